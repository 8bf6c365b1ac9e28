//! Raising men by dice: squads, headquarters, teams, cells and crews, with Stars, Attributes and months in
//! country.

use pointman_fng::army_lists::ForceId;
use pointman_fng::squads::vehicles::VehicleId;
use pointman_fng::squads::weapons::WeaponId;
use std::collections::BTreeSet;

use pointman_core::dice::{Dice, DiceState, Scripted, Seeded, enumerate};

use pointman_core::document::{Document, State};
use pointman_core::error::{Error, Faults};
use pointman_fng::army_lists::{Force, ListOptions, forces};
use pointman_fng::attributes;
use pointman_fng::calendar::Turn;
use pointman_fng::checks::{self, Edition, Situation};
use pointman_fng::raise::{
    Heavy, Levy, Mix, Muster, Star, Strength, Terms, Unit, attributes_of_star, draw_attribute,
    months_in_country, unit,
};
use pointman_fng::squads::cards::{Card, Deck};
use pointman_fng::squads::squad::{FNG_SQUAD, Figure, Gear, Post, Role, Squad, bare_name};
use pointman_fng::squads::vehicles::VehicleType;
use pointman_fng::told::Told;
use serde_json::{Value, json};

fn turn(text: &str) -> Turn {
    text.parse().unwrap()
}

fn levy(force: &str) -> Levy {
    Levy::new(Force::find(force).unwrap(), turn("1967-05-early"))
}

/// What `raise` gives with these dice, which are all used up.
fn with_dice<T>(rolls: &[u32], raise: impl FnOnce(&mut Told, &mut dyn Dice) -> Result<T, Error>) -> T {
    let mut dice = Scripted::new(rolls.iter().copied());
    let raised = raise(&mut Told::default(), &mut dice).unwrap();
    dice.finish().unwrap();
    raised
}

fn squad(force: &str, rolls: &[u32]) -> Vec<Figure> {
    with_dice(rolls, |told, dice| levy(force).squad(Strength::ByDice, told, dice))
}

fn posts(figures: &[Figure]) -> Vec<Post> {
    figures.iter().map(|figure| figure.post.unwrap()).collect()
}

fn weapons(figures: &[Figure]) -> Vec<&str> {
    figures
        .iter()
        .map(|figure| figure.weapon.as_ref().map_or("", |arms| arms.id.map_or("", WeaponId::id)))
        .collect()
}

fn reps(figures: &[Figure]) -> Vec<u8> {
    figures.iter().map(|figure| figure.rep).collect()
}

fn carries(figure: &Figure, gear: Gear) -> bool {
    figure.gear.contains(&gear)
}

#[test]
fn a_squad_is_raised_by_a_die_for_the_men_and_one_for_each_rep_in_the_order_they_are_filled() {
    let figures = squad("us-army-infantry", &[2, 6, 5, 4, 3, 2, 1, 1]);
    assert_eq!(
        posts(&figures),
        [
            Post::Nco,
            Post::JrNco,
            Post::LmgGunner,
            Post::LmgAssistant,
            Post::Grenadier,
            Post::Rifleman,
            Post::Rifleman
        ]
    );
    assert_eq!(reps(&figures), [5, 4, 4, 3, 3, 3, 3]);
    assert_eq!(weapons(&figures)[..5], ["usa-m-16", "usa-m-16", "usa-m-60", "usa-m-16", "usa-m-79-m-203-he"]);
    assert_eq!(
        (figures[0].role, figures[1].role, figures[2].role),
        (Some(Role::Leader), Some(Role::JuniorNco), None)
    );
    let arms = figures[0].weapon.as_ref().unwrap();
    assert_eq!(
        (arms.range_in, arms.targets, arms.targets_auto, arms.impact),
        (Some(48), Some(2), Some(3), Some(2))
    );
}

#[test]
fn a_marine_of_a_3_has_rep_4() {
    let figures = squad("us-marines", &[1, 3, 1, 2, 4, 5, 6]);
    assert_eq!(reps(&figures), [4, 3, 3, 4, 4, 5]);
    assert_eq!(posts(&figures)[..4], [Post::Nco, Post::JrNco, Post::JrNco, Post::JrNco]);
    assert_eq!(weapons(&figures)[0], "usa-m-14");
}

#[test]
fn men_present_are_never_more_than_paper_strength() {
    for force in forces() {
        for die in 1..=6u8 {
            let men = force.present(die);
            assert_eq!(men, (die + force.present_add).min(force.men.1));
            assert!(men <= force.paper_strength());
        }
    }
    assert_eq!(Force::find("us-army-infantry").unwrap().present(6), 10, "5 and 6 are 11, but 10 on paper");
    assert_eq!(Force::find("us-marines").unwrap().present(6), 11, "army-20: never the 13 of the list");
}

#[test]
fn machine_gun_and_launchers_stay_manned_as_long_as_men_are_left() {
    let few = with_dice(&[1, 1, 1, 1], |told, dice| levy("nva").squad(Strength::Men(4), told, dice));
    assert_eq!(posts(&few), [Post::Nco, Post::JrNco, Post::LmgGunner, Post::LmgAssistant]);
    let more = with_dice(&[1; 5], |told, dice| levy("nva").squad(Strength::Men(5), told, dice));
    assert_eq!(posts(&more)[4], Post::RpgGunner);
    assert_eq!(weapons(&more)[4], "com-rpg-7", "army-33");
}

#[test]
fn a_full_squad_has_the_men_of_every_role_of_its_list() {
    for force in forces() {
        let dice = vec![1; usize::from(force.paper_strength())];
        let figures = with_dice(&dice, |told, dice| levy(force.id.id()).squad(Strength::Full, told, dice));
        assert_eq!(figures.len(), usize::from(force.paper_strength()));
        for line in force.squad.iter().filter(|line| line.men.is_some()) {
            let men = posts(&figures).iter().filter(|post| **post == line.post).count() as u8;
            let (fewest, most) = line.men.unwrap();
            match line.post {
                // The LMG assistant is the first of them; men beyond the roles are riflemen.
                Post::Rifleman => assert!(men + 1 >= fewest, "{}", force.id),
                _ => assert!((fewest..=most).contains(&men), "{} {:?}", force.id, line.post),
            }
        }
    }
}

