//! The commands of an evening that are asked for step by step: when they are looked at, and what is asked.

use serde_json::{Value, json};

use crate::fng::evening::{Soldier, Vehicle};
use crate::fng::mission::Mission;
use crate::fng::squads::crews::CrewPlace;
use crate::fng::squads::deed::Deed;
use crate::fng::squads::squad::Gear;
use crate::fng::squads::vehicles::MountedWeaponId;
use crate::fng::squads::weapons::{Weapon, WeaponClass};
use crate::fng::support::Who;

/// Who is at the prompt: a side, and a figure of it where one acts.
#[derive(Clone, Copy)]
pub(super) struct At<'m> {
    /// The evening.
    pub mission: &'m Mission,
    /// The side.
    pub side: Who,
    /// The figure.
    pub soldier: Option<&'m Soldier>,
}

/// A command that is asked for step by step.
pub(super) struct Offer {
    /// The command, after `fng`.
    pub command: &'static str,
    /// The words that choose it, after those of its group or the name of the figure.
    pub words: &'static str,
    /// What is told beside it by `?`.
    pub note: &'static str,
    /// Whether there is anything on the table for it. What the rules say to it is found by trying.
    pub when: fn(At) -> bool,
    /// The options it always has.
    pub fixed: fn(At) -> Value,
    /// What is asked, in this order.
    pub asks: &'static [Ask],
}

/// A question.
pub(super) struct Ask {
    /// The option that the answer is for.
    pub option: &'static str,
    /// The question.
    pub what: &'static str,
    /// The legal answers.
    pub of: Answers,
}

/// Legal answers, and what Enter alone gives.
pub(super) enum Answers {
    /// One of these, as the rules allow; Enter gives the first.
    One(fn(At) -> Vec<String>),
    /// One of these, or none.
    Perhaps(fn(At) -> Vec<String>),
    /// One of these or several.
    Some(fn(At) -> Vec<String>),
    /// Any of these, or nobody.
    Any(fn(At) -> Vec<String>),
    /// A number from the first to the second; Enter gives the third.
    Number(u16, u16, u16),
    /// Words; Enter gives these.
    Words(&'static str),
    /// Yes or no; Enter is no.
    Yes,
}

use Answers::{Any, Number, One, Perhaps, Words, Yes};

const fn ask(option: &'static str, what: &'static str, of: Answers) -> Ask {
    Ask { option, what, of }
}

fn words(all: &[&str]) -> Vec<String> {
    all.iter().map(|word| (*word).to_owned()).collect()
}

fn nothing(_: At) -> Value {
    json!({})
}

fn of_side(at: At) -> Value {
    json!({ "side": at.side.id() })
}

fn enemies(at: At) -> Vec<String> {
    at.mission.targets_of(at.side).iter().map(|soldier| soldier.name().to_owned()).collect()
}

fn on_table<'m>(at: At<'m>, which: impl Fn(&Soldier) -> bool + 'm) -> Vec<String> {
    let all = at.mission.company.soldiers.iter().filter(|soldier| soldier.left.is_none());
    all.filter(|soldier| which(soldier)).map(|soldier| soldier.name().to_owned()).collect()
}

fn everybody(at: At) -> Vec<String> {
    on_table(at, |soldier| !soldier.man.is_out() || soldier.down.is_some())
}

fn able(at: At) -> Vec<String> {
    let side = at.side;
    on_table(at, move |soldier| soldier.side == side && soldier.is_able())
}

fn able_enemies(at: At) -> Vec<String> {
    able(At { side: at.side.other(), ..at })
}

fn callers(at: At) -> Vec<String> {
    let side = at.side;
    on_table(at, move |soldier| soldier.side == side && soldier.is_able() && soldier.may(Deed::Call).is_ok())
}

fn covering(at: At) -> Vec<String> {
    let side = at.side.other();
    on_table(at, move |soldier| soldier.side == side && soldier.covering && soldier.may(Deed::Fire).is_ok())
}

fn hittable(vehicle: &&Vehicle) -> bool {
    !vehicle.state.is_gone()
}

fn enemy_vehicles(at: At) -> Vec<String> {
    let theirs = at.mission.company.vehicles.iter().filter(|vehicle| vehicle.side != at.side);
    theirs.filter(hittable).map(|vehicle| vehicle.name.clone()).collect()
}

