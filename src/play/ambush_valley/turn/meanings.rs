//! What the answers to the questions of a turn mean, and what has been reported so far.

use serde_json::{Value, json};

use super::answering::asked_for;
use crate::ambush_valley::{
    AskedFor, Campaign, CurrentMission, Deployment, ForceReport, RegularForce, ReportLine, ReportTold,
    TableId, TeamReport, abandoned, objective_called,
};
use crate::named::plain;
use crate::question::OpenQuestion;
use crate::render::Report;

/// What the words of a report mean.
pub(super) const MEANINGS: [(&str, &str); 31] = [
    ("achieved", "the mission's objective was met"),
    ("failed", "it was not"),
    ("kia", "killed in action"),
    ("pow", "taken prisoner in the game"),
    ("light", "lightly wounded: stays with the team"),
    ("serious", "seriously wounded"),
    ("evacuated", "seriously wounded, and off the table before the end"),
    ("accompanied", "seriously wounded, at the end on the table with friendly combat troops within 2\""),
    ("straggler", "seriously wounded, at the end on the table without friends"),
    ("officer", "an officer"),
    ("engaged", "it engaged a hostile unit"),
    ("hit", "it inflicted a casualty on one"),
    ("fired-on", "a hostile unit engaged it"),
    ("nothing", "none of these"),
    ("rest-nothing", "nothing to report for this team or any still to come"),
    ("rest-engaged", "this team and any still to come engaged a hostile unit; `fired-on` may follow"),
    ("rest-hit", "this team and any still to come engaged and hit a hostile unit; `fired-on` may follow"),
    ("rest-fired-on", "a hostile unit engaged this team and any still to come"),
    ("yes", "it abandoned one: no development roll"),
    ("no", "it abandoned none: its straggler was not left by choice"),
    ("roll", "the insurgency rolls for development, unless it lost the game"),
    ("decline", "the insurgency does not roll"),
    ("afv-disabled", "enemy armoured vehicles disabled and not destroyed later [A14]"),
    ("afv-destroyed", "enemy armoured vehicles destroyed"),
    ("vehicles-disabled", "regular vehicles disabled and not destroyed later [A14]"),
    ("vehicles-destroyed", "regular vehicles destroyed"),
    ("leaders-killed", "insurgent leaders killed"),
    ("civilian-casualties", "civilians killed or wounded"),
    ("disabled-before-destroyed", "those destroyed that had been disabled before"),
    ("mobs-dispersed", "civilian mobs peacefully dispersed"),
    ("mobs-won-over", "civilian mobs converted to insurgents, or influenced"),
];

/// The teams of a squad that have stayed out of the game, by name; none if no squad is called so.
pub(super) fn teams_left(force: &RegularForce, squad: &str) -> Option<String> {
    let is_squad = force.team(squad).is_none() && force.teams.iter().any(|team| team.squad == squad);
    let left = force.teams.iter().filter(|team| {
        team.squad == squad && team.deployed == Deployment::No && force.present(&team.id).next().is_some()
    });
    is_squad.then(|| left.map(|team| team.name.as_str()).collect::<Vec<_>>().join(", "))
}

/// What the words of answers stand for: teams, men, and assets with their price.
pub(super) fn notes(campaign: &Campaign, question: &OpenQuestion) -> Vec<(String, String)> {
    let mut words: Vec<&str> = question.legal.iter().flat_map(|answer| answer.split_whitespace()).collect();
    words.sort_unstable();
    words.dedup();
    let force = campaign.regulars.iter().find(|force| Some(&force.id) == question.by.as_ref());
    let about = |word: &str| {
        if word == "failed" && !campaign.insurgents.is_empty() {
            return Some("it was not met: the VC score for that".to_owned());
        }
        if let Some((_, meaning)) = MEANINGS.iter().find(|(known, _)| *known == word) {
            return Some((*meaning).to_owned());
        }
        let force = force?;
        if let Some(team) = force.team(word) {
            let present = force.present(word).count();
            return Some(format!("{}, {present} of {}", team.role, team.strength));
        }
        if let Some(teams) = teams_left(force, word) {
            return Some(teams);
        }
        if let Some(man) = force.answered_with(word) {
            let role = if man.role.is_empty() { String::new() } else { format!(", {}", man.role) };
            return Some(format!("{}{role}", force.team_called(&man.team)));
        }
        // Of the dead the price says nothing.
        match asked_for(question) {
            Some(AskedFor::Report(ReportLine::Others)) => {
                let name = campaign.asset_called(&force.id, word);
                (campaign.price_of(&force.id, word).is_some() && plain(name) != plain(word))
                    .then(|| name.to_owned())
            }
            _ => priced(campaign, &force.id, word),
        }
    };
    words.into_iter().filter_map(|word| Some((word.to_owned(), about(word)?))).collect()
}

/// An asset of a force by its name, unless that is the word for it, and with its price; none if it has none.
pub(super) fn priced(campaign: &Campaign, force: &str, asset: &str) -> Option<String> {
    let (price, name) = (campaign.price_of(force, asset)?, campaign.asset_called(force, asset));
    let is_shown = campaign.shown_to(Some(force), asset) == name;
    Some(if is_shown { format!("{price} OMP") } else { format!("{name}, {price} OMP") })
}

/// What teams did, and where a report says so.
pub(super) type Deed = (&'static str, fn(&TeamReport) -> Option<bool>);

pub(super) const DEEDS: [Deed; 4] = [
    ("engaged", |team| team.engaged_hostile),
    ("hit", |team| team.inflicted_casualty),
    ("fired on", |team| team.engaged_by_hostile),
    ("did not abandon its straggler", |team| team.abandoned_casualty.map(|is_left| !is_left)),
];

/// What is told of an officer beside their name: they count for more.
fn officer(is_one: bool) -> &'static str {
    if is_one { ", an officer" } else { "" }
}

