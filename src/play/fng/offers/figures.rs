//! What a figure does in their Activation, step by step: guns, rockets, flame, and the work of a crew.

use serde_json::{Value, json};

use super::Answers::{Any, Number, One, Words};
use super::{
    Answers, Ask, At, CIRCLE, Offer, ask, enemies, enemy_vehicles, everybody, is_flame_about, on_table,
    others, words,
};
use crate::command::fng::combat::STRUCTURES;
use crate::fng::combat::Round;
use crate::fng::evening::{Soldier, StandWord, Vehicle};
use crate::fng::mission::{Feature, FeatureKind};
use crate::fng::squads::crews::CrewPlace;
use crate::fng::squads::deed::Deed;
use crate::fng::squads::squad::Gear;
use crate::fng::squads::vehicles::{HitSide, MountedWeaponId};
use crate::fng::squads::weapons::{Weapon, WeaponClass};

/// The vehicle that they are in, and do this work in.
fn vehicle_at(at: At<'_>, place: CrewPlace) -> Option<&Vehicle> {
    at.mission.company.worked_by(at.soldier?, place)
}

/// Whether they may fire in their Activation.
fn fires(at: At) -> bool {
    at.soldier.is_some_and(|soldier| at.mission.may_still_fire(soldier))
}

/// Enemies who may be where they fire, the hidden ones as well: those at the table know who lies there.
fn may_be_there(at: At) -> Vec<String> {
    at.mission.within_fire_of(at.side).iter().map(|soldier| soldier.name().to_owned()).collect()
}

fn is_night(at: At) -> bool {
    at.mission.light.is_night(at.mission.play.turn.max(1))
}

/// What somebody sees by who has one, and the end of it.
fn lights(_: At) -> Vec<String> {
    let all = [StandWord::Flashlight, StandWord::RedFilter, StandWord::StarlightScope, StandWord::LightOut];
    all.map(|word| word.id().to_owned()).into()
}

/// Whether they may do something that takes the whole Activation.
fn works(at: At) -> bool {
    at.soldier.is_some_and(|soldier| at.mission.may_still_work(soldier))
}

/// The gun alone, as fire at a building takes it.
fn gun_alone(at: At) -> Value {
    let vehicle = vehicle_at(at, CrewPlace::Gunner);
    with_round(vehicle, json!({ "gun": vehicle.map(|vehicle| vehicle.name.clone()) }))
}

fn gun(at: At) -> Value {
    let vehicle = vehicle_at(at, CrewPlace::Gunner);
    let fast = vehicle.is_some_and(|vehicle| at.mission.has_driven_fast(vehicle));
    with_round(vehicle, json!({ "gun": vehicle.map(|vehicle| vehicle.name.clone()), "fast": fast }))
}

/// The same, with the round that is noted as loaded.
fn with_round(vehicle: Option<&Vehicle>, mut given: Value) -> Value {
    if let Some(round) = vehicle.and_then(|vehicle| vehicle.round) {
        given["round"] = json!(round.id());
    }
    given
}

fn has_gun(at: At) -> bool {
    let vehicle = vehicle_at(at, CrewPlace::Gunner);
    at.soldier.is_some_and(|soldier| at.mission.may_still_serve(soldier))
        && vehicle.is_some_and(|vehicle| {
            vehicle.of_lists().main_gun.as_ref().is_some_and(|gun| gun.apr.is_some())
                && at.mission.may_fire_gun(vehicle, false).is_ok()
        })
}

fn class(at: At) -> Option<WeaponClass> {
    at.soldier?.man.weapon.as_ref()?.class
}

fn law(at: At) -> Value {
    json!({ "shooter": at.soldier.map(Soldier::name), "weapon": "m-72-law" })
}

