//! `trung-turn` from outside: what a person is told, the record, the forecast, and what is refused.

use assert_cmd::Command;
use serde_json::Value;

use crate::play::prepared;

fn pointman(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("pointman").unwrap();
    command.args(arguments).env("COLUMNS", "100");
    command
}

fn output(arguments: &[&str]) -> String {
    let output = pointman(arguments).assert().success().get_output().stdout.clone();
    String::from_utf8(output).unwrap()
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&output(arguments)).unwrap()
}

/// A game in which a non-player acts first: with seed 20 ARVN on MACV.
fn game(seed: &str) -> (tempfile::TempDir, String) {
    let folder = crate::scenes::folder();
    let file = folder.path().join("game.json").display().to_string();
    pointman(&["fitl", "new", "--scenario", "full", "--players", "none", "--seed", seed, "-q", "-o", &file])
        .assert()
        .success();
    (folder, file)
}

#[test]
fn the_report_says_what_was_read_what_was_rolled_and_what_to_do_in_order() {
    let (_folder, file) = game("20");
    let report = String::from_utf8(
        pointman(&["trung-turn", "-i", &file]).assert().success().get_output().stdout.clone(),
    )
    .unwrap();
    for wanted in [
        "ARVN, 1st Eligible on 69 MACV: Train in Pleiku-Darlac; Govern in Kien Hoa-Vinh",
        "Trưng card L: skipped: \"NVA Base or NVA Control in a 2+ Pop space\" is false",
        "Trưng card J: carried out",
        "Activation after Train in Pleiku-Darlac: more than 3 selects 1 more space",
        "1. Trưng deck: turn up R, U, X, L, F, D, N, M, W and J",
        "2. Pleiku-Darlac: place 2 Underground Rangers from Available (box now 0)",
        "ARVN cylinder: to the Op + Special Activity box",
        "Control: Pleiku-Darlac to COIN",
        "Victory markers: ",
        "Next: US, a non-player, 2nd Eligible:",
        "\n  pointman trung-turn -i ",
    ] {
        assert!(report.contains(wanted), "{wanted:?} is not in\n{report}");
    }
    pointman(&["replay", &file, "--verify"]).assert().success();
}

#[test]
fn the_record_has_the_fields_that_scripts_rely_on_and_its_effects_lead_to_the_next_game() {
    let (_folder, file) = game("20");
    let record = json(&["trung-turn", "-i", &file, "--json", "--explain"])["record"].clone();
    assert_eq!(record["command"], "trung-turn");
    assert_eq!(
        (&record["card"], &record["faction"], &record["eligibility"]),
        (&69.into(), &"arvn".into(), &"1st".into())
    );
    assert_eq!(record["action"], "op-and-special");
    assert_eq!((&record["trung"]["card"], &record["trung"]["side"]), (&"J".into(), &"front".into()));
    assert_eq!(record["trung"]["drawn"][0]["left"], "condition n1 false");
    assert_eq!((&record["op"]["name"], &record["special"]["name"]), (&"train".into(), &"govern".into()));
    assert_eq!(record["event"], Value::Null);
    assert!(record["effects"].as_array().is_some_and(|effects| !effects.is_empty()));
    assert!(record["explain"].to_string().contains("Most Population: 8 -> 1: Kien Hoa-Vinh Binh"));
    let explained = record["explain"].to_string();
    assert!(explained.contains("in a 2+ Pop space\\\" is false: draw a new card"), "{explained}");
    assert!(!explained.contains("condition n1"), "{explained}");
    let log = output(&["log", &file]);
    assert!(log.contains("1  ARVN, 1st Eligible on 69 MACV: Train in Pleiku-Darlac"), "{log}");
}

#[test]
fn the_same_document_and_seed_give_the_same_bytes() {
    let (_folder, file) = game("3");
    let turn = || output(&["trung-turn", &file, "--seed", "9", "--json"]);
    assert_eq!(turn(), turn());
    assert_ne!(turn(), output(&["trung-turn", &file, "--seed", "10", "--json"]));
}

