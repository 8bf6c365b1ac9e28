//! Setting up a campaign: usual values, leadership rolls, refusals.

use pointman_ambush_valley::*;
use pointman_core::dice::Scripted;
use pointman_core::document::Document;
use serde_json::json;

use crate::helpers::*;

/// The leaders of a campaign with the leadership roll, whose figures of the other teams are no leaders.
fn rolled(rolls: &[u32], effect: &str) -> Document<Campaign> {
    let options = json!({ "leadership_roll": "on", "leadership_roll_effect": effect });
    let mut dice = Scripted::new(rolls.iter().copied());
    let (document, _) =
        Document::begin_given(CAMPAIGN_NEW, set_up(Versus::Irregular, options), &mut dice).unwrap();
    dice.finish().unwrap();
    document
}

// T45
#[test]
fn a_leader_keeps_his_leadership_below_6() {
    let document = rolled(&[5, 5], "replaces");
    assert_eq!((figure(&document, "hq-1").leadership, figure(&document, "hq-2").leadership), (1, 1));
}

// T46
#[test]
fn a_6_and_a_1_make_a_platoon_leader_minus_2() {
    let document = rolled(&[6, 1, 3], "replaces");
    assert_eq!((figure(&document, "hq-1").leadership, figure(&document, "hq-2").leadership), (-2, 1));
}

#[test]
fn by_option_the_roll_is_added() {
    assert_eq!(figure(&rolled(&[6, 1, 6, 4], "adds"), "hq-1").leadership, -1);
    assert_eq!(figure(&rolled(&[6, 6, 1], "adds"), "hq-1").leadership, 2);
}

#[test]
fn one_word_makes_a_playable_campaign() {
    let mut document = begin(json!({}));
    let campaign = &document.data;
    assert_eq!((campaign.regulars[0].id.as_str(), campaign.insurgents[0].id.as_str()), ("us", "vc"));
    assert_eq!(campaign.turns_planned, Some(6));
    let hq = &campaign.regulars[0].teams[0];
    assert_eq!((hq.troop_quality_die, hq.morale_die), (Die::D8, Die::D10));
    assert_eq!(campaign.regulars[0].figures[0].leadership, 1);
    assert!(campaign.regulars[0].figures[0].officer);
    to_game(&mut document);
}

#[test]
fn set_ups_that_make_no_sense_are_refused() {
    for (agreed, part) in [
        (json!({ "regulars": [{}, {}, {}] }), "two regular forces"),
        (json!({ "regulars": [{ "name": "A" }, { "name": "A" }] }), "is listed twice"),
        (json!({ "open_ended": true, "turns_planned": 5 }), "not both"),
        (json!({ "turns_planned": 0 }), "turns_planned"),
        (json!({ "nmae": "x" }), "nmae"),
        (json!({ "type": "campaign-pack" }), "pack"),
        (json!({ "options": { "pool_first_roll": "never" } }), "pool_first_roll"),
        (json!({ "players": [{ "id": "a", "name": "A", "force": "nobody" }] }), "players/0/force"),
    ] {
        let result = Document::<Campaign>::begin_given(CAMPAIGN_NEW, agreed.clone(), &mut Scripted::new([]));
        let message = refusal(result);
        assert!(message.contains(part), "{agreed}: {message}");
    }
}

#[test]
fn players_of_a_co_op_campaign_are_on_one_side() {
    let mut agreed = set_up(Versus::Irregular, json!({}));
    agreed["co_op"] = json!(true);
    agreed["opposition"] = json!("Carol");
    agreed["players"] = json!([
        { "id": "anne", "name": "Anne", "force": "us", "units": ["alpha"] },
        { "id": "bob", "name": "Bob", "force": "us", "units": ["bravo"] }]);
    let document = begin(agreed.clone());
    assert_eq!(document.data.players.len(), 2);
    agreed["players"][1]["force"] = json!("vc");
    assert!(
        refusal(Document::<Campaign>::begin_given(CAMPAIGN_NEW, agreed, &mut Scripted::new([])))
            .contains("one side")
    );
}

#[test]
fn unusual_lengths_are_told_but_not_refused() {
    let (_, record) = Document::<Campaign>::begin_given(
        CAMPAIGN_NEW,
        json!({ "turns_planned": 20 }),
        &mut Scripted::new([]),
    )
    .unwrap();
    assert!(record.warnings[0].contains("3 to 12"));
}

#[test]
fn a_platoon_may_ask_for_mortars_and_loaned_transport_unless_more_is_agreed() {
    let document = begin(json!({}));
    let assets: Vec<&str> = us(&document).available_assets.iter().map(|asset| asset.id.as_str()).collect();
    assert_eq!(assets, ["on-call-light-mortars", "soft-skin-transport", "transport-ifv-apc"]);
    assert_eq!(price_list().len(), 12);
}

#[test]
fn names_that_are_drawn_are_unique_in_a_campaign() {
    let document = begin(
        json!({ "regulars": [{ "name": "ARVN", "nation": "ARVN" }, { "name": "NVA", "nation": "NVA" }] }),
    );
    let mut names: Vec<&str> =
        document.data.regulars.iter().flat_map(|force| &force.figures).map(|man| man.name.as_str()).collect();
    let all = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), all);
    assert!(names.contains(&"An") && names.contains(&"B. An"));
}

#[test]
fn a_usual_platoon_has_headquarters_and_three_squads_of_two_or_three_teams() {
    let document = begin(json!({ "regulars": [{ "nation": "US" }, { "nation": "NVA" }] }));
    let forces = &document.data.regulars;
    let sizes: Vec<_> = forces.iter().map(|force| (force.teams.len(), force.figures.len())).collect();
    assert_eq!(sizes, [(7, 34), (10, 34)]);
    assert!(forces.iter().flat_map(|force| &force.figures).all(|figure| !figure.name.is_empty()));
}

#[test]
fn names_become_ids() {
    assert_eq!(id_of("2nd Plt., Bravo Co."), "2nd-plt-bravo-co");
    assert_eq!(id_of("…"), "force");
}

#[test]
fn a_second_platoon_has_names_of_its_own() {
    let names = |own_names: bool| {
        let document = begin(json!({ "co_op": true, "regulars": [{}, {}], "own_names": own_names }));
        let force = &document.data.regulars[1];
        force.figures.iter().map(|man| man.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(names(true)[..2], ["Abbott", "Boyd"]);
    assert!(names(true).iter().all(|name| !name.contains('.')));
    assert_eq!(names(false)[0], "B. Adams", "campaigns of earlier versions");
}
