//! One step of play at the table: its dice, and what it tells.

use std::fmt;

use super::play::Who;
use crate::army_lists::{AircraftId, ForceId, Nation};
use crate::attributes;
use crate::checks::Flag;
use crate::checks::{self, CheckId, Edition, FurtherId, ResultId, Situation, Tested};
use crate::combat::{Fate, Haze, LookedFrom, State, sight};
use crate::evening::{Answered, Answers, Mended, Otherwise};
use crate::mission::{Mission, OvercastSight, Scale};
use crate::told::Told;
use pointman_core::dice::{Dice, Recording};
use pointman_core::error::Error;
use pointman_core::voice::option;

/// Runs a procedure with a trace that whoever listens to the dice reads: its rows and modifiers are kept for
/// `--explain`, and cost nothing where nobody does.
macro_rules! traced {
    ($dice:expr, |$throws:ident, $trace:ident| $run:expr) => {{
        let $throws: &mut dyn pointman_core::dice::Dice = &mut *$dice;
        if $throws.listener().is_none() {
            let $trace = &mut pointman_core::trace::Silent;
            $run
        } else {
            let mut story = pointman_core::trace::Story::default();
            let came = {
                let $trace = &mut story;
                $run
            };
            if let Some(listener) = $throws.listener() {
                listener.append(story);
            }
            came
        }
    }};
}
pub(crate) use traced;

/// The table during one step.
pub(crate) struct Table<'a> {
    pub dice: &'a mut dyn Dice,
    pub told: Told,
    pub edition: Edition,
    /// Who was hit by what was called, and how they end: written down when the step is over.
    pub struck: Vec<Stricken>,
    /// What a blast leaves to those in it: they react when the step is over.
    pub blast: Option<UnderFire>,
    /// Answers to what it asks, which are still to be used.
    pub answers: Vec<Answered>,
}

/// One who was hit where nothing is asked, and how they end.
#[derive(Debug, Clone)]
pub(crate) struct Stricken {
    /// The name.
    pub name: String,
    /// How they end.
    pub state: State,
    /// Whether Hard As Nails has saved them, which it does once.
    pub saved_by_nails: bool,
}

impl From<&Fate> for Stricken {
    fn from(fate: &Fate) -> Self {
        Stricken { name: fate.name.clone(), state: fate.state, saved_by_nails: fate.saved_by_hard_as_nails }
    }
}

/// Those in a blast.
#[derive(Debug, Clone, Default)]
pub(crate) struct UnderFire {
    /// What burst.
    pub what: String,
    /// Figures in it, hit or not.
    pub figures: Vec<String>,
    /// Vehicles hit and not penetrated, and whether the blast can penetrate them.
    pub vehicles: Vec<(String, bool)>,
}

impl<'a> Table<'a> {
    pub fn new(edition: Edition, dice: &'a mut dyn Dice) -> Self {
        Table { dice, told: Told::default(), edition, struck: Vec::new(), blast: None, answers: Vec::new() }
    }

