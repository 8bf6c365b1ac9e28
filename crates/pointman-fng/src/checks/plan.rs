//! What is settled before a die is thrown: which modifiers act, the target number, the dice, the lines that
//! can apply.

use std::slice;

use super::baked::{Text, said_of};
use super::condition::Condition;
use super::data::{Check, Halved, Modifier, Versus};
use super::engine::{Armor, Choose, FirstRoll, Instead, Replacement};
use super::lookup::{Lookup, Picks, Turned};
use super::situation::{Facts, Situation};
use super::tested::Applied;
use super::words::{AttributeId, CheckId, Flag, ResultId, ValueId};
use crate::attributes::{Attribute, Attributes, Replaced};
use pointman_core::error::Error;
use pointman_core::plural::counted_as;
use pointman_core::question::OpenQuestion;
use pointman_core::trace::Trace;
use pointman_core::voice::option;

/// The Reps that a figure can have.
const REPS: [&str; 6] = ["1", "2", "3", "4", "5", "6"];

/// A check made ready for one situation.
#[derive(Debug, Clone)]
pub(super) struct Plan<'a> {
    pub check: &'a Check,
    /// What a trace calls its rule.
    pub rule: String,
    pub situation: &'a Situation,
    pub facts: Facts,
    pub lookup: Lookup,
    /// The checks on which the same total is read: one for each line that says so, in their order.
    pub readers: Vec<(CheckId, Lookup)>,
    /// The Rep after modifiers.
    pub rep: Option<i32>,
    /// The most each die may show, or the Rep or Impact the die is read with.
    pub target: Option<i32>,
    /// Impact after modifiers.
    pub impact: Option<i32>,
    /// Dice of the tester.
    pub own_dice: u8,
    /// How many of the best dice count, where dice are not passes.
    pub keep: u8,
    /// The target of the Leader Die.
    pub leader: Option<i32>,
    /// The most passes that count.
    pub most_passes: u8,
    /// Added to each die that is compared.
    pub add_die: i32,
    /// Added to the number looked up.
    pub add_total: i32,
    /// Added to the result, after its least was taken.
    pub add_result: i32,
    /// The least result.
    pub least_result: Option<i32>,
    /// Inches added to a distance.
    pub add_distance: i32,
    /// What distances are multiplied by.
    pub multiply: i32,
    /// Faces already rolled.
    pub faces: Option<Vec<u8>>,
    /// For dice that each make a total: the total of each face, 1 to 6, and its lines.
    pub totals: Vec<(i32, Picks)>,
    /// What happens without a roll.
    pub settled: Settled<'a>,
    pub first_roll: Option<&'a FirstRoll>,
    pub on_one: Option<(&'a Modifier, &'a Instead)>,
    pub on_equal: Option<(&'a Modifier, &'a Instead)>,
    /// The worst result of a group applies to all of it.
    pub worst_of_group: bool,
    /// Modifiers that act, in the printed order.
    pub applied: Vec<Applied>,
}

