//! The side that nobody plays: the program proposes who acts and what they do, the person moves the figure
//! and says who is in sight.

use serde_json::{Value, json};

use super::super::Left;
use super::super::console::{Chosen, Console, DONE, Prompt, Rules};
use super::actions::is_action;
use super::acts::not_acted;
use super::desk::EveningClient;
use super::follow_up::step_of;
use super::moves::{ENDS, OFF, stands_now};
use super::offers::{At, BY_FIGURE, DRIVE, GO_IN};
use super::shots::target_and_near;
use super::wounded::of_the_field;
use crate::error::Error;
use crate::fng::checks::Flag;
use crate::fng::evening::{HeavyWeapon, Proposal, Proposed, ProposedMove, Soldier};
use crate::fng::mission::{Mission, MissionStep};
use crate::fng::squads::crews::CrewPlace;
use crate::fng::support::{EnemyMoves, Sniper, Who};

/// The answer by which the person has the side do something else than is proposed.
const OTHER: (&str, &str) = ("other", "do something else: every action they may take");

/// The answer that serves for everyone who is to do the same.
const ALL: &str = "all";

/// The answer by which nobody who is to do the same sees anyone, before or after the move, nor is seen.
const NONE: &str = "none";

/// The answer by which a figure readies a grenade, all they do then.
const READY: (&str, &str) =
    ("ready", "a target is near: readies a grenade, to throw it in the next Activation");

/// The answer by which a figure that withdraws goes into a tunnel.
const TUNNEL: (&str, &str) = ("tunnel", "goes in at an entrance");

/// The answer by which a figure that withdraws takes a casualty along.
const CARRY: (&str, &str) = ("carry", "takes somebody along who is down, alone or with others");

impl EveningClient {
    /// The enemy acts: the next of their figures, as the program proposes, until nobody is left.
    pub(super) fn enemy_acts(&self, console: &Console) -> Result<(), Left> {
        if self.squad_enters(console)? {
            return Ok(());
        }
        let mission = self.mission();
        let Some(Proposal { name, does, why }) = mission.proposal(Who::Enemy) else {
            if self.enemy_snipes(console, &mission)? {
                return Ok(());
            }
            // Whoever has rolled that back is not taken there again at once.
            if mission.has_support(Who::Enemy) || self.paper.undone() > 0 {
                return self.acts(console, Who::Enemy);
            }
            return self.ends_activations(console, Who::Enemy);
        };
        // Who had nobody in sight before the move, and has nobody come into sight by it, has nobody to fire
        // at.
        let fires = matches!(
            does,
            Proposed::Fire { .. } | Proposed::Heavy { .. } | Proposed::Throw { .. } | Proposed::Charge { .. }
        );
        let blind = self.sights().sees_nobody;
        if fires && blind.contains(&name) {
            let alike = mission.alike(Who::Enemy, &does).into_iter();
            let mut waits: Vec<String> = alike.filter(|other| blind.contains(other)).collect();
            if !waits.contains(&name) {
                waits = vec![name];
            }
            let options = json!({ "figure": waits, "does": "wait" });
            return self.paper.take(console, &["fng", "stand"], options).map(drop);
        }
        self.does_as_proposed(console, &mission, Proposal { name, does, why })
    }

    /// The next of them does what the program proposes: the person says what they see and reach.
    fn does_as_proposed(
        &self,
        console: &Console,
        mission: &Mission,
        Proposal { name, does, why }: Proposal,
    ) -> Result<(), Left> {
        match does {
            Proposed::KnockDown => {
                let options = json!({ "figure": [name], "check": "knock-down" });
                self.go(console, &format!("{name} ({why}) takes the Knock Down Test"))?;
                self.paper.take(console, &["fng", "react"], options)?;
            }
            Proposed::Reload => {
                self.go(console, &format!("{name} ({why}) reloads"))?;
                let options = json!({ "figure": [name], "does": "reload" });
                self.paper.take(console, &["fng", "stand"], options)?;
            }
            Proposed::LoadGun => {
                self.go(console, &format!("{name} ({why}) loads the gun"))?;
                self.enemy_works(console, &name, "load")?;
            }
            Proposed::TakePlace(place) => {
                self.go(console, &format!("{name} ({why}) takes the place of the {}", place.id()))?;
                self.enemy_works(console, &name, to_place(place))?;
            }
            Proposed::Heavy { with, vehicles, figures } => {
                self.enemy_fires_heavy(console, &name, &why, with, [vehicles, figures])?;
            }
            Proposed::Rally { friends } => self.enemy_rallies(console, &name, &why, &friends)?,
            Proposed::Treat { men } => {
                let to = [&format!("goes to {} as a Medic", men[0]), "who is reached"];
                self.enemy_goes_to(console, &name, &why, to, "treat", &men)?;
            }
            Proposed::Charge { at } => {
                let to = [&format!("wants to charge {}", at[0]), "who is in sight and within reach"];
                self.enemy_goes_to(console, &name, &why, to, "charge", &at)?;
            }
            Proposed::Throw { at } => {
                let does = [&format!("wants to throw a grenade at {}", at[0]), "who is in sight within 6 in"];
                self.enemy_goes_to(console, &name, &why, does, "throw", &at)?;
            }
            Proposed::Ready => {
                self.enemy_prepares(
                    console,
                    &name,
                    &why,
                    "ready a grenade, having nothing to fire",
                    READY.0,
                )?;
            }
            Proposed::ReadyCharge => {
                self.enemy_prepares(
                    console,
                    &name,
                    &why,
                    "ready a satchel charge for a vehicle",
                    "ready-charge",
                )?;
            }
            Proposed::SetUp => {
                self.enemy_prepares(console, &name, &why, "set up the machine gun", "set-up")?;
            }
            Proposed::Fire { ref at } => {
                let alike = mission.alike(Who::Enemy, &does);
                self.enemy_fires(console, &name, &why, at, &alike)?;
            }
            Proposed::Move(how @ (ProposedMove::Drives | ProposedMove::DrivesBack)) => {
                self.enemy_drives(console, &name, &why, how)?;
            }
            Proposed::Move(how) => {
                let alike = mission.alike(Who::Enemy, &does);
                self.enemy_moves(console, &name, &why, how, &alike)?;
            }
            Proposed::Withdraw => {
                let alike = mission.alike(Who::Enemy, &does);
                self.enemy_moves(console, &name, &why, ProposedMove::Withdraws, &alike)?;
            }
        }
        Ok(())
    }

