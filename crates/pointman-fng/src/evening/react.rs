//! A check that a figure on the table takes, and what its result does to it
//! [How To Check Reaction, Rally, Knock Down Test].

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};

use super::ask::{Answered, Answers, Otherwise, reaction_word};
use super::exchange::{Chain, OFF_TABLE};
use super::led::Led;
use super::{Mended, is_default};
use crate::checks::{self, AttributeId, CheckId, Edition, Flag, ResultId, Situation, Tested, Then, ValueId};
use crate::mission::{Mission, Posture};
use crate::squads::deed::Deed;
use crate::squads::squad::Role;
use crate::squads::weapons::Weapon;
use crate::support::step::Table;
use crate::support::{Who, sniper};
use pointman_core::error::Error;
use pointman_core::names;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;
use pointman_core::way;

/// Figures take a check.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct React {
    /// The check; in steps of earlier versions perhaps no more than the beginning of its id.
    #[serde(deserialize_with = "read_check")]
    #[schemars(with = "String")]
    pub check: CheckId,
    /// Who takes it; several as one group with one Leader Die.
    pub figures: Vec<String>,
    /// Flags of the check that hold.
    #[serde(default, rename = "with", skip_serializing_if = "is_default")]
    pub flags: Vec<String>,
    /// Whether a Junior NCO gives the Leader Die only where no Leader of the group is up; not in steps of
    /// earlier versions.
    #[serde(default, skip_serializing_if = "is_default")]
    pub leader_first: bool,
    /// The friend who confronts those who rally: a Leader gives the Leader Die.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// Answers to what it asks.
    #[serde(default, skip_serializing_if = "is_default")]
    pub answers: Vec<Answered>,
}

/// Reads the check as it was typed.
fn read_check<'de, D: Deserializer<'de>>(deserializer: D) -> Result<CheckId, D::Error> {
    let typed = String::deserialize(deserializer)?;
    React::check_called(&typed).map_err(serde::de::Error::custom)
}

/// What one check came to.
#[derive(Debug, Clone)]
pub(super) struct Reacted {
    pub result: ResultId,
    pub passes: u8,
    pub tested: Tested,
}

/// A check as it is taken.
#[derive(Debug, Clone, Default)]
pub(super) struct Taking<'a> {
    pub flags: &'a [Flag],
    pub leader_rep: Option<u8>,
    /// The Leader Die, where another of the group has thrown it already.
    pub leader_face: Option<u8>,
    /// What makes them take it, for a Star who is asked: `Ha fires at Slag`.
    pub cause: Option<String>,
    /// What a Star has chosen with the order that makes them take it.
    pub chosen: Option<ResultId>,
    /// It is the fire of Recon By Fire: who passes 2 stays hidden.
    pub hides: bool,
    /// So many passes, without a roll: those of a Born Leader near them.
    pub passes: Option<u8>,
}

