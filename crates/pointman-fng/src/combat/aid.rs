//! The wounded: a Medic's aid on the field, and recovery after the battle [Attributes (Medic), Recovery After
//! The Battle].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::checks::{CheckId, Edition, Flag, FurtherId, ResultId};
use pointman_core::dice::odds::Distribution;
use pointman_core::dice::{Dice, enumerate};
use pointman_core::error::Error;
use pointman_core::trace::{Silent, Trace};

use super::figure::Figure;
use super::odds::{Finals, Odds, together};
use super::play::{Ask, Follow, Play, Throw};

/// The turns within which a Medic can help.
pub(crate) const TURNS_TO_REACH: u8 = 3;

/// A Medic reaches an out of the fight soldier.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Aid {
    /// The edition played.
    #[serde(skip)]
    pub edition: Edition,
    /// The Medic.
    pub medic: Figure,
    /// The soldier.
    pub casualty: String,
    /// Turns since the hit.
    pub turns: u8,
}

/// What a Medic's aid did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AidRecord {
    /// The edition played.
    pub edition: Edition,
    /// Every throw in order.
    pub throws: Vec<Throw>,
    /// The soldier.
    pub casualty: String,
    /// How they are.
    pub state: Aided,
    /// The checks that follow.
    pub follows: Vec<Follow>,
}

pointman_core::vocabulary! {
    /// How a casualty is after aid.
    pub enum Aided: "state" {
        ActsNormally = "acts-normally" "may act normally",
        ActsAtMinus1 = "acts-at-minus-1" "acts at -1 Rep",
        OutOfTheFight = "out-of-the-fight" "Out of the Fight",
    }
}

impl AidRecord {
    /// How it ends, in the column of [`Aid::odds`].
    pub fn finals(&self) -> Finals {
        vec![self.state.id()]
    }
}

impl Aid {
    /// Rolls the aid.
    ///
    /// # Errors
    /// [`Error::Refused`] after more than three turns; when the dice give no answer.
    pub fn run(&self, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<AidRecord, Error> {
        let mut play = Play::new(self.edition, dice, trace);
        let state = self.treat(&mut play)?;
        let follows = match state {
            Aided::OutOfTheFight => {
                vec![Follow::new(
                    CheckId::Recovery,
                    &self.casualty,
                    "after the battle; one more die if evacuated",
                )]
            }
            _ => Vec::new(),
        };
        Ok(AidRecord {
            edition: self.edition,
            throws: play.take_throws(),
            casualty: self.casualty.clone(),
            state,
            follows,
        })
    }

    /// The exact odds.
    ///
    /// # Errors
    /// As [`Aid::run`].
    pub fn odds(&self) -> Result<Odds, Error> {
        let outcomes = enumerate(|dice| {
            self.treat(&mut Play::new(self.edition, dice, &mut Silent)).map(|state| vec![state.id()])
        })?;
        Ok(Odds { columns: vec![self.casualty.clone()], outcomes })
    }

    fn treat<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<Aided, Error> {
        if self.turns > TURNS_TO_REACH {
            let turns = self.turns;
            return Err(Error::refused(
                "FNG medic",
                format!("{turns} turns is too late: a Medic must arrive within {TURNS_TO_REACH}"),
            ));
        }
        Ok(match play.check(&Ask::new(CheckId::Medic, &self.medic.name).rep(self.medic.rep))?.passed() {
            0 => Aided::OutOfTheFight,
            1 => Aided::ActsAtMinus1,
            _ => Aided::ActsNormally,
        })
    }
}

/// The out of the fight of a battle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The edition played.
    #[serde(skip)]
    pub edition: Edition,
    /// Each of them.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub casualties: Vec<Casualty>,
}

/// One of the out of the fight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Casualty {
    /// The figure.
    pub figure: Figure,
    /// Evacuated off the table during the game: one more die.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub evacuated: bool,
}

/// Who recovers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RecoveryRecord {
    /// The edition played.
    pub edition: Edition,
    /// Every throw in order.
    pub throws: Vec<Throw>,
    /// Each casualty.
    pub casualties: Vec<Recovered>,
}

pointman_core::vocabulary! {
    /// How one of the Out of the Fight ends after the battle.
    pub enum Recovers: "recovery" {
        Recovers = "recovers" "recovers and stays in the squad",
        Later = "recovers-later" "recovers later",
        Lost = "lost" "dies or goes home",
    }
}

impl Recovers {
    /// What the table gives.
    pub(crate) const fn of(result: ResultId) -> Recovers {
        match result {
            ResultId::Recovers => Recovers::Recovers,
            ResultId::RecoversLater => Recovers::Later,
            _ => Recovers::Lost,
        }
    }
}

/// How one casualty ends.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Recovered {
    /// Who.
    pub name: String,
    /// How.
    pub state: Recovers,
    /// Campaign turns until they are back (recovery-1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turns: Option<u8>,
}

impl RecoveryRecord {
    /// How everybody ends, in the columns of [`Recovery::odds`].
    pub fn finals(&self) -> Finals {
        self.casualties.iter().map(|casualty| casualty.state.id()).collect()
    }
}

impl Recovery {
    /// Rolls for each casualty.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn run(&self, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<RecoveryRecord, Error> {
        let mut play = Play::new(self.edition, dice, trace);
        let mut casualties = Vec::new();
        for casualty in &self.casualties {
            casualties.push(recover(&mut play, casualty)?);
        }
        Ok(RecoveryRecord { edition: self.edition, throws: play.take_throws(), casualties })
    }

    /// The exact odds of who recovers.
    ///
    /// # Errors
    /// None that options can cause.
    pub fn odds(&self) -> Result<Odds, Error> {
        let one = |casualty: &Casualty| -> Result<Distribution<&'static str>, Error> {
            enumerate(|dice| {
                recover(&mut Play::new(self.edition, dice, &mut Silent), casualty)
                    .map(|recovered| recovered.state.id())
            })
        };
        let each: Vec<_> = self.casualties.iter().map(one).collect::<Result<_, _>>()?;
        let columns = self.casualties.iter().map(|casualty| casualty.figure.name.clone()).collect();
        Ok(Odds { columns, outcomes: together(&each) })
    }
}

fn recover<T: Trace>(play: &mut Play<'_, T>, casualty: &Casualty) -> Result<Recovered, Error> {
    let figure = &casualty.figure;
    let ask = Ask::new(CheckId::Recovery, &figure.name).rep(figure.rep).attributes(&figure.attributes);
    let reading = play.check(&ask.flag_if(casualty.evacuated, Flag::Evacuated))?;
    let turns = reading
        .further
        .iter()
        .find(|further| further.what == FurtherId::Turns)
        .map(|further| further.value.clamp(0, 6) as u8);
    Ok(Recovered { name: figure.name.clone(), state: Recovers::of(reading.result), turns })
}
