//! A main gun, an anti-tank weapon or a flamethrower fires at a building: the spot hit, the area, those
//! inside, the areas above [Firing At Buildings, Building Areas, Penetration Results Table, Flame-thrower].

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::checks::{CheckId, Edition, Flag, ResultId, ValueId};
use pointman_core::dice::odds::Distribution;
use pointman_core::dice::{Dice, enumerate};
use pointman_core::error::Error;
use pointman_core::trace::{Silent, Trace};

use super::crew::Loading;
use super::figure::Figure;
use super::flame::{FuelLeft, runs_low};
use super::harm::{Fate, State, odds_after};
use super::main_gun::{Gunnery, Round};
use super::odds::{Finals, Odds, then, together};
use super::play::{Ask, Follow, Play, Throw};

/// One area of a building, about 6 in x 6 in.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BuildingArea {
    /// Everybody inside.
    #[serde(default)]
    pub occupants: Vec<Figure>,
}

/// An area beside the one aimed at as a list of none or one: one in which nobody is stays there.
mod beside {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::BuildingArea;

    pub fn serialize<S: Serializer>(area: &Option<BuildingArea>, serializer: S) -> Result<S::Ok, S::Error> {
        area.as_slice().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<BuildingArea>, D::Error> {
        Ok(Vec::<BuildingArea>::deserialize(deserializer)?.into_iter().next())
    }
}

/// A building fired at, round about the spot that is aimed at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BuildingFire {
    /// The edition played.
    #[serde(skip)]
    pub edition: Edition,
    /// The gunner, or the shooter.
    pub gunner: Figure,
    /// What fires.
    pub gunnery: Gunnery,
    /// Inches to the building; a squad weapon needs it.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub range: Option<u8>,
    /// Defense Value of the structure.
    pub dv: u8,
    /// Inches from the spot aimed at to the edge of its area, left and right.
    pub to_edge: u8,
    /// The area aimed at.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub aimed: BuildingArea,
    /// The area to the left on the same level.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "beside")]
    #[schemars(with = "Vec<BuildingArea>")]
    pub left: Option<BuildingArea>,
    /// The area to the right on the same level.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "beside")]
    #[schemars(with = "Vec<BuildingArea>")]
    pub right: Option<BuildingArea>,
    /// The areas above the one aimed at, a level each, the lowest first.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub above: Vec<BuildingArea>,
    /// The areas above the one to the left.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub above_left: Vec<BuildingArea>,
    /// The areas above the one to the right.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
    pub above_right: Vec<BuildingArea>,
    /// Areas of each level, the level aimed at first, that stand; for levels not given here those named.
    #[serde(default, skip_serializing_if = "crate::evening::is_default")]
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
    /// It burst too near to be armed.
    Dud,
}

/// A stack of areas.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Column {
    Aimed,
    Left,
    Right,
}

/// An area of the building: its stack, and its level from the one aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    column: Column,
    level: usize,
}

impl Place {
    /// What the record calls it: `aimed`, `left`, `up 1`, `left up 1`, ….
    fn name(self) -> String {
        match (self.column, self.level) {
            (Column::Aimed, 0) => "aimed".to_owned(),
            (Column::Left, 0) => "left".to_owned(),
            (Column::Right, 0) => "right".to_owned(),
            (Column::Aimed, level) => format!("up {level}"),
            (Column::Left, level) => format!("left up {level}"),
            (Column::Right, level) => format!("right up {level}"),
        }
    }
}

pointman_core::vocabulary! {
    /// How a man inside ends.
    pub enum OccupantEnd: "end of an occupant" {
        Inside = "inside" "inside",
        Leaves = "leaves" "leaves",
        Killed = "killed" "killed",
    }
}

pointman_core::vocabulary! {
    /// How an area of a building ends.
    pub enum AreaState: "state of an area" {
        Stands = "stands" "stands",
        Holed = "holed" "holed",
        Collapsed = "collapsed" "collapsed",
    }
}

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
    /// Each area: the level aimed at, its neighbours, those above the area aimed at, above the left, above
    /// the right.
    pub areas: Vec<AreaFate>,
    /// How loading ended, for a gun.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gun: Option<Loading>,
    /// The fuel of a flamethrower: `fuel-ok` or `one-shot-left`. Its path burns to the end of the battle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fuel: Option<FuelLeft>,
    /// How those in the back blast of a squad weapon end.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub behind: Vec<Fate>,
    /// The checks that follow.
    pub follows: Vec<Follow>,
}

