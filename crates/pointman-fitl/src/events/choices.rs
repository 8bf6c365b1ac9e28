//! What a person chooses for an Event: values under names, in words, in the order in which the Event asks.

use std::collections::BTreeMap;
use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ask::{Answer, Ask, Decider, NOTHING, What};
use super::grant::{Duty, Grant, Granted};
use super::procedure::Procedure;
use crate::action::refusal::Row;
use crate::action::special_action::SpecialAction;
use crate::action::transfer::Transfer;
use crate::action::turn::Turn;
use crate::action::words::Words;
use crate::action::{Asked, OperationAction};
use crate::coup::CoupChoices;
use crate::game::table::Table;
use crate::operations::{OperationName, march, patrol};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;

/// What a person chooses for an Event: for each name the values in the order they are asked for.
///
/// In words `place 2 vc_guerrillas_u saigon, vc_bases hue; option aid`; an Operation or Special Activity
/// stands in brackets: `sweep (hue: 2t from saigon; activate hue vc 1u)`. Beside what the Event asks,
/// `transfer nva vc 3` gives Resources (1.5.2).
///
/// ```
/// use pointman_fitl::EventChoices;
/// let choices = EventChoices::parse("place 2u saigon, b hue; rally (rally hue; special tax hue, saigon)").unwrap();
/// let json = r#"{"place":["2u saigon","b hue"],"rally":["rally hue; special tax hue, saigon"]}"#;
/// assert_eq!(serde_json::to_string(&choices).unwrap(), json);
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct EventChoices(BTreeMap<String, Vec<String>>);

impl EventChoices {
    /// Whether nothing is chosen.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds a value under `name`, behind those that are there.
    pub fn push(&mut self, name: &str, value: String) {
        self.0.entry(name.to_owned()).or_default().push(value);
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
            let Some((name, values)) = part.split_once(char::is_whitespace) else {
                return Err(Error::Usage(format!(
                    "`{part}` names a choice without a value: write `{part} VALUE, VALUE; NAME VALUE`"
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
        return Err(Error::Usage(format!("a bracket is not closed in `{text}`")));
    }
    parts.push(&text[start..]);
    Ok(parts)
}

/// A question nobody has answered.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Unanswered {
    name: &'static str,
    by: Faction,
    said: String,
}

/// Answers the questions put to people from what they have chosen, and hands those put to non-players on.
pub struct Answers<'a> {
    chosen: &'a EventChoices,
    others: &'a mut dyn Decider,
    /// How far the values of each name are used: the place of the next, and how many of its pieces have been
    /// taken.
    used: BTreeMap<&'a str, (usize, u8)>,
    unanswered: Vec<Unanswered>,
    /// Whether what may be declined stays open too: a person who executes the Event has not said a word.
    asks_all: bool,
}

impl<'a> Answers<'a> {
    /// Answers from these choices, nothing used yet; `others` answer for non-players. A person who executes
    /// an Event without a word is asked what it leaves to him even if he may decline.
    pub fn of(chosen: &'a EventChoices, others: &'a mut dyn Decider, by_person: bool) -> Answers<'a> {
        Answers {
            chosen,
            others,
            used: BTreeMap::new(),
            unanswered: Vec::new(),
            asks_all: by_person && chosen.is_empty(),
        }
    }

    /// Ends the Event: everything asked has been answered, and everything chosen was asked for.
    ///
    /// # Errors
    /// G18, with every choice that is needed and the legal values of the first; or usage, with the choice
    /// that is not asked for.
    pub fn finish(self) -> Result<(), Error> {
        let refused = |message: String| Err(Error::refused(format!("5.1, {}", Row::G18.id()), message));
        if let Some(first) = self.unanswered.first() {
            let mut names: Vec<String> = Vec::new();
            for asked in &self.unanswered {
                let name = format!("{} ({})", asked.name, asked.by);
                if !names.contains(&name) {
                    names.push(name);
                }
            }
            return refused(format!("the Event needs these choices: {}; {}", names.join(", "), first.said));
        }
        for (name, values) in &self.chosen.0 {
            let (used, taken) = self.used.get(name.as_str()).copied().unwrap_or((0, 0));
            if let Some(value) = values.get(used) {
                let what = if taken > 0 { "asks for fewer pieces than" } else { "does not ask for" };
                return Err(Error::Usage(format!("the Event {what} `{name} {value}`")));
            }
        }
        Ok(())
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
            return Ok(self.unsaid(ask, &ask.answers(game)));
        };
        if value == NOTHING && ask.optional {
            self.take(ask.name, 1);
            return Ok(Answer::Declined);
        }
        let read = read(ask, value);
        if let Ok((answer, count)) = read
            && ask.allows(game, answer)
        {
            self.take(ask.name, count);
            return Ok(answer);
        }
        // What is said is meant for a later question if this one leaves no choice.
        let legal = ask.answers(game);
        if let [only] = legal[..]
            && !ask.optional
        {
            return Ok(only);
        }
        read.map_err(|error| in_choice(error, ask.name))?;
        let message = format!("{} `{value}` is not legal now: {}", ask.name, listed(ask, &legal));
        Err(Error::refused(format!("5.1, {}", Row::G18.id()), message))
    }

