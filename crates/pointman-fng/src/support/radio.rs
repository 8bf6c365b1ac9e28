//! Radios: the air, each call, and operators who fall silent [Radio Communications].

use crate::attributes::Attributes;
use crate::checks::Flag;
use crate::checks::{CheckId, ResultId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::options::RadioSilence;
use super::play::{Air, FAC, Reached, Who};
use super::step::{Table, outcome};
use crate::evening::{Mended, Soldier};
use crate::mission::{Mission, Weather};
use crate::squads::squad::{Gear, Post};
use pointman_core::error::Error;
use pointman_core::plural::listed;
use pointman_core::voice::option;
use pointman_core::way;

/// Who calls.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Call {
    /// The operator.
    pub operator: String,
    /// Rep.
    pub rep: u8,
    /// Attributes.
    pub attributes: Attributes,
    /// The Rep of the Leader in whose group they act, if they do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group_rep: Option<u8>,
    /// Whether they call from a tunnel.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub tunnel: bool,
    /// Whether a failed call ends the calls of this operator alone, unless it is said that it ends those of
    /// the side (radio-1); not in steps of earlier versions.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub alone: bool,
}

/// A call by itself.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct RadioOrders {
    /// The side.
    pub side: Option<Who>,
    /// Whom they call: `fac`, `battalion`, ….
    pub to: String,
    /// Who calls.
    pub call: Call,
}

/// A call by itself.
pub(crate) fn apply(mission: &mut Mission, orders: RadioOrders, table: &mut Table<'_>) -> Result<(), Error> {
    let side = orders.side.unwrap_or(Who::Own);
    if orders.to == FAC
        && !mission.play.aircraft.iter().any(|aircraft| aircraft.side == side && aircraft.is_here())
    {
        return Err(Error::refused("FNG Radio Communications", "that side has no aircraft to call"));
    }
    call(mission, side, &orders.call, &orders.to, table)?;
    Ok(())
}

impl Soldier {
    /// Whether they carry a radio: an RTO does.
    fn carries_radio(&self) -> bool {
        self.man.gear.contains(&Gear::Radio) || self.man.post == Some(Post::Rto)
    }
}

impl Mission {
    /// Whether somebody has a radio to call by: who carries one, or anyone where nobody of that side who is
    /// up does [Making the Call] (evening-22).
    pub fn has_radio(&self, soldier: &Soldier) -> bool {
        let others = || self.company.of(soldier.side);
        soldier.carries_radio() || !others().any(|other| other.is_able() && other.carries_radio())
    }
}

/// Whether somebody may call for a side now: of anyone on the table the document knows the side and the
/// Leader.
fn may_call(mission: &Mission, side: Who, who: &str, call: &Call) -> Result<(), Error> {
    let Some(soldier) = mission.company.get(who) else {
        return mission.play.activates(side, who, call.rep.max(call.group_rep.unwrap_or(0)));
    };
    if soldier.side != side {
        let whose = soldier.side.id();
        return Err(Error::refused(
            "FNG Radio Communications",
            format!(
                "{who} cannot call for the other side, only for this one ({})",
                option("side").with(whose)
            ),
        ));
    }
    mission.has_his_time(soldier)?;
    if mission.company.obeys(Mended::FelledDoNotCall) {
        mission.was_not_just_knocked_down(soldier)?;
        mission.takes_his_test(soldier)?;
    }
    // To use a radio is what one does in an Activation, instead of moving or firing [Actions].
    let acted = mission.acted_in_turn(soldier);
    if mission.company.by_the_rules && (acted.moved || acted.fired) {
        let message = format!("{who} has moved or fired in this Activation, and does not call in it");
        return Err(Error::refused("FNG Actions", message));
    }
    if mission.company.obeys(Mended::RadiosCarried) && !mission.has_radio(soldier) {
        let carriers = mission.company.of(side).filter(|man| man.is_able() && man.carries_radio());
        let carriers: Vec<&str> = carriers.map(Soldier::name).collect();
        let carry = if carriers.len() == 1 { "carries" } else { "carry" };
        let message = format!("{who} carries no radio: {} {carry} one, and may call", listed(&carriers));
        return Err(Error::refused("FNG Making the Call", message));
    }
    if mission.company.obeys(Mended::OnlyCalls) && acted.done && !acted.called {
        let message = format!("{who} has used the whole Activation, and does not call in it");
        return Err(Error::refused("FNG Actions", message));
    }
    Ok(())
}

/// Rolls the air once a turn and the call. Gives whether there is contact.
pub(super) fn call(
    mission: &mut Mission,
    side: Who,
    call: &Call,
    to: &str,
    table: &mut Table<'_>,
) -> Result<bool, Error> {
    let who = if call.operator.is_empty() { "the operator" } else { &call.operator };
    let old = mission.play.is_of_0_1_0();
    if !old {
        may_call(mission, side, who, call)?;
    }
    // Calls are all that they do in this Activation.
    if mission.company.by_the_rules && mission.company.get(who).is_some() && mission.acting_side().is_some() {
        let is_told = mission.company.obeys(Mended::OnlyCalls);
        mission.note_act(who, |acted| (acted.done, acted.called) = (true, is_told));
    }
    let operator_alone = match mission.play.options.radio_silence {
        RadioSilence::Operator => true,
        RadioSilence::Side => old,
        RadioSilence::Unsaid => old || call.alone,
    };
    if !operator_alone && mission.play.radio.silent_sides.contains(&side) {
        return Err(Error::refused(
            "FNG Radio Communications",
            format!(
                "{who} cannot call: a call by that side has failed this turn ({}), which uses up the rest \
                 of it. Call again next turn ({} silences only the operator)",
                mission.play.turn,
                way!(
                    "fng activation EVENING -i --option radio-1=operator",
                    "do activation --option radio-1=operator"
                )
            ),
        ));
    }
    if mission.play.radio.silent.iter().any(|silent| silent == who) {
        return Err(Error::refused(
            "FNG Radio Communications",
            format!("a call by {who} has failed this turn: call again next turn"),
        ));
    }
    let air = match mission.play.radio.air {
        Some(air) => air,
        None => {
            let tested = table.check(CheckId::RadioAtmospherics, "the air", table.situation())?;
            let air = outcome(&tested)?.id().parse().map_err(Error::Bug)?;
            mission.play.radio.air = Some(air);
            air
        }
    };
    let mut situation = table.situation().rep(call.rep);
    situation.attributes.clone_from(&call.attributes);
    match air {
        Air::Better => situation = situation.with(Flag::AtmosphericsBetter),
        Air::Worse => situation = situation.with(Flag::AtmosphericsWorse),
        Air::Normal => {}
    }
    if matches!(mission.weather, Weather::Rain | Weather::HeavyRain) {
        situation = situation.with(Flag::Rain);
    }
    if call.tunnel || mission.tunnels.is_below(who) {
        situation = situation.with(Flag::Tunnel);
    }
    let tested = table.check(CheckId::RadioContact, &format!("{who} calls {to}"), situation)?;
    let contact = outcome(&tested)? == ResultId::Contact;
    let radio = &mut mission.play.radio;
    if contact {
        radio.reached.push(Reached { side, to: to.to_owned() });
    } else {
        radio.silent.push(who.to_owned());
        if !operator_alone {
            radio.silent_sides.push(side);
        }
        let silent = if operator_alone { who } else { "the side" };
        table.note("Radio Communications", format!("{silent} may make no more calls this turn"));
    }
    Ok(contact)
}
