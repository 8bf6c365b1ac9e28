//! Train (3.2.1): rows TR1 to TR16, the cards that touch it, and what players take from the map for it.

use pointman_fitl::coup::CoupChoices;
use pointman_fitl::{Faction, LastingCard, PieceType, Space, SupportLevel, Terms, Track};

use crate::coin::scene::scene;
use LastingCard::{BlowtorchKomer, CombinedActionPlatoons, Cords, MandateOfHeaven};
use Space::{KienPhong, LocSaigonCanTho, NorthVietnam, QuangNam, Saigon, TayNinh};

#[test]
fn the_us_places_irregulars_free_and_arvn_pieces_for_3_where_a_us_base_is() {
    let there = scene().at(Saigon, "1 us_bases").at(TayNinh, "1 us_troops");
    let after = there.us("train saigon place 4t 2p; tay-ninh place 2u");
    assert_eq!((after.count(Saigon, "arvn_troops"), after.count(Saigon, "arvn_police")), (4, 2));
    assert_eq!((after.count(TayNinh, "us_irregulars_u"), after.track(Track::ArvnResources)), (2, 27));
    assert_eq!(there.us("train saigon place 2 arvn_rangers_u").count(Saigon, "arvn_rangers_u"), 2);
}

#[test]
fn arvn_places_in_cities_and_where_a_coin_base_is() {
    let after = scene()
        .at(TayNinh, "1 us_bases")
        .at(QuangNam, "1 arvn_bases")
        .arvn("train saigon place 6p; tay-ninh place 2u; quang-nam place 1t");
    assert_eq!((after.count(Saigon, "arvn_police"), after.count(TayNinh, "arvn_rangers_u")), (6, 2));
    assert_eq!(after.track(Track::ArvnResources), 21);
}

#[test]
fn a_space_in_which_nothing_is_placed_costs_nothing() {
    assert_eq!(scene().arvn("train saigon; tay-ninh").track(Track::ArvnResources), 30);
    let free = scene().terms(Terms { free: true, ..Terms::FULL }).arvn("train saigon place 6t");
    assert_eq!(free.track(Track::ArvnResources), 30);
}

#[test]
fn tr1_locs_and_north_vietnam_are_not_trained_in() {
    assert_eq!(scene().arvn_refused("train loc-saigon-can-tho"), "TR1");
    assert_eq!(scene().at(LocSaigonCanTho, "1 us_troops").us_refused("train loc-saigon-can-tho"), "TR1");
    assert_eq!(scene().arvn_refused("train north-vietnam"), "TR1");
    assert!(!NorthVietnam.admits_coin());
}

#[test]
fn tr2_the_us_needs_a_us_piece_and_arvn_no_nva_control() {
    assert_eq!(scene().at(TayNinh, "3 arvn_troops").us_refused("train tay-ninh"), "TR2");
    assert_eq!(scene().at(TayNinh, "1 nva_troops").arvn_refused("train tay-ninh"), "TR2");
    scene().at(TayNinh, "2 vc_guerrillas_u").arvn("train tay-ninh");
}

#[test]
fn tr3_a_space_advised_or_governed_is_not_trained_in() {
    let advised = scene().at(TayNinh, "1 us_irregulars_u 1 vc_guerrillas_u").at(Saigon, "1 us_troops");
    assert_eq!(advised.us_refused("train saigon; special advise tay-ninh force; tay-ninh"), "TR3");
    let governed = scene().at(TayNinh, "2 arvn_troops").support(TayNinh, SupportLevel::PassiveSupport);
    assert_eq!(governed.arvn_refused("train special govern tay-ninh aid; tay-ninh"), "TR3");
}

#[test]
fn tr4_one_sort_of_piece_in_a_space() {
    let there = scene().at(Saigon, "1 us_bases");
    assert_eq!(there.us_refused("train saigon place 1u 1t"), "TR4");
    assert_eq!(there.us_refused("train saigon place 1u; saigon place 1u"), "TR4");
    assert_eq!(there.arvn_refused("train saigon place 1u 1p"), "TR4");
}

#[test]
fn tr5_no_more_than_2_special_forces_or_6_cubes() {
    let there = scene().at(Saigon, "1 us_bases");
    assert_eq!(there.us_refused("train saigon place 3u"), "TR5");
    assert_eq!(there.arvn_refused("train saigon place 3u"), "TR5");
    assert_eq!(there.arvn_refused("train saigon place 4t 3p"), "TR5");
    assert_eq!(there.arvn_refused("train saigon place 0t"), "TR5");
}

