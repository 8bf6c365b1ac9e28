//! Assault (3.2.4): rows AS1 to AS12, its arithmetic, and the cards that touch it.

use pointman_fitl::operations::assault::{Assault, AssaultSpace, Fight, Treated};
use pointman_fitl::{Faction, LastingCard, Row, Space, SupportLevel, Table, Terms, Track, Turn};

use crate::coin::scene::{Scene, scene};
use LastingCard::{Abrams, BodyCount, Cobras, GeneralLansdale, M48Patton, SearchAndDestroy};
use Space::{Hue, KienPhong, LocHueDaNang, QuangNam, QuangTriThuaThien, Saigon, TayNinh};

#[test]
fn us_troops_remove_one_each_two_with_a_base_and_half_in_highland() {
    let crowd = "9 vc_guerrillas_a";
    assert_eq!(
        scene()
            .at(TayNinh, "3 us_troops")
            .at(TayNinh, crowd)
            .us("assault tay-ninh")
            .count(TayNinh, "vc_guerrillas_a"),
        6
    );
    let based = scene().at(TayNinh, "3 us_troops 1 us_bases").at(TayNinh, crowd).us("assault tay-ninh");
    assert_eq!(based.count(TayNinh, "vc_guerrillas_a"), 3);
    let high = scene().at(QuangNam, "3 us_troops").at(QuangNam, crowd).us("assault quang-nam");
    assert_eq!(high.count(QuangNam, "vc_guerrillas_a"), 8);
    let high_base =
        scene().at(QuangNam, "3 us_troops 1 us_bases").at(QuangNam, crowd).us("assault quang-nam");
    assert_eq!(high_base.count(QuangNam, "vc_guerrillas_a"), 3, "a Base counts double in Highland too");
}

#[test]
fn arvn_removes_half_its_cubes_in_cities_and_on_locs_half_its_troops_elsewhere_a_third_in_highland() {
    let crowd = "9 vc_guerrillas_a";
    for (space, force, removed) in [
        (Saigon, "2 arvn_troops 3 arvn_police", 2),
        (LocHueDaNang, "2 arvn_troops 3 arvn_police", 2),
        (KienPhong, "4 arvn_troops 5 arvn_police", 2),
        (TayNinh, "5 arvn_troops 5 arvn_police", 2),
        (QuangNam, "5 arvn_troops 5 arvn_police", 1),
        (QuangNam, "9 arvn_police", 0),
    ] {
        let after = scene().at(space, crowd).at(space, force).arvn(&format!("assault {space}"));
        assert_eq!(9 - after.count(space, "vc_guerrillas_a"), removed, "{space} {force}");
        assert_eq!(after.track(Track::ArvnResources), 27, "an ARVN Assault costs 3 a space");
    }
}

#[test]
fn troops_go_before_active_guerrillas_and_these_before_bases() {
    let there =
        scene().at(TayNinh, "6 us_troops 2 nva_troops 2 vc_guerrillas_a 1 nva_guerrillas_a 1 vc_bases");
    let after = there.us("assault tay-ninh");
    assert_eq!(after.game.board().insurgent(TayNinh), 0);
    assert_eq!(after.track(Track::Aid), 20, "US Assaults bring no Aid");
}

#[test]
fn an_underground_guerrilla_of_either_faction_protects_bases() {
    let there = scene().at(TayNinh, "6 us_troops 1 nva_guerrillas_u 1 vc_bases");
    let after = there.us("assault tay-ninh only vc");
    assert_eq!((after.count(TayNinh, "vc_bases"), after.count(TayNinh, "nva_guerrillas_u")), (1, 1));
}

#[test]
fn pieces_of_the_enemy_not_targeted_still_protect_bases() {
    let there = scene().at(TayNinh, "6 us_troops 1 nva_troops 1 vc_guerrillas_a 1 vc_bases");
    let after = there.us("assault tay-ninh only vc");
    assert_eq!(after.count(TayNinh, "vc_guerrillas_a"), 0);
    assert_eq!((after.count(TayNinh, "vc_bases"), after.count(TayNinh, "nva_troops")), (1, 1));
}

#[test]
fn an_assault_that_can_remove_nothing_is_legal_for_a_player() {
    let after = scene().at(TayNinh, "1 arvn_troops 1 vc_guerrillas_u").arvn("assault tay-ninh");
    assert_eq!(after.count(TayNinh, "vc_guerrillas_u"), 1);
}

