//! Ambush Valley in the shell: fields set by hand are told by name, and what look-ups and files are called.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

/// A campaign of US against VC, whose men have names.
fn begun(folder: &Path, more: &[&str]) {
    let begin = ["campaign", "new", "--game", "ambush-valley", "--seed", "4", "-q", "-o", "game.json"];
    pointman(folder, &[&begin[..], more].concat());
}

fn output(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_pointman")).current_dir(folder).args(arguments).output().unwrap()
}

fn pointman(folder: &Path, arguments: &[&str]) -> String {
    let output = output(folder, arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn adjust<'a>(fields: &[&'a str]) -> Vec<&'a str> {
    [&["adjust", "game.json", "-i"], fields].concat()
}

/// Why the program refuses these arguments, its blanks joined.
fn refused(folder: &Path, arguments: &[&str]) -> String {
    let output = output(folder, arguments);
    assert!(!output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stdout));
    let why = String::from_utf8(output.stderr).unwrap();
    why.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn a_field_set_by_hand_is_told_by_whose_it_is() {
    let folder = crate::scenes::folder();
    begun(folder.path(), &[]);
    let told = pointman(folder.path(), &["adjust", "game.json", "-i", "figures/Hayes/leadership", "1"]);
    assert_eq!(told.trim(), "US, Hayes: leadership 1 (was 0)");
    let told =
        pointman(folder.path(), &["adjust", "game.json", "-i", "--json", "figures/Hayes/leadership", "0"]);
    let told = json(&told)["record"]["path"].as_str().unwrap_or_default().to_owned();
    assert!(told.starts_with("/regulars/0/figures/") && told.ends_with("/leadership"), "{told}");
}

#[test]
fn corrections_are_told_in_words_by_the_log_and_in_lists_of_steps() {
    let folder = crate::scenes::folder();
    begun(folder.path(), &[]);
    let folder = folder.path();
    pointman(folder, &adjust(&["figures/Irving/leadership", "2"]));
    pointman(folder, &adjust(&["figures/Keller/name", "Barnaby"]));
    pointman(folder, &adjust(&["teams/1A/ranks/firepower", "2"]));
    pointman(folder, &["campaign", "promote", "game.json", "-i", "Grant", "team-leader", "--relieve"]);
    let log = pointman(folder, &["log", "game.json", "1.."]);
    for line in [
        "1 adjust\n  US, Irving: leadership 2 (was 0)\n",
        "2 adjust\n  US, Barnaby: name Barnaby (was Keller)\n",
        "3 adjust\n  US, 1A: ranks firepower 2 (was 0)\n",
        "4 promote US, Grant: team leader, turn 1\n",
    ] {
        assert!(log.contains(line), "{line}: {log}");
    }
    assert!(!log.contains("regulars/0") && !log.contains("names_had"), "{log}");
    let undone = pointman(folder, &["undo", "game.json", "-i", "4"]);
    assert!(undone.contains("Undone: step 3, adjust US, 1A: ranks firepower 2"), "{undone}");
    assert!(undone.contains("Undone: step 2, adjust US, Barnaby: name Barnaby"), "{undone}");
    // Somebody without a post has their leadership on the sheets, too.
    assert!(
        undone.contains("US, Irving: Rifleman, active (was Rifleman, active, leadership +2)"),
        "{undone}"
    );
}

#[test]
fn what_is_adjusted_leaves_the_turns_that_are_over_as_they_are_unless_it_is_one_of_them() {
    let folder = crate::scenes::folder();
    begun(folder.path(), &[]);
    let folder = folder.path();
    pointman(folder, &["generate-mission", "--from", "game.json", "-i", "-q"]);
    let report = ["campaign", "report", "game.json", "-i", "-q", "--achieved", "none", "--rest", "no"];
    pointman(folder, &[&report[..], &["--turns", "6"]].concat());
    let game = || json(&fs::read_to_string(folder.join("game.json")).unwrap())["data"].clone();
    let before = game();
    pointman(folder, &adjust(&["-q", "figures/Irving/leadership", "2"]));
    assert_eq!(game()["turn_records"], before["turn_records"]);
    let told = pointman(folder, &adjust(&["turn_records/0/mission/game/turn", "5"]));
    assert!(told.contains("turn 5 (was 6)"), "{told}");
    assert_eq!(game()["turn_records"][0]["mission"]["game"]["turn"], 5);
    let records = game()["turn_records"].to_string().replace("\"turn\":5", "\"turn\":6");
    let told = pointman(folder, &adjust(&["--json", "turn_records", &records]));
    assert_eq!(json(&told)["record"]["from"][0]["mission"]["game"]["turn"], 5, "{told}");
    assert_eq!(game()["turn_records"], before["turn_records"]);
    pointman(folder, &["replay", "--verify", "game.json"]);
    pointman(folder, &["undo", "game.json", "-i", "-q", "3"]);
    assert_eq!(game(), before);
}

