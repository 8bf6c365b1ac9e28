//! How a non-player executes an Operation or Special Activity that an Event grants (T5.5.7), and the
//! procedures that US and ARVN have for one Event.

use super::gather::gather;
use super::keeping::bring_to_city;
use crate::action::Asked;
use crate::action::named::Mover;
use crate::action::turn::Turn;
use crate::events::{CoinProcedure, Grant, Granted};
use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::game::table::Table;
use crate::operations::OperationName;
use crate::operations::assault::{self, Assault, FightTerms, Treated};
use crate::operations::sweep::Sweep;
use crate::special_activities::{SpecialName, air_lift};
use crate::trung::activation::Activation;
use crate::trung::coin::assault::{Forecast, added, forecast_there, make_by_us, where_effective, where_it};
use crate::trung::coin::sweep::{in_place, resolve};
use crate::trung::column::Column;
use crate::trung::coup::{commitment, redeploy_arvn, support};
use crate::trung::firepower::count;
use crate::trung::group::kept;
use crate::trung::hand::Hand;
use crate::trung::movement::{MoveAction, Movement};
use crate::trung::piece_order::{PieceUse, take};
use crate::trung::request::TurnRequest;
use crate::trung::scene::{Manner, Scene};
use crate::trung::select::{random_space, select};
use crate::trung::step::CardStep;
use crate::trung::turn::carry_out;
use crate::trung::{arvn, us};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::{BySpace, Space};
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::dice::{Dice, DiceError, Question};
use pointman_core::error::Error;
use pointman_core::trace::{Silent, Trace};

/// Executes what is granted; nothing if it is impossible. `after_patrol` is done once a Patrol is over. Gives
/// the spaces selected.
///
/// # Errors
/// When the dice give no answer; as `after_patrol`.
pub(super) fn granted<T: Trace>(
    table: &mut Table<'_>,
    grant: &Grant,
    after_patrol: &mut Asked<'_>,
    trace: &mut T,
) -> Result<SpaceSet, Error> {
    let mut turn = grant.turn();
    match grant.action {
        Granted::AnyOperation => {
            carry_out(table, &mut turn, TurnRequest::LIMITED_BY_EVENT, after_patrol, trace)?;
            Ok(turn.spaces)
        }
        Granted::AnySpecial => {
            carry_out(table, &mut turn, TurnRequest::SPECIAL_BY_EVENT, &mut |_, _| Ok(()), trace)?;
            Ok(turn.special_spaces)
        }
        Granted::Special(name) => {
            with_hand(table, &mut turn, trace, |hand| special(hand, name))?;
            Ok(turn.special_spaces)
        }
        Granted::Operation(name) => {
            with_hand(table, &mut turn, trace, |hand| operation(hand, name))?;
            Ok(turn.spaces)
        }
        Granted::Commitment => Err(Error::Bug("the Commitment of a non-player is a procedure".to_owned())),
        Granted::Anything | Granted::AttackOrAmbush => {
            Err(Error::Bug(format!("no Event grants {} a choice of those", grant.by)))
        }
    }
}

/// Does what a non-player US or ARVN does by a procedure of its own.
///
/// # Errors
/// When the dice give no answer.
pub(super) fn by_procedure<T: Trace>(
    table: &mut Table<'_>,
    by: Faction,
    procedure: CoinProcedure,
    trace: &mut T,
) -> Result<(), Error> {
    let mut turn = Grant::named(by, "", Granted::AnySpecial).turn();
    with_hand(table, &mut turn, trace, |hand| match procedure {
        CoinProcedure::SweepInPlace(spaces) => sweep_in_place(hand, spaces),
        CoinProcedure::SweepOrAssault(spaces) => sweep_or_assault(hand, spaces),
        CoinProcedure::BestTwoSpaces => best_two_spaces(hand),
        CoinProcedure::LiftSpecialForces => lift_special_forces(hand),
        CoinProcedure::Gather(gathering) => gather(hand.table, &gathering, hand.trace),
        CoinProcedure::Pacify { mut done, terms } => {
            let mut left = if terms.price > 0 { support::pacification_steps(hand)? } else { None };
            support::pacify(hand, &mut done, &terms, &mut left)
        }
        CoinProcedure::Commitment => {
            let markers = *hand.board().control_map();
            commitment::us_commitment(hand, &markers).map(drop)
        }
        CoinProcedure::BringToCity(city) => bring_to_city(hand.table, city, hand.trace),
        CoinProcedure::RedeployWithoutBases => {
            let terms = redeploy_arvn::ArvnRedeployment::as_if_no_bases(hand.game());
            redeploy_arvn::redeploy_arvn_troops(hand, terms)
        }
    })
}

