//! Counting anew what a board keeps up to date as it changes: Control (1.7), Total Support and Opposition
//! (1.6).

use crate::board::Board;
use crate::board::control::{Control, ControlMap};
use crate::board::victory::Totals;
use crate::vocabulary::faction::{ByFaction, Faction};
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;

/// The Population of each space, in the printed order.
const POPULATION: [u8; Space::ALL.len()] = {
    let (mut all, mut at) = ([0; Space::ALL.len()], 0);
    while at < all.len() {
        all[at] = Space::ALL[at].population();
        at += 1;
    }
    all
};

impl Board {
    /// Control of every space counted anew from the pieces. Always equal to [`Board::control_map`].
    pub fn control_recounted(&self) -> ControlMap {
        const NVA: PieceSet = PieceSet::of_faction(Faction::Nva);
        const VC: PieceSet = PieceSet::of_faction(Faction::Vc);
        let mut control = ControlMap::default();
        for space in SpaceSet::CITIES_AND_PROVINCES {
            let of = |kinds: PieceSet| kinds.count_in(&self.counts[space]);
            control.set(space, Control::by(of(PieceSet::COIN), of(NVA), of(VC)));
        }
        control
    }

    /// The sums over the map counted anew from levels of Support and `control`. With the board's own Control
    /// always equal to [`Board::totals`].
    pub fn totals_recounted(&self, control: &ControlMap) -> Totals {
        let levels = self.support.values().iter().zip(&POPULATION);
        let (support, opposition) = levels.fold((0, 0), |(support, opposition), (level, population)| {
            (
                support + population * level.support_factor(),
                opposition + population * level.opposition_factor(),
            )
        });
        Totals {
            support,
            opposition,
            coin_population: control.coin.population(),
            nva_population: control.nva.population(),
        }
    }

    /// Makes right everything that follows from `counts`, `support` and `terror`.
    pub(crate) fn recount(&mut self) {
        self.factions = self
            .counts
            .map(|there| ByFaction::from_fn(|faction| PieceSet::of_faction(faction).count_in(&there)));
        for kind in PieceKind::ALL {
            self.present[kind] = SpaceSet::ALL.filter(|space| self.count(space, kind) > 0);
        }
        self.control = self.control_recounted();
        self.totals = self.totals_recounted(&self.control);
        self.terror_markers = self.terror.values().iter().sum();
    }
}
