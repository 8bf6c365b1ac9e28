//! Examples as help and the manual pages show them: within 80 columns, and each can be pasted as it stands.

use crate::render::wrap;

/// How wide a line may be. Help indents it by two.
const WIDTH: usize = 76;
/// What begins the second line of a command.
const AGAIN: &str = "    ";

/// A line of examples.
struct Example<'a> {
    command: &'a str,
    /// With its `#`; empty if there is none.
    comment: &'a str,
}

/// The lines that show `examples`, whose comments stand beside the commands, in a column, if all of them fit
/// there. If not they stand above: in the middle of wrapped lines nobody finds them.
pub(super) fn laid_out(examples: &str) -> Vec<String> {
    let examples: Vec<_> = examples.lines().map(Example::of).collect();
    let explained = || examples.iter().filter(|example| !example.comment.is_empty());
    let column = explained().map(|example| width(example.command)).max().unwrap_or(0) + 2;
    let fit = explained().all(|one| !one.command.is_empty() && column + width(one.comment) <= WIDTH);
    let lines = examples.iter().flat_map(|example| match fit {
        true => vec![format!("{:column$}{}", example.command, example.comment).trim_end().to_owned()],
        false => example.comment_above(),
    });
    // A command without a comment may still be too long.
    lines.flat_map(|line| if width(&line) <= WIDTH { vec![line] } else { broken(&line) }).collect()
}

impl<'a> Example<'a> {
    fn of(line: &'a str) -> Self {
        let is_quoted =
            |place: usize| ['"', '\''].iter().any(|quote| line[..place].matches(*quote).count() % 2 == 1);
        let starts = line.match_indices('#').map(|(place, _)| place);
        let comment = starts.into_iter().find(|place| {
            (*place == 0 || line[..*place].ends_with(' '))
                && line[place + 1..].starts_with(' ')
                && !is_quoted(*place)
        });
        let (command, comment) = line.split_at(comment.unwrap_or(line.len()));
        Example { command: command.trim_end(), comment }
    }

    fn comment_above(&self) -> Vec<String> {
        if self.comment.is_empty() {
            return vec![self.command.to_owned()];
        }
        let mut lines = wrap(self.comment, WIDTH);
        for line in lines.iter_mut().skip(1) {
            line.insert_str(0, "# ");
        }
        lines.extend((!self.command.is_empty()).then(|| self.command.to_owned()));
        lines
    }
}

/// A command over several lines, broken before its options.
fn broken(command: &str) -> Vec<String> {
    let mut parts = parts(command).into_iter();
    let mut line = parts.next().unwrap_or_default();
    let mut lines = Vec::new();
    for part in parts {
        // Two columns are for the backslash.
        if width(&line) + 1 + width(&part) <= WIDTH - 2 {
            line.push(' ');
            line.push_str(&part);
        } else {
            lines.push(format!("{line} \\"));
            line = format!("{AGAIN}{part}");
        }
    }
    lines.push(line);
    lines
}

/// The command itself, each of its options with its value, and what is quoted.
fn parts(command: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    let (mut quote, mut before) = (None, "");
    for word in command.split(' ') {
        let is_value = before.starts_with("--") && !before.contains('=') && !word.starts_with('-');
        let begins = word.starts_with('-') || word.starts_with(['"', '\'']) && !is_value;
        match parts.last_mut() {
            Some(part) if quote.is_some() || !begins => {
                part.push(' ');
                part.push_str(word);
            }
            _ => parts.push(word.to_owned()),
        }
        for letter in word.chars().filter(|letter| matches!(letter, '"' | '\'')) {
            quote = match quote {
                None => Some(letter),
                Some(open) if open == letter => None,
                other => other,
            };
        }
        before = word;
    }
    parts
}

fn width(text: &str) -> usize {
    text.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_stand_in_a_column_if_all_fit_and_above_the_commands_otherwise() {
        let short = "pointman roll 3d6 # three dice\npointman roll d66          # tens and units";
        assert_eq!(
            laid_out(short),
            ["pointman roll 3d6  # three dice", "pointman roll d66  # tens and units"]
        );
        let long = format!("{short}\npointman roll 1d6 # {}", "word ".repeat(15));
        let lines = laid_out(&long);
        assert_eq!(lines[..2], ["# three dice", "pointman roll 3d6"]);
        assert!(lines.iter().all(|line| width(line) <= WIDTH) && lines.len() == 7, "{lines:?}");
    }

    #[test]
    fn a_long_command_is_broken_before_an_option_so_that_it_can_be_pasted() {
        let action = "sweep tay-ninh: 3t from saigon; activate tay-ninh vc 2u nva 1u";
        let lines = laid_out(&format!("pointman fitl act -i game.json '{action}'"));
        assert_eq!(lines, ["pointman fitl act -i game.json \\".to_owned(), format!("    '{action}'")]);
    }

    #[test]
    fn a_hash_in_a_script_or_a_name_begins_no_comment() {
        let script = "pointman run -e 'print(#{ a: 1 })'";
        assert_eq!(laid_out(script), [script]);
        assert_eq!(
            laid_out("pointman show film.html#12 # a step")[0],
            "pointman show film.html#12  # a step"
        );
    }
}
