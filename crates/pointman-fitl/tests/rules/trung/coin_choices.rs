//! What decides where non-player US and ARVN act: the row that counts in one action only, the limit of a
//! step, the choice that comes first.

use pointman_fitl::trung::{NpOperation, NpSpecial, TurnRequest, arvn};
use pointman_fitl::{Faction, LastingCard, PieceType, Policy, Space, SpecialName, SupportLevel, Track};

use crate::trung::deed::{Deed, Done};
use crate::trung::scene::{Scene, scene};

fn operation(scene: &Scene, operation: NpOperation, rolls: &[u32]) -> Done {
    Deed::on(scene, operation.faction()).rolls(rolls).operation(operation)
}

fn special(scene: &Scene, special: NpSpecial, rolls: &[u32]) -> Done {
    Deed::on(scene, special.faction()).rolls(rolls).special(special)
}

/// With nothing Available to train but what is said, under Nixon.
fn bare(irregulars: u16, rangers: u16, troops: u16, police: u16) -> Scene {
    scene()
        .policy(Policy::Nixon)
        .only_available(PieceType::UsIrregulars, irregulars)
        .only_available(PieceType::ArvnRangers, rangers)
        .only_available(PieceType::ArvnTroops, troops)
        .only_available(PieceType::ArvnPolice, police)
}

// US Train.

#[test]
fn police_without_us_troops_draw_arvn_cubes_of_a_us_train_but_no_special_forces() {
    let based = |map: Scene| {
        map.at(Space::PhuBonPhuYen, "1 us_bases 1 arvn_police")
            .at(Space::KienPhong, "1 us_bases")
            .support(Space::PhuBonPhuYen, SupportLevel::ActiveSupport)
            .support(Space::KienPhong, SupportLevel::ActiveSupport)
    };
    let cubes = operation(&based(bare(0, 0, 6, 1)), NpOperation::UsTrain, &[]);
    assert_eq!(cubes.turn.spaces, Space::PhuBonPhuYen.into(), "{}", cubes.story);
    let irregulars = operation(&based(bare(2, 0, 0, 1)), NpOperation::UsTrain, &[]);
    assert_eq!(irregulars.turn.spaces, Space::KienPhong.into(), "2 Population: {}", irregulars.story);
}

#[test]
fn g12_without_3_resources_above_econ_a_us_train_places_no_rangers() {
    let map = |resources| {
        bare(0, 2, 0, 0)
            .players(&[Faction::Arvn])
            .track(Track::Econ, 5)
            .track(Track::ArvnResources, resources)
            .at(Space::Hue, "1 us_bases")
            .support(Space::Hue, SupportLevel::ActiveSupport)
    };
    assert!(!operation(&map(7), NpOperation::UsTrain, &[]).came_off());
    let done = operation(&map(8), NpOperation::UsTrain, &[]);
    assert_eq!((done.count(Space::Hue, "arvn_rangers_u"), done.track(Track::ArvnResources)), (2, 5));
}

// US Patrol and Assault.

#[test]
fn a_us_patrol_does_not_go_to_saigon_under_coin_control() {
    let map = scene().at(Space::CanTho, "7 us_troops").at(Space::Saigon, "1 arvn_police");
    assert!(!operation(&map, NpOperation::UsPatrol, &[]).came_off());
}

#[test]
fn a_patrol_assaults_on_a_route_it_does_not_clear_before_any_loc_that_leads_nowhere_else() {
    let map = scene()
        .at(Space::LocCanThoBacLieu, "3 us_troops 3 vc_guerrillas_a")
        .at(Space::LocHueDaNang, "1 us_troops 2 vc_guerrillas_a");
    let done = Deed::on(&map, Faction::Us).only_in(&[Space::LocCanThoBacLieu, Space::LocHueDaNang]);
    assert_eq!(done.operation(NpOperation::UsPatrol).turn.coin.patrol.assaulted, Some(Space::LocHueDaNang));
}

#[test]
fn of_routes_it_does_not_clear_a_patrol_assaults_where_most_forces_go() {
    let map = scene()
        .at(Space::LocHueDaNang, "1 us_troops 5 vc_guerrillas_a")
        .at(Space::LocKontumQuiNhon, "2 us_troops 5 vc_guerrillas_a");
    let stays = Deed::on(&map, Faction::Us).turn(|turn| turn.terms.from = pointman_fitl::SpaceSet::NONE);
    let done = stays.operation(NpOperation::UsPatrol);
    assert_eq!(done.turn.coin.patrol.assaulted, Some(Space::LocKontumQuiNhon), "{}", done.story);
}

