//! Which pieces of an origin go to a destination (T5.7.3, T5.7.4): first those that are kept, row by row,
//! then those that move.

use super::firepower::{arvn_firepower, as_us, coin_firepower, count, pieces_in};
use super::move_tables::{KeepRow, MoveRow};
use super::movement::{AIR_LIFT_LIMITED, MoveAction, Movement};
use super::piece_order::{PieceUse, Taking, take};
use super::scene::Scene;
use crate::action::choice::Chosen;
use crate::board::control::Control;
use crate::game::readings::{
    AirLiftOthers, FirepowerMovers, JungleOf, KeptCubes, LocFirepowerMovers, Options as Readings,
    PartnerGuerrillas,
};
use crate::operations::insurgent::guerrillas;
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::piece::{ByPiece, PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::{Space, SpaceKind, Terrain};
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::trace::{TestedCondition, Trace};

const US_FORCES: PieceSet =
    PieceSet::of(&[PieceKind::UsTroops, PieceKind::UsIrregularsUnderground, PieceKind::UsIrregularsActive]);
/// What goes for COIN Firepower where pieces that raise none go too.
const ANY_FIREPOWER: PieceSet = PieceSet::of(&[
    PieceKind::UsTroops,
    PieceKind::UsIrregularsUnderground,
    PieceKind::UsIrregularsActive,
    PieceKind::ArvnTroops,
]);
const COIN_BASES: PieceSet = PieceSet::of(&[PieceKind::UsBases, PieceKind::ArvnBases]);
const INSURGENT_BASES: PieceSet =
    PieceSet::of(&[PieceKind::NvaBases, PieceKind::NvaTunnels, PieceKind::VcBases, PieceKind::VcTunnels]);

/// How many more pieces an action may move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Allowance {
    /// Pieces in all: 6 in a Transport, or what an Event says.
    pub pieces: u8,
    /// Pieces other than US Troops: 4 in an Air Lift.
    pub limited: u8,
}

impl Allowance {
    /// Any number.
    pub const ALL: Allowance = Allowance { pieces: u8::MAX, limited: u8::MAX };
}

/// What is decided for one origin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OriginGroup {
    /// The pieces that may move and are not kept.
    pub free: Chosen,
    /// Those of them that go, together.
    pub goes: Chosen,
}

impl OriginGroup {
    /// Whether the Keep rows leave no piece that may move: the origin is passed over (T5.7.6).
    pub fn is_passed_over(&self) -> bool {
        self.free == Chosen::default()
    }

    /// How many pieces go.
    pub fn size(&self) -> u8 {
        count(&self.goes, PieceSet::ALL)
    }
}

/// Decides which pieces go from `from` to `to`: the Keep rows, then the Move rows (T5.7.3, T5.7.4).
///
/// # Errors
/// When the dice give no answer.
pub fn group(
    scene: &Scene<'_>,
    movement: &Movement,
    from: Space,
    to: Space,
    allowance: Allowance,
    dice: &mut dyn Dice,
    trace: &mut impl Trace,
) -> Result<OriginGroup, Error> {
    let free = kept(scene, movement, from, to, trace).free;
    let goes = going(scene, movement, from, to, free, allowance, dice, trace)?;
    Ok(OriginGroup { free, goes })
}

/// What the Keep rows leave in an origin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kept {
    /// Everything that stays: what cannot move, and what is kept.
    pub stays: Chosen,
    /// The pieces that may move and are not kept.
    pub free: Chosen,
}

/// Goes through the Keep rows for a move from `from` to `to` (T5.7.3).
pub fn kept(scene: &Scene<'_>, movement: &Movement, from: Space, to: Space, trace: &mut impl Trace) -> Kept {
    kept_of(scene, movement, movement.movers(scene, from), from, to, trace)
}

