//! Cards 1 to 30, but for those that grant Operations or Special Activities.

use pointman_core::dice::Scripted;
use pointman_fitl::trung::is_effective;
use pointman_fitl::{
    BoxName, Card, CardSide, DeckMode, Effect, EventChoices, Faction, FactionSet, LastingCard, NewGame,
    Nobody, PieceKind, PieceType, Policy, Scenario, Space, SupportLevel, Table, Track,
};

use crate::events::event::{Done, shaded, unshaded};
use crate::events::scene::{Scene, scene};

const TROOPS: PieceType = PieceType::UsTroops;

/// US Troops that are Available become Casualties.
fn with_casualties(scene: Scene, count: u8) -> Scene {
    scene.after(Effect::Box {
        piece: PieceKind::UsTroops,
        count,
        from: BoxName::Available,
        to: BoxName::Casualties,
    })
}

fn stays_eligible(done: &Done) -> FactionSet {
    done.game.sequence().eligible_next()
}

#[test]
fn kissinger_2_unshaded_removes_as_many_insurgents_from_laos_and_cambodia_as_a_die_says() {
    let map = scene()
        .at(Space::CentralLaos, "2 nva_troops 1 nva_tunnels")
        .at(Space::TheFishhook, "1 vc_guerrillas_u 1 vc_bases");
    let needs = unshaded(2).refused(&map, Faction::Arvn, "", &[2]);
    assert!(needs.contains("remove (ARVN)") && needs.contains("vc_bases the-fishhook"), "{needs}");
    let done = unshaded(2).by_person(
        &map,
        Faction::Arvn,
        "remove nva_troops central-laos, vc_bases the-fishhook",
        &[2],
    );
    assert_eq!(
        (done.at(Space::CentralLaos), done.at(Space::TheFishhook)),
        ("1 nva_troops 1 nva_tunnels".into(), "1 vc_guerrillas_u".into())
    );
    let all = unshaded(2).by_person(&map, Faction::Arvn, "", &[5]);
    assert_eq!(
        (all.at(Space::CentralLaos), all.at(Space::TheFishhook)),
        ("1 nva_tunnels".into(), String::new())
    );
    let np = unshaded(2).by_non_player(&map, Faction::Arvn, &[1]);
    // R179: the column selects Central Laos, whose Tunneled Base is vulnerable; a Base elsewhere does not
    // come first.
    assert_eq!(
        (np.at(Space::CentralLaos), np.at(Space::TheFishhook)),
        ("1 nva_troops 1 nva_tunnels".into(), "1 vc_guerrillas_u 1 vc_bases".into()),
        "{}",
        np.story
    );
    assert!(unshaded(2).is_effective(&map, Faction::Arvn));
    assert!(!unshaded(2).is_effective(&scene().at(Space::CentralLaos, "1 nva_tunnels"), Faction::Arvn));
}

#[test]
fn kissinger_2_shaded_places_2_nva_pieces_in_cambodia_and_costs_6_aid() {
    let map = scene().track(Track::Aid, 20);
    let done = shaded(2).by_person(&map, Faction::Nva, "place 2t the-fishhook", &[]);
    assert_eq!((done.at(Space::TheFishhook), done.track(Track::Aid)), ("2 nva_troops".into(), 14));
    let wrong = shaded(2).refused(&map, Faction::Nva, "place 2t hue", &[]);
    assert!(wrong.contains("is not legal now"), "{wrong}");
    let over = shaded(2).refused(&map, Faction::Nva, "place 3t the-fishhook", &[]);
    assert!(over.contains("asks for fewer"), "{over}");
    assert!(shaded(2).is_effective(&map, Faction::Nva) && shaded(2).is_effective(&map, Faction::Vc));
}

#[test]
fn kissinger_2_shaded_has_the_us_send_2_troops_out_of_play_a_non_player_from_the_map_first() {
    let map = with_casualties(
        scene().at(Space::TheFishhook, "1 nva_guerrillas_u").at(Space::Hue, "1 us_troops"),
        1,
    );
    let np = shaded(2).by_non_player(&map, Faction::Vc, &[]);
    assert_eq!((np.at(Space::Hue), np.in_box(BoxName::Casualties, TROOPS)), (String::new(), 0));
    assert_eq!(
        (np.in_box(BoxName::OutOfPlay, TROOPS), np.at(Space::TheFishhook)),
        (2, "1 nva_guerrillas_u 2 nva_bases".into())
    );
    let person = shaded(2).by_person(&map, Faction::Us, "map 0; casualties 0", &[]);
    assert_eq!(
        (person.at(Space::Hue), person.in_box(BoxName::Casualties, TROOPS)),
        ("1 us_troops".into(), 1)
    );
    assert_eq!(person.in_box(BoxName::OutOfPlay, TROOPS), 2);
    assert!(shaded(2).refused(&map, Faction::Us, "map 2", &[]).contains("not legal"));
}