#[test]
fn tr6_the_us_needs_a_us_base_for_arvn_pieces_and_arvn_a_city_or_base() {
    assert_eq!(scene().at(Saigon, "1 us_troops 1 arvn_bases").us_refused("train saigon place 2t"), "TR6");
    assert_eq!(scene().arvn_refused("train tay-ninh place 2t"), "TR6");
}

#[test]
fn tr7_nobody_places_us_troops_or_bases_and_arvn_no_irregulars() {
    let there = scene().at(Saigon, "1 us_bases");
    assert_eq!(there.us_refused("train saigon place 1b"), "TR7");
    assert_eq!(there.arvn_refused("train saigon place 1 us_troops"), "TR7");
    assert_eq!(there.arvn_refused("train saigon place 1 us_irregulars_u"), "TR7");
}

#[test]
fn tr8_nothing_is_placed_after_the_final_action() {
    let there = scene().at(Saigon, "1 us_bases").at(TayNinh, "1 us_troops");
    assert_eq!(there.us_refused("train saigon; patronage 1; saigon place 2t"), "TR8");
    assert_eq!(there.us_refused("train saigon; patronage 1; tay-ninh place 2u"), "TR8");
}

#[test]
fn tr9_one_final_action_two_pacified_spaces_under_cords() {
    let there = scene().at(Saigon, "1 us_troops").at(TayNinh, "1 us_troops").at(KienPhong, "1 us_troops");
    let spaces = "train saigon; tay-ninh; kien-phong";
    assert_eq!(
        there.us_refused(&format!("{spaces}; pacify saigon levels 1; pacify tay-ninh levels 1")),
        "TR9"
    );
    assert_eq!(there.us_refused(&format!("{spaces}; pacify saigon levels 1; patronage 1")), "TR9");
    let cords = there.unshaded(Cords);
    let after = cords.us(&format!("{spaces}; pacify saigon levels 1; pacify tay-ninh levels 2"));
    assert_eq!(
        (after.support(TayNinh), after.track(Track::ArvnResources)),
        (SupportLevel::ActiveSupport, 21)
    );
    assert_eq!(cords.us_refused(&format!("{spaces}; pacify saigon levels 1; pacify saigon levels 1")), "TR9");
    let third = "pacify saigon levels 1; pacify tay-ninh levels 1; pacify kien-phong levels 1";
    assert_eq!(cords.us_refused(&format!("{spaces}; {third}")), "TR9");
    assert_eq!(cords.us_refused(&format!("{spaces}; pacify saigon levels 1; patronage 1")), "TR9");
    let arvn = cords.at(Saigon, "1 arvn_troops 1 arvn_police").at(TayNinh, "1 arvn_troops 1 arvn_police");
    assert_eq!(
        arvn.arvn_refused(&format!("{spaces}; pacify saigon levels 1; pacify tay-ninh levels 1")),
        "TR9",
        "CORDS is the US's"
    );
}

#[test]
fn tr10_the_final_action_is_in_a_selected_space() {
    let there = scene().at(Saigon, "1 us_troops 3 arvn_troops 1 arvn_police").at(TayNinh, "1 us_troops");
    assert_eq!(there.us_refused("train tay-ninh; pacify saigon levels 1"), "TR10");
    assert_eq!(there.arvn_refused("train tay-ninh; base saigon"), "TR10");
}

#[test]
fn tr11_pacification_needs_coin_control_and_arvn_troops_with_police() {
    let held = scene().at(TayNinh, "1 us_troops 1 vc_guerrillas_u");
    assert_eq!(held.us_refused("train tay-ninh; pacify tay-ninh levels 1"), "TR11");
    let no_police = scene().at(TayNinh, "2 arvn_troops 1 us_troops");
    assert_eq!(no_police.arvn_refused("train tay-ninh; pacify tay-ninh levels 1"), "TR11");
    no_police.us("train tay-ninh; pacify tay-ninh levels 1");
    let empty = scene().at(Space::PhuocLong, "1 us_troops").terror(Space::PhuocLong, 1);
    assert_eq!(empty.us_refused("train phuoc-long; pacify phuoc-long terror 1 levels 1"), "TR11");
    let after = empty.us("train phuoc-long; pacify phuoc-long terror 1");
    assert_eq!((after.game.board().terror(Space::PhuocLong), after.track(Track::ArvnResources)), (0, 27));
}

