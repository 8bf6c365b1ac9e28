//! The worked examples of the FNG rules that are about checks.

use pointman_core::dice::Scripted;
use pointman_core::trace::Silent;
use pointman_fng::checks::Flag;
use pointman_fng::checks::ValueId;
use pointman_fng::checks::{Edition, Situation, Tested, find, order_of_fire, test, test_group};

const BOTH: [Edition; 2] = Edition::ALL;

fn tested(check: &str, situation: &Situation, rolls: &[u32]) -> Tested {
    let mut dice = Scripted::new(rolls.iter().copied());
    let tested = test(find(check, situation.edition).unwrap(), situation, &mut dice, &mut Silent).unwrap();
    dice.finish().unwrap();
    tested
}

fn group(check: &str, figures: &[Situation], rolls: &[u32]) -> Vec<Tested> {
    let mut dice = Scripted::new(rolls.iter().copied());
    let tested =
        test_group(find(check, figures[0].edition).unwrap(), figures, &mut dice, &mut Silent).unwrap();
    dice.finish().unwrap();
    tested
}

fn outcome(check: &str, situation: &Situation, rolls: &[u32]) -> String {
    tested(check, situation, rolls).outcome.unwrap().to_string()
}

fn passes(check: &str, situation: &Situation, rolls: &[u32]) -> u8 {
    tested(check, situation, rolls).passes.unwrap()
}

fn figure(edition: Edition, name: &str, rep: u8) -> Situation {
    Situation { figure: Some(name.to_owned()), ..Situation::new(edition).rep(rep) }
}

#[test]
fn smith_jones_phu_hien_and_nguyen_first_see_each_other() {
    let man = |name, flag| figure(Edition::One, name, 4).with(flag);
    let figures = [
        man("Smith", Flag::Moving),
        man("Jones", Flag::Moving),
        man("Phu", Flag::Stationary),
        man("Hien", Flag::Stationary),
        man("Nguyen", Flag::Stationary).with(Flag::Hidden),
    ];
    let seen = group("in-sight", &figures, &[3, 5, 2, 4, 3, 4, 5, 6, 4, 5, 3]);
    assert_eq!(seen.iter().map(|tested| tested.passes.unwrap()).collect::<Vec<_>>(), [1, 2, 2, 0, 2]);
    let outcomes: Vec<_> =
        seen.iter().map(|tested| tested.outcome.map(|result| result.id()).unwrap()).collect();
    assert_eq!(outcomes, ["may-not-fire", "fire", "fire", "may-not-fire", "hold-or-fire"]);
    // Phu first, Nguyen with him or later, then Jones; Smith and Hien do not fire.
    assert_eq!(order_of_fire(&figures, &seen), [vec![2, 4], vec![1]]);
}

#[test]
fn only_phu_takes_in_sight_when_dixon_comes_fast_moving() {
    let dixon = figure(Edition::One, "Dixon", 4).with(Flag::FastMoving).with(Flag::Moving);
    assert_eq!(outcome("in-sight", &dixon, &[]), "skip");
    assert_eq!(outcome("in-sight", &figure(Edition::One, "Phu", 4).with(Flag::Stationary), &[2, 3]), "fire");
}

#[test]
fn hien_does_not_check_barnes_until_he_is_in_range() {
    let hien = figure(Edition::One, "Hien", 4).with(Flag::Stationary);
    assert_eq!(outcome("in-sight", &hien.clone().with(Flag::OutOfRange), &[]), "skip");
    assert_eq!(passes("in-sight", &hien, &[2, 3]), 2);
}

#[test]
fn a_leader_of_rep_5_leads_two_soldiers_of_rep_3_in_a_charge() {
    for edition in BOTH {
        let soldier = |name| figure(edition, name, 3).leader_rep(5);
        let charge = group("wanting-to-charge", &[soldier("A"), soldier("B")], &[4, 5, 3, 1, 2]);
        assert!(
            charge.iter().all(|tested| tested.passes == Some(2)
                && tested.outcome.map(|result| result.id()) == Some("charge"))
        );
    }
}

