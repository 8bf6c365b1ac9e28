//! Returned to Duty and Replacements: the two pools, new men, and what many new men cost a team (5.5).

use crate::after_action::development::lose_developments;
use crate::campaign::corrections::NO_POST;
use crate::campaign::options::{PermanentLosses, PoolFirstRoll, TeamRating};
use crate::tables::Effect;
use crate::throw::THE_PLACE;
use crate::{
    Die, Event, Figure, Grade, Leader, Options, Outright, Pool, PoolEntry, RegularForce, Status, Step,
    TableId, Throw, Told, after_action::casualties, roll,
};
use pointman_core::dice::Dice;
use pointman_core::error::Error;

/// What new men are called.
pub(crate) struct NewMen {
    /// Names that the players give, in the order in which the men come.
    pub(crate) names: std::vec::IntoIter<String>,
    /// The names of everybody in the campaign, which no man without a given name gets again; none where names
    /// may be alike, as in steps of 0.1.0.
    pub(crate) taken: Option<Vec<String>>,
    /// Whether they take no post's name for a role with the place of who held it.
    pub(crate) fills_no_post: bool,
    /// Whether those without a given name count from one in the campaign, and not from their place in the
    /// team.
    pub(crate) count_from_one: bool,
}

impl NewMen {
    /// The name of the next, the `number`-th of their team who is new.
    fn next(&mut self, grade: Grade, number: u32) -> String {
        let drawn = |number: u32| format!("{} {number}", grade.title());
        let name = match (self.names.next(), &self.taken) {
            (Some(given), _) => given,
            (None, None) => drawn(number),
            (None, Some(taken)) => {
                let first = if self.count_from_one { 1 } else { number };
                let free = (first..).map(drawn).find(|name| !taken.contains(name));
                free.unwrap_or_else(|| drawn(number))
            }
        };
        self.taken.iter_mut().for_each(|taken| taken.push(name.clone()));
        name
    }
}

/// Rolls both pools of a force, brings in the new men, and tests the teams they change.
pub(crate) fn replacements(
    force: &mut RegularForce,
    turn: u32,
    options: &Options,
    names: &mut NewMen,
    dice: &mut dyn Dice,
) -> Result<Vec<Event>, Error> {
    let mut depot = Depot { force, turn, options, names, events: Vec::new() };
    depot.weigh(dice);
    for entry in depot.due(Pool::ReturnToDuty) {
        depot.return_to_duty(&entry, dice)?;
    }
    for entry in depot.due(Pool::Replacement) {
        depot.replace(&entry, dice)?;
    }
    for index in 0..depot.force.teams.len() {
        depot.test_advancements(index, dice)?;
    }
    depot.rate_teams();
    Ok(depot.events)
}

/// The replacements of one force being made.
struct Depot<'a> {
    force: &'a mut RegularForce,
    turn: u32,
    options: &'a Options,
    names: &'a mut NewMen,
    events: Vec<Event>,
}

