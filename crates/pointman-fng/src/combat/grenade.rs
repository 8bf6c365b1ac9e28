//! Grenades and other things that burst: thrown, dropped, launched, thrown back [Throwing Grenades, Missing
//! With A Grenade, Dropping Or Rolling A Grenade, M-79, Molotov Cocktail, Satchel Charges].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::checks::{AttributeId, CheckId, Edition, Flag, ResultId};
use crate::squads::weapons::{Weapon, WeaponClass};
use pointman_core::dice::odds::Distribution;
use pointman_core::dice::{Dice, enumerate};
use pointman_core::error::Error;
use pointman_core::trace::{Silent, Trace};

use super::back_blast::BackBlast;
use super::figure::Figure;
use super::harm::{Blow, Fate, Harm, State};
use super::odds::{Finals, Odds, then, together};
use super::play::{Decided, DiceSay, Follow, Play, Throw, read};
use super::shoot::{Line, Shooting, received_fire};
use super::unlucky::{Exposed, Unlucky};

/// How it gets there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Throwing {
    /// By hand.
    Thrown,
    /// From a launcher or a rifle.
    Launched,
    /// Dropped over a wall, put through a window or rolled into a room.
    BombsAway,
    /// Placed where it stands; explodes at the end of the next Activation.
    Placed,
}

/// A grenade and everybody it may touch.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Grenade {
    /// The edition played.
    #[serde(skip)]
    pub edition: Edition,
    /// Who throws.
    pub thrower: Figure,
    /// What.
    #[serde(with = "crate::squads::carried")]
    #[schemars(with = "serde_json::Value")]
    pub weapon: Weapon,
    /// How.
    pub throwing: Throwing,
    /// Inches to the spot; unknown counts as within range.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub range: Option<u8>,
    /// Set off in a tunnel: one more Impact.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub tunnel: bool,
    /// The figures in the circle round the spot.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub targets: Vec<Figure>,
    /// The group next closest to the target, which a bad throw may hit.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub other_group: Vec<Figure>,
    /// The figures in the circle round the thrower, without the thrower, whom a fumble endangers.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub near_thrower: Vec<Figure>,
    /// Athletes in the circle try to throw it back.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub throw_back: bool,
    /// The Unlucky about the targets.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub unlucky: Unlucky,
    /// Everybody in the back blast of the weapon.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub behind: Vec<Figure>,
    /// On the table of an evening it has to be ready in the hand; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub from_hand: bool,
}

pointman_core::vocabulary! {
    /// Where it ended.
    pub enum GrenadeOutcome: "end of a grenade" {
        /// It burst on the spot.
        OnTheSpot = "on-the-spot",
        /// It burst without harm.
        Harmless = "harmless",
        /// It did not burst.
        Dud = "dud",
        /// It burst on the other group.
        OtherGroup = "other-group",
        /// It burst at the thrower's feet.
        Fumble = "fumble",
    }
}

/// What a grenade did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct GrenadeRecord {
    /// The edition played.
    pub edition: Edition,
    /// Who threw.
    pub thrower: String,
    /// What.
    pub weapon: String,
    /// How.
    pub throwing: Throwing,
    /// Every throw in order.
    pub throws: Vec<Throw>,
    /// The Athlete who threw it back; the rest is about their throw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub thrown_back_by: Option<String>,
    /// Where it ended.
    pub outcome: GrenadeOutcome,
    /// The total it is read at, for those in the circle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<i32>,
    /// How everybody ends: targets, other group, thrower, those near them, the Unlucky near the targets.
    pub figures: Vec<Fate>,
    /// How everybody in the back blast ends.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub behind: Vec<Fate>,
    /// The checks that follow.
    pub follows: Vec<Follow>,
}

impl GrenadeRecord {
    /// Whether it has burst where it was aimed: all in its circle are caught in it.
    pub(crate) fn bursts_among_them(&self) -> bool {
        self.outcome == GrenadeOutcome::OnTheSpot && self.thrown_back_by.is_none()
    }

