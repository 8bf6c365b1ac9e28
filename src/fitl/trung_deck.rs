//! The deck of Trưng cards as an object: 24 letters, six for each faction, in the order they lie (T4.1.3). What they say is told elsewhere.

use super::faction::Faction;
use super::faction_set::FactionSet;
use super::vocabulary::vocabulary;

vocabulary! {
    /// The letter on the front of a Trưng card.
    ///
    /// ```
    /// use pointman::fitl::{Faction, TrungCard};
    /// assert_eq!(TrungCard::Q.faction(), Faction::Nva);
    /// assert_eq!(TrungCard::of(Faction::Vc).count(), 6);
    /// ```
    pub enum TrungCard: "Trưng card" {
        #[doc = "US."] A = "A",
        #[doc = "US."] B = "B",
        #[doc = "US."] C = "C",
        #[doc = "US."] D = "D",
        #[doc = "US."] E = "E",
        #[doc = "US."] F = "F",
        #[doc = "ARVN."] G = "G",
        #[doc = "ARVN."] H = "H",
        #[doc = "ARVN."] J = "J",
        #[doc = "ARVN."] K = "K",
        #[doc = "ARVN."] L = "L",
        #[doc = "ARVN."] M = "M",
        #[doc = "NVA."] N = "N",
        #[doc = "NVA."] P = "P",
        #[doc = "NVA."] Q = "Q",
        #[doc = "NVA."] R = "R",
        #[doc = "NVA."] S = "S",
        #[doc = "NVA."] T = "T",
        #[doc = "VC."] U = "U",
        #[doc = "VC."] V = "V",
        #[doc = "VC."] W = "W",
        #[doc = "VC."] X = "X",
        #[doc = "VC."] Y = "Y",
        #[doc = "VC."] Z = "Z",
    }
}

impl TrungCard {
    /// The faction whose card it is.
    pub const fn faction(self) -> Faction {
        Faction::ALL[self as usize / 6]
    }

    /// The six cards of `faction`.
    pub fn of(faction: Faction) -> impl Iterator<Item = TrungCard> {
        TrungCard::ALL.into_iter().filter(move |card| card.faction() == faction)
    }
}

/// The Trưng cards of the non-player factions, top first.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TrungDeck {
    /// Those beyond the end are `A`.
    cards: [TrungCard; TrungCard::ALL.len()],
    len: u8,
}

impl TrungDeck {
    /// No card.
    pub const NONE: TrungDeck = TrungDeck { cards: [TrungCard::A; TrungCard::ALL.len()], len: 0 };

    /// The cards of all factions but `players`, in the order of their letters.
    pub fn sorted(players: FactionSet) -> TrungDeck {
        TrungCard::ALL.into_iter().filter(|card| !players.contains(card.faction())).collect()
    }

    /// The cards, top first.
    pub fn cards(&self) -> &[TrungCard] {
        &self.cards[..usize::from(self.len)]
    }

    /// The cards, top first, to be put in another order.
    pub fn cards_mut(&mut self) -> &mut [TrungCard] {
        &mut self.cards[..usize::from(self.len)]
    }
}

impl Default for TrungDeck {
    fn default() -> Self {
        TrungDeck::NONE
    }
}

/// # Panics
/// When there are more than 24.
impl FromIterator<TrungCard> for TrungDeck {
    fn from_iter<I: IntoIterator<Item = TrungCard>>(cards: I) -> TrungDeck {
        let mut deck = TrungDeck::NONE;
        for card in cards {
            deck.cards[usize::from(deck.len)] = card;
            deck.len += 1;
        }
        deck
    }
}

impl std::fmt::Debug for TrungDeck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.cards().iter().map(|card| card.id())).finish()
    }
}

impl serde::Serialize for TrungDeck {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de> serde::Deserialize<'de> for TrungDeck {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<TrungDeck, D::Error> {
        let cards = Vec::<TrungCard>::deserialize(deserializer)?;
        if cards.len() > TrungCard::ALL.len() {
            return Err(serde::de::Error::custom("there are 24 Trưng cards"));
        }
        Ok(cards.into_iter().collect())
    }
}

impl schemars::JsonSchema for TrungDeck {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        "TrungDeck".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let card = generator.subschema_for::<TrungCard>();
        schemars::json_schema!({ "type": "array", "items": card, "uniqueItems": true, "maxItems": 24 })
    }
}
