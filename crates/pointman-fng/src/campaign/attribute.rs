//! The Attributes a Star chooses as they rise or for Reputation Points [Attributes].

use super::roll::roll_table;
use super::turn::Work;
use crate::attributes;
use crate::checks::CheckId;
use crate::squads::squad::Figure;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;
use pointman_core::voice::option;

/// Gives `figure` the Attribute that a Star chooses next: the first of `wanted` they do not have yet. Gives
/// its id, with its die for a Street Punk.
pub(super) fn choose(
    figure: &mut Figure,
    wanted: Option<&Vec<String>>,
    work: &mut Work<'_>,
) -> Result<String, Error> {
    let name = figure.name.clone();
    let held = figure.attributes.all()?;
    let free = |id: &&String| !held.iter().any(|held| held.id.id() == *id);
    let Some(wanted) = wanted.into_iter().flatten().find(free) else {
        let form = format!("'{name}:ATTRIBUTE'");
        let gains = option("gains").called("attribute").with(&form);
        let message = format!("{name} is a Star and chooses an Attribute: give it with {gains}");
        let free = attributes::all().iter().map(|attribute| attribute.id);
        let free = free.filter(|id| !held.iter().any(|held| held.id == *id));
        let answers = free.map(|id| format!("{name}:{id}"));
        let which =
            OpenQuestion::of("attribute", "who takes which Attribute", "FNG Attributes").legal(answers);
        return Err(Error::asks(message, vec![which]));
    };
    let attribute =
        attributes::fitting(attributes::find(wanted)?, |id| held.iter().any(|held| held.id == id));
    let mut id = attribute.id.id().to_owned();
    let mut dice = Vec::new();
    if !attribute.grants_by_roll.is_empty() {
        dice = roll_table(CheckId::StreetPunk, &name, work.dice)?.dice;
        id = format!("{id}:{}", dice.first().copied().unwrap_or(1));
    }
    work.told.rolled("Attributes", &dice, format!("{name} chooses {}", attribute.name));
    figure.attributes.gain(id.clone());
    Ok(id)
}
