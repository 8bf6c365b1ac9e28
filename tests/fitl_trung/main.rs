//! Non-player factions: their tables, and how they decide by them.

mod activation;
mod conditions;
mod course;
mod eligibility;
mod executed;
mod insurgent_random;
mod moves;
mod nva_march;
mod nva_rally;
mod pieces;
mod scene;
mod selection;
mod tables;
mod walking;
