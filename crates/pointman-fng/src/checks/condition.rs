//! Conditions that the data states, such as `attribute:pointman & ambush` or `range*2<=weapon-range`.
//!
//! The build script parses them; the program has them as values.

#[cfg(not(baked))]
use {databake::Bake, serde::Deserialize};

use super::baked::List;
use super::words::{AttributeId, Flag, ValueId};

/// A condition: it holds when all its terms do.
#[derive(Debug, Clone)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(try_from = "String"))]
pub struct Condition {
    /// The terms.
    pub terms: List<ConditionTerm>,
}

/// One term of a condition.
#[derive(Debug, Clone)]
#[cfg_attr(not(baked), derive(Bake), databake(path = self))]
pub struct ConditionTerm {
    /// Whether it holds when the fact does not.
    pub negated: bool,
    /// The fact.
    pub fact: Fact,
}

/// What can be the case.
#[derive(Debug, Clone)]
#[cfg_attr(not(baked), derive(Bake), databake(path = self))]
pub enum Fact {
    /// It always is.
    Always,
    /// The figure has the Attribute.
    Attribute(AttributeId),
    /// The value is given.
    Given(ValueId),
    /// Two numbers compare so.
    Compared(Operand, Sign, Operand),
    /// The flag counts.
    Flag(Flag),
}

/// A number of a comparison.
#[derive(Debug, Clone)]
#[cfg_attr(not(baked), derive(Bake), databake(path = self))]
pub enum Operand {
    /// This one.
    Number(i64),
    /// The value, so many times.
    Value(ValueId, i64),
}

/// How two numbers compare.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(not(baked), derive(Bake), databake(path = self))]
pub enum Sign {
    /// The left is not greater.
    AtMost,
    /// The left is not less.
    AtLeast,
    /// The left is less.
    Less,
    /// The left is greater.
    Greater,
    /// They are the same.
    Equal,
}

impl Sign {
    /// Whether `left` and `right` compare so.
    pub fn compares(self, left: i64, right: i64) -> bool {
        match self {
            Sign::AtMost => left <= right,
            Sign::AtLeast => left >= right,
            Sign::Less => left < right,
            Sign::Greater => left > right,
            Sign::Equal => left == right,
        }
    }
}

#[cfg(baked)]
impl Condition {
    /// The flag that it asks for and nothing else.
    pub fn flag(&self) -> Option<Flag> {
        match self.terms.all() {
            [ConditionTerm { negated: false, fact: Fact::Flag(flag) }] => Some(*flag),
            _ => None,
        }
    }

    /// Whether it asks for nothing but `value`, and holds when that is `number`.
    pub fn holds_of(&self, value: ValueId, number: i64) -> bool {
        match self.terms.all() {
            [
                ConditionTerm {
                    negated: false,
                    fact: Fact::Compared(Operand::Value(of, 1), sign, Operand::Number(to)),
                },
            ] => *of == value && sign.compares(number, *to),
            _ => false,
        }
    }
}

#[cfg(not(baked))]
impl TryFrom<String> for Condition {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let terms: Result<List<ConditionTerm>, String> =
            text.split('&').map(|term| ConditionTerm::parse(term.trim())).collect();
        let terms = terms.map_err(|error| format!("the condition `{text}`: {error}"))?;
        Ok(Condition { terms })
    }
}

#[cfg(not(baked))]
impl ConditionTerm {
    fn parse(text: &str) -> Result<Self, String> {
        let (negated, text) = match text.strip_prefix('!') {
            Some(rest) => (true, rest),
            None => (false, text),
        };
        Ok(ConditionTerm { negated, fact: Fact::parse(text)? })
    }
}

#[cfg(not(baked))]
impl Fact {
    fn parse(text: &str) -> Result<Self, String> {
        const SIGNS: [(&str, Sign); 5] = [
            ("<=", Sign::AtMost),
            (">=", Sign::AtLeast),
            ("<", Sign::Less),
            (">", Sign::Greater),
            ("=", Sign::Equal),
        ];
        if text == "always" {
            return Ok(Fact::Always);
        }
        if let Some(id) = text.strip_prefix("attribute:") {
            return Ok(Fact::Attribute(AttributeId::new(id_of(id)?)));
        }
        if let Some(id) = text.strip_prefix("given:") {
            return Ok(Fact::Given(ValueId::new(id_of(id)?)));
        }
        match SIGNS.iter().find_map(|(sign, is)| Some((text.split_once(sign)?, *is))) {
            Some(((left, right), sign)) => {
                Ok(Fact::Compared(Operand::parse(left)?, sign, Operand::parse(right)?))
            }
            None => Ok(Fact::Flag(Flag::new(id_of(text)?))),
        }
    }
}

#[cfg(not(baked))]
impl Operand {
    fn parse(text: &str) -> Result<Self, String> {
        if let Ok(number) = text.parse() {
            return Ok(Operand::Number(number));
        }
        let (name, factor) = text.split_once('*').unwrap_or((text, "1"));
        let factor = factor.parse().map_err(|_| format!("`{factor}` is not a number"))?;
        Ok(Operand::Value(ValueId::new(id_of(name)?), factor))
    }
}

/// `text` as an id: small letters, digits and hyphens.
#[cfg(not(baked))]
fn id_of(text: &str) -> Result<&str, String> {
    let is_part = |part: &str| {
        !part.is_empty() && part.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
    };
    if text.split('-').all(is_part) { Ok(text) } else { Err(format!("`{text}` is not an id")) }
}