fn models(at: At) -> Vec<String> {
    let date = at.mission.setting.date;
    let all = crate::fng::squads::vehicles::VehicleType::all().iter();
    all.filter(|model| model.is_in_use(date)).map(|model| model.id.id().to_owned()).collect()
}

/// The vehicle that he is in, and does this work in.
fn vehicle_at(at: At<'_>, place: CrewPlace) -> Option<&Vehicle> {
    let company = &at.mission.company;
    let him = at.soldier?;
    let vehicle = company.vehicle(&him.aboard.as_ref()?.vehicle).ok()?;
    company.in_place(vehicle, place).filter(|man| man.name() == him.name()).map(|_| vehicle)
}

/// Whether he may fire in his Activation.
fn fires(at: At) -> bool {
    at.soldier.is_some_and(|soldier| {
        let acted = at.mission.acted_in_turn(soldier);
        !acted.done && !acted.fired && !acted.reacted && soldier.may(Deed::Fire).is_ok()
    })
}

/// Whether he may do something that takes the whole Activation.
fn works(at: At) -> bool {
    at.soldier.is_some_and(|soldier| {
        let acted = at.mission.acted_in_turn(soldier);
        !acted.done && !acted.fired && !acted.reacted && !acted.moved && soldier.may(Deed::Work).is_ok()
    })
}

fn gun(at: At) -> Value {
    json!({ "gun": vehicle_at(at, CrewPlace::Gunner).map(|vehicle| vehicle.name.clone()) })
}

fn has_gun(at: At) -> bool {
    let vehicle = vehicle_at(at, CrewPlace::Gunner);
    fires(at)
        && vehicle.is_some_and(|vehicle| {
            vehicle.of_lists().main_gun.as_ref().is_some_and(|gun| gun.apr.is_some())
                && vehicle.may_fire_gun(false).is_ok()
        })
}

fn class(at: At) -> Option<WeaponClass> {
    at.soldier?.man.weapon.as_ref()?.class
}

fn law(at: At) -> Value {
    json!({ "shooter": at.soldier.map(Soldier::name), "weapon": "m-72-law" })
}

fn has(at: At, gear: Gear) -> bool {
    at.soldier.is_some_and(|soldier| soldier.man.gear.contains(&gear) && !soldier.used.contains(&gear))
}

fn has_law(at: At) -> bool {
    fires(at) && has(at, Gear::Law)
}

fn shooter(at: At) -> Value {
    json!({ "shooter": at.soldier.map(Soldier::name) })
}

fn has_rocket(at: At) -> bool {
    fires(at) && class(at).is_some_and(WeaponClass::is_squad_anti_tank)
}

fn fires_own(at: At) -> bool {
    let small = |class: WeaponClass| class.is_small_arm() || class.is_machine_gun();
    fires(at) && class(at).is_some_and(small) && at.soldier.is_some_and(Soldier::can_fire)
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
            .is_some_and(|vehicle| vehicle.may_act().is_ok() && flame(vehicle))
}

/// Whether a flamethrower is on the table: something may burn, or its tank burst.
fn is_flame_about(at: At) -> bool {
    let of_man = |soldier: &Soldier| {
        soldier.man.weapon.as_ref().and_then(|arms| arms.class) == Some(WeaponClass::Flamethrower)
    };
    at.mission.company.soldiers.iter().any(of_man)
}

fn loads(at: At) -> bool {
    use crate::fng::combat::Loading;
    works(at)
        && vehicle_at(at, CrewPlace::Loader).is_some_and(|vehicle| {
            vehicle.may_act().is_ok() && vehicle.gun.is_some_and(|gun| gun != Loading::Loaded)
        })
}

fn place_of(at: At<'_>) -> Option<CrewPlace> {
    at.soldier?.aboard.as_ref()?.post?.place()
}

/// Whether this place of his vehicle is empty.
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

/// He moves from his place in the vehicle to this one.
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

fn sides(_: At) -> Vec<String> {
    words(&["front", "side", "rear", "top", "bottom"])
}

fn structures(_: At) -> Vec<String> {
    words(&["hootch", "frame", "sandbags", "masonry", "concrete", "bunker", "steel"])
}

