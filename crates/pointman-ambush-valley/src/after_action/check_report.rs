//! Whether a report can be true: every figure and team known and deployed, nothing that contradicts itself
//! (5). What it leaves open is in `open_report`.

use crate::after_action::answers::{MOST_COUNTED, in_game};
use crate::after_action::companions::{
    companions, is_left_out, is_of_nobody, is_on_table, is_one_man, is_out, others_left,
};
use crate::after_action::template::{REGULAR_COUNTS, VC_COUNTS};
use crate::mission::in_game::longest;
use crate::mission::momentum;
use crate::{
    Campaign, Condition, CurrentMission, Deployment, ForceReport, MissionId, OtherCasualty, Outcome,
    RegularForce, Report, Status, Wound, tables,
};
use pointman_core::error::{Fault, Faults};
use pointman_core::names;
use pointman_core::plural::counted;

/// No report is of a longer game, whatever its scenario says.
pub(crate) const MOST_TURNS: u32 = 99;

/// The roll a VC player may decline.
pub(crate) const INSURGENCY_ROLL: &str = "building-the-insurgency";

/// How strictly a report is checked: a report that a document holds already is taken as its version took it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Checked {
    /// As 0.1.0 did: what contradicts itself is taken.
    AsItStands,
    /// What contradicts itself is refused.
    Sound,
    /// So is what nobody can have done, and what is not said.
    Strictly,
}

/// Everything wrong with `report` as the report of the current game of `campaign`.
pub fn check_report(report: &Report, campaign: &Campaign, checked: Checked) -> Vec<Fault> {
    let (sound, strictly) = (checked >= Checked::Sound, checked >= Checked::Strictly);
    let mut faults = Faults::default();
    let Some(mission) = &campaign.mission else {
        faults.here("there is no game to report: receive a mission first");
        return faults.into_list();
    };
    if let Some(turn) = report.turn.filter(|&turn| turn != campaign.turn) {
        faults.add("turn", format!("is {turn}: this is turn {} of the campaign", campaign.turn));
    }
    check_length(report, mission, campaign, &mut faults);
    let known: Vec<_> = campaign.forces().map(|force| force.id().to_owned()).collect();
    faults.at("forces", |faults| {
        for (index, part) in report.forces.iter().enumerate() {
            faults.at(index, |faults| {
                if report.forces[..index].iter().any(|earlier| earlier.force == part.force) {
                    faults.add("force", format!("{} is reported twice", part.force));
                }
                if let Some(force) = campaign.regulars.iter().find(|force| force.id == part.force) {
                    check_regular(part, force, mission, checked, faults);
                    let is_left_out = is_left_out(force, campaign);
                    if sound && part.objectives_achieved > 0 && is_left_out {
                        faults.add(
                            "objectives_achieved",
                            "nobody of the platoon was in the game [AV 1.5, 5.1]",
                        );
                    }
                    if strictly && part.objectives_failed > 0 && is_left_out {
                        faults.add(
                            "objectives_failed",
                            "must be 0: nobody of the platoon was in the game, so its objectives do not \
                             count [AV 1.5, 5.1]",
                        );
                    }
                    if strictly {
                        check_left_out(part, is_left_out, faults);
                        check_excluded(part, report, campaign, mission, faults);
                    }
                    check_accompanied(part, force, report, campaign, checked, faults);
                } else if campaign.insurgents.iter().any(|force| force.id == part.force) {
                    check_insurgent(part, faults);
                } else {
                    faults.add("force", names::unknown("force", &part.force, &known));
                    return;
                }
                if strictly {
                    check_counts(part, faults);
                }
                if mission.scenario.own_victory_points {
                    if sound {
                        check_own_points(part, faults);
                    }
                } else if part.scenario_vp.is_some() {
                    faults.add("scenario_vp", "must be left out: this game is scored by the standard lists");
                }
            });
        }
        for missing in known.iter().filter(|id| report.force(id).is_none()) {
            faults.here(format!("lacks the force {missing}"));
        }
    });
    faults.into_list()
}

