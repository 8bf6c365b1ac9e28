//! Ambush Valley at a keyboard while the document goes on at another one, or in the shell: whose answers
//! hold, and what is said of those that do not.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use pointman::command::Produced;
use pointman::error::Error;
use pointman::play::lines::Lines;
use pointman::play::{Begin, Screen, run_with};

use super::campaigns::{
    being_played, due, objectives_due, of_two_keyboards, orders_of_us, paged, typed, with_sealed_orders,
};
use super::typist::Memory;
use super::{pointman, run};

/// What a draft says that was answered to the question of this name.
fn answered(folder: &Path, draft: &str, question: &str) -> Vec<String> {
    let text = fs::read_to_string(folder.join(draft)).unwrap();
    let draft: serde_json::Value = serde_json::from_str(&text).unwrap();
    let given = draft["answers"].as_array().unwrap().iter();
    let of_question = given.filter(|given| given["question"] == question);
    of_question.map(|given| given["answer"].as_str().unwrap().to_owned()).collect()
}

/// The first two men of the US who are in the game.
fn two_men(folder: &Path) -> [String; 2] {
    let figures = due(folder)["regulars"][0]["figures"].clone();
    let men = figures.as_array().unwrap().iter().filter(|man| man["team"] == "squad-1-a");
    let names: Vec<String> = men.map(|man| man["name"].as_str().unwrap().to_owned()).collect();
    [names[0].clone(), names[1].clone()]
}

/// The roll for the length of the game, which ends it.
fn length_ends_it(folder: &Path) {
    for roll in ["1", "10", "6", "12", "4", "8"] {
        let rolled = ["campaign", "length", "game.json", "-i", "-q", "--force", "vc", "--rolls", roll];
        if !pointman(folder).args(rolled).output().unwrap().status.success() {
            continue;
        }
        if due(folder)["mission"]["game"]["over"] == true {
            return;
        }
        run(folder, &["undo", "game.json", "-i", "-q", "--forget"]);
    }
    panic!("no roll ends the game");
}

#[test]
fn answers_of_a_report_stay_with_their_questions_when_one_of_them_is_asked_no_more() {
    let folder = crate::scenes::folder();
    being_played(folder.path());
    let path = folder.path().to_owned();
    let [first, second] = two_men(folder.path());
    let casualty: &'static str = format!("{first} kia, {second} evacuated").leak();
    let lines = ["us", "report", "5", "achieved", "none", casualty, "none", "hold"];
    let said = paged(folder.path(), &lines, move |left| {
        // The others roll for the length while this keyboard is asked for further casualties.
        if left == 2 {
            length_ends_it(&path);
        }
    });
    assert!(said.contains("Since you looked:") && !said.contains("\nNo: "), "{said}");
    let draft = "game.json.us.report.draft";
    assert_eq!(answered(folder.path(), draft, "us/objectives_achieved"), ["achieved"], "{said}");
    let casualties = answered(folder.path(), draft, "us/casualties");
    assert_eq!(casualties.len(), 3, "{said}");
    assert!(casualties[0].contains("kia") && casualties[1].contains("evacuated"), "{casualties:?}");
    assert_eq!(said.matches("US: its objective").count(), 1, "it is not asked again: {said}");
    typed(folder.path(), "vc\nreport\nnone\nroll\nhold\n");
    let us = typed(folder.path(), "us\n\nnone\nrest\nhold\n");
    assert!(us.contains("objectives achieved 1") && us.contains("killed in action"), "{us}");
    assert!(!us.contains("objectives failed"), "{us}");
}

