//! What is known of a figure when it takes a check, and the conditions that the data states in terms of it.

use std::collections::{BTreeMap, BTreeSet};

use super::Edition;
use super::baked::said_of;
use super::condition::{Condition, ConditionTerm, Fact, Operand};
use super::data::Check;
use super::engine::ValueSpec;
use super::flag_set::FlagSet;
use super::who;
use super::words::{AttributeId, Flag, ValueId};
use crate::attributes::{self, Attribute, Attributes};
use pointman_core::error::Error;
use pointman_core::names;
use pointman_core::voice::option;

/// What is known of a figure when it takes a check.
///
/// ```
/// use pointman_fng::checks::{Edition, Flag, Situation, ValueId};
/// let situation = Situation::new(Edition::One).rep(4).with(Flag::InCover);
/// let situation = situation.attribute("tough").set(ValueId::Kills, 2);
/// assert_eq!(situation.rep, Some(4));
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Situation {
    /// The edition played.
    pub edition: Edition,
    /// Who takes the check.
    pub figure: Option<String>,
    /// The figure's Rep, 1 to 6.
    pub rep: Option<u8>,
    /// The Rep of the Leader who gives the Leader Die.
    pub leader_rep: Option<u8>,
    /// The Leader Die, where another of the group has thrown it already.
    pub leader_face: Option<u8>,
    /// What the caller says applies: modifiers and conditions. One that the check does not take is refused.
    pub flags: BTreeSet<Flag>,
    /// What is known of the figure anyway: what has no bearing on the check is passed over.
    pub state: BTreeSet<Flag>,
    /// The figure's Attributes.
    pub attributes: Attributes,
    /// Numbers and words by name. One that the check does not read is refused.
    pub values: BTreeMap<ValueId, String>,
    /// Numbers and words known anyway: what has no bearing on the check is passed over.
    pub known: BTreeMap<ValueId, String>,
}

impl Situation {
    /// Nothing is known but the edition.
    pub fn new(edition: Edition) -> Self {
        Situation { edition, ..Situation::default() }
    }

    /// With this Rep.
    pub fn rep(mut self, rep: u8) -> Self {
        self.rep = Some(rep);
        self
    }

    /// With a Leader Die of a Leader of this Rep.
    pub fn leader_rep(mut self, rep: u8) -> Self {
        self.leader_rep = Some(rep);
        self
    }

    /// With this flag.
    pub fn with(mut self, flag: Flag) -> Self {
        self.flags.insert(flag);
        self
    }

    /// With this Attribute.
    pub fn attribute(mut self, attribute: &str) -> Self {
        self.attributes.gain(attribute);
        self
    }

    /// With this value.
    pub fn set(mut self, name: ValueId, value: impl ToString) -> Self {
        self.values.insert(name, value.to_string());
        self
    }
}

impl Situation {
    /// Whether it says or knows that `flag` holds.
    pub(super) fn says(&self, flag: Flag) -> bool {
        self.flags.contains(&flag) || self.state.contains(&flag)
    }

    /// The same with every Attribute by its id.
    pub(super) fn resolved(&self) -> Result<Self, Error> {
        let attributes =
            self.attributes.all()?.iter().map(|attribute| attribute.id.id().to_owned()).collect();
        Ok(Situation { attributes, ..self.clone() })
    }
}

/// A [`Situation`] as one check sees it: names resolved, composite Attributes taken apart, implied flags
/// added.
#[derive(Debug, Clone)]
pub(super) struct Facts {
    pub rep: Option<i32>,
    pub leader_rep: Option<i32>,
    pub attributes: Vec<&'static Attribute>,
    flags: FlagSet,
    void: FlagSet,
    values: BTreeMap<ValueId, String>,
    defaults: BTreeMap<ValueId, i64>,
}

impl Facts {
    /// What `check` makes of `situation`.
    pub fn new(check: &Check, situation: &Situation) -> Result<Self, Error> {
        let attributes = situation.attributes.all()?;
        for rep in [situation.rep, situation.leader_rep].into_iter().flatten() {
            if !(1..=6).contains(&rep) {
                return Err(Error::Usage(format!("Rep {rep}: Rep is 2 to 6 (1 if something lowers it)")));
            }
        }
        let mut facts = Facts {
            rep: situation.rep.map(i32::from),
            leader_rep: situation.leader_rep.map(i32::from),
            attributes,
            flags: FlagSet::default(),
            void: FlagSet::default(),
            values: BTreeMap::new(),
            defaults: check
                .engine
                .values
                .iter()
                .filter_map(|value| Some((value.name, value.default?)))
                .collect(),
        };
        let own = own_flags(check);
        for flag in &situation.flags {
            facts.raise(check, resolve_flag(check, &own, flag.id())?);
        }
        for flag in situation.state.iter().filter(|flag| takes(&own, **flag)) {
            facts.raise(check, *flag);
        }
        let values = value_names(check);
        for (name, value) in &situation.known {
            if values.contains(name) {
                facts.values.insert(*name, value.clone());
            }
        }
        for (name, value) in &situation.values {
            facts.set(check, resolve_value(check, &values, name.id())?, value)?;
        }
        facts.check_contradictions()?;
        Ok(facts)
    }

