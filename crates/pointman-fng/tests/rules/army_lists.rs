//! The army lists against their data, cell by cell, and what they say at a date or by another reading.

use pointman_fng::army_lists::AircraftId;
use pointman_fng::army_lists::ForceId;
use pointman_fng::squads::vehicles::MountedWeaponId;
use pointman_fng::squads::weapons::WeaponList;
use std::collections::BTreeSet;

use pointman_fng::army_lists::{
    AircraftWeapon, Alternative, Choice, Force, ListOptions, ListedAircraft, Nation, Starlight, forces,
};
use pointman_fng::calendar::Turn;
use pointman_fng::checks::Edition;
use pointman_fng::squads::reputation::of_recruit;
use pointman_fng::squads::roster::VEHICLE_ROSTER;
use pointman_fng::squads::squad::Post;
use pointman_fng::squads::vehicles::{CatchesFire, HitSide, MachineGun, Mounted, VehicleType};
use pointman_fng::squads::weapons::Weapon;
use serde_json::{Value, json};

fn data() -> Value {
    serde_json::from_str(include_str!("../data/fng/army-lists.json")).unwrap()
}

fn rows<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}

fn post_word(post: Post) -> &'static str {
    match post {
        Post::LmgGunner => "lmg",
        Post::Grenadier => "grenade-launcher",
        Post::RpgGunner => "rpg",
        other => other.id(),
    }
}

#[test]
fn every_cell_of_the_organization_of_forces_is_as_printed() {
    let data = data();
    let printed = rows(&data, "forces");
    assert_eq!(printed.len(), forces().len());
    for (printed, force) in printed.iter().zip(forces()) {
        let pair = |pair: Option<(u8, u8)>, high: bool| pair.map(|(low, most)| if high { most } else { low });
        let reps: serde_json::Map<String, Value> =
            (1..=6u8).map(|die| (die.to_string(), force.rep(die).unwrap().into())).collect();
        let squad: Vec<Value> = force
            .squad
            .iter()
            .map(|line| {
                json!({ "role": post_word(line.post), "count_min": pair(line.men, false),
                    "count_max": pair(line.men, true),
                        "weapons": line.weapons.iter().map(|choice| choice.id()).collect::<Vec<_>>(),
                            "in_hq": line.in_hq })
            })
            .collect();
        let hq = &force.headquarters;
        let mut headquarters = json!({ "officer": hq.officers, "nco": hq.ncos, "rto": hq.rtos,
            "medic": hq.medics, "lmg": null, "note": hq.note });
        if let Some((low, high)) = hq.leader_rep {
            headquarters["riflemen_min"] = hq.riflemen.0.into();
            headquarters["riflemen_max"] = hq.riflemen.1.into();
            headquarters["leader_rep_min"] = low.into();
            headquarters["leader_rep_max"] = high.into();
        }
        let ours = json!({
            "id": force.id, "name": force.name, "nation": force.nation.id(),
            "squads_min": pair(force.squads, false), "squads_max": pair(force.squads, true),
            "men_min": force.men.0, "men_max": force.men.1,
            "present_dice": "1d6", "present_add": force.present_add, "present_cap": force.paper_strength(),
            "rep_by_d6": reps, "squad": squad, "headquarters": headquarters, "notes": force.notes,
        });
        assert_eq!(&ours, printed, "{}", force.id);
    }
}

fn weapon_row(weapon: &Weapon) -> Value {
    json!({
        "id": weapon.id, "name": weapon.name, "caliber": weapon.caliber, "class": weapon.class,
        "range_min_in": weapon.range_min, "range_in": weapon.range,
        "range_alt_in": weapon.range_alt.as_ref().map(|longer| longer.range),
        "range_alt_with": weapon.range_alt.as_ref().map(|longer| longer.with),
        "targets": weapon.targets, "targets_auto": weapon.targets_auto, "targets_alt": weapon.targets_alt,
        "blast_circle_in": weapon.circle, "swath_width_in": weapon.path_width, "impact": weapon.impact,
        "apw": weapon.apw,
        "ogr": weapon.ogr, "backblast_in": weapon.backblast.map(|blast| blast.distance),
        "backblast_impact": weapon.backblast.map(|blast| blast.impact), "footnotes": weapon.footnotes,
    })
}

