//! Rules of evenings that were mended: what a group shares, who calls and whose Rep counts, and who is not
//! where the others are.

use pointman_fng::checks::{Edition, Flag};
use pointman_fng::combat::{Shoot, Target};
use pointman_fng::evening::Company;
use pointman_fng::mission::Mission;
use pointman_fng::squads::squad::Role;
use serde_json::json;

use super::mended::{by_rules, now};
use super::scene::{dice, exactly, figure, of, reaction, refusal, sprays, take};
use crate::support::scene::Rig;

#[test]
fn those_who_charge_together_share_one_leader_die() {
    let charged = |rules: u8, faces: &[u32]| {
        let mut mission = by_rules(rules, 4, 1);
        let orders = json!({ "by": ["Smith", "Jones"], "at": ["Ha"], "order_of_fire": true });
        let mut rig = Rig::new().on("Wanting to Charge", faces).on("", &[6; 40]);
        take(&mut mission, "fng-charge", orders, &mut rig).unwrap_or_else(|error| error.to_string())
    };
    // The Leader Die 2 passes against Rep 5; of their own dice one passes with each.
    let now = charged(Company::RULES, &[2, 4, 5, 6, 3]);
    assert!(now.contains("Smith against 4, passes 2") && now.contains("Jones against 4, passes 2"), "{now}");
    assert!(
        now.contains("the first die with Smith is the Leader Die: its 2 counts for all of them"),
        "{now}"
    );
    let before = charged(53, &[2, 4, 5, 6, 3, 5]);
    assert!(before.contains("Jones against 4, passes 1"), "turns of earlier versions: {before}");
}

#[test]
fn who_is_knocked_down_takes_their_test_before_they_call() {
    let mission = |rules: u8| {
        let mut mission = by_rules(rules, 4, 1);
        mission.play.options.set("edition", "2").unwrap();
        mission.company.find_mut("Smith").unwrap().man.state.insert(Flag::KnockedDown);
        mission
    };
    let call = json!({ "to": "battalion", "call": { "operator": "Smith", "rep": 4 } });
    let why = refusal(&mission(Company::RULES), "fng-radio", call.clone());
    assert!(why.contains("Smith is Knocked Down and takes the test first"), "{why}");
    take(&mut mission(53), "fng-radio", call, &mut dice(&[3, 3])).expect("turns of earlier versions");
}

#[test]
fn a_feature_that_lies_wholly_under_others_is_not_checked_for_contact() {
    let mut mission = now(3, 4);
    let area = json!([{ "x": 12, "y": 12, "width": 12, "depth": 12 }]);
    let below = json!({ "number": 1, "kind": "no-effect-scrub", "areas": area });
    let above = json!({ "number": 2, "kind": "no-effect-scrub", "areas": area });
    mission.ground.as_mut().unwrap().features = serde_json::from_value(json!([below, above])).unwrap();
    let order = |feature: &str| json!({ "feature": feature, "stay_hidden": true, "spelt": true });
    let why = refusal(&mission, "fng-contact", order("1"));
    assert!(why.contains("lies wholly under other features and is not on the table"), "{why}");
    // By its kind the one that is there is meant.
    let rig = || Rig::new().on("", &[6, 6]);
    let told = take(&mut mission.clone(), "fng-contact", order("scrub"), &mut rig()).unwrap();
    assert!(told.contains("scrub 2"), "{told}");
    mission.company.rules = 53;
    take(&mut mission, "fng-contact", order("1"), &mut rig()).expect("turns of earlier versions");
}

#[test]
fn who_is_found_by_recon_by_fire_is_still_in_cover() {
    for (rules, in_cover) in [(Company::RULES, true), (53, false)] {
        let mut mission = by_rules(rules, 4, 3);
        mission.company.find_mut("Ha").unwrap().man.state.insert(Flag::Hidden);
        let at_ha = sprays(&mission, &["Ha"]);
        // No hits; one pass of three dice.
        let told = take(&mut mission, "fng-recon-by-fire", at_ha, &mut exactly(&[1, 1, 1, 6, 6])).unwrap();
        let ha = of(&mission, "Ha");
        assert!(!ha.is(Flag::Hidden), "{told}");
        assert_eq!(ha.is(Flag::InCover), in_cover, "rules {rules}: {told}");
    }
}

#[test]
fn a_sniper_who_is_seen_has_had_the_shot_of_that_activation() {
    let placed = |rules: u8, fired: u16| {
        let mut mission = by_rules(rules, 3, 5);
        let turn = mission.play.turn;
        let sniper = json!([{ "number": 7, "side": "enemy", "rep": 5, "weapon": "ak-47", "section": 2,
                              "fired": fired.min(turn), "missed": true }]);
        mission.play.last_number = 7;
        mission.play.snipers = serde_json::from_value(sniper).unwrap();
        let seen = json!({ "sniper": 7, "all_duck_back": false });
        take(&mut mission, "fng-sniper", seen, &mut dice(&[])).unwrap();
        let turn = mission.play.turn;
        of(&mission, "Sniper 7").acted.is_some_and(|acted| acted.turn == turn && acted.done)
    };
    assert!(placed(Company::RULES, 9));
    assert!(!placed(53, 9), "turns of earlier versions");
    assert!(!placed(Company::RULES, 0), "fired in an earlier turn");
}

