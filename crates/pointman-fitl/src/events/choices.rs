//! What a person chooses for an Event: values under names, in words, in the order in which the Event asks.

use std::collections::BTreeMap;
use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ask::{Answer, Ask, Decider, What};
use super::grant::{Duty, Grant, Granted};
use super::granted;
use super::procedure::Procedure;
use super::wording::Asker;
use crate::action::refusal::Row;
use crate::action::transfer::Transfer;
use crate::action::turn::Turn;
use crate::action::words::Words;
use crate::action::{Asked, DONE};
use crate::game::table::Table;
use crate::operations::patrol;
use crate::special_activities::SpecialName;
use crate::special_activities::air_strike::hits_left;
use crate::vocabulary::edition::Edition;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::with_names::with_names;
use pointman_core::error::Error;
use pointman_core::question::{NOTHING, OpenQuestion, Within, called};
use pointman_core::voice::Voice;

/// What a person chooses for an Event: for each name the values in the order they are asked for.
///
/// In words `place 2 vc_guerrillas_u saigon, vc_bases hue; option aid`; an Operation or Special Activity
/// stands in brackets: `sweep (hue: 2t from saigon; activate hue vc 1u)`. Beside what the Event asks,
/// `transfer nva vc 3` gives Resources (1.5.2).
///
/// ```
/// use pointman_fitl::EventChoices;
/// let words = "place 2u saigon, b hue; rally (rally hue; special tax hue, saigon)";
/// let choices = EventChoices::parse(words).unwrap();
/// let json = r#"{"place":["2u saigon","b hue"],"rally":["rally hue; special tax hue, saigon"]}"#;
/// assert_eq!(serde_json::to_string(&choices).unwrap(), json);
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct EventChoices(BTreeMap<String, Vec<String>>, #[serde(skip)] Unsaid, #[serde(skip)] Lists);

/// Whether a question that grants an action lists how it may begin: the longest of all lists to make.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Lists {
    /// It only says what is granted.
    #[default]
    Names,
    /// It lists every first step.
    Steps,
}

/// What people who are asked may leave unsaid.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Unsaid {
    /// What may be declined and is not theirs to be asked (5.1).
    #[default]
    Declined,
    /// Nothing: whatever may be declined is asked too, until it is said.
    Nothing,
    /// Everything: the same is asked, but does not refuse the Event. What comes behind a question is only
    /// made up.
    GoneThrough,
    /// As in 0.1.0: also what an Event of somebody else leaves to them, and Operations that it grants.
    AsIn010,
}

impl EventChoices {
    /// These choices as 0.1.0 read them: people were not asked what somebody else's Event leaves to them, and
    /// could leave an Operation that it grants.
    #[must_use]
    pub fn as_in_0_1_0(&self) -> EventChoices {
        EventChoices(self.0.clone(), Unsaid::AsIn010, self.2)
    }

    /// Whether they are read as 0.1.0 read them.
    pub fn is_as_in_0_1_0(&self) -> bool {
        self.1 == Unsaid::AsIn010
    }

    /// These choices as far as they go: nothing is left unsaid, and what may be declined stays open until it
    /// is answered or declined by `none`. An action in brackets may go on until its last step is `done`.
    #[must_use]
    pub fn asking_everything(&self) -> EventChoices {
        EventChoices(self.0.clone(), Unsaid::Nothing, Lists::Steps)
    }

    /// The same, where what stays open refuses nothing: only what comes before the first question holds.
    #[must_use]
    #[cfg(feature = "trung")]
    pub(crate) fn gone_through(&self) -> EventChoices {
        EventChoices(self.0.clone(), Unsaid::GoneThrough, Lists::Steps)
    }

    /// Whether whatever may be declined is asked too.
    fn asks_everything(&self) -> bool {
        matches!(self.1, Unsaid::Nothing | Unsaid::GoneThrough)
    }

    /// These choices; an action that is granted and not said is asked for with every first step it may have.
    #[must_use]
    pub fn listing_steps(&self) -> EventChoices {
        EventChoices(self.0.clone(), self.1, Lists::Steps)
    }

    /// These choices without the `done` at the end of an action in brackets.
    #[must_use]
    pub fn without_done(&self) -> EventChoices {
        let bare = |values: &Vec<String>| values.iter().map(|value| action_of(value).0.to_owned()).collect();
        EventChoices(
            self.0.iter().map(|(name, values)| (name.clone(), bare(values))).collect(),
            self.1,
            self.2,
        )
    }

