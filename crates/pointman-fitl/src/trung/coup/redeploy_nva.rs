//! Redeploy Phase: NVA Troops go to their Bases (6.4.3, T5.9).

use super::sheet::NVA_REDEPLOY_DICE;
use crate::board::Board;
use crate::coup::{CoupMove, Spot};
use crate::trung::{Column, Hand, Manner};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::space::{BySpace, Space};
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

const TROOPS: PieceKind = PieceKind::NvaTroops;

/// How many NVA Troops may leave `space`: NVA Control stays, or COIN Control is still kept away; all where
/// neither is to be had.
pub fn eligible_troops(board: &Board, space: Space) -> u8 {
    let count = |faction| i16::from(board.count_by(space, faction));
    let (coin, nva, vc) = (i16::from(board.coin(space)), count(Faction::Nva), count(Faction::Vc));
    let troops = board.count(space, TROOPS);
    let most = if nva > coin + vc {
        nva - coin - vc - 1
    } else if nva + vc >= coin {
        nva + vc - coin
    } else {
        i16::from(troops)
    };
    u8::try_from(most).unwrap_or(0).min(troops)
}

/// NVA Redeploys Troops: as many as the dice show to Base after Base.
///
/// # Errors
/// When the dice give no answer; otherwise never by the rules.
pub fn redeploy_nva<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<(), Error> {
    let (troops, bases) = (hand.board().with(TROOPS), hand.game().with_nva_base());
    if troops.is_empty() || bases.is_empty() || bases.len() == 1 && troops.is_subset(bases) {
        hand.trace.note("T5.9", format_args!("No NVA Troops to Redeploy"));
        return Ok(());
    }
    let mut faces = [0; NVA_REDEPLOY_DICE];
    hand.table.dice.several(6, &mut faces, format_args!("NVA Redeploy: Troops at each Base [T5.9]"))?;
    let wanted: u8 = faces.iter().sum();
    hand.trace.note("T5.9", format_args!("3d6 = {wanted}: NVA Troops at each Base outside North Vietnam"));
    let mut eligible = BySpace::from_fn(|space| eligible_troops(hand.board(), space));
    let mut served = SpaceSet::NONE;
    loop {
        let open = bases.without(Space::NorthVietnam) - served;
        let candidates = open.filter(|space| hand.board().count(space, TROOPS) < wanted);
        let Some(to) = hand.select(Column::NvaPlaceNvaTroops, candidates, Manner::Plain)? else {
            return Ok(());
        };
        served.set(to, true);
        let mut lacking = wanted - hand.board().count(to, TROOPS);
        while lacking > 0 {
            let Some(from) = origin(hand, &eligible, bases, served)? else { return Ok(()) };
            let count = lacking.min(eligible[from]);
            let troops = TROOPS.piece_type().counted(count);
            hand.trace.note("6.4.3", format_args!("{troops} from {} to {}", from.name(), to.name()));
            let moved = CoupMove { piece: TROOPS, count, from: Spot::Space(from), to: Spot::Space(to) };
            hand.table.redeploy_nva(&moved)?;
            eligible[from] -= count;
            lacking -= count;
        }
    }
}

/// The space the next Troops leave: in South Vietnam without Base and NVA Control, then the one outside it
/// with most Troops.
fn origin<T: Trace>(
    hand: &mut Hand<'_, '_, T>,
    eligible: &BySpace<u8>,
    bases: SpaceSet,
    served: SpaceSet,
) -> Result<Option<Space>, Error> {
    let origins = SpaceSet::ALL.filter(|space| eligible[space] > 0);
    let south = (origins & SpaceSet::SOUTH_VIETNAM) - bases - hand.game().control_markers().nva;
    if !south.is_empty() {
        return hand
            .random(south, "Where NVA Troops leave South Vietnam, with no NVA Base and no NVA Control");
    }
    let outside = (origins & SpaceSet::OUTSIDE_SOUTH_VIETNAM) - served;
    hand.most(outside, "Most NVA Troops outside South Vietnam", |scene, space| {
        i16::from(scene.board().count(space, TROOPS))
    })
}