#[test]
fn smith_the_born_leader_charges_and_every_friend_passes_2() {
    for edition in BOTH {
        let smith = figure(edition, "Smith", 4).attribute("born-leader");
        let friend = figure(edition, "friend", 2).with(Flag::NearBornLeader);
        let charge = group("wanting-to-charge", &[smith, friend], &[3, 6, 4]);
        assert!(charge.iter().all(|tested| tested.passes == Some(2)));
        assert!(charge[1].dice.is_empty());
    }
}

#[test]
fn the_t_55_is_undergunned_and_retires() {
    for edition in BOTH {
        let commander = Situation::new(edition).rep(4).with(Flag::Loaded);
        assert_eq!(outcome("clank", &commander.clone().with(Flag::Undergunned), &[1, 2]), "retire");
        assert_eq!(outcome("clank", &commander, &[1, 2]), "return-fire");
        assert_eq!(outcome("hands-of-fate", &Situation::new(edition), &[1, 2]), "clank");
    }
}

#[test]
fn the_nco_and_his_men_string_out_on_a_fast_move() {
    for edition in BOTH {
        let group_of = [5, 4, 4, 3].map(|rep| Situation::new(edition).rep(rep).leader_rep(5));
        let moved = group("fast-move", &group_of, &[6, 5, 4]);
        assert_eq!(moved.iter().map(|tested| tested.passes.unwrap()).collect::<Vec<_>>(), [2, 1, 1, 0]);
        assert_eq!(
            moved.iter().map(|tested| tested.distance_in.unwrap()).collect::<Vec<_>>(),
            [16, 12, 12, 8]
        );
    }
}

#[test]
fn black_acts_before_red() {
    for edition in BOTH {
        let sides = tested("activation", &Situation::new(edition), &[4, 3]);
        assert_eq!(
            sides.outcomes.iter().map(|open| open.outcome.id()).collect::<Vec<_>>(),
            ["acts-first", "acts-second"]
        );
        assert_eq!(outcome("activation", &Situation::new(edition), &[3, 3]), "nobody-acts");
    }
}

#[test]
fn ssgt_kelly_speaks_the_language() {
    for edition in BOTH {
        let kelly =
            tested("language-barrier", &Situation::new(edition).rep(5).attribute("language"), &[2, 6]);
        assert_eq!(
            (kelly.target, kelly.passes, kelly.outcome.map(|result| result.id())),
            (Some(4), Some(1), Some("obey-next-turn"))
        );
    }
}

#[test]
fn cpl_jones_reaches_battalion_but_not_the_fac() {
    for edition in BOTH {
        let jones = Situation::new(edition).rep(4);
        assert_eq!(outcome("radio-contact", &jones, &[3]), "contact");
        assert_eq!(outcome("radio-contact", &jones, &[6]), "no-answer");
    }
}

#[test]
fn kowalski_fires_three_dice_of_an_smg() {
    for edition in BOTH {
        let fired =
            tested("ranged-to-hit", &Situation::new(edition).rep(5).set(ValueId::Dice, 3), &[5, 3, 1]);
        assert_eq!(fired.each.iter().map(|die| die.roll).collect::<Vec<_>>(), [10, 8, 6]);
    }
}

#[test]
fn coleman_the_crack_shot_keeps_the_better_die_of_one_shot() {
    for edition in BOTH {
        let coleman = Situation::new(edition).rep(4).attribute("crack-shot");
        let one = tested("ranged-to-hit", &coleman.clone().set(ValueId::Shots, 1), &[3, 6]);
        assert_eq!((one.roll, one.dice.as_slice()), (Some(10), &[3, 6][..]));
        assert_eq!(
            tested("ranged-to-hit", &coleman.set(ValueId::Shots, 3).set(ValueId::Dice, 3), &[3, 6, 1])
                .dice
                .len(),
            3
        );
    }
}

#[test]
fn cowboy_the_pigman_fires_an_m_60_as_rep_5() {
    for edition in BOTH {
        let cowboy = Situation::new(edition).rep(4).attribute("pigman").with(Flag::LightMachineGun);
        assert_eq!(tested("ranged-to-hit", &cowboy, &[1]).target, Some(5));
    }
}