#[test]
fn air_cavalry_marines_militia_and_main_force_have_their_lmg_in_the_headquarters() {
    for id in ["us-air-cavalry", "us-marines", "arvn-militia-rf-pf", "vc-main-force"] {
        let men = usize::from(Force::find(id).unwrap().paper_strength());
        let figures = with_dice(&vec![1; men], |told, dice| levy(id).squad(Strength::Full, told, dice));
        assert!(!posts(&figures).contains(&Post::LmgGunner), "{id}");
        let hq = with_dice(&[1; 6], |told, dice| levy(id).headquarters(None, told, dice));
        let expected = [
            Post::Officer,
            Post::PlatoonSergeant,
            Post::Rto,
            Post::Medic,
            Post::LmgGunner,
            Post::LmgAssistant,
        ];
        assert_eq!(posts(&hq), expected, "{id}");
        assert_eq!(hq.iter().filter(|figure| figure.role == Some(Role::Leader)).count(), 1);
        assert!(carries(&hq[2], Gear::Radio));
    }
    let hq = with_dice(&[1; 4], |told, dice| levy("us-army-infantry").headquarters(None, told, dice));
    assert_eq!(posts(&hq), [Post::Officer, Post::PlatoonSergeant, Post::Rto, Post::Medic]);
}

#[test]
fn cidg_are_led_by_a_us_advisor_of_rep_4_or_5_with_one_or_two_riflemen() {
    let hq = with_dice(&[3, 1, 1, 1], |told, dice| levy("us-sf-cidg").headquarters(Some(2), told, dice));
    assert_eq!(posts(&hq), [Post::Advisor, Post::Rto, Post::Rifleman, Post::Rifleman]);
    assert_eq!((hq[0].rep, hq[0].role), (4, Some(Role::Leader)));
    let hq = with_dice(&[4, 1, 1], |told, dice| levy("us-sf-cidg").headquarters(None, told, dice));
    assert_eq!((hq.len(), hq[0].rep), (3, 5));
    let mut dice = Scripted::new([]);
    let error = levy("us-sf-cidg").headquarters(Some(3), &mut Told::default(), &mut dice).unwrap_err();
    assert_eq!(error.exit_code(), 1);
}

#[test]
fn equipment_is_that_of_the_list() {
    let us = squad("us-army-infantry", &[1; 7]);
    assert!(us.iter().all(|figure| carries(figure, Gear::Grenades) && carries(figure, Gear::Claymore)));
    assert!(
        carries(&us[0], Gear::SmokeGrenades)
            && carries(&us[1], Gear::SmokeGrenades)
            && !carries(&us[2], Gear::SmokeGrenades)
    );
    assert_eq!(
        us.iter().filter(|figure| carries(figure, Gear::Law)).count(),
        1,
        "two, but there is one rifleman"
    );
    let arvn = squad("arvn-army-infantry", &[1; 7]);
    let with = |figures: &[Figure], gear: Gear| figures.iter().filter(|figure| carries(figure, gear)).count();
    assert_eq!((with(&arvn, Gear::Grenades), with(&arvn, Gear::Claymore), with(&arvn, Gear::Law)), (3, 3, 0));
    let nva = squad("nva", &[2; 8]);
    assert_eq!(
        (with(&nva, Gear::Grenades), with(&nva, Gear::Claymore), with(&nva, Gear::SmokeGrenades)),
        (4, 0, 0)
    );
}

#[test]
fn one_claymore_a_squad_by_the_other_reading() {
    let mut levy = levy("us-army-infantry");
    levy.options.set("army-27", "one-a-squad").unwrap();
    let figures = with_dice(&[1; 7], |told, dice| levy.squad(Strength::ByDice, told, dice));
    assert_eq!(figures.iter().filter(|figure| carries(figure, Gear::Claymore)).count(), 1);
}

#[test]
fn weapons_that_vary_are_mixed_or_selective_fire() {
    let mixed = with_dice(&[1; 10], |told, dice| levy("vc-main-force").squad(Strength::Full, told, dice));
    let kinds: BTreeSet<&str> = weapons(&mixed).into_iter().collect();
    assert!(kinds.len() >= 4, "{kinds:?}");
    let mut levy = levy("vc-main-force");
    levy.arming.mix = Mix::SelectFire;
    let rifles = with_dice(&[1; 10], |told, dice| levy.squad(Strength::Full, told, dice));
    assert!(
        weapons(&rifles).iter().all(|id| ["com-ak-47", "com-rpg-7"].contains(id)),
        "{:?}",
        weapons(&rifles)
    );
}

#[test]
fn a_post_carries_what_the_player_chooses_if_the_list_offers_it() {
    let mut anzac = levy("anzac-infantry");
    anzac.arming.weapons.insert(Post::Nco, "f-1".to_owned());
    anzac.arming.weapons.insert(Post::PointMan, "combat-shotgun".to_owned());
    let figures = with_dice(&[1; 10], |told, dice| anzac.squad(Strength::Full, told, dice));
    assert_eq!(weapons(&figures)[0], "anzac-f-1");
    assert_eq!((figures[5].post, weapons(&figures)[5]), (Some(Post::PointMan), "anzac-combat-shotgun"));
    let mut army = Levy::new(Force::find("anzac-infantry").unwrap(), turn("1967-12-late"));
    army.arming.weapons.insert(Post::Rifleman, "m-16".to_owned());
    let mut dice = Scripted::new([1; 11]);
    let error = army.squad(Strength::Full, &mut Told::default(), &mut dice).unwrap_err();
    assert_eq!(error.exit_code(), 1);
    assert!(error.to_string().contains("carries l1a1 in late December 1967"), "{error}");
}

