//! The record of a check: every die, what applied, and what it came to (contract §3).

use std::fmt;

use serde::{Serialize, Serializer};

use super::data::Modifier;
use super::engine::{FurtherSpec, Source, Tables};
use super::lookup::{Lookup, Picks};
use super::plan::{Plan, Settled};
use super::roll::{Rolled, Verdict};
use super::words::{AttributeId, CheckId, Flag, FurtherId, ResultId, Then, ValueId};
use super::{result_text, who_text};
use crate::attributes::{self, NumberedCard};
use pointman_core::dice::{Again, Dice};
use pointman_core::error::Error;
use pointman_core::trace::Trace;
use pointman_core::voice::option;

/// What a check came to.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Tested {
    /// The check's id.
    pub check: CheckId,
    /// The edition played.
    pub edition: u8,
    /// Who took it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figure: Option<String>,
    /// The most each die may show; the Rep added to the dice; or the Impact.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<i32>,
    /// The figure's own dice, in the order thrown.
    pub dice: Vec<u8>,
    /// The Leader Die.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leader_die: Option<u8>,
    /// The dice of an enemy that was rolled for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub enemy_dice: Vec<u8>,
    /// How many passes count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passes: Option<u8>,
    /// The passes of an enemy that was rolled for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub enemy_passes: Option<u8>,
    /// The number looked up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll: Option<i32>,
    /// The one result that applies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<ResultId>,
    /// The results left open by what was said, or open to a Star's choice.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub outcomes: Vec<Outcome>,
    /// The result in words.
    pub text: String,
    /// Whether a Star's player has still to choose among the outcomes.
    #[serde(skip)]
    pub is_chosen: bool,
    /// The Attribute that turned the printed result into this one.
    #[serde(skip)]
    pub turned_by: Option<AttributeId>,
    /// What the result leads to, in one word: `wins`, `prone`, `rep-fixed`, ….
    #[serde(skip_serializing_if = "Option::is_none")]
    pub then: Option<Then>,
    /// The check to go on to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<CheckId>,
    /// The distance it gives, in inches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub distance_in: Option<i32>,
    /// How far it reaches, in inches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range_in: Option<i64>,
    /// Hero mode has started: two of the figure's own dice show 1.
    #[serde(skip_serializing_if = "is_false")]
    pub hero: bool,
    /// Each die that counts, the best first, when several do.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub each: Vec<DieRead>,
    /// The same total read on another check.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub read: Option<Read>,
    /// Rolls and numbers inside the result.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub further: Vec<Further>,
    /// Modifiers and Attributes that acted, in the printed order.
    pub modifiers: Vec<Applied>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_false(value: &bool) -> bool {
    !value
}

/// A result with whom it is for.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// The condition under which it applies.
    pub who: Flag,
    /// The result.
    pub outcome: ResultId,
    /// The result in words.
    pub text: String,
    /// The passes that give it, where a Star chooses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passes: Option<u8>,
    /// The check to go on to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<CheckId>,
}

/// One die of several that count.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct DieRead {
    /// Its face.
    pub die: u8,
    /// The number looked up.
    pub roll: i32,
    /// The one result that applies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<ResultId>,
    /// The results left open.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub outcomes: Vec<Outcome>,
}

/// A total read on another check.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Read {
    /// The other check.
    pub check: CheckId,
    /// The one result that applies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<ResultId>,
    /// The results left open.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub outcomes: Vec<Outcome>,
}

/// A roll or a number inside a result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Further {
    /// What it is: `distance_in`, `turns`, `side`, ….
    pub what: FurtherId,
    /// The dice thrown for it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    /// The number it comes to.
    pub value: i32,
    /// What the number means.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<Meaning>,
}

impl Further {
    /// What its number means, where that is a result.
    pub fn meaning(&self) -> Option<ResultId> {
        match self.result? {
            Meaning::Result(result) => Some(result),
            Meaning::Then(_) | Meaning::Drawn(_) => None,
        }
    }
}

/// What the number of a further roll means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Meaning {
    /// A result.
    Result(ResultId),
    /// What is done.
    Then(Then),
    /// An Attribute.
    Drawn(Drawn),
}

/// An Attribute drawn (attribute-draw-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Drawn {
    /// The card.
    pub card: NumberedCard,
    /// The Attribute printed for it.
    pub printed: AttributeId,
    /// The one that the figure gets: another where what they have excludes it.
    pub given: AttributeId,
    /// Whether they have it, so that another card is drawn.
    pub held: bool,
}

/// As documents have it: the id of a result, or the card with its Attribute.
impl fmt::Display for Meaning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Meaning::Result(result) => f.write_str(result.id()),
            Meaning::Then(then) => f.write_str(then.id()),
            Meaning::Drawn(drawn) => {
                write!(f, "{}: {}", drawn.card.name(), drawn.given)?;
                if drawn.given != drawn.printed {
                    write!(f, " in place of {}", drawn.printed)?;
                }
                if drawn.held {
                    f.write_str(", already held: draw again")?;
                }
                Ok(())
            }
        }
    }
}

