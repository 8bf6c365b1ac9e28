//! The steps of a campaign's document: beginning it, preparing a turn, going on to the next.

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Campaign, Choices, Prepare, Report, Setup};
use crate::calendar::Turn;
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::document::{Kind, Record, State, read_described, schema_of};
use pointman_core::error::{Error, Fault, Faults};

/// Begins a campaign.
pub const CAMPAIGN_NEW: &str = "campaign-new";
/// Does the turn up to its Mission.
pub const GENERATE_MISSION: &str = "generate-mission";
/// Does what follows, to the next turn.
pub const CAMPAIGN_ADVANCE: &str = "campaign-advance";

/// What going on to the next turn needs.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Advance {
    /// What the players saw happen; none on a turn without a Mission.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub report: Option<Report>,
    /// What they choose.
    #[serde(skip_serializing_if = "is_default")]
    pub choices: Choices,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Choices as the type they are to be; `what` they are, for messages. Every fault of their structure is
/// named.
fn read<T: DeserializeOwned + JsonSchema>(what: &str, value: &Value) -> Result<T, Error> {
    read_described(value).map_err(|mut faults| {
        // The report is a file of its own: its faults are told of it.
        let of_report = |fault: &Fault| fault.pointer.starts_with("/report");
        if what == "choices" && faults.iter().all(of_report) {
            faults
                .iter_mut()
                .for_each(|fault| fault.pointer = fault.pointer.trim_start_matches("/report").to_owned());
            return Error::Document { file: "report".to_owned(), faults };
        }
        Error::Document { file: what.to_owned(), faults }
    })
}

/// The JSON Schemas of what is read here besides documents, by their names.
pub fn schemas() -> Vec<(&'static str, Value)> {
    vec![
        ("fng-advance", schema_of::<Advance>()),
        ("fng-orders", schema_of::<Prepare>()),
        ("fng-report", schema_of::<Report>()),
        ("fng-setup", schema_of::<Setup>()),
    ]
}

impl State for Campaign {
    const KIND: Kind = Kind::new("fng-campaign");

    fn check(&self, faults: &mut Faults) {
        self.check_all(faults);
    }

    fn begin(command: &str, given: &Value, dice: &mut dyn Dice) -> Result<(Self, Record), Error> {
        if command != CAMPAIGN_NEW {
            return Err(unknown_step(command));
        }
        let setup: Setup = read("set-up", given)?;
        let (campaign, told) = setup.campaign(dice)?;
        let mut faults = Faults::default();
        campaign.check_all(&mut faults);
        match faults.into_list() {
            faults if faults.is_empty() => Ok((campaign.clone(), record(campaign.turn, &told))),
            faults => Err(Error::Document { file: "set-up".to_owned(), faults }),
        }
    }

    fn apply(&mut self, command: &str, given: &Value, dice: &mut dyn Dice) -> Result<Record, Error> {
        let turn = self.turn;
        let told = match command {
            GENERATE_MISSION => self.prepare(&read::<Prepare>("choices", given)?, dice)?,
            CAMPAIGN_ADVANCE => self.advance(&read::<Advance>("choices", given)?, dice)?,
            other => return Err(unknown_step(other)),
        };
        Ok(record(turn, &told))
    }
}

/// The record of a step; its history keeps the turn.
fn record(turn: Turn, told: &Told) -> Record {
    let mut record = told.record();
    record.summary.insert("turn".to_owned(), Value::String(turn.to_string()));
    record
}

fn unknown_step(command: &str) -> Error {
    let known = [CAMPAIGN_NEW, GENERATE_MISSION, CAMPAIGN_ADVANCE];
    Error::Usage(pointman_core::names::unknown("step of a campaign", command, &known))
}
