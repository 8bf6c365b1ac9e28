//! What happened, kept with the dice that decided it.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{RegularForce, Step, TableId, Throw, tables};

/// One thing that happened in a step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// The step it happened in.
    pub step: Step,
    /// The force it happened to; none where it belongs to no one, or nobody said to whom.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub force: Option<String>,
    /// The team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<String>,
    /// The figure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub figure: Option<String>,
    /// The dice that decided it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub throw: Option<Throw>,
    /// What came of it.
    pub consequence: String,
    /// Whether only the force may know it until the game is over (4.1). Of the record of a step: what a
    /// mission keeps of it does not say so, because missions of 0.1.0 do not; see [`Event::tells_a_mission`].
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub secret: bool,
}

impl Event {
    /// Something that happened to a force.
    pub(crate) fn of(step: Step, force: &str, throw: Option<Throw>, consequence: impl Into<String>) -> Self {
        Event { force: Some(force.to_owned()), ..Event::of_game(step, throw, consequence) }
    }

    /// Something that happened in the game, to no force that is known.
    pub(crate) fn of_game(step: Step, throw: Option<Throw>, consequence: impl Into<String>) -> Self {
        Event {
            step,
            force: None,
            team: None,
            figure: None,
            throw,
            consequence: consequence.into(),
            secret: false,
        }
    }

    /// The same, which only its force may know.
    pub(crate) fn secret(mut self) -> Self {
        self.secret = true;
        self
    }

    /// The event as a mission keeps it.
    pub(crate) fn kept(&self) -> Self {
        Event { secret: false, ..self.clone() }
    }

    /// Whether it is the roll of a mission, which is secret until the game is over (4.1).
    pub fn tells_a_mission(&self) -> bool {
        self.throw.as_ref().is_some_and(|throw| throw.table == TableId::Mission.id())
    }

    /// What came of it, as it is told today. Documents keep the words of 0.1.0, which their digests cover.
    pub fn words(&self) -> Cow<'_, str> {
        let kept = &*self.consequence;
        if let Some((_, told)) = TOLD.iter().find(|(known, _)| *known == kept) {
            return Cow::Borrowed(told);
        }
        // The line of the other side says what it wins.
        if kept.starts_with("the other ") {
            return Cow::Borrowed("loses the dice-off");
        }
        if let Some(told) = kept.strip_suffix(", leadership +0") {
            return format!("{told}, leadership 0").into();
        }
        if let Some(why) = kept.strip_prefix("does not roll: it ") {
            return format!("no development roll: {why}").into();
        }
        if let Some(bought) = purchase_told(kept) {
            return bought.into();
        }
        if let Some(held) = kept.strip_suffix(" is held already: rolled again") {
            return format!("already has {held} and rolls again").into();
        }
        if let Some(held) = kept.strip_suffix(" is held already: no more effect") {
            return format!("already has {held}: no further effect").into();
        }
        Cow::Borrowed(kept)
    }

    /// The same with men and teams by their names, in this `turn`: what documents keep of a new man, and of a
    /// team that is bought, is the id.
    pub fn words_among(&self, forces: &[RegularForce], turn: u32) -> String {
        let words = self.words().into_owned();
        let force = forces.iter().find(|force| Some(&force.id) == self.force.as_ref());
        // A dead man does not come back: what waits on is his place.
        let man = force.and_then(|force| force.figure(self.figure.as_deref()?));
        if self.consequence == STAYS && man.is_some_and(|man| man.left_turn.is_some_and(|left| left <= turn))
        {
            return format!("the place {words}");
        }
        let name = |id: &str| {
            let name = &force?.figure(id)?.name;
            (!name.is_empty()).then(|| name.clone())
        };
        if let (Some(force), Some((asset, rest))) = (force, words.split_once(" ("))
            && let Some((teams, rest)) = rest.split_once(") for ")
            && asset.starts_with("buys ")
        {
            let teams: Vec<&str> = teams.split(", ").map(|team| force.team_called(team)).collect();
            return format!("{asset} ({}) for {rest}", teams.join(", "));
        }
        // An asset of their own has the name that the players gave it.
        if let Some(force) = force
            && let Some((id, rest)) =
                words.strip_prefix("buys ").and_then(|bought| bought.split_once(" for "))
            && let Some(asset) = force.available_assets.iter().find(|asset| asset.id == id)
        {
            return format!("buys {} for {rest}", asset.name);
        }
        if let Some(force) = force
            && let Some((id, rest)) = words.split_once(" loses ")
            && force.team(id).is_some()
        {
            return format!("{} loses {rest}", force.team_called(id));
        }
        if let Some((id, rest)) = words.split_once(" joins: ")
            && let Some(name) = name(id)
        {
            return format!("{name} joins: {rest}");
        }
        if let Some((id, rest)) = words.strip_prefix(PLACE_FILLED).and_then(|new| new.split_once(", "))
            && let Some(name) = name(id)
        {
            let rest = rest.replace("his team", "the team");
            return format!("{name} fills the place, {rest}");
        }
        words
    }

    /// The same, of a team.
    pub(crate) fn team(mut self, team: &str) -> Self {
        self.team = Some(team.to_owned());
        self
    }

    /// The same, of a figure.
    pub(crate) fn figure(mut self, figure: &str) -> Self {
        self.figure = Some(figure.to_owned());
        self
    }
}

/// How documents begin to say who fills a place.
const PLACE_FILLED: &str = "his place is filled by ";

/// What documents keep of who waits on in the Return to Duty pool: a man, or the place of one (A20).
const STAYS: &str = "Stays in the Return to Duty pool";

/// What documents keep, and how it is told today.
const TOLD: [(&str, &str); 12] = [
    ("Killed in action: Deceased", "killed in action"),
    ("Taken prisoner: Captured", "taken prisoner"),
    ("Lightly wounded: Active", "lightly wounded; stays with the team"),
    ("a tie: thrown again", "ties: roll again"),
    ("does not roll: its player declines", "no development roll: its player declines it"),
    ("has rested: no fatigue", "rested: no longer fatigued"),
    ("Rejoins the unit", "rejoins the team"),
    ("Unfit: leaves the campaign", "unfit: leaves the campaign"),
    (STAYS, "stays in the Return to Duty pool"),
    ("The place is not filled from the pool", "the place is not filled from the pool"),
    ("His place: moves to the Return to Duty pool", "the place moves to the Return to Duty pool"),
    ("Recuperates: moves to the Return to Duty pool", "recuperates and moves to the Return to Duty pool"),
];

/// A purchase, kept as `tank for 4, 5 left; sets up with the force`.
fn purchase_told(kept: &str) -> Option<String> {
    let (bought, when) = kept.split_once("; ")?;
    let (bought, left) = bought.strip_suffix(" left")?.rsplit_once(", ")?;
    let (asset, cost) = bought.rsplit_once(" for ")?;
    let (asset, teams) = match asset.split_once(" (") {
        Some((asset, teams)) => (asset, format!(" ({teams}")),
        None => (asset, String::new()),
    };
    let asset = tables().asset_name(asset);
    Some(format!("buys {asset}{teams} for {cost} OMP, {left} left: {when}"))
}
