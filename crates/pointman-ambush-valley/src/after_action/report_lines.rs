//! What each line of a report asks, and whether it is open (4.5–7).

use crate::after_action::answers::{
    DISABLED_BEFORE, FATES, NOTHING_DONE, OTHER_FATES, REST_NOTHING, ReportTold, WOUNDS, deployed, in_game,
};
use crate::after_action::check_report::{Checked, MOST_TURNS, is_early, others_of};
use crate::after_action::companions::{
    companions, has_assets, is_left_out, is_on_table, others_left, without_their_team,
};
use crate::after_action::development::earned_a_roll;
use crate::after_action::questions::Line;
use crate::campaign::options::VehicleScoring;
use crate::mission::in_game::{longest, reached};
use crate::{Condition, Outcome, RegularForce, Team, TeamReport, Wound, eligible, objective_called};
use pointman_core::question::OpenQuestion;

/// Counts are offered up to this number; greater ones can be typed.
const COUNTED_TO: u32 = 6;

/// The question of a line.
fn asked(line: &Line, what: String, rule: &str) -> OpenQuestion {
    OpenQuestion::of(line.name(), what, rule)
}

impl ReportTold {
    /// What a line asks, if it is open.
    pub(super) fn question(&self, line: &Line) -> Option<OpenQuestion> {
        // Of a platoon that was left out there is nothing to say.
        if matches!(line, Line::Objectives(id) | Line::Others(id) | Line::Tallies(id)
            if self.regular(id).is_ok_and(|force| is_left_out(force, &self.campaign)))
        {
            return None;
        }
        match line {
            Line::Turns => self.turns_asked(line),
            Line::EndedEarly => self.ended_early(line),
            Line::Points(id) => self.points_asked(line, id),
            Line::Objectives(id) => self.objectives_asked(line, id),
            Line::Purchases(id) => self.purchases(line, self.regular(id).ok()?),
            Line::Casualties(id) => self.casualties(line, id),
            Line::Condition(id, man) => self.condition(line, id, man),
            Line::AccompaniedBy(id, man) => self.accompanied_by(line, id, man),
            Line::Others(id) => self.others(line, id),
            Line::Tallies(id) => self.tallies_asked(line, id),
            Line::Deeds(id, team) => self.deeds_asked(line, id, team),
            Line::Abandoned(id) => self.abandoned(line, id),
            Line::Declined(id) => self.declined(line, id),
            Line::InsurgencyRoll(id) => self.insurgency_roll(line, id),
        }
    }

    /// Whether the scenario states its own Victory Points in place of the lists.
    fn has_own_points(&self) -> bool {
        self.mission().is_ok_and(|mission| mission.scenario.own_victory_points)
    }

    /// 4.5: how many turns the game lasted.
    fn turns_asked(&self, line: &Line) -> Option<OpenQuestion> {
        let mission = self.mission().ok()?;
        let turns = (reached(mission)..=longest(mission).min(MOST_TURNS)).map(|turn| turn.to_string());
        let question = asked(line, "how many turns the game lasted".to_owned(), "AV 4.5").legal(turns);
        // Whether it ended early is told by its turns alone.
        let is_needed = self.report.ended_early.is_some();
        let question = if is_needed { question } else { question.optional() };
        self.report.game_turns.is_none().then_some(question)
    }

    /// 4.5: why it ended before its time.
    fn ended_early(&self, line: &Line) -> Option<OpenQuestion> {
        let mission = self.mission().ok()?;
        let turns = self.report.game_turns.unwrap_or_default();
        let is_unsaid = self.report.ended_early.as_ref().is_none_or(|why| why.trim().is_empty());
        let is_open = is_early(&self.report, mission) && is_unsaid;
        is_open.then(|| asked(line, format!("why the game ended after turn {turns}"), "AV 4.5"))
    }

    /// 5.1: the points of a scenario that has a list of its own.
    fn points_asked(&self, line: &Line, id: &str) -> Option<OpenQuestion> {
        let is_open = self.has_own_points() && self.report.force(id)?.scenario_vp.is_none();
        let what = format!("{}: Victory Points by the scenario's own list", self.name(id));
        is_open.then(|| asked(line, what, "AV 5.1").by(id))
    }

    /// 5.1: which of its objectives a force achieved.
    fn objectives_asked(&self, line: &Line, id: &str) -> Option<OpenQuestion> {
        let mission = self.mission().ok()?;
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
        let what = match &objectives[..] {
            [only] => {
                let part = mission.force(id)?;
                let called = objective_called(part, only, &self.campaign.options);
                let called = called.map_or_else(String::new, |called| format!(", {called}"));
                format!("{}: its objective{called}", self.name(id))
            }
            several => format!("{}: which of its {} objectives it achieved", self.name(id), several.len()),
        };
        (!self.has_own_points() && !is_told).then(|| asked(line, what, "AV 5.1").by(id).legal(legal))
    }

