//! What Events grant and allow beside their texts: what Momentum, Capabilities and others have to do with it.

use pointman_fitl::Faction::{Arvn, Nva, Us, Vc};
use pointman_fitl::{BoxName, LastingCard, PieceType, Space, SpaceSet, Track, TrungCard};

use super::event::{shaded, unshaded};
use super::scene::scene;

#[test]
fn a_bombard_that_russian_arms_49_names_has_its_own_spaces_under_typhoon_kate() {
    let map = scene()
        .at(Space::NorthVietnam, "3 nva_troops")
        .at(Space::QuangTriThuaThien, "3 us_troops")
        .at(Space::LocHueKheSanh, "3 arvn_troops")
        .at(Space::CentralLaos, "3 nva_troops 1 us_bases 1 us_troops")
        .unshaded(LastingCard::TyphoonKate);
    let lost = |map: &super::scene::Scene, words: &str| {
        let done = shaded(49).by_person(map, Nva, words, &[]);
        done.in_box(BoxName::Casualties, PieceType::UsTroops)
    };
    let two = "bombard (bombard quang-tri-thua-thien, central-laos)";
    assert_eq!(lost(&map, two), 2, "Typhoon Kate bounds the activities it does not ban");
    let np = shaded(49).by_person(&map, Vc, "", &[]);
    assert_eq!(np.in_box(BoxName::Casualties, PieceType::UsTroops), 2, "{}", np.story);
    let short = shaded(49).refused(&map.clone().unshaded(LastingCard::LongRangeGuns), Nva, two, &[]);
    assert!(short.contains("BO1"), "{short}");
    assert_eq!(
        lost(
            &map.shaded(LastingCard::LongRangeGuns),
            "bombard (bombard quang-tri-thua-thien, central-laos, loc-hue-khe-sanh)"
        ),
        2
    );
}

#[test]
fn a_non_player_nva_chooses_the_cubes_that_m_48_patton_takes_from_a_patrol_an_event_grants() {
    let map =
        scene().at(Space::Saigon, "3 us_troops").at(Space::Hue, "3 us_troops").shaded(LastingCard::M48Patton);
    let words = |lost| format!("lim-op (patrol loc-hue-da-nang: 3t from hue{lost})");
    let done = unshaded(103).by_person(&map, Us, &words(""), &[]);
    assert_eq!(done.in_box(BoxName::Casualties, PieceType::UsTroops), 2, "{}", done.story);
    let said = unshaded(103).refused(&map, Us, &words("; lose none"), &[]);
    assert!(said.contains("NVA is a non-player"), "{said}");
    // Where it has a choice, nobody else is asked.
    let map = map.at(Space::Hue, "2 arvn_police 2 arvn_troops");
    let words = "lim-op (patrol loc-hue-da-nang: 2t from hue, 2p from hue), (train saigon)";
    let done = unshaded(50).by_person(&map, Arvn, words, &[]);
    assert_eq!(done.at(Space::LocHueDaNang), "1 arvn_troops 1 arvn_police", "{}", done.story);
    // A person who plays NVA is asked.
    let people = map.players(&[Arvn, Nva]);
    let asked = unshaded(50).tried(&people, Arvn, words, &[]).err().expect("it is refused").to_string();
    assert!(asked.contains("say which"), "{asked}");
}

#[test]
fn whoever_plays_nva_chooses_what_m_48_patton_takes_from_each_patrol_that_uncle_ho_grants_a_non_player() {
    let map = scene()
        .players(&[Nva])
        .shaded(LastingCard::M48Patton)
        .unshaded(LastingCard::TyphoonKate)
        .track(Track::Patronage, 50)
        .deck(&[TrungCard::L, TrungCard::K, TrungCard::L, TrungCard::K])
        .at(Space::Saigon, "9 arvn_troops 3 arvn_police")
        .at(Space::Hue, "9 arvn_troops 3 arvn_police")
        .at(Space::LocSaigonCanTho, "2 vc_guerrillas_u")
        .at(Space::LocHueDaNang, "2 vc_guerrillas_u");
    let others = SpaceSet::CITIES.iter().filter(|space| ![Space::Saigon, Space::Hue].contains(space));
    let map = others.fold(map, |map, city| map.at(city, "1 arvn_police"));
    let tried = |choices: &str| unshaded(50).tried(&map, Arvn, choices, &[2]);
    let left = |choices: &str| {
        let done = tried(choices).unwrap_or_else(|error| panic!("{choices}: {error}"));
        (done.at(Space::LocSaigonCanTho), done.at(Space::LocHueDaNang))
    };
    let (all, no_police, no_troop) =
        ("2 arvn_troops 2 arvn_police", "2 arvn_troops 1 arvn_police", "1 arvn_troops 2 arvn_police");
    let cubes = |can_tho: &str, da_nang: &str| (can_tho.to_owned(), da_nang.to_owned());
    assert_eq!(left("lose none, none"), cubes(all, all));
    assert_eq!(left("lose 1p from loc-saigon-can-tho, none"), cubes(no_police, all));
    assert_eq!(left("lose none, 1t from loc-hue-da-nang"), cubes(all, no_troop));
    assert_eq!(left("lose 1p from loc-saigon-can-tho, 1t from loc-hue-da-nang"), cubes(no_police, no_troop));
    let both = "lose 1p from loc-saigon-can-tho, 1t from loc-saigon-can-tho, none";
    assert_eq!(left(both), cubes("1 arvn_troops 1 arvn_police", all));
    let refused = |choices: &str| tried(choices).err().expect("it is refused").to_string();
    assert!(refused("").contains("2 arvn_troops from loc-saigon-can-tho"), "{}", refused(""));
    assert!(refused("lose none").contains("2 arvn_troops from loc-hue-da-nang"), "{}", refused("lose none"));
    assert!(refused("lose 1t from hue, none").contains("cubes moved there"));
    assert!(refused("lose none, none, none").contains("does not ask for `lose none`"));
}

