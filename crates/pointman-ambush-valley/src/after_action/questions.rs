//! The questions of a report one after another, for a person who is asked: by force, team and man (5).

use crate::after_action::answers::{
    DEEDS, FATES, NOTHING_DONE, REST, REST_NOTHING, ReportTold, WOUNDED, deployed, fate_called, in_game,
    who_and_how,
};
use crate::after_action::check_report::{Checked, is_anybody_left};
use crate::after_action::companions::without_their_team;
use crate::campaign::called::beginnings;
use crate::{AskedFor, QuestionName, ReportLine, TeamReport};
use pointman_core::error::Error;
use pointman_core::names;
use pointman_core::question::{NOTHING, OpenQuestion};

/// The word by which the teams that left a straggler abandoned one, and no others.
pub const STRAGGLERS: &str = "stragglers";

/// The word for every team in the game.
const ALL: &str = "all";

/// What stands between words of an answer.
const SIGNS: [char; 2] = [' ', ','];

/// The words for what this team and all that follow it did.
const RESTS: [&str; 4] = [REST_NOTHING, "rest-engaged", "rest-hit", "rest-fired-on"];

/// The words for what a team did and suffered.
fn known_deeds() -> Vec<&'static str> {
    DEEDS.into_iter().chain([NOTHING_DONE, REST_NOTHING]).collect()
}

/// One thing that a report is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Line {
    Turns,
    EndedEarly,
    Points(String),
    Objectives(String),
    Purchases(String),
    Condition(String, String),
    Casualties(String),
    AccompaniedBy(String, String),
    Others(String),
    Tallies(String),
    Deeds(String, String),
    Abandoned(String),
    Declined(String),
    InsurgencyRoll(String),
}

impl Line {
    /// The force whose player answers it; none where it is of the game as a whole.
    fn force(&self) -> Option<&str> {
        match self {
            Line::Turns | Line::EndedEarly => None,
            Line::Points(force)
            | Line::Objectives(force)
            | Line::Purchases(force)
            | Line::Condition(force, _)
            | Line::Casualties(force)
            | Line::AccompaniedBy(force, _)
            | Line::Others(force)
            | Line::Tallies(force)
            | Line::Deeds(force, _)
            | Line::Abandoned(force)
            | Line::Declined(force)
            | Line::InsurgencyRoll(force) => Some(force),
        }
    }

    /// Whether a report may lack something while it is open; the others may be left out.
    fn is_needed(&self) -> bool {
        matches!(
            self,
            Line::Turns
                | Line::EndedEarly
                | Line::Points(_)
                | Line::Objectives(_)
                | Line::Condition(..)
                | Line::AccompaniedBy(..)
                | Line::Deeds(..)
        )
    }

    /// The name of its question.
    pub(super) fn name(&self) -> QuestionName {
        let of_force = |force: &str, line| QuestionName::of_force(force, AskedFor::Report(line));
        let of_one = |force: &str, who: &str, line| QuestionName::of_one(force, who, AskedFor::Report(line));
        match self {
            Line::Turns => QuestionName::of_game(AskedFor::Report(ReportLine::GameTurns)),
            Line::EndedEarly => QuestionName::of_game(AskedFor::Report(ReportLine::EndedEarly)),
            Line::Points(force) => of_force(force, ReportLine::Points),
            Line::Objectives(force) => of_force(force, ReportLine::Objectives),
            Line::Purchases(force) => of_force(force, ReportLine::Purchases),
            Line::Condition(force, man) => of_one(force, man, ReportLine::Condition),
            Line::Casualties(force) => of_force(force, ReportLine::Casualties),
            Line::AccompaniedBy(force, man) => of_one(force, man, ReportLine::AccompaniedBy),
            Line::Others(force) => of_force(force, ReportLine::Others),
            Line::Tallies(force) => of_force(force, ReportLine::Counts),
            Line::Deeds(force, team) => of_one(force, team, ReportLine::Deeds),
            Line::Abandoned(force) => of_force(force, ReportLine::Abandoned),
            Line::Declined(force) => of_force(force, ReportLine::Declined),
            Line::InsurgencyRoll(force) => of_force(force, ReportLine::InsurgencyRoll),
        }
    }
}

