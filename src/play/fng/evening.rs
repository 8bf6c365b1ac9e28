//! What is due in an evening: the squad, the turn, an unfinished melee, who acts.

use serde_json::json;

use super::super::Left;
use super::super::console::{Chosen, Console, Prompt, Rules};
use super::desk::EveningClient;
use super::follow_up::step_of;
use super::moves::{ENDS, HIDDEN, called_in_sight, who_sees};
use super::offering::{everyone_or, several};
use super::offers::{At, FIRE_GUNS, FLY_RUN, GROUPS, RECOVERY, SPRING, TRIP, VEHICLE_COMES, awaits_recovery};
use crate::document::HistoryStep;
use crate::error::Error;
use crate::fng::campaign_data::missions;
use crate::fng::checks::Edition;
use crate::fng::evening::{FNG_MUSTER, Soldier, StandWord, Vehicle};
use crate::fng::mission::{GENERATE_MISSION, Ground, Mission, MissionId, MissionStep, Mode, SiteKind};
use crate::fng::support::{Aircraft, FireMission, Who};
use crate::render::Report;
use crate::render::fng_table::{site_letter, square_of};

/// What is told of the file of a squad.
const SQUAD_FILE: &str =
    "The name of a file: a squad, a tour, or an evening that is over. A new evening raises a squad by dice.";

/// What leaves the question which feature comes into sight.
const NONE: &str = "none";

/// Of more than so many who are met at once it is asked who of them are in sight.
const MANY_MET: usize = 12;

/// The step by which a document says that it was begun elsewhere, as the evening of a tour is.
const IMPORT: &str = "import";

/// By which one of the Active side leaves a melee.
const BREAK_OFF: &str = "break-off";

impl super::super::Client for EveningClient {
    fn go_on(&self, console: &Console) -> Result<(), Left> {
        let mission = self.mission();
        if mission.assignment.is_none() {
            console.say("There is no mission this turn, so there is nothing to play.")?;
            console.ask(&Prompt::of("The evening is over", ["quit"]).enter(0, "quit"))?;
            return Err(Left::Quit);
        }
        if mission.company.over {
            return self.over(console);
        }
        self.told_end.set(false);
        if mission.company.of(Who::Own).next().is_none() {
            return self.muster(console);
        }
        if self.waits_for_other(&mission) {
            let what = "The other player's squad: its file (Enter: they come later, by `arrive`)";
            return self.squad_comes(console, Who::Enemy, what);
        }
        if self.paper.offer_order(console)? || self.trap_goes_off(console, &mission)? {
            return Ok(());
        }
        self.platoon_comes(console, &mission)?;
        self.waits_off_table(console, &self.mission())?;
        let mission = self.mission();
        self.sets_up(console, &mission)?;
        let mission = self.mission();
        if self.gun_is_loaded(console, &mission)? {
            return Ok(());
        }
        if self.follows_up(console, &mission)? || self.sight_is_due(console, &mission)? {
            return Ok(());
        }
        if self.guns_are_due(console, &mission)?
            || self.runs_are_due(console, &mission)?
            || self.checks_next(console)?
        {
            return Ok(());
        }
        match mission.acting_side() {
            None => self.between_turns(console, &mission),
            Some(side) if mission.melee_is_due() => self.melee(console, side),
            Some(Who::Enemy) if mission.setting.mode == Mode::Solo => {
                if self.is_lost(console, &mission)? {
                    return Ok(());
                }
                self.enemy_acts(console)
            }
            Some(side) => self.acts(console, side),
        }
    }

    fn undone(&self) -> u32 {
        self.paper.undone()
    }
}

impl EveningClient {
    /// A trap that three equal Activation dice have brought is proposed before anybody acts: first whom it
    /// meets, then what it does to them. Gives whether that was settled.
    fn trap_goes_off(&self, console: &Console, mission: &Mission) -> Result<bool, Left> {
        let Some(trap) = mission.traps.due() else { return Ok(false) };
        let kind = trap.kind.map_or("a trap", |kind| kind.row().name.as_str());
        let (offer, given, what) = match &trap.victim {
            None => (&TRIP, json!({}), format!("Three equal dice, {kind}: somebody comes upon it")),
            Some(victim) => {
                let what = format!("{victim} comes upon trap {}, {kind}", trap.id);
                (&SPRING, json!({ "trap": trap.id, "by": victim }), what)
            }
        };
        let victim = trap.victim.as_deref().and_then(|victim| mission.company.get(victim));
        let at = At { mission, side: Who::Own, soldier: victim };
        if !self.is_offered_with(offer, at, given.clone()) {
            return Ok(false);
        }
        // Under whom it has gone off nobody goes on without it [Booby Traps].
        let later = trap.victim.is_none().then_some("later");
        let prompt = Prompt::of(what, std::iter::once(offer.words).chain(later)).enter(0, offer.words);
        let prompt = prompt.noting(offer.words, offer.note);
        let prompt = prompt.noting("later", "go on without it; `traps` has it, and it is proposed again");
        if console.ask(&prompt)? == 1 {
            return Ok(false);
        }
        self.offer_with(console, offer, at, given)
    }

