//! A figure as the fighting sees it: its Rep, what it carries, and how it stands to be hit
//! [Defining Your Figures, Explaining The Ranged Combat To Hit Table].

use crate::checks::{AttributeId, CheckId, Flag};
use crate::squads::man::ManWord;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::attributes::Attributes;
use crate::squads::weapons::Weapon;

use super::play::Ask;

/// How a figure stands to be hit.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Exposure {
    /// Behind something solid, or a passenger in a vehicle.
    pub in_cover: bool,
    /// Obscured but not protected.
    pub concealed: bool,
    /// Prone.
    pub prone: bool,
    /// Fast moving.
    pub fast_moving: bool,
}

/// The words for advantages that a Grunt has, or a Star has not.
const ADVANTAGES: [[ManWord; 2]; 2] =
    [[ManWord::FreeWill, ManWord::NoFreeWill], [ManWord::CheatingDeath, ManWord::NoCheatingDeath]];

/// One man.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Figure {
    /// Name in the record.
    pub name: String,
    /// Rep, 2 to 6 (less where a rule lowers it).
    pub rep: u8,
    /// What a rule takes from their Rep for a shot: whom they kill goes by the Rep of the roster (char-02).
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub lowered: u8,
    /// The ids of their Attributes.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub attributes: Attributes,
    /// How they stand to be hit.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub exposure: Exposure,
    /// Weapon, for the Outgunned Ratings.
    #[serde(default, with = "crate::squads::carried::option", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<serde_json::Value>")]
    pub weapon: Option<Weapon>,
    /// A Star: never outgunned.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub star: bool,
    /// Whether they have Free Will, if other than usual: a Star has it, a Grunt does not.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub free_will: Option<bool>,
    /// Whether they may cheat death, if other than usual: a Star may, a Grunt may not.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub cheating_death: Option<bool>,
    /// Larger Than Life: no attacker of lower Rep kills them.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub larger_than_life: bool,
    /// In Hero mode: never outgunned, passes Received Fire.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub hero: bool,
    /// A Leader: one more die on reaction checks.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub leader: bool,
    /// Wears a flak jacket.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub flak_jacket: bool,
    /// Wears chicken plate, as helicopter crew aboard.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub chicken_plate: bool,
    /// Crew that has left its vehicle.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub dismounted_crew: bool,
    /// Hard As Nails has saved them in this battle already.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub hard_as_nails_used: bool,
}

impl Figure {
    /// With what bears on fire at them: `Ha prone in cover`; `otherwise`, if nothing does.
    pub fn told_exposed(&self, otherwise: &str) -> String {
        let Exposure { in_cover, concealed, prone, fast_moving } = self.exposure;
        let states = [
            (prone, "prone"),
            (in_cover, "in cover"),
            (concealed, "concealed"),
            (fast_moving, "moving fast"),
        ];
        let states = states.iter().filter(|(holds, _)| *holds).map(|(_, told)| *told);
        let told: Vec<&str> = std::iter::once(self.name.as_str()).chain(states).collect();
        match told[..] {
            [name] if !otherwise.is_empty() => format!("{name} {otherwise}"),
            _ => told.join(" "),
        }
    }

    /// A figure in the open with nothing special about it.
    pub fn new(name: impl Into<String>, rep: u8) -> Self {
        Figure {
            name: name.into(),
            rep,
            lowered: 0,
            attributes: Attributes::default(),
            exposure: Exposure::default(),
            weapon: None,
            star: false,
            free_will: None,
            cheating_death: None,
            larger_than_life: false,
            hero: false,
            leader: false,
            flak_jacket: false,
            chicken_plate: false,
            dismounted_crew: false,
            hard_as_nails_used: false,
        }
    }

    /// Their Rep as the roster has it.
    pub fn roster_rep(&self) -> u8 {
        self.rep + self.lowered
    }

    /// Whether they have the Attribute `id`, by itself or as part of another.
    pub fn has(&self, id: AttributeId) -> bool {
        self.attributes.has(id)
    }

    /// Whether a weapon with this Outgunned Rating outguns them; unknown when their weapon is.
    /// A Star or Hero never is, a Shirker always (FNG "Outgunned").
    pub fn is_outgunned_by(&self, ogr: u8) -> Option<bool> {
        if self.star || self.hero {
            return Some(false);
        }
        if self.has(AttributeId::Shirker) {
            return Some(true);
        }
        self.weapon.as_ref().map(|own| ogr > own.ogr)
    }

    /// Whether they choose instead of rolling on most reaction checks (FNG "Player Advantages").
    pub fn has_free_will(&self) -> bool {
        self.free_will.unwrap_or(self.star)
    }

    /// Whether they may cheat death (FNG "Player Advantages").
    pub fn may_cheat_death(&self) -> bool {
        self.cheating_death.unwrap_or(self.star)
    }

    /// The words of [`ADVANTAGES`] that hold for them.
    pub(crate) fn advantages(&self) -> impl Iterator<Item = ManWord> + use<> {
        let unlike = |own: Option<bool>, words: [ManWord; 2]| {
            own.filter(|&own| own != self.star).map(|own| if own { words[0] } else { words[1] })
        };
        let [free_will, cheating_death] = ADVANTAGES;
        unlike(self.free_will, free_will).into_iter().chain(unlike(self.cheating_death, cheating_death))
    }

    /// Takes one of the words for what a figure may be given or denied; others say nothing of their
    /// advantages.
    pub fn take_advantage(&mut self, word: ManWord) {
        let [free_will, cheating_death] = ADVANTAGES;
        for (own, words) in [(&mut self.free_will, free_will), (&mut self.cheating_death, cheating_death)] {
            *own = words.iter().position(|known| *known == word).map(|place| place == 0).or(*own);
        }
    }

    /// A check they take themselves.
    pub(super) fn asks(&self, check: CheckId) -> Ask<'_> {
        Ask::new(check, &self.name)
            .rep(self.rep)
            .attributes(&self.attributes)
            .known(self.dismounted_crew, Flag::DismountedCrew)
    }

    /// The conditions of the To Hit rows that hold for them as a target.
    pub(super) fn as_target<'a>(&'a self, mut ask: Ask<'a>) -> Ask<'a> {
        let Exposure { in_cover, concealed, prone, fast_moving } = self.exposure;
        for (holds, flag) in [
            (in_cover, Flag::InCover),
            (concealed, Flag::Concealed),
            (prone, Flag::Prone),
            (fast_moving, Flag::TargetFastMoving),
        ] {
            if holds {
                ask = ask.flag(flag);
            }
        }
        ask
    }
}
