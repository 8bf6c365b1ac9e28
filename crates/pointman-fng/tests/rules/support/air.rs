//! Runs, fire at aircraft, helicopters and snipers.

use pointman_core::dice::Scripted;
use pointman_fng::army_lists::ForceId;
use pointman_fng::army_lists::{AircraftId, AircraftVariant};
use pointman_fng::evening::Company;
use pointman_fng::mission::{Corps, Mission};
use pointman_fng::squads::vehicles::VehicleId;
use pointman_fng::support::Service;
use pointman_fng::support::{
    FNG_ACTIVATION, FNG_AIR_RUN, FNG_HELICOPTER, FNG_REINFORCE, FNG_SNIPER, Place, Who,
};
use serde_json::{Value, json};

use super::scene::{Rig, by_night, holding, mission, step, text};

pub fn flying(model: &str, duty: &str, service: &str) -> Mission {
    let mut play = mission("us-army-infantry", "vc-main-force");
    play.play.turn = 2;
    play.play.aircraft = serde_json::from_value(json!([
        {"number": 1, "side": "own", "duty": duty, "model": model, "service": service, "pilot_rep": 4,
            "since": 1, "place": "on-station"}]))
    .unwrap();
    play.play.last_number = 1;
    play.play.radio = serde_json::from_value(json!({"reached": [{"side": "own", "to": "fac"}]})).unwrap();
    play
}

pub fn with_fac(mut play: Mission) -> Mission {
    let mut fac = play.play.aircraft[0].clone();
    (fac.number, fac.model) = (2, AircraftId::O1Us);
    fac.duty = pointman_fng::support::Duty::Fac;
    play.play.last_number = 2;
    play.play.aircraft.push(fac);
    play
}

pub fn declared(mut play: Mission, kind: &str) -> Mission {
    step(&mut play, FNG_AIR_RUN, json!({"aircraft": 1, "declare": kind}), &mut Scripted::new([])).unwrap();
    play.play.turn += 1;
    play
}

pub fn run(play: &mut Mission, extra: Value, rolls: &[u32]) -> String {
    let mut orders = json!({"aircraft": 1, "run": true});
    orders.as_object_mut().unwrap().extend(extra.as_object().unwrap().clone());
    let mut dice = Scripted::new(rolls.iter().copied());
    let told = step(play, FNG_AIR_RUN, orders, &mut dice).unwrap();
    dice.finish().unwrap();
    text(&told)
}

pub fn refused(play: &mut Mission, command: &str, orders: Value) -> String {
    step(play, command, orders, &mut Scripted::new([])).unwrap_err().to_string()
}

#[test]
fn a_strike_needs_a_fac_or_observer_and_contact_and_enters_on_the_next_activation() {
    let mut play = flying("f-100", "strike", "usaf");
    assert!(
        refused(&mut play, FNG_AIR_RUN, json!({"aircraft": 1, "declare": "guns"}))
            .contains("FAC overhead or a Forward Observer")
    );
    let mut play = with_fac(play);
    play.play.radio.reached.clear();
    assert!(
        refused(&mut play, FNG_AIR_RUN, json!({"aircraft": 1, "declare": "guns"})).contains("radio contact")
    );
    let mut play = with_fac(flying("f-100", "strike", "usaf"));
    step(&mut play, FNG_AIR_RUN, json!({"aircraft": 1, "declare": "guns"}), &mut Scripted::new([])).unwrap();
    assert!(
        refused(&mut play, FNG_AIR_RUN, json!({"aircraft": 1, "run": true})).contains("the next Activation")
    );
    // Marines talk straight to Marine aircraft.
    let mut play = flying("f-4", "strike", "marine");
    play.own.force = ForceId::UsMarines;
    step(&mut play, FNG_AIR_RUN, json!({"aircraft": 1, "declare": "bombs"}), &mut Scripted::new([])).unwrap();
}