    fn set(&mut self, check: &Check, name: ValueId, value: &str) -> Result<(), Error> {
        if check.engine.flag_values.contains(&name) {
            let own: FlagSet = check.engine.flags.iter().map(|(flag, _)| *flag).collect();
            let flag = resolve_flag(check, &own, value)?;
            self.raise(check, flag);
            return Ok(());
        }
        if let Some(spec) = check.engine.values.iter().find(|spec| spec.name == name) {
            check_limits(spec, value)?;
        }
        self.values.insert(name, value.to_owned());
        Ok(())
    }

    fn check_contradictions(&self) -> Result<(), Error> {
        match super::contradicting(|flag| self.flags.contains(flag)).next() {
            Some(given) => {
                let given: Vec<&str> = given.iter().map(|flag| flag.id()).collect();
                Err(Error::Usage(format!("{} contradict each other: give only one", given.join(" and "))))
            }
            None => Ok(()),
        }
    }

    /// Makes `flag` true with all it implies, and tells whether it was not before.
    pub fn raise(&mut self, check: &Check, flag: Flag) -> bool {
        let is_new = self.flags.insert(flag);
        if is_new {
            let own = said_of(check.engine.implies, flag).into_iter().flat_map(|implied| *implied);
            for flag in who::implied_by(flag).chain(own.copied()) {
                self.raise(check, flag);
            }
        }
        is_new
    }

    /// Makes `flag` void: it no longer counts.
    pub fn clear(&mut self, flag: Flag) {
        self.void.insert(flag);
    }

    /// Whether anything said was made void.
    pub fn has_void(&self) -> bool {
        !self.void.is_empty()
    }

    /// Whether `flag` counts.
    pub fn has(&self, flag: Flag) -> bool {
        self.flags.contains(flag) && !self.void.contains(flag)
    }

    /// Whether any of the flags of `check` itself counts.
    pub fn has_any_of(&self, check: &Check) -> bool {
        check.engine.flags.iter().any(|(flag, _)| self.has(*flag))
    }

    /// Whether the figure has the Attribute.
    pub fn attribute(&self, id: AttributeId) -> bool {
        self.attributes.iter().any(|attribute| attribute.id == id)
    }

    /// Whether any of `conditions` holds.
    pub fn any(&self, conditions: &[Condition]) -> bool {
        conditions.iter().any(|condition| self.holds(condition, None))
    }

    /// Whether there are no `conditions` or any of them holds, were `case` given.
    pub fn fits(&self, conditions: &[Condition], case: Option<Flag>) -> bool {
        conditions.is_empty() || conditions.iter().any(|condition| self.holds(condition, case))
    }

    /// Whether `condition` holds, were the flag `case` given.
    fn holds(&self, condition: &Condition, case: Option<Flag>) -> bool {
        condition.terms.iter().all(|term| self.term(term, case))
    }

    fn term(&self, term: &ConditionTerm, case: Option<Flag>) -> bool {
        let is_so = match &term.fact {
            Fact::Always => true,
            Fact::Attribute(id) => self.attribute(*id),
            Fact::Given(name) => self.values.contains_key(name),
            Fact::Compared(left, sign, right) => match (self.operand(left), self.operand(right)) {
                (Some(left), Some(right)) => sign.compares(left, right),
                _ => false,
            },
            Fact::Flag(flag) => self.has(*flag) || case == Some(*flag),
        };
        is_so != term.negated
    }

    fn operand(&self, operand: &Operand) -> Option<i64> {
        match operand {
            Operand::Number(number) => Some(*number),
            Operand::Value(name, factor) => Some(self.number(*name).ok()?? * factor),
        }
    }

    /// The value called `name`, or its default. `rep` and `leader-rep` are the Reps.
    ///
    /// # Errors
    /// When it is no whole number.
    pub fn number(&self, name: ValueId) -> Result<Option<i64>, Error> {
        match name {
            ValueId::Rep => return Ok(self.rep.map(i64::from)),
            ValueId::LeaderRep => return Ok(self.leader_rep.map(i64::from)),
            _ => {}
        }
        match self.values.get(&name) {
            None => Ok(self.defaults.get(&name).copied()),
            Some(text) => match text.trim().parse() {
                Ok(number @ -99..=999) => Ok(Some(number)),
                _ => Err(Error::Usage(format!("{name}={text}: give a whole number from -99 to 999"))),
            },
        }
    }

