//! The odds of Unlucky men, of flame at buildings and of a commander's order are those of every way the dice
//! can fall.

use pointman_core::trace::Silent;
use pointman_fng::checks::Edition;
use pointman_fng::combat::{
    BuildingArea, BuildingFire, Flame, Grenade, GunAtPersonnel, Gunnery, Loader, Lying, Near, Ordered, Recon,
    Round, Spotting, TankBurst, Unlucky,
};

use crate::combat::support::*;

fn jones() -> Unlucky {
    Unlucky {
        bystanders: vec![Near { figure: with(man("Jones", 3), "unlucky"), of: None }],
        apart: Vec::new(),
    }
}

#[test]
fn the_odds_of_blasts_near_an_unlucky_man_are_exact() {
    for edition in Edition::ALL {
        let mut grenade = Grenade::new(
            edition,
            man("Smith", 4),
            weapon("grenade", edition),
            vec![with(man("Phu", 4), "unlucky"), man("Ivan", 3)],
        );
        grenade.throw_back = false;
        odds_are_exact(&grenade.odds().unwrap(), |dice| {
            grenade.run(dice, &mut Silent).map(|record| record.finals())
        });
        let operator = man("operator", 4);
        let flame = Flame {
            edition,
            operator,
            weapon: weapon("flamethrower", edition),
            first_one_spent: false,
            range: None,
            targets: vec![man("Ivan", 4)],
            unlucky: jones(),
        };
        odds_are_exact(&flame.odds().unwrap(), |dice| {
            flame.run(dice, &mut Silent).map(|record| record.finals())
        });
        let burst = TankBurst { edition, circle: vec![man("operator", 4)], unlucky: jones() };
        odds_are_exact(&burst.odds().unwrap(), |dice| {
            burst.run(dice, &mut Silent).map(|record| record.finals())
        });
        let recon = Recon {
            maybe_empty: false,
            place: None,
            lying: Lying::default(),
            edition,
            shooter: man("Dixon", 6),
            weapon: weapon("springfield", edition),
            automatic: false,
            enemies: vec![with(man("Phu", 4), "jodie")],
            unlucky: jones(),
        };
        odds_are_exact(&recon.odds().unwrap(), |dice| {
            recon.run(dice, &mut Silent).map(|record| record.finals())
        });
    }
}

#[test]
fn the_odds_of_flame_at_a_building_are_exact() {
    let weapon = Box::new(weapon("flamethrower", Edition::One));
    let fire = BuildingFire {
        edition: Edition::One,
        gunner: man("operator", 4),
        gunnery: Gunnery::Flame { weapon, first_one_spent: false },
        range: Some(12),
        dv: 3,
        to_edge: 3,
        aimed: BuildingArea { occupants: vec![man("Phu", 4)] },
        left: None,
        right: None,
        above: vec![BuildingArea::default()],
        above_left: Vec::new(),
        above_right: Vec::new(),
        areas_on_level: vec![2, 2],
    };
    odds_are_exact(&fire.odds().unwrap(), |dice| fire.run(dice, &mut Silent).map(|record| record.finals()));
}

#[test]
fn the_odds_of_a_round_that_a_commander_orders_are_exact() {
    for edition in Edition::ALL {
        let fire = GunAtPersonnel {
            edition,
            gunner: man("gunner", 4),
            apr: 7,
            he_round: None,
            has_canister: true,
            round: Round::He,
            loader: Loader { rep: None, deployed_gun: false },
            targets: vec![man("Ivan", 4)],
            unlucky: Unlucky::default(),
        };
        let ordered = Ordered { spotting: Spotting::by(man("the commander", 4)), fire };
        odds_are_exact(&ordered.odds().unwrap(), |dice| {
            ordered.run(dice, &mut Silent).map(|record| ordered.finals(&record))
        });
    }
}

#[test]
fn the_unlucky_of_one_circle_take_no_hits_of_another() {
    let mut grenade =
        Grenade::new(Edition::One, man("Smith", 4), weapon("grenade", Edition::One), vec![man("Ivan", 4)]);
    grenade.near_thrower = vec![with(man("Jones", 4), "unlucky")];
    // On the spot, total 9: Ivan's damage, no roll of Jones.
    let record = rolls(&[5, 4], |dice| grenade.run(dice, &mut Silent));
    assert_eq!(record.figures[0].hits, 1);
}
