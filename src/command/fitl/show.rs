//! `fitl show`: the board, the tracks, the cards, one space or one faction.

use clap::Args;
use pointman_core::vocabulary::Term;
use serde::Deserialize;
use serde_json::{Map, Value, json};

use super::common::open;
use super::setup_list::places;
use super::{next, tables};
use crate::command::{Group, Outcome, Session, Shown, Source, Subcommand};
use crate::error::Error;
use crate::fitl::{BoxName, ByTrack, Faction, Game, PieceType, Readings, Space, SpaceSet, Track, with_names};
use crate::names;
use crate::render::Report;
use crate::voice::Voice;

/// Shows a game.
#[derive(Debug, Args, Deserialize)]
pub struct FitlShow {
    /// The game: a file, or `-` for standard input
    #[arg(value_name = "GAME")]
    pub document: Source,
    /// What to show: spaces, tracks, boxes, cards, all, or the name of a space or a faction
    #[arg(value_name = "WHAT", default_value = "all")]
    #[serde(default = "all")]
    pub what: String,
}

fn all() -> String {
    "all".to_owned()
}

impl Subcommand for FitlShow {
    const PATH: &'static [&'static str] = &["fitl", "show"];
    const GROUP: Group = Group::FitlGames;
    const ABOUT: &'static str = "Show the board, the tracks, the cards, a space or a faction";
    const EXAMPLES: &'static str = "\
pointman fitl show game.json              # everything
pointman fitl show game.json tracks       # tracks, boxes and victory margins
pointman fitl show game.json quang-tri    # one space and its neighbours
pointman fitl show game.json vc --json";
    const POSITIONAL: &'static [&'static str] = &["document", "what"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let game = open(&self.document, session)?;
        let mut report = Report::new();
        let data = match part(&self.what)? {
            Part::All => {
                tables::tracks(&mut report, &game);
                tables::cards(&mut report, &game);
                tables::spaces(&mut report, &game);
                next::next_lines(&mut report, &game);
                let mut data = tracks_data(&game);
                data.insert("cards".to_owned(), cards_data(&game));
                data.insert("spaces".to_owned(), spaces_data(&game, SpaceSet::ALL));
                data.insert("next".to_owned(), next::next_data(&game));
                Value::Object(data)
            }
            Part::Spaces => {
                tables::spaces(&mut report, &game);
                spaces_data(&game, SpaceSet::ALL)
            }
            Part::Tracks => {
                tables::tracks(&mut report, &game);
                Value::Object(tracks_data(&game))
            }
            Part::Boxes => {
                for place in places(&game).iter().filter(|place| BoxName::with_id(place.key).is_some()) {
                    report.item(1, format!("{}: {}", place.title, place.shows));
                }
                let setup = game.board().setup();
                json!({
                    "available": setup.available,
                    "out_of_play": setup.out_of_play,
                    "casualties": setup.casualties,
                })
            }
            Part::Cards => {
                tables::cards(&mut report, &game);
                next::next_lines(&mut report, &game);
                cards_data(&game)
            }
            Part::Space(space) => {
                tables::space(&mut report, &game, space);
                let mut data = space_data(&game, space);
                data["adjacent"] = json!(space.adjacent());
                data
            }
            Part::Faction(faction) => {
                tables::faction(&mut report, &game, faction);
                faction_data(&game, faction)
            }
        };
        Ok(Outcome::answer(Shown { data, report }))
    }
}

enum Part {
    All,
    Spaces,
    Tracks,
    Boxes,
    Cards,
    Space(Space),
    Faction(Faction),
}

