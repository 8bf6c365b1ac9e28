//! Whom a line is for: conditions that may hold, not hold, or be left open by what is known.

use super::situation::Facts;

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
pub(super) const EITHER: &[&[&str]] = &[
    &["stationary", "moving"],
    &["chargers-with-ranged-weapon", "chargers-without-ranged-weapon"],
    &["charged", "fired-at"],
    &["armed-with-apw", "not-armed-with-apw"],
    &["unable-to-return-fire-or-unloaded", "loaded"],
    &["main-weapon-facing-attacker", "main-weapon-not-facing-attacker"],
    &["infantry", "vehicles"],
    &["embarking", "disembarking"],
    &["side-with-higher-die", "other-side"],
    &["thrown", "launched"],
    &["vehicle", "building"],
    &["half-speed-or-less", "over-half-speed"],
    &["wheeled-or-half-track", "tracked"],
    &["free-world", "viet-cong-or-nva"],
];

/// Pairs of [`EITHER`] that ask more closely about a condition: they are open only where it holds.
const REFINES: &[(&str, &str)] =
    &[("chargers-with-ranged-weapon", "chargers"), ("chargers-without-ranged-weapon", "chargers")];

/// What follows from a condition.
const IMPLIES: &[(&str, &str)] = &[
    ("hidden-with-leader", "hidden"),
    ("hidden", "in-cover"),
    ("in-cover", "in-cover-or-building"),
    ("in-building", "in-cover-or-building"),
    ("chargers-with-ranged-weapon", "chargers"),
    ("chargers-without-ranged-weapon", "chargers"),
    ("third-or-higher-target", "second-or-higher-target"),
    ("shooter-fast-moving", "shooter-or-target-fast-moving"),
    ("target-fast-moving", "shooter-or-target-fast-moving"),
    ("shooter-fast-moving", "target-or-shooter-fast-moved"),
    ("target-fast-moving", "target-or-shooter-fast-moved"),
    ("non-us-half-strength-or-less", "half-strength-or-less"),
];

/// Flags about a figure or its surroundings that any check takes, besides the conditions of lines.
const GENERAL: &[&str] = &["in-building", "shooter-fast-moving", "with-leader"];

/// What follows from `flag`.
pub(super) fn implied_by(flag: &str) -> impl Iterator<Item = &'static str> {
    IMPLIES.iter().filter(move |(from, _)| *from == flag).map(|(_, to)| *to)
}

/// Whether a condition of lines is one that a caller can say holds.
pub(super) fn is_flag(who: &str) -> bool {
    !matches!(
        who,
        "all" | "otherwise" | "winner" | "on-1-3" | "on-4-6" | "doubles" | "vehicle-with-5-5-or-6-6"
    )
}

/// Whether `flag` is a condition of the lines of some check, or one of the general ones.
pub(super) fn is_known(flag: &str) -> bool {
    (super::who_text(flag).is_some() && is_flag(flag)) || GENERAL.contains(&flag)
}

/// The condition `who` apart from what it says of the dice, and what it says of them.
pub(super) fn parts(who: &str) -> (&str, Option<DiceFact>) {
    match who {
        "doubles" => ("all", Some(DiceFact::Doubles)),
        "vehicle-with-5-5-or-6-6" => ("vehicle", Some(DiceFact::HighDoubles)),
        "on-1-3" => ("all", Some(DiceFact::Low)),
        "on-4-6" => ("all", Some(DiceFact::High)),
        who => (who, None),
    }
}

/// Whether `who` holds for what is known, leaving dice aside; `None` when nothing speaks for or against it.
fn known(who: &str, facts: &Facts) -> Option<bool> {
    let direct = match who {
        "hidden-with-leader" => facts.has("hidden") && (facts.has("leader") || facts.has("with-leader")),
        "non-us-half-strength-or-less" => facts.has("half-strength-or-less") && !facts.has("us"),
        "shooter-or-target-fast-moving" => fast(facts),
        _ => false,
    };
    if direct || (facts.has(who) && who != "shooter-or-target-fast-moving") {
        return Some(true);
    }
    if let ("range-12-or-less", Ok(Some(range))) = (who, facts.number("range")) {
        return Some(range <= 12);
    }
    let other = |pair: &&&[&str]| pair.iter().any(|flag| facts.has(flag)) && pair.contains(&who);
    EITHER.iter().find(other).map(|_| false)
}

/// Fast movement that counts: the target's, or that of a shooter whose own is not void.
fn fast(facts: &Facts) -> bool {
    facts.has("target-fast-moving")
        || facts.has("shooter-fast-moving")
        || facts.has("fast-moving")
        || facts.has("shooter-or-target-fast-moving")
}

/// Whether each of the conditions `lines` holds, and whether anything is known that bears on any of them. If
/// nothing is, all are open; else what is not said does not hold, but for the halves of a pair of which
/// neither was said.
pub(super) fn judge<'a>(lines: impl Iterator<Item = &'a str> + Clone, facts: &Facts) -> (Vec<Truth>, bool) {
    let said = |who: &str| known(parts(who).0, facts).is_some();
    let decided = facts.has("others") || facts.has_void() || lines.clone().any(said);
    (lines.map(|who| truth(parts(who).0, facts, decided)).collect(), decided)
}

/// Whether one of the `open` conditions must hold, so that no line after them is reached.
pub(super) fn cover_all(open: &[&str], decided: bool) -> bool {
    let sure = |pair: &&[&str]| decided || !REFINES.iter().any(|(finer, _)| pair.contains(finer));
    EITHER.iter().filter(|pair| sure(pair)).any(|pair| pair.iter().all(|who| open.contains(who)))
}

fn truth(who: &str, facts: &Facts, decided: bool) -> Truth {
    match who {
        "all" | "winner" => return Truth::Holds,
        // Reached only when no earlier line fitted.
        "others" | "otherwise" => return if decided { Truth::Holds } else { Truth::Open },
        _ => {}
    }
    match known(who, facts) {
        Some(true) => Truth::Holds,
        Some(false) => Truth::Fails,
        None if !decided => Truth::Open,
        None => {
            let refined =
                REFINES.iter().find(|(finer, _)| *finer == who).map(|(_, coarser)| facts.has(coarser));
            let paired = EITHER.iter().any(|pair| pair.contains(&who));
            if refined.unwrap_or(paired) { Truth::Open } else { Truth::Fails }
        }
    }
}