    /// A sniper of theirs whose card lies on the table fires at whoever is nearest to it, each time they are
    /// Active; after a miss it is asked whether they were seen [Snipers]. Gives whether something was
    /// settled.
    fn enemy_snipes(&self, console: &Console, mission: &Mission) -> Result<bool, Left> {
        let turn = mission.play.turn;
        let his = || mission.play.snipers.iter().filter(|sniper| sniper.side == Who::Enemy && !sniper.placed);
        if let Some(sniper) = his().find(|sniper| sniper.missed) {
            return self.is_sniper_seen(console, mission, sniper);
        }
        let die = mission.play.dice.map_or(0, |dice| dice.enemy);
        let active = |rep: u8, fired: Option<u16>| rep >= die && fired != Some(turn);
        let Some(sniper) = his().find(|sniper| active(sniper.rep, sniper.fired)) else { return Ok(false) };
        let targets = mission.targets_of(Who::Enemy);
        if targets.is_empty() || self.sights().snipers_wait {
            return Ok(false);
        }
        let what = format!(
            "Sniper {} (Rep {}) fires; who is nearest to the card, opposite section {} of their edge in the \
             middle of the table",
            sniper.number, sniper.rep, sniper.section
        );
        let answers = targets.iter().map(|target| target.name()).chain(["nobody", OTHER.0]);
        let prompt = Prompt::of(what, answers).enter(0, targets[0].name());
        let prompt = prompt.noting("nobody", "does not fire this turn").noting(OTHER.0, OTHER.1);
        let chosen = console.ask(&prompt)?;
        let Some(target) = targets.get(chosen) else {
            if chosen > targets.len() {
                self.acts(console, Who::Enemy)?;
                return Ok(true);
            }
            self.tell_sights(|sights| sights.snipers_wait = true)?;
            return Ok(false);
        };
        let options = json!({ "sniper": sniper.number, "at": target.name() });
        self.paper.take(console, &["fng", "sniper"], options)
    }

    /// After a miss it is asked whether a sniper was seen. Gives whether that was settled.
    pub(super) fn is_sniper_seen(
        &self,
        console: &Console,
        mission: &Mission,
        sniper: &Sniper,
    ) -> Result<bool, Left> {
        let history = self.paper.history();
        let shot = history.iter().rev().find_map(|step| match step_of(step)? {
            MissionStep::Sniper(orders) => Some(orders),
            _ => None,
        });
        let target = shot.and_then(|orders| mission.company.get(&orders.at?.name));
        let is_up = target.is_some_and(|man| man.is_target());
        let what = format!("Sniper {} missed: does anybody who can see the sniper stay up", sniper.number);
        let prompt = Prompt::of(what, ["no", "yes"]);
        let prompt = prompt.enter(usize::from(is_up), if is_up { "yes" } else { "no" });
        let prompt = prompt.noting("no", "all Ducked Back: the card goes back to its section");
        let prompt = prompt.noting("yes", "the sniper is seen and placed: in sight of the target, far away");
        let seen = console.ask(&prompt)? == 1;
        let outcome = if seen { "seen" } else { "all_ducked_back" };
        let options = json!({ "sniper": sniper.number, outcome: true });
        self.paper.take(console, &["fng", "sniper"], options)
    }

