//! Where each side sets up or comes in [Squad Missions; Large Actions], as areas of the table.

use super::assignment::MissionId;
use super::ground::{Area, Ground};
use crate::campaign_data::{Zone, missions};

/// Where the player sets up; none where they enter during play.
pub fn own_zone(ground: &Ground, id: MissionId) -> Option<Area> {
    let deployment = &missions().mission(id).deployment;
    let (table, near) = (ground.table, ground.edges.near);
    match deployment.zone {
        _ if deployment.when.is_some() => None,
        Zone::NearEdge => deployment.depth_in.map(|depth| table.strip(near, depth)),
        Zone::OwnHalf => {
            Some(table.strip(near, if near.is_horizontal() { table.depth() / 2 } else { table.width() / 2 }))
        }
        Zone::Center => {
            let away = deployment.min_from_edges_in?;
            let (width, depth) = (table.width().checked_sub(2 * away)?, table.depth().checked_sub(2 * away)?);
            Some(Area { x: away, y: away, width, depth })
        }
        Zone::NearEnemy => None,
    }
}

/// Where an opponent sets up who is a player; none where they enter during play or are free.
pub fn enemy_zone(ground: &Ground, id: MissionId) -> Option<Area> {
    let opponent = &missions().mission(id).opponent_two_player;
    let (table, far) = (ground.table, ground.edges.near.opposite());
    match (opponent.within_far_edge_in, id) {
        (Some(inches), _) => Some(table.strip(far, inches)),
        (None, MissionId::Attack) => {
            Some(table.strip(far, if far.is_horizontal() { table.depth() / 2 } else { table.width() / 2 }))
        }
        _ => None,
    }
}
