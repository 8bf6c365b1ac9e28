//! Who wins, and the ranking of all (7.0): at a Victory Phase, and after the final Coup Round.

use serde::Serialize;

use crate::game::Game;
use crate::game::readings::LonePair;
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::phase::HumanWins;

/// Where one faction stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// The faction.
    pub faction: Faction,
    /// Its victory total.
    pub total: u8,
    /// How far that is above its threshold.
    pub margin: i16,
    /// The margin that counts: another one where one person plays both factions of a side (1.5, 8.9).
    pub counts: i16,
}

/// All four factions, the first has won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Ranking([Standing; 4]);

impl Ranking {
    /// The factions from first to last.
    pub fn standings(&self) -> &[Standing; 4] {
        &self.0
    }

    /// The first.
    pub fn winner(&self) -> Faction {
        self.0[0].faction
    }
}

/// When margins are taken.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moment {
    VictoryPhase,
    End,
}

impl Game {
    /// The faction that wins at this moment of a Victory Phase (6.1), if one may win and passes.
    ///
    /// A non-player that passes beats all people (7.1); otherwise the highest margin wins, of equal ones VC,
    /// ARVN, NVA, then US.
    pub fn victory_phase_winner(&self) -> Option<Faction> {
        let passing: FactionSet =
            Faction::ALL.into_iter().filter(|faction| self.passes_check(*faction)).collect();
        let non_players = passing.difference(self.players);
        let winners = if non_players.is_empty() { passing } else { non_players };
        self.ranked(Moment::VictoryPhase)
            .into_iter()
            .map(|standing| standing.faction)
            .find(|faction| winners.contains(*faction))
    }

    /// Whether `faction` may win at a Victory Phase and its margin is above 0 (7.3).
    ///
    /// A lone person against non-players may not before the end, unless that is agreed. Of one person's pair
    /// US and ARVN must both pass, while either of NVA and VC will do.
    pub fn passes_check(&self, faction: Faction) -> bool {
        let lone = self.has_non_players() && self.people() == 1;
        if self.is_player(faction) && lone && self.human_wins == HumanWins::Final {
            return false;
        }
        self.counting_margin(faction, Moment::VictoryPhase) > 0
    }

    /// The ranking after the final Coup Round (7.4): by margin, of equal ones non-players first, then VC,
    /// ARVN, NVA, US.
    pub fn final_ranking(&self) -> Ranking {
        Ranking(self.ranked(Moment::End))
    }

    /// The ranking when `victory_phase_winner` has won (7.2): the winner first, the others by margin.
    pub fn victory_phase_ranking(&self) -> Ranking {
        let mut ranked = self.ranked(Moment::VictoryPhase);
        let winner = self.winner.or_else(|| self.victory_phase_winner());
        if let Some(at) = ranked.iter().position(|standing| Some(standing.faction) == winner) {
            ranked[..=at].rotate_right(1);
        }
        Ranking(ranked)
    }

    /// The ranking as things stand: who has won first, where the game is over (7.2, 7.4).
    pub fn ranking(&self) -> Ranking {
        let at_the_end = self.final_ranking();
        if self.winner.is_none_or(|winner| winner == at_the_end.winner()) {
            at_the_end
        } else {
            self.victory_phase_ranking()
        }
    }

    /// Whether there is a faction that nobody plays.
    pub fn has_non_players(&self) -> bool {
        self.players != FactionSet::ALL
    }

    fn ranked(&self, moment: Moment) -> [Standing; 4] {
        let mut ranked = Faction::BY_PIVOTAL_RANK.map(|faction| Standing {
            faction,
            total: self.board.victory_total(faction),
            margin: self.board.victory_margin(faction),
            counts: self.counting_margin(faction, moment),
        });
        ranked.sort_by_key(|standing| (-standing.counts, self.is_player(standing.faction)));
        ranked
    }

    /// The margin that counts for `faction`. One person's pair has a common one: the lower, but the higher
    /// for NVA and VC at Victory Phases of a game without non-players (1.5); several people against
    /// non-players play for one faction each (T3.2).
    fn counting_margin(&self, faction: Faction, moment: Moment) -> i16 {
        let margin = |faction| self.board.victory_margin(faction);
        let (own, other) = (margin(faction), margin(faction.ally()));
        let lone = self.people() == 1 && self.readings.lone_pair == LonePair::Lower;
        // With any other set than a pair each faction of a lone person counts for itself.
        let pair = self.persons().of_faction(faction) == FactionSet::of_side(faction.side());
        let common = self.is_shared(faction.side()) && (!self.has_non_players() || lone && pair);
        match (common, faction.side(), moment) {
            (false, ..) => own,
            (true, Side::Insurgent, Moment::VictoryPhase) if !self.has_non_players() => own.max(other),
            (true, ..) => own.min(other),
        }
    }
}
