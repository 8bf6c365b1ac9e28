//! The Easter Offensive of a non-player NVA (card 122): March, off the LoCs, Attacks.

use pointman_fitl::trung::nva::easter_offensive;
use pointman_fitl::{Faction, LastingCard, PieceType, Space, Track};

use crate::trung::executed::{Executed, How, done};
use crate::trung::scene::{Scene, scene};

use Space::{KhanhHoa, LocSaigonAnLocBanMeThuot, Saigon, TayNinh, TheFishhook};

fn offensive(map: &Scene, rolls: &[u32]) -> Executed {
    done(map, Faction::Nva, How::by_event(), rolls, &[&|hand| easter_offensive(hand)])
}

#[test]
fn troops_go_to_locs_around_saigon_then_move_on_and_attack() {
    let map = scene()
        .at(TheFishhook, "8 nva_troops")
        .at(Saigon, "3 arvn_police")
        .at(TayNinh, "9 us_troops")
        .only_available(PieceType::NvaBases, 0);
    // 2d6 for Control of Saigon: 3 is no more than the 8 Troops on the LoC. For Tay Ninh 12 is more than the
    // 4 that are left.
    let executed = offensive(&map, &[1, 2, 6, 6]);
    assert_eq!(
        executed.count(TheFishhook, "nva_troops"),
        0,
        "all march to the LoC, whatever is needed there"
    );
    assert_eq!(
        (executed.count(Saigon, "nva_troops"), executed.count(LocSaigonAnLocBanMeThuot, "nva_troops")),
        (4, 4)
    );
    assert_eq!(executed.count(Saigon, "arvn_police"), 1, "4 Troops remove 2");
}

#[test]
fn a_loc_with_a_coin_piece_is_no_destination_of_the_first_step() {
    let map = scene()
        .at(TheFishhook, "4 nva_troops")
        .at(LocSaigonAnLocBanMeThuot, "1 arvn_police")
        .only_available(PieceType::NvaBases, 0);
    let how = How::by_event().only_in(&[LocSaigonAnLocBanMeThuot]);
    let executed = done(&map, Faction::Nva, how, &[], &[&|hand| easter_offensive(hand)]);
    assert!(!executed.effective && executed.count(TheFishhook, "nva_troops") == 4);
}

#[test]
fn with_the_trail_at_four_troops_come_from_everywhere_along_it_in_monsoon_too() {
    let map = scene()
        .track(Track::Trail, 4)
        .monsoon()
        .at(Space::CentralLaos, "3 nva_troops")
        .at(Space::NorthVietnam, "3 nva_troops")
        .only_available(PieceType::NvaBases, 0);
    // From the LoC 1 Troop each takes Control of Saigon, Tay Ninh, and of four spaces of Population 1 at
    // random; the origins come at random too.
    let executed = offensive(&map, &[1, 1, 1, 1]);
    assert_eq!(
        executed.count(Space::CentralLaos, "nva_troops") + executed.count(Space::NorthVietnam, "nva_troops"),
        0
    );
    assert_eq!(executed.count(LocSaigonAnLocBanMeThuot, "nva_troops"), 0);
    for space in [Saigon, TayNinh, Space::AnLoc, Space::PleikuDarlac, KhanhHoa, Space::QuangDucLongKhanh] {
        assert_eq!(executed.count(space, "nva_troops"), 1, "{space}");
    }
}

#[test]
fn a_single_troop_attacks_too_and_pt_76_of_either_side_counts() {
    // Troops that keep Control from COIN stay where they are.
    let map = scene().at(Saigon, "1 nva_troops 1 us_troops").at(TayNinh, "3 nva_troops 3 us_troops");
    let map = map.only_available(PieceType::NvaBases, 0);
    let by_shaded = offensive(&map.clone().shaded(LastingCard::Pt76), &[]);
    assert_eq!(
        (by_shaded.count(TayNinh, "us_troops"), by_shaded.count(TayNinh, "nva_troops")),
        (0, 0),
        "1 hit, and 2 more"
    );
    assert_eq!((by_shaded.count(Saigon, "us_troops"), by_shaded.spaces()), (1, vec![Saigon, TayNinh]));
    let by_unshaded = offensive(&map.unshaded(LastingCard::Pt76), &[]);
    assert_eq!((by_unshaded.count(Saigon, "nva_troops"), by_unshaded.count(TayNinh, "us_troops")), (0, 2));
}
