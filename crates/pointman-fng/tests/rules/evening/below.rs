//! Those below act as their side does: in its time and once a turn
//! [Turn Sequence, Getting Around Underground].

use pointman_core::dice::{DiceState, Seeded};
use pointman_fng::mission::Mission;
use pointman_fng::squads::squad::Gear;
use serde_json::{Value, json};

use super::scene::{of, refusal, take, turn};

/// Two entrances of one tunnel, and the dice of a turn.
fn with_entrances(own: u8, enemy: u8) -> Mission {
    let mut mission = turn(own, enemy);
    let entrance = |id: u16, x: u16| {
        json!({ "id": id, "place": "a hole", "at": { "x": x, "y": 20 },
        "system": 1, "known": true })
    };
    mission.tunnels.entrances = serde_json::from_value(json!([entrance(1, 20), entrance(2, 44)])).unwrap();
    mission
}

fn takes(mission: &mut Mission, command: &str, choices: Value) {
    take(mission, command, choices, &mut Seeded::new(DiceState { seed: 3, drawn: 0 })).unwrap();
}

fn next_turn(mission: &mut Mission, own: u8, enemy: u8) {
    takes(mission, "fng-activation", json!({ "own": own, "enemy": enemy, "third": 6 }));
}

fn enters(who: &str, rep: u8) -> Value {
    json!({ "entrance": 1, "by": { "name": who, "rep": rep }, "acts": true })
}

#[test]
fn who_goes_below_has_moved_and_goes_on_in_the_next_turn() {
    let mut mission = with_entrances(4, 2);
    takes(&mut mission, "fng-tunnel-enter", enters("Smith", 4));
    assert!(of(&mission, "Smith").acted.unwrap().moved);
    let advance = json!({ "who": "Smith", "section": 2, "acts": true });
    assert!(refusal(&mission, "fng-tunnel-advance", advance.clone()).contains("Smith has acted this turn"));
    let search = json!({ "who": "Smith", "acts": true });
    assert!(refusal(&mission, "fng-tunnel-search", search.clone()).contains("takes all of an Activation"));
    let leave = json!({ "who": "Smith", "acts": true });
    assert!(refusal(&mission, "fng-tunnel-leave", leave.clone()).contains("Smith has acted this turn"));
    next_turn(&mut mission, 4, 2);
    takes(&mut mission, "fng-tunnel-search", search);
    assert!(of(&mission, "Smith").acted.unwrap().done, "he searches with all of his Activation");
    assert!(refusal(&mission, "fng-tunnel-leave", leave.clone()).contains("Smith has acted this turn"));
    next_turn(&mut mission, 4, 2);
    takes(&mut mission, "fng-tunnel-leave", leave);
    assert!(of(&mission, "Smith").acted.unwrap().moved && mission.tunnels.rats.is_empty());
}

#[test]
fn below_too_the_dice_and_the_order_of_sides_say_who_acts() {
    let enemy_first = with_entrances(2, 4);
    assert!(refusal(&enemy_first, "fng-tunnel-enter", enters("Smith", 4)).contains("must wait"));
    let doubles = with_entrances(4, 4);
    assert!(refusal(&doubles, "fng-tunnel-enter", enters("Smith", 4)).contains("dice are equal"));
    let mut low = with_entrances(4, 2);
    low.company.soldiers.iter_mut().for_each(|soldier| soldier.group = None);
    assert!(refusal(&low, "fng-tunnel-enter", enters("Ortiz", 3)).contains("the side's die is 4"));
}

#[test]
fn troops_that_live_in_tunnels_go_in_and_come_out_in_their_activation() {
    let mut mission = with_entrances(2, 4);
    let goes_in = json!({ "who": "Ha", "into": 1, "toward": 2, "acts": true });
    takes(&mut mission, "fng-tunnel-move", goes_in.clone());
    assert!(of(&mission, "Ha").acted.unwrap().moved);
    let binh = json!({ "who": "Binh", "into": 1, "toward": 2, "acts": true });
    takes(&mut mission, "fng-stand", json!({ "figures": ["Binh"], "does": "move" }));
    assert!(refusal(&mission, "fng-tunnel-move", binh).contains("Binh has acted this turn"));
    // To stop or to go on takes nothing: they are on their way.
    takes(&mut mission, "fng-tunnel-move", json!({ "who": "Ha", "halt": true, "acts": true }));
    let own_first = with_entrances(4, 2);
    assert!(refusal(&own_first, "fng-tunnel-move", goes_in).contains("must wait"));
}

