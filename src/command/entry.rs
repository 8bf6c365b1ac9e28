//! The list of commands, and the two ways of calling each: from the command line and from a script.

use std::any::TypeId;
use std::sync::OnceLock;

use clap::ArgMatches;
use clap::builder::ValueParser;
use serde_json::{Map, Value};

use crate::command::ambush_valley::table as av_table;
use crate::command::campaign::{
    advance, buy, chronicle, corrections, finish, generate_mission, length, mission, new, orders, report,
    report_template, sheet, show,
};
use crate::command::dice::{odds, roll};
use crate::command::document::{adjust, log, redo, replay, schema, undo, validate};
use crate::command::fng::{
    combat, evening, mission as missions, roster, squad, support, test, traps, tunnels,
};
use crate::command::fng::{list as fng_list, sight as fng_sight};
use crate::command::together::Together;
use crate::command::whole_numbers::{WholeNumbers, beyond, with_minus_signs};
use crate::command::{Group, Outcome, Session, Source, Subcommand, fitl};
use crate::error::Error;
use crate::names;
use crate::refused_value::{self, RefusedValue};
use crate::voice::Voice;

/// Every command. The command line, the script functions, the completions and the man pages are made from
/// this list.
#[rustfmt::skip]
pub static ENTRIES: &[Entry] = &[
    Entry::of::<combat::BuildingCommand>(),
    Entry::of::<combat::CloseAssaultCommand>(),
    Entry::of::<combat::CoveringFireCommand>(),
    Entry::of::<combat::CrewCommand>(),
    Entry::of::<combat::FlameCommand>(),
    Entry::of::<combat::GrenadeCommand>(),
    Entry::of::<combat::GroupCommand>(),
    Entry::of::<combat::InSightOrderCommand>(),
    Entry::of::<combat::MainGunCommand>(),
    Entry::of::<combat::MedicCommand>(),
    Entry::of::<combat::MeleeCommand>(),
    Entry::of::<combat::MoveCommand>(),
    Entry::of::<combat::ReconByFireCommand>(),
    Entry::of::<combat::RecoveryCommand>(),
    Entry::of::<combat::ReputationCommand>(),
    Entry::of::<fng_list::ListCommand>(),
    Entry::of::<fng_sight::SightCommand>(),
    Entry::of::<roster::FngRoster>(),
    Entry::of::<combat::ShootCommand>(),
    Entry::of::<missions::BriefingCommand>(),
    Entry::of::<missions::RevealCommand>(),
    Entry::of::<support::ActivationCommand>(),
    Entry::of::<support::AirRunCommand>(),
    Entry::of::<support::ContactCommand>(),
    Entry::of::<support::FireMissionCommand>(),
    Entry::of::<support::HelicopterCommand>(),
    Entry::of::<support::RadioCommand>(),
    Entry::of::<support::ReinforceCommand>(),
    Entry::of::<support::RequestCommand>(),
    Entry::of::<support::SniperCommand>(),
    Entry::of::<squad::FngSquad>(),
    Entry::of::<traps::TrapShowCommand>(),
    Entry::of::<traps::TrapPlaceCommand>(),
    Entry::of::<traps::TrapTripCommand>(),
    Entry::of::<traps::TrapSpringCommand>(),
    Entry::of::<traps::TrapDisarmCommand>(),
    Entry::of::<traps::TrapClearCommand>(),
    Entry::of::<traps::TrapTurnCommand>(),
    Entry::of::<tunnels::TunnelShowCommand>(),
    Entry::of::<tunnels::TunnelPlaceCommand>(),
    Entry::of::<tunnels::TunnelSpotCommand>(),
    Entry::of::<tunnels::TunnelMoveCommand>(),
    Entry::of::<tunnels::TunnelTurnCommand>(),
    Entry::of::<tunnels::TunnelBlastCommand>(),
    Entry::of::<tunnels::TunnelSmokeCommand>(),
    Entry::of::<tunnels::TunnelEnterCommand>(),
    Entry::of::<tunnels::TunnelAdvanceCommand>(),
    Entry::of::<tunnels::TunnelSearchCommand>(),
    Entry::of::<tunnels::TunnelSettleCommand>(),
    Entry::of::<tunnels::TunnelShotCommand>(),
    Entry::of::<tunnels::TunnelLeaveCommand>(),
    Entry::of::<evening::TableCommand>(),
    Entry::of::<evening::MusterCommand>(),
    Entry::of::<evening::StandCommand>(),
    Entry::of::<evening::ExchangeCommand>(),
    Entry::of::<evening::ChargeCommand>(),
    Entry::of::<evening::RoundCommand>(),
    Entry::of::<evening::ReactCommand>(),
    Entry::of::<evening::FinishCommand>(),
    Entry::of::<test::FngTest>(),
    Entry::of::<odds::OddsCommand>(),
    Entry::of::<roll::RollCommand>(),
    Entry::of::<validate::Validate>(),
    Entry::of::<schema::Schema>(),
    Entry::of::<log::Log>(),
    Entry::of::<undo::Undo>(),
    Entry::of::<redo::Redo>(),
    Entry::of::<replay::Replay>(),
    Entry::of::<adjust::Adjust>(),
    Entry::of::<generate_mission::GenerateMission>(),
    Entry::of::<new::CampaignNew>(),
    Entry::of::<show::CampaignShow>(),
    Entry::of::<chronicle::CampaignChronicle>(),
    Entry::of::<mission::CampaignMission>(),
    Entry::of::<report_template::CampaignReportTemplate>(),
    Entry::of::<sheet::CampaignSheet>(),
    Entry::of::<corrections::CampaignPromote>(),
    Entry::of::<corrections::CampaignRename>(),
    Entry::of::<corrections::CampaignFreePrisoner>(),
    Entry::of::<corrections::CampaignExtend>(),
    Entry::of::<orders::CampaignOrders>(),
    Entry::of::<report::CampaignReport>(),
    Entry::of::<finish::CampaignFinish>(),
    Entry::of::<buy::CampaignBuy>(),
    Entry::of::<length::CampaignLength>(),
    Entry::of::<advance::CampaignAdvance>(),
    Entry::of::<av_table::AvTable>(),
    Entry::of::<av_table::AvRoll>(),
    Entry::of::<fitl::FitlNew>(),
    Entry::of::<fitl::FitlShow>(),
    Entry::of::<fitl::FitlMap>(),
    Entry::of::<fitl::FitlFilm>(),
    Entry::of::<fitl::FitlNext>(),
    Entry::of::<fitl::FitlOptions>(),
    Entry::of::<fitl::FitlCard>(),
    Entry::of::<fitl::FitlDraw>(),
    Entry::of::<fitl::FitlAct>(),
    Entry::of::<fitl::FitlPivotal>(),
    Entry::of::<fitl::FitlCoup>(),
    Entry::of::<fitl::FitlAdjust>(),
    Entry::of::<fitl::FitlCardInfo>(),
    Entry::of::<fitl::Advise>(),
    Entry::of::<fitl::FitlRules>(),
    Entry::of::<fitl::TrungTurnCommand>(),
    Entry::of::<fitl::Simulate>(),
];

