//! What the engine needs to know of a check besides its printed words: the `engine` keys of
//! `data/checks.json`.

#[cfg(not(baked))]
use {databake::Bake, serde::Deserialize};

use super::baked::{List, Pairs, Text};
use super::condition::Condition;
use super::data::Modifier;
use super::words::{AttributeId, CheckId, Flag, FurtherId, ResultId, Then, ValueId};

/// What the engine needs to know of a modifier besides its numbers.
#[derive(Debug, Clone, Default)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(deny_unknown_fields, default))]
pub struct ModifierEngine {
    /// Conditions any of which makes it act, besides its own flag.
    pub acts: List<Condition>,
    /// Conditions any of which keeps it from acting.
    pub unless: List<Condition>,
    /// Conditions of lines it makes true.
    pub sets: List<Flag>,
    /// Flags it makes void.
    pub clears: List<Flag>,
    /// Results it replaces.
    pub replaces: List<Replacement>,
    /// Replaces after all others.
    pub last: bool,
    /// The result without a roll.
    pub outcome: Option<ResultId>,
    /// The outcome is chosen.
    pub choose: Option<Choose>,
    /// The passes are those of another figure.
    pub takes_passes: bool,
    /// A roll that comes first and may end the check.
    pub first_roll: Option<FirstRoll>,
    /// The result when one of the dice shows 1.
    pub on_one: Option<Instead>,
    /// The result when the dice are equal.
    pub on_equal: Option<Instead>,
    /// Impact is the value named here if that is higher than `impact_at_least`.
    pub impact_from: Option<ValueId>,
    /// Impact is at least this.
    pub impact_at_least: Option<i32>,
    /// The values whose difference is how often it acts.
    pub counts: List<ValueId>,
    /// Added to Rep each time it acts.
    pub rep_each: i32,
    /// Which figure of the Armor Rating counts.
    pub armor: Option<Armor>,
    /// The result is at least this.
    pub result_at_least: Option<i32>,
    /// The worst result of a group applies to all of it.
    pub worst_of_group: bool,
}

/// A result that becomes another.
#[derive(Debug, Clone)]
#[cfg_attr(not(baked), derive(Default, Deserialize, Bake), databake(path = self),
    serde(deny_unknown_fields, default))]
pub struct Replacement {
    /// Conditions any of which must hold; always when there are none.
    #[cfg_attr(not(baked), serde(rename = "if"))]
    pub when: List<Condition>,
    /// The results replaced.
    pub from: List<ResultId>,
    /// What they become.
    pub to: ResultId,
}

/// Which outcomes may be chosen.
#[derive(Debug, Clone)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(untagged))]
pub enum Choose {
    /// Every outcome open to the figure's situation (char-04).
    Open(bool),
    /// One of these.
    Among(List<ResultId>),
}

/// A roll of 1d6 before the check.
#[derive(Debug, Clone)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(deny_unknown_fields))]
pub struct FirstRoll {
    /// What it is called.
    pub what: FurtherId,
    /// The check fails on this or less.
    pub fails_to: u8,
    /// The outcome then.
    pub outcome: ResultId,
}

/// A result in place of the one read.
#[derive(Debug, Clone)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(deny_unknown_fields))]
pub struct Instead {
    /// The result.
    pub outcome: ResultId,
    /// What it leads to.
    pub then: Then,
}

/// Which tables of Attributes a card is looked up in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(rename_all = "kebab-case"))]
pub enum Tables {
    /// The odd ones.
    Odd,
    /// The even ones.
    Even,
}

/// Which figure of an Armor Rating counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(rename_all = "kebab-case"))]
pub enum Armor {
    /// The second: side and rear.
    Second,
    /// Half the second, rounded down: top and bottom.
    HalfSecond,
}

