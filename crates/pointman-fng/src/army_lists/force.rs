//! What an army list says of one force: squads, men present, Rep, posts and headquarters [Unit Organization -
//! Platoon].

use super::{Alternative, Choice, ForceId, ListOptions, Nation, forces};
use crate::calendar::Turn;
use crate::squads::squad::Post;
use crate::squads::weapons::Weapon;
use crate::words::{Flag, WeaponId};
use pointman_core::error::Error;

/// A force of an army list.
#[derive(Debug, PartialEq, Eq)]
pub struct Force {
    /// Which it is.
    pub id: ForceId,
    /// The rules' name.
    pub name: &'static str,
    /// The army list it stands on.
    pub nation: Nation,
    /// Fewest and most squads of a platoon, without its headquarters; none where the list gives no number
    /// (army-19).
    pub squads: Option<(u8, u8)>,
    /// Fewest and most men of a squad on paper.
    pub men: (u8, u8),
    /// Added to one die for the men present.
    pub present_add: u8,
    /// The Rep of a man for 1 to 6 on one die.
    pub rep_by_d6: [u8; 6],
    /// The posts of a squad, in the order they are filled.
    pub squad: &'static [PostLine],
    /// The headquarters of a platoon.
    pub headquarters: Headquarters,
    /// Further notes of the list.
    pub notes: &'static [&'static str],
    /// What checks and tables ask of a side: `us`, `free-world`, `marines`, `communist`, `viet-cong-or-nva`.
    pub sides: &'static [Flag],
}

/// One post of a squad.
#[derive(Debug, PartialEq, Eq)]
pub struct PostLine {
    /// The post.
    pub post: Post,
    /// Fewest and most men in it; none where the list gives no number.
    pub men: Option<(u8, u8)>,
    /// How many there are unless the player says otherwise.
    pub usual: u8,
    /// Weapon: any of these.
    pub weapons: &'static [Choice],
    /// Whether the weapon is with the headquarters of the platoon (army-32).
    pub in_hq: bool,
}

/// The headquarters of a platoon.
#[derive(Debug, PartialEq, Eq)]
pub struct Headquarters {
    /// Officers.
    pub officers: u8,
    /// Platoon sergeants.
    pub ncos: u8,
    /// Radio operators.
    pub rtos: u8,
    /// Medics.
    pub medics: u8,
    /// Fewest and most riflemen.
    pub riflemen: (u8, u8),
    /// Lowest and highest Rep of the leader, where they are a US advisor.
    pub leader_rep: Option<(u8, u8)>,
    /// Who they are.
    pub note: &'static str,
}

impl ForceId {
    /// What its army list says of it.
    pub fn list(self) -> &'static Force {
        &forces()[self.index()]
    }
}

impl Force {
    /// The force `typed` means: its id or a unique beginning of it.
    ///
    /// ```
    /// use pointman_fng::army_lists::Force;
    /// assert_eq!(Force::find("us-m")?.name, "US Marines");
    /// # Ok::<(), pointman_core::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Error::Usage`] with the nearest ids.
    pub fn find(typed: &str) -> Result<&'static Force, Error> {
        let typed = typed.trim().to_ascii_lowercase().replace([' ', '_'], "-");
        typed.parse().map(ForceId::list).map_err(Error::Usage)
    }

    /// The Rep of a man for this face of a die.
    ///
    /// # Errors
    /// [`Error::Usage`] for a face beyond 1 to 6.
    pub fn rep(&self, face: u8) -> Result<u8, Error> {
        let index = usize::from(face).checked_sub(1);
        let rep = index.and_then(|index| self.rep_by_d6.get(index)).copied();
        rep.ok_or_else(|| Error::Usage(format!("{face} is not a die result: give 1 to 6")))
    }

    /// The most men of a squad: those present are never more.
    pub const fn paper_strength(&self) -> u8 {
        self.men.1
    }

    /// The men present of a squad for this face of a die (note 1 of every list).
    pub fn present(&self, face: u8) -> u8 {
        (face + self.present_add).min(self.paper_strength())
    }

    /// The squads of a platoon, without its headquarters: the fewest and the most; 3 where the list gives no
    /// number (army-19).
    pub fn squads_of_platoon(&self) -> (u8, u8) {
        self.squads.unwrap_or((3, 3))
    }

    /// Whether its men serve 13 months and talk to Marine aircraft without a FAC.
    pub fn is_marine(&self) -> bool {
        self.sides.contains(&Flag::Marines)
    }

    /// Whether it fights for the Communist side.
    pub fn is_communist(&self) -> bool {
        self.nation == Nation::Communist
    }

    /// The line of the list for this post, if the list has one.
    pub fn line(&self, post: Post) -> Option<&'static PostLine> {
        let post = match post {
            Post::RpgGunner if self.squad.iter().all(|line| line.post != post) => Post::Grenadier,
            Post::PointMan | Post::LmgAssistant => Post::Rifleman,
            post => post,
        };
        self.squad.iter().find(|line| line.post == post)
    }

    /// The weapons that the list offers to a man of this post at this date; the usual one first.
    pub fn weapons(&self, post: Post, date: Turn, options: &ListOptions) -> Vec<&'static Weapon> {
        if post == Post::PointMan && self.nation == Nation::Anzac {
            return self.nation.weapons(&[
                WeaponId::AnzacL1a1,
                WeaponId::AnzacF1,
                WeaponId::AnzacSterling,
                WeaponId::AnzacOwens,
                WeaponId::AnzacM16,
                WeaponId::AnzacCombatShotgun,
            ]);
        }
        let Some(line) = self.line(post) else { return Vec::new() };
        let mut found: Vec<&'static Weapon> = Vec::new();
        for weapon in line.weapons.iter().flat_map(|choice| choice.weapons(self, post, date)) {
            if !found.contains(&weapon) {
                found.push(weapon);
            }
        }
        if post == Post::RpgGunner {
            // army-33: the model is not named.
            let first = if options.has(Alternative::Rpg2) { WeaponId::ComRpg2 } else { WeaponId::ComRpg7 };
            found.sort_by_key(|weapon| weapon.id != first);
        }
        found
    }

    /// Fewest, usual and most launchers of a squad (army-36).
    pub fn launchers(&self, options: &ListOptions) -> (u8, u8, u8) {
        match (self.id, options.has(Alternative::MarineLaunchers2)) {
            (ForceId::UsMarines, true) => return (2, 2, 2),
            (ForceId::UsSfCidg, true) => return (1, 2, 3),
            _ => {}
        }
        let line = self.squad.iter().find(|line| matches!(line.post, Post::Grenadier | Post::RpgGunner));
        line.map_or((0, 0, 0), |line| {
            let (fewest, most) = line.men.unwrap_or((0, 1));
            (fewest, line.usual, most)
        })
    }
}
