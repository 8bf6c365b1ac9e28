//! Headquarters of platoons, weapon teams, cells and single men [Unit Organization - Platoon, Reinforcements
//! Tables].

use super::Levy;
use crate::army_lists::{ForceId, Nation};
use crate::squads::squad::{Figure, Gear, Post};
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::error::Error;

/// The force whose men serve teams and cells for local Viet Cong.
const MAIN_FORCE: ForceId = ForceId::VcMainForce;
/// The force of US advisors.
const SPECIAL_FORCES: ForceId = ForceId::UsSfCidg;

impl Levy {
    /// The headquarters of a platoon, with the LMG that a list keeps there (army-32) and so many riflemen
    /// where the list has some; the fewest if not given.
    ///
    /// # Errors
    /// When the number of riflemen is beyond the list, or the dice give no answer.
    pub fn headquarters(
        &mut self,
        riflemen: Option<u8>,
        told: &mut Told,
        dice: &mut dyn Dice,
    ) -> Result<Vec<Figure>, Error> {
        let hq = &self.force.headquarters;
        let (fewest, most) = hq.riflemen;
        let riflemen = riflemen.unwrap_or(fewest);
        if !(fewest..=most).contains(&riflemen) {
            let message = format!(
                "{riflemen} riflemen: a headquarters of the {} has {fewest} to {most}",
                self.force.name
            );
            return Err(Error::refused("FNG Unit Organization - Platoon", message));
        }
        let mut figures = Vec::new();
        let mut posts = Vec::new();
        match hq.leader_rep {
            Some(_) => figures.push(self.advisor(told, dice)?),
            None => posts.extend(vec![Post::Officer; usize::from(hq.officers)]),
        }
        for (post, men) in [(Post::PlatoonSergeant, hq.ncos), (Post::Rto, hq.rtos), (Post::Medic, hq.medics)]
        {
            posts.extend(vec![post; usize::from(men)]);
        }
        posts.extend(vec![Post::Rifleman; usize::from(riflemen)]);
        if self.force.squad.iter().any(|line| line.in_hq) {
            posts.extend([Post::LmgGunner, Post::LmgAssistant]);
        }
        figures.extend(self.men(&posts, told, dice, |_, _| None)?);
        self.equip(&mut figures);
        Ok(figures)
    }

    /// An LMG team: gunner and assistant.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn lmg_team(&mut self, told: &mut Told, dice: &mut dyn Dice) -> Result<Vec<Figure>, Error> {
        self.team(&[Post::LmgGunner, Post::LmgAssistant], told, dice)
    }

    /// An HMG team of three men.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn hmg_team(&mut self, told: &mut Told, dice: &mut dyn Dice) -> Result<Vec<Figure>, Error> {
        self.team(&[Post::HmgGunner, Post::HmgCrew, Post::HmgCrew], told, dice)
    }

    /// An RPG-7 team of two men.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn rpg_team(&mut self, told: &mut Told, dice: &mut dyn Dice) -> Result<Vec<Figure>, Error> {
        self.team(&[Post::RpgGunner, Post::RpgLoader], told, dice)
    }

    /// A cell of three sappers: each with satchel charge, wire cutters and grenades; those of the Viet Cong
    /// have SMG or pistol and two reloads, those of the NVA selective-fire rifle or SMG (notes 3 and 4 of
    /// their tables).
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn sapper_cell(&mut self, told: &mut Told, dice: &mut dyn Dice) -> Result<Vec<Figure>, Error> {
        let mut figures = self.team(&[Post::Sapper; 3], told, dice)?;
        for figure in &mut figures {
            figure.gear.extend([Gear::SatchelCharge, Gear::WireCutters, Gear::Grenades]);
            if self.force.id != ForceId::Nva {
                figure.gear.insert(Gear::TwoReloads);
            }
        }
        Ok(figures)
    }

    /// A sniper: Rep 4 on 1 to 3, Rep 5 on 4 to 6; an ARVN sniper has Rep 4. The weapon is the scoped or
    /// longest-ranged rifle (sup-11).
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn sniper(&mut self, told: &mut Told, dice: &mut dyn Dice) -> Result<Vec<Figure>, Error> {
        let rep = match self.force.nation == Nation::Arvn {
            true => 4,
            false => self.four_or_five("sniper", "Reinforcements Tables", told, dice)?,
        };
        let mut figure = self.man(Post::Sniper, Some(rep), told, dice)?;
        if figure.weapon.as_ref().and_then(|arms| arms.range_in) == Some(60) {
            figure.gear.insert(Gear::SniperScope);
        }
        Ok(vec![figure])
    }

    /// A US advisor: Rep 4 on 1 to 3, Rep 5 on 4 to 6.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn advisor(&mut self, told: &mut Told, dice: &mut dyn Dice) -> Result<Figure, Error> {
        let rep = self.four_or_five("US advisor", "Unit Organization - Platoon", told, dice)?;
        let force = SPECIAL_FORCES.list();
        let mut levy = self.of(force);
        levy.arming.weapons.clear();
        let advisor = levy.man(Post::Advisor, Some(rep), told, dice);
        self.names = levy.names;
        let mut advisor = vec![advisor?];
        levy.force = force;
        Levy::new(force, self.date).equip(&mut advisor);
        advisor.pop().ok_or_else(|| Error::Bug("an advisor was raised and is not there".to_owned()))
    }

    /// One medic, officer or RTO, with what they carry.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn single(&mut self, post: Post, told: &mut Told, dice: &mut dyn Dice) -> Result<Vec<Figure>, Error> {
        let mut figures = self.team(&[post], told, dice)?;
        self.equip(&mut figures);
        Ok(figures)
    }

    fn four_or_five(&self, who: &str, rule: &str, told: &mut Told, dice: &mut dyn Dice) -> Result<u8, Error> {
        let face = dice.d6(format_args!("Rep of the {who}"))?;
        let rep = if face <= 3 { 4 } else { 5 };
        self.tell(told, rule, &[face], format!("{who}: Rep {rep}"));
        Ok(rep)
    }

    /// A team; for local Viet Cong men of the Main Force.
    fn team(&mut self, posts: &[Post], told: &mut Told, dice: &mut dyn Dice) -> Result<Vec<Figure>, Error> {
        match self.force.id {
            ForceId::LocalVc => {
                let mut levy = self.of(MAIN_FORCE.list());
                let figures = levy.men(posts, told, dice, |_, _| None);
                self.names = levy.names;
                figures
            }
            _ => self.men(posts, told, dice, |_, _| None),
        }
    }
}
