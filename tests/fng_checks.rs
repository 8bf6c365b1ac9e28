//! Every FNG check, both editions: exact odds against every sequence of dice.

use std::collections::BTreeMap;

use pointman::dice::Scripted;
use pointman::fng::checks::{Edition, Situation, Tested, find, ids, odds, test};
use pointman::trace::Silent;

fn tested(check: &str, situation: &Situation, rolls: &[u32]) -> Tested {
    let check = find(check, situation.edition).unwrap();
    let mut dice = Scripted::new(rolls.iter().copied());
    let tested = test(check, situation, &mut dice, &mut Silent).unwrap();
    dice.finish().unwrap();
    tested
}

#[test]
fn every_check_of_every_edition_is_read() {
    for edition in Edition::ALL {
        for id in ids() {
            if let Err(error) = find(id, edition) {
                assert!(error.to_string().contains("only"), "{error}");
            }
        }
    }
}

#[test]
fn probe() {
    let mut seen = BTreeMap::new();
    for edition in Edition::ALL {
        for id in ids() {
            let Ok(check) = find(id, edition) else { continue };
            let mut situation = Situation::new(edition).rep(4);
            for value in check.engine_values().iter().filter(|value| value.required) {
                situation = situation.set(&value.name, 3);
            }
            if matches!(id, "penetration" | "penetration-crew") {
                situation = situation.set("difference", 3);
            }
            let start = std::time::Instant::now();
            match odds(check, &situation) {
                Ok(odds) => println!("{id} {edition:?} {:?} {}", start.elapsed(), serde_json::to_string(&odds).unwrap()),
                Err(error) => {
                    seen.insert(id, error.to_string());
                }
            }
        }
    }
    println!(
        "{}",
        serde_json::to_string_pretty(&tested("received-fire", &Situation::new(Edition::One).rep(4), &[3, 5])).unwrap()
    );
    println!(
        "{}",
        serde_json::to_string_pretty(&tested("mortar-deviation", &Situation::new(Edition::One).with("spotting"), &[2, 3, 4]))
            .unwrap()
    );
    assert!(seen.is_empty(), "{seen:#?}");
}
