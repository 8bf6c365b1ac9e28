//! Dice thrown by the person at the table and typed in.

use std::collections::VecDeque;
use std::fmt;
use std::io::{BufRead, Write};

use super::{Dice, DiceError, MOST_AGAIN, Question, QuestionKind, Seeded, rest_of_several};

/// Where a person is asked for dice: whatever can be written to, or a prompt that wants to know which of the
/// lines are refusals.
pub trait DicePrompt {
    /// Shows what is asked for; the answer is typed behind it.
    fn ask(&mut self, what: &str);

    /// Shows a line.
    fn say(&mut self, line: &str);

    /// Shows a line that says why what was typed is no answer.
    fn refuse(&mut self, line: &str) {
        self.say(line);
    }

    /// Shows a line that says what of a line is not read.
    fn not_read(&mut self, line: &str) {
        self.say(line);
    }
}

/// A prompt that cannot be shown is no reason to refuse an answer that can be read.
impl<W: Write> DicePrompt for W {
    fn ask(&mut self, what: &str) {
        let _ = write!(self, "{what}");
        let _ = self.flush();
    }

    fn say(&mut self, line: &str) {
        let _ = writeln!(self, "{line}");
    }
}

/// Prompts for each answer until it is one that the question allows.
///
/// A line may hold several answers, separated by commas or blanks, so that all dice of a throw are typed at
/// once. One that holds more than the throw has is refused: none of them is taken for something that nobody
/// was asked about. Draws for the same purpose that follow one another may be typed at once too, as an order
/// of what is drawn. `?` shows what may be typed, and `r` lets the program throw, if it was given dice to do
/// so.
pub struct Asking<R, W> {
    input: R,
    prompt: W,
    rolls: Option<Seeded>,
    typed: VecDeque<String>,
    /// What further draws give, in their order, and what they are for.
    order: Option<(String, VecDeque<String>)>,
    /// Which die of how many of one throw the next is.
    place: Option<(usize, usize)>,
    /// What the next draw is for.
    drawn_for: String,
    given: Vec<String>,
    /// The words of the last line that were taken.
    taken: Vec<String>,
    /// Whether the next throw decides nothing.
    decided: bool,
    /// How many throws that decide nothing came one after the other.
    idle: u32,
}

impl<R: BufRead, W: DicePrompt> Asking<R, W> {
    /// Reads answers from `input` and writes the prompts to `prompt`.
    pub fn new(input: R, prompt: W) -> Self {
        Asking {
            input,
            prompt,
            rolls: None,
            typed: VecDeque::new(),
            order: None,
            place: None,
            drawn_for: String::new(),
            given: Vec::new(),
            taken: Vec::new(),
            decided: false,
            idle: 0,
        }
    }

    /// The same with `dice` that the program throws for who answers `r`.
    #[must_use]
    pub fn rolling(self, dice: Seeded) -> Self {
        Asking { rolls: Some(dice), ..self }
    }

    /// The answers so far, as `--rolls` takes them: what a person threw is not lost when the command fails.
    pub fn given(&self) -> &[String] {
        &self.given
    }

