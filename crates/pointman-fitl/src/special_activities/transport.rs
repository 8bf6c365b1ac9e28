//! Transport (4.3.2): ARVN Troops and Rangers go from one space along LoCs; then all Rangers go Underground.
//! After the turn the Armored Cavalry may Assault (card 61).

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::SpecialName;
use crate::action::ActionStep;
use crate::action::choice::Pieces;
use crate::action::legal::Lucky;
use crate::action::named::TakenFirst;
use crate::action::named::ends;
use crate::action::options::{ActionOptions, Form, SpaceOptions};
use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::Turn;
use crate::action::ways;
use crate::action::words::Words;
use crate::board::Board;
use crate::game::Game;
use crate::game::table::Table;
use crate::operations::assault::{Assault, AssaultOrder};
use crate::operations::coin::finish_operation;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::leader::Leader;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;

/// What a Transport has done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TransportProgress {
    /// The origin.
    pub origin: Option<Space>,
    /// How many pieces have gone.
    pub moved: u8,
    /// Whether all Rangers have gone Underground.
    pub finished: bool,
    /// Whether the Armored Cavalry has Assaulted, which ends the turn.
    pub cavalry: bool,
}

/// The most pieces.
pub const PIECES: u8 = 6;

/// Where a piece can go from `origin`: to any adjacent space; or onto an adjacent LoC, even from a LoC, then
/// along LoCs and through Cities, and one last step anywhere. It stops where Insurgents are, and enters
/// `most_locs` LoCs at most.
///
/// ```
/// use pointman_fitl::special_activities::transport;
/// use pointman_fitl::{Scenario, Space};
/// let board = Scenario::Full.board();
/// assert!(transport::reach(&board, Space::Saigon, None).contains(Space::CanTho));
/// assert!(!transport::reach(&board, Space::Saigon, None).contains(Space::NorthVietnam));
/// ```
pub fn reach(board: &Board, origin: Space, most_locs: Option<u8>) -> SpaceSet {
    reach_past(board.with_any(PieceSet::INSURGENT), origin, most_locs)
}

/// The same where what moves stops in the spaces `held`.
fn reach_past(held: SpaceSet, origin: Space, most_locs: Option<u8>) -> SpaceSet {
    let open = |spaces: SpaceSet| spaces - held;
    let mut reached = origin.adjacent() - SpaceSet::LOCS;
    // The LoCs entered so far, and the Cities gone through without entering another.
    let mut way = origin.adjacent() & SpaceSet::LOCS;
    for _ in 0..most_locs.unwrap_or(SpaceSet::LOCS.len() as u8) {
        let cities = way | (open(way).adjacent() & SpaceSet::CITIES);
        let beyond = open(cities).adjacent();
        reached = reached | cities | (beyond - SpaceSet::LOCS);
        let locs = cities | (beyond & SpaceSet::LOCS);
        if locs == way {
            break;
        }
        way = locs;
    }
    (reached - SpaceSet::COIN_FORBIDDEN).without(origin)
}

/// From where of `among` a piece can go to `to`: [`reach`] read backwards.
pub fn origins(board: &Board, to: Space, most_locs: Option<u8>, among: SpaceSet) -> SpaceSet {
    if most_locs.is_some() {
        return among.filter(|from| reach(board, from, most_locs).contains(to));
    }
    if !to.admits_coin() {
        return SpaceSet::NONE;
    }
    let open = (SpaceSet::LOCS | SpaceSet::CITIES) - board.with_any(PieceSet::INSURGENT);
    let ways = (open & to.adjacent()).spread_in(open);
    among & (to.adjacent() | (ways & SpaceSet::LOCS).adjacent()).without(to)
}

/// The most LoCs on a path: 1 under Nguyen Khanh.
pub fn most_locs(game: &Game) -> Option<u8> {
    (game.leader() == Some(Leader::NguyenKhanh)).then_some(1)
}

/// Whether there may be a Transport at all.
///
/// # Errors
/// TP1 under Typhoon Kate, unless an Event names it.
pub fn may_transport(game: &Game, turn: &Turn) -> Result<(), Refusal> {
    match SpecialName::Transport.ban(game).filter(|_| !turn.terms.directed) {
        Some(why) => Err(Row::TP1.refuses(why)),
        None => Ok(()),
    }
}

