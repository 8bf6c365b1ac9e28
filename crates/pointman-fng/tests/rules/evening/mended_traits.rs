//! Rules of evenings that were mended: what Attributes do wherever a check is taken, and who stands near
//! whoever is hit.

use pointman_fng::checks::{Edition, Flag};
use pointman_fng::combat::{Covering, Crossing, Shoot, Target};
use pointman_fng::evening::{Burning, Company};
use pointman_fng::mission::Mission;
use pointman_fng::squads::squad::Post;
use serde_json::{Value, json};

use super::mended::{answer, by_rules, now, sight};
use super::scene::{dice, exactly, figure, man, of, orders, reaction, refusal, sprays, take};
use crate::support::scene::{Rig, by_night};

/// The number of the rules before these were mended.
const BEFORE: u8 = 80;

fn gains(mission: &mut Mission, name: &str, attribute: &str) {
    mission.company.find_mut(name).unwrap().man.attributes.gain(attribute);
}

fn set(mission: &mut Mission, name: &str, state: Flag) {
    mission.company.find_mut(name).unwrap().man.state.insert(state);
}

fn fires(by: &str, at: Value, answers: Value) -> Value {
    json!({ "fire": [{ "by": by, "at": at }], "reactions": 0, "bursts": true, "order_of_fire": true,
            "ducks_from_firers": true, "answers": answers })
}

#[test]
fn who_is_stealthy_and_still_in_cover_is_fired_at_only_by_who_finds_them() {
    let fired = |rules: u8, faces: &[u32]| {
        let mut mission = by_rules(rules, 5, 3);
        gains(&mut mission, "Ha", "stealthy");
        set(&mut mission, "Ha", Flag::InCover);
        let told =
            take(&mut mission, "fng-exchange", fires("Smith", json!(["Ha"]), json!([])), &mut dice(faces));
        (told.unwrap(), mission)
    };
    // Smith, Rep 4, checks at Rep 3 and finds nobody.
    let (told, mut mission) = fired(Company::RULES, &[6, 6]);
    assert!(told.contains("Smith does not find Ha") && !told.contains("fires the"), "{told}");
    let again = fires("Smith", json!(["Ha"]), json!([]));
    assert!(refusal(&mission, "fng-exchange", again.clone()).contains("in vain"));
    let other = fires("Smith", json!(["Binh"]), json!([]));
    assert!(take(&mut mission.clone(), "fng-exchange", other, &mut dice(&[1, 2, 1])).is_ok());
    // Who finds him fires at once.
    let (told, _) = fired(Company::RULES, &[3, 6, 1, 2, 1]);
    assert!(told.contains("against 3") && told.contains("Smith fires the"), "{told}");
    assert!(!fired(BEFORE, &[1, 2, 1]).0.contains("In Sight"), "turns of earlier versions");
    // The next turn he may look again.
    let orders = json!({ "own": 5, "enemy": 3, "rules": Company::RULES });
    take(&mut mission, "fng-activation", orders, &mut dice(&[])).unwrap();
    assert!(take(&mut mission, "fng-exchange", again, &mut dice(&[1, 1, 1, 2, 1])).is_ok());
}

#[test]
fn in_edition_2_the_active_too_check_for_who_is_stealthy_and_still() {
    let seen = |rules: u8| {
        let mut mission = by_rules(rules, 5, 3);
        mission.play.options.set("edition", "2").unwrap();
        gains(&mut mission, "Ha", "stealthy");
        set(&mut mission, "Ha", Flag::Concealed);
        take(
            &mut mission,
            "fng-exchange",
            sight(json!(["Smith"]), json!(["Ha"]), json!([])),
            &mut dice(&[6; 9]),
        )
        .unwrap()
    };
    assert!(seen(BEFORE).contains("takes no check"), "turns of earlier versions");
    assert!(!seen(Company::RULES).contains("takes no check"), "{}", seen(Company::RULES));
}