/// Somebody on the table takes a check; a Star with Free Will chooses its result.
pub(super) fn take(
    mission: &mut Mission,
    name: &str,
    id: CheckId,
    taking: &Taking<'_>,
    table: &mut Table<'_>,
    answers: &mut Answers<'_>,
) -> Result<Reacted, Error> {
    let edition = mission.play.options.edition();
    let check = checks::of_edition(id, edition)?;
    let soldier = mission.company.find(name)?;
    let (side, squad) = (soldier.side, mission.terms_of(soldier.side));
    let mut situation = squad.situation(check, edition, &soldier.man);
    (situation.leader_rep, situation.leader_face) = (taking.leader_rep, taking.leader_face);
    // Who rides is in cover for a check as they are to be hit [Ranged Combat: Cover].
    if mission.company.by_the_rules && mission.company.is_sheltered(soldier) {
        situation.state.insert(Flag::InCover);
    }
    situation.state.extend(taking.flags);
    // A LAW carried besides is an APW, whatever is in hand, and one that has been used is none.
    for (is, is_not) in
        [(Flag::ArmedWithApw, Flag::NotArmedWithApw), (Flag::NotArmedWithApw, Flag::ArmedWithApw)]
    {
        if taking.flags.contains(&is) {
            situation.state.remove(&is_not);
        }
    }
    if id == CheckId::ReceivedFire {
        situation.state.extend(posture(mission, side));
        let retrieves = mission.company.find(name)?.carries.is_some();
        situation.state.extend(retrieves.then_some(Flag::RetrievingWounded));
    }
    let who = soldier.name().to_owned();
    if let Some(passes) = taking.passes {
        situation.state.insert(Flag::NearBornLeader);
        situation = situation.set(ValueId::Passes, passes);
    }
    // Who has Free Will need not use it.
    let may_roll = situation.state.contains(&Flag::Star) && mission.company.obeys(Mended::StarsMayRoll);
    let to_roll = may_roll.then(|| situation.clone());
    let tested = tested(mission, &who, id, taking, situation, table)?;
    let passes = tested.passes.unwrap_or(2);
    if let Some(result) = tested.outcome {
        return Ok(Reacted { result, passes, tested });
    }
    let open: Vec<ResultId> = tested.outcomes.iter().map(|outcome| outcome.outcome).collect();
    let mut legal: Vec<ResultId> = Vec::new();
    for result in open {
        if !legal.contains(&result) {
            legal.push(result);
        }
    }
    // What they are unable to fire at lets them choose no fire, with as many passes as they like.
    if mission.company.by_the_rules && taking.flags.contains(&Flag::OutgunnedOrUnableToFire) {
        legal.retain(|result| !matches!(result, ResultId::ReturnFireRepMinus1 | ResultId::FinishMoveAndFire));
    }
    if legal.is_empty() {
        return Err(Error::Bug(format!("{id} left nothing to choose for {who}")));
    }
    if let Some(chosen) = taking.chosen.filter(|chosen| legal.contains(chosen)) {
        let passes = tested.outcomes.iter().find(|outcome| outcome.outcome == chosen);
        let passes = passes.and_then(|outcome| outcome.passes).unwrap_or(2);
        table.note(id.id(), format!("{who} chooses: {}", does(mission, &who, chosen)));
        return Ok(Reacted { result: chosen, passes, tested });
    }
    let cause = taking.cause.as_ref().map_or(String::new(), |cause| format!("{cause}. "));
    let what = format!("{cause}{who} has Free Will: the result of {}", check.name);
    let hides = |result: ResultId| taking.hides && result == ResultId::FinishMoveAndFire;
    let does = |result: &ResultId| match hides(*result) {
        true => STAYS_HIDDEN.to_owned(),
        false => self::does(mission, &who, *result),
    };
    let answer = |result: &ResultId| if hides(*result) { "stay-hidden" } else { answer_for(*result) };
    let question = OpenQuestion::of(reaction_word(&who), what, "FNG Player Advantages")
        .legal(legal.iter().map(answer).chain(may_roll.then_some(ROLL)))
        .meaning(legal.iter().map(does).chain(may_roll.then(|| "rolls instead, as others do".to_owned())));
    // Steps of earlier versions have the ids of results.
    let was = |given: &str| legal.iter().position(|result| result.id() == given);
    let chosen = answers.decide_as(side, question, 0, was)?;
    let Some(chosen) = legal.get(chosen).copied() else {
        let mut situation = to_roll.unwrap_or_default();
        situation.state.remove(&Flag::Star);
        let tested = self::tested(mission, &who, id, taking, situation, table)?;
        let result = tested.outcome.unwrap_or(legal[0]);
        return Ok(Reacted { result, passes: tested.passes.unwrap_or(2), tested });
    };
    table.note(id.id(), format!("{who} chooses: {}", does(&chosen)));
    let passes = tested.outcomes.iter().find(|outcome| outcome.outcome == chosen);
    let passes = passes.and_then(|outcome| outcome.passes).unwrap_or(2);
    Ok(Reacted { result: chosen, passes, tested })
}

/// What Recon By Fire has somebody do who passes 2.
const STAYS_HIDDEN: &str = "stays hidden";

/// The word by which a Star rolls a check instead of choosing its result.
const ROLL: &str = "roll";

