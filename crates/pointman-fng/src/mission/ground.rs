//! The table of a mission: its size, edges, terrain and what lies on it [Selection of Battlefield Terrain;
//! Terrain Features].
//!
//! Places are inches from the north-west corner: `x` grows to the east, `y` to the south.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::assignment::Density;
use pointman_core::vocabulary;

vocabulary! {
    /// An edge of the table; the drawing has north at the top.
    pub enum Edge: "edge" {
        North = "north" "north",
        East = "east" "east",
        South = "south" "south",
        West = "west" "west",
    }
}

vocabulary! {
    /// A kind of terrain, in the order of the rules.
    pub enum FeatureKind: "terrain feature" {
        Clear = "clear" "Clear",
        NoEffectScrub = "no-effect-scrub" "No-effect scrub",
        ElephantGrass = "elephant-grass" "Elephant grass",
        SteepHillside = "steep-hillside" "Steep hillside",
        ImpassableRock = "impassable-rock" "Impassable rock formation",
        RoughOrWooded = "rough-or-wooded" "Rough terrain or wooded area",
        Jungle = "jungle" "Jungle",
        Bamboo = "bamboo" "Bamboo",
        RicePaddyDry = "rice-paddy-dry" "Rice paddy, dry season",
        RicePaddyWet = "rice-paddy-wet" "Rice paddy, wet season",
        DefiniteRoad = "definite-road" "Definite road",
        Trail = "trail" "Trail",
        BuiltUp = "built-up" "Built-up urban area",
        RiverCanal = "river-canal" "River or canal",
        BarbedWire = "barbed-wire" "Barbed wire",
    }
}

vocabulary! {
    /// Where a river can be forded [Terrain Features].
    pub enum Ford: "ford" {
        Bridge = "no-ford" "no ford: one bridge",
        Half = "half-fordable" "fordable on up to half its length",
        All = "fordable" "fordable everywhere",
    }
}

vocabulary! {
    /// Something that was put on the table for the mission.
    pub enum SiteKind: "site" {
        FortifiedPosition = "fortified-position" "Fortified position",
        LandingZone = "landing-zone" "Landing zone",
        Convoy = "convoy" "Convoy",
        Objective = "objective" "Objective",
        House = "house" "House",
        Wall = "wall" "Stone wall",
    }
}

impl Edge {
    /// The one across the table.
    pub const fn opposite(self) -> Edge {
        match self {
            Edge::North => Edge::South,
            Edge::East => Edge::West,
            Edge::South => Edge::North,
            Edge::West => Edge::East,
        }
    }

    /// The one to the left of who stands on this edge and looks across the table.
    pub const fn left(self) -> Edge {
        match self {
            Edge::North => Edge::East,
            Edge::East => Edge::South,
            Edge::South => Edge::West,
            Edge::West => Edge::North,
        }
    }

    /// The one to the right of who stands on this edge and looks across the table.
    pub const fn right(self) -> Edge {
        self.left().opposite()
    }

    /// Whether it runs from west to east.
    pub const fn is_horizontal(self) -> bool {
        matches!(self, Edge::North | Edge::South)
    }
}

/// The size of the table in feet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableSize {
    /// From west to east.
    #[schemars(range(min = 3, max = 12))]
    pub width_ft: u16,
    /// From north to south.
    #[schemars(range(min = 3, max = 12))]
    pub depth_ft: u16,
}

/// A place on the table, in inches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TablePoint {
    pub x: u16,
    pub y: u16,
}

/// A rectangle of the table, in inches.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Area {
    pub x: u16,
    pub y: u16,
    pub width: u16,
    pub depth: u16,
}

/// A piece of terrain.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Feature {
    /// Its number on the drawing, from 1.
    pub number: u16,
    /// What it is.
    pub kind: FeatureKind,
    /// The rectangles it covers: one piece of 12 x 12 or 6 x 24 in; of a road, trail or river the stretches
    /// from edge to edge, and its lake.
    pub areas: Vec<Area>,
    /// The course of a river, road or trail along its middle, from bend to bend.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub course: Vec<TablePoint>,
    /// Where a river can be forded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ford: Option<Ford>,
    /// The bridge over a river, or its ford where half of it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub crossing: Option<Area>,
}

