//! Solo play: three equal Activation dice set a trap off [Booby Traps And Solo/Same Side Play].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{TrapKind, TrapState, Trippers, Wire, edition, tell_throw};
use crate::checks::{CheckId, Edition};
use crate::combat::trap_table;
use crate::evening::{Mended, Soldier};
use crate::mission::{Mission, Mode, Side};
use crate::squads::man::Man;
use crate::support::Who;
use crate::told::Told;
use crate::words::Flag;
use pointman_core::dice::{Again, Dice};
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;
use pointman_core::way;

const RULE: &str = "Booby Traps And Solo/Same Side Play";

/// Who may have set off a trap.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct TripChoices {
    /// The figures on the table that roll (sup-32).
    pub among: Vec<Man>,
    /// Whether it is night; the mission says if nothing is said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub night: Option<bool>,
    /// The edition played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<u8>,
}

/// Whether a third die is thrown with the Activation dice: in solo play, while traps are left that nobody has
/// come upon or written down (sup-32). Those of a player lie where they wrote them down.
pub fn is_third_die_thrown(mission: &Mission) -> bool {
    let traps = &mission.traps;
    mission.setting.mode == Mode::Solo
        && traps.number.is_some_and(|number| traps.on_table(false) < usize::from(number))
}

/// Whether three Activation dice set a trap off.
pub const fn are_trips(dice: [u8; 3]) -> bool {
    dice[0] == dice[1] && dice[1] == dice[2]
}

impl Mission {
    /// Those of the Free World who may have set off the trap that three equal dice bring: they are up, on
    /// foot and on the table.
    pub fn may_have_tripped(&self) -> Vec<&Soldier> {
        let walks = |man: &&Soldier| {
            let is_up = man.is_able() && !man.is_shaken() && !man.is(Flag::KnockedDown);
            is_up && man.aboard.is_none() && !man.waits && !self.tunnels.is_below(man.name())
        };
        let sides = Who::ALL.into_iter().filter(|side| !self.is_communist(*side));
        sides.flat_map(|side| self.company.of(side)).filter(walks).collect()
    }
}

pub(crate) fn step(
    mission: &mut Mission,
    choices: &TripChoices,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<(), Error> {
    let is_below =
        |name: &str| mission.company.obeys(Mended::BelowIsElsewhere) && mission.tunnels.is_below(name);
    if let Some(man) = choices.among.iter().find(|man| is_below(&man.name)) {
        let message = format!("{} is below and sets off nothing on the table", man.name);
        return Err(Error::refused(RULE, message));
    }
    let waits =
        mission.traps.list.iter().any(|trap| trap.state == TrapState::Tripped && trap.victim.is_none());
    if waits && choices.among.is_empty() {
        let seen = |soldier: &&Soldier| {
            soldier.left.is_none() && !soldier.is(Flag::Hidden) && !is_below(soldier.name())
        };
        let figures = mission.company.soldiers.iter().filter(seen).map(Soldier::name);
        let who =
            OpenQuestion::of("among", "who may have set it off", RULE).wanted(1, u32::MAX).legal(figures);
        return Err(Error::needs("", who, option("among")).because("a trap has already gone off"));
    }
    if !waits && !is_third_die_thrown(mission) {
        let why = match mission.traps.number {
            _ if mission.setting.mode != Mode::Solo => {
                let spring = way!("fng trap-spring EVENING -i", "traps spring");
                format!("a player's traps are where the player recorded them: use {spring}")
            }
            None => {
                let number = way!("fng trap-place EVENING -i", "traps number");
                format!("the number of traps has not been rolled: use {number} first")
            }
            Some(_) => "no trap is left: all of them have gone off (sup-32)".to_owned(),
        };
        return Err(Error::refused(RULE, why));
    }
    trip(mission, choices, dice, told).map(|_| ())
}

/// Three equal Activation dice: the kind of trap, and which of the figures set it off. Without figures the
/// kind alone, and the next call says who. Gives the number of the trap; none when there is none left.
///
/// # Errors
/// When the dice give no answer.
pub(crate) fn trip(
    mission: &mut Mission,
    choices: &TripChoices,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<Option<u16>, Error> {
    let waiting =
        mission.traps.list.iter().find(|trap| trap.state == TrapState::Tripped && trap.victim.is_none());
    let id = match waiting {
        Some(trap) => trap.id,
        None if !is_third_die_thrown(mission) => return Ok(None),
        None => {
            let night = choices.night.unwrap_or_else(|| mission.light.is_night(mission.traps.turn.max(1)));
            let (kind, wire) = kind(night, edition(mission, choices.edition)?, dice, told)?;
            let id = mission.traps.add(Side::Communist, Some(kind), "where its victim stands");
            let trap = mission.traps.trap_mut(id)?;
            (trap.state, trap.wire) = (TrapState::Tripped, wire);
            mission.traps.tripped += 1;
            told.note(RULE, format!("trap {id} is set off: {}", kind.row().name));
            id
        }
    };
    if choices.among.is_empty() {
        let whose = match mission.traps.options.trippers {
            Trippers::OtherSide => "the figures on the table of the side that did not lay it",
            Trippers::All => "all figures on the table",
        };
        told.due(RULE, format!("to see who set it off, name {whose}"));
        return Ok(Some(id));
    }
    let victim = victim(&choices.among, dice, told)?;
    told.note(RULE, format!("{} comes upon trap {id}", victim.name));
    mission.traps.trap_mut(id)?.victim = Some(victim.name.clone());
    Ok(Some(id))
}

/// 1d6 on the table of traps; a trip flare by day is rolled again.
fn kind(
    night: bool,
    edition: Edition,
    dice: &mut dyn Dice,
    told: &mut Told,
) -> Result<(TrapKind, Option<Wire>), Error> {
    let mut again = Again::default();
    loop {
        let (throw, wire) = trap_table(edition, CheckId::TrapType, "the trap", &[], dice)?;
        tell_throw(told, &throw);
        let kind = TrapKind::of_result(throw.decided())?;
        if night || !kind.row().again_by_day {
            return Ok((kind, wire.filter(|_| kind == TrapKind::Tripwire).map(Wire::of_die)));
        }
        told.note(RULE, "a trip flare by day: again");
        again.throw(format_args!("kind of trap"))?;
    }
}

/// Each figure rolls 1d6 and adds their Rep: the lowest set it off; those tied roll again.
fn victim<'a>(among: &'a [Man], dice: &mut dyn Dice, told: &mut Told) -> Result<&'a Man, Error> {
    let mut left: Vec<&Man> = among.iter().collect();
    let mut again = Again::default();
    loop {
        if let [only] = left[..] {
            return Ok(only);
        }
        let mut faces = Vec::new();
        for man in &left {
            faces.push(dice.d6(format_args!("{}, Rep {}: who sets it off", man.name, man.rep))?);
        }
        let totals: Vec<u8> = left.iter().zip(&faces).map(|(man, face)| man.rep + face).collect();
        let lowest = totals.iter().copied().min().unwrap_or_default();
        let each: Vec<String> =
            left.iter().zip(&totals).map(|(man, total)| format!("{} {total}", man.name)).collect();
        let dice: Vec<u32> = faces.iter().map(|&face| u32::from(face)).collect();
        told.rolled("trap-victim", &dice, each.join(", "));
        left = left
            .into_iter()
            .zip(&totals)
            .filter(|(_, total)| **total == lowest)
            .map(|(man, _)| man)
            .collect();
        if left.len() > 1 {
            again.throw(format_args!("who set off the trap"))?;
        }
    }
}
