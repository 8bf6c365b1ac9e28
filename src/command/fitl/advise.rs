//! `advise`: what a person could do now, and how games go on from there.

use std::thread;
use std::time::{Duration, Instant};

use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};

use super::act::AS_ADVISED;
use super::changes::{control_changes, track_changes};
use super::common::{Told, game};
use super::pivotal::{PIVOTAL, pivotal_words};
use crate::command::step::{Taking, Wanted, take};
use crate::command::{DiceOptions, FilterOptions, Group, Opened, Outcome, Session, Shown, Subcommand, steps};
use crate::dice::Seeded;
use crate::document::Document;
use crate::error::Error;
use crate::fitl::advise::outlook::Outlook;
use crate::fitl::advise::search::Deed;
use crate::fitl::advise::{
    Advice, Candidate, Effort, Request, Work, advise, asked, for_event, for_non_players,
};
use crate::fitl::document::{ActionChosen, CardDrawn, GameStep, NonPlayerDecides};
use crate::fitl::{
    CardSide, CoupChoices, DeckMode, EventChoices, Faction, Game, GameData, NextStep, PlayerAction,
    with_names,
};
use crate::plural::counted;
use crate::render::{Grid, Report};
use crate::simulation::{numbers, usable_threads};
use crate::voice::option;

/// Advises a person whose turn it is.
#[derive(Debug, Args, Deserialize)]
pub struct Advise {
    /// The game and, with --auto, where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// How many seconds to think
    #[arg(long, value_name = "S", value_parser = seconds, conflicts_with = "games")]
    #[serde(default)]
    pub seconds: Option<f64>,
    /// How many playouts to run instead of a time, such as 500, 1_000 or 1e6, and at least one of each
    /// action: the same advice on any machine
    #[arg(long, value_name = "N", value_parser = numbers::playouts)]
    #[serde(default, deserialize_with = "numbers::playouts_of_script")]
    pub games: Option<u64>,
    /// How many suggestions to show
    #[arg(long, value_name = "K", default_value_t = TOP,
        value_parser = clap::value_parser!(u16).range(1..=1000))]
    #[serde(default = "top")]
    pub top: u16,
    /// Follow the advice: play N turns of this seat and all other turns in between; 0 plays to the end of the
    /// game
    #[arg(long, value_name = "N")]
    #[serde(default)]
    pub auto: Option<u32>,
    /// The seed of the playouts
    #[arg(long, value_name = "N", default_value_t = 1)]
    #[serde(default = "one")]
    pub playout_seed: u64,
    /// How many threads [default: all cores]; with --games the advice is the same for any number
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    #[serde(default)]
    pub threads: Option<u16>,
    /// The source of the dice that --auto rolls
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
}

const TOP: u16 = 5;

const fn top() -> u16 {
    TOP
}

const fn one() -> u64 {
    1
}

/// How long is thought if nothing is said, in seconds.
const THINKS: f64 = 4.0;

/// How long is thought about each turn of --auto if nothing is said, in playouts.
const AUTO_PLAYOUTS: u64 = 500;

fn seconds(text: &str) -> Result<f64, String> {
    let seconds: f64 = text.parse().map_err(|_| format!("`{text}` is not a number of seconds"))?;
    if (0.01..=86_400.0).contains(&seconds) {
        Ok(seconds)
    } else {
        Err("give 0.01 to 86400 seconds".to_owned())
    }
}

impl Subcommand for Advise {
    const PATH: &'static [&'static str] = &["advise"];
    const ALSO: &'static [&'static [&'static str]] = &[&["fitl", "advise"]];
    const GROUP: Group = Group::FitlTurns;
    const ABOUT: &'static str = "Suggest what to do now, with odds from playouts";
    const EXAMPLES: &'static str = "\
pointman advise game.json                      # thinks for four seconds
pointman advise game.json --seconds 20 --top 8
pointman advise game.json --games 2000         # the same advice on any machine
pointman advise -i game.json --auto 1          # takes your turn by the best advice
pointman advise -i game.json --auto 0          # plays the rest of the game";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let effort = match (self.games, self.seconds) {
            (Some(games), _) => Effort::Playouts(games),
            (None, Some(given)) => {
                let given = seconds(&given.to_string())
                    .map_err(|wanted| Error::Usage(format!("seconds: {wanted}")))?;
                Effort::Time(Duration::from_secs_f64(given))
            }
            (None, None) if self.auto.is_some() => Effort::Playouts(AUTO_PLAYOUTS),
            (None, None) => Effort::Time(Duration::from_secs_f64(THINKS)),
        };
        let threads = match self.threads {
            Some(threads) => usize::from(threads),
            None => thread::available_parallelism().map_or(1, usize::from),
        };
        let threads = usable_threads(threads);
        let request = Request { effort, top: usize::from(self.top), seed: self.playout_seed, threads };
        let Opened { document, origin, .. } = self.filter.document.open::<GameData>(session)?;
        match self.auto {
            None => {
                let game = game(&document)?;
                let shown = match asked_by_non_players(&game, &document, session.is_guided()) {
                    Some(shown) => shown,
                    None => told(&game, &request, session)?,
                };
                Ok(Outcome::answer(shown))
            }
            Some(turns) => {
                let (told, document) = auto(document, turns, &request, &self.dice, session)?;
                let write = self.filter.write(origin)?;
                Ok(Outcome::document(told, &document, write))
            }
        }
    }
}

