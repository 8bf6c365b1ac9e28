//! How far a vehicle still goes after a stop, and how a watercraft turns about [Stopping, Reverse, Turns].

/// What starting again in the same turn costs, in inches.
const STARTING_AGAIN: f64 = 2.0;

/// Inches left of a turn's movement to a vehicle that has moved so far, stopped, and starts again.
///
/// ```
/// assert_eq!(pointman::fng::movement::left_after_stop(18.0, 10.0), 6.0);
/// ```
pub fn left_after_stop(speed: f64, moved: f64) -> f64 {
    (speed - moved - STARTING_AGAIN).max(0.0)
}

/// Inches a vehicle that has moved so far and stopped can go in reverse: a quarter of what is left (combat-14).
pub fn reverse_after_stop(speed: f64, moved: f64) -> f64 {
    left_after_stop(speed, moved) / 4.0
}

/// A watercraft's turn of 180 degrees without stopping, which takes two turns.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AboutTurn {
    /// Its radius in inches: 6 and twice the speed at its start.
    pub radius: f64,
    /// Where it is after the first turn, from its start: inches ahead and inches across.
    pub apex: (f64, f64),
    /// Where it is after the second: directly opposite its start, heading back (combat-11).
    pub end: (f64, f64),
}

/// The turn about of a watercraft that moves so many inches a turn; it goes on at that speed.
pub fn turn_about(speed: f64) -> AboutTurn {
    let radius = 6.0 + 2.0 * speed;
    AboutTurn { radius, apex: (radius, radius / 2.0), end: (0.0, radius) }
}
