//! Boards and steps at random: what the tests of options and of whole turns are made of.

use pointman_core::dice::{Dice, DiceState, Seeded};
use pointman_fitl::operations::attack::{AttackStep, Attackers};
use pointman_fitl::operations::insurgent::guerrillas;
use pointman_fitl::operations::losses::{BOTH, Losses};
use pointman_fitl::operations::march::{MarchStep, Marching};
use pointman_fitl::operations::rally::RallyStep;
use pointman_fitl::operations::terror::TerrorStep;
use pointman_fitl::special_activities::ambush::AmbushStep;
use pointman_fitl::special_activities::bombard::BombardStep;
use pointman_fitl::special_activities::infiltrate::{self, InfiltrateStep};
use pointman_fitl::special_activities::subvert::SubvertStep;
use pointman_fitl::special_activities::tax::TaxStep;
use pointman_fitl::{
    ActionOptions, Board, BoxName, CardSide, Edition, Effect, Faction, FactionSet, Game, GameEffect,
    LastingCard, PieceKind, PieceSet, PieceType, Pieces, Space, SupportLevel, Taken, Terms, Track, Turn,
};

/// Chance of a seed.
pub struct Chance(Seeded);

impl Chance {
    pub fn of(seed: u64) -> Chance {
        Chance(Seeded::new(DiceState { seed, drawn: 0 }))
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0.pick(n, format_args!("a test")).expect("seeded dice answer")
    }

    pub fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }
}

/// A game at random: pieces in a few spaces, levels, markers, tracks, lasting cards; players at random, with
/// NVA and VC more often than not.
pub fn game(chance: &mut Chance) -> Game {
    let players =
        (0..4).filter(|_| chance.below(4) > 0).map(|index| Faction::ALL[index]).collect::<FactionSet>();
    let mut game = Game::on(Board::cleared(), players, Edition::Second);
    let spaces: Vec<Space> = (0..10).map(|_| chance.one(&Space::ALL)).collect();
    for _ in 0..60 {
        let (piece, space) = (chance.one(&PieceType::ALL), chance.one(&spaces));
        let count = 1 + chance.below(3) as u8;
        put(&mut game, Effect::Place { space, piece: piece.placed(), count, from: BoxName::Available });
        if chance.below(2) == 0 {
            put(&mut game, Effect::Flip { space, piece: piece.placed(), count: 1 });
        } else if chance.below(3) == 0 {
            put(&mut game, Effect::Tunnel { space, piece: piece.placed(), count: 1 });
        }
    }
    for piece in [
        PieceType::NvaGuerrillas,
        PieceType::NvaTroops,
        PieceType::NvaBases,
        PieceType::VcGuerrillas,
        PieceType::VcBases,
    ] {
        if chance.below(3) == 0 {
            let left = chance.below(3) as u8;
            for space in [Space::NorthVietnam, chance.one(&Space::ALL), chance.one(&Space::ALL)] {
                let count = game.board().available(piece).saturating_sub(left);
                let count = if piece.placed().is_base() {
                    count.min(game.board().room_for_bases(space))
                } else {
                    count
                };
                put(
                    &mut game,
                    Effect::Place { space, piece: piece.placed(), count, from: BoxName::Available },
                );
            }
        }
    }
    for space in spaces {
        let (from, to) = (game.board().support(space), chance.one(&SupportLevel::ALL));
        put(&mut game, Effect::Support { space, from, to });
        if chance.below(3) == 0 {
            put(&mut game, Effect::Terror { space, delta: 1 + chance.below(3) as i8 });
        }
    }
    for (name, most) in [
        (Track::NvaResources, 9),
        (Track::VcResources, 9),
        (Track::Trail, 5),
        (Track::AgitateTotal, 5),
        (Track::Patronage, 20),
    ] {
        put(&mut game, Effect::Track { name, from: 0, to: chance.below(most) as u8 });
    }
    for _ in 0..chance.below(5) {
        let (card, side) =
            (chance.one(&LastingCard::ALL), chance.one(&[CardSide::Unshaded, CardSide::Shaded]));
        if card.lasts_on(side) && game.lasting().side(card).is_none() {
            // Top Gun keeps MiGs out of play.
            let _ = game.apply(GameEffect::lasting(card, side, true));
        }
    }
    game
}

