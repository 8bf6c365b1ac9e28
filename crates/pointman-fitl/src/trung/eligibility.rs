//! The eligibility tables of non-players (T5.2): Event, Operation or Pass, by the first row that applies and
//! is open.

use crate::game::Game;
use crate::game::readings::NextEligible;
use crate::game::sequence::{ActionTaken, Eligibility};
use crate::vocabulary::card::{Card, CardKind, CardSide};
use crate::vocabulary::card_facts::Mark;
use crate::vocabulary::faction::Faction;
use pointman_core::error::Error;
use pointman_core::trace::{TestedCondition, Trace};
use pointman_core::vocabulary;

vocabulary! {
    /// What a non-player does on a card.
    pub enum NpAction: "action of a non-player" {
        /// The Event.
        Event = "event",
        /// An Operation with a Special Activity.
        OpPlusSpecial = "op-plus-sa",
        /// An Operation.
        Op = "op-only",
        /// A Limited Operation.
        LimitedOp = "limited-op",
        /// Nothing.
        Pass = "pass",
    }
}

impl NpAction {
    /// The action as the table of eligibility calls it (T5.2).
    pub const fn title(self) -> &'static str {
        match self {
            NpAction::Event => "the Event",
            NpAction::OpPlusSpecial => "an Operation and Special Activity",
            NpAction::Op => "an Operation only",
            NpAction::LimitedOp => "a Limited Operation",
            NpAction::Pass => "a Pass",
        }
    }
}

vocabulary! {
    /// What a row of the eligibility tables asks.
    pub enum EligibilityTest: "condition of an eligibility row" {
        /// The current Event is Critical for the faction.
        CurrentEventCritical = "current-event-critical",
        /// The current Event is Critical for the faction, or Performed by it.
        CurrentEventCriticalOrPerformed = "current-event-critical-or-performed",
        /// The current Event, on the side the faction would choose, is Effective for it (T5.5.2).
        CurrentEventEffective = "current-event-effective",
        /// The current Event is Critical for the next Eligible faction.
        NextEligibleCritical = "next-eligible-critical",
        /// The faction will be 1st Eligible on the upcoming card, which is no Coup card.
        FirstNext = "first-next",
        /// The upcoming Event is Critical for the faction.
        UpcomingEventCritical = "upcoming-event-critical",
        /// The 1st Eligible executed an Operation with a Special Activity.
        EventOpen = "event-open",
        /// The 1st Eligible executed an Operation.
        FirstExecutedOp = "first-executed-op",
        /// The 1st Eligible executed the Event.
        FirstExecutedEvent = "first-executed-event",
        /// Nothing.
        Always = "always",
    }
}

vocabulary! {
    /// A row of the two tables.
    pub enum EligibilityRow: "eligibility row" {
        /// 1st Eligible: a Critical, Effective Event is executed.
        FirstEvent = "1-event",
        /// 1st Eligible: a Critical Event is denied to the next.
        FirstDeny = "1-deny",
        /// 1st Eligible: an upcoming Critical Event is waited for.
        FirstWait = "1-wait",
        /// 1st Eligible: otherwise.
        FirstOp = "1-op",
        /// 2nd Eligible: an upcoming Critical Event is waited for.
        SecondWaitCritical = "2-wait-critical",
        /// 2nd Eligible: the Event is executed.
        SecondEvent = "2-event",
        /// 2nd Eligible: the upcoming card is waited for.
        SecondWait = "2-wait",
        /// 2nd Eligible after an Operation.
        SecondLimOp = "2-limop",
        /// 2nd Eligible after the Event.
        SecondOp = "2-op",
    }
}

impl EligibilityTest {
    /// The test as a person at the table reads it.
    pub const fn words(self) -> &'static str {
        match self {
            EligibilityTest::CurrentEventCritical => "current Event Critical",
            EligibilityTest::CurrentEventCriticalOrPerformed => "current Event Critical or Performed",
            EligibilityTest::CurrentEventEffective => "current Event Effective",
            EligibilityTest::NextEligibleCritical => "current Event Critical for the next Eligible",
            EligibilityTest::FirstNext => "1st Eligible on the upcoming card",
            EligibilityTest::UpcomingEventCritical => "upcoming Event Critical",
            EligibilityTest::EventOpen => "Event open",
            EligibilityTest::FirstExecutedOp => "1st Eligible executed an Operation",
            EligibilityTest::FirstExecutedEvent => "1st Eligible executed the Event",
            EligibilityTest::Always => "always",
        }
    }
}

impl EligibilityRow {
    /// The rows of a table from top to bottom.
    ///
    /// ```
    /// use pointman_fitl::Eligibility;
    /// use pointman_fitl::trung::{EligibilityRow, NpAction};
    /// let first: Vec<_> = EligibilityRow::of(Eligibility::First).map(EligibilityRow::action).collect();
    /// assert_eq!(first, [NpAction::Event, NpAction::Op, NpAction::Pass, NpAction::OpPlusSpecial]);
    /// ```
    pub fn of(eligibility: Eligibility) -> impl Iterator<Item = EligibilityRow> {
        EligibilityRow::ALL.into_iter().filter(move |row| row.eligibility() == eligibility)
    }

