//! Campaigns of Ambush Valley at the prompt: a typist who answers at random is never refused, and the campaign is
//! proved and taken back to its first bytes.
//!
//! `POINTMAN_TYPIST_CAMPAIGNS` says how many campaigns (2), `POINTMAN_TYPIST_FIRST` from which on (0),
//! `POINTMAN_TYPIST_LINES` how many lines of each at most (150).

use std::cell::RefCell;
use std::collections::VecDeque;
use std::fs;
use std::path::Path;
use std::rc::Rc;

use pointman::play::lines::Lines;
use pointman::play::{Begin, Screen, run_with};

use super::typist::{Memory, Typist, number};
use super::{play, run};

#[test]
fn a_typist_of_campaigns_is_never_refused() {
    let kinds: [&[&str]; 6] = [
        &[],
        &["--regular", "US", "--regular", "ARVN", "--regular", "NVA", "--co-op", "Carol"],
        &["--regular", "US", "--regular", "NVA"],
        &["--regular", "US", "--regular", "US", "--insurgent", "VC", "--co-op", "Carol", "--sealed-orders"],
        &["--sealed-orders", "--option", "lieutenant_and_medic=on"],
        &["--open-ended", "--option", "first_fog_card=both"],
    ];
    let first = number("POINTMAN_TYPIST_FIRST", 0);
    for game in first..first + number("POINTMAN_TYPIST_CAMPAIGNS", 2) {
        let folder = tempfile::tempdir().unwrap();
        let seed = game.to_string();
        let begin = ["campaign", "new", "--game", "ambush-valley", "-q", "-o", "game.json", "--seed", &seed];
        run(folder.path(), &[&begin[..], kinds[game as usize % kinds.len()]].concat());
        let file = folder.path().join("game.json");
        let before = fs::read_to_string(&file).unwrap();
        let typist = Typist { enters: 5, otherwise: "rain", avoids: &[] };
        typist.plays(&format!("campaign {game}"), &file, game);
        let played: serde_json::Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
        let steps = played["history"].as_array().unwrap().len() - 1;
        assert!(steps > 2, "campaign {game} came to {steps} steps");
        run(folder.path(), &["undo", "game.json", "-i", "-q", "--forget", &steps.to_string()]);
        assert_eq!(fs::read_to_string(&file).unwrap(), before, "campaign {game} undone to its first bytes");
    }
}

/// A campaign of two people at keyboards of their own.
fn with_sealed_orders(folder: &Path) {
    let begin =
        ["campaign", "new", "--game", "ambush-valley", "--sealed-orders", "--turns", "3", "--seed", "9"];
    run(folder, &[&begin[..], &["-q", "-o", "game.json"]].concat());
}

/// The same, whose mission is there.
fn of_two_keyboards(folder: &Path) {
    with_sealed_orders(folder);
    run(folder, &["generate-mission", "--from", "game.json", "-i", "-q", "--through", "receive-mission"]);
}

