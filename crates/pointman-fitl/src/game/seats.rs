//! Seats that change hands: a person's faction handed to the tables, or taken over from them.

use crate::board::effect::Effect;
use crate::game::Game;
use crate::game::new_game::set_aside;
use crate::game::persons::Persons;
use crate::game::table::Table;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::phase::Phase;
use crate::vocabulary::track::Track;
use pointman_core::dice::Dice;
use pointman_core::error::Error;

impl Game {
    /// The same game in which people play `players` from now on, and the tables play the others (T4.1).
    ///
    /// A seat that goes to the tables keeps no Resources: NVA's and VC's go to 0, ARVN Resources and Total
    /// Econ once neither US nor ARVN is a person's, and all that such a faction does is free
    /// ([`Game::keeps`], T2.1.1, T4.1.4). VC gets an Agitate Total, rolled as at the start of a game. Its
    /// Trưng cards are shuffled among those nobody has seen. A seat that goes to a person has no Resources
    /// that were not kept: its pool starts at 0, and VC loses its Agitate Total.
    ///
    /// So a seat handed over and handed back has lost its Resources. For one turn of a person `trung` has
    /// `playout::stand_in`, after which they stand where they stood, and for a part of a Coup Round
    /// `coup::carry_out`, which has the tables choose at the faction's own cost.
    ///
    /// ```
    /// use pointman_core::dice::{DiceState, Seeded};
    /// use pointman_fitl::{Edition, Faction, FactionSet, Game, Scenario, Track};
    /// let mut dice = Seeded::new(DiceState { seed: 1, drawn: 0 });
    /// let game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
    /// let handed = game.with_players(FactionSet::ALL.without(Faction::Vc), &mut dice).unwrap();
    /// assert_eq!(handed.board().track(Track::VcResources), 0);
    /// assert!(handed.board().track(Track::AgitateTotal) > 0 && handed.purse(Faction::Vc).is_none());
    /// assert_eq!(handed.trung_deck().len(), 6);
    /// ```
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn with_players(&self, players: FactionSet, dice: &mut dyn Dice) -> Result<Game, Error> {
        let mut game = *self;
        let mut effects = Vec::new();
        Table { game: &mut game, dice, effects: &mut effects }.seat(players)?;
        Ok(game)
    }

    /// The same game in which each of these sets of factions is one person's; everyone else plays one
    /// faction.
    ///
    /// # Errors
    /// When one of them is no player faction (T3.1).
    pub fn with_persons(&self, persons: Persons) -> Result<Game, Error> {
        persons.among_players(self.players)?;
        let mut game = *self;
        game.persons = Some(persons);
        Ok(game)
    }
}

impl Table<'_> {
    /// People play `players` from now on: [`Game::with_players`].
    pub(crate) fn seat(&mut self, players: FactionSet) -> Result<(), Error> {
        let before = self.game.players;
        if players == before {
            return Ok(());
        }
        self.game.players = players;
        self.game.trung_deck = self.game.trung_deck.with_players(players);
        self.game.persons = self.game.persons.map(|persons| persons.among(players));
        // What is left of a Pacification passes only from a non-player US to a non-player ARVN (T5.9).
        if self.game.keeps(Track::ArvnResources) {
            self.game.coup.pacification = None;
        }
        let from = self.board().track(Track::AgitateTotal);
        if players.contains(Faction::Vc) && from > 0 {
            self.apply(Effect::Track { name: Track::AgitateTotal, from, to: 0 })?;
        }
        set_aside(self, before.contains(Faction::Vc) && !players.contains(Faction::Vc))?;
        if self.game.phase == Phase::PivotalWindow && self.game.pivotal_non_players().is_empty() {
            self.change_phase(Phase::EventCard)?;
        }
        Ok(())
    }
}
