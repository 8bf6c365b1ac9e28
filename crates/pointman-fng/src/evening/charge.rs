//! A charge from wanting to the first round hand to hand
//! ["Wanting To Charge" Check, Fast Move, "Being Charged" Check, "Surprise" Check, Melee].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::ask::{Answered, Answers, Otherwise, asked_of};
use super::exchange::{Chain, IntoSight};
use super::harm::{fate_told, tell_damage, tell_pair};
use super::led::Led;
use super::react::{LeaderFaces, Reacted, Taking, done_to, fast_move, leader_die, mates_of, obey, take};
use super::{Company, Contact, Mended, Soldier, is_default};
use crate::checks::{AttributeId, CheckId, Flag, ResultId};
use crate::combat::{Fighter, Melee, Surprised};
use crate::mission::Mission;
use crate::squads::deed::Deed;
use crate::squads::weapons::{Weapon, WeaponId};
use crate::support::Who;
use crate::support::step::{Table, traced};
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;
use pointman_core::way;

const RULE: &str = CheckId::WantingToCharge.id();

pointman_core::vocabulary! {
    /// From where a charge comes.
    pub enum From: "side" {
        Front = "front" "to the front",
        Flank = "flank" "to the flank",
        Rear = "rear" "to the rear",
        Unseen = "unseen" "to the rear, unseen",
    }
}

/// A charge.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Charge {
    /// Who charges.
    pub by: Vec<String>,
    /// The enemies they charge; each charger the one in their place of the list, those beyond its end the
    /// last.
    pub at: Vec<String>,
    /// From where, as the charged see it; the front if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<From>,
    /// Inches they have to go; within a normal move if not given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<u8>,
    /// Vehicles, and figures not charged, that see the chargers on their way; not in steps of earlier
    /// versions.
    #[serde(skip_serializing_if = "is_default")]
    pub past: Vec<String>,
    /// Whether a Junior NCO gives the Leader Die only where no Leader of the group is up; not in steps of
    /// earlier versions.
    #[serde(skip_serializing_if = "is_default")]
    pub leader_first: bool,
    /// Whether the fire at the chargers goes on as in an exchange, where those of one moment all fire; not in
    /// steps of earlier versions.
    #[serde(skip_serializing_if = "is_default")]
    pub order_of_fire: bool,
    /// Whether those who are charged stand in a light: night does not hide them.
    #[serde(skip_serializing_if = "is_default")]
    pub lit: bool,
    /// Answers to what is asked on the way, in order.
    #[serde(skip_serializing_if = "is_default")]
    pub answers: Vec<Answered>,
}

/// A round of melee between those in contact.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct MeleeRound {
    /// Answers to what is asked on the way, in order.
    #[serde(skip_serializing_if = "is_default")]
    pub answers: Vec<Answered>,
}

impl Company {
    /// Inches of their normal move, and what Fast and Slow make of it [Normal Movement].
    pub fn normal_move(&self, soldier: &Soldier) -> u8 {
        let two_if = |id| 2 * u8::from(self.has(soldier, id));
        8 + two_if(AttributeId::Fast) - two_if(AttributeId::Slow)
    }

    /// Inches of their longest Fast Move: farther off nobody is charged (wanting-to-charge-1).
    pub fn longest_move(&self, soldier: &Soldier) -> u8 {
        self.normal_move(soldier) + 8
    }
}

/// Carries out a charge.
pub(crate) fn charge(mission: &mut Mission, orders: &Charge, table: &mut Table<'_>) -> Result<(), Error> {
    let mut answers = Answers::new(mission, &orders.answers, Otherwise::Ask);
    let whole = |mission: &Mission, typed: &String| -> Result<String, Error> {
        mission.company.find(typed).map(|soldier| soldier.name().to_owned())
    };
    let by: Vec<String> = orders.by.iter().map(|typed| whole(mission, typed)).collect::<Result<_, _>>()?;
    let at: Vec<String> = orders.at.iter().map(|typed| whole(mission, typed)).collect::<Result<_, _>>()?;
    let Some(last) = at.last().filter(|_| !by.is_empty()) else {
        let who = |name, what| OpenQuestion::of(name, what, RULE).wanted(1, u32::MAX);
        let charger = by.is_empty().then(|| (who("by", "who charges"), option("by")));
        let charged = at.is_empty().then(|| (who("at", "who is charged"), option("at")));
        return Err(Error::needs_all(charger.into_iter().chain(charged)));
    };
    mission.is_within_sight(last, orders.range, orders.lit)?;
    let pairs = pairs_of(mission, orders, &by, &at, last)?;
    let charging = want_to(mission, orders, pairs, table, &mut answers)?;
    carry_through(mission, charging, orders, table, &mut answers)?;
    answers.finish()
}

