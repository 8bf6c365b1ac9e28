//! A Coup card: the leader, the Failed Attempt, two in a row, and the last one (2.4, 6.0).

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::action::words::Words;
use crate::game::Game;
use crate::game::next_step::NextStep;
use crate::game::table::{Cause, Table};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::leader::Leader;
use crate::vocabulary::phase::Phase;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::{Card, GameEffect};
use pointman_core::error::Error;

/// The rule that speaks of leaders and Failed Attempts.
pub(super) const RULE: &str = "2.4.1";

/// The ARVN cubes that a space loses to a Failed Attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Deserted {
    /// Where.
    pub space: Space,
    /// Troops that go.
    #[serde(default)]
    pub troops: u8,
    /// Police that go.
    #[serde(default)]
    pub police: u8,
}

impl Deserted {
    /// The cubes as they are said: `1t 2p`.
    pub fn cubes(&self) -> String {
        let cubes = [(self.troops, 't'), (self.police, 'p')].into_iter().filter(|(count, _)| *count > 0);
        let cubes: Vec<_> = cubes.map(|(count, letter)| format!("{count}{letter}")).collect();
        cubes.join(" ")
    }
}

/// As it is read: `hue 1t 2p`.
impl fmt::Display for Deserted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.space, self.cubes())
    }
}

/// Which ARVN cubes desert: ARVN chooses. A space may be left out where there is but one way.
///
/// ```
/// use pointman_fitl::coup::Desertion;
/// let chosen = Desertion::parse("hue 1t; saigon 1t 1p").unwrap();
/// assert_eq!(serde_json::to_string(&chosen).unwrap(),
///     r#"[{"space":"hue","troops":1,"police":0},{"space":"saigon","troops":1,"police":1}]"#);
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Desertion(pub Vec<Deserted>);

impl Desertion {
    /// Reads `SPACE PIECES` with `;` between spaces: `hue 1t; saigon 1t 1p`.
    ///
    /// # Errors
    /// When the words are no such choice.
    pub fn parse(text: &str) -> Result<Desertion, Error> {
        let mut chosen = Vec::new();
        for part in text.split(';').filter(|part| !part.trim().is_empty()) {
            let mut words = Words::of(part);
            chosen.push(deserted(&mut words)?);
            words.done()?;
        }
        Ok(Desertion(chosen))
    }
}

/// Reads `SPACE PIECES`, to the end or up to a `,` behind which no piece stands.
pub(super) fn deserted(words: &mut Words<'_>) -> Result<Deserted, Error> {
    let mut deserted = Deserted { space: words.space()?, troops: 0, police: 0 };
    words.mark(":");
    while words.peek().is_some_and(|word| word != ",") {
        match words.pieces(Faction::Arvn)? {
            (count, PieceKind::ArvnTroops) => deserted.troops = deserted.troops.saturating_add(count),
            (count, PieceKind::ArvnPolice) => deserted.police = deserted.police.saturating_add(count),
            (_, other) => {
                return Err(words
                    .wrong(&format!("{other} are not ARVN cubes: only Troops (t) and Police (p) desert")));
            }
        }
    }
    Ok(deserted)
}

/// What follows a Coup card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum AfterCoupCard {
    /// A Coup Round.
    CoupRound,
    /// The next card: the card before was a Coup card too (6.0).
    NextCard,
    /// The end of the game: the last Coup card, and the card before was a Coup card too (2.4.2).
    GameOver,
}

impl fmt::Display for AfterCoupCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            AfterCoupCard::CoupRound => "a Coup Round follows",
            AfterCoupCard::NextCard => "no Coup Round follows: the card before was a Coup card too [6.0]",
            AfterCoupCard::GameOver => {
                "the game is over: it was the last Coup card, right after another [2.4.2]"
            }
        })
    }
}

impl Game {
    /// Whether a Failed Attempt is to be carried out.
    pub fn failed_attempt_is_due(&self) -> bool {
        matches!(self.next_step(), NextStep::CoupCard(card) if Leader::on(card).is_none())
    }

    /// How many ARVN cubes desert in `space` at a Failed Attempt: one of each three.
    pub fn deserting(&self, space: Space) -> u8 {
        self.board
            .count_of(space, PieceSet::from(PieceKind::ArvnTroops) | PieceSet::from(PieceKind::ArvnPolice))
            / 3
    }