#[test]
fn arvn_is_added_only_where_the_us_assault_has_an_effect_itself() {
    let map = scene().at(Space::QuangNam, "1 us_troops 3 arvn_troops 3 nva_troops");
    assert!(!operation(&map, NpOperation::UsAssault, &[]).came_off(), "1 Troop in Highland removes nothing");
}

#[test]
fn arvn_is_added_where_it_removes_most_pieces_bases_included() {
    let map = scene()
        .at(Space::Hue, "1 us_troops 4 arvn_troops 2 nva_troops 1 nva_bases")
        .at(Space::Saigon, "1 us_troops 2 arvn_troops 9 nva_troops");
    let done = operation(&map, NpOperation::UsAssault, &[]);
    assert_eq!(done.turn.coin.assault.followed_up, Some(Space::Hue), "{}", done.story);
    assert_eq!(done.at(Space::Hue), "1 us_troops 4 arvn_troops");
}

// Special Activities of the US.

#[test]
fn advise_has_arvn_remove_a_base_where_it_can_whatever_a_special_force_could() {
    let map = scene()
        .unshaded(LastingCard::TyphoonKate)
        .at(Space::BaXuyen, "2 arvn_troops 1 vc_bases")
        .at(Space::KienPhong, "1 us_irregulars_u 1 nva_bases");
    assert_eq!(special(&map, NpSpecial::UsAdvise, &[]).turn.special_spaces, Space::BaXuyen.into());
}

#[test]
fn arc_light_strikes_where_the_column_for_removing_says_and_never_beside_coin_pieces() {
    let map = scene()
        .track(Track::Trail, 0)
        .unshaded(LastingCard::ArcLight)
        .at(Space::QuangNam, "1 nva_troops")
        .at(Space::KienPhong, "1 nva_troops")
        .at(Space::Hue, "1 us_troops 3 nva_troops");
    let done = special(&map, NpSpecial::UsAirStrike, &[1]);
    assert_eq!(
        done.turn.special_spaces,
        Space::KienPhong.into(),
        "2 Population before Highland: {}",
        done.story
    );
}

#[test]
fn under_shaded_arc_light_1_piece_goes_where_nobody_is_opposed() {
    let map = scene()
        .track(Track::Trail, 0)
        .shaded(LastingCard::ArcLight)
        .at(Space::Hue, "1 us_troops 4 nva_troops");
    let done = special(&map, NpSpecial::UsAirStrike, &[6]);
    assert_eq!(
        (done.count(Space::Hue, "nva_troops"), done.support(Space::Hue)),
        (3, SupportLevel::PassiveOpposition)
    );
}

#[test]
fn no_origin_of_an_air_lift_becomes_a_destination() {
    let map = scene()
        .at(Space::Saigon, "1 us_bases 2 us_troops")
        .at(Space::Kontum, "1 us_troops 1 arvn_police")
        .at(Space::DaNang, "1 us_troops 1 arvn_police")
        .at(Space::KienPhong, "1 us_troops 3 nva_troops");
    // Of Da Nang and Kontum, Kontum.
    let done = Deed::on(&map, Faction::Us)
        .only_in(&[Space::KienPhong, Space::Saigon])
        .rolls(&[2])
        .special(NpSpecial::UsAirLift);
    assert_eq!(done.count(Space::KienPhong, "us_troops"), 3, "{}", done.story);
    assert_eq!(
        (done.count(Space::DaNang, "us_troops"), done.at(Space::Saigon).as_str()),
        (1, "1 us_troops 1 us_bases"),
        "{}",
        done.story
    );
}

#[test]
fn an_air_lift_passes_over_an_origin_whose_pieces_are_of_no_use() {
    let map = scene()
        .at(Space::Hue, "1 us_bases 1 arvn_police")
        .at(Space::PhuocLong, "6 us_irregulars_u")
        .at(Space::KhanhHoa, "2 us_troops 1 arvn_police");
    let done = Deed::on(&map, Faction::Us).only_in(&[Space::Hue]).special(NpSpecial::UsAirLift);
    assert_eq!(done.count(Space::Hue, "us_troops"), 2, "3 cubes beside the Base: {}", done.story);
}

