//! What lasts: Capabilities (5.3), Momentum (5.4), and the leader on top of the RVN Leader box (2.4.1), in
//! the order they came into play.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::vocabulary::card::{Card, CardSide};
use pointman_core::vocabulary;
use pointman_core::vocabulary::By;

vocabulary! {
    /// A card with a text that lasts: a Capability or Momentum.
    ///
    /// ```
    /// use pointman_fitl::{CardSide, LastingCard};
    /// assert_eq!(LastingCard::Medevac.card().number(), 15);
    /// assert!(LastingCard::Pt76.is_capability());
    /// assert!(!LastingCard::Adsid.lasts_on(CardSide::Shaded));
    /// ```
    pub enum LastingCard: "lasting card" {
        /// Top Gun.
        TopGun = "top-gun",
        /// Wild Weasels.
        WildWeasels = "wild-weasels",
        /// ADSID.
        Adsid = "adsid",
        /// Arc Light.
        ArcLight = "arc-light",
        /// Rolling Thunder.
        RollingThunder = "rolling-thunder",
        /// Abrams.
        Abrams = "abrams",
        /// Cobras.
        Cobras = "cobras",
        /// M-48 Patton.
        M48Patton = "m-48-patton",
        /// Medevac.
        Medevac = "medevac",
        /// Blowtorch Komer.
        BlowtorchKomer = "blowtorch-komer",
        /// Claymores.
        Claymores = "claymores",
        /// Combined Action Platoons.
        CombinedActionPlatoons = "combined-action-platoons",
        /// CORDS.
        Cords = "cords",
        /// Laser Guided Bombs.
        LaserGuidedBombs = "laser-guided-bombs",
        /// Da Nang.
        DaNang = "da-nang",
        /// Search and Destroy.
        SearchAndDestroy = "search-and-destroy",
        /// AAA.
        Aaa = "aaa",
        /// Long Range Guns.
        LongRangeGuns = "long-range-guns",
        /// MiGs.
        Migs = "migs",
        /// SA-2s.
        Sa2s = "sa-2s",
        /// McNamara Line.
        McNamaraLine = "mcnamara-line",
        /// Oriskany.
        Oriskany = "oriskany",
        /// Bombing Pause.
        BombingPause = "bombing-pause",
        /// PT-76.
        Pt76 = "pt-76",
        /// 559th Transport Grp.
        TransportGroup559 = "559th-transport-grp",
        /// Armored Cavalry.
        ArmoredCavalry = "armored-cavalry",
        /// Body Count.
        BodyCount = "body-count",
        /// General Lansdale.
        GeneralLansdale = "general-lansdale",
        /// Mandate of Heaven.
        MandateOfHeaven = "mandate-of-heaven",
        /// Booby Traps.
        BoobyTraps = "booby-traps",
        /// Main Force Bns.
        MainForceBns = "main-force-bns",
        /// Typhoon Kate.
        TyphoonKate = "typhoon-kate",
        /// Cadres.
        Cadres = "cadres",
    }
}

/// One `T` for each card with a text that lasts.
pub type ByLastingCard<T> = By<LastingCard, T, { LastingCard::ALL.len() }>;

impl LastingCard {
    /// The card.
    pub const fn card(self) -> Card {
        const NUMBERS: [u8; LastingCard::ALL.len()] = [
            4, 5, 7, 8, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 22, 28, 31, 32, 33, 34, 38, 39, 41, 45, 46,
            61, 72, 78, 86, 101, 104, 115, 116,
        ];
        Card::numbered(NUMBERS[self as usize])
    }

    /// The card with a text that lasts, if `card` is one.
    pub fn of(card: Card) -> Option<LastingCard> {
        LastingCard::ALL.into_iter().find(|lasting| lasting.card() == card)
    }

    /// Whether it is a Capability (5.3); otherwise it is Momentum (5.4).
    pub const fn is_capability(self) -> bool {
        use LastingCard as L;
        matches!(
            self,
            L::TopGun
                | L::ArcLight
                | L::Abrams
                | L::Cobras
                | L::M48Patton
                | L::CombinedActionPlatoons
                | L::Cords
                | L::LaserGuidedBombs
                | L::SearchAndDestroy
                | L::Aaa
                | L::LongRangeGuns
                | L::Migs
                | L::Sa2s
                | L::Pt76
                | L::ArmoredCavalry
                | L::MandateOfHeaven
                | L::BoobyTraps
                | L::MainForceBns
                | L::Cadres
        )
    }

