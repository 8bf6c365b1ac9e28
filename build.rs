//! Prepares the data that is compiled in.

fn main() {}
