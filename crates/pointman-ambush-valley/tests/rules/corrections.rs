//! What players settle between the rules: promotions, names, freed prisoners, a longer campaign; and the
//! story.

use crate::helpers::*;
use pointman_ambush_valley::*;
use serde_json::json;

#[test]
fn a_promotion_gives_the_post_with_its_leadership_and_rank() {
    let mut document = campaign();
    let order = json!({ "force": "us", "figure": "alpha-2", "to": "platoon-leader" });
    let why = refusal(take(&mut document, CAMPAIGN_PROMOTE, order.clone(), &[]));
    assert!(why.contains("Lt is already platoon leader"), "{why}");
    let order = json!({ "force": "us", "figure": "alpha-2", "to": "platoon-leader", "relieve": true,
        "role": "Leader" });
    take(&mut document, CAMPAIGN_PROMOTE, order, &[]).unwrap();
    let man = figure(&document, "alpha-2");
    assert_eq!((man.leader, man.leadership, man.officer), (Leader::PlatoonLeader, 1, true));
    assert_eq!((man.role.as_str(), figure(&document, "hq-1").leader), ("Leader", Leader::None));
    document.verify().unwrap();
    let undone = document.undo(1).unwrap();
    assert_eq!(figure(&undone, "alpha-2").leader, Leader::None);
}

#[test]
fn a_role_follows_the_post_and_leaves_with_it_unless_one_is_given() {
    let mut document = campaign();
    let order = |man: &str, to: &str| {
        json!({ "force": "us", "figure": man, "to": to, "relieve": true,
        "role_follows": true })
    };
    take(&mut document, CAMPAIGN_PROMOTE, order("alpha-2", "platoon-leader"), &[]).unwrap();
    // They change places.
    assert_eq!(
        (&*figure(&document, "alpha-2").role, &*figure(&document, "hq-1").role),
        ("Platoon Leader", "Rifleman")
    );
    // A post that nobody has held is called by its name.
    take(&mut document, CAMPAIGN_PROMOTE, order("bravo-2", "squad-leader"), &[]).unwrap();
    assert_eq!(figure(&document, "bravo-2").role, "Squad Leader");
    // Whoever leaves one post for another leaves no post to the man whose place he takes.
    take(&mut document, CAMPAIGN_PROMOTE, order("bravo-2", "platoon-leader"), &[]).unwrap();
    assert_eq!(figure(&document, "alpha-2").role, "Rifleman");
    take(&mut document, CAMPAIGN_PROMOTE, order("bravo-2", "none"), &[]).unwrap();
    assert_eq!(figure(&document, "bravo-2").role, "Rifleman");
    let order = json!({ "force": "us", "figure": "hq-2", "to": "platoon-leader", "role": "Acting",
        "role_follows": true });
    take(&mut document, CAMPAIGN_PROMOTE, order, &[]).unwrap();
    assert_eq!(figure(&document, "hq-2").role, "Acting");
    // A step that does not say so leaves roles as they are, as it always has.
    let old = json!({ "force": "us", "figure": "alpha-2", "to": "squad-leader" });
    take(&mut document, CAMPAIGN_PROMOTE, old, &[]).unwrap();
    assert_eq!(figure(&document, "alpha-2").role, "Rifleman");
    document.verify().unwrap();
}

#[test]
fn a_name_is_given_to_one_man_or_team_alone() {
    let mut document = campaign();
    let order = |who: &str, name: &str| json!({ "force": "us", "who": who, "name": name });
    take(&mut document, CAMPAIGN_RENAME, order("hq-1", "Adams"), &[]).unwrap();
    assert_eq!(figure(&document, "hq-1").name, "Adams");
    let why = refusal(take(&mut document, CAMPAIGN_RENAME, order("Sgt", "adams"), &[]));
    assert!(why.contains("is already called"), "{why}");
    take(&mut document, CAMPAIGN_RENAME, json!({ "force": "vc", "name": "D445" }), &[]).unwrap();
    take(&mut document, CAMPAIGN_RENAME, json!({ "name": "Song Be" }), &[]).unwrap();
    assert_eq!((document.data.name.as_str(), document.data.insurgents[0].name.as_str()), ("Song Be", "D445"));
}

