//! Which spaces a list of what an Operation may do offers: those in which it can do something (3.2.1, 3.2.3).

use crate::action::OperationStep;
use crate::action::legal::{Lucky, TurnStep, end_operation};
use crate::action::options::{ActionOptions, Form};
use crate::action::special_action::SpecialStep;
use crate::action::turn::Turn;
use crate::board::effect::Effect;
use crate::game::Game;
use crate::game::table::Table;
use crate::operations::OperationName;
use crate::operations::assault::AssaultSpace;
use crate::operations::attack::Attackers;
use crate::operations::patrol::PatrolStep;
use crate::operations::rally::RallyStep;
use crate::operations::sweep::SweepStep;
use crate::special_activities::SpecialName;
use crate::special_activities::raid::RaidStep;
use crate::special_activities::transport::TransportStep;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::track::Track;

/// The spaces that may be selected though the Operation could do nothing there, if it could elsewhere: of a
/// Train those where neither pieces may be placed nor a final action taken, of a Sweep those where nobody can
/// be Activated or move in, nor Cobras strike. The rules allow them, and so they may be said, but nobody
/// chooses among them.
fn idle_spaces(options: &ActionOptions, name: OperationName, game: &Game) -> SpaceSet {
    if !matches!(name, OperationName::Train | OperationName::Sweep) {
        return SpaceSet::NONE;
    }
    // Combined Action Platoons place Police whether the space is selected or not.
    let is_idle = |form: &Form| ["select", "police"].contains(&form.form) || form.most == Some(0);
    let may_be_struck = |space: Space| {
        game.unshaded(LastingCard::Cobras) && game.board().count_of(space, PieceSet::INSURGENT) > 0
    };
    let is_quiet = |space: Space| name == OperationName::Train || !may_be_struck(space);
    let idle = options.spaces.iter().filter(|of| of.forms.iter().all(is_idle) && is_quiet(of.space));
    idle.map(|of| of.space).collect()
}

/// Says no more of the Attacks of Guerrillas than a person says before the die: which pieces go, and how
/// many, is asked once it has shown that some do (3.3.3).
pub(crate) fn say_what_comes_before_dice(steps: &mut Vec<TurnStep>) {
    let mut said: Vec<TurnStep> = Vec::new();
    for mut step in std::mem::take(steps) {
        if let TurnStep::Operation(OperationStep::Attack(attack)) = &mut step
            && attack.by == Attackers::Guerrillas
        {
            attack.remove.clear();
            if said.contains(&step) {
                continue;
            }
        }
        said.push(step);
    }
    *steps = said;
}

/// Whether the step says something that would leave the board as it is: an Infiltrate without Troops,
/// Opposition or pieces to replace (4.4.1), a Transport of nobody (4.3.2), a Raid without Rangers or enemies
/// (4.3.3), a Rally that flips where all are Underground (3.3.1), an Assault by ARVN after that of the US
/// with nobody left for it to remove (3.2.4); or what comes by itself, an Activation in which there is no
/// choice (3.2.2, 3.2.3).
pub(crate) fn is_idle(step: &TurnStep, game: &Game, turn: &Turn) -> bool {
    match step {
        TurnStep::Special(SpecialStep::Infiltrate(infiltrate)) => infiltrate.is_idle(game),
        TurnStep::Special(SpecialStep::Raid(raid)) => raid.is_idle(game, turn),
        TurnStep::Special(SpecialStep::Transport(transport)) => transport.is_idle(game, turn),
        TurnStep::Operation(OperationStep::Sweep(SweepStep::Activate { guerrillas, .. }))
        | TurnStep::Operation(OperationStep::Patrol(PatrolStep::Activate { guerrillas, .. })) => {
            guerrillas.is_empty()
        }
        TurnStep::Operation(OperationStep::Rally(RallyStep::Underground { space })) => {
            game.board().count_of(*space, PieceKind::VcGuerrillasActive) == 0
        }
        TurnStep::Operation(OperationStep::Assault(assault)) if assault.arvn.is_some() => {
            let alone = AssaultSpace { arvn: None, ..assault.clone() };
            let after = |step: &TurnStep| {
                let (mut after, mut on, mut effects) = (*game, *turn, Vec::new());
                let table = &mut Table { game: &mut after, dice: &mut Lucky, effects: &mut effects };
                step.carry_out(table, &mut on).ok().map(|()| *after.board())
            };
            let paid = |effect: &Effect| matches!(effect, Effect::Track { name: Track::ArvnResources, .. });
            after(&TurnStep::Operation(OperationStep::Assault(alone)))
                .zip(after(step))
                .is_some_and(|(alone, both)| alone.difference(&both).iter().all(paid))
        }
        _ => false,
    }
}

