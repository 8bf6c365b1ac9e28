//! The introductory encounter, as printed [Introductory Infantry Encounter].

use super::Mission;
use super::assignment::{Assignment, Density, MissionId};
use super::forces::{Forces, Method};
use super::ground::{Area, Edge, Edges, Feature, FeatureKind, Ground, Site, SiteKind, TablePoint, TableSize};
use super::order::Order;
use super::prelude::Works;
use super::setting::{DayPart, Light, Mode, Party, Setting, TimeOfDay, Weather};
use crate::army_lists::ForceId;
use crate::campaign_data::{IntroductoryMan, introductory};
use crate::checks::Edition;
use crate::squads::squad::{Arms, Figure, Role};
use crate::squads::weapons::Weapon;
use crate::support::Play;
use crate::told::Told;
use crate::traps::Traps;
use crate::tunnels::Tunnels;
use pointman_core::error::Error;

/// The encounter: everything is printed, and nothing is rolled before shooting starts.
pub(super) fn introduce(order: &Order) -> Result<(Mission, Told), Error> {
    let printed = introductory();
    let date = format!("{}-early", printed.date).parse().map_err(Error::Bug)?;
    let mut figures: Vec<Figure> = printed.enemy.iter().map(figure).collect();
    // The first man printed on each side is its Leader.
    if let Some(first) = figures.first_mut() {
        first.role = Some(Role::Leader);
    }
    let leader = |men: &[IntroductoryMan]| men.first().map_or(0, |man| man.rep);
    let [width_ft, depth_ft] = printed.table_ft;
    let mut told = Told::default();
    told.note(&printed.section, format!("{} by {} feet, {}", width_ft, depth_ft, printed.corps.title()));
    let party = |force, leader_rep| Party { force, leader_rep, support: 0, cards: 0 };
    let mission = Mission {
        setting: Setting {
            date,
            corps: printed.corps,
            mode: Mode::Solo,
            communist_ground: false,
            riverine: false,
            options: order.options,
        },
        own: party(ForceId::UsArmyInfantry, leader(&printed.player)),
        enemy: party(ForceId::LocalVc, leader(&printed.enemy)),
        check: None,
        assignment: Some(Assignment {
            id: MissionId::Recon,
            urban: false,
            fortified: false,
            objective: None,
        }),
        ground: Some(table(TableSize { width_ft, depth_ft })),
        forces: Some(Forces { squad: figures, ..Forces::by(Method::Placed) }),
        light: Light {
            contact: TimeOfDay::Am,
            phases: vec![DayPart { night: false, turns: None }],
            variable: false,
        },
        weather: Weather::Clear,
        wind: None,
        doctrine: None,
        opening: None,
        works: Works::default(),
        play: Play { options: order.support.clone(), ..Play::default() },
        tunnels: Tunnels::default(),
        traps: Traps::default(),
        company: Default::default(),
    };
    Ok((mission, told))
}

/// The trail 12 in from the north edge, the woods north of it, the patch across it, the house and its wall in
/// the center.
fn table(table: TableSize) -> Ground {
    let (width, depth) = (table.width(), table.depth());
    let piece = |number, kind, area: Area, course: Vec<TablePoint>| Feature {
        number,
        kind,
        areas: vec![area],
        course,
        ford: None,
        crossing: None,
    };
    let trail = 12;
    let house = Area { x: width / 2 - 2, y: depth / 2 - 2, width: 4, depth: 4 };
    Ground {
        table,
        density: Density::Open,
        edges: Edges { near: Edge::North, own: vec![Edge::North], enemy: Edge::South },
        features: vec![
            piece(1, FeatureKind::RoughOrWooded, Area { x: 0, y: 0, width, depth: trail }, Vec::new()),
            piece(
                2,
                FeatureKind::Trail,
                Area { x: 0, y: trail, width, depth: 2 },
                vec![TablePoint { x: 0, y: trail + 1 }, TablePoint { x: width, y: trail + 1 }],
            ),
            piece(3, FeatureKind::RoughOrWooded, Area { x: 6, y: trail + 2, width: 6, depth: 6 }, Vec::new()),
            piece(4, FeatureKind::BuiltUp, house, Vec::new()),
        ],
        sites: vec![
            Site { kind: SiteKind::House, area: house },
            Site {
                kind: SiteKind::Wall,
                area: Area { x: house.x - 3, y: house.y - 2, width: house.width + 3, depth: 1 },
            },
            Site {
                kind: SiteKind::Wall,
                area: Area { x: house.x - 3, y: house.y - 2, width: 1, depth: house.depth + 2 },
            },
        ],
    }
}

/// A printed man, armed with a weapon of their class.
fn figure(man: &IntroductoryMan) -> Figure {
    let mut figure = Figure::new(man.name.clone(), man.rep);
    figure.weapon = Weapon::of_class(man.weapon.class(), Edition::One).map(|weapon| Arms::of(weapon, false));
    figure
}
