//! What a player says about an Assault in one space.

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Assault, Fight, INSURGENTS};
use crate::action::choice::Pieces;
use crate::action::legal::Lucky;
use crate::action::named::{NamedPieces, ends, parse_enemies};
use crate::action::refusal::{Row, require};
use crate::action::turn::Turn;
use crate::action::ways;
use crate::action::words::Words;
use crate::board::Board;
use crate::game::Game;
use crate::game::table::Table;
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;

/// How an Assault in one space is made. What is left out happens in the one way it can; where there are
/// several it must be said.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct AssaultOrder {
    /// The one enemy targeted; both if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub only: Option<Faction>,
    /// Whether M-48 Patton adds 2 removals.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub m48: bool,
    /// Whose Base Abrams removes first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub abrams: Option<Faction>,
    /// Whose Underground Guerrilla Search and Destroy removes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub search_and_destroy: Option<Faction>,
    /// The Active Guerrillas and Bases removed after NVA Troops.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remove: Vec<Pieces>,
    /// Whose Tunnel is rolled for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tunnel: Option<Faction>,
}

impl AssaultOrder {
    /// The words that may begin a part of an order.
    pub(crate) const KEYWORDS: [&'static str; 6] =
        ["only", "m-48", "abrams", "search-and-destroy", "remove", "tunnel"];

    /// Reads the part of an order that begins with `keyword`, already taken.
    ///
    /// # Errors
    /// When the words after it are not what the part needs.
    pub(crate) fn parse_part(&mut self, keyword: &str, words: &mut Words<'_>) -> Result<(), Error> {
        let is_first = match keyword {
            "only" => self.only.is_none(),
            "m-48" => !self.m48,
            "abrams" => self.abrams.is_none(),
            "search-and-destroy" => self.search_and_destroy.is_none(),
            "tunnel" => self.tunnel.is_none(),
            // Pieces said apart are removed together.
            _ => true,
        };
        words.once(keyword, is_first)?;
        match keyword {
            "only" => self.only = Some(words.term()?),
            "m-48" => self.m48 = true,
            "abrams" => self.abrams = Some(words.term()?),
            "search-and-destroy" => self.search_and_destroy = Some(words.term()?),
            "tunnel" => self.tunnel = Some(words.term()?),
            _ => self.remove.extend(parse_enemies(words, Side::Insurgent, !PieceSet::UNDERGROUND)?),
        }
        Ok(())
    }

    /// Reads an order to the end of the words.
    ///
    /// # Errors
    /// When they are no order.
    pub(crate) fn parse(words: &mut Words<'_>) -> Result<AssaultOrder, Error> {
        let mut order = AssaultOrder::default();
        while !ends(words) {
            let keyword = words.keyword("what the Assault does", &AssaultOrder::KEYWORDS)?;
            order.parse_part(keyword, words)?;
        }
        Ok(order)
    }

    /// Every order that could be carried out, with all said that is open.
    pub(crate) fn candidates(game: &Game, turn: &Turn, assault: Assault) -> Vec<AssaultOrder> {
        let owners = [None, Some(Faction::Nva), Some(Faction::Vc)];
        let mut orders = Vec::new();
        // Underground Guerrillas are removed only by Search and Destroy.
        let searches = assault.is_as_us() && game.unshaded(LastingCard::SearchAndDestroy);
        let is_target = |enemy| {
            let exposed = PieceSet::of_faction(enemy) - PieceSet::UNDERGROUND_GUERRILLAS;
            let is_in_reach = || searches || game.board().count_of(assault.space, exposed) > 0;
            assault.targets.contains(enemy) && has_piece(game.board(), assault, enemy) && is_in_reach()
        };
        // Where one enemy alone can lose pieces, naming it says nothing.
        let are_several = owners.into_iter().flatten().all(is_target);
        for only in owners.into_iter().filter(|only| only.is_none() || are_several) {
            let targets = only.map_or(assault.targets, FactionSet::only);
            let Ok(fight) = Fight::begin(game, turn, Assault { targets, ..assault }) else { continue };
            for (m48, abrams, search) in [false, true]
                .into_iter()
                .flat_map(|m48| owners.map(|abrams| (m48, abrams)))
                .flat_map(|(m48, abrams)| owners.map(|search| (m48, abrams, search)))
            {
                let order =
                    AssaultOrder { only, m48, abrams, search_and_destroy: search, ..AssaultOrder::default() };
                let (mut game, mut turn, mut effects) = (*game, *turn, Vec::new());
                let table = &mut Table { game: &mut game, dice: &mut Lucky, effects: &mut effects };
                if let Ok(fight) = order.prepare(table, &mut turn, fight) {
                    order.complete(table.game, &fight, &mut orders);
                }
            }
        }
        orders
    }

    /// Adds to `orders` the ways to say what is removed in `fight`.
    fn complete(&self, game: &Game, fight: &Fight, orders: &mut Vec<AssaultOrder>) {
        let (board, space) = (game.board(), fight.assault.space);
        let (kinds, count) = fight.next(board);
        if count == 0 {
            let tunnels: Vec<PieceKind> = fight.tunnels(board).iter().collect();
            match tunnels.as_slice() {
                [] | [_] => orders.push(self.clone()),
                several => orders.extend(
                    several
                        .iter()
                        .map(|tunnel| AssaultOrder { tunnel: Some(tunnel.faction()), ..self.clone() }),
                ),
            }
            return;
        }
        let ways = ways::in_space(board, space, kinds, count);
        let is_open = ways.len() > 1;
        for way in ways {
            let (mut game, mut fight, mut effects) = (*game, *fight, Vec::new());
            let table = &mut Table { game: &mut game, dice: &mut Lucky, effects: &mut effects };
            if way.iter().all(|pieces| fight.remove(table, pieces.piece, pieces.count).is_ok()) {
                let mut order = self.clone();
                order.remove.extend(way.into_iter().filter(|_| is_open));
                order.complete(&game, &fight, orders);
            }
        }
    }

    /// Writes the parts of the order, each after a space.
    pub(crate) fn tell(&self, words: &mut String) {
        let AssaultOrder { only, m48, abrams, search_and_destroy, remove, tunnel } = self;
        let mut owner = |keyword: &str, owner: &Option<Faction>| {
            if let Some(owner) = owner {
                let _ = write!(words, " {keyword} {owner}");
            }
        };
        owner("only", only);
        owner("abrams", abrams);
        owner("search-and-destroy", search_and_destroy);
        owner("tunnel", tunnel);
        if *m48 {
            words.push_str(" m-48");
        }
        if !remove.is_empty() {
            words.push_str(" remove");
            ways::tell_enemies(words, remove);
        }
    }

    /// Does what comes before the removals: M-48 Patton, Abrams, Search and Destroy.
    fn prepare(&self, table: &mut Table<'_>, turn: &mut Turn, mut fight: Fight) -> Result<Fight, Error> {
        if self.m48 {
            fight.add_two(table.game, turn)?;
        }
        if let Some(owner) = self.abrams {
            let base = base_of(table, &fight, owner)?;
            fight.use_abrams(table, turn, base)?;
        }
        if let Some(owner) = self.search_and_destroy {
            fight.search(table, underground_of(owner))?;
        }
        Ok(fight)
    }

    /// Resolves `assault` so. An enemy named as the one target takes the place of the Assault's targets if it
    /// is among them.
    ///
    /// # Errors
    /// See [`Fight`].
    pub fn resolve(&self, table: &mut Table<'_>, turn: &mut Turn, assault: Assault) -> Result<(), Error> {
        if let Some(only) = self.only {
            let refusal = Row::AS12.at(assault.space, "the enemy that alone is targeted has no piece");
            require(has_piece(table.board(), assault, only), refusal)?;
        }
        let targets = self.only.map_or(assault.targets, |only| {
            if assault.targets.contains(only) && INSURGENTS.contains(only) {
                FactionSet::only(only)
            } else {
                FactionSet::NONE
            }
        });
        let fight = Fight::begin(table.game, turn, Assault { targets, ..assault })?;
        let mut fight = self.prepare(table, turn, fight)?;
        let mut named = NamedPieces::of(&self.remove);
        loop {
            let (kinds, count) = fight.next(table.board());
            if count == 0 {
                break;
            }
            let taken =
                named.take(table.board(), assault.space, kinds, count, Row::AS7, format_args!("remove"))?;
            for (piece, count) in taken.iter().filter(|(_, count)| **count > 0) {
                fight.remove(table, piece, *count)?;
            }
        }
        if let Some(piece) = named.unused() {
            return Err(fight.why_not(table.board(), piece).into());
        }
        let tunnels = fight.tunnels(table.board());
        let mut chosen =
            tunnels.iter().filter(|tunnel| self.tunnel.is_none_or(|owner| tunnel.faction() == owner));
        match (chosen.next(), chosen.next()) {
            (Some(_), Some(_)) => {
                let row = format!("{}, {}", Row::AS7.id(), Row::AS7.rule());
                let question = OpenQuestion::of("tunnel", "whose Tunnel is rolled for", row)
                    .legal(tunnels.iter().map(|tunnel| tunnel.faction().id()));
                let message =
                    format!("{}: whose Tunnel do you roll for? Write tunnel nva or tunnel vc", assault.space);
                return Err(Error::asks(message, vec![question]));
            }
            (Some(tunnel), None) => fight.roll_for_tunnel(table, tunnel)?,
            (None, _) if self.tunnel.is_some() => {
                return Err(Row::AS5.at(assault.space, "there is no roll for that Tunnel").into());
            }
            (None, _) => {}
        }
        drop(chosen);
        fight.end(table, turn)
    }
}

/// The Base of `owner` that Abrams removes: one without a Tunnel if there is one.
fn base_of(table: &Table<'_>, fight: &Fight, owner: Faction) -> Result<PieceKind, Error> {
    let space = fight.assault.space;
    let bases = PieceSet::BASES & PieceSet::of_faction(owner);
    let there = bases.iter().find(|base| table.board().count(space, *base) > 0);
    there.ok_or_else(|| Row::AS8.at(space, "has no Base of that faction for Abrams").into())
}

/// The Underground Guerrilla of `owner`; for a faction without Guerrillas a piece that Search and Destroy
/// refuses.
fn underground_of(owner: Faction) -> PieceKind {
    let kinds = PieceSet::UNDERGROUND & PieceSet::of_faction(owner);
    kinds.iter().next().unwrap_or(PieceKind::UsTroops)
}

fn has_piece(board: &Board, assault: Assault, enemy: Faction) -> bool {
    board.count_by(assault.space, enemy) > 0
}
