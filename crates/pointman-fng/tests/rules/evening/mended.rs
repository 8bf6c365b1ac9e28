//! Rules of evenings that were mended after others had been played without them: they hold by the number of
//! the rules that a turn was begun with.

use pointman_fng::checks::Flag;
use pointman_fng::evening::Company;
use pointman_fng::mission::Mission;
use serde_json::{Value, json};

use super::scene::{dice, man, of, refusal, take, turn};

/// The table with Activation dice, in an evening by the rules of this number.
pub(super) fn by_rules(number: u8, own: u8, enemy: u8) -> Mission {
    let mut mission = turn(own, enemy);
    let company = &mut mission.company;
    (company.to_the_letter, company.by_the_book, company.by_the_rules) = (true, true, true);
    company.rules = number;
    mission
}

/// The same by those of today.
pub(super) fn now(own: u8, enemy: u8) -> Mission {
    by_rules(Company::RULES, own, enemy)
}

pub(super) fn sight(movers: Value, watchers: Value, answers: Value) -> Value {
    json!({ "sight": { "movers": movers, "watchers": watchers }, "reactions": 0, "bursts": true,
            "order_of_fire": true, "ducks_from_firers": true, "answers": answers })
}

pub(super) fn answer(ask: &str, answer: &str) -> Value {
    json!({ "ask": ask, "answer": answer })
}

#[test]
fn a_turn_is_played_by_the_rules_of_the_version_that_began_it() {
    let mut mission = turn(3, 5);
    assert_eq!(mission.company.rules, 0, "begun by an earlier version");
    let orders = json!({ "own": 3, "enemy": 4, "rules": Company::RULES });
    take(&mut mission, "fng-activation", orders, &mut dice(&[])).unwrap();
    assert_eq!(mission.company.rules, Company::RULES);
    take(&mut mission, "fng-activation", json!({ "own": 3, "enemy": 4 }), &mut dice(&[])).unwrap();
    assert_eq!(mission.company.rules, Company::RULES, "what a version has begun stays");
    let saved = serde_json::to_value(&turn(3, 5).company).unwrap();
    assert!(saved.get("rules").is_none(), "{saved}");
}

#[test]
fn the_programs_figures_fire_at_who_is_up_rather_than_at_who_is_knocked_down() {
    let fired = |rules: u8| {
        let mut mission = by_rules(rules, 3, 5);
        // Their Leader is down; Smith stands.
        mission.company.find_mut("Slag").unwrap().man.state.insert(Flag::KnockedDown);
        let orders = sight(json!(["Slag", "Smith"]), json!(["Ha"]), json!([]));
        take(&mut mission, "fng-exchange", orders, &mut dice(&[6, 6, 1, 1, 1, 1, 1])).unwrap()
    };
    let told = fired(Company::RULES);
    assert!(told.contains("Ha fires the AK-47 or Type-56 at Smith"), "{told}");
    assert!(told.contains("and those Knocked Down last"), "{told}");
    let told = fired(0);
    assert!(told.contains("Ha fires the AK-47 or Type-56 at Slag"), "turns of earlier versions: {told}");
}

#[test]
fn the_inches_between_several_targets_of_a_reaction_are_asked_and_take_dice() {
    let mut mission = now(3, 5);
    mission.company.find_mut("Slag").unwrap().man.weapon = man("Slag", 5, "usa-m-60").weapon;
    let faces = [6, 6, 6, 6, 1, 2, 3, 1, 1, 2, 3, 4];
    let both = [answer("slag-fires-at", "Binh"), answer("slag-fires-also", "Ha")];
    let orders = |answers: Value| sight(json!(["Ha", "Binh"]), json!(["Slag"]), answers);
    let asked = take(&mut mission.clone(), "fng-exchange", orders(json!(both)), &mut dice(&faces));
    let asked = asked.unwrap_err().to_string();
    assert!(asked.contains("inches between Binh and Ha: 1, 2, 3, 4"), "{asked}");
    let more = |inches: &str| json!([both[0], both[1], answer("slag-gap", inches)]);
    let asked = take(&mut mission.clone(), "fng-exchange", orders(more("2")), &mut dice(&faces));
    let asked = asked.unwrap_err().to_string();
    assert!(asked.contains("Slag fires 4 dice at Binh, Ha: how many at each"), "{asked}");
    // As many vacant inches as dice to spare: one for each.
    let told = take(&mut mission, "fng-exchange", orders(more("4")), &mut dice(&faces)).unwrap();
    assert!(told.contains("at Binh, Ha"), "{told}");
}

