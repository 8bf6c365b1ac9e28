//! Grenades and flame.

use pointman_core::trace::Silent;
use pointman_fng::checks::Edition;
use pointman_fng::combat::{
    Crossing, Figure, Flame, Grenade, GrenadeOutcome, GrenadeRecord, State, TankBurst, Throwing, Unlucky,
    usable_below,
};

use crate::combat::support::*;

const ONE: Edition = Edition::One;
const TWO: Edition = Edition::Two;

fn grenade(rep: u8, targets: Vec<Figure>) -> Grenade {
    Grenade::new(ONE, man("thrower", rep), weapon("grenade", ONE), targets)
}

fn throw(grenade: &Grenade, faces: &[u32]) -> GrenadeRecord {
    rolls(faces, |dice| grenade.run(dice, &mut Silent))
}

fn state(record: &GrenadeRecord, name: &str) -> State {
    record.figures.iter().find(|fate| fate.name == name).unwrap().state
}

#[test]
fn a_grenade_of_total_8_misses_the_man_in_cover_and_hits_the_other_two() {
    let men = vec![in_cover(man("covered", 4)), man("Rep 4", 4), man("Rep 3", 3)];
    let record = throw(&grenade(4, men), &[4, 1, 5]);
    assert_eq!((record.outcome, record.total), (GrenadeOutcome::OnTheSpot, Some(8)));
    assert_eq!(state(&record, "covered"), State::Up);
    assert_eq!(state(&record, "Rep 4"), State::ObviouslyDead);
    assert_eq!(state(&record, "Rep 3"), State::OutOfTheFight);
}

#[test]
fn the_number_of_targets_never_counts_in_a_blast() {
    let men = (0..5).map(|n| man(&n.to_string(), 6)).collect();
    let record = throw(&grenade(4, men), &[4, 6, 6, 6, 6, 6]);
    assert_eq!(record.figures.iter().filter(|fate| fate.state == State::KnockedDown).count(), 5);
}

#[test]
fn a_flak_jacket_takes_1_off_the_impact_of_a_blast() {
    let mut jacketed = man("jacketed", 4);
    jacketed.flak_jacket = true;
    let record = throw(&grenade(4, vec![jacketed, man("bare", 4)]), &[4, 2, 2]);
    assert_eq!(state(&record, "jacketed"), State::KnockedDown);
    assert_eq!(state(&record, "bare"), State::ObviouslyDead);
}

#[test]
fn a_missed_throw_with_2_passes_is_harmless_and_still_draws_received_fire() {
    let record = throw(&grenade(4, vec![man("Phu", 4)]), &[3, 1, 2]);
    assert_eq!(record.outcome, GrenadeOutcome::Harmless);
    assert_eq!(record.follows[0].check.id(), "received-fire");
}

#[test]
fn a_missed_throw_with_1_pass_may_hit_the_next_closest_group() {
    let mut throwing = grenade(4, vec![man("Phu", 4)]);
    throwing.other_group = vec![man("Smith", 4), in_cover(man("Jones", 4))];
    let record = throw(&throwing, &[3, 1, 5, 5, 6]);
    assert_eq!(record.outcome, GrenadeOutcome::OtherGroup);
    assert_eq!([state(&record, "Phu"), state(&record, "Smith"), state(&record, "Jones")], {
        [State::Up, State::OutOfTheFight, State::Up]
    });
    assert_eq!(throw(&throwing, &[3, 1, 5, 2]).outcome, GrenadeOutcome::Harmless, "a miss is harmless");
}

#[test]
fn a_fumble_endangers_the_thrower_and_all_round_him() {
    let mut throwing = grenade(4, vec![man("Phu", 4)]);
    throwing.near_thrower = vec![man("Smith", 3)];
    let record = throw(&throwing, &[3, 5, 6, 4, 4, 5]);
    assert_eq!(record.outcome, GrenadeOutcome::Fumble);
    assert_eq!([state(&record, "thrower"), state(&record, "Smith"), state(&record, "Phu")], {
        [State::Prone, State::OutOfTheFight, State::Up]
    });
}

#[test]
fn an_athlete_throws_8_in_and_others_6() {
    let far = |thrower: Figure| Grenade { thrower, range: Some(8), ..grenade(4, vec![man("Phu", 4)]) };
    assert!(far(man("thrower", 4)).odds().unwrap_err().to_string().contains("reaches 6 in"));
    assert!(far(with(man("thrower", 4), "athlete")).odds().is_ok());
}

#[test]
fn smith_the_athlete_picks_the_grenade_up_and_throws_it_back() {
    let smith = with(man("Smith", 4), "athlete");
    let record = throw(&grenade(4, vec![smith.clone(), man("Jones", 4)]), &[5, 3, 4, 5]);
    assert_eq!(record.thrown_back_by.as_deref(), Some("Smith"));
    assert_eq!([state(&record, "Smith"), state(&record, "Jones"), state(&record, "thrower")], {
        [State::Up, State::Up, State::OutOfTheFight]
    });
    let fails = throw(&grenade(4, vec![smith]), &[5, 5, 5]);
    assert_eq!((fails.thrown_back_by.as_deref(), state(&fails, "Smith")), (None, State::OutOfTheFight));
}