#[test]
fn anti_aircraft_fire_that_hits_rolls_the_golden_bb() {
    let by = json!([{"name": "Ivan", "rep": 4, "weapon": "com-ak-47"}]);
    // Two passes: he fires his dice at Rep 4 as at cover. A 6 is 10: hits. The pilot passes 0: it crashes.
    let mut play = declared(with_fac(flying("f-100", "strike", "usaf")), "guns");
    let mut dice =
        Rig::new().on("Anti-Aircraft", &[1, 2]).on("fires the", &[6, 6, 6]).on("Golden BB", &[5, 6]);
    let told =
        step(&mut play, FNG_AIR_RUN, json!({"aircraft": 1, "run": true, "by": by}), &mut dice).unwrap();
    assert_eq!(play.play.aircraft[0].place, Place::Down, "{}", text(&told));
    // One pass of Golden BB: it veers off and fires no more.
    let mut play = declared(with_fac(flying("f-100", "strike", "usaf")), "guns");
    let mut dice =
        Rig::new().on("Anti-Aircraft", &[1, 2]).on("fires the", &[6, 6, 6]).on("Golden BB", &[1, 6]);
    step(
        &mut play,
        FNG_AIR_RUN,
        json!({"aircraft": 1, "run": true, "by": by, "at": [{"name": "Phu", "rep": 3}]}),
        &mut dice,
    )
    .unwrap();
    assert_eq!((play.play.aircraft[0].place, play.play.aircraft[0].silent), (Place::Gone, true));
    // One pass of the check: infantry Ducks Back, and does not fire.
    let mut play = declared(with_fac(flying("f-100", "strike", "usaf")), "guns");
    let told = run(&mut play, json!({"by": by}), &[1, 6]);
    assert!(told.contains("Duck Back"), "{told}");
    // A weapon of less than 24 in takes no check.
    let mut play = declared(with_fac(flying("f-100", "strike", "usaf")), "guns");
    let told = run(&mut play, json!({"by": [{"name": "Ivan", "rep": 4, "weapon": "com-tokarev"}]}), &[]);
    assert!(told.contains("no check"), "{told}");
}

#[test]
fn hmgs_fire_four_dice_at_each_target_or_eight_at_one() {
    let at = json!([{"name": "Phu", "rep": 3}]);
    // The F-100 carries two HMGs in the center.
    let mut play = declared(with_fac(flying("f-100", "strike", "usaf")), "guns");
    let told = run(&mut play, json!({"at": at}), &[1, 1, 1, 1, 1, 1, 1, 1]);
    assert!(told.contains("0 hits"), "{told}");
    let mut play = declared(with_fac(flying("f-100", "strike", "usaf")), "guns");
    run(&mut play, json!({"at": at, "all_at_one": true}), &[1; 16]);
    // A hit is damage at the Impact of the gun and the Rep of the pilot.
    let mut play = declared(with_fac(flying("a-37", "strike", "usaf")), "guns");
    let told = run(&mut play, json!({"at": at}), &[6, 1, 1, 1, 5]);
    assert!(told.contains("Phu, Impact 5: Obviously Dead"), "{told}");
}

#[test]
fn strafing_reaches_the_vehicles_of_the_evening_from_above_by_the_apw_of_the_gun() {
    use pointman_fng::combat::VehicleState;
    use pointman_fng::evening::Vehicle;
    let strafed = |plane: &str, model: VehicleId, extra: Value, rolls: &[u32]| {
        let mut play = declared(with_fac(flying(plane, "strike", "usaf")), "guns");
        play.company.vehicles.push(Vehicle::new("Mule", model, Who::Enemy, 2));
        let told = run(&mut play, extra, rolls);
        (told, play.company.vehicles[0].state)
    };
    let mule = json!({"vehicles": ["mule"]});
    // An HMG has APW 2; the top of a PT-76 is half its side of 2.
    let (told, state) = strafed("a-37", VehicleId::Pt76, mule.clone(), &[6, 1, 1, 1, 1, 1]);
    assert!(
        told.contains("HMG at Mule: 1 hit") && told.contains("APW 2 against Armor 1 at the top"),
        "{told}"
    );
    assert_ne!(state, VehicleState::InAction, "it is written into the evening");
    // Nothing hit, nothing done; eight dice at one target.
    let (told, state) =
        strafed("a-37", VehicleId::Pt76, json!({"vehicles": ["Mule"], "all_at_one": true}), &[1; 8]);
    assert!(told.contains("0 hits") && state == VehicleState::InAction, "{told}");
    // An LMG has no APW: two on each side of an A-1, three dice each.
    let rolls = [[6, 1, 1]; 4].concat();
    let (told, state) = strafed("a-1", VehicleId::NvaTruck, mule, &rolls);
    assert!(told.contains("no APW") && state == VehicleState::InAction, "{told}");
}

