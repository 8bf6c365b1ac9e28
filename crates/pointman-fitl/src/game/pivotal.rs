//! Pivotal Events: who may play one, and which trumps which (2.3.8).

use crate::action::refusal::{Refusal, Row, require};
use crate::board::scenario::Scenario;
use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::game::table::Table;
use crate::vocabulary::card::{Card, CardKind};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::phase::Phase;
use crate::vocabulary::piece::PieceType;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;

impl Faction {
    /// The factions in the order in which they may play their Pivotal Events: each trumps those after it.
    pub const BY_PIVOTAL_RANK: [Faction; 4] = [Faction::Vc, Faction::Arvn, Faction::Nva, Faction::Us];

    /// Whether its Pivotal Event trumps that of `other`.
    ///
    /// ```
    /// use pointman_fitl::Faction;
    /// assert!(Faction::Arvn.trumps(Faction::Nva));
    /// assert!(!Faction::Us.trumps(Faction::Nva));
    /// ```
    pub fn trumps(self, other: Faction) -> bool {
        let rank = |of| Faction::BY_PIVOTAL_RANK.iter().position(|faction| *faction == of);
        rank(self) < rank(other)
    }

    /// When its Pivotal Event may be played, in words (2.7).
    pub const fn pivotal_condition(self) -> &'static str {
        match self {
            Faction::Us => {
                "at least 2 cards lie in the RVN Leader box, and Support and Available are more than 40, or \
                 25 after the Peace Talks"
            }
            Faction::Arvn => {
                "at least 2 cards lie in the RVN Leader box, and fewer than 20 US Troops are on the map"
            }
            Faction::Nva => {
                "at least 2 cards lie in the RVN Leader box, and more NVA Troops than US Troops are on the \
                 map"
            }
            Faction::Vc => {
                "at least 2 cards lie in the RVN Leader box, and more than 20 VC Guerrillas are in South \
                 Vietnam"
            }
        }
    }
}

/// What a Pivotal Event's precondition compares: the cards in the RVN Leader box with 2, and a count on the
/// board with a bound.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PivotalFigures {
    /// Cards in the RVN Leader box.
    pub leaders: usize,
    /// What is counted.
    pub what: &'static str,
    /// How many there are.
    pub count: u8,
    /// How many there must be.
    pub than: Than,
}

/// How many cards must lie in the RVN Leader box (2.7).
const LEADERS_NEEDED: usize = 2;

/// A bound that a count must pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Than {
    /// More than this.
    More(u8),
    /// Fewer than this.
    Fewer(u8),
}

impl PivotalFigures {
    /// Whether the count passes its bound; the RVN Leader box apart.
    pub const fn are_met(&self) -> bool {
        match self.than {
            Than::More(bound) => self.count > bound,
            Than::Fewer(bound) => self.count < bound,
        }
    }
}

/// `VC Guerrillas in South Vietnam 18, more than 20 needed`; before it `1 leader card, 2 needed` while too
/// few lie in the RVN Leader box.
impl std::fmt::Display for PivotalFigures {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (word, bound) = match self.than {
            Than::More(bound) => ("more", bound),
            Than::Fewer(bound) => ("fewer", bound),
        };
        match self.leaders {
            0 => write!(f, "no leader card, {LEADERS_NEEDED} needed; ")?,
            1 => write!(f, "1 leader card, {LEADERS_NEEDED} needed; ")?,
            _ => {}
        }
        write!(f, "{} {}, {word} than {bound} needed", self.what, self.count)
    }
}

impl Game {
    /// Whether `faction` may play its Pivotal Event now.
    ///
    /// # Errors
    /// PV1 to PV5, or G1 when no card is being played.
    pub fn may_play_pivotal(&self, faction: Faction) -> Result<(), Refusal> {
        let sequence = &self.sequence;
        let Some(current) =
            self.cards.current.filter(|card| card.kind() != CardKind::Coup && !self.card_is_finished())
        else {
            return Err(Row::PV1.refuses("no Event card is being played"));
        };
        require(!self.must_reveal(), Row::PV1.refuses("turn up the next card first"))?;
        require(
            self.scenario != Scenario::Short,
            Row::PV1.refuses("the Short scenario has no Pivotal Events"),
        )?;
        require(
            self.cards.in_hand[faction],
            Row::PV1.refuses("the faction does not hold its Pivotal Event"),
        )?;
        require(sequence.nobody_has_acted(), Row::PV3.refuses("a faction has acted on this card"))?;
        require(
            sequence.waiting().contains(faction),
            Row::PV1.refuses("the faction is not Eligible, or has passed"),
        )?;
        require(!self.cards.is_monsoon(), Row::PV4.refuses("a Coup card is on deck"))?;
        if let Some(owner) = current.pivotal_of() {
            require(
                faction.trumps(owner),
                Row::PV5.refuses("it does not trump the Pivotal Event being played"),
            )?;
        }
        self.pivotal_precondition(faction)
    }

