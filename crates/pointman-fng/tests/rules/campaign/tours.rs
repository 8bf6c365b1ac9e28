//! Seeded tours from their first turn to their last: none fails, each can be undone to its start, and what
//! the dice bring is spread as the exact odds say. `POINTMAN_SOAK=50` runs more than the few hundred of every
//! day.

use pointman_fng::checks::Flag;
use pointman_fng::checks::ValueId;
use std::collections::BTreeMap;

use pointman_core::dice::{Dice, DiceState, Seeded};
use pointman_core::document::{self, Document};
use pointman_fng::attributes;
use pointman_fng::calendar::Turn;
use pointman_fng::campaign::{
    CAMPAIGN_ADVANCE, CAMPAIGN_NEW, Departure, GENERATE_MISSION, Happening, Options, Outing, Report, Stage,
    Status, TourOfDuty,
};
use pointman_fng::campaign_data::{MissionTableId, missions};
use pointman_fng::checks::{Edition, Situation, find, odds};
use pointman_fng::mission::{Corps, MissionId, Side};
use serde_json::{Value, json};

use crate::campaign::helpers::{Takes, all_quiet, document, man};

/// How many tours are run.
fn tours(usual: u64) -> u64 {
    usual * crate::soak::times()
}

const FORCES: [&str; 10] = [
    "us-army-infantry",
    "us-marines",
    "us-air-cavalry",
    "us-sf-cidg",
    "anzac-infantry",
    "arvn-army-infantry",
    "arvn-militia-rf-pf",
    "nva",
    "vc-main-force",
    "local-vc",
];

/// What is agreed for tour number `number`: every force, any date, at times another reading of the rules.
fn setup(number: u64, dice: &mut dyn Dice) -> Value {
    let force = FORCES[(number % 10) as usize];
    let corps = if force == "us-marines" {
        "i"
    } else {
        ["i", "ii", "iii"][dice.pick(3, format_args!("corps")).unwrap()]
    };
    let enemy = if FORCES[7..].contains(&force) { "us-army-infantry" } else { "vc-main-force" };
    let date = Turn::new(dice.roll(40, format_args!("date")).unwrap() as u8).unwrap().to_string();
    let mut options = serde_json::Map::new();
    for (key, _, values) in Options::ALL {
        if dice.roll(4, format_args!("option")).unwrap() == 1 {
            options.insert(
                (*key).to_owned(),
                values[dice.pick(values.len(), format_args!("value")).unwrap()].into(),
            );
        }
    }
    let mut setup = json!({ "force": force, "corps": corps, "enemy": enemy, "date": date, "options": options,
                            "months": dice.d6(format_args!("months")).unwrap() > 3,
                                "full": dice.d6(format_args!("full")).unwrap() > 4 });
    if dice.d6(format_args!("star")).unwrap() > 2 {
        setup["star"] = json!({ "name": "Slag", "rep": 5, "attributes": ["tough", "born-leader"] });
    }
    setup
}

/// A report made up from dice.
fn report(campaign: &TourOfDuty, dice: &mut dyn Dice) -> Report {
    let mut report = all_quiet(campaign);
    let mut die = |what: &str| dice.d6(format_args!("{what}")).unwrap();
    report.goal_met = Some(die("goal") > 3);
    report.enemy_uncovered = Some(die("contact") > 2);
    for (index, figure) in report.figures.iter_mut().enumerate() {
        let star = campaign.squad.figures[index].star;
        figure.fought = report.enemy_uncovered == Some(true) && die("fought") > 2;
        figure.kills = if figure.fought && die("kill") == 6 { 1 + u16::from(die("kills") > 4) } else { 0 };
        figure.status = match die("fate") + die("fate") {
            2 if star => Status::Ok,
            2 => Status::Dead,
            3 | 4 => Status::OutOfTheFight,
            12 if !star && die("run") > 3 => Status::RanAway,
            12 if !star && die("captured") == 6 => Status::Captured,
            _ => Status::Ok,
        };
        figure.cheated_death = star && figure.status == Status::Ok && die("death") == 1;
        figure.evacuated = figure.status == Status::OutOfTheFight && die("evacuated") > 3;
        figure.bonus_rp = if die("tunnel") + die("tunnel") == 12 { 2 } else { 0 };
        figure.deed = die("deed") + die("deed") == 2;
    }
    report
}

