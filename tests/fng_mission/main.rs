//! FNG missions: the examples of the rules as sentences, the laws of what is generated, and the commands.

mod commands;
mod examples;
mod laws;
mod odds;
mod order;
mod readings;
mod reveal;
