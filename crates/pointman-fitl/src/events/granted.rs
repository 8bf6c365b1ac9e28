//! An action that an Event grants to a person: the words in its brackets carried out, how they may begin, and
//! how they may go on (5.5).

use super::ask::Decider;
use super::grant::{Duty, Grant, Granted};
use crate::action::legal::{Lucky, TurnStep, legal_steps};
use crate::action::refusal::Row;
use crate::action::special_action::SpecialAction;
use crate::action::turn::Turn;
use crate::action::useful::{is_idle, keep_effective, say_what_comes_before_dice};
use crate::action::words::Words;
use crate::action::{DONE, OperationAction, OperationStep};
use crate::coup::{CoupChoices, CoupCourse, CoupPart};
use crate::game::Game;
use crate::game::table::Table;
use crate::operations::patrol::PatrolStep;
use crate::operations::sweep::SweepStep;
use crate::operations::{OperationName, march};

use crate::special_activities::SpecialName;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::dice::{Dice, Scripted};
use pointman_core::error::Error;
use pointman_core::question::NOTHING;
use std::borrow::Cow;

/// What came of an action that was granted.
pub(super) struct Executed {
    /// Its spaces: of a March those in which pieces stay.
    pub spaces: SpaceSet,
    /// Whether it must be executed in further spaces (5.1.3).
    pub lacks_spaces: bool,
}

/// Carries out an action that is granted, as a person says, in `turn`; `others` decide what it leaves to
/// non-players.
pub(super) fn carry_out(
    table: &mut Table<'_>,
    grant: &Grant,
    value: &str,
    turn: &mut Turn,
    others: &mut dyn Decider,
) -> Result<Executed, Error> {
    if grant.action == Granted::Commitment {
        let choices = commitment(value)?;
        if let Some(course) = CoupCourse::after(table.game, CoupPart::UsCommitment, &choices)? {
            course.end()?;
        }
        let markers = *table.board().control_map();
        table.commit_all(choices.us_commitment.as_deref().unwrap_or_default(), &markers)?;
        return Ok(Executed { spaces: SpaceSet::NONE, lacks_spaces: false });
    }
    let not_granted = |name: &str| {
        Error::refused(
            format!("5.5, {}", Row::G3.id()),
            format!("the Event does not grant {name} to {}", grant.by),
        )
    };
    let spaces = if is_special(grant, value) {
        let text = value.to_lowercase();
        let mut words = Words::of(&text).on(Some(table.board()), true);
        let action = SpecialAction::parse(&mut words, grant.by)?;
        words.done()?;
        if !grant.action.has_special(action.name()) {
            return Err(not_granted(action.name().id()));
        }
        action.carry_out(table, turn)?;
        others.before_operation_ends(table, turn)?;
        turn.special_spaces
    } else {
        let action = OperationAction::parse_on(value, grant.by, table.board())?;
        if !grant.action.has_operation(action.name()) {
            return Err(not_granted(action.name().id()));
        }
        turn.terms.special &= !grant.action.is_one_of_both();
        action.decides_for_no_non_player(table.game)?;
        action.carry_out_asking(table, turn, &mut |table, turn| others.before_operation_ends(table, turn))?;
        if action.name() == OperationName::March {
            march::destinations(table.game, turn)
        } else {
            turn.spaces
        }
    };
    let lacks_spaces = grant.duty == Duty::Everywhere && grant.is_possible(table.game, turn);
    Ok(Executed { spaces, lacks_spaces })
}

/// The words in the brackets with the name of the action, which need not be said where the Event grants but
/// one.
pub(super) fn named<'a>(grant: &Grant, value: &'a str) -> Cow<'a, str> {
    let words = Words::of(value);
    let lacking = match grant.action {
        Granted::Operation(name) if words.peek_term::<OperationName>().is_none() => name.id(),
        Granted::Special(name)
            if words.peek_term::<SpecialName>().is_none() && words.peek() != Some("special") =>
        {
            name.id()
        }
        _ => return Cow::Borrowed(value),
    };
    if value == NOTHING { Cow::Borrowed(value) } else { Cow::Owned(format!("{lacking} {value}")) }
}

/// What the US commits, of the words in the brackets; `none` for nothing.
fn commitment(value: &str) -> Result<CoupChoices, Error> {
    let moves = value.trim_end_matches(DONE).trim_end().trim_end_matches([',', ';']);
    CoupChoices::parse(&format!("{} {moves}", CoupPart::UsCommitment))
}

