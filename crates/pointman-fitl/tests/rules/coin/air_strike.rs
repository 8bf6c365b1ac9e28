//! Air Strike (4.2.3) in both editions: rows ST1 to ST7 and the cards that touch it.

use pointman_core::error::Error;
use pointman_fitl::special_activities::SpecialName;
use pointman_fitl::special_activities::air_strike::{self, StrikeTerms};
use pointman_fitl::{Faction, LastingCard, PieceType, Row, Space, SupportLevel, Table, Terms, Track, Turn};

use crate::coin::scene::{Scene, scene};
use LastingCard::{
    Aaa, Adsid, ArcLight, BombingPause, DaNang, LaserGuidedBombs, Migs, Oriskany, RollingThunder, Sa2s,
    TopGun, TyphoonKate, WildWeasels,
};
use Space::{CentralLaos, Hue, KienPhong, NorthVietnam, PhuocLong, Saigon, TayNinh};

const STRIKE: &str = "patrol stay; special air-strike";

fn strike(there: &Scene, words: &str, rolls: &[u32]) -> crate::coin::scene::Outcome {
    there.us_rolls(&format!("{STRIKE} {words}"), rolls)
}

fn refused(there: &Scene, words: &str) -> String {
    there.us_refused(&format!("{STRIKE} {words}"))
}

/// Enemies under one US Troop in Tay Ninh and Kien Phong.
fn targets() -> Scene {
    scene()
        .at(TayNinh, "1 us_troops 2 nva_troops 2 vc_guerrillas_a")
        .at(KienPhong, "1 arvn_police 3 vc_guerrillas_a")
        .support(TayNinh, SupportLevel::ActiveSupport)
        .support(KienPhong, SupportLevel::ActiveSupport)
}

#[test]
fn the_die_is_the_number_of_hits_in_the_order_preferred_and_the_rest_is_lost() {
    let after = strike(&targets(), "degrade, tay-ninh 3, kien-phong 1", &[4]);
    assert_eq!(after.track(Track::Trail), 1);
    assert_eq!(
        (after.count(TayNinh, "nva_troops"), after.count(TayNinh, "vc_guerrillas_a")),
        (0, 2),
        "2 hits were left"
    );
    assert_eq!(
        (after.support(TayNinh), after.support(KienPhong)),
        (SupportLevel::PassiveSupport, SupportLevel::ActiveSupport)
    );
    let one = strike(&targets(), "degrade, kien-phong 1", &[1]);
    assert_eq!(
        (one.track(Track::Trail), one.count(KienPhong, "vc_guerrillas_a")),
        (2, 2),
        "1 hit does not Degrade"
    );
    let lost = strike(&targets(), "kien-phong", &[6]);
    assert_eq!(lost.count(KienPhong, "vc_guerrillas_a"), 2);
}

#[test]
fn the_trail_alone_may_be_struck() {
    assert_eq!(strike(&scene(), "degrade", &[2]).track(Track::Trail), 1);
    assert_eq!(strike(&scene(), "degrade", &[1]).track(Track::Trail), 2);
}

#[test]
fn st1_no_air_strike_under_rolling_thunder_da_nang_or_bombing_pause_unless_an_event_names_it() {
    for there in
        [targets().shaded(RollingThunder), targets().shaded(DaNang), targets().unshaded(BombingPause)]
    {
        assert_eq!(refused(&there, "tay-ninh"), "ST1");
        strike(&there.terms(Terms { directed: true, ..Terms::FULL }), "tay-ninh", &[1]);
    }
}

#[test]
fn st2_each_space_needs_a_coin_piece_but_one_province_of_arc_light() {
    let there = scene().at(CentralLaos, "2 nva_troops").at(PhuocLong, "2 nva_troops").at(Hue, "2 nva_troops");
    assert_eq!(refused(&there, "central-laos"), "ST2");
    let arc = there.unshaded(ArcLight);
    assert_eq!(strike(&arc, "central-laos 2", &[3]).count(CentralLaos, "nva_troops"), 0);
    assert_eq!(refused(&arc, "central-laos, phuoc-long"), "ST2");
    assert_eq!(refused(&arc, "hue"), "ST2", "a City");
    assert_eq!(
        strike(&arc.at(NorthVietnam, "1 nva_troops"), "north-vietnam", &[3])
            .count(NorthVietnam, "nva_troops"),
        0
    );
}

