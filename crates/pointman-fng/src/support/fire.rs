//! Fire Missions of mortars and artillery, by HQ, called, or from the table [Mortars, Artillery].

use super::data::MortarType;
use crate::checks::Flag;
use crate::checks::{CheckId, FurtherId, ResultId};
use crate::words::MortarId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::blast;
use super::data::data;
use super::facts;
use super::landed::{Blast, Flare, Offset, Smoke};
use super::options::{CalledFire, FinalProtectiveFire, Rounds, WpCircle};
use super::play::{Granted, Support, Who, is_default};
use super::radio;
use super::step::{Table, further, outcome};
use crate::evening::Answered;
use crate::mission::{Mission, Weather};
use crate::squads::man::Man;
use crate::squads::weapons::Weapon;
use pointman_core::error::Error;
use pointman_core::plural::counted;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;

const PROCEDURE: &str = "Mortars: Fire Procedure";
/// Circles that smoke is long.
const SMOKE_CIRCLES: u8 = 3;

/// Who has the mission fired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FireOrigin {
    /// HQ, by a card.
    Hq,
    /// A leader who called for it.
    Called,
    /// A crew on the table.
    Table,
}

pointman_core::vocabulary! {
    /// What fires.
    pub enum Tube: "piece" {
        LightMortar = "light-mortar" "light mortar",
        MediumMortar = "medium-mortar" "medium mortar",
        Artillery = "artillery" "artillery",
    }
}

impl Tube {
    /// What the tables say of it; none for artillery, which has a table of its own.
    fn mortar(self) -> Option<&'static MortarType> {
        let id = match self {
            Tube::LightMortar => MortarId::LightMortar,
            Tube::MediumMortar => MortarId::MediumMortar,
            Tube::Artillery => return None,
        };
        Some(data().mortar(id))
    }

    fn rate_of_fire(self) -> u8 {
        self.mortar().map_or(data().artillery.rate_of_fire, |mortar| mortar.rate_of_fire)
    }

    /// Men of a full crew; for artillery the least it is served by.
    pub fn crew(self) -> u8 {
        self.mortar().map_or(data().artillery.crew_min, |mortar| mortar.crew)
    }

    fn ranges(self) -> (u16, u16, u16) {
        match self.mortar() {
            Some(mortar) => (mortar.range_min_in, mortar.range_max_in, mortar.friend_min_in),
            None => {
                let artillery = &data().artillery;
                (artillery.range_min_in, artillery.range_max_in, artillery.friend_min_in)
            }
        }
    }
}

pointman_core::vocabulary! {
    /// How a spotter reaches the crew the first time [Mortars: Fire Procedure].
    pub enum Reach: "way to reach the crew" {
        /// Shouts up to 6 in.
        Shout = "shout",
        /// Calls by radio.
        Radio = "radio",
        /// Gives an agreed signal, such as a flare.
        Signal = "signal",
    }
}

pointman_core::vocabulary! {
    /// What is fired.
    #[derive(Default)]
    pub enum Load: "load" {
        /// High explosive.
        #[default]
        He = "he",
        /// Smoke.
        Smoke = "smoke",
        /// White Phosphorous, of artillery alone.
        Wp = "wp",
        /// Illumination.
        Illumination = "illumination",
    }
}

/// A Fire Mission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FireMission {
    /// Its number.
    pub number: u16,
    /// Whose.
    pub side: Who,
    /// Who has it fired.
    pub origin: FireOrigin,
    /// What fires.
    pub tube: Tube,
    /// What is fired.
    #[serde(default, skip_serializing_if = "is_default")]
    pub load: Load,
    /// Men short of a full crew.
    #[serde(default, skip_serializing_if = "is_default")]
    pub crew_short: u8,
    /// Whether it stands off the table.
    #[serde(default, skip_serializing_if = "is_default")]
    pub off_table: bool,
    /// Whether a spotting round must be seen first.
    #[serde(default, skip_serializing_if = "is_default")]
    pub spotting: bool,
    /// Whether the last spotting round lies where its spotter may have seen it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub spotted: bool,
    /// Rounds left of the mission.
    pub rounds_left: u8,
    /// Missions that follow it at once: final protective fire.
    #[serde(default, skip_serializing_if = "is_default")]
    pub follow_on: u8,
    /// Whether it is final protective fire.
    #[serde(default, skip_serializing_if = "is_default")]
    pub final_protective: bool,
    /// The turn it may fire from: a new target costs a turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub from_turn: u16,
    /// What is aimed at.
    pub target: String,
    /// Where the first round fell, from which all further ones deviate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub point: Option<Offset>,
}

