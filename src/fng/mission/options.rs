//! Where the rules of missions are silent or contradict themselves: the readings that may be chosen, by the number of the question.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::names;
use crate::vocabulary::vocabulary;

/// Each question: its number, its field, and the readings; the first is in force unless another is set.
macro_rules! readings {
    ($($(#[$doc:meta])* $number:literal $field:ident $name:ident: $first:ident $first_id:literal $first_title:literal, $($variant:ident $id:literal $title:literal,)+;)+) => {
        $(vocabulary! { $(#[$doc])* $name, "reading": $first $first_id $first_title, $($variant $id $title,)+ }

        impl Default for $name {
            fn default() -> Self {
                $name::$first
            }
        })+

        /// The readings of unclear rules in force; each is the printed reading unless it is set.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields, default)]
        pub struct Options {
            $($(#[$doc])* #[serde(rename = $number, skip_serializing_if = "is_default")] pub $field: $name,)+
        }

        impl Options {
            /// Every question by its number, with the ids of its readings.
            pub const QUESTIONS: &'static [(&'static str, &'static [&'static str])] =
                &[$(($number, &[$first_id, $($id),+]),)+];

            /// Sets the reading of the question `number` (`camp-05`); unique prefixes of readings will do.
            ///
            /// ```
            /// use pointman::fng::mission::Options;
            /// let mut options = Options::default();
            /// options.set("camp-05", "hidden")?;
            /// assert!(options.set("camp-05", "perhaps").is_err());
            /// # Ok::<(), pointman::Error>(())
            /// ```
            ///
            /// # Errors
            /// [`Error::Usage`] when there is no such question or reading.
            pub fn set(&mut self, number: &str, reading: &str) -> Result<(), Error> {
                let numbers: Vec<_> = Self::QUESTIONS.iter().map(|(number, _)| *number).collect();
                let found = numbers[names::resolve("option", &number.replace('_', "-"), &numbers).map_err(Error::Usage)?];
                match found {
                    $($number => {
                        let may_be = || [$first_id, $($id),+].join(", ");
                        self.$field = reading.parse().map_err(|why| Error::Usage(format!("{found}: {why} (it may be {})", may_be())))?;
                    })+
                    _ => return Err(Error::Bug(format!("the question {found} has no field"))),
                }
                Ok(())
            }
        }
    };
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

readings! {
    /// What decides between Attack and Defend after doubles (camp-01).
    "camp-01" large_action LargeActionBy:
        Die "die" "1d6: 1-3 Attack, 4-6 Defend",
        FromTable "from-table" "The Mission table: patrols that seek are attacks",;
    /// Whether a contact on one pass is hidden too (camp-05).
    "camp-05" contact_on_one ContactOnOne:
        NotHidden "not-hidden" "As the table: not hidden",
        Hidden "hidden" "As the example: hidden",;
    /// What a contact card without a unit gives (camp-06).
    "camp-06" contact_without_unit ContactWithoutUnit:
        DrawAgain "draw-again" "Another card is drawn",
        KeepFire "keep-fire" "Fire falls on the patrol",;
    /// What is rolled first when cards are put down (camp-09).
    "camp-09" cards_by CardsBy:
        NumberFirst "number-first" "How many, then where",
        SectionFirst "section-first" "Where, then how many",;
    /// What the player's own side has in a Large Action (camp-13).
    "camp-13" own_force OwnForce:
        Platoon "platoon" "The whole platoon",
        Company "company" "The whole company",;
    /// Whose Support is at least 4 in a Large Action (camp-14).
    "camp-14" support_of_four SupportOfFour:
        EachSide "each-side" "Each side's",
        Player "player" "The player's alone",;
    /// Which missions may be fought at night from the start (camp-15).
    "camp-15" night_missions NightMissions:
        WithDefense "with-defense" "Perimeter Patrol, Probe, Defend and Defense",
        LargeActionOnly "large-action-only" "Perimeter Patrol, Probe and Defend",;
    /// When variable weather is settled (camp-16).
    "camp-16" variable_weather VariableWeather:
        UntilItChanges "until-it-changes" "By the first result that is not clear",
        FirstRoll "first-roll" "By the first roll",;
    /// When variable weather begins in a predawn encounter (camp-17).
    "camp-17" predawn_weather PredawnWeather:
        FromSunrise "from-sunrise" "From sunrise on",
        FromTurn1 "from-turn-1" "From turn 1 on",;
    /// Whether terrain is rolled for each square foot (camp-19).
    "camp-19" terrain_rolls TerrainRolls:
        EachSquareFoot "each-square-foot" "One roll for each square foot",
        OneRoll "one-roll" "One roll for the table",;
    /// Which markers of a Search and Destroy are installations (camp-24).
    "camp-24" installations InstallationsBy:
        Drawn "drawn" "1d6 / 2 of the six, drawn at random",
        ContactTable "contact-table" "All six by the Contact Table",;
    /// Whether overcast weather cuts the line of sight (camp-27).
    "camp-27" overcast OvercastSight:
        NoEffect "no-effect" "It does not",
        Fog "fog" "As fog: 12 in by day, 6 in by night",;
    /// Who rolls Opening Moves (camp-29).
    "camp-29" opening_moves OpeningMovesFor:
        Attacker "attacker" "The attacker of either Large Action",
        DefendOnly "defend-only" "The enemy, when the player defends",;
    /// What reinforcements of high activity need (camp-31).
    "camp-31" high_activity HighActivity:
        Arrive "arrive" "They arrive",
        Check "check" "They are checked for as on a seven",;
    /// Whether NVA tanks come before February 1968 (camp-44).
    "camp-44" nva_tanks NvaTanks:
        Always "always" "As the table",
        FromLangVei "from-1968" "From early February 1968; an LMG team before",;
    /// Whether men inside enclosed vehicles roll under a barrage (barrage-1).
    "barrage-1" crews_under_barrage CrewsUnderBarrage:
        VehicleStands "vehicle-stands" "The vehicle's roll stands for them",
        TheyRoll "they-roll" "They roll at +1",;
}