fn with_hand<T: Trace, R>(
    table: &mut Table<'_>,
    turn: &mut Turn,
    trace: &mut T,
    inside: impl FnOnce(&mut Hand<'_, '_, T>) -> R,
) -> R {
    let (treated, request) = (turn.coin.fight.treated, TurnRequest::SPECIAL_BY_EVENT);
    inside(&mut Hand { table, turn, activation: &mut { Activation::NONE }, request, treated, trace })
}

fn special<T: Trace>(hand: &mut Hand<'_, '_, T>, name: SpecialName) -> Result<(), Error> {
    if hand.turn.begin_special(hand.table.game, name).is_err() {
        return Ok(());
    }
    match name {
        SpecialName::AirStrike => us::air_strike::air_strike(hand).map(drop),
        SpecialName::AirLift => us::air_lift::air_lift(hand).map(drop),
        _ => Err(Error::Bug(format!("no Event grants {name} by itself"))),
    }
}

fn operation<T: Trace>(hand: &mut Hand<'_, '_, T>, name: OperationName) -> Result<(), Error> {
    let is_us = hand.faction() == Faction::Us;
    match name {
        OperationName::Sweep if is_us => {
            us::sweep::sweep(hand, &[CardStep::UsSweepDestinations, CardStep::UsSweepActivate]).map(drop)
        }
        OperationName::Sweep => {
            arvn::sweep::sweep(hand, &[CardStep::ArvnSweepDestinations, CardStep::ArvnSweepActivate])
                .map(drop)
        }
        OperationName::Assault => assault(hand),
        _ => Err(Error::Bug(format!("no Event grants {name} to US or ARVN"))),
    }
}

/// Assaults. Where the Event leaves one space to be selected, the one by the column where it has an effect;
/// where it names the space itself, whether it has an effect or not; otherwise as an Operation does.
fn assault<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<(), Error> {
    hand.turn.begin(hand.table.game, OperationName::Assault)?;
    let somewhere = Assault::granted(Space::Hue, hand.turn);
    let only_in = hand.turn.terms.only_in;
    if hand.turn.cap(None) == Some(1) {
        let candidates = where_effective(&hand.scene(Manner::Plain), somewhere, only_in);
        let column = Column::removing(hand.faction());
        return match hand.select(column, candidates, Manner::Assault)? {
            Some(space) => assault_in(hand, space, true),
            None => Ok(()),
        };
    }
    match only_in.first().filter(|_| only_in.len() == 1) {
        Some(space) => assault_in(hand, space, true),
        None if hand.faction() != Faction::Us => {
            arvn::assault::assault(hand, &[CardStep::ArvnAssaultRemove]).map(drop)
        }
        None if hand.treated != Treated::Normally => {
            us::assault::assault(hand, &[CardStep::UsAssaultUsTroops]).map(drop)
        }
        None => {
            let steps =
                [CardStep::UsAssaultAllVulnerable, CardStep::UsAssaultWithArvn, CardStep::UsAssaultUsTroops];
            us::assault::assault(hand, &steps).map(drop)
        }
    }
}

/// Assaults in `space`, if that can be; ARVN is added to the US, if it may, where it has an effect.
fn assault_in<T: Trace>(hand: &mut Hand<'_, '_, T>, space: Space, with_arvn: bool) -> Result<(), Error> {
    let assault = Assault::granted(space, hand.turn);
    if assault.may_be_made(hand.game(), hand.turn).is_err() {
        return Ok(());
    }
    let may_follow =
        assault.by == Faction::Us && hand.treated == Treated::Normally && hand.turn.coin.fight.follow_up;
    let follows = with_arvn && may_follow && added(&hand.scene(Manner::Plain), &assault).is_effective();
    assault::select(hand.table, hand.turn, &assault)?;
    make_by_us(hand, assault, follows)
}

