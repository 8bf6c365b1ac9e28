//! `campaign report-template`: the report of the current game, to fill in.

use clap::Args;
use serde::Deserialize;
use serde_json::Value;

use crate::ambush_valley::{Campaign, Report as GameReport};
use crate::command::campaign::generate_mission::MissionGame;
use crate::command::fng::story::for_a_campaign;
use crate::command::{CommandAnswer, Group, Outcome, Session, Source, Subcommand};
use crate::document::{Described, Document};
use crate::error::Error;
use crate::fng::campaign;
use crate::fng::mission::Mission;
use crate::question::OpenQuestion;
use crate::render::Report;
use crate::voice::option;

/// Prints a report to fill in.
///
/// `figures` lists casualties, each {"figure": ID, "outcome": "wia"|"kia"|"pow", "wound": "serious"|"light"
/// (of a wia), "condition": "evacuated"|"accompanied"|"straggler" (of a serious wia)}.
#[derive(Debug, Args, Deserialize)]
pub struct CampaignReportTemplate {
    /// The campaign: a file, or `-` for standard input
    #[arg(value_name = "CAMPAIGN", required_unless_present = "schema")]
    pub document: Option<Source>,
    /// The evening played for an FNG campaign; everything it knows is filled in
    #[arg(long, value_name = "FILE", conflicts_with = "schema")]
    pub mission: Option<Source>,
    /// Print the JSON Schema of reports instead
    #[arg(long)]
    #[serde(default)]
    pub schema: bool,
    /// The game whose schema to print, if no campaign is given
    #[arg(long, value_name = "GAME", requires = "schema", conflicts_with = "document")]
    #[serde(default)]
    pub game: Option<MissionGame>,
}

/// Data that is shown as it is.
pub(in crate::command) struct Data(pub Value);

impl CommandAnswer for Data {
    fn json(&self) -> Value {
        self.0.clone()
    }

    fn report(&self) -> Report {
        let mut report = Report::new();
        report.verbatim(format!("{:#}\n", self.0));
        report
    }
}

/// The story of an evening as a report has it.
///
/// # Errors
/// When a step is not as the history says.
pub(crate) fn told_in(evening: &Document<Mission>) -> Result<Value, Error> {
    serde_json::to_value(for_a_campaign(evening)?).map_err(|error| Error::Bug(error.to_string()))
}

impl Subcommand for CampaignReportTemplate {
    const PATH: &'static [&'static str] = &["campaign", "report-template"];
    const GROUP: Group = Group::Campaigns;
    const ABOUT: &'static str = "Print a blank report for the current game";
    const EXAMPLES: &'static str = "\
pointman campaign report-template song-be.json > report.json   # fill it in, then:
pointman campaign-advance song-be.json --report report.json -i
pointman campaign report-template tour.json --mission evening.json > report.json   # FNG, after the evening

In the report, objectives_achieved plus objectives_failed is the force's
number of objectives; which_achieved names them if the force has several
(null: the first ones).
A casualty is {\"figure\": ID, \"outcome\": \"wia\"|\"kia\"|\"pow\"}. A wia has
a \"wound\": \"serious\"|\"light\"; a serious one has a \"condition\":
\"evacuated\"|\"accompanied\"|\"straggler\". With abandoned_casualty null,
stragglers decide it. declined lists the teams that do not roll for
development, or building-the-insurgency. game_turns may stay null.

For FNG, say whether the goal was met and contact made. Each man is \"ok\",
\"out-of-the-fight\" (evacuated: carried off the table), \"dead\",
\"captured\" or \"ran-away\"; fought: shot or fought hand to hand.
bonus_rp: 2 or 3 for finds in tunnels.";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let game = match (&self.document, self.game) {
            (Some(source), _) if source.is_tour(session)? => MissionGame::Fng,
            (Some(_), _) => MissionGame::AmbushValley,
            (None, game) => game.unwrap_or(MissionGame::AmbushValley),
        };
        if self.schema {
            return Ok(Outcome::answer(Data(match game {
                MissionGame::AmbushValley => GameReport::schema(),
                MissionGame::Fng => campaign::Report::schema(),
            })));
        }
        let source = self
            .document
            .ok_or_else(|| Error::needs("", OpenQuestion::of("document", "the campaign", ""), None))?;
        if game == MissionGame::Fng {
            let opened = source.open::<campaign::TourOfDuty>(session)?;
            let evening = self.mission.map(|mission| mission.open::<Mission>(session)).transpose()?;
            let mission = evening.as_ref().map(|evening| &*evening.document.data);
            let mut report = opened.document.data.report_template(mission)?;
            if let Some(evening) = &evening {
                report["story"] = told_in(&evening.document)?;
            }
            return Ok(Outcome::answer(Data(report)));
        }
        if self.mission.is_some() {
            return Err(Error::Usage(format!(
                "{mission} is for FNG; leave it out for an Ambush Valley campaign",
                mission = option("mission")
            )));
        }
        let opened = source.open::<Campaign>(session)?;
        Ok(Outcome::answer(Data(opened.document.data.report_template()?)))
    }
}