/// Whether the words in the brackets are a Special Activity by itself.
pub(super) fn is_special(grant: &Grant, value: &str) -> bool {
    match grant.action {
        Granted::Operation(_) | Granted::AnyOperation | Granted::Commitment => false,
        Granted::Special(_) | Granted::AnySpecial => true,
        Granted::Anything | Granted::AttackOrAmbush => {
            Words::of(value).peek_term::<OperationName>().is_none()
        }
    }
}

/// How the action may begin: each with its first step, in its brackets. Each is accepted, or asks for the
/// rest.
pub(super) fn first_words(game: &Game, grant: &Grant) -> Vec<String> {
    let mut begun: Vec<String> = Vec::new();
    if grant.action == Granted::Commitment {
        begun.extend(CoupCourse::begin(game, CoupPart::UsCommitment).iter().flat_map(entries));
    }
    let operations = OperationName::ALL
        .into_iter()
        .filter(|name| grant.action.has_operation(*name) && name.is_of(grant.by));
    for operation in operations {
        let mut turn = grant.turn();
        if turn.begin(game, operation).is_ok() {
            let mut steps = legal_steps(game, &turn);
            steps.retain(|step| !is_idle(step, game, &turn));
            keep_effective(&mut steps, game, &turn);
            say_what_comes_before_dice(&mut steps);
            let own = steps.into_iter().filter(|step| matches!(step, TurnStep::Operation(_)));
            let words = own.map(|step| format!("{operation} {}", step.words(grant.by)));
            begun.extend(
                words.filter(|words| leads_on(game, grant, words) || !onward(game, grant, words).is_empty()),
            );
        }
    }
    for special in SpecialName::ALL.into_iter().filter(|name| grant.action.has_special(*name)) {
        let steps = legal_steps(game, &grant.turn()).into_iter();
        let own = steps.filter(|step| matches!(step, TurnStep::Special(step) if step.name() == special));
        begun.extend(own.filter(|step| !is_idle(step, game, &grant.turn())).map(|step| bare(&step, grant)));
    }
    begun.into_iter().map(|words| format!("({words})")).collect()
}

/// How the action may go on after `value`, which led from `before` to `now`: each further step, as it stands
/// in the brackets after those before.
pub(super) fn further(before: &Game, now: &Game, grant: &Grant, value: &str, turn: &Turn) -> Vec<String> {
    let words: Vec<String> = if grant.action == Granted::Commitment {
        let course =
            commitment(value).and_then(|choices| CoupCourse::after(before, CoupPart::UsCommitment, &choices));
        course.ok().flatten().iter().flat_map(entries).collect()
    } else if is_special(grant, value) {
        let open = Turn { special_open: true, ..*turn };
        let steps = legal_steps(now, &open).into_iter();
        let own = steps.filter(|step| matches!(step, TurnStep::Special(_)) && !is_idle(step, now, &open));
        own.map(|step| bare(&step, grant).split_once(' ').map_or(String::new(), |(_, step)| step.to_owned()))
            .collect()
    } else {
        // Nothing moves any more once a Sweep or a Patrol has Activated as it ends. What has thrown dice goes
        // on from what they gave.
        let begun = begun(before, grant, value, &mut Scripted::new([]));
        let (now, turn) = begun.as_ref().map_or((now, turn), |begun| (&begun.game, &begun.turn));
        let mut steps = legal_steps(now, turn);
        // Who Sweeps a space in place has been asked what moves into it.
        let taken = begun.iter().flat_map(|begun| &begun.steps).filter_map(swept);
        let in_place: SpaceSet = taken.filter(|(_, moves)| !moves).map(|(space, _)| space).collect();
        let is_settled = |step: &TurnStep| {
            comes_by_itself(step) || swept(step).is_some_and(|(space, _)| in_place.contains(space))
        };
        steps.retain(|step| !is_settled(step) && !is_idle(step, now, turn));
        keep_effective(&mut steps, now, turn);
        say_what_comes_before_dice(&mut steps);
        steps.iter().map(|step| step.words(grant.by)).collect()
    };
    let mark = mark(grant, value);
    words.into_iter().filter(|words| leads_on(before, grant, &format!("{value}{mark} {words}"))).collect()
}

/// The space that a step Sweeps, and whether Troops move in.
fn swept(step: &TurnStep) -> Option<(Space, bool)> {
    match step {
        TurnStep::Operation(OperationStep::Sweep(SweepStep::Space { space, movers })) => {
            Some((*space, !movers.is_empty()))
        }
        _ => None,
    }
}

