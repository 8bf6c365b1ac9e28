//! What a step leaves to be asked: how those stand who are met, and who takes In Sight with whom. It is read
//! from the last step of the document, so that a question left by `hold` is asked again.

use serde_json::json;

use super::super::Left;
use super::super::console::{Console, Prompt};
use super::desk::EveningClient;
use super::moves::{ENDS, stands_now, who_can_react, who_sees};
use super::offering::{likely, several, several_at_last};
use super::offers::{At, others, vehicles_and_landed};
use crate::document::{HistoryStep, TypedStep as _};
use crate::error::Error;
use crate::fng::campaign_data::terrain;
use crate::fng::checks::{Edition, Flag};
use crate::fng::evening::{CrewWork, Soldier, Stand};
use crate::fng::mission::{Feature, Mission, MissionStep, Reveal, RevealChoices};
use crate::fng::support::{Blast, ContactOrders, SniperOrders, Who};
use crate::fng::tunnels::{AdvanceBelow, Enter};

/// What is still to be asked after a step.
enum Due {
    /// How those stand who were met there, and who of the player's sees it.
    Met(String),
    /// How those stand whom cards brought: they take In Sight in the first Activation after
    /// [Generating Enemy Forces].
    Stand(String),
    /// How the squad stands that came by its edge, and who sees it.
    Squad,
    /// How the player's reinforcements stand who have come.
    Reinforced,
    /// Who comes into the sight of this vehicle, which has driven.
    Drove(String, Who),
    /// Those who have come out of a tunnel, and their side: they are at once subject to In Sight
    /// [Spotting Tunnel Entrances].
    CameUp(Vec<(String, Who)>),
    /// This one below has come into sight of those who are laid there: they take In Sight.
    MetBelow(String, Vec<String>),
    /// A shell or bomb has landed: who is in the circle of this blast.
    Landed(u16),
    /// A sniper has missed this one, who takes Received Fire if they can; then it is asked whether somebody
    /// sees the sniper [Snipers].
    Missed(String, bool),
}

impl EveningClient {
    /// Asks what the last step leaves to be asked. Gives whether a step was taken, or something was asked.
    pub(super) fn follows_up(&self, console: &Console, mission: &Mission) -> Result<bool, Left> {
        let history = self.paper.history();
        // How somebody stands may have been set right since.
        let is_correction =
            |step: &&HistoryStep| matches!(step_of(step), Some(MissionStep::Stand(Stand { does: None, .. })));
        let corrections = history.iter().rev().take_while(is_correction).count();
        let Some(step) = history.iter().rev().nth(corrections) else { return Ok(false) };
        let last = history.last().map_or(0, |step| step.step);
        if self.settled.get().is_some_and(|(of, until)| of == step.step && until <= last) {
            return Ok(false);
        }
        let before = self.paper.document().undo(corrections as u32 + 1);
        let Some(before) = before.ok().filter(|_| step.step > 0) else { return Ok(false) };
        let Some(due) = due(step, &before.data, mission) else { return Ok(false) };
        let side = if matches!(due, Due::Reinforced) { Who::Own } else { Who::Enemy };
        let known: Vec<&str> = before.data.company.of(side).map(Soldier::name).collect();
        let asked = self.asks(console, &due, &known, corrections == 0);
        match asked {
            // The step before is done, so that `back` goes no further than its question.
            Err(Left::Back) => {
                console.say("The step before is done: `rollback` undoes it, `abort` drops its question.")?;
                return Ok(true);
            }
            // A question that was left is asked again, but not one that was declined.
            Err(Left::Abort) => {
                self.settled.set(Some((step.step, self.paper.last_step().0)));
                console.say("The question is dropped.")?;
                return Ok(true);
            }
            Ok(()) => self.settled.set(Some((step.step, self.paper.last_step().0))),
            Err(_) => {}
        }
        asked.map(|()| true)
    }