#[test]
fn an_lmg_attacks_once_for_each_12_inches_flown() {
    let mut play = declared(with_fac(flying("a-1", "strike", "usaf")), "guns");
    let at = json!([{"name": "Phu", "rep": 3, "state": ["left"]}]);
    // Two LMGs on the left bear, those on the right do not; the list of the A-1 names them lmg: three dice
    // each.
    let told = run(&mut play, json!({"at": at, "inches": 24}), &[1; 12]);
    assert_eq!(told.matches("0 hits").count(), 4, "{told}");
    assert!(told.contains("attacks 2 times, once for each 12 in flown (strafing-1)"), "{told}");
}

#[test]
fn option_strafing_1_an_lmg_attacks_every_target_in_its_field_once() {
    let mut play = declared(with_fac(flying("a-1", "strike", "usaf")), "guns");
    play.play.options.set("strafing-1", "each-target").unwrap();
    let at = json!([{"name": "Phu", "rep": 3, "state": ["left"]}]);
    let told = run(&mut play, json!({"at": at, "inches": 24}), &[1; 6]);
    assert_eq!(told.matches("0 hits").count(), 2, "{told}");
}

#[test]
fn bombs_deviate_and_burst_at_rep_6() {
    let mut play = declared(with_fac(flying("f-100", "strike", "usaf")), "bombs");
    run(&mut play, json!({"point": "the bunker"}), &[1, 4, 2, 3]);
    let blasts: Vec<_> = play
        .play
        .blasts
        .iter()
        .map(|blast| (blast.at.as_str(), blast.circle_in, blast.impact, blast.rep))
        .collect();
    assert_eq!(blasts, [("on the bunker", 30, 5, 6), ("5 in short of the bunker", 30, 5, 6)]);
    // Off the table twice as far; by the text of the rules Impact 4.
    let mut play = declared(with_fac(flying("f-100", "strike", "usaf")), "bombs");
    play.play.options.set("sup-21", "text").unwrap();
    run(&mut play, json!({"point": "the rim", "off_table": true}), &[3, 1, 1, 1]);
    assert_eq!((play.play.blasts[0].at.as_str(), play.play.blasts[0].impact), ("4 in long of the rim", 4));
}

#[test]
fn napalm_burns_on_1_to_3_and_hurts_whoever_is_in_it_each_turn() {
    let mut play = declared(with_fac(flying("f-4", "strike", "usaf")), "napalm");
    run(&mut play, json!({"point": "the trees"}), &[2]);
    assert_eq!(play.play.aircraft[0].variant, Some(AircraftVariant::B));
    let number = play.play.napalm[0].number;
    assert!(play.play.blasts[0].at.contains("6 x 18 in"));
    let told = step(
        &mut play,
        FNG_AIR_RUN,
        json!({"effect": number, "at": [{"name": "Phu", "rep": 3}]}),
        &mut Scripted::new([6]),
    )
    .unwrap();
    assert!(text(&told).contains("Phu, Impact 5"), "{}", text(&told));
    for (face, left) in [(3, 1), (4, 0)] {
        step(
            &mut play,
            FNG_ACTIVATION,
            json!({"own": 1, "enemy": 2}),
            &mut Rig::new().on("Napalm burn", &[face]),
        )
        .unwrap();
        assert_eq!((play.play.napalm.len(), play.play.blasts.len()), (left, left), "on {face}");
    }
}

#[test]
fn a_plane_makes_its_passes_and_leaves() {
    let mut play = with_fac(flying("f-100", "strike", "usaf"));
    for (kind, rolls) in [("guns", vec![]), ("rockets", vec![1, 1]), ("bombs", vec![1, 1])] {
        play.play.radio = serde_json::from_value(json!({"reached": [{"side": "own", "to": "fac"}]})).unwrap();
        play = declared(play, kind);
        run(&mut play, json!({"point": "it"}), &rolls);
        play.play.own.flown = false;
        if play.play.aircraft[0].is_here() {
            play.play.radio =
                serde_json::from_value(json!({"reached": [{"side": "own", "to": "fac"}]})).unwrap();
            assert!(
                refused(&mut play, FNG_AIR_RUN, json!({"aircraft": 1, "declare": kind}))
                    .contains("no run left"),
                "{kind}"
            );
        }
    }
    assert_eq!(play.play.aircraft[0].place, Place::Gone);
}

