//! What the commands of tunnels and booby traps share: taking a step of a mission, and telling what it did
//! without its secrets.

use clap::Args;
use serde::Deserialize;
use serde_json::Value;

use crate::command::edition_option::FngEdition;
use crate::command::fng::combat::words::{Roster, Spec, specs};
use crate::command::fng::support::standing::next_of_evening;
use crate::command::step::{Taking, Wanted, take};
use crate::command::teller;
use crate::command::{CommandAnswer, DiceOptions, FilterOptions, Opened, Outcome, Session, Source};
use crate::error::Error;
use crate::fng::mission::{Mission, MissionStep};
use crate::fng::squads::deed::Deed;
use crate::fng::squads::man::Man;
use crate::fng::told::Told;
use crate::fng::tunnels::{LightSource, Spot};
use crate::question::OpenQuestion;
use crate::render::Report;
use crate::way;

/// What every step of a mission understands.
#[derive(Debug, Args, Deserialize)]
pub struct StepOptions {
    /// The mission, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// Also show secrets
    #[arg(long)]
    #[serde(default)]
    pub secrets: bool,
    /// The edition
    #[command(flatten)]
    #[serde(flatten)]
    pub edition: FngEdition,
    /// The source of the dice
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
}

/// Where the men come from that a step names.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct MenOptions {
    /// Take named figures from this squad or FNG campaign: a file, or `-` for standard input
    #[arg(long, value_name = "FILE")]
    pub squad: Option<Source>,
}

impl MenOptions {
    /// Where names are looked up.
    pub(in crate::command) fn roster(
        &self,
        mission: &Mission,
        session: &mut Session,
    ) -> Result<Roster, Error> {
        Roster::of_evening(mission, FngEdition::default(), self.squad.as_ref(), session)
    }
}

/// Who does what a step does; left out, it takes nobody's Activation.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct DoerOptions {
    /// Who does it, in their Activation: Smith, or Smith,rep=4 if they are not on the table
    #[arg(long, value_name = "FIGURE")]
    by: Option<Spec>,
    /// Where they come from
    #[command(flatten)]
    #[serde(flatten)]
    men: MenOptions,
}

impl DoerOptions {
    /// The man, whose `deed` it is.
    pub(in crate::command) fn man(
        &self,
        deed: Deed,
        mission: &Mission,
        session: &mut Session,
    ) -> Result<Option<Man>, Error> {
        let roster = self.men.roster(mission, session)?;
        self.by.as_ref().map(|by| man(&roster, by, deed)).transpose()
    }
}

/// The trap a command is about, in its place or as an option: the same words serve every command of traps.
#[derive(Debug, Clone, Copy, Default, Args, Deserialize)]
#[serde(default)]
pub struct TrapNumber {
    /// The number of the trap [trap-spring: if left out, the one set off by three equal dice]
    #[arg(value_name = "TRAP", conflicts_with = "trap_option")]
    trap: Option<u16>,
    /// The number of the trap, as an option
    #[arg(long = "trap", id = "trap_option", value_name = "N")]
    #[serde(skip)]
    option: Option<u16>,
}

impl TrapNumber {
    /// The trap, if one is named.
    pub(in crate::command) fn given(self) -> Option<u16> {
        self.trap.or(self.option)
    }

    /// The trap of a command that needs one.
    pub(in crate::command) fn needed(self) -> Result<u16, Error> {
        self.given().ok_or_else(|| {
            let show = way!("`pointman fng trap`", "traps show");
            let what = format!("the number of the trap ({show} lists those known)");
            Error::needs("", OpenQuestion::of("trap", what, "FNG Booby Traps"), None)
        })
    }
}

/// The entrance a command is about, in its place or as an option: the same words serve every command of
/// tunnels.
#[derive(Debug, Clone, Copy, Default, Args, Deserialize)]
#[serde(default)]
pub struct EntranceNumber {
    /// The number of the entrance
    /// [tunnel-spot: one within 6 in; tunnel-leave: if left out, the nearest; tunnel-blast: where the charge
    /// is, or one end of the tunnel under the bomb]
    #[arg(value_name = "ENTRANCE", conflicts_with = "entrance_option")]
    entrance: Option<u16>,
    /// The number of the entrance, as an option
    #[arg(long = "entrance", id = "entrance_option", value_name = "N")]
    #[serde(skip)]
    option: Option<u16>,
}

impl EntranceNumber {
    /// The entrance, if one is named.
    pub(in crate::command) fn given(self) -> Option<u16> {
        self.entrance.or(self.option)
    }

    /// The entrance of a command that needs one.
    pub(in crate::command) fn needed(self) -> Result<u16, Error> {
        self.given().ok_or_else(|| {
            let show = way!("`pointman fng tunnel`", "tunnels show");
            let what = format!("the number of the entrance ({show} lists those known)");
            Error::needs("", OpenQuestion::of("entrance", what, "FNG Tunnels"), None)
        })
    }
}

/// Men whom a blast would touch, and where the men come from that a step names.
#[derive(Debug, Clone, Default, Args, Deserialize)]
#[serde(default)]
pub struct NearOptions {
    /// Someone else in the blast, or in the zone of a CDM
    #[arg(long, value_name = "FIGURE")]
    #[serde(deserialize_with = "specs")]
    pub near: Vec<Spec>,
    /// Squad
    #[command(flatten)]
    #[serde(flatten)]
    pub men: MenOptions,
}

