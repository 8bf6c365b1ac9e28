//! What is typed wrong, or in other words than those listed: what was taken of it is said, and nothing else
//! is.

use std::path::Path;

use super::fng::prepare;
use super::told_at_prompt::paged;
use super::{play, prepared, run, shown};

/// What is said to these lines, in one line.
fn said(folder: &Path, arguments: &[&str], lines: &str) -> String {
    let output = play(folder, arguments, lines);
    let said = String::from_utf8(output.stdout).unwrap();
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// An evening in which the player's own men act first.
fn own_men_act(folder: &Path, seed: u64) {
    prepare(folder, 2, seed);
    run(folder, &["fng", "activation", "game.json", "-i", "-q", "--own", "2", "--enemy-die", "1"]);
}

#[test]
fn more_dice_than_a_test_takes_are_refused_and_in_sight_says_whose_they_are() {
    let folder = crate::scenes::folder();
    own_men_act(folder.path(), 1);
    let typed = "ortiz move cover\nha,binh\n3 4 5\n3 4\n6\n6 6\nquit\n";
    let said = said(folder.path(), &["game.json", "--dice", "ask"], typed);
    assert!(said.contains("In Sight of Ha: roll 2d6 (1-6 each) > 3 4 5"), "{said}");
    assert!(
        said.contains("3 typed, 2 asked for (In Sight of Ha): give 2 whole numbers from 1 to 6"),
        "{said}"
    );
    assert_eq!(said.matches("In Sight of Ha: roll 2d6").count(), 2, "{said}");
    assert!(said.contains("In Sight of Binh: roll 2d6"), "{said}");
    assert!(said.contains("2 typed, 1 asked for (In Sight of Binh, die 2 of 2)"), "{said}");
}

#[test]
fn what_was_taken_of_a_line_whose_rest_is_refused_is_said() {
    let folder = crate::scenes::folder();
    own_men_act(folder.path(), 2);
    let said = said(folder.path(), &["game.json"], "ortiz move cover\nha, binh, zzz\nzzz\nquit\n");
    assert!(said.contains("is not one of") || said.contains("there is no answer `zzz`"), "{said}");
    assert_eq!(said.matches("Taken before it: Ha; Binh").count(), 1, "only of that line: {said}");
}

#[test]
fn q_names_nobody_and_any_word_for_none_says_so() {
    let folder = crate::scenes::folder();
    own_men_act(folder.path(), 2);
    let quinn = ["--side", "enemy", "--group", "cell", "--figure", "Quinn,rep=3,weapon=sks"];
    run(folder.path(), &[&["fng", "muster", "game.json", "-i", "-q"][..], &quinn[..]].concat());
    let said =
        said(folder.path(), &["game.json"], "nobody\northiz\nortiz move cover\nq\nqu\nnothing\nquit\n");
    assert!(
        said.contains("`q` ends a page; `quit` leaves the game. For Quinn, type more of the name."),
        "{said}"
    );
    assert!(said.contains("> qu ") && said.contains("And who else") && said.contains("[in-sight]"), "{said}");
    assert!(!said.contains("`nothing`"), "{said}");
}

#[test]
fn who_has_moved_is_listed_with_what_is_still_possible_and_a_wait_then_is_called_nothing_more() {
    let folder = crate::scenes::folder();
    own_men_act(folder.path(), 2);
    let said = said(folder.path(), &["game.json"], "all move\ncover\nnobody\n?\northiz\nortiz wait\nquit\n");
    assert!(said.contains("Still possible: fire, "), "{said}");
    assert!(said.contains("Ortiz: may still fire"), "{said}");
    assert!(said.contains("Ortiz does nothing more [Actions]"), "{said}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn the_menus_know_dice_new_and_own_and_say_which_words_come_later() {
    let folder = crate::scenes::folder();
    let typed = "new\nfitl\nlog\nshort\narvn\n\nvirtual\n\n\nown\ngame.json\n\ndice\nquit\n";
    let own = said(folder.path(), &["--seed", "1"], typed);
    assert!(own.contains("A new game of: fire-in-the-lake, fng, ambush-valley"), "{own}");
    assert!(own.contains("No: `log` works once a file is open"), "{own}");
    assert!(own.contains("> dice You roll the dice and type the results"), "{own}");
    // Once it is said it is not asked.
    let typed = "dice ask\nnew fitl\nshort\narvn\n\nvirtual\n\n\nother.json\n\ndice\nquit\n";
    let asked = said(folder.path(), &["--seed", "1"], typed);
    assert!(!asked.contains("Dice: roll, ask"), "{asked}");
    assert_eq!(asked.matches("You roll the dice and type the results").count(), 2, "{asked}");
}

#[test]
fn a_line_typed_at_the_end_of_a_page_is_shown_where_it_is_read() {
    let folder = prepared("us", ["8", "97"]);
    let file = folder.path().join("game.json");
    let said = paged(&file, &["show tracks", "q"], &["show spaces"]);
    assert!(said.contains("> show tracks\n"), "{said}");
}

#[test]
fn abort_says_that_there_is_nothing_to_drop_also_after_it_dropped_a_turn() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["train saigon", "abort", "abort", "hold"]);
    assert!(said.contains("Dropped: train Saigon"), "{said}");
    assert_eq!(said.matches("There is nothing to undo or drop here").count(), 1, "{said}");
}