/// Their own anti-tank weapon, as what is launched.
fn rocket(at: At) -> Value {
    let arms = at.soldier.and_then(|soldier| soldier.man.weapon.as_ref());
    let weapon = arms.and_then(|arms| arms.id).map(|id| id.id());
    json!({ "shooter": at.soldier.map(Soldier::name), "weapon": weapon })
}

fn has(at: At, gear: Gear) -> bool {
    let carries = |soldier: &Soldier| soldier.man.gear.contains(&gear) && !soldier.used.contains(&gear);
    at.soldier.is_some_and(|soldier| carries(soldier) || soldier.has_in_hand(gear))
}

fn has_law(at: At) -> bool {
    fires(at) && has(at, Gear::Law)
}

fn shooter(at: At) -> Value {
    json!({ "shooter": at.soldier.map(Soldier::name) })
}

fn has_rocket(at: At) -> bool {
    fires(at)
        && class(at).is_some_and(WeaponClass::is_squad_anti_tank)
        && at.soldier.is_some_and(|soldier| at.mission.has_rocket_left(soldier))
}

fn fires_own(at: At) -> bool {
    let small = |class: WeaponClass| class.is_small_arm() || class.is_machine_gun();
    fires(at) && class(at).is_some_and(small) && at.soldier.is_some_and(Soldier::can_fire)
}

/// The machine gun of the vehicle that they serve.
fn mounted(at: At) -> Option<&'static str> {
    at.mission.machine_gun_of(at.soldier?).map(|weapon| weapon.id.id())
}

fn has_flame(at: At) -> bool {
    fires(at) && class(at) == Some(WeaponClass::Flamethrower)
}

fn has_mounted_flame(at: At) -> bool {
    let flame = |vehicle: &Vehicle| {
        let weapon = vehicle.of_lists().main_gun.as_ref().and_then(|gun| gun.weapon);
        let weapon = weapon.and_then(MountedWeaponId::weapon);
        let edition = at.mission.play.options.edition();
        let weapon = weapon.and_then(|id| Weapon::by_id(id, edition));
        weapon.is_some_and(|weapon| weapon.class == WeaponClass::Flamethrower)
    };
    fires(at)
        && vehicle_at(at, CrewPlace::Gunner)
            .is_some_and(|vehicle| vehicle.may_fight().is_ok() && flame(vehicle))
}

fn loads(at: At) -> bool {
    use crate::fng::combat::Loading;
    works(at)
        && vehicle_at(at, CrewPlace::Loader).is_some_and(|vehicle| {
            vehicle.may_act().is_ok() && vehicle.gun.is_some_and(|gun| gun != Loading::Loaded)
        })
}

/// The vehicle that they drive now.
fn drives(at: At<'_>) -> Option<&Vehicle> {
    let has_moved = at.soldier.is_none_or(|soldier| at.mission.acted_in_turn(soldier).moved);
    let may_drive = |vehicle: &&Vehicle| !has_moved || at.mission.may_drive_on(vehicle);
    vehicle_at(at, CrewPlace::Driver).filter(|vehicle| vehicle.may_act().is_ok()).filter(may_drive)
}

/// Whether jungle is on the table.
fn has_jungle(at: At<'_>) -> bool {
    let ground = at.mission.ground.as_ref();
    ground.is_some_and(|ground| ground.features.iter().any(|feature| feature.kind == FeatureKind::Jungle))
}

/// Enemies on foot.
fn on_foot(at: At) -> Vec<String> {
    let side = at.side.other();
    on_table(at, move |soldier| soldier.side == side && soldier.is_able() && soldier.aboard.is_none())
}

/// Their own on foot, whoever can still be hurt.
fn friends_on_foot(at: At) -> Vec<String> {
    let is_there = |name: &String| {
        let man = at.mission.company.get(name);
        man.is_some_and(|man| man.side == at.side && man.aboard.is_none())
    };
    others(at).into_iter().filter(is_there).collect()
}

