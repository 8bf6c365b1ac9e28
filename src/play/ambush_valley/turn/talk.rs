//! What a side tells by answering questions one after another: its orders, its report.

use std::rc::Rc;

use super::super::super::console::{Console, Desk, FIRST_QUESTION};
use super::super::super::draft::{KeptAnswer, take_answer};
use super::super::super::lines::Lines;
use super::super::super::{Left, Screen};
use super::super::desk::{Asked, CampaignClient};
use super::SEALS;
use super::answering::{ask_or, asked_for};
use crate::ambush_valley::{AskedFor, Campaign, ChoiceKind, OrdersTold, ReportLine, ReportTold};
use crate::document::Document;
use crate::error::Error;
use crate::question::{NOTHING, OpenQuestion};

/// What one side reports.
#[derive(Clone)]
pub(super) struct PartTold {
    pub(super) told: ReportTold,
    pub(super) force: String,
}

impl Talk for PartTold {
    fn why_not(&self, question: &OpenQuestion, typed: &str) -> Option<String> {
        not_told(&self.told, question, typed)
    }

    fn next_question(&self) -> Option<OpenQuestion> {
        self.told.next_question_of(&self.force)
    }

    fn answer(&mut self, text: &str) -> Result<(), Error> {
        self.told.answer_of(&self.force, text)
    }

    fn noted(&self, before: &Self) -> Vec<String> {
        self.told.deeds_noted(&before.told)
    }
}

/// What is told by answering questions one after another.
pub(super) trait Talk: Clone {
    fn next_question(&self) -> Option<OpenQuestion>;
    fn answer(&mut self, text: &str) -> Result<(), Error>;
    /// Why what is typed is no answer to the question though it is well spelled: who is called so cannot be
    /// named.
    fn why_not(&self, question: &OpenQuestion, typed: &str) -> Option<String>;
    /// What it says of teams that it did not say `before`.
    fn noted(&self, _before: &Self) -> Vec<String> {
        Vec::new()
    }
}

/// Why what is typed is no answer to the question about casualties, teams, or what is counted.
pub(super) fn not_told(told: &ReportTold, question: &OpenQuestion, typed: &str) -> Option<String> {
    let force = question.by.as_deref()?;
    let AskedFor::Report(line) = asked_for(question)? else { return None };
    match line {
        ReportLine::Casualties => told.why_not(force, typed),
        ReportLine::Deeds => told.no_deeds(force, typed),
        ReportLine::Counts => told.not_counted(force, typed),
        _ => None,
    }
}

impl Talk for ReportTold {
    fn why_not(&self, question: &OpenQuestion, typed: &str) -> Option<String> {
        not_told(self, question, typed)
    }

    fn next_question(&self) -> Option<OpenQuestion> {
        ReportTold::next_question(self)
    }

    fn answer(&mut self, text: &str) -> Result<(), Error> {
        ReportTold::answer(self, text)
    }

    fn noted(&self, before: &Self) -> Vec<String> {
        self.deeds_noted(before)
    }
}

impl Talk for OrdersTold {
    fn why_not(&self, _question: &OpenQuestion, typed: &str) -> Option<String> {
        OrdersTold::why_not(self, typed)
    }

    fn next_question(&self) -> Option<OpenQuestion> {
        OrdersTold::next_question(self)
    }

    fn answer(&mut self, text: &str) -> Result<(), Error> {
        OrdersTold::answer(self, text)
    }
}

/// A report of which flags have said a part: of what may be left out nothing more is asked then.
#[derive(Clone)]
struct AfterFlags {
    told: ReportTold,
    is_told: bool,
}

impl AfterFlags {
    /// Leaves out what may be left out, up to the next thing that needs an answer.
    fn go_on(&mut self) -> Result<(), Error> {
        while self.is_told && self.told.next_question().is_some_and(|question| question.optional) {
            self.told.answer("")?;
        }
        Ok(())
    }
}

impl Talk for AfterFlags {
    fn why_not(&self, question: &OpenQuestion, typed: &str) -> Option<String> {
        not_told(&self.told, question, typed)
    }

    fn next_question(&self) -> Option<OpenQuestion> {
        self.told.next_question()
    }

    fn answer(&mut self, text: &str) -> Result<(), Error> {
        self.told.answer(text)?;
        self.go_on()
    }

    fn noted(&self, before: &Self) -> Vec<String> {
        self.told.deeds_noted(&before.told)
    }
}

/// A campaign of which a command of the shell asks, at the console of the guided mode and by its words; the
/// campaign itself can only be looked at.
struct AtShell {
    client: Rc<CampaignClient>,
    console: Console,
    /// What is asked for, in words.
    what: &'static str,
}

impl AtShell {
    fn begin(
        document: &Document<Campaign>,
        sits: Option<&str>,
        what: &'static str,
        screen: Rc<dyn Screen>,
    ) -> Result<AtShell, Error> {
        let client = CampaignClient::looking_on(document.clone(), sits, Rc::clone(&screen));
        let lines = Lines::of_input(screen.look().colour)?;
        let console = Console::new(lines, screen, Rc::clone(&client) as Rc<dyn Desk>);
        Ok(AtShell { client, console, what })
    }

