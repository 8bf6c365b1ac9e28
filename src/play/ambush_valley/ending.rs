//! The end of a campaign where each side has a keyboard of its own: whoever would end it, or move its end,
//! asks the others, each at theirs (1.3, 5.6).

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::super::Left;
use super::super::console::{Console, Prompt};
use super::super::draft::DraftFile;
use super::desk::{CampaignClient, Stands};
use crate::ambush_valley::{Campaign, Step};
use crate::error::Error;
use crate::plural::counted;

/// When a campaign would end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CampaignEnd {
    /// Here and now.
    Now,
    /// After so many turns.
    After(u32),
    /// When the players end it.
    Open,
}

impl CampaignEnd {
    fn words(self) -> String {
        match self {
            CampaignEnd::Now => "end the campaign here".to_owned(),
            CampaignEnd::After(turns) => format!("have the campaign last {}", counted(turns, "turn")),
            CampaignEnd::Open => "make the campaign open-ended".to_owned(),
        }
    }

    /// What gives the campaign that length; none where it ends here.
    fn length(self) -> Option<Value> {
        match self {
            CampaignEnd::Now => None,
            CampaignEnd::After(turns) => Some(json!({ "turns": turns })),
            CampaignEnd::Open => Some(json!({ "open_ended": true })),
        }
    }
}

/// What a side says of an ending, while the campaign is as it was then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Said {
    ending: CampaignEnd,
    agrees: bool,
    turn: u32,
    turns_planned: Option<u32>,
    over: bool,
}

impl Said {
    fn of(campaign: &Campaign, ending: CampaignEnd, agrees: bool) -> Said {
        let over = campaign.step == Step::Finished;
        Said { ending, agrees, turn: campaign.turn, turns_planned: campaign.turns_planned, over }
    }

    /// Whether it is said of the campaign as it is now.
    fn is_of(&self, campaign: &Campaign) -> bool {
        let is_due = self.ending != CampaignEnd::Now || campaign.step == Step::ReceiveMission;
        is_due && *self == Said::of(campaign, self.ending, self.agrees)
    }
}

impl CampaignClient {
    fn ending_file(&self, force: &str) -> DraftFile {
        DraftFile::of_ending(self.paper.file(), force)
    }

    fn said_of_ending(&self, force: &str) -> Option<Said> {
        self.ending_file(force).kept().filter(|said: &Said| said.is_of(&self.campaign()))
    }

    /// The sides whose players have a keyboard of their own elsewhere.
    fn elsewhere(&self) -> Vec<String> {
        let here = self.here();
        let campaign = self.campaign();
        let others = campaign.forces().map(|force| force.id().to_owned());
        others.filter(|force| !here.contains(force)).collect()
    }

    fn drop_endings(&self) -> Result<(), Error> {
        self.campaign().forces().try_for_each(|force| self.ending_file(force.id()).drop())
    }

    /// Those who sit here would have the campaign end so. Gives whether all others agree already.
    ///
    /// # Errors
    /// When it cannot be kept or told.
    pub fn would_end(&self, console: &Console, ending: CampaignEnd) -> Result<bool, Error> {
        // Whoever refused it before is asked again.
        for other in self.elsewhere() {
            if self.said_of_ending(&other).is_some_and(|said| said.ending == ending && !said.agrees) {
                self.ending_file(&other).drop()?;
            }
        }
        self.say_of_ending(ending, true)?;
        let asked = self.silent_on(ending);
        if asked.is_empty() {
            self.drop_endings()?;
            return Ok(true);
        }
        let campaign = self.campaign();
        let names: Vec<&str> = asked.iter().map(|force| campaign.force_called(force)).collect();
        let are = if names.len() == 1 { "is" } else { "are" };
        let (names, ending) = (names.join(" and "), ending.words());
        console.say(format!("{names} {are} asked at their own keyboard whether to {ending}."))?;
        Ok(false)
    }

    fn say_of_ending(&self, ending: CampaignEnd, agrees: bool) -> Result<(), Error> {
        let said = Said::of(&self.campaign(), ending, agrees);
        self.here().iter().try_for_each(|force| self.ending_file(force).write(&said))
    }