#[test]
fn casualties_that_were_reported_stay_when_what_was_bought_is_asked_no_more() {
    let folder = crate::scenes::folder();
    being_played(folder.path());
    let points = r#"{"rolled":3,"modifier":0,"spent":0,"left":3}"#;
    run(folder.path(), &["adjust", "game.json", "-i", "-q", "mission/forces/0/momentum", points]);
    let [first, second] = two_men(folder.path());
    let lines =
        format!("us\nreport\n6\nachieved\nnone\n{first} kia, {second} evacuated\nnone\nnone\nrest\nhold\n");
    let said = typed(folder.path(), &lines);
    assert!(said.contains("Waiting for VC: its part of the report"), "{said}");
    let bought = ["--force", "us", "--asset", "soft-skin-transport", "--game-turn", "4"];
    run(folder.path(), &[&["campaign", "buy", "game.json", "-i", "-q"], &bought[..]].concat());
    typed(folder.path(), "vc\nreport\nnone\nroll\nhold\n");
    // Who is on no roster has come with what was bought, and is asked for now.
    let us = typed(folder.path(), "us\nnone\nhold\n");
    assert!(us.contains("US: casualties not on a roster"), "{us}");
    assert!(us.contains("objectives achieved 1") && us.contains("killed in action"), "{us}");
    assert!(us.contains("evacuated") && us.contains("File this report"), "{us}");
}

#[test]
fn an_answer_that_is_asked_no_more_is_told_and_dropped() {
    let folder = crate::scenes::folder();
    being_played(folder.path());
    typed(folder.path(), "us\nreport\n6\nachieved\nnone\nnobody\nnone\nhold\n");
    length_ends_it(folder.path());
    let us = typed(folder.path(), "us\n\nrest\nhold\n");
    let words = us.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        words.contains("Dropped, as it is not asked any more: how many turns the game lasted: 6"),
        "{us}"
    );
    assert!(us.contains("Waiting for VC"), "{us}");
}

#[test]
fn a_draft_of_an_earlier_version_is_read_in_the_order_of_its_answers() {
    let folder = crate::scenes::folder();
    being_played(folder.path());
    let draft = r#"{"turn": 1, "answers": ["6", "achieved", "none", "none"]}"#;
    fs::write(folder.path().join("game.json.us.report.draft"), draft).unwrap();
    let us = typed(folder.path(), "us\n\nhold\n");
    assert!(us.contains("You have 4 answers saved") && !us.contains("its objective"), "{us}");
    let kept = answered(folder.path(), "game.json.us.report.draft", "us/objectives_achieved");
    assert_eq!(kept, ["achieved"]);
}

#[test]
fn a_report_held_at_one_keyboard_survives_a_change_of_the_document() {
    let folder = super::platoons::played();
    let path = folder.path();
    typed(path, "report\n6\nfailed\nhold\n");
    run(path, &["campaign", "rename", "game.json", "-i", "-q", "usmc", "Alpha"]);
    let said = typed(path, "yes\nhold\n");
    assert!(said.contains("You have 2 answers saved for the report. Continue with them?"), "{said}");
    assert!(!said.contains("its objective") && said.contains("Alpha: assets bought"), "{said}");
    // Nor is anything of it left for the next game.
    let said = typed(path, "\nabort\nhold\n");
    assert!(said.contains("The report is dropped."), "{said}");
    assert!(!path.join("game.json.report.draft").exists());
}

#[test]
fn orders_that_were_given_elsewhere_are_asked_for_no_more() {
    let folder = crate::scenes::folder();
    of_two_keyboards(folder.path());
    let path = folder.path().to_owned();
    let said = paged(folder.path(), &["us", "hq", "1a", "hold"], move |left| {
        if left == 2 {
            orders_of_us(&path);
            typed(&path, "vc\nmain Cell 1\n\nyes\nhold\n");
            run(
                &path,
                &["campaign", "orders", "game.json", "-i", "-q", "--side", "us", "--file", "us.orders"],
            );
        }
    });
    let words = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("Someone played on at another keyboard, so your answer was not taken"), "{said}");
    assert!(
        words.contains("US has given its orders at another keyboard, so 1 answer given here is dropped."),
        "{said}"
    );
    assert!(!said.contains("\nNo: ") && !said.contains("stay behind"), "{said}");
    assert!(!folder.path().join("game.json.us.draft").exists());
}

