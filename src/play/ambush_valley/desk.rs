//! A campaign at the prompt: the status line, and the words that every prompt of it knows.

use std::cell::{Cell, RefCell};
use std::path::PathBuf;
use std::rc::Rc;

use serde_json::{Value, json};

use super::super::answers::{Sense, begins_a_part};
use super::super::console::{Console, Desk, HELD, Prompt};
use super::super::draft::{DraftFile, KeptAnswer, MISSION_RECEIVED, SideDraft};
use super::super::paper::Paper;
use super::super::{Begin, Left, Screen};
use super::ending::CampaignEnd;
use crate::ambush_valley::{
    AskedFor, Campaign, ChoiceKind, Deployment, Figure, OWN_FIRETEAM, OWN_SQUAD, Player, QuestionName,
    RegularForce, SealedLine, Status, Step, TableId, has_letters, takes_troop_quality,
};
use crate::command::ambush_valley::logs::insurgency_log;
use crate::command::campaign::chronicle::story;
use crate::command::campaign::sheet::squad_sheets;
use crate::command::campaign::show::current_game;
use crate::command::document::adjust::is_sealed_from;
use crate::document::{Document, Shared};
use crate::error::Error;
use crate::named::{Named, plain, word_of_name};
use crate::plural::counted;
use crate::question::OpenQuestion;
use crate::render::Report;

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

/// When the answer to a question holds though another keyboard has gone on with the document meanwhile.
#[derive(Debug, Clone, Default)]
pub enum Stands {
    /// Never: the question was that of the state before.
    #[default]
    AsItWas,
    /// For as long as this force's orders are to be given.
    OrdersOf(String),
    /// For as long as the game is to be reported.
    Report,
    /// Always: it only asks whether somebody has gone on, or who sits here.
    Anyway,
}

