//! Assault as a non-player makes it (3.2.4): what it comes to, what Capabilities add, and in which spaces the
//! US makes it.

use pointman_fitl::operations::assault::{Assault, Treated};
use pointman_fitl::trung::coin::assault::{added, forecast_there, make};
use pointman_fitl::trung::{NpOperation, NpSpecial, Scene as Sight, TurnRequest};
use pointman_fitl::{Faction, FactionSet, LastingCard, Space, SupportLevel, Terms, Track, Turn};

use crate::trung::deed::{Deed, Done, attempt, execute};
use crate::trung::scene::{Scene, scene};

fn assault(scene: &Scene, rolls: &[u32]) -> Done {
    Deed::on(scene, Faction::Us).rolls(rolls).operation(NpOperation::UsAssault)
}

/// How many pieces an Assault of `by` in `space` would remove, and whether a Tunnel would be rolled for.
fn foreseen(scene: &Scene, by: Faction, space: Space) -> (u8, bool) {
    scene.seen(by, |sight| {
        let plan = forecast_there(sight, &Assault::of(space, by));
        (plan.size(), plan.tunnel.is_some())
    })
}

#[test]
fn us_hits_are_twice_the_troops_with_a_base_and_half_of_them_in_highland() {
    let hits = |space, pieces: &str| {
        scene()
            .at(space, pieces)
            .seen(Faction::Us, |sight| forecast_there(sight, &Assault::of(space, Faction::Us)).hits)
    };
    assert_eq!(hits(Space::KienPhong, "3 us_troops"), 3);
    assert_eq!(hits(Space::KienPhong, "3 us_troops 1 us_bases"), 6);
    assert_eq!(hits(Space::QuangNam, "3 us_troops"), 1);
    assert_eq!(hits(Space::QuangNam, "3 us_troops 1 us_bases"), 6, "the Base comes before the Highland");
}

#[test]
fn arvn_hits_are_half_the_cubes_in_cities_and_on_locs_and_of_troops_alone_in_provinces() {
    let hits = |space, pieces: &str| {
        scene()
            .at(space, pieces)
            .seen(Faction::Arvn, |sight| forecast_there(sight, &Assault::of(space, Faction::Arvn)).hits)
    };
    assert_eq!(hits(Space::Hue, "3 arvn_troops 2 arvn_police"), 2);
    assert_eq!(hits(Space::LocHueDaNang, "1 arvn_troops 3 arvn_police"), 2);
    assert_eq!(hits(Space::KienPhong, "3 arvn_troops 2 arvn_police"), 1);
    assert_eq!(hits(Space::QuangNam, "5 arvn_troops 2 arvn_police"), 1);
}

#[test]
fn troops_go_first_then_active_guerrillas_then_bases_once_no_force_is_left() {
    let there = "1 nva_troops 1 vc_guerrillas_a 1 nva_guerrillas_a 1 vc_bases 1 nva_bases";
    let done = assault(&scene().at(Space::KienPhong, "2 us_troops").at(Space::KienPhong, there), &[]);
    assert_eq!(
        done.at(Space::KienPhong),
        "2 us_troops 1 nva_guerrillas_a 1 nva_bases 1 vc_bases",
        "VC Guerrillas before NVA ones"
    );
    let done = assault(&scene().at(Space::KienPhong, "4 us_troops").at(Space::KienPhong, there), &[]);
    assert_eq!(done.at(Space::KienPhong), "4 us_troops 1 vc_bases", "NVA Bases before VC Bases");
    let hidden = scene().at(Space::KienPhong, "9 us_troops 1 vc_guerrillas_u 1 nva_troops 1 nva_bases");
    assert_eq!(assault(&hidden, &[]).at(Space::KienPhong), "9 us_troops 1 nva_bases 1 vc_guerrillas_u");
}

#[test]
fn pieces_of_players_go_before_those_of_non_players() {
    let map = scene().at(Space::KienPhong, "1 us_troops 1 vc_guerrillas_a 1 nva_guerrillas_a");
    assert_eq!(assault(&map, &[]).at(Space::KienPhong), "1 us_troops 1 nva_guerrillas_a");
    assert_eq!(
        assault(&map.players(&[Faction::Nva]), &[]).at(Space::KienPhong),
        "1 us_troops 1 vc_guerrillas_a"
    );
}

