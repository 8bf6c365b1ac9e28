//! What became of the squad and its men, as the chronicle keeps it.

use pointman_core::plural::counted;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::TurnStory;
use crate::attributes;
use crate::calendar::Turn;
use crate::mission::{MissionId, TimeOfDay, Weather};

/// How a man left the squad for good.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Departure {
    /// Killed on a mission.
    Killed,
    /// Died of wounds or was sent home with them [Recovery After the Battle].
    DiedOrSentHome,
    /// Taken prisoner.
    Captured,
    /// Executed for running away [Pay the Piper].
    Executed,
    /// Sentenced to death by a court martial.
    SentencedToDeath,
    /// Sentenced to military prison.
    Prison,
    /// The tour was over.
    TourOver,
}

impl Departure {
    /// What happened to them, after their name.
    pub const fn words(self) -> &'static str {
        match self {
            Departure::Killed => "was killed",
            Departure::DiedOrSentHome => "died of wounds or was sent home with them",
            Departure::Captured => "was captured",
            Departure::Executed => "was executed for running away",
            Departure::SentencedToDeath => "was sentenced to death by court martial",
            Departure::Prison => "was sent to military prison",
            Departure::TourOver => "went home at the end of the tour",
        }
    }

    /// Whether they lost their life.
    pub const fn is_death(self) -> bool {
        matches!(self, Departure::Killed | Departure::Executed | Departure::SentencedToDeath)
    }
}

/// Where a new man comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ComesFrom {
    /// A replacement for losses.
    Replacement,
    /// New in country, for a man whose tour was over.
    NewInCountry,
    /// One of those who filled the squad up on R&R.
    Rest,
}

/// Why Rep changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum RepChange {
    /// Reputation Points.
    Points,
    /// The monthly roll.
    Month,
    /// The short timer's roll.
    ShortTimer,
    /// They cheated death.
    CheatedDeath,
}

/// How an Attribute came.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Gained {
    /// Drawn as a man joined.
    Joining,
    /// With a rise in Rep.
    Rise,
    /// For Reputation Points.
    Bought,
}

/// One thing that became of the squad or a man of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Happening {
    /// They came back from hospital.
    Returned {
        /// Who.
        name: String,
    },
    /// A new man joined.
    Joined {
        /// Who.
        name: String,
        /// Rep.
        rep: u8,
        /// Where they came from.
        from: ComesFrom,
    },
    /// They were out of the fight and recovered.
    Recovered {
        /// Who.
        name: String,
    },
    /// They were out of the fight and will be back.
    Hospital {
        /// Who.
        name: String,
        /// Campaign turns until they are back.
        turns: u8,
    },
    /// They left for good.
    Left {
        /// Who.
        name: String,
        /// How.
        how: Departure,
    },
    /// They should have died and did not [Cheating Death].
    CheatedDeath {
        /// Who.
        name: String,
    },
    /// Kills were confirmed.
    Kills {
        /// Whose.
        name: String,
        /// How many.
        kills: u16,
    },
    /// Rep rose or fell.
    Rep {
        /// Whose.
        name: String,
        /// What it was.
        from: u8,
        /// What it is.
        to: u8,
        /// Why.
        why: RepChange,
    },
    /// Doubles fixed Rep until the tour ends.
    RepFixed {
        /// Whose.
        name: String,
        /// The Rep.
        rep: u8,
    },
    /// Reputation Points were won.
    Points {
        /// Whose.
        name: String,
        /// How many.
        won: u16,
        /// How many they hold.
        held: u16,
    },
    /// All Reputation Points were lost.
    PointsLost {
        /// Whose.
        name: String,
        /// How many.
        lost: u16,
    },
    /// An Attribute came.
    Attribute {
        /// Whose.
        name: String,
        /// Which one; none when the card gave one they already have, to no effect.
        attribute: Option<String>,
        /// How.
        how: Gained,
    },
    /// A weapon was called in, and another issued for it.
    Rearmed {
        /// The old one.
        from: String,
        /// The new one.
        to: String,
    },
    /// A mission follows.
    FollowUp {
        /// Which.
        mission: MissionId,
    },
    /// Replacements were asked for and none came.
    NoReplacements {},
    /// The squad is pulled out for R&R.
    PulledOut {},
    /// A medal was given.
    Medal {
        /// To whom.
        name: String,
        /// Whether it is a Major Medal of Valor.
        major: bool,
    },
    /// A deed went unseen.
    Unseen {
        /// Whose.
        name: String,
    },
    /// They ran away and nobody noticed.
    Unnoticed {
        /// Who.
        name: String,
    },
    /// They ran away and got company punishment.
    Punished {
        /// Who.
        name: String,
    },
    /// They ran away, and the court martial found them not guilty.
    NotGuilty {
        /// Who.
        name: String,
    },
    /// They signed on for another tour.
    ReUp {
        /// Who.
        name: String,
        /// The number of the tour.
        tour: u8,
    },
    /// They took over.
    Leads {
        /// Who.
        name: String,
        /// Whether as the Leader, not a Junior NCO.
        leader: bool,
    },
    /// Something the players noted.
    Note {
        /// Of whom.
        name: String,
        /// What.
        text: String,
    },
}

impl Happening {
    /// It, in a sentence.
    pub fn words(&self) -> String {
        match self.name() {
            Some(name) => format!("{name} {}", self.phrase()),
            None => self.phrase(),
        }
    }

