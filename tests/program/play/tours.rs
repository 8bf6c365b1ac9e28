//! A tour of duty at the prompt: every evening is fought by a typist who answers at random, and its report is
//! complete without a field typed.
//!
//! `POINTMAN_TYPIST_TURNS` says how many turns (3; 48 are a whole tour), `POINTMAN_TYPIST_FIRST` the seed
//! (1), `POINTMAN_TYPIST_TOURS` how many tours (1).

use std::fs;
use std::path::Path;

use pointman::fng::calendar::Turn;
use pointman::names::capitalized;
use serde_json::Value;

use super::typist::{Typist, number};
use super::{play, run};

/// Lines enough for the longest evening of each turn.
const LINES_OF_A_TURN: u64 = 3000;

fn read(file: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

/// The turns of a campaign that are over.
fn closed(file: &Path) -> Vec<Value> {
    read(file)["data"]["closed"].as_array().cloned().unwrap_or_default()
}

#[test]
fn a_tour_whose_evenings_are_fought_at_random_is_reported_without_a_field_typed() {
    let (turns, first) = (number("POINTMAN_TYPIST_TURNS", 3), number("POINTMAN_TYPIST_FIRST", 1));
    for seed in first..first + number("POINTMAN_TYPIST_TOURS", 1) {
        fights_a_tour(seed, turns as usize, &[]);
    }
}

#[test]
fn an_evening_of_a_tour_for_two_is_fought_to_its_end() {
    let turns = number("POINTMAN_TYPIST_TURNS", 5) as usize;
    let (evenings, squads) = fights_a_tour(2, turns, &["--two-players"]);
    assert!(evenings > 0, "no Mission came");
    assert!(squads.iter().all(|men| *men > 0), "the other player's men: {squads:?}");
}

/// A typist who answers at random fights so many turns of a tour that is begun with `with`. Gives how many
/// evenings there were, and how many of the enemy came to each.
fn fights_a_tour(seed: u64, turns: usize, with: &[&str]) -> (usize, Vec<usize>) {
    let folder = crate::scenes::folder();
    let (force, edition) = match seed % 4 {
        1 => ("us-marines", "1"),
        2 => ("us-army-infantry", "2"),
        3 => ("anzac-infantry", "1"),
        _ => ("us-army-infantry", "1"),
    };
    let tour = ["campaign", "new", "--game", "fng", "--force", force, "--date", "1967-01-early"];
    let more = ["--edition", edition, "--seed", &seed.to_string(), "-o", "tour.json", "-q"];
    run(folder.path(), &[&tour[..], &more[..], with].concat());
    let file = folder.path().join("tour.json");
    let campaign = file.clone();
    // Text is never typed: where there is no list of answers, Enter alone.
    let typist = Typist { enters: 5, otherwise: "", avoids: &[] };
    let is_turn = |legal: &[String]| {
        let whose = legal.get(1).is_none_or(|word| ["held", "free"].contains(&word.as_str()));
        whose && legal.first().is_some_and(|word| word == "go")
    };
    let goes_on = move |legal: &[String]| !is_turn(legal) || closed(&campaign).len() < turns;
    let what = format!("tour {seed} ({force})");
    let said = typist.plays_while(&what, &file, seed, LINES_OF_A_TURN * turns as u64, goes_on);
    let told: Vec<&str> = said.split_whitespace().collect();
    assert!(!told.join(" ").contains("meet the goal of the Mission:"), "the question names the goal");
    let lines: Vec<&str> = said.lines().collect();
    let end = lines[lines.len().saturating_sub(40)..].join("\n");
    let closed = closed(&file);
    let is_over = !read(&file)["data"]["ended"].is_null();
    assert!(closed.len() == turns || is_over, "{what} came to turn {}:\n{end}", closed.len() + 1);
    let story = run(folder.path(), &["campaign", "chronicle", "tour.json"]);
    let (mut evenings, mut squads) = (0, Vec::new());
    for step in read(&file)["history"].as_array().unwrap() {
        if step["command"] != "campaign-advance" || step["choices"]["report"].is_null() {
            continue;
        }
        let report = &step["choices"]["report"];
        let turn = report["turn"].as_str().unwrap();
        evenings += 1;
        is_complete(&format!("{what}, {turn}"), report);
        let evening = format!("tour.{turn}.json");
        let fought = &read(&folder.path().join(&evening))["data"];
        is_of_the_evening(report, fought);
        let enemies = fought["company"]["soldiers"].as_array().into_iter().flatten();
        squads.push(enemies.filter(|man| man["side"] == "enemy").count());
        run(folder.path(), &["replay", &evening, "--verify"]);
    }
    println!("{what}: {} turns, {evenings} evenings, over: {is_over}", closed.len());
    is_whole(&story, &closed);
    let shown = String::from_utf8(play(folder.path(), &["tour.json"], "chronicle\n").stdout).unwrap();
    // As text, without the signs of Markdown.
    assert!(shown.contains("Turn 1: ") && !shown.contains("*Turn"), "{shown}");
    let wide: Vec<&str> = shown.lines().filter(|line| line.chars().count() > 80).collect();
    assert!(wide.is_empty(), "{what}: wider than the terminal: {wide:?}");
    (evenings, squads)
}

/// A chronicle has every turn under its own heading, with what came about in its evening.
fn is_whole(story: &str, closed: &[Value]) {
    let mut left = story;
    for record in closed {
        let turn: Turn = record["turn"].as_str().unwrap().parse().unwrap();
        let heading = format!("### {}: ", capitalized(&turn.title()));
        let at =
            left.find(&heading).unwrap_or_else(|| panic!("{heading} is not told in its place:\n{story}"));
        left = &left[at + heading.len()..];
        let end = left.find("\n### ").unwrap_or(left.len());
        for turn in record["story"].as_array().into_iter().flatten() {
            // What came about before the first Activation is told as such.
            let line = match turn["turn"].as_u64() {
                Some(0) => "- *Before turn 1*: ".to_owned(),
                _ => format!("- *Turn {}*: ", turn["turn"]),
            };
            assert!(left[..end].contains(&line), "{heading}{line}:\n{}", &left[..end]);
        }
    }
}

/// Nothing in a report is left to say.
fn is_complete(what: &str, report: &Value) {
    match report {
        Value::Null => panic!("{what}: something in the report is left open"),
        Value::Array(list) => list.iter().for_each(|value| is_complete(what, value)),
        Value::Object(fields) => fields.iter().for_each(|(name, value)| {
            assert!(!value.is_null(), "{what}: `{name}` is left open");
            is_complete(what, value);
        }),
        _ => {}
    }
}

/// A report says of each what the document of the evening says.
fn is_of_the_evening(report: &Value, evening: &Value) {
    assert_eq!(evening["company"]["over"], true, "{}: the evening is over", report["turn"]);
    let soldiers = || evening["company"]["soldiers"].as_array().into_iter().flatten();
    let story = report["story"].as_array().map_or(0, Vec::len);
    assert!(story > 0 || soldiers().all(|soldier| soldier["fought"] != true), "{}: a story", report["turn"]);
    for soldier in soldiers() {
        let name = &soldier["man"]["name"];
        let Some(reported) = report["figures"].as_array().unwrap().iter().find(|man| man["name"] == *name)
        else {
            continue;
        };
        let kills = soldier["kills"].as_array().map_or(0, Vec::len);
        assert_eq!(reported["kills"], kills, "kills of {name}");
        assert_eq!(reported["fought"] == true, soldier["fought"] == true, "whether {name} fought");
        let state = soldier["man"]["state"].as_array();
        let is = |flag: &str| state.is_some_and(|state| state.iter().any(|is| is == flag));
        if soldier["cheated_death"] != true {
            assert_eq!(reported["status"] == "dead", is("obviously-dead"), "{name}: {soldier}");
        }
    }
}

#[test]
fn whose_the_ground_is_may_be_said_of_each_turn_of_a_tour() {
    let ground = |lines: &str, held: bool| {
        let folder = crate::scenes::folder();
        let tour = ["campaign", "new", "--game", "fng", "--force", "us-marines", "--date", "1967-01-early"];
        let more: &[&str] = if held { &["--communist-ground"] } else { &[] };
        run(folder.path(), &[&tour[..], more, &["--seed", "4", "-o", "tour.json", "-q"]].concat());
        let file = folder.path().join("tour.json");
        // Not each turn brings a mission.
        for _ in 0..9 {
            play(folder.path(), &["tour.json"], &format!("{lines}\nhold\n"));
            let mission = read(&file)["data"]["mission"].clone();
            if !mission.is_null() {
                return (mission["setting"]["communist_ground"].clone(), mission["works"].clone());
            }
            play(folder.path(), &["tour.json"], "\nhold\n");
        }
        panic!("no mission in nine turns");
    };
    let (held, works) = ground("held", false);
    assert_eq!(held, true);
    assert!(works["booby_traps"].as_u64().unwrap() > 0, "the table of tunnels and traps is rolled: {works}");
    assert_ne!(ground("", false).0, true);
    assert_eq!(ground("", true).0, true);
    assert_ne!(ground("free", true).0, true);
}

#[test]
fn a_tour_for_two_has_a_squad_of_the_other_player_in_each_evening() {
    let folder = crate::scenes::folder();
    // The menus as for a tour alone; two dice bring no Mission or one.
    let lines = "fng\ntour-for-two\n\nus-army-infantry\nii\n\nlocal-vc\nno\n\n\n\ntour.json\nquit\n";
    let said = play(folder.path(), &["--seed", "3"], lines);
    let said = String::from_utf8(said.stdout).unwrap();
    let document: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(folder.path().join("tour.json")).unwrap()).unwrap();
    assert_eq!(document["data"]["versus"], true, "{said}");
    let missions = (1..12).find_map(|seed| {
        let rolled = format!("m{seed}.json");
        run(
            folder.path(),
            &["generate-mission", "--from", "tour.json", "-o", &rolled, "-q", "--seed", &seed.to_string()],
        );
        let text = std::fs::read_to_string(folder.path().join(&rolled)).unwrap();
        let rolled: serde_json::Value = serde_json::from_str(&text).unwrap();
        rolled["data"]["mission"].is_object().then(|| rolled["data"]["mission"]["setting"]["mode"].clone())
    });
    assert_eq!(missions, Some(serde_json::json!("versus")), "{said}");
}
