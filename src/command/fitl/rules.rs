//! `fitl rules`: what a rule says in short, by the number that a refusal or an explanation gives.

use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};

use super::card_info;
use crate::command::{Group, Outcome, Session, Shown, Subcommand};
use crate::error::Error;
use crate::fitl::rules::Rule;
use crate::fitl::{Card, Faction, Readings, Row};
use crate::render::Report;

/// Tells what a rule says.
#[derive(Debug, Args, Deserialize)]
pub struct FitlRules {
    /// A rule (`3.2.4`, `T5.5`), a refusal (`G17`), a ruling (`R179`), a card (`card 78`), or a word
    #[arg(value_name = "ID|WORD", num_args = 1.., required = true)]
    #[serde(deserialize_with = "words")]
    pub id: Vec<String>,
}

fn words<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    use serde::de::Error as _;
    Ok(match Value::deserialize(deserializer)? {
        Value::String(id) => vec![id],
        Value::Array(words) => Vec::deserialize(Value::Array(words)).map_err(D::Error::custom)?,
        other => vec![other.to_string()],
    })
}

impl Subcommand for FitlRules {
    const PATH: &'static [&'static str] = &["fitl", "rules"];
    const GROUP: Group = Group::FitlGames;
    const ABOUT: &'static str = "Show what a rule says, in short";
    const EXAMPLES: &'static str = "\
pointman fitl rules 3.2.4       # the rule that a refusal cites
pointman fitl rules G17         # the refusal itself
pointman fitl rules R179        # how Pointman reads an unclear rule
pointman fitl rules pacify      # rules that mention a word";
    const POSITIONAL: &'static [&'static str] = &["id"];

    fn run(self, _session: &mut Session) -> Result<Outcome, Error> {
        let id = self.id.join(" ");
        let id = id.trim().trim_matches(['[', ']']).trim_end_matches(',');
        let mut told = Told::default();
        if let Some(card) = id.to_lowercase().strip_prefix("card") {
            let card = Card::named(card.trim_start_matches('s').trim()).map_err(Error::Usage)?;
            let (data, report) = (card_info::data(card), card_info::report(card, Faction::ALL));
            return Ok(Outcome::answer(Shown { data, report }));
        }
        if let Some(row) = Row::ALL.into_iter().find(|row| row.id().eq_ignore_ascii_case(id)) {
            told.row(row);
        } else if let Some(rule) = Rule::of(id) {
            told.rule(rule);
        } else {
            Rule::about(id).take(MOST).for_each(|rule| told.rule(rule));
        }
        told.readings(id);
        let is_ruling = id.strip_prefix(['R', 'r']).is_some_and(|number| number.parse::<u16>().is_ok());
        if told.report.is_empty() && is_ruling {
            return Err(Error::Usage(format!(
                "no option of a game hangs on ruling {id}: `rules` knows a ruling where one does, as R179"
            )));
        }
        if told.report.is_empty() {
            return Err(Error::Usage(format!(
                "no rule, refusal or ruling has the number `{id}` or mentions it; give a number such as \
                 3.2.4, T5.5 or G17, or a word"
            )));
        }
        let data = json!({ "rules": told.rules, "refusal": told.refusal, "options": told.options });
        Ok(Outcome::answer(Shown { data, report: told.report }))
    }
}

/// The most rules about a word that are told.
const MOST: usize = 6;

#[derive(Default)]
struct Told {
    report: Report,
    rules: Vec<Value>,
    refusal: Value,
    options: Vec<Value>,
}

impl Told {
    fn rule(&mut self, Rule { id, title, text }: Rule) {
        self.report.strong(0, format!("{id} {title}"));
        self.report.item(1, text);
        self.rules.push(json!({ "id": id, "title": title, "text": text }));
    }

    /// A refusal, with what it refuses by.
    fn row(&mut self, row: Row) {
        self.report.line(format!("{} is a refusal under {}", row.id(), row.rule()));
        self.refusal = json!({ "id": row.id(), "rule": row.rule() });
        let mut cards = false;
        for part in row.rule().split(", ") {
            let (word, number) = part.rsplit_once(' ').unwrap_or(("", part));
            cards |= word.starts_with("card");
            match Card::named(number).ok().filter(|_| cards) {
                Some(card) => self.report.append(card_info::report(card, Faction::ALL)),
                None => Rule::of(part).into_iter().for_each(|rule| self.rule(rule)),
            }
        }
    }

    /// How an unclear rule may be read, where `id` is its ruling, its rule or its option.
    fn readings(&mut self, id: &str) {
        let id = id.to_lowercase();
        for (key, about, values) in Readings::ALL {
            let named = about.split([':', ' ', '(', ')']).any(|word| word.to_lowercase() == id);
            if named || *key == id {
                self.report.strong(0, *about);
                self.report.item(1, format!("--option {key}={}; the first is the default", values.join("|")));
                self.options.push(json!({ "key": key, "about": about, "values": values }));
            }
        }
    }
}
