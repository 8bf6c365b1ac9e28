//! FNG missions: the examples of the rules as sentences, the laws of what is generated, and the commands.

mod cards;
mod examples;
mod odds;
mod order;
mod readings;
mod reveal;
mod wheels;
