//! What a report leaves open: every line that only the players can say and have not (5).

use crate::after_action::check_report::is_early;
use crate::after_action::companions::{companions, is_left_out, without_their_team};
use crate::{
    Campaign, Condition, CurrentMission, Deployment, FigureReport, ForceReport, Outcome, RegularForce,
    Report, Step, TeamReport, Wound,
};
use pointman_core::error::Error;
use pointman_core::plural::counted;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::{OptionName, option};

/// The name of the question why a game was cut short.
pub(crate) const ENDED_EARLY: &str = "ended_early";

/// The end of the name of the question who was with a casualty.
pub(crate) const ACCOMPANIED_BY: &str = "accompanied_by";

/// What `report` leaves open of the current game of `campaign`; all of it without one. Nothing while there is
/// no game to report on.
///
/// Each question is named by force, team or figure, and field, such as `us/alpha/engaged_hostile`.
pub fn open_lines(report: Option<&Report>, campaign: &Campaign) -> Vec<OpenQuestion> {
    let mut open = Vec::new();
    let Some(mission) = campaign.mission.as_ref().filter(|_| campaign.step == Step::ExecuteOperation) else {
        return open;
    };
    if let Some(report) = report
        && is_early(report, mission)
        && report.ended_early.as_ref().is_none_or(|why| why.trim().is_empty())
    {
        let turns = report.game_turns.unwrap_or_default();
        open.push(OpenQuestion::of(ENDED_EARLY, format!("why the game ended after turn {turns}"), "AV 4.5"));
    }
    let nothing = ForceReport::default();
    let part = |id: &str| report.and_then(|report| report.force(id)).unwrap_or(&nothing);
    for force in &campaign.regulars {
        let (id, part) = (&force.id, part(&force.id));
        own_points(id, part, mission, &mut open);
        if !is_left_out(force, campaign) {
            objectives(force, part, mission, &mut open);
        }
        for casualty in &part.figures {
            wounded(id, casualty, &mut open);
        }
        if let Some(report) = report {
            accompanied(force, part, report, campaign, &mut open);
        }
        for team in force.teams.iter().filter(|team| team.deployed != Deployment::No) {
            deeds(id, &team.id, part.teams.iter().find(|reported| reported.team == team.id), &mut open);
        }
    }
    for force in &campaign.insurgents {
        own_points(&force.id, part(&force.id), mission, &mut open);
    }
    open
}

/// The refusal of a report that leaves `open` lines open: `what`, and where, the fields of one team or figure
/// in one line.
pub(crate) fn incomplete(what: &str, open: Vec<OpenQuestion>, campaign: &Campaign) -> Error {
    let mut places: Vec<(&str, Vec<String>)> = Vec::new();
    for question in &open {
        let (place, field) = question.name.rsplit_once('/').unwrap_or(("", &question.name));
        match places.last_mut().filter(|(last, _)| *last == place) {
            Some((_, fields)) => fields.push(in_words(field)),
            None => places.push((place, vec![in_words(field)])),
        }
    }
    let line = |(place, fields): &(&str, Vec<String>)| {
        let place = place_in_words(place, campaign);
        format!("\n  {place}{}{}", if place.is_empty() { "" } else { ": " }, fields.join(", "))
    };
    let lines: Vec<String> = places.iter().map(line).collect();
    Error::asks(
        format!(
            "{what}:{}\nAnswer each; {} says no to every deed left open",
            lines.concat(),
            option("rest").with("no")
        ),
        open,
    )
}

/// The force, team or man of a place, by name: `us/squad-1-a` as `US, 1A`.
fn place_in_words(place: &str, campaign: &Campaign) -> String {
    let (force, who) = place.split_once('/').map_or((place, None), |(force, who)| (force, Some(who)));
    let name = campaign.force_called(force);
    let Some(who) = who else { return name.to_owned() };
    let called = campaign.regulars.iter().find(|one| one.id == force).map(|one| match one.team(who) {
        Some(team) => team.name.clone(),
        None => one.called(who),
    });
    format!("{name}, {}", called.as_deref().unwrap_or(who))
}

/// What a question asks, with the option that answers it.
fn in_words(field: &str) -> String {
    let of = |what: &str, answer: OptionName<'_>| format!("{what} ({answer})");
    let wia = option("wia");
    match field {
        "objectives_achieved" => of("objectives achieved?", option("achieved").called("objective")),
        "engaged_hostile" => of("engaged?", option("engaged")),
        "inflicted_casualty" => of("hit?", option("hit")),
        "engaged_by_hostile" => of("fired on?", option("fired-on")),
        "ended_early" => format!("fewer turns than usual: say why with {}", option("ended-early")),
        "wound" => format!(
            "how badly wounded? ({}, or for a serious wound `NAME:evacuated`, `accompanied` or `straggler`)",
            wia.with("NAME:light")
        ),
        "condition" => format!(
            "seriously wounded, and at the end? ({}, `accompanied` or `straggler`)",
            wia.with("NAME:evacuated")
        ),
        "accompanied_by" => of("who was with him?", option("accompanied-by").with("NAME:TEAM")),
        "scenario_vp" => of("Victory Points by the scenario's own list?", option("points")),
        other => other.to_owned(),
    }
}

