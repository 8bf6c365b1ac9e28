//! What an option may be, where that is a closed list: what help lists, shells complete and the prompt
//! proposes.

use std::any::TypeId;

use clap::Arg;

use crate::command::document::schema::schema_names;
use crate::command::fng::combat::STRUCTURES;
use crate::fitl::rules::RULES;
use crate::fitl::{
    Card, CardSide, DeckMode, Faction, HumanWins, OperationName, Readings, Row, Scenario, Space, SpecialName,
};
use crate::fng::army_lists::{ForceId, ListedAircraft};
use crate::fng::checks;
use crate::fng::mission::{Corps, MissionId};
use crate::fng::raise::{Heavy, Mix, Unit};
use crate::fng::squads::vehicles::VehicleType;
use crate::fng::squads::weapons::Weapon;
use crate::fng::tunnels::LightSource;
use crate::{ambush_valley, fng};
use pointman_core::vocabulary::Term;

/// A value, and what it means where that is known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedValue {
    /// As it is typed.
    pub word: String,
    /// What it means; empty where the word says it.
    pub meaning: String,
}

impl ListedValue {
    /// A value whose word says what it means.
    pub(crate) fn of(word: impl Into<String>) -> Self {
        ListedValue { word: word.into(), meaning: String::new() }
    }

    fn meaning(word: impl Into<String>, meaning: impl Into<String>) -> Self {
        ListedValue { word: word.into(), meaning: meaning.into() }
    }
}

/// What `argument` of the command with these words may be; nothing where that is no closed list.
pub fn listed_values(path: &[&str], argument: &Arg) -> Vec<ListedValue> {
    let own = argument.get_possible_values();
    if !own.is_empty() {
        let shown = own.iter().filter(|value| !value.is_hide_set());
        return shown
            .map(|value| {
                let meaning = value.get_help().map(ToString::to_string).unwrap_or_default();
                ListedValue::meaning(value.get_name(), meaning)
            })
            .collect();
    }
    let by_type = of_type(argument);
    if !by_type.is_empty() {
        return by_type;
    }
    of_name(path, argument.get_id().as_str(), value_name(argument))
}

/// What stands for the value in help.
pub fn value_name(argument: &Arg) -> &str {
    argument.get_value_names().and_then(|names| names.first()).map_or("", |name| name.as_str())
}

/// The values of an argument that is read as one of the games' own words.
fn of_type(argument: &Arg) -> Vec<ListedValue> {
    let read_as = argument.get_value_parser().type_id();
    macro_rules! first_of {
        ($($Type:ty),* $(,)?) => {
            $(if read_as == TypeId::of::<$Type>() { return terms::<$Type>(); })*
        };
    }
    first_of!(CardSide, Corps, DeckMode, Faction, ForceId, Heavy, HumanWins, MissionId, Mix, Scenario, Space);
    if read_as == TypeId::of::<Card>() {
        return cards(|card| card.number().to_string(), Card::title);
    }
    Vec::new()
}

fn cards<M: Into<String>>(word: fn(Card) -> String, meaning: fn(Card) -> M) -> Vec<ListedValue> {
    Card::all().map(|card| ListedValue::meaning(word(card), meaning(card))).collect()
}

