//! The set-up of a game as a list to work through at the table: spaces, boxes, tracks, cards.

use super::changes::counted;
use super::common::card_name;
use super::deeds::{boxed, pieces, short};
use super::tables::factions;
use crate::fitl::{
    BoxName, Card, Control, DeckMode, Faction, FactionSet, Game, PieceKind, PieceType, Space, SpaceSet,
    SupportLevel, Track, TrungCard,
};
use crate::render::Report;

/// What is put where before the first card.
pub(super) fn setup_list(report: &mut Report, game: &Game) {
    let board = game.board();
    report.line(who_plays(game));
    report.heading("Set up the map");
    for space in SpaceSet::ALL {
        if let Some(line) = of_space(game, space) {
            report.item(1, line);
        }
    }
    for (control, name) in [(Control::Coin, "COIN Control"), (Control::Nva, "NVA Control")] {
        let spaces = SpaceSet::ALL.iter().filter(|space| board.control(*space) == control);
        let spaces: Vec<_> = spaces.map(Space::name).collect();
        if !spaces.is_empty() {
            report.item(1, format!("{name}: {}", spaces.join(", ")));
        }
    }
    report.heading("Boxes");
    for name in BoxName::ALL {
        let there = in_box(game, name);
        if !there.is_empty() {
            report.item(1, format!("{}: {}", name.title(), there.join(", ")));
        }
    }
    report.heading("Tracks");
    let tracks = Track::ALL.into_iter().filter(|track| game.keeps(*track));
    let tracks: Vec<String> =
        tracks.map(|track| format!("{} {}", track.title(), board.track(track))).collect();
    report.item(1, tracks.join(", "));
    let markers: Vec<String> = Faction::ALL
        .into_iter()
        .map(|faction| format!("{} {}", counted(faction), board.victory_total(faction)))
        .collect();
    report.item(1, markers.join(", "));
    let aside: Vec<&str> = Track::ALL
        .into_iter()
        .filter(|track| !game.keeps(*track) && *track != Track::AgitateTotal)
        .map(Track::title)
        .collect();
    if !aside.is_empty() {
        report.item(1, format!("Set aside (non-players do without): {} [T4.1.4]", aside.join(", ")));
    }
    if !game.is_player(Faction::Us) {
        report.item(1, format!("US Policy: {}", board.policy().title()));
    }
    cards(report, game);
}

/// The scenario, and whom people play: `A Better War, 1968-1972; players: ARVN; non-players: US, NVA and VC`.
fn who_plays(game: &Game) -> String {
    let (scenario, people) = (game.scenario(), game.players());
    let others: FactionSet = Faction::ALL.into_iter().filter(|faction| !people.contains(*faction)).collect();
    let of = |what: &str, set: FactionSet| {
        if set == FactionSet::NONE { String::new() } else { format!("; {what}: {}", factions(set)) }
    };
    let (people, others) = (of("players", people), of("non-players", others));
    format!("{}, {}{people}{others}", scenario.title(), scenario.years())
}

/// A place of the table, and what shows there.
pub(crate) struct Place {
    /// The word under which `adjust` knows it.
    pub key: &'static str,
    /// What it is called.
    pub title: &'static str,
    /// What shows there.
    pub shows: String,
}

/// The places of the table: spaces, boxes, tracks.
pub(super) fn places(game: &Game) -> Vec<Place> {
    let or_nothing =
        |parts: Vec<String>| if parts.is_empty() { "nothing".to_owned() } else { parts.join(", ") };
    let spaces = SpaceSet::ALL.iter().map(|space| Place {
        key: space.id(),
        title: space.name(),
        shows: or_nothing(in_space(game, space)),
    });
    let boxes = BoxName::ALL.into_iter().map(|name| Place {
        key: name.id(),
        title: name.title(),
        shows: or_nothing(in_box(game, name)),
    });
    let tracks = Track::ALL.into_iter().filter(|track| game.keeps(*track)).map(|track| Place {
        key: track.id(),
        title: track.title(),
        shows: game.board().track(track).to_string(),
    });
    spaces.chain(boxes).chain(tracks).collect()
}

fn in_box(game: &Game, name: BoxName) -> Vec<String> {
    let there = |piece: PieceType| game.board().in_box(name, piece);
    let types = PieceType::ALL.into_iter().filter(|piece| there(*piece) > 0);
    types.map(|piece| boxed(piece, there(piece))).collect()
}

fn of_space(game: &Game, space: Space) -> Option<String> {
    let parts = in_space(game, space);
    (!parts.is_empty()).then(|| format!("{}: {}", space.name(), parts.join(", ")))
}