#[test]
fn peace_talks_3_cost_or_give_nva_9_resources_and_ease_linebacker_or_raise_the_trail_to_3() {
    let map = scene().track(Track::NvaResources, 20);
    let talks = unshaded(3).by_person(&map, Faction::Nva, "", &[]);
    assert_eq!(
        (talks.track(Track::NvaResources), talks.game.peace_talks()),
        (11, false),
        "Linebacker II is not in this game"
    );
    let shady = shaded(3).by_person(&map.clone().track(Track::Trail, 1), Faction::Nva, "", &[]);
    assert_eq!((shady.track(Track::NvaResources), shady.track(Track::Trail)), (29, 3));
    let high = map.track(Track::Trail, 4);
    assert_eq!(shaded(3).by_non_player(&high, Faction::Nva, &[]).track(Track::Trail), 4);
    assert!(!unshaded(3).is_effective(&high, Faction::Us));
    assert!(shaded(3).is_effective(&scene(), Faction::Nva) && !shaded(3).is_effective(&high, Faction::Nva));
}

#[test]
fn peace_talks_3_unshaded_ease_linebacker_ii_where_it_is_still_to_be_played() {
    let (mut effects, mut dice) = (Vec::new(), Scripted::new([]));
    let new = NewGame { deck: DeckMode::Physical, ..NewGame::of(Scenario::Full) };
    let mut game = new.begin(&mut dice, &mut Vec::new()).unwrap();
    let (card, side) = (Card::numbered(3), CardSide::Unshaded);
    assert!(is_effective(&game, Faction::Us, card, side));
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    table.execute_event(Faction::Us, card, Some(side), &EventChoices::default(), &mut Nobody).unwrap();
    assert!(game.peace_talks());
}

#[test]
fn wild_weasels_5_end_sa_2s_or_else_degrade_the_trail_and_shaded_they_last() {
    let map = scene().track(Track::NvaResources, 20).players(&[Faction::Nva]);
    let ends = unshaded(5).by_non_player(&map.clone().shaded(LastingCard::Sa2s), Faction::Arvn, &[]);
    assert_eq!((ends.game.shaded(LastingCard::Sa2s), ends.track(Track::Trail)), (false, 2));
    let degrades = unshaded(5).by_non_player(&map, Faction::Arvn, &[]);
    assert_eq!((degrades.track(Track::Trail), degrades.track(Track::NvaResources)), (0, 11));
    assert!(shaded(5).by_non_player(&scene(), Faction::Vc, &[]).game.shaded(LastingCard::WildWeasels));
    let none = scene().track(Track::Trail, 0);
    assert!(!unshaded(5).is_effective(&none, Faction::Arvn) && shaded(5).is_effective(&none, Faction::Vc));
    assert!(unshaded(5).is_effective(&none.clone().shaded(LastingCard::Sa2s), Faction::Arvn));
    assert!(unshaded(5).is_effective(&map.track(Track::Trail, 0), Faction::Arvn));
}

#[test]
fn adsid_7_lasts_or_raises_the_trail_to_2_or_by_1_and_costs_9_arvn_resources() {
    assert!(unshaded(7).by_non_player(&scene(), Faction::Arvn, &[]).game.unshaded(LastingCard::Adsid));
    let map = scene().track(Track::ArvnResources, 5).players(&[Faction::Us]);
    for (before, after) in [(0, 2), (1, 2), (2, 3), (3, 4), (4, 4)] {
        let done = shaded(7).by_non_player(&map.clone().track(Track::Trail, before), Faction::Nva, &[]);
        assert_eq!((done.track(Track::Trail), done.track(Track::ArvnResources)), (after, 0));
    }
    assert!(!unshaded(7).is_effective(&scene(), Faction::Arvn));
    assert!(unshaded(7).is_effective(&scene().players(&[Faction::Nva]), Faction::Arvn));
    let high = scene().track(Track::Trail, 4);
    assert!(
        !shaded(7).is_effective(&high, Faction::Nva)
            && shaded(7).is_effective(&map.track(Track::Trail, 4), Faction::Nva)
    );
}

