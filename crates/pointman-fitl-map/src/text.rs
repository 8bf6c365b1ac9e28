//! The board as a schematic for the terminal: four cells side by side, north at the top, and what is told
//! beside the map around them.
//!
//! A cell is a space: name, Population (Econ), Control (`C` COIN, `N` NVA), level (`++` Active Support to
//! `--` Active Opposition), below them markers and pieces, named as in actions: `A4t2p` are four ARVN Troops
//! and two Police.

use super::facts;
use crate::fitl::{
    BoxName, Control, Faction, Game, PieceKind, PieceType, Space, SpaceKind, SupportLevel, Terrain, Track,
};

/// Columns the schematic takes.
pub const COLUMNS: usize = 80;

const CELL: usize = COLUMNS / 4;

/// Which space is in which cell, west to east in each row.
#[rustfmt::skip]
const GRID: [[Option<Space>; 4]; 15] = {
    use Space::*;
    [
        [None,                   Some(NorthVietnam),             Some(LocHueKheSanh),    None],
        [None,                   Some(CentralLaos),              Some(QuangTriThuaThien), Some(Hue)],
        [None,                   None,                           Some(QuangNam),         Some(LocHueDaNang)],
        [None,                   Some(SouthernLaos),             Some(LocDaNangDakTo),   Some(DaNang)],
        [None,                   None,                           Some(QuangTinQuangNgai),
        Some(LocDaNangQuiNhon)],
        [Some(NortheastCambodia), Some(LocKontumDakTo),          Some(BinhDinh),         Some(QuiNhon)],
        [Some(PleikuDarlac),     Some(Kontum),                   Some(LocKontumQuiNhon),
        Some(LocQuiNhonCamRanh)],
        [Some(TheFishhook),      Some(LocKontumBanMeThuot),      Some(PhuBonPhuYen),     None],
        [Some(PhuocLong),        Some(LocBanMeThuotDaLat),       Some(KhanhHoa),         Some(CamRanh)],
        [Some(AnLoc),            Some(QuangDucLongKhanh),        Some(LocCamRanhDaLat),
         Some(LocSaigonCamRanh)],
        [Some(TayNinh),          Some(LocSaigonAnLocBanMeThuot), Some(LocSaigonDaLat),
              Some(BinhTuyBinhThuan)],
        [Some(TheParrotsBeak),   Some(KienPhong),                Some(Saigon),           None],
        [Some(Sihanoukville),    Some(LocCanThoChauDoc),         Some(LocSaigonCanTho),
         Some(KienHoaVinhBinh)],
        [Some(KienGiangAnXuyen), Some(CanTho),                   Some(LocCanThoLongPhu), None],
        [None,                   Some(LocCanThoBacLieu),         Some(BaXuyen),          None],
    ]
};

/// The name in a cell: the first half of a double name; Ban Me Thuot and Saigon are shortened where the cell
/// is too small.
const fn short_name(space: Space) -> &'static str {
    match space {
        Space::NortheastCambodia => "NE Cambodia",
        Space::TheFishhook => "Fishhook",
        Space::TheParrotsBeak => "Parrot's Beak",
        Space::QuangTriThuaThien => "Quang Tri",
        Space::QuangTinQuangNgai => "Quang Tin",
        Space::PleikuDarlac => "Pleiku",
        Space::PhuBonPhuYen => "Phu Bon",
        Space::QuangDucLongKhanh => "Quang Duc",
        Space::BinhTuyBinhThuan => "Binh Tuy",
        Space::KienHoaVinhBinh => "Kien Hoa",
        Space::KienGiangAnXuyen => "Kien Giang",
        Space::LocHueKheSanh => "Hue-Khe Sanh",
        Space::LocHueDaNang => "Hue-Da Nang",
        Space::LocDaNangDakTo => "Da Nang-Dak To",
        Space::LocDaNangQuiNhon => "DaNang-QuiNhon",
        Space::LocKontumDakTo => "Kontum-Dak To",
        Space::LocKontumQuiNhon => "Kontum-QuiNhon",
        Space::LocKontumBanMeThuot => "Kontum-BMT",
        Space::LocQuiNhonCamRanh => "QuiNhon-CamRanh",
        Space::LocCamRanhDaLat => "CamRanh-Da Lat",
        Space::LocBanMeThuotDaLat => "BMT-Da Lat",
        Space::LocSaigonCamRanh => "Saigon-CamRanh",
        Space::LocSaigonDaLat => "Saigon-Da Lat",
        Space::LocSaigonAnLocBanMeThuot => "SG-An Loc-BMT",
        Space::LocSaigonCanTho => "Saigon-Can Tho",
        Space::LocCanThoChauDoc => "CanTho-ChauDoc",
        Space::LocCanThoBacLieu => "CanTho-BacLieu",
        Space::LocCanThoLongPhu => "CanTho-LongPhu",
        _ => space.name(),
    }
}