/// The values of an argument that is read as text, by what it is called.
fn of_name(path: &[&str], id: &str, value_name: &str) -> Vec<ListedValue> {
    let words = |words: &[&str]| words.iter().map(|word| ListedValue::of(*word)).collect();
    match (path, id, value_name) {
        (["fng-test"], "check", _) => check_names(),
        (["odds"], "what", _) => check_names(),
        (["fitl", "rules"], "id", _) => {
            let rules = RULES.iter().map(|rule| ListedValue::meaning(rule.id, rule.title));
            // A ruling stands before the question of the option by which it may be read otherwise.
            let rulings = Readings::ALL.iter().filter_map(|(_, about, _)| about.split_once(": "));
            let rulings = rulings.filter(|(ruling, _)| ruling.starts_with('R') && !ruling.contains(' '));
            let rulings = rulings.map(|(ruling, about)| ListedValue::meaning(ruling, about));
            let rows = Row::ALL.into_iter().map(|row| ListedValue::of(row.id()));
            rules.chain(rows).chain(rulings).collect()
        }
        (["fng-test"] | ["odds"], "with", _) => checks::conditions().map(flag).collect(),
        (_, "edition", _) => words(&["1", "2", "first", "second"]),
        (["schema"], "kind", _) => {
            schema_names().into_iter().map(|(name, what)| ListedValue::meaning(name, what)).collect()
        }
        (["fitl", "show"], "what", _) => {
            let parts = words(&["all", "spaces", "tracks", "cards"]);
            let factions = Faction::ALL.map(|faction| ListedValue::of(faction.id()));
            [parts, factions.into(), spaces()].concat()
        }
        (["fitl", "card-info"], "card", _) | (["fitl", "new"] | ["simulate"], "without", _) => [
            cards(|card| card.number().to_string(), Card::title),
            cards(|card| card.title().to_lowercase().replace(' ', "-"), |card| card.number().to_string()),
        ]
        .concat(),
        (["fitl", "options"], "step" | "op" | "what", _) => [
            OperationName::ALL.map(|name| ListedValue::of(name.id())).to_vec(),
            SpecialName::ALL.map(|name| ListedValue::of(name.id())).to_vec(),
            words(&["event", "coup"]),
        ]
        .concat(),
        (["fitl", "new"], "shared", _) => [terms::<crate::fitl::Side>(), words(&["none"])].concat(),
        (["fitl", "new"], "one_person", _) => {
            let factions = Faction::ALL.map(|faction| ListedValue::of(faction.id()));
            [factions.into(), words(&["none"])].concat()
        }
        (["fitl", "new"] | ["simulate"], "players", _) => {
            let factions = Faction::ALL.map(|faction| ListedValue::of(faction.id()));
            [words(&["all", "none"]), factions.into()].concat()
        }
        (["av", "table" | "roll"], "name" | "table", _) => {
            ambush_valley::TableId::ALL.map(|table| ListedValue::meaning(table.id(), table.title())).into()
        }
        (["fng", ..], _, "CHECK") => check_names(),
        (["fng", ..], _, "FLAG") => checks::conditions().map(flag).collect(),
        (["fitl", "new"] | ["simulate"], "option", _) => readings(Readings::ALL),
        (["campaign", "new"] | ["generate-mission"], "option", _) => game_options(None),
        (["fng", "activation" | "reinforce"], "option", _) => {
            let all = [fng::support::Options::ALL, fng::mission::Options::ALL, fng::traps::TrapOptions::ALL];
            all.into_iter().flat_map(readings).collect()
        }
        (["fng", "trap-place"], "option", _) => readings(fng::traps::TrapOptions::ALL),
        (["fng", ..] | ["fng-test"] | ["odds"] | ["campaign", "new"], "attribute" | "star_attribute", _) => {
            attributes().collect()
        }
        (
            ["fng", ..] | ["campaign", "new"] | ["generate-mission"],
            "force" | "enemy" | "recruit",
            "FORCE",
        ) => ForceId::ALL.map(|force| ListedValue::of(force.id())).into(),
        (["fng", "squad"], "unit", _) => Unit::ALL.map(|unit| ListedValue::of(unit.id())).into(),
        (_, _, "WEAPON") => {
            let mut weapons: Vec<_> = Weapon::all().iter().map(|weapon| weapon.id.to_string()).collect();
            weapons.sort();
            weapons.dedup();
            weapons.into_iter().map(ListedValue::of).collect()
        }
        (["fng", ..], "mortar_carrier", _) => {
            fng::support::MORTAR_CARRIERS.map(|carrier| ListedValue::of(carrier.id())).into()
        }
        // One of those on the table.
        (["fng", "stand" | "air-run" | "fire-mission"], _, "VEHICLE") => Vec::new(),
        (_, _, "VEHICLE") => {
            VehicleType::all().iter().map(|kind| ListedValue::of(kind.id.to_string())).collect()
        }
        (_, _, "AIRCRAFT") => {
            ListedAircraft::all().map(|kind| ListedValue::of(kind.id.to_string())).collect()
        }
        (["fng", "tunnel-enter" | "tunnel-advance"], "light", _) => terms::<LightSource>(),
        (["fitl", "card"], "card", _) => of_name(&["fitl", "card-info"], id, value_name),
        (["fng", ..] | ["campaign", ..] | ["generate-mission"], ..) => of_evenings(path, id, value_name),
        (["campaign-advance" | "campaign-buy"], ..) => of_campaigns(path, id),
        (["av", "roll"] | ["odds"], "tq", _) => dice(),
        _ => Vec::new(),
    }
}

