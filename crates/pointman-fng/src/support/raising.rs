//! Raising the men of what comes [Reinforcements Tables, Unit Organization - Platoon].

use super::data::Arming;
use super::options::HqLmg;
use super::play::{ArrivedUnit, UnitKind, Who};
use super::step::Table;
use crate::mission::Mission;
use crate::raise::{self, Levy, Mix, Terms, Unit as UnitId};
use crate::squads::squad::Figure;
use crate::squads::vehicles::VehicleId;
use pointman_core::error::Error;

/// A unit as a row of a table wants it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Wanted {
    /// What it is.
    pub kind: Kind,
    /// How it is armed.
    pub weapons: Option<Arming>,
    /// With satchel charges.
    pub satchel_charges: bool,
    /// Green.
    pub green: bool,
}

/// What a row of a table wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// The rest of the platoon.
    RestOfPlatoon,
    /// A squad of another platoon.
    SquadOfAnotherPlatoon,
    /// A unit of the tables.
    Unit(UnitId),
}

impl Wanted {
    pub const fn of(kind: Kind) -> Self {
        Wanted { kind, weapons: None, satchel_charges: false, green: false }
    }

    pub const fn unit(unit: UnitId) -> Self {
        Wanted::of(Kind::Unit(unit))
    }
}

/// Whoever is raised for a side: nobody has the name of one who has come before or comes `with` them, nor one
/// of the first squad of a platoon, which began.
fn levy(mission: &Mission, who: Who, with: &[ArrivedUnit]) -> Result<Levy, Error> {
    let force = mission.force(who).list();
    let mut there: Vec<&str> = mission
        .play
        .arrivals
        .iter()
        .flat_map(|arrival| &arrival.units)
        .flat_map(|unit| &unit.figures)
        .map(|man| man.name.as_str())
        .collect();
    if mission.play.one_list {
        let found = mission.forces.iter().flat_map(|forces| {
            forces.squad.iter().chain(forces.found.iter().flat_map(|found| &found.figures))
        });
        let men = with.iter().flat_map(|unit| &unit.figures).chain(found.filter(|_| who == Who::Enemy));
        there.extend(men.map(|man| man.name.as_str()));
    }
    let mut levy = Levy::new(force, mission.setting.date)
        .after(raise::NAMES_OF_A_SQUAD)
        .apart_from(there)
        .unlike(mission.play.one_list);
    levy.edition = mission.play.options.edition();
    levy.more_men_for_lmg = mission.play.options.hq_lmg == HqLmg::More;
    Ok(levy)
}

/// Raises a unit; the rest of a platoon is several.
pub(super) fn raise(
    mission: &Mission,
    who: Who,
    wanted: &Wanted,
    with: &[ArrivedUnit],
    table: &mut Table<'_>,
) -> Result<Vec<ArrivedUnit>, Error> {
    let mut levy = levy(mission, who, with)?;
    match wanted.kind {
        Kind::RestOfPlatoon => {
            let (squads, _) = levy.force.squads_of_platoon();
            let rest = levy.rest_of_platoon(squads, 1, false, &mut table.told, table.dice)?;
            let mut units = Vec::new();
            if !rest.headquarters.is_empty() {
                units.push(unit(
                    UnitId::Headquarters,
                    "headquarters of the platoon".to_owned(),
                    rest.headquarters,
                ));
            }
            let of = rest.squads.len();
            for (index, squad) in rest.squads.into_iter().enumerate() {
                units.push(unit(
                    UnitId::InfantrySquad,
                    format!("squad {} of {of} of the platoon", index + 1),
                    squad,
                ));
            }
            Ok(units)
        }
        Kind::SquadOfAnotherPlatoon => {
            let figures = levy.unit(UnitId::InfantrySquad, Terms::default(), &mut table.told, table.dice)?;
            Ok(vec![unit(UnitId::InfantrySquad, "a squad of another platoon".to_owned(), figures)])
        }
        Kind::Unit(found) => {
            let mix = if wanted.weapons == Some(Arming::SfRifle) { Mix::SelectFire } else { Mix::Mixed };
            let terms = Terms { mix, satchel_charges: wanted.satchel_charges, green: wanted.green };
            let figures = levy.unit(found, terms, &mut table.told, table.dice)?;
            let mut made = unit(found, name_of(found, wanted), figures);
            if found == UnitId::SapperCell {
                made.notes
                    .push("spotting hidden sappers, or In Sight against them at night: Rep -1".to_owned());
            }
            Ok(vec![made])
        }
    }
}

fn unit(kind: impl Into<UnitKind>, name: String, figures: Vec<Figure>) -> ArrivedUnit {
    ArrivedUnit { kind: kind.into(), name, figures, notes: Vec::new() }
}

fn name_of(kind: UnitId, wanted: &Wanted) -> String {
    let mut name = kind.id().replace('-', " ");
    for (from, to) in [
        ("vc ", "VC "),
        ("nva ", "NVA "),
        ("lmg ", "LMG "),
        ("hmg ", "HMG "),
        ("rpg 7", "RPG-7"),
        ("rto", "RTO"),
        ("us ", "US "),
    ] {
        name = name.replacen(from, to, 1);
    }
    if wanted.green { format!("green {name}") } else { name }
}

/// A vehicle with its crew.
pub(super) fn vehicle(
    mission: &Mission,
    who: Who,
    id: VehicleId,
    with: &[ArrivedUnit],
    table: &mut Table<'_>,
) -> Result<ArrivedUnit, Error> {
    let vehicle = id.list();
    let figures = levy(mission, who, with)?.crew(vehicle, None, &mut table.told, table.dice)?;
    Ok(unit(vehicle.id, vehicle.name.clone(), figures))
}

/// The rest of a platoon of which a squad is there, outside of any reinforcements.
pub(crate) fn rest_of_platoon(
    mission: &Mission,
    who: Who,
    table: &mut Table<'_>,
) -> Result<Vec<ArrivedUnit>, Error> {
    raise(mission, who, &Wanted::of(Kind::RestOfPlatoon), &[], table)
}

/// A vehicle with its crew, outside of any reinforcements; with `new_names` nobody of them is called as
/// anyone on the table.
pub(crate) fn crewed(
    mission: &Mission,
    who: Who,
    id: VehicleId,
    new_names: bool,
    table: &mut Table<'_>,
) -> Result<ArrivedUnit, Error> {
    let there = mission.company.soldiers.iter().filter(|_| new_names).map(|soldier| soldier.man.clone());
    let there = unit(UnitId::InfantrySquad, String::new(), there.collect());
    vehicle(mission, who, id, &[there], table)
}

/// The side's scoped or longest-ranged rifle (sup-11).
pub(super) fn sniper_rifle(mission: &Mission, who: Who) -> Result<String, Error> {
    let force = mission.force(who);
    let mut levy = levy(mission, who, &[])?;
    // Their Rep is known: no die is thrown.
    let mut none = pointman_core::dice::Scripted::new([]);
    let man =
        levy.man(crate::squads::squad::Post::Sniper, Some(4), &mut crate::told::Told::default(), &mut none)?;
    let arms = man.weapon.ok_or_else(|| Error::Bug(format!("{force} has no rifle for a sniper")))?;
    Ok(arms.name)
}
