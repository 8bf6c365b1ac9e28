//! What a player asks for when a unit is raised, and the squad it gives: a Star, Attributes, months in
//! country [First Things First, Stars And Grunts, Random Character Generation].

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::attributes::{fitting, with_die};
use super::{ArmingChoices, Heavy, Levy, Mix, Strength, Terms, Unit, draw_attributes, months_in_country};
use crate::army_lists::{Alternative, Force, ForceId, ListOptions};
use crate::attributes;
use crate::calendar::Turn;
use crate::checks::Edition;
use crate::squads::cards::Deck;
use crate::squads::squad::{Advantage, Figure, Post, Squad};
use crate::squads::vehicles::{VehicleId, VehicleType};
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::error::Error;

/// What is asked for.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Muster {
    /// The force.
    pub force: ForceId,
    /// The date.
    pub date: Turn,
    /// The unit: a squad if not given.
    #[serde(default = "infantry_squad")]
    pub unit: Unit,
    /// What it is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its number among the squads of the platoon, from 1: the men of each get names of their own.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    #[schemars(range(min = 1))]
    pub number: u8,
    /// The edition whose figures the weapons have.
    #[serde(default, skip_serializing_if = "is_default")]
    #[schemars(with = "u8")]
    pub edition: Edition,
    /// Whether the squad remembers the edition; those raised by version 0.1.0 did not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub remember_edition: bool,
    /// All men are present.
    #[serde(default, skip_serializing_if = "is_default")]
    pub full: bool,
    /// So many men are present.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub men: Option<u8>,
    /// The player's own character.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub star: Option<Star>,
    /// The advantages that Stars have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub advantages: Option<Vec<Advantage>>,
    /// Each Grunt draws an Attribute.
    #[serde(default, skip_serializing_if = "is_default")]
    pub attributes: bool,
    /// Men have served some months already.
    #[serde(default, skip_serializing_if = "is_default")]
    pub months: bool,
    /// Names for the men, in the order they are raised.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// What posts with several weapons carry.
    #[serde(default, skip_serializing_if = "is_default")]
    pub mix: Mix,
    /// Weapons by post.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub weapons: BTreeMap<Post, String>,
    /// Launchers in the squad.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub launchers: Option<u8>,
    /// LAWs in the squad.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub laws: Option<u8>,
    /// The support weapon of a local squad.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heavy: Option<Heavy>,
    /// A Main Force squad with satchel charges.
    #[serde(default, skip_serializing_if = "is_default")]
    pub satchel_charges: bool,
    /// A green local squad.
    #[serde(default, skip_serializing_if = "is_default")]
    pub green: bool,
    /// The vehicle of a crew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vehicle: Option<VehicleId>,
    /// Readings of the lists.
    #[serde(default, skip_serializing_if = "ListOptions::is_empty")]
    pub options: ListOptions,
}

/// The player's own character [Stars And Grunts].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Star {
    /// Name.
    pub name: String,
    /// Rep, which the player chooses; 4 is suggested.
    #[serde(default = "suggested_rep")]
    #[schemars(range(min = 2, max = 6))]
    pub rep: u8,
    /// Attributes, which the player chooses: one at Rep 4, two at Rep 5 (char-13).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attributes: Vec<String>,
    /// Post: the squad leader if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub post: Option<Post>,
}

fn infantry_squad() -> Unit {
    Unit::InfantrySquad
}

fn first() -> u8 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_first(number: &u8) -> bool {
    *number == 1
}