    fn asks(&self, console: &Console, due: &Due, known: &[&str], stands_open: bool) -> Result<(), Left> {
        let stand = |place: &str| match stands_open {
            true => self.they_stand(console, known, place),
            false => Ok(()),
        };
        match due {
            Due::Met(place) => {
                stand(place)?;
                self.meets(console, known, place)
            }
            Due::Stand(place) => stand(place),
            Due::Reinforced if stands_open => {
                let mission = self.mission();
                let met = newcomers(&mission, Who::Own, known);
                let what = format!("How do your reinforcements stand: {}", met.join(", "));
                self.stand_alike(console, what, &met, (&ENDS, 0))
            }
            Due::Reinforced => Ok(()),
            Due::Squad => {
                stand("squad")?;
                self.squad_is_seen(console, known)
            }
            Due::Drove(name, side) => {
                self.is_still_hidden(console, name)?;
                self.sight(console, &[name], *side).map(drop)
            }
            Due::CameUp(names) => {
                for (name, side) in names {
                    self.sight(console, &[name], *side)?;
                }
                Ok(())
            }
            Due::MetBelow(name, watchers) => {
                let options = json!({ "mover": [name], "watcher": watchers });
                self.paper.take_due(console, &["fng", "exchange"], options).map(drop)
            }
            Due::Landed(number) => self.bursts(console, *number),
            Due::Missed(name, reacts) => {
                let options = json!({ "figure": [name], "check": "received-fire" });
                if *reacts && !self.paper.take(console, &["fng", "react"], options)? {
                    return Ok(());
                }
                let mission = self.mission();
                match mission.play.snipers.iter().find(|sniper| sniper.missed && !sniper.placed) {
                    Some(sniper) => self.is_sniper_seen(console, &mission, sniper).map(drop),
                    None => Ok(()),
                }
            }
        }
    }

    /// Asks whether a vehicle that was hidden still is where it has driven to.
    fn is_still_hidden(&self, console: &Console, vehicle: &str) -> Result<(), Left> {
        let mission = self.mission();
        let hidden = mission.company.aboard(vehicle).filter(|man| man.is(Flag::Hidden));
        let hidden: Vec<&str> = hidden.map(Soldier::name).collect();
        if hidden.is_empty() {
            return Ok(());
        }
        let prompt = Prompt::of(format!("{vehicle} was hidden: is it still"), ["no", "yes"]).enter(0, "no");
        if console.ask(&prompt.within_order(console))? == 0 {
            let options = json!({ "figure": hidden, "stands": ["seen"] });
            self.paper.take(console, &["fng", "stand"], options)?;
        }
        Ok(())
    }

    /// Asks who is in the circle of a shell or bomb that has landed, and rolls what it does to them.
    fn bursts(&self, console: &Console, number: u16) -> Result<(), Left> {
        let mission = self.mission();
        let Some(blast) = mission.play.blasts.iter().find(|blast| blast.number == number) else {
            return Ok(());
        };
        let at = At { mission: &mission, side: Who::Own, soldier: None };
        let what = format!(
            "Blast {number}, {} {}: who is in the {} in circle",
            blast.what, blast.at, blast.circle_in
        );
        let names = several(console, &what, &others(at), false)?;
        let vehicles = several(console, "Which vehicles are in it", &vehicles_and_landed(at), false)?;
        let options = json!({ "effect": number, "at": names, "vehicle": vehicles });
        self.paper.take(console, &["fng", "fire-mission"], options).map(drop)
    }

    /// Asks how those stand who were not known before, if that can bear on the fire at them: what lies in
    /// jungle is in cover there [Terrain Features And Scenery].
    fn they_stand(&self, console: &Console, known: &[&str], place: &str) -> Result<(), Left> {
        let mission = self.mission();
        let met = newcomers(&mission, Who::Enemy, known);
        if met.is_empty() {
            return Ok(());
        }
        let ground = feature_at(&mission, place).and_then(|feature| terrain().feature(feature.kind));
        let usual = match ground {
            Some(ground) if ground.covers() == Some(true) => 1,
            Some(ground) if ground.conceals() == Some(true) => 2,
            _ => 0,
        };
        self.stand_alike(console, format!("How do they stand: {}", met.join(", ")), &met, (&ENDS, usual))
    }

    /// Asks how figures stand, all alike, in one of these ways: `usual` by Enter. Those who stand so already
    /// need no step.
    pub(super) fn stand_alike(
        &self,
        console: &Console,
        what: impl Into<String>,
        names: &[&str],
        (ends, usual): (&[&str], usize),
    ) -> Result<(), Left> {
        let ways = ends.iter().copied();
        let prompt = Prompt::of(what, ways).enter(usual, ends[usual]);
        let chosen = console.ask(&prompt)?;
        let mission = self.mission();
        let men = || names.iter().filter_map(|name| mission.company.get(name));
        if men().any(|man| stands_now(man) != chosen) {
            let options = json!({ "figure": names, "stands": [ends[chosen]] });
            self.paper.take(console, &["fng", "stand"], options)?;
        }
        Ok(())
    }

