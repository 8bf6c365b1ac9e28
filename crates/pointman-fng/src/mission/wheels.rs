//! Whether ground vehicles can come onto a table [Terrain Features and Scenery].

use super::ground::{Ground, TablePoint};
use crate::campaign_data::terrain;

/// The side of the squares that are looked at, in inches: as wide as a road.
const SQUARE: u16 = 6;
/// How far in from every edge a vehicle must be able to go.
const INNER: u16 = 12;

impl Ground {
    /// Whether some way leads from an edge to a foot inside the table over ground that vehicles can cross:
    /// clear, slow, jungle at the risk of a Run Over check, roads; not steep hillsides, rocks, wet paddies,
    /// trails or water.
    pub fn lets_vehicles_in(&self) -> bool {
        let tops = self.tops();
        let (across, down) = (self.table.width() / SQUARE, self.table.depth() / SQUARE);
        let middle = |(column, row): (u16, u16)| TablePoint {
            x: column * SQUARE + SQUARE / 2,
            y: row * SQUARE + SQUARE / 2,
        };
        let carries = |square: (u16, u16)| {
            let kind =
                tops.at(middle(square)).and_then(|number| self.feature(number)).map(|feature| feature.kind);
            kind.and_then(|kind| terrain().feature(kind)).is_none_or(|spec| spec.vehicles.lets_in())
        };
        let is_inside = |square: (u16, u16)| {
            let TablePoint { x, y } = middle(square);
            (INNER..self.table.width() - INNER).contains(&x)
                && (INNER..self.table.depth() - INNER).contains(&y)
        };
        let on_rim =
            |&(column, row): &(u16, u16)| column == 0 || row == 0 || column + 1 == across || row + 1 == down;
        let all = (0..down).flat_map(|row| (0..across).map(move |column| (column, row)));
        let mut open: Vec<(u16, u16)> = all.filter(on_rim).filter(|&square| carries(square)).collect();
        let mut seen = open.clone();
        while let Some(square) = open.pop() {
            if is_inside(square) {
                return true;
            }
            let (column, row) = square;
            let next = [
                (column + 1, row),
                (column.wrapping_sub(1), row),
                (column, row + 1),
                (column, row.wrapping_sub(1)),
            ];
            for square in next.into_iter().filter(|&(column, row)| column < across && row < down) {
                if !seen.contains(&square) && carries(square) {
                    seen.push(square);
                    open.push(square);
                }
            }
        }
        false
    }
}
