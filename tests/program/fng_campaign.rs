//! The commands, from the binary.

use std::fs;
use std::path::PathBuf;

use assert_cmd::Command;
use predicates::str::contains;
use serde_json::{Value, json};
use tempfile::TempDir;

struct Table(TempDir);

impl Table {
    fn new() -> Self {
        Table(crate::scenes::folder())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn run(&self, arguments: &[&str]) -> assert_cmd::assert::Assert {
        Command::cargo_bin("pointman").unwrap().current_dir(self.0.path()).args(arguments).assert()
    }

    fn prints(&self, arguments: &[&str]) -> String {
        String::from_utf8(self.run(arguments).success().get_output().stdout.clone()).unwrap()
    }

    fn json(&self, arguments: &[&str]) -> Value {
        serde_json::from_str(&self.prints(arguments)).unwrap()
    }

    fn begin(&self) {
        self.run(&[
            "campaign",
            "new",
            "--game",
            "fng",
            "--force",
            "us-army-infantry",
            "--corps",
            "ii",
            "--star",
            "Slag",
            "--star-rep",
            "5",
            "--star-attribute",
            "tough,born-leader",
            "--full",
            "--seed",
            "11",
            "-o",
            "tour.json",
        ])
        .success();
    }

    /// Goes on until there is a Mission.
    fn to_a_mission(&self) {
        for _ in 0..30 {
            self.run(&["generate-mission", "--from", "tour.json", "-i"]).success();
            if self.json(&["campaign", "show", "tour.json", "--json"])["stage"] == "fight" {
                return;
            }
            self.run(&["campaign-advance", "tour.json", "-i"]).success();
        }
        panic!("no Mission in thirty turns");
    }
}

#[test]
fn a_turn_from_the_shell() {
    let table = Table::new();
    table.begin();
    let shown = table.prints(&["campaign", "show", "tour.json"]);
    assert!(
        shown.contains("Slag") && shown.contains("Star,") && shown.contains("generate-mission"),
        "{shown}"
    );
    table
        .run(&["campaign", "sheet", "tour.json"])
        .failure()
        .stderr(contains("a tour of FNG has no logs to fill in: `campaign show` prints its roster"));
    table.to_a_mission();
    let template = table.prints(&["campaign", "report-template", "tour.json"]);
    fs::write(table.path("report.json"), &template).unwrap();
    table
        .run(&["campaign-advance", "tour.json", "--report", "report.json", "-i"])
        .code(1)
        .stderr(contains("report.json: /goal_met: whether the squad met the goal"));
    let told = table.run(&["campaign-advance", "tour.json", "--report", "report.json", "--json"]).code(1);
    let told: Value = serde_json::from_slice(&told.get_output().stderr).unwrap();
    assert_eq!(told["error"]["pointer"], "/goal_met");
    assert_eq!(told["error"]["open"][1]["name"], "enemy_uncovered", "{told}");
    assert_eq!(told["error"]["open"][1]["legal"], json!(["true", "false"]));
    let mut report: Value = serde_json::from_str(&template).unwrap();
    report["goal_met"] = json!(true);
    report["enemy_uncovered"] = json!(true);
    report["figures"][3]["status"] = json!("out-of-the-fight");
    report["figures"][3]["evacuated"] = json!(true);
    report["figures"][4]["fought"] = json!(true);
    fs::write(table.path("report.json"), report.to_string()).unwrap();
    let before = fs::read_to_string(table.path("tour.json")).unwrap();
    let told = table.prints(&[
        "campaign-advance",
        "tour.json",
        "--report",
        "report.json",
        "-i",
        "--go-home",
        "Slag",
        "--explain",
    ]);
    assert!(
        told.contains("won 1 RP") && told.contains("[recovery]") && told.contains("How it came about"),
        "{told}"
    );
    table.run(&["validate", "tour.json"]).success();
    table.run(&["undo", "tour.json", "--forget", "-i"]).success();
    assert_eq!(fs::read_to_string(table.path("tour.json")).unwrap(), before);
    let record = table.json(&[
        "campaign-advance",
        "tour.json",
        "--report",
        "report.json",
        "--json",
        "--re-up",
        "Slag",
    ]);
    assert!(record.to_string().contains("Reputation Points"));
}

#[test]
fn the_mission_of_the_turn_is_a_document_of_its_own() {
    let table = Table::new();
    table.begin();
    table.run(&["campaign", "mission", "tour.json"]).code(1).stderr(contains("there is no Mission now"));
    table.to_a_mission();
    table.run(&["campaign", "mission", "tour.json", "-o", "evening.json"]).success();
    table.run(&["validate", "evening.json"]).success();
    let evening: Value =
        serde_json::from_str(&fs::read_to_string(table.path("evening.json")).unwrap()).unwrap();
    assert_eq!(evening["kind"], "fng-mission");
}

#[test]
fn the_chronicle_is_markdown_from_title_to_roster() {
    let table = Table::new();
    table.begin();
    table.to_a_mission();
    let chronicle = table.prints(&["campaign", "chronicle", "tour.json"]);
    for part in [
        "# US Army Infantry in II Corps\n",
        "## January 1967\n",
        "### Early January 1967: ",
        "## So far\n",
        "## The squad\n",
        "| Name | Rep |",
    ] {
        assert!(chronicle.contains(part), "{part} is not in {chronicle}");
    }
    assert!(chronicle.contains("Operation Cedar Falls"));
    let record = table.json(&["campaign", "chronicle", "tour.json", "--json"]);
    assert_eq!(record["markdown"].as_str().unwrap(), chronicle);
}

#[test]
fn a_squad_of_ones_own_goes_on_tour() {
    let table = Table::new();
    let squad = json!({ "format": "pointman", "version": 1, "kind": "fng-squad",
        "dice": { "seed": 7, "drawn": 0 },
                        "data": { "force": "us-marines",
                            "figures": [{ "name": "Doe", "rep": 4, "role": "leader" }] } });
    fs::write(table.path("squad.json"), squad.to_string()).unwrap();
    table
        .run(&[
            "campaign",
            "new",
            "--game",
            "fng",
            "--squad",
            "squad.json",
            "-o",
            "tour.json",
            "--name",
            "Hill | 881",
        ])
        .success();
    let shown = table.json(&["campaign", "show", "tour.json", "--json"]);
    assert_eq!(
        (&shown["corps"], &shown["enemy"], &shown["paper_strength"]),
        (&json!("i"), &json!("nva"), &json!(13))
    );
    assert!(table.prints(&["campaign", "chronicle", "tour.json"]).starts_with("# Hill \\| 881\n"));
}

#[test]
fn options_of_the_other_game_and_bad_names_are_refused() {
    let table = Table::new();
    table.begin();
    for (arguments, code, why) in [
        (
            &["campaign", "new", "--game", "fng", "--force", "us-army-infantry", "--regular", "US"][..],
            2,
            "--regular is for Ambush Valley",
        ),
        (&["campaign", "new", "--game", "ambush-valley", "--corps", "ii"], 2, "--corps is for FNG"),
        (&["campaign", "new", "--game", "fng"], 2, "give the squad's force"),
        (&["campaign", "new", "--game", "fng", "--force", "us-marnes"], 2, "did you mean us-marines"),
        (&["campaign", "new", "--game", "fng", "--force", "nva", "--corps", "v"], 2, "Corps"),
        (
            &["campaign", "new", "--game", "fng", "--force", "nva", "--date", "1969-01-early"],
            2,
            "is not a campaign turn",
        ),
        (
            &["campaign", "new", "--game", "fng", "--force", "us-marines", "--corps", "iv"],
            1,
            "do not fight in IV Corps",
        ),
        (&["campaign", "new", "--game", "fng", "--force", "nva", "--option", "camp-99=x"], 2, "camp-99"),
        (
            &["campaign", "new", "--game", "fng", "--force", "nva", "--option", "camp-37=never"],
            2,
            "give no-cap or paper-strength",
        ),
        (
            &["campaign", "new", "--game", "fng", "--force", "nva", "--option", "camp-37"],
            2,
            "write KEY=VALUE",
        ),
        (&["campaign", "show", "tour.json", "--side", "us"], 2, "--side is for Ambush Valley"),
        (&["campaign", "report-template", "tour.json"], 1, "there is no Mission to report"),
        (&["campaign-advance", "tour.json"], 1, "(generate-mission)"),
        (
            &["campaign-advance", "tour.json", "--through", "replacements"],
            2,
            "--through is for Ambush Valley",
        ),
        (&["campaign-advance", "tour.json", "--attribute", "Slag"], 2, "write NAME:ATTRIBUTE"),
        (&["campaign-advance", "tour.json", "--re-up", "Slag", "--go-home", "Slag"], 2, "cannot both"),
        (&["campaign-buy", "tour.json", "--force", "us", "--asset", "tank"], 65, "av-campaign "),
    ] {
        table.run(arguments).code(code).stderr(contains(why));
    }
}

#[test]
fn choices_name_men_of_the_roster_and_attributes_of_the_rules() {
    let table = Table::new();
    table.begin();
    table.run(&["generate-mission", "--from", "tour.json", "-i", "--rolls", "6,6"]).success();
    for (arguments, why) in [
        (&["--attribute", "Slagg:tough"][..], "did you mean Slag?"),
        (&["--attribute", "Slag:tuff"], "Attribute"),
        (&["--buy", "Nobody"], "Nobody"),
        (&["--leader", "Nobody"], "Nobody"),
        (&["--new-men", "Slag"], "Slag is already in the squad"),
    ] {
        let all: Vec<&str> =
            ["campaign-advance", "tour.json"].into_iter().chain(arguments.iter().copied()).collect();
        table.run(&all).code(2).stderr(contains(why));
    }
}

#[test]
fn schemas_of_set_up_and_report_are_printed() {
    let table = Table::new();
    table.begin();
    table.to_a_mission();
    let schema = table.json(&["campaign", "new", "--game", "fng", "--schema"]);
    assert!(schema["properties"]["corps"].is_object());
    for arguments in [&["--game", "fng", "--schema"][..], &["tour.json", "--schema"]] {
        let all: Vec<&str> =
            ["campaign", "report-template"].into_iter().chain(arguments.iter().copied()).collect();
        let schema = table.json(&all);
        assert!(schema["properties"]["enemy_uncovered"].is_object());
        let mut report: Value = table.json(&["campaign", "report-template", "tour.json"]);
        report["goal_met"] = json!(false);
        report["enemy_uncovered"] = json!(false);
        assert!(jsonschema::is_valid(&schema, &report));
    }
}

#[test]
fn a_card_and_a_die_may_be_those_of_the_table() {
    let table = Table::new();
    table.begin();
    table.run(&["generate-mission", "--from", "tour.json", "-i", "--rolls", "6,6"]).success();
    table.run(&["campaign-advance", "tour.json", "-i"]).success();
    table
        .run(&["generate-mission", "--from", "tour.json", "-i", "--rolls", "6"])
        .code(2)
        .stderr(contains("--rolls ran out"));
}

#[test]
fn a_report_of_a_tour_ends_with_the_command_that_goes_on() {
    let table = Table::new();
    table.begin();
    let words = |arguments: &[&str]| table.prints(arguments).split_whitespace().collect::<Vec<_>>().join(" ");
    let shown = words(&["campaign", "show", "tour.json"]);
    let next = ": pointman generate-mission --from tour.json -i";
    assert!(shown.contains("Next: roll for ") && shown.ends_with(next), "{shown}");
    table.to_a_mission();
    let shown = words(&["campaign", "show", "tour.json"]);
    let evening = "Next: fight the Mission: pointman campaign mission tour.json -o evening.json";
    let report = "Then report it: pointman campaign-advance tour.json -i --report report.json";
    assert!(shown.ends_with(&format!("{evening} {report}")), "{shown}");
    let taken = words(&["campaign", "mission", "tour.json", "-o", "evening.json"]);
    assert!(taken.ends_with("Next: begin turn 1: pointman fng activation evening.json -i"), "{taken}");
}
