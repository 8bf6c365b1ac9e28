//! One figure shoots: dice to targets, hits, damage, Tight Ammo
//! [Ranged Combat, Resolving Fire, Target Selection, Swath Or Path Of Fire, Combat Shotguns, Tight Ammo].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::checks::{AttributeId, CheckId, Edition, Flag, ResultId};
use crate::squads::weapons::{Weapon, WeaponClass, WeaponTable};
use crate::words::WeaponId;
use pointman_core::dice::odds::Distribution;
use pointman_core::dice::{Dice, enumerate};
use pointman_core::error::Error;
use pointman_core::plural::counted;
use pointman_core::question::OpenQuestion;
use pointman_core::trace::Trace;
use pointman_core::voice::option;
use pointman_core::way;

use super::back_blast::BackBlast;
use super::figure::Figure;
use super::harm::{Blow, Fate, Harm, State};
use super::odds::{Finals, Odds, then};
use super::play::{Decided, DiceSay, Follow, Play, Throw, read};
use super::reveal::{self, RevealResult};
use super::unlucky::{self, Exposed, Near};

/// One shooter and their targets, in the order they name them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Shoot {
    /// The edition played.
    #[serde(skip)]
    pub edition: Edition,
    /// How they fire is how they stand on the table, where it can be set.
    #[serde(skip)]
    pub as_they_stand: bool,
    /// Who fires.
    pub shooter: Figure,
    /// What they fire.
    #[serde(with = "crate::squads::carried")]
    #[schemars(with = "serde_json::Value")]
    pub weapon: Weapon,
    /// The weapon has the addition that lengthens its range: a scope, a stock.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub longer_range: bool,
    /// On full automatic: the second Target Rating.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub automatic: bool,
    /// Dice of the Target Rating used; all of them if not given.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub shots: Option<u8>,
    /// Fire granted by Received Fire with 1 pass, in cover: -1 Rep.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub return_fire: bool,
    /// Edition 2, fire granted by In Sight with 1 pass: -1 Rep.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub in_sight_one_pass: bool,
    /// In a tunnel.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub tunnel: bool,
    /// The shooter is hidden.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub hidden: bool,
    /// A friend of the targets can see a hidden shooter, and does not Duck Back.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub watched: bool,
    /// Night does not hide the targets: a flare burns, or the shooter has a starlight scope.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub in_light: bool,
    /// The targets.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub targets: Vec<Target>,
    /// Unlucky figures near the targets.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub near: Vec<Near>,
    /// Everybody in the back blast of the weapon.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub behind: Vec<Figure>,
}

/// One target of a shot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Target {
    /// The figure.
    pub figure: Figure,
    /// Inches to it; unknown counts as within range.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub range: Option<u8>,
    /// Inches between it and the target named before.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub gap: u8,
    /// Dice allotted to it; shared out evenly if not given.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub dice: Option<u8>,
    /// It carries or stands in a light: +1 Rep.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub lit: bool,
}

impl Target {
    /// A target next to the one named before.
    pub fn new(figure: Figure) -> Self {
        Target { figure, range: None, gap: 0, dice: None, lit: false }
    }
}

/// One die of a shot, in the order the dice are dealt to the targets.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Shot {
    /// The face.
    pub die: u8,
    /// The target it is dealt to; none for a vacant inch.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// Face and Rep together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<i32>,
    /// Whether it hits.
    pub hit: bool,
}

/// What a shot did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ShootRecord {
    /// The edition played.
    pub edition: Edition,
    /// Who fired.
    pub shooter: String,
    /// What with.
    pub weapon: String,
    /// Every throw in order.
    pub throws: Vec<Throw>,
    /// The dice that count, from high to low, and the targets they are dealt to.
    pub shots: Vec<Shot>,
    /// How each target ends, and those near them.
    pub targets: Vec<Fate>,
    /// The weapon is out of ammo until reloaded.
    pub out_of_ammo: bool,
    /// What becomes of a hidden shooter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reveal: Option<RevealResult>,
    /// How everybody in the back blast ends.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub behind: Vec<Fate>,
    /// The checks that follow.
    pub follows: Vec<Follow>,
}

