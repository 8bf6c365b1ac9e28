//! Look-ups of FNG at the table: lists, line of sight, platoons, a way over mixed ground.

use std::process::{Command, Output};

use serde_json::Value;

fn pointman(arguments: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_pointman")).args(arguments.split_whitespace()).output().unwrap()
}

fn json(arguments: &str) -> Value {
    let output = pointman(&format!("{arguments} --json"));
    assert!(output.status.success(), "{arguments}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn every_list_names_what_there_is_and_tells_all_of_one_thing() {
    for (kind, part, id) in [
        ("forces", "us-m", "us-marines"),
        ("weapons", "usa-m-60", "usa-m-60"),
        ("vehicles", "m-48", "m-48"),
        ("missions", "recon", "recon"),
        ("terrain", "bamboo", "bamboo"),
        ("attributes", "born-leader", "born-leader"),
        ("reinforcements", "nva", "nva"),
        ("aircraft", "ah-1", "ah-1-cobra"),
    ] {
        let all = json(&format!("fng list {kind}"));
        assert!(all.as_array().unwrap().len() > 1, "{kind}");
        assert_eq!(json(&format!("fng list {kind} {part}"))["id"], id, "{kind}");
    }
    let wrong = pointman("fng list weapons nothing-like-it");
    assert!(!wrong.status.success());
}

#[test]
fn the_list_of_terrain_knows_the_words_that_sight_and_movement_take() {
    for (word, id) in [
        ("woods", "rough-or-wooded"),
        ("town", "built-up"),
        ("ford", "river-canal"),
        ("dry-rice-paddy", "rice-paddy-dry"),
        ("flooded-rice-paddy", "rice-paddy-wet"),
        ("dike", "clear"),
    ] {
        assert_eq!(json(&format!("fng list terrain {word}"))["id"], id, "{word}");
    }
}

#[test]
fn the_list_of_weapons_suggests_what_a_shot_does() {
    let refused = String::from_utf8(pointman("fng list weapons m16").stderr).unwrap();
    assert!(refused.contains("did you mean m-16"), "{refused}");
}

#[test]
fn an_entry_in_full_is_told_with_the_names_of_the_game_and_no_ids() {
    for (line, says) in [
        ("attributes scout", &["Scout (scout)", "Grants: Fast, Tough"][..]),
        ("attributes stealthy", &["In Sight (others check against the figure): -1 to their Rep"]),
        ("terrain jungle", &["Vehicles: with a Run Over check", "LOS by day (in): 8"]),
        ("vehicles m-48", &["Crew: 5\n", "AA machine gun:", "Catches fire on: 1d6: 1 or 2"]),
        ("forces us-army", &["squad leader (1): ", "LMG gunner (1): M-60"]),
        ("reinforcements nva", &["K: Mortar fire. A Mortar or Artillery Fire Mission"]),
        ("missions probe", &["Two players: the opponent sets up, you pick the edge"]),
        ("weapons usa-m-60", &["Kind: LMG", "OGR: 4"]),
    ] {
        let said = String::from_utf8(pointman(&format!("fng list {line}")).stdout).unwrap();
        for words in says {
            assert!(said.contains(words), "{line}: {words}: {said}");
        }
        assert!(!said.contains("id: "), "{line}: {said}");
    }
    let all = String::from_utf8(pointman("fng list attributes").stdout).unwrap();
    assert!(all.contains("no rule is printed for it") && !all.contains("ranged-to-hit"), "{all}");
}

#[test]
fn of_several_limits_of_sight_the_shortest_applies() {
    for (arguments, inches) in [
        ("", None),
        ("woods", Some(12)),
        ("jungle", Some(8)),
        ("elephant-grass", Some(4)),
        ("--night", Some(12)),
        ("woods --night", Some(6)),
        ("--weather fog", Some(12)),
        ("--weather overcast", None),
        ("--weather overcast --overcast-is-fog", Some(12)),
        ("--night --weather heavy-rain", Some(6)),
        ("jungle --weather fog", Some(8)),
        ("--night --lit", None),
        ("jungle --night --lit", Some(8)),
        ("--night --with flashlight", Some(24)),
        ("woods --night --with flashlight", Some(12)),
        ("elephant-grass --night --with flashlight", Some(4)),
        ("--night --with red-filter", Some(6)),
        ("--night --with starlight-scope", Some(36)),
        ("jungle --night --with starlight-scope", Some(12)),
        ("--tunnel", Some(1)),
        ("--tunnel --with torch", Some(5)),
    ] {
        let seen = json(&format!("fng sight {arguments}"));
        assert_eq!(seen["inches"].as_u64(), inches, "{arguments}: {seen}");
    }
    for refused in
        ["--night --with starlight-scope --weather rain", "--night --with starlight-scope --dark-sky"]
    {
        assert_eq!(pointman(&format!("fng sight {refused}")).status.code(), Some(1), "{refused}");
    }
    assert_eq!(json("fng sight --lights")["lights"].as_array().unwrap().len(), 6);
}

#[test]
fn a_way_over_several_kinds_of_ground_uses_up_the_move_by_shares() {
    let gone = json("fng move --terrain woods:2,clear");
    assert_eq!((gone["inches"].as_f64(), gone["way"][1]["inches"].as_f64()), (Some(6.0), Some(4.0)));
    let gone = json("fng move --terrain jungle:9,clear");
    assert_eq!((gone["inches"].as_f64(), gone["way"].as_array().unwrap().len()), (Some(4.0), 1));
    assert_eq!(pointman("fng move --terrain woods:x,clear").status.code(), Some(2));
    assert_eq!(pointman("fng move --terrain clear:2,impassable-rock").status.code(), Some(1));
}

#[test]
fn a_platoon_has_its_headquarters_and_its_squads() {
    let platoon = json("fng squad --force us-marines --unit platoon --seed 3");
    let men = platoon["document"]["data"]["figures"].as_array().unwrap().len();
    let squad = json("fng squad --force us-marines --seed 3");
    assert!(men > 2 * squad["document"]["data"]["figures"].as_array().unwrap().len(), "{men} men");
}
