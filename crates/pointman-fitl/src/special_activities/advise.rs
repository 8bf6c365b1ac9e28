//! Advise (4.2.1): in 1 or 2 spaces ARVN Sweeps in place or Assaults, or Special Forces remove 2 enemies;
//! then Aid may be added.

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::SpecialName;
use super::commando::{self, Rows};
use crate::action::ActionStep;
use crate::action::choice::Pieces;
use crate::action::named::{ends, parse_enemies};
use crate::action::options::{ActionOptions, Form, SpaceOptions};
use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::Turn;
use crate::action::ways;
use crate::action::words::Words;
use crate::game::Game;
use crate::game::table::Table;
use crate::operations::OperationName;
use crate::operations::assault::{Assault, AssaultOrder};
use crate::operations::coin::trained;
use crate::operations::sweep::{self, Sweep};
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;

/// What Advise has done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AdviseProgress {
    /// Whether 6 were added to Aid.
    pub aid: bool,
}

/// The rows of the form with Special Forces.
const ROWS: Rows = Rows { force: Row::AD4, victim: Row::AD4, count: Row::AD5 };

/// Whether `space` may be Advised in.
///
/// # Errors
/// AD1, G8, G9.
pub fn may_select(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    let at = |why| Row::AD1.at(space, why);
    let goes = turn.operation.is_none_or(|operation| SpecialName::Advise.goes_with(operation));
    require(goes, at("Advise may accompany only Train and Patrol"))?;
    require(space.admits_coin(), at("cannot Advise in North Vietnam"))?;
    require(!trained(turn).contains(space), at("is selected for Train"))?;
    let cap = turn.terms.max_spaces.unwrap_or(2);
    let is_third = turn.special_spaces.len() >= usize::from(cap) && !turn.special_spaces.contains(space);
    require(!is_third, at("too many spaces for Advise").limited(cap))?;
    turn.may_select_special(game, space, Some(2))
}

/// Whether ARVN may Sweep in place in `space`.
///
/// # Errors
/// See [`may_select`]; AD2.
pub fn may_sweep(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    may_select(game, turn, space)?;
    let at = |why| Row::AD2.at(space, why);
    require(sweep::may_sweep(game, turn).is_ok(), at("no Sweep in Monsoon"))?;
    require(!space.is_loc(), at("cannot Sweep on a LoC"))?;
    let sweepers = Sweep::of(Faction::Arvn).sweepers();
    require(game.board().count_of(space, sweepers) > 0, at("has no ARVN cube or Ranger"))
}

/// ARVN Sweeps in place in `space`.
///
/// # Errors
/// See [`may_sweep`] and [`sweep::sweep_in_place`].
pub fn sweep(
    table: &mut Table<'_>,
    turn: &mut Turn,
    space: Space,
    guerrillas: &[Pieces],
) -> Result<(), Error> {
    may_sweep(table.game, turn, space)?;
    turn.special_spaces.set(space, true);
    let movement_over = turn.coin.sweep.movement_over;
    sweep::sweep_in_place(table, turn, Sweep::of(Faction::Arvn), space, guerrillas, format_args!("sweep"))?;
    turn.coin.sweep.movement_over = movement_over;
    Ok(())
}

/// Whether ARVN may Assault in `space`.
///
/// # Errors
/// See [`may_select`]; AD3.
pub fn may_assault(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    may_select(game, turn, space)?;
    let legal = Assault::of(space, Faction::Arvn).may_be_made(game, turn);
    legal.map_err(|refusal| Refusal { row: Row::AD3, ..refusal })
}

/// ARVN Assaults in `space`, free.
///
/// # Errors
/// See [`may_assault`] and [`Fight`](crate::operations::assault::Fight).
pub fn assault(
    table: &mut Table<'_>,
    turn: &mut Turn,
    space: Space,
    order: &AssaultOrder,
) -> Result<(), Error> {
    may_assault(table.game, turn, space)?;
    turn.special_spaces.set(space, true);
    order.resolve(table, turn, Assault::of(space, Faction::Arvn))
}

/// Whether this Special Force may act in `space`.
///
/// # Errors
/// See [`may_select`]; AD4.
pub fn may_use_force(game: &Game, turn: &Turn, space: Space, force: PieceKind) -> Result<(), Refusal> {
    may_select(game, turn, space)?;
    commando::may_act(game.board(), space, force, PieceSet::COIN, ROWS)
}

/// Activates an Irregular or Ranger in `space` and removes 2 enemy pieces.
///
/// # Errors
/// See [`may_use_force`]; AD4, AD5.
pub fn use_force(
    table: &mut Table<'_>,
    turn: &mut Turn,
    space: Space,
    force: PieceKind,
    named: &[Pieces],
) -> Result<(), Error> {
    may_use_force(table.game, turn, space, force)?;
    turn.special_spaces.set(space, true);
    commando::act(table, space, force, PieceSet::COIN, named, ROWS)
}

