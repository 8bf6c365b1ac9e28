//! The steps of a Train as a player gives them.

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    add_police, build, finish, may_add_police, may_build, may_pacify, may_place, may_select, may_transfer,
    pacify, place, select, transfer,
};
use crate::action::ActionStep;
use crate::action::choice::Pieces;
use crate::action::named::ends;
use crate::action::turn::Turn;
use crate::action::voluntary::Taken;
use crate::action::ways;
use crate::action::words::Words;
use crate::game::Game;
use crate::game::table::Table;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::space::Space;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;

/// A step of a Train.
///
/// In words: `saigon place 3t 2p` or `saigon 3t 2p`, `hue place 2u taking 1a saigon`, `hue` alone to select
/// it, `pacify hue terror 1 levels 2` or `pacify hue 2`, `base hue troops 2`, `patronage 3`,
/// `police hue from saigon`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum TrainStep {
    /// Selects a space and places pieces there, or places them in a space selected before.
    Space {
        /// The space.
        space: Space,
        /// Irregulars, Rangers, or ARVN cubes.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        place: Vec<Pieces>,
        /// Pieces taken from the map for it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        taking: Vec<Taken>,
    },
    /// Pacifies a selected space.
    Pacify {
        /// The space.
        space: Space,
        /// Terror markers removed.
        #[serde(default)]
        terror: u8,
        /// Levels shifted.
        #[serde(default)]
        levels: u8,
    },
    /// Replaces 3 ARVN cubes in a selected space with a Base.
    Base {
        /// The space.
        space: Space,
        /// How many of the cubes are Troops; may be left out when there is one way.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        troops: Option<u8>,
        /// The Base taken from the map for it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        taking: Vec<Taken>,
    },
    /// Turns Patronage into ARVN Resources.
    Patronage(u8),
    /// Combined Action Platoons add a Police.
    Police {
        /// Where to.
        space: Space,
        /// Where from, if not Available.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Space>,
    },
}

impl ActionStep for TrainStep {
    fn finish(table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        finish(table, turn)
    }

    /// `SPACE [[place] PIECES] [taking 1p SPACE …]`, `pacify SPACE [terror N] [[levels] N]`,
    /// `base SPACE [troops N | PIECES] [taking 1b SPACE]`, `patronage N` or `police SPACE [from SPACE]`.
    fn parse(words: &mut Words<'_>, faction: Faction) -> Result<Self, Error> {
        let step = match words.peek_keyword(&["pacify", "base", "patronage", "police"]) {
            Some("pacify") => {
                words.next("pacify")?;
                let space = words.space()?;
                let (terror, levels) = words.terror_and_levels(ends)?;
                let (terror, levels) = (terror.unwrap_or(0), levels.unwrap_or(0));
                TrainStep::Pacify { space, terror, levels }
            }
            Some("base") => {
                words.next("base")?;
                let space = words.space()?;
                let (mut troops, mut taking) = (None, Vec::new());
                while !ends(words) {
                    if words.begins_with_digit() && troops.is_none() {
                        troops = Some(replaced(words)?);
                        continue;
                    }
                    match words.keyword("how", &["troops", "taking"])? {
                        "troops" => {
                            words.once("troops", troops.is_none())?;
                            troops = Some(words.number()?);
                        }
                        _ => taking.extend(taken(words, Faction::Arvn)?),
                    }
                }
                TrainStep::Base { space, troops, taking }
            }
            Some("patronage") => {
                words.next("patronage")?;
                TrainStep::Patronage(words.number()?)
            }
            Some("police") => {
                words.next("police")?;
                let space = words.space()?;
                TrainStep::Police { space, from: if words.is("from") { Some(words.space()?) } else { None } }
            }
            _ => {
                let space = words.space()?;
                let (mut place, mut taking) = (Vec::new(), Vec::new());
                words.mark(":");
                while !ends(words) {
                    if words.begins_with_digit() && place.is_empty() {
                        // `saigon 3p`, as at the prompt.
                        place = placed(words, faction)?;
                        continue;
                    }
                    match words.keyword("what is done", &["place", "taking"])? {
                        "place" => {
                            words.once("place", place.is_empty())?;
                            place = placed(words, faction)?;
                        }
                        _ => taking.extend(taken(words, faction)?),
                    }
                }
                TrainStep::Space { space, place, taking }
            }
        };
        Ok(step)
    }

