//! Asks for the commands of `offers` step by step. What the rules say to an answer is found by trying the
//! command on the evening as it stands: nothing is offered that they would refuse.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::super::Left;
use super::super::console::{Chosen, Console, Prompt, Rules};
use super::desk::EveningClient;
use super::offers::{Answers, Ask, At, GROUPS, Group, Offer, number_or_word};
use crate::error::Error;
use crate::fng::mission::{Ground, TablePoint};
use crate::fng::support::Aircraft;
use crate::fng::traps::Trap;

/// Options of a command as they are filled in.
type Options = Map<String, Value>;

/// The options of a command with one more answer.
enum Answered {
    /// It was asked for.
    Put(Options),
    /// Nobody was asked: it is the only one, which was told, or there is none.
    Told(Options),
}

/// What ends a list of figures, and what gives none.
const NOBODY: &str = "nobody";

/// What gives all who are left of a list of figures.
pub(super) const EVERYONE: &str = "everyone";

/// The option by which those fired at react at once, as they do to ordinary fire.
pub(super) const TO_THE_END: &str = "to_the_end";

/// The option that names the vehicle which is fired at.
const TARGET: &str = "target";

/// The option that gives an aircraft by its number.
const AIRCRAFT: &str = "aircraft";

/// The offers of the groups that are acts of an Activation.
const ACTS: [&str; 18] = [
    "request",
    "radio",
    "call-guns",
    "card-guns",
    "protective-fire",
    "fire-guns",
    "declare-run",
    "fly-run",
    "land",
    "fly-off",
    "hover",
    "depart",
    "load-men",
    "load-wounded",
    "get-off",
    "unload",
    "sniper-fires",
    "covering-fire",
];

/// The option that gives a trap by its number.
const TRAP: &str = "trap";

/// What leaves a menu of commands.
const NOTHING: &str = "nothing";

impl Offer {
    /// The options it has before anything is asked.
    fn begun(&self, at: At) -> Options {
        match (self.fixed)(at) {
            Value::Object(options) => options.into_iter().filter(|(_, value)| !value.is_null()).collect(),
            _ => Options::new(),
        }
    }

    /// The same with answers that are given already.
    fn begun_with(&self, at: At, given: Value) -> Options {
        let mut begun = self.begun(at);
        if let Value::Object(given) = given {
            begun.extend(given);
        }
        begun
    }
}

fn with(mut options: Options, ask: &Ask, value: Value) -> Options {
    options.insert(ask.option.to_owned(), value);
    options
}

/// How far a shot goes is asked with who fires and at whom.
const INCHES: &str = "in";

/// From whom to whom it is so many inches; none where nobody is named.
fn from_whom_to_whom(at: At, options: &Options) -> Option<String> {
    let target = options.get(TARGET).or_else(|| options.get("at")?.get(0)).and_then(Value::as_str)?;
    // Who is on no list is given with more than a name.
    let target = target.strip_prefix("name=").map_or(target, |told| told.split(',').next().unwrap_or(told));
    Some(format!("Inches from {} to {target}", at.soldier?.name()))
}

/// What is asked; aircraft and traps, which are answered by their numbers, with their names and places.
fn worded(ask: &Ask, at: At, answers: &[String]) -> String {
    let is_answer = |number: u16| answers.iter().any(|answer| *answer == number.to_string());
    let titles: Vec<String> = match ask.option {
        AIRCRAFT => {
            let named = at.mission.play.aircraft.iter().filter(|aircraft| is_answer(aircraft.number));
            named.map(Aircraft::title).collect()
        }
        TRAP => {
            let kept = at.mission.secrets_kept_by(at.side);
            let known = |trap: &&Trap| at.mission.traps.known(trap.id, kept).is_ok() && is_answer(trap.id);
            let known = at.mission.traps.list.iter().filter(known);
            known.map(|trap| format!("{} is {}", trap.id, trap.whereabouts())).collect()
        }
        _ => Vec::new(),
    };
    if titles.is_empty() { ask.what.to_owned() } else { format!("{}, {}", ask.what, titles.join(", ")) }
}