    /// The next word typed; `what` is asked for when none is left over. None when the input ends.
    fn word(&mut self, what: &str) -> Option<String> {
        while self.typed.is_empty() {
            self.prompt.ask(&format!("{what}: "));
            let mut line = Vec::new();
            if !self.input.read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
                return None;
            }
            // What is no text is no answer either, and is asked again like any other slip.
            let line = String::from_utf8_lossy(&line);
            self.taken.clear();
            let words = line.split([',', ' ', '\t', '\n', '\r']).filter(|word| !word.is_empty());
            self.typed = words.map(str::to_owned).collect();
            if self.typed.is_empty() {
                return Some(String::new());
            }
        }
        self.typed.pop_front()
    }

    /// The word with those typed after it that make up the name of something to draw: `quang nam`.
    fn whole_name(&mut self, question: Question, word: String) -> String {
        for used in (1..=self.typed.len()).rev() {
            let more = self.typed.iter().take(used).map(String::as_str);
            let name = std::iter::once(word.as_str()).chain(more).collect::<Vec<_>>().join(" ");
            if named(question, &name).is_some() {
                self.typed.drain(..used);
                return name;
            }
        }
        word
    }

    /// Keeps the words that were just typed as an order of what is drawn, if that is what they are. Gives the
    /// first of it.
    fn order_typed(&mut self, question: Question, first: &str) -> Option<u32> {
        let QuestionKind::Named { .. } = question.kind else { return None };
        let (names, waiting) = (question.names(), self.typed.clone());
        let mut order: Vec<u32> = vec![answered(question, first)?];
        while let Some(word) = self.typed.pop_front() {
            let name = self.whole_name(question, word);
            match answered(question, &name).filter(|nth| !order.contains(nth)) {
                Some(nth) => order.push(nth),
                None => {
                    self.typed = waiting;
                    return None;
                }
            }
        }
        let named = order[1..].iter().map(|nth| names[*nth as usize - 1].to_owned());
        self.order = Some((self.drawn_for.clone(), named.collect()));
        Some(order[0])
    }

    /// What an order that was typed before says of this draw: the first of it that can be drawn.
    fn ordered(&mut self, question: Question) -> Option<u32> {
        let (of, order) = self.order.as_mut()?;
        let names = question.names();
        let is_same = *of == self.drawn_for && !names.is_empty();
        while let Some(name) = order.pop_front().filter(|_| is_same) {
            if let Some(nth) = names.iter().position(|known| *known == name) {
                return Some(nth as u32 + 1);
            }
        }
        self.order = None;
        None
    }

    fn say(&mut self, what: &str) {
        self.prompt.say(&format!("  {what}"));
    }

    fn say_not_read(&mut self, words: &[String]) {
        self.prompt.not_read(&format!("  Not read: {}", words.join(" ")));
    }

    /// What the program throws for a person.
    fn thrown(&mut self, question: Question, reason: &str) -> Result<u32, DiceError> {
        let Some(rolls) = &mut self.rolls else {
            return Err(DiceError::NoAnswer { question, reason: reason.to_owned() });
        };
        let answer = rolls.answer(question, format_args!("{reason}"))?;
        self.given.push(shown(question, answer));
        Ok(answer)
    }

    /// The answer to `question` for `reason`, of which `all` are wanted at once.
    fn asked(&mut self, question: Question, reason: &str, all: usize) -> Result<Answer, DiceError> {
        self.idle = 0;
        let roll = word_to_roll(question);
        // A deck with a card R takes the letter that elsewhere has the program throw.
        let by_word = if self.rolls.is_some() && roll == ROLL { ", or `roll` (`r` is a card)" } else { "" };
        // The dice of an expression are asked for one by one, and may be typed together all the same.
        let place = self.place.take();
        let together = match place.filter(|_| all == 1) {
            Some((1, 2)) => ", or both on one line".to_owned(),
            Some((1, dice)) if dice > 2 => format!(", or all {dice} on one line"),
            _ => String::new(),
        };
        if let Some(answer) = self.ordered(question) {
            self.given.push(shown(question, answer));
            return Ok(Answer::Typed(answer));
        }
        let most = place.map_or(all, |(nth, dice)| (dice + 1).saturating_sub(nth).max(1));
        // Dice of a throw that ended before they were needed are none of another throw.
        if !self.typed.is_empty() && place.is_none_or(|(nth, _)| nth < 2) {
            let left: Vec<String> = self.typed.drain(..).collect();
            self.say_not_read(&left);
        }
        // One die is not the first of any.
        let plain =
            if place == Some((1, 1)) { reason.replacen(", die 1 of 1", "", 1) } else { reason.to_owned() };
        let what = format!("{plain}: {}{together}{by_word}", wanted(question, all));
        for _ in 0..MOST_AGAIN {
            let is_fresh = self.typed.is_empty();
            let Some(word) = self.word(&what) else {
                return Err(DiceError::Ended { question, reason: reason.to_owned() });
            };
            let word = self.whole_name(question, word);
            let typed = self.typed.len() + 1;
            let is_answer =
                || answered(question, &word).is_some() || word == roll || word.eq_ignore_ascii_case(ROLL);
            if is_fresh
                && typed > most
                && let Some(answer) = self.order_typed(question, &word)
            {
                self.given.push(shown(question, answer));
                return Ok(Answer::Typed(answer));
            }
            if is_fresh && typed > most && is_answer() {
                self.typed.clear();
                let allowed = allowed(question, most);
                self.prompt.refuse(&format!("  {typed} typed, {most} asked for ({reason}): {allowed}"));
                continue;
            }
            match (word.to_lowercase().as_str(), &mut self.rolls) {
                ("?" | "", rolls) => {
                    let thrown =
                        if rolls.is_some() { format!("; {roll} lets Pointman roll") } else { String::new() };
                    let help = format!("{reason}: {}{thrown}", allowed(question, all));
                    self.say(&help);
                }
                (word, Some(_)) if word == roll || word == ROLL => {
                    let answer = self.thrown(question, reason)?;
                    // Dice of one throw are told together.
                    if all == 1 || !self.typed.is_empty() {
                        self.say(&thrown_for_them(question, &shown(question, answer)));
                    }
                    return Ok(Answer::Thrown(answer));
                }
                _ => match answered(question, &word) {
                    Some(answer) => {
                        self.given.push(shown(question, answer));
                        self.taken.push(word.to_owned());
                        return Ok(Answer::Typed(answer));
                    }
                    None => {
                        let left: Vec<String> = self.typed.drain(..).collect();
                        let rolls = self.rolls.is_some();
                        let why = gone(question, &word, rolls).unwrap_or_else(|| allowed(question, all));
                        self.prompt.refuse(&format!("No: {why}"));
                        if !self.taken.is_empty() {
                            let taken = self.taken.join(" ");
                            self.say(&format!("Taken before it: {taken}"));
                        }
                        if !left.is_empty() {
                            self.say_not_read(&left);
                        }
                    }
                },
            }
        }
        Err(DiceError::NoAnswer { question, reason: reason.to_owned() })
    }
}