    /// What happens when a person has said nothing: the only legal answer, nothing where that is allowed;
    /// otherwise the question stays open, and the rest is gone through as if the first legal answer were
    /// given, or nothing where that is allowed.
    fn unsaid(&mut self, ask: &Ask<'_>, legal: &[Answer]) -> Answer {
        match legal {
            [] => Answer::Declined,
            _ if ask.optional && !self.asks_all => Answer::Declined,
            [only] if !ask.optional => *only,
            [first, ..] => {
                let said = format!("{}: {}", ask.name, listed(ask, legal));
                self.unanswered.push(Unanswered { name: ask.name, by: ask.by, said });
                if ask.optional { Answer::Declined } else { *first }
            }
        }
    }
}

/// Legal answers, in words.
fn listed(ask: &Ask<'_>, legal: &[Answer]) -> String {
    const MOST: usize = 60;
    let mut words: Vec<String> = legal.iter().take(MOST).map(|answer| ask.in_words(*answer)).collect();
    if legal.len() > MOST {
        words.push(format!("and {} more", legal.len() - MOST));
    }
    if ask.optional {
        words.push(NOTHING.to_owned());
    }
    format!("{} may choose {}", ask.by, words.join(" | "))
}

/// Reads a value: the answer, and for how many pieces it stands.
fn read(ask: &Ask<'_>, value: &str) -> Result<(Answer, u8), Error> {
    let mut words = Words::of(value);
    let words = &mut words;
    let (answer, count) = match ask.what {
        What::Space(_) => (Answer::Space(words.term()?), 1),
        What::Piece(_, spaces) => {
            let (count, kind) = counted(words, ask.by)?;
            (Answer::Piece(place(words, spaces.first().filter(|_| spaces.len() == 1))?, kind), count)
        }
        What::Place(_, _, spaces) => {
            let (count, kind) = counted(words, ask.by)?;
            let space = place(words, spaces.first().filter(|_| spaces.len() == 1))?;
            let taken = if words.is("taking") {
                let (_, piece) = counted(words, ask.by)?;
                Some((words.term()?, piece))
            } else {
                None
            };
            (Answer::Place(space, kind.piece_type(), taken), count)
        }
        What::Boxed(..) => {
            let (count, kind) = counted(words, ask.by)?;
            (Answer::Boxed(kind.piece_type()), count)
        }
        What::Move(_, from, to) => {
            let (count, kind) = counted(words, ask.by)?;
            let origin = if words.is("from") {
                words.term()?
            } else {
                place(words, from.first().filter(|_| from.len() == 1))?
            };
            let destination = if words.is("to") {
                words.term()?
            } else {
                place(words, to.first().filter(|_| to.len() == 1))?
            };
            (Answer::Move(kind, origin, destination), count)
        }
        What::Step(..) => {
            let (count, kind) = counted(words, ask.by)?;
            words.is("from");
            let origin = words.term()?;
            words.is("to");
            (Answer::Move(kind, origin, words.term()?), count)
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

/// A space, or the only one there can be.
fn place(words: &mut Words<'_>, only: Option<Space>) -> Result<Space, Error> {
    match only {
        Some(space) if words.peek().is_none_or(|word| word == "to" || word == "taking") => Ok(space),
        _ => words.term(),
    }
}

/// `2 us_troops`, `2t` or `us_troops`.
fn counted(words: &mut Words<'_>, faction: Faction) -> Result<(u8, PieceKind), Error> {
    if words.peek().is_some_and(|word| word.starts_with(|letter: char| letter.is_ascii_digit())) {
        let (count, kind) = words.pieces(faction)?;
        return if count == 0 {
            Err(words.wrong("a number of pieces is at least 1"))
        } else {
            Ok((count, kind))
        };
    }
    Ok((1, words.piece(faction)?))
}

fn in_choice(error: Error, name: &str) -> Error {
    match error {
        Error::Usage(message) => Error::Usage(format!("{name}: {message}")),
        Error::Refused { rule, message, asks } => {
            Error::Refused { rule, message: format!("{name}: {message}"), asks }
        }
        other => other,
    }
}

impl Decider for Answers<'_> {
    fn decide(&mut self, table: &mut Table<'_>, ask: &Ask<'_>) -> Result<Answer, Error> {
        if table.game.is_player(ask.by) {
            return self.of_person(table, ask);
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
        if !table.game.is_player(grant.by) {
            if self.is_rehearsal() {
                return Ok(SpaceSet::NONE);
            }
            let (chosen, used) = (self.chosen, &mut self.used);
            return self.others.granted(table, grant, &mut |table, turn| {
                let (done, _) = used.entry(patrol::LOSE).or_insert((0, 0));
                *done += patrol::lose_named(table, turn, &chosen.values(patrol::LOSE)[*done..])?;
                Ok(())
            });
        }
        let Some(value) = self.peek(grant.name) else {
            if (self.asks_all || grant.duty != Duty::Optional) && grant.is_possible(table.game, &grant.turn())
            {
                let how = match grant.action {
                    Granted::Commitment => {
                        "commits and withdraws, such as (2t casualties to hue, 1b saigon to available)"
                    }
                    _ => "executes it, in words in brackets",
                };
                let said = format!("{}: how {} {how}, or {NOTHING}", grant.name, grant.by);
                self.unanswered.push(Unanswered { name: grant.name, by: grant.by, said });
            }
            return Ok(SpaceSet::NONE);
        };
        self.take(grant.name, 1);
        if self.is_rehearsal() {
            return Ok(SpaceSet::NONE);
        }
        if value != NOTHING || grant.action == Granted::Commitment {
            return carry_out(table, grant, value, self.others).map_err(|error| in_choice(error, grant.name));
        }
        let must = matches!(grant.duty, Duty::Once | Duty::Everywhere)
            && grant.is_possible(table.game, &grant.turn());
        if must {
            Err(in_choice(undone(grant, "executes it, since it can"), grant.name))
        } else {
            Ok(SpaceSet::NONE)
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
        !self.unanswered.is_empty() || self.others.is_rehearsal()
    }
}

/// The refusal of leaving undone what must be done (5.1.3).
fn undone(grant: &Grant, what: &str) -> Error {
    Error::refused(format!("5.1.3, {}", Row::G18.id()), format!("{} {what}", grant.by))
}

/// Carries out an Operation or Special Activity that is granted, as a person says; `others` decide what it
/// leaves to non-players. Gives its spaces.
fn carry_out(
    table: &mut Table<'_>,
    grant: &Grant,
    value: &str,
    others: &mut dyn Decider,
) -> Result<SpaceSet, Error> {
    if grant.action == Granted::Commitment {
        let choices = CoupChoices::parse(&format!("us-commitment {value}"))?;
        let markers = *table.board().control_map();
        table.commit_all(choices.us_commitment.as_deref().unwrap_or_default(), &markers)?;
        return Ok(SpaceSet::NONE);
    }
    let mut turn = grant.turn();
    let is_special = match grant.action {
        Granted::Operation(_) | Granted::AnyOperation | Granted::Commitment => false,
        Granted::Special(_) | Granted::AnySpecial => true,
        Granted::Anything | Granted::AttackOrAmbush => {
            Words::of(value).peek_term::<OperationName>().is_none()
        }
    };
    let not_granted = |name: &str| {
        Error::refused(
            format!("5.5, {}", Row::G3.id()),
            format!("the Event does not grant {name} to {}", grant.by),
        )
    };
    let spaces = if is_special {
        let mut words = Words::of(value);
        let action = SpecialAction::parse(&mut words, grant.by)?;
        words.done()?;
        if !grant.action.has_special(action.name()) {
            return Err(not_granted(action.name().id()));
        }
        action.carry_out(table, &mut turn)?;
        others.before_operation_ends(table, &mut turn)?;
        turn.special_spaces
    } else {
        let action = OperationAction::parse(value, grant.by)?;
        if !grant.action.has_operation(action.name()) {
            return Err(not_granted(action.name().id()));
        }
        turn.terms.special &= !grant.action.is_one_of_both();
        action.decides_for_no_non_player(table.game)?;
        action.carry_out_asking(table, &mut turn, &mut |table, turn| {
            others.before_operation_ends(table, turn)
        })?;
        if action.name() == OperationName::March {
            march::destinations(table.game, &turn)
        } else {
            turn.spaces
        }
    };
    if grant.duty == Duty::Everywhere && grant.is_possible(table.game, &turn) {
        return Err(undone(grant, "executes it in every space where it can"));
    }
    Ok(spaces)
}
