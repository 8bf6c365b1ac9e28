//! The commands of an evening that are asked for step by step: when they are looked at, and what is asked.

mod figures;
mod support;
mod traps;
mod tunnels;

use serde_json::{Map, Value, json};

use crate::fng::army_lists::Nation;
use crate::fng::checks::Flag;
use crate::fng::evening::{Soldier, Vehicle};
use crate::fng::mission::{Mission, Mode};
use crate::fng::squads::deed::Deed;
use crate::fng::squads::vehicles::VehicleType;
use crate::fng::squads::weapons::WeaponClass;
use crate::fng::support::Who;

/// Who is at the prompt: a side, and a figure of it where one acts.
#[derive(Clone, Copy)]
pub(super) struct At<'m> {
    /// The evening.
    pub mission: &'m Mission,
    /// The side.
    pub side: Who,
    /// The figure.
    pub soldier: Option<&'m Soldier>,
}

/// A command that is asked for step by step.
pub(super) struct Offer {
    /// The command, after `fng`.
    pub command: &'static str,
    /// The words that choose it, after those of its group or the name of the figure.
    pub words: &'static str,
    /// What is told beside it by `?`.
    pub note: &'static str,
    /// Whether there is anything on the table for it. What the rules say to it is found by trying.
    pub when: fn(At) -> bool,
    /// The options it always has.
    pub fixed: fn(At) -> Value,
    /// What is asked, in this order.
    pub asks: &'static [Ask],
}

/// A question.
pub(super) struct Ask {
    /// The option that the answer is for.
    pub option: &'static str,
    /// The question.
    pub what: &'static str,
    /// The legal answers.
    pub of: Answers,
    /// Whether it is asked after these options.
    pub when: fn(At, &Map<String, Value>) -> bool,
    /// What an answer is for the command, where that is not its word or number.
    pub read: fn(At, &str) -> Value,
}

