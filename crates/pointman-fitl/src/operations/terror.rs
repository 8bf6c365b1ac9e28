//! Terror (3.3.4): NVA and VC place Terror and Sabotage and turn the population.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::OperationName;
use super::insurgent::guerrillas;
use crate::action::ActionStep;
use crate::action::choice::{Chosen, Pieces, choose, chosen_kinds};
use crate::action::options::{ActionOptions, Form, SpaceOptions};
use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::Turn;
use crate::action::ways;
use crate::action::words::Words;
use crate::game::Game;
use crate::game::table::{Cause, Table};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;

/// VC Guerrillas each Terror or Agitation costs under Cadres (card 116).
pub const CADRES: u8 = 2;

/// Terror in one space.
///
/// In words: `hue`, `hue remove 1u 1a`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TerrorStep {
    /// Where.
    pub space: Space,
    /// The 2 Guerrillas VC removes by Cadres, as they are after one was Activated; needed if there is a
    /// choice (card 116).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remove: Vec<Pieces>,
}

/// What the space costs.
pub const fn price(turn: &Turn, space: Space) -> u8 {
    if space.is_loc() { 0 } else { turn.price(1) }
}

/// Whether the faction must remove Guerrillas by Cadres.
pub fn is_bound_by_cadres(game: &Game, faction: Faction) -> bool {
    faction == Faction::Vc && game.unshaded(LastingCard::Cadres)
}

/// Whether the space may be selected.
///
/// # Errors
/// TE1, TE2, TE3, G8, G9.
pub fn may_select(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    let (board, faction) = (game.board(), turn.faction);
    let [underground, active] = guerrillas(faction);
    let by_troops = faction == Faction::Nva && board.count(space, PieceKind::NvaTroops) > 0;
    let able = board.count(space, underground) > 0 || by_troops;
    require(able, Row::TE1.at(space, "Terror needs your own Underground Guerrilla, or an NVA Troop"))?;
    turn.may_select(space, None)?;
    let lacks = is_bound_by_cadres(game, faction)
        && board.count(space, underground) + board.count(space, active) < CADRES;
    require(!lacks, Row::TE3.at(space, "Cadres requires VC to remove 2 Guerrillas for each Terror"))?;
    turn.can_pay(game, price(turn, space), Row::TE2, space)
}

/// Selects the space, pays, and Activates an Underground Guerrilla if there is one.
///
/// # Errors
/// As [`may_select`].
pub fn select(table: &mut Table<'_>, turn: &mut Turn, space: Space) -> Result<(), Error> {
    may_select(table.game, turn, space)?;
    table.pay(turn.faction, price(turn, space))?;
    turn.spaces = turn.spaces.with(space);
    let [underground, _] = guerrillas(turn.faction);
    table.flip(space, underground, table.board().count(space, underground).min(1))
}

/// Removes the chosen Guerrillas by Cadres, places the marker and shifts the level in a space just selected.
///
/// # Errors
/// Never by the rules: an error is a broken law of the board.
pub fn terrorize(table: &mut Table<'_>, turn: &Turn, space: Space, removed: &Chosen) -> Result<(), Error> {
    for (kind, count) in chosen_kinds(removed) {
        table.remove(space, kind, count, Cause::Return)?;
    }
    if table.board().terror(space) == 0 {
        table.add_terror(space)?;
    }
    let toward_opposition = turn.faction == Faction::Vc || table.board().support(space).value() > 0;
    table.shift_support(space, if toward_opposition { -1 } else { 0 })?;
    Ok(())
}

/// The faction's Guerrillas in `space` once one of them has been Activated.
fn left_by_activation(game: &Game, turn: &Turn, space: Space) -> [(PieceKind, u8); 2] {
    let [underground, active] = guerrillas(turn.faction);
    [
        (underground, game.board().count(space, underground) - 1),
        (active, game.board().count(space, active) + 1),
    ]
}

/// What may be done now.
pub fn options(game: &Game, turn: &Turn) -> ActionOptions {
    let refused = turn.may_begin(game, OperationName::Terror).err();
    let open = |space: &Space| refused.is_none() && may_select(game, turn, *space).is_ok();
    let spaces = SpaceSet::ALL.iter().filter(open).map(|space| {
        let mut forms = vec![Form::of("terror")];
        if is_bound_by_cadres(game, turn.faction) {
            let left = left_by_activation(game, turn, space);
            let removable = left.into_iter().filter(|(_, count)| *count > 0);
            forms.extend(removable.map(|(kind, count)| Form::up_to("remove", count.min(CADRES)).with(kind)));
        }
        SpaceOptions { space, cost: price(turn, space), forms }
    });
    ActionOptions {
        name: OperationName::Terror.id(),
        refused,
        most_spaces: turn.cap(None),
        spaces: spaces.collect(),
        besides: Vec::new(),
        impossible: Vec::new(),
    }
    .or_why(
        OperationName::Terror.id(),
        SpaceSet::ALL.iter().map(|space| may_select(game, turn, space)),
        Row::TE1.refuses(match turn.faction {
            Faction::Nva => "no space has an Underground NVA Guerrilla or an NVA Troop",
            _ => "no space has an Underground VC Guerrilla",
        }),
    )
}

impl ActionStep for TerrorStep {
    fn parse(words: &mut Words<'_>, faction: Faction) -> Result<Self, Error> {
        let space = words.space()?;
        let remove = if words.is("remove") { Pieces::parse_list(words, faction)? } else { Vec::new() };
        Ok(TerrorStep { space, remove })
    }

    fn candidates(game: &Game, turn: &Turn) -> Vec<Self> {
        let mut steps = Vec::new();
        for space in SpaceSet::ALL.iter().filter(|space| may_select(game, turn, *space).is_ok()) {
            let removals = if is_bound_by_cadres(game, turn.faction) {
                ways::said(ways::of_pool(&left_by_activation(game, turn, space), CADRES))
            } else {
                vec![Vec::new()]
            };
            steps.extend(removals.into_iter().map(|remove| TerrorStep { space, remove }));
        }
        steps
    }

    fn tell(&self, words: &mut String, owner: Option<Faction>) {
        words.push_str(self.space.id());
        if !self.remove.is_empty() {
            words.push_str(" remove");
            ways::tell_pieces(words, &self.remove, owner);
        }
    }

    fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        select(table, turn, self.space)?;
        let removed = if is_bound_by_cadres(table.game, turn.faction) {
            choose(
                table.board(),
                self.space,
                PieceType::VcGuerrillas.into(),
                CADRES,
                &self.remove,
                Row::TE3,
                "remove",
            )?
        } else {
            require(
                self.remove.is_empty(),
                Row::TE3.at(self.space, "only VC removes Guerrillas, by Cadres"),
            )?;
            Chosen::default()
        };
        terrorize(table, turn, self.space, &removed)
    }
}