/// The dice of a check and what they come to; whoever becomes a hero by them is one at once.
fn tested(
    mission: &mut Mission,
    who: &str,
    id: CheckId,
    taking: &Taking<'_>,
    situation: Situation,
    table: &mut Table<'_>,
) -> Result<Tested, Error> {
    let outgunned = taking.flags.contains(&Flag::Outgunned).then(|| situation.clone());
    // Why they Duck Back whom their dice would have let fire is told with it.
    let words = |result: ResultId| match (result, does(mission, who, result)) {
        (ResultId::FinishMoveAndFire, _) if taking.hides => STAYS_HIDDEN.to_owned(),
        (ResultId::DuckBack, does) if taking.flags.contains(&Flag::Outgunned) => format!("{does}, outgunned"),
        (ResultId::DuckBack, does) if taking.flags.contains(&Flag::OutgunnedOrUnableToFire) => {
            format!("{does}, unable to fire")
        }
        (_, does) => does,
    };
    let tested = table.check_worded(id, who, situation, words)?;
    if tested.hero
        && let Some(soldier) = mission.company.get_mut(who)
    {
        soldier.man.state.insert(Flag::Hero);
        table.note(CheckId::HeroMode, format!("{who} becomes a hero"));
    }
    match outgunned.filter(|_| tested.hero && mission.company.by_the_rules) {
        // Who has become a hero passes 2 at once and cannot be outgunned [Heroes All].
        Some(mut situation) => {
            situation.state.insert(Flag::Hero);
            situation.state.remove(&Flag::Outgunned);
            table.check_worded(id, who, situation, |result| does(mission, who, result))
        }
        None => Ok(tested),
    }
}

/// The word by which a Star chooses a result.
const fn answer_for(result: ResultId) -> &'static str {
    match result {
        ResultId::FinishMoveAndFire => "fire",
        ResultId::ReturnFireRepMinus1 => "fire-back",
        ResultId::StayAndFireIfAble => "stay-and-fire",
        ResultId::FireAndPrepareMelee => "fire",
        other => other.id(),
    }
}

/// What these do to somebody, in words: `Ha fires at Slag`, `Ha, Long fire at Slag`.
pub(super) fn done_to(by: &[String], [one, several]: [&str; 2], whom: &str) -> String {
    let does = if by.len() == 1 { one } else { several };
    format!("{} {does} {whom}", by.join(", "))
}

/// What a result has a figure do: only those who are Active have a move to finish.
fn does(mission: &Mission, name: &str, result: ResultId) -> String {
    let soldier = mission.company.get(name);
    let is_active = mission.acting_side().is_some() && mission.acting_side() == soldier.map(|man| man.side);
    match result {
        ResultId::FinishMoveAndFire if is_active => "finishes the move and fires".to_owned(),
        ResultId::FinishMoveAndFire => "fires".to_owned(),
        ResultId::None => "does nothing".to_owned(),
        other => other.title().to_owned(),
    }
}

/// The posture of a side that bears on Received Fire.
pub(super) fn posture(mission: &Mission, side: Who) -> Option<Flag> {
    let posture = mission.doctrine.filter(|_| mission.is_communist(side))?.posture;
    match posture {
        Posture::Avoidance => Some(Flag::AvoidancePosture),
        Posture::Aggressive => Some(Flag::AggressivePosture),
        Posture::Moderate => None,
    }
}

/// Checks that are taken with this command, and those that resolve something else.
const TAKEN: [CheckId; 12] = [
    CheckId::ReceivedFire,
    CheckId::InSight,
    CheckId::WantingToCharge,
    CheckId::BeingCharged,
    CheckId::Surprise,
    CheckId::Rally,
    CheckId::Overrun,
    CheckId::KnockDown,
    CheckId::FastMove,
    CheckId::Swim,
    CheckId::LanguageBarrier,
    CheckId::Looter,
];

impl React {
    /// The check that is meant, of those that are taken with this command.
    ///
    /// # Errors
    /// [`Error::Usage`] with those there are.
    pub fn check_called(typed: &str) -> Result<CheckId, Error> {
        let known = TAKEN.map(CheckId::id);
        names::resolve("check", typed, &known).map(|index| TAKEN[index]).map_err(Error::Usage)
    }
}

