//! What stands on the logs of a campaign and lies on the table of its game, an entry for each thing, so that
//! people can put back what an undone step changed.

use crate::ambush_valley::{
    Campaign, CurrentMission, Deployment, Figure, Grade, Leader, Pool, RegularForce, Team, VcUnitKind,
};
use crate::command::ambush_valley::logs::{advancements, dash, waits};
use crate::command::ambush_valley::step::Played as _;
use crate::command::document::laid_out::LaidOut;
use crate::render::Report;

/// Tells what to do so that what stands as `from` stands as `to`.
pub(in crate::command) fn change(report: &mut Report, from: &Campaign, to: &Campaign) {
    let names = |campaign: &Campaign| -> Vec<(String, String)> {
        campaign.forces().map(|force| (force.id().to_owned(), force.name().to_owned())).collect()
    };
    // A force that gets another name is still the same: its men are not all put back under that name.
    let mut renamed = from.clone();
    for (id, name) in names(to) {
        renamed.regulars.iter_mut().filter(|one| one.id == id).for_each(|one| one.name.clone_from(&name));
        renamed.insurgents.iter_mut().filter(|one| one.id == id).for_each(|one| one.name.clone_from(&name));
    }
    let laid = |campaign: &Campaign, named: &Campaign| {
        let mut all = laid_out(campaign);
        all.put("Name of the campaign", &named.name);
        names(named).into_iter().for_each(|(id, name)| all.named(id, "Name of a force", name));
        all
    };
    LaidOut::change(report, &laid(&renamed, from), &laid(to, to));
}

/// The campaign, thing by thing. Missions that are still secret are left out.
fn laid_out(campaign: &Campaign) -> LaidOut {
    let mut all = LaidOut::default();
    // The step of the turn stands nowhere but at the prompt.
    all.note("Turn of the campaign", campaign.turn.to_string());
    let length = campaign.turns_planned.map_or_else(|| "open-ended".to_owned(), |turns| turns.to_string());
    all.put("Turns of the campaign", length);
    campaign.regulars.iter().for_each(|force| platoon(&mut all, force));
    for force in &campaign.insurgents {
        let name = &force.name;
        for kind in VcUnitKind::ALL {
            let (troop_quality, morale) = force.ratings_of(kind);
            let how =
                format!("Troop Quality {troop_quality}, Morale {morale}, {}", force.supply_of(kind).id());
            all.put(format!("{name}, {}", kind.title()), how);
        }
        let ranks =
            crate::ambush_valley::InsurgencyArea::ALL.iter().filter(|area| force.ranks.get(**area) > 0);
        let ranks = ranks.map(|area| format!("{} {}", area.title(), force.ranks.get(*area)));
        let traits = force.special.iter().map(|held| held.kind.title().to_owned());
        all.put(format!("{name}, advancements"), dash(&ranks.chain(traits).collect::<Vec<_>>()));
        all.put(format!("{name}, Campaign Victory Points"), force.total_cvp().to_string());
    }
    if let Some(mission) = &campaign.mission {
        game(&mut all, campaign, mission);
    }
    all
}