/// The answers that the judgement likes best, where what the non-players do next asks people something; none
/// where it does not.
fn asked_by_non_players(game: &Game, document: &Document<GameData>, is_guided: bool) -> Option<Shown> {
    let is_theirs = asked(game).is_none()
        && !game.players().is_empty()
        && matches!(game.next_step(), NextStep::Act { .. } | NextStep::PivotalWindow(_));
    let choices = is_theirs.then(|| answers_by(game, document))?;
    if choices.is_empty() {
        return None;
    }
    let words = choices.to_string();
    let mut report = Report::new();
    report.heading("The non-player's next turn asks you");
    match is_guided {
        true => report.line(with_names(&words)),
        false => report.command(format!("pointman trung-turn -i GAME --choices '{words}'")),
    }
    report.aside(0, "These answers look best at once; they were not tested by playouts.");
    let commands = json!([{ "command": "trung-turn", "option": "--choices", "words": words }]);
    let candidate =
        json!({ "words": words, "command": "trung-turn", "commands": commands, "action": choices });
    Some(Shown { data: json!({ "faction": Value::Null, "candidates": [candidate] }), report })
}

/// What people answer, by the dice of the document.
fn answers_by(game: &Game, document: &Document<GameData>) -> EventChoices {
    let dice = document.dice;
    for_non_players(game, &|| Box::new(Seeded::new(dice)))
}

/// The advice for the game, as data and as a report.
fn told(game: &Game, request: &Request, session: &Session) -> Result<Shown, Error> {
    let begun = Instant::now();
    let advice = watched(game, request, session)?;
    let time = begun.elapsed();
    let told = match request.effort {
        Effort::Time(_) => Some(time),
        // The same words on any machine.
        Effort::Playouts(_) => None,
    };
    let is_guided = session.is_guided();
    Ok(Shown { data: data(&advice, time, is_guided), report: report(game, &advice, told, is_guided) })
}

/// The advice, which Ctrl-C and the limits of a script may end; shows how many of a number of playouts are
/// done.
fn watched(game: &Game, request: &Request, session: &Session) -> Result<Advice, Error> {
    let progress = match request.effort {
        Effort::Playouts(playouts) => Some(session.progress(playouts, "playouts")),
        Effort::Time(_) => None,
    };
    let (watch, effort) = (session.watch(), request.effort);
    let advice = advise(game, request, &|work| match (effort, work) {
        // Its own time bounds it on any machine; a count of steps would stop it on fast ones only.
        (Effort::Time(_), _) => watch.check(0),
        (_, Work::Playouts(playouts)) => {
            if let Some(progress) = &progress {
                progress.inc(playouts);
            }
            watch.step(playouts * steps::PLAYOUT)
        }
        (_, Work::Games(games)) => watch.step(games * steps::GAME),
    });
    if let Some(progress) = progress {
        progress.finish_and_clear();
    }
    advice
}

fn data(advice: &Advice, time: Duration, is_guided: bool) -> Value {
    let one = |one| candidate_data(one, advice.faction, is_guided);
    let candidates: Vec<Value> = advice.candidates.iter().map(one).collect();
    let mut data = json!({
        "faction": advice.faction,
        "playouts": advice.playouts,
        "now": outlook_data(&advice.now),
        "candidates": candidates,
    });
    data["seconds"] = json!((time.as_secs_f64() * 1000.0).round() / 1000.0);
    data
}

