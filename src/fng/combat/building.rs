//! A main gun fires at a building: the spot hit, the area, those inside, the areas above
//! [Firing At Buildings, Building Areas, Penetration Results Table].

use serde::Serialize;

use crate::dice::odds::Distribution;
use crate::dice::{Dice, enumerate};
use crate::error::Error;
use crate::fng::checks::Edition;
use crate::trace::{Silent, Trace};

use super::crew::Loader;
use super::figure::Figure;
use super::odds::{Finals, Odds, certain, then, together};
use super::play::{Ask, Follow, Play, Throw};

/// One area of a building, about 6 in x 6 in.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Area {
    /// Everybody inside.
    pub occupants: Vec<Figure>,
}

/// A building fired at, round about the spot that is aimed at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BuildingFire {
    /// The edition played.
    pub edition: Edition,
    /// The gunner.
    pub gunner: Figure,
    /// The gun's APR.
    pub apr: u8,
    /// Inches to the building.
    pub range: Option<u8>,
    /// Who reloads.
    pub loader: Loader,
    /// Defense Value of the structure.
    pub dv: u8,
    /// Inches from the spot aimed at to the edge of its area, left and right.
    pub to_edge: u8,
    /// The area aimed at.
    pub aimed: Area,
    /// The area to the left on the same level.
    pub left: Option<Area>,
    /// The area to the right on the same level.
    pub right: Option<Area>,
    /// The areas above the one aimed at, a level each, the lowest first.
    pub above: Vec<Area>,
    /// Areas of each level, the level aimed at first, that still stand; one for levels not named.
    pub areas_on_level: Vec<u8>,
}

/// Where the round went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Landing {
    /// Where it was aimed.
    Aimed,
    /// Off by this many inches to the left.
    Left(u8),
    /// Off by this many inches to the right.
    Right(u8),
    /// One level up.
    High,
    /// It missed.
    Missed,
}

/// An area of the building as the record names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Hit {
    /// On the level aimed at: the area itself or a neighbour.
    Aimed,
    Left,
    Right,
    /// So many levels up, from 1.
    Up(usize),
    /// Past the building.
    Nothing,
}

/// How an area or a man inside ends.
type Word = &'static str;

/// What the round did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct BuildingFireRecord {
    /// The edition played.
    pub edition: Edition,
    /// Who fired.
    pub gunner: String,
    /// Every throw in order.
    pub throws: Vec<Throw>,
    /// Where the round went.
    pub landing: Landing,
    /// The area it hit, if any: `aimed`, `left`, `right`, `up 1`, ….
    #[serde(skip_serializing_if = "Option::is_none")]
    pub area_hit: Option<String>,
    /// Each area: the level aimed at, its neighbours, those above.
    pub areas: Vec<AreaFate>,
    /// How loading ended.
    pub gun: &'static str,
    /// The checks that follow.
    pub follows: Vec<Follow>,
}

/// How an area and everybody inside end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AreaFate {
    /// Which area.
    pub area: String,
    /// `stands`, `holed` or `collapsed`.
    pub state: Word,
    /// Everybody inside: `inside`, `leaves` or `killed`.
    pub occupants: Vec<(String, Word)>,
}

impl BuildingFireRecord {
    /// How everything ends, in the columns of [`BuildingFire::odds`].
    pub fn finals(&self) -> Finals {
        let area =
            |area: &AreaFate| std::iter::once(area.state).chain(area.occupants.iter().map(|(_, word)| *word)).collect::<Finals>();
        self.areas.iter().flat_map(area).chain([self.gun]).collect()
    }
}