fn check_length(report: &Report, mission: &CurrentMission, campaign: &Campaign, faults: &mut Faults) {
    let rules = &tables().game_length;
    let last = longest(mission).min(MOST_TURNS);
    if let Some(turns) = report.game_turns {
        let bought =
            mission.forces.iter().flat_map(|force| &force.purchases).map(|purchase| purchase.game_turn).max();
        let reached = mission.game.turn.max(bought.unwrap_or(0));
        if turns == 0 || turns > last {
            faults.add("game_turns", format!("is {turns}: this game has 1 to {last} turns"));
        } else if mission.game.over && turns != mission.game.turn {
            faults.add(
                "game_turns",
                format!("is {turns}: the length roll ended the game after turn {}", mission.game.turn),
            );
        } else if turns < reached {
            faults.add("game_turns", format!("is {turns}: the game has reached turn {reached}"));
        }
    }
    // Without its turns it is asked how many they were.
    if report.game_turns.is_some() && report.ended_early.is_some() && !is_early(report, mission) {
        faults.add("ended_early", "must be left out: the game lasted its full length [AV 4.5]");
    }
    let forces: Vec<_> = campaign.forces().map(|force| force.id().to_owned()).collect();
    faults.at("initiative_rolls", |faults| {
        for (index, rolled) in report.initiative_rolls.iter().enumerate() {
            faults.at(index, |faults| {
                if let Some(force) = rolled.force.as_ref().filter(|force| !forces.contains(force)) {
                    faults.add("force", names::unknown("force", force, &forces));
                }
                if report.initiative_rolls[..index].iter().any(|earlier| earlier.turn == rolled.turn) {
                    faults.add("turn", format!("turn {} has two rolls", rolled.turn));
                }
                let Some(&table) = rolled
                    .turn
                    .checked_sub(rules.min_turns)
                    .and_then(|index| rules.checks.get(index as usize))
                else {
                    faults.add(
                        "turn",
                        format!("is {}: the length is rolled at the end of turns 5, 6 and 7", rolled.turn),
                    );
                    return;
                };
                let sides = match tables().table(table).die.sides {
                    crate::tables::Sides::Fixed(sides) => sides,
                    crate::tables::Sides::Rating(_) => u32::MAX,
                };
                if rolled.roll == 0 || rolled.roll > sides {
                    faults.add(
                        "roll",
                        format!(
                            "is {}: the roll at the end of turn {1} is a D{sides}",
                            rolled.roll, rolled.turn
                        ),
                    );
                    return;
                }
                if let Some(made) = mission.game.length_checks.iter().find(|check| check.turn == rolled.turn)
                {
                    if made.roll != rolled.roll {
                        faults.add("roll", format!("is {}: the roll made was {}", rolled.roll, made.roll));
                    }
                    if let (Some(told), Some(roller)) = (&rolled.force, &made.force)
                        && told != roller
                    {
                        faults.add("force", format!("is {told}: {roller} made the roll"));
                    }
                }
                let over = tables()
                    .table(table)
                    .row(rolled.roll as i32)
                    .effects
                    .contains(&crate::tables::Effect::EndGame);
                match report.game_turns {
                    Some(turns) if over && turns != rolled.turn => {
                        faults.add(
                            "roll",
                            format!(
                                "ends the game after turn {}, but it had {}",
                                rolled.turn,
                                counted(turns, "turn")
                            ),
                        );
                    }
                    Some(turns) if !over && turns <= rolled.turn => {
                        faults.add(
                            "roll",
                            format!(
                                "leads to turn {}, but the game had {}",
                                rolled.turn + 1,
                                counted(turns, "turn")
                            ),
                        );
                    }
                    _ => {}
                }
            });
        }
    });
}

