//! The adviser at the prompt: a line of its list is taken up by its number.

use super::{digests, prepared, shown};

#[test]
fn a_line_of_the_advice_is_taken_up_by_its_number_and_confirmed() {
    for number in ["adviser 1", "1"] {
        let folder = prepared("us", ["8", "97"]);
        let file = folder.path().join("game.json");
        let before = digests(&file).len();
        let said = shown(folder.path(), &["adviser 0.1", number, "yes"]);
        assert!(said.contains("`adviser 1` to play line 1"), "{said}");
        let (_, after) = said.split_once(&format!("> {number} ")).unwrap();
        assert!(after.contains("Take this step?") || after.contains("Take it anyway?"), "{said}");
        assert_eq!(digests(&file).len(), before + 1, "{said}");
    }
}

#[test]
fn the_advice_names_spaces_as_people_call_them() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["adviser 0.1"]);
    let (list, _) = said.split_once("Type `adviser 1`").unwrap();
    for id in ["quang-tri-thua-thien", "binh-dinh", "pleiku-darlac", "da-nang"] {
        assert!(!list.contains(id), "{id}: {said}");
    }
}

#[test]
fn what_the_adviser_took_up_is_taken_back_answer_by_answer() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["train saigon 2p", "adviser 0.1", "adviser 1", "back"]);
    assert!(said.contains("Dropped: what you had begun"), "{said}");
    let (_, after) = said.rsplit_once("> back ").unwrap();
    assert!(
        after.contains("so far") || after.contains("US, 1st Eligible") || after.contains("US: "),
        "{said}"
    );
}

#[test]
fn a_number_is_no_line_of_an_advice_for_another_step() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["adviser 0.1", "pass", "yes", "2"]);
    let (_, after) = said.rsplit_once("> 2 ").unwrap();
    assert!(after.starts_with("No: "), "{said}");
}

#[test]
fn advise_is_the_adviser_until_an_operation_is_named() {
    for (player, card) in [("nva", "55"), ("vc", "107"), ("arvn", "68")] {
        let folder = prepared(player, [card, "97"]);
        let said = shown(folder.path(), &["advise 0.1"]);
        assert!(!said.contains("No: "), "{player}: {said}");
        assert!(said.contains("Type `adviser 1` to play line 1"), "{player}: {said}");
    }
    // To the US, too, before it has named the Operation that its Special Activity goes with.
    for cards in [["8", "97"], ["36", "97"]] {
        let folder = prepared("us", cards);
        let said = shown(folder.path(), &["go", "advise 0.1"]);
        assert!(said.contains("Type `adviser 1` to play line 1"), "{said}");
    }
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["train saigon 2p", "advise"]);
    assert!(said.contains("advise … ") && !said.contains("to play line 1"), "{said}");
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["advise binh-dinh"]);
    assert!(said.contains("goes with an Operation, which is named first"), "{said}");
}