/// Those who charge go at whom they charge, and fight a round where they get there: in their Activation, or
/// told to fire with a hand weapon alone.
pub(super) fn carry_through(
    mission: &mut Mission,
    charging: Vec<(String, String)>,
    orders: &Charge,
    table: &mut Table<'_>,
    answers: &mut Answers<'_>,
) -> Result<(), Error> {
    let from = orders.from.unwrap_or(From::Front);
    let charging = fast_moves(mission, charging, orders, table, answers)?;
    for (charger, _) in &charging {
        let is_reaction = mission.acting_side() == Some(mission.company.find(charger)?.side.other());
        if !is_reaction {
            mission.note_act(charger, |acted| (acted.moved, acted.fired) = (true, true));
        }
        if let Some(soldier) = mission.company.get_mut(charger) {
            soldier.leaves_cover();
        }
    }
    let charging = past_vehicles(mission, charging, orders, table, answers)?;
    let mut surprised: Vec<(String, Surprised)> = Vec::new();
    let mut met: Vec<String> = Vec::new();
    for (_, target) in &charging {
        if !met.contains(target) {
            met.push(target.clone());
        }
    }
    mission.company.born_leaders_first(Mended::BornLeadersLeadAll, &mut met, |target| target);
    let mut led = Led::default();
    for (index, target) in met.iter().enumerate() {
        let target = target.clone();
        let own: Vec<String> =
            charging.iter().filter(|(_, other)| *other == target).map(|(by, _)| by.clone()).collect();
        if from == From::Unseen {
            let how = surprise(mission, &target, &own, table, answers)?;
            surprised.extend(how.map(|how| (target, how)));
        } else {
            let passes = led.passes_of(&target);
            let reacted = being_charged(mission, (&target, passes), &own, orders, table, answers)?;
            if let Some(reacted) = reacted {
                let id = CheckId::BeingCharged;
                led.taken(mission, answers, id, &target, &reacted, &met[index + 1..])?;
            }
        }
    }
    let reached: Vec<(String, String)> = charging
        .into_iter()
        .filter(|(by, at)| {
            goes_on(mission, by)
                && mission
                    .company
                    .get(at)
                    .is_some_and(|other| other.is_able() && !other.is(Flag::RunningAway))
        })
        .collect();
    if reached.is_empty() {
        table.note(CheckId::Melee, "nobody makes contact");
        return Ok(());
    }
    for (by, at) in &reached {
        let is_own = mission.company.find(by)?.side == Who::Own;
        let (own, enemy) = if is_own { (by, at) } else { (at, by) };
        let pair = Contact { own: own.clone(), enemy: enemy.clone() };
        mission.company.grapple(pair);
    }
    fight(mission, &surprised, table, answers)
}

/// Who charges whom: each their own target, those who are left the last.
fn pairs_of(
    mission: &Mission,
    orders: &Charge,
    by: &[String],
    at: &[String],
    last: &String,
) -> Result<Vec<(String, String)>, Error> {
    let mut pairs: Vec<(String, String)> = Vec::new();
    for (index, charger) in by.iter().enumerate() {
        let target = at.get(index).unwrap_or(last);
        mission.may_act(charger, Deed::Charge)?;
        let (soldier, enemy) = (mission.company.find(charger)?, mission.company.find(target)?);
        if soldier.side == enemy.side || !enemy.is_able() {
            let message = format!("{charger} cannot charge {target}, who is not an active enemy");
            return Err(Error::refused("FNG Wanting To Charge", message));
        }
        if mission.company.obeys(Mended::ChargedSeen) && (enemy.waits || enemy.is(Flag::Hidden)) {
            let why =
                if enemy.waits { "is not on the table yet" } else { "is hidden and has not been found" };
            let message = format!("{charger} cannot charge {target}, who {why}");
            return Err(Error::refused("FNG Wanting To Charge", message));
        }
        if mission.company.by_the_rules && mission.company.is_enclosed(enemy) {
            let assault =
                way!("fng close-assault EVENING -i --shooter {charger}", "{charger} assault", charger);
            let message = format!(
                "{charger} cannot charge {target}, who is in a vehicle: it is attacked with a satchel \
                 charge or a Molotov cocktail ({assault})"
            );
            return Err(Error::refused("FNG Attacking Vehicles", message));
        }
        let reach = mission.company.longest_move(soldier);
        if let Some(range) = orders.range.filter(|range| *range > reach) {
            let message =
                format!("{target} is {range} in away; {charger} reaches at most {reach} in with a Fast Move");
            return Err(Error::refused("FNG Wanting To Charge", message));
        }
        pairs.push((charger.clone(), target.clone()));
    }
    Ok(pairs)
}

