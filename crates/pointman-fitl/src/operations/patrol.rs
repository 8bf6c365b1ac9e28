//! Patrol (3.2.2): cubes move along LoCs and through Cities, Guerrillas on LoCs are Activated, and one LoC
//! may be Assaulted.

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::OperationName;
use super::assault::{self, Assault, AssaultOrder};
use super::coin::{movers, moves};
use crate::action::ActionStep;
use crate::action::choice::Pieces;
use crate::action::named::{Mover, NamedPieces, counted, parse_enemies};
use crate::action::options::{ActionOptions, Form, Impossible, SpaceOptions};
use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::{Turn, spends, unpaid};
use crate::action::ways;
use crate::action::words::Words;
use crate::board::Board;
use crate::board::effect::Effect;
use crate::game::Game;
use crate::game::table::{Cause, Table};
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::{ByPiece, PieceKind};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::{BySpace, Space};
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;

/// What a Patrol has done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PatrolProgress {
    /// Whether it has begun and been paid for.
    pub begun: bool,
    /// The LoCs in which Guerrillas have been Activated.
    pub activated: SpaceSet,
    /// The LoC that has been Assaulted.
    pub assaulted: Option<Space>,
    /// Whether NVA has taken what M-48 Patton lets it.
    pub lost: bool,
}

/// Cities and LoCs: where cubes Patrol.
pub const NETWORK: SpaceSet = SpaceSet::CITIES.union(SpaceSet::LOCS);

/// The cubes that Patrol, and that are counted on LoCs.
pub fn cubes(faction: Faction) -> PieceSet {
    if faction == Faction::Us { PieceKind::UsTroops.into() } else { PieceSet::ARVN_CUBES }
}

/// What the Patrol costs, once.
pub fn price(game: &Game, turn: &Turn) -> u8 {
    if turn.faction == Faction::Us || game.unshaded(LastingCard::BodyCount) { 0 } else { turn.price(3) }
}

/// Whether there is somewhere to Patrol and the Patrol can be paid for.
///
/// # Errors
/// G9 when an Event leaves no LoC or City for it, PA1.
pub fn may_begin(game: &Game, turn: &Turn) -> Result<(), Refusal> {
    require(turn.terms.only_in.meets(NETWORK), Row::G9.refuses("the Event leaves no LoC or City to Patrol"))?;
    let price = price(game, turn);
    require(
        turn.coin.patrol.begun || game.can_pay(turn.faction, price),
        unpaid(Row::PA1.refuses(spends(turn.faction)), game, turn.faction, price),
    )
}

/// Begins the Patrol and pays for it; nothing if it has begun.
///
/// # Errors
/// As [`may_begin`].
pub fn begin(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
    may_begin(table.game, turn)?;
    if !turn.coin.patrol.begun {
        table.pay(turn.faction, price(table.game, turn))?;
        turn.coin.patrol.begun = true;
    }
    Ok(())
}

/// Where a cube that starts in `from` can end: along Cities and LoCs, stopping where Insurgents are.
/// Insurgents at the start do not hold it.
///
/// ```
/// use pointman_fitl::operations::patrol;
/// use pointman_fitl::{Scenario, Space};
/// let reach = patrol::reach(&Scenario::Full.board(), Space::Saigon);
/// assert!(reach.contains(Space::CanTho));
/// assert!(!reach.contains(Space::Saigon) && !reach.contains(Space::TayNinh));
/// ```
pub fn reach(board: &Board, from: Space) -> SpaceSet {
    let held = board.with_any(PieceSet::INSURGENT);
    let mut reached = from.adjacent() & NETWORK;
    loop {
        let onward = reached - held;
        let further = reached | (onward.adjacent() & NETWORK);
        if further == reached {
            return reached.without(from);
        }
        reached = further;
    }
}

