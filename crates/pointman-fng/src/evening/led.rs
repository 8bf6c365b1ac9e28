//! Who follows a Born Leader: friends within 4 in who take the same check take it as the Born Leader does
//! [Attributes (Born Leader)].

use super::ask::{Answers, word};
use super::react::Reacted;
use super::{Company, Mended};
use crate::checks::{AttributeId, CheckId, Flag};
use crate::mission::Mission;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;

/// Those who take a check as a Born Leader near them does, with so many passes.
#[derive(Debug, Default)]
pub(crate) struct Led(Vec<(String, u8)>);

impl Led {
    /// The passes that somebody takes over.
    pub fn passes_of(&self, name: &str) -> Option<u8> {
        self.0.iter().find(|(led, _)| led == name).map(|(_, passes)| *passes)
    }

    /// Somebody has taken the check, of those on whom rules hang that were mended later: their passes count
    /// for who is near them, but for a choice by Free Will (born-leader-1).
    pub(super) fn taken(
        &mut self,
        mission: &Mission,
        answers: &mut Answers<'_>,
        id: CheckId,
        name: &str,
        reacted: &Reacted,
        others: &[String],
    ) -> Result<(), Error> {
        match reacted.tested.passes.filter(|_| mission.company.obeys(Mended::BornLeadersLeadAll)) {
            Some(passes) => self.follow(mission, answers, id, (name, passes), others),
            None => Ok(()),
        }
    }

    /// Asks who of those who still have to take the check is near enough to a Born Leader who has taken it,
    /// which only the players see; of anybody else nothing is asked.
    pub fn follow(
        &mut self,
        mission: &Mission,
        answers: &mut Answers<'_>,
        id: CheckId,
        (name, passes): (&str, u8),
        others: &[String],
    ) -> Result<(), Error> {
        let company = &mission.company;
        if !company.is_born_leader(name) {
            return Ok(());
        }
        let side = company.find(name)?.side;
        loop {
            let follows = |other: &&String| {
                let is_up = company.get(other).is_some_and(|man| {
                    let takes_it = id == CheckId::Rally || !man.is_shaken();
                    man.side == side && man.is_able() && !man.is(Flag::KnockedDown) && takes_it
                });
                is_up && !company.is_born_leader(other) && self.passes_of(other).is_none()
            };
            let near: Vec<&String> = others.iter().filter(follows).collect();
            if near.is_empty() {
                return Ok(());
            }
            let what = format!("{name}, Born Leader, passes {passes}: who within 4 in reacts as {name} does");
            let question = OpenQuestion::of(word(name, "leads"), what, "FNG Attributes (Born Leader)");
            let legal = near.iter().map(|name| (*name).clone());
            match answers.see(side, question.legal(std::iter::once("nobody".to_owned()).chain(legal)))? {
                0 => return Ok(()),
                chosen => self.0.push((near[chosen - 1].clone(), passes)),
            }
        }
    }
}

impl Company {
    pub(super) fn is_born_leader(&self, name: &str) -> bool {
        self.get(name).is_some_and(|soldier| self.has(soldier, AttributeId::BornLeader))
    }

    /// Those who take a check together, Born Leaders first: whoever stands near one waits for what they do.
    pub(crate) fn born_leaders_first<T>(&self, rule: Mended, them: &mut [T], name: impl Fn(&T) -> &str) {
        if self.obeys(rule) {
            them.sort_by_key(|one| !self.is_born_leader(name(one)));
        }
    }
}