/// The vehicle whose hatch they open or close.
fn hatch(at: At<'_>) -> Option<&Vehicle> {
    vehicle_at(at, CrewPlace::Commander)
        .filter(|vehicle| !vehicle.of_lists().open_topped && vehicle.may_act().is_ok())
}

fn place_of(at: At<'_>) -> Option<CrewPlace> {
    at.soldier?.aboard.as_ref()?.post?.place()
}

/// Whether this place of their vehicle is empty.
fn is_free(at: At, place: CrewPlace) -> bool {
    let company = &at.mission.company;
    let aboard = at.soldier.and_then(|soldier| soldier.aboard.as_ref());
    let vehicle = aboard.and_then(|aboard| company.vehicle(&aboard.vehicle).ok());
    vehicle.is_some_and(|vehicle| {
        place_of(at).is_some()
            && place.filled_by(vehicle.men) == place
            && company.in_place(vehicle, place).is_none()
    })
}

/// They move from their place in the vehicle to this one.
fn to_place(at: At, place: CrewPlace) -> Value {
    let vehicle = at.soldier.and_then(|soldier| soldier.aboard.as_ref());
    let moves = place_of(at).map(|from| vec![format!("{}:{}", from.id(), place.id())]);
    json!({ "of": vehicle.map(|aboard| aboard.vehicle.clone()), "move": moves })
}

/// A move to an empty place of the crew.
macro_rules! to_place {
    ($words:literal, $note:literal, $place:expr) => {
        Offer {
            command: "crew",
            words: $words,
            note: $note,
            when: |at| works(at) && is_free(at, $place),
            fixed: |at| to_place(at, $place),
            asks: &[],
        }
    };
}

fn load(at: At) -> Value {
    let vehicle = vehicle_at(at, CrewPlace::Loader).map(|vehicle| vehicle.name.clone());
    json!({ "of": vehicle, "reload": true })
}

/// The vehicle in whose gun they may change the round.
fn other_round(at: At<'_>) -> Option<&Vehicle> {
    use crate::fng::combat::Loading;
    let is_loaded = |vehicle: &&Vehicle| vehicle.gun.is_none_or(|gun| gun == Loading::Loaded);
    let vehicle = vehicle_at(at, CrewPlace::Loader).filter(is_loaded)?;
    vehicle.round.filter(|_| vehicle.may_act().is_ok()).map(|_| vehicle)
}

fn other_rounds(at: At) -> Vec<String> {
    let vehicle = other_round(at);
    let rounds = vehicle.map_or(&[][..], Vehicle::rounds).iter();
    rounds
        .filter(|round| vehicle.and_then(|vehicle| vehicle.round) != Some(**round))
        .map(|round| round.id().to_owned())
        .collect()
}

/// Whether anyone getting out of the vehicle jumps for it: it has driven more than 4 in this turn. Where it
/// has not driven, the player says.
fn jumps(at: At) -> Option<bool> {
    let aboard = at.soldier?.aboard.as_ref()?;
    let vehicle = at.mission.company.vehicle(&aboard.vehicle).ok()?;
    let inches = vehicle.drove_in(at.mission.play.turn);
    (inches > 0).then_some(inches > 4)
}

fn sides(_: At) -> Vec<String> {
    words(&HitSide::ALL.map(HitSide::id))
}

fn structures(_: At) -> Vec<String> {
    words(&STRUCTURES.map(|(structure, _)| structure))
}

/// Vehicles that they may get into.
fn rides(at: At) -> Vec<String> {
    let all = at.soldier.map(|soldier| at.mission.vehicles_for(soldier)).unwrap_or_default();
    all.into_iter().map(str::to_owned).collect()
}

