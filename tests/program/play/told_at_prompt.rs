//! What the prompt of Fire in the Lake tells: nothing that is typed is lost without a word, nothing is told
//! before it is decided, and who is asked knows what for.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::path::Path;
use std::rc::Rc;

use pointman::play::lines::Lines;
use pointman::play::{Begin, Screen, run_with};

use super::typist::Memory;
use super::{digests, play, prepared, run, shown, shown_with};

/// A new game with these corrections and cards.
pub(super) fn begun(scenario: &str, players: &str, adjusted: &[&str], cards: &[&str]) -> tempfile::TempDir {
    let folder = crate::scenes::folder();
    let begin = ["fitl", "new", "--scenario", scenario, "--deck", "physical", "--seed", "5", "-q"];
    run(folder.path(), &[&begin[..], &["--players", players, "-o", "game.json"]].concat());
    for words in adjusted {
        let words: Vec<&str> = words.split(' ').collect();
        run(folder.path(), &[&["fitl", "adjust", "-i", "game.json", "-q"][..], &words].concat());
    }
    for card in cards {
        run(folder.path(), &["fitl", "card", "-i", "game.json", card, "-q"]);
    }
    folder
}

#[test]
fn what_was_typed_behind_something_refused_is_said_not_to_be_read() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["pass", "yes hue binh dinh; then"]);
    assert!(said.contains("No: only `go` is an answer here, not `hue`. Not read: binh dinh; then"), "{said}");
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["assault hue; saigon; done"]);
    assert!(said.contains("No: Hue") && said.contains("Not read: saigon; done"), "{said}");
    let said = shown(folder.path(), &["train", "back saigon"]);
    assert!(said.contains("Not read: saigon"), "{said}");
    for word in ["map east", "check hue twice", "adviser well"] {
        assert!(shown(folder.path(), &[word]).contains(&format!("No: `{word}`: ")), "{word}");
    }
}

/// What is shown on a terminal when these lines are typed where a page ends, and these elsewhere.
pub(super) fn paged(file: &Path, at_pages: &[&str], elsewhere: &[&str]) -> String {
    let queue =
        |lines: &[&str]| -> VecDeque<String> { lines.iter().map(|line| (*line).to_owned()).collect() };
    let (mut at_pages, mut elsewhere) = (queue(at_pages), queue(elsewhere));
    let screen = Rc::new(Memory(RefCell::default()));
    let lines =
        Lines::Paged(Box::new(
            move |legal: &[String]| {
                if legal.is_empty() { at_pages.pop_front() } else { elsewhere.pop_front() }
            },
        ));
    let begin = Begin { file: Some(file.to_owned()), ..Begin::default() };
    run_with(begin, Rc::clone(&screen) as Rc<dyn Screen>, lines).unwrap();
    screen.0.take()
}

#[test]
fn an_answer_typed_where_a_page_ends_waits_until_the_last_page() {
    let folder = prepared("us", ["8", "97"]);
    let file = folder.path().join("game.json");
    let report = run(folder.path(), &["fitl", "show", "game.json", "spaces"]);
    let pages = ["train", "", "", "", "", "", "", ""];
    let said = paged(&file, &pages, &["show spaces"]);
    let lines: Vec<&str> = report.lines().collect();
    assert!(lines.len() > 40, "several pages");
    let missing: Vec<&&str> = lines.iter().filter(|line| !said.contains(**line)).collect();
    assert!(missing.is_empty(), "{missing:?}\n{said}");
    assert!(said.contains("\nTrain: "), "{said}");
    let cut = paged(&file, &["q"], &["show spaces"]);
    assert!(!cut.contains(lines[lines.len() - 1]), "{cut}");
}

#[test]
fn amend_without_a_number_asks_before_it_takes_anything_back() {
    let folder = prepared("us", ["8", "97"]);
    let file = folder.path().join("game.json");
    shown(folder.path(), &["train saigon 2p; done; yes"]);
    let before = digests(&file);
    let said = shown(folder.path(), &["amend", "no"]);
    assert!(said.contains("Replace step 3 (US on 8 Arc Light: Train in Saigon)?"), "{said}");
    assert_eq!(digests(&file), before);
    shown(folder.path(), &["amend", "yes", "hold"]);
    assert_eq!(digests(&file).len() + 1, before.len());
}

#[test]
fn amend_stops_with_a_difference_in_the_words_of_the_game() {
    let folder = prepared("us", ["8", "97"]);
    shown(folder.path(), &["train saigon 2p; done; yes", "go"]);
    // A US that passes leaves the NVA 1st Eligible, with a full Operation for which more dice are thrown.
    let said = shown(folder.path(), &["amend 3", "pass", "yes"]);
    let stopped = "The next step could not be kept; play continues from here. Step 4 cannot be kept: NVA on \
                   8 Arc Light: Rally in Southern Laos Then it took 12 dice or draws; now it would take \
                   more, next d6: Activation";
    assert!(said.contains(stopped) && !said.contains("--rolls"), "{said}");
}

#[test]
fn a_second_coup_card_of_a_pile_is_asked_about() {
    let folder = begun("full", "us", &[], &["8", "125"]);
    let file = folder.path().join("game.json");
    shown(folder.path(), &["pass", "yes", "go", "go", "go"]);
    let before = digests(&file).len();
    let said = shown(folder.path(), &["126", ""]);
    let doubt = "126 Young Turks would be the second Coup card of pile 1, which has one [2.1]";
    assert!(said.contains(doubt), "{said}");
    assert_eq!(digests(&file).len(), before, "{said}");
    shown(folder.path(), &["126", "yes", "hold"]);
    assert!(digests(&file).len() > before);
}

