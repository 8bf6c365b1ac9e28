//! Vehicles and helicopters of FNG at the prompt: hatches, overruns, assaults, and who fires at what.

use std::path::Path;

use super::evenings::{activation, said};
use super::{fng, run};

/// Two against two with Tiger, an M-48 of ours, in a turn of ours.
fn tiger(folder: &Path) {
    fng::prepare(folder, 2, 2);
    let crew = ["Abel,rep=5", "Baker,rep=5", "Cole,rep=5", "Dunn,rep=5", "East,rep=5"];
    let crew: Vec<&str> = crew.iter().flat_map(|man| ["--figure", man]).collect();
    let muster = ["fng", "muster", "game.json", "-i", "-q", "--side", "own", "--vehicle", "m-48"];
    run(folder, &[&muster[..], &["--called", "Tiger"], &crew].concat());
    activation(folder, "4", "1");
    run(folder, &["fng", "crew", "game.json", "-i", "-q", "--of", "Tiger", "--round", "ap"]);
}

#[test]
fn what_is_loaded_in_a_gun_is_asked_as_the_vehicle_is_there() {
    let folder = crate::scenes::folder();
    tiger(folder.path());
    run(folder.path(), &["undo", "game.json", "-i", "-q"]);
    let noted = said(folder.path(), "he\nshow\ndunn ?\nquit\n");
    assert!(noted.contains("What is loaded in the gun of Tiger: ap, he"), "{noted}");
    assert!(noted.contains("Tiger: HE in the gun") && noted.contains("in action, HE in the gun"), "{noted}");
    assert!(noted.contains("change-round"), "{noted}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn a_hatch_is_closed_and_opened_at_the_prompt() {
    let folder = crate::scenes::folder();
    tiger(folder.path());
    let closed = said(folder.path(), "abel ?\nabel button-up\nshow\nquit\n");
    assert!(closed.contains("close the hatch: no turret machine gun"), "{closed}");
    assert!(closed.contains("Abel closes the hatch: Tiger is buttoned up"), "{closed}");
    assert!(closed.contains("in action, buttoned up"), "{closed}");
    activation(folder.path(), "4", "1");
    let opened = said(folder.path(), "abel open-hatch\nquit\n");
    assert!(opened.contains("Abel opens the hatch of Tiger"), "{opened}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn an_armored_vehicle_drives_at_infantry_at_the_prompt() {
    let folder = crate::scenes::folder();
    tiger(folder.path());
    let driven = said(folder.path(), "baker overrun ha\nnobody\n8\nnobody\nquit\n");
    assert!(driven.contains("Baker drives Tiger 8 in"), "{driven}");
    assert!(driven.contains("[overrun]"), "{driven}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn fire_at_those_inside_is_refused_at_the_prompt_and_circles_do_not_list_them() {
    let folder = crate::scenes::folder();
    tiger(folder.path());
    activation(folder.path(), "1", "4");
    let ready =
        ["company/soldiers/Ha/readied", "\"grenades\"", "company/soldiers/Ha/man/gear", "[\"grenades\"]"];
    run(folder.path(), &[&["adjust", "game.json", "-i", "-q"][..], &ready].concat());
    let thrown = said(folder.path(), "other\nha throw ortiz\n?\nhold\n");
    let circle = thrown.find("Who else is in the 5 in circle round Ortiz").expect(&thrown);
    assert!(thrown[circle..].contains("Abel") && !thrown[circle..].contains("Baker"), "{thrown}");
}

#[test]
fn the_program_fires_rockets_at_a_helicopter_on_the_lz() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    let rocket =
        ["fng", "muster", "game.json", "-i", "-q", "--side", "enemy", "--figure", "Kim,rep=5,weapon=rpg-7"];
    run(folder.path(), &rocket);
    run(
        folder.path(),
        &["fng", "helicopter", "game.json", "send", "-i", "-q", "--side", "own", "--seed", "2"],
    );
    run(folder.path(), &["adjust", "game.json", "-i", "-q", "play/aircraft/0/place", "landed"]);
    activation(folder.path(), "1", "5");
    let fires = said(folder.path(), "nobody\n\n\n\n\nquit\n");
    assert!(fires.contains("Kim (Rep 5) wants to"), "{fires}");
    assert!(fires.contains("Kim fires the RPG-7 at UH-1"), "{fires}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn a_medevac_is_asked_for_without_a_target() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    activation(folder.path(), "3", "1");
    let asked = said(folder.path(), "support request medevac\n\nquit\n");
    assert!(!asked.contains("target of the guns"), "{asked}");
    run(folder.path(), &["undo", "game.json", "-i", "-q"]);
    let guns = said(folder.path(), "support request artillery\n\nhold\n");
    assert!(guns.contains("The target of the guns"), "{guns}");
}

#[test]
fn crews_of_several_vehicles_have_names_of_their_own() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    for _ in 0..2 {
        let muster = ["fng", "muster", "game.json", "-i", "-q", "--side", "own", "--vehicle", "m-48"];
        run(folder.path(), &muster);
    }
    let table = run(folder.path(), &["fng", "table", "game.json", "--json"]);
    let table: serde_json::Value = serde_json::from_str(&table).unwrap();
    let names = table["figures"].as_array().unwrap().iter().map(|man| man["name"].as_str().unwrap());
    let numbered: Vec<&str> = names.filter(|name| name.ends_with(" 2")).collect();
    assert!(numbered.is_empty(), "{numbered:?}");
}

#[test]
fn a_vehicle_with_its_crew_arrives_at_the_prompt() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    let said = said(folder.path(), "arrive\nown\nvehicle\nm-48\nTiger\nshow\nquit\n");
    assert!(said.contains("US Army Infantry brings Tiger"), "{said}");
    assert!(said.contains("Tiger US Army Infantry in action"), "{said}");
    assert_eq!(said.matches(" of Tiger").count(), 5, "{said}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn a_helicopter_that_the_mission_has_is_sent_at_the_prompt() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    run(folder.path(), &["adjust", "game.json", "-i", "-q", "weather", "clear"]);
    activation(folder.path(), "3", "1");
    let said = said(folder.path(), "support\nsend\nuh-1\nshow\nquit\n");
    assert!(said.contains("Which helicopter does the mission have: uh-1-slick"), "{said}");
    assert!(said.contains("aircraft 1, own: UH-1 Slick, on-station"), "{said}");
    activation(folder.path(), "3", "1");
    let named = super::evenings::said(folder.path(), "support\nland\nhold\n");
    assert!(named.contains("Which helicopter: UH-1 Slick (1)"), "{named}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn a_run_that_falls_due_is_proposed_and_its_aircraft_named_by_number() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    run(folder.path(), &["fng", "helicopter", "game.json", "send", "-i", "-q"]);
    let fields = ["duty", "\"spooky\"", "model", "\"ac-47\"", "runs", "{\"guns\": 1}"];
    let fields: Vec<String> = fields
        .chunks(2)
        .flat_map(|field| [format!("play/aircraft/0/{}", field[0]), field[1].to_owned()])
        .collect();
    let fields: Vec<&str> = fields.iter().map(String::as_str).collect();
    let adjust = ["adjust", "game.json", "-i", "-q", "weather", "clear"];
    run(folder.path(), &[&adjust[..], &fields[..]].concat());
    activation(folder.path(), "3", "1");
    let declared = said(folder.path(), "support declare-run 1 strip\n\nquit\n");
    assert!(declared.contains("a run with guns in a strip"), "{declared}");
    activation(folder.path(), "3", "1");
    let due = said(folder.path(), "fly\n\n\nquit\n");
    assert!(due.contains("flies the run that was declared: fly, wait"), "{due}");
    assert!(!due.contains("Who of the enemy may fire at it"), "it flies too high: {due}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}
