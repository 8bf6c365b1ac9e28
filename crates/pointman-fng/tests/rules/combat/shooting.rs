//! Shooting, Recon By Fire, covering fire.

use pointman_core::trace::Silent;
use pointman_fng::checks::{Edition, Flag};
use pointman_fng::combat::{
    Covering, Figure, Lying, Near, Recon, RevealResult, Shoot, ShootRecord, State, Target, Unlucky,
};

use crate::combat::support::*;

const ONE: Edition = Edition::One;
const TWO: Edition = Edition::Two;

fn shot(edition: Edition, rep: u8, id: &str, targets: Vec<Target>) -> Shoot {
    Shoot::new(edition, man("shooter", rep), weapon(id, edition), targets)
}

fn fire(shot: &Shoot, faces: &[u32]) -> ShootRecord {
    rolls(faces, |dice| shot.run(dice, &mut Silent))
}

fn refusal(shot: &Shoot) -> String {
    shot.odds().unwrap_err().to_string()
}

fn states(record: &ShootRecord) -> Vec<State> {
    record.targets.iter().map(|fate| fate.state).collect()
}

#[test]
fn kowalski_puts_two_dice_on_the_first_man_and_one_on_the_second() {
    let first = Target { dice: Some(2), ..target(man("first", 4)) };
    let second = Target { dice: Some(1), ..target(man("second", 4)) };
    let shoot = shot(ONE, 5, "medium-caliber-smg", vec![first, second]);
    let record = fire(&shoot, &[5, 3, 1, 6, 4]);
    let totals: Vec<_> = record.shots.iter().map(|shot| (shot.at.as_deref(), shot.total)).collect();
    assert_eq!(totals, [(Some("first"), Some(10)), (Some("first"), Some(8)), (Some("second"), Some(6))]);
    assert_eq!(states(&record), [State::OutOfTheFight, State::Up]);
}

#[test]
fn an_lmg_spends_two_of_six_dice_on_the_inches_between_targets_3_in_apart() {
    let far = Target { gap: 3, ..target(man("far", 4)) };
    let shoot = shot(ONE, 2, "arvn-m-60", vec![target(man("near", 4)), far]);
    let record = fire(&shoot, &[1, 2, 3, 4, 5, 4]);
    let places: Vec<_> = record.shots.iter().map(|shot| (shot.die, shot.at.as_deref())).collect();
    assert_eq!(
        places,
        [(5, Some("near")), (4, Some("near")), (4, None), (3, None), (2, Some("far")), (1, Some("far"))]
    );
}

#[test]
fn a_gap_of_one_inch_costs_no_die() {
    let next = Target { gap: 1, ..target(man("next", 4)) };
    let record = fire(&shot(ONE, 2, "m-16", vec![target(man("first", 4)), next]), &[1, 2]);
    assert!(record.shots.iter().all(|shot| shot.at.is_some()));
}

#[test]
fn an_smg_with_targets_3_has_up_to_3_targets_in_a_3_in_width() {
    let men = |count: u8, gap: u8| {
        (0..count).map(|n| Target { gap, ..target(man(&format!("{n}"), 4)) }).collect::<Vec<_>>()
    };
    assert!(shot(ONE, 4, "medium-caliber-smg", men(3, 1)).odds().is_ok());
    assert!(refusal(&shot(ONE, 4, "medium-caliber-smg", men(4, 0))).contains("each needs at least one"));
    assert!(refusal(&shot(ONE, 4, "medium-caliber-smg", men(3, 2))).contains("swath is 3 in wide"));
}

#[test]
fn the_second_target_rating_is_for_full_automatic() {
    let mut shoot = shot(ONE, 4, "m-16", vec![target(man("Phu", 4))]);
    assert_eq!(fire(&shoot, &[1, 2]).shots.len(), 2);
    shoot.automatic = true;
    assert_eq!(fire(&shoot, &[1, 2, 2]).shots.len(), 3);
    let mut garand = shot(ONE, 4, "usa-m-1-garand", vec![target(man("Phu", 4))]);
    garand.automatic = true;
    assert!(refusal(&garand).contains("no full automatic"));
}

