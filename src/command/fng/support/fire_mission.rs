//! `fng fire-mission`: mortars and artillery.

use clap::Args;
use serde::Deserialize;

use super::{CallOptions, PlayOptions, word};
use crate::command::fng::combat::words::{Spec, one_or_many, specs};
use crate::command::fng::evening::AnswerOptions;
use crate::command::{FilterOptions, Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::mission::MissionStep;
use crate::fng::support::FireOrders;

/// Declares and fires Fire Missions.
#[derive(Debug, Args, Deserialize)]
pub struct FireMissionCommand {
    /// The mission, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// Declare a Fire Mission
    #[arg(long, value_name = "WHAT")]
    #[serde(default)]
    pub declare: Option<String>,
    /// The target; with --number, a new target, which takes a turn
    #[arg(long = "aim", alias = "target", value_name = "WORDS")]
    #[serde(default)]
    pub target: Option<String>,
    /// The rounds [default: he]
    #[arg(long, value_name = "LOAD")]
    #[serde(default)]
    pub load: Option<String>,
    /// Men short of a full crew
    #[arg(long, value_name = "N", default_value_t = 0)]
    #[serde(default)]
    pub crew_short: u8,
    /// Rounds declared [default: the rate of fire]
    #[arg(long, value_name = "N")]
    #[serde(default)]
    pub rounds: Option<u8>,
    /// The crew sees its target: no spotting round
    #[arg(long)]
    #[serde(default)]
    pub direct: bool,
    /// The tube is off the table
    #[arg(long)]
    #[serde(default)]
    pub off_table: bool,
    /// Inches from the tube to the target
    #[arg(long, value_name = "INCHES")]
    #[serde(default)]
    pub range: Option<u16>,
    /// Inches from the target to the nearest friendly figure
    #[arg(long, value_name = "INCHES")]
    #[serde(default)]
    pub friends: Option<u16>,
    /// Final protective fire, with the enemy this many inches from your soldiers
    #[arg(long, value_name = "INCHES")]
    #[serde(default)]
    pub final_protective: Option<u16>,
    /// How the spotter reaches the crew the first time: shout (up to 6 in), radio or signal
    #[arg(long, value_name = "HOW")]
    #[serde(default)]
    pub reached_by: Option<String>,
    /// A card lets the side call it (sup-01)
    #[arg(long)]
    #[serde(default)]
    pub card: bool,
    /// Who calls, and whose call it is
    #[command(flatten)]
    #[serde(flatten)]
    pub call: CallOptions,
    /// Fire this mission: spotting rounds until the spotter sees one, then rounds for effect
    #[arg(long = "number", alias = "mission", value_name = "N")]
    #[serde(default)]
    pub mission: Option<u16>,
    /// Rounds to fire now [default: 1]
    #[arg(long, value_name = "N")]
    #[serde(default)]
    pub fire: Option<u8>,
    /// The spotter did not see the last spotting round: fire another
    #[arg(long)]
    #[serde(default)]
    pub unseen: bool,
    /// Fire in reaction, for tubes on the table
    #[arg(long)]
    #[serde(default)]
    pub reaction: bool,
    /// End the mission
    #[arg(long)]
    #[serde(default)]
    pub cancel: bool,
    /// Roll the effect of this blast on the figures in it
    #[arg(long, value_name = "N")]
    #[serde(default)]
    pub effect: Option<u16>,
    /// A figure in the circle: Phu,rep=3,cover; `vehicle` for a vehicle
    #[arg(long, value_name = "FIGURE")]
    #[serde(default, deserialize_with = "specs")]
    pub at: Vec<Spec>,
    /// A vehicle of the evening in the blast
    #[arg(long, value_name = "VEHICLE", requires = "effect")]
    #[serde(default, deserialize_with = "one_or_many")]
    pub vehicle: Vec<String>,
    /// Place the cloud of a thrown smoke grenade here, without a Fire Mission
    #[arg(long, value_name = "WORDS")]
    #[serde(default)]
    pub smoke_grenade: Option<String>,
    /// Who throws the smoke grenade they have ready, in their Activation
    #[arg(long, value_name = "FIGURE", requires = "smoke_grenade")]
    #[serde(default)]
    pub by: Option<String>,
    /// Answers
    #[command(flatten)]
    #[serde(flatten)]
    pub answers: AnswerOptions,
    /// Secrets, squad and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub play: PlayOptions,
}

impl Subcommand for FireMissionCommand {
    const PATH: &'static [&'static str] = &["fng", "fire-mission"];
    const GROUP: Group = Group::FngSupport;
    const ABOUT: &'static str = "Declare and fire mortars and artillery, and roll the effect of their rounds";
    const EXAMPLES: &'static str = "\
pointman fng fire-mission patrol.json -i --declare light-mortar --aim 'the hootch' --range 40
pointman fng fire-mission patrol.json -i --number 1                     # the spotting round
pointman fng fire-mission patrol.json -i --number 1 --fire 2            # the spotter saw it
pointman fng fire-mission patrol.json -i --effect 2 --at Phu,rep=3,cover --at rep=4
pointman fng fire-mission patrol.json -i --effect 2 --vehicle Mule
pointman fng fire-mission patrol.json -i --smoke-grenade 'the gate' --by Miller   # made ready before";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        self.play.step(&self.filter, "Fire Mission", session, |roster| {
            let orders = FireOrders {
                declare: self.declare.as_deref().map(|tube| word("tube", tube)).transpose()?,
                side: self.call.whose.side()?,
                target: self.target.clone(),
                load: self.load.as_deref().map(|load| word("load", load)).transpose()?.unwrap_or_default(),
                crew_short: self.crew_short,
                rounds: self.rounds,
                direct: self.direct,
                off_table: self.off_table,
                range: self.range,
                friends: self.friends,
                final_protective: self.final_protective,
                reach: self.reached_by.as_deref().map(|reach| word("reached-by", reach)).transpose()?,
                card: self.card,
                call: self.call.call(roster)?,
                mission: self.mission,
                fire: self.fire,
                unseen: self.unseen,
                cancel: self.cancel,
                reaction: self.reaction,
                effect: self.effect,
                at: self.play.men(&self.at, "figure", roster)?,
                vehicles: self.vehicle.clone(),
                smoke_grenade: self.smoke_grenade.clone(),
                thrower: self.by.clone(),
                answers: self.answers.answers()?,
            };
            Ok(MissionStep::Fire(orders))
        })
    }
}
