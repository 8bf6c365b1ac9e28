//! The checks, the Attributes and their texts, as the build script bakes them.

use crate::attributes::data::*;
use crate::baked::{List, Pairs, Text};
use crate::checks::condition::*;
use crate::checks::data::*;
use crate::checks::engine::*;
use crate::words::*;

include!(concat!(env!("OUT_DIR"), "/fng_tables.rs"));
