//! How many keys an evening takes.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use pointman::play::lines::Lines;
use pointman::play::{Begin, Screen, run_with};

use super::typist::Memory;
use super::{digests, run};

/// The most keys a card may take, look-ups and pages included.
const KEYS_A_CARD: usize = 60;

#[test]
fn five_cards_as_us_take_at_most_sixty_keys_a_card() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let begin = ["fitl", "new", "--scenario", "short", "--players", "us", "--seed", "3", "-o", "game.json"];
    run(folder.path(), &begin);
    // Card 10: a look round, and the turn at once. Then the NVA, and the next card.
    let mut typed =
        vec!["show pleiku", "card", "train saigon 3p; pleiku 2i; pacify pleiku 1", "", "", "", ""];
    // Card 110: two non-players. Card 40: one, and a Limited Operation one question at a time.
    typed.extend(["", "", "why", "", "", "options sweep", "sweep", "pleiku", "", "", "", ""]);
    // Card 96: two non-players. Card 11: an Assault and an Air Strike, with what they may hit looked up.
    typed.extend(["", "show hue", "", "", "assault", "?", "binh", "air-strike", "hue", "", "", "", ""]);
    let mut lines: VecDeque<&str> = typed.into();
    let keys = Rc::new(RefCell::new(0));
    let counted = Rc::clone(&keys);
    let screen = Rc::new(Memory(RefCell::default()));
    let told = Rc::clone(&screen);
    let lines = Lines::Paged(Box::new(move |legal: &[String]| {
        // A page is turned by Enter.
        let typed = if legal.is_empty() { "" } else { lines.pop_front()? };
        *counted.borrow_mut() += typed.chars().count() + 1;
        told.0.borrow_mut().push_str(&format!("> {typed}\n"));
        Some(typed.to_owned())
    }));
    let begin = Begin { file: Some(file.clone()), ..Begin::default() };
    run_with(begin, Rc::clone(&screen) as Rc<dyn Screen>, lines).unwrap();
    let said = screen.0.borrow();
    assert!(!said.contains("\nNo: "), "{said}");
    // The making, five cards with their turns, and the card after them.
    assert_eq!(digests(&file).len(), 15, "{said}");
    assert!(*keys.borrow() <= 5 * KEYS_A_CARD, "{} keys", keys.borrow());
    println!("{} keys for five cards", keys.borrow());
}
