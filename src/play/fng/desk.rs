//! An evening at the prompt: the status line, and the words that every prompt of it knows.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use serde_json::{Map, Value, json};

use super::super::answers::{Meant, Sense, begins_a_part, meant};
use super::super::console::{Console, Desk};
use super::super::draft::DraftFile;
use super::super::paper::Paper;
use super::super::{Begin, Left, Screen};
use super::lookup::{RULES, rules_of};
use super::offering::EVERYONE;
use crate::command::Entry;
use crate::command::fng::mission::map_of;
use crate::document::Shared;
use crate::error::Error;
use crate::fng::evening::{Soldier, StandWord};
use crate::fng::mission::{Light, Mission, TimeOfDay};
use crate::fng::squads::squad::bare_name;
use crate::fng::support::{Aircraft, Who};
use crate::names;
use crate::render::{Grid, Report};
use crate::voice::Voice;

/// The word for fire at a place that may hide enemies.
const RECON: &str = "recon-by-fire";

/// Another word for everyone who may be named.
const ALL: &str = "all";

/// An evening at the prompt.
pub struct EveningClient {
    pub paper: Paper<Mission>,
    /// The squad that a campaign brings.
    pub campaign: Option<PathBuf>,
    /// Whether the other player's squad has been asked for.
    pub asked_other: Cell<bool>,
    /// Whether the rest of the platoon has been asked for.
    pub asked_platoon: Cell<bool>,
    /// How many steps were undone when it was asked how the men stand who begin on the table: once more are,
    /// it is asked again.
    pub asked_set_up: Cell<Option<u32>>,
    /// Whether its outcome has been told.
    pub told_end: Cell<bool>,
    /// Where it is kept what the person has told of who sees nobody.
    pub sights_file: DraftFile,
    /// The step whose questions have been answered or declined, and the last step when they were: what is
    /// rolled back behind that is asked again.
    pub settled: Cell<Option<(u32, u32)>>,
    /// The step after which who takes In Sight was left open this time.
    pub left_sight: Cell<Option<u32>>,
    /// The turn in which the enemy acts on though nobody of the player's is left.
    pub plays_on: Cell<Option<u16>>,
    /// Features that were named at once and are still to be checked for contact.
    pub to_check: RefCell<Vec<String>>,
}

impl EveningClient {
    /// The evening in `file`.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn open(file: PathBuf, begin: &Begin, screen: Rc<dyn Screen>) -> Result<Rc<EveningClient>, Error> {
        Ok(Rc::new(EveningClient::of(Paper::open(file, begin, screen)?, None, begin)?))
    }

    /// The evening of a campaign.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn of_campaign(
        file: PathBuf,
        campaign: PathBuf,
        begin: &Begin,
        screen: Rc<dyn Screen>,
    ) -> Result<Rc<EveningClient>, Error> {
        Ok(Rc::new(EveningClient::of(Paper::open(file, begin, screen)?, Some(campaign), begin)?))
    }

    fn of(paper: Paper<Mission>, campaign: Option<PathBuf>, begin: &Begin) -> Result<EveningClient, Error> {
        refresh_pictures(&paper, begin.map.as_deref())?;
        let map = begin.map.clone();
        let paper = paper.telling(Box::new(move |paper| refresh_pictures(paper, map.as_deref())));
        Ok(EveningClient {
            sights_file: DraftFile::of_sights(paper.file()),
            paper: paper.binding(),
            campaign,
            asked_other: Cell::default(),
            asked_platoon: Cell::default(),
            asked_set_up: Cell::default(),
            told_end: Cell::default(),
            settled: Cell::default(),
            left_sight: Cell::default(),
            plays_on: Cell::default(),
            to_check: RefCell::default(),
        })
    }

    /// The evening as it stands.
    pub fn mission(&self) -> Shared<Mission> {
        self.paper.data()
    }

    /// What a side is called at the prompt.
    pub fn side(&self, side: Who) -> &'static str {
        let mission = self.mission();
        match side {
            Who::Own => mission.own.force.title(),
            Who::Enemy => mission.enemy.force.title(),
        }
    }
}

