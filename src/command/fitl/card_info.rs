//! `fitl card-info`: what is printed on a card, in short.

use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};

use super::card_words::{marks_data, marks_line};
use super::deeds::short;
use crate::command::{Group, Outcome, Session, Shown, Subcommand};
use crate::error::Error;
use crate::fitl::{Card, CardKind, CardSide, Faction, Leader};
use crate::names::titled;
use crate::render::Report;

/// Tells about a card.
#[derive(Debug, Args, Deserialize)]
pub struct FitlCardInfo {
    /// The card, by its number, title or part of the title
    #[arg(value_name = "N|NAME", num_args = 1.., required = true)]
    #[serde(deserialize_with = "number_or_name")]
    pub card: Vec<String>,
}

/// A script gives the number, the title, or its words.
pub(super) fn number_or_name<'de, D: serde::Deserializer<'de>>(
    deserializer: D,
) -> Result<Vec<String>, D::Error> {
    use serde::de::Error as _;
    Ok(match Value::deserialize(deserializer)? {
        Value::String(name) => vec![name],
        Value::Array(words) => Vec::deserialize(Value::Array(words)).map_err(D::Error::custom)?,
        other => vec![other.to_string()],
    })
}

impl Subcommand for FitlCardInfo {
    const PATH: &'static [&'static str] = &["fitl", "card-info"];
    const GROUP: Group = Group::FitlGames;
    const ABOUT: &'static str = "Summarize a card";
    const EXAMPLES: &'static str = "\
pointman fitl card-info 124
pointman fitl card-info arc light --json";
    const POSITIONAL: &'static [&'static str] = &["card"];

    fn run(self, _session: &mut Session) -> Result<Outcome, Error> {
        let card = Card::named(&self.card.join(" ")).map_err(Error::Usage)?;
        Ok(Outcome::answer(Shown { data: data(card), report: report(card, Faction::ALL) }))
    }
}

/// The facts of a card, as data.
pub(super) fn data(card: Card) -> Value {
    let facts = card.facts();
    let lasting =
        card.lasting().map(|(what, sides)| json!({ "kind": what, "sides": sides.collect::<Vec<_>>() }));
    json!({
        "number": card,
        "title": facts.title,
        "kind": card.kind().id(),
        "period": card.series().map(|series| series.id().parse::<u16>().ok()),
        "faction_order": facts.order,
        "dual": card.is_dual(),
        "lasting": lasting,
        "capability_of": facts.capability,
        "pivotal_of": card.pivotal_of(),
        "pivotal_condition": card.pivotal_of().map(Faction::pivotal_condition),
        "marks": marks_data(card, Faction::ALL.into_iter()),
        "leader": Leader::on(card),
        "summary_unshaded": facts.unshaded,
        "summary_shaded": facts.shaded,
    })
}

/// The facts of a card, for people, with what it means to these non-players.
pub(crate) fn report(card: Card, non_players: impl IntoIterator<Item = Faction>) -> Report {
    let facts = card.facts();
    let mut report = Report::new();
    let kind = match card.kind() {
        CardKind::Event => "Event",
        CardKind::Pivotal => "Pivotal Event",
        CardKind::Coup => "Coup card",
    };
    let years = card.series().map_or(String::new(), |series| format!(" of {series}"));
    report.heading(format!("{card} {} ({kind}{years})", facts.title));
    if let Some(order) = facts.order {
        report.item(1, format!("Order: {}", order.map(short).join(", ")));
    }
    if let Some(marks) = marks_line(card, non_players.into_iter()) {
        report.item(1, format!("Non-players: {marks}"));
    }
    if let Some(faction) = card.pivotal_of() {
        report.item(1, format!("Played when {}", faction.pivotal_condition()));
    }
    if let Some((what, sides)) = card.lasting() {
        let whose = facts.capability.map_or(String::new(), |faction| format!(" of {}", faction.name()));
        let sides: Vec<_> = sides.map(CardSide::id).collect();
        let sides = if sides.len() > 1 { "both texts".to_owned() } else { format!("the {} text", sides[0]) };
        report.item(1, format!("{}{whose}: {sides}", titled(what)));
    }
    if card.is_dual() {
        report.item(1, format!("Unshaded: {}", facts.unshaded));
        report.item(1, format!("Shaded: {}", facts.shaded.unwrap_or_default()));
    } else {
        report.item(1, facts.unshaded);
    }
    report
}
