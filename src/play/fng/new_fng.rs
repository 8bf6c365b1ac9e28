//! The menus before an evening or a tour of duty.

use std::path::{Path, PathBuf};

use serde_json::{Map, Value, json};

use super::super::beginning::{begin_document, menu, new_file};
use super::super::console::{Console, Prompt};
use super::super::{Begin, Left};
use crate::fng::army_lists::ForceId;
use crate::fng::calendar::Turn;
use crate::fng::campaign::usual_corps;
use crate::fng::mission::{Corps, MissionId};

/// The date that is proposed: the first of the examples.
const PROPOSED: &str = "1967-05-early";

/// What both an evening and a tour settle.
struct Agreed {
    edition: &'static str,
    force: ForceId,
    corps: Corps,
    date: String,
    /// The enemy's army list; none when it is drawn.
    enemy: Option<ForceId>,
}

/// Asks what is agreed, and begins an evening with a squad raised for it, or a tour, in files of their own. What the
/// rules refuse is said, and asked for again.
///
/// # Errors
/// How a prompt was left.
pub fn new_fng(console: &Console, begin: &Begin) -> Result<PathBuf, Left> {
    console.say("A new game of FNG. Enter accepts the answer in parentheses; ? explains.")?;
    loop {
        let lengths = [
            ("evening", "one mission"),
            ("tour", "a tour of duty: half a month a turn, with men who come and go"),
        ];
        let is_tour = menu(console, "Length", &lengths)? == "tour";
        let agreed = agree(console)?;
        let begun = if is_tour { tour(console, begin, &agreed) } else { evening(console, begin, &agreed) };
        match begun {
            Err(Left::Failed(error)) => console.say(format!("No: {error}"))?,
            begun => return begun,
        }
    }
}

fn agree(console: &Console) -> Result<Agreed, Left> {
    let editions = [("first", "FNG 1.0"), ("second", "FNG 2.0")];
    let edition = menu(console, "Edition", &editions)?;
    let force = ForceId::ALL[of_list(console, "Your force", ForceId::UsMarines, &[])? - 1];
    let usual = usual_corps(force);
    let prompt = Prompt::of("Corps area", Corps::ALL.map(Corps::id)).enter(usual.index(), usual.id());
    let prompt = Corps::ALL.iter().fold(prompt, |prompt, corps| prompt.noting(corps.id(), corps.title()));
    let corps = Corps::ALL[console.ask(&prompt)?];
    let date = loop {
        let typed = console.text(
            &format!("Date (Enter: {PROPOSED})"),
            &[],
            "The half month, which decides the weapons and the weather.",
        )?;
        let date = if typed.is_empty() { PROPOSED.to_owned() } else { typed };
        match date.parse::<Turn>() {
            Ok(turn) => break turn.to_string(),
            Err(message) => console.say(format!("No: {message}."))?,
        }
    };
    let drawn = [("draw", "one of the forces that fight in the Corps area")];
    let enemy = of_list(console, "The enemy", ForceId::Nva, &drawn)?.checked_sub(1);
    Ok(Agreed { edition, force, corps, date, enemy: enemy.map(|index| ForceId::ALL[index]) })
}

/// Asks for an army list: 0 for what is offered before the lists, or one more than the index of the force. Enter gives
/// what is offered before them, else `usual`.
fn of_list(
    console: &Console,
    what: &str,
    usual: ForceId,
    before: &[(&'static str, &str)],
) -> Result<usize, Left> {
    let words: Vec<&str> =
        before.iter().map(|(word, _)| *word).chain(ForceId::ALL.map(ForceId::id)).collect();
    let enter = if before.is_empty() { usual.index() } else { 0 };
    let mut prompt = Prompt::of(what, words.iter().copied()).enter(enter, words[enter]);
    for (word, about) in before {
        prompt = prompt.noting(word, *about);
    }
    let prompt = ForceId::ALL.iter().fold(prompt, |prompt, force| prompt.noting(force.id(), force.title()));
    Ok(console.ask(&prompt)? + 1 - before.len())
}

/// A tour; its first squad is raised with it.
fn tour(console: &Console, begin: &Begin, agreed: &Agreed) -> Result<PathBuf, Left> {
    let about = "One of the squad who is you, with a Rep of 4; `campaign new --star-rep` settles more.";
    let star = console.text("Your Star's name (Enter: none)", &[], about)?;
    let file = new_file(console, "tour")?;
    let mut options = options(begin, agreed);
    if !star.is_empty() {
        options.insert("star".to_owned(), json!(star));
    }
    console.show(&begin_document(console, begin, &["campaign", "new"], options, &file)?)?;
    Ok(file)
}

/// An evening with its squad, which is kept beside it if it was raised for it.
fn evening(console: &Console, begin: &Begin, agreed: &Agreed) -> Result<PathBuf, Left> {
    let words: Vec<&str> = ["roll"].into_iter().chain(MissionId::ALL.map(MissionId::id)).collect();
    let prompt = Prompt::of("Mission", words).enter(0, "roll").noting("roll", "by the Mission check");
    let prompt =
        MissionId::ALL.iter().fold(prompt, |prompt, mission| prompt.noting(mission.id(), mission.title()));
    let mission = console.ask(&prompt)?.checked_sub(1).map(|index| MissionId::ALL[index].id());
    let file = new_file(console, "evening")?;
    let squad = squad(console, begin, agreed, &file)?;
    let mut options = options(begin, agreed);
    options.insert("squad".to_owned(), json!(squad));
    options.insert("mission_type".to_owned(), json!(mission));
    console.show(&begin_document(console, begin, &["generate-mission"], options, &file)?)?;
    Ok(file)
}

/// The squad of an evening: a file that is named, or one raised by dice.
fn squad(console: &Console, begin: &Begin, agreed: &Agreed, evening: &Path) -> Result<PathBuf, Left> {
    let typed = console.text(
        "Your squad: its file (Enter: raise one by dice)",
        &[],
        "A squad of an earlier evening, or a new one of your army list.",
    )?;
    if !typed.is_empty() {
        return Ok(PathBuf::from(typed));
    }
    let file = evening.with_extension("squad.json");
    let options = json!({
        "force": agreed.force,
        "date": agreed.date,
        "edition": agreed.edition,
        "seed": begin.seed,
    });
    let Value::Object(options) = options else { unreachable!("it was written as an object") };
    console.show(&begin_document(console, begin, &["fng", "squad"], options, &file)?)?;
    console.say(format!("The squad is saved in {}.", file.display()))?;
    Ok(file)
}

fn options(begin: &Begin, agreed: &Agreed) -> Map<String, Value> {
    let edition = if agreed.edition == "second" { "edition=2" } else { "edition=1" };
    let options = json!({
        "game": "fng",
        "force": agreed.force,
        "corps": agreed.corps,
        "date": agreed.date,
        "enemy": agreed.enemy,
        "option": [edition],
        "seed": begin.seed,
    });
    let Value::Object(options) = options else { unreachable!("it was written as an object") };
    options
}
