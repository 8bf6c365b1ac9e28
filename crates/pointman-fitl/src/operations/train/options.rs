//! What a Train may do now.

use super::{may_add_police, may_build, may_pacify, may_place, may_select, may_transfer, price};
use crate::action::options::{Form, Options, SpaceOptions};
use crate::action::refusal::Row;
use crate::action::turn::Turn;
use crate::game::Game;
use crate::operations::OperationName;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;

/// Where the faction may Train, what it may place there, and what final action the space would allow as it
/// is.
pub fn options(game: &Game, turn: &Turn) -> Options {
    if let Err(refusal) = turn.may_begin(game, OperationName::Train) {
        return Options::none(OperationName::Train.id(), refusal);
    }
    let (mut spaces, mut refused) = (Vec::new(), None);
    for space in Space::ALL {
        let mut forms = Vec::new();
        let mut after = *turn;
        match may_select(game, turn, space) {
            Ok(()) => {
                forms.push(Form::of("select"));
                after.spaces.set(space, true);
            }
            Err(refusal) if !matches!(refusal.row, Row::TR1 | Row::TR2 | Row::G8) => {
                refused = refused.or(Some(refusal))
            }
            Err(_) => {}
        }
        let mut cost = 0;
        if after.spaces.contains(space) {
            cost = place_forms(game, &after, space, &mut forms);
            final_forms(game, &after, space, &mut forms);
        }
        if may_add_police(game, turn, space).is_ok() {
            let elsewhere = game.board().with(PieceKind::ArvnPolice).without(space);
            if game.board().available(PieceType::ArvnPolice) > 0 || !elsewhere.is_empty() {
                forms.push(Form::of("police"));
            }
        }
        if !forms.is_empty() {
            spaces.push(SpaceOptions { space, cost, forms });
        }
    }
    let nowhere = Row::TR2.refuses("no City or Province may be selected");
    Options {
        name: OperationName::Train.id(),
        refused: spaces.is_empty().then(|| refused.unwrap_or(nowhere)),
        most_spaces: turn.cap(None),
        spaces,
        besides: Vec::new(),
    }
}

/// Adds what may be placed in a selected space, with pieces from the map where they lack; returns what that
/// costs.
fn place_forms(game: &Game, turn: &Turn, space: Space, forms: &mut Vec<Form>) -> u8 {
    let types =
        [PieceType::UsIrregulars, PieceType::ArvnRangers, PieceType::ArvnTroops, PieceType::ArvnPolice];
    let mut cost = 0;
    for piece_type in types {
        let Ok(most) = may_place(game, turn, space, piece_type) else { continue };
        let elsewhere = game.board().count_in(SpaceSet::ALL.without(space), piece_type);
        let most = most.min(game.board().available(piece_type).saturating_add(elsewhere));
        if most > 0 {
            forms.push(Form::up_to("place", most).with(piece_type.placed()));
            cost = cost.max(price(turn, piece_type));
        }
    }
    cost
}

/// Adds the final actions a selected space allows.
fn final_forms(game: &Game, turn: &Turn, space: Space, forms: &mut Vec<Form>) {
    if let Ok(pacification) = may_pacify(game, turn, space) {
        let (steps, terror) = (pacification.steps(game), game.board().terror(space));
        if terror.min(steps) > 0 {
            forms.push(Form::up_to("terror", terror.min(steps)));
        }
        let levels = pacification.levels(game).min(steps.saturating_sub(terror));
        if levels > 0 {
            forms.push(Form::up_to("levels", levels));
        }
    }
    let bases = game.board().available(PieceType::ArvnBases) > 0
        || !game.board().with(PieceKind::ArvnBases).without(space).is_empty();
    if bases && may_build(game, turn, space).is_ok() {
        forms.push(Form::of("base"));
    }
    if space == Space::Saigon
        && let Ok(most) = may_transfer(game, turn)
    {
        forms.push(Form::up_to("patronage", most));
    }
}
