//! The course of a movement (T5.7, steps A to D): destination after destination, and for each origin after
//! origin.

use std::cmp::Ordering;

use super::activation::Activation;
use super::column::Column;
use super::firepower::count;
use super::group::{Allowance, OriginGroup, going};
use super::movement::{AIR_LIFT_LIMITED, MoveAction, Movement};
use super::prospects::Prospects;
use super::row_test::best;
use super::scene::Scene;
use super::select::{Names, most, narrow, random_space};
use crate::action::choice::{Chosen, Pieces, chosen_kinds};
use crate::action::named::Mover;
use crate::action::turn::Turn;
use crate::game::Game;
use crate::game::readings::{AirLiftOrigins, NoOpDestinations, OriginCount, TransportDestinations};
use crate::game::table::Table;
use crate::operations::assault::Treated;
use crate::operations::sweep::{self, Sweep};
use crate::operations::{march, patrol};
use crate::special_activities::{air_lift, transport};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Pieces a Transport moves at most (4.3.2).
const TRANSPORTED: u8 = 6;

/// How destinations are selected.
#[derive(Clone, Copy)]
pub enum Pick {
    /// By a column of the faction's table.
    Column(Column),
    /// By most of something, at random among equals.
    Most(&'static str, fn(&Scene<'_>, Space) -> i16),
    /// At random.
    Random(&'static str),
}

impl Pick {
    /// The space among `candidates` that is picked; none if there is no candidate.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn among(
        self,
        scene: &Scene<'_>,
        candidates: SpaceSet,
        dice: &mut dyn Dice,
        trace: &mut impl Trace,
    ) -> Result<Option<Space>, Error> {
        let equals = self.equals(scene, candidates, trace);
        self.one_of(equals, dice, trace)
    }

    /// The `candidates` between which nothing but chance decides.
    fn equals(self, scene: &Scene<'_>, candidates: SpaceSet, trace: &mut impl Trace) -> SpaceSet {
        match self {
            Pick::Column(column) => narrow(scene, column, candidates, trace),
            Pick::Most(what, value) => most(candidates, what, |space| value(scene, space), trace),
            Pick::Random(_) => candidates,
        }
    }

    /// One of these equals at random (T5.6.2).
    fn one_of(
        self,
        equals: SpaceSet,
        dice: &mut dyn Dice,
        trace: &mut impl Trace,
    ) -> Result<Option<Space>, Error> {
        match self {
            Pick::Column(column) => random_space(equals, format_args!("{}", column.title()), dice, trace),
            Pick::Most(what, _) | Pick::Random(what) => {
                random_space(equals, format_args!("{what}"), dice, trace)
            }
        }
    }
}

/// What destinations there are to be, and how they are selected.
#[derive(Clone, Copy)]
pub struct Plan {
    /// The spaces that may be destinations.
    pub candidates: SpaceSet,
    /// How they are selected.
    pub pick: Pick,
    /// The most destinations of the whole action: 1 in a Limited Operation.
    pub most: u8,
}

/// A movement as it goes on; all steps of an Operation share it (T5.7.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Course {
    /// What moves.
    pub movement: Movement,
    /// As whose cubes fight.
    pub treated: Treated,
    /// How many more pieces may move.
    pub allowance: Allowance,
    order: [Space; Space::ALL.len()],
    reached: u8,
    /// Where pieces have arrived, or which are Swept in place.
    pub destinations: SpaceSet,
    /// Where nothing could move: no destinations in this action any more.
    pub rejected: SpaceSet,
    /// From where pieces have moved.
    pub origins: SpaceSet,
}

