//! How the words of a step may go on, for completion: what the rehearsal of the words so far leaves open.

use super::common::game;
use crate::command::{Session, Source};
use crate::dice::{Dice, DiceState, Scripted, Seeded};
use crate::fitl::rehearsal::Draft;
use crate::fitl::{Game, GameData};

/// What the words are of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepWords {
    /// An action: `fitl act`.
    Action,
    /// Parts of a Coup Round: `fitl coup`.
    Coup,
    /// What a non-player's turn asks people: `trung-turn`.
    NonPlayers,
}

impl StepWords {
    /// What `option` of the command at `path` holds, if it is the words of a step.
    pub fn of_option(path: &[&str], option: &str) -> Option<StepWords> {
        match (path, option) {
            (["fitl", "act"], "words") => Some(StepWords::Action),
            (["fitl", "coup"], "words") => Some(StepWords::Coup),
            (["trung-turn"], "choices") => Some(StepWords::NonPlayers),
            _ => None,
        }
    }
}

/// What may be typed right after `said`, a word at most; nothing if the game cannot be read, or dice would
/// have to be thrown to know. (What a non-player asks is known by the dice of its document: the command
/// throws them too, before it says what it lacks.)
pub fn next_words(source: &Source, step: StepWords, said: &str, session: &mut Session) -> Vec<String> {
    let Ok(opened) = source.open::<GameData>(session) else { return Vec::new() };
    let Ok(game) = game(&opened.document) else { return Vec::new() };
    let mut words = of_game(&game, opened.document.dice, step, said);
    words.sort();
    words.dedup();
    words
}

fn of_game(game: &Game, dice: DiceState, step: StepWords, said: &str) -> Vec<String> {
    let draft = |words: &str| match step {
        StepWords::Action => Draft::act(words),
        StepWords::Coup => Draft::coup(words),
        StepWords::NonPlayers => Draft::non_players(words),
    };
    let dice = || -> Box<dyn Dice> {
        match step {
            StepWords::Action | StepWords::Coup => Box::new(Scripted::new([])),
            StepWords::NonPlayers => Box::new(Seeded::new(dice)),
        }
    };
    let said = spaced(said);
    // Where the answer that is being typed begins is not known: the longest beginning that can be rehearsed
    // has said what came before it. An answer goes on from what was typed only where it would stand right
    // behind it.
    let ends =
        said.char_indices().rev().filter(|(_, letter)| " ;".contains(*letter)).map(|(place, _)| place + 1);
    for end in ends.chain([0]) {
        let before = draft(said[..end].trim_end_matches([' ', ';']));
        let Ok(rehearsal) = before.rehearse(game, &mut *dice()) else { continue };
        let answers =
            rehearsal.open.iter().flat_map(|open| open.question.legal.iter().map(move |it| (open, it)));
        let whole = answers.map(|(open, answer)| before.answer(open, answer).words);
        let rest = whole.filter_map(|whole| Some(first_word(whole.strip_prefix(said.as_str())?).to_owned()));
        let found: Vec<String> = rest.filter(|word| !word.is_empty()).collect();
        if !found.is_empty() {
            return found;
        }
    }
    Vec::new()
}

/// What was said with its steps apart as a draft writes them.
fn spaced(said: &str) -> String {
    let mut steps: Vec<&str> = said.split([';', '/', '\n']).collect();
    let last = steps.pop().unwrap_or_default();
    let mut spaced: String = steps.iter().flat_map(|step| [step.trim(), "; "]).collect();
    // Behind a separator the space may still be typed.
    if last.is_empty() && !spaced.is_empty() {
        spaced.pop();
    }
    spaced + last.trim_start()
}

/// `text` up to the end of its first word, with what separates it.
fn first_word(text: &str) -> &str {
    let start = text.len() - text.trim_start_matches([' ', ';']).len();
    text[start..].find(' ').map_or(text, |end| &text[..start + end])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fitl::{Card, Edition, FactionSet, PlayerAction, Scenario};

    #[test]
    fn words_of_an_action_go_on_as_the_rules_allow() {
        let game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
        let game = game.showing(Card::numbered(107), Some(Card::numbered(55)));
        let next = |said: &str| of_game(&game, DiceState::fresh(), StepWords::Action, said);
        assert!(next("").contains(&"rally".to_owned()), "{:?}", next(""));
        assert!(next("ral").contains(&"ly".to_owned()), "{:?}", next("ral"));
        let spaces = next("rally ");
        assert!(!spaces.is_empty() && spaces.iter().all(|word| !word.starts_with(' ')), "{spaces:?}");
        assert_eq!(next("fly "), Vec::<String>::new());
    }

    #[test]
    fn a_further_space_is_offered_behind_a_separator_only() {
        let game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
        let game = game.showing(Card::numbered(107), Some(Card::numbered(55)));
        let next = |said: &str| of_game(&game, DiceState::fresh(), StepWords::Action, said);
        let first = next("rally ")[0].clone();
        let within = next(&format!("rally {first} "));
        assert!(within.contains(&"place".to_owned()), "{within:?}");
        for (said, further) in [(";", " "), ("; ", ""), (" / ", "")] {
            let said = format!("rally {first}{said}");
            let spaces = next(&said);
            assert!(!spaces.is_empty() && !spaces.contains(&"place".to_owned()), "{said}: {spaces:?}");
            let whole = format!("{said}{}", spaces[0]);
            assert!(spaces[0].starts_with(further), "{whole}");
            let faction = game.whose_turn(None).unwrap();
            PlayerAction::parse_on(&whole, faction, game.board()).unwrap();
        }
    }
}
