//! Laws of Coup Rounds with non-players: every mix of them, from random positions (6.0, T5.9).

use pointman_core::dice::{Dice, DiceState, Scripted, Seeded};
use pointman_core::trace::{Silent, Story};
use pointman_fitl::coup::{CoupChoices, CoupMove, CoupOptions, CoupStop, Deserted, Desertion, Spot};
use pointman_fitl::trung::asked::desertion;
use pointman_fitl::trung::coup::{carry_out, play_round};
use pointman_fitl::{
    BoxName, Card, CardSide, CoupQuestion, DeckMode, Edition, Effect, Faction, FactionSet, Game, GameData,
    GameEffect, LastingCard, Phase, PieceKind, Scenario, Space, SupportLevel, Table, Track,
};

use crate::trung::scene::scene;

struct Chance(Seeded);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0.pick(n, format_args!("test")).unwrap()
    }

    fn of<T: Copy>(&mut self, values: &[T]) -> T {
        values[self.below(values.len())]
    }
}

/// A Coup card is about to be carried out in a game whose board was shaken.
fn random_game(seed: u64, players: FactionSet) -> Game {
    let mut chance = Chance(Seeded::new(DiceState { seed, drawn: 0 }));
    let scenario = chance.of(&Scenario::ALL);
    let mut board = scenario.board();
    for _ in 0..200 {
        let (piece, space, to) = (chance.of(&PieceKind::ALL), chance.of(&Space::ALL), chance.of(&Space::ALL));
        let count = 1 + chance.below(4) as u8;
        let effect = match chance.below(9) {
            0 | 1 => Effect::Place { space, piece, count, from: chance.of(&BoxName::ALL) },
            2 | 3 => Effect::Move { piece, count, from: space, to },
            4 => Effect::Remove { space, piece, count, to: chance.of(&BoxName::ALL) },
            5 => Effect::Flip { space, piece, count },
            6 => Effect::Support { space, from: board.support(space), to: chance.of(&SupportLevel::ALL) },
            7 => Effect::Terror { space, delta: 1 },
            _ => {
                let name = chance.of(&Track::ALL);
                Effect::Track {
                    name,
                    from: board.track(name),
                    to: chance.below(usize::from(name.highest()) + 1) as u8,
                }
            }
        };
        // What a rule forbids does not happen.
        let _ = board.apply(effect);
    }
    // Otherwise most games end in the Victory Phase.
    let _ = board.apply(Effect::Track { name: Track::Patronage, from: board.track(Track::Patronage), to: 5 });
    for space in Space::ALL {
        let _ = board.apply(Effect::Support { space, from: board.support(space), to: SupportLevel::Neutral });
    }
    let edition = chance.of(&Edition::ALL);
    let mut game = Game::on(board, players, edition);
    for _ in 0..chance.below(8) {
        let _ =
            game.apply(GameEffect::lasting(chance.of(&LastingCard::ALL), chance.of(&CardSide::ALL), true));
    }
    if game.unshaded(LastingCard::TopGun) {
        let _ = game.apply(GameEffect::lasting(LastingCard::Migs, CardSide::Shaded, false));
    }
    if chance.below(2) == 0 {
        game.apply(GameEffect::Leader { card: Card::numbered(127), flipped: false }).unwrap();
    }
    let card = chance.of(&[125, 126, 128, 129, 130]);
    let mut data = GameData::from(&game.showing(Card::numbered(card), Some(Card::numbered(1))));
    data.cards.mode = DeckMode::Physical;
    // What is not kept for non-players is set aside (T4.1.4).
    for name in Track::ALL.into_iter().filter(|name| !game.keeps(*name)) {
        data.tracks[name] = 0;
    }
    data.validate().unwrap_or_else(|faults| panic!("seed {seed}: {faults:?}"))
}

/// A person declines, or does what there is no way around.
fn declined(question: &CoupQuestion) -> CoupChoices {
    let part = question.part.id();
    match &question.options {
        CoupOptions::Desert(spaces) => {
            let all = spaces.iter().map(|options| {
                let troops = options.fewest_troops;
                Deserted { space: options.space, troops, police: options.cubes - troops }
            });
            CoupChoices { coup_card: Some(Desertion(all.collect())), ..CoupChoices::default() }
        }
        CoupOptions::Sabotage(options) => {
            let chosen = options.spaces.iter().take(options.count.into()).collect();
            CoupChoices { vc_sabotage: Some(chosen), ..CoupChoices::default() }
        }
        CoupOptions::Moves(options) => {
            let must = options.moves.iter().filter(|moves| moves.must > 0).map(|moves| {
                let to = *moves
                    .to
                    .iter()
                    .find(|spot| **spot == Spot::Space(Space::Saigon))
                    .unwrap_or(&moves.to[0]);
                CoupMove { piece: moves.piece, count: moves.must, from: moves.from, to }
            });
            let moves = Some(must.collect());
            match question.faction {
                Faction::Us => CoupChoices { us_commitment: moves, ..CoupChoices::default() },
                Faction::Arvn => CoupChoices { arvn_redeploy: moves, ..CoupChoices::default() },
                _ => CoupChoices { nva_redeploy: moves, ..CoupChoices::default() },
            }
        }
        CoupOptions::Steps(_) | CoupOptions::Shift(_) => CoupChoices::parse(&format!("{part} none")).unwrap(),
    }
}

