//! A campaign: what is agreed, both forces, the current turn, and every closed one (9.1).

pub(crate) mod called;
pub(crate) mod check;
pub(crate) mod check_force;
pub(crate) mod chronicle;
pub(crate) mod corrections;
pub(crate) mod derived;
pub(crate) mod force;
pub(crate) mod insurgency;
pub mod options;
pub(crate) mod platoon;
pub(crate) mod setup;
pub(crate) mod sides;
pub(crate) mod steps;

use pointman_core::document::Shared;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    AssetPrice, CampaignType, CurrentMission, Event, Insurgency, Matchup, Options, PackScenarioKind,
    RegularForce, Step,
};

/// A campaign (9.1).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// Its name.
    pub name: String,
    /// Where its scenarios come from.
    pub r#type: CampaignType,
    /// Place, period, and what exists there.
    #[serde(default)]
    pub setting: Setting,
    /// How many turns it has; null when it is open-ended.
    pub turns_planned: Option<u32>,
    /// The turn now, from 1.
    #[schemars(range(min = 1))]
    pub turn: u32,
    /// The next step to do.
    pub step: Step,
    /// Who meets whom.
    pub matchup: Matchup,
    /// Whether all players are on one side; then several regular forces may stand together (1.5).
    #[serde(default)]
    pub co_op: bool,
    /// Who runs the other side of a co-op campaign.
    #[serde(default)]
    pub opposition: Option<String>,
    /// The players.
    #[serde(default)]
    pub players: Vec<Player>,
    /// Which readings of the rules it uses.
    #[serde(default)]
    pub options: Options,
    /// Its scenarios, for a pack.
    #[serde(default)]
    pub pack: Option<Pack>,
    /// Whether each side gives its orders apart, sealed until every side's are.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sealed_orders: bool,
    /// Its regular forces.
    pub regulars: Vec<RegularForce>,
    /// Its VC forces.
    #[serde(default)]
    pub insurgents: Vec<Insurgency>,
    /// The game of the current turn, once a mission was received.
    #[serde(default)]
    pub mission: Option<CurrentMission>,
    /// What has happened so far in the After Action part of the current turn.
    #[serde(default)]
    pub after_action: AfterAction,
    /// The turns that are over.
    // They never change, so that the campaigns before and after a step share them.
    #[serde(default)]
    pub turn_records: Vec<Shared<TurnRecord>>,
    /// What the players settled between the rules, such as promotions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub settled: Vec<Settled>,
    /// The names that men had before they got others: none of them is drawn again. Steps of earlier versions
    /// do not note them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names_had: Vec<String>,
}

/// Place and period of a campaign, and what exists there (1.2).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Setting {
    /// The place.
    pub region: String,
    /// The period.
    pub period: String,
    /// The forces there.
    pub forces_available: Vec<String>,
    /// The vehicles there.
    pub vehicles: Vec<String>,
    /// The artillery there.
    pub artillery: Vec<String>,
    /// The aircraft there.
    pub aircraft: Vec<String>,
    /// Anything else.
    pub notes: String,
}

/// A player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Their id.
    pub id: String,
    /// Their name.
    pub name: String,
    /// The force they play, alone or with others.
    pub force: String,
    /// Their teams in a co-op campaign.
    #[serde(default)]
    pub units: Vec<String>,
}

/// A set of scenarios played in order (1.1).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pack {
    /// Its name.
    pub name: String,
    /// Its scenarios, in order.
    pub scenarios: Vec<PackScenario>,
    /// Which is next, from 0.
    #[serde(default)]
    pub next: usize,
}

