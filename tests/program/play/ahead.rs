//! What is typed ahead gives what single answers give, and what was not read of it is told.

use super::told_at_prompt::begun;
use super::{digests, play, prepared, shown};

/// US on Arc Light; no Irregular is Available, and no ARVN piece can be paid for.
fn with_force() -> tempfile::TempDir {
    begun("full", "us", &["arvn_resources 15", "saigon us irregulars_u 3 from available"], &["8", "97"])
}

#[test]
fn none_behind_a_space_of_a_train_is_said_of_that_space_alone() {
    let one_by_one = shown(with_force().path(), &["train saigon", "none", "advise", "hold"]);
    let at_once = shown(with_force().path(), &["train saigon none; advise", "hold"]);
    for said in [one_by_one, at_once] {
        assert!(said.contains("Train, 1 space so far: advise …") && !said.contains("No: "), "{said}");
    }
}

#[test]
fn pieces_that_a_special_force_removes_without_a_choice_may_be_named() {
    let removed = "Binh Dinh: flip 1 Underground Irregular Active; remove 2 Underground VC Guerrillas";
    for typed in
        ["2g", "2u", "2 vc", "force 2u", "force remove 2u", "force activate irregular 2 vc", "force 1i"]
    {
        let said =
            shown(with_force().path(), &[&format!("train saigon none; advise binh dinh {typed}; aid")]);
        assert!(said.contains(removed) && said.contains("Aid: 15 to 21"), "{typed}: {said}");
        assert!(!said.contains("No: ") && !said.contains("Not read"), "{typed}: {said}");
    }
    for typed in ["1 vc", "1u", "2 nva"] {
        let said =
            shown(with_force().path(), &[&format!("train saigon none; advise binh dinh force {typed}; aid")]);
        let why =
            format!("No: `{typed}`: 2 Underground VC Guerrillas are removed there, and nothing else can be.");
        assert!(
            said.contains(&why) && said.contains("Not read: aid") && !said.contains(removed),
            "{typed}: {said}"
        );
    }
}

#[test]
fn activate_of_a_special_force_is_told_as_what_it_is() {
    let folder = with_force();
    let said = shown(folder.path(), &["train saigon none; advise binh dinh force ?", "hold"]);
    assert!(
        said.contains("activate: the Irregular or Ranger that goes Active to remove 2 enemies [4.2.1]"),
        "{said}"
    );
    assert!(!said.contains("which Guerrillas flip Active"), "{said}");
}

#[test]
fn pieces_that_an_assault_of_an_advise_removes_are_asked_for_in_one_way() {
    let adjusted = [
        "arvn_resources 15",
        "saigon us irregulars_u 3 from available",
        "hue arvn troops 3 from available arvn police 2 from available nva guerrillas_a 1 from available \
         vc guerrillas_a 2 from available",
    ];
    let folder = || begun("full", "us", &adjusted, &["8", "97"]);
    let removed = "Hue: remove 2 Active VC Guerrillas to Available";
    for typed in [
        &["train saigon none; advise hue assault 2 vc; aid"][..],
        &["train saigon none", "advise hue assault", "2 vc", "aid"],
        &["train saigon none", "advise", "hue", "assault", "", "2 vc", "aid"],
        &["train saigon none; advise hue assault remove 2 vc; aid"],
        &["train saigon none; advise hue assault remove vc 2a; aid"],
    ] {
        let said = shown(folder().path(), &[typed, &["hold"]].concat());
        assert!(said.contains(removed) && said.contains("Aid: 15 to 21"), "{typed:?}: {said}");
        assert!(!said.contains("No: ") && !said.contains("Not read"), "{typed:?}: {said}");
    }
    let said = shown(folder().path(), &["train saigon none; advise hue assault", "", "hold"]);
    assert!(said.contains("the 2 pieces to remove in Hue: 1 Active NVA Guerrilla, 1-2 Active VC"), "{said}");
}

#[test]
fn numbers_behind_commas_are_those_of_the_list_that_was_shown() {
    let troops = |space: &str| format!("{space} nva troops 2 from available");
    let spaces = ["hue", "quang-nam", "kien-phong", "tay-ninh"].map(troops);
    let adjusted: Vec<&str> = spaces.iter().map(String::as_str).collect();
    let folder = || begun("full", "all", &adjusted, &["53", "97"]);
    let said = shown(folder().path(), &["event unshaded", "3, 1, 2", "hold"]);
    let listed = "1 Hue; 2 Quang Nam, 3 Tay Ninh, 4 Kien Phong";
    assert!(said.contains(listed), "{said}");
    assert!(said.contains("Hue, Quang Nam and Tay Ninh, each: remove 2 NVA Troops"), "{said}");
    assert!(!said.contains("No: "), "{said}");
    let said = shown(folder().path(), &["event unshaded", "3, 9", "hold"]);
    assert!(said.contains("No: `9` "), "{said}");
}

#[test]
fn items_behind_one_that_is_refused_are_told_as_not_read() {
    let adjusted = [
        "da-nang us troops 3 from available",
        "da-nang active-support",
        "qui-nhon arvn troops 2 from available",
    ];
    let folder = || begun("full", "arvn", &adjusted, &["74", "97"]);
    let typed = "train saigon 2p; govern da nang patronage, qui nhon patronage; done";
    let said = shown(folder().path(), &[typed, "hold"]);
    assert!(said.contains("No: Da Nang: ARVN cubes must exceed US Troops there [GO2, 4.3.1]"), "{said}");
    assert!(said.contains("Not read: qui nhon patronage; done"), "{said}");
    // An item that cannot be read does not hide why the one before it is refused.
    let said = shown(folder().path(), &["train saigon 2p; govern da nang patronage, qui nhon; done", "hold"]);
    assert!(said.contains("No: Da Nang: ARVN cubes must exceed US Troops there [GO2, 4.3.1]"), "{said}");
    assert!(said.contains("Not read: qui nhon; done"), "{said}");
}