impl ShootRecord {
    /// How everything ends, in the columns of [`Shoot::odds`].
    pub fn finals(&self) -> Finals {
        let ends = self.targets.iter().map(|fate| fate.state.id());
        let behind = self.behind.iter().map(|fate| fate.state.id());
        ends.chain([ammo(self.out_of_ammo)]).chain(self.reveal.map(RevealResult::id)).chain(behind).collect()
    }
}

pub(super) fn ammo(out: bool) -> &'static str {
    if out { "out-of-ammo" } else { "ammo-ok" }
}

/// How many dice are thrown and how many of the best count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Volley {
    pub thrown: u8,
    pub kept: u8,
}

/// A shot as it is set up: which die goes where and what each face does there.
struct Aim {
    volley: Volley,
    /// For each die that counts, from the highest: the index of its target, or a vacant inch.
    places: Vec<Option<usize>>,
    /// The targets' lines, then those of the figures near them.
    lines: Vec<Line>,
}

/// What each face does to one target.
pub(super) struct Line {
    totals: [i32; 6],
    hits: [bool; 6],
    pub harm: Harm,
}

impl Line {
    pub fn total(&self, face: u8) -> i32 {
        self.totals[usize::from(face.clamp(1, 6)) - 1]
    }

    pub fn hits(&self, face: u8) -> bool {
        self.hits[usize::from(face.clamp(1, 6)) - 1]
    }
}

impl Shoot {
    /// A shot with nothing special about it.
    pub fn new(edition: Edition, shooter: Figure, weapon: Weapon, targets: Vec<Target>) -> Self {
        Shoot {
            edition,
            shooter,
            weapon,
            as_they_stand: false,
            longer_range: false,
            automatic: false,
            shots: None,
            return_fire: false,
            in_sight_one_pass: false,
            tunnel: false,
            hidden: false,
            watched: false,
            in_light: false,
            targets,
            near: Vec::new(),
            behind: Vec::new(),
        }
    }

    /// Fires.
    ///
    /// # Errors
    /// [`Error::Refused`] when the rules do not allow the shot; when the dice give no answer.
    pub fn run(&self, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<ShootRecord, Error> {
        let mut play = Play::new(self.edition, dice, trace);
        self.run_at(&mut play)
    }

    pub(super) fn run_at<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<ShootRecord, Error> {
        let aim = self.aim()?;
        let back_blast = self.back_blast()?;
        let (faces, ones) = throw(play, &self.shooter, &self.weapon, aim.volley, CheckId::RangedToHit)?;
        let out_of_ammo = is_out_of_ammo(aim.volley, ones);
        let mut shots = Vec::new();
        let exposed = self.exposed(&aim);
        let mut fates: Vec<Fate> = exposed.figures.iter().map(|figure| Fate::of(figure)).collect();
        let mut hits = vec![0u8; self.targets.len()];
        for (target, line) in self.targets.iter().zip(&aim.lines) {
            let rep = line.total(1) - 1;
            let needs = (1..=6u8).find(|face| line.hits(*face));
            let needs = needs.map_or("no die hits".to_owned(), |face| {
                format!("a die of {face} or more, {} in all, hits", line.total(face))
            });
            let at = target.figure.told_exposed("in the open");
            play.note(CheckId::RangedToHit, format_args!("at {at}: Rep counts as {rep}, {needs}"));
        }
        for (&die, place) in faces.iter().zip(&aim.places) {
            let Some(index) = *place else {
                shots.push(Shot { die, at: None, total: None, hit: false });
                continue;
            };
            let line = &aim.lines[index];
            let (total, hit) = (line.total(die), line.hits(die));
            let name = &self.targets[index].figure.name;
            play.note(
                CheckId::RangedToHit,
                format_args!("{die} at {name}: total {total}, {}", if hit { "hit" } else { "missed" }),
            );
            shots.push(Shot { die, at: Some(name.clone()), total: Some(total), hit });
            hits[index] += u8::from(hit);
        }
        exposed.suffer(play, &hits, &mut fates)?;
        let missed = self.missed(&aim, &hits, |index| fates[index].state.is_up());
        let reveal = match self.hidden {
            true => Some(reveal::reveal(play, &missed, self.weapon.ogr, self.watched)?),
            false => None,
        };
        let has_checked = |figure: &Figure| {
            self.hidden && !self.watched && !figure.has_free_will() && missed.contains(&figure)
        };
        let mut follows: Vec<Follow> = Vec::new();
        for (figure, fate) in exposed.figures.iter().zip(&fates) {
            match fate.state.is_up() {
                true if has_checked(figure) => {}
                true => follows.extend(self.fired_on(figure)),
                false => follows.extend(fate.follow(self.edition)),
            }
        }
        if out_of_ammo {
            follows.push(Follow::new(
                CheckId::TightAmmo,
                &self.shooter.name,
                "reloads with the next Activation; until then fires only in reaction",
            ));
        }
        let behind = back_blast.suffer(play, &mut follows)?;
        Ok(ShootRecord {
            edition: self.edition,
            shooter: self.shooter.name.clone(),
            weapon: self.weapon.name.clone(),
            throws: play.take_throws(),
            shots,
            targets: fates,
            out_of_ammo,
            reveal,
            behind,
            follows,
        })
    }

    /// The exact odds of how each target ends and of running out of ammo.
    ///
    /// # Errors
    /// [`Error::Refused`] when the rules do not allow the shot.
    pub fn odds(&self) -> Result<Odds, Error> {
        Ok(Odds { columns: self.columns(), outcomes: self.outcomes()? })
    }

    /// Whether no die can hit any of the targets.
    ///
    /// # Errors
    /// [`Error::Refused`] when the rules do not allow the shot.
    pub fn is_vain(&self) -> Result<bool, Error> {
        let aim = self.aim()?;
        let targets = aim.lines.iter().take(self.targets.len());
        Ok(targets.into_iter().all(|line| !(1..=6).any(|face| line.hits(face))))
    }

    /// The columns of the odds: the targets, those near them, ammo, and a hidden shooter.
    pub(super) fn columns(&self) -> Vec<String> {
        let shooter = self.hidden.then(|| self.shooter.name.clone());
        let behind = self.behind.iter().map(|figure| figure.name.clone());
        let figures = self.figures().map(|figure| figure.name.clone());
        figures.chain(["ammo".to_owned()]).chain(shooter).chain(behind).collect()
    }

    /// The words of the odds when no shot is fired.
    pub(super) fn not_fired(&self) -> Finals {
        let hidden = self.hidden.then_some(RevealResult::StillHidden.id());
        let behind = self.behind.iter().map(|_| State::Up.id());
        self.figures().map(|_| State::Up.id()).chain([ammo(false)]).chain(hidden).chain(behind).collect()
    }

    fn back_blast(&self) -> Result<BackBlast<'_>, Error> {
        BackBlast::of(self.edition, &self.weapon, self.shooter.rep, &self.behind)
    }

