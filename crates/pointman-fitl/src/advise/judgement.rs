//! How good a position looks for a faction, without playing on: what actions are grown by, and what a short
//! playout ends with.
//!
//! Whole numbers throughout, in thousandths of a point of victory margin. Sums of them are the same in any
//! order, so advice does not depend on how many threads work on it, nor on the machine.

use crate::board::Board;
use crate::game::Game;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::{ByFaction, Faction};
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::phase::{HumanWins, Phase};
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::track::Track;

/// One point of victory margin.
pub const POINT: i32 = 1_000;

/// What a game that is won is worth above one that is lost, halved.
const WON: i32 = 40 * POINT;

/// A rival with a lower margin threatens nobody.
const SAFE: i32 = -5;

/// How many times more a threat weighs where non-players may win at a Victory Phase and the person may not
/// (7.3), and what percentage of its own margin counts then: it need only be there at the end.
const ALONE: (i32, i32) = (8, 30);

/// Resources beyond these count as the last feature of the pool does.
const ENOUGH: i32 = 15;

/// What a faction's position is weighed by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(usize)]
pub enum Feature {
    /// Its victory margin.
    Margin,
    /// The best margin of those who are not played by the same person.
    Rival,
    /// The second best.
    SecondRival,
    /// The third best.
    ThirdRival,
    /// Population held by its side, by how firmly; of VC, Population that COIN does not hold.
    Control,
    /// Levels times Population that it could shift at a Coup Round as things stand.
    Prospect,
    /// The same of the other side: of VC for COIN and NVA, of the US for VC.
    OtherProspect,
    /// Resources it may spend, up to 15.
    Resources,
    /// Resources beyond.
    Hoard,
    /// The boxes of the Trail.
    Trail,
    /// Its Troops on the map.
    Troops,
    /// Its other pieces on the map but for Bases.
    Forces,
    /// Its Underground pieces on the map.
    Underground,
    /// Its Bases on the map.
    Bases,
    /// Pieces of the enemy side on the map but for Bases.
    Enemies,
    /// Bases of the enemy side on the map.
    EnemyBases,
    /// US pieces among the Casualties.
    Casualties,
    /// Aid.
    Aid,
    /// Terror markers on the map.
    Terror,
    /// Underground pieces of the enemy side on the map.
    Hidden,
    /// How near the others are to victory, the nearer the steeper: the squares of their margins above -5,
    /// quartered and summed.
    Threat,
    /// Of ARVN: Patronage.
    Patronage,
    /// Of ARVN: levels of Support times Population of the spaces where it could Govern (4.3.1), up to 10.
    Governable,
    /// The first Resources it may spend: 5 each for three, less for the next nine.
    FirstResources,
}

/// How many features there are.
pub const FEATURES: usize = 24;

/// What a faction's position is weighed by, each feature in its own unit.
pub type Features = [i32; FEATURES];

/// What a unit of each feature is worth, in thousandths of a point of margin.
pub type Weights = [i32; FEATURES];

// margin rival 2nd 3rd ctrl prosp other res hoard trail troop force under bases enemy ebase casu aid terr hidd
// threat patr gov first
#[rustfmt::skip]
const US: Weights =
    [1000, -420, -120, -60, 200, 150, -80,  50,  15, -250,  50, 100,  40, 150, -110, -400, -450,  20, -40, -40,
    -120,   0,   0,   0];
#[rustfmt::skip]
const VC: Weights =
    [1000, -800, -120, -60,  80, 200, -80, 150,  40,   50,   0, 180,  90, 350,  -40, -150,   50,   0,  60,   0,
    -120,   0,   0,   0];

/// What each faction grows its actions by, and chooses offhand, in the order of [`Feature`].
///
/// Those of ARVN and the NVA come from games played by weights that were varied at random, all at once: see
/// docs/src/advice-experiments.md.
#[rustfmt::skip]
pub const WEIGHTS: ByFaction<Weights> = ByFaction::new([
    US,
    [1000, -650, -120, -60, 300, 100, -40, 120,  60, -150,  90, 143,  40, 195,  -90, -250,    0,  40, -30, -30,
    -120,   0, 150,  50],
    [1000, -650, -120, -60, 300,  30, -28, 120,  40,  450, 200, 130,  40, 375,  -60, -150,  120,   0,   0,   0,
    -120,   0,   0,  30],
    VC,
]);

/// What each faction weighs the end of a playout by.
#[rustfmt::skip]
const WEIGHTS_AT_END: ByFaction<Weights> = ByFaction::new([
    US,
    [1000, -650, -120, -60, 300,  30, -60, 120,  60, -150,  90, 143,  40, 150,  -90, -250,    0,  60, -30, -30,
    -120, 150,   0,   0],
    [1000, -650, -120, -60, 300, -40, -40, 120,  40,  450, 160, 130,  40, 250,  -60, -225,  104,  40,   0,   0,
    -144,   0,   0,   0],
    VC,
]);