/// Plays one turn of a campaign by the document's own dice.
fn turn(document: &mut Document<TourOfDuty>, own: &mut Seeded, players: &mut dyn Dice) {
    document.take_given(GENERATE_MISSION, json!({}), own).unwrap();
    let campaign = &document.data;
    let everything: Vec<&str> =
        attributes::all().iter().filter(|one| one.in_printed_list).map(|one| one.id.id()).collect();
    let stars = campaign.men().filter(|figure| figure.star);
    let names: Vec<String> = stars.map(|figure| figure.name.clone()).collect();
    let wishes: BTreeMap<&String, &Vec<&str>> = names.iter().map(|name| (name, &everything)).collect();
    let re_up: BTreeMap<&String, bool> =
        names.iter().map(|name| (name, players.d6(format_args!("re-up")).unwrap() > 2)).collect();
    let mut given = json!({ "choices": { "attributes": wishes, "re_up": re_up } });
    if campaign.stage() == Stage::Fight {
        given["report"] = json!(report(campaign, players));
    }
    if let Err(error) = document.take_given(CAMPAIGN_ADVANCE, given.clone(), own) {
        panic!("{error}\n{given}\n{}", document.to_text());
    }
}

/// A whole tour.
fn played(number: u64) -> (Document<TourOfDuty>, String) {
    let mut players = Seeded::new(DiceState { seed: number ^ 0x5eed, drawn: 0 });
    let (mut document, mut own) = document(setup(number, &mut players), number);
    let start = document.to_text();
    while document.data.stage() != Stage::Over {
        turn(&mut document, &mut own, &mut players);
    }
    (document, start)
}

#[test]
fn seeded_tours_run_to_their_end_and_are_undone_to_their_start() {
    for number in 0..tours(16) {
        let (document, start) = played(number);
        let steps = document.history().len() as u32 - 1;
        let mut undone = document.undo(steps).unwrap();
        assert!(undone.redo(steps).unwrap() == document, "tour {number}");
        undone.forget_undone();
        assert_eq!(undone.to_text(), start, "tour {number}");
        if number % 50 == 0 {
            // Run again from its start it is the same, and it reads as it was written.
            document.verify().unwrap_or_else(|mismatch| panic!("tour {number}: {mismatch:?}"));
            let text = document.to_text();
            assert_eq!(document::read::<TourOfDuty>("tour.json", &text).unwrap().to_text(), text);
        }
        let chronicle = document.data.chronicle().markdown();
        assert!(chronicle.starts_with("# ") && chronicle.contains("## The end"), "tour {number}");
    }
}

/// Fails when `seen` is beyond five standard deviations of what independent chances, each `p` and `n` times,
/// give.
#[derive(Default, Debug, Clone, Copy)]
struct Expected {
    mean: f64,
    variance: f64,
}

impl Expected {
    fn add(&mut self, p: f64) {
        self.mean += p;
        self.variance += p * (1.0 - p);
    }

    fn check(self, seen: u64, what: &str) {
        let off = (seen as f64 - self.mean).abs();
        assert!(
            off <= 5.0 * self.variance.sqrt() + 0.5,
            "{what}: {seen} seen, {:.1} expected ± {:.1}",
            self.mean,
            self.variance.sqrt()
        );
    }
}

fn chance(check: &str, situation: &Situation, outcome: &str) -> f64 {
    let odds = odds(find(check, Edition::One).unwrap(), situation).unwrap();
    odds.outcomes
        .iter()
        .filter(|chance| chance.outcome.map(|result| result.id()) == Some(outcome))
        .map(|chance| chance.probability)
        .sum()
}

