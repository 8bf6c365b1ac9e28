//! Options that are whole numbers: what of them would be right, in words for people, and minus signs taken as
//! theirs.

use std::any::TypeId;

use clap::Arg;
use clap::builder::ValueParser;

/// The whole numbers that an option takes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WholeNumbers {
    least: String,
    /// The last of them; none where there is no end to speak of.
    most: Option<String>,
}

impl WholeNumbers {
    /// What `parser` takes, if it reads whole numbers.
    pub fn of(parser: &ValueParser) -> Option<Self> {
        Self::are_read_by(parser).then(|| Self::read_by(parser))
    }

    /// Whether `parser` reads whole numbers.
    pub fn are_read_by(parser: &ValueParser) -> bool {
        // A reader of our own says itself what would be right.
        is_whole(parser) && refusal(parser, "x").is_some_and(|why| why == "invalid digit found in string")
    }

    fn read_by(parser: &ValueParser) -> Self {
        // The parser tells its range to a number beyond it alone.
        let told = [i64::MIN.to_string(), "0".to_owned(), i64::MAX.to_string(), u64::MAX.to_string()]
            .into_iter()
            .find_map(|number| {
                let why = refusal(parser, &number)?;
                why.rsplit_once(" is not in ").map(|(_, range)| range.to_owned())
            });
        let range = told.as_deref().and_then(|range| range.split_once(".."));
        let (least, most) = range.unwrap_or(("0", ""));
        let most = most.trim_start_matches('=');
        let least = if least.is_empty() { i64::MIN.to_string() } else { least.to_owned() };
        WholeNumbers { least, most: (!most.is_empty()).then(|| most.to_owned()) }
    }

    /// What would be right instead of `typed`: `1 to 6`, `1 or more`, `a whole number from 1 to 6`.
    pub fn instead_of(&self, typed: &str) -> String {
        let WholeNumbers { least, most } = self;
        let digits = typed.strip_prefix('-').unwrap_or(typed);
        let is_number = !digits.is_empty() && digits.bytes().all(|letter| letter.is_ascii_digit());
        // The end of what a computer holds is for those alone who went beyond it.
        let ends = [u32::MAX.to_string(), u64::MAX.to_string(), i64::MAX.to_string()];
        let most = match most {
            None if is_number && digits == typed && typed.len() > 18 => Some(u64::MAX.to_string()),
            Some(most) if ends.contains(most) && (!is_number || typed.len() < most.len()) => None,
            most => most.clone(),
        };
        match (most, is_number) {
            (Some(most), true) => format!("{least} to {most}"),
            (Some(most), false) => format!("a whole number from {least} to {most}"),
            (None, true) => format!("{least} or more"),
            (None, false) => format!("a whole number, {least} or more"),
        }
    }
}

/// The command, in which a number after a minus sign is the value of an option that takes whole numbers: its
/// own refusal tells what would be right.
pub fn with_minus_signs(command: clap::Command) -> clap::Command {
    command.mut_args(|argument| match is_whole(argument.get_value_parser()) {
        true => argument.allow_negative_numbers(true),
        false => argument,
    })
}

/// What would be right instead of `number`, a number that a script gives, if `parser` refuses it as beyond
/// its range.
pub fn beyond(parser: &ValueParser, number: &str) -> Option<String> {
    let why = refusal(parser, number)?;
    // Numbers of another form, such as 2.5, are for the reader of the options.
    let is_beyond = why.contains(" is not in ") || number.parse::<i64>().is_ok();
    is_beyond.then(|| WholeNumbers::of(parser).map(|numbers| numbers.instead_of(number)))?
}

fn is_whole(parser: &ValueParser) -> bool {
    [
        TypeId::of::<u8>(),
        TypeId::of::<u16>(),
        TypeId::of::<u32>(),
        TypeId::of::<u64>(),
        TypeId::of::<i8>(),
        TypeId::of::<i32>(),
        TypeId::of::<i64>(),
    ]
    .iter()
    .any(|whole| parser.type_id() == *whole)
}

/// Why `parser` refuses `number`, if it does.
fn refusal(parser: &ValueParser, number: &str) -> Option<String> {
    let one = Arg::new("number").long("number").allow_hyphen_values(true).value_parser(parser.clone());
    let command = clap::Command::new("").no_binary_name(true).arg(one);
    let refused = command.try_get_matches_from(["--number", number]).err()?;
    Some(std::error::Error::source(&refused)?.to_string())
}

#[cfg(test)]
mod tests {
    use clap::value_parser;

    use super::*;

    #[test]
    fn what_would_be_right_is_told_without_the_words_of_a_computer() {
        let six = WholeNumbers::of(&value_parser!(u8).range(1..=6).into()).unwrap();
        assert_eq!(six.instead_of("7"), "1 to 6");
        assert_eq!(six.instead_of("-1"), "1 to 6");
        assert_eq!(six.instead_of("six"), "a whole number from 1 to 6");
        let many = WholeNumbers::of(&value_parser!(u32).range(1..).into()).unwrap();
        assert_eq!(many.instead_of("0"), "1 or more");
        assert_eq!(many.instead_of("4294967296"), "1 to 4294967295");
        let seed = WholeNumbers::of(&value_parser!(u64).into()).unwrap();
        assert_eq!(seed.instead_of("abc"), "a whole number, 0 or more");
        assert_eq!(seed.instead_of("99999999999999999999"), "0 to 18446744073709551615");
        let leadership = WholeNumbers::of(&value_parser!(i8).range(-2..=2).into()).unwrap();
        assert_eq!(leadership.instead_of("3"), "-2 to 2");
        assert_eq!(WholeNumbers::of(&value_parser!(String)), None);
    }
}