#[test]
fn what_is_typed_at_a_question_of_before_is_not_refused_but_told_to_be_late() {
    let folder = crate::scenes::folder();
    with_sealed_orders(folder.path());
    let path = folder.path().to_owned();
    let said = paged(folder.path(), &["us", "report", "hold"], move |left| {
        if left == 2 {
            typed(&path, "vc\n\nhold\n");
        }
    });
    assert!(said.contains("Someone played on at another keyboard"), "{said}");
    assert!(!said.contains("\nNo: ") && said.contains("US: teams to assign"), "{said}");
}

#[test]
fn a_note_of_a_step_is_told_at_the_keyboard_that_did_not_take_it() {
    let folder = crate::scenes::folder();
    being_played(folder.path());
    typed(folder.path(), "vc\nhold\n");
    let promoted = ["squad-1-a-1", "--post", "platoon-leader", "--relieve"];
    run(folder.path(), &[&["campaign", "promote", "game.json", "-i", "-q"], &promoted[..]].concat());
    let vc = typed(folder.path(), "vc\nhold\n");
    assert!(vc.contains("Since you looked:") && vc.contains("Note: US: nobody is"), "{vc}");
}

#[test]
fn the_length_is_rolled_at_a_keyboard_though_the_other_has_begun_to_report() {
    let folder = crate::scenes::folder();
    being_played(folder.path());
    typed(folder.path(), "vc\nreport\n\nhold\n");
    let said = typed(folder.path(), "us\n?\nlength vc\nhold\n");
    assert!(said.contains("who has Initiative") && !said.contains("\nNo: "), "{said}");
}

#[test]
fn whoever_looks_again_at_the_same_time_of_the_turn_is_not_told_what_it_is_time_for() {
    let folder = crate::scenes::folder();
    being_played(folder.path());
    let path = folder.path().to_owned();
    let said = paged(folder.path(), &["us", "report", "hold"], move |left| {
        if left == 2 {
            run(&path, &["campaign", "rename", "game.json", "-i", "-q", "us", "Alpha"]);
        }
    });
    let words = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("your answer was not taken. Not read: report"), "{said}");
    assert!(said.contains("Since you looked:") && !said.contains("It is now time"), "{said}");
}

#[test]
fn a_look_up_is_answered_though_another_keyboard_has_gone_on() {
    for look in ["show 1a", "table missions", "?"] {
        let folder = crate::scenes::folder();
        being_played(folder.path());
        let path = folder.path().to_owned();
        let said = paged(folder.path(), &["us", look, "hold"], move |left| {
            if left == 2 {
                run(&path, &["campaign", "rename", "game.json", "-i", "-q", "us", "Alpha"]);
            }
        });
        assert!(!said.contains("was not taken") && !said.contains("Not read"), "{look}: {said}");
        assert!(said.contains("Since you looked:"), "{look}: {said}");
        // What is looked at is the campaign as it is now.
        assert!(look != "show 1a" || said.contains("Regular Platoon Log: Alpha"), "{said}");
        assert!(look != "table missions" || said.contains("Over Run"), "{said}");
    }
}

#[test]
fn what_another_keyboard_has_undone_and_done_again_is_not_offered_to_be_redone() {
    let folder = crate::scenes::folder();
    being_played(folder.path());
    let path = folder.path().to_owned();
    run(&path, &["campaign", "rename", "game.json", "-i", "-q", "us", "Alpha"]);
    run(&path, &["undo", "game.json", "-i", "-q"]);
    let said = paged(folder.path(), &["us", "look", "hold"], move |left| {
        if left == 2 {
            run(&path, &["redo", "game.json", "-i", "-q"]);
        }
    });
    assert_eq!(said.matches("`redo` restores").count(), 1, "{said}");
}

#[test]
fn what_a_side_has_reported_to_its_end_holds_in_the_shell_of_the_other() {
    let folder = crate::scenes::folder();
    being_played(folder.path());
    typed(folder.path(), "vc\nreport\ncivilian 2\n\nroll\nhold\n");
    let us = ["--achieved", "1", "--rest", "no", "--turns", "6", "--report-only"];
    let told = run(folder.path(), &[&["campaign", "report", "game.json"], &us[..]].concat());
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    let vc = told["forces"].as_array().unwrap().iter().find(|part| part["force"] == "vc").unwrap();
    assert_eq!(vc["civilian_casualties"], 2, "{told}");
}

