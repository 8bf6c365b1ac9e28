//! Calling for artillery, air strikes, gunships and medevac [Making the Call and the request tables].

use crate::checks::Flag;
use crate::checks::{CheckId, FurtherId, ResultId, Situation};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::available::{self, Flying};
use super::play::{Coming, Due, Support, Who};
use super::step::{Table, further, outcome};
use super::{arrive, radio};
use crate::mission::Mission;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;

const CALL: &str = "Making the Call";

/// A request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RequestOrders {
    /// What for.
    pub what: Support,
    /// Whose.
    #[serde(default)]
    pub side: Option<Who>,
    /// Who calls.
    #[serde(default)]
    pub call: radio::Call,
    /// The Rep of the Leader who asks; by the mission if not given.
    #[serde(default)]
    pub leader_rep: Option<u8>,
    /// Whether a Forward Observer asks.
    #[serde(default)]
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub forward_observer: bool,
    /// What the guns are to fire at.
    #[serde(default)]
    pub target: Option<String>,
    /// Inches from there to the nearest friend; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub friends: Option<u16>,
}

/// Calls, asks, and notes what comes when.
pub(crate) fn apply(
    mission: &mut Mission,
    orders: RequestOrders,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let (side, what) = (orders.side.unwrap_or(Who::Own), orders.what);
    may_ask(mission, side, &orders)?;
    if !radio::call(mission, side, &orders.call, what.id(), table)? {
        return Ok(());
    }
    let (check, situation) = asked(mission, side, &orders, table)?;
    let tested = table.check(check, &format!("{}, request", mission.side_name(side)), situation)?;
    let result = outcome(&tested)?;
    let turns = u16::try_from(further(&tested, FurtherId::Turns).unwrap_or(0)).unwrap_or(0);
    match result {
        ResultId::Denied => {
            mission.play.hand_mut(side).denied.push(what);
            table.note(
                CALL,
                format!(
                    "no more requests for {} this game, and its reinforcement cards suffer for it",
                    what.name()
                ),
            );
            return Ok(());
        }
        ResultId::Wait => {
            mission.play.hand_mut(side).wait.push(what);
            return Ok(());
        }
        _ => {}
    }
    let late = match available::flying(mission, what, table)? {
        Flying::Now => 0,
        Flying::Late(turns) => turns,
        Flying::No => {
            mission.play.hand_mut(side).wait.push(what);
            return Ok(());
        }
    };
    let now = mission.play.turn + late;
    for (turn, what) in coming(&orders, result, now, turns) {
        if turn > mission.play.turn {
            table.note(CALL, format!("{} in turn {turn}", what.words()));
        }
        mission.play.due.push(Due { turn, side, what });
    }
    arrive::due(mission, table)
}

/// Whether a side may ask for this now.
fn may_ask(mission: &Mission, side: Who, orders: &RequestOrders) -> Result<(), Error> {
    let (name, what) = (mission.side_name(side), orders.what);
    if mission.is_communist(side) {
        return Err(Error::refused("FNG sup-16", format!("{name}: VC and NVA get Support only from cards")));
    }
    let hand = mission.play.hand(side);
    if hand.denied.contains(&what) {
        return Err(Error::refused(
            CALL_RULE,
            format!("{} were refused: no more requests this game", what.name()),
        ));
    }
    if hand.wait.contains(&what) {
        return Err(Error::refused(
            CALL_RULE,
            format!("no {} this turn: request again next turn", what.name()),
        ));
    }
    if orders.forward_observer && matches!(what, Support::Gunship | Support::Medevac) {
        return Err(Error::refused(CALL_RULE, "a Forward Observer's radio is for aircraft and guns only"));
    }
    if mission.keeps_away(what) {
        let message = format!("{}: no {} can come", mission.weather.title(), what.name());
        return Err(Error::refused("FNG Time of Day and Weather", message));
    }
    let least = super::data::data().artillery.friend_min_in;
    if let Some(near) = orders.friends.filter(|near| *near < least && what == Support::Artillery) {
        return Err(super::fire::too_near(near, least));
    }
    Ok(())
}

/// The check that decides on a request, and what bears on it.
fn asked(
    mission: &Mission,
    side: Who,
    orders: &RequestOrders,
    table: &Table<'_>,
) -> Result<(CheckId, Situation), Error> {
    let what = orders.what;
    let leader = orders.leader_rep.or_else(|| mission.rep_in_command(side, &orders.call.operator)).unwrap_or(
        match side {
            Who::Own => mission.own.leader_rep,
            Who::Enemy => mission.enemy.leader_rep,
        },
    );
    if leader == 0 && what != Support::Medevac {
        let rep = OpenQuestion::of("leader-rep", "the Rep of the requesting Leader", CALL_RULE);
        return Err(Error::needs("the call", rep, option("leader-rep").with("N")));
    }
    let mut situation = table.situation();
    if what != Support::Medevac {
        situation = situation.leader_rep(leader.clamp(1, 6));
    }
    if orders.forward_observer {
        situation = situation.with(Flag::ForwardObserver);
    }
    let fac_up = mission.play.has_fac(side);
    if what == Support::AirStrike && fac_up {
        situation = situation.with(Flag::FacUp);
    }
    if what == Support::Gunship && mission.play.helicopter_down {
        situation = situation.with(Flag::HelicopterDown);
    }
    let check = match what {
        Support::Artillery => CheckId::ArtilleryRequest,
        Support::AirStrike => CheckId::AirStrikeRequest,
        Support::Gunship => CheckId::GunshipRequest,
        Support::Medevac => CheckId::MedevacRequest,
    };
    Ok((check, situation))
}

/// What comes of a request, and in which turn: `turns` after `now`, as the check says.
fn coming(orders: &RequestOrders, result: ResultId, now: u16, turns: u16) -> Vec<(u16, Coming)> {
    match (orders.what, result) {
        (Support::Artillery, result) => {
            let batteries = if result == ResultId::TwoBatteries { 2 } else { 1 };
            let target = orders.target.clone().unwrap_or_else(|| "the target named".to_owned());
            vec![(now + turns, Coming::Artillery { batteries, target })]
        }
        (Support::AirStrike, ResultId::EnRoute) => {
            vec![(now + turns, Coming::Fac), (now + turns, Coming::AirStrike)]
        }
        (Support::AirStrike, ResultId::Inbound) => vec![(now + 1, Coming::Fac), (now + 2, Coming::AirStrike)],
        (Support::AirStrike, ResultId::FacHere) => vec![(now, Coming::Fac), (now + 1, Coming::AirStrike)],
        (Support::AirStrike, _) => vec![(now, Coming::Fac), (now, Coming::AirStrike)],
        (Support::Gunship, _) => vec![(now + turns, Coming::Gunship)],
        (Support::Medevac, result) => {
            vec![(now + turns, Coming::Medevac { room: (result == ResultId::HalfLoad).then_some(2) })]
        }
    }
}

const CALL_RULE: &str = "FNG Making the Call";
