//! A regular platoon: its teams, figures, assets, pools and prisoners (9.2–9.4).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Area, Capture, Category, Confidence, Deployment, Die, FatigueEffect, Grade, Leader, LeadershipTrait,
    Level, Pool, SpecialTrait, Status, SupplyQuality,
};

/// A regular force (9.2).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RegularForce {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Whose army it belongs to.
    pub nation: String,
    /// Troop Quality of the platoon at the start.
    pub troop_quality_die: Die,
    /// Morale of the platoon at the start.
    pub morale_die: Die,
    /// Confidence level.
    #[schemars(with = "String")]
    pub confidence: Level<Confidence>,
    /// Supply quality.
    #[schemars(with = "String")]
    pub supply_quality: Level<SupplyQuality>,
    /// Assets that belong to it (2.3).
    pub attached_assets: Vec<AttachedAsset>,
    /// Assets it may ask for (2.4).
    pub available_assets: Vec<AvailableAsset>,
    /// Its teams, in roster order.
    pub teams: Vec<Team>,
    /// Every figure it ever had, in roster order.
    pub figures: Vec<Figure>,
    /// The Return to Duty pool.
    pub return_to_duty: Vec<PoolEntry>,
    /// The Replacement pool.
    pub replacement_pool: Vec<PoolEntry>,
    /// Men whose whereabouts are unknown.
    pub whereabouts_unknown: Vec<Missing>,
    /// Men taken prisoner.
    pub prisoners: Vec<Prisoner>,
    /// Its Campaign Victory Points by turn.
    pub campaign_vp: Vec<RegularScore>,
}

/// An asset that belongs to the platoon.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AttachedAsset {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Anything the players note.
    #[serde(default)]
    pub notes: String,
}

/// An asset that may be bought with Operational Momentum Points.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AvailableAsset {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its price in Operational Momentum Points.
    pub cost_points: u32,
    /// How often it may be bought in a game; null for no limit.
    #[serde(default)]
    pub quantity: Option<u32>,
    /// How often it was bought in the current game.
    #[serde(default)]
    pub used: u32,
}

/// One die of a pool.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PoolEntry {
    /// The figure, or the one whose place it is.
    pub figure: String,
    /// Their team.
    pub team: String,
    /// Why it is here.
    pub category: Category,
    /// The turn it came into this pool.
    pub since_turn: u32,
    /// Whether it stands for the place, not the man (A20).
    pub place_only: bool,
}

/// A man whose whereabouts are unknown.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Missing {
    /// The figure.
    pub figure: String,
    /// The turn they went missing.
    pub since_turn: u32,
}

/// A man taken prisoner.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Prisoner {
    /// The figure.
    pub figure: String,
    /// The turn they were taken.
    pub turn: u32,
    /// How.
    pub how: Capture,
}

/// The points of a regular force for one turn (5.3).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RegularScore {
    /// The turn.
    pub turn: u32,
    /// Victory Points of the game.
    pub vp: i32,
    /// What prisoners cost, 0 or above.
    pub pow_penalty: i32,
    /// Campaign Victory Points.
    pub cvp: i32,
}

/// A team: the smallest thing that develops (9.3).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Team {
    /// Unit ID.
    pub id: String,
    /// The squad it belongs to.
    pub squad: String,
    /// Role.
    pub role: String,
    /// Name.
    pub name: String,
    /// Its full number of places.
    #[schemars(range(min = 1))]
    pub strength: u32,
    /// Troop Quality.
    pub troop_quality_die: Die,
    /// Morale.
    pub morale_die: Die,
    /// Whether it is of the platoon itself; false for assets kept as a team.
    pub own_platoon: bool,
    /// Its ranks.
    #[serde(default)]
    pub ranks: Ranks,
    /// Its special developments.
    #[serde(default)]
    pub special: Vec<HeldTrait<SpecialTrait>>,
    /// Its leadership developments.
    #[serde(default)]
    pub leadership: Vec<HeldTrait<LeadershipTrait>>,
    /// Figures named Designated Point Man.
    #[serde(default)]
    pub point_men: Vec<String>,
    /// Its combat fatigue.
    #[serde(default)]
    pub fatigue: Option<Fatigue>,
    /// Whether it is in the game of the current turn.
    pub deployed: Deployment,
}

