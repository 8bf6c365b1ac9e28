//! `fitl coup`: the Coup card and the next parts of its Round (6.0).

use clap::Args;
use serde::Deserialize;

use super::act::words_or_json;
use super::common::{game, step_asking, step_explained, step_of_json};
use super::next::{next_data, next_lines};
use crate::command::step::Taking;
use crate::command::{
    DiceOptions, FilterOptions, Group, Opened, Outcome, Session, Shown, Source, Subcommand,
};
use crate::error::Error;
use crate::fitl::coup::CoupStop;
use crate::fitl::document::{FITL_COUP, GameStep};
use crate::fitl::rehearsal::Draft;
use crate::fitl::{CoupChoices, Game, GameData};
use crate::render::Report;

/// Carries out the Coup Round as far as no choice is needed.
#[derive(Debug, Args, Deserialize)]
pub struct FitlCoup {
    /// The game, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// Your choices, in words (a part with its entries or `none`, `;` between parts) or as JSON
    #[arg(value_name = "CHOICES", num_args = 0..)]
    #[serde(default, deserialize_with = "words_or_json")]
    pub words: Vec<String>,
    /// Your choices, as JSON: a file, or `-` for standard input
    #[arg(long = "choices-file", alias = "choices", value_name = "FILE", conflicts_with = "words")]
    pub choices: Option<Source>,
    /// Show how non-players decided: the steps, the table rows and the figures
    #[arg(long)]
    #[serde(default)]
    pub explain: bool,
    /// The source of the dice
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
}

impl Subcommand for FitlCoup {
    const PATH: &'static [&'static str] = &["fitl", "coup"];
    const GROUP: Group = Group::FitlTurns;
    const ABOUT: &'static str = "Carry out the Coup Round up to the next choice";
    const EXAMPLES: &'static str = examples! {
        "pointman fitl coup -i game.json                                                       "
            "# carry on, then list your choices",
        "pointman fitl coup -i game.json --explain                                              "
            "# and show why non-players did what they did",
        "pointman fitl coup -i game.json \"us-pacify hue terror 1 levels 2, saigon levels 1; arvn-pacify "
            "none\"",
        "pointman fitl coup -i game.json \"arvn-redeploy 3t tay-ninh to saigon, 1p hue to loc-hue-da-nang\"",
        "pointman fitl coup -i game.json \"us-commitment 2t casualties to da-nang, 4t saigon to available\"",
        "pointman fitl coup -i game.json --choices-file choices.json                                 "
            "# as JSON, such as {\"nva-redeploy\":[]}",
        "# Every part, and an entry of it; `none` answers any part:",
        "pointman fitl coup -i game.json \"coup-card saigon 1t 1p\"              # desertion",
        "pointman fitl coup -i game.json \"vc-sabotage loc-hue-da-nang\"",
        "pointman fitl coup -i game.json \"us-pacify hue terror 1 levels 2; arvn-pacify saigon levels 1\"",
        "pointman fitl coup -i game.json \"vc-agitate hue terror 1 levels 1\"     "
            "# under Cadres also `removing 1u 1a`",
        "pointman fitl coup -i game.json \"nva-redeploy 2t hue to north-vietnam\"",
        "pointman fitl coup -i game.json \"us-commitment 1b saigon to available\"",
        "pointman fitl coup -i game.json \"vc-shift hue\"",
    };
    const POSITIONAL: &'static [&'static str] = &["document", "words"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let FitlCoup { filter, words, choices, explain, dice } = self;
        let typed = words.join(" ");
        let in_words = choices.is_none() && !typed.trim_start().starts_with('{');
        if in_words && dice.are_asked(session) {
            return step_asking(
                &filter,
                explain,
                session,
                |_, _| Ok(Draft::coup(&typed)),
                |_, step| match step {
                    Some(step) => Ok(step),
                    None => Ok(GameStep::Coup(CoupChoices::parse(&typed)?)),
                },
            );
        }
        let chosen = chosen(&typed, choices.as_ref(), session)?;
        if chosen == CoupChoices::default() {
            let Opened { document, origin, .. } = filter.document.open::<GameData>(session)?;
            if let Some(asked) = asked(&game(&document)?) {
                return Ok(Outcome::document(asked, &document, filter.write(origin)?).of_no_step());
            }
        }
        step_explained(&filter, Taking { explain, ..Taking::with(&dice) }, session, |_, _| {
            Ok(GameStep::Coup(chosen))
        })
    }
}

fn chosen(words: &str, file: Option<&Source>, session: &mut Session) -> Result<CoupChoices, Error> {
    let (name, value) = match file {
        Some(source) => source.json(session)?,
        None if words.trim_start().starts_with('{') => {
            let value = serde_json::from_str(words)
                .map_err(|error| Error::Usage(format!("the choices are not valid JSON: {error}")))?;
            ("the choices".to_owned(), value)
        }
        None => return CoupChoices::parse(words),
    };
    match step_of_json(FITL_COUP, &name, "", value)? {
        GameStep::Coup(choices) => Ok(choices),
        _ => Err(Error::Bug("the choices of a Coup Round were read as another step".to_owned())),
    }
}

/// What a person is asked where nothing can be carried out before.
fn asked(game: &Game) -> Option<Shown> {
    let Some(CoupStop::Choice(_)) = game.coup_due().and_then(|part| game.coup_stop(part)) else {
        return None;
    };
    let mut report = Report::new();
    next_lines(&mut report, game);
    Some(Shown { data: next_data(game), report })
}
