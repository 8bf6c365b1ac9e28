//! Sweep and Patrol of a non-player US (3.2.2, 3.2.3), and Air Lift (4.2.2).

use pointman_fitl::trung::{NpOperation, NpSpecial, TurnRequest};
use pointman_fitl::{Faction, LastingCard, Space, SpaceSet};

use crate::trung::deed::{Deed, attempt, execute};
use crate::trung::scene::{Scene, scene};

/// US Troops in Tay Ninh, Hue and Da Nang that Activate in place.
fn three_in_place() -> Scene {
    scene()
        .at(Space::TayNinh, "4 us_troops 2 vc_guerrillas_u")
        .at(Space::Hue, "2 us_troops 1 nva_guerrillas_u 2 vc_guerrillas_u")
        .at(Space::DaNang, "1 us_troops 1 vc_guerrillas_u")
}

fn sweep(scene: &Scene, rolls: &[u32]) -> crate::trung::deed::Done {
    Deed::on(scene, Faction::Us).rolls(rolls).operation(NpOperation::UsSweep)
}

#[test]
fn a_sweep_in_place_activates_one_for_each_cube_and_special_force_half_in_jungle_vc_first() {
    let done = sweep(&three_in_place(), &[1]);
    assert_eq!(done.turn.spaces.len(), 3, "{}", done.story);
    assert_eq!(done.at(Space::Hue), "2 us_troops 1 nva_guerrillas_u 2 vc_guerrillas_a");
    assert_eq!(done.count(Space::TayNinh, "vc_guerrillas_a"), 2);
    let with_irregulars =
        scene().at(Space::TayNinh, "2 us_troops 1 us_irregulars_u 1 us_irregulars_a 3 vc_guerrillas_u");
    assert_eq!(sweep(&with_irregulars, &[]).count(Space::TayNinh, "vc_guerrillas_a"), 2);
}

#[test]
fn guerrillas_of_a_player_are_activated_before_those_of_a_non_player() {
    let map =
        scene().at(Space::Hue, "1 us_troops 1 nva_guerrillas_u 1 vc_guerrillas_u").players(&[Faction::Nva]);
    assert_eq!(sweep(&map, &[]).at(Space::Hue), "1 us_troops 1 nva_guerrillas_a 1 vc_guerrillas_u");
}

#[test]
fn there_is_no_sweep_in_monsoon_unless_an_event_names_it() {
    let map = three_in_place().monsoon();
    let done = sweep(&map, &[]);
    assert!(!done.came_off() && done.effects.is_empty());
    let named = TurnRequest { event: true, ..TurnRequest::OPERATION };
    assert!(
        Deed::on(&map, Faction::Us).request(named).rolls(&[1]).operation(NpOperation::UsSweep).came_off()
    );
    let by_event =
        Deed::on(&map, Faction::Us).request(TurnRequest::LIMITED_BY_EVENT).operation(NpOperation::UsSweep);
    assert!(!by_event.came_off(), "an Operation that no Event names stays barred");
}

#[test]
fn shaded_booby_traps_leave_2_destinations_and_cost_troops_on_1_to_3() {
    let done = sweep(&three_in_place().shaded(LastingCard::BoobyTraps), &[1, 3, 4]);
    assert_eq!(done.turn.spaces.len(), 2);
    assert_eq!(done.count(Space::Hue, "us_troops") + done.count(Space::TayNinh, "us_troops"), 5);
    assert_eq!(
        done.game.board().in_box(pointman_fitl::BoxName::Casualties, pointman_fitl::PieceType::UsTroops),
        1
    );
}

#[test]
fn shaded_combined_action_platoons_leave_a_us_sweep_2_destinations() {
    assert_eq!(
        sweep(&three_in_place().shaded(LastingCard::CombinedActionPlatoons), &[1]).turn.spaces.len(),
        2
    );
}

