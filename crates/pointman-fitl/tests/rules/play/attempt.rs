//! An action as it is tried out: its steps are carried out one by one on a copy of the game, and what they
//! leave open is chosen from what the refusal lists.

use pointman_core::dice::Seeded;
use pointman_core::error::Error;
use pointman_fitl::operations::{assault, attack, march, patrol, rally, sweep, terror, train};
use pointman_fitl::special_activities::transport::CavalryStep;
use pointman_fitl::special_activities::{
    advise, air_lift, ambush, bombard, govern, infiltrate, raid, subvert, tax, transport,
};
use pointman_fitl::{
    ActionStep, Faction, Game, OperationName, PieceKind, Space, SpecialName, Table, Transfer, Turn, Words,
};

use crate::play::answer::Chance;

/// A game on which an action is tried out.
#[derive(Clone)]
pub struct Attempt {
    pub game: Game,
    pub turn: Turn,
    pub dice: Seeded,
}

/// One step in words that may still lack a choice.
#[derive(Debug, Clone)]
pub struct Draft {
    /// The words, into which what is chosen goes after `naming`.
    pub head: String,
    /// The word before what is chosen, empty if none; absent if nothing can be chosen.
    pub naming: Option<&'static str>,
    pub chosen: Vec<(u8, String)>,
    pub tail: String,
}

impl Draft {
    pub fn of(head: impl Into<String>) -> Draft {
        Draft { head: head.into(), naming: None, chosen: Vec::new(), tail: String::new() }
    }

    pub fn naming(self, naming: &'static str) -> Draft {
        Draft { naming: Some(naming), ..self }
    }

    pub fn words(&self) -> String {
        let mut words = self.head.clone();
        if !self.chosen.is_empty() {
            words = format!("{words} {}", self.naming.unwrap_or_default());
            for (count, piece) in &self.chosen {
                words = format!("{words} {count} {piece}");
            }
        }
        format!("{words} {}", self.tail).split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Chooses at random what a refusal asks for. Gives whether it asked for something.
    pub fn answer(&mut self, message: &str, chance: &mut Chance) -> bool {
        if message.contains("whose Tunnel") {
            self.tail = format!("{} tunnel {}", self.tail, chance.of(&["nva", "vc"]));
            return true;
        }
        let Some((count, among)) = asked(message) else { return false };
        if self.naming.is_none() {
            return false;
        }
        let mut pool: Vec<String> =
            among.into_iter().flat_map(|(count, piece)| vec![piece; usize::from(count)]).collect();
        for _ in 0..count {
            if pool.is_empty() {
                return false;
            }
            let piece = pool.swap_remove(chance.below(pool.len()));
            match self.chosen.iter_mut().find(|(_, chosen)| *chosen == piece) {
                Some((count, _)) => *count += 1,
                None => self.chosen.push((1, piece)),
            }
        }
        true
    }
}

/// Of `…: name 2 of 3 Active VC Guerrillas, 1 VC Base`, how many, and among which.
fn asked(message: &str) -> Option<(u8, Vec<(u8, String)>)> {
    let rest =
        message.split_once(": name ").or_else(|| message.split_once(": say which ")).map(|(_, rest)| rest)?;
    let (count, among) = rest.split_once(" of ")?;
    let among = among.split(" [").next()?.split(", ").map(|piece| {
        let (count, piece) = piece.split_once(' ')?;
        let count: u8 = count.parse().ok()?;
        let kind =
            PieceKind::ALL.into_iter().find(|kind| kind.name(count == 1).to_string() == piece.trim())?;
        Some((count, kind.id().to_owned()))
    });
    Some((count.parse().ok()?, among.collect::<Option<_>>()?))
}

/// The id of the space a refusal speaks of.
pub fn space_of(message: &str) -> Option<&'static str> {
    let (before, _) = message.split_once(": name ").or_else(|| message.split_once(": say which "))?;
    let name = before.rsplit(": ").next()?;
    Space::ALL.into_iter().find(|space| space.name() == name).map(Space::id)
}

/// What a refusal says.
pub fn message(error: &Error) -> String {
    match error {
        Error::Refused { message, .. } => message.clone(),
        other => panic!("not a refusal: {other}"),
    }
}

