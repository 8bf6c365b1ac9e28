//! The words of legal answers as they are asked for and listed.

use pointman_core::vocabulary::Term;

use super::super::super::console::{DONE, LikelyAnswer};
use super::super::sense::{SPECIAL, split};
use super::more::{AID, BUILD};
use crate::fitl::events::wording::IN_PARENTHESES;
use crate::fitl::rehearsal::{Draft, Open, Values};
use crate::fitl::{Board, OperationName, PieceKind, Space, SpecialName};
use crate::question::OpenQuestion;

/// The words of an answer as they are asked for: of pieces that a step moves, where from before how many.
pub(super) fn words_of(open: &Open, answer: &str) -> Vec<String> {
    let words = split(answer.strip_prefix(SPECIAL).unwrap_or(answer));
    // A granted Operation is asked for in the order of any other.
    let is_step = matches!(open.values, Values::Steps(_)) || answer.contains(':');
    if is_step { words_of_step(answer) } else { words }
}

/// The same of a step.
pub(super) fn words_of_step(step: &str) -> Vec<String> {
    let mut words = with_cubes(split(step.strip_prefix(SPECIAL).unwrap_or(step))).into_iter();
    let (mut turned, mut pieces) = (Vec::new(), Vec::new());
    while let Some(word) = words.next() {
        match word.as_str() {
            "from" => {
                turned.extend(words.next());
                turned.append(&mut pieces);
            }
            _ if word.starts_with(|letter: char| letter.is_ascii_digit()) => pieces.push(word),
            _ => {
                turned.append(&mut pieces);
                turned.push(word);
            }
        }
    }
    turned.append(&mut pieces);
    turned
}

/// The words of a Train's step with the 3 cubes that a Base replaces, in place of how many of them are Troops
/// (3.2.1).
fn with_cubes(mut words: Vec<String>) -> Vec<String> {
    let troops = match &words[..] {
        [base, _, how, number, ..] if base == "base" && how == "troops" => number.parse::<u8>().ok(),
        _ => None,
    };
    if let Some(troops) = troops.filter(|troops| *troops <= 3) {
        let cubes = [(troops, 't'), (3 - troops, 'p')];
        let named =
            cubes.into_iter().filter(|(count, _)| *count > 0).map(|(count, cube)| format!("{count}{cube}"));
        words.splice(2..4, named);
    }
    // Troops that an Infiltrate builds are counted like any pieces.
    if let Some(at) = words.iter().position(|word| word == BUILD)
        && let Some(troops) = words.get_mut(at + 1)
        && troops.parse::<u8>().is_ok()
    {
        troops.push('t');
    }
    words
}

/// The answers by which the Operation goes on, in their words.
pub(super) fn of_the_operation(open: &[Open]) -> Vec<Vec<String>> {
    let others = open.iter().filter(|open| open.question.name != SPECIAL.trim());
    others.flat_map(|open| open.question.legal.iter().map(move |answer| words_of(open, answer))).collect()
}

/// An answer without the brackets of what an Event grants.
pub(super) fn bare(answer: &str) -> &str {
    answer.strip_prefix('(').and_then(|answer| answer.strip_suffix(')')).unwrap_or(answer)
}

/// The number that a word begins with; 0 if it begins with none.
pub(super) fn number_of(word: &str) -> u32 {
    let end = word.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(word.len());
    word[..end].parse().unwrap_or(0)
}

/// Whether the word is a number with the pieces that it counts.
pub(super) fn counts_pieces(word: &str) -> bool {
    let kind = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    kind.len() < word.len() && !kind.is_empty()
}

/// The Operation that a question belongs to: the one under way, or one that an Event grants, which stands in
/// the last brackets or begins the answers.
pub(super) fn operation_asked(
    draft: &Draft,
    question: &OpenQuestion,
    answers: &[Vec<String>],
) -> Option<OperationName> {
    let name = |words: &str| words.split([' ', ';', ')']).next().and_then(OperationName::with_id);
    match draft.words.starts_with("event") {
        true if question.within.is_some() => draft.words.rsplit_once('(').and_then(|(_, words)| name(words)),
        true => answers.iter().filter(|answer| answer.len() > 1).find_map(|answer| name(&answer[0])),
        false => name(&draft.words),
    }
}

