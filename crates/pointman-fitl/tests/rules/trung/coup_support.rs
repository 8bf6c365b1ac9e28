//! Non-players in the Resources and Support Phases: Sabotage, Pacification, Agitation (T5.9, 6.2.1, 6.3).

use pointman_fitl::{
    CoupPart, Effect, Faction, GameEffect, LastingCard, PieceKind, Space, SupportLevel, Track,
};

use crate::trung::coup_scene::{at_part, at_part_led_by, coup, decided, terror, tried};
use crate::trung::scene::Scene;

use SupportLevel::{ActiveOpposition, ActiveSupport, Neutral, PassiveOpposition, PassiveSupport};

/// A place where US and ARVN may Pacify.
const BOTH: &str = "1 us_troops 1 arvn_troops 1 arvn_police";

fn with_police(troops: &str, spaces: &[Space]) -> Scene {
    spaces.iter().fold(coup(), |scene, space| scene.at(*space, troops))
}

#[test]
fn vc_sabotages_the_locs_of_the_highest_econ_first_where_markers_lack() {
    // No City is under COIN Control: all LoCs next to one are due, and 3 of 15 markers are left.
    let game = at_part(&coup(), CoupPart::VcSabotage, &[terror(Space::Hue, 12)]);
    assert_eq!(game.sabotage_to_choose(), Some(3));
    let of_econ = |econ| game.to_sabotage().iter().filter(|loc| loc.econ() == econ).collect::<Vec<_>>();
    let (two, one) = (of_econ(2), of_econ(1));
    assert_eq!((two.len(), one.len()), (1, 13));
    let played = decided(&game, &[3, 1]);
    let sabotaged: Vec<_> = played.effects.iter().filter_map(placed_terror).collect();
    assert_eq!(sabotaged, [two[0], one[2], one[0]]);
    assert_eq!(played.game.coup_part(), Some(CoupPart::Earnings));
}

fn placed_terror(effect: &GameEffect) -> Option<Space> {
    match effect {
        GameEffect::Board(Effect::Terror { space, delta: 1 }) => Some(*space),
        _ => None,
    }
}

#[test]
fn vc_is_not_asked_where_there_are_markers_for_every_loc_or_none() {
    let controlled =
        pointman_fitl::SpaceSet::CITIES.iter().fold(coup(), |scene, city| scene.at(city, "1 arvn_police"));
    let controlled = controlled.at(Space::LocHueDaNang, "1 vc_guerrillas_u");
    let game = at_part(&controlled, CoupPart::VcSabotage, &[]);
    assert_eq!((game.to_sabotage().len(), game.coup_stop(CoupPart::VcSabotage)), (1, None));
    assert_eq!(
        at_part(&coup(), CoupPart::VcSabotage, &[terror(Space::Hue, 15)]).coup_stop(CoupPart::VcSabotage),
        None
    );
}

#[test]
fn without_resources_2d6_is_the_number_of_steps_of_us_and_arvn_together_and_the_us_goes_first() {
    let scene = with_police(BOTH, &[Space::Saigon, Space::Hue, Space::DaNang, Space::Kontum, Space::CanTho]);
    let us = decided(&at_part(&scene, CoupPart::UsPacify, &[]), &[2, 1]);
    assert_eq!((us.support(Space::Saigon), us.support(Space::Hue)), (ActiveSupport, PassiveSupport));
    assert_eq!(us.game.coup_progress().pacification, Some(0), "ARVN has what is left");
    let arvn = decided(&us.game, &[]);
    assert!(arvn.moves().is_empty() && arvn.support(Space::DaNang) == Neutral);
    assert_eq!(
        (arvn.game.coup_part(), arvn.game.coup_progress().pacification),
        (Some(CoupPart::VcAgitate), None)
    );
}

#[test]
fn the_steps_of_us_and_arvn_are_rolled_with_dice_of_6() {
    let scene = coup().at(Space::Saigon, "1 us_troops 1 arvn_police");
    let game = at_part(&scene, CoupPart::UsPacify, &[]);
    assert_eq!(decided(&game, &[6, 6]).game.coup_progress().pacification, Some(10), "2 of 12 are used");
    assert!(tried(&game, &[1, 7]).err().expect("no die shows 7").to_string().contains("d6"));
}

