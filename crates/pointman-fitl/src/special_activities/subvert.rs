//! Subvert (4.5.2): VC removes or wins over ARVN cubes, at the cost of Patronage.

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::SpecialName;
use crate::action::ActionStep;
use crate::action::choice::{Chosen, Pieces, choose, chosen_kinds};
use crate::action::options::{ActionOptions, Form, SpaceOptions};
use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::Turn;
use crate::action::voluntary::Taken;
use crate::action::ways;
use crate::action::words::Words;
use crate::game::Game;
use crate::game::table::{Cause, Table};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;

/// The most spaces.
const SPACES: u8 = 2;
/// Cubes removed in a space.
const CUBES: u8 = 2;

/// Subvert in one space.
///
/// In words: `hue remove`, `hue remove 1t 1p`, `hue replace`, `hue replace p`, `hue replace p taking 1u
/// saigon`. Letters are pieces of ARVN but after `taking`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SubvertStep {
    /// Removes 2 ARVN cubes, or the only one.
    Remove {
        /// Where.
        space: Space,
        /// The cubes; needed if there is a choice.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        cubes: Vec<Pieces>,
    },
    /// Replaces 1 ARVN cube with an Underground VC Guerrilla; without one the cube is removed.
    Replace {
        /// Where.
        space: Space,
        /// The cube; needed if there is a choice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cube: Option<PieceKind>,
        /// The Guerrilla taken from the map because none is Available (1.4.1).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        taking: Vec<Taken>,
    },
}

/// Whether the space may be selected.
///
/// # Errors
/// SU1, SU2, G8, G9.
pub fn may_select(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    let hidden = game.board().count(space, PieceKind::VcGuerrillasUnderground);
    require(hidden > 0, Row::SU1.at(space, "Subvert needs an Underground VC Guerrilla"))?;
    let done = turn.special_spaces.contains(space);
    require(!done, Row::SU2.at(space, "Subvert a space only once: remove cubes or replace one"))?;
    let cubes = game.board().count_of(space, PieceSet::ARVN_CUBES);
    require(cubes > 0, Row::SU1.at(space, "Subvert needs an ARVN cube"))?;
    turn.may_select_special(game, space, Some(SPACES)).map_err(|refusal| refusal.or_too_many(Row::SU1))
}

/// How many cubes are removed in the space.
pub fn removed(game: &Game, space: Space) -> u8 {
    game.board().count_of(space, PieceSet::ARVN_CUBES).min(CUBES)
}

/// Selects the space and removes the chosen cubes.
///
/// # Errors
/// As [`may_select`].
pub fn remove(table: &mut Table<'_>, turn: &mut Turn, space: Space, cubes: &Chosen) -> Result<(), Error> {
    may_select(table.game, turn, space)?;
    turn.special_spaces = turn.special_spaces.with(space);
    for (kind, count) in chosen_kinds(cubes) {
        turn.insurgent.subverted += count;
        table.remove(space, kind, count, Cause::Loss)?;
    }
    Ok(())
}

/// Selects the space and replaces a cube with an Underground Guerrilla, or removes it if there is none
/// Available and none is taken.
///
/// # Errors
/// As [`may_select`]; VR1 to VR6.
pub fn replace(
    table: &mut Table<'_>,
    turn: &mut Turn,
    space: Space,
    cube: PieceKind,
    taking: &[Taken],
) -> Result<(), Error> {
    may_select(table.game, turn, space)?;
    turn.special_spaces = turn.special_spaces.with(space);
    turn.insurgent.subverted += 1;
    table.remove(space, cube, 1, Cause::Return)?;
    if table.board().available(PieceType::VcGuerrillas) == 0 && taking.is_empty() {
        return Ok(());
    }
    table.place_own(Faction::Vc, space, PieceType::VcGuerrillas, 1, taking)
}

/// Lowers Patronage by half the cubes removed and replaced in all.
///
/// # Errors
/// Never by the rules: an error is a broken law of the board.
pub fn lower_patronage(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
    table.change_track(Track::Patronage, -i32::from(turn.insurgent.subverted / 2))?;
    turn.insurgent.subverted = 0;
    Ok(())
}

