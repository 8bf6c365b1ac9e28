//! The turn up to its Mission: calendar, returns, and the Mission itself [Time in the Campaign; Determining
//! the Mission].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::happening::{ComesFrom, Happening, Outing, TurnRecord};
use super::turn::Work;
use super::{Choices, Stage, TourOfDuty};
use crate::army_lists::ForceId;
use crate::campaign_data::{calendar, events_of};
use crate::mission::{
    self, Density, DoctrineChoice, Edge, Ground, MissionId, Mode, Objective, Order, TableSize, TimeOfDay,
    UnderFire, Weather,
};
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::error::Error;

/// What preparing a turn needs; what is left open of the Mission is rolled.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Prepare {
    /// Names for new men, and who takes over.
    #[serde(skip_serializing_if = "is_default")]
    pub choices: Choices,
    /// Another enemy than the usual one of the campaign.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub enemy: Option<ForceId>,
    /// Whether the table holds a built-up urban area.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub urban: Option<bool>,
    /// How dense the terrain is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub density: Option<Density>,
    /// The table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<TableSize>,
    /// The player's edge.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edge: Option<Edge>,
    /// What a Large Action is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objective: Option<Objective>,
    /// Who sets up in cover, should a barrage open a Large Action.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub in_cover: Vec<String>,
    /// Whether VC or NVA hold the ground (camp-53); as the campaign says if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub communist_ground: Option<bool>,
    /// Whether it is a riverine operation.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub riverine: bool,
    /// The activity and posture of the Communist side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub doctrine: Option<DoctrineChoice>,
    /// The time of day the players agree on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time: Option<TimeOfDay>,
    /// The weather the players agree on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weather: Option<Weather>,
    /// Whether no two of a side have the same name this evening; not in missions of version 0.1.0.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub one_list: bool,
    /// Whether pieces of one kind have a spot each, and tunnel entrances lie more than a corridor apart;
    /// missions of version 0.1.0 have it not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub apart: bool,
    /// Whether cover counts as a section of a Large Action by what is seen of it, not by its middle alone;
    /// not in missions of earlier versions.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub seen_cover: bool,
    /// Whether the open sections of a Large Action lie on the enemy's half where an Opening Move gives them
    /// another edge; not in turns of earlier versions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub faces_enemy: bool,
    /// Whether the cards before the battle lie face down until a side looks at them; not in turns of earlier
    /// versions, where turn 1 of the evening drew them.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub face_down: bool,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Prepare {
    /// The table of the last Mission, on which a follow-up is fought [After the Mission]; none where the
    /// players say how theirs is to be.
    fn on(&self, battlefield: Option<Ground>) -> Option<Ground> {
        let another =
            self.table.is_some() || self.density.is_some() || self.urban == Some(false) || self.riverine;
        battlefield.filter(|_| !another)
    }
}

impl TourOfDuty {
    /// Steps 1 to 13 of the turn.
    pub(super) fn prepare(&mut self, given: &Prepare, dice: &mut dyn Dice) -> Result<Told, Error> {
        if self.stage() != Stage::Prepare {
            return Err(Error::refused("FNG Determining the Mission", self.next_words()));
        }
        let choices = given.choices.resolved(self)?;
        let mut work = Work::new(dice, &choices);
        self.name_the_turn(&mut work.told);
        self.rearm(&mut work)?;
        self.returns(&mut work)?;
        self.succession(&mut work)?;
        let outing = self.outing(given, &mut work)?;
        let Work { told, happenings, .. } = work;
        self.current = Some(TurnRecord {
            turn: self.turn,
            leader: self.leading().map(|figure| figure.name.clone()),
            men: self.present(),
            outing,
            goal_met: None,
            story: Vec::new(),
            happenings,
        });
        Ok(told)
    }

