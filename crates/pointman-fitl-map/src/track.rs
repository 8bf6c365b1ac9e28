//! The numbered track with its markers, as it runs along the edge of the board: what each faction wins by,
//! Aid, Patronage, Econ, Resources.

use super::draw::{
    Anchor, BORDER, CHIP_HEIGHT, Chip, DARK, Drawing, FAINT, Ink, Look, SMALLEST, Tag, WHITE, chip_width,
};
use super::facts;
use super::token::{colour, on_colour};
use crate::fitl::{Faction, Game, Track};

/// Numbers in a row.
const ROW: u8 = 10;
/// The last number of the track.
const LAST: u8 = 79;
/// Height of the numbers of a row.
const NUMBER: f32 = 17.0;
const STEP: f32 = CHIP_HEIGHT + 2.0;

/// A marker: what it is called, where it stands, how it looks.
struct Marker {
    name: &'static str,
    at: u8,
    chip: Chip,
}

/// What the short names of the markers mean, in lines.
pub(super) const MEANING: [&str; 3] = [
    "S+A Support + Available (US), C+P COIN Control + Patronage (ARVN)",
    "C+B NVA Control + Bases (NVA), O+B Opposition + Bases (VC)",
    "AR, NR, VR: Resources of ARVN, NVA, VC",
];

fn markers(game: &Game) -> Vec<Marker> {
    let victory = Faction::ALL.into_iter().map(|faction| Marker {
        name: match faction {
            Faction::Us => "S+A",
            Faction::Arvn => "C+P",
            Faction::Nva => "C+B",
            Faction::Vc => "O+B",
        },
        at: game.victory_marker(faction),
        chip: Chip { fill: colour(faction), edge: DARK, text: on_colour(faction) },
    });
    let tracks = facts::tracks(game).filter_map(|(_, track)| {
        let (name, faction) = match track {
            Track::ArvnResources => ("AR", Some(Faction::Arvn)),
            Track::NvaResources => ("NR", Some(Faction::Nva)),
            Track::VcResources => ("VR", Some(Faction::Vc)),
            Track::Aid => ("Aid", None),
            Track::Patronage => ("Pat", None),
            Track::Econ => ("Econ", None),
            // They stand on tracks of their own.
            Track::Trail | Track::AgitateTotal => return None,
        };
        let edge = faction.map_or(DARK, colour);
        let at = game.board().track(track);
        Some(Marker { name, at, chip: Chip { fill: WHITE, edge, text: DARK } })
    });
    victory.chain(tracks).collect()
}

/// Draws the track, `wide` across, and gives how high it is.
pub(super) fn draw(drawing: &mut Drawing, game: &Game, x: f32, y: f32, wide: f32) -> f32 {
    let markers = markers(game);
    let each = wide / f32::from(ROW);
    let mut top = y;
    for row in 0..=LAST / ROW {
        let at = |number: u8| markers.iter().filter(move |marker| marker.at.min(LAST) == number);
        let cells = row * ROW..(row + 1) * ROW;
        let most = cells.clone().map(|number| at(number).count()).max().unwrap_or(0);
        let high = NUMBER + STEP * most as f32;
        for (column, number) in cells.enumerate() {
            let left = x + each * column as f32;
            drawing.rect(left, top, each, high, 0.0, Look::fill(WHITE).edged(BORDER, 0.8));
            let ink = Ink::plain(SMALLEST).fill(FAINT).anchor(Anchor::Middle);
            drawing.text(left + each / 2.0, top + 13.0, ink, &number.to_string());
            for (nth, marker) in at(number).enumerate() {
                let name = match marker.at > LAST {
                    true => format!("{} {}", marker.name, marker.at),
                    false => marker.name.to_owned(),
                };
                let middle = left + (each - chip_width(&name)) / 2.0;
                let chip_top = top + NUMBER - 1.0 + STEP * nth as f32;
                drawing.group(Tag::new("marker", marker.name), |drawing| {
                    drawing.chip(middle, chip_top, &name, marker.chip);
                });
            }
        }
        top += high;
    }
    top - y
}
