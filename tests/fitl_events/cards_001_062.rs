//! Cards 1 to 62, but for those that grant Operations or Special Activities.

use pointman::fitl::{Faction, Space, Track};

use crate::event::{shaded, unshaded};
use crate::scene::scene;

#[test]
fn kissinger_2_unshaded_removes_as_many_insurgents_from_laos_and_cambodia_as_a_die_says() {
    let map = scene().at(Space::CentralLaos, "2 nva_troops 1 nva_tunnels").at(Space::TheFishhook, "1 vc_guerrillas_u 1 vc_bases");
    let needs = unshaded(2).refused(&map, Faction::Arvn, "", &[2]);
    assert!(needs.contains("remove (arvn)") && needs.contains("vc_bases the-fishhook"), "{needs}");
    let done = unshaded(2).by_person(&map, Faction::Arvn, "remove nva_troops central-laos, vc_bases the-fishhook", &[2]);
    assert_eq!(
        (done.at(Space::CentralLaos), done.at(Space::TheFishhook)),
        ("1 nva_troops 1 nva_tunnels".into(), "1 vc_guerrillas_u".into())
    );
    let all = unshaded(2).by_person(&map, Faction::Arvn, "", &[5]);
    assert_eq!((all.at(Space::CentralLaos), all.at(Space::TheFishhook)), ("1 nva_tunnels".into(), String::new()));
    let np = unshaded(2).by_non_player(&map, Faction::Arvn, &[1]);
    assert_eq!(np.at(Space::TheFishhook), "1 vc_guerrillas_u", "a Base first: {}", np.story);
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
}
