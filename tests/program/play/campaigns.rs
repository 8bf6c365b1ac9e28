//! Campaigns of Ambush Valley at the prompt: a typist who answers at random is never refused, and the campaign is
//! proved and taken back to its first bytes.
//!
//! `POINTMAN_TYPIST_CAMPAIGNS` says how many campaigns (2), `POINTMAN_TYPIST_LINES` how many lines of each at most (150).

use std::cell::RefCell;
use std::fs;
use std::rc::Rc;

use pointman::Error;
use pointman::command::Produced;
use pointman::play::lines::Lines;
use pointman::play::{Begin, Screen, run_with};
use pointman::render::Look;

use super::run;

/// A screen that remembers, and saves as the program does.
struct Memory(RefCell<String>);

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

fn number(variable: &str, otherwise: u64) -> u64 {
    std::env::var(variable).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

#[test]
fn a_typist_of_campaigns_is_never_refused() {
    let kinds: [&[&str]; 4] = [
        &[],
        &["--regular", "US", "--regular", "NVA"],
        &["--sealed-orders", "--option", "lieutenant_and_medic=on"],
        &["--open-ended", "--option", "first_fog_card=both"],
    ];
    for game in 0..number("POINTMAN_TYPIST_CAMPAIGNS", 2) {
        let folder = tempfile::tempdir().unwrap();
        let seed = game.to_string();
        let begin = ["campaign", "new", "--game", "ambush-valley", "-q", "-o", "game.json", "--seed", &seed];
        run(folder.path(), &[&begin[..], kinds[game as usize % kinds.len()]].concat());
        let file = folder.path().join("game.json");
        let first = fs::read_to_string(&file).unwrap();
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
                (_, 0) => "rain".to_owned(),
                (0..=4, _) => String::new(),
                (5, _) if left.is_multiple_of(5) => "?".to_owned(),
                (6, _) if left.is_multiple_of(5) => "back".to_owned(),
                (_, all) => legal[below(all)].clone(),
            };
            if typed == "quit" {
                return None;
            }
            told.0.borrow_mut().push_str(&format!("> {typed}\n"));
            Some(typed)
        }));
        let begin = Begin { file: Some(file.clone()), ..Begin::default() };
        let played = run_with(begin, Rc::clone(&screen) as Rc<dyn Screen>, lines);
        let said = screen.0.borrow();
        let end: Vec<&str> = said.lines().rev().take(40).collect();
        let end: Vec<&str> = end.into_iter().rev().collect();
        assert!(played.is_ok(), "campaign {game}: {played:?}\n{}", end.join("\n"));
        if let Some(at) = said.find("\nNo: ") {
            let from = said[..at].rfind("> ").and_then(|at| said[..at].rfind("> ")).unwrap_or(0);
            panic!("campaign {game} was refused:\n{}", &said[from..(at + 600).min(said.len())]);
        }
        run(folder.path(), &["replay", "game.json", "--verify"]);
        let played: serde_json::Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
        let steps = played["history"].as_array().unwrap().len() - 1;
        assert!(steps > 2, "campaign {game} came to {steps} steps");
        run(folder.path(), &["undo", "game.json", "-i", "-q", "--forget", &steps.to_string()]);
        assert_eq!(fs::read_to_string(&file).unwrap(), first, "campaign {game} undone to its first bytes");
    }
}
