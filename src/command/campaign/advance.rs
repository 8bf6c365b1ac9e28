//! `campaign-advance`: from the report of a game to the next turn.

use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::ambush_valley::{AskedFor, CAMPAIGN_ADVANCE, Campaign, QuestionName, Report, ReportLine, Step};
use crate::command::ambush_valley::step::{step, step_named};
use crate::command::fng::campaign::{self, FngChoices};
use crate::command::step::{Taking, Wanted};
use crate::command::{DiceOptions, FilterOptions, Group, Outcome, Session, Source, Subcommand};
use crate::document;
use crate::error::Error;
use crate::plural::counted;
use crate::question::OpenQuestion;
use crate::voice::option;

/// Does everything that follows a game.
#[derive(Debug, Args, Deserialize)]
pub struct CampaignAdvance {
    /// The campaign, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// The report of the game, as JSON: a file, or `-`
    #[arg(long, value_name = "REPORT")]
    pub report: Option<Source>,
    /// Stop after this step
    #[arg(long, value_name = "STEP")]
    pub through: Option<String>,
    /// Names for new soldiers, in order of arrival
    #[arg(long, value_name = "NAME", value_delimiter = ',')]
    #[serde(default)]
    pub new_men: Vec<String>,
    /// What the players choose in FNG
    #[command(flatten)]
    #[serde(flatten)]
    pub fng: FngChoices,
    /// Show how each result came about: tables, rows, and what was weighed
    #[arg(long)]
    #[serde(default)]
    pub explain: bool,
    /// The source of the dice
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
}

impl Subcommand for CampaignAdvance {
    const PATH: &'static [&'static str] = &["campaign-advance"];
    const ALSO: &'static [&'static [&'static str]] = &[&["campaign", "advance"]];
    const GROUP: Group = Group::Campaigns;
    const ABOUT: &'static str = "Resolve everything after a game and begin the next turn of the campaign";
    const EXAMPLES: &'static str = examples! {
        "pointman campaign-advance song-be.json --report report.json -i               "
            "# resolve everything after the game",
        "pointman campaign-advance song-be.json --report report.json --rolls 3,4,8    # with your own dice",
        "pointman campaign-advance song-be.json --report report.json --explain        # and show why",
        "pointman campaign-advance song-be.json --report report.json -i --through assess-operation   "
            "# points only",
        "pointman campaign-advance tour.json --report report.json -i --gains Slag:tough  "
            "# FNG: the Star advances and picks an Attribute",
    };
    const POSITIONAL: &'static [&'static str] = &["document", "report"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        if self.filter.document == Source::Input && self.report == Some(Source::Input) {
            return Err(Error::Usage(
                "only one of the campaign and the report can be read from standard input".to_owned(),
            ));
        }
        if self.filter.document.is_tour(session)? {
            return self.fng(session);
        }
        if let Some(option) = self.fng.given() {
            return Err(Error::Usage(format!(
                "{option} is for FNG; leave it out for an Ambush Valley campaign"
            )));
        }
        let opened = self.filter.document.open::<Campaign>(session)?;
        let mut choices = advance_choices(&self.new_men);
        let mut file = None;
        if let Some(report) = &self.report {
            let (name, given) = report.json(session)?;
            document::choices::<Report>(&name, &given)?;
            choices["report"] = given.clone();
            choices["sound"] = json!(true);
            file = Some((name, given));
        }
        if let Some(through) = &self.through {
            choices["through"] = json!(step_named(through, is_after_action)?);
        }
        let write = self.filter.write(opened.origin.clone())?;
        let taking = Taking { explain: self.explain, ..Taking::with(&self.dice) };
        let told = step(opened, Wanted::Given(CAMPAIGN_ADVANCE, choices), taking, write, session);
        told.map_err(|error| match file {
            Some((name, given)) => in_report(error, name, &given),
            None => without_report(error),
        })
    }
}

/// The refusal of a step after a game that has no report yet, with what gives one here.
fn without_report(error: Error) -> Error {
    match error {
        Error::Refused { rule, part, asks: Some(asks), .. } if !asks.open.is_empty() => {
            let message = format!(
                "the game needs a report, which answers {}: give it with {} (`campaign report-template` \
                 prints a blank one), or let `campaign report` ask for it",
                counted(asks.open.len(), "question"),
                option("report")
            );
            Error::Refused { rule, part, message, asks: Some(asks) }
        }
        error => error,
    }
}

/// Whether a step of the turn follows the game.
pub(super) fn is_after_action(step: Step) -> bool {
    (Step::AssessOperation..=Step::Replacements).contains(&step)
}

