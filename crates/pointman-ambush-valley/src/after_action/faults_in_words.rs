//! What is wrong with a report that was told by answers or flags, in the words it was told with: the platoon,
//! the team or man by name, and the word that says it. Who wrote the report as JSON is told the place in it
//! instead.

use crate::after_action::answers::{REGULAR_TALLIES, VC_TALLIES};
use crate::{Campaign, ForceReport, Report};
use pointman_core::error::{Error, Fault};

/// The fields of a report whose word is not the field's own name, each with that word.
const WORDS: [(&str, &str); 12] = [
    ("game_turns", "turns"),
    ("objectives_achieved", "achieved"),
    ("which_achieved", "achieved"),
    ("engaged_hostile", "engaged"),
    ("inflicted_casualty", "hit"),
    ("engaged_by_hostile", "fired-on"),
    ("abandoned_casualty", "abandoned"),
    ("declined", "decline"),
    ("scenario_vp", "points"),
    ("accompanied_by", "accompanied-by"),
    ("outcome", "fate"),
    ("condition", "wia"),
];

/// Fields that name what their place is about: whoever is named already says it.
const NAMES: [&str; 4] = ["force", "team", "figure", "who"];

/// The refusal of a report told by answers or flags, for its `faults`.
pub fn faults_in_words(faults: &[Fault], report: &Report, campaign: &Campaign) -> Error {
    let mut lines: Vec<String> =
        faults.iter().map(|fault| in_words(&fault.pointer, &fault.message, report, campaign)).collect();
    // The rule that the last words cite is that of the refusal.
    let last = lines.pop().unwrap_or_default();
    let (last, rule) = match last.rsplit_once(" [AV ") {
        Some((why, cited)) => (why.to_owned(), format!("AV {}", cited.trim_end_matches(']'))),
        None => (last, "AV 5".to_owned()),
    };
    lines.push(last);
    Error::refused(rule, lines.join("\n  "))
}

/// One fault: whose, of which team or man, the word that says it, and what is wrong.
fn in_words(pointer: &str, why: &str, report: &Report, campaign: &Campaign) -> String {
    let steps: Vec<&str> = pointer.split('/').skip(1).collect();
    let mut who: Vec<String> = Vec::new();
    let field = match steps[..] {
        ["forces", number, ref rest @ ..] => {
            let part = number.parse::<usize>().ok().and_then(|number| report.forces.get(number));
            if let Some(part) = part {
                who.push(campaign.force_called(&part.force).to_owned());
                who.extend(rest.get(..2).and_then(|place| named(place, part, campaign)));
            }
            rest.iter().rev().find(|step| step.parse::<usize>().is_err()).copied()
        }
        ["initiative_rolls", ..] => Some("length"),
        [first, ..] => Some(first),
        [] => None,
    };
    let is_list = |field: &&str| ["forces", "figures", "teams", "other_casualties"].contains(field);
    let word = field.filter(|field| !NAMES.contains(field) && !is_list(field)).map(word);
    who.extend(word.map(|word| format!("`{word}`")));
    let why = why.strip_prefix("is true").map_or_else(|| why.to_owned(), |rest| format!("is yes{rest}"));
    if who.last().is_some_and(|named| why.starts_with(named.as_str())) {
        who.pop();
    }
    let goes_on = ["is ", "must ", "names ", "ends ", "leads "].iter().any(|verb| why.starts_with(verb));
    match who.last() {
        None => why,
        Some(last) if goes_on && last.ends_with('`') => format!("{} {why}", who.join(", ")),
        Some(_) => format!("{}: {why}", who.join(", ")),
    }
}

/// The word by which a field is told.
fn word(field: &str) -> String {
    if let Some((_, word)) = WORDS.iter().find(|(known, _)| *known == field) {
        return (*word).to_owned();
    }
    // A tally is found by the field that it changes.
    let is_tally = |field_of: &fn(&mut ForceReport) -> &mut u32| {
        let mut part = ForceReport::default();
        *field_of(&mut part) = 1;
        serde_json::json!(part)[field] == 1
    };
    let tallies = REGULAR_TALLIES.iter().chain(&VC_TALLIES);
    let tally = tallies.into_iter().find(|(_, field_of)| is_tally(field_of)).map(|(word, _)| *word);
    tally.map_or_else(|| field.replace('_', "-"), str::to_owned)
}

/// The team, man or asset at a place of a force's part of the report.
fn named(place: &[&str], part: &ForceReport, campaign: &Campaign) -> Option<String> {
    let [list, number] = place else { return None };
    let number: usize = number.parse().ok()?;
    let force = campaign.regulars.iter().find(|force| force.id == part.force);
    Some(match *list {
        "teams" => {
            let team = &part.teams.get(number)?.team;
            force.map_or(team.as_str(), |force| force.team_called(team)).to_owned()
        }
        "declined" => {
            let team = part.declined.get(number)?;
            force.map_or(team.as_str(), |force| force.team_called(team)).to_owned()
        }
        "figures" => {
            let man = &part.figures.get(number)?.figure;
            let named = force.and_then(|force| force.figure(man)).filter(|man| !man.name.is_empty());
            named.map_or_else(|| man.clone(), |man| man.name.clone())
        }
        "other_casualties" => part.other_casualties.get(number)?.who.clone(),
        _ => return None,
    })
}