/// Leaves out the Sweeps in place and the Assaults that an Event grants and that would change nothing, as
/// long as one is left that does something (5.1.3).
pub(crate) fn keep_effective(steps: &mut Vec<TurnStep>, game: &Game, turn: &Turn) {
    let is_fight = |step: &TurnStep| match step {
        TurnStep::Operation(step) => {
            matches!(step.name(), OperationName::Sweep | OperationName::Assault)
        }
        _ => false,
    };
    let changes = |step: &TurnStep| {
        if !is_fight(step) || step.words(turn.faction).contains(':') {
            return true;
        }
        let (mut after, mut on, mut effects) = (*game, *turn, Vec::new());
        let table = &mut Table { game: &mut after, dice: &mut Lucky, effects: &mut effects };
        let went = step.carry_out(table, &mut on).and_then(|()| end_operation(table, &mut on));
        // What asks for more does something.
        went.is_err() || after.board() != game.board()
    };
    let effective: Vec<bool> = steps.iter().map(changes).collect();
    if steps.iter().zip(&effective).any(|(step, changes)| is_fight(step) && *changes) {
        let mut effective = effective.into_iter();
        steps.retain(|_| effective.next().unwrap_or(true));
    }
}

/// Leaves out of the options the spaces where the Operation could do nothing, as long as one is left.
pub(crate) fn keep_useful_options(options: &mut ActionOptions, name: OperationName, game: &Game) {
    let idle = idle_spaces(options, name, game);
    if options.spaces.iter().any(|of| !idle.contains(of.space)) {
        options.spaces.retain(|of| !idle.contains(of.space));
    }
}

/// Leaves out of the options of a Special Activity the spaces that could only be named: where nobody can be
/// Transported from and no Ranger goes Underground (4.3.2), or no Ranger can be at hand for a Raid (4.3.3).
pub(crate) fn keep_useful_special(options: &mut ActionOptions, name: SpecialName, game: &Game, turn: &Turn) {
    let is_idle = |space: Space| match name {
        SpecialName::Transport => TransportStep::of_nobody(space).is_idle(game, turn),
        SpecialName::Raid => RaidStep::selecting(space).is_idle(game, turn),
        _ => false,
    };
    options.spaces.retain(|of| of.forms.len() > 1 || !is_idle(of.space));
}

/// Leaves out the steps that only select such a space, as long as the Operation has another step; that a
/// Patrol which has moved stays; an Infiltrate that changes nothing (4.4.1), or an idle part of an Assault
/// (3.2.4); and what is said only after dice.
pub(crate) fn keep_useful_steps(steps: &mut Vec<TurnStep>, name: OperationName, game: &Game, turn: &Turn) {
    say_what_comes_before_dice(steps);
    if name == OperationName::Patrol && !turn.spaces.is_empty() {
        steps.retain(|step| step.words(turn.faction) != "stay");
    }
    steps.retain(|step| !is_idle(step, game, turn));
    let idle = idle_spaces(&name.options(game, turn), name, game);
    let is_own = |step: &TurnStep| matches!(step, TurnStep::Operation(_));
    let is_left_out =
        |step: &TurnStep| is_own(step) && idle.iter().any(|space| step.words(turn.faction) == space.id());
    if !idle.is_empty() && steps.iter().any(|step| is_own(step) && !is_left_out(step)) {
        steps.retain(|step| !is_left_out(step));
    }
}
