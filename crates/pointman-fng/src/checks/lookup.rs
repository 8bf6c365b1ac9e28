//! The lines of a check for one situation: which of them fit, and what they become for this figure.

use super::baked::Text;
use super::condition::Condition;
use super::data::{Check, Line};
use super::engine::{Bound, LineEngine, Pattern, Replacement};
use super::situation::Facts;
use super::who::{self, DiceFact, Truth};
use super::words::{CheckId, Flag, ResultId, ValueId};
use pointman_core::error::Error;

/// The most lines that can be left open at once.
const MOST: usize = 12;

/// The lines of a check, judged for one situation.
#[derive(Debug, Clone, Default)]
pub(super) struct Lookup {
    pub lines: Vec<Judged>,
    /// Flags of which one is needed to know the row, when none is given.
    pub cases: &'static [Flag],
    groups: Vec<Group>,
    /// Whether anything is known that bears on whom the lines are for.
    decided: bool,
    same_result: Vec<u8>,
    same_line: Vec<u8>,
}

/// One line, judged.
#[derive(Debug, Clone)]
pub(super) struct Judged {
    pub who: Flag,
    /// The result for this figure.
    pub outcome: ResultId,
    /// What replaced the printed result, and how that is put.
    pub replaced: Option<(&'static str, &'static str)>,
    pub note: Option<&'static str>,
    pub next: Option<CheckId>,
    pub engine: LineEngine,
    /// The passes of the line, for outcomes.
    pub passes: Option<u8>,
    truth: Truth,
    dice: Option<DiceFact>,
}

/// The lines of one number of passes or of one row.
#[derive(Debug, Clone)]
struct Group {
    passes: Option<u8>,
    from: Option<i32>,
    to: Option<i32>,
    pattern: Option<Pattern>,
    /// Whether the row's conditions hold, for each of the cases (one when they are decided).
    fits: Vec<bool>,
    lines: std::ops::Range<usize>,
}

/// Lines that apply: one, or all that are left open. Each is an index into [`Lookup::lines`] with the index
/// of its case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct Picks {
    items: [(u8, u8); MOST],
    len: u8,
}

impl Picks {
    /// Adds a line, as far as there is room.
    pub fn add(&mut self, line: usize, case: usize) {
        if usize::from(self.len) < MOST {
            self.items[usize::from(self.len)] = (line as u8, case as u8);
            self.len += 1;
        }
    }

    /// This line alone.
    pub fn one(line: usize) -> Self {
        let mut picks = Picks::default();
        picks.add(line, 0);
        picks
    }