/// The same with the `movers` of the origin.
pub(super) fn kept_of(
    scene: &Scene<'_>,
    movement: &Movement,
    movers: Chosen,
    from: Space,
    to: Space,
    trace: &mut impl Trace,
) -> Kept {
    let there = scene.board().pieces(from);
    let mut kept = Kept { stays: *there, free: movers };
    for kind in PieceSet::held_in(&kept.free).iter() {
        kept.stays[kind] -= kept.free[kind];
    }
    let keeping = Keeping { scene, movement, from, to, there };
    for row in KeepRow::of(scene.faction()).iter().copied() {
        if kept.free == Chosen::default() {
            break;
        }
        if !keeping.counts(row) {
            continue;
        }
        let (mut after, mut taking) = (kept, Taking::by(PieceUse::Move, FactionSet::NONE));
        let helps = keeping.helps(row);
        while !keeping.is_met(row, &after.stays) {
            let Some(kind) = taking.next(&after.free, helps) else { break };
            after.free[kind] -= 1;
            after.stays[kind] += 1;
        }
        // K-BASE-3 in its other reading keeps as many as it can (R84).
        let keeps_all = row == KeepRow::BaseThree && keeping.readings().k_base_3 == KeptCubes::AllThereAre;
        if keeps_all || keeping.is_met(row, &after.stays) {
            let more = count(&kept.free, PieceSet::ALL) - count(&after.free, PieceSet::ALL);
            trace.note(
                "T5.7.3",
                format_args!("{}, {}: keeps {more} more in {}", row.id(), row.words(), from.name()),
            );
            kept = after;
        } else {
            trace.note(
                "T5.7.3",
                format_args!("{}, {}: cannot be met in {}, ignored", row.id(), row.words(), from.name()),
            );
        }
    }
    kept
}

/// An origin whose pieces are weighed.
struct Keeping<'a> {
    scene: &'a Scene<'a>,
    movement: &'a Movement,
    from: Space,
    to: Space,
    /// All that stands there now.
    there: &'a Chosen,
}

impl Keeping<'_> {
    fn readings(&self) -> &Readings {
        self.scene.game.readings()
    }

    /// Whether the row counts in this origin.
    fn counts(&self, row: KeepRow) -> bool {
        let (board, from) = (self.scene.board(), self.from);
        let support = board.support(from);
        match row {
            KeepRow::Control => SpaceSet::SOUTH_VIETNAM.contains(from) && !from.is_loc(),
            KeepRow::South => !SpaceSet::SOUTH_VIETNAM.contains(self.to),
            KeepRow::LocCoin | KeepRow::LocInsurgent => from.is_loc(),
            KeepRow::BaseThree => count(self.there, COIN_BASES) > 0,
            KeepRow::Firepower => {
                coin_firepower(self.scene.game, from, self.there, self.scene.treated)
                    >= self.scene.vulnerable_among(self.there, false)
            }
            KeepRow::ArvnSupport => (1..=2).contains(&from.population()) && support > SupportLevel::Neutral,
            KeepRow::UsUnderground => self.movement.action == MoveAction::UsSweep,
            KeepRow::UsOne => {
                from == Space::Saigon || from.population() == 2 && support != SupportLevel::ActiveSupport
            }
            KeepRow::UsSupport => from.population() == 2 && support > SupportLevel::Neutral,
            KeepRow::OwnBase => board.bases(from, self.scene.faction()) > 0,
            KeepRow::BaseRoom => self.movement.amass && has_room_for_base(self.scene, from),
            KeepRow::VcUnderground => from.population() > 0 && support != SupportLevel::ActiveOpposition,
        }
    }

    /// The kinds that help to meet the row.
    fn helps(&self, row: KeepRow) -> PieceSet {
        match row {
            KeepRow::Control => PieceSet::ALL,
            KeepRow::South | KeepRow::LocCoin | KeepRow::BaseThree => PieceSet::COIN_CUBES,
            KeepRow::Firepower => fighting(self.from, self.scene),
            KeepRow::ArvnSupport => PieceSet::ARVN_CUBES,
            KeepRow::UsUnderground => US_FORCES,
            KeepRow::UsOne | KeepRow::UsSupport => PieceKind::UsTroops.into(),
            KeepRow::OwnBase | KeepRow::BaseRoom => own_guerrillas(self.scene.faction()),
            KeepRow::LocInsurgent => PieceSet::GUERRILLAS,
            KeepRow::VcUnderground => PieceKind::VcGuerrillasUnderground.into(),
        }
    }

    /// Whether the row is met by what `stays`.
    fn is_met(&self, row: KeepRow, stays: &Chosen) -> bool {
        let faction = self.scene.faction();
        let number = |kinds: PieceSet| count(stays, kinds);
        match row {
            KeepRow::Control => control_of(stays) == self.scene.board().control(self.from),
            KeepRow::South => number(PieceSet::COIN_CUBES) == count(self.there, PieceSet::COIN_CUBES),
            KeepRow::LocCoin => number(PieceSet::COIN_CUBES) >= number(PieceSet::INSURGENT),
            KeepRow::BaseThree => number(PieceSet::COIN_CUBES) >= 3,
            KeepRow::Firepower => {
                coin_firepower(self.scene.game, self.from, stays, self.scene.treated)
                    >= self.scene.vulnerable_among(stays, false)
            }
            KeepRow::ArvnSupport => number(PieceSet::ARVN_CUBES) > count(self.there, PieceKind::UsTroops),
            KeepRow::UsUnderground => number(US_FORCES) >= underground(self.from.terrain(), stays),
            KeepRow::UsOne => stays[PieceKind::UsTroops] >= 1,
            KeepRow::UsSupport => stays[PieceKind::UsTroops] >= count(self.there, PieceSet::ARVN_CUBES),
            KeepRow::OwnBase => number(own_guerrillas(faction)) >= 1,
            KeepRow::BaseRoom => number(own_guerrillas(faction)) >= 3,
            KeepRow::LocInsurgent => {
                let guerrillas = match self.readings().k_loc_insurgent {
                    PartnerGuerrillas::Count => PieceSet::GUERRILLAS,
                    PartnerGuerrillas::LeftOut => own_guerrillas(faction),
                };
                number(guerrillas) > number(PieceSet::COIN_FORCES)
            }
            KeepRow::VcUnderground => stays[PieceKind::VcGuerrillasUnderground] >= 1,
        }
    }
}