impl EveningClient {
    /// Whether the rules allow a command with these options, and any answers to what is asked from here on.
    fn is_possible(&self, offer: &Offer, at: At, from: usize, options: Options) -> Result<(), Error> {
        let Some(ask) = offer.asks.get(from) else {
            return self.paper.would(&["fng", offer.command], Value::Object(options));
        };
        if options.contains_key(ask.option) || !(ask.when)(at, &options) {
            return self.is_possible(offer, at, from + 1, options);
        }
        let none = || Error::Usage(format!("{}: there is none", ask.what));
        let (of, as_list, mut refused) = match &ask.of {
            Answers::One(of) => (of, false, none()),
            Answers::Some(of) | Answers::Everyone(of) => (of, true, none()),
            Answers::Number(.., usual) => {
                return self.is_possible(offer, at, from + 1, with(options, ask, json!(usual)));
            }
            Answers::Point(usual) => {
                return self.is_possible(offer, at, from + 1, with(options, ask, json!(usual)));
            }
            Answers::Words(usual) if !usual.is_empty() => {
                return self.is_possible(offer, at, from + 1, with(options, ask, json!(usual)));
            }
            Answers::Words(_) | Answers::Any(_) => {
                return self.is_possible(offer, at, from + 1, options);
            }
            Answers::Yes => {
                let yes = || self.is_possible(offer, at, from + 1, with(options.clone(), ask, json!(true)));
                return self
                    .is_possible(offer, at, from + 1, options.clone())
                    .or_else(|no| yes().map_err(|_| no));
            }
            // Where there is only one way, nothing need be said; where there are several, one of them.
            Answers::Perhaps(of) => match self.is_possible(offer, at, from + 1, options.clone()) {
                Ok(()) => return Ok(()),
                Err(error) => (of, false, error),
            },
        };
        let all = of(at);
        let are_figures = all.len() > 1 && all.iter().all(|name| at.mission.company.get(name).is_some());
        let mut told: BTreeSet<String> = BTreeSet::new();
        for answer in &all {
            let answer = if as_list { json!([answer]) } else { (ask.read)(at, answer) };
            match self.is_possible(offer, at, from + 1, with(options.clone(), ask, answer)) {
                Ok(()) => return Ok(()),
                // What a rule refuses says more than what there is not.
                Err(Error::Usage(_)) if matches!(refused, Error::Refused { .. }) => {}
                Err(error) => {
                    told.insert(error.to_string());
                    refused = error;
                }
            }
        }
        // Where each is refused for themselves, nobody has named the last of those tried.
        Err(match refused {
            Error::Refused { rule, message, .. } if are_figures && told.len() > 1 => {
                Error::refused(rule, format!("nobody can do it now: {message}"))
            }
            other => other,
        })
    }

    /// Whether a command is offered now.
    pub(super) fn is_offered(&self, offer: &Offer, at: At) -> bool {
        self.is_offered_with(offer, at, json!({}))
    }

    /// Whether a command is offered now with answers that are given already.
    pub(super) fn is_offered_with(&self, offer: &Offer, at: At, given: Value) -> bool {
        // On doubles, and once both sides have acted, nobody fires, calls or flies [Turn Sequence].
        let has_time = at.mission.play.dice.is_none() || at.mission.acting_side().is_some();
        (has_time || !ACTS.contains(&offer.words))
            && (offer.when)(at)
            && self.is_possible(offer, at, 0, offer.begun_with(at, given)).is_ok()
    }

    /// Why the rules refuse a command that its words name, where there is something on the table for it.
    pub(super) fn offer_refused(&self, offers: &[Offer], at: At, typed: &str) -> Option<String> {
        let word = typed.split_whitespace().next().filter(|word| word.len() > 2)?.to_lowercase();
        let named = || offers.iter().filter(|offer| offer.words.starts_with(&word));
        let Some(offer) = named().find(|offer| (offer.when)(at)) else {
            // Nothing is there for it, and its whole word was typed: the rules say why where they can.
            let (offer, soldier) = (named().find(|offer| offer.words == word)?, at.soldier?);
            let (name, words) = (soldier.name(), offer.words);
            let refused = match self.is_possible(offer, at, 0, offer.begun(at)) {
                Err(error @ Error::Refused { .. }) => error.to_string(),
                _ => format!("{name} has nothing to do by `{words}` now."),
            };
            return Some(refused);
        };
        let refused = self.is_possible(offer, at, 0, offer.begun(at)).err()?;
        // Where nobody may act, no figure tried in vain is named.
        let nobody = at.mission.nobody_acts(at.side).filter(|_| at.soldier.is_none());
        Some(nobody.unwrap_or_else(|| refused.to_string()))
    }

