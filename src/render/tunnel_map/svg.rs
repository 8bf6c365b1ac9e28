//! The map as an SVG picture: levels one below the other, to scale.

use std::fmt::Write as _;

use super::View;
use crate::fng::tunnels::{Fit, Heading, Leads, Opening, Point, Rect, Section, SectionKind};
use crate::render::in_markup;

/// Pixels of half an inch.
const UNIT: f32 = 10.0;
/// Pixels round each level.
const MARGIN: f32 = 50.0;
/// Pixels of the title of a level.
const TITLE: f32 = 34.0;
/// Pixels of the narrowest picture, which holds the legend.
const MINIMUM: f32 = 800.0;

const EARTH: &str = "#5b4a3a";
const FLOOR: &str = "#efe3c6";
const ROOM: &str = "#e2cfa0";
const WATER: &str = "#8fb4cf";
const FALLEN: &str = "#8a7a68";
const LINE: &str = "#2b221a";
const ENEMY: &str = "#b3261e";
const OURS: &str = "#2e5d34";
const TRAP: &str = "#d9480f";
const GOAL: &str = "#f4d35e";

/// The map as an SVG picture: half an inch of the table is 10 pixels.
pub fn svg(view: &View<'_>) -> String {
    let levels = view.levels();
    // Every level stands above the next as it does below ground.
    let whole = levels.iter().map(|&level| view.bounds(level)).reduce(Rect::with);
    let (left, right) = whole.map_or((0, 0), |whole| (whole.x0, whole.x1));
    let width = (f32::from(right - left) * UNIT + 2.0 * MARGIN).max(MINIMUM);
    let mut body = String::new();
    let mut top = 0.0;
    for level in levels {
        let bounds = view.bounds(level);
        let height = f32::from(bounds.y1 - bounds.y0) * UNIT + 2.0 * MARGIN;
        let _ = writeln!(
            body,
            "<text x=\"12\" y=\"{}\" font-size=\"18\" font-weight=\"bold\" fill=\"{LINE}\">{}</text>",
            top + 24.0,
            in_markup(&view.level_words(level).to_string())
        );
        top += TITLE;
        let _ = writeln!(
            body,
            "<rect x=\"0\" y=\"{top}\" width=\"{width}\" height=\"{height}\" fill=\"{EARTH}\"/>"
        );
        let sheet =
            Sheet { left: MARGIN - f32::from(left) * UNIT, top: top + MARGIN - f32::from(bounds.y0) * UNIT };
        sheet.level(view, level, &mut body);
        top += height;
    }
    top = legend(top, &mut body);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {top}\" width=\"{width}\" \
         height=\"{top}\" font-family=\"DejaVu Sans, Arial, sans-serif\">\n<rect width=\"100%\" \
         height=\"100%\" fill=\"#faf6ec\"/>\n{body}</svg>\n"
    )
}

fn legend(top: f32, out: &mut String) -> f32 {
    let lines = [
        "Numbers are sections; 5.1 is opening 1 of section 5, not yet explored. 10 pixels are half an inch.",
        "Green: your men. Red: enemies. Orange triangle: a trap. Yellow: entrances. Rungs: a ladder. \
         Chevrons: to another level.",
    ];
    for (index, line) in lines.iter().enumerate() {
        let _ = writeln!(
            out,
            "<text x=\"12\" y=\"{}\" font-size=\"12\" fill=\"{LINE}\">{}</text>",
            top + 20.0 + 17.0 * index as f32,
            in_markup(line)
        );
    }
    top + 20.0 + 17.0 * lines.len() as f32
}

/// Where a level stands in the picture.
struct Sheet {
    left: f32,
    top: f32,
}

impl Sheet {
    fn at(&self, point: Point) -> (f32, f32) {
        (self.left + f32::from(point.x) * UNIT, self.top + f32::from(point.y) * UNIT)
    }

    fn rect(&self, room: Rect, fill: &str, out: &mut String) {
        let (x, y) = self.at(Point { x: room.x0, y: room.y0 });
        let (w, h) = (f32::from(room.x1 - room.x0) * UNIT, f32::from(room.y1 - room.y0) * UNIT);
        let _ = writeln!(
            out,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" fill=\"{fill}\" stroke=\"{LINE}\" \
             stroke-width=\"2\"/>"
        );
    }

