//! Ambush (4.4.3, 4.5.3): an Underground Guerrilla that marched, or in place of an Attack, removes a piece
//! without a roll.

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::SpecialName;
use crate::action::ActionStep;
use crate::action::choice::{Chosen, Pieces, chosen_kinds};
use crate::action::named::parse_enemies;
use crate::action::options::{ActionOptions, Form, SpaceOptions};
use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::Turn;
use crate::action::ways;
use crate::action::words::Words;
use crate::game::Game;
use crate::game::table::{Cause, Table};
use crate::operations::OperationName;
use crate::operations::attack;
use crate::operations::insurgent::guerrillas;
use crate::operations::losses::{BOTH, Losses, removal_forms};
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;

/// Pieces removed, and removed by Main Force Battalions in one space.
const PIECES: u8 = 1;
const BY_MAIN_FORCE: u8 = 2;

/// Ambush in one space.
///
/// In words: `hue remove 1t`, `loc-hue-da-nang at hue remove 1 arvn_police`, `hue main-force-bns remove 2t`,
/// `hue active remove 1t`. Letters are pieces of the US.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AmbushStep {
    /// Where the Guerrilla is.
    pub space: Space,
    /// Where the piece is, if elsewhere: adjacent to a LoC (4.4.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Space>,
    /// A Guerrilla that is Active already Ambushes, where the Event lets it (card 99): none is flipped.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub active: bool,
    /// VC removes 2 pieces, by Main Force Bns (card 104).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub main_force_bns: bool,
    /// The pieces removed; needed if there is a choice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remove: Vec<Pieces>,
}

/// The most spaces: 2, but 1 with Booby Traps.
pub fn most_spaces(game: &Game) -> u8 {
    if game.unshaded(LastingCard::BoobyTraps) { 1 } else { 2 }
}

/// Whether the faction may Ambush from the space. With Attack, the space is selected and paid for as one that
/// is Attacked.
///
/// # Errors
/// AM1, AM2, AM3, G8, G9, AT2.
pub fn may_select(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    let [underground, active] = guerrillas(turn.faction);
    let there = |kind| game.board().count(space, kind);
    if turn.terms.any_state {
        let able = there(underground) + there(active) > 0;
        require(able, Row::AM3.at(space, "an Ambush needs your own Guerrilla"))?;
        let reached = turn.operation != Some(OperationName::March) || turn.spaces.contains(space);
        require(reached, Row::AM2.at(space, "no piece has Marched there"))?;
    } else if turn.operation == Some(OperationName::March) {
        let marched = turn.insurgent.marched(game, space, underground);
        require(marched > 0, Row::AM2.at(space, "no Underground Guerrilla has Marched there"))?;
    } else {
        require(
            there(underground) > 0,
            Row::AM3.at(space, "an Ambush needs your own Underground Guerrilla"),
        )?;
    }
    turn.may_select_special(game, space, Some(most_spaces(game)))
        .map_err(|refusal| refusal.or_too_many(Row::AM1))?;
    if turn.operation == Some(OperationName::Attack) {
        require(!turn.spaces.contains(space), Row::AM3.at(space, "an Attack there is already resolved"))?;
        attack::may_pay(game, turn, space)?;
    }
    Ok(())
}

/// The spaces in which a piece may be removed: the space itself, and around a LoC all that are adjacent.
pub fn reach(space: Space) -> SpaceSet {
    if space.is_loc() { space.adjacent().with(space) } else { SpaceSet::only(space) }
}

/// Whether the faction may remove a piece in `at` by an Ambush from `space`.
///
/// # Errors
/// AM4.
pub fn may_aim(game: &Game, space: Space, at: Space) -> Result<(), Refusal> {
    require(
        reach(space).contains(at),
        Row::AM4.at(at, "an Ambush may strike only its own space, or from a LoC an adjacent one"),
    )?;
    require(game.board().coin(at) > 0, Row::AM4.at(at, "has no US or ARVN piece"))
}

/// Whether Main Force Battalions may remove 2 pieces.
///
/// # Errors
/// AM5.
pub fn may_use_main_force(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    let may = turn.faction == Faction::Vc && game.shaded(LastingCard::MainForceBns);
    require(may, Row::AM5.at(space, "Main Force Battalions is not in play for this faction"))?;
    require(
        !turn.insurgent.used_main_force,
        Row::AM5.at(space, "Main Force Battalions works in only one space"),
    )
}

/// Whether a Guerrilla there that is Active already may Ambush, while another stays Underground (card 99).
///
/// # Errors
/// AM3.
pub fn may_stay_hidden(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    let both = guerrillas(turn.faction).map(|kind| game.board().count(space, kind));
    let may = turn.terms.any_state && both.iter().all(|count| *count > 0);
    require(may, Row::AM3.at(space, "an Active Guerrilla Ambushes there only where the Event lets any do so"))
}

/// Selects the space and Activates the Guerrilla, if it is not Active: with March one that marched there.
/// With Attack, or on its own, PT-76 takes its toll.
///
/// # Errors
/// As [`may_select`].
pub fn select(table: &mut Table<'_>, turn: &mut Turn, space: Space) -> Result<(), Error> {
    select_by(table, turn, space, false)
}