/// A piece of a line and its colour code (`1` bold, `31` red …); empty for none.
#[derive(Debug, Clone, Default)]
struct Span {
    text: String,
    code: &'static str,
}

type Line = Vec<Span>;

fn span(text: impl Into<String>, code: &'static str) -> Span {
    Span { text: text.into(), code }
}

fn length(line: &[Span]) -> usize {
    line.iter().map(|span| span.text.chars().count()).sum()
}

/// The schematic of a game, 80 columns wide, coloured by ANSI codes if `colour`.
///
/// ```
/// use pointman_fitl::{Edition, FactionSet, Game, Scenario};
/// use pointman_fitl_map::text;
/// let map = text(&Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second), false);
/// assert!(map.contains("SAIGON") && map.lines().all(|line| line.chars().count() <= 80));
/// ```
pub fn text(game: &Game, colour: bool) -> String {
    let mut lines: Vec<Line> = above(game);
    let mut notes = notes(game).into_iter();
    for row in GRID {
        let cells = row.map(|cell| match cell {
            Some(space) => cell_lines(game, space),
            None => Vec::new(),
        });
        // What is told beside the map goes where the map is empty: the upper left corner.
        let mut cells = cells;
        if row[0].is_none() {
            cells[0] = notes.next().unwrap_or_default();
        }
        let high = cells.iter().map(Vec::len).max().unwrap_or(0);
        for index in 0..high {
            let mut line = Line::new();
            for cell in &cells {
                let part = cell.get(index).cloned().unwrap_or_default();
                let missing = CELL - length(&part).min(CELL);
                line.extend(part);
                line.push(span(" ".repeat(missing), ""));
            }
            lines.push(line);
        }
    }
    lines.extend(below(game));
    lay(&lines, colour)
}

fn lay(lines: &[Line], colour: bool) -> String {
    let mut text = String::new();
    for line in lines {
        let mut laid = String::new();
        let last =
            line.iter().rposition(|span| !span.text.trim_end().is_empty()).map_or(0, |index| index + 1);
        for (index, Span { text, code }) in line[..last].iter().enumerate() {
            let text = if index + 1 == last { text.trim_end() } else { text };
            if colour && !code.is_empty() {
                laid.push_str(&format!("\x1b[{code}m{text}\x1b[0m"));
            } else {
                laid.push_str(text);
            }
        }
        text.push_str(&laid);
        text.push('\n');
    }
    text
}

const fn faction_code(faction: Faction) -> &'static str {
    match faction {
        Faction::Us => "32",
        Faction::Arvn => "33",
        Faction::Nva => "31",
        Faction::Vc => "94",
    }
}

const fn initial(faction: Faction) -> &'static str {
    match faction {
        Faction::Us => "U",
        Faction::Arvn => "A",
        Faction::Nva => "N",
        Faction::Vc => "V",
    }
}