/// Whether 6 may be added to Aid.
///
/// # Errors
/// AD6.
pub fn may_add_aid(turn: &Turn) -> Result<(), Refusal> {
    require(!turn.coin.advise.aid, Row::AD6.refuses("Advise may add to Aid only once"))?;
    require(!turn.special_spaces.is_empty(), Row::AD6.refuses("Advise in a space before adding to Aid"))
}

/// Adds 6 to Aid.
///
/// # Errors
/// AD6.
pub fn add_aid(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
    may_add_aid(turn)?;
    turn.coin.advise.aid = true;
    table.change_track(Track::Aid, 6)?;
    Ok(())
}

/// A step of Advise.
///
/// In words: `hue sweep vc 1u`, `hue assault only nva`, `hue force activate us_irregulars_u remove vc 1u nva
/// 1t`, `cobras hue vc_guerrillas_a`, `aid`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum AdviseStep {
    /// ARVN Sweeps in place.
    Sweep {
        /// The space.
        space: Space,
        /// The Underground Guerrillas, where the choice matters.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        guerrillas: Vec<Pieces>,
    },
    /// Cobras remove a piece where ARVN has Swept.
    Cobras {
        /// The space.
        space: Space,
        /// The piece.
        piece: PieceKind,
    },
    /// ARVN Assaults.
    Assault {
        /// The space.
        space: Space,
        /// How.
        #[serde(default)]
        how: AssaultOrder,
    },
    /// A Special Force is Activated to remove 2 enemy pieces.
    Force {
        /// The space.
        space: Space,
        /// The Irregular or Ranger; may be left out when there is one sort.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        activate: Option<PieceKind>,
        /// The pieces removed, where the choice matters.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        remove: Vec<Pieces>,
    },
    /// Adds 6 to Aid.
    Aid,
}

impl ActionStep for AdviseStep {
    /// `SPACE sweep [PIECES]`, `SPACE assault …`, `SPACE force [activate PIECE] [remove PIECES]`, `cobras
    /// SPACE PIECE` or `aid`.
    fn parse(words: &mut Words<'_>, _: Faction) -> Result<Self, Error> {
        let step = if words.is("aid") {
            AdviseStep::Aid
        } else if words.is("cobras") {
            AdviseStep::Cobras {
                space: words.space()?,
                piece: words.piece_of(&Side::Insurgent.factions(), PieceSet::ALL)?,
            }
        } else {
            let space = words.space()?;
            words.mark(":");
            match words.keyword("what is done there", &["sweep", "assault", "force"])? {
                "sweep" => AdviseStep::Sweep {
                    space,
                    guerrillas: parse_enemies(words, Side::Insurgent, PieceSet::UNDERGROUND)?,
                },
                "assault" => AdviseStep::Assault { space, how: AssaultOrder::parse(words)? },
                _ => {
                    let (mut activate, mut remove) = (None, Vec::new());
                    while !ends(words) {
                        match words.keyword("how", &["activate", "remove"])? {
                            "activate" => {
                                words.once("activate", activate.is_none())?;
                                activate = Some(words.piece(Faction::Us)?);
                            }
                            _ => remove.extend(parse_enemies(words, Side::Insurgent, PieceSet::ALL)?),
                        }
                    }
                    AdviseStep::Force { space, activate, remove }
                }
            }
        };
        Ok(step)
    }

    fn candidates(game: &Game, turn: &Turn) -> Vec<Self> {
        let (board, mut steps) = (game.board(), vec![AdviseStep::Aid]);
        for space in Space::ALL {
            if may_sweep(game, turn, space).is_ok() {
                let due = Sweep::of(Faction::Arvn).activations(board, space);
                let ways = ways::in_space(board, space, PieceSet::UNDERGROUND_GUERRILLAS, due);
                steps.extend(
                    ways::said(ways).into_iter().map(|guerrillas| AdviseStep::Sweep { space, guerrillas }),
                );
            }
            if may_assault(game, turn, space).is_ok() {
                let orders = AssaultOrder::candidates(game, turn, Assault::of(space, Faction::Arvn));
                steps.extend(orders.into_iter().map(|how| AdviseStep::Assault { space, how }));
            }
            let forces = PieceSet::SPECIAL_FORCES & PieceSet::UNDERGROUND;
            for force in forces.iter().filter(|force| may_use_force(game, turn, space, *force).is_ok()) {
                steps.extend(
                    ways::said(commando::ways(board, space)).into_iter().map(|remove| AdviseStep::Force {
                        space,
                        activate: Some(force),
                        remove,
                    }),
                );
            }
            let cobras = PieceSet::INSURGENT
                .iter()
                .filter(|piece| sweep::may_use_cobras(game, turn, space, *piece).is_ok());
            steps.extend(cobras.map(|piece| AdviseStep::Cobras { space, piece }));
        }
        steps
    }

