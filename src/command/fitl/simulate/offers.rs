//! What may be typed for `--set` and `--vary`.

use clap::{Args, Command};

use super::settings::Settings;
use crate::command::values::{ListedValue, listed_values};
use crate::fitl::{Readings, Space, SupportLevel, Track};

/// What `--set`, of which `typed` stands there, may be: a track, or a space and its level of Support.
pub fn set_offers(typed: &str) -> Vec<ListedValue> {
    match typed.split_once('=') {
        None => {
            let places = Track::ALL.map(Track::id).into_iter().chain(Space::ALL.map(Space::id));
            places.map(|place| ListedValue::of(format!("{place}="))).collect()
        }
        Some((key, _)) if Space::ALL.iter().any(|space| space.id() == key) => {
            SupportLevel::ALL.map(|level| ListedValue::of(format!("{key}={}", level.id()))).into()
        }
        Some(_) => Vec::new(),
    }
}

/// What `--vary`, of which `typed` stands there, may be: an option, a reading or a track; and of its values
/// the one that comes next.
pub fn vary_offers(typed: &str) -> Vec<ListedValue> {
    let settings = Settings::augment_args(Command::new(""));
    let plain = |long: &str| !["from", "set"].contains(&long);
    let options = settings.get_arguments().filter(|arg| arg.get_long().is_some_and(plain));
    let Some((key, values)) = typed.split_once('=') else {
        let of_options = options.filter_map(|arg| arg.get_long().map(str::to_owned));
        let readings = Readings::ALL.iter().map(|(key, ..)| (*key).to_owned());
        let tracks = Track::ALL.map(|track| track.id().to_owned());
        let keys = of_options.chain(readings).chain(tracks).chain(["seed", "advised"].map(str::to_owned));
        return keys.map(|key| ListedValue::of(format!("{key}="))).collect();
    };
    let before = &typed[..typed.len() - values.len() + values.rfind(',').map_or(0, |comma| comma + 1)];
    let next = |word: &str| ListedValue::of(format!("{before}{word}"));
    if let Some((_, _, values)) = Readings::ALL.iter().find(|(reading, ..)| *reading == key) {
        return values.iter().map(|value| next(value)).collect();
    }
    let Some(option) = options.into_iter().find(|arg| arg.get_long() == Some(key)) else {
        return set_offers(before).into_iter().filter(|_| before.ends_with('=')).collect();
    };
    if !option.get_action().takes_values() {
        return ["true", "false"].map(next).into();
    }
    listed_values(&["simulate"], option).iter().map(|value| next(&value.word)).collect()
}