#[test]
fn gunships_roll_piloting_and_fire_rockets_and_guns_in_one_pass() {
    let mut play = declared(flying("uh-1-hog", "gunship", ""), "guns");
    let by = json!([{"name": "Ivan", "rep": 4, "weapon": "com-ak-47"}]);
    // Two passes: nobody may fire. Two fixed LMGs at three dice, then two rockets.
    let told = run(
        &mut play,
        json!({"by": by, "at": [{"name": "Phu", "rep": 3}], "also": "rockets", "point": "it"}),
        &[1, 2, 1, 1, 1, 1, 1, 1, 1, 1],
    );
    assert!(told.contains("nobody may fire at it"), "{told}");
    assert_eq!(play.play.blasts.len(), 2);
    let mut play = declared(with_fac(flying("f-100", "strike", "usaf")), "guns");
    assert!(
        refused(
            &mut play,
            FNG_AIR_RUN,
            json!({"aircraft": 1, "run": true, "also": "rockets", "point": "it"})
        )
        .contains("only gunships")
    );
}

#[test]
fn an_ac_47_makes_two_gun_runs_cannot_be_hit_and_stays_to_light_the_ground() {
    let mut play = by_night(flying("ac-47", "spooky", ""));
    for kind in ["strip", "ring"] {
        play = declared(play, kind);
        let told = run(
            &mut play,
            json!({"by": [{"name": "Ivan", "rep": 4, "weapon": "com-ak-47"}],
            "at": [{"name": "Phu", "rep": 3}]}),
            &[1; 6],
        );
        assert!(told.contains("nobody may fire"), "{told}");
    }
    assert!(
        refused(&mut play, FNG_AIR_RUN, json!({"aircraft": 1, "declare": "ring"})).contains("no run left")
    );
    step(
        &mut play,
        FNG_HELICOPTER,
        json!({"action": "flare", "aircraft": 1, "point": "the road"}),
        &mut Scripted::new([]),
    )
    .unwrap();
    assert_eq!(play.play.flares[0].area_in, 56);
}

#[test]
fn a_fac_spots_or_marks_when_no_strike_runs() {
    let mut play = declared(flying("o-1-us", "fac", ""), "spotting");
    let told =
        run(&mut play, json!({"at": [{"name": "Phu", "rep": 3}, {"name": "Anh", "rep": 3}]}), &[1, 2, 1, 6]);
    assert!(told.contains("Phu is spotted") && told.contains("Anh is not spotted"), "{told}");
    let mut play = declared(play, "marking-rocket");
    run(&mut play, json!({"point": "the trees"}), &[1, 1]);
    assert_eq!(play.play.smoke[0].length_in, 16);
    assert_eq!(play.play.blasts[0].circle_in, 8);
    // Not beside a strike, which may have been declared after it.
    let mut play = with_fac(flying("f-100", "strike", "usaf"));
    for (aircraft, kind) in [(2, "spotting"), (1, "guns")] {
        step(&mut play, FNG_AIR_RUN, json!({"aircraft": aircraft, "declare": kind}), &mut Scripted::new([]))
            .unwrap();
    }
    play.play.turn += 1;
    assert!(
        refused(&mut play, FNG_AIR_RUN, json!({"aircraft": 2, "run": true}))
            .contains("an air strike has been declared")
    );
    run(&mut play, json!({}), &[]);
}

#[test]
fn aircraft_by_corps_service_and_night() {
    let strike = |corps: Corps, face: u32, night: bool, force: &str, option: Option<&str>| {
        let mut play = mission(force, "vc-main-force");
        play.setting.corps = corps;
        if night {
            play = by_night(play);
        }
        if let Some(option) = option {
            play.play.options.set("sup-27", option).unwrap();
        }
        holding(&mut play, Who::Own, "AS");
        let mut rig =
            Rig::new().cards(&["QC"]).on("aircraft availability", &[face]).on("pilot's Rep", &[6, 6]);
        step(&mut play, FNG_REINFORCE, json!({"side": "own"}), &mut rig).unwrap();
        play
    };
    let plane = |play: &Mission| {
        play.play
            .aircraft
            .iter()
            .find(|plane| plane.duty == pointman_fng::support::Duty::Strike)
            .map(|plane| (plane.model.id(), plane.service.map_or("", Service::id), plane.pilot_rep))
    };
    let of = |model, service, rep| Some((model, service, rep));
    let army = "us-army-infantry";
    assert_eq!(plane(&strike(Corps::I, 1, false, army, None)), of("f-4", "marine", 6));
    assert_eq!(plane(&strike(Corps::Iii, 1, false, army, None)), of("canberra", "raaf", 5));
    assert_eq!(plane(&strike(Corps::Iv, 1, false, army, None)), of("a-1", "vnaf", 4));
    assert_eq!(plane(&strike(Corps::Iii, 2, false, army, None)), of("a-1", "usaf", 5));
    assert_eq!(plane(&strike(Corps::Iii, 2, false, "arvn-army-infantry", None)), of("a-1", "vnaf", 4));
    assert_eq!(plane(&strike(Corps::I, 3, true, army, None)), None);
    assert_eq!(plane(&strike(Corps::I, 5, true, army, None)), of("canberra", "raaf", 5));
    assert_eq!(plane(&strike(Corps::I, 3, true, army, Some("all"))), of("f-100", "usaf", 5));
}