#[test]
fn before_the_first_die_of_a_coup_round_what_comes_before_it_is_told() {
    let folder = prepared("arvn", ["125", "68"]);
    let said = shown(folder.path(), &["dice ask", "", "1", "hold"]);
    let (before, _) =
        said.split_once("Support Phase, US Pacification: Shift").unwrap_or_else(|| panic!("{said}"));
    assert!(before.contains("So far, before you roll or draw: 125 Nguyen Khanh"), "{said}");
    assert!(before.contains("ARVN Resources: 30 to 60"), "{said}");
    assert!(!before.contains("Da Nang"), "nothing that hangs on the draw: {said}");
}

#[test]
fn why_calls_a_row_of_the_eligibility_table_by_table_and_number() {
    let folder = crate::scenes::folder();
    let game = ["fitl", "new", "--scenario", "short", "--players", "us", "--seed", "5", "-o", "game.json"];
    run(folder.path(), &[&game[..], &["--deck", "virtual", "-q"]].concat());
    let said = shown(folder.path(), &["", "why"]);
    assert!(said.contains("1st Eligible, row 1: current Event Critical? yes [T5.2]"), "{said}");
    assert!(!said.contains("1-event"), "{said}");
}

/// A campaign of Ambush Valley in `game.json`.
fn of_two_sides(folder: &Path) {
    let begin = ["campaign", "new", "--game", "ambush-valley", "--turns", "3", "--seed", "9"];
    run(folder, &[&begin[..], &["-q", "-o", "game.json"]].concat());
}

#[test]
fn players_of_one_side_at_one_keyboard_are_told_their_missions_with_the_step() {
    let folder = crate::scenes::folder();
    let begin = ["campaign", "new", "--game", "ambush-valley", "--co-op", "Carol", "--insurgent", "VC"];
    let platoons = ["--regular", "US", "--regular", "US", "--seed", "9", "-q", "-o", "game.json"];
    run(folder.path(), &[&begin[..], &platoons[..]].concat());
    let told = said(folder.path(), &["game.json"], "mission\nshow\nquit\n");
    assert!(told.contains("US 1: Mission ") && !told.contains("secret"), "{told}");
    // The shell does not know who looks.
    assert!(run(folder.path(), &["campaign", "show", "game.json"]).contains("secret"));
}

#[test]
fn men_stay_behind_by_any_word_for_none_and_a_side_is_named_where_a_log_is_unknown() {
    let folder = crate::scenes::folder();
    of_two_sides(folder.path());
    let told = said(folder.path(), &["game.json"], "mission\nall\nnothing\nshow vp\nquit\n");
    assert!(!told.contains("`nothing`") && told.contains("its first Fog of War card"), "{told}");
    assert!(told.contains("or a side: US, VC"), "{told}");
}