/// Ranks by area, 0 to 3 each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ranks {
    /// Firepower.
    #[schemars(range(max = 3))]
    pub firepower: u8,
    /// Defence.
    #[schemars(range(max = 3))]
    pub defence: u8,
    /// Reaction.
    #[schemars(range(max = 3))]
    pub reaction: u8,
}

impl Ranks {
    /// The rank of an area.
    pub fn get(self, area: Area) -> u8 {
        match area {
            Area::Firepower => self.firepower,
            Area::Defence => self.defence,
            Area::Reaction => self.reaction,
        }
    }

    /// The rank of an area, to change.
    pub fn get_mut(&mut self, area: Area) -> &mut u8 {
        match area {
            Area::Firepower => &mut self.firepower,
            Area::Defence => &mut self.defence,
            Area::Reaction => &mut self.reaction,
        }
    }
}

/// A trait that is held.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HeldTrait<T> {
    /// Which.
    #[serde(rename = "trait")]
    pub kind: T,
    /// The turn it was gained.
    pub turn: u32,
    /// Who led the team then, if anyone did; of leadership traits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<String>,
}

/// The combat fatigue of a team (6.3).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fatigue {
    /// The turn it began.
    pub since_turn: u32,
    /// Its results, in the order they came.
    pub effects: Vec<FatigueResult>,
    /// The developments Loss of Edge has switched off.
    #[serde(default)]
    pub suppressed: Suppressed,
}

/// One result of Combat Fatigue.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FatigueResult {
    /// The row.
    pub id: FatigueEffect,
    /// The turn it came.
    pub turn: u32,
}

/// Developments that give nothing until the team has rested (A22).
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Suppressed {
    /// In each area the ranks up to this one.
    pub ranks: Ranks,
    /// Special developments.
    pub special: Vec<SpecialTrait>,
    /// Leadership developments.
    pub leadership: Vec<LeadershipTrait>,
}

/// A man (9.4).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Figure {
    /// Their id.
    pub id: String,
    /// Their team.
    pub team: String,
    /// Their role.
    pub role: String,
    /// The role they had before their post, and have again without it; none if that is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role_before: Option<String>,
    /// Their name.
    pub name: String,
    /// Whether they are an officer, for Victory Points.
    #[serde(default)]
    pub officer: bool,
    /// Whether they are one only while they lead the platoon.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub acting_officer: bool,
    /// Their post of command.
    #[serde(default = "no_leader")]
    pub leader: Leader,
    /// Their leadership.
    #[serde(default)]
    #[schemars(range(min = -2, max = 2))]
    pub leadership: i8,
    /// Their own Troop Quality; null for their team's.
    #[serde(default)]
    pub troop_quality_die: Option<Die>,
    /// Their own Morale; null for their team's.
    #[serde(default)]
    pub morale_die: Option<Die>,
    /// What sort of man they are.
    #[serde(default = "original")]
    pub grade: Grade,
    /// How they stand.
    #[serde(default = "active")]
    pub status: Status,
    /// The turn they joined.
    #[serde(default = "first_turn")]
    pub joined_turn: u32,
    /// The turn they left for good.
    #[serde(default)]
    pub left_turn: Option<u32>,
    /// The figure whose place they fill.
    #[serde(default)]
    pub fills_place_of: Option<String>,
}

fn no_leader() -> Leader {
    Leader::None
}

fn original() -> Grade {
    Grade::Original
}

fn active() -> Status {
    Status::Active
}

fn first_turn() -> u32 {
    1
}

impl RegularForce {
    /// The team with this id.
    pub fn team(&self, id: &str) -> Option<&Team> {
        self.teams.iter().find(|team| team.id == id)
    }

    /// The team `id` as people call it; the id if there is none.
    pub fn team_called<'a>(&'a self, id: &'a str) -> &'a str {
        self.team(id).map_or(id, |team| &team.name)
    }

    /// The figure with this id.
    pub fn figure(&self, id: &str) -> Option<&Figure> {
        self.figures.iter().find(|figure| figure.id == id)
    }

    /// The figure with this id, to change.
    pub(crate) fn figure_mut(&mut self, id: &str) -> &mut Figure {
        self.figures.iter_mut().find(|figure| figure.id == id).expect("rules name only figures of the roster")
    }