    /// Whether the precondition printed on the Pivotal Event of `faction` is met (2.7).
    ///
    /// # Errors
    /// PV2, saying what is lacking.
    pub fn pivotal_precondition(&self, faction: Faction) -> Result<(), Refusal> {
        require(
            self.leaders.len() >= LEADERS_NEEDED,
            Row::PV2.refuses("the RVN Leader box needs at least 2 cards"),
        )?;
        let why = match faction {
            Faction::Us if self.peace_talks => {
                "Support and Available must be more than 25 after the Peace Talks"
            }
            Faction::Us => "Support and Available must be more than 40",
            Faction::Nva => "NVA Troops on the map must exceed US Troops there",
            Faction::Arvn => "US Troops on the map must be fewer than 20",
            Faction::Vc => "VC Guerrillas in South Vietnam must be more than 20",
        };
        require(self.pivotal_figures(faction).are_met(), Row::PV2.refuses(why))
    }

    /// What the precondition printed on the Pivotal Event of `faction` compares (2.7).
    pub fn pivotal_figures(&self, faction: Faction) -> PivotalFigures {
        let board = &self.board;
        let us_troops = board.on_map(PieceType::UsTroops);
        let (what, count, than) = match faction {
            Faction::Us => {
                let than = if self.peace_talks { 25 } else { 40 };
                ("Support + Available", board.victory_total(Faction::Us), Than::More(than))
            }
            Faction::Nva => {
                ("NVA Troops on the map", board.on_map(PieceType::NvaTroops), Than::More(us_troops))
            }
            Faction::Arvn => ("US Troops on the map", us_troops, Than::Fewer(20)),
            Faction::Vc => {
                let guerrillas = board.count_in(SpaceSet::SOUTH_VIETNAM, PieceType::VcGuerrillas);
                ("VC Guerrillas in South Vietnam", guerrillas, Than::More(20))
            }
        };
        PivotalFigures { leaders: self.leaders.len(), what, count, than }
    }

    /// Who may play a Pivotal Event now.
    pub fn pivotal_candidates(&self) -> FactionSet {
        // What bars all of them is asked first: nobody can in most of a game.
        if !self.sequence.nobody_has_acted() || self.leaders.len() < LEADERS_NEEDED {
            return FactionSet::NONE;
        }
        Faction::ALL.into_iter().filter(|faction| self.may_play_pivotal(*faction).is_ok()).collect()
    }

    /// The people's factions among them that no non-player comes before: one whose Event trumps theirs
    /// decides first (2.3.8, T5.5.8).
    pub fn pivotal_players(&self) -> FactionSet {
        let may_play = |faction: &Faction| {
            self.may_play_pivotal(*faction).is_ok() && self.non_player_before(*faction).is_none()
        };
        self.players.iter().filter(may_play).collect()
    }

    /// The non-player that is still to decide about its Pivotal Event, which trumps that of `faction`.
    pub fn non_player_before(&self, faction: Faction) -> Option<Faction> {
        let deciding = match self.phase {
            Phase::PivotalWindow => self.pivotal_non_players(),
            _ => FactionSet::NONE,
        };
        Faction::BY_PIVOTAL_RANK.into_iter().find(|other| deciding.contains(*other) && other.trumps(faction))
    }

    /// The non-players among them, who decide before people do; none on a Pivotal Event, which only a person
    /// trumps later.
    pub fn pivotal_non_players(&self) -> FactionSet {
        if self.cards.current.is_some_and(|card| card.kind() == CardKind::Event) {
            self.pivotal_candidates().difference(self.players)
        } else {
            FactionSet::NONE
        }
    }
}

impl Table<'_> {
    /// Opens the window in which non-players decide about their Pivotal Events, if any of them could play one
    /// (2.3.8, T5.5.8).
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the game.
    pub fn open_pivotal_window(&mut self) -> Result<(), Error> {
        if self.game.phase == Phase::EventCard
            && self.game.cards.next.is_some()
            && !self.game.pivotal_non_players().is_empty()
        {
            self.change_phase(Phase::PivotalWindow)?;
        }
        Ok(())
    }

    /// `faction` plays its Pivotal Event, which takes the place of the current card.
    ///
    /// # Errors
    /// PV1 to PV5.
    pub fn play_pivotal(&mut self, faction: Faction) -> Result<(), Error> {
        self.game.may_play_pivotal(faction)?;
        if self.game.phase == Phase::PivotalWindow {
            self.change_phase(Phase::EventCard)?;
        }
        self.apply(GameEffect::Pivotal { faction, card: Card::pivotal(faction) })
    }

    /// A person plays the Pivotal Event of `faction`. A non-player whose Event would trump it decides first.
    ///
    /// # Errors
    /// PV1 to PV5.
    pub fn play_pivotal_of_player(&mut self, faction: Faction) -> Result<(), Error> {
        if !self.game.is_player(faction) {
            return Err(Row::PV1.refuses("a non-player decides for itself").into());
        }
        self.game.may_play_pivotal(faction)?;
        if self.game.non_player_before(faction).is_some() {
            return Err(Row::PV5.refuses("a non-player whose Pivotal Event trumps it decides first").into());
        }
        self.play_pivotal(faction)
    }

    /// Goes on to another phase.
    ///
    /// # Errors
    /// When the game is in that phase already.
    pub fn change_phase(&mut self, to: Phase) -> Result<(), Error> {
        let from = self.game.phase;
        self.apply(GameEffect::Phase { from, to })
    }
}
