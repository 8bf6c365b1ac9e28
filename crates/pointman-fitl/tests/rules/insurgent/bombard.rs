//! Bombard (4.4.2).

use pointman_fitl::Faction::Nva;
use pointman_fitl::PieceKind::{ArvnBases, ArvnPolice, ArvnTroops, NvaTroops, UsTroops};
use pointman_fitl::{LastingCard, PieceType, Row, Space, Terms};

use super::scene::{Scene, empty};

/// Three US and ARVN Troops in Hue, three NVA Troops next to it.
fn hue() -> Scene {
    empty().with(Space::Hue, 2, UsTroops).with(Space::Hue, 1, ArvnTroops).with(
        Space::QuangTriThuaThien,
        3,
        NvaTroops,
    )
}

#[test]
fn bombard_removes_one_troop_of_the_kind_nva_likes() {
    let played = hue().plays(Nva, "rally saigon; special bombard hue remove us_troops");
    assert_eq!((played.count(Space::Hue, UsTroops), played.casualties(PieceType::UsTroops)), (1, 1));
    let played = hue().plays(Nva, "rally saigon; special bombard hue remove arvn_troops");
    assert_eq!(played.game.board().available(PieceType::ArvnTroops), 30);
    hue().refuses(Row::G18, Nva, "rally saigon; special bombard hue");
}

#[test]
fn a_base_makes_a_target_but_is_not_removed_nor_police() {
    let scene =
        empty().with(Space::Hue, 1, ArvnBases).with(Space::Hue, 2, ArvnPolice).with(Space::Hue, 3, NvaTroops);
    let played = scene.plays(Nva, "rally saigon; special bombard hue");
    assert_eq!(played.game.board().coin(Space::Hue), 3);
    scene.refuses(Row::BO3, Nva, "rally saigon; special bombard hue remove arvn_police");
    scene.with(Space::Hue, 1, UsTroops).refuses(
        Row::BO3,
        Nva,
        "rally saigon; special bombard hue remove arvn_bases",
    );
}

#[test]
fn bombard_without_a_target_or_a_battery_is_refused() {
    let scene =
        empty().with(Space::Hue, 2, UsTroops).with(Space::Hue, 5, ArvnPolice).with(Space::Hue, 3, NvaTroops);
    scene.refuses(Row::BO2, Nva, "rally saigon; special bombard hue");
    let split = empty().with(Space::Hue, 3, UsTroops).with(Space::Hue, 2, NvaTroops).with(
        Space::LocHueDaNang,
        2,
        NvaTroops,
    );
    split.refuses(Row::BO2, Nva, "rally saigon; special bombard hue");
}

#[test]
fn a_third_space_is_refused_a_second_by_long_range_guns_which_may_also_allow_it() {
    let mut scene = hue().with(Space::QuangNam, 4, NvaTroops);
    for space in [Space::DaNang, Space::QuangTinQuangNgai] {
        scene = scene.with(space, 3, ArvnTroops);
    }
    let two = "rally saigon; special bombard hue remove us_troops, da-nang";
    let three = format!("{two}, quang-tin");
    scene.plays(Nva, two);
    scene.refuses(Row::BO1, Nva, &three);
    scene.unshaded(LastingCard::LongRangeGuns).refuses(Row::BO1, Nva, two);
    scene.shaded(LastingCard::LongRangeGuns).plays(Nva, &three);
    scene.refuses(Row::G8, Nva, "rally saigon; special bombard da-nang, da-nang");
}

#[test]
fn typhoon_kate_bans_bombard() {
    hue().unshaded(LastingCard::TyphoonKate).refuses(
        Row::G6,
        Nva,
        "rally saigon; special bombard hue remove us_troops",
    );
}

#[test]
fn typhoon_kate_bans_bombard_long_range_guns_or_not_unless_an_event_directs_it() {
    let scene = hue().unshaded(LastingCard::TyphoonKate).shaded(LastingCard::LongRangeGuns);
    let words = "rally saigon; special bombard hue remove us_troops";
    scene.refuses(Row::G6, Nva, words);
    scene.plays_on(Nva, words, Terms { directed: true, ..Terms::FULL }, &[]);
}
