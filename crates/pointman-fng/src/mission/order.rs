//! What the players say before a mission is generated, and what of it the rules refuse [Where the Battles
//! Take Place; The Combatants].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::assignment::{Density, MissionId, Objective};
use super::ground::{Edge, Ground, TableSize};
use super::options::Options;
use super::setting::{Corps, Mode, Side, TimeOfDay, Weather};
use crate::army_lists::ForceId;
use crate::calendar::Turn;
use crate::campaign_data::{EquipmentId, lands};
use crate::checks::Flag;
use crate::squads::squad::Figure;
use crate::support;
use crate::traps::TrapOptions;
use pointman_core::error::{Error, Faults};
use pointman_core::question::OpenQuestion;
use pointman_core::readings::is_printed;
use pointman_core::vocabulary;
use pointman_core::voice::option;
use pointman_core::{names, readings};

vocabulary! {
    /// Whether the optional rule of activity and posture is used, and how.
    pub enum DoctrineChoice: "posture" {
        Roll = "roll" "rolled for",
        LowAvoidance = "low-avoidance" "low activity, avoidance",
        LowModerate = "low-moderate" "low activity, moderate",
        LowAggressive = "low-aggressive" "low activity, aggressive",
        HighAvoidance = "high-avoidance" "high activity, avoidance",
        HighModerate = "high-moderate" "high activity, moderate",
        HighAggressive = "high-aggressive" "high activity, aggressive",
    }
}

/// A man on the table when a barrage falls.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnderFire {
    /// Name.
    pub name: String,
    /// Rep.
    pub rep: u8,
    /// Whether they are in cover or in an open-topped armored vehicle.
    #[serde(default)]
    pub in_cover: bool,
    /// Whether they sit in an enclosed vehicle.
    #[serde(default)]
    pub enclosed: bool,
}

impl UnderFire {
    /// A figure as the squad's document has it.
    pub fn of(figure: &Figure) -> Self {
        UnderFire {
            name: figure.name.clone(),
            rep: figure.rep,
            in_cover: figure.state.contains(&Flag::InCover),
            enclosed: false,
        }
    }
}

/// A vehicle on the table when a barrage falls.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VehicleUnderFire {
    /// What it is.
    pub name: String,
    /// Its Armor Rating on top.
    pub top_armor: u8,
}

/// What the players say before a mission is generated; what they leave open is rolled.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// The turn of the calendar.
    pub date: Turn,
    /// The Corps area.
    pub corps: Corps,
    /// The army list of the player's side.
    pub force: ForceId,
    /// The Rep of their squad Leader.
    pub leader_rep: u8,
    /// Whether the enemy has a player.
    #[serde(default)]
    pub mode: Mode,
    /// The enemy's army list.
    #[serde(default)]
    pub enemy: Option<ForceId>,
    /// Whether the last Mission check carries +1 to this one (camp-02).
    #[serde(default)]
    pub carried: bool,
    /// The mission, chosen or from a follow-up: no Mission check is made.
    #[serde(default)]
    pub mission: Option<MissionId>,
    /// Whether the table holds a built-up urban area.
    #[serde(default)]
    pub urban: Option<bool>,
    /// How dense the terrain is.
    #[serde(default)]
    pub density: Option<Density>,
    /// The table.
    #[serde(default)]
    pub table: Option<TableSize>,
    /// The player's edge.
    #[serde(default)]
    pub edge: Option<Edge>,
    /// The table of the Mission this one follows from, to be fought on again [After the Mission].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ground: Option<Ground>,
    /// What a Large Action is about.
    #[serde(default)]
    pub objective: Option<Objective>,
    /// Whether VC or NVA hold the ground (camp-53).
    #[serde(default)]
    pub communist_ground: bool,
    /// Whether it is a riverine operation.
    #[serde(default)]
    pub riverine: bool,
    /// Activity and posture.
    #[serde(default)]
    pub doctrine: Option<DoctrineChoice>,
    /// The time of day the players agree on.
    #[serde(default)]
    pub time: Option<TimeOfDay>,
    /// The weather the players agree on.
    #[serde(default)]
    pub weather: Option<Weather>,
    /// The player's men, for a barrage.
    #[serde(default)]
    pub figures: Vec<UnderFire>,
    /// The player's vehicles, for a barrage.
    #[serde(default)]
    pub vehicles: Vec<VehicleUnderFire>,
    /// Whether the player's squad stands dug in where a Defense has it so; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub digs_in: bool,
    /// The introductory encounter instead of all this.
    #[serde(default)]
    pub introductory: bool,
    /// The readings of unclear rules.
    #[serde(default)]
    pub options: Options,
    /// The readings of unclear rules of support, and the edition.
    #[serde(default)]
    pub support: support::Options,
    /// The readings of unclear rules of booby traps.
    #[serde(default, skip_serializing_if = "is_printed")]
    pub traps: TrapOptions,
    /// Whether no two of a side have the same name this evening; not in missions of version 0.1.0.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_list: bool,
    /// Whether pieces of one kind have a spot each, and tunnel entrances lie more than a corridor apart;
    /// missions of version 0.1.0 have it not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub apart: bool,
    /// Whether cover counts as a section of a Large Action by what is seen of it, not by its middle alone;
    /// not in missions of earlier versions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub seen_cover: bool,
    /// Whether the open sections of a Large Action lie on the enemy's half where an Opening Move gives them
    /// another edge; not in missions of earlier versions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub faces_enemy: bool,
    /// Whether the cards before the battle lie face down until a side looks at them; not in missions of
    /// earlier versions, where turn 1 drew them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub face_down: bool,
    /// The player's squad, which stands on the table as the evening begins.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub squad: Vec<Figure>,
}

