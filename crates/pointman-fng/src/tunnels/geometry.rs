//! The ground a complex covers: points, headings and rectangles in half inches.
//!
//! x grows to the right of the table, y away from its upper edge, as the map is drawn. A hall is 1 in wide.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::tables::SectionKind;

/// Half inches.
pub type Half = i16;

/// A point, in half inches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// To the right.
    pub x: Half,
    /// Down.
    pub y: Half,
}

pointman_core::vocabulary! {
    /// A direction on the map.
    pub enum Heading: "heading" {
        /// To the upper edge of the map.
        North = "north",
        /// To the right.
        East = "east",
        /// To the lower edge.
        South = "south",
        /// To the left.
        West = "west",
    }
}

pointman_core::vocabulary! {
    /// A way on, seen by who comes in.
    pub enum Way: "way" {
        /// Straight on.
        Ahead = "ahead",
        /// To their left.
        Left = "left",
        /// To their right.
        Right = "right",
    }
}

/// A rectangle, in half inches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rect {
    /// Left edge.
    pub x0: Half,
    /// Upper edge.
    pub y0: Half,
    /// Right edge.
    pub x1: Half,
    /// Lower edge.
    pub y1: Half,
}

impl Heading {
    /// The heading after turning.
    pub const fn turned(self, way: Way) -> Self {
        let step = match way {
            Way::Ahead => 0,
            Way::Right => 1,
            Way::Left => 3,
        };
        Heading::ALL[(self as usize + step) % 4]
    }

    /// A step of 1 in this direction: right and down.
    pub const fn step(self) -> (Half, Half) {
        match self {
            Heading::North => (0, -1),
            Heading::East => (1, 0),
            Heading::South => (0, 1),
            Heading::West => (-1, 0),
        }
    }

    /// The heading that leads most directly from one point to another.
    pub const fn toward(from: Point, to: Point) -> Self {
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        if dx.abs() >= dy.abs() {
            if dx >= 0 { Heading::East } else { Heading::West }
        } else if dy >= 0 {
            Heading::South
        } else {
            Heading::North
        }
    }
}

impl Point {
    /// The point so far ahead and so far to the right of who stands here and looks in a direction.
    pub const fn on(self, heading: Heading, ahead: Half, right: Half) -> Self {
        let (fx, fy) = heading.step();
        let (rx, ry) = heading.turned(Way::Right).step();
        Point { x: self.x + fx * ahead + rx * right, y: self.y + fy * ahead + ry * right }
    }

    /// Half inches to another point, squared.
    pub fn distance_squared(self, other: Point) -> i32 {
        let (dx, dy) = (i32::from(self.x - other.x), i32::from(self.y - other.y));
        dx * dx + dy * dy
    }

    /// How far another point lies to the right of who stands here and looks in a direction.
    pub fn to_the_right(self, heading: Heading, other: Point) -> i32 {
        let (rx, ry) = heading.turned(Way::Right).step();
        i32::from(rx) * i32::from(other.x - self.x) + i32::from(ry) * i32::from(other.y - self.y)
    }
}

impl Rect {
    /// The rectangle with these two corners.
    pub fn between(a: Point, b: Point) -> Self {
        Rect { x0: a.x.min(b.x), y0: a.y.min(b.y), x1: a.x.max(b.x), y1: a.y.max(b.y) }
    }

    /// Whether they share ground; edges that touch do not.
    pub const fn overlaps(self, other: Rect) -> bool {
        self.x0 < other.x1 && other.x0 < self.x1 && self.y0 < other.y1 && other.y0 < self.y1
    }

    /// Its middle.
    pub const fn middle(self) -> Point {
        Point { x: i16::midpoint(self.x0, self.x1), y: i16::midpoint(self.y0, self.y1) }
    }

    /// The smallest rectangle round both.
    pub fn with(self, other: Rect) -> Self {
        Rect {
            x0: self.x0.min(other.x0),
            y0: self.y0.min(other.y0),
            x1: self.x1.max(other.x1),
            y1: self.y1.max(other.y1),
        }
    }
}

/// The ground plan of a section, seen by who comes in: how far ahead from and to, how far to the right from
/// and to.
pub(super) struct Plan {
    pub rooms: Vec<[Half; 4]>,
    /// Ways on: how far ahead, how far to the right, and which way.
    pub ways: Vec<(Half, Half, Way)>,
}

/// Length of a hall: 6 in.
pub(super) const HALL: Half = 12;
/// Half the width of a hall.
pub(super) const SIDE: Half = 1;

/// The ground plan of a kind of section; `side` is where its side opening or alcove is.
pub(super) fn plan(kind: SectionKind, side: Way) -> Plan {
    let sign = if side == Way::Left { -1 } else { 1 };
    let hall = [0, HALL, -SIDE, SIDE];
    let ahead = |length| (length, 0, Way::Ahead);
    let (rooms, ways) = match kind {
        SectionKind::Shaft => (vec![[-1, 1, -1, 1]], vec![ahead(1)]),
        SectionKind::Hall | SectionKind::TrapDoor | SectionKind::LadderHall => {
            (vec![hall], vec![ahead(HALL)])
        }
        SectionKind::Junction => (vec![hall], vec![ahead(HALL), (HALL / 2, sign * SIDE, side)]),
        SectionKind::GuardAlcove => {
            let (near, far) = if sign < 0 { (-SIDE - 2, -SIDE) } else { (SIDE, SIDE + 2) };
            (vec![hall, [HALL / 2 - 1, HALL / 2 + 1, near, far]], vec![ahead(HALL)])
        }
        SectionKind::DeadEnd | SectionKind::Water => (vec![hall], vec![]),
        SectionKind::Chamber => (vec![[0, 12, -6, 6]], vec![ahead(12)]),
        SectionKind::ClosedChamber | SectionKind::SupplyRoom => (vec![[0, 12, -6, 6]], vec![]),
        SectionKind::LongChamber => (vec![[0, 16, -4, 4]], vec![ahead(16), (8, sign * 4, side)]),
        SectionKind::GreatChamber => (vec![[0, 20, -10, 10]], vec![ahead(20)]),
        SectionKind::Armory => (vec![[0, 10, -5, 5]], vec![ahead(10)]),
        SectionKind::Workshop => (vec![[0, 8, -4, 4]], vec![(4, sign * 4, side)]),
        SectionKind::RadioRoom => (vec![[0, 12, -6, 6]], vec![(6, sign * 6, side)]),
    };
    Plan { rooms, ways }
}

/// The way on through a wall of a supply room.
pub(super) const fn wall(way: Way) -> (Half, Half, Way) {
    match way {
        Way::Ahead => (12, 0, Way::Ahead),
        Way::Left => (6, -6, Way::Left),
        Way::Right => (6, 6, Way::Right),
    }
}
