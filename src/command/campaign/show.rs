//! `campaign show`: the logs of a campaign, the state of its turn, and what developments and fatigue do.

use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::ambush_valley::{Campaign, CurrentMission, Die, RegularForce, Step, Team};
use crate::command::ambush_valley::briefing::briefing;
use crate::command::ambush_valley::logs::{insurgency_log, platoon_log};
use crate::command::ambush_valley::step::{Either, Played, force_id, open_either};
use crate::command::seal::Seal;
use crate::command::{Group, Outcome, Session, Shown, Source, Subcommand};
use crate::document::State;
use crate::error::Error;
use crate::plural::counted;
use crate::render::Report;

/// Shows a campaign or a mission.
#[derive(Debug, Args, Deserialize)]
pub struct CampaignShow {
    /// The campaign or mission: a file, or `-` for standard input
    #[arg(value_name = "CAMPAIGN")]
    pub document: Source,
    /// Show this force only, with its secrets
    #[arg(long, value_name = "SIDE")]
    pub side: Option<String>,
}

impl Subcommand for CampaignShow {
    const PATH: &'static [&'static str] = &["campaign", "show"];
    const GROUP: Group = Group::Campaigns;
    const ABOUT: &'static str = "Show the logs of a campaign and the state of its turn";
    const EXAMPLES: &'static str = "\
pointman campaign show song-be.json              # both logs; missions that are secret stay so
pointman campaign show song-be.json --side us    # the sheet of the US player
pointman campaign show tour.json                 # of FNG: calendar, roster, and what is pending";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        if self.document.kind(session)? == crate::fng::campaign::Campaign::KIND {
            if self.side.is_some() {
                return Err(Error::Usage(
                    "--side is for Ambush Valley: an FNG campaign keeps nothing from its player".to_owned(),
                ));
            }
            let opened = self.document.open(session)?;
            return Ok(crate::command::fng::campaign_show::show(&opened.document.data));
        }
        match open_either(&self.document, session)? {
            Either::Campaign(opened) => {
                let campaign = &*opened.document.data;
                let side = self.side.as_deref().map(|side| force_id(campaign, side)).transpose()?;
                let report = campaign_report(campaign, side.as_deref());
                Ok(Outcome::answer(Shown { data: campaign_data(campaign, side.as_deref()), report }))
            }
            Either::Mission(opened) => {
                let state = &*opened.document.data;
                let side = self.side.as_deref().map(|side| force_id(state, side)).transpose()?;
                let mut report = Report::new();
                briefing(&mut report, &state.mission, state, side.as_deref());
                progress(&mut report, &state.mission, &state.force_names());
                report.line("");
                report.line(format!("Next: {} ({})", state.step.title(), state.step));
                let data = json!({ "step": state.step, "mission": seen(state, side.as_deref()) });
                Ok(Outcome::answer(Shown { data, report }))
            }
        }
    }
}

fn campaign_report(campaign: &Campaign, side: Option<&str>) -> Report {
    let mut report = Report::new();
    let shown = |id: &str| side.is_none_or(|side| side == id);
    if campaign.co_op {
        players(&mut report, campaign);
    }
    for force in campaign.regulars.iter().filter(|force| shown(&force.id)) {
        platoon_log(&mut report, campaign, force);
    }
    for force in campaign.insurgents.iter().filter(|force| shown(&force.id)) {
        insurgency_log(&mut report, campaign, force);
    }
    if let Some(mission) = campaign.current() {
        briefing(&mut report, mission, campaign, side);
        progress(&mut report, mission, &campaign.force_names());
    }
    if !campaign.turn_records.is_empty() {
        turns(&mut report, campaign);
    }
    if campaign.step == Step::Finished {
        standings(&mut report, campaign);
    } else {
        report.heading(format!(
            "Turn {}: next is {} ({})",
            campaign.turn,
            campaign.step.title(),
            campaign.step
        ));
    }
    report
}

/// Who plays which units of a co-op campaign, and who runs the other side (1.5).
fn players(report: &mut Report, campaign: &Campaign) {
    report.heading("Players");
    for player in &campaign.players {
        let units =
            if player.units.is_empty() { "no unit of their own".to_owned() } else { player.units.join(", ") };
        report.item(1, format!("{}: {} ({units})", player.name, player.force));
    }
    if let Some(opposition) = &campaign.opposition {
        report.item(1, format!("{opposition}: the other side"));
    }
}