/// Whether a step Activates as the Operation does when it ends, with no choice in it.
fn comes_by_itself(step: &TurnStep) -> bool {
    let TurnStep::Operation(step) = step else { return false };
    match step {
        OperationStep::Sweep(SweepStep::Activate { guerrillas, .. })
        | OperationStep::Patrol(PatrolStep::Activate { guerrillas, .. }) => guerrillas.is_empty(),
        _ => false,
    }
}

/// An Operation that is granted and has not ended.
struct Begun {
    steps: Vec<TurnStep>,
    game: Game,
    turn: Turn,
}

/// The Operation in the brackets, before it ends; none where its steps are refused.
fn begun(game: &Game, grant: &Grant, value: &str, dice: &mut dyn Dice) -> Option<Begun> {
    let action = OperationAction::parse_on(value, grant.by, game.board()).ok()?;
    let (mut after, mut effects, mut turn) = (*game, Vec::new(), grant.turn());
    turn.terms.special &= !grant.action.is_one_of_both();
    turn.begin(game, action.name()).ok()?;
    let table = &mut Table { game: &mut after, dice, effects: &mut effects };
    let steps = action.to_steps();
    steps.iter().try_for_each(|step| step.carry_out(table, &mut turn)).ok()?;
    Some(Begun { steps, game: after, turn })
}

/// How a March after `value` goes on to where the Event lets it end; none if it may not, or none has to.
pub(super) fn onward(game: &Game, grant: &Grant, value: &str) -> Vec<String> {
    let is_bound = grant.terms.march.ends_in != SpaceSet::ALL;
    let begun = if is_bound { begun(game, grant, value, &mut Lucky) } else { None };
    let is_march = |begun: &Begun| begun.turn.operation == Some(OperationName::March);
    let Some(Begun { game: after, turn, .. }) = begun.filter(is_march) else { return Vec::new() };
    if march::may_end(&after, &turn).is_ok() {
        return Vec::new();
    }
    let steps = legal_steps(&after, &turn).into_iter().map(|step| step.words(grant.by));
    steps.filter(|words| leads_on(game, grant, &format!("{value}; {words}"))).collect()
}

/// What stands between the steps of the action in the brackets.
pub(super) fn mark(grant: &Grant, value: &str) -> char {
    if grant.action == Granted::Commitment || is_special(grant, value) { ',' } else { ';' }
}

fn entries(course: &CoupCourse) -> Vec<String> {
    course.legal().iter().map(|entry| entry.words(course.faction())).collect()
}

/// A step of a Special Activity by itself: with its name, without `special`.
fn bare(step: &TurnStep, grant: &Grant) -> String {
    step.words(grant.by).trim_start_matches("special ").to_owned()
}

/// Whether the words are accepted, or ask for more.
fn leads_on(game: &Game, grant: &Grant, value: &str) -> bool {
    let (mut game, mut effects, mut turn) = (*game, Vec::new(), grant.turn());
    let table = &mut Table { game: &mut game, dice: &mut Lucky, effects: &mut effects };
    match carry_out(table, grant, value, &mut turn, &mut NoOthers) {
        Ok(_) => true,
        Err(error) => !error.open().is_empty(),
    }
}

/// Nobody decides anything while words are tried.
struct NoOthers;

impl Decider for NoOthers {
    fn decide(&mut self, _: &mut Table<'_>, ask: &super::Ask<'_>) -> Result<super::Answer, Error> {
        Err(Error::Bug(format!("{} is asked while words are tried", ask.name)))
    }

    fn granted(
        &mut self,
        _: &mut Table<'_>,
        grant: &Grant,
        _: &mut crate::action::Asked<'_>,
    ) -> Result<SpaceSet, Error> {
        Err(Error::Bug(format!("{} is granted while words are tried", grant.name)))
    }

    fn procedure(
        &mut self,
        _: &mut Table<'_>,
        by: crate::vocabulary::faction::Faction,
        _: super::Procedure,
    ) -> Result<(), Error> {
        Err(Error::Bug(format!("{by} decides while words are tried")))
    }

    fn before_operation_ends(&mut self, _: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        // M-48 Patton and SA-2s take what they take later.
        turn.coin.patrol.lost = true;
        turn.coin.air_strike.victim_due = false;
        Ok(())
    }

    fn note(&mut self, _: &str, _: std::fmt::Arguments<'_>) {}
}