/// Wanting to Charge: those who charge whom they were told to.
fn want_to(
    mission: &mut Mission,
    orders: &Charge,
    pairs: Vec<(String, String)>,
    table: &mut Table<'_>,
    answers: &mut Answers<'_>,
) -> Result<Vec<(String, String)>, Error> {
    let mut pairs = pairs;
    mission.company.born_leaders_first(Mended::BornLeadersLeadAll, &mut pairs, |(by, _)| by);
    let by: Vec<String> = pairs.iter().map(|(by, _)| by.clone()).collect();
    let mut charging: Vec<(String, String)> = Vec::new();
    let mut leader_faces = LeaderFaces::new(mission, &by);
    let mut led = Led::default();
    for (index, (charger, target)) in pairs.into_iter().enumerate() {
        let mates = mates_of(mission, &charger, &by);
        let leader_rep = leader_die(mission, CheckId::WantingToCharge, &mates, orders.leader_first)?;
        let leader_face = leader_faces.of(mission, &charger);
        mission.note_act(&charger, |acted| acted.moved = true);
        let cause = Some(format!("{charger} is to charge {target}"));
        let chosen = mission.company.obeys(Mended::ChargingIsChosen).then_some(ResultId::Charge);
        let passes = led.passes_of(&charger);
        let taking = Taking { leader_rep, leader_face, cause, chosen, passes, ..Taking::default() };
        let reacted = take(mission, &charger, CheckId::WantingToCharge, &taking, table, answers)?;
        led.taken(mission, answers, CheckId::WantingToCharge, &charger, &reacted, &by[index + 1..])?;
        leader_faces.share(mission, &charger, &reacted, table);
        if wants_to(mission, &charger, reacted.result, table) {
            charging.push((charger, target));
        }
    }
    Ok(charging)
}

/// Whether Wanting to Charge lets somebody go; tells what those do who stay.
fn wants_to(mission: &mut Mission, name: &str, result: ResultId, table: &mut Table<'_>) -> bool {
    match result {
        ResultId::Charge => return true,
        ResultId::StayAndFireIfAble if !is_able_to_fire(mission, name) => {
            table.note(RULE, format!("{name} stays in place, unable to fire"));
        }
        ResultId::StayAndFireIfAble => {
            let fire = way!("fng exchange EVENING -i --by {name}", "{name} fire", name);
            table.due(RULE, format!("{name} stays in place and may fire ({fire})"));
        }
        _ => {
            if mission.company.obeys(Mended::WantersStay) {
                mission.note_act(name, |acted| acted.done = true);
            }
            table.note(RULE, format!("{name} stays in place"));
        }
    }
    false
}

/// Whether somebody dares to cross residual flame, by the check of those who charge; of a `leader_rep` that
/// was said the Leader Die is, else of the group's Leader [Residual Flame].
pub(super) fn dares(
    mission: &mut Mission,
    name: &str,
    leader_rep: Option<u8>,
    table: &mut Table<'_>,
    answers: &mut Answers<'_>,
) -> Result<bool, Error> {
    let of_group = leader_die(mission, CheckId::WantingToCharge, &[name.to_owned()], true)?;
    mission.note_act(name, |acted| acted.moved = true);
    let cause = Some(format!("{name} is to cross the flames"));
    let chosen = Some(ResultId::Charge);
    let taking = Taking { leader_rep: leader_rep.or(of_group), cause, chosen, ..Taking::default() };
    let reacted = take(mission, name, CheckId::WantingToCharge, &taking, table, answers)?;
    Ok(wants_to(mission, name, reacted.result, table))
}