    /// 5.2: who of a force was lost, and how.
    fn casualties(&self, line: &Line, id: &str) -> Option<OpenQuestion> {
        let mission = self.mission().ok()?;
        let force = self.regular(id).ok()?;
        let told = &self.report.force(id)?.figures;
        let men = in_game(force, mission);
        let unhurt: Vec<_> = men.filter(|man| told.iter().all(|one| one.figure != man.id)).collect();
        // Somebody is left who achieved what was achieved, or accompanied the wounded.
        let is_last = unhurt.len() == 1 && !has_assets(force, mission);
        let may_be = |man: &crate::Figure, fate: &str| !is_last || self.may_be_last(id, &man.id, fate);
        let fates = |man: &&crate::Figure| FATES.map(|fate| may_be(man, fate).then_some(fate));
        let legal: Vec<String> = unhurt
            .iter()
            .flat_map(|man| {
                fates(man).into_iter().flatten().map(|fate| format!("{} {fate}", force.word_for(man)))
            })
            .collect();
        let most = unhurt.len() + told.len();
        let what = format!("{}: casualties, and for a serious wound where they were at the end", force.name);
        let question = asked(line, what, "AV 5.2").by(id).legal(legal).wanted(0, most as u32);
        (most > told.len()).then(|| question.given(told.len() as u32).optional())
    }

    /// Whether this can have become of the last man who is not reported.
    fn may_be_last(&self, id: &str, man: &str, fate: &str) -> bool {
        let mut then = self.clone();
        let is_told = then.casualty(&format!("{id}:{man}"), fate).is_ok();
        let is_alone = fate == Condition::Accompanied.id() && then.near(id).is_empty();
        is_told && !is_alone && then.is_somebody_left_to_achieve(id).is_ok()
    }

    /// 5.2: how badly a man was wounded, or where he was at the end.
    fn condition(&self, line: &Line, id: &str, man: &str) -> Option<OpenQuestion> {
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
        let is_left_alone = told.is(Condition::Accompanied) && self.near(id).is_empty();
        let wounds = WOUNDS.into_iter();
        let legal = wounds.filter(|wound| !is_left_alone || *wound != Condition::Accompanied.id());
        (is_open || is_left_alone).then(|| asked(line, what, "AV 5.2").by(id).legal(legal))
    }

    /// 5.2: who else was with a casualty of whose own team nobody is left.
    fn accompanied_by(&self, line: &Line, id: &str, man: &str) -> Option<OpenQuestion> {
        let mission = self.mission().ok()?;
        let told = self.report.force(id)?.figures.iter().find(|told| told.figure == *man)?;
        // Who is said to have been there may be reported lost later, of another platoon.
        if let Some(with) = &told.accompanied_by {
            let company = self.near(id);
            let force = self.regular(id).ok()?;
            let what = format!(
                "who else was within 2\" of {}: all of {} are lost",
                force.called(man),
                self.companion(id, with).name
            );
            let is_open = !company.contains(with) && !company.is_empty();
            return is_open.then(|| asked(line, what, "AV 5.2").by(id).legal(company));
        }
        let force = self.regular(id).ok()?;
        let mut alone = without_their_team(force, self.report.force(id)?, mission);
        let near = self.near(id);
        if near.is_empty() || alone.all(|one| one.figure != *man) {
            return None;
        }
        let lost: Vec<String> = self.lost_with(id, man).iter().map(|man| force.called(man)).collect();
        let what = format!(
            "{}: who else was within 2\" of {}: all of their own are lost",
            force.name,
            lost.join(", ")
        );
        Some(asked(line, what, "AV 5.2").by(id).legal(near))
    }

    /// Who may have been near a casualty of a force: nobody if nobody is left.
    fn near(&self, id: &str) -> Vec<String> {
        companions(id, &self.report, &self.campaign, Checked::Strictly)
    }