/// Whether `origin` may be the origin.
///
/// # Errors
/// TP1.
pub fn may_start(game: &Game, turn: &Turn, origin: Space) -> Result<(), Refusal> {
    may_transport(game, turn)?;
    let is_other = turn.coin.transport.origin.is_some_and(|chosen| chosen != origin);
    require(!is_other, Row::TP1.at(origin, "a Transport has only 1 origin"))
}

/// Whether the pieces may go from `origin` to `to`.
///
/// # Errors
/// TP1, TP2, TP3, G9 where an Event bounds the destinations, G13.
pub fn may_move(game: &Game, turn: &Turn, origin: Space, pieces: Pieces, to: Space) -> Result<(), Refusal> {
    may_go(game, turn, origin, pieces, to, reach(game.board(), origin, most_locs(game)))
}

/// The same from an origin with that [`reach`].
fn may_go(
    game: &Game,
    turn: &Turn,
    origin: Space,
    pieces: Pieces,
    to: Space,
    reached: SpaceSet,
) -> Result<(), Refusal> {
    may_start(game, turn, origin)?;
    let Pieces { piece, count } = pieces;
    let is_ranger = piece.piece_type() == PieceType::ArvnRangers;
    let why = "Transport only ARVN Troops and Rangers";
    require(is_ranger || piece == PieceKind::ArvnTroops, Row::TP1.at(origin, why))?;
    let rangers_only = game.shaded(LastingCard::ArmoredCavalry);
    require(
        is_ranger || !rangers_only,
        Row::TP2.at(origin, "shaded Armored Cavalry: Transport only Rangers"),
    )?;
    if !reached.contains(to) {
        // Where Insurgents in one space bar the only route, that space says most.
        let (held, most) = (game.board().with_any(PieceSet::INSURGENT), most_locs(game));
        let bars = |space: &Space| reach_past(held.without(*space), origin, most).contains(to);
        return Err(match held.iter().find(bars) {
            Some(space) => {
                Row::TP3.at(space, "Insurgents there stop what moves, and no other route leads on")
            }
            None => Row::TP3.at(to, "there is no route there"),
        });
    }
    require(turn.terms.only_in.contains(to), Row::G9.at(to, "the Event does not allow it there"))?;
    let there = game.board().count(origin, piece);
    require(
        count > 0 && count <= there,
        Row::G13.at(origin, "there are not that many pieces").limited(there),
    )?;
    let left = PIECES - turn.coin.transport.moved;
    require(count <= left, Row::TP1.at(origin, "too many pieces Transported").limited(left))
}

/// Moves pieces.
///
/// # Errors
/// See [`may_move`].
pub fn move_to(
    table: &mut Table<'_>,
    turn: &mut Turn,
    origin: Space,
    pieces: Pieces,
    to: Space,
) -> Result<(), Error> {
    may_move(table.game, turn, origin, pieces, to)?;
    let Pieces { piece, count } = pieces;
    turn.coin.transport.origin = Some(origin);
    turn.coin.transport.moved += count;
    turn.special_spaces.set(to, true);
    let there = table.board().count(origin, piece);
    turn.coin.arrived.carry(piece, origin, to, count, there);
    table.shift_pieces(piece, count, origin, to)
}

/// Ends the activity, once it has an origin: all Rangers go Underground, even if nothing moved.
///
/// # Errors
/// Never by the rules.
pub fn finish(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
    if turn.coin.transport.finished || turn.coin.transport.origin.is_none() {
        return Ok(());
    }
    hide_rangers(table, turn)?;
    Ok(())
}

/// Sends all Rangers Underground, once. Gives whether any was Active.
///
/// # Errors
/// Never by the rules.
pub fn hide_rangers(table: &mut Table<'_>, turn: &mut Turn) -> Result<bool, Error> {
    turn.coin.transport.finished = true;
    let active = PieceKind::ArvnRangersActive;
    let spaces = table.board().with(active);
    for space in spaces.iter() {
        let count = table.board().count(space, active);
        table.flip(space, active, count)?;
    }
    Ok(!spaces.is_empty())
}

