//! Where the cards are: the one being played, the one on deck, the draw deck, those played, and the Pivotal
//! Events in hand (2.1).

use crate::vocabulary::card::{Card, CardKind};
use crate::vocabulary::faction::{ByFaction, Faction};
use pointman_core::vocabulary;

vocabulary! {
    /// Who holds the draw deck.
    #[derive(Default)]
    pub enum DeckMode: "kind of deck" {
        /// The document: built and shuffled at the start.
        #[default]
        Virtual = "virtual",
        /// The people at the table, who say which card shows.
        Physical = "physical",
    }
}

/// Cards in order, at most as many as the largest deck has.
///
/// ```
/// use pointman_fitl::{Card, CardList};
/// let mut deck: CardList = [3, 1, 2].map(Card::numbered).into_iter().collect();
/// assert_eq!(deck.take_first(), Some(Card::numbered(3)));
/// deck.push(Card::numbered(9));
/// assert_eq!(deck.iter().map(Card::number).collect::<Vec<_>>(), [1, 2, 9]);
/// assert!(deck.contains(Card::numbered(2)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CardList {
    /// Numbers of cards; 0 beyond the end.
    numbers: [u8; CardList::ROOM],
    len: u8,
}

impl CardList {
    /// How many cards the largest deck has: six piles of 12 Events and a Coup card.
    pub const ROOM: usize = 78;

    /// No card.
    pub const NONE: CardList = CardList { numbers: [0; CardList::ROOM], len: 0 };

    /// The cards, if there is room for so many.
    pub fn of(cards: &[Card]) -> Option<CardList> {
        (cards.len() <= CardList::ROOM).then(|| cards.iter().copied().collect())
    }

    /// How many there are.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The cards in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Card> + '_ {
        self.numbers[..self.len()].iter().map(|number| Card::numbered(*number))
    }

    /// The first card.
    pub fn first(&self) -> Option<Card> {
        self.iter().next()
    }

    /// Whether `card` is among them.
    pub fn contains(&self, card: Card) -> bool {
        self.numbers[..self.len()].contains(&card.number())
    }

    /// Adds a card at the end.
    ///
    /// # Panics
    /// When there is no room: no deck has more cards.
    pub fn push(&mut self, card: Card) {
        self.numbers[self.len()] = card.number();
        self.len += 1;
    }

    /// Puts a card in at that place, 0 first.
    ///
    /// # Panics
    /// When there is no room, or the place is beyond the end.
    pub(crate) fn insert(&mut self, place: usize, card: Card) {
        let end = self.len();
        self.push(card);
        self.numbers[place..=end].rotate_right(1);
    }

    /// Takes `card`. Gives whether it was there.
    pub fn take(&mut self, card: Card) -> bool {
        let before = self.len;
        *self = self.iter().filter(|other| *other != card).collect();
        self.len < before
    }

    /// Takes the first card.
    pub fn take_first(&mut self) -> Option<Card> {
        let first = self.first()?;
        self.numbers.copy_within(1.., 0);
        self.numbers[CardList::ROOM - 1] = 0;
        self.len -= 1;
        Some(first)
    }
}

impl Default for CardList {
    fn default() -> Self {
        CardList::NONE
    }
}

impl std::fmt::Debug for CardList {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter().map(Card::number)).finish()
    }
}

/// # Panics
/// When there is no room for all: no deck has more cards.
impl FromIterator<Card> for CardList {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardList {
        let mut list = CardList::NONE;
        for card in cards {
            list.push(card);
        }
        list
    }
}

/// Where the cards of a game are. Coup cards that have been played lie in the RVN Leader box.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards {
    pub(crate) mode: DeckMode,
    pub(crate) current: Option<Card>,
    pub(crate) next: Option<Card>,
    pub(crate) deck: CardList,
    pub(crate) played: CardList,
    pub(crate) cancelled: CardList,
    pub(crate) removed: CardList,
    pub(crate) in_hand: ByFaction<bool>,
}

impl Cards {
    /// Who holds the draw deck.
    pub fn mode(&self) -> DeckMode {
        self.mode
    }

    /// The card being played.
    #[inline]
    pub fn current(&self) -> Option<Card> {
        self.current
    }

    /// The card on deck.
    #[inline]
    pub fn next(&self) -> Option<Card> {
        self.next
    }

    /// The draw deck of a virtual game, top first.
    pub fn deck(&self) -> &CardList {
        &self.deck
    }

    /// The Events that have been played, the earliest first.
    pub fn played(&self) -> &CardList {
        &self.played
    }

    /// The Events that Pivotal Events took the place of (2.3.8).
    pub fn cancelled(&self) -> &CardList {
        &self.cancelled
    }

    /// The cards taken out at the start: starting Capabilities, and in the Short scenario a Failed Attempt.
    pub fn removed(&self) -> &CardList {
        &self.removed
    }

    /// The Pivotal Event that `faction` holds.
    pub fn pivotal(&self, faction: Faction) -> Option<Card> {
        self.in_hand[faction].then(|| Card::pivotal(faction))
    }

    /// Whether an Event is being played with a Coup card on deck (2.3.9).
    #[inline]
    pub fn is_monsoon(&self) -> bool {
        self.next.is_some_and(|next| next.kind() == CardKind::Coup)
            && self.current.is_some_and(|card| card.kind() != CardKind::Coup)
    }
}

impl Card {
    /// The Pivotal Event of `faction` (2.7).
    ///
    /// ```
    /// use pointman_fitl::{Card, Faction};
    /// assert_eq!(Card::pivotal(Faction::Vc).number(), 124);
    /// assert_eq!(Card::pivotal(Faction::Nva).pivotal_of(), Some(Faction::Nva));
    /// ```
    pub const fn pivotal(faction: Faction) -> Card {
        Card::numbered(match faction {
            Faction::Us => 121,
            Faction::Nva => 122,
            Faction::Arvn => 123,
            Faction::Vc => 124,
        })
    }

    /// The faction whose Pivotal Event it is.
    pub const fn pivotal_of(self) -> Option<Faction> {
        Some(match self.number() {
            121 => Faction::Us,
            122 => Faction::Nva,
            123 => Faction::Arvn,
            124 => Faction::Vc,
            _ => return None,
        })
    }
}
