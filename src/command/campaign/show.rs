//! `campaign show`: the logs of a campaign, the state of its turn, and what developments and fatigue do.

use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::ambush_valley::{
    Area, AvailableAsset, Campaign, CurrentMission, DeployedTeams, Die, Event, Figure, Insurgency,
    InsurgencyArea, LoneMission, Margin, MissionForce, Objective, Pool, Purchase, RegularForce, ScoreLine,
    Step, TableId, Team, TurnCvp, TurnRecord, objective_words, tables,
};
use crate::command::ambush_valley::briefing::briefing;
use crate::command::ambush_valley::logs::{insurgency_log, platoon_log};
use crate::command::ambush_valley::step::{Either, Played, force_id, next_in_words, open_either, tell_next};
use crate::command::seal::Seal;
use crate::command::{CommandAnswer, Group, Outcome, Session, Shown, Source, Subcommand, all_parts};
use crate::document::{Kind, Shared, State};
use crate::error::Error;
use crate::names;
use crate::plural::counted;
use crate::render::Report;
use crate::voice::option;

/// Shows a campaign or a mission.
#[derive(Debug, Args, Deserialize)]
pub struct CampaignShow {
    /// The campaign or mission: a file, or `-` for standard input
    #[arg(value_name = "CAMPAIGN")]
    pub document: Source,
    /// Show only this force, with its secrets
    #[arg(long, value_name = "SIDE")]
    pub side: Option<String>,
}

/// The kinds of documents that it shows.
const SHOWN: &[Kind] = &[Campaign::KIND, LoneMission::KIND, crate::fng::campaign::TourOfDuty::KIND];

impl Subcommand for CampaignShow {
    const PATH: &'static [&'static str] = &["campaign", "show"];
    const GROUP: Group = Group::Campaigns;
    const ABOUT: &'static str = "Show a campaign's logs and the state of its turn";
    const EXAMPLES: &'static str = "\
pointman campaign show song-be.json              # both logs, without secret missions
pointman campaign show song-be.json --side us    # the sheet of the US player
pointman campaign show tour.json                 # FNG: calendar, roster and what is pending";
    const POSITIONAL: &'static [&'static str] = &["document"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        if self.document.one_of(SHOWN, session)? == crate::fng::campaign::TourOfDuty::KIND {
            if self.side.is_some() {
                return Err(Error::Usage(format!(
                    "{side} is for Ambush Valley; an FNG campaign keeps no secrets from its player",
                    side = option("side")
                )));
            }
            let opened = self.document.open(session)?;
            return Ok(crate::command::fng::campaign_show::show(opened.document.data));
        }
        match open_either(&self.document, session)? {
            Either::Campaign(opened) => {
                let campaign = opened.document.data.clone();
                let side = self.side.as_deref().map(|side| force_id(&*campaign, side)).transpose()?;
                Ok(Outcome::answer(CampaignShown { campaign, side }))
            }
            Either::Mission(opened) => {
                let state = &*opened.document.data;
                let side = self.side.as_deref().map(|side| force_id(state, side)).transpose()?;
                let mut report = Report::new();
                briefing(&mut report, &state.mission, state, side.as_deref());
                progress(&mut report, &state.mission, &state.force_names());
                tell_next(&mut report, state, state.step);
                let data = json!({ "step": state.step, "mission": seen(state, side.as_deref()) });
                Ok(Outcome::answer(Shown { data, report }))
            }
        }
    }
}

/// A campaign as one side may see it, worded only for those who read it: a script asks for the data alone.
struct CampaignShown {
    campaign: Shared<Campaign>,
    side: Option<String>,
}

impl CommandAnswer for CampaignShown {
    fn json(&self) -> Value {
        all_parts(self)
    }

    fn report(&self) -> Report {
        campaign_report(&self.campaign, self.side.as_deref())
    }

    fn parts(&self) -> &'static [&'static str] {
        &PARTS
    }

    fn part(&self, name: &str) -> Option<Value> {
        let (campaign, side) = (&*self.campaign, self.side.as_deref());
        let shown = |id: &str| side.is_none_or(|side| side == id);
        Some(match name {
            "name" => json!(campaign.name),
            "turn" => json!(campaign.turn),
            "turns_planned" => json!(campaign.turns_planned),
            "step" => json!(campaign.step),
            "step_name" => json!(campaign.step.title()),
            "type" => json!(campaign.r#type),
            "setting" => json!(campaign.setting),
            "players" => json!(campaign.players),
            "co_op" => json!(campaign.co_op),
            "opposition" => json!(campaign.opposition),
            "turns" => campaign.turn_records.iter().map(|turn| turn_data(turn, campaign)).collect(),
            "waiting_for" => json!(campaign.open_orders()),
            "regulars" => {
                let forces = campaign.regulars.iter().filter(|force| shown(&force.id));
                forces.map(|force| regular_data(force, campaign)).collect()
            }
            "insurgents" => {
                let forces = campaign.insurgents.iter().filter(|force| shown(&force.id));
                forces.map(|force| insurgent_data(force, campaign)).collect()
            }
            "mission" => seen(campaign, side),
            "standings" => json!(campaign.standings()),
            "winner" => json!(campaign.winner()),
            _ => return None,
        })
    }
}

