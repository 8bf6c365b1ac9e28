//! The check values: exact odds, counted by driving the rules over all dice.

use pointman_ambush_valley::*;
use pointman_core::dice::odds::Distribution;
use pointman_core::dice::{Dice, enumerate};

use crate::helpers::*;

/// The rows of a table with their ways for each die.
type Rows = &'static [(&'static str, [u64; 4])];

/// The ways of each outcome in parts of `of`.
fn parts<T: Ord + Clone>(odds: &Distribution<T>, of: u64, outcome: &T) -> u64 {
    let ways: u64 = odds.ways(outcome).try_into().unwrap();
    let all: u64 = odds.of().try_into().unwrap();
    assert_eq!(ways * of % all, 0);
    ways * of / all
}

fn rows(table: TableId, die: Die) -> Distribution<String> {
    enumerate(|dice| roll(table, Some(die), 0, "", dice).map(|(_, row)| row.id.clone())).unwrap()
}

#[test]
fn every_table_of_two_troop_quality_dice_has_the_odds_counted_by_hand() {
    let expected: [(TableId, Rows); 4] = [
        (
            TableId::EvacuatedCasualties,
            &[
                ("deceased", [1, 1, 1, 1]),
                ("very-serious-injury", [2, 2, 2, 2]),
                ("serious-injury", [7, 7, 7, 7]),
                ("incapacitating-injury", [11, 11, 11, 11]),
                ("not-seriously-injured", [15, 43, 79, 123]),
            ],
        ),
        (
            TableId::AccompaniedCasualties,
            &[
                ("deceased", [1, 1, 1, 1]),
                ("very-serious-injury", [5, 5, 5, 5]),
                ("serious-injury", [9, 9, 9, 9]),
                ("incapacitating-injury", [15, 21, 21, 21]),
                ("not-seriously-injured", [6, 28, 64, 108]),
            ],
        ),
        (
            TableId::Stragglers,
            &[
                ("duty-status-whereabouts-unknown", [3, 3, 3, 3]),
                ("captured", [12, 12, 12, 12]),
                ("recovered-accompanied", [15, 21, 21, 21]),
                ("recovered-evacuated", [6, 28, 64, 108]),
            ],
        ),
        (
            TableId::CombatFatigue,
            &[
                ("degraded-defence", [3, 3, 3, 3]),
                ("degraded-firepower", [7, 7, 7, 7]),
                ("degraded-morale", [11, 11, 11, 11]),
                ("degraded-reactions", [9, 15, 15, 15]),
                ("loss-of-edge", [5, 13, 19, 19]),
                ("fatigued", [1, 15, 45, 89]),
            ],
        ),
    ];
    for (table, outcomes) in expected {
        for (index, die) in Die::ALL.into_iter().enumerate() {
            let odds = rows(table, die);
            let of = u64::from(die.sides().pow(2));
            for (row, ways) in outcomes {
                assert_eq!(parts(&odds, of, &(*row).to_owned()), ways[index], "{table} {row} {die}");
            }
            assert_eq!(odds.iter().count(), outcomes.len());
        }
    }
}

#[test]
fn a_stragglers_fate_has_the_odds_counted_by_hand() {
    let expected = [
        (Status::Deceased, [21, 49, 85, 129]),
        (Status::VerySeriousInjury, [87, 161, 233, 321]),
        (Status::SeriousInjury, [177, 385, 637, 945]),
        (Status::IncapacitatingInjury, [291, 749, 1145, 1629]),
        (Status::Active, [180, 1792, 6400, 15552]),
        (Status::WhereaboutsUnknown, [108, 192, 300, 432]),
        (Status::Captured, [432, 768, 1200, 1728]),
    ];
    for (index, die) in Die::ALL.into_iter().enumerate() {
        let odds =
            enumerate(|dice| fate(Condition::Straggler, die, "", dice).map(|fate| fate.status)).unwrap();
        let of = u64::from(die.sides()).pow(4);
        for (status, ways) in expected {
            assert_eq!(parts(&odds, of, &status), ways[index], "{status} {die}");
        }
    }
}

#[test]
fn a_pool_check_succeeds_on_4_or_more() {
    for table in [TableId::ReturnToDutyCheck, TableId::ReplacementCheck] {
        for (die, ways) in Die::ALL.into_iter().zip([60, 75, 84, 90]) {
            let row = if table == TableId::ReturnToDutyCheck { "return" } else { "recuperate" };
            assert_eq!(parts(&rows(table, die), 120, &row.to_owned()), ways);
        }
    }
}

#[test]
fn two_replacements_leave_these_odds_of_keeping_developments() {
    for (die, ways) in Die::ALL.into_iter().zip([4, 9, 12, 14]) {
        let odds = enumerate(|dice| advancements_kept(die, 2, "", dice).map(|(kept, _)| kept)).unwrap();
        assert_eq!(parts(&odds, 24, &true), ways);
    }
}

#[test]
fn games_last_five_to_eight_turns_with_these_odds() {
    let mut ready = campaign();
    to_game(&mut ready);
    let odds = enumerate(|dice| {
        let mut document = ready.clone();
        while !document
            .data
            .mission
            .as_ref()
            .is_some_and(|mission| mission.game.over || mission.game.turn == 8)
        {
            document.take_given(CAMPAIGN_LENGTH, serde_json::json!({}), dice)?;
        }
        Ok::<_, pointman_core::Error>(document.data.mission.as_ref().map_or(0, |mission| mission.game.turn))
    })
    .unwrap();
    let ways: Vec<_> = (5..=8).map(|turns| parts(&odds, 960, &turns)).collect();
    assert_eq!(ways, [480, 180, 90, 210]);
    // The mean is 193/32.
    let mean: u64 = (5..=8).zip(&ways).map(|(turns, ways)| turns * ways).sum();
    assert_eq!(mean * 32, 193 * 960);
}

#[test]
fn a_leaders_rating_is_rolled_one_time_in_six() {
    let leader = campaign().data.regulars[0].figures[0].clone();
    let rated = |dice: &mut dyn Dice| {
        let (leadership, made) = leadership_roll(
            &leader,
            &leader.name,
            pointman_ambush_valley::campaign::options::LeadershipRollEffect::Replaces,
            dice,
        )?;
        Ok::<_, pointman_core::Error>((made.len() == 2).then_some(leadership))
    };
    let odds = enumerate(rated).unwrap();
    assert_eq!(parts(&odds, 36, &None), 30);
    let ways: Vec<_> = [-2, -1, 1, 2].map(|rating| parts(&odds, 36, &Some(rating))).into();
    assert_eq!(ways, [1, 2, 2, 1]);
}