/// An Advisor gives troops of another language an order. Who they are only the players know, who set how
/// those stand [The Language Barrier].
fn is_understood(mission: &Mission, name: &str, table: &mut Table<'_>) -> Result<(), Error> {
    let soldier = mission.company.find(name)?;
    soldier.may(Deed::React)?;
    let edition = mission.play.options.edition();
    let check = checks::of_edition(CheckId::LanguageBarrier, edition)?;
    let situation = mission.terms_of(soldier.side).situation(check, edition, &soldier.man);
    let tested = table.check(CheckId::LanguageBarrier, name, situation)?;
    if let Some(next) = tested.next {
        let situation = table.situation();
        table.check(next, "those who were given the order", situation)?;
    }
    Ok(())
}

/// A Looter comes upon loot, as the players see, and does nothing in this turn and as many after it as the
/// die says (evening-39).
fn finds_loot(mission: &mut Mission, name: &str, table: &mut Table<'_>) -> Result<(), Error> {
    let soldier = mission.company.find(name)?;
    soldier.may(Deed::React)?;
    let refuse = |why: &str| Err(Error::refused("FNG Attributes (Looter)", format!("{name} {why}")));
    if !mission.company.has(soldier, AttributeId::Looter) {
        return refuse("is no Looter, whom no loot delays");
    }
    if mission.is_looting(soldier) {
        return refuse("looks for loot already");
    }
    let edition = mission.play.options.edition();
    let check = checks::of_edition(CheckId::Looter, edition)?;
    let situation = mission.terms_of(soldier.side).situation(check, edition, &soldier.man);
    let (side, turn) = (soldier.side, mission.play.turn);
    let tested = table.check(CheckId::Looter, name, situation)?;
    let turns = tested.roll.and_then(|turns| u16::try_from(turns).ok()).unwrap_or(1);
    if mission.acting_side() == Some(side) {
        mission.note_act(name, |acted| acted.done = true);
    }
    mission.company.find_mut(name)?.loots = turn + turns;
    table
        .note("Attributes (Looter)", format!("{name} looks for loot until the end of turn {}", turn + turns));
    Ok(())
}

/// A Leader forces the Rally of a Looter, which nobody else does [Attributes (Looter)].
fn forces_rally(mission: &Mission, name: &str, by: Option<&str>) -> Result<(), Error> {
    let leads = by.and_then(|by| mission.company.get(by)).is_some_and(|by| by.man.role == Some(Role::Leader));
    if leads {
        return Ok(());
    }
    let leader = option("by").with("LEADER");
    let message = format!("{name} looks for loot: only a Leader cuts that short ({leader})");
    Err(Error::refused("FNG Attributes (Looter)", message))
}

