//! Legal answers as a tree of words, and what typed words mean among them.

use super::console::{OPTIONAL, SAYS_NONE, is_of_places};
use crate::named::without_signs;

/// What the words of a game mean beside their spelling: names of spaces, letters of pieces.
pub trait Sense {
    /// Whether `typed` stands for `word` though it is no prefix of it: as a rule, because it begins a later
    /// part of it.
    fn means(&self, typed: &str, word: &str) -> bool {
        begins_a_part(typed, word)
    }

    /// Whether a number behind this word of a step counts what is asked for later.
    fn counts_later(&self, _word: &str) -> bool {
        false
    }

    /// Whether the word is, or is a part of, what pieces are called, or of what else is counted, as levels: a
    /// number before it counts those, and is none of a list.
    fn is_counted(&self, _word: &str) -> bool {
        false
    }

    /// Whether the word begins anything that people say in this game: one that begins nothing is no answer to
    /// a later question.
    fn is_known(&self, _word: &str) -> bool {
        true
    }

    /// Whether this word of a step says a single piece, so that no number stands with it.
    fn is_single(&self, _word: &str) -> bool {
        false
    }

    /// Whether the word, or a beginning of one, is counted by a number behind it: `levels 2`.
    fn is_named_first(&self, _word: &str) -> bool {
        false
    }

    /// Whether the number with which a step goes on behind these words is never taken for Enter alone.
    fn is_stated(&self, _said: &[String]) -> bool {
        false
    }

    /// Whether this word of a step says the only one that can follow it, even where `none` stands behind it.
    fn says_the_only(&self, _word: &str) -> bool {
        false
    }

    /// What `word` is listed under by `?`; empty for words of the rules.
    fn group(&self, _word: &str) -> &'static str {
        ""
    }

    /// The word as it is shown: as people call it and may type it, where its spelling is another.
    fn shown(&self, word: &str) -> String {
        word.to_owned()
    }

    /// The same of a word that goes on with those said of a step, where these tell whose pieces a letter
    /// counts.
    fn shown_after(&self, _said: &[String], word: &str) -> String {
        self.shown(word)
    }

    /// The words of a step under way as a question about the rest, which goes on by one of `next`, repeats
    /// them.
    fn under_way(&self, words: &[String], _next: &[&str]) -> String {
        words.iter().map(|word| self.shown(word)).collect::<Vec<_>>().join(" ")
    }

    /// What the last word of a step adds to those that somebody chose, if it is told: nobody had to say it.
    fn goes_with_it(&self, _path: &[String]) -> Option<String> {
        None
    }

    /// What it comes to if nothing is said of the only word to go on by, `next`.
    fn left_unsaid(&self, _next: &str) -> Option<&'static str> {
        None
    }

    /// What the words of a list that goes on with those `said` mean and their spelling does not say, a line
    /// each.
    fn legend(&self, _said: &[String], _words: &[&str]) -> Vec<String> {
        Vec::new()
    }

    /// What stands at the place that `word` names, in the cells of a table; none if it names none, or nothing
    /// is there.
    fn seen_at(&self, _word: &str) -> Option<Vec<String>> {
        None
    }

    /// Whether something stands there.
    fn is_seen_at(&self, word: &str) -> bool {
        self.seen_at(word).is_some()
    }

    /// What the letters in those cells mean.
    fn seen_legend(&self) -> Option<&'static str> {
        None
    }

    /// How what `typed` names is typed whole, a line each.
    fn grammar(&self, _typed: &str) -> Vec<String> {
        Vec::new()
    }

    /// Whether the words together name something, so that fewer of them name nothing else: `binh dinh` is
    /// never the other Binh, where only that one is an answer.
    fn is_name(&self, _typed: &str) -> bool {
        false
    }

    /// Whether `typed` is all of what `word` is called in short, and so never the beginning of another name:
    /// `ha` is Cpl Ha, and not Hayes.
    fn is_short_for(&self, _typed: &str, _word: &str) -> bool {
        false
    }

    /// Whether `typed` is the whole name of something of the same sort as some of `words`, though of none of
    /// them: it is not the part of another name then, and narrows nothing.
    fn names_another(&self, _typed: &str, _words: &[&str]) -> bool {
        false
    }

    /// What is typed without a first word that no list of answers has: `special govern hue` as `govern hue`.
    fn in_short(&self, _typed: &str) -> Option<String> {
        None
    }

    /// The typed words in the order in which they are asked for, if people also say them in another:
    /// `2t from hue` as `hue 2t`.
    fn in_order(&self, _typed: &str) -> Option<String> {
        None
    }

    /// The typed words of a move in the orders in which moves are asked for: pieces, where from and where to.
    /// Its places may be named as those among the answers, `places`, are.
    fn in_other_orders(&self, _typed: &str, _places: &[&str]) -> Vec<String> {
        Vec::new()
    }
}

/// Whether nothing is typed but a number.
pub fn is_number(typed: &[&str]) -> bool {
    matches!(typed, [number] if number.chars().all(|digit| digit.is_ascii_digit()))
}

