//! A main gun fires at figures: HE, canister or AP [APW Versus Personnel, Is It Armor Piercing, Canister, Or
//! High Explosive?].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::checks::{CheckId, Edition, Flag};
use crate::squads::weapons::{Weapon, WeaponClass, WeaponTable};
use crate::squads::weapons::{WeaponId, WeaponList};
use pointman_core::dice::odds::Distribution;
use pointman_core::dice::{Dice, enumerate};
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::trace::{Silent, Trace};
use pointman_core::voice::option;

use super::crew::{Loader, Loading};
use super::figure::Figure;
use super::harm::{Blow, Fate, Harm, State};
use super::main_gun::Round;
use super::odds::{Finals, Odds, then};
use super::play::{Ask, Follow, Play, Reading, Throw};
use super::shoot::{Shooting, received_fire};
use super::unlucky::{Exposed, Unlucky};

/// Impact of canister on everybody in its fan: 2 in wide at the muzzle, 18 in long, 6 in wide at the end.
const CANISTER_IMPACT: u8 = 3;

/// One round of a main gun at figures.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GunAtPersonnel {
    /// The edition played.
    #[serde(skip)]
    pub edition: Edition,
    /// The gunner.
    pub gunner: Figure,
    /// The gun's APR.
    pub apr: u8,
    /// Its HE round, if the tables print one of its own, as for the 105 mm howitzer.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "crate::squads::carried::option")]
    #[schemars(with = "serde_json::Value")]
    pub he_round: Option<Weapon>,
    /// The gun fires canister.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub has_canister: bool,
    /// What is loaded.
    pub round: Round,
    /// Who reloads.
    #[serde(default)]
    pub loader: Loader,
    /// Everybody in the circle or the fan; for AP the one target.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub targets: Vec<Figure>,
    /// The Unlucky about them.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub unlucky: Unlucky,
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
    /// How each target ends, and the Unlucky near them.
    pub targets: Vec<Fate>,
    /// How loading ended.
    pub gun: Loading,
    /// The checks that follow.
    pub follows: Vec<Follow>,
}

impl GunAtPersonnelRecord {
    /// How everything ends, in the columns of [`GunAtPersonnel::odds`].
    pub fn finals(&self) -> Finals {
        self.targets.iter().map(|fate| fate.state.id()).chain([self.gun.id()]).collect()
    }
}

