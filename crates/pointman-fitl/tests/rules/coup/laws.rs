//! Laws of every Coup Round: random legal choices on random boards (6.0).

use pointman_core::dice::{DiceState, Seeded};
use pointman_fitl::coup::{CoupChoices, CoupStop};
use pointman_fitl::{
    BoxName, Card, CardSide, CoupPart, CoupQuestion, Edition, Effect, FactionSet, Game, GameData, GameEffect,
    LastingCard, Phase, PieceKind, Scenario, Space, SupportLevel, Table, Track,
};
use proptest::prelude::*;

use crate::coup::answer::{Chance, answer};

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
    crate::coup::scene::physical(&game.showing(Card::numbered(card), Some(Card::numbered(1))))
}

/// Everything that must hold of a game at any moment.
fn keeps_every_rule(game: &Game) {
    let data = GameData::from(game);
    assert_eq!(
        game.board().setup().validate().as_ref(),
        Ok(game.board()),
        "pieces, stacking, tracks and markers"
    );
    assert_eq!(game.board().victory_totals(), game.board().victory_totals_recounted());
    let json = serde_json::to_string(&data.coup).unwrap();
    assert_eq!(serde_json::from_str::<pointman_fitl::CoupProgress>(&json).unwrap(), data.coup);
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
            prop_assert_eq!(game.board().in_box(BoxName::Casualties, pointman_fitl::PieceType::UsTroops), 0);
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
    let never: Vec<_> =
        CoupPart::ALL.into_iter().filter(|part| part.chooser().is_some() && !asked.contains(part)).collect();
    assert!(never.is_empty(), "{never:?} never asked");
}