    fn candidates(game: &Game, turn: &Turn) -> Vec<Self> {
        let mut steps = Vec::new();
        for space in Space::ALL {
            let mut selected = *turn;
            if !turn.spaces.contains(space) {
                if may_select(game, turn, space).is_ok() {
                    steps.push(TrainStep::Space { space, place: Vec::new(), taking: Vec::new() });
                    selected.spaces.set(space, true);
                } else {
                    continue;
                }
            }
            steps.extend(placements(game, &selected, space));
            steps.extend(final_actions(game, turn, space));
        }
        // Combined Action Platoons add Police wherever US Troops are, Train or not.
        for space in Space::ALL.into_iter().filter(|space| may_add_police(game, turn, *space).is_ok()) {
            let elsewhere = game.board().with(PieceKind::ArvnPolice).without(space);
            let sources = [None].into_iter().chain(elsewhere.iter().map(Some));
            steps.extend(sources.map(|from| TrainStep::Police { space, from }));
        }
        steps
    }

    fn tell(&self, words: &mut String, owner: Option<Faction>) {
        let _ = match self {
            TrainStep::Space { space, place, taking } => {
                words.push_str(space.id());
                if !place.is_empty() {
                    words.push_str(" place");
                    ways::tell_pieces(words, place, owner);
                }
                ways::tell_taken(words, taking, owner);
                Ok(())
            }
            TrainStep::Pacify { space, terror, levels } => {
                let _ = write!(words, "pacify {space}");
                if *terror > 0 || *levels == 0 {
                    let _ = write!(words, " terror {terror}");
                }
                if *levels > 0 { write!(words, " levels {levels}") } else { Ok(()) }
            }
            TrainStep::Base { space, troops, taking } => {
                let _ = write!(words, "base {space}");
                if let Some(troops) = troops {
                    let _ = write!(words, " troops {troops}");
                }
                ways::tell_taken(words, taking, Some(Faction::Arvn));
                Ok(())
            }
            TrainStep::Patronage(amount) => write!(words, "patronage {amount}"),
            TrainStep::Police { space, from: None } => write!(words, "police {space}"),
            TrainStep::Police { space, from: Some(from) } => write!(words, "police {space} from {from}"),
        };
    }

    fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        match self {
            TrainStep::Space { space, place: pieces, taking } => {
                if !turn.spaces.contains(*space) || pieces.is_empty() {
                    select(table, turn, *space)?;
                }
                place(table, turn, *space, pieces, taking)
            }
            TrainStep::Pacify { space, terror, levels } => pacify(table, turn, *space, *terror, *levels),
            TrainStep::Base { space, troops, taking } => {
                let troops = match troops {
                    Some(troops) => *troops,
                    None => {
                        may_build(table.game, turn, *space)?;
                        only_troops(table, *space)?
                    }
                };
                build(table, turn, *space, troops, taking)
            }
            TrainStep::Patronage(amount) => transfer(table, turn, *amount),
            TrainStep::Police { space, from } => add_police(table, turn, *space, *from),
        }
    }
}

/// What may be placed in a selected space: each sort in each number, cubes in each mix.
fn placements(game: &Game, turn: &Turn, space: Space) -> Vec<TrainStep> {
    let mut steps = Vec::new();
    let takings = |piece: PieceKind, count| {
        let piece_type = piece.piece_type();
        let available = game.board().available(piece_type);
        ways::takings(game, turn.faction, space, piece_type, count, available)
    };
    for force in [PieceType::UsIrregulars, PieceType::ArvnRangers] {
        let (piece, most) = (force.placed(), may_place(game, turn, space, force).unwrap_or(0));
        for count in 1..=most {
            steps.extend(takings(piece, count).into_iter().map(|taking| TrainStep::Space {
                space,
                place: vec![Pieces { piece, count }],
                taking,
            }));
        }
    }
    let most = may_place(game, turn, space, PieceType::ArvnTroops).unwrap_or(0);
    let mixes = (0..=most).flat_map(|troops| (0..=most - troops).map(move |police| (troops, police)));
    for (troops, police) in mixes.filter(|mix| *mix != (0, 0)) {
        let cubes = [(PieceKind::ArvnTroops, troops), (PieceKind::ArvnPolice, police)];
        let place: Vec<Pieces> = cubes
            .iter()
            .filter(|(_, count)| *count > 0)
            .map(|&(piece, count)| Pieces { piece, count })
            .collect();
        let [of_troops, of_police] = cubes.map(|(piece, count)| takings(piece, count));
        for troops in &of_troops {
            for police in &of_police {
                let taking = [troops.clone(), police.clone()].concat();
                steps.push(TrainStep::Space { space, place: place.clone(), taking });
            }
        }
    }
    steps
}