/// Whether somebody may fire what they have now: a machine gun is to be set up, an empty weapon to be
/// reloaded.
fn is_able_to_fire(mission: &Mission, name: &str) -> bool {
    let able = |soldier: &super::Soldier| mission.may_still_fire(soldier) && !soldier.is_packed();
    mission.company.get(name).is_some_and(able)
}

impl Mission {
    /// Who does not get as far as they charged has made a Fast Move, out of whatever cover there was.
    pub(super) fn falls_short(&mut self, name: &str) {
        let shows = self.company.obeys(Mended::ShortChargesShow);
        if let Some(soldier) = self.company.get_mut(name).filter(|_| shows) {
            soldier.leaves_cover();
            soldier.man.state.insert(Flag::FastMoving);
        }
    }
}

/// Whether a charger is still up and has not stopped to fire.
pub(super) fn goes_on(mission: &Mission, name: &str) -> bool {
    mission.company.get(name).is_some_and(|soldier| {
        let gone = [Flag::DuckBack, Flag::RunningAway, Flag::KnockedDown, Flag::HunkeredDown];
        let is_up = soldier.is_able() && !gone.into_iter().any(|flag| soldier.is(flag));
        let has_reacted = |acted: super::Acted| acted.reacted && acted.turn == mission.play.turn;
        is_up && !soldier.acted.is_some_and(has_reacted)
    })
}

/// Vehicles that see the chargers take their In Sight and fire, and the chargers react to it. Gives those who
/// go on.
fn past_vehicles(
    mission: &mut Mission,
    mut charging: Vec<(String, String)>,
    orders: &Charge,
    table: &mut Table<'_>,
    answers: &mut Answers<'_>,
) -> Result<Vec<(String, String)>, Error> {
    if orders.past.is_empty() || charging.is_empty() {
        return Ok(charging);
    }
    for typed in &orders.past {
        match mission.company.by_the_rules && mission.company.get(typed).is_some() {
            true => {}
            false => drop(mission.company.vehicle(typed)?),
        }
    }
    let movers: Vec<String> = charging.iter().map(|(by, _)| by.clone()).collect();
    let mut covering = Vec::new();
    for name in &orders.past {
        let Some(watcher) = mission.company.get(name).filter(|soldier| soldier.covering) else { continue };
        let what = format!("Does {} cover the place where {} charge", watcher.name(), movers.join(", "));
        let question = asked_of(watcher.name(), "covers", what, "FNG Covering Fire");
        if answers.see(watcher.side, question.legal(["yes", "no"]))? == 0 {
            covering.push(name.clone());
        }
    }
    let sight = IntoSight {
        movers: movers.clone(),
        watchers: orders.past.clone(),
        covering,
        elsewhere_is_lost: true,
        ..IntoSight::default()
    };
    let mut chain = Chain::whole_of(mission, table, answers, orders.order_of_fire);
    chain.chargers = movers;
    if chain.mission.company.obeys(Mended::ChargedInSight) {
        chain.seen.extend(charging.iter().cloned());
    }
    chain.sight(&sight)?;
    charging.retain(|(by, _)| goes_on(mission, by));
    Ok(charging)
}