impl ReportTold {
    /// The next thing to be asked; none once everything is said.
    pub fn next_question(&self) -> Option<OpenQuestion> {
        self.next().map(|(_, question)| question)
    }

    /// The next thing that the player of `force` is to be asked; none once that force has said everything.
    /// What is nobody's in particular, such as the length of the game, is asked of the first force.
    pub fn next_question_of(&self, force: &str) -> Option<OpenQuestion> {
        self.next_of(Some(force)).map(|(_, question)| question)
    }

    /// Why what is typed is no answer to what `force` counts, though it would be one if the enemy had had
    /// more.
    pub fn not_counted(&self, force: &str, typed: &str) -> Option<String> {
        match self.clone().tally(&format!("{force}:{typed}")) {
            Err(Error::Refused { message, .. }) => Some(message),
            _ => None,
        }
    }

    /// Why what is typed is no answer to a question about men of `force` though it names one: they are not
    /// there, did not go, or are reported; none if it names nobody.
    pub fn why_not(&self, force: &str, typed: &str) -> Option<String> {
        if let Some((name, fate)) = who_and_how(typed)
            && let Ok(fate) = fate_called(fate, &FATES)
        {
            let mut then = self.clone();
            if then.casualty(&format!("{force}:{name}"), fate).is_ok()
                && let Err(Error::Refused { message, .. }) = then.is_somebody_left_to_achieve(force)
            {
                return Some(message);
            }
        }
        let is_other = || {
            let mut then = self.clone();
            then.other_casualty(&format!("{force}:{typed}")).is_ok()
        };
        beginnings(typed).find_map(|name| self.why_not_named(force, name)).or_else(|| {
            is_other()
                .then(|| format!("`{typed}`: those on no roster, attached or bought, are asked for next"))
        })
    }

    /// The same of a man by his whole name.
    fn why_not_named(&self, force: &str, name: &str) -> Option<String> {
        let (of, mission) = (self.regular(force).ok()?, self.mission().ok()?);
        let mut there = of.figures.iter().filter(|man| man.status == crate::Status::Active);
        let Some(man) = there.find(|man| man.is_called(name)) else {
            return of.stands(name);
        };
        let name = of.called(&man.id);
        let is_told = self.report.force(force)?.figures.iter().any(|told| told.figure == man.id);
        if in_game(of, mission).any(|there| there.id == man.id) {
            return is_told.then(|| format!("{name} is reported already"));
        }
        Some(format!("{name}, of {}, is not in this game", of.team_called(&man.team)))
    }

    /// Why what is typed is no answer to what teams of `force` did, though it begins with some of them.
    pub fn no_deeds(&self, force: &str, typed: &str) -> Option<String> {
        let Some((Line::Deeds(_, team), _)) = self.next_of(Some(force)) else { return None };
        let first = typed.split(SIGNS).next()?;
        let is_team = !self.named_before(force, &format!("{first} "), &known_deeds()).0.is_empty();
        let error = self.clone().deeds(force, &team, typed).err().filter(|_| is_team)?;
        Some(match first == typed {
            true => format!("`{typed}`: say what it did, such as `{typed} hit fired-on`"),
            false => error.to_string(),
        })
    }

    /// What this says of teams that `before` did not say: `2B: engaged, fired on`.
    pub fn deeds_noted(&self, before: &ReportTold) -> Vec<String> {
        let parts = self.report.forces.iter().zip(&before.report.forces);
        let teams = parts.flat_map(|(now, before)| {
            let is_new = |told: &&TeamReport| told.engaged_hostile.is_some() && !before.teams.contains(told);
            now.teams.iter().filter(is_new).map(|told| (now.force.as_str(), told))
        });
        let noted = teams.map(|(force, told)| {
            let team = self.regular(force).map_or(told.team.as_str(), |force| force.team_called(&told.team));
            let said = [told.engaged_hostile, told.inflicted_casualty, told.engaged_by_hostile];
            let done = DEEDS.iter().zip(said).filter(|(_, said)| *said == Some(true));
            let done: Vec<&str> = done.map(|(deed, _)| *deed).collect();
            let done = if done.is_empty() { NOTHING_DONE.to_owned() } else { done.join(", ") };
            format!("{team}: {done}")
        });
        noted.collect()
    }

