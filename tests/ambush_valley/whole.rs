//! A whole campaign from a fixed seed: played, undone to its start, replayed to identical bytes.

use pointman::ambush_valley::*;
use pointman::dice::{Dice, DiceState, Scripted, Seeded};
use pointman::document::{Document, read};
use serde_json::{Value, json};

/// One turn with whatever comes: missions, purchases, length checks, a random valid report.
pub fn random_turn(document: &mut Document<Campaign>, dice: &mut Seeded) {
    fn step(document: &mut Document<Campaign>, command: &str, choices: Value, dice: &mut Seeded) {
        document.take(command, choices, dice).unwrap_or_else(|error| panic!("{command}: {error}"));
        document.set_dice(dice.state());
    }
    fn chance(dice: &mut Seeded, sides: u32) -> bool {
        dice.roll(sides, format_args!("the players")).unwrap() == 1
    }
    // Every third turn one fit team rests.
    let mut orders = json!({ "forces": [] });
    if document.data.turn.is_multiple_of(3) {
        let force = &document.data.regulars[0];
        let fit = |team: &&Team| !team.is_combat_ineffective() && force.present(&team.id).next().is_some();
        let teams: Vec<_> = force.teams.iter().filter(fit).map(|team| team.id.clone()).collect();
        let kept = &teams[..teams.len().saturating_sub(2)];
        if !kept.is_empty() {
            orders["forces"] = json!([{ "force": force.id, "teams": kept }]);
        }
    }
    step(document, GENERATE_MISSION, orders, dice);
    let momentum = document.data.mission.as_ref().unwrap().forces[0].momentum.unwrap();
    let resting = document.data.regulars[0].teams.iter().find(|team| {
        team.deployed == Deployment::No
            && team.own_platoon
            && !team.is_combat_ineffective()
            && document.data.regulars[0].present(&team.id).next().is_some()
    });
    if let Some(team) = resting.filter(|_| momentum.left >= 2) {
        let order = json!({ "force": document.data.regulars[0].id, "asset": "own-fireteam", "teams": [team.id], "game_turn": 3 });
        step(document, CAMPAIGN_BUY, order, dice);
    }
    while !document.data.mission.as_ref().is_some_and(|mission| mission.game.over || mission.game.turn == 8) {
        step(document, CAMPAIGN_LENGTH, json!({}), dice);
    }
    let mut report = document.data.report_template().unwrap();
    report["game_turns"] = json!(document.data.mission.as_ref().unwrap().game.turn);
    let regulars = document.data.regulars.clone();
    for (index, force) in regulars.iter().enumerate() {
        let part = &mut report["forces"][index];
        let objectives = document.data.mission.as_ref().unwrap().forces[index].objectives.len() as u32;
        let achieved = if chance(dice, 2) { objectives } else { 0 };
        part["objectives_achieved"] = json!(achieved);
        part["objectives_failed"] = json!(objectives - achieved);
        part["enemy_afv_destroyed"] = json!(u32::from(chance(dice, 6)));
        for team in part["teams"].as_array_mut().unwrap() {
            for deed in ["engaged_hostile", "inflicted_casualty", "engaged_by_hostile"] {
                team[deed] = json!(!chance(dice, 4));
            }
        }
        let deployed = |figure: &&Figure| force.team(&figure.team).is_some_and(|team| team.deployed != Deployment::No);
        let mut casualties = Vec::new();
        for figure in force.figures.iter().filter(|figure| figure.status == Status::Active).filter(deployed) {
            match dice.roll(16, format_args!("the players")).unwrap() {
                1 => casualties.push(json!({ "figure": figure.id, "outcome": "kia" })),
                2 => casualties.push(json!({ "figure": figure.id, "outcome": "wia", "wound": "light" })),
                3 if chance(dice, 3) => casualties.push(json!({ "figure": figure.id, "outcome": "pow" })),
                roll @ 4..=6 => {
                    let condition = Condition::ALL[roll as usize - 4];
                    casualties.push(json!({ "figure": figure.id, "outcome": "wia", "wound": "serious", "condition": condition }));
                }
                _ => {}
            }
        }
        part["figures"] = casualties.into();
    }
    for index in 0..document.data.insurgents.len() {
        let part = &mut report["forces"][regulars.len() + index];
        part["leaders_killed"] = json!(u32::from(chance(dice, 4)));
        part["mobs_won_over"] = json!(u32::from(chance(dice, 4)));
        part["vehicles_destroyed"] = json!(u32::from(chance(dice, 4)));
    }
    step(document, CAMPAIGN_ADVANCE, json!({ "report": report }), dice);
}

#[test]
fn a_campaign_of_twelve_turns_is_undone_to_its_start_and_replayed_to_identical_bytes() {
    let mut dice = Seeded::new(DiceState { seed: 1968, drawn: 0 });
    let agreed = json!({ "name": "Song Be", "turns_planned": 12 });
    let (mut document, _) = Document::<Campaign>::begin(CAMPAIGN_NEW, agreed, &mut dice).unwrap();
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

    let undone = document.undo(document.history().len() as u32 - 1).unwrap();
    assert_eq!(undone.to_text(), start);
    let mut again = undone;
    for step in &document.history()[1..] {
        again.take(&step.command, step.choices.clone(), &mut Scripted::new(step.rolls.iter().copied())).unwrap();
        again.set_dice(step.dice);
    }
    assert_eq!(again.to_text(), played);
}