    fn figures(&self) -> impl Iterator<Item = &Figure> {
        self.targets.iter().map(|target| &target.figure).chain(self.near.iter().map(|near| &near.figure))
    }

    /// Whom the hits can fall on.
    fn exposed<'a>(&'a self, aim: &'a Aim) -> Exposed<'a> {
        let place: Vec<u8> = self
            .targets
            .iter()
            .scan(0u8, |place, target| {
                *place = place.saturating_add(target.gap);
                Some(*place)
            })
            .collect();
        let count = self.targets.len();
        let near = |target: usize| {
            let others = (0..count).filter(move |&other| other != target);
            let others = others.filter(|&other| {
                place[other].abs_diff(place[target]) <= unlucky::NEAR
                    && self.targets[other].figure.has(AttributeId::Unlucky)
            });
            let near =
                self.near.iter().enumerate().filter(move |(_, near)| near.of.is_none_or(|of| of == target));
            others.chain(near.map(|(index, _)| count + index)).collect()
        };
        Exposed {
            edition: self.edition,
            figures: self.figures().collect(),
            harms: aim.lines.iter().map(|line| &line.harm).collect(),
            unlucky: (0..count).map(near).collect(),
        }
    }

    /// The targets that were fired at and missed and are up.
    fn missed(&self, aim: &Aim, hits: &[u8], is_up: impl Fn(usize) -> bool) -> Vec<&Figure> {
        let missed = |index: &usize| aim.places.contains(&Some(*index)) && hits[*index] == 0 && is_up(*index);
        (0..self.targets.len()).filter(missed).map(|index| &self.targets[index].figure).collect()
    }

    /// The Received Fire check of a target; those near them are not fired on.
    fn fired_on(&self, figure: &Figure) -> Option<Follow> {
        self.targets
            .iter()
            .any(|target| std::ptr::eq(&target.figure, figure))
            .then(|| received_fire(figure, self.weapon.ogr))
    }

