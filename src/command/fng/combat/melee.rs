//! `fng melee`: a round of melee.

use clap::Args;
use serde::Deserialize;

use super::CombatOptions;
use super::told::{Told, tell_fates};
use super::words::{FigureRead, Roster, Spec, specs};
use crate::command::fng::evening::EveningOptions;
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::combat::{Fighter, Follow, Melee, MeleeRecord, Surprised, Throw};
use crate::fng::mission::MissionStep;
use crate::fng::squads::deed::Deed;
use crate::fng::squads::weapons::Weapon;
use crate::names;
use crate::render::Report;
use crate::voice::option;

/// A round of melee.
#[derive(Debug, Args, Deserialize)]
pub struct MeleeCommand {
    /// One of your figures: Barnes,rep=4,weapon=bayonet; the weapon is knife, bayonet, none, or any other
    /// (Impact 0)
    #[arg(long, visible_alias = "us", value_name = "FIGURE", required = true)]
    #[serde(deserialize_with = "specs")]
    pub ours: Vec<Spec>,
    /// One of theirs; also surprised=2|1|0 (passes on Surprise), swimming, slight-trouble, prone
    #[arg(long, visible_alias = "them", value_name = "FIGURE", required = true)]
    #[serde(deserialize_with = "specs")]
    pub theirs: Vec<Spec>,
    /// Who is in contact with whom, by number: 1-1,1-2,2-2 [default: everyone with everyone]
    #[arg(long, value_name = "A-B", value_delimiter = ',')]
    #[serde(default)]
    pub contact: Vec<String>,
    /// The evening that records it
    #[command(flatten)]
    #[serde(flatten)]
    pub evening: EveningOptions,
    /// Edition, squad, odds and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub options: CombatOptions,
}

/// Words for a fighter that need no value.
const FLAGS: [&str; 2] = ["swimming", "slight-trouble"];
/// Words for a fighter that take a value.
const VALUES: [&str; 2] = ["weapon", "surprised"];
/// Hand weapons as a person calls them.
const HANDS: [(&str, &str); 4] = [
    ("knife", "hand-held-knife-bayonet"),
    ("hand-held-bayonet", "hand-held-knife-bayonet"),
    ("bayonet", "fixed-bayonet-sword"),
    ("sword", "fixed-bayonet-sword"),
];

impl Subcommand for MeleeCommand {
    const PATH: &'static [&'static str] = &["fng", "melee"];
    const GROUP: Group = Group::FngCombat;
    const ABOUT: &'static str = "Fight a round of melee: every figure in contact, pair by pair";
    const EXAMPLES: &'static str = examples! {
        "pointman fng melee --us Barnes,rep=4,weapon=bayonet --them Vang,rep=4,weapon=knife --rolls "
            "3,1,5,2,4",
        "pointman fng melee --us rep=5,weapon=knife --them rep=3 --them rep=4,weapon=bayonet --edition 2 "
            "--odds",
        "pointman fng melee --us Smith,brawler,rep=4 --us Jones,rep=4 --them Phu,surprised=1,rep=4 --them "
            "Hien,rep=4 --contact 1-1,2-1,2-2",
    };
    const POSITIONAL: &'static [&'static str] = &["evening"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let roster = self.evening.roster(&self.options, session)?;
        let side = |specs: &[Spec], name: &str| -> Result<Vec<Fighter>, Error> {
            specs
                .iter()
                .enumerate()
                .map(|(index, spec)| fighter(&roster, spec, &format!("{name} {}", index + 1)))
                .collect()
        };
        let melee = Melee {
            edition: roster.edition,
            ours: side(&self.ours, "ours")?,
            theirs: side(&self.theirs, "theirs")?,
            contacts: self.contact.iter().map(|text| pair(text)).collect::<Result<_, _>>()?,
        };
        let taken = self.evening.take("Melee", &self.options, &melee, MissionStep::Melee, session)?;
        if let Some(outcome) = taken {
            return Ok(outcome);
        }
        self.options.answer(session, |dice, story| melee.run(dice, story), || melee.odds())
    }
}

fn fighter(roster: &Roster, spec: &Spec, name: &str) -> Result<Fighter, Error> {
    let read = roster.read(spec, name, &FLAGS, &VALUES)?;
    read.may(Deed::Melee)?;
    let weapon = hand_weapon(roster, &read)?;
    let surprised = match read.text("surprised") {
        None => None,
        Some("2") => Some(Surprised::TwoPasses),
        Some("1") => Some(Surprised::OnePass),
        Some("0") => Some(Surprised::NoPass),
        Some(other) => {
            return Err(Error::Usage(format!("surprised={other}: give the passes on Surprise, 0 to 2")));
        }
    };
    let (swimming, slight_trouble) = (read.flag("swimming"), read.flag("slight-trouble"));
    Ok(Fighter { surprised, swimming, slight_trouble, ..Fighter::new(read.figure, weapon) })
}

/// The weapon they fight with; their own of the squad, or none, if nothing is said.
fn hand_weapon(roster: &Roster, read: &FigureRead) -> Result<Option<Weapon>, Error> {
    let Some(typed) = read.text("weapon") else { return Ok(read.figure.weapon.clone()) };
    if typed == "none" {
        return Ok(None);
    }
    let hands = HANDS.map(|(name, _)| name);
    let id = names::resolve("weapon", typed, &hands).map_or(typed, |index| HANDS[index].1);
    Ok(Some(Weapon::find(id, roster.edition)?.clone()))
}

fn pair(text: &str) -> Result<(usize, usize), Error> {
    let number = |text: &str| text.trim().parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let both = text.split_once('-').and_then(|(ours, theirs)| Some((number(ours)?, number(theirs)?)));
    both.ok_or_else(|| {
        Error::Usage(format!(
            "{contact} {text}: give one of your figures and one of theirs by number, such as 1-2",
            contact = option("contact")
        ))
    })
}

impl Told for MeleeRecord {
    fn title(&self) -> String {
        "Melee".to_owned()
    }

    fn throws(&self) -> Vec<&Throw> {
        self.throws.iter().collect()
    }

    fn ends(&self, report: &mut Report) {
        for pair in &self.pairs {
            let result = match &pair.winner {
                Some(winner) => format!("{winner} wins by {}", pair.by),
                None => "the melee goes on".to_owned(),
            };
            report.item(
                2,
                format!(
                    "{} passes {} (at {}), {} passes {} (at {}): {result}",
                    pair.ours,
                    pair.our_passes,
                    pair.our_target,
                    pair.theirs,
                    pair.their_passes,
                    pair.their_target
                ),
            );
        }
        tell_fates(&self.fighters, report);
    }

    fn follows(&self) -> &[Follow] {
        &self.follows
    }
}