/// Whether `typed` begins a part of `word`, or several that follow one another: `lake` of `fire-in-the-lake`,
/// `air cav` of `us-air-cavalry`.
pub fn begins_a_part(typed: &str, word: &str) -> bool {
    let parts: Vec<String> = word.split([' ', '-', '(']).map(str::to_lowercase).collect();
    let typed: Vec<&str> = typed.split([' ', '-']).collect();
    let begins = |parts: &[String]| parts.iter().zip(&typed).all(|(part, typed)| part.starts_with(typed));
    parts.windows(typed.len()).any(begins)
}

/// The longest name in words: `1 Underground NVA Guerrilla`.
pub const LONGEST_NAME: usize = 4;

/// What typed words mean among some answers.
#[derive(Debug, PartialEq, Eq)]
pub enum Meant {
    /// One of them, by so many of the typed words.
    One(usize, usize),
    /// Several, by so many of the typed words.
    Several(Vec<usize>, usize),
    /// None.
    None,
}

/// Which of `words` the first of the `typed` words mean: the longest name, and a name itself before those it
/// begins, those before names it is a part of.
pub fn meant(typed: &[&str], words: &[&str], sense: &dyn Sense) -> Meant {
    // A vehicle's name may be longer, `V-100 Command armored car`, or a LoC's: `LoC Hue - Da Nang`.
    let length =
        |word: &&str| word.split_whitespace().count().max(sense.shown(word).split_whitespace().count());
    let longest = match typed.len() > LONGEST_NAME {
        true => words.iter().map(length).max().unwrap_or(0).max(LONGEST_NAME),
        false => typed.len(),
    };
    for used in (1..=typed.len().min(longest)).rev() {
        let name = plain(&typed[..used].join(" "));
        let is_number = name.chars().all(|digit| digit.is_ascii_digit());
        // No number is the beginning of another: card 8 is none of the eighties.
        let is_longer_number = |word: &str| {
            let rest = plain(word).strip_prefix(&name).map(str::to_owned);
            is_number && rest.is_some_and(|rest| rest.starts_with(|next: char| next.is_ascii_digit()))
        };
        let tiers: [&dyn Fn(&str) -> bool; 5] = [
            &|word| plain(word) == name,
            &|word| sense.is_short_for(&typed[..used].join(" "), word),
            // A number alone counts whatever it is written before: `2t` as well as `2 ARVN Troops`.
            &|word| {
                let rest = plain(word).strip_prefix(&name).map(str::to_owned);
                rest.is_some_and(|rest| rest.starts_with('-') || is_number && starts_with_letter(&rest))
            },
            &|word| plain(word).starts_with(&name) && !is_longer_number(word),
            &|word| {
                let typed = without_signs(&typed[..used].join(" ")).to_lowercase();
                sense.means(&typed, word) && !is_longer_number(word)
            },
        ];
        for (tier, is_meant) in tiers.into_iter().enumerate() {
            if tier + 2 >= tiers.len() && sense.names_another(&name, words) {
                return Meant::None;
            }
            let found: Vec<usize> = (0..words.len()).filter(|index| is_meant(words[*index])).collect();
            match found[..] {
                [] => {}
                [only] => return Meant::One(only, used),
                _ => return Meant::Several(found, used),
            }
        }
        if used > 1 && sense.is_name(&typed[..used].join(" ").to_lowercase()) {
            return Meant::None;
        }
    }
    Meant::None
}

fn starts_with_letter(rest: &str) -> bool {
    rest.starts_with(|letter: char| letter.is_alphabetic())
}

/// The word without the signs and capitals that people leave out. What is typed is split at a colon, so one
/// within a name is as good as a space.
fn plain(word: &str) -> String {
    without_signs(word).to_lowercase().replace(['-', '_', ' ', ':'], "-")
}

/// Words with equal ones that differ in numbers alone joined: `1u 2u 3u` are `1-3u`.
pub fn joined(words: &[&str]) -> Vec<String> {
    let mut groups: Vec<(String, Vec<u32>)> = Vec::new();
    for word in words {
        let digits = word.len() - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        let (number, rest) = (word[..digits].parse::<u32>().ok(), word[digits..].to_owned());
        // The 2 of an opening 2.1 counts nothing.
        let number = number.filter(|_| !rest.starts_with('.'));
        let rest = if number.is_some() { rest } else { (*word).to_owned() };
        match (number, groups.iter_mut().find(|(known, numbers)| *known == rest && !numbers.is_empty())) {
            (Some(number), Some((_, numbers))) => numbers.push(number),
            (number, _) => groups.push((rest, number.into_iter().collect())),
        }
    }
    let word = |(rest, mut numbers): (String, Vec<u32>)| {
        numbers.sort_unstable();
        // Of numbers alone `1/3` would read as a third.
        let between = if rest.is_empty() { ", " } else { "/" };
        match numbers[..] {
            [] => rest,
            [only] => format!("{only}{rest}"),
            _ => {
                let runs = numbers.chunk_by(|one, next| next - one == 1).map(|run| match run {
                    [first, .., last] if run.len() > 2 || run.len() == numbers.len() => {
                        format!("{first}-{last}")
                    }
                    _ => run.iter().map(u32::to_string).collect::<Vec<_>>().join(between),
                });
                format!("{}{rest}", runs.collect::<Vec<_>>().join(between))
            }
        }
    };
    groups.into_iter().map(word).collect()
}