#[test]
fn as1_an_assault_needs_a_cube_and_an_insurgent_piece() {
    assert_eq!(scene().at(TayNinh, "1 us_irregulars_u 1 vc_bases").us_refused("assault tay-ninh"), "AS1");
    assert_eq!(scene().at(TayNinh, "3 us_troops").us_refused("assault tay-ninh"), "AS1");
    assert_eq!(scene().at(TayNinh, "3 us_troops 1 vc_bases").arvn_refused("assault tay-ninh"), "AS1");
}

#[test]
fn as2_arvn_pays_3_for_each_space() {
    let there = scene().at(TayNinh, "2 arvn_troops 1 vc_guerrillas_a").track(Track::ArvnResources, 2);
    assert_eq!(there.arvn_refused("assault tay-ninh"), "AS2");
    assert_eq!(there.clone().unshaded(BodyCount).arvn("assault tay-ninh").track(Track::ArvnResources), 2);
    let free = there.terms(Terms { free: true, ..Terms::FULL }).arvn("assault tay-ninh");
    assert_eq!(free.track(Track::ArvnResources), 2);
}

#[test]
fn as3_general_lansdale_stops_us_assaults_but_not_arvn_ones_nor_one_that_an_event_names() {
    let there = scene().at(TayNinh, "2 us_troops 2 arvn_troops 3 vc_guerrillas_a").shaded(GeneralLansdale);
    assert_eq!(there.us_refused("assault tay-ninh"), "AS3");
    assert_eq!(there.arvn("assault tay-ninh").count(TayNinh, "vc_guerrillas_a"), 2);
    let named = there.terms(Terms { directed: true, ..Terms::FULL }).us("assault tay-ninh");
    assert_eq!(named.count(TayNinh, "vc_guerrillas_a"), 1);
}

#[test]
fn as4_abrams_shaded_bounds_the_us_to_2_spaces_and_arvn_not() {
    let there = [TayNinh, KienPhong, Saigon].into_iter().fold(scene().shaded(Abrams), |there, space| {
        there.at(space, "2 us_troops 2 arvn_troops 2 vc_guerrillas_a")
    });
    let three = "assault tay-ninh; kien-phong; saigon";
    assert_eq!(there.us_refused(three), "AS4");
    there.us("assault tay-ninh; kien-phong");
    there.arvn(three);
    assert_eq!(
        there.limited().us_refused("assault tay-ninh; kien-phong"),
        "G9",
        "a Limited Operation has 1 space all the same"
    );
}

#[test]
fn as5_a_piece_out_of_order_is_refused() {
    let there = scene().at(TayNinh, "1 us_troops 1 nva_troops 1 nva_guerrillas_a");
    let game = there.game();
    let fight =
        Fight::begin(&game, &Turn::of(Faction::Us, Terms::FULL), Assault::of(TayNinh, Faction::Us)).unwrap();
    let refusal = fight.may_remove(game.board(), "nva_guerrillas_a".parse().unwrap(), 1).unwrap_err();
    assert_eq!(refusal.row, Row::AS5);
    assert_eq!(scene().at(TayNinh, "3 us_troops 1 vc_bases").us_refused("assault tay-ninh tunnel vc"), "AS5");
}

#[test]
fn as6_an_underground_guerrilla_is_safe_without_search_and_destroy() {
    let there = scene().at(TayNinh, "2 us_troops 2 arvn_troops 1 vc_guerrillas_u 1 vc_guerrillas_a");
    assert_eq!(there.us_refused("assault tay-ninh remove 1 vc_guerrillas_u"), "AS6");
    assert_eq!(there.us_refused("assault tay-ninh search-and-destroy vc"), "AS6");
    let searched = there.unshaded(SearchAndDestroy);
    assert_eq!(searched.us("assault tay-ninh search vc").game.board().insurgent(TayNinh), 0);
    assert_eq!(searched.arvn_refused("assault tay-ninh search vc"), "AS6");
    assert_eq!(searched.us_refused("assault tay-ninh search us"), "AS6");
}