const TABLES: [&str; 5] = ["small_arms", "machine_guns", "grenades_and_other", "anti_tank", "melee"];

#[test]
fn every_cell_of_the_weapons_of_each_list_is_as_printed() {
    let data = data();
    for (printed, nation) in rows(&data, "nations").iter().zip(Nation::ALL) {
        let printed: Vec<&Value> = TABLES.iter().flat_map(|table| rows(printed, table)).collect();
        let ours: Vec<Value> = nation.all_weapons().map(weapon_row).collect();
        assert_eq!(ours.iter().collect::<Vec<_>>(), printed, "{}", nation.id());
    }
}

#[test]
fn every_cell_of_the_generic_weapons_is_as_printed_in_both_editions() {
    let data = data();
    for (printed, edition) in rows(&data, "generic_weapons").iter().zip(Edition::ALL) {
        assert_eq!(printed["edition"], edition.number());
        let printed: Vec<&Value> = TABLES.iter().flat_map(|table| rows(printed, table)).collect();
        let of_edition = |weapon: &&Weapon| {
            weapon.list == WeaponList::Generic && weapon.editions.contains(&edition.number())
        };
        let ours: Vec<Value> = Weapon::all().iter().filter(of_edition).map(weapon_row).collect();
        assert_eq!(ours.len(), printed.len());
        for printed in printed {
            assert!(ours.contains(printed), "{printed}");
        }
    }
}

#[test]
fn every_cell_of_the_special_tank_weapons_is_as_printed() {
    let data = data();
    for printed in rows(&data, "special_tank_weapons") {
        let weapon = Weapon::all()
            .iter()
            .find(|weapon| weapon.list == WeaponList::Vehicle && weapon.id.id() == printed["id"])
            .unwrap();
        let ours = json!({ "id": weapon.id, "name": weapon.name, "range_min_in": weapon.range_min,
            "range_in": weapon.range,
                           "targets": weapon.targets, "blast_circle_in": weapon.circle,
                               "impact": weapon.impact, "apw": weapon.apw });
        assert_eq!(&ours, printed);
    }
}

#[test]
fn the_outgunned_ratings_follow_the_classes_of_the_sheets() {
    let data = data();
    for printed in rows(&data, "outgunned").iter().filter(|row| !row["ogr"].is_null()) {
        for class in rows(printed, "classes") {
            let of_class = Weapon::all()
                .iter()
                .filter(|weapon| weapon.list != WeaponList::Vehicle && json!(weapon.class) == *class);
            for weapon in of_class {
                assert_eq!(weapon.ogr, printed["ogr"], "{}", weapon.id);
            }
        }
    }
}

fn gun(gun: &Option<MachineGun>) -> Value {
    gun.as_ref().map_or(Value::Null, |gun| {
        json!({ "type": gun.kind, "caliber": gun.caliber, "alternatives": gun.alternatives,
            "count": gun.count,
                "footnotes": gun.footnotes })
    })
}

fn catches_fire(vehicle: &VehicleType) -> Value {
    match vehicle.catches_fire {
        None => Value::Null,
        Some(CatchesFire::OneDie) => json!({ "dice": "1d6", "on": [1, 2] }),
        Some(CatchesFire::TwoDice) => json!({ "percent": 25 }),
    }
}