    /// The answer to a question what the enemy's next does; none where an order to somebody of theirs, or
    /// `done`, was typed instead, which is taken.
    fn asked(&self, console: &Console, prompt: &Prompt) -> Result<Option<usize>, Left> {
        match console.ask_or(prompt, &OrderOfTheirs(self))? {
            Chosen::Answer(chosen) => {
                // An order of one's own, typed too late, names no target.
                let ahead = console.ahead_of_sign();
                let next = ahead.split_whitespace().next().unwrap_or_default();
                let name = prompt.answers[chosen].last().map_or("", String::as_str);
                if is_action(next) && self.mission().company.get(name).is_some() {
                    let message = format!("`{name} {next}` is an order, and {name} does not act now");
                    return console.refused(Error::Usage(message)).map(|()| None);
                }
                Ok(Some(chosen))
            }
            Chosen::Typed(order) if order.trim() == DONE => self.all_done(console).map(|()| None),
            Chosen::Typed(order) => {
                console.type_before(&order);
                self.acts(console, Who::Enemy).map(|()| None)
            }
        }
    }

    /// Asks whether none of theirs acts any more, and tells whom that costs the turn: `done` that was typed
    /// ahead may have been meant for one's own side.
    fn all_done(&self, console: &Console) -> Result<(), Left> {
        let mission = self.mission();
        let movers = mission.movers(Who::Enemy).into_iter().map(|mover| mover.soldier);
        let fresh: Vec<&str> =
            movers.filter(|man| mission.acted_in_turn(man).is_fresh()).map(Soldier::name).collect();
        if !fresh.is_empty() {
            let what = format!("{}: {}", self.side(Who::Enemy), not_acted(&fresh));
            let prompt = Prompt::of(what, ["go-on", DONE]).enter(1, DONE);
            let prompt = prompt.noting(DONE, "they act no more in this turn");
            if console.ask(&prompt.noting("go-on", "they act, one after another"))? == 0 {
                return Ok(());
            }
        }
        self.ends_activations(console, Who::Enemy)
    }

    fn go(&self, console: &Console, what: &str) -> Result<(), Left> {
        console.ask(&Prompt::of(what, ["go"]).enter(0, "go on")).map(drop)
    }

    /// Asks for what an offer of these words needs besides what is given, and takes it. Gives whether the
    /// rules allow it.
    fn enemy_offer(&self, console: &Console, name: &str, words: &str, given: Value) -> Result<bool, Left> {
        let mission = self.mission();
        let at = At { mission: &mission, side: Who::Enemy, soldier: mission.company.get(name) };
        let offer = BY_FIGURE.iter().find(|offer| offer.words == words);
        match offer.filter(|offer| self.is_offered_with(offer, at, given.clone())) {
            Some(offer) => self.offer_with(console, offer, at, given).map(|_| true),
            None => Ok(false),
        }
    }

    /// They take what is offered by these words, or wait where the rules refuse it.
    fn enemy_works(&self, console: &Console, name: &str, words: &str) -> Result<(), Left> {
        if self.enemy_offer(console, name, words, json!({}))? {
            return Ok(());
        }
        self.enemy_waits(console, name)
    }

    /// They do nothing more: what the rules refuse would else be proposed for ever.
    fn enemy_waits(&self, console: &Console, name: &str) -> Result<(), Left> {
        let options = json!({ "figure": [name], "does": "wait" });
        self.paper.take(console, &["fng", "stand"], options).map(drop)
    }

    /// They fire something heavy at the first target they see; the person knows which.
    fn enemy_fires_heavy(
        &self,
        console: &Console,
        name: &str,
        why: &str,
        with: HeavyWeapon,
        [vehicles, figures]: [Vec<String>; 2],
    ) -> Result<(), Left> {
        let mission = self.mission();
        let targets: Vec<String> = vehicles.iter().chain(&figures).cloned().collect();
        let what =
            format!("{name} ({why}) wants to {} at {}; which target is in sight", with.does(), targets[0]);
        let soldier = mission.company.get(name);
        let own =
            soldier.filter(|_| matches!(with, HeavyWeapon::Flamethrower | HeavyWeapon::GrenadeLauncher));
        let own = own.and_then(|man| man.weapon(&mission.terms_of(man.side), mission.play.options.edition()));
        let what = format!("{what}{}", mission.told_sight(own.and_then(|weapon| weapon.range)));
        let answers = targets.iter().cloned().chain(["nobody".to_owned(), OTHER.0.to_owned()]);
        let usual = if self.sights().came_unseen.contains(name) { targets.len() } else { 0 };
        let enter = targets.get(usual).map_or("nobody", String::as_str);
        let prompt = Prompt::of(what, answers).enter(usual, enter);
        let prompt = prompt.noting("nobody", "does not fire it").noting(OTHER.0, OTHER.1);
        let Some(chosen) = self.asked(console, &prompt)? else { return Ok(()) };
        let Some(target) = targets.get(chosen) else {
            if chosen > targets.len() {
                return self.acts(console, Who::Enemy);
            }
            self.enemy_without(console, name, why)?;
            // Once they have moved: who comes into sight then is asked for, and nobody else is there.
            let after = self.mission();
            let has_moved = after.company.get(name).is_some_and(|man| after.acted_in_turn(man).moved);
            if has_moved {
                self.tell_sights(|sights| sights.sees_nobody.push(name.to_owned()))?;
            }
            return Ok(());
        };
        let is_vehicle = chosen < vehicles.len();
        let (at_vehicle, at_figures) = offered_at(with);
        let Some(words) = (if is_vehicle { at_vehicle } else { at_figures }) else {
            return self.act_on(console, name, "launch", target);
        };
        let given = if is_vehicle {
            json!({ "target": target })
        } else {
            let by = At { mission: &mission, side: Who::Enemy, soldier: mission.company.get(name) };
            json!({ "at": target_and_near(console, by, target, "Who else is in its path or circle")? })
        };
        let allowed = self.enemy_offer(console, name, words, given)?;
        if allowed { Ok(()) } else { self.enemy_without(console, name, why) }
    }

