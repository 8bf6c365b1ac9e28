//! The board as a picture in SVG: areas coloured by Control, with levels, markers and pieces, LoCs between them, and a panel beside the map.

use std::fmt::Write as _;

use super::draw::{Anchor, CHIP_HEIGHT, Chip, DARK, Drawing, FAINT, Ink, chip_width, width};
use super::layout::{HEIGHT, LEGEND, Shape, WIDTH, place, town};
use super::{panel, token};
use crate::fitl::{Control, Game, Space, SpaceKind, SupportLevel, Terrain, Town};

/// The fonts asked for; the first is the one PNG files are made with.
pub(super) const FONT: &str = "DejaVu Sans";

const SEA: &str = "#dbe8ef";
const SUPPORT: &str = "#14623a";
const OPPOSITION: &str = "#a03c00";
const COIN: &str = "#1f4e8c";
const NVA: &str = "#a3141f";
const ROAD: &str = "#7a5a36";
const RIVER: &str = "#2f86b5";

/// The picture of a game.
///
/// ```
/// use pointman::fitl::{Edition, FactionSet, Game, Scenario};
/// use pointman::render::fitl_map::svg;
/// let picture = svg(&Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second));
/// assert!(picture.starts_with("<svg") && picture.contains("data-space=\"saigon\""));
/// ```
pub fn svg(game: &Game) -> String {
    let mut drawing = Drawing::default();
    let _ = writeln!(
        drawing.0,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         font-stretch=\"condensed\" \
         font-family=\"'{FONT}', '{FONT} Condensed', 'Liberation Sans Narrow', 'Arial Narrow', Arial, sans-serif\">"
    );
    drawing.raw("<title>Fire in the Lake</title>");
    token::definitions(&mut drawing);
    drawing.rect(0.0, 0.0, f32::from(WIDTH), f32::from(HEIGHT), 0.0, &format!("fill=\"{SEA}\""));
    for space in Space::ALL {
        if let Shape::Province(outline) = place(space).shape {
            let look =
                format!("fill=\"{}\" stroke=\"#8d8268\" stroke-width=\"2\" stroke-linejoin=\"round\"", ground(game, space));
            drawing.points("polygon", outline, &look);
        }
    }
    lines(&mut drawing);
    for space in Space::ALL {
        let _ = writeln!(drawing.0, "<g data-space=\"{}\"><title>{}</title>", space.id(), space.name());
        if space.is_loc() {
            loc(&mut drawing, game, space)
        } else {
            area(&mut drawing, game, space)
        }
        drawing.raw("</g>");
    }
    towns(&mut drawing);
    panel::draw(&mut drawing, game);
    legend(&mut drawing);
    drawing.raw("</svg>");
    drawing.0
}

/// The colour of the ground of a City or Province.
fn ground(game: &Game, space: Space) -> &'static str {
    match game.board().control(space) {
        Control::Coin => "#b7d0ea",
        Control::Nva => "#f2b2a5",
        Control::None => "#f6f1e1",
    }
}

/// All LoCs as roads and rivers.
fn lines(drawing: &mut Drawing) {
    for (wide, edge) in [(11, true), (7, false)] {
        for space in Space::ALL {
            let Shape::Loc(line) = place(space).shape else { continue };
            let colour = match (edge, space.terrain()) {
                (true, _) => "#ffffff",
                (false, Terrain::Mekong) => RIVER,
                (false, _) => ROAD,
            };
            let look = format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"{wide}\" stroke-linejoin=\"round\"");
            drawing.points("polyline", line, &look);
        }
    }
}

fn towns(drawing: &mut Drawing) {
    for at in Town::ALL {
        let ((x, y), (left, base)) = town(at);
        let _ = writeln!(
            drawing.0,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"6\" fill=\"#ffffff\" stroke=\"{ROAD}\" stroke-width=\"2.5\"/>"
        );
        drawing.text(f32::from(left), f32::from(base), Ink::plain(12.0).fill(FAINT), at.name());
    }
}

