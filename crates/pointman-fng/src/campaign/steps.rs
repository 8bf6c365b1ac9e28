//! The steps of a campaign's document: beginning it, preparing a turn, going on to the next.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Choices, Prepare, Report, Setup, TourOfDuty};
use crate::calendar::Turn;
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::document::{Kind, Record, State, schema_of};
use pointman_core::error::{Error, Faults};
use pointman_core::steps;

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

/// The JSON Schemas of what is read here besides documents, by their names.
pub fn schemas() -> Vec<(&'static str, Value)> {
    vec![
        ("fng-advance", schema_of::<Advance>()),
        ("fng-orders", schema_of::<Prepare>()),
        ("fng-report", schema_of::<Report>()),
        ("fng-setup", schema_of::<Setup>()),
    ]
}

impl State for TourOfDuty {
    const KIND: Kind = Kind::new("fng-campaign");

    type Making = TourMaking;
    type Step = TourStep;
    type Told = TourTold;

    fn check(&self, faults: &mut Faults) {
        self.check_all(faults);
    }

    fn begin(TourMaking::New(setup): &TourMaking, dice: &mut dyn Dice) -> Result<(Self, TourTold), Error> {
        let (campaign, told) = setup.campaign(dice)?;
        let mut faults = Faults::default();
        campaign.check_all(&mut faults);
        match faults.into_list() {
            faults if faults.is_empty() => {
                let told = TourTold { turn: campaign.turn, told };
                Ok((campaign, told))
            }
            faults => Err(Error::Document { file: "set-up".to_owned(), faults }),
        }
    }

    fn apply(&self, step: &TourStep, dice: &mut dyn Dice) -> Result<(Self, TourTold), Error> {
        let mut next = self.clone();
        let told = match step {
            TourStep::Prepare(orders) => next.prepare(orders, dice)?,
            TourStep::Advance(advance) => next.advance(advance, dice)?,
        };
        Ok((next, TourTold { turn: self.turn, told }))
    }
}

steps! {
    /// What makes a campaign.
    pub enum TourMaking: "step that makes a campaign" {
        /// What is agreed.
        New(Setup) = CAMPAIGN_NEW,
    }
}

steps! {
    /// A step of a campaign.
    pub enum TourStep: "step of a campaign" {
        /// The turn up to its Mission.
        Prepare(Prepare) = GENERATE_MISSION,
        /// What follows, to the next turn.
        Advance(Advance) = CAMPAIGN_ADVANCE,
    }
}

/// What a step of a campaign did.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct TourTold {
    /// The turn it was in.
    pub turn: Turn,
    /// What happened.
    #[serde(flatten)]
    pub told: Told,
}

impl Record for TourTold {
    const KEPT: &'static [&'static str] = &["turn"];
}