impl FireMission {
    /// One that was just declared.
    pub fn new(number: u16, side: Who, origin: FireOrigin, tube: Tube, target: String) -> Self {
        FireMission {
            number,
            side,
            origin,
            tube,
            load: Load::He,
            crew_short: 0,
            off_table: false,
            spotting: false,
            spotted: false,
            rounds_left: 0,
            follow_on: 0,
            final_protective: false,
            from_turn: 0,
            target,
            point: None,
        }
    }

    /// Rounds of `missions` at its rate of fire: one fewer for each man short, at least one.
    pub fn rate(&self, missions: u8) -> u8 {
        self.tube.rate_of_fire().saturating_sub(self.crew_short).max(1) * missions
    }

    /// In a few words.
    pub fn title(&self) -> String {
        format!("Fire Mission {} ({})", self.number, self.tube.title())
    }
}

/// What is to be done with Fire Missions.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct FireOrders {
    /// Declares one of this tube.
    pub declare: Option<Tube>,
    /// Whose.
    pub side: Option<Who>,
    /// What is aimed at.
    pub target: Option<String>,
    /// What is fired.
    pub load: Load,
    /// Men short of a full crew.
    pub crew_short: u8,
    /// Rounds of the mission; as many as the rate of fire if not given.
    pub rounds: Option<u8>,
    /// The crew sees its target.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub direct: bool,
    /// The tube stands off the table.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub off_table: bool,
    /// Inches from the tube to the target.
    pub range: Option<u16>,
    /// Inches from the target to the nearest friend.
    pub friends: Option<u16>,
    /// Final protective fire, with the enemy this near.
    pub final_protective: Option<u16>,
    /// How the spotter reaches the crew the first time; not in steps of earlier versions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reach: Option<Reach>,
    /// Granted by a card (sup-01).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub card: bool,
    /// Who calls for it, for a card.
    pub call: Option<radio::Call>,
    /// The mission that fires, is cancelled or aimed anew.
    pub mission: Option<u16>,
    /// Rounds that it fires now.
    pub fire: Option<u8>,
    /// The spotter did not see where the last spotting round fell.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub unseen: bool,
    /// Ends it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub cancel: bool,
    /// Fires in reaction.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub reaction: bool,
    /// The blast whose effect is rolled.
    pub effect: Option<u16>,
    /// Who is in it.
    pub at: Vec<Man>,
    /// Vehicles of the evening that are in it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub vehicles: Vec<String>,
    /// Where a smoke grenade lies, which no tube has fired.
    pub smoke_grenade: Option<String>,
    /// Who throws it, in an Activation of theirs; not in steps of earlier versions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thrower: Option<String>,
    /// Answers to what is asked of those in a blast, in order; not in steps of earlier versions.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<Answered>,
}

/// Declares, fires or ends a Fire Mission, or rolls the effect of a round.
pub(crate) fn apply(mission: &mut Mission, orders: FireOrders, table: &mut Table<'_>) -> Result<(), Error> {
    match (orders.declare, orders.effect, orders.mission) {
        (None, None, None) if orders.smoke_grenade.is_some() => {
            // Readied in one Activation and thrown in a later one, as any grenade [Ready A Grenade].
            if let Some(thrower) = &orders.thrower {
                let name = mission.company.find(thrower)?.name().to_owned();
                mission.drops_smoke(&name)?;
                table.note(PROCEDURE, format!("{name} throws a smoke grenade"));
            }
            let circle = Weapon::find("grenade", table.edition)?.circle.unwrap_or_default();
            smoke(mission, orders.smoke_grenade.unwrap_or_default(), circle * SMOKE_CIRCLES, table)
        }
        _ if orders.thrower.is_some() && orders.smoke_grenade.is_none() => Err(Error::Usage(format!(
            "{by} names who throws a {smoke_grenade}: say where it lands",
            by = option("by"),
            smoke_grenade = option("smoke-grenade")
        ))),
        _ if orders.smoke_grenade.is_some() => Err(Error::Usage(format!(
            "{smoke_grenade} cannot be combined with a Fire Mission",
            smoke_grenade = option("smoke-grenade")
        ))),
        (Some(tube), None, None) => declare(mission, tube, &orders, table),
        (None, Some(number), None) => blast::effect(mission, number, &orders.at, &orders.vehicles, table),
        (None, None, Some(number)) if orders.cancel => cancel(mission, number, table),
        (None, None, Some(number)) if orders.target.is_some() => shift(mission, number, &orders, table),
        (None, None, Some(number)) => fire(mission, number, &orders, table),
        (None, None, None) => {
            let ways = [
                ("a Fire Mission is declared", option("declare").with("TUBE")),
                ("it fires", option("number").called("mission").with("N")),
                ("a round that has landed takes effect", option("effect").with("N")),
            ];
            Err(Error::needs_one_of(OpenQuestion::of("declare", "what happens", PROCEDURE), ways))
        }
        _ => Err(Error::Usage(format!(
            "give one of {declare}, {number} and {effect}",
            declare = option("declare"),
            number = option("number").called("mission"),
            effect = option("effect")
        ))),
    }
}

