//! `fitl next`: what happens next in a game.

use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};

use super::card_words::{coup_odds_data, coup_odds_line, marks_data, marks_line, non_players};
use super::common::{card_name, open};
use super::coup_words::coup_lines;
use super::deeds::short;
use super::tables::factions as factions_named;
use crate::command::{Group, Outcome, Session, Shown, Source, Subcommand};
use crate::error::Error;
use crate::fitl::coup::{CoupCourse, CoupStop};
use crate::fitl::{
    ActionTaken, Allowed, Card, CardKind, CoupPart, DeckMode, Faction, Game, HumanWins, NextStep, Row,
    Standing,
};
use crate::names;
use crate::question::OpenQuestion;
use crate::render::Report;

/// Shows what happens next.
#[derive(Debug, Args, Deserialize)]
pub struct FitlNext {
    /// The game: a file, or `-` for standard input
    #[arg(value_name = "GAME")]
    pub document: Source,
}

impl Subcommand for FitlNext {
    const PATH: &'static [&'static str] = &["fitl", "next"];
    const GROUP: Group = Group::FitlTurns;
    const ABOUT: &'static str = "Show what is due: who may act and how, the next card, or the Coup Round";
    const EXAMPLES: &'static str = "\
pointman fitl next game.json
pointman fitl next game.json --json | jq .may    # what the faction may do";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let game = open(&self.document, session)?;
        let mut report = Report::new();
        next_lines(&mut report, &game);
        Ok(Outcome::answer(Shown { data: next_data(&game), report }))
    }
}

/// What is open to a faction, as ids of actions.
fn open_actions(allowed: Allowed, pivotal: bool) -> Vec<ActionTaken> {
    if pivotal {
        return vec![ActionTaken::Event];
    }
    [
        (allowed.event, ActionTaken::Event),
        (allowed.operation, ActionTaken::Op),
        (allowed.operation && allowed.special, ActionTaken::OpAndSpecial),
        (allowed.limited, ActionTaken::LimitedOp),
        (true, ActionTaken::Pass),
    ]
    .into_iter()
    .filter_map(|(open, action)| open.then_some(action))
    .collect()
}

/// The players' factions that may play their Pivotal Events now.
fn pivotal_players(game: &Game) -> Vec<Faction> {
    game.pivotal_candidates().iter().filter(|faction| game.is_player(*faction)).collect()
}

/// What happens next, as data.
pub(super) fn next_data(game: &Game) -> Value {
    let cards = game.cards();
    let mut data = match game.next_step() {
        NextStep::Reveal => json!({ "next": "card", "deck": cards.mode() }),
        NextStep::PivotalWindow(factions) => json!({ "next": "pivotal-window", "factions": factions }),
        NextStep::Act { faction, eligibility, allowed, pivotal } => json!({
            "next": "act",
            "faction": faction,
            "player": game.is_player(faction),
            "eligibility": eligibility,
            "may": open_actions(allowed, pivotal),
            "pivotal": pivotal_players(game),
            "monsoon": game.is_monsoon(),
        }),
        NextStep::CoupCard(_) => coup_data(json!({ "next": "coup-card" }), game),
        NextStep::CoupRound(phase) => coup_data(json!({ "next": "coup-round", "phase": phase }), game),
        NextStep::Over => json!({ "next": "over", "winner": game.winner(), "ranking": game.ranking() }),
        NextStep::NoCards => json!({ "next": "no-cards" }),
    };
    data["current"] = json!(cards.current());
    data["on_deck"] = json!(cards.next());
    for (key, card) in [("current_marks", cards.current()), ("on_deck_marks", cards.next())] {
        data[key] = card.map_or(Value::Null, |card| marks_data(card, non_players(game)));
    }
    data["coup_next"] = coup_odds_data(game);
    data
}

/// What a person is asked in this part of the Coup Round, as a refusal asks it; none if nobody is.
pub(super) fn coup_open(game: &Game, part: CoupPart) -> Vec<OpenQuestion> {
    let asked = game.coup_question(part).filter(|question| game.is_player(question.faction));
    let course = asked.and_then(|question| CoupCourse::begin(game, question.part));
    course.iter().map(CoupCourse::question).collect()
}

/// Adds to `data` the part of the Coup Round that is due, and what it asks of whom.
fn coup_data(mut data: Value, game: &Game) -> Value {
    let Some(part) = game.coup_due() else { return data };
    data["part"] = json!(part);
    match game.coup_stop(part) {
        Some(CoupStop::Choice(question)) => {
            data["faction"] = json!(question.faction);
            data["player"] = json!(true);
            data["asks"] = json!(question);
            data["open"] = json!(coup_open(game, part));
        }
        Some(CoupStop::NeedsNonPlayer { faction, .. }) => {
            data["faction"] = json!(faction);
            data["player"] = json!(false);
        }
        _ => {}
    }
    data
}