/// One scenario of a pack (9.6).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PackScenario {
    /// Its name.
    pub name: String,
    /// Whether it was designed, or calls for a random mission.
    pub kind: PackScenarioKind,
    /// Added to every roll for Operational Momentum.
    #[serde(default)]
    pub momentum_modifier: i32,
    /// Prices it sets for itself.
    #[serde(default)]
    pub asset_prices: Vec<AssetPrice>,
    /// The forces that draw a first Fog of War card; null to leave it to the players.
    #[serde(default)]
    pub fog_of_war: Option<Vec<String>>,
    /// Who has Initiative, if it says so.
    #[serde(default)]
    pub initiative: Option<String>,
    /// How it is set up, if it says so.
    #[serde(default)]
    pub set_up: Option<String>,
    /// What it gives Victory Points for.
    #[serde(default)]
    pub victory_points: String,
    /// How many turns it has, if it says so.
    #[serde(default)]
    pub turns: Option<u32>,
}

/// What the After Action part of a turn has given (5.2–5.5).
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct AfterAction {
    /// What became of casualties.
    pub casualties: Vec<Event>,
    /// What became of teams and the insurgency.
    pub development: Vec<Event>,
    /// What the pools gave.
    pub replacements: Vec<Event>,
}

/// Something that the players settled between the rules, such as a promotion.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Settled {
    /// The turn.
    pub turn: u32,
    /// What was settled.
    pub event: Event,
}

/// A turn that is over.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnRecord {
    /// Its number.
    pub turn: u32,
    /// Its game, with the report, the Victory Points, the victor and the margin.
    pub mission: CurrentMission,
    /// The Campaign Victory Points of each force.
    pub cvp: Vec<TurnCvp>,
    /// The teams that were deployed.
    pub deployed: Vec<DeployedTeams>,
    /// What became of casualties.
    pub casualties: Vec<Event>,
    /// What became of teams and the insurgency.
    pub development: Vec<Event>,
    /// What the pools gave.
    pub replacements: Vec<Event>,
}

/// The teams of one force that were in a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeployedTeams {
    /// The force.
    pub force: String,
    /// Its teams.
    pub teams: Vec<String>,
}

/// The Campaign Victory Points of one force for a turn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnCvp {
    /// The force.
    pub force: String,
    /// Campaign Victory Points.
    pub cvp: i32,
}

/// Who stands how at the end of a campaign (5.6).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Standing {
    /// The force.
    pub force: String,
    /// The sum of its Campaign Victory Points.
    pub cvp: i32,
    /// The games it won.
    pub games_won: u32,
}

/// A force of either kind.
#[derive(Debug, Clone, Copy)]
pub enum AnyForce<'a> {
    /// A regular platoon.
    Regular(&'a RegularForce),
    /// The insurgency.
    Insurgent(&'a Insurgency),
}

impl<'a> AnyForce<'a> {
    /// Its id.
    pub fn id(&self) -> &'a str {
        match self {
            AnyForce::Regular(force) => &force.id,
            AnyForce::Insurgent(force) => &force.id,
        }
    }

    /// Its name.
    pub fn name(&self) -> &'a str {
        match self {
            AnyForce::Regular(force) => &force.name,
            AnyForce::Insurgent(force) => &force.name,
        }
    }

    /// All its Campaign Victory Points.
    pub fn total_cvp(&self) -> i32 {
        match self {
            AnyForce::Regular(force) => force.total_cvp(),
            AnyForce::Insurgent(force) => force.total_cvp(),
        }
    }

    /// The turns it has Campaign Victory Points for.
    pub fn scored_turns(&self) -> Vec<u32> {
        match self {
            AnyForce::Regular(force) => force.campaign_vp.iter().map(|score| score.turn).collect(),
            AnyForce::Insurgent(force) => force.campaign_vp.iter().map(|score| score.turn).collect(),
        }
    }
}

/// Both kinds of forces in document order: the regulars first.
pub(crate) fn all_forces<'a>(
    regulars: &'a [RegularForce],
    insurgents: &'a [Insurgency],
) -> impl Iterator<Item = AnyForce<'a>> + Clone {
    regulars.iter().map(AnyForce::Regular).chain(insurgents.iter().map(AnyForce::Insurgent))
}

/// What the force with this id is called; the id if there is none.
pub(crate) fn called_among<'a>(mut forces: impl Iterator<Item = AnyForce<'a>>, id: &'a str) -> &'a str {
    forces.find(|force| force.id() == id).map_or(id, |force| force.name())
}