    pub(super) fn outcomes(&self) -> Result<Distribution<Finals>, Error> {
        let ends = self.ends()?;
        let Some(behind) = self.back_blast()?.odds()? else { return Ok(ends) };
        then(
            &ends,
            |_| Ok(behind.clone()),
            |ends, behind| ends.iter().chain(behind).copied().collect::<Finals>(),
        )
    }

    fn ends(&self) -> Result<Distribution<Finals>, Error> {
        let aim = self.aim()?;
        let hits = volley_odds(aim.volley, |faces, ones| {
            let mut hits = vec![0u8; self.targets.len()];
            for (&die, place) in faces.iter().zip(&aim.places) {
                if let Some(index) = *place {
                    hits[index] += u8::from(aim.lines[index].hits(die));
                }
            }
            (hits, is_out_of_ammo(aim.volley, ones))
        })?;
        let exposed = self.exposed(&aim);
        let with_ammo =
            |out: bool, ends: &Finals| ends.iter().copied().chain([ammo(out)]).collect::<Finals>();
        if !self.hidden {
            return then(&hits, |(hits, _)| exposed.odds(hits), |(_, out), ends| with_ammo(*out, ends));
        }
        let ends = then(
            &hits,
            |(hits, _)| exposed.odds(hits),
            |(hits, out), ends| (hits.clone(), with_ammo(*out, ends)),
        )?;
        then(
            &ends,
            |(hits, ends)| {
                let missed = self.missed(&aim, hits, |index| ends[index] == State::Up.id());
                reveal::reveal_odds(self.edition, &missed, self.weapon.ogr, self.watched)
            },
            |(_, ends), reveal| ends.iter().copied().chain([reveal.id()]).collect(),
        )
    }

    /// Whether the rules allow the shot.
    pub(crate) fn check_allowed(&self) -> Result<(), Error> {
        self.aim().map(|_| ())
    }

    /// Dice, places and readings, or why the shot is refused.
    fn aim(&self) -> Result<Aim, Error> {
        if self.tunnel {
            super::below::usable_below(&self.weapon)?;
        }
        self.check_weapon()?;
        self.check_ranges()?;
        let volley = self.volley()?;
        let places = self.places(volley)?;
        let mut lines = Vec::new();
        for (index, target) in self.targets.iter().enumerate() {
            lines.push(self.line(index, &target.figure, target.lit)?);
        }
        for near in &self.near {
            near.check(self.targets.len())?;
            lines.push(self.line(0, &near.figure, false)?);
        }
        Ok(Aim { volley, places, lines })
    }

    fn check_weapon(&self) -> Result<(), Error> {
        let weapon = &self.weapon;
        if self.is_thrown_bayonet() && !self.return_fire {
            return Ok(());
        }
        let instead = match weapon.class {
            WeaponClass::Melee if self.return_fire => {
                "a figure told to fire charges instead, or Ducks Back if it is too far for a Fast Move this \
                 turn"
            }
            WeaponClass::Melee => "it is a melee weapon",
            WeaponClass::Flamethrower => "it uses the flamethrower rule",
            _ if weapon.targets.is_none() => "it bursts, so it uses the grenade rule",
            _ if self.in_sight_one_pass && self.edition == Edition::One => {
                return Err(Error::Usage("in edition 1, In Sight with 1 pass does not lower Rep".to_owned()));
            }
            _ => return Ok(()),
        };
        Err(Error::refused(
            "FNG ranged-to-hit",
            format!("the {} has no Target Rating: {instead}", weapon.name),
        ))
    }

    fn is_thrown_bayonet(&self) -> bool {
        self.weapon.class == WeaponClass::Melee && self.weapon.id == WeaponId::HandHeldKnifeBayonet
    }

    fn reach(&self) -> Option<u8> {
        if self.is_thrown_bayonet() { Some(4) } else { self.weapon.reach(self.longer_range) }
    }

    fn check_ranges(&self) -> Result<(), Error> {
        if self.targets.is_empty() {
            let at = OpenQuestion::of("at", "at least one target", "FNG ranged-to-hit").wanted(1, u32::MAX);
            return Err(Error::needs("", at, option("at")));
        }
        let Some(reach) = self.reach() else { return Ok(()) };
        for target in &self.targets {
            if let Some(range) = target.range.filter(|&range| range > reach) {
                let (name, weapon) = (&target.figure.name, &self.weapon.name);
                let ducks = if self.return_fire { "; a figure told to fire Ducks Back instead" } else { "" };
                return Err(Error::refused(
                    "FNG Out Of Range",
                    format!("{name} is {range} in away; the {weapon} reaches {reach} in{ducks}"),
                ));
            }
        }
        Ok(())
    }

