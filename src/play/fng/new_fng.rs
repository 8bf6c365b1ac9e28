//! The menus before an evening or a tour of duty.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::super::beginning::{begin_document, choose, menu, new_file};
use super::super::console::{Console, Prompt};
use super::super::paper::read;
use super::super::{Begin, Left};
use super::offering::everyone_or;
use crate::command::{Held, Produced, Session, Source, Write};
use crate::dice::DiceState;
use crate::document::Document;
use crate::fng::army_lists::{ForceId, ListOptions};
use crate::fng::attributes::{self, Attribute};
use crate::fng::calendar::Turn;
use crate::fng::campaign::{TourOfDuty, usual_corps, usual_ground};
use crate::fng::checks::Edition;
use crate::fng::mission::{Corps, Mission, MissionId, TimeOfDay, Weather};
use crate::fng::raise::attributes_of_star;
use crate::fng::squads::squad::Squad;
use crate::plural::counted;

/// The date that is proposed: the first of the examples.
const PROPOSED: &str = "1967-05-early";

/// What both an evening and a tour settle.
struct Agreed {
    edition: Edition,
    force: ForceId,
    corps: Corps,
    date: String,
    /// The enemy's army list; none when it is drawn.
    enemy: Option<ForceId>,
    /// Whether VC or NVA hold the ground.
    communist_ground: bool,
}

/// Asks what is agreed, and begins an evening with a squad raised for it, or a tour, in files of their own.
/// What the rules refuse is said, and asked for again.
///
/// # Errors
/// How a prompt was left.
pub fn new_fng(console: &Console, begin: &Begin) -> Result<PathBuf, Left> {
    console.say("A new game of FNG. Enter accepts the answer in parentheses; ? explains.")?;
    loop {
        let lengths = [
            ("evening", "one mission"),
            ("tour", "a tour of duty: half a month a turn, with soldiers who come and go"),
            ("tour-for-two", "the same, with another player who leads the enemy of each evening"),
        ];
        let length = menu(console, "Length", &lengths)?;
        let agreed = agree(console)?;
        let begun = match length {
            "evening" => evening(console, begin, &agreed),
            length => tour(console, begin, &agreed, length != "tour"),
        };
        match begun {
            Err(Left::Failed(error)) => console.say_no(&error.to_string())?,
            begun => return begun,
        }
    }
}

fn agree(console: &Console) -> Result<Agreed, Left> {
    let editions = [("first", "FNG 1.0"), ("second", "FNG 2.0")];
    let edition = Edition::ALL[choose(console, "Edition", &editions, 0)?];
    let forces = ForceId::ALL.map(|force| (force.id(), force.title()));
    let force = ForceId::ALL[titled(console, "Your force", &forces, ForceId::UsMarines.index())?];
    let corps = corps(console, usual_corps(force))?;
    let date = date(console)?;
    let drawn = [("draw", "one of the forces that fight in the Corps area")];
    let against = against(force);
    let theirs: Vec<(&str, &str)> = against.iter().map(|force| (force.id(), force.title())).collect();
    let enemies = [&drawn[..], &theirs[..]].concat();
    let enemy = titled(console, "The enemy", &enemies, 0)?.checked_sub(1).map(|index| against[index]);
    let ground = [
        ("yes", "tunnel entrances by the Support of VC or NVA, and 1d6 booby traps"),
        ("no", "neither tunnels nor booby traps"),
    ];
    let what = "Do VC or NVA hold the ground: tunnels and booby traps";
    let communist_ground = choose(console, what, &ground, usize::from(!usual_ground(corps)))? == 0;
    Ok(Agreed { edition, force, corps, date, enemy, communist_ground })
}

/// Asks for one of what has a title, which may be typed whole: `perimeter patrol`.
fn titled(console: &Console, what: &str, answers: &[(&str, &str)], usual: usize) -> Result<usize, Left> {
    let chosen = choose(console, what, answers, usual)?;
    console.skip_rest_of(answers[chosen].1);
    Ok(chosen)
}

/// Asks for the Corps area, by its number or as the Romans wrote it.
fn corps(console: &Console, usual: Corps) -> Result<Corps, Left> {
    let areas = Corps::ALL.map(|corps| (corps.id(), corps.title()));
    let numbers: Vec<String> = (1..=areas.len()).map(|number| number.to_string()).collect();
    let answers = areas.iter().map(|(id, _)| *id).chain(numbers.iter().map(String::as_str));
    let prompt = Prompt::of("Corps area", answers).enter(usual.index(), usual.id());
    let prompt = areas.iter().fold(prompt, |prompt, (id, title)| prompt.noting(id, *title));
    let chosen = console.ask(&Prompt { unlisted: numbers, ..prompt })? % areas.len();
    console.skip_rest_of(areas[chosen].1);
    Ok(Corps::ALL[chosen])
}