#[test]
fn gunships_by_corps_with_their_splits() {
    let gunship = |corps: Corps, faces: &[u32], split: &[u32], frog: bool| {
        let mut play = mission("us-army-infantry", "vc-main-force");
        play.setting.corps = corps;
        if frog {
            play.play.options.set("sup-06", "frog").unwrap();
        }
        holding(&mut play, Who::Own, "AS");
        let mut rig = Rig::new().cards(&["KC"]).on("gunship availability", faces).on("which gunship", split);
        step(&mut play, FNG_REINFORCE, json!({"side": "own"}), &mut rig).unwrap();
        play.play.aircraft.iter().map(|aircraft| aircraft.model.id()).collect::<Vec<_>>()
    };
    assert_eq!(gunship(Corps::I, &[2], &[3], false), ["uh-1-frog"]);
    assert_eq!(gunship(Corps::I, &[2], &[4], false), ["uh-1-bushranger"]);
    assert_eq!(gunship(Corps::Iv, &[2], &[3], false), ["uh-1-seawolf"]);
    assert_eq!(gunship(Corps::Ii, &[2], &[4, 2], false), ["uh-1-frog"]);
    assert_eq!(gunship(Corps::Ii, &[2], &[4], true), ["uh-1-frog"]);
    assert_eq!(gunship(Corps::Ii, &[2], &[6], false), ["uh-1-bushranger"]);
    assert_eq!(gunship(Corps::Iii, &[1], &[], false), ["uh-1-slick"]);
}

#[test]
fn tanks_follow_the_armor_troop_rule_the_m_557_note_and_the_date() {
    let mut play = mission("us-army-infantry", "vc-main-force");
    let tank = |play: &mut Mission, rig: Rig| {
        let (tanks, gone) = (play.play.own.tanks.clone(), play.play.own.gone.clone());
        holding(play, Who::Own, "AS");
        (play.play.own.tanks, play.play.own.gone) = (tanks, gone);
        step(play, FNG_REINFORCE, json!({"side": "own"}), &mut rig.cards(&["8C"])).unwrap();
        play.play.own.tanks.last().cloned().unwrap()
    };
    assert_eq!(tank(&mut play, Rig::new().on("tank availability", &[4])), VehicleId::M557);
    // 1-4: the same, but one M-557 at a time.
    assert_eq!(tank(&mut play, Rig::new().on("Armor Troop", &[4])), VehicleId::M113Apc);
    assert_eq!(tank(&mut play, Rig::new().on("Armor Troop", &[1])), VehicleId::M113Apc);
    assert_eq!(
        tank(&mut play, Rig::new().on("Armor Troop", &[5]).on("tank availability", &[5])),
        VehicleId::M48
    );
    step(
        &mut play,
        FNG_ACTIVATION,
        json!({"own": 1, "enemy": 2, "facts": {"gone": ["m-557"]}}),
        &mut Rig::new(),
    )
    .unwrap();
    assert_eq!(
        tank(&mut play, Rig::new().on("Armor Troop", &[6]).on("tank availability", &[4])),
        VehicleId::M557
    );
    // Odd Balls; the Sheridan from October 1968.
    let odd = |face: u32, date: &str| {
        let mut play = mission("us-army-infantry", "vc-main-force");
        play.setting.date = date.parse().unwrap();
        tank(&mut play, Rig::new().on("tank availability", &[6]).on("Odd Ball", &[face]))
    };
    assert_eq!((odd(5, "1968-09-late"), odd(5, "1968-10-early")), (VehicleId::M48, VehicleId::M551));
    assert_eq!(
        (odd(1, "1967-05-early"), odd(2, "1967-05-early"), odd(6, "1967-05-early")),
        (VehicleId::M42, VehicleId::M106, VehicleId::M67a2)
    );
}