/// Something put on the table for the mission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Site {
    /// What it is.
    pub kind: SiteKind,
    /// Where.
    pub area: Area,
}

/// Whose edges of the table are which.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Edges {
    /// The player's, before Opening Moves: the near edge of the mission.
    pub near: Edge,
    /// Those the player's reinforcements may come by; of two, 1d6: odd the first, even the second.
    pub own: Vec<Edge>,
    /// The enemy's, where they enter or their reinforcements do.
    pub enemy: Edge,
}

/// The table of a mission.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ground {
    /// Its size.
    pub table: TableSize,
    /// How dense the terrain is.
    pub density: Density,
    /// Whose edges are which.
    pub edges: Edges,
    /// The terrain; a later piece lies on top of an earlier one.
    pub features: Vec<Feature>,
    /// What was put there for the mission.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sites: Vec<Site>,
}

/// The feature on top at each inch of a table.
#[derive(Debug, Clone)]
pub struct Tops {
    width: usize,
    /// Row by row; 0 where it is clear.
    numbers: Vec<u16>,
}

impl Tops {
    /// The number of the feature on top at `point`; none where it is clear or off the table.
    pub fn at(&self, point: TablePoint) -> Option<u16> {
        let (x, y) = (usize::from(point.x), usize::from(point.y));
        let number = self.numbers.get(y * self.width + x).copied().filter(|_| x < self.width);
        number.filter(|number| *number > 0)
    }

    /// Whether a feature shows anywhere: what lies wholly under others is not laid on the table.
    pub fn show(&self, feature: &Feature) -> bool {
        self.numbers.contains(&feature.number)
    }
}

impl TableSize {
    /// 4 x 4 feet, unless the players have another table.
    pub const USUAL: TableSize = TableSize { width_ft: 4, depth_ft: 4 };

    /// Inches from west to east.
    pub const fn width(self) -> u16 {
        self.width_ft * 12
    }

    /// Inches from north to south.
    pub const fn depth(self) -> u16 {
        self.depth_ft * 12
    }

    /// All of it.
    pub const fn area(self) -> Area {
        Area { x: 0, y: 0, width: self.width(), depth: self.depth() }
    }

    /// The strip along `edge`, so many inches deep, at most the whole table.
    pub fn strip(self, edge: Edge, inches: u16) -> Area {
        let Area { width, depth, .. } = self.area();
        let (w, d) = (inches.min(width), inches.min(depth));
        match edge {
            Edge::North => Area { x: 0, y: 0, width, depth: d },
            Edge::South => Area { x: 0, y: depth - d, width, depth: d },
            Edge::West => Area { x: 0, y: 0, width: w, depth },
            Edge::East => Area { x: width - w, y: 0, width: w, depth },
        }
    }

    /// The square of the map at a point, that of the table's inside where the point lies on an edge.
    pub fn square_inside(self, point: TablePoint) -> String {
        let x = point.x.min(self.width().saturating_sub(1));
        Ground::square(TablePoint { x, y: point.y.min(self.depth().saturating_sub(1)) })
    }

    /// The sixth of `edge` with this number, 1 to 6 from west to east or from north to south (camp-22): its
    /// middle.
    pub fn sixth(self, edge: Edge, number: u8) -> TablePoint {
        let along = |length: u16| length * (2 * u16::from(number.clamp(1, 6)) - 1) / 12;
        match edge {
            Edge::North => TablePoint { x: along(self.width()), y: 0 },
            Edge::South => TablePoint { x: along(self.width()), y: self.depth() },
            Edge::West => TablePoint { x: 0, y: along(self.depth()) },
            Edge::East => TablePoint { x: self.width(), y: along(self.depth()) },
        }
    }
}

impl std::fmt::Display for TableSize {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}x{}", self.width_ft, self.depth_ft)
    }
}

impl std::str::FromStr for TableSize {
    type Err = String;