#[test]
fn a_squad_of_more_men_or_launchers_than_the_list_is_refused() {
    let mut dice = Scripted::new([]);
    let mut told = Told::default();
    for men in [0, 11] {
        let error = levy("nva").squad(Strength::Men(men), &mut told, &mut dice).unwrap_err();
        assert!(error.to_string().contains("has 1 to 10"), "{error}");
    }
    let mut marines = levy("us-marines");
    marines.arming.launchers = Some(4);
    assert!(
        marines.squad(Strength::Full, &mut told, &mut dice).unwrap_err().to_string().contains("has 1 to 3")
    );
}

#[test]
fn a_half_squad_has_half_of_the_dice_rounded_up_and_what_its_die_gives() {
    let of = |face: u32, men: u32| {
        let mut dice = vec![men, face];
        dice.extend(vec![1; usize::from(Force::find("nva").unwrap().present(men as u8).div_ceil(2))]);
        with_dice(&dice, |told, dice| levy("nva").half_squad(told, dice))
    };
    assert_eq!(posts(&of(1, 1)), [Post::Nco, Post::RpgGunner, Post::Rifleman], "6 present, half of it 3");
    assert_eq!(posts(&of(2, 2)).len(), 4, "7 present, half of it rounded up");
    assert_eq!(posts(&of(3, 1)), [Post::Nco, Post::LmgGunner, Post::LmgAssistant]);
    assert_eq!(posts(&of(4, 1)), posts(&of(3, 1)));
    for face in [5, 6] {
        assert_eq!(posts(&of(face, 1)), [Post::Nco, Post::Rifleman, Post::Rifleman]);
    }
}

#[test]
fn a_local_half_squad_has_one_selective_fire_weapon_and_a_support_weapon_on_1_to_3() {
    for face in 1..=6 {
        let figures = with_dice(&[4, face, 1, 1, 1, 1], |told, dice| levy("local-vc").half_squad(told, dice));
        assert_eq!(figures.len(), 4, "7 present");
        assert_eq!(posts(&figures).contains(&Post::LmgGunner), face <= 3);
        assert!(weapons(&figures).iter().filter(|id| **id == "com-ak-47").count() <= 1);
    }
    let mut with_rpg = levy("local-vc");
    with_rpg.arming.heavy = Some(Heavy::Rpg);
    let figures = with_dice(&[4, 3, 1, 1, 1, 1], |told, dice| with_rpg.half_squad(told, dice));
    let gunner = figures.iter().find(|figure| figure.post == Some(Post::RpgGunner)).unwrap();
    assert!(carries(gunner, Gear::ThreeRockets));
}

#[test]
fn a_green_local_squad_has_rep_3_and_a_leader_of_rep_4_on_1_to_3() {
    for face in 1..=6 {
        let figures = with_dice(&[1, face], |told, dice| levy("local-vc").local_squad(true, told, dice));
        assert_eq!(reps(&figures), [if face <= 3 { 4 } else { 3 }, 3, 3, 3]);
    }
    let ordinary = with_dice(&[6, 1, 2, 3, 4, 5, 6, 1, 2, 3], |told, dice| {
        levy("local-vc").local_squad(false, told, dice)
    });
    assert_eq!(reps(&ordinary), [2, 2, 3, 3, 4, 4, 2, 2, 3]);
    assert_eq!(posts(&ordinary)[2], Post::LmgGunner, "one LMG or one RPG");
    assert!(weapons(&ordinary).iter().filter(|id| **id == "com-ak-47").count() <= 2);
}

#[test]
fn a_local_squad_never_has_more_than_two_selective_fire_weapons() {
    let mut armed = levy("local-vc");
    armed.arming.mix = Mix::SelectFire;
    let figures =
        with_dice(&[6, 1, 1, 1, 1, 1, 1, 1, 1, 1], |told, dice| armed.local_squad(false, told, dice));
    assert_eq!(weapons(&figures).iter().filter(|id| **id == "com-ak-47").count(), 2);
}

#[test]
fn a_local_squad_has_one_lmg_or_one_rpg_with_3_rockets() {
    for (heavy, post) in
        [(None, Post::LmgGunner), (Some(Heavy::Lmg), Post::LmgGunner), (Some(Heavy::Rpg), Post::RpgGunner)]
    {
        let mut armed = levy("local-vc");
        armed.arming.heavy = heavy;
        let figures = with_dice(&[6, 1, 1, 1, 1, 1, 1, 1, 1, 1], |told, dice| {
            armed.squad(Strength::ByDice, told, dice)
        });
        let heavies =
            figures.iter().filter(|figure| matches!(figure.post, Some(Post::LmgGunner | Post::RpgGunner)));
        let heavies: Vec<_> = heavies.collect();
        assert_eq!((heavies.len(), heavies[0].post), (1, Some(post)));
        assert_eq!(carries(heavies[0], Gear::ThreeRockets), post == Post::RpgGunner);
    }
}