    /// 5.1: who was lost of those who are on no roster.
    fn others(&self, line: &Line, id: &str) -> Option<OpenQuestion> {
        let mission = self.mission().ok()?;
        let force = self.regular(id).ok()?;
        let mut who = others_left(force, self.report.force(id)?, mission);
        who.retain(|who| is_on_table(who));
        let legal = who.iter().flat_map(|who| {
            let lieutenant = who == crate::Extra::Lieutenant.id();
            let ranks: &[&str] = if lieutenant { &[""] } else { &["", " officer"] };
            let fates = OTHER_FATES.iter();
            fates.flat_map(move |fate| ranks.iter().map(move |rank| format!("{who} {fate}{rank}")))
        });
        let told = self.report.force(id)?.other_casualties.len() as u32;
        let what = format!("{}: casualties not on a roster", force.name);
        let question = asked(line, what, "AV 5.1").by(id).legal(legal).wanted(0, 99).given(told);
        (!who.is_empty()).then(|| question.optional())
    }

    /// 5.1: what else counts for Victory Points.
    fn tallies_asked(&self, line: &Line, id: &str) -> Option<OpenQuestion> {
        let part = self.report.force(id)?;
        let destroyed = part.enemy_afv_destroyed.saturating_add(part.vehicles_destroyed);
        // As the state at the end counts, what it was before that changes nothing (A14).
        let counts_both = self.campaign.options.vehicle_scoring == VehicleScoring::EachEvent;
        let open = self.tallies(id).iter().filter(|(word, field)| {
            *field(&mut part.clone()) == 0 && (counts_both || *word != DISABLED_BEFORE)
        });
        let legal: Vec<String> = open
            .flat_map(|(word, _)| {
                let is_part = *word == DISABLED_BEFORE;
                let most = if is_part { destroyed.min(COUNTED_TO) } else { COUNTED_TO };
                (1..=most).map(move |count| format!("{word} {count}"))
            })
            .collect();
        let what = format!(
            "{}: what counts for Victory Points, and how many (above {COUNTED_TO}: type it)",
            self.name(id)
        );
        let is_open = !self.has_own_points() && !legal.is_empty();
        is_open.then(|| asked(line, what, "AV 5.1").by(id).legal(legal).wanted(0, 6).optional())
    }

    /// 6.1: what a team did and suffered.
    fn deeds_asked(&self, line: &Line, id: &str, team: &str) -> Option<OpenQuestion> {
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
        Some(asked(line, what, "AV 6.1").by(id).legal(legal))
    }

    /// 6.1, A31: which teams abandoned a casualty.
    fn abandoned(&self, line: &Line, id: &str) -> Option<OpenQuestion> {
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
        let stragglers = teams.iter().filter(|(_, wounds)| is_left(wounds));
        let stragglers: Vec<&str> = stragglers.map(|(team, _)| force.team_called(&team.id)).collect();
        let left = match &stragglers[..] {
            [] => String::new(),
            [one] => format!("; {one} left a straggler and did unless you say `{one} no`"),
            [first, ..] => {
                let all = stragglers.join(", ");
                format!("; {all} left stragglers and did unless you say so, such as `{first} no`")
            }
        };
        let what = format!("{}: teams that abandoned a casualty{left}", force.name);
        let question = asked(line, what, "AV 6.1, A31").by(id).wanted(0, teams.len() as u32).legal(legal);
        (!teams.is_empty()).then(|| question.optional())
    }

    /// 5.4: which teams do not roll for their development.
    fn declined(&self, line: &Line, id: &str) -> Option<OpenQuestion> {
        let force = self.regular(id).ok()?;
        let declined = &self.report.force(id)?.declined;
        let rolls = deployed(force).filter(|team| {
            !declined.contains(&team.id)
                && eligible(force, team, &self.report, &self.campaign.options).is_ok()
        });
        let legal: Vec<&str> = rolls.map(|team| team.id.as_str()).collect();
        let what = format!("{}: teams that decline their development roll", force.name);
        let most = legal.len() as u32;
        let question = asked(line, what, "AV 5.4").by(id).wanted(0, most).legal(legal.clone()).optional();
        (!legal.is_empty()).then_some(question)
    }

    /// 7: whether the insurgency rolls.
    fn insurgency_roll(&self, line: &Line, id: &str) -> Option<OpenQuestion> {
        let what = format!("{}: the roll for the insurgency, unless the game was a defeat", self.name(id));
        let is_open = self.report.force(id)?.declined.is_empty();
        is_open.then(|| asked(line, what, "AV 7").by(id).legal(["roll", "decline"]).optional())
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

    /// Whether a force has nobody in the game.
    fn is_nobody_there(&self, id: &str) -> bool {
        let (Ok(force), Ok(mission)) = (self.regular(id), self.mission()) else { return false };
        !force.teams.is_empty()
            && in_game(force, mission).next().is_none()
            && !others_of(force, mission).iter().any(|who| is_on_table(who))
    }

    pub(super) fn name(&self, id: &str) -> String {
        self.campaign.force_called(id).to_owned()
    }
}