impl Depot<'_> {
    /// A19: the entries that are rolled now, in roster order.
    fn due(&self, pool: Pool) -> Vec<PoolEntry> {
        let due = |entry: &&PoolEntry| {
            entry.since_turn < self.turn || self.options.pool_first_roll == PoolFirstRoll::SameTurn
        };
        let mut entries: Vec<_> = self.force.pool(pool).iter().filter(due).cloned().collect();
        entries.sort_by_key(|entry| self.force.roster_place(&entry.figure));
        entries
    }

    /// Says which entries of the pools are rolled now.
    fn weigh(&self, dice: &mut dyn Dice) {
        for pool in [Pool::ReturnToDuty, Pool::Replacement] {
            let due = self.due(pool);
            for entry in self.force.pool(pool) {
                let verdict =
                    if due.contains(entry) { "rolled for now" } else { "not rolled for before next turn" };
                let who = self.who(entry);
                dice.weighed(
                    "AV 5.5, A19",
                    format_args!(
                        "{who}, in the {} pool since turn {}: {verdict}",
                        pool.title(),
                        entry.since_turn
                    ),
                );
            }
        }
    }

    fn note(&mut self, entry: &PoolEntry, throw: Option<Throw>, what: impl Into<Told>) {
        let event = Event::of(Step::Replacements, &self.force.id, throw, what);
        self.events.push(event.team(&entry.team).figure(&entry.figure));
    }

    fn die(&self, team: &str) -> Die {
        self.force.team(team).map_or(self.force.troop_quality_die, |team| team.troop_quality_die)
    }

    /// Whom the die of an entry is thrown for. A20: of a man out for good it is the place that waits.
    fn who(&self, entry: &PoolEntry) -> String {
        let called = self.force.called(&entry.figure);
        if entry.place_only { format!("{THE_PLACE}{called}") } else { called }
    }

    fn remove(&mut self, pool: Pool, entry: &PoolEntry) {
        self.force.pool_mut(pool).retain(|one| one.figure != entry.figure);
    }

    fn return_to_duty(&mut self, entry: &PoolEntry, dice: &mut dyn Dice) -> Result<(), Error> {
        let (die, who) = (self.die(&entry.team), self.who(entry));
        let (throw, row) = roll(TableId::ReturnToDutyCheck, Some(die), 0, &who, dice)?;
        if !row.effects.iter().any(|effect| matches!(effect, Effect::PoolRemove { .. })) {
            self.note(entry, Some(throw), Outright::Stays);
            return Ok(());
        }
        self.remove(Pool::ReturnToDuty, entry);
        if entry.place_only {
            // A20: the man is gone; a new one with the team's own ratings fills their place and is no
            // replacement.
            let new = self.new_man(entry, Grade::PlaceFiller, None);
            self.note(entry, Some(throw), Told::FillsPlace(new));
        } else {
            self.force.figure_mut(&entry.figure).status = Status::Active;
            self.note(entry, Some(throw), Outright::Rejoins);
        }
        Ok(())
    }

    fn replace(&mut self, entry: &PoolEntry, dice: &mut dyn Dice) -> Result<(), Error> {
        if entry.place_only && self.options.permanent_losses == PermanentLosses::ReplaceWithoutRoll {
            self.remove(Pool::Replacement, entry);
            return self.new_replacement(entry, TableId::Replacement, dice);
        }
        let who = self.who(entry);
        let (throw, row) = roll(TableId::ReplacementCheck, Some(self.die(&entry.team)), 0, &who, dice)?;
        self.remove(Pool::Replacement, entry);
        let mut table = None;
        for effect in &row.effects {
            match effect {
                Effect::PoolAdd { pool } => {
                    let moved = PoolEntry { since_turn: self.turn, ..entry.clone() };
                    self.force.pool_mut(*pool).push(moved);
                    if !entry.place_only {
                        let man = self.force.figure_mut(&entry.figure);
                        // The entry says from now on that they recuperate; their injury stays what it was.
                        man.left_turn = None;
                    }
                    let what = if entry.place_only { Outright::PlaceMoves } else { Outright::Recuperates };
                    self.note(entry, Some(throw.clone()), what);
                }
                Effect::SetStatus { status } if !entry.place_only => {
                    let man = self.force.figure_mut(&entry.figure);
                    man.status = *status;
                    man.left_turn = Some(self.turn);
                }
                Effect::RollOn { table: next } => table = Some(*next),
                _ => {}
            }
        }
        if let Some(table) = table {
            let what = if entry.place_only { Outright::NotFilled } else { Outright::Unfit };
            self.note(entry, Some(throw), what);
            if !entry.place_only {
                for lost in casualties::lose_traits(
                    self.force,
                    &entry.figure,
                    &entry.team,
                    Status::Unfit,
                    self.options,
                ) {
                    self.note(entry, None, lost);
                }
            }
            self.new_replacement(entry, table, dice)?;
        }
        Ok(())
    }

    fn new_replacement(
        &mut self,
        entry: &PoolEntry,
        table: TableId,
        dice: &mut dyn Dice,
    ) -> Result<(), Error> {
        let who = format!("Replacement for {}", self.force.called(&entry.figure));
        let (throw, row) = roll(table, None, 0, &who, dice)?;
        for effect in &row.effects {
            if let Effect::NewFigure { grade, troop_quality_die, morale_die } = *effect {
                let new = self.new_man(entry, grade, Some((troop_quality_die, morale_die)));
                let rated =
                    format!("{}, Troop Quality {troop_quality_die}, Morale {morale_die}", grade.title());
                self.note(entry, Some(throw.clone()), Told::Joins { man: new, rated });
            }
        }
        Ok(())
    }

    /// Adds a man in the place of another; gives their id.
    fn new_man(&mut self, entry: &PoolEntry, grade: Grade, ratings: Option<(Die, Die)>) -> String {
        let number = (1u32..).find(|number| {
            let id = format!("{}-new-{number}", entry.team);
            self.force.figure(&id).is_none()
        });
        let id = format!("{}-new-{}", entry.team, number.unwrap_or_default());
        let role = match self.force.figure(&entry.figure) {
            Some(man) if man.leader != Leader::None && self.names.fills_no_post => NO_POST.to_owned(),
            Some(man) => man.role.clone(),
            None => String::new(),
        };
        let name = self.names.next(grade, number.unwrap_or_default());
        self.force.figures.push(Figure {
            id: id.clone(),
            team: entry.team.clone(),
            role,
            name,
            officer: false,
            acting_officer: false,
            role_before: None,
            leader: Leader::None,
            leadership: 0,
            troop_quality_die: ratings.map(|(troop_quality, _)| troop_quality),
            morale_die: ratings.map(|(_, morale)| morale),
            grade,
            status: Status::Active,
            joined_turn: self.turn,
            left_turn: None,
            fills_place_of: Some(entry.figure.clone()),
        });
        id
    }

    /// The loss of advancements test of a team half or more of which is new (A26).
    fn test_advancements(&mut self, index: usize, dice: &mut dyn Dice) -> Result<(), Error> {
        let team = &self.force.teams[index];
        let new = self.force.replacements_in(&team.id, self.turn) as u32;
        if new > 0 {
            let tested = new * 2 >= team.strength && team.has_developments();
            let verdict = match (tested, team.has_developments()) {
                (true, _) => "tests its developments, -1 per new man",
                (false, true) => "keeps its developments: fewer than half are new",
                (false, false) => "has no developments to lose",
            };
            dice.weighed(
                "AV 5.5, A26",
                format_args!("{}: {new} of {} men are new: it {verdict}", team.name, team.strength),
            );
        }
        if new == 0 || new * 2 < team.strength || !team.has_developments() {
            return Ok(());
        }
        // Both forces may have a 2A.
        let who = format!("{}, {}", self.force.name, team.name);
        let (kept, throw) = advancements_kept(team.troop_quality_die, new, &who, dice)?;
        let what = if kept { "keeps its developments" } else { "loses all its developments" };
        self.events.push(Event::of(Step::Replacements, &self.force.id, Some(throw), what).team(&team.id));
        if !kept {
            lose_developments(&mut self.force.teams[index]);
        }
        Ok(())
    }

    /// A25: by option the ratings of a team follow those of its men once new ones have come.
    fn rate_teams(&mut self) {
        if self.options.team_rating_after_replacements == TeamRating::Unchanged {
            return;
        }
        for index in 0..self.force.teams.len() {
            let id = self.force.teams[index].id.clone();
            if self.force.replacements_in(&id, self.turn) == 0 {
                continue;
            }
            let (troop_quality, morale) =
                (self.force.teams[index].troop_quality_die, self.force.teams[index].morale_die);
            // Men who had the team's ratings keep those they had.
            for man in self.force.figures.iter_mut().filter(|man| man.team == id) {
                man.troop_quality_die.get_or_insert(troop_quality);
                man.morale_die.get_or_insert(morale);
            }
            let ratings =
                |own: fn(&Figure) -> Option<Die>| self.force.present(&id).filter_map(own).collect::<Vec<_>>();
            let option = self.options.team_rating_after_replacements;
            let now = (
                team_rating(&ratings(|man| man.troop_quality_die), troop_quality, option),
                team_rating(&ratings(|man| man.morale_die), morale, option),
            );
            let team = &mut self.force.teams[index];
            (team.troop_quality_die, team.morale_die) = now;
            if now != (troop_quality, morale) {
                let what = format!("Troop Quality {}, Morale {} after its new men", now.0, now.1);
                self.events.push(Event::of(Step::Replacements, &self.force.id, None, what).team(&id));
            }
        }
    }
}

/// The loss of advancements test: the team's Troop Quality die, −1 for each of its `new` men; whether it
/// keeps its developments.
///
/// # Errors
/// When the dice give no answer.
pub fn advancements_kept(die: Die, new: u32, who: &str, dice: &mut dyn Dice) -> Result<(bool, Throw), Error> {
    let (throw, row) = roll(TableId::LossOfAdvancements, Some(die), -(new as i32), who, dice)?;
    Ok((!row.effects.contains(&Effect::ClearDevelopments), throw))
}

/// The rating of a team of these men: the lowest, or that of most; `now` wins among equals, else the lower.
fn team_rating(men: &[Die], now: Die, option: TeamRating) -> Die {
    let count = |die: Die| men.iter().filter(|&&man| man == die).count();
    match option {
        TeamRating::Unchanged => now,
        TeamRating::Lowest => men.iter().copied().min().unwrap_or(now),
        TeamRating::Majority => {
            let most = Die::ALL.into_iter().map(count).max().unwrap_or(0);
            let mut best = Die::ALL.into_iter().filter(|&die| most > 0 && count(die) == most);
            if most > 0 && count(now) == most { now } else { best.next().unwrap_or(now) }
        }
    }
}
