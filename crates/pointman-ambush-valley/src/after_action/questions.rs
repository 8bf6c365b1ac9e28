//! The questions of a report one after another, for a person who is asked: by force, team and man (5).

use crate::after_action::answers::{
    DEEDS, DISABLED_BEFORE, FATES, NOTHING_DONE, OTHER_FATES, REST, REST_NOTHING, ReportTold, WOUNDED,
    WOUNDS, deployed, fate_called, in_game, who_and_how,
};
use crate::after_action::check_report::{MOST_TURNS, is_anybody_left, is_early, others_of};
use crate::after_action::companions::{companions, has_assets, is_left_out, without_their_team};
use crate::after_action::development::earned_a_roll;
use crate::after_action::open_report::{ACCOMPANIED_BY, DEEDS_DONE, ENDED_EARLY, near};
use crate::campaign::called::beginnings;
use crate::mission::in_game::{longest, reached};
use crate::{Condition, Outcome, RegularForce, Team, TeamReport, Wound, eligible};
use pointman_core::error::Error;
use pointman_core::names;
use pointman_core::question::{NOTHING, OpenQuestion};

/// What stands between words of an answer.
const SIGNS: [char; 2] = [' ', ','];

/// The words for what this team and all that follow it did.
const RESTS: [&str; 4] = [REST_NOTHING, "rest-engaged", "rest-hit", "rest-fired-on"];

/// The words for what a team did and suffered.
fn known_deeds() -> Vec<&'static str> {
    DEEDS.into_iter().chain([NOTHING_DONE, REST_NOTHING]).collect()
}

/// Counts are offered up to this number; greater ones can be typed.
const COUNTED_TO: u32 = 6;

