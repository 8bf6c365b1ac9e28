//! The chronicle of a tour of duty, as Markdown: every turn, what became of whom, and the roster at the end.

use std::fmt::Write as _;

use super::happening::{Departure, Happening, Outing, TurnRecord, attribute_name};
use super::{Ending, Gone, TourOfDuty};
use crate::calendar::Turn;
use crate::campaign_data::{calendar, events_of};
use crate::squads::squad::{Figure, Role};
use pointman_core::markup::{in_markdown as plain, paragraph};
use pointman_core::plural::counted;

impl TourOfDuty {
    /// The whole story so far.
    pub fn chronicle(&self) -> String {
        let mut text = String::new();
        self.title(&mut text);
        let mut month = None;
        for record in self.closed.iter().chain(&self.current) {
            if month != Some((record.turn.year(), record.turn.month())) {
                month = Some((record.turn.year(), record.turn.month()));
                paragraph(&mut text, &format!("## {}", month_title(record.turn)));
            }
            self.turn_told(record, &mut text);
        }
        self.ending(&mut text);
        self.roster(&mut text);
        self.honors(&mut text);
        self.departed(&mut text);
        text
    }

    fn title(&self, text: &mut String) {
        let _ = writeln!(text, "# {}", plain(&self.name));
        let first = self.closed.first().or(self.current.as_ref()).map_or(self.turn, |record| record.turn);
        let (own, enemy) = (self.force.title(), self.enemy.title());
        paragraph(
            text,
            &format!("*{own} against {enemy} in {}, from {}.*", self.corps.title(), first.title()),
        );
    }

    fn turn_told(&self, record: &TurnRecord, text: &mut String) {
        let what = match &record.outing {
            Outing::Rest {} => "R&R",
            Outing::Quiet { .. } => "no Mission",
            Outing::Nobody {} => "nobody left in the field",
            Outing::Mission { mission, .. } => mission.title(),
        };
        paragraph(text, &format!("### {}: {what}", capitalized(&record.turn.title())));
        for event in events_of(record.turn).filter(|event| event.turn_first == record.turn) {
            paragraph(text, &format!("> {}", event.text));
        }
        for item in calendar().dated_equipment.iter().filter(|item| item.from == Some(record.turn)) {
            paragraph(text, &format!("> {}", item.text));
        }
        paragraph(text, &self.outing_told(record));
        let heading = |turn: u16| match turn {
            0 => "Before turn 1".to_owned(),
            turn => format!("Turn {turn}"),
        };
        let turns = record.story.iter().map(|of| format!("- *{}*: {}", heading(of.turn), plain(&of.told)));
        let turns: Vec<String> = turns.collect();
        if !turns.is_empty() {
            paragraph(text, &turns.join("\n"));
        }
        let mut lines: Vec<String> = Vec::new();
        let mut told: Vec<&str> = Vec::new();
        for happening in &record.happenings {
            let Some(name) = happening.name() else {
                lines.push(format!("- {}.", plain(&capitalized(&happening.phrase()))));
                continue;
            };
            if told.contains(&name) {
                continue;
            }
            told.push(name);
            let own = record.happenings.iter().filter(|other| other.name() == Some(name));
            let phrases: Vec<String> = own.filter(|other| is_told(other)).map(Happening::phrase).collect();
            if !phrases.is_empty() {
                lines.push(format!("- **{}** {}.", plain(name), plain(&phrases.join("; "))));
            }
        }
        if !lines.is_empty() {
            paragraph(text, &lines.join("\n"));
        }
    }

    fn outing_told(&self, record: &TurnRecord) -> String {
        let men = counted(record.men, "soldier");
        let leader = record.leader.as_deref().map_or_else(|| "Nobody".to_owned(), plain);
        match &record.outing {
            Outing::Rest {} => format!("{men} out of the line, resting and waiting for replacements."),
            Outing::Quiet { bonus: true } => {
                format!("{leader}'s squad, {men} in all, was not sent out, but its turn is coming.")
            }
            Outing::Quiet { bonus: false } => {
                format!("{leader}'s squad, {men} in all, was not sent out.")
            }
            Outing::Nobody {} => "Nobody was fit to go out.".to_owned(),
            Outing::Mission { follow_up, urban, contact, weather, support, enemy_support, .. } => {
                let again = if *follow_up { " to where the enemy had been found" } else { "" };
                let place = if *urban { ", among houses" } else { "" };
                let (contact, weather) = (contact.title(), weather.title());
                let mut line = format!(
                    "{leader} led {men}{again}. {contact}, {weather}{place}. Support {support} against \
                     {enemy_support}."
                );
                line.push_str(match record.goal_met {
                    Some(true) => " They did what they had come for.",
                    Some(false) => " They did not do what they had come for.",
                    None => "",
                });
                line
            }
        }
    }

