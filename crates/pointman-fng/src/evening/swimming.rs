//! Those who are in deep water: the Swim Check as each of their Activations begins, the trouble it leaves
//! them in, and who drowns [Swimming, Swim Check].
//!
//! Readings where the rules are silent (evening-45 in the book): whoever is said to be in the water, or falls
//! into it, is there until they are said to stand elsewhere or are aboard; one Knocked Down there is in
//! slight trouble at once; one in big trouble whom another reaches stays in it, and does not drown.

use super::Mended;
use super::ask::{Answers, word};
use super::soldier::{Soldier, TROUBLE};
use crate::checks::{Flag, ResultId};
use crate::combat::{Fate, State};
use crate::mission::Mission;
use crate::support::step::Table;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::way;

const RULE: &str = "FNG Swimming";

/// Turns in which one Out of the Fight in the water drowns.
const DROWN_IN: u16 = 2;

impl Mission {
    /// Who is in deep water takes the Swim Check before doing anything in an Activation.
    ///
    /// # Errors
    /// [`Error::Refused`] where they have not.
    pub(crate) fn swims_first(&self, soldier: &Soldier) -> Result<(), Error> {
        if !self.must_swim(soldier) {
            return Ok(());
        }
        let name = soldier.name();
        let swim = way!("fng react EVENING -i --test swim --figure {name}", "{name} swim", name);
        let message = format!("{name} is in the water and takes the Swim Check first ({swim})");
        Err(Error::refused(RULE, message))
    }

    /// Whether a man has to take that check in this Activation.
    pub fn must_swim(&self, soldier: &Soldier) -> bool {
        let is_new = soldier.swam.is_some_and(|turn| turn != self.play.turn);
        is_new && soldier.is_able() && self.company.obeys(Mended::SwimmersSwim)
    }

    /// Whether somebody may take that check now: on foot, in their Activation, once.
    pub(super) fn may_swim(&self, soldier: &Soldier) -> Result<(), Error> {
        soldier.is_on_foot("swim")?;
        self.has_his_time(soldier)?;
        self.was_not_just_knocked_down(soldier)?;
        self.takes_his_test(soldier)?;
        if soldier.swam == Some(self.play.turn) && self.play.turn > 0 {
            let message = format!("{} has taken the Swim Check in this Activation", soldier.name());
            return Err(Error::refused(RULE, message));
        }
        Ok(())
    }

    /// Whether nobody else keeps up the casualty with whom somebody swims.
    pub(super) fn tows_alone(&self, soldier: &Soldier) -> bool {
        let whom = soldier.carries.as_ref().map(|carries| &carries.whom);
        let tow = |other: &&Soldier| other.carries.as_ref().map(|carries| &carries.whom) == whom;
        whom.is_some() && self.company.soldiers.iter().filter(tow).count() == 1
    }

    /// Somebody is in the water from now on, unless they were; in turns of earlier versions the players kept
    /// it in mind.
    pub(super) fn falls_into_water(&mut self, name: &str) -> Result<(), Error> {
        let is_kept = self.company.obeys(Mended::SwimmersSwim);
        let soldier = self.company.find_mut(name)?;
        soldier.swam = soldier.swam.or(is_kept.then_some(0));
        Ok(())
    }

    /// What the Swim Check does to somebody.
    pub(super) fn swims(
        &mut self,
        name: &str,
        result: ResultId,
        table: &mut Table<'_>,
        answers: &mut Answers<'_>,
    ) -> Result<(), Error> {
        let turn = self.play.turn;
        let soldier = self.company.find_mut(name)?;
        soldier.leaves_cover();
        soldier.swam = Some(turn);
        let trouble = match result {
            ResultId::SlightTrouble => Some(Flag::InSlightTrouble),
            ResultId::BigTrouble | ResultId::Drowns => Some(Flag::InBigTrouble),
            _ => None,
        };
        TROUBLE.iter().for_each(|flag| {
            soldier.man.state.remove(flag);
        });
        soldier.man.state.extend(trouble);
        let side = soldier.side;
        if trouble == Some(Flag::InBigTrouble) {
            // They do not move this turn.
            self.note_act(name, |acted| acted.done = true);
        }
        if result != ResultId::Drowns {
            return Ok(());
        }
        let what = format!("{name} drowns unless another figure has reached them: has one");
        let question = OpenQuestion::of(word(name, "is-reached"), what, RULE).legal(["no", "yes"]);
        if answers.see(side, question)? == 1 {
            table.note("Swimming", format!("{name} is kept up, still in big trouble"));
            return Ok(());
        }
        table.news("Swimming", format!("{name} drowns"), format!("{name} drowns"));
        let figure = self.fighting(name)?;
        self.suffer(&Fate::killed(&figure), None, table, answers)
    }

    /// Who has lain Out of the Fight in the water for two turns, with nobody to keep them up, drowns.
    pub(crate) fn the_helpless_drown(&mut self, table: &mut Table<'_>) {
        let (turn, company) = (self.play.turn, &self.company);
        let is_kept_up = |name: &str| {
            let mut carried = company.soldiers.iter().filter_map(|soldier| soldier.carries.as_ref());
            carried.any(|carries| carries.whom == name)
        };
        let drowns = |soldier: &&Soldier| {
            let is_long = soldier.down.as_ref().is_some_and(|down| down.turn + DROWN_IN <= turn);
            let lies = soldier.swam.is_some() && soldier.is(Flag::OutOfTheFight) && soldier.left.is_none();
            lies && is_long && !is_kept_up(soldier.name())
        };
        let drowned = company.soldiers.iter().filter(drowns);
        let drowned: Vec<String> = drowned.map(|soldier| soldier.name().to_owned()).collect();
        for name in drowned {
            self.strike(&name, State::ObviouslyDead, None);
            let news = format!("{name}, Out of the Fight in the water, drowns");
            table.news("Swimming", news.clone(), news);
        }
    }
}
