//! A man as a step about traps or tunnels remembers him.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::fng::checks::Edition;
use crate::fng::combat::{Exposure, Fighter, Figure};
use crate::fng::weapons::Weapon;

/// A man as a step remembers him: what decides how a trap or a burst serves him.
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
    /// What else holds for him: `star`, `larger-than-life`, `flak-jacket`, `in-cover`, `concealed`, `prone`, `fast-moving`, `nails-used`,
    /// and advantages that he has as a Grunt, or has not as a Star: `free-will`, `no-free-will`, `cheating-death`, `no-cheating-death`.
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

    /// As the fighting sees him.
    pub fn figure(&self, edition: Edition) -> Figure {
        let is = |state: &str| self.state.iter().any(|own| own == state);
        let mut figure = Figure::new(&self.name, self.rep);
        figure.attributes.clone_from(&self.attributes);
        figure.exposure =
            Exposure { in_cover: is("in-cover"), concealed: is("concealed"), prone: is("prone"), fast_moving: is("fast-moving") };
        figure.star = is("star");
        self.state.iter().for_each(|word| figure.take_advantage(word));
        figure.larger_than_life = is("larger-than-life");
        figure.flak_jacket = is("flak-jacket");
        figure.hard_as_nails_used = is("nails-used");
        figure.weapon = self.weapon.as_deref().and_then(|id| Weapon::find(id, edition).ok()).cloned();
        figure
    }

    /// As melee sees him.
    pub fn fighter(&self, edition: Edition) -> Fighter {
        let figure = self.figure(edition);
        let weapon = figure.weapon.clone();
        Fighter::new(figure, weapon)
    }
}

impl From<&Figure> for Man {
    fn from(figure: &Figure) -> Self {
        let Exposure { in_cover, concealed, prone, fast_moving } = figure.exposure;
        let state = [
            (figure.star, "star"),
            (figure.larger_than_life, "larger-than-life"),
            (figure.flak_jacket, "flak-jacket"),
            (in_cover, "in-cover"),
            (concealed, "concealed"),
            (prone, "prone"),
            (fast_moving, "fast-moving"),
            (figure.hard_as_nails_used, "nails-used"),
        ];
        Man {
            name: figure.name.clone(),
            rep: figure.rep,
            attributes: figure.attributes.clone(),
            state: state
                .iter()
                .filter_map(|(holds, word)| holds.then_some(*word))
                .chain(figure.advantages())
                .map(str::to_owned)
                .collect(),
            weapon: figure.weapon.as_ref().map(|weapon| weapon.id.clone()),
        }
    }
}