fn candidate_data(candidate: &Candidate, faction: Faction, is_guided: bool) -> Value {
    let commands = commands(candidate, faction, is_guided);
    let mut data = outlook_data(&candidate.outlook);
    // What is due first: a Pivotal Event is played, and then executed.
    if let Some((command, words)) = commands.first() {
        data["words"] = json!(words);
        data["command"] = json!(command);
    }
    let all = commands.iter().map(|(command, words)| json!({ "command": command, "words": words }));
    data["commands"] = all.collect();
    data["action"] = match &candidate.deed {
        Deed::Act(action) => json!(action),
        Deed::Pivotal(faction, event) => json!({ "pivotal": faction, "event": event }),
        Deed::Coup(_, choices) => json!(choices),
        Deed::Wait => Value::Null,
    };
    data["asks_later"] = json!(candidate.asks_later);
    data["playouts"] = json!(candidate.playouts);
    data["worth"] = json!(rounded(candidate.worth));
    data
}

/// The commands of a candidate in their order, each with its words: an action, and a Pivotal Event, as `fitl
/// act` takes them. The prompt has words of its own for a Pivotal Event, and asks later what is asked later.
fn commands(candidate: &Candidate, faction: Faction, is_guided: bool) -> Vec<(&'static str, String)> {
    let mut commands = candidate.deed.commands(faction);
    if is_guided {
        return commands;
    }
    if let (Deed::Pivotal(..), Some(first)) = (&candidate.deed, commands.first_mut()) {
        *first = ("fitl act", format!("{PIVOTAL} {}", first.1));
    }
    if let (true, Some((_, words))) = (candidate.asks_later, commands.last_mut()) {
        *words = format!("{words} {AS_ADVISED}");
    }
    commands
}

fn outlook_data(outlook: &Outlook) -> Value {
    let (win, margin) = (outlook.win(), outlook.margin());
    json!({
        "win": rounded(win.0),
        "win_ci95": win.1.map(rounded),
        "margin": rounded(margin.0),
        "margin_ci95": margin.1.map(|ends| ends.map(rounded)),
        "games": outlook.games,
    })
}

