//! How the words of a step may go on, for completion: what the rehearsal of the words so far leaves open.

use super::common::open;
use crate::command::{Session, Source};
use crate::dice::Scripted;
use crate::fitl::Game;
use crate::fitl::rehearsal::Draft;

/// What the words are of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StepWords {
    /// An action: `fitl act`.
    Action,
    /// Parts of a Coup Round: `fitl coup`.
    Coup,
}

/// What may be typed right after `said`, a word at most; nothing if the game cannot be read, or dice would have to
/// be thrown to know.
pub fn next_words(source: &Source, step: StepWords, said: &str, session: &mut Session) -> Vec<String> {
    let Ok(game) = open(source, session) else { return Vec::new() };
    let mut words = of_game(&game, step, said);
    words.sort();
    words.dedup();
    words
}

fn of_game(game: &Game, step: StepWords, said: &str) -> Vec<String> {
    let draft = |words: &str| match step {
        StepWords::Action => Draft::act(words),
        StepWords::Coup => Draft::coup(words),
    };
    // Where the answer that is being typed begins is not known: the longest beginning that can be rehearsed has
    // said what came before it.
    let ends =
        said.char_indices().rev().filter(|(_, letter)| " ;".contains(*letter)).map(|(place, _)| place + 1);
    for end in ends.chain([0]) {
        let (before, typed) = said.split_at(end);
        let before = before.trim_end_matches([' ', ';']);
        let Ok(rehearsal) = draft(before).rehearse(game, &mut Scripted::new([])) else { continue };
        let rest = |legal: &String| Some(first_word(legal.strip_prefix(typed)?).to_owned());
        let legal = rehearsal.open.iter().flat_map(|open| &open.question.legal);
        let found: Vec<String> = legal.filter_map(rest).filter(|word| !word.is_empty()).collect();
        if !found.is_empty() {
            return found;
        }
    }
    Vec::new()
}

/// `text` up to the end of its first word.
fn first_word(text: &str) -> &str {
    text.find(' ').map_or(text, |end| if end == 0 { text } else { &text[..end] })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fitl::{Card, Edition, FactionSet, Scenario};

    #[test]
    fn words_of_an_action_go_on_as_the_rules_allow() {
        let game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
        let game = game.showing(Card::numbered(107), Some(Card::numbered(55)));
        let next = |said: &str| of_game(&game, StepWords::Action, said);
        assert!(next("").contains(&"rally".to_owned()), "{:?}", next(""));
        assert!(next("ral").contains(&"ly".to_owned()), "{:?}", next("ral"));
        let spaces = next("rally ");
        assert!(!spaces.is_empty() && spaces.iter().all(|word| !word.starts_with(' ')), "{spaces:?}");
        assert_eq!(next("fly "), Vec::<String>::new());
    }
}