#[test]
fn a_tunnel_is_rolled_for_only_with_a_hit_left_and_once() {
    let map = scene().at(Space::KienPhong, "3 us_troops 1 vc_tunnels 1 nva_tunnels");
    assert_eq!(foreseen(&map, Faction::Us, Space::KienPhong), (0, true));
    assert_eq!(assault(&map, &[3]).at(Space::KienPhong), "3 us_troops 1 nva_tunnels 1 vc_tunnels");
    assert_eq!(
        assault(&map, &[4]).at(Space::KienPhong),
        "3 us_troops 1 nva_bases 1 vc_tunnels",
        "NVA before VC"
    );
    let spent = scene().at(Space::KienPhong, "1 us_troops 1 nva_troops 1 vc_tunnels");
    assert_eq!(foreseen(&spent, Faction::Us, Space::KienPhong), (1, false));
}

#[test]
fn a_tunneled_base_left_is_a_vulnerable_enemy_left() {
    let all = |pieces: &str| {
        scene().at(Space::KienPhong, pieces).seen(Faction::Us, |sight| {
            forecast_there(sight, &Assault::of(Space::KienPhong, Faction::Us)).removes_all_vulnerable()
        })
    };
    assert!(all("2 us_troops 1 nva_troops 1 vc_bases"));
    assert!(!all("2 us_troops 1 nva_troops 1 vc_tunnels"));
    assert!(
        all("2 us_troops 1 nva_troops 1 vc_guerrillas_u 1 vc_tunnels"),
        "an Underground Guerrilla protects it"
    );
    assert!(!all("2 us_troops 1 vc_guerrillas_u"), "without effect nothing is removed");
}

#[test]
fn m48_patton_is_used_outside_lowland_where_it_removes_more_in_2_spaces_a_turn() {
    let card = LastingCard::M48Patton;
    let spaces = [Space::Hue, Space::DaNang, Space::TayNinh];
    let map =
        spaces.iter().fold(scene().unshaded(card), |map, space| map.at(*space, "1 us_troops 3 nva_troops"));
    let done = assault(&map.at(Space::KienPhong, "1 us_troops 3 nva_troops"), &[1]);
    let left = |space| done.count(space, "nva_troops");
    assert_eq!(
        (left(Space::Hue), left(Space::TayNinh), left(Space::DaNang), left(Space::KienPhong)),
        (0, 0, 2, 2),
        "2 Population first"
    );
    assert_eq!(done.turn.coin.assault.m48.len(), 2);
    let enough = assault(&scene().unshaded(card).at(Space::Hue, "3 us_troops 3 nva_troops"), &[]);
    assert!(enough.turn.coin.assault.m48.is_empty(), "it adds nothing there");
}

#[test]
fn search_and_destroy_removes_a_vc_guerrilla_before_an_nva_one_whoever_is_a_player_even_without_a_hit() {
    let map = scene().unshaded(LastingCard::SearchAndDestroy).players(&[Faction::Nva]);
    let hidden = "1 vc_guerrillas_u 1 nva_guerrillas_u";
    let done = assault(&map.clone().at(Space::QuangNam, "1 us_troops").at(Space::QuangNam, hidden), &[]);
    assert_eq!(done.at(Space::QuangNam), "1 us_troops 1 nva_guerrillas_u", "1 Troop in Highland has no hit");
    let one = map.at(Space::KienPhong, "1 us_troops 1 nva_troops").at(Space::KienPhong, hidden);
    assert_eq!(
        assault(&one, &[]).at(Space::KienPhong),
        "1 us_troops 1 nva_troops 1 nva_guerrillas_u",
        "it uses the one hit"
    );
}

#[test]
fn abrams_removes_a_base_that_the_order_does_not_reach_once_a_turn() {
    let map = scene().unshaded(LastingCard::Abrams);
    let there = "2 us_troops 3 nva_troops 1 vc_bases";
    let done = assault(&map.clone().at(Space::KienPhong, there).at(Space::BaXuyen, there), &[]);
    let bases = [Space::KienPhong, Space::BaXuyen].map(|space| done.count(space, "vc_bases"));
    assert_eq!(bases, [0, 1], "2 Population first");
    assert_eq!(done.count(Space::KienPhong, "nva_troops"), 2, "it uses a hit");
    let reached = assault(&map.clone().at(Space::KienPhong, "4 us_troops 3 nva_troops 1 vc_bases"), &[]);
    assert!(!reached.turn.coin.assault.abrams && reached.at(Space::KienPhong) == "4 us_troops");
    let hidden = map.at(Space::KienPhong, "1 us_troops 2 vc_guerrillas_u 1 vc_bases 1 vc_tunnels");
    assert_eq!(assault(&hidden, &[]).at(Space::KienPhong), "1 us_troops 2 vc_guerrillas_u 1 vc_tunnels");
}

