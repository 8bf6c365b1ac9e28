//! Operation Assessment: Victory Points, the victor, and by how much (5.1).

use crate::campaign::options::{NonpositiveLoser, NonpositiveWinner, VehicleScoring, WiaCounts};
use crate::campaign::sides::Sides;
use crate::tables::VictoryPointList;
use crate::{
    Campaign, CurrentMission, ForceReport, Margin, Options, Outcome, RegularForce, Report, Score, ScoreLine,
    Wound, tables,
};

/// Collects the rows of one list that counted.
struct Tally<'a> {
    list: &'a VictoryPointList,
    lines: Vec<ScoreLine>,
}

impl Tally<'_> {
    fn count(&mut self, id: &str, officer: bool, count: usize) {
        let row = self.list.row(id);
        let each = if officer { row.vp_officer.unwrap_or(row.vp) } else { row.vp };
        self.line(id, officer, count, each);
    }

    fn line(&mut self, id: &str, officer: bool, count: usize, each: i32) {
        if count > 0 {
            let vp = (count as i64 * i64::from(each)).clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32;
            self.lines.push(ScoreLine { id: id.to_owned(), officer, count: count as i64, each, vp });
        }
    }

    fn score(self, force: &str) -> Score {
        let total = self.lines.iter().fold(0i32, |sum, line| sum.saturating_add(line.vp));
        Score { force: force.to_owned(), total, lines: self.lines }
    }
}

/// The Victory Points of a regular force, by the list for Free World forces (A33).
pub fn regular_score(
    force: &RegularForce,
    part: &ForceReport,
    mission: &CurrentMission,
    options: &Options,
) -> Score {
    let mut tally = Tally { list: &tables().victory_points.regular, lines: Vec::new() };
    if let Some(points) = part.scenario_vp {
        tally.lines.push(scenario_line(points));
    } else {
        let officer = |figure: &str| force.figure(figure).is_some_and(|man| man.officer);
        tally.count("objective-achieved", false, part.objectives_achieved as usize);
        for (id, outcome) in [("wia", Outcome::Wia), ("kia", Outcome::Kia), ("pow", Outcome::Pow)] {
            for officers in [false, true] {
                let counted = part.figures.iter().filter(|casualty| {
                    casualty.outcome == outcome
                        && (casualty.wound != Some(Wound::Light) || options.wia_counts == WiaCounts::AnyWound)
                        && officer(&casualty.figure) == officers
                });
                // The lists say nothing of whose men they are, so those attached and bought count as well.
                let others = part.other_casualties.iter().filter(|casualty| {
                    casualty.outcome == outcome
                        && (casualty.wound != Some(Wound::Light) || options.wia_counts == WiaCounts::AnyWound)
                        && casualty.officer == officers
                });
                tally.count(id, officers, counted.count() + others.count());
            }
        }
        let twice = twice(options, part.enemy_afv_disabled_before_destroyed);
        tally.count("enemy-afv-disabled", false, part.enemy_afv_disabled as usize + twice);
        tally.count("enemy-afv-destroyed", false, part.enemy_afv_destroyed as usize);
        tally.count("civilian-mob-dispersed", false, part.mobs_dispersed as usize);
    }
    let left = mission.force(&force.id).and_then(|part| part.momentum).map_or(0, |momentum| momentum.left);
    // What a platoon that was not there has left is nothing that it has saved (1.5).
    tally.count("momentum-left", false, if part.left_out { 0 } else { left as usize });
    tally.score(&force.id)
}

/// The Victory Points of the VC; `failed` is how many objectives the regular player failed to achieve.
pub fn vc_score(part: &ForceReport, failed: u32, options: &Options) -> Score {
    let mut tally = Tally { list: &tables().victory_points.vc, lines: Vec::new() };
    if let Some(points) = part.scenario_vp {
        tally.lines.push(scenario_line(points));
    } else {
        let twice = twice(options, part.vehicles_disabled_before_destroyed);
        tally.count("insurgent-leader-killed", false, part.leaders_killed as usize);
        tally.count("regular-vehicle-disabled", false, part.vehicles_disabled as usize + twice);
        tally.count("regular-vehicle-destroyed", false, part.vehicles_destroyed as usize);
        tally.count("civilian-casualty", false, part.civilian_casualties as usize);
        tally.count("civilian-mob-won-over", false, part.mobs_won_over as usize);
        tally.count("objective-failed-by-regulars", false, failed as usize);
    }
    tally.score(&part.force)
}