#[test]
fn main_force_squads_are_armed_as_their_rows_say() {
    let terms = Terms { mix: Mix::SelectFire, satchel_charges: true, green: false };
    let five = with_dice(&[5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], |told, dice| {
        levy("local-vc").unit(Unit::VcMainForceSquad, terms, told, dice)
    });
    assert_eq!(five.len(), 10);
    assert!(weapons(&five).iter().all(|id| ["com-ak-47", "com-rpg-7"].contains(id)));
    assert_eq!(five.iter().filter(|figure| carries(figure, Gear::SatchelCharge)).count(), 5);
    let nine = with_dice(&[5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], |told, dice| {
        levy("vc-main-force").unit(Unit::VcMainForceHqSquad, Terms::default(), told, dice)
    });
    assert!(posts(&nine).contains(&Post::LmgGunner) && posts(&nine).contains(&Post::LmgAssistant));
    let gunner = nine.iter().find(|figure| figure.post == Some(Post::LmgGunner)).unwrap();
    assert_eq!(gunner.weapon.as_ref().unwrap().id, Some(WeaponId::ComRdp));
    // hq-lmg-1: the LMG of the headquarters has a gunner and an assistant of its own.
    let more = with_dice(&[5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1], |told, dice| {
        let mut levy = levy("vc-main-force");
        levy.more_men_for_lmg = true;
        levy.unit(Unit::VcMainForceHqSquad, Terms::default(), told, dice)
    });
    assert_eq!(more.len(), nine.len() + 2);
    let riflemen = |men: &[Figure]| men.iter().filter(|man| man.post == Some(Post::Rifleman)).count();
    assert_eq!(riflemen(&more), riflemen(&nine) + 2);
    let gunner = more.iter().find(|figure| figure.post == Some(Post::LmgGunner)).unwrap();
    assert_eq!(gunner.weapon.as_ref().unwrap().id, Some(WeaponId::ComRdp));
}

#[test]
fn sappers_carry_charge_cutters_and_grenades() {
    let vc = with_dice(&[1, 1, 1], |told, dice| levy("vc-main-force").sapper_cell(told, dice));
    let nva = with_dice(&[1, 1, 1], |told, dice| levy("nva").sapper_cell(told, dice));
    for figure in vc.iter().chain(&nva) {
        assert!(
            [Gear::SatchelCharge, Gear::WireCutters, Gear::Grenades]
                .into_iter()
                .all(|gear| carries(figure, gear))
        );
    }
    assert!(
        vc.iter().all(|figure| carries(figure, Gear::TwoReloads))
            && !nva.iter().any(|figure| carries(figure, Gear::TwoReloads))
    );
    let class = |figures: &[Figure]| figures[0].weapon.as_ref().unwrap().class.unwrap();
    assert_eq!((class(&vc).id(), class(&nva).id()), ("machine-pistol", "selective-fire-rifle"));
}

#[test]
fn an_engineer_squad_has_a_charge_for_every_two_men_and_a_flamethrower() {
    let figures = with_dice(&[5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], |told, dice| {
        levy("nva").unit(Unit::NvaEngineerSquad, Terms::default(), told, dice)
    });
    assert_eq!(figures.iter().filter(|figure| carries(figure, Gear::SatchelCharge)).count(), 5);
    assert_eq!(figures.iter().filter(|figure| figure.post == Some(Post::Flamethrower)).count(), 1);
    let odd = with_dice(&[2, 1, 1, 1, 1, 1, 1, 1], |told, dice| levy("nva").engineer_squad(told, dice));
    assert_eq!(
        odd.iter().filter(|figure| carries(figure, Gear::SatchelCharge)).count(),
        3,
        "seven men: three full pairs"
    );
}

#[test]
fn a_sniper_has_rep_4_or_5_by_a_die_and_of_the_arvn_rep_4() {
    for force in ["vc-main-force", "nva", "us-army-infantry", "us-marines", "anzac-infantry"] {
        for face in 1..=6 {
            let sniper = with_dice(&[face], |told, dice| levy(force).sniper(told, dice));
            assert_eq!(reps(&sniper), [if face <= 3 { 4 } else { 5 }], "{force}");
        }
    }
    let arvn = with_dice(&[], |told, dice| levy("arvn-army-infantry").sniper(told, dice));
    assert_eq!(reps(&arvn), [4]);
    assert_eq!(arvn[0].weapon.as_ref().unwrap().range_in, Some(60), "a sniper scope");
    assert!(carries(&arvn[0], Gear::SniperScope));
    let anzac = with_dice(&[1], |told, dice| levy("anzac-infantry").sniper(told, dice));
    assert_eq!(weapons(&anzac), ["anzac-m-14-sniper"]);
}

#[test]
fn teams_have_their_men_and_weapons() {
    let team = |unit: Unit, force: &str, men: usize| {
        with_dice(&vec![1; men], |told, dice| levy(force).unit(unit, Terms::default(), told, dice))
    };
    assert_eq!(weapons(&team(Unit::LmgTeam, "us-marines", 2))[0], "usa-m-60");
    assert_eq!(weapons(&team(Unit::LmgTeam, "anzac-infantry", 2))[0], "anzac-m-60");
    assert_eq!(weapons(&team(Unit::LmgTeam, "nva", 2))[0], "com-rdp");
    assert_eq!(weapons(&team(Unit::HmgTeam, "local-vc", 3))[0], "com-hmg-51");
    assert_eq!(weapons(&team(Unit::Rpg7Team, "local-vc", 2))[0], "com-rpg-7");
    assert_eq!(
        reps(&team(Unit::HmgTeam, "local-vc", 3)),
        [3, 3, 3],
        "local Viet Cong teams are of the Main Force"
    );
    for (unit, post) in [(Unit::Medic, Post::Medic), (Unit::Officer, Post::Officer), (Unit::Rto, Post::Rto)] {
        assert_eq!(posts(&team(unit, "nva", 1)), [post]);
    }
    assert_eq!(
        with_dice(&[5], |told, dice| levy("us-sf-cidg").unit(Unit::UsAdvisor, Terms::default(), told, dice))
            [0]
        .rep,
        5
    );
    let militia = with_dice(&[1; 6], |told, dice| {
        levy("arvn-army-infantry").unit(Unit::RfPfSquad, Terms::default(), told, dice)
    });
    assert_eq!((militia.len(), militia[0].rep), (5, 2));
}

