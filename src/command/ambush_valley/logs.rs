//! The Regular Platoon Log and the Insurgency Log, with the parts the rules print (8), in 80 columns.

use crate::ambush_valley::{
    Area, AttachedAsset, AvailableAsset, Campaign, FatigueEffect, Figure, Insurgency, InsurgencyArea, Pool,
    PoolEntry, RegularForce, Status, Team, VcUnitKind, tables,
};
use crate::render::{Grid, Report};

/// Adds the log of a platoon.
pub(in crate::command) fn platoon_log(report: &mut Report, campaign: &Campaign, force: &RegularForce) {
    platoon_sheet(report, campaign, force, None);
}

/// Adds the log of a platoon, or of some of its teams.
pub(in crate::command) fn platoon_sheet(
    report: &mut Report,
    campaign: &Campaign,
    force: &RegularForce,
    teams: Option<&[String]>,
) {
    let shown = |team: &String| teams.is_none_or(|teams| teams.contains(team));
    report.heading(format!("Regular Platoon Log: {}", force.name));
    head(report, campaign, &force.id);
    let nation = if force.nation == force.name { String::new() } else { format!(" ({})", force.nation) };
    report.line(format!("Force: {}{nation}", force.name));
    report.line(format!(
        "Troop Quality: {}; Morale: {}; Confidence: {}; Supply Quality: {}",
        force.troop_quality_die,
        force.morale_die,
        force.confidence.words(),
        force.supply_quality.words()
    ));
    assets(report, &force.attached_assets, &force.available_assets);
    report.line("");
    let mut table =
        Grid::new(["Unit ID", "Role", "Name", "Ret. To\nDuty", "Replace?", "Advancements"]).of_whole_words();
    for team in force.teams.iter().filter(|team| shown(&team.id)) {
        table.row(["", "", "", "", "", ""]);
        let present = force.present(&team.id).count();
        table.row([
            team.id.clone(),
            team.role.clone(),
            format!("{} {present}/{}", team.name, team.strength),
            String::new(),
            String::new(),
            advancements(team),
        ]);
        for figure in force.figures_of(&team.id).filter(|figure| figure.status != Status::Unfit) {
            table.row(figure_row(force, figure));
        }
    }
    report.table(table);
    report.line("");
    report.line(format!(
        "Victory Points (CVP): {}",
        points(force.campaign_vp.iter().map(|score| (score.turn, score.cvp)), force.total_cvp())
    ));
    for (name, pool) in [("Return to Duty Pool", Pool::ReturnToDuty), ("Replacement Pool", Pool::Replacement)]
    {
        let entries = force.pool(pool).iter().filter(|entry| shown(&entry.team));
        let entries: Vec<_> = entries
            .map(|entry| format!("{} (since turn {})", waits(force, entry), entry.since_turn))
            .collect();
        report.line(format!("{name}: {}", dash(&entries)));
    }
    let is_shown = |figure: &String| force.figure(figure).is_some_and(|man| shown(&man.team));
    let prisoners = force.held_prisoners().filter(|prisoner| is_shown(&prisoner.figure));
    let prisoners: Vec<_> = prisoners.map(|prisoner| force.called(&prisoner.figure)).collect();
    if !prisoners.is_empty() {
        report.line(format!("Prisoners of war: {}", prisoners.join(", ")));
    }
    team_effects(report, campaign, force, teams);
}

/// Who waits in a pool: a man, or the place of one who is dead or out for good.
pub(super) fn waits(force: &RegularForce, entry: &PoolEntry) -> String {
    let man = force.called(&entry.figure);
    if entry.place_only { format!("replacement for {man}") } else { man }
}

