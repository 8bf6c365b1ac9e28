//! Figures and vehicles as a person types them: `Phu,cover,rep=3`.

use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::command::edition_option::FngEdition;
use crate::command::{Session, Source};
use crate::document::Shared;
use crate::error::Error;
use crate::fng::attributes;
use crate::fng::checks::{AttributeId, Edition, Flag};
use crate::fng::combat::{Figure, Near, Unlucky};
use crate::fng::evening::Company;
use crate::fng::mission::Mission;
use crate::fng::squads::crews::CrewPlace;
use crate::fng::squads::deed::Deed;
use crate::fng::squads::man::ManWord;
use crate::fng::squads::squad::{self, Squad, bare_name};
use crate::fng::squads::weapons::Weapon;
use crate::names;
use crate::question::OpenQuestion;
use crate::voice::option;

/// Words for figures that need no value, besides the Attributes.
pub(crate) const FLAGS: [&str; 22] = [
    "open",
    "cover",
    "in-cover",
    "concealed",
    "prone",
    "fast",
    "fast-moving",
    "star",
    "larger-than-life",
    "ltl",
    "no-larger-than-life",
    "no-ltl",
    "free-will",
    "no-free-will",
    "cheating-death",
    "no-cheating-death",
    "hero",
    "leader",
    "flak-jacket",
    "chicken-plate",
    "dismounted",
    "nails-used",
];

/// What stands for a Rep where no rule looks at it.
const LEAST_REP: u8 = 2;

/// Words for figures that take a value.
pub(crate) const VALUES: [&str; 3] = ["rep", "name", "weapon"];

/// One figure as typed: words with or without a value, separated by commas. A word that begins with a capital
/// is their name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spec {
    typed: String,
}

impl Spec {
    /// Somebody by their name.
    pub fn named(name: &str) -> Self {
        Spec { typed: format!("name={name}") }
    }
}

impl std::str::FromStr for Spec {
    type Err = std::convert::Infallible;

    fn from_str(typed: &str) -> Result<Self, Self::Err> {
        Ok(Spec { typed: typed.to_owned() })
    }
}

impl<'de> Deserialize<'de> for Spec {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        spec(Value::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

/// A script gives the words, or a map of them: `#{rep: 3, cover: true}`.
fn spec(value: Value) -> Result<Spec, String> {
    let word = |(name, value): (String, Value)| match value {
        Value::Bool(true) => Ok(Some(name.replace('_', "-"))),
        Value::Bool(false) | Value::Null => Ok(None),
        Value::Number(number) => Ok(Some(format!("{}={number}", name.replace('_', "-")))),
        Value::String(text) => Ok(Some(format!("{}={text}", name.replace('_', "-")))),
        other => Err(format!("{name} is {other}: give true, a number or a word")),
    };
    match value {
        Value::String(typed) => Ok(Spec { typed }),
        Value::Object(map) => {
            let words: Vec<Option<String>> = map.into_iter().map(word).collect::<Result<_, _>>()?;
            Ok(Spec { typed: words.into_iter().flatten().collect::<Vec<_>>().join(",") })
        }
        other => Err(format!("{other} is not a figure: give words such as \"cover,rep=3\", or a map")),
    }
}

/// One figure, or a list of them: how a script may give either.
pub fn specs<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Spec>, D::Error> {
    let list = match Value::deserialize(deserializer)? {
        Value::Array(list) => list,
        one => vec![one],
    };
    list.into_iter().map(spec).collect::<Result<_, _>>().map_err(serde::de::Error::custom)
}

/// A figure with the words that say more than how any figure stands.
#[derive(Debug)]
pub struct FigureRead {
    /// The figure.
    pub figure: Figure,
    /// Whether somebody's document has them.
    pub listed: bool,
    /// Whether they were named.
    named: bool,
    /// Rep, if it is known.
    rep: Option<u8>,
    /// What their state does not allow, if their document knows it.
    state: Option<squad::Figure>,
    /// The words that are for the command.
    more: Vec<(String, Option<String>)>,
}

impl FigureRead {
    /// Whether their document has them as a medic (medic-2).
    pub fn is_medic(&self) -> bool {
        self.state.as_ref().is_some_and(squad::Figure::is_medic)
    }

    /// Whether the flag `name` was given.
    pub fn flag(&self, name: &str) -> bool {
        self.more.iter().any(|(known, _)| known == name)
    }

    /// The value of `name`.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.more.iter().find(|(known, _)| known == name).and_then(|(_, value)| value.as_deref())
    }

    /// The value of `name` as a number.
    ///
    /// # Errors
    /// When it is none from 0 to 255.
    pub fn number(&self, name: &str) -> Result<Option<u8>, Error> {
        self.text(name).map(|text| number(name, text)).transpose()
    }

    /// Refuses one whose document has them as dead, to whom nothing more can happen.
    ///
    /// # Errors
    /// [`Error::Refused`] with that.
    pub fn is_alive(&self) -> Result<(), Error> {
        match self.state.as_ref().is_some_and(|man| man.state.contains(&Flag::ObviouslyDead)) {
            true => {
                Err(Error::refused("FNG Target Selection", format!("{} is already dead", self.figure.name)))
            }
            false => Ok(()),
        }
    }

    /// Whether their state allows them to do this.
    ///
    /// # Errors
    /// [`Error::Refused`] with the state that forbids it.
    pub fn may(&self, deed: Deed) -> Result<(), Error> {
        self.state.as_ref().map_or(Ok(()), |man| man.may(deed))
    }
}

fn number(name: &str, text: &str) -> Result<u8, Error> {
    text.parse().map_err(|_| Error::Usage(format!("{name}={text}: give a whole number from 0 to 255")))
}

/// Where names of figures are looked up.
#[derive(Debug)]
pub struct Roster {
    /// The edition played.
    pub edition: Edition,
    /// The squads whose figures can be named.
    squads: Vec<Squad>,
    /// The evening, whose vehicles can be named.
    evening: Option<Shared<Mission>>,
}

impl Roster {
    /// The figures of the squads in `source`; none without one.
    ///
    /// # Errors
    /// As [`FngEdition::of_source`].
    pub fn open(given: FngEdition, source: Option<&Source>, session: &mut Session) -> Result<Self, Error> {
        let edition = given.of_source(source, session)?;
        let squads = source.map(|source| source.squads(session)).transpose()?.unwrap_or_default();
        Ok(Roster { edition, squads, evening: None })
    }

