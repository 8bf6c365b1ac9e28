//! The commands of FNG combat, and what they share: edition, dice, odds, the story, and how a record is told.

mod building;
mod close_assault;
mod covering_fire;
pub(in crate::command) mod crew;
mod flame;
mod grenade;
mod group;
mod in_sight_order;
mod main_gun;
mod medic;
mod melee;
mod movement;
mod recon_by_fire;
mod recovery;
mod reputation;
mod shoot;
mod spotting;
mod told;
pub(in crate::command) mod words;

use clap::Args;
use serde::{Deserialize, Serialize};

use crate::command::edition_option::FngEdition;
use crate::command::teller;
use crate::command::{DiceOptions, Outcome, Present, Session, Source};
use crate::dice::Dice;
use crate::dice::odds::ratio;
use crate::error::Error;
use crate::fng::checks::Edition;
use crate::fng::combat::Odds;
use crate::fng::squads::weapons::{Weapon, WeaponClass};
use crate::question::OpenQuestion;
use crate::render::{Grid, Report};
use crate::trace::{Note, Story};
use crate::voice::option;

pub use building::BuildingCommand;
pub(crate) use building::STRUCTURES;
pub use close_assault::CloseAssaultCommand;
pub use covering_fire::CoveringFireCommand;
pub use crew::CrewCommand;
pub use flame::FlameCommand;
pub use grenade::GrenadeCommand;
pub use group::GroupCommand;
pub use in_sight_order::InSightOrderCommand;
pub use main_gun::MainGunCommand;
pub use medic::MedicCommand;
pub use melee::MeleeCommand;
pub use movement::MoveCommand;
pub use recon_by_fire::ReconByFireCommand;
pub use recovery::RecoveryCommand;
pub use reputation::ReputationCommand;
pub use shoot::ShootCommand;
pub(crate) use words::{FLAGS as FIGURE_FLAGS, VALUES as FIGURE_VALUES};

use told::{Told, tell};
use words::Roster;

/// What every command of combat understands.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct CombatOptions {
    /// The edition
    #[command(flatten)]
    #[serde(flatten)]
    pub edition: FngEdition,
    /// Take named figures from this squad or FNG campaign: a file, or `-` for standard input
    #[arg(long, value_name = "FILE")]
    pub squad: Option<Source>,
    /// Show the exact odds of every outcome instead of rolling
    #[arg(long)]
    pub odds: bool,
    /// Show how the result came about
    #[arg(long)]
    pub explain: bool,
    /// The source of the dice
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
}

impl CombatOptions {
    /// The figures that can be named.
    pub(in crate::command::fng) fn roster(&self, session: &mut Session) -> Result<Roster, Error> {
        Roster::open(self.edition, self.squad.as_ref(), session)
    }

    /// Rolls, or tells the odds.
    fn answer<R: Serialize + Told + 'static>(
        &self,
        session: &mut Session,
        run: impl FnOnce(&mut dyn Dice, &mut Story) -> Result<R, Error>,
        odds: impl FnOnce() -> Result<Odds, Error>,
    ) -> Result<Outcome, Error> {
        if self.odds {
            return Ok(Outcome::answer(ToldOdds { odds: odds()? }));
        }
        let mut dice = self.dice.source(session)?;
        let mut story = Story::default();
        let record = run(&mut dice, &mut story)?;
        session.used(dice)?;
        let explain = if self.explain { story.notes().to_vec() } else { Vec::new() };
        Ok(Outcome::answer(Played { record, explain }))
    }
}

/// A procedure carried out.
#[derive(Serialize)]
struct Played<R> {
    #[serde(flatten)]
    record: R,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    explain: Vec<Note>,
}

impl<R: Told> Present for Played<R> {
    fn report(&self) -> Report {
        let mut report = tell(&self.record);
        teller::why(&mut report, &self.explain);
        report
    }
}

/// The odds of a procedure.
#[derive(Serialize)]
struct ToldOdds {
    #[serde(flatten)]
    odds: Odds,
}

/// The most rows of a table of all outcomes together; of more only the columns are told.
const MOST_TOGETHER: usize = 24;

