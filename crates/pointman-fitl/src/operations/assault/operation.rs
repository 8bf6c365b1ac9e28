//! The Assault Operation (3.2.4): selecting spaces, and the one space where ARVN follows up a US Assault.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Assault, AssaultOrder, Fight, INSURGENTS, Treated};
use crate::action::ActionStep;
use crate::action::legal::Lucky;
use crate::action::named::ends;
use crate::action::options::{ActionOptions, Form, Impossible, SpaceOptions};
use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::Turn;
use crate::action::words::Words;
use crate::game::Game;
use crate::game::table::Table;
use crate::operations::OperationName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use pointman_core::error::Error;

/// What ARVN does in a follow-up.
pub type FollowUp = AssaultOrder;

/// A step of an Assault Operation: a space, Assaulted at once.
///
/// In words: `tay-ninh`, `tay-ninh only nva`, `tay-ninh m-48 abrams vc search-and-destroy nva remove nva 1a
/// vc 2a tunnel vc`, `tay-ninh arvn`, with the parts of ARVN's Assault after `arvn`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AssaultSpace {
    /// The space.
    pub space: Space,
    /// How it is Assaulted.
    #[serde(default, skip_serializing_if = "is_plain")]
    pub how: AssaultOrder,
    /// How ARVN follows up a US Assault, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arvn: Option<FollowUp>,
}

fn is_plain(order: &AssaultOrder) -> bool {
    *order == AssaultOrder::default()
}

/// What a space costs `by`: nothing for the US and under Body Count; the follow-up of a US Assault is priced
/// as ARVN's.
pub fn price(game: &Game, turn: &Turn, by: Faction) -> u8 {
    if by == Faction::Us || game.unshaded(LastingCard::BodyCount) { 0 } else { turn.price(3) }
}

/// Whether the Operation may select the space of `assault`.
///
/// # Errors
/// AS1 to AS4, G8, G9, G11.
pub fn may_select(game: &Game, turn: &Turn, assault: &Assault) -> Result<(), Refusal> {
    let space = assault.space;
    assault.may_be_made(game, turn)?;
    turn.may_select(space, None)?;
    let is_capped =
        assault.by == Faction::Us && game.shaded(LastingCard::Abrams) && turn.cap(Some(2)) == Some(2);
    let is_full = is_capped && turn.spaces.len() >= 2;
    require(!is_full, Row::AS4.at(space, "shaded Abrams limits US Assault spaces").limited(2))?;
    turn.can_pay(game, price(game, turn, assault.by), Row::AS2, space)
}

/// Selects the space of `assault` and pays for it.
///
/// # Errors
/// See [`may_select`].
pub fn select(table: &mut Table<'_>, turn: &mut Turn, assault: &Assault) -> Result<(), Error> {
    may_select(table.game, turn, assault)?;
    table.pay(turn.faction, price(table.game, turn, assault.by))?;
    turn.spaces.set(assault.space, true);
    Ok(())
}

/// Whether ARVN may follow up the US Assault just made in `space`.
///
/// # Errors
/// AS10, AS11.
pub fn may_follow_up(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    let at = |why| Row::AS10.at(space, why);
    require(turn.faction == Faction::Us, at("ARVN follows up only US Assaults"))?;
    let fight = turn.coin.fight;
    require(fight.follow_up && fight.treated == Treated::Normally, at("the Event lets ARVN not follow up"))?;
    require(turn.coin.assault.followed_up.is_none(), at("ARVN follows up in only 1 space").limited(1))?;
    require(
        turn.coin.assault.latest == Some(space),
        at("ARVN follows up only where the US has just Assaulted"),
    )?;
    let board = game.board();
    require(board.count_of(space, PieceSet::ARVN_CUBES) > 0, Row::AS11.at(space, "has no ARVN cube"))?;
    require(board.insurgent(space) > 0, Row::AS11.at(space, "has no Insurgent piece left"))?;
    turn.can_pay(game, price(game, turn, Faction::Arvn), Row::AS10, space)
}

