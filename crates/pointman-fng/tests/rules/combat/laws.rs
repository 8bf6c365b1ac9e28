//! Laws that hold whatever the options.

use pointman_core::dice::{DiceState, Seeded};
use pointman_core::trace::{Silent, Story};
use pointman_fng::checks::Edition;
use pointman_fng::combat::{
    Aid, AntiArmorFire, BuildingArea, BuildingFire, Casualty, CloseAssault, Covering, Crewman, Crossing,
    Exposure, Fighter, Figure, Flame, Grenade, GunAtPersonnel, Gunnery, InSightOrder, Loader, Lying, Melee,
    Near, Recon, Recovery, Round, Shoot, SmallWeaponFire, Surprised, TankBurst, Target, TargetVehicle,
    Tester, Throwing, Unlucky,
};
use pointman_fng::squads::vehicles::{HitSide, VehicleType};
use pointman_fng::squads::weapons::Weapon;
use proptest::prelude::*;

use crate::combat::support::*;

const ATTRIBUTES: [&str; 15] = [
    "unlucky",
    "agile",
    "athlete",
    "brawler",
    "crack-shot",
    "grenadier",
    "hard-as-nails",
    "jodie",
    "knifeman",
    "marksman",
    "pigman",
    "runt",
    "shirker",
    "tank-killer",
    "born-leader",
];

fn editions() -> impl Strategy<Value = Edition> {
    prop_oneof![Just(Edition::One), Just(Edition::Two)]
}

fn figures() -> impl Strategy<Value = Figure> {
    let flags = proptest::array::uniform12(any::<bool>());
    let own = prop_oneof![Just(None), (0..Weapon::all().len()).prop_map(Some)];
    (2..=6u8, flags, proptest::sample::subsequence(ATTRIBUTES.to_vec(), 0..3), own).prop_map(
        |(rep, flags, attributes, own)| {
            let mut figure = Figure::new("figure", rep);
            figure.attributes = attributes.into_iter().map(str::to_owned).collect();
            figure.exposure =
                Exposure { in_cover: flags[0], concealed: flags[1], prone: flags[2], fast_moving: flags[3] };
            (figure.star, figure.larger_than_life, figure.hero, figure.leader) =
                (flags[4], flags[5], flags[6], flags[7]);
            (figure.flak_jacket, figure.chicken_plate) = (flags[8], flags[9]);
            (figure.dismounted_crew, figure.hard_as_nails_used) = (flags[10], flags[11]);
            figure.weapon = own.map(|index| Weapon::all()[index].clone());
            figure
        },
    )
}

fn several(most: usize) -> impl Strategy<Value = Vec<Figure>> {
    proptest::collection::vec(figures(), 0..=most).prop_map(|mut men| {
        men.iter_mut().enumerate().for_each(|(index, man)| man.name = format!("man {index}"));
        men
    })
}

fn weapons() -> impl Strategy<Value = Weapon> {
    (0..Weapon::all().len()).prop_map(|index| Weapon::all()[index].clone())
}

fn vehicles() -> impl Strategy<Value = TargetVehicle> {
    let side =
        prop_oneof![Just(HitSide::Front), Just(HitSide::Side), Just(HitSide::Rear), Just(HitSide::Top)];
    (0..VehicleType::all().len(), side, any::<bool>(), any::<bool>()).prop_map(
        |(index, side, hull_down, fast_moving)| {
            let vehicle = TargetVehicle::of_type(&VehicleType::all()[index], side);
            TargetVehicle { hull_down, fast_moving, ..vehicle }
        },
    )
}

fn dice(seed: u64) -> Seeded {
    Seeded::new(DiceState { seed, drawn: 0 })
}

