//! Pieces and markers on the picture: what each looks like, and how many of them are set into a rectangle.
//!
//! The shape tells the type, the letter the faction, and a hollow shape that the piece is Underground;
//! colours only repeat it.

use super::draw::{Anchor, Colour, DARK, Drawing, Ink, Look, Tag, WHITE};
use crate::fitl::{Board, Faction, PieceClass, PieceKind, PieceType, Space};

/// What a token shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Piece(PieceKind),
    Terror,
    Sabotage,
}

impl Kind {
    const fn id(self) -> &'static str {
        match self {
            Kind::Piece(kind) => kind.id(),
            Kind::Terror => "terror",
            Kind::Sabotage => "sabotage",
        }
    }
}

/// Pieces of a kind, or markers, shown with their count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) count: u8,
}

/// What stands in a space, markers first.
pub(super) fn tokens_in(board: &Board, space: Space) -> Vec<Token> {
    let marker = Token {
        kind: if space.is_loc() { Kind::Sabotage } else { Kind::Terror },
        count: board.terror(space),
    };
    let pieces = PieceKind::ALL
        .into_iter()
        .map(|kind| Token { kind: Kind::Piece(kind), count: board.count(space, kind) });
    std::iter::once(marker).chain(pieces).filter(|token| token.count > 0).collect()
}

/// The colour of a faction's pieces.
pub(super) const fn colour(faction: Faction) -> Colour {
    match faction {
        Faction::Us => Colour(0x66752b),
        Faction::Arvn => Colour(0xf2c71f),
        Faction::Nva => Colour(0xc8202f),
        Faction::Vc => Colour(0x1d63b8),
    }
}

/// The colour of letters on the colour of the faction.
pub(super) const fn on_colour(faction: Faction) -> Colour {
    if matches!(faction, Faction::Arvn) { DARK } else { WHITE }
}

const POLICE: Colour = Colour(0xee8a2a);
const MARKER: Colour = Colour(0xffd84d);
const HEXAGON: [(f32, f32); 6] =
    [(11.0, 0.6), (20.4, 5.8), (20.4, 16.2), (11.0, 21.4), (1.6, 16.2), (1.6, 5.8)];
const DIAMOND: [(f32, f32); 4] = [(11.0, -1.0), (23.0, 11.0), (11.0, 23.0), (-1.0, 11.0)];
const OCTAGON: [(f32, f32); 8] =
    [(6.6, 0.4), (15.4, 0.4), (21.6, 6.6), (21.6, 15.4), (15.4, 21.6), (6.6, 21.6), (0.4, 15.4), (0.4, 6.6)];

/// The points, drawn together towards the middle.
fn shrunk<const N: usize>(points: [(f32, f32); N], share: f32) -> [(f32, f32); N] {
    points.map(|(x, y)| (11.0 + (x - 11.0) * share, 11.0 + (y - 11.0) * share))
}

/// Draws what a token shows, 22 wide and high, its upper left corner at the point.
pub(super) fn place(drawing: &mut Drawing, kind: Kind, x: f32, y: f32) {
    drawing.placed(None, x, y, 1.0, |drawing| match kind {
        Kind::Piece(kind) => piece(drawing, kind),
        Kind::Terror => marker(drawing, "T"),
        Kind::Sabotage => marker(drawing, "S"),
    });
}

fn marker(drawing: &mut Drawing, letter: &str) {
    drawing.polygon(&DIAMOND, Look::fill(DARK).edged(MARKER, 1.4));
    drawing.text(11.0, 15.4, LETTER.fill(MARKER), letter);
}

fn piece(drawing: &mut Drawing, kind: PieceKind) {
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
    let look =
        if hollow { Look::fill(WHITE).edged(colour, 3.2) } else { Look::fill(colour).edged(DARK, 1.2) };
    match kind.piece_type().class() {
        PieceClass::Cube => drawing.rect(1.6, 1.6, 18.8, 18.8, 0.0, look),
        PieceClass::SpecialForce => drawing.polygon(&shrunk(HEXAGON, if hollow { 0.88 } else { 1.0 }), look),
        PieceClass::Guerrilla => drawing.circle(11.0, 11.0, if hollow { 8.8 } else { 10.0 }, look),
        PieceClass::Base => {
            drawing.polygon(&OCTAGON, look);
            drawing.polygon(&shrunk(OCTAGON, 0.74), Look::line(WHITE, 1.4));
        }
    }
    if kind.is_tunneled() {
        // The mouth of the Tunnel.
        drawing.rect(13.0, 12.5, 11.0, 12.0, 5.5, Look::fill(DARK).edged(WHITE, 1.2));
        drawing.rect(13.0, 18.5, 11.0, 6.0, 0.0, Look::fill(DARK));
    }
    let ink = if hollow || police { DARK } else { on_colour(faction) };
    drawing.text(if kind.is_tunneled() { 9.5 } else { 11.0 }, 15.4, LETTER.fill(ink), letter);
}

const LETTER: Ink = Ink::bold(12.5).anchor(Anchor::Middle);
const ROW: f32 = 26.0;
const COUNT: Ink = Ink::bold(16.0);

/// Width of a token with its count.
fn token_width(token: Token) -> f32 {
    25.0 + COUNT.width(&token.count.to_string()) + 8.0
}

/// Where each token stands when they are set into rows `room` wide, and the height and the greatest width of
/// the rows.
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

/// The greatest scale, `largest` at most, at which the tokens go into a rectangle, and how wide and high they
/// are then.
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
pub(super) fn draw(
    drawing: &mut Drawing,
    tokens: &[Token],
    largest: f32,
    x: f32,
    y: f32,
    wide: f32,
    high: f32,
) {
    let (scale, ..) = fitting(tokens, largest, wide, high);
    let (places, ..) = flow(tokens, wide / scale);
    for (token, (left, top)) in tokens.iter().zip(places) {
        let tag = Tag::new("piece", token.kind.id());
        drawing.placed(Some(tag), x + left * scale, y + top * scale, scale, |drawing| {
            place(drawing, token.kind, 0.0, 0.0);
            drawing.text(25.0, 16.8, COUNT, &token.count.to_string());
        });
    }
}
