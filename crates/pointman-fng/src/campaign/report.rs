//! The report of an evening: what the players saw happen, from which everything after the Mission follows.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::evening::{contact_made, known};
use super::{Stage, TourOfDuty, TurnStory};
use crate::calendar::Turn;
use crate::combat::Recovers;
use crate::evening::RecoveryEnd;
use crate::mission::{Mission, TimeOfDay, Weather};
use pointman_core::error::{Error, Fault, Faults};
use pointman_core::names;
use pointman_core::question::OpenQuestion;

/// The report of one Mission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// The turn it is about, if it says so.
    #[serde(default)]
    pub turn: Option<Turn>,
    /// Whether the squad met the goal of the Mission, for the record; null while nobody has said so, which is
    /// refused.
    #[schemars(required)]
    pub goal_met: Option<bool>,
    /// Whether contact was made with the enemy; null as above.
    #[schemars(required)]
    pub enemy_uncovered: Option<bool>,
    /// The weather the evening came to have, where it changed from that of its beginning.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weather: Option<Weather>,
    /// The time of day of the contact, where the players came to have another than that of the Mission.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contact: Option<TimeOfDay>,
    /// Every man of the squad.
    pub figures: Vec<FigureReport>,
    /// What came about in each turn, for the chronicle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub story: Vec<TurnStory>,
}

/// How a man ended the Mission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// On their feet.
    Ok,
    /// Out of the fight.
    OutOfTheFight,
    /// Dead.
    Dead,
    /// In the enemy's hands.
    Captured,
    /// They chose to run away.
    RanAway,
}

/// What became of one man.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FigureReport {
    /// Who.
    pub name: String,
    /// How they ended.
    pub status: Status,
    /// Whether they were carried off the table during play.
    #[serde(default)]
    pub evacuated: bool,
    /// What Recovery After The Battle gave them in the evening; without it, it is rolled for now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recovery: Option<RecoveryEnd>,
    /// Whether they shot or fought hand to hand.
    pub fought: bool,
    /// Confirmed kills.
    #[serde(default)]
    #[schemars(range(max = 99))]
    pub kills: u16,
    /// Reputation Points for what they found in tunnels: 2 or 3 for each find.
    #[serde(default)]
    #[schemars(range(max = 30))]
    pub bonus_rp: u16,
    /// Whether the players put them forward for a medal.
    #[serde(default)]
    pub deed: bool,
    /// Whether they cheated death.
    #[serde(default)]
    pub cheated_death: bool,
    /// For the record.
    #[serde(default)]
    pub notes: String,
}

impl Report {
    /// What it says of a man.
    pub fn figure(&self, name: &str) -> Option<&FigureReport> {
        self.figures.iter().find(|figure| figure.name == name)
    }

    /// What it leaves open, by the names of its fields.
    pub fn open(&self) -> Vec<OpenQuestion> {
        let lines = [
            ("goal_met", "whether the squad met the goal of the Mission", self.goal_met),
            ("enemy_uncovered", "whether contact was made with the enemy", self.enemy_uncovered),
        ];
        let open = lines.into_iter().filter(|(.., said)| said.is_none());
        let question =
            |(name, what, _)| OpenQuestion::of(name, what, "FNG Campaigning").legal(["true", "false"]);
        open.map(question).collect()
    }

    /// Everything wrong with it as the report of the current Mission of `campaign`.
    pub fn faults(&self, campaign: &TourOfDuty) -> Vec<Fault> {
        let mut faults = Faults::default();
        if let Some(turn) = self.turn.filter(|&turn| turn != campaign.turn) {
            faults.add("turn", format!("is {turn}: this turn is {}", campaign.turn));
        }
        let known: Vec<&str> = campaign.squad.figures.iter().map(|figure| figure.name.as_str()).collect();
        let killer = self.figures.iter().find(|figure| figure.kills > 0);
        if let (Some(killer), Some(false)) = (killer, self.enemy_uncovered) {
            faults.add(
                "enemy_uncovered",
                format!("is false, but {} has a kill: contact was made", killer.name),
            );
        }
        faults.at("figures", |faults| {
            for (index, reported) in self.figures.iter().enumerate() {
                faults.at(index, |faults| {
                    if self.figures[..index].iter().any(|earlier| earlier.name == reported.name) {
                        faults.add("name", format!("{} is reported twice", reported.name));
                    }
                    if campaign.away.iter().any(|away| away.figure.name == reported.name) {
                        faults.add("name", format!("{} was away, not on the Mission", reported.name));
                    } else if !known.contains(&reported.name.as_str()) {
                        faults.add("name", names::unknown("figure", &reported.name, &known));
                    }
                    reported.check(campaign, faults);
                });
            }
            for missing in known.iter().filter(|name| self.figure(name).is_none()) {
                faults.here(format!("lacks {missing}"));
            }
        });
        faults.into_list()
    }
}