/// How an area and everybody inside end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct AreaFate {
    /// Which area.
    pub area: String,
    /// `stands`, `holed` or `collapsed`.
    pub state: AreaState,
    /// Everybody inside: `inside`, `leaves` or `killed`.
    pub occupants: Vec<(String, OccupantEnd)>,
}

impl AreaFate {
    /// The words of the odds: the area's, then everybody's inside.
    fn words(&self) -> impl Iterator<Item = &'static str> {
        std::iter::once(self.state.id()).chain(self.occupants.iter().map(|(_, end)| end.id()))
    }
}

impl BuildingFireRecord {
    /// Whether the flamethrower that fired has one shot left.
    pub fn runs_low(&self) -> bool {
        self.fuel == Some(FuelLeft::OneShot)
    }

    /// How everything ends, in the columns of [`BuildingFire::odds`].
    pub fn finals(&self) -> Finals {
        let behind = self.behind.iter().map(|fate| fate.state.id());
        self.areas
            .iter()
            .flat_map(AreaFate::words)
            .chain(behind)
            .chain(self.gun.map(Loading::id))
            .chain(self.fuel.map(FuelLeft::id))
            .collect()
    }
}

impl BuildingFire {
    /// Fires and reloads.
    ///
    /// # Errors
    /// [`Error::Refused`] when the weapon cannot fire there; when the dice give no answer.
    pub fn run(&self, dice: &mut dyn Dice, trace: &mut impl Trace) -> Result<BuildingFireRecord, Error> {
        self.run_at(&mut Play::new(self.edition, dice, trace))
    }

    pub(super) fn run_at<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<BuildingFireRecord, Error> {
        self.check()?;
        let (landing, fuel) = self.aim(play)?;
        let hit = self.place_at(landing);
        let mut areas = self.untouched();
        let mut shaken = Vec::new();
        if let Some((index, area)) = hit.and_then(|hit| self.area(hit)) {
            match self.penetrate(play)? {
                ResultId::AreaCollapses => self.collapse(play, hit, &mut areas)?,
                ResultId::AreaHoled => {
                    areas[index].state = AreaState::Holed;
                    for (man, fate) in area.occupants.iter().zip(&mut areas[index].occupants) {
                        fate.1 = self.occupant(play, man)?;
                    }
                }
                _ => shaken = area.occupants.iter().collect(),
            }
        }
        let mut behind = Vec::new();
        for (figure, harm) in self.gunnery.back_blast(self.edition, self.gunner.rep)? {
            let mut fate = Fate::of(figure);
            fate.suffer(play, figure, &harm)?;
            behind.push(fate);
        }
        let gun = match &self.gunnery {
            Gunnery::Gun { loader, .. } => Some(loader.load(play)?),
            Gunnery::Squad { .. } | Gunnery::Flame { .. } => None,
        };
        let received = |man: &&Figure| {
            let follow = Follow::new(CheckId::ReceivedFire, &man.name, "the building was fired at");
            follow
                .with(Flag::InCover, true)
                .with(Flag::Leader, man.leader)
                .with(Flag::Hero, man.hero)
                .with(Flag::Star, man.has_free_will())
        };
        let mut follows: Vec<Follow> = shaken.iter().map(received).collect();
        follows.extend(behind.iter().filter_map(|fate| fate.follow(self.edition)));
        Ok(BuildingFireRecord {
            edition: self.edition,
            gunner: self.gunner.name.clone(),
            throws: play.take_throws(),
            landing,
            area_hit: hit.map(Place::name),
            areas,
            gun,
            fuel,
            behind,
            follows,
        })
    }

