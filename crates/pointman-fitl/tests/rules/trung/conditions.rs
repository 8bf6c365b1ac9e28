//! The conditions of the Trưng cards, each at its edge.

use pointman_core::dice::{DiceError, Scripted};
use pointman_core::trace::{Silent, Story};
use pointman_fitl::operations::march;
use pointman_fitl::trung::{Condition, Scene as Sight};
use pointman_fitl::{
    ByPiece, Faction, LastingCard, OperationName, PieceKind, PieceType, Policy, Space, SupportLevel, Table,
    Terms, Track, Turn,
};

use crate::trung::scene::{Scene, scene};

use Condition as C;
use SupportLevel::{ActiveOpposition, ActiveSupport, Neutral, PassiveOpposition, PassiveSupport};

fn holds(condition: Condition, scene: &Scene) -> bool {
    with_dice(condition, scene, &[])
}

/// Whether it holds when the dice show so; all of them are thrown.
fn with_dice(condition: Condition, scene: &Scene, rolls: &[u32]) -> bool {
    let mut dice = Scripted::new(rolls.iter().copied());
    let faction = Faction::ALL
        .into_iter()
        .find(|faction| condition.id().starts_with(faction.id()))
        .unwrap_or(Faction::Us);
    let held = scene.seen(faction, |sight| condition.holds(sight, None, &mut dice, &mut Silent)).unwrap();
    dice.finish().unwrap();
    held
}

#[test]
fn a_large_space_of_the_us_is_under_coin_control_and_not_at_active_support() {
    let hue = |level, pieces| scene().at(Space::Hue, pieces).support(Space::Hue, level);
    assert!(holds(C::UsPop2plusUsPieces, &hue(PassiveSupport, "1 us_bases")));
    assert!(!holds(C::UsPop2plusUsPieces, &hue(ActiveSupport, "1 us_bases")));
    assert!(!holds(C::UsPop2plusUsPieces, &hue(Neutral, "1 us_bases 1 vc_bases")), "no COIN Control");
    assert!(!holds(C::UsPop2plusUsPieces, &hue(Neutral, "1 arvn_troops")));
    assert!(!holds(C::UsPop2plusUsPieces, &scene().at(Space::DaNang, "1 us_troops")), "Population 1");
    assert!(holds(C::UsPop2UsTroops, &hue(Neutral, "1 us_troops")));
    assert!(!holds(C::UsPop2UsTroops, &hue(Neutral, "1 us_irregulars_u")));
    assert!(
        !holds(C::UsPop2UsTroops, &scene().at(Space::Saigon, "1 us_troops")),
        "Saigon has Population 6, not 2"
    );
    assert!(holds(C::UsPop2plusUsPieces, &scene().at(Space::Saigon, "1 us_troops")));
}

#[test]
fn us_pieces_meet_4_nva_troops_or_a_base_that_no_guerrilla_guards() {
    let at = |pieces| holds(C::Us4nvaOrVulnerableBase, &scene().at(Space::TayNinh, pieces));
    assert!(at("1 us_irregulars_u 4 nva_troops"));
    assert!(!at("1 us_irregulars_u 3 nva_troops"));
    assert!(at("1 us_troops 1 vc_tunnels 1 vc_guerrillas_a"), "a Tunneled Base is vulnerable");
    assert!(!at("1 us_troops 1 vc_bases 1 nva_guerrillas_u"), "guarded by the other faction");
    assert!(!at("4 nva_troops 3 arvn_troops"));
}

#[test]
fn general_lansdale_does_not_change_the_condition_for_assault() {
    let map = scene().at(Space::TayNinh, "1 us_troops 4 nva_troops").shaded(LastingCard::GeneralLansdale);
    assert!(holds(C::Us4nvaOrVulnerableBase, &map));
}

#[test]
fn coin_firepower_is_compared_with_nva_troops_where_us_troops_or_a_us_base_are() {
    let at = |pieces| holds(C::UsCoinFpBelowNvaTroops, &scene().at(Space::TayNinh, pieces));
    assert!(at("2 us_troops 3 nva_troops"));
    assert!(!at("3 us_troops 3 nva_troops"));
    assert!(at("1 us_bases 1 nva_troops"), "no Troops, no Firepower");
    assert!(!at("1 us_irregulars_u 3 nva_troops"));
}

