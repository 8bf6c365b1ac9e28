//! Legal steps: what is listed is accepted as it is printed, and what is not listed is refused.

use std::collections::BTreeSet;

use pointman_core::dice::{Dice, DiceError, Question};
use pointman_core::error::Error;
use pointman_fitl::{
    Faction, Game, OperationAction, OperationName, PieceKind, Space, SpecialName, Table, Terms, Turn,
    TurnStep, legal_steps,
};

use crate::coin::chance::{Chance, random_game};

const GAMES: u64 = 3;
/// How many steps into a turn the law is tested.
const DEPTH: usize = 4;

/// Dice that show sixes.
pub struct Six;

impl Dice for Six {
    fn answer(&mut self, question: Question, _: std::fmt::Arguments<'_>) -> Result<u32, DiceError> {
        Ok(question.sides)
    }
}

pub fn after(game: &Game, turn: &Turn, step: &TurnStep) -> Result<(Game, Turn), Error> {
    let (mut game, mut turn, mut effects) = (*game, *turn, Vec::new());
    step.carry_out(&mut Table { game: &mut game, dice: &mut Six, effects: &mut effects }, &mut turn)?;
    Ok((game, turn))
}

/// The steps that `words` are.
pub fn read(operation: OperationName, words: &str, faction: Faction) -> Result<OperationAction, Error> {
    OperationAction::parse(&format!("{operation} {words}"), faction)
}

/// The words with one of them changed: each space for every other, each number for one more and for none,
/// each piece for every other.
fn neighbours(words: &str, chance: &mut Chance) -> Vec<String> {
    let list: Vec<&str> = words.split(' ').collect();
    let mut changed = Vec::new();
    let mut with = |index: usize, word: String| {
        let mut list: Vec<String> = list.iter().map(|word| (*word).to_owned()).collect();
        list[index] = word;
        changed.push(list.join(" "));
    };
    for (index, word) in list.iter().enumerate() {
        let mark = word.trim_start_matches(|c: char| !matches!(c, ':' | ','));
        let bare = word.trim_end_matches([':', ',']);
        if Space::ALL.iter().any(|space| space.id() == bare) {
            for _ in 0..6 {
                with(index, format!("{}{mark}", chance.one(&Space::ALL)));
            }
        } else if let Ok(number) = bare.parse::<u8>() {
            with(index, format!("{}{mark}", number + 1));
            with(index, format!("{}{mark}", number.saturating_sub(1)));
        } else if PieceKind::ALL.iter().any(|piece| piece.id() == bare) {
            for _ in 0..4 {
                with(index, format!("{}{mark}", chance.one(&PieceKind::ALL)));
            }
        } else if matches!(bare, "nva" | "vc" | "us" | "arvn") {
            with(index, format!("{}{mark}", chance.one(&Faction::ALL)));
        } else if matches!(
            bare,
            "aid"
                | "patronage"
                | "sweep"
                | "assault"
                | "guerrillas"
                | "troops"
                | "remove"
                | "replace"
                | "build"
                | "take-over"
                | "activate"
                | "pacify"
                | "base"
                | "police"
        ) {
            let forms = [
                "aid",
                "patronage",
                "sweep",
                "assault",
                "guerrillas",
                "troops",
                "remove",
                "replace",
                "take-over",
            ];
            with(index, format!("{}{mark}", chance.one(&forms)));
        }
    }
    changed
}

/// Whether a step combines choices of which each alone is listed.
fn combines(words: &str) -> bool {
    let numbers = |text: &str| text.split(' ').filter(|word| word.parse::<u8>().is_ok()).count();
    let taken = words.match_indices(" taking ").map(|(at, _)| numbers(&words[at + 8..])).sum::<usize>();
    let group = words.split_once(": ").map_or(0, |(_, rest)| numbers(rest));
    taken > 1 || group > 1
}

