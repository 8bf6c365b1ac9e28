//! Every text by everyone who may execute it, on boards where it matters, where only part of it can be done,
//! and where it does nothing (5.1.3, T5.5.1). The tables below name each text that knows no such board; any
//! other must be seen on one.

use std::collections::BTreeSet;

use pointman_core::dice::{DiceState, Seeded};
use pointman_core::error::Error;
use pointman_core::question::NOTHING;
use pointman_core::trace::Silent;
use pointman_fitl::trung::{ByTables, is_effective};
use pointman_fitl::{
    BoxName, Card, CardSide, Effect, EligibilityMark, EventChoices, Faction, Game, GameEffect, Mark,
    PieceKind, PieceType, Space, SupportLevel, Table, Track,
};

use crate::events::asked::{asked, is_grant};
use crate::events::random::{Chance, board};

/// What a person has to name unasked, so that answers at random do not: a test of the card does.
const BY_NAME: [(u8, CardSide, Faction); 1] = [(92, CardSide::Shaded, Faction::Nva)];

/// The most boards a text is tried on before one is said not to be there.
const MOST_BOARDS: u64 = 800;

/// The boards after which no more are looked at once all has been seen.
const ENOUGH: u64 = 60;

/// The boards that show, save under `POINTMAN_SOAK`, that a text listed below for something it never does has
/// not come to do it.
const LISTED: u64 = 80;

/// How many boards a text is tried on: fewer where one of the tables `listed` names it, as none will be
/// complete.
fn boards(most: u64, name: &str, listed: [&str; 3]) -> u64 {
    let is_listed = listed.iter().any(|table| table.split_whitespace().any(|text| text == name));
    if is_listed { crate::soak::rounds(LISTED).min(most) } else { most }
}

/// How often something is tried that an Event grants, before it is declined.
const TRIES: u64 = 40;

/// A random board, often with something gone to its end, so that texts find little or nothing to do.
fn varied(chance: &mut Chance, card: u8, players: &[Faction], executor: Faction) -> Game {
    let mut game = board(chance, card, players);
    let put = |game: &mut Game, effect: GameEffect| {
        let _ = game.apply(effect);
    };
    if chance.below(2) == 0 {
        for name in [
            Track::NvaResources,
            Track::VcResources,
            Track::ArvnResources,
            Track::Aid,
            Track::Patronage,
            Track::Trail,
        ] {
            let to = chance.of(if name == Track::Trail { &[0, 2, 4] } else { &[0, 74, 75] });
            let from = game.board().track(name);
            put(&mut game, Effect::Track { name, from, to }.into());
        }
    }
    if chance.below(2) == 0 {
        for piece_type in PieceType::ALL {
            let (piece, leaves) = (piece_type.placed(), chance.below(2) as u8);
            let left = |game: &Game| game.board().available(piece_type).saturating_sub(leaves);
            let away = [BoxName::OutOfPlay, BoxName::Casualties];
            for to in away {
                let count = left(&game);
                put(&mut game, Effect::Box { piece, count, from: BoxName::Available, to }.into());
            }
            for space in
                [Space::NorthVietnam, Space::CentralLaos, Space::TheParrotsBeak].into_iter().chain(Space::ALL)
            {
                let count = if piece.is_base() { left(&game).min(2) } else { left(&game) };
                put(&mut game, Effect::Place { space, piece, count, from: BoxName::Available }.into());
            }
            for from in away {
                let count = if chance.below(2) == 0 { 0 } else { game.board().in_box(from, piece_type) };
                put(&mut game, Effect::Box { piece, count, from, to: BoxName::Available }.into());
            }
        }
    }
    if chance.below(2) == 0 {
        let to =
            chance.of(&[SupportLevel::ActiveSupport, SupportLevel::ActiveOpposition, SupportLevel::Neutral]);
        for space in Space::ALL {
            let from = game.board().support(space);
            put(&mut game, Effect::Support { space, from, to }.into());
        }
    }
    if chance.below(2) == 0 {
        for faction in Faction::ALL.into_iter().filter(|other| *other != executor) {
            put(&mut game, GameEffect::Eligibility { faction, mark: EligibilityMark::IneligibleNext });
        }
    }
    game
}

