//! The list of commands, and the two ways of calling each: from the command line and from a script.

use std::sync::OnceLock;

use clap::ArgMatches;
use serde_json::{Map, Value};

use super::{
    Outcome, Session, Subcommand, adjust, campaign_advance, campaign_buy, campaign_chronicle,
    campaign_finish, campaign_length, campaign_mission, campaign_new, campaign_report_template,
    campaign_show, fitl, fng_combat, fng_mission, fng_play, fng_roster, fng_squad, fng_test, fng_tunnels,
    generate_mission, log, odds, replay, roll, schema, undo, validate,
};
use crate::error::Error;
use crate::names;
use crate::refused_value::{self, RefusedValue};

/// Every command. The command line, the script functions, the completions and the man pages are made from
/// this list.
#[rustfmt::skip]
pub static ENTRIES: &[Entry] = &[
    Entry::of::<fng_combat::BuildingCommand>(),
    Entry::of::<fng_combat::CloseAssaultCommand>(),
    Entry::of::<fng_combat::CoveringFireCommand>(),
    Entry::of::<fng_combat::CrewCommand>(),
    Entry::of::<fng_combat::FlameCommand>(),
    Entry::of::<fng_combat::GrenadeCommand>(),
    Entry::of::<fng_combat::GroupCommand>(),
    Entry::of::<fng_combat::InSightOrderCommand>(),
    Entry::of::<fng_combat::MainGunCommand>(),
    Entry::of::<fng_combat::MedicCommand>(),
    Entry::of::<fng_combat::MeleeCommand>(),
    Entry::of::<fng_combat::MoveCommand>(),
    Entry::of::<fng_combat::ReconByFireCommand>(),
    Entry::of::<fng_combat::RecoveryCommand>(),
    Entry::of::<fng_combat::ReputationCommand>(),
    Entry::of::<fng_roster::FngRoster>(),
    Entry::of::<fng_combat::ShootCommand>(),
    Entry::of::<fng_mission::BriefingCommand>(),
    Entry::of::<fng_mission::RevealCommand>(),
    Entry::of::<fng_play::ActivationCommand>(),
    Entry::of::<fng_play::AirRunCommand>(),
    Entry::of::<fng_play::ContactCommand>(),
    Entry::of::<fng_play::FireMissionCommand>(),
    Entry::of::<fng_play::HelicopterCommand>(),
    Entry::of::<fng_play::RadioCommand>(),
    Entry::of::<fng_play::ReinforceCommand>(),
    Entry::of::<fng_play::RequestCommand>(),
    Entry::of::<fng_play::SniperCommand>(),
    Entry::of::<fng_squad::FngSquad>(),
    Entry::of::<fng_tunnels::TrapShowCommand>(),
    Entry::of::<fng_tunnels::TrapPlaceCommand>(),
    Entry::of::<fng_tunnels::TrapTripCommand>(),
    Entry::of::<fng_tunnels::TrapSpringCommand>(),
    Entry::of::<fng_tunnels::TrapDisarmCommand>(),
    Entry::of::<fng_tunnels::TrapClearCommand>(),
    Entry::of::<fng_tunnels::TrapTurnCommand>(),
    Entry::of::<fng_tunnels::TunnelShowCommand>(),
    Entry::of::<fng_tunnels::TunnelPlaceCommand>(),
    Entry::of::<fng_tunnels::TunnelSpotCommand>(),
    Entry::of::<fng_tunnels::TunnelMoveCommand>(),
    Entry::of::<fng_tunnels::TunnelTurnCommand>(),
    Entry::of::<fng_tunnels::TunnelBlastCommand>(),
    Entry::of::<fng_tunnels::TunnelSmokeCommand>(),
    Entry::of::<fng_tunnels::TunnelEnterCommand>(),
    Entry::of::<fng_tunnels::TunnelAdvanceCommand>(),
    Entry::of::<fng_tunnels::TunnelSearchCommand>(),
    Entry::of::<fng_tunnels::TunnelSettleCommand>(),
    Entry::of::<fng_tunnels::TunnelShotCommand>(),
    Entry::of::<fng_tunnels::TunnelLeaveCommand>(),
    Entry::of::<fng_test::FngTest>(),
    Entry::of::<odds::OddsCommand>(),
    Entry::of::<roll::RollCommand>(),
    Entry::of::<validate::Validate>(),
    Entry::of::<schema::Schema>(),
    Entry::of::<log::Log>(),
    Entry::of::<undo::Undo>(),
    Entry::of::<replay::Replay>(),
    Entry::of::<adjust::Adjust>(),
    Entry::of::<generate_mission::GenerateMission>(),
    Entry::of::<campaign_new::CampaignNew>(),
    Entry::of::<campaign_show::CampaignShow>(),
    Entry::of::<campaign_chronicle::CampaignChronicle>(),
    Entry::of::<campaign_mission::CampaignMission>(),
    Entry::of::<campaign_report_template::CampaignReportTemplate>(),
    Entry::of::<campaign_finish::CampaignFinish>(),
    Entry::of::<campaign_buy::CampaignBuy>(),
    Entry::of::<campaign_length::CampaignLength>(),
    Entry::of::<campaign_advance::CampaignAdvance>(),
    Entry::of::<fitl::FitlNew>(),
    Entry::of::<fitl::FitlShow>(),
    Entry::of::<fitl::FitlMap>(),
    Entry::of::<fitl::FitlNext>(),
    Entry::of::<fitl::FitlOptions>(),
    Entry::of::<fitl::FitlCard>(),
    Entry::of::<fitl::FitlDraw>(),
    Entry::of::<fitl::FitlAct>(),
    Entry::of::<fitl::FitlPivotal>(),
    Entry::of::<fitl::FitlCoup>(),
    Entry::of::<fitl::FitlAdjust>(),
    Entry::of::<fitl::FitlCardInfo>(),
    Entry::of::<fitl::TrungTurnCommand>(),
    Entry::of::<fitl::Simulate>(),
];

