//! The steps of a campaign document: beginning it, the parts of a turn in their order, and ending it (3).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::campaign::corrections::{Extension, Freeing, Promotion, Renaming};
use crate::campaign::setup::Setup;
use crate::mission::pre_action::{Stage, empty_mission};
use crate::{
    AskedFor, BuyOrder, Campaign, CampaignType, Event, LengthOrder, MissionSetup, Orders, PackScenario,
    PackScenarioKind, QuestionName, Report, ReportLine, Scenario, SideOrders, SideSays, Source, Step,
    after_action::check_report::{self, Checked},
    after_action::{open_report, replacements::NewMen},
    mission::in_game,
};
use pointman_core::described;
use pointman_core::dice::Dice;
use pointman_core::document::{Kind, Record, Schemas, State};
use pointman_core::error::{Error, Faults};
use pointman_core::named::plain;
use pointman_core::question::OpenQuestion;
use pointman_core::steps;
use pointman_core::voice::option;
use pointman_core::way;

/// Begins a campaign.
pub const CAMPAIGN_NEW: &str = "campaign-new";
/// Does the steps before a game.
pub const GENERATE_MISSION: &str = "generate-mission";
/// Buys an asset outside Issue Orders.
pub const CAMPAIGN_BUY: &str = "campaign-buy";
/// One side gives its orders, sealed until every side has.
pub const CAMPAIGN_ORDERS: &str = "campaign-orders";
/// Gives a man a post of command.
pub const CAMPAIGN_PROMOTE: &str = "campaign-promote";
/// Gives something another name.
pub const CAMPAIGN_RENAME: &str = "campaign-rename";
/// Brings a prisoner home.
pub const CAMPAIGN_FREE_PRISONER: &str = "campaign-free-prisoner";
/// Gives the campaign another length.
pub const CAMPAIGN_EXTEND: &str = "campaign-extend";
/// Rolls for the length of the game.
pub const CAMPAIGN_LENGTH: &str = "campaign-length";
/// Does the steps after a game.
pub const CAMPAIGN_ADVANCE: &str = "campaign-advance";
/// Ends an open-ended campaign.
pub const CAMPAIGN_FINISH: &str = "campaign-finish";

/// What a step after a game needs.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Advance {
    /// What the players saw happen; given once, with the first of these steps.
    pub report: Option<Report>,
    /// The last step to do; Replacements if left out.
    pub through: Option<Step>,
    /// Names for new men, in the order they come.
    pub new_men: Vec<String>,
    /// The report must not contradict itself. Steps of 0.1.0 do not say so: theirs were taken as they stood.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub sound: bool,
    /// A new man to whom nobody gives a name gets one that nobody else in the campaign has. Earlier steps do
    /// not say so: theirs counted by team.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub unique_names: bool,
    /// A new man fills the place of whoever held a post, and not the post: their role is none of a leader's.
    /// Earlier steps do not say so: theirs took the role with the place.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub fills_no_post: bool,
    /// New men to whom nobody gives a name count from one: the first FNG is FNG 1. Earlier steps do not say
    /// so: theirs went on from those of the team.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub counts_from_one: bool,
    /// The report says nothing that nobody can have done and leaves nothing open, and no new man is given a
    /// name that somebody has. Earlier steps do not say so.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub strict: bool,
}

impl Advance {
    /// How strictly its report is checked.
    fn checked(&self) -> Checked {
        match (self.strict, self.sound) {
            (true, _) => Checked::Strictly,
            (false, true) => Checked::Sound,
            (false, false) => Checked::AsItStands,
        }
    }
}

/// What a step of a campaign or a mission did.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct StepRecord {
    /// The turn of the campaign.
    pub turn: u32,
    /// The steps of the turn that were done.
    pub steps: Vec<Step>,
    /// What happened, with the dice that decided it.
    pub events: Vec<Event>,
    /// What the players should know but need not heed.
    pub warnings: Vec<String>,
    /// The step that comes next.
    pub next: Step,
}

impl Record for StepRecord {
    const KEPT: &'static [&'static str] = &["turn", "steps"];
}

steps! {
    /// What makes a campaign.
    pub enum CampaignMaking: "step that makes a campaign" in crate::SCHEMAS {
        /// What is agreed.
        New(Setup) = CAMPAIGN_NEW,
    }
}

