//! Infiltrate (4.4.1): NVA builds up Troops or takes over from VC.

use std::fmt::Write as _;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::SpecialName;
use crate::action::ActionStep;
use crate::action::choice::{Chosen, Pieces, choose, chosen_kinds};
use crate::action::named::TakenFirst;
use crate::action::options::{ActionOptions, Form, SpaceOptions};
use crate::action::refusal::{Refusal, Row, require};
use crate::action::turn::Turn;
use crate::action::voluntary::{Taken, reachable};
use crate::action::ways;
use crate::action::words::Words;
use crate::game::Game;
use crate::game::table::Table;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;

/// Infiltrate in one space.
///
/// In words: `central-laos build 3`, `central-laos build 0 replacing 2u`, `hue take-over`, `hue take-over
/// replacing b`; `taking 1t hue` after the pieces it makes up for. Letters after `take-over replacing` are
/// pieces of VC.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum InfiltrateStep {
    /// Where an NVA Base is: places Troops, then replaces Guerrillas with Troops.
    Build {
        /// Where.
        space: Space,
        /// How many Troops are placed.
        troops: u8,
        /// Troops taken from the map to be placed (1.4.1).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        taking: Vec<Taken>,
        /// The NVA Guerrillas replaced.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        replacing: Vec<Pieces>,
        /// Troops taken from the map to replace them (1.4.1).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        replacing_taking: Vec<Taken>,
        /// Which Guerrillas of a kind are replaced first; none for those that leave the rest of the action
        /// legal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        first: Option<TakenFirst>,
    },
    /// Where NVA has more pieces than VC: lessens Opposition, then replaces a VC piece with its NVA
    /// counterpart.
    TakeOver {
        /// Where.
        space: Space,
        /// The VC piece; none is replaced without.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        replacing: Option<PieceKind>,
        /// The counterpart taken from the map because none is Available (1.4.1).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        taking: Vec<Taken>,
    },
}

/// The most spaces: 2, but 1 with 559th Transport Group.
pub fn most_spaces(game: &Game) -> u8 {
    if game.unshaded(LastingCard::TransportGroup559) { 1 } else { 2 }
}

/// Whether the space may be selected.
///
/// # Errors
/// IN1, IN2, IN5, G9.
pub fn may_select(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    require(
        !turn.special_spaces.contains(space),
        Row::IN5.at(space, "build or take over in a space, only once"),
    )?;
    let fits = game.board().bases(space, Faction::Nva) > 0 || outnumbers_vc(game, space);
    require(fits, Row::IN2.at(space, "Infiltrate needs an NVA Base, or more NVA pieces than VC pieces"))?;
    turn.may_select_special(game, space, Some(most_spaces(game)))
        .map_err(|refusal| refusal.or_too_many(Row::IN1))
}

/// The most Troops placed in the space, however many are Available.
pub fn most_built(game: &Game, space: Space) -> u8 {
    match game.board().bases(space, Faction::Nva) {
        0 => 0,
        bases => game.board().track(Track::Trail) + bases,
    }
}

/// Whether NVA may build in the space and place `troops`.
///
/// # Errors
/// As [`may_select`], and IN3.
pub fn may_build(game: &Game, turn: &Turn, space: Space, troops: u8) -> Result<(), Refusal> {
    may_select(game, turn, space)?;
    require(
        game.board().bases(space, Faction::Nva) > 0,
        Row::IN3.at(space, "build Troops only where there is an NVA Base"),
    )?;
    let most = most_built(game, space);
    require(troops <= most, Row::IN3.at(space, "more Troops than Trail plus Bases allow").limited(most))
}

/// Selects the space and places Troops there.
///
/// # Errors
/// As [`may_build`]; G14 or VR1 to VR6 when there are too few.
pub fn build(
    table: &mut Table<'_>,
    turn: &mut Turn,
    space: Space,
    troops: u8,
    taking: &[Taken],
) -> Result<(), Error> {
    may_build(table.game, turn, space, troops)?;
    turn.special_spaces = turn.special_spaces.with(space);
    turn.insurgent.built_by_trail |= turn.insurgent.improved_trail;
    table.place_own(Faction::Nva, space, PieceType::NvaTroops, troops, taking)
}

/// Replaces NVA Guerrillas with Troops in a space where NVA has just built.
///
/// # Errors
/// G14 or VR1 to VR6 when there are too few Troops.
pub fn exchange(
    table: &mut Table<'_>,
    space: Space,
    guerrillas: &Chosen,
    taking: &[Taken],
) -> Result<(), Error> {
    table.replace_own(Faction::Nva, space, guerrillas, PieceType::NvaTroops, taking)
}

/// Whether NVA may take over in the space.
///
/// # Errors
/// As [`may_select`], and IN4.
pub fn may_take_over(game: &Game, turn: &Turn, space: Space) -> Result<(), Refusal> {
    may_select(game, turn, space)?;
    require(
        outnumbers_vc(game, space),
        Row::IN4.at(space, "NVA may take over only where it has more pieces than VC"),
    )
}

