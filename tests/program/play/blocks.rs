//! What is shown between two lines that are typed fits 80 columns and 22 rows above what is typed.
//!
//! `POINTMAN_BLOCKS_LINES` says how many lines are typed of each game at most (200): 6000 are whole games.
//! `POINTMAN_BLOCKS_ROUNDS` says how often each game is begun, with other dice and other lines (1).

use std::cell::RefCell;
use std::rc::Rc;

use pointman::Error;
use pointman::command::Produced;
use pointman::play::lines::Lines;
use pointman::play::{Begin, Screen, run_with};

use super::run;
use super::typist::{Memory, number, random};

/// A terminal of 24 rows that notes what does not fit.
struct Small {
    memory: Memory,
    /// What was shown since a line was typed.
    block: RefCell<String>,
    /// How many pages were turned.
    pages: RefCell<usize>,
}

impl Small {
    /// A line is typed: what was shown before must have fitted above it.
    fn typed(&self, typed: &str) {
        let block = self.block.take();
        let (rows, columns) = (block.lines().count(), block.lines().map(|line| line.chars().count()).max());
        assert!(rows <= 22, "{rows} rows:\n{block}");
        assert!(columns.unwrap_or(0) <= 80, "{columns:?} columns:\n{block}");
        self.memory.0.borrow_mut().push_str(&format!("> {typed}\n"));
    }
}

impl Screen for Small {
    fn print(&self, text: &str) -> Result<(), Error> {
        self.block.borrow_mut().push_str(text);
        self.memory.print(text)
    }

    fn save(&self, produced: &Produced) -> Result<(), Error> {
        self.memory.save(produced)
    }
}

#[test]
fn what_is_shown_between_two_lines_typed_fits_the_terminal_or_waits_after_a_page() {
    // Of the last nothing is begun yet: its menus are gone through.
    let games = [("short", "us"), ("medium", "nva,vc"), ("full", "all"), ("", "")];
    let rounds = number("POINTMAN_BLOCKS_ROUNDS", 1) as usize;
    let mut pages = 0;
    for (game, (scenario, who)) in games.iter().cycle().take(rounds * games.len()).enumerate() {
        let folder = crate::scenes::folder();
        let seed = (game + 70).to_string();
        let begin = ["fitl", "new", "--scenario", scenario, "--players", who, "--seed", &seed];
        if !scenario.is_empty() {
            run(folder.path(), &[&begin[..], &["-o", "game.json"]].concat());
        }
        let mut menus = if scenario.is_empty() { vec!["fire-in-the-lake", "?"] } else { Vec::new() };
        let mut below = random(game as u64 + 1);
        let screen = Rc::new(Small {
            memory: Memory(RefCell::default()),
            block: RefCell::default(),
            pages: RefCell::default(),
        });
        let mut left = number("POINTMAN_BLOCKS_LINES", 200);
        let told = Rc::clone(&screen);
        let looks = [
            "show tracks",
            "show spaces",
            "show cards",
            "why",
            "log",
            "map",
            "help",
            "options",
            "card",
            "check",
            "rollback",
            "amend",
            "dice ask",
            "forecast",
        ];
        let lines = Lines::Paged(Box::new(move |legal: &[String]| {
            left = left.checked_sub(1)?;
            if legal.is_empty() {
                *told.pages.borrow_mut() += 1;
            }
            if !menus.is_empty() {
                let typed = menus.remove(0);
                told.typed(typed);
                return Some(typed.to_owned());
            }
            let typed = match (below(14), legal.len()) {
                (0, _) | (_, 0) => String::new(),
                (1, _) => "?".to_owned(),
                (2, _) if left.is_multiple_of(3) => looks[below(looks.len())].to_owned(),
                (_, all) => legal[below(all)].clone(),
            };
            let typed = if typed == "quit" { return None } else { typed };
            told.typed(&typed);
            Some(typed)
        }));
        // The dice as well as the lines are the same each time: what is thrown makes a block longer.
        let begin = Begin {
            file: Some(folder.path().join("game.json")),
            seed: Some(game as u64 + 100),
            ..Begin::default()
        };
        let played = run_with(begin, Rc::clone(&screen) as Rc<dyn Screen>, lines);
        assert!(played.is_ok(), "{scenario}: {played:?}");
        pages += *screen.pages.borrow();
    }
    assert!(pages > 20, "hardly anything was long: {pages} pages were turned");
}