#[test]
fn tr12_terror_goes_first_then_up_to_2_levels_up_to_active_support() {
    let there = scene().at(TayNinh, "1 us_troops").terror(TayNinh, 2).track(Track::ArvnResources, 40);
    assert_eq!(there.us_refused("train tay-ninh; pacify tay-ninh terror 1 levels 1"), "TR12");
    assert_eq!(there.us_refused("train tay-ninh; pacify tay-ninh terror 3"), "TR12");
    assert_eq!(there.us_refused("train tay-ninh; pacify tay-ninh terror 2 levels 3"), "TR12");
    assert_eq!(there.us_refused("train tay-ninh; pacify tay-ninh"), "TR12");
    let after = there.us("train tay-ninh; pacify tay-ninh terror 2 levels 2");
    assert_eq!(
        (after.support(TayNinh), after.track(Track::ArvnResources)),
        (SupportLevel::ActiveSupport, 28)
    );
    assert_eq!(there.us("train tay-ninh; pacify tay-ninh terror 1").track(Track::ArvnResources), 37);
    let top = there.support(TayNinh, SupportLevel::PassiveSupport);
    assert_eq!(top.us_refused("train tay-ninh; pacify tay-ninh terror 2 levels 2"), "TR12");
}

#[test]
fn a_number_alone_counts_levels_and_may_stand_before_what_it_counts() {
    let there = scene().at(TayNinh, "1 us_troops").terror(TayNinh, 1).track(Track::ArvnResources, 40);
    let said = there.us("train tay-ninh; pacify tay-ninh terror 1 levels 2").support(TayNinh);
    for words in ["terror 1 2", "2 terror 1", "1 terror 2 levels", "2 levels 1 terror", "levels 2 terror 1"] {
        assert_eq!(
            there.us(&format!("train tay-ninh; pacify tay-ninh {words}")).support(TayNinh),
            said,
            "{words}"
        );
    }
    let in_a_coup = |words: &str| CoupChoices::parse(&format!("us-pacify {words}")).unwrap();
    assert_eq!(in_a_coup("hue 1 level, saigon 2"), in_a_coup("hue levels 1, saigon levels 2"));
    assert!(CoupChoices::parse("us-pacify hue 1 level 2").is_err());
}

#[test]
fn cords_shaded_stops_us_training_at_passive_support() {
    let there = scene().shaded(Cords).at(TayNinh, "2 us_troops 1 arvn_troops 1 arvn_police");
    assert_eq!(there.us_refused("train tay-ninh; pacify tay-ninh levels 2"), "TR12");
    assert_eq!(
        there.us("train tay-ninh; pacify tay-ninh levels 1").support(TayNinh),
        SupportLevel::PassiveSupport
    );
    assert_eq!(
        there.arvn("train tay-ninh; pacify tay-ninh levels 2").support(TayNinh),
        SupportLevel::ActiveSupport
    );
}

#[test]
fn tr13_each_step_is_paid_by_the_us_above_econ_4_under_ky_and_never_free() {
    let there =
        scene().at(TayNinh, "1 us_troops 1 arvn_troops 1 arvn_police").track(Track::ArvnResources, 15);
    assert_eq!(there.us_refused("train tay-ninh; pacify tay-ninh levels 2"), "TR13");
    assert_eq!(there.arvn("train tay-ninh; pacify tay-ninh levels 2").track(Track::ArvnResources), 9);
    let ky = there.clone().leader(127);
    assert_eq!(ky.us("train tay-ninh; pacify tay-ninh levels 1").track(Track::ArvnResources), 11);
    let komer = there.clone().unshaded(BlowtorchKomer);
    assert_eq!(
        komer.us("train tay-ninh; pacify tay-ninh levels 1").track(Track::ArvnResources),
        12,
        "not in Train"
    );
    let free = there.terms(Terms { free: true, ..Terms::FULL });
    assert_eq!(free.us("train tay-ninh; pacify tay-ninh levels 1").track(Track::ArvnResources), 12);
}

#[test]
fn tr14_a_base_replaces_3_arvn_cubes_where_there_is_room() {
    let there = scene().at(TayNinh, "2 arvn_troops 2 arvn_police");
    assert_eq!(there.arvn_refused("train tay-ninh; base tay-ninh"), "TR14", "the mix must be said");
    let after = there.arvn("train tay-ninh; base tay-ninh troops 1");
    assert_eq!((after.count(TayNinh, "arvn_bases"), after.count(TayNinh, "arvn_troops")), (1, 1));
    assert_eq!((after.count(TayNinh, "arvn_police"), after.track(Track::ArvnResources)), (0, 27));
    assert_eq!(
        there.clone().at(TayNinh, "1 us_troops").us_refused("train tay-ninh; base tay-ninh troops 1"),
        "TR14"
    );
    assert_eq!(scene().at(TayNinh, "2 arvn_troops").arvn_refused("train tay-ninh; base tay-ninh"), "TR14");
    assert_eq!(
        there.clone().at(TayNinh, "2 us_bases").arvn_refused("train tay-ninh; base tay-ninh troops 1"),
        "TR14"
    );
    let none = there.clone().at(Saigon, "2 arvn_bases").at(KienPhong, "1 arvn_bases");
    assert_eq!(none.arvn_refused("train tay-ninh; base tay-ninh troops 1"), "TR14");
    let taken = none.arvn("train tay-ninh; base tay-ninh troops 1 taking 1b kien-phong");
    assert_eq!((taken.count(TayNinh, "arvn_bases"), taken.count(KienPhong, "arvn_bases")), (1, 0));
}