#[test]
fn every_cell_of_the_vehicles_is_as_printed() {
    let data = data();
    let mut seen = 0;
    for nation in rows(&data, "nations") {
        for printed in rows(nation, "vehicles") {
            seen += 1;
            let vehicle = VehicleType::all().iter().find(|vehicle| vehicle.id.id() == printed["id"]).unwrap();
            assert_eq!(vehicle.list.id(), nation["id"], "{}", vehicle.id);
            let main = vehicle.main_gun.as_ref().map_or(Value::Null, |gun| {
                json!({ "apr": gun.apr, "weapon": gun.weapon, "count": gun.count, "asterisk": gun.canister,
                        "footnotes": gun.footnotes, "printed": gun.printed })
            });
            let mut ours = json!({
                "id": vehicle.id, "name": vehicle.name, "armor_front": vehicle.armor.front,
                "armor_side_rear": vehicle.armor.side_rear,
                "armor_top_bottom": vehicle.armor.of(HitSide::Top),
                "main_gun": main, "aa_mg": gun(&vehicle.aa_mg), "hull_mg": gun(&vehicle.hull_mg),
                "coaxial_mg": gun(&vehicle.coaxial_mg), "speed_road_in": vehicle.speed.road,
                "speed_cross_country_in": vehicle.speed.cross_country, "speed_water_in": vehicle.speed.water,
                "crew_min": vehicle.crew.0, "crew_max": vehicle.crew.1, "open_topped": vehicle.open_topped,
                "passengers": vehicle.passengers, "passengers_note": null, "special": vehicle.special,
                "footnotes": vehicle.footnotes,
            });
            let mut printed = printed.clone();
            let fire = printed["catches_fire"].take();
            printed.as_object_mut().unwrap().remove("catches_fire");
            let burns = catches_fire(vehicle);
            assert_eq!(fire.is_null(), burns.is_null(), "{}", vehicle.id);
            assert_eq!(fire["percent"] == 25, burns["percent"] == 25, "{}", vehicle.id);
            ours.as_object_mut().unwrap().retain(|key, _| printed.get(key).is_some());
            assert_eq!(ours, printed, "{}", vehicle.id);
            for machine_gun in [&vehicle.aa_mg, &vehicle.hull_mg, &vehicle.coaxial_mg].into_iter().flatten() {
                let caliber = machine_gun.caliber.as_deref().unwrap_or("Y");
                assert!(
                    machine_gun.kind == MountedWeaponId::M55Quad50
                        || data["mg_calibers"][caliber] == machine_gun.kind.id(),
                    "{}",
                    vehicle.id
                );
            }
        }
    }
    assert_eq!(seen + 3, VehicleType::all().len(), "vehicles and three vessels");
}

#[test]
fn every_cell_of_the_vessels_is_as_printed() {
    let data = data();
    for printed in rows(&data["nations"][0], "vessels") {
        let vessel = VehicleType::all().iter().find(|vehicle| vehicle.id.id() == printed["id"]).unwrap();
        assert!(vessel.is_vessel());
        let guns = |guns: &[Mounted]| -> Vec<Value> {
            let gun = |gun: &Mounted| {
                json!({ "weapon": gun.weapon, "count": gun.count, "turret": gun.turret,
                "alternative_to": gun.alternative_to })
            };
            guns.iter().map(gun).collect()
        };
        let ours = json!({
            "id": vessel.id, "name": vessel.name, "armor_front": vessel.armor.front,
                "armor_side_rear": vessel.armor.side_rear,
            "armor_top_bottom": vessel.armor.of(HitSide::Bottom), "fore": guns(&vessel.fore),
                "aft": guns(&vessel.aft),
            "port": guns(&vessel.port), "starboard": guns(&vessel.starboard), "speed_in": vessel.speed.water,
            "crew": vessel.crew.0, "passengers": vessel.passengers, "helicopter_pad": vessel.helicopter_pad,
            "open_topped": vessel.open_topped, "disabling_hits_to_sink": vessel.disabling_hits_to_sink,
            "footnotes": vessel.footnotes,
        });
        assert_eq!(&ours, printed, "{}", vessel.id);
    }
    assert_eq!(VehicleType::all().iter().filter(|vehicle| vehicle.is_vessel()).count(), 3);
}

