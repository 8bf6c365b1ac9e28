//! March (3.3.2): NVA and VC move, in groups that may be seen as they enter a LoC or a population in Support.

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::OperationName;
use super::insurgent::guerrillas;
use crate::action::ActionStep;
use crate::action::choice::{Chosen, chosen_kinds};
use crate::action::options::{ActionOptions, Form, SpaceOptions};
use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::Turn;
use crate::action::ways;
use crate::action::words::Words;
use crate::game::Game;
use crate::game::table::{Cause, Table};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;

/// Moving and COIN pieces together that are not seen yet; under Main Force Battalions.
const UNSEEN: u8 = 3;
const UNSEEN_MAIN_FORCE: u8 = 1;

/// Marches into one space. The pieces from one origin are one group.
///
/// In words: `tay-ninh: 2u 1a from the-fishhook, 1a from phuoc-long`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MarchStep {
    /// The destination.
    pub to: Space,
    /// The pieces, from each origin.
    pub pieces: Vec<Marching>,
}

/// Pieces that march from one space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Marching {
    /// How many.
    pub count: u8,
    /// The kind.
    pub piece: PieceKind,
    /// The origin.
    pub from: Space,
}

/// The kinds the faction marches with.
pub const fn movers(faction: Faction) -> PieceSet {
    match faction {
        Faction::Nva => PieceSet::of(&[
            PieceKind::NvaTroops,
            PieceKind::NvaGuerrillasUnderground,
            PieceKind::NvaGuerrillasActive,
        ]),
        _ => PieceSet::of(&[PieceKind::VcGuerrillasUnderground, PieceKind::VcGuerrillasActive]),
    }
}

/// The spaces one step away from `space`. At Trail 4 all spaces in Laos and Cambodia and next to them are so
/// for a non-player NVA (T2.1.1).
pub fn in_reach(game: &Game, faction: Faction, space: Space) -> SpaceSet {
    const ZONE: SpaceSet = SpaceSet::IN_OR_ADJACENT_TO_LAOS_CAMBODIA;
    let by_trail =
        faction == Faction::Nva && !game.is_player(faction) && has_best_trail(game) && ZONE.contains(space);
    let around = space.adjacent();
    if by_trail { (around | ZONE).without(space) } else { around }
}

/// What it costs now that a group enters `to` from `from`: 1 for each City or Province, once; nothing by the
/// Trail at 4.
pub fn price(game: &Game, turn: &Turn, from: Space, to: Space) -> u8 {
    let touches_trail = SpaceSet::LAOS_CAMBODIA.contains(from) || SpaceSet::LAOS_CAMBODIA.contains(to);
    let by_trail = turn.faction == Faction::Nva && has_best_trail(game) && touches_trail;
    if to.is_loc() || by_trail || turn.insurgent.paid.contains(to) { 0 } else { turn.price(1) }
}

/// Whether a group may enter `to` from `from`, whatever pieces are in it.
///
/// # Errors
/// MA1, MA3, MA4, MA6, MA7, G9.
pub fn may_enter(game: &Game, turn: &Turn, from: Space, to: Space) -> Result<(), Refusal> {
    turn.may_begin(game, OperationName::March)?;
    require(
        in_reach(game, turn.faction, from).contains(to),
        Row::MA3.at(to, "a piece may March only to an adjacent space"),
    )?;
    require(
        turn.terms.from.contains(from),
        Row::G9.at(from, "the Event does not let pieces March from there"),
    )?;
    if !turn.spaces.contains(to) {
        let of_limited =
            |refusal: Refusal| if turn.terms.limited { refusal.or_too_many(Row::MA6) } else { refusal };
        turn.may_select(to, None).map_err(of_limited)?;
    }
    let split = turn.insurgent.entered[to].contains(from);
    require(!split, Row::MA7.at(to, "all pieces that March from one space to another must be one group"))?;
    turn.can_pay(game, price(game, turn, from, to), Row::MA4, to)
}

/// Whether pieces that marched to `space` may march on: those of a player NVA along the Trail, but not in a
/// Limited Operation.
///
/// # Errors
/// MA5.
pub fn may_continue(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    let player_nva = turn.faction == Faction::Nva && game.is_player(Faction::Nva);
    require(player_nva, Row::MA5.at(space, "only an NVA player may March on"))?;
    require(game.board().track(Track::Trail) > 0, Row::MA5.at(space, "pieces cannot March on at Trail 0"))?;
    require(!turn.terms.limited, Row::MA5.at(space, "pieces cannot March on in a Limited Operation"))?;
    require(
        SpaceSet::LAOS_CAMBODIA.contains(space),
        Row::MA5.at(space, "pieces may March on only from Laos and Cambodia"),
    )
}