    /// Answers [the next question of a force](Self::next_question_of).
    ///
    /// # Errors
    /// When `text` is no answer to it.
    pub fn answer_of(&mut self, force: &str, text: &str) -> Result<(), Error> {
        self.answer_to(self.next_of(Some(force)), text)
    }

    /// Every question that needs an answer and has none.
    pub fn unanswered(&self) -> Vec<OpenQuestion> {
        // What is said already and cannot be true is a fault of the report.
        let is_said = |line: &Line| {
            let (Line::Condition(force, man) | Line::AccompaniedBy(force, man)) = line else { return false };
            let told = self.report.force(force).into_iter().flat_map(|part| &part.figures);
            let mut said = told.filter(|told| told.figure == *man).map(|told| match line {
                Line::Condition(..) => told.wound.is_some() && told.condition.is_some(),
                _ => told.accompanied_by.is_some(),
            });
            said.next_back() == Some(true)
        };
        let lines = self.lines().into_iter().filter(|line| line.is_needed() && !is_said(line));
        lines.filter_map(|line| self.question(&line)).filter(|question| !question.optional).collect()
    }

    /// Answers the question of this name: `us/alpha/deeds` with `engaged hit`.
    ///
    /// # Errors
    /// When nothing of that name is asked, or `text` is no answer to it.
    pub fn answer_named(&mut self, name: &str, text: &str) -> Result<(), Error> {
        let lines = self.lines().into_iter();
        let open: Vec<_> = lines.filter_map(|line| Some((self.question(&line)?, line))).collect();
        let (question, line) = match open.iter().find(|(question, _)| question.name == name) {
            Some(found) => found.clone(),
            None => {
                let names: Vec<&str> = open.iter().map(|(question, _)| question.name.as_str()).collect();
                return Err(Error::Usage(names::unknown("open question", name, &names)));
            }
        };
        self.answer_to(Some((line, question)), text)
    }

    /// Answers [the next question](Self::next_question).
    ///
    /// # Errors
    /// When `text` is no answer to it.
    pub fn answer(&mut self, text: &str) -> Result<(), Error> {
        self.answer_to(self.next(), text)
    }

