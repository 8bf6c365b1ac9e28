//! What comes into sight during play.

use pointman_core::document::Document;
use pointman_fng::mission::*;
use pointman_fng::squads::squad::Figure;
use pointman_fng::support::Who;
use serde_json::json;

use crate::mission::order::*;

fn take(document: &mut Document<Mission>, what: serde_json::Value) -> Result<(), pointman_core::Error> {
    document.take_given(REVEAL, json!({ "what": what }), &mut seeded(3)).map(|_| ())
}

#[test]
fn cards_of_a_section_are_turned_once_and_their_units_found() {
    let mut order = order(Corps::Ii, "us-army-infantry");
    order.mission = Some(MissionId::Attack);
    let mut document = document(&order, 2);
    let index = document
        .data
        .forces
        .as_ref()
        .unwrap()
        .sections
        .iter()
        .position(|section| section.cards.iter().any(|card| card.card.is_some()))
        .unwrap();
    let section = document.data.forces.as_ref().unwrap().sections[index].clone();
    take(&mut document, json!({ "section": section.numbers[0] })).unwrap();
    let forces = document.data.forces.as_ref().unwrap();
    assert!(forces.sections[index].revealed);
    let real: Vec<_> = section.cards.iter().filter_map(|card| card.card).collect();
    assert_eq!(forces.found.iter().map(|found| found.card).collect::<Vec<_>>(), real);
    let again = take(&mut document, json!({ "section": section.numbers[0] })).unwrap_err();
    assert!(again.to_string().contains("have been turned"), "{again}");
    assert!(take(&mut document, json!({ "section": 7 })).unwrap_err().to_string().contains("no section 7"));
}

#[test]
fn a_marker_tells_whether_it_is_an_installation() {
    let mut order = order(Corps::Ii, "us-army-infantry");
    order.mission = Some(MissionId::SAndD);
    let mut searched = document(&order, 2);
    let real: Vec<_> =
        searched.data.forces.as_ref().unwrap().markers.iter().map(|marker| marker.installation).collect();
    for number in 1..=6u8 {
        take(&mut searched, json!({ "marker": number })).unwrap();
    }
    let known = searched.data.without_secrets().forces.unwrap().markers;
    assert_eq!(known.iter().map(|marker| marker.installation).collect::<Vec<_>>(), real);
    assert!(
        take(&mut searched, json!({ "marker": 6 })).unwrap_err().to_string().contains("has been looked at")
    );
    assert!(take(&mut searched, json!({ "section": 1 })).is_err());
    // camp-24: by the Contact Table a marker is rolled for when it is seen.
    order.options.set("camp-24", "contact-table").unwrap();
    let mut document = document(&order, 2);
    document.data.enemy.support = 6;
    take(&mut document, json!({ "marker": 1 })).unwrap();
    assert!(
        document.data.forces.as_ref().unwrap().markers[0].installation.is_some(),
        "against Support 6 both dice always pass"
    );
}

#[test]
fn the_enemy_squad_is_shown_once_it_has_entered() {
    let mut order = order(Corps::Ii, "us-army-infantry");
    order.mission = Some(MissionId::Defense);
    let mut document = document(&order, 2);
    assert!(document.data.without_secrets().forces.unwrap().squad.is_empty());
    take(&mut document, json!("squad")).unwrap();
    assert!(document.data.knows_enemy_edge());
    assert!(!document.data.without_secrets().forces.unwrap().squad.is_empty());
    assert!(take(&mut document, json!("squad")).is_err());
}