/// The forces of the other side [The Combatants].
fn against(force: ForceId) -> Vec<ForceId> {
    let is_communist = |force: &ForceId| force.list().is_communist();
    ForceId::ALL.into_iter().filter(|other| is_communist(other) != is_communist(&force)).collect()
}

fn date(console: &Console) -> Result<String, Left> {
    loop {
        let typed = console.word_of(
            &format!("Date (Enter: {PROPOSED})"),
            "The half month, which decides the weapons and the weather.",
        )?;
        let mut date = if typed.is_empty() { PROPOSED.to_owned() } else { typed };
        // Reports call it `early May 1967`.
        while date.parse::<Turn>().is_err()
            && Turn::is_begun_by(&date)
            && let Some(word) = console.word_ahead()
        {
            date = format!("{date} {word}");
        }
        match date.parse::<Turn>() {
            Ok(turn) => return Ok(turn.to_string()),
            Err(message) => {
                console.take_back();
                console.say_no(&format!("{message}."))?;
            }
        }
    }
}

/// A tour, for two players or one; its first squad is raised with it.
fn tour(console: &Console, begin: &Begin, agreed: &Agreed, for_two: bool) -> Result<PathBuf, Left> {
    let own = squad_file(console, "Your")?;
    let star = if own.is_none() { star(console, "Your")? } else { None };
    let men = if own.is_none() { men(console, agreed.force)? } else { None };
    let from_file = own.as_ref().map(|own| takes_star(console, own)).transpose()?.flatten();
    let file = new_file(console, begin, "tour")?;
    let kept = file.with_extension("squad.json");
    let own = match from_file {
        Some(squad) => Some(keep_squad(console, squad, kept)?),
        // A tour raises as many as the army list says.
        None if men.is_some() => {
            Some(raise(console, begin, agreed, agreed.force, star.as_ref(), men, &kept)?)
        }
        None => own,
    };
    let mut options = options(seed(console, begin, 1), agreed);
    options["squad"] = json!(own);
    if for_two {
        options["two_players"] = json!(true);
    }
    with_star(&mut options, star.as_ref().filter(|_| own.is_none()));
    begins(console, begin, &["campaign", "new"], options, &file)?;
    Ok(file)
}

/// The Star whom a person makes of one of the squad.
struct OwnStar {
    name: String,
    rep: u8,
    attributes: Vec<&'static str>,
}

/// The seed of the dice for the document that is begun as the `nth` of these menus: the one that was given,
/// or else one that stays where the menus are gone through again.
fn seed(console: &Console, begin: &Begin, nth: u64) -> Option<u64> {
    begin.seed.or_else(|| console.menu_seed().map(|seed| seed.wrapping_add(nth)))
}

/// Begins a document, and shows what came of it unless that has been shown already: `back` asks a later
/// question again.
fn begins(console: &Console, begin: &Begin, words: &[&str], options: Value, file: &Path) -> Result<(), Left> {
    let report = begin_document(console, begin, words, options, file)?;
    if !console.has_told() {
        console.show(&report)?;
    }
    Ok(())
}

/// Asks for the Star of a squad that is raised; none where the person names none.
fn star(console: &Console, whose: &str) -> Result<Option<OwnStar>, Left> {
    let about = "The soldier you play, with a Rep and Attributes of your choice. What stands behind the name \
                 answers the next questions; a name of several words stands in quotes.";
    let name = loop {
        let name = console.word_of(&format!("{whose} Star's name (Enter: none)"), about)?;
        if name.is_empty() {
            return Ok(None);
        }
        if name.chars().any(char::is_alphabetic) {
            break name;
        }
        console.take_back();
        console.say_no(&format!("`{name}` is no name."))?;
    };
    let (rep, attributes) = rep_and_attributes(console, USUAL_REP, &|_| true)?;
    Ok(Some(OwnStar { name, rep, attributes }))
}

/// The Rep that is suggested for a Star [Stars And Grunts].
const USUAL_REP: u8 = 4;