/// Chargers who have farther to go than a normal move roll for a Fast Move; those who fall short stop.
fn fast_moves(
    mission: &mut Mission,
    charging: Vec<(String, String)>,
    orders: &Charge,
    table: &mut Table<'_>,
    answers: &mut Answers<'_>,
) -> Result<Vec<(String, String)>, Error> {
    let Some(range) = orders.range else { return Ok(charging) };
    let names: Vec<String> = charging.iter().map(|(by, _)| by.clone()).collect();
    let leader_rep = leader_die(mission, CheckId::FastMove, &names, orders.leader_first)?;
    let is_far = |name: &&String| {
        mission.company.get(name).is_some_and(|soldier| range > mission.company.normal_move(soldier))
    };
    let fast: Vec<String> = names.iter().filter(is_far).cloned().collect();
    let rolled = match mission.company.by_the_rules {
        true => fast_move(mission, &fast, &[], orders.leader_first, table)?,
        false => Vec::new(),
    };
    let mut reach = Vec::new();
    for (charger, target) in charging {
        let normal = mission.company.normal_move(mission.company.find(&charger)?);
        if range <= normal {
            reach.push((charger, target));
            continue;
        }
        let tested = match rolled.iter().find(|(name, _)| *name == charger) {
            Some((_, tested)) => tested.clone(),
            None => {
                let taking = Taking { leader_rep, ..Taking::default() };
                take(mission, &charger, CheckId::FastMove, &taking, table, answers)?.tested
            }
        };
        let distance = tested.distance_in.unwrap_or_else(|| i32::from(normal));
        if mission.falls(&charger, &tested) {
            table
                .note(CheckId::FastMove, format!("{charger} moves {distance} of {range} in, and lies prone"));
        } else if distance >= i32::from(range) {
            if let Some(soldier) = mission.company.get_mut(&charger) {
                soldier.man.state.insert(Flag::FastMoving);
            }
            reach.push((charger, target));
        } else {
            mission.falls_short(&charger);
            let by_hand = mission.company.obeys(Mended::HandsCharge)
                && mission.company.find(&charger)?.has_only_hand_weapons();
            if by_hand {
                let text = format!("{charger} moves {distance} of {range} in, and stops there");
                table.note(CheckId::FastMove, text);
                continue;
            }
            let fire = way!("fng exchange EVENING -i --by {charger}", "{charger} fire", charger);
            table.due(
                CheckId::FastMove,
                format!("{charger} moves {distance} of {range} in, stops there and may fire ({fire})"),
            );
        }
    }
    Ok(reach)
}

/// Charged from where they did not look: how they are surprised.
fn surprise(
    mission: &mut Mission,
    target: &str,
    by: &[String],
    table: &mut Table<'_>,
    answers: &mut Answers<'_>,
) -> Result<Option<Surprised>, Error> {
    let cause = Some(done_to(by, ["charges", "charge"], target));
    let taking = Taking { flags: &[Flag::Charged], cause, ..Taking::default() };
    let reacted = take(mission, target, CheckId::Surprise, &taking, table, answers)?;
    Ok(match reacted.result {
        ResultId::TurnAndMeleeRepMinus1 => Some(Surprised::TwoPasses),
        ResultId::MeleeWith1Die => Some(Surprised::OnePass),
        ResultId::MeleeWith0Dice => Some(Surprised::NoPass),
        _ => None,
    })
}

/// Charged from where they look: they fire, stand, or run. Gives what their check came to,
/// where they took it.
fn being_charged(
    mission: &mut Mission,
    (target, passes): (&str, Option<u8>),
    by: &[String],
    orders: &Charge,
    table: &mut Table<'_>,
    answers: &mut Answers<'_>,
) -> Result<Option<Reacted>, Error> {
    let soldier = mission.company.find(target)?;
    let down =
        [Flag::KnockedDown, Flag::HunkeredDown, Flag::DuckBack].into_iter().any(|flag| soldier.is(flag));
    if down && !soldier.is(Flag::DuckBack) {
        table.note(CheckId::BeingCharged, format!("{target} cannot react: {}", soldier.standing()));
        return Ok(None);
    }
    let mut flags = Vec::new();
    if Chain::new(mission, table, answers).is_armed(target, orders.range) {
        flags.push(Flag::AbleToFire);
    }
    if orders.from.is_some_and(|from| from != From::Front) {
        flags.push(Flag::ChargedToFlankOrRear);
    }
    let cause = Some(done_to(by, ["charges", "charge"], target));
    let taking = Taking { flags: &flags, cause, passes, ..Taking::default() };
    let reacted = take(mission, target, CheckId::BeingCharged, &taking, table, answers)?;
    match reacted.result {
        ResultId::FireAndPrepareMelee => Chain::as_of(mission, table, answers, orders.order_of_fire)
            .defensive_fire(target, by, orders.range)?,
        _ => obey(mission, target, CheckId::BeingCharged, &reacted, table)?,
    }
    Ok(Some(reacted))
}