/// Figures take a check, and it is written what it does to them.
pub(crate) fn react(mission: &mut Mission, orders: &React, table: &mut Table<'_>) -> Result<(), Error> {
    let edition = mission.play.options.edition();
    let id = orders.check;
    let check = checks::of_edition(id, edition)?;
    let flags: Vec<Flag> = orders.flags.iter().map(|typed| check.flag(typed)).collect::<Result<_, _>>()?;
    if orders.figures.is_empty() {
        let who = OpenQuestion::of("figure", "who", "FNG Actions").wanted(1, u32::MAX);
        return Err(Error::needs("", who, option("figure")));
    }
    let mut answers = Answers::new(mission, &orders.answers, Otherwise::Ask);
    let confronts = confronts(mission, id, orders)?;
    let names: Vec<String> = orders
        .figures
        .iter()
        .map(|typed| mission.company.find(typed).map(|soldier| soldier.name().to_owned()))
        .collect::<Result<_, _>>()?;
    if id == CheckId::LanguageBarrier {
        names.iter().try_for_each(|name| is_understood(mission, name, table))?;
        return answers.finish();
    }
    if id == CheckId::Looter {
        names.iter().try_for_each(|name| finds_loot(mission, name, table))?;
        return answers.finish();
    }
    if id == CheckId::FastMove && mission.company.by_the_rules {
        for name in &names {
            mission.company.find(name)?.may(Deed::FastMove)?;
        }
        for (name, tested) in fast_move(mission, &names, &flags, orders.leader_first, table)? {
            mission.falls(&name, &tested);
        }
        return answers.finish();
    }
    let mut names = names;
    mission.company.born_leaders_first(Mended::BornLeadersLeadAll, &mut names, |name| name);
    let follows = check.flag(Flag::NearBornLeader.id()).is_ok();
    let (mut leader_faces, mut led) = (LeaderFaces::new(mission, &names), Led::default());
    for (index, name) in names.iter().enumerate() {
        let mates = mates_of(mission, name, &names);
        // One Leader Die, of the highest Rep (char-18).
        let leader_rep = leader_die(mission, id, &mates, orders.leader_first)?.max(confronts);
        let leader_face = leader_faces.of(mission, name);
        let soldier = mission.company.find(name)?;
        let needs = match id {
            CheckId::Rally => None,
            CheckId::KnockDown | CheckId::Swim => None,
            CheckId::FastMove => Some(Deed::FastMove),
            _ => Some(Deed::React),
        };
        match needs {
            Some(deed) if !soldier.is(Flag::HunkeredDown) || id == CheckId::FastMove => soldier.may(deed)?,
            _ if !soldier.is_able() => soldier.may(Deed::React)?,
            _ => {}
        }
        let loots = id == CheckId::Rally && !soldier.is_shaken() && mission.is_looting(soldier);
        if loots {
            forces_rally(mission, name, orders.by.as_deref())?;
        }
        if id == CheckId::Rally && !soldier.is_shaken() && !loots {
            return Err(Error::refused(
                "FNG Rally",
                format!("{name} is neither Hunkered Down nor running away, so need not rally"),
            ));
        }
        let is_reaction = matches!(
            id,
            CheckId::InSight | CheckId::ReceivedFire | CheckId::BeingCharged | CheckId::Surprise
        );
        if is_reaction && mission.company.is_felled(soldier) {
            let message = format!("{name} is Knocked Down and takes no check until up again");
            return Err(Error::refused("FNG Determining Damage", message));
        }
        if id == CheckId::KnockDown && !soldier.is(Flag::KnockedDown) {
            let message = format!("{name} is not Knocked Down");
            return Err(Error::refused("FNG 2.0 Knock Down Test", message));
        }
        if id == CheckId::KnockDown {
            mission.was_not_just_knocked_down(soldier)?;
        }
        let swims = id == CheckId::Swim && mission.company.obeys(Mended::SwimmersSwim);
        let mut flags = flags.clone();
        flags.extend(loots.then_some(Flag::Looting));
        if swims {
            mission.may_swim(soldier)?;
            flags.extend(mission.tows_alone(soldier).then_some(Flag::TowingAlone));
        }
        // Who is unable to fire Ducks Back where others fire; by steps of earlier versions only who is out of
        // ammo.
        let is_empty = mission.company.by_the_rules && soldier.out_of_ammo;
        let may_fire = id == CheckId::ReceivedFire && soldier.aboard.is_none();
        let is_unable = if may_fire && mission.company.obeys(Mended::UnableKnown) {
            Chain::whole_of(mission, table, &mut answers, true).is_unable_to_fire(name)
        } else {
            may_fire && is_empty
        };
        flags.extend(is_unable.then_some(Flag::OutgunnedOrUnableToFire));
        let sniper = sniper::who_missed(mission, name).filter(|_| id == CheckId::ReceivedFire).cloned();
        let cause = sniper.as_ref().map(|sniper| format!("Sniper {} fires at {name}", sniper.number));
        if let Some(sniper) = &sniper {
            let ogr = Weapon::find(&sniper.weapon, edition)?.ogr;
            let figure = mission.fighting(name)?;
            let outgunned = figure.is_outgunned_by(ogr) == Some(true) && !figure.has(AttributeId::Shirker);
            flags.extend(outgunned.then_some(Flag::Outgunned));
        }
        let passes = led.passes_of(name);
        let taking = Taking { flags: &flags, leader_rep, leader_face, cause, passes, ..Taking::default() };
        let reacted = take(mission, name, id, &taking, table, &mut answers)?;
        if follows {
            led.taken(mission, &mut answers, id, name, &reacted, &names[index + 1..])?;
        }
        if let Some(sniper) = sniper
            && matches!(reacted.result, ResultId::ReturnFireRepMinus1 | ResultId::FinishMoveAndFire)
        {
            let mut chain = Chain::whole_of(mission, table, &mut answers, true);
            chain.answers_sniper(name, sniper.number, &reacted)?;
            continue;
        }
        if swims {
            mission.swims(name, reacted.result, table, &mut answers)?;
            continue;
        }
        leader_faces.share(mission, name, &reacted, table);
        obey(mission, name, id, &reacted, table)?;
        if loots && reacted.result == ResultId::BackInFight {
            mission.company.find_mut(name)?.loots = 0;
        }
        if id == CheckId::Surprise && reacted.tested.next == Some(CheckId::ReceivedFire) {
            let takes = way!(
                "fng react EVENING -i --test received-fire --figure {name} --with surprise",
                "do react --test received-fire --figure {name} --with surprise",
                name
            );
            table.due(CheckId::Surprise, format!("next, {name}: Received Fire at -1 Rep ({takes})"));
        }
        if id == CheckId::KnockDown && reacted.result != ResultId::BackInFight {
            mission.note_act(name, |acted| acted.done = true);
        }
    }
    answers.finish()
}

