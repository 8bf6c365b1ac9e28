//! How each condition of the Trưng cards is tested, on the map as it stands (T5.3.4).

use std::fmt;

use super::candidates::{
    arvn_assault_adds_control, arvn_assault_clears_route, march_ambush_candidates, route_blocks,
    routes_are_blocked, tax_candidates,
};
use super::condition::Condition;
use super::scene::Scene;
use super::select::Names;
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
use pointman_core::trace::{TestedCondition, Trace};

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

/// The words of a condition, of two tests those of the first: it is thrown by itself. Cut only where somebody
/// reads them, as simulated turns do not.
struct FirstTest(Condition);

impl fmt::Display for FirstTest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = self.0.words();
        f.write_str(words.split_once(", or else").map_or(words, |(first, _)| first))
    }
}

/// What dice show, where they are thrown, and what it is compared with.
#[derive(Clone, Copy)]
struct Against {
    sum: Option<u8>,
    limit: u8,
    /// Whether the condition holds by it.
    holds: bool,
}

/// What a condition finds on the map, from which it follows whether it holds.
enum Reading {
    /// So many spaces are needed, and these are there.
    Spaces { spaces: SpaceSet, needed: u8 },
    /// No space may be as these are.
    NoSpace { but: SpaceSet },
    /// These spaces block, as they should or not.
    Blocks { holds: bool, spaces: SpaceSet },
    /// A total must reach what is needed.
    Total { total: u8, needed: u8 },
    /// It is so or not, by what goes by that name.
    Plain(bool, &'static str, &'static str),
    /// Dice decide, where there is such a space if any is needed.
    Dice { among: Option<SpaceSet> },
}

impl Reading {
    fn holds(&self) -> bool {
        match self {
            Reading::Spaces { spaces, needed } => spaces.len() >= usize::from(*needed),
            Reading::NoSpace { but } => but.is_empty(),
            Reading::Total { total, needed } => total >= needed,
            Reading::Blocks { holds, .. } | Reading::Plain(holds, ..) => *holds,
            Reading::Dice { .. } => false,
        }
    }

    /// The condition with the figures.
    fn told_in(&self, condition: TestedCondition) -> TestedCondition {
        let ids = |spaces: SpaceSet| spaces.iter().map(|space| space.id().to_owned()).collect::<Vec<_>>();
        match self {
            Reading::Spaces { spaces, needed } => {
                condition.with("spaces", ids(*spaces)).with("needed", *needed)
            }
            Reading::NoSpace { but } => condition.with("but", ids(*but)),
            Reading::Blocks { spaces, .. } => condition.with("blocked", ids(*spaces)),
            Reading::Total { total, needed } => condition.with("total", *total).with("needed", *needed),
            Reading::Plain(_, name, word) => condition.with(name, *word),
            Reading::Dice { among: Some(spaces) } => condition.with("spaces", ids(*spaces)),
            Reading::Dice { among: None } => condition,
        }
    }
}

/// The figures, after the answer: ` (46)`, ` (Hue, Saigon)`.
impl fmt::Display for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reading::Total { total, .. } => write!(f, " ({total})"),
            Reading::Spaces { spaces, .. } if spaces.len() > MOST_NAMED => {
                write!(f, " ({} spaces)", spaces.len())
            }
            Reading::Spaces { spaces, .. } | Reading::Blocks { spaces, .. } if !spaces.is_empty() => {
                write!(f, " ({})", Names(*spaces))
            }
            Reading::NoSpace { but } if !but.is_empty() => write!(f, " (not {})", Names(*but)),
            _ => Ok(()),
        }
    }
}

