//! Train (3.2.1): Special Forces and ARVN cubes are placed; then one space is Pacified, gets a Base, or US
//! aid is freed of Patronage.

mod options;
mod step;

use super::pacify::{self, Pacification};
use crate::action::choice::Pieces;
use crate::action::named::counted;
use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::{Turn, spends, unpaid};
use crate::action::voluntary::Taken;
use crate::board::control::Control;
use crate::board::effect::Effect;
use crate::game::Game;
use crate::game::table::{Cause, Table};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::leader::Leader;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::{Space, SpaceKind};
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;

pub use options::options;
pub use step::TrainStep;

/// What a Train has done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TrainProgress {
    /// Where pieces have been placed.
    pub placed: SpaceSet,
    /// The spaces that have been paid for.
    pub paid: SpaceSet,
    /// The spaces Pacified.
    pub pacified: SpaceSet,
    /// Whether a Base was placed or Patronage transferred.
    pub ended: bool,
    /// Whether Combined Action Platoons have added their Police.
    pub police: bool,
    /// Whether what follows the Operation has happened.
    pub finished: bool,
}

impl TrainProgress {
    /// Whether the final action has begun.
    pub fn is_final(&self) -> bool {
        self.ended || !self.pacified.is_empty()
    }
}

/// Whether the Operation may select `space`.
///
/// # Errors
/// TR1, TR2, TR3, TR8, G8, G9.
pub fn may_select(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    let board = game.board();
    require(
        !space.is_loc() && space.admits_coin(),
        Row::TR1.at(space, "Train only in Cities and Provinces, not in North Vietnam"),
    )?;
    if turn.faction == Faction::Us {
        require(
            board.count_by(space, Faction::Us) > 0,
            Row::TR2.at(space, "the US may Train only where it has a piece"),
        )?;
    } else {
        require(
            board.control(space) != Control::Nva,
            Row::TR2.at(space, "ARVN may Train only where NVA does not have Control"),
        )?;
    }
    require(
        !super::coin::advised_or_governed(turn).contains(space),
        Row::TR3.at(space, "is selected for Advise or Govern"),
    )?;
    turn.may_select(space, None)?;
    require(!turn.coin.train.is_final(), Row::TR8.at(space, "select spaces before the final action"))
}

/// Selects `space`; what is placed there is paid for then.
///
/// # Errors
/// See [`may_select`].
pub fn select(table: &mut Table<'_>, turn: &mut Turn, space: Space) -> Result<(), Error> {
    may_select(table.game, turn, space)?;
    turn.spaces.set(space, true);
    Ok(())
}

/// What placing pieces of the type costs.
pub fn price(turn: &Turn, piece_type: PieceType) -> u8 {
    if piece_type.faction() == Faction::Arvn { turn.price(3) } else { 0 }
}

/// The most pieces of the type that may be placed in `space`, selected or about to be, were they Available: 2
/// Special Forces or 6 cubes.
///
/// # Errors
/// TR4, TR6, TR7, TR8, G11 as TR5's neighbours, G12.
pub fn may_place(game: &Game, turn: &Turn, space: Space, piece_type: PieceType) -> Result<u8, Refusal> {
    let (board, at) = (game.board(), |row: Row, why| row.at(space, why));
    require(!turn.coin.train.is_final(), at(Row::TR8, "place pieces before the final action"))?;
    require(!turn.coin.train.placed.contains(space), at(Row::TR4, "place pieces in a space only once"))?;
    let most = match piece_type {
        PieceType::UsIrregulars | PieceType::ArvnRangers => 2,
        PieceType::ArvnTroops | PieceType::ArvnPolice => 6,
        _ => return Err(at(Row::TR7, "a Train may place only Irregulars, Rangers, ARVN Troops and Police")),
    };
    if turn.faction == Faction::Us {
        let has_base = board.count(space, PieceKind::UsBases) > 0;
        require(
            piece_type == PieceType::UsIrregulars || has_base,
            at(Row::TR6, "the US may place ARVN pieces only where it has a Base"),
        )?;
    } else {
        require(piece_type != PieceType::UsIrregulars, at(Row::TR7, "ARVN cannot place Irregulars"))?;
        let bases = PieceSet::of(&[PieceKind::UsBases, PieceKind::ArvnBases]);
        let is_open = space.kind() == SpaceKind::City || board.count_of(space, bases) > 0;
        require(
            is_open,
            at(Row::TR6, "ARVN may place pieces only in Cities and where there is a US or ARVN Base"),
        )?;
    }
    let cost = price(turn, piece_type);
    let row = if turn.faction == Faction::Us { Row::G12 } else { Row::G11 };
    turn.can_pay(game, cost, row, space)?;
    Ok(most)
}

