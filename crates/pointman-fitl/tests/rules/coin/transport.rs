//! Transport (4.3.2): rows TP1 to TP4, Nguyen Khanh and the Armored Cavalry.

use pointman_core::dice::Seeded;
use pointman_fitl::special_activities::transport::{origins, reach};
use pointman_fitl::trung::playout::play_on;
use pointman_fitl::{
    ByFaction, Faction, FactionSet, LastingCard, NewGame, Scenario, Space, SpaceSet, SupportLevel, Terms,
    Track,
};

use crate::coin::scene::{Scene, scene};
use LastingCard::{ArmoredCavalry, GeneralLansdale, SearchAndDestroy, TyphoonKate};
use Space::{CamRanh, CanTho, Hue, KienPhong, LocSaigonCanTho, LocSaigonDaLat, Saigon, TayNinh};

fn camp() -> Scene {
    scene().at(Saigon, "8 arvn_troops 2 arvn_rangers_a 2 arvn_police 1 us_troops")
}

#[test]
fn pieces_go_along_locs_and_one_step_beyond_and_all_rangers_go_underground() {
    let after = camp()
        .at(Hue, "1 arvn_rangers_a")
        .arvn("patrol stay; special transport saigon 3t 1a to kien-phong, saigon 2t to can-tho");
    assert_eq!((after.count(KienPhong, "arvn_troops"), after.count(KienPhong, "arvn_rangers_u")), (3, 1));
    assert_eq!((after.count(CanTho, "arvn_troops"), after.count(Hue, "arvn_rangers_u")), (2, 1));
}

#[test]
fn rangers_go_underground_even_if_nothing_moves() {
    assert_eq!(camp().arvn("train saigon; special transport saigon").count(Saigon, "arvn_rangers_u"), 2);
}

#[test]
fn tp1_one_origin_6_pieces_troops_and_rangers_and_not_under_typhoon_kate() {
    let there = camp().at(CanTho, "1 arvn_troops");
    assert_eq!(
        there
            .clone()
            .unshaded(TyphoonKate)
            .arvn_refused("patrol stay; special transport saigon 1t to tay-ninh"),
        "TP1"
    );
    assert_eq!(
        there.arvn_refused("patrol stay; special transport saigon 1t to tay-ninh, can-tho 1t to tay-ninh"),
        "TP1"
    );
    assert_eq!(there.arvn_refused("patrol stay; special transport"), "TP1", "no origin");
    assert_eq!(there.arvn_refused("patrol stay; special transport saigon 7t to tay-ninh"), "TP1");
    assert_eq!(
        there.arvn_refused("patrol stay; special transport saigon 5t to tay-ninh, saigon 2a to tay-ninh"),
        "TP1"
    );
    assert_eq!(there.arvn_refused("patrol stay; special transport saigon 1p to tay-ninh"), "TP1");
    assert_eq!(there.arvn_refused("patrol stay; special transport saigon 1 us_troops to tay-ninh"), "TP1");
}

#[test]
fn tp2_armored_cavalry_shaded_moves_rangers_only() {
    let there = camp().shaded(ArmoredCavalry);
    assert_eq!(there.arvn_refused("patrol stay; special transport saigon 1t to tay-ninh"), "TP2");
    there.arvn("patrol stay; special transport saigon 1a to tay-ninh");
}

#[test]
fn tp3_pieces_stop_at_insurgents_and_never_enter_north_vietnam() {
    assert_eq!(camp().arvn_refused("patrol stay; special transport saigon 1t to north-vietnam"), "TP3");
    let held = Space::ALL
        .into_iter()
        .filter(|loc| loc.is_loc())
        .fold(camp(), |there, loc| there.at(loc, "1 vc_guerrillas_u"));
    assert_eq!(held.arvn_refused("patrol stay; special transport saigon 1t to can-tho"), "TP3");
    held.arvn("patrol stay; special transport saigon 1t to tay-ninh");
    // One space bars the only route: it is named.
    let barred = camp().at(LocSaigonCanTho, "1 vc_guerrillas_u");
    let why = barred.attempt(Faction::Arvn, "patrol stay; special transport saigon 1t to can-tho", &[]);
    let why = why.err().map(|error| error.to_string()).unwrap_or_default();
    assert!(why.contains("Insurgents there stop what moves"), "{why}");
    held.arvn("patrol stay; special transport saigon 1t to loc-saigon-can-tho");
}

#[test]
fn nguyen_khanh_allows_one_loc_the_last_space_included() {
    let khanh = camp().leader(125);
    khanh.arvn("patrol stay; special transport saigon 1t to can-tho");
    assert_eq!(khanh.arvn_refused("patrol stay; special transport saigon 1t to loc-can-tho-chau-doc"), "TP3");
    camp().arvn("patrol stay; special transport saigon 1t to loc-can-tho-chau-doc");
    let from_loc = scene().leader(125).at(LocSaigonDaLat, "1 arvn_troops");
    let after = from_loc.arvn("patrol stay; special transport loc-saigon-da-lat 1t to cam-ranh");
    assert_eq!(after.count(CamRanh, "arvn_troops"), 1, "the origin does not count");
    assert_eq!(
        from_loc.arvn_refused("patrol stay; special transport loc-saigon-da-lat 1t to loc-saigon-cam-ranh"),
        "TP3"
    );
}