/// Answers of several words each, narrowed word by word.
#[derive(Debug, Clone)]
pub struct Tree<'a> {
    answers: &'a [Vec<String>],
    /// Whether the words of an answer may be said in any order.
    any_order: bool,
    path: Vec<String>,
    /// How long the path was before each choice, so that one can be taken back.
    choices: Vec<usize>,
    /// The words that the next one is of, while it is not settled.
    among: Option<Vec<String>>,
    /// The words that were gone on by without being said.
    unsaid: Vec<String>,
}

/// The word behind which stands what is removed.
pub(super) const REMOVE: &str = "remove";

/// The words behind which pieces are listed: which of them is named first is nobody's choice.
const LISTS: [&str; 4] = [REMOVE, "replacing", "activate", "sweep"];

/// The number that pieces begin with; none if they begin with none.
fn count_of(pieces: &str) -> Option<u32> {
    let kind = pieces.trim_start_matches(|letter: char| letter.is_ascii_digit());
    pieces[..pieces.len() - kind.len()].parse().ok()
}

/// Whether the word counts pieces, as `2u`.
fn counts(word: &str) -> bool {
    word.starts_with(|letter: char| letter.is_ascii_digit())
        && word.ends_with(|letter: char| !letter.is_ascii_digit())
}

/// Whether the words count pieces, each with the word for whose they are before it or not.
pub fn is_of_pieces(words: &[String]) -> bool {
    let is_one = |at: usize| counts(&words[at]) || words.get(at + 1).is_some_and(|next| counts(next));
    !words.is_empty() && (0..words.len()).all(is_one)
}

/// Pieces of a list, with the word for whose they are if that stands before them.
type Item<'w> = (Option<&'w str>, &'w str);

/// The pieces of a list, and whose the next would be, with whether that was the last word.
fn items(words: &[String]) -> (Vec<Item<'_>>, Option<&str>, bool) {
    let (mut items, mut owner, mut waits) = (Vec::new(), None, false);
    for word in words {
        waits = !counts(word);
        if waits {
            owner = Some(word.as_str());
        } else {
            items.push((owner, word.as_str()));
        }
    }
    (items, owner, waits)
}

impl<'a> Tree<'a> {
    /// All of the answers.
    pub fn of(answers: &'a [Vec<String>]) -> Tree<'a> {
        let any_order = false;
        Tree { answers, any_order, path: Vec::new(), choices: Vec::new(), among: None, unsaid: Vec::new() }
    }

    /// The same answers, whose words may be said in any order if `any_order`.
    #[must_use]
    pub fn in_any_order(self, any_order: bool) -> Tree<'a> {
        Tree { any_order, ..self }
    }