/// What Enter takes in place of a step that is whole but does nothing more for what it costs: a Rally or
/// Train places as many as it may from Available (3.3.1, 3.2.1), and where Terror is removed as many levels
/// follow as there may be (3.2.1, 6.3). What is taken `from_map` no key strips from other spaces.
pub(super) fn likely(
    answers: &[Vec<String>],
    operation: Option<OperationName>,
    from_map: impl Fn(usize) -> bool,
) -> Vec<LikelyAnswer> {
    let places = matches!(operation, Some(OperationName::Rally | OperationName::Train));
    let mut likely: Vec<LikelyAnswer> = Vec::new();
    let number = |index: usize| answers[index].last().map_or(0, |last| number_of(last));
    for (index, answer) in answers.iter().enumerate() {
        let [bare @ .., word, _] = &answer[..] else { continue };
        if !(word == "levels" || places && word == "place" && !from_map(index)) {
            continue;
        }
        let Some(whole) = answers.iter().position(|answer| answer[..] == *bare) else { continue };
        match likely.iter_mut().find(|known| known.bare == whole) {
            Some(known) if number(known.more) < number(index) => known.more = index,
            Some(_) => {}
            None => {
                // A space of a Train may be selected only to be Pacified.
                let waits = word == "levels" || operation == Some(OperationName::Rally);
                likely.push(LikelyAnswer { bare: whole, more: index, waits });
            }
        }
    }
    likely
}

/// The kind of the first piece among the answers, if they are pieces.
pub(super) fn piece_of(question: &OpenQuestion) -> Option<PieceKind> {
    question.legal.first().and_then(|legal| PieceKind::named(legal.split(' ').next()?))
}

/// The most pieces that are named at once: no faction has more of a kind.
const MOST_AT_ONCE: u32 = 40;

/// The answers for several pieces at once, as far as so many are wanted and stand where they are named.
pub(super) fn counted_answers(question: &OpenQuestion, board: &Board) -> Vec<Vec<String>> {
    let most = question.wanted[1].min(MOST_AT_ONCE).saturating_sub(question.given);
    if piece_of(question).is_none() {
        return Vec::new();
    }
    let numbers = 2..=most;
    let standing = |legal: &str| {
        let mut words = legal.split(' ');
        let kind = words.next().and_then(PieceKind::named);
        let space = words.next().and_then(Space::with_id);
        kind.zip(space).map(|(kind, space)| u32::from(board.count(space, kind)))
    };
    // What is placed stands nowhere yet.
    let is_placed =
        question.name.starts_with("place") || question.legal.iter().any(|legal| standing(legal) == Some(0));
    let stand = |number: u32, legal: &str| is_placed || standing(legal).is_none_or(|there| number <= there);
    let of_number = |number| {
        let there = question.legal.iter().filter(move |legal| stand(number, legal));
        there.map(move |legal| split(&format!("{number} {legal}")))
    };
    numbers.flat_map(of_number).collect()
}

/// What every answer begins with and nobody need say: the name of the only action that an Event grants, or
/// the only kind of pieces that it asks for.
pub(super) fn shared_name(question: &OpenQuestion, answers: &[Vec<String>]) -> Option<String> {
    let name = answers.first()?.first()?;
    // Where nothing else is left to choose, the kind is what is chosen.
    let is_open = || answers.iter().any(|answer| answer.get(1..) != answers[0].get(1..));
    let is_kind = || PieceKind::named(name).is_some() && is_open();
    let is_known = question.what.ends_with(IN_PARENTHESES) || is_kind();
    let is_shared = || answers.iter().all(|answer| answer.len() > 1 && answer[0] == *name);
    (is_known && is_shared()).then(|| name.clone())
}

/// What Enter does where an Operation may end, with what a Train then goes without (3.2.1); the draft, where
/// that may be Aid.
pub(super) fn done_without(answers: &[Vec<String>], draft: Option<&Draft>) -> String {
    let offered = |word: &&str| answers.iter().any(|answer| answer[0] == *word);
    let mut without: Vec<&str> = ["pacify", "patronage"].into_iter().filter(offered).collect();
    // An Advise that was begun may add to Aid (4.2.1).
    let advise = SpecialName::Advise.id();
    if draft.is_some_and(|draft| draft.words.contains(advise))
        && answers.iter().any(|answer| answer[..] == [advise, AID])
    {
        without.push("Aid +6");
    }
    if without.is_empty() { DONE.to_owned() } else { format!("{DONE}, without {}", without.join(" or ")) }
}

/// The answer without what it takes from other spaces to place: where they stand is asked then, one space
/// after the other.
pub(super) fn without_sources(answer: &str) -> &str {
    match answer.split_once(" taking ") {
        Some((placed, _)) if placed.contains(" place ") => placed,
        _ => answer,
    }
}

/// The answer without the pieces that an Assault of an Advise removes: they are asked for then, all of them
/// in one list.
pub(super) fn without_removals(answer: &str) -> &str {
    match answer.split_once(" remove ") {
        Some((assault, _)) if assault.starts_with("special advise ") && assault.contains(" assault") => {
            assault
        }
        _ => answer,
    }
}