    /// The table it is in.
    pub const fn eligibility(self) -> Eligibility {
        if (self as u8) < EligibilityRow::SecondWaitCritical as u8 {
            Eligibility::First
        } else {
            Eligibility::Second
        }
    }

    /// The row as a person at the table finds it: which one of whose table (T5.2).
    ///
    /// ```
    /// use pointman_fitl::trung::EligibilityRow;
    /// assert_eq!(EligibilityRow::FirstOp.title(), "1st Eligible, row 4");
    /// ```
    pub const fn title(self) -> &'static str {
        use EligibilityRow as R;
        match self {
            R::FirstEvent => "1st Eligible, row 1",
            R::FirstDeny => "1st Eligible, row 2",
            R::FirstWait => "1st Eligible, row 3",
            R::FirstOp => "1st Eligible, row 4",
            R::SecondWaitCritical => "2nd Eligible, row 1",
            R::SecondEvent => "2nd Eligible, row 2",
            R::SecondWait => "2nd Eligible, row 3",
            R::SecondLimOp => "2nd Eligible, row 4",
            R::SecondOp => "2nd Eligible, row 5",
        }
    }

    /// What is done if it applies.
    pub const fn action(self) -> NpAction {
        use EligibilityRow as R;
        match self {
            R::FirstEvent | R::SecondEvent => NpAction::Event,
            R::FirstDeny => NpAction::Op,
            R::FirstWait | R::SecondWaitCritical | R::SecondWait => NpAction::Pass,
            R::FirstOp | R::SecondOp => NpAction::OpPlusSpecial,
            R::SecondLimOp => NpAction::LimitedOp,
        }
    }

    /// All of this must be so.
    pub const fn tests(self) -> &'static [EligibilityTest] {
        use EligibilityRow as R;
        use EligibilityTest as E;
        match self {
            R::FirstEvent => &[E::CurrentEventCritical, E::CurrentEventEffective],
            R::FirstDeny => &[E::NextEligibleCritical],
            R::FirstWait | R::SecondWaitCritical => &[E::FirstNext, E::UpcomingEventCritical],
            R::FirstOp => &[E::Always],
            R::SecondEvent => &[E::EventOpen, E::CurrentEventCriticalOrPerformed, E::CurrentEventEffective],
            R::SecondWait => &[E::FirstNext],
            R::SecondLimOp => &[E::FirstExecutedOp],
            R::SecondOp => &[E::FirstExecutedEvent],
        }
    }

    /// It does not apply if all of this is so, where anything is named.
    pub const fn unless(self) -> &'static [EligibilityTest] {
        use EligibilityTest as E;
        match self {
            EligibilityRow::SecondWaitCritical => {
                &[E::EventOpen, E::CurrentEventCritical, E::CurrentEventEffective]
            }
            _ => &[],
        }
    }
}

impl NpAction {
    /// Whether the sequence of play leaves it open (2.3.4).
    pub const fn is_open_to(self, eligibility: Eligibility, first: Option<ActionTaken>) -> bool {
        match (eligibility, self) {
            (_, NpAction::Pass) => true,
            (Eligibility::First, action) => !matches!(action, NpAction::LimitedOp),
            (Eligibility::Second, NpAction::Event) => matches!(first, Some(ActionTaken::OpAndSpecial)),
            (Eligibility::Second, NpAction::LimitedOp) => {
                matches!(first, Some(ActionTaken::Op | ActionTaken::OpAndSpecial))
            }
            (Eligibility::Second, _) => matches!(first, Some(ActionTaken::Event)),
        }
    }
}

/// What a non-player is to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    /// The row; none behind the last one.
    pub row: Option<EligibilityRow>,
    /// What it says; a Pass behind the last row.
    pub action: NpAction,
}

/// How a non-player regards a card: the mark and the side it would execute.
fn mark(card: Card, faction: Faction) -> (Mark, CardSide) {
    let mark = card.facts().marks[faction];
    (mark.mark, mark.side)
}

