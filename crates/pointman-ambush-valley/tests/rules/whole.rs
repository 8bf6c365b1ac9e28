//! A whole campaign from a fixed seed: played, undone to its start, replayed to identical bytes.

use crate::helpers::template;
use pointman_ambush_valley::*;
use pointman_core::Error;
use pointman_core::dice::{Dice, DiceState, Scripted, Seeded};
use pointman_core::document::{Document, read};
use serde_json::{Value, json};

/// One turn with whatever comes: missions, purchases, length checks, a random valid report.
pub fn random_turn(document: &mut Document<Campaign>, dice: &mut Seeded) {
    fn step(document: &mut Document<Campaign>, command: &str, choices: Value, dice: &mut Seeded) {
        document.take_given(command, choices, dice).unwrap_or_else(|error| panic!("{command}: {error}"));
        document.set_dice(dice.state());
    }
    fn chance(dice: &mut Seeded, sides: u32) -> bool {
        dice.roll(sides, format_args!("the players")).unwrap() == 1
    }
    let mut before = vec![orders(document, dice)];
    if chance(dice, 3) {
        before.insert(0, json!({ "through": "receive-mission" }));
    }
    for choices in before {
        step(document, GENERATE_MISSION, choices, dice);
    }
    // Whatever the points do not buy is refused, and changes nothing.
    let force = document.data.regulars[0].clone();
    for game_turn in 1..4 {
        let team = &force.teams[dice.pick(force.teams.len(), format_args!("team")).unwrap()];
        let listed = dice.pick(force.available_assets.len() + 1, format_args!("asset")).unwrap();
        let order = match force.available_assets.get(listed) {
            Some(asset) => json!({ "force": force.id, "asset": asset.id, "game_turn": game_turn }),
            None => {
                json!({ "force": force.id, "asset": "own-fireteam", "teams": [team.id],
                    "game_turn": game_turn })
            }
        };
        match document.take_given(CAMPAIGN_BUY, order, dice) {
            Ok(_) => document.set_dice(dice.state()),
            Err(error) => assert!(matches!(error, Error::Refused { .. }), "{error}"),
        }
    }
    let fixed = document.data.mission.as_ref().unwrap().scenario.turns;
    while fixed.is_none()
        && !document.data.mission.as_ref().is_some_and(|mission| mission.game.over || mission.game.turn == 8)
    {
        step(document, CAMPAIGN_LENGTH, json!({}), dice);
    }
    let mut report = template(document);
    report["game_turns"] = json!(fixed.unwrap_or(document.data.mission.as_ref().unwrap().game.turn));
    let regulars = document.data.regulars.clone();
    for (index, force) in regulars.iter().enumerate() {
        let part = &mut report["forces"][index];
        let objectives = document.data.mission.as_ref().unwrap().forces[index].objectives.len() as u32;
        let achieved = if chance(dice, 2) { objectives } else { 0 };
        part["objectives_achieved"] = json!(achieved);
        part["objectives_failed"] = json!(objectives - achieved);
        if part.get("scenario_vp").is_some() {
            part["scenario_vp"] = json!(i64::from(dice.roll(40, format_args!("points")).unwrap()) - 15);
        } else {
            part["enemy_afv_destroyed"] = json!(u32::from(chance(dice, 6)));
        }
        let teams = part["teams"].as_array().unwrap();
        let declined: Vec<_> =
            teams.iter().map(|team| team["team"].clone()).filter(|_| chance(dice, 8)).collect();
        part["declined"] = declined.into();
        for team in part["teams"].as_array_mut().unwrap() {
            team["abandoned_casualty"] = if chance(dice, 8) { json!(false) } else { Value::Null };
            for deed in ["engaged_hostile", "inflicted_casualty", "engaged_by_hostile"] {
                team[deed] = json!(!chance(dice, 4));
            }
            if team["engaged_hostile"] == false {
                team["inflicted_casualty"] = json!(false);
            }
        }
        let absent = &document.data.mission.as_ref().unwrap().forces[index].absent_figures;
        let deployed = |figure: &&Figure| {
            force.team(&figure.team).is_some_and(|team| team.deployed != Deployment::No)
                && !absent.contains(&figure.id)
        };
        let mut casualties = Vec::new();
        let men: Vec<_> =
            force.figures.iter().filter(|figure| figure.status == Status::Active).filter(deployed).collect();
        // One man is left, to achieve the objective and to be with the wounded.
        let spared = if men.is_empty() {
            part["objectives_achieved"] = json!(0);
            part["objectives_failed"] = json!(objectives);
            0
        } else {
            dice.roll(men.len() as u32, format_args!("who is spared")).unwrap() as usize - 1
        };
        for (_, figure) in men.iter().enumerate().filter(|&(place, _)| place != spared) {
            match dice.roll(16, format_args!("the players")).unwrap() {
                1 => casualties.push(json!({ "figure": figure.id, "outcome": "kia" })),
                2 => casualties.push(json!({ "figure": figure.id, "outcome": "wia", "wound": "light" })),
                3 if chance(dice, 3) => casualties.push(json!({ "figure": figure.id, "outcome": "pow" })),
                roll @ 4..=6 => {
                    let condition = Condition::ALL[roll as usize - 4];
                    casualties.push(json!({ "figure": figure.id, "outcome": "wia", "wound": "serious",
                        "condition": condition }));
                }
                _ => {}
            }
        }
        part["figures"] = casualties.into();
    }
    for index in 0..document.data.insurgents.len() {
        let part = &mut report["forces"][regulars.len() + index];
        if part.get("scenario_vp").is_some() {
            part["scenario_vp"] = json!(7);
            continue;
        }
        part["leaders_killed"] = json!(u32::from(chance(dice, 4)));
        part["mobs_won_over"] = json!(u32::from(chance(dice, 4)));
        part["vehicles_destroyed"] = json!(u32::from(chance(dice, 4)));
    }
    if chance(dice, 3) {
        step(document, CAMPAIGN_ADVANCE, json!({ "report": report, "through": "casualty-status" }), dice);
        step(document, CAMPAIGN_ADVANCE, json!({}), dice);
    } else {
        step(document, CAMPAIGN_ADVANCE, json!({ "report": report }), dice);
    }
}