    /// Whether nothing is chosen.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a value under `name`, behind those that are there.
    pub fn push(&mut self, name: &str, value: String) {
        self.0.entry(name.to_owned()).or_default().push(value);
    }

    /// Puts `value` in the place of the `nth` under `name`, from 1; behind them if there is none.
    pub fn replace(&mut self, name: &str, nth: u32, value: String) {
        let values = self.0.entry(name.to_owned()).or_default();
        let place = usize::try_from(nth).ok().and_then(|nth| values.get_mut(nth.saturating_sub(1)));
        match place {
            Some(place) => *place = value,
            None => values.push(value),
        }
    }

    /// How many values are chosen.
    pub fn len(&self) -> usize {
        self.0.values().map(Vec::len).sum()
    }

    /// The values under `name`.
    pub fn values(&self, name: &str) -> &[String] {
        self.0.get(name).map_or(&[], Vec::as_slice)
    }

    /// Reads `name value, value; name value`.
    ///
    /// # Errors
    /// When a name has no value or a bracket is not closed.
    pub fn parse(text: &str) -> Result<EventChoices, Error> {
        let mut choices = EventChoices::default();
        for part in split(text, ';')? {
            let part = part.trim();
            if part.is_empty() {
                continue;
            }
            if let Some((name, value)) = named_within(part) {
                choices.push(name, value.to_owned());
                continue;
            }
            let Some((name, values)) = part.split_once(char::is_whitespace) else {
                return Err(Error::Usage(format!(
                    "`{part}` has no value: write `{part} VALUE, VALUE; NAME VALUE`"
                )));
            };
            for value in split(values, ',')? {
                let value = value.trim();
                let bare = value.strip_prefix('(').and_then(|value| value.strip_suffix(')')).unwrap_or(value);
                choices.push(name, bare.trim().to_owned());
            }
        }
        Ok(choices)
    }
}

/// The choices in the words that are read again.
///
/// ```
/// use pointman_fitl::EventChoices;
/// let words = "place 2u saigon, b hue; rally (rally hue; special tax hue, saigon)";
/// assert_eq!(EventChoices::parse(words).unwrap().to_string(), words);
/// ```
impl fmt::Display for EventChoices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = |value: &String| {
            if value.contains([';', ',']) && !value.starts_with('(') {
                format!("({value})")
            } else {
                value.clone()
            }
        };
        let named = |(name, values): (&String, &Vec<String>)| {
            format!("{name} {}", values.iter().map(value).collect::<Vec<_>>().join(", "))
        };
        f.write_str(&self.0.iter().map(named).collect::<Vec<_>>().join("; "))
    }
}

/// The name and the value of a choice that stands in brackets as a whole, `(assault none)` or
/// `(assault hue)`: an action is offered in brackets, so people put its name there too.
fn named_within(part: &str) -> Option<(&str, &str)> {
    let bare = part.strip_prefix('(')?.strip_suffix(')')?.trim();
    let (name, rest) = bare.split_once(char::is_whitespace)?;
    Some((name, if rest.trim() == NOTHING { NOTHING } else { bare }))
}

/// An action in brackets without them, and whether its last step says that it is done.
pub(super) fn action_of(value: &str) -> (&str, bool) {
    let value = value.trim();
    let bare = value.strip_prefix('(').and_then(|value| value.strip_suffix(')')).unwrap_or(value).trim();
    match bare.rsplit_once(';') {
        Some((rest, last)) if last.trim() == DONE => (rest.trim_end(), true),
        _ => (bare, false),
    }
}

/// The name under which people say what NVA and VC give each other while one of them executes the Event
/// (1.5.2).
const TRANSFER: &str = "transfer";

/// Resources that are given while an Event is executed: before its text, or after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Given {
    /// What is given.
    pub transfer: Transfer,
    /// Whether after the text.
    pub after: bool,
}