#[test]
fn a_freed_prisoner_is_active_and_what_he_cost_stays() {
    let mut document = campaign_with(json!({ "captured_replaced": "replacement-die" }));
    to_game(&mut document);
    let report = report_with(&document, json!([{ "figure": "alpha-2", "outcome": "pow" }]));
    advance(&mut document, report, &[]).unwrap();
    assert_eq!(us(&document).replacement_pool.len(), 1);
    let why =
        refusal(take(&mut document, CAMPAIGN_FREE_PRISONER, json!({ "force": "us", "figure": "Lt" }), &[]));
    assert_eq!(why, "Lt is active: only a prisoner can be freed [AV 5.2]");
    take(&mut document, CAMPAIGN_FREE_PRISONER, json!({ "force": "us", "figure": "alpha-2" }), &[]).unwrap();
    let man = figure(&document, "alpha-2");
    assert_eq!((man.status, man.left_turn), (Status::Active, None));
    assert_eq!((us(&document).replacement_pool.len(), us(&document).prisoners.len()), (0, 1));
    assert_eq!(us(&document).campaign_vp[0].pow_penalty, 5);
}

#[test]
fn a_campaign_that_is_over_by_its_length_goes_on_when_it_is_extended() {
    let mut set_up = set_up(Versus::Irregular, json!({}));
    set_up["turns_planned"] = json!(1);
    let mut document = begin(set_up);
    quiet_turn(&mut document, &[]);
    assert_eq!(document.data.step, Step::Finished);
    take(&mut document, CAMPAIGN_EXTEND, json!({ "turns": 4 }), &[]).unwrap();
    assert_eq!((document.data.step, document.data.turn), (Step::ReceiveMission, 2));
    quiet_turn(&mut document, &[]);
    let why = refusal(take(&mut document, CAMPAIGN_EXTEND, json!({ "turns": 1 }), &[]));
    assert!(why.contains("turn 2 has begun"), "{why}");
    take(&mut document, CAMPAIGN_EXTEND, json!({ "turns": null }), &[]).unwrap();
    assert_eq!(document.data.turns_planned, None);
    document.verify().unwrap();
}

#[test]
fn the_chronicle_tells_points_casualties_and_developments_by_turn_and_no_secret() {
    let mut document = campaign();
    to_game(&mut document);
    let mut report = report_with(
        &document,
        json!([{ "figure": "alpha-2", "outcome": "kia" }, serious("bravo-2", "evacuated")]),
    );
    fought(&mut report, "charlie");
    report["forces"][0]["other_casualties"] = json!([]);
    advance(&mut document, report, &[1, 1, 6]).unwrap();
    take(&mut document, GENERATE_MISSION, json!({ "through": "receive-mission" }), &[4]).unwrap();
    let story = document.data.chronicle().markdown();
    for told in [
        "# Test",
        "## Turn 1",
        "Over Run",
        "alpha 1 (Rifleman, alpha): killed in action",
        "bravo 1 (Rifleman, bravo): wounded, evacuated",
        "1 Objective Achieved, +15 each: +15",
        "charlie: Firepower",
        "## The dead",
        "*Turn 2: next is Determine Plan and Issue Orders.*",
    ] {
        assert!(story.contains(told), "{told} in\n{story}");
    }
    assert!(!story.contains("Snatch and Grab"), "the mission of the turn is a secret");
}

#[test]
fn the_chronicle_tells_what_the_vc_brought_and_rolled_and_who_rested_by_name() {
    let document = campaign();
    let mut orders = json!({ "hot_spots": ["the well"], "notes_units": true,
        "forces": [{ "force": "vc", "units": [{ "name": "Cell A", "kind": "local-force" }] }] });
    let mut document = changed(&document, |campaign| {
        campaign.insurgents[0].ranks.improved_supplies = 1;
        let team = campaign.regulars[0].teams.iter_mut().find(|team| team.id == "delta").unwrap();
        *team = tired(team.clone(), &[FatigueEffect::DegradedMorale]);
        team.name = "Delta Team".to_owned();
    });
    let us = json!({ "force": "us", "teams": ["alpha", "bravo"] });
    orders["forces"].as_array_mut().unwrap().push(us);
    take(&mut document, GENERATE_MISSION, orders, &[3, 1, 1, 5, 2, 5, 2, 5, 2, 6]).unwrap();
    let report = report(&document, true);
    advance(&mut document, report, &[]).unwrap();
    let story = document.data.chronicle().markdown();
    for told in [
        "- **VC**: Cell A (Local Force); Hot Spot: the well",
        "- VC: Improved Supplies: Supply Quality of all VC units one level higher (D6: 6)",
        "- Delta Team: rested: no longer fatigued",
        "deployed alpha, bravo",
    ] {
        assert!(story.contains(told), "{told} in\n{story}");
    }
}

