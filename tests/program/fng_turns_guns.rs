//! Whose turn it is to call and to look, and guns that are none of the common ones.

use serde_json::{Value, json};

use crate::scenes::fng_table::Table;

fn with_dice(own: u8, enemy: u8) -> Table {
    Table::with_mission(|mission| {
        mission["play"]["one_list"] = json!(true);
        mission["play"]["turn"] = json!(3);
        mission["play"]["dice"] = json!({ "own": own, "enemy": enemy });
    })
}

const CALL: &str = "fng radio patrol.json -i --operator Jones";

#[test]
fn on_doubles_nobody_calls_and_only_who_is_activated_does() {
    let doubles = with_dice(4, 4);
    doubles.fails(&format!("{CALL},rep=5"), 1, "the Activation dice of turn 3 are equal (4 and 4)");
    let request = "fng request patrol.json artillery -i --operator Jones,rep=5 --target here";
    doubles.fails(request, 1, "nobody acts");
    let table = with_dice(4, 3);
    table.fails(&format!("{CALL},rep=3"), 1, "Jones (Rep 3) cannot act in turn 3: the side's die is 4");
    table.says(&format!("{CALL},rep=3 --group-rep 4 --rolls 1,1"));
    table.says(&format!("{CALL},rep=4 --rolls 1"));
    // Before the first turn there are no dice yet.
    Table::with_mission(|_| {}).says(&format!("{CALL},rep=2 --rolls 1,1"));
}

#[test]
fn a_call_that_fails_silences_its_operator_for_the_turn_or_the_side_if_it_is_said() {
    let table = with_dice(3, 2);
    table.says(&format!("{CALL},rep=4 --rolls 1,6"));
    table.fails(&format!("{CALL},rep=4 --rolls 1"), 1, "call again next turn");
    table.says("fng radio patrol.json -i --operator Smith,rep=5 --rolls 1");
    let side = Table::with_mission(|mission| {
        mission["play"]["one_list"] = json!(true);
        mission["play"]["turn"] = json!(3);
        mission["play"]["dice"] = json!({ "own": 3, "enemy": 2 });
        mission["play"]["options"] = json!({ "radio-1": "side" });
    });
    side.says(&format!("{CALL},rep=4 --rolls 1,6"));
    side.fails(
        "fng radio patrol.json -i --operator Smith,rep=5 --rolls 1",
        1,
        "a call by that side has failed this turn (3)",
    );
}

#[test]
fn a_sniper_shoots_one_die() {
    let sniper = |mission: &mut Value| {
        let card = json!({ "number": 1, "side": "enemy", "rep": 4, "weapon": "com-ak-47", "section": 2 });
        (mission["play"]["snipers"], mission["play"]["last_number"]) = (json!([card]), json!(1));
        mission["play"]["one_list"] = json!(true);
    };
    let line = "fng sniper patrol.json -i --at Smith,rep=4";
    Table::with_mission(sniper).says(&format!("{line} --rolls 1"));
    let crack = Table::with_mission(|mission| {
        sniper(mission);
        mission["play"]["options"] = json!({ "sniper-1": "crack-shot" });
    });
    crack.says(&format!("{line} --rolls 1,2"));
}

fn ground(mission: &mut Value) {
    let piece = |number: u8, kind: &str, x: u8| {
        json!({ "number": number, "kind": kind,
        "areas": [{ "x": x, "y": 0, "width": 12, "depth": 12 }] })
    };
    mission["play"]["one_list"] = json!(true);
    mission["ground"]["features"] = json!([
        piece(1, "jungle", 0),
        piece(2, "bamboo", 12),
        piece(3, "jungle", 24),
        piece(4, "rough-or-wooded", 36),
        piece(5, "no-effect-scrub", 0)
    ]);
}

#[test]
fn contact_is_checked_for_features_of_the_ground_each_once() {
    let table = Table::with_mission(ground);
    let contact = |name: &str| format!("fng contact patrol.json -i '{name}' --rolls 6,6");
    let all = "is not a terrain feature: name one of Jungle 1, 3; Bamboo 2; Rough terrain or wooded area 4; \
               No-effect scrub 5";
    table.fails(&contact("the moon"), 2, all);
    table.fails(&contact("nowhere"), 2, all);
    table.fails(&contact("jungle"), 2, "jungle matches several: name one of Jungle 1, 3\n");
    table.fails(&contact("bamboo 3"), 2, all);
    table.fails(&contact("6"), 2, all);
    table.says(&contact("woods"));
    table.says(&contact("bamboo"));
    table.fails(&contact("2"), 1, "Bamboo 2 was checked already: nothing");
    table.says(&contact("jungle 3"));
}