fn refused(why: impl Into<String>) -> Error {
    Error::refused("FNG Mortars, Artillery", why)
}

pub(super) fn too_near(near: u16, least: u16) -> Error {
    refused(format!(
        "friends {near} in from the target: at least {least} in, unless the enemy is within 10 in of them"
    ))
}

fn declare(
    mission: &mut Mission,
    tube: Tube,
    orders: &FireOrders,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let side = orders.side.unwrap_or(Who::Own);
    let target = orders.target.clone().ok_or_else(|| {
        let target = OpenQuestion::of("aim", "the target", PROCEDURE);
        Error::needs("", target, option("aim").called("target"))
    })?;
    if orders.load == Load::Wp && tube != Tube::Artillery {
        return Err(refused("mortars fire HE, smoke and illumination: White Phosphorous is for artillery"));
    }
    if orders.crew_short >= tube.crew() {
        return Err(refused(format!(
            "{} short: the {} has a crew of {} and can fire with at most {} missing",
            orders.crew_short,
            tube.title(),
            tube.crew(),
            tube.crew() - 1
        )));
    }
    let (least, most, friends) = tube.ranges();
    // The distances of artillery are for HE and smoke.
    let is_limited =
        !orders.off_table && (tube != Tube::Artillery || matches!(orders.load, Load::He | Load::Smoke));
    if let Some(range) = orders.range.filter(|range| is_limited && !(least..=most).contains(range)) {
        return Err(refused(format!("{range} in: the {} reaches from {least} to {most} in", tube.title())));
    }
    let is_final = match orders.final_protective {
        Some(near) if near > 10 => {
            return Err(refused(format!(
                "the enemy is {near} in away: final protective fire needs an enemy within 10 in"
            )));
        }
        other => other.is_some(),
    };
    if let Some(near) = orders.friends.filter(|near| *near < friends && !is_final) {
        return Err(too_near(near, friends));
    }
    let mut declared = FireMission::new(0, side, FireOrigin::Table, tube, target);
    (declared.load, declared.crew_short, declared.final_protective) =
        (orders.load, orders.crew_short, is_final);
    declared.off_table = orders.off_table || orders.card;
    declared.spotting = !orders.direct;
    let missions = match mission.play.options.final_protective_fire {
        _ if !is_final => 1,
        FinalProtectiveFire::MortarsTwo if tube == Tube::Artillery => 1,
        _ => 2,
    };
    let rate = declared.rate(1);
    let rounds = orders.rounds.unwrap_or(rate);
    if rounds == 0 || (mission.play.options.rounds == Rounds::Rate && rounds > rate) {
        return Err(refused(format!(
            "{rounds} rounds: a Fire Mission of the {} has 1 to {rate} (sup-19)",
            tube.title()
        )));
    }
    (declared.rounds_left, declared.follow_on) = (rounds, missions - 1);
    let calls = orders.reach == Some(Reach::Radio) && !orders.card && !orders.direct;
    if calls && !by_radio(mission, side, orders, table)? {
        return Ok(());
    }
    if orders.card {
        let Some(late) = by_card(mission, side, tube, orders, table)? else { return Ok(()) };
        (declared.origin, declared.from_turn) = (FireOrigin::Called, mission.play.turn + late);
    }
    declared.number = mission.play.number();
    let name = mission.side_name(side);
    let spotting = if declared.spotting { "; a spotting round first" } else { "" };
    let twice = if missions == 2 { ", then a second mission at once" } else { "" };
    table.note(
        PROCEDURE,
        format!(
            "{name} declare {} at {}: {rounds} rounds{twice}{spotting}",
            declared.title(),
            declared.target
        ),
    );
    mission.play.fire_missions.push(declared);
    Ok(())
}