#[test]
fn every_unit_of_every_force_is_raised_and_makes_a_valid_squad() {
    for force in forces() {
        for one in Unit::ALL.into_iter().filter(|unit| *unit != Unit::Crew) {
            let own = one.force().is_none_or(|id| id.list().nation == force.nation);
            for seed in 0..20 {
                let mut dice = Seeded::new(DiceState { seed, drawn: 0 });
                let muster = Muster {
                    unit: one,
                    attributes: true,
                    months: true,
                    ..Muster::squad(force.id, turn("1968-06-late"))
                };
                match unit(&muster, &mut dice) {
                    Ok((squad, told)) => {
                        let mut faults = Faults::default();
                        squad.check(&mut faults);
                        assert!(faults.into_list().is_empty(), "{} {}", force.id, one.id());
                        assert!(!told.events.is_empty());
                        assert!(squad.figures.iter().all(|figure| figure.attributes.written().len() == 1));
                    }
                    Err(error) => assert!(!own, "{} {}: {error}", force.id, one.id()),
                }
            }
        }
    }
}

#[test]
fn a_unit_of_another_army_is_refused() {
    let muster = Muster { unit: Unit::NvaEngineerSquad, ..Muster::squad(ForceId::UsMarines, Turn::FIRST) };
    assert_eq!(unit(&muster, &mut Scripted::new([])).unwrap_err().exit_code(), 2);
}

#[test]
fn a_platoon_has_its_headquarters_and_the_squads_of_its_list_under_one_leader() {
    let mut dice = Seeded::new(DiceState { seed: 5, drawn: 0 });
    for force in forces() {
        let platoon = levy(force.id.id()).platoon(None, &mut Told::default(), &mut dice).unwrap();
        assert_eq!(platoon.squads.len(), usize::from(force.squads_of_platoon().0), "{}", force.id);
        let figures = platoon.together();
        assert_eq!(figures.iter().filter(|figure| figure.role == Some(Role::Leader)).count(), 1);
        let names: BTreeSet<&str> = figures.iter().map(|figure| figure.name.as_str()).collect();
        assert_eq!(names.len(), figures.len(), "names must be unique");
    }
    let platoon = levy("vc-main-force").platoon(Some(5), &mut Told::default(), &mut dice).unwrap();
    assert_eq!(platoon.squads.len(), 5);
    assert!(levy("vc-main-force").platoon(Some(6), &mut Told::default(), &mut dice).is_err());
}

#[test]
fn the_rest_of_a_platoon_is_what_is_not_there() {
    let mut dice = Seeded::new(DiceState { seed: 5, drawn: 0 });
    let rest = levy("nva").rest_of_platoon(3, 1, true, &mut Told::default(), &mut dice).unwrap();
    assert_eq!((rest.headquarters.len(), rest.squads.len()), (0, 2));
    let rest = levy("nva").rest_of_platoon(3, 3, false, &mut Told::default(), &mut dice).unwrap();
    assert_eq!((rest.headquarters.len(), rest.squads.len()), (4, 0));
}

#[test]
fn an_officer_leads_a_squad_he_comes_with_and_its_nco_is_a_junior() {
    let mut levy = levy("nva");
    let together = with_dice(&[1; 9], |told, dice| {
        let mut figures = levy.unit(Unit::NvaSquad, Terms::default(), told, dice)?;
        for unit in [Unit::Medic, Unit::Officer] {
            figures.extend(levy.unit(unit, Terms::default(), told, dice)?);
        }
        Ok(Levy::together(figures))
    });
    let leader: Vec<_> = together.iter().filter(|figure| figure.role == Some(Role::Leader)).collect();
    assert_eq!((leader.len(), leader[0].post), (1, Some(Post::Officer)));
    assert_eq!(together[0].role, Some(Role::JuniorNco));
}

#[test]
fn crews_have_the_men_of_the_vehicle_and_reps_of_the_table_of_tank_crews() {
    let crew = |id: &str, men: Option<u8>, rolls: &[u32]| {
        with_dice(rolls, |told, dice| {
            levy("us-army-infantry").crew(VehicleType::find(id).unwrap(), men, told, dice)
        })
    };
    let tank = crew("m-48", None, &[1, 2, 3, 5, 6]);
    assert_eq!(
        posts(&tank),
        [Post::Commander, Post::Driver, Post::Gunner, Post::Loader, Post::RadioOperator]
    );
    assert_eq!(reps(&tank), [3, 3, 4, 4, 5]);
    assert_eq!(tank.iter().filter(|figure| figure.role == Some(Role::Leader)).count(), 1);
    assert_eq!(crew("m-113-acav", Some(6), &[1; 6]).len(), 6);
    assert_eq!(posts(&crew("jeep-mule-us", None, &[1])), [Post::Driver]);
    assert_eq!(crew("monitor", None, &[1; 11]).len(), 11);
    assert_eq!(reps(&crew("pt-76", None, &[3, 3, 1, 6])), [4, 4, 3, 5]);
    let mut dice = Scripted::new([]);
    let m_48 = VehicleType::find("m-48").unwrap();
    assert!(levy("us-army-infantry").crew(m_48, Some(4), &mut Told::default(), &mut dice).is_err());
    for vehicle in VehicleType::all() {
        let mut dice = Seeded::new(DiceState { seed: 1, drawn: 0 });
        for men in vehicle.crew.0..=vehicle.crew.1 {
            let figures =
                levy("us-army-infantry").crew(vehicle, Some(men), &mut Told::default(), &mut dice).unwrap();
            assert_eq!(figures.len(), usize::from(men));
            assert!(figures.iter().all(|figure| (3..=6).contains(&figure.rep)));
        }
    }
}

#[test]
fn what_is_kept_from_the_player_is_told_in_secret() {
    let mut told = Told::default();
    let mut dice = Seeded::new(DiceState { seed: 1, drawn: 0 });
    levy("nva").in_secret().half_squad(&mut told, &mut dice).unwrap();
    assert!(!told.events.is_empty() && told.events.iter().all(|event| event.secret));
}

