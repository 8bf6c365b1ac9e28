//! How each condition of the Trưng cards is tested, on the map as it stands (T5.3.4).

use std::fmt;

use super::candidates::{
    arvn_assault_adds_control, arvn_assault_clears_route, march_ambush_candidates, routes_are_blocked,
    tax_candidates,
};
use super::condition::Condition;
use super::scene::Scene;
use crate::board::Board;
use crate::board::control::Control;
use crate::operations::OperationName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::{Policy, Track};
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

const US_PIECES: PieceSet = PieceSet::of_faction(Faction::Us);
const COIN_BASES: PieceSet = PieceSet::of(&[PieceKind::UsBases, PieceKind::ArvnBases]);
const COIN_TROOPS: PieceSet = PieceSet::of(&[PieceKind::UsTroops, PieceKind::ArvnTroops]);
const INSURGENT_BASES: PieceSet =
    PieceSet::of(&[PieceKind::NvaBases, PieceKind::NvaTunnels, PieceKind::VcBases, PieceKind::VcTunnels]);
const TROOPS_AND_RANGERS: PieceSet =
    PieceSet::of(&[PieceKind::ArvnTroops, PieceKind::ArvnRangersUnderground, PieceKind::ArvnRangersActive]);

/// Cities and Provinces of Population 2.
const TWO_POPULATION: SpaceSet = of_population(2, 2);
/// Cities and Provinces of Population 2 or more.
const LARGE: SpaceSet = of_population(2, u8::MAX);

const fn of_population(least: u8, most: u8) -> SpaceSet {
    let (mut set, mut i) = (SpaceSet::NONE, 0);
    while i < Space::ALL.len() {
        let population = Space::ALL[i].population();
        set.set(Space::ALL[i], least <= population && population <= most);
        i += 1;
    }
    set
}

/// The words of a condition, of two tests those of the first: it is thrown by itself. Cut only where somebody reads
/// them, as simulated turns do not.
struct FirstTest(Condition);

impl fmt::Display for FirstTest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.0.words();
        f.write_str(words.split_once(", or else").map_or(words, |(first, _)| first))
    }
}

