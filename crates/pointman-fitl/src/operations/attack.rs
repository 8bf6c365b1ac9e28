//! Attack (3.3.3): Guerrillas with a roll, or NVA Troops, remove US and ARVN pieces.

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::OperationName;
use super::insurgent::guerrillas;
use super::losses::{BOTH, Losses, attrition, removal_forms, targets};
use crate::action::ActionStep;
use crate::action::choice::{Chosen, Pieces, chosen_kinds};
use crate::action::named::parse_enemies;
use crate::action::options::{ActionOptions, Form, SpaceOptions};
use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::Turn;
use crate::action::ways;
use crate::action::words::Words;
use crate::board::Board;
use crate::game::Game;
use crate::game::table::{Cause, Table};
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::vocabulary;

/// What a space costs, LoCs included.
const SPACE: u8 = 1;
/// Pieces Guerrillas remove.
const BY_GUERRILLAS: u8 = 2;

vocabulary! {
    /// The pieces that Attack.
    pub enum Attackers: "way to Attack" {
        /// All the faction's Guerrillas, with a roll.
        Guerrillas = "guerrillas",
        /// NVA Troops, without.
        Troops = "troops",
    }
}

/// Attack in one space.
///
/// In words: `hue guerrillas remove 1t 1 arvn_police`, `hue troops`, `hue troops pt-76`, `hue troops against
/// arvn remove 2t`. Letters are pieces of the faction named after `against`, or of the US.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AttackStep {
    /// Where.
    pub space: Space,
    /// With what.
    pub by: Attackers,
    /// The faction aimed at; both if none is named (3.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub against: Option<Faction>,
    /// NVA Troops remove 1 for each, by PT-76 (card 45).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pt_76: bool,
    /// The pieces removed if the Attack succeeds; needed if there is a choice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remove: Vec<Pieces>,
}

/// Whether the space may be selected.
///
/// # Errors
/// AT1, AT2, AT3, G9.
pub fn may_select(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    require(game.board().coin(space) > 0, Row::AT1.at(space, "has no US or ARVN piece to Attack"))?;
    let able = has(game, turn.faction, Attackers::Guerrillas, space)
        || has(game, turn.faction, Attackers::Troops, space);
    require(able, Row::AT1.at(space, "an Attack needs your own Guerrilla or an NVA Troop"))?;
    may_pay(game, turn, space)
}

/// Whether the space may be paid for, whatever is in it: an Ambush on a LoC needs no enemy there.
///
/// # Errors
/// AT2, AT3, G9.
pub fn may_pay(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    require(
        !turn.spaces.contains(space),
        Row::AT3.at(space, "a space may be Attacked only once, in one way"),
    )?;
    turn.may_select(space, None)?;
    turn.can_pay(game, turn.price(SPACE), Row::AT2, space)
}

/// Selects the space, pays for it, and removes the NVA Troop that PT-76 costs.
///
/// # Errors
/// As [`may_select`].
pub fn select(table: &mut Table<'_>, turn: &mut Turn, space: Space) -> Result<(), Error> {
    may_select(table.game, turn, space)?;
    pay(table, turn, space)
}

/// Pays for the space and selects it.
///
/// # Errors
/// As [`may_pay`].
pub fn pay(table: &mut Table<'_>, turn: &mut Turn, space: Space) -> Result<(), Error> {
    may_pay(table.game, turn, space)?;
    table.pay(turn.faction, turn.price(SPACE))?;
    turn.spaces = turn.spaces.with(space);
    lose_to_pt76(table, turn.faction, space)
}

/// Removes the NVA Troop that each NVA Attack costs under unshaded PT-76, if there is one.
///
/// # Errors
/// Never by the rules: an error is a broken law of the board.
pub fn lose_to_pt76(table: &mut Table<'_>, faction: Faction, space: Space) -> Result<(), Error> {
    table.remove(space, PieceKind::NvaTroops, pt76_loss(table.game, faction, space), Cause::Return)
}