    fn answer_to(&mut self, asked: Option<(Line, OpenQuestion)>, text: &str) -> Result<(), Error> {
        let Some((line, question)) = asked else {
            return Err(Error::Usage("there is nothing more to answer".to_owned()));
        };
        let text = text.trim();
        if let Line::Abandoned(force) = &line
            && [NOTHING, STRAGGLERS].contains(&text)
        {
            self.closed.push(line.clone());
            // Who says that none did says so of those that left a straggler, too (A31).
            let left = question.legal.iter().filter_map(|answer| answer.strip_suffix(" no"));
            let mut said = left.filter(|_| text == NOTHING);
            return said.try_for_each(|team| self.deed(&format!("{force}:{team}"), "abandoned", false));
        }
        if question.optional && (text.is_empty() || text == NOTHING) {
            self.closed.push(line.clone());
            return Ok(());
        }
        // Who says nothing means none of the answers.
        if text.is_empty() {
            let answers: Vec<&str> = question.legal.iter().map(String::as_str).collect();
            let such =
                if answers.is_empty() { String::new() } else { format!(": {}", names::either(&answers)) };
            return Err(Error::Usage(format!("this needs an answer{such}")));
        }
        match &line {
            Line::Turns => self.turns(text),
            Line::EndedEarly => {
                self.report.ended_early = Some(text.to_owned());
                Ok(())
            }
            Line::Points(force) => self.points(&format!("{force}:{text}")),
            Line::Objectives(force) => self.objectives(&format!("{force}:{text}")),
            Line::Purchases(force) => self.bought(&format!("{force}:{text}")),
            Line::Casualties(force) => {
                let Some((name, fate)) = who_and_how(text) else {
                    let why = format!("`{text}`: give who and how, such as `{text} kia`");
                    return Err(Error::Usage(why));
                };
                // As the flag says it: how badly, and where the casualty was at the end, is asked next.
                let known = [&FATES[..], &[WOUNDED]].concat();
                let mut then = self.clone();
                then.casualty(&format!("{force}:{name}"), fate_called(fate, &known)?)?;
                then.is_somebody_left_to_achieve(force)?;
                *self = then;
                Ok(())
            }
            Line::Condition(force, man) => {
                let known: Vec<&str> = question.legal.iter().map(String::as_str).collect();
                let wound = fate_called(text, &known)?;
                // What was said before does not hold any more.
                let listed = self.part(force)?.figures.iter_mut().find(|told| told.figure == *man);
                if let Some(told) = listed {
                    (told.condition, told.accompanied_by) = (None, None);
                }
                self.casualty(&format!("{force}:{man}"), wound)
            }
            // One answer is for all of a team that is lost.
            Line::AccompaniedBy(force, man) => {
                let with_him = self.lost_with(force, man);
                with_him.iter().try_for_each(|one| self.accompanied(&format!("{force}:{one}:{text}")))
            }
            Line::Others(force) => self.other_casualty(&format!("{force}:{text}")),
            Line::Tallies(force) => self.tally(&format!("{force}:{text}")),
            Line::Deeds(force, team) => {
                // Of several teams all is noted, or nothing.
                let mut then = self.clone();
                then.deeds(force, team, text)?;
                then.takes_nothing_back(self)?;
                *self = then;
                Ok(())
            }
            Line::Abandoned(force) => {
                let (team, said) = text.rsplit_once(char::is_whitespace).unwrap_or((text, "yes"));
                let index = names::resolve("answer", said, &["yes", "no"]).map_err(Error::Usage)?;
                self.deed(&format!("{force}:{}", team.trim_end()), "abandoned", index == 0)
            }
            Line::Declined(force) => self.deed(&format!("{force}:{text}"), "declined", true),
            Line::InsurgencyRoll(_) => {
                self.closed.push(line.clone());
                match names::resolve("answer", text, &["roll", "decline"]).map_err(Error::Usage)? {
                    0 => Ok(()),
                    _ => self.no_insurgency_roll(),
                }
            }
        }
    }

    /// A casualty whose own team is lost, and those of it who are accompanied too and of whom it is not said
    /// by whom.
    pub(super) fn lost_with(&self, force: &str, man: &str) -> Vec<String> {
        let mut all = vec![man.to_owned()];
        let (Ok(of), Ok(mission), Some(part)) =
            (self.regular(force), self.mission(), self.report.force(force))
        else {
            return all;
        };
        let team = |man: &str| of.figure(man).map(|figure| figure.team.as_str());
        let open = without_their_team(of, part, mission).filter(|told| told.accompanied_by.is_none());
        let others = open.map(|told| told.figure.as_str()).filter(|other| *other != man);
        all.extend(others.filter(|other| team(other) == team(man)).map(str::to_owned));
        all
    }

    /// Refuses deeds that say of a team of which all is not said yet that it did not do what was said of it
    /// `before`.
    fn takes_nothing_back(&self, before: &ReportTold) -> Result<(), Error> {
        for (now, before) in self.report.forces.iter().zip(&before.report.forces) {
            for told in &before.teams {
                let Some(now) = now.teams.iter().find(|now| now.team == told.team) else { continue };
                let was = [told.engaged_hostile, told.inflicted_casualty, told.engaged_by_hostile];
                // Of which all is said, something else may be said.
                if !was.contains(&None) {
                    continue;
                }
                let is = [now.engaged_hostile, now.inflicted_casualty, now.engaged_by_hostile];
                let mut both = DEEDS.iter().zip(was.iter().zip(is));
                if let Some((deed, _)) = both.find(|(_, (was, is))| **was == Some(true) && *is == Some(false))
                {
                    let team = self.regular(&before.force)?.team_called(&told.team);
                    let why = format!("{team}: `{deed}` is said already: leave it out, or say it here too");
                    return Err(Error::refused("AV 6.1", why));
                }
            }
        }
        Ok(())
    }