#[test]
fn coleman_the_crack_shot_keeps_the_best_of_two_dice_for_one_round_only() {
    let mut shoot = shot(ONE, 4, "springfield", vec![target(in_cover(man("Phu", 4)))]);
    shoot.shooter = with(man("Coleman", 4), "crack-shot");
    let record = fire(&shoot, &[3, 6, 5]);
    assert_eq!(record.shots.iter().map(|shot| shot.die).collect::<Vec<_>>(), [6]);
    assert_eq!(
        states(&record),
        [State::OutOfTheFight],
        "10 hits a man in cover; 5 is over Impact 3 and over Rep 4"
    );
    let mut burst = shoot.clone();
    burst.weapon = weapon("m-16", ONE);
    burst.automatic = true;
    assert_eq!(fire(&burst, &[2, 3, 3]).shots.len(), 3, "three rounds: no extra die");
    burst.shots = Some(1);
    assert_eq!(fire(&burst, &[2, 3]).shots.len(), 1, "one round of an automatic rifle is one shot too");
}

#[test]
fn a_sniper_is_a_crack_shot() {
    let mut shoot = shot(ONE, 4, "springfield", vec![target(man("Phu", 4))]);
    shoot.shooter = with(man("sniper", 4), "sniper");
    assert_eq!(fire(&shoot, &[1, 2]).throws[0].dice, [1, 2]);
}

#[test]
fn cowboy_the_pigman_counts_one_rep_more_with_the_m_60() {
    let mut shoot = shot(ONE, 4, "usa-m-60", vec![target(man("Phu", 4))]);
    shoot.shooter = with(man("Cowboy", 4), "pigman");
    let record = fire(&shoot, &[1, 2, 2, 2, 2]);
    assert_eq!(record.shots[0].total, Some(7));
    shoot.weapon = weapon("m-16", ONE);
    assert_eq!(fire(&shoot, &[1, 2]).shots[0].total, Some(6), "not with a rifle");
}

#[test]
fn a_marksman_counts_one_rep_more_with_smallarms_but_not_machine_guns() {
    let mut shoot = shot(ONE, 4, "m-16", vec![target(man("Phu", 4))]);
    shoot.shooter = with(man("Dixon", 4), "marksman");
    assert_eq!(fire(&shoot, &[1, 2]).shots[0].total, Some(7));
    shoot.weapon = weapon("usa-m-60", ONE);
    assert_eq!(fire(&shoot, &[1, 2, 2, 2, 2]).shots[0].total, Some(6));
}

#[test]
fn barnes_with_a_shotgun_at_2_in_has_one_target_and_all_four_dice_count_for_tight_ammo() {
    let near = Target { range: Some(2), ..target(man("first", 4)) };
    let both = vec![near.clone(), target(man("second", 4))];
    assert!(refusal(&shot(ONE, 4, "combat-shotgun", both)).contains("only one target"));
    let record = fire(&shot(ONE, 4, "combat-shotgun", vec![near]), &[1, 5, 1, 4, 3, 5]);
    assert_eq!(record.shots.iter().map(|shot| shot.die).collect::<Vec<_>>(), [5, 4], "the best two");
    assert!(record.out_of_ammo);
    assert_eq!(states(&record), [State::OutOfTheFight]);
}

#[test]
fn a_shotgun_beyond_3_in_has_up_to_two_targets() {
    let at = |name, gap| Target { range: Some(6), gap, ..target(man(name, 4)) };
    let record = fire(&shot(ONE, 4, "combat-shotgun", vec![at("first", 0), at("second", 1)]), &[2, 3, 2, 2]);
    assert_eq!(
        record.shots.iter().map(|shot| shot.at.as_deref()).collect::<Vec<_>>(),
        [Some("first"), Some("second")]
    );
}