impl Course {
    /// A movement that begins: a Transport of 6 pieces, an Air Lift of 4 that are not US Troops, or of any
    /// number.
    pub fn begin(movement: Movement, treated: Treated) -> Course {
        let allowance = match movement.action {
            MoveAction::ArvnTransport => Allowance { pieces: TRANSPORTED, ..Allowance::ALL },
            MoveAction::UsAirLift => Allowance { limited: air_lift::OTHERS, ..Allowance::ALL },
            _ => Allowance::ALL,
        };
        Course {
            movement,
            treated,
            allowance,
            order: [Space::Hue; Space::ALL.len()],
            reached: 0,
            destinations: SpaceSet::NONE,
            rejected: SpaceSet::NONE,
            origins: SpaceSet::NONE,
        }
    }

    /// The destinations in the order selected.
    pub fn order(&self) -> &[Space] {
        &self.order[..usize::from(self.reached)]
    }

    /// A further step of the card begins: by one reading of R82 it may try again where nothing could move.
    pub fn begin_step(&mut self, game: &Game) {
        if game.readings.no_op_destinations == NoOpDestinations::Step {
            self.rejected = SpaceSet::NONE;
        }
    }

    /// Selects destinations and moves pieces to them as far as the plan, the rolls and the pieces allow.
    /// Gives whether any was reached.
    ///
    /// # Errors
    /// When the dice give no answer; an error of a doing function is a broken law of the game.
    pub fn run(
        &mut self,
        table: &mut Table<'_>,
        turn: &mut Turn,
        plan: &Plan,
        activation: &mut Activation,
        trace: &mut impl Trace,
    ) -> Result<bool, Error> {
        self.run_on(table, turn, plan, activation, &mut Prospects::default(), trace)
    }

    /// The same with what is known of the spaces: for a movement that goes on while nothing else happens.
    ///
    /// # Errors
    /// As [`Course::run`].
    pub(super) fn run_on(
        &mut self,
        table: &mut Table<'_>,
        turn: &mut Turn,
        plan: &Plan,
        activation: &mut Activation,
        prospects: &mut Prospects,
        trace: &mut impl Trace,
    ) -> Result<bool, Error> {
        let before = self.reached;
        while self.reached < plan.most && self.allowance.pieces > 0 {
            let candidates = self.open(table, turn, plan.candidates);
            if candidates.is_empty() || !activation.may_go_on(table.dice, trace)? {
                break;
            }
            let scene = Scene { treated: self.treated, ..Scene::of(table.game, turn) };
            let equals = plan.pick.equals(&scene, candidates, trace);
            // Chance need not decide between spaces to which nothing could move.
            let able = equals.filter(|to| self.could_be_reached(&scene, to, prospects));
            if able.is_empty() {
                trace.note(
                    "T5.7.6",
                    format_args!("nothing can move to {}: out for the rest of the action", Names(equals)),
                );
                self.rejected |= equals;
                continue;
            }
            let Some(to) = plan.pick.one_of(able, table.dice, trace)? else { break };
            if self.fill(table, turn, to, prospects, trace)? {
                activation.executed_in(to);
            }
        }
        Ok(self.reached > before)
    }

    /// The candidates that may still be selected: none that was reached or proved to be in vain; no LoC in a
    /// Sweep; no origin of an Air Lift or Transport, and none that there is no space left for (T5.7.1).
    fn open(&self, table: &Table<'_>, turn: &Turn, candidates: SpaceSet) -> SpaceSet {
        let open = candidates - self.destinations - self.rejected;
        match self.movement.action {
            MoveAction::UsSweep | MoveAction::ArvnSweep => open - SpaceSet::LOCS - SpaceSet::COIN_FORBIDDEN,
            MoveAction::ArvnTransport
                if table.game.readings.transport_destinations == TransportDestinations::First
                    && self.reached > 0 =>
            {
                SpaceSet::NONE
            }
            MoveAction::ArvnTransport => open - self.origins,
            MoveAction::UsAirLift => {
                let most = usize::from(air_lift::most_spaces(table.game, turn));
                let room = turn.special_spaces.len() < most;
                if room { open - self.origins } else { SpaceSet::NONE }
            }
            _ => open,
        }
    }

