//! The RVN Leader box and who leads (2.4.1).

use crate::vocabulary::card::Card;
use pointman_core::vocabulary;

vocabulary! {
    /// A leader of the Republic of Vietnam.
    pub enum Leader: "leader" {
        /// Printed on the map: leads while the box holds no card. Each ARVN Train adds 5 to Aid.
        DuongVanMinh = "duong-van-minh",
        /// Transport uses at most 1 LoC.
        NguyenKhanh = "nguyen-khanh",
        /// Each Govern activity adds 2 to Patronage.
        YoungTurks = "young-turks",
        /// Each step of Pacification costs 4.
        NguyenCaoKy = "nguyen-cao-ky",
        /// No effect.
        NguyenVanThieu = "nguyen-van-thieu",
    }
}

impl Leader {
    /// The name on the card.
    ///
    /// ```
    /// assert_eq!(pointman_fitl::Leader::NguyenCaoKy.name(), "Nguyen Cao Ky");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Leader::DuongVanMinh => "Duong Van Minh",
            Leader::NguyenKhanh => "Nguyen Khanh",
            Leader::YoungTurks => "Young Turks",
            Leader::NguyenCaoKy => "Nguyen Cao Ky",
            Leader::NguyenVanThieu => "Nguyen Van Thieu",
        }
    }

    /// What the card does while it leads (2.4.1).
    pub const fn effect(self) -> &'static str {
        match self {
            Leader::DuongVanMinh => "each ARVN Train adds 5 to Aid",
            Leader::NguyenKhanh => "Transport uses at most 1 LoC",
            Leader::YoungTurks => "each Govern adds 2 to Patronage",
            Leader::NguyenCaoKy => "Pacification costs 4 a Terror marker or level",
            Leader::NguyenVanThieu => "no effect",
        }
    }

    /// The name with what the card does: `Nguyen Khanh (Transport uses at most 1 LoC)`.
    pub fn told(self) -> String {
        format!("{} ({})", self.name(), self.effect())
    }

    /// The leader on a Coup card; a Failed Attempt has none.
    pub const fn on(card: Card) -> Option<Leader> {
        Some(match card.number() {
            125 => Leader::NguyenKhanh,
            126 => Leader::YoungTurks,
            127 => Leader::NguyenCaoKy,
            128 => Leader::NguyenVanThieu,
            _ => return None,
        })
    }
}

/// The Coup cards in the RVN Leader box.
///
/// ```
/// use pointman_fitl::{Card, Leader, LeaderBox};
/// let mut leaders = LeaderBox::default();
/// assert_eq!(leaders.leader(), Some(Leader::DuongVanMinh));
/// leaders.add(Card::numbered(125));
/// leaders.add(Card::numbered(129));
/// assert_eq!(leaders.leader(), Some(Leader::NguyenKhanh), "a Failed Attempt goes under the others");
/// assert_eq!(leaders.len(), 2);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct LeaderBox {
    /// Top first.
    cards: [Option<Card>; LeaderBox::ROOM],
    flipped: bool,
}

impl LeaderBox {
    /// How many Coup cards there are.
    pub const ROOM: usize = 6;

    /// The box with these cards, top first.
    ///
    /// # Errors
    /// When there are more than there are Coup cards.
    pub fn of(cards: &[Card], flipped: bool) -> Result<LeaderBox, String> {
        let mut leaders = LeaderBox { flipped, ..LeaderBox::default() };
        if cards.len() > LeaderBox::ROOM {
            return Err(format!("the RVN Leader box holds {} cards at most", LeaderBox::ROOM));
        }
        for (slot, card) in leaders.cards.iter_mut().zip(cards) {
            *slot = Some(*card);
        }
        Ok(leaders)
    }

    /// The cards, top first.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.cards.into_iter().flatten()
    }

    /// How many cards are in the box, a flipped one and Failed Attempts included.
    pub fn len(&self) -> usize {
        self.cards().count()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether the top card lies face down, its text ended.
    pub const fn is_flipped(&self) -> bool {
        self.flipped
    }

    /// Whose text is in force: the top card's, Minh's while the box is empty, nobody's when it is flipped or
    /// a Failed Attempt.
    #[inline]
    pub const fn leader(&self) -> Option<Leader> {
        match self.cards[0] {
            None => Some(Leader::DuongVanMinh),
            Some(_) if self.flipped => None,
            Some(top) => Leader::on(top),
        }
    }

    /// Lays a Coup card in the box: a leader on top and face up, a Failed Attempt under all others (2.8).
    pub fn add(&mut self, card: Card) {
        let held = self.len();
        debug_assert!(held < LeaderBox::ROOM, "there are 6 Coup cards");
        if Leader::on(card).is_some() {
            self.cards.rotate_right(1);
            self.cards[0] = Some(card);
            self.flipped = false;
        } else {
            self.cards[held] = Some(card);
        }
    }

    /// Turns the top card face down (Brinks Hotel).
    pub fn flip(&mut self) {
        self.flipped = !self.is_empty();
    }
}