#[test]
fn the_dice_of_who_is_out_of_it_go_to_the_other_targets() {
    let mut mission = now(3, 5);
    for name in ["Slag", "Smith"] {
        mission.company.find_mut(name).unwrap().man.weapon = man(name, 5, "usa-m-60").weapon;
        mission.company.find_mut(name).unwrap().man.rep = 5;
    }
    let answers = json!([
        answer("slag-fires-at", "Binh"),
        answer("slag-fires-also", "nobody"),
        answer("smith-fires-at", "Binh"),
        answer("smith-fires-also", "Ha"),
        answer("smith-gap", "1"),
        answer("smith-divides", "3-2")
    ]);
    let orders = sight(json!(["Ha", "Binh"]), json!(["Slag", "Smith"]), answers);
    // Theirs pass none, both of ours 2; Slag's five dice put Binh out.
    let mut faces = vec![6, 6, 6, 6, 1, 1, 1, 1, 6, 6, 6, 6, 6];
    faces.extend([1; 20]);
    let told = take(&mut mission, "fng-exchange", orders, &mut dice(&faces)).unwrap();
    assert!(told.contains("Smith fires no dice at Binh any more: all go to Ha"), "{told}");
}

#[test]
fn a_round_of_a_launcher_nearer_than_it_arms_is_a_dud_in_reaction_too() {
    let mut mission = now(3, 5);
    mission.company.find_mut("Slag").unwrap().man.weapon = man("Slag", 5, "usa-m-79-m-203-he").weapon;
    let orders = |far: &[Value]| {
        let first = [answer("slag-fires-at", "Ha")];
        sight(json!(["Ha", "Binh"]), json!(["Slag"]), json!([&first[..], far].concat()))
    };
    let faces = [6, 6, 6, 6, 1, 1, 1, 1, 1];
    let asked = take(&mut mission.clone(), "fng-exchange", orders(&[]), &mut dice(&faces)).unwrap_err();
    assert!(asked.to_string().contains("how far is it: far, too-near"), "{asked}");
    let near = [answer("slag-range", "too-near")];
    let told = take(&mut mission.clone(), "fng-exchange", orders(&near), &mut dice(&faces)).unwrap();
    assert!(told.contains("it is a dud"), "{told}");
    // By turns of earlier versions it was asked who stands in its circle.
    mission.company.rules = 34;
    let asked = take(&mut mission, "fng-exchange", orders(&near), &mut dice(&faces)).unwrap_err();
    assert!(asked.to_string().contains("Binh"), "{asked}");
}

#[test]
fn several_who_fire_together_do_not_fire_at_who_is_hidden_either() {
    let mut mission = now(4, 1);
    mission.company.find_mut("Ha").unwrap().man.state.insert(Flag::Hidden);
    let fire = json!([{ "by": "Slag", "at": ["Ha"] }, { "by": "Smith", "at": ["Ha"] }]);
    let orders = json!({ "fire": fire, "order_of_fire": true, "reactions": 0 });
    assert!(refusal(&mission, "fng-exchange", orders.clone()).contains("Ha is hidden"));
    mission.company.rules = 0;
    let told = take(&mut mission, "fng-exchange", orders, &mut dice(&[1; 20])).unwrap();
    assert!(told.contains("Slag fires the M-16 at Ha"), "turns of earlier versions: {told}");
}