#[test]
fn psychedelic_cookie_9_unshaded_a_person_takes_troops_from_out_of_play_or_from_the_map() {
    let map = scene().at(Space::Hue, "4 us_troops").only_available(TROOPS, 31);
    let chosen = "option out-of-play; place 2 us_troops saigon; available 1";
    let comes = unshaded(9).by_person(&map, Faction::Us, chosen, &[]);
    assert_eq!(
        (comes.at(Space::Saigon), comes.in_box(BoxName::Available, TROOPS)),
        ("2 us_troops".into(), 32)
    );
    let goes = unshaded(9).by_person(&map, Faction::Us, "option map; troops 2 us_troops hue", &[]);
    assert_eq!((goes.at(Space::Hue), goes.in_box(BoxName::Available, TROOPS)), ("2 us_troops".into(), 33));
    let mixed = unshaded(9).refused(&map, Faction::Us, "option map; available 1", &[]);
    assert!(mixed.contains("does not ask for `available 1`"), "{mixed}");
}

#[test]
fn psychedelic_cookie_9_unshaded_a_non_player_goes_by_its_policy() {
    let map =
        scene().at(Space::Hue, "4 us_troops").at(Space::Saigon, "1 arvn_police").only_available(TROOPS, 31);
    let nixon = unshaded(9).by_non_player(&map.clone().policy(Policy::Nixon), Faction::Us, &[]);
    assert_eq!((nixon.in_box(BoxName::OutOfPlay, TROOPS), nixon.in_box(BoxName::Available, TROOPS)), (2, 34));
    let home = scene().at(Space::Hue, "4 us_troops").policy(Policy::Nixon);
    assert_eq!(unshaded(9).by_non_player(&home, Faction::Us, &[]).at(Space::Hue), "1 us_troops");
    let lbj = unshaded(9).by_non_player(&map.clone().policy(Policy::Lbj), Faction::Us, &[]);
    assert_eq!(lbj.in_box(BoxName::OutOfPlay, TROOPS), 2);
    assert_eq!(lbj.at(Space::Saigon), "3 us_troops 1 arvn_police", "{}", lbj.story);
    assert!(
        unshaded(9).is_effective(&home, Faction::Us)
            && !unshaded(9).is_effective(&home.policy(Policy::Jfk), Faction::Us)
    );
}

#[test]
fn psychedelic_cookie_9_shaded_sends_3_us_troops_from_the_map_out_of_play() {
    let map = scene().at(Space::Hue, "3 us_troops").at(Space::Saigon, "2 us_troops");
    let np = shaded(9).by_non_player(&map, Faction::Nva, &[1]);
    assert_eq!(
        (np.at(Space::Hue), np.at(Space::Saigon)),
        ("1 us_troops".into(), "1 us_troops".into()),
        "{}",
        np.story
    );
    let person = shaded(9).by_person(&map, Faction::Us, "troops us_troops hue, 2 us_troops saigon", &[]);
    assert_eq!((person.at(Space::Hue), person.in_box(BoxName::OutOfPlay, TROOPS)), ("2 us_troops".into(), 3));
    assert!(shaded(9).is_effective(&map, Faction::Vc) && !shaded(9).is_effective(&scene(), Faction::Vc));
}

#[test]
fn rolling_thunder_10_degrades_the_trail_and_bars_nva_or_costs_5_and_lasts() {
    let map = scene().track(Track::NvaResources, 20).track(Track::ArvnResources, 8);
    let thunder = unshaded(10).by_person(&map, Faction::Nva, "", &[]);
    assert_eq!((thunder.track(Track::Trail), thunder.track(Track::NvaResources)), (0, 11));
    assert!(thunder.game.sequence().ineligible_next().contains(Faction::Nva));
    let shady = shaded(10).by_person(&map, Faction::Arvn, "", &[]);
    assert_eq!(
        (shady.track(Track::ArvnResources), shady.game.shaded(LastingCard::RollingThunder)),
        (3, true)
    );
    assert!(
        unshaded(10).is_effective(&scene(), Faction::Arvn) && shaded(10).is_effective(&scene(), Faction::Vc)
    );
}

