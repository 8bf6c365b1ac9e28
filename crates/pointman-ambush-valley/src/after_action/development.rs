//! Combat Development: teams gain ranks and traits or tire, the insurgency is built (5.4, 6, 7).

use crate::campaign::options::{AssetTeamsDevelop, ContinuousCombatRolls, DuplicateTrait, LossOfEdgeScope};
use crate::tables::Effect;
use crate::{
    Area, Condition, Deployment, Event, Fatigue, FatigueEffect, FatigueResult, ForceReport, HeldTrait,
    Insurgency, InsurgencyArea, InsurgencyTrait, LeadershipTrait, Options, Outcome, Outright, Ranks,
    RegularForce, Report, SpecialTrait, Step, Suppressed, TableId, Team, Throw, Told, roll,
};
use pointman_core::dice::{Again, Dice};
use pointman_core::error::Error;

/// The highest rank there is.
const HIGHEST_RANK: u8 = 3;

/// Whether a team may roll for development after this game, or the reason why not (6.1).
///
/// # Errors
/// The condition it does not meet, in words.
pub fn eligible(
    force: &RegularForce,
    team: &Team,
    report: &Report,
    options: &Options,
) -> Result<(), &'static str> {
    earned_a_roll(force, team, report, options)?;
    match report.force(&force.id).is_some_and(|part| abandoned(force, &team.id, part)) {
        true => Err("abandoned a casualty"),
        false => Ok(()),
    }
}

/// Whether a team abandoned a casualty: as the report says, else if it left a straggler (6.1, A31).
pub fn abandoned(force: &RegularForce, team: &str, part: &ForceReport) -> bool {
    let told = part.teams.iter().find(|told| told.team == team).and_then(|told| told.abandoned_casualty);
    told.unwrap_or_else(|| {
        part.figures.iter().any(|casualty| {
            casualty.is(Condition::Straggler)
                && force.figure(&casualty.figure).is_some_and(|man| man.team == team)
        })
    })
}

/// The same, as if it had abandoned nobody.
///
/// # Errors
/// The condition it does not meet, in words.
pub(crate) fn earned_a_roll(
    force: &RegularForce,
    team: &Team,
    report: &Report,
    options: &Options,
) -> Result<(), &'static str> {
    let part = report.force(&force.id);
    let Some(reported) = part.and_then(|part| part.teams.iter().find(|reported| reported.team == team.id))
    else {
        return Err("was not deployed");
    };
    let lost = |outcomes: &[Outcome]| {
        part.map_or(&[][..], |part| &part.figures).iter().any(|casualty| {
            outcomes.contains(&casualty.outcome)
                && force.figure(&casualty.figure).is_some_and(|man| man.team == team.id)
        })
    };
    if !team.own_platoon && options.asset_teams_develop == AssetTeamsDevelop::No {
        Err("is an asset")
    } else if !(reported.engaged_hostile == Some(true) && reported.inflicted_casualty == Some(true)) {
        Err("did not engage and hit a hostile unit")
    } else if reported.engaged_by_hostile != Some(true) {
        Err("was not engaged by a hostile unit")
    } else if lost(&[Outcome::Kia, Outcome::Pow]) {
        Err("lost a man killed or captured")
    } else {
        Ok(())
    }
}

