//! Attributes: found by their names, what they are made of, and which cards give them.

use pointman_fng::attributes::{NumberedCard, expand, find};
use pointman_fng::checks::AttributeId;

fn ids(typed: &[&str]) -> Vec<&'static str> {
    let typed: Vec<_> = typed.iter().map(ToString::to_string).collect();
    expand(&typed).unwrap().iter().map(|attribute| attribute.id.id()).collect()
}

#[test]
fn composite_attributes_bring_what_they_are_made_of() {
    assert_eq!(ids(&["scout"]), ["scout", "fast", "tough"]);
    assert_eq!(ids(&["sniper"]), ["sniper", "crack-shot", "tough", "stealthy"]);
    assert_eq!(ids(&["sickly"]), ["sickly", "slow"]);
    assert_eq!(ids(&["street-punk"]), ["street-punk", "looter"]);
    assert_eq!(ids(&["street-punk:3"]), ["street-punk", "looter", "tough", "brawler"]);
    assert_eq!(ids(&["street-punk:4"]), ["street-punk", "looter", "shirker"]);
}

#[test]
fn an_attribute_is_found_by_any_of_its_spellings() {
    for typed in ["nerves-of-steel", "Nerves of Steel", "N of Steel", "nerves"] {
        assert_eq!(find(typed).unwrap().id, AttributeId::NervesOfSteel);
    }
    assert_eq!(find("towgh").unwrap_err().to_string(), "there is no Attribute `towgh`; did you mean tough?");
}

#[test]
fn the_3_of_spades_of_the_even_tables_is_knifeman() {
    assert_eq!(NumberedCard::parse("spades-3").unwrap().attribute(false).id, AttributeId::Knifeman);
    assert_eq!(NumberedCard::parse("spades-3").unwrap().attribute(true).id, AttributeId::Jodie);
    assert_eq!(NumberedCard::new(0).unwrap().attribute(true).id, AttributeId::Fast);
    assert!(NumberedCard::new(52).is_none());
}
