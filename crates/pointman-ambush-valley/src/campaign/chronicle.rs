//! The story of a campaign: each turn with its missions, points, casualties and developments.

use std::fmt::Write as _;

use pointman_core::names::capitalized;
use pointman_core::plural::counted;
use pointman_core::story::{Account, Entry, Phrase};

use crate::mission::game_start::rule_title;
use crate::{
    Campaign, CurrentMission, Event, MissionForce, Outcome, Report, Standing, StartRoll, Status, Step,
    TurnRecord, VcUnit, objective_words,
};

/// The role that somebody had until a step changed it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormerRole {
    /// The turn in which it changed.
    pub turn: u32,
    /// The step of that turn which was due then.
    pub due: Step,
    /// The force.
    pub force: String,
    /// The figure.
    pub figure: String,
    /// The role until then.
    pub role: String,
}

impl Campaign {
    /// The roles of this campaign that are others in `after`, which a step has made of it.
    pub fn roles_changed(&self, after: &Campaign) -> Vec<FormerRole> {
        let mut changed = Vec::new();
        for force in &self.regulars {
            let Some(now) = after.regulars.iter().find(|now| now.id == force.id) else { continue };
            let is_other = |man: &&crate::Figure| now.figure(&man.id).is_some_and(|now| now.role != man.role);
            changed.extend(force.figures.iter().filter(is_other).map(|man| FormerRole {
                turn: self.turn,
                due: self.step,
                force: force.id.clone(),
                figure: man.id.clone(),
                role: man.role.clone(),
            }));
        }
        changed
    }

    /// The campaign with everybody in the role that they had before it was changed at these times.
    fn before_roles(&self, former: &[FormerRole], changed: impl Fn((u32, Step)) -> bool) -> Campaign {
        let mut then = self.clone();
        // Of several changes the first counts, which is gone back to last.
        for role in former.iter().rev().filter(|role| changed((role.turn, role.due))) {
            let force = then.regulars.iter_mut().find(|force| force.id == role.force);
            let mut men = force.into_iter().flat_map(|force| &mut force.figures);
            if let Some(man) = men.find(|man| man.id == role.figure) {
                man.role.clone_from(&role.role);
            }
        }
        then
    }

    /// The story so far. The mission of the current turn is not told: it may be a secret.
    pub fn chronicle(&self) -> Account {
        self.chronicle_with(&[], &[])
    }

    /// The same, with what the players settled before campaigns kept it, such as promotions: each with its
    /// turn; and with the roles that somebody had before, in the order in which they changed: nobody is told
    /// of by a post of later.
    pub fn chronicle_with(&self, earlier: &[(u32, Event)], former: &[FormerRole]) -> Account {
        let kept = self.settled.iter().map(|settled| (settled.turn, settled.event.clone()));
        let settled: Vec<(u32, Event)> = earlier.iter().cloned().chain(kept).collect();
        let settled = &settled[..];
        let mut story = Account::new(&self.name);
        let mut forces: Vec<String> = self.forces().map(|force| self.side_name(force.id())).collect();
        forces.dedup();
        let place = [&self.setting.region, &self.setting.period].into_iter().filter(|part| !part.is_empty());
        let place: Vec<&str> = place.map(String::as_str).collect();
        let place = match place.is_empty() {
            true => String::new(),
            false => format!(". {}", capitalized(&place.join(", "))),
        };
        story.paragraph(format!("{}{place}.", forces.join(" versus ")));
        story.list(self.players_told());
        for record in &self.turn_records {
            let then = self.before_roles(former, |when| when > (record.turn, Step::ExecuteOperation));
            then.tell_mission(&mut story, record);
            // What was settled before the report was is told before it, in the order of the turn.
            let is_before = |step: Step| step <= Step::ExecuteOperation;
            let of_turn = |turn: u32| turn == record.turn;
            self.tell_settled(&mut story, settled, former, |turn, step| of_turn(turn) && is_before(step));
            then.tell_game(&mut story, record);
            self.tell_settled(&mut story, settled, former, |turn, step| of_turn(turn) && !is_before(step));
        }
        let closed = self.turn_records.last().map_or(0, |record| record.turn);
        let is_under_way = |turn: u32| turn > closed;
        if settled.iter().any(|(turn, _)| is_under_way(*turn)) && self.step != Step::Finished {
            story.heading(2, format!("Turn {}", self.turn));
        }
        self.tell_settled(&mut story, settled, former, |turn, _| is_under_way(turn));
        match self.step {
            Step::Finished => self.tell_end(&mut story),
            step => {
                let next = format!("Turn {}: next is {}.", self.turn, step.title());
                story.paragraph(Phrase::emphasised(next));
            }
        }
        self.tell_honour(&mut story);
        story
    }

