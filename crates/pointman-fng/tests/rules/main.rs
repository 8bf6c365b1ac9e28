//! The rules of FNG, area by area.

mod army_lists;
mod attributes;
mod campaign;
mod campaign_data;
mod checks;
mod checks_attributes;
mod checks_data;
mod checks_examples;
mod combat;
mod evening;
mod mission;
mod raise;
mod readings;
mod schemas;
mod soak;
mod squads;
mod structure;
mod support;
mod told;
mod tunnels;
