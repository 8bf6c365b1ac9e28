//! Four against four on the table of a patrol.

use pointman_core::dice::{Dice, Scripted};
use pointman_core::error::Error;
use pointman_fng::checks::Edition;
use pointman_fng::combat::{Figure as Fighting, Lying, Recon, Unlucky};
use pointman_fng::evening::{Resolve, Soldier};
use pointman_fng::mission::Mission;
use pointman_fng::squads::squad::{Arms, Figure, Role};
use pointman_fng::squads::weapons::Weapon;
use pointman_fng::support::Who;
use serde::Serialize;
use serde_json::{Value, json};

pub use crate::support::scene::{step, text};

/// A man with a weapon of the lists.
pub fn man(name: &str, rep: u8, weapon: &str) -> Figure {
    let mut man = Figure::new(name, rep);
    man.weapon = Some(Arms::of(Weapon::find(weapon, Edition::One).unwrap(), false));
    man
}

/// Slag (Leader, Rep 5), Smith, Jones and Ortiz with M-16s against Ha, Binh, Long and Vu with AK-47s.
pub fn table() -> Mission {
    let mut mission = crate::support::scene::mission("us-army-infantry", "vc-main-force");
    mission.play.one_list = true;
    let mut slag = man("Slag", 5, "m-16");
    slag.role = Some(Role::Leader);
    let own = [slag, man("Smith", 4, "m-16"), man("Jones", 4, "m-16"), man("Ortiz", 3, "m-16")];
    mission.bring(Who::Own, own);
    let enemy =
        [man("Ha", 4, "ak-47"), man("Binh", 4, "ak-47"), man("Long", 3, "ak-47"), man("Vu", 3, "ak-47")];
    mission.bring(Who::Enemy, enemy);
    mission
}

/// The same with Activation dice: `own` against `enemy`.
pub fn turn(own: u8, enemy: u8) -> Mission {
    let mut mission = table();
    take(&mut mission, "fng-activation", json!({ "own": own, "enemy": enemy }), &mut dice(&[])).unwrap();
    mission
}

/// One of those on the table as the fighting sees them.
pub fn figure(mission: &Mission, name: &str) -> Fighting {
    let soldier = of(mission, name);
    soldier.figure(&mission.terms_of(soldier.side), Edition::One).unwrap()
}

/// The choices of a step that resolves `what`, by steps of earlier versions.
pub fn orders<P: Serialize>(what: P) -> Value {
    resolve(what, false)
}

/// The same in reaction.
pub fn reaction<P: Serialize>(what: P) -> Value {
    resolve(what, true)
}

fn resolve<P: Serialize>(what: P, reaction: bool) -> Value {
    let orders = Resolve {
        what,
        reaction,
        to_the_end: false,
        clanks: false,
        fires_back: false,
        order_of_fire: false,
        answers: Vec::new(),
    };
    serde_json::to_value(orders).unwrap()
}

/// Dice that fall like this; cards that are dealt are drawn by a seed.
pub fn dice(faces: &[u32]) -> impl Dice + use<> {
    crate::support::scene::Rig::new().on("", faces)
}

/// Dice of which none may be left over or missing.
pub fn exactly(faces: &[u32]) -> Scripted {
    Scripted::new(faces.iter().copied())
}

/// Takes a step and gives what it told.
pub fn take(
    mission: &mut Mission,
    command: &str,
    choices: Value,
    dice: &mut dyn Dice,
) -> Result<String, Error> {
    step(mission, command, choices, dice).map(|told| text(&told))
}

/// What refuses a step.
pub fn refusal(mission: &Mission, command: &str, choices: Value) -> String {
    take(&mut mission.clone(), command, choices, &mut dice(&[])).unwrap_err().to_string()
}

/// One of those on the table.
pub fn of<'a>(mission: &'a Mission, name: &str) -> &'a Soldier {
    mission.company.find(name).unwrap()
}

/// Slag sprays the place where these are.
pub fn sprays(mission: &Mission, enemies: &[&str]) -> Value {
    let slag = figure(mission, "Slag");
    orders(Recon {
        edition: Edition::One,
        weapon: slag.weapon.clone().unwrap(),
        shooter: slag,
        automatic: false,
        enemies: enemies.iter().map(|name| figure(mission, name)).collect(),
        unlucky: Unlucky::default(),
        maybe_empty: true,
        place: None,
        lying: Lying::default(),
    })
}
