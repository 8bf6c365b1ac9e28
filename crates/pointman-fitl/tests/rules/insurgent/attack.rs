//! Attack (3.3.3).

use pointman_fitl::Faction::{Nva, Vc};
use pointman_fitl::PieceKind::{
    ArvnBases, ArvnPolice, ArvnRangersUnderground, ArvnTroops, NvaBases, NvaGuerrillasActive,
    NvaGuerrillasUnderground, NvaTroops, UsBases, UsIrregularsUnderground, UsTroops, VcGuerrillasActive,
    VcGuerrillasUnderground,
};
use pointman_fitl::{LastingCard, PieceType, Row, Space, Terms, Track};

use super::scene::{Scene, empty};

/// Three VC Guerrillas in Hue against US Troops and Police.
fn hue() -> Scene {
    let scene = empty().with(Space::Hue, 2, VcGuerrillasUnderground).with(Space::Hue, 1, VcGuerrillasActive);
    scene.with(Space::Hue, 2, UsTroops).with(Space::Hue, 1, ArvnPolice)
}

/// Six NVA Troops in Hue against US Troops, Police and a US Base.
fn troops() -> Scene {
    empty().with(Space::Hue, 6, NvaTroops).with(Space::Hue, 2, UsTroops).with(Space::Hue, 2, ArvnPolice).with(
        Space::Hue,
        1,
        UsBases,
    )
}

#[test]
fn guerrillas_all_activate_and_remove_two_pieces_on_a_roll_up_to_their_number() {
    let played = hue().plays_rolling(Vc, "attack hue guerrillas remove 1t 1 arvn_police", &[3]);
    assert_eq!((played.count(Space::Hue, UsTroops), played.count(Space::Hue, ArvnPolice)), (1, 0));
    assert_eq!(played.casualties(PieceType::UsTroops), 1);
    assert_eq!(played.game.board().available(PieceType::ArvnPolice), 30);
    assert_eq!(played.count(Space::Hue, VcGuerrillasActive), 2, "a US Troop costs a Guerrilla");
    assert_eq!(played.track(Track::VcResources), 19);
}

#[test]
fn a_roll_above_the_number_of_guerrillas_removes_nothing_and_still_activates_them() {
    let played = hue().plays_rolling(Vc, "attack hue guerrillas remove 2t", &[4]);
    assert_eq!((played.count(Space::Hue, UsTroops), played.count(Space::Hue, VcGuerrillasActive)), (2, 3));
}

#[test]
fn guerrillas_may_remove_one_piece_only() {
    let played = hue().plays_rolling(Vc, "attack hue guerrillas remove 1 arvn_police", &[1]);
    assert_eq!((played.count(Space::Hue, UsTroops), played.count(Space::Hue, VcGuerrillasActive)), (2, 3));
}

#[test]
fn more_than_two_victims_of_guerrillas_are_refused_and_a_choice_must_be_said() {
    hue().refuses(Row::AT4, Vc, "attack hue guerrillas remove 2t 1 arvn_police");
    let error = hue().tries(Vc, "attack hue guerrillas", Terms::FULL, &[3]).expect_err("a choice is open");
    let message = "step 1, `hue guerrillas`: Hue: say which 2 of 2 US Troops, 1 ARVN Police";
    assert!(error.to_string().starts_with(message), "{error}");
    let legal = ["2 us_troops", "1 us_troops 1 arvn_police", "1 us_troops", "1 arvn_police"];
    assert_eq!(error.open()[0].legal, legal, "2 of them, or as few as 1");
    let plain = empty().with(Space::Hue, 1, VcGuerrillasActive).with(Space::Hue, 3, ArvnTroops);
    assert_eq!(plain.plays_rolling(Vc, "attack hue guerrillas", &[1]).count(Space::Hue, ArvnTroops), 1);
}

#[test]
fn which_pieces_guerrillas_remove_is_not_asked_where_their_die_fails() {
    let played = hue().plays_rolling(Vc, "attack hue guerrillas", &[4]);
    assert_eq!((played.count(Space::Hue, UsTroops), played.count(Space::Hue, VcGuerrillasActive)), (2, 3));
}