#[test]
fn a_helicopter_lands_loads_and_leaves_on_three_activations() {
    let mut play = flying("uh-1-slick", "transport", "");
    let by = json!([{"name": "Ivan", "rep": 4, "weapon": "com-ak-47"}]);
    // Piloting 0 passes: a sitting duck, fired at without a check.
    let mut dice = Rig::new().on("Piloting", &[5, 6]).on("fires the", &[1, 1, 2]);
    let told = step(&mut play, FNG_HELICOPTER, json!({"action": "land", "by": by}), &mut dice).unwrap();
    assert!(text(&told).contains("Ivan misses"), "{}", text(&told));
    assert_eq!(play.play.aircraft[0].place, Place::Landed);
    assert!(
        refused(&mut play, FNG_HELICOPTER, json!({"action": "load", "men": 6}))
            .contains("the next Activation")
    );
    play.play.turn += 1;
    assert!(
        refused(&mut play, FNG_HELICOPTER, json!({"action": "load", "men": 7}))
            .contains("6 soldiers or 2 litters")
    );
    assert!(
        refused(&mut play, FNG_HELICOPTER, json!({"action": "load", "litters": 3}))
            .contains("6 soldiers or 2 litters")
    );
    step(
        &mut play,
        FNG_HELICOPTER,
        json!({"action": "load", "men": 3, "litters": 1, "names": ["Smith"]}),
        &mut Scripted::new([]),
    )
    .unwrap();
    play.play.turn += 1;
    let told =
        step(&mut play, FNG_HELICOPTER, json!({"action": "leave"}), &mut Scripted::new([1, 1])).unwrap();
    assert!(text(&told).contains("3d6 in Recovery: Smith"), "{}", text(&told));
    assert_eq!(play.play.aircraft[0].place, Place::Gone);
}

#[test]
fn a_hot_lz_turns_a_dustoff_away_and_each_failure_adds_one() {
    let mut play = flying("uh-1-slick", "medevac", "");
    let land = |play: &mut Mission, rolls: &[u32]| {
        let told = step(
            play,
            FNG_HELICOPTER,
            json!({"action": "land", "hot": true}),
            &mut Scripted::new(rolls.iter().copied()),
        )
        .unwrap();
        play.play.turn += 1;
        text(&told)
    };
    // Rep 4: a 5 flies off; then 4 + 1 flies off again; then 2 + 2 lands.
    land(&mut play, &[1, 1, 5]);
    assert_eq!((play.play.aircraft[0].place, play.play.aircraft[0].hot_tries), (Place::OnStation, 1));
    land(&mut play, &[1, 1, 4]);
    assert_eq!(play.play.aircraft[0].hot_tries, 2);
    let told = land(&mut play, &[1, 1, 2]);
    assert_eq!(play.play.aircraft[0].place, Place::Landed, "{told}");
    // A Dustoff loads 2 litters or 4 men a turn, and holds 4 or 6.
    assert!(
        refused(&mut play, FNG_HELICOPTER, json!({"action": "load", "litters": 3}))
            .contains("4 soldiers or 2 casualties")
    );
    for _ in 0..2 {
        step(&mut play, FNG_HELICOPTER, json!({"action": "load", "litters": 2}), &mut Scripted::new([]))
            .unwrap();
        play.play.turn += 1;
    }
    assert!(
        refused(&mut play, FNG_HELICOPTER, json!({"action": "load", "litters": 1}))
            .contains("6 soldiers or 4 litters")
    );
}

#[test]
fn every_row_of_the_damage_table_does_what_it_says() {
    let aboard = json!([{"name": "Pilot", "rep": 4}, {"name": "Gunner", "rep": 4}]);
    let hit = |rolls: &[u32]| {
        let mut play = flying("uh-1-slick", "transport", "");
        let mut dice = Scripted::new(rolls.iter().copied());
        let told =
            step(&mut play, FNG_HELICOPTER, json!({"action": "hit", "aboard": aboard}), &mut dice).unwrap();
        dice.finish().unwrap();
        (play.play.aircraft[0].clone(), play.play.helicopter_down, text(&told))
    };
    assert_eq!(hit(&[1, 1, 4]).0.pilot_rep, 4);
    assert_eq!(hit(&[3, 4, 5]).0.pilot_rep, 3);
    let (aircraft, _, told) = hit(&[4, 4, 2, 6]);
    assert!(aircraft.is_here() && told.contains("Impact 3"), "{told}");
    let (aircraft, down, _) = hit(&[5, 5, 4]);
    assert_eq!((aircraft.place, down), (Place::Gone, false));
    let (aircraft, down, told) = hit(&[5, 6, 3, 6, 6]);
    assert_eq!((aircraft.place, down), (Place::Down, true));
    assert!(told.contains("Pilot, Impact 1") && told.contains("Gunner, Impact 1"), "{told}");
    let (aircraft, _, told) = hit(&[6, 5, 4, 2, 3, 6, 6, 1, 2]);
    assert_eq!(aircraft.place, Place::Down);
    assert!(told.contains("Impact 3") && told.contains("Gunner is thrown 2 in"), "{told}");
    let (aircraft, _, told) = hit(&[6, 6, 1, 2]);
    assert_eq!(aircraft.place, Place::Down);
    assert!(told.contains("Pilot: Obviously Dead"), "{told}");
}