impl EventChoices {
    /// What NVA and VC give each other, in words `transfer nva vc 3` or `transfer nva vc 3 after`, and the
    /// choices without it.
    ///
    /// # Errors
    /// When the words are no transfer.
    pub fn without_transfers(&self) -> Result<(Vec<Given>, EventChoices), Error> {
        let mut choices = self.clone();
        let read = |value: String| {
            let mut words = Words::of(&value);
            let given = Given { transfer: Transfer::parse(&mut words)?, after: words.is("after") };
            words.done()?;
            Ok(given)
        };
        let given = choices.0.remove(TRANSFER).unwrap_or_default().into_iter().map(read);
        Ok((given.collect::<Result<_, Error>>().map_err(|error| in_choice(error, TRANSFER))?, choices))
    }
}

/// Splits at `mark` outside of brackets.
fn split(text: &str, mark: char) -> Result<Vec<&str>, Error> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0_u32, 0);
    for (at, letter) in text.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' if depth == 0 => return Err(Error::Usage(format!("`)` without `(` in `{text}`"))),
            ')' => depth -= 1,
            _ if letter == mark && depth == 0 => {
                parts.push(&text[start..at]);
                start = at + mark.len_utf8();
            }
            _ => {}
        }
    }
    if depth > 0 {
        return Err(Error::Usage(format!("`{text}` has an unclosed parenthesis")));
    }
    parts.push(&text[start..]);
    Ok(parts)
}

/// Answers the questions put to people from what they have chosen, and hands those put to non-players on.
pub struct Answers<'a> {
    chosen: &'a EventChoices,
    others: &'a mut dyn Decider,
    /// The text that asks.
    asker: Asker,
    /// Who executes it.
    executor: Faction,
    /// How far the values of each name are used: the place of the next, and how many of its pieces have been
    /// taken.
    used: BTreeMap<&'a str, (usize, u8)>,
    /// The questions nobody has answered, each name and faction once.
    open: Vec<OpenQuestion>,
    /// How many effects came about before the first of them.
    settled: usize,
    /// The names under which the text has asked, with what it allowed last.
    asked: BTreeMap<&'static str, String>,
    /// Whether what the executor may decline stays open too: a person who executes the Event has not said a
    /// word.
    asks_all: bool,
}

