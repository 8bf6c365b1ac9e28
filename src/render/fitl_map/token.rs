//! Pieces and markers on the picture: what each looks like, and how many of them are set into a rectangle.
//!
//! The shape tells the type, the letter the faction, and a hollow shape that the piece is Underground; colours only repeat it.

use std::fmt::Write as _;

use super::draw::{Drawing, number, width};
use crate::fitl::{Board, Faction, PieceClass, PieceKind, PieceType, Space};

/// Something shown with a count: pieces of a kind, or Terror or Sabotage markers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Token {
    /// The id of its drawing.
    pub(super) id: &'static str,
    /// How many there are.
    pub(super) count: u8,
}

/// What stands in a space, markers first.
pub(super) fn tokens_in(board: &Board, space: Space) -> Vec<Token> {
    let marker = Token { id: if space.is_loc() { "sabotage" } else { "terror" }, count: board.terror(space) };
    let pieces = PieceKind::ALL.into_iter().map(|kind| Token { id: kind.id(), count: board.count(space, kind) });
    std::iter::once(marker).chain(pieces).filter(|token| token.count > 0).collect()
}

/// The colour of a faction's pieces.
pub(super) const fn colour(faction: Faction) -> &'static str {
    match faction {
        Faction::Us => "#66752b",
        Faction::Arvn => "#f2c71f",
        Faction::Nva => "#c8202f",
        Faction::Vc => "#1d63b8",
    }
}

/// The colour of letters on the colour of the faction.
pub(super) const fn on_colour(faction: Faction) -> &'static str {
    if matches!(faction, Faction::Arvn) { "#1d1d1b" } else { "#ffffff" }
}

const POLICE: &str = "#ee8a2a";
const HEXAGON: &str = "11,0.6 20.4,5.8 20.4,16.2 11,21.4 1.6,16.2 1.6,5.8";
const OCTAGON: &str = "6.6,0.4 15.4,0.4 21.6,6.6 21.6,15.4 15.4,21.6 6.6,21.6 0.4,15.4 0.4,6.6";
const INNER_OCTAGON: &str = "7.8,3.2 14.2,3.2 18.8,7.8 18.8,14.2 14.2,18.8 7.8,18.8 3.2,14.2 3.2,7.8";

/// The drawings of all pieces and markers, 22 wide and high each, for use by id.
pub(super) fn definitions(drawing: &mut Drawing) {
    drawing.raw("<defs>");
    for kind in PieceKind::ALL {
        let faction = kind.faction();
        let police = kind.piece_type() == PieceType::ArvnPolice;
        let (colour, letter) = match faction {
            _ if police => (POLICE, "P"),
            Faction::Us => (colour(faction), "U"),
            Faction::Arvn => (colour(faction), "A"),
            Faction::Nva => (colour(faction), "N"),
            Faction::Vc => (colour(faction), "V"),
        };
        let hollow = kind.is_underground();
        let look = if hollow {
            format!("fill=\"#ffffff\" stroke=\"{colour}\" stroke-width=\"3.2\"")
        } else {
            format!("fill=\"{colour}\" stroke=\"#1d1d1b\" stroke-width=\"1.2\"")
        };
        let mut shape = match kind.piece_type().class() {
            PieceClass::Cube => format!("<rect x=\"1.6\" y=\"1.6\" width=\"18.8\" height=\"18.8\" {look}/>"),
            PieceClass::SpecialForce if hollow => {
                format!("<polygon points=\"{HEXAGON}\" transform=\"translate(1.3 1.3) scale(0.88)\" {look}/>")
            }
            PieceClass::SpecialForce => format!("<polygon points=\"{HEXAGON}\" {look}/>"),
            PieceClass::Guerrilla => format!("<circle cx=\"11\" cy=\"11\" r=\"{}\" {look}/>", if hollow { "8.8" } else { "10" }),
            PieceClass::Base => format!(
                "<polygon points=\"{OCTAGON}\" {look}/><polygon points=\"{INNER_OCTAGON}\" fill=\"none\" stroke=\"#ffffff\" stroke-width=\"1.4\"/>"
            ),
        };
        if kind.is_tunneled() {
            // The mouth of the Tunnel.
            shape.push_str(
                "<path d=\"M13 24 v-6 a5.5 5.5 0 0 1 11 0 v6 z\" fill=\"#1d1d1b\" stroke=\"#ffffff\" stroke-width=\"1.2\"/>",
            );
        }
        let ink = if hollow || police { "#1d1d1b" } else { on_colour(faction) };
        let _ = writeln!(
            drawing.0,
            "<g id=\"{}\">{shape}<text x=\"{}\" y=\"15.4\" font-size=\"12.5\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"{ink}\">{letter}</text></g>",
            kind.id(),
            if kind.is_tunneled() { "9.5" } else { "11" },
        );
    }
    for (id, letter) in [("terror", "T"), ("sabotage", "S")] {
        let _ = writeln!(
            drawing.0,
            "<g id=\"{id}\"><polygon points=\"11,-1 23,11 11,23 -1,11\" fill=\"#1d1d1b\" stroke=\"#ffd84d\" stroke-width=\"1.4\"/>\
             <text x=\"11\" y=\"15.4\" font-size=\"12.5\" font-weight=\"bold\" text-anchor=\"middle\" fill=\"#ffd84d\">{letter}</text></g>"
        );
    }
    drawing.raw("</defs>");
}