/// Draws the table anew where its picture is kept up to date, and beside it the map of each tunnel system
/// that somebody has entered: `table.svg` and `table.tunnel-1.svg`. A turn without a Mission has no table.
fn refresh_pictures(paper: &Paper<Mission>, map: Option<&Path>) -> Result<(), Error> {
    let Some(map) = map else { return Ok(()) };
    let mission = paper.data();
    if mission.ground.is_some() {
        paper.call(&["fng", "briefing"], json!({ "svg": map }))?;
    }
    for complex in &mission.tunnels.complexes {
        let beside = map.with_extension(format!("tunnel-{}.svg", complex.system));
        paper.call(&["fng", "tunnel"], json!({ "system": complex.system, "svg": beside }))?;
    }
    Ok(())
}

impl Sense for EveningClient {
    /// All who may be named are `all`, as of moves, and `everyone`.
    fn means(&self, typed: &str, word: &str) -> bool {
        // To fire is no Recon By Fire: where nobody is left to fire at, it is refused.
        let is_fire = word == RECON && typed.len() > 1 && "fire".starts_with(typed);
        (begins_a_part(typed, word) && !is_fire) || (typed == ALL && word == EVERYONE)
    }

    /// The rank of one of them before the name of another who has another or none: `sgt can` of Can is not
    /// Sgt An.
    fn is_name(&self, typed: &str) -> bool {
        let Some((rank, name)) = typed.split_once(' ') else { return false };
        let mission = self.mission();
        let mut men = mission.company.soldiers.iter().map(Soldier::name);
        let has_rank = |man: &str| {
            let bare = bare_name(man);
            man.len() > bare.len() && man[..man.len() - bare.len()].trim().eq_ignore_ascii_case(rank)
        };
        men.clone().any(has_rank) && men.any(|man| bare_name(man).eq_ignore_ascii_case(name))
    }

    /// A name without its rank.
    fn is_short_for(&self, typed: &str, word: &str) -> bool {
        bare_name(word).eq_ignore_ascii_case(typed)
    }
}

impl Desk for EveningClient {
    fn reads_dice_ahead(&self) -> bool {
        true
    }

    fn status(&self) -> String {
        let mission = self.mission();
        let up = |side: Who| {
            let all = mission.company.of(side).count();
            let able = mission.company.of(side).filter(|soldier| soldier.is_able()).count();
            format!("{able}/{all}")
        };
        let dice =
            mission.play.dice.map_or(String::new(), |dice| format!(" | dice {}:{}", dice.own, dice.enemy));
        let acts = match mission.acting_side() {
            Some(side) => format!(" | {} act", self.side(side)),
            None => String::new(),
        };
        format!("Turn {}{dice}{acts} | {} against {} up", mission.play.turn, up(Who::Own), up(Who::Enemy))
    }

