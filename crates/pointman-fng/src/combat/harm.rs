//! Hits on figures: the damage tables, and how a figure ends [Determining Damage, Melee: Determining Damage,
//! Stars].

use serde::Serialize;

use pointman_core::dice::odds::Distribution;
use pointman_core::dice::{Dice, enumerate};
use pointman_core::error::Error;
use pointman_core::trace::Trace;

use super::figure::Figure;
use super::odds::then;
use super::play::{Decided, Follow, Play, results_of_faces};
use crate::checks::{AttributeId, CheckId, Edition, Flag, ResultId, ValueId};

pointman_core::vocabulary! {
    /// How a figure ends, from best to worst.
    #[derive(Default)]
    pub enum State: "state of a figure" {
        /// Unhurt.
        #[default]
        Up = "up" "unhurt",
        /// Unhurt, lying down.
        Prone = "prone" "prone",
        /// Prone until next activated (edition 2: until it passes the Knock Down Test).
        KnockedDown = "knocked-down" "Knocked Down",
        /// Cannot move or fight.
        OutOfTheFight = "out-of-the-fight" "Out of the Fight",
        /// Dead.
        ObviouslyDead = "obviously-dead" "Obviously Dead",
    }
}

impl State {
    /// Whether the figure can still fight now.
    pub const fn is_up(self) -> bool {
        matches!(self, State::Up | State::Prone)
    }

    fn of_result(result: ResultId) -> Result<State, Error> {
        match result {
            ResultId::KnockedDown => Ok(State::KnockedDown),
            ResultId::OutOfTheFight => Ok(State::OutOfTheFight),
            ResultId::ObviouslyDead => Ok(State::ObviouslyDead),
            other => Err(Error::Bug(format!("the damage tables gave `{other}`"))),
        }
    }
}

/// What a hit does damage with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Blow {
    /// Impact.
    pub impact: u8,
    /// A blast, which a flak jacket softens.
    pub blast: bool,
    /// Set off in a tunnel: one more Impact for explosives.
    pub tunnel: bool,
    /// Rep of the attacker; none when nobody aimed it (char-01).
    pub attacker_rep: Option<u8>,
    /// In melee: how it was won.
    pub melee: Option<MeleeWin>,
}

/// How a round of melee was won.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MeleeWin {
    /// By 2 passes rather than 1.
    pub by_two: bool,
    /// By a figure without a weapon.
    pub unarmed: bool,
}

impl Blow {
    /// A shot or other ranged hit.
    pub const fn ranged(impact: u8, attacker_rep: u8) -> Self {
        Blow { impact, blast: false, tunnel: false, attacker_rep: Some(attacker_rep), melee: None }
    }

    /// A hit by something that burst.
    pub const fn blast(impact: u8, attacker_rep: Option<u8>) -> Self {
        Blow { impact, blast: true, tunnel: false, attacker_rep, melee: None }
    }
}

/// What each face of the damage die does to one figure hit by one blow.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Harm {
    check: CheckId,
    nails: bool,
    fresh: [State; 6],
    /// Once Hard As Nails has been used.
    spent: [State; 6],
    /// What each face would do to somebody who is not Larger Than Life, where they are.
    plain: Option<[State; 6]>,
}

impl Harm {
    /// Reads the damage table for `figure` and `blow`.
    ///
    /// # Errors
    /// None that options can cause.
    pub fn of(edition: Edition, figure: &Figure, blow: Blow) -> Result<Harm, Error> {
        let check = match blow.melee {
            None => CheckId::RangedDamage,
            Some(MeleeWin { by_two: true, .. }) if edition == Edition::Two => CheckId::MeleeFinish,
            Some(_) => CheckId::MeleeDamage,
        };
        let nails = figure.has(AttributeId::HardAsNails);
        let spent = Harm::of_faces(edition, figure, blow, check, true)?;
        let fresh = match figure.hard_as_nails_used {
            true => spent,
            false => Harm::of_faces(edition, figure, blow, check, false)?,
        };
        let plain = match figure.larger_than_life {
            true => {
                let plain = Figure { larger_than_life: false, ..figure.clone() };
                Some(Harm::of_faces(edition, &plain, blow, check, true)?)
            }
            false => None,
        };
        Ok(Harm { check, nails, fresh, spent, plain })
    }

    /// What each face does to a figure that has `used` Hard As Nails or not.
    fn of_faces(
        edition: Edition,
        figure: &Figure,
        blow: Blow,
        check: CheckId,
        used: bool,
    ) -> Result<[State; 6], Error> {
        let ask = figure
            .asks(check)
            .known_value(ValueId::Impact, Some(blow.impact))
            .known_value(ValueId::AttackerRep, blow.attacker_rep);
        let unarmed =
            blow.melee.is_some_and(|win| win.unarmed || (check == CheckId::MeleeFinish && blow.impact == 0));
        let by_two = blow.melee.is_some_and(|win| win.by_two);
        let ask = ask
            .known(figure.flak_jacket && blow.blast, Flag::FlakJacket)
            .known(figure.chicken_plate && blow.melee.is_none(), Flag::ChickenPlate)
            .known(blow.tunnel && blow.blast, Flag::TunnelBlast)
            .known(figure.larger_than_life, Flag::LargerThanLife)
            .known(used, Flag::HardAsNailsUsed)
            .known(unarmed, Flag::Unarmed)
            .known(by_two, Flag::WonBy2);
        let mut states = [State::Up; 6];
        for (state, result) in states.iter_mut().zip(results_of_faces(edition, &ask)?) {
            *state = State::of_result(result)?;
        }
        if check != CheckId::MeleeFinish {
            return Ok(states);
        }
        // The Attribute and the Star's advantage speak of every Obviously Dead result; the table prints no
        // lines for them.
        let weaker = blow.attacker_rep.is_none_or(|rep| rep < figure.rep);
        let dead = match () {
            () if figure.has(AttributeId::HardAsNails) && !used => State::KnockedDown,
            () if figure.larger_than_life && weaker => State::OutOfTheFight,
            () => State::ObviouslyDead,
        };
        Ok(states.map(|state| if state == State::ObviouslyDead { dead } else { state }))
    }

