//! Why a player's step is refused: the rows of the table of refusals, each with the rule it comes from, and
//! the refusal itself.

use std::fmt;

use crate::vocabulary::space::Space;
use pointman_core::error::Error;

macro_rules! rows {
    ($($Row:ident $rule:literal)+) => {
        /// A row of the table of refusals. Letters say what it is about: G any turn, VR voluntary removal, PV
        /// Pivotal Events, then the Operations, the Special Activities and CP the Coup Round.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs, reason = "the rows are told apart by where they are used, with the reason \
                                        there")]
        pub enum Row {
            $($Row,)+
        }

        impl Row {
            /// Every row, in order.
            pub const ALL: [Row; [$($rule),+].len()] = [$(Row::$Row),+];

            /// The id, such as `RA1`.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Row::$Row => stringify!($Row),)+
                }
            }

            /// The rules or cards that refuse.
            pub const fn rule(self) -> &'static str {
                match self {
                    $(Row::$Row => $rule,)+
                }
            }
        }
    };
}

rows! {
    // Any turn.
    G1 "2.3.2"
    G2 "2.3.4"
    G3 "3.0, 4.0"
    G4 "2.3.5, 4.1"
    G5 "4.1"
    G6 "5.4"
    G7 "2.3.9"
    G8 "3.1, 4.1"
    G9 "3.1"
    G10 "3.3.1"
    G11 "3.1"
    G12 "1.8.1"
    G13 "1.4"
    G14 "1.4.1"
    G15 "1.4.2"
    G16 "1.4.2"
    G17 "3.2.3, 3.3.2"
    G18 "3.1"
    G19 "3.2.4, 3.3.3"
    G20 "1.4.4"
    G21 "1.5.1"
    G22 "1.5.2"
    G23 "2.3.3"
    G24 "5.2"
    G25 "2.1"
    G26 "2.1, 2.3.8"
    G27 "2.1"
    G28 "2.1"
    // Voluntary removal.
    VR1 "1.4.1"
    VR2 "1.4.1"
    VR3 "1.4.1"
    VR4 "1.4.1"
    VR5 "1.4.1"
    VR6 "1.4.1"
    // Pivotal Events.
    PV1 "2.3.8"
    PV2 "2.7"
    PV3 "2.3.8"
    PV4 "2.3.9"
    PV5 "2.3.8"
    PV6 "5.1.4"
    // Train.
    TR1 "3.2.1"
    TR2 "3.2.1"
    TR3 "4.1"
    TR4 "3.2.1"
    TR5 "3.2.1"
    TR6 "3.2.1"
    TR7 "3.2.1"
    TR8 "3.2.1"
    TR9 "3.2.1"
    TR10 "3.2.1"
    TR11 "3.2.1"
    TR12 "3.2.1"
    TR13 "1.8.1"
    TR14 "3.2.1"
    TR15 "3.2.1"
    TR16 "card 18"
    // Patrol.
    PA1 "3.2.2"
    PA2 "3.2.2"
    PA3 "3.2.2"
    PA4 "3.2.2"
    PA5 "2.3.5"
    PA6 "3.1"
    PA7 "3.2.2"
    PA8 "3.2.2"
    PA9 "card 78"
    PA10 "3.2.2"
    // Sweep.
    SW1 "3.2.3"
    SW2 "2.3.9"
    SW3 "3.2.3"
    SW4 "3.2.3"
    SW5 "3.2.3"
    SW6 "3.2.3"
    SW7 "3.2.3"
    SW8 "3.1"
    SW9 "card 18"
    SW10 "card 13"
    // Assault.
    AS1 "3.2.4"
    AS2 "3.2.4"
    AS3 "card 78"
    AS4 "card 11"
    AS5 "3.2.4"
    AS6 "3.2.4"
    AS7 "3.2.4"
    AS8 "card 11"
    AS9 "card 14"
    AS10 "3.2.4"
    AS11 "3.2.4"
    AS12 "3.1"
    // Rally.
    RA1 "3.3.1"
    RA2 "3.3.1"
    RA3 "3.3.1"
    RA4 "3.3.1"
    RA5 "3.3.1"
    RA6 "3.3.1"
    RA7 "3.3.1"
    RA8 "card 31"
    RA9 "card 116"
    RA10 "6.3.2"
    // March.
    MA1 "2.3.9"
    MA2 "3.3.2"
    MA3 "1.3.6"
    MA4 "3.3.2"
    MA5 "3.3.2"
    MA6 "2.3.5"
    MA7 "3.3.2"
    MA8 "3.3.2, card 17"
    // Attack.
    AT1 "3.3.3"
    AT2 "3.3.3"
    AT3 "3.3.3"
    AT4 "3.3.3"
    AT5 "3.3.3"
    AT6 "3.3.3"
    AT7 "card 45"
    AT8 "3.3.3"
    // Terror.
    TE1 "3.3.4"
    TE2 "3.3.4"
    TE3 "card 116"
    TE4 "3.3.4"
    TE5 "3.3.4"
    // Advise.
    AD1 "4.2.1"
    AD2 "4.2.1, 3.2.3"
    AD3 "4.2.1"
    AD4 "4.2.1"
    AD5 "3.1"
    AD6 "4.2.1"
    // Air Lift.
    AL1 "cards 15, 115"
    AL2 "4.2.2"
    AL3 "4.2.2"
    // Air Strike.
    ST1 "cards 10, 22, 41"
    ST2 "4.2.3"
    ST3 "4.2.3"
    ST4 "4.2.3"
    ST5 "4.2.3"
    ST6 "4.2.3"
    ST7 "4.2.3"
    // Govern.
    GO1 "4.3.1"
    GO2 "4.3.1"
    GO3 "card 86"
    // Transport.
    TP1 "4.3.2"
    TP2 "card 61"
    TP3 "4.3.2"
    TP4 "card 61"
    // Raid.
    RD1 "4.3.3"
    RD2 "4.3.3"
    RD3 "4.3.3"
    // Infiltrate.
    IN1 "4.4.1"
    IN2 "4.4.1"
    IN3 "4.4.1"
    IN4 "4.4.1"
    IN5 "4.4.1"
    // Bombard.
    BO1 "4.4.2"
    BO2 "4.4.2"
    BO3 "4.4.2"
    // Ambush.
    AM1 "4.4.3"
    AM2 "4.4.3"
    AM3 "4.4.3"
    AM4 "4.4.3"
    AM5 "4.4.3"
    // Tax.
    TX1 "4.5.1"
    // Subvert.
    SU1 "4.5.2"
    SU2 "4.5.2"
    // Coup Round.
    CP1 "6.2.1"
    CP2 "6.3.1"
    CP3 "6.3.1, card 86"
    CP4 "6.3.2"
    CP5 "6.4.2"
    CP6 "6.4.2"
    CP7 "6.4.3"
    CP8 "6.5"
    CP9 "6.5"
    CP10 "6.5"
}

