//! Dice expressions such as `3d6`, `2d6kh1`, `d66` and `4d10>=7`.
//!
//! ```text
//! expression = sum [ comparison sum ]
//! sum        = [ "-" | "+" ] product { ( "+" | "-" ) product }
//! product    = factor { "*" factor }            at most one factor with dice
//! factor     = number | pool | "(" sum ")"
//! pool       = [ number ] "d" ( number | "%" ) [ selection ] [ "c" comparison number ]
//! selection  = ( "k" | "kh" | "kl" | "dh" | "dl" ) [ number ]
//! comparison = "=" | "==" | "!=" | "<" | "<=" | ">" | ">="
//! ```
//!
//! A comparison at the end compares the whole sum: `4d10>=7` asks whether four dice together give 7 or more.
//! `c` counts dice instead: `4d10c>=7` is how many of the four show 7 or more. `kh` and `kl` keep the highest
//! or lowest dice, `dh` and `dl` drop them, one unless a number follows; `k` is `kh`. `d%` is `d100`. `d66`
//! is two six-sided dice read as tens and units, 11 to 66. Upper case will do for lower, and spaces may stand
//! around everything but inside a pool.

mod odds;
mod parse;
mod polynomial;
mod roll;

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

pub use odds::{MAX_OUTCOMES, Odds, TooMuchWork};
pub use parse::{ExpressionError, looks_like_dice};
pub use roll::{Roll, RolledDie, RolledPool};

/// The longest text read, in characters.
pub const MAX_LENGTH: usize = 1_000;
/// The most dice in one pool.
pub const MAX_DICE: u32 = 1_000;
/// The most sides of a die.
pub const MAX_SIDES: u32 = 1_000_000;
/// The deepest parentheses.
pub const MAX_DEPTH: usize = 50;
/// The furthest from 0 that any value on the way to the total may lie: whole numbers up to here are exact in
/// JSON everywhere.
pub const MAX_VALUE: i64 = 1 << 53;

/// A dice expression whose every possible value is known to lie within [`MAX_VALUE`].
///
/// Its text, in lower case and without spaces, reads as the same expression again.
///
/// ```
/// use pointman_core::dice::expression::Expression;
/// let expression: Expression = " 4D6k3 + (d%) ".parse()?;
/// assert_eq!(expression.to_string(), "4d6kh3+d100");
/// let error = "2d6+d".parse::<Expression>().unwrap_err();
/// assert_eq!(error.column, 6);
/// # Ok::<(), pointman_core::dice::expression::ExpressionError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Expression {
    sum: Node,
    comparison: Option<(Comparison, Node)>,
}

impl Expression {
    /// Whether it asks a question, with the answer true or false, and not for a total.
    pub fn is_comparison(&self) -> bool {
        self.comparison.is_some()
    }
}

impl FromStr for Expression {
    type Err = ExpressionError;

    fn from_str(text: &str) -> Result<Self, ExpressionError> {
        parse::parse(text)
    }
}

/// A part of an expression that has a value.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Node {
    Constant(i64),
    Pool(Pool),
    /// Two or more terms, or one that is taken away.
    Sum(Vec<(Sign, Node)>),
    /// Two or more factors, at most one with dice.
    Product(Vec<Node>),
}

impl Node {
    fn has_dice(&self) -> bool {
        match self {
            Node::Constant(_) => false,
            Node::Pool(_) => true,
            Node::Sum(terms) => terms.iter().any(|(_, term)| term.has_dice()),
            Node::Product(factors) => factors.iter().any(Node::has_dice),
        }
    }

    /// The value when each pool, from left to right, has the value that `value_of` gives it.
    fn value<E>(&self, value_of: &mut dyn FnMut(&Pool) -> Result<i64, E>) -> Result<i64, E> {
        match self {
            Node::Constant(value) => Ok(*value),
            Node::Pool(pool) => value_of(pool),
            Node::Sum(terms) => {
                terms.iter().try_fold(0, |sum, (sign, term)| Ok(sum + sign.of(term.value(value_of)?)))
            }
            Node::Product(factors) => {
                factors.iter().try_fold(1, |product, factor| Ok(product * factor.value(value_of)?))
            }
        }
    }
}

/// Whether a term is added or taken away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sign {
    Plus,
    Minus,
}

impl Sign {
    const fn of(self, value: i64) -> i64 {
        match self {
            Sign::Plus => value,
            Sign::Minus => -value,
        }
    }
}

/// Dice of one sort thrown together: `4d6kh3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pool {
    count: u32,
    die: Die,
    selection: Option<Selection>,
    success: Option<Success>,
}

impl Pool {
    /// How many dice are thrown.
    pub fn count(&self) -> u32 {
        self.count
    }

    /// What is thrown.
    pub fn die(&self) -> Die {
        self.die
    }

    /// Which dice count: so many, from which end. All of them without a selection.
    fn kept(&self) -> (End, u32) {
        match self.selection {
            None => (End::High, self.count),
            Some(Selection { end, drop: false, number }) => (end, number),
            Some(Selection { end, drop: true, number }) => (end.other(), self.count - number),
        }
    }