    /// What a team did and suffered, by the words of [`DEEDS`]; those not named it did not.
    fn deeds(&mut self, force: &str, team: &str, text: &str) -> Result<(), Error> {
        let known = known_deeds();
        // As the question says it.
        let text = &text.replace("fired on", "fired-on");
        // `rest`, `rest-nothing`; `rest-hit fired-on`: what this team and all the others did.
        if let Some(rest) = text.strip_prefix(REST)
            && (rest.is_empty() || rest.starts_with(['-', ' ']))
        {
            let mut done = Vec::new();
            let words = rest[rest.len().min(1)..].split([' ', ',', '+']);
            let is_said = |word: &&str| *word != NOTHING && !NOTHING_DONE.starts_with(word);
            for word in words.filter(|word| !word.is_empty()).filter(is_said) {
                let index = names::resolve("deed", word, &DEEDS);
                let unknown = |_| Error::Usage(names::unknown("deed", &format!("{REST}-{word}"), &RESTS));
                done.push(DEEDS[index.map_err(unknown)?]);
            }
            // Whoever hits has engaged.
            if done.contains(&"hit") {
                done.push("engaged");
            }
            return self.rest_of_force_did(force, &done);
        }
        // Teams may be named, out of their turn: `hq 1 2a-2c hit`.
        let (named, rest) = self.named_before(force, text, &known);
        // What others did may follow: `engaged rest-nothing`; `2b fired-on, 3a hit`.
        if let Some((here, others)) = self.others_behind(force, rest, &known) {
            let named = if named.is_empty() { vec![team.to_owned()] } else { named };
            named.iter().try_for_each(|team| self.deeds(force, team, here))?;
            return self.deeds(force, team, others);
        }
        if !named.is_empty() {
            return named.iter().try_for_each(|team| self.deeds(force, team, rest));
        }
        let mut done = Vec::new();
        for word in text.split([' ', ',', '+']).filter(|word| !word.is_empty()) {
            let word = if word == NOTHING { NOTHING_DONE } else { word };
            done.push(known[names::resolve("deed", word, &known).map_err(Error::Usage)?]);
        }
        match done[..] {
            [] => return Err(Error::Usage(format!("say {}", known.join(", ")))),
            [REST_NOTHING] => {
                return self.rest_of_force_did(force, &[]);
            }
            [NOTHING_DONE] => done.clear(),
            _ if done.contains(&NOTHING_DONE) || done.contains(&REST_NOTHING) => {
                return Err(Error::Usage(format!("`{text}` contradicts itself: give deeds or nothing")));
            }
            // Whoever hits has engaged.
            _ if done.contains(&"hit") => done.push("engaged"),
            _ => {}
        }
        for deed in DEEDS {
            self.deed(&format!("{force}:{team}"), deed, done.contains(&deed))?;
        }
        Ok(())
    }