/// How many spaces the faction Sweeps at most: 2 with shaded Booby Traps, the US with shaded Combined Action
/// Platoons too.
fn most_swept<T: Trace>(hand: &Hand<'_, '_, T>) -> usize {
    let (game, is_us) = (hand.game(), hand.faction() == Faction::Us);
    let capped =
        game.shaded(LastingCard::BoobyTraps) || is_us && game.shaded(LastingCard::CombinedActionPlatoons);
    hand.turn.cap(capped.then_some(2)).map_or(usize::MAX, usize::from)
}

const fn sweep_column(faction: Faction) -> Column {
    if matches!(faction, Faction::Us) {
        Column::UsSweepDestinations
    } else {
        Column::ArvnSweepOrTransportDestinations
    }
}

/// The spaces among `spaces` where a Sweep in place would Activate a Guerrilla.
fn swept_in_place(game: &Game, sweep: Sweep, spaces: SpaceSet) -> SpaceSet {
    (spaces & SpaceSet::CITIES_AND_PROVINCES).filter(|space| sweep.activations(game.board(), space) > 0)
}

fn sweep_in_place<T: Trace>(hand: &mut Hand<'_, '_, T>, spaces: SpaceSet) -> Result<(), Error> {
    let sweep = Sweep::granted(hand.turn);
    let (mut left, most) = (swept_in_place(hand.game(), sweep, spaces), most_swept(hand));
    let (mut order, mut number) = ([Space::Hue; Space::ALL.len()], 0);
    if left.len() <= most {
        number = left.len();
        order.iter_mut().zip(left).for_each(|(place, space)| *place = space);
    }
    while number < most.min(left.len()) {
        let Some(space) = hand.select(sweep_column(sweep.by), left, Manner::Plain)? else { break };
        left.set(space, false);
        order[number] = space;
        number += 1;
    }
    resolve(hand, sweep, &order[..number])
}

/// Card 92: Assaults where no Guerrilla is Underground or all vulnerable enemies would go; else Sweeps in
/// place if that Activates any; else Assaults. In one space ARVN is added to the US.
fn sweep_or_assault<T: Trace>(hand: &mut Hand<'_, '_, T>, spaces: SpaceSet) -> Result<(), Error> {
    let (by, sweep) = (hand.faction(), Sweep::granted(hand.turn));
    hand.turn.begin(hand.table.game, OperationName::Assault)?;
    hand.turn.terms.max_spaces = Some(u8::MAX);
    let mut left = spaces;
    let assaults = |scene: &Scene<'_>, space: Space| {
        let assault = Assault::granted(space, scene.turn);
        let effective = !where_effective(scene, assault, space.into()).is_empty();
        let open = scene.board().count_of(space, PieceSet::UNDERGROUND_GUERRILLAS) == 0
            || forecast_there(scene, &assault).removes_all_vulnerable();
        effective && (open || swept_in_place(scene.game, sweep, space.into()).is_empty())
    };
    let followed = |scene: &Scene<'_>, space: Space| {
        i16::from(added(scene, &Assault::granted(space, scene.turn)).size())
    };
    let follow_up = {
        let scene = hand.scene(Manner::Plain);
        left.filter(|space| by == Faction::Us && assaults(&scene, space) && followed(&scene, space) > 0)
    };
    let follow_up = hand.most(follow_up, "Most pieces removed by the ARVN Assault", followed)?;
    loop {
        let scene = hand.scene(Manner::Plain);
        let assaulted = left.filter(|space| assaults(&scene, space));
        let candidates = assaulted | swept_in_place(hand.game(), sweep, left);
        let Some(space) = hand.select(Column::removing(by), candidates, Manner::Plain)? else {
            return Ok(());
        };
        left.set(space, false);
        if assaulted.contains(space) {
            assault_in(hand, space, follow_up == Some(space))?;
        } else {
            in_place(hand, sweep, space)?;
        }
    }
}

/// Where the US would Assault for card 95: all vulnerable enemies, of which there are some, would go.
fn assaulted_at_once(scene: &Scene<'_>, spaces: SpaceSet) -> SpaceSet {
    let somewhere = Assault::granted(Space::Hue, scene.turn);
    where_it(scene, somewhere, spaces, Forecast::removes_all_vulnerable)
        .filter(|space| scene.vulnerable_enemies(space) > 0)
}

