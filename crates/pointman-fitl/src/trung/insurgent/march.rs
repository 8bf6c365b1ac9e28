//! March of a non-player NVA or VC (3.3.2, T5.7): the steps share one course.

use crate::action::choice::Chosen;
use crate::operations::march;
use crate::trung::course::{Course, Pick, Plan};
use crate::trung::hand::Hand;
use crate::trung::movement::Movement;
use crate::trung::prospects::Prospects;
use crate::trung::scene::{Manner, Scene};
use crate::trung::step::CardStep;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// A March as it goes on.
pub(in crate::trung) struct March {
    /// Where pieces have come, and from where.
    pub course: Course,
    prospects: Prospects,
}

impl March {
    /// A March that begins.
    pub fn begin<T: Trace>(hand: &Hand<'_, '_, T>, movement: Movement) -> March {
        March { course: Course::begin(movement, hand.treated), prospects: Prospects::default() }
    }

    /// The same March, in which something else moves from now on.
    pub fn goes_on_by(&mut self, movement: Movement) {
        self.course.movement = movement;
        self.prospects = Prospects::default();
    }

    /// How many destinations have been reached.
    pub fn reached(&self) -> u8 {
        self.course.order().len() as u8
    }

    /// Selects up to `more` destinations among those `candidates` gives, anew before each, and moves pieces
    /// to them.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn to<T: Trace>(
        &mut self,
        hand: &mut Hand<'_, '_, T>,
        step: CardStep,
        pick: Pick,
        more: u8,
        candidates: impl Fn(&Scene<'_>) -> SpaceSet,
    ) -> Result<(), Error> {
        if !hand.is_due(step)? {
            return Ok(());
        }
        hand.within("T5.3.6", format_args!("{}", step.words()), |hand| self.on(hand, pick, more, candidates))
    }

    /// The same in an instruction that is no step of a card.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn on<T: Trace>(
        &mut self,
        hand: &mut Hand<'_, '_, T>,
        pick: Pick,
        more: u8,
        candidates: impl Fn(&Scene<'_>) -> SpaceSet,
    ) -> Result<(), Error> {
        self.course.begin_step(hand.game());
        let most = self.reached().saturating_add(more).min(hand.turn.cap(None).unwrap_or(u8::MAX));
        while self.reached() < most {
            let scene = hand.scene(Manner::Plain);
            let open = candidates(&scene) & hand.turn.terms.only_in;
            let open = open - self.course.destinations - self.course.rejected;
            let open = promising(&self.course, &scene, open, &mut self.prospects);
            let plan = Plan { candidates: open, pick, most: self.reached() + 1 };
            if open.is_empty()
                || !self.course.run_on(
                    hand.table,
                    hand.turn,
                    &plan,
                    hand.activation,
                    &mut self.prospects,
                    hand.trace,
                )?
            {
                break;
            }
        }
        Ok(())
    }
}

/// The spaces that need not prove to be in vain: all others are passed over without a throw, as pieces from
/// no origin could go there, now or later in this March (T5.7.6). Those are the spaces out of reach of pieces
/// that the Keep rows let go, and of such as a Move row would take; but what a space takes may still change
/// where pieces leave.
fn promising(
    course: &Course,
    scene: &Scene<'_>,
    candidates: SpaceSet,
    prospects: &mut Prospects,
) -> SpaceSet {
    let movement = &course.movement;
    let holding = (scene.board().with_any(movement.types) & movement.from) - course.destinations;
    // What Insurgents keep does not depend on where they go.
    let origins = holding.filter(|from| *prospects.free(scene, movement, from, from) != Chosen::default());
    let reached = origins
        .iter()
        .fold(SpaceSet::NONE, |all, from| all | march::in_reach(scene.game, scene.faction(), from));
    (candidates & reached).filter(|to| {
        origins.contains(to) || {
            let wanted = prospects.wanted(scene, movement, to);
            let near = origins & march::in_reach(scene.game, scene.faction(), to);
            near.iter().any(|from| wanted.meets(PieceSet::held_in(prospects.free(scene, movement, from, to))))
        }
    })
}
