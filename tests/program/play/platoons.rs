//! Campaigns of Ambush Valley at one keyboard: teams named together, a report that asks what matters, and
//! what is on the sheets.

use std::fs;
use std::path::Path;

use super::{play, run};

/// A campaign of Marines against the NVA at one keyboard.
pub(super) fn begun(folder: &Path, more: &[&str]) {
    let begin = ["campaign", "new", "--game", "ambush-valley", "--regular", "USMC"];
    run(folder, &[&begin[..], &["--turns", "3", "--seed", "9", "-q", "-o", "game.json"], more].concat());
}

/// The same, whose first game is being played; all teams are in it.
pub(super) fn played() -> tempfile::TempDir {
    let folder = crate::scenes::folder();
    begun(folder.path(), &["--regular", "NVA"]);
    let orders = "\nall; nobody; leave; 10; yes\n\nall; nobody; leave; yes\nnone\nnone\n";
    let quadrants = "nw hut\nne hut\nsw hut\nse hut\nnorth\n";
    let said = typed(folder.path(), &format!("{orders}{quadrants}hold\n"));
    assert!(said.contains("Play the game"), "{said}");
    folder
}

/// What is shown while these lines are typed, its blanks joined.
fn typed(folder: &Path, lines: &str) -> String {
    let said = String::from_utf8(play(folder, &["game.json"], lines).stdout).unwrap();
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The first men of the USMC's 1A and 1B by name.
pub(super) fn two_men(folder: &Path) -> [String; 2] {
    let document: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(folder.join("game.json")).unwrap()).unwrap();
    let men = document["data"]["regulars"][0]["figures"].as_array().unwrap();
    ["squad-1-a", "squad-1-b"].map(|team| {
        let man = men.iter().find(|man| man["team"] == team).unwrap();
        man["name"].as_str().unwrap().to_owned()
    })
}

#[test]
fn teams_are_assigned_by_squads_and_ranges() {
    let folder = crate::scenes::folder();
    begun(folder.path(), &["--regular", "NVA"]);
    let said = typed(folder.path(), "\nhq 1a-2a\n3\nhold\n");
    assert!(said.contains("teams to assign (4 given): 2B, 3A, 3B"), "{said}");
    assert!(said.contains("teams to assign (6 given): 2B"), "{said}");
}

#[test]
fn what_teams_did_is_reported_by_squads_and_ranges() {
    let folder = played();
    let said = typed(
        folder.path(),
        "report\n6\nfailed\nnone\nnone\nnobody\nnone\nhq 1a-1b 2 hit fired\nrest-nothing\nhold\n",
    );
    assert!(!said.contains("No: "), "{said}");
    // All but one squad were named: the next that is asked for is of that one.
    assert!(said.contains("USMC, 3A: engaged a hostile unit"), "{said}");
    let rolls = "teams that decline their development roll: Platoon HQ, 1A, 1B, 2A, 2B, none";
    assert!(!said.contains("USMC, 1A: engaged") && said.contains(rolls), "{said}");
}

#[test]
fn an_abandoned_casualty_is_asked_about_once_and_only_where_a_roll_hangs_on_it() {
    let folder = played();
    let [first, second] = two_men(folder.path());
    let report = |casualties: &str, deeds: &str| {
        let lines = format!("report\n6\nfailed\nnone\nnone\n{casualties}\nnobody\nnone\n{deeds}\nquit\n");
        typed(folder.path(), &lines)
    };
    // Neither a light wound, nor a dead man, nor a team that earned no roll.
    for (casualty, deeds) in
        [("light", "rest-hit fired-on"), ("kia", "rest-hit fired-on"), ("evacuated", "rest")]
    {
        let said = report(&format!("{first} {casualty}"), deeds);
        assert!(!said.contains("No: ") && !said.contains("abandoned a casualty"), "{casualty}: {said}");
        assert!(said.contains("NVA: its objective") || said.contains("teams that decline"), "{said}");
    }
    let said = report(&format!("{first} accompanied, {second} straggler"), "rest-hit fired-on\n?\n1b no, 1a");
    let asked =
        "USMC: teams that abandoned a casualty; 1B left a straggler and did unless you say `1B no`: 1A, 1B";
    assert!(said.contains(asked), "{said}");
    assert!(said.contains("teams that decline their development roll: Platoon HQ, 1B,"), "{said}");
}

#[test]
fn a_deed_may_be_said_again_with_the_next() {
    let folder = played();
    let said = typed(folder.path(), "report\n6\nfailed\nnone\nnone\nnobody\nnone\nhit\nhit fired\nhold\n");
    assert!(!said.contains("No: ") && said.contains("USMC, 1A: engaged a hostile unit"), "{said}");
    let draft = fs::read_to_string(folder.path().join("game.json.report.draft")).unwrap();
    assert!(draft.contains("\"engaged hit fired-on\""), "{draft}");
}

