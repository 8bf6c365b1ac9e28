//! `fitl act`: a person's faction acts or passes.

use clap::Args;
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};

use super::advise::answered;
use super::common::{step, step_asking, step_of_document, step_of_json};
use super::pivotal::PIVOTAL;
use crate::command::asker::{Asker, Said};
use crate::command::step::Taking;
use crate::command::{DiceOptions, FilterOptions, Group, Outcome, Session, Source, Subcommand};
use crate::document::Document;
use crate::error::Error;
use crate::fitl::document::{ActionChosen, FITL_ACT, GameStep, PivotalPlayed};
use crate::fitl::rehearsal::Draft;
use crate::fitl::{Faction, Game, GameData, PlayerAction};
use crate::play::as_typed;

/// Stands behind an action in words in place of the option of that name.
pub(super) const AS_ADVISED: &str = "as-advised";

/// Acts for the faction whose turn it is.
#[derive(Debug, Args, Deserialize)]
pub struct FitlAct {
    /// The game, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// The action in words (`pass`, `event shaded`, `pivotal`, or an Operation with `;` between its steps) or
    /// as JSON
    #[arg(value_name = "ACTION", num_args = 0..)]
    #[serde(default, deserialize_with = "words_or_json")]
    pub words: Vec<String>,
    /// The action as JSON: a file, or `-` for standard input
    #[arg(long, value_name = "FILE", conflicts_with = "words")]
    pub action: Option<Source>,
    /// The faction you expect to act; refused if it is another's turn
    #[arg(long, value_name = "FACTION")]
    pub faction: Option<Faction>,
    /// Let the adviser answer what an Event of which only the text is named asks, also after its dice;
    /// `as-advised` behind the words does the same
    #[arg(long)]
    #[serde(default)]
    pub as_advised: bool,
    /// Show how non-players made the choices that the action leaves to them
    #[arg(long)]
    #[serde(default)]
    pub explain: bool,
    /// The source of the dice
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
    const GROUP: Group = Group::FitlTurns;
    const ABOUT: &'static str = "Act or pass with the current faction";
    const EXAMPLES: &'static str = examples! {
        "pointman fitl act -i game.json pass",
        "pointman fitl act -i game.json event shaded             # the shaded text of the current card",
        "pointman fitl act -i game.json event shaded as-advised   # the adviser answers what it asks",
        "pointman fitl act -i game.json event shaded transfer vc nva 3   "
            "# VC first gives NVA 3 Resources (`transfer vc nva 3 after`: at the end)",
        "pointman fitl act -i game.json --action march.json      # as JSON: {\"op\":\"march\",\"steps\":[…]}",
        "pointman fitl act -i game.json \"train saigon place 3t 2p; pacify saigon terror 1 levels 1\"   "
            "# US: Train, then Pacify",
        "pointman fitl act -i game.json \"train hue place 2u taking 1u kontum; police hue from da-nang\"   "
            "# Irregulars from the map; CAP moves Police",
        "pointman fitl act -i game.json \"train can-tho place 4p; base can-tho troops 2\"   "
            "# ARVN: a Base for 3 cubes, 2 of them Troops",
        "pointman fitl act -i game.json \"train can-tho place 6t; patronage 3\"   "
            "# ARVN: Patronage to Resources",
        "pointman fitl act -i game.json \"patrol hue-da-nang: 2t from hue; assault hue-da-nang\"",
        "pointman fitl act -i game.json \"patrol stay; activate hue-da-nang vc 1u\"",
        "pointman fitl act -i game.json \"sweep tay-ninh: 3t from saigon; activate tay-ninh vc 2u nva 1u\"",
        "pointman fitl act -i game.json \"sweep tay-ninh: 3t from saigon; cobras tay-ninh nva_troops\"",
        "pointman fitl act -i game.json \"assault tay-ninh remove vc 2a; saigon arvn\"   "
            "# the ARVN Assaults too",
        "pointman fitl act -i game.json \"assault hue only nva m-48 abrams vc search-and-destroy vc\"",
        "pointman fitl act -i game.json \"assault quang-tri tunnel vc remove nva 2t\"",
        "pointman fitl act -i game.json \"rally tay-ninh place 2; kien-phong base of 1u 1a; improve-trail\"",
        "pointman fitl act -i game.json \"rally saigon underground; hue agitate 1\"   # VC",
        "pointman fitl act -i game.json \"march quang-nam: 2u 1t from quang-tri, 1a from southern-laos\"",
        "pointman fitl act -i game.json \"attack hue troops remove 1t 1arvn_police; saigon guerrillas\"",
        "pointman fitl act -i game.json \"attack hue troops pt-76 against arvn remove 2t\"",
        "pointman fitl act -i game.json \"terror hue; saigon\"",
        "# A Special Activity goes where you execute it, with `,` between its spaces:",
        "pointman fitl act -i game.json \"train hue; special advise saigon force remove vc 1u, aid\"",
        "pointman fitl act -i game.json \"patrol stay; special air-lift hue: 3t from saigon\"",
        "pointman fitl act -i game.json \"patrol hue: 1t from da-nang; special air-lift saigon: 1t from hue "
            "moved\"   # or `unmoved`",
        "pointman fitl act -i game.json \"assault hue; special air-strike tay-ninh 2, hue vc 1a, degrade\"",
        "pointman fitl act -i game.json \"assault hue; special air-strike degrade sa-2s nva_troops hue\"",
        "pointman fitl act -i game.json \"train hue; special govern can-tho aid, hue patronage mandate\"",
        "pointman fitl act -i game.json \"assault special transport hue 2t to hue; armored-cavalry hue\"",
        "pointman fitl act -i game.json \"sweep hue; special raid tay-ninh: 1u from saigon remove vc 1u\"",
        "pointman fitl act -i game.json \"rally hue; special infiltrate hue build 3 replacing 2u\"",
        "pointman fitl act -i game.json \"rally hue; special infiltrate hue take-over\"",
        "pointman fitl act -i game.json \"rally hue; special bombard quang-tri remove us_troops\"",
        "pointman fitl act -i game.json \"attack special ambush hue at phu-bon main-force-bns remove 1t\"",
        "pointman fitl act -i game.json \"rally tay-ninh place 2; special tax saigon, quang-nam\"",
        "pointman fitl act -i game.json \"terror hue; special subvert saigon remove 1t 1p, hue replace p\"",
        "pointman fitl act -i game.json \"rally quang-tri place 1; transfer nva vc 3\"   "
            "# Resources to another faction",
        "# An Event: its side, then its choices; anything it grants goes in parentheses, `us-special "
            "(air-strike hue 2)`:",
        "pointman fitl act -i game.json \"event unshaded place 2u hue; option aid\"",
    };
    const POSITIONAL: &'static [&'static str] = &["document", "words"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let FitlAct { filter, words, action, faction, as_advised, explain, dice } = self;
        let typed = words.join(" ");
        if let Some(named) = pivotal_of(&typed) {
            return step(&filter, &dice, session, |game, _| pivotal(game, named?, faction));
        }
        let behind = typed.trim_end().strip_suffix(AS_ADVISED);
        let (typed, as_advised) = match behind.filter(|action| action.ends_with(char::is_whitespace)) {
            Some(action) => (action.trim_end().to_owned(), true),
            None => (typed, as_advised),
        };
        let in_words = action.is_none() && !typed.trim_start().starts_with('{');
        if in_words && dice.are_asked(session) {
            let draft = |document: &Document<GameData>, game: &Game| -> Result<Draft, Error> {
                let acting = game.whose_turn(faction).ok();
                let is_read =
                    acting.is_none_or(|acting| PlayerAction::parse_on(&typed, acting, game.board()).is_ok());
                let as_typed = || match as_typed(document, game, &typed) {
                    // Words that can be read in two ways: which is meant is asked.
                    Err(error) if !error.open().is_empty() => reading_meant(error).map(Some),
                    read => Ok(read.ok().flatten()),
                };
                let read = if is_read { None } else { as_typed()? };
                Ok(Draft::act(read.as_ref().unwrap_or(&typed)))
            };
            return step_asking(&filter, explain, session, draft, |game, step| {
                let action = match step {
                    Some(GameStep::Act(ActionChosen { action, .. })) => action,
                    _ => PlayerAction::parse_on(&typed, game.whose_turn(faction)?, game.board())?,
                };
                Ok(GameStep::Act(ActionChosen { faction, action }))
            });
        }
        let take = |read: Option<PlayerAction>, seen: &mut Option<Seen>, session: &mut Session| {
            let taking = Taking { explain, ..Taking::with(&dice) };
            step_of_document(&filter, taking, session, |document, game, session| {
                let seen = seen.insert(Seen { document: document.clone(), game: *game, action: None });
                let action = match read {
                    Some(action) => action,
                    None => chosen(game, faction, &typed, action.as_ref(), session)?,
                };
                seen.action = Some(action.clone());
                let step = GameStep::Act(ActionChosen { faction, action });
                Ok(if as_advised { answered(game, document, step) } else { step })
            })
        };
        let mut seen = None;
        let refused = match take(None, &mut seen, session) {
            Err(error) if in_words => error,
            done => return done,
        };
        // What the command's own grammar refuses, the prompt may read.
        let is_refused =
            matches!(refused, Error::Refused { .. } | Error::Usage(_) | Error::Incomplete { .. });
        let read = match seen.as_ref().filter(|_| is_refused) {
            Some(seen) => as_at_the_prompt(&seen.document, &seen.game, faction, &typed)?
                .filter(|read| seen.action.as_ref() != Some(read)),
            None => None,
        };
        let done = match read {
            Some(action) => take(Some(action), &mut seen, session),
            None => Err(refused),
        };
        done.map_err(|error| match &seen {
            Some(seen) => Draft::act(&typed).asking(&seen.game, error),
            None => error,
        })
    }
}