/// Card 95: up to 2 spaces, first where an Assault removes all vulnerable enemies, most of them first, then
/// where a Sweep in place Activates most.
fn best_two_spaces<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<(), Error> {
    const MOST: usize = 2;
    let sweep = Sweep::granted(hand.turn);
    hand.turn.begin(hand.table.game, OperationName::Assault)?;
    let mut used = SpaceSet::NONE;
    while used.len() < MOST {
        let candidates = assaulted_at_once(&hand.scene(Manner::Plain), SpaceSet::ALL - used);
        let vulnerable = |scene: &Scene<'_>, space| i16::from(scene.vulnerable_enemies(space));
        let Some(space) = hand.most(candidates, "Most vulnerable enemies", vulnerable)? else { break };
        assault_in(hand, space, false)?;
        used.set(space, true);
    }
    while used.len() < MOST {
        let candidates = swept_in_place(hand.game(), sweep, SpaceSet::ALL - used);
        let activated = |scene: &Scene<'_>, space| i16::from(sweep.activations(scene.board(), space));
        let Some(space) = hand.most(candidates, "Most Activated", activated)? else { break };
        in_place(hand, sweep, space)?;
        used.set(space, true);
    }
    Ok(())
}

/// Whether card 95 finds a space for a non-player US.
pub(super) fn has_best_space(game: &Game) -> bool {
    let turn = Grant::named(Faction::Us, "", Granted::AnySpecial).turn();
    let scene = Scene::of(game, &turn);
    !assaulted_at_once(&scene, SpaceSet::ALL).is_empty()
        || !swept_in_place(game, Sweep::of(Faction::Us), SpaceSet::ALL).is_empty()
}

/// Whether a Sweep in place or an Assault of `by` in one of these spaces would have an effect.
pub(super) fn could_sweep_or_assault(game: &Game, by: Faction, spaces: SpaceSet) -> bool {
    let turn = Grant::named(by, "", Granted::AnySpecial).turn();
    !swept_in_place(game, Sweep::of(by), spaces).is_empty()
        || !where_effective(&Scene::of(game, &turn), Assault::of(Space::Hue, by), spaces).is_empty()
}

/// Card 62: up to 4 Special Forces that need not stay go to the space of Cambodia with most NVA Troops,
/// Rangers first, from where most are.
fn lift_special_forces<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<(), Error> {
    const RANGERS: PieceSet =
        PieceSet::of(&[PieceKind::ArvnRangersUnderground, PieceKind::ArvnRangersActive]);
    const IRREGULARS: PieceSet =
        PieceSet::of(&[PieceKind::UsIrregularsUnderground, PieceKind::UsIrregularsActive]);
    let nva = SpaceSet::CAMBODIA & hand.board().with(PieceKind::NvaTroops);
    let troops = |scene: &Scene<'_>, space| i16::from(scene.board().count(space, PieceKind::NvaTroops));
    let Some(to) = hand.most(nva, "Most NVA Troops", troops)? else { return Ok(()) };
    hand.turn.begin_special(hand.table.game, SpecialName::AirLift)?;
    let movement = Movement {
        types: PieceSet::SPECIAL_FORCES,
        ..Movement::of(&hand.scene(Manner::Plain), MoveAction::UsAirLift)
    };
    let most_spaces = usize::from(air_lift::most_spaces(hand.game(), hand.turn));
    for (kinds, what) in [(RANGERS, "Most Rangers"), (IRREGULARS, "Most Irregulars")] {
        let mut tried = nva | to.into();
        loop {
            let left = air_lift::OTHERS - hand.turn.coin.air_lift.others;
            let liftable =
                |scene: &Scene<'_>, from| count(&kept(scene, &movement, from, to, &mut Silent).free, kinds);
            let (scene, spaces) = (hand.scene(Manner::Plain), hand.turn.special_spaces.with(to));
            let origins = (hand.board().with_any(kinds) - tried).filter(|from| {
                left > 0 && spaces.with(from).len() <= most_spaces && liftable(&scene, from) > 0
            });
            let Some(from) = hand.most(origins, what, |scene, from| i16::from(liftable(scene, from)))? else {
                break;
            };
            tried.set(from, true);
            let free = kept(&hand.scene(Manner::Plain), &movement, from, to, &mut Silent).free;
            let lifted = take(&free, kinds, PieceUse::Move, hand.game().players(), left);
            for piece in kinds.iter().filter(|piece| lifted[*piece] > 0) {
                let count = lifted[piece];
                hand.trace.note(
                    "4.2.2",
                    format_args!(
                        "Air Lift of {} from {} to {}",
                        piece.counted(count),
                        from.name(),
                        to.name()
                    ),
                );
                air_lift::move_to(hand.table, hand.turn, Mover { piece, count, from }, to)?;
            }
        }
    }
    Ok(())
}