/// The spotter calls the crew by radio. Gives whether there is contact.
fn by_radio(
    mission: &mut Mission,
    side: Who,
    orders: &FireOrders,
    table: &mut Table<'_>,
) -> Result<bool, Error> {
    let Some(call) = &orders.call else {
        let who = OpenQuestion::of("operator", "who calls by radio", PROCEDURE);
        return Err(Error::needs("", who, option("operator").with("Jones,rep=4")));
    };
    let reached = radio::call(mission, side, call, "guns", table)?;
    if !reached {
        table.note(PROCEDURE, "no contact: no Fire Mission is declared");
    }
    Ok(reached)
}

/// A Fire Mission that a card lets a side call (sup-01, sup-02). Gives how many turns later it fires; none
/// while it is only granted.
fn by_card(
    mission: &mut Mission,
    side: Who,
    tube: Tube,
    orders: &FireOrders,
    table: &mut Table<'_>,
) -> Result<Option<u16>, Error> {
    let wanted = if tube == Tube::Artillery { Granted::Artillery } else { Granted::Mortar };
    let Some(index) = mission.play.hand(side).granted.iter().position(|granted| *granted == wanted) else {
        return Err(refused(format!(
            "no card has granted {} a Fire Mission of that kind",
            mission.side_name(side)
        )));
    };
    let needs = mission.play.options.called_fire;
    let mut late = 0;
    if !mission.is_communist(side) && needs != CalledFire::NoRadio {
        let call = orders.call.as_ref().ok_or_else(|| {
            let who = OpenQuestion::of("operator", "who calls by radio", PROCEDURE);
            Error::needs("", who, option("operator").with("Jones,rep=4"))
                .because("the Free World calls by radio (sup-02)")
        })?;
        if !radio::call(mission, side, call, "guns", table)? {
            table.note(PROCEDURE, "no contact: the mission stays granted");
            return Ok(None);
        }
        if needs == CalledFire::Full {
            let leader = if side == Who::Own { mission.own.leader_rep } else { mission.enemy.leader_rep };
            let situation = table.situation().leader_rep(leader.clamp(1, 6));
            let tested = table.check(CheckId::ArtilleryRequest, mission.side_name(side), situation)?;
            match outcome(&tested)? {
                ResultId::Denied => {
                    let hand = mission.play.hand_mut(side);
                    hand.denied.push(Support::Artillery);
                    hand.granted.clear();
                    return Ok(None);
                }
                ResultId::Wait => return Ok(None),
                _ => late = u16::try_from(further(&tested, FurtherId::Turns).unwrap_or(0)).unwrap_or(0),
            }
        }
    }
    mission.play.hand_mut(side).granted.remove(index);
    Ok(Some(late))
}

fn find(mission: &Mission, number: u16) -> Result<usize, Error> {
    let missions = &mission.play.fire_missions;
    missions.iter().position(|fire| fire.number == number).ok_or_else(|| {
        let open: Vec<String> =
            missions.iter().map(|fire| format!("{} ({})", fire.number, fire.tube.title())).collect();
        let open = if open.is_empty() {
            "there is none".to_owned()
        } else {
            format!("there is {}", open.join(", "))
        };
        Error::Usage(format!("there is no Fire Mission {number}: {open}"))
    })
}

fn cancel(mission: &mut Mission, number: u16, table: &mut Table<'_>) -> Result<(), Error> {
    let index = find(mission, number)?;
    let fire = mission.play.fire_missions.remove(index);
    table.note(
        PROCEDURE,
        format!(
            "{} is cancelled with {} left: another must be declared",
            fire.title(),
            counted(fire.rounds_left, "round")
        ),
    );
    Ok(())
}

/// Another target: it takes a turn.
fn shift(
    mission: &mut Mission,
    number: u16,
    orders: &FireOrders,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let turn = mission.play.turn;
    let index = find(mission, number)?;
    let fire = &mut mission.play.fire_missions[index];
    if fire.origin == FireOrigin::Hq {
        return Err(refused("HQ chooses its own target"));
    }
    let (_, _, friends) = fire.tube.ranges();
    if let Some(near) = orders.friends.filter(|near| *near < friends && !fire.final_protective) {
        return Err(too_near(near, friends));
    }
    fire.target = orders.target.clone().unwrap_or_default();
    (fire.point, fire.spotted, fire.spotting, fire.from_turn) = (None, false, !orders.direct, turn + 1);
    table.note(
        PROCEDURE,
        format!("{} turns to {}: it may fire from turn {}", fire.title(), fire.target, fire.from_turn),
    );
    Ok(())
}