/// Legal answers, and what Enter alone gives.
pub(super) enum Answers {
    /// One of these, as the rules allow; Enter gives the first.
    One(fn(At) -> Vec<String>),
    /// One of these, or none where the rules need none said; not asked where only none is left.
    Perhaps(fn(At) -> Vec<String>),
    /// One of these or several.
    Some(fn(At) -> Vec<String>),
    /// One of these or several; Enter gives all.
    Everyone(fn(At) -> Vec<String>),
    /// Any of these, or nobody.
    Any(fn(At) -> Vec<String>),
    /// A number from the first to the second; Enter gives the third.
    Number(u16, u16, u16),
    /// Words; Enter gives these.
    Words(&'static str),
    /// Two whole numbers, as 12,30; Enter gives these.
    Point(&'static str),
    /// Yes or no; Enter is no.
    Yes,
}

impl Answers {
    /// Whether figures are named, one or several.
    pub const fn names_figures(&self) -> bool {
        matches!(self, Answers::Some(_) | Answers::Everyone(_) | Answers::Any(_))
    }
}

pub(super) use figures::{BY_FIGURE, DRIVE, NEAREST};
pub(super) use support::{FIRE_GUNS, FLY_RUN};
pub(super) use traps::{SPRING, TRIP};
pub(super) use tunnels::GO_IN;

use Answers::{Any, One, Words};

const fn ask(option: &'static str, what: &'static str, of: Answers) -> Ask {
    Ask { option, what, of, when: |_, _| true, read: |_, typed| number_or_word(typed) }
}

/// A value as an option takes it: numbers as numbers.
pub(super) fn number_or_word(typed: &str) -> Value {
    typed.parse::<u64>().map_or_else(|_| json!(typed), |number| json!(number))
}

fn words(all: &[&str]) -> Vec<String> {
    all.iter().map(|word| (*word).to_owned()).collect()
}

fn nothing(_: At) -> Value {
    json!({})
}

fn of_side(at: At) -> Value {
    json!({ "side": at.side.id() })
}

fn enemies(at: At) -> Vec<String> {
    at.mission.targets_of(at.side).iter().map(|soldier| soldier.name().to_owned()).collect()
}

fn on_table<'m>(at: At<'m>, which: impl Fn(&Soldier) -> bool + 'm) -> Vec<String> {
    let all = at.mission.company.soldiers.iter().filter(|soldier| soldier.left.is_none() && !soldier.waits);
    all.filter(|soldier| which(soldier)).map(|soldier| soldier.name().to_owned()).collect()
}

fn everybody(at: At) -> Vec<String> {
    // Nothing more can happen to the dead: the rules refuse them as targets. Whoever acts is meant anyhow.
    let own = at.soldier.map(Soldier::name);
    on_table(at, move |soldier| !soldier.is(Flag::ObviouslyDead) && Some(soldier.name()) != own)
}

/// Everybody but the shooter whom the path or circle of what they fire can reach: nobody inside an enclosed
/// vehicle, or below ground.
pub(super) fn others(at: At) -> Vec<String> {
    let own = at.soldier.map(Soldier::name);
    let Mission { company, tunnels, .. } = at.mission;
    let is_there = |soldier: &&Soldier| {
        let is_reached = company.is_exposed(soldier) && !tunnels.is_below(soldier.name());
        is_reached
            && soldier.left.is_none()
            && !soldier.waits
            && !soldier.is(Flag::ObviouslyDead)
            && Some(soldier.name()) != own
    };
    // Those fired at stand with their own.
    let all = company.of(at.side.other()).chain(company.of(at.side));
    all.filter(is_there).map(|soldier| soldier.name().to_owned()).collect()
}

fn able(at: At) -> Vec<String> {
    let side = at.side;
    on_table(at, move |soldier| soldier.side == side && soldier.is_able())
}

fn able_enemies(at: At) -> Vec<String> {
    able(At { side: at.side.other(), ..at })
}

fn callers(at: At) -> Vec<String> {
    let side = at.side;
    on_table(at, move |soldier| soldier.side == side && soldier.is_able() && soldier.may(Deed::Call).is_ok())
}

fn covering(at: At) -> Vec<String> {
    let side = at.side.other();
    on_table(at, move |soldier| soldier.side == side && soldier.covering && soldier.may(Deed::Fire).is_ok())
}

fn is_communist_ground(at: At) -> bool {
    at.mission.setting.communist_ground
}

fn hittable(vehicle: &&Vehicle) -> bool {
    !vehicle.state.is_gone()
}

/// Whether a flamethrower is on the table: something may burn, or its tank burst.
fn is_flame_about(at: At) -> bool {
    let of_man = |soldier: &Soldier| {
        soldier.man.weapon.as_ref().and_then(|arms| arms.class) == Some(WeaponClass::Flamethrower)
    };
    at.mission.company.soldiers.iter().any(of_man)
}

fn enemy_vehicles(at: At) -> Vec<String> {
    let theirs = at.mission.company.vehicles.iter().filter(|vehicle| vehicle.side != at.side);
    let theirs = theirs.filter(hittable).map(|vehicle| vehicle.name.clone());
    theirs.chain(at.mission.landed_against(at.side)).collect()
}

/// The nation of the side.
fn nation(at: At) -> Nation {
    let side = if at.side == Who::Own { &at.mission.own } else { &at.mission.enemy };
    side.force.list().nation
}

fn models(at: At) -> Vec<String> {
    let date = at.mission.setting.date;
    let nation = nation(at);
    // Those of their own army, or of its friends if it has none.
    let all: Vec<_> = VehicleType::all().iter().filter(|model| model.is_in_use(date)).collect();
    let own = all.iter().filter(|model| model.list == nation).count();
    let all = all.into_iter().filter(|model| own == 0 || model.list == nation);
    all.map(|model| model.id.id().to_owned()).collect()
}

/// The vehicles of the evening.
fn vehicles(at: At) -> Vec<String> {
    at.mission.company.vehicles.iter().map(|vehicle| vehicle.name.clone()).collect()
}

/// The same with helicopters on the LZ.
pub(super) fn vehicles_and_landed(at: At) -> Vec<String> {
    let landed = Who::ALL.into_iter().flat_map(|side| at.mission.landed_against(side));
    vehicles(at).into_iter().chain(landed).collect()
}

const BY: Ask = ask("by", "Who", One(able));
const NEAR: Ask = ask("near", "Who else is in the blast", Any(everybody));
const CIRCLE: Ask = ask("at", "Who is in the blast circle", Answers::Some(others));

/// Commands that belong together at the prompt.
pub(super) struct Group {
    /// The word that chooses it.
    pub word: &'static str,
    /// What is told beside it by `?`.
    pub note: &'static str,
    /// Its commands.
    pub offers: &'static [Offer],
}
/// What is done beside what the figures do.
pub(super) const GROUPS: &[Group] = &[
    Group {
        word: "support",
        note: "guns, aircraft, helicopters, snipers, reinforcements, covering fire",
        offers: support::SUPPORT,
    },
    Group {
        word: "traps",
        note: "booby traps: those you know of, and setting, firing, disarming or clearing one",
        offers: traps::TRAPS,
    },
    Group { word: "tunnels", note: "entrances, and those below", offers: tunnels::TUNNELS },
];
/// A vehicle comes.
pub(super) const VEHICLE_COMES: Offer = Offer {
    command: "muster",
    words: "vehicle",
    note: "bring a vehicle with its crew onto the table",
    when: |_| true,
    fixed: of_side,
    asks: &[
        ask("vehicle", "Which vehicle", One(models)),
        ask("called", "Its name, if it has one", Words("")),
    ],
};

/// The end of those Out of the Fight.
pub(super) const RECOVERY: Offer = Offer {
    command: "recovery",
    words: "recovery",
    note: "roll who recovers of those Out of the Fight, and when",
    when: |at| awaits_recovery(at.mission).next().is_some(),
    fixed: |at| json!({ "casualty": awaits_recovery(at.mission).map(Soldier::name).collect::<Vec<_>>() }),
    asks: &[],
};

/// The players' men Out of the Fight whose recovery has not been thrown for: what becomes of an enemy whom
/// nobody plays is nobody's concern.
pub(super) fn awaits_recovery(mission: &Mission) -> impl Iterator<Item = &Soldier> {
    let is_played = |soldier: &&Soldier| soldier.side == Who::Own || mission.setting.mode == Mode::Versus;
    mission.company.soldiers.iter().filter(is_played).filter(|soldier| soldier.awaits_recovery())
}