/// A City or Province: its name, what it is worth, its level and Control, and what stands there.
fn area(drawing: &mut Drawing, game: &Game, space: Space) {
    let slot = place(space).slot;
    let [x, y, wide, high] = [slot.x, slot.y, slot.width, slot.height].map(f32::from);
    let city = space.kind() == SpaceKind::City;
    if city {
        let look = format!("fill=\"{}\" stroke=\"{DARK}\" stroke-width=\"2.5\"", ground(game, space));
        drawing.slot(slot, 6.0, 14.0, &look);
    }
    let name = if city { space.name().to_uppercase() } else { space.name().to_owned() };
    let ink = Ink::bold(16.0).fitted(&name, wide);
    drawing.text(x, y + 14.0, ink, &name);
    let chips = chips(game, space);
    let chips_wide: f32 = 24.0 + chips.iter().map(|(word, _)| chip_width(word) + 4.0).sum::<f32>();
    let name_wide = width(&name, ink.size) + 12.0;
    // Beside the name if there is room, else below it.
    let (mut left, top) = if name_wide + chips_wide <= wide { (x + name_wide, y) } else { (x, y + 20.0) };
    population(drawing, left, top, space.population());
    left += 24.0;
    for (word, chip) in chips {
        left += drawing.chip(left, top, &word, chip) + 4.0;
    }
    if !city && left + width(space.terrain().id(), 11.5) <= x + wide {
        drawing.text(left, top + 12.6, Ink::plain(11.5).fill(FAINT), space.terrain().id());
    }
    let below = top + CHIP_HEIGHT + 6.0;
    token::draw(drawing, &token::tokens_in(game.board(), space), 1.3, x, below, wide, y + high - below);
}

/// The Population, as a number in a dark ring.
fn population(drawing: &mut Drawing, x: f32, y: f32, population: u8) {
    drawing.rect(x, y, 20.0, CHIP_HEIGHT, 8.5, "fill=\"#1d1d1b\"");
    let ink = Ink::bold(13.0).fill("#ffffff").anchor(Anchor::Middle);
    drawing.text(x + 10.0, y + 13.2, ink, &population.to_string());
}

/// The level of support and the Control of a City or Province, in words.
fn chips(game: &Game, space: Space) -> Vec<(String, Chip)> {
    let board = game.board();
    let level = match board.support(space) {
        _ if !space.can_have_support() => None,
        SupportLevel::ActiveSupport => Some(("Support 2", Chip::solid(SUPPORT))),
        SupportLevel::PassiveSupport => Some(("Support 1", Chip::open(SUPPORT))),
        SupportLevel::Neutral => Some(("Neutral", Chip::open("#7d7a72"))),
        SupportLevel::PassiveOpposition => Some(("Oppos. 1", Chip::open(OPPOSITION))),
        SupportLevel::ActiveOpposition => Some(("Oppos. 2", Chip::solid(OPPOSITION))),
    };
    let control = match board.control(space) {
        Control::Coin => Some(("COIN", Chip::solid(COIN))),
        Control::Nva => Some(("NVA", Chip::solid(NVA))),
        Control::None => None,
    };
    [level, control].into_iter().flatten().map(|(word, chip)| (word.to_owned(), chip)).collect()
}

