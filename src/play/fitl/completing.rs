//! What Tab completes from: what the words that every prompt knows are about, and how an action goes on that
//! is typed in one line.

use super::super::answers::{Sense, Tree, walked};
use super::desk::PARTS;
use super::dialogue::answers_of;
use crate::fitl::rehearsal::Draft;
use crate::fitl::rules::RULES;
use crate::fitl::{Card, Faction, Game, OperationName, PieceKind, Space, SpecialName, Track};
use crate::names;

/// What may stand behind a word that every prompt knows, and `rest` of what is said of it; nothing where that
/// is a number of a step, or nothing.
pub fn behind_word(word: &str, rest: &str) -> Vec<String> {
    let places = || Space::ALL.into_iter().map(|space| space.name().to_owned());
    let pieces = || PieceKind::ALL.into_iter().map(|kind| kind.name(false).to_string()).collect();
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    match word {
        "show" => {
            let factions = Faction::ALL.into_iter().map(|faction| faction.id().to_owned());
            let parts = words(&PARTS).into_iter().chain(words(&["lasting", "changed", "map"]));
            places().chain(factions).chain(parts).collect()
        }
        "check" if rest.is_empty() => places().collect(),
        "adjust" if rest.is_empty() => {
            let tracks = Track::ALL.into_iter().map(|track| track.id().replace('_', " "));
            places().chain(tracks).collect()
        }
        "check" | "adjust" => pieces(),
        "map" => words(&["png", "svg", "off"]),
        "card" => Card::all().map(|card| card.title().to_owned()).collect(),
        "rules" => RULES.iter().map(|rule| rule.title.to_lowercase()).collect(),
        "options" | "help" => {
            let operations = OperationName::ALL.into_iter().map(OperationName::id);
            operations.chain(SpecialName::ALL.into_iter().map(SpecialName::id)).map(str::to_owned).collect()
        }
        _ => Vec::new(),
    }
}

/// How an action goes on in whose line `before` stands already: the words of its steps, which begin anew
/// behind a sign.
pub fn behind_action(game: &Game, before: &str, sense: &dyn Sense) -> Vec<String> {
    let before = before.to_lowercase();
    let Some((name, steps)) = before.split_once(' ') else { return Vec::new() };
    let names = OperationName::ALL.map(OperationName::id);
    let Some(name) = names::find(name, names.iter().copied().chain(["event"])) else { return Vec::new() };
    let draft = Draft::act(names.get(name).copied().unwrap_or("event"));
    let answers = answers_of(&draft, game);
    let step = steps.rsplit([',', ';']).next().unwrap_or_default();
    let Some(tree) = walked(Tree::of(&answers), step, sense) else { return Vec::new() };
    tree.next().into_iter().map(|word| sense.shown_after(tree.path(), word)).collect()
}