    /// All of the answers, gone on by these words again, those that were typed together at a time; from the
    /// start where they lead to nothing that is still to be said.
    pub fn begun(self, lines: &[Vec<String>]) -> Tree<'a> {
        let mut tree = self.clone();
        for line in lines {
            for (at, word) in line.iter().enumerate() {
                if at == 0 { tree.choose(word) } else { tree.push(word) }
            }
        }
        if tree.next().is_empty() { self } else { tree }
    }

    /// The same answers from the start.
    pub fn anew(&self) -> Tree<'a> {
        Tree::of(self.answers).in_any_order(self.any_order)
    }

    /// The words so far.
    pub fn path(&self) -> &[String] {
        &self.path
    }

    fn live(&self) -> impl Iterator<Item = (usize, &'a Vec<String>)> + '_ {
        self.answers.iter().enumerate().filter(|(_, answer)| self.leads_to(answer))
    }

    /// Whether the words so far go on to this answer.
    fn leads_to(&self, answer: &[String]) -> bool {
        // No list that may be said in any order begins with the first word, unless all may.
        if !self.any_order && self.path.first().is_some_and(|first| answer.first() != Some(first)) {
            return false;
        }
        let Some(start) = self.list_in(answer).filter(|start| *start < self.path.len()) else {
            return answer.starts_with(&self.path);
        };
        let (said, owner, waits) = items(&self.path[start..]);
        answer[..start] == self.path[..start]
            && self
                .unsaid_of(answer, start, &said)
                .is_some_and(|unsaid| !waits || unsaid.iter().any(|(of, _)| *of == owner))
    }

    /// Where in the answer a list of pieces begins that may be said in any order.
    fn list_in(&self, answer: &[String]) -> Option<usize> {
        let keyword = answer.iter().rposition(|word| LISTS.contains(&word.as_str()));
        let start = if self.any_order { 0 } else { keyword? + 1 };
        is_of_pieces(&answer[start..]).then_some(start)
    }

    /// The only answer all whose pieces are of the owner that was named last, where their number is open.
    pub fn only_of_owner(&self) -> Option<usize> {
        let of_owner = |answer: &Vec<String>| {
            let start = self.list_in(answer).filter(|start| *start < self.path.len())?;
            let (_, owner, waits) = items(&self.path[start..]);
            Some(waits && items(&answer[start..]).0.iter().all(|(of, _)| *of == owner))
        };
        let mut all = self.live().filter(|(_, answer)| of_owner(answer) == Some(true));
        let (only, _) = all.next()?;
        all.next().is_none().then_some(only)
    }

    /// Whether pieces of a list are being named.
    pub fn is_listing(&self) -> bool {
        let is_in_list = |start: usize| start < self.path.len();
        self.path.last().is_some_and(|last| counts(last))
            && self.live().any(|(_, answer)| self.list_in(answer).is_some_and(is_in_list))
    }

    /// The pieces of the list in the answer that have not been said; none if something else was said.
    fn unsaid_of<'w>(&self, answer: &'w [String], start: usize, said: &[Item<'_>]) -> Option<Vec<Item<'w>>> {
        let mut unsaid = items(&answer[start..]).0;
        for item in said {
            unsaid.remove(unsaid.iter().position(|other| other == item)?);
        }
        Some(unsaid)
    }

    /// The words of an answer that may come next.
    fn next_of(&self, answer: &'a [String]) -> Vec<&'a str> {
        let next = || answer.get(self.path.len()).map(String::as_str).into_iter().collect();
        let Some(start) = self.list_in(answer).filter(|start| *start <= self.path.len()) else {
            return next();
        };
        let (said, owner, waits) = items(&self.path[start..]);
        let unsaid = self.unsaid_of(answer, start, &said).unwrap_or_default();
        let word = |(of, pieces): Item<'a>| match of {
            of if of == owner => Some(pieces),
            of => of.filter(|_| !waits),
        };
        unsaid.into_iter().filter_map(word).collect()
    }

    /// The words of the answer that are not said yet, in its own order.
    fn rest_of(&self, answer: &'a [String]) -> Vec<&'a str> {
        let Some(start) = self.list_in(answer).filter(|start| *start < self.path.len()) else {
            return answer.iter().skip(self.path.len()).map(String::as_str).collect();
        };
        let (said, mut owner, _) = items(&self.path[start..]);
        let mut rest = Vec::new();
        for (of, pieces) in self.unsaid_of(answer, start, &said).unwrap_or_default() {
            if of != owner {
                rest.extend(of);
                owner = of;
            }
            rest.push(pieces);
        }
        rest
    }

    /// The places among the words that are still to be said.
    pub fn places(&self, sense: &dyn Sense) -> Vec<&'a str> {
        let all = self.live().flat_map(|(_, answer)| answer.iter().skip(self.path.len()).map(String::as_str));
        let mut places: Vec<&str> = all.filter(|word| is_of_places(sense.group(word))).collect();
        places.sort_unstable();
        places.dedup();
        places
    }

    /// The words that an answer may begin with.
    pub fn beginnings(&self) -> Vec<&'a str> {
        self.anew().next()
    }

    /// The answer that the words so far are, if they are a whole one.
    pub fn end(&self) -> Option<usize> {
        self.live().find(|(_, answer)| self.rest_of(answer).is_empty()).map(|(index, _)| index)
    }

    /// The answers to which the words so far still lead.
    pub fn left(&self) -> Vec<usize> {
        let is_among = |answer: &'a [String]| {
            let is_one = |among: &Vec<String>| {
                self.next_of(answer).into_iter().any(|word| among.iter().any(|one| one == word))
            };
            self.among.as_ref().is_none_or(is_one)
        };
        self.live().filter(|(_, answer)| is_among(answer)).map(|(index, _)| index).collect()
    }

    /// Goes on to the end of the answer `index`, whose further words nobody says.
    pub fn finish(&mut self, index: usize) {
        for word in self.rest_of(&self.answers[index]) {
            self.push(word);
        }
    }

    /// The words that can follow, each once.
    pub fn next(&self) -> Vec<&'a str> {
        let mut words: Vec<&str> = Vec::new();
        for word in self.live().flat_map(|(_, answer)| self.next_of(answer)) {
            if !words.contains(&word)
                && self.among.as_ref().is_none_or(|among| among.iter().any(|one| one == word))
            {
                words.push(word);
            }
        }
        words
    }

    /// The words that can follow after `word`.
    pub fn after(&self, word: &str) -> Vec<&'a str> {
        let mut after = self.clone();
        after.push(word);
        after.next()
    }

    /// How many pieces go in all, whichever are chosen, where that is said now or next.
    pub fn removed_in_all(&self) -> Option<u32> {
        let mut base = self.path.clone();
        let at = base.iter().position(|word| word == REMOVE).unwrap_or(base.len());
        base.truncate(at);
        base.push(REMOVE.to_owned());
        let pieces = |answer: &'a Vec<String>| answer.strip_prefix(&base[..]);
        let mut all = self.answers.iter().filter_map(pieces).filter(|pieces| !pieces.is_empty());
        let sum = |pieces: &[String]| {
            pieces
                .iter()
                .filter(|word| counts(word))
                .map(|word| count_of(word))
                .sum::<Option<u32>>()
                .filter(|sum| *sum > 0)
        };
        let first = sum(all.next()?)?;
        all.all(|pieces| sum(pieces) == Some(first)).then_some(first)
    }

    /// The word without which nothing more can be said here, though all may be left as it is: `place` after a
    /// space.
    pub fn only_way_on(&self) -> Option<&'a str> {
        match self.next()[..] {
            // Where the order is free what may follow is more of the same.
            _ if self.any_order => None,
            [only] if !self.path.is_empty() && self.end().is_some() && self.among.is_none() => Some(only),
            _ => None,
        }
    }

    /// Whether `word` makes it a whole answer, so that what may follow need not be said.
    pub fn ends_with(&self, word: &str) -> bool {
        let mut after = self.clone();
        after.push(word);
        after.end().is_some()
    }

    /// Goes on by a word that was chosen.
    pub fn choose(&mut self, word: &str) {
        self.choices.push(self.path.len());
        self.push(word);
    }

    /// Goes on by two words of which only the second was said.
    pub fn skip_to(&mut self, first: &str, second: &str) {
        self.choose_unsaid(first);
        self.push(second);
    }

    /// Goes on by a word that was chosen without being said.
    pub fn choose_unsaid(&mut self, word: &str) {
        self.choose(word);
        self.unsaid.push(word.to_owned());
    }

    /// Goes on by a word that is the only one, without its being said.
    pub fn push_unsaid(&mut self, word: &str) {
        self.push(word);
        self.unsaid.push(word.to_owned());
    }

    /// Whether a word of the path was gone on by without being said.
    pub fn left_unsaid(&self, word: &str) -> bool {
        self.unsaid.iter().any(|unsaid| unsaid == word)
    }

    /// Whether none of the words so far was said.
    pub fn is_unsaid(&self) -> bool {
        self.path.len() == self.unsaid.len() && self.path.iter().all(|word| self.unsaid.contains(word))
    }

    /// Goes on by a word that is the only one.
    pub fn push(&mut self, word: &str) {
        self.path.push(word.to_owned());
        self.among = None;
    }

    /// Goes on by the next word if it is the only one and nothing ends here. Gives how many of the `typed`
    /// words mean it: who types the only answer says nothing wrong.
    pub fn forced(&mut self, typed: &[&str], sense: &dyn Sense) -> Option<usize> {
        let next = self.next();
        let [only] = next[..] else { return None };
        if self.end().is_some() {
            return None;
        }
        // At first only how many is passed over, by a word for what comes after it: the last of several
        // pieces.
        let is_count = only.starts_with(|letter: char| letter.is_ascii_digit());
        let is_for_later = || meant(typed, &next, sense) == Meant::None && self.comes_later(typed, sense);
        if self.path.is_empty() && !(is_count && !typed.is_empty() && is_for_later()) {
            return None;
        }
        let used = match meant(typed, &next, sense) {
            // A part of its name that is the whole name of what is asked for later is meant for that:
            // `saigon` where the only way leads from a LoC of Saigon to Saigon.
            Meant::One(_, used) if self.names_later(&typed[..used], only) => 0,
            Meant::One(_, used) => self.named_by(typed, only, used, sense),
            // Who names it after what comes later says it the other way round: `saigon hue` where all are in
            // Hue.
            _ if is_turned(typed, only, sense) => return None,
            _ if typed.is_empty() || self.comes_later(typed, sense) => 0,
            // How many is asked for after it: `binh dinh 2` of an Attack that Guerrillas alone can make.
            _ if is_number(typed) && sense.counts_later(only) => 0,
            // That there is no more to say is said of the next question.
            _ if says_none(typed) && self.path.last().is_some_and(|last| sense.says_the_only(last)) => 0,
            // What is typed leads elsewhere, and is refused here.
            _ => return None,
        };
        if used == 0 {
            self.push_unsaid(only)
        } else {
            self.push(only)
        }
        Some(used)
    }

    /// How many of the `used` words, which mean the next word, are its name: a letter at their end that names
    /// pieces to go on by is none of it, where the name is plain without it: `phu bon p`.
    pub fn named_by(&self, typed: &[&str], word: &str, used: usize, sense: &dyn Sense) -> usize {
        let Some(name) = used.checked_sub(1).filter(|name| *name > 0 && typed[*name].len() == 1) else {
            return used;
        };
        let next = self.next();
        let is_plain = matches!(meant(&typed[..name], &next, sense), Meant::One(index, all)
            if next[index] == word && all == name);
        if is_plain && meant(&typed[name..], &self.after(word), sense) != Meant::None { name } else { used }
    }

    /// Whether the next word is one of a few.
    pub fn is_narrowed(&self) -> bool {
        self.among.is_some()
    }

    /// How many of the `typed` words say, after the answer, a word of it that nobody had to say: `2t saigon`
    /// where all that can move is in Saigon.
    pub fn said_late(&self, typed: &[&str], sense: &dyn Sense) -> usize {
        let unsaid: Vec<&str> = self.unsaid.iter().map(String::as_str).collect();
        match meant(typed, &unsaid, sense) {
            Meant::One(_, used) => used,
            _ => 0,
        }
    }

    /// Whether the words are the whole name of a word after the next one, `only`, and no more than a part of
    /// its own.
    fn names_later(&self, typed: &[&str], only: &str) -> bool {
        let (name, after) = (plain(&typed.join(" ")), self.path.len() + 1);
        plain(only) != name
            && !self.any_order
            && self.live().any(|(_, answer)| answer.iter().skip(after).any(|word| plain(word) == name))
    }

    /// Whether what is typed means a word after the next one.
    fn comes_later(&self, typed: &[&str], sense: &dyn Sense) -> bool {
        // In any order nothing comes later.
        if self.any_order {
            return false;
        }
        let after = self.path.len() + 1;
        let behind = |answer: &'a Vec<String>| match self.list_in(answer) {
            Some(start) if start < after => self.rest_of(answer),
            _ => answer.iter().skip(after).map(String::as_str).collect(),
        };
        let mut later: Vec<&str> = self.live().flat_map(|(_, answer)| behind(answer)).collect();
        later.sort_unstable();
        later.dedup();
        // A number that is none of theirs is refused among the numbers.
        let is_number = |word: &&str| word.starts_with(|letter: char| letter.is_ascii_digit());
        let numbers = typed.first().is_some_and(is_number) && later.iter().any(is_number);
        numbers || meant(typed, &later, sense) != Meant::None
    }

    /// Narrows the next word to these.
    pub fn narrow(&mut self, words: Vec<String>) {
        self.among = Some(words);
    }

    /// Lets the next word be any again that may follow.
    pub fn widen(&mut self) {
        self.among = None;
    }

    /// Takes back the last choice. Gives whether there was one.
    pub fn back(&mut self) -> bool {
        if self.among.take().is_some() {
            return true;
        }
        match self.choices.pop() {
            Some(length) => {
                self.path.truncate(length);
                true
            }
            None => false,
        }
    }

    /// The two words of which the second is the only one that `typed` means, if the first is left out. Of
    /// several places none is left out: which of them pieces come from is asked, though all of those that
    /// were named stand in one.
    pub fn skipping(&self, typed: &[&str], sense: &dyn Sense) -> Option<(&'a str, &'a str, usize)> {
        let mut pairs: Vec<(&str, &str)> = Vec::new();
        let is_left = |first: &&str| {
            !self.any_order && self.among.as_ref().is_none_or(|among| among.iter().any(|one| one == first))
        };
        // What only adds to a step is not begun by a word that the step itself refuses.
        let is_step = |first: &&str| sense.group(first) != OPTIONAL;
        for (_, answer) in self.live() {
            for first in self.next_of(answer).into_iter().filter(is_left).filter(is_step) {
                let seconds = match self.list_in(answer).filter(|start| *start <= self.path.len() + 1) {
                    None => answer.get(self.path.len() + 1).map(String::as_str).into_iter().collect(),
                    Some(_) => {
                        let mut gone_on = self.clone();
                        gone_on.push(first);
                        gone_on.next_of(answer)
                    }
                };
                let new = seconds.into_iter().map(|second| (first, second));
                pairs.extend(new.filter(|pair| !pairs.contains(pair)).collect::<Vec<_>>());
            }
        }
        let seconds: Vec<&str> = pairs.iter().map(|(_, second)| *second).collect();
        match meant(typed, &seconds, sense) {
            Meant::One(index, used) => {
                let (first, second) = pairs[index];
                let is_place = |word: &str| is_of_places(sense.group(word));
                let is_another = |(other, _): &(&str, &str)| *other != first && is_place(other);
                let is_open = !self.path.is_empty() && is_place(first) && pairs.iter().any(is_another);
                // A bare number leaves nothing out: it may be a die that was typed late.
                let is_bare = is_number(&typed[..used]) && !second.starts_with(&typed[0][..1]);
                (!is_open && !is_bare).then_some((first, second, used))
            }
            _ => None,
        }
    }
}

