//! A round of melee between any number of figures [Melee, Melee: Determining Damage, Unarmed Combat,
//! Swimming].

use std::cmp::Ordering;
use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::checks::{CheckId, Edition, Flag, ValueId};
use crate::squads::weapons::{Weapon, WeaponClass};
use crate::words::WeaponId;
use pointman_core::dice::odds::Distribution;
use pointman_core::dice::{Dice, DiceError, Question, enumerate};
use pointman_core::error::Error;
use pointman_core::trace::{Silent, Trace};

use super::figure::Figure;
use super::harm::{Blow, Fate, Harm, MeleeWin, State};
use super::odds::{Finals, Odds, then, together};
use super::play::{Ask, Decided, DiceSay, Follow, Play, Reading, Throw, read, roll};

/// How a figure was surprised before the first round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Surprised {
    /// 2 passes on Surprise: -1 Rep.
    TwoPasses,
    /// 1 pass: one die.
    OnePass,
    /// No pass: no dice.
    NoPass,
}

/// One figure in contact.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fighter {
    /// The figure.
    pub figure: Figure,
    /// Hand weapon; any other weapon counts Impact 0.
    #[serde(default, with = "crate::squads::carried::option", skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<serde_json::Value>")]
    pub weapon: Option<Weapon>,
    /// They have nothing to fight with but their hands: they never kill.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub unarmed: bool,
    /// Surprised before this, the first round.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub surprised: Option<Surprised>,
    /// Swimming: one more Impact.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub swimming: bool,
    /// Swimming in slight trouble: -1 Rep.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub slight_trouble: bool,
    /// Enemies in contact besides, with whom they have fought in this phase already.
    #[serde(skip)]
    pub beset_by: u8,
}

impl Fighter {
    /// A figure with `weapon` in their hands; none is unarmed.
    pub fn new(figure: Figure, weapon: Option<Weapon>) -> Self {
        let unarmed = weapon.is_none();
        Fighter {
            figure,
            weapon,
            unarmed,
            surprised: None,
            swimming: false,
            slight_trouble: false,
            beset_by: 0,
        }
    }

    /// The Impact they fight with.
    pub fn impact(&self) -> u8 {
        let hand = self.weapon.as_ref().filter(|weapon| weapon.class == WeaponClass::Melee);
        hand.and_then(|weapon| weapon.impact).unwrap_or(0) + u8::from(self.swimming)
    }

    fn has_knife(&self) -> bool {
        self.weapon.as_ref().is_some_and(|weapon| weapon.id == WeaponId::HandHeldKnifeBayonet)
    }
}

/// A round of melee.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Melee {
    /// The edition played.
    #[serde(skip)]
    pub edition: Edition,
    /// One side.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub ours: Vec<Fighter>,
    /// The other.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub theirs: Vec<Fighter>,
    /// Who is in contact with whom: index of ours, index of theirs. Everybody with everybody if empty.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub contacts: Vec<(usize, usize)>,
}

/// What a round of melee did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MeleeRecord {
    /// The edition played.
    pub edition: Edition,
    /// Every throw in order.
    pub throws: Vec<Throw>,
    /// Each pair in contact.
    pub pairs: Vec<Pair>,
    /// How each figure ends: ours, then theirs.
    pub fighters: Vec<Fate>,
    /// The checks that follow.
    pub follows: Vec<Follow>,
}

/// Two figures in contact and their passes against each other.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Pair {
    /// One of ours.
    pub ours: String,
    /// What their dice had to show against this enemy.
    pub our_target: i32,
    /// Passes.
    pub our_passes: u8,
    /// One of theirs.
    pub theirs: String,
    /// What their dice had to show against this enemy.
    pub their_target: i32,
    /// Passes.
    pub their_passes: u8,
    /// Who won; nobody if the melee goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<String>,
    /// By how many passes.
    pub by: u8,
}

impl MeleeRecord {
    /// Who has beaten somebody, if anybody has.
    pub fn winner_over(&self, name: &str) -> Option<&str> {
        let fought = |pair: &&Pair| pair.ours == name || pair.theirs == name;
        let mut winners = self.pairs.iter().filter(fought).filter_map(|pair| pair.winner.as_deref());
        winners.find(|winner| *winner != name)
    }

