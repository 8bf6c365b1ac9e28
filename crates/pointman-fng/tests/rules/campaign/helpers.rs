//! A campaign at hand: squads written by hand, turns with dice laid out, reports.

use pointman_core::dice::{Dice, DiceState, Scripted, Seeded};
use pointman_core::document::{Document, State, TypedStep};
use pointman_core::error::Error;
use pointman_fng::campaign::{
    Advance, CAMPAIGN_ADVANCE, CAMPAIGN_NEW, Choices, FigureReport, GENERATE_MISSION, Happening, Outing,
    Report, Stage, Status, TourMaking, TourOfDuty, TourStep, TourTold, TurnRecord,
};
use pointman_fng::mission::{self, Mission, MissionId, Order};
use serde_json::{Value, json};

/// A man as JSON: his name and Rep, and further fields.
pub fn man(name: &str, rep: u8, more: Value) -> Value {
    let mut man = json!({ "name": name, "rep": rep });
    if let Value::Object(more) = more {
        man.as_object_mut().unwrap().extend(more);
    }
    man
}

/// A campaign with these men, ready for its first turn.
pub fn campaign_of(force: &str, date: &str, men: &[Value], more: Value) -> TourOfDuty {
    let corps = if force == "us-marines" { "i" } else { "ii" };
    let mut setup =
        json!({ "name": "Test", "corps": corps, "date": date, "squad": { "force": force, "figures": men } });
    if let Value::Object(more) = more {
        setup.as_object_mut().unwrap().extend(more);
    }
    let made = TourMaking::read(CAMPAIGN_NEW, &setup).unwrap();
    TourOfDuty::begin(&made, &mut Scripted::new([])).unwrap().0
}

/// A US Army squad of the Leader, a Jr NCO and Grunts of these Reps, all without Attributes.
pub fn squad_of(leader: u8, grunts: &[u8]) -> Vec<Value> {
    let mut men = vec![
        man("Lead", leader, json!({ "role": "leader" })),
        man("Second", 4, json!({ "role": "junior-nco" })),
    ];
    men.extend(
        grunts.iter().enumerate().map(|(index, &rep)| man(&format!("Grunt {}", index + 1), rep, json!({}))),
    );
    men
}

/// Puts the campaign into the middle of a turn with this Mission, against an enemy of this Support.
pub fn fight(campaign: &mut TourOfDuty, id: MissionId, enemy_support: u8) {
    let order = Order { mission: Some(id), ..Order::new(campaign.turn, campaign.corps, campaign.force, 4) };
    let mut dice = Seeded::new(DiceState { seed: 1, drawn: 0 });
    let (mut made, _): (Mission, _) = mission::generate(&order, &mut dice).unwrap();
    made.enemy.support = enemy_support;
    let outing = Outing::Mission {
        mission: id,
        follow_up: false,
        urban: false,
        contact: made.light.contact,
        weather: made.weather,
        support: made.own.support,
        enemy_support,
    };
    campaign.mission = Some(made);
    campaign.current = Some(record(campaign, outing));
    assert_eq!(campaign.stage(), Stage::Fight);
}

/// Puts the campaign into the middle of a turn without a Mission.
pub fn quiet(campaign: &mut TourOfDuty) {
    campaign.current = Some(record(campaign, Outing::Quiet { bonus: false }));
    assert_eq!(campaign.stage(), Stage::Quiet);
}

fn record(campaign: &TourOfDuty, outing: Outing) -> TurnRecord {
    TurnRecord {
        turn: campaign.turn,
        leader: None,
        men: campaign.present(),
        outing,
        goal_met: None,
        story: Vec::new(),
        happenings: Vec::new(),
    }
}

/// A report in which everybody is on his feet and did not fight.
pub fn all_quiet(campaign: &TourOfDuty) -> Report {
    let figure = |name: &String| FigureReport {
        name: name.clone(),
        status: Status::Ok,
        evacuated: false,
        recovery: None,
        fought: false,
        kills: 0,
        bonus_rp: 0,
        deed: false,
        cheated_death: false,
        notes: String::new(),
    };
    let figures = campaign.squad.figures.iter().map(|man| figure(&man.name)).collect();
    Report {
        turn: Some(campaign.turn),
        goal_met: Some(true),
        enemy_uncovered: Some(false),
        weather: None,
        contact: None,
        figures,
        story: Vec::new(),
    }
}

/// What the report says of a man, to be changed.
pub fn of<'a>(report: &'a mut Report, name: &str) -> &'a mut FigureReport {
    report.figures.iter_mut().find(|figure| figure.name == name).unwrap()
}

/// Steps with choices as JSON.
pub trait Takes {
    fn takes(&mut self, command: &str, choices: &Value, dice: &mut dyn Dice) -> Result<TourTold, Error>;
}

impl Takes for TourOfDuty {
    fn takes(&mut self, command: &str, choices: &Value, dice: &mut dyn Dice) -> Result<TourTold, Error> {
        let (next, told) = self.apply(&TourStep::read(command, choices)?, dice)?;
        *self = next;
        Ok(told)
    }
}

/// Goes on with these answers of the dice, all of which are used.
pub fn advance(
    campaign: &mut TourOfDuty,
    report: Option<Report>,
    choices: Choices,
    rolls: &[u32],
) -> Result<Value, Error> {
    let mut dice = Scripted::new(rolls.iter().copied());
    let given = serde_json::to_value(Advance { report, choices }).unwrap();
    let told = campaign.takes(CAMPAIGN_ADVANCE, &given, &mut dice)?;
    dice.finish().unwrap();
    sound(campaign);
    Ok(serde_json::to_value(&told.told).unwrap())
}

/// The same, which is known to work, without choices.
pub fn advanced(campaign: &mut TourOfDuty, report: Option<Report>, rolls: &[u32]) -> Vec<Happening> {
    advance(campaign, report, Choices::default(), rolls).unwrap();
    campaign.closed.last().unwrap().happenings.clone()
}

/// Prepares the turn with dice.
pub fn prepare(campaign: &mut TourOfDuty, dice: &mut dyn Dice) {
    campaign.takes(GENERATE_MISSION, &json!({}), dice).unwrap();
    sound(campaign);
}

/// No invariant is broken.
pub fn sound(campaign: &TourOfDuty) {
    let mut faults = pointman_core::error::Faults::default();
    campaign.check(&mut faults);
    assert!(faults.list().is_empty(), "{:?}", faults.list());
}

pub fn rep(campaign: &TourOfDuty, name: &str) -> u8 {
    campaign.men().find(|figure| figure.name == name).unwrap().rep
}

pub fn points(campaign: &TourOfDuty, name: &str) -> u16 {
    campaign.men().find(|figure| figure.name == name).unwrap().reputation_points
}

/// A document with dice of its own.
pub fn document(setup: Value, seed: u64) -> (Document<TourOfDuty>, Seeded) {
    let mut dice = Seeded::new(DiceState { seed, drawn: 0 });
    let (document, _) = Document::begin_given(CAMPAIGN_NEW, setup, &mut dice).unwrap();
    (document, dice)
}
