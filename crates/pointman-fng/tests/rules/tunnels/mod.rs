//! FNG's tunnels and booby traps against the rules: every table cell by cell, every note and kind of section,
//! laws that hold for any complex, the commands from outside.

mod below;
mod complexes;
mod odds;
mod rats;
mod scene;
mod tables;
mod traps;