/// How many such pieces in `from` may march now.
pub fn movable(game: &Game, turn: &Turn, from: Space, piece: PieceKind) -> u8 {
    let marched = turn.insurgent.marched(game, from, piece);
    let stuck = if marched > 0 && may_continue(game, turn, from).is_err() { marched } else { 0 };
    if (movers(turn.faction) & turn.terms.march.movers).contains(piece) {
        game.board().count(from, piece) - stuck
    } else {
        0
    }
}

/// Whether `count` such pieces may be part of a group that leaves `from`.
///
/// # Errors
/// MA2, MA5, G13.
pub fn may_take(game: &Game, turn: &Turn, from: Space, piece: PieceKind, count: u8) -> Result<(), Refusal> {
    require(
        movers(turn.faction).contains(piece),
        Row::MA2.at(from, "only your own Guerrillas and NVA Troops March"),
    )?;
    require(
        turn.terms.march.movers.contains(piece),
        Row::MA2.at(from, "the Event does not let such a piece March"),
    )?;
    let there = game.board().count(from, piece);
    require(
        count >= 1 && count <= there,
        Row::G13.at(from, "there are not that many of these pieces").limited(there),
    )?;
    if count > there - turn.insurgent.marched(game, from, piece) {
        may_continue(game, turn, from)?;
    }
    Ok(())
}

/// Marches a group from one space to another: pays, moves it, and Activates it if it is seen.
///
/// # Errors
/// As [`may_enter`] and [`may_take`].
pub fn enter(
    table: &mut Table<'_>,
    turn: &mut Turn,
    from: Space,
    to: Space,
    group: &Chosen,
) -> Result<(), Error> {
    may_enter(table.game, turn, from, to)?;
    for (piece, count) in chosen_kinds(group) {
        may_take(table.game, turn, from, piece, count)?;
    }
    let price = price(table.game, turn, from, to);
    table.pay(turn.faction, price)?;
    if price > 0 {
        turn.insurgent.paid = turn.insurgent.paid.with(to);
    }
    turn.spaces = turn.spaces.with(to);
    turn.insurgent.entered[to] = turn.insurgent.entered[to].with(from);
    for (piece, count) in chosen_kinds(group) {
        let fresh = table.board().count(from, piece) - turn.insurgent.marched(table.game, from, piece);
        turn.insurgent.note_march(piece, count, count.saturating_sub(fresh), from, to);
        table.shift_pieces(piece, count, from, to)?;
    }
    if is_seen(table.game, to, group.values().iter().sum()) {
        activate(table, turn, to, group)?;
    }
    Ok(())
}

/// Whether a group of `size` is seen as it enters `to`.
pub fn is_seen(game: &Game, to: Space, size: u8) -> bool {
    let watched = game.board().count_of(to, PieceSet::COIN_CUBES | PieceSet::SPECIAL_FORCES);
    let unseen = if game.unshaded(LastingCard::MainForceBns) { UNSEEN_MAIN_FORCE } else { UNSEEN };
    (to.is_loc() || game.board().support(to).value() > 0) && size + watched > unseen
}

/// Activates the Underground Guerrillas of a group that has entered; Claymores remove one.
fn activate(table: &mut Table<'_>, turn: &mut Turn, to: Space, group: &Chosen) -> Result<(), Error> {
    let [underground, active] = guerrillas(turn.faction);
    let hidden = group[underground];
    table.flip(to, underground, hidden)?;
    turn.insurgent.note_marcher_flip(underground, hidden, to);
    if hidden > 0 && table.game.unshaded(LastingCard::Claymores) {
        table.remove(to, active, 1, Cause::Return)?;
        turn.insurgent.note_marcher_loss(active, 1, to);
    }
    Ok(())
}

/// The spaces in which marching pieces have come to stay: not those that all who came left again.
pub fn destinations(game: &Game, turn: &Turn) -> SpaceSet {
    let left: SpaceSet =
        turn.spaces.iter().fold(SpaceSet::NONE, |left, to| left | turn.insurgent.entered[to]);
    let holds =
        |space| movers(turn.faction).iter().any(|piece| turn.insurgent.marched(game, space, piece) > 0);
    turn.spaces.filter(|space| !left.contains(space) || holds(space))
}

/// Whether the March may end as it stands: pieces stay where an Event lets them, and in no more spaces than
/// it says.
///
/// # Errors
/// G9.
pub fn may_end(game: &Game, turn: &Turn) -> Result<(), Refusal> {
    let (terms, ends) = (turn.terms.march, destinations(game, turn));
    if let Some(astray) = (ends - terms.ends_in).first() {
        return Err(Row::G9.at(astray, "the Event does not let a Marching piece stay there"));
    }
    let most = terms.most_ends.unwrap_or(u8::MAX);
    require(
        ends.len() <= usize::from(most),
        Row::G9.refuses("the Event lets pieces March into fewer spaces").limited(most),
    )
}

