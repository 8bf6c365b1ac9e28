//! A game as tables for people: spaces in the order of the printed board, tracks, boxes, cards and victory
//! margins.
//!
//! Pieces are named as in actions: `2t 1p 3u 1a 1b` are Troops, Police, Underground and Active Guerrillas or
//! Special Forces, and Bases; `1b*` is a Tunneled Base.

use crate::plural::{counted, listed};
use crate::voice::Voice;
use serde_json::{Value, json};

use super::changes::{cylinder, made_of};
use super::common::card_name;
use super::deeds::short;
use crate::fitl::{
    BoxName, Card, Control, DeckMode, Faction, FactionSet, Game, Leader, Phase, PieceKind, PieceSet,
    PieceType, Readings, Region, Space, SpaceKind, SpaceSet, SupportLevel, Terrain, Track,
};
use crate::render::{Grid, Report};

pub(crate) const LEGEND: &str =
    "t Troops, p Police, u Underground and a Active Guerrillas or Special Forces, b Bases, b* Tunneled";

/// Cities, Provinces, LoCs, each with their totals.
pub(super) fn spaces(report: &mut Report, game: &Game) {
    let board = game.board();
    for (title, kind) in [("Cities", SpaceKind::City), ("Provinces", SpaceKind::Province)] {
        report.heading(title);
        let mut table =
            Grid::new(["space", "pop", "control", "level", "terror", "pieces"]).with_numbers([1, 4]);
        let of_kind = SpaceSet::ALL.filter(|space| space.kind() == kind);
        for space in of_kind.iter() {
            table.row([
                space.name().to_owned(),
                space.population().to_string(),
                control(game.control_markers().of(space)).to_owned(),
                level(space, board.support(space)).to_owned(),
                number(board.terror(space)),
                pieces(game, space),
            ]);
        }
        let controlled = |by| of_kind.filter(|space| game.control_markers().of(space) == by).population();
        table.row([
            "total".to_owned(),
            of_kind.population().to_string(),
            format!("COIN {}, NVA {}", controlled(Control::Coin), controlled(Control::Nva)),
            String::new(),
            number(of_kind.iter().map(|space| board.terror(space)).sum()),
            totals_of_pieces(game, of_kind),
        ]);
        report.table(table);
    }
    report.heading("Lines of Communication");
    let mut table = Grid::new(["space", "econ", "sabotage", "pieces"]).with_numbers([1, 2]);
    for space in SpaceSet::LOCS.iter() {
        table.row([
            space.name().to_owned(),
            space.econ().to_string(),
            number(board.terror(space)),
            pieces(game, space),
        ]);
    }
    table.row([
        "total".to_owned(),
        format!("{} of {}", board.unsabotaged_econ(), SpaceSet::LOCS.econ()),
        number(SpaceSet::LOCS.iter().map(|space| board.terror(space)).sum()),
        totals_of_pieces(game, SpaceSet::LOCS),
    ]);
    report.table(table);
    legend(report, game);
}

/// Victory, tracks and boxes.
pub(super) fn tracks(report: &mut Report, game: &Game) {
    let board = game.board();
    report.heading(format!(
        "{} ({}): {}",
        game.scenario().title(),
        game.scenario(),
        phase_words(game.phase())
    ));
    let mut table =
        Grid::new(["faction", "played by", "total", "needs", "margin", "made of"]).with_numbers([2, 3, 4]);
    for faction in Faction::ALL {
        table.row([
            short(faction).to_owned(),
            played_by(game, faction),
            game.victory_marker(faction).to_string(),
            format!("> {}", faction.victory_threshold()),
            format!("{:+}", game.marked_margin(faction)),
            made_of(game, faction).join(", "),
        ]);
    }
    report.table(table);
    readings(report, game);
    report.heading("Tracks");
    let mut table = Grid::new(["track", "value"]).with_numbers([1]);
    for track in Track::ALL.into_iter().filter(|track| game.keeps(*track)) {
        table.row([track.title().to_owned(), board.track(track).to_string()]);
    }
    report.table(table);
    if !game.is_player(Faction::Us) {
        report.item(1, format!("US Policy: {}", board.policy().title()));
    }
    report.heading("Pieces");
    let mut table = Grid::new(["piece", "map", "available", "casualties", "out of play", "all"])
        .with_numbers([1, 2, 3, 4, 5]);
    for piece_type in PieceType::ALL {
        let boxes = BoxName::ALL.map(|box_name| (box_name, number(board.in_box(box_name, piece_type))));
        let held = |wanted| {
            boxes.iter().find(|(name, _)| *name == wanted).map_or(String::new(), |(_, held)| held.clone())
        };
        table.row([
            piece_type.plural(),
            number(board.on_map(piece_type)),
            held(BoxName::Available),
            held(BoxName::Casualties),
            held(BoxName::OutOfPlay),
            piece_type.total().to_string(),
        ]);
    }
    report.table(table);
}