#[test]
fn two_natural_ones_leave_the_weapon_out_of_ammo() {
    let shoot = shot(ONE, 4, "m-16", vec![target(man("Phu", 4))]);
    let record = fire(&shoot, &[1, 1]);
    assert!(record.out_of_ammo);
    assert!(record.follows.iter().any(|follow| follow.check.id() == "tight-ammo"));
    assert!(!fire(&shoot, &[1, 2]).out_of_ammo);
}

#[test]
fn sgt_slag_rep_5_hit_by_an_lmg_in_edition_1() {
    let shoot = Shoot { shots: Some(1), ..shot(ONE, 5, "usa-m-60", vec![target(man("Slag", 5))]) };
    let hit = |die| states(&fire(&shoot, &[6, die]))[0];
    assert_eq!([hit(4), hit(3), hit(6)], [State::KnockedDown, State::ObviouslyDead, State::OutOfTheFight]);
}

#[test]
fn in_edition_2_only_a_one_kills_and_rep_does_not_matter() {
    let shoot = Shoot { shots: Some(1), ..shot(TWO, 5, "usa-m-60", vec![target(man("Slag", 2))]) };
    let hit = |die| states(&fire(&shoot, &[6, die]))[0];
    assert_eq!([1, 2, 3, 4, 5, 6].map(hit), {
        use State::*;
        [ObviouslyDead, OutOfTheFight, OutOfTheFight, KnockedDown, KnockedDown, KnockedDown]
    });
    let record = fire(&shoot, &[6, 5]);
    assert_eq!(record.follows[0].check.id(), "knock-down");
}

#[test]
fn rows_8_and_9_spare_later_targets() {
    let men = || vec![target(man("first", 6)), target(man("second", 6)), target(man("third", 6))];
    let eight = fire(&shot(ONE, 4, "usa-m-3a1", men()), &[4, 4, 4, 6]);
    assert_eq!(
        states(&eight),
        [State::KnockedDown, State::Up, State::Up],
        "8 misses the second and all later"
    );
    let nine = fire(&shot(ONE, 4, "usa-m-3a1", men()), &[5, 5, 5, 6, 6]);
    assert_eq!(states(&nine), [State::KnockedDown, State::KnockedDown, State::Up], "9 misses the third");
    let ten = fire(&shot(ONE, 4, "usa-m-3a1", men()), &[6, 6, 6, 6, 6, 6]);
    assert!(ten.targets.iter().all(|fate| fate.state == State::KnockedDown), "10 hits all");
}