#[test]
fn a_list_of_targets_is_read_whole_behind_a_semicolon_before_inches_and_at_an_inner_prompt() {
    for typed in [
        "ortiz fire ha,bin 1\n",
        "ortiz ?\nfire ha,bin 1\n",
        "mil wait; ort fire ha,bin 1\n",
        "mil wait; ort fire ha bin 1; kow wait\n",
    ] {
        let folder = crate::scenes::folder();
        own_men_act(folder.path(), 2);
        let said = said(folder.path(), &["game.json"], &format!("{typed}quit\n"));
        assert!(said.contains("Ortiz fires the M-16 at Ha, Binh"), "{typed}: {said}");
        assert!(!said.contains("No: ") && !said.contains("Not read"), "{typed}: {said}");
    }
    let folder = crate::scenes::folder();
    own_men_act(folder.path(), 2);
    let said = said(folder.path(), &["game.json"], "wash wait; mil,ort fire ha; kow wait\nquit\n");
    assert!(
        said.contains("Sgt Miller fires the M-16 at Ha") && said.contains("Ortiz fires the M-16"),
        "{said}"
    );
}

#[test]
fn a_list_that_names_nobody_is_refused_before_any_dice() {
    let folder = crate::scenes::folder();
    own_men_act(folder.path(), 2);
    run(
        folder.path(),
        &["fng", "muster", "game.json", "-i", "-q", "--side", "own", "--figure", "Otis,rep=3"],
    );
    for (typed, why) in [
        ("ortiz fire ha,bnih", "No: there is no figure `bnih`"),
        ("o,mil move", "No: `o` may mean Ortiz or Otis: type more."),
        // Support begins so, too, and no list.
        (
            "s,kow wiat",
            "No: only `move`, `fire`, `charge`, `fast-move`, `cover-place`, `ready`, `reload`, `rise`, \
             `wait` work",
        ),
    ] {
        let said = said(folder.path(), &["game.json"], &format!("{typed}\nquit\n"));
        assert!(said.contains(why), "{typed}: {said}");
        assert!(!said.contains("fires the M-16"), "{typed}: {said}");
    }
}

#[test]
fn several_men_are_set_right_by_one_stand_and_another_step_follows_it() {
    let folder = crate::scenes::folder();
    own_men_act(folder.path(), 2);
    let state = |said: &str, name: &str| said.contains(&format!("{name}: in cover"));
    let said_of = |typed: &str| said(folder.path(), &["game.json"], &format!("{typed}\nquit\n"));
    let named = said_of("stand mil, ort kow cover prone");
    assert!(named.contains("Sgt Miller, Ortiz, Cpl Kowalski: in cover, prone"), "{named}");
    let chained = said_of("stand mil open; stand wash cover; ort fire ha");
    assert!(chained.contains("Sgt Miller: in the open") && state(&chained, "Washington"), "{chained}");
    assert!(chained.contains("Ortiz fires the M-16 at Ha"), "{chained}");
    let all = said_of("stand all concealed");
    assert!(all.contains("Sgt Miller, Cpl Kowalski, Washington, Ortiz: concealed"), "{all}");
}

#[test]
fn a_machine_gun_that_is_moved_is_told_and_its_gunner_is_not_passed_over_in_silence() {
    let folder = crate::scenes::folder();
    own_men_act(folder.path(), 2);
    let said = said(folder.path(), &["game.json"], "wash move cover\nha\nnobody\nquit\n");
    assert!(
        said.contains("Washington: the machine gun is no longer set up, which takes an Activation"),
        "{said}"
    );
    assert!(said.contains("Washington cannot fire: the machine gun is not set up; takes no check"), "{said}");
}

#[test]
fn rollback_lists_the_steps_of_an_evening_by_turns_and_names_each_figure_once() {
    let folder = crate::scenes::folder();
    own_men_act(folder.path(), 2);
    let said = said(folder.path(), &["game.json"], "mil,ort fire ha\nrollback\nback\nquit\n");
    assert!(said.contains("Turn 1 ") && said.contains("fire: Sgt Miller, Ortiz at Ha"), "{said}");
    assert!(said.contains("Activation dice") && said.contains("Before the first turn"), "{said}");
}