#[test]
fn where_the_others_of_the_introductory_encounter_are_is_rolled_when_shooting_starts() {
    let mut order = order(Corps::Ii, "us-army-infantry");
    order.introductory = true;
    for (face, place) in [
        (1, "all in the house"),
        (2, "all in the house"),
        (3, "NCO in the small woods"),
        (4, "edge of the wall"),
        (6, "moving"),
    ] {
        let mut document = document(&order, 2);
        document.take_given(REVEAL, json!({ "what": "others" }), &mut scripted(&[face])).unwrap();
        assert!(document.data.forces.as_ref().unwrap().others.as_ref().unwrap().contains(place));
        assert!(take(&mut document, json!("others")).is_err());
    }
    order.introductory = false;
    order.mission = Some(MissionId::Fight);
    assert!(take(&mut document(&order, 2), json!("others")).is_err());
}

#[test]
fn men_found_after_the_players_own_barrage_have_been_under_it() {
    let mut order = order(Corps::Ii, "us-army-infantry");
    order.mission = Some(MissionId::Attack);
    let mut mission = (0..400).map(|seed| made(&order, seed).0).find(|mission| {
        mission.opening.as_ref().is_some_and(|opening| opening.opening_move == OpeningMove::Barrage)
    });
    let mission = mission.as_mut().unwrap();
    let section = mission
        .forces
        .as_ref()
        .unwrap()
        .sections
        .iter()
        .find(|section| section.cards.iter().any(|card| card.card.is_some()))
        .unwrap()
        .numbers[0];
    let mut set_up = |_: &mut Mission,
                      _,
                      _: &str,
                      _: &mut pointman_fng::told::Told,
                      _: &mut dyn pointman_core::dice::Dice| {
        let figures = vec![pointman_fng::squads::squad::Figure::new("Linh", 4)];
        Ok(SetUp { result: "a man".to_owned(), figures })
    };
    mission.reveal(Reveal::Section(section), &mut seeded(1), &mut set_up).unwrap();
    let opening = mission.opening.as_ref().unwrap();
    assert_eq!(opening.shelled.len(), mission.forces.as_ref().unwrap().found.len());
    assert!(opening.shelled.iter().all(|shelled| shelled.name == "Linh"));
}

#[test]
fn whoever_a_card_of_a_large_action_brings_is_on_the_table_once() {
    let mut order = order(Corps::Ii, "us-army-infantry");
    order.mission = Some(MissionId::Attack);
    let mut document = document(&order, 2);
    document.data.bring(Who::Own, [Figure::new("Slag", 5)]);
    let sections: Vec<u8> =
        document.data.forces.as_ref().unwrap().sections.iter().map(|s| s.numbers[0]).collect();
    for number in sections {
        take(&mut document, json!({ "section": number })).unwrap();
    }
    let mission = &document.data;
    let enemies: Vec<_> = mission.company.of(Who::Enemy).collect();
    let men = mission.play.arrivals.iter().flat_map(|arrival| &arrival.units);
    assert_eq!(enemies.len(), men.map(|unit| unit.figures.len()).sum::<usize>());
    assert!(enemies.len() > 2, "{}", enemies.len());
    // Two teams of one kind are two groups.
    let groups: Vec<&str> = enemies.iter().filter_map(|enemy| enemy.group.as_deref()).collect();
    let units = mission
        .play
        .arrivals
        .iter()
        .flat_map(|arrival| &arrival.units)
        .filter(|unit| !unit.figures.is_empty());
    let mut distinct = groups.clone();
    distinct.sort_unstable();
    distinct.dedup();
    assert_eq!(distinct.len(), units.count(), "{groups:?}");
}

#[test]
fn the_square_by_which_a_squad_enters_is_one_of_the_map() {
    let table: TableSize = "4x4".parse().unwrap();
    for edge in [Edge::North, Edge::East, Edge::South, Edge::West] {
        for sixth in 1..=6 {
            let square = table.square_inside(table.sixth(edge, sixth));
            let (column, row) = square.split_at(1);
            assert!(("A"..="D").contains(&column) && ("1"..="4").contains(&row), "{edge} {sixth}: {square}");
        }
    }
    assert_eq!(table.square_inside(table.sixth(Edge::East, 4)), "D3");
}