#[test]
fn a_campaign_keeps_what_its_players_settled_for_a_chronicle_without_its_history() {
    let mut document = campaign();
    let noted =
        json!({ "force": "us", "figure": "alpha-2", "to": "platoon-leader", "relieve": true, "noted": true });
    take(&mut document, CAMPAIGN_PROMOTE, noted, &[]).unwrap();
    let story = document.data.chronicle().markdown();
    assert!(
        story.contains("### Settled by the players") && story.contains("becomes platoon leader"),
        "{story}"
    );
    // Steps of before say nothing of it, and leave the state as it was.
    let mut earlier = campaign();
    let order = json!({ "force": "us", "figure": "alpha-2", "to": "platoon-leader", "relieve": true });
    take(&mut earlier, CAMPAIGN_PROMOTE, order, &[]).unwrap();
    let story = earlier.data.chronicle().markdown();
    assert!(earlier.data.settled.is_empty() && !story.contains("Settled by the players"));
    assert!(json!(*earlier.data).get("settled").is_none());
}

#[test]
fn the_chronicle_tells_what_players_settled_in_its_turn() {
    let mut document = campaign();
    let order = json!({ "force": "us", "figure": "alpha-2", "to": "platoon-leader", "relieve": true });
    let record = take(&mut document, CAMPAIGN_PROMOTE, order, &[]).unwrap();
    let settled: Vec<(u32, Event)> = record.events.into_iter().map(|event| (1, event)).collect();
    let told =
        "### Settled by the players\n\n- Lt (Platoon Leader, hq): gives up the post of platoon leader\n";
    let story = document.data.chronicle_with(&settled, &[]).markdown();
    assert!(
        story.contains(told) && story.contains("alpha 1 (Rifleman, alpha): becomes platoon leader"),
        "{story}"
    );
    quiet_turn(&mut document, &[]);
    let story = document.data.chronicle_with(&settled, &[]).markdown();
    let (before, after) = story.split_once(told).unwrap();
    assert!(before.contains("## Turn 1") && after.contains("*Turn 2: next is"), "{story}");
}

#[test]
fn the_chronicle_calls_everybody_by_the_post_they_had_in_that_turn() {
    let mut document = campaign();
    to_game(&mut document);
    let wounded = json!([{ "figure": "alpha-2", "outcome": "wia", "wound": "light" }]);
    let order = json!({ "report": report_with(&document, wounded), "sound": true });
    take(&mut document, CAMPAIGN_ADVANCE, order, &[]).unwrap();
    let before = document.data.clone();
    let order = json!({ "force": "us", "figure": "alpha-2", "to": "platoon-leader", "relieve": true,
        "role_follows": true, "noted": true });
    take(&mut document, CAMPAIGN_PROMOTE, order, &[]).unwrap();
    let story = document.data.chronicle_with(&[], &before.roles_changed(&document.data)).markdown();
    assert!(story.contains("alpha 1 (Rifleman, alpha): lightly wounded"), "{story}");
    assert!(story.contains("alpha 1 (Rifleman, alpha): becomes platoon leader"), "{story}");
    assert!(!story.contains("alpha 1 (Platoon Leader"), "{story}");
}

#[test]
fn the_chronicle_tells_what_was_settled_before_a_game_ahead_of_its_casualties() {
    let mut document = campaign();
    let rises =
        json!({ "force": "us", "figure": "alpha-2", "to": "platoon-leader", "relieve": true, "noted": true });
    take(&mut document, CAMPAIGN_PROMOTE, rises, &[]).unwrap();
    to_game(&mut document);
    let report = report_with(&document, json!([{ "figure": "alpha-2", "outcome": "kia" }]));
    advance(&mut document, report, &[]).unwrap();
    let rises =
        json!({ "force": "us", "figure": "bravo-2", "to": "platoon-leader", "relieve": true, "noted": true });
    take(&mut document, CAMPAIGN_PROMOTE, rises, &[]).unwrap();
    let story = document.data.chronicle().markdown();
    let at = |told: &str| story.find(told).unwrap_or_else(|| panic!("{told} in {story}"));
    assert!(at("becomes platoon leader") < at("### Casualties"), "{story}");
    assert!(story.rfind("becomes platoon leader").unwrap() > at("killed in action"), "{story}");
}