#[test]
fn men_get_other_names_than_those_who_are_there() {
    let mut dice = Seeded::new(DiceState { seed: 1, drawn: 0 });
    let mut told = Told::default();
    let first = levy("us-army-infantry").squad(Strength::Full, &mut told, &mut dice).unwrap();
    let there: Vec<&str> = first.iter().map(|figure| figure.name.as_str()).collect();
    let second = levy("us-army-infantry")
        .apart_from(there.iter().copied())
        .squad(Strength::Full, &mut told, &mut dice)
        .unwrap();
    let bare = |name: &str| name.rsplit(' ').next().unwrap().to_owned();
    let known: BTreeSet<String> = there.iter().map(|name| bare(name)).collect();
    assert!(second.iter().all(|figure| !known.contains(&bare(&figure.name))));
    let named = levy("nva")
        .named(["Phu".to_owned(), "Thiet".to_owned()])
        .squad(Strength::Full, &mut told, &mut dice)
        .unwrap();
    assert_eq!((named[0].name.as_str(), named[1].name.as_str()), ("Phu", "Thiet"));
    let mut many = levy("nva");
    let names: BTreeSet<String> =
        (0..200).map(|_| many.man(Post::Rifleman, Some(3), &mut told, &mut dice).unwrap().name).collect();
    assert_eq!(names.len(), 200, "no two alike, however many are raised");
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// The answer of the dice that draws this card from a whole deck.
fn answer(text: &str) -> u32 {
    card(text).index() as u32 + 1
}

fn drawn(figure: &mut Figure, options: &ListOptions, rolls: &[u32]) -> Option<String> {
    with_dice(rolls, |told, dice| draw_attribute(figure, options, &mut Deck::default(), told, dice)).attribute
}

#[test]
fn a_us_recruit_of_a_5_whose_die_is_4_and_card_the_3_of_spades_has_rep_4_and_is_a_knifeman() {
    let mut recruit =
        with_dice(&[5], |told, dice| levy("us-army-infantry").man(Post::Rifleman, None, told, dice));
    assert_eq!(recruit.rep, 4);
    assert_eq!(drawn(&mut recruit, &ListOptions::default(), &[4, answer("3S")]).as_deref(), Some("knifeman"));
    assert_eq!(recruit.attributes.written(), ["knifeman"]);
}

#[test]
fn each_of_the_104_cards_gives_the_attribute_of_its_table() {
    let data: Value = serde_json::from_str(include_str!("../data/fng/random-attributes.json")).unwrap();
    let rows = data["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 104);
    for row in rows {
        let suit = row["suit"].as_str().unwrap()[..1].to_uppercase();
        let name = format!("{}{suit}", row["rank"].as_str().unwrap());
        let die = if row["table"] == "odd" { 1 } else { 2 };
        let mut figure = Figure::new("Smith", 4);
        let expected = match row["attribute"].as_str().unwrap() {
            "fluent" => "language",
            other => other,
        };
        let street_punk = expected == "street-punk";
        let rolls = if street_punk { vec![die, answer(&name), 2] } else { vec![die, answer(&name)] };
        let given = drawn(&mut figure, &ListOptions::default(), &rolls).unwrap();
        assert_eq!(given, if street_punk { "street-punk:2" } else { expected }, "{row}");
        assert!(figure.attributes.all().is_ok());
    }
}

#[test]
fn a_soldier_with_language_who_draws_fluent_gets_it() {
    let mut figure = Figure::new("Ba", 3);
    figure.attributes.gain("language");
    assert_eq!(drawn(&mut figure, &ListOptions::default(), &[1, answer("10C")]).as_deref(), Some("fluent"));
    let mut other = Figure::new("Smith", 3);
    assert_eq!(drawn(&mut other, &ListOptions::default(), &[1, answer("10C")]).as_deref(), Some("language"));
}

#[test]
fn a_street_punk_rolls_once_for_what_he_is() {
    for die in 1..=6 {
        let mut figure = Figure::new("Smith", 3);
        drawn(&mut figure, &ListOptions::default(), &[1, answer("8S"), die]);
        let held: Vec<_> =
            figure.attributes.all().unwrap().iter().map(|attribute| attribute.id.id()).collect();
        match die {
            1..=3 => assert_eq!(held, ["street-punk", "looter", "tough", "brawler"]),
            _ => assert_eq!(held, ["street-punk", "looter", "shirker"]),
        }
    }
}

#[test]
fn an_attribute_he_has_is_drawn_again_from_all_52_cards() {
    let mut figure = Figure::new("Smith", 3);
    figure.attributes.gain("brawler");
    let rolls = [1, answer("4D"), answer("5C"), answer("2D")];
    assert_eq!(
        drawn(&mut figure, &ListOptions::default(), &rolls).as_deref(),
        Some("fast"),
        "both Brawlers go back"
    );
    let mut scout = Figure::new("Jones", 3);
    scout.attributes.gain("scout");
    assert_eq!(
        drawn(&mut scout, &ListOptions::default(), &[1, answer("2D"), answer("4D")]).as_deref(),
        Some("brawler"),
        "a Scout is Fast"
    );
}

#[test]
fn the_other_readings_of_the_draw() {
    let with = |key: &str, value: &str| {
        let mut options = ListOptions::default();
        options.set(key, value).unwrap();
        options
    };
    let mut figure = Figure::new("Smith", 3);
    figure.attributes.gain("brawler");
    assert_eq!(drawn(&mut figure, &with("attribute-draw-1", "keep"), &[1, answer("4D")]), None);
    assert_eq!(figure.attributes.written(), ["brawler"]);
    assert_eq!(
        drawn(&mut figure, &ListOptions::default(), &[1, answer("QS")]).as_deref(),
        Some("stone-cold")
    );
    let mut other = Figure::new("Jones", 3);
    assert_eq!(
        drawn(&mut other, &with("stone-cold-1", "draw-again"), &[1, answer("QS"), answer("2D")]).as_deref(),
        Some("fast")
    );
    let mut deck = Deck::default();
    let mut dice = Scripted::new([1, 1, 1, 1]);
    let stay = with("char-17", "stay-out");
    for name in ["A", "B"] {
        draw_attribute(&mut Figure::new(name, 3), &stay, &mut deck, &mut Told::default(), &mut dice).unwrap();
    }
    assert_eq!(deck.out(), [card("2D"), card("3D")], "the first card left is another");
}

#[test]
fn months_in_country_are_those_of_the_check() {
    let check = checks::find("months-in-country", Edition::One).unwrap();
    for rep in 2..=6u8 {
        for die in 1..=6u32 {
            let mut figure = Figure::new("Smith", rep);
            let rolls = if rep > 3 { vec![die] } else { Vec::new() };
            with_dice(&rolls, |told, dice| {
                months_in_country([&mut figure], &ListOptions::default(), told, dice)
            });
            let mut situation = Situation::new(Edition::One);
            situation.rep = Some(rep);
            let tested =
                checks::test(check, &situation, &mut Scripted::new([die]), &mut pointman_core::trace::Silent)
                    .unwrap();
            let months = tested.further.iter().find(|further| further.what.id() == "months").unwrap().value;
            assert_eq!(i32::from(figure.months), months, "Rep {rep}, die {die}");
        }
    }
    let mut options = ListOptions::default();
    options.set("months-in-country-1", "down").unwrap();
    let mut figure = Figure::new("Smith", 4);
    with_dice(&[5], |told, dice| months_in_country([&mut figure], &options, told, dice));
    assert_eq!(figure.months, 2);
}

#[test]
fn strength_and_rep_have_the_odds_of_their_dice() {
    for force in forces() {
        let odds = enumerate(|dice| {
            let squad = levy(force.id.id()).squad(
                Strength::ByDice,
                &mut Told::default(),
                &mut FirstOnly { dice, asked: 0 },
            )?;
            Ok::<_, Error>(squad.len())
        })
        .unwrap();
        for men in 1..=usize::from(force.paper_strength()) {
            let faces = (1..=6u8).filter(|&face| usize::from(force.present(face)) == men).count();
            assert_eq!(odds.ways(&men) * 6u32, odds.of() * faces, "{} {men}", force.id);
        }
        let reps = enumerate(|dice| {
            levy(force.id.id()).man(Post::Rifleman, None, &mut Told::default(), dice).map(|man| man.rep)
        })
        .unwrap();
        for rep in 2..=6u8 {
            let faces = force.rep_by_d6.iter().filter(|&&of| of == rep).count();
            assert_eq!(reps.ways(&rep) * 6u32, reps.of() * faces, "{} Rep {rep}", force.id);
        }
    }
}

/// Passes on the first question and answers 1 to all others, so that few paths are gone.
struct FirstOnly<'a> {
    dice: &'a mut dyn Dice,
    asked: usize,
}

impl Dice for FirstOnly<'_> {
    fn answer(
        &mut self,
        question: pointman_core::dice::Question,
        reason: std::fmt::Arguments<'_>,
    ) -> Result<u32, pointman_core::dice::DiceError> {
        self.asked += 1;
        if self.asked == 1 { self.dice.answer(question, reason) } else { Ok(1) }
    }
}

