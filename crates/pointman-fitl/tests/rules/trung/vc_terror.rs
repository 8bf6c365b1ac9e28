//! Terror of a non-player VC (3.3.4).

use pointman_fitl::trung::NpOperation as O;
use pointman_fitl::{LastingCard, Space, SupportLevel};

use crate::trung::executed::operation;
use crate::trung::scene::scene;

use Space::{Hue, LocHueDaNang, LocHueKheSanh, Saigon, TayNinh};

#[test]
fn vc_terror_shifts_toward_active_opposition_from_any_level() {
    for (from, to) in [
        (SupportLevel::ActiveSupport, SupportLevel::PassiveSupport),
        (SupportLevel::Neutral, SupportLevel::PassiveOpposition),
        (SupportLevel::PassiveOpposition, SupportLevel::ActiveOpposition),
        (SupportLevel::ActiveOpposition, SupportLevel::ActiveOpposition),
    ] {
        let spread =
            operation(&scene().at(TayNinh, "2 vc_guerrillas_u").support(TayNinh, from), O::VcTerror, &[]);
        assert_eq!((spread.support(TayNinh), spread.terror(TayNinh)), (to, 1));
        assert_eq!(spread.count(TayNinh, "vc_guerrillas_a"), 1);
    }
}

#[test]
fn beside_a_vc_base_two_underground_guerrillas_are_needed() {
    assert!(!operation(&scene().at(TayNinh, "1 vc_guerrillas_u 1 vc_tunnels"), O::VcTerror, &[]).effective);
    assert!(operation(&scene().at(TayNinh, "2 vc_guerrillas_u 1 vc_tunnels"), O::VcTerror, &[]).effective);
}

#[test]
fn at_active_opposition_with_terror_nothing_is_left_to_do() {
    let map = scene()
        .at(TayNinh, "1 vc_guerrillas_u")
        .terror(TayNinh, 1)
        .support(TayNinh, SupportLevel::ActiveOpposition);
    assert!(!operation(&map, O::VcTerror, &[]).effective);
    let again = operation(&map.support(TayNinh, SupportLevel::PassiveOpposition), O::VcTerror, &[]);
    assert_eq!((again.terror(TayNinh), again.support(TayNinh)), (1, SupportLevel::ActiveOpposition));
}

#[test]
fn under_unshaded_cadres_a_space_needs_and_loses_two_guerrillas_active_ones_first() {
    let map = scene()
        .unshaded(LastingCard::Cadres)
        .at(TayNinh, "2 vc_guerrillas_u 1 vc_guerrillas_a")
        .at(Hue, "1 vc_guerrillas_u");
    let spread = operation(&map, O::VcTerror, &[]);
    assert_eq!(spread.spaces(), [TayNinh]);
    assert_eq!((spread.count(TayNinh, "vc_guerrillas_u"), spread.count(TayNinh, "vc_guerrillas_a")), (1, 0));
    assert_eq!(spread.terror(TayNinh), 1);
}

#[test]
fn vc_terror_on_a_loc_asks_for_no_roll_and_clears_one_that_is_due() {
    let map = scene().at(LocHueDaNang, "1 vc_guerrillas_u").at(LocHueKheSanh, "1 vc_guerrillas_u");
    assert_eq!(
        operation(&map, O::VcTerror, &[1]).spaces(),
        [LocHueKheSanh, LocHueDaNang],
        "1 picks the first"
    );
    let with_cities = map.at(Saigon, "1 vc_guerrillas_u").at(Hue, "1 vc_guerrillas_u");
    let stopped = operation(&with_cities, O::VcTerror, &[2]);
    assert_eq!(stopped.spaces(), [Saigon], "after a City a roll is due");
}

#[test]
fn no_vc_terror_where_nobody_lives_and_no_sabotage_without_econ() {
    let map =
        scene().at(Space::CentralLaos, "2 vc_guerrillas_u").at(Space::LocDaNangDakTo, "2 vc_guerrillas_u");
    assert!(!operation(&map, O::VcTerror, &[]).effective);
}