#[test]
fn capt_buck_adams_12_unshaded_uncovers_guerrillas_outside_the_south_and_removes_an_nva_base() {
    let map = scene()
        .at(Space::CentralLaos, "1 nva_guerrillas_u 1 vc_guerrillas_u 1 nva_bases 1 nva_tunnels")
        .at(Space::NorthVietnam, "1 nva_bases")
        .at(Space::TayNinh, "1 nva_guerrillas_u");
    let done = unshaded(12).by_person(&map, Faction::Arvn, "base nva_bases north-vietnam", &[]);
    assert_eq!(done.at(Space::CentralLaos), "1 nva_guerrillas_a 1 nva_bases 1 nva_tunnels 1 vc_guerrillas_a");
    assert_eq!(
        (done.at(Space::NorthVietnam), done.at(Space::TayNinh)),
        (String::new(), "1 nva_guerrillas_u".into())
    );
    let np = unshaded(12).by_non_player(&map, Faction::Arvn, &[]);
    assert_eq!(np.at(Space::NorthVietnam), "", "fewest enemies: {}", np.story);
    assert!(unshaded(12).is_effective(&map, Faction::Arvn));
    let none = scene().at(Space::CentralLaos, "1 nva_tunnels").at(Space::TayNinh, "1 nva_guerrillas_u");
    assert!(!unshaded(12).is_effective(&none, Faction::Arvn));
}

#[test]
fn capt_buck_adams_12_shaded_builds_under_nva_control_and_hides_3_guerrillas() {
    let map = scene().at(Space::CentralLaos, "4 nva_guerrillas_a").at(Space::SouthernLaos, "1 us_troops");
    let np = shaded(12).by_non_player(&map, Faction::Nva, &[]);
    assert_eq!(np.at(Space::CentralLaos), "3 nva_guerrillas_u 1 nva_guerrillas_a 1 nva_bases");
    let two = map.clone().at(Space::TayNinh, "2 nva_guerrillas_a");
    let chosen = "hide nva_guerrillas_a central-laos, 2 nva_guerrillas_a tay-ninh";
    let person = shaded(12).by_person(&two, Faction::Nva, chosen, &[]);
    assert_eq!(person.at(Space::CentralLaos), "1 nva_guerrillas_u 3 nva_guerrillas_a 1 nva_bases");
    let wrong = shaded(12).refused(&two, Faction::Nva, "hide 4 nva_guerrillas_a central-laos", &[]);
    assert!(wrong.contains("fewer"), "{wrong}");
    assert!(shaded(12).is_effective(&map, Faction::Nva) && !shaded(12).is_effective(&scene(), Faction::Nva));
}

#[test]
fn medevac_15_lasts_on_either_side_and_shaded_leaves_the_executor_eligible() {
    let heals = unshaded(15).by_non_player(&scene(), Faction::Arvn, &[]);
    assert!(heals.game.unshaded(LastingCard::Medevac) && stays_eligible(&heals).is_empty());
    let grounded = shaded(15).by_non_player(&scene(), Faction::Vc, &[]);
    assert!(grounded.game.shaded(LastingCard::Medevac) && stays_eligible(&grounded).contains(Faction::Vc));
    assert!(
        unshaded(15).is_effective(&scene(), Faction::Arvn) && shaded(15).is_effective(&scene(), Faction::Nva)
    );
}

#[test]
fn blowtorch_komer_16_gives_10_aid_and_lasts_or_takes_10_and_shifts_a_space_with_troops_and_police() {
    let map = scene()
        .track(Track::Aid, 12)
        .at(Space::Saigon, "1 us_troops 1 arvn_police")
        .at(Space::Hue, "1 arvn_troops 1 arvn_police")
        .at(Space::CanTho, "1 us_troops");
    let aid = unshaded(16).by_non_player(&map, Faction::Arvn, &[]);
    assert_eq!((aid.track(Track::Aid), aid.game.unshaded(LastingCard::BlowtorchKomer)), (22, true));
    let np = shaded(16).by_non_player(&map, Faction::Vc, &[]);
    assert_eq!((np.track(Track::Aid), np.support(Space::Saigon)), (2, SupportLevel::PassiveOpposition));
    let person = shaded(16).by_person(&map, Faction::Vc, "space hue", &[]);
    assert_eq!(person.support(Space::Hue), SupportLevel::PassiveOpposition);
    assert!(shaded(16).refused(&map, Faction::Vc, "space can-tho", &[]).contains("not legal"));
    assert!(
        unshaded(16).is_effective(&scene(), Faction::Arvn) && !shaded(16).is_effective(&scene(), Faction::Vc)
    );
    assert!(shaded(16).is_effective(&map.track(Track::Aid, 0), Faction::Vc));
}