/// Runs a procedure: the record tells every die, and the same dice tell the same story again.
macro_rules! check_run {
    ($procedure:expr, $seed:expr) => {
        tells_every_die(
            |dice| $procedure.run(dice, &mut Silent),
            &mut dice($seed),
            |record| record.throws.clone(),
        );
        let first = $procedure.run(&mut dice($seed), &mut Silent);
        let again = $procedure.run(&mut dice($seed), &mut Story::default());
        match (first, again) {
            (Ok(first), Ok(again)) => prop_assert_eq!(first, again),
            (Err(first), Err(again)) => prop_assert_eq!(first.to_string(), again.to_string()),
            _ => prop_assert!(false, "the trace changed the result"),
        }
    };
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_shot_of_any_options_tells_every_die(
        edition in editions(), shooter in figures(), weapon in weapons(), men in several(4),
            flags in any::<[bool; 5]>(),
        gaps in any::<[u8; 4]>(), shots in proptest::option::of(0..7u8), seed in any::<u64>(),
    ) {
        let targets = men.into_iter().zip(gaps).map(|(figure, number)| Target {
            range: Some(number % 64), gap: number % 4, dice: (number > 200).then_some(number % 5),
                lit: number % 2 == 0, ..Target::new(figure)
        }).collect();
        let [longer_range, automatic, return_fire, in_sight_one_pass, tunnel] = flags;
        let near = if tunnel { vec![Near { figure: with(man("Jones", 3), "unlucky"),
            of: None }] } else { vec![] };
        let (count, hidden, watched) = (near.len() + usize::from(automatic), automatic,
            longer_range && automatic);
        let shoot = Shoot {
            longer_range, automatic, return_fire, in_sight_one_pass, tunnel, shots, near, hidden, watched,
            ..Shoot::new(edition, shooter, weapon, targets)
        };
        check_run!(shoot, seed);
        if let Ok(record) = shoot.run(&mut dice(seed), &mut Silent) {
            prop_assert_eq!(record.finals().len(), shoot.targets.len() + 1 + count);
        }
    }

    #[test]
    fn recon_and_grenades_of_any_options_tell_every_die(
        edition in editions(), shooter in figures(), weapon in weapons(), men in several(4),
            others in several(2),
        near in several(2), range in proptest::option::of(0..40u8), flags in any::<[bool; 3]>(),
            how in 0..4usize, seed in any::<u64>(),
    ) {
        let recon = Recon {
            maybe_empty: false, place: None, lying: Lying::default(), unlucky: Unlucky::default(), edition,
            shooter: shooter.clone(), weapon: weapon.clone(), automatic: flags[0], enemies: men.clone() };
        check_run!(recon, seed);
        let throwing = [Throwing::Thrown, Throwing::Launched, Throwing::BombsAway, Throwing::Placed][how];
        let grenade = Grenade {
            throwing, range, tunnel: flags[1], other_group: others, near_thrower: near, throw_back: flags[2],
            ..Grenade::new(edition, shooter, weapon, men)
        };
        check_run!(grenade, seed);
    }

    #[test]
    fn melee_and_flame_of_any_options_tell_every_die(
        edition in editions(), ours in several(3), theirs in several(3), weapon in weapons(),
            flags in any::<[bool; 4]>(), seed in any::<u64>(),
    ) {
        let fighter = |figure: Figure| Fighter { swimming: flags[0], slight_trouble: flags[1],
            ..Fighter::new(figure, flags[2].then(|| weapon.clone())) };
        let side = |men: &[Figure]| men.iter().cloned().map(fighter).collect::<Vec<_>>();
        let melee = Melee { edition, ours: side(&ours), theirs: side(&theirs), contacts: vec![] };
        check_run!(melee, seed);
        if let Some(operator) = ours.first() {
            let flame = Flame { unlucky: Unlucky::default(), edition, operator: operator.clone(), weapon,
                first_one_spent: flags[3], range: None, targets: theirs.clone() };
            check_run!(flame, seed);
            let crossing = Crossing { edition, figure: operator.clone(), leader_rep: flags[0].then_some(4),
                wants_to: flags[1] };
            check_run!(crossing, seed);
        }
        let burst = TankBurst { unlucky: Unlucky::default(), edition, circle: theirs };
        check_run!(burst, seed);
    }

    #[test]
    fn guns_of_any_options_tell_every_die(
        edition in editions(), gunner in figures(), weapon in weapons(), target in vehicles(),
            men in several(3), apr in 0..=9u8,
        range in proptest::option::of(0..60u8), round in 0..3usize, flags in any::<[bool; 5]>(),
            seed in any::<u64>(),
    ) {
        let round = [Round::Ap, Round::He, Round::Canister][round];
        let loader = Loader { rep: flags[0].then_some(gunner.rep), deployed_gun: flags[1] };
        let gunnery = if flags[2] {
            Gunnery::Gun { apr, round, loader, moving: flags[3] }
        } else {
            Gunnery::Squad { weapon: Box::new(weapon.clone()), behind: men.clone() }
        };
        let fire = AntiArmorFire { edition, gunner: gunner.clone(), gunnery: gunnery.clone(), range,
            shooter_fast_moved: flags[4], at_turret: flags[1], target: target.clone() };
        check_run!(fire, seed);
        let small = SmallWeaponFire { edition, shooter: gunner.clone(), weapon: weapon.clone(), range,
            exposure: gunner.exposure, target: target.clone() };
        check_run!(small, seed);
        let assault = CloseAssault { edition, attacker: gunner.clone(), device: weapon, target,
            readied: false, charges: false, range: None };
        check_run!(assault, seed);
        let personnel = GunAtPersonnel { unlucky: Unlucky::default(), edition, gunner: gunner.clone(), apr,
            he_round: None, has_canister: flags[3], round, loader, targets: men.clone() };
        check_run!(personnel, seed);
        let area = |men: &[Figure]| BuildingArea { occupants: men.to_vec() };
        let building = BuildingFire {
            edition, gunner, gunnery, range, dv: apr % 7, to_edge: 3, aimed: area(&men),
                left: flags[2].then(|| area(&men)),
            right: flags[3].then(|| area(&men)), above: vec![area(&men); usize::from(apr % 3)],
            above_left: vec![area(&men); usize::from(flags[2]) * usize::from(apr % 2)], above_right: vec![],
            areas_on_level: if flags[4] { vec![3; 2] } else { vec![] },
        };
        check_run!(building, seed);
    }

    #[test]
    fn a_figure_ends_in_the_worst_state_its_damage_dice_gave(
        edition in editions(), figure in figures(), rep in 4..=6u8, seed in any::<u64>(),
    ) {
        let shoot = Shoot::new(edition, man("gunner", rep), weapon("arvn-m-60", edition),
            vec![target(figure)]);
        let record = shoot.run(&mut dice(seed), &mut Silent).unwrap();
        let rank = |word: &str| ["up", "knocked-down", "out-of-the-fight",
            "obviously-dead"].iter().position(|state| *state == word);
        let mut worst = rank("up");
        for throw in record.throws.iter().filter(|throw| throw.check.id() == "ranged-damage") {
            prop_assert!(worst < rank("obviously-dead"), "the dead are not rolled for");
            worst = worst.max(rank(throw.result.id()));
        }
        prop_assert_eq!(rank(record.targets[0].state.id()), worst);
    }

    #[test]
    fn checks_of_a_group_tell_every_die(
        edition in editions(), men in several(4), flags in any::<[bool; 6]>(),
            passes in proptest::option::of(0..=3u8), seed in any::<u64>(),
    ) {
        let tester = |figure: Figure| Tester {
            passes, moving: flags[0], hidden: flags[1], with_leader: flags[2], active: flags[3],
                covering_fire: flags[4],
            stealthy_target: flags[5], ..Tester::new(figure)
        };
        let order = InSightOrder { edition, testers: men.iter().cloned().map(tester).collect() };
        check_run!(order, seed);
        let casualties = men.iter().cloned().map(|figure| Casualty { figure, evacuated: flags[0] }).collect();
        let recovery = Recovery { edition, casualties };
        check_run!(recovery, seed);
        if let Some(medic) = men.first() {
            let aid = Aid { edition, medic: medic.clone(), casualty: "casualty".to_owned(),
                turns: passes.unwrap_or(0) };
            check_run!(aid, seed);
        }
    }
}

