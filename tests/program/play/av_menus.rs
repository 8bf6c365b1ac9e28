//! The menus before a campaign of Ambush Valley: the words they explain their answers with are answers, and a
//! file is called as its player calls it.

use std::fs;

use super::play;

#[test]
fn the_words_that_explain_an_answer_are_an_answer_and_a_file_is_the_whole_line() {
    let folder = crate::scenes::folder();
    let typed = "ambush\nus army\nthe insurgency\none against the other\nsix\ntwo\n\n\nsong be\nhold\n";
    let said = String::from_utf8(play(folder.path(), &["--seed", "1"], typed).stdout).unwrap();
    assert!(!said.contains("No: "), "{said}");
    let text = fs::read_to_string(folder.path().join("song be")).unwrap_or_else(|_| panic!("{said}"));
    let campaign = serde_json::from_str::<serde_json::Value>(&text).unwrap()["data"].clone();
    assert_eq!((&campaign["turns_planned"], &campaign["sealed_orders"]), (&6.into(), &true.into()), "{said}");
    assert_eq!(campaign["regulars"][0]["nation"], "US", "{said}");
    // It is offered to be continued, though its name has no ending; what is no document is not.
    fs::write(folder.path().join("notes"), "{ not one }").unwrap();
    let said = String::from_utf8(play(folder.path(), &[], "song be\nus\nhold\n").stdout).unwrap();
    assert!(
        said.contains("Continue a file, or begin a game: song be, fire") && !said.contains("notes"),
        "{said}"
    );
    assert!(said.contains("Who plays at this keyboard?") && !said.contains("Not read"), "{said}");
}
