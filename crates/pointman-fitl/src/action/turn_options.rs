//! What the faction whose turn it is may do with each of its Operations and Special Activities, on the terms
//! of the sequence of play (2.3.4).

use crate::action::legal::{TurnStep, can_operate, legal_steps};
use crate::action::options::ActionOptions;
use crate::action::refusal::Row;
use crate::action::turn::{Terms, Turn};
use crate::action::useful::{is_idle, keep_useful_options, keep_useful_special, keep_useful_steps};
use crate::game::Game;
use crate::game::next_step::NextStep;
use crate::game::sequence::Allowed;
use crate::operations::OperationName;
use crate::special_activities::SpecialName;
use crate::vocabulary::faction::Faction;
use pointman_core::error::Error;

/// What a faction may do at the beginning of its turn.
///
/// ```
/// use pointman_fitl::{Card, Edition, FactionSet, Game, OperationName, Scenario};
/// let game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
/// let game = game.showing(Card::numbered(107), Some(Card::numbered(55)));
/// let options = game.turn_options().unwrap();
/// assert_eq!(options.faction.id(), "vc");
/// let rally = options.operation(OperationName::Rally);
/// assert!(rally.refused.is_none() && !rally.spaces.is_empty());
/// ```
#[derive(Debug, Clone, Copy)]
pub struct TurnOptions<'a> {
    /// Whose turn it is.
    pub faction: Faction,
    /// On what terms it executes an Operation.
    pub terms: Terms,
    game: &'a Game,
}

/// What a faction may do with a Special Activity before the first step of the Operation it goes with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpecialOptions {
    /// The Operations with which this is so; none when it goes with no Operation that is open.
    pub with: Vec<OperationName>,
    /// What it may do.
    pub options: ActionOptions,
}

impl Game {
    /// What the faction whose turn it is may do.
    ///
    /// # Errors
    /// G1 when no person's faction acts now, PV6 when it has a Pivotal Event to execute.
    pub fn turn_options(&self) -> Result<TurnOptions<'_>, Error> {
        let refused =
            |row: Row, message: String| Err(Error::refused(format!("{}, {}", row.id(), row.rule()), message));
        let NextStep::Act { faction, allowed, pivotal, .. } = self.next_step() else {
            return refused(Row::G1, format!("no faction acts now: {}", self.due()));
        };
        if !self.is_player(faction) {
            return refused(
                Row::G1,
                format!("{} is next and is a non-player: take its turn with trung-turn", faction.name()),
            );
        }
        if pivotal {
            return refused(
                Row::PV6,
                format!("{} has played its Pivotal Event and must execute it now", faction.name()),
            );
        }
        let terms = match allowed {
            Allowed { operation: true, .. } => Terms::FULL,
            _ => Terms::LIMITED,
        };
        Ok(TurnOptions { faction, terms, game: self })
    }
}

impl TurnOptions<'_> {
    /// The Operations of the faction.
    pub fn operations(&self) -> impl Iterator<Item = OperationName> {
        OperationName::ALL.into_iter().filter(|operation| operation.is_of(self.faction))
    }

    /// The Special Activities of the faction.
    pub fn special_activities(&self) -> impl Iterator<Item = SpecialName> {
        SpecialName::ALL.into_iter().filter(|special| special.factions().contains(self.faction))
    }

    /// What may be done with an Operation. Spaces that may be selected but where it could do nothing are left
    /// out, as long as it could elsewhere.
    pub fn operation(&self, operation: OperationName) -> ActionOptions {
        let turn = self.begun(operation).unwrap_or(Turn::of(self.faction, self.terms));
        let mut options = operation.options(self.game, &turn);
        keep_useful_options(&mut options, operation, self.game);
        options
    }

    /// The legal first steps of an Operation, but for those that only select such a space.
    pub fn steps(&self, operation: OperationName) -> Vec<TurnStep> {
        let Some(turn) = self.begun(operation) else { return Vec::new() };
        let mut steps = legal_steps(self.game, &turn);
        steps.retain(|step| matches!(step, TurnStep::Operation(_)));
        keep_useful_steps(&mut steps, operation, self.game, &turn);
        steps
    }

    /// What may be given to the ally before a step of an Operation, or between its steps (1.5.2).
    pub fn transfers(&self, operation: OperationName) -> Vec<TurnStep> {
        let Some(turn) = self.begun(operation) else { return Vec::new() };
        let mut steps = legal_steps(self.game, &turn);
        steps.retain(|step| matches!(step, TurnStep::Transfer(_)));
        steps
    }

    /// The legal first steps of a Special Activity before the first step of `with`, after which the Operation
    /// can still be executed.
    pub fn special_steps(&self, special: SpecialName, with: OperationName) -> Vec<TurnStep> {
        let Some(turn) = self.begun(with) else { return Vec::new() };
        let mut steps = legal_steps(self.game, &turn);
        steps.retain(|step| matches!(step, TurnStep::Special(step) if step.name() == special));
        steps.retain(|step| !is_idle(step, self.game, &turn));
        steps
    }

    /// What may be done with a Special Activity, apart for the Operations with which it may do different
    /// things.
    pub fn special(&self, special: SpecialName) -> Vec<SpecialOptions> {
        let mut listed: Vec<SpecialOptions> = Vec::new();
        for operation in self.operations().filter(|operation| special.goes_with(*operation)) {
            let Some(turn) = self.begun(operation) else { continue };
            if !can_operate(self.game, &turn) {
                continue;
            }
            let mut options = special.options(self.game, &turn);
            keep_useful_special(&mut options, special, self.game, &turn);
            match listed.iter_mut().find(|same| same.options == options) {
                Some(same) => same.with.push(operation),
                None => listed.push(SpecialOptions { with: vec![operation], options }),
            }
        }
        if listed.is_empty() {
            let refusal = Row::G5.refuses("no Operation that it accompanies is legal now");
            let turn = Turn::of(self.faction, self.terms);
            let refusal = turn.may_begin_special(self.game, special).err().unwrap_or(refusal);
            listed.push(SpecialOptions {
                with: Vec::new(),
                options: ActionOptions::none(special.id(), refusal),
            });
        }
        listed
    }

    /// The turn with the Operation begun, if it may be.
    fn begun(&self, operation: OperationName) -> Option<Turn> {
        let mut turn = Turn::of(self.faction, self.terms);
        turn.begin(self.game, operation).is_ok().then_some(turn)
    }
}