    /// The exact odds of each area, everybody inside, those in the back blast, and the gun.
    ///
    /// # Errors
    /// As [`BuildingFire::run`].
    pub fn odds(&self) -> Result<Odds, Error> {
        self.check()?;
        let landings = enumerate(|dice| self.aim(&mut Play::new(self.edition, dice, &mut Silent)))?;
        let hits = landings.map(|&(landing, fuel)| (self.place_at(landing), fuel));
        let mut after = Vec::new();
        for (figure, harm) in self.gunnery.back_blast(self.edition, self.gunner.rep)? {
            after.push(odds_after(figure, &harm, 1)?.map(|state| state.id()));
        }
        if let Gunnery::Gun { loader, .. } = &self.gunnery {
            after.push(enumerate(|dice| {
                loader.load(&mut Play::new(self.edition, dice, &mut Silent)).map(Loading::id)
            })?);
        }
        let after = together(&after);
        let ends = then(&hits, |&(hit, _)| self.ends(hit), |&(_, fuel), words| (words.clone(), fuel))?;
        let outcomes = then(
            &ends,
            |_| Ok::<_, Error>(after.clone()),
            |(words, fuel), after| {
                words.iter().chain(after).copied().chain(fuel.map(FuelLeft::id)).collect::<Finals>()
            },
        )?;
        Ok(Odds { columns: self.columns(), outcomes })
    }

    /// The columns of the odds: each area and everybody inside, the back blast, the gun or the fuel.
    pub(super) fn columns(&self) -> Vec<String> {
        let mut columns = Vec::new();
        for fate in self.untouched() {
            columns.push(fate.area);
            columns.extend(fate.occupants.into_iter().map(|(name, _)| name));
        }
        match &self.gunnery {
            Gunnery::Squad { .. } => {
                columns.extend(self.gunnery.behind().iter().map(|figure| figure.name.clone()))
            }
            Gunnery::Gun { .. } => columns.push("gun".to_owned()),
            Gunnery::Flame { .. } => columns.push("fuel".to_owned()),
        }
        columns
    }

    /// The words of the odds when nothing is fired.
    pub(super) fn not_fired(&self) -> Finals {
        let mut words: Finals = self.untouched().iter().flat_map(AreaFate::words).collect();
        match &self.gunnery {
            Gunnery::Squad { .. } => words.extend(self.gunnery.behind().iter().map(|_| State::Up.id())),
            Gunnery::Gun { .. } => words.push(Loading::Loaded.id()),
            Gunnery::Flame { .. } => words.push(FuelLeft::Enough.id()),
        }
        words
    }

    /// Everybody inside, area by area.
    pub(crate) fn occupants(&self) -> impl Iterator<Item = &Figure> {
        self.places().flat_map(|(_, area)| &area.occupants)
    }

    /// Whether the rules allow the shot.
    pub(crate) fn check(&self) -> Result<(), Error> {
        self.gunnery.check_reach(self.range)?;
        if matches!(self.gunnery, Gunnery::Gun { moving: true, .. }) {
            return Err(Error::refused(
                "FNG firing-at-buildings",
                "the vehicle must be stopped to fire its main gun",
            ));
        }
        if matches!(self.gunnery, Gunnery::Gun { round: Round::Canister, .. }) {
            return Err(Error::refused(
                "FNG main-gun-personnel",
                "canister has no effect on a building: fire AP or HE",
            ));
        }
        for (level, &stand) in self.areas_on_level.iter().enumerate() {
            let named = self.named_on_level(level);
            if stand < named {
                return Err(Error::Usage(format!(
                    "{stand} areas on level {level}: {named} of them are described"
                )));
            }
        }
        Ok(())
    }

    fn ends(&self, hit: Option<Place>) -> Result<Distribution<Finals>, Error> {
        let words = |areas: &[AreaFate]| -> Finals { areas.iter().flat_map(AreaFate::words).collect() };
        let Some((index, area)) = hit.and_then(|hit| self.area(hit)) else {
            return Ok(Distribution::certain(words(&self.untouched())));
        };
        let results = enumerate(|dice| self.penetrate(&mut Play::new(self.edition, dice, &mut Silent)))?;
        then(
            &results,
            |result| match result {
                ResultId::AreaCollapses => enumerate(|dice| {
                    let mut areas = self.untouched();
                    self.collapse(&mut Play::new(self.edition, dice, &mut Silent), hit, &mut areas)?;
                    Ok(words(&areas))
                }),
                ResultId::AreaHoled => {
                    let mut each = Vec::new();
                    for man in &area.occupants {
                        each.push(enumerate(|dice| {
                            self.occupant(&mut Play::new(self.edition, dice, &mut Silent), man)
                        })?);
                    }
                    Ok(together(&each).map(|men| {
                        let mut areas = self.untouched();
                        areas[index].state = AreaState::Holed;
                        for (fate, word) in areas[index].occupants.iter_mut().zip(men) {
                            fate.1 = *word;
                        }
                        words(&areas)
                    }))
                }
                _ => Ok::<_, Error>(Distribution::certain(words(&self.untouched()))),
            },
            |_, words| words.clone(),
        )
    }

