//! `campaign report`: the report of a game told by flags or at the terminal, and everything that follows the
//! game.

use std::path::Path;

use clap::Args;
use serde::Deserialize;
use serde_json::json;

use crate::ambush_valley::{
    CAMPAIGN_ADVANCE, Campaign, Checked, Report, ReportTold, check_report, faults_in_words, open_lines,
};
use crate::command::ambush_valley::step::{step, step_named};
use crate::command::asker::Asker;
use crate::command::campaign::advance::{advance_choices, is_after_action};
use crate::command::campaign::report_template::Data;
use crate::command::step::{Taking, Wanted};
use crate::command::{DiceOptions, FilterOptions, Group, Outcome, Session, Source, Subcommand};
use crate::document::{self, State};
use crate::error::Error;
use crate::play::{ask_report, tell_finished_parts};
use crate::voice::option;

/// Reports a game.
///
/// Name men, teams and assets by any unambiguous part of the name, with FORCE: in front if needed. Nothing is
/// assumed about what a team did: answer each question, or use --rest no.
#[derive(Debug, Args, Deserialize)]
pub struct CampaignReport {
    /// The campaign, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// How many turns the game lasted
    #[arg(long, value_name = "N")]
    pub turns: Option<u32>,
    /// Why the game ended early, before turn 5
    #[arg(long, value_name = "WHY")]
    pub ended_early: Option<String>,
    /// Objectives achieved: how many, `none`, or which ones; the rest failed
    #[arg(long = "achieved", alias = "objective", value_name = "N|ID|none")]
    #[serde(default)]
    pub objective: Vec<String>,
    /// Killed
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    #[serde(default)]
    pub kia: Vec<String>,
    /// Wounded: light, or the condition at the end: evacuated, accompanied or straggler
    #[arg(long, value_name = "NAME:light|CONDITION", value_delimiter = ',')]
    #[serde(default)]
    pub wia: Vec<String>,
    /// For an accompanied man whose whole team is lost: the team or asset within 2" of him
    #[arg(long, value_name = "NAME:TEAM", value_delimiter = ',')]
    #[serde(default)]
    pub accompanied_by: Vec<String>,
    /// Taken prisoner
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    #[serde(default)]
    pub pow: Vec<String>,
    /// Casualties among attached or bought assets, lieutenant or medic: kia, pow, serious or light
    #[arg(long = "fate", alias = "other", value_name = "WHO:FATE[:officer]", value_delimiter = ',')]
    #[serde(default)]
    pub other: Vec<String>,
    /// Teams that engaged a hostile unit (`all`: every team deployed)
    #[arg(long, value_name = "TEAM", value_delimiter = ',')]
    #[serde(default)]
    pub engaged: Vec<String>,
    /// Teams that inflicted a casualty on a hostile unit; they count as having engaged it
    #[arg(long, value_name = "TEAM", value_delimiter = ',')]
    #[serde(default)]
    pub hit: Vec<String>,
    /// Teams engaged by a hostile unit
    #[arg(long, value_name = "TEAM", value_delimiter = ',')]
    #[serde(default)]
    pub fired_on: Vec<String>,
    /// Teams that abandoned a casualty, in addition to those that left a straggler
    #[arg(long, value_name = "TEAM", value_delimiter = ',')]
    #[serde(default)]
    pub abandoned: Vec<String>,
    /// `no`: the teams did nothing beyond what is given
    #[arg(long, value_name = "no")]
    pub rest: Option<Rest>,
    /// What counts for Victory Points: afv-destroyed=1, mobs-dispersed=2, leaders-killed=1, …
    #[arg(long = "counts", alias = "count", value_name = "WHAT=N", value_delimiter = ',')]
    #[serde(default)]
    pub count: Vec<String>,
    /// Victory Points by the scenario's own list
    #[arg(long, value_name = "FORCE:N", value_delimiter = ',')]
    #[serde(default)]
    pub points: Vec<String>,
    /// Bought during the game and not recorded yet: the asset, the game turn, and its own teams
    #[arg(long, value_name = "ASSET:TURN[:TEAM]", value_delimiter = ',')]
    #[serde(default)]
    pub bought: Vec<String>,
    /// The answer to an open question by its name, as --json lists both: 'us/hq/deeds=engaged hit'
    #[arg(long, value_name = "QUESTION=ANSWER")]
    #[serde(default)]
    pub answer: Vec<String>,
    /// Rolls to skip: teams that do not roll for development, or `insurgency`
    #[arg(long, value_name = "TEAM|insurgency", value_delimiter = ',')]
    #[serde(default)]
    pub decline: Vec<String>,
    /// Start from this report, as JSON: a file, or `-`
    #[arg(long, value_name = "REPORT")]
    pub report: Option<Source>,
    /// Ask for anything not given, even if standard input is not a terminal
    #[arg(long)]
    #[serde(default)]
    pub ask: bool,
    /// Print the report as JSON and stop
    #[arg(long)]
    #[serde(default)]
    pub report_only: bool,
    /// Stop after this step
    #[arg(long, value_name = "STEP")]
    pub through: Option<String>,
    /// Names for new men, in order of arrival
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    #[serde(default)]
    pub new_men: Vec<String>,
    /// Show how each result came about: tables, rows, and what was weighed
    #[arg(long)]
    #[serde(default)]
    pub explain: bool,
    /// The source of the dice
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
}