impl Asked<'_> {
    /// When an answer to one of its questions holds though the document has gone on.
    fn stands(self) -> Stands {
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

/// Whether the question asks for this force's orders, sealed.
pub fn is_of_orders(question: &OpenQuestion, force: &str) -> bool {
    QuestionName::of(question) == Some(QuestionName::of_force(force, AskedFor::Sealed(SealedLine::Orders)))
}

/// What is said of an answer to a question of `before`, where another keyboard has gone on since.
pub fn answered_elsewhere(before: &Campaign, now: &Campaign) -> String {
    let next = match now.step {
        Step::Finished => " The campaign is over.".to_owned(),
        step if (now.turn, step) == (before.turn, before.step) => String::new(),
        step => format!(" It is now time for {}.", step.title()),
    };
    format!("Someone played on at another keyboard, so your answer was not taken.{next}")
}

/// The question whether answers of an earlier time still hold.
fn saved(given: usize, what: &str) -> String {
    format!("You have {} saved for the {what}. Continue with them?", counted(given, "answer"))
}

/// A campaign at the prompt.
pub struct CampaignClient {
    pub paper: Paper<Campaign>,
    /// Whether an objective was chosen last: who chooses the next may have been named with it.
    pub chose: Cell<bool>,
    /// Whether a mission may be rolled at the prompt that stands there.
    pub receives: Cell<bool>,
    /// The forces whose players use this keyboard, where each side has one of its own, once they have said
    /// so.
    here: RefCell<Vec<String>>,
    /// The force whose player sits at a keyboard that several share, and is asked what the others must not
    /// see.
    sits: RefCell<Option<String>>,
    /// The force whose player was asked last before the game.
    asked: RefCell<Option<String>>,
    /// What was offered to be gone on with from an earlier time.
    offered: RefCell<Vec<String>>,
    /// What of a question must be so still, where the document has gone on elsewhere, for its answer to be
    /// taken.
    stands: RefCell<Stands>,
    /// Who was told of which mission last.
    heard: RefCell<(Vec<String>, String)>,
    /// Whether it only looks on while a command of the shell asks: nothing is saved, and no word changes it.
    looks_on: bool,
    screen: Rc<dyn Screen>,
}

impl CampaignClient {
    /// The campaign in `file`.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn open(file: PathBuf, begin: &Begin, screen: Rc<dyn Screen>) -> Result<Rc<CampaignClient>, Error> {
        let paper = Paper::open(file, begin, Rc::clone(&screen))?.carrying();
        Ok(Rc::new(CampaignClient::on(paper, false, screen)))
    }

    /// A campaign that is looked at while a command of the shell asks about it: this force's player, or
    /// nobody in particular.
    pub fn looking_on(
        document: Document<Campaign>,
        sits: Option<&str>,
        screen: Rc<dyn Screen>,
    ) -> Rc<CampaignClient> {
        let paper = Paper::on_no_disk(document, Rc::clone(&screen));
        let client = CampaignClient::on(paper, true, screen);
        client.here.borrow_mut().extend(sits.map(str::to_owned));
        Rc::new(client)
    }

    fn on(paper: Paper<Campaign>, looks_on: bool, screen: Rc<dyn Screen>) -> CampaignClient {
        CampaignClient {
            paper,
            chose: Cell::default(),
            receives: Cell::default(),
            here: RefCell::default(),
            sits: RefCell::default(),
            asked: RefCell::default(),
            offered: RefCell::default(),
            stands: RefCell::default(),
            heard: RefCell::default(),
            looks_on,
            screen,
        }
    }

    /// The forces whose players use this keyboard: all, unless each side has a keyboard of its own; none
    /// before they have said so.
    pub fn here(&self) -> Vec<String> {
        let campaign = self.campaign();
        match campaign.sealed_orders {
            true => self.here.borrow().clone(),
            false => campaign.forces().map(|force| force.id().to_owned()).collect(),
        }
    }

    /// Their players use this keyboard from now on.
    pub fn sit_here(&self, forces: Vec<String>) {
        self.sits.take();
        self.here.replace(forces);
        if let Some(step) = self.look().and_then(|look| look.looked()) {
            self.paper.looked_until(step);
        }
    }

    /// Notes that these are told of the mission now. Gives whether they have not been yet.
    pub fn hears_of_mission(&self, here: &[String]) -> bool {
        let now = (here.to_vec(), self.mission_received());
        self.heard.replace(now.clone()) != now
    }

    /// How far the player has looked who sits alone at this keyboard.
    fn look(&self) -> Option<DraftFile> {
        self.alone_here().map(|force| DraftFile::of_look(self.paper.file(), &force))
    }

    /// The player who sits alone at this keyboard has been told of all that has come about.
    ///
    /// # Errors
    /// When that cannot be kept.
    pub fn has_looked(&self) -> Result<(), Error> {
        self.look().map_or(Ok(()), |look| look.keep_look(self.paper.last_step().0))
    }

    /// The only force at this keyboard, where each side has one of its own.
    pub fn alone_here(&self) -> Option<String> {
        let here = self.here.borrow();
        here.first().filter(|_| here.len() == 1 && self.campaign().sealed_orders).cloned()
    }

    /// The force whose player sits here now, so far as that is known.
    fn sitting(&self) -> Option<String> {
        self.alone_here().or_else(|| self.sits.borrow().clone())
    }

    /// Whether nobody in particular is known to sit here.
    pub fn is_free(&self) -> bool {
        self.sitting().is_none()
    }

    /// At a keyboard that several share, this force's player is asked now; or nobody in particular is.
    pub fn sits(&self, force: Option<&str>) {
        self.sits.replace(force.map(str::to_owned));
    }

    /// A question for this force's player comes next, or one for everybody: what was typed ahead for one
    /// player's questions answers none of another's, nor tells them a secret.
    ///
    /// # Errors
    /// When it cannot be said that it is dropped.
    pub fn asks(&self, console: &Console, force: Option<&str>, secret: bool) -> Result<(), Error> {
        self.chose.set(false);
        let before = self.asked.replace(force.map(str::to_owned));
        match (before, force) {
            (Some(before), Some(force)) if before != force => {
                console.forget_before(self.campaign().force_called(force), secret)
            }
            _ => Ok(()),
        }
    }

    /// One side after the other chooses an objective: what was typed ahead for the next of them holds, where
    /// both sit here.
    ///
    /// # Errors
    /// When it cannot be said that what was typed before is dropped.
    pub fn asks_objective(&self, console: &Console, force: &str) -> Result<(), Error> {
        if self.chose.replace(true) {
            self.asked.replace(Some(force.to_owned()));
            return Ok(());
        }
        self.asks(console, Some(force), false)?;
        self.chose.set(true);
        Ok(())
    }

    /// Hands a keyboard that several share over to the player of a force: nothing of what the others did is
    /// left to be read, or to be brought back, when that player is called.
    ///
    /// # Errors
    /// How the prompt is left.
    pub fn hand_over(&self, console: &Console, to: &str) -> Result<(), Left> {
        if self.sitting().as_deref() == Some(to) {
            return Ok(());
        }
        // First: who is called comes while the question stands there.
        console.clear()?;
        self.asks(console, Some(to), true)?;
        let campaign = self.campaign();
        let name = campaign.force_called(to);
        let prompt = Prompt::of(format!("Hand the keyboard to {name}"), ["ready"]);
        let prompt = Prompt { comes_between: true, ..prompt.enter(0, format!("{name} is here")) };
        // Whoever is called sits down whatever another keyboard did meanwhile.
        self.while_standing(Stands::Anyway, || console.ask(&prompt))?;
        // Nobody goes back to what was asked of another.
        console.take_back();
        self.sits(Some(to));
        Ok(())
    }

    /// Asks something whose answer holds though the document goes on elsewhere, as long as `stands` says.
    pub fn while_standing<T>(&self, stands: Stands, ask: impl FnOnce() -> T) -> T {
        let before = self.stands.replace(stands);
        let answer = ask();
        self.stands.replace(before);
        answer
    }

    /// The same of a question of orders or a report.
    pub fn while_asked<T>(&self, of: Asked<'_>, ask: impl FnOnce() -> T) -> T {
        self.while_standing(of.stands(), ask)
    }

    /// The campaign as it is saved.
    pub fn campaign(&self) -> Shared<Campaign> {
        self.paper.data()
    }

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
    fn mission_received(&self) -> String {
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
    fn roll_back(&self, console: &Console, rest: &str) -> Result<Option<Left>, Error> {
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

    /// The story so far, in lines that fit the screen.
    ///
    /// # Errors
    /// When a step is not as the history says.
    pub fn story(&self) -> Result<Report, Error> {
        let mut report = Report::new();
        report.story(&story(&self.paper.document())?);
        Ok(report)
    }

    /// Refuses to set, and so to tell, what is sealed from whoever sits here (4.1).
    fn check_unsealed(&self, path: &str) -> Result<(), Error> {
        let campaign = self.campaign();
        // Of a co-op campaign at one keyboard, all players are on one side.
        let regular = || campaign.players.first().map(|player| player.force.clone());
        let side = self.sitting().or_else(|| regular().filter(|_| campaign.co_op));
        if is_sealed_from(&campaign, side.as_deref(), path) {
            let why = format!(
                "`{path}` is sealed from this keyboard until the game is over; both players together can \
                 set it in the shell, with `pointman adjust`"
            );
            return Err(Error::refused("AV 4.1", why));
        }
        Ok(())
    }

    /// Refuses to promote a man of the other side at a keyboard of one's own, unless that side is named:
    /// nobody means them by chance.
    fn check_own_man(&self, name: &str, post: &str) -> Result<(), Error> {
        let campaign = self.campaign();
        let Some(here) = self.alone_here().filter(|_| !name.contains(':')) else { return Ok(()) };
        let men = |force: &RegularForce| force.figures.iter().map(Figure::named).collect();
        if campaign.named_in_a_force("man", name, Some(&here), &men).is_ok() {
            return Ok(());
        }
        match campaign.named_in_a_force("man", name, None, &men) {
            Ok((force, _)) if !campaign.are_allies(&here, &force) => Err(Error::Usage(format!(
                "`{name}` belongs to {}: to promote a man of the other side, put the force first: `promote \
                 {force}:{name} {post}`",
                campaign.force_called(&force)
            ))),
            _ => Ok(()),
        }
    }

    fn show_word(&self, console: &Console, rest: &str) -> Result<Option<Left>, Error> {
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
}

impl CampaignClient {
    /// Shows the logs of those who sit here piece by piece, to be compared with what is written on paper.
    fn check(&self, console: &Console) -> Result<Option<Left>, Error> {
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

/// What is typed without the quotes around it.
fn unquoted(name: &str) -> String {
    name.trim().trim_matches(['"', '\'']).trim().to_owned()
}

/// The man and the post after `promote`: either may be of several words. The post is the longest that is one.
fn promoted(campaign: &Campaign, typed: &str) -> Option<(String, String)> {
    let is_post = |words: &str| {
        let mut forces = campaign.regulars.iter();
        forces.any(|force| force.post_called(&words.replace(' ', "-")).is_ok())
    };
    let mut splits =
        typed.match_indices(char::is_whitespace).map(|(at, _)| (&typed[..at], typed[at..].trim()));
    let (name, post) = splits.clone().find(|(_, post)| is_post(post)).or_else(|| splits.next_back())?;
    let name = unquoted(name);
    (!name.is_empty()).then(|| (name, post.replace(' ', "-")))
}

/// What `rename` is to do.
struct Renamed {
    /// The force whose man or team it is; none for a force, or for what the command itself finds.
    force: Option<String>,
    /// Who gets another name.
    who: String,
    /// The new name.
    name: String,
    /// The name they have now, if that is known.
    now: Option<String>,
}

/// The two names after `rename`: either may be of several words, with or without quotes. The first is the
/// longest that somebody has: of the side that sits here if it has one, else of any; none if there are not
/// two.
fn renamed(campaign: &Campaign, sitting: Option<&str>, typed: &str) -> Result<Option<Renamed>, Error> {
    let is_regular = |id: &str| campaign.regulars.iter().any(|force| force.id == id);
    let (whose, typed) = match typed.split_once(':') {
        Some((whose, rest)) if is_regular(whose) => (Some(whose), rest.trim_start()),
        _ => (None, typed),
    };
    let quoted = ['"', '\''].into_iter().find_map(|mark| typed.strip_prefix(mark)?.split_once(mark));
    let splits: Vec<(String, String)> = match quoted {
        Some((who, name)) => vec![(who.to_owned(), name.to_owned())],
        None => {
            let blanks = typed.match_indices(char::is_whitespace).map(|(at, _)| at).rev();
            blanks.map(|at| (typed[..at].to_owned(), typed[at..].to_owned())).collect()
        }
    };
    let mut splits: Vec<(String, String)> =
        splits.iter().map(|(who, name)| (unquoted(who), unquoted(name))).collect();
    splits.retain(|(who, name)| !who.is_empty() && !name.is_empty());
    let Some((shortest, rest)) = splits.last().cloned() else { return Ok(None) };
    for (who, name) in splits.iter().filter(|_| whose.is_none()) {
        let mut forces = campaign.forces();
        let is_force =
            |id: &str, called: &str| id.eq_ignore_ascii_case(who) || called.eq_ignore_ascii_case(who);
        if let Some(force) = forces.find(|force| is_force(force.id(), force.name())) {
            let (who, now) = (force.id().to_owned(), Some(force.name().to_owned()));
            return Ok(Some(Renamed { force: None, who, name: name.clone(), now }));
        }
    }
    let named = |force: &RegularForce, is_meant: &dyn Fn(&&Figure) -> bool| -> Vec<Named> {
        let men = force.figures.iter().filter(is_meant).map(Figure::named);
        men.chain(force.teams.iter().map(|team| Named::new(&team.id, &team.name))).collect()
    };
    let find = |who: &str, of: Option<&str>| {
        let alive = |force: &RegularForce| named(force, &|man| man.status != Status::Deceased);
        let all = |force: &RegularForce| named(force, &|_| true);
        let what = "man or team";
        campaign
            .named_in_a_force(what, who, of, &alive)
            .or_else(|_| campaign.named_in_a_force(what, who, of, &all))
    };
    let own = whose.or(sitting).filter(|id| is_regular(id));
    for of in own.map(Some).into_iter().chain(whose.is_none().then_some(None)) {
        for (who, name) in &splits {
            match find(who, of) {
                // The other side's are renamed by who names that side: nobody means them by chance.
                Ok((force, one)) if sitting.is_some_and(|sitting| sitting != force) && whose.is_none() => {
                    let why = format!(
                        "`{who}` belongs to {}: to rename the other side's, put the force first: `rename \
                         {force}:{} {name}`",
                        campaign.force_called(&force),
                        one.id
                    );
                    return Err(Error::Usage(why));
                }
                Ok((force, one)) => {
                    let (who, now) = (one.id, Some(one.name));
                    return Ok(Some(Renamed { force: Some(force), who, name: name.clone(), now }));
                }
                Err(_) => {}
            }
        }
    }
    let shortest = whose.map_or(shortest.clone(), |whose| format!("{whose}:{shortest}"));
    Ok(Some(Renamed { force: None, who: shortest, name: rest, now: None }))
}

/// A line in lines of this width: broken between the parts of a list, or at a blank, never within a name or a
/// number.
fn in_lines(text: &str, width: usize) -> String {
    let mut lines = vec![String::new()];
    let mut parts: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match parts.last_mut() {
            Some(last) if !last.ends_with(',') && word != "|" => *last = format!("{last} {word}"),
            _ => parts.push(word.to_owned()),
        }
    }
    // What is longer than a line is broken at any blank.
    let words = |part: &String| part.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let is_long = |part: &String| part.chars().count() > width;
    let parts = parts.iter().flat_map(|part| if is_long(part) { words(part) } else { vec![part.clone()] });
    for part in parts {
        let line = lines.last().map_or("", String::as_str);
        match (line, line.chars().count() + 1 + part.chars().count() <= width) {
            ("", _) => lines = [&lines[..lines.len() - 1], &[part]].concat(),
            (line, true) => lines = [&lines[..lines.len() - 1], &[format!("{line} {part}")]].concat(),
            (_, false) => lines.push(part),
        }
    }
    lines.join("\n")
}

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

impl Sense for CampaignClient {
    /// A force, and the platoon before its team, by the name that people have given it.
    fn shown(&self, word: &str) -> String {
        let campaign = self.campaign();
        let is_force = |id: &str| campaign.forces().any(|force| force.id() == id);
        if is_force(word) {
            return campaign.force_called(word).to_owned();
        }
        let to = self.sitting().or_else(|| self.asked.borrow().clone());
        let shown = campaign.shown_to(to.as_deref(), word);
        match shown.split_once(':') {
            Some((of, team)) if is_force(of) => format!("{}: {team}", campaign.force_called(of)),
            _ => shown,
        }
    }

    fn says_the_only(&self, word: &str) -> bool {
        [OWN_FIRETEAM, OWN_SQUAD].contains(&word)
    }

    /// Of what is bought a team, a squad or a number alone is left to be said, of a roll for the length a
    /// force, which does not say what it is.
    fn under_way(&self, words: &[String], next: &[&str]) -> String {
        let said = words.iter().map(|word| self.shown(word)).collect::<Vec<_>>().join(" ");
        let is_bought = |asset: &str| words.iter().any(|word| word == asset);
        let is_of_platoon = is_bought(OWN_FIRETEAM) || is_bought(OWN_SQUAD);
        let is_turn = !next.is_empty() && next.iter().all(|word| word.parse::<u32>().is_ok());
        if is_turn && (is_of_platoon || words.first().is_some_and(|word| word == "buy")) {
            return format!("{said}, in game turn");
        }
        let campaign = self.campaign();
        let is_force = |word: &&str| campaign.forces().any(|force| force.id() == *word);
        if !next.is_empty() && next.iter().all(is_force) {
            return match words.first().map(String::as_str) {
                Some("length") => format!("{said}, who has Initiative"),
                Some("buy") => format!("{said}, for which platoon"),
                _ => said,
            };
        }
        match words.last().filter(|_| !next.is_empty()).map(String::as_str) {
            Some(OWN_FIRETEAM) => format!("{said}, which fireteam"),
            Some(OWN_SQUAD) => format!("{said}, which squad"),
            _ => said,
        }
    }

    fn is_short_for(&self, typed: &str, word: &str) -> bool {
        is_word_of_asset(typed, word)
    }

    /// A team is also called by the name it has on the logs: `1A` is `squad-1-a`, `us-2 1a` the one of
    /// another platoon; a force by its name; a quadrant by its letters: `nw`.
    fn means(&self, typed: &str, word: &str) -> bool {
        let campaign = self.campaign();
        // A number behind a fireteam that is bought is the game turn in which it comes.
        let is_number = typed.chars().all(|digit| digit.is_ascii_digit());
        let mut bought = campaign.regulars.iter().flat_map(|force| &force.teams);
        if is_number
            && campaign.step == Step::ExecuteOperation
            && bought.any(|team| team.id == word && team.deployed == Deployment::No)
        {
            return false;
        }
        let is_team = |typed: &str, word: &str| {
            let mut teams = campaign.regulars.iter().flat_map(|force| &force.teams);
            teams.any(|team| team.id == word && team.name.to_lowercase().starts_with(typed))
        };
        let of_platoon = || {
            let (force, team) = word.split_once(':')?;
            // Without its platoon a team is one of the player's own.
            let (typed_force, typed) = campaign.after_force(typed)?;
            Some(typed_force == force && (is_team(typed, team) || begins_a_part(typed, team)))
        };
        let is_force = || {
            let force = campaign.forces().find(|force| force.id() == word);
            let name = force.map(|force| force.name().to_lowercase());
            name.is_some_and(|name| plain(&name).starts_with(&plain(typed)) || begins_a_part(typed, &name))
        };
        // A side by who leads it, as the list says.
        let leads = |player: &Player| player.force == word && plain(&player.name).starts_with(&plain(typed));
        let is_called = |part: &str| plain(part) == plain(typed);
        let runs = |who: &String| campaign.co_op && who.split_whitespace().any(is_called);
        let is_run = || {
            let is_other = campaign.players.iter().all(|player| player.force != word);
            is_other
                && campaign.forces().any(|force| force.id() == word)
                && campaign.opposition.as_ref().is_some_and(runs)
        };
        let is_led = || campaign.players.iter().any(|player| campaign.is_named(player) && leads(player));
        let is_quadrant = || has_letters(word, typed);
        // `hit` is no part of `rest-hit`, which is said of other teams.
        let is_part = || !word.starts_with("rest-") && begins_a_part(typed, word);
        // A man by any part of his name: `ller` is Keller.
        let is_man = || {
            let mut men = campaign.regulars.iter().filter_map(|force| force.answered_with(word));
            men.any(|man| word_of_name("man", typed, &[Named::new("", &man.name)]).is_ok())
        };
        let mut teams = campaign.regulars.iter().flat_map(|force| &force.teams);
        let is_id = teams.any(|team| team.name == word && team.id == typed);
        is_id
            || is_man()
            || is_part()
            || is_team(typed, word)
            || of_platoon().unwrap_or(false)
            || is_quadrant()
            || is_force()
            || is_led()
            || is_run()
    }
}

/// Whether `typed` is a whole word of the id of an asset: it is as good at the end as at the beginning, so
/// that `gunship` may be either of two, and none of them is bought unasked.
fn is_word_of_asset(typed: &str, word: &str) -> bool {
    crate::ambush_valley::tables().asset(word).is_some()
        && word.split('-').any(|part| part.eq_ignore_ascii_case(typed))
}

/// The words that every prompt of a campaign knows, look-ups first.
const WORDS: &[(&str, &str)] = &[
    ("show", "the logs; `show us`: with its secrets, for its player; `show mission`, `show 1a`"),
    ("table", "[NAME]: a table of the rules"),
    ("roll", "TABLE [DIE]: roll on a table"),
    ("odds", "TABLE [DIE]: the exact odds of a table"),
    ("chronicle", "the story so far; `chronicle FILE.html` writes it"),
    ("sheet", "FILE.html: write the sheets to print; FILE.md: as Markdown"),
    ("check", "compare the logs with your sheets, squad by squad"),
    ("adjust", "PATH VALUE: set a field: `adjust regulars/us/confidence average`"),
    ("promote", "NAME POST [relieve]: appoint a man to a command post"),
    ("rename", "NAME NEW-NAME: rename a man, a team or a force; names of several words in quotes"),
    ("free-prisoner", "NAME: a prisoner comes home"),
    ("extend", "N or `open`: change the length of the campaign"),
];

/// How many of them only look at the campaign, and how many of those that every document knows.
const LOOK_UPS: usize = 4;
const SHARED_LOOK_UPS: usize = 2;

impl Desk for CampaignClient {
    fn held(&self) -> &'static str {
        match self.looks_on {
            true => "Nothing has been taken: this is asked anew next time.",
            false => HELD,
        }
    }

    fn reads_dice_ahead(&self) -> bool {
        true
    }

    /// Where each side has a keyboard of its own, a question may have been answered at another one.
    fn went_on_elsewhere(&self, console: &Console, looks: bool) -> Result<bool, Error> {
        let before = self.campaign();
        let Some(now) = before.sealed_orders.then(|| self.paper.gone_on()).flatten() else {
            return Ok(false);
        };
        let stands = match &*self.stands.borrow() {
            Stands::AsItWas => false,
            Stands::OrdersOf(force) => {
                now.turn == before.turn && now.open_orders().iter().any(|open| is_of_orders(open, force))
            }
            Stands::Report => now.turn == before.turn && now.step == Step::ExecuteOperation,
            Stands::Anyway => true,
        };
        match (stands, looks) {
            (true, _) => {}
            (false, true) => self.paper.refresh()?,
            (false, false) => console.say(answered_elsewhere(&before, &now))?,
        }
        Ok(!stands)
    }

    fn only_looks(&self, word: &str) -> bool {
        ["show", "sheet", "chronicle", "table", "roll", "odds", "log", "why"].contains(&word)
    }

    fn status(&self) -> String {
        let campaign = self.campaign();
        let of = campaign.turns_planned.map_or_else(String::new, |turns| format!(" of {turns}"));
        let points = campaign.forces().map(|force| format!("{} {}", force.name(), force.total_cvp()));
        let points = points.collect::<Vec<_>>().join(", ");
        let momentum = campaign.mission.iter().flat_map(|mission| &mission.forces);
        let momentum: Vec<(&str, u32)> = momentum
            .filter_map(|part| Some((campaign.force_called(&part.force), part.momentum?.left)))
            .collect();
        let of_several = momentum.len() > 2;
        let momentum = momentum.iter().map(|(name, left)| match of_several {
            true => format!("{name} {left}"),
            // In the order of the forces before it: their names twice would not fit.
            false => left.to_string(),
        });
        let momentum = momentum.collect::<Vec<_>>().join(", ");
        let apart = campaign.mission.as_ref().and_then(|mission| mission.apart.as_ref());
        let asks = apart.and_then(|apart| apart.asks.as_ref());
        let asks_purchase = asks.is_some_and(|asked| asked.what == ChoiceKind::Purchase);
        let (step, short) = match campaign.step {
            Step::Finished => (format!("over, {}", campaign.outcome()), Some("over")),
            // 4.2: what is bought before the game is a part of the orders.
            step => {
                let step = if asks_purchase { Step::IssueOrders } else { step };
                let short = match step {
                    Step::ReceiveMission => Some("Receive Mission"),
                    Step::IssueOrders => Some("Issue Orders"),
                    _ => None,
                };
                (step.title().to_owned(), short)
            }
        };
        let width = self.screen.look().width.into();
        let status = |step: &str| {
            let turn = format!("Turn {}{of} | {step}", campaign.turn);
            match &*momentum {
                "" => format!("{turn} | CVP {points}"),
                // What there is to spend comes before what earlier turns have won, where both are too much.
                _ if of_several => format!("{turn} | OMP {momentum}"),
                _ => format!("{turn} | CVP {points} | OMP {momentum}"),
            }
        };
        match short {
            Some(short) if status(&step).chars().count() > width => in_lines(&status(short), width),
            _ => in_lines(&status(&step), width),
        }
    }

    fn words(&self) -> &'static [(&'static str, &'static str)] {
        if self.looks_on { &WORDS[..LOOK_UPS] } else { WORDS }
    }

    fn shared_words(&self) -> &'static [(&'static str, &'static str)] {
        let shared = super::super::paper::WORDS;
        if self.looks_on { &shared[..SHARED_LOOK_UPS] } else { shared }
    }

    fn word(&self, console: &Console, word: &'static str, rest: &str) -> Result<Option<Left>, Error> {
        // One after the other: `promote hai squad-leader; an team-leader; dice ask`.
        if let Some((one, others)) =
            rest.split_once(';').filter(|_| ["promote", "free-prisoner", "rename"].contains(&word))
            && one.matches('"').count() % 2 == 0
        {
            return self.word_before(console, word, one.trim(), others.trim());
        }
        let (first, second) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let second = second.trim();
        let needs = |what: &str| Err(Error::Usage(format!("type `{word} {what}`")));
        let such_as = |what: &str, example: &str| {
            Err(Error::Usage(format!("type `{word} {what}`, such as `{word} {example}`")))
        };
        // The shell calls the tables of this game so.
        let first =
            if matches!(word, "roll" | "odds") { first.strip_prefix("av:").unwrap_or(first) } else { first };
        // The shell says it with an option.
        let second = second.strip_prefix("--tq").map_or(second, |die| die.trim_start_matches(['=', ' ']));
        let die = if second.is_empty() { Value::Null } else { json!(second) };
        let report = match word {
            "show" => return self.show_word(console, rest),
            "check" => return self.check(console),
            "sheet" if rest.is_empty() => return needs("FILE.html"),
            "sheet" => self.paper.call(&["campaign", "sheet"], json!({ "output": rest }))?,
            "chronicle" if rest.is_empty() => self.story()?,
            "chronicle" => self.paper.call(&["campaign", "chronicle"], json!({ "output": rest }))?,
            "table" if rest.is_empty() => self.paper.call(&["av", "table"], json!({}))?,
            "table" => self.paper.call(&["av", "table"], json!({ "name": rest }))?,
            // As the prompt calls it.
            "roll" if self.receives.get() && ["", "mission", "a mission"].contains(&rest) => {
                console.read_next("mission");
                return Ok(None);
            }
            "roll" | "odds"
                if second.is_empty() && first.parse::<TableId>().is_ok_and(takes_troop_quality) =>
            {
                return such_as("TABLE DIE", &format!("{first} d8"));
            }
            "roll" if rest.is_empty() => return such_as("TABLE", "unit-development d8"),
            "roll" => self.paper.call(&["av", "roll"], json!({ "table": first, "tq": die }))?,
            "odds" if rest.is_empty() => return such_as("TABLE", "stragglers d8"),
            "odds" => self.paper.call(&["odds"], json!({ "what": format!("av:{first}"), "tq": die }))?,
            "promote" => {
                let relieved = rest.strip_suffix("relieve").filter(|before| before.ends_with(' '));
                match promoted(&self.campaign(), relieved.unwrap_or(rest).trim()) {
                    None => return such_as("NAME POST", "Keller squad-leader"),
                    Some((name, post)) => {
                        self.check_own_man(&name, &post)?;
                        let relieve = relieved.is_some();
                        let options = json!({ "figure": name, "to": post, "relieve": relieve });
                        return self.paper.changed(console, &["campaign", "promote"], options);
                    }
                }
            }
            "rename" => {
                let campaign = self.campaign();
                let Some(Renamed { force, who, name, now }) =
                    renamed(&campaign, self.sitting().as_deref(), rest)?
                else {
                    return needs("NAME NEW-NAME");
                };
                if now.as_ref() == Some(&name) {
                    console.say(format!("{name} already has that name: nothing has changed."))?;
                    return Ok(None);
                }
                let options = json!({ "who": who, "name": name, "side": force });
                return self.paper.changed(console, &["campaign", "rename"], options);
            }
            "free-prisoner" if rest.is_empty() => return needs("NAME"),
            "free-prisoner" => {
                return self.paper.changed(
                    console,
                    &["campaign", "free-prisoner"],
                    json!({ "figure": unquoted(rest) }),
                );
            }
            "extend" => {
                let ending = match rest.parse::<u32>() {
                    Ok(turns) => CampaignEnd::After(turns),
                    Err(_) if rest.starts_with("open") => CampaignEnd::Open,
                    Err(_) => return such_as("N", "open"),
                };
                return self.extends(console, ending);
            }
            "adjust" => {
                // `adjust ? PATH` lists what lies there.
                let path = rest.trim_start_matches('?').split_whitespace().next();
                self.check_unsealed(path.map_or(first, |path| path.trim_matches('/')))?;
                // Nor what is set with it.
                for also in rest.split_whitespace().skip(1).filter(|word| word.contains('/')) {
                    self.check_unsealed(also.trim_matches('/'))?;
                }
                return self.paper.word(console, word, rest);
            }
            "rollback" => return self.roll_back(console, rest),
            _ => return self.paper.word(console, word, rest),
        };
        console.show(&report)?;
        Ok(None)
    }
}

impl CampaignClient {
    /// Does what a word says of `one`, and has `others` read as a line of its own; where that does not begin
    /// with a word, it is more of the same. What is refused leaves the others unread.
    fn word_before(
        &self,
        console: &Console,
        word: &'static str,
        one: &str,
        others: &str,
    ) -> Result<Option<Left>, Error> {
        let done = self.word(console, word, one);
        if others.is_empty() {
            return done;
        }
        match done {
            Ok(left) => {
                let first = others.split([' ', ';']).next().unwrap_or_default().to_lowercase();
                let mut words = self.words().iter().chain(self.shared_words());
                // A promotion and a new name are of two words at least: one alone goes on with the turn.
                let is_alone =
                    word != "free-prisoner" && !others.split(';').next().unwrap_or_default().contains(' ');
                let is_word = is_alone || words.any(|(known, _)| *known == first);
                console.read_next(&if is_word { others.to_owned() } else { format!("{word} {others}") });
                Ok(left)
            }
            Err(error) => {
                console.refuse(error)?;
                console.say_not_read(others)?;
                Ok(None)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_two_assets_have_means_either_wherever_it_stands() {
        for asset in ["gunship-air-support", "helicopter-gunship"] {
            assert!(is_word_of_asset("gunship", asset), "{asset}");
            assert!(!is_word_of_asset("gun", asset), "a beginning is looked for after whole words");
        }
        assert!(!is_word_of_asset("squad", "squad-3"), "no asset");
    }
}
