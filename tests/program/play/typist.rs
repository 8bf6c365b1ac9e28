//! A typist who answers at random from the legal answers is never refused, and leaves a document that is
//! proved.
//!
//! `POINTMAN_SOAK=100` plays 200 whole games. `POINTMAN_TYPIST_GAMES` says how many games otherwise (4),
//! `POINTMAN_TYPIST_FIRST` from which on (0), `POINTMAN_TYPIST_LINES` how many lines of each at most (250).

use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;

use pointman::Error;
use pointman::command::{Produced, Write};
use pointman::play::lines::Lines;
use pointman::play::{Begin, Screen, run_with};

use super::alike::acts_alike;
use super::run;

/// A screen that remembers, and saves as the program does.
pub(super) struct Memory(pub(super) RefCell<String>);

impl Screen for Memory {
    fn print(&self, text: &str) -> Result<(), Error> {
        self.0.borrow_mut().push_str(text);
        Ok(())
    }

    fn save(&self, produced: &Produced) -> Result<(), Error> {
        match &produced.write {
            Write::InPlace(origin) => origin.replace(&produced.document.text(), "", &|_| ()),
            // The evening of a campaign begins in a file of its own.
            Write::File(path) => {
                std::fs::write(path, produced.document.text()).map_err(|why| Error::Bug(why.to_string()))
            }
            Write::Output => Err(Error::Bug("a step goes into its document".to_owned())),
        }
    }
}

/// The number in a variable of the environment, or else another.
pub(super) fn number(variable: &str, otherwise: u64) -> u64 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// By how much long tests are longer (`POINTMAN_SOAK`).
fn soak() -> u64 {
    number("POINTMAN_SOAK", 1)
}

/// How many lines are typed at most, where a variable does not say so: enough for a whole game where the
/// tests are long.
fn most_lines() -> u64 {
    number("POINTMAN_TYPIST_LINES", if soak() > 1 { WHOLE_GAME } else { 250 })
}

/// The lines of the longest game, and more.
const WHOLE_GAME: u64 = 6000;

/// Numbers below what is asked for, always the same of the same seed.
pub(super) fn random(seed: u64) -> impl FnMut(usize) -> usize {
    let mut random = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    move |n: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random % n as u64) as usize
    }
}

/// Words that do the same at every prompt, whatever is asked; who types `quit` as an answer leaves as well.
const WORDS_OF_THE_CONSOLE: [&str; 4] = ["back", "abort", "hold", "help"];

/// How somebody types at random.
pub(super) struct Typist {
    /// How many times in twelve they press Enter alone.
    pub enters: usize,
    /// What they type where no answers are listed.
    pub otherwise: &'static str,
    /// The answers in whose place they press Enter.
    pub avoids: &'static [&'static str],
}

impl Typist {
    /// Plays the document in `file`, called `what` in messages, with the random numbers of `seed`: nothing
    /// typed is refused, and the document is proved. Gives what was shown.
    pub fn plays(self, what: &str, file: &Path, seed: u64) -> String {
        self.plays_while(what, file, seed, most_lines(), |_| true)
    }