steps! {
    /// A step of a campaign.
    pub enum CampaignStep: "step of a campaign" in crate::SCHEMAS {
        /// The steps before a game.
        Prepare(Orders) = GENERATE_MISSION,
        /// What one side says of its orders.
        Orders(SideSays) = CAMPAIGN_ORDERS,
        /// An asset is bought outside Issue Orders.
        Buy(BuyOrder) = CAMPAIGN_BUY,
        /// The roll for the length of the game.
        Length(LengthOrder) = CAMPAIGN_LENGTH,
        /// The steps after a game.
        Advance(Advance) = CAMPAIGN_ADVANCE,
        /// A man gets a post of command.
        Promote(Promotion) = CAMPAIGN_PROMOTE,
        /// Something gets another name.
        Rename(Renaming) = CAMPAIGN_RENAME,
        /// A prisoner comes home.
        FreePrisoner(Freeing) = CAMPAIGN_FREE_PRISONER,
        /// The campaign gets another length.
        Extend(Extension) = CAMPAIGN_EXTEND,
        /// The end of an open-ended campaign.
        Finish(Finish) = CAMPAIGN_FINISH,
    }
}

impl State for Campaign {
    const KIND: Kind = Kind::new("av-campaign");
    const SCHEMAS: Schemas = crate::SCHEMAS;

    type Making = CampaignMaking;
    type Step = CampaignStep;
    type Told = StepRecord;

    fn check(&self, faults: &mut Faults) {
        self.check_all(faults);
    }

    fn begin(
        CampaignMaking::New(setup): &CampaignMaking,
        dice: &mut dyn Dice,
    ) -> Result<(Self, StepRecord), Error> {
        let (campaign, events) = setup.clone().campaign(dice)?;
        let mut faults = Faults::default();
        campaign.check_all(&mut faults);
        let faults = faults.into_list();
        if !faults.is_empty() {
            return Err(Error::Document { file: "set-up".to_owned(), faults });
        }
        let warnings = campaign.length_warning().into_iter().collect();
        let record = StepRecord { turn: 1, steps: Vec::new(), events, warnings, next: campaign.step };
        Ok((campaign, record))
    }

    fn begin_as_of(
        by: Option<&str>,
        CampaignMaking::New(setup): &CampaignMaking,
        dice: &mut dyn Dice,
    ) -> Result<(Self, StepRecord), Error> {
        let setup = Setup { as_in_0_1_0: by.is_none(), ..setup.clone() };
        Self::begin(&CampaignMaking::New(setup), dice)
    }

    fn apply(&self, step: &CampaignStep, dice: &mut dyn Dice) -> Result<(Self, StepRecord), Error> {
        let mut next = self.clone();
        let record = next.carry_out(step, dice)?;
        Ok((next, record))
    }
}

impl Campaign {
    fn carry_out(&mut self, step: &CampaignStep, dice: &mut dyn Dice) -> Result<StepRecord, Error> {
        let (turn, from) = (self.turn, self.step);
        let mut record =
            StepRecord { turn, steps: Vec::new(), events: Vec::new(), warnings: Vec::new(), next: from };
        // Names can be set right, and a campaign extended, once it is over.
        let goes_on = matches!(step, CampaignStep::Rename(_) | CampaignStep::Extend(_));
        if from == Step::Finished && !goes_on {
            return Err(Error::refused("AV 5.6", "the campaign is over"));
        }
        match step {
            CampaignStep::Prepare(orders) => self.prepare(orders, &mut record, dice)?,
            CampaignStep::Orders(said) => self.say(said, &mut record, dice)?,
            CampaignStep::Buy(order) => {
                let mission = self.mission.as_mut().ok_or_else(|| no_game(from))?;
                record.events.push(in_game::buy(&mut self.regulars, mission, from, order)?);
                let force = self.regulars.iter().find(|force| force.id == order.force);
                record.warnings.extend(force.and_then(|force| mission.bought_too_dear(force)));
            }
            CampaignStep::Length(order) => {
                let forces: Vec<_> =
                    self.forces().map(|force| (force.id().to_owned(), force.name().to_owned())).collect();
                let mission = self.mission.as_mut().ok_or_else(|| no_game(from))?;
                record.events.push(in_game::length(&forces, mission, from, order, dice)?);
            }
            CampaignStep::Advance(order) => self.advance(order.clone(), &mut record, dice)?,
            CampaignStep::Promote(order) => self.promote(order, &mut record)?,
            CampaignStep::Rename(order) => self.rename(order, &mut record)?,
            CampaignStep::FreePrisoner(order) => self.free_prisoner(order, &mut record)?,
            CampaignStep::Extend(order) => self.extend(*order, &mut record)?,
            CampaignStep::Finish(Finish {}) => self.finish()?,
        }
        if let CampaignStep::Promote(Promotion { noted: true, .. })
        | CampaignStep::Rename(Renaming { noted: true, .. })
        | CampaignStep::FreePrisoner(Freeing { noted: true, .. })
        | CampaignStep::Extend(Extension { noted: true, .. }) = step
        {
            let turn = record.turn;
            self.settled.extend(
                record.events.iter().map(|event| crate::campaign::Settled { turn, event: event.kept() }),
            );
        }
        record.next = self.step;
        Ok(record)
    }
}

