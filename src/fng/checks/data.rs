//! The checks as data: what `data/checks.json` says of each, with the keys the engine reads under `engine`.

use serde::Deserialize;

use super::engine::{CheckEngine, LineEngine, ModifierEngine, RowEngine, ValueSpec};

/// One check or table of one edition.
#[derive(Debug, Clone, Deserialize)]
pub struct Check {
    /// Its id, such as `received-fire`.
    pub id: String,
    /// Its name in the rules.
    pub name: String,
    /// The theme it belongs to.
    pub category: String,
    /// The editions it is the same in.
    pub editions: Vec<u8>,
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
    #[serde(default)]
    pub when: Option<String>,
    /// What changes it.
    #[serde(default)]
    pub modifiers: Vec<Modifier>,
    /// How the dice are read, in words.
    pub pass_rule: String,
    /// The lines for each number of passes, the most first.
    #[serde(default)]
    pub outcomes: Vec<Passes>,
    /// The check whose `outcomes` it shares.
    #[serde(default)]
    pub outcomes_of: Option<String>,
    /// The rows of a table.
    #[serde(default)]
    pub rows: Vec<Row>,
    /// The check whose `rows` it shares.
    #[serde(default)]
    pub rows_of: Option<String>,
    /// What the engine needs to know besides.
    #[serde(default)]
    pub engine: CheckEngine,
}

/// What is said of a check and has no bearing on a roll of it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Remarks {
    /// Further rules.
    #[serde(default)]
    pub notes: Vec<String>,
    /// Where the rules do not settle a question.
    #[serde(default)]
    pub ambiguous: Vec<Ambiguous>,
    /// The sections of the rules it comes from.
    pub section: Vec<String>,
}

/// The dice of a check.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceSpec {
    /// Dice rolled before modifiers; 0 when the dice of another roll are read.
    pub count: u8,
    /// The kind of die: always `d6`.
    pub kind: String,
    /// How they are read.
    pub vs: Versus,
    /// Whose number they are rolled against.
    #[serde(default)]
    pub of: Option<String>,
    /// What they are rolled once for.
    #[serde(default)]
    pub per: Option<String>,
}

/// How the dice of a check are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

impl Check {
    /// What a trace calls its rule.
    pub(super) fn rule(&self) -> String {
        format!("FNG {}", self.id)
    }

    /// The flags that bear on it, in the order of their names.
    pub fn flags(&self) -> Vec<&str> {
        super::situation::own_flags(self).into_iter().collect()
    }

    /// The values it reads through `--set`, but for counts of modifiers that act once for each.
    pub fn engine_values(&self) -> &[ValueSpec] {
        &self.engine.values
    }
}

impl Versus {
    /// Whether dice pass or fail.
    pub fn counts_passes(self) -> bool {
        matches!(self, Versus::Rep | Versus::SupportLevel | Versus::Difference)
    }

    /// Whether a Rep is needed.
    pub fn needs_rep(self) -> bool {
        matches!(self, Versus::Rep | Versus::RepPlusDie | Versus::SumMinusRep | Versus::ImpactThenRep | Versus::LowestTotal)
    }
}

/// Something that changes a check.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Modifier {
    /// Its id, which is also the flag that makes it act.
    pub id: String,
    /// When it acts, in words.
    pub when: String,
    /// What it does, in words.
    pub effect: String,
    /// What it does, in numbers.
    #[serde(default)]
    pub change: Change,
    /// What the engine needs to know besides.
    #[serde(default)]
    pub engine: ModifierEngine,
}

/// A modifier in numbers.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Halved {
    /// Upwards.
    Up,
    /// Downwards.
    Down,
}

/// The lines for one number of passes.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Passes {
    /// The number of passes.
    pub passes: u8,
    /// The lines, the first that fits applies.
    pub results: Vec<Line>,
}

/// Who gets which result.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// Whom the line is for.
    pub who: String,
    /// The result.
    pub result: String,
    /// More about it.
    #[serde(default)]
    pub note: Option<String>,
    /// The check to go on to.
    #[serde(default)]
    pub next: Option<String>,
    /// What the engine needs to know besides.
    #[serde(default)]
    pub engine: LineEngine,
}

/// A row of a table.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// The least number of the row; open when absent.
    #[serde(default)]
    pub from: Option<i32>,
    /// The greatest number of the row; open when absent.
    #[serde(default)]
    pub to: Option<i32>,
    /// The condition of the row in words, in place of numbers.
    #[serde(default)]
    pub when: Option<String>,
    /// The lines of the row.
    pub results: Vec<Line>,
    /// The condition for the engine.
    #[serde(default)]
    pub engine: RowEngine,
}

/// A question the rules leave open, and how it is answered here.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct Ambiguous {
    /// Its id, such as `received-fire-2`.
    pub id: String,
    /// The question.
    pub question: String,
    /// How it is answered.
    pub reading: String,
}
