//! Texts that grant US or ARVN Operations, Special Activities, Pacification, Redeployment or Commitment:
//! cards 64 to 117.

use pointman_fitl::{BoxName, Faction, LastingCard, PieceType, Policy, Space, SupportLevel, Track};

use crate::events::event::{shaded, unshaded};
use crate::events::scene::scene;

const US: Faction = Faction::Us;
const ARVN: Faction = Faction::Arvn;
const NVA: Faction = Faction::Nva;
const VC: Faction = Faction::Vc;

#[test]
fn honolulu_conference_64_moves_aid_and_patronage_and_lets_a_coin_faction_pacify() {
    let map = scene()
        .at(Space::Hue, "2 us_troops 1 arvn_police")
        .terror(Space::Hue, 1)
        .track(Track::Aid, 20)
        .track(Track::ArvnResources, 20);
    let done = unshaded(64).by_person(&map, US, "aid up; patronage down; pacify hue; steps 2", &[]);
    assert_eq!(
        (done.track(Track::Aid), done.track(Track::Patronage), done.track(Track::ArvnResources)),
        (30, 5, 14)
    );
    assert_eq!(
        (done.support(Space::Hue), done.game.board().terror(Space::Hue)),
        (SupportLevel::PassiveSupport, 0)
    );
    let nowhere = unshaded(64).refused(&map, US, "aid up; patronage down; pacify saigon", &[]);
    assert!(nowhere.contains("not legal"), "{nowhere}");
    let np = unshaded(64).by_non_player(&map, US, &[1, 1]);
    assert_eq!(
        (np.support(Space::Hue), np.track(Track::Patronage)),
        (SupportLevel::PassiveSupport, 5),
        "2 steps: {}",
        np.story
    );
    let vc = unshaded(64).by_non_player(&map, VC, &[]);
    assert_eq!((vc.track(Track::Aid), vc.track(Track::Patronage)), (10, 5));
    assert!(unshaded(64).is_effective(&map, US) && unshaded(64).is_effective(&map, VC));
    assert!(!unshaded(64).is_effective(&scene().track(Track::Patronage, 0), NVA));
}

#[test]
fn amphib_landing_67_moves_troops_along_the_coast_then_sweeps_and_assaults_one_space() {
    let map = scene().at(Space::Saigon, "3 us_troops 3 arvn_troops").at(Space::KhanhHoa, "2 vc_guerrillas_u");
    let words = "faction us; move 3t from saigon to khanh-hoa; space khanh-hoa; sweep (sweep khanh-hoa); \
                 assault (assault khanh-hoa)";
    let done = unshaded(67).by_person(&map, US, words, &[]);
    assert_eq!(done.at(Space::KhanhHoa), "3 us_troops 1 vc_guerrillas_a", "half in Highland");
    let inland = unshaded(67).refused(&map, US, &words.replace("to khanh-hoa", "to tay-ninh"), &[]);
    assert!(inland.contains("not legal"), "{inland}");
    let np = map.clone().players(&[US]);
    let np = unshaded(67).tried(&np, US, "faction arvn", &[]).unwrap_or_else(|error| panic!("{error}"));
    assert!(np.at(Space::KhanhHoa).contains("arvn_troops"), "{}", np.story);
}

#[test]
fn amphib_landing_67_shaded_moves_3_vc_pieces_and_stops_us_and_arvn() {
    let map = scene().at(Space::KhanhHoa, "2 vc_guerrillas_u 1 vc_tunnels");
    let done = shaded(67).by_person(&map, VC, "space khanh-hoa; move 2u to hue, vc_tunnels to saigon", &[]);
    assert_eq!(
        (done.at(Space::Hue), done.at(Space::Saigon)),
        ("2 vc_guerrillas_u".into(), "1 vc_tunnels".into())
    );
    let np = shaded(67).by_non_player(&map, VC, &[]);
    assert_eq!(np.effects.len(), 2, "only Eligibility changes");
}

