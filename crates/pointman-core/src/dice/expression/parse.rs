//! Reading dice expressions: never a panic, and what is wrong is named with its column and what would be
//! right.

use super::{
    Comparison, Die, End, Expression, MAX_DEPTH, MAX_DICE, MAX_LENGTH, MAX_SIDES, MAX_VALUE, Node, Pool,
    Selection, Sign, Success,
};

/// Why a text is no dice expression.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: {message}")]
pub struct ExpressionError {
    /// The character at fault, from 1; one past the end when something is missing there.
    pub column: usize,
    /// What is wrong and what would be right.
    pub message: String,
}

impl ExpressionError {
    /// The fault as shown to the person who typed `text`.
    pub fn in_text(&self, text: &str) -> String {
        format!("`{}`, {self}", cropped(text))
    }
}

/// Whether `text` is meant as a dice expression, right or wrong, and not as a name.
///
/// ```
/// use pointman_core::dice::expression::looks_like_dice;
/// assert!(looks_like_dice("3d") && looks_like_dice("(d6") && looks_like_dice("d%"));
/// assert!(!looks_like_dice("dismounting") && !looks_like_dice("received-fire"));
/// ```
pub fn looks_like_dice(text: &str) -> bool {
    let mut characters = text.trim_start().chars();
    match characters.next() {
        Some('d' | 'D') => characters.next().is_some_and(|next| next == '%' || next.is_ascii_digit()),
        Some(first) => first.is_ascii_digit() || "(+-".contains(first),
        None => false,
    }
}

pub(super) fn parse(text: &str) -> Result<Expression, ExpressionError> {
    let text: Vec<char> = text.chars().take(MAX_LENGTH + 1).map(|c| c.to_ascii_lowercase()).collect();
    if text.len() > MAX_LENGTH {
        return fault(
            MAX_LENGTH + 1,
            format!("the expression is too long: give at most {MAX_LENGTH} characters"),
        );
    }
    Parser { text, at: 0, depth: 0 }.expression()
}

fn fault<T>(column: usize, message: impl Into<String>) -> Result<T, ExpressionError> {
    Err(ExpressionError { column, message: message.into() })
}