#[test]
fn steps_of_earlier_versions_below_use_no_activation() {
    let mut mission = with_entrances(2, 4);
    takes(&mut mission, "fng-tunnel-enter", json!({ "entrance": 1, "by": { "name": "Smith", "rep": 4 } }));
    takes(&mut mission, "fng-tunnel-search", json!({ "who": "Smith" }));
    takes(&mut mission, "fng-tunnel-leave", json!({ "who": "Smith" }));
    takes(&mut mission, "fng-tunnel-move", json!({ "who": "Ha", "into": 1, "toward": 2 }));
    assert!(of(&mission, "Smith").acted.is_none() && of(&mission, "Ha").acted.is_none());
}

#[test]
fn a_smoke_grenade_is_readied_before_it_is_dropped_into_a_tunnel() {
    let mut mission = with_entrances(4, 2);
    let smoke = json!({ "entrance": 1, "by": { "name": "Smith", "rep": 4 } });
    assert!(refusal(&mission, "fng-tunnel-smoke", smoke.clone()).contains("no smoke grenade ready"));
    let readies = json!({ "figures": ["Smith"], "does": "ready", "readies": "smoke-grenades" });
    takes(&mut mission, "fng-stand", readies);
    assert_eq!(of(&mission, "Smith").readied, Some(Gear::SmokeGrenades));
    assert!(refusal(&mission, "fng-tunnel-smoke", smoke.clone()).contains("Smith has acted this turn"));
    next_turn(&mut mission, 4, 2);
    takes(&mut mission, "fng-tunnel-smoke", smoke);
    assert!(of(&mission, "Smith").readied.is_none() && of(&mission, "Smith").acted.unwrap().fired);
    // A charge takes the hands: all of an Activation.
    let charge = |who: &str| json!({ "entrance": 2, "charge": 4, "by": { "name": who, "rep": 4 } });
    assert!(refusal(&mission, "fng-tunnel-blast", charge("Smith")).contains("takes all of an Activation"));
    takes(&mut mission, "fng-tunnel-blast", charge("Jones"));
    assert!(of(&mission, "Jones").acted.unwrap().done);
}

#[test]
fn a_charge_is_readied_before_it_is_placed_at_an_entrance_and_used_once() {
    let mut mission = with_entrances(4, 2);
    let jones = mission.company.soldiers.iter_mut().find(|soldier| soldier.name() == "Jones").unwrap();
    jones.man.gear.insert(Gear::SatchelCharge);
    let by = json!({ "name": "Jones", "rep": 4 });
    let charge = json!({ "entrance": 2, "charge": 5, "by": by, "readied": true });
    assert!(refusal(&mission, "fng-tunnel-blast", charge.clone()).contains("Jones has no charge ready"));
    let readies = json!({ "figures": ["Jones"], "does": "ready", "readies": "satchel-charge" });
    takes(&mut mission, "fng-stand", readies);
    assert!(refusal(&mission, "fng-tunnel-blast", charge.clone()).contains("Jones has acted this turn"));
    next_turn(&mut mission, 4, 2);
    takes(&mut mission, "fng-tunnel-blast", charge);
    let jones = of(&mission, "Jones");
    assert!(jones.readied.is_none() && jones.used.contains(&Gear::SatchelCharge));
    assert!(jones.acted.unwrap().done);
}

#[test]
fn a_smoke_grenade_is_readied_before_it_is_thrown_and_both_take_an_activation() {
    let mut mission = with_entrances(4, 2);
    let smoke = json!({ "smoke_grenade": "the gate", "thrower": "smith" });
    assert!(refusal(&mission, "fng-fire-mission", smoke.clone()).contains("no smoke grenade ready"));
    assert!(refusal(&mission, "fng-fire-mission", json!({ "thrower": "Smith" })).contains("--smoke-grenade"));
    let readies = json!({ "figures": ["Smith"], "does": "ready", "readies": "smoke-grenades" });
    takes(&mut mission, "fng-stand", readies);
    assert!(refusal(&mission, "fng-fire-mission", smoke.clone()).contains("Smith has acted this turn"));
    next_turn(&mut mission, 4, 2);
    takes(&mut mission, "fng-fire-mission", smoke);
    assert_eq!(mission.play.smoke.len(), 1);
    assert!(of(&mission, "Smith").readied.is_none() && of(&mission, "Smith").acted.unwrap().fired);
}
