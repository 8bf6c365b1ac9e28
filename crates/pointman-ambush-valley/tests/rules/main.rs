//! The Ambush Valley campaign, from its smallest table to a whole campaign and back.

mod after;
mod apart;
mod before;
mod co_op;
mod corrections;
mod developments;
mod helpers;
mod laws;
mod odds;
mod options;
mod printed;
mod reports;
mod schemas;
mod setting_up;
mod strict;
mod tables;
mod told;
mod vocabulary;
mod whole;
mod wild;
