//! The map as a picture and in the terminal: nothing is missing, nothing overlaps, and what it shows is what
//! the board holds.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use pointman::fitl::{
    Board, BoxName, Card, Control, DeckMode, Edition, Effect, Faction, FactionSet, Game, GameData,
    LastingCard, LastingEntry, PieceKind, Scenario, Space, SpaceKind, SupportLevel, Town,
};
use pointman::render::fitl_map::{
    COLUMNS, HEIGHT, LEGEND, MapPoint, PANEL, Shape, Slot, WIDTH, place, png, svg, text, town,
};
use proptest::prelude::*;
use resvg::tiny_skia::Pixmap;
use resvg::usvg::{self, roxmltree};

fn game(board: Board) -> Game {
    Game::on(board, FactionSet::ALL, Edition::Second).showing(Card::numbered(7), Some(Card::numbered(125)))
}

/// A board after placing, flipping, tunnelling, shifting and terror wherever the rules allow it.
fn stirred(mut board: Board, choices: &[(u8, u8, u8)]) -> Board {
    for &(place, kind, count) in choices {
        let space = Space::ALL[usize::from(place) % Space::ALL.len()];
        let piece = PieceKind::ALL[usize::from(kind) % PieceKind::ALL.len()];
        let count = 1 + count % 12;
        for count in [count, 1] {
            let _ = board.apply(Effect::Place {
                space,
                piece: piece.piece_type().placed(),
                count,
                from: BoxName::Available,
            });
        }
        let _ = board.apply(Effect::Flip { space, piece: piece.piece_type().placed(), count: count / 2 });
        let _ = board.apply(Effect::Tunnel { space, piece, count: 1 });
        let _ = board.apply(Effect::Terror { space, delta: i8::from(kind % 3 == 0) });
        let level = SupportLevel::ALL[usize::from(kind) % 5];
        let _ = board.apply(Effect::Support { space, from: board.support(space), to: level });
    }
    board
}

/// Every kind of piece that goes there in as few spaces as can be: as crowded as a space gets.
fn crowded() -> Board {
    let mut board = Board::cleared();
    for (index, space) in Space::ALL.into_iter().enumerate() {
        for kind in PieceKind::ALL
            .into_iter()
            .filter(|kind| kind.is_as_placed() && (!kind.is_base() || index % 3 == 0))
        {
            let count = if kind.piece_type().total() > 10 { 2 } else { 1 };
            let _ = board.apply(Effect::Place { space, piece: kind, count, from: BoxName::Available });
            let _ = board.apply(Effect::Flip { space, piece: kind, count: 1 });
            let _ = board.apply(Effect::Tunnel { space, piece: kind, count: 1 });
        }
        let _ = board.apply(Effect::Terror { space, delta: 1 });
    }
    board
}