    /// The sides elsewhere that have not agreed to it yet.
    fn silent_on(&self, ending: CampaignEnd) -> Vec<String> {
        let agrees = |said: Said| said.ending == ending && said.agrees;
        let is_silent = |force: &String| !self.said_of_ending(force).is_some_and(agrees);
        self.elsewhere().into_iter().filter(is_silent).collect()
    }

    /// Those whose answer is waited for by those who sit here, who would end the campaign.
    pub fn awaited_to_end(&self) -> Vec<String> {
        let here = self.here();
        let said = here.first().and_then(|force| self.said_of_ending(force));
        let is_asked = said.is_some_and(|said| said.ending == CampaignEnd::Now && said.agrees);
        if is_asked { self.silent_on(CampaignEnd::Now) } else { Vec::new() }
    }

    /// Those who sit here would not end the campaign any more.
    ///
    /// # Errors
    /// When a file cannot be removed.
    pub fn goes_on_after_all(&self) -> Result<(), Error> {
        self.here().iter().try_for_each(|force| self.ending_file(force).drop())
    }

    /// Whether any side has said something of another end of the campaign.
    pub fn is_ending_open(&self) -> bool {
        self.campaign().forces().any(|force| self.said_of_ending(force.id()).is_some())
    }

    /// The ending that another side has proposed and those who sit here have not answered, with that side.
    pub fn proposed(&self) -> Option<(String, CampaignEnd)> {
        let here = self.here();
        let ours = self.said_of_ending(here.first()?);
        self.elsewhere().into_iter().find_map(|other| {
            let said = self.said_of_ending(&other).filter(|said| said.agrees)?;
            ours.is_none_or(|ours| ours.ending != said.ending).then_some((other, said.ending))
        })
    }

    /// Asks those who sit here for what another side has proposed, and tells them what became of what they
    /// have.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn agree_on_ending(&self, console: &Console) -> Result<(), Left> {
        let campaign = self.campaign();
        let here = self.here();
        if let Some(ours) = here.first().and_then(|force| self.said_of_ending(force)).filter(|one| one.agrees)
        {
            let refuses = |force: &String| {
                self.said_of_ending(force).is_some_and(|said| said.ending == ours.ending && !said.agrees)
            };
            if let Some(other) = self.elsewhere().into_iter().find(refuses) {
                let name = campaign.force_called(&other);
                console.say(format!("{name} does not agree to {}.", ours.ending.words()))?;
                self.drop_endings()?;
            }
        }
        let Some((other, ending)) = self.proposed() else { return Ok(()) };
        let what = format!("{} would {}. Do you agree?", campaign.force_called(&other), ending.words());
        let prompt = Prompt { comes_between: true, ..Prompt::of(what, ["yes", "no"]) };
        let agrees = self.while_standing(Stands::Anyway, || console.ask(&prompt))? == 0;
        self.paper.refresh()?;
        if self.proposed() != Some((other, ending)) {
            console.say("This is not asked any more.")?;
            return Ok(());
        }
        self.say_of_ending(ending, agrees)?;
        if agrees && self.silent_on(ending).is_empty() {
            self.drop_endings()?;
            self.end_so(console, ending)?;
        }
        Ok(())
    }

    /// Takes the step by which the campaign ends so. What has come of it is told where it is over.
    ///
    /// # Errors
    /// Those of the step; nothing has changed then.
    pub fn end_so(&self, console: &Console, ending: CampaignEnd) -> Result<Option<Left>, Error> {
        if let Some(length) = ending.length() {
            return self.paper.changed(console, &["campaign", "extend"], length);
        }
        match self.paper.call(&["campaign", "finish"], json!({})) {
            Ok(_) => Ok(Some(Left::Changed)),
            Err(error) => console.refuse(error).map(|()| None),
        }
    }

    /// The campaign gets another length, once all sides agree.
    ///
    /// # Errors
    /// What refuses it.
    pub fn extends(&self, console: &Console, ending: CampaignEnd) -> Result<Option<Left>, Error> {
        // Nobody is asked for what cannot be done.
        if let Some(length) = ending.length() {
            self.paper.would(&["campaign", "extend"], length)?;
        }
        if self.here().is_empty() {
            match self.who_sits_here(console, &self.campaign()) {
                Ok(_) => {}
                Err(Left::Failed(error)) => return Err(error),
                Err(left) => return Ok(Some(left)),
            }
        }
        if self.would_end(console, ending)? { self.end_so(console, ending) } else { Ok(None) }
    }
}