impl<R: BufRead, W: DicePrompt> Asking<R, W> {
    /// What the program draws for a person where that decides nothing; none if it has no dice, or the draw
    /// matters.
    fn idle(&mut self, question: Question, reason: &str) -> Result<Option<u32>, DiceError> {
        if !std::mem::take(&mut self.decided) {
            return Ok(None);
        }
        let Some(rolls) = &mut self.rolls else { return Ok(None) };
        self.place = None;
        let drawn = rolls.answer(question, format_args!("{reason}"))?;
        self.given.push(shown(question, drawn));
        self.idle += 1;
        match self.idle {
            1 => {
                let name = question.names().get(drawn as usize - 1).map(|name| (*name).to_owned());
                let name = name.unwrap_or_else(|| drawn.to_string());
                self.say(&format!("{reason}: every draw gives the same result; Pointman drew {name}"));
            }
            2 => self.say("The same for more draws: Pointman makes them."),
            _ => {}
        }
        Ok(Some(drawn))
    }
}

impl<R: BufRead, W: DicePrompt> Dice for Asking<R, W> {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        let reason = reason.to_string();
        match self.idle(question, &reason)? {
            Some(drawn) => Ok(drawn),
            None => self.asked(question, &reason, 1).map(Answer::shows),
        }
    }

    fn several(&mut self, sides: u32, faces: &mut [u8], reason: fmt::Arguments<'_>) -> Result<(), DiceError> {
        let (mut thrown, all) = (0, faces.len());
        while thrown < all {
            let reason = rest_of_several(reason, thrown, all);
            self.nth_of(thrown + 1, all);
            thrown += self.next_of_several(sides, &mut faces[thrown..], format_args!("{reason}"))?;
        }
        Ok(())
    }

    fn next_of_several(
        &mut self,
        sides: u32,
        faces: &mut [u8],
        reason: fmt::Arguments<'_>,
    ) -> Result<usize, DiceError> {
        let (question, reason) = (Question { sides, kind: QuestionKind::Die }, reason.to_string());
        let all = faces.len();
        let Some((first, rest)) = faces.split_first_mut() else { return Ok(0) };
        let answer = self.asked(question, &reason, all)?;
        *first = answer.shows() as u8;
        // `r` at the end of what was typed has the rest of the throw rolled too.
        if !matches!(answer, Answer::Thrown(_)) || !self.typed.is_empty() || rest.is_empty() {
            return Ok(1);
        }
        for face in rest {
            *face = self.thrown(question, &reason)? as u8;
        }
        let shown: Vec<String> = faces.iter().map(u8::to_string).collect();
        self.say(&format!("{all}d{sides} show {}", shown.join(", ")));
        Ok(all)
    }

    fn decided(&mut self) {
        self.decided = true;
    }

    fn nth_of(&mut self, nth: usize, all: usize) {
        self.place = Some((nth, all));
    }

    fn drawn_for(&mut self, what: fmt::Arguments<'_>) {
        self.drawn_for = what.to_string();
    }
}

