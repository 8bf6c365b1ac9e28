//! Rally (3.3.1): NVA and VC place Guerrillas and Bases where there is no Support; NVA Improves the Trail.

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::OperationName;
use super::insurgent::guerrillas;
use crate::action::ActionStep;
use crate::action::choice::{Chosen, Pieces, choose, chosen_kinds};
use crate::action::options::{ActionOptions, Form, Impossible, SpaceOptions};
use crate::action::refusal::{Refusal, Row, require};
use crate::action::special_action::SpecialAction;
use crate::action::step::Step;
use crate::action::turn::{Turn, unpaid};
use crate::action::voluntary::{Taken, reachable};
use crate::action::ways;
use crate::action::words::Words;
use crate::board::agitation;
use crate::game::Game;
use crate::game::table::{Cause, Table};
use crate::special_activities::infiltrate::InfiltrateStep;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;

/// What a space costs.
const SPACE: u8 = 1;
/// What an Improvement of the Trail costs, never free (3.1.2).
const TRAIL: u8 = 2;
/// Guerrillas a Base takes the place of.
const FOR_A_BASE: u8 = 2;

/// A step of Rally. The first that names a space selects it and pays for it.
///
/// In words: `tay-ninh place 2`, `tay-ninh place 2 taking 1a saigon`, `hue base`, `hue base of 1u 1a`, `hue
/// underground`, `hue` alone to select it, `hue agitate 2`, `improve-trail`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum RallyStep {
    /// Places Guerrillas: 1, or more where an own Base is.
    Place {
        /// Where.
        space: Space,
        /// How many.
        count: u8,
        /// Guerrillas taken from the map because too few are Available (1.4.1).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        taking: Vec<Taken>,
    },
    /// Replaces 2 Guerrillas with a Base.
    Base {
        /// Where.
        space: Space,
        /// The Guerrillas; needed if there is a choice.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        replacing: Vec<Pieces>,
        /// The Base taken from the map because none is Available (1.4.1).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        taking: Vec<Taken>,
    },
    /// VC flips all its Guerrillas Underground where it has a Base.
    Underground {
        /// Where.
        space: Space,
    },
    /// Selects a space without placing anything.
    Select {
        /// Where.
        space: Space,
    },
    /// VC Agitates in a space by Cadres (card 116).
    Agitate {
        /// Where.
        space: Space,
        /// Terror markers removed and then levels shifted, 1 Resource each.
        steps: u8,
    },
    /// NVA Improves the Trail.
    ImproveTrail,
}

/// Whether the space may be selected.
///
/// # Errors
/// RA1, RA2, RA8, G8, G9.
pub fn may_select(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    require(!space.is_loc(), Row::RA1.at(space, "cannot Rally on a LoC"))?;
    require(
        game.board().support(space) <= SupportLevel::Neutral,
        Row::RA1.at(space, "cannot Rally in a space with Support"),
    )?;
    turn.may_select(space, None)?;
    let is_bound = turn.insurgent.improved_trail && game.unshaded(LastingCard::Aaa);
    let first = !is_bound || turn.spaces.is_empty();
    require(first, Row::RA8.at(space, "a Rally that Improves the Trail may select only 1 space"))?;
    turn.can_pay(game, turn.price(SPACE), Row::RA2, space)
}

/// Selects the space and pays for it.
///
/// # Errors
/// As [`may_select`].
pub fn select(table: &mut Table<'_>, turn: &mut Turn, space: Space) -> Result<(), Error> {
    may_select(table.game, turn, space)?;
    table.pay(turn.faction, turn.price(SPACE))?;
    turn.spaces = turn.spaces.with(space);
    if table.board().bases(space, turn.faction) > 0 {
        turn.insurgent.had_base = turn.insurgent.had_base.with(space);
    }
    Ok(())
}

/// The most Guerrillas the faction may place in the space, however many are Available. The Trail counts as it
/// was before this Rally Improved it: that comes last, whenever it is said (3.3.1).
pub fn most_placed(game: &Game, turn: &Turn, space: Space) -> u8 {
    match game.board().bases(space, turn.faction) {
        0 => 1,
        bases if turn.faction == Faction::Nva => {
            game.board().track(Track::Trail).saturating_sub(turn.insurgent.trail_gained) + bases
        }
        bases => space.population() + bases,
    }
}