    pub fn iter(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.items[..usize::from(self.len)].iter().map(|&(line, case)| (usize::from(line), usize::from(case)))
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

/// A result that this figure's modifiers or Attributes turn into another.
#[derive(Debug, Clone)]
pub(super) struct Turned {
    pub id: &'static str,
    pub effect: &'static str,
    /// Conditions any of which must hold; always when there are none.
    pub when: &'static [Condition],
    pub from: &'static [ResultId],
    pub to: ResultId,
}

impl Turned {
    /// By `rule`, told as `id` and `effect`.
    pub fn by(rule: &Replacement, id: &'static str, effect: &'static str) -> Self {
        Turned { id, effect, when: rule.when.all(), from: rule.from.all(), to: rule.to }
    }
}

impl Lookup {
    /// The lines of `check` as `facts` judge them, with results turned by `turned` in order.
    pub fn new(
        check: &Check,
        facts: &Facts,
        rep: Option<i32>,
        impact: Option<i32>,
        turned: &[Turned],
    ) -> Result<Self, Error> {
        let decided = check.engine.cases.is_empty()
            || check.engine.cases.iter().any(|case| facts.has(*case))
            || (check.engine.any_case && facts.has_any_of(check));
        let cases: &[Flag] = if decided { &[] } else { check.engine.cases.all() };
        let (truths, said) = who::judge(check.lines().map(|line| line.who), facts);
        let mut truths = truths.into_iter();
        let mut lookup = Lookup {
            lines: Vec::new(),
            cases,
            groups: Vec::new(),
            decided: said,
            same_result: Vec::new(),
            same_line: Vec::new(),
        };
        let mut add = |lookup: &mut Lookup, lines: &'static [Line], passes: Option<u8>| {
            let from = lookup.lines.len();
            for line in lines {
                let (outcome, replaced) = turn(line.result, turned, facts);
                lookup.lines.push(Judged {
                    who: line.who,
                    // What a replaced result says of itself no longer holds.
                    note: if replaced.is_some() { None } else { line.note.map(Text::as_str) },
                    next: if replaced.is_some() { None } else { line.next },
                    engine: if replaced.is_some() {
                        LineEngine::default()
                    } else {
                        line.engine.get().clone()
                    },
                    outcome,
                    replaced,
                    passes,
                    truth: truths.next().unwrap_or(Truth::Open),
                    dice: who::parts(line.who).1,
                });
            }
            from..lookup.lines.len()
        };
        for passes in check.outcomes {
            let lines = add(&mut lookup, passes.results.all(), Some(passes.passes));
            lookup.groups.push(Group {
                passes: Some(passes.passes),
                from: None,
                to: None,
                pattern: None,
                fits: vec![true],
                lines,
            });
        }
        for row in check.rows {
            let lines = add(&mut lookup, row.results.all(), None);
            let to = match row.engine.to {
                None => row.to,
                Some(Bound::Number(number)) => Some(number),
                Some(Bound::Value(name)) => match name {
                    ValueId::Rep => rep,
                    ValueId::Impact => impact,
                    name => facts.number(name)?.map(|number| number as i32),
                },
            };
            let fits = match lookup.cases {
                [] => vec![facts.fits(&row.engine.when, None) || impact_fits(&row.engine.when, impact)],
                cases => cases.iter().map(|case| facts.fits(&row.engine.when, Some(*case))).collect(),
            };
            lookup.groups.push(Group {
                passes: None,
                from: row.from,
                to,
                pattern: row.engine.dice,
                fits,
                lines,
            });
        }
        lookup.find_alike();
        Ok(lookup)
    }

    /// The lines for this number of passes.
    pub fn by_passes(&self, passes: u8, faces: &[u8], further: Option<u8>) -> Picks {
        let mut picks = Picks::default();
        if let Some(group) = self.groups.iter().find(|group| group.passes == Some(passes)) {
            self.take(group, 0, faces, further, &mut picks);
        }
        picks
    }

    /// The lines of the first row that fits this number (none: nothing was rolled) and these faces, for each
    /// case.
    pub fn by_row(&self, number: Option<i32>, faces: &[u8], further: Option<u8>) -> Picks {
        let mut picks = Picks::default();
        for case in 0..self.cases.len().max(1) {
            if let Some(group) = self.row(number, faces, case) {
                self.take(group, case, faces, further, &mut picks);
            }
        }
        picks
    }

    fn row(&self, number: Option<i32>, faces: &[u8], case: usize) -> Option<&Group> {
        self.groups.iter().find(|group| {
            group.passes.is_none()
                && group.fits[case]
                && group.from.is_none_or(|from| number.is_some_and(|number| number >= from))
                && group.to.is_none_or(|to| number.is_some_and(|number| number <= to))
                && group.pattern.is_none_or(|pattern| pattern.shown_by(faces))
        })
    }

    /// Whether the row of this number turns on a further die.
    pub fn needs_further_die(&self, number: Option<i32>, faces: &[u8]) -> bool {
        let low_or_high = |line: &Judged| matches!(line.dice, Some(DiceFact::Low | DiceFact::High));
        self.row(number, faces, 0)
            .is_some_and(|group| self.lines[group.lines.clone()].iter().any(low_or_high))
    }

    fn take(&self, group: &Group, case: usize, faces: &[u8], further: Option<u8>, picks: &mut Picks) {
        let mut shadowed = None;
        let mut open: Vec<Flag> = Vec::new();
        for index in group.lines.clone() {
            let line = &self.lines[index];
            let base = who::parts(line.who).0;
            let shown = line.dice.is_none_or(|fact| match fact {
                DiceFact::Doubles => Pattern::Equal.shown_by(faces),
                DiceFact::HighDoubles => matches!(faces, [5, 5] | [6, 6]),
                DiceFact::Low => further.is_some_and(|die| die <= 3),
                DiceFact::High => further.is_some_and(|die| die >= 4),
            });
            if !shown || shadowed == Some(base) {
                continue;
            }
            match line.truth {
                Truth::Fails => {}
                Truth::Open => {
                    picks.add(index, case);
                    open.push(base);
                    if line.dice.is_some() {
                        shadowed = Some(base);
                    }
                    if who::cover_all(&open, self.decided) {
                        break;
                    }
                }
                Truth::Holds => {
                    picks.add(index, case);
                    break;
                }
            }
        }
    }

    /// The same lines told by the first line with the same result, so that one result of several rows is one
    /// outcome.
    pub fn first_alike(&self, picks: Picks) -> Picks {
        let alone = picks.len == 1;
        let mut alike = Picks::default();
        for (index, case) in picks.iter() {
            alike.add(usize::from(if alone { self.same_result[index] } else { self.same_line[index] }), case);
        }
        alike
    }

    /// The first line with the same result as each, and the first that is also for the same figures.
    fn find_alike(&mut self) {
        let first = |same: &dyn Fn(&Judged, &Judged) -> bool| -> Vec<u8> {
            let of = |line: &Judged| self.lines.iter().position(|other| same(other, line)).unwrap_or(0) as u8;
            self.lines.iter().map(of).collect()
        };
        let result =
            |a: &Judged, b: &Judged| (a.passes, &a.outcome, &a.note) == (b.passes, &b.outcome, &b.note);
        let same_line = first(&|a, b| a.who == b.who && result(a, b));
        self.same_result = first(&result);
        self.same_line = same_line;
    }

    /// Every line open to the situation whatever the number of passes: what a Star chooses from (char-04).
    pub fn open(&self) -> Picks {
        let mut picks = Picks::default();
        let mut taken: Vec<ResultId> = Vec::new();
        for group in &self.groups {
            let mut here = Picks::default();
            self.take(group, 0, &[], None, &mut here);
            for (index, case) in here.iter() {
                if !taken.contains(&self.lines[index].outcome) {
                    taken.push(self.lines[index].outcome);
                    picks.add(index, case);
                }
            }
        }
        picks
    }
}

/// Conditions on Impact are on the Impact after modifiers.
fn impact_fits(conditions: &[Condition], impact: Option<i32>) -> bool {
    let Some(impact) = impact else { return false };
    conditions.iter().any(|condition| condition.holds_of(ValueId::Impact, i64::from(impact)))
}

fn turn(
    result: ResultId,
    turned: &[Turned],
    facts: &Facts,
) -> (ResultId, Option<(&'static str, &'static str)>) {
    let mut outcome = result;
    let mut by = None;
    for turned in turned {
        if turned.from.contains(&outcome) && facts.fits(turned.when, None) {
            outcome = turned.to;
            by = Some((turned.id, turned.effect));
        }
    }
    (outcome, by)
}
