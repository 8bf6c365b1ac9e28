//! Terror of a non-player NVA (3.3.4).

use pointman_fitl::trung::NpOperation as O;
use pointman_fitl::{Faction, Space, SupportLevel};

use crate::trung::executed::{How, done, execute, operation, whole};
use crate::trung::scene::scene;

use Space::{Hue, LocHueDaNang, LocHueKheSanh, QuangNam};

#[test]
fn an_underground_guerrilla_turns_the_population_toward_neutral() {
    let map = scene().at(Hue, "2 nva_guerrillas_u").support(Hue, SupportLevel::ActiveSupport);
    let spread = operation(&map, O::NvaTerror, &[]);
    assert_eq!((spread.terror(Hue), spread.support(Hue)), (1, SupportLevel::PassiveSupport));
    assert_eq!((spread.count(Hue, "nva_guerrillas_u"), spread.count(Hue, "nva_guerrillas_a")), (1, 1));
}

#[test]
fn troops_do_it_where_no_guerrilla_is_underground_and_opposition_never_changes() {
    let map =
        scene().at(Hue, "1 nva_troops 1 nva_guerrillas_a").support(Hue, SupportLevel::PassiveOpposition);
    let spread = operation(&map, O::NvaTerror, &[]);
    assert_eq!((spread.terror(Hue), spread.support(Hue)), (1, SupportLevel::PassiveOpposition));
    assert_eq!(spread.count(Hue, "nva_guerrillas_a"), 1);
    let active = scene().at(Hue, "2 nva_guerrillas_a").support(Hue, SupportLevel::PassiveSupport);
    assert!(!operation(&active, O::NvaTerror, &[]).effective);
}

#[test]
fn a_space_with_terror_is_selected_only_at_support() {
    let map = scene().at(Hue, "2 nva_guerrillas_u").terror(Hue, 1);
    assert!(!operation(&map, O::NvaTerror, &[]).effective);
    let supporting = map.support(Hue, SupportLevel::PassiveSupport);
    let spread = operation(&supporting, O::NvaTerror, &[]);
    assert_eq!((spread.terror(Hue), spread.support(Hue)), (1, SupportLevel::Neutral));
}

#[test]
fn no_terror_where_nobody_lives_and_no_sabotage_where_there_is_no_econ_or_it_is_done() {
    let map = scene()
        .at(Space::CentralLaos, "2 nva_guerrillas_u")
        .at(Space::LocDaNangDakTo, "2 nva_guerrillas_u")
        .at(LocHueDaNang, "1 nva_guerrillas_u")
        .terror(LocHueDaNang, 1);
    assert!(!operation(&map, O::NvaTerror, &[]).effective);
}

#[test]
fn nva_terror_on_a_loc_asks_for_a_roll_before_the_next_space() {
    let map = scene().at(LocHueDaNang, "1 nva_guerrillas_u").at(LocHueKheSanh, "1 nva_troops");
    let stopped = operation(&map, O::NvaTerror, &[1, 2]);
    assert_eq!(
        (stopped.spaces(), stopped.terror(LocHueKheSanh)),
        (vec![LocHueKheSanh], 1),
        "1 picks the LoC, 2 fails"
    );
    assert_eq!(operation(&map, O::NvaTerror, &[1, 3]).spaces().len(), 2);
}

#[test]
fn without_a_marker_left_the_level_still_shifts() {
    let map =
        scene().terror(QuangNam, 15).at(Hue, "1 nva_guerrillas_u").support(Hue, SupportLevel::PassiveSupport);
    let spread = operation(&map, O::NvaTerror, &[]);
    assert_eq!((spread.terror(Hue), spread.support(Hue)), (0, SupportLevel::Neutral));
}

#[test]
fn most_total_support_is_terrorized_first() {
    let map = scene()
        .at(Hue, "1 nva_guerrillas_u")
        .support(Hue, SupportLevel::ActiveSupport)
        .at(Space::Saigon, "1 nva_guerrillas_u")
        .support(Space::Saigon, SupportLevel::PassiveSupport);
    assert_eq!(operation(&map, O::NvaTerror, &[2]).spaces(), [Space::Saigon], "6 against 4");
    let only = How::by_event().only_in(&[Hue]);
    assert_eq!(done(&map, Faction::Nva, only, &[], &[&execute(whole(O::NvaTerror))]).spaces(), [Hue]);
}
