//! `campaign sheet`: the logs of an Ambush Valley campaign as sheets, for a force, a squad or a player.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::ambush_valley::{Campaign, Named, Player, RegularForce, Team, part_of_name};
use crate::command::ambush_valley::logs::{insurgency_log, platoon_sheet};
use crate::command::ambush_valley::step::force_id;
use crate::command::{CommandAnswer, Group, MadeFile, Outcome, Session, Source, Subcommand};
use crate::document::State as _;
use crate::error::Error;
use crate::fng::campaign::TourOfDuty;
use crate::names;
use crate::render::{Report, html_page};

/// Prints sheets.
#[derive(Debug, Args, Deserialize)]
pub struct CampaignSheet {
    /// The campaign: a file, or `-` for standard input
    #[arg(value_name = "CAMPAIGN")]
    pub document: Source,
    /// Only this force
    #[arg(long, value_name = "FORCE")]
    pub side: Option<String>,
    /// Only this squad, or this team
    #[arg(long, value_name = "SQUAD")]
    pub squad: Option<String>,
    /// Only this player's force or units
    #[arg(long, value_name = "PLAYER", conflicts_with_all = ["squad", "side"])]
    pub player: Option<String>,
    /// Markdown, or HTML to print [default: by the file's ending, else md]
    #[arg(long, value_name = "FORMAT")]
    #[serde(default)]
    pub format: Option<SheetFormat>,
    /// The same as --format html
    #[arg(long, hide = true, conflicts_with = "format")]
    #[serde(default)]
    pub html: bool,
    /// Write the sheets to this file
    #[arg(short, long, value_name = "FILE", help_heading = "Output")]
    #[serde(default)]
    pub output: Option<PathBuf>,
}

/// How sheets and chronicles are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SheetFormat {
    /// Markdown
    Md,
    /// HTML to print, one sheet per page
    Html,
}

impl SheetFormat {
    /// What is asked for: by name, by `html` alone, or by the ending of the file it goes to.
    pub(super) fn asked(format: Option<SheetFormat>, html: bool, file: Option<&Path>) -> SheetFormat {
        format.or(html.then_some(SheetFormat::Html)).unwrap_or_else(|| SheetFormat::of_file(file))
    }

    /// What the ending of a file's name says.
    fn of_file(file: Option<&Path>) -> SheetFormat {
        let ending = file.and_then(Path::extension).and_then(OsStr::to_str).map(str::to_lowercase);
        match ending.as_deref() {
            Some("html" | "htm") => SheetFormat::Html,
            _ => SheetFormat::Md,
        }
    }
}

/// Sheets or a chronicle, printed or in a file.
pub(super) struct Pages {
    pub(super) format: SheetFormat,
    pub(super) text: String,
    pub(super) saved: Option<PathBuf>,
}

impl Pages {
    /// The outcome: printed, or written to the file.
    pub(super) fn outcome(self) -> Outcome {
        match self.saved.clone() {
            Some(path) => {
                let file = MadeFile::new(path, self.text.clone().into_bytes());
                Outcome::file(self, file)
            }
            None => Outcome::answer(self),
        }
    }
}

impl CommandAnswer for Pages {
    fn json(&self) -> Value {
        let name = if self.format == SheetFormat::Md { "markdown" } else { "html" };
        json!({ name: self.text })
    }

    fn report(&self) -> Report {
        let mut report = Report::new();
        match &self.saved {
            Some(path) => report.line(format!("Written: {}", path.display())),
            None => report.verbatim(self.text.clone()),
        }
        report
    }
}

impl Subcommand for CampaignSheet {
    const PATH: &'static [&'static str] = &["campaign", "sheet"];
    const GROUP: Group = Group::Campaigns;
    const ABOUT: &'static str = "Write the logs of an Ambush Valley campaign as sheets";
    const EXAMPLES: &'static str = "\
pointman campaign sheet song-be.json                                  # every log, as Markdown
pointman campaign sheet song-be.json -o sheets.html                   # as HTML to print, a page a sheet
pointman campaign sheet song-be.json --squad squad-1
pointman campaign sheet song-be.json --player ann -o ann.html";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        if self.document.kind(session)? == TourOfDuty::KIND {
            return Err(Error::Usage(
                "a tour of FNG has no logs to fill in: `campaign show` prints its roster, and `campaign \
                 chronicle` its story"
                    .to_owned(),
            ));
        }
        let opened = self.document.open::<Campaign>(session)?;
        let campaign = &*opened.document.data;
        let sheets = self.sheets(campaign)?;
        let format = SheetFormat::asked(self.format, self.html, self.output.as_deref());
        let text = match format {
            SheetFormat::Md => {
                let sheets: Vec<String> = sheets.iter().map(Report::markdown).collect();
                sheets.join("\n---\n\n")
            }
            SheetFormat::Html => html_page(&campaign.name, &sheets),
        };
        Ok(Pages { format, text, saved: self.output }.outcome())
    }
}