    /// They make ready to fire or to throw, with all of their Activation, if there is anybody to do it for;
    /// the person knows.
    fn enemy_prepares(
        &self,
        console: &Console,
        name: &str,
        why: &str,
        what: &str,
        action: &str,
    ) -> Result<(), Left> {
        let prompt = Prompt::of(format!("{name} ({why}) wants to {what}"), ["go", "nobody", OTHER.0]);
        // Who came unseen and has seen nobody since has nobody in sight, as far as is known.
        let (usual, says) =
            if self.sights().came_unseen.contains(name) { (1, "nobody") } else { (0, "go on") };
        let prompt = prompt.enter(usual, says).noting("go", "sees a target, or will soon");
        let prompt = prompt.noting("nobody", "sees none: fires or moves instead").noting(OTHER.0, OTHER.1);
        let Some(chosen) = self.asked(console, &prompt)? else { return Ok(()) };
        match chosen {
            0 => self.act(console, &self.mission(), name, action),
            1 => self.enemy_without(console, name, why),
            _ => self.acts(console, Who::Enemy),
        }
    }

    /// They see no target for what they have: they fire their own weapon, or move.
    fn enemy_without(&self, console: &Console, name: &str, why: &str) -> Result<(), Left> {
        let mission = self.mission();
        let Some(soldier) = mission.company.get(name) else { return Ok(()) };
        let targets = mission.proposed_targets(soldier);
        if mission.has_fire(soldier) && !targets.is_empty() {
            return self.enemy_fires(console, name, why, &targets, &[]);
        }
        if soldier.aboard.is_some() {
            return self.enemy_waits(console, name);
        }
        self.enemy_advances(console, name, why, &[])
    }

    /// Those who see nobody move, one answer for all who are alike; or stay, where that was chosen for them
    /// (enemy-moves).
    fn enemy_advances(&self, console: &Console, name: &str, why: &str, alike: &[String]) -> Result<(), Left> {
        if self.mission().play.options.enemy_moves == EnemyMoves::Advance {
            return self.enemy_moves(console, name, why, ProposedMove::Advances, alike);
        }
        self.enemy_waits(console, name)
    }

