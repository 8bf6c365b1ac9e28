//! The words of an action as people type them.

use pointman_core::error::Error;
use pointman_fitl::{Faction, OperationAction, Space};

use crate::coin::scene::{Scene, scene};

fn same(faction: Faction, typed: &str, full: &str) {
    let [typed_action, full_action] = [typed, full].map(|words| {
        OperationAction::parse(words, faction).unwrap_or_else(|error| panic!("{words}: {error}"))
    });
    assert_eq!(typed_action, full_action, "{typed}");
}

#[test]
fn capitals_separators_and_parts_of_names_do_not_matter() {
    use Faction::{Arvn, Nva, Us, Vc};
    for (faction, typed, full) in [
        (Vc, "RALLY Tay-Ninh Place 2; special Tax SAIGON", "rally tay-ninh place 2; special tax saigon"),
        (Vc, "rally tay-ninh place 2 / tax saigon", "rally tay-ninh place 2; special tax saigon"),
        (Vc, "rally tay-ninh place 2\ntax saigon", "rally tay-ninh place 2; special tax saigon"),
        (Vc, "rally fishhook", "rally the-fishhook"),
        (Vc, "rally an loc place 1", "rally an-loc place 1"),
        (Vc, "march an loc: 2u from binh dinh", "march an-loc: 2u from binh-dinh"),
        (Vc, "terror saigon-can-tho", "terror loc-saigon-can-tho"),
        (Us, "patrol saigon can tho: 2t from saigon", "patrol loc-saigon-can-tho: 2t from saigon"),
        (Us, "train saigon; pac saigon ter 1", "train saigon; pacify saigon terror 1"),
        (
            Us,
            "sweep hue; sp advise hue force remove vc 1u",
            "sweep hue; special advise hue force remove vc 1u",
        ),
        (Us, "sweep hue: 2 troops from da nang", "sweep hue: 2t from da-nang"),
        (
            Arvn,
            "train hue place 2 police; govern can tho aid",
            "train hue place 2p; special govern can-tho aid",
        ),
        (Nva, "rally quang tri; imp", "rally quang-tri-thua-thien; improve-trail"),
        (
            Us,
            "train saigon place 2p, pacify saigon levels 1",
            "train saigon place 2p; pacify saigon levels 1",
        ),
        (Us, "train kontum place 2 irregulars", "train kontum place 2u"),
        (
            Us,
            "train saigon place 2i, kontum place 1 ranger",
            "train saigon place 2u; kontum place 1 arvn_rangers_u",
        ),
        (Us, "sweep 2t from da nang to hue", "sweep hue: 2t from da-nang"),
        (Us, "sweep from da nang to hue 2t", "sweep hue: 2t from da-nang"),
        (
            Us,
            "sweep from da nang 2t to hue; special air-lift 1t from saigon to hue",
            "sweep hue: 2t from da-nang; special air-lift hue: 1t from saigon",
        ),
        (Us, "sweep quang nam da nang 2t", "sweep quang-nam: 2t from da-nang"),
        (Arvn, "patrol hue khe: 1t from hue", "patrol loc-hue-khe-sanh: 1t from hue"),
        (
            Arvn,
            "patrol hue khe hue 2t; raid tay ninh saigon 1u remove",
            "patrol loc-hue-khe-sanh: 2t from hue; special raid tay-ninh: 1u from saigon remove",
        ),
        (
            Vc,
            "march kien phong tay ninh 1u 1a, saigon 1u; hue quang tri 2u",
            "march kien-phong: 1u 1a from tay-ninh, 1u from saigon; hue: 2u from quang-tri",
        ),
        (
            Vc,
            "march 1u from tay ninh to kien phong, hue: 1u from quang tri",
            "march kien-phong: 1u from tay-ninh; hue: 1u from quang-tri",
        ),
    ] {
        same(faction, typed, full);
    }
}

#[test]
fn a_part_of_a_step_that_stands_twice_is_refused() {
    for words in [
        "train saigon place 1u place 2u",
        "train kontum; pacify kontum levels 1 levels 2",
        "train kontum; pacify kontum terror 1 terror 1",
        "train kontum; base kontum troops 1 troops 2",
        "assault quang-tri only vc only nva",
        "assault quang-tri m-48 m-48",
    ] {
        match OperationAction::parse(words, Faction::Us) {
            Err(Error::Usage(message)) => assert!(message.contains("is given twice"), "{words}: {message}"),
            other => panic!("{words}: {other:?}"),
        }
    }
}

#[test]
fn what_cannot_stand_somewhere_is_answered_with_what_can() {
    for (faction, typed, says) in [
        (
            Faction::Us,
            "train kontum plaice 2u",
            "`plaice` is not legal in `train kontum plaice 2u`; legal: place, taking",
        ),
        (Faction::Vc, "rally tay-ninh 2", "legal: place, base, underground, agitate"),
        (Faction::Vc, "rally tay-ninh 2", "did you mean place 2?"),
        (Faction::Us, "train saigon ,6p", "there is no space `6p`; a space comes first"),
        (Faction::Us, "sweep 2t saigon to tay-ninh", "a space comes first: `saigon 6p`"),
        (Faction::Vc, "attack hue ambush", "guerrillas or troops"),
        (Faction::Vc, "attack hue ambush", "`attack special ambush hue`"),
        (Faction::Vc, "rally tay-ninh place 1 tax", "start a Special Activity as its own step"),
        (
            Faction::Us,
            "sweep hue: 1 irregulars from saigon",
            "write `u` or `a`, or us_irregulars_u or us_irregulars_a",
        ),
    ] {
        let error: Error = OperationAction::parse(typed, faction).unwrap_err();
        assert!(error.to_string().contains(says), "{typed}: {error}");
    }
}

