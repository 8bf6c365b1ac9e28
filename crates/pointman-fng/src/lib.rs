#![doc = include_str!("../README.md")]

pub mod army_lists;
pub mod attributes;
mod baked;
pub mod calendar;
pub mod campaign;
pub mod campaign_data;
pub mod checks;
pub mod combat;
pub mod evening;
pub mod mission;
pub mod raise;
pub mod squads;
pub mod support;
mod tables;
pub mod told;
pub mod traps;
pub mod tunnels;
pub(crate) mod words;

/// The schemas of what is read here.
pub const SCHEMAS: pointman_core::document::Schemas =
    pointman_core::document::Schemas::Baked(include_bytes!("schemas.json.z"));

/// All of them, made from the types.
pub fn all_schemas() -> Vec<pointman_core::document::Made> {
    use pointman_core::document::made;
    let documents = made::<campaign::TourOfDuty>().into_iter().chain(made::<mission::Mission>());
    let documents = documents.chain(made::<squads::squad::Squad>());
    documents.chain(campaign::schemas()).collect()
}

pub use baked::Text;
