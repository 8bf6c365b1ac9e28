//! What the commands of Ambush Valley campaigns and missions share: taking a step, and telling what it did.

use serde_json::Value;

use crate::ambush_valley::{
    Campaign, CurrentMission, Deployment, Event, Insurgency, LoneMission, MissionForce, Options,
    PackScenario, RegularForce, Step, StepRecord, TableId, insurgency_title, objective_called,
    quadrant_called, tables,
};
use crate::command::seal::Seal;
use crate::command::step::{Taking, Wanted, take};
use crate::command::{CommandAnswer, Opened, Outcome, Session, Source, Write, teller};
use crate::document::{Document, State};
use crate::error::Error;
use crate::named::{Named, word_of_name};
use crate::names;
use crate::render::Report;
use crate::trace::Note;
use crate::voice::{self, Voice};

/// What a step did, told without what `side` may not know.
pub(in crate::command) struct Told {
    told: StepRecord,
    report: Report,
    /// What the rules weighed, for `--explain`.
    explain: Vec<Note>,
}

impl Told {
    pub(in crate::command) fn new(told: StepRecord, report: Report) -> Self {
        Told { told, report, explain: Vec::new() }
    }

    /// What a step did as `side` may know it: the rolls of secret missions are left out.
    pub(in crate::command) fn by_side<S: Played>(
        mut told: StepRecord,
        mut explain: Vec<Note>,
        state: &S,
        side: Option<&str>,
        at_prompt: bool,
    ) -> Self {
        let seal = Seal::of(state, side).told_at_prompt(at_prompt);
        let mut report = sealed_report(&told, state, side, &seal);
        // The status line of the prompt says what comes next.
        if !at_prompt {
            tell_next(&mut report, state, told.next);
        }
        seal.notes(&mut explain, &state.force_names());
        teller::why(&mut report, &explain);
        seal.events(&mut told.events);
        Told { told, report, explain }
    }
}

impl CommandAnswer for Told {
    fn json(&self) -> Value {
        let mut told = serde_json::to_value(&self.told).expect("records have text keys and finite numbers");
        if !self.explain.is_empty() {
            told["explain"] = serde_json::json!(self.explain);
        }
        told
    }

    fn report(&self) -> Report {
        self.report.clone()
    }
}

/// A state whose secrets and forces can be asked for.
pub(in crate::command) trait Played: State<Told = StepRecord> {
    fn current(&self) -> Option<&CurrentMission>;
    fn options(&self) -> &Options;
    fn force_names(&self) -> Vec<(String, String)>;
    /// The teams assigned to the mission by a force, by name.
    fn assigned(&self, force: &str) -> Vec<String>;
    /// The scenario of a pack that is being played.
    fn pack_scenario(&self) -> Option<&PackScenario>;
    /// The game that the last step was about: the current one, else the one just closed.
    fn latest(&self) -> Option<&CurrentMission>;
    /// The turn of the campaign.
    fn turn(&self) -> Option<u32>;
    /// The command that goes on where `next` is the next step; none where what follows happens at the table.
    fn goes_on_with(&self, next: Step) -> Option<&'static str>;
    /// Whether all its players are on one side, and use one keyboard.
    fn is_of_one_side(&self) -> bool {
        false
    }
    /// The regular forces.
    fn regulars(&self) -> &[RegularForce];
    /// The insurgencies.
    fn insurgents(&self) -> &[Insurgency];
    /// A man as people speak of them.
    fn called(&self, force: &str, figure: &str) -> String {
        let force = self.regulars().iter().find(|one| one.id == force);
        force.map_or_else(|| figure.to_owned(), |force| force.called(figure))
    }
    /// An asset of a force by its name.
    fn asset_called(&self, force: &str, asset: &str) -> String {
        let force = self.regulars().iter().find(|one| one.id == force);
        force.map_or_else(|| tables().asset_name(asset), |force| force.name_of_asset(asset)).to_owned()
    }
    /// Teams of a force as people speak of them: `1A, 2B`.
    fn teams_called<'t>(&self, force: &str, teams: impl Iterator<Item = &'t str>) -> String {
        let force = self.regulars().iter().find(|one| one.id == force);
        let name = |id: &str| force.map_or(id, |force| force.team_called(id)).to_owned();
        teams.map(name).collect::<Vec<_>>().join(", ")
    }
}

