//! What was changed in a campaign by hand, as its chronicle tells it.

use serde_json::Value;

use crate::ambush_valley::{Campaign, Event, RegularForce, Told};
use crate::command::document::adjust::is_sealed_from;
use crate::command::document::fields::Fields;
use crate::document::{Adjusted, FieldSet, State as _};

/// What an adjustment changed in the campaign `before` it, an event for each field. What is sealed `now` is
/// told to nobody.
pub(super) fn set_by_hand(
    adjusted: &Adjusted,
    before: &Campaign,
    after: &Campaign,
    now: &Campaign,
) -> Vec<Event> {
    let whole = serde_json::to_value(before).unwrap_or_default();
    let fields = Fields::of(serde_json::json!({ "kind": Campaign::KIND, "data": whole }));
    let told = |set: &FieldSet| {
        let parts: Vec<&str> = set.path.split('/').filter(|part| !part.is_empty()).collect();
        let mut event = about(&parts, after);
        event.consequence = if now.turn == before.turn && is_sealed_from(now, None, &set.path) {
            Told::from("something secret set by hand")
        } else {
            let is_word = fields.as_ref().is_some_and(|fields| !fields.values(&set.path).is_empty());
            let field = field_words(&parts, after, &whole);
            let named = |value: &Value| Some(called(value, &parts, after).unwrap_or(shown(value, is_word)?));
            match (named(&set.from), named(&set.to)) {
                (Some(from), Some(to)) => format!("{field} set by hand: {to} (was {from})").into(),
                _ => format!("{field} changed by hand").into(),
            }
        };
        event
    };
    // What is noted with a name is no story.
    let sets = std::iter::once(&adjusted.set).chain(&adjusted.also);
    sets.filter(|set| set.path.trim_matches('/') != "names_had").map(told).collect()
}

/// An event of what the path lies in: a man, a team, a force, or the campaign.
fn about(parts: &[&str], campaign: &Campaign) -> Event {
    let nobody = || Event {
        step: campaign.step,
        force: None,
        team: None,
        figure: None,
        throw: None,
        consequence: "".into(),
        secret: false,
    };
    let place = |part: &str| part.parse::<usize>().ok();
    match parts {
        ["regulars", index, rest @ ..] => {
            let Some(force) = place(index).and_then(|index| campaign.regulars.get(index)) else {
                return nobody();
            };
            let of_force = Event { force: Some(force.id.clone()), ..nobody() };
            match rest {
                ["figures", index, ..] => {
                    let man = place(index).and_then(|index| force.figures.get(index));
                    Event { figure: man.map(|man| man.id.clone()), ..of_force }
                }
                ["teams", index, ..] => {
                    let team = place(index).and_then(|index| force.teams.get(index));
                    Event { team: team.map(|team| team.id.clone()), ..of_force }
                }
                _ => of_force,
            }
        }
        ["insurgents", index, ..] => {
            let force = place(index).and_then(|index| campaign.insurgents.get(index));
            Event { force: force.map(|force| force.id.clone()), ..nobody() }
        }
        _ => nobody(),
    }
}

/// The field within what [`about`] names, in words: places of lists by what stands there, or counted from 1.
fn field_words(parts: &[&str], campaign: &Campaign, whole: &Value) -> String {
    let known = match parts {
        ["regulars", _, "figures" | "teams", _, _, ..] => 4,
        ["regulars" | "insurgents", _, _, ..] => 2,
        _ => 0,
    };
    let mut at = Some(whole);
    let mut words: Vec<String> = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        let place = part.parse::<usize>().ok();
        at = match place {
            Some(place) => at.and_then(|at| at.get(place)),
            None => at.and_then(|at| at.get(*part)),
        };
        if index < known {
            continue;
        }
        let Some(place) = place else {
            words.push(part.replace('_', " "));
            continue;
        };
        let text = |field: &str| at.and_then(|at| at.get(field)).and_then(Value::as_str);
        let force = text("force").map(|id| campaign.force_called(id).to_owned());
        let turn = at.and_then(|at| at.get("turn")).map(|turn| format!("of turn {turn}"));
        let name = text("name").map(str::to_owned).or(force).or(turn);
        words.push(name.unwrap_or_else(|| (place + 1).to_string()));
    }
    words.join(" ")
}

/// The man, team or force that a value names by its id; none if the field holds no such id.
fn called(value: &Value, parts: &[&str], campaign: &Campaign) -> Option<String> {
    let id = value.as_str()?;
    let of = |force: &RegularForce| match parts.last() {
        Some(&"figure" | &"fills_place_of") => force.figure(id).map(|_| force.called(id)),
        Some(&"team") => force.team(id).map(|team| team.name.clone()),
        _ => None,
    };
    match parts.last() {
        Some(&"force") => Some(campaign.force_called(id).to_owned()),
        _ => campaign.regulars.iter().find_map(of),
    }
}

/// A value in words, one of a closed list without its hyphens; none of one with parts.
fn shown(value: &Value, is_word: bool) -> Option<String> {
    Some(match value {
        Value::Null => "none".to_owned(),
        Value::Bool(yes) => (if *yes { "yes" } else { "no" }).to_owned(),
        Value::Number(number) => number.to_string(),
        Value::String(text) if text.is_empty() => "none".to_owned(),
        Value::String(text) if is_word => text.replace('-', " "),
        Value::String(text) => text.clone(),
        Value::Array(_) | Value::Object(_) => return None,
    })
}