    /// Nobody can be named: figures are described.
    pub fn empty(edition: Edition) -> Self {
        Roster { edition, squads: Vec::new(), evening: None }
    }

    /// The figures of an evening, and of the squads in `source` with them. The evening says which edition is
    /// played.
    ///
    /// # Errors
    /// As [`Roster::open`]; [`Error::Usage`] when another edition is `given`.
    pub fn of_evening(
        mission: &Mission,
        given: FngEdition,
        source: Option<&Source>,
        session: &mut Session,
    ) -> Result<Self, Error> {
        let edition = given.of_evening(mission)?;
        let mut squads = source.map(|source| source.squads(session)).transpose()?.unwrap_or_default();
        squads.extend(mission.squads());
        Ok(Roster { edition, squads, evening: None })
    }

    /// The same with the vehicles of the evening.
    pub fn with_vehicles(self, evening: Shared<Mission>) -> Self {
        Roster { evening: Some(evening), ..self }
    }

    /// Everybody and every vehicle on the table of the evening; none without one.
    pub fn company(&self) -> Option<&Company> {
        self.mission().map(|mission| &mission.company)
    }

    /// The vehicle on the table whose gun is meant by who fires: by its name or its gunner's.
    pub fn gun_of(&self, shooter: &Spec) -> Option<String> {
        let company = self.company()?;
        let word = shooter.typed.split(',').next()?.trim();
        let word = word.strip_prefix("name=").unwrap_or(word);
        let vehicle = match self.listed(word) {
            Some((_, man)) => company.worked_by(company.get(&man.name)?, CrewPlace::Gunner)?,
            None => company.vehicle(word).ok()?,
        };
        vehicle.of_lists().main_gun.as_ref().map(|_| vehicle.name.clone())
    }

    /// Whether this is somebody's name.
    pub fn names(&self, spec: &Spec) -> bool {
        spec.typed.split(',').any(|word| self.listed(word.trim().trim_start_matches("name=")).is_some())
    }

    /// The evening; none without one.
    pub fn mission(&self) -> Option<&Mission> {
        self.evening.as_deref()
    }

    /// The figure `spec` describes, who has a Rep. `otherwise` is their name if none is given; `flags` and
    /// `values` are words of the command.
    ///
    /// # Errors
    /// [`Error::Usage`] for a word that means nothing here, or when nobody says what their Rep is.
    pub fn read(
        &self,
        spec: &Spec,
        otherwise: &str,
        flags: &[&str],
        values: &[&str],
    ) -> Result<FigureRead, Error> {
        let read = self.described(spec, otherwise, flags, values)?;
        match (read.rep, read.named) {
            (Some(_), _) => Ok(read),
            (None, true) => Err(self.nobody(&read.figure.name)),
            (None, false) => Err(Error::needs(&read.figure.name, rep("as `rep=N`"), None)),
        }
    }