#[test]
fn claymores_17_last_or_trade_a_hidden_guerrilla_for_a_coin_base() {
    let lasts = unshaded(17).by_non_player(&scene(), Faction::Arvn, &[]);
    assert!(lasts.game.unshaded(LastingCard::Claymores) && stays_eligible(&lasts).contains(Faction::Arvn));
    let map = scene().at(Space::TayNinh, "1 us_bases 1 arvn_bases 1 nva_guerrillas_u 1 vc_guerrillas_u");
    let np = shaded(17).by_non_player(&map, Faction::Vc, &[]);
    assert_eq!(np.at(Space::TayNinh), "1 arvn_bases 1 vc_guerrillas_u", "{}", np.story);
    assert_eq!(np.in_box(BoxName::Casualties, PieceType::UsBases), 1);
    let chosen = "base arvn_bases; guerrilla vc_guerrillas_u";
    let person = shaded(17).by_person(&map, Faction::Vc, chosen, &[]);
    assert_eq!(person.at(Space::TayNinh), "1 us_bases 1 nva_guerrillas_u");
    let active = scene().at(Space::TayNinh, "1 us_bases 1 vc_guerrillas_a");
    assert!(shaded(17).is_effective(&map, Faction::Nva) && !shaded(17).is_effective(&active, Faction::Nva));
    assert_eq!(shaded(17).by_non_player(&active, Faction::Nva, &[]).effects, []);
}

#[test]
fn americal_21_unshaded_a_person_gathers_troops_in_one_place() {
    let map =
        scene().at(Space::Hue, "2 us_troops").at(Space::Saigon, "1 us_troops").only_available(TROOPS, 30);
    let chosen = "option space; space da-nang; out-of-play 1; move us_troops from hue, us_troops from saigon";
    let space = unshaded(21).by_person(&map, Faction::Us, chosen, &[]);
    assert_eq!((space.at(Space::DaNang), space.at(Space::Hue)), ("3 us_troops".into(), "1 us_troops".into()));
    let chosen = "option available; out-of-play 2; troops us_troops hue";
    let home = unshaded(21).by_person(&map, Faction::Us, chosen, &[]);
    assert_eq!((home.in_box(BoxName::Available, TROOPS), home.at(Space::Hue)), (33, "1 us_troops".into()));
    let north =
        unshaded(21).refused(&map, Faction::Us, "option space; space north-vietnam; out-of-play 0", &[]);
    assert!(north.contains("not legal"), "{north}");
}

#[test]
fn americal_21_unshaded_a_non_player_goes_by_its_policy() {
    let map = scene()
        .at(Space::Hue, "4 us_troops")
        .at(Space::Saigon, "2 us_troops 1 arvn_police")
        .at(Space::CanTho, "1 arvn_police")
        .only_available(TROOPS, 30);
    let nixon = unshaded(21).by_non_player(&map.clone().policy(Policy::Nixon), Faction::Us, &[]);
    assert_eq!(
        (nixon.in_box(BoxName::Available, TROOPS), nixon.at(Space::Hue)),
        (34, "2 us_troops".into()),
        "{}",
        nixon.story
    );
    let jfk = unshaded(21).by_non_player(&map.clone().policy(Policy::Jfk), Faction::Us, &[]);
    assert_eq!(jfk.in_box(BoxName::OutOfPlay, TROOPS), 2);
    assert_eq!(jfk.at(Space::CanTho), "4 us_troops 1 arvn_police", "{}", jfk.story);
    assert!(
        unshaded(21).is_effective(&map, Faction::Us) && !unshaded(21).is_effective(&scene(), Faction::Us)
    );
}

#[test]
fn americal_21_shaded_vc_gives_up_a_piece_in_1_or_2_provinces_for_active_opposition() {
    let map = scene()
        .at(Space::TayNinh, "1 us_troops 1 vc_guerrillas_u 1 vc_guerrillas_a")
        .at(Space::BinhDinh, "1 us_troops 1 vc_bases")
        .at(Space::QuangNam, "1 us_troops 2 vc_guerrillas_u")
        .support(Space::QuangNam, SupportLevel::ActiveOpposition);
    let np = shaded(21).by_non_player(&map, Faction::Vc, &[]);
    assert_eq!(
        (np.at(Space::TayNinh), np.at(Space::BinhDinh)),
        ("1 us_troops 1 vc_guerrillas_u".into(), "1 us_troops".into())
    );
    assert_eq!(np.support(Space::BinhDinh), SupportLevel::ActiveOpposition);
    let one = shaded(21).by_person(&map, Faction::Vc, "spaces tay-ninh; remove vc_guerrillas_u", &[]);
    assert_eq!(one.at(Space::TayNinh), "1 us_troops 1 vc_guerrillas_a");
    assert_eq!(one.support(Space::BinhDinh), SupportLevel::Neutral);
    let late = shaded(21).refused(&map, Faction::Vc, "spaces quang-nam", &[]);
    assert!(late.contains("not legal"), "{late}");
    assert!(shaded(21).is_effective(&map, Faction::Vc));
    let done = map
        .support(Space::TayNinh, SupportLevel::ActiveOpposition)
        .support(Space::BinhDinh, SupportLevel::ActiveOpposition);
    assert!(!shaded(21).is_effective(&done, Faction::Vc));
}