#[test]
fn every_cell_of_the_aircraft_and_their_weapons_is_as_printed() {
    let data = data();
    for (printed, nation) in rows(&data, "nations").iter().zip(Nation::ALL) {
        let ours: Vec<Value> = nation
            .list()
            .aircraft
            .iter()
            .map(|aircraft| {
                let place = |place: &[pointman_fng::army_lists::Fitted]| -> Vec<Value> {
                    place
                        .iter()
                        .map(|gun| {
                            json!({ "weapon": gun.weapon, "count": gun.count,
                        "variant": gun.variant })
                        })
                        .collect()
                };
                json!({ "id": aircraft.id, "name": aircraft.name, "kind": aircraft.kind,
                    "center": place(&aircraft.center),
                        "left": place(&aircraft.left), "right": place(&aircraft.right),
                            "crew_min": aircraft.crew.0,
                        "crew_max": aircraft.crew.1, "attack_runs": aircraft.attack_runs,
                            "footnotes": aircraft.footnotes,
                        "special": aircraft.special })
            })
            .collect();
        assert_eq!(ours, rows(printed, "aircraft"), "{}", nation.id());
        let ours: Vec<Value> = nation
            .list()
            .aircraft_weapons
            .iter()
            .map(|weapon| {
                json!({ "id": weapon.id, "name": weapon.name, "strip_width_in": weapon.strip_width,
                    "range_in": weapon.range,
                        "targets_each": weapon.targets_each, "targets_single": weapon.targets_single,
                        "blast_circle_in": weapon.circle, "template_in": weapon.template,
                        "impact": weapon.impact,
                        "apw": weapon.apw, "footnotes": weapon.footnotes })
            })
            .collect();
        assert_eq!(ours, rows(printed, "aircraft_weapons"), "{}", nation.id());
    }
}

#[test]
fn the_lists_carry_their_forces_equipment_crews_and_footnotes() {
    let data = data();
    for (printed, nation) in rows(&data, "nations").iter().zip(Nation::ALL) {
        let list = nation.list();
        assert_eq!(list.id, nation);
        assert_eq!(
            (json!(list.id), json!(list.name), json!(list.forces)),
            (printed["id"].clone(), printed["name"].clone(), printed["forces"].clone())
        );
        let forces: Vec<&str> = nation.forces().map(|force| force.id.id()).collect();
        assert_eq!(json!(forces), printed["forces"]);
        assert_eq!(json!(list.equipment), printed["equipment"]);
        assert_eq!(json!(list.tanker_rep_printed), printed["tanker_rep_printed"]);
        for die in 1..=6u8 {
            assert_eq!(nation.tanker_rep(die).unwrap(), printed["tanker_rep_by_d6"][die.to_string()]);
        }
        assert!(nation.tanker_rep(0).is_err() && nation.tanker_rep(7).is_err());
        for (ours, key) in [
            (&list.weapon_footnotes, "weapon_footnotes"),
            (&list.vehicle_footnotes, "vehicle_footnotes"),
            (&list.aircraft_footnotes, "aircraft_footnotes"),
            (&list.aircraft_weapon_footnotes, "aircraft_weapon_footnotes"),
        ] {
            let printed = match &printed[key] {
                Value::Object(notes) => Value::Object(notes.clone()),
                _ => json!({}),
            };
            assert_eq!(json!(ours), printed, "{key}");
        }
    }
}

