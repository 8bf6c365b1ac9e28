//! What a player says about an Air Strike before its die is rolled: what to strike, in the order preferred.

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    SamVictim, begin, degrade, exposed, finish, may_degrade, may_remove, may_strike, remove, select,
};
use crate::action::ActionStep;
use crate::action::choice::Pieces;
use crate::action::legal::Lucky;
use crate::action::named::{ends, missing, parse_enemies};
use crate::action::refusal::{Row, require};
use crate::action::turn::Turn;
use crate::action::ways;
use crate::action::words::Words;
use crate::board::Board;
use crate::game::Game;
use crate::game::table::Table;
use crate::vocabulary::edition::Edition;
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use pointman_core::error::Error;

/// One thing to strike. Hits go to the items in the order they stand as far as they go; what cannot be paid
/// or is barred by what the hits before it did is passed over, and hits left in the end are lost.
///
/// In words: `degrade`, `degrade sa-2s nva_troops north-vietnam`, `tay-ninh 2`, `tay-ninh nva 1t vc 1a`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum AirStrikeItem {
    /// The Trail, for 2 hits (in the first edition for none).
    Degrade {
        /// The NVA piece that SA-2s let the US remove, where there are several.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sam_victim: Option<SamVictim>,
    },
    /// Pieces in a space.
    Remove {
        /// The space.
        space: Space,
        /// How many; 0 selects the space only, which the first edition allows.
        count: u8,
        /// The first of them, in this order, where the choice matters.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pieces: Vec<Pieces>,
    },
}

/// One hit's work.
#[derive(Debug, Clone, Copy)]
enum Blow {
    Degrade(Option<SamVictim>),
    Select(Space),
    Remove(Space, Option<PieceKind>),
}

impl AirStrikeItem {
    /// How many hits it takes in the second edition: 2 Degrade the Trail, each piece takes 1.
    pub fn hits(&self) -> u8 {
        match self {
            AirStrikeItem::Degrade { .. } => 2,
            AirStrikeItem::Remove { count, .. } => *count,
        }
    }

    fn blows(&self) -> Vec<Blow> {
        match self {
            AirStrikeItem::Degrade { sam_victim } => vec![Blow::Degrade(*sam_victim)],
            AirStrikeItem::Remove { space, count: 0, pieces } if pieces.is_empty() => {
                vec![Blow::Select(*space)]
            }
            AirStrikeItem::Remove { space, count, pieces } => {
                let named = pieces.iter().flat_map(|pieces| (0..pieces.count).map(|_| Some(pieces.piece)));
                let mut named: Vec<Option<PieceKind>> = named.collect();
                named.resize(named.len().max(usize::from(*count)), None);
                named.into_iter().map(|piece| Blow::Remove(*space, piece)).collect()
            }
        }
    }
}

impl ActionStep for AirStrikeItem {
    /// Reads `degrade [sa-2s PIECE SPACE]` or `SPACE [N] [PIECES]`.
    fn parse(words: &mut Words<'_>, _: Faction) -> Result<Self, Error> {
        let item = if words.is("degrade") {
            let named = words.is("sa-2s");
            let sam_victim = if named {
                let piece = words.piece(Faction::Nva)?;
                Some(SamVictim { piece, space: words.space()? })
            } else {
                None
            };
            AirStrikeItem::Degrade { sam_victim }
        } else {
            let space = words.space()?;
            words.mark(":");
            let mut ahead = words.clone();
            if ends(words) {
                AirStrikeItem::Remove { space, count: 1, pieces: Vec::new() }
            } else if let (Ok(count), true) = (ahead.number(), ends(&ahead)) {
                *words = ahead;
                AirStrikeItem::Remove { space, count, pieces: Vec::new() }
            } else {
                let pieces = parse_enemies(words, Side::Insurgent, !PieceSet::UNDERGROUND)?;
                if pieces.is_empty() {
                    return Err(words.wrong("an Air Strike names how many pieces, or which, such as vc 1a"));
                }
                let count = pieces.iter().map(|pieces| pieces.count).fold(0, u8::saturating_add);
                AirStrikeItem::Remove { space, count, pieces }
            }
        };
        Ok(item)
    }

    fn candidates(game: &Game, turn: &Turn) -> Vec<Self> {
        let mut turn = *turn;
        if !turn.coin.air_strike.begun {
            turn.coin.air_strike.left = turn.coin.air_strike.terms.hits.unwrap_or(6);
        }
        let mut items = Vec::new();
        if may_degrade(game, &turn).is_ok() {
            let victims = super::trail::victims(game);
            let is_open = game.unshaded(LastingCard::Sa2s)
                && victims.len() > 1
                && (turn.faction == Faction::Us || game.is_player(Faction::Us));
            let victims = if is_open { victims.into_iter().map(Some).collect() } else { vec![None] };
            items.extend(victims.into_iter().map(|sam_victim| AirStrikeItem::Degrade { sam_victim }));
        }
        for space in Space::ALL {
            if game.edition() == Edition::First && super::may_select(game, &turn, space).is_ok() {
                items.push(AirStrikeItem::Remove { space, count: 0, pieces: Vec::new() });
            }
            let mut found = Vec::new();
            removals(game, &turn, space, &mut Vec::new(), false, &mut found);
            for (pieces, is_open, _) in found {
                let count = u8::try_from(pieces.len()).unwrap_or(u8::MAX);
                let pieces = if is_open { grouped(&pieces) } else { Vec::new() };
                items.push(AirStrikeItem::Remove { space, count, pieces });
            }
        }
        items
    }