#[test]
fn steps_that_are_rolled_back_at_one_keyboard_are_told_at_the_other() {
    let folder = crate::scenes::folder();
    objectives_due(folder.path());
    let side = due(folder.path())["mission"]["apart"]["asks"]["force"].as_str().unwrap().to_owned();
    typed(folder.path(), &format!("{side}\nnw hut\nhold\n"));
    let path = folder.path().to_owned();
    let said = paged(folder.path(), &["us", "?", "", "hold"], move |left| {
        if left == 2 {
            run(&path, &["undo", "game.json", "-i", "-q"]);
        }
    });
    let words = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("Since you looked: Rolled back: step"), "{said}");
    assert!(words.contains("chooses an objective, north-west"), "{said}");
    assert!(words.contains("Take away"), "{said}");
}

#[test]
fn either_side_is_asked_for_its_objective_before_what_it_bought() {
    let folder = crate::scenes::folder();
    let begin = ["campaign", "new", "--game", "ambush-valley", "--regular", "USMC", "--regular", "NVA"];
    run(folder.path(), &[&begin[..], &["--sealed-orders", "--seed", "9", "-q", "-o", "game.json"]].concat());
    run(
        folder.path(),
        &["generate-mission", "--from", "game.json", "-i", "-q", "--through", "receive-mission"],
    );
    typed(folder.path(), "usmc\nall; nobody; leave; 10; yes\nhold\n");
    typed(folder.path(), "nva\nall; nobody; leave; yes\nhold\n");
    for _ in 0..12 {
        let asks = due(folder.path())["mission"]["apart"]["asks"]["force"].clone();
        let open = due(folder.path())["step"] != "execute-operation";
        for side in ["usmc", "nva"].iter().filter(|side| open && (asks.is_null() || asks == **side)) {
            typed(folder.path(), &format!("{side}\nhold\n"));
            let what = due(folder.path())["mission"]["apart"]["asks"]["what"].clone();
            let free = ["nw hut", "ne hut", "sw hut", "se hut"];
            let chosen = due(folder.path())["mission"]["board"]["objectives"].as_array().map_or(0, Vec::len);
            let line = match what.as_str() {
                Some("objective") => free[chosen.min(3)],
                Some("edge") => "north",
                _ => "none",
            };
            typed(folder.path(), &format!("{side}\n{line}\nhold\n"));
        }
    }
    let points = r#"{"rolled":6,"modifier":0,"spent":0,"left":6}"#;
    run(folder.path(), &["adjust", "game.json", "-i", "-q", "mission/forces/1/momentum", points]);
    let said = typed(folder.path(), "nva\nreport\nachieved\nhold\n");
    let (before, _) = said.split_once("NVA: its objective").unwrap_or_else(|| panic!("{said}"));
    assert!(!before.contains("assets bought but not recorded") && !said.contains("\nNo: "), "{said}");
    assert!(said.contains("NVA: assets bought but not recorded"), "{said}");
}

/// A screen whose first save comes a moment after another keyboard's.
struct Late {
    shown: Memory,
    folder: PathBuf,
    is_late: Cell<bool>,
}

impl Screen for Late {
    fn print(&self, text: &str) -> Result<(), Error> {
        self.shown.print(text)
    }

    fn save(&self, produced: &Produced) -> Result<(), Error> {
        if self.is_late.take() {
            run(&self.folder, &["campaign", "rename", "game.json", "1A", "Alpha", "-i", "-q"]);
        }
        self.shown.save(produced)
    }
}

