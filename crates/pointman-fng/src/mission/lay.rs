//! Laying the table: how many pieces of terrain, which, and where [Selection of Battlefield Terrain; Terrain
//! Features and Scenery].
//!
//! The rules say how many there are and how big they are. Which kinds lie where follows what is told of each
//! Corps area.

use super::assignment::{Assignment, Density, Objective};
use super::ground::{Area, Edges, Feature, FeatureKind, Ford, Ground, Site, SiteKind, TablePoint, TableSize};
use super::options::{Options, TerrainRolls};
use super::rolled::{check, named, outcome, situation, tell};
use super::setting::Corps;
use crate::checks::{CheckId, Flag, ResultId};
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::error::Error;

use FeatureKind::{
    Bamboo, BuiltUp, Clear, DefiniteRoad, ElephantGrass, ImpassableRock, Jungle, NoEffectScrub, RicePaddyDry,
    RicePaddyWet, RiverCanal, RoughOrWooded, SteepHillside, Trail,
};

/// The side of a square piece of terrain, and of the squares that are rolled for.
const FOOT: u16 = 12;
/// Half of it: the width of a long piece, of a river and of a road.
pub(super) const HALF: u16 = 6;
/// The least length of a river.
const RIVER: u16 = 48;

/// The ground of a Corps area: what a piece of terrain is, each as often as it stands there.
const fn kinds(corps: Corps) -> [FeatureKind; 12] {
    match corps {
        // Hills and valleys of scrub and forest, steep jungled highlands, people on the coast.
        Corps::I => [
            NoEffectScrub,
            NoEffectScrub,
            RoughOrWooded,
            RoughOrWooded,
            RoughOrWooded,
            SteepHillside,
            SteepHillside,
            Jungle,
            Jungle,
            Jungle,
            ElephantGrass,
            RicePaddyDry,
        ],
        // Steep mountains under triple canopy.
        Corps::Ii => [
            SteepHillside,
            SteepHillside,
            SteepHillside,
            SteepHillside,
            Jungle,
            Jungle,
            Jungle,
            Jungle,
            ImpassableRock,
            RoughOrWooded,
            Bamboo,
            ElephantGrass,
        ],
        // Very mixed: rivers, jungle, paddies, plantations, canals.
        Corps::Iii => [
            Jungle,
            Jungle,
            Jungle,
            RicePaddyDry,
            RicePaddyDry,
            RicePaddyDry,
            RoughOrWooded,
            RoughOrWooded,
            NoEffectScrub,
            ElephantGrass,
            Bamboo,
            RiverCanal,
        ],
        // Flat: paddies, waterways, reeds, patches of jungle and forest.
        Corps::Iv => [
            RicePaddyDry,
            RicePaddyDry,
            RicePaddyDry,
            RicePaddyDry,
            RiverCanal,
            RiverCanal,
            NoEffectScrub,
            NoEffectScrub,
            ElephantGrass,
            ElephantGrass,
            Jungle,
            RoughOrWooded,
        ],
    }
}

/// How a piece lies in the square it was rolled for: a square piece, moved half a foot east or south, or a
/// long one along a side.
const LIES: [Area; 6] = [
    Area { x: 0, y: 0, width: FOOT, depth: FOOT },
    Area { x: HALF, y: 0, width: FOOT, depth: FOOT },
    Area { x: 0, y: HALF, width: FOOT, depth: FOOT },
    Area { x: 0, y: 0, width: 2 * FOOT, depth: HALF },
    Area { x: 0, y: 0, width: HALF, depth: 2 * FOOT },
    Area { x: HALF, y: 0, width: HALF, depth: 2 * FOOT },
];

/// What is known of the ground before it is laid.
pub(super) struct Lay<'a> {
    pub table: TableSize,
    pub density: Density,
    pub corps: Corps,
    /// Whether rice paddies are under water.
    pub monsoon: bool,
    /// Whether a river must be there.
    pub riverine: bool,
    pub assignment: &'a Assignment,
    pub edges: Edges,
    pub options: Options,
    /// The table of the last mission, which is fought over again.
    pub old: Option<&'a Ground>,
    /// Whether no two pieces of one kind lie on the same spot.
    pub apart: bool,
}