    fn rating(&self) -> Result<u8, Error> {
        let rating = match (self.automatic, self.weapon.targets_auto) {
            (true, Some(rating)) => Some(rating),
            (true, None) if self.weapon.targets.is_some_and(|rating| rating < 4) => {
                let name = &self.weapon.name;
                return Err(Error::refused(
                    "FNG List Of Weapons",
                    format!("the {name} has no full automatic Target Rating"),
                ));
            }
            _ => self.weapon.targets,
        };
        let rating = rating.unwrap_or(1);
        match self.shots {
            Some(shots) if shots == 0 || shots > rating => Err(Error::refused(
                "FNG Shooting A Weapon",
                format!("{shots} shots: the {} fires 1 to {rating}", self.weapon.name),
            )),
            Some(shots) => Ok(shots),
            None => Ok(rating),
        }
    }

    fn is_shotgun(&self) -> bool {
        self.weapon.class == WeaponClass::CombatShotgun
    }

    fn volley(&self) -> Result<Volley, Error> {
        if self.is_shotgun() {
            return Ok(Volley { thrown: 4, kept: 2 });
        }
        let rating = self.rating()?;
        let given: Option<u8> = self.targets.iter().map(|target| target.dice).sum();
        let spent = given.map(|given| given.saturating_add(self.vacant()));
        let kept = match spent {
            Some(spent) if spent > rating => {
                return Err(Error::refused(
                    "FNG Target Selection",
                    format!(
                        "{spent} dice are allotted (vacant inches included); the {} has {rating}",
                        self.weapon.name
                    ),
                ));
            }
            Some(0) => return Err(Error::Usage("a target needs at least one die".to_owned())),
            Some(spent) => spent,
            None => rating,
        };
        let more = (kept == 1 && self.is_aimed() && self.shooter.has(AttributeId::CrackShot))
            || (self.weapon.class == WeaponClass::GrenadeLauncherBuckshot
                && self.shooter.has(AttributeId::Grenadier))
            || (self.is_thrown_bayonet() && self.shooter.has(AttributeId::Knifeman));
        Ok(Volley { thrown: kept + u8::from(more), kept })
    }

    /// A weapon that fires single shots, not a burst or a round that bursts.
    fn is_aimed(&self) -> bool {
        self.weapon.circle.is_none()
    }

    /// Dice lost on vacant inches between targets: one for each inch over one.
    fn vacant(&self) -> u8 {
        self.targets.iter().skip(1).fold(0, |lost, target| lost.saturating_add(target.gap.saturating_sub(1)))
    }

    /// Which target, or vacant inch, each die that counts is dealt to, from the highest die down.
    fn places(&self, volley: Volley) -> Result<Vec<Option<usize>>, Error> {
        let (dice, count) = (volley.kept, self.targets.len());
        let width = self.targets.iter().skip(1).fold(0u8, |width, target| width.saturating_add(target.gap));
        let rating = if self.is_shotgun() { 2 } else { self.rating()? };
        if width > rating {
            return Err(Error::refused(
                "FNG Swath Or Path Of Fire",
                format!("the targets lie {width} in apart; the swath is {rating} in wide"),
            ));
        }
        if self.is_shotgun()
            && count > 1
            && self.targets.iter().any(|target| target.range.is_some_and(|range| range <= 3))
        {
            return Err(Error::refused(
                "FNG Combat Shotguns",
                "at 3 in or less a shotgun has only one target",
            ));
        }
        let shares = self.shares(dice)?;
        let mut places = Vec::new();
        for (index, (target, &share)) in self.targets.iter().zip(&shares).enumerate() {
            if index > 0 {
                places.extend(std::iter::repeat_n(None, usize::from(target.gap.saturating_sub(1))));
            }
            places.extend(std::iter::repeat_n(Some(index), usize::from(share)));
        }
        Ok(places)
    }