/// Unit development, continuous combat and recuperation of every regular team (5.4 a to c).
pub(crate) fn develop_teams(
    forces: &mut [RegularForce],
    report: &Report,
    turn: u32,
    options: &Options,
    dice: &mut dyn Dice,
) -> Result<Vec<Event>, Error> {
    let mut events = Vec::new();
    // (a), and who has rolled for fatigue in it.
    let mut rolled: Vec<(usize, usize)> = Vec::new();
    let are_several = forces.len() > 1;
    // Each platoon has a 1A of its own.
    let called = |force: &str, team: &str| {
        if are_several { format!("{force}, {team}") } else { team.to_owned() }
    };
    for (f, force) in forces.iter_mut().enumerate() {
        let declined = report.force(&force.id).map_or(&[][..], |part| &part.declined);
        for t in 0..force.teams.len() {
            let judged = eligible(force, &force.teams[t], report, options);
            let verdict = judged
                .err()
                .map_or_else(|| "eligible, so it rolls".to_owned(), |why| format!("no roll: it {why}"));
            dice.weighed("AV 6.1", format_args!("{}, {}: {verdict}", force.name, force.teams[t].name));
            if let Err(why) = judged {
                let team = &force.teams[t];
                if team.deployed != Deployment::No {
                    let event =
                        Event::of(Step::CombatDevelopment, &force.id, None, Told::NoRoll(why.to_owned()));
                    events.push(event.team(&team.id));
                }
                continue;
            }
            if declined.contains(&force.teams[t].id) {
                events.push(
                    Event::of(Step::CombatDevelopment, &force.id, None, Outright::Declines)
                        .team(&force.teams[t].id),
                );
                continue;
            }
            let leader = force.leader_of(&force.teams[t].id).map(|man| man.id.clone());
            let who = called(&force.name, &force.teams[t].name);
            let team = &mut force.teams[t];
            let id = team.id.clone();
            let developed = develop(team, &who, turn, leader, options, dice)?;
            if developed.iter().any(|(throw, _)| throw.table == TableId::CombatFatigue.id()) {
                rolled.push((f, t));
            }
            let event = |(throw, what): (Throw, Told)| {
                Event::of(Step::CombatDevelopment, &force.id, Some(throw), what).team(&id)
            };
            events.extend(developed.into_iter().map(event));
        }
    }
    // (b)
    for (f, force) in forces.iter_mut().enumerate() {
        for (t, team) in force.teams.iter_mut().enumerate() {
            let since = team.fatigue.as_ref().map(|fatigue| fatigue.since_turn);
            let fights_on = since.is_some_and(|since| since < turn) && team.deployed != Deployment::No;
            let once =
                options.continuous_combat_rolls == ContinuousCombatRolls::One && rolled.contains(&(f, t));
            if fights_on {
                let verdict = if once {
                    "has already rolled for fatigue this turn"
                } else {
                    "was fatigued and fights on, so it rolls"
                };
                dice.weighed("AV 6.3", format_args!("{}, {}: {verdict}", force.name, team.name));
            }
            if fights_on && !once {
                let who = called(&force.name, &team.name);
                let (throw, what) = tires(team, &who, turn, options, dice)?;
                let what = format!("fights on: {what}");
                events.push(Event::of(Step::CombatDevelopment, &force.id, Some(throw), what).team(&team.id));
            }
        }
    }
    // (c)
    for force in forces {
        for team in force.teams.iter_mut().filter(|team| team.deployed == Deployment::No) {
            if team.fatigue.take().is_some() {
                dice.weighed(
                    "AV 6.3",
                    format_args!("{}, {}: stayed behind and has rested", force.name, team.name),
                );
                events.push(
                    Event::of(Step::CombatDevelopment, &force.id, None, Outright::Rested).team(&team.id),
                );
            }
        }
    }
    Ok(events)
}

/// One roll on the Unit Development Chart with the rolls it leads to (6.2). `leader` leads the team now.
///
/// # Errors
/// When the dice give no answer.
pub fn develop_team(
    team: &mut Team,
    turn: u32,
    leader: Option<String>,
    options: &Options,
    dice: &mut dyn Dice,
) -> Result<Vec<(Throw, Told)>, Error> {
    let who = team.name.clone();
    develop(team, &who, turn, leader, options, dice)
}

/// The same of a team that is called `who` where its dice are asked for.
fn develop(
    team: &mut Team,
    who: &str,
    turn: u32,
    leader: Option<String>,
    options: &Options,
    dice: &mut dyn Dice,
) -> Result<Vec<(Throw, Told)>, Error> {
    let (throw, row) = roll(TableId::UnitDevelopment, None, 0, who, dice)?;
    let mut made = Vec::new();
    for effect in &row.effects {
        match effect {
            Effect::GainRank { area } => {
                let area: Area = area.parse().map_err(Error::Bug)?;
                made.push((throw.clone(), gain_rank(team, area).into()));
            }
            Effect::RollOn { table: TableId::CombatFatigue } => {
                made.push((throw.clone(), row.name.clone().into()));
                let (throw, what) = tires(team, who, turn, options, dice)?;
                made.push((throw, what.into()));
            }
            Effect::RollOn { table: TableId::SpecialTeamDevelopment } => {
                made.push((throw.clone(), row.name.clone().into()));
                let spare = Some(SpecialTrait::AcePointMan);
                let gain = Gain {
                    table: TableId::SpecialTeamDevelopment,
                    who: who.to_owned(),
                    turn,
                    leader: None,
                    spare,
                };
                made.extend(gain.roll(&mut team.special, options, dice)?);
            }
            Effect::RollOn { table: TableId::LeadershipDevelopment } => {
                made.push((throw.clone(), row.name.clone().into()));
                let leader = leader.clone();
                let gain: Gain<LeadershipTrait> = Gain {
                    table: TableId::LeadershipDevelopment,
                    who: who.to_owned(),
                    turn,
                    leader,
                    spare: None,
                };
                made.extend(gain.roll(&mut team.leadership, options, dice)?);
            }
            _ => made.push((throw.clone(), row.name.clone().into())),
        }
    }
    Ok(made)
}

fn gain_rank(team: &mut Team, area: Area) -> String {
    let rank = team.ranks.get_mut(area);
    if *rank == HIGHEST_RANK {
        return format!("{} is at Rank {HIGHEST_RANK}: no development", area.title());
    }
    *rank += 1;
    format!("{} Rank {rank}", area.title())
}

/// A roll on Combat Fatigue (6.3).
///
/// # Errors
/// When the dice give no answer.
pub fn tire(
    team: &mut Team,
    turn: u32,
    options: &Options,
    dice: &mut dyn Dice,
) -> Result<(Throw, String), Error> {
    let who = team.name.clone();
    tires(team, &who, turn, options, dice)
}

