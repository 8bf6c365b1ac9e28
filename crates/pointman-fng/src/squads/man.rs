//! A figure on the table as a step of a mission remembers it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::attributes::Attributes;
use crate::checks::Edition;
use crate::combat::{Exposure, Fighter, Figure};
use crate::squads::weapons::Weapon;
use pointman_core::error::Error;

pointman_core::vocabulary! {
    /// A word that holds for a man in a step.
    pub enum ManWord: "word" {
        Cover = "cover" "cover",
        InCover = "in-cover" "in cover",
        Concealed = "concealed" "concealed",
        Prone = "prone" "prone",
        Fast = "fast" "fast",
        FastMoving = "fast-moving" "fast moving",
        Star = "star" "star",
        LargerThanLife = "larger-than-life" "larger than life",
        Hero = "hero" "hero",
        Leader = "leader" "leader",
        FlakJacket = "flak-jacket" "flak jacket",
        ChickenPlate = "chicken-plate" "chicken plate",
        Dismounted = "dismounted" "dismounted crew",
        NailsUsed = "nails-used" "Hard as Nails used",
        FreeWill = "free-will" "free will",
        NoFreeWill = "no-free-will" "no free will",
        CheatingDeath = "cheating-death" "cheating death",
        NoCheatingDeath = "no-cheating-death" "no cheating death",
        Vehicle = "vehicle" "in or is a vehicle",
        Duck = "duck" "would rather Duck Back",
        InRange = "in-range" "in range of a hover",
        Left = "left" "to the left of the aircraft",
        Center = "center" "ahead of the aircraft",
        Right = "right" "to the right of the aircraft",
        Sapper = "sapper" "sapper",
    }
}

/// A figure as a step remembers it: what decides how fire, a burst or a trap affects it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Man {
    /// Name.
    pub name: String,
    /// Rep, 1 to 6.
    #[schemars(range(min = 1, max = 6))]
    pub rep: u8,
    /// The ids of their Attributes.
    #[serde(default, skip_serializing_if = "Attributes::is_empty")]
    pub attributes: Attributes,
    /// Words that hold for them: how they stand, what they wear, advantages that a Grunt has or a
    /// Star lacks, and what a step asks for besides.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub state: Vec<ManWord>,
    /// The id of their weapon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<String>,
}

impl Man {
    /// A figure with nothing special about it.
    pub fn new(name: impl Into<String>, rep: u8) -> Self {
        Man { name: name.into(), rep, attributes: Attributes::default(), state: Vec::new(), weapon: None }
    }

    /// Whether a word holds for them.
    pub fn is(&self, word: ManWord) -> bool {
        self.state.contains(&word)
    }

    /// Whether this is a vehicle or somebody in one.
    pub fn is_vehicle(&self) -> bool {
        self.is(ManWord::Vehicle)
    }

    /// How they stand to be hit.
    pub fn exposure(&self) -> Exposure {
        Exposure {
            in_cover: self.is(ManWord::Cover) || self.is(ManWord::InCover),
            concealed: self.is(ManWord::Concealed),
            prone: self.is(ManWord::Prone),
            fast_moving: self.is(ManWord::Fast) || self.is(ManWord::FastMoving),
        }
    }

    /// As the fighting sees them.
    ///
    /// # Errors
    /// [`Error::Usage`] for an unknown weapon.
    pub fn figure(&self, edition: Edition) -> Result<Figure, Error> {
        let mut figure = Figure::new(self.name.clone(), self.rep);
        figure.attributes.clone_from(&self.attributes);
        figure.exposure = self.exposure();
        figure.weapon = self.weapon.as_ref().map(|id| Weapon::find(id, edition).cloned()).transpose()?;
        figure.star = self.is(ManWord::Star);
        self.state.iter().for_each(|word| figure.take_advantage(*word));
        figure.larger_than_life = self.is(ManWord::LargerThanLife);
        figure.hero = self.is(ManWord::Hero);
        figure.leader = self.is(ManWord::Leader);
        figure.flak_jacket = self.is(ManWord::FlakJacket);
        figure.chicken_plate = self.is(ManWord::ChickenPlate);
        figure.dismounted_crew = self.is(ManWord::Dismounted);
        figure.hard_as_nails_used = self.is(ManWord::NailsUsed);
        Ok(figure)
    }

    /// As melee sees them.
    ///
    /// # Errors
    /// As [`Man::figure`].
    pub fn fighter(&self, edition: Edition) -> Result<Fighter, Error> {
        let figure = self.figure(edition)?;
        let weapon = figure.weapon.clone();
        Ok(Fighter::new(figure, weapon))
    }
}

impl From<&Figure> for Man {
    fn from(figure: &Figure) -> Self {
        let Exposure { in_cover, concealed, prone, fast_moving } = figure.exposure;
        let state = [
            (in_cover, ManWord::Cover),
            (concealed, ManWord::Concealed),
            (prone, ManWord::Prone),
            (fast_moving, ManWord::Fast),
            (figure.star, ManWord::Star),
            (figure.larger_than_life, ManWord::LargerThanLife),
            (figure.hero, ManWord::Hero),
            (figure.leader, ManWord::Leader),
            (figure.flak_jacket, ManWord::FlakJacket),
            (figure.chicken_plate, ManWord::ChickenPlate),
            (figure.dismounted_crew, ManWord::Dismounted),
            (figure.hard_as_nails_used, ManWord::NailsUsed),
        ];
        Man {
            name: figure.name.clone(),
            rep: figure.rep,
            attributes: figure.attributes.clone(),
            state: state
                .into_iter()
                .filter_map(|(holds, word)| holds.then_some(word))
                .chain(figure.advantages())
                .collect(),
            weapon: figure.weapon.as_ref().map(|weapon| weapon.id.id().to_owned()),
        }
    }
}