/// The part that `what` names: a word of the list, a faction, or a space.
fn part(what: &str) -> Result<Part, Error> {
    let mut named: Vec<&str> = vec!["all", "spaces", "tracks", "boxes", "cards"];
    named.extend(Faction::ALL.map(Faction::id));
    named.extend(Space::ALL.map(Space::id));
    let index = names::look_up("part of a game", what, &named).map_err(|why| {
        let lists = match why.meant.is_empty() && !why.lists {
            true if Voice::now() == Voice::Prompt => {
                ": show a space, a faction, tracks, boxes, cards, spaces, all, lasting, changed or map"
            }
            true => ": show a space, a faction, tracks, boxes, cards, spaces or all",
            false => "",
        };
        Error::Usage(with_names(&format!("{why}{lists}")))
    })?;
    Ok(match index {
        0 => Part::All,
        1 => Part::Spaces,
        2 => Part::Tracks,
        3 => Part::Boxes,
        4 => Part::Cards,
        5..=8 => Part::Faction(Faction::ALL[index - 5]),
        _ => Part::Space(Space::ALL[index - 9]),
    })
}

fn space_data(game: &Game, space: Space) -> Value {
    let board = game.board();
    json!({
        "space": space,
        "name": space.name(),
        "population": space.population(),
        "econ": space.econ(),
        "control": game.control_markers().of(space),
        "support": board.support(space),
        "terror": board.terror(space),
        "pieces": board.setup().spaces[space].pieces,
    })
}

fn spaces_data(game: &Game, spaces: SpaceSet) -> Value {
    spaces.iter().map(|space| space_data(game, space)).collect()
}

fn tracks_data(game: &Game) -> Map<String, Value> {
    let board = game.board();
    let setup = board.setup();
    let values: Map<String, Value> = ByTrack::from_fn(|track: Track| board.track(track))
        .iter()
        .map(|(track, value)| (track.id().to_owned(), json!(value)))
        .collect();
    let mut data = Map::new();
    data.insert("victory".to_owned(), json!(game.ranking()));
    data.insert("tracks".to_owned(), Value::Object(values));
    data.insert("totals".to_owned(), tables::totals_data(game));
    if *game.readings() != Readings::default() {
        data.insert("options".to_owned(), json!(game.readings()));
    }
    data.insert("us_policy".to_owned(), json!(board.policy()));
    data.insert("available".to_owned(), json!(setup.available));
    data.insert("out_of_play".to_owned(), json!(setup.out_of_play));
    data.insert("casualties".to_owned(), json!(setup.casualties));
    data
}

fn cards_data(game: &Game) -> Value {
    let cards = game.cards();
    json!({
        "mode": cards.mode(),
        "current": cards.current(),
        "on_deck": cards.next(),
        "monsoon": game.is_monsoon(),
        "deck": cards.deck().len(),
        "played": cards.played().iter().collect::<Vec<_>>(),
        "cancelled": cards.cancelled().iter().collect::<Vec<_>>(),
        "pivotal": Faction::ALL.into_iter().filter_map(|faction| cards.pivotal(faction)).collect::<Vec<_>>(),
        "leaders": game.leader_box().cards().collect::<Vec<_>>(),
        "leader": game.leader(),
        "lasting": game.lasting().entries(),
        "coups_played": game.coups_played(),
    })
}

fn faction_data(game: &Game, faction: Faction) -> Value {
    let board = game.board();
    let pieces: Map<String, Value> = PieceType::ALL
        .into_iter()
        .filter(|piece_type| piece_type.faction() == faction)
        .map(|piece_type| {
            let count = json!({
                "map": board.on_map(piece_type),
                "available": board.available(piece_type),
                "casualties": board.in_box(BoxName::Casualties, piece_type),
                "out_of_play": board.in_box(BoxName::OutOfPlay, piece_type),
            });
            (piece_type.id().to_owned(), count)
        })
        .collect();
    let there = SpaceSet::ALL.filter(|space| board.count_by(space, faction) > 0);
    json!({
        "faction": faction,
        "player": game.is_player(faction),
        "total": game.victory_marker(faction),
        "threshold": faction.victory_threshold(),
        "margin": game.marked_margin(faction),
        "resources": game.pool(faction).map(|pool| board.track(pool)),
        "spends": game.purse(faction),
        "pivotal": game.cards().pivotal(faction),
        "pieces": pieces,
        "spaces": spaces_data(game, there),
    })
}