#[test]
fn a_grenadier_fires_an_m_79_with_two_dice_and_keeps_one() {
    for edition in BOTH {
        let grenadier = Situation::new(edition).rep(4).attribute("grenadier").with(Flag::GrenadeLauncher);
        assert_eq!(tested("ranged-to-hit", &grenadier, &[2, 6]).roll, Some(10));
        assert_eq!(tested("grenade-throw", &grenadier, &[2, 6]).roll, Some(10));
    }
}

#[test]
fn barnes_fires_a_combat_shotgun() {
    for edition in BOTH {
        let barnes = Situation::new(edition).rep(4).with(Flag::CombatShotgun).with(Flag::Others);
        let fired = tested("ranged-to-hit", &barnes, &[1, 5, 1, 6]);
        assert_eq!(fired.each.iter().map(|die| die.die).collect::<Vec<_>>(), [6, 5]);
        assert_eq!(
            outcome("tight-ammo", &Situation::new(edition).set(ValueId::Faces, "1,5,1,6"), &[]),
            "out-of-ammo"
        );
    }
}

#[test]
fn sgt_slag_is_hit_by_an_lmg() {
    let slag = Situation::new(Edition::One).rep(5).set(ValueId::Impact, 3);
    for (die, expected) in [(4, "knocked-down"), (3, "obviously-dead"), (6, "out-of-the-fight")] {
        assert_eq!(outcome("ranged-damage", &slag, &[die]), expected);
    }
}

#[test]
fn a_grenade_hits_a_rep_4_and_a_rep_3_figure() {
    let hit = |rep| Situation::new(Edition::One).rep(rep).set(ValueId::Impact, 2);
    assert_eq!(outcome("ranged-damage", &hit(4), &[1]), "obviously-dead");
    assert_eq!(outcome("ranged-damage", &hit(3), &[5]), "out-of-the-fight");
}

#[test]
fn an_lmg_on_suppression_rolls_3_dice_where_the_squad_pops_up() {
    for edition in BOTH {
        let gunner = Situation::new(edition).rep(4).with(Flag::Stationary);
        assert_eq!(tested("covering-fire", &gunner, &[1, 2, 3]).dice.len(), 3);
        assert_eq!(tested("in-sight", &gunner.clone().with(Flag::CoveringFire), &[1, 2, 3]).dice.len(), 3);
        assert_eq!(tested("in-sight", &gunner, &[1, 2]).dice.len(), 2, "elsewhere");
    }
}

#[test]
fn a_grenade_of_total_8_misses_the_one_in_cover() {
    for edition in BOTH {
        assert_eq!(outcome("grenade-throw", &Situation::new(edition).rep(4), &[4]), "on-the-spot");
        let in_circle = |flag| outcome("ranged-to-hit", &Situation::new(edition).rep(4).with(flag), &[4]);
        assert_eq!((in_circle(Flag::InCover).as_str(), in_circle(Flag::Others).as_str()), ("miss", "hit"));
    }
}

#[test]
fn smith_the_athlete_picks_up_the_grenade() {
    for edition in BOTH {
        assert_eq!(
            outcome("grenade-throw-back", &Situation::new(edition).rep(4).attribute("athlete"), &[3]),
            "picked-up"
        );
    }
}

#[test]
fn barnes_with_fixed_bayonet_beats_vang_with_a_knife() {
    for (edition, fixed, knife) in [(Edition::One, 2, 1), (Edition::Two, 3, 2)] {
        let vang =
            Situation::new(edition).rep(4).set(ValueId::OwnImpact, knife).set(ValueId::EnemyImpact, fixed);
        let vang = tested("melee", &vang, &[5, 2]);
        assert_eq!((vang.target, vang.passes), (Some(3), Some(1)));
        let barnes =
            Situation::new(edition).rep(4).set(ValueId::OwnImpact, fixed).set(ValueId::EnemyImpact, knife);
        let fight = tested("melee", &barnes.set(ValueId::EnemyRep, 4), &[3, 1, 5, 2]);
        assert_eq!((fight.passes, fight.enemy_passes, fight.roll), (Some(2), Some(1), Some(1)));
        assert_eq!(
            (fight.outcome.map(|result| result.id()), fight.then.map(|then| then.id())),
            (Some("damage"), Some("wins"))
        );
    }
}

