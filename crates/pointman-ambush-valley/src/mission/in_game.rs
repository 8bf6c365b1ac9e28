//! While the game is played: buying assets turn by turn, and rolling for its length (4.5).

use crate::after_action::companions::is_left_out;
use pointman_core::plural::counted;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::tables::Effect;
use crate::{
    Buy, Campaign, CurrentMission, Event, LengthCheck, RegularForce, Report, Step, mission::momentum, roll,
    tables,
};
use pointman_core::dice::Dice;
use pointman_core::error::{Error, Fault};
use pointman_core::names;

/// An asset bought outside Issue Orders.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BuyOrder {
    /// The force that buys.
    pub force: String,
    /// The asset.
    pub asset: String,
    /// The teams it brings, for a fireteam or squad of the own platoon.
    #[serde(default)]
    pub teams: Vec<String>,
    /// The game turn that is beginning; 0 before the first, to set up with the force.
    pub game_turn: u32,
}

/// A roll for the length of the game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct LengthOrder {
    /// The turn that is ending; the next one that needs a roll if left out.
    pub turn: Option<u32>,
    /// The force with Initiative, which rolls.
    pub force: Option<String>,
}

/// How many turns a game may have at most.
pub(crate) fn longest(mission: &CurrentMission) -> u32 {
    mission.scenario.turns.unwrap_or(tables().game_length.max_turns)
}

/// The turn that the game has come to, as far as its rolls and purchases tell.
pub(crate) fn reached(mission: &CurrentMission) -> u32 {
    let bought = mission.forces.iter().flat_map(|part| &part.purchases).map(|buy| buy.game_turn);
    bought.max().unwrap_or(0).max(mission.game.turn).max(1)
}

impl CurrentMission {
    /// How many turns the game may have at most.
    pub fn last_turn(&self) -> u32 {
        if self.game.over { self.game.turn } else { longest(self) }
    }

    /// The turn at whose end the length of the game is rolled next; none if no roll is due any more.
    pub fn length_due(&self) -> Option<u32> {
        let rules = &tables().game_length;
        // Whoever has come to a later turn, as a purchase shows, rolled for the earlier ones at the table.
        let due = self
            .game
            .length_checks
            .last()
            .map_or(rules.min_turns, |check| check.turn + 1)
            .max(self.game.turn);
        (!self.game.over && self.scenario.turns.is_none() && due < rules.max_turns).then_some(due)
    }
}

impl Campaign {
    /// What a regular force may still buy in the current game: each asset, with the team or the squad that it
    /// brings.
    pub fn open_purchases(&self, force: &str) -> Vec<(String, Vec<String>)> {
        let force = self.regulars.iter().find(|one| one.id == force);
        let (Some(force), Some(mission)) = (force, &self.mission) else { return Vec::new() };
        // Nobody comes to a platoon that is not there.
        if is_left_out(force, self) {
            return Vec::new();
        }
        open_purchases(force, mission)
    }

    /// Refuses purchases of a platoon that others of its side fight without (1.5).
    ///
    /// # Errors
    /// When the force is one.
    pub fn check_may_buy(&self, force: &str) -> Result<(), Error> {
        match self.regulars.iter().find(|one| one.id == force) {
            Some(force) if is_left_out(force, self) => {
                let why = format!("{} stays out of this game, so it buys nothing for it", force.name);
                Err(Error::refused("AV 1.5", why))
            }
            _ => Ok(()),
        }
    }

    /// What an asset costs a regular force in the current game.
    pub fn price_of(&self, force: &str, asset: &str) -> Option<u32> {
        let force = self.regulars.iter().find(|one| one.id == force)?;
        momentum::price(force, self.mission.as_ref()?, asset)
    }
}

/// What a regular force may still buy in a game: each asset, with the team or the squad that it brings. Of a
/// squad with one team left, that costs less as a fireteam.
pub(crate) fn open_purchases(force: &RegularForce, mission: &CurrentMission) -> Vec<(String, Vec<String>)> {
    let left = mission.force(&force.id).and_then(|part| part.momentum).map_or(0, |momentum| momentum.left);
    let is_payable = |asset: &str| momentum::price(force, mission, asset).is_some_and(|price| price <= left);
    let assets = force.available_assets.iter().filter(|asset| {
        !momentum::is_own_platoon(&asset.id)
            && asset.quantity.is_none_or(|quantity| asset.used < quantity)
            && is_payable(&asset.id)
    });
    let mut open: Vec<_> = assets.map(|asset| (asset.id.clone(), Vec::new())).collect();
    // Rows of the own platoon need no listing (A11 a).
    let may_buy = |own: &str| {
        let listed = force.available_assets.iter().find(|asset| asset.id == own);
        is_payable(own)
            && listed.is_none_or(|asset| asset.quantity.is_none_or(|quantity| asset.used < quantity))
    };
    let fit = force.teams.iter().filter(|team| {
        team.own_platoon
            && team.deployed == crate::Deployment::No
            && momentum::check_fit(force, &team.id).is_ok()
    });
    let fit: Vec<&crate::Team> = fit.collect();
    if may_buy(momentum::OWN_FIRETEAM) {
        let one = |team: &&crate::Team| (momentum::OWN_FIRETEAM.to_owned(), vec![team.id.clone()]);
        open.extend(fit.iter().map(one));
    }
    if may_buy(momentum::OWN_SQUAD) {
        let mut squads: Vec<&str> = fit.iter().map(|team| team.squad.as_str()).collect();
        squads.dedup();
        squads.retain(|squad| fit.iter().filter(|team| team.squad == *squad).count() > 1);
        open.extend(squads.into_iter().map(|squad| (momentum::OWN_SQUAD.to_owned(), vec![squad.to_owned()])));
    }
    open
}

