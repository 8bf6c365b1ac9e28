//! The board as a picture: areas coloured by Control, with levels, markers and pieces, LoCs between them, and
//! a panel beside the map.

use super::draw::{
    Anchor, BORDER, CHIP_HEIGHT, Chip, Colour, DARK, Drawing, FAINT, Ink, Look, PAPER, SMALLEST, Tag, WHITE,
    chip_width,
};
use super::layout::{COAST, HEIGHT, LEGEND, SEA_OUTLINE, Shape, WIDTH, place, town};
use super::panel;
use super::token::{self, Kind};
use crate::fitl::{Control, Game, PieceKind, Space, SpaceKind, SpaceSet, SupportLevel, Terrain, Town};

const SEA: Colour = Colour(0xdbe8ef);
const SHALLOWS: Colour = Colour(0xc2dae6);
const SHORE: Colour = Colour(0x4d86a6);
/// Countries that are not on the map.
const ABROAD: Colour = Colour(0xe9e7e1);
const CHANGED: Colour = Colour(0xd0127f);
const SUPPORT: Colour = Colour(0x14623a);
const OPPOSITION: Colour = Colour(0xa03c00);
const COIN: Colour = Colour(0x1f4e8c);
const NVA: Colour = Colour(0xa3141f);
const ROAD: Colour = Colour(0x7a5a36);
const RIVER: Colour = Colour(0x2f86b5);

/// The picture of a game, with a ring around the spaces that have `changed`.
pub(super) fn picture(game: &Game, changed: SpaceSet) -> Drawing {
    let mut drawing = Drawing::default();
    drawing.rect(0.0, 0.0, f32::from(WIDTH), f32::from(HEIGHT), 0.0, Look::fill(ABROAD));
    drawing.line(&SEA_OUTLINE, true, Look::fill(SEA));
    drawing.line(&COAST, false, Look::line(SHALLOWS, 34.0));
    for space in Space::ALL {
        if let Shape::Province(outline) = place(space).shape {
            drawing.line(outline, true, Look::fill(ground(game, space)).edged(BORDER, 2.0));
        }
    }
    drawing.line(&COAST, false, Look::line(SHORE, 4.5));
    lines(&mut drawing);
    for space in Space::ALL {
        let tag = Tag { title: Some(space.name()), ..Tag::new("space", space.id()) };
        drawing.group(tag, |drawing| {
            if space.is_loc() { loc(drawing, game, space) } else { area(drawing, game, space) }
        });
    }
    for space in changed.iter() {
        let beyond = if space.kind() == SpaceKind::City { 11.0 } else { 4.0 };
        drawing.group(Tag::new("changed", space.id()), |drawing| {
            drawing.slot(place(space).slot, beyond, 16.0, Look::line(CHANGED, 4.5));
        });
    }
    towns(&mut drawing);
    drawing.group(Tag::new("part", "panel"), |drawing| panel::draw(drawing, game));
    drawing.group(Tag::new("part", "key"), key);
    drawing
}

/// The colour of the ground of a City or Province.
fn ground(game: &Game, space: Space) -> Colour {
    match game.board().control(space) {
        Control::Coin => Colour(0xb7d0ea),
        Control::Nva => Colour(0xf2b2a5),
        Control::None => Colour(0xf6f1e1),
    }
}

/// All LoCs as roads and rivers.
fn lines(drawing: &mut Drawing) {
    for (wide, edge) in [(11.0, true), (7.0, false)] {
        for space in Space::ALL {
            let Shape::Loc(line) = place(space).shape else { continue };
            let colour = match (edge, space.terrain()) {
                (true, _) => WHITE,
                (false, Terrain::Mekong) => RIVER,
                (false, _) => ROAD,
            };
            drawing.line(line, false, Look::line(colour, wide));
        }
    }
}

fn towns(drawing: &mut Drawing) {
    for at in Town::ALL {
        let ((x, y), (left, base)) = town(at);
        drawing.circle(f32::from(x), f32::from(y), 6.0, Look::fill(WHITE).edged(ROAD, 2.5));
        drawing.text(f32::from(left), f32::from(base), Ink::plain(SMALLEST).fill(FAINT), at.name());
    }
}

/// A City or Province: its name, what it is worth, its level and Control, and what stands there.
fn area(drawing: &mut Drawing, game: &Game, space: Space) {
    let slot = place(space).slot;
    let [x, y, wide, high] = [slot.x, slot.y, slot.width, slot.height].map(f32::from);
    let city = space.kind() == SpaceKind::City;
    if city {
        drawing.slot(slot, 6.0, 14.0, Look::fill(ground(game, space)).edged(DARK, 2.5));
    }
    let name = if city { space.name().to_uppercase() } else { space.name().to_owned() };
    let ink = Ink::bold(16.0).fitted(&name, wide);
    drawing.text(x, y + 14.0, ink, &name);
    let chips = chips(game, space);
    let (terrain, faint) = (if city { "" } else { space.terrain().id() }, Ink::plain(12.5).fill(FAINT));
    let chips_wide: f32 = 24.0 + chips.iter().map(|(word, _)| chip_width(word) + 4.0).sum::<f32>();
    let (name_wide, terrain_wide) = (ink.width(&name) + 12.0, faint.width(terrain));
    // All in one row if there is room, else the chips below the name, and the terrain in whichever row has
    // room.
    let beside = name_wide + chips_wide + terrain_wide <= wide;
    let (mut left, top) = if beside { (x + name_wide, y) } else { (x, y + 20.0) };
    if beside || chips_wide + terrain_wide <= wide {
        drawing.text(left + chips_wide, top + 12.8, faint, terrain);
    } else if name_wide - 6.0 + terrain_wide <= wide {
        drawing.text(x + name_wide - 6.0, y + 13.6, faint, terrain);
    }
    population(drawing, left, top, space.population());
    left += 24.0;
    for (word, chip) in chips {
        left += drawing.chip(left, top, &word, chip) + 4.0;
    }
    let below = top + CHIP_HEIGHT + 6.0;
    token::draw(drawing, &token::tokens_in(game.board(), space), 1.6, x, below, wide, y + high - below);
}

