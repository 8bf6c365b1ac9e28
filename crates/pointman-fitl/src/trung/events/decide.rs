//! What a non-player answers when an Event asks it (T5.5.3 to T5.5.6).

use std::fmt;
use std::sync::LazyLock;

use super::gather::would_gather;
use super::granted::{best_target, by_procedure, granted};
use super::granted_insurgent;
use crate::action::Asked;
use crate::action::turn::{Terms, Turn};
use crate::board::Board;
use crate::events::cards::targets::US_CAPABILITIES;
use crate::events::{Answer, Ask, Decider, Grant, Procedure, Purpose, Way, What};
use crate::game::table::Table;
use crate::trung::asked::before_operation_ends;
use crate::trung::column::Column;
use crate::trung::firepower::pieces_in;
use crate::trung::piece_order::{PieceUse, Taking, take};
use crate::trung::placing::{next_to_place, type_to_place};
use crate::trung::removal::{give_up, next_to_remove};
use crate::trung::scene::{Manner, Scene};
use crate::trung::select::{random_space, select, select_most};
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::piece::{ByPiece, PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::track::Track;
use pointman_core::dice::{Dice, DiceError};
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Non-players decide by their tables; `trace` is told why.
pub struct ByTables<'a, T: Trace> {
    /// Who is told.
    pub trace: &'a mut T,
}

/// The same, for people too: a forecast waits for nobody (T5.5).
pub(crate) struct ForAll<'a, T: Trace>(pub(crate) ByTables<'a, T>);

impl<T: Trace> Decider for ForAll<'_, T> {
    fn before_operation_ends(&mut self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        self.0.before_operation_ends(table, turn)
    }

    fn decide(&mut self, table: &mut Table<'_>, ask: &Ask<'_>) -> Result<Answer, Error> {
        let answer = self.0.decide(table, ask)?;
        if ask.allows(table.game, answer) || !table.game.is_player(ask.by) {
            return Ok(answer);
        }
        // What only people are asked is no matter of the tables.
        Ok(ask.answers(table.game).first().copied().unwrap_or(Answer::Declined))
    }

    fn granted(
        &mut self,
        table: &mut Table<'_>,
        grant: &Grant,
        asked: &mut Asked<'_>,
    ) -> Result<SpaceSet, Error> {
        if !table.game.is_player(grant.by) {
            return self.0.granted(table, grant, asked);
        }
        let (before, first) = (*table.game, table.effects.len());
        let done = self.0.granted(table, grant, asked);
        if matches!(done, Err(Error::Refused { .. } | Error::Bug(_))) {
            // No table has it: it is left undone.
            *table.game = before;
            table.effects.truncate(first);
            return Ok(SpaceSet::NONE);
        }
        done
    }

    fn procedure(&mut self, table: &mut Table<'_>, by: Faction, procedure: Procedure) -> Result<(), Error> {
        self.0.procedure(table, by, procedure)
    }

    fn note(&mut self, rule: &str, what: fmt::Arguments<'_>) {
        self.0.note(rule, what);
    }

    fn stands_in(&self) -> bool {
        true
    }
}