/// One command of the list.
pub struct Entry {
    /// Its words on the command line.
    pub path: &'static [&'static str],
    /// What it does, in one line.
    pub about: &'static str,
    /// Command lines that show it.
    pub examples: &'static str,
    /// The options a script may give by position.
    pub positional: &'static [&'static str],
    /// Adds its options to a command of the command line.
    pub augment: fn(clap::Command) -> clap::Command,
    run: fn(&ArgMatches, &mut Session) -> Result<Outcome, Error>,
    call: fn(Value, &mut Session) -> Result<Outcome, Error>,
}

impl Entry {
    const fn of<C: Subcommand>() -> Self {
        Entry {
            path: C::PATH,
            about: C::ABOUT,
            examples: C::EXAMPLES,
            positional: C::POSITIONAL,
            augment: |command| C::augment_args(command).about(C::ABOUT).long_about(None),
            run: |matches, session| {
                C::from_arg_matches(matches).map_err(|error| Error::Usage(error.to_string()))?.run(session)
            },
            call: |options, session| {
                let options: C =
                    refused_value::read(&options).map_err(|RefusedValue { pointer, message }| {
                        let name = pointer.trim_start_matches('/').replace('/', ".");
                        Error::Usage(if name.is_empty() { message } else { format!("{name}: {message}") })
                    })?;
                options.run(session)
            },
        }
    }

    /// The name of its script function: `campaign_new`.
    pub fn function(&self) -> String {
        self.path.join("_").replace('-', "_")
    }

    /// Carries it out with options from the command line.
    ///
    /// # Errors
    /// Those of the command.
    pub fn run(&self, matches: &ArgMatches, session: &mut Session) -> Result<Outcome, Error> {
        (self.run)(matches, session)
    }

    /// Carries it out with options from a script: some by position, the rest by name (`_` or `-` between
    /// words).
    ///
    /// # Errors
    /// When an option is unknown or given twice, and those of the command.
    pub fn call(
        &self,
        by_position: Vec<Value>,
        by_name: Map<String, Value>,
        session: &mut Session,
    ) -> Result<Outcome, Error> {
        let known = self.options();
        let mut options = Map::new();
        if by_position.len() > self.positional.len() {
            return Err(Error::Usage(format!(
                "{} takes {} by position; the rest goes into a map",
                self.function(),
                if self.positional.is_empty() { "nothing".to_owned() } else { self.positional.join(", ") }
            )));
        }
        for (name, value) in self.positional.iter().zip(by_position) {
            options.insert((*name).to_owned(), value);
        }
        for (name, value) in by_name {
            let name = name.replace('-', "_");
            if !known.contains(&name) {
                return Err(Error::Usage(format!(
                    "{}: {}",
                    self.function(),
                    names::unknown("option", &name, known)
                )));
            }
            if options.insert(name.clone(), value).is_some() {
                return Err(Error::Usage(format!("{}: the option {name} is given twice", self.function())));
            }
        }
        (self.call)(Value::Object(options), session)
    }

    /// The names of its options, as a script gives them.
    pub fn options(&self) -> &'static [String] {
        /// Those of each entry once they have been asked for: a script asks at every call.
        static KNOWN: OnceLock<Vec<OnceLock<Vec<String>>>> = OnceLock::new();
        let index =
            ENTRIES.iter().position(|entry| entry.path == self.path).expect("an entry is one of the list");
        KNOWN.get_or_init(|| ENTRIES.iter().map(|_| OnceLock::new()).collect())[index].get_or_init(|| {
            let command = (self.augment)(clap::Command::new(""));
            command.get_arguments().map(|argument| argument.get_id().to_string()).collect()
        })
    }
}
