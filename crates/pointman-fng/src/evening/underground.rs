//! A fight below: those whom the program has laid there take part in it as figures do, and are on no list of
//! everyone besides [Fighting In The Tunnels]. Whoever is Knocked Down there is up again as the next turn
//! begins, and whoever runs away is gone (evening-31 in the book).

use super::{Company, Mended, Soldier};
use crate::checks::Flag;
use crate::mission::Mission;
use crate::squads::squad::{Arms, Figure};
use crate::squads::weapons::Weapon;
use crate::support::Who;
use crate::support::step::Table;
use pointman_core::error::Error;

const RULE: &str = "Fighting In The Tunnels";

/// What stays with somebody laid below after a fight: whoever has Ducked Back comes up again with it.
const STAYS: [Flag; 2] = [Flag::KnockedDown, Flag::HunkeredDown];

impl Mission {
    /// Whether those laid below fight as figures on the table do; not in turns of earlier versions.
    pub fn fights_below(&self) -> bool {
        self.company.obeys(Mended::FightsBelow)
    }
}

impl Company {
    /// Whoever goes below covers no place above any more [Covering Fire]; in turns of earlier versions they
    /// did.
    pub(crate) fn goes_below(&mut self, name: &str) {
        let ends = self.obeys(Mended::ArmedBelow);
        if let Some(soldier) = self.get_mut(name).filter(|_| ends) {
            soldier.covering = false;
            soldier.covered.clear();
        }
    }
}

/// A fight in which these take part, below or not.
pub(crate) fn fight_below(
    mission: &mut Mission,
    names: &[&str],
    table: &mut Table<'_>,
    fights: impl FnOnce(&mut Mission, &mut Table<'_>) -> Result<(), Error>,
) -> Result<(), Error> {
    let goes_below = mission.company.obeys(Mended::FightsBelow)
        && names.iter().any(|name| {
            let known = mission.company.get(name).map_or(*name, Soldier::name);
            mission.tunnels.is_below(known)
        });
    if !goes_below {
        return fights(mission, table);
    }
    let laid: Vec<_> = mission.tunnels.laid().collect();
    let rats = mission.tunnels.rats.iter().filter_map(|rat| mission.company.get(&rat.man.name));
    let side = rats.map(|rat| rat.side.other()).next().unwrap_or(Who::Enemy);
    for (name, enemy) in &laid {
        let mut man = Figure::new(name.clone(), enemy.rep);
        let weapon = enemy.weapon.class().and_then(|class| Weapon::of_class(class, table.edition));
        man.weapon = weapon.map(|weapon| Arms::of(weapon, false));
        man.state.extend(&enemy.state);
        mission.company.soldiers.push(Soldier::new(side, man));
    }
    fights(mission, table)?;
    for (name, _) in laid {
        let index = mission.company.soldiers.iter().position(|soldier| soldier.name() == name);
        let Some(index) = index else { continue };
        let soldier = mission.company.soldiers.remove(index);
        let runs = soldier.is(Flag::RunningAway);
        if soldier.man.is_out() || soldier.left.is_some() || runs {
            let how = if runs { "runs off through the tunnels" } else { "is out of action" };
            table.note(RULE, format!("{name} {how}"));
            mission.tunnels.puts_down(&name);
        } else if let Some(enemy) = mission.tunnels.laid_mut(&name) {
            enemy.state = STAYS.into_iter().filter(|flag| soldier.is(*flag)).collect();
        }
    }
    Ok(())
}