#[test]
fn every_mark_of_a_footnote_has_its_footnote() {
    for nation in Nation::ALL {
        let list = nation.list();
        for weapon in nation.all_weapons() {
            assert!(
                weapon.footnotes.iter().all(|mark| list.weapon_footnotes.contains_key(mark)),
                "{}",
                weapon.id
            );
        }
        for vehicle in VehicleType::all().iter().filter(|vehicle| vehicle.list == nation) {
            assert!(
                vehicle.footnotes.iter().all(|mark| list.vehicle_footnotes.contains_key(mark)),
                "{}",
                vehicle.id
            );
        }
        for aircraft in &list.aircraft {
            let notes = [&list.aircraft_footnotes, &list.vehicle_footnotes];
            assert!(
                aircraft.footnotes.iter().all(|mark| notes.iter().any(|notes| notes.contains_key(mark))),
                "{}",
                aircraft.id
            );
        }
        for weapon in &list.aircraft_weapons {
            assert!(
                weapon.footnotes.iter().all(|mark| list.aircraft_weapon_footnotes.contains_key(mark)),
                "{}",
                weapon.id
            );
        }
    }
}

#[test]
fn the_vehicle_roster_has_the_printed_columns() {
    assert_eq!(data()["rosters"]["vehicle_or_gun"].as_array().unwrap().len(), VEHICLE_ROSTER.len());
}

#[test]
fn a_force_is_found_by_a_beginning_of_its_id() {
    assert_eq!(Force::find("us-m").unwrap().id, ForceId::UsMarines);
    assert_eq!(Force::find("US Marines").unwrap().id, ForceId::UsMarines);
    assert!(Force::find("us").unwrap_err().to_string().contains("could be the force"));
    assert_eq!(
        Force::find("us-marine-corps").unwrap_err().to_string(),
        "there is no force `us-marine-corps`; did you mean us-marines?"
    );
}

#[test]
fn rep_of_a_recruit_and_of_the_army_list_are_one() {
    for force in forces() {
        for die in 1..=6 {
            assert_eq!(of_recruit(force.id, die).unwrap(), force.rep(die).unwrap());
        }
        assert!(force.rep(0).is_err() && force.rep(7).is_err());
    }
    assert_eq!(of_recruit(ForceId::UsMarines, 3).unwrap(), 4, "army-ex-01");
    assert_eq!(of_recruit(ForceId::UsArmyInfantry, 5).unwrap(), 4, "army-ex-02");
}

fn turn(text: &str) -> Turn {
    text.parse().unwrap()
}

fn carried(force: &str, post: Post, date: &str) -> Vec<&'static str> {
    let options = ListOptions::default();
    Force::find(force)
        .unwrap()
        .weapons(post, turn(date), &options)
        .iter()
        .map(|weapon| weapon.id.id())
        .collect()
}

#[test]
fn marines_carry_the_m_14_until_the_end_of_1967() {
    assert_eq!(carried("us-marines", Post::Rifleman, "1967-12-late"), ["usa-m-14", "usa-m-16"]);
    assert_eq!(carried("us-marines", Post::Rifleman, "1968-01-early"), ["usa-m-16"]);
    assert_eq!(carried("us-army-infantry", Post::Rifleman, "1967-01-early"), ["usa-m-16", "usa-m-14"]);
}

#[test]
fn anzac_infantry_gets_the_m_16_from_1968() {
    assert_eq!(carried("anzac-infantry", Post::Rifleman, "1967-12-late"), ["anzac-l1a1"]);
    assert_eq!(carried("anzac-infantry", Post::Rifleman, "1968-01-early"), ["anzac-l1a1", "anzac-m-16"]);
    assert_eq!(
        carried("anzac-infantry", Post::Nco, "1967-01-early"),
        ["anzac-l1a1", "anzac-f-1", "anzac-sterling", "anzac-owens"]
    );
    assert!(carried("anzac-infantry", Post::PointMan, "1967-01-early").contains(&"anzac-combat-shotgun"));
}

#[test]
fn starlight_scopes_and_the_m_551_come_at_their_dates() {
    let scopes = ["1967-05-late", "1967-06-early", "1968-09-late", "1968-10-early"]
        .map(|date| Starlight::at(turn(date)));
    assert_eq!(scopes, [Starlight::None, Starlight::Few, Starlight::Few, Starlight::OneAPlatoon]);
    let sheridan = VehicleType::find("m-551").unwrap();
    assert!(!sheridan.is_in_use(turn("1968-09-late")) && sheridan.is_in_use(turn("1968-10-early")));
    assert!(VehicleType::find("m-48").unwrap().is_in_use(Turn::FIRST));
}

