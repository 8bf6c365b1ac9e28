//! Bombard (4.4.2): NVA Troops remove US and ARVN Troops from afar.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::SpecialName;
use crate::action::ActionStep;
use crate::action::choice::{Pieces, choose, chosen_kinds};
use crate::action::options::{ActionOptions, Form, SpaceOptions};
use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::Turn;
use crate::action::ways;
use crate::action::words::Words;
use crate::game::Game;
use crate::game::table::{Cause, Table};
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;

/// Troops, of the one side and of the other, that make a target and a battery.
const TROOPS: u8 = 3;

/// What Bombard removes.
pub const VICTIMS: PieceSet = PieceSet::of(&[PieceKind::UsTroops, PieceKind::ArvnTroops]);

/// Bombard in one space.
///
/// In words: `hue`, `hue remove us_troops`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BombardStep {
    /// Where.
    pub space: Space,
    /// US or ARVN Troops; needed if both are there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub remove: Option<PieceKind>,
}

/// The most spaces: 2, but 1 or 3 with Long Range Guns, or what an Event says. Typhoon Kate bans Bombard and
/// limits the other activities: a Bombard that an Event names has all its spaces (5.1.2).
pub fn most_spaces(game: &Game, turn: &Turn) -> u8 {
    turn.terms.max_spaces.unwrap_or(
        match (game.unshaded(LastingCard::LongRangeGuns), game.shaded(LastingCard::LongRangeGuns)) {
            (true, _) => 1,
            (_, true) => 3,
            _ => 2,
        },
    )
}

/// Whether the space may be Bombarded.
///
/// # Errors
/// BO1, BO2, G8, G9.
pub fn may_bombard(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    turn.may_add_special(space, Some(most_spaces(game, turn)))
        .map_err(|refusal| refusal.or_too_many(Row::BO1))?;
    let board = game.board();
    let is_target = board.count_of(space, VICTIMS) >= TROOPS
        || board.count_of(space, PieceSet::COIN & PieceSet::BASES) > 0;
    require(is_target, Row::BO2.at(space, "Bombard needs 3 US and ARVN Troops there, or a US or ARVN Base"))?;
    let has_battery = |space| board.count(space, PieceKind::NvaTroops) >= TROOPS;
    let in_range = has_battery(space) || space.adjacent().iter().any(has_battery);
    require(in_range, Row::BO2.at(space, "Bombard needs 3 NVA Troops there or in one adjacent space"))
}

/// Bombards the space and removes a Troop of the kind `victim`, if there is any Troop.
///
/// # Errors
/// As [`may_bombard`]; BO3 or G13 for a victim that cannot be.
pub fn bombard(
    table: &mut Table<'_>,
    turn: &mut Turn,
    space: Space,
    victim: Option<PieceKind>,
) -> Result<(), Error> {
    may_bombard(table.game, turn, space)?;
    turn.special_spaces = turn.special_spaces.with(space);
    let wanted = victim.map(|piece| Pieces { piece, count: 1 });
    let number = table.board().count_of(space, VICTIMS).min(1);
    let chosen = choose(table.board(), space, VICTIMS, number, wanted.as_slice(), Row::BO3, "remove")
        .map_err(ways::of_one_kind)?;
    for (kind, count) in chosen_kinds(&chosen) {
        table.remove(space, kind, count, Cause::Loss)?;
    }
    Ok(())
}

/// What may be done now.
pub fn options(game: &Game, turn: &Turn) -> ActionOptions {
    let refused = turn.may_go_on_with(game, SpecialName::Bombard).err();
    let open = |space: &Space| refused.is_none() && may_bombard(game, turn, *space).is_ok();
    let spaces = SpaceSet::ALL.iter().filter(open).map(|space| {
        let there = VICTIMS.iter().filter(|kind| game.board().count(space, *kind) > 0);
        let mut forms: Vec<Form> = there.map(|kind| Form::up_to("remove", 1).with(kind)).collect();
        if forms.is_empty() {
            forms.push(Form::of("bombard"));
        }
        SpaceOptions { space, cost: 0, forms }
    });
    ActionOptions {
        name: SpecialName::Bombard.id(),
        refused,
        most_spaces: Some(most_spaces(game, turn)),
        spaces: spaces.collect(),
        besides: Vec::new(),
        impossible: Vec::new(),
    }
    .or_why(
        SpecialName::Bombard.id(),
        SpaceSet::ALL.iter().map(|space| may_bombard(game, turn, space)),
        Row::BO2.refuses("no US or ARVN Base, or 3 of their Troops, within 1 space of 3 NVA Troops"),
    )
}

impl ActionStep for BombardStep {
    fn parse(words: &mut Words<'_>, _: Faction) -> Result<Self, Error> {
        let space = words.space()?;
        let remove = if words.is("remove") {
            Some(words.piece_of(&Side::Coin.factions(), PieceSet::ALL)?)
        } else {
            None
        };
        Ok(BombardStep { space, remove })
    }

    fn candidates(game: &Game, turn: &Turn) -> Vec<Self> {
        let open = Space::ALL.into_iter().filter(|space| may_bombard(game, turn, *space).is_ok());
        open.flat_map(|space| {
            let there: Vec<PieceKind> =
                VICTIMS.iter().filter(|kind| game.board().count(space, *kind) > 0).collect();
            let victims = if there.len() > 1 { there.into_iter().map(Some).collect() } else { vec![None] };
            victims.into_iter().map(move |remove| BombardStep { space, remove })
        })
        .collect()
    }

    fn tell(&self, words: &mut String, _: Option<Faction>) {
        words.push_str(self.space.id());
        if let Some(piece) = self.remove {
            words.push_str(" remove ");
            words.push_str(piece.id());
        }
    }

    fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        bombard(table, turn, self.space, self.remove)
    }
}