/// What such a keyboard shows while these lines are typed.
fn late(folder: &Path, lines: &[&'static str]) -> String {
    let mut lines: VecDeque<&str> = lines.iter().copied().collect();
    let screen = Rc::new(Late {
        shown: Memory(RefCell::default()),
        folder: folder.to_owned(),
        is_late: Cell::new(true),
    });
    let given = Lines::Given(Box::new(move |_: &[String]| lines.pop_front().map(str::to_owned)));
    let begin = Begin { file: Some(folder.join("game.json")), ..Begin::default() };
    run_with(begin, Rc::clone(&screen) as Rc<dyn Screen>, given).unwrap();
    screen.shown.0.take().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_keyboard_that_saves_at_the_same_moment_as_another_goes_on_and_keeps_what_was_answered() {
    let folder = crate::scenes::folder();
    of_two_keyboards(folder.path());
    let said = late(folder.path(), &["us", "hq 1", "", "nobody", "draw", "10", "yes", "", "hold"]);
    assert!(said.contains("No: someone played on at another keyboard at the same moment"), "{said}");
    assert!(said.contains("US: seals its orders"), "the answers stand: {said}");
    assert!(said.contains("is now called Alpha"), "{said}");
    let sealed = due(folder.path())["mission"]["apart"]["sides"].clone();
    assert_eq!(sealed.as_array().unwrap().len(), 1, "{said}");
    // A word is typed again.
    let folder = crate::scenes::folder();
    of_two_keyboards(folder.path());
    let said = late(folder.path(), &["us", "rename 2a Bravo", "rename 2a Bravo", "hold"]);
    assert!(said.contains("No: someone played on at another keyboard at the same moment"), "{said}");
    assert_eq!(due(folder.path())["regulars"][0]["teams"][3]["name"], "Bravo", "{said}");
    run(folder.path(), &["replay", "--verify", "game.json"]);
}

#[test]
fn a_rollback_at_one_keyboard_leaves_the_orders_that_another_is_giving() {
    let folder = crate::scenes::folder();
    of_two_keyboards(folder.path());
    typed(folder.path(), "us\nhq 1\nhold\n");
    let draft = fs::read_to_string(folder.path().join("game.json.us.draft")).unwrap();
    let said = typed(folder.path(), "vc\nmain Cell 1\n\nyes\nrollback 2\nhold\n");
    assert!(said.contains("Undone: step 2, VC seals") && !said.contains("Dropped"), "{said}");
    assert_eq!(fs::read_to_string(folder.path().join("game.json.us.draft")).unwrap(), draft, "{said}");
    // Of another mission they are none.
    let said = typed(folder.path(), "us\n\nrollback 1\nhold\n");
    assert!(said.contains("Dropped, unfinished: the orders"), "{said}");
}

#[test]
fn whoever_sits_alone_at_a_keyboard_is_told_their_mission_and_nobody_is_who_shares_it_with_the_others() {
    let folder = crate::scenes::folder();
    with_sealed_orders(folder.path());
    let us = typed(folder.path(), "us\n\nhold\n");
    let title = due(folder.path())["mission"]["forces"][0]["mission"].as_str().unwrap().replace('-', " ");
    let is_told = |said: &str| said.to_lowercase().contains(&format!("us: {title}"));
    assert!(is_told(&us), "{title} in {us}");
    let folder = crate::scenes::folder();
    with_sealed_orders(folder.path());
    let all = typed(folder.path(), "all\n\nhold\n");
    let title = due(folder.path())["mission"]["forces"][0]["mission"].as_str().unwrap().replace('-', " ");
    let is_told = |said: &str| said.to_lowercase().matches(&format!("us: {title}")).count();
    assert_eq!(is_told(&all), 0, "{all}");
    let us = typed(folder.path(), "us\nhold\n");
    assert_eq!(is_told(&us), 1, "whoever else rolled it: {us}");
    // In a co-op campaign the other side may sit at the same keyboard.
    let co_op = |sits: &str| {
        let folder = crate::scenes::folder();
        let begin = ["campaign", "new", "--game", "ambush-valley", "--regular", "US", "--regular", "ARVN"];
        let more = ["--insurgent", "VC", "--co-op", "Carol", "--sealed-orders", "--seed", "9", "-q"];
        run(folder.path(), &[&begin[..], &more[..], &["-o", "game.json"]].concat());
        let said = typed(folder.path(), &format!("{sits}\n\nhold\n"));
        let title = due(folder.path())["mission"]["forces"][0]["mission"].as_str().unwrap().replace('-', " ");
        said.to_lowercase().contains(&format!("us: {title}"))
    };
    assert!(!co_op("all") && co_op("us"));
}
