//! What bursts and whom it touches: shells, bombs, rockets, napalm [Mortars: Damage to Targets, Ordnance].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::play::Blast;
use super::step::Table;
use crate::error::Error;
use crate::fng::checks::Situation;
use crate::fng::combat::{Blow, Exposure, Figure, Harm, State};
use crate::fng::mission::Mission;
use crate::fng::weapons::Weapon;

/// A figure on the table as a player describes it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Man {
    /// His name.
    pub name: String,
    /// His Rep.
    pub rep: u8,
    /// His Attributes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attributes: Vec<String>,
    /// Words that hold for him: `cover`, `concealed`, `prone`, `fast`, `star`, `larger-than-life`, `hero`, `leader`, `flak-jacket`,
    /// `chicken-plate`, `dismounted`, `nails-used`, `vehicle`, and advantages that he has as a Grunt, or has not as a Star: `free-will`,
    /// `no-free-will`, `cheating-death`, `no-cheating-death`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub state: Vec<String>,
    /// The id of his weapon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<String>,
}

impl Man {
    /// The same man as the fighting sees him.
    pub fn figure(&self, edition: crate::fng::checks::Edition) -> Result<Figure, Error> {
        let has = |word: &str| self.state.iter().any(|known| known == word);
        let mut figure = Figure::new(self.name.clone(), self.rep);
        figure.attributes.clone_from(&self.attributes);
        figure.exposure =
            Exposure { in_cover: has("cover"), concealed: has("concealed"), prone: has("prone"), fast_moving: has("fast") };
        figure.weapon = self.weapon.as_ref().map(|id| Weapon::find(id, edition).cloned()).transpose()?;
        figure.star = has("star");
        self.state.iter().for_each(|word| figure.take_advantage(word));
        figure.larger_than_life = has("larger-than-life");
        figure.hero = has("hero");
        figure.leader = has("leader");
        figure.flak_jacket = has("flak-jacket");
        figure.chicken_plate = has("chicken-plate");
        figure.dismounted_crew = has("dismounted");
        figure.hard_as_nails_used = has("nails-used");
        Ok(figure)
    }

    /// How a figure of the fighting is described.
    pub fn of(figure: &Figure) -> Self {
        let Exposure { in_cover, concealed, prone, fast_moving } = figure.exposure;
        let words = [
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
            state: words
                .into_iter()
                .filter_map(|(holds, word)| holds.then_some(word))
                .chain(figure.advantages())
                .map(str::to_owned)
                .collect(),
            weapon: figure.weapon.as_ref().map(|weapon| weapon.id.clone()),
        }
    }

    /// What holds for him as a target.
    pub(super) fn exposed(&self, mut situation: Situation) -> Situation {
        for (word, flag) in
            [("cover", "in-cover"), ("concealed", "concealed"), ("prone", "prone"), ("fast", "target-fast-moving")]
        {
            if self.state.iter().any(|known| known == word) {
                situation.state.insert(flag.to_owned());
            }
        }
        situation
    }

    /// Whether he is in or is a vehicle.
    pub(super) fn is_vehicle(&self) -> bool {
        self.state.iter().any(|word| word == "vehicle")
    }
}

/// Whether one die at `Rep` hits a man.
pub(super) fn to_hit(table: &mut Table<'_>, at: &Man, rep: u8, situation: Situation, face: u8) -> Result<bool, Error> {
    let mut dice = crate::dice::Scripted::new([u32::from(face)]);
    let mut situation = at.exposed(situation.rep(rep));
    situation.edition = table.edition;
    situation.state.insert("others".to_owned());
    let check = crate::fng::checks::find("ranged-to-hit", table.edition)?;
    let tested = crate::fng::checks::test(check, &situation, &mut dice, &mut crate::trace::Silent)?;
    Ok(super::step::outcome(&tested)? == "hit")
}

/// Rolls the damage of a hit and tells it.
pub(super) fn damage(table: &mut Table<'_>, man: &Man, blow: Blow) -> Result<State, Error> {
    let figure = man.figure(table.edition)?;
    let harm = Harm::of(table.edition, &figure, blow)?;
    let face = table.d6(format_args!("damage to {} [ranged-damage]", man.name))?;
    let state = harm.of_die(face, figure.hard_as_nails_used);
    table.rolled("ranged-damage", &[face], format!("{}, Impact {}: {state}", man.name, blow.impact));
    Ok(state)
}

/// The effect of a blast on those in it: each figure for itself.
pub(super) fn effect(mission: &mut Mission, number: u16, men: &[Man], table: &mut Table<'_>) -> Result<(), Error> {
    let blast = find(mission, number)?.clone();
    table.note("Damage to Targets", format!("{} {}: {}", blast.what, blast.at, in_circle(&blast)));
    for man in men.iter().filter(|man| !man.is_vehicle()) {
        let hit = if blast.to_hit {
            let face = table.d6(format_args!("{} at {} [shell-effect]", blast.what, man.name))?;
            let hit = to_hit(table, man, blast.rep, Situation::new(table.edition), face)?;
            let total = face + blast.rep;
            table.rolled("shell-effect", &[face], format!("{}: total {total}, {}", man.name, if hit { "hit" } else { "missed" }));
            hit
        } else {
            true
        };
        if hit {
            // Nobody aims at him: no Rep is compared (char-01).
            damage(table, man, Blow::blast(blast.impact, None))?;
        }
    }
    for man in men.iter().filter(|man| man.is_vehicle()) {
        table.note("Damage to Targets", format!("{}: fng main-gun tells what it does to the vehicle", man.name));
    }
    // Napalm burns on, and rolls damage again while it does.
    if blast.to_hit {
        mission.play.blasts.retain(|blast| blast.number != number);
    }
    Ok(())
}

fn in_circle(blast: &Blast) -> String {
    match (blast.circle_in, blast.to_hit) {
        (0, _) => format!("every figure in it, Impact {}", blast.impact),
        (circle, _) => format!("each figure in the {circle} in circle, Rep {}, Impact {}", blast.rep, blast.impact),
    }
}

fn find(mission: &Mission, number: u16) -> Result<&Blast, Error> {
    let blasts = &mission.play.blasts;
    blasts.iter().find(|blast| blast.number == number).ok_or_else(|| {
        let open: Vec<String> = blasts.iter().map(|blast| format!("{} ({})", blast.number, blast.what)).collect();
        let open = if open.is_empty() { "nothing has landed".to_owned() } else { format!("open is {}", open.join(", ")) };
        Error::Usage(format!("there is no blast {number} whose effect is open: {open}"))
    })
}

/// Something lands: its effect is open until those in it are known.
pub(super) fn lands(mission: &mut Mission, mut blast: Blast, table: &mut Table<'_>) -> u16 {
    blast.number = mission.play.number();
    let number = blast.number;
    table.note("Damage to Targets", format!("{} lands {}: blast {number}, {}", blast.what, blast.at, in_circle(&blast)));
    mission.play.blasts.push(blast);
    number
}