#[test]
fn from_a_loc_the_way_along_locs_begins_with_another_loc_too() {
    let there = scene().at(LocSaigonCanTho, "2 arvn_troops");
    there.arvn(
        "patrol stay; special transport loc-saigon-can-tho 1t to can-tho, loc-saigon-can-tho 1t to saigon",
    );
    let beyond = "patrol stay; special transport loc-saigon-can-tho 1t to";
    assert_eq!(
        there.arvn_refused(&format!("{beyond} loc-can-tho-chau-doc")),
        "TP3",
        "through a City without a LoC before it"
    );
    assert_eq!(there.arvn_refused(&format!("{beyond} ba-xuyen")), "TP3");
    scene()
        .at(LocSaigonDaLat, "1 arvn_troops")
        .arvn("patrol stay; special transport loc-saigon-da-lat 1t to qui-nhon");
}

#[test]
fn tp4_armored_cavalry_assaults_once_after_the_turn_where_pieces_were_transported() {
    let there = camp().at(TayNinh, "3 vc_guerrillas_a").at(KienPhong, "2 arvn_troops 2 vc_guerrillas_a");
    let turn = "patrol stay; special transport saigon 4t to tay-ninh";
    assert_eq!(there.arvn_refused(&format!("{turn}; armored-cavalry tay-ninh")), "TP4");
    let cavalry = there.unshaded(ArmoredCavalry);
    let after = cavalry.arvn(&format!("{turn}; armored-cavalry tay-ninh"));
    assert_eq!((after.count(TayNinh, "vc_guerrillas_a"), after.track(Track::ArvnResources)), (1, 27), "free");
    assert_eq!(cavalry.arvn_refused(&format!("{turn}; armored-cavalry kien-phong")), "TP4");
    assert_eq!(
        cavalry.arvn_refused(&format!("{turn}; armored-cavalry tay-ninh; armored-cavalry tay-ninh")),
        "TP4"
    );
    let before = "assault special transport saigon 4t to tay-ninh; armored-cavalry tay-ninh; kien-phong";
    assert_eq!(cavalry.arvn_refused(before), "TP4", "the Operation is not done");
    let then =
        "assault kien-phong; special transport saigon 4t to tay-ninh; armored-cavalry tay-ninh; saigon";
    assert_eq!(cavalry.arvn_refused(then), "TP4", "nothing follows");
    assert_eq!(cavalry.arvn_refused("patrol stay; armored-cavalry tay-ninh"), "TP4", "no Transport");
    cavalry.shaded(GeneralLansdale).arvn(&format!("{turn}; armored-cavalry tay-ninh"));
}

#[test]
fn armored_cavalry_is_an_operation_of_its_own_for_search_and_destroy() {
    let there = scene().unshaded(ArmoredCavalry).shaded(SearchAndDestroy);
    let there = there
        .at(TayNinh, "2 arvn_troops 9 vc_guerrillas_a")
        .at(Saigon, "4 arvn_troops")
        .support(TayNinh, SupportLevel::ActiveSupport);
    let after =
        there.arvn("assault tay-ninh; special transport saigon 4t to tay-ninh; armored-cavalry tay-ninh");
    assert_eq!(after.support(TayNinh), SupportLevel::Neutral);
}

#[test]
fn an_event_bounds_the_destinations() {
    let only = Terms { only_in: pointman_fitl::SpaceSet::only(TayNinh).with(Hue), ..Terms::FULL };
    let there = camp().terms(only);
    there.arvn("patrol stay; special transport saigon 1t to tay-ninh");
    assert_eq!(there.arvn_refused("patrol stay; special transport saigon 1t to can-tho"), "G9");
}

#[test]
fn where_pieces_come_from_is_where_they_can_go_read_backwards() {
    let (mut effects, mut positions) = (Vec::new(), 0);
    for number in 0..crate::soak::rounds(4) {
        let mut dice = Seeded::stream(3, number);
        let agreed = NewGame { players: FactionSet::NONE, ..NewGame::of(Scenario::ALL[number as usize % 3]) };
        let game = agreed.begin(&mut dice, &mut effects).unwrap();
        let check = |game: &pointman_fitl::Game| {
            let board = game.board();
            for most in [None, Some(1)] {
                for to in Space::ALL {
                    let there = SpaceSet::ALL.iter().filter(|from| reach(board, *from, most).contains(to));
                    assert_eq!(
                        origins(board, to, most, SpaceSet::ALL),
                        there.collect(),
                        "to {to}, {most:?} LoCs"
                    );
                }
            }
            positions += 1;
            false
        };
        play_on(&game, &mut ByFaction::default(), &mut dice, &mut effects, check).unwrap();
    }
    assert!(positions > 100, "{positions}");
}
