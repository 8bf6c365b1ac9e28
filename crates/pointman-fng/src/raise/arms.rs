//! What raised men carry: the weapon of the post, and gear [Army Lists, List Of Weapons, Reinforcements
//! Tables].

use std::collections::BTreeMap;

use super::Levy;
use crate::army_lists::{Alternative, Choice, ForceId, Nation};
use crate::calendar::Turn;
use crate::squads::squad::{Arms, Figure, Gear, Post};
use crate::squads::weapons::{Weapon, WeaponClass, WeaponId};
use pointman_core::error::Error;
use pointman_core::plural::counted;
use pointman_core::voice::option;

/// How the men of a levy are armed where the lists leave a choice.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ArmingChoices {
    /// What a post with several weapons carries.
    pub mix: Mix,
    /// The weapon of a post, by its id or a beginning of it.
    pub weapons: BTreeMap<Post, String>,
    /// Launchers in a squad; as usual if not given.
    pub launchers: Option<u8>,
    /// LAWs in a squad; two if not given, where the list has them.
    pub laws: Option<u8>,
    /// The support weapon of a local squad.
    pub heavy: Option<Heavy>,
}

pointman_core::vocabulary! {
    /// What a post with several weapons carries.
    pub enum Mix: "mix of weapons" {
        Mixed = "mixed" "Different weapons, where the list says that they vary",
        SelectFire = "select-fire" "Selective-fire rifles, where the list has them",
    }
}

#[expect(clippy::derivable_impls, reason = "its values have no attributes of their own")]
impl Default for Mix {
    fn default() -> Self {
        Mix::Mixed
    }
}

pointman_core::vocabulary! {
    /// A support weapon that a squad has one of.
    pub enum Heavy: "support weapon" {
        Lmg = "lmg" "A light machine gun",
        Rpg = "rpg" "An RPG with 3 rockets",
    }
}

/// LAWs that there usually are in a squad.
const USUAL_LAWS: usize = 2;

/// The weapons of men whose list only says that they vary, by force and post; riflemen take them in turn.
const VARIED: [(ForceId, Post, &[WeaponId]); 17] = [
    (ForceId::UsSfCidg, Post::Nco, &[WeaponId::UsaM2Carbine]),
    (ForceId::UsSfCidg, Post::JrNco, &[WeaponId::UsaM2Carbine]),
    (ForceId::UsSfCidg, Post::Rifleman, &[WeaponId::UsaM1Carbine, WeaponId::UsaM1Garand]),
    (ForceId::ArvnArmyInfantry, Post::Nco, &[WeaponId::ArvnM2Carbine]),
    (ForceId::ArvnArmyInfantry, Post::JrNco, &[WeaponId::ArvnM2Carbine]),
    (ForceId::ArvnArmyInfantry, Post::LmgGunner, &[WeaponId::ArvnM60]),
    (ForceId::ArvnArmyInfantry, Post::Rifleman, &[WeaponId::ArvnM1Garand, WeaponId::ArvnM1Carbine]),
    (ForceId::ArvnMilitiaRfPf, Post::Nco, &[WeaponId::ArvnThompson]),
    (ForceId::ArvnMilitiaRfPf, Post::JrNco, &[WeaponId::ArvnM2Carbine]),
    (
        ForceId::ArvnMilitiaRfPf,
        Post::Rifleman,
        &[WeaponId::ArvnM1Carbine, WeaponId::ArvnM1Garand, WeaponId::ArvnSpringfield],
    ),
    (ForceId::VcMainForce, Post::Nco, &[WeaponId::ComAk47]),
    (ForceId::VcMainForce, Post::JrNco, &[WeaponId::ComSks]),
    (
        ForceId::VcMainForce,
        Post::Rifleman,
        &[WeaponId::ComSks, WeaponId::ComAk47, WeaponId::ComMoisanNagant, WeaponId::ComPpsh],
    ),
    (ForceId::LocalVc, Post::Nco, &[WeaponId::ComAk47]),
    (ForceId::LocalVc, Post::JrNco, &[WeaponId::ComMat49]),
    (ForceId::LocalVc, Post::LmgGunner, &[WeaponId::ComRdp]),
    (ForceId::LocalVc, Post::Rifleman, &[WeaponId::ComMoisanNagant, WeaponId::ComSks, WeaponId::ComSvt36]),
];

impl Levy {
    /// The weapon that the `nth` man of `post` carries.
    ///
    /// # Errors
    /// [`Error::Refused`] when the list does not offer the weapon that was asked for.
    pub(super) fn weapon(&self, post: Post, nth: usize) -> Result<Option<Arms>, Error> {
        let scoped = post == Post::Sniper;
        Ok(self
            .weapon_of(post, nth)?
            .map(|weapon| Arms::of(&self.options.weapon(weapon, self.edition), scoped)))
    }