fn mission_check(rep: u8, carried: bool) -> Situation {
    let mut situation = Situation::new(Edition::One).rep(rep);
    situation.state.insert(Flag::Others);
    if carried { situation.with(Flag::CarriedBonus) } else { situation }
}

#[test]
fn missions_and_support_are_spread_as_the_exact_odds_say() {
    const SQUAD: [MissionId; 6] = [
        MissionId::Recon,
        MissionId::Perimeter,
        MissionId::Fight,
        MissionId::Probe,
        MissionId::SAndD,
        MissionId::Defense,
    ];
    let mut expected: BTreeMap<String, Expected> = BTreeMap::new();
    let mut seen: BTreeMap<String, u64> = BTreeMap::new();
    let mut checks: BTreeMap<(u8, bool), [f64; 3]> = BTreeMap::new();
    for number in 0..tours(36) {
        let force = FORCES[(number % 10) as usize];
        let corps = if force == "us-marines" { Corps::I } else { Corps::Ii };
        let enemy = if FORCES[7..].contains(&force) { "us-army-infantry" } else { "vc-main-force" };
        let (mut document, mut own) =
            document(json!({ "force": force, "corps": corps, "enemy": enemy }), number);
        let mut players = Seeded::new(DiceState { seed: number ^ 0xabc, drawn: 0 });
        let table = if corps == Corps::I { MissionTableId::First } else { MissionTableId::Others };
        let side = if FORCES[7..].contains(&force) { Side::Communist } else { Side::FreeWorld };
        while document.data.stage() != Stage::Over {
            let before = document.data.clone();
            turn(&mut document, &mut own, &mut players);
            let Some(record) = document.data.closed.last() else { continue };
            // Returns may have changed who leads: the record of the Mission says whose Rep it was.
            let rep = before
                .men()
                .find(|figure| Some(&figure.name) == record.leader.as_ref())
                .map(|figure| figure.rep);
            let (Some(rep), None) = (rep, before.follow_up) else { continue };
            if matches!(record.outing, Outing::Rest {} | Outing::Nobody {}) {
                continue;
            }
            let carried = before.carried > 0;
            let [mission, large, none] = *checks.entry((rep, carried)).or_insert_with(|| {
                let situation = mission_check(rep, carried);
                ["mission", "large-action", "no-mission"]
                    .map(|outcome| chance("mission-check", &situation, outcome))
            });
            assert!((mission + large + none - 1.0).abs() < 1e-9);
            expected.entry("a Mission".to_owned()).or_default().add(mission);
            expected.entry("a Large Action".to_owned()).or_default().add(large);
            expected.entry("Attack".to_owned()).or_default().add(large / 2.0);
            let Outing::Mission { mission: id, urban, support, enemy_support, .. } = &record.outing else {
                continue;
            };
            let name = if id.is_large() { "a Large Action" } else { "a Mission" };
            *seen.entry(name.to_owned()).or_default() += 1;
            if *id == MissionId::Attack {
                *seen.entry("Attack".to_owned()).or_default() += 1;
            }
            if !id.is_large() {
                for one in SQUAD {
                    let ways = (1..=6u8).flat_map(|first| (1..=6u8).map(move |second| first + second));
                    let ways = ways
                        .filter(|&total| missions().mission_tables.mission(table, side, total) == Some(one))
                        .count();
                    expected
                        .entry(format!("{table:?} {side:?} {one:?}"))
                        .or_default()
                        .add(ways as f64 / 36.0);
                }
                *seen.entry(format!("{table:?} {side:?} {id:?}")).or_default() += 1;
            }
            for level in 1..=6u8 {
                let lower = |face: u8| f64::from(2 * (6 - i32::from(face)) + 1) / 36.0;
                // The lower die, +1 in a built-up area, 4 to 6 in a Large Action.
                let least = if id.is_large() { 4 } else { 1 };
                let p: f64 = (1..=6u8)
                    .filter(|&face| (face + u8::from(*urban)).clamp(least, 6) == level)
                    .map(lower)
                    .sum();
                let key = format!("Support {level}, large {}, urban {urban}", id.is_large());
                for support in [support, enemy_support] {
                    expected.entry(key.clone()).or_default().add(p);
                    *seen.entry(key.clone()).or_default() += u64::from(*support == level);
                }
            }
        }
    }
    assert!(expected.len() > 30);
    for (what, expected) in expected {
        expected.check(seen.get(&what).copied().unwrap_or(0), &what);
    }
}