/// Whether `count` Guerrillas may be placed in a selected space.
///
/// # Errors
/// RA3, RA5.
pub fn may_place(game: &Game, turn: &Turn, space: Space, count: u8) -> Result<(), Refusal> {
    may_form(turn, space)?;
    let most = most_placed(game, turn, space);
    require(count >= 1, Row::RA3.at(space, "place at least 1 Guerrilla"))?;
    require(
        count <= most,
        Row::RA3.at(space, "more Guerrillas than Trail or Population plus Bases allow").limited(most),
    )
}

/// Places `count` Guerrillas in a selected space.
///
/// # Errors
/// As [`may_place`]; G14 or VR1 to VR6 when there are too few.
pub fn place(
    table: &mut Table<'_>,
    turn: &mut Turn,
    space: Space,
    count: u8,
    taking: &[Taken],
) -> Result<(), Error> {
    may_place(table.game, turn, space, count)?;
    turn.insurgent.rallied = turn.insurgent.rallied.with(space);
    table.place_own(turn.faction, space, guerrilla_type(turn.faction), count, taking)
}

/// Whether 2 Guerrillas in a selected space may be replaced with a Base, if there is one.
///
/// # Errors
/// RA4, RA5.
pub fn may_build(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    may_form(turn, space)?;
    let own = game.board().count_of(space, guerrilla_type(turn.faction));
    require(own >= FOR_A_BASE, Row::RA4.at(space, "a Base must replace 2 of your own Guerrillas"))?;
    require(game.board().room_for_bases(space) > 0, Row::RA4.at(space, "has no room for a Base"))
}

/// Replaces the chosen 2 Guerrillas with a Base.
///
/// # Errors
/// As [`may_build`]; RA4 or VR1 to VR6 when there is no Base.
pub fn build(
    table: &mut Table<'_>,
    turn: &mut Turn,
    space: Space,
    guerrillas: &Chosen,
    taking: &[Taken],
) -> Result<(), Error> {
    may_build(table.game, turn, space)?;
    let base = base_type(turn.faction);
    table.has_one(turn.faction, space, base, taking, Row::RA4)?;
    turn.insurgent.rallied = turn.insurgent.rallied.with(space);
    for (kind, count) in chosen_kinds(guerrillas) {
        table.remove(space, kind, count, Cause::Return)?;
    }
    table.place_own(turn.faction, space, base, 1, taking)
}

/// Whether the Guerrillas in a selected space may be flipped Underground.
///
/// # Errors
/// RA5, RA6.
pub fn may_go_underground(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    may_form(turn, space)?;
    let may = turn.faction == Faction::Vc && game.board().bases(space, Faction::Vc) > 0;
    require(may, Row::RA6.at(space, "only VC may go Underground, and only where it has a Base"))
}

/// Flips all VC Guerrillas in a selected space Underground.
///
/// # Errors
/// As [`may_go_underground`].
pub fn go_underground(table: &mut Table<'_>, turn: &mut Turn, space: Space) -> Result<(), Error> {
    may_go_underground(table.game, turn, space)?;
    turn.insurgent.rallied = turn.insurgent.rallied.with(space);
    let active = PieceKind::VcGuerrillasActive;
    table.flip(space, active, table.board().count(space, active))
}

/// Whether the Trail may be Improved.
///
/// # Errors
/// RA7, RA8.
pub fn may_improve_trail(game: &Game, turn: &Turn) -> Result<(), Refusal> {
    require(turn.faction == Faction::Nva, Row::RA7.refuses("only NVA may Improve the Trail"))?;
    require(!turn.insurgent.improved_trail, Row::RA7.refuses("a Rally may Improve the Trail only once"))?;
    require(
        !game.unshaded(LastingCard::McNamaraLine),
        Row::RA7.refuses("McNamara Line prevents Improving the Trail"),
    )?;
    require(
        game.board().track(Track::Trail) < Track::Trail.highest(),
        Row::RA7.refuses("the Trail is already at its maximum"),
    )?;
    require(
        game.can_pay(turn.faction, TRAIL),
        unpaid(Row::RA7.refuses("Resources left to Improve the Trail"), game, turn.faction, TRAIL),
    )?;
    // R34: the Trail and a second space exclude each other in whichever order they are named; [`may_select`]
    // refuses the other order.
    let may = !game.unshaded(LastingCard::Aaa) || turn.spaces.len() <= 1;
    require(may, Row::RA8.refuses("a Rally in more than 1 space cannot Improve the Trail"))
}

