//! Throwing the dice of a check and reading them.

use std::collections::BTreeMap;

use super::data::Versus;
use super::engine::Contest;
use super::lookup::Picks;
use super::plan::{Plan, Settled};
use super::words::{AttributeId, Flag, ResultId, Then, ValueId};
use pointman_core::dice::{Again, Dice, DiceError};
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::trace::Trace;
use pointman_core::voice::option;

/// The most dice of one check, with those of a few roll-offs.
const MOST: usize = 24;

/// A few faces of dice, in the order thrown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct Faces {
    faces: [u8; MOST],
    len: u8,
}

impl Faces {
    pub fn push(&mut self, face: u8) {
        if usize::from(self.len) < MOST {
            self.faces[usize::from(self.len)] = face;
            self.len += 1;
        }
    }

    pub fn of(faces: &[u8]) -> Self {
        let mut few = Faces::default();
        faces.iter().for_each(|&face| few.push(face));
        few
    }

    pub fn as_slice(&self) -> &[u8] {
        &self.faces[..usize::from(self.len)]
    }

    /// So many faces, to be thrown.
    fn room(count: usize) -> Self {
        let len = count.min(MOST) as u8;
        Faces { faces: [0; MOST], len }
    }

    fn as_mut_slice(&mut self) -> &mut [u8] {
        &mut self.faces[..usize::from(self.len)]
    }

    /// Every face turned into another.
    pub fn map(mut self, turn: impl Fn(u8) -> u8) -> Self {
        self.as_mut_slice().iter_mut().for_each(|face| *face = turn(*face));
        self
    }

    fn best_first(mut self) -> Self {
        self.faces[..usize::from(self.len)].sort_unstable_by(|a, b| b.cmp(a));
        self
    }
}

/// Dice that a whole group shares.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Shared {
    /// The Leader Die.
    pub leader: Option<u8>,
    /// The dice read against each figure's Rep.
    pub own: Option<Faces>,
}

/// What a check came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Rolled {
    /// The first roll, where there is one.
    pub first: Option<u8>,
    pub leader: Option<u8>,
    pub own: Faces,
    /// Passes of an enemy rolled for.
    pub enemy: Option<(Faces, u8)>,
    /// A further die that chooses the line.
    pub further: Option<u8>,
    pub passes: Option<u8>,
    pub roll: Option<i32>,
    pub verdict: Verdict,
    /// Dice that count with lines of their own, the best first, when there are several: [`Plan::totals`] has
    /// their lines.
    pub each: Faces,
    /// What the same total gives on another check: which reader, and its lines.
    pub read: Option<(usize, Picks)>,
    /// Who of those that rolled against each other it is, from 1.
    pub member: Option<u8>,
    /// The roll of a Dumb Ass who would be Active, and whether they act.
    pub dumb_ass: Option<(u8, bool)>,
}

/// Which result applies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Verdict {
    /// Lines of the check.
    Lines(Picks),
    /// A result in place of them, and what it leads to.
    Instead(ResultId, Option<Then>),
    /// A result in place of them, by the player's choice: the line.
    Chosen(usize),
    /// A line of the rows, won or lost by the tester.
    Compared(Picks, bool),
}

impl<'a> Plan<'a> {
    /// Throws the dice and reads them.
    pub fn roll<T: Trace>(
        &self,
        dice: &mut dyn Dice,
        shared: Shared,
        trace: &mut T,
    ) -> Result<Rolled, Error> {
        let mut rolled = Rolled {
            first: None,
            leader: None,
            own: Faces::default(),
            enemy: None,
            further: None,
            passes: None,
            roll: None,
            verdict: Verdict::Lines(Picks::default()),
            each: Faces::default(),
            read: None,
            member: None,
            dumb_ass: None,
        };
        match &self.settled {
            Settled::Skipped(_) => rolled.verdict = Verdict::Instead(ResultId::Skip, None),
            Settled::Outcome(outcome) => rolled.verdict = Verdict::Instead(*outcome, None),
            Settled::Passes(passes) => {
                rolled.passes = Some(*passes);
                rolled.verdict = Verdict::Lines(self.lookup.by_passes(*passes, &[], None));
            }
            Settled::Choice(among) => rolled.verdict = self.chosen(among)?,
            Settled::NoRoll => rolled.verdict = Verdict::Lines(self.lookup.by_row(None, &[], None)),
            Settled::No => self.throw(&mut rolled, dice, shared, trace)?,
        }
        Ok(rolled)
    }