fn check_regular(
    part: &ForceReport,
    force: &RegularForce,
    mission: &CurrentMission,
    checked: Checked,
    faults: &mut Faults,
) {
    let sound = checked >= Checked::Sound;
    let due = mission.force(&force.id).map_or(0, |part| part.objectives.len());
    let reported = u64::from(part.objectives_achieved) + u64::from(part.objectives_failed);
    // None of either is a line left open.
    if !mission.scenario.own_victory_points && reported != due as u64 && reported > 0 {
        faults.add(
            "objectives_achieved",
            format!(
                "{} achieved + {} failed, but {} has {due} objective{}",
                part.objectives_achieved,
                part.objectives_failed,
                force.name,
                if due == 1 { "" } else { "s" }
            ),
        );
    }
    if let Some(which) = &part.which_achieved {
        let ids: Vec<_> = mission
            .force(&force.id)
            .iter()
            .flat_map(|part| &part.objectives)
            .map(|objective| &objective.id)
            .collect();
        if which.len() != part.objectives_achieved as usize {
            faults.add(
                "which_achieved",
                format!("names {}, but {} were achieved", which.len(), part.objectives_achieved),
            );
        }
        faults.at("which_achieved", |faults| {
            for (index, id) in which.iter().enumerate() {
                if !ids.contains(&id) {
                    faults.add(index, names::unknown("objective", id, &ids));
                } else if which[..index].contains(id) {
                    faults.add(index, format!("{id} is listed twice"));
                }
            }
        });
    }
    for (name, count) in [
        ("leaders_killed", part.leaders_killed),
        ("vehicles_disabled", part.vehicles_disabled),
        ("vehicles_destroyed", part.vehicles_destroyed),
        ("vehicles_disabled_before_destroyed", part.vehicles_disabled_before_destroyed),
        ("civilian_casualties", part.civilian_casualties),
        ("mobs_won_over", part.mobs_won_over),
    ] {
        if count > 0 {
            faults.add(
                name,
                format!("is {count}: only the VC report this, and {} is a regular force", force.id),
            );
        }
    }
    if part.enemy_afv_disabled_before_destroyed > part.enemy_afv_destroyed {
        faults.add(
            "enemy_afv_disabled_before_destroyed",
            format!(
                "is {}: only {} were destroyed",
                part.enemy_afv_disabled_before_destroyed, part.enemy_afv_destroyed
            ),
        );
    }
    if sound && part.objectives_achieved > 0 && !is_anybody_left(part, force, mission, checked) {
        let why = if force.teams.iter().all(|team| team.deployed == Deployment::No) {
            "nobody was deployed"
        } else if in_game(force, mission).next().is_none() {
            "everybody in the teams deployed stayed behind"
        } else if in_game(force, mission).any(|man| !is_killed_or_taken(part, &man.id)) {
            "nobody deployed who could hold it was left: who is out of the fight holds nothing"
        } else {
            "everybody deployed was killed or captured"
        };
        faults.add("objectives_achieved", format!("is {}, but {why} [AV 5.1]", part.objectives_achieved));
    }
    check_figures(part, force, mission, faults);
    check_others(part, force, mission, checked, faults);
    check_teams(part, force, mission, checked, faults);
}

/// The outcomes that leave nobody to achieve anything.
const LOST: [Outcome; 2] = [Outcome::Kia, Outcome::Pow];

/// Those who fight with a force and are on no roster: its attached assets, what it bought beside its own
/// teams, lieutenant and medic.
pub(crate) fn others_of(force: &RegularForce, mission: &CurrentMission) -> Vec<String> {
    let attached = force.attached_assets.iter().map(|asset| asset.id.clone());
    let part = mission.force(&force.id);
    let bought = part.iter().flat_map(|part| &part.purchases).map(|purchase| purchase.asset.clone());
    let bought = bought.filter(|asset| !momentum::is_own_platoon(asset));
    let extras = part.iter().flat_map(|part| &part.extras).map(|extra| extra.id().to_owned());
    let mut others: Vec<_> = attached.chain(bought).chain(extras).collect();
    others.sort();
    others.dedup();
    others
}

/// Whether a report says that a man was killed or taken prisoner. A man lightly wounded fights on.
fn is_killed_or_taken(part: &ForceReport, man: &str) -> bool {
    let mut of_man = part.figures.iter().filter(|casualty| casualty.figure == man && is_out(casualty));
    of_man.any(|casualty| LOST.contains(&casualty.outcome))
}

/// Whether a man of the force is left after what the report says who is neither dead nor captured, or any of
/// those who are on no roster may be, and strictly: on the table (4.1).
pub(crate) fn is_anybody_left(
    part: &ForceReport,
    force: &RegularForce,
    mission: &CurrentMission,
    checked: Checked,
) -> bool {
    // What is held to the end is held by men who fight on (4.1).
    let is_held = mission.force(&force.id).and_then(|part| part.mission).is_some_and(|mission| {
        checked >= Checked::Strictly
            && matches!(mission, MissionId::BlockingPositions | MissionId::Consolidate)
    });
    let is_lost = |man: &str| {
        is_killed_or_taken(part, man)
            || is_held && part.figures.iter().any(|one| one.figure == man && is_out(one))
    };
    let mut others = others_left(force, part, mission).into_iter();
    // A platoon whose men are not entered is left to the table.
    force.teams.is_empty()
        || others.any(|who| checked < Checked::Strictly || is_on_table(&who))
        || in_game(force, mission).any(|man| !is_lost(&man.id))
}