impl BuildingFire {
    /// Fires and reloads.
    ///
    /// # Errors
    /// When the dice give no answer.
    pub fn run(&self, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<BuildingFireRecord, Error> {
        let mut play = Play::new(self.edition, dice, trace);
        let landing = self.aim(&mut play)?;
        let hit = self.area_at(landing);
        let mut areas = self.untouched();
        let mut shaken = Vec::new();
        if let Some((index, area)) = self.area(hit) {
            match self.penetrate(&mut play)?.as_str() {
                "area-collapses" => self.collapse(&mut play, hit, &mut areas)?,
                "area-holed" => {
                    areas[index].state = "holed";
                    for (man, fate) in area.occupants.iter().zip(&mut areas[index].occupants) {
                        fate.1 = self.occupant(&mut play, man)?;
                    }
                }
                _ => shaken = area.occupants.iter().collect(),
            }
        }
        let gun = self.loader.load(&mut play)?;
        let received = |man: &&Figure| {
            let follow = Follow::new("received-fire", &man.name, "the building was fired at");
            follow.with("in-cover", true).with("leader", man.leader).with("hero", man.hero).with("star", man.star)
        };
        Ok(BuildingFireRecord {
            edition: self.edition,
            gunner: self.gunner.name.clone(),
            throws: play.take_throws(),
            landing,
            area_hit: self.area(hit).map(|(index, _)| areas[index].area.clone()),
            areas,
            gun,
            follows: shaken.iter().map(received).collect(),
        })
    }

    /// The exact odds of each area, everybody inside, and the gun.
    ///
    /// # Errors
    /// None that options can cause.
    pub fn odds(&self) -> Result<Odds, Error> {
        let landings = enumerate(|dice| self.aim(&mut Play::new(self.edition, dice, &mut Silent)))?;
        let hits = landings.map(|&landing| self.area_at(landing));
        let loading = enumerate(|dice| self.loader.load(&mut Play::new(self.edition, dice, &mut Silent)))?;
        let ends = then(&hits, |&hit| self.ends(hit), |_, words| words.clone())?;
        let outcomes = then(
            &ends,
            |_| Ok::<_, Error>(loading.clone()),
            |words, &gun| words.iter().copied().chain([gun]).collect::<Finals>(),
        )?;
        let area = |fate: &AreaFate| {
            std::iter::once(fate.area.clone()).chain(fate.occupants.iter().map(|(name, _)| name.clone())).collect::<Vec<_>>()
        };
        let columns = self.untouched().iter().flat_map(area).chain(["gun".to_owned()]).collect();
        Ok(Odds { columns, outcomes })
    }

    fn ends(&self, hit: Hit) -> Result<Distribution<Finals>, Error> {
        let words = |areas: &[AreaFate]| -> Finals {
            let area = |area: &AreaFate| {
                std::iter::once(area.state).chain(area.occupants.iter().map(|(_, word)| *word)).collect::<Finals>()
            };
            areas.iter().flat_map(area).collect()
        };
        let Some((index, area)) = self.area(hit) else { return Ok(certain(words(&self.untouched()))) };
        let results = enumerate(|dice| self.penetrate(&mut Play::new(self.edition, dice, &mut Silent)))?;
        then(
            &results,
            |result| match result.as_str() {
                "area-collapses" => enumerate(|dice| {
                    let mut areas = self.untouched();
                    self.collapse(&mut Play::new(self.edition, dice, &mut Silent), hit, &mut areas)?;
                    Ok(words(&areas))
                }),
                "area-holed" => {
                    let mut each = Vec::new();
                    for man in &area.occupants {
                        each.push(enumerate(|dice| self.occupant(&mut Play::new(self.edition, dice, &mut Silent), man))?);
                    }
                    Ok(together(&each).map(|men| {
                        let mut areas = self.untouched();
                        areas[index].state = "holed";
                        for (fate, word) in areas[index].occupants.iter_mut().zip(men) {
                            fate.1 = word;
                        }
                        words(&areas)
                    }))
                }
                _ => Ok::<_, Error>(certain(words(&self.untouched()))),
            },
            |_, words| words.clone(),
        )
    }

    /// Firing At Buildings, and the deviation of a shot that is off target.
    fn aim<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<Landing, Error> {
        let ask = Ask::new("firing-at-buildings", &self.gunner.name).rep(self.gunner.rep);
        let ask = ask.flag_if(self.range.is_some_and(|range| range > 48), "long-range");
        match play.check(&ask)?.result.as_str() {
            "hit-aimed" => Ok(Landing::Aimed),
            "off-target" => {
                let reading = play.check(&Ask::new("building-deviation", &self.gunner.name))?;
                let inches = reading.further.first().map_or(0, |further| further.value.clamp(0, 6) as u8);
                Ok(match reading.result.as_str() {
                    "wide-left" => Landing::Left(inches),
                    "wide-right" => Landing::Right(inches),
                    _ => Landing::High,
                })
            }
            _ => Ok(Landing::Missed),
        }
    }

    fn area_at(&self, landing: Landing) -> Hit {
        let wide = |inches: u8, neighbour: &Option<Area>, hit: Hit| match neighbour {
            _ if inches <= self.to_edge => Hit::Aimed,
            Some(_) => hit,
            None => Hit::Nothing,
        };
        match landing {
            Landing::Aimed => Hit::Aimed,
            Landing::Left(inches) => wide(inches, &self.left, Hit::Left),
            Landing::Right(inches) => wide(inches, &self.right, Hit::Right),
            Landing::High if self.above.is_empty() => Hit::Nothing,
            Landing::High => Hit::Up(1),
            Landing::Missed => Hit::Nothing,
        }
    }

    /// The place of an area in the record, and the area.
    fn area(&self, hit: Hit) -> Option<(usize, &Area)> {
        let beside = usize::from(self.left.is_some()) + usize::from(self.right.is_some());
        match hit {
            Hit::Aimed => Some((0, &self.aimed)),
            Hit::Left => Some((1, self.left.as_ref()?)),
            Hit::Right => Some((beside, self.right.as_ref()?)),
            Hit::Up(level) => Some((beside + level, self.above.get(level - 1)?)),
            Hit::Nothing => None,
        }
    }

    /// All areas, as they stood.
    fn untouched(&self) -> Vec<AreaFate> {
        let named = [("aimed", Some(&self.aimed)), ("left", self.left.as_ref()), ("right", self.right.as_ref())];
        let level = named.into_iter().filter_map(|(name, area)| area.map(|area| (name.to_owned(), area)));
        let above = self.above.iter().enumerate().map(|(level, area)| (format!("up {}", level + 1), area));
        let fate = |(name, area): (String, &Area)| AreaFate {
            area: name,
            state: "stands",
            occupants: area.occupants.iter().map(|man| (man.name.clone(), "inside")).collect(),
        };
        level.chain(above).map(fate).collect()
    }

    fn penetrate<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<String, Error> {
        let ask = Ask::new("penetration", "the building").flag("building");
        let ask = ask.value("apr", i64::from(self.apr)).value("ar", i64::from(self.dv));
        Ok(play.check(&ask)?.result)
    }

    fn occupant<T: Trace>(&self, play: &mut Play<'_, T>, man: &Figure) -> Result<Word, Error> {
        let difference = i64::from(self.apr) - i64::from(self.dv);
        let reading = play.check(&Ask::new("penetration-crew", &man.name).value("difference", difference))?;
        Ok(if reading.passed() > 0 { "killed" } else { "leaves" })
    }

    /// The area falls with all inside; those above it roll, and fall without a roll once all of the level below is down.
    fn collapse<T: Trace>(&self, play: &mut Play<'_, T>, hit: Hit, areas: &mut [AreaFate]) -> Result<(), Error> {
        let Some((index, _)) = self.area(hit) else { return Ok(()) };
        fall(&mut areas[index]);
        // What is above a neighbour is not named: only the stack above the spot is followed.
        let first = match hit {
            Hit::Aimed => 1,
            Hit::Up(level) => level + 1,
            Hit::Left | Hit::Right | Hit::Nothing => return Ok(()),
        };
        let mut level_is_down = self.areas_on_level(first - 1) <= 1;
        for level in first..=self.above.len() {
            let Some((index, _)) = self.area(Hit::Up(level)) else { continue };
            let name = areas[index].area.clone();
            let down = if level_is_down {
                play.note("building-collapse", format_args!("{name}: all of the level below is down"));
                true
            } else {
                play.check(&Ask::new("building-collapse", &name))?.result == "collapses"
            };
            if down {
                fall(&mut areas[index]);
            }
            level_is_down = level_is_down || (down && self.areas_on_level(level) <= 1);
        }
        Ok(())
    }

    fn areas_on_level(&self, level: usize) -> u8 {
        self.areas_on_level.get(level).copied().unwrap_or(1)
    }
}

fn fall(area: &mut AreaFate) {
    area.state = "collapsed";
    for (_, word) in &mut area.occupants {
        *word = "killed";
    }
}