    /// How everything ends, in the columns of [`Grenade::odds`].
    pub fn finals(&self) -> Finals {
        let figures = self.figures.iter().chain(&self.behind).map(|fate| fate.state.id());
        std::iter::once(self.outcome.id()).chain(figures).collect()
    }
}

/// Where a grenade comes to rest and how it is read there.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Burst {
    outcome: GrenadeOutcome,
    /// The face it is read at; none for a fumble.
    face: Option<u8>,
    /// Everybody counts as in the open, or in cover, wherever they are.
    read_as: ReadAs,
    /// The index of the figure who threw it last: a target who threw it back, or the thrower.
    by: Option<usize>,
}

/// Where a bad throw goes, for those who say who is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Astray {
    /// To the group next closest to the target, friend or enemy.
    OtherGroup,
    /// To the thrower's feet.
    Fumble,
    /// Back to the thrower, by an Athlete.
    ThrownBack,
}

/// Gives those who stand where a bad throw goes.
pub type WhoIsThere<'w> = dyn FnMut(&Grenade, Astray) -> Result<Vec<Figure>, Error> + 'w;

/// How the circle is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum ReadAs {
    HeIs,
    InTheOpen,
    InCover,
}

impl Grenade {
    /// A grenade thrown by hand at `targets`.
    pub fn new(edition: Edition, thrower: Figure, weapon: Weapon, targets: Vec<Figure>) -> Self {
        let throwing = if weapon.class.is_thrown() { Throwing::Thrown } else { Throwing::Launched };
        Grenade {
            edition,
            thrower,
            weapon,
            throwing,
            range: None,
            tunnel: false,
            targets,
            other_group: Vec::new(),
            near_thrower: Vec::new(),
            throw_back: true,
            unlucky: Unlucky::default(),
            behind: Vec::new(),
            from_hand: false,
        }
    }

