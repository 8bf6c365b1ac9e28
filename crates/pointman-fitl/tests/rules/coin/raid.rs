//! Raid (4.3.3): rows RD1 to RD3.

use pointman_fitl::{Faction, LastingCard, OperationName, Space, Terms, Track, Turn, legal_steps};

use crate::coin::scene::scene;
use Space::{AnLoc, KienPhong, LocSaigonCanTho, Saigon, TayNinh};

#[test]
fn rangers_move_in_and_one_is_activated_to_remove_two() {
    let there = scene().at(Saigon, "2 arvn_rangers_u").at(TayNinh, "1 vc_guerrillas_u 2 nva_troops");
    let after = there.arvn("patrol stay; special raid tay-ninh: 2u from saigon remove vc 1u nva 1t");
    assert_eq!((after.count(TayNinh, "arvn_rangers_u"), after.count(TayNinh, "arvn_rangers_a")), (1, 1));
    assert_eq!((after.count(TayNinh, "vc_guerrillas_u"), after.count(TayNinh, "nva_troops")), (0, 1));
    assert_eq!(after.track(Track::Aid), 20, "a Raid brings no Aid");
}

#[test]
fn locs_may_be_raided_and_nothing_need_be_removed() {
    let there = scene().at(Saigon, "1 arvn_rangers_a");
    let after = there.arvn("sweep saigon; special raid loc-saigon-can-tho: 1a from saigon");
    assert_eq!(after.count(LocSaigonCanTho, "arvn_rangers_a"), 1, "the state is kept");
}

#[test]
fn rd1_not_with_train_not_in_north_vietnam_and_2_spaces() {
    let there = scene().at(Saigon, "3 arvn_rangers_u");
    assert_eq!(there.arvn_refused("train saigon; special raid tay-ninh"), "G5");
    assert_eq!(there.arvn_refused("patrol stay; special raid north-vietnam"), "RD1");
    assert_eq!(there.arvn_refused("patrol stay; special raid tay-ninh, saigon, kien-phong"), "RD1");
    let kate = there.unshaded(LastingCard::TyphoonKate);
    assert_eq!(kate.arvn_refused("patrol stay; special raid tay-ninh, saigon"), "G9");
}

#[test]
fn rd2_rangers_come_from_adjacent_spaces_once_before_any_is_activated() {
    let there = scene()
        .at(Saigon, "2 arvn_rangers_u 1 arvn_troops")
        .at(TayNinh, "2 vc_guerrillas_u")
        .at(AnLoc, "1 us_irregulars_u");
    assert_eq!(there.arvn_refused("patrol stay; special raid hue: 1u from saigon"), "RD2");
    assert_eq!(there.arvn_refused("patrol stay; special raid tay-ninh: 1t from saigon"), "RD2");
    let on = "patrol stay; special raid tay-ninh: 1u from saigon, kien-phong: 1u from tay-ninh";
    assert_eq!(there.arvn_refused(on), "RD2");
    let late = "patrol stay; special raid tay-ninh: 1u from saigon remove, kien-phong: 1u from saigon";
    assert_eq!(there.arvn_refused(late), "RD2");
    assert!(Saigon.is_adjacent(KienPhong));
}

#[test]
fn rd3_a_removal_takes_an_underground_ranger_and_2_pieces_bases_last() {
    let active = scene().at(TayNinh, "1 arvn_rangers_a 2 vc_guerrillas_u");
    assert_eq!(active.arvn_refused("patrol stay; special raid tay-ninh remove"), "RD3");
    let there = scene().at(TayNinh, "2 arvn_rangers_u 1 vc_guerrillas_u 1 vc_bases 1 vc_tunnels");
    let after = there.arvn("patrol stay; special raid tay-ninh remove");
    assert_eq!((after.count(TayNinh, "vc_bases"), after.count(TayNinh, "vc_tunnels")), (0, 1));
    assert_eq!(there.arvn_refused("patrol stay; special raid tay-ninh remove 1 vc_tunnels"), "RD3");
    let many = scene().at(TayNinh, "2 arvn_rangers_u 3 vc_guerrillas_u 1 vc_bases");
    assert_eq!(many.arvn_refused("patrol stay; special raid tay-ninh remove 1 vc_bases"), "RD3");
    assert_eq!(many.arvn_refused("patrol stay; special raid tay-ninh remove vc 1u"), "RD3", "fewer than 2");
    assert_eq!(
        many.arvn_refused("patrol stay; special raid tay-ninh remove, tay-ninh remove"),
        "RD3",
        "one Ranger a space"
    );
    let irregular = scene().at(TayNinh, "1 us_irregulars_u 2 vc_guerrillas_u");
    assert_eq!(irregular.arvn_refused("patrol stay; special raid tay-ninh remove"), "RD3");
}

#[test]
fn a_ranger_that_moves_in_may_strike_in_the_same_step() {
    let there = scene().at(Saigon, "1 arvn_rangers_u").at(TayNinh, "2 vc_guerrillas_u");
    let game = there.game();
    let mut turn = Turn::of(Faction::Arvn, Terms::FULL);
    turn.begin(&game, OperationName::Patrol).unwrap();
    let words: Vec<String> = legal_steps(&game, &turn).iter().map(|step| step.words(Faction::Arvn)).collect();
    let both = "special raid tay-ninh: 1u from saigon remove";
    assert!(words.iter().any(|words| words == both), "{words:?}");
    let alone = "special raid tay-ninh: 1u from saigon";
    assert!(words.iter().any(|words| words == alone), "{words:?}");
}
