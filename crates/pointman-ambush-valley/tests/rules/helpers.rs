//! A small campaign to try rules on, and steps with dice from a list.

use pointman_ambush_valley::StepRecord;
use pointman_ambush_valley::*;
use pointman_core::Error;
use pointman_core::dice::Scripted;
use pointman_core::document::Document;
use serde_json::{Value, json};

/// Property tests of so many cases, or as many as `PROPTEST_CASES` says.
pub fn cases(usual: u32) -> proptest::test_runner::Config {
    let wanted = std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok());
    let quiet = proptest::test_runner::Config { failure_persistence: None, ..Default::default() };
    proptest::test_runner::Config { cases: wanted.unwrap_or(usual), ..quiet }
}

/// Two forces, the US with four teams of four, headquarters, and a dog team that is an asset.
pub fn set_up(versus: Versus, options: Value) -> Value {
    let team = |id: &str, squad: &str, own: bool, men: usize| {
        let man = |index: usize| {
            json!({ "name": format!("{id} {index}"), "role": "Rifleman",
            "leader": if index == 0 { "team-leader" } else { "none" } })
        };
        json!({ "id": id, "squad": squad, "role": "Fireteam", "own_platoon": own,
            "figures": (0..men).map(man).collect::<Vec<_>>() })
    };
    let hq = json!({ "id": "hq", "squad": "hq", "role": "HQ", "figures": [
        { "name": "Lt", "role": "Platoon Leader", "leader": "platoon-leader" },
        { "name": "Sgt", "role": "Platoon Sergeant", "leader": "platoon-sergeant" } ] });
    let us = json!({ "name": "US", "nation": "US", "available_assets": [
            { "id": "tank", "name": "Tank", "cost_points": 8, "quantity": 1 },
            { "id": "sniper-team", "name": "Sniper Team", "cost_points": 2, "quantity": 1 },
            { "id": "gunship-air-support", "name": "Gunship Air Support", "cost_points": 10 } ],
        "teams": [hq, team("alpha", "first", true, 4), team("bravo", "first", true, 4),
            team("charlie", "second", true, 4),
                  team("delta", "second", true, 4), team("dogs", "assets", false, 1)] });
    let other = json!({ "name": "NVA", "nation": "NVA",
        "teams": [team("cell-1", "one", true, 3), team("cell-2", "two", true, 3)] });
    match versus {
        Versus::Regular => {
            json!({ "name": "Test", "turns_planned": 12, "options": options, "regulars": [us, other] })
        }
        Versus::Irregular => {
            json!({ "name": "Test", "turns_planned": 12, "options": options, "regulars": [us],
                "insurgents": [{ "name": "VC" }] })
        }
    }
}

/// A campaign just begun.
pub fn campaign_with(options: Value) -> Document<Campaign> {
    begin(set_up(Versus::Irregular, options))
}

pub fn campaign() -> Document<Campaign> {
    campaign_with(json!({}))
}

pub fn begin(set_up: Value) -> Document<Campaign> {
    let mut dice = Scripted::new([]);
    Document::begin_given(CAMPAIGN_NEW, set_up, &mut dice).unwrap().0
}

/// One step with these dice, all of them used.
pub fn take(
    document: &mut Document<Campaign>,
    command: &str,
    choices: Value,
    rolls: &[u32],
) -> Result<StepRecord, Error> {
    let mut dice = Scripted::new(rolls.iter().copied());
    let record = document.take_given(command, choices, &mut dice)?;
    dice.finish()?;
    Ok(record)
}

/// The dice of the steps before a game against the VC: mission 3, momentum `momentum`, and the US high in
/// every dice-off.
pub fn usual_dice(momentum: [u32; 2]) -> Vec<u32> {
    vec![3, momentum[0], momentum[1], 5, 2, 5, 2, 5, 2]
}

/// Goes on to the game with all that is usual, 2 momentum points left.
pub fn to_game(document: &mut Document<Campaign>) {
    to_game_with(document, json!({}));
}

pub fn to_game_with(document: &mut Document<Campaign>, choices: Value) {
    take(document, GENERATE_MISSION, choices, &usual_dice([1, 1])).unwrap();
}

/// The report template, with no team doing or suffering anything.
pub fn template(document: &Document<Campaign>) -> Value {
    let mut report = document.data.report_template().unwrap();
    for part in report["forces"].as_array_mut().unwrap() {
        for team in part.get_mut("teams").and_then(Value::as_array_mut).into_iter().flatten() {
            for deed in ["engaged_hostile", "inflicted_casualty", "engaged_by_hostile"] {
                team[deed] = json!(false);
            }
        }
    }
    report
}

