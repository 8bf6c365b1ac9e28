//! A campaign at the prompt: the status line, and the words that every prompt of it knows.

mod corrects;
mod kept;
mod seats;
mod sense;
mod shows;

use std::cell::{Cell, RefCell};
use std::path::PathBuf;
use std::rc::Rc;

use serde_json::{Value, json};

use super::super::console::{Console, Desk, HELD};
use super::super::paper::Paper;
use super::super::{Begin, Left, Screen};
use super::ending::CampaignEnd;
use crate::ambush_valley::{
    AskedFor, Campaign, ChoiceKind, QuestionName, SealedLine, Step, TableId, takes_troop_quality,
};
use crate::document::{Document, Shared};
use crate::error::Error;
use crate::question::OpenQuestion;

use corrects::{Renamed, promoted, renamed, unquoted};
pub use kept::Asked;

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

    /// The campaign as it is saved.
    pub fn campaign(&self) -> Shared<Campaign> {
        self.paper.data()
    }
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
