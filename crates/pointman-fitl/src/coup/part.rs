//! The parts of a Coup Round: what one faction chooses, or what is carried out without a choice, and how far
//! the Round has come (6.0).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::pacify::Pacified;
use crate::board::control::ControlMap;
use crate::board::victory::Totals;
use crate::game::Game;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::phase::Phase;
use pointman_core::vocabulary;

vocabulary! {
    /// A part of a Coup Round, in the order in which they are carried out.
    ///
    /// ```
    /// use pointman_fitl::{CoupPart, Faction, Phase};
    /// assert_eq!("us-p".parse(), Ok(CoupPart::UsPacify));
    /// assert_eq!(CoupPart::VcAgitate.phase(), Phase::CoupSupport);
    /// assert_eq!(CoupPart::NvaRedeploy.chooser(), Some(Faction::Nva));
    /// assert_eq!(CoupPart::Earnings.chooser(), None);
    /// ```
    #[derive(Default)]
    pub enum CoupPart: "part of a Coup Round" {
        /// The Coup card itself, before the Round: ARVN chooses the cubes that desert at a Failed Attempt
        /// (2.4).
        CoupCard = "coup-card",
        /// Whether somebody wins (6.1).
        #[default]
        Victory = "victory",
        /// Sabotage; VC chooses the order if markers lack (6.2.1).
        VcSabotage = "vc-sabotage",
        /// The Trail is Degraded, Resources are earned, Casualties cost Aid (6.2.2 to 6.2.5).
        Earnings = "earnings",
        /// The US Pacifies (6.3.1).
        UsPacify = "us-pacify",
        /// ARVN Pacifies (6.3.1).
        ArvnPacify = "arvn-pacify",
        /// VC Agitates (6.3.2).
        VcAgitate = "vc-agitate",
        /// COIN forces leave Laos and Cambodia (6.4.1).
        LaosAndCambodia = "laos-and-cambodia",
        /// ARVN Troops, then Police, Redeploy (6.4.2).
        ArvnRedeploy = "arvn-redeploy",
        /// NVA Troops Redeploy (6.4.3).
        NvaRedeploy = "nva-redeploy",
        /// Casualties leave their box, but for Troops to be placed (6.5).
        Casualties = "casualties",
        /// The US places Casualty Troops, then commits and withdraws (6.5).
        UsCommitment = "us-commitment",
        /// VC shifts spaces for a withdrawal (6.5).
        VcShift = "vc-shift",
        /// The board is made ready for the next campaign (6.6).
        Reset = "reset",
    }
}

impl CoupPart {
    /// What people call it: its phase, and whose part of it it is.
    pub const fn title(self) -> &'static str {
        match self {
            CoupPart::CoupCard => "Coup card",
            CoupPart::Victory => "Victory Phase",
            CoupPart::VcSabotage => "Resources Phase, Sabotage",
            CoupPart::Earnings => "Resources Phase, earnings",
            CoupPart::UsPacify => "Support Phase, US Pacification",
            CoupPart::ArvnPacify => "Support Phase, ARVN Pacification",
            CoupPart::VcAgitate => "Support Phase, VC Agitation",
            CoupPart::LaosAndCambodia => "Redeploy Phase, COIN leaves Laos and Cambodia",
            CoupPart::ArvnRedeploy => "Redeploy Phase, ARVN",
            CoupPart::NvaRedeploy => "Redeploy Phase, NVA",
            CoupPart::Casualties => "Commitment Phase, Casualties",
            CoupPart::UsCommitment => "Commitment Phase, US",
            CoupPart::VcShift => "Commitment Phase, VC shifts for the withdrawal",
            CoupPart::Reset => "Reset Phase",
        }
    }

    /// The phase it belongs to.
    pub const fn phase(self) -> Phase {
        match self {
            CoupPart::CoupCard => Phase::EventCard,
            CoupPart::Victory => Phase::CoupVictory,
            CoupPart::VcSabotage | CoupPart::Earnings => Phase::CoupResources,
            CoupPart::UsPacify | CoupPart::ArvnPacify | CoupPart::VcAgitate => Phase::CoupSupport,
            CoupPart::LaosAndCambodia | CoupPart::ArvnRedeploy | CoupPart::NvaRedeploy => Phase::CoupRedeploy,
            CoupPart::Casualties | CoupPart::UsCommitment | CoupPart::VcShift => Phase::CoupCommitment,
            CoupPart::Reset => Phase::CoupReset,
        }
    }

    /// The faction that chooses, if there is something to choose.
    pub const fn chooser(self) -> Option<Faction> {
        match self {
            CoupPart::UsPacify | CoupPart::UsCommitment => Some(Faction::Us),
            CoupPart::CoupCard | CoupPart::ArvnPacify | CoupPart::ArvnRedeploy => Some(Faction::Arvn),
            CoupPart::NvaRedeploy => Some(Faction::Nva),
            CoupPart::VcSabotage | CoupPart::VcAgitate | CoupPart::VcShift => Some(Faction::Vc),
            CoupPart::Victory
            | CoupPart::Earnings
            | CoupPart::LaosAndCambodia
            | CoupPart::Casualties
            | CoupPart::Reset => None,
        }
    }

    /// The part after it; none after the Reset.
    pub fn next(self) -> Option<CoupPart> {
        CoupPart::ALL.get(self.index() + 1).copied()
    }

    /// The first part of a phase, if it has any.
    pub fn first_of(phase: Phase) -> Option<CoupPart> {
        CoupPart::ALL.into_iter().find(|part| part.phase() == phase && phase.is_coup_round())
    }
}

