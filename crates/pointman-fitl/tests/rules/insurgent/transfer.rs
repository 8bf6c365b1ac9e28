//! Resources between NVA and VC (1.5.2).

use pointman_fitl::Faction::{Nva, Us, Vc};
use pointman_fitl::{FactionSet, OperationName, Row, Side, Terms, Track, Turn};

use super::scene::{Scene, empty, played_by};

#[test]
fn nva_and_vc_of_two_people_give_each_other_resources_while_one_of_them_acts() {
    let played = empty()
        .track(Track::VcResources, 0)
        .plays(Vc, "rally transfer nva vc 3; hue place 1; transfer vc nva 1");
    assert_eq!((played.track(Track::NvaResources), played.track(Track::VcResources)), (18, 1));
}

#[test]
fn nva_and_vc_of_one_person_and_non_players_give_nothing() {
    played_by(FactionSet::of_side(Side::Insurgent)).refuses(
        Row::G22,
        Vc,
        "rally transfer nva vc 3; hue place 1",
    );
    played_by(FactionSet::only(Vc).with(Us)).refuses(Row::G22, Vc, "rally transfer nva vc 3; hue place 1");
}

#[test]
fn more_than_the_giver_has_nothing_and_gifts_between_others_are_refused() {
    empty().refuses(Row::G22, Vc, "rally transfer nva vc 21; hue place 1");
    empty().refuses(Row::G22, Vc, "rally transfer nva vc 0; hue place 1");
    empty().refuses(Row::G22, Vc, "rally transfer nva us 1; hue place 1");
    empty().refuses(Row::G22, Vc, "rally transfer us arvn 1; hue place 1");
    assert_eq!(
        empty()
            .track(Track::VcResources, 74)
            .plays(Nva, "rally transfer nva vc 2; hue place 1")
            .track(Track::VcResources),
        75
    );
    assert_eq!(empty().plays(Nva, "rally transfer nva vc 19; hue place 1").track(Track::NvaResources), 0);
}

#[test]
fn options_list_what_may_be_given() {
    let forms = |scene: Scene, faction| {
        let options = OperationName::Rally.options(&scene.game, &Turn::of(faction, Terms::FULL));
        options
            .besides
            .iter()
            .filter(|form| form.form.starts_with("transfer"))
            .map(|form| (form.form, form.most))
            .collect::<Vec<_>>()
    };
    let given = forms(empty().track(Track::VcResources, 3), Vc);
    assert_eq!(given, [("transfer nva vc", Some(20)), ("transfer vc nva", Some(3))]);
    assert_eq!(forms(empty().track(Track::VcResources, 0), Nva), [("transfer nva vc", Some(20))]);
    assert!(forms(played_by(FactionSet::of_side(Side::Insurgent)), Vc).is_empty());
}
