//! The words of an action as people type them.

use pointman_core::error::Error;
use pointman_fitl::{Faction, OperationAction};

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
        (
            Us,
            "sweep from da nang 2t to hue; special air-lift 1t from saigon to hue",
            "sweep hue: 2t from da-nang; special air-lift hue: 1t from saigon",
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
            Err(Error::Usage(message)) => assert!(message.contains("stands twice"), "{words}: {message}"),
            other => panic!("{words}: {other:?}"),
        }
    }
}

#[test]
fn what_cannot_stand_somewhere_is_answered_with_what_can() {
    for (faction, typed, says) in [
        (Faction::Us, "train kontum 2u", "`2u` cannot stand here; what can: place, taking"),
        (Faction::Vc, "rally tay-ninh 2", "what can: place, base, underground, agitate"),
        (Faction::Vc, "rally tay-ninh place 1 tax", "a Special Activity is a step of its own"),
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