/// The end of an open-ended campaign needs nothing.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Finish {}

described! {
    /// The schemas of what is read here besides documents.
    pub fn schemas() in crate::SCHEMAS {
        Advance = "av-advance",
        Extension = "av-extension",
        Finish = "av-finish",
        Freeing = "av-freeing",
        LengthOrder = "av-length",
        MissionSetup = "av-mission-setup",
        Orders = "av-orders",
        Promotion = "av-promotion",
        BuyOrder = "av-purchase",
        Renaming = "av-renaming",
        Report = "av-report",
        Setup = "av-setup",
        SideOrders = "av-side-orders",
        SideSays = "av-side-says",
    }
}

/// Refuses names for new men that somebody has or had, or that are none: names are unique in a campaign.
fn check_new_names(given: &[String], taken: &[String]) -> Result<(), Error> {
    for (index, name) in given.iter().enumerate() {
        let same = |other: &&String| plain(other) == plain(name);
        if plain(name).is_empty() {
            return Err(Error::Usage("the name of a new man cannot be empty".to_owned()));
        }
        if let Some(other) = taken.iter().find(same) {
            let why = format!("somebody is or was called {other} already: give the new man another name");
            return Err(Error::refused("AV 5.5", why));
        }
        if given[..index].iter().any(|other| same(&other)) {
            return Err(Error::Usage(format!("{name} is given to two new men: give each a name of his own")));
        }
    }
    Ok(())
}

fn no_game(step: Step) -> Error {
    Error::refused("AV 3", format!("there is no game now: the next step is {step}"))
}

/// The last step to do, refused unless it is one of `first` to `last`.
pub(crate) fn through(wanted: Option<Step>, first: Step, last: Step) -> Result<Step, Error> {
    let step = wanted.unwrap_or(last);
    if step < first || step > last {
        return Err(Error::refused(
            "AV 3",
            match first == last {
                true => format!("{step} is not due: the next step is {first}"),
                false => format!("{step} is not due: the next steps are {first} to {last}"),
            },
        ));
    }
    Ok(step)
}

impl Campaign {
    /// 1.3: 3 to 12 turns are usual.
    pub(crate) fn length_warning(&self) -> Option<String> {
        let usual = &crate::tables().campaign_length;
        let turns = self.turns_planned?;
        let unusual = turns < usual.min_turns || turns > usual.max_turns;
        unusual.then(|| format!("campaigns usually last {} to {} turns", usual.min_turns, usual.max_turns))
    }