const VEHICLE: Ask = ask("target", "At which vehicle", One(enemy_vehicles));
const FACING: Ask = ask("facing", "Which of its sides faces the shot", One(sides));
const INCHES: Ask = ask("in", "Inches", Number(1, 72, 12));
const BUILDING: Ask = ask("dv", "What is the building made of", One(structures));
const INSIDE: Ask = ask("inside", "Who is in the area aimed at", Any(everybody));
const BEHIND: Ask = ask("behind", "Who stands in the back blast", Any(everybody));
const CIRCLE: Ask = ask("at", "Who is in the blast circle", Answers::Some(everybody));

/// What a figure does in his Activation.
pub(super) const BY_FIGURE: &[Offer] = &[
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
        asks: &[ask("round", "Which round", One(|_| words(&["he", "canister"]))), CIRCLE, INCHES],
    },
    Offer {
        command: "building",
        words: "gun-building",
        note: "fire the main gun at a building",
        when: has_gun,
        fixed: gun,
        asks: &[BUILDING, INSIDE, INCHES],
    },
    Offer {
        command: "main-gun",
        words: "law-vehicle",
        note: "fire his LAW at a vehicle",
        when: |at| has_law(at) && !enemy_vehicles(at).is_empty(),
        fixed: law,
        asks: &[VEHICLE, FACING, INCHES, BEHIND],
    },
    Offer {
        command: "building",
        words: "law-building",
        note: "fire his LAW at a building",
        when: has_law,
        fixed: law,
        asks: &[BUILDING, INSIDE, INCHES, BEHIND],
    },
    Offer {
        command: "main-gun",
        words: "rocket-vehicle",
        note: "fire his anti-tank weapon at a vehicle",
        when: |at| has_rocket(at) && !enemy_vehicles(at).is_empty(),
        fixed: shooter,
        asks: &[VEHICLE, FACING, INCHES, BEHIND],
    },
    Offer {
        command: "building",
        words: "rocket-building",
        note: "fire his anti-tank weapon at a building",
        when: has_rocket,
        fixed: shooter,
        asks: &[BUILDING, INSIDE, INCHES, BEHIND],
    },
    Offer {
        command: "main-gun",
        words: "fire-vehicle",
        note: "fire his own weapon at a vehicle",
        when: |at| fires_own(at) && !enemy_vehicles(at).is_empty(),
        fixed: shooter,
        asks: &[VEHICLE, FACING, INCHES],
    },
    Offer {
        command: "close-assault",
        words: "assault",
        note: "put a satchel charge to a vehicle in contact",
        when: |at| works(at) && fires(at) && has(at, Gear::SatchelCharge) && !enemy_vehicles(at).is_empty(),
        fixed: shooter,
        asks: &[VEHICLE, FACING],
    },
    Offer {
        command: "flame",
        words: "flame",
        note: "fire the flamethrower at figures",
        when: |at| has_flame(at) && !enemies(at).is_empty(),
        fixed: shooter,
        asks: &[ask("at", "Who is in its path", Answers::Some(everybody))],
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
        asks: &[ask("at", "Who is in its path", Answers::Some(everybody))],
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
        when: |at| fires_own(at) && !enemies(at).is_empty(),
        fixed: |at| {
            let automatic = at.soldier.is_some_and(|soldier| soldier.automatic);
            json!({ "shooter": at.soldier.map(Soldier::name), "automatic": automatic })
        },
        asks: &[ask("at", "Who is there, in the order they take hits", Answers::Some(enemies))],
    },
    Offer { command: "crew", words: "load", note: "load the main gun", when: loads, fixed: load, asks: &[] },
    to_place!("to-commander", "take the commander's empty place", CrewPlace::Commander),
    to_place!("to-driver", "take the driver's empty place", CrewPlace::Driver),
    to_place!("to-gunner", "take the gunner's empty place", CrewPlace::Gunner),
    to_place!("to-loader", "take the loader's empty place", CrewPlace::Loader),
    to_place!("to-radio", "take the radio operator's empty place", CrewPlace::RadioOperator),
    Offer {
        command: "stand",
        words: "cover-place",
        note: "cover a place with fire: he may fire as targets appear there",
        when: |at| works(at) && at.soldier.is_some_and(|soldier| soldier.can_fire() && !soldier.covering),
        fixed: |at| json!({ "figure": at.soldier.map(Soldier::name), "does": "wait", "as": "covering" }),
        asks: &[],
    },
];