const ROW: f32 = 26.0;
const COUNT_SIZE: f32 = 15.0;

/// Width of a token with its count.
fn token_width(token: Token) -> f32 {
    24.0 + width(&token.count.to_string(), COUNT_SIZE) + 8.0
}

/// Where each token stands when they are set into rows `room` wide, and the height and the greatest width of the rows.
fn flow(tokens: &[Token], room: f32) -> (Vec<(f32, f32)>, f32, f32) {
    let (mut x, mut y, mut widest) = (0.0_f32, 0.0_f32, 0.0_f32);
    let mut places = Vec::with_capacity(tokens.len());
    for token in tokens {
        let wide = token_width(*token);
        if x > 0.0 && x + wide > room {
            (x, y) = (0.0, y + ROW);
        }
        places.push((x, y));
        x += wide;
        widest = widest.max(x);
    }
    (places, if tokens.is_empty() { 0.0 } else { y + ROW }, widest)
}

/// The greatest scale, `largest` at most, at which the tokens go into a rectangle, and how wide and high they are then.
pub(super) fn fitting(tokens: &[Token], largest: f32, wide: f32, high: f32) -> (f32, f32, f32) {
    let mut scale = largest;
    loop {
        let (_, used, widest) = flow(tokens, wide / scale);
        if (used * scale <= high && widest * scale <= wide) || scale < 0.3 {
            return (scale, widest * scale, used * scale);
        }
        scale *= 0.95;
    }
}

/// Draws the tokens into a rectangle, as large as they go but not larger than `largest`.
pub(super) fn draw(drawing: &mut Drawing, tokens: &[Token], largest: f32, x: f32, y: f32, wide: f32, high: f32) {
    let (scale, ..) = fitting(tokens, largest, wide, high);
    let (places, ..) = flow(tokens, wide / scale);
    if tokens.is_empty() {
        return;
    }
    let _ = writeln!(
        drawing.0,
        "<g transform=\"translate({} {}) scale({})\">",
        number(x),
        number(y),
        (scale * 1000.0).round() / 1000.0
    );
    for (token, (left, top)) in tokens.iter().zip(places) {
        let _ = writeln!(
            drawing.0,
            "<g class=\"token\" data-piece=\"{id}\"><use href=\"#{id}\" x=\"{left}\" y=\"{top}\"/>\
             <text x=\"{}\" y=\"{}\" font-size=\"{COUNT_SIZE}\" font-weight=\"bold\" fill=\"#1d1d1b\">{}</text></g>",
            number(left + 25.0),
            number(top + 16.5),
            token.count,
            id = token.id,
            left = number(left),
            top = number(top),
        );
    }
    drawing.raw("</g>");
}
