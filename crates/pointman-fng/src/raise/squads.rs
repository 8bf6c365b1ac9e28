//! Squads of the lists: men present, posts in the order they are filled, half-squads, local and engineer
//! squads [Unit Organization - Platoon, Reinforcements Tables].

use super::levy::one_leader;
use super::muster::Star;
use super::{Heavy, Levy, Mix};
use crate::army_lists::ForceId;
use crate::squads::squad::{Arms, Figure, Gear, Post};
use crate::squads::weapons::{Weapon, WeaponClass, WeaponId};
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::error::Error;

/// How many men of a squad are there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Strength {
    /// As the dice of the list say.
    ByDice,
    /// All of them.
    Full,
    /// So many.
    Men(u8),
}

/// A man of a local squad who is green has this Rep, and so has the Leader unless a die says 4.
const GREEN_REP: u8 = 3;
/// The force whose squads are armed by note 6 of the Viet Cong table.
const LOCAL: ForceId = ForceId::LocalVc;
/// The most selective-fire weapons of a local squad and of a local half-squad.
const SELECT_FIRE_OF_LOCALS: [usize; 2] = [2, 1];

impl Levy {
    /// A squad of the list.
    ///
    /// # Errors
    /// When the number of men is beyond the list, a weapon is not on it, or the dice give no answer.
    pub fn squad(
        &mut self,
        strength: Strength,
        told: &mut Told,
        dice: &mut dyn Dice,
    ) -> Result<Vec<Figure>, Error> {
        self.squad_with(strength, None, told, dice)
    }

    /// A squad of the list with a Star in one of its posts.
    ///
    /// # Errors
    /// As [`Levy::squad`], and when their post is not among those of the squad.
    pub fn squad_with(
        &mut self,
        strength: Strength,
        star: Option<&Star>,
        told: &mut Told,
        dice: &mut dyn Dice,
    ) -> Result<Vec<Figure>, Error> {
        let men = self.present(strength, told, dice)?;
        let posts = self.posts(men)?;
        let local = self.force.id == LOCAL;
        let place = star.map(|star| self.place_of(star, &posts)).transpose()?;
        if let (Some(star), Some(place)) = (star, place) {
            self.names.set(place, star.name.clone());
        }
        let mut figures = self
            .men(&posts, told, dice, |index, _| star.filter(|_| place == Some(index)).map(|star| star.rep))?;
        self.equip(&mut figures);
        self.give_laws(&mut figures)?;
        if local {
            self.arm_locals(&mut figures, SELECT_FIRE_OF_LOCALS[0]);
        }
        if let (Some(star), Some(place)) = (star, place) {
            star.become_star(&mut figures[place], told);
        }
        Ok(figures)
    }

    /// The men present of a squad.
    fn present(&self, strength: Strength, told: &mut Told, dice: &mut dyn Dice) -> Result<u8, Error> {
        let most = self.force.paper_strength();
        match strength {
            Strength::ByDice => {
                let face = dice.d6(format_args!("figures present of a squad, {}", self.force.name))?;
                let men = self.force.present(face);
                let text =
                    format!("{} and the die, {most} at most: {men} figures present", self.force.present_add);
                self.tell(told, "Unit Organization - Platoon", &[face], text);
                Ok(men)
            }
            Strength::Full => Ok(most),
            Strength::Men(men) if (1..=most).contains(&men) => Ok(men),
            Strength::Men(men) => {
                let message = format!("{men} figures: a squad of the {} has 1 to {most}", self.force.name);
                Err(Error::refused("FNG Unit Organization - Platoon", message))
            }
        }
    }

    /// The posts of so many men, in the order they are filled. Men beyond the posts are riflemen (army-21).
    fn posts(&self, men: u8) -> Result<Vec<Post>, Error> {
        let (fewest, usual, most) = self.force.launchers(&self.options);
        let launchers = self.arming.launchers.unwrap_or(usual);
        if !(fewest..=most).contains(&launchers) && self.arming.launchers.is_some() {
            let message =
                format!("{launchers} launchers: a squad of the {} has {fewest} to {most}", self.force.name);
            return Err(Error::refused("FNG Unit Organization - Platoon", message));
        }
        let mut posts = Vec::new();
        for line in self.force.squad {
            let number = |usual: u8| usize::from(usual);
            match line.post {
                Post::LmgGunner => {
                    // One LMG or one RPG in a local squad, for which the list gives no number.
                    let gunners = match (line.men, self.arming.heavy) {
                        (None, Some(Heavy::Rpg)) => 0,
                        (None, _) => 1,
                        _ => number(line.usual),
                    };
                    posts.extend(vec![[Post::LmgGunner, Post::LmgAssistant]; gunners].concat());
                }
                Post::RpgGunner if line.men.is_none() => {
                    posts.extend((self.arming.heavy == Some(Heavy::Rpg)).then_some(line.post))
                }
                Post::Grenadier | Post::RpgGunner => posts.extend(vec![line.post; number(launchers)]),
                Post::Rifleman => {}
                post => posts.extend(vec![post; number(line.usual)]),
            }
        }
        if self.arming.weapons.contains_key(&Post::PointMan) {
            posts.push(Post::PointMan);
        }
        posts.resize(usize::from(men), Post::Rifleman);
        Ok(posts)
    }

