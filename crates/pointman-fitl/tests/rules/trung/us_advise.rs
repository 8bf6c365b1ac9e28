//! Advise of a non-player US (4.2.1).

use pointman_fitl::trung::{NpOperation, NpSpecial, TurnRequest};
use pointman_fitl::{Faction, LastingCard, Space, SupportLevel, Track};

use crate::trung::deed::{Deed, Done, attempt, execute};
use crate::trung::scene::{Scene, scene};

fn advise(scene: &Scene, rolls: &[u32]) -> Done {
    Deed::on(scene, Faction::Us).rolls(rolls).special(NpSpecial::UsAdvise)
}

#[test]
fn a_base_is_removed_first_by_an_arvn_assault_then_by_special_forces() {
    let map = scene()
        .at(Space::BaXuyen, "2 arvn_troops 1 vc_bases")
        .at(Space::KienPhong, "1 us_irregulars_u 1 vc_guerrillas_u 1 nva_bases")
        .at(Space::TayNinh, "1 arvn_rangers_u 4 nva_troops");
    let done = advise(&map, &[]);
    assert_eq!(done.at(Space::BaXuyen), "2 arvn_troops");
    assert_eq!(done.track(Track::Aid), 6, "ARVN removed the Base");
    assert_eq!(done.at(Space::KienPhong), "1 us_irregulars_a", "no Aid for this one");
    assert_eq!(done.count(Space::TayNinh, "nva_troops"), 4, "2 spaces");
}

#[test]
fn a_special_force_removes_2_forces_before_bases_in_the_order_for_enemies() {
    let map = scene().at(
        Space::TayNinh,
        "1 us_irregulars_u 1 arvn_rangers_u 1 vc_guerrillas_u 1 nva_guerrillas_u 1 vc_guerrillas_a 1 \
         vc_bases",
    );
    let done = advise(&map, &[]);
    assert_eq!(done.at(Space::TayNinh), "1 us_irregulars_u 1 arvn_rangers_a 1 vc_guerrillas_a 1 vc_bases");
    let player = advise(&map.players(&[Faction::Nva]), &[]);
    assert_eq!(player.at(Space::TayNinh), "1 us_irregulars_u 1 arvn_rangers_a 1 vc_guerrillas_a 1 vc_bases");
}

#[test]
fn arvn_sweeps_in_place_at_support_where_it_activates_most_but_not_in_monsoon() {
    let map = scene()
        .at(Space::Hue, "2 arvn_police 3 vc_guerrillas_u")
        .support(Space::Hue, SupportLevel::PassiveSupport)
        .at(Space::Saigon, "1 arvn_troops 3 vc_guerrillas_u")
        .support(Space::Saigon, SupportLevel::ActiveSupport)
        .at(Space::DaNang, "6 arvn_troops 6 vc_guerrillas_u");
    let one = map.clone().unshaded(LastingCard::TyphoonKate);
    let done = advise(&one, &[]);
    assert_eq!((done.count(Space::Hue, "vc_guerrillas_a"), done.turn.special_spaces), (2, Space::Hue.into()));
    assert_eq!(advise(&map.clone(), &[]).count(Space::DaNang, "vc_guerrillas_u"), 6, "Neutral");
    assert!(!advise(&map.monsoon(), &[]).came_off());
}

#[test]
fn booby_traps_and_cobras_apply_to_the_sweep_of_advise() {
    let map = scene()
        .at(Space::Hue, "1 arvn_troops 2 vc_guerrillas_u")
        .support(Space::Hue, SupportLevel::PassiveSupport);
    let done = advise(&map.clone().shaded(LastingCard::BoobyTraps), &[3]);
    assert_eq!(done.at(Space::Hue), "1 vc_guerrillas_u 1 vc_guerrillas_a");
    let done = advise(&map.unshaded(LastingCard::Cobras), &[]);
    assert_eq!(done.at(Space::Hue), "1 arvn_troops 1 vc_guerrillas_u");
}

#[test]
fn arvn_assaults_in_the_end_even_under_general_lansdale() {
    let map = scene()
        .shaded(LastingCard::GeneralLansdale)
        .at(Space::LocHueDaNang, "2 arvn_police 1 vc_guerrillas_a");
    assert_eq!(advise(&map, &[]).at(Space::LocHueDaNang), "2 arvn_police");
}

#[test]
fn aid_grows_by_6_once_a_space_was_advised_and_only_for_a_person_who_plays_arvn() {
    let map = scene().at(Space::Hue, "2 arvn_police 1 vc_guerrillas_a");
    assert_eq!(advise(&map, &[]).track(Track::Aid), 0);
    assert_eq!(advise(&map.clone().players(&[Faction::Arvn]), &[]).track(Track::Aid), 6);
    let nothing = advise(&scene().players(&[Faction::Arvn]), &[]);
    assert!(!nothing.came_off() && nothing.effects.is_empty());
}

#[test]
fn a_trained_space_is_not_advised() {
    let map = scene()
        .at(Space::Hue, "2 us_bases 2 arvn_police 1 vc_guerrillas_a")
        .support(Space::Hue, SupportLevel::ActiveSupport);
    let done = Deed::on(&map, Faction::Us)
        .request(TurnRequest::FULL)
        .run(|hand| vec![execute(hand, NpOperation::UsTrain), attempt(hand, NpSpecial::UsAdvise)]);
    assert_eq!(done.effective, [true, false]);
}
