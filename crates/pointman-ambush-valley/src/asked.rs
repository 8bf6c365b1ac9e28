//! Which question is asked: the name of each, with one printer and one reader.

use std::fmt;
use std::str::FromStr;

use pointman_core::question::OpenQuestion;
use pointman_core::vocabulary;

use crate::ChoiceKind;

vocabulary! {
    /// What a report is asked for (5).
    pub enum ReportLine: "line of a report" {
        /// How many turns the game lasted.
        GameTurns = "game_turns",
        /// Why it was cut short.
        EndedEarly = "ended_early",
        /// The points of a scenario with a list of its own.
        Points = "scenario_vp",
        /// Which objectives were achieved.
        Objectives = "objectives_achieved",
        /// What was bought and not recorded yet.
        Purchases = "purchases",
        /// Who was lost.
        Casualties = "casualties",
        /// How badly a man was wounded, and where he was at the end.
        Condition = "condition",
        /// Who was with a casualty.
        AccompaniedBy = "accompanied_by",
        /// Who was lost of those on no roster.
        Others = "other_casualties",
        /// What else counts for Victory Points.
        Counts = "counts",
        /// What a team did and suffered.
        Deeds = "deeds",
        /// Which teams abandoned a casualty.
        Abandoned = "abandoned_casualty",
        /// Which teams do not roll for development.
        Declined = "declined",
        /// Whether the insurgency rolls for its own.
        InsurgencyRoll = "building-the-insurgency",
    }
}

vocabulary! {
    /// What the orders of a side are asked for (4.2 to 4.4).
    pub enum OrderLine: "order" {
        /// The teams that go.
        Teams = "teams",
        /// Who of them stays out.
        Absent = "absent_figures",
        /// The first Fog of War card.
        FogCard = "first_fog_card",
        /// The card of Plan B.
        PlanB = "plan_b_card",
        /// Who walks point.
        PointMen = "point_men",
        /// The Kit Carson Scouts that take part.
        Scouts = "kit_carson_scouts",
        /// The units of insurgents.
        Units = "units",
        /// The items of terrain.
        Terrain = "terrain_items",
    }
}

vocabulary! {
    /// What a side is waited for where orders are given apart.
    pub enum SealedLine: "part of sealed orders" {
        /// Its orders, sealed.
        Orders = "orders",
        /// Its orders, opened.
        Opened = "opened",
        /// What stands in the quadrant of an objective.
        Terrain = "terrain",
    }
}

/// What a question is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AskedFor {
    /// A line of a report.
    Report(ReportLine),
    /// A line of orders.
    Order(OrderLine),
    /// Orders as a whole.
    Sealed(SealedLine),
    /// A choice that follows a throw.
    Choice(ChoiceKind),
}

impl AskedFor {
    /// Its id in the name of a question.
    pub const fn id(self) -> &'static str {
        match self {
            AskedFor::Report(line) => line.id(),
            AskedFor::Order(line) => line.id(),
            AskedFor::Sealed(line) => line.id(),
            AskedFor::Choice(kind) => kind.id(),
        }
    }

    fn all() -> impl Iterator<Item = AskedFor> {
        let reports = ReportLine::ALL.into_iter().map(AskedFor::Report);
        let orders = OrderLine::ALL.into_iter().map(AskedFor::Order);
        let sealed = SealedLine::ALL.into_iter().map(AskedFor::Sealed);
        let choices = ChoiceKind::ALL.into_iter().map(AskedFor::Choice);
        reports.chain(orders).chain(sealed).chain(choices)
    }
}

/// The name of a question of Ambush Valley: whose it is, of which of their teams or men, and what is asked.
///
/// ```
/// use pointman_ambush_valley::{AskedFor, QuestionName, ReportLine};
/// let name: QuestionName = "us/hq/deeds".parse().unwrap();
/// assert_eq!(name, QuestionName::of_one("us", "hq", AskedFor::Report(ReportLine::Deeds)));
/// assert_eq!(name.to_string(), "us/hq/deeds");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct QuestionName {
    /// The force; none where it is of the game as a whole.
    pub force: Option<String>,
    /// The team or the man.
    pub who: Option<String>,
    /// What is asked.
    pub asked: AskedFor,
}

impl QuestionName {
    /// That of a question about the game.
    pub fn of_game(asked: AskedFor) -> Self {
        QuestionName { force: None, who: None, asked }
    }

    /// That of a question about a force.
    pub fn of_force(force: &str, asked: AskedFor) -> Self {
        QuestionName { force: Some(force.to_owned()), ..QuestionName::of_game(asked) }
    }

    /// That of a question about a team or a man of a force.
    pub fn of_one(force: &str, who: &str, asked: AskedFor) -> Self {
        QuestionName { who: Some(who.to_owned()), ..QuestionName::of_force(force, asked) }
    }

    /// That of this question; none if it is no question of Ambush Valley.
    pub fn of(question: &OpenQuestion) -> Option<Self> {
        question.name.parse().ok()
    }
}

impl fmt::Display for QuestionName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for part in self.force.iter().chain(&self.who) {
            write!(f, "{part}/")?;
        }
        f.write_str(self.asked.id())
    }
}

impl From<QuestionName> for String {
    fn from(name: QuestionName) -> String {
        name.to_string()
    }
}

impl FromStr for QuestionName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (whose, asked) =
            text.rsplit_once('/').map_or((None, text), |(whose, asked)| (Some(whose), asked));
        let Some(asked) = AskedFor::all().find(|known| known.id() == asked) else {
            return Err(format!("`{text}` is the name of no question"));
        };
        Ok(match whose.map(|whose| whose.split_once('/').map_or((whose, None), |(a, b)| (a, Some(b)))) {
            None => QuestionName::of_game(asked),
            Some((force, None)) => QuestionName::of_force(force, asked),
            Some((force, Some(who))) => QuestionName::of_one(force, who, asked),
        })
    }
}
