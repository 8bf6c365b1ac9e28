//! `campaign new`: what the players agree, and a campaign to play.

use clap::Args;
use serde::Deserialize;

use super::campaign_common::{OutputOptions, Told, begin, step_record, step_report};
use super::generate_mission::{Game, regular, set_options, value};
use super::{DiceOptions, Outcome, Session, Source, Subcommand};
use crate::ambush_valley::{CAMPAIGN_NEW, Campaign, InsurgentSetup, Setup, choices};
use crate::error::Error;

/// Begins a campaign.
#[derive(Debug, Args, Deserialize)]
pub struct CampaignNew {
    /// The game
    #[arg(long, value_name = "GAME")]
    pub game: Game,
    /// What is agreed, as JSON: a file, or `-`; the options below add to it
    #[arg(long, value_name = "FILE")]
    pub setup: Option<Source>,
    /// The name of the campaign
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// How many turns it has; 6 if not given, or as many as its pack has scenarios
    #[arg(long, value_name = "N")]
    pub turns: Option<u32>,
    /// Go on until the players end it
    #[arg(long, conflicts_with = "turns")]
    #[serde(default)]
    pub open_ended: bool,
    /// A regular force, as NAME:NATION or NATION; once or twice
    #[arg(long, value_name = "NAME:NATION")]
    #[serde(default)]
    pub regular: Vec<String>,
    /// The VC force
    #[arg(long, value_name = "NAME")]
    pub insurgent: Option<String>,
    /// A reading of the rules, as KEY=VALUE
    #[arg(long, value_name = "KEY=VALUE")]
    #[serde(default)]
    pub option: Vec<String>,
    /// All players are on one side; says who runs the other
    #[arg(long, value_name = "WHO")]
    pub co_op: Option<String>,
    /// Print the JSON Schema of the set-up, and make nothing
    #[arg(long)]
    #[serde(default)]
    pub schema: bool,
    /// Where the answers of the dice come from
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
    /// Where the document goes
    #[command(flatten)]
    #[serde(flatten)]
    pub output: OutputOptions,
}

impl Subcommand for CampaignNew {
    const PATH: &'static [&'static str] = &["campaign", "new"];
    const ABOUT: &'static str = "Begin a campaign";
    const EXAMPLES: &'static str = "\
pointman campaign new --game ambush-valley -o song-be.json                            # a US platoon against the VC
pointman campaign new --game ambush-valley --regular US --regular NVA --turns 8       # two regular forces
pointman campaign new --game ambush-valley --option leadership_roll=on --seed 11      # with leadership rolls
pointman campaign new --game ambush-valley --setup platoon.json --name 'Song Be'      # your own platoon";
    const POSITIONAL: &'static [&'static str] = &["game"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        if self.schema {
            return Ok(Outcome::answer(super::campaign_report_template::Data(schemars::schema_for!(Setup).to_value())));
        }
        if self.game == Game::Fng {
            return Err(Error::Usage("campaign new is for --game ambush-valley".to_owned()));
        }
        let mut setup: Setup = match &self.setup {
            Some(source) => {
                let (file, given) = source.json(session)?;
                choices(&file, &given)?
            }
            None => Setup::default(),
        };
        setup.name = self.name.or(setup.name);
        if self.turns.is_some() {
            setup.open_ended = false;
        }
        if self.open_ended {
            setup.turns_planned = None;
        }
        setup.turns_planned = self.turns.or(setup.turns_planned);
        setup.open_ended |= self.open_ended;
        setup.regulars.extend(self.regular.iter().map(|text| regular(text)));
        setup.insurgents.extend(self.insurgent.map(|name| InsurgentSetup { name: Some(name), ..InsurgentSetup::default() }));
        set_options(&mut setup.options, &self.option)?;
        if self.co_op.is_some() {
            setup.co_op = true;
            setup.opposition = self.co_op;
        }
        let (document, record) = begin::<Campaign>(CAMPAIGN_NEW, value(&setup)?, &self.dice, session)?;
        let mut report = crate::render::Report::new();
        let campaign = &document.data;
        let forces: Vec<_> = campaign.forces().map(|force| force.name().to_owned()).collect();
        let turns = campaign.turns_planned.map_or_else(|| "open-ended".to_owned(), |turns| format!("{turns} turns"));
        report.heading(format!("{}: {}, {turns}", campaign.name, forces.join(" against ")));
        report.append(step_report(&step_record(&record)?, campaign, None));
        Ok(Outcome::document(Told::new(record, report), &document, self.output.write()))
    }
}
