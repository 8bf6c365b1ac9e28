//! The program, driven from outside.

mod ambush_valley;
mod atomic_writes;
mod command_line;
mod dice_expressions;
mod fitl_citations;
mod fitl_coup;
mod fitl_example;
mod fitl_game;
mod fitl_map;
mod fitl_options;
mod fitl_trung_coup;
mod fng_campaign;
mod fng_checks_odds;
mod fng_combat_commands;
mod fng_evening;
mod fng_mission;
mod fng_mission_laws;
mod fng_squad_commands;
mod fng_squads;
mod fng_support;
mod fng_tunnels;
mod fng_tunnels_laws;
mod fuzz_seeds;
mod generated;
mod map_glyphs;
mod old_documents;
mod play;
mod readme;
mod safety;
#[allow(dead_code, reason = "each area uses its own part of them")]
mod scenes;
mod scripts;
mod simulate;
mod structure;
mod trung_citations;
mod trung_turn;
