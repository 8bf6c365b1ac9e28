//! A game of Fire in the Lake at the prompt.
//!
//! | File | About |
//! |---|---|
//! | `desk` | the document, the commands taken on it, and the words that every prompt knows |
//! | `sense` | names of spaces and letters of pieces |
//! | `grammar` | how an Operation or a Special Activity is typed whole |
//! | `adviser` | what could be done, and a line of that taken up |
//! | `amend`, `check` | a turn taken again; the board walked against the table |
//! | `as_typed` | the words of an action read for the command as the prompt reads them |
//! | `new_game` | the menus before a game |
//! | `story` | what a game came to |
//! | `dialogue` | a step gone through with a person: an action, an Event, a Coup part |

mod adviser;
mod amend;
mod as_typed;
mod check;
mod completing;
mod desk;
mod dialogue;
mod grammar;
mod new_game;
mod sense;
mod story;

use serde_json::json;

use super::Left;
use super::console::{Chosen, Console, Prompt, Rules};
use crate::command::{Entry, Session};
use crate::error::Error;
use crate::fitl::{Card, CardKind, CoupOdds, DeckMode, Faction, Game, NextStep};
use crate::render::Report;

pub use as_typed::as_typed;
pub use desk::GameClient;
pub use new_game::new_game;

impl super::Client for GameClient {
    fn go_on(&self, console: &Console) -> Result<(), Left> {
        console.forget_earlier()?;
        self.say_amending(console)?;
        self.offer_draft(console)?;
        self.take_later_steps(console)?;
        let game = self.game();
        match game.next_step() {
            NextStep::Reveal => self.reveal(console, &game),
            NextStep::Over | NextStep::NoCards => {
                console.show(&self.paper.call(&["fitl", "next"], json!({}))?)?;
                console.show(&self.story()?)?;
                console.ask(&Prompt::of("The game is over", ["quit"]).enter(0, "quit"))?;
                Err(Left::Quit)
            }
            _ => {
                self.head_card(console)?;
                self.tell_winner_ahead(console)?;
                match dialogue::take(self, console, &game) {
                    Err(Left::Abort) if self.is_amending() => Ok(self.give_up_amending(console)?),
                    left => left,
                }
            }
        }
    }

    fn undone(&self) -> u32 {
        // The steps after a turn that is taken again are kept as far as they can be.
        if self.is_amending() { 0 } else { self.paper.undone() }
    }
}

impl GameClient {
    /// The next card: drawn, or turned up at the table and named.
    fn reveal(&self, console: &Console, game: &Game) -> Result<(), Left> {
        if let Some(odds) = self.coup_odds(game) {
            console.say(odds)?;
        }
        let report = match game.cards().mode() {
            DeckMode::Virtual => {
                console.ask(&Prompt::of("Next card", ["draw"]).enter(0, "draw it"))?;
                self.paper.call(&["fitl", "draw"], json!({}))?
            }
            DeckMode::Physical => {
                let open: Vec<Card> = Card::all().filter(|card| game.may_show(*card).is_ok()).collect();
                let names = open.iter().map(|card| format!("{card} {}", card.title()));
                let which = match game.cards().next() {
                    _ if game.cards().current().is_none() => "The first card".to_owned(),
                    Some(next) => format!("{next} {} is played now; the card then on deck", next.title()),
                    None => "The card on deck".to_owned(),
                };
                let what = format!("{which}, by its number or any word of its name");
                let prompt = Prompt { is_no_dice: true, ..Prompt::of(what, names) };
                let card = match console.ask_or(&prompt, &NotOpen(game))? {
                    Chosen::Answer(index) => open[index],
                    Chosen::Typed(_) => return Err(Left::Changed),
                };
                // A number that was typed before this was asked may be that of a die that was not needed
                // after all.
                let is_doubtful = console.is_from_page() && self.paper.asks_dice() && card.number() <= 6;
                if is_doubtful && game.cards().current().is_some() {
                    let doubt = format!("`{card}` was typed before a card was asked for, and may be a die");
                    let what = format!("{doubt}. Is {card} {} turned up?", card.title());
                    let sure = Prompt::of(what, ["yes", "no"]);
                    let sure = sure.noting("no", "the number was that of a die");
                    if console.ask(&sure.enter(1, "no"))? != 0 {
                        return Err(Left::Changed);
                    }
                }
                if let Some(doubt) = against_the_piles(game, card) {
                    let sure = Prompt::of(format!("{doubt}. Is that right at the table?"), ["yes", "no"]);
                    let sure =
                        sure.noting("yes", "the deck was built otherwise").noting("no", "another card");
                    if console.ask(&sure.enter(1, "no"))? != 0 {
                        return Err(Left::Changed);
                    }
                }
                self.paper.call(&["fitl", "card"], json!({ "card": card }))?
            }
        };
        console.show(&self.in_short(report))?;
        if self.is_quiet() {
            return Ok(());
        }
        let now = self.game();
        let shown = if game.cards().current().is_none() { now.cards().current() } else { now.cards().next() };
        if let Some(card) = shown {
            console.show(&self.card_facts(card)?)?;
        }
        Ok(())
    }
}

/// What a rule says, before a game is open.
///
/// # Errors
/// When there is none of this name.
pub fn rules_of(typed: &str) -> Result<Report, Error> {
    let (entry, _) =
        Entry::of_words(&["fitl", "rules"]).ok_or_else(|| Error::Bug("no fitl rules".to_owned()))?;
    let options = [("id".to_owned(), json!(typed))].into_iter().collect();
    Ok(entry.call(Vec::new(), options, &mut Session::of_command_line())?.answer.report())
}

/// Says why a card that is named cannot be turned up.
struct NotOpen<'g>(&'g Game);

impl Rules for NotOpen<'_> {
    fn refusal(&self, typed: &str) -> Option<String> {
        let NotOpen(game) = self;
        // What stands behind the card was typed ahead.
        let first = typed.split_whitespace().next().unwrap_or_default();
        let card = Card::named(typed).or_else(|_| Card::named(first)).ok()?;
        let (why, cards) = (game.may_show(card).err()?, game.cards());
        let (name, rule) =
            (format!("{card} {}", card.title()), format!("{}, {}", why.row.id(), why.row.rule()));
        Some(if cards.next() == Some(card) {
            format!("{name} is turned up already: it is the card played now [{rule}]")
        } else if cards.current() == Some(card) {
            format!("{name} is turned up already: it is the card that was played last [{rule}]")
        } else {
            why.of(&name).to_string()
        })
    }
}

/// What a card turned up has against it where the piles were built by the rules, each with one Coup card
/// (2.1); nothing forbids it, as people may have built theirs otherwise.
fn against_the_piles(game: &Game, card: Card) -> Option<String> {
    let CoupOdds { pile, left, coup_is_left, .. } = game.coup_odds()?;
    let name = format!("{card} {}", card.title());
    match (card.kind(), coup_is_left, left) {
        (CardKind::Coup, false, _) => {
            Some(format!("{name} would be the second Coup card of pile {pile}, which has one [2.1]"))
        }
        (CardKind::Event, true, 1) => {
            Some(format!("{name} is an Event, but the last card of pile {pile} must be its Coup card [2.1]"))
        }
        _ => None,
    }
}

/// A faction as it is called.
fn short(faction: Faction) -> String {
    faction.id().to_uppercase()
}