    /// Throws it.
    ///
    /// # Errors
    /// [`Error::Refused`] when it cannot be thrown there; when the dice give no answer.
    pub fn run(&self, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<GrenadeRecord, Error> {
        self.clone().run_asking(dice, trace, &mut |_, _| Ok(Vec::new()))
    }

    /// Throws it, and has `who` say who stands where it goes astray, if nobody was named for that.
    ///
    /// # Errors
    /// As [`Grenade::run`]; what `who` returns.
    pub fn run_asking(
        &mut self,
        dice: &mut dyn Dice,
        trace: &mut impl Trace,
        who: &mut WhoIsThere<'_>,
    ) -> Result<GrenadeRecord, Error> {
        self.check()?;
        let mut play = Play::new(self.edition, dice, trace);
        let burst = self.flight(&mut play, who)?;
        let back_blast = self.back_blast()?;
        let harms = self.harms(&burst)?;
        let exposed = self.exposed(&harms);
        let mut fates: Vec<Fate> = exposed.figures.iter().map(|figure| Fate::of(figure)).collect();
        let mut hits = Vec::new();
        for (index, figure) in self.figures().enumerate() {
            let touched = self.touches(&burst, index);
            if touched && self.escapes(&mut play, &burst, figure)? {
                fates[index].state = State::Prone;
                hits.push(0);
            } else {
                hits.push(u8::from(touched && self.is_hit(&burst, index)?));
            }
        }
        exposed.suffer(&mut play, &hits, &mut fates)?;
        let mut follows = self.follows(&burst, &fates);
        let behind = back_blast.suffer(&mut play, &mut follows)?;
        Ok(GrenadeRecord {
            edition: self.edition,
            thrower: self.thrower.name.clone(),
            weapon: self.weapon.name.clone(),
            throwing: self.throwing,
            throws: play.take_throws(),
            thrown_back_by: burst.by.map(|index| self.targets[index].name.clone()),
            outcome: burst.outcome,
            total: burst
                .face
                .map(|face| self.line(&burst, 0).map(|line| line.map(|line| line.total(face))))
                .transpose()?
                .flatten(),
            figures: fates,
            behind,
            follows,
        })
    }

    /// The exact odds of where it ends and how everybody ends.
    ///
    /// # Errors
    /// [`Error::Refused`] when it cannot be thrown there.
    pub fn odds(&self) -> Result<Odds, Error> {
        self.check()?;
        let bursts = enumerate(|dice| {
            let mut silent = Silent;
            let mut play = Play::new(self.edition, dice, &mut silent);
            self.clone().flight(&mut play, &mut |_, _| Ok(Vec::new()))
        })?;
        let outcomes = then(
            &bursts,
            |burst| self.ends(burst),
            |burst, ends| std::iter::once(burst.outcome.id()).chain(ends.iter().copied()).collect::<Finals>(),
        )?;
        let outcomes = match self.back_blast()?.odds()? {
            None => outcomes,
            Some(behind) => then(
                &outcomes,
                |_| Ok::<_, Error>(behind.clone()),
                |ends, behind| ends.iter().chain(behind).copied().collect::<Finals>(),
            )?,
        };
        let everybody = self.everybody().chain(&self.behind).map(|figure| figure.name.clone());
        let columns = std::iter::once("grenade".to_owned()).chain(everybody).collect();
        Ok(Odds { columns, outcomes })
    }

    fn ends(&self, burst: &Burst) -> Result<Distribution<Finals>, Error> {
        let harms = self.harms(burst)?;
        let exposed = self.exposed(&harms);
        let up = vec![State::Up; exposed.figures.len()];
        if burst.outcome != GrenadeOutcome::Fumble {
            let mut hits = Vec::new();
            for index in 0..self.figures().count() {
                hits.push(u8::from(self.touches(burst, index) && self.is_hit(burst, index)?));
            }
            return exposed.odds(&hits);
        }
        let mut each = Vec::new();
        for (index, figure) in self.figures().enumerate() {
            each.push(match self.touches(burst, index) {
                true => enumerate(|dice| {
                    self.escapes(&mut Play::new(self.edition, dice, &mut Silent), burst, figure).map(Some)
                })?,
                false => Distribution::certain(None),
            });
        }
        then(
            &together(&each),
            |escapes: &Vec<Option<bool>>| {
                let mut start = up.clone();
                start
                    .iter_mut()
                    .zip(escapes)
                    .filter(|(_, escapes)| **escapes == Some(true))
                    .for_each(|(state, _)| *state = State::Prone);
                let hits: Vec<u8> = escapes.iter().map(|&escapes| u8::from(escapes == Some(false))).collect();
                exposed.odds_from(&start, &hits)
            },
            |_, states| states.iter().map(|state| state.id()).collect(),
        )
    }

    fn back_blast(&self) -> Result<BackBlast<'_>, Error> {
        BackBlast::of(self.edition, &self.weapon, self.thrower.roster_rep(), &self.behind)
    }

    fn everybody(&self) -> impl Iterator<Item = &Figure> {
        self.figures().chain(self.unlucky.figures())
    }

    fn harms(&self, burst: &Burst) -> Result<Vec<Harm>, Error> {
        self.everybody().map(|figure| self.harm(burst, figure)).collect()
    }

    /// Whom it can hit: everybody in the circles, and the Unlucky near them. The circles lie apart from each
    /// other.
    fn exposed<'a>(&'a self, harms: &'a [Harm]) -> Exposed<'a> {
        let figures: Vec<&Figure> = self.figures().collect();
        let (targets, others) = (self.targets.len(), self.other_group.len());
        let circle = |place: usize| usize::from(place >= targets) + usize::from(place >= targets + others);
        let mut unlucky = self.unlucky.near(&figures);
        for (place, near) in unlucky.iter_mut().enumerate() {
            near.retain(|&other| match other < figures.len() {
                true => circle(other) == circle(place),
                false => circle(place) == 0,
            });
        }
        Exposed {
            edition: self.edition,
            figures: self.everybody().collect(),
            harms: harms.iter().collect(),
            unlucky,
        }
    }

