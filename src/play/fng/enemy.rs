//! The side that nobody plays: the program proposes who acts and what they do, the person moves the figure and says
//! who is in sight.

use serde_json::{Value, json};

use super::super::Left;
use super::super::console::{Console, Prompt};
use super::acts::{ENDS, stands_now};
use super::desk::EveningClient;
use super::offers::{At, BY_FIGURE};
use crate::fng::evening::{ADVANCES, HeavyWeapon, Proposal, Proposed};
use crate::fng::squads::crews::CrewPlace;
use crate::fng::support::Who;

/// The answer by which the person has the side do something else than is proposed.
const OTHER: (&str, &str) = ("other", "they do something else: every act of theirs");

impl EveningClient {
    /// The enemy acts: the next of his figures, as the program proposes, until nobody is left.
    pub(super) fn enemy_acts(&self, console: &Console) -> Result<(), Left> {
        let mission = self.mission();
        let Some(Proposal { name, does, why }) = mission.proposal(Who::Enemy) else {
            if mission.has_support(Who::Enemy) {
                return self.acts(console, Who::Enemy);
            }
            self.paper.take(console, &["fng", "finish"], json!({ "side": "enemy" }))?;
            return Ok(());
        };
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
            Proposed::Fire { at } => self.enemy_fires(console, &name, &why, &at)?,
            Proposed::Move(how) => self.enemy_moves(console, &name, &why, how)?,
            Proposed::Withdraw => {
                let how = "withdraws towards his own edge and off the table";
                self.enemy_moves(console, &name, &why, how)?;
            }
        }
        Ok(())
    }

    fn go(&self, console: &Console, what: &str) -> Result<(), Left> {
        console.ask(&Prompt::of(what, ["go"]).enter(0, "go on")).map(drop)
    }

    /// Asks for what an offer of these words needs besides what is given, and takes it. Gives whether the rules allow it.
    fn enemy_offer(&self, console: &Console, name: &str, words: &str, given: Value) -> Result<bool, Left> {
        let mission = self.mission();
        let at = At { mission: &mission, side: Who::Enemy, soldier: mission.company.get(name) };
        let offer = BY_FIGURE.iter().find(|offer| offer.words == words);
        match offer.filter(|offer| self.is_offered_with(offer, at, given.clone())) {
            Some(offer) => self.offer_with(console, offer, at, given).map(|_| true),
            None => Ok(false),
        }
    }

    /// He takes what is offered by these words, or waits where the rules refuse it.
    fn enemy_works(&self, console: &Console, name: &str, words: &str) -> Result<(), Left> {
        if self.enemy_offer(console, name, words, json!({}))? {
            return Ok(());
        }
        self.enemy_waits(console, name)
    }

    /// He does nothing more: what the rules refuse would else be proposed for ever.
    fn enemy_waits(&self, console: &Console, name: &str) -> Result<(), Left> {
        let options = json!({ "figure": [name], "does": "wait" });
        self.paper.take(console, &["fng", "stand"], options).map(drop)
    }

    /// He fires something heavy at the first target he sees; the person knows which.
    fn enemy_fires_heavy(
        &self,
        console: &Console,
        name: &str,
        why: &str,
        with: HeavyWeapon,
        [vehicles, figures]: [Vec<String>; 2],
    ) -> Result<(), Left> {
        let targets: Vec<String> = vehicles.iter().chain(&figures).cloned().collect();
        let what =
            format!("{name} ({why}) wants to {} at {}; which target is in sight", with.does(), targets[0]);
        let answers = targets.iter().cloned().chain(["nobody".to_owned(), OTHER.0.to_owned()]);
        let prompt = Prompt::of(what, answers).enter(0, targets[0].clone());
        let prompt = prompt.noting("nobody", "he does not fire it").noting(OTHER.0, OTHER.1);
        let chosen = console.ask(&prompt)?;
        let Some(target) = targets.get(chosen) else {
            if chosen > targets.len() {
                return self.acts(console, Who::Enemy);
            }
            return self.enemy_without(console, name, why);
        };
        let is_vehicle = chosen < vehicles.len();
        let (at_vehicle, at_figures) = offered_at(with);
        let Some(words) = (if is_vehicle { at_vehicle } else { at_figures }) else {
            return self.act_on(console, name, "launch", target);
        };
        let given = if is_vehicle { json!({ "target": target }) } else { json!({}) };
        let allowed = self.enemy_offer(console, name, words, given)?;
        if allowed { Ok(()) } else { self.enemy_without(console, name, why) }
    }

    /// He sees no target for what he has: he fires his own weapon, or moves.
    fn enemy_without(&self, console: &Console, name: &str, why: &str) -> Result<(), Left> {
        let mission = self.mission();
        let Some(soldier) = mission.company.get(name) else { return Ok(()) };
        let targets: Vec<String> =
            mission.targets_of(Who::Enemy).iter().map(|target| target.name().to_owned()).collect();
        if soldier.can_fire() && !targets.is_empty() {
            return self.enemy_fires(console, name, why, &targets);
        }
        if soldier.aboard.is_some() {
            return self.enemy_waits(console, name);
        }
        self.enemy_moves(console, name, why, ADVANCES)
    }

    /// He fires at the best target he sees; the person knows whom he sees.
    fn enemy_fires(&self, console: &Console, name: &str, why: &str, at: &[String]) -> Result<(), Left> {
        let mut answers: Vec<String> = at.to_vec();
        answers.extend(["nobody", OTHER.0].map(str::to_owned));
        let what = format!("{name} ({why}) wants to fire at {}; which target is in sight", at[0]);
        let prompt = Prompt::of(what, answers).enter(0, at[0].clone());
        let prompt = prompt.noting("nobody", "he moves instead").noting(OTHER.0, OTHER.1);
        let chosen = console.ask(&prompt)?;
        match at.get(chosen) {
            Some(target) => {
                let options = json!({ "by": [name], "at": [target] });
                self.paper.take(console, &["fng", "exchange"], options)?;
            }
            None if chosen > at.len() => return self.acts(console, Who::Enemy),
            None => {
                self.enemy_moves(console, name, why, ADVANCES)?;
            }
        }
        Ok(())
    }

    /// He moves; the person moves the figure and says how it stands and who sees it then.
    fn enemy_moves(&self, console: &Console, name: &str, why: &str, how: &str) -> Result<(), Left> {
        let mission = self.mission();
        let acted = mission.company.get(name).map(|soldier| mission.acted_in_turn(soldier));
        if acted.is_some_and(|acted| acted.moved) {
            return self.enemy_waits(console, name);
        }
        let now = mission.company.get(name).map_or(0, stands_now);
        let mut answers: Vec<&str> = ENDS.to_vec();
        answers.extend(["stays", "off", OTHER.0]);
        let what = format!("{name} ({why}) {how}. His state afterwards");
        let prompt = Prompt::of(what, answers)
            .enter(now, ENDS[now])
            .noting("stays", "he cannot or need not move")
            .noting("off", "he leaves the table")
            .noting(OTHER.0, OTHER.1);
        let chosen = console.ask(&prompt)?;
        let (does, stands) = match chosen {
            index if index < ENDS.len() => ("move", vec![ENDS[index]]),
            index if index == ENDS.len() => ("wait", Vec::new()),
            index if index > ENDS.len() + 1 => return self.acts(console, Who::Enemy),
            _ => ("move", vec!["withdrew"]),
        };
        let options = json!({ "figure": [name], "does": does, "stands": stands });
        if !self.paper.take(console, &["fng", "stand"], options)? || does == "wait" || stands == ["withdrew"]
        {
            return Ok(());
        }
        self.sight(console, name, Who::Enemy)
    }
}

/// The words of the offers by which a weapon is fired at a vehicle and at figures. A grenade that is launched has
/// neither: it is aimed at one figure.
const fn offered_at(with: HeavyWeapon) -> (Option<&'static str>, Option<&'static str>) {
    match with {
        HeavyWeapon::MainGun => (Some("gun-vehicle"), Some("gun-figures")),
        HeavyWeapon::VehicleFlamethrower => (None, Some("vehicle-flame")),
        HeavyWeapon::Rocket => (Some("rocket-vehicle"), None),
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