#[test]
fn a_failed_return_throw_gives_what_the_throwing_procedure_gives() {
    let smith = with(man("Smith", 4), "athlete");
    let record = throw(&grenade(4, vec![smith, man("Jones", 4)]), &[5, 3, 2, 6, 6, 2, 6, 4]);
    assert_eq!(record.outcome, GrenadeOutcome::Fumble, "at his own feet: everyone there rolls to escape");
    assert_eq!([state(&record, "Smith"), state(&record, "Jones")], [State::Prone, State::KnockedDown]);
}

#[test]
fn bombs_away_reads_the_room_as_open_with_2_passes_and_in_cover_with_1() {
    let bomb = Grenade { throwing: Throwing::BombsAway, ..grenade(4, vec![in_cover(man("Phu", 4))]) };
    assert_eq!(state(&throw(&bomb, &[1, 2, 4, 5]), "Phu"), State::OutOfTheFight);
    assert_eq!(throw(&bomb, &[1, 5, 5]).outcome, GrenadeOutcome::Dud, "9 misses cover: a dud");
    assert_eq!(state(&throw(&bomb, &[1, 5, 6, 5]), "Phu"), State::OutOfTheFight);
    assert_eq!(throw(&bomb, &[5, 6, 3]).outcome, GrenadeOutcome::Fumble);
}

#[test]
fn bombs_away_in_the_open_forgets_cover_but_not_posture() {
    let mut prone = man("Phu", 4);
    prone.exposure.prone = true;
    let bomb = Grenade { throwing: Throwing::BombsAway, ..grenade(4, vec![prone]) };
    assert_eq!(throw(&bomb, &[1, 2, 4]).outcome, GrenadeOutcome::Dud);
}

#[test]
fn a_grenadier_rolls_2d6_with_an_m_79_and_keeps_one() {
    let mut launched =
        Grenade::new(ONE, man("grenadier", 4), weapon("usa-m-79-m-203-he", ONE), vec![man("Phu", 4)]);
    launched.thrower = with(launched.thrower, "grenadier");
    let record = throw(&launched, &[2, 5, 5]);
    assert_eq!((record.throws[0].dice.as_slice(), record.total), ([2, 5].as_slice(), Some(9)));
}

#[test]
fn a_40mm_round_nearer_than_12_in_is_a_dud_and_at_12_in_armed() {
    let at = |range| Grenade {
        range: Some(range),
        ..Grenade::new(ONE, man("g", 4), weapon("m-79-m-203-he", ONE), vec![man("Phu", 4)])
    };
    let dud = throw(&at(11), &[]);
    assert_eq!((dud.outcome, dud.follows[0].check.id()), (GrenadeOutcome::Dud, "received-fire"));
    assert_eq!(throw(&at(12), &[4, 5]).outcome, GrenadeOutcome::OnTheSpot);
    assert!(at(29).odds().unwrap_err().to_string().contains("reaches 28 in"));
}

#[test]
fn a_launched_round_that_misses_explodes_harmlessly_without_scatter() {
    let launched = Grenade::new(ONE, man("g", 4), weapon("rifle-launched-grenade", ONE), vec![man("Phu", 4)]);
    let record = throw(&launched, &[3]);
    assert_eq!((record.outcome, record.throws.len()), (GrenadeOutcome::Harmless, 1));
}

#[test]
fn a_molotov_has_impact_5_and_a_satchel_charge_too() {
    for id in ["molotov-cocktail", "usa-demo-charge"] {
        let burst = Grenade::new(ONE, man("sapper", 4), weapon(id, ONE), vec![man("Phu", 4)]);
        assert_eq!(state(&throw(&burst, &[4, 5]), "Phu"), State::ObviouslyDead);
    }
}

#[test]
fn a_placed_charge_does_not_scatter() {
    let placed = Grenade {
        throwing: Throwing::Placed,
        ..Grenade::new(ONE, man("sapper", 4), weapon("usa-demo-charge", ONE), vec![man("Phu", 4)])
    };
    assert_eq!(throw(&placed, &[3]).outcome, GrenadeOutcome::Harmless);
}

#[test]
fn a_tunnel_adds_1_to_the_impact_of_explosives() {
    let tunnel = Grenade { tunnel: true, ..grenade(4, vec![man("Phu", 4)]) };
    assert_eq!(state(&throw(&tunnel, &[4, 3]), "Phu"), State::ObviouslyDead);
}

#[test]
fn a_rifle_is_not_thrown() {
    let wrong = Grenade::new(ONE, man("g", 4), weapon("m-16", ONE), vec![]);
    assert!(wrong.odds().unwrap_err().to_string().contains("does not burst"));
}