    /// Everybody it may touch: targets, other group, thrower, those near them.
    fn figures(&self) -> impl Iterator<Item = &Figure> {
        self.targets.iter().chain(&self.other_group).chain([&self.thrower]).chain(&self.near_thrower)
    }

    /// Whether the weapon, its reach and the targets allow it, which no die changes.
    ///
    /// # Errors
    /// [`Error::Refused`] by the rule that forbids it.
    pub(crate) fn check(&self) -> Result<(), Error> {
        self.unlucky.check(self.targets.len())?;
        if self.tunnel {
            super::below::usable_below(&self.weapon)?;
        }
        let name = &self.weapon.name;
        let refused = |why: String| Err(Error::refused("FNG grenade-throw", why));
        if self.weapon.circle.is_none() {
            return refused(format!("the {name} does not burst in a circle"));
        }
        match self.throwing {
            Throwing::Launched if self.weapon.class.is_thrown() && self.weapon.range_alt.is_none() => {
                return refused(format!("the {name} is thrown, not launched"));
            }
            Throwing::Thrown | Throwing::BombsAway | Throwing::Placed if !self.weapon.class.is_thrown() => {
                return refused(format!("the {name} is fired, not thrown"));
            }
            _ => {}
        }
        let reach = self.reach();
        match self.range {
            Some(range) if range > reach => {
                refused(format!("{range} in is too far: the {name} reaches {reach} in"))
            }
            _ => Ok(()),
        }
    }

    /// How far it goes, in inches: an Athlete throws farther.
    pub fn reach(&self) -> u8 {
        let hand = self.weapon.reach(self.throwing == Throwing::Launched).unwrap_or(0);
        let athlete = self.throwing == Throwing::Thrown
            && self.weapon.class == WeaponClass::Grenade
            && self.thrower.has(AttributeId::Athlete);
        if athlete { hand + 2 } else { hand }
    }

    /// From the hand to where it bursts.
    fn flight<T: Trace>(&mut self, play: &mut Play<'_, T>, who: &mut WhoIsThere<'_>) -> Result<Burst, Error> {
        let burst = |outcome, face, read_as| Ok(Burst { outcome, face, read_as, by: None });
        match self.throwing {
            Throwing::BombsAway => {
                let reading = play.check(&self.thrower.asks(CheckId::BombsAway))?;
                let read_as = match reading.result {
                    ResultId::Fumble => {
                        self.goes_astray(Astray::Fumble, who)?;
                        return burst(GrenadeOutcome::Fumble, None, ReadAs::HeIs);
                    }
                    ResultId::Success => ReadAs::InTheOpen,
                    _ => ReadAs::InCover,
                };
                let face = self.to_hit(play, &self.thrower, "the room")?;
                // A miss is a dud: so is a total at which nobody in the room can be hit.
                let read = Burst { outcome: GrenadeOutcome::OnTheSpot, face: Some(face), read_as, by: None };
                let hits = self.anybody_hit(&read)?;
                Ok(Burst {
                    outcome: if hits { GrenadeOutcome::OnTheSpot } else { GrenadeOutcome::Dud },
                    ..read
                })
            }
            Throwing::Launched => {
                if let (Some(range), Some(least)) = (self.range, self.weapon.range_min)
                    && range < least
                {
                    play.note(
                        CheckId::GrenadeThrow,
                        format_args!("{range} in: nearer than {least} in it is a dud"),
                    );
                    return burst(GrenadeOutcome::Dud, None, ReadAs::HeIs);
                }
                let ask = self.thrower.asks(CheckId::GrenadeThrow).flag(Flag::Launched);
                let ask =
                    ask.flag_if(self.weapon.class == WeaponClass::GrenadeLauncher, Flag::GrenadeLauncher);
                let reading = play.check(&ask)?;
                let face = reading.own.iter().copied().max();
                let outcome = if reading.result == ResultId::Miss {
                    GrenadeOutcome::Harmless
                } else {
                    GrenadeOutcome::OnTheSpot
                };
                burst(outcome, face, ReadAs::HeIs)
            }
            Throwing::Placed => {
                let face = self.to_hit(play, &self.thrower, "the place")?;
                let outcome = if self.reaches_eight(&self.thrower, face)? {
                    GrenadeOutcome::OnTheSpot
                } else {
                    GrenadeOutcome::Harmless
                };
                burst(outcome, Some(face), ReadAs::HeIs)
            }
            Throwing::Thrown => {
                let thrown = self.hand_throw(play, None, who)?;
                if thrown.outcome != GrenadeOutcome::OnTheSpot || !self.throw_back {
                    return Ok(thrown);
                }
                for index in 0..self.targets.len() {
                    let figure = &self.targets[index];
                    if figure.has(AttributeId::Athlete)
                        && play.check(&figure.asks(CheckId::GrenadeThrowBack))?.passed() > 0
                    {
                        let back = self.hand_throw(play, Some(index), who)?;
                        if back.outcome == GrenadeOutcome::OnTheSpot {
                            self.goes_astray(Astray::ThrownBack, who)?;
                        }
                        return Ok(back);
                    }
                }
                Ok(thrown)
            }
        }
    }