/// Text short enough for a message.
fn cropped(text: &str) -> String {
    match text.char_indices().nth(40) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// A node with the least and greatest value it can have.
struct Valued {
    node: Node,
    low: i64,
    high: i64,
}

impl Valued {
    /// `node`, once its values are known to be small enough.
    fn checked(node: Node, low: i128, high: i128, column: usize) -> Result<Self, ExpressionError> {
        let limit = i128::from(MAX_VALUE);
        match (i64::try_from(low), i64::try_from(high)) {
            (Ok(narrow_low), Ok(narrow_high)) if low >= -limit && high <= limit => {
                Ok(Valued { node, low: narrow_low, high: narrow_high })
            }
            _ => {
                let far = if high > limit { high } else { low };
                fault(column, format!("the value could be {far}: keep every value within {MAX_VALUE} of 0"))
            }
        }
    }
}

/// A whole number as it was typed; `value` is `None` when it is greater than any that could be allowed.
struct Number {
    column: usize,
    text: String,
    value: Option<u64>,
}

impl Number {
    /// The number if it is from `low` to `high`; `wrong` tells what it was meant for, and what is right.
    fn within(
        &self,
        low: u32,
        high: u32,
        wrong: impl FnOnce(&str) -> String,
    ) -> Result<u32, ExpressionError> {
        match self.value.map(u32::try_from) {
            Some(Ok(value)) if (low..=high).contains(&value) => Ok(value),
            _ => fault(self.column, wrong(&cropped(&self.text))),
        }
    }
}

struct Parser {
    text: Vec<char>,
    at: usize,
    depth: usize,
}

impl Parser {
    fn expression(mut self) -> Result<Expression, ExpressionError> {
        let left = self.sum()?;
        self.space();
        let comparison = match self.comparison() {
            Some(comparison) => Some((comparison, self.sum()?.node)),
            None => None,
        };
        self.space();
        let column = self.column();
        match self.peek() {
            None => Ok(Expression { sum: left.node, comparison }),
            Some(')') => fault(column, "this `)` has no matching `(`"),
            Some('<' | '>' | '=' | '!') if comparison.is_some() => {
                fault(column, "there can be only one comparison")
            }
            Some('d' | 'k' | 'c') => fault(
                column,
                "write dice without spaces in the order of 4d6kh3c>=5: number, sides, keep, count",
            ),
            Some('!') => fault(column, "`!` alone has no meaning: write `!=` for unequal"),
            Some(other) => fault(
                column,
                format!("`{other}` is not allowed here: give +, -, *, a comparison such as >=, or nothing"),
            ),
        }
    }

    fn sum(&mut self) -> Result<Valued, ExpressionError> {
        let mut terms = Vec::new();
        let (mut low, mut high) = (0i128, 0i128);
        self.space();
        let start = self.column();
        let mut sign = if self.take('-') {
            Sign::Minus
        } else {
            self.take('+');
            Sign::Plus
        };
        loop {
            let term = self.product()?;
            let (one, other) = (i128::from(sign.of(term.low)), i128::from(sign.of(term.high)));
            low += one.min(other);
            high += one.max(other);
            terms.push((sign, term.node));
            self.space();
            sign = match self.peek() {
                Some('+') => Sign::Plus,
                Some('-') => Sign::Minus,
                _ => break,
            };
            self.at += 1;
        }
        let node = match terms.pop() {
            Some((Sign::Plus, only)) if terms.is_empty() => only,
            last => {
                terms.extend(last);
                Node::Sum(terms)
            }
        };
        Valued::checked(node, low, high, start)
    }

    fn product(&mut self) -> Result<Valued, ExpressionError> {
        self.space();
        let start = self.column();
        let mut product = self.factor()?;
        let mut factors = Vec::new();
        loop {
            self.space();
            if !self.take('*') {
                break;
            }
            self.space();
            let column = self.column();
            let factor = self.factor()?;
            if factor.node.has_dice() && (product.node.has_dice() || factors.iter().any(Node::has_dice)) {
                return fault(column, "dice cannot be multiplied by dice: multiply them by a number");
            }
            let ends = [product.low, product.high].map(i128::from);
            let all =
                ends.iter().flat_map(|end| [end * i128::from(factor.low), end * i128::from(factor.high)]);
            let (low, high) =
                all.fold((i128::MAX, i128::MIN), |(low, high), value| (low.min(value), high.max(value)));
            factors.push(product.node);
            product = Valued::checked(factor.node, low, high, start)?;
        }
        if !factors.is_empty() {
            factors.push(product.node);
            product.node = Node::Product(factors);
        }
        Ok(product)
    }

    fn factor(&mut self) -> Result<Valued, ExpressionError> {
        let column = self.column();
        match self.peek() {
            Some('(') => self.parentheses(),
            Some('d') => self.pool(1),
            Some(digit) if digit.is_ascii_digit() => {
                let number = self.number("a number")?;
                if self.peek() == Some('d') {
                    let count = number.within(1, MAX_DICE, |count| {
                        format!("cannot roll {count} dice: give 1 to {MAX_DICE}")
                    })?;
                    return self.pool(count);
                }
                match number.value.map(i64::try_from) {
                    Some(Ok(value)) if value <= MAX_VALUE => {
                        Ok(Valued { node: Node::Constant(value), low: value, high: value })
                    }
                    _ => fault(
                        column,
                        format!("{} is too large: give at most {MAX_VALUE}", cropped(&number.text)),
                    ),
                }
            }
            Some('-' | '+') => fault(
                column,
                "a second sign is not allowed here: put a negative number in parentheses, as in (-3)",
            ),
            found => {
                let found =
                    found.map_or("the expression ends".to_owned(), |found| format!("found `{found}`"));
                fault(column, format!("{found} instead of a number, dice such as 3d6, or `(`"))
            }
        }
    }

    fn parentheses(&mut self) -> Result<Valued, ExpressionError> {
        let open = self.column();
        if self.depth == MAX_DEPTH {
            return fault(open, format!("too many nested parentheses: the limit is {MAX_DEPTH}"));
        }
        self.at += 1;
        self.depth += 1;
        let inside = self.sum()?;
        self.depth -= 1;
        self.space();
        let column = self.column();
        match self.peek() {
            Some(')') => {
                self.at += 1;
                Ok(inside)
            }
            Some('<' | '>' | '=' | '!') => {
                fault(column, "a comparison tests the whole sum: write it outside parentheses")
            }
            _ => fault(column, format!("the `(` in column {open} has no matching `)`")),
        }
    }

    /// What follows the number of dice, from the `d`.
    fn pool(&mut self, count: u32) -> Result<Valued, ExpressionError> {
        self.at += 1;
        let die = if self.take('%') {
            Die::Sides(100)
        } else {
            let sides = self.number("the number of sides, as in d6, d66 or d%,")?;
            match sides.within(1, MAX_SIDES, |sides| {
                format!("a die cannot have {sides} sides: give 1 to {MAX_SIDES}")
            })? {
                66 => Die::TensAndUnits,
                sides => Die::Sides(sides),
            }
        };
        let selection = self.selection(count)?;
        let success = if self.take('c') { Some(self.success()?) } else { None };
        let pool = Pool { count, die, selection, success };
        let (low, high) = pool.range();
        Ok(Valued { node: Node::Pool(pool), low, high })
    }

    fn selection(&mut self, count: u32) -> Result<Option<Selection>, ExpressionError> {
        let column = self.column();
        let (drop, end) = match (self.peek(), self.text.get(self.at + 1)) {
            (Some('k'), Some('l')) => (false, End::Low),
            (Some('k'), Some('h')) => (false, End::High),
            (Some('d'), Some('l')) => (true, End::Low),
            (Some('d'), Some('h')) => (true, End::High),
            (Some('k'), _) => {
                self.at += 1;
                return self.selected(count, false, End::High, column).map(Some);
            }
            (Some('d'), _) => {
                return fault(
                    column,
                    "`d` is not allowed here: write dh or dl to drop the highest or lowest dice",
                );
            }
            _ => return Ok(None),
        };
        self.at += 2;
        self.selected(count, drop, end, column).map(Some)
    }

    fn selected(
        &mut self,
        count: u32,
        drop: bool,
        end: End,
        column: usize,
    ) -> Result<Selection, ExpressionError> {
        let number = match self.peek() {
            Some(digit) if digit.is_ascii_digit() => self.number("a number")?,
            _ => Number { column, text: "1".to_owned(), value: Some(1) },
        };
        let (verb, most) = if drop { ("dropped", count - 1) } else { ("kept", count) };
        let number = number.within(1, most, |number| {
            let right = if most == 0 { "roll more dice".to_owned() } else { format!("give 1 to {most}") };
            format!("{number} of {count} dice cannot be {verb}: {right}")
        })?;
        match self.peek() {
            Some('k' | 'd') => fault(self.column(), "a pool takes only one of kh, kl, dh and dl"),
            _ => Ok(Selection { end, drop, number }),
        }
    }

    fn success(&mut self) -> Result<Success, ExpressionError> {
        let Some(comparison) = self.comparison() else {
            return fault(self.column(), "`c` needs a comparison: write it as in 4d10c>=7");
        };
        let number = self.number("the number each die is compared with")?;
        match number.value.map(i64::try_from) {
            Some(Ok(value)) if value <= i64::from(MAX_SIDES) => Ok(Success { comparison, number: value }),
            _ => fault(
                number.column,
                format!("a die cannot show {}: give at most {MAX_SIDES}", cropped(&number.text)),
            ),
        }
    }

    fn comparison(&mut self) -> Option<Comparison> {
        let found = Comparison::ALL.into_iter().find(|comparison| {
            let sign = comparison.sign();
            self.text[self.at..].iter().take(sign.len()).copied().eq(sign.chars())
        })?;
        self.at += found.sign().len();
        // `==` is `=`.
        if found == Comparison::Equal {
            self.take('=');
        }
        Some(found)
    }

    fn number(&mut self, what: &str) -> Result<Number, ExpressionError> {
        let column = self.column();
        let text: String = self.text[self.at..].iter().take_while(|c| c.is_ascii_digit()).collect();
        if text.is_empty() {
            return fault(column, format!("{what} is missing here"));
        }
        self.at += text.len();
        Ok(Number { column, value: text.parse().ok(), text })
    }

    fn space(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    fn column(&self) -> usize {
        self.at + 1
    }
}