impl Played for Campaign {
    fn goes_on_with(&self, next: Step) -> Option<&'static str> {
        Some(match next {
            Step::IssueOrders | Step::Reconnoiter | Step::InitiatePlan if !self.open_orders().is_empty() => {
                "campaign orders GAME"
            }
            Step::ReceiveMission | Step::IssueOrders | Step::Reconnoiter | Step::InitiatePlan => {
                "generate-mission --from GAME -i"
            }
            // Played at the table, then reported.
            Step::ExecuteOperation => "campaign report GAME -i",
            Step::AssessOperation
            | Step::CasualtyStatus
            | Step::CampaignVp
            | Step::CombatDevelopment
            | Step::Replacements => "campaign-advance GAME -i",
            Step::Finished => "campaign chronicle GAME",
        })
    }

    fn current(&self) -> Option<&CurrentMission> {
        self.mission.as_ref()
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn force_names(&self) -> Vec<(String, String)> {
        self.forces().map(|force| (force.id().to_owned(), force.name().to_owned())).collect()
    }

    fn assigned(&self, force: &str) -> Vec<String> {
        assigned_teams(&self.regulars, force)
    }

    fn pack_scenario(&self) -> Option<&PackScenario> {
        self.current_pack_scenario()
    }

    fn latest(&self) -> Option<&CurrentMission> {
        self.mission.as_ref().or(self.turn_records.last().map(|record| &record.mission))
    }

    fn turn(&self) -> Option<u32> {
        Some(self.turn)
    }

    fn regulars(&self) -> &[RegularForce] {
        &self.regulars
    }

    fn insurgents(&self) -> &[Insurgency] {
        &self.insurgents
    }

    fn is_of_one_side(&self) -> bool {
        self.co_op && !self.sealed_orders
    }
}

impl Played for LoneMission {
    fn goes_on_with(&self, _next: Step) -> Option<&'static str> {
        None
    }

    fn current(&self) -> Option<&CurrentMission> {
        Some(&self.mission)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn force_names(&self) -> Vec<(String, String)> {
        let regulars = self.regulars.iter().map(|force| (force.id.clone(), force.name.clone()));
        regulars.chain(self.insurgents.iter().map(|force| (force.id.clone(), force.name.clone()))).collect()
    }

    fn assigned(&self, force: &str) -> Vec<String> {
        assigned_teams(&self.regulars, force)
    }

    fn pack_scenario(&self) -> Option<&PackScenario> {
        None
    }

    fn latest(&self) -> Option<&CurrentMission> {
        Some(&self.mission)
    }

    fn turn(&self) -> Option<u32> {
        None
    }

    fn regulars(&self) -> &[RegularForce] {
        &self.regulars
    }

    fn insurgents(&self) -> &[Insurgency] {
        &self.insurgents
    }
}

fn assigned_teams(regulars: &[RegularForce], force: &str) -> Vec<String> {
    let force = regulars.iter().filter(|one| one.id == force).flat_map(|one| &one.teams);
    let assigned = force.filter(|team| team.deployed == Deployment::Assigned);
    assigned.map(|team| team.name.clone()).collect()
}

/// The id of the force that `typed` names.
pub(in crate::command) fn force_id(state: &impl Played, typed: &str) -> Result<String, Error> {
    let forces = state.force_names();
    let ids: Vec<&str> = forces.iter().map(|(id, _)| id.as_str()).collect();
    // The name that people have given it is as good, and a word of it.
    let known: Vec<Named> = forces.iter().map(|(id, name)| Named::new(id, name)).collect();
    let index = match names::resolve("force", typed, &ids) {
        Ok(index) => index,
        Err(_) => word_of_name("force", typed, &known).map_err(Error::Usage)?,
    };
    Ok(known[index].id.clone())
}

/// The step of a campaign's turn that `typed` names, one of those that a command takes. Any other is refused
/// by the campaign, which knows what is due.
pub(in crate::command) fn step_named(typed: &str, is_taken: impl Fn(Step) -> bool) -> Result<Step, Error> {
    let taken: Vec<Step> = Step::ALL.into_iter().filter(|step| is_taken(*step)).collect();
    let ids: Vec<&str> = taken.iter().map(|step| step.id()).collect();
    match names::resolve("step", typed, &ids) {
        Ok(index) => Ok(taken[index]),
        Err(why) => typed.parse().map_err(|_| Error::Usage(why)),
    }
}

/// A step of a document that was read: the next document, and what the step did.
pub(in crate::command) fn step<S: Played>(
    opened: Opened<S>,
    wanted: Wanted<S::Step>,
    taking: Taking<'_>,
    write: Write,
    session: &Session,
) -> Result<Outcome, Error> {
    let Opened { mut document, .. } = opened;
    let side = taking.side.map(|side| force_id(&*document.data, side)).transpose()?;
    let (record, notes) = take(&mut document, wanted, taking, session)?;
    Ok(told(record, notes, &document, side.as_deref(), write, session))
}