/// What the options of an evening of FNG, and of what prepares one, may be.
fn of_evenings(path: &[&str], id: &str, value_name: &str) -> Vec<ListedValue> {
    let words = |words: &[&str]| words.iter().map(|word| ListedValue::of(*word)).collect();
    match (path, id) {
        (["fng", "request"], "what") => terms::<fng::support::Support>(),
        (["fng", "helicopter"], "action") => terms::<fng::support::Action>(),
        (["fng", "fire-mission"], "declare") => terms::<fng::support::Tube>(),
        (["fng", "fire-mission"], "load") => terms::<fng::support::Load>(),
        (["fng", "air-run"], "declare") => {
            words(&["guns", "rockets", "bombs", "napalm", "marking-rocket", "spotting", "strip", "ring"])
        }
        (["fng", "air-run"], "variant") => terms::<fng::army_lists::AircraftVariant>(),
        (["fng", "main-gun" | "close-assault"], "side") => terms::<fng::squads::vehicles::HitSide>(),
        (["fng", "briefing"], "side") => words(&["own", "enemy", "free-world", "communist"]),
        (["fng", ..], "side" | "full_platoon" | "part_platoon") => terms::<fng::support::Who>(),
        (["fng", "main-gun" | "building"], "round") => terms::<fng::combat::Round>(),
        (["fng", "building" | "flame"], "dv") => words(&STRUCTURES.map(|(word, _)| word)),
        (["fng", ..], "class") => terms::<fng::squads::weapons::WeaponClass>(),
        (["fng", "crew"], "lost") => terms::<fng::squads::crews::CrewPlace>(),
        (["fng", "charge"], "from") => terms::<fng::evening::From>(),
        (["fng", "stand"], "stands") => terms::<fng::evening::StandWord>(),
        (["fng", "stand"], "does") => terms::<fng::evening::Does>(),
        (["fng", "stand"], "post") => terms::<fng::squads::crews::CrewPlace>(),
        (["fng", "stand"], "readies") => {
            use fng::squads::squad::Gear;
            words(&[Gear::Grenades, Gear::SmokeGrenades, Gear::SatchelCharge].map(Gear::id))
        }
        (["fng", "squad"] | ["campaign", "new"], "star_post") => {
            fng::squads::squad::Post::ALL.map(|post| ListedValue::meaning(post.id(), post.title())).into()
        }
        (["fng", "squad"], "option") => terms::<fng::army_lists::Alternative>(),
        (["fng", "radio"], "to") => words(&["fac", "battalion", "company"]),
        (["fng", "sight"], "weather") => terms::<fng::combat::Haze>(),
        (["fng", "sight"], "with") => terms::<fng::combat::SightAid>(),
        (["fng", "sight"] | ["fng", "move"], "terrain") => {
            fng::squads::movement::terrain().map(ListedValue::of).into()
        }
        (["fng", "trap-place"], "kind") => terms::<fng::traps::TrapKind>(),
        (["fng", "tunnel-enter"], "heading") => terms::<fng::tunnels::Heading>(),
        (["fng", "tunnel-search"], "wall") => terms::<fng::tunnels::Way>(),
        (["campaign", "new"] | ["generate-mission"], "corps") => terms::<Corps>(),
        (["fng", "squad"] | ["campaign", "new"] | ["generate-mission"], "date") => {
            fng::calendar::Turn::all().map(|turn| ListedValue::of(turn.to_string())).collect()
        }
        (["generate-mission"], "mission") => terms::<MissionId>(),
        (["generate-mission"], "near_edge") => terms::<fng::mission::Edge>(),
        (["generate-mission"], "target") => terms::<fng::mission::Objective>(),
        (["generate-mission"], "posture") => terms::<fng::mission::DoctrineChoice>(),
        (["generate-mission"], "time") => terms::<fng::mission::TimeOfDay>(),
        (["generate-mission"], "weather") => terms::<fng::mission::Weather>(),
        (["generate-mission"], "terrain") => terms::<fng::mission::Density>(),
        (["generate-mission"], "versus") => [terms::<ambush_valley::Versus>(), terms::<ForceId>()].concat(),
        _ if value_name == "NAME" => Vec::new(),
        _ => of_campaigns(path, id),
    }
}