#[test]
fn body_count_adds_3_aid_for_each_guerrilla_and_arvn_6_for_each_base() {
    let map = scene()
        .unshaded(LastingCard::BodyCount)
        .at(Space::KienPhong, "3 us_troops 2 vc_guerrillas_a 1 vc_bases");
    assert_eq!(assault(&map, &[]).track(Track::Aid), 6);
    let map = map.at(Space::BaXuyen, "6 arvn_troops 2 vc_guerrillas_a 1 vc_bases");
    let done = Deed::on(&map, Faction::Arvn).operation(NpOperation::ArvnAssault);
    assert_eq!(done.track(Track::Aid), 12);
}

#[test]
fn shaded_cobras_cost_a_us_troop_on_1_to_3_and_leave_the_us_2_spaces() {
    let spaces = [Space::Hue, Space::TayNinh, Space::DaNang];
    let map = spaces
        .iter()
        .fold(scene().shaded(LastingCard::Cobras), |map, space| map.at(*space, "2 us_troops 1 nva_troops"));
    let done = assault(&map, &[2, 3, 4]);
    assert_eq!(done.turn.spaces.len(), 2);
    let losses: u8 = spaces.iter().map(|space| 2 - done.count(*space, "us_troops")).sum();
    assert_eq!(losses, 1);
    assert_eq!(
        done.game.board().in_box(pointman_fitl::BoxName::Casualties, pointman_fitl::PieceType::UsTroops),
        1
    );
}

#[test]
fn shaded_abrams_leave_the_us_2_spaces() {
    let spaces = [Space::Hue, Space::TayNinh, Space::DaNang];
    let map = spaces
        .iter()
        .fold(scene().shaded(LastingCard::Abrams), |map, space| map.at(*space, "2 us_troops 1 nva_troops"));
    assert_eq!(assault(&map, &[1]).turn.spaces.len(), 2);
}

#[test]
fn shaded_search_and_destroy_lets_the_us_assault_only_nva_troops_and_vulnerable_bases_and_shifts_once() {
    let map = scene()
        .shaded(LastingCard::SearchAndDestroy)
        .at(Space::TayNinh, "2 us_troops 1 vc_guerrillas_a")
        .at(Space::KienPhong, "1 us_troops 6 arvn_troops 3 nva_troops")
        .support(Space::KienPhong, SupportLevel::PassiveSupport)
        .at(Space::BaXuyen, "2 us_troops 1 vc_guerrillas_u 1 vc_bases 1 vc_guerrillas_a");
    let done = assault(&map, &[]);
    assert_eq!(done.turn.spaces, Space::KienPhong.into());
    assert_eq!(done.turn.coin.assault.followed_up, Some(Space::KienPhong));
    assert_eq!(done.support(Space::KienPhong), SupportLevel::Neutral, "once, though ARVN followed up");
}

#[test]
fn the_us_assaults_first_where_all_vulnerable_enemies_go_then_once_with_arvn_then_elsewhere() {
    let map = scene()
        .at(Space::Saigon, "1 us_troops 4 arvn_troops 9 nva_troops")
        .at(Space::CanTho, "1 us_troops 2 arvn_troops 9 nva_troops")
        .at(Space::TayNinh, "2 us_troops 2 arvn_troops 2 nva_troops")
        .at(Space::Hue, "1 us_troops 3 vc_guerrillas_a");
    let done = assault(&map, &[]);
    assert_eq!(done.turn.coin.assault.followed_up, Some(Space::Saigon), "ARVN removes most there");
    assert_eq!(done.count(Space::Saigon, "nva_troops"), 6);
    assert_eq!(done.count(Space::CanTho, "nva_troops"), 8);
    assert_eq!(done.count(Space::Hue, "vc_guerrillas_a"), 2);
    assert!(done.story.find("Tay Ninh: 2 hits") < done.story.find("Saigon: 1 hit "), "{}", done.story);
}

#[test]
fn the_added_arvn_assault_is_reckoned_after_the_us_one() {
    let map = scene().at(Space::Hue, "2 us_troops 4 arvn_troops 3 nva_troops 1 nva_bases");
    let plan = map.seen(Faction::Us, |sight| added(sight, &Assault::of(Space::Hue, Faction::Us)));
    assert_eq!((plan.size(), plan.forces()), (2, 1), "1 Troop is left, and the Base");
    let done = assault(&map, &[]);
    assert_eq!(done.at(Space::Hue), "2 us_troops 4 arvn_troops");
    assert_eq!(done.track(Track::Aid), 6, "ARVN removed the Base");
}

