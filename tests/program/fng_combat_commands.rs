//! The `fng` commands, driven from outside.

use assert_cmd::Command;
use pointman::command::{ENTRIES, Entry};
use predicates::prelude::*;
use serde_json::{Value, json};

fn pointman() -> Command {
    let mut command = Command::cargo_bin("pointman").unwrap();
    command.env("NO_COLOR", "1");
    command
}

fn says(line: &str) -> String {
    let output = pointman().args(words(line)).assert().success();
    String::from_utf8(output.get_output().stdout.clone()).unwrap()
}

fn data(line: &str) -> Value {
    serde_json::from_str(&says(&format!("{line} --json"))).unwrap()
}

fn fails(line: &str, code: i32, message: &str) {
    pointman().args(words(line)).assert().code(code).stderr(predicate::str::contains(message));
}

fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

fn squad() -> Value {
    json!({
        "format": "pointman", "version": 1, "kind": "fng-squad", "dice": { "seed": 1, "drawn": 0 },
        "data": { "figures": [
            { "name": "Smith", "rep": 5, "attributes": ["crack-shot"], "weapon": { "name": "M-16" } },
            { "name": "Doc", "rep": 4, "attributes": ["medic"], "role": "leader" },
            { "name": "Slag", "rep": 5, "star": true, "state": ["in-cover", "flak-jacket"] },
            { "name": "Tucker", "rep": 4, "state": ["out-of-the-fight"] }
        ] },
        "history": []
    })
}

#[test]
fn every_example_of_the_help_runs() {
    let folder = crate::scenes::folder();
    std::fs::write(folder.path().join("squad.json"), squad().to_string()).unwrap();
    let mut run = 0;
    // Steps of a mission have tests of their own.
    let of_combat = |entry: &&Entry| {
        entry.path.first() == Some(&"fng") && !entry.examples.replace("squad.json", "").contains(".json")
    };
    for entry in ENTRIES.iter().filter(of_combat) {
        for example in entry.examples.lines() {
            let line = example.split('#').next().unwrap().trim();
            let mut arguments = words(line.strip_prefix("pointman ").unwrap());
            let throws = entry.options().iter().any(|option| option == "seed");
            if throws && !["--rolls", "--odds", "--seed"].iter().any(|option| line.contains(option)) {
                arguments.extend(["--seed", "7"]);
            }
            let mut command = pointman();
            // The dice of an example may end before the procedure does: then the question is named.
            let assert = command.current_dir(&folder).args(&arguments).assert();
            assert.success().stdout(predicate::str::is_empty().not());
            run += 1;
        }
    }
    assert!(run >= 36, "{run}");
}

#[test]
fn a_shot_tells_every_die_and_what_follows() {
    let record = data("fng shoot --rep 4 --weapon m-16 --at cover,rep=3 --at open,rep=4 --rolls 6,4,2");
    assert_eq!(record["shots"][0], json!({"die": 6, "at": "target 1", "total": 10, "hit": true}));
    assert_eq!(record["targets"][0]["state"], "obviously-dead");
    assert_eq!(record["follows"][0]["check"], "received-fire");
    assert_eq!(record["throws"][1]["dice"], json!([2]));
}

#[test]
fn odds_are_exact_and_sum_to_the_whole() {
    let odds = data("fng shoot --rep 4 --weapon usa-m-60 --at cover,rep=3 --at open,rep=4 --odds");
    let ways =
        |value: &Value| value.as_u64().map(u128::from).or_else(|| value.as_str()?.parse().ok()).unwrap();
    let sum: u128 = odds["outcomes"].as_array().unwrap().iter().map(|outcome| ways(&outcome["ways"])).sum();
    assert_eq!(sum, ways(&odds["of"]));
    assert!(odds["outcomes"][0]["ends"].get("target 1").is_some());
}

#[test]
fn the_same_seed_gives_the_same_shot() {
    let line = "fng grenade --rep 4 --at cover,rep=4 --at open,rep=4 --near Smith,rep=4 --seed 11";
    assert_eq!(says(line), says(line));
}

