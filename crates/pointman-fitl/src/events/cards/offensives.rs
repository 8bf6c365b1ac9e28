//! The Pivotal Events of NVA and VC: Easter Offensive and Tet Offensive (2.3.8).

use super::kinds::COIN_BASES;
use crate::events::ask::Fate;
use crate::events::grant::{Grant, Granted};
use crate::events::play::{Done, Play};
use crate::events::procedure::{InsurgentProcedure, Procedure};
use crate::events::way::{Purpose, Way};
use crate::game::table::Cause;
use crate::operations::{OperationName, attack};
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::{BySpace, Space};
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::plural::counted;

/// What each US Troop and US Base removed costs the attacker a piece for (3.3.3).
const COSTLY: PieceSet = PieceSet::of(&[PieceKind::UsTroops, PieceKind::UsBases]);

/// Card 122. A non-player follows a procedure of its own.
pub(super) fn easter(play: &mut Play<'_, '_>) -> Done {
    let nva = Faction::Nva;
    if !play.is_player(nva) {
        return play.procedure(nva, Procedure::Insurgent(InsurgentProcedure::EasterOffensive));
    }
    play.grant(&Grant::named(nva, "march", Granted::Operation(OperationName::March)))?;
    off_the_locs(play)?;
    let troops = PieceKind::NvaTroops;
    let fought = play.board().with(troops) & play.board().with_any(PieceSet::COIN);
    let massed = match play.game().shaded(LastingCard::Pt76) {
        true => play.maybe_space(nva, "pt-76", fought, Way::Declines)?,
        false => None,
    };
    for space in fought {
        attack::lose_to_pt76(play.table, nva, space)?;
        let hits = attack::troop_hits(play.game(), space, massed == Some(space));
        let cost = fall(play, nva, space, hits)?.min(play.board().count(space, troops));
        play.table.remove(space, troops, cost, Cause::Return)?;
    }
    Ok(())
}

/// Troops on LoCs without US or ARVN piece may each move to an adjacent space, once.
fn off_the_locs(play: &mut Play<'_, '_>) -> Done {
    let (board, troops) = (*play.board(), PieceKind::NvaTroops);
    let locs = (board.with(troops) & SpaceSet::LOCS) - board.with_any(PieceSet::COIN);
    let mut left =
        BySpace::from_fn(|space| if locs.contains(space) { board.count(space, troops) } else { 0 });
    let all: u8 = locs.iter().map(|loc| left[loc]).sum();
    for moved in 0..all {
        play.next_of(moved, all, Fate::AsTold);
        let open = locs.filter(|loc| left[loc] > 0);
        let Some((from, _)) = play.step(Faction::Nva, "move", troops.into(), open)? else { break };
        left[from] -= 1;
    }
    Ok(())
}

/// `by` removes so many US and ARVN pieces in the space, Bases last. Gives how many of them cost the attacker
/// a piece.
fn fall(play: &mut Play<'_, '_>, by: Faction, space: Space, number: u8) -> Result<u8, Error> {
    let before = play.board().count_of(space, COSTLY);
    let mut left = number;
    for kinds in [PieceSet::COIN - COIN_BASES, COIN_BASES] {
        if play.board().count_of(space, PieceSet::COIN - kinds - COIN_BASES) == 0 {
            left -= play.remove_at_once(by, "remove", left, kinds, space)?.number;
        }
    }
    Ok(before - play.board().count_of(space, COSTLY))
}

/// Card 124, and card 96: Terror, pieces in Cities, Attacks.
pub(super) fn tet(play: &mut Play<'_, '_>) -> Done {
    terror_everywhere(play)?;
    if play.is_player(Faction::Vc) {
        play.place(
            Faction::Vc,
            "place",
            6,
            &[PieceType::VcGuerrillas, PieceType::VcBases],
            SpaceSet::CITIES,
        )?;
    } else {
        rise_in_cities(play)?;
    }
    attack_everywhere(play)
}

