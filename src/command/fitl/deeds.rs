//! Effects as a person carries them out at the table: a line a place, in order, each with what a box or a
//! track shows then.

use super::changes::{box_title, level_title, track_title};
use super::common::card_name;
use super::effect_words::effect_words;
use crate::error::Error;
use crate::fitl::{
    ActionTaken, BoxName, Control, Effect, Faction, Game, GameEffect, PieceKind, PieceType, Space, SpaceSet,
};

/// What is done at one place.
struct Deed {
    place: Option<&'static str>,
    acts: Vec<String>,
}

/// What a person does to bring the board from `before` to where `effects` lead, a line for each place in the
/// order to carry them out.
///
/// # Errors
/// A bug if the effects do not fit the game.
pub(super) fn deeds(before: &Game, effects: &[GameEffect]) -> Result<Vec<String>, Error> {
    let mut game = *before;
    let mut deeds: Vec<Deed> = Vec::new();
    for effect in effects {
        game.apply(*effect)?;
        let (place, act) = deed(effect, &game);
        match deeds.last_mut().filter(|last| place.is_some() && last.place == place) {
            Some(last) => match (effect, last.acts.last_mut()) {
                (GameEffect::TrungCard { card }, Some(turned_up)) => turned_up.push_str(&format!(", {card}")),
                _ => last.acts.push(act),
            },
            None => deeds.push(Deed { place, acts: vec![act] }),
        }
    }
    let line = |deed: Deed| match deed.place {
        Some(place) => format!("{place}: {}", deed.acts.join("; ")),
        None => deed.acts.join("; "),
    };
    let mut lines: Vec<String> = deeds.into_iter().map(line).collect();
    lines.extend(control_changes(before, &game));
    Ok(lines)
}

/// The Control markers to be changed: `Control: Hue to COIN, Tay Ninh to nobody`.
pub(super) fn control_changes(before: &Game, after: &Game) -> Option<String> {
    let changed =
        SpaceSet::ALL.filter(|space| before.control_markers().of(space) != after.control_markers().of(space));
    let to = |space: Space| match after.control_markers().of(space) {
        Control::Coin => "COIN",
        Control::Nva => "NVA",
        Control::None => "nobody",
    };
    let words: Vec<_> = changed.iter().map(|space| format!("{} to {}", space.name(), to(space))).collect();
    (!words.is_empty()).then(|| format!("Control: {}", words.join(", ")))
}

/// Where an effect is, and what is done there; `after` is the game with it.
fn deed(effect: &GameEffect, after: &Game) -> (Option<&'static str>, String) {
    match *effect {
        GameEffect::Board(effect) => on_board(effect, after),
        GameEffect::TrungCard { card } => (Some("Trưng deck"), format!("turn up {card}")),
        GameEffect::TrungShuffle {} => (Some("Trưng deck"), "shuffle".to_owned()),
        GameEffect::Pivotal { faction, card } => {
            (None, format!("{} plays {}", short(faction), card_name(card)))
        }
        GameEffect::Acted { faction, action } => {
            (None, format!("{}'s cylinder: to {}", short(faction), action_box(action)))
        }
        _ => (None, effect_words(effect)),
    }
}