/// What `faction`, which is to act, does by its eligibility table: the first row behind `after`, a row that
/// has failed (T5.3.8), that applies and is open. `effective` tells whether executing that side of the
/// current Event has an effect listed for the faction (T5.5.2).
///
/// # Errors
/// As `effective`; when there is no current card.
pub fn choose_action<T: Trace>(
    game: &Game,
    faction: Faction,
    after: Option<EligibilityRow>,
    effective: &mut dyn FnMut(Card, CardSide) -> Result<bool, Error>,
    trace: &mut T,
) -> Result<Choice, Error> {
    let Some(card) = game.cards().current() else {
        return Err(Error::Bug("a non-player acts on a card".to_owned()));
    };
    let sequence = game.sequence();
    let first = sequence.acted().next().map(|acted| acted.action);
    let eligibility = sequence.eligibility();
    for row in EligibilityRow::of(eligibility).filter(|row| after.is_none_or(|failed| *row > failed)) {
        let action = row.action();
        if !action.is_open_to(eligibility, first) {
            trace.note("T5.2", format_args!("{}: {} is not open", row.title(), action.title()));
            continue;
        }
        let mut asks = |tests: &[EligibilityTest], trace: &mut T| -> Result<bool, Error> {
            for test in tests {
                let so = is_so(*test, game, card, faction, first, effective)?;
                trace.tested(
                    "T5.2",
                    format_args!("{}: {}? {}", row.title(), test.words(), if so { "yes" } else { "no" }),
                    || told(*test, so, game, card, faction, first),
                );
                if !so {
                    return Ok(false);
                }
            }
            Ok(true)
        };
        if asks(row.tests(), trace)? && (row.unless().is_empty() || !asks(row.unless(), trace)?) {
            trace.note("T5.2", format_args!("{}: {}", row.title(), action.title()));
            return Ok(Choice { row: Some(row), action });
        }
    }
    trace.note("T5.3.8", format_args!("no row is left: pass"));
    Ok(Choice { row: None, action: NpAction::Pass })
}

/// The test for programs, with what it was made on.
fn told(
    test: EligibilityTest,
    so: bool,
    game: &Game,
    card: Card,
    faction: Faction,
    first: Option<ActionTaken>,
) -> TestedCondition {
    let condition = TestedCondition::of(test.id(), so);
    let marked = |condition: TestedCondition, card: Card, of: Faction| {
        condition.with("card", card.number()).with("mark", mark(card, of).0.id())
    };
    match test {
        EligibilityTest::CurrentEventCritical
        | EligibilityTest::CurrentEventCriticalOrPerformed
        | EligibilityTest::CurrentEventEffective => marked(condition, card, faction),
        EligibilityTest::NextEligibleCritical => {
            match card.first_of(game.sequence().waiting().without(faction)) {
                Some(next) => marked(condition.with("faction", next.id()), card, next),
                None => condition.with("card", card.number()),
            }
        }
        EligibilityTest::FirstNext | EligibilityTest::UpcomingEventCritical => match game.cards().next() {
            Some(upcoming) if upcoming.kind() != CardKind::Coup => marked(condition, upcoming, faction),
            Some(upcoming) => condition.with("card", upcoming.number()),
            None => condition,
        },
        EligibilityTest::EventOpen
        | EligibilityTest::FirstExecutedOp
        | EligibilityTest::FirstExecutedEvent => {
            condition.with("first", first.map_or("nothing", ActionTaken::id))
        }
        EligibilityTest::Always => condition,
    }
}

fn is_so(
    test: EligibilityTest,
    game: &Game,
    card: Card,
    faction: Faction,
    first: Option<ActionTaken>,
    effective: &mut dyn FnMut(Card, CardSide) -> Result<bool, Error>,
) -> Result<bool, Error> {
    let (regard, side) = mark(card, faction);
    Ok(match test {
        EligibilityTest::CurrentEventCritical => regard == Mark::Critical,
        EligibilityTest::CurrentEventCriticalOrPerformed => regard != Mark::Ignored,
        EligibilityTest::CurrentEventEffective => effective(card, side)?,
        EligibilityTest::NextEligibleCritical => {
            let others = game.sequence().waiting().without(faction);
            card.first_of(others).is_some_and(|next| mark(card, next).0 == Mark::Critical)
        }
        EligibilityTest::FirstNext => is_first_next(game, faction),
        EligibilityTest::UpcomingEventCritical => {
            game.cards().next().is_some_and(|upcoming| mark(upcoming, faction).0 == Mark::Critical)
        }
        EligibilityTest::EventOpen => first == Some(ActionTaken::OpAndSpecial),
        EligibilityTest::FirstExecutedOp => {
            matches!(first, Some(ActionTaken::Op | ActionTaken::OpAndSpecial))
        }
        EligibilityTest::FirstExecutedEvent => first == Some(ActionTaken::Event),
        EligibilityTest::Always => true,
    })
}

/// Whether `faction` will be 1st Eligible on the upcoming card as things stand: the leftmost of those who
/// will be Eligible then; never on a Coup card.
pub fn is_first_next(game: &Game, faction: Faction) -> bool {
    let upcoming = game.cards().next().filter(|card| card.kind() != CardKind::Coup);
    let sequence = game.sequence();
    let eligible = match game.readings.next_eligible {
        NextEligible::Marked => sequence.eligible_after(),
        NextEligible::Unmarked => sequence.eligible_after().difference(sequence.have_acted()),
    };
    upcoming.is_some_and(|card| card.first_of(eligible) == Some(faction))
}