impl<T: Trace> Decider for ByTables<'_, T> {
    fn before_operation_ends(&mut self, table: &mut Table<'_>, turn: &mut Turn) -> Result<(), Error> {
        before_operation_ends(table, turn, self.trace)
    }

    fn decide(&mut self, table: &mut Table<'_>, ask: &Ask<'_>) -> Result<Answer, Error> {
        if matches!(ask.way, Way::Declines) && ask.optional {
            return Ok(Answer::Declined);
        }
        let answer = match ask.what {
            What::Space(among) => self.space(table, ask, among)?.map(Answer::Space),
            What::Piece(kinds, spaces) => {
                self.piece(table, ask, kinds, spaces)?.map(|(space, kind)| Answer::Piece(space, kind))
            }
            What::Place(types, held, spaces) => {
                let game = *table.game;
                let turn = Turn::of(ask.by, Terms::FULL);
                let scene = Scene::of(&game, &turn);
                let next = if matches!(ask.way, Way::Tables) {
                    next_to_place(&scene, types, held, spaces, table.dice, self.trace)?
                } else {
                    match type_to_place(&scene, types, held, spaces) {
                        Some((piece_type, allowed)) => {
                            self.space(table, ask, allowed)?.map(|space| (space, piece_type))
                        }
                        None => None,
                    }
                };
                next.map(|(space, piece_type)| Answer::Place(space, piece_type, None))
            }
            What::Boxed(types, held) => {
                let mut there = ByPiece::default();
                types
                    .iter()
                    .for_each(|held_type| there[held_type.placed()] = table.board().in_box(held, *held_type));
                let order = order_of(ask.way).unwrap_or(PieceUse::Place);
                Taking::by(order, table.game.players())
                    .next(&there, PieceSet::ALL)
                    .map(|kind| Answer::Boxed(kind.piece_type()))
            }
            What::Move(kinds, from, to) => self.relocation(table, ask, kinds, from, to)?,
            // No text leaves this to a non-player.
            What::Step(..) => None,
            What::Word(words) => Some(Answer::Word(match ask.way {
                Way::Word(index) => index,
                _ => left_to_chance(ask.told(), words, table.dice)?,
            })),
            What::Faction(factions) => match ask.way {
                Way::Faction(faction) if factions.contains(faction) => Some(Answer::Faction(faction)),
                _ => factions.iter().next().map(Answer::Faction),
            },
            What::Number(least, most) => {
                Some(Answer::Number(if matches!(ask.way, Way::Declines) { least } else { most }))
            }
        };
        Ok(answer.unwrap_or(Answer::Declined))
    }

    fn granted(
        &mut self,
        table: &mut Table<'_>,
        grant: &Grant,
        asked: &mut Asked<'_>,
    ) -> Result<SpaceSet, Error> {
        match grant.by.side() {
            Side::Coin => granted(table, grant, asked, self.trace),
            Side::Insurgent => granted_insurgent::granted(table, grant, self.trace),
        }
    }

    fn procedure(&mut self, table: &mut Table<'_>, by: Faction, procedure: Procedure) -> Result<(), Error> {
        match procedure {
            Procedure::Coin(procedure) => by_procedure(table, by, procedure, self.trace),
            Procedure::Insurgent(procedure) => {
                granted_insurgent::by_procedure(table, by, procedure, self.trace)
            }
        }
    }

    fn note(&mut self, rule: &str, what: fmt::Arguments<'_>) {
        self.trace.note(rule, what);
    }
}

/// Words of texts that leave one of them to chance where a non-player executes it (T5.5.1): those of Economic
/// Aid, then the Capabilities of RAND. They stand in the order of the texts, in which a draw counts them.
const CHANCES: [&str; OPTIONS.len() + US_CAPABILITIES.len()] = {
    let mut words = [""; OPTIONS.len() + US_CAPABILITIES.len()];
    let mut at = 0;
    while at < words.len() {
        words[at] = if at < OPTIONS.len() { OPTIONS[at].0 } else { US_CAPABILITIES[at - OPTIONS.len()].id() };
        at += 1;
    }
    words
};

/// The options of Economic Aid, each with what people call it.
const OPTIONS: [(&str, &str); 2] = [("trail", "the Trail"), ("resources", Track::NvaResources.title())];

/// What people call them.
static NAMES_OF_CHANCES: LazyLock<[&'static str; CHANCES.len()]> = LazyLock::new(|| {
    std::array::from_fn(|at| match OPTIONS.get(at) {
        Some((_, name)) => *name,
        None => US_CAPABILITIES[at - OPTIONS.len()].card().title(),
    })
});

/// One of the words at random (T5.5.1): its place. Who draws it may say it by its name.
fn left_to_chance(what: &str, words: &[&'static str], dice: &mut dyn Dice) -> Result<usize, DiceError> {
    let place = |word: &&str| CHANCES.iter().position(|other| other == word);
    let mut among = 0_u64;
    for word in words {
        let Some(place) = place(word) else {
            return dice
                .pick(words.len(), format_args!("{what}: {} [T5.5.1]", Listed(words.iter().copied())));
        };
        among |= 1 << place;
    }
    let names: &'static [&'static str] = NAMES_OF_CHANCES.as_slice();
    let called = (0..names.len()).filter(|place| among >> place & 1 == 1).map(|place| names[place]);
    let what = format_args!("{what}");
    let drawn = dice.pick_named(names, among, what, format_args!("{what}: {} [T5.5.1]", Listed(called)))?;
    Ok((among & ((1 << drawn) - 1)).count_ones() as usize)
}

/// Words with `, ` between them.
struct Listed<I>(I);