/// Another round of melee for those in contact.
pub(crate) fn round(mission: &mut Mission, orders: &MeleeRound, table: &mut Table<'_>) -> Result<(), Error> {
    let mut answers = Answers::new(mission, &orders.answers, Otherwise::Ask);
    mission.parts_the_fallen();
    if mission.company.contacts.is_empty() {
        let charge = way!("fng charge EVENING -i --by NAME --at NAME", "NAME charge NAME");
        return Err(Error::refused("FNG Melee", format!("nobody is in contact: charge first ({charge})")));
    }
    if mission.company.by_the_rules && mission.acting_side().is_some() && !mission.melee_is_due() {
        let message = "those in contact have fought in this phase: the next round is in the next one";
        return Err(Error::refused("FNG Melee", message.to_owned()));
    }
    fight(mission, &[], table, &mut answers)?;
    answers.finish()
}

/// Those in contact with each other, through others too, fight one round, but for pairs that have fought in
/// this phase.
fn fight(
    mission: &mut Mission,
    surprised: &[(String, Surprised)],
    table: &mut Table<'_>,
    answers: &mut Answers<'_>,
) -> Result<(), Error> {
    let edition = mission.play.options.edition();
    mission.note_round();
    mission.parts_the_fallen();
    let fought = mission.company.fought.clone();
    let mut left: Vec<Contact> =
        mission.company.contacts.iter().filter(|pair| !fought.contains(pair)).cloned().collect();
    while let Some(first) = left.first().cloned() {
        // Everyone linked to the first pair.
        let mut fray = vec![first];
        left.remove(0);
        while let Some(index) = left
            .iter()
            .position(|pair| fray.iter().any(|known| known.own == pair.own || known.enemy == pair.enemy))
        {
            fray.push(left.remove(index));
        }
        let mut names: [Vec<String>; 2] = [Vec::new(), Vec::new()];
        for pair in &fray {
            for (side, name) in names.iter_mut().zip([&pair.own, &pair.enemy]) {
                if !side.contains(name) {
                    side.push(name.clone());
                }
            }
        }
        let fighter = |name: &String| -> Result<Fighter, Error> {
            let soldier = mission.company.find(name)?;
            let figure = soldier.figure(&mission.terms_of(soldier.side), edition)?;
            let fixed = Weapon::by_id(WeaponId::FixedBayonetSword, edition);
            let fixed = fixed.filter(|_| soldier.has_fixed_bayonet()).cloned();
            let weapon = fixed.or_else(|| figure.weapon.clone());
            let surprised = surprised.iter().find(|(who, _)| who == name).map(|(_, how)| *how);
            let in_contact = |pair: &&Contact| {
                (pair.own == *name || pair.enemy == *name) && mission.company.contacts.contains(pair)
            };
            let beset_by = fought.iter().filter(in_contact).count() as u8;
            let (swimming, slight_trouble) = (soldier.swam.is_some(), soldier.is(Flag::InSlightTrouble));
            let fighter = Fighter::new(figure, weapon);
            Ok(Fighter {
                surprised,
                beset_by,
                swimming,
                slight_trouble: swimming && slight_trouble,
                ..fighter
            })
        };
        let [own, enemy] = &names;
        let place = |list: &[String], name: &String| list.iter().position(|other| other == name).unwrap_or(0);
        let melee = Melee {
            edition,
            ours: own.iter().map(fighter).collect::<Result<_, _>>()?,
            theirs: enemy.iter().map(fighter).collect::<Result<_, _>>()?,
            contacts: fray.iter().map(|pair| (place(own, &pair.own), place(enemy, &pair.enemy))).collect(),
        };
        let record = traced!(table.dice, |dice, trace| melee.run(dice, trace))?;
        tell_damage(&record.throws, &record.fighters, &[], &mut table.told);
        for name in own.iter().chain(enemy) {
            mission.note_fight(name);
        }
        record.pairs.iter().for_each(|pair| tell_pair(pair, table));
        for fate in record.fighters.iter().filter(|fate| fate.hits > 0) {
            if fate.hits > 1 {
                table.note(CheckId::MeleeDamage, fate_told(fate));
            }
            let by = record.winner_over(&fate.name);
            mission.suffer(fate, by, table, answers)?;
        }
        let ended: Vec<Contact> = fray.into_iter().filter(|pair| !mission.company.lasts(pair)).collect();
        mission.company.contacts.retain(|pair| !ended.contains(pair));
    }
    if mission.company.by_the_rules {
        mission.company.fought.clone_from(&mission.company.contacts);
    }
    for pair in &mission.company.contacts {
        table.due(CheckId::Melee, format!("{} and {} fight on in the next phase", pair.own, pair.enemy));
    }
    Ok(())
}