impl Present for ToldOdds {
    fn report(&self) -> Report {
        let Odds { columns, outcomes } = &self.odds;
        let mut report = Report::new();
        report.heading(format!("Odds of {}", outcomes.of()));
        let percent = |chance: f64| format!("{:.2} %", chance * 100.0);
        let mut table = Grid::new(["", "ends", "chance"]).with_numbers([2]);
        for (index, column) in columns.iter().enumerate() {
            let alone = self.odds.of_column(index);
            for (place, (word, ways)) in alone.iter().enumerate() {
                let name = if place == 0 { column.as_str() } else { "" };
                table.row([name.to_owned(), word.replace('-', " "), percent(ratio(ways, alone.of()))]);
            }
        }
        report.table(table);
        let count = outcomes.iter().count();
        if columns.len() > 1 && count <= MOST_TOGETHER {
            report.heading("Together");
            let mut table =
                Grid::new(columns.iter().cloned().chain(["chance".to_owned()])).with_numbers([columns.len()]);
            for (finals, _) in outcomes.iter() {
                let words = finals.iter().map(|word| word.replace('-', " "));
                table.row(words.chain([percent(outcomes.probability(finals))]));
            }
            report.table(table);
        } else if columns.len() > 1 {
            report.aside(1, format!("{count} combined outcomes: --json lists them all."));
        }
        report
    }
}

/// The weapon that is used: named, or the shooter's own, or the class it fits with figures of its own.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct WeaponOptions {
    /// The weapon, such as m-16, usa-m-60, combat-shotgun
    #[arg(long, value_name = "WEAPON", help_heading = "Weapon")]
    pub weapon: Option<String>,
    /// The class of a weapon not on any list, such as semi-automatic-rifle
    #[arg(long, value_name = "CLASS", conflicts_with = "weapon", help_heading = "Weapon")]
    pub class: Option<String>,
    /// Its Target Rating, instead of the printed one
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=8),
        help_heading = "Weapon")]
    pub targets: Option<u8>,
    /// Its Impact, instead of the printed one
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(0..=9),
        help_heading = "Weapon")]
    pub impact: Option<u8>,
    /// Its range in inches, instead of the printed one
    #[arg(long, value_name = "N", help_heading = "Weapon")]
    pub reach: Option<u8>,
}

impl WeaponOptions {
    /// The weapon meant; `own` is the figure's from their squad, `otherwise` what is meant when nothing is
    /// said.
    fn weapon(
        &self,
        edition: Edition,
        own: Option<Weapon>,
        otherwise: Option<&str>,
    ) -> Result<Weapon, Error> {
        // Who carries a rifle means it by `rifle`, whatever else is one.
        let is_kind_of = |typed: &str, own: &Weapon| {
            own.class.id().split('-').next_back().is_some_and(|kind| kind.eq_ignore_ascii_case(typed.trim()))
        };
        let mut weapon = match (&self.weapon, &self.class, own, otherwise) {
            (Some(typed), _, Some(own), _) if is_kind_of(typed, &own) => own,
            (Some(typed), _, _, _) => Weapon::find(typed, edition)?.clone(),
            (None, Some(class), _, _) => of_class(class, edition)?,
            (None, None, Some(own), _) => own,
            (None, None, None, Some(otherwise)) => Weapon::find(otherwise, edition)?.clone(),
            (None, None, None, None) => {
                let ways = [("by name", option("weapon")), ("its class", option("class"))];
                return Err(Error::needs_one_of(
                    OpenQuestion::of("weapon", "the weapon", "FNG ranged-to-hit"),
                    ways,
                ));
            }
        };
        weapon.targets = self.targets.or(weapon.targets);
        weapon.impact = self.impact.or(weapon.impact);
        if self.reach.is_some() {
            (weapon.range, weapon.range_alt) = (self.reach, None);
        }
        Ok(weapon)
    }
}

/// The weapon of the generic tables that stands for a class.
fn of_class(typed: &str, edition: Edition) -> Result<Weapon, Error> {
    let id = |class: WeaponClass| match serde_json::to_value(class) {
        Ok(serde_json::Value::String(id)) => id,
        _ => String::new(),
    };
    let mut ids: Vec<String> = Weapon::all().iter().map(|weapon| id(weapon.class)).collect();
    ids.sort();
    ids.dedup();
    let class = &ids[crate::names::resolve("class", typed, &ids).map_err(Error::Usage)?];
    let of_class = Weapon::all().iter().find(|weapon| id(weapon.class) == *class).map(|weapon| weapon.class);
    let weapon = of_class.and_then(|class| Weapon::of_class(class, edition));
    weapon.cloned().ok_or_else(|| Error::Usage(format!("there is no weapon of the class {class}")))
}

/// That nobody said which gun or weapon fires.
pub(super) fn lacks_gun() -> Error {
    let ways = [
        ("a vehicle's gun", option("gun")),
        ("its APR", option("apr")),
        ("a weapon of infantry", option("weapon")),
    ];
    Error::needs_one_of(OpenQuestion::of("gun", "what fires", "FNG main-gun"), ways)
}