/// Whether `space` may be a destination.
///
/// # Errors
/// PA5 in a Limited Operation, G9.
pub fn may_end_in(turn: &Turn, space: Space) -> Result<(), Refusal> {
    if turn.spaces.contains(space) {
        return Ok(());
    }
    let is_second = turn.terms.limited && !turn.spaces.is_empty();
    require(
        !is_second,
        Row::PA5.at(space, "all cubes of a Limited Operation must end in 1 space").limited(1),
    )?;
    turn.may_select(space, None)
}

/// Where cubes that start in a space can end.
#[derive(Debug, Clone, Copy)]
struct Ways {
    /// As the map lies.
    map: SpaceSet,
    /// As Insurgents stand on it.
    board: SpaceSet,
}

impl Ways {
    fn from(board: &Board, from: Space) -> Ways {
        let map = (NETWORK | from.into()).reached_from(from).without(from);
        Ways { map, board: reach(board, from) }
    }
}

/// Whether the cubes may move to `to`.
///
/// # Errors
/// PA1 to PA5, PA10, G13, G17.
pub fn may_move(game: &Game, turn: &Turn, mover: Mover, to: Space) -> Result<(), Refusal> {
    may_go(game, turn, mover, to, Ways::from(game.board(), mover.from))
}

/// The same from a space from which these ways lead.
fn may_go(game: &Game, turn: &Turn, mover: Mover, to: Space, ways: Ways) -> Result<(), Refusal> {
    let Mover { piece, count, from } = mover;
    may_begin(game, turn)?;
    require(
        turn.coin.patrol.activated.is_empty(),
        Row::PA10.at(to, "move all cubes before Activating anything"),
    )?;
    require(
        cubes(turn.faction).contains(piece),
        Row::PA2.at(to, "only the Patrolling faction's cubes move"),
    )?;
    require(NETWORK.contains(to), Row::PA3.at(to, "a Patrol may move only to LoCs and Cities"))?;
    require(ways.map.contains(to), Row::PA3.at(to, "cubes may move only along adjacent LoCs and Cities"))?;
    require(ways.board.contains(to), Row::PA4.at(to, "cubes must stop at an Insurgent piece"))?;
    may_end_in(turn, to)?;
    let there = game.board().count(from, piece);
    require(count > 0 && count <= there, Row::G13.at(from, "there are not that many cubes").limited(there))?;
    let fresh = there - turn.coin.arrived.of(piece, from).min(there);
    require(count <= fresh, Row::G17.at(from, "a cube may move only once in a Patrol").limited(fresh))
}

/// Moves cubes.
///
/// # Errors
/// See [`may_move`].
pub fn move_to(table: &mut Table<'_>, turn: &mut Turn, mover: Mover, to: Space) -> Result<(), Error> {
    may_move(table.game, turn, mover, to)?;
    begin(table, turn)?;
    turn.spaces.set(to, true);
    table.shift_pieces(mover.piece, mover.count, mover.from, to)?;
    turn.coin.arrived.add(mover.piece, to, mover.count);
    Ok(())
}

/// How many Underground Guerrillas the faction's cubes Activate on a LoC, which they must.
pub fn activations(board: &Board, faction: Faction, loc: Space) -> u8 {
    board.count_of(loc, cubes(faction)).min(board.count_of(loc, PieceSet::UNDERGROUND_GUERRILLAS))
}

/// Whether Guerrillas on this LoC are still to be Activated.
///
/// # Errors
/// PA1, PA6.
pub fn may_activate(game: &Game, turn: &Turn, loc: Space) -> Result<(), Refusal> {
    may_begin(game, turn)?;
    require(loc.is_loc(), Row::PA6.at(loc, "a Patrol Activates only on LoCs"))?;
    require(!turn.coin.patrol.activated.contains(loc), Row::PA6.at(loc, "has already been Activated"))
}

