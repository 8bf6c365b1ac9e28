//! The prompt of Fire in the Lake says what it drops and what it would pay for nothing, keeps what is half
//! said, and answers `?` wherever it asks.

use std::cell::RefCell;
use std::rc::Rc;

use pointman::play::lines::Lines;
use pointman::play::{Begin, Screen, run_with};

use super::told_at_prompt::{begun, paged};
use super::typist::{Memory, random};
use super::{digests, prepared, run, shown};

#[test]
fn redo_brings_back_what_the_last_rollback_undid() {
    let folder = prepared("us", ["8", "97"]);
    let file = folder.path().join("game.json");
    shown(folder.path(), &["pass", "yes", "go", "go"]);
    let after = digests(&file);
    let said = shown(folder.path(), &["rollback 4", "redo", "hold"]);
    assert_eq!(digests(&file), after, "{said}");
    let told = "2 steps are undone: `redo` restores them, and the next step drops them.";
    assert!(said.contains(told), "{said}");
    // The last of two rollbacks, then the other; all of them where nobody remembers.
    shown(folder.path(), &["rollback 5", "rollback 4", "redo", "hold"]);
    assert_eq!(digests(&file), after[..after.len() - 1]);
    shown(folder.path(), &["rollback 3", "redo all", "rollback 3", "hold"]);
    let said = shown(folder.path(), &["redo", "hold"]);
    assert!(said.contains("3 steps are undone"), "{said}");
    assert_eq!(digests(&file), after);
    let said = shown(folder.path(), &["redo lots", "hold"]);
    assert!(said.contains("No: `redo lots`: follow `redo` with a number"), "{said}");
}

#[test]
fn abort_names_what_it_drops_and_what_it_keeps() {
    let folder = begun("full", "arvn", &[], &["74", "97"]);
    let train = ["train saigon 2p", "govern qui nhon aid", "abort", "abort"];
    let said = shown(folder.path(), &train);
    assert!(said.contains("Dropped: Govern. Kept: train Saigon place 2p; `abort` again"), "{said}");
    assert!(said.contains("> abort Dropped: train Saigon place 2p "), "{said}");
    let said = shown(folder.path(), &["train", "hue", "abort"]);
    assert!(said.contains("Dropped: train Hue"), "{said}");
}

#[test]
fn more_of_a_special_activity_says_what_ends_it_and_what_ends_the_operation() {
    let folder = begun("full", "arvn", &[], &["74", "97"]);
    let said = shown(folder.path(), &["train saigon 2p", "govern", "qui nhon", "aid", "?"]);
    let (_, listed) = said.split_once("> ? ").unwrap();
    assert!(listed.contains("none: no more Govern; the Operation goes on"), "{said}");
    assert!(listed.contains("done: ends the Train with its Govern: the turn is summed up"), "{said}");
    assert!(listed.contains("`abort` drops the whole Govern, and again the whole Train"), "{said}");
}

#[test]
fn a_number_typed_where_a_page_ends_answers_the_question_behind_it() {
    let folder = prepared("us", ["8", "97"]);
    let file = folder.path().join("game.json");
    shown(folder.path(), &["dice ask", "hold"]);
    let said = paged(&file, &["", "", "3"], &["dice ask", "train", "show spaces"]);
    assert!(!said.contains("Not read: 3"), "{said}");
    assert!(said.contains("Train: Saigon, Available 3"), "{said}");
    // Where no number is an answer it may have been meant for a die.
    let folder = prepared("us", ["8", "97"]);
    let file = folder.path().join("game.json");
    let said = paged(&file, &["", "", "3"], &["dice ask", "show spaces"]);
    assert!(said.contains("Not read: 3: not an answer here"), "{said}");
}

#[test]
fn usaid_names_the_track_that_each_of_its_questions_is_about() {
    let folder = prepared("all", ["85", "97"]);
    let said = shown(folder.path(), &["event shaded", "up", "down", "same", "hold"]);
    for track in ["ARVN Resources, up or down 2", "Aid, up or down 2", "Patronage, up or down 2"] {
        assert_eq!(said.matches(track).count(), 1, "{said}");
    }
}