#[test]
fn as7_as_many_are_removed_as_can_be_and_no_more() {
    let there = scene().at(TayNinh, "3 us_troops 2 nva_guerrillas_a 4 vc_guerrillas_a");
    assert_eq!(there.us_refused("assault tay-ninh"), "AS7", "the mix must be said");
    assert_eq!(there.us_refused("assault tay-ninh remove 4 vc_guerrillas_a"), "AS7");
    assert_eq!(there.us_refused("assault tay-ninh remove 1 nva_guerrillas_a 1 vc_guerrillas_a"), "AS7");
    let mixed = there.us("assault tay-ninh remove nva 1a vc 2a");
    assert_eq!((mixed.count(TayNinh, "nva_guerrillas_a"), mixed.count(TayNinh, "vc_guerrillas_a")), (1, 2));
    let one_named = there.us("assault tay-ninh remove nva 1a");
    assert_eq!(
        one_named.count(TayNinh, "vc_guerrillas_a"),
        2,
        "what is not named follows where there is one way"
    );
    let searched = scene()
        .at(TayNinh, "1 us_troops 1 vc_guerrillas_u 1 vc_bases")
        .unshaded(SearchAndDestroy)
        .unshaded(Abrams);
    assert_eq!(
        searched.us_refused("assault tay-ninh abrams vc search vc"),
        "AS7",
        "Abrams has used the one removal"
    );
}

#[test]
fn as8_abrams_removes_one_untunneled_base_first_once_a_turn() {
    let there = scene()
        .at(TayNinh, "2 us_troops 1 vc_bases 3 nva_troops")
        .at(KienPhong, "2 us_troops 1 vc_bases 3 nva_troops");
    assert_eq!(there.us_refused("assault tay-ninh abrams vc"), "AS8");
    let abrams = there.unshaded(Abrams);
    let after = abrams.us("assault tay-ninh abrams vc");
    assert_eq!(
        (after.count(TayNinh, "vc_bases"), after.count(TayNinh, "nva_troops")),
        (0, 2),
        "it uses one removal"
    );
    assert_eq!(abrams.us_refused("assault tay-ninh abrams vc; kien-phong abrams vc"), "AS8");
    assert_eq!(abrams.us_refused("assault tay-ninh abrams nva"), "AS8");
    assert_eq!(abrams.us_refused("assault tay-ninh only nva abrams vc"), "AS12");
    let tunneled = scene().unshaded(Abrams).at(TayNinh, "2 us_troops 1 vc_tunnels");
    assert_eq!(tunneled.us_refused("assault tay-ninh abrams vc"), "AS8");
    let weak = scene().unshaded(Abrams).at(QuangNam, "1 us_troops 1 vc_bases");
    assert_eq!(weak.us_refused("assault quang-nam abrams vc"), "AS8", "it needs a removal");
    let arvn = scene().unshaded(Abrams).at(TayNinh, "2 arvn_troops 1 vc_bases 3 nva_troops");
    assert_eq!(arvn.arvn_refused("assault tay-ninh abrams vc"), "AS8");
}

#[test]
fn abrams_passes_underground_guerrillas() {
    let after = scene()
        .unshaded(Abrams)
        .at(TayNinh, "1 us_troops 1 vc_bases 2 vc_guerrillas_u")
        .us("assault tay-ninh abrams vc");
    assert_eq!((after.count(TayNinh, "vc_bases"), after.count(TayNinh, "vc_guerrillas_u")), (0, 2));
}

#[test]
fn as9_m48_patton_adds_2_outside_lowland_in_2_spaces_a_turn() {
    let there = [TayNinh, Hue, QuangNam, KienPhong]
        .into_iter()
        .fold(scene(), |there, space| there.at(space, "1 us_troops 2 arvn_troops 4 vc_guerrillas_a"));
    assert_eq!(there.us_refused("assault tay-ninh m-48"), "AS9");
    let patton = there.unshaded(M48Patton);
    let after = patton.us("assault tay-ninh m-48; quang-nam m-48; hue");
    assert_eq!(after.count(TayNinh, "vc_guerrillas_a"), 1);
    assert_eq!(after.count(QuangNam, "vc_guerrillas_a"), 2, "0 and 2 in Highland");
    assert_eq!(patton.us_refused("assault kien-phong m-48"), "AS9", "Lowland");
    assert_eq!(patton.us_refused("assault tay-ninh m-48; quang-nam m-48; hue m-48"), "AS9", "a third space");
    assert_eq!(patton.arvn_refused("assault tay-ninh m-48"), "AS9");
}