/// So many spaces are named; more are counted.
const MOST_NAMED: usize = 4;

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
        let (mut thrown, mut second) = (None, None);
        let reading = self.reading(scene, operation);
        let held = match self {
            Condition::Arvn3d6AvailablePieces => {
                let pieces = [
                    PieceType::ArvnTroops,
                    PieceType::ArvnPolice,
                    PieceType::ArvnRangers,
                    PieceType::ArvnBases,
                ];
                thrown.insert(self.against(3, available(&pieces), dice, trace)?).holds
            }
            Condition::Nva3d6AvailableTroops => {
                thrown.insert(self.against(3, available(&[PieceType::NvaTroops]), dice, trace)?).holds
            }
            Condition::Nva2d6AvailableGuerrillas => {
                let limit = available(&[PieceType::NvaGuerrillas]);
                thrown.insert(self.against(2, limit, dice, trace)?).holds
            }
            Condition::Nva2d6AvailableGuerrillasOrD3Trail => {
                let limit = available(&[PieceType::NvaGuerrillas]);
                let trail = board.track(Track::Trail);
                thrown.insert(self.against(2, limit, dice, trace)?).holds
                    || second.insert(self.against_trail(trail, dice, trace)?).holds
            }
            Condition::Vc3d6AvailablePieces => {
                let limit = available(&[PieceType::VcGuerrillas, PieceType::VcBases]);
                thrown.insert(self.against(3, limit, dice, trace)?).holds
            }
            Condition::Vc2d6Agitate => {
                let total = board.track(Track::AgitateTotal);
                !tax_candidates(board, scene.turn).is_empty()
                    && !thrown.insert(self.against(2, total, dice, trace)?).holds
            }
            _ => reading.holds(),
        };
        let what = format_args!("{}? {}{reading}", self.words(), if held { "yes" } else { "no" });
        trace.tested("T5.3.4", what, || {
            let mut condition = reading.told_in(TestedCondition::of(self.id(), held));
            for (against, rolled, named) in [(thrown, "rolled", "limit"), (second, "rolled-d3", "trail")] {
                let Some(Against { sum, limit, .. }) = against else { continue };
                condition = sum.into_iter().fold(condition, |told, sum| told.with(rolled, sum));
                condition = condition.with(named, limit);
            }
            condition
        });
        Ok(held)
    }

    /// What that many dice show against `limit`.
    fn against(
        self,
        number: u8,
        limit: u8,
        dice: &mut dyn Dice,
        trace: &mut impl Trace,
    ) -> Result<Against, Error> {
        let at_most = |is_so| if is_so { "at most" } else { "more than" };
        if (limit < number || limit >= 6 * number) && !dice.throws_idly() {
            let holds = limit >= number;
            let compared = at_most(holds);
            trace.note("T5.3.4", format_args!("{number}d6 is always {compared} {limit}: not rolled"));
            return Ok(Against { sum: None, limit, holds });
        }
        let mut faces = [0; 3];
        let thrown = &mut faces[..usize::from(number)];
        dice.several(6, thrown, format_args!("{} ({limit}) [T5.3.4]", FirstTest(self)))?;
        let sum: u8 = thrown.iter().sum();
        let holds = sum <= limit;
        trace.note("T5.3.4", format_args!("{number}d6 = {sum}, {} {limit}", at_most(holds)));
        Ok(Against { sum: Some(sum), limit, holds })
    }

    /// What a d3 shows against the value of the Trail.
    fn against_trail(self, trail: u8, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<Against, Error> {
        let at_least = |is_so| if is_so { "at least" } else { "less than" };
        if !(2..=3).contains(&trail) && !dice.throws_idly() {
            let holds = trail < 2;
            let compared = at_least(holds);
            trace.note("T5.3.4", format_args!("1d3 is always {compared} the Trail, {trail}: not rolled"));
            return Ok(Against { sum: None, limit: trail, holds });
        }
        let roll = dice.roll(3, format_args!("1d3 >= Trail ({trail}) [T5.3.4]"))? as u8;
        let holds = roll >= trail;
        trace.note("T5.3.4", format_args!("1d3 = {roll}, {} the Trail, {trail}", at_least(holds)));
        Ok(Against { sum: Some(roll), limit: trail, holds })
    }

    /// Whether a condition without dice holds; those with dice do not.
    pub fn is_so(self, scene: &Scene<'_>, operation: Option<OperationName>) -> bool {
        self.reading(scene, operation).holds()
    }

    /// What the condition finds on the map as it stands.
    fn reading(self, scene: &Scene<'_>, operation: Option<OperationName>) -> Reading {
        let (game, board) = (scene.game, scene.board());
        let lands = SpaceSet::CITIES_AND_PROVINCES;
        let supported = |board: &Board| board.populated_at(|level| level > SupportLevel::Neutral);
        let under = |spaces: SpaceSet, control| spaces & board.control_map().with(control);
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
        let some = |spaces| Reading::Spaces { spaces, needed: 1 };
        let total = |total: u8, needed| Reading::Total { total, needed };
        let executed = |name| {
            Reading::Plain(operation == Some(name), "operation", operation.map_or("none", OperationName::id))
        };
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
                some((held & board.with(PieceKind::NvaTroops)).filter(below))
            }
            Condition::UsPolicyLbj => {
                Reading::Plain(board.policy() == Policy::Lbj, "policy", board.policy().id())
            }
            Condition::UsPolicyJfkOrLbj => {
                Reading::Plain(board.policy() != Policy::Nixon, "policy", board.policy().id())
            }
            Condition::UsTwoSupportUnderground => {
                let spaces = supported(board) & board.with_any(PieceSet::UNDERGROUND_GUERRILLAS);
                Reading::Spaces { spaces, needed: 2 }
            }
            Condition::UsPiecesWithVulnerableEnemies => {
                some(board.with_any(US_PIECES).filter(|space| scene.vulnerable_enemies(space) > 0))
            }
            Condition::UsSouthBasesGuarded => {
                let bases = board.with(PieceKind::UsBases) & SpaceSet::SOUTH_VIETNAM & lands;
                let guarded = board.with(PieceKind::UsTroops) - board.with(PieceKind::NvaTroops);
                Reading::NoSpace { but: bases - guarded }
            }
            Condition::RoutesCanThoHueBlocked => {
                Reading::Blocks { holds: routes_are_blocked(game), spaces: route_blocks(game) }
            }
            Condition::CoinPoints42 => total(board.victory_total(Faction::Arvn), 42),
            Condition::UsPoints42 => total(board.victory_total(Faction::Us), 42),
            Condition::NvaPoints14 => total(board.victory_total(Faction::Nva), 14),
            Condition::ArvnAssaultAddsControl => some(arvn_assault_adds_control(board)),
            Condition::ArvnAssaultAddsControlOrUnblocks => {
                some(arvn_assault_adds_control(board) | arvn_assault_clears_route(game))
            }
            Condition::Arvn5TroopsRangers => some(
                board
                    .with_any(TROOPS_AND_RANGERS)
                    .filter(|space| board.count_of(space, TROOPS_AND_RANGERS) >= 5),
            ),
            Condition::ArvnPop2SupportMoreCubes => {
                some((TWO_POPULATION & supported(board)).filter(|space| {
                    board.count_of(space, PieceSet::ARVN_CUBES) > board.count(space, PieceKind::UsTroops)
                }))
            }
            Condition::NvaBaseOrControlPop2plus => {
                some((LARGE & board.with_any(PieceType::NvaBases)) | under(LARGE, Control::Nva))
            }
            Condition::OpWasPatrol => executed(OperationName::Patrol),
            Condition::OpWasTrain => executed(OperationName::Train),
            Condition::Nva6TroopsCoinTroopsOrBase => {
                some(many_troops(6) & board.with_any(COIN_TROOPS | COIN_BASES))
            }
            Condition::Nva6TroopsCoinPieces => some(many_troops(6) & board.with_any(PieceSet::COIN)),
            Condition::Nva8TroopsOutsideSouth => some(many_troops(8) & SpaceSet::OUTSIDE_SOUTH_VIETNAM),
            Condition::Nva20Troops => total(board.on_map(PieceType::NvaTroops), 20),
            Condition::Pop2WithoutCoinControl => some(TWO_POPULATION - under(TWO_POPULATION, Control::Coin)),
            Condition::NvaUndergroundSupport => {
                some(supported(board) & board.with(PieceKind::NvaGuerrillasUnderground))
            }
            Condition::NvaUndergroundSupport2 => {
                let spaces = supported(board) & board.with(PieceKind::NvaGuerrillasUnderground);
                Reading::Spaces { spaces, needed: 2 }
            }
            Condition::MarchAmbushPossible => some(march_ambush_candidates(game, scene.turn)),
            Condition::Vc3Guerrillas => some(crowded()),
            Condition::VcUndergroundNotActiveOpposition => some(
                board
                    .with(PieceKind::VcGuerrillasUnderground)
                    .filter(|space| board.support(space) != SupportLevel::ActiveOpposition),
            ),
            Condition::Patronage17 => total(board.track(Track::Patronage), 17),
            Condition::VcUndergroundUsTroops => {
                some(board.with(PieceKind::VcGuerrillasUnderground) & board.with(PieceKind::UsTroops))
            }
            Condition::VcPop2WithoutGuerrillas => some(LARGE - board.with_any(PieceType::VcGuerrillas)),
            Condition::Vc3GuerrillasUsTroopsNoBase => {
                some((crowded() & board.with(PieceKind::UsTroops)) - board.with_any(PieceType::VcBases))
            }
            Condition::Vc15Guerrillas => total(board.on_map(PieceType::VcGuerrillas), 15),
            Condition::ArvnIsPlayer => {
                let is_player = game.is_player(Faction::Arvn);
                Reading::Plain(is_player, "arvn", if is_player { "player" } else { "non-player" })
            }
            Condition::Arvn3d6AvailablePieces
            | Condition::Nva3d6AvailableTroops
            | Condition::Nva2d6AvailableGuerrillas
            | Condition::Nva2d6AvailableGuerrillasOrD3Trail
            | Condition::Vc3d6AvailablePieces => Reading::Dice { among: None },
            Condition::Vc2d6Agitate => Reading::Dice { among: Some(tax_candidates(board, scene.turn)) },
        }
    }
}
