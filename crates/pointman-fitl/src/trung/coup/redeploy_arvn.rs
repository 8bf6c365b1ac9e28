//! Redeploy Phase: ARVN Troops, then Police (6.4.2, T5.9), also where an Event has ARVN Redeploy as if there
//! were no Bases.

use super::sheet::{PoliceStep, TroopStep};
use crate::board::Board;
use crate::board::control::{Control, ControlMap};
use crate::coup::{CoupMove, Spot};
use crate::game::Game;
use crate::trung::{Column, Hand, Manner, best};
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::{BySpace, Space};
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use pointman_core::error::Error;
use pointman_core::plural::counted;
use pointman_core::trace::Trace;

/// By what ARVN Redeploys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ArvnRedeployment {
    /// The Control markers: adjusted only afterwards (6.4).
    pub markers: ControlMap,
    /// Where a US or ARVN Base counts.
    pub with_coin_base: SpaceSet,
}

impl ArvnRedeployment {
    /// The Redeployment of a Coup Round.
    pub fn of(game: &Game) -> ArvnRedeployment {
        ArvnRedeployment { markers: *game.control_markers(), with_coin_base: game.with_coin_base() }
    }

    /// As if there were no Bases (card 90).
    pub fn as_if_no_bases(game: &Game) -> ArvnRedeployment {
        ArvnRedeployment { with_coin_base: SpaceSet::NONE, ..ArvnRedeployment::of(game) }
    }

    /// Where no Troop may stay: LoCs, and Provinces without a COIN Base.
    fn must_leave(&self) -> SpaceSet {
        SpaceSet::LOCS | (SpaceSet::PROVINCES - self.with_coin_base)
    }

    fn troop_destinations(&self) -> SpaceSet {
        (SpaceSet::CITIES - self.markers.nva).with(Space::Saigon) | self.with_coin_base
    }
}

/// A reason to bring cubes somewhere, in the order of the instructions.
trait Reason: Copy + 'static {
    /// How many cubes are lacking in `space`; none where the reason does not count.
    fn lacking(self, board: &Board, terms: &ArvnRedeployment, space: Space) -> u8;

    /// The spaces to be served first.
    fn first(self, board: &Board, spaces: SpaceSet) -> SpaceSet;

    fn words(self) -> &'static str;
}

impl Reason for TroopStep {
    fn lacking(self, board: &Board, terms: &ArvnRedeployment, space: Space) -> u8 {
        let based_province = SpaceSet::PROVINCES.contains(space) && terms.with_coin_base.contains(space);
        let neutral_pair = based_province && space.population() == 2 && !has_support(board, space);
        match self {
            TroopStep::CoinExceedEnemies if space == Space::Saigon || based_province => {
                to_exceed(board.coin(space), board.insurgent(space))
            }
            TroopStep::OneTroop if space == Space::Hue || neutral_pair => {
                u8::from(board.count(space, PieceKind::ArvnTroops) == 0)
            }
            TroopStep::CubesExceedUsTroops if neutral_pair => cubes_to_exceed_us_troops(board, space),
            _ => 0,
        }
    }

    fn first(self, board: &Board, spaces: SpaceSet) -> SpaceSet {
        if self == TroopStep::OneTroop { most_opposition(board, spaces) } else { spaces }
    }

    fn words(self) -> &'static str {
        self.words()
    }
}

impl Reason for PoliceStep {
    fn lacking(self, board: &Board, terms: &ArvnRedeployment, space: Space) -> u8 {
        let police = board.count(space, PieceKind::ArvnPolice);
        let controlled_province =
            SpaceSet::PROVINCES.contains(space) && terms.markers.of(space) == Control::Coin;
        let is_pair = space.population() == 2;
        match self {
            PoliceStep::PoliceExceedEnemies
                if controlled_province && !terms.with_coin_base.contains(space) =>
            {
                to_exceed(police, board.insurgent(space))
            }
            PoliceStep::OnePolice
                if space == Space::Hue || controlled_province && is_pair && !has_support(board, space) =>
            {
                u8::from(police == 0)
            }
            PoliceStep::CubesExceedUsTroops if is_pair && has_support(board, space) => {
                cubes_to_exceed_us_troops(board, space)
            }
            PoliceStep::PoliceEqualGuerrillas if space.is_loc() => {
                board.count_of(space, PieceSet::GUERRILLAS).saturating_sub(police)
            }
            _ => 0,
        }
    }