    /// The figure `spec` describes, where no rule looks at their Rep.
    ///
    /// # Errors
    /// [`Error::Usage`] for a word that means nothing here.
    pub fn described(
        &self,
        spec: &Spec,
        otherwise: &str,
        flags: &[&str],
        values: &[&str],
    ) -> Result<FigureRead, Error> {
        let words: Vec<&str> = spec.typed.split(',').map(str::trim).filter(|word| !word.is_empty()).collect();
        let named: Vec<&str> = words.iter().filter_map(|word| self.name_in(word)).collect();
        if let [first, second, ..] = named[..] {
            return Err(Error::Usage(format!(
                "`{}` names {first} and {second}: name one figure each time",
                spec.typed
            )));
        }
        let mut read = match named.first().map(|name| (*name, self.listed(name))) {
            Some((_, Some((squad, man)))) => FigureRead {
                figure: match self.mission().filter(|mission| mission.company.get(&man.name).is_some()) {
                    // In a vehicle they have its cover [Ranged Combat: Cover].
                    Some(mission) => mission.fighting(&man.name)?,
                    None => squad.fighting(man, self.edition)?,
                },
                listed: true,
                named: true,
                rep: Some(man.rep),
                state: Some(man.clone()),
                more: Vec::new(),
            },
            other => {
                let name = other.map_or(otherwise, |(name, _)| name);
                // Every command but those that look at no Rep refuses them without one.
                let figure = Figure::new(name, LEAST_REP);
                FigureRead {
                    figure,
                    listed: false,
                    named: other.is_some(),
                    rep: None,
                    state: None,
                    more: Vec::new(),
                }
            }
        };
        for word in words {
            if self.name_in(word).is_some() {
                continue;
            }
            match word.split_once('=') {
                Some((name, value)) => self.take_value(&mut read, name.trim(), value.trim(), values)?,
                None => self.take_flag(&mut read, word, flags)?,
            }
        }
        // Where no Rep is asked for, a name that is in none of the documents given is still a slip.
        if let Some(name) = named.first().filter(|_| read.rep.is_none() && !self.squads.is_empty()) {
            return Err(self.nobody(name));
        }
        Ok(read)
    }

    /// A figure without words of a command.
    ///
    /// # Errors
    /// As [`Roster::read`].
    pub fn figure(&self, spec: &Spec, otherwise: &str) -> Result<Figure, Error> {
        Ok(self.read(spec, otherwise, &[], &[])?.figure)
    }

    /// Figures without words of a command, called `otherwise` and their number.
    ///
    /// # Errors
    /// As [`Roster::read`].
    pub fn figures(&self, specs: &[Spec], otherwise: &str) -> Result<Vec<Figure>, Error> {
        specs
            .iter()
            .enumerate()
            .map(|(index, spec)| self.figure(spec, &format!("{otherwise} {}", index + 1)))
            .collect()
    }

    /// Figures that something may hit together, and the Unlucky about them: who has the word `apart` is more
    /// than 3 in from the others, and a bystander may be near one of them only, by its number.
    ///
    /// # Errors
    /// As [`Roster::read`].
    pub fn crowd(
        &self,
        specs: &[Spec],
        otherwise: &str,
        bystanders: &[Spec],
    ) -> Result<(Vec<Figure>, Unlucky), Error> {
        let mut figures = Vec::new();
        let mut unlucky = Unlucky::default();
        for (index, spec) in specs.iter().enumerate() {
            let read = self.read(spec, &format!("{otherwise} {}", index + 1), &["apart"], &[])?;
            if read.flag("apart") {
                unlucky.apart.push(index);
            }
            figures.push(read.figure);
        }
        unlucky.bystanders = self.bystanders(bystanders)?;
        Ok((figures, unlucky))
    }

    /// Unlucky figures near those that may be hit: `Jones`, or `Jones,of=1` for one near the first of them
    /// only.
    ///
    /// # Errors
    /// As [`Roster::read`].
    pub fn bystanders(&self, specs: &[Spec]) -> Result<Vec<Near>, Error> {
        let mut near = Vec::new();
        for (index, spec) in specs.iter().enumerate() {
            let mut read = self.read(spec, &format!("near {}", index + 1), &[], &["of"])?;
            let of = match read.number("of")? {
                Some(0) => return Err(Error::Usage("of=0: targets are counted from 1".to_owned())),
                of => of.map(|of| usize::from(of) - 1),
            };
            // Named for this: one who is on no roster has the Attribute.
            if !read.listed && !read.figure.has(AttributeId::Unlucky) {
                read.figure.attributes.gain(AttributeId::Unlucky.id());
            }
            near.push(Near { figure: read.figure, of });
        }
        Ok(near)
    }

