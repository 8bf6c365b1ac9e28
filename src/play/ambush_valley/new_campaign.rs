//! The menus before a campaign of Ambush Valley.

use std::path::PathBuf;

use serde_json::json;

use super::super::answers::begins_a_part;
use super::super::beginning::{ask_who_rolls, begin_document, new_file, prompt};
use super::super::console::{Chosen, Console, Prompt, Rules};
use super::super::{Begin, Left};
use crate::ambush_valley::{Level, SupplyQuality, id_of, tables};
use crate::command::ambush_valley::new::assets_called;
use crate::error::Error;
use pointman_core::vocabulary::Term;

/// As long as anybody plays a campaign (1.3).
const MOST_TURNS: u32 = 99;

/// Lengths above the usual 3 to 12 turns, on which both players agree (1.3).
struct AgreedLength;

impl AgreedLength {
    /// A number, in digits or as a word: `six`.
    fn read(&self, typed: &str) -> Option<u32> {
        const WORDS: [&str; 12] = [
            "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        ];
        let typed = typed.trim().to_lowercase();
        let by_word = (1..).zip(WORDS).find(|(_, word)| *word == typed).map(|(number, _)| number);
        typed.parse().ok().or(by_word)
    }
}

impl Rules for AgreedLength {
    fn accept(&self, typed: &str, _is_ended: bool) -> bool {
        self.read(typed).is_some_and(|turns| (1..=MOST_TURNS).contains(&turns))
    }

    fn refusal(&self, typed: &str) -> Option<String> {
        let is_number = typed.trim().parse::<i64>().is_ok();
        is_number.then(|| format!("`{}` turns: a campaign has 1 to {MOST_TURNS}", typed.trim()))
    }
}

/// A menu whose answers are also known by the words that explain them: `us army` of a US Army platoon.
struct Explained<'a>(&'a [(&'static str, &'static str)]);

impl Explained<'_> {
    /// The only answer whose explanation has all of these words.
    fn meant(&self, typed: &str) -> Option<usize> {
        let words = |text: &str| -> Vec<String> {
            let words = text.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase);
            words.filter(|word| !["", "a", "an", "the"].contains(&word.as_str())).collect()
        };
        let typed = words(typed);
        let has_all = |about: &str| {
            let known = words(about);
            !typed.is_empty() && typed.iter().all(|word| known.contains(word))
        };
        let mut meant = (0..self.0.len()).filter(|index| has_all(self.0[*index].1));
        meant.next().filter(|_| meant.next().is_none())
    }
}

impl Rules for Explained<'_> {
    fn accept(&self, typed: &str, _is_ended: bool) -> bool {
        self.meant(typed).is_some()
    }
}

fn menu(
    console: &Console,
    what: &str,
    answers: &[(&'static str, &'static str)],
) -> Result<&'static str, Left> {
    let rules = Explained(answers);
    Ok(match console.ask_or(&prompt(what, answers), &rules)? {
        Chosen::Answer(index) => answers[index].0,
        Chosen::Typed(typed) => answers[rules.meant(&typed).unwrap_or_default()].0,
    })
}

/// Platoons of several nations, each with a player of its own (1.5): `usmc arvn`.
struct OfNations<'a>(&'a [(&'static str, &'static str)]);

impl OfNations<'_> {
    fn read(&self, typed: &str) -> Option<Vec<&'static str>> {
        let words = typed.split([' ', ',']).filter(|word| !word.is_empty() && *word != "and");
        let nation = |word: &str| {
            let mut nations = self.0.iter().map(|(nation, _)| *nation);
            nations.find(|nation| nation.eq_ignore_ascii_case(word))
        };
        let nations: Vec<&str> = words.map(nation).collect::<Option<_>>()?;
        (1..=MOST_PLATOONS).contains(&nations.len()).then_some(nations)
    }
}

impl Rules for OfNations<'_> {
    fn accept(&self, typed: &str, _is_ended: bool) -> bool {
        self.read(typed).is_some()
    }
}

/// The most platoons side by side.
const MOST_PLATOONS: usize = 4;

/// Asks how many platoons stand side by side, of this nation or each of its own.
fn platoons(
    console: &Console,
    nation: &'static str,
    nations: &[(&'static str, &'static str)],
) -> Result<Vec<&'static str>, Left> {
    let what =
        format!("Platoons side by side, all {nation} (of several forces: name each, such as usmc arvn)");
    let rules = OfNations(nations);
    let numbers = (1..=MOST_PLATOONS).map(|number| number.to_string());
    Ok(match console.ask_or(&Prompt::of(what, numbers).enter(1, "2"), &rules)? {
        Chosen::Answer(index) => vec![nation; index + 1],
        Chosen::Typed(typed) => rules.read(&typed).unwrap_or_else(|| vec![nation]),
    })
}

