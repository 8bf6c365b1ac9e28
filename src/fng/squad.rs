//! Squads.
