//! `fng in-sight-order`: who fires when after In Sight.

use clap::Args;
use serde::Deserialize;

use super::CombatOptions;
use super::told::Told;
use super::words::{Roster, Spec, specs};
use crate::command::{Group, Outcome, Session, Source, Subcommand};
use crate::error::Error;
use crate::fng::checks::Flag;
use crate::fng::combat::{Follow, InSightOrder, InSightOrderRecord, OrderPlace, Priority, Tester, Throw};
use crate::fng::mission::Mission;
use crate::fng::squads::deed::Deed;
use crate::render::Report;

/// Who fires when after In Sight.
#[derive(Debug, Args, Deserialize)]
pub struct InSightOrderCommand {
    /// A figure taking the check: Phu,rep=4 or Smith,moving,active,passes=1; also hidden, with-leader,
    /// covering-fire, stealthy-target, stealthy-target-concealed, sapper, ambush, out-of-range, at=Phu
    #[arg(long, visible_alias = "at", value_name = "FIGURE", required = true)]
    #[serde(deserialize_with = "specs")]
    pub tester: Vec<Spec>,
    /// An evening: take figures from it by name, with how they stand. Nothing is recorded in it: fng exchange
    /// has the checks taken there
    #[arg(value_name = "EVENING")]
    #[serde(default)]
    pub evening: Option<Source>,
    /// Edition, squad, odds and dice
    #[command(flatten)]
    #[serde(flatten)]
    pub options: CombatOptions,
}

/// Words for a tester that need no value.
const FLAGS: [&str; 11] = [
    "moving",
    "stationary",
    "hidden",
    "with-leader",
    "active",
    "covering-fire",
    "stealthy-target",
    "stealthy-target-concealed",
    "sapper",
    "ambush",
    "out-of-range",
];

impl Subcommand for InSightOrderCommand {
    const PATH: &'static [&'static str] = &["fng", "in-sight-order"];
    const GROUP: Group = Group::FngCombat;
    const ABOUT: &'static str = "Take or enter In Sight checks and show who fires when";
    const EXAMPLES: &'static str = examples! {
        "pointman fng in-sight-order --tester Smith,moving,active,rep=4 --tester Jones,moving,active,rep=4 "
            "--tester Phu,rep=4 --tester Nguyen,hidden,rep=4",
        "pointman fng in-sight-order --tester Smith,rep=4,passes=2 --tester Jones,rep=5,passes=1,moving     "
            "# rolled at the table",
        "pointman fng in-sight-order evening.json --tester Smith,moving --tester Ha",
        "pointman fng in-sight-order --edition 2 --tester Phu,rep=3 --tester Hien,hidden,rep=4 --odds",
    };
    const POSITIONAL: &'static [&'static str] = &["tester"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let roster = match &self.evening {
            Some(evening) => {
                let mission = evening.open::<Mission>(session)?.document.data;
                let (edition, squad) = (self.options.edition, self.options.squad.as_ref());
                Roster::of_evening(&mission, edition, squad, session)?.with_vehicles(mission)
            }
            None => self.options.roster(session)?,
        };
        let tester = |(index, spec): (usize, &Spec)| {
            let read = roster.read(spec, &format!("figure {}", index + 1), &FLAGS, &["passes", "at"])?;
            read.may(Deed::React)?;
            let mission = roster.mission();
            let soldier = mission.and_then(|mission| mission.company.get(&read.figure.name));
            let acts = mission.and_then(Mission::acting_side);
            Ok::<_, Error>(Tester {
                passes: read.number("passes")?,
                moving: read.flag("moving"),
                hidden: read.flag("hidden") || soldier.is_some_and(|soldier| soldier.is(Flag::Hidden)),
                with_leader: read.flag("with-leader"),
                active: read.flag("active") || soldier.is_some_and(|soldier| acts == Some(soldier.side)),
                covering_fire: read.flag("covering-fire") || soldier.is_some_and(|soldier| soldier.covering),
                stealthy_target: read.flag("stealthy-target"),
                stealthy_concealed: read.flag("stealthy-target-concealed"),
                sapper: read.flag("sapper"),
                out_of_range: read.flag("out-of-range"),
                ambush: read.flag("ambush"),
                target: read.text("at").map(str::to_owned),
                vehicle: None,
                buttoned_up: false,
                figure: read.figure,
            })
        };
        let testers = self.tester.iter().enumerate().map(tester).collect::<Result<_, _>>()?;
        let order = InSightOrder { edition: roster.edition, testers };
        self.options.answer(session, |dice, story| order.run(dice, story), || order.odds())
    }
}

fn place(place: &OrderPlace) -> String {
    let passes = place.passes.map_or(String::new(), |passes| format!(" (passes {passes})"));
    let does = match place.priority {
        Priority::Fires => "fires",
        Priority::FiresAtMinusOne => "fires at -1 Rep",
        Priority::MayHold => "fires, or holds and fires at any time in the opponent's move",
        Priority::MayHoldToLast => "fires, or holds until everyone else has fired",
        Priority::MayHoldToLastAtMinusOne => "fires at -1 Rep, or holds until everyone else has fired",
        Priority::DoesNotFire if place.may_fire_afterwards => {
            "does not fire in reaction; may fire as an action of its own afterwards"
        }
        Priority::DoesNotFire => "does not fire",
        Priority::NoCheck => "takes no check",
    };
    format!("{}{passes}: {does}", place.name)
}

impl Told for InSightOrderRecord {
    fn title(&self) -> String {
        "In Sight: the order of fire".to_owned()
    }

    fn throws(&self) -> Vec<&Throw> {
        self.throws.iter().collect()
    }

    fn ends(&self, report: &mut Report) {
        for (index, moment) in self.order.iter().enumerate() {
            for one in moment {
                report.strong(1, format!("{}. {}", index + 1, place(one)));
            }
        }
        for one in &self.silent {
            report.item(1, place(one));
        }
        for group in &self.together {
            report.aside(
                1,
                format!("{} fire at one target with the same passes: resolved together", group.join(", ")),
            );
        }
    }

    fn follows(&self) -> &[Follow] {
        &[]
    }
}