    /// Those of the enemy who were not known before take In Sight with those who see them. Somebody saw the
    /// place, else nothing were met there: at least one man [Contact Table, Generating Enemy Forces].
    fn meets(&self, console: &Console, known: &[&str], place: &str) -> Result<(), Left> {
        let mission = self.mission();
        let enemies = who_can_react(&mission, Who::Enemy).into_iter();
        let met: Vec<String> = enemies.filter(|name| !known.contains(&name.as_str())).collect();
        let mut own = who_sees(&mission, Who::Own);
        let hide = are_hidden(&mission, &met);
        if hide {
            // Who is hidden too is seen by nobody there.
            own.retain(|name| !mission.company.get(name).is_some_and(|man| man.is(Flag::Hidden)));
        }
        if met.is_empty() || own.is_empty() {
            return Ok(());
        }
        let what = match hide {
            // They see, and are not seen.
            true => format!("In Sight: whom of yours do those hidden in {place} see"),
            false => format!("In Sight: who of yours sees {place}"),
        };
        // Somebody has seen the place; whom those there see is another matter.
        let movers =
            if hide { likely(console, &what, &own)? } else { several_at_last(console, &what, &own, true)? };
        if movers.is_empty() {
            return Ok(self.tell_sights(|sights| sights.came_unseen.extend(met))?);
        }
        // A feature comes into sight by whoever has moved; the others see it from where they stand.
        let stands = |name: &&String| {
            let man = mission.company.get(name);
            let is_on_foot = |man: &&Soldier| man.aboard.is_none();
            man.filter(is_on_foot).is_some_and(|man| !mission.acted_in_turn(man).moved)
        };
        let still: Vec<&String> = movers.iter().filter(stands).collect();
        let options = json!({ "mover": movers, "watcher": met, "still": still });
        self.paper.take(console, &["fng", "exchange"], options).map(drop)
    }

    /// The enemy squad has entered: those of it who were not known before take In Sight with those who see
    /// them.
    fn squad_is_seen(&self, console: &Console, known: &[&str]) -> Result<(), Left> {
        let mission = self.mission();
        let enemies = who_can_react(&mission, Who::Enemy).into_iter();
        let squad: Vec<String> = enemies.filter(|name| !known.contains(&name.as_str())).collect();
        let own = who_sees(&mission, Who::Own);
        if come_unseen(&mission, &squad) {
            say_unseen(console, &squad)?;
            return Ok(self.tell_sights(|sights| sights.came_unseen.extend(squad))?);
        }
        let what = match are_hidden(&mission, &squad) {
            // They see, and are not seen.
            true => "In Sight: whom of yours do they see, who are hidden",
            false => "In Sight: who of yours sees them come",
        };
        let watchers = several_at_last(console, what, &own, false)?;
        if watchers.is_empty() {
            self.tell_sights(|sights| sights.came_unseen.extend(squad))?;
        } else if !squad.is_empty() {
            self.tell_sights(|sights| sights.came_unseen.retain(|name| !squad.contains(name)))?;
            let options = json!({ "mover": squad, "watcher": watchers });
            self.paper.take(console, &["fng", "exchange"], options)?;
        }
        Ok(())
    }
}

/// Those of a side on foot, in sight, who were not known before.
fn newcomers<'m>(mission: &'m Mission, side: Who, known: &[&str]) -> Vec<&'m str> {
    let is_new = |soldier: &&Soldier| {
        let is_there = soldier.is_able() && soldier.aboard.is_none() && !soldier.waits;
        is_there && !known.contains(&soldier.name()) && !soldier.is(Flag::Hidden)
    };
    mission.company.of(side).filter(is_new).map(Soldier::name).collect()
}

/// Whether all of these are hidden: they see, and are not seen.
fn are_hidden(mission: &Mission, names: &[String]) -> bool {
    let is_hidden = |name: &String| mission.company.get(name).is_some_and(|man| man.is(Flag::Hidden));
    !names.is_empty() && names.iter().all(is_hidden)
}

/// Whether nobody takes In Sight as these come: nobody sees who is hidden, and in edition 2 only the inactive
/// side checks [In Sight Or Hidden].
pub(super) fn come_unseen(mission: &Mission, names: &[String]) -> bool {
    mission.play.options.edition() == Edition::Two && are_hidden(mission, names)
}

/// Says that nobody takes In Sight as these come.
pub(super) fn say_unseen(console: &Console, names: &[String]) -> Result<(), Error> {
    let [is, takes] = if names.len() == 1 { ["is", "takes"] } else { ["are", "take"] };
    let names = names.join(", ");
    console.say(format!(
        "{names} {is} hidden, so nobody sees them, and being Active {takes} no In Sight (edition 2)."
    ))
}

/// A step of the evening as the rules take it; none of what made the evening.
pub(super) fn step_of(step: &HistoryStep) -> Option<MissionStep> {
    MissionStep::read(&step.command, &step.choices).ok()
}