#[test]
fn nva_troops_remove_one_piece_for_two_without_a_roll_or_activation() {
    let scene = troops().with(Space::Hue, 1, NvaGuerrillasUnderground);
    let played = scene.plays(Nva, "attack hue troops remove 2t 1 arvn_police");
    assert_eq!((played.count(Space::Hue, UsTroops), played.count(Space::Hue, ArvnPolice)), (0, 1));
    assert_eq!(played.count(Space::Hue, NvaTroops), 4, "each US Troop costs an NVA Troop");
    assert_eq!(played.count(Space::Hue, NvaGuerrillasUnderground), 1);
}

#[test]
fn troops_remove_exactly_as_many_as_they_can() {
    troops().refuses(Row::AT5, Nva, "attack hue troops remove 2t");
    troops().refuses(Row::AT5, Nva, "attack hue troops remove 2t 2 arvn_police");
    let few = empty().with(Space::Hue, 6, NvaTroops).with(Space::Hue, 1, ArvnTroops);
    assert_eq!(few.plays(Nva, "attack hue troops").count(Space::Hue, ArvnTroops), 0);
}

#[test]
fn a_base_is_safe_while_anything_else_of_us_or_arvn_remains() {
    troops().refuses(Row::AT6, Nva, "attack hue troops remove 2t 1 us_bases");
    let played = troops().with(Space::Hue, 4, NvaTroops).plays(Nva, "attack hue troops");
    assert_eq!(played.game.board().coin(Space::Hue), 0);
    assert_eq!(played.casualties(PieceType::UsBases), 1);
    assert_eq!(played.count(Space::Hue, NvaTroops), 7, "two US Troops and a US Base cost three");
    let rangers = empty().with(Space::Hue, 3, VcGuerrillasUnderground).with(Space::Hue, 1, UsBases);
    rangers.with(Space::Hue, 2, ArvnRangersUnderground).refuses(
        Row::AT6,
        Vc,
        "attack hue guerrillas remove 1b",
    );
}

#[test]
fn pieces_of_the_faction_not_aimed_at_still_protect_bases() {
    let scene =
        empty().with(Space::Hue, 6, NvaTroops).with(Space::Hue, 1, UsBases).with(Space::Hue, 1, ArvnPolice);
    let played = scene.plays(Nva, "attack hue troops against us");
    assert_eq!((played.count(Space::Hue, UsBases), played.count(Space::Hue, ArvnPolice)), (1, 1));
    scene.refuses(Row::AT6, Nva, "attack hue troops against us remove 1b");
    let played = scene.plays(Nva, "attack hue troops against arvn");
    assert_eq!((played.count(Space::Hue, UsBases), played.count(Space::Hue, ArvnPolice)), (1, 0));
    scene.refuses(Row::AT5, Nva, "attack hue troops against arvn remove 1 arvn_police 1 arvn_troops");
}

#[test]
fn insurgent_pieces_are_no_victims() {
    let scene = hue().with(Space::Hue, 1, NvaGuerrillasActive);
    scene.refuses(Row::G21, Vc, "attack hue guerrillas remove 1 nva_guerrillas_a");
    scene.refuses(Row::G21, Vc, "attack hue guerrillas against nva remove 1a");
}

#[test]
fn irregulars_and_arvn_pieces_cost_the_attacker_nothing() {
    let scene =
        empty().with(Space::Hue, 2, VcGuerrillasUnderground).with(Space::Hue, 1, UsIrregularsUnderground);
    let scene = scene.with(Space::Hue, 1, ArvnBases);
    let played = scene.plays_rolling(Vc, "attack hue guerrillas", &[2]);
    assert_eq!(played.count(Space::Hue, VcGuerrillasActive), 2);
    assert_eq!(played.casualties(PieceType::UsIrregulars), 1);
    assert_eq!(played.game.board().coin(Space::Hue), 0);
}

#[test]
fn attrition_takes_the_kind_that_attacked_from_the_space_as_far_as_present() {
    // AT8: no word chooses it; it is carried out by the step itself.
    let scene = empty().with(Space::Hue, 1, NvaGuerrillasUnderground).with(Space::Hue, 2, NvaTroops).with(
        Space::Hue,
        2,
        UsTroops,
    );
    let played = scene.plays_rolling(Nva, "attack hue guerrillas", &[1]);
    assert_eq!((played.count(Space::Hue, NvaGuerrillasActive), played.count(Space::Hue, NvaTroops)), (0, 2));
    let played = scene.plays(Nva, "attack hue troops");
    assert_eq!(
        (played.count(Space::Hue, NvaGuerrillasUnderground), played.count(Space::Hue, NvaTroops)),
        (1, 1)
    );
}

