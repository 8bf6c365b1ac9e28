//! `fng recon-by-fire`: a weapon sprays a place that may hide enemies.

use clap::Args;
use serde::Deserialize;

use super::told::{Told, tell_fates};
use super::words::{ActorOptions, Spec, UnluckyOptions, specs};
use super::{CombatOptions, WeaponOptions};
use crate::command::fng::evening::EveningOptions;
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::checks::result_text;
use crate::fng::combat::{Follow, Lying, Recon, ReconRecord, Throw};
use crate::fng::mission::MissionStep;
use crate::fng::squads::deed::Deed;
use crate::render::Report;

/// A weapon sprays a place that may hide enemies.
#[derive(Debug, Args, Deserialize)]
pub struct ReconByFireCommand {
    /// An enemy in the area, in the order they take hits: cover,rep=3; `apart` if more than 3 in from the
    /// others
    #[arg(long, visible_alias = "enemy", value_name = "FIGURE", required_unless_present = "maybe_empty")]
    #[serde(default, deserialize_with = "specs")]
    pub at: Vec<Spec>,
    /// Unlucky figures nearby
    #[command(flatten)]
    #[serde(flatten)]
    pub unlucky: UnluckyOptions,
    /// Who fires
    #[command(flatten)]
    #[serde(flatten)]
    pub actor: ActorOptions,
    /// What with
    #[command(flatten)]
    #[serde(flatten)]
    pub weapon: WeaponOptions,
    /// Full automatic: the second Target Rating
    #[arg(long, visible_alias = "auto")]
    #[serde(default)]
    pub automatic: bool,
    /// Fire even if nobody is there
    #[arg(long)]
    #[serde(default)]
    pub maybe_empty: bool,
    /// The place: the number of a feature, or words
    #[arg(long, value_name = "PLACE")]
    #[serde(default)]
    pub place: Option<String>,
    /// The evening it is written into
    #[command(flatten)]
    #[serde(flatten)]
    pub evening: EveningOptions,
    /// Edition, squad, odds and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub options: CombatOptions,
}

impl Subcommand for ReconByFireCommand {
    const PATH: &'static [&'static str] = &["fng", "recon-by-fire"];
    const GROUP: Group = Group::FngCombat;
    const ABOUT: &'static str = "Fire at a place that may hide enemies: who is found and who is hit";
    const EXAMPLES: &'static str = examples! {
        "pointman fng recon-by-fire --rep 4 --weapon usa-m-60 --at cover,rep=4 --at concealed,rep=3",
        "pointman fng recon-by-fire --rep 5 --weapon usa-bar --at Phu,cover,rep=4 --odds",
        "pointman fng recon-by-fire --rep 4 --weapon usa-m-60 --at Phu,cover,rep=4 --unlucky Hien,rep=4   "
            "# who may take a hit",
    };
    const POSITIONAL: &'static [&'static str] = &["evening"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let roster = self.evening.roster(&self.options, session)?;
        let shooter = self.actor.figure(&roster, "shooter", Deed::Fire)?;
        let weapon = self.weapon.weapon(roster.edition, shooter.weapon.clone(), None)?;
        let (enemies, unlucky) = roster.crowd(&self.at, "enemy", &self.unlucky.unlucky)?;
        let recon = Recon {
            edition: roster.edition,
            shooter,
            weapon,
            automatic: self.automatic,
            enemies,
            unlucky,
            maybe_empty: self.maybe_empty,
            place: self.place.clone(),
            lying: Lying::default(),
        };
        let taken = self.evening.take("Recon By Fire", &self.options, &recon, MissionStep::Recon, session)?;
        if let Some(outcome) = taken {
            return Ok(outcome);
        }
        self.options.answer(session, |dice, story| recon.run(dice, story), || recon.odds())
    }
}

impl Told for ReconRecord {
    fn title(&self) -> String {
        format!("{}: Recon By Fire", self.shooter)
    }

    fn throws(&self) -> Vec<&Throw> {
        self.throws.iter().collect()
    }

    fn ends(&self, report: &mut Report) {
        let kept: Vec<String> = self.kept.iter().map(ToString::to_string).collect();
        report.item(
            1,
            if kept.is_empty() {
                "no hits kept".to_owned()
            } else {
                format!("hits kept: {}", kept.join(", "))
            },
        );
        for enemy in &self.enemies {
            if enemy.hidden && enemy.fate.hits == 0 {
                report.item(1, format!("{}: stays hidden", enemy.fate.name));
            } else {
                let found = if enemy.hidden {
                    "hidden, and hit".to_owned()
                } else {
                    format!("spotted; {}", result_text(&enemy.received_fire))
                };
                report.strong(1, format!("{}: {found}", enemy.fate.name));
                tell_fates(std::slice::from_ref(&enemy.fate), report);
            }
        }
        tell_fates(&self.near, report);
        if self.out_of_ammo {
            report.strong(1, format!("{}: out of ammo", self.shooter));
        }
    }

    fn follows(&self) -> &[Follow] {
        &self.follows
    }
}