    /// Groups of commands, at least one of which has something on the table.
    pub(super) fn groups(at: At<'_>) -> impl Iterator<Item = &'static Group> {
        let any = move |group: &&Group| group.offers.iter().any(|offer| (offer.when)(at));
        GROUPS.iter().filter(any)
    }

    /// Asks which command of a group, and for what it needs.
    pub(super) fn group(&self, console: &Console, group: &Group, at: At) -> Result<(), Left> {
        let offers: Vec<&Offer> = group.offers.iter().filter(|offer| self.is_offered(offer, at)).collect();
        if offers.is_empty() {
            console.forget()?;
            let word = group.word;
            console.say(format!("There is nothing to do with {word} now by the rules."))?;
            return Ok(());
        }
        let answers = offers.iter().map(|offer| offer.words).chain([NOTHING]);
        let prompt = Prompt::of(format!("What with {}", group.word), answers).enter(offers.len(), NOTHING);
        let prompt = offers.iter().fold(prompt, |prompt, offer| prompt.noting(offer.words, offer.note));
        let chosen = match console.ask_or(&prompt, &OfGroup { client: self, group, at }) {
            Err(Left::Back) => return Ok(()),
            other => other?,
        };
        let Chosen::Answer(chosen) = chosen else { return Ok(()) };
        let Some(offer) = offers.get(chosen) else { return Ok(()) };
        self.offer(console, offer, at).map(drop)
    }

    /// Asks for all that a command needs, one answer after another, and takes it. Gives whether it was taken.
    pub(super) fn offer(&self, console: &Console, offer: &Offer, at: At) -> Result<bool, Left> {
        self.offer_with(console, offer, at, json!({}))
    }

    /// The same with answers that are given already.
    pub(super) fn offer_with(
        &self,
        console: &Console,
        offer: &Offer,
        at: At,
        given: Value,
    ) -> Result<bool, Left> {
        let begun = offer.begun_with(at, given);
        let is_given = |asked: usize, options: &Options| {
            let asked = offer.asks.get(asked);
            asked.is_some_and(|ask| begun.contains_key(ask.option) || !(ask.when)(at, options))
        };
        let mut filled = vec![begun.clone()];
        // Which of the questions were put: `back` asks the last of them again.
        let mut put: Vec<usize> = Vec::new();
        while let Some(ask) = offer.asks.get(filled.len() - 1) {
            let options = filled.last().cloned().unwrap_or_default();
            if is_given(filled.len() - 1, &options) {
                filled.push(options);
                continue;
            }
            match self.answered(console, offer, at, filled.len() - 1, ask, options) {
                Ok(Answered::Put(options)) => {
                    put.push(filled.len());
                    filled.push(options);
                }
                Ok(Answered::Told(options)) => filled.push(options),
                Err(Left::Back) => {
                    console.forget()?;
                    match put.pop() {
                        Some(last) => filled.truncate(last),
                        None => return Ok(false),
                    }
                }
                Err(left) => return Err(left),
            }
        }
        let mut options = filled.pop().unwrap_or_default();
        if self.paper.takes(&["fng", offer.command], TO_THE_END)? {
            options.insert(TO_THE_END.to_owned(), json!(true));
        }
        self.paper.take(console, &["fng", offer.command], Value::Object(options))
    }

    /// Asks one question of a command, and gives the options with its answer. What can be answered in one way
    /// is told, and not asked, unless an answer was typed ahead.
    fn answered(
        &self,
        console: &Console,
        offer: &Offer,
        at: At,
        index: usize,
        ask: &Ask,
        options: Options,
    ) -> Result<Answered, Left> {
        let asked = Asked { client: self, console, offer, at, index, ask, options };
        match &ask.of {
            Answers::One(of) => asked.one_of(*of),
            Answers::Perhaps(of) => asked.perhaps(*of),
            Answers::Some(of) => asked.figures(*of, Usual::Named),
            Answers::Everyone(of) => asked.figures(*of, Usual::Everyone),
            Answers::Any(of) => asked.figures(*of, Usual::Nobody),
            Answers::Number(least, most, usual) => asked.number(*least, *most, *usual),
            Answers::Words(usual) => asked.words(usual),
            Answers::Point(usual) => asked.point(usual),
            Answers::Yes => asked.yes(),
        }
    }
}

/// A question of a command that is asked now, with the options that were answered before.
struct Asked<'a> {
    client: &'a EveningClient,
    console: &'a Console,
    offer: &'a Offer,
    at: At<'a>,
    index: usize,
    ask: &'a Ask,
    options: Options,
}