#[test]
fn of_pieces_other_than_us_troops_an_air_lift_counts_4_to_find_the_origin_with_most() {
    let map = scene()
        .at(Space::Hue, "5 us_troops 1 arvn_police")
        .support(Space::Hue, SupportLevel::ActiveSupport)
        .at(Space::PhuocLong, "6 us_irregulars_u")
        .at(Space::KienPhong, "3 vc_guerrillas_u");
    let done = Deed::on(&map, Faction::Us).only_in(&[Space::KienPhong]).special(NpSpecial::UsAirLift);
    assert_eq!(done.at(Space::KienPhong), "3 us_troops 3 vc_guerrillas_u", "{}", done.story);
}

// ARVN.

#[test]
fn a_base_is_built_in_a_province_of_2_population_with_room_no_coin_base_and_no_nva_control() {
    let built = |space: Space, pieces: &str| {
        let cities = Space::ALL[..8].iter().fold(scene(), |map, city| map.at(*city, "1 nva_troops"));
        let map = cities.at(space, pieces);
        let trained = [PieceType::ArvnRangers, PieceType::ArvnTroops, PieceType::ArvnPolice];
        let map = trained.into_iter().fold(map, |map, piece_type| map.only_available(piece_type, 0));
        operation(&map, NpOperation::ArvnTrain, &[]).came_off()
    };
    assert!(built(Space::BinhDinh, "4 arvn_troops 1 vc_bases"));
    assert!(!built(Space::PleikuDarlac, "4 arvn_troops"), "1 Population");
    assert!(!built(Space::Hue, "4 arvn_troops"), "a City");
    assert!(!built(Space::BinhDinh, "6 arvn_troops 2 vc_bases"), "no room");
    assert!(!built(Space::BinhDinh, "4 arvn_troops 5 nva_troops"), "NVA Control");
    assert!(!built(Space::BinhDinh, "4 arvn_troops 1 us_bases"), "a COIN Base");
    assert!(!built(Space::BinhDinh, "2 arvn_troops 2 arvn_rangers_u"), "2 cubes");
}

#[test]
fn a_base_replaces_troops_and_police_in_turn_troops_first() {
    let cities = Space::ALL[..8].iter().fold(scene(), |map, city| map.at(*city, "1 nva_troops"));
    let map = cities.at(Space::BinhDinh, "3 arvn_troops 3 arvn_police");
    let trained = [PieceType::ArvnRangers, PieceType::ArvnTroops, PieceType::ArvnPolice];
    let map = trained.into_iter().fold(map, |map, piece_type| map.only_available(piece_type, 0));
    let done = operation(&map, NpOperation::ArvnTrain, &[]);
    assert_eq!(done.at(Space::BinhDinh), "1 arvn_troops 2 arvn_police 1 arvn_bases");
}

/// Two Cities of 1 Population under COIN Control: more Firepower in Da Nang, fewer enemies in Can Tho.
fn two_cities() -> Scene {
    scene().at(Space::DaNang, "6 arvn_troops 2 nva_troops").at(Space::CanTho, "4 arvn_troops 1 nva_troops")
}

#[test]
fn arvn_assaults_where_its_firepower_is_greatest_among_spaces_alike() {
    use pointman_fitl::trung::OperationOrder;
    let all = crate::trung::deed::order(NpOperation::ArvnAssault);
    let part = OperationOrder { steps: &all.steps[1..], ..all };
    let done = Deed::on(&two_cities(), Faction::Arvn)
        .request(TurnRequest::LIMITED)
        .run(|hand| vec![arvn::operation(hand, &part).unwrap()]);
    assert_eq!(done.turn.spaces, Space::DaNang.into(), "{}", done.story);
}

#[test]
fn so_does_the_armored_cavalry() {
    let done = Deed::on(&two_cities().unshaded(LastingCard::ArmoredCavalry), Faction::Arvn)
        .turn(|turn| {
            turn.special = Some(SpecialName::Transport);
            turn.special_spaces = pointman_fitl::SpaceSet::of(&[Space::DaNang, Space::CanTho]);
        })
        .run(|hand| vec![arvn::armored_cavalry(hand).unwrap()]);
    assert_eq!(
        (done.count(Space::DaNang, "nva_troops"), done.count(Space::CanTho, "nva_troops")),
        (0, 1),
        "{}",
        done.story
    );
}