fn in_space(game: &Game, space: Space) -> Vec<String> {
    let board = game.board();
    let mut parts: Vec<String> = PieceKind::ALL
        .into_iter()
        .filter(|piece| board.count(space, *piece) > 0)
        .map(|piece| pieces(piece, board.count(space, piece)))
        .collect();
    if board.support(space) != SupportLevel::Neutral {
        parts.push(board.support(space).title().to_owned());
    }
    if board.terror(space) > 0 {
        parts.push(format!("{} {}", board.terror(space), if space.is_loc() { "Sabotage" } else { "Terror" }));
    }
    parts
}

fn cards(report: &mut Report, game: &Game) {
    report.heading("Cards");
    let deck = game.scenario().deck();
    let physical = game.cards().mode() == DeckMode::Physical;
    report.item(
        1,
        format!(
            "{}: {} piles of {} Events with 1 Coup card shuffled into each, the first pile on top [2.1]",
            if physical { "Build the deck" } else { "Pointman deals the deck" },
            deck.piles.len(),
            deck.events_per_pile,
        ),
    );
    if physical {
        how_the_deck_is_built(report, game);
    }
    let laid: Vec<String> = game.leader_box().cards().map(card_name).collect();
    match game.leader() {
        // Duong Van Minh has no card: he leads while the box is empty (2.4.1).
        Some(leader) if laid.is_empty() => {
            report
                .item(1, format!("RVN Leader box: empty, so {} leads ({})", leader.name(), leader.effect()));
        }
        _ => report.item(1, format!("RVN Leader box, top first: {}", laid.join(", "))),
    }
    for entry in game.lasting().entries() {
        if let Some(side) = entry.side {
            report.item(1, format!("In effect: {} ({side})", card_name(entry.card)));
        }
    }
    let held: Vec<String> = Faction::ALL
        .into_iter()
        .filter_map(|faction| game.cards().pivotal(faction).map(|card| (faction, card)))
        .map(|(faction, card)| format!("{} {}", short(faction), card_name(card)))
        .collect();
    let held = if held.is_empty() { "none".to_owned() } else { held.join(", ") };
    report.item(1, format!("Pivotal Events in hand: {held}"));
    if game.has_non_players() {
        report.item(1, trung_deck(game));
    }
    report.item(1, "Cylinders of all four factions: Eligible");
}

/// Which Trưng cards are shuffled: those of the non-players and no others (T4.1.3).
fn trung_deck(game: &Game) -> String {
    let letters = |faction: Faction| {
        let cards: Vec<TrungCard> = TrungCard::of(faction).collect();
        let ends = cards.first().zip(cards.last()).map(|(first, last)| format!("{first} to {last}"));
        format!("{} ({})", ends.unwrap_or_default(), short(faction))
    };
    let (people, others): (Vec<Faction>, Vec<Faction>) =
        Faction::ALL.into_iter().partition(|faction| game.is_player(*faction));
    let count = others.iter().map(|faction| TrungCard::of(*faction).count()).sum::<usize>();
    let list = |factions: Vec<Faction>| factions.into_iter().map(letters).collect::<Vec<_>>().join(", ");
    let aside = if people.is_empty() { String::new() } else { format!("; set aside {}", list(people)) };
    format!("Shuffle the {count} Trưng cards of the non-players, {}{aside} [T4.1.3]", list(others))
}

/// Which cards go into the piles of a deck that the people at the table build.
fn how_the_deck_is_built(report: &mut Report, game: &Game) {
    let deck = game.scenario().deck();
    if game.period_events() {
        let mut from = 1;
        for piles in deck.piles.chunk_by(|one, other| one == other) {
            let to = from + piles.len() - 1;
            let which = if from == to { format!("Pile {from}") } else { format!("Piles {from} to {to}") };
            report.item(2, format!("{which}: Events of {} [2.1]", piles[0].years()));
            from = to + 1;
        }
    }
    let numbers = |cards: &[Card]| cards.iter().map(Card::to_string).collect::<Vec<_>>().join(", ");
    let too_many = deck.coup_cards.len() - deck.piles.len();
    let left_out = match too_many {
        0 => "",
        _ => "; one Failed Attempt, taken at random, is left out",
    };
    report.item(2, format!("Coup cards: {}{left_out} [2.1]", numbers(deck.coup_cards)));
    let removed: Vec<Card> = game.cards().removed().iter().collect();
    if !removed.is_empty() {
        report.item(2, format!("Left out of the deck: {}", numbers(&removed)));
    }
}