impl Asked<'_> {
    /// Whether the rules allow the command with this answer.
    fn allowed(&self, answer: &Value) -> bool {
        self.goes_on_with(with(self.options.clone(), self.ask, answer.clone()))
    }

    /// Whether the rules allow the command with these options, whatever is asked from here on.
    fn goes_on_with(&self, options: Options) -> bool {
        self.client.is_possible(self.offer, self.at, self.index + 1, options).is_ok()
    }

    fn value(&self, answer: &str) -> Value {
        (self.ask.read)(self.at, answer)
    }

    fn put(self, answer: Value) -> Answered {
        Answered::Put(with(self.options, self.ask, answer))
    }

    /// Those of the legal answers that the rules allow.
    fn fit(&self, of: fn(At) -> Vec<String>) -> Vec<String> {
        of(self.at).into_iter().filter(|answer| self.allowed(&self.value(answer))).collect()
    }

    fn one_of(self, of: fn(At) -> Vec<String>) -> Result<Answered, Left> {
        let Asked { console, at, ask, .. } = self;
        let answers = self.fit(of);
        let Some(first) = answers.first().cloned() else { return Err(Left::Back) };
        // The last question of a command is left open, or nothing could be called off.
        if answers.len() == 1 && self.index + 1 < self.offer.asks.len() {
            let by_number = if ask.option == AIRCRAFT { numbered(at, &answers) } else { Vec::new() };
            // What was typed ahead is for the questions after it, unless it answers this one.
            let held = console.hold_unless(&[&answers[..], &by_number].concat());
            if !console.has_more() {
                console.say(format!("  {}: {first}", worded(ask, at, &answers)))?;
                console.put_on(&held);
                let value = self.value(&first);
                return Ok(Answered::Told(with(self.options, ask, value)));
            }
        }
        let prompt = Prompt::of(worded(ask, at, &answers), answers.clone());
        // Which of several targets is meant only the person knows.
        let proposes = answers.len() == 1 || ask.option != TARGET;
        let prompt = if proposes { prompt.enter(0, first) } else { prompt }.within_order(console);
        let numbers = if ask.option == AIRCRAFT { numbered(at, &answers) } else { Vec::new() };
        let chosen = console.ask_or(&prompt, &OneOf { numbers, asked: &self, of })?;
        let value = match chosen {
            Chosen::Answer(chosen) => self.value(&answers[chosen]),
            Chosen::Typed(number) => number_or_word(number.trim()),
        };
        Ok(self.put(value))
    }

    fn perhaps(self, of: fn(At) -> Vec<String>) -> Result<Answered, Left> {
        let mut answers = self.fit(of);
        let may_be_left = self.goes_on_with(self.options.clone());
        if answers.is_empty() {
            return if may_be_left { Ok(Answered::Told(self.options)) } else { Err(Left::Back) };
        }
        if may_be_left {
            answers.insert(0, "none".to_owned());
        }
        let first = answers[0].clone();
        let prompt = Prompt::of(self.ask.what, answers.clone()).enter(0, first);
        Ok(match self.console.ask(&prompt.within_order(self.console))? {
            0 if may_be_left => Answered::Put(self.options),
            chosen => {
                let value = self.value(&answers[chosen]);
                self.put(value)
            }
        })
    }

    fn figures(self, of: fn(At) -> Vec<String>, usual: Usual) -> Result<Answered, Left> {
        let fits = |chosen: &[String]| self.allowed(&json!(chosen));
        // The first of them is aimed at, and others are where it gets to at whom nobody may aim.
        let all = of(self.at);
        if !all.iter().any(|name| fits(std::slice::from_ref(name))) {
            return Ok(Answered::Told(self.options));
        }
        let chosen = several_that(self.console, self.ask.what, &all, usual, false, &fits)?;
        Ok(if chosen.is_empty() { Answered::Put(self.options) } else { self.put(json!(chosen)) })
    }

    /// The number next to `to` that the rules allow: what reaches so far reaches all that is nearer, and what
    /// is far enough is so beyond.
    fn last(&self, from: u16, to: u16) -> i32 {
        let (mut good, mut bad) = (i32::from(from), i32::from(to));
        if u16::try_from(bad).is_ok_and(|number| self.allowed(&json!(number))) {
            return bad;
        }
        while (good - bad).abs() > 1 {
            let middle = i32::midpoint(good, bad);
            if self.allowed(&json!(middle)) { good = middle } else { bad = middle }
        }
        good
    }

    fn number(self, least: u16, most: u16, usual: u16) -> Result<Answered, Left> {
        let (least, most) = (self.last(usual, least), self.last(usual, most));
        let words = (least..=most).map(|number| number.to_string());
        let enter = usize::try_from(i32::from(usual) - least).unwrap_or_default();
        let from = from_whom_to_whom(self.at, &self.options).filter(|_| self.ask.option == INCHES);
        let what = from.unwrap_or_else(|| self.ask.what.to_owned());
        let prompt = Prompt::of(what, words).enter(enter, usual.to_string());
        let chosen = self.console.ask(&prompt.within_order(self.console))?;
        Ok(self.put(json!(least.unsigned_abs() as usize + chosen)))
    }

    fn words(self, usual: &str) -> Result<Answered, Left> {
        // Whoever may be there is named behind a place that is fired at.
        let is_last = self.offer.asks[self.index + 1..].iter().all(|ask| !ask.of.names_figures());
        let enter = if usual.is_empty() { "none" } else { usual };
        let what = format!("{} (Enter: {enter})", self.ask.what);
        let about = ("In words, as you call it at the table.", is_last);
        let typed = in_words(self.console, &what, usual, about)?;
        Ok(if typed.is_empty() { Answered::Put(self.options) } else { self.put(json!(typed)) })
    }

    fn point(self, usual: &str) -> Result<Answered, Left> {
        let prompt = Prompt::of(self.ask.what, [usual]).enter(0, usual);
        let point = match self.console.ask_or(&prompt, &Coordinates)? {
            Chosen::Answer(_) => usual.to_owned(),
            Chosen::Typed(typed) => middle_of_square(&typed).unwrap_or_else(|| typed.trim().to_owned()),
        };
        Ok(self.put(json!(point)))
    }

    fn yes(self) -> Result<Answered, Left> {
        if !self.allowed(&json!(true)) {
            return Ok(Answered::Told(self.options));
        }
        let prompt = Prompt::of(self.ask.what, ["no", "yes"]).enter(0, "no");
        let chosen = self.console.ask(&prompt.within_order(self.console))?;
        // Where it is needed, to decline it is to leave the command.
        if chosen == 0 && !self.goes_on_with(self.options.clone()) {
            return Err(Left::Back);
        }
        Ok(if chosen == 1 { self.put(json!(true)) } else { Answered::Put(self.options) })
    }
}

