//! What is looked at: the logs, the sides with their secrets, the story.

use serde_json::json;

use super::super::super::Left;
use super::super::super::console::{Console, Prompt};
use super::CampaignClient;
use crate::ambush_valley::Campaign;
use crate::command::ambush_valley::logs::insurgency_log;
use crate::command::campaign::chronicle::story;
use crate::command::campaign::sheet::squad_sheets;
use crate::command::campaign::show::current_game;
use crate::error::Error;
use crate::named::{Named, plain, word_of_name};
use crate::render::Report;

impl CampaignClient {
    /// The story so far, in lines that fit the screen.
    ///
    /// # Errors
    /// When a step is not as the history says.
    pub fn story(&self) -> Result<Report, Error> {
        let mut report = Report::new();
        report.story(&story(&self.paper.document())?);
        Ok(report)
    }

    pub(super) fn show_word(&self, console: &Console, rest: &str) -> Result<Option<Left>, Error> {
        let campaign = self.campaign();
        let rest = rest.trim_matches(['"', '\'']);
        if rest.is_empty() {
            console.show(&self.paper.call(&["campaign", "show"], json!({}))?)?;
            return Ok(None);
        }
        if rest.eq_ignore_ascii_case("mission") {
            return self.show_mission(console);
        }
        let is_meant =
            |id: &str, name: &str| id.starts_with(&rest.to_lowercase()) || plain(name) == plain(rest);
        let side = campaign.forces().find(|force| is_meant(force.id(), force.name()));
        if let Some(side) = side {
            return self.show_side(console, side.id());
        }
        // At a keyboard of their own, people mean their own.
        let error = match squad_or_team(&campaign, self.alone_here().as_deref(), rest) {
            Ok(sheet) => {
                console.show(&sheet)?;
                return Ok(None);
            }
            Err(error) => error,
        };
        // A word of its name is enough for a side where no squad or team has it.
        let sides: Vec<Named> = campaign.forces().map(|force| Named::new(force.id(), force.name())).collect();
        match word_of_name("side", rest, &sides) {
            Ok(index) => self.show_side(console, &sides[index].id),
            Err(_) => {
                let sides: Vec<&str> = sides.iter().map(|side| side.name.as_str()).collect();
                Err(Error::Usage(format!("{error}; or a side: {}", sides.join(", "))))
            }
        }
    }

    /// The game of this turn, with the mission of whoever sits here.
    fn show_mission(&self, console: &Console) -> Result<Option<Left>, Error> {
        let (campaign, here) = (self.campaign(), self.here());
        let sides = match self.sitting() {
            Some(side) => vec![Some(side)],
            // All players of a co-op campaign are on one side.
            None if campaign.co_op && here.len() > 1 => here.into_iter().map(Some).collect(),
            None => vec![None],
        };
        let mut report = Report::new();
        for side in &sides {
            current_game(&mut report, &campaign, side.as_deref());
        }
        if report.is_empty() {
            return Err(Error::refused("AV 4.1", "there is no mission yet"));
        }
        console.show(&report)?;
        Ok(None)
    }

    /// A side with its secrets, for its own player alone (4.1).
    fn show_side(&self, console: &Console, side: &str) -> Result<Option<Left>, Error> {
        let campaign = self.campaign();
        let show = || console.show(&self.paper.call(&["campaign", "show"], json!({ "side": side }))?);
        let part = campaign.mission.as_ref().and_then(|mission| mission.force(side));
        let is_secret = part.is_some_and(|part| part.mission.is_some() && !part.revealed);
        let is_friend = |who: &String| campaign.are_allies(who, side);
        // Of a co-op campaign at one keyboard, all players are on one side.
        let is_open = !is_secret || (campaign.co_op && self.here().len() > 1);
        match self.sitting() {
            _ if is_open => show()?,
            Some(who) if is_friend(&who) => show()?,
            Some(who) => {
                let why = format!(
                    "the mission of {} is secret until the game is over, and {} sits at this keyboard; \
                     `show` shows what everybody may know",
                    campaign.force_called(side),
                    campaign.force_called(&who)
                );
                return Err(Error::refused("AV 4.1", why));
            }
            // Nobody in particular sits here: it is for one pair of eyes, and gone before the others look
            // again.
            None => {
                let asked = self.asked.borrow().clone();
                let looked = self.hand_over(console, side).and_then(|()| {
                    show()?;
                    console.ask(&Prompt::of("The others wait", ["seen"]).enter(0, "clear the screen"))?;
                    Ok(())
                });
                console.clear()?;
                self.sits(None);
                // Whoever was asked before is asked still.
                self.asked.replace(asked);
                return match looked {
                    Ok(()) | Err(Left::Back) => Ok(None),
                    Err(Left::Failed(error)) => Err(error),
                    Err(left) => Ok(Some(left)),
                };
            }
        }
        Ok(None)
    }

    /// Shows the logs of those who sit here piece by piece, to be compared with what is written on paper.
    pub(super) fn check(&self, console: &Console) -> Result<Option<Left>, Error> {
        let (campaign, here) = (self.campaign(), self.here());
        let mut pieces: Vec<Report> = Vec::new();
        for force in campaign.regulars.iter().filter(|force| here.contains(&force.id)) {
            let mut squads: Vec<&str> = force.teams.iter().map(|team| team.squad.as_str()).collect();
            squads.dedup();
            for squad in squads {
                pieces.extend(squad_sheets(&campaign, Some(&force.id), squad)?);
            }
        }
        for force in campaign.insurgents.iter().filter(|force| here.contains(&force.id)) {
            let mut log = Report::new();
            insurgency_log(&mut log, &campaign, force);
            pieces.push(log);
        }
        let count = pieces.len();
        for (number, piece) in (1..).zip(&pieces) {
            console.show(piece)?;
            let prompt = Prompt::of(format!("{number} of {count}: as on your sheet"), ["right", "stop"])
                .enter(0, "right")
                .noting("right", "the next one")
                .noting("stop", "no more");
            let prompt = Prompt { comes_between: true, about: vec![CORRECTS.to_owned()], ..prompt };
            match console.ask(&prompt) {
                Ok(0) => {}
                Ok(_) | Err(Left::Back | Left::Abort) => return Ok(None),
                Err(Left::Failed(error)) => return Err(error),
                Err(left) => return Ok(Some(left)),
            }
        }
        console.say(format!("That is all. {CORRECTS}"))?;
        Ok(None)
    }
}

/// How what is wrong on a log is mended.
const CORRECTS: &str = "`adjust`, `promote`, `rename` and `free-prisoner` correct what is wrong.";

/// The sheet of a squad, or of a team by its id or name, of every side or of this one.
fn squad_or_team(campaign: &Campaign, side: Option<&str>, typed: &str) -> Result<Report, Error> {
    let mut report = Report::new();
    let own = side.map(|side| squad_sheets(campaign, Some(side), typed));
    let sheets = match own {
        Some(Ok(sheets)) => sheets,
        _ => squad_sheets(campaign, None, typed)?,
    };
    for sheet in sheets {
        report.append(sheet);
    }
    Ok(report)
}
