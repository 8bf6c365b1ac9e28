//! Recon By Fire: a weapon sprays a place that may hide enemies [Recon By Fire].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::checks::{AttributeId, CheckId, Edition, Flag, ResultId};
use crate::squads::weapons::{Weapon, WeaponClass};
use pointman_core::dice::odds::Distribution;
use pointman_core::dice::{Dice, enumerate};
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::trace::{Silent, Trace};
use pointman_core::voice::option;

use super::figure::Figure;
use super::harm::{Fate, State};
use super::odds::{Finals, Odds, then, together};
use super::play::{Ask, Follow, Play, Throw};
use super::shoot::{Line, Shooting, Volley, ammo, is_out_of_ammo, throw, volley_odds};
use super::unlucky::{Exposed, Unlucky};

/// One firer and the enemies in the area they fire at, in the order hits go to them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Recon {
    /// The edition played.
    #[serde(skip)]
    pub edition: Edition,
    /// Who fires.
    pub shooter: Figure,
    /// What they fire.
    #[serde(with = "crate::squads::carried")]
    #[schemars(with = "serde_json::Value")]
    pub weapon: Weapon,
    /// On full automatic.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub automatic: bool,
    /// The enemies in the 2 in x 2 in area or the terrain piece.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub enemies: Vec<Figure>,
    /// The Unlucky about them.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub unlucky: Unlucky,
    /// It is fired even if nobody is there; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub maybe_empty: bool,
    /// The place, in the words of the players; not in steps of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// Those of them who lie there already; nobody in turns of earlier versions.
    #[serde(skip)]
    pub lying: Lying,
}

/// What the evening knows of those in the area, by name.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Lying {
    /// Knocked Down: they take no check, and as everyone knows where they lie, hits fall on them
    /// (evening-28).
    pub felled: Vec<String>,
    /// Hunkered Down: fire at the place drives them out ["Received Fire" Check].
    pub hunkered: Vec<String>,
    /// Those who have taken Received Fire already, as figures on the table do: what it came to, and their
    /// passes; nobody in turns of earlier versions.
    pub taken: Vec<(String, ResultId, u8)>,
    /// The posture of their side that bears on Received Fire; none in turns of earlier versions.
    pub posture: Option<Flag>,
}

/// What Recon By Fire found out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ReconRecord {
    /// The edition played.
    pub edition: Edition,
    /// Who fired.
    pub shooter: String,
    /// Every throw in order.
    pub throws: Vec<Throw>,
    /// Totals of the dice kept aside as hits, from high to low.
    pub kept: Vec<i32>,
    /// The enemies in the area.
    pub enemies: Vec<Found>,
    /// How the Unlucky near them end.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub near: Vec<Fate>,
    /// The weapon is out of ammo until reloaded.
    pub out_of_ammo: bool,
    /// The checks that follow.
    pub follows: Vec<Follow>,
}

/// What became of one enemy in the area.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Found {
    /// Whether they stay hidden.
    pub hidden: bool,
    /// The result of their Received Fire check; those that stay hidden do nothing, those down do not act on
    /// it, and who is Knocked Down takes none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub received_fire: String,
    /// How they end.
    #[serde(flatten)]
    pub fate: Fate,
}

impl ReconRecord {
    /// How everything ends, in the columns of [`Recon::odds`].
    pub fn finals(&self) -> Finals {
        let ends = self.enemies.iter().map(|enemy| ending(enemy.hidden, enemy.fate.state));
        ends.chain(self.near.iter().map(|fate| fate.state.id())).chain([ammo(self.out_of_ammo)]).collect()
    }
}

fn ending(hidden: bool, state: State) -> &'static str {
    match (hidden, state) {
        (true, State::Up) => "hidden",
        (false, State::Up) => "spotted",
        // Hidden and yet hit: an Unlucky man who took the hit of another.
        (_, state) => state.id(),
    }
}