    fn tell(&self, words: &mut String, _: Option<Faction>) {
        match self {
            AirStrikeItem::Degrade { sam_victim } => {
                words.push_str("degrade");
                if let Some(SamVictim { space, piece }) = sam_victim {
                    let _ = write!(words, " sa-2s {piece} {space}");
                }
            }
            AirStrikeItem::Remove { space, count, pieces } if pieces.is_empty() => {
                let _ = write!(words, "{space} {count}");
            }
            AirStrikeItem::Remove { space, pieces, .. } => {
                words.push_str(space.id());
                ways::tell_enemies(words, pieces);
            }
        }
    }

    /// Rolls for the hits. Before, the items are tried for every number of hits: one that none of them would
    /// serve is refused.
    fn begin(steps: &[Self], table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        may_strike(table.game, turn)?;
        require(!steps.is_empty(), Row::ST7.refuses("an Air Strike must strike pieces or the Trail"))?;
        require(!turn.coin.air_strike.begun, Row::G4.refuses("only one Air Strike a turn"))?;
        let is_open = turn.coin.air_strike.terms.hits.is_none() && table.game.edition() == Edition::Second;
        if is_open {
            let blows: Vec<Blow> = steps.iter().flat_map(AirStrikeItem::blows).collect();
            try_all(table.game, turn, &blows)?;
        }
        begin(table, turn)
    }

    fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        let is_open = turn.coin.air_strike.terms.hits.is_none() && table.game.edition() == Edition::Second;
        for blow in self.blows() {
            match blow.strike(table, turn) {
                Err(Error::Refused { .. }) if is_open => {}
                done => done?,
            }
        }
        Ok(())
    }

    /// Once the hits are known, nothing is passed over.
    fn extend(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        self.blows().into_iter().try_for_each(|blow| blow.strike(table, turn))
    }

    fn finish(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        finish(table, turn)
    }
}

impl Blow {
    fn strike(self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        match self {
            Blow::Degrade(victim) => degrade(table, turn, victim),
            Blow::Select(space) => {
                let may_be_idle = table.game.edition() == Edition::First;
                require(may_be_idle, Row::ST7.at(space, "select only spaces where you remove a piece"))?;
                select(table.game, turn, space).map_err(Error::from)
            }
            Blow::Remove(space, Some(piece)) => remove(table, turn, space, piece),
            Blow::Remove(space, None) => {
                super::may_select(table.game, turn, space)?;
                let exposed = exposed(table.board(), table.game.edition(), space);
                let mut kinds = exposed.iter();
                let Some(piece) = kinds.next() else {
                    return Err(Row::ST7.at(space, "has nothing an Air Strike can remove").into());
                };
                may_remove(table.game, turn, space, piece)?;
                if kinds.next().is_some() {
                    return Err(missing(
                        table.board(),
                        space,
                        exposed,
                        1,
                        Row::ST7,
                        format_args!("{space}"),
                        0,
                    ));
                }
                remove(table, turn, space, piece)
            }
        }
    }
}

/// Tries the blows for 1 to 6 hits.
///
/// # Errors
/// Why a blow serves for no number of hits, or an open choice.
fn try_all(game: &Game, turn: &Turn, blows: &[Blow]) -> Result<(), Error> {
    let mut refusals: Vec<Option<Error>> = Vec::new();
    for hits in (1..=6).rev() {
        let (mut game, mut turn, mut effects, mut dice) = (*game, *turn, Vec::new(), Lucky);
        turn.coin.air_strike.begun = true;
        turn.coin.air_strike.left = hits;
        let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
        let tried: Vec<Option<Error>> =
            blows.iter().map(|blow| blow.strike(&mut table, &mut turn).err()).collect();
        if refusals.is_empty() {
            refusals = tried;
        } else {
            for (first, now) in refusals.iter_mut().zip(tried) {
                if now.is_none() {
                    *first = None;
                }
            }
        }
    }
    refusals.into_iter().flatten().next().map_or(Ok(()), Err)
}

/// Every way to go on removing pieces in `space` after `removed`: the pieces in their order, whether there
/// was a choice among them, and the board after.
fn removals(
    game: &Game,
    turn: &Turn,
    space: Space,
    removed: &mut Vec<PieceKind>,
    is_open: bool,
    found: &mut Vec<(Vec<PieceKind>, bool, Board)>,
) {
    let kinds = exposed(game.board(), game.edition(), space);
    let is_open = is_open || kinds.iter().count() > 1;
    for piece in kinds.iter() {
        let (mut game, mut turn, mut effects) = (*game, *turn, Vec::new());
        let table = &mut Table { game: &mut game, dice: &mut Lucky, effects: &mut effects };
        if remove(table, &mut turn, space, piece).is_err()
            || found.iter().any(|(.., board)| *board == *game.board())
        {
            continue;
        }
        removed.push(piece);
        found.push((removed.clone(), is_open, *game.board()));
        removals(&game, &turn, space, removed, is_open, found);
        removed.pop();
    }
}

/// The pieces in their order, those of one kind that follow each other together.
fn grouped(list: &[PieceKind]) -> Vec<Pieces> {
    let mut groups: Vec<Pieces> = Vec::new();
    for piece in list {
        match groups.last_mut() {
            Some(last) if last.piece == *piece => last.count += 1,
            _ => groups.push(Pieces { piece: *piece, count: 1 }),
        }
    }
    groups
}
