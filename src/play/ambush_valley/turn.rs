//! A campaign turn gone through with its players: the mission, the orders of each side, the game, the report.

mod answering;
mod in_game;
mod meanings;
mod talk;

use serde_json::json;

use super::super::Left;
use super::super::console::{Chosen, Console, Prompt};
use super::super::draft::DraftFile;
use super::desk::{Asked, CampaignClient, Stands, answered_elsewhere, is_of_orders};
use super::ending::CampaignEnd;
use crate::ambush_valley::{
    AGREED, AskedFor, Buy, Campaign, Checked, ChoiceKind, CurrentMission, GENERATE_MISSION, OWN_FIRETEAM,
    OWN_SQUAD, OrdersTold, PackScenarioKind, ReportTold, SealedLine, Step, TableId, check_report,
    faults_in_words, roll,
};
use crate::command::campaign::show::standings;
use crate::dice::Dice;
use crate::document::{HistoryStep, Told};
use crate::error::Error;
use crate::names::either;
use crate::plural::counted;
use crate::question::{NOTHING, OpenQuestion};
use crate::render::Report;

use answering::{
    ask_or, asked_for, begins_with_quadrant, by_quadrant, names_several, objective_words, quadrant_before,
    says_none,
};
use in_game::{InGame, buying};
use meanings::{priced, summary, teams_left};
use talk::PartTold;
pub(crate) use talk::{ask_choice, ask_orders, ask_report};

/// Every team, or the players of every side.
const ALL: &str = "all";

/// What is said of the item of terrain that is an objective.
const ABOUT_TERRAIN: &str =
    "The briefing and the log name it. In quotes if it begins like a command [AV 4.3].";

/// The question with which orders end.
const SEALS: &str = "Seal these orders?";

/// The word to look whether another keyboard has gone on.
const LOOK: &str = "look";

impl super::super::Client for CampaignClient {
    fn go_on(&self, console: &Console) -> Result<(), Left> {
        if self.campaign().sealed_orders {
            self.paper.refresh()?;
        }
        let campaign = self.campaign();
        // What is asked, told and shown from here on is for those who sit here.
        if campaign.sealed_orders && (campaign.step != Step::Finished || self.is_ending_open()) {
            self.who_sits_here(console, &campaign)?;
        }
        if campaign.sealed_orders {
            self.tell_elsewhere(console)?;
            self.drop_orders_given_elsewhere(console)?;
            self.agree_on_ending(console)?;
        }
        let campaign = self.campaign();
        // Only who throws the dice is said of it.
        self.paper.offer_draft(console, |_| None)?;
        if !(Step::IssueOrders..=Step::InitiatePlan).contains(&campaign.step) {
            self.asks(console, None, false)?;
        }
        match campaign.step {
            Step::ReceiveMission => self.receive(console, &campaign),
            Step::IssueOrders | Step::Reconnoiter | Step::InitiatePlan => self.prepare(console, &campaign),
            Step::ExecuteOperation => self.game(console, &campaign),
            Step::Finished => {
                let mut report = Report::new();
                standings(&mut report, &campaign);
                report.line("`chronicle` tells the whole story; `extend` has it go on.");
                console.show(&report)?;
                console.ask(&Prompt::of("The campaign is over", ["quit"]).enter(0, "quit"))?;
                // Nothing is sealed any more.
                for force in campaign.forces() {
                    DraftFile::of_seal(self.paper.file(), force.id()).drop()?;
                }
                Err(Left::Quit)
            }
            step => {
                let prompt = Prompt::of(format!("Next: {}", step.title()), ["go on"]).enter(0, "go on");
                console.ask(&prompt)?;
                if self.others_went_on(console)? {
                    return Ok(());
                }
                self.paper.take(console, &["campaign-advance"], json!({})).map(drop)
            }
        }
    }

    /// Of what another keyboard has undone and done again there is nothing to say.
    fn undone(&self) -> u32 {
        if self.campaign().sealed_orders && self.paper.is_another_now() {
            // What cannot be read is told as the turn goes on.
            let _ = self.paper.refresh();
        }
        self.paper.undone()
    }
}

impl CampaignClient {
    /// What the others did at another keyboard since this one was looked at, without what is sealed.
    fn tell_elsewhere(&self, console: &Console) -> Result<(), Left> {
        let mut report = Report::new();
        // First what is undone: what comes after it is new.
        let back = self.paper.taken_back_elsewhere();
        if !back.is_empty() {
            report.line("Since you looked:");
            report.append(back);
        }
        let taken = self.paper.taken_elsewhere();
        let received = |step: &HistoryStep| step.command == GENERATE_MISSION && taken.contains(&step.step);
        let is_new_mission = self.paper.history().iter().any(received);
        if !taken.is_empty() {
            self.paper.follow_dice();
        }
        for step in taken {
            if report.is_empty() {
                report.line("Since you looked:");
            }
            report.append(self.paper.call(&["log"], json!({ "steps": step.to_string() }))?);
            for note in self.notes_of(step) {
                report.aside(0, format!("Note: {note}"));
            }
        }
        if !report.is_empty() {
            console.show(&report)?;
        }
        if is_new_mission {
            self.tell_missions(console)?;
        }
        Ok(self.has_looked()?)
    }