    /// What `face` does to a figure that has `used` Hard As Nails or not.
    pub fn of_die(&self, face: u8, used: bool) -> State {
        let states = if used { &self.spent } else { &self.fresh };
        states[usize::from(face.clamp(1, 6)) - 1]
    }

    /// Whether `face` would kill them, were they not Larger Than Life.
    pub fn is_spared(&self, face: u8, used: bool) -> bool {
        let plain = self.plain.map(|plain| plain[usize::from(face.clamp(1, 6)) - 1]);
        plain == Some(State::ObviouslyDead) && self.of_die(face, used) == State::OutOfTheFight
    }

    /// What `face` leaves of a figure after earlier hits.
    pub fn after(&self, (state, used): Between, face: u8) -> Between {
        let next = self.of_die(face, used);
        (state.max(next), used || (self.nails && self.of_die(face, true) > next))
    }
}

/// How a figure ends, and the consequences.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Fate {
    /// The figure.
    pub name: String,
    /// How it ends.
    pub state: State,
    /// Hits it took.
    pub hits: u8,
    /// Hard As Nails saved it here.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub saved_by_hard_as_nails: bool,
    /// They would be dead, were they not Larger Than Life.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub larger_than_life: bool,
    /// One who would be dead and may cheat death instead.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub may_cheat_death: bool,
}

impl Fate {
    /// An unhurt figure.
    pub fn of(figure: &Figure) -> Self {
        Fate {
            name: figure.name.clone(),
            state: State::Up,
            hits: 0,
            saved_by_hard_as_nails: false,
            larger_than_life: false,
            may_cheat_death: false,
        }
    }

    /// A figure killed without a roll for damage.
    pub fn killed(figure: &Figure) -> Self {
        let may_cheat_death = figure.may_cheat_death();
        Fate { hits: 1, state: State::ObviouslyDead, may_cheat_death, ..Fate::of(figure) }
    }

    /// Rolls damage for one more hit. A figure already dead takes it without a roll.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub(super) fn suffer<T: Trace>(
        &mut self,
        play: &mut Play<'_, T>,
        figure: &Figure,
        harm: &Harm,
    ) -> Result<(), Error> {
        self.hits += 1;
        if self.state == State::ObviouslyDead {
            play.note(harm.check, format_args!("{}: already dead, no roll", self.name));
            return Ok(());
        }
        let face = play.die(format_args!("damage to {}", self.name))?;
        let used = figure.hard_as_nails_used || self.saved_by_hard_as_nails;
        let state = harm.of_die(face, used);
        self.saved_by_hard_as_nails |= harm.nails && !used && harm.of_die(face, true) > state;
        self.larger_than_life |= harm.is_spared(face, used);
        self.state = self.state.max(state);
        self.may_cheat_death = figure.may_cheat_death() && self.state == State::ObviouslyDead;
        play.record(harm.check, &self.name, vec![face], Decided::State(state));
        Ok(())
    }

    /// What a figure that is down does next.
    pub(super) fn follow(&self, edition: Edition) -> Option<Follow> {
        let follow = |check, why: &str| Some(Follow::new(check, &self.name, why));
        match (self.state, edition) {
            (State::KnockedDown, Edition::Two) => follow(CheckId::KnockDown, "when next activated"),
            (State::OutOfTheFight, _) => {
                follow(CheckId::Recovery, "after the battle, or a Medic within 3 turns")
            }
            _ => None,
        }
    }
}

/// A figure between two hits: their state, and whether Hard As Nails is used up.
pub type Between = (State, bool);

/// One more hit: what it leaves of a figure. One already dead takes it without a roll.
pub(super) fn after_hit(dice: &mut dyn Dice, harm: &Harm, (state, used): Between) -> Result<Between, Error> {
    if state == State::ObviouslyDead {
        return Ok((state, used));
    }
    let face = dice.d6(format_args!("damage"))?;
    Ok(harm.after((state, used), face))
}

/// How a figure ends that takes `hits` of one kind: the state alone, for the odds.
///
/// # Errors
/// When the dice give no answer.
pub(super) fn state_after(
    dice: &mut dyn Dice,
    figure: &Figure,
    harm: &Harm,
    hits: u8,
) -> Result<State, Error> {
    let mut between = (State::Up, figure.hard_as_nails_used);
    for _ in 0..hits {
        between = after_hit(dice, harm, between)?;
    }
    Ok(between.0)
}

/// The exact odds of [`state_after`], hit by hit.
///
/// # Errors
/// None that options can cause.
pub(super) fn odds_after(figure: &Figure, harm: &Harm, hits: u8) -> Result<Distribution<State>, Error> {
    let mut odds = Distribution::certain((State::Up, figure.hard_as_nails_used));
    for _ in 0..hits {
        odds = then(&odds, |&between| enumerate(|dice| after_hit(dice, harm, between)), |_, after| *after)?;
    }
    Ok(odds.map(|&(state, _)| state))
}
