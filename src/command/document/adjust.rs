//! `adjust`: sets one field of a document to what the table shows, as a step of its history.

use std::any::Any;

use clap::Args;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::ambush_valley::{Campaign, MissionForce, Status};
use crate::command::campaign::by_hand::fields_set;
use crate::command::document::any::{ForAnyKind, with_kind};
use crate::command::{FilterOptions, Group, Opened, Outcome, Present, Session, Subcommand};
use crate::document::{Adjusted, Document, FieldSet, Shared, State, Unfit};
use crate::error::{Error, Fault, Faults};
use crate::fitl::GameData;
use crate::named::{Named, part_of_name, plain};
use crate::render::Report;

/// Sets one field of a document.
#[derive(Debug, Args, Deserialize)]
pub struct Adjust {
    /// The document, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// The field, as a path below `data`: `regulars/0/confidence`
    #[arg(value_name = "PATH")]
    pub path: String,
    /// The new value: JSON, or a bare word for a string
    #[arg(value_name = "VALUE", value_parser = json_or_word, allow_negative_numbers = true)]
    pub value: Value,
    /// More fields to set in the same step, each as a path and a value
    #[arg(value_name = "PATH VALUE", value_parser = json_or_word, allow_negative_numbers = true)]
    #[serde(default)]
    pub more: Vec<Value>,
}

/// What a value typed for a field is: JSON, or else the word itself.
///
/// # Errors
/// None: readers of command lines want a result.
pub(crate) fn json_or_word(text: &str) -> Result<Value, String> {
    Ok(serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.to_owned())))
}

/// The path of a field below `data`, which may stand before it: the faults of a document name it so.
pub(crate) fn below_data(path: &str) -> &str {
    path.trim_start_matches('/').strip_prefix("data/").unwrap_or(path)
}

/// Refuses fields that are given twice.
pub(crate) fn refuse_twice(changes: &[(String, Value)]) -> Result<(), Error> {
    let plain = |path: &str| path.trim_matches('/').to_owned();
    for (index, (path, value)) in changes.iter().enumerate() {
        if let Some((_, before)) = changes[..index].iter().find(|(other, _)| plain(other) == plain(path)) {
            return Err(Error::Usage(format!("{} is given twice: {before} and {value}", plain(path))));
        }
    }
    Ok(())
}

impl Subcommand for Adjust {
    const PATH: &'static [&'static str] = &["adjust"];
    const GROUP: Group = Group::Documents;
    const ABOUT: &'static str = "Set fields of a document to match the table";
    const EXAMPLES: &'static str = examples! {
        "pointman adjust -i campaign.json regulars/0/confidence wavering",
        "pointman adjust squad.json figures/2/rep 5 -o squad2.json",
        "pointman adjust -i squad.json figures/Kelly/rep 5   # a name instead of a list index",
        "pointman adjust -i game.json spaces/hue/pieces/us_troops 1 available/us_troops 11    "
            "# fields that must change together",
    };
    const POSITIONAL: &'static [&'static str] = &["document", "path", "value"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let kind = self.filter.document.kind(session)?;
        with_kind(kind, Adjusting { options: self, session })
    }
}

struct Adjusting<'a> {
    options: Adjust,
    session: &'a mut Session,
}

