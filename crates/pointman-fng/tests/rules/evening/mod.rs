//! The evening at the table: everyone on it, who acts, and the fights that are written into the document.

mod activations;
mod below;
mod boarding;
mod by_the_book;
mod by_the_rules;
mod casualties;
mod charges;
mod door_gunners;
mod enemy;
mod fire;
mod flown_off;
mod guns;
mod jungle;
mod likely;
mod mended;
mod mended_acts;
mod mended_aims;
mod mended_reactions;
mod mended_shots;
mod mended_units;
mod mended_weapons;
mod resolve;
mod scene;
mod set_up;
mod turns;
mod under_fire;