    fn weapon_of(&self, post: Post, nth: usize) -> Result<Option<&'static Weapon>, Error> {
        let offered = self.offered(post);
        if let Some(wanted) = self.wanted(post) {
            return find(wanted, &offered)
                .map(Some)
                .ok_or_else(|| self.refuse_weapon(post, wanted, &offered));
        }
        let armed_as = list_post(post);
        let varies = self.force.line(armed_as).is_some_and(|line| line.weapons.contains(&Choice::Varies));
        if varies && self.arming.mix == Mix::SelectFire && armed_as != Post::LmgGunner {
            let select_fire = |weapon: &&&Weapon| weapon.class == WeaponClass::SelectiveFireRifle;
            if let Some(weapon) = offered.iter().find(select_fire) {
                return Ok(Some(weapon));
            }
        }
        let varied =
            VARIED.iter().find(|(force, of, _)| *force == self.force.id && *of == armed_as && varies);
        let named =
            varied.and_then(|(_, _, ids)| offered.iter().find(|weapon| weapon.id == ids[nth % ids.len()]));
        Ok(named.or(offered.first()).copied())
    }

    /// The weapon that is asked for a post; an LMG assistant and a point man carry what riflemen do.
    fn wanted(&self, post: Post) -> Option<&String> {
        let as_rifleman = matches!(post, Post::LmgAssistant).then_some(Post::Rifleman);
        self.arming.weapons.get(&post).or_else(|| self.arming.weapons.get(&as_rifleman?))
    }

    /// What the list offers to a post; the usual first.
    fn offered(&self, post: Post) -> Vec<&'static Weapon> {
        let nation = self.force.nation;
        let of_list = |post| self.force.weapons(post, self.date, &self.options);
        let pistols = || {
            nation.of_class(&[
                WeaponClass::LargeCaliberPistol,
                WeaponClass::MediumCaliberPistol,
                WeaponClass::SmallCaliberPistol,
            ])
        };
        let smgs = || {
            nation.of_class(&[
                WeaponClass::MediumCaliberSmg,
                WeaponClass::LargeCaliberSmg,
                WeaponClass::MachinePistol,
            ])
        };
        let rifles = || nation.of_class(&[WeaponClass::SelectiveFireRifle]);
        let joined = |lists: [Vec<&'static Weapon>; 2]| lists.concat();
        match post {
            Post::LmgGunner if of_list(post).is_empty() => nation.of_class(&[WeaponClass::Lmg]),
            Post::RpgGunner => match nation {
                Nation::Communist => of_list(post),
                _ => nation.of_class(&[WeaponClass::AntiTank]),
            },
            Post::Officer | Post::PlatoonSergeant => joined([of_list(Post::Nco), pistols()]),
            Post::Advisor => joined([rifles(), nation.of_class(&[WeaponClass::SelectiveFireCarbine])]),
            Post::Rto | Post::HmgCrew | Post::RpgLoader => joined([of_list(Post::Rifleman), pistols()]),
            Post::Medic => joined([pistols(), of_list(Post::Rifleman)]),
            Post::HmgGunner => nation.of_class(&[WeaponClass::Hmg]),
            // Notes 3 of the Viet Cong and 4 of the NVA table.
            Post::Sapper if self.force.id == ForceId::Nva => joined([rifles(), smgs()]),
            Post::Sapper => joined([smgs(), pistols()]),
            // sup-11: the side's scoped or longest-ranged rifle.
            Post::Sniper => match nation {
                Nation::Usa => nation.weapons(&[WeaponId::UsaSpringfield]),
                Nation::Anzac => nation.weapons(&[WeaponId::AnzacM14Sniper]),
                Nation::Arvn => nation.weapons(&[WeaponId::ArvnSpringfield]),
                Nation::Communist => nation.weapons(&[WeaponId::ComMoisanNagant]),
            },
            Post::Flamethrower => {
                Weapon::all().iter().filter(|weapon| weapon.id == WeaponId::Flamethrower).collect()
            }
            Post::Commander
            | Post::Driver
            | Post::Gunner
            | Post::Loader
            | Post::RadioOperator
            | Post::Crewman => joined([pistols(), joined([smgs(), rifles()])]),
            post => of_list(post),
        }
    }

    /// What takes the place of `arms`, which the list offered a man of this post the turn before and offers
    /// no more.
    pub(crate) fn successor(&self, post: Post, arms: &Arms) -> Option<Arms> {
        let before = Turn::new(self.date.index() - 1)?;
        let of_list = |date| self.force.weapons(list_post(post), date, &self.options);
        let offers = |weapons: &[&Weapon]| weapons.iter().any(|weapon| Some(weapon.id) == arms.id);
        let now = of_list(self.date);
        let weapon = now.first().filter(|_| offers(&of_list(before)) && !offers(&now))?;
        Some(Arms::of(&self.options.weapon(weapon, self.edition), false))
    }

    fn refuse_weapon(&self, post: Post, wanted: &str, offered: &[&Weapon]) -> Error {
        let ids: Vec<&str> = offered.iter().map(|weapon| weapon.short_id()).collect();
        let message = format!(
            "{wanted}: a {} of the {} carries {} in {}",
            post.title(),
            self.force.name,
            if ids.is_empty() { "nothing of the list".to_owned() } else { ids.join(" or ") },
            self.date.title()
        );
        Error::refused("FNG Army Lists", message)
    }

    /// Gives a squad or a headquarters what its list has men carry besides their weapons.
    pub(crate) fn equip(&self, figures: &mut [Figure]) {
        let half = figures.len().div_ceil(2);
        for (index, figure) in figures.iter_mut().enumerate() {
            let leads = matches!(
                figure.post,
                Some(Post::Nco | Post::JrNco | Post::Officer | Post::PlatoonSergeant | Post::Advisor)
            );
            let radio = figure.post == Some(Post::Rto);
            let mut give = |gear: Gear, if_so: bool| if_so.then(|| figure.gear.insert(gear));
            let nation = self.force.nation;
            let first_half = index < half;
            give(Gear::Radio, radio);
            give(Gear::Grenades, first_half || matches!(nation, Nation::Usa | Nation::Anzac));
            let claymore = match nation {
                Nation::Usa => index == 0 || !self.options.has(Alternative::ClaymoreASquad),
                Nation::Arvn => first_half,
                _ => false,
            };
            give(Gear::Claymore, claymore);
            give(Gear::SmokeGrenades, (leads || radio) && matches!(nation, Nation::Usa | Nation::Arvn));
        }
    }

    /// Gives LAWs to the last riflemen of a squad, where the list has them. The usual two go to riflemen
    /// only; a number that was asked for goes on to the other men, the leader last, as the text ties a LAW to
    /// no post [List Of Weapons].
    ///
    /// # Errors
    /// When more LAWs are asked for than there are in the list or than men to carry them: each carries one.
    pub(super) fn give_laws(&self, figures: &mut [Figure]) -> Result<(), Error> {
        let has = self
            .force
            .nation
            .all_weapons()
            .any(|weapon| weapon.id == WeaponId::UsaM72Law || weapon.id == WeaponId::AnzacM72Law);
        let asked = self.arming.laws.map(usize::from);
        let refused = |why: String| Err(Error::refused("FNG List Of Weapons", why));
        match asked {
            Some(laws) if laws > 0 && !has => {
                return refused(format!(
                    "{}: the list of the {} has no LAW: leave it out",
                    option("laws").with(&laws.to_string()),
                    self.force.name
                ));
            }
            Some(laws) if laws > figures.len() => {
                let men = counted(figures.len() as u64, "soldier");
                let laws = laws.to_string();
                let laws = option("laws").with(&laws);
                return refused(format!("{laws}: each soldier carries one, and the squad has {men}"));
            }
            _ => {}
        }
        let laws = if has { asked.unwrap_or(USUAL_LAWS) } else { 0 };
        let is_rifleman = |figure: &&mut Figure| figure.post == Some(Post::Rifleman);
        let (riflemen, others): (Vec<_>, Vec<_>) = figures.iter_mut().rev().partition(is_rifleman);
        let others = others.into_iter().filter(|_| asked.is_some());
        for figure in riflemen.into_iter().chain(others).take(laws) {
            figure.gear.insert(Gear::Law);
        }
        Ok(())
    }
}

/// The post under which a list arms a man.
fn list_post(post: Post) -> Post {
    match post {
        Post::LmgAssistant | Post::PointMan | Post::Rto | Post::HmgCrew | Post::RpgLoader => Post::Rifleman,
        Post::Officer | Post::PlatoonSergeant => Post::Nco,
        post => post,
    }
}

/// The weapon of `offered` that is meant: its id, with or without its list, or a beginning of it.
fn find(wanted: &str, offered: &[&'static Weapon]) -> Option<&'static Weapon> {
    let wanted = wanted.trim().to_ascii_lowercase().replace([' ', '_'], "-");
    let is = |weapon: &&&'static Weapon| weapon.id.id() == wanted || weapon.short_id() == wanted;
    let begins = |weapon: &&&'static Weapon| {
        weapon.id.id().starts_with(&wanted) || weapon.short_id().starts_with(&wanted)
    };
    offered.iter().find(is).or_else(|| offered.iter().find(begins)).copied()
}