#[test]
fn a_secret_that_was_set_by_hand_is_told_by_no_log() {
    let folder = crate::scenes::folder();
    begun(folder.path(), &[]);
    let folder = folder.path();
    pointman(folder, &["generate-mission", "--from", "game.json", "-i", "-q"]);
    let game = json(&fs::read_to_string(folder.join("game.json")).unwrap());
    let mission = game["data"]["mission"]["forces"][0]["mission"].as_str().unwrap().to_owned();
    pointman(folder, &adjust(&["-q", "mission/forces/0/mission", &mission]));
    let log = pointman(folder, &["log", "game.json", "2"]);
    assert!(log.contains("something secret") && !log.contains(&mission), "{log}");
    let undone = pointman(folder, &["undo", "game.json", "-i"]);
    assert!(undone.contains("adjust something secret") && !undone.contains(&mission), "{undone}");
}

#[test]
fn a_force_that_gets_its_name_back_is_the_same_force_with_the_same_men() {
    let folder = crate::scenes::folder();
    begun(folder.path(), &[]);
    let folder = folder.path();
    pointman(folder, &["campaign", "rename", "game.json", "-i", "-q", "us", "2nd Platoon"]);
    let undone = pointman(folder, &["undo", "game.json", "-i"]);
    assert!(undone.contains("Name of a force: US (was 2nd Platoon)"), "{undone}");
    assert!(!undone.contains("Put back") && !undone.contains("Take away"), "{undone}");
}