/// The same with the objective achieved, or not.
pub fn report(document: &Document<Campaign>, achieved: bool) -> Value {
    let mut report = template(document);
    let field = if achieved { "objectives_achieved" } else { "objectives_failed" };
    report["forces"][0][field] = json!(1);
    report
}

/// The same, with these casualties of the first force.
pub fn report_with(document: &Document<Campaign>, casualties: Value) -> Value {
    let mut report = report(document, true);
    report["forces"][0]["figures"] = casualties;
    report
}

pub fn serious(figure: &str, condition: &str) -> Value {
    json!({ "figure": figure, "outcome": "wia", "wound": "serious", "condition": condition })
}

/// Sets the three deeds of a team of the first force.
pub fn fought(report: &mut Value, team: &str) {
    let teams = report["forces"][0]["teams"].as_array_mut().unwrap();
    let entry = teams.iter_mut().find(|entry| entry["team"] == team).unwrap();
    for deed in ["engaged_hostile", "inflicted_casualty", "engaged_by_hostile"] {
        entry[deed] = json!(true);
    }
}

pub fn advance(document: &mut Document<Campaign>, report: Value, rolls: &[u32]) -> Result<StepRecord, Error> {
    take(document, CAMPAIGN_ADVANCE, json!({ "report": report, "sound": true }), rolls)
}

/// A turn in which nothing happens but that the objective is achieved; `rolls` are those of the end of the
/// turn.
pub fn quiet_turn(document: &mut Document<Campaign>, rolls: &[u32]) {
    to_game(document);
    let report = report(document, true);
    advance(document, report, rolls).unwrap();
}

/// A game of 6 turns, nothing where nothing need be said, else the first legal answer.
pub fn usual_answer(question: &pointman_core::question::OpenQuestion) -> &str {
    match (question.name.as_str(), question.optional) {
        ("game_turns", _) => "6",
        (_, true) => "",
        (_, false) => &question.legal[0],
    }
}

pub fn us(document: &Document<Campaign>) -> &RegularForce {
    &document.data.regulars[0]
}

pub fn team<'a>(document: &'a Document<Campaign>, id: &str) -> &'a Team {
    us(document).team(id).unwrap()
}

pub fn figure<'a>(document: &'a Document<Campaign>, id: &str) -> &'a Figure {
    us(document).figure(id).unwrap()
}

/// A team on its own, Trained, Morale D10.
pub fn a_team() -> Team {
    campaign().data.regulars[0].team("alpha").unwrap().clone()
}

pub fn ranks(firepower: u8, defence: u8, reaction: u8) -> Ranks {
    Ranks { firepower, defence, reaction }
}

/// The team with these results of Combat Fatigue from turn 1.
pub fn tired(mut team: Team, effects: &[FatigueEffect]) -> Team {
    let effects = effects.iter().map(|&id| FatigueResult { id, turn: 1 }).collect();
    team.fatigue = Some(Fatigue { since_turn: 1, effects, suppressed: Suppressed::default() });
    team
}

pub fn scripted(rolls: &[u32]) -> Scripted {
    Scripted::new(rolls.iter().copied())
}

/// Carries out `change` on a campaign as a player's correction, and proves that the result is still valid.
pub fn changed(document: &Document<Campaign>, change: impl FnOnce(&mut Campaign)) -> Document<Campaign> {
    let mut data = document.data.clone();
    change(&mut data);
    let mut faults = pointman_core::error::Faults::default();
    pointman_core::document::State::check(&*data, &mut faults);
    assert_eq!(faults.list(), [], "the changed campaign is valid");
    Document::of(data, document.dice)
}

/// The refusal's message; panics when it was not refused.
pub fn refusal<T>(result: Result<T, Error>) -> String {
    match result {
        Err(error) => error.to_string(),
        Ok(_) => panic!("was not refused"),
    }
}

/// The pointers of every fault.
pub fn pointers<T>(result: Result<T, Error>) -> Vec<String> {
    match result {
        Err(Error::Document { faults, .. }) => faults.into_iter().map(|fault| fault.pointer).collect(),
        Err(other) => panic!("other error: {other}"),
        Ok(_) => panic!("was not refused"),
    }
}
