//! `campaign new`: what the players agree, and a campaign to play.

use clap::Args;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::ambush_valley;
use crate::command::ambush_valley::new::{self as of_ambush_valley, AmbushValleySetup};
use crate::command::campaign::generate_mission::MissionGame;
use crate::command::fng::campaign::{self as of_fng, FngSetup};
use crate::command::step::OutputOptions;
use crate::command::{DiceOptions, Group, Outcome, Session, Source, Subcommand};
use crate::document::{Described, choices};
use crate::error::Error;
use crate::fng::campaign;
use crate::voice::option;

/// Begins a campaign.
#[derive(Debug, Args, Deserialize)]
pub struct CampaignNew {
    /// The game
    #[arg(long, value_name = "GAME")]
    pub game: MissionGame,
    /// The set-up, as JSON: a file, or `-`; the options below add to it
    #[arg(long, value_name = "FILE")]
    pub setup: Option<Source>,
    /// The name of the campaign
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// What is agreed for Ambush Valley
    #[command(flatten)]
    #[serde(flatten)]
    pub ambush_valley: AmbushValleySetup,
    /// How to interpret an unclear rule, as KEY=VALUE
    #[arg(long, value_name = "KEY=VALUE")]
    #[serde(default)]
    pub option: Vec<String>,
    /// Print the JSON Schema of the set-up and stop
    #[arg(long)]
    #[serde(default)]
    pub schema: bool,
    /// What is agreed for FNG
    #[command(flatten)]
    #[serde(flatten)]
    pub fng: FngSetup,
    /// The source of the dice
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
    /// Where to write the document
    #[command(flatten)]
    #[serde(flatten)]
    pub output: OutputOptions,
}

impl Subcommand for CampaignNew {
    const PATH: &'static [&'static str] = &["campaign", "new"];
    const GROUP: Group = Group::Campaigns;
    const ABOUT: &'static str = "Begin a campaign";
    const EXAMPLES: &'static str = examples! {
        "pointman campaign new --game ambush-valley -o song-be.json                            "
            "# a US platoon against the VC",
        "pointman campaign new --game ambush-valley --regular US --regular NVA --turns 8       "
            "# two regular forces",
        "pointman campaign new --game ambush-valley --option leadership_roll=on --seed 11      "
            "# with leadership rolls",
        "pointman campaign new --game ambush-valley --region 'the delta' --attached us:M113 --asset "
            "us:tank:7,us:sniper-team",
        "pointman campaign new --game ambush-valley --setup platoon.json --name 'Song Be'      "
            "# your own platoon",
        "pointman campaign new --game fng --force us-marines --date 1967-05-early -o tour.json "
            "# a random squad for a tour of duty",
        "pointman campaign new --game fng --force us-army-infantry --corps ii --star Slag --star-rep 5 "
            "--star-attribute tough,born-leader",
        "pointman campaign new --game fng --squad squad.json --corps ii --option camp-37=no-cap "
            "# your own squad",
        "pointman campaign new --game fng --squad evening.json --corps ii                      "
            "# the squad of a finished evening",
    };
    const POSITIONAL: &'static [&'static str] = &["game"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let of_other = match self.game {
            MissionGame::AmbushValley => self.fng.given().map(|word| (word, "FNG", "ambush-valley")),
            MissionGame::Fng => self.ambush_valley.given().map(|word| (word, "Ambush Valley", "fng")),
        };
        if let Some((word, game, given)) = of_other {
            return Err(Error::Usage(format!(
                "{word} is for {game}: leave it out with {} {given}",
                option("game")
            )));
        }
        match self.game {
            MissionGame::AmbushValley => {
                if self.schema {
                    return Ok(schema::<ambush_valley::Setup>());
                }
                let mut setup: ambush_valley::Setup = read(&self.setup, session)?;
                setup.name = self.name.or(setup.name);
                of_ambush_valley::new(
                    setup,
                    self.ambush_valley,
                    &self.option,
                    &self.dice,
                    &self.output,
                    session,
                )
            }
            MissionGame::Fng => {
                if self.schema {
                    return Ok(schema::<campaign::Setup>());
                }
                let mut setup: campaign::Setup = read(&self.setup, session)?;
                setup.name = self.name.or(setup.name);
                of_fng::new(setup, &self.fng, &self.option, &self.dice, &self.output, session)
            }
        }
    }
}

fn schema<T: Described>() -> Outcome {
    Outcome::answer(crate::command::campaign::report_template::Data(T::schema()))
}

fn read<T: DeserializeOwned + Described + Default>(
    setup: &Option<Source>,
    session: &mut Session,
) -> Result<T, Error> {
    match setup {
        Some(source) => {
            let (file, given) = source.json(session)?;
            choices(&file, &given)
        }
        None => Ok(T::default()),
    }
}