    /// Moves pieces to `to` from origin after origin (T5.7.2 to T5.7.6). Gives whether it became a
    /// destination.
    ///
    /// # Errors
    /// As [`Course::run`].
    pub(super) fn fill(
        &mut self,
        table: &mut Table<'_>,
        turn: &mut Turn,
        to: Space,
        prospects: &mut Prospects,
        trace: &mut impl Trace,
    ) -> Result<bool, Error> {
        let (mut tried, mut in_vain) = (SpaceSet::NONE, SpaceSet::NONE);
        while self.allowance.pieces > 0 {
            let Some(from) = self.origin(table, turn, to, tried, prospects, trace)? else { break };
            tried = tried.with(from);
            let scene = Scene { treated: self.treated, ..Scene::of(table.game, turn) };
            let free = prospects.free_told(&scene, &self.movement, from, to, trace);
            let goes = going(&scene, &self.movement, from, to, free, self.allowance, table.dice, trace)?;
            let group = OriginGroup { free, goes };
            let lift = self.movement.action == MoveAction::UsAirLift;
            if group.is_passed_over() || lift && group.size() == 0 {
                trace.note("T5.7.6", format_args!("{} is passed over", from.name()));
                in_vain.set(from, !group.is_passed_over());
                continue;
            }
            if group.size() > 0 {
                self.carry(table, turn, from, to, &group.goes)?;
                prospects.moved(from, to);
                if lift && table.game.readings.air_lift_origins == AirLiftOrigins::Again {
                    tried -= in_vain;
                }
            }
            let scene = Scene { treated: self.treated, ..Scene::of(table.game, turn) };
            if !self.movement.wants_another_origin(&scene, to) {
                break;
            }
        }
        if !self.destinations.contains(to) && !self.sweeps_in_place(table, turn, to, trace)? {
            trace.note(
                "T5.7.6",
                format_args!("nothing moves to {}: it is out for the rest of the action", to.name()),
            );
            self.rejected.set(to, true);
            return Ok(false);
        }
        Ok(true)
    }

    /// Whether `to` wants a piece and one may leave its origin for it, or a Sweep in place there Activates a
    /// Guerrilla.
    fn could_be_reached(&self, scene: &Scene<'_>, to: Space, prospects: &mut Prospects) -> bool {
        if self.movement.action.is_sweep() && self.sweep(scene.turn).activations(scene.board(), to) > 0 {
            return true;
        }
        !prospects.wanted(scene, &self.movement, to).is_empty()
            && self
                .origins_for(scene, to)
                .iter()
                .any(|from| *prospects.free(scene, &self.movement, from, to) != Chosen::default())
    }

    /// The spaces from which a piece may move to `to`: within reach, and no destinations; one origin alone
    /// for a Transport, and for an Air Lift as many as there are spaces left (T5.7.2).
    fn origins_for(&self, scene: &Scene<'_>, to: Space) -> SpaceSet {
        let held = scene.board().with_any(self.movement.types) - self.destinations;
        let open = match self.movement.action {
            MoveAction::ArvnTransport if !self.origins.is_empty() => held & self.origins,
            _ => held,
        };
        let reached = self.movement.within_reach(scene, to, open);
        match self.movement.action {
            MoveAction::UsAirLift => {
                let most = usize::from(air_lift::most_spaces(scene.game, scene.turn));
                let spaces = scene.turn.special_spaces.with(to);
                match spaces.len().cmp(&most) {
                    Ordering::Less => reached,
                    Ordering::Equal => reached & spaces,
                    Ordering::Greater => SpaceSet::NONE,
                }
            }
            _ => reached,
        }
    }