#[test]
fn roks_70_unshaded_has_all_cubes_fight_as_us_troops() {
    let map = scene()
        .at(Space::PhuBonPhuYen, "2 vc_guerrillas_u 1 us_bases 1 arvn_police")
        .at(Space::QuiNhon, "1 us_troops 1 arvn_troops 1 arvn_police")
        .shaded(LastingCard::GeneralLansdale)
        .monsoon();
    let words = "faction us; sweep (sweep phu-bon-phu-yen: 1 arvn_police from qui-nhon); assault (assault \
                 phu-bon-phu-yen)";
    let done = unshaded(70).by_person(&map, US, words, &[]);
    assert_eq!(done.at(Space::PhuBonPhuYen), "1 us_bases 2 arvn_police");
    let followed = unshaded(70).refused(
        &map,
        US,
        &words.replace("(assault phu-bon-phu-yen)", "(assault phu-bon-phu-yen arvn)"),
        &[],
    );
    assert!(followed.contains("not follow up"), "{followed}");
    let np = unshaded(70).by_non_player(&map, US, &[]);
    assert!(!np.at(Space::PhuBonPhuYen).contains("vc_guerrillas_u"), "{}", np.story);
    let arvn = map.clone().players(&[ARVN]);
    let arvn = unshaded(70).tried(&arvn, ARVN, "faction us", &[]).unwrap_or_else(|error| panic!("{error}"));
    assert!(!arvn.at(Space::PhuBonPhuYen).contains("vc_guerrillas_u"), "{}", arvn.story);
}

#[test]
fn roks_70_shaded_shifts_three_spaces_of_the_coast() {
    let done = shaded(70).by_non_player(&scene(), VC, &[]);
    for space in [Space::QuiNhon, Space::PhuBonPhuYen, Space::KhanhHoa] {
        assert_eq!(done.support(space), SupportLevel::PassiveOpposition);
    }
    assert!(shaded(70).is_effective(&scene(), VC) && unshaded(70).is_effective(&scene(), US));
}