/// Commands that belong together at the prompt.
pub(super) struct Group {
    /// The word that chooses it.
    pub word: &'static str,
    /// What is told beside it by `?`.
    pub note: &'static str,
    /// Its commands.
    pub offers: &'static [Offer],
}

fn aircraft(at: At) -> Vec<String> {
    let here =
        at.mission.play.aircraft.iter().filter(|aircraft| aircraft.is_here() && aircraft.side == at.side);
    here.map(|aircraft| aircraft.number.to_string()).collect()
}

fn helicopters(at: At) -> Vec<String> {
    let here = at
        .mission
        .play
        .aircraft
        .iter()
        .filter(|aircraft| aircraft.is_here() && aircraft.side == at.side && aircraft.is_helicopter());
    here.map(|aircraft| aircraft.number.to_string()).collect()
}

fn has_aircraft(at: At) -> bool {
    !aircraft(at).is_empty()
}

fn has_helicopter(at: At) -> bool {
    !helicopters(at).is_empty()
}

fn may_call(at: At) -> bool {
    !at.mission.is_communist(at.side) && !callers(at).is_empty()
}

fn runs(_: At) -> Vec<String> {
    words(&["guns", "rockets", "bombs", "napalm", "marking-rocket", "spotting", "strip", "ring"])
}

fn fire_missions(at: At) -> Vec<String> {
    let own = at.mission.play.fire_missions.iter().filter(|mission| mission.side == at.side);
    own.map(|mission| mission.number.to_string()).collect()
}

fn blasts(at: At) -> Vec<String> {
    at.mission.play.blasts.iter().map(|blast| blast.number.to_string()).collect()
}

fn snipers(at: At) -> Vec<String> {
    let snipers = at.mission.play.snipers.iter().filter(|sniper| sniper.side == at.side && !sniper.placed);
    snipers.map(|sniper| sniper.number.to_string()).collect()
}

const AIRCRAFT: Ask = ask("aircraft", "Which aircraft", One(aircraft));
const HELICOPTER: Ask = ask("aircraft", "Which helicopter", One(helicopters));
const OPERATOR: Ask = ask("operator", "Who calls", One(callers));
const FIRING_AT_IT: Ask = ask("by", "Who of the enemy may fire at it", Any(able_enemies));

/// An act of a helicopter.
macro_rules! helicopter {
    ($action:literal, $words:literal, $note:literal, $asks:expr) => {
        Offer {
            command: "helicopter",
            words: $words,
            note: $note,
            when: has_helicopter,
            fixed: |_| json!({ "action": $action }),
            asks: $asks,
        }
    };
}

