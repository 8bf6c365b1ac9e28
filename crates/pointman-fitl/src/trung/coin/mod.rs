//! What non-player US and ARVN do alike: Assault, Sweep and Patrol in a space, and strikes of Special Forces.

pub mod assault;
pub mod commando;
pub mod cubes;
pub mod patrol;
pub mod sweep;
