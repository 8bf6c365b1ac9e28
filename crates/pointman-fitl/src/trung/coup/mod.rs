//! What non-players decide in a Coup Round (T5.9), part by part.
//!
//! [`carry_out`] does one part and goes on to the next; [`play_round`] does all that needs no person. The
//! parts also serve Events that have them done during a campaign: [`support`], [`redeploy_arvn`],
//! [`commitment`].

pub mod commitment;
pub mod redeploy_arvn;
pub mod redeploy_nva;
pub mod resources;
pub mod sheet;
pub mod support;

use std::fmt;

use super::activation::Activation;
use super::asked;
use super::hand::Hand;
use super::request::TurnRequest;
use crate::action::turn::{Terms, Turn};
use crate::coup::{CoupChoices, CoupPart, CoupStop};
use crate::game::table::Table;
use crate::operations::assault::Treated;
use crate::vocabulary::faction::Faction;
use pointman_core::dice::{Dice, DiceError, Question, QuestionKind};
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Carries out the part of a Coup Round that is due and that non-player `faction` decides, and goes on to the
/// next. Gives where the Round stops then, if it does.
///
/// # Errors
/// When the dice give no answer; otherwise never by the rules. The game and the effects are as they were
/// then.
pub fn carry_out<T: Trace>(
    table: &mut Table<'_>,
    faction: Faction,
    part: CoupPart,
    trace: &mut T,
) -> Result<Option<CoupStop>, Error> {
    trace.within("T5.9", format_args!("{}: {}", faction.name(), part.title()), |trace| {
        table.unless_refused(|table| {
            let dice = &mut DrawsOf { part, dice: &mut *table.dice };
            let table = &mut Table { game: &mut *table.game, dice, effects: &mut *table.effects };
            let (mut turn, mut activation) = (Turn::of(faction, Terms::FULL), Activation::NONE);
            let (turn, activation) = (&mut turn, &mut activation);
            decide(
                &mut Hand {
                    table,
                    turn,
                    activation,
                    request: TurnRequest::FULL,
                    treated: Treated::Normally,
                    trace,
                },
                part,
            )
        })
    })
}

/// The dice of a part, whose draws say of which part they are: several factions decide in one Round, and each
/// die says for itself what it is thrown for.
struct DrawsOf<'a> {
    part: CoupPart,
    dice: &'a mut dyn Dice,
}

impl Dice for DrawsOf<'_> {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        match question.kind {
            QuestionKind::Die => self.dice.answer(question, reason),
            _ => self.dice.answer(question, format_args!("{}: {reason}", self.part.title())),
        }
    }

    fn thrown_for(&mut self, whose: u8, when: u32) {
        self.dice.thrown_for(whose, when);
    }

    pointman_core::passed_on!(dice: several, nth_of, throws_idly, decided, drawn_for, came_to, weighed);
    pointman_core::passed_on!(dice: weighed_in_secret, listener, keeper);
}

fn decide<T: Trace>(hand: &mut Hand<'_, '_, T>, part: CoupPart) -> Result<Option<CoupStop>, Error> {
    let mut progress = *hand.game().coup_progress();
    match part {
        CoupPart::CoupCard => {
            let desertion = asked::desertion(hand.game());
            return hand.table.lay_coup_card(desertion.spaces());
        }
        CoupPart::VcSabotage => resources::sabotage(hand)?,
        CoupPart::UsPacify => {
            progress.pacification = support::pacification_steps(hand)?;
            let terms = hand.game().pacification_terms();
            support::pacify(hand, &mut progress.pacified, &terms, &mut progress.pacification)?;
        }
        CoupPart::ArvnPacify => {
            let mut left = progress.pacification.take();
            let terms = hand.game().pacification_terms();
            support::pacify(hand, &mut progress.pacified, &terms, &mut left)?;
        }
        CoupPart::VcAgitate => support::agitate(hand)?,
        CoupPart::ArvnRedeploy => {
            let terms = redeploy_arvn::ArvnRedeployment::of(hand.game());
            redeploy_arvn::redeploy_arvn(hand, terms)?;
        }
        CoupPart::NvaRedeploy => redeploy_nva::redeploy_nva(hand)?,
        CoupPart::UsCommitment => {
            let markers = *hand.game().control_markers();
            progress.points = commitment::us_commitment(hand, &markers)?;
        }
        CoupPart::VcShift => commitment::shift_for_withdrawal(hand, progress.points)?,
        CoupPart::Victory
        | CoupPart::Earnings
        | CoupPart::LaosAndCambodia
        | CoupPart::Casualties
        | CoupPart::Reset => {
            return Err(Error::Bug(format!("nobody decides {part}")));
        }
    }
    hand.table.end_part(part, progress)
}

/// Carries out the Coup card and its Round until a person must choose or the card is finished.
///
/// # Errors
/// When no Coup card is being carried out, or the dice give no answer; the game is then as the last part that
/// was carried out left it.
pub fn play_round<T: Trace>(table: &mut Table<'_>, trace: &mut T) -> Result<CoupStop, Error> {
    let nothing = CoupChoices::default();
    loop {
        let Some(part) = table.game.coup_due() else {
            return Err(Error::refused(
                "6.0",
                format!("no Coup card is being carried out: {}", table.game.due()),
            ));
        };
        let then = match table.game.coup_stop(part) {
            None => table.carry_out_part(part, &nothing)?,
            Some(CoupStop::NeedsNonPlayer { faction, part }) => carry_out(table, faction, part, trace)?,
            Some(stop) => return Ok(stop),
        };
        if let Some(stop) = then {
            return Ok(stop);
        }
    }
}