#[test]
fn nva_and_vc_of_two_people_give_each_other_resources_while_one_of_them_executes_an_event() {
    let map = scene().track(Track::NvaResources, 10).track(Track::VcResources, 0).players(&[Nva, Vc, Us]);
    let tried = |by, words: &str| shaded(42).tried(&map, by, words, &[]);
    let resources = |words: &str| {
        let done = tried(Nva, words).unwrap_or_else(|error| panic!("{words}: {error}"));
        (done.track(Track::NvaResources), done.track(Track::VcResources))
    };
    assert_eq!(resources(""), (20, 2), "the text alone: NVA 10, VC the Trail");
    assert_eq!(resources("transfer nva vc 4"), (16, 6));
    assert_eq!(resources("transfer nva vc 20 after"), (0, 22));
    assert_eq!(resources("transfer nva vc 1, nva vc 1 after, vc nva 3 after"), (21, 1));
    let refused = |by, words| tried(by, words).err().expect("it is refused").to_string();
    assert!(
        refused(Nva, "transfer nva vc 11").contains("the giver does not have that much"),
        "before the text it has 10"
    );
    assert!(refused(Us, "transfer nva vc 1").contains("transfers are legal only during an NVA or VC action"));
    assert!(refused(Nva, "transfer nva vc").contains("transfer"), "an amount is lacking");
}

#[test]
fn the_us_sweeps_and_assaults_with_what_is_there_on_attleboro_23_and_ia_drang_44_even_if_nothing_comes() {
    let map = scene().at(Space::TayNinh, "1 nva_tunnels 2 nva_guerrillas_u 4 us_troops");
    for card in [23, 44] {
        let tried = |words: &str| unshaded(card).refused(&map, Us, words, &[]);
        let no_sweep = tried("air-lift none; sweep none; assault (assault tay-ninh)");
        assert!(no_sweep.contains("sweep: US must execute it"), "{card}: {no_sweep}");
        let no_assault = tried("air-lift none; sweep (sweep tay-ninh); assault none");
        assert!(no_assault.contains("assault: US must execute it"), "{card}: {no_assault}");
        let words = "air-lift none; sweep (sweep tay-ninh); assault (assault tay-ninh)";
        let (dice, left) =
            if card == 23 { (&[][..], "4 us_troops") } else { (&[3][..], "4 us_troops 1 nva_tunnels") };
        assert_eq!(unshaded(card).by_person(&map, Us, words, dice).at(Space::TayNinh), left, "{card}");
    }
}

#[test]
fn a_non_player_us_picks_what_sa_2s_cost_nva_when_another_strikes_the_trail_on_pows_40() {
    let map = scene()
        .at(Space::NorthVietnam, "2 nva_troops")
        .at(Space::CentralLaos, "1 nva_bases")
        .unshaded(LastingCard::Sa2s);
    let done = unshaded(40).by_person(&map, Arvn, "air-strike (air-strike degrade)", &[2]);
    assert_eq!((done.at(Space::CentralLaos), done.track(Track::Trail)), (String::new(), 1), "{}", done.story);
    let named = "air-strike (air-strike degrade sa-2s nva_troops north-vietnam)";
    let said = unshaded(40).refused(&map, Arvn, named, &[2]);
    assert!(said.contains("US is a non-player"), "{said}");
    let people = map.players(&[Us, Arvn]);
    let both = unshaded(40).tried(&people, Arvn, named, &[2]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(both.at(Space::NorthVietnam), "1 nva_troops");
}
