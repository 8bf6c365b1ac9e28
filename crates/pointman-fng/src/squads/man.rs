//! A man on the table as a step of a mission remembers him.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::checks::Edition;
use crate::combat::{Exposure, Fighter, Figure};
use crate::squads::weapons::Weapon;
use pointman_core::error::Error;

/// A man as a step remembers him: what decides how fire, a burst or a trap serves him.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Man {
    /// His name.
    pub name: String,
    /// His Rep, 1 to 6.
    #[schemars(range(min = 1, max = 6))]
    pub rep: u8,
    /// The ids of his Attributes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attributes: Vec<String>,
    /// Words that hold for him: `cover` (or `in-cover`), `concealed`, `prone`, `fast` (or `fast-moving`),
    /// `star`, `larger-than-life`, `hero`, `leader`, `flak-jacket`, `chicken-plate`, `dismounted`,
    /// `nails-used`, advantages that he has as a Grunt or has not as a Star (`free-will`, `no-free-will`,
    /// `cheating-death`, `no-cheating-death`), and what a step asks for besides.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub state: Vec<String>,
    /// The id of his weapon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<String>,
}

impl Man {
    /// A man with nothing special about him.
    pub fn new(name: impl Into<String>, rep: u8) -> Self {
        Man { name: name.into(), rep, attributes: Vec::new(), state: Vec::new(), weapon: None }
    }

    /// Whether a word holds for him.
    pub fn is(&self, word: &str) -> bool {
        self.state.iter().any(|known| known == word)
    }

    /// Whether he is in or is a vehicle.
    pub fn is_vehicle(&self) -> bool {
        self.is("vehicle")
    }

    /// How he stands to be hit.
    pub fn exposure(&self) -> Exposure {
        Exposure {
            in_cover: self.is("cover") || self.is("in-cover"),
            concealed: self.is("concealed"),
            prone: self.is("prone"),
            fast_moving: self.is("fast") || self.is("fast-moving"),
        }
    }

    /// As the fighting sees him.
    ///
    /// # Errors
    /// [`Error::Usage`] for an unknown weapon.
    pub fn figure(&self, edition: Edition) -> Result<Figure, Error> {
        let mut figure = Figure::new(self.name.clone(), self.rep);
        figure.attributes.clone_from(&self.attributes);
        figure.exposure = self.exposure();
        figure.weapon = self.weapon.as_ref().map(|id| Weapon::find(id, edition).cloned()).transpose()?;
        figure.star = self.is("star");
        self.state.iter().for_each(|word| figure.take_advantage(word));
        figure.larger_than_life = self.is("larger-than-life");
        figure.hero = self.is("hero");
        figure.leader = self.is("leader");
        figure.flak_jacket = self.is("flak-jacket");
        figure.chicken_plate = self.is("chicken-plate");
        figure.dismounted_crew = self.is("dismounted");
        figure.hard_as_nails_used = self.is("nails-used");
        Ok(figure)
    }

    /// As melee sees him.
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
            (in_cover, "cover"),
            (concealed, "concealed"),
            (prone, "prone"),
            (fast_moving, "fast"),
            (figure.star, "star"),
            (figure.larger_than_life, "larger-than-life"),
            (figure.hero, "hero"),
            (figure.leader, "leader"),
            (figure.flak_jacket, "flak-jacket"),
            (figure.chicken_plate, "chicken-plate"),
            (figure.dismounted_crew, "dismounted"),
            (figure.hard_as_nails_used, "nails-used"),
        ];
        Man {
            name: figure.name.clone(),
            rep: figure.rep,
            attributes: figure.attributes.clone(),
            state: state
                .into_iter()
                .filter_map(|(holds, word)| holds.then_some(word))
                .chain(figure.advantages())
                .map(str::to_owned)
                .collect(),
            weapon: figure.weapon.as_ref().map(|weapon| weapon.id.clone()),
        }
    }
}