impl ForAnyKind for Adjusting<'_> {
    type Gives = Outcome;

    fn run<S: State>(self) -> Result<Outcome, Error> {
        let Adjust { filter, path, value, more } = self.options;
        let mut changes = vec![(below_data(&path).to_owned(), value)];
        for pair in more.chunks(2) {
            let [path, value] = pair else {
                return Err(Error::Usage(format!("the field {} has no value", pair[0])));
            };
            let path = path.as_str().map_or_else(|| path.to_string(), str::to_owned);
            changes.push((below_data(&path).to_owned(), value.clone()));
        }
        let Opened { mut document, origin, .. } = filter.document.open::<S>(self.session)?;
        // What is set lies in the turns that are over only where nothing else has that name.
        let mut whole = document.outline();
        let is_there = |path: &str| whole.pointer(&format!("/{}", path.trim_matches('/'))).is_some();
        let is_found =
            |(path, _): &(String, Value)| by_number(&whole, path).is_ok_and(|path| is_there(&path));
        if !changes.iter().all(is_found) {
            whole = serde_json::to_value(&*document.data).map_err(|error| Error::Bug(error.to_string()))?;
        }
        for (path, _) in &mut changes {
            *path = by_number(&whole, path)?;
        }
        refuse_twice(&changes)?;
        if S::KIND == Campaign::KIND {
            check_names(&whole, &changes)?;
            let back = turns_of_the_back(&whole, &changes);
            let had = names_had(&whole, &changes);
            changes.extend(back.into_iter().chain(had));
        }
        let in_words = if S::KIND == GameData::KIND { or_in_words } else { Unfit::by_pointer };
        let before = campaign_of(&document);
        let adjusted = document.adjust_telling(changes.clone(), in_words).map_err(|error| {
            // Of a campaign the places are told by the names of those who stand there.
            let why = before.as_ref().and_then(|campaign| unfit_by_name(campaign, &changes));
            why.map_or(error, |why| Error::refused("", why))
        })?;
        let campaign = before.zip(campaign_of(&document));
        Ok(Outcome::document(Told { adjusted, campaign }, &document, filter.write(origin)?))
    }
}

/// What is wrong, and the command that takes words for what the table shows: text where a field holds
/// something else was meant as words. A sum that does not come out is told well enough.
fn or_in_words(unfit: &Unfit) -> String {
    let why = unfit.by_pointer();
    match unfit.is_text {
        true => {
            format!("{why}; `pointman fitl adjust` takes it in words: `players us,arvn`, `hue us troops 2`")
        }
        false => why,
    }
}

/// The turns in which men left who are set active again, to be cleared in the same step: a man who is present
/// left in none. It goes in as a change of its own because older histories hold steps without it, which
/// replay as they are.
fn turns_of_the_back(whole: &Value, changes: &[(String, Value)]) -> Vec<(String, Value)> {
    let back = |(path, value): &(String, Value)| {
        let man = path.trim_start_matches('/').strip_suffix("/status")?;
        let left = format!("{man}/left_turn");
        let is_back = value.as_str() == Some(Status::Active.id());
        let has_left = whole.pointer(&format!("/{left}")).is_some_and(|turn| !turn.is_null());
        let is_told = changes.iter().any(|(path, _)| path.trim_start_matches('/') == left);
        (is_back && has_left && !is_told).then_some((left, Value::Null))
    };
    changes.iter().filter_map(back).collect()
}

/// The place of the man whose name a path is.
fn named_by(path: &str) -> Option<[&str; 2]> {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    match parts[..] {
        ["regulars", force, "figures", man, "name"] => Some([force, man]),
        _ => None,
    }
}

/// Refuses a name that another man of the force has, or none, as a renaming does.
fn check_names(whole: &Value, changes: &[(String, Value)]) -> Result<(), Error> {
    for (path, value) in changes {
        let (Some([force, man]), Some(name)) = (named_by(path), value.as_str()) else { continue };
        if plain(name).is_empty() {
            return Err(Error::Usage("a name cannot be empty".to_owned()));
        }
        let men = whole.pointer(&format!("/regulars/{force}/figures")).and_then(Value::as_array);
        let others = men.into_iter().flatten().enumerate().filter(|(place, _)| place.to_string() != man);
        let mut named = others.filter_map(|(_, other)| other["name"].as_str());
        if let Some(other) = named.find(|other| plain(other) == plain(name)) {
            let why = format!("somebody else of the force is called {other} already");
            return Err(Error::refused("AV 8", why));
        }
    }
    Ok(())
}