/// The exact chance that a Rep 3 man, out of the fight on a third of his Missions, is lost in each turn, with
/// a Leader of Rep 5.
fn lost_in_turn(turns: usize) -> Vec<f64> {
    let quiet = [false, true].map(|carried| {
        let situation = mission_check(5, carried);
        let one_pass = {
            let odds = odds(find("mission-check", Edition::One).unwrap(), &situation).unwrap();
            odds.outcomes
                .iter()
                .filter(|chance| chance.passes == Some(1))
                .map(|chance| chance.probability)
                .sum::<f64>()
        };
        let none = chance("mission-check", &situation, "no-mission") - one_pass;
        (one_pass, none, 1.0 - one_pass - none)
    });
    let recovery = ["recovers", "recovers-later", "lost"].map(|outcome| {
        let mut situation = Situation::new(Edition::One).rep(3);
        situation.state.insert(Flag::Others);
        chance("recovery", &situation, outcome)
    });
    // By carried bonus and turns until he is back; 0 is present.
    let mut now = [[0.0; 7]; 2];
    now[0][0] = 1.0;
    let mut lost = Vec::new();
    for _ in 0..turns {
        let mut next = [[0.0; 7]; 2];
        let mut gone = 0.0;
        for (carried, row) in now.iter().enumerate() {
            for (away, p) in row.iter().enumerate() {
                // He is back at the start of the turn.
                let away = away.saturating_sub(1);
                let (one_pass, none, mission) = quiet[carried];
                next[1][away] += p * one_pass;
                next[0][away] += p * none;
                if away > 0 {
                    next[0][away] += p * mission;
                    continue;
                }
                let hurt = p * mission / 3.0;
                next[0][0] += p * mission - hurt + hurt * recovery[0];
                next[0][1..].iter_mut().for_each(|place| *place += hurt * recovery[1] / 6.0);
                gone += hurt * recovery[2];
            }
        }
        lost.push(gone);
        now = next;
    }
    lost
}

#[test]
fn turns_and_months_survived_are_spread_as_the_exact_odds_say() {
    const TURNS: usize = 24;
    let exact = lost_in_turn(TURNS);
    let mut seen = [0u64; TURNS];
    let count = tours(400);
    for number in 0..count {
        // NVA: nobody goes on R&R or home, and the Leader, who never fights, stays Rep 5.
        let men = [man("Lead", 5, json!({ "role": "leader" })), man("Able", 3, json!({}))];
        let squad = json!({ "force": "nva", "figures": men });
        let setup =
            json!({ "corps": "ii", "squad": squad, "enemy": "us-army-infantry", "paper_strength": 2 });
        let (document, mut own) = document(setup, number);
        let mut campaign = document.data;
        let mut players = Seeded::new(DiceState { seed: number ^ 0x77, drawn: 0 });
        for (turn, seen) in seen.iter_mut().enumerate() {
            campaign.takes(GENERATE_MISSION, &json!({}), &mut own).unwrap();
            let mut given = json!({});
            if campaign.stage() == Stage::Fight {
                let mut report = all_quiet(&campaign);
                if let Some(able) = report.figures.iter_mut().find(|figure| figure.name == "Able")
                    && players.d6(format_args!("hurt")).unwrap() <= 2
                {
                    able.status = Status::OutOfTheFight;
                }
                given = json!({ "report": report });
            }
            campaign.takes(CAMPAIGN_ADVANCE, &given, &mut own).unwrap();
            if campaign.gone.iter().any(|gone| gone.figure.name == "Able") {
                *seen += 1;
                assert_eq!(campaign.closed.len(), turn + 1);
                break;
            }
        }
    }
    let mut survived = Expected::default();
    for (turn, p) in exact.iter().enumerate() {
        let mut expected = Expected::default();
        (0..count).for_each(|_| expected.add(*p));
        expected.check(seen[turn], &format!("lost in turn {}", turn + 1));
    }
    // The first year is survived by the rest.
    (0..count).for_each(|_| survived.add(1.0 - exact.iter().sum::<f64>()));
    survived.check(count - seen.iter().sum::<u64>(), "twelve months survived");
}

