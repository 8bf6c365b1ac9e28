//! Air Lift (4.2.2): rows AL1 to AL3.

use pointman_fitl::{LastingCard, Space, SpaceSet, Terms};

use crate::coin::scene::{Scene, scene};
use LastingCard::{Medevac, TyphoonKate};
use Space::{Hue, Saigon, TayNinh};

fn base() -> Scene {
    scene()
        .at(Saigon, "8 us_troops 6 arvn_troops 2 arvn_rangers_a 2 us_irregulars_u 3 arvn_police 1 us_bases")
}

#[test]
fn us_troops_without_number_and_4_others_fly_in_the_state_they_have() {
    let lift = "patrol stay; special air-lift hue: 8t from saigon, 2 arvn_troops from saigon, 1 \
                arvn_rangers_a from saigon, 1u from saigon";
    let after = base().us(lift);
    assert_eq!((after.count(Hue, "us_troops"), after.count(Hue, "arvn_rangers_a")), (8, 1));
    assert_eq!((after.count(Hue, "arvn_troops"), after.count(Hue, "us_irregulars_u")), (2, 1));
}

#[test]
fn al1_no_air_lift_under_medevac_or_typhoon_kate_unless_an_event_names_it() {
    let lift = "patrol stay; special air-lift hue: 1t from saigon";
    assert_eq!(base().shaded(Medevac).us_refused(lift), "AL1");
    assert_eq!(base().unshaded(TyphoonKate).us_refused(lift), "AL1");
    base().unshaded(Medevac).us(lift);
    base().shaded(Medevac).terms(Terms { directed: true, ..Terms::FULL }).us(lift);
}

#[test]
fn al2_4_spaces_origins_included_2_in_monsoon() {
    let there = base().at(Hue, "2 us_troops").at(TayNinh, "1 us_troops");
    let four = "patrol stay; special air-lift hue: 1t from saigon, da-nang: 1t from tay-ninh";
    there.us(four);
    assert_eq!(there.us_refused(&format!("{four}, kontum: 1t from saigon")), "AL2");
    let monsoon = there.monsoon();
    monsoon.us("patrol stay; special air-lift hue: 1t from saigon, saigon: 1t from hue");
    assert_eq!(
        monsoon.us_refused("patrol stay; special air-lift hue: 1t from saigon, da-nang: 1t from saigon"),
        "AL2"
    );
}

#[test]
fn al3_no_police_no_bases_no_insurgents_no_fifth_other() {
    let there = base().at(Saigon, "1 vc_guerrillas_u");
    for piece in ["arvn_police", "us_bases", "vc_guerrillas_u"] {
        assert_eq!(
            there.us_refused(&format!("patrol stay; special air-lift hue: 1 {piece} from saigon")),
            "AL3"
        );
    }
    let four = "patrol stay; special air-lift hue: 4 arvn_troops from saigon";
    there.us(four);
    assert_eq!(there.us_refused(&format!("{four} 1u from saigon")), "AL3");
}

#[test]
fn g16_nobody_is_lifted_to_north_vietnam() {
    assert_eq!(base().us_refused("patrol stay; special air-lift north-vietnam: 1t from saigon"), "G16");
    assert_eq!(base().us_refused("patrol stay; special air-lift saigon: 1t from saigon"), "G13");
    assert_eq!(base().us_refused("patrol stay; special air-lift hue: 9t from saigon"), "G13");
}

#[test]
fn an_event_bounds_the_destinations_not_the_origins() {
    let there = base().terms(Terms { only_in: SpaceSet::only(Hue), directed: true, ..Terms::FULL });
    there.us("patrol stay; special air-lift hue: 1t from saigon");
    assert_eq!(there.us_refused("patrol stay; special air-lift da-nang: 1t from saigon"), "G9");
}

#[test]
fn an_air_lift_goes_with_any_operation_at_any_moment() {
    let there = base().at(TayNinh, "3 vc_guerrillas_a");
    let after = there.us("assault special air-lift tay-ninh: 3t from saigon; tay-ninh");
    assert_eq!(after.count(TayNinh, "vc_guerrillas_a"), 0);
}