/// The Rep of the Leader who confronts those who rally, and so is with them, of whatever group
/// [Leader Dice]; none where nobody is named, or who is named leads nobody now.
fn confronts(mission: &Mission, id: CheckId, orders: &React) -> Result<Option<u8>, Error> {
    let Some(by) = &orders.by else { return Ok(None) };
    let by = mission.company.find(by)?;
    if id != CheckId::Rally {
        let by = option("by");
        return Err(Error::Usage(format!(
            "{by} says who rallies somebody: it goes with the check rally alone"
        )));
    }
    for typed in &orders.figures {
        let shaken = mission.company.find(typed)?;
        let refuse = |why: &str| Err(Error::refused("FNG Rally", format!("{} {why}", by.name())));
        match () {
            () if by.name() == shaken.name() => return refuse("is rallied by a friend, not by themselves"),
            () if by.side != shaken.side => return refuse("rallies only friends"),
            () if !by.is_able() || by.is_shaken() => {
                return refuse(&format!("is {} and rallies nobody", by.standing()));
            }
            () => {}
        }
    }
    let leads = by.leads() && mission.company.is_in_command(by) && !mission.company.is_felled(by);
    let is_new = mission.company.obeys(Mended::LeadersRally);
    Ok((is_new && leads).then_some(by.man.rep))
}

/// Figures roll for a Fast Move: those of one group one pair of dice and one Leader Die, which each reads
/// against their own Rep [Fast Move]. Gives what it came to for each.
pub(super) fn fast_move(
    mission: &Mission,
    names: &[String],
    flags: &[Flag],
    leader_first: bool,
    table: &mut Table<'_>,
) -> Result<Vec<(String, Tested)>, Error> {
    let check = checks::of_edition(CheckId::FastMove, table.edition)?;
    let mut left = names.to_vec();
    let mut all = Vec::new();
    while let Some(first) = left.first() {
        let first = mission.company.find(first)?;
        let is_with = |name: &String| {
            mission.company.get(name).is_some_and(|other| {
                let is_grouped = first.group.is_some() && other.group == first.group;
                other.name() == first.name() || (is_grouped && other.side == first.side)
            })
        };
        let (group, others): (Vec<String>, Vec<String>) = left.iter().cloned().partition(is_with);
        let leader_rep = leader_die(mission, CheckId::FastMove, &group, leader_first)?;
        let mut situations = Vec::new();
        for name in &group {
            let soldier = mission.company.find(name)?;
            let mut situation = mission.terms_of(soldier.side).situation(check, table.edition, &soldier.man);
            situation.leader_rep = leader_rep;
            situation.state.extend(flags);
            situations.push(situation);
        }
        let tested = match (&group[..], &situations[..]) {
            ([name], [situation]) => vec![table.check(CheckId::FastMove, name, situation.clone())?],
            _ => table.check_of_group(CheckId::FastMove, &group, situations)?,
        };
        all.extend(group.into_iter().zip(tested));
        left = others;
    }
    Ok(all)
}

