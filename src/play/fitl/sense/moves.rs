//! Moves, in the orders in which people say them: pieces, where from and where to.

use pointman_core::vocabulary::Term;

use super::pieces::{is_counted, is_of_pieces};
use super::places::{begun_name, box_named, place_next};
use crate::fitl::{Space, SpecialName, Words};
use crate::play::answers::LONGEST_NAME;

/// Pieces `from` a space with the space first, as they are asked for: `2t from hue` as `hue 2t`.
pub fn in_order(typed: &str) -> Option<String> {
    let typed = typed.trim_start();
    let end = typed.find([',', ';', '/']).unwrap_or(typed.len());
    let (step, rest) = typed.split_at(end);
    let words: Vec<&str> = step.split(' ').filter(|word| !word.is_empty()).collect();
    // Where they come from may follow at once: `2 troops saigon`, and another group with its own behind that.
    let named = || {
        let at = (1..words.len()).find(|at| !is_of_pieces(words[*at]))?;
        let place = words[at..].join(" ");
        let lower = place.to_lowercase();
        let mut behind = Words::of(&lower);
        behind.find_space()?;
        let is_done = behind.is_done() || begins_group(&mut behind);
        is_done.then(|| (words[..at].join(" "), place))
    };
    let from = step.split_once(" from ").map(|(pieces, place)| (pieces.to_owned(), place.to_owned()));
    let (pieces, place) = from.or_else(named)?;
    let mut named = pieces.split(' ').skip(1);
    let are_pieces = named.all(|word| word.starts_with(|letter: char| letter.is_alphabetic()));
    if !pieces.starts_with(|letter: char| letter.is_ascii_digit())
        || !are_pieces
        || pieces.split(' ').count() > LONGEST_NAME
    {
        return None;
    }
    let lower = place.to_lowercase();
    let mut words = Words::of(&lower);
    let space = words.space().ok()?;
    let mut more = String::new();
    if begins_group(&mut words.clone()) {
        more.push(',');
    }
    while let Ok(word) = words.next("a word") {
        more.push(' ');
        more.push_str(word);
    }
    Some(format!("{space} {pieces}{more}{rest}"))
}

/// Whether the words begin with pieces and the place that those come from: a further group.
fn begins_group(words: &mut Words<'_>) -> bool {
    let pieces = pieces_next(words);
    words.is("from");
    !pieces.is_empty() && words.find_space().is_some()
}

/// A move in the orders in which an Operation, a Redeploy and a Transport ask for it: `1u hue da nang` is
/// `da nang hue 1u`. Which place the pieces leave is the same in all. Pieces behind one place are those of an
/// Event, which asks for them first: `tay ninh 1t` is `1t tay ninh`. None for anything else.
pub fn in_other_orders(typed: &str, places: &[&str]) -> Vec<String> {
    let lower = typed.to_lowercase();
    if let Some(turned) = origins_first(&lower, places) {
        return vec![turned];
    }
    if let Some(turned) = number_first(&lower, places) {
        return vec![turned];
    }
    // Other groups that follow behind a comma are steps of their own.
    if lower.contains(',') {
        return Vec::new();
    }
    let Some(Moved { name, pieces, places, before, way }) = Moved::of(&lower, places) else {
        return Vec::new();
    };
    let (one, other) = match (&places[..], &pieces[..]) {
        ([one, other], [_, ..]) => (one, other),
        ([place], [first, ..])
            if before == 1
                && name.is_empty()
                && way.is_none()
                && first.starts_with(|letter: char| letter.is_ascii_digit()) =>
        {
            return vec![format!("{} {place}", pieces.join(" "))];
        }
        _ => return Vec::new(),
    };
    // An Operation asks for where pieces go first; behind pieces, or before them alone, comes where they
    // leave.
    let leaves_first = match way {
        Some((0, "from")) | Some((1, "to")) => true,
        Some(_) => false,
        None => before < 2,
    };
    let pieces = pieces.join(" ");
    let (from, to) = if leaves_first { (one, other) } else { (other, one) };
    vec![
        // Two names side by side might be read as the ends of a LoC.
        format!("{name}{to} from {from} {pieces}"),
        format!("{name}{pieces} {from} to {to}"),
        format!("{name}{from} {pieces} to {to}"),
    ]
}

/// One way to read a move: its places and its words. With `from` between them two places are not read as the
/// ends of a LoC.
pub struct Way {
    pub from: Space,
    pub to: Space,
    /// As the rules read it, and as it is typed.
    pub step: String,
    pub typed: String,
}

