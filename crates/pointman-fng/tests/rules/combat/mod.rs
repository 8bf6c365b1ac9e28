//! FNG's compound procedures against the rules: worked examples, single rules, laws that hold for any
//! options.

mod armor;
mod blasts;
mod examples;
mod fighting;
mod laws;
mod shooting;
mod support;
mod unlucky;
