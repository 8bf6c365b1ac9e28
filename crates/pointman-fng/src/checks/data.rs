//! The checks as data: what `data/checks.json` says of each, with the keys the engine reads under `engine`.
//!
//! The build script reads the file into these types (`not(baked)`) and writes them as constants of the
//! program, where texts and lists are borrowed. A check that shares the lines of another has them as its own
//! then.

#[cfg(not(baked))]
use {databake::Bake, serde::Deserialize};

use super::baked::{Alike, List, Text};
use super::engine::{CheckEngine, LineEngine, ModifierEngine, RowEngine};
use super::words::{CheckId, Flag, ResultId, ValueId};

/// One check or table of one edition.
#[derive(Debug)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(deny_unknown_fields))]
pub struct Check {
    /// Its id, such as `received-fire`.
    pub id: CheckId,
    /// Its name in the rules.
    pub name: Text,
    /// The theme it belongs to.
    pub category: Category,
    /// The editions it is the same in.
    pub editions: List<u8>,
    /// The dice it is rolled with.
    pub dice: DiceSpec,
    /// Whether a Leader Die may be rolled with it.
    pub leader_die: bool,
    /// Whether two natural 1s start Hero mode, and Hero mode passes it.
    pub hero_eligible: bool,
    /// Whether a Star may choose the outcome.
    pub star_may_choose: bool,
    /// Whether it is a reaction check.
    pub reaction: bool,
    /// When it is taken.
    pub when: Option<Text>,
    /// What changes it.
    #[cfg_attr(not(baked), serde(default))]
    pub modifiers: List<Modifier>,
    /// How the dice are read, in words.
    pub pass_rule: Text,
    /// The lines for each number of passes, the most first.
    #[cfg_attr(not(baked), serde(default))]
    pub outcomes: List<Passes>,
    /// The rows of a table.
    #[cfg_attr(not(baked), serde(default))]
    pub rows: List<Row>,
    /// What the engine needs to know besides.
    #[cfg_attr(not(baked), serde(default))]
    pub engine: Alike<CheckEngine>,
    /// Further rules.
    #[cfg_attr(not(baked), serde(default))]
    pub notes: List<Text>,
    /// Where the rules do not settle a question.
    #[cfg_attr(not(baked), serde(default))]
    pub ambiguous: List<Ambiguous>,
    /// The sections of the rules it comes from.
    pub section: List<Text>,
}

/// The dice of a check.
#[derive(Debug, Clone)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(deny_unknown_fields))]
pub struct DiceSpec {
    /// Dice rolled before modifiers; 0 when the dice of another roll are read.
    pub count: u8,
    /// The kind of die: always `d6`.
    pub kind: Text,
    /// How they are read.
    pub vs: Versus,
    /// Whose number they are rolled against.
    pub of: Option<Text>,
    /// What they are rolled once for.
    pub per: Option<Text>,
    /// Whether they are rolled once for a group.
    #[cfg_attr(not(baked), serde(default))]
    pub once_for_group: bool,
}

/// The theme of a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(rename_all = "kebab-case"))]
pub enum Category {
    /// The turn.
    Turn,
    /// Reaction checks.
    Reaction,
    /// Movement.
    Movement,
    /// Command and radio.
    Command,
    /// Ranged fire.
    Ranged,
    /// Grenades.
    Grenade,
    /// Flame.
    Flame,
    /// Melee.
    Melee,
    /// Vehicles and buildings.
    Vehicle,
    /// Aircraft and helicopters.
    Air,
    /// Support fire and requests.
    Support,
    /// Booby traps and tunnels.
    Trap,
    /// Rolls of single Attributes.
    Attribute,
    /// After the battle.
    Aftermath,
    /// Campaign, missions and set-up.
    Campaign,
}

/// How the dice of a check are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(rename_all = "kebab-case"))]
pub enum Versus {
    /// Each die against a Rep.
    Rep,
    /// Each die against the enemy Support level.
    SupportLevel,
    /// Each die against the difference of two ratings.
    Difference,
    /// Each die plus Rep is a total to look up.
    RepPlusDie,
    /// The die is looked up.
    Table,
    /// The dice are added and looked up.
    Sum,
    /// The dice are added, less the Rep, and looked up.
    SumMinusRep,
    /// The die against Impact, then against Rep.
    ImpactThenRep,
    /// The die against Impact.
    Impact,
    /// The faces of dice already rolled.
    NaturalDice,
    /// One die a side, compared.
    OpposedDice,
    /// The highest die decides.
    Highest,
    /// The lowest die decides.
    Lowest,
    /// The lowest total decides.
    LowestTotal,
    /// Both faces decide.
    Doubles,
    /// All three faces decide.
    Triples,
}

