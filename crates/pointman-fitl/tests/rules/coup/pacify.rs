//! Pacification in the Support Phase (6.3.1).

use pointman_fitl::{CoupPart, Faction, LastingCard, Phase, Space, SupportLevel, Track};

use crate::coup::scene::{Scene, at_part, at_phase};

const TROOPS: &str = "1 us_troops 1 arvn_troops 1 arvn_police";

/// Hue, Saigon, Da Nang, Qui Nhon and Cam Ranh can be Pacified by both.
fn cities() -> Scene {
    let cities = [Space::Hue, Space::Saigon, Space::DaNang, Space::QuiNhon, Space::CamRanh];
    cities.into_iter().fold(at_phase(Phase::CoupSupport), |scene, city| scene.at(city, TROOPS))
}

#[test]
fn the_us_pacifies_first_then_arvn_then_vc_agitates() {
    let scene = cities().at(Space::TayNinh, "1 vc_bases");
    assert_eq!(scene.run("").asks(), CoupPart::UsPacify);
    assert_eq!(scene.run("us-pacify none").asks(), CoupPart::ArvnPacify);
    assert_eq!(scene.run("us-pacify none; arvn-pacify none").asks(), CoupPart::VcAgitate);
}

#[test]
fn each_step_costs_3_and_terror_goes_before_levels() {
    let outcome = cities().terror(Space::Hue, 2).run("us-pacify hue terror 2 levels 2");
    assert_eq!(outcome.track(Track::ArvnResources), 30 - 12);
    assert_eq!(
        (outcome.game.board().terror(Space::Hue), outcome.support(Space::Hue)),
        (0, SupportLevel::ActiveSupport)
    );
}

#[test]
fn terror_alone_may_be_removed_and_not_all_of_it() {
    let outcome = cities().terror(Space::Hue, 3).run("us-pacify hue terror 1");
    assert_eq!(
        (outcome.game.board().terror(Space::Hue), outcome.support(Space::Hue)),
        (2, SupportLevel::Neutral)
    );
}

#[test]
fn under_ky_a_step_costs_4_and_under_blowtorch_komer_1() {
    let price = |scene: Scene| 30 - scene.run("us-pacify hue levels 1").track(Track::ArvnResources);
    assert_eq!(price(cities()), 3);
    assert_eq!(price(cities().leader(127)), 4);
    assert_eq!(price(cities().unshaded(LastingCard::BlowtorchKomer)), 1);
}

#[test]
fn of_ky_and_blowtorch_komer_the_later_sets_the_price() {
    let price = |scene: Scene| 30 - scene.run("us-pacify hue levels 1").track(Track::ArvnResources);
    assert_eq!(price(cities().leader(127).unshaded(LastingCard::BlowtorchKomer)), 1);
    assert_eq!(price(cities().unshaded(LastingCard::BlowtorchKomer).leader(127)), 4);
}

#[test]
fn cords_does_not_limit_the_support_phase() {
    let outcome = cities().shaded(LastingCard::Cords).run("us-pacify hue levels 2");
    assert_eq!(outcome.support(Space::Hue), SupportLevel::ActiveSupport);
}

#[test]
fn cp2_a_space_needs_coin_control_police_own_troops_and_population() {
    let scene = at_phase(Phase::CoupSupport).at(Space::Saigon, TROOPS);
    assert_eq!(
        scene
            .clone()
            .at(Space::Hue, "1 us_troops 1 arvn_police 2 vc_guerrillas_u")
            .refused("us-pacify hue levels 1"),
        "CP2"
    );
    assert_eq!(scene.clone().at(Space::Hue, "2 us_troops").refused("us-pacify hue levels 1"), "CP2");
    assert_eq!(
        scene.clone().at(Space::Hue, "2 arvn_police 1 arvn_troops").refused("us-pacify hue levels 1"),
        "CP2"
    );
    let us_only = scene.clone().at(Space::Hue, "1 us_troops 1 arvn_police");
    us_only.run("us-pacify hue levels 1");
    assert_eq!(us_only.refused("us-pacify none; arvn-pacify hue levels 1"), "CP2");
    assert_eq!(scene.clone().at(Space::PhuocLong, TROOPS).refused("us-pacify phuoc-long levels 1"), "CP2");
    assert_eq!(scene.at(Space::LocHueDaNang, TROOPS).refused("us-pacify loc-hue-da-nang levels 1"), "CP2");
}

#[test]
fn cp2_us_and_arvn_together_pacify_4_spaces() {
    let scene = cities().track(Track::ArvnResources, 75);
    let three = "us-pacify hue levels 1, saigon levels 1, da-nang levels 1";
    scene.run(&format!("{three}; arvn-pacify qui-nhon levels 1"));
    assert_eq!(scene.refused(&format!("{three}; arvn-pacify qui-nhon levels 1, cam-ranh levels 1")), "CP2");
    assert_eq!(scene.refused(&format!("{three}, qui-nhon levels 1; arvn-pacify cam-ranh levels 1")), "CP2");
    assert_eq!(scene.refused(&format!("{three}, qui-nhon levels 1, cam-ranh levels 1")), "CP2");
}