    fn name_in<'a>(&self, word: &'a str) -> Option<&'a str> {
        if let Some(name) = word.strip_prefix("name=") {
            return Some(name);
        }
        let capital = word.starts_with(|c: char| c.is_uppercase()) && !word.contains('=');
        (capital || self.listed(word).is_some()).then_some(word)
    }

    /// Who has this name. It must be whole: a beginning of it may be somebody else's. Their rank may be left
    /// out as long as nobody else is called so.
    fn listed(&self, name: &str) -> Option<(&Squad, &squad::Figure)> {
        let all = || self.squads.iter().flat_map(|squad| squad.figures.iter().map(move |man| (squad, man)));
        let mut without_rank = all().filter(|(_, man)| bare_name(&man.name).eq_ignore_ascii_case(name));
        all().find(|(_, man)| man.name.eq_ignore_ascii_case(name)).or_else(|| {
            let first = without_rank.next()?;
            without_rank.next().is_none().then_some(first)
        })
    }

    /// The message for a name that is nobody's, with what is nearest to it.
    fn nobody(&self, name: &str) -> Error {
        if let Some((man, words)) = name.split_once(':') {
            return Error::Usage(format!(
                "`{name}`: separate the words of a figure with commas: `{man},{words}`"
            ));
        }
        let men: Vec<squad::Figure> = self.squads.iter().flat_map(|squad| squad.figures.clone()).collect();
        if men.is_empty() {
            let how = format!(
                "as `{name},rep=N`, or a document that has {name} ({squad})",
                squad = option("squad").with("FILE")
            );
            return Error::needs(name, OpenQuestion { legal: Vec::new(), ..rep(&how) }, None);
        }
        let nobody = squad::nobody(name, &men).to_string();
        // Behind a question the next sentence begins.
        let and = if nobody.ends_with('?') { " For" } else { "; for" };
        Error::Usage(format!("{nobody}{and} a figure without a document, add the Rep: `{name},rep=4`"))
    }

    /// The figure with this name in the documents given, whole.
    ///
    /// # Errors
    /// [`Error::Usage`] with the nearest names.
    pub fn whole(&self, name: &str) -> Result<Option<&squad::Figure>, Error> {
        match self.listed(name) {
            Some((_, man)) => Ok(Some(man)),
            None if self.squads.is_empty() => Ok(None),
            None => Err(self.nobody(name)),
        }
    }

    fn take_value(
        &self,
        read: &mut FigureRead,
        name: &str,
        value: &str,
        values: &[&str],
    ) -> Result<(), Error> {
        let known: Vec<&str> = VALUES.iter().chain(values).copied().collect();
        // A command's own `weapon` says what it fights with, too.
        match known[names::resolve("word", name, &known).map_err(Error::Usage)?] {
            "rep" => {
                read.figure.rep = number("rep", value)?;
                read.rep = Some(read.figure.rep);
                if !(1..=6).contains(&read.figure.rep) {
                    return Err(Error::Usage(format!(
                        "rep={value}: Rep is 2 to 6 (1 if something lowers it)"
                    )));
                }
            }
            "weapon" if !values.contains(&"weapon") => {
                read.figure.weapon = Some(Weapon::find(value, self.edition)?.clone());
            }
            own => read.more.push((own.to_owned(), Some(value.to_owned()))),
        }
        Ok(())
    }

    fn take_flag(&self, read: &mut FigureRead, word: &str, flags: &[&str]) -> Result<(), Error> {
        let known: Vec<&str> = flags.iter().chain(&FLAGS).copied().collect();
        let figure = &mut read.figure;
        if let Some(with_die) = attributes::with_die(word) {
            figure.attributes.gain(with_die);
            return Ok(());
        }
        let index = match (names::look_up("word", word, &known), attributes::find(word)) {
            (Ok(index), _) => index,
            (Err(_), Ok(attribute)) => {
                figure.attributes.gain(attribute.id.id());
                return Ok(());
            }
            (Err(why), Err(_)) => {
                return Err(Error::Usage(format!(
                    "{} Describe a figure by {}, an Attribute, {}=…, or a capitalized name; {} shows \
                     examples",
                    why.sentence(),
                    known.join(", "),
                    VALUES.join("=…, "),
                    option("help")
                )));
            }
        };
        match known[index] {
            own if flags.contains(&own) => read.more.push((own.to_owned(), None)),
            "cover" | "in-cover" => figure.exposure.in_cover = true,
            "concealed" => figure.exposure.concealed = true,
            "prone" => figure.exposure.prone = true,
            "fast" | "fast-moving" => figure.exposure.fast_moving = true,
            // A Star has all three advantages [Player Advantages]; a word with `no-` after it takes one away.
            "star" => (figure.star, figure.larger_than_life) = (true, true),
            "free-will" => figure.take_advantage(ManWord::FreeWill),
            "no-free-will" => figure.take_advantage(ManWord::NoFreeWill),
            "cheating-death" => figure.take_advantage(ManWord::CheatingDeath),
            "no-cheating-death" => figure.take_advantage(ManWord::NoCheatingDeath),
            "larger-than-life" | "ltl" => figure.larger_than_life = true,
            "no-larger-than-life" | "no-ltl" => figure.larger_than_life = false,
            "hero" => figure.hero = true,
            "leader" => figure.leader = true,
            "flak-jacket" => figure.flak_jacket = true,
            "chicken-plate" => figure.chicken_plate = true,
            "dismounted" => figure.dismounted_crew = true,
            "nails-used" => figure.hard_as_nails_used = true,
            // In the open: nothing to note.
            _ => {}
        }
        Ok(())
    }
}