#[test]
fn st3_6_spaces_2_in_monsoon_1_under_typhoon_kate() {
    let spaces = [Hue, Space::DaNang, Space::Kontum, Space::QuiNhon, Space::CamRanh, Space::AnLoc, Saigon];
    let there =
        spaces.into_iter().fold(scene(), |there, space| there.at(space, "1 us_troops 1 vc_guerrillas_a"));
    let names = spaces.map(|space| space.to_string());
    strike(&there, &names[..6].join(", "), &[6]);
    assert_eq!(refused(&there.clone().monsoon(), &names[..3].join(", ")), "ST3");
    strike(&there.clone().monsoon(), &names[..2].join(", "), &[6]);
    let kate = there.clone().unshaded(TyphoonKate);
    assert_eq!(refused(&kate, &names[..2].join(", ")), "ST3");
    assert_eq!(strike(&kate, "hue, degrade", &[6]).track(Track::Trail), 1, "the Trail still may be");
    let event = there.monsoon().terms(Terms { max_spaces: Some(3), ..Terms::FULL });
    strike(&event, &names[..3].join(", "), &[6]);
}

#[test]
fn st3_a_seventh_space_in_the_first_edition() {
    let spaces = [Hue, Space::DaNang, Space::Kontum, Space::QuiNhon, Space::CamRanh, Space::AnLoc, Saigon];
    let there =
        spaces.into_iter().fold(scene().first_edition(), |there, space| there.at(space, "1 us_troops"));
    let names = spaces.map(|space| format!("{space} 0"));
    strike(&there, &names[..6].join(", "), &[]);
    assert_eq!(refused(&there, &names.join(", ")), "ST3");
}

#[test]
fn st4_no_more_victims_than_hits_2_under_laser_guided_bombs_1_under_wild_weasels() {
    let there = targets().at(TayNinh, "5 vc_guerrillas_a");
    assert_eq!(refused(&there, "tay-ninh 7"), "ST4", "6 hits at most");
    let bombs = there.clone().shaded(LaserGuidedBombs);
    assert_eq!(refused(&bombs, "tay-ninh 2, kien-phong 1"), "ST4");
    assert_eq!(
        strike(&bombs, "tay-ninh 2, degrade", &[6]).track(Track::Trail),
        1,
        "more hits may go to the Trail"
    );
    let weasels = there.clone().shaded(WildWeasels);
    assert_eq!(refused(&weasels, "tay-ninh 2"), "ST4");
    strike(&weasels, "tay-ninh 1", &[6]);
    assert_eq!(refused(&bombs.shaded(WildWeasels), "tay-ninh 2"), "ST4", "the later sets the number");
    let later = there.shaded(WildWeasels).shaded(LaserGuidedBombs);
    assert_eq!(strike(&later, "tay-ninh 2", &[6]).count(TayNinh, "nva_troops"), 0);
    assert_eq!(refused(&later, "tay-ninh 1, degrade"), "ST6", "either or stays");
}

#[test]
fn st5_underground_guerrillas_and_tunnels_are_safe_and_bases_protected() {
    let there = scene()
        .at(TayNinh, "1 us_troops 1 vc_guerrillas_u 1 vc_bases")
        .at(KienPhong, "1 us_troops 1 vc_tunnels 1 vc_bases");
    assert_eq!(refused(&there, "tay-ninh 1 vc_guerrillas_u"), "ST5");
    assert_eq!(refused(&there, "tay-ninh 1 vc_bases"), "ST5");
    assert_eq!(refused(&there, "kien-phong 1 vc_tunnels"), "ST5");
    assert_eq!(strike(&there, "kien-phong", &[1]).count(KienPhong, "vc_bases"), 0);
    let first = there.first_edition();
    assert_eq!(refused(&first, "tay-ninh 1 vc_bases"), "ST5");
    assert_eq!(strike(&first, "kien-phong", &[]).count(KienPhong, "vc_bases"), 0);
}

