//! Sweep (3.2.3): Troops move in, then Underground Guerrillas are Activated. The second step alone, a Sweep
//! in place, is also what Advise and Events use.

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::OperationName;
use super::assault::Treated;
use super::coin::{movers, moves};
use crate::action::ActionStep;
use crate::action::choice::Pieces;
use crate::action::legal::Lucky;
use crate::action::named::{Mover, NamedPieces, parse_enemies};
use crate::action::options::{ActionOptions, Form, SpaceOptions};
use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::Turn;
use crate::action::ways;
use crate::action::words::Words;
use crate::board::Board;
use crate::game::Game;
use crate::game::table::{Cause, Table};
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::{ByPiece, PieceClass, PieceKind};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::{Space, Terrain};
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;

/// Who Sweeps, and which cubes count as whose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sweep {
    /// US or ARVN.
    pub by: Faction,
    /// Which cubes move and are counted.
    pub treated: Treated,
}

/// What a turn's Sweeps have done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SweepProgress {
    /// Whether the movement is over: something was Activated, or a Special Activity came between.
    pub movement_over: bool,
    /// Where the activation is done, Sweeps in place included.
    pub swept: SpaceSet,
    /// Where Cobras have removed a piece.
    pub cobras: SpaceSet,
}

impl Sweep {
    /// The Sweep of `by` with nothing out of the ordinary.
    pub const fn of(by: Faction) -> Sweep {
        Sweep { by, treated: Treated::Normally }
    }

    /// The Sweep of the faction whose turn it is, as an Event may have changed it.
    pub const fn granted(turn: &Turn) -> Sweep {
        Sweep { by: turn.faction, treated: turn.coin.fight.treated }
    }

    /// The pieces that move.
    pub fn movers(self) -> PieceSet {
        match (self.treated, self.by) {
            (Treated::CubesAsUs, _) => PieceSet::COIN_CUBES,
            (Treated::TroopsAsUs, _) => PieceSet::of(&[PieceKind::UsTroops, PieceKind::ArvnTroops]),
            (Treated::Normally, Faction::Us) => PieceKind::UsTroops.into(),
            (Treated::Normally, _) => PieceKind::ArvnTroops.into(),
        }
    }

    /// The pieces counted for the activation: cubes and the faction's own Special Forces.
    pub fn sweepers(self) -> PieceSet {
        let own = PieceSet::of_faction(self.by);
        let cubes = if self.treated == Treated::Normally { own & PieceSet::CUBES } else { self.movers() };
        cubes | (own & PieceSet::SPECIAL_FORCES)
    }

    /// The Troops of which Booby Traps remove one: those of the faction; where all cubes count as US Troops,
    /// US Troops. Where all Troops do, VC has the choice, and the Event makes it.
    fn trapped(self) -> PieceSet {
        match (self.treated, self.by) {
            (Treated::TroopsAsUs, _) => PieceSet::NONE,
            (Treated::CubesAsUs, _) | (_, Faction::Us) => PieceKind::UsTroops.into(),
            _ => PieceKind::ArvnTroops.into(),
        }
    }

    /// How many Guerrillas they can Activate in `space`: half in Jungle.
    ///
    /// ```
    /// use pointman_fitl::operations::sweep::Sweep;
    /// use pointman_fitl::{Faction, Scenario, Space};
    /// let board = Scenario::Full.board();
    /// assert_eq!(Sweep::of(Faction::Arvn).strength(&board, Space::Saigon), 5);
    /// ```
    pub fn strength(self, board: &Board, space: Space) -> u8 {
        board.count_of(space, self.sweepers()) / if space.terrain() == Terrain::Jungle { 2 } else { 1 }
    }

    /// How many Underground Guerrillas it Activates in `space`, which it must.
    pub fn activations(self, board: &Board, space: Space) -> u8 {
        self.strength(board, space).min(board.count_of(space, PieceSet::UNDERGROUND_GUERRILLAS))
    }
}