/// Fires rounds of a mission: spotting rounds until one is seen, then the rounds that count.
fn fire(mission: &mut Mission, number: u16, orders: &FireOrders, table: &mut Table<'_>) -> Result<(), Error> {
    let index = find(mission, number)?;
    let turn = mission.play.turn;
    // Where nobody is on the table, nothing is kept of how the evening is played.
    let by_the_rules = mission.company.by_the_rules && !mission.company.is_empty();
    let (side, tube) = (mission.play.fire_missions[index].side, mission.play.fire_missions[index].tube);
    {
        let fire = &mission.play.fire_missions[index];
        if fire.from_turn > turn {
            return Err(refused(format!("{} may fire from turn {}", fire.title(), fire.from_turn)));
        }
        if fire.off_table && orders.reaction {
            return Err(refused("tubes off the table fire only when Active"));
        }
        if mission.play.hand(side).flown {
            return Err(Error::refused(
                "FNG Calling for Additional Support",
                format!(
                    "aircraft of {} have flown this turn: no mortar or artillery fire in the same turn",
                    mission.side_name(side)
                ),
            ));
        }
        // Once a round for effect has fallen, the spotting round was seen.
        let waits_for_spotter = fire.spotted && (fire.spotting || !by_the_rules);
        if orders.unseen && !waits_for_spotter {
            return Err(Error::Usage(format!(
                "{unseen}: {} has no spotting round on the ground",
                fire.title(),
                unseen = option("unseen")
            )));
        }
    }
    if orders.unseen {
        mission.play.fire_missions[index].spotted = false;
        mission.play.fire_missions[index].point = None;
        table.note(PROCEDURE, "the spotter did not see it: another spotting round");
    }
    let is_spotting = {
        let fire = &mission.play.fire_missions[index];
        fire.spotting && !fire.spotted
    };
    mission.play.hand_mut(side).fired = true;
    mission.play.shots = true;
    mission.play.gunfire = true;
    mission.note_fire_of(side);
    if is_spotting {
        let offset = deviation(mission, index, true, table)?;
        let fire = &mut mission.play.fire_missions[index];
        (fire.point, fire.spotted) = (Some(offset), true);
        let text = format!(
            "{}: spotting round, smoke: {}; further rounds deviate from there if the spotter sees it",
            fire.title(),
            offset.words("the target")
        );
        table.note(PROCEDURE, text);
        return Ok(());
    }
    let rounds = orders.fire.unwrap_or(1);
    let left = mission.play.fire_missions[index].rounds_left;
    if rounds == 0 || rounds > left {
        return Err(refused(format!(
            "{rounds} rounds: {left} are left of {}",
            mission.play.fire_missions[index].title()
        )));
    }
    for _ in 0..rounds {
        let own = deviation(mission, index, false, table)?;
        let fire = &mut mission.play.fire_missions[index];
        fire.spotting &= !by_the_rules;
        let point = fire.point.unwrap_or_default().plus(own);
        // Direct fire: the first round sets the point of all that follow.
        fire.point.get_or_insert(point);
        fire.rounds_left -= 1;
        let (load, at) = (fire.load, point.words(&fire.target));
        lands(mission, tube, load, at, table)?;
    }
    let fire = &mut mission.play.fire_missions[index];
    if fire.rounds_left == 0 && fire.follow_on > 0 {
        fire.follow_on -= 1;
        fire.rounds_left = fire.rate(1);
        table.note(
            PROCEDURE,
            format!(
                "{}: the second mission of final protective fire, {} rounds",
                fire.title(),
                fire.rounds_left
            ),
        );
    } else if fire.rounds_left == 0 {
        table.note(PROCEDURE, format!("{} is over: another must be declared", fire.title()));
        mission.play.fire_missions.remove(index);
    }
    Ok(())
}

/// Where one round falls from the point it deviates from.
fn deviation(
    mission: &Mission,
    index: usize,
    spotting: bool,
    table: &mut Table<'_>,
) -> Result<Offset, Error> {
    let fire = &mission.play.fire_missions[index];
    let mut situation = table.situation();
    if spotting {
        situation = situation.with(Flag::Spotting);
    }
    if mission.weather == Weather::HeavyRain {
        situation = situation.with(Flag::HeavyRain);
    }
    let check = match fire.tube {
        Tube::Artillery => CheckId::ArtilleryDeviation,
        _ => {
            if fire.off_table {
                situation = situation.with(Flag::OffTable);
            }
            CheckId::MortarDeviation
        }
    };
    let tested = table.check(check, &fire.title(), situation)?;
    offset(&tested)
}