/// Whether the first of the words says that there is none, or no more.
fn says_none(typed: &[&str]) -> bool {
    let says = |word: &&str| SAYS_NONE.contains(&word.to_lowercase().as_str());
    typed.first().is_some_and(says)
}

/// Whether `only` is named after another word that is no number.
fn is_turned(typed: &[&str], only: &str, sense: &dyn Sense) -> bool {
    let is_number = |word: &&str| word.starts_with(|letter: char| letter.is_ascii_digit());
    // Pieces name no place: `vc 1u` where a Ranger goes Active first.
    let is_only = |at: usize| {
        !is_number(&typed[at]) && matches!(meant(&typed[at..=at], &[only], sense), Meant::One(..))
    };
    typed.first().is_some_and(|first| !is_number(first)) && (1..typed.len()).any(is_only)
}

/// Whether what is typed begins with a `from`, as the question has it, before where pieces come from: a
/// place, or a box.
pub fn says_from(tree: &Tree<'_>, typed: &[&str], sense: &dyn Sense) -> bool {
    let next = tree.next();
    let are_places = || !next.is_empty() && next.iter().all(|word| is_of_places(sense.group(word)));
    let is_named = || typed.len() > 1 && meant(&typed[1..], &next, sense) != Meant::None;
    typed.first().is_some_and(|word| word.eq_ignore_ascii_case("from"))
        && !tree.path().is_empty()
        && !next.contains(&"from")
        && (are_places() || is_named())
}