/// The numbers of the aircraft that are called so.
fn numbered(at: At, titles: &[String]) -> Vec<String> {
    let called = |aircraft: &&Aircraft| titles.contains(&aircraft.title());
    at.mission.play.aircraft.iter().filter(called).map(|aircraft| aircraft.number.to_string()).collect()
}

/// Reads the number of an aircraft, by which reports call it beside its name, and tells why one whom the
/// rules leave out is no answer.
struct OneOf<'a> {
    numbers: Vec<String>,
    asked: &'a Asked<'a>,
    of: fn(At) -> Vec<String>,
}

impl Rules for OneOf<'_> {
    fn accept(&self, typed: &str, _is_ended: bool) -> bool {
        self.numbers.iter().any(|number| number == typed.trim())
    }

    fn refusal(&self, typed: &str) -> Option<String> {
        let Asked { client, offer, at, index, ask, options, .. } = self.asked;
        let all = (self.of)(*at);
        let names: Vec<&str> = all.iter().map(String::as_str).collect();
        let Ok((name, _)) = client.name_among(typed, &names) else {
            // Who is no target at all is on no list.
            let (name, _) = client.name_and_rest(typed).ok()?;
            return at.mission.no_target_because(at.soldier?, at.mission.company.get(&name)?);
        };
        let options = with(options.clone(), ask, self.asked.value(&name));
        client.is_possible(offer, *at, index + 1, options).err().map(|error| error.to_string())
    }

    fn accept_first(&self, ahead: &str) -> Option<usize> {
        let word = ahead.trim_start().split([' ', ';', '\t']).next()?;
        let before = ahead.len() - ahead.trim_start().len();
        self.accept(word, true).then_some(before + word.len())
    }
}

