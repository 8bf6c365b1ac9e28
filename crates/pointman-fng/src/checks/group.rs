//! Checks taken by a group: what its figures share, and what each rolls alone (FNG "Groups", "Leader
//! Dice").

use super::data::Check;
use super::engine::Contest;
use super::plan::{Plan, Settled};
use super::roll::{Rolled, Shared};
use super::situation::Situation;
use super::tested::Tested;
use super::words::{AttributeId, Flag, FurtherId, ResultId, Then, ValueId};
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Takes `check` with all `figures`, in their order.
///
/// One Leader Die serves the group and is thrown first. A check rolled once for the group (Fast Move) is one
/// set of dice read against each figure's Rep; otherwise each figure rolls its own. A friend who takes the
/// Born Leader's result (flag `near-born-leader`) takes the passes of the figure of the group who has that
/// Attribute. Figures that roll against each other make one contest.
///
/// # Errors
/// Those of [`super::test()`].
pub fn test_group<T: Trace>(
    check: &Check,
    figures: &[Situation],
    dice: &mut dyn Dice,
    trace: &mut T,
) -> Result<Vec<Tested>, Error> {
    if check.engine.contest.is_some() && figures.len() > 1 {
        return contest(check, figures, dice, trace);
    }
    let figures: Vec<Situation> = figures.iter().map(Situation::resolved).collect::<Result<_, _>>()?;
    let situations = with_born_leader(check, &figures);
    let mut shared = Shared::default();
    let mut tested: Vec<Option<Tested>> = vec![None; situations.len()];
    let mut passes = None;
    // The Born Leader rolls before those who take their result.
    let follows = |situation: &Situation| {
        takes_result(check, situation) && !situation.values.contains_key(&ValueId::Passes)
    };
    for turn in [false, true] {
        for (index, situation) in
            situations.iter().enumerate().filter(|(_, situation)| follows(situation) == turn)
        {
            let mut situation = situation.clone();
            if let (true, Some(passes)) = (turn, passes) {
                situation = situation.set(ValueId::Passes, passes);
            }
            let name = situation.figure.clone().unwrap_or_else(|| format!("figure {}", index + 1));
            let one =
                trace.within(&check.rule(), format_args!("{name}"), |trace| -> Result<Tested, Error> {
                    let plan = Plan::new(check, &situation, trace)?;
                    let rolled = plan.roll(dice, shared, trace)?;
                    share(check, &plan, &rolled, &mut shared);
                    plan.tell(&rolled, dice, trace)
                })?;
            if has_born_leader(&situation) {
                passes = one.passes;
            }
            tested[index] = Some(one);
        }
    }
    let mut tested: Vec<Tested> = tested.into_iter().flatten().collect();
    level_carriers(check, &figures, &mut tested);
    Ok(tested)
}

/// Keeps what the figures that follow share.
fn share(check: &Check, plan: &Plan<'_>, rolled: &Rolled, shared: &mut Shared) {
    shared.leader = shared.leader.or(rolled.leader);
    if check.dice.once_for_group && matches!(plan.settled, Settled::No) {
        shared.own = shared.own.or(Some(rolled.own));
    }
}

fn has_born_leader(situation: &Situation) -> bool {
    situation.attributes.has(AttributeId::BornLeader) || situation.flags.contains(&Flag::BornLeader)
}

fn takes_result(check: &Check, situation: &Situation) -> bool {
    let known = check.modifiers.iter().any(|modifier| modifier.engine.takes_passes);
    let near = situation.says(Flag::NearBornLeader);
    known && near && !has_born_leader(situation)
}

/// The Born Leader does not stand near one.
fn with_born_leader(check: &Check, figures: &[Situation]) -> Vec<Situation> {
    let mut situations = figures.to_vec();
    for situation in situations
        .iter_mut()
        .filter(|situation| has_born_leader(situation) && !takes_result(check, situation))
    {
        situation.flags.remove(&Flag::NearBornLeader);
    }
    situations
}

/// Four carriers of a casualty all move as far as the worst of them, and fall if one of them does.
fn level_carriers(check: &Check, figures: &[Situation], tested: &mut [Tested]) {
    let carries = |situation: &Situation| situation.flags.contains(&Flag::FourCarriers);
    if !check.modifiers.iter().any(|modifier| modifier.engine.worst_of_group) || !figures.iter().any(carries)
    {
        return;
    }
    let stands = |tested: &Tested| tested.then != Some(Then::Prone);
    let Some(worst) = tested.iter().min_by_key(|tested| (stands(tested), tested.distance_in)).cloned() else {
        return;
    };
    for tested in tested {
        tested.outcome = worst.outcome;
        tested.distance_in = worst.distance_in;
        tested.passes = worst.passes;
        tested.text.clone_from(&worst.text);
        tested.then = worst.then;
    }
}

/// Figures that roll against each other: the one that is it has the outcome, the others nothing.
fn contest<T: Trace>(
    check: &Check,
    figures: &[Situation],
    dice: &mut dyn Dice,
    trace: &mut T,
) -> Result<Vec<Tested>, Error> {
    let mut all = figures[0].clone();
    all.figure = None;
    all = match check.engine.contest {
        Some(Contest::Crew) => all.set(ValueId::Crew, figures.len()),
        _ => {
            let reps: Option<Vec<String>> =
                figures.iter().map(|figure| figure.rep.map(|rep| rep.to_string())).collect();
            let reps =
                reps.ok_or_else(|| Error::Usage(format!("{} needs the Rep of every figure", check.id)))?;
            all.set(ValueId::Reps, reps.join(","))
        }
    };
    let one = super::test(check, &all, dice, trace)?;
    let it = one
        .further
        .iter()
        .find(|further| further.what == FurtherId::Number)
        .map_or(0, |further| further.value);
    let of = |(index, figure): (usize, &Situation)| {
        let mut tested = one.clone();
        tested.figure.clone_from(&figure.figure);
        tested.further.retain(|further| further.what != FurtherId::Number);
        if index as i32 + 1 != it {
            tested.outcome = Some(ResultId::NoEffect);
            tested.text = ResultId::NoEffect.title().to_owned();
            tested.next = None;
        }
        tested.dice = one.dice.get(index).copied().into_iter().collect();
        tested
    };
    Ok(figures.iter().enumerate().map(of).collect())
}

/// The order in which figures fire after In Sight: those that passed 2 before those that passed 1, stationary
/// before moving, the highest Rep first (in-sight@1-1). Figures in one list fire at the same moment. Each is
/// an index into `tested`.
pub fn order_of_fire(figures: &[Situation], tested: &[Tested]) -> Vec<Vec<usize>> {
    let fires = |tested: &Tested| {
        tested.outcome.is_some_and(|outcome| !matches!(outcome, ResultId::MayNotFire | ResultId::Skip))
    };
    let rank = |index: usize| {
        let moving = figures[index].says(Flag::Moving);
        (std::cmp::Reverse(tested[index].passes), moving, std::cmp::Reverse(figures[index].rep))
    };
    let mut order: Vec<usize> =
        (0..tested.len().min(figures.len())).filter(|&index| fires(&tested[index])).collect();
    order.sort_by_key(|&index| rank(index));
    let mut moments: Vec<Vec<usize>> = Vec::new();
    for index in order {
        match moments.last_mut() {
            Some(moment) if rank(moment[0]) == rank(index) => moment.push(index),
            _ => moments.push(vec![index]),
        }
    }
    moments
}