/// The side a force fights for.
pub fn side_of(force: ForceId) -> Side {
    if force.list().is_communist() { Side::Communist } else { Side::FreeWorld }
}

impl Order {
    /// An order that leaves everything open.
    pub fn new(date: Turn, corps: Corps, force: ForceId, leader_rep: u8) -> Self {
        Order {
            date,
            corps,
            force,
            leader_rep,
            mode: Mode::Solo,
            enemy: None,
            carried: false,
            mission: None,
            urban: None,
            density: None,
            table: None,
            edge: None,
            ground: None,
            objective: None,
            communist_ground: false,
            riverine: false,
            doctrine: None,
            time: None,
            weather: None,
            figures: Vec::new(),
            vehicles: Vec::new(),
            digs_in: false,
            introductory: false,
            options: Options::default(),
            support: support::Options::default(),
            traps: TrapOptions::default(),
            one_list: false,
            apart: false,
            seen_cover: false,
            faces_enemy: false,
            face_down: false,
            squad: Vec::new(),
        }
    }

    /// The enemies that may be met: the forces of the other side that fight in this Corps area.
    pub fn enemies(&self) -> Vec<ForceId> {
        let own = side_of(self.force);
        ForceId::ALL.into_iter().filter(|force| side_of(*force) != own && self.fights_here(*force)).collect()
    }

    fn fights_here(&self, force: ForceId) -> bool {
        lands().area(force).is_some_and(|area| area.corps.contains(&self.corps))
    }

    /// Puts the men so called into cover, against a barrage.
    ///
    /// # Errors
    /// [`Error::Usage`] when a name is none of theirs.
    pub fn take_cover(&mut self, typed: &[String]) -> Result<(), Error> {
        let known: Vec<String> = self.figures.iter().map(|figure| figure.name.clone()).collect();
        for name in typed {
            let index = names::resolve_in_any_case("figure", name, &known).map_err(Error::Usage)?;
            self.figures[index].in_cover = true;
        }
        Ok(())
    }

    /// Sets the reading of a question of missions (`camp-05`, `barrage-1`), of support (`sup-01`, `edition`)
    /// or of booby traps (`trap-1`).
    ///
    /// # Errors
    /// [`Error::Usage`] when there is no such question or reading.
    pub fn set(&mut self, question: &str, reading: &str) -> Result<(), Error> {
        match () {
            () if support::Options::knows(question) => self.support.set(question, reading),
            () if Options::knows(question) => self.options.set(question, reading),
            () if TrapOptions::knows(question) => self.traps.set(question, reading),
            () => {
                let all = Options::ALL.iter().chain(support::Options::ALL).chain(TrapOptions::ALL);
                Err(readings::unknown(question, all.map(readings::form)))
            }
        }
    }