/// What is said of teams that are not named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rest {
    /// They did nothing else
    No,
}

impl Subcommand for CampaignReport {
    const PATH: &'static [&'static str] = &["campaign", "report"];
    const GROUP: Group = Group::Campaigns;
    const ABOUT: &'static str = "Report a game, by questions or flags, and resolve everything after it";
    const EXAMPLES: &'static str = examples! {
        "pointman campaign report song-be.json -i                    "
            "# asks force by force; ? lists the answers, back undoes one",
        "pointman campaign report song-be.json -i --turns 6 --achieved 1 --kia Grant --wia "
            "Keller:evacuated,Lopez:light \\",
        "    --engaged 1a,1b --hit 1a --fired-on 1a,1b --rest no --counts civilian-casualties=1",
        "pointman campaign report song-be.json --achieved none --rest no --turns 5 --report-only > "
            "report.json   # for campaign-advance",
        "pointman campaign report song-be.json -i --achieved 0 --answer 'us/hq/deeds=engaged hit' --rest no "
            "--turns 6",
        "pointman campaign report song-be.json -i --achieved 0 --rest no --turns 3 --ended-early 'the US "
            "withdrew'",
    };
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        if self.filter.document.kind(session)? == crate::fng::campaign::TourOfDuty::KIND {
            return Err(Error::Usage(
                "for an FNG campaign, fill in `campaign report-template --mission EVENING`, then run \
                 `campaign-advance`"
                    .to_owned(),
            ));
        }
        let opened = self.filter.document.open::<Campaign>(session)?;
        let campaign = &*opened.document.data;
        let mut told = ReportTold::begin(campaign)?;
        if let Some(source) = &self.report {
            let (name, given) = source.json(session)?;
            told = ReportTold::going_on(
                campaign,
                ReportTold::by_ids(campaign, document::choices::<Report>(&name, &given)?),
            )?;
        }
        // What somebody has said to its end at a keyboard of their own holds here, too.
        if let (None, Source::File(path)) = (&self.report, &self.filter.document) {
            tell_finished_parts(path, &opened.document, &mut told);
        }
        let before = told.report.clone();
        told.by_flags(|told| self.tell(told))?;
        let is_told = told.report != before || self.report.is_some();
        let asks = self.ask || (session.is_command_line() && Asker::is_there());
        if asks && (!is_told || !open_lines(Some(&told.report), told.campaign()).is_empty()) {
            told = ask_report(&opened.document, told, is_told, Asker::screen())?;
        }
        // A file says everything, unless the rest is said to be no.
        let is_whole = self.report.is_none() || self.rest.is_some();
        let report = if is_whole { told.whole() } else { told.report.clone() };
        let report = serde_json::to_value(&report).map_err(|error| Error::Bug(error.to_string()))?;
        let faults = check_report(&told.report, told.campaign(), Checked::Strictly);
        if !faults.is_empty() {
            return Err(match &self.report {
                // Whoever wrote the file looks for the place in it.
                Some(_) => Error::Document { file: "report".to_owned(), faults },
                None => faults_in_words(&faults, &told.report, told.campaign()),
            });
        }
        if self.report_only {
            return Ok(Outcome::answer(Data(report)));
        }
        let mut choices = advance_choices(&self.new_men);
        choices["report"] = json!(report);
        choices["sound"] = json!(true);
        if let Some(through) = &self.through {
            choices["through"] = json!(step_named(through, is_after_action)?);
        }
        let write = self.filter.write(opened.origin.clone())?;
        let taking = Taking { explain: self.explain, ..Taking::with(&self.dice) };
        // What somebody has begun to say there is not seen from here.
        let given: Vec<String> = match &self.filter.document {
            Source::File(path) => {
                let forces = campaign.forces().filter(|force| has_begun_report(path, force.id()));
                forces.map(|force| force.name().to_owned()).collect()
            }
            _ => Vec::new(),
        };
        let told = step(opened, Wanted::Given(CAMPAIGN_ADVANCE, choices), taking, write, session);
        told.map_err(|error| match error {
            Error::Refused { rule, part, message, asks: Some(asks) }
                if !given.is_empty() && !asks.open.is_empty() =>
            {
                let message = format!(
                    "{message}\n{} has begun its part at the prompt: `pointman play` goes on with it",
                    given.join(" and ")
                );
                Error::Refused { rule, part, message, asks: Some(asks) }
            }
            error => error,
        })
    }
}

