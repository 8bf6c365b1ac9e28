//! A game played on from where it stands, with somebody for each seat, until something is reached: what a
//! search looks ahead by.

use super::coup;
use super::events::{ByTables, CardEvents, ForAll};
use super::simulation::{MOST_STEPS, play_silently};
use super::turn::{TrungTurn, take_turn};
use crate::action::player_action::PlayerAction;
use crate::action::refusal::Row;
use crate::board::effect::Effect;
use crate::coup::{CoupChoices, CoupQuestion, CoupStop};
use crate::events::{EventAction, EventChoices};
use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::game::next_step::NextStep;
use crate::game::table::Table;
use crate::vocabulary::faction::{ByFaction, Faction};
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::phase::Phase;
use crate::vocabulary::track::Track;
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::trace::Silent;

/// Who decides for a faction while a game is played on.
#[derive(Default)]
pub enum Seat<'a> {
    /// The tables, whoever sat there: the faction is a non-player from the start of the playout to its end,
    /// and keeps no Resources ([`Game::with_players`]).
    #[default]
    Tables,
    /// The tables for a person, who keeps the Resources: its turns are as [`stand_in`] takes them, and in
    /// Coup Rounds the tables choose at its cost.
    StandIn,
    /// Nobody: it passes, and gains what a Pass gives. It declines what a Coup Round lets it decline. Where
    /// it must choose, and for a Pivotal Event it has played already, the tables choose.
    Pass,
    /// Somebody who chooses each action of the faction, at its cost.
    Person(&'a mut dyn Person),
}

/// Somebody who chooses for a faction: any function from the game to an action does.
pub trait Person {
    /// What the faction that is to act does.
    fn act(&mut self, game: &Game) -> PlayerAction;

    /// What it chooses in that part of a Coup Round; the tables choose at its cost where nothing is said.
    fn choose(&mut self, _game: &Game, _question: &CoupQuestion) -> Option<CoupChoices> {
        None
    }
}

impl<F: FnMut(&Game) -> PlayerAction> Person for F {
    fn act(&mut self, game: &Game) -> PlayerAction {
        self(game)
    }
}

/// Plays `game` on with these `seats` until `until` says so, which is asked before each step (a card turned
/// up, a turn, a decision about Pivotal Events, a part of a Coup Round), or the game ends. Gives the game as
/// it stands then. Cards are drawn from the virtual deck: [`Game::redealt`] makes one, and deals it so that
/// nothing hidden is played by.
///
/// Whatever an Event asks of a faction that has not said it beforehand, its tables answer; no cube is removed
/// under M-48 Patton by a person. People play no Pivotal Events. `effects` lends its room to what happens,
/// and holds that of the last step at the end.
///
/// VC passes for two cards while the tables play the others, again and again with the unseen cards dealt
/// anew:
///
/// ```
/// use pointman_core::dice::{DiceState, Seeded};
/// use pointman_fitl::trung::playout::{Seat, play_on};
/// use pointman_fitl::{ByFaction, Faction, NewGame, Scenario};
/// let mut dice = Seeded::new(DiceState { seed: 3, drawn: 0 });
/// let mut effects = Vec::new();
/// let game = NewGame::of(Scenario::Medium).begin(&mut dice, &mut effects)?;
/// let seat = |faction| if faction == Faction::Vc { Seat::Pass } else { Seat::Tables };
/// let mut seats = ByFaction::from_fn(seat);
/// let left = game.cards().deck().len();
/// for _ in 0..3 {
///     let dealt = game.redealt(&mut dice)?;
///     let two_cards = |game: &pointman_fitl::Game| game.cards().deck().len() + 2 == left;
///     let end = play_on(&dealt, &mut seats, &mut dice, &mut effects, two_cards)?;
///     println!("{:+}", end.board().victory_margin(Faction::Vc));
/// #   assert!(two_cards(&end));
/// }
/// # Ok::<(), pointman_core::Error>(())
/// ```
///
/// # Errors
/// The refusal of what a person does or chooses; a deck that lies on the table; dice that give no answer.
pub fn play_on(
    game: &Game,
    seats: &mut ByFaction<Seat<'_>>,
    dice: &mut dyn Dice,
    effects: &mut Vec<GameEffect>,
    mut until: impl FnMut(&Game) -> bool,
) -> Result<Game, Error> {
    let mut game = *game;
    effects.clear();
    let mut table = Table { game: &mut game, dice, effects };
    let tables = |faction: &Faction| matches!(seats[*faction], Seat::Tables);
    table.seat(FactionSet::ALL.difference(Faction::ALL.into_iter().filter(tables).collect()))?;
    for _ in 0..MOST_STEPS {
        if until(table.game) {
            return Ok(game);
        }
        table.effects.clear();
        match table.game.next_step() {
            NextStep::Reveal => {
                table.draw()?;
            }
            NextStep::Act { faction, pivotal, .. } if table.game.is_player(faction) => {
                match &mut seats[faction] {
                    Seat::Person(person) => {
                        let action = person.act(table.game);
                        act(&mut table, &action)?;
                    }
                    Seat::Pass if pivotal => {
                        let choices = EventChoices::default();
                        act(&mut table, &PlayerAction::Event(EventAction { side: None, choices }))?;
                    }
                    Seat::Pass => act(&mut table, &PlayerAction::Pass)?,
                    Seat::StandIn | Seat::Tables => drop(stand_in(&mut table)?),
                }
            }
            NextStep::Act { .. } | NextStep::PivotalWindow(_) => {
                let choices = EventChoices::default();
                play_silently(&mut table, CardEvents { choices: &choices, asks: false })?;
            }
            NextStep::CoupCard(_) | NextStep::CoupRound(_) => coup_part(&mut table, seats)?,
            NextStep::Over | NextStep::NoCards => return Ok(game),
        }
    }
    Err(Error::Bug(format!("a game does not end within {MOST_STEPS} steps: {}", game.due())))
}