/// NVA about to execute Easter Offensive.
fn easter() -> tempfile::TempDir {
    let troops = ["north-vietnam nva troops 15 from available", "quang-tri nva troops 6 from available"];
    let us = "quang-tri us troops 1 from available";
    let folder = begun("medium", "all", &[troops[0], troops[1], us], &["8", "97"]);
    run(folder.path(), &["fitl", "pivotal", "-i", "game.json", "nva", "-q"]);
    folder
}

#[test]
fn an_event_tells_nothing_that_comes_behind_the_question_that_is_open() {
    let folder = easter();
    let said = shown(folder.path(), &["event", "quang tri north 9t", "hold"]);
    let moved = "Quang Tri-Thua Thien: move in 9 NVA Troops from North Vietnam";
    assert!(said.contains(moved), "{said}");
    assert!(!said.contains("remove 1 US Troop"), "the Attack comes after the last group: {said}");
    let said = shown(folder.path(), &["yes", "", "yes"]);
    assert!(said.contains("remove 1 US Troop"), "{said}");
}

#[test]
fn the_hits_of_an_air_strike_are_known_before_it_is_asked_what_they_strike() {
    let adjusted = ["saigon nva troops 5 from available"];
    let asked = |typed: &[&str]| {
        let folder = begun("full", "us", &adjusted, &["8", "97"]);
        let typed = format!("{}\n", typed.join("\n"));
        let output = play(folder.path(), &["game.json", "--dice", "ask"], &typed);
        let said = String::from_utf8(output.stdout).unwrap();
        said.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let said = asked(&["sweep", "air-strike", "3", "?", "saigon", "4", "3", "abort", "abort"]);
    let die = said.find("Air Strike: hits [4.2.3]: roll a d6").expect("the die says what it is for");
    let target = said.find("Air Strike, 3 hits: 1 Saigon").expect("the hits are told");
    assert!(die < target, "{said}");
    assert!(said.contains("1-3") && !said.contains("1-5"), "no more than 3: {said}");
    // One hit leaves the Trail alone; who goes back cannot throw again.
    let said = asked(&["sweep", "air-strike", "1", "none", "air-strike", "hold"]);
    assert_eq!(said.matches("roll a d6").count(), 1, "{said}");
    assert!(
        said.contains("Air Strike, 1 hit: 1 Saigon; none") && !said.contains("Saigon; degrade"),
        "{said}"
    );
}

#[test]
fn a_part_of_a_coup_round_that_a_person_settled_is_not_called_impossible() {
    let folder = begun("medium", "us,vc", &["aid 0"], &["128", "97"]);
    let spaces = ["hue", "da nang", "qui nhon", "can tho"];
    let said = shown(folder.path(), &[&["go"][..], &spaces, &["", "yes"]].concat());
    assert!(said.contains("Saved as step"), "{said}");
    assert!(!said.contains("US Pacification Nothing is possible here"), "{said}");
}

#[test]
fn what_an_operation_is_stands_under_the_question_mark() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["?", "patrol", "da nang saigon 1t", "?"]);
    assert!(said.contains("train: places pieces") && said.contains("air-lift: "), "{said}");
    let (_, moved) = said.split_once("1 space so far").unwrap();
    assert!(!moved.contains("stay"), "a Patrol that moved does not stay: {said}");
}

#[test]
fn where_pieces_come_from_may_be_said_again_before_how_many() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["patrol", "da nang saigon", "saigon 1t"]);
    assert!(said.contains("Da Nang: move in 1 US Troop from Saigon") && !said.contains("No: "), "{said}");
}

#[test]
fn a_space_that_has_not_what_is_needed_is_named_without_a_stray_colon() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["assault", "hue"]);
    assert!(said.contains("No: Hue has ") && !said.contains("Hue: has"), "{said}");
}

/// Where the Troops that marched onto a LoC may move on.
fn easter_on_a_loc() -> tempfile::TempDir {
    let troops = ["north-vietnam nva troops 9 from available", "the-fishhook nva troops 12 from available"];
    let us = "quang-tri us troops 1 from available";
    let folder = begun("medium", "all", &[troops[0], troops[1], us], &["8", "97"]);
    run(folder.path(), &["fitl", "pivotal", "-i", "game.json", "nva", "-q"]);
    folder
}

#[test]
fn an_event_tells_what_each_answer_did_though_more_must_be_said() {
    let folder = easter_on_a_loc();
    let march = ["event", "loc saigon an loc fishhook 6t", "done"];
    let said = shown(folder.path(), &[&march[..], &["troop", "saigon", "troop", "saigon", "hold"]].concat());
    // Behind the second the Attack in Saigon must be decided.
    assert!(said.contains("2 NVA Troops LoC Saigon - An Loc - Ban Me Thuot"), "{said}");
}

#[test]
fn moves_onward_of_easter_are_typed_in_one_line_like_one_after_the_other() {
    let folder = easter_on_a_loc();
    let march = ["event march loc saigon an loc fishhook 6t; done"];
    let said = shown(folder.path(), &[&march[..], &["troop saigon troop saigon", "none"]].concat());
    assert!(said.contains("3 of up to 6") && !said.contains("No: "), "{said}");
}

#[test]
fn easter_removes_a_piece_for_each_two_troops() {
    let folder = easter_on_a_loc();
    let march = ["event march loc saigon an loc fishhook 6t; done"];
    let said = shown(folder.path(), &[&march[..], &["6 nva troops saigon", "us troop"]].concat());
    let there = "NVA: US Troops or ARVN Troops or ARVN Police or Underground ARVN Rangers to remove in \
                 Saigon, by the Attack there, 1 of 3";
    assert!(said.contains(there), "only those that stand there: {said}");
    assert!(said.contains("remove in Saigon, by the Attack there, 2 of 3"), "{said}");
}