/// Walks through turns at random and holds the law at each step.
fn law(operation: OperationName, special: Option<SpecialName>) {
    let mut listed_in_all = 0;
    for seed in 1..=crate::soak::rounds(GAMES) {
        let mut chance = Chance::of(seed * 31 + operation as u64);
        let start = random_game(&mut chance);
        for faction in Faction::ALL.into_iter().filter(|faction| operation.is_of(*faction)) {
            if special.is_some_and(|special| !special.factions().contains(faction))
                || !start.is_player(faction)
            {
                continue;
            }
            let terms = match special {
                None if chance.is(40) => chance.one(&[
                    Terms { max_spaces: Some(2), ..Terms::FULL },
                    Terms { free: true, ..Terms::FULL },
                    Terms::LIMITED,
                ]),
                _ => Terms::FULL,
            };
            let (mut game, mut turn) = (start, Turn::of(faction, terms));
            if turn.begin(&game, operation).is_err() {
                continue;
            }
            for _ in 0..DEPTH {
                let legal = legal_steps(&game, &turn);
                let of_interest: Vec<&TurnStep> = legal
                    .iter()
                    .filter(|step| match (special, step) {
                        (Some(special), TurnStep::Special(step)) => step.name() == special,
                        (None, TurnStep::Operation(_) | TurnStep::Transfer(_)) => true,
                        (Some(SpecialName::Transport), TurnStep::ArmoredCavalry(_)) => true,
                        _ => false,
                    })
                    .collect();
                let mut outcomes = Vec::new();
                let mut told = BTreeSet::new();
                for step in &of_interest {
                    let words = step.words(faction);
                    for words in [&words, &step.to_string()] {
                        let action = read(operation, words, faction)
                            .unwrap_or_else(|error| panic!("{faction} {operation} {words}: {error}"));
                        let same = OperationAction::of(operation, &[(*step).clone()]);
                        assert_eq!(Some(&action), same.as_ref(), "{faction} {operation} {words}");
                        // On the board letters are settled by who is there: what is printed means the same.
                        let on_board =
                            OperationAction::parse_on(&format!("{operation} {words}"), faction, game.board());
                        assert_eq!(on_board.ok().as_ref(), same.as_ref(), "{faction} {operation} {words}");
                        assert_eq!(
                            read(operation, &action.words(faction)[operation.id().len()..], faction).unwrap(),
                            action
                        );
                    }
                    assert!(told.insert(words.clone()), "{faction} {operation} {words}: listed twice");
                    outcomes
                        .push(after(&game, &turn, step).unwrap_or_else(|error| panic!("{words}: {error}")));
                }
                listed_in_all += told.len();
                for _ in 0..told.len().min(40) {
                    let words = of_interest[chance.below(of_interest.len())].to_string();
                    for changed in
                        neighbours(&words, &mut chance).into_iter().filter(|words| !combines(words))
                    {
                        let Ok(action) = read(operation, &changed, faction) else { continue };
                        let Some(step) = step_of(&action) else { continue };
                        if let Ok(outcome) = after(&game, &turn, &step) {
                            assert!(
                                outcomes.contains(&outcome),
                                "game {seed}: {faction} {operation} {changed} is accepted and not listed; \
                                 {:?} {turn:?}",
                                game.lasting().entries(),
                            );
                        }
                    }
                }
                if outcomes.is_empty() {
                    break;
                }
                (game, turn) = outcomes.swap_remove(chance.below(outcomes.len()));
            }
        }
    }
    assert!(listed_in_all > 0, "{operation} {special:?}: nothing was ever listed");
}

/// The only step of the action.
pub fn step_of(action: &OperationAction) -> Option<TurnStep> {
    match action.to_steps().as_slice() {
        [only] => Some(only.clone()),
        _ => None,
    }
}

#[test]
fn what_is_listed_of_a_train_is_accepted_and_nothing_else() {
    law(OperationName::Train, None);
}

#[test]
fn what_is_listed_of_a_patrol_is_accepted_and_nothing_else() {
    law(OperationName::Patrol, None);
}

#[test]
fn what_is_listed_of_a_sweep_is_accepted_and_nothing_else() {
    law(OperationName::Sweep, None);
}

#[test]
fn what_is_listed_of_an_assault_is_accepted_and_nothing_else() {
    law(OperationName::Assault, None);
}

#[test]
fn what_is_listed_of_a_rally_is_accepted_and_nothing_else() {
    law(OperationName::Rally, None);
}

#[test]
fn what_is_listed_of_a_march_is_accepted_and_nothing_else() {
    law(OperationName::March, None);
}

#[test]
fn what_is_listed_of_an_attack_is_accepted_and_nothing_else() {
    law(OperationName::Attack, None);
}

#[test]
fn what_is_listed_of_terror_is_accepted_and_nothing_else() {
    law(OperationName::Terror, None);
}

/// The law for a Special Activity with each Operation it goes with.
fn law_of_special(special: SpecialName) {
    for operation in OperationName::ALL.into_iter().filter(|operation| special.goes_with(*operation)) {
        // An Ambush with March takes a piece that has marched.
        let is_later = special == SpecialName::Ambush && operation == OperationName::March;
        if !is_later && special.factions().iter().any(|faction| operation.is_of(faction)) {
            law(operation, Some(special));
        }
    }
}

#[test]
fn what_is_listed_of_advise_is_accepted_and_nothing_else() {
    law_of_special(SpecialName::Advise);
}

#[test]
fn what_is_listed_of_an_air_lift_is_accepted_and_nothing_else() {
    law_of_special(SpecialName::AirLift);
}

#[test]
fn what_is_listed_of_an_air_strike_is_accepted_and_nothing_else() {
    law_of_special(SpecialName::AirStrike);
}

#[test]
fn what_is_listed_of_govern_is_accepted_and_nothing_else() {
    law_of_special(SpecialName::Govern);
}

#[test]
fn what_is_listed_of_a_transport_is_accepted_and_nothing_else() {
    law_of_special(SpecialName::Transport);
}

#[test]
fn what_is_listed_of_a_raid_is_accepted_and_nothing_else() {
    law_of_special(SpecialName::Raid);
}

#[test]
fn what_is_listed_of_infiltrate_is_accepted_and_nothing_else() {
    law_of_special(SpecialName::Infiltrate);
}

#[test]
fn what_is_listed_of_bombard_is_accepted_and_nothing_else() {
    law_of_special(SpecialName::Bombard);
}

#[test]
fn what_is_listed_of_an_ambush_is_accepted_and_nothing_else() {
    law_of_special(SpecialName::Ambush);
}

#[test]
fn what_is_listed_of_tax_is_accepted_and_nothing_else() {
    law_of_special(SpecialName::Tax);
}

#[test]
fn what_is_listed_of_subvert_is_accepted_and_nothing_else() {
    law_of_special(SpecialName::Subvert);
}
