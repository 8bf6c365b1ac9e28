//! Whether colour is used: `--color`, the environment, the stream. Known before the command line is read,
//! because what is wrong with it is coloured too.

use std::ffi::OsString;

use super::settings::variable;

/// What was asked for. Read letter for letter, before anything else is, so that it is no `vocabulary!`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Colour {
    /// As the environment says, else on terminals.
    #[default]
    Auto,
    /// Everywhere.
    Always,
    /// Nowhere.
    Never,
}

impl std::str::FromStr for Colour {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "auto" => Ok(Colour::Auto),
            "always" => Ok(Colour::Always),
            "never" => Ok(Colour::Never),
            _ => Err(format!("`{text}`: give auto, always or never")),
        }
    }
}

impl Colour {
    /// What `arguments` ask for by `--color`, if they do.
    pub(super) fn of_arguments(arguments: &[OsString]) -> Option<Self> {
        let words: Vec<_> = arguments.iter().map(|word| word.to_string_lossy()).collect();
        let words = &words[..words.iter().position(|word| word == "--").unwrap_or(words.len())];
        let apart = words.windows(2).filter(|pair| pair[0] == "--color").map(|pair| &pair[1][..]);
        let joined = words.iter().filter_map(|word| word.strip_prefix("--color="));
        apart.chain(joined).find_map(|when| when.parse().ok())
    }

    /// Whether a stream that is a terminal or not is given colour: NO_COLOR forbids it, CLICOLOR_FORCE gives
    /// it to files too, and neither outweighs what was asked for.
    pub(super) fn on(self, terminal: bool) -> bool {
        self.on_with(terminal, |name| variable(name).map(|value| value.to_string_lossy().into_owned()))
    }

    fn on_with(self, terminal: bool, variable: impl Fn(&str) -> Option<String>) -> bool {
        let says = |name: &str, word: &str| variable(name).is_some_and(|value| value == word);
        match self {
            Colour::Always => true,
            Colour::Never => false,
            Colour::Auto if variable("NO_COLOR").is_some() => false,
            Colour::Auto if variable("CLICOLOR_FORCE").is_some_and(|value| value != "0") => true,
            Colour::Auto => terminal && !says("CLICOLOR", "0") && !says("TERM", "dumb"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_option_outweighs_no_color_which_outweighs_clicolor_force_which_outweighs_the_stream() {
        let with = |colour: Colour, terminal, set: &[(&str, &str)]| {
            let value =
                |name: &str| set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned());
            colour.on_with(terminal, value)
        };
        let (no, force) = (("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1"));
        assert!(with(Colour::Always, false, &[no]));
        assert!(!with(Colour::Never, true, &[force]));
        assert!(!with(Colour::Auto, true, &[no, force]));
        assert!(with(Colour::Auto, false, &[force]));
        assert!(!with(Colour::Auto, false, &[("CLICOLOR_FORCE", "0")]));
        assert!(!with(Colour::Auto, true, &[("CLICOLOR", "0")]));
        assert!(!with(Colour::Auto, true, &[("TERM", "dumb")]));
        assert!(with(Colour::Auto, true, &[]) && !with(Colour::Auto, false, &[]));
    }

    #[test]
    fn the_option_is_found_wherever_it_stands() {
        let of = |line: &str| Colour::of_arguments(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(of("pointman --color never roll"), Some(Colour::Never));
        assert_eq!(of("pointman roll x --color=always"), Some(Colour::Always));
        assert_eq!(of("pointman run a.rhai -- --color never"), None);
    }
}