#[test]
fn covering_fire_of_its_own_knows_that_its_target_is_stealthy_or_a_sapper_by_night() {
    let told = |rules: u8| {
        let mut mission = by_night(by_rules(rules, 3, 4));
        gains(&mut mission, "Ha", "stealthy");
        mission.company.find_mut("Ha").unwrap().man.post = Some(Post::Sapper);
        mission.company.find_mut("Slag").unwrap().covering = true;
        let slag = figure(&mission, "Slag");
        let arms = slag.weapon.clone().unwrap();
        let mut target = Target::new(figure(&mission, "Ha"));
        target.lit = true;
        let covering = reaction(Covering {
            shot: Shoot::new(Edition::One, slag, arms, vec![target]),
            elsewhere: false,
            hidden: false,
            moving: false,
            with_leader: false,
            stealthy_target: false,
            sapper: false,
        });
        take(&mut mission, "fng-covering-fire", covering, &mut dice(&[4; 12])).unwrap()
    };
    assert!(told(Company::RULES).contains("Slag against 3"), "{}", told(Company::RULES));
    assert!(told(BEFORE).contains("Slag against 5"), "{}", told(BEFORE));
}

/// Slag fires at Ha, who is told to fire back and is out of range.
fn out_of_range(rules: u8, attribute: &str) -> (String, Mission) {
    let mut mission = by_rules(rules, 5, 3);
    gains(&mut mission, "Ha", attribute);
    mission.company.find_mut("Ha").unwrap().man.weapon = man("Ha", 4, "usa-m-1911a1").weapon;
    let mut shot = fires("Slag", json!(["Ha"]), json!([]));
    (shot["fire"][0]["range"], shot["reactions"]) = (json!(30), json!(1));
    // Nothing hits, and Ha passes 2.
    let told = take(&mut mission, "fng-exchange", shot, &mut dice(&[1, 2, 1, 1, 2])).unwrap();
    (told, mission)
}

#[test]
fn a_coward_who_is_out_of_range_hunkers_down_and_nerves_of_steel_do_not_duck() {
    let (told, mission) = out_of_range(Company::RULES, "coward");
    assert!(of(&mission, "Ha").is(Flag::HunkeredDown), "{told}");
    let (told, mission) = out_of_range(Company::RULES, "nerves-of-steel");
    assert!(!of(&mission, "Ha").is(Flag::DuckBack) && told.contains("does not Duck Back"), "{told}");
    let (told, mission) = out_of_range(BEFORE, "coward");
    assert!(of(&mission, "Ha").is(Flag::DuckBack), "turns of earlier versions: {told}");
}

#[test]
fn friends_near_a_born_leader_want_to_charge_as_the_born_leader_does() {
    let charges = |rules: u8, answers: Value| {
        let mut mission = by_rules(rules, 4, 3);
        gains(&mut mission, "Smith", "born-leader");
        for name in ["Smith", "Jones"] {
            mission.company.find_mut(name).unwrap().group = Some("two".to_owned());
        }
        let orders = json!({ "by": ["Jones", "Smith"], "at": ["Ha", "Binh"], "leader_first": true,
                             "order_of_fire": true, "answers": answers });
        take(&mut mission, "fng-charge", orders, &mut Rig::new().on("Smith", &[1, 1, 6]).on("", &[6; 60]))
    };
    let asked = charges(Company::RULES, json!([])).unwrap_err().to_string();
    assert!(asked.contains("Smith, Born Leader, passes 2: who within 4 in reacts as Smith does"), "{asked}");
    let told = charges(Company::RULES, json!([answer("smith-leads", "Jones")])).unwrap();
    assert!(!told.contains("Jones stays in place"), "{told}");
    assert!(
        charges(BEFORE, json!([])).unwrap().contains("Jones stays in place"),
        "turns of earlier versions"
    );
}