    fn chosen(&self, among: &[ResultId]) -> Result<Verdict, Error> {
        let open = self.lookup.open();
        let allowed = |index: &usize| among.is_empty() || among.contains(&self.lookup.lines[*index].outcome);
        let Some(choice) = self.facts.text(ValueId::Choice) else {
            let mut picks = Picks::default();
            open.iter().filter(|(index, _)| allowed(index)).for_each(|(index, case)| picks.add(index, case));
            return Ok(Verdict::Lines(picks));
        };
        let wanted = choice.replace('_', "-");
        let outcomes: Vec<&str> = open
            .iter()
            .map(|(index, _)| index)
            .filter(allowed)
            .map(|index| self.lookup.lines[index].outcome.id())
            .collect();
        match open
            .iter()
            .map(|(index, _)| index)
            .filter(allowed)
            .find(|&index| self.lookup.lines[index].outcome.id() == wanted)
        {
            Some(index) => Ok(Verdict::Chosen(index)),
            None => Err(Error::refused(
                "Free Will, char-04",
                format!("{choice} is no choice on {}: choose {}", self.check.id, outcomes.join(", ")),
            )),
        }
    }

    fn throw<T: Trace>(
        &self,
        rolled: &mut Rolled,
        dice: &mut dyn Dice,
        shared: Shared,
        trace: &mut T,
    ) -> Result<(), Error> {
        let check = self.check;
        if let Some(first) = self.first_roll {
            let face = dice.d6(format_args!("{}{}, {}", check.name, self.of(), first.what))?;
            rolled.first = Some(face);
            if face <= first.fails_to {
                trace.note(&self.rule, format_args!("{} {face}: fails at once", first.what));
                rolled.passes = Some(0);
                rolled.verdict = Verdict::Instead(first.outcome, None);
                return Ok(());
            }
        }
        if let Some(contest) = check.engine.contest {
            return self.contest(contest, rolled, dice);
        }
        if self.leader.is_some() {
            rolled.leader = Some(match shared.leader.or(self.situation.leader_face) {
                Some(face) => face,
                None => dice.d6(format_args!("{}, Leader Die", check.name))?,
            });
        }
        rolled.own = match (shared.own, &self.faces) {
            (Some(own), _) => own,
            (None, Some(faces)) => Faces::of(faces),
            (None, None) => self.own(dice)?,
        };
        self.read(rolled, dice, trace)?;
        rolled.dumb_ass = self.dumb_ass(rolled, dice)?;
        Ok(())
    }

    fn own(&self, dice: &mut dyn Dice) -> Result<Faces, DiceError> {
        let mut own = Faces::room(usize::from(self.own_dice));
        dice.several(6, own.as_mut_slice(), format_args!("{}{}", self.check.name, self.of()))?;
        Ok(own)
    }

    /// Each time a Dumb Ass is Active: 1d6, Rep or less acts as desired (Attributes).
    fn dumb_ass(&self, rolled: &Rolled, dice: &mut dyn Dice) -> Result<Option<(u8, bool)>, Error> {
        let &[one, other] = rolled.own.as_slice() else { return Ok(None) };
        if !self.check.engine.dumb_ass || one == other || !self.facts.attribute(AttributeId::DumbAss) {
            return Ok(None);
        }
        let Some(rep) = self.facts.rep else {
            let rep = OpenQuestion::of("rep", "the figure's Rep", "FNG Dumb Ass");
            return Err(Error::needs("an Active Dumb Ass", rep, option("rep").with("N")));
        };
        let own = if self.facts.has(Flag::SideWithHigherDie) { one.max(other) } else { one.min(other) };
        if rep < i32::from(own) {
            return Ok(None);
        }
        let die = dice.d6(format_args!("Dumb Ass{}", self.of()))?;
        Ok(Some((die, i32::from(die) <= rep)))
    }