/// Activates these Guerrillas on a LoC, all that must be.
///
/// # Errors
/// PA1, PA6, G13.
pub fn activate(
    table: &mut Table<'_>,
    turn: &mut Turn,
    loc: Space,
    guerrillas: &ByPiece<u8>,
) -> Result<(), Error> {
    may_activate(table.game, turn, loc)?;
    begin(table, turn)?;
    let due = activations(table.board(), turn.faction, loc);
    let total: u8 = PieceSet::UNDERGROUND_GUERRILLAS.iter().map(|kind| guerrillas[kind]).sum();
    require(total == due, Row::PA6.at(loc, "a Patrol must Activate as many as it can").limited(due))?;
    turn.coin.patrol.activated.set(loc, true);
    PieceSet::UNDERGROUND_GUERRILLAS.iter().try_for_each(|kind| table.flip(loc, kind, guerrillas[kind]))
}

/// Activates on a LoC the Guerrillas named, and the rest where there is one way.
///
/// # Errors
/// See [`activate`]; PA6 when the choice matters and is left open.
pub fn activate_named(
    table: &mut Table<'_>,
    turn: &mut Turn,
    loc: Space,
    named: &[Pieces],
) -> Result<(), Error> {
    may_activate(table.game, turn, loc)?;
    let due = activations(table.board(), turn.faction, loc);
    let mut named = NamedPieces::of(named);
    let taken = named.take(
        table.board(),
        loc,
        PieceSet::UNDERGROUND_GUERRILLAS,
        due,
        Row::PA6,
        format_args!("activate {loc}"),
    )?;
    require(named.unused().is_none(), Row::PA6.at(loc, "a Patrol Activates only Underground Guerrillas"))?;
    activate(table, turn, loc, &taken)
}

/// Activates on every LoC where it has not been done, in the printed order.
///
/// # Errors
/// See [`activate_named`].
pub fn activate_rest(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
    begin(table, turn)?;
    for loc in (SpaceSet::LOCS - turn.coin.patrol.activated).iter() {
        activate_named(table, turn, loc, &[])?;
    }
    Ok(())
}

/// Whether the Patrol may Assault on this LoC.
///
/// # Errors
/// PA7, PA9, AS1.
pub fn may_assault(game: &Game, turn: &Turn, loc: Space) -> Result<(), Refusal> {
    let at = |why| Row::PA7.at(loc, why);
    require(loc.is_loc(), at("a Patrol may Assault only on a LoC"))?;
    require(turn.coin.patrol.assaulted.is_none(), at("a Patrol may Assault on only 1 LoC").limited(1))?;
    require(!turn.coin.patrol.lost, at("NVA removes cubes after the Assault, not before"))?;
    require(game.board().count_of(loc, cubes(turn.faction)) > 0, at("has no cube of the faction"))?;
    let is_elsewhere = turn.terms.limited && !turn.spaces.is_empty() && !turn.spaces.contains(loc);
    require(!is_elsewhere, at("a Limited Operation may Assault only at its destination"))?;
    let may_be_chosen = turn.spaces.contains(loc) || turn.terms.only_in.contains(loc);
    require(may_be_chosen, Row::G9.at(loc, "the Event does not allow it there"))?;
    Assault::of(loc, turn.faction).may_be_made(game, turn).map_err(|refusal| match refusal.row {
        Row::AS3 => Refusal { row: Row::PA9, ..refusal },
        _ => refusal,
    })
}

/// Assaults on a LoC, after Activating on all.
///
/// # Errors
/// See [`may_assault`] and [`Fight`](assault::Fight).
pub fn assault(
    table: &mut Table<'_>,
    turn: &mut Turn,
    loc: Space,
    order: &AssaultOrder,
) -> Result<(), Error> {
    activate_rest(table, turn)?;
    begin_assault(table, turn, loc)?;
    order.resolve(table, turn, Assault::of(loc, turn.faction))
}

/// Selects the LoC that the Patrol Assaults on; the Patrol is paid for if it has not begun.
///
/// # Errors
/// See [`may_assault`] and [`begin`].
pub fn begin_assault(table: &mut Table<'_>, turn: &mut Turn, loc: Space) -> Result<(), Error> {
    may_assault(table.game, turn, loc)?;
    begin(table, turn)?;
    turn.coin.patrol.assaulted = Some(loc);
    if turn.terms.limited {
        turn.spaces.set(loc, true);
    }
    Ok(())
}

