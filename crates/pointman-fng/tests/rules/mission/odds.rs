//! What is generated comes as often as the exact odds say.

use pointman_fng::checks::Flag;
use std::collections::BTreeMap;

use pointman_core::dice::enumerate;
use pointman_fng::campaign_data::missions;
use pointman_fng::checks::{Edition, Situation, find, odds};
use pointman_fng::mission::{
    Corps, Density, FeatureKind, MissionId, OpeningMove, Order, TableSize, mission_of_turn,
};
use pointman_fng::told::Told;

use crate::mission::order::*;

/// The chance of each mission, from every way the dice can fall.
fn exact(order: &Order) -> BTreeMap<Option<MissionId>, f64> {
    let distribution = enumerate(|dice| mission_of_turn(order, &mut Told::default(), dice).map(|(_, id)| id));
    let distribution = distribution.unwrap();
    distribution
        .iter()
        .map(|(id, ways)| (*id, ways.to_string().parse::<f64>().unwrap()))
        .collect::<BTreeMap<_, _>>()
        .scaled()
}

trait Scaled {
    fn scaled(self) -> Self;
}

impl Scaled for BTreeMap<Option<MissionId>, f64> {
    fn scaled(mut self) -> Self {
        let all: f64 = self.values().sum();
        self.values_mut().for_each(|ways| *ways /= all);
        self
    }
}

/// The same by hand: the check from its exact odds, the table by its 36 totals, half of the Large Actions
/// each.
fn by_hand(order: &Order) -> BTreeMap<Option<MissionId>, f64> {
    let rep = u32::from(order.leader_rep) + u32::from(order.carried);
    let mut chances = BTreeMap::new();
    let table = match order.corps {
        Corps::I => &missions().mission_tables.first,
        _ => &missions().mission_tables.others,
    };
    let column = if ["nva", "vc-main-force", "local-vc"].contains(&order.force.id()) {
        &table.communist
    } else {
        &table.us
    };
    let faces = || (1..=6u32).flat_map(|one| (1..=6u32).map(move |two| (one, two)));
    for (one, two) in faces() {
        if one > rep || two > rep {
            *chances.entry(None).or_default() += 1.0 / 36.0;
        } else if one == two {
            for id in [MissionId::Attack, MissionId::Defend] {
                *chances.entry(Some(id)).or_default() += 0.5 / 36.0;
            }
        } else {
            for (first, second) in faces() {
                *chances.entry(Some(column[&((first + second) as u8)])).or_default() += 1.0 / 36.0 / 36.0;
            }
        }
    }
    chances
}

#[test]
fn each_mission_has_its_exact_chance_for_every_corps_side_rep_and_bonus() {
    for corps in [Corps::I, Corps::Iii] {
        for force in ["us-army-infantry", "nva"] {
            for rep in 2..=6 {
                for carried in [false, true] {
                    let mut order = order(corps, force);
                    (order.leader_rep, order.carried) = (rep, carried);
                    let (exact, by_hand) = (exact(&order), by_hand(&order));
                    assert_eq!(exact.keys().collect::<Vec<_>>(), by_hand.keys().collect::<Vec<_>>());
                    assert!(
                        exact.iter().all(|(id, chance)| (chance - by_hand[id]).abs() < 1e-9),
                        "{exact:?} {by_hand:?}"
                    );
                }
            }
        }
    }
}

/// Whether a count of `all` throws is what a chance says, within five deviations.
fn fits(count: usize, all: usize, chance: f64) -> bool {
    let (count, all) = (count as f64, all as f64);
    (count - all * chance).abs() <= 5.0 * (all * chance * (1.0 - chance)).sqrt() + 1.0
}