/// What a space costs.
pub fn price(turn: &Turn) -> u8 {
    if turn.faction == Faction::Us { 0 } else { turn.price(3) }
}

/// Whether there may be a Sweep at all.
///
/// # Errors
/// SW2 in Monsoon.
pub fn may_sweep(game: &Game, turn: &Turn) -> Result<(), Refusal> {
    // R5: an Event that names a Sweep goes before the Monsoon (5.1.1); one that grants any Limited Operation
    // does not.
    require(!game.is_monsoon() || turn.terms.directed, Row::SW2.refuses("no Sweep in Monsoon"))
}

/// Whether the Operation may select `space`.
///
/// # Errors
/// SW1, SW2, SW3, SW9, G8, G9.
pub fn may_select(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    may_sweep(game, turn)?;
    require(
        !space.is_loc() && space.admits_coin(),
        Row::SW1.at(space, "Sweep only in Cities and Provinces in the South, Laos and Cambodia"),
    )?;
    turn.may_select(space, None)?;
    let is_capped = turn.faction == Faction::Us
        && game.shaded(LastingCard::CombinedActionPlatoons)
        && turn.cap(Some(2)) == Some(2);
    let is_full = is_capped && turn.spaces.len() >= 2;
    require(
        !is_full,
        Row::SW9.at(space, "shaded Combined Action Platoons limits US Sweep spaces").limited(2),
    )?;
    turn.can_pay(game, price(turn), Row::SW3, space)
}

/// Selects `space` and pays for it.
///
/// # Errors
/// See [`may_select`].
pub fn select(table: &mut Table<'_>, turn: &mut Turn, space: Space) -> Result<(), Error> {
    may_select(table.game, turn, space)?;
    table.pay(turn.faction, price(turn))?;
    turn.spaces.set(space, true);
    Ok(())
}

/// Whether Troops get from `from` to `to`: next to each other, or by one LoC next to both that no Insurgent
/// piece holds.
pub fn reaches(board: &Board, from: Space, to: Space) -> bool {
    let between = from.adjacent() & to.adjacent() & SpaceSet::LOCS;
    from != to && (from.is_adjacent(to) || between.iter().any(|loc| board.insurgent(loc) == 0))
}

/// Whether the Troops may move into `to`, which is selected.
///
/// # Errors
/// SW4 to SW7, G13, G17.
pub fn may_move(game: &Game, turn: &Turn, sweep: Sweep, mover: Mover, to: Space) -> Result<(), Refusal> {
    let Mover { piece, count, from } = mover;
    let progress = &turn.coin.sweep;
    require(
        !progress.movement_over,
        Row::SW7.at(to, "Troops move before anything is Activated, and before a Special Activity"),
    )?;
    require(
        turn.terms.from.contains(from),
        Row::G9.at(from, "the Event does not let pieces move from there"),
    )?;
    require(sweep.movers().contains(piece), Row::SW4.at(to, "only the Sweeping faction's Troops move"))?;
    require(turn.spaces.contains(to), Row::SW6.at(to, "Troops must end in a space selected for the Sweep"))?;
    require(
        reaches(game.board(), from, to),
        Row::SW5.at(to, "Troops must come from an adjacent space, or by one LoC without Insurgents"),
    )?;
    let there = game.board().count(from, piece);
    require(count > 0 && count <= there, Row::G13.at(from, "there are not that many Troops").limited(there))?;
    let fresh = there - turn.coin.arrived.of(piece, from).min(there);
    require(count <= fresh, Row::G17.at(from, "Troops may move only once in a Sweep").limited(fresh))
}

/// Moves Troops into a selected space.
///
/// # Errors
/// See [`may_move`].
pub fn move_in(
    table: &mut Table<'_>,
    turn: &mut Turn,
    sweep: Sweep,
    mover: Mover,
    to: Space,
) -> Result<(), Error> {
    may_move(table.game, turn, sweep, mover, to)?;
    table.shift_pieces(mover.piece, mover.count, mover.from, to)?;
    turn.coin.arrived.add(mover.piece, to, mover.count);
    Ok(())
}