#[test]
fn a_raid_goes_to_laos_or_cambodia_first_where_enemies_are_at_most_2_and_coin_has_no_control() {
    let raided = |laos: &str| {
        let map =
            scene().unshaded(LastingCard::TyphoonKate).at(Space::TayNinh, "1 arvn_rangers_u 3 nva_troops");
        special(&map.at(Space::CentralLaos, laos), NpSpecial::ArvnRaid, &[]).turn.special_spaces
    };
    assert_eq!(raided("1 arvn_rangers_u 2 nva_troops"), Space::CentralLaos.into());
    assert_eq!(raided("1 arvn_rangers_u 3 nva_troops"), Space::TayNinh.into(), "3 enemies");
    assert_eq!(raided("3 arvn_rangers_u 2 nva_troops"), Space::TayNinh.into(), "COIN Control");
}

#[test]
fn a_ranger_leaves_a_base_it_could_remove_only_if_no_other_is_near() {
    let map = scene()
        .at(Space::TheParrotsBeak, "2 nva_troops")
        .at(Space::TayNinh, "1 arvn_rangers_u 1 vc_bases")
        .at(Space::KienPhong, "1 arvn_rangers_u 2 nva_troops");
    let done = Deed::on(&map, Faction::Arvn).only_in(&[Space::TheParrotsBeak]).special(NpSpecial::ArvnRaid);
    assert_eq!(
        (done.count(Space::TayNinh, "arvn_rangers_u"), done.count(Space::KienPhong, "arvn_rangers_u")),
        (1, 0)
    );
}

// Limits over several steps.

#[test]
fn a_limited_train_ends_or_builds_only_where_it_trained() {
    let map = bare(2, 0, 0, 0)
        .at(Space::TayNinh, "1 us_troops")
        .at(Space::Saigon, "1 us_troops")
        .support(Space::Saigon, SupportLevel::ActiveSupport)
        .track(Track::Patronage, 20);
    let done =
        Deed::on(&map, Faction::Us).request(TurnRequest::LIMITED).rolls(&[1]).operation(NpOperation::UsTrain);
    assert_eq!(
        (done.turn.spaces, done.track(Track::Patronage)),
        (Space::TayNinh.into(), 20),
        "{}",
        done.story
    );
    assert_eq!(
        done.support(Space::TayNinh),
        SupportLevel::PassiveSupport,
        "Saigon is out of reach: it Pacifies"
    );
    let base = scene()
        .at(Space::BinhDinh, "5 arvn_troops")
        .only_available(PieceType::ArvnPolice, 0)
        .only_available(PieceType::ArvnTroops, 0)
        .only_available(PieceType::ArvnRangers, 2);
    let done = Deed::on(&base, Faction::Arvn).request(TurnRequest::LIMITED).operation(NpOperation::ArvnTrain);
    assert_eq!(
        (done.turn.spaces, done.count(Space::BinhDinh, "arvn_bases")),
        (Space::Saigon.into(), 0),
        "{}",
        done.story
    );
}

#[test]
fn arvn_pacifies_only_where_it_trained() {
    let map = scene()
        .at(Space::KienPhong, "1 us_bases")
        .at(Space::DaNang, "1 arvn_troops 1 arvn_police")
        .only_available(PieceType::ArvnRangers, 2)
        .only_available(PieceType::ArvnTroops, 0)
        .only_available(PieceType::ArvnPolice, 0)
        .only_available(PieceType::ArvnBases, 0);
    let done = Deed::on(&map, Faction::Arvn).only_in(&[Space::KienPhong]).operation(NpOperation::ArvnTrain);
    assert_eq!(
        (done.turn.spaces, done.support(Space::DaNang)),
        (Space::KienPhong.into(), SupportLevel::Neutral)
    );
}

#[test]
fn unshaded_cords_pacifies_2_spaces_and_no_third() {
    let map = bare(0, 0, 0, 0).unshaded(LastingCard::Cords);
    let spaces = [Space::TayNinh, Space::KienPhong, Space::BinhDinh];
    let map = spaces.iter().fold(map, |map, space| map.at(*space, "1 us_troops"));
    let done = operation(&map, NpOperation::UsTrain, &[1, 3, 1, 3]);
    assert_eq!(
        spaces.iter().filter(|space| done.support(**space) != SupportLevel::Neutral).count(),
        2,
        "{}",
        done.story
    );
}

#[test]
fn an_arvn_patrol_goes_to_cities_too() {
    let map = scene().at(Space::Saigon, "9 arvn_troops").at(Space::CanTho, "2 vc_guerrillas_u");
    let done = Deed::on(&map, Faction::Arvn).only_in(&[Space::CanTho]).operation(NpOperation::ArvnPatrol);
    assert_eq!(done.count(Space::CanTho, "arvn_troops"), 3, "COIN Control: {}", done.story);
}