/// What is told of a campaign.
const PARTS: [&str; 17] = [
    "name",
    "turn",
    "turns_planned",
    "step",
    "step_name",
    "type",
    "setting",
    "players",
    "co_op",
    "opposition",
    "turns",
    "waiting_for",
    "regulars",
    "insurgents",
    "mission",
    "standings",
    "winner",
];

fn campaign_report(campaign: &Campaign, side: Option<&str>) -> Report {
    let mut report = Report::new();
    let shown = |id: &str| side.is_none_or(|side| side == id);
    if campaign.co_op {
        players(&mut report, campaign);
    }
    // Whoever asks for a side wants its mission first.
    if side.is_some() {
        current_game(&mut report, campaign, side);
    }
    for force in campaign.regulars.iter().filter(|force| shown(&force.id)) {
        platoon_log(&mut report, campaign, force);
    }
    for force in campaign.insurgents.iter().filter(|force| shown(&force.id)) {
        insurgency_log(&mut report, campaign, force);
    }
    if side.is_none() {
        current_game(&mut report, campaign, side);
    }
    if !campaign.turn_records.is_empty() {
        turns(&mut report, campaign);
    }
    if campaign.step == Step::Finished {
        standings(&mut report, campaign);
    } else {
        let next = next_in_words(campaign, campaign.step);
        report.heading(format!("Turn {}: next is {next}", campaign.turn));
    }
    report
}

/// The game of the current turn.
pub(crate) fn current_game(report: &mut Report, campaign: &Campaign, side: Option<&str>) {
    if let Some(mission) = campaign.current() {
        briefing(report, mission, campaign, side);
        progress(report, mission, &campaign.force_names());
    }
}