#[test]
fn a_pivotal_event_that_a_non_player_may_trump_waits_for_its_decision() {
    let troops = ["north-vietnam nva troops 15 from available", "quang-tri nva troops 6 from available"];
    let us = "quang-tri us troops 1 from available";
    let folder = begun("medium", "nva", &[troops[0], troops[1], us], &["8", "97"]);
    let said = shown(folder.path(), &["pivotal", "go", "pivotal", "yes"]);
    assert!(said.contains("VC first decides whether to play its Pivotal Event"), "{said}");
    assert!(said.contains("No: only `go` is an answer here, not `pivotal`"), "{said}");
    // VC plays none: then NVA may, before the US acts.
    let (_, decided) = said.split_once("No non-player plays its Pivotal Event").unwrap();
    assert!(decided.contains("US, a non-player, 1st Eligible: go, pivotal"), "{said}");
    assert!(decided.contains("122 Easter Offensive") && decided.contains("Card: 122"), "{said}");
}

#[test]
fn a_special_activity_and_its_operation_are_typed_in_one_line() {
    let adjusted = ["quang-tri nva troops 6 from available", "quang-tri us troops 4 from available"];
    let folder = begun("full", "nva", &adjusted, &["40", "97"]);
    let said = shown(folder.path(), &["attack bombard quang tri; quang tri troops us 3t; done; yes"]);
    assert!(said.contains("Attack in Quang Tri-Thua Thien; Bombard in Quang Tri-Thua Thien"), "{said}");
    assert!(said.contains("Saved as step") && !said.contains("No: "), "{said}");
}

#[test]
fn a_further_space_of_govern_is_typed_in_the_same_line_after_a_train() {
    let folder = begun("full", "arvn", &["can-tho passive support"], &["74", "97"]);
    let said = shown(folder.path(), &["train saigon 2p; govern qui nhon aid can tho aid; done"]);
    assert!(said.contains("Govern in Qui Nhon, Can Tho"), "{said}");
    assert!(!said.contains("No: ") && !said.contains("Train in Saigon, Can Tho"), "{said}");
}

#[test]
fn rollback_says_how_many_steps_it_does_not_list() {
    let folder = prepared("us", ["8", "97"]);
    let steps: Vec<String> = (0..16).map(|step| format!("adjust aid {}", 20 + step % 2)).collect();
    let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
    let said = shown(folder.path(), &[&steps[..], &["rollback", "back"]].concat());
    assert!(said.contains("Roll back which step?"), "{said}");
    assert!(said.contains("and steps 1 to 3: `log` tells them"), "{said}");
}

#[test]
fn amend_tells_what_the_step_that_it_stops_at_did() {
    let folder = prepared("us", ["8", "97"]);
    shown(folder.path(), &["train saigon 2p; done; yes", "go"]);
    let said = shown(folder.path(), &["amend 3", "pass", "yes"]);
    let (_, stopped) = said.split_once("Step 4 cannot be kept").expect("it stops");
    let now = "With the same dice it would now be NVA on 8 Arc Light: Rally";
    let (before, after) = stopped
        .split_once("It would do nothing different before the next die or draw.")
        .expect("both are told");
    assert!(before.contains(now) && before.contains("Done then, but not now Trail: 1 to 2"), "{said}");
    assert!(after.contains("Southern Laos: remove 2 Underground NVA Guerrillas"), "{said}");
}

#[test]
fn the_die_of_an_attack_is_told_before_it_is_asked_what_it_removes() {
    let adjusted =
        ["binh-dinh us troops 2 from available arvn troops 2 from available arvn police 2 from available"];
    let attack = |die: &str| {
        let folder = begun("full", "vc", &adjusted, &["107", "97"]);
        let lines = ["dice ask", "attack binh dinh", "", die, "1 us troop 1 arvn troop", "done"];
        shown(folder.path(), &lines)
    };
    let said = attack("2");
    let (before, after) = said.split_once("VC: the 2 pieces to remove in Binh Dinh").expect("asked once");
    let thrown = "VC Attack in Binh Dinh [3.3.3] (d6: 2): succeeds, needed 2 or less";
    assert!(before.contains(thrown) && before.contains("flip 2 Underground VC Guerrillas Active"), "{said}");
    assert!(after.contains("remove 1 US Troop to Casualties"), "{said}");
    let said = attack("3");
    assert!(said.contains("VC Attack in Binh Dinh [3.3.3] (d6: 3): missed, needed 2 or less"), "{said}");
    assert!(!said.contains("pieces to remove"), "{said}");
}