    /// The team with this id, to change.
    pub(crate) fn team_mut(&mut self, id: &str) -> &mut Team {
        self.teams.iter_mut().find(|team| team.id == id).expect("rules name only teams of the roster")
    }

    /// The figures of a team, in roster order, whatever their status.
    pub fn figures_of(&self, team: &str) -> impl Iterator<Item = &Figure> {
        self.figures.iter().filter(move |figure| figure.team == team)
    }

    /// The men of a team who are there to fight.
    pub fn present(&self, team: &str) -> impl Iterator<Item = &Figure> {
        self.figures_of(team).filter(|figure| figure.status == Status::Active)
    }

    /// The Troop Quality of a figure: their own, else their team's.
    pub fn troop_quality_of(&self, figure: &Figure) -> Die {
        figure
            .troop_quality_die
            .or(self.team(&figure.team).map(|team| team.troop_quality_die))
            .unwrap_or(self.troop_quality_die)
    }

    /// Who leads a team now: its active figure of the highest post, the first of equals.
    pub fn leader_of(&self, team: &str) -> Option<&Figure> {
        self.present(team).filter(|figure| figure.leader != Leader::None).min_by_key(|figure| figure.leader)
    }

    /// A figure as people speak of them: by name, with the id where another of the force has the same name;
    /// by the id alone where there is no name.
    pub fn called(&self, figure: &str) -> String {
        let Some(man) = self.figure(figure).filter(|man| !man.name.is_empty()) else {
            return figure.to_owned();
        };
        let is_shared = self.figures.iter().any(|other| other.id != man.id && other.name == man.name);
        if is_shared { format!("{} ({figure})", man.name) } else { man.name.clone() }
    }

    /// The prisoners who are still in the enemy's hands. A man who was freed is active again (`adjust` of
    /// their status); that they were lost counts for the turn in which they were, so they stay in
    /// [`prisoners`](Self::prisoners).
    pub fn held_prisoners(&self) -> impl Iterator<Item = &Prisoner> {
        // Who was freed and taken again is held for the last time.
        let is_last = |index: usize, prisoner: &Prisoner| {
            self.prisoners[index + 1..].iter().all(|later| later.figure != prisoner.figure)
        };
        let is_held = move |(index, prisoner): &(usize, &Prisoner)| {
            self.figure(&prisoner.figure).is_some_and(|man| man.status == Status::Captured)
                && is_last(*index, prisoner)
        };
        self.prisoners.iter().enumerate().filter(is_held).map(|(_, prisoner)| prisoner)
    }

    /// Where a figure stands in the order of dice: teams in roster order, then figures.
    pub(crate) fn roster_place(&self, figure: &str) -> (usize, usize) {
        let index = self.figures.iter().position(|one| one.id == figure).unwrap_or(usize::MAX);
        let team =
            self.figures.get(index).and_then(|one| self.teams.iter().position(|team| team.id == one.team));
        (team.unwrap_or(usize::MAX), index)
    }

    /// One of the pools.
    pub fn pool(&self, pool: Pool) -> &[PoolEntry] {
        match pool {
            Pool::ReturnToDuty => &self.return_to_duty,
            Pool::Replacement => &self.replacement_pool,
        }
    }

    /// One of the pools, to change.
    pub(crate) fn pool_mut(&mut self, pool: Pool) -> &mut Vec<PoolEntry> {
        match pool {
            Pool::ReturnToDuty => &mut self.return_to_duty,
            Pool::Replacement => &mut self.replacement_pool,
        }
    }

    /// The replacements a team received in `turn`; men returning to duty and fillers of places are none (A20,
    /// A26).
    pub fn replacements_in(&self, team: &str, turn: u32) -> usize {
        let is_replacement = |figure: &&Figure| {
            figure.joined_turn == turn
                && figure.fills_place_of.is_some()
                && matches!(figure.grade, Grade::Cherry | Grade::Fng | Grade::Lifer)
        };
        self.figures_of(team).filter(is_replacement).count()
    }

    /// All its Campaign Victory Points.
    pub fn total_cvp(&self) -> i32 {
        self.campaign_vp.iter().fold(0, |sum, score| sum.saturating_add(score.cvp))
    }
}