#[test]
fn mandate_of_heaven_is_explained_and_told_where_type_ahead_passes_it_by() {
    let adjusted = [r#"lasting [{"card":86,"side":"unshaded"}]"#, "qui-nhon arvn troops 2 from available"];
    let folder = || begun("full", "arvn", &adjusted, &["74", "97"]);
    let said = shown(folder().path(), &["train saigon 2p", "govern an loc patronage", "?", "hold"]);
    assert!(
        said.contains("mandate: 86 Mandate of Heaven: takes the Patronage without the level of Support"),
        "{said}"
    );
    let passed = "86 Mandate of Heaven is not used; `patronage mandate` would keep the level of Support";
    for typed in ["govern an loc patronage, qui nhon aid", "govern an loc patronage; done"] {
        let said = shown(folder().path(), &[&format!("train saigon 2p; {typed}"), "hold"]);
        assert_eq!(said.matches(&format!("An Loc: {passed}")).count(), 1, "{typed}: {said}");
    }
    for typed in [&["govern an loc patronage mandate; done"][..], &["govern an loc patronage", "", "done"]] {
        let said = shown(folder().path(), &[&["train saigon 2p"], typed, &["hold"]].concat());
        assert!(!said.contains(passed), "{typed:?}: {said}");
    }
}

#[test]
fn a_card_that_is_on_the_table_is_refused_with_that_reason() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["pass", "yes", "go", "go", "go", "97", "arc light", "121", "hold"]);
    for why in [
        "No: 97 Brinks Hotel is turned up already: it is the card played now [G25, ",
        "No: 8 Arc Light is turned up already: it is the card that was played last [G25, ",
        "No: 121 Linebacker II: Pivotal Events are not in the deck [G26, ",
    ] {
        assert!(said.contains(why), "{why}: {said}");
    }
}

#[test]
fn amend_in_a_turn_says_what_it_drops_and_takes_nothing_back_for_a_key() {
    let folder = prepared("us", ["8", "97"]);
    let file = folder.path().join("game.json");
    let turns = ["train saigon 2p; done; yes", "go", "5", "go", "go", "go", "go", "6"];
    shown(folder.path(), &[&turns[..], &["hold"]].concat());
    let before = digests(&file);
    for amend in ["amend", "amend 3"] {
        let said = shown(folder.path(), &["train saigon 2p", amend, "", "show saigon", "hold"]);
        assert!(
            said.contains(
                "This drops your turn under way: train Saigon place 2 ARVN Police. Replace step 3 "
            ),
            "{said}"
        );
        assert!(said.contains("steps after it as long as they are legal? yes, no (Enter: no)"), "{said}");
        let (_, after) = said.split_once("> show saigon").unwrap();
        assert!(after.contains("Train, 1 space so far"), "{said}");
        assert_eq!(digests(&file), before);
        shown(folder.path(), &["no"]);
    }
    shown(folder.path(), &["train saigon 2p", "amend", "yes", "hold"]);
    assert_eq!(digests(&file).len(), 3);
}

#[test]
fn where_a_card_is_named_r_the_word_roll_draws_and_another_word_is_refused() {
    let folder = prepared("us", ["8", "97"]);
    shown(folder.path(), &["pass", "yes", "hold"]);
    let said = shown(folder.path(), &["dice ask", "go", "foo", "roll", "hold"]);
    assert!(said.contains("`roll` (or `r`, unless a card has that name) lets Pointman roll."), "{said}");
    assert!(said.contains("or `roll` (`r` is a card)"), "{said}");
    assert!(said.contains("No: give the name of a card still in the deck"), "{said}");
}

#[test]
fn an_answer_that_is_half_said_is_taken_up_again_with_what_was_typed_behind_it() {
    let folder = prepared("vc", ["107", "97"]);
    let left = play(folder.path(), &["game.json"], "rally tay ninh; tax; done\n");
    let left = String::from_utf8(left.stdout).unwrap();
    assert!(left.contains("your unfinished turn is offered again"), "{left}");
    let said = shown(folder.path(), &["yes"]);
    let (_, again) = said.split_once("You have an unfinished turn: rally").expect("it is offered");
    let (offered, asked) = again.split_once("Continue it? yes, no (Enter: yes)").unwrap();
    assert!(offered.contains("Tay Ninh; tax; done"), "{said}");
    assert!(asked.contains("Rally: Tay Ninh …"), "{said}");
    let dropped = shown(folder.path(), &[]);
    assert!(!dropped.contains("You have an unfinished turn"), "`quit` drops it: {dropped}");
}

#[test]
fn pieces_of_an_event_are_named_before_or_behind_their_space_and_counted() {
    let police = ["quang-tri arvn police 3 from available"];
    let begin = || begun("full", "vc", &police, &["113", "97"]);
    for typed in ["3 police quang tri", "quang tri 3 police", "3p quang tri", "quang tri 3p"] {
        let said = shown(begin().path(), &["event shaded", "none", typed]);
        assert!(said.contains("ARVN Police to replace, 1 of 5"), "{said}");
        assert!(said.contains("Quang Tri-Thua Thien: remove 3 ARVN Police"), "{typed}: {said}");
    }
}
