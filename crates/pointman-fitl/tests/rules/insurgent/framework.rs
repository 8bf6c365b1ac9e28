//! What holds for every Operation and Special Activity: whose they are, what goes with what, and how words
//! and JSON are read.

use pointman_core::error::Error;
use pointman_fitl::Faction::{Arvn, Nva, Us, Vc};
use pointman_fitl::PieceKind::{NvaBases, UsTroops, VcGuerrillasUnderground};
use pointman_fitl::{OperationAction, OperationName, Row, Space, SpaceSet, SpecialName, Terms, Track, Turn};

use super::scene::empty;

#[test]
fn an_operation_or_special_activity_of_another_faction_is_refused() {
    empty().refuses(Row::G3, Us, "rally hue place 1");
    empty().refuses(Row::G3, Arvn, "terror hue");
    empty().refuses(Row::G3, Nva, "rally hue place 1; special tax hue");
}

#[test]
fn a_second_special_activity_or_a_second_moment_for_it_is_refused() {
    let scene =
        empty().with(Space::Hue, 2, VcGuerrillasUnderground).with(Space::Saigon, 1, VcGuerrillasUnderground);
    scene.refuses(Row::G4, Vc, "rally special tax hue; da-nang place 1; special tax saigon");
    scene.refuses(Row::G4, Vc, "rally da-nang place 1; special tax hue; special subvert saigon remove");
}

#[test]
fn a_special_activity_without_leave_or_in_a_limited_operation_is_refused() {
    let scene = empty().with(Space::Hue, 2, VcGuerrillasUnderground);
    scene.refuses_on(Row::G4, Vc, "rally da-nang place 1; special tax hue", Terms::OPERATION);
    scene.refuses_on(Row::G4, Vc, "rally da-nang place 1; special tax hue", Terms::LIMITED);
}

#[test]
fn every_special_activity_goes_with_the_operations_of_the_table_only() {
    use OperationName::{Attack, March, Rally, Terror};
    for (special, with) in [
        (SpecialName::Infiltrate, vec![Rally, March]),
        (SpecialName::Bombard, vec![Rally, March, Attack, Terror]),
        (SpecialName::Ambush, vec![March, Attack]),
        (SpecialName::Tax, vec![Rally, March, Attack, Terror]),
        (SpecialName::Subvert, vec![Rally, March, Terror]),
    ] {
        let fits: Vec<_> =
            [Rally, March, Attack, Terror].into_iter().filter(|name| special.goes_with(*name)).collect();
        assert_eq!(fits, with, "{special}");
    }
}

#[test]
fn an_operation_without_a_space_is_refused_but_for_a_rally_that_improves_the_trail() {
    for words in ["rally", "march", "attack", "terror"] {
        empty().refuses(Row::G10, Vc, words);
    }
    empty().plays(Nva, "rally improve-trail");
    let scene = empty().with(Space::Hue, 2, VcGuerrillasUnderground);
    scene.refuses(Row::G10, Vc, "rally da-nang; special tax");
}

#[test]
fn a_space_twice_and_more_spaces_than_allowed_are_refused() {
    let scene = empty().with(Space::Hue, 2, VcGuerrillasUnderground);
    scene.refuses(Row::G8, Vc, "terror hue; hue");
    scene.refuses(Row::G8, Vc, "rally da-nang; special tax hue, hue");
    scene.refuses_on(Row::G9, Vc, "rally hue; saigon", Terms::LIMITED);
    scene.refuses_on(Row::G9, Vc, "rally hue; saigon", Terms { max_spaces: Some(1), ..Terms::FULL });
    scene.refuses_on(Row::G9, Vc, "rally hue", Terms { only_in: SpaceSet::PROVINCES, ..Terms::FULL });
    scene.refuses_on(
        Row::G9,
        Vc,
        "rally da-nang; special tax hue",
        Terms { only_in: SpaceSet::of(&[Space::DaNang]), ..Terms::FULL },
    );
}

#[test]
fn the_special_activity_is_executed_where_it_stands() {
    let scene = empty().with(Space::Hue, 1, VcGuerrillasUnderground).track(Track::VcResources, 1);
    let between = "rally saigon place 1; special tax hue; da-nang place 1";
    assert_eq!(scene.plays(Vc, between).track(Track::VcResources), 3);
    assert_eq!(
        scene
            .refuses(Row::RA2, Vc, "rally saigon place 1; da-nang place 1; special tax hue")
            .split(':')
            .next(),
        Some("step 2, `da-nang place 1`")
    );
}

#[test]
fn a_refusal_names_the_step_and_the_part_of_the_special_activity() {
    let scene = empty().with(Space::Hue, 1, VcGuerrillasUnderground);
    let message = scene.refuses(Row::TX1, Vc, "rally saigon; special tax hue, da-nang");
    assert_eq!(
        message,
        "step 2, `special tax hue, da-nang`: tax 2: Da Nang: Tax needs an Underground VC Guerrilla"
    );
}