    /// How everybody ends, in the columns of [`Melee::odds`].
    pub fn finals(&self) -> Finals {
        self.fighters.iter().map(|fate| fate.state.id()).collect()
    }
}

/// Which side a fighter is of, and their place in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Seat {
    Ours(usize),
    Theirs(usize),
}

impl Melee {
    /// Fights the round.
    ///
    /// # Errors
    /// [`Error::Usage`] for contacts that make no sense; when the dice give no answer.
    pub fn run(&self, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<MeleeRecord, Error> {
        let contacts = self.contacts()?;
        let mut play = Play::new(self.edition, dice, trace);
        let mut rolls = Vec::new();
        for seat in self.seats() {
            rolls.push(self.roll(&mut play, seat, &contacts)?);
        }
        let mut pairs = Vec::new();
        let mut losses: Vec<Vec<Harm>> = vec![Vec::new(); rolls.len()];
        for &(ours, theirs) in &contacts {
            let pair = self.compare(ours, theirs, &rolls, &contacts)?;
            play.note(
                CheckId::Melee,
                format_args!(
                    "{} passes {}, {} passes {}",
                    pair.ours, pair.our_passes, pair.theirs, pair.their_passes
                ),
            );
            if let Some((loser, harm)) = self.loss(ours, theirs, pair.our_passes, pair.their_passes)? {
                losses[self.index(loser)].push(harm);
            }
            pairs.push(pair);
        }
        let mut fates = Vec::new();
        for (seat, harms) in self.seats().zip(&losses) {
            let figure = &self.fighter(seat).figure;
            let mut fate = Fate::of(figure);
            for harm in harms {
                fate.suffer(&mut play, figure, harm)?;
            }
            fates.push(fate);
        }
        let mut follows: Vec<Follow> = fates.iter().filter_map(|fate| fate.follow(self.edition)).collect();
        let up = |seat: Seat| fates[self.index(seat)].state == State::Up;
        for &(ours, theirs) in
            contacts.iter().filter(|&&(ours, theirs)| up(Seat::Ours(ours)) && up(Seat::Theirs(theirs)))
        {
            let enemy = &self.theirs[theirs].figure.name;
            follows.push(Follow::new(
                CheckId::Melee,
                &self.ours[ours].figure.name,
                format!("with {enemy} again next phase"),
            ));
        }
        Ok(MeleeRecord { edition: self.edition, throws: play.take_throws(), pairs, fighters: fates, follows })
    }

    /// The exact odds of how everybody ends.
    ///
    /// # Errors
    /// [`Error::Usage`] for contacts that make no sense.
    pub fn odds(&self) -> Result<Odds, Error> {
        let contacts = self.contacts()?;
        let mut each: Vec<Distribution<Vec<u8>>> = Vec::new();
        for seat in self.seats() {
            let count = self.dice(seat, &contacts)?;
            each.push(enumerate(|dice| {
                let mut faces = vec![0; count];
                dice.several(6, &mut faces, format_args!("melee"))?;
                self.passes(seat, &faces, &contacts)
            })?);
        }
        let rolls = together(&each);
        // The passes decide who takes which damage rolls; the rolls themselves touch each other no more.
        let outcomes = then(&rolls, |passes| self.ends(passes, &contacts), |_, ends| ends.clone())?;
        Ok(Odds {
            columns: self.seats().map(|seat| self.fighter(seat).figure.name.clone()).collect(),
            outcomes,
        })
    }

    fn ends(&self, passes: &[Vec<u8>], contacts: &[(usize, usize)]) -> Result<Distribution<Finals>, Error> {
        let mut losses: Vec<Vec<Harm>> = vec![Vec::new(); passes.len()];
        for &(ours, theirs) in contacts {
            let of = |seat: Seat| passes[self.index(seat)][self.place(seat, (ours, theirs), contacts)];
            if let Some((loser, harm)) =
                self.loss(ours, theirs, of(Seat::Ours(ours)), of(Seat::Theirs(theirs)))?
            {
                losses[self.index(loser)].push(harm);
            }
        }
        let mut each = Vec::new();
        for (seat, harms) in self.seats().zip(&losses) {
            each.push(match harms.is_empty() {
                true => Distribution::certain(State::Up.id()),
                false => enumerate(|dice| {
                    let mut fate = Fate::of(&self.fighter(seat).figure);
                    let mut silent = Silent;
                    let mut play = Play::new(self.edition, dice, &mut silent);
                    for harm in harms {
                        fate.suffer(&mut play, &self.fighter(seat).figure, harm)?;
                    }
                    Ok::<_, Error>(fate.state.id())
                })?,
            });
        }
        Ok(together(&each))
    }

    fn contacts(&self) -> Result<Vec<(usize, usize)>, Error> {
        if self.ours.is_empty() || self.theirs.is_empty() {
            return Err(Error::Usage("a melee needs figures on both sides".to_owned()));
        }
        if self.contacts.is_empty() {
            return Ok((0..self.ours.len())
                .flat_map(|ours| (0..self.theirs.len()).map(move |theirs| (ours, theirs)))
                .collect());
        }
        let mut contacts = self.contacts.clone();
        contacts.sort_unstable();
        contacts.dedup();
        for seat in self.seats() {
            if enemies(seat, &contacts).is_empty() {
                return Err(Error::Usage(format!(
                    "{} is not in contact with anyone: leave that name out",
                    self.fighter(seat).figure.name
                )));
            }
        }
        match contacts.iter().find(|&&(ours, theirs)| ours >= self.ours.len() || theirs >= self.theirs.len())
        {
            Some((ours, theirs)) => {
                Err(Error::Usage(format!("there is no pair {}-{}", ours + 1, theirs + 1)))
            }
            None => Ok(contacts),
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.ours.len()).map(Seat::Ours).chain((0..self.theirs.len()).map(Seat::Theirs))
    }

    fn index(&self, seat: Seat) -> usize {
        match seat {
            Seat::Ours(index) => index,
            Seat::Theirs(index) => self.ours.len() + index,
        }
    }

    fn fighter(&self, seat: Seat) -> &Fighter {
        match seat {
            Seat::Ours(index) => &self.ours[index],
            Seat::Theirs(index) => &self.theirs[index],
        }
    }

    /// Where among the enemies of `seat` the other of the pair `contact` stands.
    fn place(&self, seat: Seat, contact: (usize, usize), contacts: &[(usize, usize)]) -> usize {
        let enemy = match seat {
            Seat::Ours(_) => Seat::Theirs(contact.1),
            Seat::Theirs(_) => Seat::Ours(contact.0),
        };
        enemies(seat, contacts).iter().position(|&other| other == enemy).unwrap_or(0)
    }

    /// The check of one fighter against one enemy.
    fn ask(&self, seat: Seat, enemy: Seat, contacts: &[(usize, usize)]) -> Ask<'_> {
        let (own, other) = (self.fighter(seat), self.fighter(enemy));
        own.figure
            .asks(CheckId::Melee)
            .value(ValueId::OwnImpact, i64::from(own.impact()))
            .value(ValueId::EnemyImpact, i64::from(other.impact()))
            .value(ValueId::Enemies, enemies(seat, contacts).len() as i64 + i64::from(own.beset_by))
            .flag_if(own.figure.exposure.prone, Flag::Prone)
            .flag_if(own.has_knife(), Flag::HandHeldBayonet)
            .flag_if(own.slight_trouble, Flag::SlightTrouble)
            .flag_if(own.surprised == Some(Surprised::TwoPasses), Flag::Surprised2)
            .flag_if(own.surprised == Some(Surprised::OnePass), Flag::Surprised1)
            .flag_if(own.surprised == Some(Surprised::NoPass), Flag::Surprised0)
    }