/// Adds the log of the insurgency.
pub(crate) fn insurgency_log(report: &mut Report, campaign: &Campaign, force: &Insurgency) {
    report.heading(format!("Insurgency Log: {}", force.name));
    head(report, campaign, &force.id);
    report.line(format!("Force: {}", force.name));
    for kind in VcUnitKind::ALL {
        let ratings = force.ratings_at_start(kind);
        let (troop_quality, morale) = force.ratings_of(kind);
        report.line(format!("{}: Troop Quality: {troop_quality}; Morale: {morale}", kind.title()));
        report.item(
            1,
            format!(
                "Confidence: {}; Supply Quality: {}",
                ratings.confidence.words(),
                force.supply_of(kind).words()
            ),
        );
    }
    assets(report, &force.internal_assets, &force.available_assets);
    report.line("");
    let mut table = Grid::new(["Advancement Type", "Advancement", "Description"]);
    for area in InsurgencyArea::ALL {
        let ladder = tables().insurgency_area(area);
        for rank in &ladder.ranks {
            if rank.rank > force.ranks.get(area) {
                continue;
            }
            let lapsed = !force.works(area, rank.rank, campaign.options.rank_effects);
            let description =
                if lapsed { "lapsed: Rank 2 gives it outright".to_owned() } else { rank.result.clone() };
            table.row([area.title().to_owned(), format!("Rank {}", rank.rank), description]);
        }
    }
    for held in &force.special {
        let what =
            tables().result(crate::ambush_valley::TableId::InsurgencySpecialDevelopment, held.kind.id());
        table.row(["Special", held.kind.title(), what]);
    }
    if let Some(turn) = force.disillusionment {
        let what = format!("since turn {turn}: Local Force VC are subject to Shrink");
        table.row(["Disillusionment".to_owned(), "-".to_owned(), what]);
    }
    if table.rows.is_empty() {
        table.row(["-", "-", "-"]);
    }
    report.table(table);
    report.line("");
    report.line(format!(
        "Victory Points (CVP): {}",
        points(force.campaign_vp.iter().map(|score| (score.turn, score.cvp)), force.total_cvp())
    ));
    // A29: printed, but unused.
    report.line("Return to Duty Pool: -");
    report.line("Replacement Pool: -");
}

fn head(report: &mut Report, campaign: &Campaign, force: &str) {
    let turns = campaign.turns_planned.map_or_else(|| "open".to_owned(), |turns| turns.to_string());
    let setting: Vec<_> = [&campaign.setting.region, &campaign.setting.period]
        .into_iter()
        .filter(|part| !part.is_empty())
        .cloned()
        .collect();
    // Spaces alone would not keep them apart on a page.
    report.line(format!("Campaign Name: {}; No. Turns: {turns}; Turn No.: {}", campaign.name, campaign.turn));
    report.line(format!("Setting: {}", dash(&setting)));
    let players = campaign.players.iter().filter(|player| player.force == force && campaign.is_named(player));
    let players: Vec<&str> = players.map(|player| player.name.as_str()).collect();
    if !players.is_empty() {
        report.line(format!("Player: {}", players.join(" and ")));
    }
}

fn assets(report: &mut Report, internal: &[AttachedAsset], available: &[AvailableAsset]) {
    let internal: Vec<_> = internal.iter().map(|asset| asset.name.clone()).collect();
    report.line(format!("Internal Assets: {}", dash(&internal)));
    let asset = |asset: &AvailableAsset| {
        let left = asset
            .quantity
            .map_or_else(String::new, |quantity| format!(", {} left", quantity.saturating_sub(asset.used)));
        format!("{} ({} OMP{left})", asset.name, asset.cost_points)
    };
    let available: Vec<_> = available.iter().map(asset).collect();
    report.line(format!("Available Assets: {}", dash(&available)));
}

fn figure_row(force: &RegularForce, figure: &Figure) -> [String; 6] {
    let in_pool = |pool: Pool| {
        let entry = force.pool(pool).iter().find(|entry| entry.figure == figure.id);
        entry.map_or_else(String::new, |entry| format!("since {}", entry.since_turn))
    };
    let mut notes = Vec::new();
    if figure.status != Status::Active {
        notes.push(figure.status.title().to_owned());
    }
    if figure.officer {
        notes.push("Officer".to_owned());
    }
    if figure.leadership != 0 {
        notes.push(format!("Leadership {:+}", figure.leadership));
    }
    if figure.grade != crate::ambush_valley::Grade::Original {
        notes.push(figure.grade.title().to_owned());
    }
    if let Some(die) = figure.troop_quality_die {
        notes.push(format!("TQ {die}"));
    }
    if let Some(die) = figure.morale_die {
        notes.push(format!("Morale {die}"));
    }
    [
        format!("  {}", figure.id),
        figure.role.clone(),
        figure.name.clone(),
        in_pool(Pool::ReturnToDuty),
        in_pool(Pool::Replacement),
        notes.join(", "),
    ]
}