    fn place_of(&self, star: &Star, posts: &[Post]) -> Result<usize, Error> {
        let post = star.post.unwrap_or(Post::Nco);
        posts.iter().position(|other| *other == post).ok_or_else(|| {
            let mut there: Vec<&str> = posts.iter().map(|post| post.id()).collect();
            there.dedup();
            Error::refused(
                "FNG Stars And Grunts",
                format!("{} cannot be the squad's {}: it has {}", star.name, post.title(), there.join(", ")),
            )
        })
    }

    /// Half of a squad: half of its dice, rounded up; without LMG and RPG, save what a die gives the NVA and
    /// local Viet Cong (notes 7 and 6 of their tables).
    ///
    /// # Errors
    /// When a weapon is not on the list, or the dice give no answer.
    pub fn half_squad(&mut self, told: &mut Told, dice: &mut dyn Dice) -> Result<Vec<Figure>, Error> {
        let men = self.present(Strength::ByDice, told, dice)?.div_ceil(2);
        self.tell(told, "Reinforcements Tables", &[], format!("half a squad: {men} figures"));
        let heavy = match self.force.id {
            ForceId::Nva => {
                let face = dice.d6(format_args!("LMG or RPG of a half-squad, {}", self.force.name))?;
                let (heavy, text) = match face {
                    1 | 2 => (Some(Heavy::Rpg), "an RPG"),
                    3 | 4 => (Some(Heavy::Lmg), "an LMG"),
                    _ => (None, "neither LMG nor RPG"),
                };
                self.tell(told, "NVA reinforcements (7)", &[face], format!("the half-squad has {text}"));
                heavy
            }
            LOCAL => {
                let face = dice.d6(format_args!("LMG or RPG of a half-squad, {}", self.force.name))?;
                let heavy = (face <= 3).then(|| self.arming.heavy.unwrap_or(Heavy::Lmg));
                let text = match heavy {
                    Some(Heavy::Lmg) => "an LMG",
                    Some(Heavy::Rpg) => "an RPG with 3 rockets",
                    None => "neither LMG nor RPG",
                };
                self.tell(
                    told,
                    "Viet Cong reinforcements (6)",
                    &[face],
                    format!("the half-squad has {text}"),
                );
                heavy
            }
            _ => None,
        };
        let mut posts = vec![Post::Nco];
        match heavy {
            Some(Heavy::Lmg) => posts.extend([Post::LmgGunner, Post::LmgAssistant]),
            Some(Heavy::Rpg) => posts.push(Post::RpgGunner),
            None => {}
        }
        posts.resize(usize::from(men), Post::Rifleman);
        let mut figures = self.men(&posts, told, dice, |_, _| None)?;
        self.equip(&mut figures);
        if self.force.id == LOCAL {
            self.arm_locals(&mut figures, SELECT_FIRE_OF_LOCALS[1]);
        }
        Ok(figures)
    }

    /// A local squad of the Viet Cong: at most two selective-fire weapons, and one LMG or one RPG with 3
    /// rockets. Green men all have Rep 3, their Leader Rep 4 on 1 to 3 (note 6 of the Viet Cong table).
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn local_squad(
        &mut self,
        green: bool,
        told: &mut Told,
        dice: &mut dyn Dice,
    ) -> Result<Vec<Figure>, Error> {
        if !green {
            return self.squad(Strength::ByDice, told, dice);
        }
        let men = self.present(Strength::ByDice, told, dice)?;
        let posts = self.posts(men)?;
        let face = dice.d6(format_args!("Rep of the Leader of a green squad"))?;
        let leader = if face <= 3 { GREEN_REP + 1 } else { GREEN_REP };
        let text = format!("a green squad: all Rep {GREEN_REP}, the Leader Rep {leader}");
        self.tell(told, "Viet Cong reinforcements (6)", &[face], text);
        let mut figures =
            self.men(&posts, told, dice, |index, _| Some(if index == 0 { leader } else { GREEN_REP }))?;
        self.equip(&mut figures);
        self.arm_locals(&mut figures, SELECT_FIRE_OF_LOCALS[0]);
        Ok(figures)
    }