/// What the engine needs to know of a line besides.
#[derive(Debug, Clone, Default)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(deny_unknown_fields, default))]
pub struct LineEngine {
    /// Rolls made inside the line.
    pub further: List<FurtherSpec>,
    /// The check on which the same total is read.
    pub read: Option<CheckId>,
    /// Conditions under which it is read there.
    pub read_as: List<Flag>,
    /// The distance it gives, in inches.
    pub distance_in: Option<i32>,
}

/// A roll, or a number, inside a line.
#[derive(Debug, Clone)]
#[cfg_attr(not(baked), derive(Default, Deserialize, Bake), databake(path = self),
    serde(deny_unknown_fields, default))]
pub struct FurtherSpec {
    /// What it is: `distance_in`, `turns`, `side`, ….
    pub what: FurtherId,
    /// Where the number comes from.
    pub from: Source,
    /// Dice rolled.
    pub dice: u8,
    /// The dice are halved, rounded up.
    pub half: bool,
    /// Added to them.
    pub plus: i32,
    /// The least it can be.
    pub least: Option<i32>,
    /// Multiplied by the modifiers that multiply distances.
    pub scaled: bool,
    /// Conditions any of which must hold.
    #[cfg_attr(not(baked), serde(rename = "if"))]
    pub when: List<Condition>,
    /// The value whose number is rolled against.
    pub against: Option<ValueId>,
    /// What the numbers mean.
    pub reads: List<Reading>,
    /// The value that says how many there are to pick from.
    pub pick: Option<ValueId>,
    /// The table of Attributes a card is looked up in.
    pub card: Option<Tables>,
}

impl FurtherSpec {
    /// What it makes of its dice: halved, rounded up, with what is added, and not less than its least.
    pub fn value(&self, number: i32) -> i32 {
        let number = if self.half { (number + 1) / 2 } else { number };
        (number + self.plus).max(self.least.unwrap_or(i32::MIN))
    }
}

/// Where the number of a [`FurtherSpec`] comes from.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(rename_all = "kebab-case"))]
pub enum Source {
    /// Dice of its own.
    #[default]
    Dice,
    /// The number looked up.
    Roll,
    /// No dice.
    None,
    /// The highest die that passed.
    HighestPassing,
    /// One of several at random.
    Pick,
    /// A card.
    Card,
}

/// What a number up to a limit means.
#[derive(Debug, Clone)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(deny_unknown_fields))]
pub struct Reading {
    /// The limit.
    pub to: i32,
    /// The meaning.
    pub is: ResultId,
}

/// The condition of a row whose words are no numbers. Rows are read from the top.
#[derive(Debug, Clone, Default)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(deny_unknown_fields, default))]
pub struct RowEngine {
    /// Conditions any of which must hold.
    #[cfg_attr(not(baked), serde(rename = "if"))]
    pub when: List<Condition>,
    /// The greatest number of the row.
    pub to: Option<Bound>,
    /// What the faces must show.
    pub dice: Option<Pattern>,
}

/// A limit of a row.
#[derive(Debug, Clone)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(untagged))]
pub enum Bound {
    /// A number.
    Number(i32),
    /// The value of this name: `impact`, `rep`, `months`.
    Value(ValueId),
}

/// What the faces of the dice show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(rename_all = "kebab-case"))]
pub enum Pattern {
    /// All the same.
    Equal,
    /// Two of them 1.
    TwoOnes,
    /// An odd number.
    Odd,
    /// Both of them 1 to 3.
    #[cfg_attr(not(baked), serde(rename = "both-1-3"))]
    BothOneToThree,
}

impl Pattern {
    /// Whether `faces` show it.
    pub fn shown_by(self, faces: &[u8]) -> bool {
        match self {
            Pattern::Equal => faces.windows(2).all(|pair| pair[0] == pair[1]),
            Pattern::TwoOnes => faces.iter().filter(|&&face| face == 1).count() >= 2,
            Pattern::Odd => faces.first().is_some_and(|face| face % 2 == 1),
            Pattern::BothOneToThree => faces.iter().all(|&face| face <= 3),
        }
    }
}