/// The exact chances of each Rep at the end of a tour of 12 months, from Rep 3 without kills and without
/// Reputation Points.
fn rep_at_the_end() -> [f64; 7] {
    // By Rep and whether it is fixed.
    let mut now = [[0.0; 2]; 7];
    now[3][0] = 1.0;
    for month in 1..=12i32 {
        let mut next = [[0.0; 2]; 7];
        for rep in 2..=6usize {
            next[rep][1] += now[rep][1];
            let p = now[rep][0];
            let (check, rolls, to) = if month >= 10 {
                ("short-timer", rep > 3, rep - 1)
            } else {
                ("monthly-rep", rep < 5, rep + 1)
            };
            if !rolls || p == 0.0 {
                next[rep][0] += p;
                continue;
            }
            let situation = Situation::new(Edition::One).rep(rep as u8).set(ValueId::Months, month);
            let odds = odds(find(check, Edition::One).unwrap(), &situation).unwrap();
            for chance in odds.outcomes {
                let fixed = usize::from(chance.then.map(|then| then.id()) == Some("rep-fixed"));
                let changes = ["rep-up", "rep-down"]
                    .contains(&chance.outcome.map(|result| result.id()).unwrap_or_default());
                next[if changes { to } else { rep }][fixed] += p * chance.probability;
            }
        }
        now = next;
    }
    now.map(|row| row[0] + row[1])
}

#[test]
fn reps_at_the_end_of_a_tour_are_spread_as_the_exact_odds_say() {
    let exact = rep_at_the_end();
    assert!((exact.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    let mut seen = [0u64; 7];
    let mut men = 0;
    for number in 0..tours(200) {
        let figures: Vec<Value> = (0..8).map(|index| man(&format!("Man {index}"), 3, json!({}))).collect();
        let squad = json!({ "force": "us-army-infantry", "figures": figures });
        let (document, mut own) =
            document(json!({ "corps": "ii", "squad": squad, "paper_strength": 8 }), number);
        let mut campaign = document.data;
        for _ in 0..24 {
            // Nobody goes out.
            crate::campaign::helpers::quiet(&mut campaign);
            campaign.takes(CAMPAIGN_ADVANCE, &json!({}), &mut own).unwrap();
        }
        let last = campaign.closed.last().unwrap();
        let home =
            campaign.gone.iter().filter(|gone| gone.how == Departure::TourOver).map(|gone| gone.figure.rep);
        let stay = last.happenings.iter().filter_map(|happening| match happening {
            Happening::ReUp { name, .. } => {
                campaign.men().find(|figure| figure.name == *name).map(|figure| figure.rep)
            }
            _ => None,
        });
        for rep in home.chain(stay) {
            seen[usize::from(rep)] += 1;
            men += 1;
        }
    }
    assert_eq!(men, tours(200) * 8);
    for (rep, p) in exact.iter().enumerate() {
        let mut expected = Expected::default();
        (0..men).for_each(|_| expected.add(*p));
        expected.check(seen[rep], &format!("Rep {rep} at the end"));
    }
}

#[test]
fn the_same_seed_is_the_same_tour() {
    assert_eq!(played(7).0.to_text(), played(7).0.to_text());
    let begun = |seed| document(json!({ "force": "nva", "corps": "ii" }), seed).0;
    assert_ne!(begun(1).data, begun(2).data);
    assert_eq!(begun(1).history().steps()[0].command, CAMPAIGN_NEW);
}