/// Selects the space and lessens Opposition.
///
/// # Errors
/// As [`may_take_over`].
pub fn take_over(table: &mut Table<'_>, turn: &mut Turn, space: Space) -> Result<(), Error> {
    may_take_over(table.game, turn, space)?;
    turn.special_spaces = turn.special_spaces.with(space);
    table.shift_support(space, i8::from(table.board().support(space).value() < 0))?;
    Ok(())
}

/// The NVA type that takes the place of a VC piece.
pub const fn counterpart(piece: PieceKind) -> Option<PieceType> {
    match piece {
        PieceKind::VcGuerrillasUnderground | PieceKind::VcGuerrillasActive => Some(PieceType::NvaGuerrillas),
        PieceKind::VcBases | PieceKind::VcTunnels => Some(PieceType::NvaBases),
        _ => None,
    }
}

/// Replaces a VC piece with its counterpart in a space that NVA has just taken over.
///
/// # Errors
/// IN4 when it is no VC piece or there is no counterpart, G13 when it is not there, VR1 to VR6.
pub fn win_over(
    table: &mut Table<'_>,
    space: Space,
    piece: PieceKind,
    taking: &[Taken],
) -> Result<(), Error> {
    let counterpart =
        counterpart(piece).ok_or_else(|| Row::IN4.at(space, "NVA may take over only VC pieces"))?;
    require(table.board().count(space, piece) > 0, Row::G13.at(space, "has no such piece"))?;
    table.has_one(Faction::Nva, space, counterpart, taking, Row::IN4)?;
    let mut replaced = Chosen::default();
    replaced[piece] = 1;
    table.replace_own(Faction::Nva, space, &replaced, counterpart, taking)
}

/// What may be done now.
pub fn options(game: &Game, turn: &Turn) -> ActionOptions {
    let refused = turn.may_go_on_with(game, SpecialName::Infiltrate).err();
    let open = |space: &Space| refused.is_none() && may_select(game, turn, *space).is_ok();
    let spaces = SpaceSet::ALL.iter().filter(open);
    ActionOptions {
        name: SpecialName::Infiltrate.id(),
        refused,
        most_spaces: turn.special_cap(game, Some(most_spaces(game))),
        spaces: spaces
            .map(|space| SpaceOptions { space, cost: 0, forms: forms(game, turn, space) })
            .collect(),
        besides: Vec::new(),
        impossible: Vec::new(),
    }
    .or_why(
        SpecialName::Infiltrate.id(),
        SpaceSet::ALL.iter().map(|space| may_select(game, turn, space)),
        Row::IN2.refuses("no space has an NVA Base, or more NVA pieces than VC pieces"),
    )
}

fn forms(game: &Game, turn: &Turn, space: Space) -> Vec<Form> {
    let mut forms = Vec::new();
    let there = |kind| game.board().count(space, kind);
    if may_build(game, turn, space, 0).is_ok() {
        let troops = reachable(game, PieceType::NvaTroops, space);
        forms.push(Form::up_to("build", most_built(game, space).min(troops)));
        let kinds = PieceType::NvaGuerrillas.kinds().map(|kind| (kind, there(kind).min(troops)));
        forms.extend(
            kinds
                .filter(|(_, count)| *count > 0)
                .map(|(kind, count)| Form::up_to("build-replacing", count).with(kind)),
        );
    }
    if may_take_over(game, turn, space).is_ok() {
        forms.push(Form::of("take-over"));
        let has_counterpart =
            |kind| counterpart(kind).is_some_and(|counterpart| reachable(game, counterpart, space) > 0);
        let kinds = PieceSet::of_faction(Faction::Vc)
            .iter()
            .filter(|kind| there(*kind) > 0 && has_counterpart(*kind));
        forms.extend(kinds.map(|kind| Form::up_to("take-over-replacing", 1).with(kind)));
    }
    forms
}

impl InfiltrateStep {
    /// Whether the step would leave the board as it is: there is no Opposition to lessen and nothing is
    /// placed or replaced.
    pub(crate) fn is_idle(&self, game: &Game) -> bool {
        match self {
            InfiltrateStep::Build { troops, replacing, .. } => *troops == 0 && replacing.is_empty(),
            InfiltrateStep::TakeOver { space, replacing, .. } => {
                replacing.is_none() && game.board().support(*space).value() >= 0
            }
        }
    }
}

fn outnumbers_vc(game: &Game, space: Space) -> bool {
    game.board().count_by(space, Faction::Nva) > game.board().count_by(space, Faction::Vc)
}

