//! What the 24 Trưng cards say, front and back (T5.3).

mod arvn;
mod nva;
mod us;
mod vc;

use super::flow::Flow;
use crate::game::trung_deck::TrungCard;
use crate::vocabulary::faction::Faction;
use pointman_core::vocabulary;

vocabulary! {
    /// A side of a Trưng card (T5.3.5).
    pub enum Face: "side of a Trưng card" {
        /// One letter.
        Front = "front",
        /// The letter doubled.
        Back = "back",
    }
}

impl TrungCard {
    /// What that side says.
    ///
    /// ```
    /// use pointman_fitl::TrungCard;
    /// use pointman_fitl::trung::Face;
    /// assert_eq!(TrungCard::Q.flow(Face::Back).id, "QQ");
    /// assert_eq!(TrungCard::A.flow(Face::Front).activation, 3);
    /// ```
    pub fn flow(self, face: Face) -> &'static Flow {
        let cards = match self.faction() {
            Faction::Us => &us::CARDS,
            Faction::Arvn => &arvn::CARDS,
            Faction::Nva => &nva::CARDS,
            Faction::Vc => &vc::CARDS,
        };
        &cards[self.index() % 6][face.index()]
    }
}