    /// What a step noted, such as a post that nobody has now: whoever it is for may sit here.
    fn notes_of(&self, step: u32) -> Vec<String> {
        let told = self.paper.document().log(step..=step).unwrap_or_default();
        let told = told.into_iter().filter_map(|log| match log.told {
            Some(Told::Game(record)) => Some(record.warnings),
            _ => None,
        });
        told.flatten().collect()
    }

    /// What a side has answered of orders that it has given at another keyboard meanwhile is no order any
    /// more.
    fn drop_orders_given_elsewhere(&self, console: &Console) -> Result<(), Error> {
        let campaign = self.campaign();
        if campaign.step == Step::ReceiveMission {
            return Ok(());
        }
        let open = campaign.open_orders();
        for force in self.here() {
            let given = self.answers(Asked::Orders(&force)).len();
            if given == 0 || open.iter().any(|question| is_of_orders(question, &force)) {
                continue;
            }
            self.keep_answers(Asked::Orders(&force), &[])?;
            console.say(format!(
                "{} has given its orders at another keyboard, so {} given here {} dropped.",
                campaign.force_called(&force),
                counted(given, "answer"),
                if given == 1 { "is" } else { "are" }
            ))?;
        }
        Ok(())
    }

    /// 4.1: a mission, or a scenario that the players bring.
    fn receive(&self, console: &Console, campaign: &Campaign) -> Result<(), Left> {
        let awaited = self.awaited_to_end();
        if !awaited.is_empty() {
            let what =
                |force: &String| format!("{}: whether the campaign ends here", campaign.force_called(force));
            let what: Vec<String> = awaited.iter().map(what).collect();
            let what: Vec<&str> = what.iter().map(String::as_str).collect();
            return match self.wait_for(console, campaign, &what, &awaited) {
                Err(Left::Back | Left::Abort) => Ok(self.goes_on_after_all()?),
                left => left,
            };
        }
        let mut answers = vec!["mission"];
        if campaign.pack.is_none() {
            answers.extend(["designed", "published"]);
        }
        if campaign.turns_planned.is_none() && !campaign.turn_records.is_empty() {
            answers.push("finish");
        }
        let roll = if campaign.pack.is_some() { "the pack's next scenario" } else { "roll a mission" };
        let prompt = Prompt::of(format!("Turn {}", campaign.turn), answers.iter().copied())
            .enter(0, roll)
            .noting("mission", roll)
            .noting("designed", "a scenario the players designed")
            .noting("published", "a published scenario")
            .noting("finish", "end the campaign here");
        self.receives.set(true);
        let chosen = console.ask(&prompt);
        self.receives.set(false);
        let chosen = answers[chosen?];
        if self.others_went_on(console)? {
            return Ok(());
        }
        if chosen == "finish" {
            if self.would_end(console, CampaignEnd::Now)? {
                self.end_so(console, CampaignEnd::Now)?;
            }
            return Ok(());
        }
        let next = campaign.pack.as_ref().and_then(|pack| pack.scenarios.get(pack.next));
        let is_generated = chosen == "mission"
            && next.is_none_or(|scenario| scenario.kind == PackScenarioKind::RandomMission);
        if is_generated && self.paper.asks_dice() && !self.throw_missions(console, campaign)? {
            return Ok(());
        }
        let mut options = json!({ "through": "receive-mission" });
        if chosen != "mission" {
            options["source"] = json!(chosen);
            let (name, described) = scenario(console, campaign)?;
            options["scenario"] = json!(name);
            if !described.is_empty() {
                options["scenario_objective"] = json!(described);
            }
        }
        self.paper.take(console, &["generate-mission"], options)?;
        // What was answered for a mission that has been rolled back are no orders for this one.
        for force in self.campaign().forces() {
            self.keep_answers(Asked::Orders(force.id()), &[])?;
        }
        Ok(self.tell_missions(console)?)
    }

    /// Tells those who sit here their missions, unless somebody of the other side may read it (4.1): then
    /// how they are seen.
    fn tell_missions(&self, console: &Console) -> Result<(), Error> {
        let (campaign, here) = (self.campaign(), self.here());
        // Told with the step: at one keyboard all are on one side.
        if campaign.co_op && !campaign.sealed_orders || !self.hears_of_mission(&here) {
            return Ok(());
        }
        for force in campaign.regulars.iter().filter(|force| here.contains(&force.id)) {
            let part = campaign.mission.as_ref().and_then(|mission| mission.force(&force.id));
            let Some(mission) = part.filter(|part| !part.revealed).and_then(|part| part.mission) else {
                continue;
            };
            let show = format!("`show {}`", force.id);
            match here.iter().all(|other| campaign.are_allies(other, &force.id)) {
                true => console.say(format!("{}: {} ({show}: what it asks)", force.name, mission.title()))?,
                false => console.say(format!("{show} shows that side its mission."))?,
            }
        }
        Ok(())
    }