#[test]
fn unshaded_cobras_remove_1_exposed_piece_in_2_spaces_by_the_column_for_removing() {
    let map = three_in_place().unshaded(LastingCard::Cobras).at(Space::DaNang, "1 vc_bases");
    let done = sweep(&map, &[1, 1]);
    assert_eq!(done.turn.coin.sweep.cobras.len(), 2);
    assert!(done.turn.coin.sweep.cobras.contains(Space::DaNang), "the Base is vulnerable: {}", done.story);
    assert_eq!(done.at(Space::DaNang), "1 us_troops 1 vc_bases", "the Guerrilla goes before the Base");
}

#[test]
fn us_troops_move_to_sweep_and_police_alone_draw_them() {
    let map = scene()
        .at(Space::Saigon, "6 us_troops")
        .at(Space::TayNinh, "1 arvn_police")
        .at(Space::KienPhong, "1 arvn_troops");
    let two = [Space::TayNinh, Space::KienPhong];
    let done = Deed::on(&map, Faction::Us).only_in(&two).operation(NpOperation::UsSweep);
    assert_eq!(done.turn.spaces, SpaceSet::of(&two), "{}", done.story);
    let limited = Deed::on(&map, Faction::Us)
        .request(TurnRequest::LIMITED)
        .only_in(&two)
        .operation(NpOperation::UsSweep);
    assert_eq!(limited.turn.spaces, Space::TayNinh.into(), "Police without US Troops: {}", limited.story);
}

#[test]
fn a_us_patrol_goes_to_saigon_for_control_then_to_locs_with_enemies() {
    let map = scene()
        .at(Space::CanTho, "7 us_troops")
        .at(Space::Saigon, "2 vc_guerrillas_u")
        .at(Space::LocSaigonCanTho, "1 vc_guerrillas_u");
    let done = Deed::on(&map, Faction::Us).operation(NpOperation::UsPatrol);
    assert_eq!(done.count(Space::LocSaigonCanTho, "vc_guerrillas_u"), 0);
    assert!(done.turn.spaces.contains(Space::LocSaigonCanTho), "{}", done.story);
    let open = scene().at(Space::CanTho, "7 us_troops").at(Space::Saigon, "2 vc_guerrillas_u");
    let done = Deed::on(&open, Faction::Us).operation(NpOperation::UsPatrol);
    assert_eq!(done.count(Space::Saigon, "us_troops"), 3, "COIN Control");
}

#[test]
fn a_patrol_activates_on_all_locs_and_assaults_on_one_rather_on_a_route_it_clears() {
    let map = scene()
        .at(Space::LocCanThoBacLieu, "3 us_troops 3 vc_guerrillas_a")
        .at(Space::LocHueDaNang, "1 us_troops 2 vc_guerrillas_u")
        .at(Space::LocKontumDakTo, "1 us_troops 1 nva_guerrillas_u")
        .at(Space::Saigon, "1 us_troops");
    let done = Deed::on(&map, Faction::Us).operation(NpOperation::UsPatrol);
    assert_eq!(done.turn.coin.patrol.assaulted, Some(Space::LocKontumDakTo), "{}", done.story);
    assert_eq!(done.count(Space::LocKontumDakTo, "nva_guerrillas_a"), 0);
    assert_eq!(done.at(Space::LocHueDaNang), "1 us_troops 1 vc_guerrillas_u 1 vc_guerrillas_a");
    assert_eq!(done.count(Space::LocCanThoBacLieu, "vc_guerrillas_a"), 3, "it leads nowhere else");
}

#[test]
fn a_limited_patrol_has_one_destination_and_assaults_only_there() {
    let map = scene()
        .at(Space::Saigon, "6 us_troops")
        .at(Space::LocSaigonCanTho, "1 vc_guerrillas_u")
        .at(Space::LocHueDaNang, "1 us_troops 1 vc_guerrillas_a");
    let done = Deed::on(&map, Faction::Us).request(TurnRequest::LIMITED).operation(NpOperation::UsPatrol);
    assert_eq!(done.turn.spaces.len(), 1, "{}", done.story);
    assert_eq!(done.turn.coin.patrol.assaulted, Some(Space::LocSaigonCanTho));
    assert_eq!(done.count(Space::LocHueDaNang, "vc_guerrillas_a"), 1);
}

