//! Seats that take advice in the games of a run, as `--advised us=500` names them.

use std::str::FromStr;

use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::numbers;
use crate::fitl::advise::seat::Advised;
use crate::fitl::{ByFaction, Faction, FactionSet};

/// A seat that takes advice, with how many playouts each of its decisions gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AdvisedSeat {
    /// Whose.
    pub faction: Faction,
    /// How many playouts.
    pub playouts: u32,
}

impl FromStr for AdvisedSeat {
    type Err = String;

    fn from_str(text: &str) -> Result<AdvisedSeat, String> {
        let Some((faction, playouts)) = text.split_once('=') else {
            return Err(format!("`{text}` has no number of playouts: write it as us=500"));
        };
        let playouts = numbers::playouts(playouts.trim())?;
        let playouts = u32::try_from(playouts).map_err(|_| format!("{playouts} playouts are too many"))?;
        Ok(AdvisedSeat { faction: faction.trim().parse()?, playouts })
    }
}

impl AdvisedSeat {
    /// Reads one seat or a list of them.
    ///
    /// # Errors
    /// When a text names no seat with its playouts.
    pub fn one_or_many<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<AdvisedSeat>, D::Error> {
        use serde::de::Error as _;
        let texts: Vec<String> = match Value::deserialize(deserializer)? {
            Value::String(text) => text.split(',').map(str::to_owned).collect(),
            list => serde_json::from_value(list).map_err(D::Error::custom)?,
        };
        texts.iter().map(|text| text.parse().map_err(D::Error::custom)).collect()
    }
}

/// The seats of a run that take advice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AdvisedSeats(ByFaction<Option<u32>>);

impl AdvisedSeats {
    /// These seats.
    ///
    /// # Errors
    /// When one is named twice.
    pub fn of(seats: &[AdvisedSeat]) -> Result<AdvisedSeats, String> {
        let mut all = AdvisedSeats::default();
        for AdvisedSeat { faction, playouts } in seats {
            if all.0[*faction].replace(*playouts).is_some() {
                return Err(format!("{faction} is given twice"));
            }
        }
        Ok(all)
    }

    /// Their factions.
    pub fn factions(&self) -> FactionSet {
        Faction::ALL.into_iter().filter(|faction| self.0[*faction].is_some()).collect()
    }

    /// The people in these seats in game `number` of the run with this seed.
    pub fn people(&self, seed: u64, number: u64) -> Advised {
        Advised::of(self.0, seed.wrapping_mul(1_000_003).wrapping_add(number))
    }

    /// What tells such runs apart: `-advised-us-500`, nothing without a seat.
    pub fn id(&self) -> String {
        let seats = Faction::ALL.into_iter().filter_map(|faction| Some((faction, self.0[faction]?)));
        let named: Vec<String> = seats.map(|(faction, playouts)| format!("-{faction}-{playouts}")).collect();
        if named.is_empty() { String::new() } else { format!("-advised{}", named.concat()) }
    }
}