    /// Who leads which platoon or plays which side, where they have been named, and who runs the other side
    /// (1.5).
    fn players_told(&self) -> Vec<Entry> {
        let led = |player: &crate::Player| {
            let units = if player.units.is_empty() {
                String::new()
            } else {
                let force = self.regulars.iter().find(|force| force.id == player.force);
                let called =
                    |unit: &String| force.map_or(unit.as_str(), |force| force.team_called(unit)).to_owned();
                format!(" ({})", player.units.iter().map(called).collect::<Vec<_>>().join(", "))
            };
            format!("{}: {}{units}", player.name, self.force_called(&player.force))
        };
        let is_told = |player: &&crate::Player| self.co_op || self.is_named(player);
        let players = self.players.iter().filter(is_told).map(led);
        let other = self.opposition.as_ref().map(|who| format!("{who}: the other side"));
        players.chain(other).map(Entry::new).collect()
    }

    /// A man by their name, with their role and team.
    fn man(&self, force: &str, id: &str) -> String {
        let force = self.regulars.iter().find(|one| one.id == force);
        let Some(man) = force.and_then(|force| force.figure(id)) else { return id.to_owned() };
        let name = if man.name.is_empty() { &man.id } else { &man.name };
        let role = if man.role.is_empty() { String::new() } else { format!("{}, ", man.role) };
        let team = self.team_called(force.map_or("", |force| &force.id), &man.team);
        format!("{name} ({role}{team})")
    }

    /// A team by its name; with its platoon where several stand in the campaign.
    fn team_called(&self, force: &str, id: &str) -> String {
        let Some(force) = self.regulars.iter().find(|one| one.id == force) else { return id.to_owned() };
        let name = force.team_called(id);
        if self.regulars.len() > 1 { format!("{}, {name}", force.name) } else { name.to_owned() }
    }

    /// What the players settled in these turns and steps.
    fn tell_settled(
        &self,
        story: &mut Account,
        settled: &[(u32, Event)],
        former: &[FormerRole],
        of: impl Fn(u32, Step) -> bool,
    ) {
        let events = settled.iter().filter(|(turn, event)| of(*turn, event.step));
        let happened = |(turn, event): &(u32, Event)| {
            self.before_roles(former, |when| when >= (*turn, event.step)).happened(event, *turn)
        };
        story.list_under(3, "Settled by the players", events.map(happened));
    }

    fn tell_mission(&self, story: &mut Account, record: &TurnRecord) {
        let scenario = &record.mission.scenario;
        let title = scenario.id.as_deref().unwrap_or(scenario.source.title());
        story.heading(2, format!("Turn {}: {title}", record.turn));
        self.tell_missions(story, record);
    }

    /// The game of a turn and what came of it.
    fn tell_game(&self, story: &mut Account, record: &TurnRecord) {
        let mission = &record.mission;
        if let Some(report) = &mission.report {
            let turns = report.game_turns.or_else(|| (mission.game.turn > 0).then_some(mission.game.turn));
            let why = report.ended_early.as_ref().map_or_else(String::new, |why| format!(": {why}"));
            if let Some(turns) = turns {
                story.paragraph(format!("The game lasted {}{why}.", counted(turns, "turn")));
            }
            self.tell_casualties(story, report);
        }
        self.tell_points(story, record);
        for (heading, events) in [
            ("Casualties: outcome", &record.casualties),
            ("Development", &record.development),
            ("Returned to duty and replaced", &record.replacements),
        ] {
            // That nothing was rolled is no part of the story.
            let told = events.iter().filter(|event| !event.consequence.is_no_roll());
            story.list_under(3, heading, told.map(|event| self.happened(event, record.turn)));
        }
    }

    fn tell_missions(&self, story: &mut Account, record: &TurnRecord) {
        story.list(record.mission.forces.iter().map(|part| self.mission_told(part, record)));
        let rolls = &record.mission.start_of_game_rolls;
        if !rolls.is_empty() {
            story.paragraph("As the game began:");
            story.list(rolls.iter().map(|roll| self.rolled_at_start(roll)));
        }
    }

