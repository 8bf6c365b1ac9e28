//! Non-player factions: their tables, and how they decide by them.

mod activation;
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
mod turn;
mod us_assault;
mod us_train;
mod walking;