/// How many cubes NVA may remove because of M-48 Patton (shaded): those that have moved and are still there,
/// 2 at most.
pub fn may_be_lost(game: &Game, turn: &Turn) -> u8 {
    // R28: once for the whole Patrol, without a die. Cubes that a Transport moved have not moved in it (R71).
    if !game.shaded(LastingCard::M48Patton) || turn.coin.patrol.lost {
        return 0;
    }
    moved_cubes(game, turn).map(|moved| moved.count).fold(0, u8::saturating_add).min(2)
}

/// The fewest of them that NVA removes: a person who plays NVA may leave cubes alone, a non-player takes all
/// it may (T2.1.5).
pub fn must_be_lost(game: &Game, turn: &Turn) -> u8 {
    if game.is_player(Faction::Nva) { 0 } else { may_be_lost(game, turn) }
}

/// The cubes that have moved in the Patrol and still stand where they went.
pub fn moved_cubes<'a>(game: &'a Game, turn: &'a Turn) -> impl Iterator<Item = Mover> + 'a {
    let cubes = cubes(turn.faction);
    let moved = turn.coin.arrived.entries().filter(move |(piece, ..)| cubes.contains(*piece));
    let there = moved.map(|(piece, from, count)| Mover {
        piece,
        count: count.min(game.board().count(from, piece)),
        from,
    });
    there.filter(|moved| moved.count > 0)
}

/// NVA removes cubes that have moved in the Patrol: none to 2, as NVA likes, in one or two spaces.
///
/// # Errors
/// G18 when M-48 Patton lets it remove none, not so many, or makes a non-player remove more; G13 when they
/// have not moved there.
pub fn lose(table: &mut Table<'_>, turn: &mut Turn, cubes: &[Mover]) -> Result<(), Error> {
    activate_rest(table, turn)?;
    let (fewest, most) = (must_be_lost(table.game, turn), may_be_lost(table.game, turn));
    let total = cubes.iter().map(|lost| lost.count).fold(0, u8::saturating_add);
    require(
        total <= most,
        Row::G18.refuses("M-48 Patton removes fewer of the cubes that moved").limited(most),
    )?;
    require(
        total >= fewest,
        Row::G18.refuses("NVA is a non-player and removes as many as it may").limited(most),
    )?;
    turn.coin.patrol.lost = true;
    for lost in cubes {
        let is_cube = self::cubes(turn.faction).contains(lost.piece);
        require(is_cube, Row::G13.at(lost.from, "only the Patrolling faction's cubes may be removed"))?;
        let moved =
            turn.coin.arrived.of(lost.piece, lost.from).min(table.board().count(lost.from, lost.piece));
        require(
            lost.count <= moved,
            Row::G13.at(lost.from, "not that many cubes moved there").limited(moved),
        )?;
        turn.coin.arrived.take(lost.piece, lost.from, lost.count);
        table.remove(lost.from, lost.piece, lost.count, Cause::Loss)?;
    }
    Ok(())
}

/// The name under which a person says which cubes M-48 Patton takes from a non-player's Patrol.
pub const LOSE: &str = "lose";

/// A person who plays NVA removes cubes that moved in the non-player's Patrol of `turn` (M-48 Patton,
/// shaded): those of the first of `values`, such as `1t from hue` or `none`, and of the next as far as they
/// fit too. Gives how many values that were.
///
/// # Errors
/// G18 with the cubes that moved when there is no value; the refusal of what the first says.
pub fn lose_named(table: &mut Table<'_>, turn: &mut Turn, values: &[String]) -> Result<usize, Error> {
    let most = may_be_lost(table.game, turn);
    if most == 0 {
        return Ok(0);
    }
    let moved: Vec<Mover> = moved_cubes(table.game, turn).collect();
    if values.is_empty() {
        let question = losses_asked(table.game, turn);
        let told = question.clone().shortened().in_words();
        return Err(Error::asks(format!("M-48 Patton is incomplete: it needs {told}"), vec![question]));
    }
    let (mut cubes, mut used, mut left) = (Vec::new(), 0, most);
    for value in values {
        let mut words = Words::of(value);
        let named = lost_cubes(&mut words, turn.faction)?;
        words.done()?;
        let count = named.iter().map(|lost| lost.count).fold(0, u8::saturating_add);
        let has_moved =
            |lost: &Mover| moved.iter().any(|moved| (moved.piece, moved.from) == (lost.piece, lost.from));
        if used > 0 && (count == 0 || count > left || !named.iter().all(has_moved)) {
            break;
        }
        used += 1;
        left = left.saturating_sub(count);
        cubes.extend(named);
        if count == 0 {
            break;
        }
    }
    lose(table, turn, &cubes)?;
    Ok(used)
}