#[test]
fn the_odds_of_a_shot_are_those_of_every_way_the_dice_can_fall() {
    for edition in Edition::ALL {
        let mut second = Target { gap: 1, ..target(in_cover(with(man("second", 3), "hard-as-nails"))) };
        second.figure.star = true;
        second.figure.larger_than_life = true;
        let shoot = Shoot::new(
            edition,
            man("shooter", 5),
            weapon("m-16", edition),
            vec![target(man("first", 4)), second],
        );
        odds_are_exact(&shoot.odds().unwrap(), |dice| {
            shoot.run(dice, &mut Silent).map(|record| record.finals())
        });
        let nails = Target { dice: Some(2), ..target(with(man("Bull", 3), "hard-as-nails")) };
        let both = Shoot { targets: vec![nails], ..shoot };
        odds_are_exact(&both.odds().unwrap(), |dice| {
            both.run(dice, &mut Silent).map(|record| record.finals())
        });
    }
}

#[test]
fn the_odds_of_hits_that_the_unlucky_take_and_of_a_hidden_shooter_are_exact() {
    let rifle = Weapon::find("m-16", Edition::One).unwrap().clone();
    for edition in Edition::ALL {
        let shot =
            |targets| Shoot { shots: Some(1), ..Shoot::new(edition, man("Phu", 5), rifle.clone(), targets) };
        let ivan = || Target::new(man("Ivan", 4));
        let jones = with(with(man("Jones", 4), "unlucky"), "hard-as-nails");
        // Of two men beside each other below, each shot of several is counted out.
        let shots = if crate::soak::is_long() { None } else { Some(1) };
        let near = Shoot { near: vec![Near { figure: jones, of: Some(0) }], shots, ..shot(vec![ivan()]) };
        if edition == Edition::One {
            odds_are_exact(&near.odds().unwrap(), |dice| {
                near.run(dice, &mut Silent).map(|record| record.finals())
            });
        }
        let olga = Target { gap: 1, ..Target::new(with(man("Olga", 3), "unlucky")) };
        let beside = Shoot { shots: None, ..shot(vec![ivan(), olga]) };
        odds_are_exact(&beside.odds().unwrap(), |dice| {
            beside.run(dice, &mut Silent).map(|record| record.finals())
        });
        for watched in [false, true] {
            let hidden = Shoot { hidden: true, watched, ..shot(vec![ivan()]) };
            odds_are_exact(&hidden.odds().unwrap(), |dice| {
                hidden.run(dice, &mut Silent).map(|record| record.finals())
            });
        }
    }
}