/// How far a Coup Round has come within its phase, and what the rest of the phase must know of what was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CoupProgress {
    /// The part that is due.
    pub part: CoupPart,
    /// Where has been Pacified in this phase.
    #[serde(default, skip_serializing_if = "Pacified::is_nothing")]
    pub pacified: Pacified,
    /// The Control markers, while they are not adjusted (6.4, 6.5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub control: Option<ControlMap>,
    /// The Population that VC may shift for a withdrawal.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub points: u8,
    /// The steps of Pacification that the US left to ARVN, where both are non-players and no Resources are
    /// kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pacification: Option<u8>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
fn is_zero(points: &u8) -> bool {
    *points == 0
}

impl CoupProgress {
    /// Whether a phase is at its beginning, or no Round is being carried out.
    pub fn is_beginning(&self) -> bool {
        *self == CoupProgress::default()
    }
}

impl Game {
    /// How far a Coup Round has come within its phase.
    #[inline]
    pub fn coup_progress(&self) -> &CoupProgress {
        &self.coup
    }

    /// The part of the Coup Round that is due, if one is being carried out.
    pub fn coup_part(&self) -> Option<CoupPart> {
        let first = CoupPart::first_of(self.phase)?;
        Some(if self.coup.part.phase() == self.phase { self.coup.part } else { first })
    }

    /// Who Controls each space by the markers: as they were when the phase began, in Redeploy and Commitment
    /// (6.4, 6.5).
    #[inline]
    pub fn control_markers(&self) -> &ControlMap {
        self.coup.control.as_ref().unwrap_or_else(|| self.board.control_map())
    }

    /// The game with its Control markers put where the pieces as they stand have it, as at the end of
    /// Redeploy and Commitment (6.4.4, 6.5).
    #[must_use]
    pub fn with_control_adjusted(mut self) -> Game {
        self.coup.control = None;
        self
    }

    /// The sums over the map on which the victory markers stand: Population under Control is that of the
    /// Control markers, which are adjusted at the end of Redeploy and Commitment (6.4.4, 6.5).
    pub fn marked_totals(&self) -> Totals {
        self.coup
            .control
            .as_ref()
            .map_or_else(|| *self.board.totals(), |markers| self.board.totals_recounted(markers))
    }

    /// Where the faction's victory marker stands: its victory total (7.2), with Control as its markers lie.
    ///
    /// ```
    /// use pointman_fitl::{Edition, Faction, FactionSet, Game, Scenario};
    /// let game = Game::on(Scenario::Short.board(), FactionSet::ALL, Edition::Second);
    /// assert_eq!(game.victory_marker(Faction::Arvn), game.board().victory_total(Faction::Arvn));
    /// assert_eq!(game.marked_margin(Faction::Arvn), -9);
    /// ```
    pub fn victory_marker(&self, faction: Faction) -> u8 {
        let (marked, counted) = (self.marked_totals(), self.board.totals());
        let total = self.board.victory_total(faction);
        match faction {
            Faction::Us | Faction::Vc => total,
            Faction::Arvn => total - counted.coin_population + marked.coin_population,
            Faction::Nva => total - counted.nva_population + marked.nva_population,
        }
    }

    /// How far the faction's victory marker is above its threshold (7.3).
    pub fn marked_margin(&self, faction: Faction) -> i16 {
        i16::from(self.victory_marker(faction)) - i16::from(faction.victory_threshold())
    }
}