/// Reads which cubes of `faction` are removed, with where they stand; none for `none`.
fn lost_cubes(words: &mut Words<'_>, faction: Faction) -> Result<Vec<Mover>, Error> {
    let none = words.is("none");
    let cubes = Mover::parse(words, faction)?;
    if none || !cubes.is_empty() {
        Ok(cubes)
    } else {
        Err(words.wrong("after `lose`, name cubes that moved, or `none`"))
    }
}

/// What NVA is asked, because of M-48 Patton.
fn losses_asked(game: &Game, turn: &Turn) -> OpenQuestion {
    let (fewest, most) = (must_be_lost(game, turn), may_be_lost(game, turn));
    let rule = format!("{}, card 14", Row::G18.id());
    let question = OpenQuestion::of(LOSE, "the cubes that moved which NVA removes", rule)
        .by(Faction::Nva.id())
        .wanted(u32::from(fewest), u32::from(most));
    let answers = losses(game, turn).into_iter().filter(|lost| !lost.is_empty()).map(|lost| {
        let mut words = String::new();
        ways::tell_movers(&mut words, &lost, None);
        words.trim_start_matches(": ").to_owned()
    });
    let question = question.legal(answers);
    if fewest == 0 { question.optional() } else { question }
}

/// Every choice of the cubes that NVA may remove because of M-48 Patton.
fn losses(game: &Game, turn: &Turn) -> Vec<Vec<Mover>> {
    let moved: Vec<Mover> = moved_cubes(game, turn).collect();
    let one = |lost: &Mover| Mover { count: 1, ..*lost };
    let mut choices = Vec::new();
    for number in must_be_lost(game, turn)..=may_be_lost(game, turn) {
        match number {
            0 => choices.push(Vec::new()),
            1 => choices.extend(moved.iter().map(|lost| vec![one(lost)])),
            _ => {
                let twice = moved.iter().filter(|lost| lost.count >= 2);
                choices.extend(twice.map(|lost| vec![Mover { count: 2, ..*lost }]));
                for (index, first) in moved.iter().enumerate() {
                    choices.extend(moved[index + 1..].iter().map(|second| vec![one(first), one(second)]));
                }
            }
        }
    }
    choices
}

/// Ends the Patrol: pays, Activates on the remaining LoCs, and has NVA remove its cubes, which must be said
/// where there is a choice.
///
/// # Errors
/// PA1, PA6; G18 when it has not been said which cubes NVA removes.
pub fn finish(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
    activate_rest(table, turn)?;
    let most = may_be_lost(table.game, turn);
    if most == 0 {
        return Ok(());
    }
    let moved: Vec<Mover> = moved_cubes(table.game, turn).collect();
    let all = moved.iter().map(|moved| moved.count).fold(0, u8::saturating_add);
    if let ([only], true) = (moved.as_slice(), must_be_lost(table.game, turn) == most) {
        return lose(table, turn, &[Mover { count: most, ..*only }]);
    }
    if must_be_lost(table.game, turn) == all {
        return lose(table, turn, &moved);
    }
    let (who, or_none) = if table.game.is_player(Faction::Nva) {
        ("NVA", ", or `lose none`")
    } else {
        ("the non-player NVA", "")
    };
    let message = format!(
        "{who} removes cubes that moved (M-48 Patton, at most {most}): say which, such as `lose 1t from \
         saigon`{or_none}"
    );
    Err(Error::asks(message, vec![losses_asked(table.game, turn)]))
}