/// The faction that `pivotal` or `pivotal vc` names, where the words are that.
fn pivotal_of(typed: &str) -> Option<Result<Option<Faction>, Error>> {
    let mut words = typed.split_whitespace();
    if words.next() != Some(PIVOTAL) {
        return None;
    }
    match (words.next(), words.next()) {
        (None, _) => Some(Ok(None)),
        (Some(faction), None) => Some(faction.parse().map(Some).map_err(Error::Usage)),
        _ => None,
    }
}

/// The step that plays the Pivotal Event of the faction that is named, of the one that is expected to act, or
/// of the only one that may play its own.
fn pivotal(game: &Game, named: Option<Faction>, expected: Option<Faction>) -> Result<GameStep, Error> {
    let mut able = game.pivotal_players().iter();
    let only = able.next().filter(|_| able.next().is_none());
    let faction = named.or(expected).or(only).ok_or_else(|| {
        Error::Usage(format!(
            "`{PIVOTAL}`: name the faction that plays its Pivotal Event, as in `{PIVOTAL} vc`"
        ))
    })?;
    if let Some(expected) = expected.filter(|expected| *expected != faction) {
        return Err(Error::Usage(format!("`{PIVOTAL} {faction}`: you expect {expected} to act")));
    }
    Ok(GameStep::Pivotal(PivotalPlayed { faction }))
}

