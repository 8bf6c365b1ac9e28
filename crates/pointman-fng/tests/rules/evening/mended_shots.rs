//! Rules of evenings that were mended: who stops to fire, who is asked whether they hold fire, and where
//! those lie who are put down.

use pointman_fng::checks::Flag;
use pointman_fng::evening::Company;
use serde_json::json;

use super::mended::{answer, by_rules, sight};
use super::scene::{dice, man, of, take};
use crate::support::scene::Rig;

/// What a step told, or what it asked.
fn said(result: Result<String, pointman_core::error::Error>) -> String {
    result.unwrap_or_else(|error| error.to_string())
}

#[test]
fn a_charger_with_a_grenade_launcher_stops_to_fire() {
    let charged = |rules: u8| {
        let mut mission = by_rules(rules, 4, 1);
        mission.company.find_mut("Slag").unwrap().man.weapon = man("Slag", 5, "usa-m-79-m-203-he").weapon;
        let orders = json!({ "by": ["Slag"], "at": ["Ha"], "past": ["Binh"], "order_of_fire": true });
        // Slag goes; Binh passes 2 and misses; Slag passes 1.
        said(take(&mut mission, "fng-charge", orders, &mut dice(&[1, 2, 3, 1, 1, 1, 1, 1, 6, 6])))
    };
    assert!(charged(41).contains("goes on charging"), "{}", charged(41));
    assert!(!charged(Company::RULES).contains("goes on charging"), "{}", charged(Company::RULES));
}

#[test]
fn who_is_hidden_and_has_nobody_left_in_sight_is_not_asked_whether_they_hold_fire() {
    let met = |rules: u8| {
        let mut mission = by_rules(rules, 3, 5);
        mission.company.find_mut("Slag").unwrap().man.state.insert(Flag::Hidden);
        mission.company.find_mut("Smith").unwrap().man.rep = 6;
        let orders = sight(json!(["Ha"]), json!(["Slag", "Smith"]), json!([]));
        // Ha passes none, both of ours 2; Smith, of the higher Rep, puts Ha out first.
        let rig = Rig::new().on("fires the", &[6; 3]).on("damage to", &[1; 6]);
        let mut rig = rig.on("Ha", &[6, 6]).on("", &[1; 20]);
        said(take(&mut mission, "fng-exchange", orders, &mut rig))
    };
    assert!(met(42).contains("Slag is hidden and may fire"), "{}", met(42));
    // Today Slag, who passes 2 too, would fire with Smith.
    let now = met(46);
    assert!(now.contains("Slag has nobody left in sight to fire at"), "{now}");
}

#[test]
fn who_is_knocked_down_where_they_lay_hidden_is_still_in_that_cover() {
    for (rules, in_cover) in [(Company::RULES, true), (43, false)] {
        let mut mission = by_rules(rules, 4, 1);
        mission.company.find_mut("Ha").unwrap().man.state.insert(Flag::Hidden);
        let place = json!({ "kind": "cdm", "at": "the wire", "side": "free-world" });
        take(&mut mission, "fng-trap-place", place, &mut dice(&[])).unwrap();
        let fire = json!({ "trap": 1, "by": { "name": "Slag", "rep": 5 }, "fired": true,
                           "near": [{ "name": "Ha", "rep": 4 }] });
        let told = take(&mut mission, "fng-trap-spring", fire, &mut dice(&[4; 9])).unwrap();
        let ha = of(&mission, "Ha");
        assert!(ha.is(Flag::KnockedDown) && !ha.is(Flag::Hidden), "{told}");
        assert_eq!(ha.is(Flag::InCover), in_cover, "rules {rules}");
    }
}

#[test]
fn a_charger_who_stops_to_fire_may_fire_at_whom_they_charge() {
    let charged = |rules: u8| {
        let mut mission = by_rules(rules, 4, 1);
        let orders = json!({ "by": ["Slag"], "at": ["Ha"], "past": ["Binh"], "order_of_fire": true });
        // Slag goes; Binh passes 2 and misses; Slag passes 1 and stops.
        said(take(&mut mission, "fng-charge", orders, &mut dice(&[1, 2, 3, 1, 1, 1, 1, 1, 6, 6])))
    };
    let now = charged(Company::RULES);
    assert!(now.contains("slag-fires-at") && now.contains("Ha"), "{now}");
    assert!(!charged(44).contains("slag-fires-at"), "{}", charged(44));
}

#[test]
fn a_shot_of_the_same_moment_is_spent_on_who_is_put_out_by_another() {
    let fired = |rules: u8| {
        let mut mission = by_rules(rules, 3, 5);
        // Smith and Jones, both of Rep 4, pass alike and see Ha and Binh.
        let fires = |by: &str| answer(&format!("{by}-fires-at"), "Ha");
        let alone = |by: &str| answer(&format!("{by}-fires-also"), "nobody");
        let answers = json!([fires("smith"), alone("smith"), fires("jones"), alone("jones")]);
        let orders = sight(json!(["Ha", "Binh"]), json!(["Smith", "Jones"]), answers);
        let rig = Rig::new().on("fires the", &[6; 3]).on("damage to", &[1; 6]);
        let mut rig = rig.on("Ha", &[6, 6]).on("Binh", &[6, 6]).on("", &[1; 30]);
        said(take(&mut mission, "fng-exchange", orders, &mut rig))
    };
    let now = fired(Company::RULES);
    assert!(now.contains("fires at Ha at the same moment: the shot is spent"), "{now}");
    assert!(!fired(45).contains("the shot is spent"), "{}", fired(45));
}

#[test]
fn those_who_pass_as_many_dice_and_fire_at_the_same_target_fire_together() {
    let fired = |rules: u8, at: &[(&str, &str)]| {
        let mut mission = by_rules(rules, 3, 5);
        // Slag is of the higher Rep; Smith passes 2 too.
        mission.company.find_mut("Slag").unwrap().man.rep = 5;
        mission.company.find_mut("Smith").unwrap().man.rep = 4;
        let answers = at.iter().flat_map(|(by, at)| {
            let alone = answer(&format!("{by}-fires-also"), "nobody");
            [answer(&format!("{by}-fires-at"), at), alone]
        });
        let answers: Vec<_> = answers.collect();
        let movers = if at.is_empty() { json!(["Ha"]) } else { json!(["Ha", "Binh"]) };
        let mut orders = sight(movers, json!(["Slag", "Smith"]), json!(answers));
        orders["reactions"] = json!(1);
        let rig = Rig::new().on("to hit", &[1; 20]).on("Received Fire", &[1; 20]);
        let mut rig = rig.on("In Sight of Ha", &[6, 6]).on("In Sight of Binh", &[6, 6]).on("", &[1; 30]);
        said(take(&mut mission, "fng-exchange", orders, &mut rig))
    };
    // One check of Ha's for both.
    let now = fired(Company::RULES, &[]);
    assert!(now.contains("Smith, who passes 2 too, fires at Ha with Slag"), "{now}");
    let reacts_first = |told: &str| told.find("Ha against 4, passes 2") < told.find("Smith fires");
    assert!(!reacts_first(&now), "{now}");
    assert!(reacts_first(&fired(46, &[])), "{}", fired(46, &[]));
    // At another target each fires in turn; who has said at whom is not asked again.
    let apart = fired(Company::RULES, &[("slag", "Ha"), ("smith", "Binh")]);
    assert!(!apart.contains("too, fires") && apart.contains("Smith fires"), "{apart}");
}
