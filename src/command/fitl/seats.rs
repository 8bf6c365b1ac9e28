//! Seats that change hands in `fitl adjust`: everything that goes with it, and what is taken over in words
//! (T2.1.1, T4.1).

use serde_json::json;

use super::deeds::short;
use super::table_words::Changes;
use crate::dice::Scripted;
use crate::error::Error;
use crate::fitl::{Faction, FactionSet, Game, GameData, Track};
use crate::question::OpenQuestion;

/// The fields to set for people to play `players` from now on, but for those in `said`. `agitate` is the 1d3
/// with which a VC that goes to the tables begins.
///
/// # Errors
/// When that die is wanted and was not given.
pub(super) fn fields(
    data: &GameData,
    players: FactionSet,
    agitate: Option<u32>,
    said: &Changes,
) -> Result<Changes, Error> {
    let before = data
        .validate()
        .map_err(|faults| Error::Bug(format!("a game that was checked has faults: {faults:?}")))?;
    let agitates = before.is_player(Faction::Vc) && !players.contains(Faction::Vc);
    let mut dice = match (agitates, agitate) {
        (true, None) => {
            let what = "a non-player VC needs a starting Agitate Total: roll 1d3";
            return Err(Error::asks(
                format!("{what} and add agitate_total and the result"),
                vec![OpenQuestion::of("agitate_total", what, "T4.1.4").legal(["1", "2", "3"])],
            ));
        }
        (true, Some(shows)) => Scripted::new([shows]),
        (false, _) => Scripted::new([]),
    };
    let (from, to) = (GameData::from(&before), GameData::from(&before.with_players(players, &mut dice)?));
    let mut fields: Changes = vec![("players".to_owned(), json!(players))];
    for track in Track::ALL.into_iter().filter(|track| from.tracks[*track] != to.tracks[*track]) {
        let path = format!("tracks/{track}");
        if said.iter().all(|(said, _)| *said != path) {
            fields.push((path, to.tracks[track].into()));
        }
    }
    let mut set = |path: &str, was: serde_json::Value, is: serde_json::Value| {
        if was != is {
            fields.push((path.to_owned(), is));
        }
    };
    set("trung_deck", json!(from.trung_deck), json!(to.trung_deck));
    set("shared", json!(from.shared), json!(to.shared));
    set("one_person", json!(from.one_person), json!(to.one_person));
    set("phase", json!(from.phase), json!(to.phase));
    set("coup", json!(from.coup), json!(to.coup));
    Ok(fields)
}

/// The fields that [`told`] tells in words.
pub(super) const TOLD: [&str; 6] = ["/players", "/trung_deck", "/shared", "/one_person", "/phase", "/coup"];

/// A line for each seat that changed hands, with what is taken over.
pub(super) fn told(before: &Game, after: &Game) -> Vec<String> {
    let changed = Faction::ALL.into_iter().filter(|one| before.is_player(*one) != after.is_player(*one));
    changed.map(|faction| handed(before, after, faction)).collect()
}

fn handed(before: &Game, after: &Game, faction: Faction) -> String {
    let mut taken: Vec<String> = Vec::new();
    match (before.pool(faction), after.pool(faction)) {
        (Some(pool), Some(_)) => {
            taken.push(format!("{} stay {}", pool.title(), after.board().track(pool)));
        }
        (Some(pool), None) => {
            taken.push(format!("the {} {} are set aside", before.board().track(pool), pool.title()));
        }
        (None, Some(pool)) => {
            let (name, agreed) = (pool.title(), after.board().track(pool));
            taken.push(match agreed {
                0 => format!("{name} are 0, because none were kept; to agree on more: `{} N`", pool.id()),
                agreed => format!("{name} begin at {agreed}, as agreed, because none were kept"),
            });
        }
        (None, None) => {}
    }
    if faction == Faction::Vc {
        let [was, is] = [before, after].map(|game| game.board().track(Track::AgitateTotal));
        taken.push(match after.is_player(Faction::Vc) {
            true => format!("the Agitate Total of {was} is set aside"),
            false => format!("the Agitate Total is {is}"),
        });
    }
    let now = match after.is_player(faction) {
        true => {
            taken.push("its 6 Trưng cards leave the deck".to_owned());
            "now has a player"
        }
        false => {
            taken.push("its 6 Trưng cards are shuffled into the unseen cards".to_owned());
            "is now a non-player"
        }
    };
    format!("{}: {now}; {}", short(faction), taken.join("; "))
}