    /// Asks for the squad that comes.
    fn muster(&self, console: &Console) -> Result<(), Left> {
        console.show(&self.paper.call(&["fng", "briefing"], json!({}))?)?;
        if let Some(campaign) = &self.campaign {
            self.paper.take(console, &["fng", "muster"], json!({ "with": [campaign] }))?;
            return Ok(());
        }
        let typed = console.text("Your squad: a squad or campaign file", &[], SQUAD_FILE)?;
        let file = typed.as_str();
        if file.is_empty() {
            console.say(SQUAD_FILE)?;
            return Ok(());
        }
        self.paper.take(console, &["fng", "muster"], json!({ "with": [file] }))?;
        Ok(())
    }

    /// A Large Action is fought by the whole platoon: the rest of it joins the squad (camp-13).
    fn platoon_comes(&self, console: &Console, mission: &Mission) -> Result<(), Left> {
        let is_due = mission.setting.mode != Mode::Versus && mission.lacks_platoon(Who::Own) && self.is_new();
        if !is_due || self.asked_platoon.get() {
            return Ok(());
        }
        let what = "A Large Action: your whole platoon fights";
        let prompt = Prompt::of(what, ["raise", "squad"]).enter(0, "raise the rest");
        let prompt = prompt.noting("raise", "its headquarters and other squads, by dice");
        let raises = console.ask(&prompt.noting("squad", "only the squad that is there"))? == 0;
        let raised =
            raises && self.paper.take(console, &["fng", "muster"], json!({ "rest_of_platoon": true }))?;
        // What a step answers is asked again where it is rolled back.
        self.asked_platoon.set(!raised);
        Ok(())
    }

    /// Those who enter in their first Activation stand nowhere before it: nobody sees them.
    fn waits_off_table(&self, console: &Console, mission: &Mission) -> Result<(), Left> {
        let enter = [(Who::Own, mission.enters_later()), (Who::Enemy, mission.opponent_enters())];
        for (side, _) in enter.into_iter().filter(|(_, enters)| *enters) {
            let able = mission.company.of(side).filter(|soldier| soldier.is_able());
            let able: Vec<&Soldier> = able.collect();
            // Whoever arrives later is where the players say.
            let here = !able.is_empty() && able.iter().all(|soldier| !soldier.waits);
            let names: Vec<&str> = able.into_iter().map(Soldier::name).collect();
            // Whoever has rolled that back has put them on the table.
            if self.is_new() && here && self.paper.undone() == 0 {
                let options = json!({ "figure": names, "stands": ["off-table"] });
                self.paper.take(console, &["fng", "stand"], options)?;
            }
        }
        Ok(())
    }

    /// Whether nothing has been done yet but to bring the men.
    fn is_new(&self) -> bool {
        // What stands first in an evening of a tour is that it came from there.
        let brings = |command: &str| [GENERATE_MISSION, FNG_MUSTER, IMPORT].contains(&command);
        let keeps_off = |step: &HistoryStep| match step_of(step) {
            Some(MissionStep::Stand(stand)) => stand.stands == [StandWord::OffTable],
            _ => false,
        };
        self.paper.history().iter().all(|step| brings(&step.command) || keeps_off(step))
    }

    /// Asks, before anything else, how the player's men stand who begin on the table: those of a Defense are
    /// dug in and in cover [Defense].
    fn sets_up(&self, console: &Console, mission: &Mission) -> Result<(), Left> {
        let own =
            mission.company.of(Who::Own).filter(|soldier| soldier.is_able() && soldier.aboard.is_none());
        let names: Vec<&str> = own.map(Soldier::name).collect();
        if !self.is_new() || !mission.sets_up() || names.is_empty() {
            return Ok(());
        }
        if self.asked_set_up.get().is_some_and(|undone| self.paper.undone() <= undone) {
            return Ok(());
        }
        let usual = usize::from(mission.mission_id() == Some(MissionId::Defense));
        let what = "Set up your soldiers. How do they stand (`stand NAME STATE` sets one of them)";
        let ends = if mission.may_begin_hidden() { &ENDS[..] } else { &ENDS[..HIDDEN] };
        self.stand_alike(console, what, &names, (ends, usual))?;
        self.asked_set_up.set(Some(self.paper.undone()));
        Ok(())
    }