/// How many Guerrillas of the kind a Patrol Activates on the LoC where there is one way.
fn activated_by_itself(game: &Game, turn: &Turn, loc: Space, kind: PieceKind) -> u8 {
    if turn.coin.patrol.activated.contains(loc) {
        return 0;
    }
    let due = activations(game.board(), turn.faction, loc);
    let ways = ways::in_space(game.board(), loc, PieceSet::UNDERGROUND_GUERRILLAS, due);
    match ways.as_slice() {
        [only] => counted(only)[kind],
        _ => 0,
    }
}

/// A step of a Patrol.
///
/// In words: `loc-hue-da-nang: 2t from hue, 1p from da-nang`, `activate loc-hue-da-nang vc 1u`, `assault
/// loc-hue-da-nang`, `lose 1t from hue`, `lose none`, `stay`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum PatrolStep {
    /// Moves cubes to a LoC or City.
    Move {
        /// Where to.
        space: Space,
        /// The cubes.
        movers: Vec<Mover>,
    },
    /// Activates on a LoC. LoCs not named follow at the end.
    Activate {
        /// The LoC.
        space: Space,
        /// The Underground Guerrillas, where the choice matters.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        guerrillas: Vec<Pieces>,
    },
    /// Assaults on a LoC.
    Assault {
        /// The LoC.
        space: Space,
        /// How.
        #[serde(default)]
        how: AssaultOrder,
        /// ARVN never follows up a Patrol's Assault.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        arvn: Option<AssaultOrder>,
    },
    /// The cubes NVA removes by M-48 Patton.
    Lose(Vec<Mover>),
    /// Moves nothing.
    Stay,
}

impl ActionStep for PatrolStep {
    fn finish(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        finish(table, turn)
    }

    /// `SPACE: 3t from SPACE, …`, `activate SPACE [PIECES]`, `assault SPACE …`, `lose 1t from SPACE, …`,
    /// `lose none` or `stay`.
    fn parse(words: &mut Words<'_>, faction: Faction) -> Result<Self, Error> {
        if words.is("activate") {
            let space = words.space()?;
            words.mark(":");
            let guerrillas = parse_enemies(words, Side::Insurgent, PieceSet::UNDERGROUND)?;
            return Ok(PatrolStep::Activate { space, guerrillas });
        }
        if words.is("assault") {
            let assault::AssaultSpace { space, how, arvn } = assault::AssaultSpace::parse(words, faction)?;
            return Ok(PatrolStep::Assault { space, how, arvn });
        }
        let step = if words.is("stay") {
            PatrolStep::Stay
        } else if words.is(LOSE) {
            PatrolStep::Lose(lost_cubes(words, faction)?)
        } else {
            let space = words.space()?;
            let movers = Mover::parse(words, faction)?;
            if movers.is_empty() {
                return Err(words.wrong("say which cubes move, such as 2t from saigon"));
            }
            PatrolStep::Move { space, movers }
        };
        Ok(step)
    }

    fn candidates(game: &Game, turn: &Turn) -> Vec<Self> {
        let mut steps = vec![PatrolStep::Stay];
        let (board, own) = (game.board(), cubes(turn.faction));
        let ways = BySpace::from_fn(|from| Ways::from(board, from));
        for space in NETWORK.iter().filter(|_| may_begin(game, turn).is_ok()) {
            let movers =
                movers(board, own, |mover| may_go(game, turn, mover, space, ways[mover.from]).is_ok());
            steps.extend(movers.into_iter().map(|mover| PatrolStep::Move { space, movers: vec![mover] }));
            if may_activate(game, turn, space).is_ok() {
                let due = activations(board, turn.faction, space);
                let ways = ways::in_space(board, space, PieceSet::UNDERGROUND_GUERRILLAS, due);
                steps.extend(
                    ways::said(ways).into_iter().map(|guerrillas| PatrolStep::Activate { space, guerrillas }),
                );
            }
            if may_assault(game, turn, space).is_ok() {
                // What can be Activated without a choice is Activated before.
                let mut after = *game;
                for (kind, count) in [PieceKind::NvaGuerrillasUnderground, PieceKind::VcGuerrillasUnderground]
                    .map(|kind| (kind, activated_by_itself(game, turn, space, kind)))
                {
                    let _ = after.apply(Effect::Flip { space, piece: kind, count }.into());
                }
                let orders = AssaultOrder::candidates(&after, turn, Assault::of(space, turn.faction));
                steps.extend(orders.into_iter().map(|how| PatrolStep::Assault { space, how, arvn: None }));
            }
        }
        // A non-player NVA chooses for itself.
        if may_be_lost(game, turn) > 0 && game.is_player(Faction::Nva) {
            steps.extend(losses(game, turn).into_iter().map(PatrolStep::Lose));
        }
        steps
    }