/// Activates these Guerrillas in `space`, all that must be; then Booby Traps.
///
/// # Errors
/// SW8, G13; when the dice give no answer.
pub fn activate(
    table: &mut Table<'_>,
    turn: &mut Turn,
    sweep: Sweep,
    space: Space,
    guerrillas: &ByPiece<u8>,
) -> Result<(), Error> {
    let due = sweep.activations(table.board(), space);
    let total: u8 = PieceSet::UNDERGROUND_GUERRILLAS.iter().map(|kind| guerrillas[kind]).sum();
    require(total == due, Row::SW8.at(space, "a Sweep must Activate as many as it can").limited(due))?;
    turn.coin.sweep.movement_over = true;
    turn.coin.sweep.swept.set(space, true);
    for kind in PieceSet::UNDERGROUND_GUERRILLAS.iter() {
        table.flip(space, kind, guerrillas[kind])?;
    }
    let trapped = sweep.trapped().iter().find(|troops| table.board().count(space, *troops) > 0);
    if table.game.shaded(LastingCard::BoobyTraps)
        && let Some(troops) = trapped
    {
        let (piece, place) = (troops.name(true), space.name());
        let roll =
            table.dice.d6(format_args!("Booby Traps in {place}, 1 {piece} lost on 3 or less [card 101]"))?;
        if roll <= 3 {
            table.remove(space, troops, 1, Cause::Loss)?;
        } else {
            table.dice.came_to(format_args!("no loss"));
        }
    }
    Ok(())
}

/// A Sweep in place: Activates Guerrillas in `space`, those named and the rest where there is one way.
///
/// # Errors
/// SW8 when the choice matters and is left open, or is wrong: it is said under `name`; when the dice give no
/// answer.
pub fn sweep_in_place(
    table: &mut Table<'_>,
    turn: &mut Turn,
    sweep: Sweep,
    space: Space,
    named: &[Pieces],
    name: std::fmt::Arguments<'_>,
) -> Result<(), Error> {
    let due = sweep.activations(table.board(), space);
    let mut named = NamedPieces::of(named);
    let taken = named.take(table.board(), space, PieceSet::UNDERGROUND_GUERRILLAS, due, Row::SW8, name)?;
    require(named.unused().is_none(), Row::SW8.at(space, "a Sweep Activates only Underground Guerrillas"))?;
    activate(table, turn, sweep, space, &taken)
}

/// Whether Cobras may remove this enemy piece in a space that was Swept this turn.
///
/// # Errors
/// SW10.
pub fn may_use_cobras(game: &Game, turn: &Turn, space: Space, piece: PieceKind) -> Result<(), Refusal> {
    let (board, progress) = (game.board(), &turn.coin.sweep);
    let at = |why| Row::SW10.at(space, why);
    require(game.unshaded(LastingCard::Cobras), at("Cobras (unshaded) is not in play"))?;
    require(progress.swept.contains(space), at("Cobras strike only where a Sweep has Activated"))?;
    require(!progress.cobras.contains(space), at("Cobras remove only 1 piece a space"))?;
    require(progress.cobras.len() < 2, at("Cobras strike in at most 2 spaces a turn").limited(2))?;
    let troops = board.count(space, PieceKind::NvaTroops);
    let exposed = board.count_of(space, PieceSet::ACTIVE_GUERRILLAS);
    let in_order = match piece.piece_type().class() {
        _ if !PieceSet::INSURGENT.contains(piece) => false,
        PieceClass::Cube => true,
        PieceClass::Guerrilla => !piece.is_underground() && troops == 0,
        _ => {
            !piece.is_tunneled()
                && troops == 0
                && exposed == 0
                && board.count_of(space, PieceSet::GUERRILLAS) == 0
        }
    };
    require(
        in_order,
        at("remove NVA Troops first, then Active Guerrillas, then Bases without a Tunnel once no Guerrilla \
            is there"),
    )?;
    require(board.count(space, piece) > 0, at("has no such piece"))
}