/// An answer, and who gave it.
#[derive(Debug, Clone, Copy)]
enum Answer {
    Typed(u32),
    Thrown(u32),
}

impl Answer {
    fn shows(self) -> u32 {
        match self {
            Answer::Typed(shows) | Answer::Thrown(shows) => shows,
        }
    }
}

/// The word that always has the program throw.
const ROLL: &str = "roll";

/// The shortest word that has the program throw: `r`, unless a card is called so.
fn word_to_roll(question: Question) -> &'static str {
    match question.kind {
        QuestionKind::Card { names, .. } if names.iter().any(|name| name.eq_ignore_ascii_case("r")) => ROLL,
        _ => "r",
    }
}

/// What is to be thrown or drawn, `all` of it at once: `roll 3d6 (1-6 each)`.
fn wanted(question: Question, all: usize) -> String {
    let sides = question.sides;
    let legal = || question.open("", 1).legal;
    match question.kind {
        QuestionKind::Die if all > 1 => format!("roll {all}d{sides} (1-{sides} each)"),
        QuestionKind::Die => format!("roll a d{sides} (1-{sides})"),
        QuestionKind::Pick => format!("draw one of {sides} (1-{sides})"),
        QuestionKind::Named { .. } if sides > 2 => {
            format!("draw one of {sides} (1-{sides}, or its name; name several to answer the next draws too)")
        }
        QuestionKind::Named { .. } => format!("draw one of {sides} (1-{sides}, or its name)"),
        QuestionKind::Card { names, .. } if names.len() <= 26 => {
            format!("draw a card ({})", legal().join(" "))
        }
        QuestionKind::Card { .. } => {
            format!("draw a card (such as {})", legal().first().map_or("", String::as_str))
        }
    }
}

/// What a person is told who had the program throw or draw: `d6 shows 4`, `drawn: K`.
fn thrown_for_them(question: Question, shows: &str) -> String {
    match question.kind {
        QuestionKind::Die => format!("{question} shows {shows}"),
        QuestionKind::Pick => format!("drawn: {shows} of {}", question.sides),
        QuestionKind::Named { .. } => {
            let name = shows.parse().ok().and_then(|nth: usize| question.names().get(nth - 1).copied());
            format!("drawn: {}", name.unwrap_or(shows))
        }
        QuestionKind::Card { .. } => match playing_card(shows) {
            Some(card) => format!("drawn: {shows}, the {card}"),
            None => format!("drawn: {shows}"),
        },
    }
}

/// The name of a card of a common deck as people say it: `5C` is the 5 of clubs; none for a card of another
/// deck.
fn playing_card(short: &str) -> Option<String> {
    const SUITS: [(char, &str); 4] = [('D', "diamonds"), ('H', "hearts"), ('C', "clubs"), ('S', "spades")];
    let rank = short.get(..short.len().checked_sub(1)?)?;
    let (_, suit) = SUITS.into_iter().find(|(letter, _)| short.ends_with(*letter))?;
    let rank = match rank {
        "J" => "jack",
        "Q" => "queen",
        "K" => "king",
        "A" => "ace",
        number if number.parse::<u8>().is_ok_and(|number| (2..=10).contains(&number)) => number,
        _ => return None,
    };
    Some(format!("{rank} of {suit}"))
}

/// What may be typed, where `all` answers are wanted at once.
fn allowed(question: Question, all: usize) -> String {
    match question.kind {
        QuestionKind::Die if all > 1 => {
            let such: Vec<String> =
                (1..=all as u32).map(|die| (die % question.sides + 1).to_string()).collect();
            format!("give {all} whole numbers from 1 to {}, such as {}", question.sides, such.join(","))
        }
        QuestionKind::Card { .. } => {
            format!("give the name of a card still in the deck: {}", question.open("", 1).legal.join(" "))
        }
        QuestionKind::Named { .. } => {
            let names = question.open("", 1).legal.join(", ");
            format!(
                "give a whole number from 1 to {}, or enough of one of these names: {names}",
                question.sides
            )
        }
        _ => format!("give a whole number from 1 to {}", question.sides),
    }
}