#[test]
fn an_action_that_is_possible_nowhere_is_refused_by_its_own_rule() {
    let folder = prepared("nva", ["55", "97"]);
    let said = shown(folder.path(), &["attack", "tax", "rally", "bombard", "march", "abort"]);
    for why in [
        "No: no space has both a US or ARVN piece and an NVA Guerrilla or Troop [AT1, 3.3.3]",
        "No: Tax is a Special Activity of VC: NVA has Infiltrate, Bombard, Ambush [G3, 3.0, 4.0]",
        "No: no US or ARVN Base, or 3 of their Troops, within 1 space of 3 NVA Troops [BO2, 4.4.2]",
        "No: March is another Operation, and Rally is under way: `abort` drops it [2.3.4]",
    ] {
        assert!(said.contains(why), "{why}: {said}");
    }
    let refused = |words: &str, folder: &Path| {
        let output = super::pointman(folder).args(["fitl", "act", "game.json", words]).output().unwrap();
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(refused("attack", folder.path()).contains("[AT1, 3.3.3]"));
    let folder = prepared("arvn", ["68", "97"]);
    assert!(refused("assault", folder.path()).contains("[AS1, 3.2.4]"));
}

#[test]
fn an_assault_that_a_transport_makes_possible_is_listed() {
    let folder = prepared("arvn", ["68", "97"]);
    let lines = ["assault", "transport", "an loc", "2t", "tay ninh", "", "tay ninh", "done", "yes"];
    let said = shown(folder.path(), &lines);
    assert!(said.contains("event, train, patrol, sweep, assault, pass"), "{said}");
    assert!(said.contains("Assault in Tay Ninh; Transport in Tay Ninh"), "{said}");
}

#[test]
fn enter_alone_passes_no_window_for_a_pivotal_event() {
    let folder = begun("medium", "vc", &[], &["8", "97"]);
    let file = folder.path().join("game.json");
    let before = digests(&file);
    let said = shown(folder.path(), &["", "pivotal", "yes"]);
    assert!(said.contains("US, a non-player, 1st Eligible: go, pivotal >"), "{said}");
    assert!(said.contains("go: nobody here plays one"), "{said}");
    let replaced = "VC plays 124 Tet Offensive in place of 8 Arc Light, which leaves play [2.3.8]";
    assert!(said.contains(replaced), "{said}");
    assert_eq!(digests(&file).len(), before.len() + 1);
}

#[test]
fn undo_and_redo_tell_marks_of_eligibility_and_how_the_trung_deck_lies() {
    let folder = prepared("vc,us", ["107", "97"]);
    let lines = ["rally hue 1", "done", "yes", "go", "undo", "rollback 3", "redo 2"];
    let said = shown(folder.path(), &lines);
    assert!(said.contains("No: `back` takes back your last answer, `rollback` finished steps."), "{said}");
    assert!(said.contains("Trưng deck: shuffle all 12"), "{said}");
    assert!(said.contains("Trưng deck: from the top N, 7 unseen, J, K, L, R"), "{said}");
    // Son Tay leaves the US Ineligible through the next card.
    let folder = prepared("us,vc,nva,arvn", ["54", "97"]);
    shown(folder.path(), &["event shaded", "yes"]);
    let told = |typed: &str| shown(folder.path(), &[typed]);
    assert!(told("rollback 3").contains("No longer: US is Ineligible through the next card"));
    assert!(told("redo").contains("US is Ineligible through the next card"));
}

#[test]
fn a_place_is_chosen_by_the_number_that_it_is_listed_with() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["train", "3 2p", "2; 1 2i", "done", "no", "abort"]);
    assert!(said.contains("Train: 1 Da Nang, 2 Kontum, 3 Saigon; 4 Quang Tri-Thua Thien"), "{said}");
    let (_, after) = said.split_once("> 3 2p").unwrap();
    assert!(after.contains("Saigon: place 2 ARVN Police"), "{said}");
    assert!(after.contains("Kontum: nothing on the board changes"), "{said}");
    // What is typed ahead is no answer to a list that nobody has seen.
    assert!(after.contains("No: ") && after.contains("Not read: 2i"), "{said}");
    // The list of `?` has the same numbers, and what stands there; a number is no place where it is an
    // answer.
    let said = shown(folder.path(), &["train", "? saigon", "3 police", "?", "2", "abort"]);
    let (_, listed) = said.split_once("> ? saigon").unwrap();
    assert!(listed.contains(" Saigon COIN "), "{said}");
}

#[test]
fn what_a_space_is_trained_with_needs_no_word_before_it() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["train", "saigon", "police", "", "done", "no", "abort"]);
    assert!(said.contains("Rangers, 10p, 8t … place 1-2 Underground Irregulars"), "{said}");
    assert!(said.contains("Saigon: place 6 ARVN Police") && !said.contains("No: "), "{said}");
}

#[test]
fn nothing_that_the_rules_add_is_passed_by_with_a_key() {
    let folder = prepared("us", ["8", "97"]);
    let advise = ["train", "saigon 2p", "advise", "pleiku", ""];
    let said = shown(folder.path(), &[&advise[..], &["", "no", "abort"]].concat());
    assert!(
        said.contains("Advise again, up to 1 more space: ") && said.contains("(Enter: aid, no more Advise)")
    );
    assert!(said.contains("Aid: 15 to 21"), "{said}");
    // Who says no more has no Aid; and where nothing else could follow Enter ends the turn, too.
    let said = shown(folder.path(), &[&advise[..4], &["none", "none", "no", "abort"]].concat());
    assert!(!said.contains("Aid: 15 to 21") && said.contains("Aid +6)"), "{said}");
}

#[test]
fn how_an_operation_is_typed_whole_stands_under_its_name() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["? patrol", "? air-l", "patrol", "? patrol"]);
    assert_eq!(said.matches("`hue-da-nang: 2t from Hue, 1p from Da Nang`").count(), 2, "{said}");
    assert!(said.contains("`assault hue-da-nang`") && said.contains("`Hue: 3t from Saigon"), "{said}");
}

#[test]
fn a_train_whose_spaces_cannot_be_pacified_says_why() {
    let folder = begun("full", "us", &["saigon active support"], &["8", "97"]);
    let said = shown(folder.path(), &["train", "saigon 2p", "pacify", "abort"]);
    assert!(said.contains("No: Saigon") && !said.contains("there is no answer `pacify`"), "{said}");
}

#[test]
fn an_air_strike_of_an_event_rolls_before_it_asks_what_it_hits_and_says_the_hits_left() {
    // Gulf of Tonkin: the US Air Strikes free.
    let folder = begun("full", "us", &["saigon nva troops 5 from available"], &["1", "97"]);
    let output =
        play(folder.path(), &["game.json", "--dice", "ask"], "event\nunshaded\n3\nsaigon\n1\nhold\n");
    let said = String::from_utf8(output.stdout).unwrap();
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    let die = said.find("Air Strike: hits [4.2.3]: roll a d6").expect("the die says what it is for");
    let target = said.find("Air Strike, 3 hits: ").unwrap_or_else(|| panic!("{said}"));
    assert!(die < target, "{said}");
    assert!(said.contains("2 hits left"), "{said}");
}