#[test]
fn hien_loses_to_a_fixed_bayonet() {
    let hien = Situation::new(Edition::One).rep(5).set(ValueId::Impact, 2);
    assert_eq!(outcome("melee-damage", &hien, &[2]), "obviously-dead");
    for die in 3..=5 {
        assert_eq!(outcome("melee-damage", &hien, &[die]), "knocked-down");
    }
    assert_eq!(outcome("melee-damage", &hien, &[6]), "out-of-the-fight");
}

#[test]
fn an_m_48_disables_a_pt_76() {
    for edition in BOTH {
        assert_eq!(outcome("place-round", &Situation::new(edition).rep(4), &[1, 2]), "hit-aimed");
        let hull = Situation::new(edition).set(ValueId::Apr, 7).set(ValueId::Ar, "4/2").with(Flag::Vehicle);
        let hit = tested("penetration", &hull, &[1, 5]);
        assert_eq!(
            (hit.target, hit.passes, hit.outcome.map(|result| result.id())),
            (Some(3), Some(1), Some("disabled"))
        );
        let crew = Situation::new(edition).set(ValueId::Difference, 3);
        assert_eq!(
            [1, 3, 4, 6].map(|die| outcome("penetration-crew", &crew, &[die])),
            ["killed", "killed", "bail-out", "bail-out"]
        );
    }
}

#[test]
fn an_rpg_7_disables_an_m_113() {
    for edition in BOTH {
        assert_eq!(
            outcome("squad-anti-tank", &Situation::new(edition).rep(4).with(Flag::HalfRange), &[1, 2]),
            "hit-aimed"
        );
        let hit = tested(
            "penetration",
            &Situation::new(edition).set(ValueId::Apr, 6).set(ValueId::Ar, 4).with(Flag::Vehicle),
            &[1, 5],
        );
        assert_eq!((hit.target, hit.outcome.map(|result| result.id())), (Some(2), Some("disabled")));
    }
}

#[test]
fn diem_blows_up_an_m_41() {
    for edition in BOTH {
        assert_eq!(outcome("hero-close-assault", &Situation::new(edition).rep(4), &[1, 2]), "success");
        let under = tested(
            "penetration",
            &Situation::new(edition).set(ValueId::Apr, 5).set(ValueId::Ar, 1).with(Flag::Vehicle),
            &[3, 4],
        );
        assert_eq!(
            (under.target, under.passes, under.outcome.map(|result| result.id())),
            (Some(4), Some(2), Some("destroyed"))
        );
    }
}

#[test]
fn a_round_goes_straight_through_a_pt_76() {
    for edition in BOTH {
        let side = Situation::new(edition)
            .set(ValueId::Apr, 7)
            .set(ValueId::Ar, "4/2")
            .with(Flag::Side)
            .with(Flag::Vehicle);
        let through = tested("penetration", &side, &[5, 5]);
        assert_eq!(
            (through.target, through.outcome.map(|result| result.id()), through.next.map(|next| next.id())),
            (Some(5), Some("overkill"), Some("overkill"))
        );
        let killed = tested("overkill", &Situation::new(edition).set(ValueId::Crew, 3), &[2, 6, 4]);
        assert_eq!((killed.outcome.map(|result| result.id()), killed.further[0].value), (Some("killed"), 2));
    }
}

#[test]
fn an_ar_3_tank_drives_through_a_dv_5_building() {
    for edition in BOTH {
        let driver = Situation::new(edition).rep(4).set(ValueId::Ar, 3).set(ValueId::Dv, 5);
        assert_eq!(tested("run-over", &driver, &[6]).target, Some(2));
    }
}