/// Improves the Trail: 1 box, 2 with SA-2s.
///
/// # Errors
/// As [`may_improve_trail`].
pub fn improve_trail(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
    may_improve_trail(table.game, turn)?;
    turn.insurgent.improved_trail = true;
    table.pay(turn.faction, TRAIL)?;
    let gained = table.change_trail(if table.game.shaded(LastingCard::Sa2s) { 2 } else { 1 })?;
    turn.insurgent.trail_gained = u8::try_from(gained).unwrap_or(0);
    Ok(())
}

/// What is refused after an Infiltrate that has built by the Improved Trail: anything in a space, which comes
/// before the Improvement (3.3.1). Said before such an Infiltrate, `improve-trail` may stand anywhere: it
/// adds nothing to a Rally.
const AFTER_TRAIL: Refusal = Row::RA7.refuses(
    "Rally spaces come before the Trail is Improved, and Infiltrate has already built with the new Trail",
);

/// Whether the Rally may go on in a space.
///
/// # Errors
/// RA7.
pub(crate) fn may_go_on(turn: &Turn) -> Result<(), Refusal> {
    require(!turn.insurgent.built_by_trail, AFTER_TRAIL)
}

/// Whether these steps leave the Improvement of the Trail behind all spaces where an Infiltrate builds by it.
/// What is carried out does not ask that: steps that documents keep were taken without it.
///
/// # Errors
/// RA7, with the step, from 0.
pub(crate) fn in_order(steps: &[Step<RallyStep>]) -> Result<(), (usize, Refusal)> {
    let builds = |special: &SpecialAction| match special {
        SpecialAction::Infiltrate(steps) => {
            steps.iter().any(|step| matches!(step, InfiltrateStep::Build { .. }))
        }
        _ => false,
    };
    let (mut improved, mut built) = (false, false);
    for (index, step) in steps.iter().enumerate() {
        match step {
            Step::Own(RallyStep::ImproveTrail) => improved = true,
            Step::Own(_) if built => return Err((index, AFTER_TRAIL)),
            Step::Special(special) => built |= improved && builds(special),
            _ => {}
        }
    }
    Ok(())
}

/// Whether VC may Agitate in a selected space, by `steps` (card 116).
///
/// # Errors
/// RA9, RA10.
pub fn may_agitate(game: &Game, turn: &Turn, space: Space, steps: u8) -> Result<(), Refusal> {
    require(
        turn.faction == Faction::Vc && game.shaded(LastingCard::Cadres),
        Row::RA9.at(space, "only VC may Agitate in a Rally, by Cadres"),
    )?;
    require(!turn.insurgent.agitated, Row::RA9.at(space, "a Rally may Agitate in only one space"))?;
    let was_there = turn.insurgent.had_base.contains(space);
    require(
        was_there,
        Row::RA9.at(space, "VC may Agitate only in a Rally space that already had a VC Base"),
    )?;
    agitation::may_agitate(game, space, steps, Row::RA10, Row::RA9)
}

/// Agitates in a selected space (card 116).
///
/// # Errors
/// As [`may_agitate`].
pub fn agitate(table: &mut Table<'_>, turn: &mut Turn, space: Space, steps: u8) -> Result<(), Error> {
    may_agitate(table.game, turn, space, steps)?;
    turn.insurgent.agitated = true;
    agitation::agitate(table, space, steps)
}