/// Whether the Armored Cavalry may Assault in `space` now that the turn is done.
///
/// # Errors
/// TP4, AS1.
pub fn may_use_cavalry(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    let at = |why| Row::TP4.at(space, why);
    let by_an_event = turn.operation.is_none() && turn.terms.directed;
    let is_after =
        turn.faction == Faction::Arvn && turn.special == Some(SpecialName::Transport) && !by_an_event;
    require(game.unshaded(LastingCard::ArmoredCavalry), at("Armored Cavalry (unshaded) is not in play"))?;
    require(is_after, at("Armored Cavalry Assaults after an ARVN turn with Transport"))?;
    require(!turn.coin.transport.cavalry, at("Armored Cavalry Assaults in only 1 space").limited(1))?;
    require(
        turn.special_spaces.contains(space),
        at("Armored Cavalry Assaults only where there are Transported pieces"),
    )?;
    Assault::of(space, Faction::Arvn).may_be_made(game, turn)
}

/// The Armored Cavalry Assaults, free, after what is left of the turn has been done; nothing follows it.
///
/// # Errors
/// See [`may_use_cavalry`] and [`Fight`](crate::operations::assault::Fight).
pub fn use_cavalry(
    table: &mut Table<'_>,
    turn: &mut Turn,
    space: Space,
    order: &AssaultOrder,
) -> Result<(), Error> {
    if turn.operation.is_some() {
        let has_operated = !turn.spaces.is_empty() || turn.coin.patrol.begun;
        require(has_operated, Row::TP4.at(space, "Armored Cavalry Assaults only after the Operation"))?;
        finish_operation(table, turn)?;
    }
    finish(table, turn)?;
    may_use_cavalry(table.game, turn, space)?;
    turn.coin.transport.cavalry = true;
    turn.coin.assault.shifted = SpaceSet::NONE;
    order.resolve(table, turn, Assault::of(space, Faction::Arvn))
}

/// Whether the turn goes on: not after the Armored Cavalry.
///
/// # Errors
/// TP4.
pub fn goes_on(turn: &Turn) -> Result<(), Refusal> {
    require(
        !turn.coin.transport.cavalry,
        Row::TP4.refuses("nothing may follow the Armored Cavalry's Assault"),
    )
}

/// A step of a Transport: the origin, and pieces that go to a space. Without pieces it only sends all Rangers
/// Underground.
///
/// In words: `saigon 3t 1u to hue`, `saigon`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TransportStep {
    /// Where from.
    pub from: Space,
    /// The pieces.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<Pieces>,
    /// Where to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<Space>,
    /// Which pieces of a kind go first; none for those that leave the rest of the action legal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<TakenFirst>,
}

/// The Armored Cavalry's Assault.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CavalryStep {
    /// Where.
    pub space: Space,
    /// How.
    #[serde(default)]
    pub how: AssaultOrder,
}

impl TransportStep {
    /// The step that only names where the Transport comes from.
    pub(crate) fn of_nobody(from: Space) -> TransportStep {
        TransportStep { from, pieces: Vec::new(), to: None, first: None }
    }

    /// Whether nobody would move and no Ranger go Underground. Where one would, an origin does in which there
    /// is somebody to move.
    pub(crate) fn is_idle(&self, game: &Game, turn: &Turn) -> bool {
        let board = game.board();
        let flips =
            !board.with(PieceKind::ArvnRangersActive).is_empty() && turn.coin.transport.origin.is_none();
        let movers = PieceSet::of_type(PieceType::ArvnRangers) | PieceKind::ArvnTroops.into();
        self.pieces.is_empty() && !(flips && board.count_of(self.from, movers) > 0)
    }
}

impl ActionStep for TransportStep {
    fn finish(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        require(
            turn.coin.transport.origin.is_some(),
            Row::TP1.refuses("name an origin for the Transport, even if nothing moves"),
        )?;
        finish(table, turn)
    }

    /// `SPACE [3t 1u to SPACE]`
    fn parse(words: &mut Words<'_>, _: Faction) -> Result<Self, Error> {
        let from = words.space()?;
        words.mark(":");
        let (mut pieces, mut to) = (Vec::new(), None);
        if !ends(words) {
            pieces = Pieces::parse_list(words, Faction::Arvn)?;
            words.keyword("where to", &["to"])?;
            to = Some(words.space()?);
        }
        Ok(TransportStep { from, pieces, to, first: TakenFirst::parse(words) })
    }

