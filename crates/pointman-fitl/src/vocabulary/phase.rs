//! Where a game stands between two steps: at an Event card, in a Coup Round, or at its end.

use pointman_core::vocabulary;

vocabulary! {
    /// What is being carried out.
    ///
    /// ```
    /// use pointman_fitl::Phase;
    /// assert!(Phase::CoupSupport.is_coup_round());
    /// assert_eq!("coup-v".parse(), Ok(Phase::CoupVictory));
    /// ```
    #[derive(Default)]
    pub enum Phase: "phase" {
        /// A card is played, or is to be revealed (2.3); also a Coup card whose Round has not begun or is
        /// over.
        #[default]
        EventCard = "event-card",
        /// Non-player factions decide first whether they play their Pivotal Events (2.3.8, T5.5.8).
        PivotalWindow = "pivotal-window",
        /// 6.1.
        CoupVictory = "coup-victory",
        /// 6.2.
        CoupResources = "coup-resources",
        /// 6.3.
        CoupSupport = "coup-support",
        /// 6.4.
        CoupRedeploy = "coup-redeploy",
        /// 6.5.
        CoupCommitment = "coup-commitment",
        /// 6.6.
        CoupReset = "coup-reset",
        /// The game is over.
        Over = "over",
    }
}

vocabulary! {
    /// When people may win against non-players (7.3): a lone player at the end only, unless it is agreed
    /// otherwise.
    #[derive(Default)]
    pub enum HumanWins: "human-wins value" {
        /// At every Victory Phase.
        Early = "early",
        /// After the final Coup Round.
        #[default]
        Final = "final",
    }
}

impl Phase {
    /// Whether it is one of the six phases of a Coup Round.
    pub const fn is_coup_round(self) -> bool {
        matches!(
            self,
            Phase::CoupVictory
                | Phase::CoupResources
                | Phase::CoupSupport
                | Phase::CoupRedeploy
                | Phase::CoupCommitment
                | Phase::CoupReset
        )
    }
}