#[test]
fn a_base_is_free_where_placement_was_paid_for() {
    let after = scene().arvn("train saigon place 3t; base saigon");
    assert_eq!((after.count(Saigon, "arvn_bases"), after.track(Track::ArvnResources)), (1, 27));
    let poor = scene().at(TayNinh, "3 arvn_troops").track(Track::ArvnResources, 2);
    assert_eq!(poor.arvn_refused("train tay-ninh; base tay-ninh"), "G11");
}

#[test]
fn tr15_the_us_turns_up_to_3_patronage_into_resources_where_saigon_is_selected() {
    let there = scene().at(Saigon, "1 us_troops").at(TayNinh, "1 us_troops");
    let after = there.us("train saigon; patronage 3");
    assert_eq!((after.track(Track::Patronage), after.track(Track::ArvnResources)), (7, 33));
    assert_eq!(there.us_refused("train saigon; patronage 4"), "TR15");
    assert_eq!(there.us_refused("train tay-ninh; patronage 1"), "TR15");
    assert_eq!(there.arvn_refused("train saigon; patronage 1"), "TR15");
    assert_eq!(there.clone().track(Track::Patronage, 1).us_refused("train saigon; patronage 2"), "TR15");
}

#[test]
fn patronage_drops_even_when_arvn_resources_are_not_kept() {
    let there = scene().players(&[Faction::Nva]).at(Saigon, "1 us_troops");
    let after = there.us("train saigon; patronage 3");
    assert_eq!((after.track(Track::Patronage), after.track(Track::ArvnResources)), (7, 30));
}

#[test]
fn tr16_combined_action_platoons_add_one_police_where_us_troops_are() {
    let there = scene()
        .at(Saigon, "1 us_troops 2 arvn_police")
        .at(TayNinh, "1 us_troops")
        .at(KienPhong, "1 us_irregulars_u");
    assert_eq!(there.us_refused("train saigon; police tay-ninh"), "TR16");
    let platoons = there.unshaded(CombinedActionPlatoons);
    let after = platoons.us("train saigon; police tay-ninh");
    assert_eq!(
        (after.count(TayNinh, "arvn_police"), after.track(Track::ArvnResources)),
        (1, 30),
        "not a Train space"
    );
    let moved = platoons.us("train saigon; police tay-ninh from saigon");
    assert_eq!((moved.count(TayNinh, "arvn_police"), moved.count(Saigon, "arvn_police")), (1, 1));
    assert_eq!(platoons.us_refused("train saigon; police tay-ninh; police saigon"), "TR16");
    assert_eq!(platoons.us_refused("train saigon; police kien-phong"), "TR16", "no US Troops");
    assert_eq!(platoons.us_refused("train saigon; police tay-ninh from kien-phong"), "G13");
    assert_eq!(platoons.arvn_refused("train saigon; police tay-ninh"), "TR16");
    assert_eq!(platoons.us_refused("train police tay-ninh"), "G10", "a Train space all the same");
}

#[test]
fn duong_van_minh_adds_5_to_aid_once_an_arvn_train() {
    let minh = scene().leader(0).at(Saigon, "1 us_troops");
    assert_eq!(minh.arvn("train saigon; tay-ninh").track(Track::Aid), 25);
    assert_eq!(minh.us("train saigon").track(Track::Aid), 20);
    assert_eq!(scene().arvn("train saigon").track(Track::Aid), 20, "another leads");
    assert_eq!(minh.limited().arvn("train saigon").track(Track::Aid), 25);
}

#[test]
fn mandate_of_heaven_does_not_touch_train() {
    let there = scene().shaded(MandateOfHeaven).at(TayNinh, "1 arvn_troops 1 arvn_police");
    there.arvn("train tay-ninh; saigon place 6t; pacify tay-ninh levels 2");
}