/// The Sweep of one space in which cubes are treated so.
pub(super) fn swept(by: Faction, space: Space, treated: Treated) -> Grant {
    let fight = FightTerms { treated, follow_up: false, ..FightTerms::default() };
    Grant::in_spaces(by, "sweep", Granted::Operation(OperationName::Sweep), space).fighting(fight)
}

/// How many Insurgent pieces a Sweep and an Assault of non-player `by` in `space` would remove, cubes being
/// treated so: gone through on a copy with dice that show 1. `room` is lent for what would happen.
pub(super) fn foreseen(
    game: &Game,
    by: Faction,
    space: Space,
    treated: Treated,
    room: &mut Vec<GameEffect>,
) -> u8 {
    let insurgents = |game: &Game| game.board().insurgent(space);
    if insurgents(game) == 0 {
        return 0;
    }
    let sweep = swept(by, space, treated);
    let assault = Grant { action: Granted::Operation(OperationName::Assault), ..sweep };
    let (tried, after) = Table::trial(game, &mut Ones, room, |table| {
        granted(table, &sweep, &mut |_, _| Ok(()), &mut Silent)
            .and_then(|_| granted(table, &assault, &mut |_, _| Ok(()), &mut Silent))
    });
    if tried.is_err() { 0 } else { insurgents(game) - insurgents(&after) }
}

/// The space among `among` where a Sweep and an Assault of non-player `by` would remove most, at random among
/// equals; where none would, the one by its column for Sweeps in which a Sweep would Activate.
///
/// # Errors
/// When the dice give no answer.
pub(super) fn best_target<T: Trace>(
    table: &mut Table<'_>,
    by: Faction,
    treated: Treated,
    among: SpaceSet,
    trace: &mut T,
) -> Result<Option<Space>, Error> {
    let game = *table.game;
    let mut removed = BySpace::default();
    among.iter().for_each(|space| removed[space] = foreseen(&game, by, space, treated, table.effects));
    let most = removed.values().iter().copied().max().unwrap_or(0);
    if most > 0 {
        let best = among.filter(|space| removed[space] == most);
        trace.note("T5.5.7", format_args!("Sweep and Assault would remove {most} in {} spaces", best.len()));
        return random_space(best, format_args!("Where most is removed"), table.dice, trace);
    }
    let turn = swept(by, Space::Hue, treated).turn();
    let candidates = among.filter(|space| activates(&game, by, space, treated, table.effects));
    select(&Scene::of(&game, &turn).treating(treated), sweep_column(by), candidates, table.dice, trace)
}

/// Whether a Sweep of non-player `by` in `space` would Activate a Guerrilla.
fn activates(game: &Game, by: Faction, space: Space, treated: Treated, room: &mut Vec<GameEffect>) -> bool {
    let hidden = |game: &Game| game.board().count_of(space, PieceSet::UNDERGROUND_GUERRILLAS);
    let sweep = swept(by, space, treated);
    let (tried, after) =
        Table::trial(game, &mut Ones, room, |table| granted(table, &sweep, &mut |_, _| Ok(()), &mut Silent));
    tried.is_ok() && hidden(&after) < hidden(game)
}

/// Dice that always show 1, for a trial.
struct Ones;

impl Dice for Ones {
    fn answer(&mut self, _: Question, _: std::fmt::Arguments<'_>) -> Result<u32, DiceError> {
        Ok(1)
    }
}