/// Who plays a faction, and what else that person plays (1.5, T3.1).
fn played_by(game: &Game, faction: Faction) -> String {
    match () {
        () if !game.is_player(faction) => "non-player".to_owned(),
        () => match game.persons().of_faction(faction).without(faction) {
            none if none.is_empty() => "a player".to_owned(),
            others => format!("player, with {}", factions(others)),
        },
    }
}

/// Factions as people call them: `US, NVA and VC`.
pub(super) fn factions(set: FactionSet) -> String {
    let names: Vec<&str> = set.iter().map(short).collect();
    listed(&names)
}

/// A line for each rule that is not read as ruled, with its option.
pub(super) fn readings(report: &mut Report, game: &Game) {
    for ((key, about, _), reading) in Readings::ALL.iter().zip(game.readings().chosen()) {
        if let Some(reading) = reading {
            report.item(1, format!("{about}: {key}={reading}"));
        }
    }
}

/// Where the cards are, and what lasts.
pub(super) fn cards(report: &mut Report, game: &Game) {
    let cards = game.cards();
    report.heading("Cards");
    let named = |card: Option<Card>| card.map_or("none".to_owned(), card_name);
    report.item(1, format!("current: {}", named(cards.current())));
    report.item(1, format!("on deck: {}", named(cards.next())));
    if cards.mode() == DeckMode::Virtual {
        report.item(1, format!("in the deck: {}", counted(cards.deck().len(), "card")));
    }
    let list = |list: &mut dyn Iterator<Item = Card>| list.map(card_name).collect::<Vec<_>>().join(", ");
    for (title, list) in [
        ("played", list(&mut cards.played().iter())),
        ("cancelled", list(&mut cards.cancelled().iter())),
        ("taken out", list(&mut cards.removed().iter())),
        (
            "Pivotal Events in hand",
            list(&mut Faction::ALL.into_iter().filter_map(|faction| cards.pivotal(faction))),
        ),
        ("RVN Leader box, top first", list(&mut game.leader_box().cards())),
    ] {
        if !list.is_empty() {
            report.item(1, format!("{title}: {list}"));
        }
    }
    let leader = game.leader().map_or("none".to_owned(), Leader::told);
    report.item(1, format!("RVN Leader: {leader}"));
    report.item(1, format!("Coup cards played: {} of {}", game.coups_played(), game.coup_cards_in_all()));
    let sequence = game.sequence();
    let cylinders: Vec<String> = Faction::ALL
        .into_iter()
        .map(|faction| {
            let lies = cylinder(game, faction);
            let next = match () {
                () if sequence.eligible_next().contains(faction) => " (stays Eligible)",
                () if sequence.ineligible_next().contains(faction) => " (Ineligible on the next card)",
                () => "",
            };
            format!("{}: {lies}{next}", short(faction))
        })
        .collect();
    report.item(1, format!("cylinders: {}", cylinders.join("; ")));
    let entries = game.lasting().entries();
    if entries.iter().any(|entry| entry.side.is_some()) {
        report.heading("Capabilities and Momentum");
        let mut table = Grid::new(["card", "side", "what it does"]);
        for entry in entries {
            if let Some(side) = entry.side {
                table.row([
                    card_name(entry.card),
                    side.to_string(),
                    entry.card.summary(side).unwrap_or_default().to_owned(),
                ]);
            }
        }
        report.table(table);
    }
}

