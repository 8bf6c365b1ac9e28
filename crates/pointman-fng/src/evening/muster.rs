//! Those who come onto the table with the players: the squad of a campaign or a document, and anyone else
//! they name.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::soldier::{Aboard, Down, Soldier};
use super::vehicle::Vehicle;
use crate::army_lists::ForceId;
use crate::checks::Flag;
use crate::mission::{BarrageEffect, Mission, MissionId, Mode};
use crate::squads::squad::Figure;
use crate::squads::vehicles::VehicleId;
use crate::support::Who;
use crate::support::step::Table;
use pointman_core::error::{Error, Faults};
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;

const RULE: &str = "Defining Your Figures";

/// Figures that come onto the table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MusterOrder {
    /// Whose they are.
    pub side: Who,
    /// The group they move with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// The vehicle they are the crew of; its crew is raised by the dice where no figures are given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vehicle: Option<VehicleId>,
    /// What the vehicle is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub called: Option<String>,
    /// The figures.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub figures: Vec<Figure>,
    /// The rest of the platoon of the squad that is there: a Large Action is fought by all of it (camp-13);
    /// not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rest_of_platoon: bool,
    /// Whether a vehicle that comes acts as one at once; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub crews_act: bool,
    /// Whether a crew raised by the dice has names that nobody on the table has, not theirs with a number;
    /// not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub new_names: bool,
    /// Whether the player's men stand dug in where a Defense has it so; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub digs_in: bool,
    /// Whether they are another squad than the one there, some of whom are called alike: a number is added to
    /// the names of those; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub another_squad: bool,
    /// Whether the die of a Street Punk is thrown for those who come without it; not in steps of earlier
    /// versions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub throws_dice: bool,
}

impl Mission {
    /// Whether a side fights with its whole platoon, of which only a squad is there yet (camp-13).
    pub fn lacks_platoon(&self, side: Who) -> bool {
        let is_large = self.mission_id().is_some_and(MissionId::is_large);
        let is_own = side == Who::Own || self.setting.mode == Mode::Versus;
        let groups = self.company.of(side).filter_map(|soldier| soldier.group.as_deref());
        is_large
            && is_own
            && self.company.of(side).next().is_some()
            && groups.into_iter().all(|group| group != PLATOON)
            && self.play.turn == 0
    }

    /// Whether these come as another squad of a side than the one there, with figures who are called as some
    /// of that: the lists give every squad the same names.
    pub fn are_another_squad(&self, side: Who, figures: &[Figure]) -> bool {
        let called = |man: &Figure| self.company.of(side).find(|other| other.name() == man.name);
        let is_he = |man: &Figure, other: &Soldier| {
            other.man.rep == man.rep && other.man.attributes == man.attributes && other.man.role == man.role
        };
        let known: Vec<_> = figures.iter().filter_map(|man| called(man).map(|other| (man, other))).collect();
        known.iter().any(|(man, other)| !is_he(man, other))
    }

    /// The name of a group for a squad of a side that comes: `squad`, else `squad 2`.
    pub fn squad_group(&self, side: Who) -> String {
        let is_taken = |name: &str| self.company.of(side).any(|man| man.group.as_deref() == Some(name));
        let numbered = (2..).map(|number: u32| format!("squad {number}"));
        let mut names = std::iter::once("squad".to_owned()).chain(numbered);
        names.find(|name| !is_taken(name)).unwrap_or_default()
    }

    /// Names for figures of a side that the players bring without one: `VC 1`, `VC 2`, as far as nobody is
    /// called so yet.
    pub fn unnamed(&self, side: Who) -> impl Iterator<Item = String> {
        let force = match self.force(side) {
            ForceId::VcMainForce | ForceId::LocalVc => "VC",
            ForceId::Nva => "NVA",
            ForceId::ArvnArmyInfantry | ForceId::ArvnMilitiaRfPf => "ARVN",
            ForceId::AnzacInfantry => "ANZAC",
            ForceId::UsArmyInfantry | ForceId::UsAirCavalry | ForceId::UsMarines | ForceId::UsSfCidg => "US",
        };
        let names = (1..).map(move |number: u32| format!("{force} {number}"));
        names.filter(|name| self.company.get(name).is_none())
    }

    /// Men of the player's who are set up in a Defense are dug in, in cover [Defense Mission].
    pub fn dig_in<'n>(&mut self, names: impl IntoIterator<Item = &'n str>) {
        let is_dug_in = self.sets_up() && self.mission_id() == Some(MissionId::Defense);
        for name in names {
            let own = self.company.get_mut(name).filter(|man| man.side == Who::Own && man.aboard.is_none());
            if let Some(soldier) = own.filter(|_| is_dug_in) {
                soldier.man.state.insert(Flag::InCover);
            }
        }
    }

    /// A squad of a side stands on the table as the evening begins, with whatever a barrage has done to it.
    pub fn bring(&mut self, side: Who, figures: impl IntoIterator<Item = Figure>) {
        for man in figures {
            let mut soldier = Soldier::new(side, man);
            soldier.group = Some("squad".to_owned());
            let shelled = self.opening.iter().flat_map(|opening| &opening.shelled);
            let effect = shelled
                .filter(|man| man.name.eq_ignore_ascii_case(soldier.name()))
                .map(|man| man.effect)
                .next();
            match effect {
                Some(BarrageEffect::OutOfTheFight) => {
                    soldier.man.state.insert(Flag::OutOfTheFight);
                    soldier.down = Some(Down { turn: 0, by: None, treated: false });
                }
                Some(BarrageEffect::DuckBack) => {
                    soldier.man.state.insert(Flag::DuckBack);
                }
                _ => {}
            }
            self.company.take_in(soldier);
        }
        self.enlist();
    }
}

