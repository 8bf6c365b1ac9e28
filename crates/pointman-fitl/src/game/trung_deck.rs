//! The deck of Trưng cards as an object: 24 letters, six for each faction (T4.1.3). What they say is told
//! elsewhere.
//!
//! Nobody knows the order of a deck that has been shuffled. A card is known once it has been turned up; those
//! turned up before it lie at the bottom, in that order, and those nobody has seen between them and it
//! (T5.3.3).

use crate::vocabulary::faction::Faction;
use crate::vocabulary::faction_set::FactionSet;
use pointman_core::vocabulary;

vocabulary! {
    /// The letter on the front of a Trưng card.
    ///
    /// ```
    /// use pointman_fitl::{Faction, TrungCard};
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
    /// The letters, as a person says them.
    pub const LETTERS: [&'static str; TrungCard::ALL.len()] = {
        let mut letters = [""; TrungCard::ALL.len()];
        let mut index = 0;
        while index < letters.len() {
            letters[index] = TrungCard::ALL[index].id();
            index += 1;
        }
        letters
    };

    /// The faction whose card it is.
    pub const fn faction(self) -> Faction {
        Faction::ALL[self as usize / 6]
    }

    /// The six cards of `faction`.
    pub fn of(faction: Faction) -> impl Iterator<Item = TrungCard> {
        TrungCard::ALL.into_iter().filter(move |card| card.faction() == faction)
    }

    const fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// The Trưng cards of the non-player factions, as far as they have been seen since they were shuffled.
///
/// ```
/// use pointman_fitl::{FactionSet, TrungCard, TrungDeck};
/// let mut deck = TrungDeck::shuffled(FactionSet::NONE);
/// assert_eq!((deck.top(), deck.unseen().count_ones()), (None, 24));
/// assert!(deck.turn_up(TrungCard::Q) && deck.turn_up(TrungCard::A) && !deck.turn_up(TrungCard::Q),
///     "Q is at the bottom");
/// assert_eq!(deck.top(), Some(TrungCard::A));
/// let lying: Vec<_> = deck.lying().collect();
/// assert_eq!((lying[0], lying[1], lying[23]), (Some(TrungCard::A), None, Some(TrungCard::Q)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TrungDeck {
    /// Those that have been turned up, in that order: the last lies on top, the others at the bottom. Those
    /// beyond the end are `A`.
    seen: [TrungCard; TrungCard::ALL.len()],
    len: u8,
    /// Those nobody has seen: bit 0 is the first letter.
    unseen: u32,
    /// All there are, in the same way.
    all: u32,
}

impl TrungDeck {
    /// No card.
    pub const NONE: TrungDeck =
        TrungDeck { seen: [TrungCard::A; TrungCard::ALL.len()], len: 0, unseen: 0, all: 0 };

    /// The cards of all factions but `players`, shuffled: nobody has seen any.
    pub fn shuffled(players: FactionSet) -> TrungDeck {
        let cards = TrungCard::ALL.into_iter().filter(|card| !players.contains(card.faction()));
        let all = cards.fold(0, |all, card| all | card.bit());
        TrungDeck { unseen: all, all, ..TrungDeck::NONE }
    }

    /// The cards of all factions but `players` from now on: those that go are taken out, those that come are
    /// shuffled among the cards nobody has seen.
    #[must_use]
    pub(crate) fn with_players(&self, players: FactionSet) -> TrungDeck {
        let all = TrungDeck::shuffled(players).all;
        let mut deck = TrungDeck { unseen: all, all, ..TrungDeck::NONE };
        for card in self.seen().iter().filter(|card| all & card.bit() != 0) {
            deck.look_at(*card);
        }
        deck
    }