fn on_board(effect: Effect, after: &Game) -> (Option<&'static str>, String) {
    let board = after.board();
    let now = |held: BoxName, piece: PieceKind| board.in_box(held, piece.piece_type());
    match effect {
        Effect::Place { space, piece, count, from } => {
            let left = now(from, piece);
            (
                Some(space.name()),
                format!("place {} from {} (box now {left})", pieces(piece, count), box_title(from)),
            )
        }
        Effect::Remove { space, piece, count, to } => {
            let held = now(to, piece);
            (
                Some(space.name()),
                format!("remove {} to {} (box now {held})", pieces(piece, count), box_title(to)),
            )
        }
        Effect::Move { piece, count, from, to } => {
            (Some(to.name()), format!("move in {} from {}", pieces(piece, count), from.name()))
        }
        Effect::Flip { space, piece, count } => {
            let state = if piece.is_underground() { "Active" } else { "Underground" };
            (Some(space.name()), format!("flip {} {state}", pieces(piece, count)))
        }
        Effect::Replace { space, piece, count, to, with } => {
            let (held, left) = (now(to, piece), now(BoxName::Available, with));
            let (old, new) = (pieces(piece, count), pieces(with, count));
            let to = box_title(to);
            (
                Some(space.name()),
                format!("replace {old} by {new} (now {left} Available); the old to {to} (box now {held})"),
            )
        }
        Effect::Support { space, from, to } => {
            (Some(space.name()), format!("{} to {}", level_title(from), level_title(to)))
        }
        Effect::Terror { space, delta } => {
            let marker = if space.is_loc() { "Sabotage" } else { "Terror" };
            let what = if delta > 0 { "place" } else { "remove" };
            let now = board.terror(space);
            (Some(space.name()), format!("{what} {} {marker} (now {now})", delta.unsigned_abs()))
        }
        Effect::Track { name, from, to } => (Some(track_title(name)), format!("{from} to {to}")),
        Effect::Box { piece, count, from, to } => {
            (None, format!("move {} from {} to {}", pieces(piece, count), box_title(from), box_title(to)))
        }
        Effect::Tunnel { space, piece, count } if piece.is_tunneled() => {
            (Some(space.name()), format!("take the Tunnel marker off {}", pieces(piece, count)))
        }
        Effect::Tunnel { space, piece, count } => {
            (Some(space.name()), format!("put a Tunnel marker on {}", pieces(piece, count)))
        }
        Effect::Policy { to, .. } => (Some("US Policy"), format!("to {to}")),
    }
}

/// Pieces as they are called: `2 Underground VC Guerrillas`.
pub(super) fn pieces(piece: PieceKind, count: u8) -> String {
    let state = match piece {
        _ if piece.is_underground() => "Underground ",
        _ if piece.flipped().is_some() => "Active ",
        _ if piece.is_tunneled() => "Tunneled ",
        _ => "",
    };
    named(state, piece.piece_type(), count)
}

/// Pieces in a box, where they have no state: `2 VC Guerrillas`.
pub(super) fn boxed(piece: PieceType, count: u8) -> String {
    named("", piece, count)
}

fn named(state: &str, piece: PieceType, count: u8) -> String {
    let (faction, one, many) = match piece {
        PieceType::UsTroops => ("US ", "Troop", "Troops"),
        PieceType::UsIrregulars => ("", "Irregular", "Irregulars"),
        PieceType::UsBases => ("US ", "Base", "Bases"),
        PieceType::ArvnTroops => ("ARVN ", "Troop", "Troops"),
        PieceType::ArvnPolice => ("ARVN ", "Police", "Police"),
        PieceType::ArvnRangers => ("", "Ranger", "Rangers"),
        PieceType::ArvnBases => ("ARVN ", "Base", "Bases"),
        PieceType::NvaTroops => ("NVA ", "Troop", "Troops"),
        PieceType::NvaGuerrillas => ("NVA ", "Guerrilla", "Guerrillas"),
        PieceType::NvaBases => ("NVA ", "Base", "Bases"),
        PieceType::VcGuerrillas => ("VC ", "Guerrilla", "Guerrillas"),
        PieceType::VcBases => ("VC ", "Base", "Bases"),
    };
    format!("{count} {state}{faction}{}", if count == 1 { one } else { many })
}

/// Where the cylinder of a faction that took this action lies.
pub(super) const fn action_box(action: ActionTaken) -> &'static str {
    match action {
        ActionTaken::Pass => "the Passed box",
        ActionTaken::Event => "the Event box",
        ActionTaken::Op => "the Op Only box",
        ActionTaken::OpAndSpecial => "the Op + Special Activity box",
        ActionTaken::LimitedOp => "the LimOp box",
    }
}

/// A faction as it is called.
pub(super) const fn short(faction: Faction) -> &'static str {
    match faction {
        Faction::Us => "US",
        Faction::Arvn => "ARVN",
        Faction::Nva => "NVA",
        Faction::Vc => "VC",
    }
}