#[test]
fn policy_decides_two_conditions() {
    let of = |policy| {
        [C::UsPolicyLbj, C::UsPolicyJfkOrLbj].map(|condition| holds(condition, &scene().policy(policy)))
    };
    assert_eq!(
        [of(Policy::Jfk), of(Policy::Lbj), of(Policy::Nixon)],
        [[false, true], [true, true], [false, false]]
    );
}

#[test]
fn two_spaces_with_support_and_underground_guerrillas_are_needed() {
    let one = scene().at(Space::Hue, "1 vc_guerrillas_u").support(Space::Hue, PassiveSupport);
    assert!(!holds(C::UsTwoSupportUnderground, &one));
    let other = one.at(Space::DaNang, "1 nva_guerrillas_u");
    assert!(!holds(C::UsTwoSupportUnderground, &other));
    assert!(holds(C::UsTwoSupportUnderground, &other.support(Space::DaNang, ActiveSupport)));
}

#[test]
fn vulnerable_enemies_beside_us_pieces_are_enough() {
    let at = |pieces| holds(C::UsPiecesWithVulnerableEnemies, &scene().at(Space::LocHueDaNang, pieces));
    assert!(at("1 us_irregulars_a 1 vc_guerrillas_a"));
    assert!(!at("1 us_irregulars_a 1 vc_guerrillas_u"));
    assert!(!at("1 arvn_police 1 vc_guerrillas_a"));
}

#[test]
fn every_us_base_in_the_south_has_troops_and_no_nva_troops() {
    let base = scene().at(Space::TayNinh, "1 us_bases");
    assert!(holds(C::UsSouthBasesGuarded, &scene()), "no Base at all");
    assert!(!holds(C::UsSouthBasesGuarded, &base));
    assert!(holds(C::UsSouthBasesGuarded, &base.clone().at(Space::TayNinh, "1 us_troops")));
    assert!(!holds(C::UsSouthBasesGuarded, &base.at(Space::TayNinh, "1 us_troops 1 nva_troops")));
    assert!(
        holds(C::UsSouthBasesGuarded, &scene().at(Space::TheFishhook, "1 us_bases")),
        "Cambodia is not the South"
    );
}

#[test]
fn a_route_from_can_tho_to_hue_is_open_only_if_no_space_holds_an_enemy_the_ends_included() {
    assert!(!holds(C::RoutesCanThoHueBlocked, &scene()));
    for end in [Space::CanTho, Space::Hue, Space::LocSaigonCanTho, Space::Saigon] {
        assert!(holds(C::RoutesCanThoHueBlocked, &scene().at(end, "1 vc_guerrillas_u")), "{end}");
    }
    let detour =
        scene().at(Space::LocSaigonCamRanh, "1 vc_guerrillas_u").at(Space::LocHueKheSanh, "1 nva_troops");
    assert!(!holds(C::RoutesCanThoHueBlocked, &detour));
    let around = detour.at(Space::LocSaigonDaLat, "1 nva_guerrillas_a");
    assert!(!holds(C::RoutesCanThoHueBlocked, &around));
    assert!(holds(
        C::RoutesCanThoHueBlocked,
        &around.at(Space::LocSaigonAnLocBanMeThuot, "1 nva_guerrillas_a")
    ));
}

