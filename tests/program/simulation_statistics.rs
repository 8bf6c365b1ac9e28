//! What simulations say of games is right as often as they say: intervals hold, and a set-up does not differ
//! from itself.

use std::sync::OnceLock;

use pointman::command::Watch;
use pointman::dice::{Dice, Seeded};
use pointman::fitl::{Faction, FactionSet, NewGame, Scenario};
use pointman::simulation::statistics::{holm, paired_share, wilson};
use pointman::simulation::{AdvisedSeats, DiceOf, GameLine, Moments, Paired, Run, Start, play_all};

/// Games of the Short scenario, which stand for all there could be.
fn games() -> &'static [GameLine] {
    static GAMES: OnceLock<Vec<GameLine>> = OnceLock::new();
    GAMES.get_or_init(|| {
        let agreed = NewGame { players: FactionSet::NONE, ..NewGame::of(Scenario::Short) };
        let run = Run {
            start: Start::new(agreed),
            seed: 11,
            first: 0,
            games: 2_000,
            threads: 2,
            check: false,
            advised: AdvisedSeats::default(),
        };
        let mut games = Vec::new();
        let each = &mut |mut lines: Vec<GameLine>| {
            games.append(&mut lines);
            Ok(())
        };
        play_all(&[run], DiceOf::EachPurpose, &Watch::default(), each).unwrap();
        games
    })
}

/// Whether so many of so many are 93 to 97 %.
fn is_nominal(hits: usize, of: usize) -> bool {
    (0.93..=0.97).contains(&(hits as f64 / of as f64))
}

/// Some of the games, drawn with replacement.
fn sample(dice: &mut Seeded, size: usize) -> Vec<&'static GameLine> {
    (0..size).map(|_| &games()[dice.pick(games().len(), format_args!("game")).unwrap()]).collect()
}

const SAMPLES: usize = 2_000;

#[test]
fn intervals_of_means_and_shares_hold_in_93_to_97_of_100_samples() {
    let mut dice = Seeded::stream(5, 0);
    for faction in Faction::ALL {
        let margins = |games: &[&GameLine]| {
            let mut moments = Moments::default();
            games.iter().for_each(|game| moments.add(game.margins[faction].into()));
            moments
        };
        let wins =
            |games: &[&GameLine]| games.iter().filter(|game| game.winner == Some(faction)).count() as u64;
        let all: Vec<&GameLine> = games().iter().collect();
        let (mean, share) = (margins(&all).mean(), wins(&all) as f64 / all.len() as f64);
        let (mut means, mut shares) = (0, 0);
        for _ in 0..SAMPLES {
            let games = sample(&mut dice, 80);
            means += usize::from(margins(&games).interval().unwrap().holds(mean));
            shares += usize::from(wilson(wins(&games), 80).holds(share));
        }
        assert!(is_nominal(means, SAMPLES), "{faction} margin: {means}");
        // A share near 0 falls on few whole numbers of wins: only a longer sample has an interval that can
        // hold as often.
        assert!(share < 0.1 || is_nominal(shares, SAMPLES), "{faction} wins: {shares}");
    }
}

/// How often each thing that is counted was done in each game.
fn counts() -> Vec<(String, Vec<i64>)> {
    let of_game = |game: &GameLine| {
        let done = [&game.operations, &game.specials, &game.trung].into_iter().flatten();
        let passes =
            Faction::ALL.map(|faction| (format!("{faction} passes"), i64::from(game.passes[faction])));
        done.map(|(name, count)| (name.clone(), *count as i64)).chain(passes).collect::<Vec<_>>()
    };
    let mut all: Vec<(String, Vec<i64>)> =
        of_game(&games()[0]).into_iter().map(|(name, _)| (name, Vec::new())).collect();
    for game in games() {
        all.iter_mut().zip(of_game(game)).for_each(|((_, counts), (_, count))| counts.push(count));
    }
    all
}