    /// Dice for each target: those given, the rest shared out evenly, the first named first.
    fn shares(&self, dice: u8) -> Result<Vec<u8>, Error> {
        let given =
            self.targets.iter().filter_map(|target| target.dice).fold(self.vacant(), u8::saturating_add);
        let open = self.targets.iter().filter(|target| target.dice.is_none()).count();
        let left = usize::from(dice.saturating_sub(given));
        if given > dice || left < open || self.targets.iter().any(|target| target.dice == Some(0)) {
            let targets = counted(self.targets.len(), "target");
            let vacant = match self.vacant() {
                1 => "1 vacant inch".to_owned(),
                inches => format!("{inches} vacant inches"),
            };
            let more = self.weapon.targets_auto.filter(|auto| *auto > dice && !self.automatic);
            let shooter = &self.shooter.name;
            let more = more.map_or(String::new(), |auto| {
                let automatic = match self.as_they_stand {
                    true => {
                        way!(
                            "fng stand EVENING -i --figure {shooter} --as automatic",
                            "{shooter} automatic",
                            shooter
                        )
                    }
                    false => way!("--automatic", "{shooter} automatic"),
                };
                format!(". Full automatic has {auto} ({automatic})")
            });
            return Err(Error::refused(
                "FNG Target Selection",
                format!("{dice} dice for {targets} and {vacant}: each needs at least one{more}"),
            ));
        }
        let mut taken = 0;
        let share = |target: &Target| {
            target.dice.unwrap_or_else(|| {
                let share = left / open + usize::from(taken < left % open);
                taken += 1;
                share as u8
            })
        };
        Ok(self.targets.iter().map(share).collect())
    }

    /// Fires at an aircraft, which counts as in cover: of the target only how it is hit is read.
    ///
    /// # Errors
    /// [`Error::Refused`] where the weapon has not so many dice; when the dice give no answer.
    pub(crate) fn at_aircraft(&self, dice: &mut dyn Dice) -> Result<AtAircraft, Error> {
        let volley = self.volley()?;
        let shooting = Shooting {
            edition: self.edition,
            shooter: &self.shooter,
            weapon: &self.weapon,
            flags: vec![(true, Flag::AircraftTarget)],
            tunnel: false,
        };
        let mut aircraft = Figure::new("the aircraft", 4);
        aircraft.exposure.in_cover = true;
        let line = shooting.line(&aircraft, 0)?;
        let mut faces = Vec::new();
        for nth in 1..=volley.thrown {
            dice.nth_of(usize::from(nth), usize::from(volley.thrown));
            faces.push(dice.d6(format_args!(
                "{} fires the {} at the aircraft, die {nth} of {}",
                self.shooter.name, self.weapon.name, volley.thrown
            ))?);
        }
        let (kept, ones) = count(volley, &faces);
        let hits = kept.iter().filter(|&&face| line.hits(face)).count();
        Ok(AtAircraft { faces, hits, out_of_ammo: is_out_of_ammo(volley, ones) })
    }

    fn line(&self, index: usize, figure: &Figure, lit: bool) -> Result<Line, Error> {
        let shooting = Shooting {
            edition: self.edition,
            shooter: &self.shooter,
            weapon: &self.weapon,
            flags: vec![
                (self.return_fire, Flag::ReturnFire),
                (self.in_sight_one_pass, Flag::InSight1),
                (lit, Flag::LitTarget),
                (self.tunnel && is_rifle_type(self.weapon.class), Flag::TunnelRifle),
            ],
            tunnel: self.tunnel,
        };
        shooting.line(figure, index)
    }
}

/// What fire at an aircraft came to.
#[derive(Debug)]
pub(crate) struct AtAircraft {
    /// The dice as they fell.
    pub faces: Vec<u8>,
    /// Those that count and hit.
    pub hits: usize,
    /// The weapon is out of ammo until reloaded.
    pub out_of_ammo: bool,
}

fn is_rifle_type(class: WeaponClass) -> bool {
    use WeaponClass as W;
    matches!(
        class,
        W::CombatShotgun
            | W::BoltActionRifle
            | W::SemiAutomaticRifle
            | W::SemiAutomaticCarbine
            | W::SelectiveFireCarbine
            | W::SelectiveFireRifle
    )
}

/// What bears on the To Hit reading of one weapon.
pub(super) struct Shooting<'a> {
    pub edition: Edition,
    pub shooter: &'a Figure,
    pub weapon: &'a Weapon,
    pub flags: Vec<(bool, Flag)>,
    pub tunnel: bool,
}