#[test]
fn both_may_pacify_the_same_space_which_counts_for_each_and_shifts_2_levels_in_all() {
    let scene = cities().track(Track::ArvnResources, 75).support(Space::Hue, SupportLevel::ActiveOpposition);
    let outcome = scene.run("us-pacify hue levels 1; arvn-pacify hue levels 1");
    assert_eq!(outcome.support(Space::Hue), SupportLevel::Neutral);
    assert_eq!(scene.refused("us-pacify hue levels 1; arvn-pacify hue levels 2"), "CP2");
    assert_eq!(scene.refused("us-pacify hue levels 2; arvn-pacify hue levels 1"), "CP2");
    let three = "us-pacify hue levels 1, saigon levels 1, da-nang levels 1";
    assert_eq!(scene.refused(&format!("{three}; arvn-pacify hue levels 1, saigon levels 1")), "CP2");
}

#[test]
fn cp2_no_more_than_2_levels_and_none_past_active_support() {
    let scene = cities().support(Space::Hue, SupportLevel::ActiveOpposition);
    assert_eq!(scene.refused("us-pacify hue levels 3"), "CP2");
    let passive = cities().support(Space::Hue, SupportLevel::PassiveSupport);
    assert_eq!(passive.refused("us-pacify hue levels 2"), "CP2");
    assert_eq!(passive.refused("us-pacify hue levels 255"), "CP2");
}

#[test]
fn cp2_no_level_under_terror_and_no_more_markers_than_there_are() {
    let scene = cities().terror(Space::Hue, 2);
    assert_eq!(scene.refused("us-pacify hue terror 1 levels 1"), "CP2");
    assert_eq!(scene.refused("us-pacify hue levels 1"), "CP2");
    assert_eq!(scene.refused("us-pacify hue terror 3"), "CP2");
    assert_eq!(scene.refused("us-pacify hue terror 0"), "CP2");
}

#[test]
fn cp2_the_us_spends_only_what_is_above_total_econ_and_arvn_all() {
    let scene = cities().track(Track::ArvnResources, 15).track(Track::Econ, 10);
    scene.run("us-pacify hue levels 1");
    assert_eq!(scene.refused("us-pacify hue levels 2"), "CP2");
    let outcome = scene.run("us-pacify none; arvn-pacify hue levels 2, saigon levels 2, da-nang levels 1");
    assert_eq!(outcome.track(Track::ArvnResources), 0);
    assert_eq!(
        scene.refused("us-pacify none; arvn-pacify hue levels 2, saigon levels 2, da-nang levels 2"),
        "CP2"
    );
}

#[test]
fn cp2_a_faction_names_a_space_once() {
    assert_eq!(cities().refused("us-pacify hue levels 1, hue levels 1"), "CP2");
}

#[test]
fn cp3_arvn_does_not_pacify_before_the_us_is_done() {
    assert_eq!(cities().refused("arvn-pacify hue levels 1"), "CP3");
}

#[test]
fn cp3_under_shaded_mandate_of_heaven_arvn_pacifies_one_space() {
    let scene = cities().shaded(LastingCard::MandateOfHeaven);
    scene.run("us-pacify hue levels 1, saigon levels 1; arvn-pacify da-nang levels 1");
    assert_eq!(scene.refused("us-pacify none; arvn-pacify hue levels 1, saigon levels 1"), "CP3");
}

#[test]
fn a_faction_that_can_pacify_nothing_is_not_asked() {
    let poor = cities().track(Track::ArvnResources, 12).track(Track::Econ, 10);
    assert_eq!(poor.run("").asks(), CoupPart::ArvnPacify);
    poor.run("us-pacify none; arvn-pacify none");
    let supported =
        at_part(CoupPart::UsPacify).at(Space::Hue, TROOPS).support(Space::Hue, SupportLevel::ActiveSupport);
    assert_eq!(supported.run("").asks(), CoupPart::ArvnRedeploy);
}

#[test]
fn what_the_us_pacified_is_remembered_when_arvn_chooses_later() {
    let scene = cities().track(Track::ArvnResources, 75).support(Space::Hue, SupportLevel::ActiveOpposition);
    let first = scene.run("us-pacify hue levels 2, saigon levels 1, da-nang levels 1");
    let refused = crate::coup::scene::run(
        &first.game,
        &pointman_fitl::CoupChoices::parse("arvn-pacify hue levels 1").unwrap(),
        &[],
    );
    assert!(refused.is_err());
    let data = pointman_fitl::GameData::from(&first.game);
    assert_eq!(data.coup.pacified.us.len(), 3);
    assert_eq!(data.coup.pacified.levels(Space::Hue), 2);
}

#[test]
fn a_non_player_decides_first_and_no_person_decides_for_it() {
    let scene = cities().players(&[Faction::Arvn, Faction::Nva, Faction::Vc]);
    let stop = scene.run("").run.stop;
    assert_eq!(
        stop,
        pointman_fitl::coup::CoupStop::NeedsNonPlayer { faction: Faction::Us, part: CoupPart::UsPacify }
    );
    assert_eq!(scene.refused("us-pacify none"), "G1");
    assert_eq!(scene.refused("arvn-pacify none"), "6.0");
}