/// Whether the faction may Attack so in the space.
///
/// # Errors
/// AT1, AT3.
pub fn may_attack(game: &Game, turn: &Turn, space: Space, by: Attackers) -> Result<(), Refusal> {
    let allowed = by == Attackers::Guerrillas || turn.faction == Faction::Nva;
    require(allowed, Row::AT3.at(space, "VC has no Troops to Attack with"))?;
    require(has(game, turn.faction, by, space), Row::AT1.at(space, "has nothing to Attack with in that way"))
}

/// Activates all the faction's Guerrillas in a selected space and rolls. Returns whether the Attack succeeds.
///
/// # Errors
/// When the dice give no answer.
pub fn roll(table: &mut Table<'_>, turn: &Turn, space: Space) -> Result<bool, Error> {
    let [underground, active] = guerrillas(turn.faction);
    table.flip(space, underground, table.board().count(space, underground))?;
    let attackers = table.board().count(space, active);
    if !is_rolled_for(table, attackers) {
        return Ok(true);
    }
    let roll = table.dice.d6(format_args!("{} Attack in {} [3.3.3]", turn.faction.name(), space.name()))?;
    Ok(succeeds(table, roll, attackers))
}

/// Whether so many attackers roll: 6 or more succeed whatever the die shows.
pub(crate) fn is_rolled_for(table: &mut Table<'_>, attackers: u8) -> bool {
    attackers < 6 || table.dice.throws_idly()
}

/// Whether this roll of so many attackers succeeds, and says so. How many there are is no part of what the
/// die is thrown for: one that was thrown stays for fewer or more of them.
pub(crate) fn succeeds(table: &mut Table<'_>, roll: u8, attackers: u8) -> bool {
    let succeeds = roll <= attackers;
    let what = if succeeds { "succeeds" } else { "missed" };
    let or_less = if attackers == 1 { "" } else { " or less" };
    table.dice.came_to(format_args!("{what}, needed {}{or_less}", attackers.min(6)));
    succeeds
}

/// How many pieces NVA Troops remove in a space where PT-76 has taken its toll.
pub fn troop_hits(game: &Game, space: Space, pt_76: bool) -> u8 {
    let troops = game.board().count(space, PieceKind::NvaTroops);
    if pt_76 { troops } else { troops / 2 }
}

/// Whether PT-76 may multiply the hits of NVA Troops.
///
/// # Errors
/// AT7.
pub fn may_use_pt76(game: &Game, turn: &Turn, space: Space, by: Attackers) -> Result<(), Refusal> {
    let may = turn.faction == Faction::Nva && game.shaded(LastingCard::Pt76);
    require(may, Row::AT7.at(space, "PT-76 is not in play for this faction"))?;
    require(by == Attackers::Troops, Row::AT7.at(space, "PT-76 needs an Attack by Troops"))?;
    require(!turn.insurgent.used_pt76, Row::AT7.at(space, "PT-76 works in only one space"))
}

/// Removes the chosen pieces, and for each US Troop or Base one of the attackers.
///
/// # Errors
/// G13 when they are not there.
pub fn remove(
    table: &mut Table<'_>,
    turn: &Turn,
    space: Space,
    by: Attackers,
    chosen: &Chosen,
) -> Result<(), Error> {
    for (kind, count) in chosen_kinds(chosen) {
        table.remove(space, kind, count, Cause::Loss)?;
    }
    let attacker = match by {
        Attackers::Guerrillas => guerrillas(turn.faction)[1],
        Attackers::Troops => PieceKind::NvaTroops,
    };
    table.remove(space, attacker, attrition(chosen).min(table.board().count(space, attacker)), Cause::Return)
}