#[test]
fn a_forecast_counts_every_turn_and_leaves_the_game_as_it_is() {
    let (_folder, file) = game("20");
    let before = std::fs::read(&file).unwrap();
    let forecast = json(&["trung-turn", &file, "--forecast", "500", "--json"]);
    assert_eq!(forecast["runs"], 500);
    let outcomes = forecast["outcomes"].as_array().unwrap();
    let counts: Vec<u64> = outcomes.iter().map(|outcome| outcome["count"].as_u64().unwrap()).collect();
    assert_eq!(counts.iter().sum::<u64>(), 500);
    assert!(counts.is_sorted_by(|a, b| a >= b), "the most frequent first");
    assert!(outcomes.iter().all(|outcome| outcome["record"]["faction"] == "arvn"));
    assert_eq!(std::fs::read(&file).unwrap(), before);
    assert_eq!(forecast, json(&["trung-turn", &file, "--forecast", "500", "--json"]));
    let table = output(&["trung-turn", &file, "--forecast", "500"]);
    assert!(table.contains("distinct outcomes in 500 forecasts"), "{table}");
    pointman(&["trung-turn", &file, "--forecast", "5", "-i"]).assert().code(2);
}

#[test]
fn a_person_acts_for_himself() {
    let folder = crate::scenes::folder();
    let file = folder.path().join("game.json").display().to_string();
    pointman(&["fitl", "new", "--scenario", "short", "--seed", "1", "-q", "-o", &file]).assert().success();
    let before = std::fs::read(&file).unwrap();
    let refused = pointman(&["trung-turn", "-i", &file]).assert().code(1);
    let message = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
    assert!(
        message.contains("US acts next and has a player: enter its turn with `pointman fitl act`"),
        "{message}"
    );
    assert_eq!(std::fs::read(&file).unwrap(), before);
}

/// The medium scenario with 97 Brinks Hotel current: this faction, a non-player, is the only one Eligible.
fn alone(player: &str, acting: &str, more: &[&str]) -> (tempfile::TempDir, String) {
    let folder = crate::scenes::folder();
    let file = folder.path().join("game.json").display().to_string();
    let begin = ["fitl", "new", "--scenario", "medium", "--players", player, "--deck", "physical"];
    pointman(&[&begin[..], &["--seed", "3", "-q", "-o", &file]].concat()).assert().success();
    for card in ["97", "96"] {
        pointman(&["fitl", "card", "-i", &file, card, "-q"]).assert().success();
    }
    let others = ["us", "arvn", "nva", "vc"].into_iter().filter(|faction| *faction != acting);
    let (eligible, ineligible) = (serde_json::json!([acting]), serde_json::json!(others.collect::<Vec<_>>()));
    let (eligible, ineligible) = (eligible.to_string(), ineligible.to_string());
    let set = ["adjust", "-i", &file, "-q", "phase", "event-card", "sequence/eligible", &eligible];
    pointman(&[&set[..], &["sequence/ineligible", &ineligible], more].concat()).assert().success();
    (folder, file)
}

#[test]
fn what_cannot_be_paid_for_is_said_with_the_price_and_what_is_left() {
    let (_folder, file) = alone("us", "arvn", &["tracks/arvn_resources", "0"]);
    let told = output(&["trung-turn", "-i", &file, "--seed", "7", "--explain"]);
    assert!(told.contains("Trưng card K: carried out"), "{told}");
    let patrol = told.split_once("ARVN Patrol [T5.3.6]").expect("K has ARVN Patrol").1;
    assert!(patrol.trim_start().starts_with("costs 3; Resources left: 0"), "{told}");
    let (_folder, file) = alone("us", "arvn", &["tracks/arvn_resources", "0"]);
    let told = output(&["trung-turn", "-i", &file, "--seed", "2"]);
    assert!(told.contains("Trưng card JJ: skipped: ARVN Patrol is possible nowhere"), "{told}");
}

#[test]
fn a_non_player_that_passes_says_why() {
    let (_folder, file) = alone("us", "vc", &["cards/current", "90", "cards/next", "97"]);
    let told = output(&["trung-turn", "-i", &file]);
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    let why = "passes It waits to be 1st Eligible on the next card, whose Event is Critical for it [T5.2]";
    assert!(told.contains(why), "{told}");
}

#[test]
fn a_non_player_executes_an_event_that_serves_it() {
    let executed = (1..40).find_map(|seed| {
        let (folder, file) = game(&seed.to_string());
        let record = json(&["trung-turn", "-i", &file, "--json"])["record"].clone();
        (record["action"] == "event").then_some((folder, file, record))
    });
    let (_folder, file, record) = executed.expect("one of 39 games begins with an Event");
    assert_eq!(record["event"]["card"], record["card"]);
    assert!(record["effects"].as_array().unwrap().len() > 1, "it does something: {record}");
    assert!(record["trung"].is_null() && record["op"].is_null());
    pointman(&["replay", &file, "--verify"]).assert().success();
}