    /// How many Troops may be among the cubes that desert in `space`: the fewest and the most; the rest are
    /// Police.
    pub fn deserting_troops(&self, space: Space) -> (u8, u8) {
        let lost = self.deserting(space);
        let police = self.board.count(space, PieceKind::ArvnPolice);
        (lost.saturating_sub(police), lost.min(self.board.count(space, PieceKind::ArvnTroops)))
    }

    /// Whether these cubes may desert, the spaces in `named` being settled (2.4.1).
    ///
    /// # Errors
    /// When none desert there, or others.
    pub fn may_desert(&self, chosen: &Deserted, named: SpaceSet) -> Result<(), Error> {
        let Deserted { space, troops, police } = *chosen;
        let lost = if self.failed_attempt_is_due() { self.deserting(space) } else { 0 };
        let (fewest, most) = self.deserting_troops(space);
        let why = if lost == 0 {
            format!("{}: no ARVN cubes desert there", space.name())
        } else if named.contains(space) {
            format!("{}: is named twice", space.name())
        } else if u16::from(troops) + u16::from(police) != u16::from(lost)
            || !(fewest..=most).contains(&troops)
        {
            self.ways_to_desert(space)
        } else {
            return Ok(());
        };
        Err(Error::refused(RULE, why))
    }

    /// How ARVN may choose the cubes that desert in `space`.
    fn ways_to_desert(&self, space: Space) -> String {
        let (lost, (fewest, most)) = (self.deserting(space), self.deserting_troops(space));
        let ways: Vec<_> =
            (fewest..=most).map(|troops| Deserted { space, troops, police: lost - troops }.cubes()).collect();
        format!("{}: {lost} ARVN cubes desert there; choose {}", space.name(), ways.join(" or "))
    }
}

impl Table<'_> {
    /// Carries out the current Coup card: a Failed Attempt's desertion, then the card is laid in the RVN
    /// Leader box, and a Coup Round follows unless the card before was a Coup card too.
    ///
    /// # Errors
    /// When no Coup card is due, or the choice of cubes is not complete or not right.
    pub fn carry_out_coup_card(&mut self, desertion: &[Deserted]) -> Result<AfterCoupCard, Error> {
        let NextStep::CoupCard(card) = self.game.next_step() else {
            return Err(Error::refused("2.4", "there is no Coup card to carry out now"));
        };
        self.desert(card, desertion)?;
        self.apply(GameEffect::Leader { card, flipped: false })?;
        if !self.game.previous_card_was_coup {
            self.change_phase(Phase::CoupVictory)?;
            return Ok(AfterCoupCard::CoupRound);
        }
        if self.game.is_last_coup_card() {
            let winner = self.game.final_ranking().winner();
            self.apply(GameEffect::Won { winner })?;
            return Ok(AfterCoupCard::GameOver);
        }
        self.go_on()?;
        Ok(AfterCoupCard::NextCard)
    }

    /// In each space ARVN loses a third of its cubes, rounded down, by the choice of ARVN.
    fn desert(&mut self, card: Card, desertion: &[Deserted]) -> Result<(), Error> {
        let due = if Leader::on(card).is_none() {
            SpaceSet::ALL.filter(|space| self.game.deserting(space) > 0)
        } else {
            SpaceSet::NONE
        };
        let mut named = SpaceSet::NONE;
        for chosen in desertion {
            self.game.may_desert(chosen, named)?;
            named = named.with(chosen.space);
        }
        for space in due.iter() {
            let lost = self.game.deserting(space);
            let (fewest, most) = self.game.deserting_troops(space);
            let troops = match desertion.iter().find(|chosen| chosen.space == space) {
                Some(chosen) => chosen.troops,
                None if fewest == most => fewest,
                None => return Err(Error::refused(RULE, self.game.ways_to_desert(space))),
            };
            self.remove(space, PieceKind::ArvnTroops, troops, Cause::Return)?;
            self.remove(space, PieceKind::ArvnPolice, lost - troops, Cause::Return)?;
        }
        Ok(())
    }
}