    /// The normal throwing procedure, by the thrower or by a target who throws it back.
    fn hand_throw<T: Trace>(
        &mut self,
        play: &mut Play<'_, T>,
        by: Option<usize>,
        who: &mut WhoIsThere<'_>,
    ) -> Result<Burst, Error> {
        let thrower = by.map_or(&self.thrower, |index| &self.targets[index]).clone();
        let reading = play.check(&thrower.asks(CheckId::GrenadeThrow).flag(Flag::Thrown))?;
        let burst = |outcome, face| Ok(Burst { outcome, face, read_as: ReadAs::HeIs, by });
        if reading.result != ResultId::Miss {
            return burst(GrenadeOutcome::OnTheSpot, reading.own.first().copied());
        }
        let scatter = play.check(&thrower.asks(CheckId::GrenadeScatter))?;
        match scatter.passed() {
            0 if by.is_none() => self.goes_astray(Astray::Fumble, who)?,
            1 if by.is_none() => self.goes_astray(Astray::OtherGroup, who)?,
            _ => {}
        }
        match scatter.passed() {
            2 => burst(GrenadeOutcome::Harmless, None),
            0 => burst(GrenadeOutcome::Fumble, None),
            // Thrown back, the next closest group would be the one that threw first: nobody else is named.
            _ if by.is_some() || self.other_group.is_empty() => burst(GrenadeOutcome::Harmless, None),
            _ => {
                let face = self.to_hit(play, &thrower, "the other group")?;
                let hit = Burst {
                    outcome: GrenadeOutcome::OtherGroup,
                    face: Some(face),
                    read_as: ReadAs::HeIs,
                    by,
                };
                let outcome = if self.anybody_hit(&hit)? {
                    GrenadeOutcome::OtherGroup
                } else {
                    GrenadeOutcome::Harmless
                };
                burst(outcome, Some(face))
            }
        }
    }

    /// Learns who stands where it goes, if nobody was named for that.
    fn goes_astray(&mut self, astray: Astray, who: &mut WhoIsThere<'_>) -> Result<(), Error> {
        let named = match astray {
            Astray::OtherGroup => &self.other_group,
            Astray::Fumble | Astray::ThrownBack => &self.near_thrower,
        };
        if !named.is_empty() {
            return Ok(());
        }
        let there = who(self, astray)?;
        match astray {
            Astray::OtherGroup => self.other_group = there,
            Astray::Fumble | Astray::ThrownBack => self.near_thrower = there,
        }
        Ok(())
    }

    fn to_hit<T: Trace>(&self, play: &mut Play<'_, T>, thrower: &Figure, at: &str) -> Result<u8, Error> {
        let face = play.die(format_args!("{} at {at}, to hit", thrower.name))?;
        let result = if self.reaches_eight(thrower, face)? { DiceSay::EightOrMore } else { DiceSay::Miss };
        play.record(CheckId::RangedToHit, &thrower.name, vec![face], Decided::Dice(result));
        Ok(face)
    }