impl<'a> Answers<'a> {
    /// Answers to that text from these choices, nothing used yet; `others` answer for non-players. A person
    /// who executes an Event without a word is asked even what may be declined, and so is every other person
    /// until they have said a word of it (5.1: the named faction decides).
    pub fn of(
        chosen: &'a EventChoices,
        others: &'a mut dyn Decider,
        asker: Asker,
        (executor, is_player): (Faction, bool),
    ) -> Answers<'a> {
        Answers {
            chosen,
            others,
            asker,
            executor,
            used: BTreeMap::new(),
            open: Vec::new(),
            settled: 0,
            asked: BTreeMap::new(),
            asks_all: is_player && chosen.is_empty(),
        }
    }

    /// The questions nobody has answered.
    pub fn into_open(self) -> Vec<OpenQuestion> {
        self.open
    }

    /// Ends the Event: everything asked has been answered, and everything chosen was asked for.
    ///
    /// # Errors
    /// The open questions; G18 for a value beyond what was asked for; usage for a name that is not asked for.
    pub fn finish(self) -> Result<(), Error> {
        if !self.open.is_empty() {
            if self.chosen.1 == Unsaid::GoneThrough {
                return Ok(());
            }
            let mut error = self.asker.incomplete(self.open);
            if let Error::Refused { asks: Some(asks), .. } = &mut error {
                asks.settled = Some(self.settled);
            }
            return Err(error);
        }
        // What was said for another throw of the dice, or another turn, is left where the tables answer for
        // people.
        let stands_in = self.others.stands_in();
        for (name, values) in self.chosen.0.iter().filter(|_| !stands_in) {
            let (used, taken) = self.used.get(name.as_str()).copied().unwrap_or((0, 0));
            let Some(value) = values.get(used).map(|value| as_said(value)) else { continue };
            let Some(allowed) = self.asked.get(name.as_str()) else {
                let known: Vec<&str> = self.asked.keys().copied().collect();
                return Err(Error::Usage(format!(
                    "the Event does not ask for `{name} {value}`{}",
                    if known.is_empty() {
                        ": it has no choices".to_owned()
                    } else {
                        format!(": it asks for {}", known.join(", "))
                    }
                )));
            };
            let said = match (used, taken) {
                (0, 0) => format!("the Event does not ask for `{name} {value}`: {allowed}"),
                (_, 0) => {
                    let times = if used == 1 { "once".to_owned() } else { format!("{used} times") };
                    format!("the Event does not ask for `{name} {value}`: it asks for `{name}` only {times}")
                }
                _ => format!("the Event asks for fewer pieces than `{name} {value}`: {allowed}"),
            };
            return Err(refused(said));
        }
        Ok(())
    }

    /// Notes what is asked under a name.
    fn note_asked(&mut self, name: &'static str, allowed: impl FnOnce() -> String) {
        // Only a refusal reads it, and only where something was said under the name.
        if self.chosen.0.contains_key(name) {
            self.asked.insert(name, allowed());
        } else {
            self.asked.entry(name).or_default();
        }
    }

    /// Leaves a question open; asked again under its name, it wants more.
    fn leave_open(&mut self, table: &Table<'_>, question: OpenQuestion) {
        let is_first = self.open.is_empty();
        if is_first {
            self.settled = table.effects.len();
        }
        match self.open.iter_mut().find(|open| {
            (&open.name, &open.by, &open.within) == (&question.name, &question.by, &question.within)
        }) {
            // What it wants of other pieces or spaces later is no count of these.
            Some(open) if open.what != question.what => {}
            Some(open) => {
                open.wanted[0] = open.wanted[0].max(question.wanted[0]);
                open.wanted[1] = open.wanted[1].max(question.wanted[1]);
            }
            // What is legal later hangs on what is answered first: only the first question lists answers.
            None => {
                let legal = if is_first { question.legal } else { Vec::new() };
                self.open.push(OpenQuestion { legal, ..question });
            }
        }
    }

    /// Whether a choice that may be declined stays open as nothing is said of it.
    fn stays_open(&self, by: Faction, name: &str) -> bool {
        if self.chosen.asks_everything() {
            true
        } else if by == self.executor || self.chosen.1 == Unsaid::AsIn010 {
            self.asks_all
        } else {
            !self.chosen.0.contains_key(name)
        }
    }

    /// Whether somebody else decides what a person has not said.
    fn is_stood_in_for(&self, name: &str) -> bool {
        self.others.stands_in() && self.peek(name).is_none()
    }

    /// The next value under the name.
    fn peek(&self, name: &str) -> Option<&'a str> {
        let (at, _) = self.used.get(name).copied().unwrap_or((0, 0));
        self.chosen.0.get(name)?.get(at).map(String::as_str)
    }

    /// Takes one piece of the next value, which stands for `count` of them.
    fn take(&mut self, name: &str, count: u8) {
        let Some((name, _)) = self.chosen.0.get_key_value(name) else { return };
        let used = self.used.entry(name).or_insert((0, 0));
        used.1 += 1;
        if used.1 >= count {
            *used = (used.0 + 1, 0);
        }
    }

    fn of_person(&mut self, table: &Table<'_>, ask: &Ask<'_>) -> Result<Answer, Error> {
        let game = &*table.game;
        let Some(value) = self.peek(ask.name) else {
            self.note_asked(ask.name, || limit(ask));
            return Ok(self.unsaid(table, ask));
        };
        if value.eq_ignore_ascii_case(NOTHING) && ask.optional {
            self.note_asked(ask.name, || limit(ask));
            self.take(ask.name, 1);
            return Ok(Answer::Declined);
        }
        let read = read(ask, value);
        if let Ok((answer, count)) = read
            && ask.allows(game, answer)
        {
            self.note_asked(ask.name, || limit(ask));
            self.take(ask.name, count);
            return Ok(answer);
        }
        // What is said is meant for a later question if this one leaves no choice.
        let legal = ask.answers(game);
        if let [only] = legal[..]
            && !ask.optional
        {
            self.note_asked(ask.name, || format!("only `{}` can be chosen", ask.in_words(only)));
            return Ok(only);
        }
        read.map_err(|error| in_choice(error, ask.name))?;
        let said = format!("{} {value}", ask.name);
        Err(refused(match Voice::now() {
            Voice::Shell | Voice::Script => {
                let words = self.asker.question(game, ask).shortened().in_words();
                format!("`{said}` is not legal now; {words}")
            }
            // The prompt lists what would do.
            Voice::Prompt => format!("`{}` is not legal now: ? lists what is", with_names(value)),
        }))
    }

    /// What happens when a person has said nothing: the only legal answer, nothing where that is allowed;
    /// otherwise the question stays open, and the rest is gone through as if the first legal answer were
    /// given, or nothing where that is allowed.
    fn unsaid(&mut self, table: &Table<'_>, ask: &Ask<'_>) -> Answer {
        let game = &*table.game;
        if ask.optional && !self.stays_open(ask.by, ask.name) {
            return Answer::Declined;
        }
        let legal = ask.answers(game);
        match legal[..] {
            [] => Answer::Declined,
            [only] if !ask.optional => only,
            [first, ..] => {
                self.leave_open(table, self.asker.question(game, ask));
                if ask.optional { Answer::Declined } else { first }
            }
        }
    }
}