    /// They fire at the best target they see; the person knows whom they see, and who is near enough for a
    /// grenade. One answer may serve for all who are `alike`.
    fn enemy_fires(
        &self,
        console: &Console,
        name: &str,
        why: &str,
        at: &[String],
        alike: &[String],
    ) -> Result<(), Left> {
        let mission = self.mission();
        let soldier = mission.company.get(name);
        let throws = soldier.is_some_and(|soldier| mission.may_throw(soldier));
        let readies = soldier.is_some_and(|soldier| mission.may_ready(soldier));
        let reach = |name: &str| {
            let soldier = mission.company.get(name)?;
            soldier.weapon(&mission.terms_of(soldier.side), mission.play.options.edition())?.range
        };
        // One target serves for those who reach as far, or farther.
        let within = |name: &str| mission.fires_within(reach(name)).unwrap_or(u8::MAX);
        let as_far: Vec<String> =
            alike.iter().filter(|other| within(other) >= within(name)).cloned().collect();
        let mut answers: Vec<Vec<&str>> = at.iter().map(|target| vec![target.as_str()]).collect();
        answers.extend([vec!["nobody"], vec![OTHER.0]]);
        if throws {
            answers.extend(at.iter().map(|target| vec!["throw", target]));
        }
        if readies {
            answers.push(vec![READY.0]);
        }
        if alike.len() > 1 {
            let fit = |target: &&String| {
                self.paper.would(&["fng", "exchange"], json!({ "by": as_far, "at": [target] })).is_ok()
            };
            let is_one = as_far.len() < 2;
            answers.extend(at.iter().filter(|_| !is_one).filter(fit).map(|target| vec![ALL, target]));
            answers.push(vec![ALL, "nobody"]);
        }
        answers.push(vec![NONE]);
        let answers = answers.into_iter().map(|words| words.into_iter().map(str::to_owned).collect());
        let moves = mission.play.options.enemy_moves == EnemyMoves::Advance;
        let aboard = mission.company.told_aboard(at);
        let within = mission.told_sight(reach(name));
        let what =
            format!("{name} ({why}) wants to fire at {}; which target is in sight{within}{aboard}", at[0]);
        let swath = "several in the swath: names with commas".to_owned();
        let about = if at.len() > 1 { vec![swath] } else { Vec::new() };
        let prompt = Prompt { what, answers: answers.collect(), about, ..Prompt::default() };
        // Who came unseen and has seen nobody since has nobody in sight, as far as is known.
        let usual = if self.sights().came_unseen.contains(name) { prompt.answers.len() - 1 } else { 0 };
        let prompt = prompt
            .enter(usual, at.get(usual).map_or(NONE, String::as_str))
            .noting(NONE, sees_nobody(name, alike))
            .noting("nobody", if moves { "moves instead" } else { "stays where it is" })
            .noting(OTHER.0, OTHER.1)
            .noting("throw", "the target is within 6 in: throws the grenade that is ready")
            .noting(READY.0, READY.1)
            .noting(ALL, all_alike(&as_far, alike));
        let Some(chosen) = self.asked(console, &prompt)? else { return Ok(()) };
        match &prompt.answers[chosen][..] {
            [all, whom] if all == ALL && whom == "nobody" && !moves => {
                let options = json!({ "figure": alike, "does": "wait" });
                return self.paper.take(console, &["fng", "stand"], options).map(drop);
            }
            [all, whom] if all == ALL && whom == "nobody" => {
                self.move_alike(console, why, ProposedMove::Advances, alike)?;
                return Ok(self.tell_sights(|sights| sights.sees_nobody = alike.to_vec())?);
            }
            [none] if none == NONE => {
                return self.move_unseen(console, name, alike);
            }
            [all, target] if all == ALL => {
                let options = json!({ "by": as_far, "at": [target] });
                return self.paper.take(console, &["fng", "exchange"], options).map(drop);
            }
            _ => {}
        }
        if prompt.answers[chosen] == [READY.0] {
            return self.act(console, &mission, name, READY.0);
        }
        match chosen.checked_sub(at.len()) {
            None => self.fires_swath(console, name, &at[chosen], at),
            Some(0) => {
                // Once the move is made: to go back from it asks again whom they see.
                self.enemy_advances(console, name, why, alike)?;
                // One answer may have served for others, who see nobody either then.
                let after = self.mission();
                let has_moved =
                    |other: &str| after.company.get(other).is_some_and(|man| after.acted_in_turn(man).moved);
                let blind = alike.iter().filter(|other| *other == name || has_moved(other)).cloned();
                let blind: Vec<String> = blind.chain(alike.is_empty().then(|| name.to_owned())).collect();
                Ok(self.tell_sights(|sights| sights.sees_nobody = blind)?)
            }
            Some(1) => self.acts(console, Who::Enemy),
            Some(thrown) => self.act_on(console, name, "throw", &at[thrown - 2]),
        }
    }

    /// They fire at the target that was named, and at others in the swath that were named with it: commas
    /// join them, as in an order of one's own.
    fn fires_swath(&self, console: &Console, name: &str, first: &str, at: &[String]) -> Result<(), Left> {
        let mut targets = vec![first.to_owned()];
        while console.is_after_comma() && console.has_more() {
            let left = at.iter().filter(|other| !targets.contains(other)).map(String::as_str);
            let left: Vec<&str> = left.collect();
            if left.is_empty() {
                break;
            }
            let what = format!("{name} fires at {}: who else is in the swath", targets.join(", "));
            let answers = ["nobody"].into_iter().chain(left.iter().copied());
            match console.ask(&Prompt::of(what, answers).enter(0, "nobody"))? {
                0 => break,
                chosen => targets.push(left[chosen - 1].to_owned()),
            }
        }
        if targets.len() == 1 {
            return self.act_on(console, name, "fire", first);
        }
        let by = [name.to_owned()];
        if let Err(error) = self.paper.would(&["fng", "exchange"], json!({ "by": by, "at": targets })) {
            return console.refused(error);
        }
        let gaps = self.gaps(console, &by, &targets)?;
        let options = json!({ "by": by, "at": targets, "gap": gaps });
        self.paper.take(console, &["fng", "exchange"], options).map(drop)
    }

