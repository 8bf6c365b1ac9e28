//! What a person has settled for every command line: by environment variables, else in the configuration
//! file.
//!
//! The file is a line a setting, `edition = 2`, where the platform keeps such files, or where POINTMAN_CONFIG
//! says. A script knows none of it: it does the same on every machine.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::ValueEnum as _;
use etcetera::BaseStrategy as _;

use super::colour::Colour;
use crate::command::edition_option::WhichEdition;
use crate::command::{Defaults, DiceMode};
use crate::error::{Error, Fault};
use crate::names;

/// The settings of the file.
const SETTINGS: [&str; 5] = ["game", "edition", "dice", "color", "pager"];

/// The variable that says where the file is.
const CONFIG: &str = "POINTMAN_CONFIG";

/// What is settled.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Settings {
    /// The document that commands work on when none is named.
    pub(super) game: Option<OsString>,
    /// What commands go by where neither an option nor a document says otherwise.
    pub(super) defaults: Defaults,
    /// Whether to use colour.
    pub(super) colour: Colour,
    /// The pager, `never` for none.
    pub(super) pager: Option<String>,
}

impl Settings {
    /// Those of this process.
    ///
    /// # Errors
    /// When the file cannot be read, or a setting is wrong.
    pub(super) fn of_system() -> Result<Self, Error> {
        let mut settings = match file() {
            None => Settings::default(),
            Some(path) => match fs::read_to_string(&path) {
                Ok(text) => Settings::of_text(&path, &text)?,
                // A file that was named has to be there; the platform's own need not, and its folder may be
                // another user's, as in a container.
                Err(error) if variable(CONFIG).is_none() && is_away(&path, &error) => Settings::default(),
                Err(source) => return Err(unread(&path, source)),
            },
        };
        if let Some(game) = variable("POINTMAN_GAME") {
            settings.game = Some(game);
        }
        for (name, setting) in [("POINTMAN_EDITION", "edition"), ("POINTMAN_DICE", "dice")] {
            if let Some(value) = variable(name) {
                settings
                    .set(setting, &value.to_string_lossy(), Path::new(""))
                    .map_err(|why| Error::Usage(format!("{name}: {why}")))?;
            }
        }
        Ok(settings)
    }

    fn of_text(path: &Path, text: &str) -> Result<Self, Error> {
        let mut settings = Settings::default();
        let mut faults = Vec::new();
        let folder = path.parent().unwrap_or(Path::new(""));
        for (number, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let set = match line.split_once('=') {
                Some((name, value)) => settings.set(name.trim(), unquoted(value.trim()), folder),
                None => Err("write a setting as NAME = VALUE".to_owned()),
            };
            if let Err(message) = set {
                faults.push(Fault { pointer: format!("line {}", number + 1), message });
            }
        }
        match faults.is_empty() {
            true => Ok(settings),
            false => Err(Error::Document { file: path.display().to_string(), faults }),
        }
    }

    /// Sets one; files are looked for in `folder`.
    fn set(&mut self, name: &str, value: &str, folder: &Path) -> Result<(), String> {
        match name {
            "game" => self.game = Some(folder.join(value).into_os_string()),
            "edition" => self.defaults.edition = Some(WhichEdition::from_str(value)?),
            "dice" => {
                let mode = DiceMode::from_str(value, false);
                self.defaults.dice = Some(mode.map_err(|_| format!("`{value}`: give roll or ask"))?);
            }
            "color" => self.colour = value.parse()?,
            "pager" => self.pager = Some(value.to_owned()),
            _ => return Err(names::unknown("setting", name, &SETTINGS)),
        }
        Ok(())
    }
}

/// Where the configuration file is, if the platform knows a home.
fn file() -> Option<PathBuf> {
    variable(CONFIG).map(PathBuf::from).or_else(|| {
        let folders = etcetera::base_strategy::choose_native_strategy().ok()?;
        Some(folders.config_dir().join("pointman").join("config"))
    })
}

/// Whether there is no such file, as far as can be seen.
fn is_away(path: &Path, error: &io::Error) -> bool {
    match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => true,
        io::ErrorKind::PermissionDenied => fs::metadata(path).is_err(),
        _ => false,
    }
}

fn unread(path: &Path, source: io::Error) -> Error {
    match source.kind() {
        io::ErrorKind::NotFound => Error::NotFound { path: path.to_owned(), named_by: Some(CONFIG) },
        io::ErrorKind::InvalidData => Error::Document {
            file: path.display().to_string(),
            faults: vec![Fault {
                pointer: String::new(),
                message: "these settings are not UTF-8 text".to_owned(),
            }],
        },
        _ => {
            let what = format!("the settings file {} ({CONFIG} may name another)", path.display());
            Error::Io { what, source }
        }
    }
}

/// An environment variable that says something.
pub(super) fn variable(name: &str) -> Option<OsString> {
    env::var_os(name).filter(|value| !value.is_empty())
}

fn unquoted(value: &str) -> &str {
    value.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_configuration_file_is_a_line_a_setting_and_each_fault_names_its_line() {
        let path = Path::new("/home/ann/.config/pointman/config");
        let text =
            "# mine\n\nedition = 2\ndice = ask\ngame = \"evening.json\"\ncolor = never\npager = less -S\n";
        let settings = Settings::of_text(path, text).unwrap();
        assert_eq!(settings.defaults.edition, Some(WhichEdition::Second));
        assert_eq!(settings.defaults.dice, Some(DiceMode::Ask));
        assert_eq!(settings.game, Some(path.with_file_name("evening.json").into_os_string()));
        assert_eq!((settings.colour, settings.pager.as_deref()), (Colour::Never, Some("less -S")));

        let refused = Settings::of_text(path, "editon = 2\nedition = 3\ndice\n").unwrap_err().to_string();
        for part in ["line 1: there is no setting `editon`; did you mean edition?", "line 2: ", "line 3: "] {
            assert!(refused.contains(part), "{refused}");
        }
    }
}
