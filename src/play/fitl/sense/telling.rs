//! Words of a step as people call what they stand for, and the step under way in a question.

use pointman_core::vocabulary::Term;

use super::{AIMS, SPECIAL, TRANSFER};
use crate::fitl::{Faction, PieceKind, Space, SpecialName, with_names};

/// Words of an answer with spaces and pieces as people call them ([`with_names`]), and the Special Forces of
/// `by`; a Special Activity by its name alone, as it is typed.
pub fn shown(words: &str, by: Option<Faction>) -> String {
    let named = with_names(&words.replace(SPECIAL, "")).replace("main-force-bns", "Main Force Bns");
    let told = named.split(' ').map(|word| special_forces(word, by).unwrap_or_else(|| word.to_owned()));
    told.collect::<Vec<_>>().join(" ")
}

/// The Special Forces of a COIN faction that a number with a letter counts: `1-2u` of the US as
/// `1-2 Underground Irregulars`.
fn special_forces(word: &str, by: Option<Faction>) -> Option<String> {
    let number = word.strip_suffix(['u', 'a']).filter(|number| !number.is_empty())?;
    if !number.chars().all(|letter| letter.is_ascii_digit() || ['-', '/'].contains(&letter)) {
        return None;
    }
    let [underground, active] = match by? {
        Faction::Us => [PieceKind::UsIrregularsUnderground, PieceKind::UsIrregularsActive],
        Faction::Arvn => [PieceKind::ArvnRangersUnderground, PieceKind::ArvnRangersActive],
        Faction::Nva | Faction::Vc => return None,
    };
    let kind = if word.ends_with('u') { underground } else { active };
    Some(format!("{number} {}", kind.name(number == "1")))
}

/// Whose pieces a letter counts after these words: those of `by`, unless they are an enemy's.
pub fn whose(said: &[String], by: Option<Faction>) -> Option<Faction> {
    const ENEMIES: [&str; 5] = ["vc", "nva", "remove", "activate", "only"];
    by.filter(|_| !said.iter().any(|word| ENEMIES.contains(&word.as_str())))
}

/// The words of a step under way in a question, with the reason why pieces come from the map (1.4.1): of
/// `saigon place 6 arvn_police taking 2 arvn_police` the answer is where those 2 stand.
///
/// Where pieces come from is told apart from where they go: `Hue from Saigon`.
pub fn under_way(words: &[String], next: &[&str], by: Option<Faction>) -> String {
    if let Some(transfer) = transfer_under_way(words, next) {
        return transfer;
    }
    let is_space = |word: &str| Space::with_id(word).is_some();
    let mut told: Vec<String> = Vec::new();
    for (at, word) in words.iter().enumerate() {
        if at > 0 && is_space(word) && is_space(&words[at - 1]) {
            told.push("from".to_owned());
        }
        told.push(shown(word, whose(&words[..at], by)));
    }
    if words.last().is_some_and(|word| is_space(word)) && next.iter().any(|word| is_space(word)) {
        told.push("from".to_owned());
    }
    // A move that so far only has its name comes from somewhere, or goes there.
    let moves = [(SpecialName::Transport, "from"), (SpecialName::AirLift, "to")];
    let begun = moves.into_iter().find(|(name, _)| words.last().is_some_and(|word| word == name.id()));
    if let Some((_, way)) = begun.filter(|_| next.iter().any(|word| is_space(word))) {
        told.push(way.to_owned());
    }
    let mut said = told.join(" ");
    // The hits in a space are a bare number.
    let is_number = |word: &&str| word.chars().all(|letter| letter.is_ascii_digit());
    if words.first().is_some_and(|name| name == SpecialName::AirStrike.id())
        && words.last().is_some_and(|word| is_space(word))
        && !next.is_empty()
        && next.iter().all(is_number)
    {
        said.push_str(", pieces to remove");
    }
    // The pieces are said first, and then where they are taken from.
    if words.len() > 1 && words.last().is_some_and(|word| word == "taking") {
        let placed = said.trim_end_matches(" taking");
        return format!("{placed}; too few Available, take from the map");
    }
    match said.split_once(" taking ") {
        Some((placed, taken)) if words.len() > 1 && words[words.len() - 2] == "taking" => match next {
            [] => format!("{placed}, {taken} of them from the map"),
            _ => format!("{placed}; too few Available, take {taken} from"),
        },
        _ => said,
    }
}

/// Resources that one of NVA and VC gives the other (1.5.2), as far as that is said.
fn transfer_under_way(words: &[String], next: &[&str]) -> Option<String> {
    let (name, said) = words.split_first().filter(|(name, _)| *name == TRANSFER)?;
    let named = |who: &String| who.to_uppercase();
    Some(match said {
        [] if next.is_empty() => name.clone(),
        [] => "transfer of Resources from".to_owned(),
        [giver] => format!("transfer of Resources from {} to", named(giver)),
        [giver, receiver] => format!("transfer of Resources from {} to {}", named(giver), named(receiver)),
        [giver, receiver, amount, ..] => {
            format!("transfer of {amount} Resources from {} to {}", named(giver), named(receiver))
        }
    })
}

/// The pieces at the end of a step that go with others of its list, with whose they are: `vc 1u` of
/// `remove nva 1t vc 1u`.
pub fn goes_with_it(path: &[String]) -> Option<String> {
    let counts = |word: &String| word.starts_with(|letter: char| letter.is_ascii_digit());
    let (last, before) = path.split_last().filter(|(last, _)| counts(last))?;
    let chosen = before.iter().rposition(counts)?;
    match &before[chosen + 1..] {
        [] => Some(shown(last, None)),
        [whose] if Faction::with_id(whose).is_some() => Some(format!("{whose} {}", shown(last, None))),
        _ => None,
    }
}

/// What a step comes to without the word that may follow it: an Attack or Assault that aims at neither enemy
/// alone takes both (3.1), a Train places nothing.
pub fn left_unsaid(next: &str) -> Option<&'static str> {
    match next {
        aims if AIMS.contains(&aims) => Some("both enemies"),
        "place" => Some("place nothing"),
        _ => None,
    }
}