    /// The same for so many lines at most, and as long as the answers that are legal let them go on.
    pub fn plays_while(
        self,
        what: &str,
        file: &Path,
        seed: u64,
        most: u64,
        mut goes_on: impl FnMut(&[String]) -> bool + 'static,
    ) -> String {
        let mut below = random(seed);
        let mut left = most;
        let screen = Rc::new(Memory(RefCell::default()));
        let told = Rc::clone(&screen);
        let lines = Lines::Given(Box::new(move |legal: &[String]| {
            left = left.checked_sub(1)?;
            if !goes_on(legal) {
                return None;
            }
            let shadowed = legal.iter().find(|answer| WORDS_OF_THE_CONSOLE.contains(&answer.as_str()));
            assert!(
                shadowed.is_none(),
                "{shadowed:?} is an answer that cannot be typed: every prompt has that word"
            );
            let typed = match (below(12), legal.len()) {
                (0, 0) => "?".to_owned(),
                (_, 0) => self.otherwise.to_owned(),
                (number, _) if number < self.enters => String::new(),
                (number, _) if number == self.enters && left.is_multiple_of(5) => "?".to_owned(),
                (number, _) if number == self.enters + 1 && left.is_multiple_of(5) => "back".to_owned(),
                (_, all) => legal[below(all)].clone(),
            };
            if typed == "quit" {
                return None;
            }
            let typed = if self.avoids.contains(&typed.as_str()) { String::new() } else { typed };
            told.0.borrow_mut().push_str(&format!("> {typed}\n"));
            Some(typed)
        }));
        let begin = Begin { file: Some(file.to_owned()), seed: Some(seed), ..Begin::default() };
        let played = run_with(begin, Rc::clone(&screen) as Rc<dyn Screen>, lines);
        let said = screen.0.take();
        let lines: Vec<&str> = said.lines().collect();
        let end = &lines[lines.len().saturating_sub(40)..];
        assert!(played.is_ok(), "{what}: {played:?}\n{}", end.join("\n"));
        if let Some(at) = said.find("\nNo: ").or_else(|| said.find("It cannot end so")) {
            let from = said[..at].rmatch_indices("\n> ").nth(8).map_or(0, |(at, _)| at);
            let to = said[at..].char_indices().nth(600).map_or(said.len(), |(length, _)| at + length);
            panic!("{what} was refused:\n{}", &said[from..to]);
        }
        let name = file.file_name().and_then(|name| name.to_str()).unwrap();
        run(file.parent().unwrap(), &["replay", name, "--verify"]);
        said
    }
}

#[test]
fn a_typist_who_answers_at_random_is_never_refused() {
    let players = ["us", "vc", "us,nva", "all", "arvn", "nva", "arvn,vc", "us,arvn,vc"];
    let scenarios = ["short", "medium", "full"];
    let first = number("POINTMAN_TYPIST_FIRST", 0);
    let few = if soak() > 1 { 2 * soak() } else { 4 };
    let (mut whole, games) = (0, number("POINTMAN_TYPIST_GAMES", few));
    for game in first..first + games {
        let folder = crate::scenes::folder();
        let (seed, index) = (game.to_string(), game as usize);
        let (scenario, who) = (scenarios[index % 3], players[index % players.len()]);
        run(
            folder.path(),
            &["fitl", "new", "--scenario", scenario, "--players", who, "--seed", &seed, "-o", "game.json"],
        );
        let typist = Typist { enters: 1, otherwise: "", avoids: &[] };
        let what = format!("game {game} ({scenario}, {who})");
        let said = typist.plays(&what, &folder.path().join("game.json"), game);
        let is_over = said.contains("The game is over");
        whole += u64::from(is_over);
        if !is_over && most_lines() == WHOLE_GAME {
            let lines: Vec<&str> = said.lines().collect();
            println!("{what} was left:\n{}", lines[lines.len().saturating_sub(40)..].join("\n"));
        }
        assert!(acts_alike(&folder.path().join("game.json")) > 0, "game {game}: nobody acted");
    }
    println!("{whole} of {games} games were played to their end");
    assert!(most_lines() < WHOLE_GAME || whole == games, "{whole} of {games} games were played to their end");
}

#[test]
fn a_typist_with_the_first_edition_a_deck_and_dice_of_the_table_is_never_refused() {
    for game in 0..soak() {
        let folder = crate::scenes::folder();
        let scenario = ["medium", "full", "short"][game as usize % 3];
        let who = ["us,vc", "arvn,nva", "all"][game as usize % 3];
        let begin = ["fitl", "new", "--scenario", scenario, "--edition", "first", "--deck", "physical"];
        let seed = game.to_string();
        let rest = ["--players", who, "--seed", &seed, "-q", "-o", "game.json"];
        run(folder.path(), &[&begin[..], &rest].concat());
        super::play(folder.path(), &["game.json"], "dice ask\nhold\n");
        let typist = Typist { enters: 1, otherwise: "roll", avoids: &["back"] };
        let most = most_lines().min(if soak() > 1 { WHOLE_GAME } else { 100 });
        let said = typist.plays_while(
            &format!("game {game} of the first edition ({scenario}, {who})"),
            &folder.path().join("game.json"),
            game + 900,
            most,
            |_| true,
        );
        assert!(said.contains(": roll ") || said.contains("draw a card"), "no dice were asked for: {said}");
    }
}