    /// 4.1: whoever throws the die of a secret mission at the table types it where nobody of the other side
    /// reads it. Gives whether all of them lie there.
    fn throw_missions(&self, console: &Console, campaign: &Campaign) -> Result<bool, Left> {
        // Of a co-op campaign at one keyboard, all players are on one side.
        if campaign.co_op && !campaign.sealed_orders {
            return Ok(true);
        }
        for force in &campaign.regulars {
            let throw = |dice: &mut dyn Dice| roll(TableId::Mission, None, 0, &force.name, dice);
            let dice = self.paper.dice(console, &self.paper.draft());
            let mut as_they_lie = dice.borrow().as_they_lie();
            if throw(&mut as_they_lie).is_ok() {
                continue;
            }
            if self.alone_here().is_some_and(|here| !campaign.are_allies(&here, &force.id)) {
                let what = format!("{}: the die for its secret mission", force.name);
                self.wait_for(console, campaign, &[&what], std::slice::from_ref(&force.id))?;
                return Ok(false);
            }
            self.hand_over(console, &force.id)?;
            let thrown = throw(&mut *dice.borrow_mut());
            if let Err(error) = thrown {
                console.refused(error)?;
                return Ok(false);
            }
            console.clear()?;
        }
        Ok(true)
    }

    /// 4.2 to 4.4: the orders of each side, then the choices that follow a throw.
    fn prepare(&self, console: &Console, campaign: &Campaign) -> Result<(), Left> {
        let open = if campaign.is_apart() { campaign.open_orders() } else { Vec::new() };
        let here = self.here();
        let is_ours = |question: &&OpenQuestion| question.by.as_ref().is_none_or(|by| here.contains(by));
        if campaign.is_apart() {
            return match open.iter().find(is_ours) {
                Some(question) => {
                    self.hand_over_for(console, campaign, question)?;
                    self.side_says(console, campaign, question)
                }
                None => self.wait(console, campaign, &open),
            };
        }
        // Orders that were given in the shell are no longer to be sealed: the steps left are done with them.
        if campaign.step > Step::IssueOrders {
            return self.goes_on_as_ordered(console, campaign);
        }
        let first = campaign.forces().next().map(|force| force.id().to_owned()).unwrap_or_default();
        // Whoever has thrown for their mission last sits there still.
        if campaign.co_op || self.is_free() {
            self.sits(Some(&first));
        } else {
            self.hand_over(console, &first)?;
        }
        self.orders_of(console, campaign, &first)
    }

    /// Does the steps that are left before a game whose orders `generate-mission` has taken.
    fn goes_on_as_ordered(&self, console: &Console, campaign: &Campaign) -> Result<(), Left> {
        let left = Step::ALL.into_iter().filter(|step| (campaign.step..=Step::InitiatePlan).contains(step));
        let left: Vec<&str> = left.map(Step::title).collect();
        let what = format!("The orders were given in the shell. Next: {}", left.join(", "));
        let usual = "objectives, edges and the rest as usual; `generate-mission` in the shell takes choices";
        console.ask(&Prompt::of(what, ["go on"]).enter(0, "go on").noting("go on", usual))?;
        self.paper.take(console, &["generate-mission"], json!({}))?;
        Ok(())
    }

    /// Where each side has a keyboard of its own, the file is read again after every answer that goes for all
    /// of them. Gives whether somebody took a step meanwhile: then the answer was to a question of before,
    /// and is not taken.
    fn others_went_on(&self, console: &Console) -> Result<bool, Left> {
        let before = self.campaign();
        if !self.has_gone_on()? {
            return Ok(false);
        }
        console.say(answered_elsewhere(&before, &self.campaign()))?;
        Ok(true)
    }

    /// Whether another keyboard has gone on with the document, which is taken up as it is now. Nobody has
    /// answered anything meanwhile.
    fn has_gone_on(&self) -> Result<bool, Error> {
        if !self.campaign().sealed_orders {
            return Ok(false);
        }
        let before = self.paper.last_step();
        self.paper.refresh()?;
        Ok(self.paper.last_step() != before)
    }

    /// Whose players sit at this keyboard, where each has one of their own; asked once.
    pub(super) fn who_sits_here(&self, console: &Console, campaign: &Campaign) -> Result<Vec<String>, Left> {
        let here = self.here();
        if !here.is_empty() {
            return Ok(here);
        }
        let forces: Vec<String> = campaign.forces().map(|force| force.id().to_owned()).collect();
        let mut prompt =
            Prompt::of("Who plays at this keyboard?", forces.iter().map(String::as_str).chain([ALL]))
                .noting(ALL, "every player uses this keyboard");
        for force in campaign.forces() {
            prompt = prompt.noting(force.id(), self.led_by(campaign, force.id()));
        }
        let here = match forces.get(self.while_standing(Stands::Anyway, || console.ask(&prompt))?) {
            Some(force) => vec![force.clone()],
            None => forces,
        };
        self.sit_here(here.clone());
        // It may have been rolled at another keyboard.
        if self.alone_here().is_some() {
            self.tell_missions(console)?;
        }
        Ok(here)
    }