/// Lays the table.
pub(super) fn lay(lay: &Lay<'_>, told: &mut Told, dice: &mut dyn Dice) -> Result<Ground, Error> {
    let features = lay.old.map_or_else(Vec::new, |old| old.features.clone());
    let ground = Ground {
        table: lay.table,
        density: lay.density,
        edges: lay.edges.clone(),
        features,
        sites: Vec::new(),
    };
    let mut laying = Laying { lay, ground, kinds: kinds(lay.corps).to_vec() };
    let counts = match lay.old {
        Some(_) => {
            laying.seasons(told);
            Vec::new()
        }
        None => laying.counts(told, dice)?,
    };
    if lay.riverine {
        laying.river(told, dice)?;
    }
    let standing = laying.ground.built_up();
    let village =
        if lay.assignment.urban && standing.is_empty() { laying.village(dice)? } else { Vec::new() };
    for (index, count) in counts.into_iter().enumerate() {
        let square = laying.square(index);
        let taken = u8::from(village.contains(&square));
        for _ in taken..count {
            laying.piece(square, told, dice)?;
        }
    }
    for square in &village {
        laying.add(BuiltUp, vec![*square]);
    }
    laying.for_the_mission(if standing.is_empty() { &village } else { &standing }, told, dice)?;
    let Laying { mut ground, .. } = laying;
    let rank = |feature: &Feature| match feature.kind {
        RiverCanal => 1,
        DefiniteRoad | Trail => 2,
        BuiltUp => 3,
        Clear => 4,
        _ => 0,
    };
    ground.features.sort_by_key(rank);
    for (number, feature) in (1..).zip(&mut ground.features) {
        feature.number = number;
    }
    told.note(
        "Selection of Battlefield Terrain",
        format!("{} pieces of terrain on {} ft", ground.features.len(), lay.table),
    );
    Ok(ground)
}

pub(super) struct Laying<'a> {
    pub(super) lay: &'a Lay<'a>,
    pub(super) ground: Ground,
    kinds: Vec<FeatureKind>,
}

