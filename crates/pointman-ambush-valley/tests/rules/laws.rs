//! Laws that hold for every campaign: invariants, refusals that change nothing, documents that survive.

use pointman_ambush_valley::*;
use pointman_core::dice::{DiceState, Seeded};
use pointman_core::document::{Document, State, faults_against, read, schema};
use pointman_core::error::Faults;
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::helpers::*;
use crate::whole::random_turn;

/// The pointers of the faults that a change of a sound campaign makes.
fn faults_of(document: &Document<Campaign>, change: impl FnOnce(&mut Campaign)) -> Vec<String> {
    let mut data = document.data.clone();
    change(&mut data);
    let mut faults = Faults::default();
    data.check(&mut faults);
    faults.into_list().into_iter().map(|fault| fault.pointer).collect()
}

#[test]
fn every_broken_invariant_is_named() {
    let mut document = campaign();
    to_game(&mut document);
    let casualties = json!([serious("alpha-1", "evacuated"), serious("alpha-2", "straggler"),
        { "figure": "bravo-1", "outcome": "pow" }]);
    let report = report_with(&document, casualties);
    advance(&mut document, report, &[1, 2, 1, 1]).unwrap();
    assert_eq!(faults_of(&document, |_| ()), [""; 0]);

    type Change = Box<dyn FnOnce(&mut Campaign)>;
    let changes: Vec<(&str, Change)> = vec![
        ("/name", Box::new(|c| c.name.clear())),
        ("/turn", Box::new(|c| c.turns_planned = Some(1))),
        ("/turn_records", Box::new(|c| c.turn = 3)),
        ("/mission", Box::new(|c| c.step = Step::IssueOrders)),
        ("/insurgents", Box::new(|c| c.matchup = Matchup::RegularVsRegular)),
        ("/players/0/force", Box::new(|c| c.players[0].force = "x".into())),
        ("/opposition", Box::new(|c| c.co_op = true)),
        ("/pack", Box::new(|c| c.r#type = CampaignType::CampaignPack)),
        ("/regulars/0/teams/0/id", Box::new(|c| c.regulars[0].teams[0].id = "HQ!".into())),
        ("/regulars/0/teams/1/strength", Box::new(|c| c.regulars[0].teams[1].strength = 5)),
        ("/regulars/0/teams/1/ranks/firepower", Box::new(|c| c.regulars[0].teams[1].ranks.firepower = 4)),
        (
            "/regulars/0/teams/1/point_men",
            Box::new(|c| c.regulars[0].teams[1].point_men.push("alpha-3".into())),
        ),
        (
            "/regulars/0/teams/1/special/1/trait",
            Box::new(|c| {
                let held = HeldTrait { kind: SpecialTrait::Hard, turn: 1, leader: None };
                c.regulars[0].teams[1].special = vec![held.clone(), held];
            }),
        ),
        (
            "/regulars/0/teams/1/fatigue/suppressed",
            Box::new(|c| {
                let mut team = tired(c.regulars[0].teams[1].clone(), &[FatigueEffect::LossOfEdge]);
                team.fatigue.as_mut().unwrap().suppressed.ranks.defence = 1;
                c.regulars[0].teams[1] = team;
            }),
        ),
        (
            "/regulars/0/teams/1/deployed",
            Box::new(|c| c.regulars[0].teams[1].deployed = Deployment::Assigned),
        ),
        ("/regulars/0/figures/2/team", Box::new(|c| c.regulars[0].figures[2].team = "x".into())),
        ("/regulars/0/figures/2/leadership", Box::new(|c| c.regulars[0].figures[2].leadership = 3)),
        ("/regulars/0/figures/2/joined_turn", Box::new(|c| c.regulars[0].figures[2].joined_turn = 3)),
        (
            "/regulars/0/figures/2/fills_place_of",
            Box::new(|c| c.regulars[0].figures[2].fills_place_of = Some("x".into())),
        ),
        (
            "/regulars/0/replacement_pool/0/place_only",
            Box::new(|c| c.regulars[0].replacement_pool[0].place_only = false),
        ),
        (
            "/regulars/0/replacement_pool/0/since_turn",
            Box::new(|c| c.regulars[0].replacement_pool[0].since_turn = 9),
        ),
        (
            "/regulars/0/replacement_pool/0/team",
            Box::new(|c| c.regulars[0].replacement_pool[0].team = "bravo".into()),
        ),
        (
            "/regulars/0/whereabouts_unknown/0/figure",
            Box::new(|c| c.regulars[0].whereabouts_unknown[0].figure = "alpha-3".into()),
        ),
        ("/regulars/0/figures/6/status", Box::new(|c| c.regulars[0].prisoners.clear())),
        ("/regulars/0/campaign_vp", Box::new(|c| c.regulars[0].campaign_vp.clear())),
        ("/regulars/0/campaign_vp/0/cvp", Box::new(|c| c.regulars[0].campaign_vp[0].cvp += 1)),
        ("/insurgents/0/campaign_vp/0/cvp", Box::new(|c| c.insurgents[0].campaign_vp[0].cvp += 1)),
        ("/insurgents/0/ranks/improved-tactics", Box::new(|c| c.insurgents[0].ranks.improved_tactics = 4)),
        ("/insurgents/0/disillusionment", Box::new(|c| c.insurgents[0].disillusionment = Some(7))),
        ("/turn_records/0/turn", Box::new(|c| c.turn_records[0].turn = 2)),
        (
            "/turn_records/0/mission/vp/0/total",
            Box::new(|c| c.turn_records[0].mission.vp.as_mut().unwrap()[0].total = 1),
        ),
        (
            "/turn_records/0/mission/forces/0/momentum/left",
            Box::new(|c| c.turn_records[0].mission.forces[0].momentum.as_mut().unwrap().left = 9),
        ),
        (
            "/turn_records/0/mission/board/edges/1/edge",
            Box::new(|c| c.turn_records[0].mission.board.edges[1].edge = Edge::South),
        ),
        ("/turn_records/0/mission/board/objectives/1/quadrant", {
            Box::new(|c| c.turn_records[0].mission.board.objectives[1].quadrant = Quadrant::NorthWest)
        }),
    ];
    for (pointer, change) in changes {
        let found = faults_of(&document, change);
        assert!(found.iter().any(|one| one == pointer), "{pointer} in {found:?}");
    }
}

#[test]
fn documents_satisfy_their_schema() {
    let mut document = campaign();
    quiet_turn(&mut document, &[]);
    to_game(&mut document);
    let value: Value = serde_json::from_str(&document.to_text()).unwrap();
    assert_eq!(faults_against(&schema::<Campaign>(), &value), []);
}

#[test]
fn a_misspelt_field_is_refused_with_its_pointer() {
    let text = campaign().to_text().replace("\"turns_planned\"", "\"turns_plannd\"");
    assert!(pointers(read::<Campaign>("c", &text)).contains(&"/data/turns_plannd".to_owned()));
}

/// A whole campaign by this seed, with reports at random: sound, replayed and read to the same bytes, undone.
fn plays_on(seed: u64, versus: Versus) {
    let mut dice = Seeded::new(DiceState { seed, drawn: 0 });
    let mut options = Options::default();
    for (id, _, values) in Options::ALL {
        let chosen =
            pointman_core::dice::Dice::pick(&mut dice, values.len(), format_args!("option")).unwrap();
        options.set(id, values[chosen]).unwrap();
    }
    let mut agreed = set_up(versus, serde_json::to_value(&options).unwrap());
    if seed.is_multiple_of(5) {
        for force in agreed["regulars"].as_array_mut().unwrap() {
            force.as_object_mut().unwrap().remove("teams");
        }
    }
    if seed.is_multiple_of(3) {
        let mut ally = agreed["regulars"][0].clone();
        ally["name"] = json!("Allies");
        agreed["regulars"].as_array_mut().unwrap().insert(1, ally);
        agreed["co_op"] = json!(true);
    }
    if seed.is_multiple_of(7) {
        let scenario = |turn: u32| match turn % 3 {
            0 => json!({ "name": format!("Scenario {turn}"), "kind": "random-mission" }),
            _ => {
                json!({ "name": format!("Scenario {turn}"), "kind": "designed", "momentum_modifier": 3,
                    "turns": 6,
                         "asset_prices": [{ "asset": "tank", "cost_points": 1 }], "fog_of_war": ["us"] })
            }
        };
        agreed["pack"] = json!({ "name": "Pack", "scenarios": (1..=12).map(scenario).collect::<Vec<_>>() });
    }
    let (mut document, _) = Document::<Campaign>::begin_given(CAMPAIGN_NEW, agreed, &mut dice).unwrap();
    document.set_dice(dice.state());
    while document.data.step != Step::Finished {
        random_turn(&mut document, &mut dice);
    }
    assert_eq!(document.data.turn_records.len(), 12);
    let mut faults = Faults::default();
    document.data.check(&mut faults);
    assert_eq!(faults.list(), []);
    document.verify().unwrap();
    let text = document.to_text();
    let again = read::<Campaign>("c", &text).unwrap();
    assert_eq!(again.to_text(), text);
    let value: Value = serde_json::from_str(&document.to_text()).unwrap();
    assert_eq!(faults_against(&schema::<Campaign>(), &value), []);
    let steps = document.history().len() as u32 - 1;
    let start = document.undo(steps).unwrap();
    assert_eq!(start.data.turn, 1);
}

// Both matchups at once, on a thread each.
proptest! {
    #![proptest_config(cases(4))]

    #[test]
    fn random_campaigns_with_random_reports_stay_sound_and_replay_to_the_same_bytes(seed in any::<u64>()) {
        plays_on(seed, Versus::Irregular);
    }

    #[test]
    fn random_campaigns_of_two_regular_forces_stay_sound_and_replay_to_the_same_bytes(seed in any::<u64>()) {
        plays_on(seed, Versus::Regular);
    }
}