/// Whether an extra figure, one man, is out of the fight by what is said of `earlier`, and told of again.
pub(crate) fn is_out_for_good(earlier: &OtherCasualty, again: &OtherCasualty) -> bool {
    is_one_man(&again.who) && earlier.who == again.who && earlier.wound != Some(Wound::Light)
}

/// Casualties among those who are on no roster.
fn check_others(
    part: &ForceReport,
    force: &RegularForce,
    mission: &CurrentMission,
    checked: Checked,
    faults: &mut Faults,
) {
    let sound = checked >= Checked::Sound;
    let mut known = others_of(force, mission);
    // What fires from off the table loses nobody there.
    known.retain(|who| checked < Checked::Strictly || is_on_table(who));
    faults.at("other_casualties", |faults| {
        for (index, casualty) in part.other_casualties.iter().enumerate() {
            faults.at(index, |faults| {
                if !known.contains(&casualty.who) {
                    let what = "attached or bought asset of this game";
                    faults.add("who", names::unknown(what, &casualty.who, &known));
                }
                let before = &part.other_casualties[..index];
                if let Some(earlier) = before.iter().find(|one| sound && is_out_for_good(one, casualty)) {
                    let fate = earlier.words();
                    faults.add("who", format!("is already reported: {fate}"));
                }
                if casualty.who == crate::Extra::Lieutenant.id() && !casualty.officer {
                    faults.add("officer", "is false: a lieutenant is an officer");
                }
                if casualty.wound.is_some() && casualty.outcome != Outcome::Wia {
                    faults.add("wound", format!("must be left out for a {}", casualty.outcome));
                }
            });
        }
    });
}

/// What a scenario with its own Victory Points does not count.
fn check_own_points(part: &ForceReport, faults: &mut Faults) {
    if part.which_achieved.is_some() {
        faults.add("which_achieved", "must be left out: the scenario has its own Victory Points [AV 5.1]");
    }
    let counts = serde_json::json!(part);
    for name in REGULAR_COUNTS.iter().chain(&VC_COUNTS) {
        if counts[*name].as_u64().is_some_and(|count| count > 0) {
            faults.add(
                name,
                format!(
                    "is {}: leave it out, because the scenario has its own Victory Points [AV 5.1]",
                    counts[*name]
                ),
            );
        }
    }
}

/// Whether the game ended before a roll can end a mission (4.5), which needs a reason.
pub(crate) fn is_early(report: &Report, mission: &CurrentMission) -> bool {
    let least = mission.scenario.turns.unwrap_or(tables().game_length.min_turns);
    report.game_turns.is_some_and(|turns| turns < least)
}

fn check_figures(part: &ForceReport, force: &RegularForce, mission: &CurrentMission, faults: &mut Faults) {
    let absent = mission.force(&force.id).map_or(&[][..], |part| &part.absent_figures);
    let ids: Vec<_> = force.figures.iter().map(|figure| &figure.id).collect();
    faults.at("figures", |faults| {
        for (index, casualty) in part.figures.iter().enumerate() {
            faults.at(index, |faults| {
                let deployed =
                    |team: &str| force.team(team).is_some_and(|team| team.deployed != Deployment::No);
                match force.figure(&casualty.figure) {
                    None => faults.add("figure", names::unknown("figure", &casualty.figure, &ids)),
                    Some(man) if man.status != Status::Active => {
                        let (who, how) = (force.called(&man.id), man.status.title().to_lowercase());
                        faults.add("figure", format!("{who} was not in the game: {how}"));
                    }
                    Some(man) if !deployed(&man.team) || absent.contains(&man.id) => {
                        faults.add("figure", format!("{} was not deployed", force.called(&man.id)));
                    }
                    Some(_) => {}
                }
                if part.figures[..index].iter().any(|earlier| earlier.figure == casualty.figure) {
                    faults.add("figure", format!("{} is reported twice", force.called(&casualty.figure)));
                }
                match (casualty.outcome, casualty.wound, casualty.condition) {
                    (Outcome::Wia, Some(Wound::Light), Some(_)) => {
                        faults.add("condition", "must be left out: the lightly wounded do not roll");
                    }
                    (Outcome::Kia | Outcome::Pow, wound, condition) => {
                        let outcome = casualty.outcome;
                        if wound.is_some() {
                            faults.add("wound", format!("must be left out for a {outcome}"));
                        }
                        if condition.is_some() {
                            faults.add("condition", format!("must be left out for a {outcome}"));
                        }
                    }
                    _ => {}
                }
            });
        }
    });
}