/// What is said of a card that the deck no longer holds, whose letter may be typed for `roll`.
fn gone(question: Question, typed: &str, rolls: bool) -> Option<String> {
    let QuestionKind::Card { names, .. } = question.kind else { return None };
    let name = names.iter().find(|name| name.eq_ignore_ascii_case(typed))?;
    let roll = if rolls && name.eq_ignore_ascii_case("r") {
        format!(", and `{typed}` draws nothing: type `{ROLL}` to have Pointman draw")
    } else {
        String::new()
    };
    Some(format!("card {name} is not among those left{roll}; {}", allowed(question, 1)))
}

/// What is said of an answer given beforehand that cannot be one.
pub(super) fn no_result(question: Question, answer: &str, reason: &str) -> String {
    match gone(question, answer, false) {
        Some(why) => format!("{reason}: {why}"),
        None => {
            let sides = question.sides;
            format!("{answer} is not a result of {question} ({reason}): give 1 to {sides}")
        }
    }
}

pub(super) fn left_of(names: &'static [&'static str], left: u64) -> Vec<&'static str> {
    (0..names.len()).filter(|card| left >> card & 1 == 1).map(|card| names[card]).collect()
}

fn shown(question: Question, answer: u32) -> String {
    match question.kind {
        QuestionKind::Card { names, left } => left_of(names, left)[answer as usize - 1].to_owned(),
        _ => answer.to_string(),
    }
}

/// The answer typed: the number of a face, or the place of the named card among those left.
pub(super) fn answered(question: Question, typed: &str) -> Option<u32> {
    if let QuestionKind::Card { names, left } = question.kind
        && let Some(card) = names.iter().position(|name| name.eq_ignore_ascii_case(typed))
    {
        let below = left & ((1 << card) - 1);
        return (left >> card & 1 == 1).then(|| below.count_ones() + 1);
    }
    let is_card = matches!(question.kind, QuestionKind::Card { .. });
    let number = typed.parse().ok().filter(|answer| !is_card && (1..=question.sides).contains(answer));
    number.or_else(|| named(question, typed))
}