#[test]
fn what_one_answer_did_is_not_told_again_with_the_next() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["sweep", "pleiku", "", "binh dinh", "", "abort"]);
    assert_eq!(said.matches("Pleiku-Darlac: flip 2 Underground VC Guerrillas Active").count(), 1, "{said}");
    assert!(said.contains("Binh Dinh: flip 2 Underground VC Guerrillas Active"), "{said}");
    assert!(!said.contains("each: flip 2 Underground"), "{said}");
}

#[test]
fn enter_takes_the_text_of_an_event_that_does_something_or_that_of_the_side_that_acts() {
    let folder = begun("full", "us,vc", &["quang-tri nva troops 3 from available"], &["1", "97"]);
    // The shaded text has no effect now: there are no Casualties.
    let said = shown(folder.path(), &["event", "", "abort"]);
    assert!(said.contains("which text of Gulf of Tonkin: unshaded, shaded (Enter: unshaded)"), "{said}");
    assert!(said.contains("Air Strike, "), "{said}");
    let folder = begun("full", "vc", &[], &["107", "97"]);
    let said = shown(folder.path(), &["event", "abort"]);
    assert!(said.contains("(Enter: shaded)"), "{said}");
}

#[test]
fn back_in_a_check_goes_to_the_place_before() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["check", "", "back", "done"]);
    assert_eq!(said.matches("Hue: 2 ARVN Troops, 2 ARVN Police").count(), 2, "{said}");
}

#[test]
fn what_an_event_grants_and_nobody_can_do_is_passed_with_a_key() {
    let troops = "southern-laos nva troops 6 from available";
    let folder = begun("full", "all", &[troops], &["71", "97"]);
    let said = shown(folder.path(), &["event shaded", "qui nhon", "", "no", "abort"]);
    assert!(said.contains("NVA: free March, which is not possible: none"), "{said}");
    assert!(said.contains("This changes nothing on the board. Take it anyway?"), "{said}");
}

#[test]
fn control_that_changes_with_the_end_of_a_redeploy_is_told_with_it() {
    let adjusted =
        ["phu-bon-phu-yen nva bases 1 from available", "north-vietnam nva troops 9 from available"];
    let folder = begun("medium", "us,nva", &adjusted, &["128", "97"]);
    let said = shown(folder.path(), &["go", "", "", "9t north vietnam phu bon", "", ""]);
    let (_, after) = said.rsplit_once("Saved as step ").unwrap();
    assert!(after.contains("Control: Phu Bon-Phu Yen to NVA"), "{said}");
    assert!(after.contains("COIN Control + Patronage: 44 to 43 (ARVN, margin -7)"), "{said}");
}

#[test]
fn a_special_activity_of_an_event_counts_no_words_as_spaces() {
    let folder = begun("medium", "arvn,vc", &[], &["69", "97"]);
    let said = shown(folder.path(), &["event nva-vc", "tax", "kien phong"]);
    assert!(said.contains("VC: next step of the free Special Activity: 1 "), "{said}");
}

#[test]
fn what_a_redeploy_has_moved_is_told_though_more_must_move() {
    let folder = begun("medium", "arvn", &[], &["128", "97"]);
    let lines = ["go", "2t phu bon to da nang", "2t quang duc to da nang", "p phu bon to da nang", "1"];
    let said = shown(folder.path(), &lines);
    let (_, first) = said.split_once("> 2t phu bon to da nang ").unwrap();
    assert!(first.starts_with("Da Nang: move in 2 ARVN Troops from Phu Bon-Phu Yen"), "{said}");
    // A kind without a number is asked for it, and the rest waits.
    let (_, second) = said.split_once("> p phu bon to da nang ").unwrap();
    assert!(second.contains("1-4p (Enter: 4p) > 1 "), "{said}");
    assert!(second.contains("Da Nang: move in 1 ARVN Police from Phu Bon-Phu Yen"), "{said}");
}

#[test]
fn a_part_of_a_coup_round_in_which_nothing_can_be_chosen_says_why() {
    let folder = begun("medium", "arvn", &[], &["128", "97"]);
    let said = shown(folder.path(), &["go"]);
    let why = "Nothing is possible here: no more spaces may be Pacified in this phase [6.3.1]";
    assert!(said.contains(why), "{said}");
    let without = ["north-vietnam", "southern-laos", "central-laos", "the-parrots-beak"];
    let without = without.map(|space| format!("{space} nva troops 0 to available"));
    let folder = begun("medium", "nva", &without.each_ref().map(String::as_str), &["128", "97"]);
    let said = shown(folder.path(), &["go"]);
    assert!(said.contains("Nothing is possible here: no NVA Troops are on the map [6.4.3]"), "{said}");
}

#[test]
fn a_special_activity_where_no_operation_is_under_way_says_so() {
    let folder = begun("medium", "us", &[], &["128", "97"]);
    let said = shown(folder.path(), &["go", "", "", "air-strike"]);
    let why = "No: Air Strike is a Special Activity, and no Operation is under way";
    assert!(said.contains(why), "{said}");
    // But for the one whose name asks for advice there.
    let folder = begun("medium", "us", &[], &["128", "97"]);
    let said = shown(folder.path(), &["go", "advise 0.1"]);
    assert!(said.contains("Type `adviser 1` to play line 1"), "{said}");
}

#[test]
fn an_operation_of_others_is_named_where_it_is_refused() {
    let folder = prepared("us", ["8", "97"]);
    for typed in ["r", "rally"] {
        let said = shown(folder.path(), &[typed]);
        assert!(said.contains("No: Rally is an Operation of NVA and VC: US and ARVN have train"), "{said}");
    }
}

