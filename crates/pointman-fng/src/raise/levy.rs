//! The levy: who is raised, when, and how each man of it gets a name, Rep and weapon [Random Character
//! Generation].

use crate::army_lists::{Force, ListOptions};
use crate::calendar::Turn;
use crate::checks::Edition;
use crate::squads::squad::{Figure, Post, Role};
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::error::Error;

use super::arms::ArmingChoices;
use super::names::Names;

/// Who is raised, when, and how.
#[derive(Debug, Clone)]
pub struct Levy {
    /// The force.
    pub force: &'static Force,
    /// The date: it decides on some weapons.
    pub date: Turn,
    /// The edition whose figures the weapons have.
    pub edition: Edition,
    /// Readings of the lists.
    pub options: ListOptions,
    /// How the men are armed.
    pub arming: ArmingChoices,
    /// Whether two more men serve the LMG of its platoon's headquarters that a squad comes with (hq-lmg-1).
    pub more_men_for_lmg: bool,
    /// Whether what the dice say is kept from the player.
    pub secret: bool,
    pub(super) names: Names,
}

impl Levy {
    /// A levy of `force` at `date`, armed as usual, its men named by the lists of names of their side.
    pub fn new(force: &'static Force, date: Turn) -> Self {
        let (edition, options, arming) = (Edition::One, ListOptions::default(), ArmingChoices::default());
        let (more_men_for_lmg, secret) = (false, false);
        Levy { force, date, edition, options, arming, more_men_for_lmg, secret, names: Names::default() }
    }

    /// Nobody's name is the beginning of another's, or is not looked at so: missions of version 0.1.0 did
    /// not.
    pub fn unlike(mut self, unlike: bool) -> Self {
        self.names.unlike = unlike;
        self
    }

    /// The same, but the men have none of these names, with or without ranks.
    #[must_use]
    pub fn apart_from<'a>(mut self, names: impl IntoIterator<Item = &'a str>) -> Self {
        self.names.take(names);
        self
    }

    /// The same, but the men get these names first, in the order they are raised.
    #[must_use]
    pub fn named(mut self, names: impl IntoIterator<Item = String>) -> Self {
        self.names.give(names);
        self
    }

    /// The same, but so many names of the list are passed over: squads of one platoon get different ones.
    #[must_use]
    pub fn after(mut self, names: usize) -> Self {
        self.names.pass_over(names);
        self
    }

    /// The same, kept from the player.
    #[must_use]
    pub fn in_secret(mut self) -> Self {
        self.secret = true;
        self
    }

    /// The same for another force: names go on.
    pub(super) fn of(&self, force: &'static Force) -> Self {
        Levy { force, ..self.clone() }
    }

    /// One man of this post. The Rep is the one given, else one die on the line of the force.
    ///
    /// # Errors
    /// When no such weapon is to be had, or the dice give no answer.
    pub fn man(
        &mut self,
        post: Post,
        rep: Option<u8>,
        told: &mut Told,
        dice: &mut dyn Dice,
    ) -> Result<Figure, Error> {
        let mut men = self.men(&[post], told, dice, |_, _| rep)?;
        men.pop().ok_or_else(|| Error::Bug("a man was raised and is not there".to_owned()))
    }

    /// Men of these posts, in this order: first the Rep of each, `known` or by one die.
    pub(super) fn men(
        &mut self,
        posts: &[Post],
        told: &mut Told,
        dice: &mut dyn Dice,
        known: impl Fn(usize, Post) -> Option<u8>,
    ) -> Result<Vec<Figure>, Error> {
        let mut figures = Vec::new();
        let mut of_post = [0usize; Post::ALL.len()];
        for (index, &post) in posts.iter().enumerate() {
            let name = self.names.next(self.force, post);
            let rep = match known(index, post) {
                Some(rep) => rep,
                None => self.roll_rep(&name, post, told, dice)?,
            };
            let mut figure = Figure::new(name, rep);
            figure.post = Some(post);
            figure.role = role_of(post);
            figure.weapon = self.weapon(post, of_post[post as usize])?;
            of_post[post as usize] += 1;
            figures.push(figure);
        }
        Ok(figures)
    }

    fn roll_rep(&self, name: &str, post: Post, told: &mut Told, dice: &mut dyn Dice) -> Result<u8, Error> {
        let face = dice.d6(format_args!("Rep of {name}, {}, {}", post.title(), self.force.name))?;
        let rep = self.force.rep(face)?;
        self.tell(told, "Reputation", &[face], format!("{name}, {}: Rep {rep}", post.title()));
        Ok(rep)
    }

    /// Tells what dice said, or keeps it from the player.
    pub(super) fn tell(&self, told: &mut Told, rule: &str, faces: &[u8], text: String) {
        let faces: Vec<u32> = faces.iter().map(|&face| u32::from(face)).collect();
        match self.secret {
            true => told.hidden(rule, &faces, text),
            false => told.rolled(rule, &faces, text),
        }
    }
}

/// Who leads by their post.
pub(super) fn role_of(post: Post) -> Option<Role> {
    match post {
        Post::Nco | Post::Officer | Post::Advisor | Post::Commander => Some(Role::Leader),
        Post::JrNco | Post::PlatoonSergeant => Some(Role::JuniorNco),
        _ => None,
    }
}

/// One Leader: the first of the highest post leads, all others of a Leader's post are Junior NCOs.
pub(super) fn one_leader(figures: &mut [Figure]) {
    let rank = |figure: &Figure| match figure.post {
        Some(Post::Officer) => 0,
        Some(Post::Advisor) => 1,
        _ => 2,
    };
    let leaders = (0..figures.len()).filter(|&index| figures[index].role == Some(Role::Leader));
    let Some(first) = leaders.min_by_key(|&index| (rank(&figures[index]), index)) else { return };
    for (index, figure) in figures.iter_mut().enumerate() {
        if index != first && figure.role == Some(Role::Leader) {
            figure.role = Some(Role::JuniorNco);
        }
    }
}
