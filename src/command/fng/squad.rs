//! `fng squad`: a squad, headquarters, team, cell or crew of any army list, raised by dice.

use std::collections::BTreeMap;

use clap::Args;
use serde::Deserialize;
use serde_json::Value;

use crate::command::edition_option::FngEdition;
use crate::command::fng::roster::{attribute_id, roster};
use crate::command::step::{OutputOptions, begin};
use crate::command::{CommandAnswer, DiceOptions, Group, Outcome, Session, Subcommand, teller};
use crate::error::Error;
use crate::fng::army_lists::{Alternative, Force, ForceId, ListOptions};
use crate::fng::calendar::Turn;
use crate::fng::checks::Edition;
use crate::fng::raise::{self, Heavy, Mix, Muster, Unit};
use crate::fng::squads::squad::{Post, Squad, SquadMaking};
use crate::fng::squads::vehicles::VehicleType;
use crate::fng::told::Told;
use crate::question::OpenQuestion;
use crate::readings::pairs;
use crate::render::Report;
use crate::voice::{OptionName, option};

/// Raises a squad.
#[derive(Debug, Default, Args, Deserialize)]
#[serde(default)]
pub struct FngSquad {
    /// The force: us-marines, us-army-infantry, anzac-infantry, nva, local-vc, …
    #[arg(long, value_name = "FORCE")]
    pub force: String,
    /// The date, such as 1967-05-early, on which some weapons depend
    #[arg(long, value_name = "TURN", default_value = "1967-01-early")]
    pub date: Option<String>,
    /// squad, headquarters, half-squad, lmg-team, hmg-team, rpg-7-team, sapper-cell, sniper, crew, …
    #[arg(long, value_name = "UNIT", default_value = "squad")]
    pub unit: Option<String>,
    /// The squad's name
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// Its number in the platoon, so that each squad gets different names
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    pub number: Option<u8>,
    /// The edition
    #[command(flatten)]
    #[serde(flatten)]
    pub edition: FngEdition,
    /// Take everyone on the list
    #[arg(long, conflicts_with = "men")]
    pub full: bool,
    /// Take this many soldiers
    #[arg(long, value_name = "N")]
    pub men: Option<u8>,
    /// The name of your Star
    #[arg(long, value_name = "NAME", help_heading = "Star")]
    pub star: Option<String>,
    /// The Star's Rep [default: 4]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=6), requires = "star",
        help_heading = "Star")]
    pub star_rep: Option<u8>,
    /// The Star's Attributes: one at Rep 4, two at Rep 5
    #[arg(long, value_name = "ID", requires = "star", num_args = 1.., value_delimiter = ',',
        help_heading = "Star")]
    #[serde(deserialize_with = "words")]
    pub star_attribute: Vec<String>,
    /// The Star's post [default: squad leader]
    #[arg(long, value_name = "POST", requires = "star", help_heading = "Star")]
    pub star_post: Option<String>,
    /// Draw an Attribute for everyone else, by die and card
    #[arg(long)]
    pub attributes: bool,
    /// Roll how many months each soldier has already served
    #[arg(long)]
    pub months: bool,
    /// Names for the soldiers, in order
    #[arg(long, value_name = "A,B,C", value_delimiter = ',')]
    #[serde(deserialize_with = "words")]
    pub names: Vec<String>,
    /// What posts with several weapons carry: different ones where they vary, or selective-fire rifles
    #[arg(long, value_name = "HOW", help_heading = "Weapons")]
    pub mix: Option<Mix>,
    /// The weapon of a post, as POST=WEAPON
    #[arg(long = "arm", alias = "weapon", value_name = "POST=WEAPON", help_heading = "Weapons")]
    #[serde(deserialize_with = "words")]
    pub weapon: Vec<String>,
    /// Launchers in the squad
    #[arg(long, value_name = "N", help_heading = "Weapons")]
    pub launchers: Option<u8>,
    /// LAWs in the squad [default: 2]
    #[arg(long, value_name = "N", help_heading = "Weapons")]
    pub laws: Option<u8>,
    /// The support weapon of a local squad: a light machine gun, or an RPG with 3 rockets
    #[arg(long, value_name = "WEAPON", help_heading = "Weapons")]
    pub heavy: Option<Heavy>,
    /// A Main Force squad with satchel charges
    #[arg(long, help_heading = "Weapons")]
    pub satchel_charges: bool,
    /// A green local squad
    #[arg(long)]
    pub green: bool,
    /// The vehicle of a crew
    #[arg(long, value_name = "VEHICLE")]
    pub vehicle: Option<String>,
    /// How to interpret an unclear army list, as KEY=VALUE
    #[arg(long, value_name = "KEY=VALUE")]
    #[serde(deserialize_with = "words")]
    pub option: Vec<String>,
    /// The source of the dice
    #[command(flatten)]
    #[serde(flatten)]
    pub dice: DiceOptions,
    /// Where to write the document
    #[command(flatten)]
    #[serde(flatten)]
    pub output: OutputOptions,
}

/// One word, or a list of them: how a script may give either.
fn words<'de, D: serde::Deserializer<'de>>(value: D) -> Result<Vec<String>, D::Error> {
    Ok(match Value::deserialize(value)? {
        Value::Array(words) => words.into_iter().map(word).collect(),
        Value::Object(pairs) => {
            pairs.into_iter().map(|(key, value)| format!("{key}={}", word(value))).collect()
        }
        one => vec![word(one)],
    })
}

