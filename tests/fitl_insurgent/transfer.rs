//! Resources between NVA and VC (1.5.2).

use pointman::fitl::Faction::{Nva, Us, Vc};
use pointman::fitl::{FactionSet, Row, Side, Track};

use super::scene::{empty, played_by};

#[test]
fn nva_and_vc_of_two_people_give_each_other_resources_while_one_of_them_acts() {
    let played = empty().track(Track::VcResources, 0).plays(Vc, "rally transfer nva vc 3; hue place 1; transfer vc nva 1");
    assert_eq!((played.track(Track::NvaResources), played.track(Track::VcResources)), (18, 1));
}

#[test]
fn nva_and_vc_of_one_person_and_non_players_give_nothing() {
    played_by(FactionSet::of_side(Side::Insurgent)).refuses(Row::G22, Vc, "rally transfer nva vc 3; hue place 1");
    played_by(FactionSet::only(Vc).with(Us)).refuses(Row::G22, Vc, "rally transfer nva vc 3; hue place 1");
}

#[test]
fn more_than_the_giver_has_nothing_and_gifts_between_others_are_refused() {
    empty().refuses(Row::G22, Vc, "rally transfer nva vc 21; hue place 1");
    empty().refuses(Row::G22, Vc, "rally transfer nva vc 0; hue place 1");
    empty().refuses(Row::G22, Vc, "rally transfer nva us 1; hue place 1");
    empty().refuses(Row::G22, Vc, "rally transfer us arvn 1; hue place 1");
    assert_eq!(
        empty().track(Track::VcResources, 74).plays(Nva, "rally transfer nva vc 2; hue place 1").track(Track::VcResources),
        75
    );
    assert_eq!(empty().plays(Nva, "rally transfer nva vc 19; hue place 1").track(Track::NvaResources), 0);
}
