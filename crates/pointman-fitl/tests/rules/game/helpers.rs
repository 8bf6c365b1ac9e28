//! What the tests share.

use pointman_core::dice::{Dice, DiceState, Scripted, Seeded};
use pointman_core::error::Error;
use pointman_fitl::{
    Card, Carried, Edition, Faction, FactionSet, Game, GameData, GameEffect, NewGame, PlayerAction, Scenario,
    Table,
};

pub fn card(number: u8) -> Card {
    Card::numbered(number)
}

pub fn seeded(seed: u64) -> Seeded {
    Seeded::new(DiceState { seed, drawn: 0 })
}

pub fn begun(agreed: &NewGame, seed: u64) -> Game {
    agreed.begin(&mut seeded(seed), &mut Vec::new()).unwrap()
}

/// A game of four people with these cards showing.
pub fn on(scenario: Scenario, current: u8, next: u8) -> Game {
    let mut data = GameData::from(&Game::on(scenario.board(), FactionSet::ALL, Edition::Second));
    data.scenario = scenario;
    data.leaders = scenario.deck().leader_box.iter().rev().copied().collect();
    data.lasting = data
        .leaders
        .first()
        .map(|card| pointman_fitl::LastingEntry { card: *card, side: None })
        .into_iter()
        .collect();
    data.cards.mode = pointman_fitl::DeckMode::Physical;
    data.cards.current = Some(card(current));
    data.cards.next = Some(card(next));
    if scenario.deck().pivotal_events {
        data.cards.pivotal = pointman_fitl::ByFaction::from_fn(|faction| Some(Card::pivotal(faction)));
    }
    data.validate().unwrap()
}

/// The same game, changed as its document.
pub fn changed(game: &Game, change: impl FnOnce(&mut GameData)) -> Game {
    let mut data = GameData::from(game);
    change(&mut data);
    data.validate().unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// Does `deed` at the table; what it did must be proved by its effects, and a refusal must change nothing.
pub fn at<T>(
    game: &mut Game,
    dice: &mut dyn Dice,
    deed: impl FnOnce(&mut Table<'_>) -> Result<T, Error>,
) -> Result<(T, Vec<GameEffect>), Error> {
    let (mut after, mut effects) = (*game, Vec::new());
    let done = deed(&mut Table { game: &mut after, dice, effects: &mut effects })?;
    let mut replayed = *game;
    replayed.apply_all(&effects).unwrap();
    assert_eq!(replayed, after, "the effects give the next game");
    let data = GameData::from(&after);
    assert_eq!(data.validate().as_ref(), Ok(&after), "every step leaves a valid game");
    *game = after;
    Ok((done, effects))
}

pub fn act(game: &mut Game, words: &str) -> Result<Carried, Error> {
    let faction = game.whose_turn(None)?;
    let action = PlayerAction::parse(words, faction)?;
    at(game, &mut Scripted::new([]), |table| table.act(Some(faction), &action)).map(|(carried, _)| carried)
}

/// What refuses: its rule.
pub fn rule<T>(refused: Result<T, Error>) -> String {
    match refused {
        Err(Error::Refused { rule, .. }) => rule,
        Err(other) => panic!("not refused by a rule: {other}"),
        Ok(_) => panic!("not refused"),
    }
}

pub fn show(game: &mut Game, number: u8) -> Result<(), Error> {
    at(game, &mut Scripted::new([]), |table| table.show_card(card(number))).map(|_| ())
}

pub fn turn(game: &Game) -> Option<Faction> {
    game.whose_turn(None).ok()
}