    /// A Fire Mission that may fire is proposed in the Activation of its side, round by round, until it is
    /// over or waits: its rounds may be spread over turns, which the program does not do [Fire Procedure].
    /// Gives whether that was settled.
    fn guns_are_due(&self, console: &Console, mission: &Mission) -> Result<bool, Left> {
        let Some(side) = mission.acting_side().filter(|_| !mission.melee_is_due()) else { return Ok(false) };
        let waits = self.sights().guns_wait;
        let at = At { mission, side, soldier: None };
        let given = |fire: &FireMission| json!({ "number": fire.number });
        let is_due = |fire: &&FireMission| {
            fire.side == side
                && !waits.contains(&fire.number)
                && self.is_offered_with(&FIRE_GUNS, at, given(fire))
        };
        let by_program = side == Who::Enemy && mission.setting.mode == Mode::Solo;
        for fire in mission.play.fire_missions.iter().filter(is_due) {
            let what = format!("{} at {} may fire", fire.title(), mission.told_target(fire));
            let enter = if by_program { (0, "fire") } else { (1, "wait") };
            let prompt = Prompt::of(what, ["fire", "wait"]).enter(enter.0, enter.1);
            let prompt = prompt.noting("fire", "a spotting round until one is seen, then a round for effect");
            let prompt = prompt.noting("wait", "no more of it this turn; `support fire-guns` has it");
            if console.ask(&prompt.within_order(console))? == 0 {
                return self.offer_with(console, &FIRE_GUNS, at, given(fire)).map(|_| true);
            }
            self.tell_sights(|sights| sights.guns_wait.push(fire.number))?;
        }
        Ok(false)
    }

    /// A run that was declared in an earlier turn is proposed in the Activation of its side: it is flown in
    /// the next one after [Aircraft Strafing and Bombing Runs]. Gives whether that was settled.
    fn runs_are_due(&self, console: &Console, mission: &Mission) -> Result<bool, Left> {
        let Some(side) = mission.acting_side().filter(|_| !mission.melee_is_due()) else { return Ok(false) };
        let waits = self.sights().runs_wait;
        let at = At { mission, side, soldier: None };
        let given = |aircraft: &Aircraft| json!({ "aircraft": aircraft.number });
        let is_due = |aircraft: &&Aircraft| {
            let declared = aircraft.declared.as_ref();
            aircraft.side == side
                && declared.is_some_and(|declared| declared.turn < mission.play.turn)
                && !waits.contains(&aircraft.number)
                && self.is_offered_with(&FLY_RUN, at, given(aircraft))
        };
        let Some(aircraft) = mission.play.aircraft.iter().find(is_due) else { return Ok(false) };
        let what = format!("{} flies the run that was declared", aircraft.title());
        let prompt = Prompt::of(what, ["fly", "wait"]).enter(0, "fly");
        let prompt = prompt.noting("wait", "not now; `support fly-run` has it");
        if console.ask(&prompt.within_order(console))? == 0 {
            return self.offer_with(console, &FLY_RUN, at, given(aircraft)).map(|_| true);
        }
        self.tell_sights(|sights| sights.runs_wait.push(aircraft.number))?;
        Ok(false)
    }

    /// What is loaded in the gun of a vehicle is noted as it comes onto the table; the program notes it for
    /// the side it plays as it first fires [Is It Armor Piercing, Canister, Or High Explosive?]. Gives
    /// whether that was settled.
    fn gun_is_loaded(&self, console: &Console, mission: &Mission) -> Result<bool, Left> {
        let is_asked = |side: Who| side == Who::Own || mission.setting.mode != Mode::Solo;
        let mut all = mission.company.vehicles.iter();
        let lacks = |vehicle: &&Vehicle| is_asked(vehicle.side) && mission.lacks_round(vehicle);
        let Some(vehicle) = all.find(|vehicle| lacks(vehicle) && vehicle.may_act().is_ok()) else {
            return Ok(false);
        };
        let usual = mission.usual_round(vehicle);
        let rounds = vehicle.rounds();
        let enter = rounds.iter().position(|round| *round == usual).unwrap_or_default();
        let what = format!("What is loaded in the gun of {}", vehicle.name);
        let prompt = Prompt::of(what, rounds.iter().map(|round| round.id())).enter(enter, usual.id());
        let round = rounds[console.ask(&prompt)?];
        self.paper.take(console, &["fng", "crew"], json!({ "of": vehicle.name, "round": round.id() }))
    }

    /// Whether nobody of the other player's is there as the turns begin, and nobody has asked for them yet.
    fn waits_for_other(&self, mission: &Mission) -> bool {
        mission.setting.mode == Mode::Versus
            && mission.play.turn == 0
            && mission.company.of(Who::Enemy).next().is_none()
            && !self.asked_other.replace(true)
    }

    /// Everyone of a squad document comes onto the table.
    fn squad_comes(&self, console: &Console, side: Who, what: &str) -> Result<(), Left> {
        let typed = console.text(what, &[], SQUAD_FILE)?;
        if typed.is_empty() {
            return Ok(());
        }
        let options = json!({ "with": [typed], "side": side.id() });
        self.paper.take(console, &["fng", "muster"], options).map(drop)
    }