impl Condition {
    /// Whether the condition holds. `operation` is the Operation executed from the side that is read, if one
    /// has been.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn holds(
        self,
        scene: &Scene<'_>,
        operation: Option<OperationName>,
        dice: &mut dyn Dice,
        trace: &mut impl Trace,
    ) -> Result<bool, Error> {
        let board = scene.board();
        let available = |kinds: &[PieceType]| kinds.iter().map(|kind| board.available(*kind)).sum::<u8>();
        let held = match self {
            Condition::Arvn3d6AvailablePieces => {
                let pieces = [
                    PieceType::ArvnTroops,
                    PieceType::ArvnPolice,
                    PieceType::ArvnRangers,
                    PieceType::ArvnBases,
                ];
                self.at_most(3, available(&pieces), dice, trace)?
            }
            Condition::Nva3d6AvailableTroops => {
                self.at_most(3, available(&[PieceType::NvaTroops]), dice, trace)?
            }
            Condition::Nva2d6AvailableGuerrillas => {
                self.at_most(2, available(&[PieceType::NvaGuerrillas]), dice, trace)?
            }
            Condition::Nva2d6AvailableGuerrillasOrD3Trail => {
                self.at_most(2, available(&[PieceType::NvaGuerrillas]), dice, trace)?
                    || self.reaches_trail(board.track(Track::Trail), dice, trace)?
            }
            Condition::Vc3d6AvailablePieces => {
                self.at_most(3, available(&[PieceType::VcGuerrillas, PieceType::VcBases]), dice, trace)?
            }
            Condition::Vc2d6Agitate => {
                let total = board.track(Track::AgitateTotal);
                !tax_candidates(board, scene.turn).is_empty() && !self.at_most(2, total, dice, trace)?
            }
            _ => self.is_so(scene, operation),
        };
        trace.note("T5.3.4", format_args!("{}? {}", self.words(), if held { "yes" } else { "no" }));
        Ok(held)
    }

    /// Whether that many dice show at most `limit`.
    fn at_most(
        self,
        number: usize,
        limit: u8,
        dice: &mut dyn Dice,
        trace: &mut impl Trace,
    ) -> Result<bool, Error> {
        let mut faces = [0; 3];
        let thrown = &mut faces[..number];
        dice.several(6, thrown, format_args!("{} ({limit}) [T5.3.4]", FirstTest(self)))?;
        let sum: u8 = thrown.iter().sum();
        let compared = if sum <= limit { "at most" } else { "more than" };
        trace.note("T5.3.4", format_args!("{number}d6 = {sum}, {compared} {limit}"));
        Ok(sum <= limit)
    }

    /// Whether a d3 shows at least the value of the Trail.
    fn reaches_trail(self, trail: u8, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<bool, Error> {
        let roll = dice.roll(3, format_args!("1d3 >= Trail ({trail}) [T5.3.4]"))? as u8;
        let compared = if roll >= trail { "at least" } else { "less than" };
        trace.note("T5.3.4", format_args!("1d3 = {roll}, {compared} the Trail, {trail}"));
        Ok(roll >= trail)
    }

    /// Whether a condition without dice holds; those with dice do not.
    pub fn is_so(self, scene: &Scene<'_>, operation: Option<OperationName>) -> bool {
        let (game, board) = (scene.game, scene.board());
        let lands = SpaceSet::CITIES_AND_PROVINCES;
        let supported = |board: &Board| board.populated_at(|level| level > SupportLevel::Neutral);
        let under = |spaces: SpaceSet, control| spaces.filter(|space| board.control(space) == control);
        let unpacified =
            |spaces: SpaceSet| spaces.filter(|space| board.support(space) != SupportLevel::ActiveSupport);
        let many_troops = |number| {
            board
                .with(PieceKind::NvaTroops)
                .filter(|space| board.count(space, PieceKind::NvaTroops) >= number)
        };
        let crowded = || {
            let vc = board.with_any(PieceType::VcGuerrillas);
            vc.filter(|space| board.count_of(space, PieceType::VcGuerrillas) >= 3)
        };
        let some = |spaces: SpaceSet| !spaces.is_empty();
        match self {
            Condition::UsPop2plusUsPieces => {
                some(under(unpacified(LARGE), Control::Coin) & board.with_any(US_PIECES))
            }
            Condition::UsPop2UsTroops => {
                some(under(unpacified(TWO_POPULATION), Control::Coin) & board.with(PieceKind::UsTroops))
            }
            Condition::Us4nvaOrVulnerableBase => {
                let exposed =
                    board.with_any(INSURGENT_BASES) - board.with_any(PieceSet::UNDERGROUND_GUERRILLAS);
                some(board.with_any(US_PIECES) & (many_troops(4) | exposed))
            }
            Condition::UsCoinFpBelowNvaTroops => {
                let held = board.with_any(PieceSet::of(&[PieceKind::UsTroops, PieceKind::UsBases]));
                let below = |space| scene.coin_firepower(space) < board.count(space, PieceKind::NvaTroops);
                (held & board.with(PieceKind::NvaTroops)).iter().any(below)
            }
            Condition::UsPolicyLbj => board.policy() == Policy::Lbj,
            Condition::UsPolicyJfkOrLbj => board.policy() != Policy::Nixon,
            Condition::UsTwoSupportUnderground => {
                (supported(board) & board.with_any(PieceSet::UNDERGROUND_GUERRILLAS)).len() >= 2
            }
            Condition::UsPiecesWithVulnerableEnemies => {
                board.with_any(US_PIECES).iter().any(|space| scene.vulnerable_enemies(space) > 0)
            }
            Condition::UsSouthBasesGuarded => {
                let bases = board.with(PieceKind::UsBases) & SpaceSet::SOUTH_VIETNAM & lands;
                bases.is_subset(board.with(PieceKind::UsTroops) - board.with(PieceKind::NvaTroops))
            }
            Condition::RoutesCanThoHueBlocked => routes_are_blocked(game),
            Condition::CoinPoints42 => board.victory_total(Faction::Arvn) >= 42,
            Condition::UsPoints42 => board.victory_total(Faction::Us) >= 42,
            Condition::NvaPoints14 => board.victory_total(Faction::Nva) >= 14,
            Condition::ArvnAssaultAddsControl => arvn_assault_adds_control(board),
            Condition::ArvnAssaultAddsControlOrUnblocks => {
                arvn_assault_adds_control(board) || arvn_assault_clears_route(game)
            }
            Condition::Arvn5TroopsRangers => board
                .with_any(TROOPS_AND_RANGERS)
                .iter()
                .any(|space| board.count_of(space, TROOPS_AND_RANGERS) >= 5),
            Condition::ArvnPop2SupportMoreCubes => (TWO_POPULATION & supported(board)).iter().any(|space| {
                board.count_of(space, PieceSet::ARVN_CUBES) > board.count(space, PieceKind::UsTroops)
            }),
            Condition::NvaBaseOrControlPop2plus => {
                some(LARGE & board.with_any(PieceType::NvaBases)) || some(under(LARGE, Control::Nva))
            }
            Condition::OpWasPatrol => operation == Some(OperationName::Patrol),
            Condition::OpWasTrain => operation == Some(OperationName::Train),
            Condition::Nva6TroopsCoinTroopsOrBase => {
                some(many_troops(6) & board.with_any(COIN_TROOPS | COIN_BASES))
            }
            Condition::Nva6TroopsCoinPieces => some(many_troops(6) & board.with_any(PieceSet::COIN)),
            Condition::Nva8TroopsOutsideSouth => some(many_troops(8) & SpaceSet::OUTSIDE_SOUTH_VIETNAM),
            Condition::Nva20Troops => board.on_map(PieceType::NvaTroops) >= 20,
            Condition::Pop2WithoutCoinControl => some(TWO_POPULATION - under(TWO_POPULATION, Control::Coin)),
            Condition::NvaUndergroundSupport => {
                some(supported(board) & board.with(PieceKind::NvaGuerrillasUnderground))
            }
            Condition::NvaUndergroundSupport2 => {
                (supported(board) & board.with(PieceKind::NvaGuerrillasUnderground)).len() >= 2
            }
            Condition::MarchAmbushPossible => some(march_ambush_candidates(game, scene.turn)),
            Condition::Vc3Guerrillas => some(crowded()),
            Condition::VcUndergroundNotActiveOpposition => board
                .with(PieceKind::VcGuerrillasUnderground)
                .iter()
                .any(|space| board.support(space) != SupportLevel::ActiveOpposition),
            Condition::Patronage17 => board.track(Track::Patronage) >= 17,
            Condition::VcUndergroundUsTroops => {
                some(board.with(PieceKind::VcGuerrillasUnderground) & board.with(PieceKind::UsTroops))
            }
            Condition::VcPop2WithoutGuerrillas => some(LARGE - board.with_any(PieceType::VcGuerrillas)),
            Condition::Vc3GuerrillasUsTroopsNoBase => {
                some((crowded() & board.with(PieceKind::UsTroops)) - board.with_any(PieceType::VcBases))
            }
            Condition::Vc15Guerrillas => board.on_map(PieceType::VcGuerrillas) >= 15,
            Condition::ArvnIsPlayer => game.is_player(Faction::Arvn),
            Condition::Arvn3d6AvailablePieces
            | Condition::Nva3d6AvailableTroops
            | Condition::Nva2d6AvailableGuerrillas
            | Condition::Nva2d6AvailableGuerrillasOrD3Trail
            | Condition::Vc3d6AvailablePieces
            | Condition::Vc2d6Agitate => false,
        }
    }
}
