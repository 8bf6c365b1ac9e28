//! What those who act may do now, in words, and what `?` tells of it.

use super::desk::EveningClient;
use super::evening::out_of_sight;
use super::offers::{At, Offer};
use super::wounded::of_the_field;
use crate::fng::checks::Flag;
use crate::fng::evening::{Mover, Soldier};
use crate::fng::mission::Mission;
use crate::fng::squads::deed::Deed;
use crate::fng::squads::weapons::WeaponClass;
use crate::fng::support::Who;

/// Actions that ask nothing more.
pub(super) const ASKS_NOTHING: [&str; 12] = [
    "reload",
    "ready",
    "ready-smoke",
    "ready-charge",
    "set-up",
    "rise",
    SWIM,
    "work",
    "automatic",
    "aimed",
    "destroy",
    WAIT,
];

/// The action by which a figure fires one shot, as a Crack Shot does; also behind the target of `fire`.
pub(super) const SINGLE: &str = "single";

/// The action by which a figure does nothing more.
const WAIT: &str = "wait";

/// The action by which a figure captures an enemy.
const CAPTURE: &str = "capture";

/// The action by which a figure takes the Knock Down Test.
pub(super) const RISE: &str = "rise";

/// The check of who is in deep water.
pub(super) const SWIM: &str = "swim";

/// What Enter alone says where somebody has not acted yet.
pub(super) const FINISH: &str = "finish";

/// The action by which fire is laid on a place.
pub(super) const COVER_PLACE: &str = "cover-place";

/// What several may be told to do at once, each for themselves; `all` gives it to everyone who may.
pub(super) const ALIKE: [&str; 6] = ["fast-move", "cover-place", "ready", "reload", RISE, WAIT];

/// Actions that are aimed at a figure.
pub(super) const AT_FIGURES: [&str; 6] = ["fire", SINGLE, "charge", "launch", "throw", "flame"];

/// Whether an action only waits, or sets a weapon for later.
fn is_idle(action: &str) -> bool {
    matches!(action, WAIT | "aimed" | "automatic")
}

/// What is told beside an action by `?`.
pub(super) const NOTES: [(&str, &str); 30] = [
    ("fire", "fire at an enemy in sight; at several in the swath as `slag fire ha,binh`"),
    (SINGLE, "fire exactly one shot at an enemy: a Crack Shot or Sniper rolls one more die, the best counts"),
    ("all", "everyone who may still move, together; name some with `slag,smith move`"),
    ("move", "up to 8 in (Fast 10, Slow 6); then give the state afterwards and who comes into sight"),
    ("fast-move", "the Fast Move roll says how far"),
    ("charge", "into melee"),
    ("throw", "throw the grenade that is ready"),
    ("ready", "a grenade, to throw it in a later Activation: uses the whole Activation"),
    ("ready-smoke", "a smoke grenade, to throw it or drop it into a tunnel later: uses the whole Activation"),
    ("ready-charge", "a satchel charge, to place it at a tunnel entrance later: uses the whole Activation"),
    ("set-up", "the machine gun that was moved: uses the whole Activation"),
    ("launch", "fire a grenade launcher, 12 in or farther: `launch ha too-near` is a dud"),
    ("reload", "instead of firing"),
    ("rally", "a friend within 4 in who is running or Hunkered Down"),
    ("treat", "as a Medic, a soldier who went down within 3 turns"),
    ("rise", "the Knock Down Test"),
    (SWIM, "the Swim Check, before all else in deep water"),
    ("carry", "a casualty, alone or with others: uses the whole Activation"),
    ("drag", "a casualty 2 in, alone and counting as prone: uses the whole Activation"),
    ("pick-up", "the weapon of one who is down: uses the whole Activation"),
    (
        "capture",
        "an enemy: Out of the Fight and touched, Hunkered Down in sight within 6 in, or surrounded while \
         running",
    ),
    ("kill", "an enemy Out of the Fight who is touched"),
    ("destroy", "an installation that has been found: uses the whole Activation"),
    ("work", "search, disarm, …: uses the whole Activation"),
    ("automatic", "fires full automatic until you type `aimed`"),
    ("run", "keeps running: to a building in sight away from the enemy, else to the nearest edge and off"),
    ("contact", "a feature comes into sight: check for contact"),
    ("reveal", "something hidden comes into sight"),
    (WAIT, "do nothing more in this Activation"),
    ("done", "this side has finished its Activations"),
];