const SUPPORT: &[Offer] = &[
    Offer {
        command: "request",
        words: "request",
        note: "call for artillery, an air strike, a gunship or a medevac",
        when: may_call,
        fixed: of_side,
        asks: &[
            ask(
                "what",
                "What is asked for",
                One(|_| words(&["artillery", "air-strike", "gunship", "medevac"])),
            ),
            OPERATOR,
            ask("aim", "The target, if it is guns", Words("the nearest enemy")),
        ],
    },
    Offer {
        command: "radio",
        words: "radio",
        note: "call by radio, such as the aircraft overhead before they strike",
        when: may_call,
        fixed: of_side,
        asks: &[ask("whom", "Whom", One(|_| words(&["battalion", "company", "fac"]))), OPERATOR],
    },
    Offer {
        command: "fire-mission",
        words: "call-guns",
        note: "declare a Fire Mission of mortars or artillery",
        when: |at| !callers(at).is_empty(),
        fixed: of_side,
        asks: &[
            ask("declare", "Which tubes", One(|_| words(&["light-mortar", "medium-mortar", "artillery"]))),
            ask("aim", "The target, in words", Words("the nearest enemy")),
            OPERATOR,
            ask("load", "The rounds", One(|_| words(&["he", "smoke", "wp", "illumination"]))),
            ask("range", "Inches from the tube to the target", Number(1, 240, 60)),
            ask("friends", "Inches from the target to the nearest friend", Number(0, 72, 24)),
            ask("off_table", "Is the tube off the table", Yes),
        ],
    },
    Offer {
        command: "fire-mission",
        words: "fire-guns",
        note: "fire a Fire Mission: a spotting round, then rounds for effect",
        when: |at| !fire_missions(at).is_empty(),
        fixed: nothing,
        asks: &[
            ask("number", "Which Fire Mission", One(fire_missions)),
            ask("unseen", "Did the spotter miss the last spotting round", Yes),
        ],
    },
    Offer {
        command: "fire-mission",
        words: "end-guns",
        note: "end a Fire Mission",
        when: |at| !fire_missions(at).is_empty(),
        fixed: |_| json!({ "cancel": true }),
        asks: &[ask("number", "Which Fire Mission", One(fire_missions))],
    },
    Offer {
        command: "fire-mission",
        words: "blast",
        note: "roll what a blast does to those in it",
        when: |at| !blasts(at).is_empty(),
        fixed: nothing,
        asks: &[ask("effect", "Which blast", One(blasts)), CIRCLE],
    },
    Offer {
        command: "fire-mission",
        words: "smoke-grenade",
        note: "place the cloud of a thrown smoke grenade",
        when: |at| !able(at).is_empty(),
        fixed: nothing,
        asks: &[ask("smoke_grenade", "Where", Words("before the leader"))],
    },
    Offer {
        command: "air-run",
        words: "declare-run",
        note: "declare a run of an aircraft, flown on the next Activation",
        when: has_aircraft,
        fixed: nothing,
        asks: &[
            AIRCRAFT,
            ask("declare", "What", One(runs)),
            ask("course", "Where it enters and leaves", Words("own edge to far edge")),
        ],
    },
    Offer {
        command: "air-run",
        words: "fly-run",
        note: "fly the run declared last turn",
        when: has_aircraft,
        fixed: |_| json!({ "run": true }),
        asks: &[
            AIRCRAFT,
            FIRING_AT_IT,
            ask("at", "Who is in its path", Any(everybody)),
            ask("point", "Where rockets, bombs or napalm are aimed", Words("the nearest enemy")),
        ],
    },
    helicopter!(
        "land",
        "land",
        "fly to the LZ and land",
        &[
            HELICOPTER,
            FIRING_AT_IT,
            ask("hot", "Is an enemy within 12 in of the LZ", Yes),
            ask("small_lz", "Is the LZ too small", Yes),
        ]
    ),
    helicopter!("load", "load-men", "men get in", &[HELICOPTER, ask("men", "How many", Number(1, 12, 1))]),
    helicopter!(
        "load",
        "load-wounded",
        "casualties are loaded",
        &[
            HELICOPTER,
            ask("litters", "How many", Number(1, 6, 1)),
            ask(
                "name",
                "Who",
                Any(|at| {
                    let side = at.side;
                    on_table(at, move |soldier| soldier.side == side && soldier.man.is_out())
                })
            ),
        ]
    ),
    helicopter!("unload", "unload", "men get out", &[HELICOPTER, ask("men", "How many", Number(1, 12, 1))]),
    helicopter!("leave", "fly-off", "leave the table, for good", &[HELICOPTER, FIRING_AT_IT]),
    helicopter!("hover", "hover", "stop over a spot", &[HELICOPTER, FIRING_AT_IT]),
    helicopter!("depart", "depart", "turn and fly on from a hover", &[HELICOPTER]),
    helicopter!(
        "move",
        "move",
        "a light observation helicopter moves over the table",
        &[HELICOPTER, ask("inches", "Inches", Number(1, 48, 12)),]
    ),
    helicopter!(
        "flare",
        "flare",
        "drop a flare",
        &[HELICOPTER, ask("point", "Where it hangs", Words("mid-table"))]
    ),
    helicopter!("hit", "hit", "resolve a hit on it", &[HELICOPTER]),
    Offer {
        command: "helicopter",
        words: "send",
        note: "a helicopter comes that the mission has",
        when: |at| !at.mission.is_communist(at.side),
        fixed: |at| json!({ "action": "send", "side": at.side.id() }),
        asks: &[],
    },
    Offer {
        command: "sniper",
        words: "sniper-fires",
        note: "a sniper who has not been seen fires",
        when: |at| !snipers(at).is_empty(),
        fixed: nothing,
        asks: &[
            ask("sniper", "Which sniper", One(snipers)),
            ask("at", "Who is the enemy nearest to his card", One(enemies)),
        ],
    },
    Offer {
        command: "sniper",
        words: "sniper-missed",
        note: "after a miss: nobody saw him, as all ducked back",
        when: |at| at.mission.play.snipers.iter().any(|sniper| sniper.missed),
        fixed: |_| json!({ "all_ducked_back": true }),
        asks: &[ask("sniper", "Which sniper", One(snipers))],
    },
    Offer {
        command: "sniper",
        words: "sniper-seen",
        note: "after a miss: somebody saw him, so he is placed",
        when: |at| at.mission.play.snipers.iter().any(|sniper| sniper.missed),
        fixed: |_| json!({ "seen": true }),
        asks: &[ask("sniper", "Which sniper", One(snipers))],
    },
    Offer {
        command: "reinforce",
        words: "reinforcements",
        note: "check for reinforcements without a seven, as a card or mission says",
        when: |_| true,
        fixed: of_side,
        asks: &[ask("arrive", "Do they arrive without comparing cards", Yes)],
    },
    Offer {
        command: "flame",
        words: "tank-bursts",
        note: "a man with a flamethrower was hit: does its tank burst?",
        when: is_flame_about,
        fixed: |_| json!({ "tank": true }),
        asks: &[ask("at", "Who is in the circle, he himself first", Answers::Some(everybody))],
    },
    Offer {
        command: "covering-fire",
        words: "covering-fire",
        note: "targets appear where somebody of the other side covers with fire",
        when: |at| !covering(at).is_empty(),
        fixed: |_| json!({ "reaction": true }),
        asks: &[
            ask("shooter", "Who covers", One(covering)),
            ask("at", "Who appears there", Answers::Some(able)),
            ask("elsewhere", "Do they appear outside the swath he covers", Yes),
        ],
    },
];