/// What the platoons are called: those of one nation are told apart by a number.
fn sides(platoons: &[&str]) -> Vec<String> {
    let alike = |of: &str, platoons: &[&str]| platoons.iter().filter(|one| **one == of).count();
    let side = |(index, nation): (usize, &&str)| match alike(nation, platoons) {
        1 => (*nation).to_owned(),
        _ => format!("{nation} {}", alike(nation, &platoons[..=index])),
    };
    platoons.iter().enumerate().map(side).collect()
}

/// Asks what is agreed, and begins the campaign in a file of its own.
///
/// # Errors
/// How a prompt was left.
pub fn new_campaign(console: &Console, begin: &mut Begin) -> Result<PathBuf, Left> {
    console.say("A new campaign of Ambush Valley. Enter accepts the answer in parentheses; ? explains.")?;
    let regulars = [
        ("US", "a US Army platoon"),
        ("USMC", "a platoon of Marines"),
        ("ARVN", "Army of the Republic of Vietnam"),
        ("ROK", "Republic of Korea"),
        ("ANZAC", "Australians and New Zealanders"),
    ];
    let nation = menu(console, "The regular force", &regulars)?;
    let enemies = [("VC", "the local insurgency"), ("NVA", "a regular NVA platoon")];
    let enemy = menu(console, "Against", &enemies)?;
    let ways = [("two-players", "one against the other"), ("co-op", "all on one side, platoon by platoon")];
    let is_co_op = menu(console, "Played by", &ways)? == "co-op";
    let platoons = if is_co_op { platoons(console, nation, &regulars)? } else { vec![nation] };
    let sides = sides(&platoons);
    let mut led_by = match is_co_op {
        true => players(console, "leads", &sides)?,
        false => Vec::new(),
    };
    let left_out = "anyone left out";
    let opposition = match is_co_op {
        true => {
            let what = format!("Who runs {enemy} (Enter: {left_out})");
            console.text(&what, &[], "A name; the sheets and the story use it [AV 1.5].")?
        }
        false => String::new(),
    };
    let opposition = if opposition.is_empty() { left_out } else { &opposition };
    let lengths = ["6", "3", "4", "5", "7", "8", "9", "10", "11", "12", "open-ended"];
    let prompt = Prompt::of("Turns (more if both agree: type the number)", lengths).enter(0, "6");
    let length = match console.ask_or(&prompt, &AgreedLength)? {
        Chosen::Answer(index) => lengths[index].to_owned(),
        Chosen::Typed(turns) => AgreedLength.read(&turns).unwrap_or_default().to_string(),
    };
    let keyboards = [
        ("one", "all players use this one keyboard"),
        ("several", "two or more: each player seals orders at their own"),
    ];
    let is_apart = menu(console, "Keyboards", &keyboards)? == "several";
    let mut regulars = platoons.clone();
    regulars.extend((enemy == "NVA").then_some(enemy));
    regulars.sort_by_key(|one| platoons.iter().position(|of| of == one).unwrap_or(platoons.len()));
    regulars.dedup();
    let unnamed = if is_co_op { Vec::new() } else { vec![nation.to_owned(), enemy.to_owned()] };
    let agreed = agreed(console, &regulars, (enemy == "VC").then_some(enemy), &unnamed)?;
    led_by.extend(agreed.led_by);
    ask_who_rolls(console, begin)?;
    let file = new_file(console, begin, "campaign")?;
    let mut regular = platoons;
    regular.extend((enemy == "NVA").then_some(enemy));
    let mut options = json!({
        "game": "ambush-valley",
        "name": agreed.name,
        "regular": regular,
        "sealed_orders": is_apart,
        "insurgent": (enemy == "VC").then_some(enemy),
        "co_op": is_co_op.then_some(opposition),
        "led_by": led_by,
        "region": agreed.region,
        "period": agreed.period,
        "supply": agreed.supply,
        "confidence": agreed.confidence,
        "local_force": agreed.local_force,
        "main_force": agreed.main_force,
        "attached": agreed.attached,
        "asset": agreed.assets,
        "seed": begin.seed,
    });
    match length.parse::<u32>() {
        Ok(turns) => options["turns"] = json!(turns),
        Err(_) => options["open_ended"] = json!(true),
    }
    console.show(&begin_document(console, begin, &["campaign", "new"], options, &file)?)?;
    Ok(file)
}

