//! `fitl act`: a person's faction acts or passes.

use clap::Args;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::common::step;
use crate::command::{DiceOptions, FilterOptions, Outcome, Session, Source, Subcommand};
use crate::error::Error;
use crate::fitl::{Faction, Game, PlayerAction};
use crate::fitl_game::{ActionChosen, FITL_ACT};

/// Acts for the faction whose turn it is.
#[derive(Debug, Args, Deserialize)]
pub struct FitlAct {
    /// The game and where the next one goes
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// The action in words: `pass`, `event shaded`, or an Operation with `;` between its steps; or as JSON
    #[arg(value_name = "ACTION", num_args = 0..)]
    #[serde(default, deserialize_with = "words_or_json")]
    pub words: Vec<String>,
    /// The action as JSON: a file, or `-` for standard input
    #[arg(long, value_name = "FILE", conflicts_with = "words")]
    pub action: Option<Source>,
    /// The faction that acts; refused if it is not offered an action
    #[arg(long, value_name = "FACTION")]
    pub faction: Option<Faction>,
    /// Where the answers of the dice come from
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
}

/// Words in one text or in several, or the action itself.
pub(super) fn words_or_json<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    use serde::de::Error as _;
    Ok(match Value::deserialize(deserializer)? {
        Value::String(words) => vec![words],
        Value::Array(words) => Vec::deserialize(Value::Array(words)).map_err(D::Error::custom)?,
        action => vec![action.to_string()],
    })
}

impl Subcommand for FitlAct {
    const PATH: &'static [&'static str] = &["fitl", "act"];
    const ABOUT: &'static str = "Act or pass with the faction whose turn it is";
    const EXAMPLES: &'static str = "\
pointman fitl act -i game.json pass
pointman fitl act -i game.json event shaded                                  # the shaded text of the current card
pointman fitl act -i game.json --action march.json                           # as JSON, such as {\"op\":\"march\",\"steps\":[…]}
pointman fitl act -i game.json \"rally tay-ninh place 2; special tax saigon\"  # an Operation with a Special Activity";
    const POSITIONAL: &'static [&'static str] = &["document", "words"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let FitlAct { filter, words, action, faction, dice } = self;
        step(&filter, FITL_ACT, &dice, session, |game, session| {
            let action = chosen(game, faction, &words.join(" "), action.as_ref(), session)?;
            Ok(ActionChosen { faction, action })
        })
    }
}

fn chosen(
    game: &Game,
    faction: Option<Faction>,
    words: &str,
    file: Option<&Source>,
    session: &mut Session,
) -> Result<PlayerAction, Error> {
    let acting = game.whose_turn(faction)?;
    let (name, value) = match file {
        Some(source) => source.json(session)?,
        None if words.trim_start().starts_with('{') => {
            let value = serde_json::from_str(words).map_err(|error| Error::Usage(format!("the action is not JSON: {error}")))?;
            ("the action".to_owned(), value)
        }
        None => return PlayerAction::parse(words, acting),
    };
    PlayerAction::deserialize(value).map_err(|error| Error::Usage(format!("{name}: {error}")))
}