/// What a person types so that the turn becomes that of `record`: the letter of each Trưng card turned up,
/// the number of each die and pick. Each question is found by asking on until the answers run out.
fn typed(arguments: &[&str], record: &Value) -> Vec<String> {
    let mut cards = record["effects"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|effect| effect["trung-card"]["card"].as_str());
    let mut typed: Vec<String> = Vec::new();
    let rolls = record["rolls"].as_array().unwrap();
    loop {
        let output = pointman(arguments).write_stdin(typed.join("\n") + "\n").output().unwrap();
        let question = String::from_utf8_lossy(&output.stderr).into_owned();
        // What decides nothing the program throws itself.
        let roll = rolls.get(typed.len() + idle(&question));
        if output.status.success() {
            assert!(roll.is_none(), "{question}");
            return typed;
        }
        let is_card = question.contains("no answer to a card of");
        assert!(is_card || question.contains("no answer to "), "{question}");
        let roll = roll.unwrap().to_string();
        typed.push(if is_card { cards.next().unwrap().to_ascii_lowercase() } else { roll });
    }
}

/// How many dice were not asked for.
fn idle(told: &str) -> usize {
    let count = |word: &str| {
        let (count, sides) = word.split_once('d')?;
        sides.parse::<u8>().ok().and(count.parse::<usize>().ok())
    };
    let mut before: Vec<&str> = told.split(": every roll gives the same result").collect();
    before.pop();
    before.into_iter().filter_map(|throw| throw.split_whitespace().rev().find_map(count)).sum()
}

#[test]
fn a_person_may_throw_the_dice_and_draw_the_trung_cards_by_their_letters() {
    for seed in ["20", "23"] {
        let (_folder, file) = game(seed);
        let rolled = json(&["trung-turn", &file, "--json"])["record"].clone();
        let ask = ["trung-turn", &file, "--dice", "ask"];
        let answers = typed(&ask, &rolled);
        assert!(
            answers.iter().any(|answer| answer.parse::<u8>().is_err())
                && answers.iter().any(|answer| answer.parse::<u8>().is_ok())
        );
        let told = pointman(&ask).write_stdin(answers.join("\n") + "\n").assert().success();
        let prompts = String::from_utf8_lossy(&told.get_output().stderr).into_owned();
        assert!(prompts.starts_with("Trưng card turned up for "), "{prompts}");
        // For a program the same comes as JSON, without a prompt.
        let told =
            pointman(&[&ask[..], &["--json"]].concat()).write_stdin(answers.join("\n") + "\n").assert();
        let told = told.success().stderr("");
        let record = serde_json::from_slice::<Value>(&told.get_output().stdout).unwrap()["record"].clone();
        for field in ["op", "special", "trung", "effects"] {
            assert_eq!(record[field], rolled[field], "{field}");
        }
        assert!(idle(&prompts) > 0 || record["rolls"] == rolled["rolls"]);
        let file = &file;
        pointman(&["trung-turn", "-i", file, "--dice", "ask"])
            .write_stdin(answers.join("\n") + "\n")
            .assert()
            .success();
        pointman(&["replay", file, "--verify"]).assert().success();
        pointman(&["undo", file]).assert().success();
    }
}

#[test]
fn with_a_deck_on_the_table_the_event_cards_and_the_trung_cards_are_named() {
    let folder = crate::scenes::folder();
    let file = folder.path().join("game.json").display().to_string();
    let new = [
        "fitl",
        "new",
        "--scenario",
        "short",
        "--players",
        "vc",
        "--deck",
        "physical",
        "--seed",
        "1",
        "-q",
        "-o",
        &file,
    ];
    pointman(&new).assert().success();
    // 36 Hamburger Hill: NVA first, and nothing on 102 Cu Chi to wait for.
    for card in ["36", "102"] {
        pointman(&["fitl", "card", "-i", &file, card]).assert().success();
    }
    let next = output(&["fitl", "next", &file]);
    assert!(next.contains("Next: NVA"), "{next}");
    // A is of the US: it is passed over; N is the first card of NVA.
    let cards = "a\nn\n";
    let ended = pointman(&["trung-turn", &file, "--dice", "ask"]).write_stdin(cards).assert().failure();
    let told = String::from_utf8_lossy(&ended.get_output().stderr).into_owned();
    assert_eq!(told.matches("Trưng card turned up for NVA").count(), 2, "{told}");
    let wrong =
        pointman(&["trung-turn", &file, "--dice", "ask"]).write_stdin("U\nO\na\nA\n").assert().failure();
    let told = String::from_utf8_lossy(&wrong.get_output().stderr).into_owned();
    assert_eq!(
        told.matches("give the name of a card still in the deck").count(),
        3,
        "U is of a player, O is none, A is gone: {told}"
    );
}

