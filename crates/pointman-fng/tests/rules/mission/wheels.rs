//! Which ground lets vehicles onto the table.

use pointman_fng::mission::{Area, Density, Edge, Edges, Feature, FeatureKind, Ground, TableSize};

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