#[test]
fn generated_missions_and_support_levels_come_as_often_as_their_odds_say() {
    let mut order = order(Corps::Ii, "us-army-infantry");
    order.table = Some(TableSize { width_ft: 3, depth_ft: 4 });
    order.urban = Some(true);
    let expected = exact(&order);
    let check = find("support-level", Edition::One).unwrap();
    let levels = odds(check, &Situation::new(Edition::One).with(Flag::Urban)).unwrap();
    const ALL: usize = 4000;
    let mut counts: BTreeMap<Option<MissionId>, usize> = BTreeMap::new();
    let mut supports: BTreeMap<i32, usize> = BTreeMap::new();
    let mut squads = 0;
    for seed in 0..ALL as u64 {
        // The table is too small for a Defense: that mission is drawn from its own order.
        let made = pointman_fng::mission::generate(&order, &mut seeded(seed));
        let id = match made {
            Ok((mission, _)) => {
                let id = mission.mission_id();
                if id.is_some_and(|id| !id.is_large()) {
                    squads += 1;
                    *supports.entry(i32::from(mission.own.support)).or_default() += 1;
                }
                id
            }
            Err(error) => {
                assert!(error.to_string().contains("Defense"), "{error}");
                Some(MissionId::Defense)
            }
        };
        *counts.entry(id).or_default() += 1;
    }
    for (id, chance) in expected {
        assert!(fits(counts.get(&id).copied().unwrap_or(0), ALL, chance), "{id:?}: {counts:?}");
    }
    for chance in &levels.outcomes {
        let level = chance.roll.unwrap();
        assert!(
            fits(supports.get(&level).copied().unwrap_or(0), squads, chance.probability),
            "{level}: {supports:?}"
        );
    }
}

#[test]
fn each_square_foot_has_as_many_pieces_as_its_die_says() {
    // camp-19: one roll for each square foot, the printed limits for each density.
    for (density, rows) in [
        (Density::Open, [0, 0, 0, 1, 1, 1]),
        (Density::Broken, [1, 1, 1, 2, 2, 2]),
        (Density::Rugged, [2, 2, 3, 3, 3, 3]),
    ] {
        let mut order = order(Corps::Ii, "us-army-infantry");
        (order.mission, order.density, order.urban) = (Some(MissionId::Fight), Some(density), Some(false));
        for seed in 0..20 {
            let (mission, told) = made(&order, seed);
            let event = told.events.iter().find(|event| event.rule == "terrain-density").unwrap();
            assert_eq!(event.dice.len(), 16);
            let wanted: usize = event.dice.iter().map(|face| rows[*face as usize - 1]).sum();
            assert_eq!(mission.ground.unwrap().features.len(), wanted, "{density}");
        }
        order.options.set("camp-19", "one-roll").unwrap();
        let (mission, told) = made(&order, 1);
        let event = told.events.iter().find(|event| event.rule == "terrain-density").unwrap();
        assert_eq!(event.dice.len(), 1);
        assert_eq!(mission.ground.unwrap().features.len(), 16 * rows[event.dice[0] as usize - 1]);
    }
}

#[test]
fn opening_moves_come_as_often_as_2d6_say() {
    let mut order = order(Corps::Ii, "us-army-infantry");
    (order.mission, order.density) = (Some(MissionId::Defend), Some(Density::Open));
    const ALL: usize = 1500;
    let mut counts: BTreeMap<OpeningMove, usize> = BTreeMap::new();
    for seed in 0..ALL as u64 {
        *counts.entry(made(&order, seed).0.opening.unwrap().opening_move).or_default() += 1;
    }
    for row in &missions().large_actions.opening_moves.rows {
        let ways: u8 = (row.min..=row.max).map(|total| 6 - total.abs_diff(7)).sum();
        assert!(
            fits(counts.get(&row.result).copied().unwrap_or(0), ALL, f64::from(ways) / 36.0),
            "{counts:?}"
        );
    }
}

#[test]
fn the_ground_of_a_corps_is_that_of_its_description() {
    let count = |corps: Corps, force: &str, kind: FeatureKind| -> usize {
        let mut order = order(corps, force);
        (order.mission, order.density) = (Some(MissionId::Fight), Some(Density::Broken));
        (0..30)
            .map(|seed| {
                made(&order, seed)
                    .0
                    .ground
                    .unwrap()
                    .features
                    .iter()
                    .filter(|feature| feature.kind == kind)
                    .count()
            })
            .sum()
    };
    assert!(count(Corps::Ii, "us-army-infantry", FeatureKind::SteepHillside) > 100);
    assert_eq!(count(Corps::Iv, "us-army-infantry", FeatureKind::SteepHillside), 0);
    assert!(count(Corps::Iv, "us-army-infantry", FeatureKind::RiverCanal) > 10);
    assert!(count(Corps::I, "us-marines", FeatureKind::Jungle) > 50);
}
