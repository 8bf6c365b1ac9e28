//! The course of a Coup Round: part after part, as far as no choice is needed or the choices reach (6.0).

use super::card::{AfterCoupCard, Deserted};
use super::choices::{CoupChoices, CoupMove, Spot};
use super::commitment::Commitment;
use super::course::CoupCourse;
use super::options::CoupQuestion;
use super::part::{CoupPart, CoupProgress};
use crate::action::refusal::Row;
use crate::board::control::ControlMap;
use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::game::next_step::NextStep;
use crate::game::table::Table;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::phase::Phase;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;

/// The rule that sets the order of a Coup Round.
const RULE: &str = "6.0";

/// Where a run through a Coup Round stopped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CoupStop {
    /// A person's faction must choose first.
    Choice(CoupQuestion),
    /// A non-player must decide first.
    NeedsNonPlayer {
        /// The faction.
        faction: Faction,
        /// What it decides.
        part: CoupPart,
    },
    /// The Coup card is finished: the next card is due.
    NextCard,
    /// The game is over.
    GameOver,
}

/// A run through a Coup Round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CoupRun {
    /// The parts that were carried out.
    pub parts: Vec<CoupPart>,
    /// Where it stopped.
    pub stop: CoupStop,
}

/// Who decides for the non-players: carries out the part for the faction with [`Table::end_part`], and gives
/// where the run stops then, if it does.
pub type NonPlayers<'a> =
    dyn FnMut(&mut Table<'_>, Faction, CoupPart) -> Result<Option<CoupStop>, Error> + 'a;

impl Game {
    /// The part of a Coup card or Coup Round that is due, if one is.
    pub fn coup_due(&self) -> Option<CoupPart> {
        match self.next_step() {
            NextStep::CoupCard(_) => Some(CoupPart::CoupCard),
            NextStep::CoupRound(_) => self.coup_part(),
            _ => None,
        }
    }

    /// What keeps `part` from being carried out without a choice, if something does.
    pub fn coup_stop(&self, part: CoupPart) -> Option<CoupStop> {
        let faction = part.chooser()?;
        if self.is_player(faction) {
            return self.coup_question(part).map(CoupStop::Choice);
        }
        let decides = match part {
            CoupPart::CoupCard => self.failed_attempt_is_due(),
            CoupPart::VcSabotage => self.sabotage_to_choose().is_some(),
            CoupPart::VcShift => self.coup_progress().points > 0,
            _ => true,
        };
        decides.then_some(CoupStop::NeedsNonPlayer { faction, part })
    }
}

impl Table<'_> {
    /// Carries out the parts of the Coup card and its Round from the one that is due, with `choices` where
    /// they are asked for, until a choice is needed that they lack or the card is finished.
    ///
    /// # Errors
    /// When no Coup card is being carried out, a choice is refused, or one was not asked for. Nothing has
    /// changed then.
    pub fn coup_round(&mut self, choices: &CoupChoices) -> Result<CoupRun, Error> {
        self.run_round(choices, None)
    }

    /// The same, while `non_players` carries out what non-players decide.
    ///
    /// # Errors
    /// As [`Table::coup_round`], and what `non_players` gives.
    pub fn coup_round_with(
        &mut self,
        choices: &CoupChoices,
        non_players: &mut NonPlayers<'_>,
    ) -> Result<CoupRun, Error> {
        self.run_round(choices, Some(non_players))
    }

    fn run_round(
        &mut self,
        choices: &CoupChoices,
        non_players: Option<&mut NonPlayers<'_>>,
    ) -> Result<CoupRun, Error> {
        let (mut game, first) = (*self.game, self.effects.len());
        let run = Table { game: &mut game, dice: self.dice, effects: self.effects }
            .carry_out_parts(choices, non_players);
        if run.is_ok() {
            *self.game = game;
        } else {
            self.effects.truncate(first);
        }
        run
    }

    fn carry_out_parts(
        &mut self,
        choices: &CoupChoices,
        mut others: Option<&mut NonPlayers<'_>>,
    ) -> Result<CoupRun, Error> {
        let chosen = choices.chosen();
        let mut parts = Vec::new();
        let stop = loop {
            let Some(part) = self.game.coup_due() else {
                return Err(Error::refused(
                    RULE,
                    format!("no Coup card is being carried out: {}", self.game.due()),
                ));
            };
            let is_chosen = chosen.iter().any(|(chosen, _)| *chosen == part);
            if let Some(faction) =
                part.chooser().filter(|faction| is_chosen && !self.game.is_player(*faction))
            {
                let rule = format!("{}, {}", Row::G1.id(), Row::G1.rule());
                return Err(Error::refused(
                    rule,
                    format!("{part}: {} is a non-player and decides for itself", faction.name()),
                ));
            }
            if is_chosen && let Some(course) = CoupCourse::after(self.game, part, choices)? {
                course.end()?;
            }
            let stop = if is_chosen { None } else { self.game.coup_stop(part) };
            self.begins(part.id());
            let then = match (stop, others.as_mut()) {
                (None, _) => self.carry_out_part(part, choices)?,
                (Some(CoupStop::NeedsNonPlayer { faction, part }), Some(others)) => {
                    others(self, faction, part)?
                }
                (Some(stop), _) => break stop,
            };
            parts.push(part);
            if let Some(stop) = then {
                break stop;
            }
        };
        if let Some((part, _)) = chosen.into_iter().find(|(part, _)| !parts.contains(part)) {
            return Err(not_asked(part, &stop));
        }
        Ok(CoupRun { parts, stop })
    }

    /// Carries out one part, with `choices` where they are asked for. Gives where the run stops then, if it
    /// does.
    ///
    /// # Errors
    /// When a choice is refused or lacks; the game and the effects are as they were then.
    pub fn carry_out_part(
        &mut self,
        part: CoupPart,
        choices: &CoupChoices,
    ) -> Result<Option<CoupStop>, Error> {
        self.unless_refused(|table| table.part_in_part(part, choices))
    }

    fn part_in_part(&mut self, part: CoupPart, choices: &CoupChoices) -> Result<Option<CoupStop>, Error> {
        let mut progress = *self.game.coup_progress();
        match part {
            CoupPart::CoupCard => {
                return self.lay_coup_card(choices.coup_card.as_ref().map_or(&[], |desertion| &desertion.0));
            }
            CoupPart::Victory => {
                if self.victory_phase()? {
                    return Ok(Some(CoupStop::GameOver));
                }
            }
            CoupPart::VcSabotage => self.sabotage(choices.vc_sabotage.as_deref())?,
            CoupPart::Earnings => self.earn()?,
            CoupPart::UsPacify | CoupPart::ArvnPacify => {
                let us = part == CoupPart::UsPacify;
                let (faction, chosen) = if us {
                    (Faction::Us, &choices.us_pacify)
                } else {
                    (Faction::Arvn, &choices.arvn_pacify)
                };
                let terms = self.game.pacification_terms();
                for chosen in chosen.iter().flatten() {
                    let steps = (chosen.space, chosen.terror, chosen.levels);
                    self.pacify(faction, steps, &mut progress.pacified, &terms)?;
                }
            }
            CoupPart::VcAgitate => {
                let mut done = SpaceSet::NONE;
                for chosen in choices.vc_agitate.iter().flatten() {
                    self.agitate(
                        (chosen.space, chosen.terror, chosen.levels),
                        chosen.underground,
                        &mut done,
                    )?;
                }
            }
            CoupPart::LaosAndCambodia => {
                progress.control = Some(*self.board().control_map());
                self.leave_laos_and_cambodia()?;
            }
            CoupPart::ArvnRedeploy => self.arvn_part(choices)?,
            CoupPart::NvaRedeploy => {
                for moved in choices.nva_redeploy.iter().flatten() {
                    self.redeploy_nva(moved)?;
                }
            }
            CoupPart::Casualties => {
                progress.control = Some(*self.board().control_map());
                self.settle_casualties()?;
            }
            CoupPart::UsCommitment => progress.points = self.us_part(choices)?,
            CoupPart::VcShift => {
                let (mut points, mut done) = (progress.points, SpaceSet::NONE);
                for space in choices.vc_shift.iter().flatten() {
                    self.shift_for_withdrawal(*space, &mut points, &mut done)?;
                }
            }
            CoupPart::Reset => self.reset()?,
        }
        self.end_part(part, progress)
    }

    /// Carries out the Coup card itself with the cubes that desert (2.4). Gives where the run stops then, if
    /// it does.
    ///
    /// # Errors
    /// As [`Table::carry_out_coup_card`].
    pub fn lay_coup_card(&mut self, desertion: &[Deserted]) -> Result<Option<CoupStop>, Error> {
        Ok(match self.carry_out_coup_card(desertion)? {
            AfterCoupCard::CoupRound => None,
            AfterCoupCard::GameOver => Some(CoupStop::GameOver),
            AfterCoupCard::NextCard => {
                self.go_on()?;
                Some(CoupStop::NextCard)
            }
        })
    }

    /// Ends a part that has been carried out, with what the rest of the phase must know: goes on to the next
    /// part, in this phase or the next, or ends the game after the final Redeploy Phase. Gives where the run
    /// stops then, if it does.
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the game.
    pub fn end_part(&mut self, part: CoupPart, progress: CoupProgress) -> Result<Option<CoupStop>, Error> {
        if part == CoupPart::NvaRedeploy && self.game.is_last_coup_card() {
            self.end_final_round()?;
            return Ok(Some(CoupStop::GameOver));
        }
        match part.next() {
            Some(next) if next.phase() == part.phase() => {
                self.apply(GameEffect::Coup { progress: CoupProgress { part: next, ..progress } })?;
                Ok(None)
            }
            Some(next) => {
                self.change_phase(next.phase())?;
                Ok(None)
            }
            None => {
                self.change_phase(Phase::EventCard)?;
                self.go_on()?;
                Ok(Some(CoupStop::NextCard))
            }
        }
    }

    /// ARVN Redeploys: Troops, then Police (6.4.2).
    fn arvn_part(&mut self, choices: &CoupChoices) -> Result<(), Error> {
        let markers: ControlMap = *self.game.control_markers();
        let moves = choices.arvn_redeploy.iter().flatten();
        let (police, troops): (Vec<&CoupMove>, Vec<&CoupMove>) =
            moves.partition(|moved| moved.piece == PieceKind::ArvnPolice);
        for moved in troops {
            self.redeploy_arvn(moved, &markers)?;
        }
        self.arvn_has_redeployed(&markers)?;
        for moved in police {
            self.redeploy_arvn(moved, &markers)?;
        }
        Ok(())
    }

    /// The US places Casualty Troops, then commits and withdraws (6.5). Gives the Population that VC may
    /// shift.
    fn us_part(&mut self, choices: &CoupChoices) -> Result<u8, Error> {
        let markers: ControlMap = *self.game.control_markers();
        self.commit_all(choices.us_commitment.as_deref().unwrap_or_default(), &markers)
    }

    /// The same with these moves, while Control is that of the markers; Casualties have been settled.
    ///
    /// # Errors
    /// CP8, CP9, CP10, G13.
    pub fn commit_all(&mut self, moves: &[CoupMove], markers: &ControlMap) -> Result<u8, Error> {
        let is_casualty = |moved: &&CoupMove| moved.from == Spot::Box(BoxName::Casualties);
        let (casualties, moves): (Vec<&CoupMove>, Vec<&CoupMove>) = moves.iter().partition(is_casualty);
        let count = self.game.casualty_troops();
        for moved in casualties {
            self.place_casualties_by(moved, markers)?;
        }
        self.casualties_are_placed(markers)?;
        let mut commitment = Commitment::begin(self.game, markers, count);
        for moved in moves {
            self.commit(moved, &mut commitment)?;
        }
        Ok(commitment.withdrawal_points(self.game))
    }
}

/// The refusal of a choice that the Round did not come to.
fn not_asked(part: CoupPart, stop: &CoupStop) -> Error {
    let due = match stop {
        CoupStop::Choice(question) => {
            format!("{} chooses first in the {}", question.faction.name(), question.part.title())
        }
        CoupStop::NeedsNonPlayer { faction, part } => {
            format!("the non-player {} decides first in the {}", faction.name(), part.title())
        }
        CoupStop::NextCard => "the Coup Round ends before it".to_owned(),
        CoupStop::GameOver => "the game ends before it".to_owned(),
    };
    let us_first = matches!(stop, CoupStop::Choice(question) if question.part == CoupPart::UsPacify);
    let rule = match part {
        CoupPart::ArvnPacify if us_first => format!("{}, {}", Row::CP3.id(), Row::CP3.rule()),
        _ => RULE.to_owned(),
    };
    Error::refused(rule, format!("{} is not due: {due}", part.title()))
}
