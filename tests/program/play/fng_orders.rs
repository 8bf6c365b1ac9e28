//! Orders of an evening of FNG at the prompt: one shot of a marksman, what a figure cannot do and why, the
//! commands of the shell behind `do`, and the questions that name who is meant.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use super::evenings::{activation, said};
use super::fng::prepare;
use super::run;

fn document(folder: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(folder.join("game.json")).unwrap()).unwrap()
}

/// An evening of four against four, in a turn of these dice.
fn turn(own: &str, enemy: &str) -> tempfile::TempDir {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    activation(folder.path(), own, enemy);
    folder
}

fn adjusts(folder: &Path, name: &str, field: &str, value: &str) {
    run(folder, &["adjust", "game.json", "-i", "-q", &format!("company/soldiers/{name}/man/{field}"), value]);
}

#[test]
fn a_crack_shot_fires_one_shot_with_one_more_die() {
    let folder = turn("2", "1");
    adjusts(folder.path(), "Cpl Kowalski", "attributes", "[\"crack-shot\"]");
    let shots = || {
        let document = document(folder.path());
        document["history"].as_array().unwrap().last().unwrap()["choices"]["fire"][0]["shots"].clone()
    };
    let fired = said(folder.path(), "kow single ha\nquit\n");
    assert!(!fired.contains("No: "), "{fired}");
    assert_eq!(shots(), 1, "{fired}");
    run(folder.path(), &["undo", "game.json", "-i", "-q"]);
    // The same behind the target of `fire`; nobody else is offered it by itself.
    let fired = said(folder.path(), "kow fire ha single\nquit\n");
    assert_eq!(shots(), 1, "{fired}");
    assert!(!fired.contains("No: "), "{fired}");
    run(folder.path(), &["undo", "game.json", "-i", "-q"]);
    let refused = said(folder.path(), "wash single ha\nback\nquit\n");
    assert!(refused.contains("No: "), "{refused}");
}

#[test]
fn who_cannot_recon_by_fire_is_told_why() {
    let folder = turn("2", "1");
    let of = document(folder.path());
    let soldiers = of["data"]["company"]["soldiers"].as_array().unwrap();
    let own = soldiers.iter().filter(|man| man["side"] == "own");
    let launches = |man: &&Value| man["man"]["weapon"]["class"] == "grenade-launcher";
    let grenadier = own.clone().find(launches).map(|man| man["man"]["name"].as_str().unwrap());
    let name = grenadier.unwrap_or("Ortiz").to_owned();
    if grenadier.is_none() {
        let weapon = json!({ "id": "usa-m-79-m-203-he", "name": "M-79", "class": "grenade-launcher" });
        adjusts(folder.path(), &name, "weapon", &weapon.to_string());
    }
    let refused = said(folder.path(), &format!("{name} recon-by-fire\nback\nquit\n"));
    assert!(refused.contains(&format!("No: {name} cannot recon by fire with the")), "{refused}");
}

#[test]
fn who_arrives_comes_between_two_turns() {
    let folder = turn("2", "1");
    let refused = said(folder.path(), "arrive\nquit\n");
    assert!(refused.contains("somebody arrives between two turns"), "{refused}");
}

#[test]
fn words_behind_a_command_of_the_shell_are_taken_by_their_places() {
    let folder = turn("2", "1");
    let jungle = said(folder.path(), "do sight jungle --night\nquit\n");
    assert!(jungle.contains("Line of sight: 6 in"), "{jungle}");
    let listed = said(folder.path(), "do list weapons usa-m-60\ndo test received-fire --rep 4\nquit\n");
    assert!(listed.contains("M-60") && !listed.contains("No: "), "{listed}");
    let unread = said(folder.path(), "do shoot observer --shooter Ortiz\nquit\n");
    assert!(unread.contains("not read: `observer`"), "{unread}");
    let path = said(folder.path(), "map nofile/x.svg\nshow ortiz\nquit\n");
    assert!(path.contains("No: nofile/x.svg") && path.contains("Ortiz"), "{path}");
}

#[test]
fn the_map_at_the_prompt_says_what_to_type_there() {
    let folder = turn("2", "1");
    let cards = json!({ "method": "cards", "sections": [
        { "numbers": [1, 2, 3, 4, 5, 6], "name": "Bamboo", "at": { "x": 30, "y": 30 }, "cards": [] }] });
    run(folder.path(), &["adjust", "game.json", "-i", "-q", "forces", &cards.to_string()]);
    let map = said(folder.path(), "map\nquit\n");
    assert!(map.contains("turn them: `reveal section N`"), "{map}");
    let picture = said(folder.path(), "map x.png\nquit\n");
    assert!(picture.contains("No: x.png: the picture is drawn as SVG: name it x.svg"), "{picture}");
}

#[test]
fn odds_are_told_of_several_and_say_how_they_are_asked_for() {
    let folder = turn("2", "1");
    let odds =
        said(folder.path(), "odds ortiz\nodds ortiz, wash at ha\nstand ortiz\nadjust light zz\nquit\n");
    assert!(odds.contains("No: say who fires at whom: `odds NAME at NAME`"), "{odds}");
    assert!(odds.contains("from 1000 playouts"), "{odds}");
    assert!(odds.contains("No: say how Ortiz stands: open, cover"), "{odds}");
    assert!(odds.contains("No: give a time of day, one of predawn"), "{odds}");
}

#[test]
fn a_target_serves_for_all_who_reach_as_far_or_farther() {
    let folder = turn("1", "2");
    run(folder.path(), &["fng", "stand", "game.json", "-i", "-q", "--figure", "Ha", "--as", "withdrew"]);
    let proposed = said(folder.path(), "?\nquit\n");
    // An SKS reaches 30 in, an AK-47 farther.
    assert!(proposed.contains("the same answer for Binh, Long, Vu"), "{proposed}");
    assert!(!proposed.contains("who reach as far"), "{proposed}");
}

#[test]
fn the_men_of_a_large_action_of_a_tour_are_set_up_too() {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    let order = ["generate-mission", "--game", "fng", "--force", "us-army-infantry", "--corps", "ii"];
    let more =
        ["--leader-rep", "4", "--date", "1967-05-early", "--mission", "defend", "--option", "edition=1"];
    let files = ["--seed", "4", "--squad", "squad.json", "-o", "game.json", "-q"];
    run(folder.path(), &[&order[..], &more, &files].concat());
    // The evening of a tour comes without the step that made it.
    let mut begun = document(folder.path());
    begun["history"] = json!([]);
    fs::write(folder.path().join("game.json"), begun.to_string()).unwrap();
    let set_up = said(folder.path(), "raise\nprone\nquit\n");
    assert!(set_up.contains("Set up your soldiers. How do they stand"), "{set_up}");
}