/// Goes through the Move rows for the `free` pieces of `from` (T5.7.4).
#[expect(clippy::too_many_arguments, reason = "an origin and a destination, with all a row asks about")]
pub(super) fn going(
    scene: &Scene<'_>,
    movement: &Movement,
    from: Space,
    to: Space,
    free: Chosen,
    allowance: Allowance,
    dice: &mut dyn Dice,
    trace: &mut impl Trace,
) -> Result<Chosen, Error> {
    let getting = Getting { scene, movement, from, to };
    let (mut left, mut goes, mut room) = (free, ByPiece::default(), allowance);
    let mut then = pieces_in(scene.board(), to);
    if movement.action == MoveAction::UsAirLift
        && scene.game.readings.air_lift_others == AirLiftOthers::Reserved
    {
        let others = take(&free, AIR_LIFT_LIMITED, PieceUse::Move, FactionSet::NONE, room.limited);
        for kind in AIR_LIFT_LIMITED.iter() {
            left[kind] = others[kind];
        }
    }
    for row in MoveRow::of(scene.faction(), to.is_loc()).iter().copied() {
        if count(&left, movable(room)) == 0 || room.pieces == 0 {
            break;
        }
        if !getting.counts(row, dice, trace)? {
            continue;
        }
        let (before, mut taking) = (room.pieces, Taking::by(PieceUse::Move, FactionSet::NONE));
        let mut taken = 0;
        while room.pieces > 0 && !getting.is_met(row, &then) {
            let Some(kind) = taking.next(&left, getting.helps(row, &then) & movable(room)) else { break };
            left[kind] -= 1;
            goes[kind] += 1;
            then[kind] += 1;
            taken += 1;
            room.pieces -= 1;
            room.limited -= u8::from(AIR_LIFT_LIMITED.contains(kind) && room.limited < u8::MAX);
        }
        debug_assert!(taken == before - room.pieces, "each piece taken uses up the allowance");
        trace.note(
            "T5.7.4",
            format_args!("{}, {}: {taken} go from {} to {}", row.id(), row.words(), from.name(), to.name()),
        );
    }
    Ok(goes)
}

/// The kinds that any Move row would take to `to` as it stands, if a roll permits (T5.7.4).
pub fn wanted(scene: &Scene<'_>, movement: &Movement, to: Space) -> PieceSet {
    let getting = Getting { scene, movement, from: to, to };
    let there = scene.board().pieces(to);
    MoveRow::of(scene.faction(), to.is_loc())
        .iter()
        .filter(|row| getting.could_count(**row) && !getting.is_met(**row, there))
        .fold(PieceSet::NONE, |all, row| all | getting.helps(*row, there))
}

