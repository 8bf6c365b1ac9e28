//! A typist who answers at random from the legal answers is never refused, and leaves a document that is
//! proved.
//!
//! `POINTMAN_TYPIST_GAMES` says how many games (2), `POINTMAN_TYPIST_FIRST` from which on (0), `POINTMAN_TYPIST_LINES`
//! how many lines of each at most (150): 6000 are whole games.

use std::cell::RefCell;
use std::rc::Rc;

use pointman::Error;
use pointman::command::Produced;
use pointman::play::lines::Lines;
use pointman::play::{Begin, Screen, run_with};
use pointman::render::Look;

use super::alike::acts_alike;
use super::run;

/// A screen that remembers, and saves as the program does.
pub(super) struct Memory(pub(super) RefCell<String>);

impl Screen for Memory {
    fn print(&self, text: &str) -> Result<(), Error> {
        self.0.borrow_mut().push_str(text);
        Ok(())
    }

    fn print_status(&self, text: &str) -> Result<(), Error> {
        self.print(&format!("{text}\n"))
    }

    fn look(&self) -> Look {
        Look::PLAIN
    }

    fn rows(&self) -> usize {
        24
    }

    fn save(&self, produced: &Produced) -> Result<(), Error> {
        let pointman::command::Write::InPlace(origin) = &produced.write else {
            return Err(Error::Bug("a step goes into its document".to_owned()));
        };
        origin.replace(&produced.document.text(), "", &|_| ())
    }
}

pub(super) fn number(variable: &str, otherwise: u64) -> u64 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

#[test]
fn a_typist_who_answers_at_random_is_never_refused() {
    let players = ["us", "vc", "us,nva", "all", "arvn", "nva", "arvn,vc", "us,arvn,vc"];
    let scenarios = ["short", "medium", "full"];
    let first = number("POINTMAN_TYPIST_FIRST", 0);
    let (mut whole, games) = (0, number("POINTMAN_TYPIST_GAMES", 2));
    for game in first..first + games {
        let folder = tempfile::tempdir().unwrap();
        let (seed, index) = (game.to_string(), game as usize);
        let (scenario, who) = (scenarios[index % 3], players[index % players.len()]);
        run(
            folder.path(),
            &["fitl", "new", "--scenario", scenario, "--players", who, "--seed", &seed, "-o", "game.json"],
        );
        let mut random = game.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        let mut below = move |n: usize| {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            (random % n as u64) as usize
        };
        let mut left = number("POINTMAN_TYPIST_LINES", 150);
        let screen = Rc::new(Memory(RefCell::default()));
        let told = Rc::clone(&screen);
        let lines = Lines::Given(Box::new(move |legal: &[String]| {
            left = left.checked_sub(1)?;
            let typed = match (below(12), legal.len()) {
                (0, _) | (_, 0) => String::new(),
                (1, _) if left.is_multiple_of(5) => "?".to_owned(),
                (2, _) if left.is_multiple_of(5) => "back".to_owned(),
                (_, all) => legal[below(all)].clone(),
            };
            if typed == "quit" {
                return None;
            }
            told.0.borrow_mut().push_str(&format!("> {typed}\n"));
            Some(typed)
        }));
        let begin = Begin { file: Some(folder.path().join("game.json")), ..Begin::default() };
        let played = run_with(begin, Rc::clone(&screen) as Rc<dyn Screen>, lines);
        let said = screen.0.borrow();
        let end: Vec<&str> = said.lines().rev().take(40).collect();
        let end: Vec<&str> = end.into_iter().rev().collect();
        assert!(played.is_ok(), "game {game}: {played:?}\n{}", end.join("\n"));
        if let Some(at) = said.find("\nNo: ").or_else(|| said.find("It cannot end so")) {
            let from = said[..at].rfind("> ").and_then(|at| said[..at].rfind("> ")).unwrap_or(0);
            panic!(
                "game {game} ({scenario}, {who}) was refused:\n{}",
                &said[from..(at + 400).min(said.len())]
            );
        }
        whole += u64::from(said.contains("The game is over"));
        run(folder.path(), &["replay", "game.json", "--verify"]);
        assert!(acts_alike(&folder.path().join("game.json")) > 0, "game {game}: nobody acted");
    }
    println!("{whole} of {games} games were played to their end");
}