    /// Firing At Buildings, or Squad Anti-Tank Fire (squad-anti-tank-2), and the deviation of a shot that is
    /// off target. A flamethrower goes by the To Hit table, where a building stands in the open; the natural
    /// face tells its fuel.
    fn aim<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<(Landing, Option<FuelLeft>), Error> {
        let Gunnery::Flame { weapon, first_one_spent } = &self.gunnery else {
            return Ok((self.aim_round(play)?, None));
        };
        let shot = play.check(&self.gunner.asks(CheckId::FlamethrowerShot))?;
        let face = shot.own.first().copied().unwrap_or(1);
        let low = runs_low(self.edition, &self.gunner, weapon, *first_one_spent, face)?;
        let fuel = FuelLeft::of(low);
        play.note(CheckId::FlamethrowerFuel, format_args!("natural {face}: {}", fuel.id()));
        let landing = if shot.total >= Some(8) { Landing::Aimed } else { Landing::Missed };
        Ok((landing, Some(fuel)))
    }

    fn aim_round<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<Landing, Error> {
        let off_target = match &self.gunnery {
            Gunnery::Gun { .. } => {
                let ask = self.gunner.asks(CheckId::FiringAtBuildings);
                match play
                    .check(&ask.flag_if(self.range.is_some_and(|range| range > 48), Flag::LongRange))?
                    .result
                {
                    ResultId::HitAimed => return Ok(Landing::Aimed),
                    result => result == ResultId::OffTarget,
                }
            }
            Gunnery::Squad { .. } if self.gunnery.is_dud(self.range) => {
                play.note(CheckId::SquadAntiTank, format_args!("nearer than its least range: a dud"));
                return Ok(Landing::Dud);
            }
            Gunnery::Squad { weapon, .. } | Gunnery::Flame { weapon, .. } => {
                let ask = self
                    .gunner
                    .asks(CheckId::SquadAntiTank)
                    .value(ValueId::Range, i64::from(self.range.unwrap_or(0)));
                match play
                    .check(&ask.value(ValueId::WeaponRange, i64::from(weapon.reach(true).unwrap_or(0))))?
                    .passed()
                {
                    2 => return Ok(Landing::Aimed),
                    passes => passes == 1,
                }
            }
        };
        if !off_target {
            return Ok(Landing::Missed);
        }
        let reading = play.check(&Ask::new(CheckId::BuildingDeviation, &self.gunner.name))?;
        let inches = reading.further.first().map_or(0, |further| further.value.clamp(0, 6) as u8);
        Ok(match reading.result {
            ResultId::WideLeft => Landing::Left(inches),
            ResultId::WideRight => Landing::Right(inches),
            _ => Landing::High,
        })
    }

    /// The area a round that lands so hits; none when it goes past the building.
    fn place_at(&self, landing: Landing) -> Option<Place> {
        let place = match landing {
            Landing::Aimed => Place { column: Column::Aimed, level: 0 },
            Landing::Left(inches) | Landing::Right(inches) if inches <= self.to_edge => {
                Place { column: Column::Aimed, level: 0 }
            }
            Landing::Left(_) => Place { column: Column::Left, level: 0 },
            Landing::Right(_) => Place { column: Column::Right, level: 0 },
            Landing::High => Place { column: Column::Aimed, level: 1 },
            Landing::Missed | Landing::Dud => return None,
        };
        self.area(place).map(|_| place)
    }