/// A move with one place before its pieces and one behind them, `tay ninh 2u fishhook`, that does not say
/// which of the two they leave: as if they came from the second, and as if they went there.
pub fn both_ways(typed: &str) -> Option<[Way; 2]> {
    let lower = typed.to_lowercase();
    let Moved { name, pieces, places, before: 1, way: None } = Moved::of(&lower, &[])? else { return None };
    let [one, other] = &places[..] else { return None };
    let (one, other) = (Space::with_id(one)?, Space::with_id(other)?);
    let is_of_move =
        |word: &&str| word.starts_with(|letter: char| letter.is_ascii_digit()) || is_counted(word);
    let pieces = Some(pieces).filter(|pieces| pieces.iter().all(is_of_move))?.join(" ");
    let way = |from: Space, to: Space| Way {
        from,
        to,
        step: format!("{name}{to}: {pieces} from {from}"),
        typed: format!("{name}{to} from {from} {pieces}"),
    };
    Some([way(other, one), way(one, other)])
}

/// What is said of a move.
struct Moved<'t> {
    /// The Special Activity that it is one of, with the blank behind it.
    name: String,
    pieces: Vec<&'t str>,
    places: Vec<String>,
    /// How many of the places came before the pieces.
    before: usize,
    /// The first `from`, `to` or `:`, which stands behind where pieces go, with how many places came before
    /// it.
    way: Option<(usize, &'t str)>,
}

impl<'t> Moved<'t> {
    /// The move of these words, which may name a place by a part that one of `legal` has alone; none where
    /// there are pieces with a place of their own behind others.
    fn of(lower: &'t str, legal: &[&str]) -> Option<Moved<'t>> {
        let mut words = Words::of(lower);
        let (mut name, mut pieces, mut places) = (String::new(), Vec::new(), Vec::new());
        let (mut before, mut behind, mut way) = (0, 0, None);
        while let Some(word) = words.peek() {
            if ["from", "to", ":"].contains(&word) {
                way = way.or(Some((places.len(), word)));
            } else if !word.starts_with(|letter: char| letter.is_ascii_digit())
                && let Some(space) = words.find_space()
            {
                places.push(space.id().to_owned());
                continue;
            } else if let Some(held) = box_named(word) {
                places.push(held.to_owned());
            } else if let Some(space) = begun_name(word) {
                places.push(space.id().to_owned());
            } else if !is_of_pieces(word)
                && let Some(place) = place_next(&mut words, legal)
            {
                places.push(place.to_owned());
                continue;
            } else if pieces.is_empty() && places.is_empty() && SpecialName::named(word).is_some() {
                name = format!("{word} ");
            } else {
                if pieces.is_empty() {
                    before = places.len();
                } else if places.len() > behind {
                    // Others have a place of their own.
                    return None;
                }
                behind = places.len();
                pieces.push(word);
            }
            words.next("a word").ok()?;
        }
        Some(Moved { name, pieces, places, before, way })
    }
}

/// Pieces whose place stands behind their number: `2 southern laos troops` as `2 troops southern-laos`.
fn number_first(typed: &str, places: &[&str]) -> Option<String> {
    let mut words = Words::of(typed);
    let number = words.next("a number").ok()?;
    number.parse::<u32>().ok()?;
    let place = place_next(&mut words, places)?;
    let pieces: Vec<&str> = std::iter::from_fn(|| words.next("a word").ok()).collect();
    let are_pieces = !pieces.is_empty() && pieces.iter().all(|word| is_of_pieces(word));
    are_pieces.then(|| format!("{number} {} {place}", pieces.join(" ")))
}

/// Several groups that are said with where they come from before where they go, a step each: `quang duc 3
/// binh tuy 1 to khanh hoa`, `3 from quang duc and 1 from binh tuy to khanh hoa`; each may say where it goes.
fn origins_first(typed: &str, places: &[&str]) -> Option<String> {
    let mut words = Words::of(typed);
    let mut groups: Vec<(&str, String)> = Vec::new();
    let mut steps: Vec<String> = Vec::new();
    while !words.is_done() {
        while [",", "and", "+"].iter().any(|sign| words.mark(sign)) {}
        let before = pieces_next(&mut words);
        words.mark("from");
        let from = place_next(&mut words, places)?;
        let pieces = if before.is_empty() { pieces_next(&mut words) } else { before };
        if pieces.is_empty() {
            return None;
        }
        groups.push((from, pieces.join(" ")));
        if words.mark("to") {
            let to = place_next(&mut words, places)?;
            steps.extend(groups.drain(..).map(|(from, pieces)| format!("{to} from {from} {pieces}")));
        }
    }
    (steps.len() > 1 && groups.is_empty()).then(|| steps.join("; "))
}

/// Takes the words that are pieces, each number with what it counts.
fn pieces_next<'w>(words: &mut Words<'w>) -> Vec<&'w str> {
    let mut pieces = Vec::new();
    while let Some(word) = words.peek() {
        let is_count = word.starts_with(|letter: char| letter.is_ascii_digit());
        if !is_count && (pieces.is_empty() || !is_of_pieces(word)) {
            break;
        }
        pieces.push(word);
        let _ = words.next("a word");
    }
    pieces
}
