//! The table as a picture: ten units an inch, a legend beside it.

use crate::plural::counted;
use std::fmt::Write as _;

use super::{above, kinds, label_point, site_letter, taken, title};
use crate::fng::campaign_data::terrain;
use crate::fng::mission::{
    Area, Edge, Feature, FeatureKind, Ford, Ground, Mission, Mode, SiteKind, TablePoint, enemy_zone, own_zone,
};
use crate::render::in_markup;

/// Units an inch.
const INCH: u16 = 10;
/// Room around the table.
const MARGIN: u16 = 56;
/// Room over it for the title.
const HEAD: u16 = 84;
/// The width of the legend.
const LEGEND: u16 = 400;
/// The height of a kind of terrain in the legend.
const LINE: u16 = 40;
/// The height of a line of words in it.
const WORDS: u16 = 24;

/// The table of a mission as an SVG picture, with what is secret if that is asked for; an empty picture
/// without one.
pub fn svg(mission: &Mission, secrets: bool) -> String {
    let Some(ground) = &mission.ground else {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>\n".to_owned();
    };
    let mut picture = Picture { text: String::new(), ground };
    picture.all(mission, secrets);
    picture.text
}

struct Picture<'a> {
    text: String,
    ground: &'a Ground,
}

/// The colours of a kind of terrain: its ground and its edge.
const fn colours(kind: FeatureKind) -> (&'static str, &'static str) {
    match kind {
        FeatureKind::Clear => ("#e4dcb8", "#a8a077"),
        FeatureKind::NoEffectScrub => ("#c9cf95", "#8e955c"),
        FeatureKind::ElephantGrass => ("#d8c95a", "#9a8c2b"),
        FeatureKind::SteepHillside => ("#c4a06e", "#86683a"),
        FeatureKind::ImpassableRock => ("#9b9893", "#5f5c58"),
        FeatureKind::RoughOrWooded => ("#86a85c", "#55753a"),
        FeatureKind::Jungle => ("#4d8045", "#2c5228"),
        FeatureKind::Bamboo => ("#a9c25b", "#6d8a2a"),
        FeatureKind::RicePaddyDry => ("#ddd3a0", "#9c8f55"),
        FeatureKind::RicePaddyWet => ("#a9cbb5", "#5f8f77"),
        FeatureKind::DefiniteRoad => ("#b9a98c", "#7d6f55"),
        FeatureKind::Trail => ("#c8b48a", "#8a754a"),
        FeatureKind::BuiltUp => ("#c98f72", "#7c4a33"),
        FeatureKind::RiverCanal => ("#7fb2d6", "#3f7ba8"),
        FeatureKind::BarbedWire => ("#bbbbbb", "#555555"),
    }
}

/// What makes kinds of terrain differ where colour does not: the kind, the size of the tile and what is on
/// it.
const PATTERNS: [(FeatureKind, u16, &str); 10] = [
    (
        FeatureKind::NoEffectScrub,
        26,
        "<circle cx=\"7\" cy=\"8\" r=\"3\"/><circle cx=\"19\" cy=\"20\" r=\"3\"/>",
    ),
    (FeatureKind::ElephantGrass, 18, "<path d=\"M4 15V4M9 15V7M14 15V3\" fill=\"none\" stroke-width=\"2\"/>"),
    (FeatureKind::SteepHillside, 30, "<path d=\"M3 20l9 -12l9 12\" fill=\"none\" stroke-width=\"2.5\"/>"),
    (FeatureKind::ImpassableRock, 30, "<path d=\"M4 24l8 -16l12 4l2 12z\" stroke=\"none\" opacity=\"0.6\"/>"),
    (
        FeatureKind::RoughOrWooded,
        32,
        "<circle cx=\"10\" cy=\"11\" r=\"7\" opacity=\"0.55\"/><circle cx=\"25\" cy=\"26\" r=\"5\" \
         opacity=\"0.55\"/>",
    ),
    (
        FeatureKind::Jungle,
        24,
        "<circle cx=\"7\" cy=\"7\" r=\"7\" opacity=\"0.5\"/><circle cx=\"19\" cy=\"17\" r=\"7\" \
         opacity=\"0.5\"/>",
    ),
    (FeatureKind::Bamboo, 14, "<path d=\"M4 0V14M10 0V14\" fill=\"none\" stroke-width=\"2\"/>"),
    (FeatureKind::RicePaddyDry, 40, "<path d=\"M0 1H40M1 0V40\" fill=\"none\" stroke-width=\"3\"/>"),
    (
        FeatureKind::RicePaddyWet,
        40,
        "<path d=\"M0 1H40M1 0V40\" fill=\"none\" stroke-width=\"3\"/><path d=\"M10 22q6 -6 12 0t12 0\" \
         fill=\"none\" stroke-width=\"1.5\"/>",
    ),
    (
        FeatureKind::BuiltUp,
        60,
        "<path d=\"M8 12h20v16h-20zM36 34h18v16h-18zM38 8h12v14h-12zM10 40h14v12h-14z\" opacity=\"0.75\"/>",
    ),
];