/// Removes an enemy piece by Cobras.
///
/// # Errors
/// See [`may_use_cobras`].
pub fn use_cobras(
    table: &mut Table<'_>,
    turn: &mut Turn,
    space: Space,
    piece: PieceKind,
) -> Result<(), Error> {
    may_use_cobras(table.game, turn, space, piece)?;
    turn.coin.sweep.cobras.set(space, true);
    table.remove(space, piece, 1, Cause::Return)
}

/// Activates in the selected spaces where it has not been done, in the printed order.
///
/// # Errors
/// SW8 when a choice matters and was left open.
pub fn finish(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
    for space in (turn.spaces - turn.coin.sweep.swept).iter() {
        sweep_in_place(table, turn, Sweep::granted(turn), space, &[], format_args!("activate {space}"))?;
    }
    Ok(())
}

/// A step of a Sweep.
///
/// In words: `tay-ninh: 3t from saigon, 1t from kien-phong`, `tay-ninh` alone to Sweep in place, `activate
/// tay-ninh nva 1u vc 2u`, `cobras tay-ninh nva_troops`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SweepStep {
    /// Selects a space, or moves more Troops into it.
    Space {
        /// The space.
        space: Space,
        /// The Troops that come.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        movers: Vec<Mover>,
    },
    /// Activates in a selected space. Spaces not named follow at the end.
    Activate {
        /// The space.
        space: Space,
        /// The Underground Guerrillas, where the choice matters.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        guerrillas: Vec<Pieces>,
    },
    /// Cobras remove a piece, after every space has been Activated.
    Cobras {
        /// The space.
        space: Space,
        /// The piece.
        piece: PieceKind,
    },
}

impl ActionStep for SweepStep {
    fn finish(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        finish(table, turn)
    }

    /// `SPACE[: 3t from SPACE, …]`, `activate SPACE [PIECES]` or `cobras SPACE PIECE`.
    fn parse(words: &mut Words<'_>, faction: Faction) -> Result<Self, Error> {
        let step = if words.is("activate") {
            let space = words.space()?;
            words.mark(":");
            let guerrillas = parse_enemies(words, Side::Insurgent, PieceSet::UNDERGROUND)?;
            SweepStep::Activate { space, guerrillas }
        } else if words.is("cobras") {
            SweepStep::Cobras {
                space: words.space()?,
                piece: words.piece_of(&Side::Insurgent.factions(), PieceSet::ALL)?,
            }
        } else {
            SweepStep::Space { space: words.space()?, movers: Mover::parse(words, faction)? }
        };
        Ok(step)
    }

    fn candidates(game: &Game, turn: &Turn) -> Vec<Self> {
        let (mut steps, sweep, board) = (Vec::new(), Sweep::granted(turn), game.board());
        for space in Space::ALL {
            let mut selected = *turn;
            if may_select(game, turn, space).is_ok() {
                steps.push(SweepStep::Space { space, movers: Vec::new() });
                selected.spaces.set(space, true);
            }
            if selected.spaces.contains(space) {
                let may = |mover| may_move(game, &selected, sweep, mover, space).is_ok();
                let movers = movers(board, sweep.movers(), may);
                steps.extend(movers.into_iter().map(|mover| SweepStep::Space { space, movers: vec![mover] }));
            }
        }
        for space in turn.spaces.iter() {
            let due = sweep.activations(board, space);
            let ways = ways::in_space(board, space, PieceSet::UNDERGROUND_GUERRILLAS, due);
            steps.extend(
                ways::said(ways).into_iter().map(|guerrillas| SweepStep::Activate { space, guerrillas }),
            );
        }
        let flights = flights(game, turn).into_iter().filter_map(|flight| flight.other.zip(flight.piece));
        steps.extend(flights.map(|(space, piece)| SweepStep::Cobras { space, piece }));
        steps
    }