    /// What a kept die that shows `face` adds to the value.
    fn score(&self, face: u32) -> i64 {
        match self.success {
            None => i64::from(face),
            Some(success) => i64::from(success.met_by(face)),
        }
    }

    /// The least and greatest value.
    fn range(&self) -> (i64, i64) {
        let kept = i64::from(self.kept().1);
        match self.success {
            None => (kept * i64::from(self.die.lowest()), kept * i64::from(self.die.highest())),
            Some(_) => (0, kept),
        }
    }
}

/// One die, or two read as one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Die {
    /// A die with the faces 1 to this.
    Sides(u32),
    /// `d66`: two six-sided dice, the first the tens and the second the units.
    TensAndUnits,
}

impl Die {
    const fn lowest(self) -> u32 {
        match self {
            Die::Sides(_) => 1,
            Die::TensAndUnits => 11,
        }
    }

    const fn highest(self) -> u32 {
        match self {
            Die::Sides(sides) => sides,
            Die::TensAndUnits => 66,
        }
    }

    /// Every face, from the lowest.
    fn faces(self) -> Vec<u32> {
        match self {
            Die::Sides(sides) => (1..=sides).collect(),
            Die::TensAndUnits => {
                (1..=6).flat_map(|tens| (1..=6).map(move |units| tens * 10 + units)).collect()
            }
        }
    }
}

/// Which dice of a pool are kept or dropped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Selection {
    end: End,
    drop: bool,
    number: u32,
}

/// The high or the low dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    High,
    Low,
}

impl End {
    const fn other(self) -> Self {
        match self {
            End::High => End::Low,
            End::Low => End::High,
        }
    }
}

/// What a die must show to be counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Success {
    comparison: Comparison,
    number: i64,
}

impl Success {
    fn met_by(self, face: u32) -> bool {
        self.comparison.holds(i64::from(face).cmp(&self.number))
    }
}

/// How two values are compared. Signs are read letter by letter, not by a prefix, so that it is no
/// `vocabulary!`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Comparison {
    /// `=`
    Equal,
    /// `!=`
    Unequal,
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `>`
    Greater,
    /// `>=`
    AtLeast,
}

impl Comparison {
    /// Every comparison, those first whose sign begins another's last.
    pub const ALL: [Comparison; 6] = [
        Comparison::AtMost,
        Comparison::AtLeast,
        Comparison::Unequal,
        Comparison::Less,
        Comparison::Greater,
        Comparison::Equal,
    ];

    /// Its sign: `>=`.
    pub const fn sign(self) -> &'static str {
        match self {
            Comparison::Equal => "=",
            Comparison::Unequal => "!=",
            Comparison::Less => "<",
            Comparison::AtMost => "<=",
            Comparison::Greater => ">",
            Comparison::AtLeast => ">=",
        }
    }

    /// Whether it is true of two values of which the left is to the right as `order` says.
    pub const fn holds(self, order: Ordering) -> bool {
        match self {
            Comparison::Equal => order.is_eq(),
            Comparison::Unequal => order.is_ne(),
            Comparison::Less => order.is_lt(),
            Comparison::AtMost => order.is_le(),
            Comparison::Greater => order.is_gt(),
            Comparison::AtLeast => order.is_ge(),
        }
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sign())
    }
}

impl fmt::Display for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.sum)?;
        match &self.comparison {
            Some((comparison, right)) => write!(f, "{comparison}{right}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Node::Constant(value) => write!(f, "{value}"),
            Node::Pool(pool) => write!(f, "{pool}"),
            Node::Sum(terms) => {
                for (index, (sign, term)) in terms.iter().enumerate() {
                    match sign {
                        Sign::Minus => f.write_str("-")?,
                        Sign::Plus if index > 0 => f.write_str("+")?,
                        Sign::Plus => {}
                    }
                    match term {
                        Node::Sum(_) => write!(f, "({term})")?,
                        _ => write!(f, "{term}")?,
                    }
                }
                Ok(())
            }
            Node::Product(factors) => {
                for (index, factor) in factors.iter().enumerate() {
                    if index > 0 {
                        f.write_str("*")?;
                    }
                    match factor {
                        Node::Sum(_) | Node::Product(_) => write!(f, "({factor})")?,
                        _ => write!(f, "{factor}")?,
                    }
                }
                Ok(())
            }
        }
    }
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.count != 1 {
            write!(f, "{}", self.count)?;
        }
        write!(f, "{}", self.die)?;
        if let Some(selection) = self.selection {
            write!(f, "{selection}")?;
        }
        match self.success {
            Some(Success { comparison, number }) => write!(f, "c{comparison}{number}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Die::Sides(sides) => write!(f, "d{sides}"),
            Die::TensAndUnits => f.write_str("d66"),
        }
    }
}

impl fmt::Display for Selection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match (self.drop, self.end) {
            (false, End::High) => "kh",
            (false, End::Low) => "kl",
            (true, End::High) => "dh",
            (true, End::Low) => "dl",
        };
        write!(f, "{word}{}", self.number)
    }
}
