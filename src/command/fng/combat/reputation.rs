//! `fng reputation`: Reputation Points after a mission, and the Rep of a recruit.

use clap::{Args, ValueEnum};
use serde::{Deserialize, Serialize};

use crate::command::edition_option::FngEdition;
use crate::command::{DiceOptions, Group, Outcome, Present, Session, Subcommand};
use crate::dice::Dice;
use crate::error::Error;
use crate::fng::army_lists::Force;
use crate::fng::squads::reputation::{ATTRIBUTE_PRICE, Standing, of_recruit, points_to_advance};
use crate::question::OpenQuestion;
use crate::render::Report;
use crate::voice::option;

/// What became of a man.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CareerEvent {
    /// Completed the mission, fought, and neither ran away nor was Out of the Fight
    Completed,
    /// Ran away or was Out of the Fight
    Failed,
    /// A Star who cheated death
    CheatedDeath,
}

/// Reputation Points after a mission, and the Rep of a recruit.
#[derive(Debug, Default, Args, Deserialize)]
#[serde(default)]
pub struct ReputationCommand {
    /// The figure's Rep
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=6),
        required_unless_present = "recruit")]
    pub rep: Option<u8>,
    /// The figure's Reputation Points
    #[arg(long, value_name = "N")]
    pub points: Option<u16>,
    /// Months served in this tour
    #[arg(long = "months-served", alias = "months", value_name = "N")]
    pub months: Option<u8>,
    /// A Marine, whose tour is a month longer
    #[arg(long)]
    pub marine: bool,
    /// What happened to the figure, in order
    #[arg(long, value_name = "EVENT", value_enum)]
    pub event: Vec<CareerEvent>,
    /// Decline to advance and save the points for an Attribute
    #[arg(long = "saves", alias = "save")]
    pub save: bool,
    /// Then buy an Attribute with the points
    #[arg(long = "buys", alias = "buy")]
    pub buy: bool,
    /// Roll the Rep of a recruit of this force: us-marines, nva, local-vc, …
    #[arg(long, value_name = "FORCE", conflicts_with_all = ["rep", "points", "months", "marine", "event",
        "save", "buy"])]
    pub recruit: Option<String>,
    /// The edition
    #[command(flatten)]
    #[serde(flatten)]
    pub edition: FngEdition,
    /// The source of the dice
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
}

/// A man's Reputation.
#[derive(Debug, Serialize)]
struct Told {
    rep: u8,
    points: u16,
    /// Points that raise their Rep by one; none when nothing does.
    #[serde(skip_serializing_if = "Option::is_none")]
    to_advance: Option<u16>,
    /// The die of a recruit.
    #[serde(skip_serializing_if = "Option::is_none")]
    die: Option<u8>,
    /// They may buy an Attribute.
    may_buy_attribute: bool,
}

impl Subcommand for ReputationCommand {
    const PATH: &'static [&'static str] = &["fng", "reputation"];
    const GROUP: Group = Group::FngCombat;
    const ABOUT: &'static str = "Count Reputation Points after a mission, or roll a recruit's Rep";
    const EXAMPLES: &'static str = "\
pointman fng reputation --rep 4 --points 5 --months-served 5 --event completed   # rises to Rep 5
pointman fng reputation --rep 3 --points 3 --event failed                 # loses all points
pointman fng reputation --rep 5 --points 7 --event completed --saves       # 8 points, to buy an Attribute
pointman fng reputation --rep 5 --points 9 --buys                          # 1 point is left
pointman fng reputation --rep 5 --event cheated-death
pointman fng reputation --recruit us-marines --rolls 3";
    const POSITIONAL: &'static [&'static str] = &[];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        if let Some(force) = &self.recruit {
            // Refuses an unknown force before a die is thrown.
            let force = Force::find(force)?.id;
            let mut dice = self.dice.source(session)?;
            let die = dice.d6(format_args!("Rep of a recruit, {force}"))?;
            session.used(dice)?;
            return Ok(Outcome::answer(Told::of(Standing::recruit(of_recruit(force, die)?), Some(die))));
        }
        let Some(rep) = self.rep.filter(|rep| (2..=6).contains(rep)) else {
            let ways =
                [("a Rep, 2 to 6", option("rep").with("N")), ("the force of a recruit", option("recruit"))];
            return Err(Error::needs_one_of(OpenQuestion::of("rep", "whose it is", "FNG Reputation"), ways));
        };
        let start = Standing {
            rep,
            points: self.points.unwrap_or(0),
            months: self.months.unwrap_or(0),
            marine: self.marine,
        };
        let after = self.event.iter().fold(start, |standing, event| match event {
            CareerEvent::Completed if self.save => standing.mission_saved(),
            CareerEvent::Completed => standing.mission_completed(),
            CareerEvent::Failed => standing.failed(),
            CareerEvent::CheatedDeath => standing.cheated_death(),
        });
        let after = if self.buy { after.attribute_bought()? } else { after };
        session.used(self.dice.source(session)?)?;
        Ok(Outcome::answer(Told::of(after, None)))
    }
}

impl Told {
    fn of(standing: Standing, die: Option<u8>) -> Self {
        Told {
            rep: standing.rep,
            points: standing.points,
            to_advance: points_to_advance(standing.rep).filter(|_| !standing.is_short_timer()),
            die,
            may_buy_attribute: standing.points >= ATTRIBUTE_PRICE,
        }
    }
}

impl Present for Told {
    fn report(&self) -> Report {
        let mut report = Report::new();
        let die = self.die.map_or(String::new(), |die| format!("{die}: "));
        let held =
            if self.die.is_some() { String::new() } else { format!(", {} Reputation Points", self.points) };
        report.strong(0, format!("{die}Rep {}{held}", self.rep));
        if let Some(needed) = self.to_advance.filter(|_| self.die.is_none()) {
            report.item(1, format!("{needed} Reputation Points needed for the next Rep"));
        }
        if self.to_advance.is_none() {
            report.item(1, "Reputation Points do not raise Rep any further");
        }
        if self.may_buy_attribute {
            report
                .item(1, format!("{ATTRIBUTE_PRICE} buy an Attribute: a Star chooses it, a Grunt draws it"));
        }
        report
    }
}