/// The kinds of which another may move.
fn movable(room: Allowance) -> PieceSet {
    if room.limited == 0 { PieceSet::ALL - AIR_LIFT_LIMITED } else { PieceSet::ALL }
}

/// A destination whose needs are weighed.
struct Getting<'a> {
    scene: &'a Scene<'a>,
    movement: &'a Movement,
    from: Space,
    to: Space,
}

impl Getting<'_> {
    /// Whether the row counts for this destination; the roll for NVA Control is made here.
    fn counts(&self, row: MoveRow, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<bool, Error> {
        Ok(self.could_count(row)
            && (row != MoveRow::NvaControlCoin || self.is_control_sought(dice, trace)?))
    }

    /// Whether the row counts, or does if the roll for NVA Control says so.
    fn could_count(&self, row: MoveRow) -> bool {
        let (board, to, action) = (self.scene.board(), self.to, self.movement.action);
        let in_south = SpaceSet::SOUTH_VIETNAM.contains(to);
        let coin_forces = || board.count_of(to, PieceSet::COIN_FORCES);
        match row {
            MoveRow::Easter => action == MoveAction::EasterOffensive && board.coin(to) == 0,
            MoveRow::LocUs | MoveRow::LocArvn | MoveRow::LocIns => action != MoveAction::EasterOffensive,
            MoveRow::OnePiece | MoveRow::FpVuln | MoveRow::UsUnderground => true,
            MoveRow::BaseThree => board.count(to, PieceKind::UsBases) > 0,
            MoveRow::CoinControl => match action {
                MoveAction::UsPatrol => to == Space::Saigon,
                MoveAction::ArvnSweep | MoveAction::ArvnPatrol | MoveAction::ArvnTransport => true,
                _ => false,
            },
            MoveRow::NvaControlCoin => in_south && coin_forces() > 0 && board.control(to) != Control::Nva,
            MoveRow::BaseRoom => has_room_for_base(self.scene, to),
            MoveRow::GuardBase => board.count_of(to, INSURGENT_BASES) > 0,
            MoveRow::NvaControl => SpaceSet::LAOS_CAMBODIA.contains(to) || in_south && coin_forces() == 0,
        }
    }

    /// Rolls 2d6 against the NVA Troops in both spaces.
    fn is_control_sought(&self, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<bool, Error> {
        let troops = [self.from, self.to]
            .map(|space| self.scene.board().count(space, PieceKind::NvaTroops))
            .iter()
            .sum::<u8>();
        if !(2..12).contains(&troops) && !dice.throws_idly() {
            let sought = troops >= 12;
            let (compared, so) = if sought { ("at most", "yes") } else { ("more than", "no") };
            let what = format_args!("2d6 is always {compared} {troops} NVA Troops, not rolled: {so}");
            trace.tested("T5.7.4", what, || {
                TestedCondition::of("control-sought", sought).with("limit", troops)
            });
            return Ok(sought);
        }
        let mut faces = [0; 2];
        dice.several(
            6,
            &mut faces,
            format_args!(
                "Whether NVA goes for Control of {}: on {troops} or less, its Troops there and coming \
                 [T5.7.4]",
                self.to.name()
            ),
        )?;
        let roll: u8 = faces.iter().sum();
        let sought = roll <= troops;
        trace.tested(
            "T5.7.4",
            format_args!("2d6 = {roll} <= {troops} NVA Troops? {}", if sought { "yes" } else { "no" }),
            || TestedCondition::of("control-sought", sought).with("rolled", roll).with("limit", troops),
        );
        Ok(sought)
    }

    /// The terrain that counts for row M-US-UNDERGROUND (R86).
    fn terrain(&self) -> Terrain {
        match self.scene.game.readings.m_us_underground {
            JungleOf::Destination => self.to.terrain(),
            // Before an origin is known it might be Jungle, and the row might count double.
            JungleOf::Origin if self.from == self.to => Terrain::Jungle,
            JungleOf::Origin => self.from.terrain(),
        }
    }

    /// The kinds that help to meet the row, with what is `then` in the destination.
    fn helps(&self, row: MoveRow, then: &Chosen) -> PieceSet {
        let scene = self.scene;
        match row {
            MoveRow::Easter => PieceKind::NvaTroops.into(),
            MoveRow::LocUs if scene.game.readings.m_loc_us == LocFirepowerMovers::Any => ANY_FIREPOWER,
            MoveRow::FpVuln if scene.game.readings.m_fp_vuln == FirepowerMovers::Any => ANY_FIREPOWER,
            MoveRow::LocUs | MoveRow::FpVuln => {
                let us = as_us(scene.treated);
                // T2: without a cube that fights as the US there is no COIN Firepower for others to add to.
                if count(then, us) > 0 { fighting(self.to, scene) } else { us }
            }
            MoveRow::LocArvn => fighting(self.to, scene) & PieceSet::ARVN_CUBES,
            MoveRow::LocIns => PieceSet::GUERRILLAS,
            MoveRow::OnePiece => PieceSet::of_faction(scene.faction()),
            MoveRow::BaseThree => PieceSet::COIN_CUBES,
            MoveRow::UsUnderground => US_FORCES,
            MoveRow::CoinControl | MoveRow::NvaControlCoin | MoveRow::NvaControl => PieceSet::ALL,
            MoveRow::BaseRoom | MoveRow::GuardBase => own_guerrillas(scene.faction()),
        }
    }

    /// Whether the row is met with what is `then` in the destination.
    fn is_met(&self, row: MoveRow, then: &Chosen) -> bool {
        let (scene, to) = (self.scene, self.to);
        let faction = scene.faction();
        let number = |kinds: PieceSet| count(then, kinds);
        let firepower = || coin_firepower(scene.game, to, then, scene.treated);
        match row {
            MoveRow::Easter => false,
            MoveRow::LocUs => firepower() >= number(PieceSet::INSURGENT),
            MoveRow::LocArvn => arvn_firepower(to, then) >= number(PieceSet::INSURGENT),
            MoveRow::LocIns => number(PieceSet::GUERRILLAS) > number(PieceSet::COIN_FORCES),
            MoveRow::OnePiece => number(PieceSet::of_faction(faction)) >= 1,
            MoveRow::BaseThree => number(PieceSet::COIN_CUBES) >= 3,
            MoveRow::FpVuln => firepower() >= scene.vulnerable_among(then, scene.has_abrams()),
            MoveRow::UsUnderground => number(US_FORCES) >= underground(self.terrain(), then),
            MoveRow::CoinControl => control_of(then) == Control::Coin,
            MoveRow::NvaControlCoin | MoveRow::NvaControl => control_of(then) == Control::Nva,
            MoveRow::BaseRoom => number(own_guerrillas(faction)) >= 3,
            MoveRow::GuardBase => number(own_guerrillas(faction)) >= 1,
        }
    }
}

/// The kinds that add to COIN Firepower in the space.
fn fighting(space: Space, scene: &Scene<'_>) -> PieceSet {
    let arvn =
        if space.kind() == SpaceKind::Province { PieceKind::ArvnTroops.into() } else { PieceSet::ARVN_CUBES };
    let us = as_us(scene.treated);
    if us == PieceKind::UsTroops.into() { us | arvn } else { us }
}

/// Both kinds of Guerrilla of NVA, or of VC for any faction but NVA.
fn own_guerrillas(faction: Faction) -> PieceSet {
    PieceSet::of(&guerrillas(faction))
}

/// Underground Guerrillas among `pieces`, twice in a Jungle Province.
fn underground(terrain: Terrain, pieces: &Chosen) -> u8 {
    count(pieces, PieceSet::UNDERGROUND_GUERRILLAS) * if terrain == Terrain::Jungle { 2 } else { 1 }
}

/// Whether a Base of the faction is Available and one more may be placed in the space.
fn has_room_for_base(scene: &Scene<'_>, space: Space) -> bool {
    let bases = if scene.faction() == Faction::Nva { PieceType::NvaBases } else { PieceType::VcBases };
    scene.board().room_for_bases(space) > 0 && scene.board().available(bases) > 0
}

/// Who Controls a City or Province in which these pieces are (1.7).
fn control_of(pieces: &Chosen) -> Control {
    let of = |faction| count(pieces, PieceSet::of_faction(faction));
    Control::by(count(pieces, PieceSet::of_side(Side::Coin)), of(Faction::Nva), of(Faction::Vc))
}