    fn tell(&self, words: &mut String, owner: Option<Faction>) {
        match self {
            PatrolStep::Move { space, movers } => {
                words.push_str(space.id());
                ways::tell_movers(words, movers, owner);
            }
            PatrolStep::Activate { space, guerrillas } => {
                let _ = write!(words, "activate {space}");
                ways::tell_enemies(words, guerrillas);
            }
            PatrolStep::Assault { space, how, arvn } => {
                let _ = write!(words, "assault {space}");
                how.tell(words);
                if let Some(arvn) = arvn {
                    words.push_str(" arvn");
                    arvn.tell(words);
                }
            }
            PatrolStep::Lose(cubes) => {
                words.push_str(LOSE);
                if cubes.is_empty() {
                    words.push_str(" none");
                }
                ways::tell_movers(words, cubes, owner);
            }
            PatrolStep::Stay => words.push_str("stay"),
        }
    }

    fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        match self {
            PatrolStep::Move { space, movers } => {
                movers.iter().try_for_each(|mover| move_to(table, turn, *mover, *space))
            }
            PatrolStep::Activate { space, guerrillas } => activate_named(table, turn, *space, guerrillas),
            PatrolStep::Assault { space, how, arvn } => {
                require(
                    arvn.is_none(),
                    Row::PA8.at(*space, "ARVN cannot follow up the Assault of a Patrol"),
                )?;
                assault(table, turn, *space, how)
            }
            PatrolStep::Lose(cubes) => lose(table, turn, cubes),
            PatrolStep::Stay => begin(table, turn),
        }
    }
}

/// Where cubes may move and how many, what is Activated on the LoCs if none does, and where the Patrol may
/// Assault as things stand.
pub fn options(game: &Game, turn: &Turn) -> ActionOptions {
    if let Err(refusal) = turn.may_begin(game, OperationName::Patrol) {
        return ActionOptions::none(OperationName::Patrol.id(), refusal);
    }
    let mut spaces = Vec::new();
    let refused = may_begin(game, turn).err();
    for space in NETWORK.iter().filter(|_| refused.is_none()) {
        let mut forms =
            moves(game.board(), cubes(turn.faction), |mover| may_move(game, turn, mover, space).is_ok());
        if may_activate(game, turn, space).is_ok() {
            forms.push(Form::up_to("activate", activations(game.board(), turn.faction, space)));
        }
        if may_assault(game, turn, space).is_ok() {
            forms.push(Form::of("assault"));
        }
        if !forms.is_empty() {
            spaces.push(SpaceOptions { space, cost: 0, forms });
        }
    }
    let assaults = SpaceSet::LOCS.iter().map(|loc| may_assault(game, turn, loc));
    let impossible = Impossible::unless_one("assault", assaults).into_iter().collect();
    let mut besides = if refused.is_none() { vec![Form::of("stay")] } else { Vec::new() };
    let lost = may_be_lost(game, turn);
    if lost > 0 && game.is_player(Faction::Nva) {
        besides.push(Form::up_to("lose", lost));
    }
    ActionOptions {
        name: OperationName::Patrol.id(),
        refused,
        most_spaces: turn.cap(None),
        spaces,
        besides,
        impossible,
    }
}