impl Serialize for Meaning {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A modifier or Attribute that acted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Applied {
    /// Its id.
    pub id: String,
    /// What it did.
    pub effect: String,
}

impl Applied {
    /// That `modifier` acted.
    fn by(modifier: &Modifier) -> Self {
        Applied { id: modifier.id.id().to_owned(), effect: modifier.effect.to_string() }
    }
}

/// The results of `picks`: the one that applies, or those left open with whom they are for.
pub(super) fn outcomes(lookup: &Lookup, picks: &Picks) -> (Option<ResultId>, Vec<Outcome>) {
    let mut list: Vec<Outcome> = Vec::new();
    for (index, case) in picks.iter() {
        let line = &lookup.lines[index];
        let who = *lookup.cases.get(case).unwrap_or(&line.who);
        list.push(Outcome {
            who,
            outcome: line.outcome,
            text: words(lookup, index),
            passes: None,
            next: line.next,
        });
    }
    match &list[..] {
        [first, rest @ ..] if rest.iter().all(|other| other.outcome == first.outcome) => {
            (Some(first.outcome), Vec::new())
        }
        _ => (None, list),
    }
}

/// A line's result in words.
pub(super) fn words(lookup: &Lookup, index: usize) -> String {
    let line = &lookup.lines[index];
    let result = match &line.replaced {
        Some((_, effect)) if line.outcome == ResultId::None => (*effect).to_owned(),
        _ => line.outcome.title().to_owned(),
    };
    match &line.note {
        Some(note) => format!("{result}: {note}"),
        None => result,
    }
}

impl<'a> Plan<'a> {
    /// The record of `rolled`; rolls inside the result are thrown.
    pub fn tell<T: Trace>(
        &self,
        rolled: &Rolled,
        dice: &mut dyn Dice,
        trace: &mut T,
    ) -> Result<Tested, Error> {
        let check = self.check;
        let mut tested = Tested {
            check: check.id,
            edition: self.situation.edition.number(),
            figure: self.situation.figure.clone(),
            target: if matches!(self.settled, Settled::No | Settled::NoRoll) { self.target } else { None },
            dice: rolled.own.as_slice().to_vec(),
            leader_die: rolled.leader,
            enemy_dice: rolled.enemy.map(|(faces, _)| faces.as_slice().to_vec()).unwrap_or_default(),
            passes: rolled.passes,
            enemy_passes: rolled.enemy.map(|(_, passes)| passes),
            roll: rolled.roll,
            outcome: None,
            outcomes: Vec::new(),
            is_chosen: false,
            turned_by: None,
            text: String::new(),
            then: None,
            next: None,
            distance_in: None,
            range_in: self.reach()?,
            hero: check.hero_eligible && rolled.own.as_slice().iter().filter(|&&face| face == 1).count() >= 2,
            each: Vec::new(),
            read: None,
            further: Vec::new(),
            modifiers: self.applied.clone(),
        };
        if let (Some(first), Some(die)) = (self.first_roll, rolled.first) {
            tested.further.push(Further {
                what: first.what,
                dice: vec![die],
                value: i32::from(die),
                result: None,
            });
        }
        if let Some(die) = rolled.further {
            tested.further.push(Further {
                what: FurtherId::FurtherDie,
                dice: vec![die],
                value: i32::from(die),
                result: None,
            });
        }
        if let Some(member) = rolled.member {
            tested.further.push(Further {
                what: FurtherId::Number,
                dice: Vec::new(),
                value: i32::from(member),
                result: None,
            });
        }
        match rolled.verdict {
            Verdict::Lines(picks) => self.tell_lines(&picks, rolled, &mut tested, dice, trace)?,
            Verdict::Compared(picks, won) => {
                self.tell_lines(&picks, rolled, &mut tested, dice, trace)?;
                tested.then = Some(if won { Then::Wins } else { Then::Loses });
            }
            Verdict::Chosen(index) => {
                self.tell_lines(&Picks::one(index), rolled, &mut tested, dice, trace)?;
            }
            Verdict::Instead(outcome, then) => self.tell_instead(outcome, then, &mut tested, dice)?,
        }
        for &die in rolled.each.as_slice() {
            let (roll, picks) = self.read_die(die);
            let (outcome, outcomes) = outcomes(&self.lookup, &picks);
            tested.each.push(DieRead { die, roll, outcome, outcomes });
        }
        if let Some((reader, picks)) = rolled.read {
            let (check, lookup) = &self.readers[reader];
            let (outcome, outcomes) = outcomes(lookup, &picks);
            tested.read = Some(Read { check: *check, outcome, outcomes });
        }
        Self::tell_dumb_ass(rolled, &mut tested);
        if tested.hero {
            tested.text.push_str("; Hero mode starts");
        }
        trace.note(&self.rule, format_args!("{}", tested.text));
        Ok(tested)
    }

