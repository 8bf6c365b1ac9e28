//! What may follow the words of `fitl adjust` that were typed.

use super::table_words::{by_id, plain, space_named};
use crate::command::values::ListedValue;
use crate::fitl::{BoxName, Faction, PieceKind, Space, SupportLevel, Track};

/// What may be typed after `said`, the words after the document; nothing where a number comes next.
pub fn table_offers(said: &[&str]) -> Vec<ListedValue> {
    let of = |words: &[&str]| words.iter().map(|word| ListedValue::of(*word)).collect::<Vec<_>>();
    let places = || {
        let ids = Space::ALL.map(Space::id).into_iter().chain(Track::ALL.map(Track::id));
        ids.chain(BoxName::ALL.map(BoxName::id)).chain(["players"]).map(ListedValue::of).collect::<Vec<_>>()
    };
    let pieces = || of(&PieceKind::ALL.map(PieceKind::id));
    let Some(last) = said.last().map(|word| plain(word)) else { return places() };
    let is_level = by_id(&SupportLevel::ALL, SupportLevel::id, &last).is_some();
    match last.as_str() {
        "from" | "to" => of(&BoxName::ALL.map(BoxName::id)),
        "players" => [of(&["all", "none"]), of(&Faction::ALL.map(Faction::id))].concat(),
        "terror" | "sabotage" => Vec::new(),
        "active" | "passive" => of(&["support", "opposition"]),
        _ if last.parse::<u16>().is_ok() => [places(), of(&["from", "to"])].concat(),
        _ if is_level => places(),
        _ if by_id(&Track::ALL, Track::id, &last).is_some() => Vec::new(),
        _ if by_id(&BoxName::ALL, BoxName::id, &last).is_some() => {
            // A box named after `from` or `to` ends what is said of a space.
            let ends = said.len() > 1 && matches!(said[said.len() - 2], "from" | "to");
            if ends { places() } else { pieces() }
        }
        _ if space_named(&last).is_some() => {
            [of(&SupportLevel::ALL.map(SupportLevel::id)), of(&["terror"]), pieces()].concat()
        }
        _ => Vec::new(),
    }
}