// Special Forces, and whose pieces go first.

#[test]
fn special_forces_of_advise_strike_on_locs_too_and_a_base_beside_2_forces_is_none_they_remove() {
    let loc = scene().at(Space::LocHueDaNang, "1 us_irregulars_u 2 vc_guerrillas_u");
    assert_eq!(special(&loc, NpSpecial::UsAdvise, &[]).at(Space::LocHueDaNang), "1 us_irregulars_a");
    let map = scene()
        .unshaded(LastingCard::TyphoonKate)
        .at(Space::KienPhong, "1 us_irregulars_u 2 vc_guerrillas_u 1 nva_bases")
        .at(Space::BaXuyen, "1 us_irregulars_u 1 vc_guerrillas_u 1 nva_bases");
    assert_eq!(special(&map, NpSpecial::UsAdvise, &[]).turn.special_spaces, Space::BaXuyen.into());
}

#[test]
fn pieces_of_a_player_go_first_by_special_forces_air_strike_abrams_and_tunnel_rolls() {
    let nva = |map: Scene| map.players(&[Faction::Nva]);
    let vc = |map: Scene| map.players(&[Faction::Vc]);
    let forces = scene().at(Space::TayNinh, "1 arvn_rangers_u 2 vc_guerrillas_u 2 nva_guerrillas_u");
    assert_eq!(
        special(&forces.clone(), NpSpecial::ArvnRaid, &[]).count(Space::TayNinh, "nva_guerrillas_u"),
        2
    );
    assert_eq!(special(&nva(forces), NpSpecial::ArvnRaid, &[]).count(Space::TayNinh, "nva_guerrillas_u"), 0);
    let strike =
        scene().track(Track::Trail, 0).at(Space::Hue, "1 us_troops 1 vc_guerrillas_a 1 nva_guerrillas_a");
    assert_eq!(
        special(&strike.clone(), NpSpecial::UsAirStrike, &[1]).count(Space::Hue, "nva_guerrillas_a"),
        1
    );
    assert_eq!(special(&nva(strike), NpSpecial::UsAirStrike, &[1]).count(Space::Hue, "nva_guerrillas_a"), 0);
    let abrams = scene()
        .unshaded(LastingCard::Abrams)
        .at(Space::Hue, "1 us_troops 1 vc_guerrillas_u 1 nva_bases 1 vc_bases");
    assert_eq!(operation(&abrams.clone(), NpOperation::UsAssault, &[]).count(Space::Hue, "nva_bases"), 0);
    assert_eq!(operation(&vc(abrams), NpOperation::UsAssault, &[]).count(Space::Hue, "vc_bases"), 0);
    let tunnels = scene().at(Space::KienPhong, "3 us_troops 1 vc_tunnels 1 nva_tunnels");
    assert_eq!(
        operation(&tunnels.clone(), NpOperation::UsAssault, &[4]).count(Space::KienPhong, "nva_bases"),
        1
    );
    assert_eq!(operation(&vc(tunnels), NpOperation::UsAssault, &[4]).count(Space::KienPhong, "vc_bases"), 1);
}

#[test]
fn the_armored_cavalry_assaults_once_the_cards_are_carried_out_though_the_operation_was_skipped() {
    use pointman_fitl::trung::{Executed, carry_out};
    let map = scene()
        .unshaded(LastingCard::ArmoredCavalry)
        .track(Track::Patronage, 50)
        .deck(&[pointman_fitl::TrungCard::L, pointman_fitl::TrungCard::K])
        .at(Space::Saigon, "9 arvn_troops 1 arvn_police")
        .at(Space::LocHueDaNang, "1 vc_guerrillas_u")
        .at(Space::TayNinh, "2 nva_troops 1 us_bases");
    let done = Deed::on(&map, Faction::Arvn).only_in(&[Space::TayNinh]).run(|hand| {
        let (executed, _) =
            carry_out(hand.table, hand.turn, TurnRequest::FULL, &mut |_, _| Ok(()), hand.trace).unwrap();
        vec![executed == Some(Executed { operation: None, special: Some(NpSpecial::ArvnTransport) })]
    });
    assert!(done.came_off() && done.count(Space::TayNinh, "nva_troops") < 2, "{}", done.story);
}