    fn words(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("show", "table, briefing or NAME: everyone's state, the mission, or one figure or vehicle"),
            ("map", "the table as text; `map FILE.svg` draws it to a file"),
            (
                "stand",
                "NAME STATE…: set a figure's state: cover, open, prone, withdrew, …; several names, or \
                 `all`; `stand ?`",
            ),
            ("odds", "NAME at NAME: how an exchange of fire is likely to end"),
            RULES,
            ("do", "COMMAND…: any FNG command on this evening, such as do radio --operator Smith"),
            (
                "adjust",
                "FIELD VALUE: set a field to match the table: `adjust light night`; `adjust ?` lists them",
            ),
        ]
    }

    fn word(&self, console: &Console, word: &'static str, rest: &str) -> Result<Option<Left>, Error> {
        let report = match word {
            "show" if "briefing".starts_with(rest) && !rest.is_empty() => {
                self.paper.call(&["fng", "briefing"], json!({}))?
            }
            "show" if "table".starts_with(rest) || (rest.len() > 2 && "roster".starts_with(rest)) => {
                self.paper.call(&["fng", "table"], json!({}))?
            }
            "show" if let Some(name) = self.vehicle_called(rest) => {
                self.paper.call(&["fng", "crew"], json!({ "of": name }))?
            }
            "show" if let Some(number) = self.aircraft_called(rest) => aircraft_told(&self.mission(), number),
            "show" => {
                let (name, _) = self.name_and_rest(rest).map_err(|error| {
                    Error::Usage(format!(
                        "{error}. Everyone is in `show table`, the mission in `show briefing`."
                    ))
                })?;
                self.paper.call(&["fng", "table"], json!({ "figure": name }))?
            }
            "map" if rest.is_empty() => Voice::Prompt.speaking(|| map_of(&self.mission())),
            "map" => {
                self.paper.call(&["fng", "briefing"], json!({ "svg": rest })).map_err(refused_by_file)?
            }
            "stand" if rest.is_empty() || rest.starts_with('?') => {
                let mut report = Report::new();
                report.line(
                    "stand NAME STATE…, as `stand Slag cover prone`, `stand Slag, Ortiz cover` or `stand \
                     all prone`. The states:",
                );
                let mut table = Grid::default();
                for word in StandWord::ALL {
                    table.row([format!(" {}", word.id()), word.title().to_owned()]);
                }
                table.row([format!(" {ABOARD} VEHICLE"), "in a vehicle, or in a helicopter".to_owned()]);
                report.table(table);
                report
            }
            "stand" => {
                let (step, later) = rest.split_once(';').unwrap_or((rest, ""));
                let (names, words) = self.names_and_states(step)?;
                if words.first().is_some_and(|word| word == "?") {
                    return self.word(console, word, "?");
                }
                console.read_next(later);
                if let Some((ABOARD, vehicle)) = words.split_first().map(|(word, rest)| (word.as_str(), rest))
                {
                    let vehicle = self.rides_called(&vehicle.join(" "))?;
                    let options = json!({ "figure": names, "vehicle": vehicle });
                    return self.paper.changed(console, &["fng", "stand"], options);
                }
                if words.is_empty() {
                    let states = StandWord::ALL.map(StandWord::id).join(", ");
                    let message = format!("say how {} stands: {states}", names.join(", "));
                    return Err(Error::Usage(message));
                }
                let options = json!({ "figure": names, "stands": words });
                return self.paper.changed(console, &["fng", "stand"], options);
            }
            "odds" => {
                // The words of the action itself say the same.
                let Some((by, at)) = rest.split_once(" at ").or_else(|| rest.split_once(" fire ")) else {
                    let message = "say who fires at whom: `odds NAME at NAME`, or several with commas";
                    return Err(Error::Usage(message.to_owned()));
                };
                let named = |names: &str| -> Result<Vec<String>, Error> {
                    let names = names.split(',').filter(|name| !name.trim().is_empty());
                    names.map(|name| self.name_and_rest(name).map(|(name, _)| name)).collect()
                };
                let (by, at) = (named(by)?, named(at)?);
                let options =
                    json!({ "by": by, "at": at, "odds": 1000, "reaction": true, "in_place": false });
                self.paper.call(&["fng", "exchange"], options)?
            }
            "rules" => rules_of(rest, self.mission().play.options.edition())?,
            "do" => return self.any_command(console, rest).map_err(refused_by_file),
            "adjust" if rest.is_empty() || rest == "?" => {
                let mut report = Report::new();
                let times = TimeOfDay::ALL.map(TimeOfDay::id).join(", ");
                let now = self.mission().light.contact.id();
                report.line(format!("`adjust light TIME` sets the time of day, now {now}: {times}."));
                report.line("How a figure stands is set by `stand NAME STATE`.");
                console.show(&report)?;
                return self.paper.word(console, word, "?");
            }
            "adjust" => {
                let time = rest.strip_prefix("light ").and_then(|time| time.trim().parse::<TimeOfDay>().ok());
                let Some(time) = time else {
                    // Only the field itself is another value than a time of day.
                    if rest.starts_with("light ") && !rest.contains('{') {
                        let times = TimeOfDay::ALL.map(TimeOfDay::id).join(", ");
                        return Err(Error::Usage(format!("give a time of day, one of {times}")));
                    }
                    return self.paper.word(console, word, rest);
                };
                let light = Light::from(time, self.mission().light.variable);
                let options = json!({ "path": "light", "value": light });
                return self.paper.changed_and_told(console, &["adjust"], options, |_| {
                    let mut report = Report::new();
                    report.line(format!("The time of day is now {}.", time.id()));
                    report
                });
            }
            _ => return self.paper.word(console, word, rest),
        };
        console.show(&report)?;
        Ok(None)
    }
}