    fn tell_lines<T: Trace>(
        &self,
        picks: &Picks,
        rolled: &Rolled,
        tested: &mut Tested,
        dice: &mut dyn Dice,
        trace: &mut T,
    ) -> Result<(), Error> {
        (tested.outcome, tested.outcomes) = outcomes(&self.lookup, picks);
        let choice = matches!(self.settled, Settled::Choice(_));
        if choice && self.facts.text(ValueId::Choice).is_none() {
            let list = picks.iter().map(|(index, _)| {
                let line = &self.lookup.lines[index];
                Outcome {
                    who: line.who,
                    outcome: line.outcome,
                    text: words(&self.lookup, index),
                    passes: line.passes,
                    next: line.next,
                }
            });
            tested.outcomes = list.collect();
            tested.outcome = None;
            let mut choices: Vec<&str> = Vec::new();
            for open in &tested.outcomes {
                if !choices.contains(&&*open.text) {
                    choices.push(&open.text);
                }
            }
            tested.text = format!("the player chooses: {}", choices.join("; "));
            tested.is_chosen = true;
            return Ok(());
        }
        let Some((first, _)) = picks.iter().next() else {
            tested.text = "no row of the table applies".to_owned();
            return Ok(());
        };
        if tested.outcome.is_none() {
            let lines: Vec<_> = tested
                .outcomes
                .iter()
                .map(|open| format!("{}: {}", who_words(open.who), open.text))
                .collect();
            tested.text = lines.join("; ");
            return Ok(());
        }
        // What would have turned another result into one that this is not has not acted.
        let result = tested.outcome;
        tested.modifiers.retain(|applied| {
            let modifier = self.check.modifiers.iter().find(|modifier| modifier.id.id() == applied.id);
            modifier.is_none_or(|modifier| {
                let turns = modifier.engine.replaces;
                turns.is_empty() || turns.iter().any(|rule| Some(rule.to) == result)
            })
        });
        let line = &self.lookup.lines[first];
        tested.text = words(&self.lookup, first);
        tested.next = line.next;
        tested.distance_in = line.engine.distance_in.map(|distance| distance + self.add_distance);
        if let Some(distance) = tested.distance_in.filter(|_| self.add_distance != 0) {
            tested.text.push_str(&format!(" ({distance} in for this figure)"));
        }
        if let Some((id, effect)) = line.replaced {
            trace.note(id, format_args!("{effect}"));
            tested.turned_by = AttributeId::ALL.into_iter().find(|attribute| attribute.id() == id);
            let known = tested.modifiers.iter().any(|applied| applied.id == id);
            if !known {
                tested.modifiers.push(Applied { id: id.to_owned(), effect: effect.to_owned() });
            }
        }
        for spec in line.engine.further {
            if let Some(further) = self.further(spec, rolled, dice)? {
                tested.further.push(further);
            }
        }
        Ok(())
    }

    fn tell_instead(
        &self,
        outcome: ResultId,
        then: Option<Then>,
        tested: &mut Tested,
        dice: &mut dyn Dice,
    ) -> Result<(), Error> {
        tested.outcome = Some(outcome);
        tested.then = then;
        tested.text = match (&self.settled, outcome) {
            (Settled::Skipped(modifier), _) => skip_words(modifier),
            (_, ResultId::Compare) => {
                let set = option("set");
                format!("passes to compare with the enemy's: give them with {set} enemy-passes=N")
            }
            (_, outcome) => outcome.title().to_owned(),
        };
        if let Some((modifier, _)) =
            self.on_one.filter(|(_, instead)| instead.outcome == outcome && tested.passes.is_some())
        {
            // The fall of the Clumsy is a roll of its own, `clumsy-fall`.
            let die =
                dice.d6(format_args!("{}{}, inches moved before the fall", self.check.name, self.of()))?;
            tested.distance_in = Some(i32::from(die));
            tested.further.push(Further {
                what: FurtherId::DistanceIn,
                dice: vec![die],
                value: i32::from(die),
                result: None,
            });
            tested.modifiers.push(Applied::by(modifier));
            tested.text = format!("moves {die} in and falls prone");
        }
        if let Some((modifier, _)) = self.on_equal.filter(|(_, instead)| Some(instead.then) == then) {
            tested.modifiers.push(Applied::by(modifier));
            tested.text = format!("{}; {}", tested.text, modifier.effect);
        }
        Ok(())
    }