    /// Nobody acts: the next turn, what comes into sight, men down.
    fn between_turns(&self, console: &Console, mission: &Mission) -> Result<(), Left> {
        let mut answers: Vec<Vec<String>> = vec![vec!["turn".to_owned()]];
        let mut notes = vec![("turn".to_owned(), "roll the Activation dice of the next turn".to_owned())];
        let mut offer = |answer: &[&str], note: &str| {
            answers.push(answer.iter().map(|word| (*word).to_owned()).collect());
            if !notes.iter().any(|(word, _)| word == answer[0]) {
                notes.push((answer[0].to_owned(), note.to_owned()));
            }
        };
        let doubles = mission.play.dice.is_some_and(|dice| dice.own == dice.enemy);
        // On doubles nobody moves or fires [Turn Sequence]; what cards bring takes In Sight in a later
        // Activation.
        let waits = |(what, _): &(String, Option<String>)| !doubles || what.starts_with("section");
        let mut places = Vec::new();
        for (what, place) in out_of_sight(mission).into_iter().filter(waits) {
            offer(&["reveal", &what], "the enemy squad, or something hidden, comes into sight");
            places.extend(place.map(|place| (what, place)));
        }
        if mission.forces.is_some() && mission.checks_features() {
            offer(&["contact"], "a feature comes into sight: check for contact");
        }
        let reloads = |soldier: &&Soldier| doubles && mission.may_reload(soldier);
        for soldier in mission.company.soldiers.iter().filter(reloads) {
            offer(&["reload", soldier.name()], "on doubles, weapons may be reloaded");
        }
        let is_down = |soldier: &&Soldier| mission.may_check_down(soldier);
        let down = mission.company.soldiers.iter().find(is_down).map(Soldier::name);
        for soldier in mission.company.soldiers.iter().filter(is_down) {
            offer(&["rise", soldier.name()], "on doubles, those who are down are checked");
        }
        let at = At { mission, side: Who::Own, soldier: None };
        for group in EveningClient::groups(at) {
            offer(&[group.word], group.note);
        }
        offer(&["arrive"], "bring a figure onto the table, by name and Rep, or a vehicle with its crew");
        offer(&["end"], "the evening is over");
        notes.extend(places);
        let last = answers.len() - 1;
        let (what, enter) = match (self.spent(mission), down) {
            (Some(side), _) => (format!("Nobody of {} is left", self.side(side)), (last, "end".to_owned())),
            (None, Some(name)) => {
                let at = answers.iter().position(|answer| answer[0] == "rise").unwrap_or_default();
                ("Nobody acts".to_owned(), (at, format!("rise {name}")))
            }
            // What costs nothing is done before the next turn.
            (None, None) => match answers.iter().position(|answer| answer[0] == "reload") {
                Some(at) => ("Nobody acts".to_owned(), (at, answers[at].join(" "))),
                None => ("Nobody acts".to_owned(), (0, "next turn".to_owned())),
            },
        };
        let prompt = Prompt { what, answers, notes, ..Prompt::default() }.enter(enter.0, enter.1);
        let chosen = console.ask(&prompt)?;
        let words: Vec<&str> = prompt.answers[chosen].iter().map(String::as_str).collect();
        match words[..] {
            ["turn"] => {
                // What was thrown in a turn and left stays bound for as long as it lasts.
                if self.paper.take(console, &["fng", "activation"], json!({}))? {
                    self.paper.forget_thrown()?;
                }
            }
            ["reveal", what] => self.reveals(console, what)?,
            ["contact"] => self.contact(console)?,
            ["reload", name] => {
                let options = json!({ "figure": [name], "does": "reload" });
                self.paper.take(console, &["fng", "stand"], options)?;
            }
            // In edition 1 they function again as if they were activated (knock-down@2-2).
            ["rise", name] if mission.play.options.edition() == Edition::One => {
                self.paper.take(console, &["fng", "stand"], json!({ "figure": [name], "stands": ["up"] }))?;
            }
            ["rise", name] => self.act(console, mission, name, "rise")?,
            ["arrive"] => self.arrive(console)?,
            [word] if let Some(group) = GROUPS.iter().find(|group| group.word == word) => {
                self.group(console, group, at)?;
            }
            _ => {
                if console.confirm("Is the evening over?", "yes")? {
                    self.ends_evening(console, mission)?;
                }
            }
        }
        Ok(())
    }

    /// The evening ends; whether its goal was met is asked.
    fn ends_evening(&self, console: &Console, mission: &Mission) -> Result<(), Left> {
        let mut options = json!({ "evening": true });
        // A tour asks for it in the report of the turn.
        if let (None, Some(id)) = (&self.campaign, mission.mission_id()) {
            let goal = &missions().mission(id).goal;
            let what = format!("Goal: {goal} Did you meet it");
            let usual = if self.seems_met(mission, id) { (0, "yes") } else { (1, "no") };
            let met = console.ask(&Prompt::of(what, ["yes", "no"]).enter(usual.0, usual.1))?;
            options["goal_met"] = json!(met == 0);
        }
        if self.paper.take(console, &["fng", "finish"], options)? {
            self.paper.forget_thrown()?;
            self.sights_file.drop()?;
        }
        Ok(())
    }

