//! The facts of the cards, compared cell by cell with the data.

use pointman_fitl::{Card, CardKind, CardSide, Faction, LastingCard, Leader, Scenario};
use serde_json::Value;

fn data() -> Vec<Value> {
    serde_json::from_str(include_str!("../../../src/data/cards.json")).unwrap()
}

#[test]
fn every_card_has_its_printed_facts() {
    let data = data();
    assert_eq!(data.len(), usize::from(Card::COUNT));
    for (card, printed) in Card::all().zip(&data) {
        let facts = card.facts();
        assert_eq!(card.number(), printed["number"]);
        assert_eq!(facts.title, printed["title"]);
        let period = card.series().map(|series| series.id().parse::<u64>().unwrap());
        assert_eq!(period, printed["period"].as_u64(), "{card}");
        let kind = match printed["type"].as_str().unwrap() {
            "coup" => CardKind::Coup,
            "pivotal" => CardKind::Pivotal,
            kind => {
                assert_eq!(card.is_dual(), kind == "dual", "{card}");
                CardKind::Event
            }
        };
        assert_eq!(card.kind(), kind);
        let order: Option<Vec<&str>> = printed["faction_order"]
            .as_array()
            .map(|order| order.iter().map(|id| id.as_str().unwrap()).collect());
        assert_eq!(facts.order.map(|order| order.map(Faction::id).to_vec()), order, "{card}");
        assert_eq!(Some(facts.unshaded), printed["summary_unshaded"].as_str());
        assert_eq!(facts.shaded, printed["summary_shaded"].as_str());
        assert_eq!(card.summary(CardSide::Shaded), printed["summary_shaded"].as_str());
        assert_eq!(facts.capability.map(Faction::id), printed["capability"]["faction"].as_str());
        for (faction, mark) in facts.marks.iter() {
            let printed = &printed["np"][faction.id()];
            assert_eq!(
                (mark.mark.id(), mark.side.id()),
                (printed["mark"].as_str().unwrap(), printed["side"].as_str().unwrap())
            );
            assert_eq!(mark.instructions, printed["instructions"]);
        }
        assert_eq!(card.pivotal_of().map(Faction::id), printed["faction"].as_str());
        let leader = printed["leader"].as_str().filter(|leader| *leader != "failed-attempt");
        assert_eq!(Leader::on(card).map(Leader::id), leader);
    }
}

#[test]
fn capabilities_and_momentum_last_on_the_sides_printed() {
    for (card, printed) in Card::all().zip(&data()) {
        let capability: Vec<&str> = printed["capability"]["sides"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|side| side.as_str().unwrap())
            .collect();
        let momentum = match printed["momentum"].as_str() {
            None => vec![],
            Some("both") => vec!["unshaded", "shaded"],
            Some(side) => vec![side],
        };
        let lasting = LastingCard::of(card);
        let sides = |wanted: bool| -> Vec<&str> {
            let of = lasting.filter(|lasting| lasting.is_capability() == wanted);
            of.into_iter()
                .flat_map(|lasting| CardSide::ALL.into_iter().filter(move |side| lasting.lasts_on(*side)))
                .map(CardSide::id)
                .collect()
        };
        assert_eq!((sides(true), sides(false)), (capability, momentum), "{card}");
    }
}

#[test]
fn a_card_is_found_by_its_number_its_title_or_a_part_of_that() {
    let found = |name: &str| Card::named(name).map(Card::number);
    assert_eq!(found("1"), Ok(1));
    assert_eq!(found("Gulf of Tonkin"), Ok(1));
    assert_eq!(found("easter"), Ok(122));
    assert_eq!(found("m-48"), Ok(14));
    assert_eq!(found("uss"), Ok(30));
    assert!(found("failed attempt").unwrap_err().contains("129 Failed Attempt, 130 Failed Attempt"));
    assert!(found("131").unwrap_err().contains("from 1 to 130"));
    assert!(found("kissingr").unwrap_err().contains("Kissinger"));
}

#[test]
fn starting_capabilities_never_belong_to_a_series_their_scenario_deals_from() {
    for scenario in Scenario::ALL {
        let deck = scenario.deck();
        for (card, side) in deck.capabilities {
            assert!(!deck.piles.contains(&card.series().unwrap()));
            assert!(LastingCard::of(*card).unwrap().lasts_on(*side));
        }
    }
}