/// What may be done now.
pub fn options(game: &Game, turn: &Turn) -> ActionOptions {
    let refused = turn.may_begin(game, OperationName::Rally).and_then(|()| may_go_on(turn)).err();
    let open = |space: &Space| {
        refused.is_none() && (turn.spaces.contains(*space) || may_select(game, turn, *space).is_ok())
    };
    let mut besides = Vec::new();
    if refused.is_none() && may_improve_trail(game, turn).is_ok() {
        besides.push(Form::of("improve-trail"));
    }
    let spaces = SpaceSet::ALL.iter().filter(open).map(|space| space_options(game, turn, space));
    let bound = turn.insurgent.improved_trail && game.unshaded(LastingCard::Aaa);
    ActionOptions {
        name: OperationName::Rally.id(),
        refused,
        most_spaces: turn.cap(bound.then_some(1)),
        spaces: spaces.filter(|space| !space.forms.is_empty()).collect(),
        besides,
        impossible: impossible(game, turn),
    }
    .or_why(
        OperationName::Rally.id(),
        SpaceSet::ALL.iter().map(|space| may_select(game, turn, space)),
        Row::RA1.refuses("every space is a LoC or has Support"),
    )
}

/// The parts that no space allows that is selected or could be.
fn impossible(game: &Game, turn: &Turn) -> Vec<Impossible> {
    let open = || {
        let spaces = SpaceSet::ALL.iter();
        spaces.filter(|space| turn.spaces.contains(*space) || may_select(game, turn, *space).is_ok())
    };
    let reached = |piece_type, space, row: Row| {
        let reached = reachable(game, piece_type, space);
        require(reached > 0, row.at(space, "none is Available or can be taken from the map"))
    };
    let placed = open().map(|space| {
        may_place(game, turn, space, 1)?;
        reached(guerrilla_type(turn.faction), space, Row::G14)
    });
    let built = open().map(|space| {
        may_build(game, turn, space)?;
        reached(base_type(turn.faction), space, Row::RA4)
    });
    let own = if turn.faction == Faction::Nva {
        Impossible::unless_one("improve-trail", [may_improve_trail(game, turn)].into_iter())
    } else {
        Impossible::unless_one("underground", open().map(|space| may_go_underground(game, turn, space)))
    };
    let parts = [Impossible::unless_one("place", placed), Impossible::unless_one("base", built), own];
    parts.into_iter().flatten().collect()
}

fn space_options(game: &Game, turn: &Turn, space: Space) -> SpaceOptions {
    let mut forms = Vec::new();
    let is_new = !turn.spaces.contains(space);
    let cost = if is_new { turn.price(SPACE) } else { 0 };
    if may_place(game, turn, space, 1).is_ok() {
        let most = most_placed(game, turn, space).min(reachable(game, guerrilla_type(turn.faction), space));
        forms.extend((most > 0).then_some(Form::up_to("place", most)));
    }
    if may_build(game, turn, space).is_ok() && reachable(game, base_type(turn.faction), space) > 0 {
        forms.push(Form::of("base"));
    }
    if may_go_underground(game, turn, space).is_ok() {
        forms.push(Form::of("underground"));
    }
    if is_new {
        forms.push(Form::of("select"));
    }
    let mut selected = *turn;
    if is_new && game.board().bases(space, turn.faction) > 0 {
        selected.insurgent.had_base = turn.insurgent.had_base.with(space);
    }
    let paid = if game.pool(Faction::Vc).is_some() { cost } else { 0 };
    let most = agitation::most_steps(game, space).min(agitation::payable(game).saturating_sub(paid));
    if may_agitate(game, &selected, space, most).is_ok() {
        forms.push(Form::up_to("agitate", most));
    }
    SpaceOptions { space, cost, forms }
}

fn may_form(turn: &Turn, space: Space) -> Result<(), Refusal> {
    require(
        !turn.insurgent.rallied.contains(space),
        Row::RA5.at(space, "place or do only one thing in a space"),
    )
}

const fn guerrilla_type(faction: Faction) -> PieceType {
    guerrillas(faction)[0].piece_type()
}

const fn base_type(faction: Faction) -> PieceType {
    if matches!(faction, Faction::Nva) { PieceType::NvaBases } else { PieceType::VcBases }
}