/// The lines of a space, none wider than a cell less one.
fn cell_lines(game: &Game, space: Space) -> Vec<Line> {
    let board = game.board();
    let (edge, edge_code, name_code) = match (space.kind(), board.control(space)) {
        (SpaceKind::Loc, _) if space.terrain() == Terrain::Mekong => ("\u{2248}", "36", "36"),
        (SpaceKind::Loc, _) => ("\u{2550}", "2", "2"),
        (_, Control::Coin) => ("\u{258c}", "34", "1"),
        (_, Control::Nva) => ("\u{258c}", "31", "1"),
        (_, Control::None) => ("\u{258f}", "", "1"),
    };
    let name = if space.kind() == SpaceKind::City {
        short_name(space).to_uppercase()
    } else {
        short_name(space).to_owned()
    };
    let flags: Line = if space.is_loc() {
        vec![span(format!("{}", space.econ()), "1")]
    } else {
        let control = match board.control(space) {
            Control::Coin => span("C", "1;34"),
            Control::Nva => span("N", "1;31"),
            Control::None => span("\u{b7}", ""),
        };
        let level = match board.support(space) {
            _ if !space.can_have_support() => span("", ""),
            SupportLevel::ActiveSupport => span("++", "1;32"),
            SupportLevel::PassiveSupport => span("+ ", "32"),
            SupportLevel::Neutral => span("= ", ""),
            SupportLevel::PassiveOpposition => span("- ", "35"),
            SupportLevel::ActiveOpposition => span("--", "1;35"),
        };
        vec![
            span(format!("{} ", space.population()), ""),
            control,
            span(if space.can_have_support() { " " } else { "" }, ""),
            level,
        ]
    };
    let room = CELL - 2 - length(&flags);
    let mut head = vec![span(edge, edge_code), span(format!("{name:<room$}"), name_code)];
    head.extend(flags);
    let mut lines = vec![head];
    for words in wrapped(words(game, space), CELL - 2) {
        let mut line = vec![span(if space.is_loc() { " " } else { edge }, edge_code)];
        line.extend(words);
        lines.push(line);
    }
    lines
}

/// The markers and pieces in a space, a word for each faction.
fn words(game: &Game, space: Space) -> Vec<Span> {
    let board = game.board();
    let mut words = Vec::new();
    if board.terror(space) > 0 {
        words.push(span(
            format!("{}{}", if space.is_loc() { "Sab" } else { "Ter" }, board.terror(space)),
            "1;7",
        ));
    }
    words.extend(Faction::ALL.into_iter().filter(|faction| board.count_by(space, *faction) > 0).map(
        |faction| {
            let kinds = PieceKind::ALL
                .into_iter()
                .filter(|kind| kind.faction() == faction && board.count(space, *kind) > 0);
            let pieces: String =
                kinds.map(|kind| format!("{}{}", board.count(space, kind), kind.letter())).collect();
            span(format!("{}{pieces}", initial(faction)), faction_code(faction))
        },
    ));
    words
}

/// Words in lines of at most `room`.
fn wrapped(words: Vec<Span>, room: usize) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if length(line) + 1 + word.text.chars().count() <= room => {
                line.push(span(" ", ""));
                line.push(word);
            }
            _ => lines.push(vec![word]),
        }
    }
    lines
}

/// A sentence in lines as wide as the schematic, the later ones indented.
fn sentence(text: &str, code: &'static str) -> Vec<Line> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= COLUMNS => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) => lines.push(format!("  {word}")),
            None => lines.push(word.to_owned()),
        }
    }
    lines.into_iter().map(|line| vec![span(line, code)]).collect()
}

/// Title, cards, who is next.
fn above(game: &Game) -> Vec<Line> {
    let cards = game.cards();
    let monsoon = if game.is_monsoon() { ", Monsoon" } else { "" };
    let mut lines = sentence(
        &format!(
            "Fire in the Lake, {}. Card: {}; next: {}{monsoon}",
            game.scenario().title(),
            facts::card_name(cards.current()),
            facts::card_name(cards.next())
        ),
        "1",
    );
    let standings = facts::standings(game);
    let order = facts::order(game)
        .map(|faction| format!("{} {}", faction.id().to_uppercase(), standings[faction].word()));
    lines.extend(sentence(&format!("{}. {}.", order.join(", "), facts::due(game)), ""));
    lines.push(Line::new());
    lines
}