    /// Reads `4x4`, feet from west to east by feet from north to south.
    fn from_str(text: &str) -> Result<Self, String> {
        let feet = |part: &str| part.trim().parse::<u16>().ok().filter(|feet| (3..=12).contains(feet));
        let sides = text.split_once(['x', 'X']).and_then(|(width, depth)| Some((feet(width)?, feet(depth)?)));
        let (width_ft, depth_ft) = sides
            .ok_or_else(|| format!("`{text}` is not a table size: write feet such as 4x4, each 3 to 12"))?;
        Ok(TableSize { width_ft, depth_ft })
    }
}

impl Area {
    /// The inch east of it.
    pub const fn right(self) -> u16 {
        self.x + self.width
    }

    /// The inch south of it.
    pub const fn bottom(self) -> u16 {
        self.y + self.depth
    }

    /// Its middle.
    pub const fn middle(self) -> TablePoint {
        TablePoint { x: self.x + self.width / 2, y: self.y + self.depth / 2 }
    }

    /// Whether `point` lies in it.
    pub const fn holds(self, point: TablePoint) -> bool {
        point.x >= self.x && point.x < self.right() && point.y >= self.y && point.y < self.bottom()
    }

    /// Whether all of `other` lies in it.
    pub const fn contains(self, other: Area) -> bool {
        other.x >= self.x
            && other.y >= self.y
            && other.right() <= self.right()
            && other.bottom() <= self.bottom()
    }

    /// Whether they share any ground.
    pub const fn overlaps(self, other: Area) -> bool {
        self.x < other.right() && other.x < self.right() && self.y < other.bottom() && other.y < self.bottom()
    }
}

impl Feature {
    /// The middle of its first area.
    pub fn middle(&self) -> TablePoint {
        self.areas.first().map_or(TablePoint { x: 0, y: 0 }, |area| area.middle())
    }
}

impl Ground {
    /// The feature with this number.
    pub fn feature(&self, number: u16) -> Option<&Feature> {
        self.features.get(usize::from(number).checked_sub(1)?).filter(|feature| feature.number == number)
    }

    /// The squares of its built-up areas.
    pub fn built_up(&self) -> Vec<Area> {
        self.features
            .iter()
            .filter(|feature| feature.kind == FeatureKind::BuiltUp)
            .flat_map(|feature| feature.areas.clone())
            .collect()
    }

    /// What lies on top at each inch of the table.
    pub fn tops(&self) -> Tops {
        let (width, depth) = (usize::from(self.table.width()), usize::from(self.table.depth()));
        let mut numbers = vec![0; width * depth];
        for feature in &self.features {
            for area in &feature.areas {
                let columns = usize::from(area.x).min(width)..usize::from(area.right()).min(width);
                for row in usize::from(area.y)..usize::from(area.bottom()).min(depth) {
                    numbers[row * width..][columns.clone()].fill(feature.number);
                }
            }
        }
        Tops { width, numbers }
    }

    /// The number of each square foot as on the drawing, such as `B3`: letters from west to east, numbers
    /// from north to south.
    pub fn square(point: TablePoint) -> String {
        format!("{}{}", char::from(b'A' + (point.x / 12).min(25) as u8), point.y / 12 + 1)
    }

    /// The middle of a square foot that is named so, in inches; none where the words name none.
    ///
    /// ```
    /// use pointman_fng::mission::{Ground, TablePoint};
    ///
    /// assert_eq!(Ground::middle_of("b3"), Some(TablePoint { x: 18, y: 30 }));
    /// assert_eq!(Ground::middle_of("B3").map(Ground::square), Some("B3".to_owned()));
    /// assert_eq!(Ground::middle_of("18,30"), None);
    /// ```
    pub fn middle_of(square: &str) -> Option<TablePoint> {
        let mut letters = square.trim().chars();
        let column = letters.next().filter(char::is_ascii_alphabetic)?.to_ascii_uppercase();
        let row: u16 = letters.as_str().parse().ok().filter(|row| (1..=26).contains(row))?;
        Some(TablePoint { x: u16::from(column as u8 - b'A') * 12 + 6, y: row * 12 - 6 })
    }
}