/// The tables take one turn for the person whose faction is to act, who keeps the seat. All that it does in
/// the turn is free: the Resources that are not kept for a non-player stand where they stood before, and what
/// it would have gained is not gained either. ARVN Resources change while a person plays the ally, as they do
/// then. A VC turn has an Agitate Total rolled for it, which goes with it.
///
/// # Errors
/// When no person is to act, or the dice give no answer; the game and the effects are as they were then.
pub fn stand_in(table: &mut Table<'_>) -> Result<TrungTurn, Error> {
    table.unless_refused(stand_in_in_part)
}

fn stand_in_in_part(table: &mut Table<'_>) -> Result<TrungTurn, Error> {
    let faction = table.game.whose_turn(None)?;
    let people = table.game.players();
    if !people.contains(faction) {
        let rule = format!("{}, {}", Row::G1.id(), Row::G1.rule());
        return Err(Error::refused(
            rule,
            format!("{} is a non-player and decides for itself", faction.name()),
        ));
    }
    if table.game.phase == Phase::PivotalWindow {
        table.change_phase(Phase::EventCard)?;
    }
    let before = *table.game;
    table.seat(people.without(faction))?;
    let choices = EventChoices::default();
    let taken = take_turn(table, &mut CardEvents { choices: &choices, asks: false }, &mut Silent)?;
    let kept = Track::ALL.map(|track| table.game.keeps(track));
    table.seat(people)?;
    table.game.persons = before.persons;
    for (name, kept) in Track::ALL.into_iter().zip(kept) {
        let (from, to) = (table.board().track(name), before.board().track(name));
        if !kept && from != to {
            table.apply(Effect::Track { name, from, to })?;
        }
    }
    Ok(taken)
}

/// The person who is to act does that; the tables answer what it leaves open.
fn act(table: &mut Table<'_>, action: &PlayerAction) -> Result<(), Error> {
    table.act_asking(None, action, &mut ForAll(ByTables { trace: &mut Silent })).map(drop)
}

/// The next part of a Coup card or its Round is carried out.
pub(super) fn coup_part(table: &mut Table<'_>, seats: &mut ByFaction<Seat<'_>>) -> Result<(), Error> {
    let nothing = CoupChoices::default();
    let Some(part) = table.game.coup_due() else {
        return Err(Error::Bug(format!("no part of a Coup Round is due: {}", table.game.due())));
    };
    let (faction, chosen) = match table.game.coup_stop(part) {
        None => (None, Some(nothing)),
        Some(CoupStop::Choice(question)) => {
            let chosen = match &mut seats[question.faction] {
                Seat::Person(person) => person.choose(table.game, &question),
                Seat::Pass => question.may_decline.then_some(nothing),
                Seat::StandIn | Seat::Tables => None,
            };
            (Some(question.faction), chosen)
        }
        Some(CoupStop::NeedsNonPlayer { faction, .. }) => (Some(faction), None),
        Some(CoupStop::NextCard | CoupStop::GameOver) => (None, None),
    };
    match (faction, chosen) {
        (_, Some(choices)) => table.carry_out_part(part, &choices)?,
        (Some(faction), None) => coup::carry_out(table, faction, part, &mut Silent)?,
        (None, None) => return Err(Error::Bug(format!("{part} is due, and the Coup card is finished"))),
    };
    Ok(())
}