#[test]
fn st6_the_trail_is_struck_once_not_at_0_not_under_oriskany_nor_below_2_under_aaa() {
    assert_eq!(refused(&scene(), "degrade, degrade"), "ST6");
    assert_eq!(refused(&scene().track(Track::Trail, 0), "degrade"), "ST6");
    assert_eq!(refused(&scene().shaded(Oriskany), "degrade"), "ST6");
    assert_eq!(refused(&scene().shaded(Aaa), "degrade"), "ST6", "Trail at 2");
    assert_eq!(strike(&scene().shaded(Aaa).track(Track::Trail, 3), "degrade", &[2]).track(Track::Trail), 2);
    assert_eq!(refused(&targets().shaded(WildWeasels), "tay-ninh 1, degrade"), "ST6");
    assert_eq!(refused(&scene().first_edition().shaded(Oriskany), "degrade"), "ST6");
}

#[test]
fn under_wild_weasels_what_stands_after_the_degrade_serves_when_that_cannot_be_paid() {
    let there = targets().shaded(WildWeasels);
    let both = strike(&there, "degrade, kien-phong 1", &[6]);
    assert_eq!((both.track(Track::Trail), both.count(KienPhong, "vc_guerrillas_a")), (1, 3));
    let one = strike(&there, "degrade, kien-phong 1", &[1]);
    assert_eq!((one.track(Track::Trail), one.count(KienPhong, "vc_guerrillas_a")), (2, 2));
}

#[test]
fn st7_troops_first_and_only_where_something_can_be_removed() {
    assert_eq!(refused(&targets(), "tay-ninh 1 vc_guerrillas_a"), "ST7");
    assert_eq!(refused(&scene().at(Hue, "1 us_troops"), "hue"), "ST7");
    assert_eq!(refused(&targets(), "tay-ninh 0"), "ST7");
    assert_eq!(refused(&targets(), ""), "ST7");
    let mixed = scene().at(TayNinh, "1 us_troops 1 nva_guerrillas_a 1 vc_guerrillas_a");
    assert_eq!(refused(&mixed, "tay-ninh"), "ST7", "which must be said");
    strike(&mixed, "tay-ninh 1 nva_guerrillas_a", &[1]);
    let game = scene().game();
    let mut turn = Turn::of(Faction::Us, Terms::FULL);
    turn.coin.air_strike.begun = true;
    turn.coin.air_strike.left = 1;
    assert_eq!(air_strike::may_degrade(&game, &turn).unwrap_err().row, Row::ST7, "a Degrade takes 2 hits");
}

#[test]
fn in_the_first_edition_6_pieces_go_and_every_selected_space_shifts() {
    let there = targets().first_edition();
    let after = strike(&there, "tay-ninh 1 vc_guerrillas_a, kien-phong 0, degrade", &[]);
    assert_eq!(
        (after.count(TayNinh, "vc_guerrillas_a"), after.count(TayNinh, "nva_troops")),
        (1, 2),
        "in any order"
    );
    assert_eq!(
        (after.support(TayNinh), after.support(KienPhong)),
        (SupportLevel::PassiveSupport, SupportLevel::PassiveSupport)
    );
    assert_eq!(after.track(Track::Trail), 1);
    let many = scene().first_edition().at(TayNinh, "1 us_troops 7 vc_guerrillas_a");
    assert_eq!(
        strike(&many, "tay-ninh 6, degrade", &[]).track(Track::Trail),
        1,
        "the Trail takes no removal"
    );
    assert_eq!(refused(&many, "tay-ninh 7"), "ST4");
    assert_eq!(
        strike(&many.clone().monsoon(), "tay-ninh 6", &[]).count(TayNinh, "vc_guerrillas_a"),
        1,
        "6 in Monsoon"
    );
    assert_eq!(strike(&scene().first_edition(), "degrade", &[]).track(Track::Trail), 1);
}