/// The refusal of a choice (5.1).
fn refused(message: String) -> Error {
    Error::refused(format!("5.1, {}", Row::G18.id()), message)
}

/// How many are chosen under the name of a question.
fn limit(ask: &Ask<'_>) -> String {
    match ask.doing.of {
        1 => "choose 1".to_owned(),
        u8::MAX => "no more may be chosen".to_owned(),
        of => format!("choose at most {of}, and no more than there are pieces and places for"),
    }
}

impl Asker {
    /// The refusal of an Event that leaves these questions open.
    pub fn incomplete(self, open: Vec<OpenQuestion>) -> Error {
        let first = open.first().cloned().map(|first| first.shortened().in_words()).unwrap_or_default();
        let rest: Vec<String> = open
            .iter()
            .skip(1)
            .map(|next| format!("{} ({})", next.name, next.by.as_deref().map(called).unwrap_or_default()))
            .collect();
        let then = if rest.is_empty() { String::new() } else { format!("; then {}", rest.join(", ")) };
        let (card, title) = (self.card, self.card.title());
        Error::asks(format!("card {card} {title} is incomplete: it needs {first}{then}"), open)
    }
}

/// Reads a value: the answer, and for how many pieces it stands.
fn read(ask: &Ask<'_>, value: &str) -> Result<(Answer, u8), Error> {
    let value = value.to_lowercase();
    let mut words = Words::of(&value);
    let words = &mut words;
    let (answer, count) = match ask.what {
        What::Space(_) => (Answer::Space(words.space()?), 1),
        What::Piece(_, spaces) => {
            let (count, kind) = counted(words, ask.by)?;
            let _ = words.is("from") || words.is("in");
            (Answer::Piece(place(words, spaces.first().filter(|_| spaces.len() == 1))?, kind), count)
        }
        What::Place(_, _, spaces) => {
            let (count, kind) = counted(words, ask.by)?;
            as_placed(kind)?;
            let _ = words.is("to") || words.is("in");
            let space = place(words, spaces.first().filter(|_| spaces.len() == 1))?;
            let taken = if words.is("taking") {
                let (_, piece) = counted(words, ask.by)?;
                Some((words.space()?, piece))
            } else {
                None
            };
            (Answer::Place(space, kind.piece_type(), taken), count)
        }
        What::Boxed(..) => {
            let (count, kind) = counted(words, ask.by)?;
            as_placed(kind)?;
            (Answer::Boxed(kind.piece_type()), count)
        }
        What::Move(_, from, to) => {
            let (count, kind) = counted(words, ask.by)?;
            let origin = if words.is("from") {
                words.space()?
            } else {
                place(words, from.first().filter(|_| from.len() == 1))?
            };
            let destination = if words.is("to") {
                words.space()?
            } else {
                place(words, to.first().filter(|_| to.len() == 1))?
            };
            (Answer::Move(kind, origin, destination), count)
        }
        What::Step(..) => {
            let (count, kind) = counted(words, ask.by)?;
            words.is("from");
            let origin = words.space()?;
            words.is("to");
            (Answer::Move(kind, origin, words.space()?), count)
        }
        What::Word(all) => {
            let word = words.keyword("choice", all)?;
            (Answer::Word(all.iter().position(|one| *one == word).unwrap_or(0)), 1)
        }
        What::Faction(_) => (Answer::Faction(words.term()?), 1),
        What::Number(..) => (Answer::Number(words.number()?), 1),
    };
    words.done()?;
    Ok((answer, count))
}

/// Whether a piece is placed, or is in a box, so (1.4.3).
fn as_placed(kind: PieceKind) -> Result<(), Error> {
    if kind.is_as_placed() {
        return Ok(());
    }
    let placed = kind.piece_type().placed();
    Err(Error::refused(
        "1.4.3",
        format!("pieces enter the map Underground and without a Tunnel: write {placed}"),
    ))
}

