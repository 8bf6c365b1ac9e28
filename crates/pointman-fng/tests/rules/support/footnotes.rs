//! Every footnote of every reinforcement table: each table, row and note is reached and does what it says.

use pointman_fng::army_lists::ForceId;
use pointman_fng::squads::weapons::WeaponClass;
use std::collections::BTreeSet;

use pointman_fng::army_lists::Force;
use pointman_fng::mission::{Mission, Weather};
use pointman_fng::squads::squad::{Figure, Gear};
use pointman_fng::support::{FNG_ACTIVATION, FNG_REINFORCE, Support, Tube, Who, data};
use serde_json::json;

use super::scene::{Rig, by_night, holding, mission, step, text};

/// What a card brought.
struct Came {
    mission: Mission,
    told: String,
    units: Vec<String>,
}

impl Came {
    fn figures(&self) -> Vec<&Figure> {
        self.mission
            .play
            .arrivals
            .iter()
            .flat_map(|arrival| &arrival.units)
            .flat_map(|unit| &unit.figures)
            .collect()
    }

    fn unit(&self, kind: &str) -> Vec<&Figure> {
        let units = self.mission.play.arrivals.iter().flat_map(|arrival| &arrival.units);
        units.filter(|unit| unit.kind.id() == kind).flat_map(|unit| &unit.figures).collect()
    }

    fn tubes(&self) -> Vec<Tube> {
        self.mission.play.fire_missions.iter().map(|fire| fire.tube).collect()
    }

    fn models(&self) -> Vec<&str> {
        self.mission.play.aircraft.iter().map(|aircraft| aircraft.model.id()).collect()
    }
}

/// The force whose table this is.
fn force(table: &str) -> &'static str {
    data().tables.iter().find(|known| known.id.id() == table).unwrap().forces[0].id()
}

fn enemy(table: &str) -> &'static str {
    if matches!(table, "vc" | "nva") { "us-army-infantry" } else { "vc-main-force" }
}

/// Draws `card` for a side that holds an Ace.
fn draw(table: &str, card: &'static str, change: impl Fn(&mut Mission), rig: Rig) -> Came {
    let mut play = mission(force(table), enemy(table));
    holding(&mut play, Who::Own, "AS");
    change(&mut play);
    again(play, card, rig)
}

fn again(mut play: Mission, card: &'static str, rig: Rig) -> Came {
    let before = play.play.arrivals.len();
    let told = step(&mut play, FNG_REINFORCE, json!({"side": "own"}), &mut rig.cards(&[card])).unwrap();
    let units = play.play.arrivals[before..]
        .iter()
        .flat_map(|arrival| &arrival.units)
        .map(|unit| unit.kind.id().to_owned())
        .collect();
    Came { mission: play, told: text(&told), units }
}

fn name(card: &str) -> &'static str {
    ["KC", "QC", "JC", "10C", "9C", "8C", "7C", "6C", "5C", "4C", "3C", "2C"]
        .into_iter()
        .find(|name| *name == format!("{card}C"))
        .unwrap()
}

/// How a gunship, aircraft, tank and platoon note is checked, whatever the side.
fn gunship(table: &str, card: &'static str, night: &[(u32, Option<&str>)]) {
    let day = draw(table, card, |_| (), Rig::new().on("gunship availability", &[1]));
    assert_eq!(day.models(), ["ah-1-cobra"], "{table}: {}", day.told);
    let pink = draw(table, card, |_| (), Rig::new().on("gunship availability", &[6]));
    assert_eq!(pink.models(), ["oh-1-cayuse", "ah-1-cobra"]);
    for (face, model) in night {
        let came = draw(
            table,
            card,
            |play| *play = by_night(play.clone()),
            Rig::new().on("gunship by night", &[*face]),
        );
        assert_eq!(
            came.models(),
            model.iter().copied().collect::<Vec<_>>(),
            "{table} by night on {face}: {}",
            came.told
        );
    }
    for weather in [Weather::Rain, Weather::HeavyRain] {
        let came = draw(table, card, |play| play.weather = weather, Rig::new());
        assert_eq!((came.models().len(), came.tubes()), (0, vec![Tube::Artillery]), "{table} in rain");
    }
    let denied = draw(table, card, |play| play.play.own.denied.push(Support::Gunship), Rig::new());
    assert_eq!(denied.units, ["infantry-squad"], "{table}: refused gunships are one squad");
}