#[test]
fn words_and_json_say_the_same() {
    for (words, json) in [
        (
            "rally tay place 2 taking 1u saigon",
            concat!(
                r#"{"op":"rally","steps":[{"place":{"space":"tay-ninh","count":2,"#,
                r#""taking":[{"space":"saigon","piece":"vc_guerrillas_u","count":1}]}}]}"#,
            ),
        ),
        ("rally improve-trail", r#"{"op":"rally","steps":["improve-trail"]}"#),
        (
            "march hue: 2u 1a from quang-tri, 1u from loc-hue-da",
            concat!(
                r#"{"op":"march","steps":[{"to":"hue","pieces":[{"count":2,"piece":"vc_guerrillas_u","#,
                r#""from":"quang-tri-thua-thien"},{"count":1,"piece":"vc_guerrillas_a","#,
                r#""from":"quang-tri-thua-thien"},{"count":1,"piece":"vc_guerrillas_u","#,
                r#""from":"loc-hue-da-nang"}]}]}"#,
            ),
        ),
        (
            "attack hue guer against us remove 1t 1b",
            concat!(
                r#"{"op":"attack","steps":[{"space":"hue","by":"guerrillas","against":"us","#,
                r#""remove":[{"piece":"us_troops","count":1},{"piece":"us_bases","count":1}]}]}"#,
            ),
        ),
        (
            "terror hue; special subvert saigon remove 1t 1p, hue replace",
            concat!(
                r#"{"op":"terror","steps":[{"space":"hue"},{"special":{"name":"subvert","#,
                r#""steps":[{"remove":{"space":"saigon","cubes":[{"piece":"arvn_troops","count":1},"#,
                r#"{"piece":"arvn_police","count":1}]}},{"replace":{"space":"hue"}}]}}]}"#,
            ),
        ),
        (
            "march transfer nva vc 3; special ambush loc-hue-da at hue remove 1t",
            concat!(
                r#"{"op":"march","steps":[{"transfer":{"from":"nva","to":"vc","amount":3}},"#,
                r#"{"special":{"name":"ambush","steps":[{"space":"loc-hue-da-nang","at":"hue","#,
                r#""remove":[{"piece":"us_troops","count":1}]}]}}]}"#,
            ),
        ),
    ] {
        let action = OperationAction::parse(words, Vc).unwrap();
        assert_eq!(serde_json::to_string(&action).unwrap(), json, "{words}");
        assert_eq!(serde_json::from_str::<OperationAction>(json).unwrap(), action);
    }
}

#[test]
fn words_that_are_no_step_say_where_and_what_would_be_right() {
    for (words, says) in [
        ("raly hue", "there is no Operation `raly`, in `raly hue`; did you mean rally?"),
        (
            "tax hue",
            "tax is a Special Activity: name its Operation (rally, march, attack, terror) first, then `; \
             tax …`",
        ),
        ("rally hue plaice 1", "did you mean place"),
        ("rally hue place", "`rally hue place` is incomplete: a number is missing"),
        ("rally hue place 1 2", "`2` is not expected here"),
        ("march hue: 2u tay-ninh", "does not begin with a number"),
        ("march hue: 2u", "`from` and a space are missing"),
        ("attack hue", "is incomplete: a way to Attack is missing"),
        ("rally hue; special rally", "there is no Special Activity `rally`"),
        ("rally hue; special tax saigon hue", "`hue` is not expected here"),
    ] {
        match OperationAction::parse(words, Vc) {
            Err(Error::Usage(message)) => assert!(message.contains(says), "{words}: {message}"),
            other => panic!("{words}: {other:?}"),
        }
    }
}

#[test]
fn json_that_is_no_step_says_what_is_wrong() {
    for (json, says) in [
        (r#"{"op":"rally","steps":[{"plaice":{"space":"hue"}}]}"#, "unknown variant `plaice`"),
        (r#"{"op":"rally","steps":[{"place":{"space":"hue"}}]}"#, "missing field `count`"),
        (r#"{"op":"rally","steps":[{"place":{"space":"hue","count":1,"more":2}}]}"#, "unknown field `more`"),
        (
            r#"{"op":"rally","steps":[{"base":{"space":"hue"},"place":{"space":"hue","count":1}}]}"#,
            "one step only",
        ),
        (r#"{"op":"terror","steps":[{"space":"hew"}]}"#, "hew"),
        (r#"{"op":"rally","steps":[{"special":{"name":"rally","steps":[]}}]}"#, "unknown variant `rally`"),
        (r#"{"op":"rally","steps":["improve"]}"#, "unknown variant `improve`"),
    ] {
        let message = serde_json::from_str::<OperationAction>(json).unwrap_err().to_string();
        assert!(message.contains(says), "{json}: {message}");
    }
}

#[test]
fn g15_a_third_base_is_never_placed() {
    let scene = empty().with(Space::Hue, 2, NvaBases).with(Space::Hue, 2, VcGuerrillasUnderground).with(
        Space::Hue,
        1,
        UsTroops,
    );
    scene.refuses(Row::RA4, Vc, "rally hue base");
}

#[test]
fn free_operations_cost_nothing_in_any_space() {
    let free = Terms { free: true, ..Terms::FULL };
    let scene = empty()
        .with(Space::Hue, 3, VcGuerrillasUnderground)
        .with(Space::Hue, 1, UsTroops)
        .track(Track::VcResources, 0);
    for words in
        ["rally saigon place 1", "march quang-tri: 1u from hue", "terror hue", "attack special ambush hue"]
    {
        assert_eq!(scene.plays_on(Vc, words, free, &[]).track(Track::VcResources), 0, "{words}");
    }
    scene.plays_on(Vc, "attack hue guerrillas", free, &[6]);
}

#[test]
fn options_say_why_nothing_may_be_done() {
    let scene = empty();
    let turn = |faction, terms| Turn::of(faction, terms);
    let refused = OperationName::Rally.options(&scene.game, &turn(Us, Terms::FULL)).refused;
    assert_eq!(refused.map(|refusal| refusal.row), Some(Row::G3));
    let refused = SpecialName::Tax.options(&scene.game, &turn(Vc, Terms::LIMITED)).refused;
    assert_eq!(refused.map(|refusal| refusal.row), Some(Row::G4));
    assert!(SpecialName::Tax.options(&scene.game, &turn(Vc, Terms::FULL)).spaces.is_empty());
}