#[test]
fn the_chronicle_tells_of_the_missing_since_when_and_that_they_are_no_prisoners() {
    for (rolls, told) in [([1, 2], ", whereabouts unknown, turn 1"), ([3, 3], ", captured, turn 1")] {
        let mut document = campaign();
        to_game(&mut document);
        let report = report_with(&document, json!([serious("alpha-1", "straggler")]));
        advance(&mut document, report, &rolls).unwrap();
        let story = document.data.chronicle().markdown();
        assert!(story.contains("## Captured or missing") && story.contains(told), "{story}");
    }
}

#[test]
fn who_leads_the_platoon_is_an_officer_only_while_they_do() {
    let order = |man: &str, to: &str| {
        json!({ "force": "us", "figure": man, "to": to, "relieve": true,
        "officer_while_leading": true })
    };
    let mut document = campaign();
    let is_officer =
        |document: &pointman_core::document::Document<Campaign>, man: &str| figure(document, man).officer;
    take(&mut document, CAMPAIGN_PROMOTE, order("hq-2", "platoon-leader"), &[]).unwrap();
    assert!(is_officer(&document, "hq-2") && is_officer(&document, "hq-1"), "the lieutenant stays one");
    take(&mut document, CAMPAIGN_PROMOTE, order("alpha-2", "platoon-leader"), &[]).unwrap();
    assert!(is_officer(&document, "alpha-2") && !is_officer(&document, "hq-2"), "who is relieved");
    take(&mut document, CAMPAIGN_PROMOTE, order("alpha-2", "squad-leader"), &[]).unwrap();
    assert!(!is_officer(&document, "alpha-2"), "who takes another post");
    // Who is made an officer stays one, and steps of earlier versions made them.
    let mut made = order("bravo-2", "platoon-leader");
    made["officer"] = json!(true);
    take(&mut document, CAMPAIGN_PROMOTE, made, &[]).unwrap();
    let old = json!({ "force": "us", "figure": "bravo-3", "to": "platoon-leader", "relieve": true });
    take(&mut document, CAMPAIGN_PROMOTE, old, &[]).unwrap();
    take(&mut document, CAMPAIGN_PROMOTE, order("bravo-3", "none"), &[]).unwrap();
    assert!(is_officer(&document, "bravo-2") && is_officer(&document, "bravo-3"));
    document.verify().unwrap();
}

#[test]
fn a_man_who_gives_up_a_post_has_the_role_again_that_he_had_before_it() {
    let mut document = campaign();
    let order = |man: &str, to: &str| {
        json!({ "force": "us", "figure": man, "to": to, "relieve": true, "role_follows": true,
        "role_returns": true })
    };
    let medic = json!({ "force": "us", "figure": "bravo-2", "to": "none", "role": "Medic" });
    take(&mut document, CAMPAIGN_PROMOTE, medic, &[]).unwrap();
    take(&mut document, CAMPAIGN_PROMOTE, order("bravo-2", "squad-leader"), &[]).unwrap();
    assert_eq!(figure(&document, "bravo-2").role, "Squad Leader");
    take(&mut document, CAMPAIGN_PROMOTE, order("bravo-2", "none"), &[]).unwrap();
    let man = figure(&document, "bravo-2");
    assert_eq!((&*man.role, &man.role_before), ("Medic", &None));
    // Whoever is relieved has his own again, too.
    take(&mut document, CAMPAIGN_PROMOTE, order("bravo-2", "squad-leader"), &[]).unwrap();
    take(&mut document, CAMPAIGN_PROMOTE, order("bravo-3", "squad-leader"), &[]).unwrap();
    assert_eq!(figure(&document, "bravo-2").role, "Medic");
    document.verify().unwrap();
}