    /// A force by its name, with the players who lead it.
    fn led_by(&self, campaign: &Campaign, id: &str) -> String {
        let name = campaign.force_called(id);
        let players = campaign.players.iter().filter(|player| player.force == id);
        let players: Vec<&str> = players.map(|player| player.name.as_str()).collect();
        // Whoever runs the other side of a co-op campaign is none of its players.
        let runs = campaign.opposition.as_deref().filter(|_| campaign.co_op && players.is_empty());
        if let Some(who) = runs {
            return format!("{name}, run by {who}");
        }
        if players.is_empty() { name.to_owned() } else { format!("{name}, led by {}", players.join(" and ")) }
    }

    /// Nobody at this keyboard is asked: those at another one are waited for, or this one is handed over.
    fn wait(&self, console: &Console, campaign: &Campaign, open: &[OpenQuestion]) -> Result<(), Left> {
        let what: Vec<&str> = open.iter().map(|question| question.what.as_str()).collect();
        let mut sides: Vec<String> = open.iter().filter_map(|question| question.by.clone()).collect();
        sides.dedup();
        self.wait_for(console, campaign, &what, &sides)
    }

    fn wait_for(
        &self,
        console: &Console,
        campaign: &Campaign,
        what: &[&str],
        sides: &[String],
    ) -> Result<(), Left> {
        // What was typed ahead answers nothing that is asked at another keyboard.
        console.forget()?;
        let answers = [LOOK.to_owned()].into_iter().chain(sides.iter().cloned());
        let mut prompt = Prompt::of(format!("Waiting for {}", what.join("; ")), answers)
            .enter(0, "look again")
            .noting(LOOK, "read the file again: they may have answered at their keyboard");
        for side in sides {
            prompt =
                prompt.noting(side, format!("hand this keyboard over to {}", self.led_by(campaign, side)));
        }
        let chosen = self.while_standing(Stands::Anyway, || console.ask(&prompt))?;
        match chosen.checked_sub(1).and_then(|index| sides.get(index)) {
            Some(side) => self.change_places(console, side),
            None => Ok(()),
        }
    }

    /// The keyboard of one side becomes that of another.
    fn change_places(&self, console: &Console, side: &str) -> Result<(), Left> {
        self.hand_over(console, side)?;
        self.goes_on_unasked(side);
        self.sit_here(vec![side.to_owned()]);
        Ok(())
    }

    /// At a keyboard that several share, the next gives sealed orders: nothing of the last one's is left to
    /// be read.
    fn hand_over_for(
        &self,
        console: &Console,
        campaign: &Campaign,
        question: &OpenQuestion,
    ) -> Result<(), Left> {
        let to = question.by.as_deref().filter(|to| is_of_orders(question, to));
        // All players of a co-op campaign are on one side.
        let Some(to) = to.filter(|_| !campaign.co_op && self.alone_here().is_none()) else { return Ok(()) };
        // Whoever begins has nobody's orders before them.
        let is_first = campaign.forces().next().is_some_and(|force| force.id() == to);
        let is_begun = campaign.mission.as_ref().is_none_or(|mission| mission.apart.is_some());
        // Unless it has thrown for its mission, and sits there still.
        if is_first && !is_begun && self.is_free() {
            self.sits(Some(to));
        }
        self.hand_over(console, to)
    }

    /// One side is asked what it has to say.
    fn side_says(&self, console: &Console, campaign: &Campaign, question: &OpenQuestion) -> Result<(), Left> {
        let Some(force) = question.by.clone() else {
            return Err(Error::Bug(format!("nobody is asked: {question}")).into());
        };
        let kind = match asked_for(question) {
            Some(AskedFor::Sealed(SealedLine::Orders)) => {
                return self.orders_of(console, campaign, &force);
            }
            Some(AskedFor::Sealed(SealedLine::Opened)) => {
                return self.opens_orders(console, campaign, &force);
            }
            Some(AskedFor::Choice(kind)) => kind,
            _ => return Err(Error::Bug(format!("no side is asked this: {question}")).into()),
        };
        if kind == ChoiceKind::Objective {
            self.asks_objective(console, &force)?;
        } else {
            self.asks(console, Some(&force), false)?;
        }
        let Some(answer) = self.chosen(console, campaign, kind, question)? else { return Ok(()) };
        // Those at another keyboard may have thrown dice meanwhile, or answered this.
        if self.has_gone_on()? && !self.campaign().open_orders().contains(question) {
            return Ok(console.say(answered_elsewhere(campaign, &self.campaign()))?);
        }
        let (option, given) = match kind {
            ChoiceKind::Objective => ("objective", json!([answer])),
            ChoiceKind::Purchase => ("buy", json!([answer])),
            ChoiceKind::HotSpot => ("hot_spot", json!([answer])),
            ChoiceKind::Edge => ("edge", json!(answer)),
            ChoiceKind::Extra => ("extra", json!(answer)),
        };
        self.paper.take(console, &["campaign", "orders"], json!({ "side": force, option: given }))?;
        if kind == ChoiceKind::Purchase && answer != NOTHING {
            self.says_all_is_bought(console, &force)?;
        }
        Ok(())
    }

