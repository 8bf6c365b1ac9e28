//! Who sits at this keyboard, and how it is handed over.

use super::super::super::Left;
use super::super::super::console::{Console, Prompt};
use super::super::super::draft::DraftFile;
use super::{Asked, CampaignClient, Stands};
use crate::error::Error;

impl CampaignClient {
    /// The forces whose players use this keyboard: all, unless each side has a keyboard of its own; none
    /// before they have said so.
    pub fn here(&self) -> Vec<String> {
        let campaign = self.campaign();
        match campaign.sealed_orders {
            true => self.here.borrow().clone(),
            false => campaign.forces().map(|force| force.id().to_owned()).collect(),
        }
    }

    /// Their players use this keyboard from now on.
    pub fn sit_here(&self, forces: Vec<String>) {
        self.sits.take();
        self.here.replace(forces);
        if let Some(step) = self.look().and_then(|look| look.looked()) {
            self.paper.looked_until(step);
        }
    }

    /// Notes that these are told of the mission now. Gives whether they have not been yet.
    pub fn hears_of_mission(&self, here: &[String]) -> bool {
        let now = (here.to_vec(), self.mission_received());
        self.heard.replace(now.clone()) != now
    }

    /// How far the player has looked who sits alone at this keyboard.
    fn look(&self) -> Option<DraftFile> {
        self.alone_here().map(|force| DraftFile::of_look(self.paper.file(), &force))
    }

    /// The player who sits alone at this keyboard has been told of all that has come about.
    ///
    /// # Errors
    /// When that cannot be kept.
    pub fn has_looked(&self) -> Result<(), Error> {
        self.look().map_or(Ok(()), |look| look.keep_look(self.paper.last_step().0))
    }

    /// The only force at this keyboard, where each side has one of its own.
    pub fn alone_here(&self) -> Option<String> {
        let here = self.here.borrow();
        here.first().filter(|_| here.len() == 1 && self.campaign().sealed_orders).cloned()
    }

    /// The force whose player sits here now, so far as that is known.
    pub(super) fn sitting(&self) -> Option<String> {
        self.alone_here().or_else(|| self.sits.borrow().clone())
    }

    /// Whether nobody in particular is known to sit here.
    pub fn is_free(&self) -> bool {
        self.sitting().is_none()
    }

    /// At a keyboard that several share, this force's player is asked now; or nobody in particular is.
    pub fn sits(&self, force: Option<&str>) {
        self.sits.replace(force.map(str::to_owned));
    }

    /// A question for this force's player comes next, or one for everybody: what was typed ahead for one
    /// player's questions answers none of another's, nor tells them a secret.
    ///
    /// # Errors
    /// When it cannot be said that it is dropped.
    pub fn asks(&self, console: &Console, force: Option<&str>, secret: bool) -> Result<(), Error> {
        self.chose.set(false);
        let before = self.asked.replace(force.map(str::to_owned));
        match (before, force) {
            (Some(before), Some(force)) if before != force => {
                console.forget_before(self.campaign().force_called(force), secret)
            }
            _ => Ok(()),
        }
    }

    /// One side after the other chooses an objective: what was typed ahead for the next of them holds, where
    /// both sit here.
    ///
    /// # Errors
    /// When it cannot be said that what was typed before is dropped.
    pub fn asks_objective(&self, console: &Console, force: &str) -> Result<(), Error> {
        if self.chose.replace(true) {
            self.asked.replace(Some(force.to_owned()));
            return Ok(());
        }
        self.asks(console, Some(force), false)?;
        self.chose.set(true);
        Ok(())
    }

    /// Hands a keyboard that several share over to the player of a force: nothing of what the others did is
    /// left to be read, or to be brought back, when that player is called.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn hand_over(&self, console: &Console, to: &str) -> Result<(), Left> {
        if self.sitting().as_deref() == Some(to) {
            return Ok(());
        }
        // First: who is called comes while the question stands there.
        console.clear()?;
        self.asks(console, Some(to), true)?;
        let campaign = self.campaign();
        let name = campaign.force_called(to);
        let prompt = Prompt::of(format!("Hand the keyboard to {name}"), ["ready"]);
        let prompt = Prompt { comes_between: true, ..prompt.enter(0, format!("{name} is here")) };
        // Whoever is called sits down whatever another keyboard did meanwhile.
        self.while_standing(Stands::Anyway, || console.ask(&prompt))?;
        // Nobody goes back to what was asked of another.
        console.take_back();
        self.sits(Some(to));
        Ok(())
    }

    /// Asks something whose answer holds though the document goes on elsewhere, as long as `stands` says.
    pub fn while_standing<T>(&self, stands: Stands, ask: impl FnOnce() -> T) -> T {
        let before = self.stands.replace(stands);
        let answer = ask();
        self.stands.replace(before);
        answer
    }

    /// The same of a question of orders or a report.
    pub fn while_asked<T>(&self, of: Asked<'_>, ask: impl FnOnce() -> T) -> T {
        self.while_standing(of.stands(), ask)
    }
}