/// The final actions in a selected space.
fn final_actions(game: &Game, turn: &Turn, space: Space) -> Vec<TrainStep> {
    let mut steps = Vec::new();
    if let Ok(pacification) = may_pacify(game, turn, space) {
        for terror in 0..=game.board().terror(space) {
            let levels = 0..=pacification.most_levels;
            steps.extend(levels.map(|levels| TrainStep::Pacify { space, terror, levels }));
        }
    }
    if may_build(game, turn, space).is_ok() {
        let available = game.board().available(PieceType::ArvnBases);
        let takings = ways::takings(game, turn.faction, space, PieceType::ArvnBases, 1, available);
        for taking in takings {
            let troops = (0..=3).map(Some);
            steps.extend(troops.map(|troops| TrainStep::Base { space, troops, taking: taking.clone() }));
        }
    }
    if space == Space::Saigon {
        steps.extend((1..=may_transfer(game, turn).unwrap_or(0)).map(TrainStep::Patronage));
    }
    steps
}

/// How many of 3 ARVN cubes are Troops, when there is one way.
fn only_troops(table: &Table<'_>, space: Space) -> Result<u8, Error> {
    let [troops, police] =
        [PieceKind::ArvnTroops, PieceKind::ArvnPolice].map(|cube| table.board().count(space, cube));
    let (fewest, most) = (3_u8.saturating_sub(police), troops.min(3));
    if fewest >= most {
        return Ok(most);
    }
    let question = OpenQuestion::of("troops", "how many of the 3 cubes are Troops", "TR14, 3.2.1")
        .legal((fewest..=most).map(|troops| troops.to_string()));
    let message = format!("{}: say how many of the 3 cubes are Troops (at most {most})", space.name());
    Err(Error::asks(message, vec![question]))
}

/// Reads the 3 ARVN cubes that a Base replaces, `1t 2p`, or only how many of them are Troops, `1`. Gives that
/// number.
fn replaced(words: &mut Words<'_>) -> Result<u8, Error> {
    let is_bare = words.peek().is_some_and(|word| word.bytes().all(|digit| digit.is_ascii_digit()));
    let mut ahead = words.clone();
    if is_bare && (ahead.next("a number").is_err() || ends(&ahead) || ahead.peek() == Some("taking")) {
        return words.number();
    }
    let (mut troops, mut all) = (0_u8, 0_u8);
    while words.begins_with_digit() {
        let (count, piece) = words.pieces(Faction::Arvn)?;
        match piece {
            PieceKind::ArvnTroops => troops = troops.saturating_add(count),
            PieceKind::ArvnPolice => {}
            _ => return Err(words.wrong("a Base replaces ARVN Troops and Police")),
        }
        all = all.saturating_add(count);
    }
    if all != 3 {
        return Err(words.wrong("a Base replaces 3 ARVN cubes: `3p`, `1t 2p`, `2t 1p` or `3t`"));
    }
    Ok(troops)
}

/// Reads pieces to place: `2u`, `3t 2p`; Troops and Police are ARVN's, whoever trains.
fn placed(words: &mut Words<'_>, faction: Faction) -> Result<Vec<Pieces>, Error> {
    let mut list = Vec::new();
    while list.is_empty() || words.begins_with_digit() {
        let mut of_arvn = words.clone();
        let (count, piece) = match words.pieces_placed(faction) {
            Ok((_, PieceKind::UsTroops)) | Err(_) => {
                let pieces = of_arvn.pieces_placed(Faction::Arvn)?;
                *words = of_arvn;
                pieces
            }
            Ok(pieces) => pieces,
        };
        list.push(Pieces { piece, count });
    }
    Ok(list)
}

/// Reads pieces taken from the map: `1p saigon 2t hue`.
fn taken(words: &mut Words<'_>, faction: Faction) -> Result<Vec<Taken>, Error> {
    let mut list = Vec::new();
    while words.peek().is_some_and(|word| word.starts_with(|c: char| c.is_ascii_digit())) {
        let (count, piece) = words.pieces(faction)?;
        list.push(Taken { space: words.space()?, piece, count });
        let mut ahead = words.clone();
        if ahead.mark(",") && ahead.peek().is_some_and(|word| word.starts_with(|c: char| c.is_ascii_digit()))
        {
            *words = ahead;
        }
    }
    if list.is_empty() {
        Err(words.wrong("after `taking`, name pieces and their space, such as 1p saigon"))
    } else {
        Ok(list)
    }
}