/// What a keyboard shows while these lines are typed; before each, `meanwhile` is told how many are still to come.
fn paged(folder: &Path, lines: &[&'static str], meanwhile: impl Fn(usize) + 'static) -> String {
    let mut lines: VecDeque<&str> = lines.iter().copied().collect();
    let screen = Rc::new(Memory(RefCell::default()));
    let lines = Lines::Paged(Box::new(move |legal: &[String]| {
        if legal.is_empty() {
            return Some(String::new());
        }
        meanwhile(lines.len());
        lines.pop_front().map(str::to_owned)
    }));
    let begin = Begin { file: Some(folder.join("game.json")), ..Begin::default() };
    run_with(begin, Rc::clone(&screen) as Rc<dyn Screen>, lines).unwrap();
    screen.0.take()
}

fn typed(folder: &Path, lines: &str) -> String {
    String::from_utf8(play(folder, &["game.json"], lines).stdout).unwrap()
}

#[test]
fn each_side_has_a_draft_of_its_own_that_no_other_keyboard_offers_or_ends() {
    let folder = tempfile::tempdir().unwrap();
    of_two_keyboards(folder.path());
    typed(folder.path(), "us\nall\nhold\n");
    let draft = folder.path().join("game.json.us.draft");
    assert!(fs::read_to_string(&draft).unwrap().contains("all"));
    let vc = typed(folder.path(), "vc\nmain Cell 1\n\nhold\n");
    assert!(!vc.contains("saved for"), "{vc}");
    assert!(draft.exists() && folder.path().join("game.json.vc.draft").exists());
    // Each goes on with its own, whatever the other has done meanwhile.
    let vc = typed(folder.path(), "vc\n\nthe well\n\nhold\n");
    assert!(vc.contains("You have 2 answers saved for the orders of vc. Continue with them?"), "{vc}");
    assert!(vc.contains("VC: seals its orders"), "{vc}");
    assert!(!folder.path().join("game.json.vc.draft").exists());
    let us = typed(folder.path(), "us\n\n\n\n10\nhold\n");
    assert!(us.contains("You have 1 answer saved for the orders of us. Continue with them?"), "{us}");
    assert!(us.contains("US: seals its orders") && !us.contains("the well"), "{us}");
    assert!(!draft.exists());
    // What is not wanted any more is asked anew.
    run(folder.path(), &["undo", "game.json", "-i", "-q", "2"]);
    typed(folder.path(), "us\nall\nhold\n");
    let us = typed(folder.path(), "us\nno\nhold\n");
    assert!(us.matches("US: teams to assign").count() == 1, "{us}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn a_side_goes_on_with_its_orders_while_the_other_seals_and_opens_its_own() {
    let folder = tempfile::tempdir().unwrap();
    of_two_keyboards(folder.path());
    let path = folder.path().to_owned();
    let vc = Rc::new(RefCell::new(String::new()));
    let told = Rc::clone(&vc);
    let lines = ["us", "all", "", "", "10", "", "hold"];
    let us = paged(folder.path(), &lines, move |left| {
        // Between two answers of this keyboard, the other side gives its orders at the other one.
        if left == 5 {
            told.borrow_mut().push_str(&typed(&path, "vc\nmain Cell 1\n\nthe well\n\nhold\n"));
        }
    });
    let vc = vc.take();
    assert!(vc.contains("VC: seals its orders"), "{vc}");
    assert!(us.contains("US: opens its orders") || us.contains("US: seals its orders"), "{us}");
    assert!(!us.contains("\nNo: ") && !us.contains("the well"), "{us}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn a_keyboard_whose_question_was_answered_at_another_one_is_told_so_and_asks_the_next() {
    let folder = tempfile::tempdir().unwrap();
    with_sealed_orders(folder.path());
    let path = folder.path().to_owned();
    let lines = ["us", "", "hold"];
    let said = paged(folder.path(), &lines, move |left| {
        // The mission is rolled at the other keyboard before this one is asked for it.
        if left == 2 {
            assert!(typed(&path, "vc\n\nhold\n").contains("a secret mission"));
        }
    });
    assert!(!said.contains("\nNo: "), "{said}");
    assert!(said.contains("Someone played on at another keyboard"), "{said}");
    assert!(said.contains("US: teams to assign"), "{said}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn a_mission_is_shown_at_the_keyboard_of_its_own_side_alone() {
    let folder = tempfile::tempdir().unwrap();
    with_sealed_orders(folder.path());
    // Whoever rolls it: the VC keyboard neither shows it nor says how.
    let vc = typed(folder.path(), "vc\n\nshow us\nshow\nhold\n");
    assert!(vc.contains("US: a secret mission"), "{vc}");
    assert!(!vc.contains("`show us` shows"), "{vc}");
    assert!(
        vc.contains("No: the mission of US is secret until the game is over, and VC sits at this"),
        "{vc}"
    );
    let us = typed(folder.path(), "us\nshow us\nhold\n");
    assert!(us.contains("Mission: ") && !us.contains("\nNo: "), "{us}");
    let told = us.lines().find(|line| line.contains("Mission: ")).unwrap();
    assert!(!told.contains("secret") && !vc.contains(told.trim()), "{told}");
    // Nor once VC has sealed its orders.
    let vc = typed(folder.path(), "vc\n\nthe well\n\nshow us\nhold\n");
    assert!(vc.contains("VC: seals its orders") && !vc.contains(told.trim()), "{vc}");
}

#[test]
fn at_one_keyboard_a_side_looks_at_its_mission_alone_and_leaves_nothing_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let begin = ["campaign", "new", "--game", "ambush-valley", "--turns", "3", "--seed", "9"];
    run(folder.path(), &[&begin[..], &["-q", "-o", "game.json"]].concat());
    run(
        folder.path(),
        &["generate-mission", "--from", "game.json", "-i", "-q", "--through", "receive-mission"],
    );
    let said = paged(
        folder.path(),
        &["show us", "", "", "leave", "10", "", "show us", "", "the well", "", "hold"],
        |_| (),
    );
    let told = said.lines().find(|line| line.contains("Mission: ")).unwrap().trim().to_owned();
    assert!(!told.contains("secret"), "{said}");
    // All that US saw and did is off the screen before VC is called.
    let blank = "\n".repeat(24);
    let (before, after) = said.split_once("Hand the keyboard to VC").unwrap();
    assert!(before.contains("US: seals its orders") && before.contains(&told), "{said}");
    let shown = before.rsplit_once(&blank).unwrap().1;
    assert!(!shown.contains("US: ") && !shown.contains("> "), "{shown}");
    assert!(!after.contains(&told), "{after}");
    assert!(after.contains("No: the mission of US is secret until the game is over"), "{after}");
    // Between the orders nobody in particular sits there: US comes back, looks, and is gone again.
    let said = paged(folder.path(), &["show us", "", "", "hold"], |_| ());
    let (called, shown) = said.split_once(&told).unwrap();
    assert!(called.contains("Hand the keyboard to US"), "{said}");
    let (seen, next) = shown.split_once("The others wait").unwrap();
    assert!(!seen.contains(&blank) && next.contains(&blank), "{said}");
}

#[cfg(unix)]
#[test]
fn sealed_and_unfinished_orders_are_files_that_their_player_alone_can_read() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    of_two_keyboards(folder.path());
    typed(folder.path(), "us\nall\nhold\n");
    typed(folder.path(), "vc\nmain Cell 1\n\nthe well\n\nhold\n");
    for name in ["game.json.us.draft", "game.json.vc.seal"] {
        let mode = fs::metadata(folder.path().join(name)).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{name}");
    }
}

/// The same campaign once all orders are in and the game is being played.
fn being_played(folder: &Path) {
    objectives_due(folder);
    while due(folder)["step"] != "execute-operation" {
        let free = free_quadrant(folder);
        chooses(folder, &[&format!("{free}:hut")]);
    }
}

/// The same campaign once the orders are in, and the objectives are to be chosen.
fn objectives_due(folder: &Path) {
    of_two_keyboards(folder);
    let typed = typed(folder, "vc\nmain Cell 1\n\nthe well\n\nhold\n");
    assert!(typed.contains("VC: seals its orders"), "{typed}");
    fs::write(folder.join("us.orders"), r#"{"teams": ["hq", "squad-1-a"]}"#).unwrap();
    orders(folder, "us", &["--file", "us.orders"]);
    orders(folder, "vc", &[]);
}

fn orders(folder: &Path, side: &str, rest: &[&str]) {
    run(folder, &[&["campaign", "orders", "game.json", "-i", "-q", "--side", side], rest].concat());
}

/// The campaign as it stands.
fn due(folder: &Path) -> serde_json::Value {
    let text = fs::read_to_string(folder.join("game.json")).unwrap();
    serde_json::from_str::<serde_json::Value>(&text).unwrap()["data"].clone()
}

fn free_quadrant(folder: &Path) -> &'static str {
    let taken = due(folder)["mission"]["board"]["objectives"].as_array().map_or(0, Vec::len);
    ["north-west", "north-east", "south-west", "south-east"][taken.min(3)]
}

/// Whoever chooses now chooses the objective, or the northern edge.
fn chooses(folder: &Path, objective: &[&str]) {
    let asked = due(folder)["mission"]["apart"]["asks"].clone();
    let force = asked["force"].as_str().unwrap();
    match asked["what"].as_str().unwrap() {
        "objective" => orders(folder, force, &[&["--objective"], objective].concat()),
        "edge" => orders(folder, force, &["--edge", "north"]),
        other => panic!("{other} is asked"),
    }
}

#[test]
fn an_objective_is_an_item_of_terrain_or_said_to_be_agreed_at_the_table() {
    let folder = tempfile::tempdir().unwrap();
    objectives_due(folder.path());
    let asked = due(folder.path())["mission"]["apart"]["asks"]["force"].as_str().unwrap().to_owned();
    let given = ["campaign", "orders", "game.json", "-i", "--side", &asked, "--objective", "north-west"];
    let output = super::pointman(folder.path()).args(given).output().unwrap();
    let why = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{why}");
    assert!(
        why.contains("names none") && why.contains("north-west:village") && why.contains("[AV 4.3]"),
        "{why}"
    );
    chooses(folder.path(), &["north-west:agreed"]);
    let chosen = due(folder.path())["mission"]["board"]["objectives"][0].clone();
    assert!(chosen["quadrant"] == "north-west" && chosen["terrain"].is_null(), "{chosen}");
}

#[test]
fn the_length_of_a_game_that_another_keyboard_reports_is_not_rolled_any_more() {
    let folder = tempfile::tempdir().unwrap();
    being_played(folder.path());
    let us = typed(folder.path(), "us\nreport\n6\nachieved\nhold\n");
    assert!(us.contains("length") && us.contains("how many turns"), "{us}");
    let vc = typed(folder.path(), "vc\n?\nhold\n");
    assert!(!vc.contains("length") && vc.contains("Play the game, then report it"), "{vc}");
}

#[test]
fn teams_are_asked_for_by_name_and_still_answered_by_id() {
    let folder = tempfile::tempdir().unwrap();
    of_two_keyboards(folder.path());
    let us = typed(folder.path(), "us\nsquad-1-a\n1b\nhold\n");
    assert!(us.contains("teams to assign: all, Platoon HQ, 1A, 1B, 2A, 2B, 3A, 3B"), "{us}");
    assert!(us.contains("teams to assign (2 given): Platoon HQ, 2A, 2B, 3A, 3B"), "{us}");
}

#[test]
fn no_prompt_that_the_other_side_may_read_names_an_option_that_shows_a_secret() {
    let folder = tempfile::tempdir().unwrap();
    with_sealed_orders(folder.path());
    let vc = typed(folder.path(), "vc\n\nlog\nlog 1\nhold\n");
    assert!(vc.contains("US: a secret mission") && vc.contains("rolls ?"), "{vc}");
    assert!(!vc.contains("--side"), "{vc}");
    let log = run(folder.path(), &["log", "game.json"]);
    assert!(log.contains("--side FORCE shows its own"), "{log}");
}

#[test]
fn what_is_agreed_before_a_campaign_is_asked_for_and_one_key_leaves_it_as_printed() {
    let folder = tempfile::tempdir().unwrap();
    let menus = "ambush\n\n\n\n13\n\n";
    let made = |typed: &str, file: &str| -> serde_json::Value {
        let said = String::from_utf8(play(folder.path(), &["--seed", "1"], typed).stdout).unwrap();
        let text = fs::read_to_string(folder.path().join(file)).unwrap_or_else(|_| panic!("{said}"));
        serde_json::from_str::<serde_json::Value>(&text).unwrap()["data"].clone()
    };
    let usual = made(&format!("{menus}\n\nhold\n"), "campaign.json");
    assert_eq!(usual["turns_planned"], 13);
    assert_eq!(usual["regulars"][0]["available_assets"].as_array().unwrap().len(), 3);
    let answers =
        "agree\nthe delta\nearly 1967\n\nlow\nM113, scout dogs\ntnak 7\ntank 7, sniper\nmortar team\n";
    let agreed = made(&format!("{menus}{answers}agreed.json\nhold\n"), "agreed.json");
    assert_eq!(agreed["setting"]["region"], "the delta");
    let us = &agreed["regulars"][0];
    assert_eq!((&us["supply_quality"], &us["confidence"]), (&"average".into(), &"low".into()));
    assert_eq!(us["attached_assets"][1]["name"], "scout dogs");
    let assets = us["available_assets"].as_array().unwrap();
    assert_eq!((assets.len(), &assets[3]["cost_points"]), (5, &7.into()));
    assert_eq!(agreed["insurgents"][0]["internal_assets"][0]["name"], "mortar team");
    run(folder.path(), &["replay", "agreed.json", "--verify"]);
}

#[test]
fn each_keyboard_buys_and_reports_for_its_own_side() {
    let folder = tempfile::tempdir().unwrap();
    being_played(folder.path());
    let vc = typed(folder.path(), "vc\n?\nreport\ncivilian 2\n\nroll\nhold\n");
    assert!(!vc.contains("buy") && vc.contains("Play the game, then report it: report"), "{vc}");
    assert!(!vc.contains("how many turns") && !vc.contains("US: its objective"), "{vc}");
    assert!(vc.contains("Waiting for US: its part of the report"), "{vc}");
    assert!(!vc.contains("File this report"), "{vc}");
    // US has a draft of its own, and is asked nothing of VC's.
    let us = typed(folder.path(), "us\nreport\n6\nachieved\nhold\n");
    assert!(us.contains("`buy` assets as you go"), "{us}");
    assert!(!us.contains("saved for the report"), "{us}");
    let us = typed(folder.path(), "us\n\n\n\n\nrest\nyes\nhold\n");
    assert!(us.contains("2 answers saved for the report of us. Continue with them?"), "{us}");
    assert!(!us.contains("insurgency, unless") && !us.contains("civilian-casualties"), "{us}");
    assert!(us.contains("civilian casualties 2") && us.contains("File this report"), "{us}");
    assert!(us.contains("Turn 2 of 3"), "{us}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
    for draft in ["game.json.us.report.draft", "game.json.vc.report.draft", "game.json.draft"] {
        assert!(!folder.path().join(draft).exists(), "{draft}");
    }
}

#[test]
fn a_side_that_waits_for_the_others_report_takes_back_its_own_last_answer() {
    let folder = tempfile::tempdir().unwrap();
    being_played(folder.path());
    let vc = typed(folder.path(), "vc\nreport\n\nroll\nback\ndecline\nhold\n");
    assert!(vc.matches("the roll for the insurgency").count() == 2, "{vc}");
    assert!(vc.matches("Waiting for US: its part of the report").count() == 2, "{vc}");
    // From the first question one is back at the game.
    let us = typed(folder.path(), "us\nreport\nback\nhold\n");
    assert!(!us.contains("nothing to undo"), "{us}");
    assert!(us.matches("Play the game").count() == 2, "{us}");
}