#[test]
fn other_numbers_of_terrain_items_will_do_if_they_are_agreed_on() {
    let folder = crate::scenes::folder();
    begun(folder.path(), &["--regular", "NVA"]);
    let said = typed(folder.path(), "\nall; nobody; leave; 12; yes\nhold\n");
    assert!(!said.contains("No: ") && said.contains("USMC: seals its orders"), "{said}");
}

#[test]
fn a_range_as_it_is_printed_is_no_number_and_says_so() {
    let folder = crate::scenes::folder();
    begun(folder.path(), &["--regular", "NVA"]);
    let said = typed(folder.path(), "\nall; nobody; leave; 9-11\nhold\n");
    assert!(said.contains("`9-11` stands for one of these numbers: give the one you mean."), "{said}");
}

#[test]
fn whoever_types_squad_buys_no_fireteam_and_forces_are_shown_by_their_name() {
    let folder = crate::scenes::folder();
    begun(folder.path(), &["--regular", "NVA"]);
    let orders = "\nhq 1 2 3a; none; nobody; leave; 10; yes\n\nall; nobody; leave; yes\nnone\nnone\n";
    typed(folder.path(), &format!("{orders}nw hut\nne hut\nsw hut\nse hut\nnorth\nhold\n"));
    let said = typed(folder.path(), "buy usmc squad 4\nhold\n");
    assert!(said.contains("No: ") && !said.contains("buys Fireteam"), "{said}");
    let said = typed(folder.path(), "rename usmc 1st Platoon\nshow \"1st Platoon\"\nhold\n");
    assert!(!said.contains("No: "), "{said}");
}

#[test]
fn check_shows_the_logs_squad_by_squad() {
    let folder = played();
    let said = typed(folder.path(), "check\n\nstop\nhold\n");
    assert!(said.contains("1 of 8: as on your sheet") && said.contains("2 of 8: as on your sheet"), "{said}");
    assert!(!said.contains("3 of 8"), "{said}");
}

#[test]
fn nobody_goes_back_to_the_orders_of_another() {
    let folder = crate::scenes::folder();
    begun(folder.path(), &["--regular", "NVA"]);
    let said = typed(folder.path(), "\nall; nobody; leave; 10; yes\n\nback\nhold\n");
    assert!(
        said.contains("There is nothing to undo or drop here: `rollback` undoes finished steps"),
        "{said}"
    );
}

#[test]
fn a_rollback_says_what_is_settled_no_longer_and_takes_away_only_what_lies_there() {
    let folder = played();
    let said = typed(folder.path(), "rollback\n1\nhold\n");
    assert!(said.contains("USMC, Operational Momentum: none (was"), "{said}");
    assert!(!said.contains("Take away: Edge") && !said.contains("The campaign: turn"), "{said}");
}

#[test]
fn the_status_line_of_two_platoons_fits_a_screen() {
    let folder = crate::scenes::folder();
    begun(folder.path(), &["--regular", "USMC", "--insurgent", "VC", "--co-op", "Carol"]);
    let orders = "\nall; nobody; leave; 10; yes\nall; nobody; leave; yes\nnone; yes\nhold\n";
    let said = String::from_utf8(play(folder.path(), &["game.json"], orders).stdout).unwrap();
    let status: Vec<&str> = said.lines().filter(|line| line.contains("| OMP")).collect();
    assert!(
        !status.is_empty() && status.iter().all(|line| line.starts_with("Turn 1 of 3 | Issue Orders |")),
        "{said}"
    );
}

#[test]
fn dice_and_answers_are_kept_over_a_correction() {
    let folder = crate::scenes::folder();
    begun(folder.path(), &["--regular", "NVA"]);
    // The secret mission of the USMC is thrown, and that of the NVA asked for.
    let said = typed(folder.path(), "dice ask\nmission\n\n6\n\nextend 4\nmission\n\n5\n\nhold\n");
    assert_eq!(said.matches("Mission Generator: USMC: roll a d6").count(), 1, "{said}");
    assert!(said.contains("Turn 1 of 4 | Determine Plan"), "{said}");
    let folder = played();
    let [first, _] = two_men(folder.path());
    let said = typed(
        folder.path(),
        &format!(
            "report\n6\nfailed\nnone\nnone\nnobody\nextend 4\nnone\nrename {first} Bert\nhit fired\nhold\n"
        ),
    );
    assert_eq!(said.matches("USMC: its objective").count(), 1, "{said}");
    assert!(said.contains("USMC, 1A: engaged a hostile unit"), "{said}");
}

