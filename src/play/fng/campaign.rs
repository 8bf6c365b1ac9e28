//! The turns of a tour: R&R and quiet turns by themselves, Missions fought in an evening of their own beside
//! the campaign, and the report of each.

use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;

use serde_json::{Value, json};

use super::super::answers::Sense;
use super::super::beginning::begin_document;
use super::super::console::{Console, Desk, Prompt};
use super::super::paper::{Paper, read};
use super::super::{Begin, Client as _, Left, Screen};
use super::desk;
use super::evening::BROUGHT_OFF;
use super::lookup::{RULES, rules_of};
use super::new_fng::{LightAndWeather, agreed_light_and_weather, others_of_tour};
use super::offering::several;
use crate::command::campaign::report_template::told_in;
use crate::command::fng::roster::roster;
use crate::error::Error;
use crate::fng::campaign::{Stage, TourOfDuty};
use crate::fng::campaign_data::missions;
use crate::fng::checks::Edition;
use crate::fng::mission::Mission;
use crate::fng::squads::squad::Squad;
use crate::plural::counted;
use crate::render::Report;

/// The answer by which the players agree on time of day and weather.
const AGREE: &str = "agree";

/// A campaign at the prompt.
pub struct TourClient {
    paper: Paper<TourOfDuty>,
    begin: Begin,
    screen: Rc<dyn Screen>,
    /// The evening under way.
    evening: RefCell<Option<Rc<desk::EveningClient>>>,
    /// Itself, to sit at again after an evening.
    itself: RefCell<std::rc::Weak<TourClient>>,
}

impl TourClient {
    /// The campaign in `file`.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn open(file: PathBuf, begin: &Begin, screen: Rc<dyn Screen>) -> Result<Rc<TourClient>, Error> {
        let paper = Paper::open(file, begin, Rc::clone(&screen))?;
        let client = Rc::new(TourClient {
            paper,
            begin: begin.clone(),
            screen,
            evening: RefCell::default(),
            itself: RefCell::default(),
        });
        *client.itself.borrow_mut() = Rc::downgrade(&client);
        Ok(client)
    }

    /// Where the evening of the turn is kept: beside the campaign.
    fn evening_file(&self) -> PathBuf {
        let turn = self.paper.data().turn.to_string();
        self.paper.file().with_extension(format!("{turn}.json"))
    }

    /// The next turn, up to its Mission.
    fn prepare(&self, console: &Console) -> Result<(), Left> {
        let campaign = self.paper.data();
        let what = format!("{}: roll for the turn", campaign.turn.title());
        // Whose the ground is may be another matter in each turn (camp-53).
        let is_held = campaign.communist_ground;
        let (enter, other, note) = match is_held {
            true => ("go on: VC or NVA hold the ground", "free", "neither tunnels nor booby traps this turn"),
            false => ("go on", "held", "VC or NVA hold the ground this turn: tunnels and booby traps"),
        };
        // On R&R nothing is fought, and most turns have no Mission: time of day and weather are thrown for
        // unless the players say otherwise.
        let agrees = (campaign.rest != Some(campaign.turn)).then_some(AGREE);
        let prompt = Prompt::of(what, ["go", other].into_iter().chain(agrees)).enter(0, enter);
        let prompt = prompt.noting(other, note);
        let prompt = prompt.noting(AGREE, "first say the time of day or the weather of a Mission, agreed on");
        let mut agreed = LightAndWeather::default();
        let chosen = loop {
            match console.ask(&prompt)? {
                2 => agreed = agreed_light_and_weather(console)?,
                chosen => break chosen,
            }
        };
        let mut options = match (chosen, is_held) {
            (0, _) => json!({}),
            (_, true) => json!({ "no_communist_ground": true }),
            (_, false) => json!({ "communist_ground": true }),
        };
        agreed.into_options(&mut options);
        if !self.paper.take(console, &["generate-mission"], options)? {
            return Err(Left::Back);
        }
        Ok(())
    }

    /// The evening of the Mission: played where it stands, and reported when it is over.
    fn fight(&self, console: &Console) -> Result<(), Left> {
        let file = self.evening_file();
        if !file.exists() {
            let options = json!({ "document": self.paper.file() });
            begin_document(console, &self.begin, &["campaign", "mission"], options, &file)?;
            console.say(format!("The evening is saved in {}.", file.display()))?;
            let campaign = self.paper.data();
            if campaign.versus {
                others_of_tour(console, &self.begin, &campaign, &file)?;
            }
        }
        let begun = self.evening.borrow().clone();
        let evening = match begun {
            Some(evening) => evening,
            None => {
                let campaign = self.paper.file().to_owned();
                let screen = Rc::clone(&self.screen);
                let evening = desk::EveningClient::of_campaign(file.clone(), campaign, &self.begin, screen)?;
                if self.paper.asks_dice() {
                    evening.paper.throws_as(&self.paper);
                }
                evening
            }
        };
        let is_new = self.evening.replace(Some(Rc::clone(&evening))).is_none();
        if evening.mission().company.over {
            evening.tells_outcome(console)?;
            if is_new {
                console.say(format!(
                    "It was played before: to play on, or otherwise, `quit`, `pointman play {}` and \
                     `rollback` there.",
                    file.display()
                ))?;
            }
            return self.report(console, file);
        }
        console.sit_at(Rc::clone(&evening) as Rc<dyn Desk>);
        let went = evening.go_on(console);
        self.paper.throws_as(&evening.paper);
        let over = evening.mission().company.over;
        if (over || went.is_err())
            && let Some(own) = self.itself.borrow().upgrade()
        {
            console.sit_at(own as Rc<dyn Desk>);
        }
        match went {
            Err(Left::Quit) if over => Ok(()),
            went => went,
        }
    }

    /// The report of an evening: what only the players know is asked.
    fn report(&self, console: &Console, file: PathBuf) -> Result<(), Left> {
        let campaign = self.paper.data();
        let begun = self.evening.borrow().clone();
        let begun_evening = begun.clone();
        let evening = match begun {
            Some(evening) => evening.paper.document(),
            None => read::<Mission>(&file)?.document,
        };
        let mut report = campaign.report_template(Some(&evening.data))?;
        report["story"] = told_in(&evening)?;
        // What the evening was told at its end is not asked again.
        if report["goal_met"].is_null() {
            let goal = evening.data.mission_id().map(|id| format!("Goal: {} ", missions().mission(id).goal));
            let what = format!("{}Did the squad meet it", goal.unwrap_or_else(|| "The goal. ".to_owned()));
            let prompt = Prompt::of(what, ["yes", "no"]);
            // What the evening itself proposes at its end.
            let seems = begun_evening
                .as_ref()
                .and_then(|begun| Some(begun.seems_met(&evening.data, evening.data.mission_id()?)));
            let prompt = match seems {
                Some(true) => prompt.enter(0, "yes"),
                Some(false) => prompt.enter(1, "no"),
                None => prompt,
            };
            let goal = console.ask(&prompt)?;
            report["goal_met"] = json!(goal == 0);
        }
        if report["enemy_uncovered"].is_null() {
            let met = console.ask(&Prompt::of("Did they make contact with the enemy", ["yes", "no"]))?;
            report["enemy_uncovered"] = json!(met == 0);
        }
        self.brought_off(console, &mut report)?;
        let names: Vec<String> = campaign.squad.figures.iter().map(|man| man.name.clone()).collect();
        for name in several(console, "Recommend for a medal", &names, false)? {
            if let Some(index) = names.iter().position(|other| *other == name) {
                report["figures"][index]["deed"] = json!(true);
            }
        }
        if self.paper.take(console, &["campaign-advance"], json!({ "report": report }))? {
            *self.evening.borrow_mut() = None;
        }
        Ok(())
    }
}

