//! Light, weather, contacts, edges, traps, and steps that are undone and replayed.

use pointman_core::dice::{DiceState, Scripted, Seeded};
use pointman_core::document::{self, Document};
use pointman_fng::army_lists::ForceId;
use pointman_fng::checks::Flag;
use pointman_fng::mission::{DayPart, Mission, Mode, TimeOfDay, Weather};
use pointman_fng::raise::{Muster, unit};
use pointman_fng::squads::squad::Figure;
use pointman_fng::support::{
    FNG_ACTIVATION, FNG_CONTACT, FNG_FIRE_MISSION, FNG_REINFORCE, Options, Who, deal,
};
use pointman_fng::told::Told;
use serde_json::{Value, json};

use super::scene::{Rig, document as text_of, holding, mission, step, text};

fn turn(play: &mut Mission, rig: Rig) -> String {
    let mut rig = rig;
    text(&step(play, FNG_ACTIVATION, json!({"own": 1, "enemy": 2}), &mut rig).unwrap())
}

#[test]
fn night_falls_after_six_turns_of_an_evening() {
    let mut play = mission("us-marines", "nva");
    play.light.phases = vec![DayPart { night: false, turns: Some(6) }, DayPart { night: true, turns: None }];
    let told: Vec<String> = (1..=8).map(|_| turn(&mut play, Rig::new())).collect();
    assert!(told[0].contains("it is day") && told[6].contains("it is night"));
    assert!([1, 2, 3, 4, 5, 7].iter().all(|&index| !told[index].contains("it is ")));
}

#[test]
fn variable_weather_is_rolled_until_it_changes_and_then_stays() {
    let mut play = mission("us-marines", "nva");
    play.light.variable = true;
    turn(&mut play, Rig::new().on("Variable weather", &[2]));
    assert_eq!((play.weather, play.play.weather_settled), (Weather::Clear, false));
    turn(&mut play, Rig::new().on("Variable weather", &[4]));
    assert_eq!((play.weather, play.play.weather_settled), (Weather::Overcast, true));
    let told = turn(&mut play, Rig::new());
    assert!(!told.contains("weather"), "{told}");
    // +1 in the monsoon.
    let mut play = mission("us-marines", "nva");
    play.light.variable = true;
    play.setting.date = "1967-07-early".parse().unwrap();
    turn(&mut play, Rig::new().on("Variable weather", &[6]));
    assert_eq!(play.weather, Weather::HeavyRain);
    // camp-16: the first roll stands. camp-17: from sunrise on.
    let mut play = mission("us-marines", "nva");
    play.light.variable = true;
    play.setting.options.set("camp-16", "first-roll").unwrap();
    turn(&mut play, Rig::new().on("Variable weather", &[1]));
    assert!(play.play.weather_settled);
    let mut play = mission("us-marines", "nva");
    play.light.variable = true;
    play.light.contact = TimeOfDay::Predawn;
    play.light.phases = vec![DayPart { night: true, turns: Some(1) }, DayPart { night: false, turns: None }];
    let first = turn(&mut play, Rig::new());
    assert!(!first.contains("weather:"), "{first}");
    let second = turn(&mut play, Rig::new().on("Variable weather", &[6]));
    assert!(second.contains("weather:") && play.weather == Weather::Rain, "{second}");
}

#[test]
fn overcast_as_fog_cuts_the_line_of_sight_by_day_and_by_night() {
    let mut play = mission("us-marines", "nva");
    play.weather = Weather::Overcast;
    assert!(!turn(&mut play, Rig::new()).contains("fog"));
    play.setting.options.set("camp-27", "fog").unwrap();
    assert!(turn(&mut play, Rig::new()).contains("sight is at most 12 in"));
    play.light.phases = vec![DayPart { night: true, turns: None }];
    assert!(turn(&mut play, Rig::new()).contains("sight is at most 6 in"));
}