/// Smith below, with this light, on ground where traps may be.
fn smith_below(rules: u8, light: &str) -> Mission {
    let mut mission = by_rules(rules, 2, 4);
    mission.setting.communist_ground = true;
    let entrance = |id: u16, x: u16| {
        let at = json!({ "x": x, "y": 20 });
        json!({ "id": id, "place": "a hole", "at": at, "system": 1, "known": true })
    };
    mission.tunnels.entrances = serde_json::from_value(json!([entrance(1, 20), entrance(2, 44)])).unwrap();
    let enters = json!({ "entrance": 1, "by": { "name": "Smith", "rep": 4 }, "light": light });
    take(&mut mission, "fng-tunnel-enter", enters, &mut dice(&[])).unwrap();
    mission
}

#[test]
fn who_carries_a_light_below_is_fired_at_as_a_lit_target() {
    let is_hit = |rules: u8, light: &str, face: u32| {
        let mut mission = smith_below(rules, light);
        let target = vec![Target::new(figure(&mission, "Smith"))];
        let weapon = figure(&mission, "Ha").weapon.unwrap();
        let mut shot = Shoot::new(Edition::One, figure(&mission, "Ha"), weapon, target);
        shot.tunnel = true;
        let mut rig = Rig::new().on("fires the", &[face; 3]);
        take(&mut mission, "fng-shoot", reaction(shot), &mut rig).unwrap();
        let harmed = [Flag::KnockedDown, Flag::OutOfTheFight, Flag::ObviouslyDead];
        harmed.into_iter().any(|flag| of(&mission, "Smith").is(flag))
    };
    let least = |rules: u8, light: &str| (1..=6).find(|face| is_hit(rules, light, *face)).unwrap();
    let dark = least(Company::RULES, "red-filter");
    assert_eq!(least(Company::RULES, "flashlight"), dark - 1);
    assert_eq!(least(53, "flashlight"), dark, "turns of earlier versions");
}

#[test]
fn who_is_below_sets_off_no_trap_on_the_table() {
    let mut mission = smith_below(Company::RULES, "none");
    let trap = json!([{ "id": 1, "side": "communist", "kind": "tripwire", "place": "where its victim stands",
                        "state": "tripped" }]);
    mission.traps.list = serde_json::from_value(trap).unwrap();
    let among = json!({ "among": [{ "name": "Smith", "rep": 4 }, { "name": "Jones", "rep": 4 }] });
    let why = refusal(&mission, "fng-trap-trip", among.clone());
    assert!(why.contains("Smith is below and sets off nothing on the table"), "{why}");
    mission.company.rules = 53;
    take(&mut mission, "fng-trap-trip", among, &mut dice(&[1, 2])).expect("turns of earlier versions");
}

#[test]
fn a_trap_in_a_tunnel_is_cleared_by_who_is_below() {
    let mut mission = smith_below(Company::RULES, "none");
    let trap = json!([{ "id": 1, "side": "communist", "kind": "viper", "place": "section 1", "state": "found",
                        "section": { "complex": 1, "section": 1 } }]);
    mission.traps.list = serde_json::from_value(trap).unwrap();
    let clears = |who: &str| json!({ "trap": 1, "by": { "name": who, "rep": 4 } });
    let why = refusal(&mission, "fng-trap-clear", clears("Jones"));
    assert!(why.contains("trap 1 is in a tunnel, and Jones is not below"), "{why}");
    take(&mut mission, "fng-trap-clear", clears("Smith"), &mut dice(&[1; 9])).unwrap();
}

#[test]
fn a_request_counts_the_rep_of_the_leader_of_the_unit_that_asks() {
    let asked = |rules: u8| {
        let mut mission = by_rules(rules, 4, 1);
        for name in ["Jones", "Ortiz"] {
            mission.company.find_mut(name).unwrap().group = Some("HQ".to_owned());
        }
        let ortiz = mission.company.find_mut("Ortiz").unwrap();
        ortiz.man.role = Some(Role::Leader);
        let call = json!({ "what": "artillery", "call": { "operator": "Jones", "rep": 6 } });
        take(&mut mission, "fng-request", call, &mut dice(&[3, 1, 5, 5])).unwrap()
    };
    // A 5 with +1 for Slag of Rep 5: two batteries; with -1 for Ortiz of Rep 3 one, in the next turn.
    assert!(asked(53).contains("two batteries"), "turns of earlier versions: {}", asked(53));
    assert!(!asked(Company::RULES).contains("two batteries"), "{}", asked(Company::RULES));
}

