//! The map in letters.

use std::fmt::Write as _;

use super::{View, marks};
use crate::fng::tunnels::{Leads, Point, Rect, Section, SectionKind};

/// Columns of the map.
const WIDTH: usize = 80;
/// Half inches of a column, from the finest drawing to the coarsest; a row is twice as deep.
const SCALES: [i16; 10] = [1, 2, 3, 4, 6, 8, 12, 16, 24, 48];

/// The map in letters: each level on its own, halls and rooms with the number of their section in them, at
/// most 80 columns wide.
pub fn text(view: &View<'_>) -> String {
    let mut out = String::new();
    for level in view.levels() {
        let sheet = draw(view, level);
        let inches = f32::from(sheet.scale) / 2.0;
        let _ =
            writeln!(out, "{} (a column is {inches} in, a row {} in)", view.level_words(level), inches * 2.0);
        for row in &sheet.rows {
            let line: String = row.iter().collect();
            let _ = writeln!(out, "{}", line.trim_end());
        }
    }
    out.push_str("  . hall   : room   ~ water   % collapsed   ? not explored   > another level\n");
    out.push_str("  E entrance   # ladder   @ our men   x enemy   ! trap   & people\n");
    out.push_str("  $ worth taking   w weapons\n");
    out
}

/// A level being drawn.
struct Sheet {
    rows: Vec<Vec<char>>,
    origin: Point,
    scale: i16,
}

impl Sheet {
    fn cell(&self, at: Point) -> (i16, i16) {
        ((at.x - self.origin.x).div_euclid(self.scale), (at.y - self.origin.y).div_euclid(self.scale * 2))
    }

    fn put(&mut self, column: i16, row: i16, letter: char) {
        let (Ok(column), Ok(row)) = (usize::try_from(column), usize::try_from(row)) else { return };
        if let Some(cell) = self.rows.get_mut(row).and_then(|row| row.get_mut(column)) {
            *cell = letter;
        }
    }

    fn put_at(&mut self, at: Point, letter: char) {
        let (column, row) = self.cell(at);
        self.put(column, row, letter);
    }

    fn write(&mut self, at: Point, words: &str) {
        let (column, row) = self.cell(at);
        let length = words.chars().count() as i16;
        for (index, letter) in words.chars().enumerate() {
            self.put(column - length / 2 + index as i16, row, letter);
        }
    }

    /// The cells of a rectangle: as many as it is long, at least one, so that a hall is one row or column
    /// wherever it lies.
    fn fill(&mut self, room: Rect, letter: char) {
        let (c0, r0) = self.cell(Point { x: room.x0, y: room.y0 });
        let cells = |length: i16, of: i16| ((length + of / 2) / of).max(1);
        let columns = cells(room.x1 - room.x0, self.scale);
        let rows = cells(room.y1 - room.y0, self.scale * 2);
        for row in r0..r0 + rows {
            for column in c0..c0 + columns {
                self.put(column, row, letter);
            }
        }
    }
}

fn draw(view: &View<'_>, level: i8) -> Sheet {
    // Room for the marks of openings outside the walls, and for names of entrances.
    let bounds = view.bounds(level);
    let (wide, deep) = (bounds.x1 - bounds.x0 + 12, bounds.y1 - bounds.y0 + 8);
    let fits = |scale: &i16| (wide / scale + 1) as usize <= WIDTH;
    let scale = SCALES.into_iter().find(fits).unwrap_or(wide / WIDTH as i16 + 1);
    let origin = Point { x: bounds.x0 - 6, y: bounds.y0 - 4 };
    let columns = ((wide / scale + 1) as usize).min(WIDTH);
    let rows = (deep / (scale * 2) + 1) as usize;
    let mut sheet = Sheet { rows: vec![vec![' '; columns]; rows], origin, scale };
    for section in view.on(level) {
        for (index, room) in section.rooms.iter().enumerate() {
            let hall = index > 0 || (room.x1 - room.x0).min(room.y1 - room.y0) <= 2;
            let letter = match section.kind {
                _ if section.collapsed => '%',
                SectionKind::Water => '~',
                _ if hall => '.',
                _ => ':',
            };
            sheet.fill(*room, letter);
        }
    }
    for section in view.on(level) {
        openings(view, section, &mut sheet);
    }
    for section in view.on(level) {
        inside(view, section, &mut sheet);
    }
    if level == view.first_level() {
        for (entrance, at) in view.goals() {
            sheet.write(at, &format!("E{}", entrance.id));
        }
    }
    sheet
}

fn openings(view: &View<'_>, section: &Section, sheet: &mut Sheet) {
    for opening in &section.openings {
        let beyond = opening.at.on(opening.heading, 1, 0);
        // The cell on the far side of an edge that runs along the drawing's upper or left edge is one back.
        let (dx, dy) = opening.heading.step();
        let at = Point { x: beyond.x - i16::from(dx < 0), y: beyond.y - i16::from(dy < 0) };
        match opening.leads {
            Leads::Unexplored => sheet.put_at(at, '?'),
            Leads::Entrance(entrance) => sheet.write(at, &format!("E{entrance}")),
            Leads::Collapsed => sheet.put_at(at, '%'),
            Leads::Section(_) if view.changes_level(section, opening.leads) => sheet.put_at(at, '>'),
            Leads::Section(_) => {}
        }
    }
    if section.from.is_some_and(|from| {
        view.complex.section(from.section).is_ok_and(|before| before.level != section.level)
    }) {
        let (dx, dy) = section.heading.step();
        let before = section.at.on(section.heading, -1, 0);
        sheet.put_at(Point { x: before.x - i16::from(dx > 0), y: before.y - i16::from(dy > 0) }, '>');
    }
}

fn inside(view: &View<'_>, section: &Section, sheet: &mut Sheet) {
    let room = section.rooms[0];
    let middle = room.middle();
    // Marks along the length of the section, about its number.
    let (wide, deep) = (room.x1 - room.x0, room.y1 - room.y0);
    let along = |sixths: i16| match wide >= deep {
        true => Point { x: room.x0 + wide * sixths / 6, y: middle.y },
        false => Point { x: middle.x, y: room.y0 + deep * sixths / 6 },
    };
    if section.kind != SectionKind::Shaft {
        for (mark, sixths) in marks(view, section).into_iter().zip([5, 1, 4, 2]) {
            sheet.put_at(along(sixths), mark);
        }
    }
    if section.kind == SectionKind::Shaft {
        let entrance = section.ladder.map_or(String::new(), |entrance| format!("E{entrance}"));
        sheet.write(middle, &entrance);
    } else {
        sheet.write(middle, &section.id.to_string());
    }
}