#[test]
fn a_contact_draws_until_a_unit_is_named_and_two_passes_hide_it() {
    let mut play = mission("us-army-infantry", "vc-main-force");
    let mut rig = Rig::new().on("Contact", &[1, 1]).cards(&["AH", "KC", "QD", "9S"]);
    let told = text(&step(&mut play, FNG_CONTACT, json!({"feature": "woods"}), &mut rig).unwrap());
    assert!(told.contains("an Ace has no row") && told.contains("is no unit"), "{told}");
    assert!(play.play.features[0].found.ends_with(", hidden"));
    assert_eq!(play.play.arrivals[0].units[0].kind.id(), "vc-main-force-hq-squad");
    assert_eq!(play.play.shown.len(), 4);
    // camp-05 and camp-06 by their options.
    let mut play = mission("us-army-infantry", "vc-main-force");
    play.setting.options.set("camp-05", "hidden").unwrap();
    play.setting.options.set("camp-06", "keep-fire").unwrap();
    let mut rig = Rig::new().on("Contact", &[1, 6]).cards(&["QD"]);
    step(&mut play, FNG_CONTACT, json!({"feature": "woods"}), &mut rig).unwrap();
    assert_eq!((play.play.fire_missions.len(), play.play.arrivals.len()), (1, 0));
    let mut rig = Rig::new().on("Contact", &[1, 6]).cards(&["7C"]);
    step(&mut play, FNG_CONTACT, json!({"feature": "hut"}), &mut rig).unwrap();
    assert!(play.play.features[1].found.ends_with(", hidden"));
    // Nothing.
    step(&mut play, FNG_CONTACT, json!({"feature": "ditch"}), &mut Rig::new().on("Contact", &[6, 6]))
        .unwrap();
    assert_eq!(play.play.features[2].found, "nothing");
}

#[test]
fn whoever_is_met_hidden_stands_hidden_on_the_table_until_he_is_seen() {
    for (dice, hidden) in [([1, 1], true), ([1, 6], false)] {
        let mut play = mission("us-army-infantry", "vc-main-force");
        play.play.one_list = true;
        play.bring(Who::Own, [Figure::new("Slag", 5)]);
        let mut rig = Rig::new().on("Contact", &dice).cards(&["7C"]);
        step(&mut play, FNG_CONTACT, json!({"feature": "woods", "stay_hidden": true}), &mut rig).unwrap();
        let met: Vec<bool> = play.company.of(Who::Enemy).map(|man| man.is(Flag::Hidden)).collect();
        assert!(!met.is_empty() && met.iter().all(|is| *is == hidden), "{met:?}");
        assert_eq!(play.targets_of(Who::Own).is_empty(), hidden, "nobody fires at whom he has not seen");
    }
}

fn ground(own: &[&str], enemy: &str) -> Value {
    json!({"table": {"width_ft": 4, "depth_ft": 4}, "density": "broken", "features": [],
           "edges": {"near": "south", "own": own, "enemy": enemy}})
}

#[test]
fn suits_say_where_reinforcements_come_in_and_a_defense_or_overrun_says_otherwise() {
    let came = |change: &dyn Fn(&mut Mission), who: Who, card: &'static str, rig: Rig| {
        let mut play = mission("us-army-infantry", "nva");
        change(&mut play);
        holding(&mut play, who, "AS");
        step(&mut play, FNG_REINFORCE, json!({"side": who}), &mut rig.cards(&[card])).unwrap();
        play.play.arrivals[0].at.clone()
    };
    let none = |_: &mut Mission| ();
    assert_eq!(came(&none, Who::Own, "3D", Rig::new()), "arrives on the left flank of the front");
    assert_eq!(came(&none, Who::Own, "3H", Rig::new()), "arrives on the right flank of the front");
    assert_eq!(came(&none, Who::Own, "3S", Rig::new()), "arrives on the rear of the front");
    assert_eq!(came(&none, Who::Own, "3C", Rig::new()), "arrives on the rear of the front");
    let defense = |play: &mut Mission| {
        play.assignment = serde_json::from_value(json!({"id": "defense", "urban": false})).unwrap();
        play.ground = serde_json::from_value(ground(&["west"], "north")).unwrap();
    };
    assert_eq!(
        came(&defense, Who::Enemy, "3D", Rig::new()),
        "arrives by the north edge, as all enemy reinforcements"
    );
    assert_eq!(
        came(&defense, Who::Own, "3D", Rig::new()),
        "arrives by the west edge, as all your reinforcements"
    );
    let overrun = |play: &mut Mission| {
        play.opening = serde_json::from_value(json!({"move": "overrun", "by_player": false})).unwrap();
        play.ground = serde_json::from_value(ground(&["west", "east"], "south")).unwrap();
    };
    assert_eq!(came(&overrun, Who::Own, "3D", Rig::new().on("Overrun", &[3])), "arrives by the west edge");
    assert_eq!(came(&overrun, Who::Own, "3D", Rig::new().on("Overrun", &[4])), "arrives by the east edge");
    assert_eq!(came(&overrun, Who::Enemy, "3D", Rig::new()), "arrives by the south edge");
}