#[test]
fn as10_arvn_follows_up_in_one_space_for_3_resources_above_econ() {
    let there = scene()
        .at(TayNinh, "1 us_troops 4 arvn_troops 4 vc_guerrillas_a")
        .at(KienPhong, "1 us_troops 4 arvn_troops 4 vc_guerrillas_a");
    let after = there.us("assault tay-ninh arvn; kien-phong");
    assert_eq!((after.count(TayNinh, "vc_guerrillas_a"), after.count(KienPhong, "vc_guerrillas_a")), (1, 3));
    assert_eq!(after.track(Track::ArvnResources), 27);
    assert_eq!(there.us_refused("assault tay-ninh arvn; kien-phong arvn"), "AS10", "a second space");
    assert_eq!(there.arvn_refused("assault tay-ninh arvn"), "AS10", "only the US is followed up");
    let poor = there.track(Track::ArvnResources, 12);
    assert_eq!(poor.us_refused("assault tay-ninh arvn"), "AS10", "12 - 3 is below Econ 10");
    assert_eq!(poor.clone().unshaded(BodyCount).us("assault tay-ninh arvn").track(Track::ArvnResources), 12);
    let free = poor.terms(Terms { free: true, ..Terms::FULL }).us("assault tay-ninh arvn");
    assert_eq!(free.track(Track::ArvnResources), 12);
}

#[test]
fn as11_a_follow_up_needs_arvn_cubes_and_an_insurgent_piece() {
    assert_eq!(
        scene().at(TayNinh, "1 us_troops 4 vc_guerrillas_a").us_refused("assault tay-ninh arvn"),
        "AS11"
    );
    let clear = scene().at(TayNinh, "4 us_troops 4 arvn_troops 4 vc_guerrillas_a");
    assert_eq!(clear.us_refused("assault tay-ninh arvn"), "AS11");
}

#[test]
fn as12_pieces_of_a_faction_not_targeted_are_not_removed() {
    let there = scene().at(TayNinh, "3 us_troops 2 nva_guerrillas_a 2 vc_guerrillas_a");
    assert_eq!(there.us_refused("assault tay-ninh only nva remove 1 vc_guerrillas_a"), "AS12");
    let after = there.us("assault tay-ninh only nva");
    assert_eq!((after.count(TayNinh, "nva_guerrillas_a"), after.count(TayNinh, "vc_guerrillas_a")), (0, 2));
    assert_eq!(there.us_refused("assault tay-ninh only arvn"), "AS12");
}

#[test]
fn g18_to_g21_bases_tunnels_and_friends_are_refused_by_their_own_rows() {
    let there = scene().at(TayNinh, "3 us_troops 1 arvn_troops 1 vc_guerrillas_u 1 vc_bases 1 vc_tunnels");
    assert_eq!(there.us_refused("assault tay-ninh remove 1 vc_bases"), "G19");
    assert_eq!(there.us_refused("assault tay-ninh remove 1 vc_tunnels"), "G20");
    assert_eq!(there.us_refused("assault tay-ninh remove 1 arvn_troops"), "G21");
    assert_eq!(there.us_refused("assault tay-ninh remove 1 nva_bases"), "G13");
}

#[test]
fn g8_g9_g10_a_space_is_assaulted_once_and_a_limited_operation_has_one() {
    let there =
        scene().at(TayNinh, "3 us_troops 5 vc_guerrillas_a").at(KienPhong, "3 us_troops 5 vc_guerrillas_a");
    assert_eq!(there.us_refused("assault tay-ninh; tay-ninh"), "G8");
    assert_eq!(there.us_refused("assault"), "G10");
    assert_eq!(there.limited().us_refused("assault tay-ninh; kien-phong"), "G9");
}

#[test]
fn a_tunnel_is_rolled_for_when_a_removal_is_left_and_goes_on_4_to_6() {
    let there = scene().at(TayNinh, "2 us_troops 1 vc_bases 1 vc_tunnels");
    let gone = there.us_rolls("assault tay-ninh", &[4]);
    assert_eq!(
        (gone.count(TayNinh, "vc_bases"), gone.count(TayNinh, "vc_tunnels")),
        (1, 0),
        "the Base stays"
    );
    let stays = there.us_rolls("assault tay-ninh", &[3]);
    assert_eq!((stays.count(TayNinh, "vc_bases"), stays.count(TayNinh, "vc_tunnels")), (0, 1));
    let spent = scene().at(TayNinh, "1 us_troops 1 vc_bases 1 vc_tunnels").us("assault tay-ninh");
    assert_eq!(spent.count(TayNinh, "vc_tunnels"), 1, "no removal is left for a roll");
    let protected = scene().at(TayNinh, "3 us_troops 1 vc_guerrillas_u 1 vc_tunnels").us("assault tay-ninh");
    assert_eq!(protected.count(TayNinh, "vc_tunnels"), 1, "no roll while a Guerrilla is there");
    let two = scene().at(TayNinh, "3 us_troops 1 nva_tunnels 1 vc_tunnels");
    assert_eq!(two.us_refused("assault tay-ninh"), "AS7", "whose Tunnel must be said");
    let nva = two.us_rolls("assault tay-ninh tunnel nva", &[6]);
    assert_eq!((nva.count(TayNinh, "nva_bases"), nva.count(TayNinh, "vc_tunnels")), (1, 1));
}

