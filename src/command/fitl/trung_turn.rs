//! `trung-turn`: the non-player that is to act takes its turn (T5).

use clap::Args;
use serde::Deserialize;

use super::asked_for::{asked_for, bound, kept_in};
use super::common::{Told, game};
use super::forecast::forecast;
use crate::command::step::{Taking, Wanted, take};
use crate::command::{DiceOptions, FilterOptions, Group, Opened, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fitl::document::{GameStep, NonPlayerDecides};
use crate::fitl::{EventChoices, GameData};
use crate::question::NOTHING;
use crate::voice::option;

/// Takes the turn of the non-player that is to act.
#[derive(Debug, Args, Deserialize)]
pub struct TrungTurnCommand {
    /// The game, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// Show why: the conditions, the table rows with the spaces they leave, and the rolls
    #[arg(long)]
    #[serde(default)]
    pub explain: bool,
    /// Take the turn N times with different dice and count the outcomes, without changing the game
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000_000),
        conflicts_with_all = ["rolls", "dice", "explain", "in_place", "output"])]
    #[serde(default)]
    pub forecast: Option<u32>,
    /// The players' choices if the non-player's Event asks for any: `name value, value; name value`; after
    /// its Patrol, the cubes that an NVA player removes by M-48 Patton: `lose 1t from hue`
    #[arg(long, value_name = "CHOICES")]
    pub choices: Option<String>,
    /// The source of the dice
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
}

impl Subcommand for TrungTurnCommand {
    const PATH: &'static [&'static str] = &["trung-turn"];
    const ALSO: &'static [&'static [&'static str]] = &[&["fitl", "turn"]];
    const GROUP: Group = Group::FitlNonPlayers;
    const ABOUT: &'static str = "Take the current non-player's turn";
    const EXAMPLES: &'static str = examples! {
        "pointman trung-turn -i game.json                    # what to do with the counters, in order",
        "pointman trung-turn -i game.json --explain          # and why",
        "pointman trung-turn -i game.json --dice ask         # with your own dice and cards",
        "pointman trung-turn game.json --forecast 10000      # what it is likely to do",
        "pointman trung-turn -i game.json --choices \"troops 2t saigon\"  "
            "# a player's choice for the non-player's Event",
    };
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let TrungTurnCommand { filter, explain, forecast: runs, choices, dice } = self;
        let choices = EventChoices::parse(choices.as_deref().unwrap_or_default())?;
        let Opened { mut document, origin, .. } = filter.document.open::<GameData>(session)?;
        let before = game(&document)?;
        if let Some(runs) = runs {
            return Ok(Outcome::answer(forecast(
                &before,
                &choices,
                dice.seed.unwrap_or(document.dice.seed),
                runs,
                session,
            )?));
        }
        let write = filter.write(origin)?;
        let (told, notes) = if dice.are_asked(session) {
            let (prompts, dice) = (session.prompts(), bound(session.prompts()));
            let mut decide = || {
                let choices = asked_for(&before, &choices, &dice, prompts)?;
                let step = GameStep::NonPlayers(NonPlayerDecides { choices });
                let session = Session::of_command_line().lending(dice.clone());
                let options = DiceOptions::default();
                let taking = Taking { explain, ..Taking::with(&options) };
                take(&mut document, Wanted::Step(step), taking, &session)
            };
            decide().map_err(|error| kept_in(error, &dice))?
        } else {
            let step = GameStep::NonPlayers(NonPlayerDecides { choices });
            let taking = Taking { explain, ..Taking::with(&dice) };
            take(&mut document, Wanted::Step(step), taking, session).map_err(with_option)?
        };
        Ok(Outcome::document(Told::of(told, &document, Some(&before), &notes)?, &document, write))
    }
}

/// The error with how its first question is answered: by an option.
fn with_option(error: Error) -> Error {
    let Some(question) = error.open().first() else { return error };
    let answer = question.legal.first().map_or(NOTHING, String::as_str);
    let choices = format!("\"{} {answer}\"", question.name);
    let how = format!("; answer with {}", option("choices").with(&choices));
    match error {
        Error::Refused { rule, part, message, asks } => {
            Error::Refused { rule, part, message: message + how.as_str(), asks }
        }
        other => other,
    }
}
