//! The steps of a campaign's document: beginning it, preparing a turn, going on to the next.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Choices, Prepare, Report, Setup, TourOfDuty};
use crate::calendar::Turn;
use crate::told::Told;
use pointman_core::described;
use pointman_core::dice::Dice;
use pointman_core::document::{Kind, Record, Schemas, State};
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

described! {
    /// The schemas of what is read here besides documents.
    pub fn schemas() in crate::SCHEMAS {
        Advance = "fng-advance",
        Prepare = "fng-orders",
        Report = "fng-report",
        Setup = "fng-setup",
    }
}

impl State for TourOfDuty {
    const KIND: Kind = Kind::new("fng-campaign");
    const SCHEMAS: Schemas = crate::SCHEMAS;

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
    pub enum TourMaking: "step that makes a campaign" in crate::SCHEMAS {
        /// What is agreed.
        New(Setup) = CAMPAIGN_NEW,
    }
}

steps! {
    /// A step of a campaign.
    pub enum TourStep: "step of a campaign" in crate::SCHEMAS {
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
