//! A further group of pieces behind another in one line: whether the place that it names is where its pieces
//! come from or where they go is asked where the rules take both.

use pointman_core::vocabulary::Term;

use super::super::super::Left;
use super::super::super::answers::{Meant, Tree, meant, takes_all};
use super::super::super::console::Prompt;
use super::super::sense::SPECIAL;
use super::Dialogue;
use super::answers::words_of;
use crate::fitl::rehearsal::{Draft, Open, after_special};
use crate::fitl::{OperationName, Space, SpecialName, Words};

/// The signs between groups.
const BETWEEN: [char; 2] = [' ', ','];

/// A further group that was typed.
struct Further {
    /// Where the group before it went.
    to: Space,
    /// The place that it names; none where it is pieces alone.
    place: Option<Space>,
    /// Its words.
    typed: String,
    /// Whether its pieces may come from that place, and whether they may go there.
    comes: bool,
    goes: bool,
}

impl Dialogue<'_> {
    /// Settles which place a further group leaves and which it goes to, before it is read: what was typed for
    /// the one is never taken for the other.
    pub(super) fn settle_group(&self, draft: &Draft, open: &[Open]) -> Result<(), Left> {
        let Some(Further { to, place, typed, comes, goes }) = self.further_group(draft, open) else {
            return Ok(());
        };
        let ended = self.console.is_after_comma();
        let rest = self.console.take_typed_ahead();
        let rest = rest.trim_start_matches(BETWEEN);
        let is_from = match place.filter(|_| goes) {
            Some(place) => {
                let (there, to) = (place.name(), to.name());
                let what = format!("`{typed}`: do they come from {there}, or go there?");
                let (from, to) = (format!("from {there} to {to}"), format!("to {there}"));
                let prompt = Prompt::of(what, ["from", "to"]).noting("from", from).noting("to", to);
                let said = self.console.ask(&prompt);
                if said.is_err() {
                    self.console.type_ahead(rest);
                }
                said? == 0
            }
            None => comes,
        };
        let sign = if ended { ", " } else { "" };
        match is_from {
            // Two names might be read as the ends of a LoC.
            true if place.is_some() => self.console.type_ahead(&format!("{sign}{to} from {rest}")),
            true => self.console.type_ahead(&format!("{sign}{to} {rest}")),
            false => self.console.type_ahead(&format!("{sign}{rest}")),
        }
        Ok(())
    }

    /// The group that was typed behind the last of a move, if it does not say for itself where it goes.
    fn further_group(&self, draft: &Draft, open: &[Open]) -> Option<Further> {
        let (before, groups) = draft.words.rsplit_once(':')?;
        let to = Space::with_id(before.rsplit([' ', ',', '(']).next()?)?;
        if groups.contains(';') || !groups.contains(" from ") || self.console.is_after_end() {
            return None;
        }
        let ahead = self.console.ahead_of_sign();
        if ahead.is_empty() {
            return None;
        }
        let words: Vec<&str> = ahead.split(' ').collect();
        let is_count = |word: &str| word.starts_with(|letter: char| letter.is_ascii_digit());
        let legal = open.iter().flat_map(|open| open.question.legal.iter().map(move |step| (open, step)));
        let all: Vec<Vec<String>> = legal
            .map(|(open, step)| match step.starts_with(SPECIAL) {
                true => words_of(open, after_special(step).map_or(step, |(_, step)| step)),
                false => words_of(open, step),
            })
            .collect();
        let there = all.iter().filter(|answer| answer[0] == to.id() && answer.len() > 2);
        let origins: Vec<Vec<String>> = there.map(|answer| answer[1..].to_vec()).collect();
        let (places, goes_to) = (Tree::of(&origins).next(), Tree::of(&all).next());
        if is_count(words[0]) {
            // Pieces alone, with others of their kind before them, or with where they come from behind them.
            let is_further = self.console.is_after_comma() || ahead.contains(" from ");
            let is_group = is_further && !origins.is_empty();
            let typed = ahead.clone();
            return is_group.then_some(Further { to, place: None, typed, comes: true, goes: false });
        }
        let Meant::One(at, used) = meant(&words, &places, self.client) else { return None };
        let counted = words[used..].iter().take_while(|word| is_count(word)).count();
        let typed = words[..used + counted].join(" ");
        let comes = takes_all(Tree::of(&origins), &typed, self.client);
        let is_of_another = words.get(used + counted).is_some_and(|next| !is_count(next)) && counted == 0;
        let goes = matches!(meant(&words, &goes_to, self.client), Meant::One(..));
        let place = Space::with_id(places[at]);
        (comes && !is_of_another).then_some(Further { to, place, typed, comes, goes })
    }
}

/// The Operations whose pieces come from one place and go to another.
const MOVES: [OperationName; 3] = [OperationName::March, OperationName::Patrol, OperationName::Sweep];

/// Whether the words belong to an Operation or a Special Activity that moves groups of pieces.
fn are_moves(words: &str) -> bool {
    let name = words.trim().split([' ', ';']).find(|word| *word != SPECIAL.trim()).unwrap_or_default();
    let special = SpecialName::with_id(name);
    OperationName::with_id(name).is_some_and(|name| MOVES.contains(&name))
        || special.is_some_and(|name| [SpecialName::AirLift, SpecialName::Raid].contains(&name))
}

/// What a word of a move is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Token {
    Place(Space),
    From,
    Count,
    Comma,
}

/// The place that a further group of the step of a move names without saying whether its pieces come from
/// there or go there: Binh Tuy of `khanh hoa quang duc 1u, binh tuy 1u`.
pub(super) fn open_place(of: &str, step: &str) -> Option<Space> {
    if !are_moves(of) {
        return None;
    }
    let lower = step.to_lowercase();
    let mut words = Words::of(&lower);
    let mut tokens: Vec<Token> = Vec::new();
    while let Some(word) = words.peek() {
        let is_count = word.starts_with(|letter: char| letter.is_ascii_digit());
        if !is_count && let Some(space) = words.find_space() {
            tokens.push(Token::Place(space));
            continue;
        }
        words.next("a word").ok()?;
        match word {
            "from" => tokens.push(Token::From),
            "," => tokens.push(Token::Comma),
            _ if is_count => tokens.push(Token::Count),
            _ => {}
        }
    }
    let is_place = |token: &Token| matches!(token, Token::Place(_));
    let begins = |at: usize| is_place(&tokens[at]) && [Token::Count, Token::Comma].contains(&tokens[at - 1]);
    let mut later = (1..tokens.len()).filter(|at| begins(*at));
    let first = later.clone().next()?;
    let is_move = is_place(&tokens[0]) && tokens[..first].iter().filter(|token| is_place(token)).count() > 1;
    let says_nothing = |at: &usize| !matches!(tokens.get(at + 1), Some(Token::Place(_) | Token::From));
    let open = later.find(|at| is_move && says_nothing(at) && !follows_from(&tokens[at + 1..]))?;
    match tokens[open] {
        Token::Place(space) => Some(space),
        _ => None,
    }
}

/// Whether pieces come next, and where they come from behind them.
fn follows_from(tokens: &[Token]) -> bool {
    tokens.iter().find(|token| **token != Token::Count) == Some(&Token::From)
}