/// The place of the one thing to be drawn that these words name: in full, or by the beginnings of words of
/// its name.
fn named(question: Question, typed: &str) -> Option<u32> {
    let words = |text: &str| -> Vec<String> {
        let text = text.to_lowercase().replace('\'', "");
        let words = text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
        words.map(str::to_owned).collect()
    };
    let begins = |name: &[String], typed: &[String]| {
        name.len() >= typed.len()
            && name.iter().zip(typed).all(|(word, typed)| word.starts_with(typed.as_str()))
    };
    let typed = words(typed);
    let names: Vec<Vec<String>> = question.names().into_iter().map(words).collect();
    if typed.is_empty() {
        return None;
    }
    // A name itself comes before those it begins, and those before names it is a part of.
    let fits = |name: &[String]| match name {
        name if name == typed => Some(0),
        name if begins(name, &typed) => Some(1),
        name => (0..name.len()).any(|at| begins(&name[at..], &typed)).then_some(2),
    };
    let tiers: Vec<Option<u8>> = names.iter().map(|name| fits(name)).collect();
    let best = tiers.iter().flatten().min()?;
    let mut meant = (1..).zip(&tiers).filter(|(_, tier)| tier.as_ref() == Some(best));
    match (meant.next(), meant.next()) {
        (Some((only, _)), None) => Some(only),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_answered_by_its_name_and_one_that_is_gone_is_asked_again() {
        let mut shown = Vec::new();
        let mut dice = Asking::new("two\nKING\nqueen\n".as_bytes(), &mut shown);
        assert_eq!(dice.card(&["ace", "king", "queen"], 0b101, format_args!("Reinforcements")).unwrap(), 2);
        let shown = String::from_utf8(shown).unwrap();
        assert_eq!(shown.matches("Reinforcements: draw a card (ace queen): ").count(), 3);
    }

    #[test]
    fn draws_for_the_same_are_typed_at_once_in_their_order() {
        const SPACES: &[&str] = &["Hue", "Da Nang", "Saigon", "Can Tho"];
        let mut shown = Vec::new();
        let mut dice = Asking::new("3 da nang 1\n2\n".as_bytes(), &mut shown);
        let mut draw = |left: u64, what: &str, list: &str| {
            let what = format_args!("{what}");
            dice.pick_named(SPACES, left, what, format_args!("{what}: which of {list}?")).unwrap()
        };
        assert_eq!(draw(0b1111, "Most Police", "all"), 2);
        assert_eq!(draw(0b1011, "Most Police", "three"), 1);
        assert_eq!(draw(0b1001, "Most Police", "two"), 0);
        assert_eq!(draw(0b1001, "Most Troops", "two"), 3, "that is asked for again");
        let shown = String::from_utf8(shown).unwrap();
        assert_eq!(shown.matches("draw one of").count(), 2, "{shown}");
        assert!(shown.contains("or its name; name several to answer the next draws too)"), "{shown}");
    }

    #[test]
    fn a_draw_among_names_takes_a_number_or_any_part_that_names_one_of_them() {
        const SPACES: &[&str] =
            &["Hue", "LoC Hue - Da Nang", "Quang Nam", "Quang Tri-Thua Thien", "The Parrot's Beak"];
        for (typed, drawn) in [
            ("2", 1),
            ("hue", 0),
            ("da nang", 1),
            ("hue - da nang", 1),
            ("quang tri", 3),
            ("thua", 3),
            ("parrots", 4),
            // What could be two of them is asked again, with the names.
            ("quang\n3", 2),
            ("saigon\nQUANG NAM", 2),
        ] {
            let mut shown = Vec::new();
            let mut dice = Asking::new(typed.as_bytes(), &mut shown);
            assert_eq!(
                dice.pick_named(SPACES, 0b11111, format_args!("Terror"), format_args!("Terror")).unwrap(),
                drawn,
                "{typed}"
            );
            let shown = String::from_utf8(shown).unwrap();
            assert!(shown.starts_with("Terror: draw one of 5 (1-5, or its name; "), "{shown}");
            assert_eq!(shown.contains("Quang Nam, Quang Tri"), typed.contains('\n'), "{shown}");
        }
        let mut shown = Vec::new();
        let mut dice = Asking::new("quang nam, quang nam\n2\n".as_bytes(), &mut shown);
        assert_eq!(
            dice.pick_named(SPACES, 0b110, format_args!("Terror"), format_args!("Terror")).unwrap(),
            2
        );
        assert!(String::from_utf8(shown).unwrap().contains("3 typed, 1 asked for (Terror): give"));
    }

    #[test]
    fn more_dice_on_a_line_than_a_throw_has_are_refused_and_none_is_taken() {
        let (mut faces, mut shown) = ([0; 2], Vec::new());
        let mut dice = Asking::new("3 4 5\n6 2\n1 1\n4\n".as_bytes(), &mut shown);
        dice.several(6, &mut faces, format_args!("In Sight of Miller")).unwrap();
        assert_eq!(faces, [6, 2]);
        assert_eq!(dice.d6(format_args!("US")).unwrap(), 4, "one die is one number");
        let shown = String::from_utf8(shown).unwrap();
        let two = "3 typed, 2 asked for (In Sight of Miller): give 2 whole numbers from 1 to 6, such as 2,3";
        assert!(shown.contains(two), "{shown}");
        assert!(shown.contains("2 typed, 1 asked for (US): give a whole number from 1 to 6"), "{shown}");
    }

    #[test]
    fn a_card_that_is_drawn_for_a_person_is_told_in_words() {
        let told = |deck: &'static [&'static str]| {
            let mut shown = Vec::new();
            let seeded = Seeded::new(super::super::DiceState { seed: 4, drawn: 0 });
            let mut dice = Asking::new("roll\n".as_bytes(), &mut shown).rolling(seeded);
            dice.card(deck, 0b11, format_args!("Reinforcements")).unwrap();
            String::from_utf8(shown).unwrap()
        };
        let five = told(&["5C", "5D"]);
        assert!(
            five.contains("drawn: 5C, the 5 of clubs") || five.contains("5D, the 5 of diamonds"),
            "{five}"
        );
        let queen = told(&["QS", "QH"]);
        assert!(queen.contains(", the queen of "), "{queen}");
        let letter = told(&["K", "L"]);
        assert!(letter.contains("drawn: ") && !letter.contains(", the"), "a card of another deck: {letter}");
    }

    #[test]
    fn dice_that_are_asked_for_one_by_one_are_typed_together_and_go_to_no_other_throw() {
        let mut shown = Vec::new();
        let mut dice = Asking::new("1 2 3 4\n3 4 5\n6\n".as_bytes(), &mut shown);
        dice.nth_of(1, 3);
        assert_eq!(dice.d6(format_args!("3d6, die 1 of 3")).unwrap(), 3);
        dice.nth_of(2, 3);
        assert_eq!(dice.d6(format_args!("3d6, die 2 of 3")).unwrap(), 4);
        assert_eq!(dice.d6(format_args!("Trail")).unwrap(), 6, "the 5 was for the third die");
        let shown = String::from_utf8(shown).unwrap();
        assert!(shown.contains("4 typed, 3 asked for (3d6, die 1 of 3)"), "{shown}");
        assert!(shown.contains("Not read: 5"), "{shown}");
    }

    #[test]
    fn all_dice_of_a_throw_are_typed_in_one_line() {
        let mut shown = Vec::new();
        let mut faces = [0; 3];
        Asking::new("3,4 5\n".as_bytes(), &mut shown).several(6, &mut faces, format_args!("Attack")).unwrap();
        assert_eq!(faces, [3, 4, 5]);
        assert_eq!(String::from_utf8(shown).unwrap(), "Attack: roll 3d6 (1-6 each): ");
    }

    #[test]
    fn a_wrong_word_in_a_line_drops_the_rest_of_it_and_says_what_was_taken_before() {
        let (mut faces, mut shown) = ([0; 3], Vec::new());
        let mut dice = Asking::new("3,9,5\n1,2\n".as_bytes(), &mut shown);
        dice.several(6, &mut faces, format_args!("Attack")).unwrap();
        assert_eq!(faces, [3, 1, 2]);
        let shown = String::from_utf8(shown).unwrap();
        assert!(shown.contains("  Taken before it: 3\n  Not read: 5\n"), "{shown}");
    }

    #[test]
    fn a_question_mark_shows_what_may_be_typed_and_r_lets_the_program_throw() {
        let mut shown = Vec::new();
        let seeded = || Seeded::new(super::super::DiceState { seed: 4, drawn: 0 });
        let face =
            Asking::new("?\nr\n".as_bytes(), &mut shown).rolling(seeded()).d6(format_args!("Rally")).unwrap();
        assert_eq!(face, seeded().d6(format_args!("")).unwrap());
        let shown = String::from_utf8(shown).unwrap();
        assert!(shown.contains("give a whole number from 1 to 6; r lets Pointman roll"), "{shown}");
        assert!(shown.contains(&format!("d6 shows {face}")), "{shown}");
    }

    #[test]
    fn r_has_the_program_roll_all_dice_of_a_throw_that_are_not_typed() {
        let seeded = || Seeded::new(super::super::DiceState { seed: 4, drawn: 0 });
        let (mut all, mut rest, mut shown) = ([0; 3], [0; 3], Vec::new());
        let mut dice = Asking::new("?\nr\n".as_bytes(), &mut shown).rolling(seeded());
        dice.several(6, &mut all, format_args!("Attack")).unwrap();
        let mut own = [0; 3];
        seeded().several(6, &mut own, format_args!("")).unwrap();
        assert_eq!(all, own);
        let shown = String::from_utf8(shown).unwrap();
        assert!(shown.contains("give 3 whole numbers from 1 to 6, such as 2,3,4; r lets"), "{shown}");
        assert!(shown.contains(&format!("3d6 show {}, {}, {}", own[0], own[1], own[2])), "{shown}");
        let mut dice = Asking::new("5,r\n".as_bytes(), Vec::new()).rolling(seeded());
        dice.several(6, &mut rest, format_args!("Attack")).unwrap();
        assert_eq!(rest, [5, own[0], own[1]]);
    }

    #[test]
    fn the_dice_of_a_throw_that_are_still_asked_for_say_which_they_are() {
        let (mut faces, mut shown) = ([0; 3], Vec::new());
        Asking::new("3\n4\n5\n".as_bytes(), &mut shown)
            .several(6, &mut faces, format_args!("Attack"))
            .unwrap();
        assert_eq!(faces, [3, 4, 5]);
        let shown = String::from_utf8(shown).unwrap();
        let asked = ["Attack: roll 3d6", "Attack, dice 2-3 of 3: roll 2d6", "Attack, die 3 of 3: roll a d6"];
        assert!(asked.iter().all(|asked| shown.contains(asked)), "{shown}");
    }

    #[test]
    fn a_draw_that_decides_nothing_is_not_asked_for() {
        let mut shown = Vec::new();
        let seeded = || Seeded::new(super::super::DiceState { seed: 4, drawn: 0 });
        let mut dice = Asking::new("5\n".as_bytes(), &mut shown).rolling(seeded());
        dice.decided();
        let idle = dice.pick(3, format_args!("Order")).unwrap();
        assert_eq!(idle, seeded().pick(3, format_args!("")).unwrap());
        assert_eq!(dice.d6(format_args!("Rally")).unwrap(), 5, "the next one is asked for");
        assert_eq!(dice.given().len(), 2, "`--rolls` takes them all");
        let shown = String::from_utf8(shown).unwrap();
        let drawn = format!("Order: every draw gives the same result; Pointman drew {}", idle + 1);
        assert!(shown.contains(&drawn) && shown.contains("Rally: roll a d6"), "{shown}");
    }

    #[test]
    fn many_draws_that_decide_nothing_are_told_in_two_lines() {
        let mut shown = Vec::new();
        let seeded = Seeded::new(super::super::DiceState { seed: 4, drawn: 0 });
        let mut dice = Asking::new("5\n".as_bytes(), &mut shown).rolling(seeded);
        for _ in 0..13 {
            dice.decided();
            dice.pick(2, format_args!("March")).unwrap();
        }
        dice.d6(format_args!("Rally")).unwrap();
        dice.decided();
        dice.pick(2, format_args!("Sweep")).unwrap();
        let shown = String::from_utf8(shown).unwrap();
        assert_eq!(shown.matches("March: every draw gives the same result").count(), 1, "{shown}");
        assert_eq!(shown.matches("The same for more draws").count(), 1, "{shown}");
        assert!(shown.contains("Sweep: every draw gives the same result"), "after a die it is told anew");
    }

    #[test]
    fn a_card_called_r_is_no_request_to_roll() {
        let names: &[&str] = &["Q", "R", "S"];
        let seeded = || Seeded::new(super::super::DiceState { seed: 4, drawn: 0 });
        let draw = |typed: &str| {
            let mut dice = Asking::new(typed.as_bytes(), Vec::new()).rolling(seeded());
            dice.card(names, 0b111, format_args!("")).unwrap()
        };
        assert_eq!(draw("r\n"), 1);
        assert_eq!(draw("roll\n"), seeded().card(names, 0b111, format_args!("")).unwrap());
    }

    #[test]
    fn a_wrong_answer_is_asked_again() {
        let mut shown = Vec::new();
        let mut dice = Asking::new("nine\n7\n3\n".as_bytes(), &mut shown);
        assert_eq!(dice.d6(format_args!("Rally")).unwrap(), 3);
        let shown = String::from_utf8(shown).unwrap();
        assert_eq!(shown.matches("Rally: roll a d6 (1-6): ").count(), 3);
    }

    #[test]
    fn who_never_gives_an_answer_is_not_asked_for_ever() {
        let error =
            Asking::new(std::io::BufReader::new(Sevens), Vec::new()).d6(format_args!("Rally")).unwrap_err();
        assert_eq!(
            error.to_string(),
            "no valid answer to d6 (Rally) after 100 tries: give a whole number from 1 to 6"
        );
    }

    /// Types 7 for ever.
    struct Sevens;

    impl std::io::Read for Sevens {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            buffer
                .iter_mut()
                .enumerate()
                .for_each(|(place, byte)| *byte = if place % 2 == 0 { b'7' } else { b'\n' });
            Ok(buffer.len())
        }
    }

    #[test]
    fn the_end_of_the_input_names_the_question() {
        let error = Asking::new("".as_bytes(), Vec::new()).d6(format_args!("Rally")).unwrap_err();
        assert_eq!(error.to_string(), "no answer to d6 (Rally): the input ended");
    }
}
