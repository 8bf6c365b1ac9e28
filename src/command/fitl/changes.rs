//! How two states of a game differ, in words: what lies in each space and box, every marker, what follows
//! from it for Control and victory.

use super::deeds::{action_box, boxed, lasting, pieces, short};
use crate::fitl::{
    ActionTaken, BoxName, Control, Faction, Game, LastingCard, Leader, Phase, PieceKind, PieceType, Space,
    SpaceSet, Track,
};

/// A line for each place that differs, then Control and the victory totals: `Saigon: 4 US Troops (2 before)`.
pub(super) fn changes(before: &Game, after: &Game) -> Vec<String> {
    let mut lines: Vec<String> =
        SpaceSet::ALL.iter().filter_map(|space| in_space(before, after, space)).collect();
    for name in BoxName::ALL {
        let changed: Vec<_> = PieceType::ALL
            .into_iter()
            .map(|piece| (piece, before.board().in_box(name, piece), after.board().in_box(name, piece)))
            .filter(|(_, was, is)| was != is)
            .map(|(piece, was, is)| format!("{} ({was} before)", boxed(piece, is)))
            .collect();
        if !changed.is_empty() {
            lines.push(format!("{}: {}", name.title(), changed.join("; ")));
        }
    }
    lines.extend(track_changes(before, after));
    if before.board().policy() != after.board().policy() {
        let (was, is) = (before.board().policy(), after.board().policy());
        lines.push(format!("US Policy: {} ({} before)", is.title(), was.title()));
    }
    lines.extend(lasting_changes(before, after));
    lines.extend(control_changes(before, after));
    lines.extend(totals(before, after));
    lines
}

/// The Capabilities and Momentum that come into play or leave it, and the leader.
fn lasting_changes(before: &Game, after: &Game) -> impl Iterator<Item = String> {
    let (was, is) = (before.lasting(), after.lasting());
    let changed = LastingCard::ALL.into_iter().filter(|card| was.side(*card) != is.side(*card));
    let told = changed.filter_map(move |card| {
        let what = if card.is_capability() { "Capability" } else { "Momentum" };
        let side = is.side(card).or(was.side(card))?;
        Some(lasting(what, card.card(), side, is.side(card).is_some()))
    });
    let leader = (before.leader() != after.leader()).then(|| {
        let title = |game: &Game| game.leader().map_or("nobody", Leader::name);
        format!("Leader: {} ({} before)", title(after), title(before))
    });
    told.chain(leader)
}

/// The tracks that differ: `ARVN Resources: 12 (15 before)`.
pub(super) fn track_changes(before: &Game, after: &Game) -> impl Iterator<Item = String> {
    Track::ALL.into_iter().filter_map(|track| {
        let (was, is) = (before.board().track(track), after.board().track(track));
        (was != is).then(|| format!("{}: {is} ({was} before)", track.title()))
    })
}

/// The spaces in which anything differs.
pub(super) fn changed_spaces(before: &Game, after: &Game) -> SpaceSet {
    let differs = |space: Space| {
        in_space(before, after, space).is_some()
            || before.control_markers().of(space) != after.control_markers().of(space)
    };
    SpaceSet::ALL.filter(differs)
}

fn in_space(before: &Game, after: &Game, space: Space) -> Option<String> {
    let (was, is) = (before.board(), after.board());
    let mut parts: Vec<String> = PieceKind::ALL
        .into_iter()
        .map(|piece| (piece, was.count(space, piece), is.count(space, piece)))
        .filter(|(_, was, is)| was != is)
        .map(|(piece, was, is)| format!("{} ({was} before)", pieces(piece, is)))
        .collect();
    if was.support(space) != is.support(space) {
        parts.push(format!("{} ({} before)", is.support(space).title(), was.support(space).title()));
    }
    if was.terror(space) != is.terror(space) {
        let marker = if space.is_loc() { "Sabotage" } else { "Terror" };
        parts.push(format!("{} {marker} ({} before)", is.terror(space), was.terror(space)));
    }
    (!parts.is_empty()).then(|| format!("{}: {}", space.name(), parts.join("; ")))
}

/// The Control markers to be changed: `Control: Hue to COIN, Tay Ninh to nobody`.
pub(super) fn control_changes(before: &Game, after: &Game) -> Option<String> {
    control_goes(before, after).map(|goes| format!("Control: {goes}"))
}