    /// They go to a friend and rally them, which takes their move; the person knows whom they reach.
    fn enemy_rallies(
        &self,
        console: &Console,
        name: &str,
        why: &str,
        friends: &[String],
    ) -> Result<(), Left> {
        let what = [&format!("wants to rally {}", friends[0]), "who is within 4 in after the move"];
        let Some(friend) = self.reached(console, name, why, what, friends)? else { return Ok(()) };
        let options = json!({ "figure": [name], "does": "move", "sights": true });
        if !self.paper.take(console, &["fng", "stand"], options)? {
            return Ok(());
        }
        // Whoever sees them come takes In Sight first; whom that puts down rallies nobody.
        self.sight(console, &[name], Who::Enemy)?;
        let after = self.mission();
        let is_up = |man: &&Soldier| man.is_able() && !man.is_shaken() && !man.is(Flag::DuckBack);
        let man = after.company.get(name).filter(is_up).filter(|man| !after.company.is_felled(man));
        match man {
            Some(_) => self.act_on(console, name, "rally", &friend),
            None => Ok(()),
        }
    }

    /// They go to one of these and do this to them; the person knows whom they reach.
    fn enemy_goes_to(
        &self,
        console: &Console,
        name: &str,
        why: &str,
        what: [&str; 2],
        action: &str,
        to: &[String],
    ) -> Result<(), Left> {
        match self.reached(console, name, why, what, to)? {
            Some(whom) => self.act_on(console, name, action, &whom),
            None => Ok(()),
        }
    }

    /// Which of these they reach; where it is none of them, they do what they would do without them.
    fn reached(
        &self,
        console: &Console,
        name: &str,
        why: &str,
        [wants, which]: [&str; 2],
        to: &[String],
    ) -> Result<Option<String>, Left> {
        let answers = to.iter().cloned().chain(["nobody".to_owned(), OTHER.0.to_owned()]);
        let prompt = Prompt::of(format!("{name} ({why}) {wants}; {which}"), answers);
        // Who came unseen and has seen nobody since has nobody in sight, as far as is known.
        let usual = if self.sights().came_unseen.contains(name) { to.len() } else { 0 };
        let prompt = prompt.enter(usual, to.get(usual).map_or("nobody", String::as_str));
        let prompt = prompt.noting("nobody", "fires or moves instead").noting(OTHER.0, OTHER.1);
        let Some(chosen) = self.asked(console, &prompt)? else { return Ok(None) };
        if let Some(whom) = to.get(chosen) {
            return Ok(Some(whom.clone()));
        }
        if chosen > to.len() {
            self.acts(console, Who::Enemy)?;
        } else {
            self.enemy_without(console, name, why)?;
        }
        Ok(None)
    }

    /// They drive the vehicle; the person moves it and says how far, and who sees it then.
    fn enemy_drives(&self, console: &Console, name: &str, why: &str, how: ProposedMove) -> Result<(), Left> {
        let what = format!("{name} ({why}) {}", how.does());
        let goes_off = how == ProposedMove::DrivesBack;
        let answers = [DRIVE, "stays", OTHER.0].into_iter().chain(goes_off.then_some(OFF));
        let prompt = Prompt::of(what, answers).enter(0, DRIVE);
        let prompt = if goes_off { prompt.noting(OFF, "leaves the table with all aboard") } else { prompt };
        let prompt = prompt.noting("stays", "it cannot or need not move").noting(OTHER.0, OTHER.1);
        match console.ask(&prompt)? {
            // Who comes into sight is asked for next.
            0 if self.enemy_offer(console, name, DRIVE, json!({}))? => Ok(()),
            2 => self.acts(console, Who::Enemy),
            3 => {
                let mission = self.mission();
                let vehicle =
                    mission.company.get(name).and_then(|soldier| mission.company.crewed_by(soldier));
                let all = vehicle.into_iter().flat_map(|vehicle| mission.company.aboard(&vehicle.name));
                let all: Vec<&str> = all.map(Soldier::name).collect();
                let options = json!({ "figure": all, "stands": ["withdrew"] });
                self.paper.take(console, &["fng", "stand"], options).map(drop)
            }
            _ => self.enemy_waits(console, name),
        }
    }

    /// Several move alike, who may all still do so: the person moves the figures and says how they stand.
    fn move_alike(
        &self,
        console: &Console,
        why: &str,
        how: ProposedMove,
        alike: &[String],
    ) -> Result<(), Left> {
        let mission = self.mission();
        let walks = |name: &&String| {
            let soldier = mission.company.get(name);
            soldier.is_some_and(|man| man.aboard.is_none() && !mission.acted_in_turn(man).moved)
        };
        let names: Vec<&str> = alike.iter().filter(walks).map(String::as_str).collect();
        if names.is_empty() {
            return Ok(());
        }
        let who = match names[..] {
            [name] => format!("{name} ({why})"),
            _ => names.join(", "),
        };
        let what = format!("{who}: each {}. State of all afterwards", how.does());
        // As they stand now, if they all stand alike.
        let stand = |name: &&str| mission.company.get(name).map_or(0, stands_now);
        let now = names.first().map_or(0, stand);
        let usual = if names.iter().all(|name| stand(name) == now) { now } else { 0 };
        let prompt = Prompt::of(what, ENDS.into_iter().chain(["stays", "off"])).enter(usual, ENDS[usual]);
        let prompt =
            prompt.noting("stays", "they cannot or need not move").noting("off", "they leave the table");
        let chosen = console.ask(&prompt)?;
        self.move_to(console, &names, chosen)
    }

