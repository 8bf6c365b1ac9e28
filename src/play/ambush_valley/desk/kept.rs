//! What has been answered of orders and reports that are not finished, and is gone on with.

use super::super::super::Left;
use super::super::super::console::Console;
use super::super::super::draft::{DraftFile, KeptAnswer, MISSION_RECEIVED, SideDraft};
use super::{CampaignClient, Stands};
use crate::ambush_valley::{Campaign, Step};
use crate::error::Error;
use crate::plural::counted;

/// What the draft of a document says first where it is of a report.
const REPORT: &str = "report";

/// What a side or everybody is asked, one question after another.
#[derive(Debug, Clone, Copy)]
pub enum Asked<'a> {
    /// The orders of this force.
    Orders(&'a str),
    /// The report of the game.
    Report,
    /// What this force's player reports of it, at a keyboard of their own.
    PartOfReport(&'a str),
}

impl Asked<'_> {
    /// When an answer to one of its questions holds though the document has gone on.
    pub(super) fn stands(self) -> Stands {
        match self {
            Asked::Orders(force) => Stands::OrdersOf(force.to_owned()),
            Asked::Report | Asked::PartOfReport(_) => Stands::Report,
        }
    }

    /// What is asked for, in words.
    fn what(self) -> String {
        match self {
            Asked::Orders(force) => format!("orders of {force}"),
            Asked::Report => REPORT.to_owned(),
            Asked::PartOfReport(force) => format!("{REPORT} of {force}"),
        }
    }

    /// The same with the name of the force.
    pub fn in_words(self, campaign: &Campaign) -> String {
        match self {
            Asked::Orders(force) => Asked::Orders(campaign.force_called(force)).what(),
            Asked::Report => self.what(),
            Asked::PartOfReport(force) => Asked::PartOfReport(campaign.force_called(force)).what(),
        }
    }
}

impl CampaignClient {
    /// The answers that were given to questions and not finished.
    pub fn answers(&self, of: Asked<'_>) -> Vec<KeptAnswer> {
        let answers = self.draft_of(of).in_turn(self.campaign().turn, &self.mission_received()).answers;
        if !answers.is_empty() || !matches!(of, Asked::Report) {
            return answers;
        }
        // Earlier versions kept what is reported at one keyboard in the draft of the document.
        let draft = self.paper.draft();
        match draft.answers.split_first() {
            Some((first, answers)) if first == REPORT => {
                let alone = |answer: &String| KeptAnswer { answer: answer.clone(), ..KeptAnswer::default() };
                answers.iter().map(alone).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Keeps the answers to questions.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn keep_answers(&self, of: Asked<'_>, answers: &[KeptAnswer]) -> Result<(), Error> {
        if matches!(of, Asked::Report) && !self.paper.draft().answers.is_empty() {
            self.paper.keep_draft(Vec::new())?;
        }
        let (turn, game, answers) = (self.campaign().turn, self.mission_received(), answers.to_vec());
        self.draft_of(of).keep_answers(&SideDraft { turn, game, answers, finished: false })
    }

    /// The digest of the state in which the mission was received: what is answered of its game is kept for as
    /// long as that is the mission.
    pub(super) fn mission_received(&self) -> String {
        self.paper.made_by(MISSION_RECEIVED)
    }

    /// The draft of what is answered, which a step taken meanwhile does not end. The orders of a side are its
    /// own until they are opened, so that no other keyboard offers or ends them.
    fn draft_of(&self, of: Asked<'_>) -> DraftFile {
        match of {
            Asked::Orders(force) => DraftFile::of_orders(self.paper.file(), force),
            Asked::PartOfReport(force) => self.report_draft(force),
            Asked::Report => DraftFile::of_whole_report(self.paper.file()),
        }
    }

    /// What a side reports is its own to answer, and read by every keyboard once it is said.
    fn report_draft(&self, force: &str) -> DraftFile {
        DraftFile::of_report(self.paper.file(), force)
    }

    /// What a side has reported, and whether it has said that this is all.
    pub fn reported(&self, force: &str) -> SideDraft {
        self.report_draft(force).in_turn(self.campaign().turn, &self.mission_received())
    }

    /// Says whether a side has reported all that it has to.
    ///
    /// # Errors
    /// When that cannot be kept.
    pub fn has_reported(&self, force: &str, finished: bool) -> Result<(), Error> {
        self.report_draft(force).keep_answers(&SideDraft { finished, ..self.reported(force) })
    }

    /// Drops what every side has reported.
    ///
    /// # Errors
    /// When a file cannot be removed.
    pub fn drop_reported(&self) -> Result<(), Error> {
        let campaign = self.campaign();
        campaign.forces().try_for_each(|force| self.report_draft(force.id()).drop())?;
        self.keep_answers(Asked::Report, &[])
    }

    /// What this side has answered is gone on with unasked: it may be under way at that side's own keyboard.
    pub fn goes_on_unasked(&self, force: &str) {
        let asked = [Asked::Orders(force), Asked::PartOfReport(force)];
        self.offered.borrow_mut().extend(asked.map(Asked::what));
    }

    /// The same of what one side answers, as it is asked for it.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn offer_answers(&self, console: &Console, of: Asked<'_>) -> Result<(), Left> {
        let what = of.what();
        if self.offered.borrow().contains(&what) {
            return Ok(());
        }
        self.offered.borrow_mut().push(what.clone());
        let given = self.answers(of).len();
        if given > 0 && !console.confirm(&saved(given, &of.in_words(&self.campaign())), "go on")? {
            self.keep_answers(of, &[])?;
        }
        Ok(())
    }

    /// Takes steps back, and drops what was answered of orders and reports of a game that is there no more.
    pub(super) fn roll_back(&self, console: &Console, rest: &str) -> Result<Option<Left>, Error> {
        let (before, here) = (self.campaign(), self.here());
        let of_sides = before.forces().map(|force| force.id());
        let asked = of_sides.flat_map(|force| [Asked::Orders(force), Asked::PartOfReport(force)]);
        let asked = asked.chain([Asked::Report]).filter(|asked| !self.answers(*asked).is_empty());
        let asked: Vec<Asked<'_>> = asked.collect();
        let game = self.mission_received();
        let left = self.paper.word(console, "rollback", rest)?;
        let is_another = self.mission_received() != game;
        let is_played = self.campaign().step == Step::ExecuteOperation;
        // Orders that are being given hold for as long as the mission does, whatever others take back.
        let is_over = |asked: &Asked<'_>| match asked {
            Asked::Orders(_) => is_another,
            Asked::PartOfReport(_) | Asked::Report => is_another || !is_played,
        };
        let mut dropped = Vec::new();
        for asked in asked.into_iter().filter(is_over) {
            self.keep_answers(asked, &[])?;
            let is_told = match asked {
                Asked::Orders(force) | Asked::PartOfReport(force) => here.iter().any(|one| one == force),
                Asked::Report => true,
            };
            dropped.extend(is_told.then(|| format!("the {}", asked.in_words(&before))));
        }
        if !dropped.is_empty() {
            console.say(format!("Dropped, unfinished: {}", dropped.join(", ")))?;
        }
        Ok(left)
    }
}

/// The question whether answers of an earlier time still hold.
fn saved(given: usize, what: &str) -> String {
    format!("You have {} saved for the {what}. Continue with them?", counted(given, "answer"))
}
