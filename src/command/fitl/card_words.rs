//! Cards in words: how non-players regard an Event, and how likely a Coup card is next.

use serde_json::{Value, json};

use super::deeds::short;
use crate::fitl::{Card, CardKind, CardSide, CoupOdds, Faction, Game, Mark};

/// How a non-player regards the Event, as its mark on the card says it: `NVA Critical (shaded)`.
fn mark_words(card: Card, faction: Faction) -> String {
    let entry = card.facts().marks[faction];
    let mark = match entry.mark {
        Mark::Critical => "Critical",
        Mark::Performed => "Performed",
        Mark::Ignored => return format!("{} ignores it", short(faction)),
    };
    let side = match entry.side {
        _ if !card.is_dual() => None,
        CardSide::Unshaded => Some("unshaded"),
        CardSide::Shaded => Some("shaded"),
    };
    let special = entry.instructions.then_some("special instructions");
    let more: Vec<&str> = side.into_iter().chain(special).collect();
    let more = if more.is_empty() { String::new() } else { format!(" ({})", more.join(", ")) };
    format!("{} {mark}{more}", short(faction))
}

/// How `factions` regard an Event, in one line; none of a Coup card, which nobody executes by choice.
pub(super) fn marks_line(card: Card, factions: impl Iterator<Item = Faction>) -> Option<String> {
    let words: Vec<String> = factions.map(|faction| mark_words(card, faction)).collect();
    (card.kind() != CardKind::Coup && !words.is_empty()).then(|| format!("{} [T5.5.1]", words.join(", ")))
}

/// The factions of `game` that nobody plays.
pub(super) fn non_players(game: &Game) -> impl Iterator<Item = Faction> + '_ {
    Faction::ALL.into_iter().filter(|faction| !game.is_player(*faction))
}

/// The marks of `factions` on a card, as data.
pub(super) fn marks_data(card: Card, factions: impl Iterator<Item = Faction>) -> Value {
    if card.kind() == CardKind::Coup {
        return Value::Null;
    }
    let entry = |faction: Faction| {
        let mark = card.facts().marks[faction];
        let data = json!({ "mark": mark.mark, "side": mark.side, "instructions": mark.instructions });
        (faction.id().to_owned(), data)
    };
    Value::Object(factions.map(entry).collect())
}

/// How likely the next card to be turned up is a Coup card: `Coup card next: 1 in 8 (card 6 of 13 in
/// pile 2)`.
pub(super) fn coup_odds_line(game: &Game) -> Option<String> {
    let CoupOdds { pile, left, size, coup_is_left } = game.coup_odds()?;
    let next = format!("card {} of {size} in pile {pile}", size - left + 1);
    Some(if coup_is_left {
        format!("Coup card next: 1 in {left} ({next}) [2.1]")
    } else {
        format!("Coup card next: no, pile {pile} has already had its Coup card ({next}) [2.1]")
    })
}

/// The same, as data.
pub(super) fn coup_odds_data(game: &Game) -> Value {
    game.coup_odds().map_or(Value::Null, |odds| {
        let probability = f64::from(u8::from(odds.coup_is_left)) / f64::from(odds.left);
        json!({ "pile": odds.pile, "left": odds.left, "probability": probability })
    })
}