/// Buys an asset as a game turn begins, or before the first.
///
/// # Errors
/// When the game ended before that turn, and those of [`momentum::buy`].
pub(crate) fn buy(
    regulars: &mut [RegularForce],
    mission: &mut CurrentMission,
    step: Step,
    order: &BuyOrder,
) -> Result<Event, Error> {
    let rule = "AV 4.5";
    let allowed = match order.game_turn {
        0 => (Step::Reconnoiter..=Step::ExecuteOperation).contains(&step),
        _ => step == Step::ExecuteOperation,
    };
    if !allowed {
        return Err(Error::refused(
            rule,
            format!("buy assets after issuing orders and before the report; the current step is {step}"),
        ));
    }
    // What was bought is written down when the players come to it, so in any order.
    if mission.game.over && order.game_turn > mission.game.turn {
        return Err(Error::refused(rule, format!("the game ended after turn {}", mission.game.turn)));
    }
    let last = longest(mission);
    if order.game_turn > last {
        return Err(Error::refused(
            rule,
            format!("the game has no turn {}: it ends after turn {last} at the latest", order.game_turn),
        ));
    }
    let ids: Vec<_> = regulars.iter().map(|force| force.id.clone()).collect();
    let index = names::resolve("regular force", &order.force, &ids).map_err(|why| {
        Error::refused(rule, format!("only regular forces have Operational Momentum: {why}"))
    })?;
    let wish = Buy { asset: order.asset.clone(), teams: order.teams.clone() };
    let event = momentum::buy(&mut regulars[index], mission, &wish, order.game_turn)?;
    mission.game.turn = mission.game.turn.max(order.game_turn);
    mission.rolls.push(event.clone());
    Ok(event)
}

impl Campaign {
    /// What a report says was bought in the game (4.5): bought now, in the order of the game turns.
    ///
    /// # Errors
    /// A fault of the report for the first that could not be bought.
    pub(crate) fn buy_in_report(&mut self, report: &Report) -> Result<Vec<Event>, Error> {
        let mut order: Vec<(usize, &BuyOrder)> = report.purchases.iter().enumerate().collect();
        order.sort_by_key(|(_, buy)| buy.game_turn);
        let mut events = Vec::new();
        for (index, wish) in order {
            let event = self.buy_as_reported(wish).map_err(|error| {
                let fault = Fault { pointer: format!("/purchases/{index}"), message: error.to_string() };
                Error::Document { file: "report".to_owned(), faults: vec![fault] }
            })?;
            events.push(event);
        }
        Ok(events)
    }

    /// One of them.
    ///
    /// # Errors
    /// Those of [`buy`].
    pub(crate) fn buy_as_reported(&mut self, wish: &BuyOrder) -> Result<Event, Error> {
        let step = self.step;
        let mission = self.mission.as_mut().ok_or_else(|| Error::Bug("there is no mission".to_owned()))?;
        buy(&mut self.regulars, mission, step, wish)
    }
}

/// Rolls for the length of the game at the end of turn 5, 6 or 7; `forces` are all forces, by id and name.
///
/// # Errors
/// When no roll is due then, or the dice give no answer.
pub(crate) fn length(
    forces: &[(String, String)],
    mission: &mut CurrentMission,
    step: Step,
    order: &LengthOrder,
    dice: &mut dyn Dice,
) -> Result<Event, Error> {
    let refuse = |why: String| Err(Error::refused("AV 4.5", why));
    if step != Step::ExecuteOperation {
        return refuse(format!("roll for the length during the game; the current step is {step}"));
    }
    if mission.game.over {
        return refuse(format!("the game ended after turn {}", mission.game.turn));
    }
    if let Some(turns) = mission.scenario.turns {
        return refuse(format!("the scenario has {}, so there is no length roll", counted(turns, "turn")));
    }
    let rules = &tables().game_length;
    let Some(due) = mission.length_due() else {
        return refuse(format!("the game ends after turn {} without a roll", rules.max_turns));
    };
    let turn = order.turn.unwrap_or(due);
    if turn != due {
        return refuse(format!(
            "there is no roll at the end of turn {turn}: the next is at the end of turn {due}"
        ));
    }
    let ids: Vec<&str> = forces.iter().map(|(id, _)| id.as_str()).collect();
    let roller = match &order.force {
        Some(force) => Some(&forces[names::resolve("force", force, &ids).map_err(Error::Usage)?]),
        None => None,
    };
    let table = rules.checks[(turn - rules.min_turns) as usize];
    let who = roller.map_or("the force with Initiative", |(_, name)| name);
    let (throw, row) = roll(table, None, 0, who, dice)?;
    let roller = roller.map(|(id, _)| id.clone());
    mission.game.length_checks.push(LengthCheck {
        turn,
        force: roller.clone(),
        die: throw.sides,
        roll: throw.faces[0],
    });
    if roller.is_some() {
        mission.game.initiative.clone_from(&roller);
    }
    mission.game.turn = turn;
    let mut what = row.result.clone();
    for effect in &row.effects {
        match *effect {
            Effect::EndGame => mission.game.over = true,
            Effect::ContinueGame { next_turn } => {
                mission.game.turn = next_turn;
                if next_turn == rules.max_turns {
                    what.push_str(", the last");
                }
            }
            _ => {}
        }
    }
    let event = Event { force: roller, ..Event::of_game(Step::ExecuteOperation, Some(throw), what) };
    mission.rolls.push(event.clone());
    Ok(event)
}