impl CampaignSheet {
    /// The sheets that are asked for.
    fn sheets(&self, campaign: &Campaign) -> Result<Vec<Report>, Error> {
        if let Some(name) = &self.player {
            if let Some(sheets) = of_opposition(campaign, name) {
                return Ok(sheets);
            }
            return of_player(campaign, player(campaign, name)?);
        }
        let side = self.side.as_deref().map(|side| force_id(campaign, side)).transpose()?;
        let shown = |id: &str| side.as_deref().is_none_or(|side| side == id);
        let regulars: Vec<&RegularForce> =
            campaign.regulars.iter().filter(|force| shown(&force.id)).collect();
        if let Some(typed) = &self.squad {
            return squad_sheets(campaign, side.as_deref(), typed);
        }
        let platoons = regulars.into_iter().map(|force| platoon(campaign, force, None));
        let insurgents = campaign.insurgents.iter().filter(|force| shown(&force.id)).map(|force| {
            let mut report = Report::new();
            insurgency_log(&mut report, campaign, force);
            report
        });
        Ok(platoons.chain(insurgents).collect())
    }
}

/// The sheets of a squad or of one team, by id or by name: in each force, or in `side` alone, that has one so
/// called.
///
/// # Errors
/// When none has.
pub(crate) fn squad_sheets(
    campaign: &Campaign,
    side: Option<&str>,
    typed: &str,
) -> Result<Vec<Report>, Error> {
    let forces = || campaign.regulars.iter().filter(|force| side.is_none_or(|side| side == force.id));
    let mut squads: Vec<&str> = Vec::new();
    for team in forces().flat_map(|force| &force.teams) {
        if !squads.contains(&team.squad.as_str()) {
            squads.push(&team.squad);
        }
    }
    // Platoons side by side number their squads alike.
    let of_teams = |is_shown: &dyn Fn(&Team) -> bool| -> Vec<Report> {
        let shown = |force: &RegularForce| -> Vec<String> {
            force.teams.iter().filter(|team| is_shown(team)).map(|team| team.id.clone()).collect()
        };
        let sheets = forces().map(|force| (force, shown(force))).filter(|(_, teams)| !teams.is_empty());
        sheets.map(|(force, teams)| platoon(campaign, force, Some(&teams))).collect()
    };
    // As wherever teams are named, a number means the teams of that squad.
    let is_number = !typed.is_empty() && typed.chars().all(|digit| digit.is_ascii_digit());
    let numbered = |squad: &&str| is_number && squad.rsplit('-').next() == Some(typed);
    let by_number = squads.iter().position(numbered);
    let why = match by_number.map_or_else(|| names::resolve("squad", typed, &squads), Ok) {
        Ok(index) => return Ok(of_teams(&|team| team.squad == squads[index])),
        Err(why) => why,
    };
    let team = forces().find_map(|force| {
        let named: Vec<Named> = force.teams.iter().map(|team| Named::new(&team.id, &team.name)).collect();
        part_of_name("team", typed, &named).ok().map(|index| named[index].id.clone())
    });
    match team {
        Some(id) => Ok(of_teams(&|team| team.id == id)),
        None => Err(Error::Usage(why)),
    }
}

fn platoon(campaign: &Campaign, force: &RegularForce, teams: Option<&[String]>) -> Report {
    let mut report = Report::new();
    platoon_sheet(&mut report, campaign, force, teams);
    report
}

fn player<'a>(campaign: &'a Campaign, typed: &str) -> Result<&'a Player, Error> {
    let ids: Vec<&str> = campaign.players.iter().map(|player| player.id.as_str()).collect();
    let called: Vec<&str> = campaign.players.iter().map(|player| player.name.as_str()).collect();
    let index = names::resolve("player", typed, &ids)
        .or_else(|_| names::resolve_in_any_case("player", typed, &called))
        .map_err(|_| {
            let all: Vec<&str> = called.into_iter().chain(campaign.opposition.as_deref()).collect();
            Error::Usage(names::unknown_among("player", typed, &all))
        })?;
    Ok(&campaign.players[index])
}

/// The sheets of whoever runs the other side of a co-op campaign; none if they are not called so.
fn of_opposition(campaign: &Campaign, typed: &str) -> Option<Vec<Report>> {
    let who = campaign.opposition.as_ref().filter(|who| who.eq_ignore_ascii_case(typed.trim()))?;
    let is_led = |id: &str| campaign.players.iter().any(|player| player.force == id);
    let mut sheets = Vec::new();
    for force in campaign.forces().filter(|force| !is_led(force.id())) {
        let mut report = Report::new();
        report.heading(format!("{who}: {}", force.name()));
        if let Some(platoon) = campaign.regulars.iter().find(|one| one.id == force.id()) {
            platoon_sheet(&mut report, campaign, platoon, None);
        }
        if let Some(insurgents) = campaign.insurgents.iter().find(|one| one.id == force.id()) {
            insurgency_log(&mut report, campaign, insurgents);
        }
        sheets.push(report);
    }
    Some(sheets)
}

/// The sheet of a player: the units they lead, or the whole force.
fn of_player(campaign: &Campaign, player: &Player) -> Result<Vec<Report>, Error> {
    let mut report = Report::new();
    report.heading(format!("{}: {}", player.name, campaign.force_called(&player.force)));
    if let Some(force) = campaign.regulars.iter().find(|force| force.id == player.force) {
        let units = Some(&player.units[..]).filter(|units| !units.is_empty());
        platoon_sheet(&mut report, campaign, force, units);
    } else if let Some(force) = campaign.insurgents.iter().find(|force| force.id == player.force) {
        insurgency_log(&mut report, campaign, force);
    } else {
        return Err(Error::Bug(format!("{} plays no force", player.name)));
    }
    Ok(vec![report])
}
