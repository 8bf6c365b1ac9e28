//! The readings of unclear rules of support that are in force: the printed reading unless one is set.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::fng::checks::Edition;
use crate::{names, readings};

/// Defines the readings: for each its key, what it is about, and its values, the printed reading first.
macro_rules! readings {
    ($($(#[$doc:meta])* $field:ident $key:literal $name:ident: $(#[$first_doc:meta])* $first:ident $first_id:literal
        $(, $(#[$value_doc:meta])* $value:ident $value_id:literal)+;)+) => {
        $(
            $(#[$doc])*
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
            pub enum $name {
                $(#[$first_doc])*
                #[default]
                #[serde(rename = $first_id)]
                $first,
                $($(#[$value_doc])* #[serde(rename = $value_id)] $value,)+
            }
        )+

        /// The readings of support in force.
        #[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields, default)]
        pub struct Options {
            $($(#[$doc])* #[serde(rename = $key)] pub $field: $name,)+
        }

        /// Every key with its values, the printed reading first.
        pub const READINGS: &[(&str, &[&str])] = &[$(($key, &[$first_id $(, $value_id)+]),)+];
    };
}

readings! {
    /// Who fires the Fire Missions of cards (sup-01).
    fire_cards "sup-01" FireCards:
        /// HQ fires all.
        Hq "hq",
        /// The side calls those with a footnote.
        Noted "noted",
        /// The side calls all.
        All "all";
    /// What a called Fire Mission of a card needs (sup-02).
    called_fire "sup-02" CalledFire:
        /// The Free World: radio contact.
        Contact "contact",
        /// Radio contact and a request.
        Full "full-procedure",
        /// Nothing.
        NoRadio "no-radio";
    /// Sea Wolf outside IV Corps (sup-06).
    seawolf "sup-06" Seawolf:
        /// The die is thrown again.
        Again "roll-again",
        /// A Frog comes.
        Frog "frog";
    /// Decks (sup-12).
    decks "sup-12" Decks:
        /// One for both sides.
        Common "common",
        /// One for each side.
        Each "each-side";
    /// Rounds of a Fire Mission (sup-19).
    rounds "sup-19" Rounds:
        /// The rate of fire.
        Rate "rate-of-fire",
        /// As many as declared.
        NoLimit "no-limit";
    /// The circle of White Phosphorous (sup-20).
    wp_circle "sup-20" WpCircle:
        /// 12 in.
        Twelve "12",
        /// 24 in.
        TwentyFour "24";
    /// The Impact of bombs (sup-21).
    bombs "sup-21" Bombs:
        /// As on the lists.
        Lists "lists",
        /// As in the text.
        Text "text";
    /// Litters aboard a helicopter (sup-24).
    litters "sup-24" Litters:
        /// A medevac 4, another Slick 2.
        ByKind "by-kind",
        /// Always 2.
        Two "2",
        /// Always 4.
        Four "4";
    /// Planes at night (sup-27).
    night_planes "sup-27" NightPlanes:
        /// The Canberra alone.
        Canberra "canberra",
        /// All.
        All "all";
    /// Fire Missions in a row of final protective fire (sup-42).
    final_protective_fire "sup-42" FinalProtectiveFire:
        /// Two for mortars, one for artillery.
        MortarsTwo "mortars-two",
        /// Two for both.
        Two "two";
    /// The edition of the rules.
    edition "edition" OfEdition:
        /// FNG 1.0.
        One "1",
        /// FNG 2.0.
        Two "2";
}

impl Options {
    /// The edition played.
    pub fn edition(&self) -> Edition {
        match self.edition {
            OfEdition::One => Edition::One,
            OfEdition::Two => Edition::Two,
        }
    }

    /// Sets the reading `key` to `value`.
    ///
    /// # Errors
    /// [`Error::Usage`] for an unknown key or value, with those there are.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), Error> {
        let keys: Vec<&str> = READINGS.iter().map(|(key, _)| *key).collect();
        let (key, values) = READINGS[names::resolve("option", key, &keys).map_err(Error::Usage)?];
        let value = values[readings::value_of(key, value, values)?];
        readings::put(self, key, value.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reading_can_be_set_to_each_of_its_values_and_is_the_printed_one_before() {
        for (key, values) in READINGS {
            for value in *values {
                let mut options = Options::default();
                options.set(key, value).unwrap();
                assert_eq!(options == Options::default(), *value == values[0], "{key}={value}");
            }
        }
        assert!(Options::default().set("sup-01", "nobody").is_err());
        assert!(Options::default().set("sup-99", "hq").is_err());
    }
}
