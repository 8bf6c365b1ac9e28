//! The panel beside the map: cards and sequence of play, victory, tracks, boxes, leader, and what lasts.

use super::draw::{
    Anchor, BORDER, CHIP_HEIGHT, Chip, Colour, DARK, Drawing, FAINT, Ink, Look, PAPER, SMALLEST, Tag,
};
use super::facts::{self, Standing};
use super::layout::PANEL;
use super::token::{self, Kind, Token, colour, on_colour};
use super::track;
use crate::fitl::{BoxName, Card, CardKind, Faction, Game, PieceType};
use pointman_core::names::titled;

const INSET: f32 = 16.0;
/// Height of a heading.
const HEADING: f32 = 41.0;

struct Panel<'a> {
    drawing: &'a mut Drawing,
    x: f32,
    y: f32,
    wide: f32,
}

/// The plate a faction's name stands on.
fn plate(faction: Faction) -> Look {
    Look::fill(colour(faction)).edged(DARK, 1.2)
}

/// Draws the panel.
pub(super) fn draw(drawing: &mut Drawing, game: &Game) {
    drawing.slot(PANEL, 0.0, 10.0, Look::fill(PAPER).edged(BORDER, 1.5));
    let (x, y, wide) = (f32::from(PANEL.x) + INSET, f32::from(PANEL.y), f32::from(PANEL.width) - 2.0 * INSET);
    let mut panel = Panel { drawing, x, y, wide };
    panel.title(game);
    panel.cards(game);
    panel.victory(game);
    panel.tracks(game);
    panel.boxes(game);
    panel.leader(game);
    panel.numbered(game);
    panel.lasting(game);
}