/// How far the game has gone.
fn progress(report: &mut Report, mission: &CurrentMission, names: &[(String, String)]) {
    let game = &mission.game;
    if game.turn > 0 {
        let over = if game.over { ", over" } else { "" };
        report.strong(1, format!("Game turn {}{over}", game.turn));
    }
    for check in &game.length_checks {
        let roller = check.force.as_ref().map_or_else(String::new, |force| format!(", rolled by {force}"));
        report.item(2, format!("End of turn {}: D{} {}{roller}", check.turn, check.die, check.roll));
    }
    for score in mission.vp.iter().flatten() {
        let force = names.iter().find(|(id, _)| *id == score.force).map_or(&score.force, |(_, name)| name);
        report.strong(1, format!("{force}: {} Victory Points", score.total));
        for line in &score.lines {
            report.item(2, line.words());
        }
    }
}

/// The turns that are over.
fn turns(report: &mut Report, campaign: &Campaign) {
    report.heading("Turns");
    for record in &campaign.turn_records {
        let cvp: Vec<_> = record.cvp.iter().map(|score| format!("{} {}", score.force, score.cvp)).collect();
        let result = match (&record.mission.victor, record.mission.margin) {
            (Some(victor), Some(margin)) => format!("{} of {victor}", margin.title()),
            (None, Some(margin)) => margin.title().to_owned(),
            _ => String::new(),
        };
        report.item(1, format!("{}: {result}; CVP {}", record.turn, cvp.join(", ")));
    }
}

/// Who stands how, and who has won.
pub(in crate::command) fn standings(report: &mut Report, campaign: &Campaign) {
    report.heading("The campaign is over");
    for standing in campaign.standings() {
        report.item(
            1,
            format!("{}: {} CVP, {} won", standing.force, standing.cvp, counted(standing.games_won, "game")),
        );
    }
    match campaign.winner() {
        Some(winner) => report.strong(1, format!("{winner} wins the campaign")),
        None => report.strong(1, "The campaign is a draw"),
    }
}

fn campaign_data(campaign: &Campaign, side: Option<&str>) -> Value {
    let shown = |id: &str| side.is_none_or(|side| side == id);
    let regular = |force: &RegularForce| {
        let teams: Vec<_> = force.teams.iter().map(|team| team_data(team, force, campaign)).collect();
        json!({ "force": force.id, "cvp": force.total_cvp(), "teams": teams, "return_to_duty": force.return_to_duty,
                "replacement_pool": force.replacement_pool, "prisoners": force.held_prisoners().collect::<Vec<_>>() })
    };
    let regulars: Vec<_> = campaign.regulars.iter().filter(|force| shown(&force.id)).map(regular).collect();
    let insurgents: Vec<_> = campaign
        .insurgents
        .iter()
        .filter(|force| shown(&force.id))
        .map(|force| {
            json!({ "force": force.id, "cvp": force.total_cvp(), "ranks": force.ranks, "special": force.special,
                             "disillusionment": force.disillusionment })
        })
        .collect();
    json!({
        "name": campaign.name,
        "turn": campaign.turn,
        "turns_planned": campaign.turns_planned,
        "step": campaign.step,
        "regulars": regulars,
        "insurgents": insurgents,
        "mission": seen(campaign, side),
        "standings": campaign.standings(),
        "winner": campaign.winner(),
    })
}

/// What is derived from a team's state (9.3).
fn team_data(team: &Team, force: &RegularForce, campaign: &Campaign) -> Value {
    use crate::ambush_valley::FatigueEffect;
    json!({
        "team": team.id,
        "deployed": team.deployed,
        "strength": team.strength,
        "present": force.present(&team.id).count(),
        "morale_die": team.morale().map(Die::sides),
        "combat_ineffective": team.is_combat_ineffective(),
        "degraded_defence_dice": team.fatigue_count(FatigueEffect::DegradedDefence),
        "degraded_firepower_dice": team.fatigue_count(FatigueEffect::DegradedFirepower),
        "reaction_die": team.reaction_die().sides(),
        "defence_die": team.defence_die().sides(),
        "firepower_die": team.firepower_die().sides(),
        "extra_stress": team.extra_stress(),
        "replacements": force.replacements_in(&team.id, campaign.turn),
        "ranks": team.ranks,
        "special": team.special,
        "leadership": team.leadership,
    })
}

/// A game without what `side` may not know.
fn seen(state: &impl Played, side: Option<&str>) -> Value {
    json!(state.current().map(|mission| Seal::of(state, side).mission(mission)))
}
