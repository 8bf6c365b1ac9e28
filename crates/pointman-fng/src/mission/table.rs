//! Who stands on the table: those of both sides whom the evening knows by name.

use super::Mission;
use crate::squads::squad::{Advantage, Figure, Squad};
use crate::support::Who;

impl Mission {
    /// Those who can be named, as a squad for each side: whoever has come or been seen. The enemy whom
    /// nobody has met yet stays secret.
    pub fn squads(&self) -> Vec<Squad> {
        Who::ALL.map(|who| self.side(who)).into_iter().filter(|squad| !squad.figures.is_empty()).collect()
    }

    fn side(&self, who: Who) -> Squad {
        let met = self.forces.iter().filter(|_| who == Who::Enemy).flat_map(|forces| {
            let squad = forces.squad.iter().filter(|_| forces.squad_revealed);
            squad.chain(forces.found.iter().flat_map(|found| &found.figures))
        });
        let come = self.play.arrivals.iter().filter(|arrival| arrival.side == who);
        let come = come.flat_map(|arrival| &arrival.units).flat_map(|unit| &unit.figures);
        let figures: Vec<Figure> = met.chain(come).cloned().collect();
        Squad {
            name: None,
            force: Some(self.force(who).to_owned()),
            date: Some(self.setting.date),
            vehicle: None,
            edition: self.play.options.edition(),
            options: Default::default(),
            advantages: Advantage::all(),
            figures,
        }
    }
}
