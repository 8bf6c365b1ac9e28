//! Lines that are typed one at a time, read as a stream: what is not read stays for the next question.

use std::io::{self, BufRead, Read};

/// A stream of the lines that a function gives, each with its end; an empty one ends it.
pub struct TypedLines<F> {
    next: F,
    line: Vec<u8>,
}

impl<F: FnMut() -> io::Result<Vec<u8>>> TypedLines<F> {
    /// The lines that `next` gives.
    pub fn new(next: F) -> Self {
        TypedLines { next, line: Vec::new() }
    }
}

impl<F: FnMut() -> io::Result<Vec<u8>>> Read for TypedLines<F> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let there = self.fill_buf()?;
        let length = there.len().min(buffer.len());
        buffer[..length].copy_from_slice(&there[..length]);
        self.consume(length);
        Ok(length)
    }
}

impl<F: FnMut() -> io::Result<Vec<u8>>> BufRead for TypedLines<F> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.line.is_empty() {
            self.line = (self.next)()?;
        }
        Ok(&self.line)
    }

    fn consume(&mut self, amount: usize) {
        self.line.drain(..amount);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_was_not_read_to_its_end_is_gone_on_with() {
        let mut given = ["3 4\n", "5\n", ""].into_iter();
        let mut lines = TypedLines::new(|| Ok(given.next().unwrap_or_default().as_bytes().to_vec()));
        let (mut two, mut rest) = ([0; 2], String::new());
        lines.read_exact(&mut two).unwrap();
        lines.read_line(&mut rest).unwrap();
        assert_eq!((&two[..], rest.as_str()), (&b"3 "[..], "4\n"));
        lines.read_to_string(&mut rest).unwrap();
        assert_eq!(rest, "4\n5\n");
    }
}