#[test]
fn a_figure_of_a_squad_brings_rep_attributes_weapon_and_state() {
    let folder = crate::scenes::folder();
    let file = folder.path().join("squad.json");
    std::fs::write(&file, squad().to_string()).unwrap();
    let squad = file.to_str().unwrap();
    let record =
        data(&format!("fng shoot --squad {squad} --shooter Smith --shots 1 --at open,rep=4 --rolls 2,4,5"));
    assert_eq!((&record["shooter"], &record["weapon"]), (&json!("Smith"), &json!("M-16")));
    assert_eq!(record["shots"], json!([{"die": 4, "at": "target 1", "total": 9, "hit": true}]));
    let star =
        data(&format!("fng shoot --squad {squad} --rep 4 --weapon usa-m-60 --at Slag --rolls 6,2,2,2,2,1"));
    assert_eq!(
        star["targets"][0],
        json!({"name": "Slag", "state": "out-of-the-fight", "hits": 1, "larger_than_life": true}),
        "in cover, Larger Than Life"
    );
}

#[test]
fn explain_tells_how_the_result_came_about() {
    let text = says("fng shoot --rep 4 --weapon m-16 --at open,rep=4 --rolls 1,2 --explain");
    assert!(text.contains("How it came about"), "{text}");
}

#[test]
fn refusals_name_the_rule_and_end_with_1() {
    fails(
        "fng shoot --rep 4 --weapon m-16 --at open,rep=4 --in 60",
        1,
        "the M-16 reaches 48 in [FNG Out Of Range]",
    );
    fails("fng grenade --rep 4 --in 9 --at open,rep=4", 1, "reaches 6 in");
    fails("fng medic --rep 4 --turns 4", 1, "too late");
    fails("fng main-gun --apr 6 --rep 4 --target pt-76 --hull-down", 1, "hull down");
}

#[test]
fn mistakes_say_what_would_be_right_and_end_with_2() {
    fails("fng shoot --rep 4 --weapon m-16 --at covr,rep=4", 2, "did you mean cover");
    fails("fng shoot --rep 4 --weapon m-17 --at open,rep=4", 2, "there is no weapon `m-17`");
    fails("fng shoot --rep 4 --at open,rep=4", 2, "--weapon");
    fails("fng shoot --rep 4 --weapon m-16 --at open,rep=4 --rolls 1", 2, "--rolls ran out");
    fails("fng shoot --rep 4 --weapon m-16 --at rep=9", 2, "Rep is 2 to 6");
    fails("fng shoot --rep 4 --weapon m-16 --at open,rep=4 --edition 3", 2, "there is no edition 3");
    fails("fng melee --us rep=4 --them rep=4 --contact 1", 2, "--contact 1");
    fails("fng main-gun --rep 4 --apr 6", 2, "say the target: a vehicle (--target VEHICLE)");
    fails("fng building --apr 6 --rep 4 --dv plywood", 2, "structure");
    fails("fng main-gun --gun m-113-apc --rep 4 --target pt-76", 1, "no gun");
}

#[test]
fn melee_grenades_and_guns_answer_as_data() {
    let melee =
        data("fng melee --us Barnes,rep=4,weapon=bayonet --them Vang,rep=4,weapon=knife --rolls 3,1,5,2,4");
    assert_eq!(
        (&melee["pairs"][0]["winner"], &melee["fighters"][1]["state"]),
        (&json!("Barnes"), &json!("knocked-down"))
    );
    let grenade = data("fng grenade --rep 4 --at cover,rep=4 --at rep=4 --at rep=3 --rolls 4,1,5");
    assert_eq!((&grenade["outcome"], &grenade["total"]), (&json!("on-the-spot"), &json!(8)));
    let gun = data("fng main-gun --gun m-48 --rep 4 --target pt-76 --in 24 --rolls 1,2,1,5,4,2,5,3,1,1");
    assert_eq!((&gun["shot"], &gun["target"]["state"]), (&json!("hull"), &json!("disabled")));
    let order = data("fng in-sight-order --tester Smith,passes=2,rep=4 --tester Jones,passes=1,rep=4");
    assert_eq!(order["order"][0][0]["name"], "Smith");
    let recovery = data("fng recovery --casualty Smith,rep=4,evacuated --rolls 5,1,6,3");
    assert_eq!(recovery["casualties"][0], json!({"name": "Smith", "state": "recovers-later", "turns": 3}));
}

