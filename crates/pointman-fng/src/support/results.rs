//! What a reinforcement card brings, with every footnote [Reinforcements Tables].

use super::available::{self, Flying};
use super::data::{Brings, Row, Weapon, data};
use super::fire::{FireMission, FireOrigin, Tube};
use super::options::FireCards;
use super::play::{Arrival, ArrivedUnit, Granted, PlatoonShare, Sniper, Support, Who};
use super::raising::Kind;
use super::raising::{self, Wanted};
use super::step::Table;
use super::{facts, sniper};
use crate::mission::{Mission, SetUp, Weather};
use crate::raise::Unit as UnitId;
use crate::squads::cards::Card;
use crate::squads::vehicles::VehicleId;
use crate::told::Told;
use crate::words::SideTableId;
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::way;

const TABLES: &str = "Reinforcements Tables";

/// One card at work.
struct AtWork<'a, 'b> {
    mission: &'a mut Mission,
    who: Who,
    card: Card,
    row: &'static Row,
    table: &'a mut Table<'b>,
    units: Vec<ArrivedUnit>,
    came: bool,
    /// Where it is set up, if that is known.
    at: Option<String>,
}

/// Carries out the row of a card. Gives whether anything came.
pub(super) fn carry_out(
    mission: &mut Mission,
    who: Who,
    card: Card,
    table: &mut Table<'_>,
) -> Result<bool, Error> {
    carry_out_at(mission, who, card, None, table)
}

/// Carries out what a card of the enemy's table brings that lay face down in a Large Action: its units are
/// set up where it lay (camp-12).
///
/// # Errors
/// When the dice give no answer.
pub(crate) fn set_up(
    mission: &mut Mission,
    card: Card,
    place: &str,
    told: &mut Told,
    dice: &mut dyn Dice,
) -> Result<SetUp, Error> {
    let arrived = mission.play.arrivals.len();
    let mut table = Table::new(mission.play.options.edition(), dice);
    carry_out_at(mission, Who::Enemy, card, Some(format!("in {place}")), &mut table)?;
    told.events.append(&mut table.told.events);
    let row = data().table_of(mission.force(Who::Enemy))?.row(card.rank);
    let units = mission.play.arrivals[arrived..].iter().flat_map(|arrival| &arrival.units);
    Ok(SetUp {
        result: row.map_or_else(|| "nothing".to_owned(), |row| row.text.clone()),
        figures: units.flat_map(|unit| unit.figures.iter().cloned()).collect(),
    })
}

fn carry_out_at(
    mission: &mut Mission,
    who: Who,
    card: Card,
    at: Option<String>,
    table: &mut Table<'_>,
) -> Result<bool, Error> {
    let side = data().table_of(mission.force(who))?;
    let Some(row) = side.row(card.rank) else { return Ok(false) };
    for note in &row.notes {
        if let Some(words) = side.notes.get(note) {
            table.note(TABLES, format!("note {note}: {words}"));
        }
    }
    let mut at_work = AtWork { mission, who, card, row, table, units: Vec::new(), came: false, at };
    for brings in &row.results {
        at_work.bring(brings)?;
    }
    at_work.arrive()
}

impl AtWork<'_, '_> {
    fn arrive(self) -> Result<bool, Error> {
        let AtWork { mission, who, card, table, units, came, at, .. } = self;
        if units.is_empty() {
            return Ok(came);
        }
        let at = match at {
            Some(at) => at,
            None => facts::arrival(mission, who, card, table)?,
        };
        for unit in &units {
            table.note(
                "Where Reinforcements Deploy",
                format!("{}: {}, {at}", mission.side_name(who), unit.words()),
            );
            unit.armed()
                .into_iter()
                .chain(unit.notes.iter().cloned())
                .for_each(|text| table.note(TABLES, text));
        }
        let turn = mission.play.turn;
        mission.play.arrivals.push(Arrival {
            turn,
            side: who,
            card: Some(card),
            at,
            ground: None,
            units,
            hidden: false,
        });
        Ok(true)
    }

    fn denied(&self, what: Support) -> bool {
        self.mission.play.hand(self.who).denied.contains(&what)
    }

    fn note(&mut self, text: impl Into<String>) {
        self.table.note(TABLES, text);
    }

    fn due(&mut self, text: impl Into<String>) {
        self.table.due(TABLES, text);
    }