/// Which spaces go to whom: `Hue to COIN, Cam Ranh to nobody`.
fn control_goes(before: &Game, after: &Game) -> Option<String> {
    let changed =
        SpaceSet::ALL.filter(|space| before.control_markers().of(space) != after.control_markers().of(space));
    let to = |space: Space| match after.control_markers().of(space) {
        Control::Coin => "COIN",
        Control::Nva => "NVA",
        Control::None => "nobody",
    };
    let words: Vec<_> = changed.iter().map(|space| format!("{} to {}", space.name(), to(space))).collect();
    (!words.is_empty()).then(|| words.join(", "))
}

/// The cylinders that move: `VC cylinder: to the Event box`.
pub(super) fn cylinders(before: &Game, after: &Game) -> Option<String> {
    let moved: Vec<_> = Faction::ALL
        .into_iter()
        .map(|faction| (faction, cylinder(before, faction), cylinder(after, faction)))
        .filter(|(_, was, is)| was != is)
        .map(|(faction, _, is)| (short(faction), is))
        .collect();
    match &moved[..] {
        [] => None,
        [(faction, to)] => Some(format!("{faction} cylinder: to {to}")),
        moved => {
            let words: Vec<_> = moved.iter().map(|(faction, to)| format!("{faction} to {to}")).collect();
            Some(format!("Cylinders: {}", words.join(", ")))
        }
    }
}

/// Where the cylinder of a faction lies (2.3).
pub(super) fn cylinder(game: &Game, faction: Faction) -> &'static str {
    let sequence = game.sequence();
    match sequence.acted().find(|acted| acted.faction == faction) {
        Some(acted) => action_box(acted.action),
        None if sequence.passed().contains(faction) => action_box(ActionTaken::Pass),
        None if sequence.eligible().contains(faction) => "Eligible",
        None => "Ineligible",
    }
}

/// The victory markers that move, each with what it counts: `Support + Available: 38 to 40 (US, margin -10)`.
/// They count Control by its markers: both are adjusted together (6.4.4, 6.5).
pub(super) fn totals(before: &Game, after: &Game) -> Option<String> {
    let moved: Vec<_> = Faction::ALL
        .into_iter()
        .map(|faction| (faction, before.victory_marker(faction), after.victory_marker(faction)))
        .filter(|(_, was, is)| was != is)
        .map(|(faction, was, is)| {
            let margin = after.marked_margin(faction);
            format!("{}: {was} to {is} ({}, margin {margin:+})", counted(faction), short(faction))
        })
        .collect();
    (!moved.is_empty()).then(|| format!("Victory markers: {}", moved.join("; ")))
}

/// What the pieces moved so far in Redeploy or Commitment will come to, where Control has not been adjusted
/// yet: `As moved, when Control is adjusted [6.4.4]: Hue to COIN; ARVN -3 to +0`. None where that changes
/// nothing.
pub(crate) fn as_moved(game: &Game) -> Option<String> {
    let then = game.with_control_adjusted();
    let control = control_goes(game, &then)?;
    let margins = Faction::ALL.into_iter().filter_map(|faction| {
        let (was, is) = (game.marked_margin(faction), then.marked_margin(faction));
        (was != is).then(|| format!("{} {was:+} to {is:+}", short(faction)))
    });
    let margins: Vec<String> = margins.collect();
    let margins = if margins.is_empty() { "no margin changes".to_owned() } else { margins.join(", ") };
    let rule = if game.phase() == Phase::CoupCommitment { "6.5" } else { "6.4.4" };
    Some(format!("As moved, when Control is adjusted [{rule}]: {control}; {margins}"))
}

/// The two numbers that the victory marker of a faction is the sum of (7.0).
pub(super) fn made_of(game: &Game, faction: Faction) -> [String; 2] {
    let totals = game.marked_totals();
    let (one, other) = match faction {
        Faction::Us => {
            (("Support", totals.support), ("Available", game.victory_marker(faction) - totals.support))
        }
        Faction::Arvn => (
            ("COIN Control", totals.coin_population),
            ("Patronage", game.victory_marker(faction) - totals.coin_population),
        ),
        Faction::Nva => (
            ("NVA Control", totals.nva_population),
            ("Bases", game.victory_marker(faction) - totals.nva_population),
        ),
        Faction::Vc => {
            (("Opposition", totals.opposition), ("Bases", game.victory_marker(faction) - totals.opposition))
        }
    };
    [one, other].map(|(what, number)| format!("{what} {number}"))
}

/// What the victory marker of a faction counts (7.0).
pub(super) const fn counted(faction: Faction) -> &'static str {
    match faction {
        Faction::Us => "Support + Available",
        Faction::Arvn => "COIN Control + Patronage",
        Faction::Nva => "NVA Control + Bases",
        Faction::Vc => "Opposition + Bases",
    }
}
