//! Weapons: found by their names, and as the sheets print them.

use pointman_fng::checks::Edition;
use pointman_fng::squads::weapons::{Weapon, WeaponId};

#[test]
fn edition_2_changes_hand_weapons_and_the_range_of_the_bazooka() {
    let impact = |id, edition| Weapon::find(id, edition).unwrap().impact;
    assert_eq!(impact("hand-held-knife-bayonet", Edition::One), Some(1));
    assert_eq!(impact("hand-held-knife-bayonet", Edition::Two), Some(2));
    assert_eq!(impact("fixed-bayonet-sword", Edition::One), Some(2));
    assert_eq!(impact("fixed-bayonet-sword", Edition::Two), Some(3));
    let range = |id, edition| Weapon::find(id, edition).unwrap().range;
    assert_eq!((range("bazooka", Edition::One), range("bazooka", Edition::Two)), (Some(30), Some(20)));
    assert_eq!(range("usa-m-20-bazooka", Edition::Two), Some(30), "army-24: lists keep 30");
}

#[test]
fn a_short_name_is_enough_when_the_armies_agree() {
    assert_eq!(Weapon::find("m-16", Edition::One).unwrap().id, WeaponId::UsaM16);
    assert_eq!(Weapon::find("AK-47", Edition::One).unwrap().id, WeaponId::ComAk47);
    assert_eq!(Weapon::find("thompson", Edition::Two).unwrap().targets, Some(4));
}

#[test]
fn a_short_name_is_refused_when_the_armies_differ() {
    let error = Weapon::find("m-60", Edition::One).unwrap_err().to_string();
    assert_eq!(
        error,
        "`m-60` could be the weapon usa-m-60 (range 48, targets 5, Impact 3) or \
         arvn-m-60 (range 48, targets 6, Impact 3)"
    );
}

#[test]
fn an_unknown_weapon_is_answered_with_the_nearest() {
    let error = Weapon::find("bazoka", Edition::One).unwrap_err().to_string();
    assert!(error.starts_with("there is no weapon `bazoka`; did you mean bazooka"), "{error}");
}

#[test]
fn a_weapon_with_an_apw_alone_has_impact_4_or_its_apw() {
    let impact = |id| Weapon::find(id, Edition::One).unwrap().impact_on_figures();
    assert_eq!(impact("usa-m-72-law"), 5);
    assert_eq!(impact("grenade"), 2, "a printed Impact is used as printed");
    assert_eq!(impact("usa-rr-57"), 5);
}

#[test]
fn outgunned_ratings_follow_the_classes() {
    let ogr = |id| Weapon::find(id, Edition::One).unwrap().ogr;
    assert_eq!(
        [ogr("flamethrower"), ogr("molotov-cocktail"), ogr("usa-bar"), ogr("usa-m-2-carbine")],
        [5, 5, 4, 3]
    );
    assert_eq!([ogr("usa-m-79-m-203-he"), ogr("usa-m-79-m-203-buckshot"), ogr("combat-shotgun")], [5, 1, 1]);
}

/// The generic tables as printed: weapon, range, Target Rating with that on automatic or circle, Impact,
/// APW, OGR.
#[test]
fn the_generic_tables_hold_what_the_sheets_print() {
    let printed = [
        ("small-caliber-pistol", 6, 2, 0, 0, 0, 1),
        ("medium-caliber-pistol", 12, 2, 0, 1, 0, 1),
        ("large-caliber-pistol", 12, 2, 0, 2, 0, 1),
        ("medium-caliber-machine-pistol", 12, 2, 3, 1, 0, 3),
        ("medium-caliber-smg", 24, 3, 0, 1, 0, 3),
        ("large-caliber-smg", 24, 3, 0, 2, 0, 3),
        ("combat-shotgun", 12, 2, 0, 2, 0, 1),
        ("bolt-action-rifle", 48, 1, 0, 3, 0, 1),
        ("semi-automatic-rifle", 48, 2, 0, 3, 0, 2),
        ("sa-medium-caliber-carbine", 24, 2, 0, 1, 0, 2),
        ("sf-medium-caliber-carbine", 24, 2, 3, 1, 0, 3),
        ("sf-rifle", 48, 2, 3, 3, 0, 3),
        ("sf-rifle-m-16", 48, 2, 3, 2, 0, 3),
        ("lmg-m-60-rdp", 48, 5, 0, 3, 0, 4),
        ("lmg-other", 48, 4, 0, 3, 0, 4),
        ("bar", 48, 3, 0, 3, 0, 4),
        ("mmg", 48, 5, 0, 3, 0, 4),
        ("hmg", 60, 4, 0, 5, 2, 4),
        ("grenade", 6, 0, 5, 2, 2, 5),
        ("rifle-launched-grenade", 20, 0, 5, 2, 2, 5),
        ("flamethrower", 12, 0, 0, 5, 5, 5),
        ("molotov-cocktail", 4, 0, 3, 5, 5, 5),
        ("satchel-demo-charge", 1, 0, 1, 5, 5, 5),
        ("anti-tank-grenade", 2, 0, 1, 0, 5, 5),
    ];
    for edition in Edition::ALL {
        for (id, range, targets, more, impact, apw, ogr) in printed {
            let weapon = Weapon::find(id, edition).unwrap();
            let number = |value: Option<u8>| value.unwrap_or(0);
            let cells =
                (number(weapon.range), number(weapon.targets), number(weapon.targets_auto.or(weapon.circle)));
            assert_eq!(cells, (range, targets, more), "{id}");
            assert_eq!((number(weapon.impact), number(weapon.apw), weapon.ogr), (impact, apw, ogr), "{id}");
        }
    }
}
