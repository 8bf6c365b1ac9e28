//! Govern (4.3.1): rows GO1 to GO3 and the cards that touch it.

use pointman_fitl::{LastingCard, Space, SupportLevel, Track};

use crate::coin::scene::{Scene, scene};
use LastingCard::{MandateOfHeaven, TyphoonKate};
use Space::{Hue, KienPhong, Saigon, TayNinh};

/// COIN Control and Active Support in Tay Ninh, Hue and Kien Phong, all of Population 2.
fn governed() -> Scene {
    [TayNinh, Hue, KienPhong, Saigon].into_iter().fold(scene(), |there, space| {
        there.at(space, "3 arvn_troops 1 us_troops").support(space, SupportLevel::ActiveSupport)
    })
}

#[test]
fn aid_gains_3_times_population() {
    assert_eq!(governed().arvn("train saigon; special govern tay-ninh aid, hue aid").track(Track::Aid), 32);
}

#[test]
fn aid_becomes_patronage_up_to_population_and_the_space_shifts_toward_neutral() {
    let after = governed().arvn("train saigon; special govern tay-ninh patronage");
    assert_eq!((after.track(Track::Aid), after.track(Track::Patronage)), (18, 12));
    assert_eq!(after.support(TayNinh), SupportLevel::PassiveSupport);
    let little = governed().track(Track::Aid, 1).arvn("train saigon; special govern tay-ninh patronage");
    assert_eq!((little.track(Track::Aid), little.track(Track::Patronage)), (0, 11));
}

#[test]
fn go1_govern_goes_with_train_and_patrol_where_coin_controls_and_is_supported() {
    let there = governed();
    assert_eq!(there.arvn_refused("train tay-ninh; special govern saigon aid"), "GO1");
    assert_eq!(there.arvn_refused("train tay-ninh; special govern tay-ninh aid"), "GO1", "a Train space");
    assert_eq!(there.arvn_refused("train saigon; special govern loc-saigon-can-tho aid"), "GO1");
    assert_eq!(there.arvn_refused("train saigon; special govern binh-dinh aid"), "GO1", "no COIN Control");
    let neutral = there.clone().support(TayNinh, SupportLevel::Neutral);
    assert_eq!(neutral.arvn_refused("train saigon; special govern tay-ninh aid"), "GO1");
    assert_eq!(
        there.arvn_refused("train saigon; special govern tay-ninh aid, hue aid, kien-phong aid"),
        "GO1"
    );
    assert_eq!(there.arvn_refused("sweep saigon; special govern tay-ninh aid"), "G5");
    there.arvn("patrol stay; special govern tay-ninh aid");
}

#[test]
fn go2_patronage_needs_more_arvn_cubes_than_us_troops() {
    let there = governed().at(TayNinh, "2 us_troops");
    assert_eq!(there.arvn_refused("train saigon; special govern tay-ninh patronage"), "GO2");
    there.arvn("train saigon; special govern tay-ninh aid");
}

#[test]
fn go3_mandate_of_heaven_saves_one_level_or_leaves_one_space() {
    let words = "train saigon; special govern tay-ninh patronage mandate, hue patronage";
    assert_eq!(governed().arvn_refused(words), "GO3");
    let after = governed().unshaded(MandateOfHeaven).arvn(words);
    assert_eq!(
        (after.support(TayNinh), after.support(Hue)),
        (SupportLevel::ActiveSupport, SupportLevel::PassiveSupport)
    );
    let twice = "train saigon; special govern tay-ninh patronage mandate, hue patronage mandate";
    assert_eq!(governed().unshaded(MandateOfHeaven).arvn_refused(twice), "GO3");
    let two = "train saigon; special govern tay-ninh aid, hue aid";
    assert_eq!(governed().shaded(MandateOfHeaven).arvn_refused(two), "GO3");
    assert_eq!(governed().unshaded(TyphoonKate).arvn_refused(two), "GO3");
    governed().unshaded(TyphoonKate).arvn("train saigon; special govern tay-ninh aid");
}

#[test]
fn young_turks_add_2_to_patronage_once_an_activity() {
    let there = governed().leader(126);
    assert_eq!(there.arvn("train saigon; special govern tay-ninh aid, hue aid").track(Track::Patronage), 12);
    assert_eq!(there.arvn("train saigon").track(Track::Patronage), 10);
}

#[test]
fn g8_a_space_is_governed_once() {
    assert_eq!(governed().arvn_refused("train saigon; special govern tay-ninh aid, tay-ninh aid"), "G8");
}

#[test]
fn g3_g4_govern_is_arvns_and_one_activity_a_turn() {
    assert_eq!(governed().us_refused("train saigon; special govern tay-ninh aid"), "G3");
    let two = "train saigon; special govern tay-ninh aid; special govern hue aid";
    assert_eq!(governed().arvn_refused(two), "G4");
    assert_eq!(governed().limited().arvn_refused("train saigon; special govern tay-ninh aid"), "G4");
}