/// What may be done now.
pub fn options(game: &Game, turn: &Turn) -> ActionOptions {
    let refused = turn.may_begin(game, OperationName::Attack).err();
    let open = |space: &Space| refused.is_none() && may_select(game, turn, *space).is_ok();
    let spaces = SpaceSet::ALL.iter().filter(open);
    ActionOptions {
        name: OperationName::Attack.id(),
        refused,
        most_spaces: turn.cap(None),
        spaces: spaces
            .map(|space| SpaceOptions { space, cost: turn.price(SPACE), forms: forms(game, turn, space) })
            .collect(),
        besides: Vec::new(),
        impossible: Vec::new(),
    }
    .or_why(
        OperationName::Attack.id(),
        SpaceSet::ALL.iter().map(|space| may_select(game, turn, space)),
        Row::AT1.refuses(match turn.faction {
            Faction::Nva => "no space has both a US or ARVN piece and an NVA Guerrilla or Troop",
            _ => "no space has both a US or ARVN piece and a VC Guerrilla",
        }),
    )
}

fn forms(game: &Game, turn: &Turn, space: Space) -> Vec<Form> {
    let board = game.board();
    let loss = |number| Losses::of(board, space, BOTH, number).total();
    let (mut forms, mut most) = (Vec::new(), 0);
    let mut add = |form, number| {
        most = most.max(number);
        forms.push(Form::up_to(form, loss(number)));
    };
    if may_attack(game, turn, space, Attackers::Guerrillas).is_ok() {
        add("guerrillas", BY_GUERRILLAS);
    }
    if may_attack(game, turn, space, Attackers::Troops).is_ok() {
        let troops = board.count(space, PieceKind::NvaTroops) - pt76_loss(game, turn.faction, space);
        add("troops", troops / 2);
        if may_use_pt76(game, turn, space, Attackers::Troops).is_ok() {
            add("pt-76", troops);
        }
    }
    let targets = [(Faction::Us, "against us"), (Faction::Arvn, "against arvn")];
    forms.extend(
        targets
            .into_iter()
            .filter(|(faction, _)| board.count_by(space, *faction) > 0)
            .map(|(_, form)| Form::of(form)),
    );
    forms.extend(removal_forms(board, space, most));
    forms
}

/// What Guerrillas may remove whose Attack succeeded: 2 pieces, or as few as 1, each way in words.
#[cfg(feature = "trung")]
pub(crate) fn removals(board: &Board, space: Space, targets: FactionSet) -> Vec<String> {
    let of_two = Losses::of(board, space, targets, BY_GUERRILLAS);
    let ways = of_two.ways(board, space, targets);
    let fewer = if of_two.total() < BY_GUERRILLAS { Vec::new() } else { of_one(board, space, targets) };
    ways.iter().map(|way| ways::words(way)).chain(fewer).collect()
}

/// The single pieces that Guerrillas may remove, in words.
fn of_one(board: &Board, space: Space, targets: FactionSet) -> Vec<String> {
    let ways = Losses::of(board, space, targets, 1).ways(board, space, targets);
    ways.iter().map(|way| ways::words(way)).collect()
}

fn has(game: &Game, faction: Faction, by: Attackers, space: Space) -> bool {
    match by {
        Attackers::Guerrillas => game.board().count_of(space, PieceSet::of(&guerrillas(faction))) > 0,
        Attackers::Troops => faction == Faction::Nva && game.board().count(space, PieceKind::NvaTroops) > 0,
    }
}

fn pt76_loss(game: &Game, faction: Faction, space: Space) -> u8 {
    let bound = faction == Faction::Nva && game.unshaded(LastingCard::Pt76);
    if bound { game.board().count(space, PieceKind::NvaTroops).min(1) } else { 0 }
}

impl ActionStep for AttackStep {
    fn parse(words: &mut Words<'_>, _faction: Faction) -> Result<Self, Error> {
        let (space, by) = (words.space()?, words.term()?);
        let pt_76 = words.is("pt-76");
        let against = if words.is("against") { Some(words.term()?) } else { None };
        let remove = if words.is("remove") {
            match against {
                Some(against) => Pieces::parse_list(words, against)?,
                None => parse_enemies(words, Side::Coin, PieceSet::ALL)?,
            }
        } else {
            Vec::new()
        };
        Ok(AttackStep { space, by, against, pt_76, remove })
    }