impl EveningClient {
    /// The number of the aircraft on the table that text names, by a word of its name, if nobody else is
    /// called so.
    fn aircraft_called(&self, text: &str) -> Option<u16> {
        let mission = self.mission();
        let there: Vec<&Aircraft> = mission.play.aircraft.iter().filter(|it| it.is_here()).collect();
        let titles: Vec<String> = there.iter().map(|aircraft| aircraft.title()).collect();
        let titles: Vec<&str> = titles.iter().map(String::as_str).collect();
        if let Some(index) = titles.iter().position(|title| title.eq_ignore_ascii_case(text.trim())) {
            return Some(there[index].number);
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        match meant(&words, &titles, self) {
            Meant::One(index, used) if used > 0 && self.name_and_rest(text).is_err() => {
                Some(there[index].number)
            }
            _ => None,
        }
    }

    /// The vehicle or aircraft that text names, as it is called.
    fn rides_called(&self, text: &str) -> Result<String, Error> {
        let mission = self.mission();
        let title = |number: u16| {
            let found = mission.play.aircraft.iter().find(|aircraft| aircraft.number == number);
            found.map(Aircraft::title)
        };
        let found = self.vehicle_called(text).or_else(|| self.aircraft_called(text).and_then(title));
        found.ok_or_else(|| {
            let here = mission.play.aircraft.iter().filter(|it| it.is_here()).map(Aircraft::title);
            let all = mission.company.vehicles.iter().map(|vehicle| vehicle.name.clone()).chain(here);
            let all: Vec<String> = all.collect();
            let there = if all.is_empty() { "there is none".to_owned() } else { all.join(", ") };
            Error::Usage(format!("say aboard which vehicle or helicopter: {there}"))
        })
    }

    /// The vehicle that text names, by its beginning, if nobody is called so.
    pub(super) fn vehicle_called(&self, text: &str) -> Option<String> {
        let mission = self.mission();
        let vehicles: Vec<&str> = mission.company.vehicles.iter().map(|vehicle| &*vehicle.name).collect();
        let words: Vec<&str> = text.split_whitespace().collect();
        let is_whole = |name: &&&str| name.eq_ignore_ascii_case(text.trim());
        if let Some(name) = vehicles.iter().find(is_whole) {
            return Some((*name).to_owned());
        }
        match meant(&words, &vehicles, self) {
            Meant::One(index, used) if used > 0 && self.name_and_rest(text).is_err() => {
                Some(vehicles[index].to_owned())
            }
            _ => None,
        }
    }

    /// The figure that text begins with, by any beginning of a word of their name, and what follows.
    pub(super) fn name_and_rest<'t>(&self, text: &'t str) -> Result<(String, &'t str), Error> {
        let mission = self.mission();
        let figures: Vec<&str> = mission.company.soldiers.iter().map(Soldier::name).collect();
        self.name_among(text, &figures)
    }