/// Who plays which units of a co-op campaign, and who runs the other side (1.5).
fn players(report: &mut Report, campaign: &Campaign) {
    report.heading("Players");
    for player in &campaign.players {
        let shared = campaign.players.iter().filter(|other| other.force == player.force).count() > 1;
        let units = match &player.units[..] {
            [] if shared => " (no unit of their own)".to_owned(),
            [] => String::new(),
            units => format!(" ({})", units.join(", ")),
        };
        report.item(1, format!("{}: {}{units}", player.name, campaign.force_called(&player.force)));
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
        let roller = check.force.as_ref().map_or_else(String::new, |force| {
            let force = names.iter().find(|(id, _)| id == force).map_or(force, |(_, name)| name);
            format!(", rolled by {force}")
        });
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
    let cvp = |score: &TurnCvp| format!("{} {}", campaign.force_called(&score.force), score.cvp);
    for record in &campaign.turn_records {
        let cvp: Vec<_> = record.cvp.iter().map(cvp).collect();
        let result = match (&record.mission.victor, record.mission.margin) {
            (Some(victor), Some(margin)) => format!("{} of {}", margin.title(), campaign.side_name(victor)),
            (None, Some(margin)) => margin.title().to_owned(),
            _ => String::new(),
        };
        report.item(1, format!("{}: {result}; CVP {}", record.turn, cvp.join(", ")));
    }
}

/// Who stands how, and who has won.
pub(crate) fn standings(report: &mut Report, campaign: &Campaign) {
    report.heading("The campaign is over");
    for standing in campaign.standings() {
        let won = counted(standing.games_won, "game");
        let force = campaign.forces().find(|force| force.id() == standing.force);
        let force = force.map_or(&*standing.force, |force| force.name());
        report.item(1, format!("{force}: {} CVP, {won} won", standing.cvp));
    }
    for (side, sum) in campaign.sums_of_sides() {
        report.item(1, format!("{side} together: {sum} CVP"));
    }
    report.strong(1, names::capitalized(&campaign.outcome()));
}

/// A platoon with its teams and men.
fn regular_data(force: &RegularForce, campaign: &Campaign) -> Value {
    let teams: Vec<_> = force.teams.iter().map(|team| team_data(team, force, campaign)).collect();
    let figures: Vec<_> = force.figures.iter().map(|figure| figure_data(figure, force)).collect();
    json!({
        "force": force.id,
        "name": force.name,
        "nation": force.nation,
        "troop_quality_die": force.troop_quality_die,
        "morale_die": force.morale_die,
        "confidence": force.confidence,
        "supply_quality": force.supply_quality,
        "cvp": force.total_cvp(),
        "cvp_by_turn": force.campaign_vp,
        "teams": teams,
        "figures": figures,
        "return_to_duty": force.return_to_duty,
        "replacement_pool": force.replacement_pool,
        "whereabouts_unknown": force.whereabouts_unknown,
        "prisoners": force.held_prisoners().collect::<Vec<_>>(),
        "attached_assets": force.attached_assets,
        "available_assets": force.available_assets.iter().map(asset_data).collect::<Vec<_>>(),
    })
}

/// An insurgency with what it has developed.
fn insurgent_data(force: &Insurgency, campaign: &Campaign) -> Value {
    let ranks = InsurgencyArea::ALL.map(|area| {
        let works = |rank: &u8| force.works(area, *rank, campaign.options.rank_effects);
        let rank = force.ranks.get(area);
        let ranks = tables().insurgency_area(area).ranks.iter().filter(|row| row.rank <= rank);
        let rows =
            ranks.map(|row| json!({ "rank": row.rank, "works": works(&row.rank), "words": row.result }));
        json!({ "area": area, "name": area.title(), "rank": rank, "ranks": rows.collect::<Vec<_>>() })
    });
    let special = force.special.iter().map(|held| {
        let words = tables().result(TableId::InsurgencySpecialDevelopment, held.kind.id());
        json!({ "trait": held.kind, "name": held.kind.title(), "turn": held.turn, "words": words })
    });
    json!({
        "force": force.id,
        "name": force.name,
        "cvp": force.total_cvp(),
        "cvp_by_turn": force.campaign_vp,
        "ranks": force.ranks,
        "ranks_told": ranks,
        "special": force.special,
        "special_told": special.collect::<Vec<_>>(),
        "disillusionment": force.disillusionment,
        "ratings": force.ratings,
        "internal_assets": force.internal_assets,
        "available_assets": force.available_assets.iter().map(asset_data).collect::<Vec<_>>(),
    })
}

/// A turn that is over, with its lines of Victory Points in words.
fn turn_data(record: &TurnRecord, campaign: &Campaign) -> Value {
    let mission = &record.mission;
    let report = mission.report.as_ref();
    let teams = |force: &str, teams: &[String]| -> Vec<String> {
        let regular = campaign.regulars.iter().find(|one| one.id == force);
        let called =
            |team: &String| regular.map_or(team.as_str(), |force| force.team_called(team)).to_owned();
        teams.iter().map(called).collect()
    };
    let bought = |force: &str, buy: &Purchase| {
        let names = json!({ "name": campaign.asset_called(force, &buy.asset),
            "team_names": teams(force, &buy.teams) });
        with(json!(buy), names)
    };
    let objective = |part: &MissionForce, objective: &Objective| {
        let listed =
            part.mission.map(|mission| objective_words(mission, &campaign.options)).unwrap_or_default();
        let words = listed.into_iter().find(|(id, _)| *id == objective.id).map(|(_, words)| words);
        with(json!(objective), json!({ "words": words.unwrap_or_else(|| objective.id.clone()) }))
    };
    let deployed =
        |one: &DeployedTeams| with(json!(one), json!({ "team_names": teams(&one.force, &one.teams) }));
    // Those on no roster stand in the report alone.
    let others = report.iter().flat_map(|report| &report.forces).flat_map(|part| {
        part.other_casualties.iter().map(|lost| {
            json!({ "force": part.force, "who": lost.who, "officer": lost.officer, "outcome": lost.outcome,
                "name": campaign.asset_called(&part.force, &lost.who), "words": lost.words() })
        })
    });
    let events = |events: &[Event]| -> Vec<Value> {
        events.iter().map(|event| event_data(event, record.turn, campaign)).collect()
    };
    let turns = (mission.game.turn > 0).then_some(mission.game.turn);
    let vp = mission.vp.iter().flatten().map(|score| {
        let words: Vec<String> = score.lines.iter().map(ScoreLine::words).collect();
        json!({ "force": score.force, "total": score.total, "lines": score.lines, "words": words })
    });
    json!({
        "turn": record.turn,
        "scenario": mission.scenario,
        "game_turns": report.and_then(|report| report.game_turns).or(turns),
        "ended_early": report.and_then(|report| report.ended_early.clone()),
        "missions": mission.forces.iter().map(|part| json!({
            "force": part.force,
            "mission": part.mission,
            "name": part.mission.map(crate::ambush_valley::MissionId::title),
            "objectives": part.objectives.iter().map(|one| objective(part, one)).collect::<Vec<_>>(),
            "momentum": part.momentum,
            "purchases": part.purchases.iter().map(|buy| bought(&part.force, buy)).collect::<Vec<_>>(),
        })).collect::<Vec<_>>(),
        "vp": vp.collect::<Vec<_>>(),
        "victor": mission.victor,
        "margin": mission.margin,
        "margin_name": mission.margin.map(Margin::title),
        "cvp": record.cvp,
        "deployed": record.deployed.iter().map(deployed).collect::<Vec<_>>(),
        "casualties": events(&record.casualties),
        "other_casualties": others.collect::<Vec<_>>(),
        "development": events(&record.development),
        "replacements": events(&record.replacements),
    })
}

/// An object with more fields.
fn with(mut data: Value, more: Value) -> Value {
    if let (Some(data), Value::Object(more)) = (data.as_object_mut(), more) {
        data.extend(more);
    }
    data
}

/// What happened after a game, with the team and the man by name, and what came of it as the log tells it.
fn event_data(event: &Event, turn: u32, campaign: &Campaign) -> Value {
    let mut more = json!({ "words": event.words_among(&campaign.regulars, turn) });
    let force = campaign.regulars.iter().find(|force| Some(&force.id) == event.force.as_ref());
    if let (Some(force), Some(team)) = (force, &event.team) {
        more["team_name"] = json!(force.team_called(team));
    }
    if let (Some(force), Some(figure)) = (force, &event.figure) {
        more["figure_name"] = json!(force.called(figure));
    }
    with(json!(event), more)
}

/// An asset with how many are left.
fn asset_data(asset: &AvailableAsset) -> Value {
    let left = asset.quantity.map(|quantity| quantity.saturating_sub(asset.used));
    json!({ "id": asset.id, "name": asset.name, "cost_points": asset.cost_points, "quantity": asset.quantity,
            "used": asset.used, "left": left })
}

/// A man with what follows from their state (9.4).
fn figure_data(figure: &Figure, force: &RegularForce) -> Value {
    let pool = [("return-to-duty", Pool::ReturnToDuty), ("replacement", Pool::Replacement)];
    let waits = pool.into_iter().find_map(|(name, pool)| {
        let entry = force.pool(pool).iter().find(|entry| entry.figure == figure.id)?;
        Some(json!({ "pool": name, "since_turn": entry.since_turn, "place_only": entry.place_only }))
    });
    let morale = figure.morale_die.or(force.team(&figure.team).map(|team| team.morale_die));
    json!({
        "figure": figure.id,
        "name": figure.name,
        "role": figure.role,
        "team": figure.team,
        "status": figure.status,
        "status_name": figure.status.title(),
        "whereabouts": waits,
        "officer": figure.officer,
        "leader": figure.leader,
        "leader_name": figure.leader.title(),
        "leads": force.leader_of(&figure.team).is_some_and(|leader| leader.id == figure.id),
        "leadership": figure.leadership,
        "troop_quality_die": force.troop_quality_of(figure),
        "morale_die": morale,
        "grade": figure.grade,
        "grade_name": figure.grade.title(),
        "joined_turn": figure.joined_turn,
        "left_turn": figure.left_turn,
        "fills_place_of": figure.fills_place_of,
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
        "squad": team.squad,
        "role": team.role,
        "name": team.name,
        "troop_quality_die": team.troop_quality_die,
        "own_platoon": team.own_platoon,
        "point_men": team.point_men,
        "fatigue": team.fatigue,
        "fatigue_words": team.fatigue.iter().flat_map(|fatigue| &fatigue.effects)
            .map(|effect| json!({ "effect": effect.id, "turn": effect.turn, "name": effect.id.title(),
                "words": tables().fatigue(effect.id) }))
            .collect::<Vec<_>>(),
        "effective_ranks": Area::ALL.map(|area| {
            let rank = |rank: &u8| json!({ "rank": rank, "works": team.works(area, *rank),
                "words": tables().area_rank(area, *rank) });
            let ranks = (1..=team.ranks.get(area)).collect::<Vec<u8>>();
            json!({ "area": area, "name": area.title(), "ranks": ranks.iter().map(rank).collect::<Vec<_>>() })
        }),
        "working_special": team.working_special().iter()
            .map(|held| json!({ "trait": held, "name": held.title(),
                "words": tables().special(*held) })).collect::<Vec<_>>(),
        "working_leadership": team.working_leadership().iter()
            .map(|held| json!({ "trait": held, "name": held.title(),
                "words": tables().result(TableId::LeadershipDevelopment, held.id()) }))
            .collect::<Vec<_>>(),
    })
}

/// A game without what `side` may not know.
fn seen(state: &impl Played, side: Option<&str>) -> Value {
    json!(state.current().map(|mission| Seal::of(state, side).mission(mission)))
}