    fn candidates(game: &Game, turn: &Turn) -> Vec<Self> {
        let mut steps = Vec::new();
        let kinds = PieceSet::of_type(PieceType::ArvnRangers) | PieceKind::ArvnTroops.into();
        for from in Space::ALL.into_iter().filter(|origin| may_start(game, turn, *origin).is_ok()) {
            steps.push(TransportStep::of_nobody(from));
            let reached = reach(game.board(), from, most_locs(game));
            for to in reached.iter() {
                for piece in kinds.iter() {
                    let may = |pieces: &Pieces| may_go(game, turn, from, *pieces, to, reached).is_ok();
                    let counts = (1..=game.board().count(from, piece)).map(|count| Pieces { piece, count });
                    let moves = counts.take_while(may);
                    steps.extend(moves.map(|pieces| TransportStep {
                        from,
                        pieces: vec![pieces],
                        to: Some(to),
                        first: None,
                    }));
                }
            }
        }
        steps
    }

    fn tell(&self, words: &mut String, _: Option<Faction>) {
        words.push_str(self.from.id());
        ways::tell_pieces(words, &self.pieces, Some(Faction::Arvn));
        if let Some(to) = self.to {
            let _ = write!(words, " to {to}");
        }
        TakenFirst::tell(self.first, words);
    }

    fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        may_start(table.game, turn, self.from)?;
        turn.coin.transport.origin = Some(self.from);
        match self.to {
            Some(to) => TakenFirst::taking(self.first, turn, |turn| {
                self.pieces.iter().try_for_each(|pieces| move_to(table, turn, self.from, *pieces, to))
            }),
            None if self.pieces.is_empty() => Ok(()),
            None => Err(Error::Usage(format!("transport {}: add `to` and a space", self.from))),
        }
    }
}

impl ActionStep for CavalryStep {
    /// `SPACE …` as an Assault.
    fn parse(words: &mut Words<'_>, _: Faction) -> Result<Self, Error> {
        let space = words.space()?;
        words.mark(":");
        Ok(CavalryStep { space, how: AssaultOrder::parse(words)? })
    }

    fn candidates(game: &Game, turn: &Turn) -> Vec<Self> {
        // The Assault comes after what is left of the turn.
        let (mut game, mut turn, mut effects) = (*game, *turn, Vec::new());
        let table = &mut Table { game: &mut game, dice: &mut Lucky, effects: &mut effects };
        let is_over = finish_operation(table, &mut turn).and_then(|()| finish(table, &mut turn));
        let open = Space::ALL.into_iter().filter(|space| may_use_cavalry(&game, &turn, *space).is_ok());
        let steps = open.filter(|_| is_over.is_ok()).flat_map(|space| {
            let orders = AssaultOrder::candidates(&game, &turn, Assault::of(space, Faction::Arvn));
            orders.into_iter().map(move |how| CavalryStep { space, how })
        });
        steps.collect()
    }

    fn tell(&self, words: &mut String, _: Option<Faction>) {
        words.push_str(self.space.id());
        self.how.tell(words);
    }

    fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        use_cavalry(table, turn, self.space, &self.how)
    }
}

/// The origins, with where Troops and Rangers may go and how many; `flip` only sends all Rangers Underground.
pub fn options(game: &Game, turn: &Turn) -> ActionOptions {
    if let Err(refusal) = turn.may_go_on_with(game, SpecialName::Transport) {
        return ActionOptions::none(SpecialName::Transport.id(), refusal);
    }
    let refused = may_transport(game, turn).err();
    let mut spaces = Vec::new();
    for origin in SpaceSet::ALL.iter().filter(|origin| may_start(game, turn, *origin).is_ok()) {
        let mut forms = vec![Form::of("flip")];
        let kinds = PieceSet::of_type(PieceType::ArvnRangers) | PieceKind::ArvnTroops.into();
        let reached = reach(game.board(), origin, most_locs(game));
        for to in reached.iter() {
            for piece in kinds.iter() {
                let may = |count: &u8| {
                    may_go(game, turn, origin, Pieces { piece, count: *count }, to, reached).is_ok()
                };
                let most = (1..=game.board().count(origin, piece)).take_while(may).last();
                forms.extend(most.map(|most| Form::up_to("move", most).with(piece).at(to)));
            }
        }
        spaces.push(SpaceOptions { space: origin, cost: 0, forms });
    }
    let cavalry = turn.special_spaces.iter().filter(|space| may_use_cavalry(game, turn, *space).is_ok());
    let besides = cavalry.map(|space| Form::of("armored-cavalry").at(space)).collect();
    ActionOptions {
        name: SpecialName::Transport.id(),
        refused,
        most_spaces: None,
        spaces,
        besides,
        impossible: Vec::new(),
    }
}
