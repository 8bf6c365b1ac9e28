//! Texts that grant NVA or VC Operations and Special Activities, or any faction one of its choice; Easter and Tet Offensive.

use crate::error::Error;
use crate::fitl::events::play::Play;

/// Executes the text. Gives whether it is one of these.
///
/// # Errors
/// When a choice is not answered, or the refusal of an answer.
pub(super) fn execute(_play: &mut Play<'_, '_>) -> Result<bool, Error> {
    Ok(false)
}
