//! The ways there are to choose among pieces, and pieces as words: what the legal steps of an action are made
//! of.

use std::fmt::Write as _;

use crate::action::choice::Pieces;
use crate::action::named::Mover;
use crate::action::refusal::Row;
use crate::action::voluntary::{Taken, may_be_taken};
use crate::board::Board;
use crate::game::Game;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;

/// Every way to choose exactly `number` pieces of those in `pool`, with how many there are of each kind; one
/// way, to choose nothing, for 0.
pub(crate) fn of_pool(pool: &[(PieceKind, u8)], number: u8) -> Vec<Vec<Pieces>> {
    let Some(((piece, there), rest)) = pool.split_first() else {
        return if number == 0 { vec![Vec::new()] } else { Vec::new() };
    };
    let mut ways = Vec::new();
    for count in (0..=number.min(*there)).rev() {
        for mut way in of_pool(rest, number - count) {
            if count > 0 {
                way.insert(0, Pieces { piece: *piece, count });
            }
            ways.push(way);
        }
    }
    ways
}

/// Every way to choose exactly `number` of the pieces of `kinds` in `space`.
pub(crate) fn in_space(board: &Board, space: Space, kinds: PieceSet, number: u8) -> Vec<Vec<Pieces>> {
    let pool: Vec<_> = kinds.iter().map(|kind| (kind, board.count(space, kind))).collect();
    of_pool(&pool, number)
}

/// The ways, left unsaid where there is one.
pub(crate) fn said(ways: Vec<Vec<Pieces>>) -> Vec<Vec<Pieces>> {
    if ways.len() == 1 { vec![Vec::new()] } else { ways }
}

/// The pieces taken from the map so that `count` of the type can be placed in `space` where `available` are
/// Available (1.4.1): nothing, or all that lack from one space; from several where no space has so many.
pub(crate) fn takings(
    game: &Game,
    faction: Faction,
    space: Space,
    piece_type: PieceType,
    count: u8,
    available: u8,
) -> Vec<Vec<Taken>> {
    let short = count.saturating_sub(available);
    if short == 0 {
        return vec![Vec::new()];
    }
    let sources = sources(game, faction, space, piece_type);
    let from_one: Vec<Vec<Taken>> = sources
        .iter()
        .filter(|taken| taken.count >= short)
        .map(|taken| vec![Taken { count: short, ..*taken }])
        .collect();
    if !from_one.is_empty() {
        return from_one;
    }
    let (mut left, mut from_several) = (short, Vec::new());
    for taken in sources {
        let count = taken.count.min(left);
        if count > 0 {
            from_several.push(Taken { count, ..taken });
        }
        left -= count;
    }
    if left == 0 { vec![from_several] } else { Vec::new() }
}

/// What may be said next of `short` pieces that are still to be taken after `taken`: of each kind in each
/// space every number up to that, the most first. None where not enough can be taken in all.
pub(crate) fn takings_next(
    game: &Game,
    faction: Faction,
    space: Space,
    piece_type: PieceType,
    short: u8,
    taken: &[Taken],
) -> Vec<Taken> {
    let left = |source: Taken| {
        let gone = taken.iter().filter(|one| (one.space, one.piece) == (source.space, source.piece));
        Taken { count: source.count.saturating_sub(gone.map(|one| one.count).sum()), ..source }
    };
    let sources: Vec<Taken> = sources(game, faction, space, piece_type).into_iter().map(left).collect();
    if sources.iter().map(|one| u32::from(one.count)).sum::<u32>() < u32::from(short) {
        return Vec::new();
    }
    let numbers = |one: Taken| (1..=one.count.min(short)).rev().map(move |count| Taken { count, ..one });
    sources.into_iter().flat_map(numbers).collect()
}

/// The pieces on the map that may be taken to be placed in `space`, by space and kind (1.4.1).
fn sources(game: &Game, faction: Faction, space: Space, piece_type: PieceType) -> Vec<Taken> {
    piece_type
        .kinds()
        .flat_map(|piece| game.board().with(piece).without(space).iter().map(move |from| (piece, from)))
        .map(|(piece, from)| Taken { space: from, piece, count: game.board().count(from, piece) })
        .filter(|taken| may_be_taken(faction, space, piece_type, *taken).is_ok())
        .collect()
}