#[test]
fn a_transport_comes_from_where_somebody_is_and_moves_somebody() {
    let folder = begun("full", "arvn", &[], &["74", "97"]);
    let said = shown(folder.path(), &["train saigon 2p", "transport kontum", "hue", "", "binh dinh"]);
    assert!(said.contains("No: Kontum has no ARVN Troops or Rangers to Transport [4.3.2]"), "{said}");
    assert!(said.contains("transport Hue … 1-2t (Enter: 2t)"), "{said}");
    // It flips Rangers though nobody moves (4.3.2).
    let folder = begun("full", "arvn", &["quang-nam arvn rangers_a 1 arvn rangers_u 0"], &["74", "97"]);
    let said = shown(folder.path(), &["train saigon 2p", "transport hue", ""]);
    assert!(said.contains("Quang Nam: flip 1 Active Ranger Underground"), "{said}");
}

/// ARVN whose cubes are about to desert.
pub(super) fn coup_card() -> tempfile::TempDir {
    begun("medium", "arvn", &[], &["129", "97"])
}

/// ARVN about to Redeploy in a Coup Round.
pub(super) fn redeploy() -> tempfile::TempDir {
    let folder = coup_card();
    let desert = "coup-card an-loc 1t, saigon 1t, can-tho 1t, quang-tin-quang-ngai 1t, phu-bon-phu-yen 1t, \
                  quang-duc-long-khanh 1t, binh-tuy-binh-thuan 1t";
    run(folder.path(), &["fitl", "coup", "-i", "game.json", "-q", desert]);
    folder
}

#[test]
fn where_troops_redeploy_to_is_listed_behind_a_refusal() {
    let said = shown(redeploy().path(), &["1t phu bon laos", "?"]);
    let (_, listed) = said.split_once("> ? ").unwrap();
    assert!(listed.starts_with("Cities (") && listed.contains("Hue"), "{said}");
}

#[test]
fn a_redeploy_and_a_march_are_said_in_either_order() {
    let said = shown(redeploy().path(), &["saigon phu bon 1t", "1t from quang duc to saigon", "hold"]);
    assert!(said.contains("Saigon: move in 1 ARVN Troop from Phu Bon-Phu Yen"), "{said}");
    assert!(said.contains("Saigon: move in 1 ARVN Troop from Quang Duc-Long Khanh"), "{said}");
    assert!(!said.contains("No: "), "{said}");
    let folder = prepared("vc", ["107", "97"]);
    for march in ["march 1u quang tri hue", "march 1u from quang tri to hue", "march quang tri 1u hue"] {
        let said = shown(folder.path(), &[march, "abort"]);
        assert!(said.contains("Hue: move in 1 Underground VC Guerrilla from Quang Tri-Thua Thien"), "{said}");
        assert!(!said.contains("No: "), "{march}: {said}");
    }
}

#[test]
fn a_base_of_a_train_is_said_with_the_cubes_it_replaces() {
    let folder = begun("full", "arvn", &[], &["74", "97"]);
    let train = ["train can tho 3p", "base can tho 3p", "done", "yes", "log 3"];
    let said = shown(folder.path(), &train);
    assert!(said.contains("Can Tho: remove 3 ARVN Police to Available") && !said.contains("No: "), "{said}");
    let folder = begun("full", "arvn", &[], &["74", "97"]);
    let said = shown(folder.path(), &["train can tho 3p", "base can tho done", "1t 2p"]);
    assert!(said.contains("`done` is not one of 3p, 1-2t"), "{said}");
    assert!(said.contains("remove 1 ARVN Troop and 2 ARVN Police to Available"), "{said}");
}

#[test]
fn a_correction_that_asks_for_a_box_waits_while_another_is_made() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["adjust saigon us troops 4", "adjust aid 12", "available", "hold"]);
    assert!(
        said.contains("Aid: 12 (15 before)") && said.contains("Saigon: 4 US Troops (2 before)"),
        "{said}"
    );
}