/// What the engine needs to know of a check besides.
#[derive(Debug, Clone, Default)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(deny_unknown_fields, default))]
pub struct CheckEngine {
    /// Values read through `--set`.
    pub values: List<ValueSpec>,
    /// Flags besides the modifiers and the conditions of lines, with what they mean.
    pub flags: Pairs<Flag, Text>,
    /// Flags that bring others.
    pub implies: Pairs<Flag, List<Flag>>,
    /// Values whose text is taken as a flag.
    pub flag_values: List<ValueId>,
    /// Flags of which one is needed to know the row; when none is given each has its outcome.
    pub cases: List<Flag>,
    /// Any flag of the check decides the case, not only those listed.
    pub any_case: bool,
    /// The value that is the target number.
    pub target: Option<ValueId>,
    /// A Rep fixed by the rules.
    pub rep: Option<u8>,
    /// Reps fixed by flags.
    pub rep_of: Pairs<Flag, u8>,
    /// A Rep is needed although the dice are not rolled against it.
    pub rep_needed: bool,
    /// Conditions any of which makes a Rep needed.
    pub rep_needed_if: List<Condition>,
    /// A Rep is of use although the dice are not rolled against it.
    pub rep_optional: bool,
    /// The Rep of the unit leader is of use.
    pub leader_rep: bool,
    /// Values fixed by flags.
    pub value_of: Pairs<ValueId, Pairs<Flag, i64>>,
    /// The value added to the die.
    pub add: Option<ValueId>,
    /// The least number looked up.
    pub least: Option<i32>,
    /// The greatest number looked up.
    pub most: Option<i32>,
    /// The outcome when no row fits.
    pub otherwise: Option<ResultId>,
    /// Dice rolled under a flag, in place of the printed number.
    pub dice: Pairs<Flag, u8>,
    /// The value that says how many dice are rolled.
    pub dice_value: Option<ValueId>,
    /// The number looked up is how many dice show 1.
    pub counts_ones: bool,
    /// Each die that counts has an outcome of its own.
    pub several: bool,
    /// When it is not taken at all, as its text says and no printed modifier does.
    pub not_taken: List<Modifier>,
    /// Conditions any of which means that nothing is rolled.
    pub no_roll: List<Condition>,
    /// A target below 1 is not rolled for.
    pub needs_positive: bool,
    /// The number looked up is part of the odds.
    pub roll_in_odds: bool,
    /// The value that says who rolls against each other, one die each.
    pub contest: Option<Contest>,
    /// The passes are compared with an enemy's.
    pub compares: bool,
    /// The Dumb Ass roll follows.
    pub dumb_ass: bool,
    /// How far it reaches.
    pub reach: Option<Reach>,
    /// Results replaced under a condition.
    pub replaces: List<Replacement>,
}

/// Who rolls against each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(rename_all = "kebab-case"))]
pub enum Contest {
    /// So many crew members.
    Crew,
    /// Figures of these Reps.
    Reps,
}

/// How far something is thrown, in inches.
#[derive(Debug, Clone)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(deny_unknown_fields))]
pub struct Reach {
    /// By anyone.
    pub hand: i64,
    /// The Attribute that reaches farther.
    pub attribute: AttributeId,
    /// How far with it.
    pub with_attribute: i64,
    /// Conditions under which neither counts.
    pub unless: List<Condition>,
}

/// A value read through `--set`.
#[derive(Debug, Clone)]
#[cfg_attr(not(baked), derive(Default, Deserialize, Bake), databake(path = self),
    serde(deny_unknown_fields, default))]
pub struct ValueSpec {
    /// Its name.
    pub name: ValueId,
    /// What it is.
    pub what: Text,
    /// The check cannot be rolled without it.
    pub required: bool,
    /// What it is when not given.
    pub default: Option<i64>,
    /// The least it can be.
    pub least: Option<i64>,
    /// The most it can be.
    pub most: Option<i64>,
}