    fn tell(&self, words: &mut String, owner: Option<Faction>) {
        match self {
            SweepStep::Space { space, movers } => {
                words.push_str(space.id());
                ways::tell_movers(words, movers, owner);
            }
            SweepStep::Activate { space, guerrillas } => {
                let _ = write!(words, "activate {space}");
                ways::tell_enemies(words, guerrillas);
            }
            SweepStep::Cobras { space, piece } => {
                let _ = write!(words, "cobras {space} {piece}");
            }
        }
    }

    fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        match self {
            SweepStep::Space { space, movers } => {
                if !turn.spaces.contains(*space) || movers.is_empty() {
                    select(table, turn, *space)?;
                }
                let sweep = Sweep::granted(turn);
                movers.iter().try_for_each(|mover| move_in(table, turn, sweep, *mover, *space))
            }
            SweepStep::Activate { space, guerrillas } => {
                require(turn.spaces.contains(*space), Row::SW8.at(*space, "is not selected for the Sweep"))?;
                require(
                    !turn.coin.sweep.swept.contains(*space),
                    Row::SW8.at(*space, "has already been Activated"),
                )?;
                let sweep = Sweep::granted(turn);
                sweep_in_place(table, turn, sweep, *space, guerrillas, format_args!("activate {space}"))
            }
            SweepStep::Cobras { space, piece } => {
                finish(table, turn)?;
                use_cobras(table, turn, *space, *piece)
            }
        }
    }
}

/// Where the Operation may Sweep, how many Troops may come, and how many Guerrillas are Activated if none
/// does.
pub fn options(game: &Game, turn: &Turn) -> ActionOptions {
    if let Err(refusal) = turn.may_begin(game, OperationName::Sweep) {
        return ActionOptions::none(OperationName::Sweep.id(), refusal);
    }
    let sweep = Sweep::granted(turn);
    let (mut spaces, mut refused) = (Vec::new(), may_sweep(game, turn).err());
    for space in Space::ALL {
        let selectable = may_select(game, turn, space);
        let (mut selected, mut cost) = (*turn, 0);
        if selectable.is_ok() {
            selected.spaces.set(space, true);
            cost = price(turn);
        } else if !turn.spaces.contains(space) {
            refused = refused.or(selectable.err().filter(|refusal| refusal.row != Row::SW1));
            continue;
        }
        let mut forms = moves(game.board(), sweep.movers(), |mover| {
            may_move(game, &selected, sweep, mover, space).is_ok()
        });
        if selectable.is_ok() {
            forms.push(Form::of("select"));
        }
        if !turn.coin.sweep.swept.contains(space) {
            forms.push(Form::up_to("activate", sweep.activations(game.board(), space)));
        }
        if !forms.is_empty() {
            spaces.push(SpaceOptions { space, cost, forms });
        }
    }
    let besides = flights(game, turn);
    let cap = (turn.faction == Faction::Us && game.shaded(LastingCard::CombinedActionPlatoons)).then_some(2);
    ActionOptions {
        name: OperationName::Sweep.id(),
        refused: if spaces.is_empty() { refused } else { None },
        most_spaces: turn.cap(cap),
        spaces,
        besides,
        impossible: Vec::new(),
    }
}

/// What Cobras may remove: they fly once everything has been Activated that can be without a choice.
fn flights(game: &Game, turn: &Turn) -> Vec<Form> {
    if !game.unshaded(LastingCard::Cobras) || turn.spaces.is_empty() {
        return Vec::new();
    }
    let (mut swept, mut after, mut effects) = (*game, *turn, Vec::new());
    // Booby Traps cost Troops, which changes nothing for Cobras.
    let table = &mut Table { game: &mut swept, dice: &mut Lucky, effects: &mut effects };
    if finish(table, &mut after).is_err() {
        return Vec::new();
    }
    let pieces = after
        .coin
        .sweep
        .swept
        .iter()
        .flat_map(|space| PieceSet::INSURGENT.iter().map(move |piece| (space, piece)));
    let flown = pieces.filter(|(space, piece)| may_use_cobras(&swept, &after, *space, *piece).is_ok());
    flown.map(|(space, piece)| Form::of("cobras").with(piece).at(space)).collect()
}
