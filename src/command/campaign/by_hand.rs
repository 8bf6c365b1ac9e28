//! What was changed in a campaign by hand, in words: as its chronicle, its log and lists of its steps tell
//! it.

use serde_json::Value;

use crate::ambush_valley::{Campaign, Event, RegularForce, Told};
use crate::command::document::adjust::is_sealed_from;
use crate::command::document::fields::Fields;
use crate::document::{Adjusted, FieldSet, State as _};

/// A field that was set by hand.
pub(in crate::command) struct SetByHand {
    /// The man, team or force that it lies in, as an event of which nothing is told.
    about: Event,
    /// What these are called.
    whose: String,
    /// The field, in words.
    field: String,
    /// What it was before and is now; none of what has parts.
    from: Option<String>,
    to: Option<String>,
}

impl SetByHand {
    /// What it was set to, for whoever reads of the correction: `US, Carter: leadership 1 (was 0)`.
    pub(in crate::command) fn line(&self) -> String {
        let SetByHand { whose, field, .. } = self;
        match (&self.from, &self.to) {
            (Some(from), Some(to)) => format!("{whose}{field} {to} (was {from})"),
            _ => format!("{whose}{field} changed"),
        }
    }

    /// The same without what it was: `US, Carter: leadership 1`.
    fn title(&self) -> String {
        let SetByHand { whose, field, .. } = self;
        self.to.as_ref().map_or_else(|| format!("{whose}{field}"), |to| format!("{whose}{field} {to}"))
    }

    /// It as an event of the campaign.
    fn event(self) -> Event {
        let consequence = match (&self.from, &self.to) {
            (Some(from), Some(to)) => format!("{} set by hand: {to} (was {from})", self.field),
            _ => format!("{} changed by hand", self.field),
        };
        Event { consequence: consequence.into(), ..self.about }
    }
}

/// What is noted in the same step as a name, which is nothing to tell.
const NOTED: &str = "names_had";

/// The fields that an adjustment changed in the campaign `before` it, but for what is noted with them.
pub(in crate::command) fn fields_set(
    adjusted: &Adjusted,
    before: &Campaign,
    after: &Campaign,
) -> Vec<SetByHand> {
    in_words(sets(adjusted), before, after).collect()
}

/// The fields that were set, as they stand in the record.
fn sets(adjusted: &Adjusted) -> impl Iterator<Item = &FieldSet> {
    let sets = std::iter::once(&adjusted.set).chain(&adjusted.also);
    sets.filter(|set| set.path.trim_matches('/') != NOTED)
}

/// Each of them in words, by the names that everybody has `after`.
fn in_words<'a>(
    sets: impl Iterator<Item = &'a FieldSet>,
    before: &Campaign,
    after: &'a Campaign,
) -> impl Iterator<Item = SetByHand> {
    let whole = serde_json::to_value(before).unwrap_or_default();
    let fields = Fields::of(serde_json::json!({ "kind": Campaign::KIND, "data": whole.clone() }));
    sets.map(move |set| {
        let parts: Vec<&str> = set.path.split('/').filter(|part| !part.is_empty()).collect();
        let about = about(&parts, after);
        let is_word = fields.as_ref().is_some_and(|fields| !fields.values(&set.path).is_empty());
        let named = |value: &Value| called(value, &parts, after).or_else(|| shown(value, is_word));
        SetByHand {
            whose: whose(&about, after),
            about,
            field: field_words(&parts, after, &whole),
            from: named(&set.from),
            to: named(&set.to),
        }
    })
}

/// The names of what an event is about, in front of what is told of it.
fn whose(about: &Event, campaign: &Campaign) -> String {
    let Some(id) = &about.force else { return String::new() };
    let force = campaign.regulars.iter().find(|force| force.id == *id);
    let team = about.team.as_ref().and_then(|team| Some(force?.team_called(team).to_owned()));
    let man = about.figure.as_ref().and_then(|man| Some(force?.called(man).to_owned()));
    let names: Vec<String> =
        std::iter::once(campaign.force_called(id).to_owned()).chain(team).chain(man).collect();
    format!("{}: ", names.join(", "))
}

/// What an adjustment changed in the campaign `before` it, an event for each field. What is sealed `now` is
/// told to nobody.
pub(super) fn set_by_hand(
    adjusted: &Adjusted,
    before: &Campaign,
    after: &Campaign,
    now: &Campaign,
) -> Vec<Event> {
    let is_sealed = |set: &FieldSet| now.turn == before.turn && is_sealed_from(now, None, &set.path);
    let told = sets(adjusted).zip(in_words(sets(adjusted), before, after));
    let told = told.map(|(set, told)| match is_sealed(set) {
        true => Event { consequence: Told::from("something secret set by hand"), ..told.about },
        false => told.event(),
    });
    told.collect()
}