#[test]
fn laser_guided_bombs_unshaded_spare_a_space_that_loses_one() {
    let there = targets().unshaded(LaserGuidedBombs);
    let after = strike(&there, "tay-ninh 1, kien-phong 2", &[3]);
    assert_eq!(
        (after.support(TayNinh), after.support(KienPhong)),
        (SupportLevel::ActiveSupport, SupportLevel::PassiveSupport)
    );
    let first = strike(&there.first_edition(), "tay-ninh 0", &[]);
    assert_eq!(first.support(TayNinh), SupportLevel::PassiveSupport, "exactly 1, not 0");
}

#[test]
fn arc_light_shaded_shifts_2_levels_where_more_than_1_is_lost() {
    let there = targets().shaded(ArcLight);
    let after = strike(&there, "tay-ninh 1, kien-phong 2", &[3]);
    assert_eq!(
        (after.support(TayNinh), after.support(KienPhong)),
        (SupportLevel::PassiveSupport, SupportLevel::Neutral)
    );
    let both = strike(&there.unshaded(LaserGuidedBombs), "tay-ninh 1, kien-phong 2", &[3]);
    assert_eq!(
        (both.support(TayNinh), both.support(KienPhong)),
        (SupportLevel::ActiveSupport, SupportLevel::Neutral)
    );
}

#[test]
fn top_gun_degrades_2_boxes_or_only_on_4_to_6() {
    assert_eq!(strike(&scene().unshaded(TopGun), "degrade", &[2]).track(Track::Trail), 0);
    let aaa = scene().unshaded(TopGun).shaded(Aaa).track(Track::Trail, 3);
    assert_eq!(strike(&aaa, "degrade", &[2]).track(Track::Trail), 2, "AAA stops it at 2");
    assert_eq!(strike(&scene().shaded(TopGun), "degrade", &[2, 4]).track(Track::Trail), 1);
    let failed = strike(&targets().shaded(TopGun), "degrade, kien-phong 3", &[4, 3]);
    assert_eq!(
        (failed.track(Track::Trail), failed.count(KienPhong, "vc_guerrillas_a")),
        (2, 1),
        "the 2 hits are spent"
    );
    assert_eq!(strike(&scene().first_edition().shaded(TopGun), "degrade", &[3]).track(Track::Trail), 2);
}

#[test]
fn migs_shaded_cost_an_available_us_troop_for_each_degrade() {
    let after = strike(&scene().shaded(Migs), "degrade", &[2]);
    assert_eq!(
        (after.casualties(PieceType::UsTroops), after.game.board().available(PieceType::UsTroops)),
        (1, 39)
    );
    assert_eq!(
        strike(&scene().shaded(Migs).shaded(TopGun), "degrade", &[2, 1]).casualties(PieceType::UsTroops),
        0
    );
    let none = scene().shaded(Migs).only_available(PieceType::UsTroops, 0);
    assert_eq!(strike(&none, "degrade", &[2]).casualties(PieceType::UsTroops), 0);
    assert_eq!(
        strike(&scene().shaded(Migs).unshaded(TopGun), "degrade", &[2]).casualties(PieceType::UsTroops),
        0
    );
}

