//! The units that the tables name, by their ids, and whole platoons [Reinforcements Tables, Unit Organization
//! - Platoon].

use super::{Levy, Mix, Strength};
use crate::army_lists::ForceId;
use crate::squads::squad::{Figure, Post};
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;

pointman_core::vocabulary! {
    /// A unit of the tables.
    pub enum Unit: "unit" {
        /// A squad of the side's own list.
        InfantrySquad = "infantry-squad",
        /// Half of one.
        HalfSquad = "half-squad",
        /// The headquarters of a platoon.
        Headquarters = "headquarters",
        /// A whole platoon: its headquarters and the fewest squads of its list.
        Platoon = "platoon",
        /// An ARVN Militia squad.
        RfPfSquad = "rf-pf-squad",
        /// A Main Force squad.
        VcMainForceSquad = "vc-main-force-squad",
        /// A Main Force squad with the LMG of its headquarters.
        VcMainForceHqSquad = "vc-main-force-hq-squad",
        /// A local squad.
        LocalVcSquad = "local-vc-squad",
        /// Half of one.
        LocalVcHalfSquad = "local-vc-half-squad",
        /// A squad of the NVA.
        NvaSquad = "nva-squad",
        /// Half of one.
        NvaHalfSquad = "nva-half-squad",
        /// A squad of engineers of the NVA.
        NvaEngineerSquad = "nva-engineer-squad",
        /// Two men with an RPG-7.
        Rpg7Team = "rpg-7-team",
        /// Three sappers.
        SapperCell = "sapper-cell",
        /// Gunner and assistant.
        LmgTeam = "lmg-team",
        /// A crew of three.
        HmgTeam = "hmg-team",
        /// A sniper.
        Sniper = "sniper",
        /// A medic.
        Medic = "medic",
        /// An officer.
        Officer = "officer",
        /// A radio operator.
        Rto = "rto",
        /// A US advisor.
        UsAdvisor = "us-advisor",
        /// The crew of a vehicle.
        Crew = "crew",
    }
}

impl Unit {
    /// The unit `typed` means; `squad` is that of the side's own list.
    ///
    /// # Errors
    /// [`Error::Usage`] with the nearest ids.
    pub fn find(typed: &str) -> Result<Self, Error> {
        let typed = typed.trim().to_ascii_lowercase().replace([' ', '_'], "-");
        if typed == "squad" {
            return Ok(Unit::InfantrySquad);
        }
        typed.parse().map_err(Error::Usage)
    }

    /// The force that serves it, if it is always the same.
    pub const fn force(self) -> Option<ForceId> {
        match self {
            Unit::RfPfSquad => Some(ForceId::ArvnMilitiaRfPf),
            Unit::VcMainForceSquad | Unit::VcMainForceHqSquad => Some(ForceId::VcMainForce),
            Unit::LocalVcSquad | Unit::LocalVcHalfSquad => Some(ForceId::LocalVc),
            Unit::NvaSquad | Unit::NvaHalfSquad | Unit::NvaEngineerSquad => Some(ForceId::Nva),
            _ => None,
        }
    }
}

/// What a row of a table says of a unit besides its name.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Terms {
    /// Selective-fire rifles or mixed weapons.
    pub mix: Mix,
    /// With satchel charges.
    pub satchel_charges: bool,
    /// Green.
    pub green: bool,
}

/// A platoon.
#[derive(Debug, Clone, PartialEq)]
pub struct Platoon {
    /// Its headquarters; empty when it is there already.
    pub headquarters: Vec<Figure>,
    /// Its squads.
    pub squads: Vec<Vec<Figure>>,
}

impl Platoon {
    /// All its men: the officer leads, the squad leaders are Junior NCOs.
    pub fn together(self) -> Vec<Figure> {
        Levy::together(self.headquarters.into_iter().chain(self.squads.into_iter().flatten()).collect())
    }
}

