//! The table of an FNG mission drawn: in the terminal and as a picture.

mod svg;
mod text;

use crate::fng::mission::{Area, Feature, FeatureKind, Ground, Mission, SiteKind, TablePoint, Tops};

pub use svg::svg;
pub use text::{mark, text};

/// Where the number of a feature stands: the place nearest its middle where it lies on top, away from what is
/// drawn at `taken` if there is room; none when it is wholly covered.
pub fn label_point(tops: &Tops, feature: &Feature, taken: &[TablePoint]) -> Option<TablePoint> {
    /// Inches between a number and what else is drawn.
    const APART: u16 = 3;
    let on_top = |point: TablePoint| tops.at(point) == Some(feature.number);
    let middle = feature.middle();
    let distance = |point: TablePoint| point.x.abs_diff(middle.x).pow(2) + point.y.abs_diff(middle.y).pow(2);
    let in_area = |area: &Area| {
        let area = *area;
        let (xs, ys) = ((1..area.width).step_by(2), (1..area.depth).step_by(2));
        ys.flat_map(move |y| xs.clone().map(move |x| TablePoint { x: area.x + x, y: area.y + y }))
            .collect::<Vec<_>>()
    };
    // First where the whole number has room, then where nothing else is drawn, then near the middle.
    let cramped = |point: TablePoint| {
        ![(2, 0), (0, 2)].iter().all(|&(x, y)| {
            let before = TablePoint { x: point.x.saturating_sub(x), y: point.y.saturating_sub(y) };
            on_top(before) && on_top(TablePoint { x: point.x + x, y: point.y + y })
        })
    };
    let crowded = |point: TablePoint| {
        taken.iter().any(|other| other.x.abs_diff(point.x) < APART && other.y.abs_diff(point.y) < APART)
    };
    let spots = feature.areas.iter().flat_map(in_area).filter(|point| on_top(*point));
    spots.min_by_key(|point| (crowded(*point), cramped(*point), distance(*point)))
}

/// Whether all of a feature lies under others, so that nothing of it is laid on the table.
pub fn is_covered(tops: &Tops, feature: &Feature) -> bool {
    !tops.show(feature)
}

/// The square in which the number of a feature stands where nothing else is drawn.
pub fn square_of(tops: &Tops, feature: &Feature) -> String {
    Ground::square(label_point(tops, feature, &[]).unwrap_or_else(|| feature.middle()))
}

/// Where something else than terrain is drawn: sites, markers, and what is secret if that is asked for.
pub fn taken(mission: &Mission, ground: &Ground, secrets: bool) -> Vec<TablePoint> {
    let sites = ground.sites.iter().filter(|site| site.kind != SiteKind::Wall).map(|site| site.area.middle());
    let forces = mission.forces.iter();
    let markers = forces.clone().flat_map(|forces| forces.markers.iter().map(|marker| marker.at));
    let sections = forces.flat_map(|forces| forces.sections.iter().map(|section| above(section.at)));
    let works =
        mission.works.entrances_at.iter().chain(&mission.works.booby_traps_at).copied().filter(|_| secrets);
    sites.chain(markers).chain(sections).chain(works).collect()
}

/// Where the plate of a section stands: over its middle.
const fn above(at: TablePoint) -> TablePoint {
    TablePoint { x: at.x, y: at.y.saturating_sub(4) }
}

/// The letter of a site on the drawing.
pub const fn site_letter(kind: SiteKind) -> char {
    match kind {
        SiteKind::FortifiedPosition => 'F',
        SiteKind::LandingZone => 'L',
        SiteKind::Convoy => 'C',
        SiteKind::Objective => 'O',
        SiteKind::House => 'H',
        SiteKind::Wall => 'W',
    }
}

/// The kinds of terrain on the table, in the order of the rules, each with its features.
pub fn kinds(ground: &Ground) -> Vec<(FeatureKind, Vec<&Feature>)> {
    let of =
        |kind: FeatureKind| ground.features.iter().filter(|feature| feature.kind == kind).collect::<Vec<_>>();
    FeatureKind::ALL
        .iter()
        .map(|kind| (*kind, of(*kind)))
        .filter(|(_, features)| !features.is_empty())
        .collect()
}

/// The words over the drawing: the mission, where and when.
fn title(mission: &Mission) -> String {
    let name = match &mission.assignment {
        _ if mission.is_introductory() => "Introductory encounter",
        Some(assignment) => assignment.id.title(),
        None => "No Mission",
    };
    format!("{name}, {}, {}", mission.setting.corps.title(), mission.setting.date.title())
}
