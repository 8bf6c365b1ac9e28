//! Whom a line is for: conditions that may hold, not hold, or be left open by what is known.

use super::situation::Facts;
use super::words::{Flag, ValueId};

/// Whether a condition holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Truth {
    /// It does.
    Holds,
    /// It does not.
    Fails,
    /// Not enough is known.
    Open,
}

/// What the dice of a roll show, for the conditions that depend on them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum DiceFact {
    /// The dice are equal.
    Doubles,
    /// They are 5,5 or 6,6.
    HighDoubles,
    /// A further die shows 1 to 3.
    Low,
    /// A further die shows 4 to 6.
    High,
}

/// Conditions of which exactly one holds.
pub(super) const EITHER: &[&[Flag]] = &[
    &[Flag::Stationary, Flag::Moving],
    &[Flag::ChargersWithRangedWeapon, Flag::ChargersWithoutRangedWeapon],
    &[Flag::Charged, Flag::FiredAt],
    &[Flag::ArmedWithApw, Flag::NotArmedWithApw],
    &[Flag::UnableToReturnFireOrUnloaded, Flag::Loaded],
    &[Flag::MainWeaponFacingAttacker, Flag::MainWeaponNotFacingAttacker],
    &[Flag::Infantry, Flag::Vehicles],
    &[Flag::Embarking, Flag::Disembarking],
    &[Flag::SideWithHigherDie, Flag::OtherSide],
    &[Flag::Thrown, Flag::Launched],
    &[Flag::Vehicle, Flag::Building],
    &[Flag::HalfSpeedOrLess, Flag::OverHalfSpeed],
    &[Flag::WheeledOrHalfTrack, Flag::Tracked],
    &[Flag::FreeWorld, Flag::VietCongOrNva],
];

/// Pairs of [`EITHER`] that ask more closely about a condition: they are open only where it holds.
const REFINES: &[(Flag, Flag)] =
    &[(Flag::ChargersWithRangedWeapon, Flag::Chargers), (Flag::ChargersWithoutRangedWeapon, Flag::Chargers)];

/// What follows from a condition.
const IMPLIES: &[(Flag, Flag)] = &[
    (Flag::HiddenWithLeader, Flag::Hidden),
    (Flag::Hidden, Flag::InCover),
    (Flag::InCover, Flag::InCoverOrBuilding),
    (Flag::InBuilding, Flag::InCoverOrBuilding),
    (Flag::ChargersWithRangedWeapon, Flag::Chargers),
    (Flag::ChargersWithoutRangedWeapon, Flag::Chargers),
    (Flag::ThirdOrHigherTarget, Flag::SecondOrHigherTarget),
    (Flag::ShooterFastMoving, Flag::ShooterOrTargetFastMoving),
    (Flag::TargetFastMoving, Flag::ShooterOrTargetFastMoving),
    (Flag::ShooterFastMoving, Flag::TargetOrShooterFastMoved),
    (Flag::TargetFastMoving, Flag::TargetOrShooterFastMoved),
    (Flag::NonUsHalfStrengthOrLess, Flag::HalfStrengthOrLess),
];

/// Flags about a figure or its surroundings that any check takes, besides the conditions of lines.
const GENERAL: &[Flag] = &[Flag::InBuilding, Flag::ShooterFastMoving, Flag::WithLeader];

/// What follows from `flag`.
pub(super) fn implied_by(flag: Flag) -> impl Iterator<Item = Flag> {
    IMPLIES.iter().filter(move |(from, _)| *from == flag).map(|(_, to)| *to)
}

/// Whether a condition of lines is one that a caller can say holds.
pub(super) fn is_flag(who: Flag) -> bool {
    !matches!(
        who,
        Flag::All
            | Flag::Otherwise
            | Flag::Winner
            | Flag::On13
            | Flag::On46
            | Flag::Doubles
            | Flag::VehicleWith55Or66
    )
}

