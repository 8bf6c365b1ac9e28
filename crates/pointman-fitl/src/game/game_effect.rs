//! Effects on a whole game: those of the board, and those on what lasts, the leader, the cards and the
//! sequence of play.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::effect::Effect;
use crate::coup::CoupProgress;
use crate::game::sequence::ActionTaken;
use crate::game::trung_deck::TrungCard;
use crate::vocabulary::card::{Card, CardSide};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::phase::Phase;
use pointman_core::vocabulary;

vocabulary! {
    /// What an Event makes of a faction's eligibility (2.3.6). Of two marks the later prevails.
    pub enum EligibilityMark: "mark of eligibility" {
        /// Eligible on the next card whatever it does on this one.
        RemainsEligible = "remains-eligible",
        /// Ineligible through the next card; a faction still waiting on this one loses that chance too.
        IneligibleNext = "ineligible-next",
        /// Eligible at once, wherever its cylinder is; a faction that has acted stays Eligible for the next
        /// card.
        Eligible = "eligible",
    }
}

/// One change of a game.
///
/// ```
/// use pointman_fitl::{CardSide, Effect, GameEffect, LastingCard, Space};
/// let lasting = GameEffect::Capability { card: LastingCard::ArcLight.card(), side: CardSide::Shaded,
///     in_play: true };
/// assert_eq!(serde_json::to_string(&lasting).unwrap(),
///     r#"{"capability":{"card":8,"side":"shaded","in_play":true}}"#);
/// let terror: GameEffect = Effect::Terror { space: Space::Hue, delta: 1 }.into();
/// assert_eq!(serde_json::to_string(&terror).unwrap(), r#"{"terror":{"space":"hue","delta":1}}"#);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum GameEffect {
    /// A Capability comes into play or ends (5.3).
    Capability {
        /// The card.
        card: Card,
        /// Its side.
        side: CardSide,
        /// Whether it is in play afterwards.
        in_play: bool,
    },
    /// Momentum comes into play or ends (5.4).
    Momentum {
        /// The card.
        card: Card,
        /// Its side.
        side: CardSide,
        /// Whether it is in play afterwards.
        in_play: bool,
    },
    /// A Coup card is laid in the RVN Leader box, or the top one is turned face down (2.4.1).
    Leader {
        /// The card laid there; the top card if it is flipped.
        card: Card,
        /// Whether it is turned face down.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        flipped: bool,
    },
    /// A faction's eligibility is marked (2.3.6).
    Eligibility {
        /// The faction.
        faction: Faction,
        /// The mark.
        mark: EligibilityMark,
    },
    /// A faction has acted or passed: its cylinder goes to the box (2.3.4).
    Acted {
        /// The faction.
        faction: Faction,
        /// The box.
        action: ActionTaken,
    },
    /// A card is turned face up: it becomes the current card if there is none, otherwise the one on deck
    /// (2.1).
    Reveal {
        /// The card.
        card: Card,
    },
    /// The current card has been played: eligibility is adjusted, and the card on deck becomes current (2.5,
    /// 2.1).
    Finish {
        /// The card that was current.
        card: Card,
    },
    /// A Pivotal Event takes the place of the current card (2.3.8).
    Pivotal {
        /// Who plays it.
        faction: Faction,
        /// The Pivotal Event.
        card: Card,
    },
    /// A Pivotal Event that has been executed returns to its owner (card 96).
    Returned {
        /// Its owner.
        faction: Faction,
        /// The Pivotal Event.
        card: Card,
    },
    /// The unshaded Peace Talks have been executed, or not (2.7).
    PeaceTalks {
        /// Whether they have afterwards.
        executed: bool,
    },
    /// The game moves on to another phase (6.0).
    Phase {
        /// The phase before.
        from: Phase,
        /// The phase after.
        to: Phase,
    },
    /// A Coup Round moves on within its phase (6.0); a new phase begins without such an effect.
    Coup {
        /// How far it has come.
        progress: CoupProgress,
    },
    /// The game is over (6.1, 6.4.5).
    Won {
        /// Who has won.
        winner: Faction,
    },
    /// A Trưng card is turned up: it lies on top, the one that was there at the bottom (T5.3.3).
    TrungCard {
        /// The card.
        card: TrungCard,
    },
    /// The Trưng cards are shuffled together (T5.3.2).
    TrungShuffle {},
    /// An effect on the board.
    #[serde(untagged)]
    Board(Effect),
}

impl GameEffect {
    /// The effect that puts `card` in play on `side`, or ends it.
    pub const fn lasting(card: LastingCard, side: CardSide, in_play: bool) -> GameEffect {
        let capability = card.is_capability();
        let card = card.card();
        if capability {
            GameEffect::Capability { card, side, in_play }
        } else {
            GameEffect::Momentum { card, side, in_play }
        }
    }
}

impl From<Effect> for GameEffect {
    fn from(effect: Effect) -> GameEffect {
        GameEffect::Board(effect)
    }
}