/// What may be done now.
pub fn options(game: &Game, turn: &Turn) -> ActionOptions {
    let refused = turn.may_go_on_with(game, SpecialName::Subvert).err();
    let open = |space: &Space| refused.is_none() && may_select(game, turn, *space).is_ok();
    let spaces = SpaceSet::ALL.iter().filter(open).map(|space| {
        let there = |kind: &PieceKind| game.board().count(space, *kind) > 0;
        let cubes =
            || PieceSet::ARVN_CUBES.iter().filter(there).map(|kind| (kind, game.board().count(space, kind)));
        let removals = cubes().map(|(kind, count)| Form::up_to("remove", count.min(CUBES)).with(kind));
        let both = [Form::up_to("remove", removed(game, space))].into_iter().chain(removals);
        let forms = both.chain(cubes().map(|(kind, _)| Form::up_to("replace", 1).with(kind))).collect();
        SpaceOptions { space, cost: 0, forms }
    });
    ActionOptions {
        name: SpecialName::Subvert.id(),
        refused,
        most_spaces: turn.special_cap(game, Some(SPACES)),
        spaces: spaces.collect(),
        besides: Vec::new(),
        impossible: Vec::new(),
    }
    .or_why(
        SpecialName::Subvert.id(),
        SpaceSet::ALL.iter().map(|space| may_select(game, turn, space)),
        Row::SU1.refuses("no space has both an Underground VC Guerrilla and an ARVN cube"),
    )
}

impl ActionStep for SubvertStep {
    fn parse(words: &mut Words<'_>, _faction: Faction) -> Result<Self, Error> {
        let space = words.space()?;
        Ok(match words.keyword("form of Subvert", &["remove", "replace"])? {
            "remove" => SubvertStep::Remove { space, cubes: Pieces::parse_list(words, Faction::Arvn)? },
            _ => {
                let named = words.peek().is_some_and(|word| word != "taking" && word != ",");
                let cube = if named { Some(words.piece(Faction::Arvn)?) } else { None };
                SubvertStep::Replace { space, cube, taking: Taken::parse_list(words, Faction::Vc)? }
            }
        })
    }

    fn candidates(game: &Game, turn: &Turn) -> Vec<Self> {
        let (board, mut steps) = (game.board(), Vec::new());
        for space in Space::ALL.into_iter().filter(|space| may_select(game, turn, *space).is_ok()) {
            let removals = ways::in_space(board, space, PieceSet::ARVN_CUBES, removed(game, space));
            steps.extend(ways::said(removals).into_iter().map(|cubes| SubvertStep::Remove { space, cubes }));
            let available = board.available(PieceType::VcGuerrillas);
            let mut takings = ways::takings(game, Faction::Vc, space, PieceType::VcGuerrillas, 1, available);
            if available == 0 {
                // The cube is removed without being replaced.
                takings.insert(0, Vec::new());
            }
            for cube in PieceSet::ARVN_CUBES.iter().filter(|cube| board.count(space, *cube) > 0) {
                steps.extend(takings.iter().map(|taking| SubvertStep::Replace {
                    space,
                    cube: Some(cube),
                    taking: taking.clone(),
                }));
            }
        }
        steps
    }

    fn tell(&self, words: &mut String, _: Option<Faction>) {
        match self {
            SubvertStep::Remove { space, cubes } => {
                let _ = write!(words, "{space} remove");
                ways::tell_pieces(words, cubes, Some(Faction::Arvn));
            }
            SubvertStep::Replace { space, cube, taking } => {
                let _ = write!(words, "{space} replace");
                if let Some(cube) = cube {
                    let _ = write!(words, " {}", ways::kind(*cube, Some(Faction::Arvn)));
                }
                ways::tell_taken(words, taking, Some(Faction::Vc));
            }
        }
    }

    fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        match *self {
            SubvertStep::Remove { space, ref cubes } => {
                may_select(table.game, turn, space)?;
                let number = removed(table.game, space);
                let chosen =
                    choose(table.board(), space, PieceSet::ARVN_CUBES, number, cubes, Row::SU2, "remove")?;
                remove(table, turn, space, &chosen)
            }
            SubvertStep::Replace { space, cube, ref taking } => {
                may_select(table.game, turn, space)?;
                let wanted = cube.map(|piece| Pieces { piece, count: 1 });
                let chosen = choose(
                    table.board(),
                    space,
                    PieceSet::ARVN_CUBES,
                    1,
                    wanted.as_slice(),
                    Row::SU2,
                    "replace",
                )
                .map_err(ways::of_one_kind)?;
                match chosen_kinds(&chosen).next() {
                    Some((cube, _)) => replace(table, turn, space, cube, taking),
                    None => Ok(()),
                }
            }
        }
    }

    fn finish(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        lower_patronage(table, turn)
    }
}
