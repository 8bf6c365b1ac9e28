//! What is told beside the map, whichever way it is drawn: whose turn it is, where each faction stands,
//! tracks, what lasts.

use crate::fitl::{ByFaction, Card, CardKind, CardSide, Faction, Game, LastingCard, Leader, Mark, Track};
use pointman_core::names::{capitalized, titled};

/// Where a faction stands on the current card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Standing {
    Waiting,
    Acted,
    Passed,
    Ineligible,
}

impl Standing {
    /// In a word.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Standing::Waiting => "Eligible",
            Standing::Acted => "acted",
            Standing::Passed => "passed",
            Standing::Ineligible => "Ineligible",
        }
    }
}

/// Where each faction stands on the current card.
pub(super) fn standings(game: &Game) -> ByFaction<Standing> {
    let sequence = game.sequence();
    ByFaction::from_fn(|faction| match faction {
        _ if sequence.have_acted().contains(faction) => Standing::Acted,
        _ if sequence.passed().contains(faction) => Standing::Passed,
        _ if sequence.waiting().contains(faction) => Standing::Waiting,
        // Both have acted: whoever is left is Eligible still.
        _ if sequence.eligible().contains(faction) && !sequence.ineligible_next().contains(faction) => {
            Standing::Waiting
        }
        _ => Standing::Ineligible,
    })
}

/// The factions in the order of the current card, or in the printed order if it has none.
pub(super) fn order(game: &Game) -> [Faction; 4] {
    game.cards().current().and_then(|card| card.facts().order).unwrap_or(Faction::ALL)
}

/// A card with its title; `none` for none.
pub(super) fn card_name(card: Option<Card>) -> String {
    card.map_or("none".to_owned(), |card| format!("{card} {}", card.facts().title))
}

/// The tracks that are kept, with short names.
pub(super) fn tracks(game: &Game) -> impl Iterator<Item = (&'static str, Track)> {
    Track::ALL.into_iter().filter(|track| game.keeps(*track)).map(|track| (track.title(), track))
}

/// The Capabilities in play, then the Momentum, each the earliest first: the title and the side.
pub(super) fn lasting(game: &Game) -> [Vec<String>; 2] {
    [true, false].map(|capability| {
        let entries = game.lasting().entries().into_iter();
        let is_of_kind = |card| LastingCard::of(card).is_some_and(|card| card.is_capability() == capability);
        entries
            .filter(|entry| is_of_kind(entry.card))
            .filter_map(|entry| entry.side.map(|side| format!("{} ({side})", card_name(Some(entry.card)))))
            .collect()
    })
}

/// How a non-player regards an Event, in a word or two: `Critical sh.`, `ignores`; empty for a person and for
/// a Coup card.
pub(super) fn mark(game: &Game, card: Card, faction: Faction) -> String {
    if game.is_player(faction) || card.kind() == CardKind::Coup {
        return String::new();
    }
    let entry = card.facts().marks[faction];
    let side = match entry.side {
        _ if !card.is_dual() => "",
        CardSide::Unshaded => " un.",
        CardSide::Shaded => " sh.",
    };
    match entry.mark {
        Mark::Critical | Mark::Performed => format!("{}{side}", titled(entry.mark.id())),
        Mark::Ignored => "ignores".to_owned(),
    }
}

/// Who leads the Republic of Vietnam; `nobody` if none does.
pub(super) fn leader(game: &Game) -> String {
    game.leader().map_or("nobody", Leader::name).to_owned()
}

/// What is due now, as a sentence.
pub(super) fn due(game: &Game) -> String {
    let word = |word: &str| match Faction::ALL.into_iter().find(|faction| faction.id() == word) {
        Some(faction) => faction.id().to_uppercase(),
        None => word.to_owned(),
    };
    capitalized(&game.due().split(' ').map(word).collect::<Vec<_>>().join(" "))
}
