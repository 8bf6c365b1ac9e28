//! Counting anew what a board keeps up to date as it changes: Control (1.7), Total Support and Opposition
//! (1.6).

use std::array;

use crate::board::Board;
use crate::board::control::ControlMap;
use crate::board::victory::Totals;
use crate::vocabulary::faction::{ByFaction, Faction};
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::space::{BySpace, Space};
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
        let pieces = self.pieces_by_faction();
        let [us, arvn, nva, vc] = Faction::ALL.map(|faction| pieces[faction].values());
        let coin: [u8; Space::ALL.len()] = array::from_fn(|at| us[at] + arvn[at]);
        let of_coin = array::from_fn(|at| u8::from(coin[at] > nva[at] + vc[at]));
        let of_nva = array::from_fn(|at| u8::from(nva[at] > coin[at] + vc[at]));
        ControlMap {
            coin: SpaceSet::CITIES_AND_PROVINCES & SpaceSet::of_flags(&of_coin),
            nva: SpaceSet::CITIES_AND_PROVINCES & SpaceSet::of_flags(&of_nva),
        }
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

    /// How many pieces each faction has in each space, row by row.
    fn pieces_by_faction(&self) -> ByFaction<BySpace<u8>> {
        let mut sums = ByFaction::<[u8; Space::ALL.len()]>::new([[0; Space::ALL.len()]; Faction::ALL.len()]);
        for kind in PieceKind::ALL {
            for (sum, count) in sums[kind.faction()].iter_mut().zip(self.counts[kind].values()) {
                *sum += count;
            }
        }
        sums.map(BySpace::new)
    }

    /// Makes right everything that follows from `counts`, `support` and `terror`.
    pub(crate) fn recount(&mut self) {
        let pieces = self.pieces_by_faction();
        self.factions = BySpace::from_fn(|space| ByFaction::from_fn(|faction| pieces[faction][space]));
        for kind in PieceKind::ALL {
            self.present[kind] = SpaceSet::ALL.filter(|space| self.count(space, kind) > 0);
        }
        self.control = self.control_recounted();
        self.totals = self.totals_recounted(&self.control);
        self.terror_markers = self.terror.values().iter().sum();
    }
}
