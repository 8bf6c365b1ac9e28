//! Casualty Status and Recovery: what becomes of the wounded, the missing and the dead (5.2).

use crate::campaign::options::{CapturedReplaced, CasualtyDie, LeaderTraits};
use crate::tables::Effect;
use crate::{
    Capture, Condition, Die, Event, Figure, Missing, Options, Outcome, Outright, Pool, PoolEntry, Prisoner,
    RegularForce, Report, SpecialTrait, Status, Step, TableId, Throw, Told, roll,
};
use pointman_core::dice::{Again, Dice};
use pointman_core::error::Error;

/// What becomes of a casualty: each throw with the name of its row, and where they end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fate {
    /// Their status now.
    pub status: Status,
    /// The pool that gets a die for them.
    pub pool: Option<Pool>,
    /// The throws that decided it, with what each means.
    pub throws: Vec<(Throw, String)>,
}

/// Rolls a casualty's fate with their Troop Quality `die`, on the table of the condition they were left in.
///
/// # Errors
/// When the dice give no answer.
pub fn fate(condition: Condition, die: Die, who: &str, dice: &mut dyn Dice) -> Result<Fate, Error> {
    let mut table = match condition {
        Condition::Evacuated => TableId::EvacuatedCasualties,
        Condition::Accompanied => TableId::AccompaniedCasualties,
        Condition::Straggler => TableId::Stragglers,
    };
    let mut fate = Fate { status: Status::Active, pool: None, throws: Vec::new() };
    let mut missing = Again::default();
    loop {
        missing.throw(format_args!("the fate of {who}"))?;
        let (throw, row) = roll(table, Some(die), 0, who, dice)?;
        fate.throws.push((throw, row.name.clone()));
        let mut again = None;
        for effect in &row.effects {
            match *effect {
                Effect::SetStatus { status } => fate.status = status,
                Effect::PoolAdd { pool } => fate.pool = Some(pool),
                Effect::RollOn { table } => again = Some(table),
                _ => {}
            }
        }
        match again {
            Some(next) => table = next,
            None => return Ok(fate),
        }
    }
}

/// Everything that happens to the casualties of one force.
pub(crate) fn casualty_status(
    force: &mut RegularForce,
    report: &Report,
    turn: u32,
    options: &Options,
    dice: &mut dyn Dice,
) -> Result<Vec<Event>, Error> {
    let mut ward = Ward { force, turn, options, events: Vec::new() };
    let casualties = report.force(&ward.force.id).map_or(&[][..], |part| &part.figures);

    // 1: men missing since an earlier turn.
    let mut missing: Vec<String> = ward
        .force
        .whereabouts_unknown
        .iter()
        .filter(|man| man.since_turn < turn)
        .map(|man| man.figure.clone())
        .collect();
    missing.sort_by_key(|figure| ward.force.roster_place(figure));
    for figure in missing {
        ward.roll(&figure, Condition::Straggler, dice)?;
    }
    let mut order: Vec<_> = casualties.iter().collect();
    order.sort_by_key(|casualty| ward.force.roster_place(&casualty.figure));
    // 2, 3: the dead and the captured, without a roll.
    for casualty in order.iter().filter(|casualty| casualty.outcome == Outcome::Kia) {
        ward.settle(&casualty.figure, Status::Deceased, Some(Pool::Replacement), Capture::InGame);
        ward.note(&casualty.figure, None, Outright::KilledInAction);
    }
    for casualty in order.iter().filter(|casualty| casualty.outcome == Outcome::Pow) {
        ward.settle(&casualty.figure, Status::Captured, None, Capture::InGame);
        ward.note(&casualty.figure, None, Outright::TakenPrisoner);
    }
    // 4: the seriously wounded.
    for casualty in &order {
        if let Some(&condition) = Condition::ALL.iter().find(|&&condition| casualty.is(condition)) {
            ward.roll(&casualty.figure, condition, dice)?;
        }
    }
    // 5: the lightly wounded.
    for casualty in
        order.iter().filter(|casualty| casualty.outcome == Outcome::Wia && casualty.condition.is_none())
    {
        ward.note(&casualty.figure, None, Outright::LightlyWounded);
    }
    Ok(ward.events)
}

/// The casualties of one force being seen to.
struct Ward<'a> {
    force: &'a mut RegularForce,
    turn: u32,
    options: &'a Options,
    events: Vec<Event>,
}