#[test]
fn only_one_tunnel_is_rolled_for() {
    let after = scene().at(TayNinh, "6 us_troops 2 vc_tunnels").us_rolls("assault tay-ninh", &[6]);
    assert_eq!((after.count(TayNinh, "vc_bases"), after.count(TayNinh, "vc_tunnels")), (1, 1));
}

#[test]
fn each_base_an_arvn_assault_removes_adds_6_to_aid_and_a_tunnel_marker_none() {
    let after = scene().at(TayNinh, "4 arvn_troops 2 vc_bases").arvn("assault tay-ninh");
    assert_eq!(after.track(Track::Aid), 32);
    let followed = scene()
        .at(TayNinh, "1 us_troops 4 arvn_troops 1 vc_guerrillas_a 1 vc_bases")
        .us("assault tay-ninh arvn");
    assert_eq!(followed.track(Track::Aid), 26, "by a follow-up too");
    let marker = scene().at(TayNinh, "4 arvn_troops 1 vc_tunnels").arvn_rolls("assault tay-ninh", &[6]);
    assert_eq!(marker.track(Track::Aid), 20);
}

#[test]
fn body_count_adds_3_to_aid_for_each_guerrilla_any_assault_removes() {
    let there = scene().unshaded(BodyCount).unshaded(SearchAndDestroy);
    let us = there
        .clone()
        .at(TayNinh, "3 us_troops 1 nva_troops 1 vc_guerrillas_a 1 vc_guerrillas_u")
        .us("assault tay-ninh search vc");
    assert_eq!(us.track(Track::Aid), 26, "the one searched out counts, the Troop does not");
    let arvn = there.at(TayNinh, "4 arvn_troops 3 vc_guerrillas_a").arvn("assault tay-ninh");
    assert_eq!((arvn.track(Track::Aid), arvn.track(Track::ArvnResources)), (26, 30));
}

#[test]
fn search_and_destroy_removes_one_even_when_the_assault_removes_none() {
    let there = scene().unshaded(SearchAndDestroy).at(QuangNam, "1 us_troops 2 vc_guerrillas_u 1 nva_troops");
    let after = there.us("assault quang-nam search vc");
    assert_eq!((after.count(QuangNam, "vc_guerrillas_u"), after.count(QuangNam, "nva_troops")), (1, 1));
    let counted =
        scene().unshaded(SearchAndDestroy).at(TayNinh, "1 us_troops 2 vc_guerrillas_u 1 nva_troops");
    let after = counted.us("assault tay-ninh search vc");
    assert_eq!(
        (after.count(TayNinh, "vc_guerrillas_u"), after.count(TayNinh, "nva_troops")),
        (1, 1),
        "it uses the one removal"
    );
    assert_eq!(counted.us_refused("assault tay-ninh search nva"), "AS6");
}

#[test]
fn abrams_and_search_and_destroy_serve_in_one_space() {
    let there = scene()
        .unshaded(SearchAndDestroy)
        .unshaded(Abrams)
        .at(TayNinh, "3 us_troops 2 vc_guerrillas_u 1 nva_troops 1 vc_bases");
    let after = there.us("assault tay-ninh abrams vc search vc");
    assert_eq!(after.game.board().insurgent(TayNinh), 1, "one Underground Guerrilla is left");
}

#[test]
fn search_and_destroy_shaded_shifts_provinces_once_even_with_a_follow_up() {
    let there = scene()
        .shaded(SearchAndDestroy)
        .at(TayNinh, "1 us_troops 4 arvn_troops 4 vc_guerrillas_a")
        .at(Saigon, "1 us_troops 1 vc_guerrillas_a")
        .support(TayNinh, SupportLevel::ActiveSupport)
        .support(Saigon, SupportLevel::ActiveSupport);
    let after = there.us("assault tay-ninh arvn; saigon");
    assert_eq!(after.support(TayNinh), SupportLevel::PassiveSupport);
    assert_eq!(after.support(Saigon), SupportLevel::ActiveSupport, "a City does not shift");
    assert_eq!(there.arvn("assault tay-ninh").support(TayNinh), SupportLevel::PassiveSupport);
}

