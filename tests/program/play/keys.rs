//! How many keys a card of Fire in the Lake takes, and a turn of an evening of FNG.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::path::Path;
use std::rc::Rc;

use pointman::play::lines::Lines;
use pointman::play::{Begin, Screen, run_with};

use super::typist::Memory;
use super::{digests, fng, run};

/// The most keys a card may take, look-ups and pages included.
const KEYS_A_CARD: usize = 60;

/// The most keys a card may take that is played in whole words.
const KEYS_IN_WORDS: usize = 40;

/// The most keys a turn of an evening of four against four may take, own decisions included.
const KEYS_A_TURN: usize = 120;

/// Plays the document in `file` with these lines typed and every page turned: what was shown, and the keys it
/// took.
fn typing(file: &Path, typed: &[&str]) -> (String, usize) {
    let mut lines: VecDeque<String> = typed.iter().map(|line| (*line).to_owned()).collect();
    let keys = Rc::new(RefCell::new(0));
    let counted = Rc::clone(&keys);
    let screen = Rc::new(Memory(RefCell::default()));
    let told = Rc::clone(&screen);
    let lines = Lines::Paged(Box::new(move |legal: &[String]| {
        // A page is turned by Enter.
        let typed = if legal.is_empty() { String::new() } else { lines.pop_front()? };
        *counted.borrow_mut() += typed.chars().count() + 1;
        told.0.borrow_mut().push_str(&format!("> {typed}\n"));
        Some(typed)
    }));
    let begin = Begin { file: Some(file.to_owned()), ..Begin::default() };
    run_with(begin, Rc::clone(&screen) as Rc<dyn Screen>, lines).unwrap();
    let keys = *keys.borrow();
    (screen.0.take(), keys)
}

#[test]
fn five_cards_as_us_take_at_most_sixty_keys_a_card() {
    let folder = crate::scenes::folder();
    let file = folder.path().join("game.json");
    let begin = ["fitl", "new", "--scenario", "short", "--players", "us", "--seed", "3", "-o", "game.json"];
    run(folder.path(), &begin);
    // Card 10: a look round, and the turn at once. Then the NVA, and the next card.
    let mut typed =
        vec!["show pleiku", "card", "train saigon 3p; pleiku 2i; pacify pleiku 1", "", "", "", ""];
    // Card 110: two non-players. Card 40: one, and a Limited Operation one question at a time.
    typed.extend(["", "", "why", "", "", "options sweep", "sweep", "pleiku", "", "", "", ""]);
    // Card 96: two non-players. Card 11: an Assault and an Air Strike, with what they may hit looked up.
    typed.extend(["", "show hue", "", "", "assault", "?", "dinh", "air-strike", "hue", "", "", "", ""]);
    let (said, keys) = typing(&file, &typed);
    assert!(!said.contains("\nNo: "), "{said}");
    // The making, five cards with their turns, and the card after them.
    assert_eq!(digests(&file).len(), 15, "{said}");
    assert!(keys <= 5 * KEYS_A_CARD, "{keys} keys");
    println!("{keys} keys for five cards");
}

/// The same as somebody types who writes every word out: an ordinary player on a first evening.
#[test]
fn five_cards_as_us_in_whole_words_take_at_most_forty_keys_a_card() {
    let folder = crate::scenes::folder();
    let file = folder.path().join("game.json");
    let begin = ["fitl", "new", "--scenario", "short", "--players", "us", "--seed", "77", "-o", "game.json"];
    run(folder.path(), &begin);
    // Card 5: a Train in two spaces with what stands in them looked up, Pacification, and an Advise with its
    // Aid.
    let mut typed = vec!["show binh tuy", "train", "?", "saigon police", "", "5", "irregulars", "", "pacify"];
    typed.extend(["advise", "11", "", "", "", ""]);
    // Card 120: two non-players. Card 34: one, a Sweep where most is Activated and an Air Strike at what it
    // Activated.
    typed.extend(["", "", "", "", "sweep", "?", "15", "", "air-strike", "binh dinh", "", ""]);
    // Card 100: two non-players. Card 24: the Event.
    typed.extend(["", "", "", "event", "unshaded", "?", "2", ""]);
    let (said, keys) = typing(&file, &typed);
    assert!(!said.contains("\nNo: "), "{said}");
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    for done in ["Advise in Pleiku-Darlac", "Aid: 15 to 21", "Air Strike in Binh Dinh"] {
        assert!(said.contains(done), "{done}: {said}");
    }
    assert!(
        said.contains("US, 1st Eligible on 24 Operation Starlite, executes the Event, unshaded"),
        "{said}"
    );
    assert!(keys <= 5 * KEYS_IN_WORDS, "{keys} keys");
    println!("{keys} keys for five cards");
}

#[test]
fn a_turn_of_four_against_four_takes_at_most_120_keys() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 215);
    let file = folder.path().join("game.json");
    // The dice are thrown. Those who may act come onto the table, are fired at, and fire; the last one comes.
    let mut typed = vec!["", "all move cover vu,ha", "kow fire vu", "ortiz fire ha", "mil move open bi", ""];
    // All have acted. Those of the enemy who are up fire, one takes the test and fires.
    typed.extend([""; 5]);
    let (said, keys) = typing(&file, &typed);
    assert!(!said.contains("\nNo: "), "{said}");
    let ends = said.find("Viet Cong end their Activations");
    let ends = ends.unwrap_or_else(|| panic!("the enemy finishes the turn\n{said}"));
    assert_eq!(said[ends..].matches("\n> ").count(), 0, "the last key ends the turn\n{said}");
    for name in ["Kowalski fires", "Ortiz fires", "Miller moves", "Binh fires", "Long fires", "Vu fires"] {
        assert!(said.contains(name), "{name}: {said}");
    }
    assert!(keys <= KEYS_A_TURN, "{keys} keys");
    println!("{keys} keys for a turn of four against four");
}

/// Those who lie hidden fire as the enemy comes into sight, each asked whether and at whom, and then act.
#[test]
fn a_busy_turn_with_fire_from_hiding_takes_at_most_120_keys_too() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    let stand = ["fng", "stand", "game.json", "-i", "-q"];
    let hidden = ["--figure", "Miller,Kowalski,Washington,Ortiz", "--as", "hidden"];
    run(folder.path(), &[&stand[..], &hidden].concat());
    run(folder.path(), &[&stand[..], &["--figure", "Ha,Binh,Long,Vu", "--as", "cover"]].concat());
    run(folder.path(), &["fng", "activation", "game.json", "-i", "-q", "--own", "2", "--enemy", "4"]);
    // Whose fire comes from hiding is asked whether it comes from the rear.
    let before = ["all cover", "everyone", "all fire", "all bi", "", ""];
    let typed = [&before[..], &["ort fire lo", "", "mil fire vu", "done"]].concat();
    let (said, keys) = typing(&folder.path().join("game.json"), &typed);
    assert!(!said.contains("\nNo: "), "{said}");
    assert!(said.contains("Local Viet Cong end their Activations"), "{said}");
    assert!(said.contains("US Army Infantry end their Activations"), "{said}");
    for name in ["Kowalski", "Washington", "Ortiz", "Sgt Miller"] {
        assert!(said.contains(&format!("{name} fires the M-")), "{name}: {said}");
    }
    assert!(keys <= KEYS_A_TURN, "{keys} keys");
    println!("{keys} keys for a busy turn of four against four");
}
