//! Laws of every Coup Round: random legal choices on random boards (6.0).

use pointman::dice::{Dice, DiceState, Seeded};
use pointman::fitl::coup::{CoupChoices, CoupMove, CoupOptions, CoupStop, Deserted, Desertion, SpaceAgitated, SpacePacified};
use pointman::fitl::{
    BoxName, Card, CardSide, CoupPart, CoupQuestion, Edition, Effect, FactionSet, Game, GameData, GameEffect, LastingCard, Phase,
    PieceKind, Scenario, Space, SupportLevel, Table, Track,
};
use proptest::prelude::*;

/// Random numbers for a test.
pub struct Chance(Seeded);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(Seeded::new(DiceState { seed, drawn: 0 }))
    }

    /// A number below `n`, which is not 0.
    pub fn below(&mut self, n: usize) -> usize {
        self.0.pick(n, format_args!("test")).unwrap()
    }

    /// A number from 0 to `most`.
    pub fn up_to(&mut self, most: u8) -> u8 {
        self.below(usize::from(most) + 1) as u8
    }

    pub fn of<T: Copy>(&mut self, values: &[T]) -> T {
        values[self.below(values.len())]
    }

    fn yes(&mut self) -> bool {
        self.below(2) == 0
    }
}

/// A Coup card is about to be carried out in a game whose board was shaken.
pub fn random_game(chance: &mut Chance) -> Game {
    let scenario = chance.of(&Scenario::ALL);
    let mut board = scenario.board();
    for _ in 0..200 {
        let (piece, space, to) = (chance.of(&PieceKind::ALL), chance.of(&Space::ALL), chance.of(&Space::ALL));
        let (count, level) = (1 + chance.up_to(3), chance.of(&SupportLevel::ALL));
        let effect = match chance.below(9) {
            0 | 1 => Effect::Place { space, piece, count, from: chance.of(&BoxName::ALL) },
            2 | 3 => Effect::Move { piece, count, from: space, to },
            4 => Effect::Remove { space, piece, count, to: chance.of(&BoxName::ALL) },
            5 => Effect::Flip { space, piece, count },
            6 => Effect::Support { space, from: board.support(space), to: level },
            7 => Effect::Terror { space, delta: 1 },
            _ => {
                let name = chance.of(&Track::ALL);
                Effect::Track { name, from: board.track(name), to: chance.up_to(name.highest()) }
            }
        };
        // What a rule forbids does not happen.
        let _ = board.apply(effect);
    }
    // Patronage as it was: otherwise most games end in the Victory Phase.
    let from = board.track(Track::Patronage);
    let _ = board.apply(Effect::Track { name: Track::Patronage, from, to: 5 });
    let edition = if chance.yes() { Edition::Second } else { Edition::First };
    let mut game = Game::on(board, FactionSet::ALL, edition);
    for _ in 0..chance.below(8) {
        let side = if chance.yes() { CardSide::Shaded } else { CardSide::Unshaded };
        let _ = game.apply(GameEffect::lasting(chance.of(&LastingCard::ALL), side, true));
    }
    if game.unshaded(LastingCard::TopGun) {
        let _ = game.apply(GameEffect::lasting(LastingCard::Migs, CardSide::Shaded, false));
    }
    if chance.yes() {
        game.apply(GameEffect::Leader { card: Card::numbered(127), flipped: false }).unwrap();
    }
    let card = chance.of(&[125, 126, 128, 129, 130]);
    crate::scene::physical(&game.showing(Card::numbered(card), Some(Card::numbered(1))))
}

