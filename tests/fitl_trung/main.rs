//! Non-player factions: their tables, and how they decide by them.

mod activation;
mod coin_random;
mod conditions;
mod course;
mod deed;
mod eligibility;
mod executed;
mod insurgent_random;
mod moves;
mod nva_attack;
mod nva_easter_offensive;
mod nva_march;
mod nva_rally;
mod nva_specials;
mod nva_terror;
mod pieces;
mod scene;
mod selection;
mod tables;
mod turn;
mod vc_attack;
mod vc_march;
mod vc_rally;
mod vc_specials;
mod vc_terror;
mod walking;