    fn first(self, board: &Board, spaces: SpaceSet) -> SpaceSet {
        match self {
            PoliceStep::OnePolice => most_opposition(board, spaces),
            PoliceStep::PoliceEqualGuerrillas => best(spaces, |loc| Some(i16::from(loc.econ()))),
            _ => spaces,
        }
    }

    fn words(self) -> &'static str {
        self.words()
    }
}

fn has_support(board: &Board, space: Space) -> bool {
    board.support(space) > SupportLevel::Neutral
}

/// How many more are needed for `count` to exceed `others`.
const fn to_exceed(count: u8, others: u8) -> u8 {
    (others + 1).saturating_sub(count)
}

fn cubes_to_exceed_us_troops(board: &Board, space: Space) -> u8 {
    match board.count(space, PieceKind::UsTroops) {
        0 => 0,
        us => to_exceed(board.count_of(space, PieceSet::ARVN_CUBES), us),
    }
}

/// Those with most Opposition; all where there is none.
fn most_opposition(board: &Board, spaces: SpaceSet) -> SpaceSet {
    let opposition = |space: Space| space.population() * board.support(space).opposition_factor();
    let most = best(spaces, |space| Some(opposition(space)).filter(|total| *total > 0).map(i16::from));
    if most.is_empty() { spaces } else { most }
}

/// How many cubes of the kind may leave each space (T5.9).
fn eligible(board: &Board, terms: &ArvnRedeployment, piece: PieceKind) -> BySpace<u8> {
    BySpace::from_fn(|space| board.count(space, piece) - kept(board, terms, piece, space))
}

/// How many cubes of the kind stay in `space`: the more of what Support and Control ask for.
fn kept(board: &Board, terms: &ArvnRedeployment, piece: PieceKind, space: Space) -> u8 {
    let there = board.count(space, piece);
    if there == 0 || piece == PieceKind::ArvnTroops && terms.must_leave().contains(space) {
        return 0;
    }
    let us_troops = board.count(space, PieceKind::UsTroops);
    let cubes = board.count_of(space, PieceSet::ARVN_CUBES);
    let for_support = if space.population() == 2 && has_support(board, space) && cubes > us_troops {
        to_exceed(cubes - there, us_troops)
    } else {
        u8::from(!has_support(board, space) && cubes > there)
    };
    let [coin, nva, vc] = [i16::from(board.coin(space)), by(board, space, true), by(board, space, false)];
    let rest = coin - i16::from(there);
    let for_control = if coin > nva + vc {
        nva + vc + 1 - rest
    } else if coin + vc >= nva {
        nva - vc - rest
    } else {
        0
    };
    let for_control = u8::try_from(for_control).unwrap_or(0);
    for_support.max(for_control).min(there)
}

fn by(board: &Board, space: Space, nva: bool) -> i16 {
    use crate::vocabulary::faction::Faction;
    i16::from(board.count_by(space, if nva { Faction::Nva } else { Faction::Vc }))
}

/// The Redeployment of all cubes of one kind.
struct Pass {
    terms: ArvnRedeployment,
    piece: PieceKind,
    manner: Manner,
    destinations: SpaceSet,
    /// How many may still leave each space.
    eligible: BySpace<u8>,
    /// Where cubes have been brought: nothing leaves these.
    served: SpaceSet,
}

/// ARVN Redeploys Troops, then Police.
///
/// # Errors
/// When the dice give no answer; otherwise never by the rules.
pub fn redeploy_arvn<T: Trace>(hand: &mut Hand<'_, '_, T>, terms: ArvnRedeployment) -> Result<(), Error> {
    redeploy_arvn_troops(hand, terms)?;
    let mut police = Pass {
        destinations: hand.game().police_destinations(&terms.markers),
        ..Pass::of(hand.board(), terms, PieceKind::ArvnPolice, Manner::Plain)
    };
    police.run(hand, &PoliceStep::ALL)
}

