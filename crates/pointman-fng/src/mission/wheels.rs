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

#[cfg(test)]
mod tests {
    use super::super::{Area, Density, Edge, Edges, Feature, FeatureKind, TableSize};
    use super::*;

    /// A 4 x 4 ft table with these pieces on it.
    fn table(pieces: &[(FeatureKind, Area)]) -> Ground {
        let features = (1..).zip(pieces).map(|(number, (kind, area))| Feature {
            number,
            kind: *kind,
            areas: vec![*area],
            course: Vec::new(),
            ford: None,
            crossing: None,
        });
        let edges = Edges { near: Edge::North, own: vec![Edge::North], enemy: Edge::South };
        Ground {
            table: TableSize::USUAL,
            density: Density::Rugged,
            edges,
            features: features.collect(),
            sites: Vec::new(),
        }
    }

    #[test]
    fn vehicles_come_over_any_ground_but_what_is_closed_to_them() {
        let all = TableSize::USUAL.area();
        assert!(table(&[]).lets_vehicles_in());
        for kind in FeatureKind::ALL {
            let closed = [
                FeatureKind::SteepHillside,
                FeatureKind::ImpassableRock,
                FeatureKind::RicePaddyWet,
                FeatureKind::Trail,
                FeatureKind::RiverCanal,
                FeatureKind::BarbedWire,
            ];
            assert_eq!(table(&[(kind, all)]).lets_vehicles_in(), !closed.contains(&kind), "{kind}");
        }
    }

    #[test]
    fn a_road_lets_vehicles_through_hills_and_a_clearing_in_them_does_not() {
        let hills = (FeatureKind::SteepHillside, TableSize::USUAL.area());
        let road = Area { x: 18, y: 0, width: 6, depth: 48 };
        assert!(table(&[hills, (FeatureKind::DefiniteRoad, road)]).lets_vehicles_in());
        let trail = Area { x: 20, y: 0, width: 2, depth: 48 };
        assert!(!table(&[hills, (FeatureKind::Trail, trail)]).lets_vehicles_in());
        let clearing = Area { x: 12, y: 12, width: 24, depth: 24 };
        assert!(!table(&[hills, (FeatureKind::Clear, clearing)]).lets_vehicles_in());
        let valley = Area { x: 6, y: 0, width: 6, depth: 24 };
        assert!(
            table(&[hills, (FeatureKind::Clear, clearing), (FeatureKind::ElephantGrass, valley)])
                .lets_vehicles_in()
        );
    }
}