/// Pays for the Assault of ARVN that follows up the US Assault just made, if it may; gives whether it does.
///
/// # Errors
/// Never by the rules.
pub fn begin_follow_up(table: &mut Table<'_>, turn: &mut Turn, space: Space) -> Result<bool, Error> {
    if may_follow_up(table.game, turn, space).is_err() {
        return Ok(false);
    }
    table.pay(turn.faction, price(table.game, turn, Faction::Arvn))?;
    turn.coin.assault.followed_up = Some(space);
    Ok(true)
}

/// ARVN follows up the US Assault just made.
///
/// # Errors
/// See [`may_follow_up`] and [`Fight`].
pub fn follow_up(
    table: &mut Table<'_>,
    turn: &mut Turn,
    assault: Assault,
    order: &FollowUp,
) -> Result<(), Error> {
    may_follow_up(table.game, turn, assault.space)?;
    table.pay(turn.faction, price(table.game, turn, Faction::Arvn))?;
    turn.coin.assault.followed_up = Some(assault.space);
    order.resolve(table, turn, assault.followed_up())
}

impl AssaultSpace {
    /// Selects the space of `assault`, Assaults it, and lets ARVN follow up.
    ///
    /// # Errors
    /// See [`may_select`], [`Fight`] and [`may_follow_up`].
    pub fn resolve(&self, table: &mut Table<'_>, turn: &mut Turn, assault: Assault) -> Result<(), Error> {
        self.begin(table, turn, assault)?;
        if let Some(order) = &self.arvn {
            follow_up(table, turn, assault, order)?;
        }
        turn.coin.assault.latest = None;
        Ok(())
    }

    /// Selects the space and Assaults it; ARVN may follow up then.
    fn begin(&self, table: &mut Table<'_>, turn: &mut Turn, assault: Assault) -> Result<(), Error> {
        select(table, turn, &assault)?;
        self.how.resolve(table, turn, assault)?;
        turn.coin.assault.latest = (assault.by == Faction::Us).then_some(assault.space);
        Ok(())
    }
}

impl ActionStep for AssaultSpace {
    /// `SPACE [only FACTION] [m-48] [abrams FACTION] [search-and-destroy FACTION] [remove PIECES] [tunnel
    /// FACTION] [arvn …]`
    fn parse(words: &mut Words<'_>, _: Faction) -> Result<Self, Error> {
        const KEYWORDS: [&str; 7] = {
            let [one, two, three, four, five, six] = AssaultOrder::KEYWORDS;
            [one, two, three, four, five, six, "arvn"]
        };
        let space = words.space()?;
        let mut how = AssaultOrder::default();
        let mut arvn = None;
        words.mark(":");
        while !ends(words) {
            match words.keyword("what the Assault does", &KEYWORDS)? {
                "arvn" => {
                    words.once("arvn", arvn.is_none())?;
                    arvn = Some(AssaultOrder::parse(words)?);
                }
                keyword => how.parse_part(keyword, words)?,
            }
        }
        Ok(AssaultSpace { space, how, arvn })
    }

    fn candidates(game: &Game, turn: &Turn) -> Vec<Self> {
        let mut steps = Vec::new();
        for space in Space::ALL {
            let assault = Assault::granted(space, turn);
            if may_select(game, turn, &assault).is_err() {
                continue;
            }
            for how in AssaultOrder::candidates(game, turn, assault) {
                let (mut after, mut following, mut effects) = (*game, *turn, Vec::new());
                let table = &mut Table { game: &mut after, dice: &mut Lucky, effects: &mut effects };
                let alone = AssaultSpace { space, how, arvn: None };
                if turn.faction == Faction::Us
                    && alone.begin(table, &mut following, assault).is_ok()
                    && may_follow_up(table.game, &following, space).is_ok()
                {
                    let orders = AssaultOrder::candidates(&after, &following, assault.followed_up());
                    steps.extend(
                        orders.into_iter().map(|arvn| AssaultSpace { arvn: Some(arvn), ..alone.clone() }),
                    );
                }
                steps.push(alone);
            }
        }
        steps
    }