impl Mission {
    /// Who fell of a Fast Move lies prone, which ends their Activation [Attributes (Clumsy), Going Prone].
    /// Gives whether they did.
    pub(super) fn falls(&mut self, name: &str, tested: &Tested) -> bool {
        let has_fallen = tested.then == Some(Then::Prone) && self.company.obeys(Mended::ClumsyLie);
        if has_fallen {
            self.note_act(name, |acted| (acted.moved, acted.done) = (true, true));
            if let Some(soldier) = self.company.get_mut(name) {
                soldier.man.state.remove(&Flag::FastMoving);
                soldier.man.state.insert(Flag::Prone);
            }
        }
        has_fallen
    }

    /// What the Anti-Aircraft Check has somebody on the table do, which hides them from nobody there.
    pub(crate) fn scatters(&mut self, name: &str, result: ResultId, table: &mut Table<'_>) {
        let scatter = self.company.obeys(Mended::AircraftScatter);
        let Some(soldier) = self.company.get_mut(name).filter(|man| scatter && man.is_able()) else {
            return;
        };
        let (name, was_ducked) = (soldier.name().to_owned(), soldier.is_ducked_from_all());
        let does = soldier.obey(result);
        if result == ResultId::DuckBack && !was_ducked {
            soldier.ducked_from.insert(OFF_TABLE.to_owned());
        }
        if let Some(does) = does {
            does.tell(CheckId::AntiAircraft.id(), &name, table);
        }
        if result == ResultId::DuckBack {
            self.ends_by_duck_back(&name);
        }
    }
}

/// Writes what the result of a check does to a figure, and tells it.
pub(super) fn obey(
    mission: &mut Mission,
    name: &str,
    id: CheckId,
    reacted: &Reacted,
    table: &mut Table<'_>,
) -> Result<(), Error> {
    let turn = mission.play.turn;
    let edition = mission.play.options.edition();
    let shows = mission.company.obeys(Mended::RunnersShow);
    let runs_on = id == CheckId::KnockDown
        && mission.company.obeys(Mended::RunnersRiseRunning)
        && mission.company.find(name)?.is(Flag::RunningAway);
    let soldier = mission.company.find_mut(name)?;
    if id == CheckId::KnockDown && edition == Edition::Two && reacted.result == ResultId::OutOfTheFight {
        soldier.man.state.remove(&Flag::KnockedDown);
        soldier.man.state.insert(Flag::OutOfTheFight);
        soldier.down = Some(super::Down { turn, by: None, treated: false });
        table.note(id.id(), format!("{name} is Out of the Fight"));
        return Ok(());
    }
    if let Some(does) = soldier.obey(reacted.result) {
        does.tell(id.id(), name, table);
    }
    if shows && reacted.result == ResultId::Runaway {
        soldier.man.state.remove(&Flag::Concealed);
    }
    if runs_on && reacted.result == ResultId::BackInFight {
        // Only a Rally stops those who run.
        soldier.man.state.insert(Flag::RunningAway);
        table.note("Runaway", format!("{name} runs on"));
    }
    if reacted.result == ResultId::DuckBack {
        mission.ends_by_duck_back(name);
    }
    Ok(())
}

/// Those of `names` who are of the group of `name`, to whom one Leader gives the die [Leader Dice]; all of
/// them in turns of earlier versions.
pub(super) fn mates_of(mission: &Mission, name: &str, names: &[String]) -> Vec<String> {
    let group = group_of(mission, name);
    names.iter().filter(|other| group_of(mission, other) == group).cloned().collect()
}

fn group_of<'m>(mission: &'m Mission, name: &str) -> Option<&'m str> {
    let soldier = mission.company.get(name).filter(|_| mission.company.obeys(Mended::LedByGroups))?;
    soldier.group.as_deref()
}

/// The Leader Dice that have been thrown in a check of several, by group.
pub(super) struct LeaderFaces {
    is_shared: bool,
    thrown: BTreeMap<Option<String>, u8>,
}