impl<'a, I: Iterator<Item = &'a str> + Clone> fmt::Display for Listed<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, word) in self.0.clone().enumerate() {
            write!(f, "{}{word}", if index == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

/// In which order the pieces are taken, where the Event says so.
const fn order_of(way: Way) -> Option<PieceUse> {
    match way {
        Way::Harm => Some(PieceUse::Harm),
        Way::GiveUp => Some(PieceUse::GiveUp),
        _ => None,
    }
}

impl<T: Trace> ByTables<'_, T> {
    /// The space that the way of the question selects.
    fn space(
        &mut self,
        table: &mut Table<'_>,
        ask: &Ask<'_>,
        among: SpaceSet,
    ) -> Result<Option<Space>, Error> {
        let game = *table.game;
        match ask.way {
            Way::For(purpose) => self.by_column(table, ask.by, purpose, among),
            Way::As(faction, purpose) => self.by_column(table, faction, purpose, among),
            Way::Reinforced(purpose, piece_type) => {
                let reached = among.filter(|to| would_gather(&game, piece_type, to));
                self.by_column(table, ask.by, purpose, reached)
            }
            Way::Most(value) => {
                select_most(among, ask.told(), |space| value(&game, space), table.dice, self.trace)
            }
            Way::Forecast(treated) => best_target(table, ask.by, treated, among, self.trace),
            Way::Rows(rows) => {
                let narrowed =
                    rows.iter().fold(among, |left, row| match left.filter(|space| row(&game, space)) {
                        none if none.is_empty() => left,
                        met => met,
                    });
                random_space(narrowed, format_args!("{}", ask.told()), table.dice, self.trace)
            }
            _ => random_space(among, format_args!("{}", ask.told()), table.dice, self.trace),
        }
    }

    fn by_column(
        &mut self,
        table: &mut Table<'_>,
        faction: Faction,
        purpose: Purpose,
        among: SpaceSet,
    ) -> Result<Option<Space>, Error> {
        let turn = Turn::of(faction, Terms::FULL);
        let game = *table.game;
        let Some(column) = column_of(faction, purpose) else {
            let most =
                |space: Space| i16::from(space.population() * game.board().support(space).support_factor());
            return select_most(among, "Most Support", most, table.dice, self.trace);
        };
        let manner = if purpose == Purpose::Troops { Manner::WithTroops } else { Manner::Plain };
        select(&Scene::of(&game, &turn).selecting(manner), column, among, table.dice, self.trace)
    }

    /// The piece that is removed: own ones by the order for giving up, enemy ones by that for harming.
    fn piece(
        &mut self,
        table: &mut Table<'_>,
        ask: &Ask<'_>,
        kinds: PieceSet,
        spaces: SpaceSet,
    ) -> Result<Option<(Space, PieceKind)>, Error> {
        let own = PieceSet::of_faction(ask.by);
        let turn = Turn::of(ask.by, Terms::FULL);
        if matches!(ask.way, Way::Tables) {
            if kinds.without(own).is_empty() {
                return give_up(table.game, ask.by, kinds, spaces, table.dice, self.trace);
            }
            let scene = Scene::of(table.game, &turn);
            return next_to_remove(&scene, kinds, spaces, table.dice, self.trace);
        }
        let candidates = spaces & table.board().with_any(kinds);
        let Some(space) = self.space(table, ask, candidates)? else { return Ok(None) };
        let friendly = kinds.without(PieceSet::of_side(ask.by.side())).is_empty();
        let order = order_of(ask.way).unwrap_or(if friendly { PieceUse::GiveUp } else { PieceUse::Harm });
        if let Way::AtOnce(number) = ask.way {
            let last = last_of(table.board(), space, kinds, order, table.game.players(), number);
            return Ok(last.map(|kind| (space, kind)));
        }
        Ok(first_of(table.board(), space, kinds, order, table.game.players()).map(|kind| (space, kind)))
    }

    /// RELOCATE: the first piece by the order for moving, to where its column places it.
    fn relocation(
        &mut self,
        table: &mut Table<'_>,
        ask: &Ask<'_>,
        kinds: PieceSet,
        from: SpaceSet,
        to: SpaceSet,
    ) -> Result<Option<Answer>, Error> {
        let board = *table.board();
        let mut there = ByPiece::default();
        let fits = |kind: PieceKind, space| crate::events::ask::fits(&board, space, kind.piece_type(), None);
        let finds_room = |kind| {
            to.iter().any(|space| fits(kind, space) && !(from & board.with(kind)).without(space).is_empty())
        };
        kinds.iter().for_each(|kind| there[kind] = u8::from(finds_room(kind)));
        let Some(kind) = Taking::by(PieceUse::Move, FactionSet::NONE).next(&there, kinds) else {
            return Ok(None);
        };
        let origins = from & board.with(kind);
        let most = |space| i16::from(board.count_by(space, kind.faction()));
        let Some(origin) = select_most(origins, "Most pieces of the faction", most, table.dice, self.trace)?
        else {
            return Ok(None);
        };
        let piece_type = kind.piece_type();
        let allowed = to.without(origin).filter(|space| fits(kind, space));
        let turn = Turn::of(ask.by, Terms::FULL);
        let manner = if is_troops(piece_type) { Manner::WithTroops } else { Manner::Plain };
        let scene = Scene::of(table.game, &turn).selecting(manner);
        let destination = match ask.way {
            Way::Tables => {
                select(&scene, Column::placing(ask.by, piece_type), allowed, table.dice, self.trace)?
            }
            _ => self.space(table, ask, allowed)?,
        };
        Ok(destination.map(|destination| Answer::Move(kind, origin, destination)))
    }
}

const fn is_troops(piece_type: PieceType) -> bool {
    matches!(piece_type, PieceType::UsTroops | PieceType::ArvnTroops)
}

/// The first of these kinds in `space`.
fn first_of(
    board: &Board,
    space: Space,
    kinds: PieceSet,
    order: PieceUse,
    players: FactionSet,
) -> Option<PieceKind> {
    Taking::by(order, players).next(&pieces_in(board, space), kinds)
}

/// The last of so many of these kinds in `space` that are selected together: asked again for one fewer each
/// time, all of them go.
fn last_of(
    board: &Board,
    space: Space,
    kinds: PieceSet,
    order: PieceUse,
    players: FactionSet,
    number: u8,
) -> Option<PieceKind> {
    let there = pieces_in(board, space);
    let all = take(&there, kinds, order, players, number);
    let but_one = take(&there, kinds, order, players, number.saturating_sub(1));
    kinds.iter().find(|kind| all[*kind] > but_one[*kind])
}

/// The column of the faction's table for that purpose; NVA has none for shifting Support (T5.5.6).
const fn column_of(faction: Faction, purpose: Purpose) -> Option<Column> {
    use Column as C;
    use Faction as F;
    Some(match (purpose, faction) {
        (Purpose::Shift, F::Us) => C::UsShiftTowardActiveSupport,
        (Purpose::Shift, F::Arvn) => C::ArvnShiftTowardPassiveSupport,
        (Purpose::Shift, F::Nva) => return None,
        (Purpose::Shift, F::Vc) => C::VcShiftTowardActiveOpposition,
        (Purpose::Bases, F::Us) => C::UsPlaceBases,
        (Purpose::Bases, F::Arvn) => C::ArvnPlaceBases,
        (Purpose::Bases, F::Nva) => C::NvaPlaceBasesOrTunnels,
        (Purpose::Bases, F::Vc) => C::VcPlaceBasesOrTunnels,
        (Purpose::Troops, F::Nva) => C::NvaPlaceNvaTroops,
        (Purpose::Forces | Purpose::Troops, F::Us) => C::UsPlaceCubesOrSf,
        (Purpose::Forces | Purpose::Troops, F::Arvn) => C::ArvnPlaceCubesOrRangers,
        (Purpose::Forces, F::Nva) => C::NvaPlaceNvaGuerrillas,
        (Purpose::Forces | Purpose::Troops, F::Vc) => C::VcPlaceGuerrillas,
        (Purpose::Terror, F::Nva) => C::NvaPlaceTerror,
        (Purpose::Terror, F::Vc) => C::VcPlaceTerror,
        (Purpose::AirStrike, F::Us) => C::UsAirStrike,
        (Purpose::Sweep, F::Us) => C::UsSweepDestinations,
        (Purpose::Sweep, F::Arvn) => C::ArvnSweepOrTransportDestinations,
        (Purpose::March, F::Nva) => C::NvaMarchDestinations,
        (Purpose::March, F::Vc) => C::VcMarchDestinations,
        (Purpose::Remove | Purpose::Terror | Purpose::AirStrike | Purpose::Sweep | Purpose::March, _) => {
            Column::removing(faction)
        }
    })
}