impl Picture<'_> {
    fn put(&mut self, text: std::fmt::Arguments<'_>) {
        let _ = self.text.write_fmt(text);
        self.text.push('\n');
    }

    const fn x(at: u16) -> u16 {
        MARGIN + at * INCH
    }

    const fn y(at: u16) -> u16 {
        HEAD + at * INCH
    }

    fn all(&mut self, mission: &Mission, secrets: bool) {
        let table = self.ground.table;
        let (wide, deep) = (table.width() * INCH, table.depth() * INCH);
        let words = self.words_of_legend(mission, secrets);
        let listed = kinds(self.ground).len() as u16 * LINE + (words.len() as u16 + 1) * WORDS;
        let (width, height) = (wide + 2 * MARGIN + LEGEND, (deep + MARGIN).max(listed) + HEAD);
        self.put(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 \
             {width} {height}\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"16\">"
        ));
        self.put(format_args!("<title>{}</title>", in_markup(&title(mission))));
        self.patterns();
        self.put(format_args!("<rect width=\"{width}\" height=\"{height}\" fill=\"#ffffff\"/>"));
        self.put(format_args!(
            "<text x=\"{MARGIN}\" y=\"34\" font-size=\"24\" font-weight=\"bold\">{}</text>",
            in_markup(&title(mission))
        ));
        self.put(format_args!(
            "<clipPath id=\"table\"><rect x=\"{MARGIN}\" y=\"{HEAD}\" width=\"{wide}\" \
             height=\"{deep}\"/></clipPath>"
        ));
        self.put(format_args!(
            "<rect x=\"{MARGIN}\" y=\"{HEAD}\" width=\"{wide}\" height=\"{deep}\" fill=\"#e4dcb8\"/>"
        ));
        self.put(format_args!("<g clip-path=\"url(#table)\">"));
        for feature in &self.ground.features {
            self.feature(feature);
        }
        self.put(format_args!("</g>"));
        self.squares();
        let tags = self.zones(mission);
        self.sites();
        let taken = taken(mission, self.ground, secrets);
        let tops = self.ground.tops();
        for feature in &self.ground.features {
            if let Some(at) =
                label_point(&tops, feature, &taken).filter(|_| feature.kind != FeatureKind::Clear)
            {
                self.disc(at, 12, "#ffffff", "#333333", &feature.number.to_string());
            }
        }
        for (area, colour, words) in tags {
            self.tag(Self::x(area.x) + 8, Self::y(area.y) + 8, colour, words);
        }
        self.enemy(mission, secrets);
        self.put(format_args!(
            "<rect x=\"{MARGIN}\" y=\"{HEAD}\" width=\"{wide}\" height=\"{deep}\" fill=\"none\" \
             stroke=\"#222222\" stroke-width=\"3\"/>"
        ));
        self.edges(mission);
        self.legend(&words);
        self.put(format_args!("</svg>"));
    }

    fn patterns(&mut self) {
        self.put(format_args!("<defs>"));
        for (kind, size, marks) in PATTERNS {
            let (_, dark) = colours(kind);
            self.put(format_args!(
                "<pattern id=\"{kind}\" width=\"{size}\" height=\"{size}\" \
                 patternUnits=\"userSpaceOnUse\"><g fill=\"{dark}\" stroke=\"{dark}\" \
                 stroke-width=\"0\">{marks}</g></pattern>"
            ));
        }
        self.put(format_args!("</defs>"));
    }

    fn rect(&mut self, area: Area, round: u16, style: &str) {
        self.put(format_args!(
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{round}\" {style}/>",
            Self::x(area.x),
            Self::y(area.y),
            area.width * INCH,
            area.depth * INCH
        ));
    }

    fn feature(&mut self, feature: &Feature) {
        let (light, dark) = colours(feature.kind);
        let course = |course: &[TablePoint]| {
            course
                .iter()
                .map(|point| format!("{},{}", Self::x(point.x), Self::y(point.y)))
                .collect::<Vec<_>>()
                .join(" ")
        };
        match feature.kind {
            FeatureKind::RiverCanal => {
                let points = course(&feature.course);
                for (width, colour) in [(66, dark), (60, light)] {
                    if let Some(lake) = feature.areas.get(3) {
                        let grown = if colour == dark { "stroke-width=\"6\"" } else { "stroke-width=\"0\"" };
                        self.rect(*lake, 30, &format!("fill=\"{colour}\" stroke=\"{dark}\" {grown}"));
                    }
                    self.put(format_args!(
                        "<polyline points=\"{points}\" fill=\"none\" stroke=\"{colour}\" \
                         stroke-width=\"{width}\" stroke-linejoin=\"round\"/>"
                    ));
                }
                if let Some(crossing) = feature.crossing {
                    let style = if feature.ford == Some(Ford::Bridge) {
                        "fill=\"#8a6a43\" stroke=\"#4d3a22\" stroke-width=\"3\""
                    } else {
                        "fill=\"#cfe6f3\" opacity=\"0.75\""
                    };
                    self.rect(crossing, 0, style);
                }
            }
            FeatureKind::DefiniteRoad | FeatureKind::Trail => {
                let points = course(&feature.course);
                let (wide, dashes) = if feature.kind == FeatureKind::Trail {
                    (14, " stroke-dasharray=\"26 10\"")
                } else {
                    (50, "")
                };
                for (width, colour) in [(wide + 6, dark), (wide, light)] {
                    self.put(format_args!(
                        "<polyline points=\"{points}\" fill=\"none\" stroke=\"{colour}\" \
                         stroke-width=\"{width}\"{dashes}/>"
                    ));
                }
            }
            kind => {
                let round = if matches!(
                    kind,
                    FeatureKind::BuiltUp | FeatureKind::RicePaddyDry | FeatureKind::RicePaddyWet
                ) {
                    4
                } else {
                    26
                };
                // A piece of several areas has one outline.
                if feature.areas.len() > 1 {
                    for area in &feature.areas {
                        self.rect(
                            *area,
                            0,
                            &format!("fill=\"{light}\" stroke=\"{dark}\" stroke-width=\"4\""),
                        );
                    }
                }
                for area in &feature.areas {
                    let (round, edge) = if feature.areas.len() > 1 { (0, 0) } else { (round, 2) };
                    self.rect(
                        *area,
                        round,
                        &format!("fill=\"{light}\" stroke=\"{dark}\" stroke-width=\"{edge}\""),
                    );
                    if kind != FeatureKind::Clear {
                        self.rect(*area, round, &format!("fill=\"url(#{kind})\" opacity=\"0.55\""));
                    }
                }
            }
        }
    }

    /// The square feet, with their letters and numbers.
    fn squares(&mut self) {
        let table = self.ground.table;
        for foot in 1..table.width_ft {
            let x = Self::x(foot * 12);
            self.put(format_args!(
                "<path d=\"M{x} {}V{}\" stroke=\"#222222\" stroke-opacity=\"0.25\"/>",
                Self::y(0),
                Self::y(table.depth())
            ));
        }
        for foot in 1..table.depth_ft {
            let y = Self::y(foot * 12);
            self.put(format_args!(
                "<path d=\"M{} {y}H{}\" stroke=\"#222222\" stroke-opacity=\"0.25\"/>",
                Self::x(0),
                Self::x(table.width())
            ));
        }
        for foot in 0..table.width_ft {
            let letter = Ground::square(TablePoint { x: foot * 12, y: 0 });
            let letter = letter.trim_end_matches('1');
            self.words(Self::x(foot * 12 + 6), HEAD - 8, "middle", "#555555", letter);
        }
        for foot in 0..table.depth_ft {
            self.words(MARGIN - 10, Self::y(foot * 12 + 6) + 6, "end", "#555555", &(foot + 1).to_string());
        }
    }

    fn words(&mut self, x: u16, y: u16, anchor: &str, colour: &str, words: &str) {
        self.put(format_args!(
            "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" fill=\"{colour}\">{}</text>",
            in_markup(words)
        ));
    }

    /// Where each side sets up. Gives what is written into each zone when everything else is drawn.
    fn zones(&mut self, mission: &Mission) -> Vec<(Area, &'static str, &'static str)> {
        let Some(id) = mission.mission_id() else { return Vec::new() };
        let own = own_zone(self.ground, id).filter(|_| !mission.is_introductory());
        let enemy = enemy_zone(self.ground, id).filter(|_| mission.setting.mode == Mode::Versus);
        let own = own.map(|area| (area, "#1f4fa3", "you set up here"));
        let zones: Vec<_> =
            own.into_iter().chain(enemy.map(|area| (area, "#a32020", "the enemy sets up here"))).collect();
        for (area, colour, _) in &zones {
            let style = format!(
                "fill=\"{colour}\" fill-opacity=\"0.07\" stroke=\"{colour}\" stroke-width=\"4\" \
                 stroke-dasharray=\"14 8\""
            );
            self.rect(*area, 0, &style);
        }
        zones
    }

    /// Words on a plate.
    fn tag(&mut self, x: u16, y: u16, colour: &str, words: &str) {
        let width = words.chars().count() as u16 * 8 + 14;
        self.put(format_args!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"24\" rx=\"4\" fill=\"#ffffff\" \
             stroke=\"{colour}\"/>"
        ));
        self.put(format_args!(
            "<text x=\"{}\" y=\"{}\" font-size=\"15\" text-anchor=\"middle\" fill=\"{colour}\">{}</text>",
            x + width / 2,
            y + 17,
            in_markup(words)
        ));
    }

    fn disc(&mut self, at: TablePoint, radius: u16, fill: &str, ink: &str, words: &str) {
        let table = self.ground.table;
        let (x, y) = (
            Self::x(at.x).clamp(MARGIN + radius, Self::x(table.width()) - radius),
            Self::y(at.y).clamp(HEAD + radius, Self::y(table.depth()) - radius),
        );
        self.put(format_args!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\" stroke=\"{ink}\" \
             stroke-width=\"1.5\"/><text x=\"{x}\" y=\"{}\" font-size=\"{}\" font-weight=\"bold\" \
             text-anchor=\"middle\" fill=\"{ink}\">{}</text>",
            y + radius * 2 / 5,
            radius + 1,
            in_markup(words)
        ));
    }

    fn sites(&mut self) {
        for site in &self.ground.sites {
            match site.kind {
                SiteKind::Wall => self.rect(site.area, 0, "fill=\"#6b6258\""),
                SiteKind::House => {
                    self.rect(site.area, 0, "fill=\"#b7aea2\" stroke=\"#4d463d\" stroke-width=\"3\"")
                }
                kind => {
                    self.rect(site.area, 8, "fill=\"none\" stroke=\"#7a1f8a\" stroke-width=\"4\"");
                    self.disc(site.area.middle(), 17, "#7a1f8a", "#ffffff", &site_letter(kind).to_string());
                }
            }
        }
    }

    fn enemy(&mut self, mission: &Mission, secrets: bool) {
        let Some(forces) = &mission.forces else { return };
        for section in &forces.sections {
            let numbers: Vec<String> = section.numbers.iter().map(ToString::to_string).collect();
            self.tag_at(
                above(section.at),
                "#b45a00",
                &format!("{}: {}", numbers.join("-"), counted(section.cards.len(), "card")),
            );
        }
        for marker in &forces.markers {
            let known = secrets || marker.revealed;
            let real = known && marker.installation.is_some();
            self.disc(
                marker.at,
                17,
                if real { "#c02020" } else { "#222222" },
                "#ffffff",
                &marker.number.to_string(),
            );
        }
        if let Some(entry) = forces.entry.filter(|_| secrets || forces.squad_revealed) {
            let at = self.ground.table.sixth(entry.edge, entry.sixth);
            self.disc(at, 17, "#c02020", "#ffffff", "E");
        }
        if secrets {
            mission.works.entrances_at.iter().for_each(|at| self.disc(*at, 13, "#000000", "#ffd24a", "T"));
            mission.works.booby_traps_at.iter().for_each(|at| self.disc(*at, 11, "#ffd24a", "#000000", "!"));
        }
    }

    fn tag_at(&mut self, at: TablePoint, colour: &str, words: &str) {
        let table = self.ground.table;
        let width = words.chars().count() as u16 * 8 + 14;
        let x = Self::x(at.x).saturating_sub(width / 2).clamp(MARGIN, Self::x(table.width()) - width);
        let y = Self::y(at.y).saturating_sub(12).clamp(HEAD, Self::y(table.depth()) - 24);
        self.tag(x, y, colour, words);
    }

    /// Whose edge is which.
    fn edges(&mut self, mission: &Mission) {
        let table = self.ground.table;
        let versus_or_known = mission.knows_enemy_edge();
        for edge in Edge::ALL {
            let own = self.ground.edges.own.contains(&edge)
                || self.ground.edges.near == edge && mission.opening.is_none();
            let enemy = mission.enemy_edges().contains(&edge) && versus_or_known;
            let (colour, whose) = match (own, enemy) {
                (true, _) => ("#1f4fa3", "your edge"),
                (false, true) => ("#a32020", "the enemy's edge"),
                (false, false) => ("#555555", ""),
            };
            let words =
                if whose.is_empty() { edge.title().to_owned() } else { format!("{}: {whose}", edge.title()) };
            let (x, y, turn) = match edge {
                Edge::North => (Self::x(table.width() / 2), HEAD - 26, 0),
                Edge::South => (Self::x(table.width() / 2), Self::y(table.depth()) + 24, 0),
                Edge::West => (MARGIN - 30, Self::y(table.depth() / 2), -90),
                Edge::East => (Self::x(table.width()) + 22, Self::y(table.depth() / 2), 90),
            };
            self.put(format_args!(
                "<text x=\"{x}\" y=\"{y}\" text-anchor=\"middle\" font-weight=\"bold\" fill=\"{colour}\" \
                 transform=\"rotate({turn} {x} {y})\">{}</text>",
                in_markup(&words)
            ));
        }
    }

    fn legend(&mut self, words: &[String]) {
        let x = MARGIN * 2 + self.ground.table.width() * INCH;
        let mut y = HEAD;
        for (kind, features) in kinds(self.ground) {
            let (light, dark) = colours(kind);
            let swatch = format!("<rect x=\"{x}\" y=\"{y}\" width=\"44\" height=\"28\" rx=\"4\"");
            self.put(format_args!("{swatch} fill=\"{light}\" stroke=\"{dark}\"/>"));
            if PATTERNS.iter().any(|(patterned, ..)| *patterned == kind) {
                self.put(format_args!("{swatch} fill=\"url(#{kind})\" opacity=\"0.55\"/>"));
            }
            self.words(x + 54, y + 13, "start", "#000000", kind.title());
            let notes = notes(kind, &features);
            self.put(format_args!(
                "<text x=\"{}\" y=\"{}\" font-size=\"12\" fill=\"#555555\">{}</text>",
                x + 54,
                y + 29,
                in_markup(&notes)
            ));
            y += LINE;
        }
        y += 10;
        for line in words {
            self.words(x, y + 16, "start", "#000000", line);
            y += WORDS;
        }
    }

    /// What the legend says beside the kinds of terrain.
    fn words_of_legend(&self, mission: &Mission, secrets: bool) -> Vec<String> {
        let light = mission.light_words();
        let weather = if mission.light.variable { "variable weather" } else { mission.weather.title() };
        let mut lines = vec![
            format!("{} ft table, {} terrain", self.ground.table, self.ground.density),
            light,
            weather.to_owned(),
        ];
        lines.extend(mission.wind.map(|wind| format!("wind from the {wind}")));
        lines.extend(
            self.ground
                .sites
                .iter()
                .filter(|site| site.kind != SiteKind::Wall)
                .map(|site| format!("{}  {}", site_letter(site.kind), site.kind.title())),
        );
        if let Some(forces) = &mission.forces {
            lines.extend(forces.sections.iter().map(|section| {
                let numbers: Vec<String> = section.numbers.iter().map(ToString::to_string).collect();
                format!("{}  {}", numbers.join("-"), section.name)
            }));
            if !forces.markers.is_empty() {
                lines.push("black discs: numbered markers".to_owned());
            }
        }
        if secrets && !mission.works.entrances_at.is_empty() {
            lines.push("T  tunnel entrance    !  booby trap".to_owned());
        }
        lines
    }
}

/// Cover, concealment and sight of a kind of terrain.
fn notes(kind: FeatureKind, features: &[&Feature]) -> String {
    let Some(spec) = terrain().feature(kind) else { return String::new() };
    let mut notes = Vec::new();
    if spec.cover == Some(true) {
        notes.push("cover".to_owned());
    }
    if spec.concealment == Some(true) {
        notes.push("concealment".to_owned());
    }
    if let (Some(day), Some(night)) = (spec.los_day_in, spec.los_night_in) {
        notes.push(format!("sight {day}/{night} in"));
    }
    if !matches!(spec.foot_speed_factor.as_str(), "1" | "ford" | "wire") {
        notes.push(format!("on foot x {}", spec.foot_speed_factor));
    }
    notes.extend(features.iter().find_map(|feature| feature.ford).map(|ford| ford.title().to_owned()));
    if notes.is_empty() { "no effect on sight".to_owned() } else { notes.join(", ") }
}
