//! What booby traps do to those they catch: bursts without a thrower, stakes, a spiked ball, a viper, a mine
//! under a vehicle [Types Of Traps, Discovering Booby Traps, Defusing/Disarming Booby Traps].

use serde::Serialize;

use crate::checks::{CheckId, Edition, Flag, ResultId, ValueId};
use crate::squads::weapons::Weapon;
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::trace::Silent;

use super::figure::Figure;
use super::harm::{Blow, Fate, Harm, MeleeWin, State};
use super::melee::Fighter;
use super::penetration::{Attack, PenetrationRecord, TargetVehicle, VehicleFate, strike};
use super::play::{Ask, Decided, DiceSay, Play, Throw, read};
use super::unlucky::{Exposed, Unlucky};

/// The Rep of a tripwire trap, which the rules give for the reflexive kind.
pub const TRAP_REP: u8 = 4;
/// The Rep of a viper.
pub const VIPER_REP: u8 = 3;

/// What a trap did to figures.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TrapRecord {
    /// Every throw in order.
    pub throws: Vec<Throw>,
    /// How everybody ends that it could touch, in the order given.
    pub figures: Vec<Fate>,
}

/// Something that bursts without a thrower.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TrapBlast<'a> {
    /// The edition played.
    pub edition: Edition,
    /// Its name in the record.
    pub name: &'a str,
    /// Impact as printed.
    pub impact: u8,
    /// Rep it attacks with, one die for everybody in its circle; none hits everybody there without a roll.
    pub rep: Option<u8>,
    /// Whether it is a blast, which a flak jacket softens and a tunnel strengthens.
    pub bursts: bool,
    /// Set off in a tunnel.
    pub tunnel: bool,
    /// Whether the Unlucky in its circle may take the hits of others there.
    pub unlucky: bool,
}

impl TrapBlast<'_> {
    /// Attacks every one of `figures`. Nobody aimed it, so it kills nobody who is Larger Than Life (char-01).
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn run(&self, figures: &[Figure], dice: &mut dyn Dice) -> Result<TrapRecord, Error> {
        let mut silent = Silent;
        let mut play = Play::new(self.edition, dice, &mut silent);
        let mut attacker = None;
        if let Some(rep) = self.rep.filter(|_| !figures.is_empty()) {
            let trap = Figure::new(self.name, rep);
            let face = play.die(format_args!("{} at everybody in its circle, to hit", self.name))?;
            play.record(CheckId::RangedToHit, self.name, vec![face], Decided::Dice(DiceSay::Bursts));
            attacker = Some((trap, face));
        }
        let blow = Blow {
            impact: self.impact,
            blast: self.bursts,
            tunnel: self.tunnel,
            attacker_rep: None,
            melee: None,
        };
        let (mut hits, mut harms) = (Vec::new(), Vec::new());
        for figure in figures {
            let hit = match &attacker {
                None => true,
                Some((trap, face)) => {
                    read(self.edition, &figure.as_target(trap.asks(CheckId::RangedToHit)), &[*face])?.result
                        == ResultId::Hit
                }
            };
            hits.push(u8::from(hit));
            harms.push(Harm::of(self.edition, figure, blow)?);
        }
        let crowd: Vec<&Figure> = figures.iter().collect();
        let unlucky = match self.unlucky {
            true => Unlucky::default().near(&crowd),
            false => vec![Vec::new(); crowd.len()],
        };
        let mut fates: Vec<Fate> = figures.iter().map(Fate::of).collect();
        let exposed =
            Exposed { edition: self.edition, figures: crowd, harms: harms.iter().collect(), unlucky };
        exposed.suffer(&mut play, &hits, &mut fates)?;
        Ok(TrapRecord { throws: play.take_throws(), figures: fates })
    }
}

/// Who won one round against a trap.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Won {
    /// The trap.
    Trap,
    /// The man.
    Man,
    /// Nobody.
    Nobody,
}

/// A round of a man against a trap that fights.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TrapMeleeRecord {
    /// Every throw in order: the trap's dice, the man's, damage.
    pub throws: Vec<Throw>,
    /// Who won.
    pub won: Won,
    /// How the man ends, poison left aside.
    pub man: Fate,
    /// A viper hit them.
    pub poisoned: bool,
    /// The viper is destroyed.
    pub killed: bool,
}

/// The passes of both sides of a round against a trap: its dice first.
fn passes<T: pointman_core::trace::Trace>(
    play: &mut Play<'_, T>,
    trap: &Figure,
    trap_impact: u8,
    man: &Fighter,
) -> Result<(u8, u8), Error> {
    let fight = |figure: &'_ Figure, own: u8, enemy: u8, play: &mut Play<'_, T>| -> Result<u8, Error> {
        let ask = figure
            .asks(CheckId::Melee)
            .value(ValueId::OwnImpact, i64::from(own))
            .value(ValueId::EnemyImpact, i64::from(enemy));
        let ask = ask.value(ValueId::Enemies, 1).flag_if(figure.exposure.prone, Flag::Prone);
        Ok(play.check(&ask)?.passed())
    };
    let of_trap = fight(trap, trap_impact, man.impact(), play)?;
    Ok((of_trap, fight(&man.figure, man.impact(), trap_impact, play)?))
}