/// Puts something in the game if the rules allow it.
fn put(game: &mut Game, effect: Effect) {
    let _ = game.apply(effect.into());
}

/// Terms at random.
pub fn terms(chance: &mut Chance) -> Terms {
    match chance.below(6) {
        0 => Terms::LIMITED,
        1 => Terms { free: true, ..Terms::FULL },
        2 => Terms { max_spaces: Some(1 + chance.below(3) as u8), ..Terms::FULL },
        _ => Terms::FULL,
    }
}

/// One thing that may be tried: what a form of the options stands for, or would.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Key {
    pub space: Space,
    pub form: &'static str,
    pub piece: Option<PieceKind>,
    pub other: Option<Space>,
    pub count: u8,
}

impl Key {
    pub const fn of(space: Space, form: &'static str) -> Key {
        Key { space, form, piece: None, other: None, count: 1 }
    }

    /// Whether the options list it.
    pub fn is_listed(&self, options: &ActionOptions) -> bool {
        let Some(space) = options.spaces.iter().find(|space| space.space == self.space) else { return false };
        let fits = |form: &&pointman_fitl::Form| {
            form.form == self.form && form.piece == self.piece && form.other == self.other
        };
        let is_counted = !matches!(self.form, "guerrillas" | "troops" | "pt-76" | "tax");
        space
            .forms
            .iter()
            .find(fits)
            .is_some_and(|form| !is_counted || form.most.is_none_or(|most| self.count <= most))
    }
}

/// Pieces that make up for those lacking when `count` of a type are placed in `space`, as far as there are
/// any.
fn taking(game: &Game, piece_type: PieceType, space: Space, count: u8) -> Vec<Taken> {
    let mut lacking = count.saturating_sub(game.board().available(piece_type));
    let mut taken = Vec::new();
    for from in Space::ALL.into_iter().filter(|from| *from != space) {
        for piece in piece_type.kinds() {
            let count = game.board().count(from, piece).min(lacking);
            lacking -= count;
            if count > 0 {
                taken.push(Taken { space: from, piece, count });
            }
        }
    }
    if game.is_player(piece_type.faction()) { taken } else { Vec::new() }
}

/// The first `number` pieces of `kinds` in the space.
fn first(game: &Game, space: Space, kinds: PieceSet, number: u8) -> Vec<Pieces> {
    let mut left = number;
    let mut list = Vec::new();
    for piece in kinds.iter() {
        let count = game.board().count(space, piece).min(left);
        left -= count;
        if count > 0 {
            list.push(Pieces { piece, count });
        }
    }
    list
}

fn victims(game: &Game, space: Space, targets: FactionSet, number: u8) -> Vec<Pieces> {
    let losses = Losses::of(game.board(), space, targets, number);
    let of = targets.iter().map(PieceSet::of_faction).fold(PieceSet::NONE, |all, some| all | some);
    let mut list = first(game, space, of - PieceSet::BASES, losses.forces);
    list.extend(first(game, space, of & PieceSet::BASES, losses.bases));
    list
}

const fn types(faction: Faction) -> (PieceType, PieceType) {
    match faction {
        Faction::Nva => (PieceType::NvaGuerrillas, PieceType::NvaBases),
        _ => (PieceType::VcGuerrillas, PieceType::VcBases),
    }
}

pub fn rally(game: &Game, turn: &Turn, key: Key) -> RallyStep {
    let Key { space, count, .. } = key;
    let (guerrilla, base) = types(turn.faction);
    match key.form {
        "place" => RallyStep::Place { space, count, taking: taking(game, guerrilla, space, count) },
        "base" => RallyStep::Base {
            space,
            replacing: first(game, space, guerrilla.into(), 2),
            taking: taking(game, base, space, 1),
        },
        "underground" => RallyStep::Underground { space },
        "select" => RallyStep::Select { space },
        _ => RallyStep::Agitate { space, steps: count },
    }
}