/// The Population, as a number in a dark ring.
fn population(drawing: &mut Drawing, x: f32, y: f32, population: u8) {
    drawing.rect(x, y, 20.0, CHIP_HEIGHT, 8.5, Look::fill(DARK));
    let ink = Ink::bold(13.0).fill(WHITE).anchor(Anchor::Middle);
    drawing.text(x + 10.0, y + 13.2, ink, &population.to_string());
}

/// The level of support and the Control of a City or Province, in words.
fn chips(game: &Game, space: Space) -> Vec<(String, Chip)> {
    let board = game.board();
    let level = match board.support(space) {
        _ if !space.can_have_support() => None,
        SupportLevel::ActiveSupport => Some(("Support 2", Chip::solid(SUPPORT))),
        SupportLevel::PassiveSupport => Some(("Support 1", Chip::open(SUPPORT))),
        SupportLevel::Neutral => Some(("Neutral", Chip::open(Colour(0x7d7a72)))),
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

/// Height of the name of a LoC on its plate.
const NAME: f32 = 14.0;

/// A LoC: a plate on its line with its name, its Econ and what stands there.
fn loc(drawing: &mut Drawing, game: &Game, space: Space) {
    let slot = place(space).slot;
    let [x, y, wide, high] = [slot.x, slot.y, slot.width, slot.height].map(f32::from);
    let river = space.terrain() == Terrain::Mekong;
    let colour = if river { RIVER } else { ROAD };
    let econ = format!("E{}", space.econ());
    let badge = chip_width(&econ);
    let tokens = token::tokens_in(game.board(), space);
    let name = space.name().trim_start_matches("LoC ").replace(" - ", "-");
    let ink = Ink::plain(SMALLEST).fitted(&name, wide - 10.0).anchor(Anchor::Middle);
    let (tokens_room, room_high) = (wide - badge - 14.0, high - NAME - 5.0);
    let (_, tokens_wide, tokens_high) = token::fitting(&tokens, 1.2, tokens_room, room_high);
    let content = if tokens.is_empty() { badge + 8.0 } else { badge + tokens_wide + 14.0 };
    let plate_wide = content.max(ink.width(&name) + 10.0);
    let inner = (tokens_high + 2.0).max(CHIP_HEIGHT + 4.0);
    let plate_high = inner + NAME + 2.0;
    let (left, top) = (x + (wide - plate_wide) / 2.0, y + (high - plate_high) / 2.0);
    drawing.rect(left, top, plate_wide, plate_high, 5.0, Look::fill(Colour(0xfffdf4)).edged(colour, 2.5));
    drawing.text(left + plate_wide / 2.0, top + 12.5, ink, &name);
    let first = left + (plate_wide - content) / 2.0 + 4.0;
    let below = top + NAME;
    drawing.chip(first, below + (inner - CHIP_HEIGHT) / 2.0, &econ, Chip::solid(colour));
    if !tokens.is_empty() {
        token::draw(drawing, &tokens, 1.2, first + badge + 5.0, below + 2.0, tokens_room, room_high);
    }
}

/// The key: shapes, chips and colours with what they mean.
fn key(drawing: &mut Drawing) {
    use PieceKind::*;
    let [x, y] = [LEGEND.x, LEGEND.y].map(f32::from);
    drawing.slot(LEGEND, 0.0, 8.0, Look::fill(PAPER).edged(BORDER, 1.5));
    drawing.text(x + 12.0, y + 24.0, Ink::bold(17.0), "Key");
    let pieces = [
        (vec![UsTroops, ArvnTroops, NvaTroops], "Troops: US, ARVN, NVA"),
        (vec![ArvnPolice], "Police"),
        (vec![UsIrregularsUnderground, ArvnRangersUnderground], "Special Forces, Underground"),
        (vec![UsIrregularsActive, ArvnRangersActive], "Special Forces, Active"),
        (vec![NvaGuerrillasUnderground, VcGuerrillasUnderground], "Guerrillas, Underground"),
        (vec![NvaGuerrillasActive, VcGuerrillasActive], "Guerrillas, Active"),
        (vec![UsBases, ArvnBases, NvaBases, VcBases], "Bases"),
        (vec![NvaTunnels, VcTunnels], "Tunneled Bases"),
    ];
    let mut top = y + 36.0;
    let pieces = pieces.map(|(kinds, words)| (kinds.into_iter().map(Kind::Piece).collect(), words));
    for (kinds, words) in pieces.into_iter().chain([(vec![Kind::Terror, Kind::Sabotage], "Terror, Sabotage")])
    {
        for (index, kind) in kinds.iter().enumerate() {
            token::place(drawing, *kind, x + 12.0 + 26.0 * index as f32, top);
        }
        drawing.text(x + 22.0 + 26.0 * kinds.len() as f32, top + 16.0, Ink::plain(14.0), words);
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
    let (shore, ring) = (x + 160.0, x + 220.0);
    drawing.rect(shore, top + 6.0, 16.0, 4.5, 0.0, Look::fill(SHORE));
    drawing.text(shore + 20.0, top + 13.0, Ink::plain(14.0), "Coast");
    drawing.rect(ring, top + 1.0, 16.0, 14.0, 5.0, Look::line(CHANGED, 3.0));
    drawing.text(ring + 21.0, top + 13.0, Ink::plain(14.0), "changed");
}