    /// Asks what is still to be told; `back` takes the last answer back.
    fn go_on<T: Talk>(&self, talking: &mut Talking<T>) -> Result<(), Error> {
        while let Some(question) = talking.now().next_question() {
            let current = talking.now().clone();
            let accepts = |words: &str| current.clone().answer(words).is_ok();
            let why_not = |typed: &str| current.why_not(&question, typed);
            match ask_or(&self.console, &question, &self.client.campaign(), &accepts, &why_not) {
                Ok(answer) => takes(&self.console, talking, &question, &answer)?,
                Err(Left::Back) if talking.goes_back() => {}
                Err(Left::Back) => self.console.say(FIRST_QUESTION)?,
                Err(left) => return Err(self.left_at(left, &question.what)),
            }
        }
        Ok(())
    }

    /// Why there is no answer, as the question was left so.
    fn left_at(&self, left: Left, question: &str) -> Error {
        match left {
            Left::Failed(error) => error,
            _ => Error::Usage(format!("the {} left at this question: {question}", self.what)),
        }
    }
}

/// Asks at the shell for what a report lacks. Where flags have said a part (`is_told`), what may be left out
/// is not asked.
///
/// # Errors
/// When the report is left before its end, or the terminal fails.
pub(crate) fn ask_report(
    document: &Document<Campaign>,
    begun: ReportTold,
    is_told: bool,
    screen: Rc<dyn Screen>,
) -> Result<ReportTold, Error> {
    let shell = AtShell::begin(document, None, "report was", screen)?;
    let mut first = AfterFlags { told: begun, is_told };
    first.go_on()?;
    let mut talking = Talking::of(first);
    shell.go_on(&mut talking)?;
    Ok(talking.now().told.clone())
}

/// Asks at the shell for the orders of a force, and whether they are right: nothing opens a seal again.
///
/// # Errors
/// When they are left before their end, or the terminal fails.
pub(crate) fn ask_orders(
    document: &Document<Campaign>,
    force: &str,
    begun: OrdersTold,
    screen: Rc<dyn Screen>,
) -> Result<OrdersTold, Error> {
    let shell = AtShell::begin(document, Some(force), "orders were", screen)?;
    let mut talking = Talking::of(begun);
    loop {
        shell.go_on(&mut talking)?;
        let told = talking.now();
        let are_right = shell.client.are_right(&shell.console, &document.data, Asked::Orders(force), told);
        match are_right {
            Ok(true) => return Ok(told.clone()),
            Ok(false) | Err(Left::Back) => drop(talking.goes_back()),
            Err(left) => return Err(shell.left_at(left, SEALS)),
        }
    }
}

/// Asks at the shell for a choice that a side has to make, of which a part may be `given`: the answer as
/// `campaign orders` reads it.
///
/// # Errors
/// When the question is left, or the terminal fails.
pub(crate) fn ask_choice(
    document: &Document<Campaign>,
    kind: ChoiceKind,
    question: &OpenQuestion,
    given: Option<String>,
    screen: Rc<dyn Screen>,
) -> Result<String, Error> {
    let shell = AtShell::begin(document, question.by.as_deref(), "choice was", screen)?;
    given.iter().for_each(|given| shell.console.read_next(given));
    loop {
        match shell.client.chosen(&shell.console, &document.data, kind, question) {
            Ok(Some(answer)) => return Ok(answer),
            Ok(None) => {}
            Err(Left::Back) => shell.console.say(FIRST_QUESTION)?,
            Err(left) => return Err(shell.left_at(left, &question.what)),
        }
    }
}

impl CampaignClient {
    /// Asks what `begun` wants to know, going on from the answers that are kept, each with its own question;
    /// `back` takes the last back.
    pub(super) fn talk<T: Talk>(&self, console: &Console, what: Asked<'_>, begun: T) -> Result<T, Left> {
        let mut talking = Talking { kept: self.answers(what), ..Talking::of(begun) };
        let mut goes_back = false;
        while let Some(question) = talking.now().next_question() {
            if !goes_back && takes_kept(console, &mut talking, &question)? {
                continue;
            }
            self.keep_answers(what, &talking.answers())?;
            // Another keyboard may have changed what there is to ask, or ask for something itself.
            if self.has_gone_on()? || self.proposed().is_some() {
                return Err(Left::Changed);
            }
            // What can be answered in one way is told, unless an answer was typed ahead or is gone back to.
            if !goes_back && !console.has_more() && self.takes_the_only(console, &mut talking, &question)? {
                continue;
            }
            let current = talking.now().clone();
            let accepts = |words: &str| current.clone().answer(words).is_ok();
            let why_not = |typed: &str| current.why_not(&question, typed);
            let ask = || ask_or(console, &question, &self.campaign(), &accepts, &why_not);
            goes_back = false;
            match self.while_asked(what, ask) {
                Ok(answer) => takes(console, &mut talking, &question, &answer)?,
                Err(Left::Back) if talking.goes_back() => goes_back = true,
                Err(left @ (Left::Abort | Left::Quit)) => {
                    self.drop_answers(console, what, &left)?;
                    return Err(left);
                }
                Err(left) => return Err(left),
            }
            self.keep_answers(what, &talking.answers())?;
        }
        // That there was nothing of it is no loss.
        for KeptAnswer { what, answer, .. } in talking.kept.iter().filter(|given| given.answer != NOTHING) {
            let what = if what.is_empty() { String::new() } else { format!("{what}: ") };
            console.say(format!("Dropped, as it is not asked any more: {what}{answer}"))?;
        }
        self.keep_answers(what, &talking.given)?;
        Ok(talking.now().clone())
    }