    /// Where nobody of the player's is left, the enemy need not be walked about man by man: it is asked once
    /// a turn whether the evening ends. Gives whether it does.
    fn is_lost(&self, console: &Console, mission: &Mission) -> Result<bool, Left> {
        let turn = mission.play.turn;
        if self.spent(mission) != Some(Who::Own) || self.plays_on.get() == Some(turn) {
            return Ok(false);
        }
        let what = format!("Nobody of {} is left", self.side(Who::Own));
        let prompt = Prompt::of(what, ["end", "go-on"]).enter(0, "end");
        let prompt = prompt.noting("end", "the evening is over");
        let prompt = prompt.noting("go-on", "the enemy acts: they may capture those who lie there");
        if console.ask(&prompt)? == 0 {
            self.ends_evening(console, mission)?;
            return Ok(true);
        }
        self.plays_on.set(Some(turn));
        Ok(false)
    }

    /// The side of whom all who came are out of it, where nobody else is known to come [When To Check For
    /// Reinforcements: an evening lasts until then].
    fn spent(&self, mission: &Mission) -> Option<Who> {
        let is_spent = |side: &Who| {
            let mut all = mission.company.of(*side).peekable();
            // On a patrol each feature that comes into sight may hold another of them.
            let waits =
                *side == Who::Enemy && (!out_of_sight(mission).is_empty() || mission.has_contact_table());
            all.peek().is_some() && !waits && !all.any(Soldier::is_able)
        };
        Who::ALL.into_iter().find(is_spent)
    }

    /// Whether the goal of a mission was met as far as the evening knows.
    pub(super) fn seems_met(&self, mission: &Mission, id: MissionId) -> bool {
        let is_clear = self.spent(mission) == Some(Who::Enemy);
        let lost = |side: Who| {
            let out = |soldier: &&Soldier| soldier.man.is_out();
            mission.company.of(side).filter(out).count()
        };
        let has_left = || mission.company.of(Who::Enemy).any(|soldier| soldier.left.is_some());
        match id {
            MissionId::SAndD => mission.has_destroyed() || is_clear,
            MissionId::Fight | MissionId::Defense | MissionId::Attack | MissionId::Defend => is_clear,
            // By which edge somebody left only the players know; who is there still holds the others up.
            MissionId::Perimeter => !has_left() && (is_clear || self.spent(mission) != Some(Who::Own)),
            MissionId::Probe => lost(Who::Enemy) > lost(Who::Own),
            MissionId::Recon => false,
        }
    }

    /// A feature comes into sight.
    pub(super) fn contact(&self, console: &Console) -> Result<(), Left> {
        let mission = self.mission();
        let tops = mission.ground.as_ref().map(Ground::tops);
        let features = mission.ground.iter().flat_map(|ground| &ground.features);
        let is_checked =
            |name: &str| mission.play.features.iter().any(|checked| checked.name.eq_ignore_ascii_case(name));
        let left = features
            .filter(|feature| !is_checked(&format!("{} {}", feature.kind.title(), feature.number)))
            .filter(|feature| tops.as_ref().is_none_or(|tops| tops.show(feature)))
            .map(|feature| {
                // As the legend of the map has it.
                let square = tops.as_ref().map(|tops| format!(" in {}", square_of(tops, feature)));
                let square = square.unwrap_or_default();
                (feature.number.to_string(), format!("{}{square}", feature.kind.title()))
            });
        // Buildings and the target of a Probe are no terrain, and checked like it.
        let sites = mission.ground.iter().flat_map(|ground| &ground.sites);
        let sites = sites.filter(|site| matches!(site.kind, SiteKind::FortifiedPosition | SiteKind::House));
        let sites = sites.map(|site| {
            let name = format!("{} {}", site.kind.title(), Ground::square(site.area.middle()));
            (name, format!("[{}] on the map", site_letter(site.kind)))
        });
        let mut left: Vec<(String, String)> = left.collect();
        for (name, note) in sites.filter(|(name, _)| !is_checked(name)) {
            if left.iter().all(|(known, _)| *known != name) {
                left.push((name, note));
            }
        }
        let answers = left.iter().map(|(number, _)| number.as_str()).chain([NONE]);
        let prompt = Prompt::of("Which feature, by number or name", answers).enter(left.len(), NONE);
        let prompt = left.iter().fold(prompt, |prompt, (number, kind)| prompt.noting(number, kind));
        let typed = match console.ask_or(&prompt, &Checkable(self))? {
            Chosen::Answer(index) if index == left.len() => return Ok(()),
            Chosen::Answer(index) => left[index].0.clone(),
            Chosen::Typed(words) if !several_numbers(&words).is_empty() => {
                // Of several the first is checked, and the others once what it brings is settled.
                let mut numbers = several_numbers(&words);
                let first = numbers.remove(0);
                self.to_check.replace(numbers);
                first
            }
            Chosen::Typed(words) if self.is_feature(&words) => words,
            // Of what nobody has named yet a slip of the keys is no check.
            Chosen::Typed(words) => {
                let what = format!("`{words}` is no feature of the map. Check a building that you call so");
                match console.ask(&Prompt::of(what, ["no", "yes"]).enter(0, "no"))? {
                    0 => return Ok(()),
                    _ => words,
                }
            }
        };
        self.paper.take(console, &["fng", "contact"], json!({ "feature": typed })).map(drop)
    }