#[test]
fn sa2s_unshaded_let_the_us_remove_an_nva_piece_outside_the_south() {
    let there = scene()
        .unshaded(Sa2s)
        .at(CentralLaos, "1 nva_troops 1 nva_guerrillas_u 1 nva_bases")
        .at(TayNinh, "3 nva_troops");
    assert_eq!(refused(&there, "degrade"), "G18", "which must be said");
    let after = strike(&there, "degrade sa-2s nva_bases central-laos", &[2]);
    assert_eq!(after.count(CentralLaos, "nva_bases"), 0, "nothing protects it");
    assert_eq!(refused(&there, "degrade sa-2s nva_troops tay-ninh"), "G13");
    let tunneled = there.at(NorthVietnam, "1 nva_tunnels");
    assert_eq!(refused(&tunneled, "degrade sa-2s nva_tunnels north-vietnam"), "ST5");
    let only = scene().unshaded(Sa2s).at(NorthVietnam, "1 nva_guerrillas_u 1 vc_guerrillas_u");
    assert_eq!(strike(&only, "degrade", &[2]).count(NorthVietnam, "nva_guerrillas_u"), 0);
    strike(&scene().unshaded(Sa2s), "degrade", &[2]);
    let without = scene().at(CentralLaos, "1 nva_troops");
    assert_eq!(refused(&without, "degrade sa-2s nva_troops central-laos"), "ST5", "SA-2s are not in play");
}

#[test]
fn adsid_costs_nva_6_resources_when_the_trail_changes() {
    assert_eq!(
        strike(&scene().unshaded(Adsid).unshaded(TopGun), "degrade", &[2]).track(Track::NvaResources),
        14
    );
    assert_eq!(strike(&scene().unshaded(Adsid), "degrade", &[1]).track(Track::NvaResources), 20);
}

#[test]
fn g4_one_air_strike_a_turn_and_none_in_a_limited_operation() {
    let two = "patrol stay; special air-strike tay-ninh; special air-strike kien-phong";
    let error = targets().attempt(Faction::Us, two, &[1]).map(|_| ()).unwrap_err();
    assert!(matches!(error, Error::Refused { rule, .. } if rule.starts_with("G4")));
    assert_eq!(refused(&targets().limited(), "tay-ninh"), "G4");
}

#[test]
fn dice_that_run_out_are_an_error_and_change_nothing() {
    let error = targets().attempt(Faction::Us, &format!("{STRIKE} tay-ninh"), &[]).map(|_| ()).unwrap_err();
    assert!(matches!(error, Error::Dice(_)));
}

#[test]
fn an_event_fixes_hits_and_bounds_as_it_says() {
    let there = scene().shaded(WildWeasels).at(CentralLaos, "3 nva_troops 1 nva_bases");
    let (mut game, mut effects, mut dice) =
        (there.game(), Vec::new(), pointman_core::dice::Scripted::new([]));
    let mut turn =
        Turn::of(Faction::Us, Terms { directed: true, max_spaces: Some(1), free: true, ..Terms::FULL });
    turn.coin.air_strike.terms =
        StrikeTerms { hits: Some(6), trail: false, needs_coin: false, caps: false, ..StrikeTerms::default() };
    turn.special = Some(SpecialName::AirStrike);
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    air_strike::begin(&mut table, &mut turn).unwrap();
    for _ in 0..3 {
        air_strike::remove(&mut table, &mut turn, CentralLaos, "nva_troops".parse().unwrap()).unwrap();
    }
    assert_eq!(air_strike::may_degrade(table.game, &turn).unwrap_err().row, Row::ST6);
    air_strike::remove(&mut table, &mut turn, CentralLaos, "nva_bases".parse().unwrap()).unwrap();
    air_strike::finish(&mut table, &mut turn).unwrap();
    assert_eq!(game.board().insurgent(CentralLaos), 0);

    let mut turn = Turn::of(Faction::Us, Terms { directed: true, ..Terms::FULL });
    turn.coin.air_strike.terms =
        StrikeTerms { hits: Some(6), most_in_a_space: Some(1), ..StrikeTerms::default() };
    let mut game = targets().game();
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    air_strike::begin(&mut table, &mut turn).unwrap();
    air_strike::remove(&mut table, &mut turn, TayNinh, "nva_troops".parse().unwrap()).unwrap();
    let second = air_strike::may_remove(table.game, &turn, TayNinh, "nva_troops".parse().unwrap());
    assert_eq!(second.unwrap_err().row, Row::ST4);
}