/// Whether a word orders a figure to do something.
pub(super) fn is_action(word: &str) -> bool {
    NOTES.iter().any(|(action, _)| action.eq_ignore_ascii_case(word))
}

/// What is open to those of a side who act.
pub(super) struct Open<'m> {
    /// The answers, each in its words.
    pub(super) answers: Vec<Vec<String>>,
    /// Those who are listed, by name.
    pub(super) listed: Vec<&'m str>,
}

pub(super) fn add(answers: &mut Vec<Vec<String>>, words: &[&str]) {
    answers.push(words.iter().map(|word| (*word).to_owned()).collect());
}

/// What those who may still act do, one after another.
pub(super) fn open_to_movers<'m>(mission: &'m Mission, side: Who, offered: &[(&str, &Offer)]) -> Open<'m> {
    let mut open = Open { answers: Vec::new(), listed: Vec::new() };
    for mover in mission.movers(side) {
        // Those below act by `tunnels`.
        let name = mover.soldier.name();
        if mission.tunnels.is_below(name) {
            continue;
        }
        let actions = actions(mission, mover.soldier);
        // Whoever has acted can only wait, or set a weapon for later, which nobody need say of them.
        let has_acted = !mission.acted_in_turn(mover.soldier).is_fresh();
        let is_done = actions == [[WAIT]] || (has_acted && actions.iter().all(|action| is_idle(&action[0])));
        if is_done && !offered.iter().any(|(other, _)| *other == name) {
            continue;
        }
        open.listed.push(name);
        for action in actions {
            let words: Vec<&str> = std::iter::once(name).chain(action.iter().map(String::as_str)).collect();
            add(&mut open.answers, &words);
        }
    }
    open
}