#[test]
fn intervals_of_counts_hold_in_93_to_97_of_100_samples_however_rare_they_are() {
    let mut dice = Seeded::stream(8, 0);
    let (mut rarest, mut commonest) = (f64::MAX, 0.0_f64);
    for (name, counts) in counts() {
        let moments = |counts: &mut dyn Iterator<Item = i64>| {
            let mut moments = Moments::default();
            counts.for_each(|count| moments.add(count));
            moments
        };
        let mean = moments(&mut counts.iter().copied()).mean();
        if mean == 0.0 {
            continue;
        }
        (rarest, commonest) = (rarest.min(mean), commonest.max(mean));
        let mut held = 0;
        for _ in 0..SAMPLES {
            let mut drawn = (0..100).map(|_| counts[dice.pick(counts.len(), format_args!("game")).unwrap()]);
            held += usize::from(moments(&mut drawn).count_interval().unwrap().holds(mean));
        }
        // So rare that a sample has three or four on average: those whole numbers lie far apart, and the
        // interval holds more often.
        let is_rare = mean < 0.05 && held * 100 >= 93 * SAMPLES;
        assert!(is_rare || is_nominal(held, SAMPLES), "{name}, {mean} a game: {held}");
    }
    assert!(rarest < 0.05 && commonest > 2.0, "{rarest} to {commonest}");
}

#[test]
fn intervals_of_differences_hold_in_93_to_97_of_100_samples() {
    // Each game against the next: two set-ups whose games go together as little as they can.
    let pairs: Vec<(&GameLine, &GameLine)> = games().iter().zip(games().iter().skip(1)).collect();
    let won = |game: &GameLine| game.winner == Some(Faction::Us);
    let apart = |pairs: &[(&GameLine, &GameLine)]| {
        let only =
            |first: bool| pairs.iter().filter(|(a, b)| won(a) == first && won(b) != first).count() as u64;
        (only(true), only(false))
    };
    let (from, to) = apart(&pairs);
    let truth = (to as f64 - from as f64) / pairs.len() as f64;
    let mut dice = Seeded::stream(6, 0);
    let mut held = 0;
    for _ in 0..SAMPLES {
        let drawn: Vec<_> =
            (0..120).map(|_| pairs[dice.pick(pairs.len(), format_args!("pair")).unwrap()]).collect();
        let (from, to) = apart(&drawn);
        held += usize::from(paired_share(from, to, 120).1.holds(truth));
    }
    assert!(is_nominal(held, SAMPLES), "{held}");
}

#[test]
fn a_set_up_differs_from_itself_at_5_per_cent_in_no_more_than_5_of_100_experiments() {
    let found = games().chunks(20).filter(|games| {
        let (first, second) = games.split_at(games.len() / 2);
        let mut paired = Paired::default();
        first.iter().zip(second).for_each(|(from, to)| paired.count(from, to));
        let tests = Faction::ALL
            .into_iter()
            .flat_map(|faction| [paired.wins(faction).likelihood, paired.margins(faction).likelihood]);
        holm(&tests.collect::<Vec<_>>()).into_iter().any(|likelihood| likelihood < 0.05)
    });
    let found = found.count();
    assert!(found <= 5, "{found} of 100");
}

#[test]
fn the_same_dice_pair_the_games_of_two_editions() {
    use pointman::fitl::Edition;

    let run = |edition| {
        let agreed = NewGame { players: FactionSet::NONE, edition, ..NewGame::of(Scenario::Short) };
        Run {
            start: Start::new(agreed),
            seed: 4,
            first: 0,
            games: 150,
            threads: 2,
            check: false,
            advised: AdvisedSeats::default(),
        }
    };
    let mut paired = Paired::default();
    let runs = [run(Edition::First), run(Edition::Second)];
    let each = &mut |lines: Vec<GameLine>| {
        paired.count(&lines[0], &lines[1]);
        Ok(())
    };
    play_all(&runs, DiceOf::EachPurpose, &Watch::default(), each).unwrap();
    for faction in Faction::ALL {
        let together = paired.correlation(faction).unwrap();
        assert!(together > 0.3, "{faction}: {together}");
    }
}