/// How good `game` looks for `faction`, in thousandths of a point of margin: its own margin, less what the
/// best of the others has, with small terms for what makes margins later. A game that is over counts for much
/// more.
///
/// ```
/// use pointman_fitl::advise::judgement::judge;
/// use pointman_fitl::{Edition, Faction, FactionSet, Game, Scenario};
/// let game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
/// assert!(judge(&game, Faction::Us) < 0, "the US begins 12 points short");
/// ```
pub fn judge(game: &Game, faction: Faction) -> i32 {
    judge_by(game, faction, &WEIGHTS[faction])
}

/// The same at the end of a playout, where some weigh otherwise than when they choose a step.
pub fn judge_at_end(game: &Game, faction: Faction) -> i32 {
    judge_by(game, faction, &WEIGHTS_AT_END[faction])
}

/// The same by these weights.
pub fn judge_by(game: &Game, faction: Faction, weights: &Weights) -> i32 {
    let features = features(game, faction);
    let mut value: i32 = features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
    if game.phase() == Phase::Over {
        let own = game.persons().of_faction(faction);
        let has_won = game.winner().is_some_and(|winner| own.contains(winner));
        return value / 4 + if has_won { WON } else { -WON };
    }
    if others_win_first(game, faction) {
        let weighed = |feature: Feature| features[feature as usize] * weights[feature as usize];
        value += weighed(Feature::Threat) * (ALONE.0 - 1);
        value -= weighed(Feature::Margin) * (100 - ALONE.1) / 100;
    }
    value
}

/// What the position of `faction` is weighed by.
pub fn features(game: &Game, faction: Faction) -> Features {
    let (board, person) = (game.board(), game.persons().of_faction(faction));
    let mut all = [0; FEATURES];
    let mut set = |feature: Feature, value: i32| all[feature as usize] = value;
    set(Feature::Margin, own_margin(game, faction, person));
    let rivals = FactionSet::ALL.difference(person);
    let mut margins = [i32::MIN; 4];
    for (margin, rival) in margins.iter_mut().zip(rivals.iter()) {
        *margin = i32::from(board.victory_margin(rival));
    }
    margins.sort_unstable_by(|one, other| other.cmp(one));
    let threat = |margin: i32| (margin - SAFE).clamp(0, 20).pow(2);
    let threats: i32 = margins.into_iter().take(rivals.len()).map(threat).sum();
    set(Feature::Threat, threats / 4);
    let ranks = [Feature::Rival, Feature::SecondRival, Feature::ThirdRival];
    for (rank, margin) in ranks.into_iter().zip(margins).take(rivals.len()) {
        set(rank, margin);
    }

    set(Feature::Control, firm_control(board, faction));
    let (support, opposition) = (support_prospect(board), opposition_prospect(board));
    let (own, other) = if faction == Faction::Vc { (opposition, support) } else { (support, opposition) };
    set(Feature::Prospect, own);
    set(Feature::OtherProspect, other);

    if let Some(purse) = game.purse(faction) {
        let purse = i32::from(purse);
        set(Feature::Resources, purse.min(ENOUGH));
        set(Feature::Hoard, (purse - ENOUGH).max(0));
        set(Feature::FirstResources, first_resources(purse));
    }
    if faction == Faction::Arvn {
        set(Feature::Patronage, i32::from(board.track(Track::Patronage)));
        set(Feature::Governable, governable(board));
    }
    set(Feature::Trail, i32::from(board.track(Track::Trail)));
    set(Feature::Aid, i32::from(board.track(Track::Aid)).min(40));

    let (mut troops, mut forces, mut bases, mut enemies, mut enemy_bases) = (0, 0, 0, 0, 0);
    for held in PieceType::ALL {
        let count = i32::from(board.on_map(held));
        let is_base = PieceSet::BASES.contains(held.placed());
        match (held.faction() == faction, faction.is_enemy(held.faction()), is_base) {
            (true, _, true) => bases += count,
            (true, _, false)
                if matches!(held, PieceType::UsTroops | PieceType::ArvnTroops | PieceType::NvaTroops) =>
            {
                troops += count;
            }
            (true, _, false) => forces += count,
            (_, true, true) => enemy_bases += count,
            (_, true, false) => enemies += count,
            _ => {}
        }
    }
    let count = |kinds: PieceSet| i32::from(board.count_in(SpaceSet::ALL, kinds & PieceSet::UNDERGROUND));
    set(Feature::Underground, count(PieceSet::of_faction(faction)));
    set(Feature::Hidden, count(PieceSet::of_side(faction.side().enemy())));
    set(Feature::Troops, troops);
    set(Feature::Forces, forces);
    set(Feature::Bases, bases);
    set(Feature::Enemies, enemies);
    set(Feature::EnemyBases, enemy_bases);
    let casualties =
        PieceType::ALL.into_iter().map(|held| i32::from(board.in_box(BoxName::Casualties, held)));
    set(Feature::Casualties, casualties.sum());
    set(Feature::Terror, i32::from(board.terror_markers));
    all
}

