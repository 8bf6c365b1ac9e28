//! An evening with vehicles from the shell: each command finds them by name, writes what came of it, and the
//! log tells it.

use std::fs;
use std::path::Path;

use serde_json::Value;

fn called(folder: &Path, line: &str) -> assert_cmd::assert::Assert {
    let mut command = assert_cmd::Command::cargo_bin("pointman").unwrap();
    command.current_dir(folder).args(line.split_whitespace()).assert()
}

fn says(folder: &Path, line: &str) -> String {
    String::from_utf8(called(folder, line).success().get_output().stdout.clone()).unwrap()
}

fn refused(folder: &Path, line: &str) -> String {
    String::from_utf8(called(folder, line).failure().get_output().stderr.clone()).unwrap()
}

fn json(folder: &Path, line: &str) -> Value {
    serde_json::from_str(&says(folder, line)).unwrap()
}

/// Turn 1, in which both sides may act at Rep 4: Smith and Ha, our M-48 Tiger, their PT-76 with a crew of
/// four.
fn table() -> tempfile::TempDir {
    let folder = crate::scenes::folder();
    let at = folder.path();
    says(
        at,
        "generate-mission --game fng --force us-army-infantry --corps ii --leader-rep 4 --date \
         1967-05-early --mission recon --seed 5 -o e.json -q",
    );
    says(at, "fng muster e.json -i -q --figure Smith,rep=4,weapon=m-16 --figure Jones,rep=4,weapon=m-16");
    says(at, "fng muster e.json -i -q --side enemy --figure Ha,rep=4,weapon=ak-47");
    says(at, "fng muster e.json -i -q --vehicle m-48 --called Tiger --seed 2");
    says(
        at,
        "fng muster e.json -i -q --side enemy --vehicle pt-76 --figure Anh,rep=4 --figure Bao,rep=4 \
         --figure Cuong,rep=4 --figure Dung,rep=4",
    );
    says(at, "fng activation e.json -i -q --own 3 --enemy-die 2 --seed 1");
    folder
}

#[test]
fn a_tank_on_the_table_is_fired_at_by_name_and_its_crew_is_told() {
    let folder = table();
    let at = folder.path();
    let crew = says(at, "fng crew e.json --of PT-76");
    assert!(crew.contains("in action") && crew.contains("Anh"), "{crew}");
    let law =
        "fng main-gun e.json -i --shooter Smith --weapon usa-m-72-law --target PT-76 --facing side --in 8";
    assert!(
        refused(at, law).contains("Smith has no M-72 LAW and carries the M-16: nobody on that side has one")
    );
    says(at, "adjust e.json -i -q company/soldiers/Smith/man/gear [\"law\"]");
    let odds = says(at, &format!("{} --odds", law.replace(" -i", "")));
    assert!(odds.contains("Odds of"), "{odds}");
    let told = says(at, &format!("{law} --seed 1"));
    assert!(told.contains("Smith fires the M-72 LAW at PT-76"), "{told}");
    let table = json(at, "fng table e.json --json");
    assert_eq!(table["vehicles"][1]["state"], "destroyed", "{told}");
    assert!(refused(at, &format!("{law} --reaction --seed 1")).contains("nothing is left to be hit"));
    let listed = says(at, "fng list vehicles pt-76 --on-table e.json");
    assert!(listed.contains("PT-76"), "{listed}");
    assert!(refused(at, "fng list weapons --on-table e.json").contains("--on-table is for vehicles"));
    let before = fs::read(at.join("e.json")).unwrap();
    says(at, "replay e.json --verify");
    says(at, "undo e.json -i -q");
    assert!(json(at, "fng table e.json --json")["vehicles"][1].get("state").is_none());
    assert_ne!(fs::read(at.join("e.json")).unwrap(), before);
}

#[test]
fn the_log_of_an_evening_is_a_story_without_ids() {
    let folder = table();
    let at = folder.path();
    says(at, "fng shoot e.json -i -q --shooter Smith --at Ha --rolls 6,1,1");
    let story = says(at, "log e.json");
    assert!(story.contains("Turn 1") && story.contains("Smith fires the M-16 at Ha."), "{story}");
    for id in ["fng-shoot", "fng-muster", "choices", "rolls", "digest", "us-army-infantry"] {
        assert!(!story.contains(id), "{id} in {story}");
    }
    assert!(says(at, "log e.json --explain").contains("fng-shoot"));
    assert_eq!(json(at, "log e.json --json")[6]["command"], "fng-shoot");
}

#[test]
fn who_is_out_of_the_fight_recovers_by_the_evening() {
    let folder = table();
    let at = folder.path();
    assert!(refused(at, "fng recovery e.json -i").contains("nobody on the table is Out of the Fight"));
    // Two hits, each Out of the Fight.
    says(at, "fng shoot e.json -i -q --shooter Smith --at Ha --rolls 6,1,5");
    let standing = json(at, "fng table e.json --json")["figures"][2]["standing"].clone();
    assert_eq!(standing, "Out of the Fight");
    let told = says(at, "fng recovery e.json -i --rolls 1,1");
    assert!(told.contains("Ha recovers and stays in the squad"), "{told}");
}

#[test]
fn a_request_for_gunships_looks_at_the_leader_only() {
    let folder = crate::scenes::folder();
    let why = refused(folder.path(), "fng-test gunship-request --rep 5");
    assert!(why.contains("--leader-rep 5"), "{why}");
    says(folder.path(), "fng-test gunship-request --leader-rep 5 --rolls 3");
}

#[test]
fn what_did_not_turn_the_result_is_not_told() {
    let folder = crate::scenes::folder();
    let told = says(folder.path(), "fng-test received-fire --rep 3 --with in-cover outgunned --rolls 6,6");
    assert!(told.contains("Hunker Down") && !told.contains("outgunned"), "{told}");
    let told = says(folder.path(), "fng-test received-fire --rep 3 --with in-cover outgunned --rolls 1,1");
    assert!(told.contains("Duck Back"), "{told}");
}

#[test]
fn a_name_without_its_rank_is_suggested_for_a_slip() {
    let folder = crate::scenes::folder();
    let at = folder.path();
    says(at, "fng squad --force us-army-infantry --date 1967-05-early --men 4 --seed 3 -o squad.json -q");
    let why = refused(at, "fng shoot --squad squad.json --shooter Kowalsky --at rep=4");
    assert!(why.contains("did you mean Kowalski"), "{why}");
}