    /// A gap in a wall: the line, as wide as a wall is drawn, but for its ends.
    fn gap(&self, line: Rect, fill: &str, out: &mut String) {
        let (x, y) = self.at(Point { x: line.x0, y: line.y0 });
        let (w, h) = (f32::from(line.x1 - line.x0) * UNIT, f32::from(line.y1 - line.y0) * UNIT);
        let grown = |length: f32| if length > 0.0 { (1.0, length - 2.0) } else { (-2.0, 4.0) };
        let ((dx, w), (dy, h)) = (grown(w), grown(h));
        let _ = writeln!(
            out,
            "<rect x=\"{}\" y=\"{}\" width=\"{w}\" height=\"{h}\" fill=\"{fill}\"/>",
            x + dx,
            y + dy
        );
    }

    fn words(&self, (x, y): (f32, f32), size: f32, fill: &str, words: &str, out: &mut String) {
        let y = y + size * 0.36;
        let _ = writeln!(
            out,
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"middle\" fill=\"{fill}\">{}</text>",
            in_markup(words)
        );
    }

    fn level(&self, view: &View<'_>, level: i8, out: &mut String) {
        for section in view.on(level) {
            let fill = floor(section);
            section.rooms.iter().for_each(|room| self.rect(*room, fill, out));
        }
        for section in view.on(level) {
            self.doorways(view, section, out);
        }
        for section in view.on(level) {
            let _ = writeln!(
                out,
                "<g data-section=\"{}\"><title>{}</title>",
                section.id,
                in_markup(&title(section))
            );
            self.inside(view, section, out);
            out.push_str("</g>\n");
        }
        if level == view.first_level() {
            for (entrance, at) in view.goals() {
                self.entrance(self.at(at), entrance.id, out);
            }
        }
    }

    fn entrance(&self, (x, y): (f32, f32), id: u16, out: &mut String) {
        let _ = writeln!(
            out,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"13\" fill=\"{GOAL}\" stroke=\"{LINE}\" stroke-width=\"2\"/>"
        );
        self.words((x, y), 12.0, LINE, &format!("E{id}"), out);
    }

    /// Where the wall is open.
    fn doorways(&self, view: &View<'_>, section: &Section, out: &mut String) {
        // The neck of a bend has no wall to its room.
        if matches!(section.fit, Fit::BendLeft | Fit::BendRight) || section.rooms.len() > 1 {
            for extra in &section.rooms[1..] {
                if let Some(seam) = seam(section.rooms[0], *extra) {
                    self.gap(seam, floor(section), out);
                }
            }
        }
        if let Some(from) = section.from
            && view.complex.section(from.section).is_ok_and(|before| before.level != section.level)
        {
            let before = self.at(section.at.on(section.heading, -3, 0));
            self.words(before, 11.0, "#ffffff", &format!("from {}", from.section), out);
        }
        for (index, opening) in section.openings.iter().enumerate() {
            match opening.leads {
                Leads::Section(_) if !view.changes_level(section, opening.leads) => {
                    self.gap(doorway(opening), FLOOR, out);
                }
                Leads::Section(id) => {
                    self.chevrons(opening, out);
                    let beyond = self.at(opening.at.on(opening.heading, 4, 0));
                    self.words(beyond, 11.0, "#ffffff", &format!("to {id}"), out);
                }
                Leads::Entrance(entrance) => {
                    self.gap(doorway(opening), FLOOR, out);
                    self.entrance(self.at(opening.at.on(opening.heading, 1, 0)), entrance, out);
                }
                Leads::Unexplored => {
                    self.gap(doorway(opening), FLOOR, out);
                    let beyond = self.at(opening.at.on(opening.heading, 3, 0));
                    self.words(beyond, 13.0, "#ffffff", &format!("{}.{}", section.id, index + 1), out);
                }
                Leads::Collapsed => self.gap(doorway(opening), FALLEN, out),
            }
        }
    }

    fn chevrons(&self, opening: &Opening, out: &mut String) {
        for step in [1, 2] {
            let (ax, ay) = self.at(opening.at.on(opening.heading, step - 1, -1));
            let (bx, by) = self.at(opening.at.on(opening.heading, step, 0));
            let (cx, cy) = self.at(opening.at.on(opening.heading, step - 1, 1));
            let _ = writeln!(
                out,
                "<polyline points=\"{ax},{ay} {bx},{by} {cx},{cy}\" fill=\"none\" stroke=\"{GOAL}\" \
                 stroke-width=\"3\"/>"
            );
        }
    }

    fn inside(&self, view: &View<'_>, section: &Section, out: &mut String) {
        let room = section.rooms[0];
        let (x, y) = self.at(room.middle());
        if section.collapsed {
            self.words((x, y), 14.0, "#ffffff", "collapsed", out);
        } else if section.kind == SectionKind::Shaft {
            if let Some(entrance) = section.ladder {
                self.entrance((x, y), entrance, out);
            }
        } else {
            self.words((x, y), 13.0, LINE, &section.id.to_string(), out);
            if room.x1 - room.x0 > 4 && room.y1 - room.y0 > 4 {
                self.words((x, y + 15.0), 9.0, LINE, section.kind.title(), out);
            }
            if section.ladder.is_some() {
                self.ladder(section, out);
            }
        }
        self.marks(view, section, out);
    }