    fn tell(&self, words: &mut String, _: Option<Faction>) {
        match self {
            AdviseStep::Sweep { space, guerrillas } => {
                let _ = write!(words, "{space} sweep");
                ways::tell_enemies(words, guerrillas);
            }
            AdviseStep::Cobras { space, piece } => {
                let _ = write!(words, "cobras {space} {piece}");
            }
            AdviseStep::Assault { space, how } => {
                let _ = write!(words, "{space} assault");
                how.tell(words);
            }
            AdviseStep::Force { space, activate, remove } => {
                let _ = write!(words, "{space} force");
                if let Some(force) = activate {
                    let _ = write!(words, " activate {force}");
                }
                if !remove.is_empty() {
                    words.push_str(" remove");
                    ways::tell_enemies(words, remove);
                }
            }
            AdviseStep::Aid => words.push_str("aid"),
        }
    }

    fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        match self {
            AdviseStep::Sweep { space, guerrillas } => sweep(table, turn, *space, guerrillas),
            AdviseStep::Cobras { space, piece } => sweep::use_cobras(table, turn, *space, *piece),
            AdviseStep::Assault { space, how } => assault(table, turn, *space, how),
            AdviseStep::Force { space, activate, remove } => {
                let force = match activate {
                    Some(force) => *force,
                    None => only_force(table, *space)?,
                };
                use_force(table, turn, *space, force, remove)
            }
            AdviseStep::Aid => add_aid(table, turn),
        }
    }
}

/// The Underground Special Force in `space`, when there is one sort.
fn only_force(table: &Table<'_>, space: Space) -> Result<PieceKind, Error> {
    let forces = PieceSet::SPECIAL_FORCES & PieceSet::UNDERGROUND;
    let there: Vec<PieceKind> =
        forces.iter().filter(|force| table.board().count(space, *force) > 0).collect();
    match there.as_slice() {
        [] => Err(Row::AD4.at(space, "has no Underground Special Force").into()),
        [only] => Ok(*only),
        several => {
            let question = OpenQuestion::of("activate", "which Special Force is Activated", "AD4, 4.2.1")
                .legal(several.iter().map(|force| force.id()));
            let message =
                format!("{}: which one Activates? Write us_irregulars_u or arvn_rangers_u", space.name());
            Err(Error::asks(message, vec![question]))
        }
    }
}

/// Where ARVN may Sweep or Assault and Special Forces may act.
pub fn options(game: &Game, turn: &Turn) -> ActionOptions {
    if let Err(refusal) = turn.may_go_on_with(game, SpecialName::Advise) {
        return ActionOptions::none(SpecialName::Advise.id(), refusal);
    }
    let board = game.board();
    let (mut spaces, mut refused) = (
        Vec::new(),
        Row::AD1.refuses("no space has an ARVN cube or Underground Special Force that could act"),
    );
    if turn.operation.is_some_and(|operation: OperationName| !SpecialName::Advise.goes_with(operation)) {
        refused = Row::AD1.refuses("Advise may accompany only Train and Patrol");
    }
    for space in Space::ALL {
        let mut forms = Vec::new();
        if may_sweep(game, turn, space).is_ok() {
            forms.push(Form::up_to("sweep", Sweep::of(Faction::Arvn).activations(board, space)));
        }
        if may_assault(game, turn, space).is_ok() {
            forms.push(Form::of("assault"));
        }
        let forces = PieceSet::SPECIAL_FORCES & PieceSet::UNDERGROUND;
        for force in forces.iter().filter(|force| may_use_force(game, turn, space, *force).is_ok()) {
            forms.push(Form::up_to("force", commando::victims(board, space)).with(force));
        }
        let exposed = PieceSet::INSURGENT
            .iter()
            .filter(|piece| sweep::may_use_cobras(game, turn, space, *piece).is_ok());
        forms.extend(exposed.map(|piece| Form::of("cobras").with(piece)));
        if !forms.is_empty() {
            spaces.push(SpaceOptions { space, cost: 0, forms });
        }
    }
    ActionOptions {
        name: SpecialName::Advise.id(),
        refused: spaces.is_empty().then_some(refused),
        most_spaces: turn.special_cap(game, Some(2)),
        spaces,
        besides: if may_add_aid(turn).is_ok() { vec![Form::of("aid")] } else { Vec::new() },
        impossible: Vec::new(),
    }
}