#[test]
fn who_is_found_in_scrub_is_concealed_and_not_in_cover() {
    let found = |rules: u8, place: &str| {
        let mut mission = by_rules(rules, 3, 4);
        take(&mut mission, "fng-finish", json!({ "side": "own" }), &mut dice(&[])).unwrap_or_default();
        let ha = mission.company.find_mut("Ha").unwrap();
        ha.man.state.insert(Flag::Hidden);
        ha.entry = Some(format!("in {place}, hidden"));
        let front = if rules > 127 { json!([answer("slag-from-rear", "no")]) } else { json!([]) };
        let orders = json!({ "fire": [{ "by": "Ha", "at": ["Slag"] }], "reactions": 1, "order_of_fire": true,
                             "answers": front });
        // Ha misses, and Slag, who passes 2, does not Duck Back.
        take(&mut mission, "fng-exchange", orders, &mut dice(&[1; 20])).unwrap();
        let state = &of(&mission, "Ha").man.state;
        [Flag::Hidden, Flag::Concealed, Flag::InCover].map(|flag| state.contains(&flag))
    };
    assert_eq!(found(Company::RULES, "No-effect scrub 7"), [false, true, false]);
    assert_eq!(found(Company::RULES, "Jungle 3"), [false, false, true]);
    assert_eq!(found(0, "No-effect scrub 7"), [false, false, true], "turns of earlier versions");
}

#[test]
fn who_runs_away_runs_on_whatever_is_fired_at_them() {
    let mut mission = now(4, 1);
    mission.company.find_mut("Ha").unwrap().man.state.insert(Flag::RunningAway);
    let orders = json!({ "fire": [{ "by": "Slag", "at": ["Ha"] }], "order_of_fire": true });
    let told = take(&mut mission.clone(), "fng-exchange", orders.clone(), &mut dice(&[1; 20])).unwrap();
    assert!(told.contains("Ha is running away, and runs on"), "{told}");
    // Two dice hit, and the damage knocks down.
    take(&mut mission, "fng-exchange", orders, &mut dice(&[6, 1, 6, 6, 6, 6])).unwrap();
    let state = &of(&mission, "Ha").man.state;
    assert!(!state.contains(&Flag::KnockedDown) || state.contains(&Flag::RunningAway), "{state:?}");
}

#[test]
fn who_moves_into_cover_is_hidden_no_longer() {
    let moved = |rules: u8| {
        let mut mission = by_rules(rules, 4, 1);
        mission.company.find_mut("Slag").unwrap().man.state.extend([Flag::Hidden, Flag::Prone]);
        let orders = json!({ "figures": ["Slag"], "does": "move", "as": ["cover"] });
        take(&mut mission, "fng-stand", orders, &mut dice(&[])).unwrap();
        let state = of(&mission, "Slag").man.state.clone();
        [Flag::Hidden, Flag::Prone, Flag::InCover].map(|flag| state.contains(&flag))
    };
    assert_eq!(moved(Company::RULES), [false, false, true]);
    assert_eq!(moved(0), [true, false, true], "turns of earlier versions");
}

#[test]
fn duck_back_ends_with_ones_own_activation_whatever_one_does_in_it() {
    let ended = |rules: u8| {
        let mut mission = by_rules(rules, 3, 2);
        let slag = mission.company.find_mut("Slag").unwrap();
        slag.man.state.insert(Flag::DuckBack);
        slag.ducked_from = ["Ha".to_owned()].into();
        take(&mut mission, "fng-finish", json!({ "side": "own" }), &mut dice(&[])).unwrap();
        of(&mission, "Slag").man.state.contains(&Flag::DuckBack)
    };
    assert!(!ended(Company::RULES));
    assert!(ended(0), "turns of earlier versions");
}