    /// Every area that is described, in the order of the record.
    fn places(&self) -> impl Iterator<Item = (Place, &BuildingArea)> {
        let level = [
            (Column::Aimed, Some(&self.aimed)),
            (Column::Left, self.left.as_ref()),
            (Column::Right, self.right.as_ref()),
        ];
        let ground = level
            .into_iter()
            .filter_map(|(column, area)| area.map(|area| (Place { column, level: 0 }, area)));
        let stacks = [
            (Column::Aimed, &self.above),
            (Column::Left, &self.above_left),
            (Column::Right, &self.above_right),
        ]
        .into_iter();
        let above = stacks.flat_map(|(column, areas)| {
            areas.iter().enumerate().map(move |(index, area)| (Place { column, level: index + 1 }, area))
        });
        ground.chain(above)
    }

    /// The index of an area in the record, and the area.
    fn area(&self, place: Place) -> Option<(usize, &BuildingArea)> {
        self.places()
            .enumerate()
            .find(|(_, (other, _))| *other == place)
            .map(|(index, (_, area))| (index, area))
    }

    /// All areas, as they stood.
    fn untouched(&self) -> Vec<AreaFate> {
        let fate = |(place, area): (Place, &BuildingArea)| AreaFate {
            area: place.name(),
            state: AreaState::Stands,
            occupants: area.occupants.iter().map(|man| (man.name.clone(), OccupantEnd::Inside)).collect(),
        };
        self.places().map(fate).collect()
    }

    fn penetrate<T: Trace>(&self, play: &mut Play<'_, T>) -> Result<ResultId, Error> {
        let ask = Ask::new(CheckId::Penetration, "the building").flag(Flag::Building);
        let ask =
            ask.value(ValueId::Apr, i64::from(self.gunnery.apr())).value(ValueId::Ar, i64::from(self.dv));
        Ok(play.check(&ask)?.result)
    }

    fn occupant<T: Trace>(&self, play: &mut Play<'_, T>, man: &Figure) -> Result<OccupantEnd, Error> {
        let difference = i64::from(self.gunnery.apr()) - i64::from(self.dv);
        let reading = play
            .check(&Ask::new(CheckId::PenetrationCrew, &man.name).value(ValueId::Difference, difference))?;
        Ok(if reading.passed() > 0 { OccupantEnd::Killed } else { OccupantEnd::Leaves })
    }

    /// The area falls with all inside. An area above one that fell rolls; all above a level without an area
    /// left fall without a roll.
    fn collapse<T: Trace>(
        &self,
        play: &mut Play<'_, T>,
        hit: Option<Place>,
        areas: &mut [AreaFate],
    ) -> Result<(), Error> {
        let mut falling = hit;
        while let Some(place) = falling {
            let Some((index, _)) = self.area(place) else { break };
            fall(&mut areas[index]);
            let standing = |level: usize| {
                let down = self
                    .places()
                    .zip(areas.iter())
                    .filter(|((other, _), fate)| other.level == level && fate.state == AreaState::Collapsed);
                self.areas_on_level(level).saturating_sub(down.count() as u8)
            };
            if standing(place.level) == 0 {
                for (index, (other, _)) in
                    self.places().enumerate().filter(|(_, (other, _))| other.level > place.level)
                {
                    play.note(
                        CheckId::BuildingCollapse,
                        format_args!("{}: all of a level below is down", other.name()),
                    );
                    fall(&mut areas[index]);
                }
                break;
            }
            let above = Place { level: place.level + 1, ..place };
            falling = match self.area(above) {
                Some(_)
                    if play.check(&Ask::new(CheckId::BuildingCollapse, &above.name()))?.result
                        == ResultId::Collapses =>
                {
                    Some(above)
                }
                _ => None,
            };
        }
        Ok(())
    }

    fn named_on_level(&self, level: usize) -> u8 {
        self.places().filter(|(place, _)| place.level == level).count() as u8
    }

    fn areas_on_level(&self, level: usize) -> u8 {
        self.areas_on_level.get(level).copied().unwrap_or_else(|| self.named_on_level(level))
    }
}

fn fall(area: &mut AreaFate) {
    area.state = AreaState::Collapsed;
    for (_, word) in &mut area.occupants {
        *word = OccupantEnd::Killed;
    }
}