impl Ward<'_> {
    fn note(&mut self, figure: &str, throw: Option<Throw>, what: impl Into<Told>) {
        let team = self.force.figure(figure).map(|man| man.team.clone()).unwrap_or_default();
        self.events
            .push(Event::of(Step::CasualtyStatus, &self.force.id, throw, what).team(&team).figure(figure));
    }

    fn roll(&mut self, figure: &str, condition: Condition, dice: &mut dyn Dice) -> Result<(), Error> {
        let man = self
            .force
            .figure(figure)
            .cloned()
            .ok_or_else(|| Error::Bug(format!("{figure} is not on the roster")))?;
        let (die, called) = (self.die(&man), self.force.called(figure));
        let whose = match self.options.casualty_die {
            CasualtyDie::Figure if man.troop_quality_die.is_some() => "their own Troop Quality",
            CasualtyDie::Figure => "the Troop Quality of their team",
            CasualtyDie::Team => "the Troop Quality of the team",
        };
        let how = match condition {
            Condition::Evacuated => "was evacuated",
            Condition::Accompanied => "was accompanied",
            Condition::Straggler => "was left a straggler",
        };
        dice.weighed("AV 5.2, A17", format_args!("{called} {how}: rolls {die}, {whose}"));
        let fate = fate(condition, die, &called, dice)?;
        for (throw, what) in fate.throws {
            self.note(figure, Some(throw), what);
        }
        if let Some(pool) = fate.pool {
            dice.weighed(
                "AV 5.2",
                format_args!("{called}: {}: goes to the {} pool", fate.status.title(), pool.title()),
            );
        }
        self.settle(figure, fate.status, fate.pool, Capture::Stragglers);
        Ok(())
    }

    /// A17: their own Troop Quality if they have one, else their team's; by option the team's.
    fn die(&self, man: &Figure) -> Die {
        match self.options.casualty_die {
            CasualtyDie::Figure => self.force.troop_quality_of(man),
            CasualtyDie::Team => {
                self.force.team(&man.team).map_or(self.force.troop_quality_die, |team| team.troop_quality_die)
            }
        }
    }

    /// Writes down how a man stands now, in every list that knows of them.
    fn settle(&mut self, figure: &str, status: Status, pool: Option<Pool>, how: Capture) {
        let turn = self.turn;
        let man = self.force.figure_mut(figure);
        man.status = status;
        if status.is_final() {
            man.left_turn = Some(turn);
        }
        let team = man.team.clone();
        match status {
            Status::WhereaboutsUnknown => {
                if !self.force.whereabouts_unknown.iter().any(|missing| missing.figure == figure) {
                    self.force
                        .whereabouts_unknown
                        .push(Missing { figure: figure.to_owned(), since_turn: turn });
                }
            }
            _ => self.force.whereabouts_unknown.retain(|missing| missing.figure != figure),
        }
        let mut pool = pool;
        let mut category = status.category();
        if status == Status::Captured {
            self.force.prisoners.push(Prisoner { figure: figure.to_owned(), turn, how });
            if self.options.captured_replaced == CapturedReplaced::ReplacementDie {
                pool = Some(Pool::Replacement);
                category = Some(crate::Category::Captured);
            }
        }
        if let (Some(pool), Some(category)) = (pool, category) {
            let place_only = status.is_final();
            let entry = PoolEntry {
                figure: figure.to_owned(),
                team: team.clone(),
                category,
                since_turn: turn,
                place_only,
            };
            self.force.pool_mut(pool).push(entry);
        }
        if status.is_final() {
            self.lose_traits_of(figure, &team, status);
        }
    }

    /// 6.5, A24: a dead Point Man takes their trait with them, and by option a lost leader theirs.
    fn lose_traits_of(&mut self, figure: &str, team: &str, status: Status) {
        for what in lose_traits(self.force, figure, team, status, self.options) {
            self.note(figure, None, what);
        }
    }
}

/// Takes from a team what it loses with a man who is out for good, and says what.
pub(crate) fn lose_traits(
    force: &mut RegularForce,
    figure: &str,
    team: &str,
    status: Status,
    options: &Options,
) -> Vec<Told> {
    let mut lost = Vec::new();
    let team = force.team_mut(team);
    if let Some(place) = team.point_men.iter().position(|man| man == figure) {
        team.point_men.remove(place);
        let held = team.special.iter().position(|held| held.kind == SpecialTrait::AcePointMan);
        if let (Status::Deceased, Some(held)) = (status, held) {
            team.special.remove(held);
            lost.push(Told::Loses { team: team.id.clone(), what: "an Ace Point Man".to_owned() });
        }
    }
    if options.leader_traits == LeaderTraits::WithLeader {
        let is_theirs =
            |held: &crate::HeldTrait<crate::LeadershipTrait>| held.leader.as_deref() == Some(figure);
        for held in team.leadership.iter().filter(|held| is_theirs(held)) {
            let what = format!("{} with its leader", held.kind.title());
            lost.push(Told::Loses { team: team.id.clone(), what });
        }
        team.leadership.retain(|held| !is_theirs(held));
    }
    team.trim_suppressed();
    lost
}

impl crate::Team {
    /// Keeps what Loss of Edge has switched off within what is held.
    pub(crate) fn trim_suppressed(&mut self) {
        let Some(fatigue) = &mut self.fatigue else { return };
        let suppressed = &mut fatigue.suppressed;
        for area in crate::Area::ALL {
            let rank = suppressed.ranks.get_mut(area);
            *rank = (*rank).min(self.ranks.get(area));
        }
        let mut special: Vec<_> = self.special.iter().map(|held| held.kind).collect();
        suppressed.special.retain(|kind| take(&mut special, kind));
        let mut leadership: Vec<_> = self.leadership.iter().map(|held| held.kind).collect();
        suppressed.leadership.retain(|kind| take(&mut leadership, kind));
    }
}

/// Takes one `kind` out of `held`; whether there was one.
fn take<T: PartialEq>(held: &mut Vec<T>, kind: &T) -> bool {
    held.iter().position(|one| one == kind).map(|index| held.swap_remove(index)).is_some()
}