/// Whether `flag` is a condition of the lines of some check, or one of the general ones.
pub(super) fn is_known(flag: Flag) -> bool {
    (super::who_text(flag).is_some() && is_flag(flag)) || GENERAL.contains(&flag)
}

/// The condition `who` apart from what it says of the dice, and what it says of them.
pub(super) fn parts(who: Flag) -> (Flag, Option<DiceFact>) {
    match who {
        Flag::Doubles => (Flag::All, Some(DiceFact::Doubles)),
        Flag::VehicleWith55Or66 => (Flag::Vehicle, Some(DiceFact::HighDoubles)),
        Flag::On13 => (Flag::All, Some(DiceFact::Low)),
        Flag::On46 => (Flag::All, Some(DiceFact::High)),
        who => (who, None),
    }
}

/// Whether `who` holds for what is known, leaving dice aside; `None` when nothing speaks for or against it.
fn known(who: Flag, facts: &Facts) -> Option<bool> {
    let direct = match who {
        Flag::HiddenWithLeader => {
            facts.has(Flag::Hidden) && (facts.has(Flag::Leader) || facts.has(Flag::WithLeader))
        }
        Flag::NonUsHalfStrengthOrLess => facts.has(Flag::HalfStrengthOrLess) && !facts.has(Flag::Us),
        Flag::ShooterOrTargetFastMoving => fast(facts),
        _ => false,
    };
    if direct || (facts.has(who) && who != Flag::ShooterOrTargetFastMoving) {
        return Some(true);
    }
    if let (Flag::Range12OrLess, Ok(Some(range))) = (who, facts.number(ValueId::Range)) {
        return Some(range <= 12);
    }
    let other = |pair: &&&[Flag]| pair.iter().any(|flag| facts.has(*flag)) && pair.contains(&who);
    EITHER.iter().find(other).map(|_| false)
}

/// Fast movement that counts: the target's, or that of a shooter whose own is not void.
fn fast(facts: &Facts) -> bool {
    facts.has(Flag::TargetFastMoving)
        || facts.has(Flag::ShooterFastMoving)
        || facts.has(Flag::FastMoving)
        || facts.has(Flag::ShooterOrTargetFastMoving)
}

/// Whether each of the conditions `lines` holds, and whether anything is known that bears on any of them. If
/// nothing is, all are open; else what is not said does not hold, but for the halves of a pair of which
/// neither was said.
pub(super) fn judge(lines: impl Iterator<Item = Flag> + Clone, facts: &Facts) -> (Vec<Truth>, bool) {
    let said = |who: Flag| known(parts(who).0, facts).is_some();
    let decided = facts.has(Flag::Others) || facts.has_void() || lines.clone().any(said);
    (lines.map(|who| truth(parts(who).0, facts, decided)).collect(), decided)
}

/// Whether one of the `open` conditions must hold, so that no line after them is reached.
pub(super) fn cover_all(open: &[Flag], decided: bool) -> bool {
    let sure = |pair: &&[Flag]| decided || !REFINES.iter().any(|(finer, _)| pair.contains(finer));
    EITHER.iter().filter(|pair| sure(pair)).any(|pair| pair.iter().all(|who| open.contains(who)))
}

fn truth(who: Flag, facts: &Facts, decided: bool) -> Truth {
    match who {
        Flag::All | Flag::Winner => return Truth::Holds,
        // Reached only when no earlier line fitted.
        Flag::Others | Flag::Otherwise => return if decided { Truth::Holds } else { Truth::Open },
        _ => {}
    }
    match known(who, facts) {
        Some(true) => Truth::Holds,
        Some(false) => Truth::Fails,
        None if !decided => Truth::Open,
        None => {
            let refined =
                REFINES.iter().find(|(finer, _)| *finer == who).map(|(_, coarser)| facts.has(*coarser));
            let paired = EITHER.iter().any(|pair| pair.contains(&who));
            if refined.unwrap_or(paired) { Truth::Open } else { Truth::Fails }
        }
    }
}