/// Terror wherever there is an Underground VC Guerrilla. The order is VC's while there are too few markers.
fn terror_everywhere(play: &mut Play<'_, '_>) -> Done {
    let (vc, underground) = (Faction::Vc, PieceKind::VcGuerrillasUnderground);
    let mut left = play.board().with(underground);
    while !left.is_empty() {
        let board = *play.board();
        let unmarked = left.filter(|space| board.terror(space) == 0);
        let markers = usize::from(board.terror_markers_left());
        let next = if markers > 0 && unmarked.len() > markers {
            // A non-player sees first to where there can be Support, then to LoCs.
            let groups = [SpaceSet::POPULATED, SpaceSet::LOCS, SpaceSet::ALL];
            let ordered = groups.into_iter().map(|group| unmarked & group).find(|group| !group.is_empty());
            let open = if play.is_player(vc) { unmarked } else { ordered.unwrap_or(unmarked) };
            play.space(vc, "terror", open, Way::For(Purpose::Shift))?
        } else {
            left.first()
        };
        let Some(space) = next else { break };
        left = left.without(space);
        play.table.flip(space, underground, 1)?;
        if board.terror(space) == 0 {
            play.terror(space)?;
        }
        play.shift(space, -1)?;
        if play.game().unshaded(LastingCard::Cadres) {
            play.remove(vc, "cadres", 2, PieceType::VcGuerrillas.into(), space.into())?;
        }
    }
    Ok(())
}

/// A non-player places up to 6 pieces in Cities: 2 Bases with 2 Guerrillas each, as far as they go.
fn rise_in_cities(play: &mut Play<'_, '_>) -> Done {
    let (vc, from) = (Faction::Vc, BoxName::Available);
    let (base, guerrilla) = (PieceType::VcBases, PieceType::VcGuerrillas);
    let (mut left, mut bases) = (6, 0);
    while left > 0 {
        let for_base = SpaceSet::CITIES.filter(|city| play.board().room_for_bases(city) > 0);
        let builds = bases < 2 || play.board().available(guerrilla) == 0;
        let built = match builds {
            true => play.bring_one(vc, "place", &[base], from, for_base, Way::Tables, false)?,
            false => None,
        };
        let placed = match built {
            Some((city, _)) => {
                bases += 1;
                1 + play.place(vc, "place", (left - 1).min(2), &[guerrilla], city.into())?.number
            }
            None => play.place(vc, "place", 1, &[guerrilla], SpaceSet::CITIES)?.number,
        };
        if placed == 0 {
            break;
        }
        left -= placed;
    }
    Ok(())
}

/// All Guerrillas beside a US or ARVN piece Attack, those of NVA too, whoever plays it.
fn attack_everywhere(play: &mut Play<'_, '_>) -> Done {
    let vc = Faction::Vc;
    let board = *play.board();
    let fought = board.with_any(PieceSet::GUERRILLAS) & board.with_any(PieceSet::COIN);
    let single = play.up_to_spaces(
        vc,
        "single",
        u8::MAX,
        fought.filter(|space| board.coin(space) > 1),
        Way::Declines,
    )?;
    // No Attack changes who Attacks in another space: their dice may be typed together.
    let (mut all, mut nth) = (0, 0);
    for space in fought {
        all += usize::from(attack::is_rolled_for(play.table, board.count_of(space, PieceSet::GUERRILLAS)));
    }
    for space in fought {
        if play.board().count_of(space, PieceType::NvaGuerrillas) > 0 {
            attack::lose_to_pt76(play.table, Faction::Nva, space)?;
        }
        play.flip_all(PieceSet::UNDERGROUND_GUERRILLAS, space.into())?;
        let attackers = play.board().count_of(space, PieceSet::GUERRILLAS);
        if attack::is_rolled_for(play.table, attackers) {
            let by = counted(attackers, "Guerrilla");
            nth += 1;
            let roll = play.d6_of(nth, all, format_args!("Attack by {by} in {}", space.name()))?;
            if !attack::succeeds(play.table, roll, attackers) {
                continue;
            }
        }
        let mut cost = fall(play, vc, space, if single.contains(space) { 1 } else { 2 })?;
        for kind in [PieceKind::VcGuerrillasActive, PieceKind::NvaGuerrillasActive] {
            let lost = cost.min(play.board().count(space, kind));
            play.table.remove(space, kind, lost, Cause::Return)?;
            cost -= lost;
        }
    }
    Ok(())
}