/// The group of the headquarters of a platoon that joins its squad.
const PLATOON: &str = "headquarters of the platoon";

/// The headquarters and the other squads of the platoon join the squad that is there.
fn rest_of_platoon(mission: &mut Mission, orders: &MusterOrder, table: &mut Table<'_>) -> Result<(), Error> {
    if !mission.lacks_platoon(orders.side) {
        let side = mission.side_name(orders.side);
        let why = format!(
            "{side} has no rest of a platoon to bring: it joins a squad once, before the first turn of a \
             Large Action"
        );
        return Err(Error::refused("FNG camp-13", why));
    }
    for unit in crate::support::rest_of_platoon(mission, orders.side, table)? {
        let mut names = Vec::new();
        for man in unit.figures {
            let mut soldier = Soldier::new(orders.side, man);
            soldier.group = Some(unit.name.clone());
            names.push(mission.company.take_in(soldier));
        }
        table.note(RULE, format!("{}: {}", unit.name, names.join(", ")));
    }
    Ok(())
}

/// Figures come onto the table, and with the first of them all whom the mission knows already.
pub(crate) fn muster(mission: &mut Mission, orders: MusterOrder, table: &mut Table<'_>) -> Result<(), Error> {
    if orders.rest_of_platoon {
        return rest_of_platoon(mission, &orders, table);
    }
    let mut orders = orders;
    let is_raised = orders.figures.is_empty();
    if let (Some(model), true) = (orders.vehicle, is_raised) {
        let unit = crate::support::crewed(mission, orders.side, model, orders.new_names, table)?;
        orders.figures = unit.figures;
    }
    if orders.figures.is_empty() {
        let who = OpenQuestion::of("figure", "who arrives", RULE).wanted(1, u32::MAX);
        let ways = [("a squad's file", option("arrivals").called("with")), ("figures", option("figure"))];
        return Err(Error::needs_one_of(who, ways));
    }
    let mut faults = Faults::default();
    for (index, man) in orders.figures.iter().enumerate() {
        faults.at(index, |faults| man.check(faults));
    }
    if let Some(fault) = faults.into_list().first() {
        return Err(Error::Usage(format!("figures{}: {}", fault.pointer, fault.message)));
    }
    for man in orders.figures.iter_mut().filter(|_| orders.throws_dice) {
        crate::raise::throw_open_dice(man, &mut table.told, table.dice)?;
    }
    let mut names = Vec::new();
    let mut vehicle = None;
    let mut posts = Vec::new();
    if let Some(model) = orders.vehicle {
        let men = orders.figures.len().min(usize::from(u8::MAX)) as u8;
        let (_, most) = model.list().crew;
        if men > most {
            let message =
                format!("a crew of {men}: the {} has a crew of {most} at the most", model.list().name);
            return Err(Error::refused("FNG Army Lists", message));
        }
        let called = orders.called.as_deref().unwrap_or(&model.list().name);
        let name = mission.company.vehicle_name(called);
        mission.company.vehicles.push(Vehicle::new(name.clone(), model, orders.side, men));
        table.note(RULE, format!("{} brings {name}", mission.side_name(orders.side)));
        posts = crate::raise::crew_posts(men);
        vehicle = Some(name);
    }
    for (index, man) in orders.figures.into_iter().enumerate() {
        let is_same = |other: &Soldier| other.name().eq_ignore_ascii_case(&man.name);
        // Names that the dice gave are numbered; one that was typed again means the man who is there.
        if !is_raised && !orders.another_squad && mission.company.of(orders.side).any(is_same) {
            let message = format!(
                "{} is already on the table: give the newcomer another name, or bring another squad as a \
                 group of its own ({group})",
                man.name,
                group = option("group").with("NAME")
            );
            return Err(Error::refused(format!("FNG {RULE}"), message));
        }
        let mut soldier = Soldier::new(orders.side, man);
        soldier.group = orders.group.clone().or_else(|| vehicle.clone());
        soldier.aboard = vehicle.as_ref().map(|vehicle| Aboard {
            vehicle: vehicle.clone(),
            post: soldier.man.post.or_else(|| posts.get(index).copied()),
        });
        let post = soldier.aboard.as_ref().and_then(|aboard| aboard.post).filter(|_| is_raised);
        let name = mission.company.take_in(soldier);
        mission.dig_in(Some(name.as_str()).filter(|_| orders.digs_in));
        // Whom the dice gave is told with the place that they have.
        names.push(post.map_or(name.clone(), |post| format!("{name} ({})", post.title())));
    }
    let text = format!("{} come onto the table: {}", mission.side_name(orders.side), names.join(", "));
    table.note(RULE, text);
    Ok(())
}