    /// Step 1: the turn, the monsoon, what the war and its equipment come to.
    fn name_the_turn(&self, told: &mut Told) {
        let rule = "Time in the Campaign";
        let monsoon = if self.turn.is_monsoon() { ", in the monsoon" } else { "" };
        told.note(rule, format!("{}{monsoon}", self.turn.title()));
        for event in events_of(self.turn) {
            let goes_on = if event.turn_first == self.turn { "" } else { "still: " };
            told.note("Historical Timeline", format!("{goes_on}{}", event.text));
        }
        let is_news = |from, until| from == Some(self.turn) || until == Some(self.turn);
        for item in calendar().dated_equipment.iter().filter(|item| is_news(item.from, item.until)) {
            told.note(rule, item.text.clone());
        }
    }

    /// Step 2: men back from hospital; the squad back from R&R.
    fn returns(&mut self, work: &mut Work<'_>) -> Result<(), Error> {
        let turn = self.turn;
        let is_back = |away: &super::Away| away.returns.is_some_and(|returns| returns <= turn);
        while let Some(index) = self.away.iter().position(is_back) {
            let figure = self.away.remove(index).figure;
            work.tell("recovery", &[], Happening::Returned { name: figure.name.clone() });
            self.squad.figures.push(figure);
            self.losses = self.losses.saturating_sub(1);
        }
        if self.rest.is_some_and(|rest| rest < turn) {
            self.rest = None;
            work.told.note("Replacements", "the squad is back from R&R");
            self.fill_up(ComesFrom::Rest, work)?;
            self.losses = 0;
        }
        Ok(())
    }

    /// Steps 3 to 13: what the turn brings.
    fn outing(&mut self, given: &Prepare, work: &mut Work<'_>) -> Result<Outing, Error> {
        let (follow_up, battlefield) = (self.follow_up.take(), self.battlefield.take());
        if self.rest == Some(self.turn) {
            work.told.note("Replacements", "the squad is on R&R: no Mission this turn");
            return Ok(Outing::Rest {});
        }
        let Some(leader) = self.leading() else {
            work.told.note("Determining the Mission", "nobody is with the squad: no Mission this turn");
            return Ok(Outing::Nobody {});
        };
        if let Some(mission) = follow_up {
            work.told
                .note("Follow Up Missions", format!("it follows from the last Mission: {}", mission.title()));
        }
        let mut order = Order { ground: given.on(battlefield), ..self.order(leader.rep, follow_up, given) };
        order.take_cover(&given.in_cover)?;
        let (mission, told) = mission::generate(&order, work.dice)?;
        work.told.events.extend(told.events);
        self.carried = mission.check.map_or(0, |check| check.carried);
        let Some(assignment) = &mission.assignment else {
            return Ok(Outing::Quiet { bonus: self.carried > 0 });
        };
        let outing = Outing::Mission {
            mission: assignment.id,
            follow_up: follow_up.is_some(),
            urban: assignment.urban,
            contact: mission.light.contact,
            weather: mission.weather,
            support: mission.own.support,
            enemy_support: mission.enemy.support,
        };
        self.mission = Some(mission);
        Ok(outing)
    }

    /// What the Mission is generated from.
    fn order(&self, leader_rep: u8, follow_up: Option<MissionId>, given: &Prepare) -> Order {
        Order {
            mode: if self.versus { Mode::Versus } else { Mode::Solo },
            enemy: Some(given.enemy.unwrap_or(self.enemy)),
            carried: self.carried > 0,
            mission: follow_up,
            urban: given.urban,
            density: given.density,
            table: given.table,
            edge: given.edge,
            objective: given.objective,
            communist_ground: given.communist_ground.unwrap_or(self.communist_ground),
            riverine: given.riverine,
            doctrine: given.doctrine,
            time: given.time,
            weather: given.weather,
            figures: self.squad.figures.iter().map(UnderFire::of).collect(),
            options: self.missions,
            support: self.support.clone(),
            traps: self.traps,
            one_list: given.one_list,
            apart: given.apart,
            seen_cover: given.seen_cover,
            faces_enemy: given.faces_enemy,
            face_down: given.face_down,
            ..Order::new(self.turn, self.corps, self.force, leader_rep)
        }
    }
}