#[test]
fn a_condition_is_told_to_programs_with_its_id_its_result_and_its_figures() {
    let told = |condition: Condition, scene: &Scene, rolls: &[u32]| {
        let (mut story, mut dice) = (Story::default(), Scripted::new(rolls.iter().copied()));
        let faction = Faction::ALL.into_iter().find(|faction| condition.id().starts_with(faction.id()));
        scene
            .seen(faction.unwrap_or(Faction::Us), |sight| condition.holds(sight, None, &mut dice, &mut story))
            .unwrap();
        serde_json::to_string(&story.notes().last().unwrap().condition).unwrap()
    };
    let patronage = scene().track(Track::Patronage, 21);
    assert_eq!(
        told(C::Patronage17, &patronage, &[]),
        r#"{"id":"patronage-17","result":true,"figures":{"needed":17,"total":21}}"#
    );
    let stands = scene().at(Space::TayNinh, "6 nva_troops 1 arvn_troops").at(Space::Hue, "7 nva_troops");
    assert_eq!(
        told(C::Nva6TroopsCoinPieces, &stands, &[]),
        r#"{"id":"nva-6-troops-coin-pieces","result":true,"figures":{"needed":1,"spaces":["tay-ninh"]}}"#
    );
    let four = scene().only_available(PieceType::NvaTroops, 4);
    assert_eq!(
        told(C::Nva3d6AvailableTroops, &four, &[2, 2, 1]),
        r#"{"id":"nva-3d6-available-troops","result":false,"figures":{"limit":4,"rolled":5}}"#
    );
    for condition in Condition::ALL {
        let json = told(condition, &scene(), &[6; 9]);
        assert!(json.contains(condition.id()) && !json.contains(r#""figures":{}"#), "{json}");
    }
}

#[test]
fn a_throw_that_cannot_change_a_test_is_not_made() {
    // How many of six dice that show 3 are thrown, and whether the condition holds.
    let test = |condition: Condition, scene: &Scene, idly: bool| {
        let mut dice = Scripted::new([3; 6]).throwing_idly(idly);
        let held = scene.seen(Faction::Nva, |sight| condition.holds(sight, None, &mut dice, &mut Silent));
        let Err(DiceError::LeftOver { asked, .. }) = dice.finish() else { panic!("six are too few") };
        (asked, held.unwrap())
    };
    let troops = |left| scene().only_available(PieceType::NvaTroops, left);
    for (left, thrown, holds) in [(2, 0, false), (3, 3, false), (17, 3, true), (18, 0, true), (40, 0, true)] {
        assert_eq!(test(C::Nva3d6AvailableTroops, &troops(left), false), (thrown, holds), "{left}");
        let before = test(C::Nva3d6AvailableTroops, &troops(left), true);
        assert_eq!(before, (3, holds), "{left}: steps of before were taken with all dice");
    }
    let guerrillas = |trail| scene().only_available(PieceType::NvaGuerrillas, 5).track(Track::Trail, trail);
    for (trail, thrown, holds) in [(0, 0, true), (1, 0, true), (2, 1, true), (3, 1, true), (4, 0, false)] {
        let tested = test(C::Nva2d6AvailableGuerrillasOrD3Trail, &guerrillas(trail), false);
        assert_eq!(tested, (2 + thrown, holds), "Trail {trail}");
    }
}

#[test]
fn points_of_the_factions_are_met_exactly() {
    let coin = |patronage| scene().at(Space::Saigon, "1 arvn_police").track(Track::Patronage, patronage);
    assert!(holds(C::CoinPoints42, &coin(36)), "6 Population");
    assert!(!holds(C::CoinPoints42, &coin(35)));
    let us = |on_map: u16| scene().only_available(PieceType::UsTroops, 40 - on_map);
    assert!(holds(C::UsPoints42, &us(4)), "36 Troops and 6 Bases Available");
    assert!(!holds(C::UsPoints42, &us(5)));
    let nva = scene()
        .at(Space::Saigon, "1 nva_troops")
        .at(Space::TayNinh, "2 nva_bases")
        .at(Space::BinhDinh, "1 nva_bases");
    assert!(!holds(C::NvaPoints14, &nva), "6 + 2 + 2 Population and 3 Bases");
    assert!(holds(C::NvaPoints14, &nva.at(Space::TheFishhook, "1 nva_tunnels")), "a Tunneled Base is a Base");
}

#[test]
fn an_arvn_assault_adds_control_where_it_removes_enough() {
    let control = |pieces| holds(C::ArvnAssaultAddsControl, &scene().at(Space::TayNinh, pieces));
    assert!(control("4 arvn_troops 4 vc_guerrillas_a"));
    assert!(!control("4 arvn_police 4 vc_guerrillas_a"), "Police do not Assault in a Province");
    assert!(!control("2 arvn_troops 4 vc_guerrillas_u"));
    assert!(!control("4 arvn_troops 2 vc_guerrillas_a"), "there is COIN Control already");
    assert!(!control("2 arvn_troops 1 nva_troops 1 vc_tunnels 1 nva_bases"), "1 hit leaves 2");
    assert!(!control("2 arvn_troops 2 vc_tunnels"), "a Tunneled Base is not removed");
}

#[test]
fn an_arvn_assault_clears_a_route_space_only_if_no_enemy_piece_is_left_there() {
    let clears = |space, pieces| holds(C::ArvnAssaultAddsControlOrUnblocks, &scene().at(space, pieces));
    assert!(clears(Space::LocHueDaNang, "2 arvn_police 1 vc_guerrillas_a"));
    assert!(!clears(Space::LocHueDaNang, "2 arvn_police 1 vc_guerrillas_a 1 nva_guerrillas_u"));
    assert!(!clears(Space::LocHueKheSanh, "2 arvn_police 1 vc_guerrillas_a"), "not on the routes");
    assert!(clears(Space::QuiNhon, "4 arvn_troops 1 nva_troops 1 vc_bases"));
    assert!(!clears(Space::QuiNhon, "4 arvn_troops 1 nva_troops 1 vc_tunnels"), "a Base is left");
}

#[test]
fn arvn_conditions_count_troops_rangers_and_cubes() {
    let five = |pieces| holds(C::Arvn5TroopsRangers, &scene().at(Space::LocHueDaNang, pieces));
    assert!(five("3 arvn_troops 1 arvn_rangers_u 1 arvn_rangers_a"));
    assert!(!five("4 arvn_troops 3 arvn_police"));
    let cubes = |pieces, level| {
        holds(C::ArvnPop2SupportMoreCubes, &scene().at(Space::Hue, pieces).support(Space::Hue, level))
    };
    assert!(cubes("1 arvn_troops 1 arvn_police 1 us_troops", PassiveSupport));
    assert!(!cubes("1 arvn_police 1 us_troops", PassiveSupport));
    assert!(!cubes("1 arvn_police", Neutral));
    let large = |space, pieces| holds(C::NvaBaseOrControlPop2plus, &scene().at(space, pieces));
    assert!(large(Space::Saigon, "1 nva_troops"));
    assert!(large(Space::TayNinh, "1 nva_tunnels 3 us_troops"));
    assert!(!large(Space::QuangNam, "1 nva_troops"), "Population 1");
}

#[test]
fn dice_are_compared_with_what_is_available_bases_included() {
    let arvn = scene().only_available(PieceType::ArvnTroops, 4).only_available(PieceType::ArvnPolice, 0);
    assert!(with_dice(C::Arvn3d6AvailablePieces, &arvn, &[6, 6, 1]), "4 Troops, 6 Rangers, 3 Bases");
    assert!(!with_dice(C::Arvn3d6AvailablePieces, &arvn, &[6, 6, 2]));
    let vc = scene().only_available(PieceType::VcGuerrillas, 1);
    assert!(with_dice(C::Vc3d6AvailablePieces, &vc, &[4, 4, 2]), "1 Guerrilla and 9 Bases");
    assert!(!with_dice(C::Vc3d6AvailablePieces, &vc, &[4, 4, 3]));
    let nva = scene().only_available(PieceType::NvaTroops, 10).only_available(PieceType::NvaGuerrillas, 7);
    assert!(with_dice(C::Nva3d6AvailableTroops, &nva, &[4, 4, 2]));
    assert!(!with_dice(C::Nva3d6AvailableTroops, &nva, &[4, 4, 3]));
    assert!(with_dice(C::Nva2d6AvailableGuerrillas, &nva, &[3, 4]));
    assert!(!with_dice(C::Nva2d6AvailableGuerrillas, &nva, &[4, 4]));
}

#[test]
fn the_d3_against_the_trail_is_rolled_only_when_the_2d6_failed() {
    let nva = scene().only_available(PieceType::NvaGuerrillas, 7).track(Track::Trail, 2);
    let condition = C::Nva2d6AvailableGuerrillasOrD3Trail;
    assert!(with_dice(condition, &nva, &[3, 4]));
    assert!(with_dice(condition, &nva, &[4, 4, 2]));
    assert!(!with_dice(condition, &nva, &[4, 4, 1]));
}

#[test]
fn no_dice_are_thrown_against_the_agitate_total_while_no_space_can_be_taxed() {
    let condition = C::Vc2d6Agitate;
    let total = scene().track(Track::AgitateTotal, 7);
    assert!(!with_dice(condition, &total, &[]));
    let tax = total.at(Space::Saigon, "1 vc_guerrillas_u");
    assert!(with_dice(condition, &tax, &[4, 4]));
    assert!(!with_dice(condition, &tax, &[3, 4]), "7 is not greater");
    assert!(!with_dice(condition, &tax.at(Space::Saigon, "2 us_troops"), &[]), "COIN Control");
    let lone = scene().at(Space::TayNinh, "1 vc_guerrillas_u 1 vc_bases");
    assert!(!with_dice(condition, &lone, &[]), "beside a VC Base 2 Underground Guerrillas are needed");
    assert!(
        !with_dice(condition, &scene().at(Space::TheFishhook, "1 vc_guerrillas_u"), &[]),
        "Population 0 yields nothing"
    );
}

#[test]
fn nva_conditions_count_troops_by_the_space() {
    let at = |condition, pieces| holds(condition, &scene().at(Space::TayNinh, pieces));
    assert!(at(C::Nva6TroopsCoinTroopsOrBase, "6 nva_troops 1 arvn_troops"));
    assert!(at(C::Nva6TroopsCoinTroopsOrBase, "6 nva_troops 1 arvn_bases"));
    assert!(!at(C::Nva6TroopsCoinTroopsOrBase, "6 nva_troops 1 arvn_police 1 us_irregulars_u"));
    assert!(at(C::Nva6TroopsCoinPieces, "6 nva_troops 1 arvn_police"));
    assert!(!at(C::Nva6TroopsCoinPieces, "5 nva_troops 1 arvn_police"));
    assert!(holds(C::Nva8TroopsOutsideSouth, &scene().at(Space::NorthVietnam, "8 nva_troops")));
    assert!(!holds(
        C::Nva8TroopsOutsideSouth,
        &scene().at(Space::NorthVietnam, "7 nva_troops").at(Space::Hue, "9 nva_troops")
    ));
    assert!(holds(
        C::Nva20Troops,
        &scene().at(Space::NorthVietnam, "11 nva_troops").at(Space::Hue, "9 nva_troops")
    ));
    assert!(!holds(C::Nva20Troops, &scene().at(Space::NorthVietnam, "19 nva_troops")));
}

#[test]
fn a_loc_never_counts_as_a_space_of_population_2() {
    let mut all = scene();
    for space in Space::ALL.into_iter().filter(|space| space.population() == 2) {
        assert!(holds(C::Pop2WithoutCoinControl, &all));
        all = all.at(space, "1 arvn_police");
    }
    assert!(!holds(C::Pop2WithoutCoinControl, &all));
}

#[test]
fn underground_nva_guerrillas_at_support_count_by_spaces() {
    let one = scene()
        .at(Space::Hue, "2 nva_guerrillas_u")
        .support(Space::Hue, PassiveSupport)
        .at(Space::Saigon, "1 nva_guerrillas_u");
    assert!(holds(C::NvaUndergroundSupport, &one) && !holds(C::NvaUndergroundSupport2, &one));
    assert!(holds(C::NvaUndergroundSupport2, &one.support(Space::Saigon, ActiveSupport)));
    let vc = scene().at(Space::Hue, "2 vc_guerrillas_u").support(Space::Hue, PassiveSupport);
    assert!(!holds(C::NvaUndergroundSupport, &vc));
}

#[test]
fn vc_conditions_count_guerrillas_whatever_their_state_unless_said() {
    let at = |condition, pieces| holds(condition, &scene().at(Space::TayNinh, pieces));
    assert!(at(C::Vc3Guerrillas, "2 vc_guerrillas_a 1 vc_guerrillas_u"));
    assert!(!at(C::Vc3Guerrillas, "2 vc_guerrillas_a 1 nva_guerrillas_u"));
    assert!(at(C::VcUndergroundUsTroops, "1 vc_guerrillas_u 1 us_troops"));
    assert!(!at(C::VcUndergroundUsTroops, "1 vc_guerrillas_a 1 us_troops"));
    assert!(at(C::Vc3GuerrillasUsTroopsNoBase, "3 vc_guerrillas_a 1 us_troops"));
    assert!(!at(C::Vc3GuerrillasUsTroopsNoBase, "3 vc_guerrillas_a 1 us_troops 1 vc_tunnels"));
    assert!(holds(
        C::Vc15Guerrillas,
        &scene().at(Space::TayNinh, "8 vc_guerrillas_a").at(Space::Hue, "7 vc_guerrillas_u")
    ));
    assert!(!at(C::Vc15Guerrillas, "14 vc_guerrillas_u"));
    assert!(holds(C::Patronage17, &scene().track(Track::Patronage, 17)));
    assert!(!holds(C::Patronage17, &scene().track(Track::Patronage, 16)));
    assert!(holds(C::ArvnIsPlayer, &scene().players(&[Faction::Arvn])) && !holds(C::ArvnIsPlayer, &scene()));
}

#[test]
fn a_loc_and_a_space_without_population_are_not_at_active_opposition() {
    let at = |space, level| {
        let map = scene().at(space, "1 vc_guerrillas_u");
        holds(
            C::VcUndergroundNotActiveOpposition,
            &if level == Neutral { map } else { map.support(space, level) },
        )
    };
    assert!(!at(Space::Hue, ActiveOpposition));
    assert!(
        at(Space::Hue, PassiveOpposition)
            && at(Space::LocHueDaNang, Neutral)
            && at(Space::TheFishhook, Neutral)
    );
}

#[test]
fn every_space_of_population_2_or_more_needs_a_vc_guerrilla() {
    let mut all = scene();
    for space in Space::ALL.into_iter().filter(|space| space.population() >= 2) {
        assert!(holds(C::VcPop2WithoutGuerrillas, &all));
        all = all.at(space, "1 vc_guerrillas_a");
    }
    assert!(!holds(C::VcPop2WithoutGuerrillas, &all));
}

#[test]
fn the_operation_of_the_side_is_asked_for() {
    scene().seen(Faction::Arvn, |sight| {
        for operation in [None, Some(OperationName::Patrol), Some(OperationName::Train)] {
            assert_eq!(C::OpWasPatrol.is_so(sight, operation), operation == Some(OperationName::Patrol));
            assert_eq!(C::OpWasTrain.is_so(sight, operation), operation == Some(OperationName::Train));
        }
    });
}

/// Whether VC can Ambush after one group has marched.
fn can_ambush_after(scene: &Scene, from: Space, to: Space, pieces: &[(PieceKind, u8)]) -> bool {
    let (mut game, mut effects, mut dice) = (scene.game(), Vec::new(), Scripted::new([]));
    let mut turn = Turn::of(Faction::Vc, Terms::FULL);
    turn.begin(&game, OperationName::March).unwrap();
    let mut group = ByPiece::default();
    for (piece, count) in pieces {
        group[*piece] = *count;
    }
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    march::enter(&mut table, &mut turn, from, to, &group).unwrap();
    C::MarchAmbushPossible.is_so(&Sight::of(&game, &turn), None)
}

#[test]
fn a_guerrilla_that_marched_and_is_still_underground_can_ambush() {
    let (hidden, active) = (PieceKind::VcGuerrillasUnderground, PieceKind::VcGuerrillasActive);
    let map = scene()
        .at(Space::TayNinh, "2 vc_guerrillas_u 1 vc_guerrillas_a")
        .at(Space::Saigon, "1 us_troops 1 vc_guerrillas_u");
    let to_saigon = |map: &Scene, pieces: &[_]| can_ambush_after(map, Space::TayNinh, Space::Saigon, pieces);
    assert!(to_saigon(&map, &[(hidden, 1)]));
    assert!(!to_saigon(&map, &[(active, 1)]), "the one that was there does not serve");
    assert!(!to_saigon(&map.clone().unshaded(LastingCard::Claymores), &[(hidden, 1)]));
    let seen = map.support(Space::Saigon, PassiveSupport);
    assert!(to_saigon(&seen, &[(hidden, 2)]), "3 do not exceed 3");
    assert!(!to_saigon(&seen, &[(hidden, 2), (active, 1)]), "4 do: they are Active");
}

#[test]
fn on_a_loc_an_enemy_next_to_it_can_be_ambushed() {
    let map = scene().at(Space::TayNinh, "1 vc_guerrillas_u").at(Space::Saigon, "1 arvn_bases");
    let group = [(PieceKind::VcGuerrillasUnderground, 1)];
    assert!(can_ambush_after(&map, Space::TayNinh, Space::LocSaigonAnLocBanMeThuot, &group));
    assert!(!can_ambush_after(&map, Space::TayNinh, Space::TheFishhook, &group));
}

#[test]
fn a_condition_is_told_with_its_dice() {
    let nva = scene().only_available(PieceType::NvaTroops, 9);
    let mut story = Story::default();
    nva.seen(Faction::Nva, |sight| {
        C::Nva3d6AvailableTroops.holds(sight, None, &mut Scripted::new([4, 4, 3]), &mut story).unwrap()
    });
    let told: Vec<_> = story.notes().iter().map(|note| note.what.as_str()).collect();
    assert_eq!(told, ["3d6 = 11, more than 9", "3d6 <= Available NVA Troops? no"]);
}