#[test]
fn arvn_uses_the_steps_that_the_us_left() {
    let scene =
        coup().at(Space::Saigon, "1 us_troops 1 arvn_police").at(Space::Hue, "1 arvn_troops 1 arvn_police");
    let us = decided(&at_part(&scene, CoupPart::UsPacify, &[]), &[1, 2]);
    assert_eq!((us.support(Space::Saigon), us.game.coup_progress().pacification), (ActiveSupport, Some(1)));
    let arvn = decided(&us.game, &[]);
    assert_eq!(arvn.support(Space::Hue), PassiveSupport);
}

#[test]
fn the_us_pacifies_up_to_active_support_and_arvn_up_to_passive_support() {
    let us = coup().at(Space::Hue, "1 us_troops 1 arvn_police").support(Space::Hue, PassiveSupport);
    assert_eq!(decided(&at_part(&us, CoupPart::UsPacify, &[]), &[6, 6]).support(Space::Hue), ActiveSupport);
    let arvn = coup().at(Space::Hue, "1 arvn_troops 1 arvn_police").support(Space::Hue, PassiveOpposition);
    let mut game = at_part(&arvn, CoupPart::UsPacify, &[]);
    game = decided(&game, &[6, 6]).game;
    assert_eq!(decided(&game, &[]).support(Space::Hue), PassiveSupport);
    let satisfied = coup().at(Space::Hue, "1 arvn_troops 1 arvn_police").support(Space::Hue, PassiveSupport);
    let game = decided(&at_part(&satisfied, CoupPart::UsPacify, &[]), &[6, 6]).game;
    assert_eq!(decided(&game, &[]).support(Space::Hue), PassiveSupport);
}

#[test]
fn terror_alone_is_no_reason_to_pacify() {
    let scene = coup().at(Space::Hue, "1 us_troops 1 arvn_police").support(Space::Hue, ActiveSupport);
    let played = decided(&at_part(&scene, CoupPart::UsPacify, &[terror(Space::Hue, 2)]), &[6, 6]);
    assert_eq!(played.game.board().terror(Space::Hue), 2);
}

#[test]
fn terror_is_removed_before_levels_shift_as_far_as_the_steps_go() {
    let scene = coup().at(Space::Hue, "1 us_troops 1 arvn_police");
    let game = at_part(&scene, CoupPart::UsPacify, &[terror(Space::Hue, 3)]);
    let short = decided(&game, &[1, 1]);
    assert_eq!((short.game.board().terror(Space::Hue), short.support(Space::Hue)), (1, Neutral));
    let long = decided(&game, &[1, 3]);
    assert_eq!((long.game.board().terror(Space::Hue), long.support(Space::Hue)), (0, PassiveSupport));
}

#[test]
fn non_players_pacify_only_with_coin_control_police_troops_and_population() {
    let refused = [
        coup().at(Space::Hue, "1 us_troops 1 arvn_police 2 vc_guerrillas_u"),
        coup().at(Space::Hue, "1 us_troops 1 arvn_troops"),
        coup().at(Space::Hue, "1 us_bases 1 arvn_police"),
        coup().at(Space::PhuocLong, "1 us_troops 1 arvn_police"),
        coup().at(Space::LocHueDaNang, "1 us_troops 1 arvn_police"),
    ];
    for scene in refused {
        let played = decided(&at_part(&scene, CoupPart::UsPacify, &[]), &[6, 6]);
        assert_eq!(played.game.coup_progress().pacification, Some(12), "{}", played.story);
    }
}

#[test]
fn us_and_arvn_pacify_four_spaces_together_and_a_shared_space_counts_for_each() {
    let spaces = [Space::Saigon, Space::Hue, Space::QuangNam];
    let scene =
        with_police(BOTH, &spaces).at(Space::AnLoc, "1 arvn_troops 1 arvn_police").at(Space::CanTho, BOTH);
    let scene = [Space::Saigon, Space::CanTho]
        .iter()
        .fold(scene, |scene, space| scene.support(*space, ActiveSupport));
    let us = decided(&at_part(&scene, CoupPart::UsPacify, &[]), &[6, 6]);
    assert_eq!(us.game.coup_progress().pacified.us.len(), 2);
    assert_eq!((us.support(Space::Hue), us.support(Space::QuangNam)), (ActiveSupport, ActiveSupport));
    let arvn = decided(&us.game, &[]);
    assert_eq!(arvn.support(Space::AnLoc), PassiveSupport);
}