#[test]
fn only_nva_troops_of_the_insurgents_go_out_of_play_and_only_by_a_card() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["adjust hue nva troops 3", "adjust hue nva troops 1", "hold"]);
    assert!(said.contains("Hue: 1 NVA Troop (3 before)") && !said.contains("to out-of-play"), "{said}");
    let said = shown(folder.path(), &["adjust binh dinh vc guerrillas 0 to out", "hold"]);
    assert!(said.contains("VC Guerrillas are never in Out of Play: only US and ARVN pieces"), "{said}");
    let said = shown(folder.path(), &["adjust loc da nang - qui nhon vc guerrillas_u 1", "hold"]);
    assert!(said.contains("LoC Da Nang - Qui Nhon: 1 Underground VC Guerrilla (0 before)"), "{said}");
}

#[test]
fn enter_pays_for_nothing() {
    let folder = begun("full", "arvn", &["hue vc guerrillas_u 1 from available"], &["74", "97"]);
    let said = shown(folder.path(), &["sweep", "hue", "", "done"]);
    let asked = "This only spends Resources. Take it anyway? yes, no (Enter: no)";
    assert!(said.contains(asked) || said.contains("Take this step?"), "{said}");
    let said = shown(folder.path(), &["patrol", "stay", "", ""]);
    assert!(said.contains(asked), "{said}");
}

#[test]
fn a_list_of_spaces_shows_terror_and_sabotage() {
    let adjusted = ["tay-ninh terror 1", "loc-hue-da-nang sabotage 1", "vc_resources 9"];
    let folder = begun("full", "vc", &adjusted, &["107", "97"]);
    let said = shown(folder.path(), &["terror", "?", "abort", "march", "?"]);
    assert!(said.contains("VC 2u 1b*; Terror"), "{said}");
    assert!(said.contains("LoC Hue - Da Nang Sabotage"), "{said}");
}

#[test]
fn back_shows_the_question_and_not_what_was_shown_before() {
    let folder = begun("full", "arvn", &[], &["74", "97"]);
    let said = shown(folder.path(), &["train saigon 2p", "can tho 2p", "back", "hue 1p", "hold"]);
    assert_eq!(said.matches("Saigon: place 2 ARVN Police from Available").count(), 1, "{said}");
    assert!(said.contains("Hue: place 1 ARVN Police from Available"), "{said}");
}

#[test]
fn which_text_of_a_card_tells_both_texts() {
    let folder = prepared("all", ["49", "97"]);
    let said = shown(folder.path(), &["event", "?"]);
    let (_, listed) = said.split_once("> ? ").unwrap();
    assert!(
        listed.starts_with("unshaded: 6 ARVN pieces") && listed.contains("shaded: NVA doubles"),
        "{said}"
    );
}

#[test]
fn the_boxes_are_shown_by_their_name() {
    let folder = prepared("us", ["8", "97"]);
    let told = run(folder.path(), &["fitl", "show", "game.json", "boxes"]);
    assert!(told.contains("Available: 21 US Troops") && told.contains("Out of Play: "), "{told}");
}

#[test]
fn a_question_mark_typed_ahead_lists_what_is_asked_then() {
    let folder = begun("full", "arvn", &[], &["74", "97"]);
    let said = shown(folder.path(), &["train saigon 2p; govern; ?", "qui nhon aid", "hold"]);
    assert!(said.contains("Cities (4) 1 Qui Nhon COIN") && !said.contains("No: "), "{said}");
}

#[test]
fn options_of_an_operation_that_is_not_allowed_say_only_why() {
    let folder = begun("medium", "nva,vc", &[], &["35", "128"]);
    let said = shown(folder.path(), &["options march", "options train", "hold"]);
    assert!(said.contains("NVA: March not now: no March in Monsoon [MA1, 2.3.9]"), "{said}");
    assert!(!said.contains("type these after"), "{said}");
    assert!(
        said.contains("No: NVA acts now and has no Train: it has Rally, March, Attack, Terror,"),
        "{said}"
    );
}