    /// The Pre-Action steps from the next one on (4.1–4.4).
    fn prepare(
        &mut self,
        orders: &Orders,
        record: &mut StepRecord,
        dice: &mut dyn Dice,
    ) -> Result<(), Error> {
        let first = self.step;
        if !first.is_pre_action() {
            return Err(Error::refused(
                "AV 3",
                format!("a mission is prepared before the game: the next step is {first}"),
            ));
        }
        if self.is_apart() && first > Step::ReceiveMission {
            let open = self.open_orders();
            let who: Vec<String> = open.iter().map(|question| format!("\n  {}", question.what)).collect();
            let what = format!(
                "this campaign has sealed orders (`campaign orders`); still missing:{}",
                who.concat()
            );
            return Err(Error::asks(what, open));
        }
        // Nobody's orders are taken for granted where each side gives its own.
        let furthest = if self.is_apart() { Step::ReceiveMission } else { Step::InitiatePlan };
        let last = through(orders.through, first, furthest)?;
        let known: Vec<_> = self.forces().map(|force| force.id().to_owned()).collect();
        orders.check(&known, first, last)?;
        let pack = if first == Step::ReceiveMission {
            let (scenario, pack) = self.next_scenario(orders)?;
            self.mission = Some(empty_mission(scenario));
            pack
        } else {
            self.current_pack_scenario().cloned()
        };
        let sides = self.sides();
        let mission = self.mission.as_mut().ok_or_else(|| Error::Bug("there is no mission".to_owned()))?;
        let mut stage = Stage {
            options: &self.options,
            regulars: &mut self.regulars,
            insurgents: &self.insurgents,
            sides,
            mission,
            deployed_only: orders.deployed_only,
            events: Vec::new(),
            warnings: Vec::new(),
        };
        while self.step <= last {
            stage.step(self.step, orders, pack.as_ref(), dice)?;
            record.steps.push(self.step);
            self.step = self.step.next();
        }
        (record.events, record.warnings) = (stage.events, stage.warnings);
        Ok(())
    }

    /// Whether the mission that comes next is a generated one (4.1).
    pub fn would_generate(&self, orders: &Orders) -> bool {
        let next = self.pack.as_ref().map(|pack| pack.scenarios.get(pack.next));
        let is_generated = match next {
            None => orders.source.unwrap_or(Source::Generated) == Source::Generated,
            Some(next) => next.is_some_and(|next| next.kind == PackScenarioKind::RandomMission),
        };
        self.step == Step::ReceiveMission && is_generated
    }

    /// 4.1: the scenario of this turn: the pack's next, else the one the players chose.
    fn next_scenario(&mut self, orders: &Orders) -> Result<(Scenario, Option<PackScenario>), Error> {
        let mut scenario = Scenario {
            source: orders.source.unwrap_or(Source::Generated),
            id: orders.scenario.clone(),
            own_victory_points: false,
            asset_prices: orders.asset_prices.clone(),
            turns: orders.scenario_turns,
        };
        let Some(pack) = &mut self.pack else {
            match (scenario.source, &scenario.id) {
                (Source::Pack, _) => return Err(Error::refused("AV 1.1", "the campaign has no pack")),
                (Source::Generated, Some(id)) => {
                    return Err(Error::Usage(format!(
                        "`{id}` is a scenario: say whether it is designed or published"
                    )));
                }
                (Source::Generated, None) if scenario.turns.is_some() => {
                    return Err(Error::refused(
                        "AV 4.5",
                        "the length of a generated mission is rolled during the game",
                    ));
                }
                _ => return Ok((scenario, None)),
            }
        };
        let Some(next) = pack.scenarios.get(pack.next).cloned() else {
            return Err(Error::refused("AV 1.1", "the pack has no further scenario"));
        };
        let source = match next.kind {
            PackScenarioKind::Designed => Source::Pack,
            PackScenarioKind::RandomMission => Source::Generated,
        };
        if orders.source.is_some_and(|wanted| wanted != source)
            || orders.scenario.as_ref().is_some_and(|id| *id != next.name)
        {
            return Err(Error::refused(
                "AV 1.1",
                format!("a pack is played in order: next is {} ({})", next.name, next.kind),
            ));
        }
        pack.next += 1;
        scenario.source = source;
        scenario.id = Some(next.name.clone());
        scenario.own_victory_points = source == Source::Pack;
        scenario.turns = scenario.turns.or(next.turns);
        for price in &next.asset_prices {
            if !scenario.asset_prices.iter().any(|agreed| agreed.asset == price.asset) {
                scenario.asset_prices.push(price.clone());
            }
        }
        Ok((scenario, Some(next)))
    }