#[test]
fn a_space_shifts_two_levels_at_most_for_both_factions_together() {
    let scene = coup().at(Space::Hue, BOTH).support(Space::Hue, ActiveOpposition);
    let us = decided(&at_part(&scene, CoupPart::UsPacify, &[]), &[6, 6]);
    assert_eq!(us.support(Space::Hue), Neutral);
    assert_eq!(decided(&us.game, &[]).support(Space::Hue), Neutral);
}

#[test]
fn arvn_may_finish_in_a_space_what_the_us_began() {
    let scene = coup()
        .at(Space::Hue, BOTH)
        .support(Space::Hue, ActiveOpposition)
        .track(Track::ArvnResources, 9)
        .track(Track::Econ, 5);
    let scene = scene.players(&[Faction::Us]);
    let mut game = at_part(&scene, CoupPart::ArvnPacify, &[]);
    // The player US has shifted it once.
    game.apply(
        pointman_fitl::Effect::Support { space: Space::Hue, from: ActiveOpposition, to: PassiveOpposition }
            .into(),
    )
    .unwrap();
    let mut progress = *game.coup_progress();
    progress.pacified.us = Space::Hue.into();
    progress.pacified.shifted_once = Space::Hue.into();
    game.apply(pointman_fitl::GameEffect::Coup { progress }).unwrap();
    let arvn = decided(&game, &[]);
    assert_eq!((arvn.support(Space::Hue), arvn.track(Track::ArvnResources)), (Neutral, 6));
}

#[test]
fn with_a_player_partner_each_step_costs_arvn_resources_and_the_us_stays_above_econ() {
    let scene =
        coup().at(Space::Saigon, "1 us_troops 1 arvn_police").at(Space::Hue, "1 us_troops 1 arvn_police");
    let scene = scene.players(&[Faction::Arvn]).track(Track::ArvnResources, 15).track(Track::Econ, 5);
    let us = decided(&at_part(&scene, CoupPart::UsPacify, &[]), &[]);
    assert_eq!((us.support(Space::Saigon), us.support(Space::Hue)), (ActiveSupport, PassiveSupport));
    assert_eq!(us.track(Track::ArvnResources), 6, "10 above Econ pay for 3 steps");
}

#[test]
fn arvn_with_a_player_us_spends_down_to_nothing() {
    let scene =
        coup().at(Space::Saigon, "1 arvn_troops 1 arvn_police").at(Space::Hue, "1 arvn_troops 1 arvn_police");
    let scene = scene.players(&[Faction::Us]).track(Track::ArvnResources, 6).track(Track::Econ, 5);
    let arvn = decided(&at_part(&scene, CoupPart::ArvnPacify, &[]), &[]);
    assert_eq!((arvn.support(Space::Saigon), arvn.support(Space::Hue)), (PassiveSupport, PassiveSupport));
    assert_eq!(arvn.track(Track::ArvnResources), 0);
}

#[test]
fn a_step_costs_four_under_ky_and_one_under_komer_and_the_later_of_both_prevails() {
    let scene = coup().at(Space::Hue, "1 arvn_troops 1 arvn_police").support(Space::Hue, PassiveOpposition);
    let scene = scene.players(&[Faction::Us]).track(Track::ArvnResources, 20);
    let left = |scene: &Scene, leaders: &[u8]| {
        decided(&at_part_led_by(scene, CoupPart::ArvnPacify, leaders, &[]), &[]).track(Track::ArvnResources)
    };
    assert_eq!((left(&scene, &[128]), left(&scene, &[127])), (14, 12));
    let komer = scene.unshaded(LastingCard::BlowtorchKomer);
    assert_eq!(left(&komer, &[128]), 18);
    assert_eq!(left(&komer, &[127]), 12, "Ky came later");
}

#[test]
fn shaded_mandate_of_heaven_lets_arvn_pacify_one_space() {
    let pair = [Space::Hue, Space::Saigon];
    let scene = with_police("1 arvn_troops 1 arvn_police", &pair).shaded(LastingCard::MandateOfHeaven);
    let game = decided(&at_part(&scene, CoupPart::UsPacify, &[]), &[6, 6]).game;
    let arvn = decided(&game, &[]);
    assert_eq!(pair.iter().filter(|space| arvn.support(**space) == PassiveSupport).count(), 1);
}