#[test]
fn g12_the_us_leaves_arvn_resources_at_econ() {
    let there = scene().at(Saigon, "1 us_bases").track(Track::ArvnResources, 12);
    assert_eq!(there.us_refused("train saigon place 2t"), "G12");
    assert_eq!(there.arvn("train saigon place 2t").track(Track::ArvnResources), 9);
    assert_eq!(there.track(Track::ArvnResources, 2).arvn_refused("train saigon place 2t"), "G11");
}

#[test]
fn g8_g9_a_space_is_selected_once_and_a_limited_train_has_one() {
    assert_eq!(scene().arvn_refused("train saigon; saigon"), "G8");
    assert_eq!(scene().limited().arvn_refused("train saigon; tay-ninh"), "G9");
    let there = scene().limited().at(Saigon, "1 us_troops");
    there.us("train saigon; patronage 1");
}

#[test]
fn pieces_are_taken_from_the_map_only_when_none_is_available() {
    let there = scene()
        .at(Saigon, "1 us_bases")
        .at(TayNinh, "4 us_irregulars_a 1 arvn_police")
        .only_available(PieceType::UsIrregulars, 1);
    assert_eq!(there.us_refused("train saigon place 2u"), "G14");
    let after = there.us("train saigon place 2u taking 1a tay-ninh");
    assert_eq!(
        (after.count(Saigon, "us_irregulars_u"), after.count(TayNinh, "us_irregulars_a")),
        (2, 3),
        "it comes back Underground"
    );
    assert_eq!(there.us_refused("train saigon place 1u taking 1a tay-ninh"), "VR2");
    assert_eq!(there.us_refused("train saigon place 2u taking 2a tay-ninh"), "VR2");
    assert_eq!(there.us_refused("train saigon place 2t taking 1 arvn_police tay-ninh"), "VR6");
    let police = there.only_available(PieceType::ArvnPolice, 0);
    assert_eq!(
        police.us("train saigon place 1p taking 1 arvn_police tay-ninh").count(Saigon, "arvn_police"),
        1,
        "ARVN forces too"
    );
}

#[test]
fn of_pieces_taken_from_the_map_every_number_may_come_from_each_space() {
    let there = scene()
        .at(Saigon, "1 us_bases")
        .at(TayNinh, "2 arvn_police")
        .at(KienPhong, "2 arvn_police")
        .only_available(PieceType::ArvnPolice, 0);
    let asked = |words: &str| {
        let error = there.attempt(Faction::Us, words, &[]).map(|_| ()).unwrap_err();
        error.open()[0].legal.clone()
    };
    let all = [
        "2 arvn_police tay-ninh",
        "1 arvn_police tay-ninh",
        "2 arvn_police kien-phong",
        "1 arvn_police kien-phong",
    ];
    assert_eq!(asked("train saigon place 3p"), all, "though no space has all 3");
    assert_eq!(asked("train saigon place 2p"), all, "though one space has both");
    assert_eq!(asked("train saigon place 3p taking 1 arvn_police tay-ninh"), all[1..], "1 is left there");
    let words = "train saigon place 2p taking 1 arvn_police tay-ninh, 1 arvn_police kien-phong";
    assert_eq!(there.us(words).count(Saigon, "arvn_police"), 2);
}

#[test]
fn what_is_placed_and_shifted_is_said_in_short_too() {
    let there = scene().at(Saigon, "2 us_troops 1 us_bases 1 arvn_police");
    for (short, whole) in [
        ("train saigon 3p; pacify saigon 1", "train saigon place 3p; pacify saigon levels 1"),
        ("train saigon 2t 1p", "train saigon place 2t 1p"),
        ("train saigon; pacify saigon terror 0 2", "train saigon; pacify saigon levels 2"),
    ] {
        assert_eq!(there.us(short).game.board(), there.us(whole).game.board(), "{short}");
    }
}

#[test]
fn what_cannot_be_paid_says_its_price_and_what_is_left() {
    let there = scene().track(Track::ArvnResources, 2);
    let error = there.attempt(Faction::Arvn, "train saigon place 1p", &[]).err().unwrap().to_string();
    assert!(error.contains("step 1, `saigon place 1p`: Saigon costs 3; Resources left: 2 [G11"), "{error}");
    let there = scene().at(Saigon, "1 us_bases").track(Track::Econ, 15).track(Track::ArvnResources, 16);
    let error = there.attempt(Faction::Us, "train saigon place 1p", &[]).err().unwrap().to_string();
    let says = "costs 3; the US may spend ARVN Resources only down to Total Econ (15), which leaves 1";
    assert!(error.contains(says), "{error}");
}