fn fac_and_strike(table: &str, card: &'static str) {
    let came = draw(table, card, |_| (), Rig::new().on("aircraft availability", &[3]));
    assert_eq!(came.models().last(), Some(&"f-100"), "{table}: {}", came.told);
    assert!(came.mission.play.has_fac(Who::Own), "{table}");
    assert!(came.told.contains("radio contact with the FAC"), "{table}");
    // Each turn 1d6: on 5 and 6 it leaves.
    for (face, stays) in [(1, true), (4, true), (5, false), (6, false)] {
        let mut play = came.mission.clone();
        play.play.turn = 1;
        step(
            &mut play,
            FNG_ACTIVATION,
            json!({"own": 1, "enemy": 2}),
            &mut Rig::new().on("FAC stays", &[face]),
        )
        .unwrap();
        assert_eq!(play.play.has_fac(Who::Own), stays, "{table} on {face}");
    }
    let denied = draw(table, card, |play| play.play.own.denied.push(Support::AirStrike), Rig::new());
    assert!(denied.models().is_empty(), "{table}: refused air strikes are no reinforcements");
    let rain = draw(table, card, |play| play.weather = Weather::Rain, Rig::new());
    assert!(rain.models().is_empty(), "{table}: no planes in rain");
}

fn fire(table: &str, card: &'static str, tube: Tube) {
    let came = draw(table, card, |_| (), Rig::new());
    assert_eq!(came.tubes(), [tube], "{table} {card}: {}", came.told);
    let fired = &came.mission.play.fire_missions[0];
    assert!(fired.off_table && fired.spotting && fired.rounds_left == 2, "{table} {card}");
    assert!(fired.target.contains("closest to the table edge"), "sup-01: HQ picks its target");
    if !matches!(table, "vc" | "nva") {
        let denied = draw(table, card, |play| play.play.own.denied.push(Support::Artillery), Rig::new());
        assert!(denied.tubes().is_empty(), "{table} {card}: refused artillery is no reinforcements");
    }
    let called = draw(table, card, |play| play.play.options.set("sup-01", "noted").unwrap(), Rig::new());
    assert_eq!(
        (called.tubes().len(), called.mission.play.own.granted.len()),
        (0, 1),
        "{table} {card}: the side may call it"
    );
}

fn tank(table: &str, card: &'static str, always: Option<&str>) {
    let came = draw(table, card, |_| (), Rig::new().on("tank availability", &[1]));
    let first = always.map_or_else(
        || {
            let force = force(table).parse().unwrap();
            let table = data().table_of(force).unwrap().tanks.unwrap();
            data().tanks(table).unwrap().rows[0].vehicle.unwrap().id().to_owned()
        },
        str::to_owned,
    );
    assert_eq!(came.units.first(), Some(&first), "{table} {card}: {}", came.told);
    assert!(!came.unit(&first).is_empty(), "{table} {card}: it has a crew");
    let barred = draw(table, card, |play| play.play.no_vehicles = true, Rig::new());
    match always {
        Some(_) => assert_eq!(barred.units, ["lmg-team"], "{table} {card}"),
        None => assert_eq!(barred.tubes(), [Tube::Artillery], "{table} {card}"),
    }
}

