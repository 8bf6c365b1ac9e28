//! What squads fight with and draw: weapons, vehicles, cards.

mod cards;
mod vehicles;
mod weapons;