    /// How many dice a fighter rolls.
    fn dice(&self, seat: Seat, contacts: &[(usize, usize)]) -> Result<usize, Error> {
        let enemy = enemies(seat, contacts)[0];
        let ask = self.ask(seat, enemy, contacts);
        let mut counting = Counting(0);
        roll(self.edition, &ask, &mut counting, &mut Silent)?;
        Ok(counting.0)
    }

    fn roll<T: Trace>(
        &self,
        play: &mut Play<'_, T>,
        seat: Seat,
        contacts: &[(usize, usize)],
    ) -> Result<Vec<u8>, Error> {
        let name = &self.fighter(seat).figure.name;
        let count = self.dice(seat, contacts)?;
        let mut faces = Vec::new();
        for n in 1..=count {
            play.nth_of(n, count);
            faces.push(play.die(format_args!("{name} fights, die {n} of {count}"))?);
        }
        play.record(CheckId::Melee, name, faces.clone(), Decided::Dice(DiceSay::Rolled));
        Ok(faces)
    }

    /// The passes of one fighter's dice against each of their enemies, in their order.
    fn passes(&self, seat: Seat, faces: &[u8], contacts: &[(usize, usize)]) -> Result<Vec<u8>, Error> {
        let passes =
            |&enemy: &Seat| self.reading(seat, enemy, faces, contacts).map(|reading| reading.passed());
        enemies(seat, contacts).iter().map(passes).collect()
    }

