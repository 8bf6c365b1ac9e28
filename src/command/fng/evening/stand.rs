//! `fng stand`: how figures stand, and what they do without fire.

use clap::Args;
use serde::Deserialize;

use super::names;
use crate::command::fng::combat::words::one_or_many;
use crate::command::fng::support::PlayOptions;
use crate::command::{FilterOptions, Group, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::fng::evening::{Does, Stand, StandWord};
use crate::fng::mission::{Mission, MissionStep};
use crate::fng::squads::crews::CrewPlace;
use crate::fng::squads::squad::{Gear, Post};
use crate::question::OpenQuestion;
use crate::voice::option;

/// Says how figures stand, or has them act without fire.
#[derive(Debug, Args, Deserialize)]
pub struct StandCommand {
    /// The mission, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// Who; separate several with commas
    #[arg(long, value_name = "NAME", required = true)]
    #[serde(deserialize_with = "one_or_many")]
    pub figure: Vec<String>,
    /// Their state, or how they left the table
    #[arg(long = "as", value_name = "WORD", value_delimiter = ',')]
    #[serde(default, alias = "as", deserialize_with = "one_or_many")]
    pub stands: Vec<String>,
    /// What they do in their Activation: move, fast-move, reload, ready, set-up (a machine gun), work, wait,
    /// drag, carry or carry-fast (a casualty), pick-up (a weapon), destroy (an installation), capture or kill
    /// (an enemy), flare (launch a pencil flare by night)
    #[arg(long, value_name = "ACTION")]
    #[serde(default)]
    pub does: Option<String>,
    /// What they get ready to throw
    #[arg(long = "what", alias = "readies", value_name = "GEAR", requires = "does")]
    #[serde(default, alias = "what")]
    pub readies: Option<String>,
    /// Whom they carry, drag, capture or kill, or whose weapon they pick up
    #[arg(long = "fallen", value_name = "NAME", requires = "does")]
    #[serde(default, alias = "fallen")]
    pub whom: Option<String>,
    /// The installation they destroy, by its marker
    #[arg(long, value_name = "N", requires = "does")]
    #[serde(default)]
    pub marker: Option<u8>,
    /// The place they cover with fire, or light by a flare: the number of a feature, or words
    #[arg(long, value_name = "PLACE")]
    #[serde(default)]
    pub place: Option<String>,
    /// The group they move with from now on
    #[arg(long, value_name = "NAME")]
    #[serde(default)]
    pub group: Option<String>,
    /// The vehicle they get into; "" to get out of theirs
    #[arg(long, alias = "aboard", value_name = "VEHICLE")]
    #[serde(default)]
    pub vehicle: Option<String>,
    /// Their place in it
    #[arg(long, value_name = "POST")]
    #[serde(default)]
    pub post: Option<String>,
    /// The vehicle has moved more than 4 in this turn: they jump on or off
    #[arg(long, requires = "vehicle")]
    #[serde(default)]
    pub jump: bool,
    /// Leave open who comes into their sight: `play` asks about it next
    #[arg(long, requires = "does")]
    #[serde(default)]
    pub sights: bool,
    /// Secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub play: PlayOptions,
}

impl Subcommand for StandCommand {
    const PATH: &'static [&'static str] = &["fng", "stand"];
    const GROUP: Group = Group::FngMissions;
    const ABOUT: &'static str = "Set figures' states, or have them move, reload or work in their Activation";
    const EXAMPLES: &'static str = examples! {
        "pointman fng stand patrol.json -i --figure Slag,Smith --does move --as cover",
        "pointman fng stand patrol.json -i --figure Slag --does reload",
        "pointman fng stand patrol.json -i --figure Slag --does ready --what grenades   "
            "# to throw one in a later Activation",
        "pointman fng stand patrol.json -i --figure Gunner --does set-up                "
            "# a machine gun that has been moved",
        "pointman fng stand patrol.json -i --figure Slag,Smith --does carry --fallen Hansen --as cover",
        "pointman fng stand patrol.json -i --figure Slag --does pick-up --fallen Hansen   "
            "# the weapon of Hansen",
        "pointman fng stand patrol.json -i --figure Slag --does move --vehicle M-113    # \"\" gets out",
        "pointman fng stand patrol.json -i --figure Slag --does flare --place 'the ford'  "
            "# lights 24 in for a full turn",
        "pointman fng stand patrol.json -i --figure Slag --as flashlight                 "
            "# or red-filter, starlight-scope, light-out",
        "pointman fng stand patrol.json -i --figure Slag --as water                      "
            "# until ashore: he swims before all else",
        "pointman fng stand patrol.json -i --figure Ha --as hidden                      "
            "# correct the table; nobody acts",
    };
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let word = |typed: &String| typed.parse::<StandWord>().map_err(Error::Usage);
        let does = self.does.as_deref().map(str::parse::<Does>).transpose().map_err(Error::Usage)?;
        let says_nothing = self.stands.is_empty()
            && !(self.jump || self.sights)
            && [&self.does, &self.readies, &self.whom, &self.group, &self.vehicle, &self.post]
                .into_iter()
                .all(Option::is_none)
            && self.marker.is_none();
        if says_nothing {
            let who = names(&self.figure).join(" and ");
            let does = OpenQuestion::of("does", format!("what {who} does, or how they stand"), "FNG Actions");
            let ways = [("an action", option("does")), ("a state", option("as").called("stands"))];
            return Err(Error::needs_one_of(does.legal(Does::ALL.map(Does::id)), ways));
        }
        let moves_whom = [Does::Drag, Does::Carry, Does::CarryFast, Does::PickUp, Does::Capture, Does::Kill];
        if self.whom.is_some() && !does.is_some_and(|does| moves_whom.contains(&does)) {
            let does = moves_whom.map(Does::id).join(", ");
            let fallen = option("fallen").called("whom");
            return Err(Error::Usage(format!("{fallen} goes with {does}: it has no effect here")));
        }
        let orders = Stand {
            figures: names(&self.figure),
            stands: self.stands.iter().map(word).collect::<Result<_, _>>()?,
            does,
            readies: self.readies.as_deref().map(Gear::find).transpose()?,
            whom: self.whom.clone(),
            marker: self.marker,
            place: self.place.clone(),
            group: self.group.clone(),
            vehicle: self.vehicle.clone(),
            post: self.post.as_deref().map(place_aboard).transpose()?,
            jump: self.jump,
            packs: does.is_some_and(|does| matches!(does, Does::Move | Does::FastMove))
                || self.vehicle.is_some(),
            sights: self.sights,
            rises_first: self.stands.iter().any(|typed| typed == StandWord::Covering.id()),
            unloads: self.vehicle.is_some(),
        };
        let mission = self.filter.document.open::<Mission>(session)?.document.data;
        mission.are_set_up_by_the_mission(&orders)?;
        self.play.step(&self.filter, "On the table", session, |_| Ok(MissionStep::Stand(orders)))
    }
}

/// The place in a vehicle that `typed` means: one of a crew's, or the whole id of any other post.
fn place_aboard(typed: &str) -> Result<Post, Error> {
    let of_crew = typed.parse::<CrewPlace>().map(CrewPlace::post);
    of_crew.or_else(|why| Post::ALL.into_iter().find(|post| post.id() == typed).ok_or(Error::Usage(why)))
}
