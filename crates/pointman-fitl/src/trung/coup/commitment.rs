//! Commitment Phase: US Policy, Casualty Troops, what the US commits and withdraws, and the shifts of VC
//! (6.5, T5.9).

use super::sheet::{BASES_KEPT_IN_SAIGON, BaseAction};
use crate::board::Board;
use crate::board::control::ControlMap;
use crate::board::effect::Effect;
use crate::coup::{Commitment, CoupMove, Spot};
use crate::game::Game;
use crate::trung::{Column, Hand, Manner};
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::Policy;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

const AVAILABLE: Spot = Spot::Box(BoxName::Available);

/// Whether the campaign that comes ends with the last Coup card.
pub fn comes_last_campaign(game: &Game) -> bool {
    usize::from(game.coups_played()) + 1 >= game.coup_cards_in_all()
}

/// The US makes its policy for the campaign that comes: Nixon before the last, otherwise by a die.
///
/// # Errors
/// When the dice give no answer.
pub fn us_policy<T: Trace>(hand: &mut Hand<'_, '_, T>) -> Result<Policy, Error> {
    let game = hand.game();
    // Card 73 comes before the Coup card of the campaign.
    let leads_into_last = match game.coup_due() {
        Some(_) => comes_last_campaign(game),
        None => usize::from(game.coups_played()) + 2 >= game.coup_cards_in_all(),
    };
    let to = if leads_into_last {
        hand.trace.note("T5.9", format_args!("The last campaign begins: US Policy is Nixon"));
        Policy::Nixon
    } else {
        let leaders = hand.game().leader_box().len() as u8;
        let cards = if leaders == 1 { "card" } else { "cards" };
        let roll = hand.table.dice.d6(format_args!(
            "US Policy: {leaders} is JFK, more LBJ, less Nixon ({leaders} {cards} in the RVN Leader box) \
             [T5.9]"
        ))?;
        let policy = Policy::rolled(roll, leaders);
        let how = if policy == hand.board().policy() { "stays" } else { "becomes" };
        hand.table.dice.came_to(format_args!("it {how} {}", policy.title()));
        hand.trace.note(
            "T5.9",
            format_args!("1d6 = {roll}, {leaders} {cards} in the RVN Leader box: US Policy is {policy}"),
        );
        policy
    };
    let from = hand.board().policy();
    if from != to {
        hand.table.apply(Effect::Policy { from, to })?;
    }
    Ok(to)
}

/// The US makes its policy, places Casualty Troops, then commits and withdraws; `markers` are those of
/// Control at the start of the phase. Gives the Population that VC may shift for it.
///
/// # Errors
/// When the dice give no answer; otherwise never by the rules.
pub fn us_commitment<T: Trace>(hand: &mut Hand<'_, '_, T>, markers: &ControlMap) -> Result<u8, Error> {
    let policy = us_policy(hand)?;
    let open = hand.game().commit_spaces(markers);
    let casualties = hand.game().casualty_troops();
    for _ in 0..casualties {
        let to = hand.select(Column::UsPlaceCubesOrSf, open & SpaceSet::SOUTH_VIETNAM, Manner::WithTroops)?;
        let Some(to) = to else { break };
        hand.trace.note("6.5", format_args!("1 Casualty Troop to {}", to.name()));
        hand.table.place_casualties(to, 1, markers)?;
    }
    let commitment = Commitment::begin(hand.game(), markers, casualties);
    let mut committing = Committing { open, commitment };
    committing.bases_out_of_cities(hand)?;
    committing.bases(hand, policy)?;
    committing.troops(hand, policy)?;
    Ok(committing.commitment.withdrawal_points(hand.game()))
}

/// The US while it commits and withdraws.
struct Committing {
    /// COIN-Controlled spaces, LoCs and Saigon.
    open: SpaceSet,
    commitment: Commitment,
}

impl Committing {
    /// Bases leave Cities for Provinces with US Troops, as long as that changes no Control.
    fn bases_out_of_cities<T: Trace>(&mut self, hand: &mut Hand<'_, '_, T>) -> Result<(), Error> {
        while self.commitment.bases_left > 0 {
            let board = hand.board();
            let with_troops =
                self.open & SpaceSet::PROVINCES & SpaceSet::SOUTH_VIETNAM & board.with(PieceKind::UsTroops);
            let provinces = with_troops.filter(|space| board.room_for_bases(space) > 0);
            let cities = self
                .with_base(board)
                .filter(|city| SpaceSet::CITIES.contains(city) && may_leave(board, city));
            if provinces.is_empty() || cities.is_empty() {
                break;
            }
            hand.trace.note("T5.9", format_args!("US Bases leave Cities"));
            let Some(from) = hand.most(cities, "Fewest enemy pieces", fewest_enemies)? else { break };
            let Some(to) = hand.select(Column::UsPlaceBases, provinces, Manner::Plain)? else { break };
            self.commit(hand, PieceKind::UsBases, Spot::Space(from), Spot::Space(to))?;
        }
        Ok(())
    }