/// The same of a team that is called `who` where its dice are asked for.
fn tires(
    team: &mut Team,
    who: &str,
    turn: u32,
    options: &Options,
    dice: &mut dyn Dice,
) -> Result<(Throw, String), Error> {
    let (throw, row) = roll(TableId::CombatFatigue, Some(team.troop_quality_die), 0, who, dice)?;
    let id: FatigueEffect = row.id.parse().map_err(Error::Bug)?;
    let held = held_now(team, options);
    let fatigue = team.fatigue.get_or_insert_with(|| Fatigue {
        since_turn: turn,
        effects: Vec::new(),
        suppressed: Suppressed::default(),
    });
    fatigue.effects.push(FatigueResult { id, turn });
    if row.effects.iter().any(|effect| matches!(effect, Effect::SuppressDevelopments {})) {
        fatigue.suppressed = held;
    }
    let mut what = row.name.clone();
    if id == FatigueEffect::DegradedMorale {
        match team.morale() {
            Some(die) => what.push_str(&format!(": Morale {die}")),
            None => what.push_str(": combat ineffective"),
        }
    }
    Ok((throw, what))
}

/// What Loss of Edge switches off: everything held now, or only the ranks (A22).
fn held_now(team: &Team, options: &Options) -> Suppressed {
    match options.loss_of_edge_scope {
        LossOfEdgeScope::RanksOnly => {
            Suppressed { ranks: team.ranks, special: Vec::new(), leadership: Vec::new() }
        }
        LossOfEdgeScope::AllDevelopments => Suppressed {
            ranks: team.ranks,
            special: team.special.iter().map(|held| held.kind).collect(),
            leadership: team.leadership.iter().map(|held| held.kind).collect(),
        },
    }
}

/// A roll that gives a trait.
struct Gain<T> {
    table: TableId,
    who: String,
    turn: u32,
    leader: Option<String>,
    /// The trait that may be held more than once.
    spare: Option<T>,
}

impl<T: Copy + PartialEq + std::str::FromStr<Err = String>> Gain<T> {
    /// Rolls, and adds the trait to `held` unless it is there already; then nothing comes of it, or it is
    /// rolled again (A24).
    fn roll(
        &self,
        held: &mut Vec<HeldTrait<T>>,
        options: &Options,
        dice: &mut dyn Dice,
    ) -> Result<Vec<(Throw, Told)>, Error> {
        let mut made = Vec::new();
        let all = crate::tables().table(self.table).rows.len();
        let mut again = Again::default();
        loop {
            again.throw(format_args!("{}: {}", self.table.title(), self.who))?;
            let (throw, row) = roll(self.table, None, 0, &self.who, dice)?;
            let kind: T = row.id.parse().map_err(Error::Bug)?;
            let fresh = self.spare == Some(kind) || !held.iter().any(|held| held.kind == kind);
            if fresh {
                held.push(HeldTrait { kind, turn: self.turn, leader: self.leader.clone() });
                made.push((throw, row.name.clone().into()));
                return Ok(made);
            }
            let can_reroll = self.spare.is_some() || held.len() < all;
            let again = options.duplicate_trait == DuplicateTrait::Reroll && can_reroll;
            made.push((throw, Told::Held { held: row.name.clone(), again }));
            if !again {
                return Ok(made);
            }
        }
    }
}

/// One roll for building the insurgency (7).
///
/// # Errors
/// When the dice give no answer.
pub fn build_insurgency(
    force: &mut Insurgency,
    turn: u32,
    options: &Options,
    dice: &mut dyn Dice,
) -> Result<Vec<(Throw, Told)>, Error> {
    let (throw, row) = roll(TableId::BuildingTheInsurgency, None, 0, &force.name, dice)?;
    let mut made = Vec::new();
    for effect in &row.effects {
        match effect {
            Effect::GainRank { area } => {
                let area: InsurgencyArea = area.parse().map_err(Error::Bug)?;
                let rank = force.ranks.get_mut(area);
                let what = if *rank == HIGHEST_RANK {
                    format!("{} is at Rank {HIGHEST_RANK}: No Development", area.title())
                } else {
                    *rank += 1;
                    format!("{} Rank {rank}", area.title())
                };
                made.push((throw.clone(), what.into()));
            }
            Effect::SetFlag {} => {
                let what = if force.disillusionment.is_some() {
                    "Disillusionment: no more effect"
                } else {
                    "Disillusionment"
                };
                force.disillusionment.get_or_insert(turn);
                made.push((throw.clone(), what.into()));
            }
            Effect::RollOn { table } => {
                made.push((throw.clone(), row.name.clone().into()));
                let gain: Gain<InsurgencyTrait> =
                    Gain { table: *table, who: force.name.clone(), turn, leader: None, spare: None };
                made.extend(gain.roll(&mut force.special, options, dice)?);
            }
            _ => made.push((throw.clone(), row.name.clone().into())),
        }
    }
    Ok(made)
}

/// All developments of a team are lost; fatigue stays (5.5).
pub(crate) fn lose_developments(team: &mut Team) {
    team.ranks = Ranks::default();
    team.special.clear();
    team.leadership.clear();
    team.point_men.clear();
    team.trim_suppressed();
}
