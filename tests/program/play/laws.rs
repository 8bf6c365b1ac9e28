//! What holds for every turn at the prompt.

use std::fs;

use super::{digests, play, prepared, run};

/// The US is 1st Eligible on the first of these.
const CARDS: [&str; 2] = ["8", "97"];

#[test]
fn a_turn_given_up_leaves_the_file_as_it_was_and_no_draft() {
    let folder = prepared("us", CARDS);
    let file = folder.path().join("game.json");
    let before = fs::read(&file).unwrap();
    for typed in [
        "train\nsaigon\nplace\n2p\nabort\n",
        "train; saigon place 2p; done\nabort\n",
        "train saigon 2p\nadvise\nback\nabort\n",
        "event\nshaded\nabort\n",
        "pass\nno\n",
    ] {
        let output = play(folder.path(), &["game.json"], typed);
        assert!(output.status.success());
        assert_eq!(fs::read(&file).unwrap(), before, "{typed}");
        assert!(!folder.path().join("game.json.draft").exists(), "{typed}");
    }
}

#[test]
fn answers_typed_ahead_give_what_single_answers_and_fitl_act_give() {
    let ways = [
        "train\nsaigon\nplace\n2p\nkontum\nplace\n2\ndone\nyes\n",
        "train; saigon place 2 arvn_police; kontum place 2u; done; yes\n",
        "train saigon 2 police; kontum 2i; done\nyes\n",
        "TRAIN Saigon 1p\nback\nsaigon 2p, kontum 2i\n\n\n",
    ];
    let all: Vec<Vec<String>> = ways
        .iter()
        .map(|typed| {
            let folder = prepared("us", CARDS);
            let output = play(folder.path(), &["game.json"], typed);
            assert!(output.status.success());
            run(folder.path(), &["replay", "game.json", "--verify"]);
            digests(&folder.path().join("game.json"))
        })
        .collect();
    let folder = prepared("us", CARDS);
    run(
        folder.path(),
        &["fitl", "act", "-i", "game.json", "train saigon place 2 arvn_police; kontum place 2u"],
    );
    let by_command = digests(&folder.path().join("game.json"));
    assert_eq!(by_command.len(), 4);
    for (typed, digests) in ways.iter().zip(all) {
        assert_eq!(digests, by_command, "{typed}");
    }
}

#[test]
fn a_turn_under_way_is_offered_again_and_gone_on_with() {
    let folder = prepared("us", CARDS);
    play(folder.path(), &["game.json"], "train saigon 2p\n");
    assert!(folder.path().join("game.json.draft").exists());
    let output = play(folder.path(), &["game.json"], "yes\ndone\nyes\n");
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.contains("A turn is under way: train saigon place 2 arvn_police"), "{told}");
    assert_eq!(digests(&folder.path().join("game.json")).len(), 4);
    assert!(!folder.path().join("game.json.draft").exists());
}

#[test]
fn dice_thrown_by_a_person_are_not_asked_for_again_after_going_back() {
    let folder = prepared("vc", ["107", "97"]);
    let typed = "attack pleiku guerrillas\n\n6\nback\npleiku guerrillas\n\nback\nhold\n";
    let output = play(folder.path(), &["game.json", "--dice", "ask"], typed);
    let told = String::from_utf8(output.stdout).unwrap();
    assert_eq!(told.matches("throw a d6").count(), 1, "{told}");
    assert_eq!(told.matches("(d6: 6)").count(), 2, "{told}");
}

#[test]
fn rollback_takes_back_the_steps_chosen_and_redo_takes_them_again() {
    let folder = prepared("us", CARDS);
    let file = folder.path().join("game.json");
    let before = digests(&file);
    play(folder.path(), &["game.json"], "train saigon 2p; done; yes\n");
    let after = digests(&file);
    let output = play(folder.path(), &["game.json"], "rollback\n\nredo\nrollback 3\n");
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.contains("Saigon: remove 2 ARVN Police"), "{told}");
    assert_eq!((digests(&file), after.len()), (before, 4));
}

#[test]
fn without_a_file_the_last_document_of_the_folder_is_offered_first() {
    let folder = prepared("us", CARDS);
    std::fs::write(folder.path().join("notes.json"), "[1, 2]").unwrap();
    let output = play(folder.path(), &[], "? game\n\ntrain saigon 2p; done; yes\n");
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.contains("(Enter: game.json)") && !told.contains("notes.json"), "{told}");
    assert!(told.contains("go on with a game of Fire in the Lake"), "{told}");
    assert_eq!(digests(&folder.path().join("game.json")).len(), 4);
}

#[test]
fn a_new_game_with_dice_from_the_table_asks_for_those_of_the_set_up() {
    let folder = tempfile::tempdir().unwrap();
    let typed = "fire\nshort\nnva\n\n\n\n\nask\nmine.json\n3\n\n";
    let output = play(folder.path(), &[], typed);
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.contains("Agitate Total at the start [T4.1.4] (d3: 3)"), "{told}");
    assert_eq!(digests(&folder.path().join("mine.json")).len(), 1);
}