/// A reflexive tripwire trap attacks once, at Rep 4 and as a bayonet. What beats it has got out of its way.
///
/// # Errors
/// When the dice give no answer.
pub fn reflex_attack(
    edition: Edition,
    bayonet: &Weapon,
    man: &Fighter,
    dice: &mut dyn Dice,
) -> Result<TrapMeleeRecord, Error> {
    let trap = Fighter::new(Figure::new("reflex trap", TRAP_REP), Some(bayonet.clone()));
    let mut silent = Silent;
    let mut play = Play::new(edition, dice, &mut silent);
    let (its, his) = passes(&mut play, &trap.figure, trap.impact(), man)?;
    let mut fate = Fate::of(&man.figure);
    if its > his {
        let melee = Some(MeleeWin { by_two: its - his >= 2, unarmed: false });
        let blow = Blow { melee, ..Blow::ranged(trap.impact(), TRAP_REP) };
        fate.suffer(&mut play, &man.figure, &Harm::of(edition, &man.figure, blow)?)?;
    }
    Ok(TrapMeleeRecord {
        throws: play.take_throws(),
        won: winner(its, his),
        man: fate,
        poisoned: false,
        killed: false,
    })
}

/// A round of melee with a viper of Rep 3: it poisons whom it beats, and is itself an opponent that can be
/// killed.
///
/// # Errors
/// When the dice give no answer.
pub fn viper_melee(edition: Edition, man: &Fighter, dice: &mut dyn Dice) -> Result<TrapMeleeRecord, Error> {
    let viper = Figure::new("viper", VIPER_REP);
    let mut silent = Silent;
    let mut play = Play::new(edition, dice, &mut silent);
    let (its, his) = passes(&mut play, &viper, 0, man)?;
    let mut killed = false;
    if his > its {
        let melee = Some(MeleeWin { by_two: his - its >= 2, unarmed: man.unarmed });
        let blow = Blow { melee, ..Blow::ranged(man.impact(), man.figure.rep) };
        let mut fate = Fate::of(&viper);
        fate.suffer(&mut play, &viper, &Harm::of(edition, &viper, blow)?)?;
        killed = fate.state >= State::OutOfTheFight;
    }
    let won = winner(its, his);
    let man = Fate::of(&man.figure);
    Ok(TrapMeleeRecord { throws: play.take_throws(), won, man, poisoned: won == Won::Trap, killed })
}

fn winner(its: u8, his: u8) -> Won {
    match its.cmp(&his) {
        std::cmp::Ordering::Greater => Won::Trap,
        std::cmp::Ordering::Less => Won::Man,
        std::cmp::Ordering::Equal => Won::Nobody,
    }
}

/// Something with this APW goes off at a vehicle: a mine under it, a shell or bomb beside it, as its side
/// says.
///
/// # Errors
/// When the dice give no answer.
pub fn burst_at_vehicle(
    edition: Edition,
    vehicle: &TargetVehicle,
    apw: u8,
    dice: &mut dyn Dice,
) -> Result<(Vec<Throw>, PenetrationRecord), Error> {
    let mut silent = Silent;
    let mut play = Play::new(edition, dice, &mut silent);
    let mut fate = VehicleFate::of(vehicle);
    strike(&mut play, vehicle, Attack::hull(apw), &mut fate)?;
    let record = PenetrationRecord::new(vehicle, &fate);
    Ok((play.take_throws(), record))
}

/// A check that a figure takes because of a trap or a tunnel: `discover-trap`, `disarm`, `spot-tunnel`. Gives
/// the throw.
///
/// # Errors
/// When the dice give no answer.
pub fn trap_check(
    edition: Edition,
    check: CheckId,
    figure: &Figure,
    flags: &[Flag],
    dice: &mut dyn Dice,
) -> Result<Throw, Error> {
    let ask = flags.iter().fold(figure.asks(check), |ask, &flag| ask.flag(flag));
    one_throw(edition, &ask, dice).map(|(throw, _)| throw)
}

/// A roll on a table for nobody in particular: `trap-type`, `viper-poison`, `tunnel-smoke`,
/// `tunnel-collapse`. Gives the throw, with the number that a further roll inside the result came to.
///
/// # Errors
/// When the dice give no answer.
pub fn trap_table(
    edition: Edition,
    check: CheckId,
    who: &str,
    flags: &[Flag],
    dice: &mut dyn Dice,
) -> Result<(Throw, Option<i32>), Error> {
    let ask = flags.iter().fold(Ask::new(check, who), |ask, &flag| ask.flag(flag));
    one_throw(edition, &ask, dice)
}

fn one_throw(edition: Edition, ask: &Ask<'_>, dice: &mut dyn Dice) -> Result<(Throw, Option<i32>), Error> {
    let mut silent = Silent;
    let mut play = Play::new(edition, dice, &mut silent);
    let reading = play.check(ask)?;
    let throw = play.take_throws().pop().ok_or_else(|| Error::Bug("a check left no throw".to_owned()))?;
    Ok((throw, reading.further.first().map(|further| further.value)))
}