#[test]
fn attributes_have_the_odds_of_the_cards_of_both_tables() {
    let odds = enumerate(|dice| {
        let mut figure = Figure::new("Smith", 3);
        let draw = draw_attribute(
            &mut figure,
            &ListOptions::default(),
            &mut Deck::default(),
            &mut Told::default(),
            dice,
        )?;
        Ok::<_, Error>(draw.attribute.unwrap_or_default().split(':').next().unwrap_or_default().to_owned())
    })
    .unwrap();
    for attribute in attributes::all() {
        let cards =
            Card::all().flat_map(|card| [true, false].map(|odd| attributes::of_card(card, odd).id.id()));
        let becomes = |id: &'static str| if id == "fluent" { "language" } else { id };
        let of = cards.filter(|id| becomes(id) == attribute.id.id()).count();
        assert_eq!(odds.ways(&attribute.id.id().to_owned()) * 104u32, odds.of() * of, "{}", attribute.id);
    }
}

fn with_star(star: Star) -> Result<Squad, Error> {
    let muster =
        Muster { star: Some(star), full: true, ..Muster::squad(ForceId::UsArmyInfantry, Turn::FIRST) };
    unit(&muster, &mut Scripted::new([4; 11])).map(|(squad, _)| squad)
}

fn star(rep: u8, attributes: &[&str]) -> Star {
    Star {
        name: "Slag".to_owned(),
        rep,
        attributes: attributes.iter().map(ToString::to_string).collect(),
        post: None,
    }
}

#[test]
fn a_star_leads_with_the_rep_and_attributes_his_player_chose() {
    let squad = with_star(star(5, &["born-leader", "tough"])).unwrap();
    let slag = &squad.figures[0];
    assert_eq!((slag.name.as_str(), slag.rep, slag.star, slag.role), ("Slag", 5, true, Some(Role::Leader)));
    assert_eq!(slag.attributes.written(), ["born-leader", "tough"]);
    assert!(squad.figures[1..].iter().all(|figure| !figure.star));
    let gunner = with_star(Star { post: Some(Post::LmgGunner), ..star(4, &["pigman"]) }).unwrap();
    assert_eq!((gunner.figures[2].name.as_str(), gunner.figures[2].star), ("Slag", true));
}