/// The words up to the next sign that ends a step.
pub fn words_of(text: &str) -> Vec<&str> {
    let end = text.find([';', ',']).unwrap_or(text.len());
    text[..end].split([' ', '\t', ':']).filter(|word| !word.is_empty()).collect()
}

/// Whether all that is typed, up to a comma, is words of the tree.
pub fn takes_all(tree: Tree<'_>, typed: &str, sense: &dyn Sense) -> bool {
    walked(tree, typed, sense).is_some()
}

/// The tree gone on by all that is typed, up to a comma, as far as each word means one answer; none where a
/// word is none.
pub fn walked<'a>(mut tree: Tree<'a>, typed: &str, sense: &dyn Sense) -> Option<Tree<'a>> {
    let mut left = words_of(typed);
    while !left.is_empty() {
        if says_from(&tree, &left, sense) {
            left.remove(0);
            continue;
        }
        if let Some(used) = tree.forced(&left, sense) {
            left.drain(..used);
            continue;
        }
        let next = tree.next();
        let used = match meant(&left, &next, sense) {
            Meant::One(index, used) => {
                let used = tree.named_by(&left, next[index], used, sense);
                tree.choose(next[index]);
                used
            }
            Meant::Several(..) => return Some(tree),
            Meant::None => match tree.skipping(&left, sense) {
                Some((first, second, used)) => {
                    tree.skip_to(first, second);
                    used
                }
                None => return None,
            },
        };
        left.drain(..used);
    }
    Some(tree)
}