/// One space and what is around it.
pub(super) fn space(report: &mut Report, game: &Game, space: Space) {
    let board = game.board();
    report.heading(match Voice::now() {
        // What the shell takes.
        Voice::Shell | Voice::Script => format!("{} ({space})", space.name()),
        Voice::Prompt => space.name().to_owned(),
    });
    let worth = if space.is_loc() {
        format!("Econ {}", space.econ())
    } else {
        format!("Population {}", space.population())
    };
    let coast = if space.is_coastal() { ", coastal" } else { "" };
    report.item(1, format!("{}, {worth}{coast}, {}", kind_words(space), region_words(space)));
    if !space.is_loc() {
        let by = control(game.control_markers().of(space));
        let by = if by.is_empty() { "none" } else { by };
        let level = if space.can_have_support() {
            format!("; {}", board.support(space).title())
        } else {
            String::new()
        };
        report.item(1, format!("Control: {by}{level}"));
    }
    if board.terror(space) > 0 {
        report.item(
            1,
            format!("{}: {}", if space.is_loc() { "Sabotage" } else { "Terror" }, board.terror(space)),
        );
    }
    let there = pieces(game, space);
    report.item(1, if there.is_empty() { "no pieces".to_owned() } else { there });
    report.heading("Adjacent");
    let mut table = Grid::new(["space", "control", "level", "pieces"]);
    for other in space.adjacent().iter() {
        let level = level(other, board.support(other)).to_owned();
        table.row([
            other.name().to_owned(),
            control(game.control_markers().of(other)).to_owned(),
            level,
            pieces(game, other),
        ]);
    }
    report.table(table);
    legend(report, game);
}

/// One faction: its margin, its pieces, and where they are.
pub(super) fn faction(report: &mut Report, game: &Game, faction: Faction) {
    let board = game.board();
    let who = if game.is_player(faction) { "a player" } else { "non-player" };
    report.heading(format!("{} ({who})", short(faction)));
    let margin = game.marked_margin(faction);
    report.item(
        1,
        format!(
            "victory: {} of more than {} ({margin:+})",
            game.victory_marker(faction),
            faction.victory_threshold()
        ),
    );
    match (game.pool(faction), game.purse(faction)) {
        (Some(pool), Some(purse)) => {
            let held = board.track(pool);
            let bound = if purse == held {
                String::new()
            } else {
                format!(", of which it may spend {purse} [1.8.1]")
            };
            report.item(1, format!("{}: {held}{bound}", pool.title()));
        }
        _ => report.item(1, "has no Resources track"),
    }
    if let Some(card) = game.cards().pivotal(faction) {
        let why = game
            .pivotal_precondition(faction)
            .map_or_else(|refusal| refusal.why, |()| "its precondition is met");
        report.item(1, format!("holds {}: {why}", card_name(card)));
    }
    let mut table =
        Grid::new(["piece", "map", "available", "casualties", "out of play"]).with_numbers([1, 2, 3, 4]);
    for piece_type in PieceType::ALL.into_iter().filter(|piece_type| piece_type.faction() == faction) {
        table.row([
            piece_type.plural(),
            number(board.on_map(piece_type)),
            number(board.available(piece_type)),
            number(board.in_box(BoxName::Casualties, piece_type)),
            number(board.in_box(BoxName::OutOfPlay, piece_type)),
        ]);
    }
    report.table(table);
    report.heading("Where its pieces are");
    let mut table = Grid::new(["space", "control", "level", "pieces"]);
    for space in SpaceSet::ALL.iter().filter(|space| board.count_by(*space, faction) > 0) {
        let level = level(space, board.support(space)).to_owned();
        table.row([
            space.name().to_owned(),
            control(game.control_markers().of(space)).to_owned(),
            level,
            pieces(game, space),
        ]);
    }
    report.table(table);
    legend(report, game);
}

/// The sums over the map, as data.
pub(super) fn totals_data(game: &Game) -> Value {
    let totals = game.marked_totals();
    json!({
        "support": totals.support,
        "opposition": totals.opposition,
        "coin_population": totals.coin_population,
        "nva_population": totals.nva_population,
        "econ": game.board().unsabotaged_econ(),
    })
}