/// Whether the whole move is on a road, where there is one and the vehicle is faster on it.
const ROAD: Ask = Ask {
    when: |at, _| {
        let is_road = |feature: &Feature| feature.kind == FeatureKind::DefiniteRoad;
        let has_road = at.mission.ground.as_ref().is_none_or(|ground| ground.features.iter().any(is_road));
        let is_faster = drives(at).is_some_and(|vehicle| {
            let speed = &vehicle.of_lists().speed;
            speed.road > speed.cross_country.max(speed.water)
        });
        has_road && is_faster
    },
    ..ask("road", "Is the whole move on a road", Answers::Yes)
};
const DRIVEN: Ask = ask("drives", "Inches it drives", Number(1, 30, 6));
// How far a vehicle on the table has driven is known, but where somebody else has moved it.
const FAST: Ask = Ask {
    when: |at, options| {
        let named = options.get("vehicle").and_then(Value::as_str).filter(|name| !name.is_empty());
        let aboard = at.soldier.and_then(|man| man.aboard.as_ref()).map(|aboard| aboard.vehicle.as_str());
        let vehicle = named.or(aboard).and_then(|name| at.mission.company.vehicle(name).ok());
        vehicle.is_none_or(|vehicle| vehicle.drove_in(at.mission.play.turn) == 0)
    },
    ..ask("jump", "Has the vehicle moved more than 4 in this turn", Answers::Yes)
};
const VEHICLE: Ask = ask("target", "At which vehicle", One(enemy_vehicles));
const FACING: Ask = ask("facing", "Which of its sides faces the shot", One(sides));
// The attacker goes for a side.
const ASSAULTED: Ask = ask("facing", "Which side of it does the attacker go for", One(sides));
const WAY_THERE: Ask = ask("inches", "Inches to it, beyond a normal move by a Fast Move", Number(1, 24, 6));
const INCHES: Ask = ask("in", "Inches to what is fired at", Number(1, 72, 12));
const BUILDING: Ask = ask("dv", "What is the building made of", One(structures));
const PATH: Ask = ask("at", "Who is in its path", Answers::Some(others));
const INSIDE: Ask = ask("inside", "Who is in the area aimed at", Any(everybody));
// Behind them stand their own, and nobody in a vehicle.
const BEHIND: Ask = ask("behind", "Who stands in the back blast", Any(friends_on_foot));

/// The place fired at or covered that is named by Enter.
pub(in crate::play::fng) const NEAREST: &str = "the nearest place that may hide enemies";

/// The word by which a driver drives.
pub(in crate::play::fng) const DRIVE: &str = "drive";