#[test]
fn a_star_has_as_many_attributes_as_his_rep_allows() {
    let usual = ListOptions::default();
    assert_eq!([2, 3, 4, 5, 6].map(|rep| attributes_of_star(rep, &usual)), [0, 0, 1, 2, 3]);
    let mut one = ListOptions::default();
    one.set("char-13", "one").unwrap();
    assert_eq!([2, 3, 4, 5, 6].map(|rep| attributes_of_star(rep, &one)), [1; 5]);
    for (rep, attributes) in [(4, &[][..]), (4, &["tough", "fast"]), (3, &["tough"]), (5, &["tough"])] {
        assert_eq!(with_star(star(rep, attributes)).unwrap_err().exit_code(), 1, "Rep {rep}");
    }
    assert!(with_star(star(4, &["stone-cold"])).unwrap_err().to_string().contains("no rule"));
    assert!(with_star(star(5, &["tough", "tough"])).unwrap_err().to_string().contains("twice"));
    assert!(with_star(star(7, &[])).unwrap_err().to_string().contains("2 to 6"));
    assert!(
        with_star(Star { post: Some(Post::Medic), ..star(4, &["medic"]) })
            .unwrap_err()
            .to_string()
            .contains("it has nco")
    );
}

#[test]
fn the_star_of_rep_5_leads_nine_grunts() {
    let squad = with_star(star(5, &["born-leader", "tough"])).unwrap();
    assert_eq!((squad.figures.len(), squad.figures.iter().filter(|figure| figure.star).count()), (10, 1));
}

#[test]
fn a_squad_that_was_raised_runs_again_from_its_history() {
    let muster =
        Muster { attributes: true, months: true, ..Muster::squad(ForceId::UsMarines, turn("1967-05-early")) };
    let mut dice = Seeded::new(DiceState { seed: 11, drawn: 0 });
    let (document, record) =
        Document::<Squad>::begin_given(FNG_SQUAD, serde_json::to_value(&muster).unwrap(), &mut dice).unwrap();
    document.verify().unwrap();
    assert_eq!(document.replay().unwrap().to_text(), document.to_text());
    let told: Told = record;
    let faces: usize = told.events.iter().map(|event| event.dice.len()).sum();
    let cards = told.events.iter().filter(|event| event.rule == "attribute-draw").count();
    assert!(faces + cards <= document.history().steps()[0].rolls.len(), "every die is told");
    let mut next = document.clone();
    next.adjust("/figures/0/rep", json!(5)).unwrap();
    let mut before = next.undo(1).unwrap();
    before.forget_undone();
    assert_eq!(before.to_text(), document.to_text());
}

#[test]
fn what_contradicts_itself_is_refused() {
    let base = || Muster::squad(ForceId::UsMarines, Turn::FIRST);
    let cases = [
        Muster { full: true, men: Some(5), ..base() },
        Muster { number: 0, ..base() },
        Muster { unit: Unit::LmgTeam, star: Some(star(4, &["tough"])), ..base() },
        Muster { unit: Unit::LmgTeam, full: true, ..base() },
        Muster { unit: Unit::LmgTeam, men: Some(3), ..base() },
        Muster { unit: Unit::Crew, ..base() },
        Muster { green: true, ..base() },
        Muster { green: true, full: true, ..Muster::squad(ForceId::LocalVc, Turn::FIRST) },
        Muster { heavy: Some(Heavy::Rpg), ..base() },
        Muster { satchel_charges: true, ..base() },
        Muster { vehicle: Some(VehicleId::M48), ..base() },
        Muster { names: vec!["A".to_owned(), "A".to_owned()], ..base() },
        Muster { names: vec![" ".to_owned()], ..base() },
    ];
    for muster in cases {
        let error = unit(&muster, &mut Scripted::new([1; 30])).unwrap_err();
        assert_eq!(error.exit_code(), 2, "{error}");
    }
}

#[test]
fn no_name_drawn_is_the_beginning_of_another() {
    for (own, enemy) in
        [("us-marines", "nva"), ("arvn-army-infantry", "vc-main-force"), ("anzac-infantry", "local-vc")]
    {
        let mut dice = Seeded::new(DiceState { seed: 7, drawn: 0 });
        let mut told = Told::default();
        let mut men = levy(own).unlike(true).squad(Strength::ByDice, &mut told, &mut dice).unwrap();
        let known: Vec<String> = men.iter().map(|man| man.name.clone()).collect();
        let mut enemies = levy(enemy).apart_from(known.iter().map(String::as_str)).unlike(true);
        for _ in 0..3 {
            men.extend(enemies.squad(Strength::ByDice, &mut told, &mut dice).unwrap());
        }
        for (index, man) in men.iter().enumerate() {
            for other in &men[..index] {
                let (one, two) = (bare_name(&man.name), bare_name(&other.name));
                assert!(!one.starts_with(two) && !two.starts_with(one), "{one} and {two}");
            }
        }
    }
}

/// Who of a squad of so many men carries a LAW where so many are asked for, from the first man to the last.
fn laws_of(force: &str, men: u8, laws: Option<u8>) -> Result<Vec<bool>, Error> {
    let mut levy = levy(force);
    levy.arming.laws = laws;
    let mut dice = Seeded::new(DiceState { seed: 3, drawn: 0 });
    let figures = levy.squad(Strength::Men(men), &mut Told::default(), &mut dice)?;
    Ok(figures.iter().map(|figure| figure.gear.contains(&Gear::Law)).collect())
}

#[test]
fn laws_that_are_asked_for_are_there_though_no_rifleman_is() {
    assert_eq!(laws_of("us-marines", 4, Some(2)).unwrap(), [false, false, true, true]);
    // The usual ones go to riflemen alone.
    assert_eq!(laws_of("us-marines", 4, None).unwrap(), [false; 4]);
    assert_eq!(laws_of("us-marines", 13, Some(2)).unwrap()[11..], [true, true]);
    let refused = |force, laws| laws_of(force, 4, Some(laws)).unwrap_err().to_string();
    assert!(refused("us-marines", 5).contains("each soldier carries one, and the squad has 4 soldiers"));
    assert!(refused("nva", 1).contains("has no LAW: leave it out"));
    assert_eq!(laws_of("nva", 4, Some(0)).unwrap(), [false; 4]);
}