/// Orders in which now and then a team rests, a man stays behind, a card or a Point Man is taken, VC units
/// are named.
fn orders(document: &Document<Campaign>, dice: &mut Seeded) -> Value {
    let mut one_in = |sides: u32| dice.roll(sides, format_args!("the players")).unwrap() == 1;
    let mut parts = Vec::new();
    for force in &document.data.regulars {
        let fit = |team: &&Team| !team.is_combat_ineffective() && force.present(&team.id).next().is_some();
        let teams: Vec<_> = force.teams.iter().filter(fit).collect();
        let kept: Vec<_> = teams.iter().filter(|_| !one_in(5)).collect();
        let mut part =
            json!({ "force": force.id, "teams": kept.iter().map(|team| &team.id).collect::<Vec<_>>() });
        let men: Vec<_> = kept.iter().flat_map(|team| force.present(&team.id)).map(|man| &man.id).collect();
        part["absent_figures"] =
            men.iter().filter(|_| one_in(20)).collect::<Vec<_>>().into_iter().cloned().cloned().collect();
        part["plan_b_card"] = json!(
            kept.iter().any(|team| team.working_leadership().contains(&LeadershipTrait::PlanB)) && one_in(2)
        );
        let aces =
            kept.iter().filter(|team| team.special.iter().any(|held| held.kind == SpecialTrait::AcePointMan));
        let point_men: Vec<_> =
            aces.filter_map(|team| force.present(&team.id).last()).map(|man| &man.id).collect();
        part["point_men"] = json!(point_men);
        parts.push(part);
    }
    for force in &document.data.insurgents {
        let units =
            json!([{ "name": "1st", "kind": "local-force" }, { "name": "2nd", "kind": "main-force" }]);
        parts.push(json!({ "force": force.id, "units": units }));
    }
    json!({ "forces": parts })
}

#[test]
fn a_campaign_of_twelve_turns_is_undone_to_its_start_and_replayed_to_identical_bytes() {
    let mut dice = Seeded::new(DiceState { seed: 1968, drawn: 0 });
    let agreed = json!({ "name": "Song Be", "turns_planned": 12 });
    let (mut document, _) = Document::<Campaign>::begin_given(CAMPAIGN_NEW, agreed, &mut dice).unwrap();
    document.set_dice(dice.state());
    let start = document.to_text();
    for turn in 1..=12 {
        assert_eq!(document.data.turn, turn);
        random_turn(&mut document, &mut dice);
    }
    assert_eq!(document.data.step, Step::Finished);
    let played = document.to_text();
    document.verify().unwrap();
    assert_eq!(read::<Campaign>("song-be", &played).unwrap().to_text(), played);

    let mut undone = document.undo(document.history().len() as u32 - 1).unwrap();
    assert_eq!(undone.redo(document.history().len() as u32 - 1).unwrap().to_text(), played);
    undone.forget_undone();
    assert_eq!(undone.to_text(), start);
    let mut again = undone;
    for step in document.history().iter().skip(1) {
        again
            .take_given(&step.command, step.choices.clone(), &mut Scripted::new(step.rolls.iter().copied()))
            .unwrap();
        again.set_dice(step.dice);
    }
    assert_eq!(again.to_text(), played);
}