/// The middle of a square of the map as a point is typed: `18,30` for `B3`.
fn middle_of_square(typed: &str) -> Option<String> {
    Ground::middle_of(typed).map(|TablePoint { x, y }| format!("{x},{y}"))
}

/// Reads two whole numbers, wherever in a line they stand, or a square of the map: `40,18`, `B3`.
struct Coordinates;

impl Coordinates {
    fn is_point(typed: &str) -> bool {
        let is_number = |part: &str| part.trim().parse::<i16>().is_ok();
        let is_pair = typed.split_once(',').is_some_and(|(x, y)| is_number(x) && is_number(y));
        is_pair || middle_of_square(typed).is_some()
    }
}

impl Rules for Coordinates {
    fn accept(&self, typed: &str, _is_ended: bool) -> bool {
        Coordinates::is_point(typed)
    }

    fn accept_first(&self, ahead: &str) -> Option<usize> {
        let word = ahead.trim_start().split([' ', ';', '\t']).next()?;
        let before = ahead.len() - ahead.trim_start().len();
        Coordinates::is_point(word).then_some(before + word.len())
    }

    fn refusal(&self, typed: &str) -> Option<String> {
        Some(format!("`{typed}` is neither two whole numbers, as 12,30, nor a square of the map, as B3"))
    }
}

/// Tells why a command of a group is refused now.
struct OfGroup<'a> {
    client: &'a EveningClient,
    group: &'a Group,
    at: At<'a>,
}

impl Rules for OfGroup<'_> {
    fn refusal(&self, typed: &str) -> Option<String> {
        self.client.offer_refused(self.group.offers, self.at, typed)
    }
}

/// Asks for one after another of `all`, until the person has named those meant.
pub(super) fn several(
    console: &Console,
    what: &str,
    all: &[String],
    needed: bool,
) -> Result<Vec<String>, Left> {
    let usual = if needed { Usual::First } else { Usual::Nobody };
    several_that(console, what, all, usual, false, &|_| true)
}

/// The same where nothing is asked behind it, so that no word may stand there.
pub(super) fn several_at_last(
    console: &Console,
    what: &str,
    all: &[String],
    needed: bool,
) -> Result<Vec<String>, Left> {
    let usual = if needed { Usual::First } else { Usual::Nobody };
    several_that(console, what, all, usual, true, &|_| true)
}

/// The same, where Enter alone gives the first of them, and nobody may be meant.
pub(super) fn likely(console: &Console, what: &str, all: &[String]) -> Result<Vec<String>, Left> {
    several_that(console, what, all, Usual::Likely, false, &|_| true)
}

/// The same, where Enter alone gives all of them.
pub(super) fn everyone_or(console: &Console, what: &str, all: &[String]) -> Result<Vec<String>, Left> {
    if let [_] = all {
        return Ok(all.to_vec());
    }
    several_that(console, what, all, Usual::Everyone, false, &|_| true)
}

/// What Enter alone gives where several may be named.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Usual {
    /// Nobody.
    Nobody,
    /// The first of them: somebody has to be named.
    First,
    /// The first of them, though nobody may be meant.
    Likely,
    /// All of them; somebody has to be named.
    Everyone,
    /// The only one there is; of several, somebody has to be named.
    Named,
}

