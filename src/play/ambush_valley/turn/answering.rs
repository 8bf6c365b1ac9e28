//! How the answer to a question is read, and what declines it.

use super::super::super::Left;
use super::super::super::console::{Chosen, Console, Prompt, Rules, with_stop};
use super::ALL;
use super::meanings::notes;
use crate::ambush_valley::{
    AGREED, AskedFor, Campaign, ChoiceKind, OrderLine, Quadrant, QuestionName, ReportLine, STRAGGLERS,
    has_letters,
};
use crate::names::{self, capitalized};
use crate::question::{NOTHING, OpenQuestion};

/// What a question shows that Enter says, where [`NOTHING`] says it.
pub(super) const NONE_SAYS: &str = "nothing";

/// The question for an objective in two parts, the quadrant and then what stands there; any other as it is.
pub(super) fn by_quadrant(question: &OpenQuestion) -> OpenQuestion {
    let quadrant = |answer: &String| match answer.split_once(':') {
        Some((quadrant, AGREED)) => quadrant.to_owned(),
        _ => answer.clone(),
    };
    let legal: Vec<String> = question.legal.iter().map(quadrant).collect();
    if legal == question.legal { question.clone() } else { question.clone().legal(legal).meaning([""; 0]) }
}

/// A quadrant and what stands there, as the command reads them; none unless both are said. The last quadrant
/// need not be named.
pub(super) fn objective_words(question: &OpenQuestion, words: &str) -> Option<String> {
    let words = words.trim();
    let (first, rest) = words.split_once([' ', '\t', ':', ',']).unwrap_or((words, ""));
    let rest = rest.trim_start_matches([' ', ',']);
    let by_letters = question.legal.iter().position(|legal| has_letters(legal, first));
    let named = by_letters.or_else(|| names::resolve("quadrant", first, &question.legal).ok());
    let (index, terrain) = match (named, &question.legal[..]) {
        (Some(index), _) => (index, rest),
        // A quadrant that has an objective is no name for what stands in the last.
        (None, [_]) if !begins_with_quadrant(words) => (0, words),
        (None, _) => return None,
    };
    let terrain = terrain.trim().trim_matches('"').trim();
    // Who names none points at it on the table.
    let is_named = terrain != NOTHING && terrain != NONE_SAYS;
    let terrain = if is_named { terrain } else { AGREED };
    (!terrain.is_empty()).then(|| format!("{}:{terrain}", question.legal[index]))
}

/// Whether what is typed of an objective goes on with another one behind a comma: `ne shed, sw hill`.
pub(super) fn names_several(words: &str) -> bool {
    words.split(',').skip(1).any(begins_with_quadrant)
}

/// Whether the first of the words is a quadrant.
pub(super) fn begins_with_quadrant(words: &str) -> bool {
    quadrant_before(words).is_some()
}

/// The quadrant that the first of the words is.
pub(super) fn quadrant_before(words: &str) -> Option<Quadrant> {
    let mut parts = words.split([' ', '\t', ':', ',']).filter(|part| !part.is_empty());
    let first = parts.next().unwrap_or_default().to_lowercase();
    Quadrant::ALL.into_iter().find(|one| has_letters(one.id(), &first) || one.id() == first)
}

/// Words that are an answer as a whole: one word may begin an answer of several, so only more than that is
/// read at once.
pub(super) struct Whole<'a> {
    pub(super) accepts: &'a dyn Fn(&str) -> bool,
    /// Why what is typed is none though it is well spelled.
    pub(super) why_not: &'a dyn Fn(&str) -> Option<String>,
    /// Whether teams are asked for, of which a number means those of a squad.
    pub(super) of_teams: bool,
    /// Whether an answer of several words may stand before the comma of another.
    of_parts: bool,
    /// Whether one word alone, a team, is an answer though others could follow.
    of_one: bool,
    /// Whether other numbers than those listed will do.
    of_numbers: bool,
}

