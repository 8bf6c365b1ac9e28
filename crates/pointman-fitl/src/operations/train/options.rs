//! What a Train may do now.

use super::{may_add_police, may_build, may_pacify, may_place, may_select, may_take, may_transfer, price};
use crate::action::options::{ActionOptions, Form, Impossible, SpaceOptions};
use crate::action::refusal::{Row, require};
use crate::action::turn::Turn;
use crate::action::voluntary::reachable;
use crate::game::Game;
use crate::operations::OperationName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;

/// Where the faction may Train, what it may place there, and what final action the space would allow as it
/// is.
pub fn options(game: &Game, turn: &Turn) -> ActionOptions {
    if let Err(refusal) = turn.may_begin(game, OperationName::Train) {
        return ActionOptions::none(OperationName::Train.id(), refusal);
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
    ActionOptions {
        name: OperationName::Train.id(),
        refused: spaces.is_empty().then(|| refused.unwrap_or(nowhere)),
        most_spaces: turn.cap(None),
        spaces,
        besides: Vec::new(),
        impossible: impossible(game, turn),
    }
}

/// The parts that no space allows that is selected or could be.
fn impossible(game: &Game, turn: &Turn) -> Vec<Impossible> {
    let selected = || {
        Space::ALL.into_iter().filter_map(|space| {
            let mut after = *turn;
            if !turn.spaces.contains(space) {
                may_select(game, turn, space).ok()?;
                after.spaces.set(space, true);
            }
            Some((space, after))
        })
    };
    let placing = |piece_type: PieceType| {
        selected().map(move |(space, turn)| {
            may_place(game, &turn, space, piece_type)?;
            let reached = reachable(game, piece_type, space);
            require(reached > 0, Row::G14.at(space, "none is Available or can be taken from the map"))
        })
    };
    let mut parts = vec![
        Impossible::unless_one("place rangers", placing(PieceType::ArvnRangers)),
        Impossible::unless_one("place troops", placing(PieceType::ArvnTroops)),
        Impossible::unless_one("place police", placing(PieceType::ArvnPolice)),
        Impossible::unless_one(
            "pacify",
            selected().map(|(space, turn)| {
                let pacification = may_pacify(game, &turn, space)?;
                let may = |terror, levels| may_take(&pacification, game, &turn, terror, levels);
                may(1, 0).or_else(|_| may(0, 1))
            }),
        ),
    ];
    if turn.faction == Faction::Us {
        parts.push(Impossible::unless_one("place irregulars", placing(PieceType::UsIrregulars)));
        let patronage = selected().filter(|(space, _)| *space == Space::Saigon);
        parts.push(Impossible::unless_one(
            "patronage",
            patronage.map(|(_, turn)| may_transfer(game, &turn).map(|_| ())),
        ));
    } else {
        parts.push(Impossible::unless_one(
            "base",
            selected().map(|(space, turn)| {
                may_build(game, &turn, space)?;
                let reached = reachable(game, PieceType::ArvnBases, space);
                require(
                    reached > 0,
                    Row::TR14.at(space, "no ARVN Base is Available or can be taken from the map"),
                )
            }),
        ));
    }
    parts.into_iter().flatten().collect()
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