    /// The next of several features that were named at once is checked for contact. Gives whether one was.
    fn checks_next(&self, console: &Console) -> Result<bool, Left> {
        // Whoever has rolled something back says anew what is checked.
        if self.paper.undone() > 0 {
            self.to_check.take();
        }
        let Some(feature) = self.to_check.borrow().first().cloned() else { return Ok(false) };
        self.to_check.borrow_mut().remove(0);
        let options = json!({ "feature": feature });
        // What has been checked meanwhile is none to check.
        if self.paper.would(&["fng", "contact"], options.clone()).is_err() {
            return Ok(false);
        }
        self.paper.take(console, &["fng", "contact"], options)
    }

    /// Whether words name a feature or a building of the ground: `jungle 3`, or a house.
    fn is_feature(&self, words: &str) -> bool {
        let mission = self.mission();
        let Some(ground) = &mission.ground else { return false };
        let first = words.split_whitespace().next().unwrap_or_default().to_lowercase();
        let is_called = |title: &str| title.to_lowercase().split([' ', '-']).any(|word| word == first);
        let plain = |title: &str| is_called(title) || is_called(&format!("{title}s"));
        first.parse::<u16>().is_ok()
            || ground.features.iter().any(|feature| plain(feature.kind.title()) || plain(feature.kind.id()))
            || ground.sites.iter().any(|site| plain(site.kind.title()))
    }

    /// Something hidden comes into sight: `squad`, `marker 3`, `section 5`.
    pub(super) fn reveals(&self, console: &Console, what: &str) -> Result<(), Left> {
        let options = match what.split_once(' ') {
            Some((kind, number)) => json!({ kind: number.parse::<u8>().unwrap_or(0) }),
            None => json!({ "squad": true }),
        };
        self.paper.take(console, &["fng", "reveal"], options).map(drop)
    }

    /// Those whom a step has brought into sight, or who moved, take In Sight with those who see them. Gives
    /// whether that was settled. Nobody does it between the Activations, nor twice.
    fn sight_is_due(&self, console: &Console, mission: &Mission) -> Result<bool, Left> {
        let Some(side) = mission.acting_side() else { return Ok(false) };
        let is_due =
            |soldier: &&Soldier| soldier.untested && soldier.is_able() && mission.company.looks_out(soldier);
        let (step, _) = self.paper.last_step();
        if self.sights().nobody_seen == Some(step)
            || self.left_sight.get() == Some(step)
            || !mission.company.soldiers.iter().any(|soldier| is_due(&soldier))
        {
            return Ok(false);
        }
        let has_moved = |soldier: &&Soldier| soldier.side == side && mission.acted_in_turn(soldier).moved;
        let due: Vec<&Soldier> = mission.company.soldiers.iter().filter(is_due).collect();
        let moved: Vec<&str> = due.iter().copied().filter(has_moved).map(Soldier::name).collect();
        let is_taken = if moved.is_empty() {
            let of = due.first().map_or(Who::Enemy, |soldier| soldier.side);
            let met = due.iter().filter(|soldier| soldier.side == of);
            let mut met: Vec<String> =
                met.map(|soldier| called_in_sight(mission, soldier.name().to_owned())).collect();
            // Of a whole platoon only those at the edge of its ground can be seen.
            if met.len() > MANY_MET {
                met = everyone_or(console, "In Sight: who of them can see yours, or be seen", &met)?;
            }
            let others = who_sees(mission, of.other());
            let whose = if of == Who::Enemy { "yours" } else { "the enemy" };
            let what = format!("In Sight: who of {whose} sees {}", met.join(", "));
            let seers = several(console, &what, &others, false)?;
            // Edition 2 has the inactive side test.
            let (movers, watchers) = if side == of { (&met, &seers) } else { (&seers, &met) };
            let options = json!({ "mover": movers, "watcher": watchers, "stationary": true });
            match seers.is_empty() {
                true => None,
                false => Some(self.paper.take_due(console, &["fng", "exchange"], options)?),
            }
        } else {
            self.sight(console, &moved, side)?
        };
        match is_taken {
            Some(true) => self.tell_sights(|sights| sights.sees_nobody.clear())?,
            // What was left is asked again by who comes back: nobody has said that nobody is seen.
            Some(false) => self.left_sight.set(Some(step)),
            None => {
                let unseen = self.newcomers(mission, &due);
                self.tell_sights(|sights| {
                    sights.nobody_seen = Some(step);
                    sights.came_unseen.extend(unseen);
                })?;
            }
        }
        Ok(is_taken == Some(true))
    }

