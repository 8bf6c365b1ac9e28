//! `fng muster`: figures come onto the table.

use clap::Args;
use serde::Deserialize;

use crate::command::fng::combat::words::{Roster, Spec, specs};
use crate::command::fng::support::{PlayOptions, SideOption};
use crate::command::{FilterOptions, Group, Outcome, Session, Source, Subcommand};
use crate::error::Error;
use crate::fng::checks::AttributeId;
use crate::fng::evening::MusterOrder;
use crate::fng::mission::{Mission, MissionStep};
use crate::fng::squads::squad::{Advantage, Arms, Figure, Role};
use crate::fng::squads::vehicles::VehicleType;
use crate::fng::support::Who;

/// Brings figures onto the table.
#[derive(Debug, Args, Deserialize)]
pub struct MusterCommand {
    /// The mission, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// A squad that joins: a squad document or a campaign
    #[arg(long = "arrivals", alias = "with", value_name = "FILE")]
    #[serde(default, deserialize_with = "crate::command::one_or_many")]
    pub with: Vec<Source>,
    /// A figure that joins: Nguyen,rep=3,weapon=ak-47
    #[arg(long, value_name = "FIGURE")]
    #[serde(default, deserialize_with = "specs")]
    pub figure: Vec<Spec>,
    /// A vehicle that arrives, such as m-48; name figures to crew it, or its crew is rolled
    #[arg(long, value_name = "VEHICLE")]
    #[serde(default)]
    pub vehicle: Option<String>,
    /// What the vehicle is called
    #[arg(long, value_name = "NAME", requires = "vehicle")]
    #[serde(default)]
    pub called: Option<String>,
    /// The headquarters and the other squads of the platoon, for a Large Action
    #[arg(long, conflicts_with_all = ["with", "figure", "vehicle", "group"])]
    #[serde(default)]
    pub rest_of_platoon: bool,
    /// The group they move with [default: one group per squad]
    #[arg(long, value_name = "NAME")]
    #[serde(default)]
    pub group: Option<String>,
    /// Whose they are
    #[command(flatten)]
    #[serde(flatten)]
    pub side: SideOption,
    /// Secrets and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub play: PlayOptions,
}

impl Subcommand for MusterCommand {
    const PATH: &'static [&'static str] = &["fng", "muster"];
    const GROUP: Group = Group::FngMissions;
    const ABOUT: &'static str = "Bring a squad or single figures onto the table";
    const EXAMPLES: &'static str = examples! {
        "pointman fng muster patrol.json -i --arrivals squad.json",
        "pointman fng muster patrol.json -i --arrivals tour.json                                  "
            "# the squad of a campaign",
        "pointman fng muster patrol.json -i --side enemy --figure Ha,rep=4,weapon=ak-47 --figure "
            "Binh,rep=3,weapon=sks",
        "pointman fng muster patrol.json -i --vehicle m-48 --called Tiger                         "
            "# with a crew of its own",
        "pointman fng muster attack.json -i --rest-of-platoon                                     "
            "# before the first turn of a Large Action",
    };
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let mut figures = Vec::new();
        for source in &self.with {
            let squad = source.squad(session)?;
            figures.extend(squad.figures.iter().map(|man| {
                let mut man = man.clone();
                // Advantages are agreed for a squad; on the table each man has their own.
                if man.star && man.advantages.is_none() && squad.advantages != Advantage::all() {
                    man.advantages = Some(squad.advantages.clone());
                }
                man
            }));
        }
        let mission = self.filter.document.open::<Mission>(session)?.document.data;
        let roster = Roster::empty(mission.play.options.edition());
        let side = self.side.side()?.unwrap_or(Who::Own);
        // A squad of the same men is there twice by a slip, but as a group of its own.
        let is_own_group = self.group.is_some() && !self.with.is_empty();
        let another_squad = is_own_group || mission.are_another_squad(side, &figures);
        let mut unnamed = mission.unnamed(side);
        let mut called = unnamed.next().unwrap_or_default();
        for spec in &self.figure {
            // Nobody moves fast as they come: the word is the Attribute here.
            let mut read = roster.read(spec, &called, &["fast"], &[])?;
            if read.flag("fast") {
                read.figure.attributes.gain(AttributeId::Fast.id());
            }
            if read.figure.name == called {
                called = unnamed.next().unwrap_or_default();
            }
            let mut man = Figure::new(read.figure.name.clone(), read.figure.rep);
            man.attributes.clone_from(&read.figure.attributes);
            man.star = read.figure.star;
            man.role = read.figure.leader.then_some(Role::Leader);
            man.weapon = read.figure.weapon.as_ref().map(|weapon| Arms::of(weapon, false));
            figures.push(man);
        }
        let vehicle = self.vehicle.as_deref().map(VehicleType::find).transpose()?.map(|found| found.id);
        let called = self.called.clone();
        let rest_of_platoon = self.rest_of_platoon;
        let squad = || if another_squad { mission.squad_group(side) } else { "squad".to_owned() };
        let group = self.group.clone().or_else(|| (!self.with.is_empty()).then(squad));
        self.play.step(&self.filter, "On the table", session, |_| {
            Ok(MissionStep::Muster(MusterOrder {
                side,
                group,
                vehicle,
                called,
                figures,
                rest_of_platoon,
                crews_act: true,
                new_names: true,
                digs_in: true,
                another_squad,
                throws_dice: true,
            }))
        })
    }
}