#[test]
fn an_attack_without_an_enemy_or_without_attackers_is_refused() {
    empty().with(Space::Hue, 1, VcGuerrillasActive).refuses(Row::AT1, Vc, "attack hue guerrillas");
    empty().with(Space::Hue, 1, UsTroops).with(Space::Hue, 1, NvaBases).refuses(
        Row::AT1,
        Nva,
        "attack hue troops",
    );
    empty().with(Space::Hue, 1, UsTroops).with(Space::Hue, 4, NvaTroops).refuses(
        Row::AT1,
        Vc,
        "attack hue guerrillas",
    );
    empty().with(Space::Hue, 1, UsTroops).with(Space::Hue, 4, NvaTroops).refuses(
        Row::AT1,
        Nva,
        "attack hue guerrillas",
    );
}

#[test]
fn an_attack_costs_one_on_a_loc_too() {
    let scene = empty().with(Space::LocHueDaNang, 2, NvaTroops).with(Space::LocHueDaNang, 1, ArvnPolice);
    assert_eq!(scene.plays(Nva, "attack loc-hue-da-nang troops").track(Track::NvaResources), 19);
    scene.track(Track::NvaResources, 0).refuses(Row::AT2, Nva, "attack loc-hue-da-nang troops");
}

#[test]
fn both_ways_in_one_space_and_troops_of_vc_are_refused() {
    let scene = troops().with(Space::Hue, 1, VcGuerrillasActive).with(Space::Hue, 1, NvaGuerrillasActive);
    scene.refuses(Row::AT3, Vc, "attack hue troops");
    scene.refuses(
        Row::AT3,
        Nva,
        "attack hue troops remove 2t 1 arvn_police; hue guerrillas remove 1 arvn_police",
    );
}

#[test]
fn under_pt_76_each_nva_attack_space_first_loses_a_troop() {
    let scene = troops().unshaded(LastingCard::Pt76);
    let played = scene.plays(Nva, "attack hue troops remove 2 arvn_police");
    assert_eq!(played.count(Space::Hue, NvaTroops), 5, "5 Troops remove 2");
    let scene = hue()
        .with(Space::Hue, 1, NvaTroops)
        .with(Space::Hue, 1, NvaGuerrillasActive)
        .unshaded(LastingCard::Pt76);
    let played = scene.plays_rolling(Nva, "attack hue guerrillas remove 1 arvn_police", &[6]);
    assert_eq!(played.count(Space::Hue, NvaTroops), 0, "an Attack by Guerrillas too");
    let played = scene.plays_rolling(Vc, "attack hue guerrillas remove 1 arvn_police", &[6]);
    assert_eq!(played.count(Space::Hue, NvaTroops), 1, "not an Attack of VC");
}

#[test]
fn with_pt_76_troops_remove_one_each_in_one_space() {
    let scene = troops().shaded(LastingCard::Pt76);
    assert_eq!(scene.plays(Nva, "attack hue troops pt-76").game.board().coin(Space::Hue), 0);
    let scene = scene.with(Space::Saigon, 4, NvaTroops).with(Space::Saigon, 4, ArvnTroops);
    assert_eq!(
        scene.plays(Nva, "attack hue troops pt-76; saigon troops").count(Space::Saigon, ArvnTroops),
        2
    );
}

#[test]
fn pt_76_twice_with_guerrillas_or_out_of_play_is_refused() {
    let scene = troops().with(Space::Saigon, 4, NvaTroops).with(Space::Saigon, 4, ArvnTroops);
    scene.refuses(Row::AT7, Nva, "attack saigon troops pt-76");
    let scene = scene.shaded(LastingCard::Pt76).with(Space::Saigon, 1, NvaGuerrillasActive);
    scene.refuses(Row::AT7, Nva, "attack hue troops pt-76; saigon troops pt-76");
    scene.refuses(Row::AT7, Nva, "attack saigon guerrillas pt-76");
}

#[test]
fn victims_that_are_not_there_are_refused() {
    hue().refuses(Row::G13, Vc, "attack hue guerrillas remove 2 arvn_police");
}