impl Attempt {
    /// Does something on a copy, which takes the place of this if it is not refused.
    pub fn with(
        &mut self,
        deed: impl FnOnce(&mut Table<'_>, &mut Turn) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let (mut copy, mut effects) = (self.clone(), Vec::new());
        let mut table = Table { game: &mut copy.game, dice: &mut copy.dice, effects: &mut effects };
        deed(&mut table, &mut copy.turn)?;
        *self = copy;
        Ok(())
    }

    /// Carries out a step of the Operation, or a transfer.
    pub fn step(&mut self, operation: OperationName, words: &str) -> Result<(), Error> {
        let faction = self.turn.faction;
        if let Some(transfer) = words.strip_prefix("transfer ") {
            let transfer = Transfer::parse(&mut Words::of(transfer))?;
            return self.with(|table, turn| transfer.carry_out(table, turn));
        }
        if let Some(cavalry) = words.strip_prefix("armored-cavalry ") {
            return self.with(|table, turn| carry_out::<CavalryStep>(cavalry, faction, table, turn));
        }
        self.with(|table, turn| match operation {
            OperationName::Train => carry_out::<train::TrainStep>(words, faction, table, turn),
            OperationName::Patrol => carry_out::<patrol::PatrolStep>(words, faction, table, turn),
            OperationName::Sweep => carry_out::<sweep::SweepStep>(words, faction, table, turn),
            OperationName::Assault => carry_out::<assault::AssaultSpace>(words, faction, table, turn),
            OperationName::Rally => carry_out::<rally::RallyStep>(words, faction, table, turn),
            OperationName::March => carry_out::<march::MarchStep>(words, faction, table, turn),
            OperationName::Attack => carry_out::<attack::AttackStep>(words, faction, table, turn),
            OperationName::Terror => carry_out::<terror::TerrorStep>(words, faction, table, turn),
        })
    }

    /// Ends the Operation.
    pub fn finish(&mut self, operation: OperationName) -> Result<(), Error> {
        self.with(|table, turn| match operation {
            OperationName::Train => train::TrainStep::finish(table, turn),
            OperationName::Patrol => patrol::PatrolStep::finish(table, turn),
            OperationName::Sweep => sweep::SweepStep::finish(table, turn),
            OperationName::Assault => assault::AssaultSpace::finish(table, turn),
            OperationName::Rally => rally::RallyStep::finish(table, turn),
            OperationName::March => march::MarchStep::finish(table, turn),
            OperationName::Attack => attack::AttackStep::finish(table, turn),
            OperationName::Terror => terror::TerrorStep::finish(table, turn),
        })
    }

    /// Carries out one item of a Special Activity that has begun; not of an Air Strike, which is rolled for
    /// as a whole.
    pub fn item(&mut self, special: SpecialName, words: &str) -> Result<(), Error> {
        let faction = self.turn.faction;
        self.with(|table, turn| match special {
            SpecialName::Advise => carry_out::<advise::AdviseStep>(words, faction, table, turn),
            SpecialName::AirLift => carry_out::<air_lift::AirLiftStep>(words, faction, table, turn),
            SpecialName::AirStrike => unreachable!("an Air Strike is carried out as a whole"),
            SpecialName::Govern => carry_out::<govern::GovernStep>(words, faction, table, turn),
            SpecialName::Transport => carry_out::<transport::TransportStep>(words, faction, table, turn),
            SpecialName::Raid => carry_out::<raid::RaidStep>(words, faction, table, turn),
            SpecialName::Infiltrate => carry_out::<infiltrate::InfiltrateStep>(words, faction, table, turn),
            SpecialName::Bombard => carry_out::<bombard::BombardStep>(words, faction, table, turn),
            SpecialName::Ambush => carry_out::<ambush::AmbushStep>(words, faction, table, turn),
            SpecialName::Tax => carry_out::<tax::TaxStep>(words, faction, table, turn),
            SpecialName::Subvert => carry_out::<subvert::SubvertStep>(words, faction, table, turn),
        })
    }

    /// Ends the Special Activity.
    pub fn finish_special(&mut self, special: SpecialName) -> Result<(), Error> {
        self.with(|table, turn| match special {
            SpecialName::Advise => advise::AdviseStep::finish(table, turn),
            SpecialName::Govern => govern::GovernStep::finish(table, turn),
            SpecialName::Transport => transport::TransportStep::finish(table, turn),
            SpecialName::Raid => raid::RaidStep::finish(table, turn),
            SpecialName::Subvert => subvert::SubvertStep::finish(table, turn),
            _ => Ok(()),
        })
    }
}

fn carry_out<S: ActionStep>(
    words: &str,
    faction: Faction,
    table: &mut Table<'_>,
    turn: &mut Turn,
) -> Result<(), Error> {
    let mut words = Words::of(words);
    let step = S::parse(&mut words, faction)?;
    words.done()?;
    step.carry_out(table, turn)
}