#[test]
fn a_post_is_also_called_what_its_holders_are_called() {
    let mut document = campaign();
    let named = |man: &str, role: &str| {
        json!({ "force": "us", "figure": man, "to": "team-leader",
        "role": role, "relieve": true })
    };
    for man in ["alpha-1", "bravo-1", "charlie-1", "delta-1", "dogs-1"] {
        take(&mut document, CAMPAIGN_PROMOTE, named(man, "Cell Leader"), &[]).unwrap();
    }
    let force = us(&document);
    assert_eq!(force.post_called("cell-leader"), Ok(Leader::TeamLeader));
    assert_eq!(force.post_called("team-leader"), Ok(Leader::TeamLeader));
    assert_eq!(force.post_called("cell"), Ok(Leader::TeamLeader));
    assert!(force.post_called("cook").unwrap_err().contains("post `cook`"));
    let rises = json!({ "force": "us", "figure": "alpha-1", "to": "squad-leader" });
    let record = take(&mut document, CAMPAIGN_PROMOTE, rises, &[]).unwrap();
    assert_eq!(record.warnings, ["US: nobody is cell leader of alpha now: promote somebody to the post"]);
    assert!(record.events[0].words().ends_with("leadership 0"), "{:?}", record.events);
}

#[test]
fn the_story_names_players_who_have_been_named_and_begins_its_sentences_with_capitals() {
    let mut agreed = set_up(Versus::Irregular, json!({}));
    agreed["setting"] = json!({ "region": "the Iron Triangle", "period": "January 1967" });
    let player = |name: &str, force: &str| json!({ "id": id_of(name), "name": name, "force": force });
    agreed["players"] = json!([player("Karl", "us"), player("VC player", "vc")]);
    let story = begin(agreed).data.chronicle().markdown();
    assert!(story.contains("US versus VC. The Iron Triangle, January 1967."), "{story}");
    assert!(story.contains("- Karl: US") && !story.contains("VC player"), "{story}");
}

#[test]
fn a_prisoner_who_comes_back_to_a_post_that_another_holds_is_noted() {
    let mut document = changed(&campaign(), |campaign| {
        let force = &mut campaign.regulars[0];
        let man = force.figures.iter_mut().find(|man| man.id == "hq-2").unwrap();
        man.status = Status::Captured;
        force.prisoners.push(Prisoner { figure: "hq-2".to_owned(), turn: 1, how: Capture::InGame });
    });
    let order = json!({ "force": "us", "figure": "alpha-2", "to": "platoon-sergeant" });
    take(&mut document, CAMPAIGN_PROMOTE, order, &[]).unwrap();
    let freed = json!({ "force": "us", "figure": "hq-2" });
    let record = take(&mut document, CAMPAIGN_FREE_PRISONER, freed, &[]).unwrap();
    assert!(record.warnings[0].contains("are both platoon sergeant now"), "{:?}", record.warnings);
}

#[test]
fn a_campaign_ends_with_the_turns_that_are_over_before_the_next_has_begun() {
    let mut document = campaign();
    for _ in 0..2 {
        quiet_turn(&mut document, &[]);
    }
    assert!(
        refusal(take(&mut document, CAMPAIGN_EXTEND, json!({ "turns": 1 }), &[]))
            .contains("turn 2 has begun")
    );
    take(&mut document, CAMPAIGN_EXTEND, json!({ "turns": 2 }), &[]).unwrap();
    assert_eq!((document.data.step, document.data.turn), (Step::Finished, 2));
}

#[test]
fn a_prisoner_whose_place_is_filled_comes_home_to_a_place_more() {
    let mut document = campaign_with(json!({ "captured_replaced": "replacement-die" }));
    to_game(&mut document);
    let taken = report_with(&document, json!([{ "figure": "alpha-2", "outcome": "pow" }]));
    advance(&mut document, taken, &[]).unwrap();
    quiet_turn(&mut document, &[1, 3]);
    assert!(us(&document).figures.iter().any(|man| man.fills_place_of.as_deref() == Some("alpha-2")));
    let freed = json!({ "force": "us", "figure": "alpha-2" });
    let record = take(&mut document, CAMPAIGN_FREE_PRISONER, freed, &[]).unwrap();
    assert!(
        record.warnings[0].contains("has their place, so alpha has 5 places now"),
        "{:?}",
        record.warnings
    );
    assert_eq!((figure(&document, "alpha-2").status, team(&document, "alpha").strength), (Status::Active, 5));
    document.verify().unwrap();
}