impl Shooting<'_> {
    /// What each face does to `figure`, the target named at place `index`, from 0.
    pub fn line(&self, figure: &Figure, index: usize) -> Result<Line, Error> {
        let mut totals = [0; 6];
        let mut hits = [false; 6];
        for face in 1..=6u8 {
            let mut ask = self.shooter.asks(CheckId::RangedToHit);
            ask = ask.flag_if(self.weapon.table == WeaponTable::SmallArms, Flag::Smallarms);
            ask = ask.flag_if(self.weapon.class == WeaponClass::Lmg, Flag::LightMachineGun);
            ask = ask.flag_if(self.shooter.exposure.fast_moving, Flag::ShooterFastMoving);
            ask = ask
                .flag_if(index == 1, Flag::SecondOrHigherTarget)
                .flag_if(index > 1, Flag::ThirdOrHigherTarget);
            for &(holds, flag) in &self.flags {
                ask = ask.flag_if(holds, flag);
            }
            let reading = read(self.edition, &figure.as_target(ask), &[face])?;
            totals[usize::from(face) - 1] = reading.total.unwrap_or_default();
            hits[usize::from(face) - 1] = reading.result == ResultId::Hit;
        }
        let blow = Blow {
            impact: self.weapon.impact_on_figures(),
            blast: self.weapon.is_blast(),
            tunnel: self.tunnel,
            attacker_rep: Some(self.shooter.rep),
            melee: None,
        };
        Ok(Line { totals, hits, harm: Harm::of(self.edition, figure, blow)? })
    }
}

/// Throws the dice of a weapon. Gives those that count from high to low, and how many of all show 1.
pub(super) fn throw<T: Trace>(
    play: &mut Play<'_, T>,
    shooter: &Figure,
    weapon: &Weapon,
    volley: Volley,
    check: CheckId,
) -> Result<(Vec<u8>, usize), Error> {
    let faces = play.several(volley.thrown, format_args!("{} fires the {}", shooter.name, weapon.name))?;
    let (kept, ones) = count(volley, &faces);
    let result = if is_out_of_ammo(volley, ones) { DiceSay::OutOfAmmo } else { DiceSay::Fired };
    play.record(check, &shooter.name, faces, Decided::Dice(result));
    Ok((kept, ones))
}

fn count(volley: Volley, faces: &[u8]) -> (Vec<u8>, usize) {
    let ones = faces.iter().filter(|&&face| face == 1).count();
    let mut kept = faces.to_vec();
    kept.sort_unstable_by(|a, b| b.cmp(a));
    kept.truncate(usize::from(volley.kept));
    (kept, ones)
}

/// Two or more natural 1s of one firing of two or more dice.
pub(super) fn is_out_of_ammo(volley: Volley, ones: usize) -> bool {
    volley.thrown >= 2 && ones >= 2
}

/// The odds of what `read` makes of the dice of a weapon, sorted from high to low, and the number of 1s among
/// all.
pub(super) fn volley_odds<A: Ord>(
    volley: Volley,
    read: impl Fn(&[u8], usize) -> A,
) -> Result<Distribution<A>, Error> {
    enumerate(|dice| {
        let mut faces = vec![0; usize::from(volley.thrown)];
        dice.several(6, &mut faces, format_args!("to hit"))?;
        let (kept, ones) = count(volley, &faces);
        Ok(read(&kept, ones))
    })
}

/// The Received Fire check of a figure fired on by a weapon of this Outgunned Rating.
pub(super) fn received_fire(figure: &Figure, ogr: u8) -> Follow {
    let outgunned = figure.is_outgunned_by(ogr);
    let why = match outgunned {
        Some(true) => "fired on, outgunned".to_owned(),
        Some(false) => "fired on, not outgunned".to_owned(),
        None => {
            format!("fired on; outgunned if armed with a weapon of OGR {} or less", ogr.saturating_sub(1))
        }
    };
    Follow::new(CheckId::ReceivedFire, &figure.name, why)
        .with(Flag::Outgunned, outgunned == Some(true) && !figure.has(AttributeId::Shirker))
        .with(Flag::InCover, figure.exposure.in_cover)
        .with(Flag::Leader, figure.leader)
        .with(Flag::Hero, figure.hero)
        .with(Flag::Star, figure.has_free_will())
        .with(Flag::IsStar, figure.star && !figure.has_free_will())
        .with(Flag::DismountedCrew, figure.dismounted_crew)
}