/// The squad in a file whose Star the person has named just now; none where it has one already, or is to have
/// none.
fn takes_star(console: &Console, file: &Path) -> Result<Option<Squad>, Left> {
    const NONE: &str = "none";
    let mut squad = Source::File(file.to_owned()).squad(&mut Session::of_command_line())?;
    if squad.figures.is_empty() || squad.figures.iter().any(|man| man.star) {
        return Ok(None);
    }
    let names = squad.figures.iter().map(|man| man.name.clone());
    let answers = std::iter::once(NONE.to_owned()).chain(names);
    let prompt = Prompt::of("Who of the squad is your Star", answers).enter(0, NONE);
    let Some(index) = console.ask(&prompt)?.checked_sub(1) else { return Ok(None) };
    // What a die says of an Attribute is thrown as a squad is raised.
    let without_die = |attribute: &Attribute| attribute.grants_by_roll.is_empty();
    let (rep, attributes) = rep_and_attributes(console, squad.figures[index].rep, &without_die)?;
    let man = &mut squad.figures[index];
    (man.star, man.rep) = (true, rep);
    if !attributes.is_empty() {
        man.attributes = attributes.into_iter().map(str::to_owned).collect();
    }
    Ok(Some(squad))
}

/// Keeps a squad that is no longer as in its own file.
fn keep_squad(console: &Console, squad: Squad, file: PathBuf) -> Result<PathBuf, Left> {
    let document = Held::of(Document::of(squad, DiceState::fresh()));
    console.screen().save(&Produced { document, write: Write::File(file.clone()), withheld: false })?;
    console.say(format!("The squad is saved in {}.", file.display()))?;
    Ok(file)
}

/// Adds the Star to the options of the command that raises the squad.
fn with_star(options: &mut Value, star: Option<&OwnStar>) {
    if let Some(OwnStar { name, rep, attributes }) = star {
        options["star"] = json!(name);
        options["star_rep"] = json!(rep);
        options["star_attribute"] = json!(attributes);
    }
}

/// The Rep of the Star, `usual` by Enter, and as many of the Attributes that `may_be` as that Rep has
/// (char-13).
fn rep_and_attributes(
    console: &Console,
    usual: u8,
    may_be: &dyn Fn(&Attribute) -> bool,
) -> Result<(u8, Vec<&'static str>), Left> {
    const REPS: [u8; 5] = [4, 5, 6, 3, 2];
    let has = |rep: u8| attributes_of_star(rep, &ListOptions::default());
    let said = REPS.map(|rep| (rep.to_string(), counted(has(rep), "Attribute").to_string()));
    let reps: Vec<(&str, &str)> = said.iter().map(|(rep, has)| (rep.as_str(), has.as_str())).collect();
    let enter = REPS.iter().position(|rep| *rep == usual).unwrap_or_default();
    let rep = REPS[choose(console, "The Rep of your Star", &reps, enter)?];
    let mut chosen: Vec<&'static str> = Vec::new();
    for number in 1..=has(rep) {
        let left = attributes::all().iter();
        let left = left.filter(|attribute| attribute.in_printed_list && may_be(attribute));
        let left = left.filter(|attribute| !chosen.contains(&attribute.id.id()));
        let answers: Vec<&'static str> = left.map(|attribute| attribute.id.id()).collect();
        let what = format!("Attribute {number} of {}", has(rep));
        let prompt = Prompt::of(what, answers.iter().copied());
        let known = attributes::all().iter();
        let prompt = known.fold(prompt, |prompt, known| prompt.noting(known.id.id(), known.told()));
        let index = console.ask(&prompt)?;
        chosen.push(answers[index]);
    }
    Ok((rep, chosen))
}