    /// They move as they stand, with all who are `alike`, and nobody sees anybody: with one answer their
    /// Activations are over.
    fn move_unseen(&self, console: &Console, name: &str, alike: &[String]) -> Result<(), Left> {
        let mission = self.mission();
        let all: Vec<&str> =
            if alike.is_empty() { vec![name] } else { alike.iter().map(String::as_str).collect() };
        let walks = |name: &&str| {
            let soldier = mission.company.get(name);
            soldier.is_some_and(|man| man.aboard.is_none() && !mission.acted_in_turn(man).moved)
        };
        let walkers: Vec<&str> = all.iter().copied().filter(walks).collect();
        let runs = mission.company.get(name).is_some_and(|man| man.is(Flag::RunningAway));
        let holds = mission.play.options.enemy_moves == EnemyMoves::Hold && !runs;
        let walkers = if holds { Vec::new() } else { walkers };
        // Those who stand alike move in one step.
        for (end, stands) in ENDS.iter().enumerate() {
            let is_now = |name: &&str| mission.company.get(name).map_or(0, stands_now) == end;
            let names = walkers.iter().copied().filter(is_now).collect();
            let moves = |names: &[&str]| json!({ "figure": names, "does": "move", "stands": [stands] });
            let names = self.who_may(names, moves);
            let options = moves(&names);
            if !names.is_empty() && !self.paper.take(console, &["fng", "stand"], options)? {
                return Ok(());
            }
        }
        let after = self.mission();
        let goes_on =
            |name: &&str| after.movers(Who::Enemy).iter().any(|mover| mover.soldier.name() == *name);
        let waits = |names: &[&str]| json!({ "figure": names, "does": "wait" });
        let waiters = self.who_may(all.into_iter().filter(goes_on).collect(), waits);
        if waiters.is_empty() {
            return Ok(());
        }
        self.paper.take(console, &["fng", "stand"], waits(&waiters)).map(drop)
    }

    /// Those of them who may act so: all together, or else each by himself, as a Leader of theirs may have
    /// acted already.
    fn who_may<'n>(&self, names: Vec<&'n str>, acts: impl Fn(&[&str]) -> Value) -> Vec<&'n str> {
        let may = |names: &[&str]| self.paper.would(&["fng", "stand"], acts(names)).is_ok();
        if names.is_empty() || may(&names) {
            return names;
        }
        names.into_iter().filter(|name| may(&[*name])).collect()
    }

    /// They end their move in the state `ENDS[end]`; or stay, or leave the table.
    fn move_to(&self, console: &Console, names: &[&str], end: usize) -> Result<(), Left> {
        let mission = self.mission();
        let runs = |name: &&str| mission.company.get(name).is_some_and(|man| man.is(Flag::RunningAway));
        let options = match end {
            // Who comes into sight is asked for next.
            index if index < ENDS.len() => {
                json!({ "figure": names, "does": "move", "stands": [ENDS[index]], "sights": true })
            }
            index if index == ENDS.len() => json!({ "figure": names, "does": "wait" }),
            _ if names.iter().all(runs) => json!({ "figure": names, "does": "move", "stands": ["ran"] }),
            _ => json!({ "figure": names, "does": "move", "stands": ["withdrew"] }),
        };
        self.paper.take(console, &["fng", "stand"], options).map(drop)
    }

    /// They move; the person moves the figure and says how it stands and who sees it then. One answer may
    /// serve for all who are `alike`.
    fn enemy_moves(
        &self,
        console: &Console,
        name: &str,
        why: &str,
        how: ProposedMove,
        alike: &[String],
    ) -> Result<(), Left> {
        let mission = self.mission();
        let acted = mission.company.get(name).map(|soldier| mission.acted_in_turn(soldier));
        // Inside a vehicle nobody moves: its driver drives.
        let is_aboard = mission.company.get(name).is_some_and(|soldier| soldier.aboard.is_some());
        if is_aboard || acted.is_some_and(|acted| acted.moved) {
            return self.enemy_waits(console, name);
        }
        let now = mission.company.get(name).map_or(0, stands_now);
        let mut answers: Vec<&str> = ENDS.to_vec();
        answers.extend(["stays", "off", OTHER.0]);
        let at = At { mission: &mission, side: Who::Enemy, soldier: mission.company.get(name) };
        let given = json!({ "who": name, "count": 1 });
        if how == ProposedMove::Withdraws && self.is_offered_with(&GO_IN, at, given.clone()) {
            answers.push(TUNNEL.0);
        }
        let soldier = mission.company.get(name);
        let may_carry = soldier.is_some_and(|soldier| of_the_field(&mission, soldier).contains(&CARRY.0));
        if how == ProposedMove::Withdraws && may_carry {
            answers.push(CARRY.0);
        }
        if alike.len() > 1 {
            answers.push(ALL);
        }
        // Who runs away, or came unseen, mostly goes on so: that is one key for all of them.
        let is_idle = how == ProposedMove::Runs || self.sights().came_unseen.contains(name);
        if is_idle {
            answers.push(NONE);
        }
        let idle = if is_idle { ", or none: as now, with nobody in sight" } else { "" };
        let what = format!("{name} ({why}) {}. State afterwards{idle}", how.does());
        let last = answers.len() - 1;
        let (enter, says) = if is_idle { (last, NONE) } else { (now, ENDS[now]) };
        let prompt = Prompt::of(what, answers)
            .enter(enter, says)
            .noting(NONE, sees_nobody(name, alike))
            .noting("stays", "cannot or need not move")
            .noting("off", "leaves the table")
            .noting(OTHER.0, OTHER.1)
            .noting(TUNNEL.0, TUNNEL.1)
            .noting(CARRY.0, CARRY.1)
            .noting(ALL, format!("one answer for {}", alike.join(", ")));
        let Some(chosen) = self.asked(console, &prompt)? else { return Ok(()) };
        if prompt.answers[chosen] == [NONE] {
            return self.move_unseen(console, name, alike);
        }
        if prompt.answers[chosen] == [ALL] {
            return self.move_alike(console, why, how, alike);
        }
        if prompt.answers[chosen] == [CARRY.0] {
            return self.act(console, &mission, name, CARRY.0);
        }
        if prompt.answers[chosen] == [TUNNEL.0] {
            return self.offer_with(console, &GO_IN, at, given).map(drop);
        }
        if chosen > ENDS.len() + 1 {
            return self.acts(console, Who::Enemy);
        }
        self.move_to(console, &[name], chosen)
    }
}

