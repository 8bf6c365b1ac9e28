//! Tables of other programs as scripts read them: text with a comma between cells (RFC 4180).

use rhai::{Array, Dynamic, FLOAT, INT, Map};

use crate::plural::counted;

/// The rows below the first, which names the columns; an empty cell is `()`, a number is a number.
///
/// # Errors
/// The line that has more or fewer cells than columns, or whose quotes do not close.
pub(super) fn rows(text: &str) -> Result<Array, String> {
    let mut lines = cells(text)?.into_iter();
    let Some((_, columns)) = lines.next() else { return Ok(Array::new()) };
    let row = |(number, cells): (usize, Vec<String>)| {
        if cells.len() != columns.len() {
            return Err(format!(
                "line {number} has {}, but the first line has {}",
                counted(cells.len(), "cell"),
                columns.len()
            ));
        }
        let fields = columns.iter().zip(cells).map(|(column, cell)| (column.as_str().into(), value(cell)));
        Ok(Dynamic::from(fields.collect::<Map>()))
    };
    lines.map(row).collect()
}

/// The cells of each line that has any, with the number of the line.
fn cells(text: &str) -> Result<Vec<(usize, Vec<String>)>, String> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let (mut lines, mut line, mut cell) = (Vec::new(), Vec::new(), String::new());
    let (mut number, mut begun) = (1, 1);
    let mut quoted = None;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted.is_some() && letters.peek() == Some(&'"') => {
                letters.next();
                cell.push('"');
            }
            '"' if quoted.is_some() => quoted = None,
            '"' if cell.is_empty() => quoted = Some(number),
            ',' if quoted.is_none() => line.push(std::mem::take(&mut cell)),
            '\r' if quoted.is_none() && letters.peek() == Some(&'\n') => {}
            '\n' if quoted.is_none() => {
                line.push(std::mem::take(&mut cell));
                lines.push((begun, std::mem::take(&mut line)));
                begun = number + 1;
            }
            other => cell.push(other),
        }
        number += usize::from(letter == '\n');
    }
    if let Some(line) = quoted {
        return Err(format!("line {line} has an unclosed quote"));
    }
    line.push(cell);
    lines.push((begun, line));
    lines.retain(|(_, cells)| cells.iter().any(|cell| !cell.is_empty()));
    Ok(lines)
}

/// A cell: a number only where it is written as one is, so that `007` stays what it is.
fn value(cell: String) -> Dynamic {
    if cell.is_empty() {
        return Dynamic::UNIT;
    }
    if let Ok(whole) = cell.parse::<INT>()
        && whole.to_string() == cell
    {
        return whole.into();
    }
    let digits = cell.strip_prefix('-').unwrap_or(&cell);
    let is_fraction = digits.split_once('.').is_some_and(|(whole, rest)| {
        let all_digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        all_digits(whole) && all_digits(rest) && (whole == "0" || !whole.starts_with('0'))
    });
    match cell.parse::<FLOAT>() {
        Ok(number) if is_fraction => number.into(),
        _ => cell.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::shown;

    #[test]
    fn a_table_becomes_a_map_a_row_with_numbers_where_numbers_stand() {
        let text = "name,rep,share,id\r\n\"Cole, \"\"Doc\"\"\",4,-0.5,007\n\nDiaz,,1e3,\n";
        let rows = Dynamic::from(rows(text).unwrap());
        let expected = "[{ id: \"007\", name: \"Cole, \\\"Doc\\\"\", rep: 4, share: -0.5 }, \
                        { id: null, name: \"Diaz\", rep: null, share: \"1e3\" }]";
        assert_eq!(shown(&rows, usize::MAX), expected);
    }

    #[test]
    fn a_line_that_does_not_fit_is_named() {
        assert_eq!(rows("a,b\n1,\"2\n2\"\n3\n").unwrap_err(), "line 4 has 1 cell, but the first line has 2");
        assert_eq!(rows("a\n\"1").unwrap_err(), "line 2 has an unclosed quote");
        assert!(rows("").unwrap().is_empty());
    }
}
