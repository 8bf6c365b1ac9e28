//! An entry of a list of FNG in full: each field under its label, with the names of the games in place of
//! ids.

use serde_json::{Map, Value, json};

use crate::fng::army_lists::forces;
use crate::fng::attributes;
use crate::fng::squads::post::Post;
use crate::fng::squads::vehicles::VehicleType;
use crate::fng::squads::weapons::{Weapon, WeaponClass};
use crate::render::Report;

/// Fields whose label is not their name with a capital letter.
const LABELS: &[(&str, &str)] = &[
    ("aa_mg", "AA machine gun"),
    ("apr", "APR"),
    ("apw", "APW"),
    ("catches_fire", "Catches fire on"),
    ("circle", "Circle (in)"),
    ("class", "Kind"),
    ("coaxial_mg", "Coaxial machine gun"),
    ("count_max", "At most"),
    ("count_min", "At least"),
    ("depth_in", "Depth (in)"),
    ("foot_speed_factor", "Speed on foot"),
    ("groups_max", "Groups at most"),
    ("hmg", "HMG"),
    ("hull_mg", "Hull machine gun"),
    ("los_day_in", "LOS by day (in)"),
    ("los_night_in", "LOS at night (in)"),
    ("los_of_far_edge", "In LOS of the far edge"),
    ("min_distance_in", "Distance at least (in)"),
    ("min_from_edges_in", "From the edges at least (in)"),
    ("ogr", "OGR"),
    ("out_of_los_of", "Out of LOS of"),
    ("path_width", "Path (in wide)"),
    ("printed", "As printed"),
    ("range", "Range (in)"),
    ("range_min", "Range from (in)"),
    ("rep by 1d6", "Rep by 1d6"),
    ("rtos", "RTOs"),
    ("side_rear", "Side and rear"),
    ("sniper rep by 1d6", "Sniper's Rep by 1d6"),
    ("targets_auto", "Targets on full automatic"),
    ("two_player_setup", "Two players"),
    ("variant-a", "Variant A"),
    ("variant-b", "Variant B"),
    ("within_far_edge_in", "Within inches of the far edge"),
    ("within_in", "Within (in)"),
];

/// Words whose meaning is more than the word with its hyphens taken out.
const WORDS: &[(&str, &str)] = &[
    ("a", "A"),
    ("anzac", "ANZAC"),
    ("arvn", "ARVN"),
    ("b", "B"),
    ("fac", "FAC"),
    ("flies-at-night", "flies at night"),
    ("ford", "at a ford only"),
    ("ford-not-covered", "at a ford only (the rules do not say how fast)"),
    ("bar", "BAR"),
    ("m-55-quad-50", "M-55 Quad 50"),
    ("m-60", "M-60"),
    ("m-79", "M-79"),
    ("m-79-m-203", "M-79 or M-203"),
    ("may-or-may-not", "optional"),
    ("must", "required"),
    ("not-covered", "not stated"),
    ("one-die-1-2", "1d6: 1 or 2"),
    ("one-m-60-each-side-of-rear", "one M-60 on each side of the rear"),
    (
        "opponent-sets-up-player-picks-defense-position",
        "the opponent sets up, you pick the position to defend",
    ),
    ("opponent-sets-up-player-picks-edge", "the opponent sets up, you pick the edge"),
    ("rdp", "RDP"),
    ("road-speed", "at road speed"),
    ("rpg-2", "RPG-2"),
    ("rpg-7", "RPG-7"),
    ("run-over-check", "with a Run Over check"),
    ("should", "preferred"),
    ("slowed-as-foot", "slowed as on foot"),
    ("two-dice-1-3", "2d6: both 3 or less"),
    ("usa", "US"),
    ("varies", "as the list says"),
    ("wire", "as for wire"),
];

/// Adds the fields of an entry, those within others a step in; its id and name head it already.
pub fn tell(report: &mut Report, level: u16, fields: &Map<String, Value>) {
    for (name, value) in fields {
        if level == 1 && (name == "id" || name == "name") {
            continue;
        }
        let label = label(name);
        match value {
            Value::Null => {}
            Value::Object(inner) if inner.is_empty() => {}
            Value::Object(inner) => {
                report.item(level, format!("{label}:"));
                tell(report, level + 1, inner);
            }
            Value::Array(list) if list.is_empty() => {}
            Value::Array(list) if list.iter().all(|value| !value.is_object()) => {
                report.item(level, format!("{label}: {}", several(name, list)));
            }
            Value::Array(list) => {
                report.item(level, format!("{label}:"));
                for value in list {
                    match value {
                        Value::Object(inner) => report.item(level + 1, line(inner)),
                        other => report.item(level + 1, plain(name, other)),
                    }
                }
            }
            other => report.item(level, format!("{label}: {}", plain(name, other))),
        }
    }
}

/// What a field is called: `los_day_in` as `LOS by day (in)`.
fn label(name: &str) -> String {
    if let Some((_, label)) = LABELS.iter().find(|(field, _)| *field == name) {
        return (*label).to_owned();
    }
    let mut words = name.replace(['_', '-'], " ");
    if let Some(first) = words.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    words
}