#[cfg(test)]
mod tests {
    use super::*;
    /// Words as they are spelt, and nothing more.
    struct Plain;

    impl Sense for Plain {}

    fn of(answers: &[&str]) -> Vec<Vec<String>> {
        answers.iter().map(|answer| answer.split(' ').map(str::to_owned).collect()).collect()
    }

    #[test]
    fn a_name_comes_before_those_it_begins_and_those_before_names_it_is_part_of() {
        let words = ["loc-saigon-can-tho", "saigon", "saigon-west"];
        assert_eq!(meant(&["saigon", "2t"], &words, &Plain), Meant::One(1, 1));
        assert_eq!(meant(&["sai"], &words, &Plain), Meant::Several(vec![1, 2], 1));
        assert_eq!(meant(&["8"], &["80 Light", "8 Arc Light"], &Plain), Meant::One(1, 1));
        assert_eq!(meant(&["Can"], &words, &Plain), Meant::One(0, 1));
        assert_eq!(meant(&["loc", "saigon"], &words, &Plain), Meant::One(0, 2));
        assert_eq!(meant(&["hue"], &words, &Plain), Meant::None);
    }

    #[test]
    fn a_name_with_a_colon_is_meant_by_its_parts() {
        let words = ["squad-1-b", "us-2:squad-1-a", "us-2:squad-1-b"];
        assert_eq!(meant(&words_of("us-2:squad-1-b"), &words, &Plain), Meant::One(2, 2));
        assert_eq!(meant(&words_of("us-2 squad-1-a"), &words, &Plain), Meant::One(1, 2));
        assert_eq!(meant(&words_of("squad-1-b"), &words, &Plain), Meant::One(0, 1));
    }

    #[test]
    fn words_that_differ_in_numbers_alone_are_joined() {
        assert_eq!(
            joined(&["1u", "2u", "3u", "1 arvn_police", "5t", "7t", "place"]),
            ["1-3u", "1 arvn_police", "5/7t", "place"]
        );
        assert_eq!(joined(&["1", "3"]), ["1, 3"], "numbers alone are no fraction");
        assert_eq!(joined(&["2.1", "3.1"]), ["2.1", "3.1"], "openings of two sections of a tunnel");
    }

    #[test]
    fn a_word_that_nobody_had_to_say_may_be_said_after_the_answer() {
        let answers = of(&["hue saigon 1t", "hue saigon 2t", "saigon hue 1t"]);
        let mut tree = Tree::of(&answers);
        tree.choose("hue");
        assert_eq!(tree.forced(&["2t", "saigon"], &Plain), Some(0));
        tree.choose("2t");
        assert_eq!(tree.said_late(&["saigon"], &Plain), 1);
        assert_eq!(tree.said_late(&["hue"], &Plain), 0);
    }