impl Recon {
    /// Fires at the area.
    ///
    /// # Errors
    /// [`Error::Refused`] when the weapon cannot; when the dice give no answer.
    pub fn run(&self, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<ReconRecord, Error> {
        let volley = self.volley()?;
        let lines = self.lines()?;
        let open = self.open_line()?;
        let mut play = Play::new(self.edition, dice, trace);
        let (faces, ones) = throw(&mut play, &self.shooter, &self.weapon, volley, CheckId::ReconByFire)?;
        let kept: Vec<u8> = faces.into_iter().filter(|&face| open.hits(face)).collect();
        let mut found = Vec::new();
        for enemy in &self.enemies {
            let fate = Fate::of(enemy);
            if self.lying.felled.contains(&enemy.name) {
                found.push(Found { hidden: false, received_fire: String::new(), fate });
                continue;
            }
            let taken = self.lying.taken.iter().find(|(name, ..)| *name == enemy.name);
            let (result, passes) = match taken {
                Some((_, result, passes)) => (*result, *passes),
                None => {
                    let reading = play.check(&self.received_fire(enemy))?;
                    (reading.result, reading.passed())
                }
            };
            let (hidden, received_fire) = (passes == 2, result.id().to_owned());
            found.push(Found { hidden, received_fire, fate });
        }
        let hidden: Vec<bool> = found.iter().map(|enemy| enemy.hidden).collect();
        let exposed = self.exposed(&lines);
        let mut fates: Vec<Fate> = exposed.figures.iter().map(|figure| Fate::of(figure)).collect();
        exposed.suffer(&mut play, &self.hits(&lines, &kept, &hidden), &mut fates)?;
        let out_of_ammo = is_out_of_ammo(volley, ones);
        let mut follows: Vec<Follow> = fates.iter().filter_map(|fate| fate.follow(self.edition)).collect();
        let near = fates.split_off(found.len());
        for (enemy, fate) in found.iter_mut().zip(fates) {
            enemy.fate = fate;
        }
        if out_of_ammo {
            follows.push(Follow::new(
                CheckId::TightAmmo,
                &self.shooter.name,
                "reloads with the next Activation",
            ));
        }
        Ok(ReconRecord {
            edition: self.edition,
            shooter: self.shooter.name.clone(),
            throws: play.take_throws(),
            kept: kept.iter().map(|&face| open.total(face)).collect(),
            enemies: found,
            near,
            out_of_ammo,
            follows,
        })
    }

    /// The exact odds of who is found and how they end.
    ///
    /// # Errors
    /// [`Error::Refused`] when the weapon cannot.
    pub fn odds(&self) -> Result<Odds, Error> {
        let volley = self.volley()?;
        let lines = self.lines()?;
        let open = self.open_line()?;
        let kept = volley_odds(volley, |faces, ones| {
            let kept: Vec<u8> = faces.iter().copied().filter(|&face| open.hits(face)).collect();
            (kept, is_out_of_ammo(volley, ones))
        })?;
        let hidden = self.hidden_odds()?;
        let both =
            then(&kept, |_| Ok::<_, Error>(hidden.clone()), |kept, hidden| (kept.clone(), hidden.clone()))?;
        let hits = both.map(|((kept, out), hidden)| (self.hits(&lines, kept, hidden), hidden.clone(), *out));
        let exposed = self.exposed(&lines);
        let start = vec![State::Up; exposed.figures.len()];
        let outcomes = then(
            &hits,
            |(hits, _, _)| exposed.odds_from(&start, hits),
            |(_, hidden, out), ends| {
                let (enemies, near) = ends.split_at(hidden.len());
                let words = hidden.iter().zip(enemies).map(|(&hidden, &end)| ending(hidden, end));
                words.chain(near.iter().map(|end| end.id())).chain([ammo(*out)]).collect::<Finals>()
            },
        )?;
        let columns =
            exposed.figures.iter().map(|figure| figure.name.clone()).chain(["ammo".to_owned()]).collect();
        Ok(Odds { columns, outcomes })
    }

    fn hidden_odds(&self) -> Result<Distribution<Vec<bool>>, Error> {
        let mut each = Vec::new();
        for enemy in &self.enemies {
            if self.lying.felled.contains(&enemy.name) {
                each.push(Distribution::certain(false));
                continue;
            }
            let ask = self.received_fire(enemy);
            each.push(enumerate(|dice| {
                Play::new(self.edition, dice, &mut Silent).check(&ask).map(|reading| reading.passed() == 2)
            })?);
        }
        Ok(if each.is_empty() { Distribution::certain(Vec::new()) } else { together(&each) })
    }

    fn received_fire<'a>(&self, enemy: &'a Figure) -> Ask<'a> {
        let ask = enemy
            .asks(CheckId::ReceivedFire)
            .flag_if(self.lying.hunkered.contains(&enemy.name), Flag::HunkeredDown)
            .flag_if(enemy.leader, Flag::Leader)
            .flag_if(enemy.hero, Flag::Hero);
        self.flags_under(enemy).into_iter().fold(ask, Ask::flag)
    }

    /// What the fire itself adds to the Received Fire of one of them.
    pub(crate) fn flags_under(&self, enemy: &Figure) -> Vec<Flag> {
        let outgunned =
            enemy.is_outgunned_by(self.weapon.ogr) == Some(true) && !enemy.has(AttributeId::Shirker);
        let in_cover = enemy.exposure.in_cover.then_some(Flag::ReconInCover);
        in_cover.into_iter().chain(outgunned.then_some(Flag::Outgunned)).chain(self.lying.posture).collect()
    }

    /// Whom the hits can fall on: the enemies in the area, and the Unlucky near them.
    fn exposed<'a>(&'a self, lines: &'a [[Line; 3]]) -> Exposed<'a> {
        Exposed {
            edition: self.edition,
            figures: self.enemies.iter().chain(self.unlucky.figures()).collect(),
            harms: lines.iter().map(|[first, ..]| &first.harm).collect(),
            unlucky: self.unlucky.near(&self.enemies.iter().collect::<Vec<_>>()),
        }
    }

    /// Kept hits shared out to those spotted, the highest to the first, and read against each with its own
    /// cover and posture.
    fn hits(&self, lines: &[[Line; 3]], kept: &[u8], hidden: &[bool]) -> Vec<u8> {
        let spotted: Vec<usize> = (0..hidden.len()).filter(|&index| !hidden[index]).collect();
        let mut hits = vec![0; hidden.len()];
        let mut dealt = kept.iter();
        for (place, &index) in spotted.iter().enumerate() {
            let share = kept.len() / spotted.len() + usize::from(place < kept.len() % spotted.len());
            let line = &lines[index][place.min(2)];
            hits[index] = dealt.by_ref().take(share).filter(|&&face| line.hits(face)).count() as u8;
        }
        hits
    }

    fn volley(&self) -> Result<Volley, Error> {
        self.unlucky.check(self.enemies.len())?;
        if self.enemies.is_empty() && !self.maybe_empty {
            let who = OpenQuestion::of("at", "who is in the area", "FNG recon-by-fire");
            let ways = [("enemies", option("at")), ("maybe nobody", option("maybe-empty"))];
            return Err(Error::needs_one_of(who.wanted(1, u32::MAX), ways));
        }
        if self.weapon.class == WeaponClass::CombatShotgun {
            return Ok(Volley { thrown: 4, kept: 2 });
        }
        let rating = if self.automatic {
            self.weapon.targets_auto.or(self.weapon.targets)
        } else {
            self.weapon.targets
        };
        match rating {
            Some(rating) if self.weapon.class != WeaponClass::Melee => {
                Ok(Volley { thrown: rating, kept: rating })
            }
            _ => Err(Error::refused(
                "FNG recon-by-fire",
                format!(
                    "{} cannot recon by fire with the {}: it has no Target Rating",
                    self.shooter.name, self.weapon.name
                ),
            )),
        }
    }

    /// The readings for each enemy as the first, second, or a later target.
    fn lines(&self) -> Result<Vec<[Line; 3]>, Error> {
        let shooting = self.shooting();
        let line = |enemy: &Figure| {
            Ok([shooting.line(enemy, 0)?, shooting.line(enemy, 1)?, shooting.line(enemy, 2)?])
        };
        self.enemies.iter().chain(self.unlucky.figures()).map(line).collect()
    }

    /// The reading in the open, which says what is a hit to keep aside.
    fn open_line(&self) -> Result<Line, Error> {
        self.shooting().line(&Figure::new("the area", 4), 0)
    }

    fn shooting(&self) -> Shooting<'_> {
        Shooting {
            edition: self.edition,
            shooter: &self.shooter,
            weapon: &self.weapon,
            flags: vec![(true, Flag::ReconByFire)],
            tunnel: false,
        }
    }
}