/// What happens without a roll.
#[derive(Debug, Clone)]
pub(super) enum Settled<'a> {
    /// Dice are rolled.
    No,
    /// The check is not taken.
    Skipped(&'a Modifier),
    /// This outcome.
    Outcome(ResultId),
    /// So many passes.
    Passes(u8),
    /// The player chooses; among these, or among all that are open.
    Choice(&'static [ResultId]),
    /// The row is known without a number.
    NoRoll,
}

impl<'a> Plan<'a> {
    /// Makes `check` ready for `situation`.
    pub fn new<T: Trace>(check: &'a Check, situation: &'a Situation, trace: &mut T) -> Result<Self, Error> {
        let mut facts = Facts::new(check, situation)?;
        if situation.leader_rep.is_some() {
            if check.leader_die {
                facts.raise(check, Flag::LeaderDie);
            } else if !check.engine.leader_rep {
                return Err(Error::Usage(format!(
                    "{} does not use a Leader Die: leave out {leader_rep}",
                    check.id,
                    leader_rep = option("leader-rep")
                )));
            }
        }
        let acting = acting(check, &mut facts);
        let mut plan = Plan {
            check,
            rule: check.rule(),
            situation,
            lookup: Lookup::default(),
            readers: Vec::new(),
            rep: None,
            facts,
            target: None,
            impact: None,
            own_dice: 0,
            keep: 1,
            leader: None,
            most_passes: check.outcomes.iter().map(|passes| passes.passes).max().unwrap_or(2),
            add_die: 0,
            add_total: 0,
            add_result: 0,
            least_result: None,
            add_distance: 0,
            multiply: 1,
            faces: None,
            totals: Vec::new(),
            settled: Settled::No,
            first_roll: None,
            on_one: None,
            on_equal: None,
            worst_of_group: false,
            applied: Vec::new(),
        };
        plan.settle(&acting)?;
        plan.modify(&acting, trace)?;
        plan.look_up(&acting)?;
        Ok(plan)
    }

    /// What happens without a roll: not taken, before a fixed result, before a choice, before passes that are
    /// given.
    fn settle(&mut self, acting: &[&'a Modifier]) -> Result<(), Error> {
        let first =
            |which: &dyn Fn(&Modifier) -> bool| acting.iter().copied().find(|modifier| which(modifier));
        if let Some(modifier) = first(&|modifier| modifier.change.skip) {
            self.settled = Settled::Skipped(modifier);
        } else if let Some(outcome) = acting.iter().find_map(|modifier| modifier.engine.outcome) {
            self.settled = Settled::Outcome(outcome);
        } else if let Some(choose) = acting.iter().find_map(|modifier| modifier.engine.get().choose.as_ref())
        {
            self.settled = match choose {
                Choose::Open(_) => Settled::Choice(&[]),
                Choose::Among(outcomes) => Settled::Choice(outcomes),
            };
        } else if first(&|modifier| modifier.engine.takes_passes).is_some() {
            let passes = self.facts.number(ValueId::Passes)?.ok_or_else(|| {
                let passes = OpenQuestion::of("passes", "the Born Leader's passes", self.rule.clone())
                    .legal((0..=self.most_passes).map(|passes| passes.to_string()));
                Error::needs(self.check.id, passes, option("set").with("passes=N"))
            })?;
            let most = i64::from(self.most_passes);
            if !(0..=most).contains(&passes) {
                return Err(Error::Usage(format!("passes={passes}: give 0 to {most}")));
            }
            self.settled = Settled::Passes(passes as u8);
        } else if let Some(passes) = acting.iter().find_map(|modifier| modifier.change.auto_passes) {
            self.settled = Settled::Passes(passes);
        } else if self.facts.any(&self.check.engine.no_roll) {
            self.settled = Settled::NoRoll;
        }
        Ok(())
    }

    /// The numbers: target, dice, what is added.
    fn modify<T: Trace>(&mut self, acting: &[&'a Modifier], trace: &mut T) -> Result<(), Error> {
        let check = self.check;
        let mut numbers = self.start(acting)?;
        if let Some(rep) = numbers.rep {
            trace.note(&self.rule, format_args!("starts from {} {rep}", self.measure()));
        }
        for &modifier in acting {
            let times = self.times(modifier, acting)?;
            if times == 0 {
                continue;
            }
            self.apply(modifier, times, &mut numbers)?;
            // What settles the check leaves nothing for the others to change.
            let is_idle = match self.settled {
                Settled::Skipped(settling) => settling.id != modifier.id,
                Settled::Outcome(_) => modifier.engine.outcome.is_none(),
                _ => false,
            };
            if is_idle {
                continue;
            }
            let effect = if times > 1 {
                format!("{} (×{times})", modifier.effect)
            } else {
                modifier.effect.to_string()
            };
            trace.note(&self.rule, format_args!("{}: {}: {effect}", modifier.id, modifier.when));
            if modifier.engine.on_one.is_none() && modifier.engine.on_equal.is_none() {
                self.applied.push(Applied { id: modifier.id.id().to_owned(), effect });
            }
        }
        self.impact = numbers.impact;
        self.rep = numbers.rep;
        self.target = match check.dice.vs {
            Versus::Impact | Versus::ImpactThenRep => numbers.impact,
            Versus::Difference => Some(self.difference(&numbers)?),
            versus if versus.counts_passes() || versus.needs_rep() => numbers.rep,
            _ => None,
        };
        self.own_dice =
            numbers.dice_set.unwrap_or(numbers.dice + numbers.more_dice).clamp(0, MOST_DICE as i32) as u8;
        let every_die = if check.engine.several { self.own_dice } else { 1 };
        self.keep = numbers.keep.unwrap_or(every_die).min(self.own_dice);
        let rolls = matches!(self.settled, Settled::No);
        if rolls && check.leader_die && self.facts.has(Flag::LeaderDie) {
            let own = if self.facts.has(Flag::Leader) { self.facts.rep } else { None };
            self.leader = Some(self.facts.leader_rep.or(own).ok_or_else(|| {
                let what = "the Rep of the Leader who gives the Leader Die";
                let rep = OpenQuestion::of("leader-rep", what, self.rule.clone()).legal(REPS);
                Error::needs(check.id, rep, option("leader-rep").with("N"))
            })?);
        }
        if rolls && check.engine.needs_positive && self.target.is_some_and(|target| target < 1) {
            self.settled = Settled::Passes(0);
        }
        match self.target {
            Some(target) => trace.note(
                &self.rule,
                format_args!("{}, {} {target}", counted_as(self.own_dice, "die", "dice"), self.measure()),
            ),
            None => trace.note(&self.rule, format_args!("{}", counted_as(self.own_dice, "die", "dice"))),
        }
        Ok(())
    }

    /// Where the numbers start from.
    fn start(&mut self, acting: &[&Modifier]) -> Result<Numbers, Error> {
        let (check, facts) = (self.check, &self.facts);
        let engine = &check.engine;
        let by_flag =
            || engine.rep_of.iter().find(|(flag, _)| facts.has(*flag)).map(|&(_, rep)| i32::from(rep));
        let set = acting.iter().rev().find_map(|modifier| modifier.change.rep_set);
        let rep = match (engine.target, set.or(engine.rep.map(i32::from))) {
            (Some(name), _) if check.dice.vs == Versus::SupportLevel => {
                let level = self.required(name)?;
                if !(1..=6).contains(&level) {
                    return Err(Error::Usage(format!("{name}={level}: Support is 1 to 6")));
                }
                Some(level)
            }
            (_, Some(fixed)) => Some(fixed),
            _ => by_flag().or(facts.rep),
        };
        let rolls = !matches!(
            self.settled,
            Settled::Skipped(_) | Settled::Outcome(_) | Settled::Choice(_) | Settled::Passes(_)
        );
        let needed = check.dice.vs.needs_rep() || engine.rep_needed || facts.any(&engine.rep_needed_if);
        if rep.is_none() && rolls && needed && self.contest_reps()?.is_none() {
            let whose = check.dice.of.map_or("figure", Text::as_str);
            let each = whose.strip_prefix("each ").map(|one| format!("the Rep of each {one}"));
            let rep = each.unwrap_or_else(|| format!("the {whose}'s Rep"));
            let rep = OpenQuestion::of("rep", rep, self.rule.clone()).legal(REPS);
            return Err(Error::needs(check.id, rep, option("rep").with("N")));
        }
        let mut impact = facts.number(ValueId::Impact)?.map(|impact| impact as i32);
        if check.dice.vs.counts_passes() || check.dice.vs == Versus::RepPlusDie {
            impact = None;
        }
        for (flag, number) in
            said_of(engine.value_of, ValueId::Impact).into_iter().flat_map(|numbers| *numbers)
        {
            if facts.has(*flag) {
                impact = impact.or(Some(*number as i32));
            }
        }
        for modifier in acting {
            if let Some(least) = modifier.engine.impact_at_least {
                let rating =
                    modifier.engine.impact_from.map(|name| facts.number(name)).transpose()?.flatten();
                impact = Some(least.max(rating.unwrap_or(0) as i32));
            }
        }
        if let Some(value) =
            engine.values.iter().find(|value| value.required && facts.text(value.name).is_none())
        {
            let given = value.name == ValueId::Impact && impact.is_some();
            if !given && rolls {
                return Err(self.lacks(value.name, &value.what));
            }
        }
        let counted = engine.dice_value.or(engine.several.then_some(ValueId::Dice));
        let dice = match counted.map(|name| facts.number(name)).transpose()?.flatten() {
            Some(dice @ 1..=12) => dice as i32,
            Some(dice) => return Err(Error::Usage(format!("dice={dice}: give 1 to 12"))),
            None => i32::from(check.dice.count),
        };
        let dice =
            engine.dice.iter().find(|(flag, _)| facts.has(*flag)).map_or(dice, |&(_, dice)| i32::from(dice));
        if check.dice.vs == Versus::NaturalDice {
            self.faces = self.facts.text(ValueId::Faces).map(faces).transpose()?;
        }
        Ok(Numbers { rep, dice, impact, ..Numbers::default() })
    }

    /// The value `name`, which the check cannot do without.
    fn required(&self, name: ValueId) -> Result<i32, Error> {
        let what = || {
            self.check
                .engine
                .values
                .iter()
                .find(|value| value.name == name)
                .map_or(name.id(), |value| value.what.as_str())
        };
        match self.facts.number(name)? {
            Some(number) => Ok(number as i32),
            None => Err(self.lacks(name, what())),
        }
    }

    /// That the check cannot be taken without the value `name`.
    fn lacks(&self, name: ValueId, what: &str) -> Error {
        let value = OpenQuestion::of(name.id(), format!("the {what}"), self.rule.clone());
        Error::needs(self.check.id, value, option("set").with(&format!("{name}=N")))
    }

    /// How often a modifier acts.
    fn times(&self, modifier: &Modifier, acting: &[&Modifier]) -> Result<i32, Error> {
        let counted = modifier.change.per_each || !modifier.engine.counts.is_empty();
        if !counted {
            return Ok(1);
        }
        // A higher Impact makes up for the enemy's.
        let own: i32 = match modifier.times {
            Some(ValueId::Impact) => acting.iter().map(|other| other.change.impact).sum(),
            _ => 0,
        };
        let given = modifier.times.filter(|name| self.facts.text(*name).is_some());
        let number = given.map(|name| self.facts.number(name)).transpose()?.flatten();
        let difference = match modifier.engine.counts.all() {
            [more, less] => match (self.facts.number(*more)?, self.facts.number(*less)?) {
                (Some(more), Some(less)) => Some(more - less).filter(|&difference| difference > 0),
                _ => None,
            },
            _ => None,
        };
        let times = match number.or(difference) {
            Some(number) => number as i32,
            None => i32::from(self.facts.has(modifier.id)),
        };
        Ok((times - own).max(0))
    }

    fn apply(&mut self, modifier: &'a Modifier, times: i32, numbers: &mut Numbers) -> Result<(), Error> {
        let (change, engine) = (&modifier.change, &modifier.engine);
        numbers.rep = numbers.rep.map(|rep| {
            let halved = match change.rep_halved {
                Some(Halved::Up) => (rep + 1) / 2,
                Some(Halved::Down) => rep / 2,
                None => rep,
            };
            halved + (change.rep + engine.rep_each) * times
        });
        numbers.more_dice += change.dice;
        numbers.dice_set = match (numbers.dice_set, change.dice_set) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
        numbers.keep = change.keep_best.or(numbers.keep);
        numbers.impact = numbers.impact.map(|impact| match change.impact_min {
            // A weapon below the floor keeps its Impact (ranged-damage@1-1).
            Some(least) if impact > least => (impact + change.impact).max(least),
            Some(_) => impact,
            None => impact + change.impact,
        });
        numbers.armor += change.ar;
        numbers.armor_figure = engine.armor.or(numbers.armor_figure);
        numbers.penetration = change.apr_set.or(numbers.penetration);
        numbers.difference = change.difference_set.or(numbers.difference);
        self.add_die += change.die * times;
        self.add_total += change.total * times;
        self.add_result += change.result;
        self.least_result = engine.result_at_least.or(self.least_result);
        self.add_distance += change.distance_in;
        self.multiply *= change.multiply.unwrap_or(1);
        self.first_roll = engine.first_roll.as_ref().or(self.first_roll);
        if let Some(instead) = &engine.on_one {
            self.on_one = Some((modifier, instead));
        }
        self.worst_of_group |= engine.worst_of_group;
        Ok(())
    }

    /// The difference that penetrates: given, fixed by a modifier, or APR less AR (FNG "Firing The Main
    /// Gun").
    fn difference(&self, numbers: &Numbers) -> Result<i32, Error> {
        if let Some(fixed) = numbers.difference {
            return Ok(fixed);
        }
        let rolls = matches!(self.settled, Settled::No | Settled::NoRoll);
        let (penetration, armor) = (
            self.facts.number(ValueId::Apr)?.map(|apr| apr as i32),
            self.facts.text(ValueId::Ar).map(armor).transpose()?,
        );
        match (self.facts.number(ValueId::Difference)?, numbers.penetration.or(penetration), armor) {
            (Some(difference), None, _) => Ok(difference as i32 - numbers.armor),
            (_, Some(penetration), Some((front, second))) => {
                let hit = match numbers.armor_figure {
                    None => front,
                    Some(Armor::Second) => second,
                    Some(Armor::HalfSecond) => second / 2,
                };
                Ok(penetration - hit - numbers.armor)
            }
            (Some(difference), _, None) if numbers.penetration.is_none() => {
                Ok(difference as i32 - numbers.armor)
            }
            _ if !rolls => Ok(0),
            (_, Some(_), None) => Err(self.lacks(ValueId::Ar, "AR of what is hit")),
            (_, None, Some(_)) => Err(self.lacks(ValueId::Apr, "APR of what hits")),
            (_, None, None) => {
                let what = "the penetration less the armor (or both: apr=N, ar=N)";
                let difference = OpenQuestion::of("difference", what, self.rule.clone());
                Err(Error::needs(self.check.id, difference, option("set").with("difference=N")))
            }
        }
    }

    /// The Reps of the figures that roll against each other.
    pub fn contest_reps(&self) -> Result<Option<Vec<i32>>, Error> {
        self.facts.text(ValueId::Reps).map(reps).transpose()
    }

    fn look_up(&mut self, acting: &[&'a Modifier]) -> Result<(), Error> {
        let turned = turned(self.check, acting, &self.facts);
        self.lookup = Lookup::new(self.check, &self.facts, self.rep, self.impact, &turned)?;
        let equal = |modifier: &'a Modifier| Some((modifier, modifier.engine.on_equal.as_ref()?));
        self.on_equal = self.check.modifiers.iter().find_map(equal);
        for line in &self.lookup.lines {
            let Some(id) = line.engine.read else { continue };
            let check = super::of_edition(id, self.situation.edition)?;
            let mut facts = self.facts.clone();
            for flag in line.engine.read_as {
                facts.raise(check, *flag);
            }
            self.readers.push((id, Lookup::new(check, &facts, None, None, &[])?));
        }
        if self.check.dice.vs == Versus::RepPlusDie {
            let total = |face: u8| {
                self.bounded(i32::from(face) + self.add_die + self.rep.unwrap_or(0) + self.add_total)
            };
            let read = |face: u8| (total(face), self.lookup.by_row(Some(total(face)), &[face], None));
            self.totals = (1..=6).map(read).collect();
        }
        Ok(())
    }

    /// The total and the lines of one die that makes a total of its own.
    pub fn read_die(&self, face: u8) -> (i32, Picks) {
        self.totals[usize::from(face) - 1]
    }

    fn measure(&self) -> &'static str {
        match self.check.dice.vs {
            Versus::SupportLevel => "Support level",
            Versus::Difference => "difference",
            Versus::Impact | Versus::ImpactThenRep => "Impact",
            _ => "Rep",
        }
    }
}

/// The most dice of one check.
pub(super) const MOST_DICE: usize = 14;

/// The numbers of a check while modifiers act on them.
#[derive(Debug, Default)]
struct Numbers {
    rep: Option<i32>,
    dice: i32,
    more_dice: i32,
    dice_set: Option<i32>,
    keep: Option<u8>,
    impact: Option<i32>,
    armor: i32,
    armor_figure: Option<Armor>,
    penetration: Option<i32>,
    difference: Option<i32>,
}

/// The modifiers that act, in the printed order; what they make true or void is noted in `facts`.
fn acting<'a>(check: &'a Check, facts: &mut Facts) -> Vec<&'a Modifier> {
    // One modifier can make another act, so they are gone through until nothing changes.
    let acting = loop {
        let acting: Vec<&Modifier> = check
            .modifiers
            .iter()
            .chain(check.engine.not_taken.iter())
            .filter(|modifier| acts(modifier, facts))
            .collect();
        let mut raised = false;
        for flag in acting.iter().flat_map(|modifier| modifier.engine.sets) {
            raised |= facts.raise(check, *flag);
        }
        if !raised {
            break acting;
        }
    };
    // What is void stays known until all have been asked: the modifier that makes it void acts because of it.
    for modifier in &acting {
        modifier.engine.clears.iter().for_each(|flag| facts.clear(*flag));
    }
    acting
}

fn acts(modifier: &Modifier, facts: &Facts) -> bool {
    let counted = modifier.change.per_each || !modifier.engine.counts.is_empty();
    let said = facts.has(modifier.id) && modifier.engine.on_equal.is_none();
    let counts = counted
        && modifier.times.iter().chain(modifier.engine.counts.iter()).any(|name| facts.text(*name).is_some());
    (said || counts || facts.any(&modifier.engine.acts)) && !facts.any(&modifier.engine.unless)
}

/// What modifiers and Attributes turn results into, in the order they do.
fn turned(check: &Check, acting: &[&Modifier], facts: &Facts) -> Vec<Turned> {
    let mut turned: Vec<Turned> = Vec::new();
    for last in [false, true] {
        for modifier in acting.iter().filter(|modifier| modifier.engine.last == last) {
            let by = |rule: &Replacement| Turned::by(rule, modifier.id.id(), modifier.effect.as_str());
            turned.extend(modifier.engine.replaces.iter().map(by));
        }
    }
    turned.extend(check.engine.replaces.iter().map(|rule| {
        Turned::by(rule, rule.when.first().and_then(Condition::flag).map_or("", Flag::id), rule.to.id())
    }));
    if check.reaction {
        turned.extend(attributes_turn(&facts.attributes));
    }
    turned
}

/// Coward, Tough and Nerves of Steel (coward-1, nerves-of-steel-2): Tough and Coward cancel; Tough comes
/// before Nerves of Steel, and who has Nerves of Steel never Ducks Back, so Coward has no effect on them.
fn attributes_turn(held: &[&'static Attribute]) -> Vec<Turned> {
    let has = |id| held.iter().any(|attribute| attribute.id == id);
    let (tough, coward) = (has(AttributeId::Tough), has(AttributeId::Coward));
    let order = match (tough, coward) {
        (true, true) => vec![AttributeId::NervesOfSteel],
        (true, false) => vec![AttributeId::Tough, AttributeId::NervesOfSteel],
        (false, _) if has(AttributeId::NervesOfSteel) => vec![AttributeId::NervesOfSteel],
        _ => vec![AttributeId::Coward],
    };
    let mut turned = Vec::new();
    for id in order {
        for attribute in held.iter().filter(|attribute| attribute.id == id) {
            for effect in attribute.effects {
                if let Replaced { from: Some(from), to: Some(to) } = &effect.replaces {
                    turned.push(Turned {
                        id: id.id(),
                        effect: effect.effect.as_str(),
                        when: &[],
                        from: slice::from_ref(from),
                        to: *to,
                    });
                }
            }
        }
    }
    turned
}

/// What Attributes turn a result of a reaction into that no check has said.
pub(crate) fn as_attributes_turn(held: &Attributes, result: ResultId) -> Result<ResultId, Error> {
    let turned = attributes_turn(&held.all()?);
    Ok(turned.iter().fold(result, |now, turned| if turned.from.contains(&now) { turned.to } else { now }))
}

/// An Armor Rating such as `4` or `4/2`: front, and side and rear.
fn armor(text: &str) -> Result<(i32, i32), Error> {
    let wrong = || Error::Usage(format!("ar={text}: give one rating, or front and side such as 4/2"));
    let rating = |text: &str| text.trim().parse::<u8>().map(i32::from).map_err(|_| wrong());
    match text.split_once('/') {
        Some((front, second)) => Ok((rating(front)?, rating(second)?)),
        None => rating(text).map(|all| (all, all)),
    }
}

fn list_of(text: &str, what: &str) -> Result<Vec<u8>, Error> {
    let die = |text: &str| text.trim().parse::<u8>().ok().filter(|number| (1..=6).contains(number));
    let numbers: Option<Vec<u8>> = text.split(',').map(die).collect();
    numbers.filter(|numbers| numbers.len() <= MOST_DICE).ok_or_else(|| {
        Error::Usage(format!("{text}: give {what} from 1 to 6, separated by commas, at most {MOST_DICE}"))
    })
}

fn faces(text: &str) -> Result<Vec<u8>, Error> {
    list_of(text, "faces of dice")
}

fn reps(text: &str) -> Result<Vec<i32>, Error> {
    list_of(text, "Reps").map(|reps| reps.into_iter().map(i32::from).collect())
}