/// The same, where a Guerrilla that is Active already Ambushes, if `active`.
fn select_by(table: &mut Table<'_>, turn: &mut Turn, space: Space, active: bool) -> Result<(), Error> {
    may_select(table.game, turn, space)?;
    turn.special_spaces = turn.special_spaces.with(space);
    match turn.operation {
        Some(OperationName::Attack) => attack::pay(table, turn, space)?,
        None => attack::lose_to_pt76(table, turn.faction, space)?,
        Some(_) => {}
    }
    let [underground, _] = guerrillas(turn.faction);
    let flipped = if active { 0 } else { table.board().count(space, underground).min(1) };
    turn.insurgent.note_marcher_flip(underground, flipped, space);
    table.flip(space, underground, flipped)
}

/// Removes the chosen pieces in `at`.
///
/// # Errors
/// G13 when they are not there.
pub fn remove(table: &mut Table<'_>, at: Space, chosen: &Chosen) -> Result<(), Error> {
    chosen_kinds(chosen).try_for_each(|(kind, count)| table.remove(at, kind, count, Cause::Loss))
}

/// What may be done now.
pub fn options(game: &Game, turn: &Turn) -> ActionOptions {
    let refused = turn.may_go_on_with(game, SpecialName::Ambush).err();
    let open = |space: &Space| refused.is_none() && may_select(game, turn, *space).is_ok();
    let spaces = SpaceSet::ALL.iter().filter(open).map(|space| {
        let aims = reach(space).iter().filter(|at| may_aim(game, space, *at).is_ok());
        let main_force = may_use_main_force(game, turn, space).is_ok();
        let forms = aims.flat_map(|at| {
            let by_main_force = main_force.then_some(Form::of("main-force-bns").at(at));
            let number = if main_force { BY_MAIN_FORCE } else { PIECES };
            let removals = removal_forms(game.board(), at, number).into_iter().map(move |form| form.at(at));
            by_main_force.into_iter().chain(removals)
        });
        SpaceOptions {
            space,
            cost: if turn.operation == Some(OperationName::Attack) { turn.price(1) } else { 0 },
            forms: forms.collect(),
        }
    });
    ActionOptions {
        name: SpecialName::Ambush.id(),
        refused,
        most_spaces: turn.special_cap(game, Some(most_spaces(game))),
        spaces: spaces.filter(|space| !space.forms.is_empty()).collect(),
        besides: Vec::new(),
        impossible: Vec::new(),
    }
    .or_why(
        SpecialName::Ambush.id(),
        SpaceSet::ALL
            .iter()
            .filter(|space| reach(*space).iter().any(|at| may_aim(game, *space, at).is_ok()))
            .map(|space| may_select(game, turn, space)),
        match turn.operation {
            Some(OperationName::March) => {
                Row::AM2.refuses("no Underground Guerrilla has Marched to a target yet")
            }
            _ => Row::AM3.refuses("no Underground Guerrilla has a US or ARVN piece within reach"),
        },
    )
}

impl ActionStep for AmbushStep {
    fn parse(words: &mut Words<'_>, _faction: Faction) -> Result<Self, Error> {
        let space = words.space()?;
        let at = if words.is("at") { Some(words.space()?) } else { None };
        let active = words.is("active");
        let main_force_bns = words.is("main-force-bns");
        let remove =
            if words.is("remove") { parse_enemies(words, Side::Coin, PieceSet::ALL)? } else { Vec::new() };
        Ok(AmbushStep { space, at, active, main_force_bns, remove })
    }

    fn candidates(game: &Game, turn: &Turn) -> Vec<Self> {
        let mut steps = Vec::new();
        for space in Space::ALL.into_iter().filter(|space| may_select(game, turn, *space).is_ok()) {
            let may_be_active = may_stay_hidden(game, turn, space).is_ok();
            let ways_to_act = if may_be_active { &[true, false][..] } else { &[false] };
            let aims = reach(space).iter().filter(|at| may_aim(game, space, *at).is_ok());
            for (at, active) in aims.flat_map(|at| ways_to_act.iter().map(move |active| (at, *active))) {
                for (main_force_bns, number) in [(false, PIECES), (true, BY_MAIN_FORCE)] {
                    if main_force_bns && may_use_main_force(game, turn, space).is_err() {
                        continue;
                    }
                    let removals = Losses::of(game.board(), at, BOTH, number).ways(game.board(), at, BOTH);
                    let at = (at != space).then_some(at);
                    steps.extend(ways::said(removals).into_iter().map(|remove| AmbushStep {
                        space,
                        at,
                        active,
                        main_force_bns,
                        remove,
                    }));
                }
            }
        }
        steps
    }

    fn tell(&self, words: &mut String, _: Option<Faction>) {
        let AmbushStep { space, at, active, main_force_bns, remove } = self;
        words.push_str(space.id());
        if let Some(at) = at {
            let _ = write!(words, " at {at}");
        }
        if *active {
            words.push_str(" active");
        }
        if *main_force_bns {
            words.push_str(" main-force-bns");
        }
        if !remove.is_empty() {
            words.push_str(" remove");
            ways::tell_pieces(words, remove, None);
        }
    }

    fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        let AmbushStep { space, at, active, main_force_bns, ref remove } = *self;
        let at = at.unwrap_or(space);
        may_select(table.game, turn, space)?;
        may_aim(table.game, space, at)?;
        if active {
            may_stay_hidden(table.game, turn, space)?;
        }
        if main_force_bns {
            may_use_main_force(table.game, turn, space)?;
            turn.insurgent.used_main_force = true;
        }
        let number = if main_force_bns { BY_MAIN_FORCE } else { PIECES };
        let losses = Losses::of(table.board(), at, BOTH, number);
        let chosen = losses.choose(table.board(), at, BOTH, remove, Row::AM5, Row::AM5)?;
        select_by(table, turn, space, active)?;
        self::remove(table, at, &chosen)
    }
}
