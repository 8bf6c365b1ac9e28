//! Beginning a tour of duty: what is agreed, and a sensible answer to whatever is left out [First Things
//! First; The Combatants].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Options, TourOfDuty};
use crate::army_lists::{self, Force, ForceId};
use crate::calendar::Turn;
use crate::campaign_data::lands;
use crate::mission::{self, Corps};
use crate::raise::{self, Muster, Star};
use crate::squads::cards::Deck;
use crate::squads::squad::Squad;
use crate::support;
use crate::told::Told;
use crate::traps::TrapOptions;
use pointman_core::dice::Dice;
use pointman_core::document::State;
use pointman_core::error::{Error, Faults};
use pointman_core::question::OpenQuestion;
use pointman_core::readings::{self, is_printed};
use pointman_core::voice::option;

/// What is agreed before a tour of duty; whatever is left out gets its usual value.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// The name of the campaign.
    pub name: Option<String>,
    /// The army list of the squad.
    pub force: Option<String>,
    /// The army list of the enemy.
    pub enemy: Option<String>,
    /// Where it fights.
    pub corps: Option<Corps>,
    /// The turn it begins; the first of the calendar if left out.
    pub date: Option<Turn>,
    /// The squad; raised by dice if left out.
    pub squad: Option<Squad>,
    /// The player's own character, in a squad raised by dice.
    pub star: Option<Star>,
    /// Names for the men of a squad raised by dice, in the order they are raised.
    pub names: Vec<String>,
    /// All men are present.
    pub full: bool,
    /// Men have served some months already, by their Rep.
    pub months: bool,
    /// The paper strength of the squad; that of its army list if left out.
    #[schemars(range(min = 1, max = 20))]
    pub paper_strength: Option<u8>,
    /// Whether the ground is held by VC or NVA (camp-53).
    pub communist_ground: bool,
    /// Whether another player leads the enemy of each evening.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub versus: bool,
    /// Readings of the rules of the campaign.
    pub options: Options,
    /// Readings of the army lists, for a squad raised by dice.
    pub lists: army_lists::ListOptions,
    /// Readings of the rules of its Missions.
    pub missions: mission::Options,
    /// Readings of the rules of support.
    pub support: support::Options,
    /// Readings of the rules of booby traps.
    #[serde(skip_serializing_if = "is_printed")]
    pub traps: TrapOptions,
}