/// A space, or the only one there can be.
fn place(words: &mut Words<'_>, only: Option<Space>) -> Result<Space, Error> {
    match only {
        Some(space) if words.peek().is_none_or(|word| word == "to" || word == "taking") => Ok(space),
        _ => words.space(),
    }
}

/// `2 us_troops`, `2t` or `us_troops`.
fn counted(words: &mut Words<'_>, faction: Faction) -> Result<(u8, PieceKind), Error> {
    if words.peek().is_some_and(|word| word.starts_with(|letter: char| letter.is_ascii_digit())) {
        let (count, kind) = words.pieces(faction)?;
        return if count == 0 { Err(words.wrong("give at least 1 piece")) } else { Ok((count, kind)) };
    }
    Ok((1, words.piece(faction)?))
}

/// The error in the value given under `name`.
fn in_choice(error: Error, name: &str) -> Error {
    match error {
        Error::Usage(message) => Error::Usage(format!("{name}: {message}")),
        // The name of a choice belongs to what is said of it; a part of its action is named behind it.
        Error::Refused { rule, part, message, asks } if part.is_empty() => {
            Error::Refused { rule, part, message: format!("{name}: {message}"), asks }
        }
        other => other.in_part(name),
    }
}

/// The error in an action that is granted under `name`: what it leaves open is answered within its brackets.
fn in_action(error: Error, name: &str, within: &Within) -> Error {
    let mut error = in_choice(error, name);
    if let Error::Refused { asks: Some(asks), .. } = &mut error {
        for question in &mut asks.open {
            question.within = Some(Within { step: asks.step, ..within.clone() });
        }
        let inner = asks.pointer.take().unwrap_or_default();
        asks.pointer = Some(format!("/choices/{name}/{}{inner}", within.nth - 1));
        asks.step = None;
    }
    error
}

