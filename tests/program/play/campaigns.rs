//! Campaigns of Ambush Valley at the prompt: a typist who answers at random is never refused, and the
//! campaign is proved and taken back to its first bytes.
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
        let folder = crate::scenes::folder();
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
pub(super) fn with_sealed_orders(folder: &Path) {
    let begin =
        ["campaign", "new", "--game", "ambush-valley", "--sealed-orders", "--turns", "3", "--seed", "9"];
    run(folder, &[&begin[..], &["-q", "-o", "game.json"]].concat());
}

/// The same, whose mission is there.
pub(super) fn of_two_keyboards(folder: &Path) {
    with_sealed_orders(folder);
    run(folder, &["generate-mission", "--from", "game.json", "-i", "-q", "--through", "receive-mission"]);
}

/// What a keyboard shows while these lines are typed; before each, `meanwhile` is told how many are still to
/// come.
pub(super) fn paged(folder: &Path, lines: &[&'static str], meanwhile: impl Fn(usize) + 'static) -> String {
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

pub(super) fn typed(folder: &Path, lines: &str) -> String {
    String::from_utf8(play(folder, &["game.json"], lines).stdout).unwrap()
}

#[test]
fn each_side_has_a_draft_of_its_own_that_no_other_keyboard_offers_or_ends() {
    let folder = crate::scenes::folder();
    of_two_keyboards(folder.path());
    typed(folder.path(), "us\nall\nhold\n");
    let draft = folder.path().join("game.json.us.draft");
    assert!(fs::read_to_string(&draft).unwrap().contains("all"));
    let vc = typed(folder.path(), "vc\nmain Cell 1\nhold\n");
    assert!(!vc.contains("saved for"), "{vc}");
    assert!(draft.exists() && folder.path().join("game.json.vc.draft").exists());
    // Each goes on with its own, whatever the other has done meanwhile.
    let vc = typed(folder.path(), "vc\n\n\nyes\nhold\n");
    assert!(vc.contains("You have 1 answer saved for the orders of VC. Continue with them?"), "{vc}");
    assert!(vc.contains("VC: seals its orders"), "{vc}");
    assert!(!folder.path().join("game.json.vc.draft").exists());
    let us = typed(folder.path(), "us\n\n\n\n10\nyes\nhold\n");
    assert!(us.contains("You have 1 answer saved for the orders of US. Continue with them?"), "{us}");
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
    let folder = crate::scenes::folder();
    of_two_keyboards(folder.path());
    let path = folder.path().to_owned();
    let vc = Rc::new(RefCell::new(String::new()));
    let told = Rc::clone(&vc);
    let lines = ["us", "all", "", "", "10", "yes", "", "hold"];
    let us = paged(folder.path(), &lines, move |left| {
        // Between two answers of this keyboard, the other side gives its orders at the other one.
        if left == 5 {
            told.borrow_mut().push_str(&typed(&path, "vc\nmain Cell 1\n\nyes\nhold\n"));
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
    let folder = crate::scenes::folder();
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
    let folder = crate::scenes::folder();
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
    let folder = crate::scenes::folder();
    let begin = ["campaign", "new", "--game", "ambush-valley", "--turns", "3", "--seed", "9"];
    run(folder.path(), &[&begin[..], &["-q", "-o", "game.json"]].concat());
    run(
        folder.path(),
        &["generate-mission", "--from", "game.json", "-i", "-q", "--through", "receive-mission"],
    );
    let said = paged(
        folder.path(),
        &["show us", "", "", "leave", "10", "yes", "", "show us", "", "the well", "", "yes", "hold"],
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
    let folder = crate::scenes::folder();
    of_two_keyboards(folder.path());
    typed(folder.path(), "us\nall\nhold\n");
    typed(folder.path(), "vc\nmain Cell 1\n\nyes\nhold\n");
    for name in ["game.json.us.draft", "game.json.vc.seal"] {
        let mode = fs::metadata(folder.path().join(name)).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{name}");
    }
}

/// The same campaign once all orders are in and the game is being played.
pub(super) fn being_played(folder: &Path) {
    objectives_due(folder);
    while due(folder)["step"] != "execute-operation" {
        let free = free_quadrant(folder);
        chooses(folder, &[&format!("{free}:hut")]);
    }
}

/// The same campaign once the orders are in, and the objectives are to be chosen.
pub(super) fn objectives_due(folder: &Path) {
    of_two_keyboards(folder);
    orders_given(folder);
}

/// The orders of both sides.
fn orders_given(folder: &Path) {
    let typed = typed(folder, "vc\nmain Cell 1\n\nyes\nhold\n");
    assert!(typed.contains("VC: seals its orders"), "{typed}");
    fs::write(folder.join("us.orders"), r#"{"teams": ["hq", "squad-1-a"]}"#).unwrap();
    orders(folder, "us", &["--file", "us.orders"]);
    orders(folder, "vc", &[]);
}

pub(super) fn orders(folder: &Path, side: &str, rest: &[&str]) {
    run(folder, &[&["campaign", "orders", "game.json", "-i", "-q", "--side", side], rest].concat());
}

/// The campaign as it stands.
pub(super) fn due(folder: &Path) -> serde_json::Value {
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
        "hot-spot" => orders(folder, force, &["--hot-spot", "none"]),
        "edge" => orders(folder, force, &["--edge", "north"]),
        other => panic!("{other} is asked"),
    }
}

#[test]
fn an_objective_is_an_item_of_terrain_or_said_to_be_agreed_at_the_table() {
    let folder = crate::scenes::folder();
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
    let folder = crate::scenes::folder();
    being_played(folder.path());
    let us = typed(folder.path(), "us\nreport\n6\nachieved\nhold\n");
    assert!(us.contains("length") && us.contains("How many turns"), "{us}");
    let vc = typed(folder.path(), "vc\n?\nhold\n");
    assert!(!vc.contains("length") && vc.contains("Play the game, then report it"), "{vc}");
}

#[test]
fn teams_are_asked_for_by_name_and_still_answered_by_id() {
    let folder = crate::scenes::folder();
    of_two_keyboards(folder.path());
    let us = typed(folder.path(), "us\nsquad-1-a\n1b\nhold\n");
    assert!(us.contains("teams to assign: all, Platoon HQ, 1A, 1B, 2A, 2B, 3A, 3B"), "{us}");
    assert!(us.contains("teams to assign (2 given): Platoon HQ, 2A, 2B, 3A, 3B"), "{us}");
}

#[test]
fn no_prompt_that_the_other_side_may_read_names_an_option_that_shows_a_secret() {
    let folder = crate::scenes::folder();
    with_sealed_orders(folder.path());
    let vc = typed(folder.path(), "vc\n\nlog\nlog 1\nhold\n");
    assert!(vc.contains("US: a secret mission") && vc.contains("rolls ?"), "{vc}");
    assert!(!vc.contains("--side"), "{vc}");
    let log = run(folder.path(), &["log", "game.json"]);
    assert!(log.contains("--side FORCE shows its own"), "{log}");
}

#[test]
fn what_is_agreed_before_a_campaign_is_asked_for_and_one_key_leaves_it_as_printed() {
    let folder = crate::scenes::folder();
    let menus = "ambush\n\n\n\n13\n\n";
    let made = |typed: &str, file: &str| -> serde_json::Value {
        let said = String::from_utf8(play(folder.path(), &["--seed", "1"], typed).stdout).unwrap();
        let text = fs::read_to_string(folder.path().join(file)).unwrap_or_else(|_| panic!("{said}"));
        serde_json::from_str::<serde_json::Value>(&text).unwrap()["data"].clone()
    };
    let usual = made(&format!("{menus}\n\n\nhold\n"), "campaign.json");
    assert_eq!(usual["turns_planned"], 13);
    assert_eq!(usual["regulars"][0]["available_assets"].as_array().unwrap().len(), 3);
    let answers = "agree\nSong Be\n\nBob\nthe delta\nearly 1967\n\nlow\nM113, scout dogs\ntnak 7\ntank 7, \
                   sniper\naverage\nhigh\nD8\n\n\nD12\nmortar team\nask\n";
    let agreed = made(&format!("{menus}{answers}agreed.json\nhold\n"), "agreed.json");
    assert_eq!(agreed["setting"]["region"], "the delta");
    assert_eq!((&agreed["name"], &agreed["players"][0]["name"]), (&"Song Be".into(), &"US player".into()));
    assert_eq!(agreed["players"][1]["name"], "Bob");
    let us = &agreed["regulars"][0];
    assert_eq!((&us["supply_quality"], &us["confidence"]), (&"average".into(), &"low".into()));
    assert_eq!(us["attached_assets"][1]["name"], "scout dogs");
    let assets = us["available_assets"].as_array().unwrap();
    assert_eq!((assets.len(), &assets[3]["cost_points"]), (5, &7.into()));
    let vc = &agreed["insurgents"][0];
    assert_eq!(vc["internal_assets"][0]["name"], "mortar team");
    let [local, main] = ["local_force", "main_force"].map(|units| &vc["ratings"][units]);
    assert_eq!((&local["supply_quality"], &main["confidence"]), (&"average".into(), &"high".into()));
    assert_eq!((&local["troop_quality_die"], &main["morale_die"]), (&8.into(), &12.into()));
    run(folder.path(), &["replay", "agreed.json", "--verify"]);
}

#[test]
fn each_keyboard_buys_and_reports_for_its_own_side() {
    let folder = crate::scenes::folder();
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
    assert!(us.contains("2 answers saved for the report of US. Continue with them?"), "{us}");
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
    let folder = crate::scenes::folder();
    being_played(folder.path());
    let vc = typed(folder.path(), "vc\nreport\n\nroll\nback\ndecline\nhold\n");
    assert!(vc.matches("the roll for the insurgency").count() == 2, "{vc}");
    assert!(vc.matches("Waiting for US: its part of the report").count() == 2, "{vc}");
    // From the first question one is back at the game.
    let us = typed(folder.path(), "us\nreport\nback\nhold\n");
    assert!(!us.contains("nothing to undo"), "{us}");
    assert!(us.matches("Play the game").count() == 2, "{us}");
}

/// Two platoons whose players have keyboards of their own, and their secret missions.
fn of_two_platoons(folder: &Path) {
    let begin = ["campaign", "new", "--game", "ambush-valley", "--regular", "USMC", "--regular", "NVA"];
    run(folder, &[&begin[..], &["--sealed-orders", "--seed", "9", "-q", "-o", "game.json"]].concat());
    run(folder, &["generate-mission", "--from", "game.json", "-i", "-q", "--through", "receive-mission"]);
}

#[test]
fn a_keyboard_is_refused_to_set_what_is_sealed_from_it_and_told_no_more_than_that() {
    let folder = crate::scenes::folder();
    of_two_platoons(folder.path());
    let before = due(folder.path());
    let parts = ["usmc", "nva"].map(|id| {
        let forces = before["mission"]["forces"].as_array().unwrap();
        let part = forces.iter().find(|part| part["force"] == id).unwrap();
        (id, part["mission"].as_str().unwrap(), part["objectives"][0]["id"].as_str().unwrap())
    });
    for (place, other) in [(0, 1), (1, 0)] {
        let (us, mission, objective) = (parts[place].0, parts[other].1, parts[other].2);
        let another = if mission == "snatch-and-grab" { "consolidate" } else { "snatch-and-grab" };
        let tried = [
            format!("mission/forces/{other}/objectives/0/id foo"),
            format!("/mission/forces/{other}/mission {another}"),
            format!("mission//forces/{other}/objectives null"),
            format!("mission/forces/{other}/revealed true"),
            format!("mission/forces/0{other}/mission foo"),
            format!("mission/rolls/{other}/consequence x"),
            "mission/rolls []".to_owned(),
            "mission {}".to_owned(),
        ];
        let lines: Vec<String> = tried.iter().map(|tried| format!("adjust {tried}\n")).collect();
        let said = typed(folder.path(), &format!("{us}\n{}hold\n", lines.concat()));
        assert_eq!(said.matches("is sealed from this").count(), tried.len(), "{said}");
        assert!(!said.contains(mission) && !said.contains(&format!("{objective} ")), "{said}");
        assert_eq!(due(folder.path()), before);
    }
    // One's own is one's own, and what everybody knows anybody's to set.
    let said = typed(folder.path(), "usmc\nadjust mission/forces/0/objectives/0/id taken\nhold\n");
    assert!(said.contains("id taken (was") && !said.contains("\nNo: "), "{said}");
    let said = typed(folder.path(), "usmc\nadjust regulars/nva/confidence low\nhold\n");
    assert!(said.contains("confidence low (was") && !said.contains("\nNo: "), "{said}");
}

#[test]
fn names_of_several_words_are_renamed_and_one_s_own_side_comes_first() {
    let folder = crate::scenes::folder();
    of_two_platoons(folder.path());
    let man = |force: usize, id: &str| {
        let figures = due(folder.path())["regulars"][force]["figures"].clone();
        let man = figures.as_array().unwrap().iter().find(|man| man["id"] == id).unwrap().clone();
        man["name"].as_str().unwrap().to_owned()
    };
    let theirs = man(1, "squad-1-a-3");
    let usmc = |lines: &str| typed(folder.path(), &format!("usmc\n{lines}\nhold\n"));
    // Both platoons have a man of this id: it is one's own that is meant.
    usmc("rename squad-1-a-3 New man 1");
    assert_eq!((man(0, "squad-1-a-3"), man(1, "squad-1-a-3")), ("New man 1".to_owned(), theirs.clone()));
    usmc("rename New man 1 Sanders");
    assert_eq!(man(0, "squad-1-a-3"), "Sanders");
    usmc("rename \"Sanders\" 'Joe Grant'");
    usmc("rename \"Joe Grant\" Big Joe");
    assert_eq!(man(0, "squad-1-a-3"), "Big Joe");
    let said =
        usmc("rename 1a Tigers\nrename usmc 2nd Platoon\nrename 2nd Platoon USMC 1\nrename USMC 1 The Last");
    assert!(!said.contains("\nNo: "), "{said}");
    let ours = due(folder.path())["regulars"][0].clone();
    assert_eq!((&ours["name"], &ours["teams"][1]["name"]), (&"The Last".into(), &"Tigers".into()));
    // Whoever means the other side's says so.
    let said = usmc(&format!("rename {theirs} Lost"));
    let words = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        words.contains("to rename the other side's, put the force first: `rename nva:squad-1-a-3 Lost`"),
        "{said}"
    );
    assert_eq!(man(1, "squad-1-a-3"), theirs);
    usmc("rename nva:squad-1-a-3 Lost Man");
    assert_eq!(man(1, "squad-1-a-3"), "Lost Man");
    // The same name again is no step.
    let steps = || run(folder.path(), &["log", "game.json", "--json"]);
    let before = steps();
    assert!(usmc("rename Big Joe Big Joe").contains("already has that name"));
    assert_eq!(steps(), before);
}

#[test]
fn a_keyboard_that_looks_again_is_told_what_the_others_did_and_no_secret() {
    let folder = crate::scenes::folder();
    of_two_keyboards(folder.path());
    let path = folder.path().to_owned();
    let said = paged(folder.path(), &["vc", "main Cell 1", "", "yes", "look", "hold"], move |left| {
        if left == 2 {
            orders_of_us(&path);
        }
    });
    let (_, since) = said.split_once("Since you looked:").unwrap_or_else(|| panic!("{said}"));
    assert!(since.contains("US: seals its orders"), "{since}");
    assert!(!since.contains("VC: seals its orders"), "one's own steps are told as they are taken: {since}");
    assert_eq!(said.matches("Since you looked:").count(), 1, "{said}");
    let mission = due(folder.path())["mission"]["forces"][0]["mission"].as_str().unwrap().to_owned();
    assert!(!said.contains(&mission), "{said}");
}

/// What a keyboard has been told is told no more; what came about while it was away is.
#[test]
fn a_keyboard_that_was_away_is_told_what_the_others_did_meanwhile() {
    let folder = crate::scenes::folder();
    of_two_keyboards(folder.path());
    let vc = |lines: &str| typed(folder.path(), &format!("vc\n{lines}hold\n"));
    assert!(!vc("").contains("Since you looked:"), "nobody has looked before");
    orders_of_us(folder.path());
    let told = vc("");
    assert!(told.contains("Since you looked:"), "{told}");
    assert!(!vc("").contains("Since you looked:"), "it is told once");
}

pub(super) fn orders_of_us(folder: &Path) {
    fs::write(folder.join("us.orders"), r#"{"teams": ["hq", "squad-1-a"]}"#).unwrap();
    orders(folder, "us", &["--file", "us.orders"]);
}

#[test]
fn a_draft_that_is_under_way_at_another_keyboard_is_never_ended_by_who_waits_for_it() {
    let folder = crate::scenes::folder();
    of_two_keyboards(folder.path());
    typed(folder.path(), "vc\nmain Cell 1\n\nyes\nhold\n");
    typed(folder.path(), "us\nhq\nhold\n");
    let draft = folder.path().join("game.json.us.draft");
    let before = fs::read_to_string(&draft).unwrap();
    let said = typed(folder.path(), "vc\nus\nready\nhold\n");
    assert!(!said.contains("saved for"), "{said}");
    assert!(said.contains("US: teams to assign"), "{said}");
    assert_eq!(fs::read_to_string(&draft).unwrap(), before);
}

#[test]
fn a_scenario_is_named_by_what_is_typed_behind_the_word_that_asks_for_it() {
    let folder = crate::scenes::folder();
    let begin = ["campaign", "new", "--game", "ambush-valley", "--seed", "9", "-q", "-o", "game.json"];
    run(folder.path(), &begin);
    let said = typed(folder.path(), "designed Rescue at Hill 10; hold the bridge\nhold\n");
    assert_eq!(due(folder.path())["mission"]["scenario"]["id"], "Rescue at Hill 10", "{said}");
    assert_eq!(
        due(folder.path())["mission"]["forces"][0]["objectives"][0]["id"],
        "hold the bridge",
        "{said}"
    );
    assert!(!said.contains("The name of the scenario"), "{said}");
}

#[test]
fn a_count_above_those_listed_is_typed_word_by_word_and_ahead() {
    for count in ["mobs-dispersed\n9\n\n", "mobs-dispersed 9\n\n", "mobs 9 none\n"] {
        let folder = crate::scenes::folder();
        being_played(folder.path());
        let said = typed(folder.path(), &format!("us\nreport\n6\nfailed\n\n\n{count}rest\nhold\n"));
        let draft = fs::read_to_string(folder.path().join("game.json.us.report.draft")).unwrap();
        assert!(draft.contains("mobs-dispersed 9") && !said.contains("\nNo: "), "{count}: {said}\n{draft}");
    }
}

#[test]
fn the_status_line_of_many_platoons_is_broken_between_their_points() {
    let folder = crate::scenes::folder();
    let begin = ["campaign", "new", "--game", "ambush-valley", "--co-op", "Carol", "--insurgent", "VC"];
    let platoons = ["ARVN"; 6].map(|nation| ["--regular", nation]).concat();
    run(folder.path(), &[&begin[..], &platoons, &["--seed", "9", "-q", "-o", "game.json"]].concat());
    let said = typed(folder.path(), "\nhold\n");
    let status: Vec<&str> = said
        .lines()
        .skip_while(|line| !line.starts_with("Turn 1"))
        .take_while(|line| !line.contains('?'))
        .collect();
    assert!(said.lines().all(|line| line.chars().count() <= 80), "{said}");
    let (first, second) = (status[0], status[1]);
    assert!(first.ends_with(','), "{first}\n{second}");
    assert!(second.starts_with("ARVN "), "{first}\n{second}");
}

#[test]
fn supply_and_confidence_are_one_of_their_levels() {
    let folder = crate::scenes::folder();
    let typed = "ambush\n\n\n\n13\n\nagree\n\n\n\nnone\n\nwell-stuffed\nwell-supplied\n?\nlow\nnone\n\n\n\n\
                 \n\n\n\n\n\nagreed.json\nhold\n";
    let said = String::from_utf8(play(folder.path(), &["--seed", "1"], typed).stdout).unwrap();
    assert!(said.contains("poorly-supplied,\n  average, well-supplied (Enter: average)"), "{said}");
    assert!(said.contains("No: `well-stuffed` is not one of"), "{said}");
    let text = fs::read_to_string(folder.path().join("agreed.json")).unwrap();
    let us = serde_json::from_str::<serde_json::Value>(&text).unwrap()["data"]["regulars"][0].clone();
    assert_eq!((&us["supply_quality"], &us["confidence"]), (&"well-supplied".into(), &"low".into()));
    // `none` says what Enter says.
    assert_eq!(us["attached_assets"].as_array().map_or(0, Vec::len), 0);
    assert!(text.contains("\"region\": \"\""), "{text}");
    let wrong = ["campaign", "new", "--game", "ambush-valley", "--supply", "us:sumptuous"];
    let refused = super::pointman(folder.path()).args(wrong).output().unwrap();
    let why = String::from_utf8(refused.stderr).unwrap();
    assert!(why.contains("`sumptuous`") && why.contains("well-supplied"), "{why}");
}

#[test]
fn what_is_bought_says_its_price_and_that_the_number_is_a_game_turn() {
    let folder = crate::scenes::folder();
    being_played(folder.path());
    let said = typed(folder.path(), "us\nbuy\n?\nown-squad\n?\n2\n?\nhold\n");
    assert!(said.contains("Squad from Own Platoon: 5 OMP"), "{said}");
    let words = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("buy US Squad from Own Platoon, which squad … squad-2, squad-3"), "{said}");
    assert!(words.contains("squad-2: 2A, 2B"), "{said}");
    assert!(words.contains("buy US Squad from Own Platoon squad-2, in game turn … 0-8"), "{said}");
}

#[test]
fn the_last_team_of_a_squad_is_bought_as_a_fireteam_only_once_that_is_said() {
    let folder = crate::scenes::folder();
    being_played(folder.path());
    let said = typed(folder.path(), "us\nbuy own fireteam 3a 2\nbuy own squad 3 3\nno\nhold\n");
    assert!(said.contains("3B is all that is left of its squad: buy it as a fireteam, for 2 OMP"), "{said}");
    let bought = || due(folder.path())["mission"]["forces"][0]["purchases"].as_array().unwrap().clone();
    assert_eq!(bought().len(), 1, "{said}");
    typed(folder.path(), "us\nbuy own squad 3 3\n\nhold\n");
    let assets: Vec<_> = bought().iter().map(|bought| bought["asset"].clone()).collect();
    assert_eq!(assets, ["own-fireteam", "own-fireteam"]);
}

#[test]
fn the_die_of_a_secret_mission_is_typed_by_its_player_alone_and_leaves_nothing_on_the_screen() {
    let folder = crate::scenes::folder();
    let begin = ["campaign", "new", "--game", "ambush-valley", "--regular", "US", "--regular", "NVA"];
    run(folder.path(), &[&begin[..], &["--seed", "9", "-q", "-o", "game.json"]].concat());
    let said = paged(folder.path(), &["dice ask", "mission", "", "4", "", "5", "", "hold"], |_| ());
    let blank = "\n".repeat(24);
    let (before, after) = said.split_once("Mission Generator: US: roll a d6").unwrap();
    assert!(before.contains("Hand the keyboard to US"), "{said}");
    let (us, after) = after.split_once("Hand the keyboard to NVA").unwrap();
    assert!(us.contains(&blank), "what US typed is off the screen: {said}");
    let (_, nva) = after.split_once("Mission Generator: NVA: roll a d6").unwrap();
    let (_, told) = nva.split_once(&blank).unwrap();
    assert!(told.contains("US: a secret mission") && told.contains("Hand the keyboard to US"), "{told}");
    let missions = due(folder.path())["mission"]["forces"].clone();
    assert_eq!((&missions[0]["mission_roll"], &missions[1]["mission_roll"]), (&4.into(), &5.into()));
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn the_die_of_a_mission_is_waited_for_at_the_keyboard_of_the_other_side() {
    let folder = crate::scenes::folder();
    with_sealed_orders(folder.path());
    let vc = typed(folder.path(), "vc\ndice ask\nmission\nhold\n");
    assert!(vc.contains("Waiting for US: the die for its secret mission"), "{vc}");
    assert!(!vc.contains("Mission Generator"), "{vc}");
    let us = typed(folder.path(), "us\ndice ask\nmission\n3\nhold\n");
    assert!(us.contains("US: teams to assign") && !us.contains("Hand the keyboard"), "{us}");
    assert_eq!(due(folder.path())["mission"]["forces"][0]["mission_roll"], 3);
}

#[test]
fn the_missions_and_the_lines_of_the_victory_points_are_told_once_the_report_is_filed() {
    let folder = crate::scenes::folder();
    being_played(folder.path());
    typed(folder.path(), "vc\nreport\ncivilian 2\n\nroll\nhold\n");
    let us = typed(folder.path(), "us\nreport\n6\nachieved\n\n\n\nrest\nyes\nwhy\nhold\n");
    let (_, filed) = us.split_once("Operation Assessment").unwrap();
    assert!(filed.contains("US: Mission ") && filed.contains(": achieved"), "{us}");
    assert!(filed.contains("    1 Objective Achieved, +15 each: +15"), "{us}");
    assert!(filed.contains("    2 Civilian Casualties, +5 each: +10"), "{us}");
    let (_, why) = us.split_once("How it came about").unwrap();
    assert!(why.contains("US, Platoon HQ: no roll: it did not engage"), "{us}");
    assert!(why.contains("US: Victory [AV 5.1]") && !why.contains("hq"), "{us}");
}

#[test]
fn the_files_of_sealed_orders_go_when_a_campaign_that_is_over_is_left() {
    let folder = crate::scenes::folder();
    being_played(folder.path());
    run(folder.path(), &["campaign", "extend", "game.json", "-i", "-q", "--turns", "1"]);
    let report = ["campaign", "report", "game.json", "-i", "-q", "--turns", "6"];
    run(folder.path(), &[&report[..], &["--objective", "1", "--rest", "no"]].concat());
    let seals = || ["us", "vc"].map(|side| folder.path().join(format!("game.json.{side}.seal")).exists());
    assert_eq!(seals(), [false, true], "US has sealed its orders from a file of its own");
    let said = typed(folder.path(), "us\n\n");
    assert!(said.contains("The campaign is over") && seals() == [false, false], "{said}");
}

#[test]
fn a_fireteam_is_bought_in_one_order_of_words_in_the_game_and_in_its_report() {
    let folder = crate::scenes::folder();
    being_played(folder.path());
    let said = typed(
        folder.path(),
        "us\nbuy own-fireteam 1b 2\nreport\n6\nachieved\nown-fireteam 2a 4\nnone\nhold\n",
    );
    assert!(!said.contains("\nNo: "), "{said}");
    assert!(said.contains("Fireteam from Own Platoon (1B) for 2 OMP"), "{said}");
    let draft = fs::read_to_string(folder.path().join("game.json.us.report.draft")).unwrap();
    assert!(draft.contains("own-fireteam 2a 4"), "{draft}");
    let said = typed(folder.path(), "us\n\nnobody\nnone\nrest-hit fired-on\nhold\n");
    assert!(!said.contains("\nNo: ") && said.contains("teams that decline"), "{said}");
}

#[test]
fn units_are_typed_ahead_up_to_a_word_that_ends_them_and_good_ones_stay() {
    let folder = crate::scenes::folder();
    of_two_keyboards(folder.path());
    let vc = typed(folder.path(), "vc\nlocal A, local \"Guard, Old\"; locl B; main C\nhold\n");
    assert!(vc.contains("No: ") && vc.contains("Not read: main C"), "{vc}");
    assert!(vc.contains("(2 given)") && vc.contains("(Enter: no more)"), "{vc}");
    let vc = typed(folder.path(), "vc\n\nmain C; none; yes\nhold\n");
    assert!(vc.contains("VC: seals its orders") && !vc.contains("\nNo: "), "{vc}");
    let seal = fs::read_to_string(folder.path().join("game.json.vc.seal")).unwrap();
    assert!(seal.contains("Guard, Old") && seal.contains("\"C\""), "{seal}");
}

#[test]
fn casualties_are_told_by_the_words_of_people_and_of_the_document() {
    let folder = crate::scenes::folder();
    being_played(folder.path());
    let men: Vec<String> = due(folder.path())["regulars"][0]["figures"].as_array().unwrap()[..6]
        .iter()
        .map(|man| man["name"].as_str().unwrap().to_owned())
        .collect();
    let [a, b, c, d, e, f] = &men[..] else { panic!("{men:?}") };
    let lines = format!(
        "us\nreport\n6\nfailed\nnone\n{a} killed, {b} prisoner\n{c} wia accompanied\n{d} wounded \
         evacuated\n{e} lightly wounded\n{f} wounded\nstraggler\nnobody\nhold\n"
    );
    let said = typed(folder.path(), &lines);
    assert!(!said.contains("\nNo: "), "{said}");
    assert!(said.contains("nobody)") && said.contains("(6 given)"), "{said}");
    let told = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("of Carter: all of their own are lost: 1A"), "{said}");
}

#[test]
fn more_vehicles_than_were_in_the_game_are_doubted_before_the_report_is_filed() {
    let folder = crate::scenes::folder();
    being_played(folder.path());
    typed(folder.path(), "vc\nreport\nvehicles-destroyed 1\n?\nnone\nroll\nhold\n");
    let us = typed(folder.path(), "us\nreport\n6\nachieved\n\n\n\nrest\nhold\n");
    let words = us.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("Note: 1 enemy vehicle reported lost, but no vehicle was bought"), "{us}");
    assert!(words.contains("counts once [AV 5.1, A14]") && words.contains("File this report"), "{us}");
}

#[test]
fn a_dice_off_that_is_thrown_again_says_that_it_was_a_tie() {
    let folder = crate::scenes::folder();
    objectives_due(folder.path());
    run(folder.path(), &["undo", "game.json", "-i", "-q"]);
    let said = typed(folder.path(), "dice ask\nvc\n\n1\n6\n4\n4\n8\n5\nhold\n");
    let words = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("Dice-off again after a tie, who chooses an objective first: US"), "{said}");
}

#[test]
fn a_roll_as_the_game_begins_is_told_by_the_name_of_its_rank() {
    let folder = crate::scenes::folder();
    let folder = folder.path();
    of_two_keyboards(folder);
    run(folder, &["adjust", "game.json", "-i", "-q", "insurgents/vc/ranks/improved-supplies", "1"]);
    orders_given(folder);
    while due(folder)["step"] != "execute-operation" {
        let free = free_quadrant(folder);
        chooses(folder, &[&format!("{free}:hut")]);
    }
    let told = run(folder, &["log", "game.json"]);
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("[Improved Supplies]") && !told.contains("[improved-supplies]"), "{told}");
}

#[test]
fn a_picture_of_what_has_none_is_refused() {
    let folder = crate::scenes::folder();
    run(
        folder.path(),
        &["campaign", "new", "--game", "ambush-valley", "--seed", "1", "-o", "game.json", "-q"],
    );
    let refused = |arguments: &[&str], typed: &str| {
        let output = super::play(folder.path(), arguments, typed);
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    let told = refused(&["game.json", "--map", "map.svg"], "quit\n");
    assert!(told.contains("--map map.svg: Ambush Valley has no picture"), "{told}");
    refused(&["--map", "map.svg"], "ambush-valley\nquit\n");
    assert!(!folder.path().join("map.svg").exists());
    let squad = ["fng", "squad", "--force", "us-marines", "--date", "1967-05-early", "--seed", "1"];
    run(folder.path(), &[&squad[..], &["-o", "squad.json", "-q"]].concat());
    let told = refused(&["squad.json"], "quit\n");
    assert!(told.contains("squad.json: cannot play an fng-squad; give a game"), "{told}");
}