impl Panel<'_> {
    /// A text in as many lines as it takes.
    fn line(&mut self, ink: Ink, text: &str) {
        for text in ink.wrapped(text, self.wide) {
            self.y += ink.size + 7.0;
            self.drawing.text(self.x, self.y - 4.0, ink, &text);
        }
    }

    fn heading(&mut self, text: &str) {
        self.y += 12.0;
        self.drawing.rect(self.x, self.y, self.wide, 1.5, 0.0, Look::fill(BORDER));
        self.y += 6.0;
        self.line(Ink::bold(14.0).fill(FAINT), text);
        self.y += 2.0;
    }

    fn title(&mut self, game: &Game) {
        self.y += 8.0;
        self.line(Ink::bold(25.0).fitted("Fire in the Lake", self.wide), "Fire in the Lake");
        self.line(Ink::plain(16.0), &format!("{}: {}", game.scenario().title(), titled(game.phase().id())));
    }

    fn cards(&mut self, game: &Game) {
        self.heading("CARDS");
        let cards = game.cards();
        self.line(Ink::bold(21.0), &facts::card_name(cards.current()));
        let ordered = |card: &Card| card.facts().order.is_some() || card.kind() == CardKind::Pivotal;
        if let Some(card) = cards.current().filter(ordered) {
            self.order(game, card);
        }
        self.line(Ink::plain(16.0), &format!("Next: {}", facts::card_name(cards.next())));
        if let Some(card) = cards.next() {
            self.order_on_deck(game, card);
        }
        if game.is_monsoon() {
            self.y += 4.0;
            self.drawing.chip(self.x, self.y, "MONSOON", Chip::solid(Colour(0x4b2f7f)));
            self.y += CHIP_HEIGHT + 2.0;
        }
        self.line(Ink::bold(16.0), &facts::due(game));
    }

    /// The factions in the order of the card, each with where it stands, and how a non-player regards the
    /// Event.
    fn order(&mut self, game: &Game, card: Card) {
        let standings = facts::standings(game);
        let each = self.wide / 4.0;
        self.y += 4.0;
        for (index, faction) in facts::order(game).into_iter().enumerate() {
            let left = self.x + each * index as f32;
            let standing = standings[faction];
            let opacity = if standing == Standing::Waiting { 1.0 } else { 0.45 };
            self.drawing.rect(left, self.y, each - 8.0, 26.0, 5.0, Look { opacity, ..plate(faction) });
            let middle = left + each / 2.0 - 4.0;
            let ink = if standing == Standing::Waiting { on_colour(faction) } else { DARK };
            let name = faction.id().to_uppercase();
            self.drawing.text(middle, self.y + 18.5, Ink::bold(15.0).fill(ink).anchor(Anchor::Middle), &name);
            let ink = Ink::plain(13.0).anchor(Anchor::Middle);
            self.drawing.text(middle, self.y + 41.0, ink, standing.word());
            let mark = facts::mark(game, card, faction);
            self.drawing.text(middle, self.y + 57.0, ink.fill(FAINT), &mark);
        }
        self.y += 64.0;
    }

    /// The order and the marks of the card on deck, in small.
    fn order_on_deck(&mut self, game: &Game, card: Card) {
        let Some(order) = card.facts().order else { return };
        let each = self.wide / 4.0;
        self.y += 4.0;
        for (index, faction) in order.into_iter().enumerate() {
            let left = self.x + each * index as f32;
            self.drawing.rect(left, self.y, each - 8.0, 18.0, 4.0, plate(faction));
            let middle = left + each / 2.0 - 4.0;
            let ink = Ink::bold(12.5).anchor(Anchor::Middle);
            let name = faction.id().to_uppercase();
            self.drawing.text(middle, self.y + 13.5, ink.fill(on_colour(faction)), &name);
            let ink = Ink::plain(12.5).anchor(Anchor::Middle).fill(FAINT);
            self.drawing.text(middle, self.y + 32.0, ink, &facts::mark(game, card, faction));
        }
        self.y += 38.0;
    }

    fn victory(&mut self, game: &Game) {
        self.heading("VICTORY");
        for faction in Faction::ALL {
            let (total, threshold) = (game.victory_marker(faction), faction.victory_threshold());
            let margin = game.marked_margin(faction);
            self.drawing.rect(self.x, self.y, 66.0, 26.0, 5.0, plate(faction));
            let ink = Ink::bold(15.0).fill(on_colour(faction)).anchor(Anchor::Middle);
            self.drawing.text(self.x + 33.0, self.y + 18.5, ink, &faction.id().to_uppercase());
            // The bar reaches the threshold at three quarters of its room.
            let (left, room) = (self.x + 76.0, 170.0);
            let goal = room * 0.75;
            let share = (f32::from(total) / f32::from(threshold) * goal).min(room);
            self.drawing.rect(left, self.y + 5.0, room, 16.0, 2.0, Look::fill(Colour(0xe6e1d1)));
            if total > 0 {
                self.drawing.rect(left, self.y + 5.0, share, 16.0, 2.0, Look::fill(colour(faction)));
            }
            self.drawing.rect(left + goal, self.y + 1.0, 2.5, 24.0, 0.0, Look::fill(DARK));
            let end = self.x + self.wide;
            let words = format!("{total} of >{threshold}");
            self.drawing.text(end - 50.0, self.y + 18.5, Ink::plain(16.0).anchor(Anchor::End), &words);
            let ink =
                Ink::bold(19.0).fill(if margin > 0 { Colour(0x14623a) } else { DARK }).anchor(Anchor::End);
            self.drawing.text(end, self.y + 19.5, ink, &format!("{margin:+}"));
            self.y += 32.0;
        }
        let totals = game.marked_totals();
        self.line(
            Ink::plain(15.0),
            &format!("Total Support {}, Total Opposition {}", totals.support, totals.opposition),
        );
        self.line(
            Ink::plain(15.0),
            &format!(
                "Population under COIN Control {}, NVA {}",
                totals.coin_population, totals.nva_population
            ),
        );
    }

    fn tracks(&mut self, game: &Game) {
        self.heading("TRACKS");
        let half = self.wide / 2.0;
        let tracks: Vec<_> = facts::tracks(game).collect();
        for (index, (name, track)) in tracks.iter().enumerate() {
            let left = self.x + half * (index % 2) as f32;
            let value = game.board().track(*track);
            self.drawing.text(left, self.y + 18.0, Ink::plain(16.0), name);
            let ink = Ink::bold(19.0).anchor(Anchor::End);
            self.drawing.text(left + half - 24.0, self.y + 18.5, ink, &value.to_string());
            if index % 2 == 1 || index + 1 == tracks.len() {
                self.y += 27.0;
            }
        }
        if !game.is_player(Faction::Us) {
            self.line(Ink::plain(16.0), &format!("US Policy: {}", game.board().policy().id().to_uppercase()));
        }
    }

    fn boxes(&mut self, game: &Game) {
        for (box_name, title) in [
            (BoxName::Available, "AVAILABLE"),
            (BoxName::Casualties, "CASUALTIES"),
            (BoxName::OutOfPlay, "OUT OF PLAY"),
        ] {
            self.heading(title);
            let mut none = true;
            for faction in Faction::ALL {
                let held = PieceType::ALL.into_iter().filter(|piece| piece.faction() == faction);
                let tokens: Vec<Token> = held
                    .map(|piece| Token {
                        kind: Kind::Piece(piece.placed()),
                        count: game.board().in_box(box_name, piece),
                    })
                    .filter(|token| token.count > 0)
                    .collect();
                if !tokens.is_empty() {
                    none = false;
                    let ink = Ink::bold(14.0);
                    self.drawing.text(self.x, self.y + 16.5, ink, &faction.id().to_uppercase());
                    let (left, top, wide) = (self.x + 58.0, self.y, self.wide - 58.0);
                    self.drawing.group(Tag::new("box", box_name.id()), |drawing| {
                        token::draw(drawing, &tokens, 1.0, left, top, wide, 28.0);
                    });
                    self.y += 29.0;
                }
            }
            if none {
                self.line(Ink::plain(15.0), "none");
            }
        }
    }

    fn leader(&mut self, game: &Game) {
        self.heading("RVN LEADER");
        self.line(Ink::bold(17.0), &facts::leader(game));
        let laid: Vec<String> = game.leader_box().cards().map(|card| facts::card_name(Some(card))).collect();
        if !laid.is_empty() {
            self.line(Ink::plain(14.0), &format!("In the box, top first: {}", laid.join(", ")));
        }
        let coups = format!("Coup cards played: {} of {}", game.coups_played(), game.coup_cards_in_all());
        self.line(Ink::plain(14.0), &coups);
        let held: Vec<String> = Faction::ALL
            .into_iter()
            .filter(|faction| game.cards().pivotal(*faction).is_some())
            .map(|faction| faction.id().to_uppercase())
            .collect();
        if !held.is_empty() {
            self.line(Ink::plain(14.0), &format!("Pivotal Events in hand: {}", held.join(", ")));
        }
    }

    /// The numbered track with its markers.
    fn numbered(&mut self, game: &Game) {
        self.heading("NUMBERED TRACK");
        self.y += track::draw(self.drawing, game, self.x, self.y + 2.0, self.wide) + 4.0;
        for line in track::MEANING {
            self.line(Ink::plain(12.5).fill(FAINT).fitted(line, self.wide), line);
        }
    }

    /// One line each; in two columns and smaller if they would not go into the panel.
    fn lasting(&mut self, game: &Game) {
        let lists = facts::lasting(game);
        let entries: f32 = lists.iter().map(|lines| lines.len().max(1) as f32).sum();
        let room = f32::from(PANEL.y + PANEL.height) - 10.0 - self.y - 2.0 * HEADING;
        let columns = if entries * 21.0 <= room { 1 } else { 2 };
        let rows: usize = lists.iter().map(|lines| lines.len().max(1).div_ceil(columns)).sum();
        let step = (room / rows as f32).min(21.0);
        for (title, lines) in ["CAPABILITIES", "MOMENTUM"].into_iter().zip(lists) {
            self.heading(title);
            let lines = if lines.is_empty() { vec!["none".to_owned()] } else { lines };
            let rows = lines.len().div_ceil(columns);
            let wide = self.wide / columns as f32 - 6.0;
            for (index, line) in lines.iter().enumerate() {
                let (column, row) = (index / rows, index % rows);
                let ink = Ink::plain((step - 5.0).clamp(SMALLEST, 15.0));
                let ink = ink.fitted(line, wide);
                let text = ink.cut(line, wide);
                let left = self.x + (wide + 6.0) * column as f32;
                self.drawing.text(left, self.y + step * (row as f32 + 0.75), ink, &text);
            }
            self.y += step * rows as f32;
        }
    }
}