#[test]
fn friends_near_a_born_leader_rally_as_the_born_leader_does() {
    let rallies = |rules: u8, answers: Value| {
        let mut mission = by_rules(rules, 5, 3);
        gains(&mut mission, "Smith", "born-leader");
        for name in ["Smith", "Jones"] {
            set(&mut mission, name, Flag::HunkeredDown);
        }
        let orders = json!({ "check": "rally", "figures": ["Jones", "Smith"], "answers": answers });
        let told = take(&mut mission, "fng-react", orders, &mut dice(&[1, 1, 6, 6, 6, 6, 6]));
        told.map(|told| (told, mission))
    };
    let asked = rallies(Company::RULES, json!([])).unwrap_err().to_string();
    assert!(asked.contains("Smith, Born Leader, passes"), "{asked}");
    let (told, mission) = rallies(Company::RULES, json!([answer("smith-leads", "Jones")])).unwrap();
    assert!(!of(&mission, "Jones").is(Flag::HunkeredDown), "{told}");
    assert!(rallies(BEFORE, json!([])).is_ok(), "turns of earlier versions ask nothing");
}

#[test]
fn a_star_whom_recon_by_fire_sprays_chooses_and_a_posture_counts() {
    let mut mission = now(4, 3);
    for name in ["Ha", "Binh"] {
        for state in [Flag::Hidden, Flag::InCover] {
            set(&mut mission, name, state);
        }
    }
    let told = |mission: &Mission, whom: &str, answers: Value, faces: &[u32]| {
        let mut orders = sprays(mission, &[whom]);
        orders["answers"] = answers;
        take(&mut mission.clone(), "fng-recon-by-fire", orders, &mut dice(faces))
    };
    // Rep 4, and 4s pass; who avoids a fight has Rep 3 here.
    let stays = told(&mission, "Ha", json!([]), &[1, 1, 1, 4, 4, 4]).unwrap();
    assert!(stays.contains("Ha against 4, passes 2: stays hidden"), "{stays}");
    let doctrine = json!({ "activity": "low", "posture": "avoidance" });
    mission.doctrine = serde_json::from_value(doctrine).unwrap();
    let found = told(&mission, "Ha", json!([]), &[1, 1, 1, 4, 4, 4]).unwrap();
    assert!(found.contains("Ha against 3"), "{found}");
    mission.company.find_mut("Binh").unwrap().man.star = true;
    let hides = told(&mission, "Binh", json!([answer("binh-reacts", "stay-hidden")]), &[1, 1, 1]).unwrap();
    assert!(hides.contains("Binh chooses: stays hidden"), "{hides}");
    mission.company.rules = BEFORE;
    let before = told(&mission, "Ha", json!([]), &[1, 1, 1, 4, 4, 4]).unwrap();
    assert!(before.contains("Ha against 4"), "turns of earlier versions: {before}");
}

#[test]
fn who_crosses_flames_wants_to_as_a_charger_does_and_has_moved() {
    let crosses = |rules: u8, faces: &[u32]| {
        let mut mission = by_rules(rules, 5, 3);
        let crossing = Crossing {
            edition: Edition::One,
            figure: figure(&mission, "Smith"),
            leader_rep: None,
            wants_to: false,
        };
        let told =
            take(&mut mission, "fng-flame", orders(Burning::Cross(crossing)), &mut dice(faces)).unwrap();
        (told, mission)
    };
    // Slag, who leads the group, throws the Leader Die.
    let (told, mission) = crosses(Company::RULES, &[1, 1, 6, 1, 1]);
    assert!(told.contains("Smith crosses the flames"), "{told}");
    assert!(of(&mission, "Smith").acted.is_some_and(|acted| acted.moved && !acted.fired), "{told}");
    let (told, mission) = crosses(Company::RULES, &[6, 6, 6]);
    assert!(told.contains("Smith stays in place"), "{told}");
    assert!(of(&mission, "Smith").acted.is_some_and(|acted| acted.moved && acted.done), "{told}");
    assert!(crosses(BEFORE, &[6, 6, 6]).0.contains("Smith stays put"), "turns of earlier versions");
}