/// An evening with its squad, which is kept beside it if it was raised for it.
fn evening(console: &Console, begin: &Begin, agreed: &Agreed) -> Result<PathBuf, Left> {
    let missions = MissionId::ALL.map(|mission| (mission.id(), mission.title()));
    let missions = [&[("roll", "by the Mission check")][..], &missions[..]].concat();
    let mission = titled(console, "Mission", &missions, 0)?.checked_sub(1).map(|index| missions[index + 1].0);
    let players = [
        ("pointman", "solo: Pointman proposes what they do, you move them"),
        ("person", "two people at the table, each with a squad"),
    ];
    let other = match menu(console, "Who plays the enemy", &players)? {
        "person" => Some(match agreed.enemy {
            Some(enemy) => enemy,
            None => {
                let against = against(agreed.force);
                let forces: Vec<(&str, &str)> =
                    against.iter().map(|force| (force.id(), force.title())).collect();
                let usual = against.iter().position(|force| *force == ForceId::LocalVc).unwrap_or_default();
                against[choose(console, "The other player's force", &forces, usual)?]
            }
        }),
        _ => None,
    };
    let agreed_on = light_and_weather(console)?;
    let file = new_file(console, begin, "evening")?;
    let own = squad(console, begin, agreed, agreed.force, &file.with_extension("squad.json"))?;
    let mut options = options(seed(console, begin, 1), agreed);
    options["squad"] = json!(own);
    options["mission_type"] = json!(mission);
    agreed_on.into_options(&mut options);
    if let Some(force) = other {
        (options["versus"], options["enemy"]) = (json!(force), Value::Null);
    }
    begins(console, begin, &["generate-mission"], options.clone(), &file)?;
    missions_until_one_comes(console, begin, options, &file)?;
    if let Some(force) = other {
        let theirs = squad(console, begin, agreed, force, &file.with_extension("other.json"))?;
        let options = json!({ "document": file, "with": [theirs], "side": "enemy" });
        begins(console, begin, &["fng", "muster"], options, &file)?;
    }
    Ok(file)
}

/// In the evening of a tour for two, the squad of the other player comes, as in an evening alone.
pub(super) fn others_of_tour(
    console: &Console,
    begin: &Begin,
    campaign: &TourOfDuty,
    file: &Path,
) -> Result<(), Left> {
    let agreed = Agreed {
        edition: campaign.support.edition(),
        force: campaign.force,
        corps: campaign.corps,
        date: campaign.turn.to_string(),
        enemy: Some(campaign.enemy),
        communist_ground: campaign.communist_ground,
    };
    let theirs = squad(console, begin, &agreed, campaign.enemy, &file.with_extension("other.json"))?;
    let options = json!({ "document": file, "with": [theirs], "side": "enemy" });
    begins(console, begin, &["fng", "muster"], options, file)
}

/// A check that gives no Mission is rolled again, with what it carries over, or the person chooses: an
/// evening without a Mission is none.
fn missions_until_one_comes(
    console: &Console,
    begin: &Begin,
    mut options: Value,
    file: &Path,
) -> Result<(), Left> {
    for again in 1.. {
        let mission = read::<Mission>(file)?.document.data;
        if mission.assignment.is_some() {
            break;
        }
        let carried = mission.check.is_some_and(|check| check.carried > 0);
        let roll = if carried { "roll again, +1 to the Leader's Rep" } else { "roll again" };
        let missions = MissionId::ALL.map(|mission| (mission.id(), mission.title()));
        let answers = [&[("roll", roll)][..], &missions[..]].concat();
        let chosen = titled(console, "No Mission: roll again, or choose one", &answers, 0)?;
        options["mission_type"] = json!(chosen.checked_sub(1).map(|index| missions[index].0));
        options["carried"] = json!(carried && chosen == 0);
        // The same dice would give the same Mission.
        options["seed"] = json!(seed(console, begin, 1).map(|seed| seed.wrapping_add(again)));
        begins(console, begin, &["generate-mission"], options.clone(), file)?;
    }
    Ok(())
}

/// Asks for the file of a squad, of an evening that it has played, or of a tour; none where one is to be
/// raised.
fn squad_file(console: &Console, whose: &str) -> Result<Option<PathBuf>, Left> {
    loop {
        let typed = console.word_of(
            &format!("{whose} squad: its file, or its last evening's (Enter: raise one by dice)"),
            "A squad, the squad of an evening that is over, or a new one from the army list.",
        )?;
        if typed.is_empty() {
            return Ok(None);
        }
        // All that was answered before is kept where the file is mistyped.
        let file = PathBuf::from(typed);
        match Source::File(file.clone()).squad(&mut Session::of_command_line()) {
            Ok(_) => return Ok(Some(file)),
            Err(error) => {
                console.take_back();
                console.say_no(&error.to_string())?;
            }
        }
    }
}

/// A squad for an evening: a file that is named, or one raised by dice and kept in `raised`.
fn squad(
    console: &Console,
    begin: &Begin,
    agreed: &Agreed,
    force: ForceId,
    raised: &Path,
) -> Result<PathBuf, Left> {
    let whose = if force == agreed.force { "Your" } else { "The other player's" };
    if let Some(file) = squad_file(console, whose)? {
        return of_file(console, file, raised);
    }
    let star = star(console, whose)?;
    let men = men(console, force)?;
    raise(console, begin, agreed, force, star.as_ref(), men, raised)
}

