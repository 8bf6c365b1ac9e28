//! `fng grenade`: a grenade, satchel charge or launched round.

use clap::Args;
use serde::Deserialize;

use super::told::{Told, tell_fates};
use super::words::{ActorOptions, Spec, UnluckyOptions, specs};
use super::{CombatOptions, WeaponOptions};
use crate::command::fng::evening::EveningOptions;
use crate::command::{Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::combat::{Follow, Grenade, GrenadeOutcome as Ending, GrenadeRecord, Throw, Throwing};
use crate::fng::mission::MissionStep;
use crate::fng::squads::deed::Deed;
use crate::fng::squads::squad::Gear;
use crate::fng::squads::weapons::WeaponClass;
use crate::render::Report;

/// A grenade, satchel charge or launched round.
#[derive(Debug, Args, Deserialize)]
pub struct GrenadeCommand {
    /// A figure in the circle around the spot: cover,rep=3; `apart` if more than 3 in from the others
    #[arg(long, value_name = "FIGURE")]
    #[serde(default, deserialize_with = "specs")]
    pub at: Vec<Spec>,
    /// A figure of the next closest group to the target, friend or enemy
    #[arg(long, value_name = "FIGURE")]
    #[serde(default, deserialize_with = "specs")]
    pub other: Vec<Spec>,
    /// A figure in the circle around the thrower, in danger from a fumble
    #[arg(long, value_name = "FIGURE")]
    #[serde(default, deserialize_with = "specs")]
    pub near: Vec<Spec>,
    /// Unlucky figures nearby
    #[command(flatten)]
    #[serde(flatten)]
    pub unlucky: UnluckyOptions,
    /// Who throws
    #[command(flatten)]
    #[serde(flatten)]
    pub actor: ActorOptions,
    /// The weapon [default: what the figure has readied or is armed with, else a grenade]
    #[command(flatten)]
    #[serde(flatten)]
    pub weapon: WeaponOptions,
    /// Dropped over a wall, through a window, rolled into a room: Bombs Away
    #[arg(long, visible_alias = "bombs-away", conflicts_with_all = ["launch", "place"])]
    #[serde(default)]
    pub drop: bool,
    /// Launched from a rifle: an anti-tank grenade that could also be tossed
    #[arg(long, conflicts_with = "place")]
    #[serde(default)]
    pub launch: bool,
    /// A charge is placed, not thrown
    #[arg(long = "placed", alias = "place")]
    #[serde(default)]
    pub place: bool,
    /// Inches to the spot
    #[arg(long = "in", visible_alias = "range", value_name = "INCHES")]
    #[serde(default, alias = "in")]
    pub inches: Option<u8>,
    /// In a tunnel
    #[arg(long)]
    #[serde(default)]
    pub tunnel: bool,
    /// Athletes do not try to throw it back
    #[arg(long)]
    #[serde(default)]
    pub no_throw_back: bool,
    /// A figure in the back blast of the weapon
    #[arg(long, value_name = "FIGURE")]
    #[serde(default, deserialize_with = "specs")]
    pub behind: Vec<Spec>,
    /// The evening that records it
    #[command(flatten)]
    #[serde(flatten)]
    pub evening: EveningOptions,
    /// Edition, squad, odds and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub options: CombatOptions,
}

impl Subcommand for GrenadeCommand {
    const PATH: &'static [&'static str] = &["fng", "grenade"];
    const GROUP: Group = Group::FngCombat;
    const ABOUT: &'static str = "Throw, drop or launch a grenade: where it lands and everyone it hits";
    const EXAMPLES: &'static str = examples! {
        "pointman fng grenade --rep 4 --at cover,rep=4 --at rep=4 --at rep=3 --near Smith,rep=3",
        "pointman fng grenade --rep 4 --drop --at rep=4 --odds                     # Bombs Away into a room",
        "pointman fng grenade --rep 4 --weapon m-79-he --in 15 --at open,rep=4 --at open,rep=4 --attribute "
            "grenadier",
        "pointman fng grenade --rep 4 --weapon molotov --at rep=4",
        "pointman fng grenade --rep 4 --at Ivan,rep=4 --at Phu,rep=4 --unlucky Jones,rep=4            "
            "# Jones, Unlucky, may take a hit",
        "pointman fng grenade --rep 4 --at Smith,athlete,rep=4 --rolls 5,3,4,5     # Smith throws it back",
    };
    const POSITIONAL: &'static [&'static str] = &["evening"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let roster = self.evening.roster(&self.options, session)?;
        let thrower = self.actor.figure(&roster, "thrower", Deed::Throw)?;
        let soldier = roster.company().and_then(|company| company.get(&thrower.name));
        // What was readied is thrown; else what they are armed with, if that bursts.
        let readied = soldier.and_then(|soldier| soldier.readied).filter(|_| !self.launch);
        let own = thrower.weapon.clone().filter(|own| own.circle.is_some() && readied.is_none());
        let own = own.filter(|own| !(self.drop || self.place) || own.class.is_thrown());
        let charge = readied == Some(Gear::SatchelCharge);
        let otherwise = if charge { WeaponClass::SatchelCharge } else { WeaponClass::Grenade };
        let weapon = self.weapon.weapon(roster.edition, own, Some(otherwise.id()))?;
        let (targets, unlucky) = roster.crowd(&self.at, "target", &self.unlucky.unlucky)?;
        let mut grenade = Grenade::new(roster.edition, thrower, weapon, targets);
        grenade.unlucky = unlucky;
        if self.drop {
            grenade.throwing = Throwing::BombsAway;
        } else if self.launch {
            grenade.throwing = Throwing::Launched;
        } else if self.place {
            grenade.throwing = Throwing::Placed;
        }
        grenade.range = self.inches;
        grenade.tunnel = self.tunnel;
        grenade.other_group = roster.figures(&self.other, "other")?;
        grenade.near_thrower = roster.figures(&self.near, "near")?;
        grenade.throw_back = !self.no_throw_back;
        grenade.from_hand = true;
        grenade.behind = roster.figures(&self.behind, "behind")?;
        let taken = self.evening.take("Grenade", &self.options, &grenade, MissionStep::Grenade, session)?;
        if let Some(outcome) = taken {
            return Ok(outcome);
        }
        self.options.answer(session, |dice, story| grenade.run(dice, story), || grenade.odds())
    }
}

impl Told for GrenadeRecord {
    fn title(&self) -> String {
        let does = match self.throwing {
            Throwing::Thrown => "throws",
            Throwing::Launched => "launches",
            Throwing::BombsAway => "drops",
            Throwing::Placed => "places",
        };
        format!("{} {does} the {}", self.thrower, self.weapon)
    }

    fn throws(&self) -> Vec<&Throw> {
        self.throws.iter().collect()
    }

    fn ends(&self, report: &mut Report) {
        if let Some(name) = &self.thrown_back_by {
            report.strong(1, format!("{name} throws it back"));
        }
        report.strong(
            1,
            match (self.outcome, self.total) {
                (Ending::OnTheSpot, Some(total)) => format!("bursts on the spot, total {total}"),
                (Ending::OnTheSpot, None) => "bursts on the spot".to_owned(),
                (Ending::Harmless, _) => "explodes harmlessly".to_owned(),
                (Ending::Dud, _) => "a dud".to_owned(),
                (Ending::OtherGroup, _) => "bursts on the other group".to_owned(),
                (Ending::Fumble, _) => "fumbled: it bursts at the thrower's feet".to_owned(),
            },
        );
        tell_fates(&self.figures, report);
        tell_fates(&self.behind, report);
    }

    fn follows(&self) -> &[Follow] {
        &self.follows
    }
}