/// The rest of the platoon; then a squad of another; then the rest of that one.
fn platoon(table: &str, cards: [&'static str; 3], otherwise: &[&str]) {
    let came = draw(table, cards[0], |_| (), Rig::new());
    let squads = came.units.iter().filter(|kind| *kind == "infantry-squad").count();
    let (of_platoon, _) = Force::find(force(table)).unwrap().squads_of_platoon();
    assert_eq!(squads, usize::from(of_platoon) - 1, "{table} {}: {}", cards[0], came.told);
    assert!(came.units.contains(&"headquarters".to_owned()), "{table}");
    let mut next = came.mission;
    holding(&mut next, Who::Own, "AD");
    next.play.own.platoon = Some(pointman_fng::support::PlatoonShare::Full);
    let second = again(next, cards[1], Rig::new());
    assert_eq!(second.units[..otherwise.len()], *otherwise, "{table} {}: {}", cards[1], second.told);
    if table != "vc" {
        let mut next = second.mission;
        let platoon = next.play.own.platoon;
        holding(&mut next, Who::Own, "AH");
        next.play.own.platoon = platoon;
        let third = again(next, cards[2], Rig::new());
        assert!(
            third.told.contains("the rest of that other platoon"),
            "{table} {}: {}",
            cards[2],
            third.told
        );
        assert!(
            third.units.iter().filter(|kind| *kind == "infantry-squad").count()
                >= usize::from(of_platoon) - 1
        );
    }
}

fn sniper(table: &str, card: &'static str, reps: &[(u32, u8)]) {
    for (face, rep) in reps {
        let came = draw(
            table,
            card,
            |_| (),
            Rig::new().on("Rep of the sniper", &[*face]).on("section of the edge", &[4]),
        );
        let sniper = &came.mission.play.snipers[0];
        assert_eq!((sniper.rep, sniper.section), (*rep, 4), "{table} {card} on {face}: {}", came.told);
    }
}

fn select_fire(figures: &[&Figure]) -> usize {
    figures
        .iter()
        .filter(|man| {
            man.weapon.as_ref().and_then(|arms| arms.class) == Some(WeaponClass::SelectiveFireRifle)
        })
        .count()
}

fn support_weapons(figures: &[&Figure]) -> Vec<String> {
    let class = |man: &&&Figure| man.weapon.as_ref().and_then(|arms| arms.class);
    figures
        .iter()
        .filter_map(|man| class(&man))
        .filter(|class| matches!(class, WeaponClass::Lmg | WeaponClass::AntiTank))
        .map(|class| class.id().to_owned())
        .collect()
}

/// Checks one note at one row; whoever has none here fails.
fn note(table: &str, row: &str, note: &str) {
    let card = name(row);
    match (table, row, note) {
        ("vc", "K", "2") => {
            for (face, tube) in
                [(1, Tube::Artillery), (3, Tube::Artillery), (4, Tube::MediumMortar), (6, Tube::MediumMortar)]
            {
                assert_eq!(
                    draw(table, card, |_| (), Rig::new().on("artillery or mortars", &[face])).tubes(),
                    [tube]
                );
            }
        }
        ("vc", "Q", "1")
        | ("nva", "K", "1")
        | ("us-army" | "us-marines" | "us-sf-cidg" | "anzac" | "arvn", "J", "3") => {
            fire(table, card, Tube::MediumMortar);
        }
        ("nva", "Q", "1") | ("us-army" | "us-marines" | "us-sf-cidg" | "anzac" | "arvn", "10", "3") => {
            fire(table, card, Tube::Artillery)
        }
        ("vc", "J", "4") => {
            platoon(table, [card, card, card].map(|_| card), &["lmg-team", "rto"][..0]);
            let full = draw(
                table,
                card,
                |play| play.play.own.platoon = Some(pointman_fng::support::PlatoonShare::Full),
                Rig::new(),
            );
            assert_eq!(full.units, ["lmg-team", "rto"]);
        }
        ("vc", "10", "3") | ("nva", "8", "4") => {
            let came = draw(table, card, |_| (), Rig::new());
            let cell = came.unit("sapper-cell");
            assert_eq!(cell.len(), 3);
            for man in &cell {
                for gear in [Gear::SatchelCharge, Gear::WireCutters, Gear::Grenades] {
                    assert!(man.gear.contains(&gear), "{table}: {gear:?}");
                }
                assert_eq!(man.gear.contains(&Gear::TwoReloads), table == "vc");
                let class = man.weapon.as_ref().unwrap().class.unwrap();
                let allowed: &[&str] =
                    if table == "vc" { &["smg", "pistol"] } else { &["smg", "selective-fire-rifle"] };
                assert!(allowed.iter().any(|word| class.id().contains(word)), "{table}: {class}");
            }
            let notes = &came.mission.play.arrivals[0]
                .units
                .iter()
                .find(|unit| unit.kind.id() == "sapper-cell")
                .unwrap()
                .notes;
            assert!(notes[0].contains("Rep -1"));
        }
        ("vc", "8", "5") | ("nva", "5", "6") | ("us-army" | "us-marines" | "anzac", "7", "6") => {
            sniper(table, card, &[(1, 4), (3, 4), (4, 5), (6, 5)])
        }
        ("arvn", "7", "6") => sniper(table, card, &[(1, 4), (6, 4)]),
        ("vc", "3", "6") => {
            for (face, leader) in [(3, 4), (4, 3)] {
                let came = draw(table, card, |_| (), Rig::new().on("Leader of a green squad", &[face]));
                let men = came.unit("local-vc-squad");
                assert_eq!(men[0].rep, leader, "{}", came.told);
                assert!(men[1..].iter().all(|man| man.rep == 3));
                assert!(select_fire(&men) <= 2, "at most two select-fire weapons");
                assert_eq!(support_weapons(&men).len(), 1, "one LMG or RPG");
            }
        }
        ("vc", "2", "6") => {
            for face in 1..=6 {
                let came = draw(table, card, |_| (), Rig::new().on("half-squad", &[face]));
                let men = came.unit("local-vc-half-squad");
                assert!(select_fire(&men) <= 1, "at most one select-fire weapon");
                assert_eq!(
                    support_weapons(&men).len(),
                    usize::from(face <= 3),
                    "LMG or RPG on 1-3, not on {face}: {}",
                    came.told
                );
            }
        }
        ("nva", "10", "2") => tank(table, card, Some("pt-76")),
        ("nva", "9", "3") => {
            let came = draw(table, card, |_| (), Rig::new());
            let men = came.unit("nva-engineer-squad");
            let charges = men.iter().filter(|man| man.gear.contains(&Gear::SatchelCharge)).count();
            assert_eq!(charges, men.len() / 2);
            assert!(men.iter().any(
                |man| man.weapon.as_ref().and_then(|arms| arms.class) == Some(WeaponClass::Flamethrower)
            ));
        }
        ("nva", "7", "5") => platoon(table, [card, name("6"), card], &["infantry-squad"]),
        ("us-army" | "us-marines" | "anzac", "5", "5") => {
            platoon(table, [card, card, card], &["infantry-squad"])
        }
        ("us-sf-cidg", "6", "6") => platoon(table, [card, name("5"), card], &["infantry-squad"]),
        ("arvn", "8", "5") => platoon(table, [card, name("5"), card], &["infantry-squad"]),
        ("arvn", "5", "5") => platoon(table, [card, name("8"), card], &["infantry-squad"]),
        ("nva", "2", "7") => {
            for (face, weapon) in [
                (1, Some("anti-tank")),
                (2, Some("anti-tank")),
                (3, Some("lmg")),
                (4, Some("lmg")),
                (5, None),
                (6, None),
            ] {
                let came = draw(table, card, |_| (), Rig::new().on("half-squad", &[face]));
                let men = came.unit("nva-half-squad");
                assert_eq!(
                    support_weapons(&men),
                    weapon.into_iter().collect::<Vec<_>>(),
                    "on {face}: {}",
                    came.told
                );
            }
        }
        ("us-army" | "us-sf-cidg", "K", "1") => {
            gunship(
                table,
                card,
                &[
                    (1, Some("uh-1-nighthawk")),
                    (3, Some("uh-1-nighthawk")),
                    (4, Some("ac-47")),
                    (6, Some("ac-47")),
                ],
            );
        }
        ("us-marines", "K", "1") => gunship(
            table,
            card,
            &[
                (2, Some("uh-1-nighthawk")),
                (3, Some("uh-1-go-go-bird")),
                (4, Some("uh-1-go-go-bird")),
                (5, Some("ac-47")),
            ],
        ),
        ("anzac" | "arvn", "K", "1") => {
            gunship(table, card, &[(3, Some("uh-1-nighthawk")), (4, None), (6, None)])
        }
        ("us-army" | "us-marines" | "us-sf-cidg" | "anzac" | "arvn", "Q", "2") => fac_and_strike(table, card),
        ("us-army" | "us-marines" | "us-sf-cidg" | "anzac" | "arvn", "9", "4") => tank(table, card, None),
        _ => panic!("{table} {row} note {note} is not tested"),
    }
}

#[test]
fn every_footnote_of_every_reinforcement_table_is_reached_and_does_what_it_says() {
    let mut reached = BTreeSet::new();
    for table in &data().tables {
        for row in &table.rows {
            for number in &row.notes {
                note(table.id.id(), &row.card, number);
                reached.insert((table.id.id(), number.as_str()));
            }
        }
    }
    // SF note 5 is printed at no row (sup-03, sup-04): row 5 is played by it.
    platoon("us-sf-cidg", [name("5"), name("6"), name("5")], &["infantry-squad"]);
    reached.insert(("us-sf-cidg", "5"));
    for table in &data().tables {
        for number in table.notes.keys() {
            assert!(reached.contains(&(table.id.id(), number.as_str())), "{} note {number}", table.id);
        }
    }
}

#[test]
fn every_row_of_every_table_brings_what_it_says() {
    for table in &data().tables {
        for row in &table.rows {
            let came = draw(table.id.id(), name(&row.card), |_| (), Rig::new());
            let brought = !came.units.is_empty()
                || !came.tubes().is_empty()
                || !came.models().is_empty()
                || !came.mission.play.snipers.is_empty();
            assert_eq!(brought, row.text != "No reinforcements", "{} {}: {}", table.id, row.card, came.told);
            assert!(came.figures().iter().all(|man| (2..=6).contains(&man.rep)));
            assert!(came.told.contains(&row.text), "{} {}", table.id, row.card);
        }
    }
}

#[test]
fn rows_without_a_note_beside_one_with_it_follow_the_same_note() {
    // sup-04: a Tank by itself where ground vehicles cannot go is an Artillery mission.
    for table in ["us-army", "us-marines", "us-sf-cidg", "anzac"] {
        tank(table, "8C", None);
    }
    platoon("nva", ["6C", "7C", "6C"], &["infantry-squad"]);
    platoon("anzac", ["4C", "5C", "4C"], &["infantry-squad"]);
}

#[test]
fn each_side_uses_its_own_table() {
    for table in &data().tables {
        for force in &table.forces {
            assert_eq!(data().table_of(*force).unwrap().id, table.id);
        }
    }
    assert!(ForceId::ALL.iter().all(|force| data().table_of(*force).is_ok()));
}