#[test]
fn nobody_of_any_rep_explodes_a_helicopter_so_who_is_larger_than_life_is_out_of_the_fight() {
    let mut play = flying("uh-1-slick", "transport", "");
    let aboard = json!([
        {"name": "Slag", "rep": 5, "state": ["star", "larger-than-life"]},
        {"name": "Star", "rep": 4, "state": ["star"]},
    ]);
    let mut dice = Scripted::new([6, 6, 1, 2]);
    let orders = json!({"action": "hit", "aboard": aboard});
    let told = text(&step(&mut play, FNG_HELICOPTER, orders, &mut dice).unwrap());
    assert!(told.contains("Slag: Out of the Fight, not killed (Larger Than Life)"), "{told}");
    assert!(told.contains("Star: Obviously Dead, may cheat death"), "{told}");
}

#[test]
fn a_hover_draws_checks_and_helicopters_leave_after_eight_turns() {
    let mut play = flying("uh-1-hog", "gunship", "");
    let told = step(
        &mut play,
        FNG_HELICOPTER,
        json!({"action": "hover", "by": [{"name": "Ivan", "rep": 4, "weapon": "com-ak-47"}]}),
        &mut Scripted::new([5, 6]),
    )
    .unwrap();
    assert!(text(&told).contains("Runaway") || text(&told).to_lowercase().contains("run"), "{}", text(&told));
    assert!(refused(&mut play, FNG_HELICOPTER, json!({"action": "depart"})).contains("the next Activation"));
    step(&mut play, FNG_ACTIVATION, json!({"own": 1, "enemy": 2}), &mut Rig::new()).unwrap();
    step(&mut play, FNG_HELICOPTER, json!({"action": "depart"}), &mut Scripted::new([])).unwrap();
    for turn in 3..=8 {
        assert!(play.play.aircraft[0].is_here(), "turn {turn}");
        step(&mut play, FNG_ACTIVATION, json!({"own": 1, "enemy": 2}), &mut Rig::new()).unwrap();
    }
    assert_eq!(play.play.aircraft[0].place, Place::Gone);
}

#[test]
fn an_observation_helicopter_moves_36_in_and_hovers_twice() {
    let mut play = flying("oh-1-cayuse", "gunship", "");
    step(&mut play, FNG_HELICOPTER, json!({"action": "move", "inches": 36}), &mut Scripted::new([1, 1]))
        .unwrap();
    assert!(
        refused(&mut play, FNG_HELICOPTER, json!({"action": "move", "inches": 37}))
            .contains("36 in in a turn")
    );
    step(&mut play, FNG_HELICOPTER, json!({"action": "hover"}), &mut Scripted::new([])).unwrap();
    step(&mut play, FNG_HELICOPTER, json!({"action": "depart"}), &mut Scripted::new([])).unwrap();
    assert!(refused(&mut play, FNG_HELICOPTER, json!({"action": "hover"})).contains("2 hover moves"));
    let mut play = by_night(flying("uh-1-go-go-bird", "gunship", ""));
    assert!(refused(&mut play, FNG_HELICOPTER, json!({"action": "land"})).contains("too much equipment"));
    step(&mut play, FNG_HELICOPTER, json!({"action": "flare", "point": "here"}), &mut Scripted::new([]))
        .unwrap();
    assert!(
        refused(&mut play, FNG_HELICOPTER, json!({"action": "flare", "point": "there"}))
            .contains("its flare of this turn")
    );
}