/// What words mean on the board of the scene, written out.
fn meant(scene: &Scene, faction: Faction, typed: &str) -> Result<String, Error> {
    Ok(OperationAction::parse_on(typed, faction, scene.game().board())?.to_string())
}

#[test]
fn a_letter_means_the_only_owner_who_has_such_pieces_there() {
    use Faction::{Nva, Us};
    let of_vc = scene().at(Space::QuangNam, "3 us_troops 2 vc_guerrillas_a 1 vc_guerrillas_u");
    for (typed, says) in [
        ("assault quang-nam remove 1a", "assault quang-nam remove vc 1a"),
        ("sweep quang-nam; activate quang-nam 1u", "sweep quang-nam; activate quang-nam vc 1u"),
        ("assault quang-nam; special air-strike quang-nam 2a", "air-strike quang-nam vc 2a"),
    ] {
        let told = meant(&of_vc, Us, typed).unwrap();
        assert!(told.ends_with(says), "{typed}: {told}");
    }
    let of_arvn = scene().at(Space::QuangNam, "2 arvn_troops 4 nva_troops");
    let told = meant(&of_arvn, Nva, "attack quang-nam troops remove 2t").unwrap();
    assert!(told.ends_with("remove 2 arvn_troops"), "{told}");
}

#[test]
fn where_two_factions_have_such_pieces_the_owner_must_be_named() {
    use Faction::{Nva, Us};
    let both = scene().at(Space::QuangNam, "3 us_troops 2 arvn_troops 2 vc_guerrillas_a 2 nva_guerrillas_a");
    for (faction, typed) in [
        (Us, "assault quang-nam remove 1a"),
        (Us, "assault quang-nam; special air-strike quang-nam 1a"),
        (Nva, "attack quang-nam guerrillas remove 1t"),
    ] {
        match meant(&both, faction, typed) {
            Err(Error::Usage(message)) => assert!(message.contains("name the owner"), "{typed}: {message}"),
            other => panic!("{typed}: {other:?}"),
        }
    }
    for (typed, says) in [
        ("assault quang-nam remove vc 1a", "remove vc 1a"),
        ("assault quang-nam remove 1 vc guerrilla", "remove vc 1a"),
        ("assault quang-nam remove nva 1 guerrilla", "remove nva 1a"),
    ] {
        let told = meant(&both, Us, typed).unwrap();
        assert!(told.ends_with(says), "{typed}: {told}");
    }
}

#[test]
fn guerrillas_that_a_step_may_activate_belong_to_nobody_by_their_present_state() {
    let both = scene().at(Space::QuangNam, "3 us_troops 1 vc_guerrillas_a 2 nva_guerrillas_u");
    let swept = meant(&both, Faction::Us, "sweep quang-nam; special air-strike quang-nam 1a");
    assert!(matches!(&swept, Err(Error::Usage(message)) if message.contains("name the owner")), "{swept:?}");
    let told = meant(&both, Faction::Us, "assault quang-nam remove 1a").unwrap();
    assert!(told.ends_with("remove vc 1a"), "{told}");
}

#[test]
fn a_type_of_piece_without_its_state_means_the_state_that_is_there() {
    use Faction::{Us, Vc};
    let board =
        scene().at(Space::QuangNam, "3 us_troops 2 vc_guerrillas_u").at(Space::Hue, "1 us_irregulars_a");
    for (faction, typed, says) in [
        (Us, "sweep quang-nam; activate quang-nam 1 guerrilla", "vc 1u"),
        (Us, "sweep quang-nam; activate quang-nam vc 1g", "vc 1u"),
        (Vc, "march hue: 2 guerrillas from quang-nam", "2 vc_guerrillas_u from quang-nam"),
        (Us, "sweep quang-nam: 1 irregulars from hue", "1 us_irregulars_a from hue"),
        (Us, "sweep quang-nam: 1 us irregular from hue", "1 us_irregulars_a from hue"),
    ] {
        let told = meant(&board, faction, typed).unwrap();
        assert!(told.ends_with(says), "{typed}: {told}");
    }
    let two = scene().at(Space::QuangNam, "1 vc_guerrillas_u 1 vc_guerrillas_a");
    let open = meant(&two, Vc, "march hue: 1 guerrilla from quang-nam").unwrap_err().to_string();
    assert!(open.contains("could be Underground or Active"), "{open}");
}

#[test]
fn a_loc_goes_by_its_ends_either_way_round_and_as_it_is_printed() {
    let full = "terror loc-saigon-can-tho";
    for typed in [
        "terror saigon-can-tho",
        "terror can-tho-saigon",
        "terror loc-can-tho-saigon",
        "terror Can Tho - Saigon",
        "terror LoC Saigon - Can Tho",
    ] {
        same(Faction::Vc, typed, full);
    }
    let by_an_loc = "terror loc-saigon-an-loc-ban-me-thuot";
    for typed in [
        "terror saigon-ban-me-thuot",
        "terror ban me thuot - saigon",
        "terror Saigon - An Loc - Ban Me Thuot",
        "terror an loc-saigon",
        "terror ban me thuot an loc",
    ] {
        same(Faction::Vc, typed, by_an_loc);
    }
    same(Faction::Vc, "terror The Parrot's Beak", "terror the-parrots-beak");
    same(Faction::Vc, "terror Quang Tri-Thua Thien", "terror quang-tri-thua-thien");
}