/// Whether the player of a force has begun to report at a keyboard of their own.
fn has_begun_report(campaign: &Path, force: &str) -> bool {
    let mut name = campaign.as_os_str().to_owned();
    name.push(format!(".{force}.report.draft"));
    Path::new(&name).exists()
}

impl CampaignReport {
    /// Tells what the flags say.
    fn tell(&self, told: &mut ReportTold) -> Result<(), Error> {
        if let Some(turns) = self.turns {
            told.report.game_turns = Some(turns);
        }
        if self.ended_early.is_some() {
            told.report.ended_early.clone_from(&self.ended_early);
        }
        self.bought.iter().try_for_each(|text| told.bought(text))?;
        self.points.iter().try_for_each(|text| told.points(text))?;
        self.objective.iter().try_for_each(|text| told.objectives(text))?;
        self.kia.iter().try_for_each(|name| told.casualty(name, "kia"))?;
        self.pow.iter().try_for_each(|name| told.casualty(name, "pow"))?;
        for text in &self.wia {
            // `FORCE:NAME` names no condition.
            let is_fate = |fate: &str| {
                ["light", "serious", "evacuated", "accompanied", "straggler"]
                    .iter()
                    .any(|word| word.starts_with(fate))
            };
            match text.rsplit_once(':').filter(|(_, fate)| !fate.is_empty() && is_fate(fate)) {
                Some((name, fate)) if "light".starts_with(fate) => told.casualty(name, "light")?,
                Some((name, fate)) => told.casualty(name, fate)?,
                None => told.casualty(text, "wia")?,
            }
        }
        self.other.iter().try_for_each(|text| told.other_casualty(text))?;
        self.accompanied_by.iter().try_for_each(|text| told.accompanied(text))?;
        for (teams, deed) in [
            (&self.hit, "engaged"),
            (&self.engaged, "engaged"),
            (&self.hit, "hit"),
            (&self.fired_on, "fired-on"),
            (&self.abandoned, "abandoned"),
        ] {
            teams.iter().try_for_each(|team| told.deed(team, deed, true))?;
        }
        self.count.iter().try_for_each(|text| told.tally(text))?;
        for roll in &self.decline {
            match roll.as_str() {
                "insurgency" | "building-the-insurgency" => told.no_insurgency_roll()?,
                team => told.deed(team, "declined", true)?,
            }
        }
        for text in &self.answer {
            let (name, answer) = text.split_once('=').ok_or_else(|| {
                let how = option("answer").with("QUESTION=ANSWER");
                Error::Usage(format!("`{text}`: name the question and its answer: {how}"))
            })?;
            told.answer_named(name.trim(), answer)?;
        }
        if self.rest.is_some() {
            told.rest_did_nothing();
        }
        Ok(())
    }
}