impl GunAtPersonnel {
    /// Fires and reloads.
    ///
    /// # Errors
    /// [`Error::Refused`] for canister from a gun without, or several targets of AP; when the dice give no
    /// answer.
    pub fn run(&self, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<GunAtPersonnelRecord, Error> {
        self.run_at(&mut Play::new(self.edition, dice, trace))
    }

    pub(super) fn run_at<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<GunAtPersonnelRecord, Error> {
        self.check()?;
        let face = self.aim(play)?;
        let harms = self.harms()?;
        let exposed = self.exposed(&harms);
        let mut fates: Vec<Fate> = exposed.figures.iter().map(|figure| Fate::of(figure)).collect();
        exposed.suffer(play, &self.all_hits(face)?, &mut fates)?;
        let gun = self.loader.load(play)?;
        let ogr = self.weapon().ogr;
        let follow = |(index, fate): (usize, &Fate)| match self.targets.get(index) {
            Some(figure) if fate.state == State::Up => Some(received_fire(figure, ogr)),
            _ => fate.follow(self.edition),
        };
        let follows = fates.iter().enumerate().filter_map(follow).collect();
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
        let outcomes = then(
            &ends,
            |_| Ok::<_, Error>(loading.clone()),
            |ends, &gun| ends.iter().copied().chain([gun.id()]).collect::<Finals>(),
        )?;
        Ok(Odds { columns: self.columns(), outcomes })
    }

    /// The columns of the odds: the targets, those near them, the gun.
    pub(super) fn columns(&self) -> Vec<String> {
        self.everybody().map(|figure| figure.name.clone()).chain(["gun".to_owned()]).collect()
    }

    /// The words of the odds when no round is fired.
    pub(super) fn not_fired(&self) -> Finals {
        self.everybody().map(|_| State::Up.id()).chain([Loading::Loaded.id()]).collect()
    }

    fn ends(&self, face: Option<u8>) -> Result<Distribution<Finals>, Error> {
        self.exposed(&self.harms()?).odds(&self.all_hits(face)?)
    }

    fn everybody(&self) -> impl Iterator<Item = &Figure> {
        self.targets.iter().chain(self.unlucky.figures())
    }

    fn harms(&self) -> Result<Vec<Harm>, Error> {
        self.everybody().map(|figure| self.harm(figure)).collect()
    }

    /// Whom the round can hit: the targets, and the Unlucky near them.
    fn exposed<'a>(&'a self, harms: &'a [Harm]) -> Exposed<'a> {
        Exposed {
            edition: self.edition,
            figures: self.everybody().collect(),
            harms: harms.iter().collect(),
            unlucky: self.unlucky.near(&self.targets.iter().collect::<Vec<_>>()),
        }
    }

    /// A hit for each target whom this face hits.
    fn all_hits(&self, face: Option<u8>) -> Result<Vec<u8>, Error> {
        self.targets.iter().map(|figure| self.hits(figure, face).map(u8::from)).collect()
    }

    pub(crate) fn check(&self) -> Result<(), Error> {
        self.unlucky.check(self.targets.len())?;
        match self.round {
            Round::Canister if !self.has_canister => {
                Err(Error::refused("FNG main-gun-personnel", "this gun has no canister: use HE or AP"))
            }
            Round::Ap if self.targets.len() > 1 => Err(Error::refused(
                "FNG main-gun-personnel",
                "an AP round has only one personnel target; use HE for a circle",
            )),
            _ if self.targets.is_empty() => {
                let at = OpenQuestion::of("at", "at least one target", "FNG main-gun-personnel");
                Err(Error::needs("", at.wanted(1, u32::MAX), option("at")))
            }
            _ => Ok(()),
        }
    }

    /// The To Hit die; canister needs none.
    fn aim<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<Option<u8>, Error> {
        let ask =
            |flag| Ask::new(CheckId::MainGunPersonnel, &self.gunner.name).rep(self.gunner.rep).flag(flag);
        let face = |reading: Reading| reading.own.first().copied();
        match self.round {
            Round::Canister => {
                play.note(CheckId::MainGunPersonnel, format_args!("canister: everyone in the fan is hit"));
                Ok(None)
            }
            Round::He => Ok(face(play.check(&ask(Flag::He))?)),
            Round::Ap => Ok(face(play.check(&ask(Flag::Ap))?)),
        }
    }

    fn hits(&self, figure: &Figure, face: Option<u8>) -> Result<bool, Error> {
        let Some(face) = face else { return Ok(true) };
        let weapon = self.weapon();
        let shooting = Shooting {
            edition: self.edition,
            shooter: &self.gunner,
            weapon: &weapon,
            flags: Vec::new(),
            tunnel: false,
        };
        Ok(shooting.line(figure, 0)?.hits(face))
    }

    fn harm(&self, figure: &Figure) -> Result<Harm, Error> {
        let blow = match self.round {
            Round::Canister => Blow::ranged(CANISTER_IMPACT, self.gunner.roster_rep()),
            Round::Ap => Blow::ranged(self.weapon().impact_on_figures(), self.gunner.roster_rep()),
            Round::He => Blow::blast(self.weapon().impact_on_figures(), Some(self.gunner.roster_rep())),
        };
        Harm::of(self.edition, figure, blow)
    }

    /// The gun as a weapon against figures.
    fn weapon(&self) -> Weapon {
        match (&self.he_round, self.round) {
            (Some(weapon), Round::He) => weapon.clone(),
            _ => Weapon {
                id: WeaponId::MainGun,
                name: "main gun".to_owned(),
                caliber: None,
                editions: vec![1, 2],
                list: WeaponList::Vehicle,
                table: WeaponTable::VehicleWeapons,
                class: WeaponClass::MainGun,
                range_min: None,
                range: None,
                range_alt: None,
                targets: Some(1),
                targets_auto: None,
                targets_alt: None,
                circle: Some(5),
                path_width: None,
                impact: None,
                apw: Some(self.apr),
                ogr: 5,
                backblast: None,
                footnotes: Vec::new(),
            },
        }
    }
}
