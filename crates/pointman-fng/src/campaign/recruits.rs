//! New men: their names, what they carry, and the Attributes they draw [Replacements; Random Character
//! Generation].

use super::TourOfDuty;
use super::happening::{ComesFrom, Gained, Happening};
use super::turn::Work;
use crate::army_lists::Force;
use crate::raise::{Levy, draw_attribute};
use crate::squads::squad::Post;
use pointman_core::error::Error;

/// The minimum Rep of a replacement.
pub(super) const LEAST_REPLACEMENT: u8 = 3;

impl TourOfDuty {
    /// The post of the next new man: the first special weapon that nobody mans, else a rifle [Unit
    /// Organization].
    fn open_post(&self, force: &Force) -> Post {
        let special = |post: Post| matches!(post, Post::LmgGunner | Post::Grenadier | Post::RpgGunner);
        let held = |post: Post| self.squad.figures.iter().filter(|figure| figure.post == Some(post)).count();
        let lines = force.squad.iter().filter(|line| special(line.post) && line.men.is_some() && !line.in_hq);
        let open =
            lines.map(|line| (line.post, usize::from(line.usual))).find(|&(post, usual)| held(post) < usual);
        open.map_or(Post::Rifleman, |(post, _)| post)
    }

    /// A man of this Rep joins: their Attribute is drawn.
    pub(super) fn join(&mut self, rep: u8, from: ComesFrom, work: &mut Work<'_>) -> Result<(), Error> {
        let force = self.force.list();
        let had = self.gone.iter().map(|gone| gone.figure.name.as_str());
        let mut levy =
            Levy::new(force, self.turn).apart_from(self.men().map(|figure| figure.name.as_str()).chain(had));
        levy.options = self.squad.options.clone();
        if let Some(name) = work.next_name() {
            levy = levy.named([name]);
        }
        let mut figure = levy.man(self.open_post(force), Some(rep), &mut work.told, work.dice)?;
        levy.equip(std::slice::from_mut(&mut figure));
        let name = figure.name.clone();
        work.tell("Replacements", &[], Happening::Joined { name: name.clone(), rep, from });
        let drawn =
            draw_attribute(&mut figure, &self.squad.options, &mut self.deck, &mut work.told, work.dice)?;
        work.happenings.push(Happening::Attribute { name, attribute: drawn.attribute, how: Gained::Joining });
        self.squad.figures.push(figure);
        self.losses = self.losses.saturating_sub(1);
        Ok(())
    }

    /// Rep 3 men fill the squad up to paper strength.
    pub(super) fn fill_up(&mut self, from: ComesFrom, work: &mut Work<'_>) -> Result<(), Error> {
        while self.present() < self.paper_strength {
            self.join(LEAST_REPLACEMENT, from, work)?;
        }
        Ok(())
    }
}