/// Whether a Victory Phase is to come in which non-players may win and the person may not (7.3).
fn others_win_first(game: &Game, faction: Faction) -> bool {
    game.human_wins() == HumanWins::Final
        && game.is_player(faction)
        && game.has_non_players()
        && game.people() == 1
        && game.coup_cards_in_all() > usize::from(game.coups_played()) + 1
}

/// The margin that a person looks at: that of the faction; of several, the lower where both must be kept up
/// (1.5), and the better where either wins.
fn own_margin(game: &Game, faction: Faction, person: FactionSet) -> i32 {
    if person.len() == 1 {
        return i32::from(game.board().victory_margin(faction));
    }
    let standings = game.final_ranking();
    let own = standings.standings().iter().filter(|standing| person.contains(standing.faction));
    own.map(|standing| i32::from(standing.counts)).max().unwrap_or_default()
}

/// Population held, each space by how firmly, in tenths of the Population: half when nobody is ahead, all
/// when far ahead.
fn firm_control(board: &Board, faction: Faction) -> i32 {
    let mut sum = 0;
    for space in SpaceSet::POPULATED {
        let (coin, nva, vc) = (
            i32::from(board.coin(space)),
            i32::from(board.count_by(space, Faction::Nva)),
            i32::from(board.count_by(space, Faction::Vc)),
        );
        let ahead = match faction {
            Faction::Us | Faction::Arvn => coin - nva - vc,
            Faction::Nva => nva - coin - vc,
            Faction::Vc => nva + vc - coin,
        };
        sum += i32::from(space.population()) * (5 + 5 * ahead / (ahead.abs() + 2));
    }
    sum / 10
}

/// The first twelve Resources, each worth more the fewer there are.
fn first_resources(purse: i32) -> i32 {
    let part = |from: i32, to: i32, each: i32| (purse.min(to) - from).max(0) * each;
    (part(0, 3, 50) + part(3, 6, 35) + part(6, 9, 20) + part(9, 12, 10)) / 10
}

/// Levels of Support times Population where ARVN could Govern (4.3.1), up to 10: COIN Control, more ARVN
/// cubes than US Troops, outside Saigon.
fn governable(board: &Board) -> i32 {
    let open = (SpaceSet::POPULATED & board.control_map().coin).without(Space::Saigon);
    let held = open.into_iter().filter(|space| {
        board.count_of(*space, PieceSet::ARVN_CUBES) > board.count(*space, PieceKind::UsTroops)
    });
    let worth = |space: Space| i32::from(board.support(space).value()).max(0) * i32::from(space.population());
    held.map(worth).sum::<i32>().min(10)
}

/// Levels times Population that Pacification could shift as things stand (6.3.1), by either faction; a Terror
/// marker is a step as well.
fn support_prospect(board: &Board) -> i32 {
    let held = board.control_map().coin & board.with(PieceKind::ArvnPolice);
    let held = held & (board.with(PieceKind::UsTroops) | board.with(PieceKind::ArvnTroops));
    best_four(SpaceSet::POPULATED & held, |space| {
        let levels = 2 - i32::from(board.support(space).value());
        levels.min(2) * 2 - i32::from(board.terror(space)).min(2)
    })
}

/// The same for Agitation (6.3.2).
fn opposition_prospect(board: &Board) -> i32 {
    let there = board.with_any(PieceSet::of_faction(Faction::Vc)) - board.control_map().coin;
    best_four(SpaceSet::POPULATED & there, |space| {
        let levels = 2 + i32::from(board.support(space).value());
        levels.min(2) * 2 - i32::from(board.terror(space)).min(2)
    })
}

/// Population times half levels of the four best spaces, halved.
fn best_four(spaces: SpaceSet, levels: impl Fn(Space) -> i32) -> i32 {
    let mut best = [0; 4];
    for space in spaces {
        let mut value = (i32::from(space.population()) * levels(space)).max(0);
        for kept in &mut best {
            if value > *kept {
                std::mem::swap(&mut value, kept);
            }
        }
    }
    best.iter().sum::<i32>() / 2
}
