//! What the tests share: figures, weapons, and the comparison of odds with every way the dice can fall.

use pointman_core::Error;
use pointman_core::dice::{Dice, Recording, Scripted, enumerate};
use pointman_fng::checks::Edition;
use pointman_fng::combat::{Exposure, Figure, Finals, Odds, Target, Throw};
use pointman_fng::squads::weapons::Weapon;

pub fn man(name: &str, rep: u8) -> Figure {
    Figure::new(name, rep)
}

pub fn with(mut figure: Figure, attribute: &str) -> Figure {
    figure.attributes.gain(attribute);
    figure
}

pub fn in_cover(mut figure: Figure) -> Figure {
    figure.exposure = Exposure { in_cover: true, ..figure.exposure };
    figure
}

pub fn target(figure: Figure) -> Target {
    Target::new(figure)
}

pub fn weapon(id: &str, edition: Edition) -> Weapon {
    Weapon::find(id, edition).unwrap().clone()
}

/// Dice that give these faces and complain when some are left.
pub fn rolls<R>(faces: &[u32], run: impl FnOnce(&mut dyn Dice) -> Result<R, Error>) -> R {
    let mut dice = Scripted::new(faces.iter().copied());
    let result = run(&mut dice).unwrap();
    dice.finish().unwrap();
    result
}

/// Every die asked for is in the record, in the order thrown.
pub fn tells_every_die<R>(
    run: impl FnOnce(&mut dyn Dice) -> Result<R, Error>,
    dice: &mut dyn Dice,
    throws: impl Fn(&R) -> Vec<Throw>,
) {
    let mut recording = Recording::new(dice);
    let Ok(record) = run(&mut recording) else { return };
    let told: Vec<u32> =
        throws(&record).iter().flat_map(|throw| throw.dice.iter().map(|&face| u32::from(face))).collect();
    assert_eq!(told, recording.into_answers());
}

/// The odds are those of running the procedure for every way its dice can fall.
pub fn odds_are_exact(odds: &Odds, mut run: impl FnMut(&mut dyn Dice) -> Result<Finals, Error>) {
    let whole = enumerate(|dice: &mut dyn Dice| run(dice)).unwrap();
    let sum: num_bigint::BigUint = odds.outcomes.iter().map(|(_, ways)| ways).sum();
    assert_eq!(&sum, odds.outcomes.of());
    for (finals, _) in odds.outcomes.iter() {
        assert_eq!(finals.len(), odds.columns.len());
    }
    let words = |distribution: &pointman_core::dice::odds::Distribution<Finals>| -> Vec<Finals> {
        distribution.iter().map(|(finals, _)| finals.clone()).collect()
    };
    assert_eq!(words(&whole), words(&odds.outcomes));
    for (finals, ways) in whole.iter() {
        assert_eq!(ways * odds.outcomes.of(), odds.outcomes.ways(finals) * whole.of(), "{finals:?}");
    }
}