#[test]
fn it_is_asked_who_of_the_unlucky_stands_near_who_is_fired_at() {
    let fired = |rules: u8, answers: Value, faces: &[u32]| {
        let mut mission = by_rules(rules, 5, 3);
        gains(&mut mission, "Binh", "unlucky");
        let told =
            take(&mut mission, "fng-exchange", fires("Slag", json!(["Ha"]), answers), &mut dice(faces));
        told.map(|told| (told, mission))
    };
    let asked = fired(Company::RULES, json!([]), &[6; 9]).unwrap_err().to_string();
    assert!(asked.contains("which of the Unlucky stands within 3 in"), "{asked}");
    // One hit; Binh throws a 1 and takes it.
    let near = json!([answer("slag-unlucky", "Binh")]);
    let (told, mission) = fired(Company::RULES, near, &[6, 2, 1, 1, 1]).unwrap();
    assert!(of(&mission, "Binh").is(Flag::ObviouslyDead), "{told}");
    assert!(of(&mission, "Ha").is_able() && !of(&mission, "Ha").is(Flag::KnockedDown), "{told}");
    let nobody = json!([answer("slag-unlucky", "nobody")]);
    let (told, mission) = fired(Company::RULES, nobody, &[6, 2, 1, 1]).unwrap();
    assert!(of(&mission, "Binh").is_able() && !of(&mission, "Ha").is_able(), "{told}");
    assert!(fired(BEFORE, json!([]), &[6, 2, 1, 1]).is_ok(), "turns of earlier versions ask nothing");
}

#[test]
fn the_flamethrower_of_an_operator_who_is_hit_may_burst() {
    let fired = |rules: u8, answers: Value, faces: &[u32]| {
        let mut mission = by_rules(rules, 5, 3);
        let ha = mission.company.find_mut("Ha").unwrap();
        ha.man.weapon = man("Ha", 4, "flamethrower").weapon;
        let told =
            take(&mut mission, "fng-exchange", fires("Slag", json!(["Ha"]), answers), &mut dice(faces));
        told.map(|told| (told, mission))
    };
    // One hit that knocks Ha down, and a tank that holds.
    let (told, _) = fired(Company::RULES, json!([]), &[6, 2, 6, 3]).unwrap();
    assert!(told.contains("the flamethrower of Ha"), "{told}");
    let asked = fired(Company::RULES, json!([]), &[6, 2, 6, 6]).unwrap_err().to_string();
    assert!(asked.contains("The flamethrower of Ha explodes: who else is in the 5 in circle"), "{asked}");
    let answers = json!([answer("ha-explodes", "Binh"), answer("ha-explodes", "nobody")]);
    let (told, mission) = fired(Company::RULES, answers, &[6, 2, 6, 6, 1, 1]).unwrap();
    assert!(!of(&mission, "Binh").is_able() && !of(&mission, "Ha").is_able(), "{told}");
    let (told, _) = fired(BEFORE, json!([]), &[6, 2, 6]).unwrap();
    assert!(!told.contains("the flamethrower of Ha"), "turns of earlier versions: {told}");
}

#[test]
fn the_die_of_a_street_punk_who_joins_is_thrown_once() {
    let joins = |throws: bool, attribute: &str, faces: &[u32]| {
        let mut mission = now(5, 3);
        let zed = json!({ "name": "Zed", "rep": 4, "attributes": [attribute] });
        let mut muster = json!({ "side": "own", "figures": [zed] });
        if throws {
            muster["throws_dice"] = json!(true);
        }
        take(&mut mission, "fng-muster", muster, &mut exactly(faces)).unwrap();
        of(&mission, "Zed").man.attributes.written().join(" ")
    };
    assert_eq!(joins(true, "street-punk", &[5]), "street-punk:5");
    assert_eq!(joins(true, "street-punk:2", &[]), "street-punk:2");
    assert_eq!(joins(false, "street-punk", &[]), "street-punk", "steps of earlier versions");
}