    /// Refuses what the rules do not allow.
    ///
    /// # Errors
    /// [`Error::Usage`] for an unknown force, a Rep that is none, or opponents of one side;
    /// [`Error::Refused`] for a force out of its area.
    pub fn check(&self) -> Result<(), Error> {
        for force in [Some(self.force), self.enemy].into_iter().flatten() {
            self.check_area(force)?;
        }
        if !(2..=6).contains(&self.leader_rep) {
            return Err(Error::Usage(format!(
                "{leader_rep} {}: Rep is 2 to 6",
                self.leader_rep,
                leader_rep = option("leader-rep")
            )));
        }
        if let Some(table) = self
            .table
            .filter(|table| ![table.width_ft, table.depth_ft].iter().all(|feet| (3..=12).contains(feet)))
        {
            return Err(Error::Usage(format!("table {table}: give 3 to 12 feet each way")));
        }
        match self.enemy {
            Some(enemy) if side_of(enemy) == side_of(self.force) => Err(Error::Usage(format!(
                "{} and {} fight on the same side: name an enemy such as {}",
                self.force.title(),
                enemy.title(),
                self.enemies()[0]
            ))),
            None if self.mode == Mode::Versus => {
                let force = OpenQuestion::of("enemy", "the other player's force", "FNG Missions");
                let forces = self.enemies().into_iter().map(|force| force.id().to_owned());
                Err(Error::needs("", force.legal(forces), option("enemy")))
            }
            _ => self.check_rest(),
        }
    }

    fn check_rest(&self) -> Result<(), Error> {
        if let Some(ground) = &self.ground {
            let mut faults = Faults::default();
            faults.at("ground", |faults| ground.check(faults));
            match faults.into_list() {
                faults if faults.is_empty() => {}
                faults => return Err(Error::Document { file: "order".to_owned(), faults }),
            }
        }
        if self.riverine {
            let area = lands().riverine().any(|corps| corps == self.corps);
            let dated = &crate::campaign_data::calendar().dated_equipment;
            let from = dated.iter().find(|item| item.id == EquipmentId::Riverine);
            if !area {
                let message = format!(
                    "riverine operations are fought in III and IV Corps, not in {}",
                    self.corps.title()
                );
                return Err(Error::refused("FNG Where the Battles Take Place", message));
            }
            if let Some(from) = from.and_then(|item| item.from).filter(|from| self.date < *from) {
                return Err(Error::refused(
                    "FNG Historical Timeline",
                    format!("there are riverine operations from {}", from.title()),
                ));
            }
        }
        if let (Some(objective), Some(mission)) = (self.objective, self.mission) {
            if !mission.is_large() {
                return Err(Error::Usage(format!(
                    "{word} {objective}: only Large Actions have objectives; {mission} is not one",
                    word = option("objective")
                )));
            }
            if mission == MissionId::Attack && !objective.is_built_up() {
                let message = format!(
                    "an Attack Mission needs a built-up area, which {objective} is not; give village or base"
                );
                return Err(Error::refused("FNG Attack Mission", message));
            }
        }
        if let (Some(objective), Some(urban)) = (self.objective, self.urban)
            && objective.is_built_up() != urban
        {
            let what = if urban { "no built-up area" } else { "a built-up area" };
            return Err(Error::Usage(format!(
                "{objective} is {what}: leave out one of {word} and {urban}",
                word = option("objective"),
                urban = option("urban")
            )));
        }
        if self.mission == Some(MissionId::Attack) && self.urban == Some(false) {
            return Err(Error::refused(
                "FNG Attack Mission",
                "an Attack Mission has at least one built-up urban area",
            ));
        }
        if self.mission == Some(MissionId::Recon)
            && self.density.is_some_and(|density| density != Density::Broken)
        {
            return Err(Error::refused(
                "FNG Reconnaissance Patrol",
                "the terrain of a Reconnaissance Patrol is broken",
            ));
        }
        Ok(())
    }

    fn check_area(&self, force: ForceId) -> Result<(), Error> {
        if self.fights_here(force) {
            return Ok(());
        }
        let areas: Vec<&str> = lands()
            .area(force)
            .map_or_else(Vec::new, |area| area.corps.iter().map(|corps| corps.title()).collect());
        let message =
            format!("{} do not fight in {}, only in {}", force.title(), self.corps.title(), areas.join(", "));
        Err(Error::refused("FNG Where the Battles Take Place", message))
    }
}