    /// A force's mission, and with whom and what it set out.
    fn mission_told(&self, part: &MissionForce, record: &TurnRecord) -> Entry {
        let name = Phrase::strong(self.force_called(&part.force));
        let report = record.mission.report.as_ref().and_then(|report| report.force(&part.force));
        if let Some(why) = report.and_then(|report| report.why_nothing(&record.mission)) {
            return Entry::new(name.and(format!(" was not there: {why}")));
        }
        let mut line = String::new();
        if let Some(mission) = part.mission {
            let _ = write!(line, ": {}", mission.title());
        }
        for objective in &part.objectives {
            let words = part.mission.map(|mission| objective_words(mission, &self.options));
            let words = words.iter().flatten().find(|(id, _)| *id == objective.id).map(|(_, words)| words);
            let what = words.unwrap_or(&objective.id);
            let _ = write!(line, "; {what}: {}", objective.state.title().to_lowercase());
        }
        let force = self.regulars.iter().find(|force| force.id == part.force);
        let deployed = record.deployed.iter().find(|one| one.force == part.force);
        if let Some(teams) = deployed.map(|one| &one.teams).filter(|teams| !teams.is_empty()) {
            let name = |id| force.map_or(id, |force| force.team_called(id));
            let names: Vec<&str> = teams.iter().map(|id| name(id.as_str())).collect();
            let _ = write!(line, "; deployed {}", names.join(", "));
        }
        if !part.absent_figures.is_empty() {
            let name = |id: &String| force.map_or_else(|| id.clone(), |force| force.called(id));
            let names: Vec<String> = part.absent_figures.iter().map(name).collect();
            let _ = write!(line, "; left behind {}", names.join(", "));
        }
        if let Some(momentum) = part.momentum {
            let _ = write!(line, "; Operational Momentum {}", momentum.available());
        }
        if !part.purchases.is_empty() {
            let named = |buy: &crate::Purchase| self.asset_called(&part.force, &buy.asset).to_owned();
            let bought: Vec<String> = part.purchases.iter().map(named).collect();
            let _ = write!(line, ", spent on {}", bought.join(", "));
        }
        if self.insurgents.iter().any(|force| force.id == part.force) {
            line.push_str(&vc_deployed(part, &record.mission));
        }
        // Without a mission its objectives come first.
        let line = line.strip_prefix("; ").map_or_else(|| line.clone(), |first| format!(": {first}"));
        Entry::new(name.and(line))
    }

    /// A roll of 4.4: for the force, or one of its units.
    fn rolled_at_start(&self, roll: &StartRoll) -> Entry {
        let unit = roll.unit.as_ref().map_or_else(String::new, |unit| format!(", {unit}"));
        let (rule, force) = (rule_title(&roll.rule), self.force_called(&roll.force));
        Entry::new(format!("{force}{unit}: {rule}: {} (D{}: {})", roll.result, roll.die, roll.roll))
    }

    fn tell_casualties(&self, story: &mut Account, report: &Report) {
        let mut entries = Vec::new();
        for part in &report.forces {
            for casualty in &part.figures {
                let man = self.man(&part.force, &casualty.figure);
                entries.push(Entry::new(format!("{man}: {}", casualty.words())));
            }
            for other in &part.other_casualties {
                let officer = if other.officer { ", an officer" } else { "" };
                entries.push(Entry::new(format!(
                    "{}, with the {}{officer}: {}",
                    self.force_called(&part.force),
                    self.asset_called(&part.force, &other.who),
                    other.words()
                )));
            }
        }
        story.list_under(3, "Casualties", entries);
    }

    fn tell_points(&self, story: &mut Account, record: &TurnRecord) {
        let mission = &record.mission;
        story.heading(3, "Victory Points");
        let mut entries = Vec::new();
        for score in mission.vp.iter().flatten() {
            let total = format!("{}: {} VP", self.force_called(&score.force), score.total);
            let lines = score.lines.iter().map(|line| line.words());
            entries.push(Entry::new(Phrase::strong(total)).over(lines));
        }
        let sides = self.sides();
        for side in sides.iter().filter(|side| side.len() > 1 && mission.vp.is_some()) {
            let vp = side.iter().filter_map(|force| mission.score(force)).map(|score| i64::from(score.total));
            let sum: i64 = vp.sum();
            let together = format!("{} together: {sum} VP", self.side_name(&side[0]));
            entries.push(Entry::new(Phrase::strong(together)));
        }
        story.list(entries);
        let cvp: Vec<String> = record
            .cvp
            .iter()
            .map(|score| {
                let so_far: i32 = self
                    .turn_records
                    .iter()
                    .filter(|earlier| earlier.turn <= record.turn)
                    .flat_map(|earlier| &earlier.cvp)
                    .filter(|earlier| earlier.force == score.force)
                    .fold(0, |sum, earlier| sum.saturating_add(earlier.cvp));
                format!("{} {} ({so_far} so far)", self.force_called(&score.force), score.cvp)
            })
            .collect();
        let result = self.result_words(mission);
        story.paragraph(result.and(format!(" Campaign Victory Points: {}.", cvp.join(", "))));
    }