/// Executes the text by these choices: how many effects it had.
fn execute(
    before: &Game,
    faction: Faction,
    card: u8,
    side: CardSide,
    seed: u64,
    choices: &EventChoices,
) -> Result<usize, Error> {
    let (mut game, mut effects) = (*before, Vec::new());
    let mut dice = Seeded::new(DiceState { seed, drawn: 0 });
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    let others = &mut ByTables { trace: &mut Silent };
    table.execute_event(faction, Card::numbered(card), Some(side), choices, others)?;
    Ok(if game == *before { 0 } else { effects.len() })
}

/// What a refusal asks for, if it does.
fn is_question(error: &Error) -> bool {
    !error.open().is_empty()
}

/// Executes the text, answering at random what people are asked. How many effects it had; none if somebody
/// left undone what must be done.
fn executed(before: &Game, faction: Faction, card: u8, side: CardSide, chance: &mut Chance) -> Option<usize> {
    let (mut choices, seed) = (EventChoices::default(), chance.0);
    for _ in 0..200 {
        let refused = match execute(before, faction, card, side, seed, &choices) {
            Ok(size) => return Some(size),
            Err(error @ Error::Refused { .. }) => error,
            Err(error) => panic!("card {card} {side} by {faction}: {error}\n{choices:?}"),
        };
        let (name, value) = asked(&refused, |most| chance.below(most))?;
        if value == NOTHING && is_grant(&refused) {
            let tried = (0..TRIES).find_map(|_| {
                let mut tried = choices.clone();
                tried.push(&name, granted(&name, before, chance));
                let result = execute(before, faction, card, side, seed, &tried);
                let goes_on = match &result {
                    Ok(_) => true,
                    Err(error) => is_question(error),
                };
                goes_on.then_some(tried)
            });
            if let Some(tried) = tried {
                choices = tried;
                continue;
            }
        }
        choices.push(&name, value);
    }
    panic!("card {card} {side} by {faction} asks for ever: {choices:?}");
}

/// An Operation or Special Activity at random, as a person would say it.
fn granted(name: &str, game: &Game, chance: &mut Chance) -> String {
    let space = chance.of(&Space::ALL);
    let any = [
        "march",
        "train",
        "patrol",
        "sweep",
        "assault",
        "rally",
        "attack",
        "terror",
        "air-strike",
        "advise",
        "govern",
        "raid",
        "infiltrate",
        "ambush",
        "tax",
        "subvert",
    ];
    let known = any.iter().find(|action| **action == name);
    match known.copied().unwrap_or_else(|| chance.of(&any)) {
        "patrol" => "patrol".to_owned(),
        "march" => {
            let near: Vec<_> = space.adjacent().iter().collect();
            let from = if near.is_empty() { space } else { chance.of(&near) };
            let pieces: Vec<_> =
                PieceKind::ALL.into_iter().filter(|kind| game.board().count(from, *kind) > 0).collect();
            let piece = if pieces.is_empty() { PieceKind::NvaTroops } else { chance.of(&pieces) };
            format!("march {space}: 1 {piece} from {from}")
        }
        action => format!("{action} {space}"),
    }
}

/// On what boards a text has been seen.
#[derive(Default)]
struct Seen {
    /// It did nothing, or is not Effective.
    idle: bool,
    /// It did nothing, though it is Effective by its test.
    vain: bool,
    /// How many effects it had where it had any.
    sizes: BTreeSet<usize>,
}

impl Seen {
    /// Whether it has been seen to do all, part and nothing.
    fn is_complete(&self) -> bool {
        self.idle && self.sizes.len() > 1
    }
}

fn texts() -> impl Iterator<Item = (u8, CardSide)> {
    let of = |card| [CardSide::Unshaded, CardSide::Shaded].into_iter().map(move |side| (card, side));
    (1..=124)
        .flat_map(of)
        .filter(|(card, side)| *side == CardSide::Unshaded || Card::numbered(*card).is_dual())
}

/// A text in words, such as `4s`.
fn name(card: u8, side: CardSide) -> String {
    format!("{card}{}", if side == CardSide::Shaded { "s" } else { "" })
}

