//! Non-player factions: their tables, and how they decide by them.

mod activation;
mod asked_patrol;
mod asked_pieces;
mod coin_random;
mod conditions;
mod coup_commands;
mod coup_commitment;
mod coup_laws;
mod coup_redeploy;
mod coup_scene;
mod coup_sheet;
mod coup_support;
mod course;
mod deed;
mod eligibility;
mod moves;
mod pieces;
mod scene;
mod selection;
mod tables;
mod turn;
mod walking;