    /// The choice that a side is asked for, as `campaign orders` reads it; none where it is to be asked anew.
    fn chosen(
        &self,
        console: &Console,
        campaign: &Campaign,
        kind: ChoiceKind,
        question: &OpenQuestion,
    ) -> Result<Option<String>, Left> {
        let force = question.by.as_deref().unwrap_or_default();
        let by_quadrant = &by_quadrant(question);
        let is_objective = kind == ChoiceKind::Objective;
        // What stands there may be said with it: `north-west village`.
        let with_terrain = |words: &str| {
            is_objective && objective_words(by_quadrant, words).is_some() && !names_several(words)
        };
        // An asset may be called as reports call it.
        let told = OrdersTold::begin(campaign, force);
        let is_own = |asset: &str| [OWN_FIRETEAM, OWN_SQUAD].contains(&asset);
        let wish = |words: &str| told.wish(words).ok().filter(|_| kind == ChoiceKind::Purchase);
        let buys = |words: &str| wish(words).is_some_and(|buy| !is_own(&buy.asset) || !buy.teams.is_empty());
        let accepts = |words: &str| with_terrain(words) || buys(words);
        let brings_nobody = |words: &str| {
            let buy = wish(words).filter(|buy| is_own(&buy.asset) && buy.teams.is_empty())?;
            let open = campaign.open_purchases(force);
            let (asset, teams) = open.into_iter().find(|(asset, _)| *asset == buy.asset)?;
            let team = campaign.shown_to(Some(force), teams.first()?);
            let name = campaign.asset_called(force, &asset);
            Some(format!("{name}: say which it brings, such as `{asset} {team}`"))
        };
        let is_taken = |words: &str| {
            let named = quadrant_before(words).filter(|_| is_objective)?.id();
            let is_free = by_quadrant.legal.iter().any(|legal| legal == named);
            let left = either(&by_quadrant.legal.iter().map(String::as_str).collect::<Vec<_>>());
            (!is_free).then(|| format!("the {named} has an objective already: say what stands in the {left}"))
        };
        let why_not = |words: &str| is_taken(words).or_else(|| brings_nobody(words));
        let answer = ask_or(console, by_quadrant, campaign, &accepts, &why_not)?;
        if let Some(last) = wish(&answer).and_then(|buy| campaign.last_of_squad(force, &buy)) {
            let buys = || format!("{OWN_FIRETEAM} {}", last.team);
            return Ok(self.confirms(console, &last.as_fireteam())?.then(buys));
        }
        if !is_objective {
            return Ok(Some(if answer.is_empty() { NOTHING.to_owned() } else { answer }));
        }
        if let Some(objective) = objective_words(by_quadrant, &answer) {
            return Ok(Some(objective));
        }
        // 4.3: an item of terrain becomes the objective.
        let what = format!("The item of terrain in the {answer} (Enter: agreed at the table)");
        // What begins with a quadrant is another objective.
        let terrain = match begins_with_quadrant(&console.ahead_of_sign()) {
            true => console.text(&what, &[NOTHING], ABOUT_TERRAIN),
            false => console.own_words(&what, ABOUT_TERRAIN, true),
        };
        match terrain {
            Ok(terrain) if says_none(&terrain) => Ok(Some(format!("{answer}:{AGREED}"))),
            Ok(terrain) => Ok(Some(format!("{answer}:{terrain}"))),
            Err(Left::Back) => Ok(None),
            Err(left) => Err(left),
        }
    }

    /// Whether somebody says yes; to go back is to say no.
    fn confirms(&self, console: &Console, what: &str) -> Result<bool, Left> {
        match console.confirm(what, "yes") {
            Err(Left::Back) => Ok(false),
            said => said,
        }
    }

    /// What was sealed here is opened as soon as it can be.
    fn opens_orders(&self, console: &Console, campaign: &Campaign, force: &str) -> Result<(), Left> {
        // After a rollback it would drop what can be redone, which nobody asked for.
        if self.paper.undone() > 0 {
            let name = campaign.force_called(force);
            let prompt = Prompt::of(format!("{name}: its sealed orders"), ["open"]).enter(0, "open");
            console.ask(&Prompt { comes_between: true, ..prompt })?;
        }
        if !self.paper.take(console, &["campaign", "orders"], json!({ "side": force }))? {
            console.ask(&Prompt::of("Orders to open", [force]).enter(0, "try again"))?;
        }
        Ok(())
    }