impl ActionStep for InfiltrateStep {
    fn parse(words: &mut Words<'_>, _faction: Faction) -> Result<Self, Error> {
        let space = words.space()?;
        Ok(match words.keyword("form of Infiltrate", &["build", "take-over"])? {
            "build" => {
                // Pieces have their letter wherever they are counted: `3t`.
                let troops = match words.peek().and_then(|word| word.strip_suffix('t')?.parse().ok()) {
                    Some(troops) => words.next("a number").map(|_| troops)?,
                    None => words.number()?,
                };
                let taking = Taken::parse_list(words, Faction::Nva)?;
                let replacing =
                    if words.is("replacing") { Pieces::parse_list(words, Faction::Nva)? } else { Vec::new() };
                let replacing_taking = Taken::parse_list(words, Faction::Nva)?;
                let first = TakenFirst::parse(words);
                InfiltrateStep::Build { space, troops, taking, replacing, replacing_taking, first }
            }
            _ => {
                let replacing = if words.is("replacing") { Some(words.piece(Faction::Vc)?) } else { None };
                InfiltrateStep::TakeOver { space, replacing, taking: Taken::parse_list(words, Faction::Nva)? }
            }
        })
    }

    fn candidates(game: &Game, turn: &Turn) -> Vec<Self> {
        let (board, mut steps) = (game.board(), Vec::new());
        let available = board.available(PieceType::NvaTroops);
        for space in Space::ALL {
            if may_build(game, turn, space, 0).is_ok() {
                let most = most_built(game, space);
                let exchanged: Vec<(u8, Vec<Pieces>)> = PieceType::NvaGuerrillas
                    .kinds()
                    .flat_map(|piece| (1..=board.count(space, piece)).map(move |count| (piece, count)))
                    .map(|(piece, count)| (count, vec![Pieces { piece, count }]))
                    .chain([(0, Vec::new())])
                    .collect();
                for troops in 0..=most {
                    let left = available - troops.min(available);
                    for taking in
                        ways::takings(game, Faction::Nva, space, PieceType::NvaTroops, troops, available)
                    {
                        for (count, replacing) in &exchanged {
                            let more =
                                ways::takings(game, Faction::Nva, space, PieceType::NvaTroops, *count, left);
                            steps.extend(more.into_iter().map(|replacing_taking| InfiltrateStep::Build {
                                space,
                                troops,
                                taking: taking.clone(),
                                replacing: replacing.clone(),
                                replacing_taking,
                                first: None,
                            }));
                        }
                    }
                }
            }
            if may_take_over(game, turn, space).is_ok() {
                steps.push(InfiltrateStep::TakeOver { space, replacing: None, taking: Vec::new() });
                for piece in PieceSet::of_faction(Faction::Vc).iter() {
                    let Some(with) = counterpart(piece).filter(|_| board.count(space, piece) > 0) else {
                        continue;
                    };
                    let takings = ways::takings(game, Faction::Nva, space, with, 1, board.available(with));
                    let replacing = Some(piece);
                    steps.extend(takings.into_iter().map(|taking| InfiltrateStep::TakeOver {
                        space,
                        replacing,
                        taking,
                    }));
                }
            }
        }
        steps
    }

    fn tell(&self, words: &mut String, _: Option<Faction>) {
        let nva = Some(Faction::Nva);
        match self {
            InfiltrateStep::Build { space, troops, taking, replacing, replacing_taking, first } => {
                let _ = write!(words, "{space} build {troops}");
                ways::tell_taken(words, taking, nva);
                if !replacing.is_empty() {
                    words.push_str(" replacing");
                    ways::tell_pieces(words, replacing, nva);
                }
                ways::tell_taken(words, replacing_taking, nva);
                TakenFirst::tell(*first, words);
            }
            InfiltrateStep::TakeOver { space, replacing, taking } => {
                let _ = write!(words, "{space} take-over");
                if let Some(piece) = replacing {
                    let _ = write!(words, " replacing {piece}");
                }
                ways::tell_taken(words, taking, nva);
            }
        }
    }

    fn carry_out(&self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        match *self {
            InfiltrateStep::Build {
                space,
                troops,
                ref taking,
                ref replacing,
                ref replacing_taking,
                first,
            } => {
                build(table, turn, space, troops, taking)?;
                let number = u8::try_from(Pieces::total(replacing)).unwrap_or(u8::MAX);
                let own = PieceType::NvaGuerrillas.into();
                let chosen = choose(table.board(), space, own, number, replacing, Row::IN3, "replacing")?;
                TakenFirst::taking(first, turn, |turn| {
                    for (piece, count) in chosen_kinds(&chosen) {
                        turn.insurgent.note_taken(table.game, piece, count, space);
                    }
                });
                exchange(table, space, &chosen, replacing_taking)
            }
            InfiltrateStep::TakeOver { space, replacing, ref taking } => {
                take_over(table, turn, space)?;
                match replacing {
                    Some(piece) => win_over(table, space, piece, taking),
                    None => Ok(require(taking.is_empty(), Row::VR6.at(space, "nothing is placed there"))?),
                }
            }
        }
    }
}