    /// The cards as they lie, top first; none where nobody knows which it is.
    ///
    /// # Errors
    /// Where a known card lies among those that nobody has seen.
    pub fn lying_so(cards: &[Option<TrungCard>], players: FactionSet) -> Result<TrungDeck, usize> {
        let mut deck = TrungDeck::shuffled(players);
        let unseen = cards.iter().position(Option::is_none).unwrap_or(cards.len());
        if unseen < cards.len() && unseen > 1 {
            return Err(1);
        }
        let (top, below) = cards.split_at(cards.len().min(1));
        let bottom = below.iter().position(Option::is_some).unwrap_or(below.len());
        for card in &below[bottom..] {
            let Some(card) = card else { return Err(bottom + 1) };
            deck.look_at(*card);
        }
        match top {
            [Some(top)] => deck.look_at(*top),
            _ if deck.len > 0 => return Err(bottom + 1),
            _ => {}
        }
        Ok(deck)
    }

    #[inline]
    fn look_at(&mut self, card: TrungCard) {
        self.unseen &= !card.bit();
        self.all |= card.bit();
        self.seen[usize::from(self.len)] = card;
        self.len += 1;
    }

    fn seen(&self) -> &[TrungCard] {
        &self.seen[..usize::from(self.len)]
    }

    /// The card on top, if it has been turned up.
    #[inline]
    pub fn top(&self) -> Option<TrungCard> {
        self.len.checked_sub(1).map(|last| self.seen[usize::from(last)])
    }

    /// Those nobody has seen: bit 0 is the first letter.
    #[inline]
    pub fn unseen(&self) -> u64 {
        self.unseen.into()
    }

    /// The card below the top one, if it is known: all have been seen then.
    #[inline]
    pub fn known_next(&self) -> Option<TrungCard> {
        (self.unseen == 0 && self.len > 0).then_some(self.seen[0])
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.all.count_ones() as usize
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        self.all == 0
    }

    /// Whether there are cards of the faction.
    #[inline]
    pub fn has_any(&self, faction: Faction) -> bool {
        self.all & 0b11_1111 << (6 * faction.index()) != 0
    }

    /// The cards as they lie, top first; none where nobody knows which it is.
    pub fn lying(&self) -> impl Iterator<Item = Option<TrungCard>> {
        let (bottom, top) = self.seen().split_at(self.seen().len().saturating_sub(1));
        let unseen = std::iter::repeat_n(None, self.unseen.count_ones() as usize);
        top.iter().copied().map(Some).chain(unseen).chain(bottom.iter().copied().map(Some))
    }

    /// The card on top goes to the bottom, and this one is turned up (T5.3.3). False if it cannot be the next
    /// one; nothing changes then.
    pub fn turn_up(&mut self, card: TrungCard) -> bool {
        if self.unseen & card.bit() != 0 {
            self.look_at(card);
            return true;
        }
        let is_next = self.known_next() == Some(card);
        if is_next {
            self.seen[..usize::from(self.len)].rotate_left(1);
        }
        is_next
    }

    /// All are shuffled together (T5.3.2): nobody knows any of them. False if nobody knew one before.
    pub fn shuffle(&mut self) -> bool {
        let was_seen = self.len > 0;
        *self = TrungDeck { unseen: self.all, all: self.all, ..TrungDeck::NONE };
        was_seen
    }
}

impl Default for TrungDeck {
    fn default() -> Self {
        TrungDeck::NONE
    }
}

/// A deck of which every card is known, top first.
///
/// # Panics
/// When there are more than 24.
impl FromIterator<TrungCard> for TrungDeck {
    fn from_iter<I: IntoIterator<Item = TrungCard>>(cards: I) -> TrungDeck {
        let mut deck = TrungDeck::NONE;
        cards.into_iter().for_each(|card| deck.look_at(card));
        deck.seen[..usize::from(deck.len)].rotate_left(usize::from(deck.len > 0));
        deck
    }
}

impl std::fmt::Debug for TrungDeck {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.lying().map(|card| card.map_or("?", TrungCard::id))).finish()
    }
}