#[test]
fn a_forecast_does_not_know_the_cards_that_nobody_has_seen() {
    let (_folder, file) = game("20");
    let forecast = json(&["trung-turn", &file, "--forecast", "2000", "--json"]);
    let outcomes = forecast["outcomes"].as_array().unwrap();
    let drawn_first = |letter: &str| {
        let with = outcomes.iter().filter(|outcome| outcome["record"]["trung"]["drawn"][0]["card"] == letter);
        with.map(|outcome| outcome["count"].as_u64().unwrap()).sum::<u64>()
    };
    let counts: Vec<u64> = ["G", "H", "J", "K", "L", "M"].into_iter().map(drawn_first).collect();
    assert!(
        counts.iter().all(|count| *count > 0),
        "each of the six cards of ARVN may be the first: {counts:?}"
    );
}

#[test]
fn a_forecast_says_who_answers_for_people_whom_an_event_asks() {
    let folder = prepared("us", ["33", "50"]);
    let file = folder.path().join("game.json").display().to_string();
    let told = output(&["trung-turn", &file, "--forecast", "3"]);
    let told: Vec<&str> = told.split_whitespace().collect();
    let told = told.join(" ");
    assert!(told.contains("Event, ") && told.contains("the tables of that faction answer"), "{told}");
    let (_folder, operation) = game("20");
    assert!(
        !output(&["trung-turn", &operation, "--forecast", "3"]).contains("tables of that faction answer")
    );
}

#[test]
fn a_choice_that_was_not_given_is_asked_for_where_the_dice_are_typed() {
    let folder = prepared("us", ["73", "97"]);
    let file = folder.path().join("game.json").display().to_string();
    pointman(&["trung-turn", "-i", &file]).assert().success();
    // NVA has the US move 3 of its pieces.
    let refused = pointman(&["trung-turn", &file]).assert().failure();
    let told = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
    assert!(
        told.contains("it needs pieces (US)") && told.contains("answer with --choices \"pieces "),
        "{told}"
    );
    let typed = "nonsense\nus_troops\nus_troops\nus_bases\n";
    let asked = pointman(&["trung-turn", "-i", &file, "--dice", "ask"]).write_stdin(typed).assert().success();
    let told = String::from_utf8_lossy(&asked.get_output().stderr).into_owned();
    assert!(told.contains("No: ") && told.matches("pieces (US)").count() >= 4, "{told}");
    pointman(&["replay", &file, "--verify"]).assert().success();
}

#[test]
fn what_a_non_player_asks_people_is_completed_behind_choices() {
    let folder = prepared("us", ["73", "97"]);
    let file = folder.path().join("game.json").display().to_string();
    pointman(&["trung-turn", "-i", &file]).assert().success();
    let completed = |typed: &str| {
        let mut shell = pointman(&["--", "pointman", "trung-turn", &file, "--choices", typed]);
        shell.env("POINTMAN_COMPLETE", "bash").env("_CLAP_COMPLETE_INDEX", "4").env("_CLAP_IFS", "\n");
        String::from_utf8_lossy(&shell.assert().success().get_output().stdout).into_owned()
    };
    // NVA has the US move 3 of its pieces.
    assert_eq!(completed("pie").trim(), "pieces");
    let of_pieces = completed("pieces ");
    assert!(of_pieces.lines().any(|line| line.trim() == "pieces us_troops"), "{of_pieces}");
    let wrong = completed("pieces nva");
    assert!(!wrong.contains("nva_troops"), "{wrong}");
}

