//! The pieces of a Special Activity are the player's choice: those that leave the rest of the action legal
//! (3.1).

use pointman_fitl::{Faction, LastingCard, Space, Track};

use crate::coin::scene::scene;

#[test]
fn an_air_lift_within_a_patrol_takes_the_cube_that_has_moved_if_the_others_move_later() {
    let there = scene().at(Space::DaNang, "1 us_troops").at(Space::Saigon, "2 us_troops");
    let words = "patrol saigon: 1t from da-nang; special air-lift hue: 1t from saigon; loc-saigon-can-tho: \
                 2t from saigon";
    let done = there.us(words);
    assert_eq!(
        (done.count(Space::Hue, "us_troops"), done.count(Space::LocSaigonCanTho, "us_troops")),
        (1, 2)
    );
    let too_many = "patrol saigon: 1t from da-nang; special air-lift hue: 1t from saigon; \
                    loc-saigon-can-tho: 3t from saigon";
    there.us_refused(too_many);
    let both =
        "patrol saigon: 1t from da-nang; special air-lift hue: 1t from saigon; loc-hue-da-nang: 1t from hue";
    assert_eq!(there.us(both).count(Space::LocHueDaNang, "us_troops"), 1, "the one lifted has not moved");
}

#[test]
fn a_transport_within_a_patrol_takes_the_cube_that_has_moved_if_the_others_move_later() {
    let there = scene().at(Space::Saigon, "1 arvn_troops").at(Space::CanTho, "2 arvn_troops");
    let done = there.arvn(
        "patrol can-tho: 1t from saigon; special transport can-tho 1t to ba-xuyen; loc-can-tho-bac-lieu: 2t \
         from can-tho",
    );
    assert_eq!(done.count(Space::LocCanThoBacLieu, "arvn_troops"), 2);
    assert_eq!(done.count(Space::BaXuyen, "arvn_troops"), 1);
}

#[test]
fn infiltrate_within_a_march_replaces_the_guerrillas_that_have_marched_if_the_others_march_later() {
    let there = scene()
        .track(Track::Trail, 0)
        .at(Space::NorthVietnam, "3 nva_guerrillas_u")
        .at(Space::CentralLaos, "3 nva_guerrillas_u 1 nva_bases");
    let words = "march central-laos: 3u from north-vietnam; special infiltrate central-laos build 0 \
                 replacing 3u; quang-nam: 3u from central-laos";
    let done = there.attempt(Faction::Nva, words, &[]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(done.count(Space::QuangNam, "nva_guerrillas_u"), 3);
    assert_eq!(done.count(Space::CentralLaos, "nva_troops"), 3);
}

#[test]
fn a_word_says_which_pieces_go_and_the_rest_of_the_action_is_bound_by_it() {
    let there = scene().at(Space::Saigon, "1 arvn_troops").at(Space::CanTho, "2 arvn_troops");
    let words = |which: &str, on: u8| {
        format!(
            "patrol can-tho: 1t from saigon; special transport can-tho 1t to ba-xuyen{which}; \
             loc-can-tho-bac-lieu: {on}t from can-tho"
        )
    };
    for (which, most) in [(" moved", 2), (" unmoved", 1)] {
        let done = there.arvn(&words(which, most));
        assert_eq!(done.count(Space::LocCanThoBacLieu, "arvn_troops"), most, "{which}");
        there.arvn_refused(&words(which, most + 1));
    }
    let guerrillas = scene()
        .track(Track::Trail, 0)
        .at(Space::NorthVietnam, "3 nva_guerrillas_u")
        .at(Space::CentralLaos, "3 nva_guerrillas_u 1 nva_bases");
    let march =
        "march central-laos: 3u from north-vietnam; special infiltrate central-laos build 0 replacing 3u";
    let onward = "quang-nam: 3u from central-laos";
    assert!(guerrillas.attempt(Faction::Nva, &format!("{march} moved; {onward}"), &[]).is_ok());
    assert!(guerrillas.attempt(Faction::Nva, &format!("{march} unmoved; {onward}"), &[]).is_err());
    let lift = "patrol saigon: 1t from da-nang; special air-lift hue: 1t from saigon";
    let troops = scene().at(Space::DaNang, "1 us_troops").at(Space::Saigon, "2 us_troops");
    troops.us(&format!("{lift} moved; loc-saigon-can-tho: 2t from saigon"));
    troops.us_refused(&format!("{lift} unmoved; loc-saigon-can-tho: 2t from saigon"));
}

#[test]
fn a_refusal_for_want_of_econ_says_so_and_momentum_names_its_card() {
    let poor = scene().track(Track::ArvnResources, 12).at(Space::Saigon, "2 us_troops 1 us_bases");
    let error = poor.attempt(Faction::Us, "train saigon place 2p", &[]).err().unwrap().to_string();
    assert!(error.contains("Total Econ") && error.contains("leaves 2"), "{error}");
    let calm = scene().at(Space::Saigon, "2 us_troops").shaded(LastingCard::Medevac);
    let lift = "patrol stay; special air-lift hue: 1t from saigon";
    let error = calm.attempt(Faction::Us, lift, &[]).err().unwrap().to_string();
    assert!(error.contains("Medevac (15)") && !error.contains("Kate"), "{error}");
}