#[test]
fn shaded_cords_does_not_limit_the_support_phase() {
    let scene = coup().at(Space::Hue, "1 us_troops 1 arvn_police").shaded(LastingCard::Cords);
    assert_eq!(
        decided(&at_part(&scene, CoupPart::UsPacify, &[]), &[6, 6]).support(Space::Hue),
        ActiveSupport
    );
}

#[test]
fn vc_agitates_where_it_has_a_piece_as_far_as_agitate_total_goes() {
    let scene = coup()
        .at(Space::Hue, "1 vc_guerrillas_u")
        .at(Space::TayNinh, "1 vc_bases")
        .track(Track::AgitateTotal, 4);
    let game = at_part(&scene, CoupPart::VcAgitate, &[terror(Space::Hue, 1), terror(Space::TayNinh, 1)]);
    let played = decided(&game, &[1]);
    let levels = [played.support(Space::Hue), played.support(Space::TayNinh)];
    assert!(levels.contains(&ActiveOpposition) && levels.contains(&Neutral), "{levels:?}: {}", played.story);
    assert_eq!((played.game.board().with_terror().len(), played.track(Track::AgitateTotal)), (0, 0));
    assert_eq!(played.game.coup_part(), Some(CoupPart::LaosAndCambodia));
}

#[test]
fn vc_agitates_four_spaces_at_most_by_two_levels_each() {
    let spaces = [Space::Hue, Space::TayNinh, Space::QuangNam, Space::AnLoc, Space::CanTho];
    let scene = spaces
        .iter()
        .fold(coup().track(Track::AgitateTotal, 30), |scene, space| scene.at(*space, "1 vc_guerrillas_a"));
    let scene = spaces.iter().fold(scene, |scene, space| scene.support(*space, ActiveSupport));
    let game = at_part(&scene, CoupPart::VcAgitate, &[]);
    // Tay Ninh and Hue have the most Population; of the Provinces and Cities with 1 two are drawn.
    let played = decided(&game, &[1, 1, 1]);
    assert_eq!(
        spaces.iter().filter(|space| played.support(**space) == Neutral).count(),
        4,
        "{}",
        played.story
    );
    assert_eq!(played.track(Track::AgitateTotal), 22);
}

#[test]
fn vc_agitates_neither_under_coin_control_nor_at_active_opposition_nor_without_population() {
    let scene = coup().at(Space::Hue, "1 vc_guerrillas_u 2 arvn_police").at(Space::PhuocLong, "1 vc_bases");
    let scene = scene
        .at(Space::TayNinh, "1 vc_bases")
        .support(Space::TayNinh, ActiveOpposition)
        .track(Track::AgitateTotal, 9);
    let played = decided(&at_part(&scene, CoupPart::VcAgitate, &[terror(Space::TayNinh, 1)]), &[]);
    assert_eq!(played.track(Track::AgitateTotal), 9);
}

#[test]
fn ky_and_komer_change_nothing_for_agitation() {
    let scene = coup()
        .at(Space::Hue, "1 vc_guerrillas_u")
        .track(Track::AgitateTotal, 9)
        .unshaded(LastingCard::BlowtorchKomer);
    let played = decided(&at_part_led_by(&scene, CoupPart::VcAgitate, &[127], &[]), &[]);
    assert_eq!(played.track(Track::AgitateTotal), 7);
}

#[test]
fn under_unshaded_cadres_agitation_needs_two_guerrillas_and_takes_active_ones_first() {
    let scene = coup().unshaded(LastingCard::Cadres).track(Track::AgitateTotal, 9);
    let scene = scene
        .at(Space::Hue, "3 vc_guerrillas_u 1 vc_guerrillas_a")
        .at(Space::TayNinh, "1 vc_bases 1 vc_guerrillas_u");
    let played = decided(&at_part(&scene, CoupPart::VcAgitate, &[]), &[]);
    assert_eq!((played.support(Space::Hue), played.support(Space::TayNinh)), (ActiveOpposition, Neutral));
    let left = [PieceKind::VcGuerrillasUnderground, PieceKind::VcGuerrillasActive]
        .map(|kind| played.count(Space::Hue, kind));
    assert_eq!(left, [2, 0]);
}