/// Whether two missions of enemies cannot both be achieved, and why (4.1): Sweep and Clear lets no enemy
/// leave the board, and of the markers on a half of the board only one side holds any at the end.
fn excluded(one: MissionId, other: MissionId) -> Option<&'static str> {
    use MissionId::{BlockingPositions, BreakingContact, Consolidate, OverRun, SnatchAndGrab, SweepAndClear};
    match (one, other) {
        (SweepAndClear, BreakingContact | OverRun | SnatchAndGrab)
        | (BreakingContact | OverRun | SnatchAndGrab, SweepAndClear) => {
            Some("one side's units left the board, and the other was to let none leave")
        }
        (BlockingPositions, Consolidate) | (Consolidate, BlockingPositions) => {
            Some("one side held a marker at the end that the other held, too")
        }
        _ => None,
    }
}

/// That of two enemies not both achieve what excludes the other.
fn check_excluded(
    part: &ForceReport,
    report: &Report,
    campaign: &Campaign,
    mission: &CurrentMission,
    faults: &mut Faults,
) {
    // All of its objectives: half of Sweep and Clear excludes nothing (A5).
    let achieved = |part: &ForceReport| {
        let own = mission.force(&part.force)?;
        let is_whole =
            part.objectives_achieved as usize == own.objectives.len() && part.objectives_failed == 0;
        own.mission.filter(|_| is_whole && part.objectives_achieved > 0)
    };
    let enemies = report.forces.iter().filter(|other| {
        let is_before = report.forces.iter().position(|one| one.force == other.force)
            < report.forces.iter().position(|one| one.force == part.force);
        is_before && !campaign.are_allies(&part.force, &other.force)
    });
    for enemy in enemies {
        let why = achieved(part).zip(achieved(enemy)).and_then(|(one, other)| excluded(one, other));
        if let Some(why) = why {
            let name = campaign.force_called(&enemy.force);
            faults.add("objectives_achieved", format!("and that of {name} cannot both be: {why} [AV 4.1]"));
        }
    }
}

/// That a report knows which platoon others of its side fought without: nothing came of it (1.5).
fn check_left_out(part: &ForceReport, is_left_out: bool, faults: &mut Faults) {
    if part.left_out != is_left_out {
        let why = match is_left_out {
            true => "must be true: nobody of the platoon was in the game [AV 1.5]",
            false => "must be left out: the platoon was in the game [AV 1.5]",
        };
        faults.add("left_out", why);
    }
    if !is_left_out {
        return;
    }
    let counts = serde_json::json!(part);
    let is_said = |name: &str| match &counts[name] {
        serde_json::Value::Array(items) => !items.is_empty(),
        count => count.as_u64().is_some_and(|count| count > 0),
    };
    for name in REGULAR_COUNTS.iter().chain(&["other_casualties"]).filter(|name| is_said(name)) {
        faults.add(name, "must be left out: nobody of the platoon was in the game [AV 1.5]");
    }
}

/// Counts that no game can have.
fn check_counts(part: &ForceReport, faults: &mut Faults) {
    if let Some(points) = part.scenario_vp.filter(|points| points.unsigned_abs() > MOST_COUNTED) {
        faults.add("scenario_vp", format!("is {points}: give at most {MOST_COUNTED}"));
    }
    let counts = serde_json::json!(part);
    for name in REGULAR_COUNTS.iter().chain(&VC_COUNTS) {
        if counts[*name].as_u64().is_some_and(|count| count > u64::from(MOST_COUNTED)) {
            faults.add(name, format!("is {}: give at most {MOST_COUNTED}", counts[*name]));
        }
    }
}

/// Whether those who are said to be accompanied can have been.
fn check_accompanied(
    part: &ForceReport,
    force: &RegularForce,
    report: &Report,
    campaign: &Campaign,
    checked: Checked,
    faults: &mut Faults,
) {
    let sound = checked >= Checked::Sound;
    let company = companions(&force.id, report, campaign, checked);
    faults.at("figures", |faults| {
        for (index, casualty) in part.figures.iter().enumerate() {
            let is_accompanied = casualty.is(Condition::Accompanied);
            faults.at(index, |faults| match &casualty.accompanied_by {
                // A platoon whose men are not entered is left to the table.
                _ if is_accompanied && sound && company.is_empty() && !force.teams.is_empty() => {
                    faults.add("condition", "is accompanied, but nobody is left to be with them [AV 5.2]");
                }
                Some(_) if !is_accompanied => {
                    faults
                        .add("accompanied_by", "must be left out: the casualty was not accompanied [AV 5.2]");
                }
                Some(who) if !company.contains(who) => {
                    let why = names::unknown("team or asset with somebody left", who, &company);
                    faults.add("accompanied_by", format!("{why} [AV 5.2]"));
                }
                _ => {}
            });
        }
    });
}