#[test]
fn a_refusal_at_the_prompt_says_where_pieces_come_from_and_names_no_step_twice() {
    let folder = prepared("nva", ["55", "97"]);
    let said = shown(folder.path(), &["march quang tri central laos foo"]);
    assert!(
        said.contains("No: after `Quang Tri-Thua Thien from Central Laos`, `foo` is not one of"),
        "{said}"
    );
    let folder = begun("full", "us", &["saigon vc guerrillas_a 2"], &["30", "97"]);
    let said = shown(folder.path(), &["event unshaded us", "hue"]);
    assert!(said.contains("No: Hue has nothing an Air Strike can remove [ST7, 4.2.3]"), "{said}");
}

#[test]
fn whose_pivotal_event_may_come_first_is_said() {
    let folder = begun("medium", "vc", &[], &["8", "97"]);
    let said = shown(folder.path(), &["?"]);
    let asked = "VC may play its Pivotal Event first; US, a non-player, 1st Eligible: go, pivotal";
    assert!(said.contains(asked), "{said}");
    assert!(said.contains("pivotal: in place of this card, VC's Pivotal Event 124 Tet Offensive"), "{said}");
}

#[test]
fn pieces_that_come_with_those_chosen_are_told() {
    let adjusted = ["kien-phong nva troops 4 from available", "kien-phong us irregulars_u 1"];
    let folder = begun("full", "us", &adjusted, &["8", "97"]);
    let said = shown(folder.path(), &["train saigon 2p", "advise", "kien phong", "nva", "1"]);
    assert!(said.contains("Goes with it: vc 1u"), "{said}");
    assert!(said.contains("remove 1 NVA Troop and 1 Underground VC Guerrilla"), "{said}");
}

#[test]
fn hold_says_what_it_keeps() {
    let folder = prepared("nva", ["55", "97"]);
    let said = shown(folder.path(), &["hold"]);
    assert!(said.contains("> hold Held: every finished step is saved, and no turn is unfinished."), "{said}");
    let said = shown(folder.path(), &["rally north vietnam 1", "hold"]);
    assert!(said.contains("your unfinished turn is offered again when you go on."), "{said}");
    let said = shown(folder.path(), &["no"]);
    assert!(said.contains("You have an unfinished turn: "), "{said}");
}

#[test]
fn the_tip_for_insurgents_is_an_answer_of_theirs() {
    for (player, card) in [("nva", "55"), ("vc", "107")] {
        let folder = prepared(player, [card, "97"]);
        let said = shown(folder.path(), &["ra tay 1"]);
        assert!(
            said.contains("Tay Ninh: place 1 Underground ") && !said.contains("No: "),
            "{player}: {said}"
        );
    }
}

#[test]
fn a_list_of_bare_numbers_says_what_they_count() {
    let folder = prepared("nva", ["55", "97"]);
    let said = shown(folder.path(), &["rally parrot 1; infiltrate parrot build", "?"]);
    let (_, listed) = said.split_once("> ? ").unwrap();
    assert!(listed.contains("build: so many Troops arrive at an NVA Base, or 0, and others may "), "{said}");
}

#[test]
fn an_event_that_asks_tells_its_text() {
    let folder = prepared("us,arvn,nva,vc", ["43", "97"]);
    let said = shown(folder.path(), &["event shaded", "?"]);
    let (_, listed) = said.split_once("> ? ").unwrap();
    assert!(listed.starts_with("trail, resources 43 Economic Aid, shaded: "), "{said}");
}

#[test]
fn a_pivotal_event_of_a_non_player_is_read_out_to_the_person_who_chooses_in_it() {
    let played = |bases: &str| {
        let adjusted = [
            "hue active support saigon us troops 0 to casualties",
            "qui-nhon active support cam-ranh active support",
            "can-tho active support da-nang active support",
            bases,
        ];
        let folder = begun("medium", "us,nva,vc", &adjusted, &["8", "97"]);
        run(folder.path(), &["fitl", "pivotal", "-i", "game.json", "us", "-q"]);
        run(folder.path(), &["fitl", "adjust", "-i", "game.json", "-q", "players", "nva,vc"]);
        folder
    };
    let folder = played("central-laos nva bases 2 from available");
    let said = shown(folder.path(), &["go"]);
    let (_, asked) = said.split_once("> go ").unwrap();
    assert!(asked.starts_with("121 Linebacker II: NVA loses 2 Bases, half its Resources"), "{said}");
    // Where two stand in one space, that is what two are.
    assert!(asked.contains("NVA Bases to remove, 1 of 2 (or several in one space: `2 NVA Bases`)"), "{said}");
    let folder = played("aid 20");
    let said = shown(folder.path(), &["go"]);
    assert!(said.contains("NVA: NVA Bases to remove, 1 of 2: "), "{said}");
}

#[test]
fn aid_that_casualties_bring_to_0_has_a_sum_that_adds_up() {
    let folder =
        begun("medium", "nva", &["casualties us troops 4 available us troops 1", "aid 5"], &["128", "97"]);
    let said = shown(folder.path(), &["go"]);
    assert!(said.contains("Aid: 5 to 0 (5 - 12 for 4 casualties, not below 0 [6.2.5])"), "{said}");
}

#[test]
fn the_letter_of_a_card_that_the_deck_no_longer_holds_is_told_so_and_rolls_nothing() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown_with(folder.path(), &["--dice", "ask"], &["pass", "yes", "go", "r", "r", "hold"]);
    let gone = "card R is not among those left, and `r` draws nothing: type `roll` to have Pointman draw; \
                give the name of a card still in the deck: G H J";
    assert!(said.contains(gone), "{said}");
    let said = shown_with(folder.path(), &["--dice", "ask"], &["go", "k", "K", "hold"]);
    assert!(said.contains("card K is not among those left; give the name of"), "{said}");
}