    fn candidates(game: &Game, turn: &Turn) -> Vec<Self> {
        let mut steps = Vec::new();
        for space in SpaceSet::ALL.iter().filter(|space| may_select(game, turn, *space).is_ok()) {
            let board = game.board();
            let enemies = BOTH.iter().filter(|enemy| board.count_by(space, *enemy) > 0);
            let aims: Vec<Option<Faction>> = enemies.map(Some).collect();
            let aims = if aims.len() > 1 { [vec![None], aims].concat() } else { vec![None] };
            let troops = board.count(space, PieceKind::NvaTroops);
            let left = troops - pt76_loss(game, turn.faction, space).min(troops);
            let ways = [
                (Attackers::Guerrillas, false, 1),
                (Attackers::Guerrillas, false, BY_GUERRILLAS),
                (Attackers::Troops, false, left / 2),
                (Attackers::Troops, true, left),
            ];
            for (by, pt_76, number) in ways {
                if may_attack(game, turn, space, by).is_err()
                    || pt_76 && may_use_pt76(game, turn, space, by).is_err()
                {
                    continue;
                }
                for against in &aims {
                    let aim = against.map_or(BOTH, FactionSet::only);
                    // Guerrillas remove 1 piece of 2 only if it is named.
                    let is_fewer = by == Attackers::Guerrillas && number < BY_GUERRILLAS;
                    if is_fewer && Losses::of(board, space, aim, BY_GUERRILLAS).total() < BY_GUERRILLAS {
                        continue;
                    }
                    let removals = Losses::of(board, space, aim, number).ways(board, space, aim);
                    let removals = if is_fewer { removals } else { ways::said(removals) };
                    steps.extend(removals.into_iter().map(|remove| AttackStep {
                        space,
                        by,
                        against: *against,
                        pt_76,
                        remove,
                    }));
                }
            }
        }
        steps
    }

    fn tell(&self, words: &mut String, _: Option<Faction>) {
        let AttackStep { space, by, against, pt_76, remove } = self;
        let _ = write!(words, "{space} {by}");
        if *pt_76 {
            words.push_str(" pt-76");
        }
        if let Some(against) = against {
            let _ = write!(words, " against {against}");
        }
        if !remove.is_empty() {
            words.push_str(" remove");
            ways::tell_pieces(words, remove, *against);
        }
    }

    fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        let AttackStep { space, by, against, pt_76, ref remove } = *self;
        may_select(table.game, turn, space)?;
        may_attack(table.game, turn, space, by)?;
        let targets = targets(table.board(), space, against)?;
        if pt_76 {
            may_use_pt76(table.game, turn, space, by)?;
            turn.insurgent.used_pt76 = true;
        }
        select(table, turn, space)?;
        let (number, row) = match by {
            Attackers::Troops => (troop_hits(table.game, space, pt_76), Row::AT5),
            Attackers::Guerrillas => {
                let most = u32::from(BY_GUERRILLAS);
                let wanted = Pieces::total(remove);
                require(
                    wanted <= most,
                    Row::AT4.at(space, "Guerrillas remove 1 or 2 pieces").limited(BY_GUERRILLAS),
                )?;
                (if wanted == 1 { 1 } else { BY_GUERRILLAS }, Row::AT4)
            }
        };
        let losses = Losses::of(table.board(), space, targets, number);
        let chosen = losses.choose(table.board(), space, targets, remove, row, Row::AT6);
        // Which pieces go, where nobody said it, is asked once the die has shown that some do.
        let waits = by == Attackers::Guerrillas
            && remove.is_empty()
            && chosen.as_ref().is_err_and(|error| !error.open().is_empty());
        let chosen = if waits { chosen } else { Ok(chosen?) };
        if by == Attackers::Guerrillas && !roll(table, turn, space)? {
            return Ok(());
        }
        let of_fewer = |mut error: Error| {
            if let Error::Refused { asks: Some(asks), .. } = &mut error {
                let fewer = of_one(table.board(), space, targets);
                asks.open.iter_mut().for_each(|question| question.legal.extend(fewer.iter().cloned()));
            }
            error
        };
        let chosen = chosen.map_err(of_fewer)?;
        self::remove(table, turn, space, by, &chosen)
    }
}
