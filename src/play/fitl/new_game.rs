//! The menus before a game, and its set-up list.

use std::path::PathBuf;

use serde_json::json;

use super::super::beginning::{ask_who_rolls, begin_document, menu, new_file, prompt};
use super::super::console::{Chosen, Console, Prompt, Rules};
use super::super::{Begin, Left};
use crate::command::fitl::FactionsNamed;
use crate::fitl::Faction;

/// Asks what is agreed, begins the game in a file of its own, and shows the set-up list.
///
/// # Errors
/// How a prompt was left.
pub fn new_game(console: &Console, settled: &mut Begin) -> Result<PathBuf, Left> {
    console.say("A new game of Fire in the Lake. Enter accepts the answer in parentheses; ? explains.")?;
    let scenario = menu(
        console,
        "Scenario",
        &[
            ("full", "1964-1972: six piles, the longest"),
            ("medium", "1968-1972: three piles"),
            ("short", "1965-1967: three smaller piles"),
        ],
    )?;
    let players = players(console)?;
    let one_person = if players.contains(',') { Some(one_person(console, &players)?) } else { None };
    let edition = menu(
        console,
        "Edition",
        &[("second", "the rules of 2018 and later"), ("first", "the rules of 2014")],
    )?;
    let deck = menu(
        console,
        "Deck",
        &[("physical", "your own cards; you name each one"), ("virtual", "Pointman deals the cards")],
    )?;
    let period = menu(
        console,
        "Piles",
        &[
            ("mixed", "from all Events of the scenario"),
            ("period", "each from the Events of its years, with starting Capabilities"),
        ],
    )?;
    // It binds one person against non-players alone (7.3).
    let wins = if is_alone(&players, one_person.as_deref()) {
        menu(
            console,
            "When may you win against non-players",
            &[("final", "only after the last Coup Round"), ("early", "in any Coup Round")],
        )?
    } else {
        "final"
    };
    ask_who_rolls(console, settled)?;
    let file = new_file(console, settled, "game")?;
    let options = json!({
        "scenario": scenario,
        "players": players,
        "one_person": one_person,
        "edition": edition,
        "deck": deck,
        "period_events": period == "period",
        "human_wins": wins,
        "seed": settled.seed,
    });
    let report = begin_document(console, settled, &["fitl", "new"], options, &file)?;
    console.show(&report)?;
    loop {
        match console.ask(&Prompt::of("Set up the board", ["done"]).enter(0, "done")) {
            Ok(_) => return Ok(file),
            Err(Left::Back | Left::Abort) => {
                console.say(format!("The game has begun and is saved in {}.", file.display()))?;
            }
            Err(left) => return Err(left),
        }
    }
}

/// Whether one person plays against non-players: all of `players` have that person, and are not all factions.
fn is_alone(players: &str, one_person: Option<&str>) -> bool {
    let factions = players.split(',').count();
    let together = one_person.filter(|set| *set != "none").map_or(1, |set| set.split(',').count());
    factions < Faction::ALL.len() && together == factions
}

/// Takes several factions in any order, with commas, blanks or `and` between them.
struct Several;

impl Rules for Several {
    fn accept(&self, typed: &str, _is_ended: bool) -> bool {
        several(typed).is_some()
    }

    fn accept_first(&self, ahead: &str) -> Option<usize> {
        let mut ends = ahead.match_indices([',', ' ', ';']).map(|(at, _)| at).chain([ahead.len()]);
        ends.rfind(|end| several(&ahead[..*end]).is_some())
    }
}

/// Two factions or more as `fitl new` reads them: `us,arvn`.
fn several(typed: &str) -> Option<String> {
    let words = typed.to_lowercase();
    let names: Vec<&str> =
        words.split([',', ' ', '+', '&']).filter(|word| !word.is_empty() && *word != "and").collect();
    let set = names.join(",");
    (names.len() > 1 && set.parse::<FactionsNamed>().is_ok()).then_some(set)
}

/// Asks which factions people play.
fn players(console: &Console) -> Result<String, Left> {
    let answers = [
        ("us", "solo US against three non-players"),
        ("arvn", "solo ARVN"),
        ("nva", "solo NVA"),
        ("vc", "solo VC"),
        ("all", "four players"),
    ];
    let prompt = prompt("Which factions have players (several: us,arvn)", &answers);
    Ok(match console.ask_or(&prompt, &Several)? {
        Chosen::Answer(index) if answers[index].0 == "all" => "us,arvn,nva,vc".to_owned(),
        Chosen::Answer(index) => answers[index].0.to_owned(),
        Chosen::Typed(typed) => several(&typed).unwrap_or(typed),
    })
}

/// Asks which of `players` share one person, who may hold any set of factions (T3.1); a pair of one side
/// against non-players is one person's unless somebody says otherwise.
fn one_person(console: &Console, players: &str) -> Result<String, Left> {
    let (apart, together) =
        (("apart", "each faction has a player of its own"), ("together", "one player has them all"));
    let is_pair = ["us,arvn", "arvn,us", "nva,vc", "vc,nva"].contains(&players);
    let answers = if is_pair { [together, apart] } else { [apart, together] };
    let what = if players.matches(',').count() > 1 {
        "Who plays them (some together: us,arvn)"
    } else {
        "Who plays them"
    };
    let prompt = prompt(what, &answers);
    Ok(match console.ask_or(&prompt, &Several)? {
        Chosen::Answer(index) if answers[index] == together => players.to_owned(),
        Chosen::Answer(_) => "none".to_owned(),
        Chosen::Typed(typed) => several(&typed).unwrap_or(typed),
    })
}