/// What the options of a campaign of Ambush Valley may be.
fn of_campaigns(path: &[&str], id: &str) -> Vec<ListedValue> {
    use ambush_valley::Step;
    let between = |first: Step, last: Step| {
        let steps = Step::ALL.into_iter().filter(|step| (first..=last).contains(step));
        steps.map(|step| ListedValue::meaning(step.id(), step.title())).collect()
    };
    match (path, id) {
        (["generate-mission"], "through") => between(Step::ReceiveMission, Step::InitiatePlan),
        (["campaign", ..] | ["campaign-advance"], "through") => {
            between(Step::AssessOperation, Step::Replacements)
        }
        (["generate-mission"], "source") => {
            // A pack gives its own.
            let said = ambush_valley::Source::ALL
                .into_iter()
                .filter(|source| *source != ambush_valley::Source::Pack);
            said.map(|source| ListedValue::of(source.id())).collect()
        }
        (["campaign", "promote"], "to") => terms::<ambush_valley::Leader>(),
        (["campaign", "orders"], "edge") => terms::<ambush_valley::Edge>(),
        (["campaign", "orders"], "extra") => terms::<ambush_valley::Extra>(),
        (["campaign-buy"], "asset") => {
            let assets = ambush_valley::tables().available_asset_costs.assets.iter();
            assets.map(|asset| ListedValue::meaning(asset.id.clone(), asset.name.clone())).collect()
        }
        _ => Vec::new(),
    }
}

/// The words of a closed list of the games.
fn terms<T: Term>() -> Vec<ListedValue> {
    T::EVERY.iter().map(|value| ListedValue::of(value.id())).collect()
}

/// The dice of Ambush Valley.
fn dice() -> Vec<ListedValue> {
    ambush_valley::Die::ALL.map(|die| ListedValue::of(format!("d{}", die.sides()))).into()
}

/// The spaces of Fire in the Lake.
pub fn spaces() -> Vec<ListedValue> {
    Space::ALL.map(|space| ListedValue::of(space.id())).into()
}

/// The Attributes of FNG.
pub fn attributes() -> impl Iterator<Item = ListedValue> {
    fng::attributes::all().iter().map(|attribute| ListedValue::of(attribute.id.id()))
}

/// The readings of FNG, of Ambush Valley, or of both where no game is said.
pub fn game_options(is_fng: Option<bool>) -> Vec<ListedValue> {
    let of_fng = || {
        let all = [fng::campaign::Options::ALL, fng::mission::Options::ALL, fng::support::Options::ALL];
        all.into_iter().flat_map(readings).collect()
    };
    match is_fng {
        Some(true) => of_fng(),
        Some(false) => readings(ambush_valley::Options::ALL),
        None => [readings(ambush_valley::Options::ALL), of_fng()].concat(),
    }
}

/// What a part of a value may be that is no name of the document: what stands for it in help.
pub fn part_values(part: &str) -> Vec<ListedValue> {
    let words = |words: &[&str]| words.iter().map(|word| ListedValue::of(*word)).collect();
    match part {
        "CONDITION" => words(&["evacuated", "accompanied", "straggler"]),
        "FATE" => words(&["kia", "pow", "serious", "light"]),
        "KIND" => terms::<ambush_valley::VcUnitKind>(),
        "DIE" => dice(),
        "ASSET" => of_campaigns(&["campaign-buy"], "asset"),
        "EDGE" => terms::<ambush_valley::Edge>(),
        "ATTRIBUTE" => attributes().collect(),
        _ => Vec::new(),
    }
}

/// The numbers that a check reads through `--set`.
pub fn numbers_of(check: &str) -> Vec<ListedValue> {
    let values = check_named(check).map_or(&[][..], fng::checks::Check::engine_values);
    values.iter().map(|value| ListedValue::of(format!("{}=", value.name.id()))).collect()
}

/// The check of this name, by the latest edition that has it.
fn check_named(check: &str) -> Option<&'static fng::checks::Check> {
    fng::checks::Edition::ALL.iter().rev().find_map(|edition| checks::find(check, *edition).ok())
}

/// The flags that bear on one check.
pub fn flags_of(check: &str) -> Vec<ListedValue> {
    check_named(check).map_or(Vec::new(), |check| check.flags().into_iter().map(flag).collect())
}

fn flag(flag: checks::Flag) -> ListedValue {
    ListedValue::meaning(flag.id(), checks::who_text(flag).unwrap_or_default())
}

fn check_names() -> Vec<ListedValue> {
    checks::ids().map(|id| ListedValue::of(id.id())).collect()
}

fn readings(questions: &[pointman_core::readings::ReadingQuestion]) -> Vec<ListedValue> {
    let each = |(key, about, values): &(&str, &str, &'static [&'static str])| {
        let (key, about) = ((*key).to_owned(), (*about).to_owned());
        pointman_core::readings::given(values)
            .map(move |value| ListedValue::meaning(format!("{key}={value}"), about.clone()))
    };
    questions.iter().flat_map(each).collect()
}