#[test]
fn a_sniper_shoots_from_his_card_goes_back_after_a_hit_and_is_placed_after_a_miss() {
    let mut play = mission("us-army-infantry", "vc-main-force");
    play.play.turn = 4;
    play.play.one_list = true;
    play.play.snipers = serde_json::from_value(
        json!([{"number": 1, "side": "enemy", "rep": 4, "weapon": "com-moisan-nagant", "section": 3}]),
    )
    .unwrap();
    play.play.last_number = 1;
    let shoot = |play: &mut Mission, rolls: &[u32]| {
        let orders = json!({"at": {"name": "Smith", "rep": 4}});
        text(&step(play, FNG_SNIPER, orders, &mut Scripted::new(rolls.iter().copied())).unwrap())
    };
    // One die: 4 + 6 hits.
    let told = shoot(&mut play, &[6, 6]);
    assert!(told.contains("Smith is hit") && told.contains("goes back to section 3"), "{told}");
    assert!(
        refused(&mut play, FNG_SNIPER, json!({"at": {"name": "Smith", "rep": 4}}))
            .contains("has already fired this turn")
    );
    assert!(refused(&mut play, FNG_SNIPER, json!({"all_duck_back": false})).contains("has not missed"));
    play.play.turn = 5;
    shoot(&mut play, &[1]);
    let mut unseen = play.clone();
    step(&mut unseen, FNG_SNIPER, json!({"all_duck_back": true}), &mut Scripted::new([])).unwrap();
    assert!(!unseen.play.snipers[0].placed);
    step(&mut play, FNG_SNIPER, json!({"all_duck_back": false}), &mut Scripted::new([])).unwrap();
    assert!(play.play.snipers[0].placed);
    assert!(
        refused(&mut play, FNG_SNIPER, json!({"at": {"name": "Smith", "rep": 4}}))
            .contains("is on the table")
    );
    step(&mut play, FNG_SNIPER, json!({"gone": true}), &mut Scripted::new([])).unwrap();
    assert!(play.play.snipers.is_empty());
}

#[test]
fn litters_are_read_as_the_players_like() {
    let most = |duty: &str, option: Option<&str>| {
        let mut play = flying("uh-1-slick", duty, "");
        if let Some(option) = option {
            play.play.options.set("sup-24", option).unwrap();
        }
        play.play.aircraft[0].litters_at_most(play.play.options.litters)
    };
    assert_eq!((most("medevac", None), most("transport", None)), (4, 2));
    assert_eq!((most("medevac", Some("2")), most("transport", Some("4"))), (2, 4));
}

#[test]
fn in_heavy_rain_no_aircraft_is_called_and_those_overhead_leave() {
    use pointman_fng::mission::Weather;
    let mut play = flying("f-100", "strike", "usaf");
    (play.company.by_the_rules, play.weather) = (true, Weather::HeavyRain);
    for what in ["air-strike", "gunship", "medevac"] {
        let why = refused(&mut play, "fng-request", json!({ "what": what, "leader_rep": 5 }));
        assert!(why.contains("heavy continuous rain"), "{why}");
    }
    let mut raining = declared(with_fac(flying("f-100", "strike", "usaf")), "guns");
    (raining.company.by_the_rules, raining.weather) = (true, Weather::Rain);
    let why = refused(&mut raining, FNG_AIR_RUN, json!({ "aircraft": 1, "run": true }));
    assert!(why.contains("cannot fly its run"), "{why}");
    let told = step(&mut raining, FNG_ACTIVATION, json!({ "own": 5, "enemy": 3 }), &mut Rig::new()).unwrap();
    assert!(text(&told).contains("leaves"), "{}", text(&told));
    assert!(raining.play.aircraft.iter().all(|aircraft| aircraft.place == Place::Gone));
}

#[test]
fn a_strike_whose_fac_has_left_is_flown_only_where_an_observer_directs_it() {
    let left = |rules: u8, how: Value| {
        let mut play = with_fac(flying("f-100", "strike", "usaf"));
        play.company.rules = rules;
        let mut orders = json!({"aircraft": 1, "declare": "guns"});
        orders.as_object_mut().unwrap().extend(how.as_object().unwrap().clone());
        step(&mut play, FNG_AIR_RUN, orders, &mut Scripted::new([])).unwrap();
        play.play.turn += 1;
        play.play.aircraft[1].place = Place::Gone;
        play
    };
    let fly = json!({"aircraft": 1, "run": true});
    let why = refused(&mut left(Company::RULES, json!({})), FNG_AIR_RUN, fly.clone());
    assert!(why.contains("the FAC that directed the F-100") || why.contains("has left"), "{why}");
    run(&mut left(40, json!({})), json!({}), &[]);
    run(&mut left(Company::RULES, json!({"forward_observer": true})), json!({}), &[]);
    run(&mut left(Company::RULES, json!({})), json!({"forward_observer": true}), &[]);
}
