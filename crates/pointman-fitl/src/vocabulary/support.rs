//! Support and Opposition of a City or Province (1.6).

use pointman_core::vocabulary;

vocabulary! {
    /// How a population stands, from Active Opposition up to Active Support.
    ///
    /// ```
    /// use pointman_fitl::SupportLevel;
    /// assert_eq!(SupportLevel::Neutral.shifted(-1), SupportLevel::PassiveOpposition);
    /// assert_eq!(SupportLevel::PassiveSupport.shifted(5), SupportLevel::ActiveSupport);
    /// assert_eq!(SupportLevel::ActiveOpposition.value(), -2);
    /// ```
    #[derive(Default)]
    pub enum SupportLevel: "level of support" {
        /// Counts Population twice for Total Opposition.
        ActiveOpposition = "active-opposition",
        /// Counts Population once for Total Opposition.
        PassiveOpposition = "passive-opposition",
        /// Counts for neither.
        #[default]
        Neutral = "neutral",
        /// Counts Population once for Total Support.
        PassiveSupport = "passive-support",
        /// Counts Population twice for Total Support.
        ActiveSupport = "active-support",
    }
}

impl SupportLevel {
    /// What people call it: `Passive Support`.
    pub const fn title(self) -> &'static str {
        match self {
            SupportLevel::ActiveOpposition => "Active Opposition",
            SupportLevel::PassiveOpposition => "Passive Opposition",
            SupportLevel::Neutral => "Neutral",
            SupportLevel::PassiveSupport => "Passive Support",
            SupportLevel::ActiveSupport => "Active Support",
        }
    }

    /// -2 at Active Opposition up to 2 at Active Support.
    pub const fn value(self) -> i8 {
        self as i8 - 2
    }

    /// The level `steps` toward Active Support, or toward Active Opposition if negative; a shift stops at the
    /// ends.
    pub const fn shifted(self, steps: i8) -> SupportLevel {
        let index = self as i8 as i16 + steps as i16;
        let last = SupportLevel::ALL.len() as i16 - 1;
        SupportLevel::ALL[(if index < 0 {
            0
        } else if index > last {
            last
        } else {
            index
        }) as usize]
    }

    /// The level `steps` toward Neutral, which it does not pass.
    pub const fn shifted_toward_neutral(self, steps: u8) -> SupportLevel {
        let away = self.value().unsigned_abs();
        let back = if steps < away { steps } else { away } as i8;
        self.shifted(if self.value() > 0 { -back } else { back })
    }

    /// What Population counts with for Total Support: 0, 1 or 2.
    pub const fn support_factor(self) -> u8 {
        if self.value() > 0 { self.value() as u8 } else { 0 }
    }

    /// What Population counts with for Total Opposition: 0, 1 or 2.
    pub const fn opposition_factor(self) -> u8 {
        if self.value() < 0 { self.value().unsigned_abs() } else { 0 }
    }
}