impl TourClient {
    /// Asks who of those Out of the Fight was carried off the table: it helps them to recover
    /// [Evacuating The Wounded].
    fn brought_off(&self, console: &Console, report: &mut Value) -> Result<(), Left> {
        let left = |figure: &Value| {
            // Who has rolled for recovery in the evening was asked for there.
            let has_rolled = !figure["recovery"].is_null();
            figure["status"] == "out-of-the-fight" && figure["evacuated"] != true && !has_rolled
        };
        let figures = report["figures"].as_array().into_iter().flatten().filter(|figure| left(figure));
        let names: Vec<String> =
            figures.filter_map(|figure| figure["name"].as_str()).map(str::to_owned).collect();
        let carried = several(console, BROUGHT_OFF, &names, false)?;
        for figure in report["figures"].as_array_mut().into_iter().flatten() {
            if figure["name"].as_str().is_some_and(|name| carried.iter().any(|other| other == name)) {
                figure["evacuated"] = json!(true);
            }
        }
        Ok(())
    }
}

impl super::super::Client for TourClient {
    fn go_on(&self, console: &Console) -> Result<(), Left> {
        match self.paper.data().stage() {
            Stage::Prepare => self.prepare(console),
            Stage::Fight => self.fight(console),
            Stage::Over => {
                console.show(&self.paper.call(&["campaign", "show"], json!({}))?)?;
                console.ask(&Prompt::of("The tour is over", ["quit"]).enter(0, "quit"))?;
                Err(Left::Quit)
            }
            Stage::Quiet => {
                let options = json!({});
                console.ask(&Prompt::of("The turn ends", ["go"]).enter(0, "go on"))?;
                match self.paper.take(console, &["campaign-advance"], options)? {
                    true => Ok(()),
                    false => Err(Left::Back),
                }
            }
        }
    }

    fn undone(&self) -> u32 {
        self.paper.undone()
    }
}

/// Whether a word is for all of a campaign and its squad.
fn is_all(word: &str) -> bool {
    word.len() > 2 && ["roster", "squad", "campaign", "table"].iter().any(|all| all.starts_with(word))
}

impl Sense for TourClient {}

impl Desk for TourClient {
    fn status(&self) -> String {
        let campaign = self.paper.data();
        let count = counted(campaign.squad.figures.len() as u64, "soldier");
        format!(
            "{} | {} in {} | {count}",
            campaign.turn.title(),
            campaign.force.title(),
            campaign.corps.title()
        )
    }

    fn words(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("show", "the campaign and its squad, or NAME: one soldier"),
            RULES,
            ("chronicle", "the story so far; `chronicle FILE.html` writes it"),
            ("adjust", "FIELD VALUE: set a field to match the table"),
        ]
    }

    fn word(&self, console: &Console, word: &'static str, rest: &str) -> Result<Option<Left>, Error> {
        let mut report = Report::new();
        match word {
            "show" if rest.is_empty() || is_all(rest) => {
                report = self.paper.call(&["campaign", "show"], json!({}))?
            }
            "show" => {
                let campaign = self.paper.data();
                let man = campaign.squad.figure(rest)?.clone();
                // As they are now, not as the squad began.
                let squad = Squad { figures: vec![man], date: Some(campaign.turn), ..campaign.squad.clone() };
                report = roster(&squad);
            }
            "rules" => report = rules_of(rest, Edition::One)?,
            "chronicle" if rest.is_empty() => report.story(&self.paper.data().chronicle()),
            "chronicle" => report = self.paper.call(&["campaign", "chronicle"], json!({ "output": rest }))?,
            _ => return self.paper.word(console, word, rest),
        }
        console.show(&report)?;
        Ok(None)
    }
}