#[test]
fn great_society_73_unshaded_is_a_commitment_phase() {
    let map = scene()
        .at(Space::Saigon, "6 us_troops 2 arvn_troops")
        .at(Space::Hue, "1 us_troops 1 arvn_troops 1 vc_bases");
    let done =
        unshaded(73).by_person(&map, US, "commitment (4t saigon to available, 1t available to hue)", &[1]);
    assert_eq!(
        (done.at(Space::Saigon), done.at(Space::Hue)),
        ("2 us_troops 2 arvn_troops".into(), "2 us_troops 1 arvn_troops 1 vc_bases".into())
    );
    let people = map.clone().players(&[US, VC]);
    let words = "commitment (4t saigon to available); shift hue";
    let done = unshaded(73).tried(&people, US, words, &[]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(done.support(Space::Hue), SupportLevel::PassiveOpposition, "4 withdrawn: Population 2");
    let far = unshaded(73).refused(&map, US, "commitment (1t saigon to qui-nhon)", &[]);
    assert!(far.contains("COIN Control"), "{far}");
    let np = map.policy(Policy::Jfk).players(&[ARVN]);
    let np = unshaded(73).tried(&np, ARVN, "", &[6]).unwrap_or_else(|error| panic!("{error}"));
    assert!(np.story.contains("US Policy"), "the non-player US decides: {}", np.story);
}

#[test]
fn great_society_73_shaded_puts_3_available_us_pieces_out_of_play() {
    let np = shaded(73).by_non_player(&scene(), VC, &[]);
    assert_eq!(np.in_box(BoxName::OutOfPlay, PieceType::UsIrregulars), 3, "the least first: {}", np.story);
    let done = shaded(73).by_person(&scene(), US, "pieces 2t, us_bases", &[]);
    assert_eq!(
        (
            done.in_box(BoxName::OutOfPlay, PieceType::UsTroops),
            done.in_box(BoxName::OutOfPlay, PieceType::UsBases)
        ),
        (2, 1)
    );
    assert!(shaded(73).is_effective(&scene(), NVA));
}

#[test]
fn lam_son_719_74_unshaded_sends_arvn_to_laos_for_a_limited_operation() {
    let map = scene().at(Space::CentralLaos, "3 nva_troops");
    let words = "space central-laos; place 6t; operation (assault central-laos)";
    let done = unshaded(74).by_person(&map, ARVN, words, &[]);
    assert_eq!((done.at(Space::CentralLaos), done.track(Track::Trail)), ("6 arvn_troops".into(), 0));
    let elsewhere = unshaded(74).refused(
        &map.clone().at(Space::Hue, "1 arvn_troops 1 vc_guerrillas_a"),
        ARVN,
        &words.replace("(assault central-laos)", "(assault hue)"),
        &[],
    );
    assert!(elsewhere.contains("does not allow"), "{elsewhere}");
    let no_patrol =
        unshaded(74).refused(&map, ARVN, &words.replace("assault central-laos", "patrol stay"), &[]);
    assert!(no_patrol.contains("no LoC or City to Patrol"), "{no_patrol}");
    let np = unshaded(74).by_non_player(&map.only_available(PieceType::ArvnTroops, 4), US, &[1]);
    assert!(np.track(Track::Trail) == 0, "{}", np.story);
    assert!(unshaded(74).is_effective(&scene(), US));
    assert!(
        !unshaded(74)
            .is_effective(&scene().only_available(PieceType::ArvnTroops, 0).track(Track::Trail, 0), US)
    );
    let gained = shaded(74).by_person(
        &scene().at(Space::SouthernLaos, "2 arvn_troops 1 arvn_rangers_u"),
        NVA,
        "",
        &[],
    );
    assert_eq!(gained.track(Track::NvaResources), 9);
}

#[test]
fn sihanouk_75_unshaded_sweeps_cambodia_and_assaults_one_space_of_it() {
    let map = scene()
        .at(Space::TheFishhook, "2 us_troops 1 nva_guerrillas_u")
        .at(Space::Sihanoukville, "2 us_troops 2 nva_troops")
        .monsoon();
    let words = "faction us; sweep (sweep the-fishhook); assault (assault sihanoukville)";
    let done = unshaded(75).by_person(&map, US, words, &[]);
    assert_eq!(
        (done.at(Space::TheFishhook), done.at(Space::Sihanoukville)),
        ("2 us_troops 1 nva_guerrillas_a".into(), "2 us_troops".into())
    );
    let two = unshaded(75).refused(&map, US, &words.replace("(assault ", "(assault the-fishhook; "), &[]);
    assert!(two.contains("step 2"), "{two}");
    let np = unshaded(75).by_non_player(&map, US, &[2]);
    assert_eq!(np.at(Space::TheFishhook), "2 us_troops 1 nva_guerrillas_a", "{}", np.story);
    assert!(unshaded(75).is_effective(&map, US) && !unshaded(75).is_effective(&scene(), US));
}

#[test]
fn walt_rostow_90_unshaded_brings_2_arvn_pieces_where_coin_has_control() {
    let map = scene()
        .at(Space::Hue, "1 us_troops")
        .at(Space::TayNinh, "1 arvn_rangers_a")
        .only_available(PieceType::ArvnTroops, 28);
    let words = "source out-of-play, map; place arvn_troops hue, arvn_rangers_a from tay-ninh to hue";
    let done = unshaded(90).by_person(&map, VC, words, &[]);
    assert_eq!(done.at(Space::Hue), "1 us_troops 1 arvn_troops 1 arvn_rangers_u");
    let wrong = unshaded(90).refused(&map, VC, "source available; place arvn_police saigon", &[]);
    assert!(wrong.contains("not legal"), "{wrong}");
}

#[test]
fn walt_rostow_90_shaded_places_guerrillas_among_arvn_and_has_its_troops_redeploy() {
    let map = scene()
        .at(Space::TayNinh, "2 arvn_troops 1 arvn_bases")
        .at(Space::KienPhong, "1 arvn_police")
        .at(Space::Hue, "1 arvn_troops");
    let done = shaded(90).by_person(&map, VC, "place 1 nva_guerrillas_u tay-ninh, 1u kien-phong", &[1]);
    assert!(done.at(Space::TayNinh).contains("1 nva_guerrillas_u"), "{}", done.story);
    assert_eq!(done.at(Space::KienPhong), "1 arvn_police 1 vc_guerrillas_u");
    assert!(!done.at(Space::TayNinh).contains("arvn_troops"), "the Base holds nobody: {}", done.story);
    let arvn = map.players(&[VC, ARVN]);
    let words =
        "place 1u tay-ninh, 1u kien-phong; redeploy 2t from tay-ninh to saigon; move 1t from hue to saigon";
    let done = shaded(90).tried(&arvn, VC, words, &[]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(done.at(Space::Saigon), "3 arvn_troops");
    assert!(shaded(90).is_effective(&scene(), NVA));
}

#[test]
fn sealords_92_unshaded_sweeps_or_assaults_all_around_can_tho() {
    let map = scene()
        .at(Space::KienPhong, "2 arvn_troops 1 vc_guerrillas_u")
        .at(Space::BaXuyen, "2 arvn_troops 1 vc_guerrillas_a")
        .at(Space::LocSaigonCanTho, "2 us_troops 1 vc_guerrillas_a")
        .at(Space::CanTho, "3 arvn_troops")
        .monsoon();
    let people = map.clone().players(&[US, ARVN]);
    let words = "arvn-sweep (sweep kien-phong); arvn-assault (assault ba-xuyen); us-assault (assault \
                 loc-saigon-can-tho)";
    let done = unshaded(92).tried(&people, US, words, &[]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(
        (done.at(Space::KienPhong), done.at(Space::BaXuyen)),
        ("2 arvn_troops 1 vc_guerrillas_a".into(), "2 arvn_troops".into())
    );
    assert_eq!(done.at(Space::LocSaigonCanTho), "2 us_troops");
    let moved = words.replace("(sweep kien-phong)", "(sweep kien-phong: 1t from can-tho)");
    let moved = unshaded(92).tried(&people, US, &moved, &[]).err().expect("it is refused").to_string();
    assert!(moved.contains("does not let pieces move from there"), "{moved}");
    let both = words.replace("(assault ba-xuyen)", "(assault kien-phong)");
    assert!(unshaded(92).tried(&people, US, &both, &[]).is_err(), "it was Swept");
    let np = unshaded(92).by_non_player(&map, ARVN, &[]);
    assert_eq!(
        (np.at(Space::KienPhong), np.at(Space::BaXuyen)),
        ("2 arvn_troops 1 vc_guerrillas_a".into(), "2 arvn_troops".into()),
        "{}",
        np.story
    );
    assert_eq!(np.at(Space::LocSaigonCanTho), "2 us_troops");
    assert!(unshaded(92).is_effective(&map, US) && !unshaded(92).is_effective(&scene(), ARVN));
}

#[test]
fn westmoreland_95_unshaded_lifts_fights_in_2_spaces_and_strikes() {
    let map = scene()
        .at(Space::Hue, "3 us_troops 1 nva_troops")
        .at(Space::QuangNam, "1 us_troops 1 vc_guerrillas_u")
        .at(Space::KienPhong, "2 us_troops 2 vc_guerrillas_u")
        .track(Track::Trail, 0);
    let words =
        "air-lift none; sweep (sweep quang-nam); assault (assault hue); air-strike (air-strike quang-nam)";
    let done = unshaded(95).by_person(&map, US, words, &[1]);
    assert_eq!((done.at(Space::Hue), done.at(Space::QuangNam)), ("3 us_troops".into(), "1 us_troops".into()));
    let three = unshaded(95).refused(
        &map,
        US,
        &words.replace("(sweep quang-nam)", "(sweep quang-nam; kien-phong)"),
        &[1],
    );
    assert!(three.contains("does not ask for"), "no space is left to Assault: {three}");
    let small = scene()
        .at(Space::Hue, "1 us_troops 1 nva_troops")
        .at(Space::DaNang, "3 us_irregulars_u 1 vc_guerrillas_u")
        .track(Track::Trail, 0);
    let np = unshaded(95).by_non_player(&small, US, &[3]);
    assert_eq!(
        (np.at(Space::Hue), np.at(Space::DaNang)),
        ("1 us_troops".into(), "2 us_irregulars_u".into()),
        "{}",
        np.story
    );
    assert!(unshaded(95).is_effective(&map, US) && !unshaded(95).is_effective(&scene(), US));
}

#[test]
fn westmoreland_95_shaded_shifts_3_provinces_without_police_2_levels() {
    let wanted = "shift tay-ninh, quang-nam, binh-dinh";
    let done = shaded(95).by_person(&scene(), VC, wanted, &[]);
    assert_eq!(
        (done.support(Space::TayNinh), done.support(Space::BinhDinh)),
        (SupportLevel::ActiveOpposition, SupportLevel::ActiveOpposition)
    );
    let police = scene().at(Space::TayNinh, "1 arvn_police");
    assert!(shaded(95).refused(&police, VC, wanted, &[]).contains("not legal"));
    assert!(shaded(95).is_effective(&scene(), VC));
}

#[test]
fn apc_96_unshaded_has_us_and_arvn_pacify_for_nothing_by_1_level() {
    let map = scene()
        .at(Space::Hue, "1 us_troops 1 arvn_police 1 arvn_troops")
        .at(Space::Saigon, "1 arvn_troops 1 arvn_police")
        .terror(Space::Saigon, 2)
        .track(Track::ArvnResources, 5);
    let people = map.clone().players(&[US, ARVN]);
    let words = "us-pacify hue; arvn-pacify saigon; arvn-steps 3";
    let done = unshaded(96).tried(&people, US, words, &[]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(
        (done.support(Space::Hue), done.support(Space::Saigon)),
        (SupportLevel::PassiveSupport, SupportLevel::PassiveSupport)
    );
    assert_eq!(done.track(Track::ArvnResources), 5);
    let np = unshaded(96).by_non_player(&map, US, &[]);
    assert_eq!(
        (np.support(Space::Hue), np.support(Space::Saigon)),
        (SupportLevel::PassiveSupport, SupportLevel::PassiveSupport),
        "{}",
        np.story
    );
    let mixed = map.clone().players(&[ARVN]);
    let mixed = unshaded(96).tried(&mixed, ARVN, "arvn-pacify hue", &[]);
    assert!(mixed.is_err(), "the US has shifted Hue already");
    assert!(unshaded(96).is_effective(&map, US) && !unshaded(96).is_effective(&scene(), US));
}

#[test]
fn apc_96_asks_a_person_as_arvn_after_a_non_player_us() {
    // 5.1: the faction that is named decides; the US alone leaves ARVN 3 of the 4 spaces.
    let map = scene()
        .at(Space::Hue, "1 us_troops 1 arvn_police 1 arvn_troops")
        .at(Space::Saigon, "1 arvn_troops 1 arvn_police")
        .players(&[ARVN]);
    let asked = unshaded(96).tried(&map, US, "", &[]).err().map_or(String::new(), |error| error.to_string());
    assert!(asked.contains("arvn-pacify") && asked.contains("saigon, or none"), "{asked}");
    let levels = |words: &str| {
        let done = unshaded(96).tried(&map, US, words, &[]).unwrap_or_else(|error| panic!("{error}"));
        (done.support(Space::Hue), done.support(Space::Saigon))
    };
    let (neutral, passive) = (SupportLevel::Neutral, SupportLevel::PassiveSupport);
    assert_eq!(levels("arvn-pacify none"), (passive, neutral));
    assert_eq!(levels("arvn-pacify saigon"), (passive, passive));
}

#[test]
fn masher_white_wing_99_unshaded_has_all_troops_fight_as_us_troops_in_one_space() {
    let map = scene()
        .at(Space::BinhDinh, "2 vc_guerrillas_u 2 vc_guerrillas_a 1 us_bases")
        .at(Space::QuiNhon, "2 us_troops 2 arvn_troops 2 arvn_police")
        .shaded(LastingCard::BoobyTraps)
        .monsoon();
    let words = "faction arvn; space binh-dinh; sweep (sweep binh-dinh: 2t from qui-nhon, 1 us_troops from \
                 qui-nhon); assault (assault binh-dinh)";
    let people = map.clone().players(&[ARVN, VC]);
    let done = unshaded(99)
        .tried(&people, ARVN, &format!("{words}; trap arvn_troops"), &[3])
        .unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(done.at(Space::BinhDinh), "1 us_troops 1 us_bases 1 arvn_troops", "2 each with a US Base");
    let police = unshaded(99).refused(
        &map,
        ARVN,
        &words.replace("2t from qui-nhon,", "2 arvn_police from qui-nhon,"),
        &[],
    );
    assert!(police.contains("only the Sweeping faction's Troops move"), "{police}");
    let jungle = unshaded(99).refused(&map, ARVN, &words.replace("space binh-dinh", "space phuoc-long"), &[]);
    assert!(jungle.contains("not legal"), "{jungle}");
    let np = unshaded(99).by_non_player(&map, US, &[6]);
    assert!(!np.at(Space::BinhDinh).contains("vc_"), "{}", np.story);
    assert!(unshaded(99).is_effective(&map, US), "4 pieces would go");
    let less = scene().at(Space::Hue, "2 arvn_troops 2 vc_guerrillas_a");
    assert!(!unshaded(99).is_effective(&less, US) && unshaded(99).is_effective(&less, ARVN));
    assert!(!unshaded(99).is_effective(&scene(), ARVN));
}

#[test]
fn agent_orange_111_unshaded_activates_the_jungle_and_strikes_2_spaces_of_it() {
    let map = scene()
        .at(Space::TayNinh, "2 vc_guerrillas_u")
        .at(Space::PhuocLong, "1 nva_guerrillas_u")
        .at(Space::TheFishhook, "1 nva_guerrillas_u")
        .shaded(LastingCard::DaNang);
    let done = unshaded(111).by_person(&map, US, "air-strike (air-strike tay-ninh 2, phuoc-long)", &[4]);
    assert_eq!(
        (done.at(Space::TayNinh), done.at(Space::TheFishhook)),
        (String::new(), "1 nva_guerrillas_a".into())
    );
    assert_eq!(done.track(Track::Trail), 2);
    let three =
        unshaded(111).refused(&map, US, "air-strike (air-strike tay-ninh, phuoc-long, the-fishhook)", &[]);
    assert!(three.contains("too many spaces"), "{three}");
    let one = scene().at(Space::TayNinh, "2 vc_guerrillas_u");
    let np = unshaded(111).by_non_player(&one, ARVN, &[1]);
    assert_eq!(np.at(Space::TayNinh), "1 vc_guerrillas_a", "{}", np.story);
    assert!(
        unshaded(111).is_effective(&one, US)
            && !unshaded(111).is_effective(&scene().at(Space::TayNinh, "1 vc_tunnels"), ARVN)
    );
}

#[test]
fn agent_orange_111_shaded_shifts_jungle_and_highland_with_insurgents() {
    let map = scene()
        .at(Space::TayNinh, "1 vc_guerrillas_u")
        .at(Space::QuangNam, "1 nva_troops")
        .at(Space::KienPhong, "1 vc_bases");
    let done = shaded(111).by_non_player(&map, VC, &[]);
    let levels = [Space::TayNinh, Space::QuangNam, Space::KienPhong].map(|space| done.support(space));
    assert_eq!(
        levels,
        [SupportLevel::PassiveOpposition, SupportLevel::PassiveOpposition, SupportLevel::Neutral]
    );
    assert!(shaded(111).is_effective(&map, VC) && !shaded(111).is_effective(&scene(), VC));
}

#[test]
fn corps_commanders_117_unshaded_places_3_arvn_troops_in_2_spaces_and_sweeps_there() {
    let map = scene().at(Space::TayNinh, "2 vc_guerrillas_u").only_available(PieceType::ArvnTroops, 29);
    let words = "source out-of-play; place 2t tay-ninh, 1t saigon; sweep (sweep tay-ninh)";
    let done = unshaded(117).by_person(&map, ARVN, words, &[]);
    assert_eq!(done.at(Space::TayNinh), "2 arvn_troops 1 vc_guerrillas_u 1 vc_guerrillas_a", "Jungle halves");
    assert_eq!(done.in_box(BoxName::OutOfPlay, PieceType::ArvnTroops), 0);
    let apart = unshaded(117).refused(&map, ARVN, &words.replace("saigon", "hue"), &[]);
    assert!(apart.contains("not legal"), "{apart}");
    assert!(unshaded(117).is_effective(&map, ARVN));
    assert!(
        shaded(117).is_effective(&scene().at(Space::Hue, "1 arvn_troops"), NVA)
            && !shaded(117).is_effective(&scene(), NVA)
    );
}

#[test]
fn corps_commanders_117_shaded_removes_arvn_pieces_from_2_spaces() {
    let map = scene()
        .at(Space::Hue, "1 arvn_troops 1 arvn_police")
        .at(Space::QuangTriThuaThien, "1 arvn_bases")
        .at(Space::Saigon, "2 arvn_troops 1 arvn_police");
    let done =
        shaded(117).by_person(&map, VC, "remove arvn_bases quang-tri-thua-thien, arvn_police hue", &[2]);
    assert_eq!(
        (done.at(Space::Hue), done.at(Space::QuangTriThuaThien)),
        ("1 arvn_troops".into(), String::new())
    );
    let apart = shaded(117).refused(&map, VC, "remove arvn_troops saigon, arvn_police hue", &[2]);
    assert!(apart.contains("not legal"), "{apart}");
    let np = shaded(117).by_non_player(&map, NVA, &[6]);
    let left = np.game.board().count_in(pointman_fitl::SpaceSet::ALL, pointman_fitl::PieceSet::COIN);
    assert!(left == 3, "what is out of reach stays: {}", np.story);
}

#[test]
fn amphib_landing_67_finds_a_non_player_no_enemy_on_the_coast() {
    let map =
        scene().at(Space::Saigon, "3 us_troops").at(Space::TayNinh, "1 vc_guerrillas_u").players(&[ARVN]);
    let done = unshaded(67).tried(&map, ARVN, "faction us", &[]).unwrap_or_else(|error| panic!("{error}"));
    assert!(done.effects.is_empty(), "{}", done.story);
}

#[test]
fn sihanouk_75_unshaded_lets_a_person_name_the_non_player_arvn() {
    let map = scene()
        .at(Space::TheFishhook, "2 arvn_troops 1 nva_guerrillas_u")
        .at(Space::Saigon, "4 arvn_troops")
        .players(&[US]);
    let done = unshaded(75).tried(&map, US, "faction arvn", &[]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(done.at(Space::TheFishhook), "2 arvn_troops", "no Troops march in: {}", done.story);
}

#[test]
fn sealords_92_adds_arvn_to_one_us_assault() {
    let map = scene().at(Space::KienPhong, "1 us_troops 4 arvn_troops 5 vc_guerrillas_a");
    let np = unshaded(92).by_non_player(&map, US, &[]);
    assert_eq!(
        np.at(Space::KienPhong),
        "1 us_troops 4 arvn_troops",
        "2 by ARVN, 1 by the US, 2 added: {}",
        np.story
    );
}

#[test]
fn masher_white_wing_99_has_a_named_non_player_sweep_where_nothing_would_go() {
    let idle = scene().at(Space::Hue, "2 arvn_troops").players(&[ARVN]);
    let done = unshaded(99).tried(&idle, ARVN, "faction us", &[]).unwrap_or_else(|error| panic!("{error}"));
    assert!(done.effects.is_empty(), "{}", done.story);
    let hidden = scene().at(Space::QuangNam, "1 arvn_troops 1 vc_guerrillas_u").players(&[ARVN]);
    let done = unshaded(99).tried(&hidden, ARVN, "faction us", &[]).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(
        done.at(Space::QuangNam),
        "1 arvn_troops 1 vc_guerrillas_a",
        "half of 1 in Highland: {}",
        done.story
    );
}

#[test]
fn corps_commanders_117_has_a_non_player_take_troops_out_of_play_first() {
    let map = scene().at(Space::Saigon, "1 vc_guerrillas_u").only_available(PieceType::ArvnTroops, 28);
    let np = unshaded(117).by_non_player(&map.clone().at(Space::Saigon, "1 arvn_police"), ARVN, &[1]);
    assert_eq!(np.in_box(BoxName::Available, PieceType::ArvnTroops), 27, "{}", np.story);
    assert!(np.story.contains("Sweep"), "{}", np.story);
}