    /// What a step asks in its midst, answered by what was said with it.
    pub fn asking<T>(
        &mut self,
        mission: &mut Mission,
        asks: impl FnOnce(&mut Mission, &mut Self, &mut Answers<'_>) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let given = std::mem::take(&mut self.answers);
        let mut answers = Answers::new(mission, &given, Otherwise::Ask);
        let came = asks(mission, self, &mut answers)?;
        self.answers = given[answers.used()..].to_vec();
        Ok(came)
    }

    /// A step stops for a question: who is asked is told what has come about, and by which dice.
    pub fn tell_so_far(&mut self, error: &Error) {
        if error.open().is_empty() {
            return;
        }
        // Before the first die nothing has come about that whoever is asked has not said.
        if self.told.events.iter().all(|event| event.dice.is_empty()) {
            return;
        }
        for event in self.told.events.iter().filter(|event| !event.secret) {
            let faces: Vec<String> = event.dice.iter().map(u32::to_string).collect();
            match faces.is_empty() {
                true => self.dice.so_far(0, format_args!("{}", event.text)),
                false => self.dice.so_far(faces.len(), format_args!("{} ({})", event.text, faces.join(", "))),
            }
        }
    }

    /// One die whose meaning the caller tells.
    pub fn d6(&mut self, reason: fmt::Arguments<'_>) -> Result<u8, Error> {
        Ok(self.dice.d6(reason)?)
    }

    /// Several dice, and their faces for the telling.
    pub fn several(&mut self, count: u8, reason: fmt::Arguments<'_>) -> Result<Vec<u8>, Error> {
        let mut die = |nth| {
            self.dice.nth_of(usize::from(nth), usize::from(count));
            self.d6(format_args!("{reason}, die {nth} of {count}"))
        };
        (1..=count).map(&mut die).collect()
    }

    /// Tells what one die decided.
    pub fn rolled(&mut self, rule: impl AsRef<str>, faces: &[u8], text: impl Into<String>) {
        let faces: Vec<u32> = faces.iter().copied().map(u32::from).collect();
        self.told.rolled(rule, &faces, text);
    }

    /// Tells something that needed no dice.
    pub fn note(&mut self, rule: impl AsRef<str>, text: impl Into<String>) {
        self.told.note(rule, text);
    }

    /// Tells something of which this is news.
    pub fn news(&mut self, rule: impl AsRef<str>, text: impl Into<String>, news: impl Into<String>) {
        self.told.news(rule, text, news);
    }

    /// Tells what is to be done next.
    pub fn due(&mut self, rule: impl AsRef<str>, text: impl Into<String>) {
        self.told.due(rule, text);
    }

    /// The same, where this of it is news.
    pub fn due_news(&mut self, rule: impl AsRef<str>, text: impl Into<String>, news: impl Into<String>) {
        self.told.due_news(rule, text, news);
    }

    /// Takes a check and tells it.
    pub fn check(&mut self, id: CheckId, who: &str, situation: Situation) -> Result<Tested, Error> {
        self.check_worded(id, who, situation, |result| result.title().to_owned())
    }

    /// The same, where a result is told in words that fit who takes it.
    pub fn check_worded(
        &mut self,
        id: CheckId,
        who: &str,
        mut situation: Situation,
        words: impl Fn(ResultId) -> String,
    ) -> Result<Tested, Error> {
        situation.edition = self.edition;
        situation.state.insert(Flag::Others);
        // Whoever throws the dice is told for whom.
        situation.figure.get_or_insert_with(|| who.to_owned());
        let check = checks::of_edition(id, self.edition)?;
        let mut recording = Recording::new(self.dice);
        let tested = traced!(&mut recording, |dice, trace| checks::test(check, &situation, dice, trace))?;
        let faces = recording.into_answers();
        self.told.thrown(id.id(), &faces, what_came(who, &tested, words));
        Ok(tested)
    }

    /// Takes a check that is rolled once for a group, whose dice each of them reads, and tells it.
    pub fn check_of_group(
        &mut self,
        id: CheckId,
        names: &[String],
        mut situations: Vec<Situation>,
    ) -> Result<Vec<Tested>, Error> {
        for situation in &mut situations {
            situation.edition = self.edition;
            situation.state.insert(Flag::Others);
        }
        let check = checks::of_edition(id, self.edition)?;
        let mut recording = Recording::new(self.dice);
        let tested =
            traced!(&mut recording, |dice, trace| checks::test_group(check, &situations, dice, trace))?;
        let faces = recording.into_answers();
        let leader = tested.iter().find_map(|tested| tested.leader_die);
        let leader = leader.map_or(String::new(), |face| format!(", the {face} first as the Leader Die"));
        let text = format!("{}: one roll for the group{leader}", names.join(", "));
        self.told.thrown(id.id(), &faces, text);
        for (name, tested) in names.iter().zip(&tested) {
            self.told.note(id.id(), what_came(name, tested, |result| result.title().to_owned()));
        }
        Ok(tested)
    }

    /// A situation of this edition.
    pub fn situation(&self) -> Situation {
        Situation::new(self.edition)
    }
}

/// What a check came to for somebody, in words: `Slag against 5, passes 2: …`.
fn what_came(who: &str, tested: &Tested, words: impl Fn(ResultId) -> String) -> String {
    let against = tested
        .target
        .filter(|_| tested.passes.is_some())
        .map_or(String::new(), |target| format!(" against {target}"));
    let passes = tested.passes.map_or(String::new(), |passes| format!(", passes {passes}"));
    let text = tested.outcome.map_or_else(
        || tested.text.clone(),
        |result| tested.text.replacen(result.title(), &words(result), 1),
    );
    // Without its name the table would look misread.
    let turned = tested.turned_by.and_then(attributes::by_id);
    let turned = turned.map_or(String::new(), |attribute| format!(" ({})", attribute.name));
    format!("{who}{against}{passes}: {text}{turned}")
}

/// The one result of a check.
pub(crate) fn outcome(tested: &Tested) -> Result<ResultId, Error> {
    tested
        .outcome
        .ok_or_else(|| Error::Bug(format!("{} left its result open: {}", tested.check, tested.text)))
}

/// A number inside the result of a check.
pub(crate) fn further(tested: &Tested, what: FurtherId) -> Option<i32> {
    tested.further.iter().find(|further| further.what == what).map(|further| further.value)
}

impl Mission {
    /// The force of a side.
    pub(crate) const fn force(&self, who: Who) -> ForceId {
        match who {
            Who::Own => self.own.force,
            Who::Enemy => self.enemy.force,
        }
    }