    fn tell(&self, words: &mut String, _: Option<Faction>) {
        words.push_str(self.space.id());
        self.how.tell(words);
        if let Some(arvn) = &self.arvn {
            words.push_str(" arvn");
            arvn.tell(words);
        }
    }

    fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        let assault = Assault::granted(self.space, turn);
        self.resolve(table, turn, assault)
    }
}

/// Where the Operation may Assault, and what each Assault may do.
pub fn options(game: &Game, turn: &Turn) -> ActionOptions {
    if let Err(refusal) = turn.may_begin(game, OperationName::Assault) {
        return ActionOptions::none(OperationName::Assault.id(), refusal);
    }
    let mut spaces = Vec::new();
    let mut refused = Row::AS1.refuses("no space has both a cube and an Insurgent piece");
    for space in Space::ALL {
        let assault = Assault::granted(space, turn);
        match may_select(game, turn, &assault) {
            Ok(()) => {
                let cost = price(game, turn, turn.faction);
                spaces.push(SpaceOptions { space, cost, forms: forms(game, turn, assault) });
            }
            Err(refusal) if refusal.row != Row::AS1 => refused = refusal,
            Err(_) => {}
        }
    }
    let cap = (turn.faction == Faction::Us && game.shaded(LastingCard::Abrams)).then_some(2);
    ActionOptions {
        name: OperationName::Assault.id(),
        refused: spaces.is_empty().then_some(refused),
        most_spaces: turn.cap(cap),
        spaces,
        besides: Vec::new(),
        impossible: impossible(game, turn),
    }
}

/// ARVN's follow-up of a US Assault, if none is possible.
fn impossible(game: &Game, turn: &Turn) -> Vec<Impossible> {
    let open = Space::ALL.into_iter().map(|space| Assault::granted(space, turn));
    let open = open.filter(|assault| turn.faction == Faction::Us && may_select(game, turn, assault).is_ok());
    let followed = open.map(|assault| {
        let mut after = *turn;
        after.coin.assault.latest = Some(assault.space);
        may_follow_up(game, &after, assault.space)
    });
    Impossible::unless_one("arvn", followed).into_iter().collect()
}

/// What an Assault in the space may do.
fn forms(game: &Game, turn: &Turn, assault: Assault) -> Vec<Form> {
    let mut forms = Vec::new();
    let Ok(fight) = Fight::begin(game, turn, assault) else { return forms };
    let board = game.board();
    forms.push(Form::up_to("remove", fight.forecast(board)));
    if fight.may_add_two(game, turn).is_ok() {
        forms.push(Form::of("m-48"));
    }
    let bases = PieceSet::BASES.iter().filter(|base| fight.may_use_abrams(game, turn, *base).is_ok());
    forms.extend(bases.map(|base| Form::of("abrams").with(base)));
    let hidden = PieceSet::UNDERGROUND_GUERRILLAS
        .iter()
        .filter(|guerrilla| fight.may_search(game, *guerrilla).is_ok());
    forms.extend(hidden.map(|guerrilla| Form::of("search-and-destroy").with(guerrilla)));
    if may_be_followed_up(game, turn, &fight) {
        forms.push(Form::of("arvn"));
    }
    forms
}

/// Whether ARVN may follow up some way of making the US Assault: an Insurgent piece is left if one enemy
/// alone is targeted.
fn may_be_followed_up(game: &Game, turn: &Turn, fight: &Fight) -> bool {
    let space = fight.assault.space;
    let leaves_some = |enemy| {
        if game.board().count_by(space, enemy) == 0 {
            return false;
        }
        let alone = Assault { targets: FactionSet::only(enemy), ..fight.assault };
        let alone = Fight { assault: alone, ..*fight };
        alone.forecast(game.board()) < game.board().insurgent(space)
    };
    let mut after = *turn;
    after.coin.assault.latest = Some(space);
    INSURGENTS.iter().any(leaves_some) && may_follow_up(game, &after, space).is_ok()
}