impl Decider for Answers<'_> {
    fn decide(&mut self, table: &mut Table<'_>, ask: &Ask<'_>) -> Result<Answer, Error> {
        if table.game.is_player(ask.by) && !self.is_stood_in_for(ask.name) {
            match self.of_person(table, ask) {
                // What a person said is not legal as the dice of this turn fell.
                Err(Error::Refused { .. }) if self.others.stands_in() => {}
                answer => return answer,
            }
        }
        // Non-players throw no dice while it is only learnt what people are asked.
        if self.is_rehearsal() {
            return Ok(ask.answers(table.game).first().copied().unwrap_or(Answer::Declined));
        }
        self.others.decide(table, ask)
    }

    fn granted(
        &mut self,
        table: &mut Table<'_>,
        grant: &Grant,
        _: &mut Asked<'_>,
    ) -> Result<SpaceSet, Error> {
        if !table.game.is_player(grant.by) || self.is_stood_in_for(grant.name) {
            if self.is_rehearsal() {
                return Ok(SpaceSet::NONE);
            }
            let (stands_in, chosen, used) = (self.others.stands_in(), self.chosen, &mut self.used);
            return self.others.granted(table, grant, &mut |table, turn| {
                let (done, _) = used.entry(patrol::LOSE).or_insert((0, 0));
                if stands_in && chosen.values(patrol::LOSE).len() == *done {
                    return Ok(());
                }
                *done += patrol::lose_named(table, turn, &chosen.values(patrol::LOSE)[*done..])?;
                Ok(())
            });
        }
        let is_possible = |table: &Table<'_>| grant.is_possible(table.game, &grant.turn());
        self.note_asked(grant.name, || "it cannot be executed again".to_owned());
        let Some(value) = self.peek(grant.name) else {
            let stays_open = !matches!(grant.duty, Duty::Optional) || self.stays_open(grant.by, grant.name);
            if stays_open && is_possible(table) {
                let first =
                    if self.open.is_empty() { granted::first_words(table.game, grant) } else { Vec::new() };
                // What cannot be begun is left, as a March to a City that nobody reaches.
                let cannot = self.open.is_empty() && first.is_empty() && grant.action != Granted::Commitment;
                let is_optional = cannot || grant.may_be_left(table.game);
                self.leave_open(table, self.asker.question_of_grant(grant, is_optional, first));
            }
            return Ok(SpaceSet::NONE);
        };
        let nth = self.used.get(grant.name).map_or(1, |(at, _)| u32::try_from(*at + 1).unwrap_or(u32::MAX));
        self.take(grant.name, 1);
        if self.is_rehearsal() {
            return Ok(SpaceSet::NONE);
        }
        let (action, is_done) = action_of(value);
        let named = granted::named(grant, action);
        let action = named.as_ref();
        if action != NOTHING || grant.action == Granted::Commitment {
            let within = Within { name: grant.name.to_owned(), nth, step: None };
            let (before, mut turn) = (*table.game, grant.turn());
            let executed =
                granted::carry_out(table, grant, action, &mut turn, self.others).map_err(|error| {
                    let onward = granted::onward(&before, grant, action);
                    if onward.is_empty() {
                        return in_action(error, grant.name, &within);
                    }
                    let question = self.asker.question_of_more(grant, onward);
                    let question = OpenQuestion { within: Some(within.clone()), ..question };
                    in_choice(Error::asks(error.to_string(), vec![question]), grant.name)
                })?;
            let more = || {
                let more = granted::further(&before, table.game, grant, action, &turn);
                let mut question = self.asker.question_of_more(grant, more);
                let is_strike = turn.special == Some(SpecialName::AirStrike);
                if is_strike && table.game.edition() == Edition::Second {
                    question.what = format!("{}, {}", question.what, hits_left(&turn));
                }
                OpenQuestion { within: Some(within.clone()), ..question }
            };
            if executed.lacks_spaces {
                let message = format!("{} must execute it in every space where it can", grant.by.name());
                let undone = Error::asks(message, vec![more()]);
                return Err(in_choice(undone, grant.name));
            }
            if self.chosen.asks_everything() && !is_done {
                let question = more().optional();
                if !question.legal.is_empty() {
                    self.leave_open(table, question);
                }
            }
            return Ok(executed.spaces);
        }
        let is_left = self.chosen.1 == Unsaid::AsIn010 || grant.may_be_left(table.game);
        let can = || is_possible(table) && !granted::first_words(table.game, grant).is_empty();
        if !is_left && can() {
            Err(in_choice(undone(grant, "must execute it, because it can"), grant.name))
        } else {
            Ok(SpaceSet::NONE)
        }
    }

    fn forced(&mut self, table: &Table<'_>, ask: &Ask<'_>, most: u8) {
        self.note_asked(ask.name, || format!("there is nothing to choose: all of them go, up to {most}"));
        let mut taken: Vec<(Answer, u8)> = Vec::new();
        let mut left = most;
        while let Some(value) = self.peek(ask.name)
            && let Ok((answer, count)) = read(ask, value)
            && ask.allows(table.game, answer)
            && count <= left
        {
            let before: u8 = taken.iter().filter(|(known, _)| *known == answer).map(|(_, count)| count).sum();
            let there = match answer {
                Answer::Piece(space, kind) => table.board().count(space, kind),
                Answer::Space(_) => 1,
                _ => most,
            };
            if before.saturating_add(count) > there {
                break;
            }
            taken.push((answer, count));
            left -= count;
            (0..count).for_each(|_| self.take(ask.name, count));
        }
    }

    fn procedure(&mut self, table: &mut Table<'_>, by: Faction, procedure: Procedure) -> Result<(), Error> {
        if self.is_rehearsal() { Ok(()) } else { self.others.procedure(table, by, procedure) }
    }

    fn before_operation_ends(&mut self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        self.others.before_operation_ends(table, turn)
    }

    fn note(&mut self, rule: &str, what: fmt::Arguments<'_>) {
        self.others.note(rule, what);
    }

    fn is_rehearsal(&self) -> bool {
        !self.open.is_empty() || self.others.is_rehearsal()
    }
}

/// The refusal of leaving undone what must be done (5.1.3).
fn undone(grant: &Grant, what: &str) -> Error {
    Error::refused(format!("5.1.3, {}", Row::G18.id()), format!("{} {what}", grant.by.name()))
}

/// A value as whoever chose it knows it: with ids in the shell, which takes no others, with names at the
/// prompt.
fn as_said(value: &str) -> String {
    match Voice::now() {
        Voice::Shell | Voice::Script => value.to_owned(),
        Voice::Prompt => with_names(value),
    }
}