/// Victory and tracks, as cells for the corner that the map leaves empty.
fn notes(game: &Game) -> Vec<Vec<Line>> {
    let board = game.board();
    let victory = |faction: Faction| {
        let words = format!(
            "{:>2} >{} {:+}",
            game.victory_marker(faction),
            faction.victory_threshold(),
            game.marked_margin(faction)
        );
        vec![span(format!("{:<5}", faction.id().to_uppercase()), faction_code(faction)), span(words, "")]
    };
    let totals = game.marked_totals();
    let line = |text: String| vec![span(text, "")];
    let value = |track| board.track(track);
    let kept = |name: &str, track| {
        if game.keeps(track) { format!("{name} {} ", value(track)) } else { String::new() }
    };
    let resources = format!(
        "{}{}{}",
        kept("A", Track::ArvnResources),
        kept("N", Track::NvaResources),
        kept("V", Track::VcResources)
    );
    let pools = if resources.is_empty() { Line::new() } else { line(format!("Res. {resources}")) };
    let policy = if game.is_player(Faction::Us) {
        String::new()
    } else {
        format!("US {}", board.policy().id().to_uppercase())
    };
    vec![
        vec![victory(Faction::Us), victory(Faction::Arvn)],
        vec![victory(Faction::Nva), victory(Faction::Vc)],
        vec![pools, line(format!("Aid {} Patron. {}", value(Track::Aid), value(Track::Patronage)))],
        vec![
            line(format!("{}Trail {}", kept("Econ", Track::Econ), value(Track::Trail))),
            line(format!("Sup. {} Opp. {}", totals.support, totals.opposition)),
        ],
        vec![line(format!("{}{policy}", kept("Agitate", Track::AgitateTotal)))],
    ]
}

/// Boxes, leader, what lasts, and the key.
fn below(game: &Game) -> Vec<Line> {
    let board = game.board();
    let mut lines = vec![Line::new()];
    for (box_name, title) in [
        (BoxName::Available, "Available"),
        (BoxName::Casualties, "Casualties"),
        (BoxName::OutOfPlay, "Out of Play"),
    ] {
        let mut line = vec![span(format!("{title:<12}"), "1")];
        for faction in Faction::ALL {
            let held = PieceType::ALL
                .into_iter()
                .filter(|piece| piece.faction() == faction && board.in_box(box_name, *piece) > 0);
            let held: String = held
                .map(|piece| format!("{}{}", board.in_box(box_name, piece), piece.placed().letter()))
                .collect();
            if !held.is_empty() {
                line.push(span(format!("{}{held}  ", initial(faction)), faction_code(faction)));
            }
        }
        if line.len() == 1 {
            line.push(span("none", ""));
        }
        lines.push(line);
    }
    lines.extend(sentence(
        &format!(
            "RVN leader: {}. Coup cards played: {} of {}.",
            facts::leader(game),
            game.coups_played(),
            game.coup_cards_in_all()
        ),
        "",
    ));
    for (title, lasting) in ["Capabilities", "Momentum"].into_iter().zip(facts::lasting(game)) {
        if !lasting.is_empty() {
            lines.extend(sentence(&format!("{title}: {}", lasting.join(", ")), ""));
        }
    }
    for text in [
        "U US, A ARVN, N NVA, V VC: t Troops, p Police, u Underground, a Active, b Base,",
        "b* Tunneled; C COIN, N NVA Control; ++ Active Support to -- Active Opposition;",
        "\u{2550} road, \u{2248} river with Econ; Ter Terror, Sab Sabotage; BMT Ban Me Thuot, SG Saigon",
    ] {
        lines.push(vec![span(text, "2")]);
    }
    lines
}