fn has_traps(at: At) -> bool {
    !at.mission.traps.list.is_empty() || at.mission.traps.number.is_some()
}

fn traps(at: At) -> Vec<String> {
    let own = at.mission.keeps_secrets_of();
    let known = |id: &u16| at.mission.traps.known(*id, own).is_ok();
    at.mission.traps.list.iter().map(|trap| trap.id).filter(known).map(|id| id.to_string()).collect()
}

fn knows_traps(at: At) -> bool {
    !traps(at).is_empty()
}

fn is_communist_ground(at: At) -> bool {
    at.mission.setting.communist_ground
}

const TRAP: Ask = ask("trap", "Which trap", One(traps));
const BY: Ask = ask("by", "Who", One(able));
const NEAR: Ask = ask("near", "Whom else a blast would touch", Any(everybody));

const TRAPS: &[Offer] = &[
    Offer {
        command: "trap",
        words: "show",
        note: "known traps, poisoned men and burning flares",
        when: has_traps,
        fixed: nothing,
        asks: &[],
    },
    Offer {
        command: "trap-place",
        words: "number",
        note: "roll how many booby traps there are",
        when: is_communist_ground,
        fixed: nothing,
        asks: &[],
    },
    Offer {
        command: "trap-place",
        words: "place",
        note: "set a booby trap, in secret",
        when: |at| !at.mission.is_communist(at.side) || has_traps(at),
        fixed: |at| json!({ "free_world": !at.mission.is_communist(at.side) }),
        asks: &[
            ask(
                "kind",
                "Which kind",
                One(|_| words(&["tripwire", "punji", "landmine", "viper", "cdm", "trip-flare"])),
            ),
            ask("where", "Where it is", Words("beside the path")),
        ],
    },
    Offer {
        command: "trap-trip",
        words: "trip",
        note: "three equal Activation dice: which trap, and who sets it off",
        when: |at| {
            is_communist_ground(at)
                && at
                    .mission
                    .play
                    .dice
                    .is_some_and(|dice| dice.own == dice.enemy && dice.third == Some(dice.own))
        },
        fixed: nothing,
        asks: &[ask("among", "Who may have set it off", Answers::Some(able))],
    },
    Offer {
        command: "trap-spring",
        words: "spring",
        note: "somebody comes across a trap: he finds it or sets it off",
        when: knows_traps,
        fixed: nothing,
        asks: &[TRAP, BY, NEAR],
    },
    Offer {
        command: "trap-disarm",
        words: "disarm",
        note: "disarm a trap found last turn",
        when: knows_traps,
        fixed: nothing,
        asks: &[TRAP, BY, ask("wire_cutters", "Has he wire cutters", Yes), NEAR],
    },
    Offer {
        command: "trap-clear",
        words: "clear",
        note: "clear a square inch of punji stakes, or fight a viper",
        when: knows_traps,
        fixed: nothing,
        asks: &[TRAP, BY],
    },
    Offer {
        command: "trap-turn",
        words: "turn",
        note: "the next turn of the traps: poison works, flares burn down",
        when: |at| {
            !at.mission.traps.poisoned.is_empty() || !at.mission.traps.flares.is_empty() || knows_traps(at)
        },
        fixed: nothing,
        asks: &[ask("treated", "Who was treated by a Medic", Any(|at| at.mission.traps.poisoned.clone()))],
    },
];

