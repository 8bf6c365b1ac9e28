//! The Resources Phase: Sabotage, Degrade of the Trail, earnings, Casualties (6.2).

use crate::action::refusal::{Refusal, Row, require};
use crate::board::control::Control;
use crate::board::effect::Effect;
use crate::game::Game;
use crate::game::table::Table;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::PieceType;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::track::Track;
use pointman_core::error::Error;

/// What the earnings of a Resources Phase are made of, once LoCs have been Sabotaged (6.2.2 to 6.2.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Earnings {
    /// A space of Laos or Cambodia with COIN Control, for which the Trail is Degraded by 1 box; none where it
    /// is not.
    pub degrades: Option<Space>,
    /// Aid before Casualties cost some.
    pub aid: u8,
    /// Total Econ: that of the LoCs without Sabotage.
    pub econ: u8,
    /// The Econ of the LoCs with Sabotage.
    pub sabotaged: u8,
    /// VC Bases on the map.
    pub vc_bases: u8,
    /// NVA Bases in Laos and Cambodia.
    pub nva_bases: u8,
    /// The box of the Trail, once it is Degraded.
    pub trail: u8,
    /// Pieces in Casualties.
    pub casualties: u8,
}

impl Earnings {
    /// How much Aid each piece in Casualties costs.
    pub const AID_PER_CASUALTY: u8 = 3;
}

impl Game {
    /// What the earnings of a Resources Phase would be made of now (6.2.2 to 6.2.5).
    ///
    /// ```
    /// use pointman_fitl::{Edition, FactionSet, Game, Scenario};
    /// let earnings = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second).earnings();
    /// assert_eq!((earnings.econ, earnings.sabotaged), (15, 0));
    /// ```
    pub fn earnings(&self) -> Earnings {
        let board = self.board();
        let coin_in = |space: &Space| board.control(*space) == Control::Coin;
        // Under Oriskany nothing but an Event Degrades the Trail (6.7).
        let may_degrade = !self.shaded(LastingCard::Oriskany);
        let degrades = SpaceSet::LAOS_CAMBODIA.iter().find(coin_in).filter(|_| may_degrade);
        let econ = board.unsabotaged_econ();
        let nva_bases = PieceSet::BASES & PieceSet::of_faction(Faction::Nva);
        Earnings {
            degrades,
            aid: board.track(Track::Aid),
            econ,
            sabotaged: SpaceSet::LOCS.iter().map(Space::econ).sum::<u8>() - econ,
            vc_bases: board.on_map(PieceType::VcBases),
            nva_bases: board.count_in(SpaceSet::LAOS_CAMBODIA, nva_bases),
            trail: Track::Trail.stop(i32::from(board.track(Track::Trail)) - i32::from(degrades.is_some())),
            casualties: PieceType::ALL
                .into_iter()
                .map(|piece| board.in_box(BoxName::Casualties, piece))
                .sum(),
        }
    }

    /// The LoCs that are to be Sabotaged: without Sabotage, and with more Guerrillas than COIN pieces or next
    /// to a City without COIN Control (6.2.1).
    pub fn to_sabotage(&self) -> SpaceSet {
        let board = self.board();
        let uncontrolled = SpaceSet::CITIES.filter(|city| board.control(city) != Control::Coin);
        (SpaceSet::LOCS - board.with_terror()).filter(|loc| {
            board.count_of(loc, PieceSet::GUERRILLAS) > board.coin(loc) || loc.adjacent().meets(uncontrolled)
        })
    }

    /// How many of [`Game::to_sabotage`] VC picks because markers lack; none if there are enough, or no
    /// marker at all (6.2.1).
    pub fn sabotage_to_choose(&self) -> Option<u8> {
        let left = self.board().terror_markers_left();
        (left > 0 && usize::from(left) < self.to_sabotage().len()).then_some(left)
    }

    /// Whether a marker of Sabotage may go to `space` after those on `named`.
    ///
    /// # Errors
    /// CP1.
    pub fn may_sabotage_too(&self, space: Space, named: SpaceSet) -> Result<(), Refusal> {
        require(self.to_sabotage().contains(space), Row::CP1.at(space, "is not a LoC due for Sabotage"))?;
        require(!named.contains(space), Row::CP1.at(space, "it is named twice"))?;
        let left = self.board().terror_markers_left();
        require(
            named.len() < usize::from(left),
            Row::CP1.at(space, "VC must choose exactly as many LoCs as there are markers").limited(left),
        )
    }

    /// Whether the markers of Sabotage may go to `chosen`, in this order: where markers lack to as many as
    /// there are, otherwise to all that are due.
    ///
    /// # Errors
    /// CP1.
    pub fn may_sabotage(&self, chosen: &[Space]) -> Result<(), Refusal> {
        let mut named = SpaceSet::NONE;
        for space in chosen {
            self.may_sabotage_too(*space, named)?;
            named = named.with(*space);
        }
        let left = self.board().terror_markers_left();
        let all = u8::try_from(self.to_sabotage().len()).unwrap_or(u8::MAX);
        require(
            named.len() == usize::from(left.min(all)),
            match self.sabotage_to_choose() {
                Some(count) => Row::CP1
                    .refuses("VC must choose exactly as many LoCs as there are markers")
                    .limited(count),
                None => Row::CP1
                    .refuses("VC must Sabotage every LoC that is due while markers last")
                    .limited(left.min(all)),
            },
        )
    }
}

impl Table<'_> {
    /// Sabotages every LoC that is due; where markers lack those that VC chose, in its order (6.2.1).
    ///
    /// # Errors
    /// CP1.
    pub fn sabotage(&mut self, chosen: Option<&[Space]>) -> Result<(), Error> {
        let Some(chosen) = chosen else {
            let unchosen = Row::CP1.refuses("there are fewer markers than LoCs due, so VC must choose which");
            require(self.game.sabotage_to_choose().is_none(), unchosen)?;
            return self.game.to_sabotage().iter().try_for_each(|space| self.add_terror(space).map(drop));
        };
        self.game.may_sabotage(chosen)?;
        chosen.iter().try_for_each(|space| self.add_terror(*space).map(drop))
    }

    /// What follows Sabotage in the Resources Phase: the Trail, the earnings, the Casualties (6.2.2 to
    /// 6.2.5).
    ///
    /// # Errors
    /// Never by the rules: an error is a broken law of the board.
    pub fn earn(&mut self) -> Result<(), Error> {
        let earnings = self.game.earnings();
        if earnings.degrades.is_some() {
            self.change_trail(-1)?;
        }
        self.earn_arvn(&earnings)?;
        self.change_track(Track::VcResources, i32::from(earnings.vc_bases))?;
        self.change_track(Track::NvaResources, i32::from(earnings.nva_bases + 2 * earnings.trail))?;
        self.change_track(Track::Aid, -i32::from(Earnings::AID_PER_CASUALTY * earnings.casualties))?;
        Ok(())
    }

    /// Total Econ is marked anew; ARVN earns it with Aid (6.2.3). Both only where ARVN Resources are kept.
    fn earn_arvn(&mut self, earnings: &Earnings) -> Result<(), Error> {
        if self.game.pool(Faction::Arvn).is_none() {
            return Ok(());
        }
        let (from, to) = (self.board().track(Track::Econ), earnings.econ);
        if from != to {
            self.apply(Effect::Track { name: Track::Econ, from, to })?;
        }
        self.change_track(Track::ArvnResources, i32::from(earnings.aid) + i32::from(to))?;
        Ok(())
    }
}