/// Adds what is asked for step by step, what comes into sight, and what several do together; `done` is last.
pub(super) fn open_to_side(
    at: At<'_>,
    offered: &[(&str, &'static Offer)],
    walkers: &[String],
    answers: &mut Vec<Vec<String>>,
    notes: &mut Vec<(String, String)>,
) {
    for (name, offer) in offered {
        add(answers, &[name, offer.words]);
        if !notes.iter().any(|(word, _)| word == offer.words) {
            notes.push((offer.words.to_owned(), offer.note.to_owned()));
        }
    }
    if at.side == Who::Own {
        // The squad that waits comes by its own Activation.
        for (what, place) in out_of_sight(at.mission).iter().filter(|(what, _)| what != "squad") {
            add(answers, &["reveal", what]);
            notes.extend(place.clone().map(|place| (what.clone(), place)));
        }
    }
    if at.mission.checks_features() {
        add(answers, &["contact"]);
    }
    for group in EveningClient::groups(at) {
        add(answers, &[group.word]);
        notes.push((group.word.to_owned(), group.note.to_owned()));
    }
    if walkers.len() > 1 {
        add(answers, &["all", "move"]);
    }
    for action in ALIKE {
        if who_may(answers, action).len() > 1 {
            add(answers, &["all", action]);
        }
    }
    add(answers, &["done"]);
}

/// What those who have acted in this turn may still do, of all who are listed.
pub(super) fn still_possible<'m>(
    mission: &Mission,
    listed: &[&'m str],
    answers: &[Vec<String>],
    offered: &[(&str, &'static Offer)],
) -> Vec<(&'m str, Vec<String>)> {
    let has_acted = |name: &&&str| {
        mission.company.get(name).is_some_and(|soldier| !mission.acted_in_turn(soldier).is_fresh())
    };
    let lies_near = |name: &str| {
        let soldier = mission.company.get(name);
        soldier.is_some_and(|soldier| !mission.killed_by(soldier).is_empty())
    };
    let actions = |name: &str| {
        let own = answers.iter().filter(|answer| answer[0] == name).map(|answer| answer[1].as_str());
        let offers = offered.iter().filter(|(other, _)| *other == name).map(|(_, offer)| offer.words);
        // Whether they could capture anybody who is up hangs on inches that nobody has told.
        let is_sure = |action: &&str| *action != CAPTURE || lies_near(name);
        let all = own.chain(offers).filter(|action| !is_idle(action)).filter(is_sure);
        let mut actions: Vec<String> = all.map(str::to_owned).collect();
        actions.dedup();
        actions
    };
    listed.iter().filter(has_acted).map(|name| (*name, actions(name))).collect()
}

/// Those to whom an action is offered alone.
pub(super) fn who_may(answers: &[Vec<String>], action: &str) -> Vec<String> {
    let alone = answers.iter().filter(|words| words.len() == 2 && words[0] != "all" && words[1] == action);
    alone.map(|words| words[0].clone()).collect()
}

/// Those of a side who may still move on foot, above ground.
pub(super) fn walkers(mission: &Mission, side: Who) -> Vec<String> {
    let walks = |mover: &Mover<'_>| {
        !mission.tunnels.is_below(mover.soldier.name())
            && mover.soldier.carries.is_none()
            && actions(mission, mover.soldier).iter().any(|action| action == &["move"])
    };
    let movers = mission.movers(side).into_iter().filter(walks);
    movers.map(|mover| mover.soldier.name().to_owned()).collect()
}

/// Whether there is a vehicle or a tunnel that a charge could be put to.
fn has_use_for_charge(mission: &Mission, soldier: &Soldier) -> bool {
    !mission.tunnels.entrances.is_empty() || !mission.rides_against(soldier.side).is_empty()
}

/// What a figure may do now, each in its words.
fn actions(mission: &Mission, soldier: &Soldier) -> Vec<Vec<String>> {
    let mut actions: Vec<Vec<String>> = Vec::new();
    let mut add = |words: &[&str]| actions.push(words.iter().map(|word| (*word).to_owned()).collect());
    if mission.must_rise(soldier) {
        add(&["rise"]);
        return actions;
    }
    if mission.must_swim(soldier) {
        add(&[SWIM]);
        return actions;
    }
    let acted = mission.acted_in_turn(soldier);
    // Who is not there yet comes onto the table before all else.
    if soldier.waits && soldier.aboard.is_none() {
        add(&["move"]);
        if soldier.may(Deed::FastMove).is_ok() {
            add(&["fast-move"]);
        }
        add(&[WAIT]);
        return actions;
    }
    if soldier.is(Flag::RunningAway) {
        if !acted.moved {
            add(&["run"]);
        }
        return actions;
    }
    let targets = mission.targets_for(soldier);
    let fires = mission.may_still_fire(soldier);
    if fires && mission.has_fire(soldier) {
        for target in &targets {
            add(&["fire", target.name()]);
        }
        if mission.is_marksman(soldier) {
            for target in &targets {
                add(&[SINGLE, target.name()]);
            }
        }
    }
    let launcher = soldier.man.weapon.as_ref().and_then(|arms| arms.class);
    if fires && !soldier.out_of_ammo && launcher == Some(WeaponClass::GrenadeLauncher) {
        for target in &targets {
            add(&["launch", target.name()]);
        }
    }
    if !acted.moved && soldier.aboard.is_none() {
        add(&["move"]);
        if soldier.may(Deed::FastMove).is_ok() {
            add(&["fast-move"]);
        }
        let charges = soldier.may(Deed::Charge).is_ok() && !acted.fired;
        for target in targets.iter().filter(|target| charges && !mission.company.is_enclosed(target)) {
            add(&["charge", target.name()]);
        }
    }
    if mission.may_reload(soldier) {
        add(&["reload"]);
    }
    if soldier.may(Deed::Work).is_ok() {
        for target in targets.iter().filter(|_| mission.may_throw(soldier)) {
            add(&["throw", target.name()]);
        }
        for friend in mission.rallied_by(soldier) {
            add(&["rally", friend.name()]);
        }
        for man in mission.treated_by(soldier) {
            add(&["treat", man.name()]);
        }
    }
    if mission.may_ready(soldier) {
        add(&["ready"]);
    }
    if mission.may_ready_smoke(soldier) {
        add(&["ready-smoke"]);
    }
    if mission.may_ready_charge(soldier) && has_use_for_charge(mission, soldier) {
        add(&["ready-charge"]);
    }
    if mission.may_set_up(soldier) {
        add(&["set-up"]);
    }
    for enemy in mission.captured_by(soldier) {
        add(&["capture", enemy.name()]);
    }
    for enemy in mission.killed_by(soldier) {
        add(&["kill", enemy.name()]);
    }
    for word in of_the_field(mission, soldier) {
        add(&[word]);
    }
    if mission.may_still_work(soldier) {
        add(&["work"]);
    }
    let arms = soldier.man.weapon.as_ref();
    if arms.is_some_and(|arms| arms.targets_auto.is_some()) {
        add(&[if soldier.automatic { "aimed" } else { "automatic" }]);
    }
    add(&[WAIT]);
    actions
}
