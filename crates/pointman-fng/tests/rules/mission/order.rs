//! What all tests of missions use.

use pointman_core::dice::{DiceState, Scripted, Seeded};
use pointman_core::document::Document;
use pointman_fng::mission::{Corps, GENERATE_MISSION, Mission, Order, generate};
use pointman_fng::told::Told;
use serde_json::Value;

pub fn order(corps: Corps, force: &str) -> Order {
    Order::new("1967-05-early".parse().unwrap(), corps, force.parse().unwrap(), 4)
}

pub fn seeded(seed: u64) -> Seeded {
    Seeded::new(DiceState { seed, drawn: 0 })
}

pub fn made(order: &Order, seed: u64) -> (Mission, Told) {
    generate(order, &mut seeded(seed)).unwrap()
}

pub fn document(order: &Order, seed: u64) -> Document<Mission> {
    let choices: Value = serde_json::to_value(order).unwrap();
    Document::begin_given(GENERATE_MISSION, choices, &mut seeded(seed)).unwrap().0
}

pub fn scripted(rolls: &[u32]) -> Scripted {
    Scripted::new(rolls.iter().copied())
}
