//! The tour of duty: a squad from turn to turn of the war, and what becomes of its men [Campaigning FNG;
//! After the Mission; Improving Rep and Short Timers].
//!
//! | File | About |
//! |---|---|
//! | `setup` | what is agreed, and a campaign to play |
//! | `prepare` | the turn up to the Mission: calendar, returns, Mission check |
//! | `report` | what the players saw happen |
//! | `evening` | what of it the document of the evening knows |
//! | `advance` | the order of what follows a Mission |
//! | `aftermath` | recovery, Reputation Points, follow-up, medals, paying the piper |
//! | `issue` | weapons that are called in as the war goes on |
//! | `replacements` | who makes losses good, and R&R |
//! | `month_end` | months served, monthly rolls, tours ending |
//! | `leaders` | who leads when the Leader is lost |
//! | `chronicle` | the whole story as Markdown |

mod advance;
mod aftermath;
mod attribute;
mod check;
mod choices;
mod chronicle;
mod evening;
mod happening;
mod issue;
mod leaders;
mod month_end;
mod options;
mod prepare;
mod recruits;
mod replacements;
mod report;
mod roll;
mod setup;
mod steps;
mod story;
mod tour;
mod turn;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::army_lists::ForceId;
use crate::calendar::Turn;
use crate::mission::{self, Corps, Ground, Mission, MissionId};
use crate::squads::cards::Deck;
use crate::squads::squad::{Figure, Squad};
use crate::support;
use crate::traps::TrapOptions;
use pointman_core::readings::is_printed;
use pointman_core::voice::Voice;
use pointman_core::way;

pub use choices::Choices;
pub use happening::{ComesFrom, Departure, Gained, Happening, Outing, RepChange, TurnRecord};
pub use options::Options;
pub use prepare::Prepare;
pub use report::{FigureReport, Report, Status};
pub use setup::{Setup, usual_corps, usual_ground};
pub use steps::{
    Advance, CAMPAIGN_ADVANCE, CAMPAIGN_NEW, GENERATE_MISSION, TourMaking, TourStep, TourTold, schemas,
};
pub use story::{TurnStory, story_of};
pub use tour::{ARMY, MARINES, Tour, tour_of};

/// A tour of duty.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TourOfDuty {
    /// Its name.
    pub name: String,
    /// The army list of the squad.
    pub force: ForceId,
    /// The army list of the enemy.
    pub enemy: ForceId,
    /// Where it fights.
    pub corps: Corps,
    /// The turn of the calendar.
    pub turn: Turn,
    /// Why it is over; none while it lasts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ending>,
    /// Whether the ground is held by VC or NVA (camp-53).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub communist_ground: bool,
    /// Whether another player leads the enemy of each evening [Campaigning FNG].
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub versus: bool,
    /// The men with the squad.
    pub squad: Squad,
    /// Its paper strength.
    #[schemars(range(min = 1, max = 20))]
    pub paper_strength: u8,
    /// Men lost and not made good.
    #[serde(default)]
    pub losses: u8,
    /// Men in hospital.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub away: Vec<Away>,
    /// What is added to the Leader's Rep at the next Mission check: 1 after one pass (camp-02).
    #[serde(default)]
    #[schemars(range(max = 1))]
    pub carried: u8,
    /// The Large Action that follows next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub follow_up: Option<MissionId>,
    /// The table it is fought on again: that of the Mission it follows from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battlefield: Option<Ground>,
    /// The turn of R&R: this one or the next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rest: Option<Turn>,
    /// What this turn has brought so far; none before its Mission check.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub current: Option<TurnRecord>,
    /// The Mission of this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mission: Option<Mission>,
    /// The turns that are over.
    #[serde(default)]
    pub closed: Vec<TurnRecord>,
    /// Men who have left for good.
    #[serde(default)]
    pub gone: Vec<Gone>,
    /// The deck Attributes are drawn from, where cards are not put back (char-17).
    #[serde(default, skip_serializing_if = "is_whole")]
    pub deck: Deck,
    /// The readings of the rules of the campaign.
    #[serde(default)]
    pub options: Options,
    /// The readings of the rules of its Missions.
    #[serde(default)]
    pub missions: mission::Options,
    /// The readings of the rules of support.
    #[serde(default)]
    pub support: support::Options,
    /// The readings of the rules of booby traps.
    #[serde(default, skip_serializing_if = "is_printed")]
    pub traps: TrapOptions,
}

fn is_whole(deck: &Deck) -> bool {
    deck.out().is_empty()
}

/// A man in hospital.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Away {
    /// Who.
    pub figure: Figure,
    /// The turn they are back; none when that is after the war's last turn here.
    #[serde(default)]
    pub returns: Option<Turn>,
}

/// A man who has left for good.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Gone {
    /// Who.
    pub figure: Figure,
    /// When.
    pub turn: Turn,
    /// How.
    pub how: Departure,
}

/// Why a campaign is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Late December 1968 has passed.
    Calendar,
    /// Nobody is left, and nobody will come.
    WipedOut,
}

/// Where a turn stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Before the Mission check.
    Prepare,
    /// A Mission is to be fought and reported.
    Fight,
    /// There is no Mission this turn.
    Quiet,
    /// The campaign is over.
    Over,
}

impl TourOfDuty {
    /// Where the turn stands.
    pub fn stage(&self) -> Stage {
        match (&self.ended, &self.current, &self.mission) {
            (Some(_), ..) => Stage::Over,
            (None, None, _) => Stage::Prepare,
            (None, Some(_), Some(_)) => Stage::Fight,
            (None, Some(_), None) => Stage::Quiet,
        }
    }

    /// What comes next, in words.
    pub fn next_words(&self) -> String {
        match self.stage() {
            Stage::Over => "the campaign is over".to_owned(),
            Stage::Prepare => {
                format!("roll for {} ({})", self.turn.title(), way!("generate-mission", "go"))
            }
            Stage::Fight => match Voice::now() {
                // At the prompt the report follows by itself.
                Voice::Prompt => "fight the Mission".to_owned(),
                _ => "fight the Mission, then report it (campaign-advance)".to_owned(),
            },
            Stage::Quiet => {
                format!("end the turn ({})", way!("campaign-advance", "go"))
            }
        }
    }

    /// Every man on the roster: those with the squad, then those in hospital.
    pub fn men(&self) -> impl Iterator<Item = &Figure> {
        self.squad.figures.iter().chain(self.away.iter().map(|away| &away.figure))
    }

    /// How many men are with the squad.
    pub fn present(&self) -> u8 {
        u8::try_from(self.squad.figures.len()).unwrap_or(u8::MAX)
    }

    /// The tour its men serve; none for those who fight for the duration.
    pub fn tour(&self) -> Option<Tour> {
        tour_of(self.force, &self.options)
    }

    /// Whether it fights for the Viet Cong or the NVA.
    pub fn is_communist(&self) -> bool {
        self.force.list().is_communist()
    }

    fn man_mut(&mut self, name: &str) -> Option<&mut Figure> {
        let figures = self.squad.figures.iter_mut().chain(self.away.iter_mut().map(|away| &mut away.figure));
        figures.into_iter().find(|figure| figure.name == name)
    }

    fn man(&self, name: &str) -> Option<&Figure> {
        self.men().find(|figure| figure.name == name)
    }

    /// The names of every man on the roster, in its order.
    fn names(&self) -> Vec<String> {
        self.men().map(|figure| figure.name.clone()).collect()
    }
}