/// The names that men had who get others, to be noted in the same step: no new man gets one of them.
fn names_had(whole: &Value, changes: &[(String, Value)]) -> Option<(String, Value)> {
    const NOTED: &str = "names_had";
    let had = |(path, value): &(String, Value)| {
        let [force, man] = named_by(path)?;
        let now = whole.pointer(&format!("/regulars/{force}/figures/{man}/name"))?;
        (now != value && now.as_str() != Some("")).then(|| now.clone())
    };
    let mut noted: Vec<Value> = whole[NOTED].as_array().cloned().unwrap_or_default();
    let before = noted.len();
    let is_told = changes.iter().any(|(path, _)| path.trim_matches('/') == NOTED);
    for name in changes.iter().filter(|_| !is_told).filter_map(had) {
        if !noted.contains(&name) {
            noted.push(name);
        }
    }
    (noted.len() > before).then(|| (NOTED.to_owned(), Value::Array(noted)))
}

/// What of a force's part of a game is its own player's to know (4.1), and whether the others may.
const SEALED: [&str; 4] = ["mission", "mission_roll", "objectives", "revealed"];

/// Whether a field of a campaign, what holds it or what it holds is sealed from the player of `side`, or from
/// everybody. A place that names no force for certain is taken for the other side's.
pub fn is_sealed_from(campaign: &Campaign, side: Option<&str>, path: &str) -> bool {
    let Some(mission) = &campaign.mission else { return false };
    let is_kept = |part: &MissionForce| {
        let is_ours = side.is_some_and(|side| campaign.are_allies(side, &part.force));
        part.mission.is_some() && !part.revealed && !is_ours
    };
    if !mission.forces.iter().any(is_kept) {
        return false;
    }
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    match parts[..] {
        [] | ["mission"] | ["mission", "forces" | "rolls"] => true,
        ["mission", "forces", place, ref field @ ..] => {
            let parts = mission.forces.iter().enumerate();
            let mut open = parts.filter(|(_, part)| !is_kept(part)).map(|(index, _)| index.to_string());
            !open.any(|open| open == place) && field.first().is_none_or(|field| SEALED.contains(field))
        }
        ["mission", "rolls", place, ..] => {
            let event = place.parse::<usize>().ok().and_then(|place| mission.rolls.get(place));
            event.is_none_or(|event| {
                let part = event.force.as_deref().and_then(|force| mission.force(force));
                event.tells_a_mission() && part.is_none_or(is_kept)
            })
        }
        _ => false,
    }
}

/// The path with the places of lists by number: `figures/Ellis/status` names a figure by any part of its
/// name, and may leave out whose it is where only one list of figures has it.
fn by_number(whole: &Value, path: &str) -> Result<String, Error> {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    let names_fields_alone = parts.first().is_none_or(|first| whole.get(*first).is_some());
    if names_fields_alone && whole.pointer(&format!("/{}", parts.join("/"))).is_some() {
        return Ok(path.to_owned());
    }
    let mut found = places(whole, &parts)?;
    let mut unknown = None;
    // A single word is a field of the whole, that may be left out while it has its usual value.
    if found.is_empty() && !names_fields_alone && parts.len() > 1 {
        // Whose it is was left out: the lists of the forces are looked through.
        for (list, held) in whole.as_object().into_iter().flatten() {
            for (index, inner) in held.as_array().into_iter().flatten().enumerate() {
                if inner.get(parts[0]).is_none() {
                    continue;
                }
                match places(inner, &parts) {
                    Ok(within) => {
                        found.extend(within.into_iter().map(|within| format!("{list}/{index}/{within}")));
                    }
                    Err(error) => unknown = unknown.or(Some(error)),
                }
            }
        }
    }
    match &found[..] {
        [] if unknown.is_some() => unknown.map_or_else(|| Ok(path.to_owned()), Err),
        [only] => Ok(only.clone()),
        // What is no such place is told by the document itself.
        [] => Ok(path.to_owned()),
        several => Err(Error::Usage(format!("{path} could be {}", several.join(" or ")))),
    }
}