/// One thing that a report is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Line {
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

    /// Whether a report lacks something while it is open; the others may be left out.
    fn is_needed(&self) -> bool {
        matches!(
            self,
            Line::EndedEarly
                | Line::Points(_)
                | Line::Objectives(_)
                | Line::Condition(..)
                | Line::AccompaniedBy(..)
                | Line::Deeds(..)
        )
    }

    /// The word under which it is answered.
    fn name(&self) -> String {
        match self {
            Line::Turns => "game_turns".to_owned(),
            Line::EndedEarly => ENDED_EARLY.to_owned(),
            Line::Points(force) => format!("{force}/scenario_vp"),
            Line::Objectives(force) => format!("{force}/objectives_achieved"),
            Line::Purchases(force) => format!("{force}/purchases"),
            Line::Condition(force, man) => format!("{force}/{man}/condition"),
            Line::Casualties(force) => format!("{force}/casualties"),
            Line::AccompaniedBy(force, man) => format!("{force}/{man}/{ACCOMPANIED_BY}"),
            Line::Others(force) => format!("{force}/other_casualties"),
            Line::Tallies(force) => format!("{force}/counts"),
            Line::Deeds(force, team) => format!("{force}/{team}/{DEEDS_DONE}"),
            Line::Abandoned(force) => format!("{force}/abandoned_casualty"),
            Line::Declined(force) => format!("{force}/declined"),
            Line::InsurgencyRoll(force) => format!("{force}/building-the-insurgency"),
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
        beginnings(typed).find_map(|name| self.why_not_named(force, name))
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
            let said = told.filter(|told| told.figure == *man).map(|told| match line {
                Line::Condition(..) => told.wound.is_some() && told.condition.is_some(),
                _ => told.accompanied_by.is_some(),
            });
            said.last() == Some(true)
        };
        let lines = self.lines().into_iter().filter(|line| line.is_needed() && !is_said(line));
        lines.filter_map(|line| self.question(&line)).collect()
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
        if question.optional && (text.is_empty() || text == NOTHING) {
            self.closed.push(line.name());
            return Ok(());
        }
        match &line {
            Line::Turns => self.turns(text),
            Line::EndedEarly if text.is_empty() => Err(Error::Usage("say why it ended".to_owned())),
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
                self.closed.push(line.name());
                match names::resolve("answer", text, &["roll", "decline"]).map_err(Error::Usage)? {
                    0 => Ok(()),
                    _ => self.no_insurgency_roll(),
                }
            }
        }
    }

    /// A casualty whose own team is lost, and those of it who are accompanied too and of whom it is not said
    /// by whom.
    fn lost_with(&self, force: &str, man: &str) -> Vec<String> {
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

    /// What a team did and suffered, by the words of [`DEEDS`]; those not named it did not.
    fn deeds(&mut self, force: &str, team: &str, text: &str) -> Result<(), Error> {
        let known = known_deeds();
        // `rest`, `rest-nothing`; `rest-hit fired-on`: what this team and all the others did.
        if let Some(rest) = text.strip_prefix(REST)
            && (rest.is_empty() || rest.starts_with(['-', ' ']))
        {
            let mut done = Vec::new();
            let words = rest[rest.len().min(1)..].split([' ', ',', '+']);
            for word in words.filter(|word| !word.is_empty() && !NOTHING_DONE.starts_with(word)) {
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
            // What the enemy bought says what they could lose.
            let is_enemy = |other: &&crate::RegularForce| !self.campaign.are_allies(&force.id, &other.id);
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
        let lines = self.lines().into_iter().filter(is_asked);
        let mut open = lines.filter(|line| !self.closed.contains(&line.name()));
        open.find_map(|line| self.question(&line).map(|question| (line, question)))
    }

    /// What a line asks, if it is open.
    fn question(&self, line: &Line) -> Option<OpenQuestion> {
        let mission = self.mission().ok()?;
        // Of a platoon that was left out there is nothing to say.
        if matches!(line, Line::Objectives(id) | Line::Others(id)
            if self.regular(id).is_ok_and(|force| is_left_out(force, &self.campaign)))
        {
            return None;
        }
        let of = |what: String, rule: &str| OpenQuestion::of(line.name(), what, rule);
        let own_points = mission.scenario.own_victory_points;
        match line {
            Line::Turns => {
                let turns =
                    (reached(mission)..=longest(mission).min(MOST_TURNS)).map(|turn| turn.to_string());
                let question = of("how many turns the game lasted".to_owned(), "AV 4.5").legal(turns);
                self.report.game_turns.is_none().then(|| question.optional())
            }
            Line::EndedEarly => {
                let turns = self.report.game_turns.unwrap_or_default();
                let is_unsaid = self.report.ended_early.as_ref().is_none_or(|why| why.trim().is_empty());
                let is_open = is_early(&self.report, mission) && is_unsaid;
                is_open.then(|| of(format!("why the game ended after turn {turns}"), "AV 4.5"))
            }
            Line::Points(id) => {
                let is_open = own_points && self.report.force(id)?.scenario_vp.is_none();
                let what = format!("{}: Victory Points by the scenario's own list", self.name(id));
                is_open.then(|| of(what, "AV 5.1").by(id))
            }
            Line::Objectives(id) => {
                let objectives = &mission.force(id)?.objectives;
                let part = self.report.force(id)?;
                let is_told = part.objectives_achieved > 0 || part.objectives_failed > 0;
                let legal: Vec<String> = match &objectives[..] {
                    [] => return None,
                    // 5.1: nobody deployed achieves nothing.
                    _ if self.is_nobody_there(id) => vec!["none".to_owned()],
                    [_] => vec!["achieved".to_owned(), "failed".to_owned()],
                    several => {
                        let ids = several.iter().map(|objective| objective.id.clone());
                        ["all".to_owned(), "none".to_owned()].into_iter().chain(ids).collect()
                    }
                };
                let what = match objectives.len() {
                    1 => format!("{}: its objective", self.name(id)),
                    count => format!("{}: which of its {count} objectives it achieved", self.name(id)),
                };
                (!own_points && !is_told).then(|| of(what, "AV 5.1").by(id).legal(legal))
            }
            Line::Purchases(id) => self.purchases(line, self.regular(id).ok()?),
            Line::Casualties(id) => {
                let force = self.regular(id).ok()?;
                let told = &self.report.force(id)?.figures;
                let men = in_game(force, mission);
                let unhurt: Vec<_> = men.filter(|man| told.iter().all(|one| one.figure != man.id)).collect();
                // Somebody is left who achieved what was achieved, or accompanied the wounded.
                let is_last = unhurt.len() == 1 && !has_assets(force, mission);
                let fates: &[&str] = if is_last { &["light"] } else { &FATES };
                let legal: Vec<String> = unhurt
                    .iter()
                    .flat_map(|man| fates.iter().map(|fate| format!("{} {fate}", force.word_for(man))))
                    .collect();
                let most = unhurt.len() + told.len();
                let what =
                    format!("{}: casualties, and for a serious wound where they were at the end", force.name);
                let question = of(what, "AV 5.2").by(id).legal(legal).wanted(0, most as u32);
                (most > told.len()).then(|| question.given(told.len() as u32).optional())
            }
            Line::Condition(id, man) => {
                let force = self.regular(id).ok()?;
                let told = self.report.force(id)?.figures.iter().find(|told| told.figure == *man)?;
                let is_open = told.outcome == Outcome::Wia
                    && match told.wound {
                        Some(Wound::Light) => false,
                        Some(Wound::Serious) => told.condition.is_none(),
                        None => true,
                    };
                let what = format!(
                    "{}, {}: light, or for a serious wound where the casualty was at the end",
                    force.name,
                    force.called(man)
                );
                // Since a casualty was said to be accompanied, all who could have been there are reported
                // lost.
                let is_left_alone = told.is(Condition::Accompanied)
                    && companions(id, &self.report, &self.campaign).is_empty();
                let wounds = WOUNDS.into_iter();
                let legal = wounds.filter(|wound| !is_left_alone || *wound != Condition::Accompanied.id());
                (is_open || is_left_alone).then(|| of(what, "AV 5.2").by(id).legal(legal))
            }
            Line::AccompaniedBy(id, man) => {
                let told = self.report.force(id)?.figures.iter().find(|told| told.figure == *man)?;
                // Who is said to have been there may be reported lost later, of another platoon.
                if let Some(with) = &told.accompanied_by {
                    let company = companions(id, &self.report, &self.campaign);
                    let force = self.regular(id).ok()?;
                    let what = format!(
                        "who else was within 2\" of {}: all of {} are lost",
                        force.called(man),
                        self.companion(id, with).name
                    );
                    let is_open = !company.contains(with) && !company.is_empty();
                    return is_open.then(|| of(what, "AV 5.2").by(id).legal(company));
                }
                let force = self.regular(id).ok()?;
                let mut alone = without_their_team(force, self.report.force(id)?, mission);
                let near = near(id, &self.report, &self.campaign);
                if near.is_empty() || alone.all(|one| one.figure != *man) {
                    return None;
                }
                let lost: Vec<String> = self.lost_with(id, man).iter().map(|man| force.called(man)).collect();
                let what = format!(
                    "{}: who else was within 2\" of {}: all of their own are lost",
                    force.name,
                    lost.join(", ")
                );
                Some(of(what, "AV 5.2").by(id).legal(near))
            }
            Line::Others(id) => {
                let force = self.regular(id).ok()?;
                let who = others_of(force, mission);
                let legal = who.iter().flat_map(|who| {
                    let lieutenant = who == crate::Extra::Lieutenant.id();
                    let ranks: &[&str] = if lieutenant { &[""] } else { &["", " officer"] };
                    let fates = OTHER_FATES.iter();
                    fates.flat_map(move |fate| ranks.iter().map(move |rank| format!("{who} {fate}{rank}")))
                });
                let told = self.report.force(id)?.other_casualties.len() as u32;
                let what = format!("{}: casualties not on a roster", force.name);
                let question = of(what, "AV 5.1").by(id).legal(legal).wanted(0, 99).given(told);
                (!who.is_empty()).then(|| question.optional())
            }
            Line::Tallies(id) => {
                let part = self.report.force(id)?;
                let destroyed = part.enemy_afv_destroyed.saturating_add(part.vehicles_destroyed);
                let left = self.vehicles_left(id);
                let open = self.tallies(id).iter().filter(|(_, field)| *field(&mut part.clone()) == 0);
                let legal: Vec<String> = open
                    .flat_map(|(word, _)| {
                        let is_part = *word == DISABLED_BEFORE;
                        let is_vehicle = word.starts_with("afv-") || word.starts_with("vehicles-");
                        let left = left.filter(|_| is_vehicle).unwrap_or(COUNTED_TO);
                        let most = if is_part { destroyed } else { left }.min(COUNTED_TO);
                        (1..=most).map(move |count| format!("{word} {count}"))
                    })
                    .collect();
                let what = format!(
                    "{}: what counts for Victory Points, and how many (above {COUNTED_TO}: type it)",
                    self.name(id)
                );
                let is_open = !own_points && !legal.is_empty();
                is_open.then(|| of(what, "AV 5.1").by(id).legal(legal).wanted(0, 6).optional())
            }
            Line::Deeds(id, team) => {
                let is_unsaid = |told: &&TeamReport| {
                    told.engaged_hostile.is_none()
                        || told.inflicted_casualty.is_none()
                        || told.engaged_by_hostile.is_none()
                };
                let of_team = |told: &&TeamReport| told.team == *team;
                self.report.force(id)?.teams.iter().find(of_team).filter(is_unsaid)?;
                let what = format!(
                    "{}, {}: engaged a hostile unit, hit it (inflicted a casualty), was fired on by one",
                    self.name(id),
                    self.regular(id).ok()?.team_called(team)
                );
                let legal = [
                    NOTHING_DONE,
                    "engaged",
                    "engaged hit",
                    "engaged hit fired-on",
                    "engaged fired-on",
                    "fired-on",
                    REST_NOTHING,
                    "rest-engaged",
                    "rest-engaged fired-on",
                    "rest-hit",
                    "rest-hit fired-on",
                    "rest-fired-on",
                ];
                Some(of(what, "AV 6.1").by(id).legal(legal))
            }
            Line::Abandoned(id) => {
                let force = self.regular(id).ok()?;
                let part = self.report.force(id)?;
                // Nobody abandons a casualty who fights on, and only whether the team may roll hangs on it.
                let serious = |team: &Team| {
                    let wounds = part.figures.iter().filter_map(|casualty| {
                        let is_of_team = force.figure(&casualty.figure)?.team == team.id;
                        casualty.condition.filter(|_| is_of_team)
                    });
                    wounds.collect::<Vec<_>>()
                };
                let is_unsaid = |team: &&Team| {
                    let mut told = part.teams.iter().filter(|told| told.team == team.id);
                    told.all(|told| told.abandoned_casualty.is_none())
                };
                let teams: Vec<_> = deployed(force)
                    .filter(is_unsaid)
                    .filter(|team| earned_a_roll(force, team, &self.report, &self.campaign.options).is_ok())
                    .map(|team| (team, serious(team)))
                    .filter(|(_, wounds)| !wounds.is_empty())
                    .collect();
                // A straggler was abandoned unless they say otherwise (A31).
                let is_left = |wounds: &[Condition]| wounds.contains(&Condition::Straggler);
                let legal = teams.iter().flat_map(|(team, wounds)| {
                    let says: &[&str] = if is_left(wounds) { &["yes", "no"] } else { &["yes"] };
                    says.iter().map(|says| format!("{} {says}", team.id))
                });
                let legal: Vec<String> = legal.collect();
                let left = if teams.iter().any(|(_, wounds)| is_left(wounds)) {
                    "; one that left a straggler did unless you say `no`"
                } else {
                    ""
                };
                let what = format!("{}: teams that abandoned a casualty{left}", force.name);
                let question = of(what, "AV 6.1, A31").by(id).wanted(0, teams.len() as u32).legal(legal);
                (!teams.is_empty()).then(|| question.optional())
            }
            Line::Declined(id) => {
                let force = self.regular(id).ok()?;
                let declined = &self.report.force(id)?.declined;
                let rolls = deployed(force).filter(|team| {
                    !declined.contains(&team.id)
                        && eligible(force, team, &self.report, &self.campaign.options).is_ok()
                });
                let legal: Vec<&str> = rolls.map(|team| team.id.as_str()).collect();
                let what = format!("{}: teams that decline their development roll", force.name);
                let most = legal.len() as u32;
                let question = of(what, "AV 5.4").by(id).wanted(0, most).legal(legal.clone()).optional();
                (!legal.is_empty()).then_some(question)
            }
            Line::InsurgencyRoll(id) => {
                let what =
                    format!("{}: the roll for the insurgency, unless the game was a defeat", self.name(id));
                let is_open = self.report.force(id)?.declined.is_empty();
                is_open.then(|| of(what, "AV 7").by(id).legal(["roll", "decline"]).optional())
            }
        }
    }

    /// What a force may still have bought in the game.
    fn purchases(&self, line: &Line, force: &RegularForce) -> Option<OpenQuestion> {
        let mission = self.mission().ok()?;
        let left = mission.force(&force.id)?.momentum?.left;
        let last = self.report.game_turns.unwrap_or_else(|| longest(mission)).min(MOST_TURNS);
        let open = self.campaign.open_purchases(&force.id);
        let legal: Vec<String> = open
            .iter()
            .flat_map(|(asset, teams)| {
                let bought = [std::slice::from_ref(asset), &teams[..]].concat().join(" ");
                (1..=last).map(move |turn| format!("{bought} {turn}"))
            })
            .collect();
        let what =
            format!("{}: assets bought but not recorded yet ({left} OMP left), and the turn", force.name);
        let question = OpenQuestion::of(line.name(), what, "AV 4.5").by(&force.id);
        (!legal.is_empty()).then(|| question.legal(legal).wanted(0, 99).optional())
    }

    /// 5.1: a force of whom nobody is left has achieved nothing.
    fn is_somebody_left_to_achieve(&self, id: &str) -> Result<(), Error> {
        let (force, mission) = (self.regular(id)?, self.mission()?);
        match self.report.force(id) {
            Some(part) if part.objectives_achieved > 0 && !is_anybody_left(part, force, mission) => {
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

    /// Whether a force has nobody in the game.
    fn is_nobody_there(&self, id: &str) -> bool {
        let (Ok(force), Ok(mission)) = (self.regular(id), self.mission()) else { return false };
        !force.teams.is_empty()
            && in_game(force, mission).next().is_none()
            && others_of(force, mission).is_empty()
    }

    fn name(&self, id: &str) -> String {
        self.campaign.force_called(id).to_owned()
    }
}
