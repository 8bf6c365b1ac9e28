//! How a step is told: undo and redo, the log, dice typed at the table, and the commands that are proposed.

use assert_cmd::Command;
use serde_json::{Value, json};
use tempfile::TempDir;

/// A folder with a game in it.
struct Table(TempDir);

impl Table {
    fn new(options: &[&str]) -> Table {
        let table = Table(crate::scenes::folder());
        let new = [&["fitl", "new", "-q", "-o", "g.json"], options].concat();
        table.told(&new);
        table
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::cargo_bin("pointman").unwrap();
        command.args(arguments).current_dir(self.0.path());
        command
    }

    /// What is told, each line unwrapped.
    fn told(&self, arguments: &[&str]) -> String {
        let output = self.command(arguments).assert().success().get_output().stdout.clone();
        let text = String::from_utf8(output).unwrap();
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn json(&self, arguments: &[&str]) -> Value {
        let output =
            self.command(&[arguments, &["--json"]].concat()).assert().success().get_output().stdout.clone();
        serde_json::from_slice(&output).unwrap()
    }

    /// What is said of a refusal.
    fn refused(&self, arguments: &[&str], typed: &str) -> String {
        let output =
            self.command(arguments).write_stdin(typed).assert().failure().get_output().stderr.clone();
        String::from_utf8(output).unwrap()
    }

    fn data(&self) -> Value {
        let text = std::fs::read_to_string(self.0.path().join("g.json")).unwrap();
        serde_json::from_str::<Value>(&text).unwrap()["data"].clone()
    }
}

/// US acts first on Gulf of Tonkin.
fn people() -> Table {
    let table = Table::new(&["--scenario", "full", "--deck", "physical"]);
    for card in ["1", "2"] {
        table.told(&["fitl", "card", "-i", "g.json", card]);
    }
    table
}

#[test]
fn undo_names_the_step_and_says_what_to_move_back_and_redo_what_to_move_again() {
    let table = people();
    let before = table.data();
    table.told(&["fitl", "act", "-i", "g.json", "patrol loc-hue-da-nang: 2t from da-nang, 1t from saigon"]);
    let after = table.data();
    let undone = table.told(&["undo", "-i", "g.json"]);
    for said in [
        "Undone: step 3, US on 1 Gulf of Tonkin: Patrol in LoC Hue - Da Nang",
        "Saigon: move in 1 US Troop from LoC Hue - Da Nang",
        "Da Nang: move in 2 US Troops from LoC Hue - Da Nang",
        "US cylinder: to Eligible",
    ] {
        assert!(undone.contains(said), "{said}: {undone}");
    }
    assert_eq!(table.data(), before);
    let redone = table.told(&["redo", "-i", "g.json"]);
    for said in [
        "Redone: step 3, US on 1 Gulf of Tonkin: Patrol in LoC Hue - Da Nang",
        "LoC Hue - Da Nang: move in 2 US Troops from Da Nang, 1 US Troop from Saigon",
        "US cylinder: to the Op Only box",
    ] {
        assert!(redone.contains(said), "{said}: {redone}");
    }
    assert_eq!(table.data(), after);
}

#[test]
fn the_log_shows_words_that_can_be_typed_again() {
    let table = people();
    table.told(&[
        "fitl",
        "act",
        "-i",
        "g.json",
        "train saigon place 2t; special air-lift hue: 1t from saigon",
    ]);
    let data = table.data();
    let log = table.told(&["log", "g.json", "3"]);
    let words = log.split_once("typed: ").unwrap().1.split_once(" Saigon: ").unwrap().0;
    table.told(&["undo", "-i", "g.json"]);
    table.told(&["fitl", "act", "-i", "g.json", words]);
    assert_eq!(table.data(), data, "{words}");
}

#[test]
fn the_log_stands_under_cards_and_coup_rounds_and_says_what_was_typed_in_short() {
    let table = people();
    table.told(&[
        "fitl",
        "act",
        "-i",
        "g.json",
        "train saigon place 2 arvn_police; da-nang place 1 us_irregulars_u",
    ]);
    let output = table.command(&["log", "g.json"]).assert().success().get_output().stdout.clone();
    let log = String::from_utf8(output).unwrap();
    for line in [
        "Set-up\n  0  a new game\n",
        "\n\nCard 1: 1 Gulf of Tonkin\n  1  1 Gulf of Tonkin is turned up\n",
        "\n  2  2 Kissinger is turned up\n",
        "\n    typed: train saigon 2p; da nang 1i\n    Saigon: place 2 ARVN Police",
    ] {
        assert!(log.contains(line), "{line}: {log}");
    }
}

#[test]
fn the_log_explains_a_step_taken_long_ago() {
    let table = Table::new(&["--scenario", "full", "--players", "none", "--seed", "20"]);
    let record = table.json(&["trung-turn", "-i", "g.json", "--explain"])["record"].clone();
    table.told(&["trung-turn", "-i", "g.json"]);
    let log = table.json(&["log", "g.json", "1", "--explain"]);
    assert_eq!(log[0]["explain"], record["explain"]);
    assert!(
        table
            .told(&["log", "g.json", "1", "--explain"])
            .contains("Most Population: 8 -> 1: Kien Hoa-Vinh Binh")
    );
    assert!(table.json(&["log", "g.json", "1"])[0].get("explain").is_none());
}

#[test]
fn a_coup_round_says_why_aid_econ_and_resources_change() {
    let table = Table::new(&["--scenario", "short", "--players", "us", "--deck", "physical", "--seed", "3"]);
    for card in ["128", "2"] {
        table.told(&["fitl", "card", "-i", "g.json", card]);
    }
    table.told(&["fitl", "adjust", "-i", "g.json", "aid", "21"]);
    table.told(&[
        "fitl",
        "adjust",
        "-i",
        "g.json",
        "casualties",
        "us",
        "troops",
        "4",
        "available",
        "us",
        "troops",
        "8",
    ]);
    let told = table.told(&["fitl", "coup", "-i", "g.json"]);
    for said in [
        "Victory Phase faction made of now needs more than margin US Support 24 + Available 10 34 50 -16",
        "(+21 Aid +15 Econ [6.2.3])",
        "Aid: 21 to 9 (9 = 21 - 12 for 4 casualties [6.2.5])",
    ] {
        assert!(told.contains(said), "{said}: {told}");
    }
    assert!(!told.contains("go on to"), "no step of the program is told: {told}");
}

#[test]
fn commands_that_are_proposed_name_the_file() {
    let table = Table::new(&["--scenario", "short", "--players", "us", "--seed", "5"]);
    assert!(table.told(&["fitl", "next", "g.json"]).contains("pointman trung-turn -i g.json"));
    let told = table.told(&["trung-turn", "g.json", "-o", "my game.json"]);
    assert!(told.contains("pointman trung-turn -i 'my game.json'"), "{told}");
}

#[test]
fn rolls_name_trung_cards_by_their_letters() {
    let table = Table::new(&["--scenario", "full", "--players", "none", "--seed", "20"]);
    let record = table.json(&["trung-turn", "g.json"])["record"].clone();
    let mut rolls = record["rolls"].as_array().unwrap().iter();
    let mut cards = record["effects"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|effect| effect["trung-card"]["card"].as_str());
    // Each question is found by giving one answer more.
    let mut given: Vec<String> = Vec::new();
    loop {
        let asked =
            table.command(&["trung-turn", "g.json", "--rolls", &given.join(","), "--json"]).output().unwrap();
        if asked.status.success() {
            let again: Value = serde_json::from_slice(&asked.stdout).unwrap();
            assert_eq!(again["record"]["digest"], record["digest"]);
            assert!(given.iter().any(|word| word.chars().all(char::is_alphabetic)), "{given:?}");
            return;
        }
        let question = String::from_utf8(asked.stderr).unwrap();
        let roll = rolls.next().unwrap().to_string();
        given.push(if question.contains("a card of") {
            cards.next().unwrap().to_ascii_lowercase()
        } else {
            roll
        });
        given.retain(|word| !word.is_empty());
    }
}

#[test]
fn dice_of_a_throw_are_typed_in_one_line_and_r_rolls_them() {
    let table = people();
    let roll = |typed: &str| {
        let ask = ["roll", "2d6", "--dice", "ask", "--json"];
        // With JSON nothing but JSON is on standard error, and so no prompt.
        let asked = table.command(&ask[..4]).write_stdin(typed).output().unwrap();
        let output = table.command(&ask).write_stdin(typed).output().unwrap();
        assert!(output.stderr.is_empty(), "{output:?}");
        (serde_json::from_slice::<Value>(&output.stdout).unwrap(), String::from_utf8(asked.stderr).unwrap())
    };
    assert_eq!(roll("3,4\n").0["total"], 7);
    let (thrown, asked) = roll("?\nr r\n");
    assert!((2..=12).contains(&thrown["total"].as_i64().unwrap()));
    assert!(asked.contains("r lets Pointman roll"), "{asked}");
}

#[test]
fn dice_that_were_typed_are_not_lost_when_the_command_fails() {
    let table = people();
    let told = table.refused(
        &[
            "fitl",
            "act",
            "-i",
            "g.json",
            "--dice",
            "ask",
            "train saigon place 1t; special air-strike degrade; pacify hue levels 9",
        ],
        "4\n",
    );
    assert!(told.contains("the dice so far: --rolls 4"), "{told}");
}

#[test]
fn what_an_action_leaves_open_is_asked_for_where_the_dice_are_typed() {
    let table = people();
    let act = ["fitl", "act", "-i", "g.json", "--dice", "ask", "event", "unshaded"];
    // Gulf of Tonkin: a free Air Strike, for which a die is typed, then 6 pieces; an answer that is refused
    // is asked for again.
    let asked = table.command(&act).write_stdin("(air-strike degrade)\n4\nnonsense\n").assert();
    let told = String::from_utf8_lossy(&asked.get_output().stderr).into_owned();
    assert!(told.contains("air-strike (US)") && told.contains("No: "), "{told}");
    assert!(told.contains("place (US)"), "{told}");
}

#[test]
fn an_operation_without_a_space_lists_those_it_may_begin_with() {
    let table = people();
    let refused = table.refused(&["fitl", "act", "g.json", "train"], "");
    assert!(refused.contains("legal: ") && refused.contains("Saigon, "), "{refused}");
    let refused = table.refused(&["fitl", "act", "g.json", "--json", "train"], "");
    let error: Value = serde_json::from_str(&refused).unwrap();
    let legal = error["error"]["open"][0]["legal"].as_array().unwrap();
    assert!(legal.contains(&"saigon".into()), "{error}");
    for step in [&legal[0], &legal[legal.len() - 1]] {
        let action = format!("train {}", step.as_str().unwrap());
        table.command(&["fitl", "act", "g.json", &action]).assert().success();
    }
}

#[test]
fn a_refused_step_is_named_for_programs_though_nothing_is_asked() {
    let table = people();
    let refused =
        table.refused(&["fitl", "act", "g.json", "--json", "train saigon; pacify hue levels 9"], "");
    let error: Value = serde_json::from_str(&refused).unwrap();
    assert_eq!(error["error"]["step"], 2, "{error}");
    assert_eq!(error["error"]["pointer"], "/steps/1", "{error}");
    assert_eq!(error["error"].get("open"), None, "{error}");
}

#[test]
fn effects_say_which_part_of_the_turn_they_belong_to() {
    let table = people();
    let act = "train saigon place 2t; special air-lift hue: 1t from saigon";
    let record = table.json(&["fitl", "act", "g.json", act])["record"].clone();
    let parts: Vec<(&str, &str)> = record["effects"]
        .as_array()
        .unwrap()
        .iter()
        .map(|effect| {
            (effect.as_object().unwrap().keys().next().unwrap().as_str(), effect["part"].as_str().unwrap())
        })
        .collect();
    assert!(parts.contains(&("place", "operation")), "{parts:?}");
    assert!(parts.contains(&("move", "special")), "{parts:?}");
    assert_eq!(parts.last(), Some(&("acted", "sequence")));
    assert_eq!(record["dice"], json!({ "seed": record["dice"]["seed"], "drawn": record["dice"]["drawn"] }));
    assert_eq!(record["thrown"], json!([]));
}

#[test]
fn a_step_that_the_log_does_not_have_is_answered_with_those_it_has() {
    let table = Table::new(&["--scenario", "short", "--players", "none", "--seed", "3"]);
    let none = |steps: &str| {
        let says = predicates::str::contains(format!("no step has that number: g.json has {steps}"));
        table.command(&["log", "g.json", "9"]).assert().code(2).stderr(says);
    };
    none("1 step, numbered 0 to 0");
    table.told(&["trung-turn", "g.json", "-i", "-q"]);
    table.told(&["trung-turn", "g.json", "-i", "-q"]);
    none("3 steps, numbered 0 to 2");
}

#[test]
fn the_record_of_every_game_tells_what_each_die_was_thrown_for_and_where_the_dice_stand() {
    let table = Table::new(&["--scenario", "short"]);
    let fng = "generate-mission --game fng --force us-army --corps iii --leader-rep 4 --date 1967-05-early \
               --seed 7";
    let valley = "generate-mission --game ambush-valley --versus regular --seed 7";
    for line in [fng, valley] {
        let made = table.json(&line.split(' ').collect::<Vec<_>>());
        let thrown = made["record"]["thrown"].as_array().unwrap();
        assert!(!thrown.is_empty(), "{line}");
        for die in thrown {
            let sides = die["die"].as_str().unwrap().trim_start_matches('d').parse::<u64>().unwrap();
            assert!((1..=sides).contains(&die["shows"].as_u64().unwrap()), "{die}");
            assert_ne!(die["for"], "", "{line}");
        }
        assert_eq!(made["record"]["dice"], made["document"]["dice"], "{line}");
    }
}