#[test]
fn shaded_m48_patton_keeps_a_non_player_us_from_patrols_and_general_lansdale_from_their_assault() {
    let map =
        scene().at(Space::LocHueDaNang, "2 us_troops 1 vc_guerrillas_u").at(Space::Saigon, "1 us_troops");
    assert!(
        !Deed::on(&map.clone().shaded(LastingCard::M48Patton), Faction::Us)
            .operation(NpOperation::UsPatrol)
            .came_off()
    );
    let done =
        Deed::on(&map.shaded(LastingCard::GeneralLansdale), Faction::Us).operation(NpOperation::UsPatrol);
    assert!(done.came_off() && done.turn.coin.patrol.assaulted.is_none());
    assert_eq!(done.count(Space::LocHueDaNang, "vc_guerrillas_a"), 1);
}

#[test]
fn a_patrol_that_comes_to_nothing_changes_nothing() {
    let done =
        Deed::on(&scene().at(Space::Saigon, "6 us_troops"), Faction::Us).operation(NpOperation::UsPatrol);
    assert!(!done.came_off() && done.effects.is_empty() && done.turn.operation.is_none());
}

#[test]
fn pieces_that_an_air_lift_moved_have_not_moved_in_the_operation() {
    let map = scene()
        .at(Space::Hue, "6 us_troops")
        .at(Space::PhuocLong, "2 arvn_troops")
        .at(Space::TayNinh, "1 vc_guerrillas_u");
    let done = Deed::on(&map, Faction::Us).run(|hand| {
        hand.turn.terms.only_in = Space::PhuocLong.into();
        let lifted = attempt(hand, NpSpecial::UsAirLift);
        hand.turn.terms.only_in = Space::TayNinh.into();
        vec![lifted, execute(hand, NpOperation::UsSweep)]
    });
    assert!(done.came_off() && done.count(Space::TayNinh, "us_troops") == 1, "{}", done.story);
}

#[test]
fn an_air_lift_is_barred_by_typhoon_kate_and_shaded_medevac_unless_an_event_names_it() {
    let map = scene().at(Space::Hue, "6 us_troops").at(Space::Saigon, "1 us_bases 3 nva_troops");
    let lift =
        |map: &Scene| Deed::on(map, Faction::Us).only_in(&[Space::Saigon]).special(NpSpecial::UsAirLift);
    assert!(lift(&map).came_off());
    for barred in [map.clone().unshaded(LastingCard::TyphoonKate), map.clone().shaded(LastingCard::Medevac)] {
        let done = lift(&barred);
        assert!(!done.came_off() && done.effects.is_empty() && done.turn.special.is_none());
        let named = Deed::on(&barred, Faction::Us)
            .request(TurnRequest::SPECIAL_BY_EVENT)
            .only_in(&[Space::Saigon])
            .special(NpSpecial::UsAirLift);
        assert!(named.came_off());
    }
}

#[test]
fn an_air_lift_of_1_space_moves_nothing_and_4_others_than_us_troops_fly_at_most() {
    let map = scene().at(Space::Hue, "6 us_troops").at(Space::Saigon, "1 us_bases 3 nva_troops");
    let done = Deed::on(&map, Faction::Us)
        .turn(|turn| turn.terms.max_spaces = Some(1))
        .special(NpSpecial::UsAirLift);
    assert!(!done.came_off());
    let many =
        scene().at(Space::PhuocLong, "6 us_irregulars_u").at(Space::TayNinh, "1 us_bases 6 vc_guerrillas_u");
    let done = Deed::on(&many, Faction::Us).only_in(&[Space::TayNinh]).special(NpSpecial::UsAirLift);
    assert_eq!(done.count(Space::TayNinh, "us_irregulars_u"), 4, "{}", done.story);
}