#[test]
fn the_odds_of_an_lmg_at_two_men_are_worked_out_whole() {
    let targets = vec![target(man("first", 4)), target(in_cover(man("second", 4)))];
    let odds = Shoot::new(Edition::One, man("gunner", 5), weapon("arvn-m-60", Edition::One), targets)
        .odds()
        .unwrap();
    let sum: f64 = odds.outcomes.iter().map(|(finals, _)| odds.outcomes.probability(finals)).sum();
    assert!((sum - 1.0).abs() < 1e-12);
    let ways: num_bigint::BigUint = odds.outcomes.iter().map(|(_, ways)| ways).sum();
    assert_eq!(&ways, odds.outcomes.of());
}

#[test]
fn the_odds_of_covering_and_recon_by_fire_are_exact() {
    for edition in Edition::ALL {
        let shot = Shoot {
            shots: Some(1),
            ..Shoot::new(edition, man("Dixon", 4), weapon("m-16", edition), vec![target(man("Phu", 4))])
        };
        let covering = Covering {
            shot,
            elsewhere: false,
            hidden: false,
            moving: false,
            with_leader: false,
            stealthy_target: false,
            sapper: false,
        };
        odds_are_exact(&covering.odds().unwrap(), |dice| {
            covering.run(dice, &mut Silent).map(|record| record.finals(&covering))
        });
        let recon = Recon {
            maybe_empty: false,
            place: None,
            lying: Lying::default(),
            unlucky: Unlucky::default(),
            edition,
            shooter: man("Dixon", 6),
            weapon: weapon("springfield", edition),
            automatic: false,
            enemies: vec![with(man("Phu", 4), "jodie"), with(man("Hien", 3), "jodie")],
        };
        odds_are_exact(&recon.odds().unwrap(), |dice| {
            recon.run(dice, &mut Silent).map(|record| record.finals())
        });
    }
}