    /// A roll or number inside a line; none when its condition does not hold or what it needs is not known.
    fn further(
        &self,
        spec: &FurtherSpec,
        rolled: &Rolled,
        dice: &mut dyn Dice,
    ) -> Result<Option<Further>, Error> {
        if !self.facts.fits(&spec.when, None) {
            return Ok(None);
        }
        let mut faces = Vec::new();
        let mut result = None;
        let number = match spec.from {
            Source::None => 0,
            Source::Roll => rolled.roll.unwrap_or(0),
            Source::HighestPassing => {
                let passing =
                    rolled.own.as_slice().iter().filter(|&&face| Some(i32::from(face)) <= self.target);
                passing.max().map_or(0, |&face| i32::from(face))
            }
            Source::Pick => {
                let named = spec.pick.map(|name| self.facts.number(name)).transpose()?.flatten();
                let Some(among @ 1..=99) = named else { return Ok(None) };
                dice.pick(among as usize, format_args!("{}, {}", self.check.name, spec.what.title()))? as i32
                    + 1
            }
            Source::Card => {
                let odd = spec.card == Some(Tables::Odd);
                let given = |card: NumberedCard| {
                    attributes::fitting(card.attribute(odd), |id| self.facts.attribute(id))
                };
                let held = |card: NumberedCard| self.facts.attribute(given(card).id);
                let card = match self.facts.text(ValueId::Card) {
                    Some(text) => Some(NumberedCard::parse(text)?),
                    None => {
                        // attribute-draw-1: one that they have is drawn again.
                        let mut again = Again::default();
                        loop {
                            again.throw(format_args!("{}, a card", self.check.name))?;
                            let card = NumberedCard::new(
                                dice.pick(52, format_args!("{}, a card", self.check.name))?,
                            );
                            if !card.is_some_and(held) {
                                break card;
                            }
                        }
                    }
                };
                let Some(card) = card else { return Ok(None) };
                let printed = card.attribute(odd).id;
                result =
                    Some(Meaning::Drawn(Drawn { card, printed, given: given(card).id, held: held(card) }));
                card.number() + 1
            }
            Source::Dice => {
                let against = spec.against.map(|name| self.facts.number(name)).transpose()?;
                if against == Some(None) {
                    return Ok(None);
                }
                for number in 1..=spec.dice {
                    dice.nth_of(usize::from(number), usize::from(spec.dice));
                    faces.push(dice.d6(format_args!(
                        "{}, {}, die {number} of {}",
                        self.check.name,
                        spec.what.title(),
                        spec.dice
                    ))?);
                }
                let sum: i32 = faces.iter().map(|&face| i32::from(face)).sum();
                match against.flatten() {
                    Some(target) => i32::from(i64::from(sum) <= target),
                    None => sum,
                }
            }
        };
        let value = spec.value(number) * if spec.scaled { self.multiply } else { 1 };
        let result = result.or_else(|| {
            spec.reads.iter().find(|reading| value <= reading.to).map(|reading| Meaning::Result(reading.is))
        });
        Ok(Some(Further { what: spec.what, dice: faces, value, result }))
    }

    /// How far they throw; farther is refused.
    pub fn reach(&self) -> Result<Option<i64>, Error> {
        let Some(reach) = &self.check.engine.reach else { return Ok(None) };
        if self.facts.any(&reach.unless) {
            return Ok(None);
        }
        let most = if self.facts.attribute(reach.attribute) { reach.with_attribute } else { reach.hand };
        match self.facts.number(ValueId::Range)? {
            Some(range) if range > most => {
                let message = format!("{range} in is too far: this figure throws at most {most} in");
                Err(Error::refused("Throwing Grenades", message))
            }
            _ => Ok(Some(most)),
        }
    }

    fn tell_dumb_ass(rolled: &Rolled, tested: &mut Tested) {
        let Some((die, acts)) = rolled.dumb_ass else { return };
        let outcome = dumb_ass_result(acts);
        tested.then = Some(outcome);
        tested.text = format!("{}; Dumb Ass: {}", tested.text, result_text(outcome.id()));
        tested.further.push(Further {
            what: FurtherId::DumbAss,
            dice: vec![die],
            value: i32::from(die),
            result: Some(Meaning::Then(outcome)),
        });
        tested.modifiers.push(Applied {
            id: AttributeId::DumbAss.id().to_owned(),
            effect: "1d6: Rep or less acts as desired".to_owned(),
        });
    }
}

/// What the roll of a Dumb Ass leads to.
pub(super) fn dumb_ass_result(acts: bool) -> Then {
    if acts { Then::AsDesired } else { Then::DoesNothing }
}

/// A condition in words.
pub(super) fn who_words(who: Flag) -> &'static str {
    who_text(who).unwrap_or(who.title())
}

/// Why a check is not taken.
pub(super) fn skip_words(modifier: &Modifier) -> String {
    modifier.effect.trim_start_matches("skip: ").to_owned()
}