#[test]
fn cover_needs_10_and_the_other_states_9() {
    let set = |change: fn(&mut pointman_fng::combat::Figure)| {
        let mut figure = man("Phu", 6);
        change(&mut figure);
        let shoot = Shoot { shots: Some(1), ..shot(ONE, 4, "m-16", vec![target(figure)]) };
        (4..=6)
            .map(|face| {
                shoot.run(&mut pointman_core::dice::Scripted::new([face, 6]), &mut Silent).unwrap().shots[0]
                    .hit
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(set(|_| {}), [true, true, true]);
    assert_eq!(set(|figure| figure.exposure.in_cover = true), [false, false, true]);
    assert_eq!(set(|figure| figure.exposure.concealed = true), [false, true, true]);
    assert_eq!(set(|figure| figure.exposure.prone = true), [false, true, true]);
    assert_eq!(set(|figure| figure.exposure.fast_moving = true), [false, true, true]);
}

#[test]
fn an_agile_shooters_own_fast_movement_does_not_count() {
    let mut shoot = Shoot { shots: Some(1), ..shot(ONE, 4, "m-16", vec![target(man("Phu", 6))]) };
    shoot.shooter.exposure.fast_moving = true;
    assert!(!fire(&shoot, &[4]).shots[0].hit);
    shoot.shooter = with(shoot.shooter, "agile");
    assert!(fire(&shoot, &[4, 6]).shots[0].hit);
    shoot.targets[0].figure.exposure.fast_moving = true;
    assert!(!fire(&shoot, &[4]).shots[0].hit, "a fast moving target still counts");
}

#[test]
fn fire_beyond_the_range_of_the_weapon_is_refused() {
    let far = Target { range: Some(49), ..target(man("Phu", 4)) };
    assert_eq!(
        refusal(&shot(ONE, 4, "m-16", vec![far.clone()])),
        "Phu is 49 in away; the M-16 reaches 48 in [FNG Out Of Range]"
    );
    let scoped = Shoot { longer_range: true, ..shot(ONE, 4, "springfield", vec![far]) };
    assert!(scoped.odds().is_ok(), "60 in with a sniper scope");
}

#[test]
fn the_pass_of_in_sight_costs_rep_in_edition_2_only() {
    let less =
        |edition| Shoot { in_sight_one_pass: true, ..shot(edition, 4, "m-16", vec![target(man("Phu", 4))]) };
    assert_eq!(fire(&less(TWO), &[1, 2]).shots[0].total, Some(5));
    assert!(refusal(&less(ONE)).contains("edition 1"));
    let back = Shoot { return_fire: true, ..shot(ONE, 4, "m-16", vec![target(man("Phu", 4))]) };
    assert_eq!(fire(&back, &[1, 2]).shots[0].total, Some(5));
}

#[test]
fn a_lit_target_and_a_tunnel_change_rep() {
    let lit = Target { lit: true, ..target(man("Phu", 4)) };
    assert_eq!(fire(&shot(ONE, 4, "m-16", vec![lit]), &[1, 2]).shots[0].total, Some(7));
    let tunnel = |id| Shoot { tunnel: true, ..shot(ONE, 4, id, vec![target(man("Phu", 4))]) };
    assert_eq!(fire(&tunnel("m-16"), &[1, 2]).shots[0].total, Some(5));
    assert_eq!(fire(&tunnel("usa-m-1911a1"), &[1, 2]).shots[0].total, Some(6), "a pistol is no rifle");
}

#[test]
fn larger_than_life_stands_up_to_lower_rep_only() {
    let star = |attacker| {
        let mut figure = man("Slag", 5);
        (figure.star, figure.larger_than_life) = (true, true);
        let shoot = Shoot { shots: Some(1), ..shot(ONE, attacker, "usa-m-60", vec![target(figure)]) };
        fire(&shoot, &[6, 1]).targets[0].clone()
    };
    assert_eq!(star(4).state, State::OutOfTheFight);
    assert_eq!((star(5).state, star(5).may_cheat_death), (State::ObviouslyDead, true));
}

#[test]
fn hard_as_nails_saves_once_in_a_battle() {
    let figure = with(man("Bull", 4), "hard-as-nails");
    let shoot = Shoot { shots: Some(2), ..shot(ONE, 5, "usa-m-60", vec![target(figure.clone())]) };
    let record = fire(&shoot, &[6, 5, 1, 6]);
    assert!(record.targets[0].saved_by_hard_as_nails);
    assert_eq!(record.targets[0].state, State::OutOfTheFight);
    assert_eq!(fire(&shoot, &[6, 5, 1, 1]).targets[0].state, State::ObviouslyDead);
    let mut used = shoot;
    used.targets[0].figure.hard_as_nails_used = true;
    assert_eq!(
        fire(&used, &[6, 5, 1]).targets[0].state,
        State::ObviouslyDead,
        "a dead man's second hit is not rolled"
    );
}

#[test]
fn a_flak_jacket_does_not_stop_a_bullet() {
    let mut figure = man("Dixon", 2);
    figure.flak_jacket = true;
    let shoot = Shoot { shots: Some(1), ..shot(ONE, 5, "usa-m-60", vec![target(figure.clone())]) };
    assert_eq!(states(&fire(&shoot, &[6, 3])), [State::ObviouslyDead]);
    figure.chicken_plate = true;
    let plated = Shoot { shots: Some(1), ..shot(ONE, 5, "usa-m-60", vec![target(figure)]) };
    assert_eq!(states(&fire(&plated, &[6, 3])), [State::OutOfTheFight], "chicken plate does: Impact 2");
}

#[test]
fn being_outgunned_is_told_for_the_received_fire_that_follows() {
    let follow =
        |figure| fire(&shot(ONE, 2, "usa-m-60", vec![target(figure)]), &[1, 2, 2, 2, 2]).follows[0].clone();
    let mut rifleman = man("Dixon", 4);
    rifleman.weapon = Some(weapon("m-16", ONE));
    assert_eq!(
        (follow(rifleman.clone()).check.id(), follow(rifleman.clone()).with),
        ("received-fire", vec![Flag::Outgunned])
    );
    rifleman.star = true;
    assert_eq!(follow(rifleman).with, [Flag::Star], "a Star never is");
    let mut gunner = man("gunner", 4);
    gunner.weapon = Some(weapon("usa-bar", ONE));
    assert!(follow(gunner.clone()).with.is_empty(), "the same rating does not outgun");
    assert!(follow(with(gunner, "shirker")).why.contains("outgunned"), "a Shirker counts as outgunned");
    assert!(follow(man("somebody", 4)).why.contains("OGR 3 or less"), "his weapon is not known");
}

#[test]
fn a_figure_put_down_by_the_fire_takes_no_received_fire() {
    let record =
        fire(&Shoot { shots: Some(1), ..shot(ONE, 5, "usa-m-60", vec![target(man("Phu", 4))]) }, &[6, 4]);
    assert!(record.follows.iter().all(|follow| follow.check.id() != "received-fire"));
}

#[test]
fn a_bayonet_is_thrown_4_in_with_one_die_and_a_knifeman_takes_the_best_of_two() {
    let at = |range| Target { range: Some(range), ..target(man("Vang", 4)) };
    let mut shoot = shot(ONE, 4, "hand-held-knife-bayonet", vec![at(4)]);
    assert_eq!(fire(&shoot, &[1]).shots[0].die, 1);
    shoot.shooter = with(shoot.shooter, "knifeman");
    assert_eq!(fire(&shoot, &[1, 4, 6]).shots[0].die, 4);
    shoot.targets = vec![at(5)];
    assert!(refusal(&shoot).contains("reaches 4 in"));
}

#[test]
fn recon_by_fire_takes_2_off_and_those_with_2_passes_stay_hidden() {
    let recon = Recon {
        maybe_empty: false,
        place: None,
        lying: Lying::default(),
        unlucky: Unlucky::default(),
        edition: ONE,
        shooter: man("gunner", 5),
        weapon: weapon("usa-bar", ONE),
        automatic: false,
        enemies: vec![man("Phu", 4), man("Hien", 4)],
    };
    // Totals 9, 9, 8 after -2; Phu passes 2, Hien 1: all three hits may go to Hien.
    let record = rolls(&[6, 6, 5, 3, 4, 2, 6, 4, 4, 6], |dice| recon.run(dice, &mut Silent));
    assert_eq!(record.kept, [9, 9, 8]);
    assert_eq!((record.enemies[0].hidden, record.enemies[1].hidden), (true, false));
    assert_eq!((record.enemies[0].fate.state, record.enemies[1].fate.hits), (State::Up, 3));
    assert_eq!(record.enemies[1].fate.state, State::OutOfTheFight);
}

#[test]
fn recon_by_fire_gives_one_more_die_to_those_in_cover_not_merely_concealed() {
    let mut concealed = man("Hien", 4);
    concealed.exposure.concealed = true;
    let recon = Recon {
        maybe_empty: false,
        place: None,
        lying: Lying::default(),
        unlucky: Unlucky::default(),
        edition: ONE,
        shooter: man("gunner", 2),
        weapon: weapon("usa-bar", ONE),
        automatic: false,
        enemies: vec![in_cover(man("Phu", 4)), concealed],
    };
    let record = rolls(&[2, 2, 2, 5, 5, 5, 5, 5], |dice| recon.run(dice, &mut Silent));
    let dice: Vec<usize> = record
        .throws
        .iter()
        .filter(|throw| throw.check.id() == "received-fire")
        .map(|throw| throw.dice.len())
        .collect();
    assert_eq!(dice, [3, 2]);
}

#[test]
fn covering_fire_checks_with_3d6_in_its_swath_and_2d6_elsewhere_where_it_is_lost() {
    let shot = shot(ONE, 4, "usa-bar", vec![target(man("Cpl Jim Bob Joe", 4))]);
    let mut covering = Covering {
        shot,
        elsewhere: false,
        hidden: false,
        moving: false,
        with_leader: false,
        stealthy_target: false,
        sapper: false,
    };
    let there = rolls(&[5, 5, 4, 1, 2, 3], |dice| covering.run(dice, &mut Silent));
    assert_eq!((there.in_sight.dice.len(), there.fires, there.still_covering), (3, true, true));
    covering.elsewhere = true;
    let elsewhere = rolls(&[5, 4, 1, 2, 3], |dice| covering.run(dice, &mut Silent));
    assert_eq!((elsewhere.in_sight.dice.len(), elsewhere.fires, elsewhere.still_covering), (2, true, false));
    let silent = rolls(&[5, 5], |dice| covering.run(dice, &mut Silent));
    assert_eq!((silent.fires, silent.still_covering), (false, true));
}

#[test]
fn covering_fire_with_1_pass_in_edition_2_fires_at_minus_1() {
    let shot = shot(TWO, 4, "usa-bar", vec![target(man("Phu", 4))]);
    let covering = Covering {
        shot,
        elsewhere: false,
        hidden: false,
        moving: false,
        with_leader: false,
        stealthy_target: false,
        sapper: false,
    };
    let record = rolls(&[5, 5, 4, 2, 2, 3], |dice| covering.run(dice, &mut Silent));
    assert_eq!(record.shot.unwrap().shots[0].total, Some(6));
}

fn unlucky(name: &str) -> Figure {
    with(man(name, 4), "unlucky")
}

#[test]
fn jones_the_unlucky_is_hit_in_place_of_ivan_on_a_1() {
    let targets = vec![Target::new(man("Ivan", 4))];
    let shot = Shoot {
        near: vec![Near { figure: unlucky("Jones"), of: None }],
        shots: Some(1),
        ..shot(Edition::One, 4, "m-16", targets)
    };
    let taken = fire(&shot, &[6, 1, 1]);
    let checks: Vec<&str> = taken.throws.iter().map(|throw| throw.check.id()).collect();
    assert_eq!(checks, ["ranged-to-hit", "unlucky", "ranged-damage"]);
    assert_eq!(states(&taken), [State::Up, State::ObviouslyDead]);
    assert_eq!(
        taken.follows.iter().map(|follow| (follow.check.id(), follow.who.as_str())).collect::<Vec<_>>(),
        [("received-fire", "Ivan")]
    );
    let not_taken = fire(&shot, &[6, 2, 1]);
    assert_eq!(states(&not_taken), [State::ObviouslyDead, State::Up]);
    assert!(not_taken.follows.is_empty(), "nobody fired at Jones");
    assert_eq!(states(&fire(&shot, &[1])), [State::Up, State::Up], "a miss is not rolled for");
}

#[test]
fn an_unlucky_target_takes_the_hits_of_those_within_3_in_of_him() {
    let two = |gap: u8| {
        let targets = vec![Target::new(man("Ivan", 4)), Target { gap, ..Target::new(unlucky("Jones")) }];
        shot(Edition::One, 5, "com-rdp", targets)
    };
    // Two of five dice fall on the inches between, two are Ivan's and hit.
    let near = fire(&two(3), &[6, 6, 1, 1, 1, 1, 6, 6, 6]);
    assert_eq!(near.throws[1].check.id(), "unlucky");
    assert_eq!(near.targets[1].hits, 1);
    let far = fire(&two(4), &[6, 2, 2, 2, 2, 6]);
    assert!(far.throws.iter().all(|throw| throw.check.id() != "unlucky"));
    let lucky = Shoot { near: vec![Near { figure: man("Smith", 4), of: None }], ..two(1) };
    assert!(refusal(&lucky).contains("is not Unlucky"));
}

#[test]
fn several_unlucky_roll_in_turn_until_one_takes_the_hit() {
    let near = |name: &str| Near { figure: unlucky(name), of: Some(0) };
    let shot = Shoot {
        near: vec![near("Jones"), near("Cox")],
        shots: Some(1),
        ..shot(Edition::One, 4, "m-16", vec![Target::new(man("Ivan", 4))])
    };
    assert_eq!(states(&fire(&shot, &[6, 4, 1, 1])), [State::Up, State::Up, State::ObviouslyDead]);
    assert_eq!(states(&fire(&shot, &[6, 1, 1])), [State::Up, State::ObviouslyDead, State::Up]);
}

#[test]
fn a_hidden_shooter_who_missed_stays_hidden_if_his_target_ducks_back() {
    let hidden = Shoot {
        hidden: true,
        shots: Some(1),
        ..shot(Edition::One, 4, "ak-47", vec![Target::new(man("Dixon", 4))])
    };
    // Dixon passes 1 in the open: he Ducks Back.
    let ducks = fire(&hidden, &[1, 4, 5]);
    assert_eq!(ducks.reveal, Some(RevealResult::StillHidden));
    assert!(ducks.follows.is_empty(), "his Received Fire is done");
    assert_eq!(fire(&hidden, &[1, 4, 4]).reveal, Some(RevealResult::Revealed), "he fires back");
    assert_eq!(fire(&hidden, &[1, 5, 5]).reveal, Some(RevealResult::Revealed), "he runs away");
    assert_eq!(fire(&hidden, &[6, 1]).reveal, Some(RevealResult::StillHidden), "he did not miss");
    assert_eq!(fire(&Shoot { hidden: false, ..hidden.clone() }, &[1]).reveal, None);
}

#[test]
fn a_friend_who_sees_the_hidden_shooter_reveals_him_when_he_misses() {
    let watched = Shoot {
        hidden: true,
        watched: true,
        shots: Some(1),
        ..shot(Edition::One, 4, "ak-47", vec![Target::new(man("Dixon", 4))])
    };
    let missed = fire(&watched, &[1]);
    assert_eq!(missed.reveal, Some(RevealResult::Revealed));
    assert_eq!(missed.follows[0].check.id(), "received-fire");
    assert_eq!(fire(&watched, &[6, 1]).reveal, Some(RevealResult::StillHidden));
}

#[test]
fn a_star_who_was_missed_chooses_whether_the_hidden_shooter_is_seen() {
    let star = Figure { star: true, ..man("Dixon", 4) };
    let hidden =
        Shoot { hidden: true, shots: Some(1), ..shot(Edition::One, 4, "ak-47", vec![Target::new(star)]) };
    let missed = fire(&hidden, &[1]);
    assert_eq!(missed.reveal, Some(RevealResult::RevealedUnlessDuckBack));
    assert_eq!(missed.follows[0].check.id(), "received-fire");
}

#[test]
fn one_told_to_fire_who_cannot_reach_ducks_back_or_charges() {
    let far = Target { range: Some(60), ..Target::new(man("Dixon", 4)) };
    let pistol = Shoot {
        return_fire: true,
        ..shot(Edition::One, 4, "m-16", vec![Target { range: Some(200), ..far.clone() }])
    };
    assert!(refusal(&pistol).contains("Ducks Back"), "{}", refusal(&pistol));
    let knife = Shoot { return_fire: true, ..shot(Edition::One, 4, "fixed-bayonet-sword", vec![far]) };
    assert!(refusal(&knife).contains("charges"), "{}", refusal(&knife));
}
