//! `campaign show` of an FNG campaign: calendar, roster, and what is pending.

use serde_json::{Value, json};

use crate::command::fng::campaign::next_lines;
use crate::command::{CommandAnswer, Outcome, all_parts};
use crate::document::Shared;
use crate::fng::campaign::{Ending, Outing, TourOfDuty};
use crate::fng::squads::squad::{Figure, Role};
use crate::plural::counted;
use crate::render::{Grid, Report};

/// Shows it.
pub(in crate::command) fn show(campaign: Shared<TourOfDuty>) -> Outcome {
    Outcome::answer(TourShown(campaign))
}

/// A campaign, worded only for those who read it; a script asks for single fields.
struct TourShown(Shared<TourOfDuty>);

impl CommandAnswer for TourShown {
    fn json(&self) -> Value {
        all_parts(self)
    }

    fn report(&self) -> Report {
        report(&self.0)
    }

    fn parts(&self) -> &'static [&'static str] {
        &PARTS
    }

    fn part(&self, name: &str) -> Option<Value> {
        let campaign = &*self.0;
        Some(match name {
            "name" => json!(campaign.name),
            "force" => json!(campaign.force),
            "enemy" => json!(campaign.enemy),
            "corps" => json!(campaign.corps),
            "turn" => json!(campaign.turn),
            "monsoon" => json!(campaign.turn.is_monsoon()),
            "stage" => json!(campaign.stage()),
            "next" => json!(campaign.next_words()),
            "ended" => json!(campaign.ended),
            "leader" => json!(campaign.leading().map(|figure| &figure.name)),
            "present" => json!(campaign.present()),
            "paper_strength" => json!(campaign.paper_strength),
            "losses" => json!(campaign.losses),
            "carried" => json!(campaign.carried),
            "follow_up" => json!(campaign.follow_up),
            "rest" => json!(campaign.rest),
            "figures" => json!(campaign.squad.figures),
            "away" => json!(campaign.away),
            "gone" => json!(campaign.gone),
            "current" => json!(campaign.current),
            "turns" => json!(campaign.closed.len()),
            _ => return None,
        })
    }
}

/// What is told of a campaign.
const PARTS: [&str; 21] = [
    "name",
    "force",
    "enemy",
    "corps",
    "turn",
    "monsoon",
    "stage",
    "next",
    "ended",
    "leader",
    "present",
    "paper_strength",
    "losses",
    "carried",
    "follow_up",
    "rest",
    "figures",
    "away",
    "gone",
    "current",
    "turns",
];

fn report(campaign: &TourOfDuty) -> Report {
    let mut report = Report::new();
    let monsoon = if campaign.turn.is_monsoon() { ", monsoon" } else { "" };
    report.heading(format!(
        "{}: {}, {}{monsoon}",
        campaign.name,
        campaign.corps.title(),
        campaign.turn.title()
    ));
    roster(&mut report, campaign);
    report.heading(format!(
        "With the squad: {} of {} at paper strength",
        campaign.present(),
        campaign.paper_strength
    ));
    if let Some(leader) = campaign.leading() {
        report.item(1, format!("{} leads, Rep {}", leader.name, leader.rep));
    }
    if campaign.losses > 0 {
        report.item(1, format!("{} not replaced", counted(campaign.losses, "loss")));
    }
    for away in &campaign.away {
        let until =
            away.returns.map_or_else(|| "for good".to_owned(), |turn| format!("until {}", turn.title()));
        report.item(1, format!("{} is in hospital {until}", away.figure.name));
    }
    if campaign.carried > 0 {
        report.item(1, "+1 to the Leader's Rep at the next Mission check");
    }
    if let Some(mission) = campaign.follow_up {
        report.item(1, format!("{} follows", mission.title()));
    }
    if let Some(rest) = campaign.rest {
        report.item(1, format!("R&R: {}", rest.title()));
    }
    if let Some(current) = &campaign.current {
        let what = match &current.outing {
            Outing::Rest {} => "R&R".to_owned(),
            Outing::Quiet { .. } | Outing::Nobody {} => "no Mission".to_owned(),
            Outing::Mission { mission, support, enemy_support, .. } => {
                format!("{}, Support {support} against {enemy_support}", mission.title())
            }
        };
        report.item(1, format!("This turn: {what}"));
    }
    report.line("");
    match campaign.ended {
        Some(Ending::WipedOut) => report.strong(0, "The squad was wiped out: the campaign is over"),
        Some(Ending::Calendar) => report.strong(0, "December 1968 is over, and the campaign with it"),
        None => next_lines(&mut report, campaign),
    }
    report
}

fn roster(report: &mut Report, campaign: &TourOfDuty) {
    // Where everybody is on their first tour, its number says nothing, and takes room from the names.
    let counts_tours = campaign.men().any(|figure| figure.tour > 1);
    let tour = counts_tours.then_some("Tour");
    let head = ["Name", "Rep", "Attributes", "Weapon", "R Points", "Months", "Kills"].into_iter().chain(tour);
    let numbers = [1, 4, 5, 6].into_iter().chain(counts_tours.then_some(7));
    let mut table = Grid::new(head.chain([""])).with_numbers(numbers).of_whole_words();
    for figure in campaign.men() {
        let months = campaign
            .tour()
            .map_or_else(|| "-".to_owned(), |tour| format!("{}/{}", figure.months, tour.months));
        let mut row = vec![
            figure.name.clone(),
            figure.rep.to_string(),
            figure.attributes.names().join(", "),
            figure.weapon.as_ref().map_or_else(String::new, |arms| arms.name.clone()),
            figure.reputation_points.to_string(),
            months,
            figure.kills.to_string(),
        ];
        row.extend(counts_tours.then(|| figure.tour.to_string()));
        row.push(notes(figure, campaign));
        table.row(row);
    }
    report.table(table);
}

fn notes(figure: &Figure, campaign: &TourOfDuty) -> String {
    let mut notes: Vec<String> = Vec::new();
    if figure.star {
        notes.push("Star".to_owned());
    }
    match figure.role {
        Some(Role::Leader) => notes.push("Leader".to_owned()),
        Some(Role::JuniorNco) => notes.push("Jr NCO".to_owned()),
        None => {}
    }
    if figure.rep_fixed {
        notes.push("Rep fixed".to_owned());
    }
    if campaign.away.iter().any(|away| away.figure.name == figure.name) {
        notes.push("in hospital".to_owned());
    }
    if !figure.medals.is_empty() {
        notes.push(counted(figure.medals.len(), "medal").to_string());
    }
    notes.join(", ")
}