/// Card 74 after the NVA has acted; the US, a non-player, has it.
fn lam_son() -> tempfile::TempDir {
    let folder = begun("full", "nva", &["available arvn troops 0 out-of-play arvn troops 18"], &["74", "97"]);
    let order = ["sequence/eligible", r#"["nva","us"]"#, "sequence/ineligible", r#"["arvn","vc"]"#, "-q"];
    run(folder.path(), &[&["fitl", "adjust", "-i", "game.json"][..], &order].concat());
    folder
}

#[test]
fn a_draw_that_an_event_leaves_to_chance_says_what_it_is_for() {
    let typed = ["rally north vietnam 2", "infiltrate north vietnam 1", "", "", "", "yes", "go", "hold"];
    let said = shown_with(lam_son().path(), &["--dice", "ask"], &typed);
    let draw = "Laos space for up to 6 ARVN Troops, then a free ARVN Limited Operation: which of Central \
                Laos, Southern Laos? [T5.6.2]: ";
    assert!(said.contains(draw), "{said}");
}

#[test]
fn lam_son_says_where_its_limited_operation_is_and_enter_ends_its_troops() {
    let folder = prepared("all", ["74", "97"]);
    let said = shown(folder.path(), &["event unshaded", "southern laos", "4t", "", "hold"]);
    assert!(said.contains("1 of up to 6 (or several: `2 ARVN Troops`): ARVN Troop, none"), "{said}");
    assert!(said.contains("5 of up to 6: ARVN Troop, none (Enter: none)"), "{said}");
    assert!(said.contains("ARVN: free Limited Operation in Southern Laos: train, sweep, assault"), "{said}");
}

#[test]
fn a_file_that_does_not_exist_yet_is_begun_at_a_terminal_and_refused_in_a_pipe() {
    let folder = crate::scenes::folder();
    let file = folder.path().join("tonight.json");
    let typed = ["fitl", "short", "us", "second", "physical", "mixed", "final", "roll", "hold"];
    let said = paged(&file, &[], &typed);
    assert!(said.contains("tonight.json does not exist yet: begin something new in it."), "{said}");
    assert!(!said.contains("File (Enter"), "the file is named: {said}");
    assert!(file.exists());
    let output = play(folder.path(), &["tomorrow.json"], "fitl\n");
    assert_eq!(output.status.code(), Some(66));
    assert!(!folder.path().join("tomorrow.json").exists());
}

#[test]
fn what_a_throw_came_to_is_told_as_it_was_while_the_turn_goes_on_and_the_board_shows_it() {
    let folder = begun("medium", "vc", &[], &["103", "35"]);
    let typed = "dice ask\npivotal\nyes\nevent\n3 underground vc guerrilla saigon\nbase an loc\n2g an \
                 loc\nnone\n2\nhold\n";
    let output = play(folder.path(), &["game.json"], typed);
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(
        said.contains("Attack by 2 Guerrillas in An Loc (d6: 2): succeeds, needed\n    2 or less"),
        "{said}"
    );
    // The 6 pieces are on the board while the dice are thrown.
    let margins = |line: &str| line.rsplit('|').next().unwrap().to_owned();
    let before = said.lines().find(|line| line.starts_with("124>35 VC")).map(margins).unwrap();
    let throwing = said.lines().collect::<Vec<_>>();
    let at = throwing.iter().position(|line| line.contains("Guerrillas in An Loc: roll a d6")).unwrap();
    assert_ne!(margins(throwing[at - 1]), before, "{said}");
}

#[test]
fn many_steps_undone_are_told_in_one_line_before_what_to_move_back() {
    let folder = prepared("us", ["8", "97"]);
    let steps: Vec<String> = (0..8).map(|step| format!("adjust aid {}", 20 + step % 2)).collect();
    let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
    let said = shown(folder.path(), &[&steps[..], &["rollback 4", "yes"]].concat());
    assert!(said.contains("Undone: steps 4 to 10 the first: "), "{said}");
    assert!(!said.contains("Undone: step 5"), "{said}");
}

#[test]
fn a_second_amend_lists_the_turns_that_can_be_amended() {
    let folder = prepared("us", ["8", "97"]);
    shown(folder.path(), &["train saigon 2p; done; yes", "go"]);
    let said = shown(folder.path(), &["amend 3", "amend"]);
    assert!(said.contains("A turn is being replaced now: no turn of yours is before it"), "{said}");
}

#[test]
fn a_special_activity_typed_within_a_step_is_told_to_be_a_step_of_its_own() {
    let troops = ["binh-dinh us troops 1 from available", "binh-dinh vc guerrillas 3 from available"];
    let folder = begun("full", "vc", &troops, &["107", "97"]);
    let said = shown(folder.path(), &["attack binh dinh ambush"]);
    assert!(said.contains("It is a step of its own: `ambush Binh Dinh`."), "{said}");
}

#[test]
fn a_look_up_typed_behind_an_answer_is_done() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["train show tracks"]);
    assert!(said.contains("Tracks track value") && said.contains(" Train: "), "{said}");
    assert!(!said.contains("No: "), "{said}");
}

#[test]
fn agitation_in_a_rally_is_named_in_the_headline_and_with_its_price() {
    let cadres = r#"lasting [{"card":126},{"card":116,"side":"shaded"}]"#;
    let folder = begun("short", "vc", &[cadres], &["107", "46"]);
    let said = shown(folder.path(), &["rally pleiku agitate 2", ""]);
    assert!(
        said.contains(
            "VC, 1st Eligible on 107 Burning Bonze: Rally in Pleiku-Darlac, Agitation in Pleiku-Darlac"
        ),
        "{said}"
    );
    assert!(said.contains("Pleiku-Darlac is Agitated by 2 steps, which cost VC 1 each [card 116]"), "{said}");
    let said = shown(folder.path(), &["no", "rally pleiku", "?"]);
    assert!(said.contains("agitate: 116 Cadres: "), "{said}");
}