#[test]
fn three_equal_dice_set_off_a_trap_while_traps_lie_in_wait_and_nobody_acts() {
    let mut play = mission("us-marines", "nva");
    play.traps.number = Some(1);
    let told = text(
        &step(&mut play, FNG_ACTIVATION, json!({"own": 4, "enemy": 4, "third": 4}), &mut Rig::new()).unwrap(),
    );
    assert!(told.contains("nobody acts") && told.contains("trap 1 is set off"), "{told}");
    assert_eq!(play.traps.tripped, 1);
    // None is left: no third die.
    let mut dice = Scripted::new([5, 1]);
    step(&mut play, FNG_ACTIVATION, json!({}), &mut dice).unwrap();
    assert_eq!(play.play.dice.unwrap().third, None);
}

#[test]
fn without_a_mission_nothing_is_played() {
    let mut play = mission("us-marines", "nva");
    (play.assignment, play.ground, play.forces) = (None, None, None);
    let error = step(&mut play, FNG_ACTIVATION, json!({}), &mut Scripted::new([])).unwrap_err();
    assert!(error.to_string().contains("there is no mission this turn"), "{error}");
}

#[test]
fn dealing_twice_deals_once() {
    let mut play = mission("us-marines", "nva");
    let mut dice = Seeded::new(DiceState { seed: 2, drawn: 0 });
    let mut told = Told::default();
    deal(&mut play, &mut dice, &mut told).unwrap();
    let once = play.clone();
    deal(&mut play, &mut dice, &mut told).unwrap();
    assert_eq!(play, once);
    assert_eq!(play.play.own.hidden.len() + play.play.enemy.hidden.len(), 5);
}

#[test]
fn cards_that_cannot_all_be_dealt_are_not_dealt_at_all() {
    let mut play = mission("us-marines", "nva");
    let before = play.clone();
    deal(&mut play, &mut Scripted::new([1]), &mut Told::default()).unwrap_err();
    assert_eq!(play, before);
}

#[test]
fn a_played_document_is_read_replayed_and_undone_to_its_start() {
    let mut document: Document<Mission> =
        Document::of(mission("us-marines", "vc-main-force"), DiceState { seed: 9, drawn: 0 });
    let start = document.data.clone();
    let mut dice = Seeded::new(document.dice);
    let steps = [
        (FNG_ACTIVATION, json!({"shots": true})),
        (FNG_REINFORCE, json!({"side": "own", "arrive": true})),
        (FNG_CONTACT, json!({"feature": "hut"})),
        (FNG_FIRE_MISSION, json!({"declare": "light-mortar", "target": "hut"})),
        (FNG_ACTIVATION, json!({})),
        (FNG_REINFORCE, json!({"side": "enemy", "arrive": true})),
        (FNG_ACTIVATION, json!({})),
    ];
    for (command, choices) in steps {
        document.take_given(command, choices, &mut dice).unwrap();
    }
    document.set_dice(dice.state());
    let text = document.to_text();
    let read: Document<Mission> = document::read("patrol.json", &text).unwrap();
    assert_eq!(read.to_text(), text);
    assert_eq!(read.undo(7).unwrap().data, start);
    assert!(text_of(start.into_inner()).contains("fng-mission"));
}

#[test]
fn options_are_set_by_their_numbers() {
    let mut options = Options::default();
    options.set("sup-12", "each-side").unwrap();
    let error = options.set("sup-12", "three").unwrap_err().to_string();
    assert!(error.contains("common or each-side"), "{error}");
}