fn control(control: Control) -> &'static str {
    match control {
        Control::Coin => "COIN",
        Control::Nva => "NVA",
        Control::None => "",
    }
}

fn level(space: Space, level: SupportLevel) -> &'static str {
    match level {
        _ if !space.can_have_support() => "",
        SupportLevel::ActiveOpposition => "Opp 2",
        SupportLevel::PassiveOpposition => "Opp 1",
        SupportLevel::Neutral => "0",
        SupportLevel::PassiveSupport => "Sup 1",
        SupportLevel::ActiveSupport => "Sup 2",
    }
}

/// What the letters mean, and that Control is as the markers lie while they are not adjusted.
fn legend(report: &mut Report, game: &Game) {
    report.aside(0, LEGEND);
    if game.control_markers() != game.board().control_map() {
        report.aside(
            0,
            "Control is shown by the markers, which are adjusted at the end of the phase (6.4, 6.5)",
        );
    }
}

fn kind_words(space: Space) -> &'static str {
    match space.terrain() {
        Terrain::City => "City",
        Terrain::Highland => "Highland Province",
        Terrain::Lowland => "Lowland Province",
        Terrain::Jungle => "Jungle Province",
        Terrain::Highway => "Highway LoC",
        Terrain::Mekong => "Mekong LoC",
    }
}

fn region_words(space: Space) -> &'static str {
    match space.region() {
        Region::SouthVietnam => "South Vietnam",
        Region::NorthVietnam => "North Vietnam",
        Region::Laos => "Laos",
        Region::Cambodia => "Cambodia",
    }
}

/// What is being carried out, in words.
pub(super) fn phase_words(phase: Phase) -> &'static str {
    match phase {
        Phase::EventCard => "a card is played",
        Phase::PivotalWindow => "non-players decide on Pivotal Events",
        Phase::CoupVictory => "Coup Round, Victory Phase",
        Phase::CoupResources => "Coup Round, Resources Phase",
        Phase::CoupSupport => "Coup Round, Support Phase",
        Phase::CoupRedeploy => "Coup Round, Redeploy Phase",
        Phase::CoupCommitment => "Coup Round, Commitment Phase",
        Phase::CoupReset => "Coup Round, Reset Phase",
        Phase::Over => "the game is over",
    }
}

/// A count, nothing for 0.
fn number(count: u8) -> String {
    if count == 0 { String::new() } else { count.to_string() }
}

/// The pieces in a space by faction: `US 2t 1b; VC 2u`.
fn pieces(game: &Game, space: Space) -> String {
    by_faction(|kind| game.board().count(space, kind))
}

fn totals_of_pieces(game: &Game, spaces: SpaceSet) -> String {
    by_faction(|kind| game.board().count_in(spaces, PieceSet::from(kind)))
}

/// What stands in a space, in the cells of a table: Control, level, pieces with Terror or Sabotage; none if
/// nothing is there.
pub(crate) fn place_in_short(game: &Game, space: Space) -> Option<Vec<String>> {
    let mut there = pieces(game, space);
    let markers = match (game.board().terror(space), space.is_loc()) {
        (0, _) => String::new(),
        (_, true) => "Sabotage".to_owned(),
        (1, false) => "Terror".to_owned(),
        (number, false) => format!("Terror {number}"),
    };
    if !there.is_empty() && !markers.is_empty() {
        there.push_str("; ");
    }
    there.push_str(&markers);
    let control = control(game.control_markers().of(space)).to_owned();
    let level = level(space, game.board().support(space)).to_owned();
    (!there.is_empty()).then(|| vec![control, level, there])
}

fn by_faction(count: impl Fn(PieceKind) -> u8) -> String {
    let of = |faction| {
        let kinds = PieceKind::ALL.into_iter().filter(move |kind: &PieceKind| kind.faction() == faction);
        let named: Vec<_> = kinds
            .filter(|kind| count(*kind) > 0)
            .map(|kind| format!("{}{}", count(kind), kind.letter()))
            .collect();
        (!named.is_empty()).then(|| format!("{} {}", short(faction), named.join(" ")))
    };
    Faction::ALL.into_iter().filter_map(of).collect::<Vec<_>>().join("; ")
}