/// Where a faction stands at the end: `vc +3: 38 of more than 35`.
fn standing_words(game: &Game, standing: &Standing) -> String {
    let Standing { faction, total, margin, counts } = *standing;
    let pair =
        if counts == margin { String::new() } else { format!(", with {} {counts:+}", short(faction.ally())) };
    let who = if game.is_player(faction) { "" } else { ", a non-player" };
    format!("{} {margin:+}{pair}: {total} of more than {}{who}", short(faction), faction.victory_threshold())
}

/// When a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ended {
    /// In a Victory Phase (6.1).
    VictoryPhase,
    /// After the Redeploy Phase of the last Coup Round (6.4.5).
    LastRedeploy,
    /// With a last Coup card that followed another, and so had no Coup Round (2.4.2).
    LastCard,
}

impl Ended {
    /// When the game that is over ended, as far as it shows.
    fn of(game: &Game) -> Option<Ended> {
        let winner = game.winner()?;
        if !game.is_last_coup_card() || winner != game.final_ranking().winner() {
            Some(Ended::VictoryPhase)
        } else if game.victory_phase_winner() == Some(winner) {
            None
        } else if game.previous_card_was_coup() {
            Some(Ended::LastCard)
        } else {
            Some(Ended::LastRedeploy)
        }
    }
}

/// Who has won, and why: by which margin, and when that counted; not when where `ended` does not say.
pub(super) fn why_won(game: &Game, winner: Faction, ended: Option<Ended>) -> String {
    let ranking =
        if ended == Some(Ended::VictoryPhase) { game.victory_phase_ranking() } else { game.ranking() };
    let counts = |faction: Faction| {
        ranking.standings().iter().find(|one| one.faction == faction).map_or(0, |one| one.counts)
    };
    let (who, margin) = (short(winner), counts(winner));
    let mut others = Faction::ALL.into_iter().filter(|other| *other != winner);
    let is_tied = others.clone().any(|other| counts(other) == margin);
    let is_highest = others.all(|other| counts(other) <= margin);
    let tie =
        if is_tied { "; of equal margins non-players come first, then VC, ARVN, NVA, US [7.1]" } else { "" };
    let nobody = if margin <= 0 { "; nobody is above the number it needs" } else { "" };
    match ended {
        Some(Ended::VictoryPhase) if !game.is_player(winner) => {
            let before =
                if is_highest { "" } else { ", and so wins before every person, whatever the margins" };
            format!(
                "{who} wins in the Victory Phase: a non-player above its number ({margin:+}){before} \
                 [6.1, 7.1]{tie}"
            )
        }
        Some(Ended::VictoryPhase) => {
            format!(
                "{who} wins in the Victory Phase: it is above its number by the most ({margin:+}) \
                 [6.1, 7.3]{tie}"
            )
        }
        Some(Ended::LastRedeploy) => format!(
            "{who} wins by the highest margin ({margin:+}) after the last Redeploy Phase{nobody} \
             [6.4.5, 7.3]{tie}"
        ),
        Some(Ended::LastCard) => format!(
            "{who} wins by the highest margin ({margin:+}): the last Coup card follows another, and has no \
             Coup Round{nobody} [2.4.2, 7.3]{tie}"
        ),
        None => format!(
            "{who} wins by the highest margin ({margin:+}), which is above its number [7.1, 7.3]{tie}"
        ),
    }
}

/// Which person is above the number it needs in a Victory Phase and does not win there: one person against
/// non-players wins only at the end, unless something else was agreed (T3.1).
pub(super) fn not_yet(game: &Game) -> Option<String> {
    let is_lone = game.has_non_players() && game.people() == 1 && game.human_wins() == HumanWins::Final;
    let is_above = |faction: &Faction| game.is_player(*faction) && game.board().victory_margin(*faction) > 0;
    let above: Vec<&str> = Faction::ALL.into_iter().filter(is_above).map(short).collect();
    let is = if above.len() == 1 { "is above its number" } else { "are above their numbers" };
    (is_lone && !above.is_empty()).then(|| {
        format!("{} {is}, but a person alone wins only after the last Coup Round [T3.1]", above.join(" and "))
    })
}

/// Who would win in the Victory Phase of the Coup card on deck, as the board stands.
pub(crate) fn winner_ahead(game: &Game) -> Option<String> {
    let is_coup = |card: Option<Card>| card.is_some_and(|card| card.kind() == CardKind::Coup);
    let cards = game.cards();
    if !is_coup(cards.next()) || is_coup(cards.current()) {
        return None;
    }
    let winner = game.victory_phase_winner()?;
    let who = if game.is_player(winner) { "" } else { ", a non-player," };
    let (total, needed) = (game.board().victory_total(winner), winner.victory_threshold());
    Some(format!(
        "As things stand, {}{who} wins in the Victory Phase of the Coup card on deck: {total} of more than \
         {needed} [6.1, T3.1]",
        short(winner)
    ))
}

/// The Pivotal Events in the order of their ranks.
pub(super) fn pivotal_lines(report: &mut Report, game: &Game) {
    for line in Faction::BY_PIVOTAL_RANK.into_iter().filter_map(|faction| pivotal_line(game, faction)) {
        report.item(1, line);
    }
}

