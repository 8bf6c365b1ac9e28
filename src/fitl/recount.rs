//! Counting anew what a board keeps up to date as it changes: Control (1.7), Total Support and Opposition (1.6).

use super::board::Board;
use super::control::{Control, ControlMap};
use super::faction::{ByFaction, Faction};
use super::piece::PieceKind;
use super::space::{BySpace, Space};
use super::space_set::SpaceSet;
use super::victory::Totals;

impl Board {
    /// Control of every space counted anew from the pieces. Always equal to [`Board::control_map`].
    pub fn control_recounted(&self) -> ControlMap {
        let pieces = self.pieces_by_faction();
        let mut control = ControlMap::default();
        for space in SpaceSet::CITIES_AND_PROVINCES {
            let coin = pieces[Faction::Us][space] + pieces[Faction::Arvn][space];
            control.set(space, Control::by(coin, pieces[Faction::Nva][space], pieces[Faction::Vc][space]));
        }
        control
    }

    /// The sums over the map counted anew from levels of Support and `control`. With the board's own Control always equal to
    /// [`Board::totals`].
    pub fn totals_recounted(&self, control: &ControlMap) -> Totals {
        let mut totals =
            Totals { coin_population: control.coin.population(), nva_population: control.nva.population(), ..Totals::default() };
        for space in SpaceSet::POPULATED {
            totals.support += space.population() * self.support(space).support_factor();
            totals.opposition += space.population() * self.support(space).opposition_factor();
        }
        totals
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
    pub(super) fn recount(&mut self) {
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
