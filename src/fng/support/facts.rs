//! What support asks of the mission: activity, edges, where reinforcements come in [Where Reinforcements Deploy, Defense, Overrun].

use super::data::data;
use super::play::Who;
use super::step::Table;
use crate::error::Error;
use crate::fng::cards::Card;
use crate::fng::mission::{Mission, MissionId};