/// A legal answer: what is listed, as far as it goes together.
fn answer(chance: &mut Chance, question: &CoupQuestion, game: &Game) -> CoupChoices {
    let mut choices = CoupChoices::default();
    match &question.options {
        CoupOptions::Desert(spaces) => {
            let deserted = spaces.iter().map(|options| {
                let troops = options.fewest_troops + chance.up_to(options.most_troops - options.fewest_troops);
                Deserted { space: options.space, troops, police: options.cubes - troops }
            });
            choices.coup_card = Some(Desertion(deserted.collect()));
        }
        CoupOptions::Sabotage(options) => {
            let mut spaces: Vec<_> = options.spaces.iter().collect();
            while spaces.len() > usize::from(options.count) {
                spaces.remove(chance.below(spaces.len()));
            }
            choices.vc_sabotage = Some(spaces);
        }
        CoupOptions::Steps(options) => {
            let mut purse = options.purse.unwrap_or(u8::MAX);
            let (mut pacified, mut agitated) = (Vec::new(), Vec::new());
            for step in &options.spaces {
                if chance.yes() || pacified.len().max(agitated.len()) == usize::from(options.most_spaces) {
                    continue;
                }
                let there = game.board().terror(step.space);
                let terror = if step.levels > 0 && chance.yes() { there } else { chance.up_to(step.terror) };
                let levels = if terror == there { chance.up_to(step.levels) } else { 0 };
                let cost = (terror + levels) * options.price;
                if cost == 0 || cost > purse {
                    continue;
                }
                purse -= cost;
                pacified.push(SpacePacified { space: step.space, terror, levels });
                let underground = step
                    .removing
                    .map(|ways| ways.fewest_underground + chance.up_to(ways.most_underground - ways.fewest_underground));
                agitated.push(SpaceAgitated { space: step.space, terror, levels, underground });
            }
            match question.part {
                CoupPart::UsPacify => choices.us_pacify = Some(pacified),
                CoupPart::ArvnPacify => choices.arvn_pacify = Some(pacified),
                _ => choices.vc_agitate = Some(agitated),
            }
        }
        CoupOptions::Moves(options) => {
            let (mut troops, mut bases) = (options.most_troops.unwrap_or(u8::MAX), options.most_bases.unwrap_or(u8::MAX));
            let mut moves = Vec::new();
            let mut moved = Vec::new();
            for option in &options.moves {
                let mut must = option.must;
                while must > 0 {
                    let count = 1 + chance.up_to(must - 1);
                    moves.push(CoupMove { piece: option.piece, count, from: option.from, to: chance.of(&option.to) });
                    must -= count;
                }
                // One free move from each place, and one Base in all: more might not go together.
                let left = if option.piece == PieceKind::UsBases { &mut bases } else { &mut troops };
                if option.must > 0 || moved.contains(&(option.piece, option.from)) || *left == 0 || chance.yes() {
                    continue;
                }
                let count = 1 + chance.up_to(option.most.min(*left) - 1);
                *left = if option.piece == PieceKind::UsBases { 0 } else { *left - count };
                moved.push((option.piece, option.from));
                moves.push(CoupMove { piece: option.piece, count, from: option.from, to: chance.of(&option.to) });
            }
            match question.part {
                CoupPart::ArvnRedeploy => choices.arvn_redeploy = Some(moves),
                CoupPart::NvaRedeploy => choices.nva_redeploy = Some(moves),
                _ => choices.us_commitment = Some(moves),
            }
        }
        CoupOptions::Shift(options) => {
            let mut points = options.points;
            let mut spaces = Vec::new();
            for space in options.spaces.iter() {
                if space.population() <= points && chance.yes() {
                    points -= space.population();
                    spaces.push(space);
                }
            }
            choices.vc_shift = Some(spaces);
        }
    }
    choices
}

/// Everything that must hold of a game at any moment.
fn keeps_every_rule(game: &Game) {
    let data = GameData::from(game);
    assert_eq!(game.board().setup().validate().as_ref(), Ok(game.board()), "pieces, stacking, tracks and markers");
    assert_eq!(game.board().victory_totals(), game.board().victory_totals_recounted());
    let json = serde_json::to_string(&data.coup).unwrap();
    assert_eq!(serde_json::from_str::<pointman::fitl::CoupProgress>(&json).unwrap(), data.coup);
}

/// Plays a whole Coup Round; `visit` sees each question.
pub fn play_round(seed: u64, mut visit: impl FnMut(&Game, &CoupQuestion)) -> Game {
    let mut chance = Chance::new(seed);
    let mut game = random_game(&mut chance);
    let mut dice = Seeded::new(DiceState { seed, drawn: 0 });
    let mut choices = CoupChoices::default();
    loop {
        let (before, mut effects) = (game, Vec::new());
        let run = Table { game: &mut game, dice: &mut dice, effects: &mut effects }.coup_round(&choices);
        let run = run.unwrap_or_else(|error| panic!("seed {seed}: {choices:?}: {error}"));
        let mut replayed = before;
        for effect in &effects {
            replayed.apply(*effect).unwrap_or_else(|error| panic!("seed {seed}: {effect:?}: {error:?}"));
        }
        assert_eq!(replayed, game, "the effects lead to the game");
        keeps_every_rule(&game);
        match run.stop {
            CoupStop::Choice(question) => {
                visit(&game, &question);
                choices = answer(&mut chance, &question, &game);
            }
            CoupStop::NeedsNonPlayer { .. } => panic!("people play all factions"),
            CoupStop::NextCard | CoupStop::GameOver => return game,
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn random_legal_coup_rounds_keep_every_rule_and_replay_from_their_effects(seed in any::<u64>()) {
        let game = play_round(seed, |_, _| ());
        prop_assert!(matches!(game.phase(), Phase::EventCard | Phase::Over));
        if game.phase() == Phase::EventCard {
            prop_assert_eq!(game.board().terror_markers_left(), 15);
            prop_assert_eq!(game.board().in_box(BoxName::Casualties, pointman::fitl::PieceType::UsTroops), 0);
        }
    }
}

#[test]
fn random_rounds_ask_in_every_part() {
    let mut asked = Vec::new();
    for seed in 0..200 {
        play_round(seed, |_, question| {
            if !asked.contains(&question.part) {
                asked.push(question.part);
            }
        });
    }
    let never: Vec<_> = CoupPart::ALL.into_iter().filter(|part| part.chooser().is_some() && !asked.contains(part)).collect();
    assert!(never.is_empty(), "{never:?} never asked");
}
