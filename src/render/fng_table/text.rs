//! The table in the terminal: one column an inch and one row two inches, at most 80 columns wide.

use super::{above, label_point, site_letter, taken};
use crate::fng::mission::{Area, Edge, FeatureKind, Ground, Mission, SiteKind, TablePoint};

/// The widest table drawn an inch a column, in inches.
const WIDEST: u16 = 72;

/// The mark of a kind of terrain.
pub const fn mark(kind: FeatureKind) -> char {
    match kind {
        FeatureKind::Clear => ' ',
        FeatureKind::NoEffectScrub => ',',
        FeatureKind::ElephantGrass => '"',
        FeatureKind::SteepHillside => '^',
        FeatureKind::ImpassableRock => 'X',
        FeatureKind::RoughOrWooded => '%',
        FeatureKind::Jungle => '&',
        FeatureKind::Bamboo => '|',
        FeatureKind::RicePaddyDry => '-',
        FeatureKind::RicePaddyWet => '=',
        FeatureKind::DefiniteRoad => '.',
        FeatureKind::Trail => ':',
        FeatureKind::BuiltUp => '#',
        FeatureKind::RiverCanal => '~',
        FeatureKind::BarbedWire => 'x',
    }
}

/// The table of a mission, with what is secret if that is asked for; empty without one.
pub fn text(mission: &Mission, secrets: bool) -> String {
    let Some(ground) = &mission.ground else { return String::new() };
    let mut drawing = Drawing::new(ground);
    drawing.terrain(ground);
    drawing.marks(mission, ground, secrets);
    drawing.framed(ground)
}

struct Drawing {
    /// Inches a column stands for; a row stands for twice as many.
    scale: u16,
    rows: Vec<Vec<char>>,
}

impl Drawing {
    fn new(ground: &Ground) -> Self {
        let scale = if ground.table.width() > WIDEST { 2 } else { 1 };
        let (columns, rows) = (ground.table.width() / scale, ground.table.depth() / (2 * scale));
        Drawing { scale, rows: vec![vec![' '; usize::from(columns)]; usize::from(rows)] }
    }

    fn terrain(&mut self, ground: &Ground) {
        let scale = self.scale;
        let tops = ground.tops();
        for (row, line) in (0u16..).zip(&mut self.rows) {
            for (column, cell) in (0u16..).zip(line) {
                let point = TablePoint { x: column * scale + scale / 2, y: row * 2 * scale + scale };
                if let Some(feature) = tops.at(point).and_then(|number| ground.feature(number)) {
                    // Roads and villages lie on top of the bridge or ford.
                    let on_top = [
                        FeatureKind::RiverCanal,
                        FeatureKind::DefiniteRoad,
                        FeatureKind::Trail,
                        FeatureKind::BuiltUp,
                    ];
                    let crosses = on_top.contains(&feature.kind)
                        && ground
                            .features
                            .iter()
                            .any(|river| river.crossing.is_some_and(|area| area.holds(point)));
                    *cell = if crosses { '+' } else { mark(feature.kind) };
                }
            }
        }
    }

    fn marks(&mut self, mission: &Mission, ground: &Ground, secrets: bool) {
        let taken = taken(mission, ground, secrets);
        let tops = ground.tops();
        for feature in &ground.features {
            if let Some(at) =
                label_point(&tops, feature, &taken).filter(|_| feature.kind != FeatureKind::Clear)
            {
                self.write(at, &feature.number.to_string());
            }
        }
        for site in &ground.sites {
            match site.kind {
                SiteKind::Wall => self.fill(site.area, 'w'),
                kind => self.write(site.area.middle(), &format!("[{}]", site_letter(kind))),
            }
        }
        let Some(forces) = &mission.forces else { return };
        for marker in &forces.markers {
            let real = marker.installation.is_some() && (secrets || marker.revealed);
            self.write(marker.at, &format!("<{}{}>", marker.number, if real { "!" } else { "" }));
        }
        for section in &forces.sections {
            let numbers: String = section.numbers.iter().map(ToString::to_string).collect();
            self.write(above(section.at), &format!("({numbers})"));
        }
        if secrets {
            mission.works.entrances_at.iter().for_each(|at| self.write(*at, "T"));
            mission.works.booby_traps_at.iter().for_each(|at| self.write(*at, "!"));
        }
        if let Some(entry) = forces.entry.filter(|_| secrets || forces.squad_revealed) {
            let at = ground.table.sixth(entry.edge, entry.sixth);
            self.write(
                at,
                match entry.edge {
                    Edge::North => "v",
                    Edge::South => "^",
                    Edge::West => ">",
                    Edge::East => "<",
                },
            );
        }
    }

    fn cell(&self, at: TablePoint) -> (usize, usize) {
        let last = |length: usize| length.saturating_sub(1);
        let row = usize::from(at.y / (2 * self.scale)).min(last(self.rows.len()));
        let column = usize::from(at.x / self.scale).min(last(self.rows[row].len()));
        (row, column)
    }

    /// Writes a word with its middle at a place, moved so that it stays on the table.
    fn write(&mut self, at: TablePoint, word: &str) {
        let (row, column) = self.cell(at);
        let line = &mut self.rows[row];
        let start = column.saturating_sub(word.len() / 2).min(line.len().saturating_sub(word.len()));
        for (cell, letter) in line[start..].iter_mut().zip(word.chars()) {
            *cell = letter;
        }
    }

    fn fill(&mut self, area: Area, letter: char) {
        let (top, left) = self.cell(TablePoint { x: area.x, y: area.y });
        let (bottom, right) = self.cell(TablePoint { x: area.right() - 1, y: area.bottom() - 1 });
        for line in &mut self.rows[top..=bottom] {
            line[left..=right].fill(letter);
        }
    }

    /// The drawing in its frame: letters of the square feet above, their numbers to the left.
    fn framed(&self, ground: &Ground) -> String {
        let foot = usize::from(12 / self.scale);
        let columns = usize::from(ground.table.width() / self.scale);
        let letters: String = (0..ground.table.width_ft)
            .map(|index| {
                let square = Ground::square(TablePoint { x: index * 12, y: 0 });
                format!("{:^foot$}", square.trim_end_matches('1'))
            })
            .collect();
        let rule: String = (0..ground.table.width_ft).map(|_| format!("+{}", "-".repeat(foot - 1))).collect();
        let mut text = format!("    {}\n   {rule}-+\n", letters.trim_end());
        let rows_a_foot = foot / 2;
        for (row, line) in self.rows.iter().enumerate() {
            let number = if row % rows_a_foot == rows_a_foot / 2 {
                (row / rows_a_foot + 1).to_string()
            } else {
                String::new()
            };
            let side = if row % rows_a_foot == 0 && row > 0 { '+' } else { '|' };
            let line: String = line.iter().collect();
            text.push_str(&format!("{number:>2} {side}{line}{side}\n"));
        }
        debug_assert_eq!(rule.len(), columns);
        text.push_str(&format!("   {rule}-+\n"));
        text
    }
}
