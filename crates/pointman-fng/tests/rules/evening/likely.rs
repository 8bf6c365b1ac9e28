//! The chain against the single checks: an exchange with one reaction ends as the exact odds of its parts
//! multiply.

use std::collections::BTreeMap;

use pointman_core::dice::odds::ratio;
use pointman_core::dice::{DiceState, Seeded};
use pointman_core::trace::Silent;
use pointman_fng::checks::{self, CheckId, Edition, Flag, Situation};
use pointman_fng::combat::{Covering, Shoot, Target};
use pointman_fng::evening::{Exchange, Fire, IntoSight, likely};
use pointman_fng::mission::Mission;
use pointman_fng::squads::weapons::Weapon;
use pointman_fng::support::Who;
use serde_json::json;

use super::scene::{dice, man, take};

/// How often each situation is played.
fn runs() -> u32 {
    100 * crate::soak::times() as u32
}

/// One of the fifty situations: both editions, Reps, weapons, Attributes and how the target stands.
fn situation(number: u32) -> (Mission, Vec<Flag>, [&'static str; 2]) {
    let weapons = ["m-16", "m-14", "usa-m-60", "sks", "ak-47"];
    let stands: [&[Flag]; 4] = [&[], &[Flag::InCover], &[Flag::Prone], &[Flag::InCover, Flag::Prone]];
    let own = weapons[number as usize % 5];
    let enemy = weapons[(number as usize / 5) % 5];
    let state = stands[(number as usize / 3) % 4];
    let mut mission = crate::support::scene::mission("us-army-infantry", "vc-main-force");
    mission.play.options.set("edition", if number.is_multiple_of(2) { "1" } else { "2" }).unwrap();
    let mut slag = man("Slag", 3 + (number % 4) as u8, own);
    let of_slag = [None, Some("crack-shot"), Some("pigman"), Some("shortsighted"), Some("marksman")];
    slag.attributes.extend(of_slag[(number as usize / 2) % 5].map(str::to_owned));
    mission.bring(Who::Own, [slag]);
    let mut ha = man("Ha", 2 + (number % 5) as u8, enemy);
    let of_ha =
        [None, Some("tough"), Some("nerves-of-steel"), Some("wuss"), Some("sickly"), Some("stone-cold")];
    ha.attributes.extend(of_ha[(number as usize / 4) % 6].map(str::to_owned));
    ha.state.extend(state.iter().copied());
    mission.bring(Who::Enemy, [ha]);
    take(&mut mission, "fng-activation", json!({ "own": 2, "enemy": 1 }), &mut dice(&[])).unwrap();
    (mission, state.to_vec(), [own, enemy])
}

/// How Ha ends, with the exact odds: what the shot does to him, and if he is still up what his check does.
fn exact(mission: &Mission) -> BTreeMap<String, f64> {
    let edition = mission.play.options.edition();
    let figure = |name: &str| {
        let soldier = mission.company.find(name).unwrap();
        soldier.figure(&mission.terms_of(soldier.side), edition).unwrap()
    };
    let (slag, ha) = (figure("Slag"), figure("Ha"));
    let weapon: Weapon = slag.weapon.clone().unwrap();
    let outgunned = ha.is_outgunned_by(weapon.ogr) == Some(true);
    let shoot = Shoot::new(edition, slag, weapon, vec![Target::new(ha)]);
    let shot = shoot.odds().unwrap().of_column(0);
    let check = checks::of_edition(CheckId::ReceivedFire, edition).unwrap();
    let soldier = mission.company.find("Ha").unwrap();
    let mut asked = mission.terms_of(Who::Enemy).situation(check, edition, &soldier.man);
    asked.state.insert(Flag::Others);
    if outgunned {
        asked.state.insert(Flag::Outgunned);
    }
    let reacts = of_check(check, &asked);
    let mut ends: BTreeMap<String, f64> = BTreeMap::new();
    for (word, ways) in shot.iter() {
        let chance = ratio(ways, shot.of());
        match *word {
            "up" => {
                for ((result, hero), part) in &reacts {
                    let mut after = soldier.clone();
                    apply(&mut after.man.state, result);
                    after.man.state.extend(hero.then_some(Flag::Hero));
                    *ends.entry(after.standing()).or_default() += chance * part;
                }
            }
            down => {
                let mut after = soldier.clone();
                let flag = match down {
                    "knocked-down" => Flag::KnockedDown,
                    "out-of-the-fight" => Flag::OutOfTheFight,
                    "obviously-dead" => Flag::ObviouslyDead,
                    other => panic!("{other}"),
                };
                after.man.state.insert(flag);
                *ends.entry(after.standing()).or_default() += chance;
            }
        }
    }
    ends
}

fn apply(state: &mut std::collections::BTreeSet<Flag>, result: &str) {
    match result {
        "duck-back" => drop(state.insert(Flag::DuckBack)),
        "hunker-down" => drop(state.insert(Flag::HunkeredDown)),
        "runaway" => {
            for flag in [Flag::Prone, Flag::InCover] {
                state.remove(&flag);
            }
            state.insert(Flag::RunningAway);
        }
        _ => {}
    }
}

/// The exact odds of a check by counting every way its dice fall.
fn of_check(check: &checks::Check, asked: &Situation) -> BTreeMap<(String, bool), f64> {
    let odds = pointman_core::dice::enumerate(|dice| {
        let tested = checks::test(check, asked, dice, &mut Silent)?;
        Ok::<_, pointman_core::error::Error>((tested.outcome.unwrap().id(), tested.hero))
    })
    .unwrap();
    let chance = |ways| ratio(ways, odds.of());
    odds.iter().map(|((result, hero), ways)| (((*result).to_owned(), *hero), chance(ways))).collect()
}

#[test]
fn an_exchange_with_one_reaction_ends_as_the_exact_odds_multiply() {
    for number in 0..50 {
        let (mission, _, weapons) = situation(number);
        let orders = Exchange {
            fire: vec![Fire { by: "Slag".to_owned(), at: vec!["Ha".to_owned()], ..Fire::default() }],
            reactions: Some(1),
            ..Exchange::default()
        };
        let mut dice = Seeded::new(DiceState { seed: 700 + u64::from(number), drawn: 0 });
        let played = likely(&mission, &orders, runs(), &mut dice).unwrap();
        let ha = played.figures.iter().find(|figure| figure.name == "Ha").unwrap();
        let exact = exact(&mission);
        let whole: f64 = exact.values().sum();
        assert!((whole - 1.0).abs() < 1e-9, "situation {number}: {exact:?}");
        for other in &ha.ends {
            let end = if other.end == "unhurt, in the open" { "" } else { &other.end };
            assert!(exact.get(end).is_some_and(|chance| *chance > 0.0), "situation {number}: {other:?}");
        }
        for (end, chance) in exact {
            let end = if end.is_empty() { "unhurt, in the open" } else { &end };
            let found = ha.ends.iter().find(|other| other.end == end).map_or(0.0, |found| found.probability);
            let error = (chance * (1.0 - chance) / f64::from(runs())).sqrt();
            // Five standard errors: some 250 comparisons, of which none may fail by chance.
            assert!(
                (found - chance).abs() <= 5.0 * error + 1e-9,
                "situation {number} {weapons:?}: {end}: {found} played, {chance} exact"
            );
        }
    }
}

#[test]
fn the_fifty_situations_are_all_different() {
    let all: Vec<String> = (0..50)
        .map(|number| {
            let (mission, ..) = situation(number);
            let men: Vec<_> = mission.company.soldiers.iter().map(|soldier| soldier.man.clone()).collect();
            format!("{:?} {men:?}", mission.play.options.edition())
        })
        .collect();
    let different: std::collections::BTreeSet<&String> = all.iter().collect();
    assert_eq!(different.len(), 50);
}

#[test]
fn the_standard_error_is_that_of_the_share() {
    let (mission, ..) = situation(7);
    let orders = Exchange {
        fire: vec![Fire { by: "Slag".to_owned(), at: vec!["Ha".to_owned()], ..Fire::default() }],
        ..Exchange::default()
    };
    let before = mission.clone();
    let mut dice = Seeded::new(DiceState { seed: 1, drawn: 0 });
    let played = likely(&mission, &orders, 500, &mut dice).unwrap();
    assert_eq!(mission, before, "the evening goes on as it stood");
    let ends = &played.figures[0].ends;
    let counted: u32 = ends.iter().map(|end| end.count).sum();
    assert_eq!(counted, 500);
    for end in ends {
        let share = f64::from(end.count) / 500.0;
        assert!((end.standard_error - (share * (1.0 - share) / 500.0).sqrt()).abs() < 1e-12);
    }
}

#[test]
fn one_edition_is_obeyed_by_the_whole_evening() {
    let (mission, ..) = situation(1);
    assert_eq!(mission.play.options.edition(), Edition::Two);
}

#[test]
fn covering_fire_within_an_exchange_ends_as_the_single_check_and_shot_do() {
    for number in 0..50 {
        let (mut mission, _, weapons) = situation(number);
        for soldier in &mut mission.company.soldiers {
            // Slag only appears: he takes no check of his own.
            match soldier.side {
                Who::Own => soldier.man.weapon = None,
                Who::Enemy => soldier.covering = true,
            }
        }
        let elsewhere = number % 3 == 0;
        let sight = IntoSight {
            movers: vec!["Slag".to_owned()],
            watchers: vec!["Ha".to_owned()],
            covering: if elsewhere { Vec::new() } else { vec!["Ha".to_owned()] },
            elsewhere_is_lost: true,
            stationary: false,
            still: Vec::new(),
            range: None,
        };
        let orders = Exchange { sight: Some(sight), reactions: Some(0), ..Exchange::default() };
        let mut dice = Seeded::new(DiceState { seed: 900 + u64::from(number), drawn: 0 });
        let played = likely(&mission, &orders, runs(), &mut dice).unwrap();
        let edition = mission.play.options.edition();
        let figure = |name: &str| {
            let soldier = mission.company.find(name).unwrap();
            soldier.figure(&mission.terms_of(soldier.side), edition).unwrap()
        };
        let (ha, slag) = (figure("Ha"), figure("Slag"));
        let weapon = ha.weapon.clone().unwrap();
        let shot = Shoot::new(edition, ha, weapon, vec![Target::new(slag)]);
        let covering = Covering {
            shot,
            elsewhere,
            hidden: false,
            moving: false,
            with_leader: false,
            stealthy_target: false,
            sapper: false,
        };
        let exact = covering.odds().unwrap().of_column(1);
        let ends = &played.figures.iter().find(|figure| figure.name == "Slag").unwrap().ends;
        for (word, ways) in exact.iter() {
            let end = match *word {
                "knocked-down" => "Knocked Down",
                "out-of-the-fight" => "Out of the Fight",
                "obviously-dead" => "dead",
                _ => "unhurt, in the open",
            };
            let chance = ratio(ways, exact.of());
            let found = ends.iter().find(|other| other.end == end).map_or(0.0, |found| found.probability);
            let error = (chance * (1.0 - chance) / f64::from(runs())).sqrt();
            assert!(
                (found - chance).abs() <= 5.0 * error + 1e-9,
                "situation {number} {weapons:?}: {end}: {found} played, {chance} exact"
            );
        }
    }
}

#[test]
fn who_fires_at_what_he_does_not_cover_loses_his_covering_fire() {
    for (covering, old, left) in [(true, false, true), (false, false, false), (false, true, true)] {
        let (mut mission, ..) = situation(4);
        mission.company.soldiers.iter_mut().for_each(|soldier| soldier.covering = soldier.side == Who::Enemy);
        mission.company.soldiers[0].man.weapon = None;
        let mut sight = json!({ "movers": ["Slag"], "watchers": ["Ha"] });
        if covering {
            sight["covering"] = json!(["Ha"]);
        }
        if !old {
            sight["elsewhere_is_lost"] = json!(true);
        }
        let orders = json!({ "sight": sight, "reactions": 0 });
        take(&mut mission, "fng-exchange", orders, &mut dice(&[1, 1, 1, 6, 6, 6, 6, 6])).unwrap();
        assert_eq!(mission.company.find("Ha").unwrap().covering, left, "{covering} {old}");
    }
}