    /// The same of one of these figures.
    pub(super) fn name_among<'t>(&self, text: &'t str, figures: &[&str]) -> Result<(String, &'t str), Error> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let first = words.first().copied().unwrap_or_default();
        let (index, used) = match meant(&words, figures, self) {
            Meant::One(index, used) => (index, used),
            Meant::Several(found, used) if used > 0 => {
                let found: Vec<&str> = found.into_iter().map(|index| figures[index]).collect();
                let typed = words[..used].join(" ");
                return Err(Error::Usage(format!("`{typed}` may mean {}: type more", found.join(" or "))));
            }
            _ => return Err(Error::Usage(names::unknown("figure", first, figures))),
        };
        let mut rest = text.trim_start();
        for _ in 0..used {
            rest = rest.split_once(char::is_whitespace).map_or("", |(_, rest)| rest.trim_start());
        }
        Ok((figures[index].to_owned(), rest))
    }

    /// The figures that text begins with, one or several, or `all` of one's own on the table, and the words
    /// after them.
    fn names_and_states(&self, text: &str) -> Result<(Vec<String>, Vec<String>), Error> {
        let text = text.replace(',', " ");
        let mission = self.mission();
        let first = text.split_whitespace().next().unwrap_or_default();
        let is_name = |text: &str| self.name_and_rest(text).is_ok();
        let (names, mut rest) = if [ALL, EVERYONE].contains(&&*first.to_lowercase()) && !is_name(first) {
            let own = mission.company.of(Who::Own).filter(|man| man.is_able() && man.aboard.is_none());
            let own = own.filter(|man| !mission.tunnels.is_below(man.name()));
            let own: Vec<String> = own.map(|man| man.name().to_owned()).collect();
            (own, text.trim_start().split_at(first.len()).1)
        } else {
            let (name, rest) = self.name_and_rest(&text)?;
            (vec![name], rest)
        };
        let mut names = names;
        loop {
            let word = rest.split_whitespace().next().unwrap_or_default();
            // What says how they stand names nobody.
            let is_state = |state: &StandWord| state.id() == word;
            if ["", "?", ABOARD].contains(&word) || StandWord::ALL.iter().any(is_state) {
                break;
            }
            let (name, after) = match self.name_and_rest(rest) {
                Ok(named) => named,
                Err(_) => break,
            };
            names.push(name);
            rest = after;
        }
        let words = rest.split_whitespace().map(str::to_owned).collect();
        Ok((names, words))
    }

    /// Any command of FNG on this evening, as the shell would take it.
    fn any_command(&self, console: &Console, rest: &str) -> Result<Option<Left>, Error> {
        let words: Vec<String> = rest.split_whitespace().map(str::to_owned).collect();
        let options: Vec<&str> = words.iter().map(String::as_str).collect();
        let (path, given) = options
            .iter()
            .position(|word| word.starts_with("--"))
            .map_or((&options[..], &options[..0]), |at| options.split_at(at));
        let path: Vec<&str> =
            std::iter::once("fng").chain(path.iter().copied().filter(|word| *word != "fng")).collect();
        let Some((entry, used)) = Entry::of_words(&path) else {
            return Err(Error::Usage(format!("there is no command `{}`", path.join(" "))));
        };
        let (path, told) = path.split_at(used);
        let mut options = by_place(entry.positional, told)?;
        let mut words = given.iter().peekable();
        while let Some(word) = words.next() {
            let name = word.trim_start_matches('-').replace('-', "_");
            let value = match words.peek() {
                Some(next) if !next.starts_with("--") => {
                    let mut value = Vec::new();
                    while let Some(next) = words.next_if(|next| !next.starts_with("--")) {
                        value.push(*next);
                    }
                    let text = value.join(" ");
                    text.parse::<u64>().map_or_else(|_| json!(text), |number| json!(number))
                }
                _ => json!(true),
            };
            match options.get_mut(&name) {
                Some(Value::Array(list)) => list.push(value),
                Some(one) => *one = json!([one.clone(), value]),
                None => drop(options.insert(name, value)),
            }
        }
        self.paper.changed(console, path, Value::Object(options))
    }
}

/// By which somebody is said to be in a vehicle or helicopter.
const ABOARD: &str = "aboard";

/// An aircraft, and who is aboard.
fn aircraft_told(mission: &Mission, number: u16) -> Report {
    let mut report = Report::new();
    for aircraft in mission.play.aircraft.iter().filter(|aircraft| aircraft.number == number) {
        let place = aircraft.place.id().replace('-', " ");
        report.line(format!("{}: {place}; pilot Rep {}", aircraft.title(), aircraft.pilot_rep));
        let names = |names: &BTreeSet<String>| names.iter().cloned().collect::<Vec<_>>().join(", ");
        if !aircraft.riders.is_empty() {
            report.item(1, format!("aboard: {}", names(&aircraft.riders)));
        }
        if !aircraft.evacuated.is_empty() {
            report.item(1, format!("casualties aboard: {}", names(&aircraft.evacuated)));
        }
        if aircraft.riders.is_empty() && aircraft.evacuated.is_empty() {
            report.item(1, "nobody is aboard but the crew");
        }
    }
    report
}

/// What is told without the name of its option, by the places of a command; the last takes all that is left.
fn by_place(places: &[&str], told: &[&str]) -> Result<Map<String, Value>, Error> {
    // Where it works is known.
    let mut places =
        places.iter().filter(|place| !["document", "evening", "squad"].contains(*place)).peekable();
    let (mut options, mut told) = (Map::new(), told);
    while let (Some(place), Some((first, others))) = (places.next(), told.split_first()) {
        let is_last = places.peek().is_none();
        let value = if is_last { told.join(" ") } else { (*first).to_owned() };
        let value = value.parse::<u64>().map_or_else(|_| json!(value), |number| json!(number));
        options.insert((*place).to_owned(), value);
        told = if is_last { &[] } else { others };
    }
    match told {
        [] => Ok(options),
        left => Err(Error::Usage(format!("not read: `{}`; an option begins with `--`", left.join(" ")))),
    }
}

/// What another file than the document prevents is refused, and the evening goes on.
fn refused_by_file(error: Error) -> Error {
    match error {
        error @ (Error::CannotWrite { .. } | Error::Io { .. }) => Error::Usage(error.to_string()),
        other => other,
    }
}