/// The outcome of a step: told to `side` alone, the whole document is kept from it where it is saved.
pub(in crate::command) fn told<S: Played>(
    record: StepRecord,
    notes: Vec<Note>,
    document: &Document<S>,
    side: Option<&str>,
    write: Write,
    session: &Session,
) -> Outcome {
    let told = Told::by_side(record, notes, &*document.data, side, session.is_guided());
    let outcome = Outcome::document(told, document, write);
    if side.is_some() { outcome.withholding() } else { outcome }
}

/// A campaign or a mission that stands alone.
pub(in crate::command) enum Either {
    Campaign(Box<Opened<Campaign>>),
    Mission(Box<Opened<LoneMission>>),
}

/// Opens a document that is one of both.
pub(in crate::command) fn open_either(source: &Source, session: &mut Session) -> Result<Either, Error> {
    Ok(match source.kind(session)? {
        crate::ambush_valley::LoneMission::KIND => Either::Mission(Box::new(source.open(session)?)),
        _ => Either::Campaign(Box::new(source.open(session)?)),
    })
}

/// What a step did, in words.
pub(in crate::command) fn step_report<S: Played>(told: &StepRecord, state: &S, side: Option<&str>) -> Report {
    let mut report = sealed_report(told, state, side, &Seal::of(state, side));
    tell_next(&mut report, state, told.next);
    report
}

/// The next step, and the command that goes on.
pub(in crate::command) fn tell_next(report: &mut Report, state: &impl Played, next: Step) {
    report.hint();
    if !report.is_empty() {
        report.line("");
    }
    let lead = if next == Step::Finished { "" } else { "Next: " };
    report.line(format!("{lead}{}", next_in_words(state, next)));
}

/// A step that is next, with the command that goes on where there is one; at the prompt, which asks for it,
/// its name alone.
pub(in crate::command) fn next_in_words(state: &impl Played, next: Step) -> String {
    let is_for_prompt = Voice::now() == Voice::Prompt;
    match state.goes_on_with(next).filter(|_| !is_for_prompt) {
        Some(command) => format!("{}: pointman {command}", next.title()),
        None => next.title().to_owned(),
    }
}

/// The same without what `seal` keeps.
fn sealed_report<S: Played>(told: &StepRecord, state: &S, side: Option<&str>, seal: &Seal) -> Report {
    let mut report = Report::new();
    tell_events(&mut report, told, state, seal);
    for warning in &told.warnings {
        report.aside(0, format!("Note: {warning}"));
    }
    // While orders are given apart, step by step, the whole game is told once it can be played.
    let is_whole = |mission: &CurrentMission| {
        mission.apart.is_none()
            || told.next == Step::ExecuteOperation
            || told.steps.contains(&Step::ReceiveMission)
    };
    if told.steps.iter().any(|step| step.is_pre_action())
        && let Some(mission) = state.current().filter(|mission| is_whole(mission))
    {
        crate::command::ambush_valley::briefing::briefing(&mut report, mission, state, side);
    }
    report
}

/// What happened in a step, a line for each thing, but for what is kept back.
pub(in crate::command) fn tell_events<S: Played>(
    report: &mut Report,
    told: &StepRecord,
    state: &S,
    seal: &Seal,
) {
    let names = state.force_names();
    let mut last = None;
    for (index, event) in told.events.iter().enumerate() {
        // Teams of which the same is said share a line.
        let is_alike = |other: &&Event| {
            event.throw.is_none()
                && event.team.is_some()
                && (other.step, &other.force, &other.throw) == (event.step, &event.force, &event.throw)
                && (other.figure.is_none() && event.figure.is_none())
                && (other.team.is_some() && other.consequence == event.consequence)
        };
        if told.events[..index].iter().any(|other| is_alike(&other)) {
            continue;
        }
        if last != Some(event.step) {
            // A campaign that was over goes on with its next turn.
            let is_between = told.steps.is_empty() && event.step == Step::ReceiveMission;
            let turn = state.turn().filter(|_| is_between).unwrap_or(told.turn);
            report.heading(format!("Turn {turn}: {}", event.step.title()));
            last = Some(event.step);
            if event.step == Step::AssessOperation {
                tell_missions(report, state, &names);
            }
        }
        let alike = told.events.iter().filter(is_alike).filter_map(|other| other.team.as_deref());
        let alike: Vec<&str> = alike.collect();
        let teams = if alike.is_empty() { event.team.as_deref().into_iter().collect() } else { alike };
        report.item(1, event_words(event, told.turn, &teams, state, &names, seal));
        if event.step == Step::AssessOperation
            && let Some(force) = &event.force
            && let Some(score) = state.latest().and_then(|mission| mission.score(force))
        {
            score.lines.iter().for_each(|line| report.item(2, line.words()));
        }
    }
    if told.events.is_empty() && !told.steps.is_empty() {
        let steps: Vec<_> = told.steps.iter().map(|step| step.title()).collect();
        report.line(format!("Turn {}: {}", told.turn, steps.join(", ")));
    }
}