/// The offset a deviation check gives.
pub(super) fn offset(tested: &crate::checks::Tested) -> Result<Offset, Error> {
    let inches = i16::try_from(further(tested, FurtherId::DistanceIn).unwrap_or(0)).unwrap_or(i16::MAX);
    let side = tested
        .further
        .iter()
        .find(|further| further.what == FurtherId::Side)
        .and_then(|further| further.meaning());
    Ok(match outcome(tested)? {
        ResultId::Long => Offset { long: inches, right: 0 },
        ResultId::Short => Offset { long: -inches, right: 0 },
        ResultId::LeftOrRight if side == Some(ResultId::Left) => Offset { long: 0, right: -inches },
        ResultId::LeftOrRight => Offset { long: 0, right: inches },
        _ => Offset::default(),
    })
}

/// A round that counts comes down.
fn lands(
    mission: &mut Mission,
    tube: Tube,
    load: Load,
    at: String,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let artillery = &data().artillery;
    let (circle, impact, rep) = match tube.mortar() {
        None => (artillery.he.blast_circle_in, artillery.he.impact, artillery.he.rep),
        Some(mortar) => (mortar.blast_circle_in, mortar.impact, mortar.rep),
    };
    let blast = |what: String, circle_in, impact, rep, at: &str| Blast {
        number: 0,
        what,
        at: at.to_owned(),
        circle_in,
        impact,
        rep,
        to_hit: true,
    };
    match load {
        Load::He => {
            blast::lands(mission, blast(format!("{} HE", tube.id()), circle, impact, rep, &at), table);
        }
        Load::Smoke => smoke(mission, at, circle * SMOKE_CIRCLES, table)?,
        Load::Wp => {
            let circle = match mission.play.options.wp_circle {
                WpCircle::Twelve => artillery.wp.blast_circle_in,
                WpCircle::TwentyFour => artillery.wp.blast_circle_in * 2,
            };
            blast::lands(
                mission,
                blast("White Phosphorous".to_owned(), circle, artillery.wp.impact, artillery.wp.rep, &at),
                table,
            );
            smoke(mission, at, circle.saturating_mul(artillery.wp.smoke_length_circles.unwrap_or(2)), table)?;
        }
        Load::Illumination => {
            let light = if tube == Tube::Artillery {
                &data().illumination.artillery
            } else {
                &data().illumination.mortar
            };
            flare(mission, at, light.area_in, u16::from(light.turns), table);
        }
    }
    Ok(())
}

/// Smoke drifts downwind.
pub(super) fn smoke(
    mission: &mut Mission,
    at: String,
    length_in: u8,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let wind = facts::wind(mission, table)?;
    let (number, since) = (mission.play.number(), mission.play.turn);
    table.note(
        "Additional Ammunition Types",
        format!(
            "smoke {number} {at}: {length_in} in long, to the {}; nothing can be fired through it",
            wind.opposite()
        ),
    );
    mission.play.smoke.push(Smoke { number, at, length_in, since });
    Ok(())
}

/// A flare lights the ground up for so many full turns.
pub(crate) fn flare(mission: &mut Mission, at: String, area_in: u8, turns: u16, table: &mut Table<'_>) {
    let number = mission.play.number();
    let until = mission.play.turn + turns;
    table.note(
        "Additional Ammunition Types",
        format!("illumination {number} {at}: {area_in} in, to the end of turn {until}"),
    );
    mission.play.flares.push(Flare { number, at, area_in, until });
}

/// Batteries that a request has granted are ready.
pub(super) fn batteries(
    mission: &mut Mission,
    side: Who,
    batteries: u8,
    target: &str,
    table: &mut Table<'_>,
) {
    for _ in 0..batteries {
        let number = mission.play.number();
        let mut fire = FireMission::new(number, side, FireOrigin::Called, Tube::Artillery, target.to_owned());
        (fire.off_table, fire.spotting) = (true, true);
        fire.rounds_left = fire.rate(1);
        table.note(
            "US Artillery Fire Mission Request",
            format!(
                "{}: {} is ready, {} rounds; its first spotting round falls this turn",
                mission.side_name(side),
                fire.title(),
                fire.rounds_left
            ),
        );
        mission.play.fire_missions.push(fire);
    }
}