#[test]
fn da_nang_22_brings_troops_or_ends_support_around_the_city() {
    let map = scene().only_available(TROOPS, 36).at(Space::Hue, "1 us_troops");
    let np = unshaded(22).by_non_player(&map, Faction::Us, &[]);
    assert_eq!((np.at(Space::DaNang), np.in_box(BoxName::OutOfPlay, TROOPS)), ("3 us_troops".into(), 1));
    let person = unshaded(22).by_person(&map, Faction::Us, "out-of-play 2; available 4", &[]);
    assert_eq!(person.at(Space::DaNang), "6 us_troops");
    assert!(unshaded(22).refused(&map, Faction::Us, "out-of-play 2; available 5", &[]).contains("not legal"));
    let support = scene()
        .support(Space::DaNang, SupportLevel::ActiveSupport)
        .support(Space::QuangNam, SupportLevel::PassiveOpposition)
        .support(Space::Hue, SupportLevel::ActiveSupport);
    let shady = shaded(22).by_non_player(&support, Faction::Vc, &[]);
    assert_eq!(
        (shady.support(Space::DaNang), shady.support(Space::QuangNam)),
        (SupportLevel::Neutral, SupportLevel::PassiveOpposition)
    );
    assert_eq!(shady.support(Space::Hue), SupportLevel::ActiveSupport);
    assert!(shady.game.shaded(LastingCard::DaNang));
    assert!(
        unshaded(22).is_effective(&map, Faction::Us) && !unshaded(22).is_effective(&scene(), Faction::Us)
    );
    assert!(shaded(22).is_effective(&scene(), Faction::Nva));
}

#[test]
fn operation_starlite_24_unshaded_clears_vc_from_a_coastal_province_within_reach_of_us_troops() {
    let map = scene()
        .at(Space::BinhDinh, "3 vc_guerrillas_u 1 vc_tunnels")
        .at(Space::QuangNam, "1 vc_bases 1 vc_guerrillas_a 1 nva_troops")
        .at(Space::KhanhHoa, "1 vc_guerrillas_u")
        .at(Space::DaNang, "1 us_troops")
        .at(Space::QuiNhon, "1 us_troops");
    let np = unshaded(24).by_non_player(&map, Faction::Arvn, &[]);
    assert_eq!(np.at(Space::QuangNam), "1 nva_troops", "{}", np.story);
    let person = unshaded(24).by_person(&map, Faction::Arvn, "space binh-dinh", &[]);
    assert_eq!(person.at(Space::BinhDinh), "1 vc_tunnels");
    assert!(unshaded(24).refused(&map, Faction::Arvn, "space khanh-hoa", &[]).contains("not legal"));
    let far = scene().at(Space::BinhDinh, "1 vc_bases").at(Space::Saigon, "1 us_troops");
    assert!(
        unshaded(24).is_effective(&map, Faction::Arvn) && !unshaded(24).is_effective(&far, Faction::Arvn)
    );
}

#[test]
fn operation_starlite_24_shaded_hides_vc_in_3_provinces_and_the_executor_stays_eligible() {
    let map = scene()
        .at(Space::TayNinh, "2 vc_guerrillas_a")
        .at(Space::BinhDinh, "1 vc_guerrillas_a")
        .at(Space::Hue, "1 vc_guerrillas_a");
    let np = shaded(24).by_non_player(&map, Faction::Vc, &[]);
    assert_eq!(
        (np.at(Space::TayNinh), np.at(Space::BinhDinh)),
        ("2 vc_guerrillas_u".into(), "1 vc_guerrillas_u".into())
    );
    assert_eq!(np.at(Space::Hue), "1 vc_guerrillas_a");
    let none = shaded(24).by_person(&map, Faction::Vc, "spaces none", &[]);
    assert_eq!(none.at(Space::TayNinh), "2 vc_guerrillas_a");
    assert!(stays_eligible(&none).contains(Faction::Vc));
    let one = shaded(24).by_person(&map, Faction::Vc, "spaces binh-dinh", &[]);
    assert_eq!(one.at(Space::BinhDinh), "1 vc_guerrillas_u");
    assert!(shaded(24).is_effective(&map, Faction::Vc));
    assert!(!shaded(24).is_effective(&scene().at(Space::Hue, "1 vc_guerrillas_a"), Faction::Vc));
}