/// What a step after a game is taken with by the rules of today, with names for its new men.
pub(super) fn advance_choices(new_men: &[String]) -> Value {
    json!({
        "new_men": new_men,
        "unique_names": true,
        "fills_no_post": true,
        "counts_from_one": true,
        "strict": true,
    })
}

/// What is wrong with a report, told of the file it came from: of what it leaves open, where that is to be
/// filled in.
fn in_report(error: Error, file: String, report: &Value) -> Error {
    match error {
        Error::Document { file: of, faults } if of == "report" => Error::Document { file, faults },
        Error::Refused { rule, part, asks: Some(mut asks), .. } if !asks.open.is_empty() => {
            let place = |open: &OpenQuestion| match QuestionName::of(open) {
                Some(name) => place_of(report, &name),
                // The questions of FNG are called as the fields are.
                None => Place { pointer: format!("/{}", open.name), fields: Vec::new(), lacks: None },
            };
            let places: Vec<Place> = asks.open.iter().map(place).collect();
            let line = |(place, open): (&Place, &OpenQuestion)| {
                let whose = place.lacks.as_ref().map_or(String::new(), |whose| format!("{whose}: "));
                let fields = match &place.fields[..] {
                    [] | [_] => String::new(),
                    fields => format!(" ({})", fields.join(", ")),
                };
                format!("\n{file}: {}: {whose}{}{fields}", place.pointer(), open.what)
            };
            let lines: String = places.iter().zip(&asks.open).map(line).collect();
            let message = format!("the report leaves {} open:{lines}", counted(places.len(), "question"));
            asks.pointer = places.first().map(Place::pointer);
            Error::Refused { rule, part, message, asks: Some(asks) }
        }
        error => error,
    }
}

/// Where a report lacks an answer.
struct Place {
    /// The force, team or figure, or the list in which nobody stands of whom it is asked.
    pointer: String,
    /// The fields that wait for the answer.
    fields: Vec<&'static str>,
    /// Who is to stand in that list.
    lacks: Option<String>,
}

impl Place {
    /// The first field that waits for the answer.
    fn pointer(&self) -> String {
        self.fields.first().map_or_else(|| self.pointer.clone(), |field| format!("{}/{field}", self.pointer))
    }
}

/// The fields of a report that a question is answered in, where they are not called as the question is.
fn fields_of(asked: AskedFor) -> Option<&'static [&'static str]> {
    match asked {
        AskedFor::Report(ReportLine::Deeds) => {
            Some(&["engaged_hostile", "inflicted_casualty", "engaged_by_hostile"])
        }
        AskedFor::Report(ReportLine::Condition) => Some(&["wound", "condition"]),
        _ => None,
    }
}

/// The place in a report of what a question is about.
fn place_of(report: &Value, name: &QuestionName) -> Place {
    const LISTS: [(&str, &str); 3] = [("forces", "force"), ("teams", "team"), ("figures", "figure")];
    let (mut pointer, mut place) = (String::new(), report);
    for part in name.force.iter().chain(&name.who) {
        let entry = LISTS.iter().find_map(|(list, key)| {
            let index = place[list].as_array()?.iter().position(|one| one[key] == **part)?;
            Some((format!("/{list}/{index}"), &place[list][index]))
        });
        let Some((step, within)) = entry else {
            if let Some((list, _)) = LISTS.iter().find(|(list, _)| place[list].is_array()) {
                pointer.push_str(&format!("/{list}"));
            }
            return Place { pointer, fields: Vec::new(), lacks: Some(part.clone()) };
        };
        pointer.push_str(&step);
        place = within;
    }
    match fields_of(name.asked) {
        Some(fields) => {
            let fields = fields.iter().copied().filter(|field| place[*field].is_null()).collect();
            Place { pointer, fields, lacks: None }
        }
        None => Place { pointer: format!("{pointer}/{}", name.asked.id()), fields: Vec::new(), lacks: None },
    }
}

impl CampaignAdvance {
    fn fng(self, session: &mut Session) -> Result<Outcome, Error> {
        if self.through.is_some() {
            return Err(Error::Usage(format!(
                "{through} is for Ambush Valley: an FNG turn ends in one step",
                through = option("through")
            )));
        }
        let opened = self.filter.document.open(session)?;
        let report = self.report.as_ref().map(|report| report.json(session)).transpose()?;
        let choices = self.fng.choices(&self.new_men)?;
        let write = self.filter.write(opened.origin.clone())?;
        let taking = Taking { explain: self.explain, ..Taking::with(&self.dice) };
        let told = campaign::advance(opened, report.as_ref(), choices, taking, write, session);
        told.map_err(|error| match report {
            Some((name, given)) => in_report(error, name, &given),
            None => error,
        })
    }
}