    /// Says that a force can buy nothing more for what it has left, where it is therefore asked no more.
    fn says_all_is_bought(&self, console: &Console, force: &str) -> Result<(), Error> {
        let campaign = self.campaign();
        if !campaign.open_purchases(force).is_empty() {
            return Ok(());
        }
        let part = campaign.mission.as_ref().and_then(|mission| mission.force(force));
        let left = part.and_then(|part| part.momentum).map_or(0, |momentum| momentum.left);
        console.say(format!("{} can buy nothing more ({left} OMP left).", campaign.force_called(force)))?;
        // Whoever has said it already says nothing else by it.
        console.skip_done();
        Ok(())
    }

    /// The orders of one side, sealed.
    fn orders_of(&self, console: &Console, campaign: &Campaign, force: &str) -> Result<(), Left> {
        let asked = Asked::Orders(force);
        self.asks(console, Some(force), true)?;
        self.offer_answers(console, asked)?;
        let begun = OrdersTold::begin(campaign, force);
        let told = loop {
            let told = self.talk(console, asked, begun.clone())?;
            match self.are_right(console, campaign, asked, &told) {
                Ok(true) => break told,
                Ok(false) | Err(Left::Back) => self.drop_last(asked)?,
                Err(left @ (Left::Abort | Left::Quit)) => {
                    self.drop_answers(console, asked, &left)?;
                    return Err(left);
                }
                Err(left) => return Err(left),
            }
        };
        let orders = serde_json::to_value(&told.orders).map_err(|error| Error::Bug(error.to_string()))?;
        let options = json!({ "side": force, "file": orders });
        // Those at another keyboard may have taken a step meanwhile, and thrown dice, or given these orders.
        let is_open = |open: &OpenQuestion| is_of_orders(open, force);
        if self.has_gone_on()? && !self.campaign().open_orders().iter().any(is_open) {
            return Ok(());
        }
        // What was refused is asked for anew.
        self.paper.take(console, &["campaign", "orders"], options)?;
        self.keep_answers(asked, &[])?;
        let is_sealed = self.campaign().open_orders().iter().all(|open| !is_of_orders(open, force));
        if is_sealed {
            self.sits(None);
        }
        Ok(())
    }

    /// Shows what orders say, and asks whether that is right: nothing opens a seal again.
    fn are_right(
        &self,
        console: &Console,
        campaign: &Campaign,
        asked: Asked<'_>,
        told: &OrdersTold,
    ) -> Result<bool, Left> {
        let mut report = Report::new();
        report.heading(format!("The {}, turn {}", asked.in_words(campaign), campaign.turn));
        told.lines().into_iter().for_each(|line| report.item(1, line));
        console.show(&report)?;
        self.while_asked(asked, || console.confirm(SEALS, "yes"))
    }

    /// 4.5: purchases and the rolls for its length while the game is played, then the report.
    fn game(&self, console: &Console, campaign: &Campaign) -> Result<(), Left> {
        let Some(mission) = &campaign.mission else {
            return Err(Error::Bug("there is no mission".to_owned()).into());
        };
        let ours = self.alone_here();
        if ours.is_none() {
            self.offer_answers(console, Asked::Report)?;
        }
        let is_begun = match &ours {
            Some(force) => {
                self.reported(force).finished || !self.answers(Asked::PartOfReport(force)).is_empty()
            }
            None => !self.answers(Asked::Report).is_empty(),
        };
        if !is_begun && !self.while_played(console, campaign, mission)? {
            return Ok(());
        }
        let left = match &ours {
            Some(force) => self.report_apart(console, campaign, force),
            None => self.report(console, campaign),
        };
        match left {
            // From its first question one goes back to the game.
            Err(Left::Back) => Ok(()),
            Err(Left::Abort) => Ok(console.say("The report is dropped.")?),
            left => left,
        }
    }