fn rounded(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

fn report(game: &Game, advice: &Advice, time: Option<Duration>, is_guided: bool) -> Report {
    let mut report = Report::new();
    let faction = advice.faction;
    report.heading(format!("{}: what you could do", faction.name()));
    let best = advice.candidates.first().map_or(0.0, |best| best.worth);
    let mut table = Grid::new(["", "worth", "to best", "wins %", "margin", "playouts"]).with_numbers(0..6);
    let shown = |outlook: &Outlook| {
        let ((win, [low, high]), (margin, ends)) = (outlook.win(), outlook.margin());
        let ends = ends.map_or("-".to_owned(), |[least, most]| format!("{least:+.1} to {most:+.1}"));
        [
            format!("{:.0} ({:.0} to {:.0})", win * 100.0, low * 100.0, high * 100.0),
            format!("{margin:+.1} ({ends})"),
        ]
    };
    let [win, margin] = shown(&advice.now);
    table.row(["now".to_owned(), String::new(), String::new(), win, margin, String::new()]);
    for (number, candidate) in advice.candidates.iter().enumerate() {
        let [win, margin] = shown(&candidate.outlook);
        table.row([
            (number + 1).to_string(),
            format!("{:+.1}", candidate.worth),
            format!("{:+.1}", candidate.worth - best),
            win,
            margin,
            candidate.playouts.to_string(),
        ]);
    }
    report.table(table);
    for (number, candidate) in advice.candidates.iter().enumerate() {
        for (index, (command, words)) in commands(candidate, faction, is_guided).iter().enumerate() {
            let lead = if index == 0 { format!("{}. ", number + 1) } else { "   ".to_owned() };
            match (is_guided, *command) {
                (true, _) if words.is_empty() => report.line(format!("{lead}Let the card go on: go")),
                (true, "fitl pivotal") => report.line(format!("{lead}{}", pivotal_words(game, faction))),
                (true, _) => report.line(format!("{lead}{}", with_names(words))),
                (false, _) if words.is_empty() => {
                    report.command(format!("{lead}Let the card go on: pointman {command} -i GAME"));
                }
                (false, _) => report.command(format!("{lead}pointman {command} -i GAME '{words}'")),
            }
        }
        if candidate.asks_later {
            report.aside(1, "It asks you more once its dice are rolled.");
        }
        let why = why(game, &candidate.after);
        let dice = if candidate.rolls { "If each die shows its middle face: " } else { "" };
        report.aside(
            1,
            match why.is_empty() {
                true => "No margin, track or Control moves.".to_owned(),
                false => format!("{dice}{}", why.join("; ")),
            },
        );
    }
    report.aside(
        0,
        format!(
            "Worth: your margin {} cards later minus part of the best rival's, over {}{}. Wins and margins \
             with 95 % intervals: {} to the end each, your seat played quickly, without a search.",
            crate::fitl::advise::seat::CARDS_AHEAD,
            counted(usize::try_from(advice.playouts).unwrap_or(usize::MAX), "playout"),
            time.map_or(String::new(), |time| format!(" in {:.1} seconds", time.as_secs_f64())),
            counted(usize::try_from(advice.now.games).unwrap_or(usize::MAX), "game"),
        ),
    );
    report
}

/// What moves, in words: margins, Support and Opposition, tracks, Control.
fn why(before: &Game, after: &Game) -> Vec<String> {
    let mut words = Vec::new();
    for faction in Faction::ALL {
        let (was, is) = (before.board().victory_margin(faction), after.board().victory_margin(faction));
        if was != is {
            words.push(format!("{} margin: {is:+} ({was:+} before)", faction.name()));
        }
    }
    let (was, is) = (before.board().totals(), after.board().totals());
    for (name, was, is) in
        [("Support", was.support, is.support), ("Opposition", was.opposition, is.opposition)]
    {
        if was != is {
            words.push(format!("{name}: {is} ({was} before)"));
        }
    }
    words.extend(track_changes(before, after));
    words.extend(control_changes(before, after));
    words
}

/// Plays so many turns of the person who is asked first, and everything between them; 0 for the whole game.
fn auto(
    mut document: Document<GameData>,
    turns: u32,
    request: &Request,
    dice: &DiceOptions,
    session: &mut Session,
) -> Result<(Told, Document<GameData>), Error> {
    let (mut taken, mut last) = (0, None);
    loop {
        let before = game(&document)?;
        let is_turn =
            matches!(before.next_step(), NextStep::Act { faction, .. } if before.is_player(faction));
        if turns > 0 && is_turn && taken == turns {
            break;
        }
        let Some(step) = next(&before, &document, request, session)? else { break };
        taken += u32::from(is_turn && matches!(step, GameStep::Act(_)));
        let (told, _) = take(&mut document, Wanted::Step(step), Taking::with(dice), session)?;
        last = Some(Told::of(told, &document, Some(&before), &[])?);
    }
    match last {
        Some(told) => Ok((told, document)),
        None => Err(Error::refused(
            "2.1",
            format!("{} cannot play on: {}", option("auto"), game(&document)?.due()),
        )),
    }
}

/// An Event of which only the text is named, answered by the dice of the document, of which no answer knows
/// more than lie there when it is asked for; any other step as it is.
pub(super) fn answered(game: &Game, document: &Document<GameData>, step: GameStep) -> GameStep {
    let GameStep::Act(ActionChosen { action: PlayerAction::Event(event), .. }) = &step else { return step };
    let (Some(faction), side) = (asked(game), event.side.unwrap_or(CardSide::Unshaded)) else { return step };
    if !event.choices.is_empty() {
        return step;
    }
    let dice = document.dice;
    match for_event(game, faction, side, &|| Box::new(Seeded::new(dice))) {
        Some(action) => GameStep::Act(ActionChosen { faction: None, action }),
        None => step,
    }
}

/// The next step, whoever takes it; none where the game is over or a card of a deck on the table is due.
fn next(
    before: &Game,
    document: &Document<GameData>,
    request: &Request,
    session: &Session,
) -> Result<Option<GameStep>, Error> {
    if asked(before).is_some() {
        let advice = watched(before, &Request { top: 1, ..*request }, session)?;
        if let Some(best) = advice.candidates.first()
            && let Some(step) = best.deed.steps().into_iter().next()
        {
            return Ok(Some(if best.asks_later { answered(before, document, step) } else { step }));
        }
    }
    Ok(match before.next_step() {
        NextStep::Reveal if before.cards().mode() == DeckMode::Virtual => Some(GameStep::Draw(CardDrawn {})),
        NextStep::Reveal | NextStep::Over | NextStep::NoCards => None,
        NextStep::CoupCard(_) | NextStep::CoupRound(_) => Some(GameStep::Coup(CoupChoices::default())),
        NextStep::Act { .. } | NextStep::PivotalWindow(_) => {
            let choices = match before.players().is_empty() {
                true => EventChoices::default(),
                false => answers_by(before, document),
            };
            Some(GameStep::NonPlayers(NonPlayerDecides { choices }))
        }
    })
}
