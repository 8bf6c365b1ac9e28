//! A program that does nothing: what `cargo bench --bench startup` measures pointman against.

fn main() {}
