//! What the steps of a campaign or mission of Ambush Valley are called in lists of them: `VC buys a Mortar`.

use serde_json::Value;

use crate::ambush_valley::{Buy, Campaign, CampaignStep, Figure, Leader, SideSays, tables};
use crate::command::campaign::by_hand;
use crate::document::{ADJUST, HistoryStep, TypedStep as _};
use crate::named::{Named, part_of_name};

/// The step in words, with whose it was, by the names that forces and teams have in `campaign`, and the turn.
/// None for what is no step of one.
pub(in crate::command) fn title_of(step: &HistoryStep, campaign: Option<&Campaign>) -> Option<String> {
    let command = step.command.strip_prefix("campaign-").unwrap_or(&step.command).replace('-', " ");
    let by = |does: &str, force: Option<String>| {
        force.map_or_else(|| does.to_owned(), |force| format!("{does}: {}", force_named(&force, campaign)))
    };
    if let (ADJUST, Some(campaign)) = (step.command.as_str(), campaign) {
        return Some(by_hand::title(&step.choices, campaign));
    }
    let words = match CampaignStep::read(&step.command, &step.choices).ok()? {
        CampaignStep::Orders(says) => match of_orders(&says, campaign) {
            Some(does) => format!("{} {does}", force_named(&says.force, campaign)),
            None => by(&command, Some(says.force)),
        },
        CampaignStep::Buy(order) => {
            let asset = asset_named(&order.asset, &order.force, campaign);
            format!("{} buys {asset}", force_named(&order.force, campaign))
        }
        CampaignStep::Length(order) => by("length of the game", order.force),
        CampaignStep::Promote(order) => {
            let man = named_in(&order.force, &order.figure, campaign);
            match order.to {
                Leader::None => format!("{man}, gives up the post"),
                post => format!("promote {man}: {}", post.title().to_lowercase()),
            }
        }
        CampaignStep::Rename(order) => {
            let who = match (&order.force, &order.who) {
                (Some(force), Some(who)) => named_in(force, who, campaign),
                (Some(force), None) => force_named(force, campaign),
                (None, _) => "the campaign".to_owned(),
            };
            let name = order.name.trim();
            if who.ends_with(name) { format!("rename {who}") } else { format!("rename {who}: {name}") }
        }
        CampaignStep::FreePrisoner(order) => {
            format!("free prisoner {}", named_in(&order.force, &order.figure, campaign))
        }
        _ => command,
    };
    let turn = step.summary.get("turn").and_then(Value::as_u64);
    Some(turn.map_or_else(|| words.clone(), |turn| format!("{words}, turn {turn}")))
}

/// What a side said of its orders, in words: all of these are one command.
fn of_orders(says: &SideSays, campaign: Option<&Campaign>) -> Option<String> {
    let regular = campaign.and_then(|campaign| campaign.regulars.iter().find(|force| force.id == says.force));
    let bought = |buy: &Buy| {
        let called = |team| regular.map_or(team, |force| force.team_called(team));
        let teams: Vec<&str> = buy.teams.iter().map(|team| called(team.as_str())).collect();
        let teams = if teams.is_empty() { String::new() } else { format!(" ({})", teams.join(", ")) };
        format!("{}{teams}", asset_named(&buy.asset, &says.force, campaign))
    };
    Some(match (&says.objective, says.edge, says.extra) {
        _ if says.seal.is_some() && says.opened.is_some() => "seals and opens its orders".to_owned(),
        _ if says.seal.is_some() => "seals its orders".to_owned(),
        _ if says.opened.is_some() => "opens its orders".to_owned(),
        _ if !says.buys.is_empty() => {
            format!("buys {}", says.buys.iter().map(bought).collect::<Vec<_>>().join(", "))
        }
        _ if says.buys_no_more => "buys no more".to_owned(),
        _ if says.places_no_more => "places no more Hot Spots".to_owned(),
        _ if !says.hot_spots.is_empty() => "places a Hot Spot".to_owned(),
        (Some(objective), ..) => format!("chooses an objective, {}", objective.quadrant),
        (_, Some(edge), _) => format!("chooses the {} edge", edge.id().replace('-', " ")),
        (.., Some(extra)) => format!("takes the {}", extra.id().replace('-', " ")),
        (None, None, None) => return None,
    })
}

/// An asset by its name.
fn asset_named<'a>(asset: &'a str, force: &str, campaign: Option<&'a Campaign>) -> &'a str {
    match campaign {
        Some(campaign) => campaign.asset_called(force, asset),
        None => tables().asset_name(asset),
    }
}

/// A man or a team by the names of their force and themselves; as they were typed where they are called
/// otherwise by now.
fn named_in(force: &str, typed: &str, campaign: Option<&Campaign>) -> String {
    let regular = campaign.and_then(|campaign| campaign.regulars.iter().find(|known| known.id == force));
    let named = regular.and_then(|force| {
        let mut known: Vec<Named> = force.figures.iter().map(Figure::named).collect();
        known.extend(force.teams.iter().map(|team| Named::new(&team.id, &team.name)));
        let index = part_of_name("man or team", typed, &known).ok()?;
        Some(known[index].name.clone()).filter(|name| !name.is_empty())
    });
    format!("{}, {}", force_named(force, campaign), named.as_deref().unwrap_or(typed))
}

/// A force by its name, or the one it has unless people give it another: `us-2` is US 2.
fn force_named(who: &str, campaign: Option<&Campaign>) -> String {
    let called = campaign.and_then(|campaign| campaign.forces().find(|force| force.id() == who));
    called.map_or_else(|| who.replace('-', " ").to_uppercase(), |force| force.name().to_owned())
}
