//! The chronicle of a tour of duty: every turn, what became of whom, and the roster at the end.

use super::happening::{Departure, Happening, Outing, TurnRecord};
use super::{Ending, Gone, TourOfDuty};
use crate::calendar::Turn;
use crate::campaign_data::{calendar, events_of};
use crate::squads::squad::{Figure, Role};
use pointman_core::plural::counted;
use pointman_core::story::{Account, Entry, Phrase, Tabulated};

impl TourOfDuty {
    /// The whole story so far.
    pub fn chronicle(&self) -> Account {
        let mut story = Account::new(&self.name);
        let first = self.closed.first().or(self.current.as_ref()).map_or(self.turn, |record| record.turn);
        let (own, enemy) = (self.force.title(), self.enemy.title());
        let against = format!("{own} against {enemy} in {}, from {}.", self.corps.title(), first.title());
        story.paragraph(Phrase::emphasised(against));
        let mut month = None;
        for record in self.closed.iter().chain(&self.current) {
            if month != Some((record.turn.year(), record.turn.month())) {
                month = Some((record.turn.year(), record.turn.month()));
                story.heading(2, month_title(record.turn));
            }
            self.turn_told(record, &mut story);
        }
        self.ending(&mut story);
        self.roster(&mut story);
        self.honors(&mut story);
        self.departed(&mut story);
        story
    }

    fn turn_told(&self, record: &TurnRecord, story: &mut Account) {
        let what = match &record.outing {
            Outing::Rest {} => "R&R",
            Outing::Quiet { .. } => "no Mission",
            Outing::Nobody {} => "nobody left in the field",
            Outing::Mission { mission, .. } => mission.title(),
        };
        story.heading(3, format!("{}: {what}", capitalized(&record.turn.title())));
        for event in events_of(record.turn).filter(|event| event.turn_first == record.turn) {
            story.quotation(&event.text);
        }
        for item in calendar().dated_equipment.iter().filter(|item| item.from == Some(record.turn)) {
            story.quotation(&item.text);
        }
        story.paragraph(self.outing_told(record));
        let heading = |turn: u16| match turn {
            0 => "Before turn 1".to_owned(),
            turn => format!("Turn {turn}"),
        };
        story.list(
            record
                .story
                .iter()
                .map(|of| Entry::new(Phrase::emphasised(heading(of.turn)).and(format!(": {}", of.told)))),
        );
        let mut entries = Vec::new();
        let mut told: Vec<&str> = Vec::new();
        for happening in &record.happenings {
            let Some(name) = happening.name() else {
                entries.push(Entry::new(format!("{}.", capitalized(&happening.phrase()))));
                continue;
            };
            if told.contains(&name) {
                continue;
            }
            told.push(name);
            let own = record.happenings.iter().filter(|other| other.name() == Some(name));
            let phrases: Vec<String> = own.filter(|other| is_told(other)).map(Happening::phrase).collect();
            if !phrases.is_empty() {
                let phrases = format!(" {}.", phrases.join("; "));
                entries.push(Entry::new(Phrase::strong(name).and(phrases)));
            }
        }
        story.list(entries);
    }

    fn outing_told(&self, record: &TurnRecord) -> String {
        let men = counted(record.men, "soldier");
        let leader = record.leader.as_deref().unwrap_or("Nobody");
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
                // The Leader is none of those led.
                let led = record.men.saturating_sub(u8::from(record.leader.is_some()));
                let men = counted(led, "soldier");
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

    fn ending(&self, story: &mut Account) {
        let missions = || self.closed.iter().filter(|record| matches!(record.outing, Outing::Mission { .. }));
        let met = missions().filter(|record| record.goal_met == Some(true)).count();
        let ended = match self.ended {
            Some(Ending::Calendar) => "December 1968 ended, and this story with it.".to_owned(),
            Some(Ending::WipedOut) => "Nobody of the squad was left.".to_owned(),
            None => format!("Next: {}.", self.turn.title()),
        };
        story.heading(2, if self.ended.is_some() { "The end" } else { "So far" });
        let count = |of: fn(Departure) -> bool| self.gone.iter().filter(|gone| of(gone.how)).count() as u64;
        story.paragraph(format!(
            "{ended} {} in {}, {met} of them successful; {} dead, {} lost to wounds, capture or prison, {} \
             home after a tour.",
            capitalized(&counted(missions().count(), "Mission").to_string()),
            counted(self.closed.len() as u64, "turn"),
            count(Departure::is_death),
            count(|how| !how.is_death() && how != Departure::TourOver),
            count(|how| how == Departure::TourOver),
        ));
    }

    fn roster(&self, story: &mut Account) {
        story.heading(2, "The squad");
        if self.men().next().is_none() {
            story.paragraph("Nobody is left on the roster.");
            return;
        }
        let tour = self.tour();
        let mut rows = Vec::new();
        for figure in self.men() {
            let months =
                tour.map_or_else(|| "-".to_owned(), |tour| format!("{}/{}", figure.months, tour.months));
            let away = self.away.iter().find(|away| away.figure.name == figure.name);
            let away = away.map_or_else(String::new, |away| match away.returns {
                Some(turn) => format!(", in hospital until {}", turn.title()),
                None => ", in hospital".to_owned(),
            });
            rows.push(vec![
                format!("{}{}{away}", figure.name, post(figure)),
                figure.rep.to_string(),
                attributes_told(figure),
                figure.weapon.as_ref().map_or_else(|| "-".to_owned(), |arms| arms.name.clone()),
                figure.reputation_points.to_string(),
                months,
                figure.kills.to_string(),
                figure.tour.to_string(),
            ]);
        }
        let head = ["Name", "Rep", "Attributes", "Weapon", "RP", "Months", "Kills", "Tour"];
        story.table(Tabulated { head: head.map(str::to_owned).to_vec(), numbers: vec![1, 4, 5, 6, 7], rows });
    }

    fn honors(&self, story: &mut Account) {
        let everyone = self.gone.iter().map(|gone| &gone.figure).chain(self.men());
        let honored = everyone.filter(|figure| !figure.medals.is_empty()).map(|figure| {
            Entry::new(Phrase::strong(&figure.name).and(format!(": {}", figure.medals.join("; "))))
        });
        story.list_under(2, "Medals", honored);
    }

    fn departed(&self, story: &mut Account) {
        let mut list = |heading: &str, of: fn(Departure) -> bool| {
            story.list_under(2, heading, self.gone.iter().filter(|gone| of(gone.how)).map(departure_told));
        };
        list("The dead", Departure::is_death);
        list("Lost", |how| !how.is_death() && how != Departure::TourOver);
        list("Home", |how| how == Departure::TourOver);
    }
}

/// Whether the chronicle tells it: points won are counted on the roster.
fn is_told(happening: &Happening) -> bool {
    !matches!(happening, Happening::Points { .. })
}

fn departure_told(gone: &Gone) -> Entry {
    let Gone { figure, turn, how } = gone;
    let kills =
        if figure.kills == 0 { String::new() } else { format!(", {}", counted(figure.kills, "kill")) };
    let tour = if figure.tour > 1 { format!(", tour {}", figure.tour) } else { String::new() };
    let fate = format!(", Rep {}{kills}{tour}: {} in {}", figure.rep, how.words(), turn.title());
    Entry::new(Phrase::strong(&figure.name).and(fate))
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
    let names = figure.attributes.names();
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