/// A game in which NVA, a non-player, is 2nd Eligible behind an Operation with a Special Activity.
fn second_after_a_special(cards: [&str; 2], first: &str) -> (tempfile::TempDir, String) {
    let folder = prepared("us", cards);
    let file = folder.path().join("game.json").display().to_string();
    let acted = format!("[{{\"faction\":\"{first}\",\"action\":\"op-and-special\"}}]");
    pointman(&["fitl", "adjust", "-i", &file, "sequence/acted", &acted]).assert().success();
    (folder, file)
}

#[test]
fn a_forecast_of_an_event_that_asks_a_person_for_as_many_pieces_as_a_die_shows_never_fails() {
    let (_folder, file) = second_after_a_special(["65", "97"], "arvn");
    pointman(&["fitl", "act", "-i", &file, "pass"]).assert().success();
    let refused = pointman(&["trung-turn", &file]).assert().failure();
    let told = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
    assert!(told.contains("it needs remove (US)") && told.contains("--choices \"remove "), "{told}");
    let told = output(&["trung-turn", &file, "--forecast", "60"]);
    assert!(told.contains("Event, shaded") && told.contains("the tables of that"), "{told}");
    // What is said already is kept, the tables answer for the rest, and what is said beyond what a die asks
    // for is left.
    let said = ["trung-turn", &file, "--forecast", "60", "--choices", "remove 3 us_troops da-nang"];
    assert!(output(&said).contains("Event, shaded"));
}

#[test]
fn conditions_have_id_result_and_figures_for_programs() {
    let (_folder, file) = game("20");
    let mut tested = Vec::new();
    for seed in ["1", "2", "3", "4"] {
        let told = json(&["trung-turn", &file, "--explain", "--json", "--seed", seed]);
        let mut notes: Vec<&Value> = told["record"]["explain"].as_array().unwrap().iter().collect();
        while let Some(note) = notes.pop() {
            notes.extend(note["details"].as_array().into_iter().flatten());
            let what = note["what"].as_str().unwrap();
            let result = match (what.contains("? yes"), what.contains("? no")) {
                (false, false) => continue,
                (result, _) => result,
            };
            let condition = &note["condition"];
            assert_eq!(condition["result"], result, "{note}");
            assert!(condition["figures"].is_object(), "{note}");
            tested.push(condition["id"].as_str().unwrap().to_owned());
        }
    }
    assert!(tested.iter().any(|id| id == "current-event-critical"), "{tested:?}");
    assert!(tested.len() > 8, "{tested:?}");
}

#[test]
fn a_forecast_never_waits_for_the_cubes_that_nva_takes_by_m_48_patton_within_limited_operations() {
    let folder = prepared("nva", ["50", "97"]);
    let file = folder.path().join("game.json").display().to_string();
    let adjust = |more: &[&str]| {
        pointman(&[&["fitl", "adjust", "-qi", &file], more].concat()).assert().success();
    };
    // Guerrillas on LoCs make Patrols worth while.
    adjust(&["lasting", r#"[{"card":14,"side":"shaded"}]"#]);
    adjust(&["patronage", "50", "saigon", "arvn", "troops", "6", "from", "available"]);
    for (loc, count) in [("hue-da-nang", "1"), ("loc-saigon-can-tho", "2"), ("loc-kontum-qui-nhon", "1")] {
        adjust(&[loc, "vc_guerrillas_u", count, "from", "available"]);
    }
    let never_waits = || {
        let asks = (1..=30).filter(|seed: &u32| {
            let turn = ["trung-turn", &file, "-q", "-o", "/dev/null", "--seed", &seed.to_string()];
            let told = pointman(&turn).output().unwrap();
            String::from_utf8_lossy(&told.stderr).contains("it needs lose (NVA)")
        });
        assert!(asks.count() > 0, "no Patrol leaves cubes to NVA");
        output(&["trung-turn", &file, "--forecast", "60"])
    };
    // Uncle Ho, executed by the US, has ARVN execute 2 Limited Operations.
    adjust(&["sequence/eligible", r#"["us"]"#, "sequence/ineligible", r#"["arvn","nva","vc"]"#]);
    assert!(never_waits().contains("Event, unshaded"));
    // ARVN's own Limited Operation as 2nd Eligible.
    let acted = r#"[{"faction":"nva","action":"op"}]"#;
    adjust(&[
        "sequence/eligible",
        r#"["nva","arvn","us","vc"]"#,
        "sequence/ineligible",
        "[]",
        "sequence/acted",
        acted,
    ]);
    assert!(never_waits().contains("Limited Op"));
}