impl FigureReport {
    fn check(&self, campaign: &TourOfDuty, faults: &mut Faults) {
        if self.evacuated && self.status != Status::OutOfTheFight {
            faults.add("evacuated", "is true: only someone Out of the Fight can be evacuated");
        }
        if let Some(recovery) = self.recovery {
            if self.status != Status::OutOfTheFight {
                faults.add("recovery", "is given: only those who are Out of the Fight roll for it");
            }
            let is_later = recovery.end == Recovers::Later;
            if is_later != recovery.turns.is_some_and(|turns| (1..=6).contains(&turns)) {
                let needs = if is_later { "give 1 to 6" } else { "only those who recover later have them" };
                faults.at("recovery", |faults| faults.add("turns", needs));
            }
        }
        if self.kills > 0 && !self.fought {
            faults.add(
                "fought",
                format!("is false, with {} confirmed", pointman_core::plural::counted(self.kills, "kill")),
            );
        }
        if self.kills > 99 {
            faults.add("kills", format!("is {}: give 99 or less", self.kills));
        }
        if self.bonus_rp > 30 {
            faults.add("bonus_rp", format!("is {}: give 30 or less", self.bonus_rp));
        }
        if self.bonus_rp == 1 {
            faults.add("bonus_rp", "is 1: a find in a tunnel is worth 2 or 3");
        }
        if self.cheated_death {
            if !campaign.may_cheat_death(&self.name) {
                faults.add("cheated_death", "is true: only a Star who has that advantage may cheat death");
            }
            if self.status != Status::Ok {
                faults.add("status", "must be ok: a Star who cheated death is out of play but safe");
            }
        }
    }
}

impl TourOfDuty {
    /// Whether the man so called may cheat death [Stars and Grunts].
    pub(super) fn may_cheat_death(&self, name: &str) -> bool {
        use crate::squads::squad::Advantage::CheatingDeath;
        self.squad.figures.iter().find(|figure| figure.name == name).is_some_and(|figure| {
            match &figure.advantages {
                Some(own) => own.contains(&CheatingDeath),
                None => figure.star && self.squad.advantages.contains(&CheatingDeath),
            }
        })
    }

    /// A report of the current Mission to fill in: everybody stands in it as unhurt, save for what the
    /// document of the `evening` tells; what is null must be said.
    ///
    /// # Errors
    /// [`Error::Refused`] when there is no Mission to report on, or the evening is that of another.
    pub fn report_template(&self, evening: Option<&Mission>) -> Result<Value, Error> {
        if self.stage() != Stage::Fight {
            return Err(Error::refused(
                "FNG Campaigning",
                format!("there is no Mission to report: {}", self.next_words()),
            ));
        }
        evening.map_or(Ok(()), |evening| self.check_evening(evening))?;
        let figures: Vec<Value> = self
            .squad
            .figures
            .iter()
            .map(|figure| {
                let known = evening.map(|evening| known(evening, &figure.name)).unwrap_or_default();
                let mut fields = Map::new();
                fields.insert("name".to_owned(), figure.name.clone().into());
                fields.insert("status".to_owned(), json!(known.status.unwrap_or(Status::Ok)));
                fields.insert("evacuated".to_owned(), known.evacuated.into());
                if let Some(recovery) = known.recovery {
                    fields.insert("recovery".to_owned(), json!(recovery));
                }
                fields.insert("fought".to_owned(), known.fought.into());
                fields.insert("kills".to_owned(), known.kills.into());
                fields.insert("bonus_rp".to_owned(), known.bonus_rp.into());
                fields.insert("deed".to_owned(), false.into());
                if self.may_cheat_death(&figure.name) {
                    fields.insert("cheated_death".to_owned(), known.cheated_death.into());
                }
                fields.insert("notes".to_owned(), known.story.into());
                Value::Object(fields)
            })
            .collect();
        let contact = evening.is_some_and(contact_made).then_some(true);
        let goal_met = evening.and_then(|evening| evening.company.goal_met);
        let began = self.mission.as_ref().map(|mission| mission.weather);
        let weather = evening.map(|evening| evening.weather).filter(|weather| Some(*weather) != began);
        let lit = self.mission.as_ref().map(|mission| mission.light.contact);
        let time = evening.map(|evening| evening.light.contact).filter(|time| Some(*time) != lit);
        let mut report = json!({ "turn": self.turn, "goal_met": goal_met, "enemy_uncovered": contact });
        if let Some(weather) = weather {
            report["weather"] = json!(weather);
        }
        if let Some(time) = time {
            report["contact"] = json!(time);
        }
        report["figures"] = figures.into();
        Ok(report)
    }
}