/// The missions that are no secret any more, and what became of their objectives (4.1, 5.1).
fn tell_missions(report: &mut Report, state: &impl Played, names: &[(String, String)]) {
    let options = state.options();
    let filed = state.latest().and_then(|mission| mission.report.as_ref());
    let is_left_out = |id: &str| filed.and_then(|report| report.force(id)).is_some_and(|part| part.left_out);
    // Where a scenario has its own points nobody says what became of its objectives.
    let by_objectives = state.latest().filter(|mission| !mission.scenario.own_victory_points);
    let is_told =
        |part: &&MissionForce| part.revealed && !part.objectives.is_empty() && !is_left_out(&part.force);
    for part in by_objectives.iter().flat_map(|mission| &mission.forces).filter(is_told) {
        let name = names.iter().find(|(id, _)| *id == part.force).map_or(&part.force, |(_, name)| name);
        let states = part.objectives.iter().map(|objective| {
            let state = objective.state.title().to_lowercase();
            match (objective_called(part, objective, options), part.mission) {
                (Some(called), _) => format!("{called}: {state}"),
                (None, Some(_)) => state,
                (None, None) => format!("objective: {state}"),
            }
        });
        let states: Vec<String> = states.collect();
        let mission =
            part.mission.map_or_else(String::new, |mission| format!("Mission {}: ", mission.title()));
        report.item(1, format!("{name}: {mission}{}", states.join("; ")));
    }
}

/// One thing that happened in a turn, to these `teams` if to any, in a line.
fn event_words(
    event: &Event,
    turn: u32,
    teams: &[&str],
    state: &impl Played,
    names: &[(String, String)],
    seal: &Seal,
) -> String {
    let id = event.force.as_deref().unwrap_or("the force with Initiative");
    let force = names.iter().find(|(known, _)| known == id).map_or(id, |(_, name)| name);
    let who = match (teams, &event.figure) {
        (_, Some(figure)) => format!("{force}, {}", state.called(id, figure)),
        ([], None) => force.to_owned(),
        (teams, None) => format!("{force}, {}", state.teams_called(id, teams.iter().copied())),
    };
    if let Some(words) = event.force.as_deref().filter(|_| event.secret).and_then(|id| seal.words(Some(id))) {
        return format!("{who}: {words}");
    }
    let words = event.words_among(state.regulars(), turn);
    match &event.throw {
        // What is settled between the rules belongs to nobody: the campaign's new name.
        None if event.force.is_none() => names::capitalized(&event.words()),
        None => format!("{who}: {words}"),
        Some(throw) => {
            let table = TableId::ALL
                .iter()
                .find(|table| table.id() == throw.table)
                .map(|table| table.title())
                .or_else(|| insurgency_title(&throw.table))
                .unwrap_or(&throw.table);
            teller::line(&format!("{who}: {words}"), &throw.words(), table)
        }
    }
}

/// Splits `FORCE:REST`, as the options of one force are given.
pub(in crate::command) fn of_force<'a>(option: &str, text: &'a str) -> Result<(&'a str, &'a str), Error> {
    text.split_once(':').ok_or_else(|| {
        let how = format!("{text}: write FORCE:… , such as us:{text}");
        Error::Usage(format!("{} {how}", voice::option(option)))
    })
}

/// The objectives that options name: one of them may name several, with a comma before each next quadrant.
pub(in crate::command) fn objectives_listed(options: &[String]) -> Vec<&str> {
    let mut parts = Vec::new();
    for option in options {
        let mut rest = option.as_str();
        let next = |text: &str| {
            let mut commas = text.match_indices(',').map(|(at, _)| at);
            let begins = |at: &usize| {
                let first = text[at + 1..].trim_start().split([':', ' ']).next().unwrap_or_default();
                quadrant_called(first).is_ok()
            };
            commas.find(begins)
        };
        while let Some(at) = next(rest) {
            parts.push(rest[..at].trim());
            rest = rest[at + 1..].trim_start();
        }
        parts.push(rest);
    }
    parts
}

/// The parts of a list separated by commas, without those that are empty.
pub(in crate::command) fn listed(text: &str) -> Vec<String> {
    text.split(',').map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect()
}
