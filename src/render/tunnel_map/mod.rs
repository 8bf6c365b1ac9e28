//! A tunnel complex drawn as a map: in letters, 80 columns wide, and as an SVG picture to scale.

mod svg;
mod text;

pub use svg::svg;
pub use text::text;

use crate::fng::tunnels::{Complex, Enemy, Entrance, Leads, Point, Rat, Rect, Section, SectionKind};

/// What is drawn, and how much of it may be known.
#[derive(Debug, Clone, Copy)]
pub struct View<'a> {
    /// The complex.
    pub complex: &'a Complex,
    /// The entrances of the mission.
    pub entrances: &'a [Entrance],
    /// The men below.
    pub rats: &'a [Rat],
    /// Sections in which a trap is known to be set, or is set at all if secrets are told.
    pub traps: &'a [u16],
    /// Whether what is hidden is drawn.
    pub secrets: bool,
}

impl<'a> View<'a> {
    /// The levels, from the highest down.
    fn levels(&self) -> Vec<i8> {
        let mut levels: Vec<i8> = self.complex.sections.iter().map(|section| section.level).collect();
        levels.sort_unstable_by(|a, b| b.cmp(a));
        levels.dedup();
        levels
    }

    fn on(&self, level: i8) -> impl Iterator<Item = &'a Section> {
        self.complex.sections.iter().filter(move |section| section.level == level)
    }

    /// Entrances of the system nobody has reached from below, with where they are.
    fn goals(&self) -> impl Iterator<Item = (&'a Entrance, Point)> {
        let View { complex, entrances, secrets, .. } = *self;
        let open = move |entrance: &&Entrance| {
            let reached = complex.sections.iter().any(|section| section.reaches(entrance.id));
            entrance.system == complex.system
                && !entrance.destroyed
                && !reached
                && (entrance.known || secrets)
        };
        entrances
            .iter()
            .filter(open)
            .filter_map(|entrance| Some((entrance, entrance.at?)))
            .map(|(entrance, at)| (entrance, Point { x: at.x * 2, y: at.y * 2 }))
    }

    fn enemies(&self, section: &'a Section) -> impl Iterator<Item = &'a Enemy> {
        let secrets = self.secrets;
        section.enemies.iter().filter(move |enemy| enemy.holds() && (secrets || !enemy.hidden))
    }

    fn rats_in(&self, section: u16) -> impl Iterator<Item = &'a Rat> {
        let View { rats, complex, .. } = *self;
        rats.iter().filter(move |rat| rat.system == complex.system && rat.section == section)
    }

    /// The ground of a level, with the entrances on it.
    fn bounds(&self, level: i8) -> Rect {
        let grounds = self.on(level).map(Section::bounds);
        let goals = self.goals().filter(|_| level == self.first_level()).map(|(_, at)| Rect::between(at, at));
        grounds.chain(goals).reduce(Rect::with).unwrap_or(Rect { x0: 0, y0: 0, x1: 0, y1: 0 })
    }

    fn first_level(&self) -> i8 {
        self.complex.sections.first().map_or(0, |section| section.level)
    }

    /// A level in words.
    fn level_words(&self, level: i8) -> String {
        match i16::from(level) - i16::from(self.first_level()) {
            0 => "Level of the first entrance".to_owned(),
            up if up > 0 => format!("{up} above"),
            down => format!("{} below", -down),
        }
    }

    /// Whether an opening goes to another level.
    fn changes_level(&self, section: &Section, leads: Leads) -> bool {
        let Leads::Section(id) = leads else { return false };
        self.complex.section(id).is_ok_and(|other| other.level != section.level)
    }
}

/// What stands in a section besides its number: one letter each, the most important first.
fn marks(view: &View<'_>, section: &Section) -> Vec<char> {
    let mut marks = Vec::new();
    if view.rats_in(section.id).next().is_some() {
        marks.push('@');
    }
    marks.extend(view.enemies(section).next().map(|_| 'x'));
    if view.traps.contains(&section.id) {
        marks.push('!');
    }
    if section.ladder.is_some() {
        marks.push('#');
    }
    if section.people.is_some() {
        marks.push('&');
    }
    if !section.finds.is_empty() {
        marks.push('$');
    }
    if section.weapons.iter().any(|weapon| weapon.taken_by.is_none()) || section.kind == SectionKind::Armory {
        marks.push('w');
    }
    marks
}