impl Setup {
    /// Sets a reading of the campaign, its Missions, or the army lists.
    ///
    /// # Errors
    /// [`Error::Usage`] when none of them knows the key or the value.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), Error> {
        let plain = key.replace('_', "-");
        if mission::Options::knows(key) {
            return self.missions.set(key, value);
        }
        if support::Options::knows(key) {
            return self.support.set(key, value);
        }
        if TrapOptions::knows(key) {
            return self.traps.set(key, value);
        }
        if army_lists::ListOptions::keys().contains(&plain.as_str()) {
            return self.lists.set(key, value);
        }
        if Options::knows(key) {
            return self.options.set(key, value);
        }
        let known = Options::ALL.iter().chain(mission::Options::ALL).chain(support::Options::ALL);
        let known = known.chain(TrapOptions::ALL);
        Err(readings::unknown(&plain, known.map(readings::form).chain(army_lists::ListOptions::forms())))
    }

    /// The campaign that begins so.
    ///
    /// # Errors
    /// When what is agreed contradicts itself or the rules, or the dice give no answer.
    pub fn campaign(&self, dice: &mut dyn Dice) -> Result<(TourOfDuty, Told), Error> {
        let of_squad = self.squad.as_ref().and_then(|squad| squad.force);
        let force = match (&self.force, of_squad) {
            (Some(typed), _) => Force::find(typed)?,
            (None, Some(own)) => own.list(),
            (None, None) => {
                let known = ForceId::ALL.map(ForceId::id);
                let force = OpenQuestion::of("force", "the squad's force", "FNG Campaigning").legal(known);
                return Err(Error::needs("", force, option("force")));
            }
        };
        if let Some(other) = of_squad.filter(|other| *other != force.id) {
            return Err(Error::Usage(format!("the squad belongs to {other}, not to {}", force.id)));
        }
        let corps = match self.corps {
            Some(corps) => corps,
            None => usual_corps(force.id),
        };
        fights_in(force, corps)?;
        let enemy = self.enemy(force, corps)?;
        let date = self.date.unwrap_or(Turn::FIRST);
        let (squad, mut told) = match &self.squad {
            Some(squad) => (self.given(squad, force)?, Told::default()),
            None => self.raised(force, date, dice)?,
        };
        let paper_strength = match self.paper_strength {
            Some(0) => return Err(Error::Usage("a paper strength of 0: give at least 1".to_owned())),
            Some(strength) => strength,
            None => force.paper_strength(),
        };
        let name = self.name.clone().filter(|name| !name.trim().is_empty());
        let name = name.unwrap_or_else(|| format!("{} in {}", force.name, corps.title()));
        told.note(
            "Time in the Campaign",
            format!("{name}: {} soldiers from {}, against {}", squad.figures.len(), date.title(), enemy.name),
        );
        let campaign = TourOfDuty {
            name,
            force: force.id,
            enemy: enemy.id,
            corps,
            turn: date,
            ended: None,
            communist_ground: self.communist_ground,
            versus: self.versus,
            squad,
            paper_strength,
            losses: 0,
            away: Vec::new(),
            carried: 0,
            follow_up: None,
            battlefield: None,
            rest: None,
            current: None,
            mission: None,
            closed: Vec::new(),
            gone: Vec::new(),
            deck: Deck::default(),
            options: self.options.clone(),
            missions: self.missions,
            support: self.support.clone(),
            traps: self.traps,
        };
        Ok((campaign, told))
    }

    fn enemy(&self, force: &Force, corps: Corps) -> Result<&'static Force, Error> {
        let enemy = match (&self.enemy, force.is_communist(), corps) {
            (Some(typed), ..) => Force::find(typed)?,
            (None, false, Corps::I) => ForceId::Nva.list(),
            (None, false, _) => ForceId::VcMainForce.list(),
            (None, true, Corps::I) => ForceId::UsMarines.list(),
            (None, true, _) => ForceId::UsArmyInfantry.list(),
        };
        if enemy.is_communist() == force.is_communist() {
            return Err(Error::refused(
                "FNG The Combatants",
                format!("{} and {} fight on the same side", force.name, enemy.name),
            ));
        }
        fights_in(enemy, corps)?;
        Ok(enemy)
    }

    fn given(&self, squad: &Squad, force: &Force) -> Result<Squad, Error> {
        let raising = [
            ("a Star", self.star.is_some()),
            ("names", !self.names.is_empty()),
            ("full strength", self.full),
            ("months in country", self.months),
            ("readings of the army lists", !self.lists.is_empty()),
        ];
        if let Some((what, _)) = raising.iter().find(|(_, given)| *given) {
            return Err(Error::Usage(format!(
                "{what} cannot be combined with a squad document, which already fixes it"
            )));
        }
        let mut squad = squad.clone();
        squad.force = Some(force.id);
        let mut faults = Faults::default();
        faults.at("squad", |faults| squad.check(faults));
        match faults.into_list() {
            faults if faults.is_empty() => Ok(squad),
            faults => Err(Error::Document { file: "set-up".to_owned(), faults }),
        }
    }

    fn raised(&self, force: &Force, date: Turn, dice: &mut dyn Dice) -> Result<(Squad, Told), Error> {
        let muster = Muster {
            star: self.star.clone(),
            attributes: true,
            months: self.months,
            names: self.names.clone(),
            full: self.full,
            options: self.lists.clone(),
            ..Muster::squad(force.id, date)
        };
        raise::unit(&muster, dice)
    }
}

/// Where a force fights if nobody says: Marines in I Corps, all others around Saigon.
pub fn usual_corps(force: ForceId) -> Corps {
    let area = lands().area(force);
    if area.is_some_and(|area| !area.corps.contains(&Corps::Iii)) { Corps::I } else { Corps::Iii }
}

/// Whether VC or NVA hold the ground, with tunnels and booby traps, if nobody says (camp-53 leaves it to the
/// players): where the lay of the land tells of them, in the I and III Corps areas (evening-11 in the book).
pub const fn usual_ground(corps: Corps) -> bool {
    matches!(corps, Corps::I | Corps::Iii)
}

/// Refuses a force that does not fight in `corps` (camp-45).
fn fights_in(force: &Force, corps: Corps) -> Result<(), Error> {
    match lands().area(force.id) {
        Some(area) if !area.corps.contains(&corps) => {
            let where_to: Vec<&str> = area.corps.iter().map(|corps| corps.title()).collect();
            let message =
                format!("{} do not fight in {}, only in {}", force.name, corps.title(), where_to.join(", "));
            Err(Error::refused("FNG The Combatants", message))
        }
        _ => Ok(()),
    }
}
