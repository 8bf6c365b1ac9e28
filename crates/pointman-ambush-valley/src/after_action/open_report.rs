//! What a report leaves open: every line that only the players can say and have not (5).

use crate::after_action::answers::DEEDS;
use crate::{AskedFor, Campaign, QuestionName, Report, ReportLine, ReportTold};
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::{OptionName, option};

/// What `report` leaves open of the current game of `campaign`; all of it without one. Nothing while there is
/// no game to report on.
///
/// These are the questions that a person at a prompt is asked and that need an answer, by the same names:
/// force, team or figure, and what is asked, such as `us/alpha/deeds`. Their answers are told with
/// [`ReportTold::answer_named`].
pub fn open_lines(report: Option<&Report>, campaign: &Campaign) -> Vec<OpenQuestion> {
    let told = match report {
        Some(report) => ReportTold::of(campaign, report.clone()),
        None => ReportTold::begin(campaign),
    };
    told.map_or_else(|_| Vec::new(), |told| told.unanswered())
}

/// The refusal of a report that leaves `open` lines open: `what`, and where, the fields of one team or figure
/// in one line.
pub(crate) fn incomplete(
    what: &str,
    open: Vec<OpenQuestion>,
    report: Option<&Report>,
    campaign: &Campaign,
) -> Error {
    let mut places: Vec<(QuestionName, Vec<String>)> = Vec::new();
    for name in open.iter().filter_map(QuestionName::of) {
        let words = match name.asked {
            AskedFor::Report(ReportLine::Deeds) => deeds_unsaid(&name, report),
            asked => vec![in_words(asked)],
        };
        let is_same = |last: &QuestionName| (&last.force, &last.who) == (&name.force, &name.who);
        match places.last_mut().filter(|(last, _)| is_same(last)) {
            Some((_, fields)) => fields.extend(words),
            None => places.push((name, words)),
        }
    }
    let line = |(place, fields): &(QuestionName, Vec<String>)| {
        let place = place_in_words(place, campaign);
        format!("\n  {place}{}{}", if place.is_empty() { "" } else { ": " }, fields.join(", "))
    };
    let lines: Vec<String> = places.iter().map(line).collect();
    let first = open.first();
    let is_deed = |open: &OpenQuestion| {
        let asked = QuestionName::of(open).map(|name| name.asked);
        asked == Some(AskedFor::Report(ReportLine::Deeds))
    };
    let rest = match open.iter().any(is_deed) {
        true => format!("; {} says no to every deed left open", option("rest").with("no")),
        false => String::new(),
    };
    let by_name = first.map_or_else(String::new, |question| {
        let answer = question.legal.first().map_or("…", String::as_str);
        let named = format!("'{}={answer}'", question.name);
        format!(", or by its name: {}", option("answer").with(&named))
    });
    Error::asks(format!("{what}:{}\nAnswer each{by_name}{rest}", lines.concat()), open)
}

/// The force, team or man that a question is about, by name: `US, 1A`; nothing of one about the game.
fn place_in_words(place: &QuestionName, campaign: &Campaign) -> String {
    let Some(force) = &place.force else { return String::new() };
    let name = campaign.force_called(force);
    let Some(who) = &place.who else { return name.to_owned() };
    let called = campaign.regulars.iter().find(|one| one.id == *force).map(|one| match one.team(who) {
        Some(team) => team.name.clone(),
        None => one.called(who),
    });
    format!("{name}, {}", called.as_deref().unwrap_or(who))
}

/// The deeds that nobody has said of a team yet, each with the option that says it.
fn deeds_unsaid(place: &QuestionName, report: Option<&Report>) -> Vec<String> {
    let part = place.force.as_ref().and_then(|force| report?.force(force));
    let told = part.and_then(|part| part.teams.iter().find(|told| Some(&told.team) == place.who.as_ref()));
    let said = told
        .map_or([None; 3], |told| [told.engaged_hostile, told.inflicted_casualty, told.engaged_by_hostile]);
    let asked = ["engaged?", "hit?", "fired on?"].into_iter().zip(DEEDS).zip(said);
    let unsaid = asked.filter(|(_, said)| said.is_none());
    unsaid.map(|((what, deed), _)| format!("{what} ({})", option(deed))).collect()
}

/// What a question asks, with the option that answers it.
fn in_words(asked: AskedFor) -> String {
    let of = |what: &str, answer: OptionName<'_>| format!("{what} ({answer})");
    match asked {
        AskedFor::Report(ReportLine::Objectives) => of("objectives achieved?", option("achieved")),
        AskedFor::Report(ReportLine::GameTurns) => {
            of("how many turns did the game last?", option("turns").with("N"))
        }
        AskedFor::Report(ReportLine::EndedEarly) => {
            format!("fewer turns than usual: say why with {}", option("ended-early"))
        }
        AskedFor::Report(ReportLine::Condition) => format!(
            "how badly wounded? ({}, or for a serious wound `evacuated`, `accompanied` or `straggler`)",
            option("wia").with("NAME:light")
        ),
        AskedFor::Report(ReportLine::AccompaniedBy) => {
            of("who was with him?", option("accompanied-by").with("NAME:TEAM"))
        }
        AskedFor::Report(ReportLine::Points) => {
            of("Victory Points by the scenario's own list?", option("points"))
        }
        other => other.id().to_owned(),
    }
}