pub fn rally_keys(_: &Game, _: &Turn, _: &mut Chance) -> Vec<Key> {
    let of = |space| {
        let counted = ["place", "agitate"]
            .into_iter()
            .flat_map(move |form| (1..9).map(move |count| Key { count, ..Key::of(space, form) }));
        counted.chain(["base", "underground", "select"].map(|form| Key::of(space, form)))
    };
    Space::ALL.into_iter().flat_map(of).collect()
}

pub fn march(_: &Game, _: &Turn, key: Key) -> MarchStep {
    let Key { space, count, piece, other, .. } = key;
    let marching = piece.zip(other).map(|(piece, from)| Marching { count, piece, from });
    MarchStep { to: space, pieces: marching.into_iter().collect() }
}

pub fn march_keys(game: &Game, turn: &Turn, chance: &mut Chance) -> Vec<Key> {
    let some: Vec<Space> = (0..8).map(|_| chance.one(&Space::ALL)).collect();
    let mut keys = Vec::new();
    for (to, from) in some.iter().flat_map(|to| Space::ALL.map(|from| (*to, from))) {
        for piece in PieceSet::of_faction(turn.faction).iter() {
            for count in 1..=game.board().count(from, piece) + 1 {
                keys.push(Key { piece: Some(piece), other: Some(from), count, ..Key::of(to, "from") });
            }
        }
    }
    keys
}

pub fn attack(game: &Game, turn: &Turn, key: Key) -> AttackStep {
    let space = key.space;
    let has_troops = turn.faction == Faction::Nva && game.board().count(space, PieceKind::NvaTroops) > 0;
    let by = match key.form {
        "guerrillas" => Attackers::Guerrillas,
        "troops" | "pt-76" => Attackers::Troops,
        _ if has_troops => Attackers::Troops,
        _ => Attackers::Guerrillas,
    };
    let against = match key.form {
        "against us" => Some(Faction::Us),
        "against arvn" => Some(Faction::Arvn),
        _ => None,
    };
    let pt_76 = key.form == "pt-76";
    let bound = turn.faction == Faction::Nva && game.unshaded(LastingCard::Pt76);
    let troops = game.board().count(space, PieceKind::NvaTroops).saturating_sub(u8::from(bound));
    let number = match by {
        Attackers::Guerrillas => 2,
        Attackers::Troops => troops / if pt_76 { 1 } else { 2 },
    };
    AttackStep {
        space,
        by,
        against,
        pt_76,
        remove: victims(game, space, against.map_or(BOTH, FactionSet::only), number),
    }
}

pub fn attack_keys(_: &Game, _: &Turn, _: &mut Chance) -> Vec<Key> {
    Space::ALL
        .into_iter()
        .flat_map(|space| {
            ["guerrillas", "troops", "pt-76", "against us", "against arvn"].map(|form| Key::of(space, form))
        })
        .collect()
}

pub fn terror(game: &Game, turn: &Turn, key: Key) -> TerrorStep {
    let space = key.space;
    let bound = turn.faction == Faction::Vc && game.unshaded(LastingCard::Cadres);
    let [underground, active] = guerrillas(Faction::Vc);
    let still_hidden = game.board().count(space, underground).saturating_sub(1).min(2);
    let mut remove = Vec::new();
    for (piece, count) in [(underground, still_hidden), (active, 2 - still_hidden)] {
        if bound && count > 0 {
            remove.push(Pieces { piece, count });
        }
    }
    TerrorStep { space, remove }
}

pub fn terror_keys(_: &Game, _: &Turn, _: &mut Chance) -> Vec<Key> {
    Space::ALL.map(|space| Key::of(space, "terror")).to_vec()
}

pub fn infiltrate(game: &Game, _: &Turn, key: Key) -> InfiltrateStep {
    let Key { space, count, piece, .. } = key;
    let troops = PieceType::NvaTroops;
    match key.form {
        "build" => InfiltrateStep::Build {
            space,
            troops: count,
            taking: taking(game, troops, space, count),
            replacing: Vec::new(),
            replacing_taking: Vec::new(),
            first: None,
        },
        "build-replacing" => InfiltrateStep::Build {
            space,
            troops: 0,
            taking: Vec::new(),
            replacing: piece.map(|piece| Pieces { piece, count }).into_iter().collect(),
            replacing_taking: taking(game, troops, space, count),
            first: None,
        },
        _ => {
            let counterpart = piece.and_then(infiltrate::counterpart);
            let taking =
                counterpart.map(|counterpart| taking(game, counterpart, space, 1)).unwrap_or_default();
            InfiltrateStep::TakeOver { space, replacing: piece, taking }
        }
    }
}