fn word(value: Value) -> String {
    match value {
        Value::String(word) => word,
        other => other.to_string(),
    }
}

impl Subcommand for FngSquad {
    const PATH: &'static [&'static str] = &["fng", "squad"];
    const GROUP: Group = Group::FngSquads;
    const ABOUT: &'static str = "Raise a squad, headquarters, team or crew from any army list by dice";
    const EXAMPLES: &'static str = examples! {
        "pointman fng squad --force us-marines --date 1967-05-early --seed 7               # by dice",
        "pointman fng squad --force us-army-infantry --star Slag --star-rep 5 --star-attribute born-leader "
            "--star-attribute tough --attributes -o slag.json",
        "pointman fng squad --force nva --unit sapper-cell --seed 3                        "
            "# a unit from the reinforcement tables",
        "pointman fng squad --force us-marines --unit platoon --seed 3                     "
            "# headquarters and squads",
        "pointman fng squad --force anzac-infantry --full --arm nco=f-1 --months        "
            "# every man, with time in country",
        "pointman fng squad --force us-army-infantry --unit crew --vehicle m-48            "
            "# the crew of a tank",
    };
    const POSITIONAL: &'static [&'static str] = &["force"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let muster = self.muster(self.edition.or_settled(session))?;
        let (document, told) = begin::<Squad>(&SquadMaking::Raise(muster), &self.dice, session)?;
        let raised = Raised { squad: Squad::clone(&document.data), told };
        Ok(Outcome::document(raised, &document, self.output.write()))
    }
}

impl FngSquad {
    fn muster(&self, edition: Edition) -> Result<Muster, Error> {
        if self.force.is_empty() {
            let force = OpenQuestion::of("force", "the force", "FNG Army Lists");
            let force = force.legal(ForceId::ALL.map(ForceId::id));
            return Err(Error::needs("", force, option("force")));
        }
        let force = Force::find(&self.force)?;
        let date: Turn = self.date.as_deref().unwrap_or("1967-01-early").parse().map_err(Error::Usage)?;
        let unit = self.unit.as_deref().map_or(Ok(Unit::InfantrySquad), |typed| unit(typed, force))?;
        let mut options = ListOptions::default();
        for (key, value) in pairs(&self.option, Alternative::ALL[0].id())? {
            options.set(key, value)?;
        }
        let mut weapons = BTreeMap::new();
        for text in &self.weapon {
            let (post, weapon) = pair(text, option("arm").called("weapon"), "POST=WEAPON")?;
            if weapons.insert(Post::find(post)?, weapon.to_owned()).is_some() {
                return Err(Error::Usage(format!(
                    "{arm}: {post} is given twice",
                    arm = option("arm").called("weapon")
                )));
            }
        }
        let star = match &self.star {
            None if self.star_rep.is_some()
                || !self.star_attribute.is_empty()
                || self.star_post.is_some() =>
            {
                let star = OpenQuestion::of("star", "the Star's name", "FNG Stars");
                return Err(Error::needs("", star, option("star")));
            }
            None => None,
            Some(name) => Some(raise::Star {
                name: name.clone(),
                rep: self.star_rep.unwrap_or(4),
                attributes: self
                    .star_attribute
                    .iter()
                    .map(|typed| attribute_id(typed))
                    .collect::<Result<_, _>>()?,
                post: self.star_post.as_deref().map(Post::find).transpose()?,
            }),
        };
        Ok(Muster {
            unit,
            name: self.name.clone(),
            number: self.number.unwrap_or(1),
            edition,
            remember_edition: edition != Edition::One,
            full: self.full,
            men: self.men,
            star,
            attributes: self.attributes,
            months: self.months,
            names: self.names.clone(),
            mix: self.mix.unwrap_or_default(),
            weapons,
            launchers: self.launchers,
            laws: self.laws,
            heavy: self.heavy,
            satchel_charges: self.satchel_charges,
            green: self.green,
            vehicle: self
                .vehicle
                .as_deref()
                .map(|typed| VehicleType::find(typed).map(|vehicle| vehicle.id))
                .transpose()?,
            options,
            ..Muster::squad(force.id, date)
        })
    }
}

/// The unit meant, among those of the force first.
fn unit(typed: &str, force: &Force) -> Result<Unit, Error> {
    let of_force = |unit: &Unit| unit.force().is_none_or(|other| other.list().nation == force.nation);
    let unit = Unit::find(typed)?;
    if of_force(&unit) {
        return Ok(unit);
    }
    let ids: Vec<&str> = Unit::ALL.iter().filter(|unit| of_force(unit)).map(|unit| unit.id()).collect();
    Err(Error::Usage(format!(
        "{}: the {} have no such unit; they have {}",
        unit.id(),
        force.name,
        ids.join(", ")
    )))
}

fn pair<'a>(text: &'a str, option: OptionName<'_>, form: &str) -> Result<(&'a str, &'a str), Error> {
    text.split_once('=').ok_or_else(|| Error::Usage(format!("{option} {text}: write it as {form}")))
}

/// A unit that was raised.
struct Raised {
    squad: Squad,
    told: Told,
}

impl CommandAnswer for Raised {
    fn json(&self) -> Value {
        serde_json::to_value(&self.told).expect("records have text keys and finite numbers")
    }

    fn report(&self) -> Report {
        let mut report = roster(&self.squad);
        report.heading("How it came about");
        teller::fng_events(&mut report, &self.told.events);
        report
    }
}