#[test]
fn the_forms_of_a_govern_are_told_by_themselves() {
    let folder = begun("full", "arvn", &[], &["74", "97"]);
    let said = shown(folder.path(), &["train saigon 2p", "govern qui nhon", "?", "abort", "?"]);
    assert!(said.contains("aid: adds 3 x Population to Aid [4.3.1]"), "{said}");
    assert!(!said.contains("at a Train"), "{said}");
}

#[test]
fn equal_pieces_placed_one_by_one_are_told_in_one_number() {
    let folder = prepared("all", ["49", "97"]);
    let cubes = ["event unshaded", "2p saigon", "police saigon", "police saigon", "2p hue"];
    let said = shown(folder.path(), &cubes);
    assert!(said.contains("Saigon: place 4 ARVN Police from Available (box now 6)"), "{said}");
}

#[test]
fn what_a_word_leads_to_is_listed_with_it() {
    let folder = begun("medium", "vc", &[], &["107", "97"]);
    let said = shown(folder.path(), &["attack tay ninh", "?"]);
    assert!(said.contains("> ? against us, arvn Enter: both"), "{said}");
}

#[test]
fn a_card_with_one_text_is_told_without_a_side() {
    let folder = prepared("all", ["115", "97"]);
    let said = shown(folder.path(), &["event", "yes", "show lasting", "log 3"]);
    assert!(said.contains("Momentum in play: 115 Typhoon Kate "), "{said}");
    assert!(said.contains("115 Typhoon Kate: Until Coup:") && !said.contains("shaded"), "{said}");
}

#[test]
fn every_prompt_answers_a_question_mark() {
    for (game, who) in ["us,arvn", "nva,vc", "all"].into_iter().enumerate() {
        let folder = crate::scenes::folder();
        let seed = (game + 3).to_string();
        let begin =
            ["fitl", "new", "--scenario", "short", "--seed", &seed, "-o", "game.json", "--players", who];
        run(folder.path(), &begin);
        let (mut below, mut left, mut shown_before) = (random(game as u64 + 7), 240_usize, None);
        let screen = Rc::new(Memory(RefCell::default()));
        let told = Rc::clone(&screen);
        let lines = Lines::Given(Box::new(move |legal: &[String]| {
            left = left.checked_sub(1)?;
            let said = told.0.borrow().clone();
            let Some(before): Option<usize> = shown_before.take() else {
                told.0.borrow_mut().push_str("> ?\n");
                shown_before = Some(said.len());
                return Some("?".to_owned());
            };
            let answer = &said[before + "> ?\n".len()..];
            assert!(
                !said[..before].ends_with(answer),
                "nothing is told:\n{}",
                &said[before.saturating_sub(900)..]
            );
            assert!(!answer.contains("No: ") && !answer.contains("No answer matches"), "{answer}");
            let typed = match (below(10), legal.len()) {
                (0, _) => "back".to_owned(),
                (_, 0) => String::new(),
                (_, all) => legal[below(all)].clone(),
            };
            told.0.borrow_mut().push_str(&format!("> {typed}\n"));
            (typed != "quit").then_some(typed)
        }));
        let begin = Begin { file: Some(folder.path().join("game.json")), ..Begin::default() };
        run_with(begin, Rc::clone(&screen) as Rc<dyn Screen>, lines).unwrap();
    }
}

#[test]
fn the_aid_of_a_govern_is_explained_as_its_own_and_once() {
    let folder = prepared("arvn", ["66", "97"]);
    let said = shown(folder.path(), &["train saigon 2p", "govern can tho", "?"]);
    assert!(said.contains("aid: adds 3 x Population to Aid [4.3.1]"), "{said}");
    assert!(!said.contains("adds 6 to Aid") && !said.contains("aid, patronage aid:"), "{said}");
}

#[test]
fn the_half_answer_of_a_part_of_a_coup_round_is_offered_again() {
    let folder = redeploy();
    let said = shown(folder.path(), &["1t", "hold"]);
    assert!(said.contains("your unfinished turn is offered again"), "{said}");
    let said = shown(folder.path(), &["yes", "hold"]);
    assert!(said.contains("You have an unfinished turn: 1t. Continue it?"), "{said}");
}