#[test]
fn g12_arvn_is_added_only_where_3_resources_above_econ_are_left() {
    let map = |resources| {
        scene()
            .players(&[Faction::Arvn])
            .track(Track::Econ, 10)
            .track(Track::ArvnResources, resources)
            .at(Space::Hue, "1 us_troops 4 arvn_troops 3 nva_troops")
    };
    let done = assault(&map(13), &[]);
    assert_eq!((done.track(Track::ArvnResources), done.count(Space::Hue, "nva_troops")), (10, 0));
    let done = assault(&map(12), &[]);
    assert_eq!((done.track(Track::ArvnResources), done.count(Space::Hue, "nva_troops")), (12, 2));
    let free = assault(&map(12).unshaded(LastingCard::BodyCount), &[]);
    assert_eq!(
        (free.track(Track::ArvnResources), free.count(Space::Hue, "nva_troops")),
        (12, 0),
        "Body Count"
    );
}

#[test]
fn general_lansdale_stops_us_assaults_but_those_an_event_names() {
    let map = scene().shaded(LastingCard::GeneralLansdale).at(Space::Hue, "2 us_troops 1 nva_troops");
    let done = assault(&map, &[]);
    assert!(!done.came_off() && done.effects.is_empty() && done.turn.operation.is_none());
    let named = Deed::on(&map, Faction::Us)
        .request(TurnRequest { event: true, ..TurnRequest::OPERATION })
        .operation(NpOperation::UsAssault);
    assert!(named.came_off());
}

#[test]
fn a_limited_us_assault_is_in_one_space_and_without_rolls() {
    let map = scene()
        .at(Space::Hue, "2 us_troops 1 nva_troops")
        .at(Space::TayNinh, "2 us_troops 1 nva_troops 1 nva_bases");
    let done = Deed::on(&map, Faction::Us).request(TurnRequest::LIMITED).operation(NpOperation::UsAssault);
    assert_eq!(done.turn.spaces, Space::TayNinh.into());
}

#[test]
fn the_special_activity_between_the_parts_of_a_us_assault_changes_nothing_of_its_rolls() {
    let map =
        scene().at(Space::Hue, "1 us_troops 1 nva_troops").at(Space::KienPhong, "1 us_troops 4 nva_troops");
    let done = Deed::on(&map, Faction::Us)
        .rolls(&[2])
        .run(|hand| vec![execute(hand, NpOperation::UsAssault), attempt(hand, NpSpecial::UsAirStrike)]);
    assert_eq!(done.effective, [true, true]);
}

#[test]
fn cubes_that_an_event_treats_as_us_troops_fight_by_the_rates_of_the_us_police_only_where_it_says_so() {
    let map = scene().at(Space::KienPhong, "2 arvn_troops 2 arvn_police 1 us_bases 9 nva_troops");
    let (game, turn) = (map.game(), Turn::of(Faction::Us, Terms::FULL));
    let hits = |treated| {
        let assault = Assault { treated, ..Assault::of(Space::KienPhong, Faction::Us) };
        forecast_there(&Sight::of(&game, &turn), &assault).hits
    };
    assert_eq!((hits(Treated::TroopsAsUs), hits(Treated::CubesAsUs), hits(Treated::Normally)), (4, 8, 0));
    let done = Deed::on(&map, Faction::Us).treated(Treated::CubesAsUs).operation(NpOperation::UsAssault);
    assert_eq!(done.count(Space::KienPhong, "nva_troops"), 1);
}

#[test]
fn an_assault_on_one_enemy_leaves_the_other_protecting_bases() {
    let map = scene().at(Space::KienPhong, "6 arvn_troops 1 vc_guerrillas_a 1 nva_guerrillas_a 1 nva_bases");
    let only_nva =
        Assault { targets: FactionSet::only(Faction::Nva), ..Assault::of(Space::KienPhong, Faction::Arvn) };
    let done = Deed::on(&map, Faction::Arvn).run(|hand| vec![make(hand, only_nva).unwrap().is_effective()]);
    assert_eq!(done.at(Space::KienPhong), "6 arvn_troops 1 nva_bases 1 vc_guerrillas_a");
    let through = Assault { tunnels_protect: false, ..Assault::of(Space::KienPhong, Faction::Arvn) };
    let dug = scene().at(Space::KienPhong, "6 arvn_troops 1 vc_guerrillas_a 1 nva_tunnels");
    let done = Deed::on(&dug, Faction::Arvn).run(|hand| vec![make(hand, through).unwrap().is_effective()]);
    assert_eq!(done.at(Space::KienPhong), "6 arvn_troops");
    assert_eq!(done.track(Track::Aid), 6);
}