fn has_tunnels(at: At) -> bool {
    !at.mission.tunnels.entrances.is_empty()
}

/// Entrances that the player at the prompt knows of.
fn entrances(at: At) -> Vec<String> {
    let tunnels = &at.mission.tunnels;
    let knows_all = at.mission.keeps_secrets_of() == Some(crate::fng::mission::Side::Communist);
    let known = tunnels.entrances.iter().filter(|entrance| knows_all || tunnels.known(entrance.id).is_ok());
    known.map(|entrance| entrance.id.to_string()).collect()
}

fn knows_entrance(at: At) -> bool {
    !entrances(at).is_empty()
}

fn below(at: At) -> Vec<String> {
    at.mission.tunnels.rats.iter().map(|rat| rat.man.name.clone()).collect()
}

fn is_below(at: At) -> bool {
    !below(at).is_empty()
}

fn inside(at: At) -> Vec<String> {
    at.mission.tunnels.inside.iter().map(|inside| inside.who.clone()).collect()
}

fn sections(at: At) -> Vec<String> {
    let sections = at.mission.tunnels.complexes.iter().flat_map(|complex| &complex.sections);
    sections.map(|section| section.id.to_string()).collect()
}

/// A move through a tunnel by those who are in it.
macro_rules! on_the_way {
    ($option:literal, $words:literal, $note:literal) => {
        Offer {
            command: "tunnel-move",
            words: $words,
            note: $note,
            when: |at| !inside(at).is_empty(),
            fixed: |_| json!({ $option: true }),
            asks: &[ask("who", "Who", One(inside))],
        }
    };
}

const ENTRANCE: Ask = ask("entrance", "Which entrance", One(entrances));
const WHO: Ask = ask("who", "Who", One(below));
const SECTION: Ask = ask("section", "Which section", One(sections));