impl Rules for Whole<'_> {
    fn accept(&self, typed: &str, _is_ended: bool) -> bool {
        let is_range = |letter: char| letter.is_ascii_digit() || letter == '-';
        let is_several = self.of_teams && typed.contains(is_range);
        let is_number =
            self.of_numbers && typed.len() <= 2 && typed.parse::<u32>().is_ok_and(|items| items > 0);
        let is_whole = is_several || is_number || self.of_one || typed.contains([' ', '\t', ':']);
        is_whole && (self.accepts)(typed)
    }

    /// Teams and squads that stand before answers to the questions after them, and what stands before the
    /// comma of another answer.
    fn accept_first(&self, ahead: &str) -> Option<usize> {
        let step = &ahead[..ahead.find(';').unwrap_or(ahead.len())];
        let blanks = step.match_indices([' ', ',']);
        let ends_answer = |sign: &str| self.of_teams || self.of_one || self.of_parts && sign == ",";
        let blanks = blanks.filter(|(_, sign)| ends_answer(sign)).map(|(at, _)| at);
        let is_open = self.of_teams || self.of_one || self.of_parts;
        let ends = blanks.chain([step.len()]).filter(|end| is_open && !step[..*end].trim().is_empty());
        let ends: Vec<usize> = ends.collect();
        ends.into_iter().rev().find(|end| self.accept(step[..*end].trim(), true))
    }

    /// A count above those that are listed, another word for what became of a man.
    fn accept_word(&self, said: &[String], word: &str) -> bool {
        // What is said already says nothing more.
        let is_said = ["engaged", "hit"]
            .iter()
            .any(|deed| deed.starts_with(word) && said.iter().any(|one| one == deed));
        !is_said && (self.accepts)(&format!("{} {word}", said.join(" ")))
    }

    /// A serious wound is said by what became of the casualty.
    fn refusal(&self, typed: &str) -> Option<String> {
        if let Some(why) = (self.why_not)(typed) {
            return Some(with_stop(&why));
        }
        let (who, fate) = typed.trim().rsplit_once(char::is_whitespace)?;
        let asks_where = (self.accepts)(&format!("{who} straggler")) && !(self.accepts)(typed);
        (fate.eq_ignore_ascii_case("serious") && asks_where).then(|| {
            format!(
                "`{typed}`: for a serious wound say where the casualty was at the end: `{who} evacuated` \
                 (off the table), `{who} accompanied` (friends within 2\") or `{who} straggler` (no friends \
                 there); the rest are `kia`, `pow` and `light`."
            )
        })
    }
}

/// What a question asks for; none of one that is no question of a campaign.
pub(super) fn asked_for(question: &OpenQuestion) -> Option<AskedFor> {
    QuestionName::of(question).map(|name| name.asked)
}

/// What Enter says of a question that need not be answered, or that has no more answers.
pub(super) fn none_says(question: &OpenQuestion) -> &'static str {
    let says = match asked_for(question) {
        Some(AskedFor::Report(ReportLine::GameTurns)) => "unknown",
        Some(
            AskedFor::Order(OrderLine::Absent | OrderLine::PointMen)
            | AskedFor::Report(ReportLine::Casualties | ReportLine::Others),
        ) => "nobody",
        Some(
            AskedFor::Report(ReportLine::Abandoned | ReportLine::Declined)
            | AskedFor::Order(OrderLine::Units | OrderLine::Scouts)
            | AskedFor::Choice(ChoiceKind::HotSpot),
        ) => NOTHING,
        _ => return question.none_says(),
    };
    if question.given == 0 { says } else { question.none_says() }
}

/// The teams, by name, that abandoned a casualty unless somebody says otherwise; none where no team did.
fn stragglers_of(question: &OpenQuestion, campaign: &Campaign) -> Option<String> {
    let is_asked = asked_for(question) == Some(AskedFor::Report(ReportLine::Abandoned));
    let to = question.by.as_deref();
    let left = question.legal.iter().filter(|_| is_asked).filter_map(|answer| answer.strip_suffix(" no"));
    let teams: Vec<String> = left.map(|team| campaign.shown_to(to, team)).collect();
    (!teams.is_empty()).then(|| teams.join(", "))
}

/// Whether somebody says in a word that there is none, or no more.
pub(super) fn says_none(said: &str) -> bool {
    let said = said.to_lowercase();
    said.is_empty() || ["none", "nobody", "nothing", "done", "no more"].contains(&said.as_str())
}