/// One command of the list.
pub struct Entry {
    /// Its words on the command line.
    pub path: &'static [&'static str],
    /// Other words that stand for it.
    pub also: &'static [&'static [&'static str]],
    /// What it is for.
    pub group: Group,
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
            also: C::ALSO,
            group: C::GROUP,
            about: C::ABOUT,
            examples: C::EXAMPLES,
            positional: C::POSITIONAL,
            augment: |command| with_minus_signs(C::augment_args(command)).about(C::ABOUT).long_about(None),
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

    /// Its words, and the others that stand for it.
    pub fn paths(&self) -> impl Iterator<Item = &'static [&'static str]> {
        std::iter::once(self.path).chain(self.also.iter().copied())
    }

    /// The entry that the first of `words` stand for, and how many of them do.
    pub fn of_words<W: AsRef<std::ffi::OsStr>>(words: &[W]) -> Option<(&'static Entry, usize)> {
        ENTRIES.iter().find_map(|entry| {
            let given = |path: &&[&str]| {
                words.len() >= path.len()
                    && words.iter().zip(*path).all(|(given, word)| given.as_ref() == *word)
            };
            entry.paths().find(given).map(|path| (entry, path.len()))
        })
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
        session.take_thrown();
        Ok((self.run)(matches, session)?.recording(session))
    }

    /// Carries it out with options from a script: some by position, the rest by name (`_` or `-` between
    /// words).
    ///
    /// # Errors
    /// When an option is unknown or given twice, when options are refused together on the command line, and
    /// those of the command.
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
                "{} takes {} by position; give the rest as a map",
                self.function(),
                if self.positional.is_empty() { "nothing".to_owned() } else { self.positional.join(", ") }
            )));
        }
        for (name, value) in self.positional.iter().zip(by_position) {
            options.insert((*name).to_owned(), value);
        }
        for (name, value) in by_name {
            let name = name.replace('-', "_");
            // What has this name is meant before what is only called so on the command line: an entrance is
            // given in its place or as `--entrance`.
            let other = self.option_of_word(&name).filter(|_| !known.contains(&name));
            let name = other.unwrap_or(name);
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
        self.check_ranges(&options)?;
        session.take_thrown();
        let call = || {
            self.known().together.check(&options)?;
            (self.call)(Value::Object(options), session)
        };
        // The prompt calls commands, too, and has words of its own.
        let outcome = match Voice::now() {
            Voice::Prompt => call(),
            Voice::Shell | Voice::Script => Voice::Script.speaking(call),
        };
        Ok(outcome?.recording(session))
    }

    /// The names of its options, as a script gives them.
    pub fn options(&self) -> &'static [String] {
        &self.known().names
    }

    /// The option that `word` is on the command line, if it is called otherwise there.
    fn option_of_word(&self, word: &str) -> Option<String> {
        let known = self.known();
        known.words.iter().find(|(other, _)| other == word).map(|(_, name)| name.clone())
    }

    /// Whether the option `name` takes documents.
    pub fn takes_documents(&self, name: &str) -> bool {
        let known = self.known();
        known.names.iter().zip(&known.documents).any(|(other, documents)| *documents && other == name)
    }

    /// Refuses numbers beyond the ranges that its options have on the command line.
    fn check_ranges(&self, given: &Map<String, Value>) -> Result<(), Error> {
        let known = self.known();
        for (name, value) in given {
            let Some(range) = known.names.iter().position(|other| other == name).map(|at| &known.ranges[at])
            else {
                continue;
            };
            let many = std::slice::from_ref(value);
            let numbers =
                value.as_array().map_or(many, Vec::as_slice).iter().filter(|value| value.is_number());
            for number in numbers {
                if let Some(wanted) = range.as_ref().and_then(|range| beyond(range, &number.to_string())) {
                    return Err(Error::Usage(format!("{name}: is {number}: give {wanted}")));
                }
            }
        }
        Ok(())
    }

    /// What is known of its options once that has been asked for: a script asks at every call.
    fn known(&self) -> &'static Known {
        static KNOWN: OnceLock<Vec<OnceLock<Known>>> = OnceLock::new();
        let index =
            ENTRIES.iter().position(|entry| entry.path == self.path).expect("an entry is one of the list");
        KNOWN.get_or_init(|| ENTRIES.iter().map(|_| OnceLock::new()).collect())[index].get_or_init(|| {
            let command = (self.augment)(clap::Command::new(""));
            let range = |argument: &clap::Arg| {
                let parser = argument.get_value_parser();
                WholeNumbers::are_read_by(parser).then(|| parser.clone())
            };
            let all = || command.get_arguments();
            let words = |argument: &clap::Arg| {
                let id = argument.get_id().to_string();
                let long = argument.get_long().map(|long| long.replace('-', "_"));
                long.filter(|long| *long != id).map(|long| (long, id))
            };
            let takes_documents =
                |argument: &clap::Arg| argument.get_value_parser().type_id() == TypeId::of::<Source>();
            Known {
                words: all().flat_map(words).collect(),
                names: all().map(|argument| argument.get_id().to_string()).collect(),
                ranges: all().map(range).collect(),
                documents: all().map(takes_documents).collect(),
                together: Together::of(command.clone()),
            }
        })
    }
}

/// The options of an entry.
struct Known {
    names: Vec<String>,
    /// What those are called on the command line that have another name there: the word, and the name.
    words: Vec<(String, String)>,
    /// What reads each on the command line, if it is a whole number.
    ranges: Vec<Option<ValueParser>>,
    /// Whether each takes documents.
    documents: Vec<bool>,
    /// Which of them go together.
    together: Together,
}