/// What a step that set fields by hand is called in lists of steps, by the names in `campaign`. What is
/// sealed there is not told.
pub(in crate::command) fn title(choices: &Value, campaign: &Campaign) -> String {
    let also = choices["also"].as_array().into_iter().flatten();
    let changes = std::iter::once(choices).chain(also).map(|change| {
        let path = change["path"].as_str().unwrap_or_default().to_owned();
        FieldSet { path, from: Value::Null, to: change["value"].clone() }
    });
    let changes: Vec<FieldSet> = changes.filter(|set| set.path.trim_matches('/') != NOTED).collect();
    let told = changes.iter().zip(in_words(changes.iter(), campaign, campaign));
    let told = told.map(|(set, told)| match is_sealed_from(campaign, None, &set.path) {
        true => "something secret".to_owned(),
        false => told.title(),
    });
    format!("adjust {}", told.collect::<Vec<_>>().join("; "))
}

/// An event of what the path lies in: a man, a team, a force, or the campaign.
fn about(parts: &[&str], campaign: &Campaign) -> Event {
    let nobody = || Event {
        step: campaign.step,
        force: None,
        team: None,
        figure: None,
        throw: None,
        consequence: "".into(),
        secret: false,
    };
    let place = |part: &str| part.parse::<usize>().ok();
    match parts {
        ["regulars", index, rest @ ..] => {
            let Some(force) = place(index).and_then(|index| campaign.regulars.get(index)) else {
                return nobody();
            };
            let of_force = Event { force: Some(force.id.clone()), ..nobody() };
            match rest {
                ["figures", index, ..] => {
                    let man = place(index).and_then(|index| force.figures.get(index));
                    Event { figure: man.map(|man| man.id.clone()), ..of_force }
                }
                ["teams", index, ..] => {
                    let team = place(index).and_then(|index| force.teams.get(index));
                    Event { team: team.map(|team| team.id.clone()), ..of_force }
                }
                _ => of_force,
            }
        }
        ["insurgents", index, ..] => {
            let force = place(index).and_then(|index| campaign.insurgents.get(index));
            Event { force: force.map(|force| force.id.clone()), ..nobody() }
        }
        _ => nobody(),
    }
}

/// The field within what [`about`] names, in words: places of lists by what stands there, or counted from 1.
fn field_words(parts: &[&str], campaign: &Campaign, whole: &Value) -> String {
    let known = match parts {
        ["regulars", _, "figures" | "teams", _, _, ..] => 4,
        ["regulars" | "insurgents", _, _, ..] => 2,
        _ => 0,
    };
    let mut at = Some(whole);
    let mut words: Vec<String> = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        let place = part.parse::<usize>().ok();
        at = match place {
            Some(place) => at.and_then(|at| at.get(place)),
            None => at.and_then(|at| at.get(*part)),
        };
        if index < known {
            continue;
        }
        let Some(place) = place else {
            words.push(part.replace('_', " "));
            continue;
        };
        let text = |field: &str| at.and_then(|at| at.get(field)).and_then(Value::as_str);
        let force = text("force").map(|id| campaign.force_called(id).to_owned());
        let turn = at.and_then(|at| at.get("turn")).map(|turn| format!("of turn {turn}"));
        let name = text("name").map(str::to_owned).or(force).or(turn);
        words.push(name.unwrap_or_else(|| (place + 1).to_string()));
    }
    words.join(" ")
}

/// The man, team or force that a value names by its id; none if the field holds no such id.
fn called(value: &Value, parts: &[&str], campaign: &Campaign) -> Option<String> {
    let id = value.as_str()?;
    let of = |force: &RegularForce| match parts.last() {
        Some(&"figure" | &"fills_place_of") => force.figure(id).map(|_| force.called(id)),
        Some(&"team") => force.team(id).map(|team| team.name.clone()),
        _ => None,
    };
    match parts.last() {
        Some(&"force") => Some(campaign.force_called(id).to_owned()),
        _ => campaign.regulars.iter().find_map(of),
    }
}

/// A value in words, one of a closed list without its hyphens; none of one with parts.
fn shown(value: &Value, is_word: bool) -> Option<String> {
    Some(match value {
        Value::Null => "none".to_owned(),
        Value::Bool(yes) => (if *yes { "yes" } else { "no" }).to_owned(),
        Value::Number(number) => number.to_string(),
        Value::String(text) if text.is_empty() => "none".to_owned(),
        Value::String(text) if is_word => text.replace('-', " "),
        Value::String(text) => text.clone(),
        Value::Array(_) | Value::Object(_) => return None,
    })
}