/// Places pieces of one sort in a selected space: Irregulars, Rangers, or ARVN cubes in any mix; those
/// lacking are `taken` from the map.
///
/// # Errors
/// See [`may_place`]; TR4, TR5, TR10, G13, G14, VR1 to VR6.
pub fn place(
    table: &mut Table<'_>,
    turn: &mut Turn,
    space: Space,
    pieces: &[Pieces],
    taken: &[Taken],
) -> Result<(), Error> {
    require(turn.spaces.contains(space), Row::TR10.at(space, "is not selected for Train"))?;
    let Some(first) = pieces.first() else {
        require(taken.is_empty(), Row::VR6.at(space, "take only pieces that you place"))?;
        return Ok(());
    };
    let sort = |piece: PieceKind| (piece.faction(), piece.piece_type().class());
    let mut most = u8::MAX;
    for Pieces { piece, .. } in pieces {
        most = most.min(may_place(table.game, turn, space, piece.piece_type())?);
        require(piece.is_as_placed(), Row::G13.at(space, "pieces must be placed Underground"))?;
        require(
            sort(*piece) == sort(first.piece),
            Row::TR4.at(space, "place only one kind of piece in a space"),
        )?;
    }
    let total = pieces.iter().map(|pieces| pieces.count).fold(0, u8::saturating_add);
    require(total > 0, Row::TR5.at(space, "place at least 1 piece"))?;
    require(total <= most, Row::TR5.at(space, "too many pieces for one space").limited(most))?;
    let is_foreign =
        |taken: &Taken| !pieces.iter().any(|pieces| pieces.piece.piece_type() == taken.piece.piece_type());
    if let Some(foreign) = taken.iter().find(|taken| is_foreign(taken)) {
        return Err(Row::VR6.at(foreign.space, "only pieces of the type being placed may be taken").into());
    }
    table.pay(turn.faction, price(turn, first.piece.piece_type()))?;
    turn.coin.train.placed.set(space, true);
    turn.coin.train.paid.set(space, first.piece.faction() == Faction::Arvn);
    let counts = counted(pieces);
    for (piece, count) in counts.iter().filter(|(_, count)| **count > 0) {
        let piece_type = piece.piece_type();
        let of_type: Vec<Taken> =
            taken.iter().filter(|taken| taken.piece.piece_type() == piece_type).copied().collect();
        table.place_own(turn.faction, space, piece_type, *count, &of_type)?;
    }
    Ok(())
}

/// Whether a final action may be made in `space`.
///
/// # Errors
/// TR9, TR10.
fn may_end_in(turn: &Turn, space: Space) -> Result<(), Refusal> {
    require(turn.spaces.contains(space), Row::TR10.at(space, "is not selected for Train"))?;
    require(!turn.coin.train.is_final(), Row::TR9.at(space, "a Train has only one final action"))
}

impl Game {
    /// What a step of Pacification costs at a Train: 3, under Ky 4 (3.2.1).
    pub fn train_pacification_price(&self) -> u8 {
        if self.leader() == Some(Leader::NguyenCaoKy) { 4 } else { 3 }
    }
}