    /// Bases are placed or withdrawn as policy has it.
    fn bases<T: Trace>(&mut self, hand: &mut Hand<'_, '_, T>, policy: Policy) -> Result<(), Error> {
        while self.commitment.bases_left > 0 {
            let board = hand.board();
            let (from, to) = match policy.base_action() {
                BaseAction::Place => {
                    if self.commitment.unmoved(PieceKind::UsBases, AVAILABLE) == 0 {
                        break;
                    }
                    let room =
                        (self.open & SpaceSet::SOUTH_VIETNAM).filter(|space| board.room_for_bases(space) > 0);
                    let Some(to) = hand.select(Column::UsPlaceBases, room, Manner::Plain)? else { break };
                    (AVAILABLE, Spot::Space(to))
                }
                BaseAction::Withdraw => {
                    let with_base = self.with_base(board);
                    let Some(from) = hand.most(with_base, "Fewest enemy pieces", fewest_enemies)? else {
                        break;
                    };
                    (Spot::Space(from), AVAILABLE)
                }
            };
            self.commit(hand, PieceKind::UsBases, from, to)?;
        }
        Ok(())
    }

    /// Troops are placed or withdrawn until as many are Available as policy wants.
    fn troops<T: Trace>(&mut self, hand: &mut Hand<'_, '_, T>, policy: Policy) -> Result<(), Error> {
        let wanted = policy.available_troops();
        hand.trace.note("T5.9", format_args!("{policy}: {wanted} US Troops Available"));
        while self.commitment.troops_left > 0 {
            let available = hand.board().available(PieceType::UsTroops);
            let (from, to) = if available > wanted {
                let Some(to) = hand.select(Column::UsPlaceCubesOrSf, self.open, Manner::WithTroops)? else {
                    break;
                };
                (AVAILABLE, Spot::Space(to))
            } else if available < wanted {
                let Some(from) = self.withdrawn_from(hand)? else { break };
                (Spot::Space(from), AVAILABLE)
            } else {
                break;
            };
            self.commit(hand, PieceKind::UsTroops, from, to)?;
        }
        Ok(())
    }

    /// The space the next Troop is withdrawn from: with fewest of those without a COIN Base, else of least
    /// Population, Saigon last.
    fn withdrawn_from<T: Trace>(&self, hand: &mut Hand<'_, '_, T>) -> Result<Option<Space>, Error> {
        let with_troops = self.open & hand.board().with(PieceKind::UsTroops);
        let unbased = with_troops.without(Space::Saigon) - hand.game().with_coin_base();
        if !unbased.is_empty() {
            let troops = |board: &Board, space| i16::from(board.count(space, PieceKind::UsTroops));
            return hand.most(unbased, "Fewest US Troops", |scene, space| -troops(scene.board(), space));
        }
        hand.most(with_troops, "Least Population, LoCs first", |_, space| match space {
            Space::Saigon => i16::MIN,
            loc if loc.is_loc() => 1,
            other => -i16::from(other.population()),
        })
    }

    /// Where a US Base may be moved from: 1 stays in Saigon.
    fn with_base(&self, board: &Board) -> SpaceSet {
        let unmoved = |space| self.commitment.unmoved(PieceKind::UsBases, Spot::Space(space)) > 0;
        let kept =
            |space| space == Space::Saigon && board.count(space, PieceKind::UsBases) <= BASES_KEPT_IN_SAIGON;
        (self.open & board.with(PieceKind::UsBases)).filter(|space| unmoved(space) && !kept(space))
    }

    fn commit<T: Trace>(
        &mut self,
        hand: &mut Hand<'_, '_, T>,
        piece: PieceKind,
        from: Spot,
        to: Spot,
    ) -> Result<(), Error> {
        hand.trace.note("6.5", format_args!("{} from {} to {}", piece.counted(1), from.name(), to.name()));
        hand.table.commit(&CoupMove { piece, count: 1, from, to }, &mut self.commitment)
    }
}

fn fewest_enemies(scene: &crate::trung::Scene<'_>, space: Space) -> i16 {
    -i16::from(scene.board().insurgent(space))
}

/// Whether a COIN piece can leave without changing Control.
fn may_leave(board: &Board, space: Space) -> bool {
    let (coin, insurgent) = (board.coin(space), board.insurgent(space));
    let (nva, vc) = (board.count_by(space, Faction::Nva), board.count_by(space, Faction::Vc));
    if coin > insurgent { coin - 1 > insurgent } else { coin + vc < nva || coin - 1 + vc >= nva }
}

/// VC shifts spaces for a withdrawal: of Passive Support with a VC Base first, then any, while `points` of
/// Population last.
///
/// # Errors
/// When the dice give no answer; otherwise never by the rules.
pub fn shift_for_withdrawal<T: Trace>(hand: &mut Hand<'_, '_, T>, mut points: u8) -> Result<(), Error> {
    let mut done = SpaceSet::NONE;
    loop {
        let game = hand.game();
        let all =
            SpaceSet::POPULATED.filter(|space| game.may_shift_for_withdrawal(space, points, done).is_ok());
        let with_base = all & game.board().with_any(PieceSet::BASES & PieceSet::of_faction(Faction::Vc));
        let first = with_base.filter(|space| game.board().support(space) == SupportLevel::PassiveSupport);
        let candidates = if first.is_empty() { all } else { first };
        let Some(space) = hand.select(Column::VcShiftTowardActiveOpposition, candidates, Manner::Plain)?
        else {
            return Ok(());
        };
        hand.trace.note("6.5", format_args!("{} shifts; Population {points} to shift", space.name()));
        hand.table.shift_for_withdrawal(space, &mut points, &mut done)?;
    }
}
