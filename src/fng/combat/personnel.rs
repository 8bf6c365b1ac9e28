//! A main gun fires at figures: HE, canister or AP [APW Versus Personnel, Is It Armor Piercing, Canister, Or High Explosive?].

use serde::Serialize;

use crate::dice::odds::Distribution;
use crate::dice::{Dice, enumerate};
use crate::error::Error;
use crate::fng::checks::Edition;
use crate::fng::weapons::{Weapon, WeaponClass, WeaponTable};
use crate::trace::{Silent, Trace};

use super::crew::Loader;
use super::figure::Figure;
use super::harm::{Blow, Fate, Harm, State, state_after};
use super::main_gun::Round;
use super::odds::{Finals, Odds, then, together};
use super::play::{Ask, Follow, Play, Reading, Throw};
use super::shoot::{Shooting, received_fire};

/// Impact of canister on everybody in its fan: 2 in wide at the muzzle, 18 in long, 6 in wide at the end.
const CANISTER_IMPACT: u8 = 3;

/// One round of a main gun at figures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GunAtPersonnel {
    /// The edition played.
    pub edition: Edition,
    /// The gunner.
    pub gunner: Figure,
    /// The gun's APR.
    pub apr: u8,
    /// Its HE round, if the tables print one of its own, as for the 105 mm howitzer.
    pub he_round: Option<Weapon>,
    /// The gun fires canister.
    pub has_canister: bool,
    /// What is loaded.
    pub round: Round,
    /// Who reloads.
    pub loader: Loader,
    /// Everybody in the circle or the fan; for AP the one target.
    pub targets: Vec<Figure>,
}

/// What the round did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct GunAtPersonnelRecord {
    /// The edition played.
    pub edition: Edition,
    /// Who fired.
    pub gunner: String,
    /// What was loaded.
    pub round: Round,
    /// Every throw in order.
    pub throws: Vec<Throw>,
    /// How each target ends.
    pub targets: Vec<Fate>,
    /// How loading ended.
    pub gun: &'static str,
    /// The checks that follow.
    pub follows: Vec<Follow>,
}

impl GunAtPersonnelRecord {
    /// How everything ends, in the columns of [`GunAtPersonnel::odds`].
    pub fn finals(&self) -> Finals {
        self.targets.iter().map(|fate| fate.state.id()).chain([self.gun]).collect()
    }
}

impl GunAtPersonnel {
    /// Fires and reloads.
    ///
    /// # Errors
    /// [`Error::Refused`] for canister from a gun without, or several targets of AP; when the dice give no answer.
    pub fn run(&self, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<GunAtPersonnelRecord, Error> {
        self.check()?;
        let mut play = Play::new(self.edition, dice, trace);
        let face = self.aim(&mut play)?;
        let mut fates = Vec::new();
        for figure in &self.targets {
            let mut fate = Fate::of(figure);
            if self.hits(figure, face)? {
                fate.suffer(&mut play, figure, &self.harm(figure)?)?;
            }
            fates.push(fate);
        }
        let gun = self.loader.load(&mut play)?;
        let ogr = self.weapon().ogr;
        let follow = |(figure, fate): (&Figure, &Fate)| match fate.state {
            State::Up => Some(received_fire(figure, ogr)),
            _ => fate.follow(self.edition),
        };
        let follows = self.targets.iter().zip(&fates).filter_map(follow).collect();
        Ok(GunAtPersonnelRecord {
            edition: self.edition,
            gunner: self.gunner.name.clone(),
            round: self.round,
            throws: play.take_throws(),
            targets: fates,
            gun,
            follows,
        })
    }

    /// The exact odds of how each target ends and of the gun.
    ///
    /// # Errors
    /// As [`GunAtPersonnel::run`].
    pub fn odds(&self) -> Result<Odds, Error> {
        self.check()?;
        let faces = enumerate(|dice| self.aim(&mut Play::new(self.edition, dice, &mut Silent)))?;
        let loading = enumerate(|dice| self.loader.load(&mut Play::new(self.edition, dice, &mut Silent)))?;
        let ends = then(&faces, |&face| self.ends(face), |_, ends| ends.clone())?;
        let outcomes =
            then(&ends, |_| Ok::<_, Error>(loading.clone()), |ends, &gun| ends.iter().copied().chain([gun]).collect::<Finals>())?;
        let columns = self.targets.iter().map(|figure| figure.name.clone()).chain(["gun".to_owned()]).collect();
        Ok(Odds { columns, outcomes })
    }

    fn ends(&self, face: Option<u8>) -> Result<Distribution<Finals>, Error> {
        let mut each = Vec::new();
        for figure in &self.targets {
            let (harm, hits) = (self.harm(figure)?, u8::from(self.hits(figure, face)?));
            each.push(enumerate(|dice| state_after(dice, figure, &harm, hits).map(State::id))?);
        }
        Ok(together(&each))
    }

    fn check(&self) -> Result<(), Error> {
        match self.round {
            Round::Canister if !self.has_canister => {
                Err(Error::refused("FNG main-gun-personnel", "this gun fires no canister: use HE or AP"))
            }
            Round::Ap if self.targets.len() > 1 => {
                Err(Error::refused("FNG main-gun-personnel", "an AP round has one personnel target; HE bursts in a circle"))
            }
            _ if self.targets.is_empty() => Err(Error::Usage("name at least one target".to_owned())),
            _ => Ok(()),
        }
    }

    /// The To Hit die; canister needs none.
    fn aim<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<Option<u8>, Error> {
        let ask = |flag| Ask::new("main-gun-personnel", &self.gunner.name).rep(self.gunner.rep).flag(flag);
        let face = |reading: Reading| reading.own.first().copied();
        match self.round {
            Round::Canister => {
                play.note("main-gun-personnel", format_args!("canister: everybody in the fan is hit"));
                Ok(None)
            }
            Round::He => Ok(face(play.check(&ask("he"))?)),
            Round::Ap => Ok(face(play.check(&ask("ap"))?)),
        }
    }

    fn hits(&self, figure: &Figure, face: Option<u8>) -> Result<bool, Error> {
        let Some(face) = face else { return Ok(true) };
        let weapon = self.weapon();
        let shooting =
            Shooting { edition: self.edition, shooter: &self.gunner, weapon: &weapon, flags: Vec::new(), tunnel: false };
        Ok(shooting.line(figure, 0)?.hits(face))
    }

    fn harm(&self, figure: &Figure) -> Result<Harm, Error> {
        let blow = match self.round {
            Round::Canister => Blow::ranged(CANISTER_IMPACT, self.gunner.rep),
            Round::Ap => Blow::ranged(self.weapon().impact_on_figures(), self.gunner.rep),
            Round::He => Blow::blast(self.weapon().impact_on_figures(), Some(self.gunner.rep)),
        };
        Harm::of(self.edition, figure, blow)
    }

    /// The gun as a weapon against figures.
    fn weapon(&self) -> Weapon {
        match (&self.he_round, self.round) {
            (Some(weapon), Round::He) => weapon.clone(),
            _ => Weapon {
                id: "main-gun".to_owned(),
                name: "main gun".to_owned(),
                editions: vec![1, 2],
                list: "vehicle".to_owned(),
                table: WeaponTable::VehicleWeapons,
                class: WeaponClass::MainGun,
                range_min: None,
                range: None,
                range_alt: None,
                targets: Some(1),
                targets_auto: None,
                circle: Some(5),
                path_width: None,
                impact: None,
                apw: Some(self.apr),
                ogr: 5,
                backblast: None,
            },
        }
    }
}