impl Versus {
    /// Whether dice pass or fail.
    pub fn counts_passes(self) -> bool {
        matches!(self, Versus::Rep | Versus::SupportLevel | Versus::Difference)
    }

    /// Whether a Rep is needed.
    pub fn needs_rep(self) -> bool {
        matches!(
            self,
            Versus::Rep
                | Versus::RepPlusDie
                | Versus::SumMinusRep
                | Versus::ImpactThenRep
                | Versus::LowestTotal
        )
    }
}

/// Something that changes a check.
#[derive(Debug, Clone)]
#[cfg_attr(not(baked), derive(Default, Deserialize, Bake), databake(path = self),
    serde(deny_unknown_fields, default))]
pub struct Modifier {
    /// Its id, which is also the flag that makes it act.
    pub id: Flag,
    /// The value of its name, where that says how often it acts.
    pub times: Option<ValueId>,
    /// When it acts, in words.
    pub when: Text,
    /// What it does, in words.
    pub effect: Text,
    /// What it does, in numbers.
    pub change: Alike<Change>,
    /// What the engine needs to know besides.
    pub engine: Alike<ModifierEngine>,
}

/// A modifier in numbers.
#[derive(Debug, Clone, Default)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(deny_unknown_fields, default))]
pub struct Change {
    /// Added to Rep.
    pub rep: i32,
    /// Dice added.
    pub dice: i32,
    /// Added to the total.
    pub total: i32,
    /// Added to the die.
    pub die: i32,
    /// Added to Impact.
    pub impact: i32,
    /// Impact is not lowered below this.
    pub impact_min: Option<i32>,
    /// Added to the Armor Rating.
    pub ar: i32,
    /// Added to the result.
    pub result: i32,
    /// Inches added to the distance.
    pub distance_in: i32,
    /// Rep is this.
    pub rep_set: Option<i32>,
    /// So many dice are rolled, whatever would add some.
    pub dice_set: Option<i32>,
    /// The difference is this.
    pub difference_set: Option<i32>,
    /// The Armor Penetration Rating is this.
    pub apr_set: Option<i32>,
    /// So many of the best dice count.
    pub keep_best: Option<u8>,
    /// So many passes without a roll.
    pub auto_passes: Option<u8>,
    /// Rep is halved.
    pub rep_halved: Option<Halved>,
    /// Distances are multiplied.
    pub multiply: Option<i32>,
    /// No roll is made.
    pub skip: bool,
    /// A Leader Die is rolled.
    pub leader_die: bool,
    /// Acts once for each.
    pub per_each: bool,
}

/// Which way half a Rep is rounded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(rename_all = "kebab-case"))]
pub enum Halved {
    /// Upwards.
    Up,
    /// Downwards.
    Down,
}

/// The lines for one number of passes.
#[derive(Debug, Clone)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(deny_unknown_fields))]
pub struct Passes {
    /// The number of passes.
    pub passes: u8,
    /// The lines, the first that fits applies.
    pub results: List<Line>,
}

/// Who gets which result.
#[derive(Debug, Clone)]
#[cfg_attr(not(baked), derive(Default, Deserialize, Bake), databake(path = self),
    serde(deny_unknown_fields, default))]
pub struct Line {
    /// Whom the line is for.
    pub who: Flag,
    /// The result.
    pub result: ResultId,
    /// More about it.
    pub note: Option<Text>,
    /// The check to go on to.
    pub next: Option<CheckId>,
    /// What the engine needs to know besides.
    pub engine: Alike<LineEngine>,
}

/// A row of a table.
#[derive(Debug, Clone, Default)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self), serde(deny_unknown_fields, default))]
pub struct Row {
    /// The least number of the row; open when absent.
    pub from: Option<i32>,
    /// The greatest number of the row; open when absent.
    pub to: Option<i32>,
    /// The condition of the row in words, in place of numbers.
    pub when: Option<Text>,
    /// The lines of the row.
    pub results: List<Line>,
    /// The condition for the engine.
    pub engine: RowEngine,
}

/// A question the rules leave open, and how it is answered here.
#[derive(Debug, Clone)]
#[cfg_attr(not(baked), derive(Deserialize, Bake), databake(path = self))]
pub struct Ambiguous {
    /// Its id, such as `received-fire-2`.
    pub id: Text,
    /// The question.
    pub question: Text,
    /// How it is answered.
    pub reading: Text,
}