/// A team's developments and fatigue, by name.
pub(super) fn advancements(team: &Team) -> String {
    let mut parts = Vec::new();
    for area in Area::ALL {
        if team.ranks.get(area) > 0 {
            parts.push(format!("{} {}", area.title(), team.ranks.get(area)));
        }
    }
    parts.extend(team.special.iter().map(|held| held.kind.title().to_owned()));
    parts.extend(team.leadership.iter().map(|held| held.kind.title().to_owned()));
    if let Some(fatigue) = &team.fatigue {
        let effects: Vec<_> = fatigue.effects.iter().map(|effect| effect.id.title()).collect();
        let effects = effects.join(", ");
        let says_no_more = effects.eq_ignore_ascii_case("fatigued");
        parts.push(if says_no_more { "fatigued".to_owned() } else { format!("fatigued: {effects}") });
    }
    parts.join(", ")
}

/// What developments and fatigue do now, team by team.
fn team_effects(report: &mut Report, campaign: &Campaign, force: &RegularForce, shown: Option<&[String]>) {
    let tired_or_developed = |team: &&Team| team.has_developments() || team.fatigue.is_some();
    let is_shown = |team: &&Team| shown.is_none_or(|shown| shown.contains(&team.id));
    let teams: Vec<_> = force.teams.iter().filter(is_shown).filter(tired_or_developed).collect();
    if teams.is_empty() {
        return;
    }
    report.heading(format!("Developments and fatigue: {}", force.name));
    for team in teams {
        let morale =
            team.morale().map_or_else(|| "below D6: combat ineffective".to_owned(), |die| die.to_string());
        let mut derived = format!(
            "{}: Morale {morale}, Reaction {}, Defence {}, Firepower {}",
            team.name,
            team.reaction_die(),
            team.defence_die(),
            team.firepower_die()
        );
        for (what, count) in [
            ("degraded Defence dice:", team.fatigue_count(FatigueEffect::DegradedDefence)),
            ("degraded Firepower dice:", team.fatigue_count(FatigueEffect::DegradedFirepower)),
            ("extra combat stress:", team.extra_stress()),
        ] {
            if count > 0 {
                derived.push_str(&format!(", {what} {count}"));
            }
        }
        report.strong(1, derived);
        for area in Area::ALL {
            for rank in 1..=team.ranks.get(area) {
                let off = if team.works(area, rank) { "" } else { " [off: Loss of Edge]" };
                report.item(2, format!("{} {rank}: {}{off}", area.title(), tables().area_rank(area, rank)));
            }
        }
        let working = team.working_special();
        for held in &team.special {
            let off = if working.contains(&held.kind) { "" } else { " [off: Loss of Edge]" };
            report.item(2, format!("{}: {}{off}", held.kind.title(), tables().special(held.kind)));
        }
        let men = campaign.point_men_of(force, team);
        if !men.is_empty() {
            let men: Vec<String> = men.into_iter().map(|man| force.called(man)).collect();
            report.item(2, format!("Designated Point Man: {}", men.join(", ")));
        }
        let working = team.working_leadership();
        for held in &team.leadership {
            let off = if working.contains(&held.kind) { "" } else { " [off: Loss of Edge]" };
            let what = tables().result(crate::ambush_valley::TableId::LeadershipDevelopment, held.kind.id());
            report.item(2, format!("{}: {what}{off}", held.kind.title()));
        }
        for effect in team.fatigue.iter().flat_map(|fatigue| &fatigue.effects) {
            report.item(
                2,
                format!("{} (turn {}): {}", effect.id.title(), effect.turn, tables().fatigue(effect.id)),
            );
        }
    }
}

fn points(by_turn: impl Iterator<Item = (u32, i32)>, total: i32) -> String {
    let by_turn: Vec<_> = by_turn.map(|(turn, cvp)| format!("turn {turn}: {cvp}")).collect();
    if by_turn.is_empty() { "0".to_owned() } else { format!("{total} ({})", by_turn.join(", ")) }
}

pub(super) fn dash(parts: &[String]) -> String {
    if parts.is_empty() { "-".to_owned() } else { parts.join(", ") }
}