#[test]
fn every_word_for_a_weapon_means_a_weapon_of_the_list() {
    for force in forces() {
        for date in Turn::all() {
            for line in force.squad {
                for choice in line.weapons {
                    assert!(
                        !choice.weapons(force, line.post, date).is_empty(),
                        "{} {:?} {}",
                        force.id,
                        line.post,
                        choice.id()
                    );
                }
            }
        }
    }
    assert_eq!(Choice::Rpg2.id(), "rpg-2");
}

fn with(key: &str, value: &str) -> ListOptions {
    let mut options = ListOptions::default();
    options.set(key, value).unwrap();
    options
}

fn read_by(options: &ListOptions, id: &str, edition: Edition) -> Weapon {
    options.weapon(Weapon::find(id, edition).unwrap(), edition)
}

#[test]
fn weapons_change_by_the_other_readings() {
    let one = Edition::One;
    for id in ["lmg-m-60-rdp", "usa-m-60", "anzac-m-60", "arvn-m-60", "com-rdp"] {
        assert_eq!(read_by(&with("army-05", "six"), id, one).targets, Some(6), "{id}");
    }
    assert_eq!(read_by(&ListOptions::default(), "usa-m-60", one).targets, Some(5));
    assert_eq!(read_by(&ListOptions::default(), "usa-m-72-law", one).backblast.unwrap().distance, 4);
    assert_eq!(read_by(&with("army-10", "six-inches"), "usa-m-72-law", one).backblast.unwrap().distance, 6);
    assert_eq!(read_by(&ListOptions::default(), "usa-rr-106", one).circle, Some(6));
    assert_eq!(read_by(&with("army-11", "eight-inches"), "anzac-rr-106", one).circle, Some(8));
    assert_eq!(read_by(&with("army-13", "one-inch"), "usa-demo-charge", one).circle, Some(1));
    assert_eq!(read_by(&with("army-13", "five-inches"), "com-satchel-demo", one).circle, Some(5));
    assert_eq!(read_by(&with("army-24", "twenty"), "usa-m-20-bazooka", Edition::Two).range, Some(20));
    assert_eq!(read_by(&with("army-24", "twenty"), "usa-m-20-bazooka", one).range, Some(30));
    assert_eq!(read_by(&with("army-25", "m-2-two"), "usa-m-2-carbine", one).ogr, 2);
    assert_eq!(read_by(&with("army-25", "m-2-two"), "usa-car-15", one).ogr, 3);
    assert_eq!(read_by(&with("army-26", "molotov-one"), "molotov-cocktail", one).ogr, 1);
    assert_eq!(read_by(&with("army-26", "buckshot-five"), "anzac-m-79-buckshot", one).ogr, 5);
}

#[test]
fn vehicles_change_by_the_other_readings() {
    let vehicle = |options: &ListOptions, id: &str| options.vehicle(VehicleType::find(id).unwrap());
    let m_41 = vehicle(&with("army-04", "hull-50"), "m-41");
    assert_eq!(
        (m_41.aa_mg.unwrap().kind, m_41.hull_mg.unwrap().kind),
        (MountedWeaponId::Mmg, MountedWeaponId::Hmg)
    );
    let gun = vehicle(&with("army-16", "light-mortar"), "m-106").main_gun.unwrap().weapon;
    assert_eq!(gun, Some(MountedWeaponId::LightMortar60mm));
    assert_eq!(vehicle(&ListOptions::default(), "m-41").catches_fire, Some(CatchesFire::TwoDice));
    assert_eq!(vehicle(&with("army-17", "one-die"), "m-41").catches_fire, Some(CatchesFire::OneDie));
    let m_48 = VehicleType::find("m-48").unwrap();
    assert!(ListOptions::default().has_he(m_48) && !with("army-14", "no-he").has_he(m_48));
    assert!(with("army-14", "no-he").has_he(VehicleType::find("t-55").unwrap()), "it has no asterisk");
    assert!(!ListOptions::default().has_he(VehicleType::find("m-113-apc").unwrap()));
}

