//! Which check each Attribute alters, and that it alters no other.

use pointman_fng::checks::ValueId;
use std::collections::{BTreeMap, BTreeSet};

use pointman_core::dice::{Dice, DiceState, Seeded};
use pointman_core::trace::Silent;
use pointman_fng::attributes;
use pointman_fng::checks::{Check, Edition, ReadyCheck, Situation, Tested, find, ids};

/// The matrix of the rules: check, the Attributes that alter it. `reaction` and `result` stand for groups of
/// checks.
const MATRIX: &[(&str, &[&str])] = &[
    ("activation", &["dumb-ass"]),
    ("being-charged", &["wuss"]),
    ("discover-trap", &["pointman"]),
    ("fast-move", &["clumsy", "fast", "slow"]),
    ("grenade-throw", &["athlete", "grenadier"]),
    ("hero-close-assault", &["tank-killer"]),
    ("in-sight", &["pointman", "quick-reflexes", "shortsighted"]),
    ("language-barrier", &["fluent", "language"]),
    ("melee", &["brawler", "knifeman", "runt"]),
    ("melee-damage", &["hard-as-nails"]),
    ("outgunned", &["shirker"]),
    ("radio-contact", &["rto-wizard"]),
    ("rally", &["wuss"]),
    ("ranged-damage", &["hard-as-nails"]),
    ("ranged-to-hit", &["agile", "crack-shot", "grenadier", "knifeman", "marksman", "pigman"]),
    ("received-fire", &["jodie", "shirker"]),
    ("recovery", &["sickly"]),
    ("spot-tunnel", &["pointman"]),
    ("vehicle-in-sight", &["shortsighted"]),
    ("wanting-to-charge", &["wuss"]),
];

/// Attributes that never re-up (unless Rep 5).
const BARRED: [&str; 7] = ["coward", "jodie", "looter", "shirker", "sickly", "street-punk", "wuss"];

/// Whether the rules say that `attribute`, by itself or by what it is made of, alters `check`.
fn alters(attribute: &str, check: &Check) -> bool {
    let parts: BTreeSet<&str> =
        attributes::expand(&[attribute.to_owned()]).unwrap().iter().map(|part| part.id.id()).collect();
    let listed = MATRIX
        .iter()
        .any(|(id, altering)| *id == check.id.id() && altering.iter().any(|id| parts.contains(id)));
    let by_result = check.reaction
        && ["coward", "nerves-of-steel", "tough"].iter().any(|id| parts.contains(id))
        && has_result(check, &parts);
    let by_reaction = check.reaction
        && !check.id.id().ends_with("in-sight")
        && check.id.id() != "surprise"
        && parts.contains("born-leader");
    let by_re_up = check.id.id() == "re-up" && BARRED.iter().any(|id| parts.contains(id));
    listed || by_result || by_reaction || by_re_up
}

/// Whether the check has a result that the Attribute replaces.
fn has_result(check: &Check, parts: &BTreeSet<&str>) -> bool {
    let has = |result: &str| {
        check.outcomes.iter().flat_map(|passes| passes.results).any(|line| line.result.id() == result)
    };
    (has("duck-back") && (parts.contains("coward") || parts.contains("nerves-of-steel")))
        || (has("hunker-down") && parts.contains("tough"))
}

/// Situations in which every condition an Attribute may need holds somewhere.
fn situations(check: &Check, edition: Edition) -> Vec<Situation> {
    let mut plain = Situation::new(edition).rep(4);
    for value in check.engine_values().iter().filter(|value| value.required) {
        plain = plain.set(value.name, 3);
    }
    if check.id.id().starts_with("penetration") {
        plain = plain.set(ValueId::Apr, 6).set(ValueId::Ar, 3);
    }
    if check.engine_values().iter().any(|value| value.name.id() == "shots") {
        plain = plain.set(ValueId::Shots, 1);
    }
    let mut all = vec![plain.clone()];
    for flag in check.flags() {
        let with = plain.clone().with(flag);
        all.push(match flag.id() {
            "near-born-leader" => with.set(ValueId::Passes, 1),
            "leader-die" => with.leader_rep(5),
            _ => with,
        });
    }
    all
}

/// The records of many seeds.
fn records(check: &Check, situation: &Situation) -> Vec<Tested> {
    let mut dice = Seeded::new(DiceState { seed: 11, drawn: 0 });
    let ready = ReadyCheck::new(check, situation).unwrap();
    let mut records = Vec::new();
    for _ in 0..14 {
        let _ = dice.d6(format_args!("shake"));
        records.push(ready.take(&mut dice, &mut Silent).unwrap());
    }
    records
}

#[test]
fn an_attribute_alters_every_check_it_should_and_no_other() {
    let wrong = std::thread::scope(|scope| {
        let editions = Edition::ALL.map(|edition| scope.spawn(move || wrongly_altered(edition)));
        editions.map(|edition| edition.join().unwrap())
    });
    assert!(wrong.iter().all(BTreeMap::is_empty), "{wrong:#?}");
}

/// The checks that Attributes alter against the matrix.
fn wrongly_altered(edition: Edition) -> BTreeMap<String, Vec<&'static str>> {
    let mut wrong: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    // What he has is drawn again, whatever it is: a test of its own looks at that.
    for check in
        ids().map(|id| id.id()).filter(|id| *id != "attribute-draw").filter_map(|id| find(id, edition).ok())
    {
        let situations = situations(check, edition);
        let plain: Vec<_> = situations.iter().map(|situation| records(check, situation)).collect();
        for attribute in attributes::all() {
            let with =
                |situation: &Situation| records(check, &situation.clone().attribute(attribute.id.id()));
            let altered = situations.iter().zip(&plain).any(|(situation, plain)| with(situation) != *plain);
            if altered != alters(attribute.id.id(), check) {
                wrong.entry(format!("{} altered: {altered}", check.id)).or_default().push(attribute.id.id());
            }
        }
    }
    wrong
}

#[test]
fn a_conditional_attribute_acts_only_under_its_condition() {
    let acts = |check: &str, attribute: &str, flags: &[&str]| {
        let check = find(check, Edition::One).unwrap();
        let plain = flags.iter().fold(Situation::new(Edition::One).rep(4), |situation, flag| {
            situation.with(flag.parse().unwrap())
        });
        records(check, &plain) != records(check, &plain.clone().attribute(attribute))
    };
    for (check, attribute, flag) in [
        ("ranged-to-hit", "marksman", "smallarms"),
        ("ranged-to-hit", "pigman", "light-machine-gun"),
        ("ranged-to-hit", "pigman", "lmg"),
        ("ranged-to-hit", "crack-shot", "single-shot"),
        ("ranged-to-hit", "sniper", "single-shot"),
        ("ranged-to-hit", "grenadier", "grenade-launcher"),
        ("ranged-to-hit", "knifeman", "thrown-bayonet"),
        ("ranged-to-hit", "agile", "shooter-fast-moving"),
        ("melee", "knifeman", "hand-held-bayonet"),
        ("in-sight", "pointman", "ambush"),
        ("in-sight", "quick-reflexes", "fast-moving"),
    ] {
        assert!(!acts(check, attribute, &[]), "{attribute} without {flag}");
        assert!(acts(check, attribute, &[flag]), "{attribute} with {flag}");
    }
    assert!(!acts("ranged-to-hit", "agile", &["target-fast-moving"]));
}