/// The fields of a report that count objectives.
const COUNTS_OBJECTIVES: [&str; 2] = ["objectives_achieved", "objectives_failed"];

/// What became of each objective of a force, where it is known by more than its number.
fn objectives_told(part: &ForceReport, mission: Option<&CurrentMission>, campaign: &Campaign) -> Vec<String> {
    let Some(of) = mission.and_then(|mission| mission.force(&part.force)) else { return Vec::new() };
    let is_said = part.objectives_achieved > 0 || part.objectives_failed > 0;
    let objectives = of.objectives.iter().enumerate().filter(|_| is_said);
    let told = objectives.filter_map(|(index, objective)| {
        let called = objective_called(of, objective, &campaign.options)?;
        let state = if part.achieves(index, objective) { "achieved" } else { "failed" };
        Some(format!("{called}: {state}"))
    });
    told.collect()
}

/// What a report says, before it is taken.
pub(super) fn summary(told: &ReportTold, campaign: &Campaign) -> Report {
    let mut report = Report::new();
    let turns = told.report.game_turns.map_or_else(String::new, |turns| format!(", {turns} turns"));
    report.heading(format!("The report of turn {}{turns}", campaign.turn));
    let value = |part: &Value, field: &str| part[field].as_u64().unwrap_or(0);
    for part in &told.report.forces {
        let force = campaign.forces().find(|force| force.id() == part.force);
        report.strong(1, force.map_or_else(|| part.force.clone(), |force| force.name().to_owned()));
        let mut said = Report::new();
        let mission = campaign.mission.as_ref();
        if let Some(why) = mission.and_then(|mission| part.why_nothing(mission)) {
            said.item(2, format!("was not there: {why}"));
        }
        let objectives = objectives_told(part, mission, campaign);
        for line in &objectives {
            said.item(2, line);
        }
        let fields = json!(part);
        let counts: Vec<String> = fields
            .as_object()
            .into_iter()
            .flatten()
            .filter(|(_, count)| count.as_u64().is_some_and(|count| count > 0))
            .filter(|(name, _)| objectives.is_empty() || !COUNTS_OBJECTIVES.contains(&name.as_str()))
            .map(|(name, _)| format!("{} {}", name.replace('_', " "), value(&fields, name)))
            .collect();
        if !counts.is_empty() {
            said.item(2, counts.join(", "));
        }
        let of_them =
            force.is_some_and(|force| Some(force.id()) == campaign.forces().next().map(|one| one.id()));
        if let Some(why) = told.report.ended_early.as_ref().filter(|_| of_them) {
            said.item(2, format!("ended early: {why}"));
        }
        if let Some(points) = part.scenario_vp {
            said.item(2, format!("{points} Victory Points by the scenario's own list"));
        }
        let force = campaign.regulars.iter().find(|force| force.id == part.force);
        for casualty in &part.figures {
            let who = force.map_or_else(|| casualty.figure.clone(), |force| force.called(&casualty.figure));
            let is_officer =
                force.and_then(|force| force.figure(&casualty.figure)).is_some_and(|man| man.officer);
            let with = casualty.accompanied_by.as_ref().map_or_else(String::new, |with| {
                let shown = campaign.shown(with);
                match shown.split_once(':') {
                    Some((of, with)) => format!(", by {} {with}", campaign.force_called(of)),
                    None => format!(", by {shown}"),
                }
            });
            said.item(2, format!("{who}{}: {}{with}", officer(is_officer), casualty.words()));
        }
        for other in &part.other_casualties {
            let who = campaign.asset_called(&part.force, &other.who);
            said.item(2, format!("with the {who}{}: {}", officer(other.officer), other.words()));
        }
        let bought = told.report.purchases.iter().filter(|buy| buy.force == part.force).map(|buy| {
            let name = |team: &String| force.map_or(team.clone(), |force| force.team_called(team).to_owned());
            let teams: Vec<String> = buy.teams.iter().map(name).collect();
            let teams = if teams.is_empty() { String::new() } else { format!(" ({})", teams.join(", ")) };
            let asset = campaign.asset_called(&part.force, &buy.asset);
            format!("{asset}{teams}, game turn {}", buy.game_turn)
        });
        let bought: Vec<String> = bought.collect();
        if !bought.is_empty() {
            said.item(2, format!("bought: {}", bought.join("; ")));
        }
        for (deed, is_said) in DEEDS {
            let teams = part.teams.iter().filter(|team| is_said(team) == Some(true));
            let name = |id| force.map_or(id, |force| force.team_called(id));
            let teams: Vec<&str> = teams.map(|team| name(team.team.as_str())).collect();
            if !teams.is_empty() {
                said.item(2, format!("{deed}: {}", teams.join(", ")));
            }
        }
        if let Some(force) = force {
            let left = part.teams.iter().filter(|told| abandoned(force, &told.team, part));
            let left: Vec<&str> = left.map(|told| force.team_called(&told.team)).collect();
            if !left.is_empty() {
                said.item(2, format!("abandoned a casualty: {}", left.join(", ")));
            }
        }
        if !part.declined.is_empty() {
            let rolls = part.declined.iter().map(|id| match id.parse::<TableId>() {
                Ok(table) => table.title(),
                // A team that does not roll for itself.
                Err(_) => force.map_or(id.as_str(), |force| force.team_called(id)),
            });
            said.item(2, format!("does not roll: {}", rolls.collect::<Vec<_>>().join(", ")));
        }
        if let Some(doubt) = told.doubtful_vehicles(&part.force) {
            said.aside(2, format!("Note: {doubt}"));
        }
        if said.is_empty() {
            said.item(2, "nothing to report");
        }
        report.append(said);
    }
    report
}