    /// Keeps local men to so many selective-fire weapons, and gives their RPG its rockets.
    fn arm_locals(&self, figures: &mut [Figure], most: usize) {
        let bolt_action = self.force.nation.weapons(&[WeaponId::ComMoisanNagant]);
        let is_select_fire = |figure: &&mut Figure| {
            let class = figure.weapon.as_ref().and_then(|arms| arms.class);
            matches!(class, Some(WeaponClass::SelectiveFireRifle | WeaponClass::SelectiveFireCarbine))
        };
        for figure in figures.iter_mut().filter(is_select_fire).skip(most) {
            figure.weapon = bolt_action.first().map(|weapon| Arms::of(weapon, false));
        }
        for figure in figures.iter_mut().filter(|figure| figure.post == Some(Post::RpgGunner)) {
            figure.gear.insert(Gear::ThreeRockets);
        }
    }

    /// A squad of the Main Force of the Viet Cong, armed as the row of their table says.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn main_force_squad(
        &mut self,
        mix: Mix,
        satchel_charges: bool,
        told: &mut Told,
        dice: &mut dyn Dice,
    ) -> Result<Vec<Figure>, Error> {
        self.arming.mix = mix;
        let mut figures = self.squad(Strength::ByDice, told, dice)?;
        if satchel_charges {
            give_charges(&mut figures);
        }
        Ok(figures)
    }

    /// A squad with the LMG of its platoon's headquarters.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn squad_with_lmg_of_hq(
        &mut self,
        told: &mut Told,
        dice: &mut dyn Dice,
    ) -> Result<Vec<Figure>, Error> {
        const RULE: &str = "Unit Organization - Platoon";
        let mut figures = self.squad(Strength::ByDice, told, dice)?;
        let who = if self.more_men_for_lmg { "two more soldiers serve" } else { "two of the riflemen serve" };
        let text = format!("{who} the LMG of the platoon's headquarters (hq-lmg-1)");
        match self.secret {
            true => told.hidden(RULE, &[], text),
            false => told.note(RULE, text),
        }
        if self.more_men_for_lmg {
            let mut more = self.men(&[Post::LmgGunner, Post::LmgAssistant], told, dice, |_, _| None)?;
            self.equip(&mut more);
            figures.extend(more);
            return Ok(figures);
        }
        let riflemen: Vec<usize> =
            (0..figures.len()).filter(|&index| figures[index].post == Some(Post::Rifleman)).collect();
        for (&index, post) in riflemen.iter().zip([Post::LmgGunner, Post::LmgAssistant]) {
            figures[index].post = Some(post);
            if post == Post::LmgGunner {
                figures[index].weapon = self.weapon(post, 0)?;
            }
        }
        Ok(figures)
    }

    /// A squad of engineers: a satchel charge for every two full figures, and a flamethrower (note 3 of the
    /// NVA table).
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn engineer_squad(&mut self, told: &mut Told, dice: &mut dyn Dice) -> Result<Vec<Figure>, Error> {
        let mut figures = self.squad(Strength::ByDice, told, dice)?;
        if let Some(figure) = figures.iter_mut().find(|figure| figure.post == Some(Post::Rifleman)) {
            figure.post = Some(Post::Flamethrower);
            let flamethrower = Weapon::of_class(WeaponClass::Flamethrower, self.edition);
            figure.weapon =
                flamethrower.map(|weapon| Arms::of(&self.options.weapon(weapon, self.edition), false));
        }
        give_charges(&mut figures);
        Ok(figures)
    }

    /// Puts several units together under one Leader.
    #[must_use]
    pub fn together(mut figures: Vec<Figure>) -> Vec<Figure> {
        one_leader(&mut figures);
        figures
    }
}

/// One satchel charge for every two men, to the last of them.
fn give_charges(figures: &mut [Figure]) {
    let charges = figures.len() / 2;
    for figure in figures.iter_mut().rev().take(charges) {
        figure.gear.insert(Gear::SatchelCharge);
    }
}