impl Levy {
    /// A unit of the tables.
    ///
    /// # Errors
    /// [`Error::Usage`] for a crew, which needs a vehicle ([`Levy::crew`]); else when the dice give no
    /// answer.
    pub fn unit(
        &mut self,
        unit: Unit,
        terms: Terms,
        told: &mut Told,
        dice: &mut dyn Dice,
    ) -> Result<Vec<Figure>, Error> {
        let own = self.force;
        if let Some(force) = unit.force().map(ForceId::list) {
            self.force = force;
        }
        let arming = self.arming.clone();
        let figures = self.unit_of_force(unit, terms, told, dice);
        (self.force, self.arming) = (own, arming);
        figures
    }

    fn unit_of_force(
        &mut self,
        unit: Unit,
        terms: Terms,
        told: &mut Told,
        dice: &mut dyn Dice,
    ) -> Result<Vec<Figure>, Error> {
        match unit {
            Unit::InfantrySquad if self.force.id == ForceId::LocalVc => {
                self.local_squad(terms.green, told, dice)
            }
            Unit::InfantrySquad | Unit::RfPfSquad | Unit::NvaSquad => {
                self.squad(Strength::ByDice, told, dice)
            }
            Unit::HalfSquad | Unit::NvaHalfSquad | Unit::LocalVcHalfSquad => self.half_squad(told, dice),
            Unit::Headquarters => self.headquarters(None, told, dice),
            Unit::Platoon => Ok(self.platoon(None, told, dice)?.together()),
            Unit::VcMainForceSquad => self.main_force_squad(terms.mix, terms.satchel_charges, told, dice),
            Unit::VcMainForceHqSquad => self.squad_with_lmg_of_hq(told, dice),
            Unit::LocalVcSquad => self.local_squad(terms.green, told, dice),
            Unit::NvaEngineerSquad => self.engineer_squad(told, dice),
            Unit::Rpg7Team => self.rpg_team(told, dice),
            Unit::SapperCell => self.sapper_cell(told, dice),
            Unit::LmgTeam => self.lmg_team(told, dice),
            Unit::HmgTeam => self.hmg_team(told, dice),
            Unit::Sniper => self.sniper(told, dice),
            Unit::Medic => self.single(Post::Medic, told, dice),
            Unit::Officer => self.single(Post::Officer, told, dice),
            Unit::Rto => self.single(Post::Rto, told, dice),
            Unit::UsAdvisor => Ok(vec![self.advisor(told, dice)?]),
            Unit::Crew => {
                let vehicle = OpenQuestion::of("vehicle", "the vehicle", "FNG Vehicle Crews");
                Err(Error::needs("a crew", vehicle, option("vehicle")))
            }
        }
    }

    /// A platoon: its headquarters, then so many squads by dice; the fewest of the list if not given.
    ///
    /// # Errors
    /// When the number of squads is beyond the list, or the dice give no answer.
    pub fn platoon(
        &mut self,
        squads: Option<u8>,
        told: &mut Told,
        dice: &mut dyn Dice,
    ) -> Result<Platoon, Error> {
        let (fewest, most) = self.force.squads_of_platoon();
        let squads = squads.unwrap_or(fewest);
        if !(fewest..=most).contains(&squads) {
            let message =
                format!("{squads} squads: a platoon of the {} has {fewest} to {most}", self.force.name);
            return Err(Error::refused("FNG Unit Organization - Platoon", message));
        }
        self.rest_of_platoon(squads, 0, false, told, dice)
    }

    /// What is missing of a platoon of so many squads when some of them, and perhaps its headquarters, are on
    /// the table.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn rest_of_platoon(
        &mut self,
        squads: u8,
        squads_there: u8,
        headquarters_there: bool,
        told: &mut Told,
        dice: &mut dyn Dice,
    ) -> Result<Platoon, Error> {
        let headquarters = if headquarters_there { Vec::new() } else { self.headquarters(None, told, dice)? };
        let missing = squads.saturating_sub(squads_there);
        let squads =
            (0..missing).map(|_| self.squad(Strength::ByDice, told, dice)).collect::<Result<_, _>>()?;
        Ok(Platoon { headquarters, squads })
    }
}