impl LeaderFaces {
    /// None yet; those of `names` share what one of them throws.
    pub fn new(mission: &Mission, names: &[String]) -> Self {
        let is_shared = names.len() > 1 && mission.company.obeys(Mended::OneLeaderDie);
        LeaderFaces { is_shared, thrown: BTreeMap::new() }
    }

    /// What has been thrown for the group of this one.
    pub fn of(&self, mission: &Mission, name: &str) -> Option<u8> {
        self.thrown.get(&group_of(mission, name).map(str::to_owned)).copied()
    }

    /// What one of a group has thrown counts for those of it who take the check after them [Leader Dice].
    pub fn share(&mut self, mission: &Mission, name: &str, reacted: &Reacted, table: &mut Table<'_>) {
        let group = group_of(mission, name).map(str::to_owned);
        let Some(thrown) = reacted.tested.leader_die.filter(|_| self.is_shared) else { return };
        if self.thrown.insert(group, thrown).is_none() {
            let text =
                format!("the first die with {name} is the Leader Die: its {thrown} counts for all of them");
            table.note("Leader Dice", text);
        }
    }
}

/// The Rep of the figure that gives the Leader Die when several take a check together. With `leader_first` it
/// is a Leader of the group (char-18: the best of several), else a Junior NCO, else, once the group has lost
/// all of these, the highest Rep [Junior NCO's]; steps of earlier versions asked for the whole side, or took
/// the highest Rep of Leaders and Junior NCOs.
pub(super) fn leader_die(
    mission: &Mission,
    id: CheckId,
    names: &[String],
    leader_first: bool,
) -> Result<Option<u8>, Error> {
    let edition = mission.play.options.edition();
    let check = checks::of_edition(id, edition)?;
    let Some(first) = names.first() else { return Ok(None) };
    if !check.leader_die {
        return Ok(None);
    }
    let side = mission.company.find(first)?.side;
    // A Leader of the group who is not among them gives it, too, being with the group.
    let group = &mission.company.find(first)?.group;
    let by_the_rules = mission.company.by_the_rules;
    // Who rallies is led by another: those who are to be rallied themselves lead nobody.
    let rallies = |other: &super::Soldier| {
        let is_named = names.iter().any(|typed| typed.eq_ignore_ascii_case(other.name()));
        by_the_rules && id == CheckId::Rally && (is_named || other.is_shaken())
    };
    let is_up = |other: &super::Soldier| {
        let felled = mission.company.obeys(Mended::FelledLeadNobody) && mission.company.is_felled(other);
        other.is_able() && !felled
    };
    let leads = |other: &&super::Soldier| {
        let is_there = is_up(other) && (!by_the_rules || mission.company.is_in_command(other));
        other.leads() && is_there && !rallies(other) && other.group == *group && group.is_some()
    };
    let leaders: Vec<&super::Soldier> = mission.company.of(side).filter(leads).collect();
    if leader_first {
        let best = |role: Role| {
            let of_role = leaders.iter().filter(|leader| leader.man.role == Some(role));
            of_role.max_by_key(|leader| leader.man.rep).copied()
        };
        let is_lost = !mission.company.of(side).any(|other| other.leads() && other.is_able());
        let by_groups = mission.company.obeys(Mended::LedByGroups);
        let of_group = mission.company.of(side).filter(|other| {
            let takes_over = if by_groups { mission.company.takes_over(other) } else { is_lost };
            takes_over && is_up(other) && !rallies(other) && other.group == *group && group.is_some()
        });
        let next = || of_group.max_by_key(|other| other.man.rep);
        let leader = best(Role::Leader).or_else(|| best(Role::JuniorNco)).or_else(next);
        let first = mission.company.find(first)?.name();
        let alone = |leader: &&super::Soldier| names.len() == 1 && leader.name() == first;
        return Ok(leader.filter(|leader| !alone(leader)).map(|leader| leader.man.rep));
    }
    let among = |name: &str| names.iter().any(|typed| typed.eq_ignore_ascii_case(name));
    // Whoever leads rolls their own third die instead where they take it alone (wanting-to-charge-2).
    let alone = names.len() == 1 && leaders.iter().any(|leader| among(leader.name()));
    Ok(leaders.iter().filter(|_| !alone).map(|leader| leader.man.rep).max())
}