    /// The next origin: within reach, not tried, no destination, with most pieces that may move, counted
    /// before the Keep rows (T5.7.2, R80).
    fn origin(
        &self,
        table: &mut Table<'_>,
        turn: &Turn,
        to: Space,
        tried: SpaceSet,
        prospects: &mut Prospects,
        trace: &mut impl Trace,
    ) -> Result<Option<Space>, Error> {
        let scene = Scene { treated: self.treated, ..Scene::of(table.game, turn) };
        let mut movers = |from: Space| {
            let movers = match scene.game.readings.origin_count {
                OriginCount::BeforeKeeping => prospects.movers(&scene, &self.movement, from),
                OriginCount::AfterKeeping => prospects.free(&scene, &self.movement, from, to),
            };
            let limited = count(movers, AIR_LIFT_LIMITED);
            let free = count(movers, PieceSet::ALL - AIR_LIFT_LIMITED);
            i16::from(free) + i16::from(limited.min(self.allowance.limited))
        };
        let candidates = self.origins_for(&scene, to) - tried;
        let most = best(candidates, |from| Some(movers(from)).filter(|count| *count > 0));
        if candidates.len() > 1 {
            trace.note(
                "T5.7.2",
                format_args!("Most movable pieces: {} -> {}: {}", candidates.len(), most.len(), Names(most)),
            );
        }
        random_space(most, format_args!("Where pieces for {} come from", to.name()), table.dice, trace)
    }

    /// Moves a group by the function of the action.
    fn carry(
        &mut self,
        table: &mut Table<'_>,
        turn: &mut Turn,
        from: Space,
        to: Space,
        pieces: &Chosen,
    ) -> Result<(), Error> {
        match self.movement.action {
            action if action.is_march() => march::enter(table, turn, from, to, pieces)?,
            action if action.is_sweep() && !turn.spaces.contains(to) => sweep::select(table, turn, to)?,
            _ => {}
        }
        for (piece, count) in chosen_kinds(pieces) {
            let mover = Mover { piece, count, from };
            match self.movement.action {
                MoveAction::UsPatrol | MoveAction::ArvnPatrol => patrol::move_to(table, turn, mover, to)?,
                MoveAction::UsSweep | MoveAction::ArvnSweep => {
                    sweep::move_in(table, turn, self.sweep(turn), mover, to)?
                }
                MoveAction::ArvnTransport => {
                    transport::move_to(table, turn, from, Pieces { piece, count }, to)?
                }
                MoveAction::UsAirLift => air_lift::move_to(table, turn, mover, to)?,
                MoveAction::Event => table.shift_pieces(piece, count, from, to)?,
                MoveAction::NvaMarch | MoveAction::VcMarch | MoveAction::EasterOffensive => {}
            }
            if AIR_LIFT_LIMITED.contains(piece) && self.allowance.limited < u8::MAX {
                self.allowance.limited -= count;
            }
            if self.allowance.pieces < u8::MAX {
                self.allowance.pieces -= count;
            }
        }
        self.origins.set(from, true);
        self.arrive(to);
        Ok(())
    }

    fn arrive(&mut self, to: Space) {
        if !self.destinations.contains(to) {
            self.destinations.set(to, true);
            self.order[usize::from(self.reached)] = to;
            self.reached += 1;
        }
    }

    fn sweep(&self, turn: &Turn) -> Sweep {
        let by = if turn.faction == Faction::Us { Faction::Us } else { Faction::Arvn };
        Sweep { treated: self.treated, ..Sweep::of(by) }
    }

    /// Sweeps in place where nothing could move to, if that Activates a Guerrilla (T5.7.6).
    fn sweeps_in_place(
        &mut self,
        table: &mut Table<'_>,
        turn: &mut Turn,
        to: Space,
        trace: &mut impl Trace,
    ) -> Result<bool, Error> {
        if !self.movement.action.is_sweep() || self.sweep(turn).activations(table.board(), to) == 0 {
            return Ok(false);
        }
        trace.note("T5.7.6", format_args!("Sweep in place in {}", to.name()));
        sweep::select(table, turn, to)?;
        self.arrive(to);
        Ok(true)
    }
}