fn scenario_line(points: i32) -> ScoreLine {
    ScoreLine { id: "scenario".to_owned(), officer: false, count: 1, each: points, vp: points }
}

/// The vehicles that count as disabled beside being destroyed (A14).
fn twice(options: &Options, disabled_before: u32) -> usize {
    match options.vehicle_scoring {
        VehicleScoring::FinalState => 0,
        VehicleScoring::EachEvent => disabled_before as usize,
    }
}

/// The Victory Points of every force, in document order.
pub(crate) fn scores(campaign: &Campaign, mission: &CurrentMission, report: &Report) -> Vec<Score> {
    let nothing = ForceReport::default();
    let part = |id: &str| report.force(id).unwrap_or(&nothing);
    let failed = campaign
        .regulars
        .iter()
        .fold(0u32, |sum, force| sum.saturating_add(part(&force.id).objectives_failed));
    let regulars = campaign
        .regulars
        .iter()
        .map(|force| regular_score(force, part(&force.id), mission, &campaign.options));
    let insurgents =
        campaign.insurgents.iter().map(|force| vc_score(part(&force.id), failed, &campaign.options));
    regulars.chain(insurgents).collect()
}

/// The grade of a victory of `higher` over `lower` points; a draw when they are equal (A15).
///
/// ```
/// use pointman_ambush_valley::{Margin, Options, margin};
/// assert_eq!(margin(20, 10, &Options::default()), Margin::Victory);
/// assert_eq!(margin(5, 0, &Options::default()), Margin::DecisiveVictory);
/// ```
pub fn margin(higher: i32, lower: i32, options: &Options) -> Margin {
    let (higher, lower) = (i64::from(higher.max(lower)), i64::from(higher.min(lower)));
    if higher == lower {
        Margin::Draw
    } else if lower > 0 {
        by_multiples(higher, lower)
    } else if higher > 0 {
        match options.nonpositive_loser {
            NonpositiveLoser::Decisive => Margin::DecisiveVictory,
            NonpositiveLoser::Marginal => Margin::MarginalVictory,
        }
    } else {
        match options.nonpositive_winner {
            NonpositiveWinner::Marginal => Margin::MarginalVictory,
            NonpositiveWinner::ByMagnitude if higher == 0 => Margin::DecisiveVictory,
            NonpositiveWinner::ByMagnitude => by_multiples(-lower, -higher),
        }
    }
}

/// The grade when `more` is above `less` and both are above 0.
fn by_multiples(more: i64, less: i64) -> Margin {
    let rows = &tables().margins.rows;
    let holds = |row: &&crate::tables::MarginRow| {
        row.id != Margin::Draw
            && row.ratio_min.is_none_or(|times| more >= times * less)
            && row.ratio_below.is_none_or(|times| more < times * less)
    };
    rows.iter().find(holds).map_or(Margin::MarginalVictory, |row| row.id)
}

/// The points of each side: forces that stand together add up what they have.
pub(crate) fn scores_of_sides<'a>(scores: &'a [Score], sides: &'a Sides) -> impl Iterator<Item = i32> + 'a {
    sides.iter().map(|side| {
        let of_side = scores.iter().filter(|score| side.contains(&score.force));
        of_side.fold(0i32, |sum, score| sum.saturating_add(score.total))
    })
}

/// The side with the most points, by its first force, and the grade of its victory. Forces that stand
/// together add up what they have.
pub(crate) fn victor(scores: &[Score], sides: &Sides, options: &Options) -> (Option<String>, Margin) {
    let mut order: Vec<(&[String], i32)> = sides.iter().zip(scores_of_sides(scores, sides)).collect();
    order.sort_by_key(|&(_, total)| std::cmp::Reverse(total));
    match order[..] {
        [(first, most), (_, second), ..] => {
            let margin = margin(most, second, options);
            ((margin != Margin::Draw).then(|| first[0].clone()), margin)
        }
        _ => (None, Margin::Draw),
    }
}