    pub(super) fn of(&self) -> Of<'_> {
        Of(self.situation.figure.as_deref())
    }

    fn passes_of(&self, faces: &[u8], target: i32) -> u8 {
        faces.iter().filter(|&&face| i32::from(face) + self.add_die <= target).count() as u8
    }

    fn read<T: Trace>(&self, rolled: &mut Rolled, dice: &mut dyn Dice, trace: &mut T) -> Result<(), Error> {
        let check = self.check;
        let faces = rolled.own;
        let sum: i32 = faces.as_slice().iter().map(|&face| i32::from(face)).sum();
        let number = match check.dice.vs {
            Versus::Rep | Versus::SupportLevel | Versus::Difference => {
                return self.count(rolled, dice, trace);
            }
            Versus::RepPlusDie => return self.total_each_die(rolled, trace),
            Versus::Doubles | Versus::Triples | Versus::OpposedDice => None,
            Versus::NaturalDice if check.engine.counts_ones => {
                Some(faces.as_slice().iter().filter(|&&face| face == 1).count() as i32)
            }
            Versus::NaturalDice | Versus::Impact | Versus::ImpactThenRep => {
                faces.as_slice().first().map(|&face| i32::from(face))
            }
            Versus::Lowest => faces.as_slice().iter().min().map(|&face| i32::from(face)),
            Versus::Table if faces.as_slice().is_empty() => None,
            Versus::Table | Versus::Sum | Versus::Highest | Versus::LowestTotal => Some(
                sum + self.add_die + if check.engine.add.is_some() { self.impact.unwrap_or(0) } else { 0 },
            ),
            Versus::SumMinusRep => Some(sum - self.rep.unwrap_or(0)),
        };
        let number = number.map(|number| self.bounded(number + self.add_total));
        rolled.roll = number;
        if let Some((modifier, instead)) = self.on_equal.filter(|_| equal(faces.as_slice())) {
            trace.note(&self.rule, format_args!("{}: {}", modifier.when, modifier.effect));
            rolled.verdict = Verdict::Instead(instead.outcome, Some(instead.then));
            return Ok(());
        }
        if self.lookup.needs_further_die(number, faces.as_slice()) {
            rolled.further = Some(dice.d6(format_args!("{}{}, a further die", check.name, self.of()))?);
        }
        let picks = self.lookup.by_row(number, faces.as_slice(), rolled.further);
        rolled.verdict = match check.engine.otherwise {
            Some(otherwise) if picks.is_empty() => Verdict::Instead(otherwise, None),
            _ => Verdict::Lines(picks),
        };
        self.read_on(rolled);
        Ok(())
    }

    /// The number looked up, within what the check allows.
    pub fn bounded(&self, number: i32) -> i32 {
        let engine = &self.check.engine;
        let number = number + self.add_result;
        let least = engine.least.max(self.least_result).unwrap_or(i32::MIN);
        number.max(least).min(engine.most.unwrap_or(i32::MAX))
    }

    /// Passes: the Leader Die counts first, and never more than the most.
    fn count<T: Trace>(&self, rolled: &mut Rolled, dice: &mut dyn Dice, trace: &mut T) -> Result<(), Error> {
        let check = self.check;
        let target = self.target.unwrap_or(0);
        let by_leader =
            matches!((rolled.leader, self.leader), (Some(face), Some(rep)) if i32::from(face) <= rep);
        let passing = self.passes_of(rolled.own.as_slice(), target);
        let passes = (passing + u8::from(by_leader)).min(self.most_passes);
        if let Some(face) = rolled.leader {
            trace.note(
                "Leader Dice",
                format_args!("Leader Die {face}: {}", if by_leader { "passes" } else { "fails" }),
            );
        }
        for &face in rolled.own.as_slice() {
            let passed = i32::from(face) + self.add_die <= target;
            trace.note(
                &self.rule,
                format_args!("{face} against {target}: {}", if passed { "passes" } else { "fails" }),
            );
        }
        trace.note(&self.rule, format_args!("passes {passes}"));
        rolled.passes = Some(passes);
        if check.engine.compares {
            return self.compare(passes, rolled, dice);
        }
        if let Some((modifier, instead)) = self.on_one.filter(|_| rolled.own.as_slice().contains(&1)) {
            trace.note(&self.rule, format_args!("{}: {}", modifier.when, modifier.effect));
            rolled.verdict = Verdict::Instead(instead.outcome, Some(instead.then));
            return Ok(());
        }
        rolled.verdict = Verdict::Lines(self.lookup.by_passes(passes, rolled.own.as_slice(), None));
        Ok(())
    }

    /// Melee: the passes of both sides, whose difference is the row.
    fn compare(&self, passes: u8, rolled: &mut Rolled, dice: &mut dyn Dice) -> Result<(), Error> {
        let enemy = match (self.facts.number(ValueId::EnemyPasses)?, self.facts.number(ValueId::EnemyRep)?) {
            (Some(passes @ 0..=2), _) => passes as u8,
            (Some(passes), _) => return Err(Error::Usage(format!("enemy-passes={passes}: give 0, 1 or 2"))),
            (None, Some(rep)) => {
                // The enemy's Rep is given with its modifiers, but for the Impact that the two compare here.
                let difference = self.facts.number(ValueId::OwnImpact)?.unwrap_or(0)
                    - self.facts.number(ValueId::EnemyImpact)?.unwrap_or(0);
                let target = rep - difference.max(0);
                let mut faces =
                    Faces::room(self.facts.number(ValueId::EnemyDice)?.unwrap_or(2).clamp(0, 4) as usize);
                dice.several(
                    6,
                    faces.as_mut_slice(),
                    format_args!("{}{}, the enemy", self.check.name, self.of()),
                )?;
                let passing =
                    faces.as_slice().iter().filter(|&&face| i64::from(face) <= target).count() as u8;
                let passing = passing.min(self.most_passes);
                rolled.enemy = Some((faces, passing));
                passing
            }
            (None, None) => {
                rolled.verdict = Verdict::Instead(ResultId::Compare, None);
                return Ok(());
            }
        };
        let difference = i32::from(passes) - i32::from(enemy);
        rolled.roll = Some(difference.abs());
        let picks = self.lookup.by_row(Some(difference.abs()), &[], None);
        rolled.verdict =
            if difference == 0 { Verdict::Lines(picks) } else { Verdict::Compared(picks, difference > 0) };
        Ok(())
    }

    /// Each die that counts plus Rep is a total of its own, the best first.
    fn total_each_die<T: Trace>(&self, rolled: &mut Rolled, trace: &mut T) -> Result<(), Error> {
        let best = rolled.own.best_first();
        let kept = &best.as_slice()[..usize::from(self.keep).min(best.as_slice().len())];
        let Some(&first) = kept.first() else { return Ok(()) };
        let read = |face: u8| self.read_die(face);
        for &face in kept {
            trace.note(&self.rule, format_args!("{face} and Rep: total {}", read(face).0));
        }
        let (total, picks) = read(first);
        rolled.roll = Some(total);
        rolled.verdict = Verdict::Lines(picks);
        if kept.len() > 1 {
            rolled.each = Faces::of(kept);
        }
        self.read_on(rolled);
        Ok(())
    }

    /// What the same total gives on the check that the line names.
    fn read_on(&self, rolled: &mut Rolled) {
        let Verdict::Lines(picks) = rolled.verdict else { return };
        let mut applying = picks.iter();
        let (Some((line, _)), None) = (applying.next(), applying.next()) else { return };
        if self.lookup.lines[line].engine.read.is_none() {
            return;
        }
        let reader = self.lookup.lines[..line].iter().filter(|line| line.engine.read.is_some()).count();
        let (_, lookup) = &self.readers[reader];
        rolled.read = Some((reader, lookup.by_row(rolled.roll, &[], None)));
    }

    /// Who rolls against each other: the Rep added to each one's die.
    fn contestants(&self, contest: Contest) -> Result<Vec<i32>, Error> {
        Ok(match contest {
            Contest::Crew => vec![0; self.facts.number(ValueId::Crew)?.unwrap_or(1).clamp(1, 8) as usize],
            Contest::Reps => self.contest_reps()?.unwrap_or_else(|| vec![self.rep.unwrap_or(0)]),
        })
    }

    /// One die each, highest or lowest total; those who tie for it roll again (overkill-1).
    fn contest(&self, contest: Contest, rolled: &mut Rolled, dice: &mut dyn Dice) -> Result<(), Error> {
        let mut standing = Standing::<Vec<usize>>::default();
        for (index, rep) in self.contestants(contest)?.iter().enumerate() {
            let face = dice.d6(format_args!("{}, number {}", self.check.name, index + 1))?;
            rolled.own.push(face);
            standing = standing.after(index, i32::from(face) + rep, self.highest_decides());
        }
        rolled.roll = standing.deciding;
        let mut rolls_off = Again::default();
        while standing.tied.len() > 1 {
            rolls_off.throw(format_args!("{}, roll-off", self.check.name))?;
            let mut again = Standing::<Vec<usize>>::default();
            for &index in &standing.tied {
                let face = dice.d6(format_args!("{}, roll-off of number {}", self.check.name, index + 1))?;
                rolled.own.push(face);
                again = again.after(index, i32::from(face), self.highest_decides());
            }
            standing = again;
        }
        rolled.member = standing.tied.first().map(|&index| index as u8 + 1);
        rolled.verdict = Verdict::Lines(self.lookup.by_row(rolled.roll, &[], None));
        Ok(())
    }

    fn highest_decides(&self) -> bool {
        self.check.dice.vs == Versus::Highest
    }

    /// In how many ways each of those that roll against each other is the one, in their order. The roll-offs
    /// could go on for ever; as those who tie have equal chances, they are not followed.
    pub fn contest_odds(&self, contest: Contest) -> Result<Vec<u128>, Error> {
        let reps = self.contestants(contest)?;
        let mut of_rep: BTreeMap<i32, u128> = BTreeMap::new();
        for (index, &rep) in reps.iter().enumerate() {
            of_rep.entry(rep).or_insert_with(|| {
                let others = reps.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, rep)| rep);
                let mut standings = BTreeMap::from([(Standing::<Tie>::default(), 1u128)]);
                for (number, rep) in std::iter::once(&rep).chain(others).enumerate() {
                    let mut next = BTreeMap::new();
                    for (standing, ways) in &standings {
                        for face in 1..=6 {
                            *next
                                .entry(standing.after(number, face + rep, self.highest_decides()))
                                .or_default() += ways;
                        }
                    }
                    standings = next;
                }
                standings
                    .iter()
                    .filter(|(standing, _)| standing.tied.first)
                    .map(|(standing, ways)| ways * standing.tied.share())
                    .sum()
            });
        }
        Ok(reps.iter().map(|rep| of_rep[rep]).collect())
    }
}