/// Why a step is refused. Small and free of text made at run time, because legal choices are found by asking
/// what would be refused.
///
/// ```
/// use pointman_fitl::{Refusal, Row, Space};
/// let refusal = Row::RA3.at(Space::TayNinh, "more Guerrillas than Trail and Bases allow").limited(3);
/// assert_eq!(refusal.to_string(),
///     "Tay Ninh: more Guerrillas than Trail and Bases allow (at most 3) [RA3, 3.3.1]");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refusal {
    /// The row.
    pub row: Row,
    /// What is wrong, and what would be right.
    pub why: &'static str,
    /// Where.
    pub space: Option<Space>,
    /// The most that is allowed, or that is left to spend.
    pub limit: Option<u8>,
    /// What it costs, where that is too much.
    pub price: Option<u8>,
    /// What must be left of what is spent: Total Econ, which the US leaves of ARVN Resources (1.8.1).
    pub floor: Option<u8>,
}

impl Row {
    /// A refusal by this row.
    #[inline]
    pub const fn refuses(self, why: &'static str) -> Refusal {
        Refusal { row: self, why, space: None, limit: None, price: None, floor: None }
    }

    /// A refusal by this row in `space`.
    #[inline]
    pub const fn at(self, space: Space, why: &'static str) -> Refusal {
        Refusal { row: self, why, space: Some(space), limit: None, price: None, floor: None }
    }
}