const TUNNELS: &[Offer] = &[
    Offer {
        command: "tunnel",
        words: "show",
        note: "known entrances, men below, and a map",
        when: has_tunnels,
        fixed: nothing,
        asks: &[],
    },
    Offer {
        command: "tunnel-place",
        words: "number",
        note: "roll how many entrances there are",
        when: |at| at.mission.setting.communist_ground,
        fixed: nothing,
        asks: &[],
    },
    Offer {
        command: "tunnel-place",
        words: "place",
        note: "place an entrance, in secret",
        when: |at| at.mission.tunnels.number.is_some(),
        fixed: nothing,
        asks: &[ask("where", "Where it is", Words("at the edge of the wood"))],
    },
    Offer {
        command: "tunnel-spot",
        words: "spot",
        note: "look for entrances within 6 in",
        when: has_tunnels,
        fixed: nothing,
        asks: &[BY, ask("position", "His position, as X,Y in inches", Words("0,0"))],
    },
    Offer {
        command: "tunnel-move",
        words: "go-in",
        note: "VC or NVA go in by an entrance and head for another",
        when: |at| entrances(at).len() > 1 && at.mission.is_communist(at.side),
        fixed: nothing,
        asks: &[
            ask("who", "Who", One(able)),
            ask("into", "In by which entrance", One(entrances)),
            ask("toward", "Toward which entrance", One(entrances)),
            ask("count", "How many go", Number(1, 20, 1)),
            ask("length", "Inches between the entrances", Number(1, 96, 24)),
        ],
    },
    on_the_way!("come_out", "come-out", "those in a tunnel come out"),
    on_the_way!("halt", "halt", "those in a tunnel stop"),
    on_the_way!("go_on", "go-on", "those in a tunnel continue"),
    on_the_way!("back", "turn-back", "those in a tunnel turn back"),
    Offer {
        command: "tunnel-turn",
        words: "turn",
        note: "the next turn below ground: troops move on, smoke spreads",
        when: |at| !inside(at).is_empty() || is_below(at) || !at.mission.tunnels.smoke.is_empty(),
        fixed: nothing,
        asks: &[],
    },
    Offer {
        command: "tunnel-blast",
        words: "charge",
        note: "blow a charge at an entrance",
        when: knows_entrance,
        fixed: nothing,
        asks: &[ENTRANCE, ask("charge", "Which charge", One(|_| words(&["satchel", "demo-charge"])))],
    },
    Offer {
        command: "tunnel-blast",
        words: "bomb",
        note: "a bomb falls above a tunnel",
        when: knows_entrance,
        fixed: nothing,
        asks: &[
            ENTRANCE,
            ask("bomb", "Which bomb", One(|_| words(&["500", "750"]))),
            ask("toward", "Above the tunnel to which entrance", One(entrances)),
            ask("inches", "Inches from the first entrance", Number(0, 96, 6)),
        ],
    },
    Offer {
        command: "tunnel-smoke",
        words: "smoke",
        note: "drop a smoke grenade into an entrance",
        when: knows_entrance,
        fixed: nothing,
        asks: &[ENTRANCE],
    },
    Offer {
        command: "tunnel-enter",
        words: "enter",
        note: "a man goes below",
        when: knows_entrance,
        fixed: nothing,
        asks: &[
            ENTRANCE,
            BY,
            ask(
                "light",
                "His light",
                One(|_| words(&["flashlight", "red-filter", "candle", "torch", "none"])),
            ),
        ],
    },
    Offer {
        command: "tunnel-advance",
        words: "advance",
        note: "a man below goes on: what waits there, what he sees beyond",
        when: is_below,
        fixed: nothing,
        asks: &[
            WHO,
            ask(
                "to",
                "Where to",
                Perhaps(|at| {
                    let complexes = at.mission.tunnels.complexes.iter();
                    complexes
                        .flat_map(|complex| complex.unexplored())
                        .map(|opening| opening.to_string())
                        .collect()
                }),
            ),
            ask("fast", "At more than half speed", Yes),
        ],
    },
    Offer {
        command: "tunnel-search",
        words: "search",
        note: "a man below takes what lies there, or searches a wall",
        when: is_below,
        fixed: nothing,
        asks: &[
            WHO,
            ask("wall", "Which wall of a supply room", Perhaps(|_| words(&["ahead", "left", "right"]))),
        ],
    },
    Offer {
        command: "tunnel-settle",
        words: "settle",
        note: "enemies seen in a section are shot, captured or gone",
        when: |at| !sections(at).is_empty(),
        fixed: nothing,
        asks: &[SECTION],
    },
    Offer {
        command: "tunnel-shot",
        words: "shot",
        note: "a shot in or into an armory: it blows up on 1",
        when: |at| !sections(at).is_empty(),
        fixed: nothing,
        asks: &[SECTION, NEAR],
    },
    Offer {
        command: "tunnel-leave",
        words: "leave",
        note: "a man comes up with all he found",
        when: is_below,
        fixed: nothing,
        asks: &[WHO, ask("bring", "Whom he brings along", Any(below))],
    },
];

/// What is done beside what the figures do.
pub(super) const GROUPS: &[Group] = &[
    Group {
        word: "support",
        note: "guns, aircraft, helicopters, snipers, reinforcements, covering fire",
        offers: SUPPORT,
    },
    Group { word: "traps", note: "booby traps: find, disarm, clear, set", offers: TRAPS },
    Group { word: "tunnels", note: "entrances, and the men below", offers: TUNNELS },
];

/// A vehicle comes.
pub(super) const VEHICLE_COMES: Offer = Offer {
    command: "muster",
    words: "vehicle",
    note: "bring a vehicle with its crew onto the table",
    when: |_| true,
    fixed: of_side,
    asks: &[
        ask("vehicle", "Which vehicle", One(models)),
        ask("called", "Its name, if it has one", Words("")),
    ],
};

/// The end of those Out of the Fight.
pub(super) const RECOVERY: Offer = Offer {
    command: "recovery",
    words: "recovery",
    note: "roll for those Out of the Fight who recovers, and when",
    when: |at| {
        use crate::fng::checks::Flag;
        let waits = |soldier: &Soldier| soldier.is(Flag::OutOfTheFight) && soldier.recovery.is_none();
        at.mission.company.soldiers.iter().any(waits)
    },
    fixed: nothing,
    asks: &[],
};