#[test]
fn the_odds_of_melee_are_exact() {
    for edition in Edition::ALL {
        let knife =
            |name: &str, rep| Fighter::new(man(name, rep), Some(weapon("hand-held-knife-bayonet", edition)));
        let mut surprised = Fighter::new(with(man("Vang", 4), "runt"), None);
        surprised.surprised = Some(Surprised::OnePass);
        let unready = Fighter { surprised: Some(Surprised::NoPass), ..knife("Hien", 3) };
        let melee = Melee {
            edition,
            ours: vec![knife("Barnes", 5)],
            // A second enemy is the same in both editions.
            theirs: if edition == Edition::One || crate::soak::is_long() {
                vec![surprised, unready]
            } else {
                vec![surprised]
            },
            contacts: vec![],
        };
        odds_are_exact(&melee.odds().unwrap(), |dice| {
            melee.run(dice, &mut Silent).map(|record| record.finals())
        });
    }
}

#[test]
fn the_odds_of_grenades_are_exact() {
    let (phu, hien) = (with(man("Phu", 4), "athlete"), in_cover(man("Hien", 4)));
    // How it comes there changes the first dice alone: the blast is counted out for two men once, by the
    // launcher.
    let thrown = if crate::soak::is_long() { vec![phu.clone(), hien.clone()] } else { vec![hien.clone()] };
    for (throwing, near) in
        [(Throwing::Thrown, thrown), (Throwing::BombsAway, vec![phu]), (Throwing::Placed, vec![hien])]
    {
        let grenade = Grenade {
            throwing,
            other_group: vec![man("Jones", 3)],
            ..Grenade::new(Edition::One, man("Dixon", 4), weapon("grenade", Edition::One), near)
        };
        odds_are_exact(&grenade.odds().unwrap(), |dice| {
            grenade.run(dice, &mut Silent).map(|record| record.finals())
        });
    }
    let launched = Grenade::new(
        Edition::Two,
        with(man("g", 4), "grenadier"),
        weapon("m-79-m-203-he", Edition::Two),
        vec![man("Phu", 4), in_cover(man("Hien", 4))],
    );
    odds_are_exact(&launched.odds().unwrap(), |dice| {
        launched.run(dice, &mut Silent).map(|record| record.finals())
    });
}

#[test]
fn the_odds_of_flame_are_exact() {
    let edition = Edition::One;
    let flame = Flame {
        unlucky: Unlucky::default(),
        edition,
        operator: man("operator", 4),
        weapon: weapon("flamethrower", edition),
        first_one_spent: false,
        range: None,
        targets: vec![man("Phu", 4), in_cover(man("Hien", 3))],
    };
    odds_are_exact(&flame.odds().unwrap(), |dice| flame.run(dice, &mut Silent).map(|record| record.finals()));
    let burst =
        TankBurst { unlucky: Unlucky::default(), edition, circle: vec![man("operator", 4), man("Smith", 3)] };
    odds_are_exact(&burst.odds().unwrap(), |dice| burst.run(dice, &mut Silent).map(|record| record.finals()));
    let crossing = Crossing { edition, figure: man("Phu", 3), leader_rep: None, wants_to: false };
    odds_are_exact(&crossing.odds().unwrap(), |dice| {
        crossing.run(dice, &mut Silent).map(|record| record.finals())
    });
}