#[test]
fn a_spotting_round_lands_7_in_long() {
    for edition in BOTH {
        let spotting = tested("mortar-deviation", &Situation::new(edition).with(Flag::Spotting), &[2, 3, 4]);
        assert_eq!(
            (spotting.outcome.map(|result| result.id()), spotting.further[0].value),
            (Some("long"), 7)
        );
        let later = tested("mortar-deviation", &Situation::new(edition), &[2, 5]);
        assert_eq!(later.further[0].value, 5);
    }
}

#[test]
fn a_recruit_draws_the_3_of_spades_of_the_even_tables() {
    for edition in BOTH {
        let given = tested("attribute-draw", &Situation::new(edition).set(ValueId::Card, "spades-3"), &[4]);
        assert_eq!(
            (given.outcome.map(|result| result.id()), given.further[0].result.map(|drawn| drawn.to_string())),
            (Some("even-tables"), Some("spades-3: knifeman".to_owned()))
        );
        // Or drawn here: the 41st card of diamonds, hearts, clubs, spades.
        assert_eq!(
            tested("attribute-draw", &Situation::new(edition), &[4, 41]).further,
            tested("attribute-draw", &Situation::new(edition).set(ValueId::Card, "spades-3"), &[4]).further
        );
    }
}

#[test]
fn coleman_rises_from_rep_3_to_5_and_falls_as_a_short_timer() {
    for edition in BOTH {
        let month = |check: &str, months: u8, kills: u8, rolls: &[u32]| {
            let coleman = Situation::new(edition).set(ValueId::Months, months).set(ValueId::Kills, kills);
            let tested = tested(check, &coleman, rolls);
            (tested.roll.unwrap(), tested.outcome.unwrap().to_string())
        };
        assert_eq!(month("monthly-rep", 1, 1, &[2, 3]), (4, "no-effect".to_owned()));
        assert_eq!(month("monthly-rep", 2, 1, &[1, 2]), (2, "rep-up".to_owned()));
        assert_eq!(month("monthly-rep", 5, 2, &[4, 1]), (3, "rep-up".to_owned()));
        assert_eq!(month("short-timer", 10, 2, &[3, 4]), (9, "rep-down".to_owned()));
    }
}

#[test]
fn a_hootch_comes_into_view_against_support_3() {
    for edition in BOTH {
        let contact = tested("contact", &Situation::new(edition).set(ValueId::Support, 3), &[3, 5]);
        assert_eq!(
            (contact.passes, contact.outcome.map(|result| result.id())),
            (Some(1), Some("contact-not-hidden"))
        );
    }
}

#[test]
fn both_sides_find_their_support_in_a_village() {
    for edition in BOTH {
        let village = Situation::new(edition).with(Flag::Urban);
        assert_eq!(tested("support-level", &village, &[3, 2]).roll, Some(3));
        assert_eq!(tested("support-level", &village, &[1, 3]).roll, Some(2));
    }
}

#[test]
fn jones_the_unlucky_takes_the_hit_for_ivan() {
    for edition in BOTH {
        assert_eq!(outcome("unlucky", &Situation::new(edition).attribute("unlucky"), &[1]), "takes-the-hit");
    }
}

#[test]
fn rep_5_passes_on_5_but_not_on_6() {
    for edition in BOTH {
        assert_eq!(passes("rough-ride", &Situation::new(edition).rep(5), &[5]), 1);
        assert_eq!(passes("rough-ride", &Situation::new(edition).rep(5), &[6]), 0);
    }
}

#[test]
fn sgt_slag_the_star_charged_by_50_nva_may_choose_to_run() {
    for edition in BOTH {
        let slag = Situation::new(edition)
            .rep(5)
            .with(Flag::Star)
            .with(Flag::Others)
            .set(ValueId::Choice, "runaway");
        assert_eq!(outcome("being-charged", &slag, &[]), "runaway");
        assert!(
            tested("in-sight", &Situation::new(edition).rep(5).with(Flag::Stationary), &[1, 2])
                .passes
                .is_some(),
            "rolled as by anyone"
        );
    }
}