#[test]
fn several_promotions_are_typed_in_one_line() {
    let folder = played();
    let [first, second] = two_men(folder.path());
    let said = typed(
        folder.path(),
        &format!("promote {first} team-leader relieve; promote {second} squad-leader relieve\nhold\n"),
    );
    assert!(!said.contains("No: ") && !said.contains("there is no man"), "{said}");
    assert!(said.contains("becomes squad leader") && said.contains("becomes team leader"), "{said}");
}

/// Two platoons of Marines against the VC, of which the second stays out of the first game, being played.
fn one_of_two() -> tempfile::TempDir {
    let folder = crate::scenes::folder();
    begun(
        folder.path(),
        &["--regular", "USMC", "--insurgent", "VC", "--co-op", "Carol", "--attached", "usmc-2:FO"],
    );
    let orders = "\nall; nobody; leave; 10; yes\nnone; yes\nlocal \"Old Guard\"; none; yes\nnone\nnone\n";
    let said = typed(folder.path(), &format!("{orders}nw hut\nne hut\nsw hut\nse hut\nnone\nnorth\nhold\n"));
    assert!(!said.contains("USMC 2: its first Fog of War card"), "{said}");
    assert!(said.contains("Play the game"), "{said}");
    folder
}

#[test]
fn a_platoon_that_was_left_out_achieves_nothing_and_is_with_nobody() {
    let folder = one_of_two();
    let [first, _] = two_men(folder.path());
    let said = typed(
        folder.path(),
        &format!("report\n6\nfailed\nnone\n{first} accompanied\nnobody\nnone\nrest\nnone\nhold\n"),
    );
    assert!(!said.contains("USMC 2: its objective") && !said.contains("usmc-2:"), "{said}");
    let (code, why) = {
        let words = "campaign report game.json -i --achieved usmc-2:1 --turns 6 --rest no";
        let output = super::pointman(folder.path()).args(words.split(' ')).output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    assert!(code == Some(1) && why.contains("nobody"), "{why}");
}

#[test]
fn a_unit_in_quotes_is_called_what_stands_in_them() {
    let folder = one_of_two();
    let document = fs::read_to_string(folder.path().join("game.json")).unwrap();
    assert!(document.contains("\"Old Guard\""), "{document}");
}

#[test]
fn a_rollback_drops_the_orders_of_a_mission_that_is_there_no_more_and_says_so() {
    let folder = crate::scenes::folder();
    begun(folder.path(), &["--regular", "NVA"]);
    let said = typed(folder.path(), "\nhq 1 2\nrollback\n\n\nhold\n");
    assert!(said.contains("Dropped, unfinished: the orders of USMC"), "{said}");
    let last = said.rsplit("Dropped, unfinished").next().unwrap();
    assert!(last.contains("USMC: teams to assign: all, Platoon HQ") && !last.contains("given"), "{last}");
    // What is undone beside it leaves the orders as they are.
    let said = typed(folder.path(), "yes\nnone\nextend 4\nrollback\n\nhold\n");
    assert!(!said.contains("Dropped, unfinished"), "{said}");
}

#[test]
fn what_is_too_dear_is_refused_with_its_price_and_forces_are_named_by_their_names() {
    let folder = crate::scenes::folder();
    begun(folder.path(), &["--regular", "NVA", "--asset", "usmc:tank:40"]);
    let orders = "\nall; nobody; leave; 10; yes\n\nall; nobody; leave; yes\nnone\nnone\n";
    let quadrants = "nw hut; ne hut, sw hut\nse hut\nnorth\n";
    let said = typed(folder.path(), &format!("rename usmc 1st Platoon\n{orders}{quadrants}hold\n"));
    assert!(!said.contains("Not read") && said.contains("Play the game"), "{said}");
    let said = typed(folder.path(), "buy tank 2\nlength\nback\nlength bravo\nlength 1st platoon\nhold\n");
    assert!(said.contains("No: Tank costs 40 Operational Momentum Points, and 1st Platoon has"), "{said}");
    assert!(said.contains("length 5, who has Initiative … 1st Platoon, NVA"), "{said}");
    assert!(said.contains("No: `bravo`: say who has Initiative and rolls: 1st Platoon or NVA."), "{said}");
    assert!(said.contains("rolled by 1st Platoon") || said.contains("1st Platoon: "), "{said}");
    assert!(!said.contains("buy …") && said.matches("No: ").count() == 2, "{said}");
    let said = typed(folder.path(), "rollback\nback\nhold\n");
    assert!(said.contains("1st Platoon chooses an objective") && !said.contains("USMC"), "{said}");
}

#[test]
fn what_teams_did_is_reported_in_groups_and_a_change_is_noted() {
    let folder = played();
    let before = "report\n6\nfailed\nnone\nnone\nnobody\nnone\n";
    let deeds = "hq nothing; 1a-1b hit fired, 2a fired\n2a hit fired-on\n2b hurt\n2b fired, rest nothing\n";
    let said = typed(folder.path(), &format!("{before}{deeds}hold\n"));
    assert!(said.contains("Noted: 2A: engaged, hit, fired-on"), "{said}");
    assert!(said.contains("hurt") && said.matches("No: ").count() == 1, "{said}");
    assert!(!said.contains("`2b` is not one of"), "{said}");
    assert!(said.contains("teams that decline their development roll: 1A, 1B, 2A"), "{said}");
}

#[test]
fn names_in_quotes_are_promoted_and_what_follows_is_read_unless_it_is_refused() {
    let folder = played();
    let [first, second] = two_men(folder.path());
    let named = format!("rename {first} \"Lt. Harris\"\n");
    let promoted = format!(
        "promote \"lt harris\" team leader relieve; dice ask\npromote cook team-leader; promote {second} \
         team-leader\n"
    );
    let said = typed(folder.path(), &format!("{named}{promoted}hold\n"));
    assert!(said.contains("Lt. Harris: becomes team leader") && said.contains("You roll the dice"), "{said}");
    assert!(said.contains(&format!("Not read: promote {second} team-leader")), "{said}");
    // Typed as the log has it, as lists have it, and without the dot.
    let before = "report\n6\nfailed\nnone\nnone\n";
    for name in ["Lt. Harris", "lt harris", "lt.-harris", "\"Lt. Harris\"", "harris"] {
        let said = typed(folder.path(), &format!("{before}{name} acc\n?\nabort\nhold\n"));
        assert!(!said.contains("No: ") && said.contains("(1 given)"), "{name}: {said}");
    }
}

#[test]
fn the_report_is_summed_up_in_words() {
    let folder = played();
    let [first, second] = two_men(folder.path());
    let lines = format!("report\n6\nfailed\nnone\nnone\n{first} light, {second} straggler\nnobody\nnone\n");
    let nva = "failed\nnone\nnobody\nnone\nrest\nnone\nnone\n";
    let said = typed(folder.path(), &format!("{lines}rest-hit fired-on\n1b no\nnone\n{nva}hold\n"));
    assert!(said.contains(&format!("{first}: lightly wounded")), "{said}");
    assert!(said.contains("did not abandon its straggler: 1B"), "{said}");
}

#[test]
fn who_throws_the_dice_is_remembered_though_none_was_thrown() {
    let folder = played();
    assert!(typed(folder.path(), "dice ask\nextend 4\nhold\n").contains("You roll the dice"));
    let said = typed(folder.path(), "length usmc\nhold\n");
    assert!(said.contains("roll a d6") || said.contains("roll a d"), "{said}");
    typed(folder.path(), "length usmc\n1\ndice roll\nextend 5\nhold\n");
    let said = typed(folder.path(), "hold\n");
    assert!(!said.contains("You rolled the dice so far"), "{said}");
}

#[test]
fn platoons_of_two_nations_stand_side_by_side() {
    let folder = crate::scenes::folder();
    let menus =
        "ambush-valley\nUSMC\nNVA\nco-op\nusmc, arvn\nAnna\nBob\nCarol\n3\none\nusual\nroll\ncoop.json\n";
    let lines = format!("{menus}rename usmc Alpha\nshow alpha\nhold\n");
    let said = String::from_utf8(play(folder.path(), &[], &lines).stdout).unwrap();
    assert!(said.contains("Anna: Alpha") && said.contains("Bob: ARVN"), "{said}");
    assert!(said.contains("Who runs NVA") && said.contains("Carol"), "{said}");
    let document: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(folder.path().join("coop.json")).unwrap()).unwrap();
    let nations = document["data"]["regulars"].as_array().unwrap().iter().map(|force| &force["nation"]);
    assert_eq!(nations.collect::<Vec<_>>(), ["USMC", "ARVN", "NVA"]);
    let sheet = run(folder.path(), &["campaign", "sheet", "coop.json"]);
    assert!(sheet.contains("Player: Anna") && sheet.contains("Officer"), "{sheet}");
}

#[test]
fn none_behind_the_only_squad_ends_the_list_of_assets() {
    let folder = crate::scenes::folder();
    begun(folder.path(), &["--regular", "NVA", "--asset", "usmc:own-squad:1"]);
    let orders = "\nhq 1 2; none; nobody; leave; 10; yes\n\nall; nobody; leave; yes\n";
    let said = typed(folder.path(), &format!("{orders}own-squad none\nhold\n"));
    assert!(!said.contains("No: ") && said.contains("USMC: buys Squad from Own Platoon (3A, 3B)"), "{said}");
}
