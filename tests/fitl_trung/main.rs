//! Non-player factions: their tables, and how they decide by them.

mod activation;
mod arvn_operations;
mod arvn_specials;
mod coin_random;
mod conditions;
mod course;
mod deed;
mod eligibility;
mod moves;
mod pieces;
mod scene;
mod selection;
mod tables;
mod us_advise;
mod us_air_strike;
mod us_assault;
mod us_moves;
mod us_train;
mod walking;
