//! How the attack of a Large Action begins, and what a barrage does [Opening Moves for Large Actions].

use super::Mission;
use super::assignment::MissionId;
use super::options::{CrewsUnderBarrage, OpeningMovesFor};
use super::order::{Order, UnderFire, VehicleUnderFire};
use super::prelude::{BarrageEffect, OpeningAttack, OpeningMove, Shelled};
use super::rolled::{check, named, situation, tell};
use crate::checks::CheckId;
use crate::checks::Flag;
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::way;

/// The Opening Moves of a Large Action (camp-29): edges change, a barrage falls on the men of the order if
/// they defend.
pub(super) fn open(
    order: &Order,
    mission: &mut Mission,
    told: &mut Told,
    dice: &mut dyn Dice,
) -> Result<(), Error> {
    let by_player = match mission.assignment.as_ref().map(|assignment| assignment.id) {
        Some(MissionId::Attack) if order.options.opening_moves == OpeningMovesFor::Attacker => true,
        Some(MissionId::Defend) => false,
        _ => return Ok(()),
    };
    let tested = check(CheckId::OpeningMoves, situation(), dice)?;
    let opening_move: OpeningMove = named(&tested)?;
    let attacker = if by_player { "you attack" } else { "the enemy attacks" };
    tell(told, &tested, false, format!("{attacker}: {}", opening_move.title()));
    let mut opening = OpeningAttack { opening_move, by_player, shelled: Vec::new() };
    if let Some(ground) = &mut mission.ground {
        // The edge of the defender, seen from which left is left.
        let edges = &mut ground.edges;
        let defender = if by_player { edges.enemy } else { edges.near };
        let attack = match opening_move {
            OpeningMove::Barrage | OpeningMove::FrontalAssault => None,
            OpeningMove::OutflankedLeft => Some(defender.left()),
            OpeningMove::OutflankedRight => Some(defender.right()),
            OpeningMove::Overrun => Some(defender),
        };
        if let Some(edge) = attack {
            if by_player {
                edges.own = vec![edge];
            } else {
                edges.enemy = edge;
                if opening_move == OpeningMove::Overrun {
                    edges.own = vec![defender.left(), defender.right()];
                }
            }
            let whose = if by_player { "yours" } else { "the enemy's" };
            told.note("Opening Moves", format!("the {edge} edge is {whose} from now on"));
        }
    }
    if opening_move == OpeningMove::Barrage && !by_player {
        opening.shelled =
            barrage(&order.figures, &order.vehicles, order.options.crews_under_barrage, told, dice)?;
        if !order.figures.is_empty() && !order.figures.iter().any(|figure| figure.in_cover) {
            told.note(
                "Artillery Barrage Effects",
                format!(
                    "nobody was named as in cover (Rep +1): to name them, undo this and use {}",
                    way!("--in-cover", "do generate-mission --in-cover")
                ),
            );
        }
        if order.figures.is_empty() && order.vehicles.is_empty() {
            told.note(
                "Artillery Barrage Effects",
                "each figure on the table takes the barrage check: pointman fng-test barrage",
            );
        }
    }
    mission.opening = Some(opening);
    Ok(())
}

/// Artillery Barrage Effects for every man, then Hands of Fate for every vehicle.
///
/// # Errors
/// When the dice give no answer.
pub fn barrage(
    men: &[UnderFire],
    vehicles: &[VehicleUnderFire],
    crews: CrewsUnderBarrage,
    told: &mut Told,
    dice: &mut dyn Dice,
) -> Result<Vec<Shelled>, Error> {
    let mut shelled = Vec::new();
    for man in men.iter().filter(|man| !man.enclosed || crews == CrewsUnderBarrage::TheyRoll) {
        let asked = situation().rep(man.rep);
        let asked = if man.in_cover || man.enclosed { asked.with(Flag::Sheltered) } else { asked };
        let tested = check(CheckId::Barrage, asked, dice)?;
        let effect: BarrageEffect = named(&tested)?;
        tell(told, &tested, false, format!("{}: {}", man.name, effect.title()));
        shelled.push(Shelled { name: man.name.clone(), effect });
    }
    for vehicle in vehicles {
        let asked = if vehicle.top_armor < 2 { situation().with(Flag::TopArUnder2) } else { situation() };
        let tested = check(CheckId::BarrageVehicle, asked, dice)?;
        let effect: BarrageEffect = named(&tested)?;
        tell(told, &tested, false, format!("{}: {}", vehicle.name, effect.title()));
        shelled.push(Shelled { name: vehicle.name.clone(), effect });
    }
    Ok(shelled)
}