#[test]
fn what_must_be_set_together_is_said_by_name_and_a_misspelt_name_has_a_suggestion() {
    let folder = crate::scenes::folder();
    begun(folder.path(), &[]);
    let why = refused(folder.path(), &adjust(&["figures/Grant/status", "whereabouts-unknown"]));
    assert!(why.contains("US, Grant: status: is whereabouts-unknown: not in the list"), "{why}");
    assert!(why.contains("set both together") && !why.contains("/data/"), "{why}");
    let man = json(&fs::read_to_string(folder.path().join("game.json")).unwrap());
    let men = man["data"]["regulars"][0]["figures"].as_array().unwrap().clone();
    let grant = men.iter().find(|man| man["name"] == "Grant").unwrap()["id"].as_str().unwrap().to_owned();
    let list = format!(r#"[{{"figure":"{grant}","since_turn":1}}]"#);
    let why = refused(folder.path(), &adjust(&["regulars/us/whereabouts_unknown", &list]));
    assert!(why.contains("Grant is not whereabouts-unknown: set the status and this list together"), "{why}");
    let both = ["figures/Grant/status", "whereabouts-unknown", "regulars/us/whereabouts_unknown", &list];
    pointman(folder.path(), &adjust(&both));
    let why = refused(folder.path(), &adjust(&["figures/Hayse/leadership", "1"]));
    assert!(why.contains("Hayes"), "{why}");
}

#[test]
fn what_a_force_may_buy_is_put_back_when_the_step_that_set_it_is_undone() {
    let folder = crate::scenes::folder();
    begun(folder.path(), &[]);
    let field = "regulars/us/available_assets/0/quantity";
    pointman(folder.path(), &["adjust", "game.json", "-i", "-q", field, "0"]);
    let told = pointman(folder.path(), &["undo", "game.json", "-i"]);
    assert!(told.contains("US, may buy On Call Light Mortars: 2 OMP, 1 (was 2 OMP, 0)"), "{told}");
}

#[test]
fn a_table_is_called_by_the_words_of_its_name_and_that_of_missions_points_at_what_they_ask() {
    let folder = crate::scenes::folder();
    let told = pointman(folder.path(), &["av", "table", "unit", "development"]);
    assert!(told.starts_with("Unit Development"), "{told}");
    let told = pointman(folder.path(), &["av", "table", "mission"]);
    assert!(told.contains("the table `missions`"), "{told}");
}

#[test]
fn operational_momentum_has_the_odds_of_each_total() {
    let folder = crate::scenes::folder();
    let told = json(&pointman(folder.path(), &["odds", "av:operational-momentum", "--json"]));
    let rows = told["outcomes"].as_array().unwrap();
    assert_eq!(rows.len(), 11, "{told}");
    assert_eq!((&rows[5]["range"], rows[5]["ways"].to_string().as_str()), (&"7".into(), "6"), "{told}");
}

#[test]
fn whoever_runs_the_other_side_has_its_sheet() {
    let folder = crate::scenes::folder();
    begun(folder.path(), &["--regular", "US", "--regular", "ARVN", "--insurgent", "VC", "--co-op", "Carol"]);
    let sheet = pointman(folder.path(), &["campaign", "sheet", "game.json", "--player", "carol"]);
    assert!(sheet.contains("Carol: VC"), "{sheet}");
}

#[test]
fn teams_are_assigned_and_bought_by_the_names_they_have_on_the_logs() {
    let folder = crate::scenes::folder();
    begun(folder.path(), &[]);
    let mission =
        ["generate-mission", "--from", "game.json", "-i", "-q", "--assign", "us:1A,hq", "--through"];
    pointman(folder.path(), &[&mission[..], &["issue-orders"]].concat());
    let told = json(&fs::read_to_string(folder.path().join("game.json")).unwrap());
    let teams = told["data"]["regulars"][0]["teams"].as_array().unwrap().clone();
    let deployed = |team: &&Value| team["deployed"] != "no";
    let deployed: Vec<&str> =
        teams.iter().filter(deployed).map(|team| team["name"].as_str().unwrap()).collect();
    assert_eq!(deployed, ["Platoon HQ", "1A"]);
}

#[test]
fn a_turn_that_is_over_is_shown_in_json_with_names_and_words_beside_the_ids() {
    let folder = crate::scenes::folder();
    begun(folder.path(), &[]);
    let mission = ["generate-mission", "--from", "game.json", "-i", "-q", "--assign", "us:1A,hq"];
    pointman(folder.path(), &mission);
    let fates = ["--kia", "Hayes", "--achieved", "none", "--turns", "6", "--rest", "no"];
    pointman(folder.path(), &[&["campaign", "report", "game.json", "-i", "-q"], &fates[..]].concat());
    let shown = json(&pointman(folder.path(), &["campaign", "show", "game.json", "--json"]));
    let turn = &shown["turns"][0];
    assert_eq!(turn["game_turns"], 6);
    assert_eq!(turn["deployed"][0]["team_names"], serde_json::json!(["Platoon HQ", "1A"]));
    let dead = &turn["casualties"][0];
    assert_eq!((&dead["figure_name"], &dead["team_name"]), (&"Hayes".into(), &"1A".into()));
    assert_eq!(dead["words"], "killed in action");
    let objective = &turn["missions"][0]["objectives"][0];
    assert_eq!(objective["state"], "failed");
    assert!(objective["words"].as_str().unwrap().contains(' '), "{objective}");
}

#[test]
fn the_items_of_terrain_that_were_agreed_are_given_with_the_orders_of_a_side() {
    let folder = crate::scenes::folder();
    begun(folder.path(), &["--sealed-orders"]);
    pointman(folder.path(), &["generate-mission", "--from", "game.json", "-i", "-q"]);
    let orders = ["campaign", "orders", "game.json", "-i", "-q", "--side", "us", "--terrain-items", "9"];
    pointman(folder.path(), &orders);
    let kept = json(&fs::read_to_string(folder.path().join("game.json.us.seal")).unwrap());
    assert_eq!(kept["orders"]["terrain_items"], 9);
}

#[test]
fn what_is_no_end_of_a_campaign_names_every_way_to_give_one() {
    let folder = crate::scenes::folder();
    begun(folder.path(), &[]);
    let why = refused(folder.path(), &["campaign", "extend", "game.json"]);
    assert!(why.contains("--turns") && why.contains("--open-ended"), "{why}");
}
