//! Choices of people in words and as data.

use pointman_fitl::coup::{CoupChoices, CoupMove, Spot};
use pointman_fitl::{BoxName, PieceKind, Space};

#[test]
fn moves_are_read_with_and_without_from() {
    let choices =
        CoupChoices::parse("us-commitment 2t casualties to da-nang, 1b from saigon to avail").unwrap();
    let moves = choices.us_commitment.unwrap();
    let casualties = Spot::Box(BoxName::Casualties);
    assert_eq!(
        moves[0],
        CoupMove { piece: PieceKind::UsTroops, count: 2, from: casualties, to: Spot::Space(Space::DaNang) }
    );
    assert_eq!((moves[1].from, moves[1].to), (Spot::Space(Space::Saigon), Spot::Box(BoxName::Available)));
}

#[test]
fn every_part_that_asks_has_words() {
    let text = "coup-card hue 1t, saigon 1t 1p; vc-sabotage loc-hue-da-nang; us-pacify hue levels 1; \
                arvn-pacify none; vc-agitate tay-ninh terror 1 removing 1u 1a; arvn-redeploy 1p hue to \
                saigon; nva-redeploy none; us-commitment none; vc-shift hue, saigon";
    let choices = CoupChoices::parse(text).unwrap();
    assert_eq!(choices.chosen().len(), 9);
    assert_eq!(CoupChoices::parse(&choices.to_string()).unwrap(), choices);
    let json = serde_json::to_value(&choices).unwrap();
    assert_eq!(json["vc-agitate"][0]["underground"], 1);
    assert_eq!(serde_json::from_value::<CoupChoices>(json).unwrap(), choices);
}

#[test]
fn what_is_no_choice_is_told_where_it_goes_wrong() {
    for (text, told) in [
        ("us-pacify", "is missing at the end"),
        ("us-pacify hue", "terror 1 levels 2"),
        ("us-pacify hue level", "a number"),
        ("victory none", "has no choices"),
        ("us-commitment 2t hue", "`to`"),
        ("vc-shift hue; vc-shift saigon", "twice"),
        ("vc-shift none, hue", "expected"),
        ("coup-card hue 1b", "not ARVN cubes"),
        ("vc-agitate hue levels 1 removing 1u", "2 Guerrillas"),
        ("us-pacify hue levels 1 levels 2", "given twice"),
    ] {
        let error = CoupChoices::parse(text).unwrap_err().to_string();
        assert!(error.contains(told), "`{text}`: {error}");
    }
    assert!(
        serde_json::from_str::<CoupChoices>(
            r#"{"us-commitment":[{"piece":"us_troops","count":1,"from":"moon","to":"hue"}]}"#
        )
        .is_err()
    );
    assert!(serde_json::from_str::<CoupChoices>(r#"{"us-bribe":[]}"#).is_err());
}

#[test]
fn capitals_separators_and_parts_of_names_do_not_matter() {
    let same = |typed: &str, full: &str| {
        let read = |text: &str| CoupChoices::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(read(typed), read(full), "{typed}");
    };
    same("US-Pacify Hue Levels 1, SAIGON levels 1", "us-pacify hue levels 1, saigon levels 1");
    same("us-pacify hue levels 1; saigon levels 1", "us-pacify hue levels 1, saigon levels 1");
    same("us-pacify hue levels 1, arvn-pacify none", "us-pacify hue levels 1; arvn-pacify none");
    same("us-pacify none / arvn-pacify none", "us-pacify none; arvn-pacify none");
    same(
        "us-pacify none
vc-agitate binh dinh levels 1",
        "us-pacify none; vc-agitate binh-dinh levels 1",
    );
    same("arvn-redeploy 2 troops from an loc to saigon", "arvn-redeploy 2t an-loc to saigon");
    same("us-commitment 1T Saigon to AVAILABLE", "us-commitment 1t saigon to available");
    same("vc-sabotage saigon-can-tho", "vc-sabotage loc-saigon-can-tho");
    same("vc-shift fishhook", "vc-shift the-fishhook");
}