    fn raise(&mut self, wanted: Wanted) -> Result<(), Error> {
        let unit = raising::raise(self.mission, self.who, &wanted, &self.units, self.table)?;
        self.units.extend(unit);
        Ok(())
    }

    fn bring(&mut self, brings: &Brings) -> Result<(), Error> {
        match brings {
            Brings::FireMission { weapon, .. } => self.fire_mission(*weapon),
            Brings::FireMissionRoll { artillery, .. } => {
                let face = self.table.d6(format_args!("artillery or mortars"))?;
                let weapon = if artillery.contains(&face) { Weapon::Artillery } else { Weapon::Mortar };
                let name = if weapon == Weapon::Artillery { "artillery" } else { "mortars" };
                self.table.rolled(TABLES, &[face], format!("1-3 artillery, else mortars: {name}"));
                self.fire_mission(weapon)
            }
            Brings::RestOfPlatoon {} => self.rest_of_platoon(),
            Brings::Unit { unit, count, weapons, satchel_charges, green } => {
                for _ in 0..*count {
                    self.raise(Wanted {
                        weapons: *weapons,
                        satchel_charges: *satchel_charges,
                        green: *green,
                        ..Wanted::unit(*unit)
                    })?;
                }
                Ok(())
            }
            Brings::Sniper {} => self.sniper(),
            Brings::Tank { vehicle } => self.tank(*vehicle),
            Brings::Gunship {} => self.gunship(),
            Brings::FacAndAirStrike {} => self.fac_and_strike(),
            Brings::None {} => {
                self.note("no reinforcements");
                Ok(())
            }
        }
    }

    /// HQ fires, or the side may call the mission (sup-01).
    fn fire_mission(&mut self, weapon: Weapon) -> Result<(), Error> {
        if self.denied(Support::Artillery) {
            self.note("artillery was refused this game: no reinforcements this turn");
            return Ok(());
        }
        self.came = true;
        let has_note = !self.row.notes.is_empty();
        let called = match self.mission.play.options.fire_cards {
            FireCards::Hq => false,
            FireCards::Noted => has_note,
            FireCards::All => true,
        };
        let name = self.mission.side_name(self.who);
        if called {
            let granted = if weapon == Weapon::Artillery { Granted::Artillery } else { Granted::Mortar };
            self.mission.play.hand_mut(self.who).granted.push(granted);
            let call = way!("fng fire-mission EVENING -i --declare --card", "support card-guns");
            let news = format!("{name} may call this Fire Mission");
            self.table.due_news(TABLES, format!("{news}: {call} (sup-01)"), news);
            return Ok(());
        }
        let tube = if weapon == Weapon::Artillery { Tube::Artillery } else { Tube::MediumMortar };
        let number = self.mission.play.number();
        let (own, enemy) =
            (self.mission.kept_side_name(self.who), self.mission.kept_side_name(self.who.other()));
        let target = format!("the unit of {enemy} closest to the table edge of {own}");
        let mut mission = FireMission::new(number, self.who, FireOrigin::Hq, tube, target);
        mission.off_table = true;
        mission.spotting = true;
        mission.rounds_left = mission.rate(1);
        let news = format!("HQ fires: Fire Mission {number} at {}", self.mission.told_target(&mission));
        let fire = way!("fng fire-mission EVENING -i --number {number}", "support fire-guns {number}");
        self.table.due_news("Mortar And Artillery Fire", format!("{news}: {fire}"), news);
        self.mission.play.fire_missions.push(mission);
        Ok(())
    }

    /// The rest of the platoon, or what stands in for it (notes 4 and 5, sup-03, sup-04).
    fn rest_of_platoon(&mut self) -> Result<(), Error> {
        let is_vc = data().table_of(self.mission.force(self.who))?.id == SideTableId::Vc;
        let (kind, next, text) = match (facts::platoon(self.mission, self.who), is_vc) {
            (PlatoonShare::Part, _) => (
                Kind::RestOfPlatoon,
                PlatoonShare::Full,
                "less than a full platoon is on the table: the rest of it",
            ),
            (_, true) => {
                (Kind::Unit(UnitId::LmgTeam), PlatoonShare::Full, "the platoon is on the table: an LMG team")
            }
            (PlatoonShare::Full, false) => (
                Kind::SquadOfAnotherPlatoon,
                PlatoonShare::AndSquad,
                "the platoon is on the table: a squad of another",
            ),
            (PlatoonShare::AndSquad, false) => {
                (Kind::RestOfPlatoon, PlatoonShare::Full, "the rest of that other platoon")
            }
        };
        self.note(text);
        self.mission.play.hand_mut(self.who).platoon = Some(next);
        self.raise(Wanted::of(kind))
    }