/// The points a scenario of a pack gives by its own list (5.1).
fn own_points(id: &str, part: &ForceReport, mission: &CurrentMission, open: &mut Vec<OpenQuestion>) {
    if mission.scenario.own_victory_points && part.scenario_vp.is_none() {
        let what = "Victory Points by the scenario's own list, a whole number";
        open.push(OpenQuestion::of(format!("{id}/scenario_vp"), what, "AV 5.1").by(id));
    }
}

/// How many objectives were achieved (5.1).
fn objectives(
    force: &RegularForce,
    part: &ForceReport,
    mission: &CurrentMission,
    open: &mut Vec<OpenQuestion>,
) {
    let due = mission.force(&force.id).map_or(0, |part| part.objectives.len());
    let is_told = part.objectives_achieved > 0 || part.objectives_failed > 0;
    if mission.scenario.own_victory_points || due == 0 || is_told {
        return;
    }
    let what = format!("how many of its {} it achieved; the rest failed", counted(due, "objective"));
    let question = OpenQuestion::of(format!("{}/objectives_achieved", force.id), what, "AV 5.1");
    open.push(question.by(&force.id).legal((0..=due).map(|count| count.to_string())));
}

/// How badly a man was wounded, and where they were at the end (5.2).
fn wounded(id: &str, casualty: &FigureReport, open: &mut Vec<OpenQuestion>) {
    let man = &casualty.figure;
    match (casualty.outcome, casualty.wound, casualty.condition) {
        (Outcome::Wia, None, _) => open.push(
            OpenQuestion::of(format!("{id}/{man}/wound"), "how bad the wound was", "AV 5.2")
                .by(id)
                .legal(Wound::ALL.map(Wound::id)),
        ),
        (Outcome::Wia, Some(Wound::Serious), None) => open.push(
            OpenQuestion::of(format!("{id}/{man}/condition"), "where the casualty was at the end", "AV 5.2")
                .by(id)
                .legal(Condition::ALL.map(Condition::id)),
        ),
        _ => {}
    }
}

/// Assets that fire from off the table.
const OFF_TABLE: [&str; 4] =
    ["on-call-light-mortars", "artillery", "fast-burner-air-support", "gunship-air-support"];

/// Who was with the accompanied of whose own team nobody is left (5.2).
fn accompanied(
    force: &RegularForce,
    part: &ForceReport,
    report: &Report,
    campaign: &Campaign,
    open: &mut Vec<OpenQuestion>,
) {
    let Some(mission) = &campaign.mission else { return };
    let company = companions(&force.id, report, campaign);
    // With nobody left at all they were not accompanied, which is a fault of the report.
    if company.is_empty() {
        return;
    }
    // What fires from off the table is near nobody; older reports may say so.
    let near: Vec<String> =
        company.iter().filter(|who| !OFF_TABLE.contains(&who.as_str())).cloned().collect();
    let near = if near.is_empty() { company } else { near };
    for casualty in without_their_team(force, part, mission).filter(|one| one.accompanied_by.is_none()) {
        let man = &casualty.figure;
        let what = format!(
            "{}: who else was within 2\" of {}: all of their own are lost",
            force.name,
            force.called(man)
        );
        let question = OpenQuestion::of(format!("{}/{man}/{ACCOMPANIED_BY}", force.id), what, "AV 5.2");
        open.push(question.by(&force.id).legal(near.clone()));
    }
}

/// What a team did and suffered, which its development asks (6.1).
fn deeds(id: &str, team: &str, told: Option<&TeamReport>, open: &mut Vec<OpenQuestion>) {
    let deeds = [
        ("engaged_hostile", "whether it engaged a hostile unit", told.and_then(|told| told.engaged_hostile)),
        (
            "inflicted_casualty",
            "whether it inflicted a casualty on a hostile unit",
            told.and_then(|told| told.inflicted_casualty),
        ),
        (
            "engaged_by_hostile",
            "whether a hostile unit engaged it",
            told.and_then(|told| told.engaged_by_hostile),
        ),
    ];
    for (field, what, said) in deeds {
        if said.is_none() {
            let question = OpenQuestion::of(format!("{id}/{team}/{field}"), what, "AV 6.1");
            open.push(question.by(id).legal(["true", "false"]));
        }
    }
}
