//! The rules told in a few words.

use pointman_fitl::Row;
use pointman_fitl::rules::Rule;

#[test]
fn every_rule_that_a_refusal_names_is_told() {
    for row in Row::ALL {
        for id in row.rule().split(", ").filter(|id| id.starts_with(|letter: char| letter.is_ascii_digit())) {
            let is_of_card = row.rule().starts_with("card");
            assert!(is_of_card || Rule::of(id).is_some(), "{}: {id}", row.id());
        }
    }
}

#[test]
fn rules_are_found_by_a_word() {
    assert_eq!(Rule::about("pacif").next().unwrap().id, "6.3.1");
    assert!(Rule::about("nonsense").next().is_none());
}