    /// Drops what was answered, as its question was left so.
    pub(super) fn drop_answers(&self, console: &Console, what: Asked<'_>, left: &Left) -> Result<(), Error> {
        let is_told = matches!((left, what), (Left::Abort, Asked::Orders(_)));
        if is_told && !self.answers(what).is_empty() {
            console.say("The orders given so far are dropped.")?;
            console.drops();
        }
        self.keep_answers(what, &[])
    }

    /// Answers a question that can be answered in one way. Gives whether it is one.
    fn takes_the_only<T: Talk>(
        &self,
        console: &Console,
        talking: &mut Talking<T>,
        question: &OpenQuestion,
    ) -> Result<bool, Error> {
        let [only] = &question.legal[..] else { return Ok(false) };
        let mut next = talking.now().clone();
        if question.optional || next.answer(only).is_err() {
            return Ok(false);
        }
        let shown = self.campaign().shown_to(question.by.as_deref(), only);
        console.say(format!("{}: {shown}", question.asked()))?;
        talking.goes_on(next, question, only);
        Ok(true)
    }
}

/// What is told by answers, each with the question it was given to.
struct Talking<T> {
    /// What was told before each of them, and after the last.
    told: Vec<T>,
    given: Vec<KeptAnswer>,
    /// Those of an earlier time that have not been come to yet.
    kept: Vec<KeptAnswer>,
}

impl<T: Talk> Talking<T> {
    fn of(begun: T) -> Self {
        Talking { told: vec![begun], given: Vec::new(), kept: Vec::new() }
    }

    fn now(&self) -> &T {
        &self.told[self.told.len() - 1]
    }

    /// All answers, those of an earlier time behind the others.
    fn answers(&self) -> Vec<KeptAnswer> {
        [&self.given[..], &self.kept[..]].concat()
    }

    fn goes_on(&mut self, next: T, question: &OpenQuestion, answer: &str) {
        self.told.push(next);
        self.given.push(KeptAnswer {
            question: question.name.clone(),
            what: question.what.clone(),
            answer: answer.to_owned(),
        });
    }

    /// Takes the last answer back. Gives whether there was one.
    fn goes_back(&mut self) -> bool {
        let was_given = self.given.pop().is_some();
        if was_given {
            self.told.pop();
        }
        was_given
    }
}

/// Answers a question as it was answered at an earlier time, or says that this does not hold any more. Gives
/// whether it was.
fn takes_kept<T: Talk>(
    console: &Console,
    talking: &mut Talking<T>,
    question: &OpenQuestion,
) -> Result<bool, Error> {
    let Some(KeptAnswer { answer, .. }) = take_answer(&mut talking.kept, &question.name) else {
        return Ok(false);
    };
    let mut next = talking.now().clone();
    match next.answer(&answer) {
        Ok(()) => talking.goes_on(next, question, &answer),
        Err(error) => {
            let what = &question.what;
            console.say(format!("Dropped, as it does not hold any more: {what}: {answer} ({error})"))?;
            // Of an earlier version it is not known what the others answer.
            talking.kept.retain(|given| !given.question.is_empty());
        }
    }
    Ok(true)
}

/// Takes an answer, or says what refuses it.
fn takes<T: Talk>(
    console: &Console,
    talking: &mut Talking<T>,
    question: &OpenQuestion,
    answer: &str,
) -> Result<(), Error> {
    let mut next = talking.now().clone();
    if let Err(error) = next.answer(answer) {
        return console.refuse(error);
    }
    let line = match asked_for(question) {
        Some(AskedFor::Report(line)) => Some(line),
        _ => None,
    };
    if line == Some(ReportLine::InsurgencyRoll) && answer == "roll" {
        console.say("  The insurgency rolls once the report is filed, unless the game was a defeat.")?;
    }
    // Whoever can buy, or count, nothing more may have said it already.
    let is_closed = next.next_question().is_none_or(|open| open.name != question.name);
    let ends_itself = matches!(line, Some(ReportLine::Purchases | ReportLine::Counts));
    if ends_itself && answer != NOTHING && is_closed {
        console.skip_one_done();
    }
    // Who names other teams than the one asked about is told that it is noted.
    let is_of_others = line == Some(ReportLine::Deeds) && !is_closed;
    let noted = if is_of_others { next.noted(talking.now()) } else { Vec::new() };
    if !noted.is_empty() {
        console.say(format!("  Noted: {}", noted.join("; ")))?;
    }
    talking.goes_on(next, question, answer);
    Ok(())
}