#[test]
fn the_odds_of_guns_are_exact() {
    let edition = Edition::One;
    let mut target = TargetVehicle::of_type(VehicleType::find("pt-76").unwrap(), HitSide::Front);
    target.crew = Crewman::crew_of(2);
    let loader = Loader { rep: None, deployed_gun: false };
    let gunnery = Gunnery::Gun { apr: 6, round: Round::Ap, loader, moving: false };
    let fire = AntiArmorFire {
        edition,
        gunner: man("gunner", 4),
        gunnery,
        range: Some(20),
        shooter_fast_moved: false,
        at_turret: false,
        target: target.clone(),
    };
    odds_are_exact(&fire.odds().unwrap(), |dice| {
        fire.run(dice, &mut Silent).map(|record| record.finals(&fire))
    });
    let truck = TargetVehicle::of_type(VehicleType::find("truck-us").unwrap(), HitSide::Front);
    let small = SmallWeaponFire {
        edition,
        shooter: man("gunner", 5),
        weapon: weapon("usa-bar", edition),
        range: None,
        exposure: Exposure::default(),
        target: truck,
    };
    odds_are_exact(&small.odds().unwrap(), |dice| {
        small.run(dice, &mut Silent).map(|record| record.finals(&small))
    });
    let assault = CloseAssault {
        edition,
        attacker: man("Diem", 4),
        device: weapon("molotov-cocktail", edition),
        target,
        readied: false,
        charges: false,
        range: None,
    };
    odds_are_exact(&assault.odds().unwrap(), |dice| {
        assault.run(dice, &mut Silent).map(|record| record.finals(&assault))
    });
    for round in [Round::Ap, Round::He, Round::Canister] {
        let loader = Loader { rep: Some(4), deployed_gun: false };
        let targets = vec![man("Phu", 4)];
        let gun = GunAtPersonnel {
            unlucky: Unlucky::default(),
            edition,
            gunner: man("gunner", 4),
            apr: 5,
            he_round: None,
            has_canister: true,
            round,
            loader,
            targets,
        };
        odds_are_exact(&gun.odds().unwrap(), |dice| gun.run(dice, &mut Silent).map(|record| record.finals()));
    }
}

#[test]
fn the_odds_of_overkill_give_every_man_the_same_chance() {
    let mut target = TargetVehicle::of_type(VehicleType::find("pt-76").unwrap(), HitSide::Side);
    target.crew = Crewman::crew_of(4);
    let loader = Loader { rep: None, deployed_gun: false };
    let gunnery = Gunnery::Gun { apr: 7, round: Round::Ap, loader, moving: false };
    let gunner = man("gunner", 6);
    let fire = AntiArmorFire {
        edition: Edition::One,
        gunner,
        gunnery,
        range: Some(20),
        shooter_fast_moved: false,
        at_turret: false,
        target,
    };
    let odds = fire.odds().unwrap();
    let shot_through = |man: usize| {
        let through = odds.outcomes.map(|finals| finals[1] == "shot-through" && finals[2 + man] == "killed");
        through.ways(&true)
    };
    assert!(shot_through(0) > num_bigint::BigUint::from(0u8));
    assert!((1..4).all(|man| shot_through(man) == shot_through(0)));
}