/// What a step leaves to be asked, if it is one that does.
fn due(step: &HistoryStep, before: &Mission, now: &Mission) -> Option<Due> {
    let landed = |effect: Option<u16>| {
        // Of several that have landed each is asked for; what burns on is not.
        let is_new = |number: u16| !before.play.blasts.iter().any(|blast| blast.number == number);
        let is_due = |blast: &&Blast| blast.to_hit && (effect.is_some() || is_new(blast.number));
        now.play.blasts.iter().find(is_due).map(|blast| Due::Landed(blast.number))
    };
    match step_of(step)? {
        MissionStep::Contact(ContactOrders { feature, .. }) => {
            let feature = feature.trim();
            let is_number = feature.parse::<u16>().is_ok();
            Some(Due::Met(if is_number { format!("feature {feature}") } else { feature.to_owned() }))
        }
        MissionStep::Reveal(RevealChoices { what, .. }) => match what {
            Reveal::Section(number) => Some(Due::Stand(format!("section {number}"))),
            Reveal::Marker(number) => Some(Due::Met(format!("marker {number}"))),
            Reveal::Squad => Some(Due::Squad),
            Reveal::Others => None,
        },
        MissionStep::Fire(orders) => landed(orders.effect),
        MissionStep::AirRun(orders) => landed(orders.effect),
        MissionStep::Crew(CrewWork { vehicle, drives: Some(1..), .. }) => {
            let vehicle = now.company.vehicle(&vehicle).ok()?;
            Some(Due::Drove(vehicle.name.clone(), vehicle.side))
        }
        MissionStep::Leave(_) | MissionStep::MoveBelow(_) | MissionStep::TunnelTurn(_) => {
            let is_up = |soldier: &&Soldier| {
                let name = soldier.name();
                soldier.is_able() && before.tunnels.is_below(name) && !now.tunnels.is_below(name)
            };
            let up = now.company.soldiers.iter().filter(is_up);
            let up: Vec<(String, Who)> = up.map(|man| (man.name().to_owned(), man.side)).collect();
            (!up.is_empty()).then_some(Due::CameUp(up))
        }
        MissionStep::Activate(_) | MissionStep::Reinforce(_) => {
            let known: Vec<&str> = before.company.of(Who::Own).map(Soldier::name).collect();
            (!newcomers(now, Who::Own, &known).is_empty()).then_some(Due::Reinforced)
        }
        MissionStep::Sniper(orders) => missed(&orders, now),
        MissionStep::Enter(Enter { by, .. }) => met_below(&by.name, before, now),
        MissionStep::Advance(AdvanceBelow { who, .. }) => met_below(&who, before, now),
        _ => None,
    }
}

/// Those laid below whom somebody's step has brought into sight, and who can fire.
fn met_below(who: &str, before: &Mission, now: &Mission) -> Option<Due> {
    let man = now.company.get(who).filter(|man| man.is_able() && now.fights_below())?;
    let armed = |mission: &Mission| -> Vec<String> {
        let sections = mission.tunnels.complexes.iter().flat_map(|complex| &complex.sections);
        let seen = sections.flat_map(|section| {
            section.seen().filter(|(_, enemy)| enemy.weapon.class().is_some()).map(|(name, _)| name)
        });
        seen.collect()
    };
    let known = armed(before);
    let met: Vec<String> = armed(now).into_iter().filter(|name| !known.contains(name)).collect();
    (!met.is_empty()).then(|| Due::MetBelow(man.name().to_owned(), met))
}

/// The figure that a sniper has fired at and missed, if it can react.
fn missed(orders: &SniperOrders, now: &Mission) -> Option<Due> {
    let target = now.company.get(&orders.at.as_ref()?.name)?;
    let is_his = |number: u16| orders.sniper.is_none_or(|his| his == number);
    let has_missed = now.play.snipers.iter().any(|sniper| sniper.missed && is_his(sniper.number));
    let reacts = who_can_react(now, target.side).iter().any(|name| name == target.name());
    has_missed.then(|| Due::Missed(target.name().to_owned(), reacts))
}

/// The feature in which a place lies, in the words that bring it into sight.
fn feature_at<'m>(mission: &'m Mission, place: &str) -> Option<&'m Feature> {
    let (what, number) = place.rsplit_once(' ')?;
    let number: u8 = number.parse().ok()?;
    match what {
        "section" => mission.feature_at(Reveal::Section(number)),
        "marker" => mission.feature_at(Reveal::Marker(number)),
        _ => mission.ground.as_ref()?.feature(number.into()),
    }
}
