//! `roll`: throws the dice of an expression.

use clap::Args;
use serde::{Deserialize, Serialize};

use crate::command::{DiceOptions, Group, Outcome, Present, Session, Subcommand};
use crate::dice::Recording;
use crate::dice::expression::{Expression, Roll, RolledDie, RolledPool};
use crate::error::Error;
use crate::render::Report;

/// Throws dice.
#[derive(Debug, Args, Deserialize)]
pub struct RollCommand {
    /// The dice: 3d6, 2d6kh1, d66, d%, 4d10c>=7, 2*(d6+1)-d3; quote > < * and parentheses
    ///
    /// kh2 and kl2 keep the two highest or lowest dice; dh2 and dl2 drop them. c>=7 counts the dice that show
    /// 7 or more. A comparison at the end (= != < <= > >=) tests the total.
    #[arg(value_name = "DICE")]
    pub expression: String,
    /// The source of the dice
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
}

impl Subcommand for RollCommand {
    const PATH: &'static [&'static str] = &["roll"];
    const GROUP: Group = Group::Dice;
    const ABOUT: &'static str = "Roll dice";
    const EXAMPLES: &'static str = "\
pointman roll 3d6                      # the sum of three dice
pointman roll 4d6kh3+2                 # the highest three of four dice, plus 2
pointman roll d66                      # tens and units
pointman roll '2d6>=9' --seed 7        # do two dice make 9 or more?
pointman roll '5d6c<=4' --rolls 1,5,3,6,2   # how many of your five dice pass at Rep 4";
    const POSITIONAL: &'static [&'static str] = &["expression"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let expression = parsed(&self.expression)?;
        let mut dice = self.dice.source(session)?;
        let mut recording = Recording::new(&mut dice);
        let roll = expression.roll(&mut recording)?;
        let answers = recording.into_answers();
        session.watch().step(answers.len() as u64)?;
        session.used(dice)?;
        Ok(Outcome::answer(Rolled::of(&expression, answers, &roll)))
    }
}

/// The expression `text` is.
pub(in crate::command) fn parsed(text: &str) -> Result<Expression, Error> {
    text.parse().map_err(|fault: crate::dice::expression::ExpressionError| Error::Usage(fault.in_text(text)))
}

/// What was thrown, and what it makes.
#[derive(Debug, Serialize)]
struct Rolled {
    expression: String,
    /// Every die in the order thrown, as `--rolls` would give them.
    dice: Vec<u32>,
    terms: Vec<Term>,
    total: i64,
    /// Of a comparison: what the total is compared with.
    #[serde(skip_serializing_if = "Option::is_none")]
    against: Option<i64>,
    /// Of a comparison: whether it is true.
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<bool>,
    #[serde(skip)]
    conclusion: String,
}

/// The dice of one term of the expression.
#[derive(Debug, Serialize)]
struct Term {
    term: String,
    dice: Vec<Thrown>,
    value: i64,
}

#[derive(Debug, Serialize)]
struct Thrown {
    face: u32,
    kept: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    success: Option<bool>,
}

impl Rolled {
    fn of(expression: &Expression, dice: Vec<u32>, roll: &Roll) -> Self {
        let result = roll.result();
        Rolled {
            expression: expression.to_string(),
            dice,
            terms: roll.pools.iter().map(Term::of).collect(),
            total: roll.total,
            against: roll.against.map(|(_, right)| right),
            result,
            conclusion: match (roll.against, result) {
                (Some((comparison, right)), Some(result)) => {
                    format!("{expression}: {} {comparison} {right} is {result}", roll.total)
                }
                _ => format!("{expression}: {}", roll.total),
            },
        }
    }
}

impl Term {
    fn of(pool: &RolledPool) -> Self {
        let thrown = |die: &RolledDie| Thrown { face: die.face, kept: die.kept, success: die.success };
        Term { term: pool.pool.to_string(), dice: pool.dice.iter().map(thrown).collect(), value: pool.value }
    }

    /// The dice in the order thrown, those dropped in parentheses, those counted with a star.
    fn faces(&self) -> String {
        let face = |die: &Thrown| match die {
            Thrown { face, kept: false, .. } => format!("({face})"),
            Thrown { face, success: Some(true), .. } => format!("{face}*"),
            Thrown { face, .. } => face.to_string(),
        };
        self.dice.iter().map(face).collect::<Vec<_>>().join(" ")
    }
}

impl Present for Rolled {
    fn report(&self) -> Report {
        let mut report = Report::new();
        report.heading(&self.conclusion);
        for term in &self.terms {
            if self.terms.len() > 1 || term.term != self.expression {
                report.item(1, format!("{}: {} = {}", term.term, term.faces(), term.value));
            } else if term.faces() != self.total.to_string() {
                report.item(1, term.faces());
            }
        }
        let dice = || self.terms.iter().flat_map(|term| &term.dice);
        if dice().any(|die| !die.kept) {
            report.aside(1, "dice in parentheses are dropped");
        }
        if dice().any(|die| die.success.is_some()) {
            report.aside(1, "dice with a star are counted");
        }
        report
    }
}