impl Refusal {
    /// The refusal with the most that is allowed.
    #[inline]
    pub const fn limited(self, limit: u8) -> Refusal {
        Refusal { limit: Some(limit), ..self }
    }

    /// The same, if that is not nothing: then `why` says all there is to say.
    #[inline]
    pub const fn up_to(self, most: u8) -> Refusal {
        if most == 0 { self } else { self.limited(most) }
    }

    /// The refusal of a price where no more than `left` can be spent: what is above `floor`, if there is one.
    #[inline]
    pub const fn unpaid(self, price: u8, left: u8, floor: Option<u8>) -> Refusal {
        Refusal { price: Some(price), limit: Some(left), floor, ..self }
    }

    /// Whether it is a matter of Resources alone.
    pub const fn is_of_price(self) -> bool {
        matches!(
            self.row,
            Row::G11
                | Row::G12
                | Row::TR13
                | Row::PA1
                | Row::SW3
                | Row::AS2
                | Row::AS10
                | Row::RA2
                | Row::RA7
                | Row::RA10
                | Row::MA4
                | Row::AT2
                | Row::TE2
        ) && self.limit.is_some()
    }

    /// The refusal, said of what is called `name`: a card, for one.
    pub fn of(&self, name: &str) -> Error {
        let sign = if goes_on(self.why) { "" } else { ":" };
        let rule = format!("{}, {}", self.row.id(), self.row.rule());
        Error::refused(rule, format!("{name}{sign} {}", Message(self)))
    }

    /// The refusal by `row` if it is the general one of too many spaces: some rules have a row of their own
    /// for it.
    #[inline]
    pub const fn or_too_many(self, row: Row) -> Refusal {
        if matches!(self.row, Row::G9) && self.limit.is_some() { Refusal { row, ..self } } else { self }
    }
}

/// Whether a reason goes on from the name of what it is said of: `Hue has no Police`.
fn goes_on(why: &str) -> bool {
    ["has", "is", "was", "costs"].contains(&why.split(' ').next().unwrap_or_default())
}

/// What a refusal says before the rule: where, the price, why not and the figure.
pub(crate) struct Message<'a>(pub(crate) &'a Refusal);

impl fmt::Display for Message<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Message(told) = self;
        if let Some(space) = told.space {
            let says = if told.price.is_some() { "costs" } else { told.why };
            write!(f, "{}{} ", space.name(), if goes_on(says) { "" } else { ":" })?;
        }
        if let Some(price) = told.price {
            write!(f, "costs {price}; ")?;
        }
        f.write_str(told.why)?;
        match (told.limit, told.price, told.floor) {
            (Some(left), Some(_), Some(floor)) => {
                write!(f, " down to Total Econ ({floor}), which leaves {left}")?
            }
            (Some(left), Some(_), None) => write!(f, ": {left}")?,
            (Some(0), None, _) if matches!(told.row, Row::G13) => f.write_str(" (none there)")?,
            (Some(there), None, _) if matches!(told.row, Row::G13) => write!(f, " (only {there} there)")?,
            (Some(0), None, _) => f.write_str(" (none allowed)")?,
            (Some(limit), None, _) => write!(f, " (at most {limit})")?,
            (None, ..) => {}
        }
        Ok(())
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}, {}]", Message(self), self.row.id(), self.row.rule())
    }
}

impl std::error::Error for Refusal {}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        Error::refused(format!("{}, {}", refusal.row.id(), refusal.row.rule()), Message(&refusal).to_string())
    }
}

/// Refuses with `refusal` unless `allowed`.
///
/// # Errors
/// The refusal.
#[inline]
pub(crate) const fn require(allowed: bool, refusal: Refusal) -> Result<(), Refusal> {
    if allowed { Ok(()) } else { Err(refusal) }
}
