//! A campaign of Ambush Valley that the prompt and single commands go on with in turn, and what a keyboard
//! does for its own side alone.

use super::campaigns::{due, of_two_keyboards, typed};
use super::run;

#[test]
fn the_prompt_goes_on_with_orders_that_were_given_in_the_shell() {
    for through in ["issue-orders", "reconnoiter"] {
        let folder = crate::scenes::folder();
        let begin = ["campaign", "new", "--game", "ambush-valley", "--turns", "3", "--seed", "3"];
        run(folder.path(), &[&begin[..], &["-q", "-o", "game.json"]].concat());
        run(folder.path(), &["generate-mission", "--from", "game.json", "-i", "-q", "--through", through]);
        let said = typed(folder.path(), "\nhold\n");
        assert!(said.contains("The orders were given in the shell. Next:"), "{said}");
        assert!(!said.contains("No: "), "{said}");
        assert_eq!(due(folder.path())["step"], "execute-operation", "{said}");
    }
}

#[test]
fn a_quadrant_that_has_an_objective_is_no_name_for_what_stands_in_the_last() {
    let folder = crate::scenes::folder();
    of_two_keyboards(folder.path());
    typed(folder.path(), "us\nall\n\n\n10\nyes\nhold\n");
    typed(folder.path(), "vc\nnone\nyes\nhold\n");
    for _ in 0..4 {
        for side in ["us", "vc"] {
            let asks = due(folder.path())["mission"]["apart"]["asks"].clone();
            let left =
                4 - due(folder.path())["mission"]["board"]["objectives"].as_array().map_or(0, Vec::len);
            if asks["what"] != "objective" || asks["force"] != side {
                typed(folder.path(), &format!("{side}\nnone\nnone\nhold\n"));
                continue;
            }
            let quadrants = ["nw", "ne", "sw", "se"];
            if left > 1 {
                typed(folder.path(), &format!("{side}\n{} hut\nhold\n", quadrants[4 - left]));
                continue;
            }
            let said = typed(folder.path(), &format!("{side}\nnw village\nhold\n"));
            assert!(said.contains("the north-west has an objective already"), "{said}");
            let said = typed(folder.path(), &format!("{side}\nse village\nhold\n"));
            assert!(said.contains("south-east"), "{said}");
            return;
        }
    }
    panic!("no last quadrant was asked for: {}", due(folder.path())["mission"]);
}

#[test]
fn no_keyboard_buys_for_a_side_that_sits_at_another() {
    let folder = crate::scenes::folder();
    let begin = ["campaign", "new", "--game", "ambush-valley", "--regular", "US", "--regular", "NVA"];
    let sealed = ["--sealed-orders", "--turns", "3", "--seed", "9", "-q", "-o", "game.json"];
    run(folder.path(), &[&begin[..], &sealed].concat());
    let mission = ["generate-mission", "--from", "game.json", "-i", "-q", "--through", "receive-mission"];
    run(folder.path(), &mission);
    for side in ["us", "nva"] {
        run(
            folder.path(),
            &["campaign", "orders", "game.json", "-i", "-q", "--side", side, "--teams", "all"],
        );
    }
    run(folder.path(), &["campaign", "orders", "game.json", "-i", "-q", "--side", "us"]);
    while due(folder.path())["step"] != "execute-operation" {
        let asks = due(folder.path())["mission"]["apart"]["asks"].clone();
        let side = asks["force"].as_str().unwrap_or("nva").to_owned();
        let taken = due(folder.path())["mission"]["board"]["objectives"].as_array().map_or(0, Vec::len);
        let objective = format!("{}:hut", ["nw", "ne", "sw", "se"][taken.min(3)]);
        let choice = match asks["what"].as_str() {
            Some("objective") => vec!["--objective", &objective],
            Some("edge") => vec!["--edge", "north"],
            _ => Vec::new(),
        };
        let orders = ["campaign", "orders", "game.json", "-i", "-q", "--side", &side];
        run(folder.path(), &[&orders[..], &choice].concat());
    }
    let before = due(folder.path());
    let said = typed(folder.path(), "nva\nbuy us tank 2\nhold\n");
    assert!(said.contains("US buys at a keyboard of its own"), "{said}");
    assert_eq!(due(folder.path()), before, "{said}");
}
