//! The texts of the current card, gone through for the faction that is to act.

use serde::Serialize;

use super::Draft;
use crate::action::legal::Lucky;
use crate::action::player_action::after_event;
use crate::trung::ByTables;
use crate::{CardSide, EventAction, Faction, Game, Table};
use pointman_core::error::Error;
use pointman_core::question::{NOTHING, OpenQuestion};
use pointman_core::trace::Silent;

/// A text of the current card, gone through for the faction that is to act.
#[derive(Debug, Clone, Serialize)]
pub struct EventText {
    /// Which text.
    pub side: CardSide,
    /// Whether executing it changes anything now, the first legal answer given to everything it asks.
    pub has_effect: bool,
    /// What it asks, in order; the first question lists its answers.
    pub open: Vec<OpenQuestion>,
    /// Why it cannot be gone through.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<String>,
}

/// The texts of the current card, for the person's faction that is to act: what each asks, and whether it
/// does anything now.
///
/// ```
/// use pointman_fitl::rehearsal::event_texts;
/// use pointman_fitl::{Card, CardSide, Edition, FactionSet, Game, Scenario};
/// let game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
/// let game = game.showing(Card::numbered(107), Some(Card::numbered(55)));
/// let texts = event_texts(&game).unwrap();
/// assert_eq!(texts.iter().map(|text| text.side).collect::<Vec<_>>(),
///     [CardSide::Unshaded, CardSide::Shaded]);
/// assert!(texts.iter().any(|text| text.has_effect));
/// ```
///
/// # Errors
/// G1 when no person's faction acts now.
pub fn event_texts(game: &Game) -> Result<Vec<EventText>, Error> {
    let faction = game.whose_turn(None)?;
    let Some(card) = game.cards().current().filter(|_| game.is_player(faction)) else {
        return Err(Error::refused("2.3.2", format!("no player acts now: {}", game.due())));
    };
    let sides: &[CardSide] = if card.is_dual() { &CardSide::ALL } else { &[CardSide::Unshaded] };
    Ok(sides.iter().map(|side| event_text(game, faction, *side)).collect())
}

/// How many answers an Event is gone through with.
pub(super) const MOST_ANSWERS: usize = 60;

pub(super) fn event_text(game: &Game, faction: Faction, side: CardSide) -> EventText {
    let mut text = EventText { side, has_effect: false, open: Vec::new(), refused: None };
    let mut draft = Draft::act(format!("event {side}"));
    for answered in 0..MOST_ANSWERS {
        let rehearsal = match draft.rehearse(game, &mut Lucky) {
            Ok(rehearsal) => rehearsal,
            Err(error) => {
                if answered == 0 {
                    text.refused = Some(error.to_string());
                }
                return text;
            }
        };
        if answered == 0 {
            text.open = rehearsal.open.iter().map(|open| open.question.clone()).collect();
        }
        let Some(open) = rehearsal.open.first() else { break };
        let answer = open.question.legal.first().cloned().unwrap_or_else(|| NOTHING.to_owned());
        draft = draft.answer(open, &answer);
    }
    let Ok(event) = EventAction::parse(after_event(&draft.words)) else { return text };
    let (mut after, mut effects) = (*game, Vec::new());
    let table = &mut Table { game: &mut after, dice: &mut Lucky, effects: &mut effects };
    let (Some(card), others) = (game.cards().current(), &mut ByTables { trace: &mut Silent }) else {
        return text;
    };
    let done = table.execute_event(faction, card, Some(side), &event.choices.without_done(), others);
    text.has_effect = done.is_ok() && !effects.is_empty() || done.is_err();
    text
}