impl Campaign {
    /// Every force in document order: the regulars first.
    pub fn forces(&self) -> impl Iterator<Item = AnyForce<'_>> + Clone {
        all_forces(&self.regulars, &self.insurgents)
    }

    /// The force `id` as people call it; the id if there is none.
    pub fn force_called<'a>(&'a self, id: &'a str) -> &'a str {
        called_among(self.forces(), id)
    }

    /// Whether a player's name was given: others are called after their force.
    pub fn is_named(&self, player: &Player) -> bool {
        platoon::slug(&player.name) != format!("{}-player", player.force)
    }

    /// What an asset of a force is called: one of its own has the name that the players gave it; so have an
    /// attached one and, of the rules, the lieutenant and the medic.
    pub fn asset_called<'a>(&'a self, force: &str, asset: &'a str) -> &'a str {
        let regular = self.regulars.iter().find(|one| one.id == force);
        regular.map_or_else(|| crate::tables().asset_name(asset), |force| force.name_of_asset(asset))
    }

    /// How the forces stand.
    pub fn standings(&self) -> Vec<Standing> {
        let sides = self.sides();
        let standing = |force: AnyForce<'_>| {
            let won = |record: &&Shared<TurnRecord>| {
                let report = record.mission.report.as_ref().and_then(|report| report.force(force.id()));
                // 1.5: who was not there has won nothing.
                let was_there = !report.is_some_and(|report| report.left_out);
                let victor = record.mission.victor.as_ref();
                was_there && victor.is_some_and(|victor| sides.are_together(victor, force.id()))
            };
            let games_won = self.turn_records.iter().filter(won).count() as u32;
            Standing { force: force.id().to_owned(), cvp: force.total_cvp(), games_won }
        };
        self.forces().map(standing).collect()
    }

    /// The Campaign Victory Points of each side on which several forces stand, added: its name, and the sum
    /// (5.6).
    pub fn sums_of_sides(&self) -> Vec<(String, i64)> {
        let (sides, standings) = (self.sides(), self.standings());
        let sum = |side: &[String]| {
            let of_side = standings.iter().filter(|standing| side.contains(&standing.force));
            of_side.map(|standing| i64::from(standing.cvp)).sum()
        };
        let several = sides.iter().filter(|side| side.len() > 1);
        several.map(|side| (self.side_name(&side[0]), sum(side))).collect()
    }

    /// Who has won a finished campaign, in words: `US and ARVN win the campaign` (5.6).
    pub fn outcome(&self) -> String {
        match self.winner() {
            Some(winner) => {
                let win = if self.sides().with(&winner).len() > 1 { "win" } else { "wins" };
                format!("{} {win} the campaign", self.side_name(&winner))
            }
            None => "the campaign is a draw".to_owned(),
        }
    }

    /// The winner of a finished campaign; none for a draw, or while it goes on (5.6, A28). Of platoons that
    /// stand together it is the first: their Campaign Victory Points are added.
    pub fn winner(&self) -> Option<String> {
        use crate::campaign::options::CampaignWinner;
        if self.step != Step::Finished {
            return None;
        }
        let (sides, standings) = (self.sides(), self.standings());
        let of_side = |side: &[String]| {
            let of_side = standings.iter().filter(|standing| side.contains(&standing.force));
            let is_theirs = |record: &&Shared<TurnRecord>| {
                record.mission.victor.as_ref().is_some_and(|one| side.contains(one))
            };
            match self.options.campaign_winner {
                CampaignWinner::Sum => of_side.map(|standing| i64::from(standing.cvp)).sum(),
                // Forces that stand together win their games together.
                CampaignWinner::GamesWon => self.turn_records.iter().filter(is_theirs).count() as i64,
            }
        };
        let best: i64 = sides.iter().map(of_side).max()?;
        let mut first = sides.iter().filter(|side| of_side(side) == best);
        match (first.next(), first.next()) {
            (Some(winner), None) => winner.first().cloned(),
            _ => None,
        }
    }
}