impl NearOptions {
    /// Those near.
    pub(in crate::command) fn men(&self, roster: &Roster) -> Result<Vec<Man>, Error> {
        men(roster, &self.near, "near")
    }
}

/// One man who is to do something that their state may forbid.
pub(in crate::command) fn man(roster: &Roster, spec: &Spec, deed: Deed) -> Result<Man, Error> {
    let read = roster.read(spec, "figure", &[], &[])?;
    read.may(deed)?;
    Ok(Man::from(&read.figure))
}

/// Several men, who have names of their own.
pub(in crate::command) fn men(roster: &Roster, specs: &[Spec], otherwise: &str) -> Result<Vec<Man>, Error> {
    let men: Vec<Man> = roster.figures(specs, otherwise)?.iter().map(Man::from).collect();
    match men.iter().enumerate().find(|(index, man)| men[..*index].iter().any(|other| other.name == man.name))
    {
        None => Ok(men),
        Some((_, man)) => Err(Error::Usage(format!("{} is named twice", man.name))),
    }
}

impl StepOptions {
    /// Takes one step of the mission; `choices` are made with it as it is.
    pub(in crate::command) fn step<C>(
        &self,
        as_step: fn(C) -> MissionStep,
        session: &mut Session,
        choices: impl FnOnce(&Mission, &mut Session) -> Result<C, Error>,
    ) -> Result<Outcome, Error> {
        let Opened { mut document, origin, .. } = self.filter.document.open::<Mission>(session)?;
        let write = self.filter.write(origin)?;
        self.edition.of_evening(&document.data)?;
        let choices = choices(&document.data, session)?;
        let wanted = Wanted::Step(as_step(choices));
        let (mut told, _) = take(&mut document, wanted, Taking::with(&self.dice), session)?;
        told.events.retain(|event| self.secrets || !event.secret);
        let mut next = Report::new();
        next_of_evening(&document.data, &mut next);
        let outcome = Outcome::document(StepTold { told, next }, &document, write);
        Ok(if self.secrets { outcome } else { outcome.withholding() })
    }
}

impl StepOptions {
    /// Refuses an entrance the player cannot know of. With `--secrets`, and where they keep the Communists'
    /// secrets themselves, they know them all.
    pub(in crate::command) fn entrance(&self, mission: &Mission, id: u16) -> Result<(), Error> {
        if self.secrets {
            let ids = mission.tunnels.entrances.iter().map(|entrance| entrance.id);
            return there_is("entrance", id, ids);
        }
        mission.tunnels.known(id, mission.keeps_secrets_of()).map(drop)
    }

    /// Refuses a trap the player cannot know of. With `--secrets` they know them all, and where two play
    /// each knows those of the side of the one who is named.
    pub(in crate::command) fn trap(&self, mission: &Mission, id: u16, by: &Man) -> Result<(), Error> {
        if self.secrets {
            return there_is("trap", id, mission.traps.list.iter().map(|trap| trap.id));
        }
        let side = mission.company.get(&by.name).map(|soldier| soldier.side);
        let kept = side.map_or_else(|| mission.keeps_secrets_of(), |side| mission.secrets_kept_by(side));
        mission.traps.known(id, kept).map(drop)
    }
}

/// Refuses a number that none has, to one who may see them all.
fn there_is(what: &str, id: u16, ids: impl Iterator<Item = u16>) -> Result<(), Error> {
    let ids: Vec<u16> = ids.collect();
    if ids.contains(&id) {
        return Ok(());
    }
    Err(Error::Usage(match &ids.iter().map(u16::to_string).collect::<Vec<_>>()[..] {
        [] => format!("there is no {what} {id}: none has been placed"),
        there => format!("there is no {what} {id}: give {}", there.join(", ")),
    }))
}

/// What a step told, without what is secret unless that was asked for.
struct StepTold {
    told: Told,
    next: Report,
}

impl CommandAnswer for StepTold {
    fn json(&self) -> Value {
        serde_json::to_value(&self.told).expect("records have text keys and finite numbers")
    }

    fn report(&self) -> Report {
        let mut report = Report::new();
        teller::fng_events(&mut report, &self.told.events);
        if report.is_empty() {
            report.line(way!(
                "Done. The result is secret (`--secrets` shows it).",
                "Done. The result is secret."
            ));
        }
        report.append(self.next.clone());
        report
    }
}

/// Numbers with a mark between, as a person types them: `12,30`, `48x72`, `5.1`.
pub(in crate::command) fn pair<T: std::str::FromStr>(
    text: &str,
    mark: char,
    example: &str,
) -> Result<(T, T), Error> {
    let both =
        text.split_once(mark).and_then(|(a, b)| Some((a.trim().parse().ok()?, b.trim().parse().ok()?)));
    both.ok_or_else(|| Error::Usage(format!("`{text}` is not two whole numbers: give them as {example}")))
}

/// A place on the table.
pub(in crate::command) fn spot(text: &str) -> Result<Spot, Error> {
    pair(text, ',', "12,30").map(|(x, y)| Spot { x, y })
}

/// What a man sees by.
pub(in crate::command) fn light(typed: &str) -> Result<LightSource, Error> {
    typed.parse().map_err(Error::Usage)
}