    /// Those of the enemy among these who have come onto the table with the last step, or have been met on it
    /// and not acted since, with all aboard the vehicle that one of them looks for.
    fn newcomers(&self, mission: &Mission, due: &[&Soldier]) -> Vec<String> {
        let before = self.paper.document().undo(1).ok();
        let stood_there = |soldier: &Soldier| {
            let before = before.as_ref().and_then(|before| before.data.company.get(soldier.name()));
            mission.acted_in_turn(soldier).moved && before.is_some_and(|before| !before.waits)
        };
        let mut names = Vec::new();
        for man in due.iter().filter(|man| man.side == Who::Enemy && !stood_there(man)) {
            match mission.company.crewed_by(man) {
                Some(vehicle) => names.extend(mission.company.aboard(&vehicle.name).map(Soldier::name)),
                None => names.push(man.name()),
            }
        }
        names.into_iter().map(str::to_owned).collect()
    }

    /// The enemy squad enters on its first Activation [Squad Actions]; who sees it come is asked next. Gives
    /// whether that was settled.
    pub(super) fn squad_enters(&self, console: &Console) -> Result<bool, Left> {
        if !self.mission().squad_may_enter() {
            return Ok(false);
        }
        let prompt = Prompt::of("The enemy squad comes onto the table by its edge", ["enters", "later"]);
        let prompt = prompt.enter(0, "enters").noting("enters", "and takes In Sight at once");
        let prompt = prompt.noting("later", "it waits beyond the edge this turn");
        if console.ask(&prompt)? == 1 {
            return Ok(false);
        }
        self.paper.take(console, &["fng", "reveal"], json!({ "squad": true }))
    }

    /// Somebody comes whom no step brought.
    fn arrive(&self, console: &Console) -> Result<(), Left> {
        let side = console.ask(&Prompt::of("Whose", ["own", "enemy"]).enter(1, "the enemy's"))?;
        let kinds = ["figure", VEHICLE_COMES.words, "squad"];
        let kinds = Prompt::of("A figure, a vehicle or a squad", kinds).enter(0, "a figure");
        let kinds = kinds.noting(VEHICLE_COMES.words, VEHICLE_COMES.note);
        match console.ask(&kinds.noting("squad", "everyone in a squad document"))? {
            1 => {
                let mission = self.mission();
                let at = At { mission: &mission, side: Who::ALL[side], soldier: None };
                return self.offer(console, &VEHICLE_COMES, at).map(drop);
            }
            2 => return self.squad_comes(console, Who::ALL[side], "Which squad: its file (Enter: none)"),
            _ => {}
        }
        let typed = console.text(
            "Who, as Ha,rep=4,weapon=ak-47",
            &[],
            "A name, its Rep and its weapon. Enter: nobody.",
        )?;
        if typed.is_empty() {
            return Ok(());
        }
        let side = Who::ALL[side].id();
        self.paper.take(console, &["fng", "muster"], json!({ "side": side, "figure": [typed] }))?;
        Ok(())
    }

    /// Those in contact fight on before anybody else acts, or those of the Active side break off instead
    /// [Continuous Melee].
    fn melee(&self, console: &Console, side: Who) -> Result<(), Left> {
        let mission = self.mission();
        let what = format!("{} act: figures in contact fight another round first", self.side(side));
        let mut answers = vec![vec!["fight".to_owned()]];
        let movers = mission.movers(side).into_iter().map(|mover| mover.soldier);
        let breaks_off = |soldier: &&Soldier| {
            mission.company.by_the_rules
                && mission.company.in_contact_with(soldier.name()).is_some()
                && mission.acted_in_turn(soldier).is_fresh()
                && !mission.must_rise(soldier)
        };
        let off: Vec<&str> = movers.filter(breaks_off).map(Soldier::name).collect();
        answers.extend(off.iter().map(|name| vec![(*name).to_owned(), BREAK_OFF.to_owned()]));
        let prompt = Prompt { what, answers, ..Prompt::default() }.enter(0, "fight");
        let prompt = prompt.noting(BREAK_OFF, "moves away instead; then In Sight, and may fire");
        if let Some(chosen) = console.ask(&prompt)?.checked_sub(1) {
            return self.moves(console, &mission, &[off[chosen].to_owned()], "move");
        }
        if !self.paper.take(console, &["fng", "round"], json!({}))? {
            return Err(Left::Back);
        }
        Ok(())
    }

    /// What has become of everyone, once: whoever recovers is told of as they do.
    pub(super) fn tells_outcome(&self, console: &Console) -> Result<(), Error> {
        if self.told_end.replace(true) {
            return Ok(());
        }
        console.show(&outcome_of(self, &self.mission()))
    }

    /// The evening is over: its outcome.
    fn over(&self, console: &Console) -> Result<(), Left> {
        let mission = self.mission();
        self.tells_outcome(console)?;
        if self.campaign.is_some() {
            return Err(Left::Quit);
        }
        let at = At { mission: &mission, side: Who::Own, soldier: None };
        if self.is_offered(&RECOVERY, at) {
            let prompt = Prompt::of("Some are Out of the Fight", [RECOVERY.words, "later"]);
            let prompt = prompt.enter(0, RECOVERY.words).noting(RECOVERY.words, RECOVERY.note);
            let prompt = prompt.noting("later", "leave them as they are");
            if console.ask(&prompt)? == 0 {
                self.brought_off(console, &mission)?;
                let mission = self.mission();
                return self.offer(console, &RECOVERY, At { mission: &mission, ..at }).map(drop);
            }
        }
        console.ask(&Prompt::of("The evening is over", ["quit"]).enter(0, "quit"))?;
        Err(Left::Quit)
    }
}