/// How a Train Pacifies `space`: its price and limits, if it may.
///
/// # Errors
/// TR9, TR10, TR11.
pub fn may_pacify(game: &Game, turn: &Turn, space: Space) -> Result<Pacification, Refusal> {
    let (board, progress) = (game.board(), &turn.coin.train);
    let is_us = turn.faction == Faction::Us;
    let at = |why| Row::TR11.at(space, why);
    require(turn.spaces.contains(space), Row::TR10.at(space, "is not selected for Train"))?;
    let spaces = if is_us && game.unshaded(LastingCard::Cords) { 2 } else { 1 };
    let is_open = !progress.ended && progress.pacified.len() < spaces && !progress.pacified.contains(space);
    require(
        is_open,
        Row::TR9.at(space, "a Train has only one final action; spaces Pacified").limited(spaces as u8),
    )?;
    require(board.control(space) == Control::Coin, at("is not under COIN Control"))?;
    if is_us {
        require(board.count_by(space, Faction::Us) > 0, at("has no US piece"))?;
    } else {
        let both =
            [PieceKind::ArvnTroops, PieceKind::ArvnPolice].iter().all(|cube| board.count(space, *cube) > 0);
        require(both, at("ARVN needs Troops and Police there"))?;
    }
    // R24: the cap is on the US Train. The Support Phase and the Events 64 and 96 go on to Active Support.
    let highest = if is_us && game.shaded(LastingCard::Cords) {
        crate::SupportLevel::PassiveSupport
    } else {
        crate::SupportLevel::ActiveSupport
    };
    let price = game.train_pacification_price();
    Ok(Pacification { space, by: turn.faction, price, most_levels: 2, highest })
}

/// Pacifies `space`: removes Terror markers, then shifts levels toward Active Support.
///
/// # Errors
/// TR9 to TR13.
pub fn pacify(
    table: &mut Table<'_>,
    turn: &mut Turn,
    space: Space,
    terror: u8,
    levels: u8,
) -> Result<(), Error> {
    let pacification = may_pacify(table.game, turn, space)?;
    may_take(&pacification, table.game, turn, terror, levels)?;
    turn.coin.train.pacified.set(space, true);
    pacification.take(table, terror, levels)
}

/// Whether a Train may Pacify so far.
///
/// # Errors
/// TR11, TR12, TR13.
fn may_take(
    pacification: &Pacification,
    game: &Game,
    turn: &Turn,
    terror: u8,
    levels: u8,
) -> Result<(), Refusal> {
    let space = pacification.space;
    pacification.may_take(game, terror, levels).map_err(|fault| match fault {
        pacify::PacifyFault::Population => {
            Row::TR11.at(space, "a space with Population 0 has no level to shift")
        }
        pacify::PacifyFault::Nothing => {
            Row::TR12.at(space, "Pacification must remove a marker or shift a level")
        }
        pacify::PacifyFault::Terror(there) => {
            Row::TR12.at(space, "there are not that many Terror markers").limited(there)
        }
        pacify::PacifyFault::TerrorLeft => Row::TR12.at(space, "remove all Terror before shifting a level"),
        pacify::PacifyFault::Levels(most, why) => Row::TR12.at(space, why).up_to(most),
        pacify::PacifyFault::Unpaid(price) => {
            unpaid(Row::TR13.at(space, spends(turn.faction)), game, turn.faction, price)
        }
    })
}

/// What the Base costs there: nothing if the space has been paid for.
pub fn base_price(turn: &Turn, space: Space) -> u8 {
    if turn.coin.train.paid.contains(space) { 0 } else { turn.price(3) }
}

/// Whether ARVN may replace 3 cubes in `space` with a Base, were one Available.
///
/// # Errors
/// TR9, TR10, TR14, G11.
pub fn may_build(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    let (board, at) = (game.board(), |why| Row::TR14.at(space, why));
    require(turn.faction == Faction::Arvn, at("only ARVN builds Bases"))?;
    may_end_in(turn, space)?;
    require(board.count_of(space, PieceSet::ARVN_CUBES) >= 3, at("a Base must replace 3 ARVN cubes"))?;
    require(board.room_for_bases(space) > 0, at("already has 2 Bases"))?;
    turn.can_pay(game, base_price(turn, space), Row::G11, space)
}

/// Replaces 3 cubes in `space`, so many of them Troops, with a Base: Available, or `taken` from the map.
///
/// # Errors
/// See [`may_build`]; G13, TR14 when there is no Base, VR1 to VR6.
pub fn build(
    table: &mut Table<'_>,
    turn: &mut Turn,
    space: Space,
    troops: u8,
    taken: &[Taken],
) -> Result<(), Error> {
    may_build(table.game, turn, space)?;
    require(troops <= 3, Row::TR14.at(space, "a Base must replace 3 ARVN cubes").limited(3))?;
    table.has_one(turn.faction, space, PieceType::ArvnBases, taken, Row::TR14)?;
    table.pay(turn.faction, base_price(turn, space))?;
    turn.coin.train.paid.set(space, true);
    turn.coin.train.ended = true;
    for (piece, count) in [(PieceKind::ArvnTroops, troops), (PieceKind::ArvnPolice, 3 - troops)] {
        let there = table.board().count(space, piece);
        require(count <= there, Row::G13.at(space, "there are not that many of these cubes").limited(there))?;
        table.remove(space, piece, count, Cause::Return)?;
    }
    table.place_own(turn.faction, space, PieceType::ArvnBases, 1, taken)
}