/// The factions that may play their Pivotal Events now, and for each person who may not, why: at the prompt a
/// non-player's reasons are told by `why`.
pub(super) fn pivotal_lines_for_people(game: &Game) -> Vec<String> {
    let concerns = |faction: &Faction| game.is_player(*faction) || game.may_play_pivotal(*faction).is_ok();
    let factions = Faction::BY_PIVOTAL_RANK.into_iter().filter(concerns);
    factions.filter_map(|faction| pivotal_line(game, faction)).collect()
}

/// The persons who hold a Pivotal Event and may not play it now, each with why; nobody once a faction has
/// acted on the card.
pub(super) fn why_no_pivotal_event(game: &Game) -> Vec<String> {
    let may_not = |faction: &Faction| game.may_play_pivotal(*faction).is_err();
    let persons = || game.players().iter().filter(may_not);
    if game.sequence().nobody_has_acted() {
        persons().filter_map(|faction| pivotal_line(game, faction)).collect()
    } else {
        Vec::new()
    }
}

/// Whether a faction may play its Pivotal Event now, or why not, with the figures of its precondition; none
/// where it holds none.
fn pivotal_line(game: &Game, faction: Faction) -> Option<String> {
    let card = game.cards().pivotal(faction)?;
    let figures = game.pivotal_figures(faction);
    Some(match game.may_play_pivotal(faction) {
        Ok(()) => {
            let after = game
                .non_player_before(faction)
                .map(|first| format!(" unless {} plays its own", short(first)));
            let after = after.unwrap_or_default();
            format!("{} may play {}{after}: {figures} [2.3.8]", short(faction), card_name(card))
        }
        Err(refusal) => {
            // The figures say what the precondition lacks.
            let why = match refusal.row {
                Row::PV2 => format!("{figures} [{}, {}]", refusal.row.id(), refusal.row.rule()),
                _ => refusal.to_string(),
            };
            format!("{} may not play {}: {why}", short(faction), card_name(card))
        }
    })
}

/// What happens next, for people.
pub(super) fn next_lines(report: &mut Report, game: &Game) {
    report.hint();
    let cards = game.cards();
    let name = |card| Option::map_or(card, "none".to_owned(), card_name);
    report.heading(format!("Card: {}; on deck: {}", name(cards.current()), name(cards.next())));
    for card in cards.current().into_iter().chain(cards.next()) {
        if let Some(marks) = marks_line(card, non_players(game)) {
            report.aside(1, format!("{}: {marks}", card.title()));
        }
    }
    if let Some(odds) = coup_odds_line(game) {
        report.aside(1, odds);
    }
    if let Some(winner) = winner_ahead(game) {
        report.item(1, winner);
    }
    match game.next_step() {
        NextStep::Reveal => report.line(match cards.mode() {
            DeckMode::Virtual => "Next: turn up the next card: pointman fitl draw -i GAME",
            DeckMode::Physical => "Next: turn up the next card and name it: pointman fitl card -i GAME N",
        }),
        NextStep::PivotalWindow(factions) => {
            let decide = if factions.len() == 1 {
                "a non-player, decides whether to play its Pivotal Event"
            } else {
                "non-players, decide whether to play their Pivotal Events"
            };
            report.line(format!("Next: {}, {decide}: pointman trung-turn -i GAME", factions_named(factions)));
            pivotal_lines(report, game);
        }
        NextStep::Act { faction, eligibility, allowed, pivotal } => {
            let may = match pivotal {
                true => "executes its Pivotal Event".to_owned(),
                false => format!("may choose {}", names::either(&allowed.in_words())),
            };
            report.line(if game.is_player(faction) {
                format!("Next: {}, {eligibility} Eligible, {may}: pointman fitl options GAME", short(faction))
            } else {
                format!(
                    "Next: {}, a non-player, {eligibility} Eligible: pointman trung-turn -i GAME",
                    short(faction)
                )
            });
            if game.is_monsoon() {
                report.item(
                    1,
                    "Monsoon: no Sweep, no March, no Pivotal Event; Air Strike and Air Lift in 2 spaces at \
                     most",
                );
            }
            for faction in pivotal_players(game) {
                let card = card_name(crate::fitl::Card::pivotal(faction));
                report.item(
                    1,
                    format!(
                        "{} may play {card} in its place: pointman fitl pivotal -i GAME {faction}",
                        short(faction)
                    ),
                );
            }
        }
        NextStep::CoupCard(_) | NextStep::CoupRound(_) => {
            if let Some(part) = game.coup_due() {
                coup_lines(report, game, part);
            }
        }
        NextStep::Over => {
            report.line(game.winner().map_or("The game is over".to_owned(), |winner| {
                format!("The game is over: {} wins", short(winner))
            }));
            for (place, standing) in game.ranking().standings().iter().enumerate() {
                report.item(1, format!("{}. {}", place + 1, standing_words(game, standing)));
            }
            if let Some(winner) = game.winner() {
                report.line(why_won(game, winner, Ended::of(game)));
            }
        }
        NextStep::NoCards => report.line("No card is left to play"),
    }
}
