//! Effects in words: what people at the table do with the counters.

use crate::fitl::{BoxName, CardKind, Effect, EligibilityMark, GameEffect, Phase};

/// One effect in a line.
pub(super) fn effect_words(effect: &GameEffect) -> String {
    match *effect {
        GameEffect::Board(effect) => board_words(effect),
        GameEffect::Capability { card, side, in_play } => lasting_words("Capability", card, side, in_play),
        GameEffect::Momentum { card, side, in_play } => lasting_words("Momentum", card, side, in_play),
        GameEffect::Leader { card, flipped: false } => {
            format!("{} goes to the RVN Leader box", super::common::card_name(card))
        }
        GameEffect::Leader { card, flipped: true } => {
            format!("turn {} face down", super::common::card_name(card))
        }
        GameEffect::Eligibility { faction, mark } => match mark {
            EligibilityMark::RemainsEligible => format!("{faction} stays Eligible"),
            EligibilityMark::IneligibleNext => format!("{faction} is Ineligible through the next card"),
            EligibilityMark::Eligible => format!("{faction} is Eligible at once"),
        },
        GameEffect::Acted { faction, action } => format!("{faction} goes to the box {action}"),
        GameEffect::Reveal { card } => format!("turn up {}", super::common::card_name(card)),
        GameEffect::Finish { card } if card.kind() == CardKind::Coup => {
            format!("{} is finished", super::common::card_name(card))
        }
        GameEffect::Finish { card } => {
            format!("{} is finished; adjust Eligibility", super::common::card_name(card))
        }
        GameEffect::Pivotal { faction, card } => {
            format!("{faction} plays {}", super::common::card_name(card))
        }
        GameEffect::Returned { faction, card } => {
            format!("{} returns to {faction}", super::common::card_name(card))
        }
        GameEffect::PeaceTalks { executed: true } => "the Peace Talks ease Linebacker II".to_owned(),
        GameEffect::PeaceTalks { executed: false } => {
            "the Peace Talks no longer ease Linebacker II".to_owned()
        }
        GameEffect::Phase { from, to: Phase::EventCard } if from.is_coup_round() => {
            "the Coup Round is over".to_owned()
        }
        GameEffect::Phase { to, .. } => super::tables::phase_words(to).to_owned(),
        GameEffect::Coup { progress } => format!("go on to {}", progress.part),
        GameEffect::Won { winner } => format!("{winner} wins"),
        GameEffect::TrungCard { card } => format!("turn up Trưng card {card}"),
        GameEffect::TrungShuffle {} => "shuffle the Trưng cards".to_owned(),
    }
}

fn lasting_words(what: &str, card: crate::fitl::Card, side: crate::fitl::CardSide, in_play: bool) -> String {
    let name = super::common::card_name(card);
    if in_play { format!("{what} in play: {name}, {side}") } else { format!("{what} ends: {name}, {side}") }
}

fn board_words(effect: Effect) -> String {
    match effect {
        Effect::Place { space, piece, count, from: BoxName::Available } => {
            format!("place {count} {piece} in {space}")
        }
        Effect::Place { space, piece, count, from } => {
            format!("place {count} {piece} from {from} in {space}")
        }
        Effect::Remove { space, piece, count, to } => format!("remove {count} {piece} from {space} to {to}"),
        Effect::Move { piece, count, from, to } => format!("move {count} {piece} from {from} to {to}"),
        Effect::Flip { space, piece, count } => {
            let flipped = piece
                .flipped()
                .map_or("flip", |flipped| if flipped.is_underground() { "hide" } else { "activate" });
            format!("{flipped} {count} {piece} in {space}")
        }
        Effect::Replace { space, piece, count, to, with } => {
            format!("replace {count} {piece} in {space} with {with}; the old go to {to}")
        }
        Effect::Support { space, from, to } => format!("{space}: {from} to {to}"),
        Effect::Terror { space, delta } => {
            let marker = if space.is_loc() { "Sabotage" } else { "Terror" };
            let what = if delta > 0 { "place" } else { "remove" };
            format!("{what} {} {marker} in {space}", delta.unsigned_abs())
        }
        Effect::Track { name, from, to } => format!("{name}: {from} to {to}"),
        Effect::Box { piece, count, from, to } => format!("{count} {piece} go from {from} to {to}"),
        Effect::Tunnel { space, piece, count } if piece.is_tunneled() => {
            format!("remove {count} Tunnel markers from {piece} in {space}")
        }
        Effect::Tunnel { space, piece, count } => {
            format!("place {count} Tunnel markers on {piece} in {space}")
        }
        Effect::Policy { from, to } => format!("US Policy: {from} to {to}"),
    }
}