/// Which of the readings of an action is meant: its number, or words that only it has.
fn reading_meant(error: Error) -> Result<String, Error> {
    let Some(question) = error.open().first().cloned() else { return Err(error) };
    loop {
        let Said::Answer(answer) = Asker::ask(&question)? else { return Err(error) };
        let answer = answer.to_lowercase();
        let nth = answer.parse::<usize>().ok().and_then(|nth| question.legal.get(nth.checked_sub(1)?));
        let mut named = question.legal.iter().filter(|reading| reading.to_lowercase().contains(&answer));
        let named = named.next().filter(|_| !answer.is_empty() && named.next().is_none());
        match nth.or(named) {
            Some(reading) => return Ok(reading.clone()),
            None => {
                let why = format!("`{answer}` is not one of the readings: give its number, or its words");
                Asker::refuse(&Error::Usage(why))?;
            }
        }
    }
}

/// The game that an action was taken in, and what action that was, if its words were one.
struct Seen {
    document: Document<GameData>,
    game: Game,
    action: Option<PlayerAction>,
}

/// The action of these words as the prompt reads them; none where it does not, either.
fn as_at_the_prompt(
    document: &Document<GameData>,
    game: &Game,
    faction: Option<Faction>,
    words: &str,
) -> Result<Option<PlayerAction>, Error> {
    let Ok(acting) = game.whose_turn(faction) else { return Ok(None) };
    let typed = as_typed(document, game, words)?;
    Ok(typed.and_then(|typed| PlayerAction::parse_on(&typed, acting, game.board()).ok()))
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
            let value = serde_json::from_str(words)
                .map_err(|error| Error::Usage(format!("the action is not valid JSON: {error}")))?;
            ("the action".to_owned(), value)
        }
        None => return PlayerAction::parse_on(words, acting, game.board()),
    };
    match step_of_json(FITL_ACT, &name, "/action", json!({ "action": value }))? {
        GameStep::Act(ActionChosen { action, .. }) => Ok(action),
        _ => Err(Error::Bug("an action was read as another step".to_owned())),
    }
}