    /// The pack's scenario that is being played.
    pub fn current_pack_scenario(&self) -> Option<&PackScenario> {
        let pack = self
            .pack
            .as_ref()
            .filter(|_| self.mission.is_some() && self.r#type == CampaignType::CampaignPack)?;
        pack.scenarios.get(pack.next.checked_sub(1)?)
    }

    /// The After Action steps from the next one on (5).
    fn advance(&mut self, order: Advance, record: &mut StepRecord, dice: &mut dyn Dice) -> Result<(), Error> {
        let checked = order.checked();
        match (self.step, order.report) {
            (Step::ExecuteOperation, Some(report)) => self.take_report(report, checked, record)?,
            (Step::ExecuteOperation, None) => {
                let open = open_report::open_lines(None, self);
                return Err(open_report::incomplete(
                    &format!(
                        "the game needs a report: give it with {} (`campaign report-template` prints a \
                         blank one)",
                        option("report")
                    ),
                    open,
                    None,
                    self,
                ));
            }
            (step, Some(_)) if step.is_after_action() => {
                return Err(Error::refused(
                    "AV 3",
                    format!("the game is already reported: the next step is {step}"),
                ));
            }
            (step, None) if step.is_after_action() => {}
            (step, _) => {
                return Err(Error::refused(
                    "AV 3",
                    format!("there is no game to report yet: the next step is {step}"),
                ));
            }
        }
        let last = through(order.through, self.step, Step::Replacements)?;
        let everybody = self.regulars.iter().flat_map(|force| &force.figures).map(|man| &man.name);
        let everybody: Vec<String> = everybody.chain(&self.names_had).cloned().collect();
        if order.strict {
            check_new_names(&order.new_men, &everybody)?;
        }
        let taken = order.unique_names.then_some(everybody);
        let mut new_men = NewMen {
            names: order.new_men.into_iter(),
            taken,
            fills_no_post: order.fills_no_post,
            count_from_one: order.counts_from_one,
        };
        while self.step.is_after_action() && self.step <= last {
            let step = self.step;
            self.after_action_told(&mut new_men, record, dice)?;
            record.steps.push(step);
            if step == Step::Replacements {
                break;
            }
        }
        self.warn_of_posts(order.fills_no_post, record);
        let left: Vec<String> = new_men.names.collect();
        match &left[..] {
            [] => {}
            [name] => record.warnings.push(format!("there is no new man for the name {name}")),
            names => {
                record.warnings.push(format!("there are no new men for the names {}", names.join(", ")));
            }
        }
        Ok(())
    }

    /// The report of a game that has been played (5).
    fn take_report(
        &mut self,
        report: Report,
        checked: Checked,
        record: &mut StepRecord,
    ) -> Result<(), Error> {
        record.events.extend(self.buy_in_report(&report)?);
        let faults = check_report::check_report(&report, self, checked);
        if !faults.is_empty() {
            return Err(Error::Document { file: "report".to_owned(), faults });
        }
        let open = open_report::open_lines(Some(&report), self);
        // 0.1.0 asked neither why a game was cut short nor who was with a casualty; how long it lasted was
        // asked of those alone who said why it ended early.
        let is_asked = |line: &OpenQuestion| match QuestionName::of(line).map(|name| name.asked) {
            Some(AskedFor::Report(ReportLine::EndedEarly | ReportLine::AccompaniedBy)) => {
                checked >= Checked::Sound
            }
            Some(AskedFor::Report(ReportLine::GameTurns)) => report.ended_early.is_some(),
            _ => true,
        };
        let open: Vec<_> = open.into_iter().filter(is_asked).collect();
        if !open.is_empty() {
            return Err(open_report::incomplete("the report is missing", open, Some(&report), self));
        }
        record.steps.push(self.step);
        self.step = self.step.next();
        if let Some(mission) = &mut self.mission {
            mission.report = Some(report);
        }
        Ok(())
    }

    /// The next step after a game, with what the record tells of it.
    fn after_action_told(
        &mut self,
        new_men: &mut NewMen,
        record: &mut StepRecord,
        dice: &mut dyn Dice,
    ) -> Result<(), Error> {
        let step = self.step;
        let told = self.after_action.clone();
        let closed = self.turn_records.len();
        self.after_action_step(new_men, dice)?;
        let after = match self.turn_records.get(closed) {
            None => &self.after_action,
            Some(record) => &crate::AfterAction {
                casualties: record.casualties.clone(),
                development: record.development.clone(),
                replacements: record.replacements.clone(),
            },
        };
        record.events.extend_from_slice(&after.casualties[told.casualties.len()..]);
        record.events.extend_from_slice(&after.development[told.development.len()..]);
        record.events.extend_from_slice(&after.replacements[told.replacements.len()..]);
        record.events.extend(self.told_of(step));
        Ok(())
    }

    /// Warns of Point Men who are due, and of posts that nobody holds, or somebody beside another.
    fn warn_of_posts(&self, fills_no_post: bool, record: &mut StepRecord) {
        if record.steps.contains(&Step::CombatDevelopment) {
            record.warnings.extend(self.regulars.iter().flat_map(|force| force.point_men_due(record.turn)));
        }
        // After the last turn nobody leads anybody any more.
        let goes_on = self.step != Step::Finished;
        if fills_no_post && goes_on && record.steps.contains(&Step::Replacements) {
            record.warnings.extend(self.regulars.iter().flat_map(|force| force.posts_lost_in(record.turn)));
            let told = |man: &crate::Figure| {
                record.events.iter().any(|event| event.figure.as_ref() == Some(&man.id))
            };
            let twice = self.regulars.iter().flat_map(|force| force.posts_held_twice(told));
            let twice: Vec<String> = twice.collect();
            record.warnings.extend(twice);
        }
    }

    /// What a step without dice has to tell.
    fn told_of(&self, step: Step) -> Vec<Event> {
        let Some(mission) = &self.mission else { return Vec::new() };
        let sides = self.sides();
        let result = |id: &str| match (&mission.victor, mission.margin) {
            (Some(victor), Some(margin)) if sides.are_together(victor, id) => format!(": {}", margin.title()),
            (None, Some(margin)) => format!(": {}", margin.title()),
            _ => String::new(),
        };
        // What is compared is the sum of a side (1.5).
        let together = |id: &str| {
            let side = sides.with(id);
            let scores = side.iter().filter_map(|one| mission.score(one)).map(|score| i64::from(score.total));
            let sum: i64 = scores.sum();
            if side.len() > 1 { format!(" ({sum} together)") } else { String::new() }
        };
        match step {
            Step::AssessOperation => {
                let scores = mission.vp.iter().flatten();
                let part = |id: &str| mission.report.as_ref()?.force(id);
                scores
                    .map(|score| {
                        if let Some(why) = part(&score.force).and_then(|part| part.why_nothing(mission)) {
                            let what = format!("{} VP: it was not there: {why}", score.total);
                            return Event::of(step, &score.force, None, what);
                        }
                        Event::of(
                            step,
                            &score.force,
                            None,
                            format!("{} VP{}{}", score.total, together(&score.force), result(&score.force)),
                        )
                    })
                    .collect()
            }
            Step::CampaignVp => {
                let regular = self.regulars.iter().filter_map(|force| {
                    force.campaign_vp.last().map(|score| {
                        let prisoners = if score.pow_penalty == 0 {
                            String::new()
                        } else {
                            format!(", {} less for prisoners", score.pow_penalty)
                        };
                        Event::of(step, &force.id, None, format!("{} CVP{prisoners}", score.cvp))
                    })
                });
                let insurgent = self.insurgents.iter().filter_map(|force| {
                    force
                        .campaign_vp
                        .last()
                        .map(|score| Event::of(step, &force.id, None, format!("{} CVP", score.cvp)))
                });
                regular.chain(insurgent).collect()
            }
            _ => Vec::new(),
        }
    }

    /// 5.6: both players end an open-ended campaign, between turns.
    fn finish(&mut self) -> Result<(), Error> {
        if let Some(turns) = self.turns_planned {
            let open_ended = option("open-ended");
            let extend = way!("campaign extend {open_ended}", "extend open");
            return Err(Error::refused(
                "AV 5.6",
                format!("the campaign ends after {turns} turns ({extend} makes it open-ended)"),
            ));
        }
        if self.step != Step::ReceiveMission {
            return Err(Error::refused(
                "AV 5.6",
                format!("a campaign ends between turns: turn {} is at {}", self.turn, self.step),
            ));
        }
        self.mission = None;
        self.step = Step::Finished;
        Ok(())
    }
}