fn suggested_rep() -> u8 {
    4
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Names passed over for each squad before this one.
pub const NAMES_OF_A_SQUAD: usize = 14;

/// The Attributes that a Star of this Rep has: none below Rep 4, one there, one more for each Rep above
/// (char-13).
pub fn attributes_of_star(rep: u8, options: &ListOptions) -> usize {
    match options.has(Alternative::OneAttributeEveryStar) {
        true => 1,
        false => usize::from(rep.saturating_sub(3)),
    }
}

impl Star {
    /// What is wrong with them.
    fn check(&self, options: &ListOptions) -> Result<(), Error> {
        let refused = |message: String| Err(Error::refused("FNG Stars And Grunts", message));
        if self.name.trim().is_empty() {
            return Err(Error::Usage("the Star needs a name".to_owned()));
        }
        if !(2..=6).contains(&self.rep) {
            return refused(format!("Rep {} for {}: Rep is 2 to 6", self.rep, self.name));
        }
        let has = attributes_of_star(self.rep, options);
        if self.attributes.len() != has {
            let (rep, given) = (self.rep, self.attributes.len());
            let message =
                format!("{given} Attributes for {}: a Rep {rep} Star has {has} of your choice", self.name);
            return refused(message);
        }
        for (index, typed) in self.attributes.iter().enumerate() {
            let attribute = attributes::find(typed)?;
            if !attribute.in_printed_list {
                return refused(format!("{}: the list of Attributes has no rule for it", attribute.name));
            }
            if self.attributes[..index]
                .iter()
                .any(|other| attributes::find(other).is_ok_and(|other| other.id == attribute.id))
            {
                return Err(Error::Usage(format!(
                    "{} is given twice: each Attribute counts once",
                    attribute.name
                )));
            }
        }
        Ok(())
    }

    /// Makes this figure the Star; their Attributes follow.
    pub(super) fn become_star(&self, figure: &mut Figure, told: &mut Told) {
        figure.star = true;
        figure.rep = self.rep;
        told.note(
            "Stars And Grunts",
            format!("{}, {}: the Star, Rep {}", self.name, figure.post.map_or("", Post::title), self.rep),
        );
    }

    fn attributes(&self, figure: &mut Figure, told: &mut Told, dice: &mut dyn Dice) -> Result<(), Error> {
        for typed in &self.attributes {
            let attribute = fitting(attributes::find(typed)?, figure);
            let id = with_die(attribute, figure, told, dice)?;
            told.note("Attributes", format!("{}: {}", figure.name, attribute.name));
            figure.attributes.gain(id);
        }
        Ok(())
    }
}

/// Raises what is asked for. Dice in order: men present, Rep of each, then the Star's, then Attributes and
/// months of each.
///
/// # Errors
/// When what is asked for contradicts itself or the lists, or the dice give no answer.
pub fn unit(muster: &Muster, dice: &mut dyn Dice) -> Result<(Squad, Told), Error> {
    let force = muster.unit.force().unwrap_or(muster.force).list();
    let asked = muster.force.list();
    if asked.id != force.id && asked.nation != force.nation {
        return Err(Error::Usage(format!("{}: the {} have no such unit", muster.unit.id(), asked.name)));
    }
    muster.check(force)?;
    let mut levy = Levy::new(force, muster.date).named(muster.names.iter().cloned());
    levy = levy.after(NAMES_OF_A_SQUAD * usize::from(muster.number.saturating_sub(1)));
    levy.edition = muster.edition;
    levy.options = muster.options.clone();
    levy.arming = ArmingChoices {
        mix: muster.mix,
        weapons: muster.weapons.clone(),
        launchers: muster.launchers,
        laws: muster.laws,
        heavy: muster.heavy,
    };
    let mut told = Told::default();
    let vehicle = muster.vehicle.map(VehicleId::list);
    let mut figures = muster.figures(&mut levy, vehicle, &mut told, dice)?;
    if let Some(star) = &muster.star {
        match figures.iter_mut().find(|figure| figure.star) {
            Some(figure) => star.attributes(figure, &mut told, dice)?,
            None => return Err(Error::Bug(format!("{} is not in the squad", star.name))),
        }
    }
    if muster.attributes {
        let mut deck = Deck::default();
        let grunts = figures.iter_mut().filter(|figure| !figure.star);
        draw_attributes(grunts, &muster.options, &mut deck, &mut told, dice)?;
    }
    if muster.months {
        months_in_country(&mut figures, &muster.options, &mut told, dice)?;
    }
    let advantages = muster.advantages.as_ref().map(|advantages| advantages.iter().copied().collect());
    let squad = Squad {
        name: muster.name.clone(),
        force: Some(force.id),
        date: Some(muster.date),
        vehicle: vehicle.map(|vehicle| vehicle.id),
        edition: if muster.remember_edition { muster.edition } else { Edition::One },
        options: muster.options.clone(),
        advantages: advantages.unwrap_or_else(Advantage::all),
        figures,
    };
    Ok((squad, told))
}

impl Muster {
    /// A squad by dice, all as usual.
    pub fn squad(force: ForceId, date: Turn) -> Self {
        Muster {
            force,
            date,
            unit: Unit::InfantrySquad,
            name: None,
            number: 1,
            edition: Edition::One,
            remember_edition: false,
            full: false,
            men: None,
            star: None,
            advantages: None,
            attributes: false,
            months: false,
            names: Vec::new(),
            mix: Mix::Mixed,
            weapons: BTreeMap::new(),
            launchers: None,
            laws: None,
            heavy: None,
            satchel_charges: false,
            green: false,
            vehicle: None,
            options: ListOptions::default(),
        }
    }

    fn strength(&self) -> Strength {
        match (self.full, self.men) {
            (true, _) => Strength::Full,
            (false, Some(men)) => Strength::Men(men),
            (false, None) => Strength::ByDice,
        }
    }

    /// What contradicts itself.
    fn check(&self, force: &Force) -> Result<(), Error> {
        let usage = |message: &str| Err(Error::Usage(message.to_owned()));
        if self.full && self.men.is_some() {
            return usage("give either full strength or a number of soldiers, not both");
        }
        if self.number == 0 {
            return usage("squads are numbered from 1");
        }
        let is_squad = self.unit == Unit::InfantrySquad;
        if self.star.is_some() && !is_squad {
            return usage("a Star needs an infantry squad");
        }
        if (self.full || self.launchers.is_some() || self.laws.is_some()) && !is_squad {
            return usage("full strength, launchers and LAWs are for an infantry squad");
        }
        if self.men.is_some() && !matches!(self.unit, Unit::InfantrySquad | Unit::Crew | Unit::Headquarters) {
            return usage(
                "a number of soldiers is for an infantry squad, a crew, or the riflemen of a headquarters",
            );
        }
        if self.heavy.is_some() && force.id != ForceId::LocalVc {
            return usage("a choice of support weapon is for local Viet Cong");
        }
        let is_local_squad =
            force.id == ForceId::LocalVc && matches!(self.unit, Unit::InfantrySquad | Unit::LocalVcSquad);
        if self.green && (!is_local_squad || self.full || self.men.is_some() || self.star.is_some()) {
            return usage("only a local Viet Cong squad raised by dice, without a Star, is green");
        }
        if self.satchel_charges && self.unit != Unit::VcMainForceSquad {
            return usage("satchel charges are only for a vc-main-force-squad");
        }
        if (self.unit == Unit::Crew) != self.vehicle.is_some() {
            return usage("a vehicle is only for a crew, and a crew needs one");
        }
        for (index, name) in self.names.iter().enumerate() {
            if name.trim().is_empty() || self.names[..index].contains(name) {
                return Err(Error::Usage(format!("`{name}`: names must be unique")));
            }
        }
        self.star.as_ref().map_or(Ok(()), |star| star.check(&self.options))
    }

    fn figures(
        &self,
        levy: &mut Levy,
        vehicle: Option<&VehicleType>,
        told: &mut Told,
        dice: &mut dyn Dice,
    ) -> Result<Vec<Figure>, Error> {
        let terms = Terms { mix: self.mix, satchel_charges: self.satchel_charges, green: self.green };
        match (self.unit, vehicle) {
            (Unit::InfantrySquad, _) if self.green => levy.local_squad(true, told, dice),
            (Unit::InfantrySquad, _) => levy.squad_with(self.strength(), self.star.as_ref(), told, dice),
            (Unit::Headquarters, _) => levy.headquarters(self.men, told, dice),
            (Unit::Crew, Some(vehicle)) => levy.crew(vehicle, self.men, told, dice),
            (unit, _) => levy.unit(unit, terms, told, dice),
        }
    }
}