/// The path below `value`, with names of things in lists as their places; none if there is no such field.
fn places(value: &Value, parts: &[&str]) -> Result<Vec<String>, Error> {
    let mut at = value;
    let mut path: Vec<String> = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        let step = match at {
            Value::Array(list) if part.parse::<usize>().is_err() => {
                let text = |one: &Value, field: &str| one[field].as_str().unwrap_or_default().to_owned();
                // Someone on an evening is a figure with what it did there: the figure has the name.
                let named = |one: &Value| {
                    let bearer = one.get("man").filter(|man| man.is_object()).unwrap_or(one);
                    Named::new(text(bearer, "id"), text(bearer, "name"))
                };
                let known: Vec<Named> = list.iter().map(named).collect();
                part_of_name("one", part, &known).map_err(Error::Usage)?.to_string()
            }
            _ => (*part).to_owned(),
        };
        let next = match at {
            Value::Array(list) => step.parse::<usize>().ok().and_then(|place| list.get(place)),
            other => other.get(&step),
        };
        path.push(step);
        match next {
            Some(next) => at = next,
            // A field that is left out while it has its usual value may be set.
            None if index + 1 == parts.len() && index > 0 && at.is_object() => {}
            None => return Ok(Vec::new()),
        }
    }
    Ok(vec![path.join("/")])
}

/// What a campaign would be if these fields were set: why it cannot be, with names for the places of lists;
/// none if it can be, or holds something else than it should.
fn unfit_by_name(campaign: &Campaign, changes: &[(String, Value)]) -> Option<String> {
    let whole = serde_json::to_value(campaign).ok()?;
    let mut then = whole.clone();
    for (path, value) in changes {
        *then.pointer_mut(&format!("/{}", path.trim_matches('/')))? = value.clone();
    }
    let mut faults = Faults::below("");
    Campaign::deserialize(&then).ok()?.check(&mut faults);
    let told = |fault: Fault| format!("{}: {}", by_name(&whole, &fault.pointer), fault.message);
    let told: Vec<String> = faults.into_list().into_iter().map(told).collect();
    (!told.is_empty()).then(|| told.join("; "))
}

/// A place by the names of those whom it lies in: `US, Hayes: leadership`.
fn by_name(whole: &Value, pointer: &str) -> String {
    let (mut at, mut names, mut fields) = (Some(whole), Vec::new(), Vec::new());
    for part in pointer.split('/').filter(|part| !part.is_empty()) {
        let in_list = at.is_some_and(Value::is_array);
        at = match at {
            Some(Value::Array(list)) => part.parse::<usize>().ok().and_then(|place| list.get(place)),
            other => other.and_then(|whole| whole.get(part)),
        };
        let name =
            at.filter(|_| in_list).and_then(|one| one["name"].as_str()).filter(|name| !name.is_empty());
        match name {
            // Whose it is says which list that is.
            Some(name) => {
                fields.pop();
                names.push(name);
            }
            None => fields.push(part),
        }
    }
    match names.is_empty() {
        true => fields.join("/"),
        false => format!("{}: {}", names.join(", "), fields.join("/")),
    }
}

/// The state of a document, if that is a campaign of Ambush Valley.
fn campaign_of<S: State>(document: &Document<S>) -> Option<Shared<Campaign>> {
    (&document.data as &dyn Any).downcast_ref().cloned()
}

/// The fields that were set.
#[derive(Serialize)]
#[serde(transparent)]
struct Told {
    adjusted: Adjusted,
    /// The campaign before and after, by whose names the places are told.
    #[serde(skip)]
    campaign: Option<(Shared<Campaign>, Shared<Campaign>)>,
}

impl Present for Told {
    fn report(&self) -> Report {
        let mut report = Report::new();
        if let Some((before, after)) = &self.campaign {
            fields_set(&self.adjusted, before, after).iter().for_each(|set| report.line(set.line()));
            return report;
        }
        for FieldSet { path, from, to } in std::iter::once(&self.adjusted.set).chain(&self.adjusted.also) {
            report.line(format!("{path}: {from} -> {to}"));
        }
        report
    }
}