/// The Unlucky about those who may be hit.
#[derive(Debug, Clone, Default, clap::Args, Deserialize)]
#[serde(default)]
pub struct UnluckyOptions {
    /// An Unlucky figure within 3 in of those who may be hit (or of number N), who may take a hit instead:
    /// Jones or Jones,of=1
    #[arg(long, value_name = "FIGURE")]
    #[serde(deserialize_with = "specs")]
    pub unlucky: Vec<Spec>,
}

/// The one who acts: `--rep`, Attributes and how they stand, or a figure of the squad.
#[derive(Debug, Clone, Default, clap::Args, Deserialize)]
#[serde(default)]
pub struct ActorOptions {
    /// Who acts: a name from the squad, or Attributes and Rep, such as Smith or crack-shot,rep=5
    #[arg(long, visible_alias = "by", value_name = "FIGURE", help_heading = "Who acts")]
    pub shooter: Option<Spec>,
    /// The figure's Rep
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=6),
        help_heading = "Who acts")]
    pub rep: Option<u8>,
    /// The figure's Attributes
    #[arg(long, value_name = "ID", num_args = 1.., help_heading = "Who acts")]
    #[serde(deserialize_with = "one_or_many")]
    pub attribute: Vec<String>,
}

pub fn one_or_many<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged, expecting = "give a word, or a list of words")]
    enum Words {
        One(String),
        Many(Vec<String>),
    }
    Ok(match Words::deserialize(deserializer)? {
        Words::One(word) => vec![word],
        Words::Many(words) => words,
    })
}

impl ActorOptions {
    /// The figure who acts, if their state allows what they are to do.
    ///
    /// # Errors
    /// As [`Roster::read`]; [`Error::Refused`] when their state forbids it.
    pub fn figure(&self, roster: &Roster, otherwise: &str, deed: Deed) -> Result<Figure, Error> {
        Ok(self.read(roster, otherwise, deed)?.figure)
    }

    /// The same, with whether a document has them.
    ///
    /// # Errors
    /// As [`ActorOptions::figure`].
    pub fn read(&self, roster: &Roster, otherwise: &str, deed: Deed) -> Result<FigureRead, Error> {
        let mut spec = match (&self.shooter, self.rep) {
            (Some(spec), _) => spec.clone(),
            (None, Some(_)) => Spec { typed: String::new() },
            (None, None) => {
                let document = format!(
                    "unless a document has it ({squad} {shooter})",
                    squad = option("squad").with("FILE"),
                    shooter = option("shooter").with("NAME")
                );
                let who = format_args!("the {otherwise}");
                return Err(Error::needs(who, rep(&document), option("rep").with("N")));
            }
        };
        if let Some(rep) = self.rep {
            spec.typed = format!("{},rep={rep}", spec.typed);
        }
        let mut read = roster.read(&spec, otherwise, &[], &[])?;
        for typed in &self.attribute {
            read.figure.attributes.gain(attributes::find(typed)?.id.id());
        }
        read.may(deed)?;
        Ok(read)
    }
}

/// The question of somebody's Rep, `as_typed`.
fn rep(as_typed: &str) -> OpenQuestion {
    OpenQuestion::of("rep", format!("a Rep, {as_typed}"), "FNG Reputation")
        .legal((2..=6).map(|rep| rep.to_string()))
}