/// What may be done now. The cost of a destination is that from the dearest origin.
pub fn options(game: &Game, turn: &Turn) -> ActionOptions {
    let refused = turn.may_begin(game, OperationName::March).err();
    let mut spaces = Vec::new();
    for to in SpaceSet::ALL.iter().filter(|_| refused.is_none()) {
        let (mut forms, mut cost) = (Vec::new(), 0);
        for from in
            in_reach(game, turn.faction, to).iter().filter(|from| may_enter(game, turn, *from, to).is_ok())
        {
            for piece in movers(turn.faction).iter().filter(|piece| movable(game, turn, from, *piece) > 0) {
                forms.push(Form::up_to("from", movable(game, turn, from, piece)).with(piece).at(from));
                cost = cost.max(price(game, turn, from, to));
            }
        }
        if !forms.is_empty() {
            spaces.push(SpaceOptions { space: to, cost, forms });
        }
    }
    ActionOptions {
        name: OperationName::March.id(),
        refused,
        most_spaces: turn.cap(None),
        spaces,
        besides: Vec::new(),
        impossible: Vec::new(),
    }
    .or_why(
        OperationName::March.id(),
        SpaceSet::ALL.iter().flat_map(|to| {
            let movers = movers(turn.faction);
            let reach = in_reach(game, turn.faction, to).iter();
            let origins =
                reach.filter(move |from| movers.iter().any(|piece| movable(game, turn, *from, piece) > 0));
            origins.map(move |from| may_enter(game, turn, from, to))
        }),
        Row::MA3.refuses("no piece that may March can leave its space"),
    )
}

fn has_best_trail(game: &Game) -> bool {
    game.board().track(Track::Trail) == Track::Trail.highest()
}

impl ActionStep for MarchStep {
    fn parse(words: &mut Words<'_>, faction: Faction) -> Result<Self, Error> {
        let to = words.space()?;
        words.mark(":");
        let mut pieces = Vec::new();
        loop {
            words.looks_ahead_to_origin();
            let mut group = vec![words.pieces(faction)?];
            while !words.is("from") {
                if words.is_done() {
                    return Err(words.wrong("`from` and a space are missing"));
                }
                group.push(words.pieces(faction)?);
            }
            let from = words.space()?;
            pieces.extend(group.into_iter().map(|(count, piece)| Marching { count, piece, from }));
            let mut ahead = words.clone();
            let more = ahead.mark(",")
                && ahead.peek().is_some_and(|word| word.starts_with(|letter: char| letter.is_ascii_digit()));
            if !more {
                return Ok(MarchStep { to, pieces });
            }
            *words = ahead;
        }
    }

    fn candidates(game: &Game, turn: &Turn) -> Vec<Self> {
        let mut steps = Vec::new();
        for to in Space::ALL {
            let origins = in_reach(game, turn.faction, to).iter();
            for from in origins.filter(|from| may_enter(game, turn, *from, to).is_ok()) {
                let pool: Vec<(PieceKind, u8)> = movers(turn.faction)
                    .iter()
                    .map(|piece| (piece, movable(game, turn, from, piece)))
                    .filter(|(_, count)| *count > 0)
                    .collect();
                let step = |group: &[(PieceKind, u8)]| MarchStep {
                    to,
                    pieces: group.iter().map(|&(piece, count)| Marching { count, piece, from }).collect(),
                };
                for (index, (piece, most)) in pool.iter().enumerate() {
                    steps.extend((1..=*most).map(|count| step(&[(*piece, count)])));
                    // Of several kinds in a group, which cannot grow later: all there are of each.
                    for end in index + 2..=pool.len() {
                        steps.push(step(&pool[index..end]));
                    }
                }
            }
        }
        steps
    }

    fn tell(&self, words: &mut String, owner: Option<Faction>) {
        let MarchStep { to, pieces } = self;
        let _ = write!(words, "{to}:");
        for (index, Marching { count, piece, from }) in pieces.iter().enumerate() {
            let _ = write!(words, " {}", ways::counted(*count, *piece, owner));
            match pieces.get(index + 1) {
                Some(next) if next.from == *from => {}
                next => {
                    let comma = if next.is_some() { "," } else { "" };
                    let _ = write!(words, " from {from}{comma}");
                }
            }
        }
    }

    fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        require(!self.pieces.is_empty(), Row::G13.at(self.to, "no piece Marches there"))?;
        let mut entered = SpaceSet::NONE;
        for Marching { from, .. } in &self.pieces {
            if entered.contains(*from) {
                continue;
            }
            entered = entered.with(*from);
            let mut group = Chosen::default();
            for marching in self.pieces.iter().filter(|marching| marching.from == *from) {
                let count = group[marching.piece].saturating_add(marching.count);
                may_take(table.game, turn, *from, marching.piece, count)?;
                group[marching.piece] = count;
            }
            enter(table, turn, *from, self.to, &group)?;
        }
        Ok(())
    }

    fn finish(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        Ok(may_end(table.game, turn)?)
    }
}