    /// Whether the text on `side` lasts. A card with one text has it on the unshaded side.
    pub const fn lasts_on(self, side: CardSide) -> bool {
        use LastingCard as L;
        match self {
            L::WildWeasels | L::RollingThunder | L::DaNang | L::Oriskany | L::GeneralLansdale => {
                matches!(side, CardSide::Shaded)
            }
            L::Adsid
            | L::BlowtorchKomer
            | L::Claymores
            | L::McNamaraLine
            | L::BombingPause
            | L::TransportGroup559
            | L::BodyCount
            | L::TyphoonKate => matches!(side, CardSide::Unshaded),
            _ => true,
        }
    }
}

/// One entry of the list of what lasts: a card with its side, or a leader without.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LastingEntry {
    /// The card.
    pub card: Card,
    /// The side of a Capability or Momentum; a leader has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<CardSide>,
}

/// What lasts, the earliest first: of two that disagree the later prevails (5.1.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Lasting {
    /// When each came into play, counted from 1, with its side.
    cards: ByLastingCard<Option<(u8, CardSide)>>,
    /// When the leader came into play, and the Coup card.
    leader: Option<(u8, Card)>,
    /// How many have come into play.
    clock: u8,
}

impl Lasting {
    /// Nothing lasts.
    pub fn none() -> Lasting {
        Lasting { cards: ByLastingCard::from_fn(|_| None), leader: None, clock: 0 }
    }

    /// The side in play of `card`.
    #[inline]
    pub fn side(&self, card: LastingCard) -> Option<CardSide> {
        self.cards[card].map(|(_, side)| side)
    }

    /// Whether the unshaded text of `card` is in play.
    #[inline]
    pub fn unshaded(&self, card: LastingCard) -> bool {
        self.side(card) == Some(CardSide::Unshaded)
    }

    /// Whether the shaded text of `card` is in play.
    #[inline]
    pub fn shaded(&self, card: LastingCard) -> bool {
        self.side(card) == Some(CardSide::Shaded)
    }

    /// When `card` came into play: the greater, the later.
    #[inline]
    pub fn since(&self, card: LastingCard) -> Option<u8> {
        self.cards[card].map(|(since, _)| since)
    }

    /// When the leader came into play.
    #[inline]
    pub fn leader_since(&self) -> Option<u8> {
        self.leader.map(|(since, _)| since)
    }

    /// The entries, the earliest first.
    pub fn entries(&self) -> Vec<LastingEntry> {
        let mut entries: Vec<(u8, LastingEntry)> = self
            .cards
            .iter()
            .filter_map(|(card, held)| {
                held.map(|(since, side)| (since, LastingEntry { card: card.card(), side: Some(side) }))
            })
            .chain(self.leader.map(|(since, card)| (since, LastingEntry { card, side: None })))
            .collect();
        entries.sort_by_key(|(since, _)| *since);
        entries.into_iter().map(|(_, entry)| entry).collect()
    }

    /// Puts `card` in play on `side` as the latest; one in play that is only flipped keeps its time (card
    /// 52).
    pub(crate) fn put(&mut self, card: LastingCard, side: CardSide) {
        if let Some((_, held)) = self.cards[card].as_mut() {
            *held = side;
            return;
        }
        self.tidy();
        self.clock += 1;
        self.cards[card] = Some((self.clock, side));
    }

    /// Takes `card` out of play.
    pub(crate) fn take(&mut self, card: LastingCard) {
        self.cards[card] = None;
        self.tidy();
    }

    /// Makes the leader on `card` the latest, or ends the leader.
    pub(crate) fn set_leader(&mut self, card: Option<Card>) {
        self.leader = None;
        self.tidy();
        if let Some(card) = card {
            self.clock += 1;
            self.leader = Some((self.clock, card));
        }
    }

    /// Counts the times anew from 1, so that what lasts alone decides whether two lists are equal.
    fn tidy(&mut self) {
        let mut rank = 0;
        for time in 1..=self.clock {
            let card = LastingCard::ALL.into_iter().find(|card| self.since(*card) == Some(time));
            if let Some((since, _)) = card.and_then(|card| self.cards[card].as_mut()) {
                rank += 1;
                *since = rank;
            } else if let Some((since, _)) = self.leader.as_mut().filter(|(since, _)| *since == time) {
                rank += 1;
                *since = rank;
            }
        }
        self.clock = rank;
    }
}

impl Default for Lasting {
    fn default() -> Self {
        Lasting::none()
    }
}