/// The most Patronage the US may turn into ARVN Resources: 1 to 3, Saigon being selected.
///
/// # Errors
/// TR9, TR15.
pub fn may_transfer(game: &Game, turn: &Turn) -> Result<u8, Refusal> {
    let at = |why| Row::TR15.at(Space::Saigon, why);
    require(turn.faction == Faction::Us, at("only the US may transfer Patronage"))?;
    require(turn.spaces.contains(Space::Saigon), at("select Saigon to transfer Patronage"))?;
    may_end_in(turn, Space::Saigon)?;
    let most = game.board().track(Track::Patronage).min(3);
    require(most > 0, at("there is no Patronage"))?;
    Ok(most)
}

/// Turns Patronage into ARVN Resources.
///
/// # Errors
/// See [`may_transfer`].
pub fn transfer(table: &mut Table<'_>, turn: &mut Turn, amount: u8) -> Result<(), Error> {
    let most = may_transfer(table.game, turn)?;
    require(
        (1..=most).contains(&amount),
        Row::TR15.at(Space::Saigon, "cannot transfer that much Patronage").limited(most),
    )?;
    turn.coin.train.ended = true;
    table.change_track(Track::Patronage, -i32::from(amount))?;
    table.change_track(Track::ArvnResources, i32::from(amount))?;
    Ok(())
}

/// Whether Combined Action Platoons may add Police to `space`.
///
/// # Errors
/// TR16.
pub fn may_add_police(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    let at = |why| Row::TR16.at(space, why);
    require(
        game.unshaded(LastingCard::CombinedActionPlatoons),
        at("Combined Action Platoons (unshaded) is not in play"),
    )?;
    require(turn.faction == Faction::Us, at("Combined Action Platoons works only in US Trains"))?;
    require(!turn.coin.train.police, at("Combined Action Platoons adds only 1 Police a Train").limited(1))?;
    require(
        game.board().count(space, PieceKind::UsTroops) > 0,
        at("Combined Action Platoons needs US Troops there"),
    )
}

/// Combined Action Platoons add 1 Police to `space`: Available, or from elsewhere on the map.
///
/// # Errors
/// TR16, G13, G14.
pub fn add_police(
    table: &mut Table<'_>,
    turn: &mut Turn,
    space: Space,
    from: Option<Space>,
) -> Result<(), Error> {
    may_add_police(table.game, turn, space)?;
    turn.coin.train.police = true;
    let Some(from) = from else {
        let available = table.board().available(PieceType::ArvnPolice);
        if available == 0 {
            let elsewhere = table.board().with(PieceKind::ArvnPolice).without(space);
            let question = OpenQuestion::of("from", "where the Police comes from", "G14, 1.4.1")
                .legal(elsewhere.iter().map(Space::id));
            let message = format!("{}: no Police are Available; say where to take one from", space.name());
            return Err(Error::asks(message, vec![question]));
        }
        return table.place(space, PieceType::ArvnPolice, 1);
    };
    let is_there = from != space && table.board().count(from, PieceKind::ArvnPolice) > 0;
    require(is_there, Row::G13.at(from, "there are no Police to relocate"))?;
    table.apply(Effect::Move { piece: PieceKind::ArvnPolice, count: 1, from, to: space })
}

/// Ends the Train: Aid under Duong Van Minh, once an ARVN Train.
///
/// # Errors
/// Never by the rules.
pub fn finish(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
    if !turn.coin.train.finished
        && turn.faction == Faction::Arvn
        && table.game.leader() == Some(Leader::DuongVanMinh)
    {
        table.change_track(Track::Aid, 5)?;
    }
    turn.coin.train.finished = true;
    Ok(())
}