impl Laying<'_> {
    /// The square foot with this index, row by row from the north-west.
    fn square(&self, index: usize) -> Area {
        let across = usize::from(self.lay.table.width_ft);
        Area {
            x: (index % across) as u16 * FOOT,
            y: (index / across) as u16 * FOOT,
            width: FOOT,
            depth: FOOT,
        }
    }

    /// The table of the last mission is there again; rice paddies are as the season has them.
    fn seasons(&mut self, told: &mut Told) {
        told.note("After the Mission", "on the battlefield of the last Mission");
        let (wet, dry) = (RicePaddyWet, RicePaddyDry);
        let (from, to) = if self.lay.monsoon { (dry, wet) } else { (wet, dry) };
        self.ground
            .features
            .iter_mut()
            .filter(|feature| feature.kind == from)
            .for_each(|feature| feature.kind = to);
    }

    /// How many pieces each square foot has (camp-19).
    fn counts(&self, told: &mut Told, dice: &mut dyn Dice) -> Result<Vec<u8>, Error> {
        let squares = usize::from(self.lay.table.width_ft * self.lay.table.depth_ft);
        let rolls = match self.lay.options.terrain_rolls {
            TerrainRolls::EachSquareFoot => squares,
            TerrainRolls::OneRoll => 1,
        };
        let mut counts = Vec::with_capacity(squares);
        let mut faces = Vec::with_capacity(rolls);
        for _ in 0..rolls {
            let density = match self.lay.density {
                Density::Open => Flag::Open,
                Density::Broken => Flag::Broken,
                Density::Rugged => Flag::Rugged,
            };
            let tested = check(CheckId::TerrainDensity, situation().with(density), dice)?;
            counts.push(match outcome(&tested)? {
                ResultId::None => 0,
                ResultId::Features1 => 1,
                ResultId::Features2 => 2,
                _ => 3,
            });
            faces.extend(tested.dice.iter().map(|&face| u32::from(face)));
        }
        counts.resize(squares, counts[0]);
        let all: u32 = counts.iter().map(|&count| u32::from(count)).sum();
        told.rolled(
            CheckId::TerrainDensity,
            &faces,
            format!("{} terrain: {all} pieces on {squares} square feet", self.lay.density),
        );
        Ok(counts)
    }

    pub(super) fn add(&mut self, kind: FeatureKind, areas: Vec<Area>) -> &mut Feature {
        self.ground.features.push(Feature {
            number: 0,
            kind,
            areas,
            course: Vec::new(),
            ford: None,
            crossing: None,
        });
        let last = self.ground.features.len() - 1;
        &mut self.ground.features[last]
    }

    /// One piece of the Corps area's terrain in a square; a second river is never drawn. Where a piece of
    /// that kind lies already, it lies otherwise.
    fn piece(&mut self, square: Area, told: &mut Told, dice: &mut dyn Dice) -> Result<(), Error> {
        let place = Ground::square(square.middle());
        let drawn = dice.pick(self.kinds.len() * LIES.len(), format_args!("terrain in {place}"))?;
        if self.kinds[drawn / LIES.len()] == RiverCanal {
            return self.river(told, dice);
        }
        let all = self.kinds.len() * LIES.len();
        let mut pieces = (0..all).map(|further| self.piece_of((drawn + further) % all, square));
        let free = |&(kind, area): &(FeatureKind, Area)| {
            !self.lay.apart || (kind != RiverCanal && !self.has(kind, area))
        };
        let found = pieces.find(free);
        let (kind, area) = found.unwrap_or_else(|| self.piece_of(drawn, square));
        self.add(kind, vec![area]);
        Ok(())
    }

    /// The piece that a number drawn stands for: its kind, and where it lies.
    fn piece_of(&self, drawn: usize, square: Area) -> (FeatureKind, Area) {
        let kind = match self.kinds[drawn / LIES.len()] {
            RicePaddyDry if self.lay.monsoon => RicePaddyWet,
            kind => kind,
        };
        let lies = LIES[drawn % LIES.len()];
        let table = self.lay.table;
        let area = Area {
            x: (square.x + lies.x).min(table.width() - lies.width),
            y: (square.y + lies.y).min(table.depth() - lies.depth),
            ..lies
        };
        (kind, area)
    }

    /// Whether a piece of this kind lies there.
    fn has(&self, kind: FeatureKind, area: Area) -> bool {
        self.ground.features.iter().any(|feature| feature.kind == kind && feature.areas.contains(&area))
    }

    /// A river from one edge to another or to a lake, at least 48 in long, and where it can be forded.
    fn river(&mut self, told: &mut Told, dice: &mut dyn Dice) -> Result<(), Error> {
        self.kinds.retain(|kind| *kind != RiverCanal);
        let table = self.lay.table;
        let flows_east =
            dice.pick(2, format_args!("course of the river: west to east, or north to south"))? == 0;
        let to_lake = dice.pick(2, format_args!("end of the river: another edge, or a lake"))? == 1;
        // Along is the way it flows, across the other.
        let (along, across) =
            if flows_east { (table.width(), table.depth()) } else { (table.depth(), table.width()) };
        let straight = if to_lake { along - FOOT } else { along };
        let bend = RIVER.saturating_sub(straight).max(HALF);
        let start = 3 + HALF
            * dice.pick(
                usize::from((across - bend - HALF) / HALF) + 1,
                format_args!("where the river enters"),
            )? as u16;
        let end = start + bend;
        let (start, end) = if dice.pick(2, format_args!("which way the river bends"))? == 0 {
            (start, end)
        } else {
            (end, start)
        };
        let point = |along: u16, across: u16| {
            if flows_east { TablePoint { x: along, y: across } } else { TablePoint { x: across, y: along } }
        };
        let band = |from: u16, to: u16, low: u16, high: u16| {
            if flows_east {
                Area { x: from, y: low, width: to - from, depth: high - low }
            } else {
                Area { x: low, y: from, width: high - low, depth: to - from }
            }
        };
        let turn = along / 2 / HALF * HALF;
        let (low, high) = (start.min(end) - 3, start.max(end) + 3);
        let mut areas = vec![
            band(0, turn - 3, start - 3, start + 3),
            band(turn - 3, turn + 3, low, high),
            band(turn + 3, straight, end - 3, end + 3),
        ];
        if to_lake {
            let shore = end.saturating_sub(HALF).min(across - FOOT);
            areas.push(band(straight, along, shore, shore + FOOT));
        }
        let course = vec![point(0, start), point(turn, start), point(turn, end), point(straight, end)];
        let tested = check(CheckId::RiverFord, situation(), dice)?;
        let ford: Ford = named(&tested)?;
        let crossing = match ford {
            Ford::Bridge => Some(band(turn / 2 - 3, turn / 2 + 3, start - 3, start + 3)),
            Ford::Half => Some(areas[0]),
            Ford::All => None,
        };
        tell(told, &tested, false, format!("the river: {}", ford.title()));
        let river = self.add(RiverCanal, areas);
        river.course = course;
        river.ford = Some(ford);
        river.crossing = crossing;
        Ok(())
    }

    /// The squares of a built-up area: 1d6 / 2, rounded up, side by side around the middle of the table.
    fn village(&self, dice: &mut dyn Dice) -> Result<Vec<Area>, Error> {
        let squares =
            dice.d6(format_args!("size of the built-up area: half of it, in square feet"))?.div_ceil(2);
        let table = self.lay.table;
        let inner: Vec<usize> = (0..usize::from(table.width_ft * table.depth_ft))
            .filter(|&index| {
                let middle = self.square(index).middle();
                (FOOT..table.width() - FOOT).contains(&middle.x)
                    && (FOOT..table.depth() - FOOT).contains(&middle.y)
            })
            .collect();
        let first = inner[dice.pick(inner.len(), format_args!("where the built-up area lies"))?];
        let mut taken = vec![self.square(first)];
        let ways = [(1, 0), (0, 1), (-1, 0), (0, -1)];
        for (east, south) in ways.into_iter().cycle().take(8) {
            if taken.len() >= usize::from(squares) {
                break;
            }
            let last = taken[taken.len() - 1];
            let moved = |at: u16, by: i16| at.checked_add_signed(by * FOOT as i16);
            let next = moved(last.x, east).zip(moved(last.y, south)).map(|(x, y)| Area { x, y, ..last });
            if let Some(next) = next.filter(|next| table.area().contains(*next) && !taken.contains(next)) {
                taken.push(next);
            }
        }
        Ok(taken)
    }

    /// What the mission puts on the table: a fortified position, a road, a landing zone, what is fought for.
    fn for_the_mission(
        &mut self,
        village: &[Area],
        told: &mut Told,
        dice: &mut dyn Dice,
    ) -> Result<(), Error> {
        let table = self.lay.table;
        let center =
            Area { x: table.width() / 2 - HALF, y: table.depth() / 2 - HALF, width: FOOT, depth: FOOT };
        if self.lay.assignment.fortified {
            self.ground.sites.push(Site { kind: SiteKind::FortifiedPosition, area: center });
        }
        match self.lay.assignment.objective {
            Some(Objective::Village) => {
                self.ground
                    .sites
                    .extend(village.first().map(|area| Site { kind: SiteKind::Objective, area: *area }));
            }
            Some(Objective::Base) => {
                let area = village.first().copied().unwrap_or(center);
                self.ground.sites.push(Site { kind: SiteKind::FortifiedPosition, area });
                self.road(DefiniteRoad, told, dice)?;
            }
            Some(Objective::Convoy) => {
                let area = self.road(DefiniteRoad, told, dice)?;
                let horizontal = area.width > area.depth;
                let along = if horizontal {
                    Area { x: table.width() / 2 - FOOT, width: 2 * FOOT, ..area }
                } else {
                    Area { y: table.depth() / 2 - FOOT, depth: 2 * FOOT, ..area }
                };
                self.ground.sites.push(Site { kind: SiteKind::Convoy, area: along });
            }
            Some(Objective::LandingZone) => {
                // A rim of jungle around a clear square.
                let rim = |x: u16, y: u16| Area { x, y, width: FOOT, depth: FOOT };
                let (x, y) = (center.x - HALF, center.y - HALF);
                let rim = vec![rim(x, y), rim(x + FOOT, y), rim(x, y + FOOT), rim(x + FOOT, y + FOOT)];
                if self.lay.apart {
                    let under = |feature: &Feature| {
                        feature.kind == Jungle && feature.areas.iter().all(|area| rim.contains(area))
                    };
                    self.ground.features.retain(|feature| !under(feature));
                }
                self.add(Jungle, rim);
                self.add(Clear, vec![center]);
                self.ground.sites.push(Site { kind: SiteKind::LandingZone, area: center });
            }
            None if self.lay.assignment.urban => {
                self.road(Trail, told, dice)?;
            }
            None => {}
        }
        if let Some(objective) = self.lay.assignment.objective {
            told.note("Large Actions", format!("{} is what is fought for", objective.title()));
        }
        Ok(())
    }
}
