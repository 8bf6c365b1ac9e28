//! `fng shoot`: one figure shoots.

use clap::Args;
use serde::Deserialize;

use super::told::{Told, tell_fates};
use super::words::{ActorOptions, Roster, Spec, specs};
use super::{CombatOptions, WeaponOptions};
use crate::command::fng::evening::EveningOptions;
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::combat::{Follow, RevealResult, Shoot, ShootRecord, Target, Throw};
use crate::fng::mission::MissionStep;
use crate::fng::squads::deed::Deed;
use crate::render::Report;
use crate::voice::option;

/// One figure shoots.
#[derive(Debug, Args, Deserialize)]
pub struct ShootCommand {
    /// The shot
    #[command(flatten)]
    #[serde(flatten)]
    pub shot: ShotOptions,
    /// The evening that records it
    #[command(flatten)]
    #[serde(flatten)]
    pub evening: EveningOptions,
    /// Edition, squad, odds and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub options: CombatOptions,
}

/// A shot: who, what with, at whom.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct ShotOptions {
    /// A target, in order: cover,rep=3 or Phu,prone,gap=2,in=10,dice=1,lit; `open` for a figure without any
    /// modifier
    #[arg(long, value_name = "FIGURE", required = true)]
    #[serde(deserialize_with = "specs")]
    pub at: Vec<Spec>,
    /// An Unlucky figure within 3 in of the targets, or of target N: Jones or Jones,of=1
    #[arg(long, value_name = "FIGURE")]
    #[serde(deserialize_with = "specs")]
    pub near: Vec<Spec>,
    /// A figure in the back blast of the weapon
    #[arg(long, value_name = "FIGURE")]
    #[serde(deserialize_with = "specs")]
    pub behind: Vec<Spec>,
    /// Who shoots
    #[command(flatten)]
    #[serde(flatten)]
    pub actor: ActorOptions,
    /// What with
    #[command(flatten)]
    #[serde(flatten)]
    pub weapon: WeaponOptions,
    /// Full automatic: the second Target Rating
    #[arg(long, visible_alias = "auto")]
    pub automatic: bool,
    /// How many dice of the Target Rating to use
    #[arg(long, value_name = "N")]
    pub shots: Option<u8>,
    /// Inches to the targets
    #[arg(long = "in", visible_alias = "range", value_name = "INCHES")]
    #[serde(alias = "in")]
    pub inches: Option<u8>,
    /// The shooter is fast moving
    #[arg(long)]
    pub fast: bool,
    /// The weapon has its sniper scope or stock
    #[arg(long)]
    pub scope: bool,
    /// Return fire after passing 1 die on Received Fire, in cover: -1 Rep
    #[arg(long)]
    pub return_fire: bool,
    /// Edition 2: fire after passing 1 die on In Sight: -1 Rep
    #[arg(long)]
    pub in_sight_1: bool,
    /// In a tunnel
    #[arg(long)]
    pub tunnel: bool,
    /// The shooter is hidden: show whether they stay hidden
    #[arg(long)]
    pub hidden: bool,
    /// Night does not hide the targets: a flare burns, or the shooter has a starlight scope
    #[arg(long)]
    pub in_light: bool,
    /// A friend of the targets sees the hidden shooter and does not Duck Back
    #[arg(long, requires = "hidden")]
    pub watched: bool,
}

impl ShotOptions {
    /// The shot these options describe.
    pub(super) fn shot(&self, roster: &Roster) -> Result<Shoot, Error> {
        let mut shooter = self.actor.figure(roster, "shooter", Deed::Fire)?;
        shooter.exposure.fast_moving |= self.fast;
        let weapon = self.weapon.weapon(roster.edition, shooter.weapon.clone(), None)?;
        if self.automatic && weapon.targets_auto.is_none() {
            return Err(Error::refused(
                "FNG Shooting A Weapon",
                format!(
                    "{automatic}: the {} has no second Target Rating, so full automatic has no effect; \
                     leave it out",
                    weapon.name,
                    automatic = option("automatic")
                ),
            ));
        }
        let mut targets = Vec::new();
        for (index, spec) in self.at.iter().enumerate() {
            let read =
                roster.read(spec, &format!("target {}", index + 1), &["lit"], &["gap", "in", "dice"])?;
            targets.push(Target {
                range: read.number("in")?.or(self.inches),
                gap: read.number("gap")?.unwrap_or(0),
                dice: read.number("dice")?,
                lit: read.flag("lit"),
                figure: read.figure,
            });
        }
        let near = roster.bystanders(&self.near)?;
        Ok(Shoot {
            near,
            behind: roster.figures(&self.behind, "behind")?,
            hidden: self.hidden,
            watched: self.watched,
            in_light: self.in_light,
            longer_range: self.scope,
            automatic: self.automatic,
            shots: self.shots,
            return_fire: self.return_fire,
            in_sight_one_pass: self.in_sight_1,
            tunnel: self.tunnel,
            ..Shoot::new(roster.edition, shooter, weapon, targets)
        })
    }
}