impl ActionStep for RallyStep {
    fn parse(words: &mut Words<'_>, faction: Faction) -> Result<Self, Error> {
        if words.is("improve-trail") {
            return Ok(RallyStep::ImproveTrail);
        }
        let space = words.space()?;
        if words.is_done() {
            return Ok(RallyStep::Select { space });
        }
        Ok(match words.keyword("form of Rally", &["place", "base", "underground", "agitate"])? {
            "place" => {
                RallyStep::Place { space, count: words.number()?, taking: Taken::parse_list(words, faction)? }
            }
            "base" => {
                let replacing = if words.is("of") { Pieces::parse_list(words, faction)? } else { Vec::new() };
                RallyStep::Base { space, replacing, taking: Taken::parse_list(words, faction)? }
            }
            "underground" => RallyStep::Underground { space },
            _ => RallyStep::Agitate { space, steps: words.number()? },
        })
    }

    fn candidates(game: &Game, turn: &Turn) -> Vec<Self> {
        let mut steps = vec![RallyStep::ImproveTrail];
        let (faction, board) = (turn.faction, game.board());
        let takings = |space, piece_type, count| {
            ways::takings(game, faction, space, piece_type, count, board.available(piece_type))
        };
        for space in Space::ALL {
            if !turn.spaces.contains(space) {
                if may_select(game, turn, space).is_err() {
                    continue;
                }
                steps.push(RallyStep::Select { space });
            }
            for count in 1..=most_placed(game, turn, space) {
                let takings = takings(space, guerrilla_type(faction), count);
                steps.extend(takings.into_iter().map(|taking| RallyStep::Place { space, count, taking }));
            }
            if may_build(game, turn, space).is_ok() {
                let own: PieceSet = guerrilla_type(faction).into();
                for replacing in ways::said(ways::in_space(board, space, own, FOR_A_BASE)) {
                    let takings = takings(space, base_type(faction), 1);
                    steps.extend(takings.into_iter().map(|taking| RallyStep::Base {
                        space,
                        replacing: replacing.clone(),
                        taking,
                    }));
                }
            }
            if may_go_underground(game, turn, space).is_ok() {
                steps.push(RallyStep::Underground { space });
            }
            if game.shaded(LastingCard::Cadres) && faction == Faction::Vc {
                let most = agitation::most_steps(game, space);
                steps.extend((1..=most).map(|steps| RallyStep::Agitate { space, steps }));
            }
        }
        steps
    }

    fn tell(&self, words: &mut String, owner: Option<Faction>) {
        match self {
            RallyStep::Place { space, count, taking } => {
                let _ = write!(words, "{space} place {count}");
                ways::tell_taken(words, taking, owner);
            }
            RallyStep::Base { space, replacing, taking } => {
                let _ = write!(words, "{space} base");
                if !replacing.is_empty() {
                    words.push_str(" of");
                    ways::tell_pieces(words, replacing, owner);
                }
                ways::tell_taken(words, taking, owner);
            }
            RallyStep::Underground { space } => {
                let _ = write!(words, "{space} underground");
            }
            RallyStep::Select { space } => words.push_str(space.id()),
            RallyStep::Agitate { space, steps } => {
                let _ = write!(words, "{space} agitate {steps}");
            }
            RallyStep::ImproveTrail => words.push_str("improve-trail"),
        }
    }

    fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        let enter = |table: &mut Table<'_>, turn: &mut Turn, space| {
            if turn.spaces.contains(space) { Ok(()) } else { select(table, turn, space) }
        };
        match *self {
            RallyStep::Place { space, count, ref taking } => {
                enter(table, turn, space)?;
                place(table, turn, space, count, taking)
            }
            RallyStep::Base { space, ref replacing, ref taking } => {
                enter(table, turn, space)?;
                may_build(table.game, turn, space)?;
                let own: PieceSet = guerrilla_type(turn.faction).into();
                let chosen = choose(table.board(), space, own, FOR_A_BASE, replacing, Row::RA4, "of")?;
                build(table, turn, space, &chosen, taking)
            }
            RallyStep::Underground { space } => {
                enter(table, turn, space)?;
                go_underground(table, turn, space)
            }
            RallyStep::Select { space } => select(table, turn, space),
            RallyStep::Agitate { space, steps } => {
                enter(table, turn, space)?;
                agitate(table, turn, space, steps)
            }
            RallyStep::ImproveTrail => improve_trail(table, turn),
        }
    }
}