#[test]
fn cobras_shaded_cost_a_us_troop_on_1_to_3_once_a_space() {
    let there = scene().shaded(Cobras).at(TayNinh, "2 us_troops 4 arvn_troops 9 vc_guerrillas_a");
    let lost = there.us_rolls("assault tay-ninh arvn", &[3]);
    assert_eq!((lost.count(TayNinh, "us_troops"), lost.casualties("us_troops".parse().unwrap())), (1, 1));
    assert_eq!(there.us_rolls("assault tay-ninh", &[4]).count(TayNinh, "us_troops"), 2);
    there.arvn("assault tay-ninh");
}

#[test]
fn a_follow_up_may_remove_what_the_us_part_uncovered() {
    let there = scene().at(TayNinh, "2 us_troops 2 arvn_troops 2 nva_troops 1 vc_guerrillas_a");
    assert_eq!(there.us("assault tay-ninh arvn").game.board().insurgent(TayNinh), 0);
}

/// The Assault of `assault` in the scene by hand.
fn resolve(
    there: &Scene,
    faction: Faction,
    assault: Assault,
    words: &str,
    rolls: &[u32],
) -> crate::coin::scene::Outcome {
    use pointman_fitl::{ActionStep, Words};
    let (mut game, mut effects) = (there.game(), Vec::new());
    let mut dice = pointman_core::dice::Scripted::new(rolls.iter().copied());
    let mut turn = Turn::of(faction, Terms { free: true, ..Terms::FULL });
    let step = AssaultSpace::parse(&mut Words::of(words), faction).unwrap();
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    step.resolve(&mut table, &mut turn, assault).unwrap();
    dice.finish().unwrap();
    crate::coin::scene::Outcome { game }
}

#[test]
fn an_event_may_treat_arvn_cubes_as_us_troops() {
    let there = scene().at(TayNinh, "2 us_troops 2 arvn_troops 2 arvn_police 1 us_bases 12 vc_guerrillas_a");
    let as_us = |treated| Assault { treated, ..Assault::of(TayNinh, Faction::Arvn) };
    let all = resolve(&there, Faction::Arvn, as_us(Treated::CubesAsUs), "tay-ninh", &[]);
    assert_eq!(all.count(TayNinh, "vc_guerrillas_a"), 0);
    let troops = resolve(&there, Faction::Arvn, as_us(Treated::TroopsAsUs), "tay-ninh", &[]);
    assert_eq!(troops.count(TayNinh, "vc_guerrillas_a"), 4, "Police do not fight");
    let bases = scene().at(TayNinh, "1 arvn_troops 1 vc_bases").unshaded(M48Patton).shaded(Cobras);
    let by_arvn = resolve(&bases, Faction::Arvn, as_us(Treated::TroopsAsUs), "tay-ninh m-48", &[]);
    assert_eq!(
        (by_arvn.count(TayNinh, "vc_bases"), by_arvn.track(Track::Aid)),
        (0, 26),
        "ARVN's Assault brings Aid"
    );
}

#[test]
fn an_event_may_take_the_protection_of_tunnels_away() {
    let there = scene().at(TayNinh, "2 us_troops 1 vc_tunnels 1 nva_guerrillas_a");
    let assault = Assault { tunnels_protect: false, ..Assault::of(TayNinh, Faction::Us) };
    let after = resolve(&there, Faction::Us, assault, "tay-ninh", &[]);
    assert_eq!(after.game.board().insurgent(TayNinh), 0);
}

#[test]
fn bases_of_both_enemies_are_chosen_among() {
    let there = scene().at(QuangTriThuaThien, "2 us_troops 1 nva_bases 1 vc_bases");
    assert_eq!(there.us_refused("assault quang-tri"), "AS7");
    let after = there.us("assault quang-tri remove 1 nva_bases");
    assert_eq!(
        (after.count(QuangTriThuaThien, "nva_bases"), after.count(QuangTriThuaThien, "vc_bases")),
        (0, 1)
    );
}

#[test]
fn an_enemy_without_a_piece_there_is_not_targeted_alone() {
    let there = scene().at(TayNinh, "3 us_troops 2 vc_guerrillas_a");
    assert_eq!(there.us_refused("assault tay-ninh only nva"), "AS12");
    there.us("assault tay-ninh only vc");
}