    /// The value called `name` as given.
    pub fn text(&self, name: ValueId) -> Option<&str> {
        self.values.get(&name).map(String::as_str)
    }
}

fn check_limits(spec: &ValueSpec, value: &str) -> Result<(), Error> {
    let (Some(least), Some(most)) = (spec.least, spec.most) else { return Ok(()) };
    match value.trim().parse::<i64>() {
        Ok(number) if (least..=most).contains(&number) => Ok(()),
        _ => Err(Error::Usage(format!("{}={value}: give a whole number from {least} to {most}", spec.name))),
    }
}

/// The flags that bear on `check`: its modifiers, the conditions of its lines, and what its engine asks.
pub(super) fn own_flags(check: &Check) -> FlagSet {
    let mut flags: FlagSet = check.lines().map(|line| line.who).filter(|who| who::is_flag(*who)).collect();
    flags.extend(check.modifiers.iter().map(|modifier| modifier.id));
    flags.extend(check.engine.flags.iter().map(|(flag, _)| *flag));
    flags.extend(check.engine.cases.iter().copied());
    flags
}

/// The values that `check` reads: those of its engine, and counts of its modifiers that act once for each.
pub(super) fn value_names(check: &Check) -> Vec<ValueId> {
    let mut names: Vec<ValueId> = check.engine.values.iter().map(|value| value.name).collect();
    for modifier in check.modifiers.iter().filter(|modifier| modifier.change.per_each) {
        names.extend(modifier.times.filter(|name| !names.contains(name)));
    }
    names
}

impl Check {
    /// The flag of this check that is `typed`: its id or an unambiguous prefix.
    ///
    /// # Errors
    /// [`Error::Usage`] with its flags.
    pub fn flag(&self, typed: &str) -> Result<Flag, Error> {
        resolve_flag(self, &own_flags(self), typed)
    }

    /// The value of this check that is `typed`: its id or an unambiguous prefix.
    ///
    /// # Errors
    /// [`Error::Usage`] with its values.
    pub fn value(&self, typed: &str) -> Result<ValueId, Error> {
        resolve_value(self, &value_names(self), typed)
    }
}

/// Whether `flag` is one of a check's `own` or one that any check takes.
fn takes(own: &FlagSet, flag: Flag) -> bool {
    own.contains(flag) || who::is_known(flag)
}

fn resolve_value(check: &Check, known: &[ValueId], typed: &str) -> Result<ValueId, Error> {
    let wanted = typed.replace('_', "-");
    let names: Vec<&str> = known.iter().map(|name| name.id()).collect();
    let found = names::look_up(&format!("{} value", check.id), &wanted, &names).map(|index| known[index]);
    found.map_err(|why| {
        Error::Usage(match &names[..] {
            [] => format!("{} takes no values; leave out {set} {typed}", check.id, set = option("set")),
            _ if why.lists => why.to_string(),
            names => format!("{} {} takes {}", why.sentence(), check.id, names.join(", ")),
        })
    })
}

/// Words that describe a figure and stand for a flag: `cover` is not the beginning of `covering-fire`.
const DESCRIBED: [(&str, Flag); 1] = [("cover", Flag::InCover)];

fn resolve_flag(check: &Check, own: &FlagSet, typed: &str) -> Result<Flag, Error> {
    let mut wanted = typed.replace('_', "-");
    if let Some((_, flag)) = DESCRIBED.iter().find(|(word, _)| *word == wanted) {
        wanted = flag.id().to_owned();
    }
    if let Some(known) = super::word(&wanted).filter(|flag| takes(own, *flag)) {
        return Ok(known);
    }
    let flags: Vec<Flag> = own.iter().collect();
    let list: Vec<&str> = flags.iter().map(|flag| flag.id()).collect();
    match names::look_up(&format!("{} flag", check.id), &wanted, &list) {
        Ok(index) => Ok(flags[index]),
        Err(why) => Err(Error::Usage(match (attributes::find(&wanted), list.is_empty()) {
            (Ok(attribute), _) if attribute.id.id() == wanted => {
                format!(
                    "{wanted} is an Attribute, not a flag of {}: give {attribute} {wanted}",
                    check.id,
                    attribute = option("attribute")
                )
            }
            (_, true) => format!("there is no flag `{typed}`: {} has no flags", check.id),
            (_, false) if why.lists => why.to_string(),
            (_, false) => format!("{} The flags of {} are {}", why.sentence(), check.id, list.join(", ")),
        })),
    }
}