/// Values in one line; two numbers of men are the fewest and the most.
fn several(field: &str, list: &[Value]) -> String {
    match list {
        [fewest, most] if field == "crew" && fewest == most => plain(field, fewest),
        [fewest, most] if field == "crew" => format!("{} to {}", plain(field, fewest), plain(field, most)),
        _ => list.iter().map(|value| plain(field, value)).collect::<Vec<_>>().join(", "),
    }
}

/// An entry of a list within an entry, in one line: what it is, and then what is said of it.
fn line(fields: &Map<String, Value>) -> String {
    let text = |field: &str| {
        fields.get(field).filter(|value| !value.is_null()).map(|value| match value {
            Value::Array(list) => several(field, list),
            one => plain(field, one),
        })
    };
    let sentence = |notes: Option<String>| notes.filter(|notes| !notes.is_empty());
    match () {
        // An effect of an Attribute.
        () if fields.contains_key("effect") => attributes::effect_told(
            &text("on").unwrap_or_default(),
            &text("when").unwrap_or_default(),
            &text("effect").unwrap_or_default(),
        ),
        // A row of a reinforcement table.
        () if fields.contains_key("card") => {
            let row = format!("{}: {}", text("card").unwrap_or_default(), text("brings").unwrap_or_default());
            sentence(text("notes")).map_or(row.clone(), |notes| format!("{row}. {notes}"))
        }
        // A line of a squad.
        () if fields.contains_key("post") => {
            let line = format!("{} ({})", text("post").unwrap_or_default(), text("men").unwrap_or_default());
            let weapons = text("weapons").filter(|weapons| !weapons.is_empty());
            let line = weapons.map_or(line.clone(), |weapons| format!("{line}: {weapons}"));
            let with_hq = fields.get("with the headquarters") == Some(&json!(true));
            if with_hq { format!("{line}, with the headquarters") } else { line }
        }
        // What a special rule of a mission says with its dice.
        () if fields.contains_key("text") => text("text").unwrap_or_default(),
        () => {
            let told = fields.iter().filter(|(_, value)| !value.is_null() && **value != json!([]));
            let parts: Vec<String> = told
                .map(|(name, value)| {
                    let told = match value {
                        Value::Array(list) => several(name, list),
                        Value::Object(inner) => line(inner),
                        one => plain(name, one),
                    };
                    if name == "weapon" { told } else { format!("{} {told}", label(name).to_lowercase()) }
                })
                .collect();
            parts.join(", ")
        }
    }
}

/// A value as a person says it: ids by their names, other words without hyphens.
fn plain(field: &str, value: &Value) -> String {
    match value {
        Value::String(text) => named(field, text),
        Value::Bool(yes) => if *yes { "yes" } else { "no" }.to_owned(),
        Value::Array(list) => several(field, list),
        Value::Object(fields) => line(fields),
        other => other.to_string(),
    }
}

/// One word of an entry, as a cell of a list has it.
pub fn word(value: &Value) -> String {
    plain("", value)
}

/// What `word` is the id of, by its field; anything else than a word is text already.
fn named(field: &str, word: &str) -> String {
    if word.contains(' ') {
        return word.to_owned();
    }
    let weapon = || {
        Weapon::all().iter().find(|weapon| weapon.id.to_string() == word).map(|weapon| weapon.name.clone())
    };
    let name = match field {
        "class" => {
            WeaponClass::ALL.iter().find(|class| class.id() == word).map(|class| class.title().to_owned())
        }
        "forces" => {
            forces().iter().find(|force| force.id.to_string() == word).map(|force| force.name.to_owned())
        }
        "grants" | "requires" | "otherwise becomes" => {
            attributes::find(word).ok().map(|attribute| attribute.name.to_string())
        }
        "on" => Some(attributes::rule_called(word)),
        "post" => Post::ALL.iter().find(|post| post.id() == word).map(|post| post.title().to_owned()),
        "weapon" | "weapons" | "alternative_to" => weapon().or_else(|| {
            VehicleType::all()
                .iter()
                .find(|vehicle| vehicle.id.to_string() == word)
                .map(|vehicle| vehicle.name.clone())
        }),
        _ => None,
    };
    let known = || WORDS.iter().find(|(id, _)| *id == word).map(|(_, words)| (*words).to_owned());
    name.or_else(known).unwrap_or_else(|| without_hyphens(word))
}

/// The words of an id; what has a digit, as `1-2` or `M-60`, stays.
fn without_hyphens(word: &str) -> String {
    let plain = |letter: char| letter.is_ascii_lowercase() || letter == '-';
    let words = if word.chars().all(plain) { word.replace('-', " ") } else { word.to_owned() };
    let loud = |word: &str| match word {
        "hmg" | "lmg" | "mmg" | "fac" | "smg" | "rpg" => word.to_ascii_uppercase(),
        _ => word.to_owned(),
    };
    words.split(' ').map(loud).collect::<Vec<_>>().join(" ")
}