/// A LoC: a plate on its line with its Econ and what stands there.
fn loc(drawing: &mut Drawing, game: &Game, space: Space) {
    let slot = place(space).slot;
    let [x, y, wide, high] = [slot.x, slot.y, slot.width, slot.height].map(f32::from);
    let river = space.terrain() == Terrain::Mekong;
    let colour = if river { RIVER } else { ROAD };
    let econ = format!("E{}", space.econ());
    let badge = chip_width(&econ);
    let tokens = token::tokens_in(game.board(), space);
    let (_, tokens_wide, tokens_high) = token::fitting(&tokens, 1.0, wide - badge - 14.0, high - 6.0);
    let plate_wide = if tokens.is_empty() { badge + 8.0 } else { badge + tokens_wide + 14.0 };
    let plate_high = (tokens_high + 4.0).max(CHIP_HEIGHT + 8.0);
    let (left, top) = (x + (wide - plate_wide) / 2.0, y + (high - plate_high) / 2.0);
    let look = format!("fill=\"#fffdf4\" stroke=\"{colour}\" stroke-width=\"2.5\"");
    drawing.rect(left, top, plate_wide, plate_high, 5.0, &look);
    drawing.chip(left + 4.0, top + (plate_high - CHIP_HEIGHT) / 2.0, &econ, Chip::solid(colour));
    if !tokens.is_empty() {
        token::draw(drawing, &tokens, 1.0, left + badge + 9.0, top + 4.0, wide - badge - 14.0, high - 6.0);
    }
}

/// The key: shapes, chips and colours with what they mean.
fn legend(drawing: &mut Drawing) {
    let [x, y] = [LEGEND.x, LEGEND.y].map(f32::from);
    drawing.raw("<g data-part=\"key\">");
    drawing.slot(LEGEND, 0.0, 8.0, "fill=\"#fbfaf4\" stroke=\"#8d8268\" stroke-width=\"1.5\"");
    drawing.text(x + 12.0, y + 24.0, Ink::bold(17.0), "Key");
    let rows = [
        (vec!["us_troops", "arvn_troops", "nva_troops"], "Troops: US, ARVN, NVA"),
        (vec!["arvn_police"], "Police"),
        (vec!["us_irregulars_u", "arvn_rangers_u"], "Special Forces, Underground"),
        (vec!["us_irregulars_a", "arvn_rangers_a"], "Special Forces, Active"),
        (vec!["nva_guerrillas_u", "vc_guerrillas_u"], "Guerrillas, Underground"),
        (vec!["nva_guerrillas_a", "vc_guerrillas_a"], "Guerrillas, Active"),
        (vec!["us_bases", "arvn_bases", "nva_bases", "vc_bases"], "Bases"),
        (vec!["nva_tunnels", "vc_tunnels"], "Tunneled Bases"),
        (vec!["terror", "sabotage"], "Terror, Sabotage"),
    ];
    let mut top = y + 36.0;
    for (ids, words) in rows {
        for (index, id) in ids.iter().enumerate() {
            let _ = writeln!(drawing.0, "<use href=\"#{id}\" x=\"{}\" y=\"{top}\"/>", x + 12.0 + 26.0 * index as f32);
        }
        drawing.text(x + 22.0 + 26.0 * ids.len() as f32, top + 16.0, Ink::plain(14.0), words);
        top += 27.0;
    }
    population(drawing, x + 12.0, top, 2);
    drawing.text(x + 38.0, top + 13.0, Ink::plain(14.0), "Population");
    drawing.chip(x + 160.0, top, "E1", Chip::solid(ROAD));
    drawing.text(x + 190.0, top + 13.0, Ink::plain(14.0), "Econ of a LoC");
    top += 24.0;
    let mut left = x + 12.0;
    for (word, chip) in [("Support 2", Chip::solid(SUPPORT)), ("Oppos. 2", Chip::solid(OPPOSITION))] {
        left += drawing.chip(left, top, word, chip) + 6.0;
    }
    drawing.text(left + 4.0, top + 13.0, Ink::plain(14.0), "2 Active, 1 Passive");
    top += 24.0;
    let coin = drawing.chip(x + 12.0, top, "COIN", Chip::solid(COIN));
    let nva = drawing.chip(x + 18.0 + coin, top, "NVA", Chip::solid(NVA));
    drawing.text(x + 28.0 + coin + nva, top + 13.0, Ink::plain(14.0), "Control");
    drawing.raw("</g>");
}