#[test]
fn phoenix_program_27_unshaded_removes_3_vc_pieces_under_coin_control() {
    let map = scene()
        .at(Space::Saigon, "6 arvn_police 2 vc_guerrillas_u 1 vc_bases 1 vc_tunnels")
        .at(Space::Hue, "5 arvn_police 2 vc_guerrillas_a")
        .at(Space::TayNinh, "2 vc_guerrillas_u");
    let np = unshaded(27).by_non_player(&map, Faction::Arvn, &[]);
    assert_eq!(
        (np.at(Space::Saigon), np.at(Space::Hue)),
        ("6 arvn_police 1 vc_tunnels".into(), "5 arvn_police 2 vc_guerrillas_a".into())
    );
    let chosen = "remove 2 vc_guerrillas_a hue, vc_bases saigon";
    let person = unshaded(27).by_person(&map, Faction::Arvn, chosen, &[]);
    assert_eq!(
        (person.at(Space::Saigon), person.at(Space::Hue)),
        ("6 arvn_police 2 vc_guerrillas_u 1 vc_tunnels".into(), "5 arvn_police".into())
    );
    assert!(
        unshaded(27)
            .refused(&map, Faction::Arvn, "remove vc_guerrillas_u tay-ninh", &[])
            .contains("not legal")
    );
    let none = scene().at(Space::Saigon, "6 arvn_police 1 vc_tunnels");
    assert!(
        unshaded(27).is_effective(&map, Faction::Arvn) && !unshaded(27).is_effective(&none, Faction::Arvn)
    );
}

#[test]
fn phoenix_program_27_shaded_terrorizes_2_spaces_under_coin_control() {
    let map = scene()
        .at(Space::Saigon, "6 arvn_police 2 vc_guerrillas_u")
        .at(Space::Hue, "5 arvn_police 2 vc_guerrillas_a")
        .at(Space::CanTho, "5 arvn_police 1 vc_tunnels")
        .terror(Space::CanTho, 1);
    let np = shaded(27).by_non_player(&map, Faction::Vc, &[]);
    for (space, markers) in [(Space::Hue, 1), (Space::CanTho, 2)] {
        assert_eq!(
            (np.support(space), np.game.board().terror(space)),
            (SupportLevel::ActiveOpposition, markers)
        );
    }
    let both = shaded(27).by_person(&map, Faction::Vc, "terror hue, can-tho", &[]);
    assert_eq!(both.support(Space::CanTho), SupportLevel::ActiveOpposition, "there are no more than 2");
    assert!(shaded(27).refused(&map, Faction::Vc, "spaces hue, saigon", &[]).contains("does not ask for"));
    let three = map.at(Space::DaNang, "5 arvn_police 1 vc_guerrillas_u").terror(Space::TayNinh, 13);
    let person = shaded(27).by_person(&three, Faction::Vc, "spaces da-nang, hue; terror hue", &[]);
    assert_eq!((person.game.board().terror(Space::Hue), person.game.board().terror(Space::DaNang)), (1, 0));
    assert_eq!(person.support(Space::DaNang), SupportLevel::ActiveOpposition);
    assert!(shaded(27).refused(&three, Faction::Vc, "spaces saigon", &[]).contains("not legal"));
    let spent = scene()
        .at(Space::Hue, "2 arvn_police 1 vc_bases")
        .support(Space::Hue, SupportLevel::ActiveOpposition)
        .terror(Space::TayNinh, 15);
    assert!(shaded(27).is_effective(&three, Faction::Vc) && !shaded(27).is_effective(&spent, Faction::Vc));
}

#[test]
fn the_column_place_terror_decides_who_gets_the_last_marker_of_phoenix_program_27() {
    let map = scene()
        .at(Space::Hue, "2 arvn_police 1 vc_guerrillas_u")
        .at(Space::CanTho, "2 arvn_police 1 vc_guerrillas_u")
        .terror(Space::TayNinh, 14);
    let done = shaded(27).by_non_player(&map, Faction::Vc, &[]);
    assert!(done.story.contains("Most Population"), "{}", done.story);
    assert_eq!((done.game.board().terror(Space::Hue), done.game.board().terror(Space::CanTho)), (1, 0));
}

