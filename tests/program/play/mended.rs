//! Small things that the prompt of Fire in the Lake says and takes.

use super::told_at_prompt::begun;
use super::{play, prepared, shown, shown_with};

#[test]
fn a_sort_of_action_is_told_what_to_name_in_its_place() {
    let folder = prepared("us", ["8", "97"]);
    for (typed, told) in [
        ("operation", "No: name the Operation: train, patrol, sweep, assault"),
        ("limited", "No: a Limited Operation is one in a single space [2.3.5]; name the Operation: train"),
        ("pivotal", "the RVN Leader box needs at least 2 cards"),
        (
            "special",
            "No: a Special Activity goes with an Operation, which comes first; name the Operation: train",
        ),
    ] {
        let said = shown(folder.path(), &[typed]);
        assert!(said.contains(told), "{typed}: {said}");
    }
    let said = shown(folder.path(), &["train kontum 2i", "special"]);
    assert!(said.contains("No: name the Special Activity: "), "{said}");
}

#[test]
fn the_victory_table_of_a_coup_round_gives_each_number_with_its_sum() {
    let folder = begun("full", "us", &[], &["125", "97"]);
    let said = shown(folder.path(), &["", "", ""]);
    assert!(said.contains("made of") && said.contains("Support 15 + Available 23"), "{said}");
    assert!(said.contains("COIN Control ") && said.contains(" + Patronage 15"), "{said}");
}

#[test]
fn a_box_that_holds_more_or_less_asks_for_the_other_box() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["adjust casualties us troops 4", "out of play"]);
    assert!(said.contains("The box that 4 US Troops come from: from Available, from Out of Play"), "{said}");
    assert!(!said.contains("No: ") && said.contains("Casualties"), "{said}");
    let said = shown(folder.path(), &["adjust saigon us troops 0", "", "show boxes"]);
    assert!(said.contains("go to: to Available, to Out of Play, to Casualties"), "{said}");
    let said = shown(folder.path(), &["check", "agitate 3", "done", "adjust agitate_total Aid"]);
    assert!(said.contains("Agitate Total: `Aid` is not a number"), "{said}");
}

#[test]
fn any_word_of_a_spaces_name_shows_it_or_names_those_it_could_be() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["show an xuyen"]);
    assert!(said.contains("> show an xuyen Kien Giang-An Xuyen"), "{said}");
    let said = shown(folder.path(), &["show laos"]);
    assert!(said.contains("`laos` could mean any of these: Central Laos, Southern Laos"), "{said}");
    let said = shown(folder.path(), &["show the"]);
    assert!(said.contains("The Fishhook, The Parrot's Beak"), "{said}");
}

#[test]
fn question_marks_list_the_texts_of_a_card_with_whether_they_do_anything_now() {
    let folder = begun("full", "vc", &[], &["75", "97"]);
    let said = shown(folder.path(), &["event", "?"]);
    let marks = said.matches("(no effect now)").count();
    assert!(marks.is_multiple_of(2), "{said}");
}

#[test]
fn a_number_that_is_one_has_the_name_of_one_piece() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["adjust kontum us irregulars_u 2 from available", "train", "kontum"]);
    assert!(said.contains("Available 1 Irregular, 2 Rangers"), "{said}");
}

/// VC at its Attack, with its own dice.
fn rolling(lines: &str) -> (tempfile::TempDir, String) {
    let folder = prepared("vc", ["107", "97"]);
    let said = play(folder.path(), &["game.json", "--dice", "ask"], lines);
    (folder, String::from_utf8(said.stdout).unwrap())
}

#[test]
fn a_die_that_was_said_stays_bound_to_its_question_after_abort_quit_and_rollback() {
    let (folder, _) = rolling("attack pleiku\n6\nabort\nquit\n");
    let said = shown_with(folder.path(), &["--dice", "ask"], &["attack pleiku"]);
    assert!(said.contains("(d6: 6): missed") && !said.contains("roll a d6"), "{said}");
    let (folder, said) = rolling("attack pleiku\n6\n\nyes\nrollback\n\nattack pleiku\nhold\n");
    let (_, after) = said.split_once("> rollback").expect(&said);
    assert!(after.contains("missed") && !after.contains("roll a d6"), "{said}");
    // Another turn in between lets nobody throw again.
    let said = play(
        folder.path(),
        &["game.json", "--dice", "ask"],
        "no\npass\nyes\nrollback\n\nattack pleiku\nhold\n",
    );
    let said = String::from_utf8(said.stdout).unwrap();
    let (_, after) = said.split_once("> rollback").expect(&said);
    assert!(after.contains("missed") && !after.contains("roll a d6"), "{said}");
    super::run(folder.path(), &["replay", "game.json", "--verify"]);
}