/// The answer to a question: one that is legal, or words that `accepts` takes.
pub(super) fn ask_or(
    console: &Console,
    question: &OpenQuestion,
    campaign: &Campaign,
    accepts: &dyn Fn(&str) -> bool,
    why_not: &dyn Fn(&str) -> Option<String>,
) -> Result<String, Left> {
    let what = capitalized(&question.asked());
    let asked = asked_for(question);
    if question.legal.is_empty() {
        let own = match asked {
            Some(AskedFor::Order(OrderLine::Units)) => {
                "`Local Force NAME` or `Main Force NAME`, with commas between several"
            }
            Some(AskedFor::Order(OrderLine::Scouts)) => "`d8 NAME`, with commas between several",
            _ => "In your own words",
        };
        let about = format!("{own}; in quotes if they begin like a command [{}].", question.rule);
        if !question.optional {
            loop {
                let said = console.own_words(&what, &about, false)?;
                if !said.is_empty() {
                    return Ok(said);
                }
            }
        }
        let none = none_says(question);
        let what = format!("{what} (Enter: {none})");
        let said = console.own_words(&what, &format!("{about} Enter: {none}."), true)?;
        return Ok(if says_none(&said) { NOTHING.to_owned() } else { said });
    }
    let words = |answer: &String| answer.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let mut answers: Vec<Vec<String>> = question.legal.iter().map(words).collect();
    let mut prompt = Prompt { what, states_numbers: true, ..Prompt::default() };
    if asked == Some(AskedFor::Report(ReportLine::InsurgencyRoll)) {
        // Not to say that the roll is declined is to make it.
        prompt = prompt.enter(0, &question.legal[0]);
    } else if let Some(teams) = stragglers_of(question, campaign) {
        // Whoever says nothing leaves it at what the stragglers tell.
        prompt = prompt.enter(answers.len(), &teams).noting(STRAGGLERS, teams.as_str());
        prompt = prompt.noting(NOTHING, "no team abandoned a casualty");
        answers.push(vec![STRAGGLERS.to_owned()]);
        answers.push(vec![NOTHING.to_owned()]);
    } else if question.optional {
        prompt = prompt.enter(answers.len(), none_says(question));
        answers.push(vec![NOTHING.to_owned()]);
    }
    let of_deeds = asked == Some(AskedFor::Report(ReportLine::Deeds));
    let of_teams = asked == Some(AskedFor::Order(OrderLine::Teams));
    let of_objective = asked == Some(AskedFor::Choice(ChoiceKind::Objective));
    // The word by itself says what it did before there were others like it.
    if of_deeds {
        answers.push(vec!["rest".to_owned()]);
        prompt.unlisted.push("rest".to_owned());
    }
    // Usually everybody goes, and nobody does without a card.
    if of_teams && question.legal.first().is_some_and(|first| first == ALL) {
        prompt = prompt.enter(0, ALL);
    }
    if asked == Some(AskedFor::Order(OrderLine::FogCard)) {
        prompt = prompt.enter(0, "draw");
    }
    // What stands in the last quadrant is all that is left to say of it.
    let is_last = of_objective && question.legal.len() == 1;
    let of_one = asked == Some(AskedFor::Report(ReportLine::Abandoned)) || is_last;
    let of_parts = of_deeds || of_objective;
    let of_numbers = asked == Some(AskedFor::Order(OrderLine::Terrain));
    if of_numbers {
        // 4.3: the middle of the usual range, if nobody says otherwise.
        let middle = question.legal.len() / 2;
        prompt = prompt.enter(middle, &question.legal[middle]);
        prompt.about.push("About this many; another number will do if you agree on it [AV 4.3].".to_owned());
    }
    if of_teams {
        prompt.about.push(
            "A number means the teams of that squad, and several may be named together: `hq 1 2a-2c`."
                .to_owned(),
        );
    }
    if of_deeds {
        prompt.about.push("`hit` alone says that it engaged one, too.".to_owned());
        prompt.about.push(
            "Teams, squads and ranges may be named before what they did: `hq 1 2a-2b hit fired-on`."
                .to_owned(),
        );
    }
    if of_one && !is_last {
        prompt.about.push("A team by itself: it abandoned one. `no` behind it: it did not.".to_owned());
    }
    prompt.notes.extend(notes(campaign, question));
    prompt.answers = answers;
    let rules = Whole { accepts, why_not, of_teams, of_parts, of_one, of_numbers };
    Ok(match console.ask_or(&prompt, &rules)? {
        Chosen::Answer(index) => prompt.answers[index].join(" "),
        Chosen::Typed(words) => words,
    })
}
