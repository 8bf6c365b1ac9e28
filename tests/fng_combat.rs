//! FNG's compound procedures against the rules: worked examples, single rules, laws that hold for any
//! options.

#[path = "fng_combat/armor.rs"]
mod armor;
#[path = "fng_combat/blasts.rs"]
mod blasts;
#[path = "fng_combat/examples.rs"]
mod examples;
#[path = "fng_combat/fighting.rs"]
mod fighting;
#[path = "fng_combat/laws.rs"]
mod laws;
#[path = "fng_combat/shooting.rs"]
mod shooting;
#[path = "fng_combat/support.rs"]
mod support;
#[path = "fng_combat/unlucky.rs"]
mod unlucky;