/// What a figure does in their Activation.
pub(in crate::play::fng) const BY_FIGURE: &[Offer] = &[
    Offer {
        command: "main-gun",
        words: "gun-vehicle",
        note: "fire the main gun at a vehicle",
        when: |at| has_gun(at) && !enemy_vehicles(at).is_empty(),
        fixed: gun,
        asks: &[VEHICLE, FACING, INCHES],
    },
    Offer {
        command: "main-gun",
        words: "gun-figures",
        note: "fire the main gun at figures: HE or canister",
        when: |at| has_gun(at) && !enemies(at).is_empty(),
        fixed: gun,
        asks: &[
            ask("round", "Which round", One(|_| words(&[Round::He, Round::Canister].map(Round::id)))),
            CIRCLE,
            INCHES,
        ],
    },
    Offer {
        command: "building",
        words: "gun-building",
        note: "fire the main gun at a building",
        when: has_gun,
        fixed: gun_alone,
        asks: &[BUILDING, INSIDE, INCHES],
    },
    Offer {
        command: "main-gun",
        words: "law-vehicle",
        note: "fire the LAW at a vehicle",
        when: |at| has_law(at) && !enemy_vehicles(at).is_empty(),
        fixed: law,
        asks: &[VEHICLE, FACING, INCHES, BEHIND],
    },
    Offer {
        command: "shoot",
        words: "law-figure",
        note: "fire the LAW at a figure",
        when: |at| has_law(at) && !enemies(at).is_empty(),
        fixed: law,
        asks: &[ask("at", "At whom", One(enemies)), INCHES, BEHIND],
    },
    Offer {
        command: "building",
        words: "law-building",
        note: "fire the LAW at a building",
        when: has_law,
        fixed: law,
        asks: &[BUILDING, INSIDE, INCHES, BEHIND],
    },
    Offer {
        command: "main-gun",
        words: "rocket-vehicle",
        note: "fire the anti-tank weapon at a vehicle",
        when: |at| has_rocket(at) && !enemy_vehicles(at).is_empty(),
        fixed: shooter,
        asks: &[VEHICLE, FACING, INCHES, BEHIND],
    },
    Offer {
        command: "building",
        words: "rocket-building",
        note: "fire the anti-tank weapon at a building",
        when: has_rocket,
        fixed: shooter,
        asks: &[BUILDING, INSIDE, INCHES, BEHIND],
    },
    Offer {
        command: "grenade",
        words: "rocket-figures",
        note: "fire the anti-tank weapon at figures: its round bursts in a circle",
        when: |at| {
            let edition = at.mission.play.options.edition();
            let bursts = at.soldier.is_some_and(|soldier| soldier.has_bursting_rocket(edition));
            has_rocket(at) && bursts && !enemies(at).is_empty()
        },
        fixed: rocket,
        asks: &[CIRCLE, INCHES, BEHIND],
    },
    Offer {
        command: "main-gun",
        words: "fire-vehicle",
        note: "fire the weapon in hand at a vehicle",
        when: |at| fires_own(at) && !enemy_vehicles(at).is_empty(),
        fixed: shooter,
        asks: &[VEHICLE, FACING, INCHES],
    },
    Offer {
        command: "shoot",
        words: "throw-bayonet",
        note: "as a Knifeman, at an enemy up to 4 in away: two dice, the better counts",
        when: |at| {
            let throws = at.soldier.is_some_and(|soldier| at.mission.throws_bayonet(soldier));
            throws && fires(at) && !enemies(at).is_empty()
        },
        fixed: shooter,
        asks: &[
            ask("at", "At whom", One(enemies)),
            ask("in", "Inches to what the bayonet is thrown at", Number(1, 4, 4)),
        ],
    },
    Offer {
        command: "shoot",
        words: "fire-crew",
        note: "fire at one of the crew of a helicopter on the LZ, in cover as in an open-topped vehicle",
        when: |at| fires_own(at) && !at.mission.crews_against(at.side).is_empty(),
        fixed: shooter,
        asks: &[
            Ask {
                read: |_, name| json!([format!("name={name},rep=4,cover")]),
                ..ask("at", "At whom of the crew", One(|at| at.mission.crews_against(at.side)))
            },
            INCHES,
        ],
    },
    Offer {
        command: "close-assault",
        words: "assault",
        note: "charge a vehicle with a satchel charge: its crew may fire first",
        when: |at| works(at) && fires(at) && has(at, Gear::SatchelCharge) && !enemy_vehicles(at).is_empty(),
        fixed: shooter,
        asks: &[VEHICLE, ASSAULTED, WAY_THERE],
    },
    Offer {
        command: "flame",
        words: "flame",
        note: "fire the flamethrower at figures",
        when: |at| has_flame(at) && !enemies(at).is_empty(),
        fixed: shooter,
        asks: &[PATH],
    },
    Offer {
        command: "flame",
        words: "flame-building",
        note: "fire the flamethrower at a building",
        when: has_flame,
        fixed: shooter,
        asks: &[BUILDING, INSIDE],
    },
    Offer {
        command: "flame",
        words: "vehicle-flame",
        note: "fire the flamethrower of the vehicle at figures",
        when: |at| has_mounted_flame(at) && !enemies(at).is_empty(),
        fixed: |at| json!({ "shooter": at.soldier.map(Soldier::name), "mounted": true }),
        asks: &[PATH],
    },
    Offer {
        command: "flame",
        words: "cross-flames",
        note: "try to cross what a flamethrower has set alight",
        when: |at| {
            is_flame_about(at)
                && at.soldier.is_some_and(|soldier| {
                    soldier.aboard.is_none() && works(at) && soldier.may(Deed::Move).is_ok()
                })
        },
        fixed: |at| json!({ "cross": at.soldier.map(Soldier::name) }),
        asks: &[],
    },
    Offer {
        command: "recon-by-fire",
        words: "recon-by-fire",
        note: "fire at a place that may hide enemies",
        when: |at| fires_own(at) || fires(at) && mounted(at).is_some(),
        fixed: |at| {
            let automatic = at.soldier.is_some_and(|soldier| soldier.automatic);
            json!({ "shooter": at.soldier.map(Soldier::name), "automatic": automatic, "maybe_empty": true,
                    "weapon": mounted(at) })
        },
        asks: &[
            ask(
                "place",
                "Recon By Fire at which place: a feature by its number, or 2 by 2 inches in words",
                Words(NEAREST),
            ),
            ask("at", "Who is there, in the order they take hits", Any(may_be_there)),
        ],
    },
    Offer { command: "crew", words: "load", note: "load the main gun", when: loads, fixed: load, asks: &[] },
    Offer {
        command: "crew",
        words: "change-round",
        note: "have the loader put another round into the main gun, instead of the one that is there",
        when: |at| works(at) && at.mission.company.by_the_rules && other_round(at).is_some(),
        fixed: load,
        asks: &[ask("round", "Which round", One(other_rounds))],
    },
    Offer {
        command: "crew",
        words: DRIVE,
        note: "drive the vehicle: then who comes into sight",
        when: |at| drives(at).is_some(),
        fixed: |at| json!({ "of": drives(at).map(|vehicle| vehicle.name.clone()) }),
        asks: &[
            ROAD,
            DRIVEN,
            ask("hard_turn", "Does it turn 45 degrees or more at over half its speed", Answers::Yes),
        ],
    },
    Offer {
        command: "crew",
        words: "through-jungle",
        note: "drive into or through jungle: Run Over, best at half speed or less",
        when: |at| drives(at).is_some() && has_jungle(at),
        fixed: |at| json!({ "of": drives(at).map(|vehicle| vehicle.name.clone()), "jungle": true }),
        asks: &[DRIVEN],
    },
    Offer {
        command: "stand",
        words: "drive-off",
        note: "drive off the table by an edge, for good, with all aboard",
        when: |at| drives(at).is_some(),
        fixed: |at| {
            let aboard = drives(at).into_iter().flat_map(|vehicle| at.mission.company.aboard(&vehicle.name));
            json!({ "figure": aboard.map(Soldier::name).collect::<Vec<_>>(), "stands": ["withdrew"] })
        },
        asks: &[],
    },
    Offer {
        command: "crew",
        words: "overrun",
        note: "drive at infantry, who take the Overrun Check",
        when: |at| {
            let is_armored = |vehicle: &Vehicle| vehicle.of_lists().armor.front > 0;
            drives(at).is_some_and(is_armored) && !on_foot(at).is_empty()
        },
        fixed: |at| json!({ "of": drives(at).map(|vehicle| vehicle.name.clone()) }),
        asks: &[ask("overrun", "At whom", Answers::Some(on_foot)), ROAD, DRIVEN],
    },
    Offer {
        command: "crew",
        words: "button-up",
        note: "close the hatch: no turret machine gun, -1 on In Sight, and out of the reach of small arms",
        when: |at| hatch(at).is_some_and(|vehicle| !vehicle.buttoned_up),
        fixed: |at| json!({ "of": hatch(at).map(|vehicle| vehicle.name.clone()), "hatch": "closed" }),
        asks: &[],
    },
    Offer {
        command: "crew",
        words: "open-hatch",
        note: "open the hatch, to use the turret machine gun and see better",
        when: |at| hatch(at).is_some_and(|vehicle| vehicle.buttoned_up),
        fixed: |at| json!({ "of": hatch(at).map(|vehicle| vehicle.name.clone()), "hatch": "open" }),
        asks: &[],
    },
    to_place!("to-commander", "take the commander's empty place", CrewPlace::Commander),
    to_place!("to-driver", "take the driver's empty place", CrewPlace::Driver),
    to_place!("to-gunner", "take the gunner's empty place", CrewPlace::Gunner),
    to_place!("to-loader", "take the loader's empty place", CrewPlace::Loader),
    to_place!("to-radio", "take the radio operator's empty place", CrewPlace::RadioOperator),
    Offer {
        command: "stand",
        words: "get-out",
        note: "get out of the vehicle: costs no movement, 4 in over a side",
        when: |at| {
            at.soldier.is_some_and(|soldier| soldier.aboard.is_some() && soldier.may(Deed::Move).is_ok())
        },
        fixed: |at| json!({ "figure": at.soldier.map(Soldier::name), "vehicle": "", "jump": jumps(at) }),
        asks: &[FAST],
    },
    Offer {
        command: "stand",
        words: "get-in",
        note: "move to a vehicle and get in: costs 4 in of movement",
        when: |at| {
            at.soldier.is_some_and(|soldier| {
                soldier.aboard.is_none()
                    && soldier.may(Deed::Move).is_ok()
                    && !at.mission.acted_in_turn(soldier).moved
            }) && !rides(at).is_empty()
        },
        fixed: |at| json!({ "figure": at.soldier.map(Soldier::name), "does": "move" }),
        asks: &[ask("vehicle", "Which vehicle", One(rides)), FAST],
    },
    Offer {
        command: "react",
        words: "loot",
        note: "a Looter comes upon loot: does nothing for 1d6 turns, unless a Leader forces a Rally",
        when: |at| at.soldier.is_some_and(|soldier| at.mission.may_loot(soldier)),
        fixed: |at| json!({ "figure": [at.soldier.map(Soldier::name)], "check": "looter" }),
        asks: &[],
    },
    Offer {
        command: "stand",
        words: "cover-place",
        note: "cover a place with fire, at targets as they appear there",
        when: |at| works(at) && at.soldier.is_some_and(|soldier| at.mission.has_fire(soldier)),
        fixed: |at| json!({ "figure": at.soldier.map(Soldier::name), "does": "wait", "as": "covering" }),
        asks: &[ask("place", "Which place, in its swath: the number of a feature, or words", Words(NEAREST))],
    },
    Offer {
        command: "stand",
        words: "flare",
        note: "launch a pencil flare by night: no fire, and no act; it lights 24 in for a full turn",
        when: |at| is_night(at) && at.soldier.is_some_and(|soldier| soldier.may(Deed::Work).is_ok()),
        fixed: |at| json!({ "figure": at.soldier.map(Soldier::name), "does": "flare" }),
        asks: &[ask(
            "place",
            "What it lights, with its center within 18 in: a feature, or words",
            Words(NEAREST),
        )],
    },
    Offer {
        command: "stand",
        words: "light",
        note: "use a light by night, or put it out: whoever fires at a flashlight has +1 Rep",
        when: |at| is_night(at) && at.soldier.is_some_and(|soldier| soldier.may(Deed::Work).is_ok()),
        fixed: |at| json!({ "figure": at.soldier.map(Soldier::name) }),
        asks: &[ask("as", "Which light", One(lights))],
    },
    Offer {
        command: "fire-mission",
        words: "throw-smoke",
        note: "throw the smoke grenade that is ready: a cloud that nobody fires through",
        when: |at| {
            fires(at) && at.soldier.is_some_and(|soldier| soldier.readied == Some(Gear::SmokeGrenades))
        },
        fixed: |at| json!({ "by": at.soldier.map(Soldier::name) }),
        asks: &[ask("smoke_grenade", "Where", Answers::Words("before the leader"))],
    },
];
