//! A further group of pieces behind another in one line: whether the place that it names is where its pieces
//! come from or where they go is asked where the rules take both.

use pointman_core::vocabulary::Term;

use super::super::super::Left;
use super::super::super::answers::{Meant, Tree, meant, takes_all};
use super::super::super::console::Prompt;
use super::super::sense::{SPECIAL, Way, is_counted};
use super::Dialogue;
use super::answers::words_of;
use super::more::special_under_way;
use crate::fitl::rehearsal::{Draft, Open, after_special};
use crate::fitl::{OperationName, Space, SpecialName, Words};

/// The signs between groups, and the words that may stand there.
const BETWEEN: [char; 2] = [' ', ','];
const AND: [&str; 2] = ["and", "+"];

/// A further group that was typed.
struct Further {
    /// Where the group before it went.
    to: Space,
    /// The place that it names; none where it is pieces alone that come from a place that is asked for.
    place: Option<Space>,
    /// Its words, and how many there are with those that only join them.
    typed: String,
    used: usize,
    /// Its pieces.
    pieces: String,
    /// Whether they may go to that place, as well as come from there.
    goes: bool,
}

impl Dialogue<'_> {
    /// Settles which place a further group leaves and which it goes to, before it is read: what was typed for
    /// the one is never taken for the other.
    pub(super) fn settle_group(&self, draft: &Draft, open: &[Open]) -> Result<(), Left> {
        let Some(Further { to, place, typed, used, pieces, goes }) = self.further_group(draft, open) else {
            return Ok(());
        };
        let sign = if self.console.is_after_comma() { ", " } else { "" };
        let whole = self.console.take_typed_ahead();
        let whole = whole.trim_start_matches(BETWEEN);
        let rest = behind(whole, used);
        let Some(place) = place else {
            self.console.type_ahead(&format!("{sign}{to} {pieces}{rest}"));
            return Ok(());
        };
        let is_from = !goes || {
            let way = (format!("from {} to {}", place.name(), to.name()), format!("to {}", place.name()));
            let Some(comes) = self.ask_from_or_to(&typed, place, way, whole)? else { return Ok(()) };
            comes
        };
        // Two names might be read as the ends of a LoC.
        let way = if is_from { format!("{to} from {place}") } else { place.to_string() };
        let pieces = if pieces.is_empty() { pieces } else { format!(" {pieces}") };
        self.console.type_ahead(&format!("{sign}{way}{pieces}{rest}"));
        Ok(())
    }

    /// Whether pieces that were typed with a place come from there, or else go there; none where `back` or
    /// `abort` drops them, with all that was typed behind them: what was said before stays. `whole` is all
    /// that waits.
    fn ask_from_or_to(
        &self,
        typed: &str,
        place: Space,
        (from, to): (String, String),
        whole: &str,
    ) -> Result<Option<bool>, Left> {
        let what = format!("`{typed}`: do they come from {}, or go there?", place.name());
        let prompt = Prompt::of(what, ["from", "to"]).noting("from", from).noting("to", to);
        match self.console.ask(&prompt) {
            Ok(way) => Ok(Some(way == 0)),
            Err(left) => {
                self.console.type_ahead(whole);
                if !matches!(left, Left::Back | Left::Abort) {
                    return Err(left);
                }
                self.console.forget()?;
                Ok(None)
            }
        }
    }

    /// Asks which way a move goes that can be read both ways, and has it read so.
    pub(super) fn ask_way(&self, typed: &str, ways: [Way; 2]) -> Result<(), Left> {
        let rest = self.console.take_typed_ahead();
        let [from, to] = ways;
        let told = |way: &Way| format!("from {} to {}", way.from.name(), way.to.name());
        let whole = format!("{typed}{rest}");
        if let Some(comes) = self.ask_from_or_to(typed, from.from, (told(&from), told(&to)), &whole)? {
            let step = if comes { from.typed } else { to.typed };
            self.console.type_ahead(&format!("{step}{rest}"));
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
        let typed: Vec<&str> = ahead.split(' ').collect();
        let mut words = &typed[..];
        let begins = |words: &[&str], with: &[&str]| {
            words.first().is_some_and(|word| with.contains(&&*word.to_lowercase()))
        };
        let is_joined = begins(words, &AND);
        words = &words[usize::from(is_joined)..];
        // The place that follows is where the pieces come from.
        let mut is_from = begins(words, &["from"]);
        words = &words[usize::from(is_from)..];
        // It goes on with the Operation, or with the Special Activity that the group before is of.
        let special = special_under_way(draft);
        let legal = open.iter().flat_map(|open| open.question.legal.iter().map(move |step| (open, step)));
        let all: Vec<Vec<String>> = legal
            .filter_map(|(open, step)| match (special, after_special(step)) {
                (Some(name), Some((of, step))) if of == name => Some(words_of(open, step)),
                (None, None) => Some(words_of(open, step)),
                _ => None,
            })
            .collect();
        let there = all.iter().filter(|answer| answer[0] == to.id() && answer.len() > 2);
        let origins: Vec<Vec<String>> = there.map(|answer| answer[1..].to_vec()).collect();
        let comes = |place: &str, pieces: &str| {
            takes_all(Tree::of(&origins), &format!("{place} {pieces}"), self.client)
        };
        let (places, goes_to) = (Tree::of(&origins).next(), Tree::of(&all).next());
        let first = words.first()?;
        let mut pieces = Vec::new();
        if is_count(first) {
            pieces = run_of_pieces(words).to_vec();
            words = &words[pieces.len()..];
            is_from = begins(words, &["from"]);
            words = &words[usize::from(is_from)..];
            let is_another = self.console.is_after_comma() || is_joined || is_from;
            if !is_another || origins.is_empty() {
                return None;
            }
        }
        let (place, named) = match meant(words, &places, self.client) {
            Meant::One(at, used) => (Space::with_id(places[at])?, used),
            // Where pieces alone come from is asked for.
            _ if words.is_empty() => {
                let (used, pieces) = (typed.len(), pieces.join(" "));
                let typed = pieces.clone();
                return Some(Further { to, place: None, typed, used, pieces, goes: false });
            }
            _ => return None,
        };
        let goes = !is_from && matches!(meant(words, &goes_to, self.client), Meant::One(..));
        words = &words[named..];
        if pieces.is_empty() {
            pieces = run_of_pieces(words).to_vec();
            words = &words[pieces.len()..];
            let is_of_another = pieces.is_empty() && words.first().is_some_and(|next| !is_count(next));
            if is_of_another {
                return None;
            }
        }
        // Where it goes is said behind it.
        if begins(words, &["to"]) {
            return None;
        }
        let (used, pieces) = (typed.len() - words.len(), pieces.join(" "));
        let typed = typed[usize::from(is_joined)..used].join(" ");
        comes(place.id(), &pieces).then_some(Further { to, place: Some(place), typed, used, pieces, goes })
    }
}

/// Whether a word begins with a number.
fn is_count(word: &str) -> bool {
    word.starts_with(|letter: char| letter.is_ascii_digit())
}

/// The words at the beginning that are pieces, with what they are called behind their numbers.
fn run_of_pieces<'w>(words: &'w [&'w str]) -> &'w [&'w str] {
    let named = |at: usize| is_count(words[at]) || at > 0 && is_counted(&words[at].to_lowercase());
    &words[..(0..words.len()).find(|at| !named(*at)).unwrap_or(words.len())]
}

/// What is left of a text behind so many of its words.
fn behind(text: &str, words: usize) -> &str {
    (0..words).fold(text, |rest, _| {
        let rest = rest.trim_start_matches([' ', '\t', ':']);
        &rest[rest.find([' ', '\t', ':', ',', ';']).unwrap_or(rest.len())..]
    })
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