/// The same where only those fit together of whom `fits` says so: as many as a helicopter holds.
fn several_that(
    console: &Console,
    what: &str,
    all: &[String],
    usual: Usual,
    is_last: bool,
    fits: &dyn Fn(&[String]) -> bool,
) -> Result<Vec<String>, Left> {
    let mut chosen: Vec<String> = Vec::new();
    let with = |chosen: &[String], more: &[String]| [chosen, more].concat();
    loop {
        let may_join =
            |name: &String| !chosen.contains(name) && fits(&with(&chosen, std::slice::from_ref(name)));
        let left: Vec<String> = all.iter().filter(|name| may_join(name)).cloned().collect();
        if left.is_empty() {
            return Ok(chosen);
        }
        let first = usual != Usual::Nobody && chosen.is_empty();
        let what = if chosen.is_empty() { what } else { "And who else" };
        let mut answers = left.clone();
        if left.len() > 1 && fits(&with(&chosen, &left)) {
            answers.push(EVERYONE.to_owned());
        }
        if !first {
            answers.insert(0, NOBODY.to_owned());
        } else if usual == Usual::Likely {
            answers.push(NOBODY.to_owned());
        }
        let is_all = |answer: &String| answer == EVERYONE;
        let everyone = answers.iter().position(is_all).filter(|_| first && usual == Usual::Everyone);
        let enter = everyone.unwrap_or_default();
        let prompt = Prompt::of(what, answers.clone());
        let prompt = match usual {
            // Which of several targets is meant only the person knows.
            Usual::Named if first && left.len() > 1 => prompt,
            _ => prompt.enter(enter, answers[enter].clone()),
        };
        let (line, is_after_comma) = (console.lines_typed(), console.is_after_comma());
        match console.ask(&prompt.within_order(console)) {
            Ok(0) if !first => return Ok(chosen),
            Ok(index) if answers[index] == NOBODY => return Ok(Vec::new()),
            Ok(index) if answers[index] == EVERYONE => {
                let ahead = console.ahead_of_sign();
                if ["but", "except"].into_iter().any(|word| console.skip_name(word)) {
                    let but = all_but(console, &left)?;
                    chosen.extend(left.into_iter().filter(|name| !but.contains(name)));
                } else if is_last
                    && !console.is_after_end()
                    && ahead.starts_with(|letter: char| letter.is_alphabetic())
                {
                    console.refuse_step(&format!(
                        "nothing follows `{EVERYONE}` here but those left out: `{EVERYONE} but NAME`"
                    ))?;
                    continue;
                } else {
                    chosen.extend(left);
                }
                return Ok(chosen);
            }
            Ok(index) => {
                chosen.push(answers[index].clone());
                // Several names on one line are the whole list.
                let is_list = is_after_comma || chosen.len() > 1;
                let is_ended = console.is_after_end();
                if is_ended || is_list && line == console.lines_typed() && !console.has_more_of(&left) {
                    return Ok(chosen);
                }
            }
            Err(Left::Back) if chosen.pop().is_some() => {}
            Err(left) => return Err(left),
        }
    }
}

/// Asks for those whom everyone is without: all that are typed on the line.
fn all_but(console: &Console, all: &[String]) -> Result<Vec<String>, Left> {
    let mut but: Vec<String> = Vec::new();
    loop {
        let left: Vec<String> = all.iter().filter(|name| !but.contains(name)).cloned().collect();
        let chosen = console.ask(&Prompt::of("Everyone but whom", left.clone()).within_order(console))?;
        but.push(left[chosen].clone());
        if console.is_after_end() || left.len() < 3 || !console.has_more_of(&left) {
            return Ok(but);
        }
    }
}

/// What is said in words, or ahead as a number or a quoted text, and where that ends the order as any text up
/// to a `;`; `usual` if nothing is. `help` answers `?`.
pub(super) fn in_words(
    console: &Console,
    what: &str,
    usual: &str,
    (help, ends): (&str, bool),
) -> Result<String, Left> {
    let is_ahead = ends && console.has_more() && !console.is_after_end();
    let ahead = || if is_ahead { console.said_ahead() } else { None };
    let said = console.number_or_quoted_ahead().or_else(ahead);
    // A question mark asks what this is about, and is no place or name.
    if said.as_deref() == Some("?") {
        console.say(help)?;
    }
    let typed = match said.filter(|said| said != "?") {
        Some(said) => said,
        None => console.text(what, &[], help)?,
    };
    Ok(if typed.is_empty() { usual.to_owned() } else { typed })
}
