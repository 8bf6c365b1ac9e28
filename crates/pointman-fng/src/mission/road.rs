//! Roads and trails, and how they cross a river [Terrain Features and Scenery].

use super::ground::{Area, Edge, Feature, FeatureKind, Ford, TablePoint};
use super::lay::{HALF, Laying};
use crate::told::Told;
use pointman_core::dice::Dice;
use pointman_core::error::Error;

use FeatureKind::{DefiniteRoad, RiverCanal, Trail};

/// How wide a trail is.
const TRAIL: u16 = 2;

impl Laying<'_> {
    /// A road or trail straight across the table, 6 or 2 in wide. It goes across the flow of a river, where
    /// the bridge or the ford is. Where there is one from the last mission, it is the same, made a road if
    /// need be.
    pub(super) fn road(
        &mut self,
        kind: FeatureKind,
        told: &mut Told,
        dice: &mut dyn Dice,
    ) -> Result<Area, Error> {
        let trodden =
            self.ground.features.iter_mut().find(|feature| matches!(feature.kind, DefiniteRoad | Trail));
        if let Some(old) = trodden
            && let Some(area) = old.areas.first().map(|area| widened(*area, kind))
        {
            (old.kind, old.areas) = (kind, vec![area]);
            return Ok(area);
        }
        let table = self.lay.table;
        let name = if kind == Trail { "trail" } else { "road" };
        let river = self.ground.features.iter().position(|feature| feature.kind == RiverCanal);
        let edges = match river.map(|river| flows_east(&self.ground.features[river])) {
            None => &Edge::ALL[..],
            Some(true) => &[Edge::North, Edge::South],
            Some(false) => &[Edge::East, Edge::West],
        };
        let from = edges[dice.pick(edges.len(), format_args!("the edge the {name} comes from"))?];
        let (length, breadth) = if from.is_horizontal() {
            (table.depth(), table.width())
        } else {
            (table.width(), table.depth())
        };
        let sixth = u16::from(dice.d6(format_args!("the sixth of the edge it comes from"))?);
        let mut middle = (breadth * (2 * sixth - 1) / 12).clamp(HALF / 2, breadth - HALF / 2);
        let leg = river.and_then(|river| leg(&self.ground.features[river], middle));
        if let Some((_, moved)) = leg {
            middle = moved;
        }
        let width = if kind == Trail { TRAIL } else { HALF };
        let low = middle - width / 2;
        let (area, course) = if from.is_horizontal() {
            let area = Area { x: low, y: 0, width, depth: length };
            (area, vec![TablePoint { x: middle, y: 0 }, TablePoint { x: middle, y: length }])
        } else {
            let area = Area { x: 0, y: low, width: length, depth: width };
            (area, vec![TablePoint { x: 0, y: middle }, TablePoint { x: length, y: middle }])
        };
        if let (Some(river), Some((leg, _))) = (river, leg) {
            let over = cross(&mut self.ground.features[river], leg, middle);
            told.note("Terrain Features", format!("the {name} goes {over}"));
        }
        self.add(kind, vec![area]).course = course;
        Ok(area)
    }
}

/// The ground of a trail that is made a road.
fn widened(area: Area, kind: FeatureKind) -> Area {
    let by = if kind == DefiniteRoad { HALF.saturating_sub(area.width.min(area.depth)) / 2 } else { 0 };
    if area.width < area.depth {
        Area { x: area.x.saturating_sub(by), width: area.width + 2 * by, ..area }
    } else {
        Area { y: area.y.saturating_sub(by), depth: area.depth + 2 * by, ..area }
    }
}

/// Whether a river goes from west to east, not from north to south.
fn flows_east(river: &Feature) -> bool {
    river.course.first().is_some_and(|source| source.x == 0)
}

/// The straight stretch of the river that a road around `middle` crosses, and the nearest middle with which
/// it meets neither the bend nor the lake.
fn leg(river: &Feature, middle: u16) -> Option<(Area, u16)> {
    let along =
        |area: &Area| if flows_east(river) { (area.x, area.right()) } else { (area.y, area.bottom()) };
    let straight = [river.areas.first(), river.areas.get(2)].into_iter().flatten();
    let fits = straight.filter(|area| along(area).1 - along(area).0 >= HALF);
    let moved = fits.map(|area| (*area, middle.clamp(along(area).0 + HALF / 2, along(area).1 - HALF / 2)));
    moved.min_by_key(|(_, moved)| moved.abs_diff(middle))
}

/// A road around `middle` crosses this stretch of the river: its one bridge stands there, or the ford of half
/// its length is there. Tells how it crosses.
fn cross(river: &mut Feature, leg: Area, middle: u16) -> &'static str {
    match river.ford {
        Some(Ford::Bridge) => {
            river.crossing = Some(if flows_east(river) {
                Area { x: middle - HALF / 2, width: HALF, ..leg }
            } else {
                Area { y: middle - HALF / 2, depth: HALF, ..leg }
            });
            "over the bridge"
        }
        Some(Ford::Half) => {
            river.crossing = Some(leg);
            "through the ford"
        }
        _ => "through the river, which can be forded there",
    }
}
