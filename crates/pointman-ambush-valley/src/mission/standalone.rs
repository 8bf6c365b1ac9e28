//! A mission that stands alone: one game outside any campaign, up to its report (4).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::campaign::setup::{InsurgentSetup, RegularSetup, Setup};
use crate::campaign::sides::Sides;
use crate::campaign::steps::{CAMPAIGN_BUY, CAMPAIGN_LENGTH, GENERATE_MISSION, StepRecord, through};
use crate::mission::pre_action::{Stage, empty_mission};
use crate::{
    BuyOrder, CurrentMission, Insurgency, LengthOrder, Matchup, Options, Orders, RegularForce, Scenario,
    Source, Step, mission::in_game,
};
use pointman_core::dice::Dice;
use pointman_core::document::{Kind, Schemas, State};
use pointman_core::error::{Error, Faults};
use pointman_core::{steps, vocabulary};

/// One Ambush Valley game: missions, momentum, board.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LoneMission {
    /// Who meets whom.
    pub matchup: Matchup,
    /// The next step to do.
    pub step: Step,
    /// Which readings of the rules it uses.
    #[serde(default)]
    pub options: Options,
    /// Its regular forces; they need no teams.
    pub regulars: Vec<RegularForce>,
    /// Its VC forces.
    #[serde(default)]
    pub insurgents: Vec<Insurgency>,
    /// The game.
    pub mission: CurrentMission,
}

/// What a mission is made from.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct MissionSetup {
    /// Who the regular force meets; irregulars if left out.
    pub versus: Option<Versus>,
    /// Which readings of the rules it uses.
    pub options: Options,
    /// Its regular forces; without teams they are taken as they stand on the table.
    pub regulars: Vec<RegularSetup>,
    /// Its VC force.
    pub insurgents: Vec<InsurgentSetup>,
    /// The players' choices.
    pub orders: Orders,
    /// Whether it is as 0.1.0 made it: all printed assets may be asked for, and drawn names may be alike.
    #[serde(skip)]
    pub as_in_0_1_0: bool,
}

vocabulary! {
    /// Who a regular force meets.
    pub enum Versus: "opponent" {
        Regular = "regular" "A regular force",
        Irregular = "irregular" "Irregulars",
    }
}

impl State for LoneMission {
    const KIND: Kind = Kind::new("av-mission");
    const SCHEMAS: Schemas = crate::SCHEMAS;

    type Making = LoneMissionMaking;
    type Step = LoneMissionStep;
    type Told = StepRecord;

    fn check(&self, faults: &mut Faults) {
        self.check_all(faults);
    }

    fn begin(
        LoneMissionMaking::Generate(setup): &LoneMissionMaking,
        dice: &mut dyn Dice,
    ) -> Result<(Self, StepRecord), Error> {
        let orders = setup.orders.clone();
        let (regulars, insurgents) = setup.forces()?;
        let matchup =
            if insurgents.is_empty() { Matchup::RegularVsRegular } else { Matchup::RegularVsIrregular };
        let source = orders.source.unwrap_or(Source::Generated);
        if source == Source::Pack {
            return Err(Error::refused("AV 1.1", "a stand-alone mission has no pack"));
        }
        if source == Source::Generated && (orders.scenario.is_some() || orders.scenario_turns.is_some()) {
            return Err(Error::Usage(
                "a generated mission has no scenario: say whether it is designed or published".to_owned(),
            ));
        }
        let scenario = Scenario {
            source,
            id: orders.scenario.clone(),
            own_victory_points: false,
            asset_prices: orders.asset_prices.clone(),
            turns: orders.scenario_turns,
        };
        let mission = empty_mission(scenario);
        let mut state = LoneMission {
            matchup,
            step: Step::ReceiveMission,
            options: setup.options.clone(),
            regulars,
            insurgents,
            mission,
        };
        let record = state.prepare(&orders, dice)?;
        let mut faults = Faults::default();
        state.check_all(&mut faults);
        match faults.into_list() {
            faults if faults.is_empty() => Ok((state, record)),
            faults => Err(Error::Document { file: "choices".to_owned(), faults }),
        }
    }

    fn begin_as_of(
        by: Option<&str>,
        LoneMissionMaking::Generate(setup): &LoneMissionMaking,
        dice: &mut dyn Dice,
    ) -> Result<(Self, StepRecord), Error> {
        let setup = MissionSetup { as_in_0_1_0: by.is_none(), ..setup.clone() };
        Self::begin(&LoneMissionMaking::Generate(setup), dice)
    }