    #[test]
    fn an_answer_is_taken_up_again_line_by_line_unless_it_is_none_any_more() {
        let answers = of(&["hue place 1u", "hue place 2u", "saigon"]);
        let lines = [vec!["hue".to_owned(), "place".to_owned()]];
        let mut tree = Tree::of(&answers).begun(&lines);
        assert_eq!(tree.next(), ["1u", "2u"]);
        assert!(tree.back() && tree.path().is_empty());
        assert_eq!(Tree::of(&of(&["hue", "saigon"])).begun(&lines).next(), ["hue", "saigon"]);
    }

    #[test]
    fn the_only_count_at_first_need_not_be_said_before_a_place() {
        let answers = of(&["1t box hue", "1t box saigon"]);
        let mut tree = Tree::of(&answers);
        assert_eq!(tree.clone().forced(&[], &Plain), None, "nothing is said");
        assert_eq!(tree.forced(&["2t"], &Plain), None, "that is another count");
        assert_eq!(tree.forced(&["saigon"], &Plain), Some(0));
        assert_eq!(tree.path(), ["1t"]);
    }

    #[test]
    fn words_of_answers_in_any_order_are_said_in_any_order() {
        let answers = [&["1t", "1u"][..], &["1t", "1p"], &["2t"], &["1t"], &["1u"]]
            .map(|words| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>());
        let mut tree = Tree::of(&answers).in_any_order(true);
        assert_eq!(tree.next(), ["1t", "1u", "1p", "2t"]);
        tree.choose("1u");
        assert_eq!((tree.end(), tree.next()), (Some(4), vec!["1t"]));
        tree.choose("1t");
        assert_eq!((tree.end(), tree.next().len()), (Some(0), 0));
        assert!(tree.back() && tree.end() == Some(4));
        assert!(takes_all(Tree::of(&answers).in_any_order(true), "1p 1t", &Plain));
        assert!(!takes_all(Tree::of(&answers), "1p 1t", &Plain));
    }

    #[test]
    fn pieces_that_are_listed_are_named_in_any_order_with_whose_they_are() {
        let answers = of(&[
            "hue remove vc 2u",
            "hue remove vc 1u 1a",
            "hue remove nva 1u vc 1u",
            "hue remove nva 1u vc 1a",
            "hue arvn",
        ]);
        let mut tree = Tree::of(&answers);
        tree.choose("hue");
        tree.choose("remove");
        assert_eq!((tree.next(), tree.removed_in_all()), (vec!["vc", "nva"], Some(2)));
        tree.choose("vc");
        assert_eq!(tree.next(), ["2u", "1u", "1a"]);
        tree.choose("1a");
        assert_eq!((tree.end(), tree.next()), (None, vec!["1u", "nva"]));
        tree.choose("nva");
        assert_eq!((tree.end(), tree.next()), (None, vec!["1u"]));
        tree.choose("1u");
        assert_eq!((tree.end(), tree.next().len()), (Some(3), 0));
        assert!(takes_all(Tree::of(&answers), "hue remove vc 1a 1u", &Plain));
        assert!(!takes_all(Tree::of(&answers), "hue remove vc 1a 2u", &Plain));
    }

    #[test]
    fn where_only_one_place_can_be_left_another_is_not_taken_for_where_pieces_go() {
        let answers = of(&["4p hue to saigon", "4p hue to kontum", "2p saigon to hue"]);
        let mut tree = Tree::of(&answers);
        tree.choose("4p");
        assert_eq!(tree.clone().forced(&["saigon", "hue"], &Plain), None);
        assert_eq!(tree.forced(&["saigon"], &Plain), Some(0));
    }

    #[test]
    fn a_bare_number_begins_no_answer_whose_later_word_has_it() {
        let answers = of(&["reveal section-1", "done"]);
        let mut tree = Tree::of(&answers);
        assert_eq!(tree.skipping(&["1"], &Plain), None);
        assert_eq!(tree.skipping(&["section"], &Plain), Some(("reveal", "section-1", 1)));
        tree.choose("reveal");
        assert_eq!(tree.forced(&["1"], &Plain), Some(1));
    }

    #[test]
    fn answers_are_narrowed_and_choices_taken_back_word_by_word() {
        let answers = of(&["hue", "hue place 1u", "hue place 2u", "saigon"]);
        let mut tree = Tree::of(&answers);
        assert_eq!(tree.next(), ["hue", "saigon"]);
        tree.choose("hue");
        assert_eq!((tree.end(), tree.next()), (Some(0), vec!["place"]));
        assert_eq!(tree.skipping(&["2u"], &Plain), Some(("place", "2u", 1)));
        tree.choose("place");
        tree.narrow(vec!["2u".to_owned()]);
        assert_eq!(tree.next(), ["2u"]);
        assert!(tree.back() && tree.next() == ["1u", "2u"]);
        assert!(tree.back() && tree.path() == ["hue"]);
        assert!(tree.back() && tree.path().is_empty() && !tree.back());
    }
}