#[test]
fn tribesmen_29_unshaded_removes_4_insurgents_where_irregulars_are() {
    let map = scene()
        .at(Space::CentralLaos, "1 us_irregulars_u 3 nva_troops 1 nva_bases")
        .at(Space::BinhDinh, "1 us_irregulars_a 2 vc_guerrillas_u 1 vc_tunnels")
        .at(Space::TayNinh, "2 vc_guerrillas_u");
    let np = unshaded(29).by_non_player(&map, Faction::Arvn, &[]);
    assert_eq!(np.at(Space::BinhDinh), "1 us_irregulars_a 1 vc_tunnels", "{}", np.story);
    assert_eq!(np.at(Space::CentralLaos), "1 us_irregulars_u 2 nva_troops");
    let person = unshaded(29).by_person(
        &map,
        Faction::Arvn,
        "remove 3 nva_troops central-laos, vc_guerrillas_u binh-dinh",
        &[],
    );
    assert_eq!(person.at(Space::CentralLaos), "1 us_irregulars_u 1 nva_bases");
    assert!(unshaded(29).is_effective(&map, Faction::Arvn));
    let none = scene().at(Space::BinhDinh, "1 us_irregulars_a 1 vc_tunnels").at(Space::TayNinh, "1 vc_bases");
    assert!(!unshaded(29).is_effective(&none, Faction::Arvn));
}

#[test]
fn tribesmen_29_shaded_turns_irregulars_into_vc_guerrillas_and_a_neutral_highland_against_saigon() {
    let map = scene()
        .at(Space::CentralLaos, "1 us_irregulars_u")
        .at(Space::BinhDinh, "1 us_irregulars_a")
        .support(Space::QuangTriThuaThien, SupportLevel::PassiveSupport);
    let np = shaded(29).by_non_player(&map, Faction::Vc, &[]);
    assert_eq!(
        (np.at(Space::CentralLaos), np.at(Space::BinhDinh)),
        ("1 vc_guerrillas_u".into(), "1 vc_guerrillas_u".into())
    );
    assert_eq!((np.in_box(BoxName::Available, PieceType::UsIrregulars), np.track(Track::Patronage)), (6, 7));
    assert_eq!(np.support(Space::BinhDinh), SupportLevel::ActiveOpposition, "most Population: {}", np.story);
    let person = shaded(29).by_person(&map, Faction::Vc, "space khanh-hoa", &[]);
    assert_eq!(person.support(Space::KhanhHoa), SupportLevel::ActiveOpposition);
    assert!(shaded(29).is_effective(&map, Faction::Vc));
    let mut calm = scene().track(Track::Patronage, 0);
    for space in
        [Space::QuangTriThuaThien, Space::QuangNam, Space::BinhDinh, Space::PleikuDarlac, Space::KhanhHoa]
    {
        calm = calm.support(space, SupportLevel::ActiveSupport);
    }
    assert!(!shaded(29).is_effective(&calm, Faction::Vc));
}

#[test]
fn tribesmen_29_shaded_with_too_few_guerrillas_the_executor_says_which_irregulars_change_sides() {
    let map = scene()
        .at(Space::CentralLaos, "1 us_irregulars_u")
        .at(Space::BinhDinh, "1 us_irregulars_a")
        .only_available(PieceType::VcGuerrillas, 1)
        .support(Space::KhanhHoa, SupportLevel::ActiveSupport);
    let np = shaded(29).by_non_player(&map, Faction::Vc, &[1]);
    assert_eq!(
        (np.at(Space::CentralLaos), np.at(Space::BinhDinh)),
        (String::new(), "1 vc_guerrillas_u".into()),
        "{}",
        np.story
    );
    let chosen = "replace us_irregulars_u central-laos, us_irregulars_a binh-dinh; taking vc_guerrillas_a \
                  north-vietnam; space binh-dinh";
    let person = shaded(29).by_person(&map, Faction::Vc, chosen, &[]);
    assert_eq!(
        (person.at(Space::CentralLaos), person.at(Space::BinhDinh)),
        ("1 vc_guerrillas_u".into(), "1 vc_guerrillas_u".into())
    );
    let chosen = "replace us_irregulars_u central-laos; space binh-dinh";
    assert_eq!(shaded(29).by_person(&map, Faction::Vc, chosen, &[]).at(Space::BinhDinh), "");
}