    fn sniper(&mut self) -> Result<(), Error> {
        let reps = data().table_of(self.mission.force(self.who))?.sniper_reps;
        let rep = if reps.iter().all(|rep| *rep == reps[0]) {
            reps[0]
        } else {
            let face = self.table.d6(format_args!("Rep of the sniper"))?;
            let rep = reps[usize::from(face.clamp(1, 6)) - 1];
            self.table.rolled(TABLES, &[face], format!("sniper of Rep {rep}"));
            rep
        };
        let weapon = raising::sniper_rifle(self.mission, self.who)?;
        let number = self.mission.play.number();
        let section = sniper::section(self.table)?;
        let name = self.mission.side_name(self.who);
        self.table.note(
            "Snipers",
            format!(
                "{name}: sniper {number}, Rep {rep}, {weapon}; the card lies in section {section} of the \
                 edge nearest that side"
            ),
        );
        self.mission.play.snipers.push(Sniper {
            number,
            side: self.who,
            rep,
            weapon,
            section,
            fired: None,
            missed: false,
            missed_whom: None,
            placed: false,
        });
        self.came = true;
        Ok(())
    }

    fn tank(&mut self, always: Option<VehicleId>) -> Result<(), Error> {
        if let Some(why) = available::no_tank(self.mission, always)? {
            if always.is_some() {
                self.note(format!("{why}: an LMG team"));
                return self.raise(Wanted::unit(UnitId::LmgTeam));
            }
            self.note(format!("{why}: an Artillery Fire Mission"));
            return self.fire_mission(Weapon::Artillery);
        }
        let vehicle = available::tank(self.mission, self.who, always, self.table)?;
        let unit = raising::vehicle(self.mission, self.who, vehicle, &self.units, self.table)?;
        self.units.push(unit);
        Ok(())
    }

    /// Note 1: in rain an Artillery mission instead; refused earlier, one squad.
    fn gunship(&mut self) -> Result<(), Error> {
        if matches!(self.mission.weather, Weather::Rain | Weather::HeavyRain) {
            self.note("in rain an Artillery mission instead");
            return self.fire_mission(Weapon::Artillery);
        }
        if self.denied(Support::Gunship) {
            self.note("gunships were refused this game: one squad instead");
            return self.raise(Wanted::unit(UnitId::InfantrySquad));
        }
        match available::flying(self.mission, Support::Gunship, self.table)? {
            Flying::No => Ok(()),
            Flying::Late(turns) => {
                self.later(turns, super::play::Coming::Gunship);
                Ok(())
            }
            Flying::Now => {
                self.came |= available::gunship(self.mission, self.who, self.table)? > 0;
                Ok(())
            }
        }
    }

    fn later(&mut self, turns: u16, what: super::play::Coming) {
        let turn = self.mission.play.turn + turns;
        self.mission.play.due.push(super::play::Due { turn, side: self.who, what });
        self.note(format!("it comes in turn {turn}"));
        self.came = true;
    }

    /// Note 2: a FAC with one aircraft ready.
    fn fac_and_strike(&mut self) -> Result<(), Error> {
        if self.denied(Support::AirStrike) {
            self.note("air strikes were refused this game: no reinforcements this turn");
            return Ok(());
        }
        match available::flying(self.mission, Support::AirStrike, self.table)? {
            Flying::No => {}
            Flying::Late(turns) => {
                self.later(turns, super::play::Coming::Fac);
                self.later(turns, super::play::Coming::AirStrike);
            }
            Flying::Now => {
                available::fac(self.mission, self.who, self.table)?;
                available::strike(self.mission, self.who, self.table)?;
                let radio = way!("fng radio EVENING -i --whom fac", "support radio fac");
                self.due(format!("radio contact with the FAC comes before the strike: {radio}"));
                self.came = true;
            }
        }
        Ok(())
    }
}