#[test]
fn groups_are_told_with_every_way_to_divide_them() {
    let line = data("fng group --at Smith,x=0 --at Jones,x=3 --at Phu,x=6");
    assert_eq!(line["groups"], json!([["Smith", "Jones", "Phu"]]));
    assert_eq!(line["divisions"].as_array().unwrap().len(), 4);
    let ahead = "fng group --at Smith,y=0 --at Jones,y=3 --at Ivan,pointman,y=10";
    assert_eq!(data(ahead)["groups"].as_array().unwrap().len(), 2);
    assert_eq!(data(&format!("{ahead} --travel 0,1"))["groups"], json!([["Smith", "Jones", "Ivan"]]));
    let vehicles = "fng group --at name=one,vehicle,x=0 --at name=two,vehicle,x=12";
    assert_eq!(data(vehicles)["groups"].as_array().unwrap().len(), 1);
    let other_unit = "fng group --at Smith,unit=1st --at Jones,unit=3rd,x=2";
    assert_eq!(data(other_unit)["groups"].as_array().unwrap().len(), 2);
    assert_eq!(
        data("fng group --at Smith,unit=1st,under=3rd --at Jones,unit=3rd,x=2")["groups"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
    let hidden = "fng group --at Smith --at Jones,x=2 --out-of-sight Smith:Jones";
    assert_eq!(data(hidden)["groups"].as_array().unwrap().len(), 2);
    fails("fng group --at Smith --at Smith", 2, "stands in two places");
    fails("fng group --at Smith,x=far", 2, "give inches");
}

#[test]
fn a_crew_tells_who_does_what_after_losses_and_moves() {
    let by = |line: &str, place: &str| -> (String, Value) {
        let told = data(line);
        let places = told["places"].as_array().unwrap();
        let found = places.iter().find(|filled| filled["place"] == place).unwrap();
        (found["by"].as_str().unwrap().to_owned(), found["rep"].clone())
    };
    assert_eq!(by("fng crew --reps 4,5,3", "gunner"), ("commander".to_owned(), json!(4)));
    assert_eq!(by("fng crew --reps 4,5", "radio-operator"), ("commander".to_owned(), json!(4)));
    let five = "fng crew --reps 5,4,6,3,4";
    assert_eq!(by(&format!("{five} --lost commander"), "commander"), ("commander".to_owned(), json!(6)));
    assert_eq!(by(&format!("{five} --lost loader"), "loader").1, Value::Null);
    let moved = format!("{five} --lost loader --move radio-operator:loader");
    assert_eq!((by(&moved, "loader").1, &data(&moved)["activations"]), (json!(4), &json!(1)));
    fails(&format!("{five} --move gunner:loader"), 1, "that place is already taken");
    fails("fng crew --reps 4,4,3 --lost gunner", 2, "the commander does that job");
    fails("fng crew --reps 4", 2, "give 2 to 5 soldiers");
}

#[test]
fn movement_is_shortened_by_ground_and_by_attributes() {
    let inches = |line: &str| data(&format!("fng move {line}"))["inches"].as_f64().unwrap();
    assert_eq!(inches("--terrain clear"), 8.0);
    assert_eq!(inches("--terrain elephant-grass"), 6.0);
    assert_eq!(inches("--terrain jungle"), 4.0);
    assert_eq!(inches("--terrain barbed-wire"), 1.0);
    assert_eq!(
        [inches("--attribute scout"), inches("--attribute slow"), inches("--attribute fast slow")],
        [10.0, 6.0, 8.0]
    );
    assert_eq!(
        [inches("--way crawl"), inches("--way drag"), inches("--way carry"), inches("--way tunnel")],
        [2.0, 2.0, 4.0, 6.0]
    );
    assert_eq!([inches("--way swim"), inches("--way swim --trouble")], [6.0, 3.0]);
    for (rolls, distance) in [("1,1", 16.0), ("1,6", 12.0), ("6,6", 8.0)] {
        assert_eq!(inches(&format!("--way fast --rep 4 --rolls {rolls}")), distance);
    }
    assert_eq!(inches("--way fast --rep 4 --attribute clumsy --rolls 1,4,5"), 5.0);
    fails("fng move --terrain river", 1, "river cannot be crossed on foot");
}

#[test]
fn a_vehicle_that_stopped_goes_on_for_2_in_less_and_a_quarter_of_that_in_reverse() {
    let told = data("fng move --vehicle m-48 --road --moved 10");
    assert_eq!((&told["inches"], &told["reverse"]), (&json!(6.0), &json!(1.5)));
    assert_eq!(data("fng move --vehicle m-48")["inches"], 12.0);
    let about = data("fng move --vehicle monitor --about 6");
    assert_eq!(
        (&about["about"]["radius"], &about["about"]["after_one_turn"]),
        (&json!(18.0), &json!([18.0, 9.0]))
    );
    let pbr = data("fng move --vehicle pbr --about 6");
    assert!(pbr["about"].is_null() && pbr["notes"][0].as_str().unwrap().contains("spins in place"));
    assert_eq!(data("fng move --vehicle pt-76 --water")["inches"], 6.0);
    assert_eq!(data("fng move --vehicle m-48 --terrain woods")["inches"], 6.0);
    assert_eq!(data("fng move --vehicle m-48 --terrain road")["inches"], 18.0);
    assert!(
        data("fng move --vehicle m-48 --terrain jungle")["notes"][0].as_str().unwrap().contains("Run Over")
    );
    fails("fng move --vehicle m-48 --terrain flooded", 1, "it is flooded");
    fails("fng move --vehicle m-48 --terrain river", 1, "does not float");
    fails("fng move --vehicle m-48 --water", 1, "does not float");
    assert_eq!(data("fng reputation --rep 5 --points 9 --buy")["points"], 1);
    fails("fng reputation --rep 5 --points 7 --buy", 1, "an Attribute costs 8 RP, and 7 are held");
    fails(
        "fng shoot --rep 4 --weapon usa-m-79-m-203-he --tunnel --at open,rep=4",
        1,
        "only shot or canister",
    );
    fails("fng main-gun --weapon com-rpg-7 --rep 4 --target m-48 --tunnel", 1, "back blast");
    fails(
        "fng main-gun --gun m-48 --rep 4 --target m-48 --tunnel",
        1,
        "a vehicle's gun cannot fire in a tunnel",
    );
    let star = data("fng shoot --rep 3 --weapon usa-m-60 --shots 1 --at Slag,star,rep=4 --rolls 6,1");
    assert_eq!(star["targets"][0]["state"], "out-of-the-fight");
    fails("fng move --vehicle m-48 --about 6", 1, "is not a watercraft");
    fails("fng move --vehicle m-48 --road --moved 19", 2, "moves at most 18 in a turn");
}

#[test]
fn odds_head_their_first_column_by_what_it_holds() {
    let head = |line: &str| {
        says(line).lines().nth(1).unwrap().split_whitespace().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(head("odds swim --rep 4"), ["passes", "result", "ways", "chance"]);
    assert_eq!(head("odds overkill --set crew=3"), ["number", "result", "ways", "chance"]);
    assert_eq!(head("odds wind"), ["result", "ways", "chance"]);
}

#[test]
fn who_may_cheat_death_and_who_chooses_is_as_the_squad_says() {
    let folder = crate::scenes::folder();
    let mut squad = squad();
    squad["data"]["advantages"] = json!(["larger-than-life"]);
    squad["data"]["figures"][1]["advantages"] = json!(["free-will", "cheating-death"]);
    let file = folder.path().join("squad.json");
    std::fs::write(&file, squad.to_string()).unwrap();
    let shot = |at: &str, rolls: &str| {
        let line = format!(
            "fng shoot --squad {} --rep 6 --weapon usa-m-60 --shots 1 --at {at} --rolls {rolls}",
            file.display()
        );
        data(&line)
    };
    let cheats = |at: &str| shot(at, "6,1")["targets"][0]["may_cheat_death"] == true;
    assert!(!cheats("Slag") && cheats("Doc") && !cheats("Smith"));
    assert!(
        cheats("star,rep=4") && !cheats("star,rep=4,no-cheating-death") && cheats("rep=4,cheating-death")
    );
    let flags = |at: &str| shot(at, "1")["follows"][0]["with"].clone();
    assert_eq!(flags("Slag"), json!(["in-cover", "is-star"]));
    assert_eq!(flags("Doc,rep=4"), json!(["leader", "star"]));
    assert_eq!(flags("star,rep=4,no-free-will"), json!(["is-star"]));
}

#[test]
fn a_man_as_a_step_remembers_him_keeps_the_advantages_he_has() {
    use pointman::fng::checks::Edition;
    use pointman::fng::combat::Figure;
    for (star, free_will, cheating_death) in
        [(true, Some(false), None), (false, Some(true), Some(true)), (true, None, Some(false))]
    {
        let figure = Figure { star, free_will, cheating_death, ..Figure::new("Slag", 5) };
        let kept = pointman::fng::squads::man::Man::from(&figure).figure(Edition::One).unwrap();
        assert_eq!(kept.has_free_will(), figure.has_free_will());
        assert_eq!(kept.may_cheat_death(), figure.may_cheat_death());
    }
}

#[test]
fn reputation_points_raise_rep_and_are_lost_by_running_away() {
    let after = |line: &str| {
        let told = data(&format!("fng reputation {line}"));
        (told["rep"].as_u64().unwrap(), told["points"].as_u64().unwrap())
    };
    assert_eq!(after("--rep 4 --points 5 --months 5 --event completed"), (5, 0));
    assert_eq!(after("--rep 3 --points 3 --event failed"), (3, 0));
    assert_eq!(after("--rep 5 --event cheated-death"), (4, 0));
    assert_eq!(after("--rep 4 --points 5 --months 10 --event completed"), (4, 6));
    assert_eq!(after("--rep 5 --points 7 --event completed --save"), (5, 8));
    assert_eq!(after("--recruit us-marines --rolls 3"), (4, 0));
    fails("fng reputation --recruit us-marine-corps", 2, "no force");
}

#[test]
fn a_flamethrower_burns_a_building_by_its_apw_of_5() {
    let told = data("fng flame --rep 4 --dv bunker --inside Phu,rep=4 --inside Hien,rep=4 --rolls 5,1,1");
    assert_eq!(told["areas"][0]["state"], "collapsed");
    assert_eq!(told["areas"][0]["occupants"], json!([["Phu", "killed"], ["Hien", "killed"]]));
    let low = data("fng flame --rep 6 --dv 2 --inside Phu,rep=4 --rolls 1");
    assert_eq!((&low["fuel"], &low["landing"]), (&json!("one-shot-left"), &json!("missed")));
    let same = data(
        "fng building --weapon flamethrower --rep 4 --dv bunker --inside Phu,rep=4 --inside Hien,rep=4 \
         --rolls 5,1,1",
    );
    assert_eq!(same["areas"], told["areas"]);
    fails("fng flame --rep 4 --dv 2 --in 13", 1, "reaches 12 in");
    fails("fng flame --rep 4 --dv 2 --at Phu,rep=4", 2, "--inside");
}

#[test]
fn a_gun_fires_only_when_its_commander_passes_in_sight() {
    let shot = "fng main-gun --gun m-48 --rep 4 --target pt-76 --in 24 --commander rep=4";
    let held = data(&format!("{shot} --rolls 6,6"));
    assert_eq!((&held["leave"], &held["fire"]), (&json!("does-not-fire"), &Value::Null));
    let fired = data(&format!("{shot} --rolls 4,6,6,6,1,1"));
    assert_eq!((&fired["leave"], &fired["fire"]["shot"]), (&json!("fires"), &json!("miss")));
    let second = data(&format!("{shot} --edition 2 --rolls 4,6,4,4,6,6"));
    assert_eq!(
        (&second["leave"], &second["fire"]["throws"][0]["target"]),
        (&json!("fires-at-less"), &json!(3))
    );
    let active = data(&format!("{shot} --edition 2 --active --rolls 6,6,1,1"));
    assert_eq!((&active["in_sight"], &active["leave"]), (&Value::Null, &json!("fires")));
    let bunker = data(
        "fng building --gun m-48 --rep 4 --dv 4 --inside Phu,rep=4 --commander rep=4 --buttoned-up --rolls \
         4,4",
    );
    assert_eq!((&bunker["in_sight"]["target"], &bunker["leave"]), (&json!(3), &json!("does-not-fire")));
    assert_eq!(bunker["follows"][0]["check"], "in-sight");
    fails("fng building --weapon rpg-7 --rep 4 --in 18 --dv 2 --commander rep=4", 2, "a vehicle's gun");
}

#[test]
fn an_unlucky_man_near_a_burst_takes_the_hit_on_a_1() {
    let jones = |told: &Value, list: &str| {
        let found = told[list].as_array().unwrap().iter().find(|fate| fate["name"] == "Jones").unwrap();
        found["hits"].as_u64().unwrap()
    };
    let grenade = data("fng grenade --rep 4 --at Ivan,rep=4 --unlucky Jones,rep=4 --rolls 5,1,4");
    assert_eq!((jones(&grenade, "figures"), &grenade["figures"][0]["hits"]), (1, &json!(0)));
    assert_eq!(
        jones(&data("fng flame --rep 4 --at Ivan,rep=4 --unlucky Jones,rep=4 --rolls 5,1,4"), "targets"),
        1
    );
    assert_eq!(
        jones(
            &data("fng flame --rep 4 --at Ivan,rep=4 --at Jones,unlucky,cover,rep=4 --rolls 4,1,4"),
            "targets"
        ),
        1
    );
    assert_eq!(
        jones(
            &data("fng flame --rep 4 --at Ivan,rep=4 --at Jones,unlucky,cover,apart,rep=4 --rolls 4,4"),
            "targets"
        ),
        0
    );
    assert_eq!(
        jones(&data("fng flame --tank --at Ivan,rep=4 --unlucky Jones,rep=4 --rolls 5,1,4"), "circle"),
        1
    );
    let recon = data(
        "fng recon-by-fire --rep 6 --weapon springfield --at Ivan,rep=2 --unlucky Jones,rep=4 --rolls \
         6,6,6,1,4",
    );
    assert_eq!(jones(&recon, "near"), 1);
    let gun = data("fng main-gun --gun m-48 --rep 4 --at Ivan,rep=4 --unlucky Jones,rep=4 --rolls 5,1,4,1,1");
    assert_eq!(jones(&gun, "targets"), 1);
    fails("fng grenade --rep 4 --at Ivan,rep=4 --unlucky Jones,of=2,rep=4", 2, "only 1 target can be hit");
}

#[test]
fn sight_and_movement_know_terrain_by_the_same_words() {
    for (word, of_table) in [
        ("woods", "rough-or-wooded"),
        ("scrub", "no-effect-scrub"),
        ("road", "definite-road"),
        ("flooded-rice-paddy", "rice-paddy-wet"),
        ("town", "built-up"),
        ("canal", "river-canal"),
    ] {
        let [by_word, by_table] =
            [word, of_table].map(|typed| data(&format!("fng sight {typed}"))["inches"].clone());
        assert_eq!(by_word, by_table, "{word}");
        if word != "canal" {
            let [by_word, by_table] =
                [word, of_table].map(|typed| data(&format!("fng move --terrain {typed}"))["inches"].clone());
            assert!(by_word.is_number() && by_word == by_table, "{word}: {by_word} {by_table}");
        }
    }
    for line in ["fng sight swamp", "fng move --terrain swamp"] {
        fails(line, 2, "there is no terrain `swamp`: give bamboo, barbed-wire, canal, clear, dike");
    }
}