/// Asks who `leads` each of these forces, as the command takes it. Those who are not named are called after
/// their force, and so are namesakes besides their name.
fn players(console: &Console, leads: &str, forces: &[String]) -> Result<Vec<String>, Left> {
    let mut named: Vec<String> = Vec::new();
    for force in forces {
        let what = format!("Who {leads} {force} (Enter: nobody by name)");
        let name = console.text(&what, &[], "A player's name; the sheets and the story use it.")?;
        let name = name.replace(':', " ");
        named.push(match name.trim() {
            "" => format!("{force} player"),
            name if named.iter().any(|other| id_of(other) == id_of(name)) => format!("{name} ({force})"),
            name => name.to_owned(),
        });
    }
    Ok(forces.iter().zip(named).map(|(force, name)| format!("{}:{name}", id_of(force))).collect())
}

/// What the players agree on besides (1.2, 2.1, 2.3, 2.4), each as the command takes it.
#[derive(Default)]
struct Agreed {
    name: Option<String>,
    led_by: Vec<String>,
    region: Option<String>,
    period: Option<String>,
    supply: Vec<String>,
    confidence: Vec<String>,
    local_force: Option<String>,
    main_force: Option<String>,
    attached: Vec<String>,
    assets: Vec<String>,
}

/// Asks for names, the setting, the ratings and the assets; one Enter leaves them as they are printed.
/// `unnamed` are the sides whose people have not been asked for yet.
fn agreed(
    console: &Console,
    regulars: &[&str],
    insurgents: Option<&str>,
    unnamed: &[String],
) -> Result<Agreed, Left> {
    let mut agreed = Agreed::default();
    let ways = [
        ("usual", "printed ratings and prices; on-call mortars and loaned transport may be bought"),
        (
            "agree",
            "asks for names, place and period, supply, confidence, attached assets, assets to buy and prices",
        ),
    ];
    if menu(console, "Names, setting, ratings and assets", &ways)? == "usual" {
        return Ok(agreed);
    }
    let said = |what: &str, about: &str| -> Result<Option<String>, Left> {
        Ok(Some(console.text(what, &[], about)?).filter(|said| !said.is_empty()))
    };
    agreed.name = said(
        "The name of the campaign (Enter: Campaign)",
        "The logs, the sheets and the chronicle are headed by it.",
    )?;
    agreed.led_by = players(console, "plays", unnamed)?;
    agreed.region = said(
        "The place (Enter: not named)",
        "Where the campaign is fought, such as `the Mekong delta`; the chronicle begins with it [AV 1.2].",
    )?;
    agreed.period =
        said("The period (Enter: not named)", "When it is fought, such as `early 1967` [AV 1.2].")?;
    for force in regulars {
        let start = &tables().starting_ratings;
        let what = format!("{force}: supply quality, if it is not the usual one [AV 2.1]");
        let supply = rating(console, what, &start.supply_quality)?;
        agreed.supply.extend(supply.map(|quality| format!("{force}:{quality}")));
        let what = format!("{force}: confidence at the start [AV 2.1]");
        let confidence = rating(console, what, &start.confidence)?;
        agreed.confidence.extend(confidence.map(|level| format!("{force}:{level}")));
        let what = format!("{force}: attached assets, separated by commas (Enter: none)");
        let about =
            "They fight with the platoon from the start and cost nothing: M113, scout dog team [AV 2.3].";
        let attached = said(&what, about)?;
        agreed
            .attached
            .extend(attached.iter().flat_map(|list| parts(list)).map(|one| format!("{force}:{one}")));
        agreed.assets.extend(assets(console, force)?);
    }
    if let Some(force) = insurgents {
        let what = format!("{force}: supply quality of all its units [AV 2.1]");
        let supply = rating(console, what, &SupplyQuality::PoorlySupplied.into())?;
        agreed.supply.extend(supply.map(|quality| format!("{force}:{quality}")));
        let what = format!("{force}: confidence at the start [AV 2.1]");
        let confidence = rating(console, what, &tables().starting_ratings.confidence)?;
        agreed.confidence.extend(confidence.map(|level| format!("{force}:{level}")));
        agreed.local_force = dice(console, &format!("{force} Local Force"), ["D6", "D8"])?;
        agreed.main_force = dice(console, &format!("{force} Main Force"), ["D8", "D10"])?;
        let what = format!("{force}: assets of its own, separated by commas (Enter: none)");
        let attached = said(&what, "What the insurgency has from the start: mortar team [AV 2.1].")?;
        agreed
            .attached
            .extend(attached.iter().flat_map(|list| parts(list)).map(|one| format!("{force}:{one}")));
    }
    Ok(agreed)
}