#[test]
fn a_third_die_is_thrown_in_solo_play_only_and_not_for_traps_that_were_written_down() {
    let third = |play: &Mission| {
        let mut play = play.clone();
        turn(&mut play, Rig::new());
        play.play.dice.unwrap().third.is_some()
    };
    let mut play = mission("us-marines", "nva");
    (play.traps.number, play.setting.communist_ground) = (Some(1), true);
    assert!(third(&play));
    // The other player has written his down: nobody else's dice set one off.
    play.setting.mode = Mode::Versus;
    assert!(!third(&play));
    assert!(
        step(&mut play, "fng-trap-trip", json!({}), &mut Rig::new())
            .unwrap_err()
            .to_string()
            .contains("where the player recorded them")
    );
    // A solo player of the Viet Cong has written down one of two.
    let mut play = mission("vc-main-force", "us-marines");
    (play.traps.number, play.setting.communist_ground) = (Some(2), true);
    let punji = json!({"kind": "punji", "at": "the gate"});
    step(&mut play, "fng-trap-place", punji.clone(), &mut Rig::new()).unwrap();
    assert!(third(&play));
    step(&mut play, "fng-trap-place", punji, &mut Rig::new()).unwrap();
    assert!(!third(&play));
}

#[test]
fn a_medic_sees_to_the_poisoned_before_the_next_turn_works_on_them() {
    let mut play = mission("us-marines", "nva");
    play.traps.poisoned = vec!["Smith".to_owned(), "Jones".to_owned()];
    let orders = json!({"own": 1, "enemy": 2, "treated": ["Smith"]});
    let told =
        text(&step(&mut play, FNG_ACTIVATION, orders, &mut Rig::new().on("Viper poison", &[6])).unwrap());
    assert!(told.contains("Smith has been treated by a Medic") && !told.contains("Smith: dead"), "{told}");
    assert_eq!((play.traps.poisoned.as_slice(), play.traps.turn), (["Jones".to_owned()].as_slice(), 1));
}

#[test]
fn men_who_come_have_other_names_than_the_first_squad_of_the_platoon() {
    let date = "1967-05-early".parse().unwrap();
    let (squad, _) =
        unit(&Muster { full: true, ..Muster::squad(ForceId::UsArmyInfantry, date) }, &mut Rig::new())
            .unwrap();
    let began: Vec<&str> = squad.figures.iter().map(|man| man.name.rsplit(' ').next().unwrap()).collect();
    let mut play = mission("us-army-infantry", "nva");
    holding(&mut play, Who::Own, "KH");
    step(&mut play, FNG_REINFORCE, json!({"side": "own"}), &mut Rig::new().cards(&["5C"])).unwrap();
    let men: Vec<&str> = play.play.arrivals[0]
        .units
        .iter()
        .flat_map(|unit| &unit.figures)
        .map(|man| man.name.as_str())
        .collect();
    assert!(men.len() > 15, "{men:?}");
    let twice: Vec<&&str> =
        men.iter().filter(|name| began.contains(&name.rsplit(' ').next().unwrap())).collect();
    assert!(twice.is_empty(), "{twice:?}");
}

#[test]
fn a_contact_brings_no_tank_where_none_can_come() {
    let contact = |enemy: &str, cards: &[&'static str], change: &dyn Fn(&mut Mission)| {
        let mut play = mission(if enemy == "nva" { "us-marines" } else { "nva" }, enemy);
        change(&mut play);
        let mut rig = Rig::new().on("Contact", &[1, 1]).cards(cards);
        step(&mut play, FNG_CONTACT, json!({"feature": "woods"}), &mut rig).unwrap();
        play.play.arrivals[0].units.iter().map(|unit| unit.kind.id()).collect::<Vec<_>>()
    };
    assert_eq!(contact("nva", &["10D"], &|_| ()), ["pt-76"]);
    assert_eq!(contact("nva", &["10D"], &|play| play.play.no_vehicles = true), ["lmg-team"]);
    // camp-44: none before February 1968.
    assert_eq!(
        contact("nva", &["10D"], &|play| play.setting.options.set("camp-44", "from-1968").unwrap()),
        ["lmg-team"]
    );
    // For the Free World it would be artillery, which is no unit: another card.
    assert_eq!(
        contact("us-marines", &["8D", "3H"], &|play| play.play.no_vehicles = true),
        ["infantry-squad"]
    );
}