#[test]
fn the_ranking_says_why_a_non_player_with_less_comes_first() {
    let supports = ["saigon", "can-tho", "binh-dinh", "quang-tri", "hue", "kien-hoa"];
    let mut adjusted: Vec<String> =
        supports.into_iter().map(|space| format!("{space} active support")).collect();
    for troops in ["saigon 12", "hue 3", "can-tho 5", "kien-hoa 3", "ba-xuyen 3"] {
        let (space, count) = troops.split_once(' ').unwrap();
        adjusted.push(format!("{space} nva troops {count} from available"));
    }
    let adjusted: Vec<&str> = adjusted.iter().map(String::as_str).collect();
    let folder = begun("short", "nva", &adjusted, &["128", "2"]);
    let said = shown(folder.path(), &["go"]);
    let why = "US wins in the Victory Phase: a non-player above its number (+2), and so wins before every \
               person, whatever the margins [6.1, 7.1]";
    // With the step, and where the game is over.
    assert_eq!(said.matches(why).count(), 2, "{said}");
    assert!(said.contains("1. US +2: 52 of more than 50, a non-player 2. NVA +3"), "{said}");
    assert!(
        said.contains("NVA is above its number, but a person alone wins only after the last Coup"),
        "{said}"
    );
}

#[test]
fn us_policy_says_which_roll_gives_what_and_what_it_gave() {
    let folder = begun("short", "none", &[], &["128", "2"]);
    let said = shown(folder.path(), &["go"]);
    assert!(said.contains("is JFK, more LBJ, less Nixon ("), "{said}");
    assert!(["it stays ", "it becomes "].iter().any(|gave| said.contains(gave)), "{said}");
}

#[test]
fn a_slip_in_a_check_is_told_what_may_be_typed() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["check", "us 2t", "stop"]);
    assert!(
        said.contains("No: there is no piece `us 2t`") && said.contains("Checked 0 places of 56."),
        "{said}"
    );
    assert_eq!(said.matches("or type what is there: `2 US Troops, 1 ARVN Police`").count(), 2, "{said}");
}

#[test]
fn whether_many_steps_are_to_be_undone_is_answered_behind_their_number() {
    let folder = prepared("us", ["8", "97"]);
    let file = folder.path().join("game.json");
    let steps: Vec<String> = (0..6).map(|step| format!("adjust aid {}", 20 + step % 2)).collect();
    let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
    shown(folder.path(), &[&steps[..], &["rollback 3 no"]].concat());
    assert_eq!(digests(&file).len(), 9);
    shown(folder.path(), &["rollback 3 yes"]);
    assert_eq!(digests(&file).len(), 3);
}

#[test]
fn the_texts_of_a_card_are_shown_once_where_they_are_asked_for() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["event ?"]);
    assert_eq!(said.matches("unshaded: ").count(), 1, "{said}");
}

#[test]
fn within_an_action_that_an_event_grants_the_board_is_that_of_the_moves_before() {
    let folder = begun("medium", "all", &[], &["44", "97"]);
    let lines =
        ["pass", "yes", "event uns", "tay ninh", "tay ninh", "khanh hoa 2t, saigon 2t", "done", "", ""];
    let said = shown(folder.path(), &[&lines[..], &["show tay ninh"]].concat());
    let (_, asked) = said.split_once("the 3 pieces to Activate in Tay Ninh").unwrap();
    assert!(asked.contains("Active Opposition US 7t 1b;"), "{said}");
}

#[test]
fn the_space_of_an_air_strike_stands_behind_its_name_before_its_die() {
    let adjusted = ["hue us troops 1 from available", "hue nva troops 3 from available"];
    let folder = begun("full", "us", &adjusted, &["8", "97"]);
    let said = shown(folder.path(), &["train saigon 2p; air-strike hue"]);
    assert!(!said.contains("No: ") && said.contains("Air Strike"), "{said}");
}

#[test]
fn a_granted_ambush_names_its_space_once_and_shows_no_id() {
    let adjusted = [
        r#"lasting [{"card":104,"side":"shaded"}]"#,
        "loc-can-tho-chau-doc vc guerrillas_a 1 from available",
    ];
    let folder = begun("full", "vc", &adjusted, &["99", "90"]);
    let said = shown(folder.path(), &["event shaded vc can tho from chau doc 1; done", "?"]);
    assert!(said.contains("VC: free Ambush in Can Tho: remove, Main Force Bns"), "{said}");
    assert!(said.contains("Main Force Bns: the Ambush removes 2 pieces, not 1 [104]"), "{said}");
    assert!(!said.contains("main-force-bns") && !said.contains("Can Tho …"), "{said}");
}

#[test]
fn who_may_play_a_pivotal_event_and_why_not_is_told_once_a_card_before_a_person_chooses() {
    let us_may_not = "US may not play 121 Linebacker II: ";
    let vc_may = "VC may play 124 Tet Offensive: ";
    for (scenario, players, vc_may_play) in [("medium", "all", true), ("full", "us", false)] {
        let folder = begun(scenario, players, &[], &["8", "97"]);
        let said = shown(folder.path(), &["train", "back", "hold"]);
        assert_eq!(said.matches("Pivotal Events").count(), 1, "{said}");
        assert_eq!(said.contains(vc_may), vc_may_play, "{said}");
        assert_eq!(said.matches(us_may_not).count(), 1, "{said}");
        let (before, _) = said.split_once("US, 1st Eligible:").unwrap();
        assert!(before.contains("Pivotal Events"), "{said}");
        for look in ["?", "options"] {
            let said = shown(folder.path(), &[look, "hold"]);
            assert_eq!(said.matches(us_may_not).count(), 2, "{look}: {said}");
        }
    }
    // No Pivotal Events are held in the Short scenario.
    let folder = begun("short", "us", &[], &["8", "97"]);
    assert!(!shown(folder.path(), &["hold"]).contains("Pivotal Events"));
}