#[test]
fn the_odds_of_buildings_are_exact() {
    let area = |name: &str| BuildingArea { occupants: vec![man(name, 4)] };
    let building = BuildingFire {
        edition: Edition::One,
        gunner: man("gunner", 4),
        gunnery: Gunnery::Gun {
            apr: 6,
            round: Round::He,
            loader: Loader { rep: None, deployed_gun: false },
            moving: false,
        },
        range: None,
        dv: 2,
        to_edge: 2,
        aimed: area("ground"),
        left: Some(area("left")),
        right: None,
        above: vec![area("up")],
        above_left: vec![area("left up")],
        above_right: vec![],
        areas_on_level: vec![2, 3],
    };
    odds_are_exact(&building.odds().unwrap(), |dice| {
        building.run(dice, &mut Silent).map(|record| record.finals())
    });
    let rpg = Weapon::find("rpg-7", Edition::One).unwrap().clone();
    let squad = BuildingFire {
        gunnery: Gunnery::Squad { weapon: Box::new(rpg), behind: vec![man("Smith", 4)] },
        range: Some(14),
        // The gun has counted out what happens to an occupant.
        aimed: BuildingArea { occupants: if crate::soak::is_long() { vec![man("one", 4)] } else { vec![] } },
        left: None,
        above: vec![],
        above_left: vec![],
        areas_on_level: vec![],
        ..building
    };
    odds_are_exact(&squad.odds().unwrap(), |dice| squad.run(dice, &mut Silent).map(|record| record.finals()));
}

#[test]
fn the_odds_of_the_wounded_and_of_the_order_of_fire_are_exact() {
    let edition = Edition::One;
    let recovery = Recovery {
        edition,
        casualties: vec![
            Casualty { figure: man("Smith", 4), evacuated: true },
            Casualty { figure: man("Jones", 3), evacuated: false },
        ],
    };
    odds_are_exact(&recovery.odds().unwrap(), |dice| {
        recovery.run(dice, &mut Silent).map(|record| record.finals())
    });
    let aid = Aid { edition, medic: man("Doc", 4), casualty: "Smith".to_owned(), turns: 2 };
    odds_are_exact(&aid.odds().unwrap(), |dice| aid.run(dice, &mut Silent).map(|record| record.finals()));
    let order = InSightOrder {
        edition,
        testers: vec![
            Tester { hidden: true, ..Tester::new(man("Nguyen", 4)) },
            Tester { passes: Some(1), ..Tester::new(man("Phu", 4)) },
        ],
    };
    odds_are_exact(&order.odds().unwrap(), |dice| {
        order.run(dice, &mut Silent).map(|record| order.finals(&record))
    });
}

#[test]
fn steps_joined_are_the_same_as_the_whole() {
    let burst = TankBurst {
        unlucky: Unlucky::default(),
        edition: Edition::One,
        circle: vec![man("Smith", 4), in_cover(man("Jones", 3))],
    };
    let odds = burst.odds().unwrap();
    let untouched = odds.outcomes.map(|finals| finals[0] == "no-effect");
    assert_eq!(untouched.ways(&true) * 3u8, untouched.of() * 2u8);
    odds_are_exact(&odds, |dice| burst.run(dice, &mut Silent).map(|record| record.finals()));
}

#[test]
fn independent_steps_multiply() {
    let recovery = |names: &[&str]| {
        let casualty = |name: &&str| Casualty { figure: man(name, 4), evacuated: false };
        let casualties = names.iter().map(casualty).collect();
        Recovery { edition: Edition::One, casualties }.odds().unwrap().outcomes
    };
    let (one, two) = (recovery(&["Smith"]), recovery(&["Smith", "Jones"]));
    assert_eq!((one.of().to_string(), two.of().to_string()), ("216".to_owned(), "46656".to_owned()));
    assert_eq!(two.iter().count(), one.iter().count().pow(2));
    for (first, ways) in one.iter() {
        for (second, more) in one.iter() {
            assert_eq!(two.ways(&[first.as_slice(), second].concat()), ways * more);
        }
    }
}