#[test]
fn contact_is_checked_only_where_the_mission_has_a_contact_table() {
    let table = Table::with_mission(|mission| {
        mission["play"]["one_list"] = json!(true);
        mission["forces"] = json!({ "method": "entry", "squad": [{ "name": "Vang", "rep": 4 }],
                                    "entry": { "edge": "north", "sixth": 2 } });
    });
    table.fails(
        "fng contact patrol.json -i hootch --rolls 6,6",
        1,
        "this mission does not use the Contact Table",
    );
}

#[test]
fn a_marker_that_is_looked_at_is_checked_for_contact() {
    let table = Table::with_mission(|mission| {
        let markers: Vec<Value> =
            (1..=6).map(|number| json!({ "number": number, "at": { "x": 6, "y": 6 } })).collect();
        mission["play"]["one_list"] = json!(true);
        mission["forces"] = json!({ "method": "markers", "markers": markers });
    });
    table.says("fng reveal patrol.json -i --marker 2 --rolls 6,6");
    assert_eq!(
        table.read("patrol.json")["data"]["play"]["features"],
        json!([{ "name": "marker 2", "found": "nothing" }])
    );
}

#[test]
fn guns_of_their_own_kind_fire_as_what_they_are() {
    let table = Table::new();
    let duster =
        table.data("fng main-gun --gun m-42 --rep 4 --target pt-76 --side side --in 50 --rolls 1,1,1,1");
    assert_eq!(duster["totals"], json!([5, 5, 5, 5]), "40 mm: 4 dice on the To Hit table");
    table.fails("fng main-gun --gun m-42 --rep 4 --target pt-76 --in 61", 1, "the 40mm BOFORS reaches 60 in");
    let men = table.data("fng main-gun --gun m-42 --rep 4 --at Ivan,rep=4 --in 50 --rolls 1,1,1,1");
    assert_eq!(men["weapon"], "40mm BOFORS");
    table.fails("fng main-gun --gun ontos --rep 4 --target pt-76 --in 41", 1, "reaches 40 in");
    table.says("fng main-gun --gun ontos --rep 4 --target pt-76 --in 40 --tubes-fired 5 --seed 1");
    let spent = "fng main-gun --gun ontos --rep 4 --target pt-76 --in 40 --tubes-fired 6";
    table.fails(spent, 1, "each of its 6 tubes fires once a battle, and all have fired");
    table.fails("fng main-gun --gun m-48 --rep 4 --target pt-76 --tubes-fired 1", 2, "no single-shot tubes");
    let howitzer = "fng main-gun --gun lvtp5-how6 --rep 4 --at rep=4 --in";
    table.fails(&format!("{howitzer} 61"), 1, "reaches 60 in");
    table.fails(&format!("{howitzer} 11"), 1, "needs at least 12 in");
    table.says(&format!("{howitzer} 12 --seed 1"));
    let canister = "fng main-gun --gun m-48 --rep 4 --round canister --at rep=4 --in";
    table.fails(&format!("{canister} 19"), 1, "canister reaches 18 in");
    table.says(&format!("{canister} 18 --seed 1"));
}

#[test]
fn the_attribute_fast_moves_ten_inches_and_automatic_without_effect_is_refused() {
    let table = Table::new();
    assert_eq!(table.data("fng move --figure fast")["inches"], 10.0);
    let shot = "fng shoot --rep 4 --weapon springfield --automatic --at rep=4";
    table.fails(shot, 1, "the Springfield has no second Target Rating");
    let rifle = "fng shoot --rep 4 --weapon rifle --at rep=4";
    table.fails(rifle, 2, "`rifle` could be the weapon bolt-action-rifle");
    let m_16 = json!({ "name": "M-16", "class": "selective-fire-rifle", "range_in": 48, "targets": 2,
                       "targets_auto": 3, "impact": 2 });
    let table = Table::with_squad(json!([{ "name": "Smith", "rep": 4, "weapon": m_16 }]));
    let shot = table.says("fng shoot --squad squad.json --shooter Smith --weapon rifle --at rep=4 --seed 1");
    assert!(shot.contains("Smith fires the M-16"), "who carries a rifle fires it: {shot}");
}