/// A game in which every Capability and Momentum card lasts and non-players are at the table.
fn busy() -> Game {
    let mut data = GameData::from(&game(crowded()));
    data.cards.mode = DeckMode::Physical;
    data.players = FactionSet::NONE.with(Faction::Us);
    data.lasting = LastingCard::ALL
        .into_iter()
        .filter_map(|card| {
            card.card().lasting().and_then(|(_, mut sides)| sides.next()).map(|side| (card.card(), side))
        })
        .map(|(card, side)| LastingEntry { card, side: Some(side) })
        .collect();
    data.cards.current = Some(Card::numbered(7));
    data.cards.next = Some(Card::numbered(125));
    data.validate().unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn scenarios() -> impl Iterator<Item = Game> {
    Scenario::ALL.into_iter().map(|scenario| game(scenario.board()))
}

/// What the picture shows in each space: the number of each piece and marker.
fn counts(picture: &roxmltree::Document<'_>) -> BTreeMap<(String, String), u8> {
    let mut counts = BTreeMap::new();
    for space in picture.descendants().filter(|node| node.has_attribute("data-space")) {
        for token in space.descendants().filter(|node| node.has_attribute("data-piece")) {
            let piece = token.attribute("data-piece").unwrap().to_owned();
            let shown =
                token.children().find(|node| node.has_tag_name("text")).and_then(|node| node.text()).unwrap();
            let before = counts
                .insert((space.attribute("data-space").unwrap().to_owned(), piece), shown.parse().unwrap());
            assert_eq!(before, None);
        }
    }
    counts
}

fn expected(board: &Board) -> BTreeMap<(String, String), u8> {
    let mut counts = BTreeMap::new();
    for space in Space::ALL {
        let marker = if space.is_loc() { "sabotage" } else { "terror" };
        let pieces = PieceKind::ALL.into_iter().map(|kind| (kind.id(), board.count(space, kind)));
        for (id, count) in pieces.chain([(marker, board.terror(space))]).filter(|(_, count)| *count > 0) {
            counts.insert((space.id().to_owned(), id.to_owned()), count);
        }
    }
    counts
}

/// The words in the chips and names of a space.
fn words(picture: &roxmltree::Document<'_>, space: Space) -> Vec<String> {
    let group = picture.descendants().find(|node| node.attribute("data-space") == Some(space.id())).unwrap();
    group
        .descendants()
        .filter(|node| node.has_tag_name("text"))
        .filter_map(|node| node.text())
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_space_and_town_is_on_the_picture_once() {
    for game in scenarios() {
        let picture = svg(&game);
        for space in Space::ALL {
            assert_eq!(picture.matches(&format!("data-space=\"{}\"", space.id())).count(), 1, "{space}");
        }
        for town in Town::ALL {
            assert_eq!(picture.matches(&format!(">{}</text>", town.name())).count(), 1, "{town}");
        }
    }
}

fn overlap(one: Slot, other: Slot) -> bool {
    one.x < other.x + other.width
        && other.x < one.x + one.width
        && one.y < other.y + other.height
        && other.y < one.y + one.height
}

/// The room a space takes: a City has an edge around its slot.
fn taken(space: Space) -> Slot {
    let Slot { x, y, width, height } = place(space).slot;
    match space.kind() {
        SpaceKind::City => Slot { x: x - 6, y: y - 6, width: width + 12, height: height + 12 },
        _ => place(space).slot,
    }
}

#[test]
fn what_stands_in_one_space_never_covers_another() {
    for (index, one) in Space::ALL.into_iter().enumerate() {
        for other in &Space::ALL[index + 1..] {
            assert!(
                !overlap(taken(one), taken(*other)),
                "{one} and {other}: {:?} {:?}",
                taken(one),
                taken(*other)
            );
        }
        for beside in [PANEL, LEGEND] {
            assert!(!overlap(taken(one), beside), "{one} and {beside:?}");
        }
        let slot = taken(one);
        assert!(slot.x + slot.width <= WIDTH && slot.y + slot.height <= HEIGHT, "{one} is on the picture");
    }
}

fn is_inside(outline: &[MapPoint], x: f64, y: f64) -> bool {
    let edges = outline.iter().zip(outline.iter().cycle().skip(1));
    let crossings = edges.filter(|((ax, ay), (bx, by))| {
        let [ax, ay, bx, by] = [*ax, *ay, *bx, *by].map(f64::from);
        (ay > y) != (by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax
    });
    crossings.count() % 2 == 1
}

#[test]
fn no_two_provinces_overlap() {
    let outlines: Vec<(Space, &[MapPoint])> = Space::ALL
        .into_iter()
        .filter_map(|space| match place(space).shape {
            Shape::Province(outline) => Some((space, outline)),
            _ => None,
        })
        .collect();
    assert_eq!(outlines.len(), 22);
    for x in (0..WIDTH).step_by(3).map(|x| f64::from(x) + 0.37) {
        let reaches = |outline: &[MapPoint]| {
            outline.iter().any(|point| f64::from(point.0) < x)
                && outline.iter().any(|point| f64::from(point.0) > x)
        };
        let near: Vec<_> = outlines.iter().filter(|(_, outline)| reaches(outline)).collect();
        for y in (0..HEIGHT).step_by(3).map(|y| f64::from(y) + 0.41) {
            let there: Vec<_> =
                near.iter().filter(|(_, outline)| is_inside(outline, x, y)).map(|(space, _)| space).collect();
            assert!(there.len() <= 1, "{there:?} at {x}, {y}");
        }
    }
}

#[test]
fn contents_stand_in_their_own_province() {
    for space in Space::ALL {
        let (slot, Shape::Province(outline)) = (place(space).slot, place(space).shape) else { continue };
        for (x, y) in [(0, 0), (slot.width, 0), (0, slot.height), (slot.width, slot.height)] {
            let corner = (f64::from(slot.x + x), f64::from(slot.y + y));
            assert!(is_inside(outline, corner.0, corner.1), "{space}: {corner:?} is outside");
        }
    }
}

fn distance(point: MapPoint, (a, b): (MapPoint, MapPoint)) -> f64 {
    let [(px, py), (ax, ay), (bx, by)] = [point, a, b].map(|(x, y)| (f64::from(x), f64::from(y)));
    let (dx, dy) = (bx - ax, by - ay);
    let along = (((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy).max(1.0)).clamp(0.0, 1.0);
    (px - ax - along * dx).hypot(py - ay - along * dy)
}

#[test]
fn the_line_of_a_loc_passes_its_cities_and_towns() {
    for space in Space::ALL {
        let Shape::Loc(line) = place(space).shape else { continue };
        for at in Town::ALL.into_iter().filter(|at| at.locs().contains(space)) {
            assert!(
                line.windows(2).any(|part| distance(town(at).0, (part[0], part[1])) < 1.0),
                "{space} passes {at}"
            );
        }
        for city in space.adjacent().iter().filter(|other| other.kind() == SpaceKind::City) {
            let Slot { x, y, width, height } = taken(city);
            let reaches =
                |&(px, py): &MapPoint| (x..=x + width).contains(&px) && (y..=y + height).contains(&py);
            assert!(line.iter().any(reaches), "{space} reaches {city}");
        }
    }
}

#[test]
fn provinces_that_touch_on_the_picture_are_adjacent() {
    // Along each edge of an outline a step to the other side must be the same space, an adjacent one, or the
    // sea.
    let outlines: Vec<(Space, &[MapPoint])> = Space::ALL
        .into_iter()
        .filter_map(|space| match place(space).shape {
            Shape::Province(outline) => Some((space, outline)),
            _ => None,
        })
        .collect();
    for (space, outline) in &outlines {
        for (a, b) in outline.iter().zip(outline.iter().cycle().skip(1)) {
            let [ax, ay, bx, by] = [a.0, a.1, b.0, b.1].map(f64::from);
            let long = (bx - ax).hypot(by - ay);
            for part in 1..20 {
                let at = f64::from(part) / 20.0;
                let (x, y) = (ax + (bx - ax) * at, ay + (by - ay) * at);
                let (nx, ny) = (-(by - ay) / long * 3.0, (bx - ax) / long * 3.0);
                for (x, y) in [(x + nx, y + ny), (x - nx, y - ny)] {
                    for (other, outline) in &outlines {
                        if other != space && is_inside(outline, x, y) {
                            assert!(space.is_adjacent(*other), "{space} touches {other} at {x}, {y}");
                        }
                    }
                }
            }
        }
    }
}

static FONTS: LazyLock<Arc<usvg::fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = usvg::fontdb::Database::new();
    for font in [dejavu::sans_condensed::regular(), dejavu::sans_condensed::bold()] {
        fonts.load_font_source(usvg::fontdb::Source::Binary(Arc::new(font)));
    }
    Arc::new(fonts)
});

/// Every text of the picture as it is laid out, with the box it covers.
fn texts(picture: &str) -> Vec<(String, usvg::Rect)> {
    fn collect(group: &usvg::Group, found: &mut Vec<(String, usvg::Rect)>) {
        for node in group.children() {
            match node {
                usvg::Node::Group(group) => collect(group, found),
                usvg::Node::Text(text) => {
                    let words: String = text.chunks().iter().map(usvg::TextChunk::text).collect();
                    // What letters really cover: the box of the ink.
                    found.push((words, text.flattened().abs_bounding_box()));
                }
                _ => {}
            }
        }
    }
    let options = usvg::Options { fontdb: Arc::clone(&FONTS), ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(picture, &options).unwrap();
    let mut found = Vec::new();
    collect(tree.root(), &mut found);
    found
}

fn texts_are_apart_and_on_the_picture(game: &Game) {
    let texts = texts(&svg(game));
    assert!(texts.len() > 150);
    for (index, (words, one)) in texts.iter().enumerate() {
        let inside = one.left() >= 0.0
            && one.top() >= 0.0
            && one.right() <= f32::from(WIDTH)
            && one.bottom() <= f32::from(HEIGHT);
        assert!(inside, "{words} is cut off: {one:?}");
        for (others, other) in &texts[index + 1..] {
            let wide = one.right().min(other.right()) - one.left().max(other.left());
            let high = one.bottom().min(other.bottom()) - one.top().max(other.top());
            assert!(wide <= 0.5 || high <= 0.5, "{words} {one:?} and {others} {other:?} overlap");
        }
    }
}

#[test]
fn no_text_is_cut_off_or_covers_another() {
    scenarios()
        .chain([game(Board::cleared()), game(crowded()), busy()])
        .for_each(|game| texts_are_apart_and_on_the_picture(&game));
}

#[test]
fn the_picture_shows_control_and_level_in_words() {
    let game = game(Scenario::Full.board());
    let picture = svg(&game);
    let picture = roxmltree::Document::parse(&picture).unwrap();
    for space in Space::ALL.into_iter().filter(|space| !space.is_loc()) {
        let words = words(&picture, space);
        let has = |word: &str| words.iter().any(|there| there == word);
        assert_eq!(has("COIN"), game.board().control(space) == Control::Coin, "{space}");
        assert_eq!(has("NVA"), game.board().control(space) == Control::Nva, "{space}");
        let level = match game.board().support(space) {
            SupportLevel::ActiveSupport => "Support 2",
            SupportLevel::PassiveSupport => "Support 1",
            SupportLevel::Neutral => "Neutral",
            SupportLevel::PassiveOpposition => "Oppos. 1",
            SupportLevel::ActiveOpposition => "Oppos. 2",
        };
        assert_eq!(has(level), space.can_have_support(), "{space}: {words:?}");
        assert!(has(&space.population().to_string()), "{space}");
    }
}

#[test]
fn the_png_has_the_signature_and_the_size_of_the_picture() {
    let bytes = png(&game(Scenario::Short.board())).unwrap();
    assert_eq!(bytes[..8], *b"\x89PNG\r\n\x1a\n");
    assert_eq!(bytes[12..16], *b"IHDR");
    assert_eq!(bytes[16..20], u32::from(WIDTH).to_be_bytes());
    assert_eq!(bytes[20..24], u32::from(HEIGHT).to_be_bytes());
}

/// The pixels of the SVG picture, drawn by another program than ours.
fn drawn_by_another(picture: &str) -> Pixmap {
    let options = usvg::Options { fontdb: Arc::clone(&FONTS), ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(picture, &options).unwrap();
    let mut pixels = Pixmap::new(WIDTH.into(), HEIGHT.into()).unwrap();
    resvg::render(&tree, resvg::tiny_skia::Transform::identity(), &mut pixels.as_mut());
    pixels
}

#[test]
fn the_png_and_the_svg_are_the_same_picture() {
    for game in [game(Scenario::Full.board()), busy()] {
        let (one, other) = (Pixmap::decode_png(&png(&game).unwrap()).unwrap(), drawn_by_another(&svg(&game)));
        assert_eq!((one.width(), one.height()), (other.width(), other.height()));
        let apart = |(one, other): (&u8, &u8)| one.abs_diff(*other) > 48;
        let different = one.data().iter().zip(other.data()).filter(|pair| apart(*pair)).count();
        assert!(different * 200 < one.data().len(), "{different} of {} differ", one.data().len());
    }
}

#[test]
fn the_terminal_shows_every_space_once_in_eighty_columns_and_fifty_lines() {
    for game in scenarios() {
        let map = text(&game, false);
        assert!(map.lines().all(|line| line.chars().count() <= COLUMNS), "{map}");
        assert!(map.lines().count() <= 50, "{} lines:\n{map}", map.lines().count());
        assert!(map.contains("SAIGON") && map.contains("Kien Giang"));
        for edge in ['\u{258c}', '\u{258f}', '\u{2550}', '\u{2248}'] {
            assert!(map.contains(edge));
        }
    }
    // Without pieces a space is one line, so that spaces can be counted by their edges; two more are in the
    // key.
    let map = text(&game(Board::cleared()), false);
    let edges = map.chars().filter(|letter| "\u{258c}\u{258f}\u{2550}\u{2248}".contains(*letter)).count();
    assert_eq!(edges, Space::ALL.len() + 2);
}

#[test]
fn colour_adds_nothing_but_colour() {
    for game in scenarios() {
        let coloured = text(&game, true);
        let mut plain = String::new();
        for (index, part) in coloured.split("\x1b[").enumerate() {
            plain.push_str(if index == 0 { part } else { part.split_once('m').unwrap().1 });
        }
        assert_eq!(plain, text(&game, false));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn any_board_fits_into_the_picture_and_is_counted_right(
        scenario in prop::sample::select(&Scenario::ALL),
        emptied in any::<bool>(),
        choices in prop::collection::vec(any::<(u8, u8, u8)>(), 0..160),
    ) {
        let game = game(stirred(if emptied { Board::cleared() } else { scenario.board() }, &choices));
        let picture = svg(&game);
        let parsed = roxmltree::Document::parse(&picture).unwrap();
        prop_assert_eq!(counts(&parsed), expected(game.board()));
        texts_are_apart_and_on_the_picture(&game);
        let map = text(&game, false);
        for line in map.lines() {
            prop_assert!(line.chars().count() <= COLUMNS, "{}", line);
        }
    }
}

mod commands {
    use assert_cmd::Command;
    use predicates::str::contains;
    use serde_json::Value;
    use tempfile::TempDir;

    fn run(folder: &TempDir, arguments: &[&str]) -> assert_cmd::assert::Assert {
        Command::cargo_bin("pointman").unwrap().current_dir(folder.path()).args(arguments).assert()
    }

    fn with_game() -> TempDir {
        let folder = crate::scenes::folder();
        run(&folder, &["fitl", "new", "--scenario", "short", "--deck", "physical", "-o", "g.json"]).success();
        folder
    }

    #[test]
    fn the_map_is_shown_or_written_as_a_picture() {
        let folder = with_game();
        run(&folder, &["fitl", "map", "g.json"]).success().stdout(contains("SAIGON"));
        let plain = run(&folder, &["fitl", "map", "g.json"]).success().get_output().stdout.clone();
        assert!(!plain.contains(&0x1b), "no colour in a pipe");
        run(&folder, &["run", "-e", "print(fitl_map(\"g.json\").text)"]).success().stdout(contains("SAIGON"));
        run(&folder, &["fitl", "map", "g.json", "--color", "always"]).success().stdout(contains("\x1b["));
        run(&folder, &["fitl", "map", "g.json", "--svg", "m.svg"])
            .success()
            .stdout(contains("Wrote m.svg, 1660 by 1900"));
        let written = std::fs::read_to_string(folder.path().join("m.svg")).unwrap();
        assert!(written.starts_with("<svg") && written.ends_with("</svg>\n"));
        run(&folder, &["fitl", "map", "g.json", "--png", "m.png"]).success();
        assert!(std::fs::read(folder.path().join("m.png")).unwrap().starts_with(b"\x89PNG"));
        let json = run(&folder, &["fitl", "map", "g.json", "--json"]).success().get_output().stdout.clone();
        assert_eq!(serde_json::from_slice::<Value>(&json).unwrap()["svg"], written);
        let output =
            run(&folder, &["fitl", "map", "g.json", "--svg", "-"]).success().get_output().stdout.clone();
        assert_eq!(String::from_utf8(output).unwrap(), written);
    }

    #[test]
    fn a_picture_that_cannot_be_made_has_the_exit_code_for_it() {
        let folder = with_game();
        run(&folder, &["fitl", "map", "g.json", "--svg", "nowhere/m.svg"])
            .code(73)
            .stderr(contains("the directory does not exist"));
        run(&folder, &["fitl", "map", "g.json", "--png", "nowhere/m.png"]).code(73);
        run(&folder, &["fitl", "map", "nothing.json"]).code(66);
        run(&folder, &["fitl", "map", "g.json", "--svg", "a", "--png", "b"]).code(2);
    }

    #[test]
    fn a_picture_replaces_a_picture_but_never_a_game() {
        let folder = with_game();
        let before = std::fs::read(folder.path().join("g.json")).unwrap();
        for option in ["--svg", "--png"] {
            run(&folder, &["fitl", "map", "g.json", option, "g.json"])
                .code(73)
                .stderr(contains("holds something else"));
            run(&folder, &["fitl", "map", "g.json", option, "p"]).success();
            run(&folder, &["fitl", "map", "g.json", option, "p"]).success();
            std::fs::remove_file(folder.path().join("p")).unwrap();
        }
        run(&folder, &["run", "-e", "fitl_map(\"g.json\", #{svg: \"g.json\"})"])
            .failure()
            .stderr(contains("holds something else"));
        assert_eq!(std::fs::read(folder.path().join("g.json")).unwrap(), before);
    }

    #[test]
    fn standard_output_takes_one_thing() {
        let folder = with_game();
        run(&folder, &["fitl", "map", "g.json", "--png", "-", "--json"])
            .code(2)
            .stderr(contains("both use standard output"));
        run(&folder, &["run", "-e", "fitl_map(\"g.json\", #{png: \"-\"})"])
            .failure()
            .stderr(contains("give a file name"));
        let bytes =
            run(&folder, &["fitl", "map", "g.json", "--png", "-"]).success().get_output().stdout.clone();
        assert!(bytes.starts_with(b"\x89PNG"));
    }

    #[test]
    fn only_a_fire_in_the_lake_game_has_a_map() {
        let folder = with_game();
        std::fs::write(
            folder.path().join("no.json"),
            r#"{"format": "pointman", "version": 1, "kind": "av-campaign"}"#,
        )
        .unwrap();
        run(&folder, &["fitl", "map", "no.json"])
            .code(65)
            .stderr(contains("Error: no.json: /kind: is av-campaign, but fitl-game is needed"));
    }

    #[test]
    fn a_script_draws_the_map_too() {
        let folder = with_game();
        run(&folder, &["run", "-e", "print(fitl_map(\"g.json\", #{svg: \"s.svg\"}).bytes > 50000)"])
            .success()
            .stdout(contains("true"));
        assert!(folder.path().join("s.svg").exists());
        run(&folder, &["run", "-e", "fitl_map(\"g.json\", #{svg: \"../s.svg\"})"])
            .failure()
            .stderr(contains("working directory"));
        run(&folder, &["run", "-e", "fitl_map(\"g.json\", #{svg: \"s.svg\", png: \"p.png\"})"])
            .failure()
            .stderr(contains("`png` cannot be used with `svg`"));
    }
}