/// The texts that `picked` finds.
fn named(rows: &[(String, Seen)], picked: impl Fn(&Seen) -> bool) -> String {
    let picked: Vec<_> =
        rows.iter().filter(|(_, seen)| picked(seen)).map(|(name, _)| name.as_str()).collect();
    picked.join(" ")
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn each_non_player_finds_each_of_its_texts_effective_in_full_in_part_and_not_at_all() {
    let mut rows = Vec::new();
    for (card, side) in texts() {
        for faction in Faction::ALL {
            let mark = Card::numbered(card).facts().marks[faction];
            if mark.mark == Mark::Ignored || mark.side != side {
                continue;
            }
            let (mut seen, name) = (Seen::default(), format!("{}:{faction}", name(card, side)));
            for index in 0..boards(MOST_BOARDS, &name, [NEVER, ALWAYS_EFFECTIVE, WHOLE_FOR_NON_PLAYERS]) {
                let mut chance = Chance(u64::from(card) * 100_000 + index);
                let players: Vec<_> = Faction::ALL
                    .into_iter()
                    .filter(|other| *other != faction && chance.below(2) == 0)
                    .collect();
                let game = varied(&mut chance, card, &players, faction);
                if !is_effective(&game, faction, Card::numbered(card), side) {
                    seen.idle = true;
                } else if (index < ENOUGH || seen.sizes.len() < 2)
                    && let Some(size) = executed(&game, faction, card, side, &mut chance)
                {
                    seen.vain |= size == 0 && players.is_empty();
                    seen.sizes.extend((size > 0).then_some(size));
                }
                if seen.is_complete() && index >= ENOUGH {
                    break;
                }
            }
            rows.push((name, seen));
        }
    }
    assert_eq!(named(&rows, |seen| seen.sizes.is_empty()), one_line(NEVER), "never executed");
    assert_eq!(named(&rows, |seen| !seen.idle), one_line(ALWAYS_EFFECTIVE), "always Effective");
    assert_eq!(named(&rows, |seen| seen.sizes.len() == 1), one_line(WHOLE_FOR_NON_PLAYERS), "all or nothing");
    assert_eq!(named(&rows, |seen| seen.vain), one_line(IN_VAIN), "Effective with nothing to do");
}

#[test]
fn people_execute_each_text_in_full_in_part_and_for_nothing() {
    let mut rows = Vec::new();
    for (card, side) in texts() {
        let (mut all, name) = (Seen::default(), name(card, side));
        let most = boards(MOST_BOARDS / 4, &name, [NEVER_IDLE, WHOLE, ""]);
        for faction in Faction::ALL {
            let mut seen = Seen::default();
            for index in 0..most {
                let mut chance = Chance(u64::from(card) * 100_000 + index * 4 + faction as u64);
                let mut players: Vec<_> = Faction::ALL.into_iter().filter(|_| chance.below(2) == 0).collect();
                players.push(faction);
                let game = varied(&mut chance, card, &players, faction);
                if let Some(size) = executed(&game, faction, card, side, &mut chance) {
                    seen.idle |= size == 0;
                    seen.sizes.extend((size > 0).then_some(size));
                }
                if (seen.is_complete() || all.is_complete() && !seen.sizes.is_empty()) && index >= 4 {
                    break;
                }
            }
            assert!(
                !seen.sizes.is_empty() || BY_NAME.contains(&(card, side, faction)),
                "card {card} {side} never did anything for {faction}"
            );
            all.idle |= seen.idle;
            all.sizes.append(&mut seen.sizes);
        }
        rows.push((name, all));
    }
    assert_eq!(named(&rows, |seen| !seen.idle), one_line(NEVER_IDLE), "always something to do");
    assert_eq!(named(&rows, |seen| seen.sizes.len() == 1), one_line(WHOLE), "all or nothing");
}

/// What no board here lets a non-player do: cards that are not in these games. Tests of the cards by name do.
const NEVER: &str = "\
    3:us 97:arvn";

/// Capabilities, Momentum and Pivotal Events, and the texts that the rules of non-players call always
/// Effective.
const ALWAYS_EFFECTIVE: &str = "2s:nva 2s:vc 4:us 4:arvn 4s:nva 4s:vc 5s:nva 5s:vc 8:us 8:arvn 8s:nva 8s:vc \
                                10:arvn 10s:nva 10s:vc 11:us 11:arvn 11s:nva 11s:vc 13:us 13:arvn 13s:nva \
                                13s:vc 14:us 14:arvn 14s:nva 14s:vc 15:arvn 15s:nva 15s:vc 16:arvn 17:arvn \
                                18:us 18s:nva 18s:vc 19:us 19s:nva 19s:vc 20:us 20:arvn 20s:nva 20s:vc \
                                22s:nva 22s:vc 28:us 28:arvn 28s:nva 28s:vc 31:us 31:arvn 31s:nva 32:us \
                                32:arvn 32s:nva 34:us 34:arvn 34s:nva 38:us 38:arvn 39s:vc 41:us 41:arvn \
                                45:us 45:arvn 45s:nva 45s:vc 46:us 46:arvn 50:us 50:arvn 50s:vc 61:us \
                                61:arvn 61s:nva 61s:vc 69:us 69:nva 69:vc 70:us 78s:arvn 78s:nva 78s:vc \
                                79s:arvn 79s:nva 79s:vc 86:arvn 86s:nva 86s:vc 90s:nva 90s:vc 96s:vc 101:us \
                                101:arvn 101s:nva 101s:vc 104:us 104:arvn 104s:nva 104s:vc 115:us 115:arvn \
                                115:nva 116:us 116:arvn 116s:vc 121:us 122:nva 123:arvn 124:vc";

/// Markers and shifts that are one thing.
const WHOLE_FOR_NON_PLAYERS: &str = "3s:nva 4s:nva 4s:vc 5s:nva 5s:vc 7:arvn 8:us 8:arvn 8s:nva 8s:vc 11:us \
                                     11:arvn 11s:nva 11s:vc 13:us 13:arvn 13s:nva 13s:vc 14:us 14:arvn \
                                     14s:nva 14s:vc 15:arvn 15s:nva 15s:vc 17:arvn 17s:nva 17s:vc 18:us \
                                     18s:nva 18s:vc 19:us 19s:nva 19s:vc 20:us 20:arvn 20s:nva 20s:vc 22:us \
                                     28:us 28:arvn 28s:nva 28s:vc 31:us 31:arvn 31s:nva 32:us 32:arvn \
                                     32s:nva 33:us 33:arvn 33s:nva 34:us 34:arvn 34s:nva 40s:vc 45:us \
                                     45:arvn 45s:nva 45s:vc 52:us 52:arvn 52s:nva 52s:vc 61:us 61:arvn \
                                     61s:nva 61s:vc 63s:vc 86:arvn 86s:nva 86s:vc 94:us 94:arvn 95s:vc \
                                     97s:vc 101:us 101:arvn 101s:nva 101s:vc 104:us 104:arvn 104s:nva \
                                     104s:vc 107:arvn 108:us 108s:nva 114:us 114:arvn 115:us 115:arvn \
                                     115:nva 116:us 116:arvn 116s:vc 120s:nva";

/// Texts whose test looks at less than what they need: they may be executed for nothing.
const IN_VAIN: &str = "\
    10:arvn 44:us 70:us 71s:nva 75s:nva 75s:vc 90s:nva 90s:vc 122:nva";

/// Texts that always change something, if only who is Eligible or what is in play.
const NEVER_IDLE: &str = "2s 4 4s 5s 7 8 8s 10s 11 11s 13 13s 14 14s 15 15s 16 17 18 18s 19 19s 20 20s 22s \
                          24s 28 28s 31 31s 32 32s 33 34 34s 38 39s 41 45 45s 46 53 54 61 61s 69 72 78s 80 \
                          86 86s 87 89 89s 96s 101 101s 104 104s 106 109s 115 116 116s 117 123 124";

/// Markers and shifts that are one thing.
const WHOLE: &str = "3 4s 5s 7 8 8s 11 11s 13 13s 14 14s 15 15s 17 17s 18 18s 19 19s 20 20s 28 28s 31 31s \
                     32 32s 33 33s 34 34s 40s 45 45s 52 52s 53s 61 61s 72 74s 79 86 86s 95s 101 101s 104 \
                     104s 107 108 108s 114 115 116 116s 120s";