/// ARVN Redeploys Troops alone (card 90).
///
/// # Errors
/// As [`redeploy_arvn`].
pub fn redeploy_arvn_troops<T: Trace>(
    hand: &mut Hand<'_, '_, T>,
    terms: ArvnRedeployment,
) -> Result<(), Error> {
    let mut troops = Pass {
        destinations: terms.troop_destinations(),
        ..Pass::of(hand.board(), terms, PieceKind::ArvnTroops, Manner::WithTroops)
    };
    troops.run(hand, &TroopStep::ALL)?;
    troops.clear(hand)
}

impl Pass {
    fn of(board: &Board, terms: ArvnRedeployment, piece: PieceKind, manner: Manner) -> Pass {
        let (destinations, served) = (SpaceSet::NONE, SpaceSet::NONE);
        Pass { terms, piece, manner, destinations, eligible: eligible(board, &terms, piece), served }
    }

    /// Serves destination after destination, each time from the first reason on, until none lacks cubes or
    /// none may leave.
    fn run<T: Trace, R: Reason>(&mut self, hand: &mut Hand<'_, '_, T>, reasons: &[R]) -> Result<(), Error> {
        while let Some((reason, spaces)) = self.due(hand.board(), reasons) {
            hand.trace.note("T5.9", format_args!("{}: {}", reason.words(), counted(spaces.len(), "space")));
            let spaces = reason.first(hand.board(), spaces);
            let Some(to) = hand.select(Column::ArvnPlaceCubesOrRangers, spaces, self.manner)? else { break };
            self.served.set(to, true);
            let mut lacking = reason.lacking(hand.board(), &self.terms, to);
            while lacking > 0 {
                let Some(from) = self.origin(hand)? else { return Ok(()) };
                let count = lacking.min(self.eligible[from]);
                self.carry(hand, from, to, count)?;
                lacking -= count;
            }
        }
        Ok(())
    }

    /// The first reason for which a space that was not served lacks cubes, with those spaces.
    fn due<R: Reason>(&self, board: &Board, reasons: &[R]) -> Option<(R, SpaceSet)> {
        let open = self.destinations - self.served;
        let lacking = |reason: R| open.filter(|space| reason.lacking(board, &self.terms, space) > 0);
        reasons.iter().map(|reason| (*reason, lacking(*reason))).find(|(_, spaces)| !spaces.is_empty())
    }

    /// The space the next cubes leave: for Troops first one they must leave, else the one with most.
    fn origin<T: Trace>(&self, hand: &mut Hand<'_, '_, T>) -> Result<Option<Space>, Error> {
        let origins = self.origins();
        let obliged = origins & self.terms.must_leave();
        if self.piece == PieceKind::ArvnTroops && !obliged.is_empty() {
            return hand.random(obliged, "Where ARVN Troops that must Redeploy leave");
        }
        let piece = self.piece;
        let what = if piece == PieceKind::ArvnTroops { "Most ARVN Troops" } else { "Most Police" };
        hand.most(origins, what, |scene, space| i16::from(scene.board().count(space, piece)))
    }

    fn origins(&self) -> SpaceSet {
        SpaceSet::ALL.filter(|space| self.eligible[space] > 0) - self.served
    }

    /// The Troops that must still leave go one by one.
    fn clear<T: Trace>(&mut self, hand: &mut Hand<'_, '_, T>) -> Result<(), Error> {
        loop {
            let left = self.origins() & self.terms.must_leave();
            let Some(from) = hand.random(left, "Where ARVN Troops that must Redeploy leave")? else {
                return Ok(());
            };
            hand.trace.note("T5.9", format_args!("{}: {}", TroopStep::Remaining.words(), from.name()));
            while self.eligible[from] > 0 {
                let to = hand.select(Column::ArvnPlaceCubesOrRangers, self.destinations, self.manner)?;
                let Some(to) = to else { return Ok(()) };
                self.carry(hand, from, to, 1)?;
            }
        }
    }

    fn carry<T: Trace>(
        &mut self,
        hand: &mut Hand<'_, '_, T>,
        from: Space,
        to: Space,
        count: u8,
    ) -> Result<(), Error> {
        let piece = self.piece;
        hand.trace
            .note("6.4.2", format_args!("{} from {} to {}", piece.counted(count), from.name(), to.name()));
        let moved = CoupMove { piece, count, from: Spot::Space(from), to: Spot::Space(to) };
        hand.table.redeploy_arvn(&moved, &self.terms.markers)?;
        self.eligible[from] -= count;
        Ok(())
    }
}
