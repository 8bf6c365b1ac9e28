//! What a movement knows of its origins and destinations (T5.7): weighed when it is first asked for, and anew
//! only where pieces have come or gone since.

use super::group::{kept_of, wanted};
use super::movement::Movement;
use super::scene::Scene;
use crate::action::choice::Chosen;
use crate::vocabulary::faction::Side;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::{BySpace, Space};
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::trace::{Silent, Trace};

/// What is known of the spaces as they stand, for one movement. Nothing but pieces that move may change while
/// it is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Prospects {
    /// The pieces in each space that may move.
    movers: Found<Chosen>,
    /// Those of them that may leave for the South, and for spaces outside it.
    free: [Found<Chosen>; 2],
    /// What each space wants.
    wanted: Found<PieceSet>,
}

/// What has been found for spaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Found<T> {
    known: SpaceSet,
    of: BySpace<T>,
}

impl<T: Copy> Found<T> {
    /// What is known of `space`, found by `find` the first time.
    #[inline]
    fn or_find(&mut self, space: Space, find: impl FnOnce() -> T) -> &T {
        if !self.known.contains(space) {
            self.known.set(space, true);
            self.of[space] = find();
        }
        &self.of[space]
    }

    #[inline]
    fn forget(&mut self, spaces: SpaceSet) {
        self.known -= spaces;
    }
}

impl Prospects {
    /// The pieces in `from` that may move and have not moved in this action (T5.7.2).
    pub fn movers(&mut self, scene: &Scene<'_>, movement: &Movement, from: Space) -> &Chosen {
        self.movers.or_find(from, || movement.movers(scene, from))
    }

    /// The pieces that the Keep rows let go from `from` to `to` (T5.7.3).
    pub fn free(&mut self, scene: &Scene<'_>, movement: &Movement, from: Space, to: Space) -> &Chosen {
        // Of where pieces go, only K-SOUTH asks, which COIN reads.
        let abroad = scene.faction().side() == Side::Coin && !SpaceSet::SOUTH_VIETNAM.contains(to);
        let movers = &mut self.movers;
        self.free[usize::from(abroad)].or_find(from, || {
            let movers = *movers.or_find(from, || movement.movers(scene, from));
            kept_of(scene, movement, movers, from, to, &mut Silent).free
        })
    }

    /// The same, told as it is weighed where somebody reads it.
    pub fn free_told(
        &mut self,
        scene: &Scene<'_>,
        movement: &Movement,
        from: Space,
        to: Space,
        trace: &mut impl Trace,
    ) -> Chosen {
        if trace.is_read() {
            kept_of(scene, movement, movement.movers(scene, from), from, to, trace).free
        } else {
            *self.free(scene, movement, from, to)
        }
    }

    /// The kinds of which any Move row would take one to `to`, if a roll permits (T5.7.4).
    pub fn wanted(&mut self, scene: &Scene<'_>, movement: &Movement, to: Space) -> PieceSet {
        *self.wanted.or_find(to, || wanted(scene, movement, to))
    }

    /// Pieces went from `from` to `to`.
    pub fn moved(&mut self, from: Space, to: Space) {
        let touched = SpaceSet::of(&[from, to]);
        self.movers.forget(touched);
        self.free.iter_mut().for_each(|free| free.forget(touched));
        self.wanted.forget(touched);
    }
}