    /// It, without the name of the man it is about.
    pub fn phrase(&self) -> String {
        match self {
            Happening::Returned { .. } => "came back to the squad".to_owned(),
            Happening::Joined { rep, from, .. } => {
                let from = match from {
                    ComesFrom::Replacement => "as a replacement",
                    ComesFrom::NewInCountry => "new in country",
                    ComesFrom::Rest => "during R&R",
                };
                format!("joined {from}, Rep {rep}")
            }
            Happening::Recovered { .. } => "was out of the fight and recovered".to_owned(),
            Happening::Hospital { turns, .. } => {
                format!("was out of the fight: back in {}", counted(*turns, "turn"))
            }
            Happening::Left { how, .. } => how.words().to_owned(),
            Happening::CheatedDeath { .. } => "cheated death".to_owned(),
            Happening::Kills { kills, .. } => format!("has {}", counted(*kills, "confirmed kill")),
            Happening::Rep { from, to, why, .. } => {
                let why = match why {
                    RepChange::Points => "by Reputation Points",
                    RepChange::Month => "after a month in the field",
                    RepChange::ShortTimer => "as a short timer",
                    RepChange::CheatedDeath => "after cheating death",
                };
                let way = if to > from { "rose" } else { "fell" };
                format!("{way} from Rep {from} to {to} {why}")
            }
            Happening::RepFixed { rep, .. } => format!("settled at Rep {rep} until the tour ends"),
            Happening::Points { won, held, .. } => format!("won {won} RP and holds {held}"),
            Happening::PointsLost { lost, .. } => format!("lost all {lost} RP"),
            Happening::Attribute { attribute: Some(attribute), how, .. } => {
                let how = match how {
                    Gained::Joining | Gained::Rise => "got the Attribute",
                    Gained::Bought => "bought the Attribute",
                };
                format!("{how} {}", attributes::name_of(attribute))
            }
            Happening::Attribute { attribute: None, .. } => {
                "drew an Attribute again, to no effect".to_owned()
            }
            Happening::Rearmed { from, to } => format!("the squad turned in the {from} for the {to}"),
            Happening::FollowUp { mission } => {
                format!("a Large Action follows next turn: {}", mission.title())
            }
            Happening::NoReplacements {} => "no replacements came".to_owned(),
            Happening::PulledOut {} => "the squad was pulled out for R&R".to_owned(),
            Happening::Medal { major: true, .. } => "was awarded a Major Medal of Valor".to_owned(),
            Happening::Medal { major: false, .. } => "was awarded a Medal of Valor".to_owned(),
            Happening::Unseen { .. } => "did a brave thing, and nobody saw it".to_owned(),
            Happening::Unnoticed { .. } => "ran away, and nobody noticed".to_owned(),
            Happening::Punished { .. } => "ran away and got company punishment".to_owned(),
            Happening::NotGuilty { .. } => {
                "ran away, and was found not guilty by the court martial".to_owned()
            }
            Happening::ReUp { tour, .. } => format!("signed on for tour {tour}"),
            Happening::Leads { leader: true, .. } => "became the squad Leader".to_owned(),
            Happening::Leads { leader: false, .. } => "took over the squad".to_owned(),
            Happening::Note { text, .. } => format!("({text})"),
        }
    }

    /// Whom it is about; nobody where it is about the squad.
    pub fn name(&self) -> Option<&str> {
        match self {
            Happening::Returned { name }
            | Happening::Joined { name, .. }
            | Happening::Recovered { name }
            | Happening::Hospital { name, .. }
            | Happening::Left { name, .. }
            | Happening::CheatedDeath { name }
            | Happening::Kills { name, .. }
            | Happening::Rep { name, .. }
            | Happening::RepFixed { name, .. }
            | Happening::Points { name, .. }
            | Happening::PointsLost { name, .. }
            | Happening::Attribute { name, .. }
            | Happening::Medal { name, .. }
            | Happening::Unseen { name }
            | Happening::Unnoticed { name }
            | Happening::Punished { name }
            | Happening::NotGuilty { name }
            | Happening::ReUp { name, .. }
            | Happening::Leads { name, .. }
            | Happening::Note { name, .. } => Some(name),
            Happening::Rearmed { .. }
            | Happening::FollowUp { .. }
            | Happening::NoReplacements {}
            | Happening::PulledOut {} => None,
        }
    }
}

/// What the turn brought.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "what", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Outing {
    /// R&R.
    Rest {},
    /// No Mission.
    Quiet {
        /// Whether the next check has the bonus.
        bonus: bool,
    },
    /// Nobody was there to lead one.
    Nobody {},
    /// A Mission.
    Mission {
        /// Which.
        mission: MissionId,
        /// Whether it followed from the last one.
        follow_up: bool,
        /// Whether in a built-up area.
        urban: bool,
        /// The time of day.
        contact: TimeOfDay,
        /// The weather: that of the beginning, or the one its evening came to have.
        weather: Weather,
        /// The level of Support of the squad.
        support: u8,
        /// That of the enemy.
        enemy_support: u8,
    },
}

/// A turn: what it brought, and what became of the squad and its men.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnRecord {
    /// Which.
    pub turn: Turn,
    /// Who led.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<String>,
    /// Men with the squad at its start, after returns.
    pub men: u8,
    /// What it brought.
    pub outing: Outing,
    /// Whether the goal of its Mission was met.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub goal_met: Option<bool>,
    /// What came about in each turn of its evening; of reports that do not tell, nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub story: Vec<TurnStory>,
    /// What happened, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub happenings: Vec<Happening>,
}