fn keeps_every_rule(game: &Game, seed: u64) {
    assert_eq!(
        game.board().setup().validate().as_ref(),
        Ok(game.board()),
        "seed {seed}: pieces, stacking, tracks, markers"
    );
    assert_eq!(game.board().victory_totals(), game.board().victory_totals_recounted(), "seed {seed}");
    let data = GameData::from(game);
    let json = serde_json::to_string(&data).unwrap();
    assert_eq!(
        serde_json::from_str::<GameData>(&json).unwrap().validate().as_ref(),
        Ok(game),
        "seed {seed}: the document"
    );
}

/// A whole Coup Round; how many effects it had.
fn round(seed: u64, players: FactionSet) -> usize {
    let mut game = random_game(seed, players);
    let mut dice = Seeded::new(DiceState { seed: seed ^ 0xABCD, drawn: 0 });
    let (mut choices, mut all) = (CoupChoices::default(), 0);
    loop {
        let (before, mut effects, mut story) = (game, Vec::new(), Story::default());
        let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
        let run = table
            .coup_round_with(&choices, &mut |table, faction, part| {
                carry_out(table, faction, part, &mut story)
            })
            .unwrap_or_else(|error| panic!("seed {seed}, {players}: {error}\n{story}"));
        let mut replayed = before;
        effects.iter().for_each(|effect| replayed.apply(*effect).unwrap());
        assert_eq!(replayed, game, "seed {seed}: the effects lead to the game");
        keeps_every_rule(&game, seed);
        all += effects.len();
        match run.stop {
            CoupStop::Choice(question) => {
                assert!(game.is_player(question.faction), "seed {seed}: a person is asked");
                choices = declined(&question);
            }
            CoupStop::NeedsNonPlayer { faction, part } => {
                panic!("seed {seed}: {faction} does not decide {part}")
            }
            CoupStop::NextCard | CoupStop::GameOver => return all,
        }
    }
}

fn mixes() -> impl Iterator<Item = FactionSet> + Clone {
    (0..16_u8).map(|mix| Faction::ALL.into_iter().filter(|faction| mix >> faction.index() & 1 == 1).collect())
}

#[test]
fn coup_rounds_with_every_mix_of_non_players_keep_every_rule_and_replay_from_their_effects() {
    for (index, players) in mixes().enumerate() {
        for seed in 0..60 {
            round(seed * 16 + index as u64, players);
        }
    }
}

#[test]
fn a_round_of_four_non_players_needs_no_choices() {
    for seed in 0..100 {
        let mut game = random_game(seed, FactionSet::NONE);
        let (mut dice, mut effects) = (Seeded::new(DiceState { seed, drawn: 0 }), Vec::new());
        let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
        let stop = play_round(&mut table, &mut Silent).unwrap();
        assert!(matches!(stop, CoupStop::NextCard | CoupStop::GameOver), "seed {seed}: {stop:?}");
        assert!(matches!(game.phase(), Phase::EventCard | Phase::Over), "seed {seed}");
        if game.phase() == Phase::EventCard {
            assert_eq!((game.casualty_troops(), game.board().terror_markers_left()), (0, 15), "seed {seed}");
        }
    }
}

#[test]
fn play_round_stops_where_a_person_must_choose_and_does_the_same_as_the_round_with_non_players() {
    for (seed, players) in (0..160).zip(mixes().cycle()) {
        let game = random_game(seed, players);
        let (mut one, mut effects) = (game, Vec::new());
        let mut dice = Seeded::new(DiceState { seed, drawn: 0 });
        let stop =
            play_round(&mut Table { game: &mut one, dice: &mut dice, effects: &mut effects }, &mut Silent)
                .unwrap();
        let (mut other, mut effects) = (game, Vec::new());
        let mut dice = Seeded::new(DiceState { seed, drawn: 0 });
        let mut table = Table { game: &mut other, dice: &mut dice, effects: &mut effects };
        let mut decide = |table: &mut Table<'_>, faction, part| carry_out(table, faction, part, &mut Silent);
        let run = table.coup_round_with(&CoupChoices::default(), &mut decide).unwrap();
        assert_eq!((stop, one), (run.stop, other), "seed {seed}");
    }
}

#[test]
fn no_round_is_played_while_an_event_card_is() {
    let mut game = scene().game();
    let (mut dice, mut effects) = (Scripted::new([]), Vec::new());
    assert!(
        play_round(&mut Table { game: &mut game, dice: &mut dice, effects: &mut effects }, &mut Silent)
            .is_err()
    );
}

#[test]
fn at_a_failed_attempt_arvn_gives_up_troops_and_police_in_turn_troops_first() {
    let scene = scene()
        .cards(129, Some(1))
        .at(Space::Saigon, "5 arvn_troops 4 arvn_police")
        .at(Space::Hue, "1 arvn_troops 6 arvn_police");
    let game = scene.at(Space::DaNang, "3 arvn_troops").at(Space::CanTho, "2 arvn_police").game();
    let lost: Vec<_> = desertion(&game).spaces().iter().map(ToString::to_string).collect();
    let spaces: Vec<_> = desertion(&game).spaces().iter().map(|deserted| deserted.space).collect();
    assert_eq!(spaces, [Space::Hue, Space::DaNang, Space::Saigon]);
    assert_eq!(lost, ["hue 1t 1p", "da-nang 1t", "saigon 2t 1p"]);
}

#[test]
fn nothing_deserts_but_at_a_failed_attempt() {
    let game = scene().cards(128, Some(1)).at(Space::Saigon, "9 arvn_troops").game();
    assert!(desertion(&game).spaces().is_empty());
}