#[test]
fn aircraft_change_by_the_other_readings() {
    let left = |options: &ListOptions, id: &str| -> Vec<String> {
        ListedAircraft::find(id)
            .unwrap()
            .read_by(options)
            .left
            .into_iter()
            .map(|gun| gun.weapon.id().to_owned())
            .collect()
    };
    let other = with("army-01", "seawolf-door-gun");
    assert_eq!(left(&ListOptions::default(), "uh-1-seawolf"), ["fixed-forward-lmg", "rocket-launcher"]);
    assert_eq!(left(&other, "uh-1-seawolf"), ["50-cal-door-gun", "fixed-forward-lmg", "rocket-launcher"]);
    assert_eq!(left(&other, "uh-1-go-go-bird"), ["m-60-door-gun", "rocket-launcher"]);
    assert_eq!(left(&other, "uh-1-nighthawk"), ["fixed-forward-lmg", "rocket-launcher"]);
    assert_eq!(left(&other, "ah-1-cobra"), left(&ListOptions::default(), "ah-1-cobra"));
    let bomb = |options: &ListOptions, id: &str| {
        AircraftWeapon::find(Nation::Usa, id.parse().unwrap()).unwrap().read_by(options).impact
    };
    assert_eq!(
        (bomb(&ListOptions::default(), "500lb-bomb"), bomb(&ListOptions::default(), "750lb-bomb")),
        (4, 5)
    );
    let rules = with("army-15", "aircraft-rules");
    assert_eq!((bomb(&rules, "500lb-bomb"), bomb(&rules, "750lb-bomb"), bomb(&rules, "napalm")), (3, 4, 5));
}

#[test]
fn the_bushmaster_of_the_tables_is_the_bushranger() {
    assert_eq!(ListedAircraft::find("bushmaster").unwrap().id, AircraftId::Uh1Bushranger);
    assert!(ListedAircraft::find("ac-47").unwrap().is_night_only());
    assert!(ListedAircraft::find("mig-21").is_err());
}

#[test]
fn every_other_reading_can_be_agreed_on_and_taken_back() {
    for alternative in Alternative::ALL {
        let (key, value) = alternative.key_and_value();
        let mut options = with(key, value);
        assert!(options.has(alternative));
        assert_eq!(alternative.to_string().parse::<Alternative>().unwrap(), alternative);
        let text = serde_json::to_string(&options).unwrap();
        assert_eq!(text, format!("[\"{alternative}\"]"));
        assert_eq!(serde_json::from_str::<ListOptions>(&text).unwrap(), options);
        options.set(key, "usual").unwrap();
        assert!(options.is_empty());
    }
    let keys: BTreeSet<&str> = ListOptions::keys().into_iter().collect();
    assert_eq!(keys.len(), ListOptions::keys().len(), "each once");
    let error = ListOptions::default().set("army-05", "seven").unwrap_err().to_string();
    assert!(error.contains("give six or usual"), "{error}");
    assert!(ListOptions::default().set("army-99", "six").is_err());
}

#[test]
fn launchers_of_marines_and_cidg_change_places_by_the_other_reading() {
    let launchers = |force: &str, options: &ListOptions| Force::find(force).unwrap().launchers(options);
    let (usual, other) = (ListOptions::default(), with("army-36", "marines-2"));
    assert_eq!((launchers("us-marines", &usual), launchers("us-sf-cidg", &usual)), ((1, 2, 3), (2, 2, 2)));
    assert_eq!((launchers("us-marines", &other), launchers("us-sf-cidg", &other)), ((2, 2, 2), (1, 2, 3)));
}