/// A Regular Platoon Log.
fn platoon(all: &mut LaidOut, force: &RegularForce) {
    let name = &force.name;
    all.put(format!("{name}, Confidence"), force.confidence.id());
    all.put(format!("{name}, Supply Quality"), force.supply_quality.words());
    for (what, pool) in [("Return to Duty Pool", Pool::ReturnToDuty), ("Replacement Pool", Pool::Replacement)]
    {
        let waiting: Vec<_> = force.pool(pool).iter().map(|entry| waits(force, entry)).collect();
        all.put(format!("{name}, {what}"), dash(&waiting));
    }
    // How many are left is told by what is bought.
    for asset in &force.available_assets {
        let number = asset.quantity.map_or_else(|| "any number".to_owned(), |number| number.to_string());
        let price = format!("{} OMP, {number}", asset.cost_points);
        all.named(format!("{name}, may buy {}", asset.id), format!("{name}, may buy {}", asset.name), price);
    }
    let prisoners: Vec<_> = force.held_prisoners().map(|held| force.called(&held.figure)).collect();
    all.put(format!("{name}, prisoners of war"), dash(&prisoners));
    all.put(format!("{name}, Campaign Victory Points"), force.total_cvp().to_string());
    for team in &force.teams {
        let called = force.team_called(&team.id);
        all.named(format!("{name}, {}", team.id), format!("{name}, {called}"), team_words(team));
        for man in force.figures_of(&team.id) {
            let called = force.called(&man.id);
            all.named(format!("{name}, {}", man.id), format!("{name}, {called}"), man_words(man));
        }
    }
    for how in Deployment::ALL.into_iter().filter(|how| *how != Deployment::No) {
        let teams = force.teams.iter().filter(|team| team.deployed == how);
        let teams: Vec<_> = teams.map(|team| team.name.clone()).collect();
        all.put(format!("{name}, teams {}", how.title().to_lowercase()), dash(&teams));
    }
}

fn team_words(team: &Team) -> String {
    let mut words = vec![format!("Troop Quality {}", team.troop_quality_die)];
    words.push(format!("Morale {}", team.morale_die));
    words.push(advancements(team));
    words.retain(|words| !words.is_empty());
    words.join(", ")
}

fn man_words(man: &Figure) -> String {
    let mut words = vec![man.role.clone(), man.status.title().to_lowercase()];
    if man.leader != Leader::None {
        words.push(man.leader.title().to_lowercase());
    }
    if man.leader != Leader::None || man.leadership != 0 {
        words.push(format!("leadership {:+}", man.leadership));
    }
    if man.grade != Grade::Original {
        words.push(man.grade.title().to_lowercase());
    }
    words.retain(|words| !words.is_empty());
    words.join(", ")
}

/// The game of the turn: what has been chosen and bought for it.
fn game(all: &mut LaidOut, campaign: &Campaign, mission: &CurrentMission) {
    let name = |id: &str| {
        campaign
            .forces()
            .find(|force| force.id() == id)
            .map_or_else(|| id.to_owned(), |force| force.name().to_owned())
    };
    for part in &mission.forces {
        let name = name(&part.force);
        if let Some(momentum) = part.momentum {
            all.note(format!("{name}, Operational Momentum"), format!("{} left", momentum.left));
        }
        for bought in &part.purchases {
            let teams = bought.teams.iter().map(String::as_str);
            let teams = campaign.teams_called(&part.force, teams);
            let teams = if teams.is_empty() { teams } else { format!(" ({teams})") };
            all.there(format!("{name}, {}{teams}", campaign.asset_called(&part.force, &bought.asset)));
        }
        for extra in &part.extras {
            all.there(format!("{name}, {}", extra.title()));
        }
    }
    let board = &mission.board;
    for objective in &board.objectives {
        let terrain = objective.terrain.as_deref().unwrap_or("the item of terrain agreed at the table");
        all.put(
            format!("Objective {}", objective.quadrant),
            format!("{terrain}, {}", name(&objective.chosen_by)),
        );
    }
    board.hot_spots.iter().for_each(|place| all.there(format!("Hot Spot: {place}")));
    board.edges.iter().for_each(|edge| all.note(format!("Edge of {}", name(&edge.force)), edge.edge.id()));
    if !board.set_up_order.is_empty() {
        let order: Vec<_> = board.set_up_order.iter().map(|force| name(force)).collect();
        all.note("Set up", order.join(", then "));
    }
    let over = if mission.game.over { ", over" } else { "" };
    // None is played yet before the first.
    if mission.game.turn > 0 || mission.game.over {
        all.note("Turn of the game", format!("{}{over}", mission.game.turn));
    }
}