    /// Deeds up to where other teams are named, and what is said of those; none if no others are.
    fn others_behind<'t>(&self, force: &str, text: &'t str, known: &[&str]) -> Option<(&'t str, &'t str)> {
        let words = text.match_indices(SIGNS).map(|(at, _)| at + 1);
        let mut words = words.filter(|at| !text[*at..].is_empty() && !text[*at..].starts_with(SIGNS));
        let at = words.find(|at| {
            let word = text[*at..].split(SIGNS).next().unwrap_or_default();
            let is_rest = word.strip_prefix(REST).is_some_and(|end| end.is_empty() || end.starts_with('-'));
            is_rest || !self.named_before(force, &text[*at..], known).0.is_empty()
        })?;
        Some((text[..at].trim_end_matches(SIGNS), &text[at..]))
    }

    /// The teams of a force in the game that the first words name, none of which is one of `known`: teams,
    /// squads by their number or id, and ranges; and what stands behind them.
    fn named_before<'t>(&self, force: &str, text: &'t str, known: &[&str]) -> (Vec<String>, &'t str) {
        let (mut named, mut rest) = (Vec::new(), text);
        let Ok(of) = self.regular(force) else { return (named, rest) };
        while let Some((first, after)) = rest.split_once(SIGNS) {
            let word = first.trim_end_matches(':');
            let is_deed = names::resolve("deed", word, known).is_ok();
            let several = of.teams_called(word).into_iter().flatten();
            let mut teams: Vec<String> =
                several.filter(|id| deployed(of).any(|team| team.id == *id)).map(str::to_owned).collect();
            if word.eq_ignore_ascii_case(ALL) {
                teams = deployed(of).map(|team| team.id.clone()).collect();
            }
            if teams.is_empty() {
                teams.extend(self.team(&format!("{force}:{word}")).ok().map(|(_, team)| team));
            }
            if is_deed || teams.is_empty() {
                break;
            }
            named.extend(teams);
            rest = after.trim_start();
        }
        (named, rest)
    }

    /// Every thing a report is asked for, in order.
    fn lines(&self) -> Vec<Line> {
        let mut lines = vec![Line::Turns, Line::EndedEarly];
        for force in &self.campaign.regulars {
            let id = || force.id.clone();
            let casualties = self.report.force(&force.id).map_or(&[][..], |part| &part.figures);
            lines.extend([Line::Points(id()), Line::Objectives(id())]);
            // What the enemy bought says what they could lose; of several platoons each is asked by itself.
            let is_enemy = |other: &&crate::RegularForce| {
                self.campaign.regulars.len() == 2 && !self.campaign.are_allies(&force.id, &other.id)
            };
            let enemies = self.campaign.regulars.iter().filter(is_enemy).map(|other| other.id.clone());
            for buyer in std::iter::once(id()).chain(enemies) {
                let line = Line::Purchases(buyer);
                if !lines.contains(&line) {
                    lines.push(line);
                }
            }
            lines.extend(casualties.iter().map(|told| Line::Condition(id(), told.figure.clone())));
            lines.extend([Line::Casualties(id()), Line::Others(id())]);
            lines.extend(casualties.iter().map(|told| Line::AccompaniedBy(id(), told.figure.clone())));
            lines.push(Line::Tallies(id()));
            lines.extend(deployed(force).map(|team| Line::Deeds(id(), team.id.clone())));
            lines.extend([Line::Abandoned(id()), Line::Declined(id())]);
        }
        for force in &self.campaign.insurgents {
            let id = || force.id.clone();
            lines.extend([Line::Points(id()), Line::Tallies(id()), Line::InsurgencyRoll(id())]);
        }
        lines
    }

    fn next(&self) -> Option<(Line, OpenQuestion)> {
        self.next_of(None)
    }

    /// The next of everybody's, or of one force alone.
    fn next_of(&self, force: Option<&str>) -> Option<(Line, OpenQuestion)> {
        let first = self.campaign.forces().next().map(|force| force.id());
        let is_asked = |line: &Line| force.is_none() || line.force().or(first) == force;
        let mut lines: Vec<Line> = self.lines().into_iter().filter(is_asked).collect();
        if force.is_some() {
            // Every side is asked in one order, whoever else is asked what it bought.
            lines.sort_by_key(|line| match line {
                Line::Turns | Line::EndedEarly | Line::Points(_) | Line::Objectives(_) => 0,
                Line::Purchases(_) => 1,
                _ => 2,
            });
        }
        let mut open = lines.into_iter().filter(|line| !self.closed.contains(line));
        open.find_map(|line| self.question(&line).map(|question| (line, question)))
    }

    /// 5.1: a force of whom nobody is left has achieved nothing.
    pub(super) fn is_somebody_left_to_achieve(&self, id: &str) -> Result<(), Error> {
        let (force, mission) = (self.regular(id)?, self.mission()?);
        match self.report.force(id) {
            Some(part)
                if part.objectives_achieved > 0
                    && !is_anybody_left(part, force, mission, Checked::Strictly) =>
            {
                let why = format!(
                    "{} achieved its objective, so not all it deployed were killed or captured: `back` \
                     leads to the objective",
                    self.name(id)
                );
                Err(Error::refused("AV 5.1", why))
            }
            _ => Ok(()),
        }
    }
}