    fn result_words(&self, mission: &CurrentMission) -> Phrase {
        match (&mission.victor, mission.margin) {
            (Some(victor), Some(margin)) => {
                let win = if self.sides().with(victor).len() > 1 { "win" } else { "wins" };
                Phrase::strong(format!("{} {win}: {}.", self.side_name(victor), margin.title()))
            }
            (None, Some(margin)) => Phrase::strong(format!("{}.", margin.title())),
            _ => Phrase::default(),
        }
    }

    fn happened(&self, event: &Event, turn: u32) -> Entry {
        let force = event.force.as_deref().unwrap_or_default();
        let who = match (&event.figure, &event.team) {
            (Some(figure), _) => self.man(force, figure),
            (None, Some(team)) => self.team_called(force, team),
            // What belongs to no force says itself what it is about.
            (None, None) if event.force.is_none() => return Entry::new(capitalized(&event.words())),
            (None, None) => self.force_called(force).to_owned(),
        };
        let dice = event.throw.as_ref().map_or_else(String::new, |throw| format!(" ({})", throw.words()));
        Entry::new(format!("{who}: {}{dice}", event.words_among(&self.regulars, turn)))
    }

    fn tell_end(&self, story: &mut Account) {
        story.heading(2, "The end");
        let standing = |standing: Standing| {
            let won = counted(standing.games_won, "game");
            format!("{}: {} CVP, {won} won", self.force_called(&standing.force), standing.cvp)
        };
        let sums = self.sums_of_sides().into_iter();
        let sums = sums.map(|(side, sum)| format!("{side} together: {sum} CVP"));
        story.list(self.standings().into_iter().map(standing).chain(sums).map(Entry::new));
        story.paragraph(Phrase::strong(format!("{}.", capitalized(&self.outcome()))));
    }

    /// Those who did not come home.
    fn tell_honour(&self, story: &mut Account) {
        for (heading, statuses) in [
            ("The dead", &[Status::Deceased][..]),
            ("Captured or missing", &[Status::Captured, Status::WhereaboutsUnknown]),
            ("Out for good", &[Status::VerySeriousInjury, Status::Unfit]),
        ] {
            let mut entries = Vec::new();
            for force in &self.regulars {
                for man in force.figures.iter().filter(|man| statuses.contains(&man.status)) {
                    let missing = force.whereabouts_unknown.iter().find(|lost| lost.figure == man.id);
                    let turn = man.left_turn.or_else(|| missing.map(|lost| lost.since_turn));
                    let turn = turn.map_or_else(String::new, |turn| format!(", turn {turn}"));
                    // Under one heading stand those of several fates.
                    let status = if statuses.len() > 1 {
                        format!(", {}", man.status.title().to_lowercase())
                    } else {
                        String::new()
                    };
                    entries.push(Entry::new(format!("{}{status}{turn}", self.man(&force.id, &man.id))));
                }
            }
            entries.extend(self.others_lost(statuses));
            story.list_under(2, heading, entries);
        }
    }

    /// Those on no roster who met one of these fates: attached and bought men, lieutenant and medic.
    fn others_lost(&self, statuses: &[Status]) -> Vec<Entry> {
        let mut entries = Vec::new();
        for record in &self.turn_records {
            for part in record.mission.report.iter().flat_map(|report| &report.forces) {
                for other in &part.other_casualties {
                    let fate = match other.outcome {
                        Outcome::Kia => Status::Deceased,
                        Outcome::Pow => Status::Captured,
                        Outcome::Wia => continue,
                    };
                    if !statuses.contains(&fate) {
                        continue;
                    }
                    let of = self.asset_called(&part.force, &other.who);
                    let officer = if other.officer { ", an officer" } else { "" };
                    let fate = match statuses {
                        [_] => String::new(),
                        _ => format!(", {}", fate.title().to_lowercase()),
                    };
                    let force = self.force_called(&part.force);
                    let turn = record.turn;
                    entries.push(Entry::new(format!("{force}, with the {of}{officer}{fate}, turn {turn}")));
                }
            }
        }
        entries
    }
}

/// The units and Hot Spots of the VC (4.3, 4.4).
fn vc_deployed(part: &MissionForce, mission: &CurrentMission) -> String {
    let mut parts = Vec::new();
    let units: Vec<String> = mission.units_of(&part.force).iter().map(VcUnit::words).collect();
    if !units.is_empty() {
        parts.push(units.join(", "));
    }
    let spots = &mission.board.hot_spots;
    if !spots.is_empty() {
        let what = if spots.len() == 1 { "Hot Spot" } else { "Hot Spots" };
        parts.push(format!("{what}: {}", spots.join(", ")));
    }
    if parts.is_empty() {
        let whose = if mission.scenario.own_victory_points { "the scenario" } else { "the VC" };
        format!(": scores by the list of {whose}")
    } else {
        format!(": {}", parts.join("; "))
    }
}