    fn apply(&self, step: &LoneMissionStep, dice: &mut dyn Dice) -> Result<(Self, StepRecord), Error> {
        let mut next = self.clone();
        let event = match step {
            LoneMissionStep::Prepare(orders) => {
                let record = next.prepare(orders, dice)?;
                return Ok((next, record));
            }
            LoneMissionStep::Buy(order) => {
                in_game::buy(&mut next.regulars, &mut next.mission, next.step, order)?
            }
            LoneMissionStep::Length(order) => {
                let forces = crate::campaign::all_forces(&self.regulars, &self.insurgents);
                let forces: Vec<_> =
                    forces.map(|force| (force.id().to_owned(), force.name().to_owned())).collect();
                in_game::length(&forces, &mut next.mission, next.step, order, dice)?
            }
        };
        let (steps, warnings) = (Vec::new(), Vec::new());
        let record = StepRecord { turn: 1, steps, events: vec![event], warnings, next: next.step };
        Ok((next, record))
    }
}

steps! {
    /// What makes a mission that stands alone.
    pub enum LoneMissionMaking: "step that makes a mission" in crate::SCHEMAS {
        /// The forces and the players' choices.
        Generate(MissionSetup) = GENERATE_MISSION,
    }
}

steps! {
    /// A step of a mission that stands alone.
    pub enum LoneMissionStep: "step of a mission" in crate::SCHEMAS {
        /// The steps before the game.
        Prepare(Orders) = GENERATE_MISSION,
        /// An asset is bought outside Issue Orders.
        Buy(BuyOrder) = CAMPAIGN_BUY,
        /// The roll for the length of the game.
        Length(LengthOrder) = CAMPAIGN_LENGTH,
    }
}

impl MissionSetup {
    /// The ids of the forces it will have, the regulars first.
    ///
    /// # Errors
    /// When the forces make no match-up.
    pub fn force_ids(&self) -> Result<Vec<String>, Error> {
        let (regulars, insurgents) = self.forces()?;
        Ok(crate::campaign::all_forces(&regulars, &insurgents).map(|force| force.id().to_owned()).collect())
    }

    /// The ids of the insurgents among them.
    ///
    /// # Errors
    /// As [`force_ids`](Self::force_ids).
    pub fn insurgent_ids(&self) -> Result<Vec<String>, Error> {
        Ok(self.forces()?.1.into_iter().map(|force| force.id).collect())
    }

    fn forces(&self) -> Result<(Vec<RegularForce>, Vec<Insurgency>), Error> {
        let mut setup = Setup {
            regulars: self.regulars.clone(),
            insurgents: self.insurgents.clone(),
            as_in_0_1_0: self.as_in_0_1_0,
            ..Setup::default()
        };
        if setup.regulars.is_empty() {
            setup.regulars.push(RegularSetup::default());
        }
        match self.versus {
            Some(Versus::Regular) if !setup.insurgents.is_empty() => {
                return Err(Error::Usage("you gave a VC force but asked for a regular opponent".to_owned()));
            }
            Some(Versus::Regular) if setup.regulars.len() == 1 => {
                setup
                    .regulars
                    .push(RegularSetup { nation: Some("NVA".to_owned()), ..RegularSetup::default() });
            }
            Some(Versus::Irregular) if setup.regulars.len() > 1 => {
                return Err(Error::Usage(
                    "you gave two regular forces but asked for an irregular opponent".to_owned(),
                ));
            }
            _ => {}
        }
        for force in &mut setup.regulars {
            force.teams.get_or_insert_default();
        }
        setup.forces()
    }
}

impl LoneMission {
    /// The ids of its forces, the regulars first.
    pub fn force_ids(&self) -> Vec<String> {
        crate::campaign::all_forces(&self.regulars, &self.insurgents)
            .map(|force| force.id().to_owned())
            .collect()
    }

    fn prepare(&mut self, orders: &Orders, dice: &mut dyn Dice) -> Result<StepRecord, Error> {
        let first = self.step;
        if !first.is_pre_action() {
            return Err(Error::refused(
                "AV 3",
                format!("the mission is already prepared: the next step is {first}"),
            ));
        }
        let last = through(orders.through, first, Step::InitiatePlan)?;
        let known = self.force_ids();
        orders.check(&known, first, last)?;
        let mut record =
            StepRecord { turn: 1, steps: Vec::new(), events: Vec::new(), warnings: Vec::new(), next: first };
        let sides = Sides::apart(self.force_ids().into_iter());
        let mut stage = Stage {
            options: &self.options,
            regulars: &mut self.regulars,
            insurgents: &self.insurgents,
            sides,
            mission: &mut self.mission,
            deployed_only: orders.deployed_only,
            events: Vec::new(),
            warnings: Vec::new(),
        };
        while self.step <= last {
            stage.step(self.step, orders, None, dice)?;
            record.steps.push(self.step);
            self.step = self.step.next();
        }
        (record.events, record.warnings) = (stage.events, stage.warnings);
        record.next = self.step;
        Ok(record)
    }
}