    /// What is done while the game is played. Gives whether it is over, and is reported next.
    fn while_played(
        &self,
        console: &Console,
        campaign: &Campaign,
        mission: &CurrentMission,
    ) -> Result<bool, Left> {
        // What another keyboard has reported of its length already holds.
        let known = match self.alone_here() {
            Some(_) => self.report_so_far(campaign, None)?.0.report.game_turns,
            None => None,
        };
        let mut answers: Vec<Vec<String>> = vec![vec!["report".to_owned()]];
        if let Some(turn) = mission.length_due().filter(|_| known.is_none()) {
            let forces = campaign.forces().map(|force| force.id().to_owned());
            answers.extend(forces.map(|force| vec!["length".to_owned(), turn.to_string(), force]));
        }
        let last = known.unwrap_or(mission.last_turn());
        answers.extend(self.purchases(campaign, last));
        let in_game = InGame { client: self };
        let chosen = console.ask_or(&game_prompt(campaign, &answers, last), &in_game)?;
        if self.others_went_on(console)? {
            return Ok(false);
        }
        let index = match chosen {
            Chosen::Answer(index) => index,
            Chosen::Typed(words) => {
                let Some((force, mut buy, game_turn)) = in_game.bought(&words) else {
                    return Err(Error::Bug(format!("`{words}` buys nothing")).into());
                };
                if let Some(last) = campaign.last_of_squad(&force, &buy) {
                    if !self.confirms(console, &last.as_fireteam())? {
                        return Ok(false);
                    }
                    buy = Buy { asset: OWN_FIRETEAM.to_owned(), teams: vec![last.team] };
                }
                let options = buying(&force, &buy, game_turn);
                self.paper.take(console, &["campaign-buy"], options)?;
                return Ok(false);
            }
        };
        match &answers[index][..] {
            [word, turn, force] if word == "length" => {
                let turn: Option<u32> = turn.parse().ok();
                let options = json!({ "turn": turn, "force": force });
                self.paper.take(console, &["campaign-length"], options)?;
                Ok(false)
            }
            [word, force, asset, rest @ ..] if word == "buy" => {
                let turn: u32 = rest.last().and_then(|turn| turn.parse().ok()).unwrap_or(0);
                let teams = rest[..rest.len().saturating_sub(1)].join(",");
                let options = json!({ "force": force, "asset": asset, "teams": teams, "game_turn": turn });
                self.paper.take(console, &["campaign-buy"], options)?;
                Ok(false)
            }
            _ => Ok(true),
        }
    }

    /// What those who sit here can buy for a game that lasts so long, each with the turn in which it appears:
    /// `buy us tank 3`.
    fn purchases(&self, campaign: &Campaign, last: u32) -> Vec<Vec<String>> {
        let here = self.here();
        let mut answers = Vec::new();
        // What a side buys it buys at its own keyboard.
        for force in campaign.regulars.iter().filter(|force| here.contains(&force.id)) {
            for (asset, teams) in campaign.open_purchases(&force.id) {
                for turn in 0..=last {
                    let mut answer = vec!["buy".to_owned(), force.id.clone(), asset.clone()];
                    answer.extend(teams.clone());
                    answer.push(turn.to_string());
                    answers.push(answer);
                }
            }
        }
        answers
    }

    fn report(&self, console: &Console, campaign: &Campaign) -> Result<(), Left> {
        let begun = ReportTold::begin(campaign)?;
        loop {
            let told = self.talk(console, Asked::Report, begun.clone())?;
            match self.file(console, campaign, Asked::Report, &told)? {
                Filed::Yes => return Ok(self.keep_answers(Asked::Report, &[])?),
                Filed::No => self.drop_last(Asked::Report)?,
                Filed::Elsewhere => return Ok(()),
            }
        }
    }

    /// Shows what a report says, and takes it if that is right.
    fn file(
        &self,
        console: &Console,
        campaign: &Campaign,
        asked: Asked<'_>,
        told: &ReportTold,
    ) -> Result<Filed, Left> {
        console.show(&summary(told, campaign))?;
        let faults = check_report(&told.report, told.campaign(), Checked::Strictly);
        if !faults.is_empty() {
            console.refuse(faults_in_words(&faults, &told.report, told.campaign()))?;
            return Ok(Filed::No);
        }
        match console.confirm("File this report and resolve everything after the game?", "yes") {
            Ok(true) => {}
            Ok(false) | Err(Left::Back) => return Ok(Filed::No),
            // What is left here is dropped, as at any question before it.
            Err(left @ (Left::Abort | Left::Quit)) => {
                if let Asked::PartOfReport(force) = asked {
                    self.has_reported(force, false)?;
                }
                self.keep_answers(asked, &[])?;
                return Err(left);
            }
            Err(left) => return Err(left),
        }
        if self.others_went_on(console)? {
            return Ok(Filed::Elsewhere);
        }
        let report = serde_json::to_value(told.whole()).map_err(|error| Error::Bug(error.to_string()))?;
        let is_taken = self.paper.take(console, &["campaign-advance"], json!({ "report": report }))?;
        Ok(if is_taken { Filed::Yes } else { Filed::No })
    }

    /// Where each side has a keyboard of its own, each reports what is its own to say: the regular players
    /// what became of their men and teams, the VC player theirs. The last to finish files the report of all.
    fn report_apart(&self, console: &Console, campaign: &Campaign, force: &str) -> Result<(), Left> {
        let asked = Asked::PartOfReport(force);
        if !self.reported(force).finished {
            self.offer_answers(console, asked)?;
            let (others, _) = self.report_so_far(campaign, Some(force))?;
            self.talk(console, asked, PartTold { told: others, force: force.to_owned() })?;
            self.has_reported(force, true)?;
            if self.has_gone_on()? {
                return Ok(());
            }
        }
        let (told, silent) = self.report_so_far(campaign, None)?;
        if silent.iter().any(|side| side == force) {
            // What another side has said since leaves something open here: it is asked now.
            self.goes_on_unasked(force);
            return Ok(self.has_reported(force, false)?);
        }
        if !silent.is_empty() {
            let part = |id: &String| format!("{}: its part of the report", campaign.force_called(id));
            let what: Vec<String> = silent.iter().map(part).collect();
            let what: Vec<&str> = what.iter().map(String::as_str).collect();
            return match self.wait_for(console, campaign, &what, &silent) {
                Err(Left::Back) => self.take_back(asked, force),
                left => left,
            };
        }
        match self.file(console, campaign, asked, &told)? {
            Filed::Yes => Ok(self.drop_reported()?),
            Filed::No => self.take_back(asked, force),
            // What was reported is read again with what is known now.
            Filed::Elsewhere => Ok(()),
        }
    }