fn flame(targets: Vec<Figure>, id: &str) -> Flame {
    let weapon = weapon(id, TWO);
    Flame {
        unlucky: Unlucky::default(),
        edition: TWO,
        operator: man("operator", 4),
        weapon,
        first_one_spent: false,
        range: None,
        targets,
    }
}

#[test]
fn flame_reads_everybody_in_the_path_at_one_total() {
    let record = rolls(&[4, 1], |dice| {
        flame(vec![in_cover(man("covered", 4)), man("Phu", 4)], "flamethrower").run(dice, &mut Silent)
    });
    assert_eq!(
        record.targets.iter().map(|fate| fate.state).collect::<Vec<_>>(),
        [State::Up, State::ObviouslyDead]
    );
    assert!(record.burning_path);
}

#[test]
fn a_natural_one_leaves_one_shot_of_fuel_but_the_first_of_a_vehicle_is_ignored() {
    let low = |flame: Flame| rolls(&[1], |dice| flame.run(dice, &mut Silent)).one_shot_left;
    assert!(low(flame(vec![], "flamethrower")));
    assert!(!low(flame(vec![], "vehicle-flamethrower")));
    assert!(low(Flame { first_one_spent: true, ..flame(vec![], "vehicle-flamethrower") }));
}

#[test]
fn the_path_burns_after_a_miss_too() {
    let record = rolls(&[2], |dice| flame(vec![man("Phu", 4)], "flamethrower").run(dice, &mut Silent));
    assert_eq!((record.targets[0].state, record.burning_path), (State::Up, true));
}

#[test]
fn flame_reaches_12_in_and_18_from_a_vehicle() {
    let at = |id, range| Flame { range: Some(range), ..flame(vec![], id) }.odds().is_ok();
    assert_eq!(
        [at("flamethrower", 12), at("flamethrower", 13), at("vehicle-flamethrower", 18)],
        [true, false, true]
    );
}

#[test]
fn the_tank_bursts_on_5_or_6_and_burns_all_in_the_circle_without_a_roll_to_hit() {
    let burst = TankBurst {
        unlucky: Unlucky::default(),
        edition: ONE,
        circle: vec![man("operator", 4), in_cover(man("Smith", 4))],
    };
    assert!(!rolls(&[4], |dice| burst.run(dice, &mut Silent)).explodes);
    let record = rolls(&[5, 5, 6], |dice| burst.run(dice, &mut Silent));
    assert_eq!(
        record.circle.iter().map(|fate| fate.state).collect::<Vec<_>>(),
        [State::ObviouslyDead, State::OutOfTheFight]
    );
}

#[test]
fn residual_flame_is_crossed_only_by_one_who_wants_to_charge() {
    let crossing =
        |exposed: Figure| Crossing { edition: ONE, figure: exposed, leader_rep: None, wants_to: false };
    let stays = rolls(&[5, 6], |dice| crossing(man("Phu", 4)).run(dice, &mut Silent));
    assert!(!stays.crosses);
    let burnt = rolls(&[1, 6, 6, 6, 3], |dice| crossing(man("Phu", 4)).run(dice, &mut Silent));
    assert_eq!(
        (burnt.crosses, burnt.figure.state),
        (true, State::ObviouslyDead),
        "12 - 4 = 8 hits in the open"
    );
    let mut prone = man("Phu", 4);
    prone.exposure.prone = true;
    let spared = rolls(&[1, 6, 6, 6], |dice| crossing(prone).run(dice, &mut Silent));
    assert_eq!(spared.figure.state, State::Up);
}

#[test]
fn a_leader_die_helps_to_cross_flames() {
    let crossing = Crossing { edition: ONE, figure: man("Phu", 3), leader_rep: Some(5), wants_to: false };
    let record = rolls(&[4, 6, 6, 1, 1], |dice| crossing.run(dice, &mut Silent));
    assert!(record.crosses);
}

#[test]
fn in_a_tunnel_grenade_launchers_fire_shot_only_and_what_has_a_back_blast_not_at_all() {
    for refused in
        ["usa-m-79-m-203-he", "anzac-m-79-he", "com-rpg-7", "usa-m-72-law", "usa-m-20-bazooka", "usa-rr-106"]
    {
        let why = usable_below(&weapon(refused, ONE)).unwrap_err().to_string();
        assert!(why.contains("in a tunnel"), "{refused}: {why}");
    }
    for allowed in ["usa-m-79-m-203-buckshot", "usa-m-16", "grenade", "satchel"] {
        usable_below(&weapon(allowed, ONE)).unwrap();
    }
    let launcher = weapon("usa-m-79-m-203-he", ONE);
    let fire = Grenade { tunnel: true, ..Grenade::new(ONE, man("Smith", 4), launcher, vec![man("Phu", 4)]) };
    assert!(fire.odds().unwrap_err().to_string().contains("only shot or canister"));
}