    /// Marks along the length of a section, about its number.
    fn marks(&self, view: &View<'_>, section: &Section, out: &mut String) {
        let room = section.rooms[0];
        let (wide, deep) = (room.x1 - room.x0, room.y1 - room.y0);
        let along = |sixth: f32| {
            let (x, y) = self.at(Point { x: room.x0, y: room.y0 });
            let (w, h) = (f32::from(wide) * UNIT, f32::from(deep) * UNIT);
            if wide >= deep { (x + w * sixth / 6.0, y + h / 2.0) } else { (x + w / 2.0, y + h * sixth / 6.0) }
        };
        let mut place = [5.0, 1.0, 4.1, 1.9, 0.4].into_iter();
        let mut next = || place.next().map_or_else(|| along(5.6), along);
        for _ in view.rats_in(section.id) {
            let (x, y) = next();
            let _ = writeln!(
                out,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"7\" fill=\"{OURS}\" stroke=\"#ffffff\" \
                 stroke-width=\"1.5\"/>"
            );
        }
        let enemies = view.enemies(section).count();
        if enemies > 0 {
            let (x, y) = next();
            let _ = writeln!(
                out,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"8\" fill=\"{ENEMY}\" stroke=\"#ffffff\" \
                 stroke-width=\"1.5\"/>"
            );
            self.words((x, y), 10.0, "#ffffff", &enemies.to_string(), out);
        }
        if view.traps.contains(&section.id) {
            let (x, y) = next();
            let _ = writeln!(
                out,
                "<polygon points=\"{x},{} {},{} {},{}\" fill=\"{TRAP}\" stroke=\"{LINE}\"/>",
                y - 8.0,
                x - 8.0,
                y + 6.0,
                x + 8.0,
                y + 6.0
            );
        }
        let mut things = Vec::new();
        if let Some(people) = &section.people {
            things.push(format!("{} people", people.count));
        }
        if !section.finds.is_empty() {
            things.push("find".to_owned());
        }
        let weapons = section.weapons.iter().filter(|weapon| weapon.taken_by.is_none()).count();
        if weapons > 0 {
            things.push(format!("{weapons} weapons"));
        }
        if !things.is_empty() {
            let (x, y) = self.at(room.middle());
            self.words((x, y + 27.0), 9.0, TRAP, &things.join(", "), out);
        }
    }

    fn ladder(&self, section: &Section, out: &mut String) {
        let (x, y) = self.at(section.at.on(section.heading, 4, 0));
        for rung in [-6.0, -2.0, 2.0, 6.0_f32] {
            let (dx, dy) = match section.heading {
                Heading::North | Heading::South => (0.0, rung),
                Heading::East | Heading::West => (rung, 0.0),
            };
            let (ax, ay, bx, by) = match section.heading {
                Heading::North | Heading::South => (x - 7.0, y + dy, x + 7.0, y + dy),
                Heading::East | Heading::West => (x + dx, y - 7.0, x + dx, y + 7.0),
            };
            let _ = writeln!(
                out,
                "<line x1=\"{ax}\" y1=\"{ay}\" x2=\"{bx}\" y2=\"{by}\" stroke=\"{LINE}\" stroke-width=\"2\"/>"
            );
        }
    }
}

fn floor(section: &Section) -> &'static str {
    let room = section.rooms[0];
    match section.kind {
        _ if section.collapsed => FALLEN,
        SectionKind::Water => WATER,
        _ if (room.x1 - room.x0).min(room.y1 - room.y0) > 2 => ROOM,
        _ => FLOOR,
    }
}

fn title(section: &Section) -> String {
    format!("section {}: {}", section.id, section.kind.title())
}

/// The wall an opening takes away.
fn doorway(opening: &Opening) -> Rect {
    Rect::between(opening.at.on(opening.heading, 0, -1), opening.at.on(opening.heading, 0, 1))
}

/// The wall between two rectangles of a section that touch.
fn seam(a: Rect, b: Rect) -> Option<Rect> {
    let shared = Rect { x0: a.x0.max(b.x0), y0: a.y0.max(b.y0), x1: a.x1.min(b.x1), y1: a.y1.min(b.y1) };
    let touches = (shared.x0 == shared.x1) != (shared.y0 == shared.y1)
        && shared.x0 <= shared.x1
        && shared.y0 <= shared.y1;
    touches.then_some(shared)
}