#[test]
fn who_ducks_back_or_runs_by_the_anti_aircraft_check_does_so() {
    for (rules, scatter) in [(Company::RULES, true), (53, false)] {
        let mut mission = by_rules(rules, 4, 1);
        let send = json!({ "action": "send" });
        take(&mut mission, "fng-helicopter", send, &mut dice(&[4, 4])).unwrap();
        let man = |name: &str| json!({ "name": name, "rep": 4, "weapon": "ak-47" });
        let hover = json!({ "action": "hover", "by": [man("Ha"), man("Binh")] });
        let mut rig = Rig::new().on("Ha", &[3, 6]).on("Binh", &[6, 6]);
        let told = take(&mut mission, "fng-helicopter", hover, &mut rig).unwrap();
        assert_eq!(of(&mission, "Ha").is(Flag::DuckBack), scatter, "{told}");
        assert!(!of(&mission, "Ha").is_ducked_from(of(&mission, "Slag")), "{told}");
        assert_eq!(of(&mission, "Binh").is(Flag::RunningAway), scatter, "{told}");
    }
}

#[test]
fn whoever_rode_in_a_helicopter_that_crashes_lies_by_the_wreck() {
    for (rules, is_out) in [(Company::RULES, true), (53, false)] {
        let mut mission = by_rules(rules, 4, 1);
        take(&mut mission, "fng-helicopter", json!({ "action": "send" }), &mut dice(&[4, 4])).unwrap();
        let aircraft = &mut mission.play.aircraft[0];
        let whole = aircraft.called();
        (aircraft.men, aircraft.litters) = (1, 0);
        aircraft.riders.insert("Jones".to_owned());
        let aboard = serde_json::from_value(json!({ "vehicle": whole })).unwrap();
        mission.company.find_mut("Jones").unwrap().aboard = aboard;
        let hit = json!({ "action": "hit", "takes_along": true });
        let mut rig = Rig::new().on("Helicopter Damage", &[6, 6]).on("", &[3; 20]);
        let told = take(&mut mission, "fng-helicopter", hit, &mut rig).unwrap();
        assert!(mission.play.aircraft.iter().all(|aircraft| !aircraft.is_here()), "{told}");
        assert_eq!(of(&mission, "Jones").aboard.is_none(), is_out, "{told}");
    }
}

#[test]
fn those_who_wait_off_the_table_get_out_of_the_helicopter_that_brings_them_in() {
    let mut mission = now(4, 1);
    take(&mut mission, "fng-helicopter", json!({ "action": "send" }), &mut dice(&[4, 4])).unwrap();
    mission.play.aircraft[0].place = serde_json::from_value(json!("landed")).unwrap();
    let off = json!({ "figures": ["Jones"], "as": ["off-table"] });
    take(&mut mission, "fng-stand", off, &mut dice(&[])).unwrap();
    let out = |who: &str| json!({ "action": "unload", "riders": [who], "men": 1 });
    assert!(refusal(&mission, "fng-helicopter", out("Smith")).contains("Smith is not aboard"));
    let mut earlier = mission.clone();
    earlier.company.rules = 53;
    assert!(refusal(&earlier, "fng-helicopter", out("Jones")).contains("Jones is not aboard"));
    take(&mut mission, "fng-helicopter", out("Jones"), &mut dice(&[])).unwrap();
    let jones = of(&mission, "Jones");
    assert!(!jones.waits && jones.acted.unwrap().moved);
}

#[test]
fn whoever_is_fired_at_below_may_fire_back() {
    let told = |rules: u8, passes: &[u32]| {
        let mut mission = smith_below(rules, "flashlight");
        let mut enemy = figure(&mission, "Ha");
        enemy.name = "Enemy in 3".to_owned();
        let weapon = enemy.weapon.clone().unwrap();
        let mut shot = Shoot::new(Edition::One, enemy, weapon, vec![Target::new(figure(&mission, "Smith"))]);
        shot.tunnel = true;
        let mut orders = reaction(shot);
        for how in ["to_the_end", "fires_back", "order_of_fire"] {
            orders[how] = json!(true);
        }
        let mut rig = Rig::new().on("fires the", &[1, 2]).on("Received Fire", passes);
        take(&mut mission, "fng-shoot", orders, &mut rig).unwrap()
    };
    let now = told(Company::RULES, &[2, 3]);
    assert!(now.contains("Smith may fire back at Enemy in 3 (pointman fng shoot EVENING -i"), "{now}");
    assert!(!told(Company::RULES, &[6, 6]).contains("may fire back"));
    let before = told(53, &[2, 3]);
    assert!(before.contains("Duck"), "turns of earlier versions: {before}");
}