fn check_teams(
    part: &ForceReport,
    force: &RegularForce,
    mission: &CurrentMission,
    checked: Checked,
    faults: &mut Faults,
) {
    let (sound, strictly) = (checked >= Checked::Sound, checked >= Checked::Strictly);
    let ids: Vec<_> = force.teams.iter().map(|team| &team.id).collect();
    let state = |id: &str| match force.team(id) {
        None => Some(names::unknown("team", id, &ids)),
        Some(team) if team.deployed == Deployment::No => Some(format!("{} was not deployed", team.name)),
        Some(_) => None,
    };
    faults.at("teams", |faults| {
        for (index, reported) in part.teams.iter().enumerate() {
            faults.at(index, |faults| {
                if let Some(why) = state(&reported.team) {
                    faults.add("team", why);
                }
                if part.teams[..index].iter().any(|earlier| earlier.team == reported.team) {
                    faults.add("team", format!("{} is reported twice", force.team_called(&reported.team)));
                }
                // Nobody abandons a man who fights on.
                let fights_on = |casualty: &crate::FigureReport| casualty.wound == Some(Wound::Light);
                let of_team = |casualty: &crate::FigureReport| {
                    let is_of_it =
                        || force.figure(&casualty.figure).is_some_and(|man| man.team == reported.team);
                    (!sound || is_of_it()) && !(strictly && fights_on(casualty))
                };
                if reported.abandoned_casualty == Some(true) && !part.figures.iter().any(of_team) {
                    let why = "is true, but the team has no casualty: report the casualty, or leave this \
                               out [AV A31]";
                    faults.add("abandoned_casualty", why);
                }
                let deeds = [
                    ("engaged_hostile", reported.engaged_hostile),
                    ("inflicted_casualty", reported.inflicted_casualty),
                    ("engaged_by_hostile", reported.engaged_by_hostile),
                ];
                let nobody = strictly && is_of_nobody(&reported.team, force, mission);
                for (field, _) in deeds.into_iter().filter(|(_, said)| nobody && *said == Some(true)) {
                    faults.add(field, "is true, but everybody in the team stayed behind [AV 6.1]");
                }
                if sound
                    && reported.inflicted_casualty == Some(true)
                    && reported.engaged_hostile == Some(false)
                {
                    let why = "is true, but the team engaged nobody: a team that hits has also engaged [AV \
                               6.1]";
                    faults.add("inflicted_casualty", why);
                }
            });
        }
    });
    faults.at("declined", |faults| {
        for (index, team) in part.declined.iter().enumerate() {
            if let Some(why) = state(team) {
                faults.add(index, why);
            }
        }
    });
}

fn check_insurgent(part: &ForceReport, faults: &mut Faults) {
    for (name, count) in [
        ("objectives_achieved", part.objectives_achieved as usize),
        ("objectives_failed", part.objectives_failed as usize),
        ("which_achieved", usize::from(part.which_achieved.is_some())),
        ("enemy_afv_disabled", part.enemy_afv_disabled as usize),
        ("enemy_afv_destroyed", part.enemy_afv_destroyed as usize),
        ("enemy_afv_disabled_before_destroyed", part.enemy_afv_disabled_before_destroyed as usize),
        ("mobs_dispersed", part.mobs_dispersed as usize),
        ("figures", part.figures.len()),
        ("other_casualties", part.other_casualties.len()),
        ("teams", part.teams.len()),
    ] {
        if count > 0 {
            faults.add(
                name,
                format!("must be left out: only regular forces report this, and {} is the VC", part.force),
            );
        }
    }
    if part.vehicles_disabled_before_destroyed > part.vehicles_destroyed {
        faults.add(
            "vehicles_disabled_before_destroyed",
            format!(
                "is {}: only {} were destroyed",
                part.vehicles_disabled_before_destroyed, part.vehicles_destroyed
            ),
        );
    }
    faults.at("declined", |faults| {
        for (index, roll) in part.declined.iter().enumerate() {
            if roll != INSURGENCY_ROLL {
                faults.add(index, format!("is `{roll}`: the VC may decline {INSURGENCY_ROLL}"));
            }
        }
    });
}