/// Raises a squad by dice, with as many `men` as are named, and keeps it in `raised`.
fn raise(
    console: &Console,
    begin: &Begin,
    agreed: &Agreed,
    force: ForceId,
    star: Option<&OwnStar>,
    men: Option<u8>,
    raised: &Path,
) -> Result<PathBuf, Left> {
    let file = raised.to_owned();
    // Two squads are thrown for with dice of their own.
    let nth = if force == agreed.force { 100 } else { 200 };
    let mut options = json!({
        "force": force,
        "date": agreed.date,
        "edition": agreed.edition.number().to_string(),
        "seed": seed(console, begin, nth),
        "men": men,
    });
    with_star(&mut options, star);
    let mut report = begin_document(console, begin, &["fng", "squad"], options, &file)?;
    report.line(format!("The squad is saved in {}.", file.display()));
    if !console.has_told() {
        console.show(&report)?;
    }
    Ok(file)
}

/// The squad of a file as it takes the field: with the Star that is named for it, and those whom the person
/// takes along. One that is not as in its file is kept in `kept`.
fn of_file(console: &Console, file: PathBuf, kept: &Path) -> Result<PathBuf, Left> {
    let with_star = takes_star(console, &file)?;
    let is_changed = with_star.is_some();
    let mut squad = match with_star {
        Some(squad) => squad,
        None => Source::File(file.clone()).squad(&mut Session::of_command_line())?,
    };
    let names: Vec<String> = squad.figures.iter().map(|man| man.name.clone()).collect();
    let comes = everyone_or(console, "Who takes the field", &names)?;
    if !is_changed && comes.len() == names.len() {
        return Ok(file);
    }
    squad.figures.retain(|man| comes.contains(&man.name));
    keep_squad(console, squad, kept.to_owned())
}

/// Time of day and weather as the players agree on them; what they leave to the dice is none.
#[derive(Default)]
pub(super) struct LightAndWeather {
    time: Option<TimeOfDay>,
    weather: Option<Weather>,
}

impl LightAndWeather {
    /// Adds what was agreed to the options of the command that makes the mission.
    pub(super) fn into_options(self, options: &mut Value) {
        let Value::Object(options) = options else { return };
        options.extend(self.time.map(|time| ("time".to_owned(), json!(time))));
        options.extend(self.weather.map(|weather| ("weather".to_owned(), json!(weather))));
    }
}

/// Asks for the time of day and the weather: agreed on, or thrown for [Time of Day and Weather].
fn light_and_weather(console: &Console) -> Result<LightAndWeather, Left> {
    let how = [("roll", "two dice, +1 in the monsoon"), ("agree", "name one of them, or both")];
    match choose(console, "Time of day and weather", &how, 0)? {
        0 => Ok(LightAndWeather::default()),
        _ => agreed_light_and_weather(console),
    }
}

/// The same where the players have said that they agree on one of them, or both.
pub(super) fn agreed_light_and_weather(console: &Console) -> Result<LightAndWeather, Left> {
    let roll = [("roll", "by the dice")];
    let times = TimeOfDay::ALL.map(|time| (time.id(), time.title()));
    let time = titled(console, "Time of day", &[&roll[..], &times[..]].concat(), 0)?;
    let weathers = Weather::ALL.map(|weather| (weather.id(), weather.title()));
    let weather = titled(console, "Weather", &[&roll[..], &weathers[..]].concat(), 0)?;
    Ok(LightAndWeather {
        time: time.checked_sub(1).map(|index| TimeOfDay::ALL[index]),
        weather: weather.checked_sub(1).map(|index| Weather::ALL[index]),
    })
}

/// How many men a squad takes along; none where dice say it by its army list.
fn men(console: &Console, force: ForceId) -> Result<Option<u8>, Left> {
    const BY_DICE: &str = "dice";
    let numbers = (1..=force.list().paper_strength()).map(|men| men.to_string());
    let prompt = Prompt::of("How many soldiers", std::iter::once(BY_DICE.to_owned()).chain(numbers));
    let prompt = prompt.enter(0, "by dice").noting(BY_DICE, "as many as the army list says");
    Ok(u8::try_from(console.ask(&prompt)?).ok().filter(|men| *men > 0))
}

fn options(seed: Option<u64>, agreed: &Agreed) -> Value {
    json!({
        "game": "fng",
        "force": agreed.force,
        "corps": agreed.corps,
        "date": agreed.date,
        "enemy": agreed.enemy,
        "communist_ground": agreed.communist_ground,
        "edition": agreed.edition.number().to_string(),
        "seed": seed,
    })
}