    fn reaches_eight(&self, thrower: &Figure, face: u8) -> Result<bool, Error> {
        Ok(read(self.edition, &thrower.asks(CheckId::RangedToHit), &[face])?.total >= Some(8))
    }

    /// Whether the figure `index` of [`Grenade::figures`] is in the circle.
    fn touches(&self, burst: &Burst, index: usize) -> bool {
        let (targets, others) = (self.targets.len(), self.other_group.len());
        let at_targets = index < targets;
        match (burst.outcome, burst.by) {
            (GrenadeOutcome::Harmless | GrenadeOutcome::Dud, _) => false,
            (GrenadeOutcome::OnTheSpot, None) => at_targets,
            // Thrown back: at the thrower and those round them.
            (GrenadeOutcome::OnTheSpot, Some(_)) => index >= targets + others,
            (GrenadeOutcome::OtherGroup, _) => (targets..targets + others).contains(&index),
            (GrenadeOutcome::Fumble, None) => index >= targets + others,
            (GrenadeOutcome::Fumble, Some(_)) => at_targets,
        }
    }

    /// After a fumble: whether they go prone in time.
    fn escapes<T: Trace>(
        &self,
        play: &mut Play<'_, T>,
        burst: &Burst,
        figure: &Figure,
    ) -> Result<bool, Error> {
        if burst.outcome != GrenadeOutcome::Fumble {
            return Ok(false);
        }
        Ok(play.check(&figure.asks(CheckId::GrenadeEscape))?.passed() > 0)
    }

    fn anybody_hit(&self, burst: &Burst) -> Result<bool, Error> {
        for index in 0..self.figures().count() {
            if self.touches(burst, index) && self.is_hit(burst, index)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether a figure in the circle is hit; after a fumble, everyone who did not escape.
    fn is_hit(&self, burst: &Burst, index: usize) -> Result<bool, Error> {
        let Some(face) = burst.face else { return Ok(burst.outcome == GrenadeOutcome::Fumble) };
        Ok(self.line(burst, index)?.is_some_and(|line| line.hits(face)))
    }

    /// What each face does to the figure `index`.
    fn line(&self, burst: &Burst, index: usize) -> Result<Option<Line>, Error> {
        let Some(figure) = self.figures().nth(index) else { return Ok(None) };
        let flags = vec![
            (burst.read_as == ReadAs::InTheOpen, Flag::BombsAwayOpen),
            (burst.read_as == ReadAs::InCover, Flag::BombsAwayCover),
        ];
        let thrower = burst.by.map_or(&self.thrower, |index| &self.targets[index]);
        let shooting = Shooting {
            edition: self.edition,
            shooter: thrower,
            weapon: &self.weapon,
            flags,
            tunnel: self.tunnel,
        };
        shooting.line(figure, 0).map(Some)
    }

    fn harm(&self, burst: &Burst, figure: &Figure) -> Result<Harm, Error> {
        let thrower = burst.by.map_or(&self.thrower, |index| &self.targets[index]);
        let blow = Blow {
            tunnel: self.tunnel,
            ..Blow::blast(self.weapon.impact_on_figures(), Some(thrower.roster_rep()))
        };
        Harm::of(self.edition, figure, blow)
    }

    /// Received Fire for those it was aimed at or burst among that are still up; a harmless burst can outgun.
    fn follows(&self, burst: &Burst, fates: &[Fate]) -> Vec<Follow> {
        let aimed = |index: usize| {
            index < self.targets.len() && burst.outcome != GrenadeOutcome::Fumble && burst.by.is_none()
        };
        let mut follows = Vec::new();
        let touched = |index: usize| index < self.figures().count() && self.touches(burst, index);
        for (index, (figure, fate)) in self.everybody().zip(fates).enumerate() {
            let concerned = touched(index) || aimed(index);
            if concerned && fate.state == State::Up {
                follows.push(received_fire(figure, self.weapon.ogr));
            } else {
                follows.extend(fate.follow(self.edition));
            }
        }
        follows
    }
}