impl EveningClient {
    /// Asks who of those Out of the Fight was carried off the table, before anybody rolls: it helps them to
    /// recover [Evacuating The Wounded].
    fn brought_off(&self, console: &Console, mission: &Mission) -> Result<(), Left> {
        let waits = awaits_recovery(mission).filter(|soldier| soldier.left.is_none());
        let names = waits.map(|soldier| soldier.name().to_owned());
        let names: Vec<String> = names.collect();
        let carried = several(console, BROUGHT_OFF, &names, false)?;
        if !carried.is_empty() {
            self.paper.take(
                console,
                &["fng", "stand"],
                json!({ "figure": carried, "stands": ["evacuated"] }),
            )?;
        }
        Ok(())
    }
}

/// What has become of everyone, and whether the goal was met.
fn outcome_of(client: &EveningClient, mission: &Mission) -> Report {
    let mut report = Report::new();
    report.heading("The evening is over");
    let mut below = Vec::new();
    for side in Who::ALL {
        if mission.company.of(side).next().is_some() {
            report.line(client.side(side));
        }
        for soldier in mission.company.of(side) {
            let kills = match soldier.kills.len() {
                0 => String::new(),
                _ => format!("; killed {}", soldier.kills.join(", ")),
            };
            let outcome = soldier.outcome();
            let outcome = if outcome.is_empty() { "unhurt".to_owned() } else { outcome };
            let is_below = soldier.is_able() && mission.tunnels.is_below(soldier.name());
            let where_at = if is_below { ", underground" } else { "" };
            below.extend(is_below.then(|| soldier.name()));
            report.item(1, format!("{}: {outcome}{where_at}{kills}", soldier.name()));
        }
    }
    if !below.is_empty() {
        // The rules leave a tunnel by its entrances alone.
        report.line(format!(
            "Underground at the end: {}. Who lives comes up by the entrance they went in at.",
            below.join(", ")
        ));
    }
    if let Some(met) = mission.company.goal_met {
        report.line(if met { "The goal was met." } else { "The goal was not met." });
    }
    report
}

/// The question who of the wounded was carried off the table.
pub(super) const BROUGHT_OFF: &str = "Out of the Fight: who was brought off the table during play";

/// The numbers of several features: `2,3,7`; none where words are something else.
fn several_numbers(words: &str) -> Vec<String> {
    let numbers = words.split([',', ' ']).map(str::trim).filter(|word| !word.is_empty());
    let numbers: Vec<String> = numbers.map(str::to_owned).collect();
    let are_numbers = numbers.len() > 1 && numbers.iter().all(|word| word.parse::<u16>().is_ok());
    if are_numbers { numbers } else { Vec::new() }
}

/// Words for a feature or building that may be checked for contact: `jungle 3`, `hootch`.
struct Checkable<'a>(&'a EveningClient);

impl Checkable<'_> {
    fn tried(&self, typed: &str) -> Result<(), Error> {
        let would = |typed: &str| self.0.paper.would(&["fng", "contact"], json!({ "feature": typed }));
        match several_numbers(typed) {
            several if several.is_empty() => would(typed),
            several => several.iter().try_for_each(|number| would(number)),
        }
    }
}

impl Rules for Checkable<'_> {
    fn accept(&self, typed: &str, _is_ended: bool) -> bool {
        // The word that leaves the question names no feature.
        !typed.trim().is_empty() && !typed.trim().eq_ignore_ascii_case(NONE) && self.tried(typed).is_ok()
    }

    fn refusal(&self, typed: &str) -> Option<String> {
        self.tried(typed).err().map(|error| error.to_string())
    }
}

/// What lies or waits where nobody has seen it yet, in the words that bring it into sight. The cards of a
/// place of several sections come by the number of each, which is told beside it.
pub(super) fn out_of_sight(mission: &Mission) -> Vec<(String, Option<String>)> {
    let Some(forces) = &mission.forces else { return Vec::new() };
    let markers = forces.markers.iter().filter(|marker| !marker.revealed);
    let markers = markers.map(|marker| format!("marker {}", marker.number));
    let sections = forces.sections.iter().filter(|section| !section.revealed);
    let sections = sections.flat_map(|section| {
        let all: Vec<String> = section.numbers.iter().map(u8::to_string).collect();
        let place = (all.len() > 1).then(|| format!("sections {} are one place", all.join(" and ")));
        all.into_iter().map(move |number| (format!("section {number}"), place.clone()))
    });
    let squad = mission.squad_waits().then(|| "squad".to_owned());
    squad.into_iter().chain(markers).map(|what| (what, None)).chain(sections).collect()
}