    fn reading(
        &self,
        seat: Seat,
        enemy: Seat,
        faces: &[u8],
        contacts: &[(usize, usize)],
    ) -> Result<Reading, Error> {
        read(self.edition, &self.ask(seat, enemy, contacts), faces)
    }

    fn compare(
        &self,
        ours: usize,
        theirs: usize,
        rolls: &[Vec<u8>],
        contacts: &[(usize, usize)],
    ) -> Result<Pair, Error> {
        let (us, them) = (Seat::Ours(ours), Seat::Theirs(theirs));
        let our = self.reading(us, them, &rolls[self.index(us)], contacts)?;
        let their = self.reading(them, us, &rolls[self.index(them)], contacts)?;
        let name = |seat: Seat| self.fighter(seat).figure.name.clone();
        let winner = match our.passed().cmp(&their.passed()) {
            Ordering::Greater => Some(name(us)),
            Ordering::Less => Some(name(them)),
            Ordering::Equal => None,
        };
        Ok(Pair {
            ours: name(us),
            our_target: our.target.unwrap_or_default(),
            our_passes: our.passed(),
            theirs: name(them),
            their_target: their.target.unwrap_or_default(),
            their_passes: their.passed(),
            winner,
            by: our.passed().abs_diff(their.passed()),
        })
    }

    /// Who loses a pair, and what the damage die does to them.
    fn loss(
        &self,
        ours: usize,
        theirs: usize,
        our_passes: u8,
        their_passes: u8,
    ) -> Result<Option<(Seat, Harm)>, Error> {
        let by = our_passes.abs_diff(their_passes);
        let (winner, loser) = match our_passes.cmp(&their_passes) {
            Ordering::Equal => return Ok(None),
            Ordering::Greater => (Seat::Ours(ours), Seat::Theirs(theirs)),
            Ordering::Less => (Seat::Theirs(theirs), Seat::Ours(ours)),
        };
        let won = self.fighter(winner);
        let melee = Some(MeleeWin { by_two: by >= 2, unarmed: won.unarmed });
        let blow = Blow { melee, ..Blow::ranged(won.impact(), won.figure.rep) };
        Ok(Some((loser, Harm::of(self.edition, &self.fighter(loser).figure, blow)?)))
    }
}

fn enemies(seat: Seat, contacts: &[(usize, usize)]) -> Vec<Seat> {
    let of = |&(ours, theirs): &(usize, usize)| match seat {
        Seat::Ours(own) => (own == ours).then_some(Seat::Theirs(theirs)),
        Seat::Theirs(own) => (own == theirs).then_some(Seat::Ours(ours)),
    };
    contacts.iter().filter_map(of).collect()
}

/// Dice that only count the questions.
struct Counting(usize);

impl Dice for Counting {
    fn answer(&mut self, _: Question, _: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        self.0 += 1;
        Ok(1)
    }
}