/// Reads an order to one of the enemy who may act, or that they are done, where a move of theirs is proposed.
struct OrderOfTheirs<'a>(&'a EveningClient);

impl Rules for OrderOfTheirs<'_> {
    fn accept(&self, typed: &str, _is_ended: bool) -> bool {
        let mission = self.0.mission();
        let movers = mission.movers(Who::Enemy).into_iter();
        let names: Vec<&str> = movers.map(|mover| mover.soldier.name()).collect();
        let first = typed.split([',', ';']).next().unwrap_or_default().trim();
        let (word, order) = first.split_once(' ').unwrap_or((first, ""));
        // A rank may be that of a target of theirs, whose whole name is an answer.
        let own: Vec<&str> = mission.company.of(Who::Own).map(Soldier::name).collect();
        let is_order = !order.trim().is_empty() && self.0.name_among(word, &names).is_ok();
        word == DONE || (is_order && self.0.name_among(first, &own).is_err())
    }
}

/// What is told of the answer for all who are `alike`, of whom those who reach `as_far` fire together.
fn all_alike(as_far: &[String], alike: &[String]) -> String {
    let names = alike.join(", ");
    match as_far.len() == alike.len() {
        true => format!("the same answer for {names}"),
        false => {
            let reach = if as_far.len() == 1 { "reaches" } else { "reach" };
            format!("the same answer for {names}; a target for {}, who {reach} as far", as_far.join(", "))
        }
    }
}

/// What is told of the answer by which they, or all who are alike, see nobody.
fn sees_nobody(name: &str, alike: &[String]) -> String {
    let who = if alike.len() > 1 { alike.join(", ") } else { name.to_owned() };
    format!("nobody is in sight, before the move or after it: moves on, for {who}")
}

/// The words of the offers by which a weapon is fired at a vehicle and at figures. A grenade that is launched
/// has neither: it is aimed at one figure.
const fn offered_at(with: HeavyWeapon) -> (Option<&'static str>, Option<&'static str>) {
    match with {
        HeavyWeapon::MainGun => (Some("gun-vehicle"), Some("gun-figures")),
        HeavyWeapon::VehicleFlamethrower => (None, Some("vehicle-flame")),
        HeavyWeapon::Rocket => (Some("rocket-vehicle"), Some("rocket-figures")),
        HeavyWeapon::Law => (Some("law-vehicle"), None),
        HeavyWeapon::Satchel => (Some("assault"), None),
        HeavyWeapon::Flamethrower => (None, Some("flame")),
        HeavyWeapon::GrenadeLauncher => (None, None),
    }
}

/// The words of the offer by which a man takes a place of a crew.
const fn to_place(place: CrewPlace) -> &'static str {
    match place {
        CrewPlace::Commander => "to-commander",
        CrewPlace::Driver => "to-driver",
        CrewPlace::Gunner => "to-gunner",
        CrewPlace::Loader => "to-loader",
        CrewPlace::RadioOperator => "to-radio",
    }
}