/// The refusal of a choice that is open, and must be said under `name`: so many of what `message` lists, in
/// one of these `ways`.
pub(crate) fn ask(
    name: &str,
    rule: (Row, &str),
    space: Space,
    message: String,
    number: u8,
    ways: &[Vec<Pieces>],
) -> Error {
    let (row, rule) = rule;
    let what = match number {
        1 => format!("the piece{} in {}", purpose(name), space.name()),
        _ => format!("the {number} pieces{} in {}", purpose(name), space.name()),
    };
    let question = OpenQuestion::of(name, what, format!("{}, {rule}", row.id()))
        .legal(ways.iter().map(|way| words(way)));
    Error::asks(message, vec![question])
}

/// What pieces that are named under this word are named for.
fn purpose(name: &str) -> &'static str {
    match name.split(' ').next() {
        Some("activate" | "sweep") => " to Activate",
        Some("remove") => " to remove",
        Some("replace" | "replacing") => " to replace",
        _ => "",
    }
}

/// The pieces in words, by their full names.
pub(crate) fn words(way: &[Pieces]) -> String {
    let mut words = String::new();
    tell_pieces(&mut words, way, None);
    words.trim_start().to_owned()
}

/// The question for one piece where its kind alone is typed, without a number.
pub(crate) fn of_one_kind(mut error: Error) -> Error {
    if let Error::Refused { asks: Some(asks), .. } = &mut error {
        for answer in asks.open.iter_mut().flat_map(|question| &mut question.legal) {
            *answer = answer.trim_start_matches("1 ").to_owned();
        }
    }
    error
}

/// How many of each kind there are in `space`, in a list: `2 US Troops, 1 ARVN Police`.
pub(crate) fn there(board: &Board, space: Space, kinds: PieceSet) -> String {
    let there = kinds.iter().map(|kind| (kind, board.count(space, kind))).filter(|(_, count)| *count > 0);
    there.map(|(kind, count)| kind.counted(count).to_string()).collect::<Vec<_>>().join(", ")
}

/// The kind of piece in a word: a letter for one of `owner`, its full name for any other.
pub(crate) fn kind(piece: PieceKind, owner: Option<Faction>) -> &'static str {
    match piece.piece_type() {
        _ if owner != Some(piece.faction()) || piece.is_tunneled() => piece.id(),
        PieceType::UsTroops | PieceType::ArvnTroops | PieceType::NvaTroops => "t",
        PieceType::ArvnPolice => "p",
        _ if piece.is_base() => "b",
        _ if piece.is_underground() => "u",
        _ => "a",
    }
}

/// So many pieces in words: `2u`, `2 vc_guerrillas_u`.
pub(crate) fn counted(count: u8, piece: PieceKind, owner: Option<Faction>) -> String {
    let name = kind(piece, owner);
    if name.len() == 1 { format!("{count}{name}") } else { format!("{count} {name}") }
}

/// ` 2u 1a`; nothing where there is none.
pub(crate) fn tell_pieces(words: &mut String, list: &[Pieces], owner: Option<Faction>) {
    for Pieces { piece, count } in list {
        words.push(' ');
        words.push_str(&counted(*count, *piece, owner));
    }
}

/// ` nva 2a vc 1u`: pieces of NVA and VC, each with its owner.
pub(crate) fn tell_enemies(words: &mut String, list: &[Pieces]) {
    let mut last = None;
    for Pieces { piece, count } in list {
        let owner = piece.faction();
        if last != Some(owner) {
            let _ = write!(words, " {owner}");
        }
        last = Some(owner);
        let _ = write!(words, " {}", counted(*count, *piece, Some(owner)));
    }
}

/// ` taking 1u saigon 1a hue`; nothing where none is taken.
pub(crate) fn tell_taken(words: &mut String, list: &[Taken], owner: Option<Faction>) {
    for (index, Taken { space, piece, count }) in list.iter().enumerate() {
        let keyword = if index == 0 { " taking" } else { "" };
        let _ = write!(words, "{keyword} {} {space}", counted(*count, *piece, owner));
    }
}

/// `: 2t from hue, 1p from da-nang`; nothing where none comes.
pub(crate) fn tell_movers(words: &mut String, list: &[Mover], owner: Option<Faction>) {
    for (index, Mover { piece, count, from }) in list.iter().enumerate() {
        let mark = if index == 0 { ":" } else { "," };
        let _ = write!(words, "{mark} {} from {from}", counted(*count, *piece, owner));
    }
}