pub fn infiltrate_keys(_: &Game, _: &Turn, _: &mut Chance) -> Vec<Key> {
    let mut keys = Vec::new();
    for space in Space::ALL {
        keys.push(Key::of(space, "take-over"));
        keys.extend((0..9).map(|count| Key { count, ..Key::of(space, "build") }));
        for piece in PieceKind::ALL {
            keys.push(Key { piece: Some(piece), ..Key::of(space, "take-over-replacing") });
            keys.extend((1..5).map(|count| Key {
                count,
                piece: Some(piece),
                ..Key::of(space, "build-replacing")
            }));
        }
    }
    keys
}

pub fn bombard(_: &Game, _: &Turn, key: Key) -> BombardStep {
    BombardStep { space: key.space, remove: key.piece }
}

pub fn bombard_keys(game: &Game, _: &Turn, _: &mut Chance) -> Vec<Key> {
    let troops = PieceSet::of(&[PieceKind::UsTroops, PieceKind::ArvnTroops]);
    let kinds = |space| PieceKind::ALL.map(|piece| Key { piece: Some(piece), ..Key::of(space, "remove") });
    let bare = |space: &Space| game.board().count_of(*space, troops) == 0;
    let without = Space::ALL.into_iter().filter(bare).map(|space| Key::of(space, "bombard"));
    Space::ALL.into_iter().flat_map(kinds).chain(without).collect()
}

pub fn ambush(game: &Game, _: &Turn, key: Key) -> AmbushStep {
    let Key { space, other, piece, .. } = key;
    let main_force_bns = key.form == "main-force-bns";
    let remove = match piece {
        Some(piece) => vec![Pieces { piece, count: 1 }],
        None => victims(game, other.unwrap_or(space), BOTH, 2),
    };
    AmbushStep { space, at: other, active: false, main_force_bns, remove }
}

pub fn ambush_keys(game: &Game, turn: &Turn, chance: &mut Chance) -> Vec<Key> {
    let main_force = turn.faction == Faction::Vc && game.shaded(LastingCard::MainForceBns);
    let mut keys = Vec::new();
    for space in Space::ALL {
        for other in [space, chance.one(&Space::ALL)].into_iter().chain(space.adjacent()) {
            keys.push(Key { other: Some(other), ..Key::of(space, "main-force-bns") });
            for piece in PieceKind::ALL.into_iter().filter(|piece| !(main_force && piece.is_base())) {
                keys.push(Key { other: Some(other), piece: Some(piece), ..Key::of(space, "remove") });
            }
        }
    }
    keys
}

pub fn tax(_: &Game, _: &Turn, key: Key) -> TaxStep {
    TaxStep { space: key.space }
}

pub fn tax_keys(_: &Game, _: &Turn, _: &mut Chance) -> Vec<Key> {
    Space::ALL.map(|space| Key::of(space, "tax")).to_vec()
}

pub fn subvert(game: &Game, _: &Turn, key: Key) -> SubvertStep {
    let space = key.space;
    match key.form {
        "remove" => {
            let cubes = first(game, space, PieceSet::ARVN_CUBES, key.count);
            SubvertStep::Remove { space, cubes }
        }
        _ => SubvertStep::Replace {
            space,
            cube: key.piece,
            taking: taking(game, PieceType::VcGuerrillas, space, 1),
        },
    }
}

pub fn subvert_keys(game: &Game, _: &Turn, _: &mut Chance) -> Vec<Key> {
    let mut keys = Vec::new();
    for space in Space::ALL {
        let cubes = game.board().count_of(space, PieceSet::ARVN_CUBES).clamp(1, 2);
        keys.push(Key { count: cubes, ..Key::of(space, "remove") });
        keys.extend(PieceKind::ALL.map(|piece| Key { piece: Some(piece), ..Key::of(space, "replace") }));
    }
    keys
}