impl Subcommand for ShootCommand {
    const PATH: &'static [&'static str] = &["fng", "shoot"];
    const GROUP: Group = Group::FngCombat;
    const ABOUT: &'static str = "Shoot with one figure: hits, damage, ammunition and follow-up checks";
    const EXAMPLES: &'static str = examples! {
        "pointman fng shoot --rep 4 --weapon m-16 --at cover,rep=3 --at open,rep=4 --edition 1",
        "pointman fng shoot --rep 4 --weapon m-16 --auto --at Phu,prone,rep=4 --at Hien,gap=2,rep=4 --odds",
        "pointman fng shoot --rep 5 --attribute crack-shot --weapon springfield --at cover,rep=4 --odds",
        "pointman fng shoot --rep 4 --weapon combat-shotgun --in 2 --at open,rep=4",
        "pointman fng shoot --rep 4 --weapon ak-47 --at Ivan,rep=4 --near Jones,rep=4               "
            "# Jones, Unlucky, may take the hit",
        "pointman fng shoot --rep 4 --weapon sks --hidden --at Dixon,cover,rep=3        "
            "# does the shooter stay hidden?",
        "pointman fng shoot evening.json -i --shooter Slag --at Ha,in=20       "
            "# between figures on the table, recorded in the evening",
        "pointman fng shoot --squad squad.json --shooter Smith --at rep=4,weapon=ak-47   "
            "# shows whether the target is outgunned",
        "pointman fng shoot --rep 4 --class semi-automatic-rifle --targets 3 --impact 2 --at open,rep=4",
    };
    const POSITIONAL: &'static [&'static str] = &["evening"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let shoot = self.shot.shot(&self.evening.roster(&self.options, session)?)?;
        let taken = self.evening.take("Shot", &self.options, &shoot, MissionStep::Shoot, session)?;
        if let Some(outcome) = taken {
            return Ok(outcome);
        }
        self.options.answer(session, |dice, story| shoot.run(dice, story), || shoot.odds())
    }
}

impl Told for ShootRecord {
    fn title(&self) -> String {
        format!("{} fires the {}", self.shooter, self.weapon)
    }

    fn throws(&self) -> Vec<&Throw> {
        self.throws.iter().collect()
    }

    fn ends(&self, report: &mut Report) {
        for shot in &self.shots {
            report.item(
                2,
                match (&shot.at, shot.total) {
                    (Some(at), Some(total)) => {
                        format!(
                            "{} at {at}: total {total}, {}",
                            shot.die,
                            if shot.hit { "hit" } else { "missed" }
                        )
                    }
                    _ => format!("{} on a vacant inch", shot.die),
                },
            );
        }
        tell_fates(&self.targets, report);
        tell_fates(&self.behind, report);
        if self.out_of_ammo {
            report.strong(1, format!("{}: out of ammo", self.shooter));
        }
        match self.reveal {
            Some(RevealResult::StillHidden) => report.item(1, format!("{}: still hidden", self.shooter)),
            Some(RevealResult::RevealedUnlessDuckBack) => {
                report.strong(
                    1,
                    format!("{}: revealed unless the Star who was missed Ducks Back", self.shooter),
                );
            }
            Some(RevealResult::Revealed) => report.strong(1, format!("{}: revealed", self.shooter)),
            None => {}
        }
    }

    fn follows(&self) -> &[Follow] {
        &self.follows
    }
}