    /// The usual helicopter of a side.
    pub(super) fn slick(&self, who: Who) -> AircraftId {
        match self.force(who).list().nation {
            Nation::Anzac => AircraftId::AnzacUh1Slick,
            _ => AircraftId::Uh1Slick,
        }
    }

    /// The Support level of a side.
    pub(super) const fn support(&self, who: Who) -> u8 {
        match who {
            Who::Own => self.own.support,
            Who::Enemy => self.enemy.support,
        }
    }

    /// The side in words: what its force is called.
    pub fn side_name(&self, who: Who) -> &'static str {
        self.force(who).title()
    }

    /// The side as documents call it: by its reinforcement table's name, which their digests hold since
    /// version 0.1.0.
    pub(super) fn kept_side_name(&self, who: Who) -> String {
        let name =
            super::data::data().table_of(self.force(who)).map_or(self.force(who).id(), |table| &table.name);
        format!("{name} ({})", who.id())
    }

    /// The target of a Fire Mission, with the sides as they are called at the table.
    pub fn told_target(&self, fire: &super::fire::FireMission) -> String {
        let sides = Who::ALL.map(|who| (self.kept_side_name(who), self.side_name(who)));
        sides.iter().fold(fire.target.clone(), |told, (kept, name)| told.replace(kept, name))
    }

    /// Whether VC or NVA are on that side.
    pub fn is_communist(&self, who: Who) -> bool {
        super::data::data().table_of(self.force(who)).is_ok_and(super::data::SideTable::is_communist)
    }

    /// Whether it is night now.
    pub(crate) fn night_now(&self) -> bool {
        self.light.is_night(self.play.turn.max(1))
    }

    /// How far anybody sees on open ground now, in inches; none for as far as the table reaches. By night who
    /// stands in a light is seen farther off.
    pub fn farthest_sight(&self) -> Option<u8> {
        self.sight_of(false)
    }

    /// How far anybody sees what is lit.
    pub fn lit_sight(&self) -> Option<u8> {
        self.sight_of(true)
    }

    /// The same of what is `lit`.
    fn sight_of(&self, lit: bool) -> Option<u8> {
        let haze = Haze::ALL.into_iter().find(|haze| haze.id() == self.weather.id());
        let overcast_is_fog = self.setting.options.overcast == OvercastSight::Fog;
        let look =
            LookedFrom { haze, overcast_is_fog, night: self.night_now(), lit, ..LookedFrom::default() };
        sight(&look).ok().and_then(|sight| sight.inches)
    }

    /// Whether one so far off can be seen on open ground, now or as something `lit`; not asked in turns of
    /// earlier versions, nor without a list of everyone.
    ///
    /// # Errors
    /// [`Error::Refused`] with how far anybody sees.
    pub(crate) fn is_within_sight(&self, name: &str, range: Option<u8>, lit: bool) -> Result<(), Error> {
        let is_asked = !self.company.is_empty() && self.company.obeys(Mended::SightsEnd);
        let sight = self.sight_of(lit).filter(|_| is_asked);
        let Some((sight, range)) = sight.zip(range).filter(|(sight, range)| range > sight) else {
            return Ok(());
        };
        let is_dark = self.night_now() && !lit;
        let weather = (self.sight_of(true).is_some()).then(|| self.weather.title());
        let why = match (is_dark, weather) {
            (true, Some(weather)) => format!("by night and in {weather}"),
            (true, None) => "by night".to_owned(),
            (false, weather) => format!("in {}", weather.unwrap_or("this weather")),
        };
        let lit = if is_dark { format!(", but for what is lit ({})", option("lit")) } else { String::new() };
        let message = format!("{name} is {range} in away; {why} nobody sees farther than {sight} in{lit}");
        Err(Error::refused("FNG Line Of Sight", message))
    }

    /// How far anybody sees on open ground where that is not the whole table, as an addition to a question:
    /// ` within 6 in, or lit`. `reach` is that of a weapon.
    pub fn told_sight(&self, reach: Option<u8>) -> String {
        let sight = self.farthest_sight();
        let lit = if self.night_now() && sight < reach.or(Some(u8::MAX)) { ", or lit" } else { "" };
        self.fires_within(reach).map_or(String::new(), |inches| format!(" within {inches} in{lit}"))
    }

    /// How far somebody whose weapon reaches so far fires on open ground, in inches: no farther than they
    /// see.
    pub fn fires_within(&self, reach: Option<u8>) -> Option<u8> {
        reach.into_iter().chain(self.farthest_sight()).min()
    }

    /// Whether it is a Large Action.
    pub(super) fn is_large(&self) -> bool {
        self.assignment.as_ref().is_some_and(|assignment| assignment.id.scale() == Scale::Large)
    }
}