/// Asks for Troop Quality and Morale of units of the VC; none where both are as `usual` (A1).
fn dice(console: &Console, units: &str, usual: [&'static str; 2]) -> Result<Option<String>, Left> {
    const DICE: [&str; 4] = ["D6", "D8", "D10", "D12"];
    let quality = level(console, format!("{units}: Troop Quality"), &DICE, usual[0])?;
    let morale = level(console, format!("{units}: Morale"), &DICE, usual[1])?;
    let is_usual = quality.is_none() && morale.is_none();
    let both = format!("{}/{}", quality.unwrap_or(usual[0]), morale.unwrap_or(usual[1]));
    Ok(Some(both).filter(|_| !is_usual))
}

/// Asks for a level of the rules; none where it is the usual one.
fn rating<T: Term>(console: &Console, what: String, usual: &Level<T>) -> Result<Option<&'static str>, Left> {
    let levels: Vec<&'static str> = T::EVERY.iter().map(|level| level.id()).collect();
    level(console, what, &levels, usual.id())
}

/// Asks for a level of a rating; none where it is the usual one.
fn level(
    console: &Console,
    what: String,
    levels: &[&'static str],
    usual: &str,
) -> Result<Option<&'static str>, Left> {
    let place = levels.iter().position(|level| *level == usual).unwrap_or_default();
    let chosen = console.ask(&Prompt::of(what, levels.iter().copied()).enter(place, usual))?;
    Ok(levels.get(chosen).copied().filter(|level| *level != usual))
}

/// The parts of a list with commas between them.
fn parts(list: &str) -> Vec<String> {
    list.split(',').map(str::trim).filter(|part| !part.is_empty()).map(str::to_owned).collect()
}

/// The assets that a force may ask for, and prices other than those printed (2.4).
fn assets(console: &Console, force: &str) -> Result<Vec<String>, Left> {
    let listed = &tables().available_asset_costs.assets;
    let prices: Vec<String> = listed.iter().map(|cost| format!("{} {}", cost.id, cost.cost_points)).collect();
    let about = format!(
        "Those you name may be bought in addition to on-call mortars and loaned transport, `none` leaves \
         nothing to buy, `all` is the whole list. A number is the agreed price in Operational Momentum; \
         without one it is as printed: {} [AV 2.4].",
        prices.join(", ")
    );
    let what = format!(
        "{force}: assets it may buy too, separated by commas, such as `tank 7, sniper-team` (Enter: no more)"
    );
    loop {
        let line = console.text(&what, &["all", "none"], &about)?;
        let mut named: Vec<String> = Vec::new();
        for one in parts(&line) {
            named.push(with_price(&one_asset(console, &one)?));
        }
        let read: Result<Vec<_>, Error> =
            named.iter().filter(|one| *one != "none").map(|one| assets_called(one)).collect();
        match read {
            Ok(read) => {
                let read: Vec<String> = read
                    .iter()
                    .flatten()
                    .map(|asset| format!("{} {}", asset.name, asset.cost_points))
                    .collect();
                if !read.is_empty() {
                    console.say(format!("{force} may buy, for so many OMP: {}.", read.join(", ")))?;
                }
                return Ok(named.iter().map(|one| format!("{force}:{one}")).collect());
            }
            Err(error) => {
                console.take_back();
                console.refuse(error)?;
                if named.len() > 1 {
                    console.say("  Nothing of that line was taken.")?;
                }
            }
        }
    }
}

/// One part of a list of assets, with the id of the asset that any word of its name means; which, if it means
/// several.
fn one_asset(console: &Console, part: &str) -> Result<String, Left> {
    let (word, price) = match part.rsplit_once([' ', ':']) {
        Some((word, price)) if price.parse::<u32>().is_ok() => (word.trim(), format!(" {price}")),
        _ => (part, String::new()),
    };
    let costs = &tables().available_asset_costs.assets;
    let typed = word.to_lowercase().replace(' ', "-");
    let is_whole = |id: &str, name: &str| id == typed || name.eq_ignore_ascii_case(word);
    if ["all", "none"].contains(&word) || costs.iter().any(|cost| is_whole(&cost.id, &cost.name)) {
        return Ok(part.to_owned());
    }
    let meant: Vec<&str> =
        costs.iter().map(|cost| cost.id.as_str()).filter(|id| begins_a_part(&typed, id)).collect();
    let id = match meant[..] {
        [] => return Ok(part.to_owned()),
        [only] => only,
        _ => meant[console.ask(&Prompt::of(format!("`{word}`: which"), meant.iter().copied()))?],
    };
    Ok(format!("{id}{price}"))
}

/// `tank 7` as the command takes it: `tank:7`.
fn with_price(words: &str) -> String {
    match words.rsplit_once([' ', ':']) {
        Some((asset, price)) if price.parse::<u32>().is_ok() => format!("{}:{price}", asset.trim()),
        _ => words.to_owned(),
    }
}