    fn ending(&self, text: &mut String) {
        let missions = || self.closed.iter().filter(|record| matches!(record.outing, Outing::Mission { .. }));
        let met = missions().filter(|record| record.goal_met == Some(true)).count();
        let ended = match self.ended {
            Some(Ending::Calendar) => "December 1968 ended, and this story with it.".to_owned(),
            Some(Ending::WipedOut) => "Nobody of the squad was left.".to_owned(),
            None => format!("Next: {}.", self.turn.title()),
        };
        let heading = if self.ended.is_some() { "## The end" } else { "## So far" };
        paragraph(text, heading);
        let count = |of: fn(Departure) -> bool| self.gone.iter().filter(|gone| of(gone.how)).count() as u64;
        paragraph(
            text,
            &format!(
                "{ended} {} in {}, {met} of them successful; {} dead, {} lost to wounds, capture or prison, \
                 {} home after a tour.",
                capitalized(&counted(missions().count(), "Mission").to_string()),
                counted(self.closed.len() as u64, "turn"),
                count(Departure::is_death),
                count(|how| !how.is_death() && how != Departure::TourOver),
                count(|how| how == Departure::TourOver),
            ),
        );
    }

    fn roster(&self, text: &mut String) {
        paragraph(text, "## The squad");
        if self.men().next().is_none() {
            paragraph(text, "Nobody is left on the roster.");
            return;
        }
        let tour = self.tour();
        let mut table = String::from("| Name | Rep | Attributes | Weapon | RP | Months | Kills | Tour |\n");
        table.push_str("|---|---:|---|---|---:|---:|---:|---:|");
        for figure in self.men() {
            let months =
                tour.map_or_else(|| "-".to_owned(), |tour| format!("{}/{}", figure.months, tour.months));
            let away = self.away.iter().find(|away| away.figure.name == figure.name);
            let away = away.map_or_else(String::new, |away| match away.returns {
                Some(turn) => format!(", in hospital until {}", turn.title()),
                None => ", in hospital".to_owned(),
            });
            let _ = write!(
                table,
                "\n| {}{}{away} | {} | {} | {} | {} | {months} | {} | {} |",
                plain(&figure.name),
                post(figure),
                figure.rep,
                attributes_told(figure),
                figure.weapon.as_ref().map_or_else(|| "-".to_owned(), |arms| plain(&arms.name)),
                figure.reputation_points,
                figure.kills,
                figure.tour,
            );
        }
        paragraph(text, &table);
    }

    fn honors(&self, text: &mut String) {
        let everyone = self.gone.iter().map(|gone| &gone.figure).chain(self.men());
        let honored: Vec<String> = everyone
            .filter(|figure| !figure.medals.is_empty())
            .map(|figure| format!("- **{}**: {}", plain(&figure.name), plain(&figure.medals.join("; "))))
            .collect();
        if !honored.is_empty() {
            paragraph(text, "## Medals");
            paragraph(text, &honored.join("\n"));
        }
    }

    fn departed(&self, text: &mut String) {
        let list = |of: &dyn Fn(&&Gone) -> bool| -> Vec<String> {
            self.gone.iter().filter(of).map(departure_told).collect()
        };
        for (heading, lines) in [
            ("## The dead", list(&|gone| gone.how.is_death())),
            ("## Lost", list(&|gone| !gone.how.is_death() && gone.how != Departure::TourOver)),
            ("## Home", list(&|gone| gone.how == Departure::TourOver)),
        ] {
            if !lines.is_empty() {
                paragraph(text, heading);
                paragraph(text, &lines.join("\n"));
            }
        }
    }
}

/// Whether the chronicle tells it: points won are counted on the roster.
fn is_told(happening: &Happening) -> bool {
    !matches!(happening, Happening::Points { .. })
}

fn departure_told(gone: &Gone) -> String {
    let Gone { figure, turn, how } = gone;
    let kills =
        if figure.kills == 0 { String::new() } else { format!(", {}", counted(figure.kills, "kill")) };
    let tour = if figure.tour > 1 { format!(", tour {}", figure.tour) } else { String::new() };
    format!(
        "- **{}**, Rep {}{kills}{tour}: {} in {}",
        plain(&figure.name),
        figure.rep,
        how.words(),
        turn.title()
    )
}

fn post(figure: &Figure) -> String {
    let star = if figure.star { ", Star" } else { "" };
    match figure.role {
        Some(Role::Leader) => format!("{star}, Leader"),
        Some(Role::JuniorNco) => format!("{star}, Jr NCO"),
        None => star.to_owned(),
    }
}

fn attributes_told(figure: &Figure) -> String {
    let names: Vec<&str> = figure.attributes.iter().map(|id| attribute_name(id)).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(", ") }
}

fn month_title(turn: Turn) -> String {
    let title = turn.title();
    title.split_once(' ').map_or(title.clone(), |(_, month)| month.to_owned())
}

fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