/// How those that roll against each other stand: the total that decides so far, and who shows it.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Standing<M> {
    deciding: Option<i32>,
    tied: M,
}

/// Members of a contest that show the same total.
trait Members: Clone + Default {
    fn join(&mut self, member: usize);
}

impl Members for Vec<usize> {
    fn join(&mut self, member: usize) {
        self.push(member);
    }
}

/// How many show the same total, and whether the first is among them.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Tie {
    first: bool,
    count: u128,
}

impl Tie {
    /// What falls to each of them of a number that any number of figures can share.
    fn share(&self) -> u128 {
        // Divisible by every number up to the most dice of one check.
        360_360 / self.count
    }
}

impl Members for Tie {
    fn join(&mut self, member: usize) {
        self.first |= member == 0;
        self.count += 1;
    }
}

impl<M: Members> Standing<M> {
    /// The standing once `member` has shown `total`.
    fn after(&self, member: usize, total: i32, highest: bool) -> Self {
        let decides =
            self.deciding.is_none_or(|deciding| if highest { total > deciding } else { total < deciding });
        let mut next =
            if decides { Standing { deciding: Some(total), tied: M::default() } } else { self.clone() };
        if next.deciding == Some(total) {
            next.tied.join(member);
        }
        next
    }
}

fn equal(faces: &[u8]) -> bool {
    faces.len() > 1 && faces.windows(2).all(|pair| pair[0] == pair[1])
}

/// ` of NAME`, when the figure has one.
pub(super) struct Of<'a>(Option<&'a str>);

impl std::fmt::Display for Of<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            Some(name) => write!(f, " of {name}"),
            None => Ok(()),
        }
    }
}