    /// The last answer of a side is asked for again.
    fn take_back(&self, asked: Asked<'_>, force: &str) -> Result<(), Left> {
        self.has_reported(force, false)?;
        Ok(self.drop_last(asked)?)
    }

    /// What every side but `except` has reported, and which have something left to say.
    fn report_so_far(
        &self,
        campaign: &Campaign,
        except: Option<&str>,
    ) -> Result<(ReportTold, Vec<String>), Error> {
        let (mut told, mut silent) = (ReportTold::begin(campaign)?, Vec::new());
        for force in campaign.forces().map(|force| force.id()).filter(|id| except != Some(*id)) {
            if !self.reported(force).tells(&mut told, force) {
                silent.push(force.to_owned());
            }
        }
        Ok((told, silent))
    }

    fn drop_last(&self, what: Asked<'_>) -> Result<(), Error> {
        let mut answers = self.answers(what);
        answers.pop();
        self.keep_answers(what, &answers)
    }
}

/// Whether a report was taken.
enum Filed {
    Yes,
    No,
    /// The document has gone on at another keyboard.
    Elsewhere,
}

/// The question while a game is played, which lasts so many turns at most.
fn game_prompt(campaign: &Campaign, answers: &[Vec<String>], last: u32) -> Prompt {
    let force_of = |answer: &[String]| {
        campaign.regulars.iter().find(|force| answer.get(1).is_some_and(|id| *id == force.id))
    };
    // By its name: the id of every team begins with the word for a squad.
    let named = |answer: &Vec<String>| {
        let name = |word: &String| force_of(answer).and_then(|force| Some(force.team(word)?.name.clone()));
        answer.iter().map(|word| name(word).unwrap_or_else(|| word.clone())).collect::<Vec<_>>()
    };
    let bought: Vec<&Vec<String>> = answers.iter().filter(|answer| answer[0] == "buy").collect();
    let what = match bought.is_empty() {
        false => "Play the game, `buy` assets as you go, then report it",
        true => "Play the game, then report it",
    };
    let prompt = Prompt {
        what: what.to_owned(),
        answers: answers.iter().map(named).collect(),
        states_numbers: true,
        drops_refused: true,
        ..Prompt::default()
    };
    let mut prompt = prompt
        .enter(0, "report")
        .noting("report", "the game is over: report what happened")
        .noting("length", "roll for the length of the game, naming who has Initiative")
        .noting("buy", "an asset, and the game turn when it appears (0: it sets up with the force)");
    for answer in &bought {
        if let Some(says) = priced(campaign, &answer[1], &answer[2]) {
            prompt = prompt.noting(&answer[2], says);
        }
    }
    for answer in bought.iter().filter(|answer| answer.len() == 5) {
        if let Some(teams) = force_of(answer).and_then(|force| teams_left(force, &answer[3])) {
            prompt = prompt.noting(&answer[3], teams);
        }
    }
    for turn in (0..=last).filter(|_| !bought.is_empty()) {
        let when = if turn == 0 { "before the first turn".to_owned() } else { format!("game turn {turn}") };
        prompt = prompt.noting(&turn.to_string(), when);
    }
    prompt
}

/// The name of a scenario and what each platoon is to achieve in it, which no table says (4.1): `us:hold the
/// bridge`. `back` asks for the answer before.
fn scenario(console: &Console, campaign: &Campaign) -> Result<(String, Vec<String>), Left> {
    let mut name = String::new();
    let mut said: Vec<String> = Vec::new();
    loop {
        if name.is_empty() {
            let about = "The log and the chronicle use it. In quotes if it begins like a command.";
            name = console.own_words("The name of the scenario", about, false)?;
            continue;
        }
        let Some(force) = campaign.regulars.get(said.len()) else { break };
        let what = format!("{}: its objective in this scenario (Enter: as agreed)", force.name);
        let about = "The briefing, the log and the chronicle tell it. In quotes if it begins like a command.";
        match console.own_words(&what, about, false) {
            Ok(text) => said.push(text),
            Err(Left::Back) if said.pop().is_some() => {}
            Err(Left::Back) => name.clear(),
            Err(left) => return Err(left),
        }
    }
    let told = campaign.regulars.iter().zip(said).filter(|(_, text)| !says_none(text));
    Ok((name, told.map(|(force, text)| format!("{}:{text}", force.id)).collect()))
}
