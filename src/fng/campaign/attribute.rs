//! How Attributes come during a campaign: drawn by a Grunt, chosen by a Star [Attributes; Random Character Generation].

use super::options::{Draws, Options, RepeatedAttribute, StoneCold};
use super::roll::{Rolled, roll_table};
use crate::dice::{Again, Dice, Recording};
use crate::error::Error;
use crate::fng::attributes::{self, Attribute};
use crate::fng::cards::{Card, Deck};
use crate::fng::squad::Figure;

/// What was drawn, and every answer of the dice on the way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Drawn {
    pub dice: Vec<u32>,
    /// None when a card gave one he has, to no effect.
    pub attribute: Option<String>,
}

/// Draws an Attribute for `figure`: a die for the tables, a card, and the die of a Street Punk.
pub(super) fn draw(figure: &Figure, deck: &mut Deck, options: &Options, dice: &mut dyn Dice) -> Result<Drawn, Error> {
    let mut recording = Recording::new(dice);
    let attribute = drawn(figure, deck, options, &mut recording)?;
    Ok(Drawn { dice: recording.into_answers(), attribute })
}

fn drawn(figure: &Figure, deck: &mut Deck, options: &Options, dice: &mut dyn Dice) -> Result<Option<String>, Error> {
    let odd = dice.d6(format_args!("{}, Attribute: odd or even tables", figure.name))? % 2 == 1;
    let held = attributes::expand(&figure.attributes)?;
    let mut again = Again::default();
    loop {
        if options.deck == Draws::PutBack {
            *deck = Deck::default();
        }
        let card = deck.draw(&[], dice, format_args!("{}, Attribute: a card", figure.name))?;
        if options.deck == Draws::PutBack {
            *deck = Deck::default();
        }
        let attribute = of_card(card, odd)?;
        // "Fluent" for one without Language becomes Language.
        let attribute = match (attribute.requires, attribute.otherwise_becomes) {
            (Some(needed), Some(other)) if !held.iter().any(|held| held.id == needed) => attributes::find(other)?,
            _ => attribute,
        };
        let has = held.iter().any(|held| held.id == attribute.id);
        if has && options.repeated == RepeatedAttribute::Keep {
            return Ok(None);
        }
        if has || (attribute.id == "stone-cold" && options.stone_cold == StoneCold::DrawAgain) {
            again.throw(format_args!("{}, Attribute: a card", figure.name))?;
            continue;
        }
        return received(attribute, &figure.name, dice).map(Some);
    }
}

/// The Attribute as it is noted: with its die, where it has one (street-punk-1).
fn received(attribute: &Attribute, name: &str, dice: &mut dyn Dice) -> Result<String, Error> {
    if attribute.grants_by_roll.is_empty() {
        return Ok(attribute.id.to_owned());
    }
    let Rolled { dice: faces, .. } = roll_table("street-punk", name, dice)?;
    Ok(format!("{}:{}", attribute.id, faces.first().copied().unwrap_or(1)))
}

/// The Attribute that a card gives on the odd or the even tables.
pub(super) fn of_card(card: Card, odd: bool) -> Result<&'static Attribute, Error> {
    let name = format!("{}-{}", card.suit.name(), crate::fng::cards::rank_name(card.rank));
    Ok(attributes::Card::parse(&name)?.attribute(odd))
}

/// The Attribute that a Star chooses next: the first of `wanted` that he has not.
pub(super) fn chosen(figure: &Figure, wanted: Option<&Vec<String>>, dice: &mut dyn Dice) -> Result<Drawn, Error> {
    let held = attributes::expand(&figure.attributes)?;
    let free = |id: &&String| !held.iter().any(|held| held.id == id.as_str());
    let Some(id) = wanted.into_iter().flatten().find(free) else {
        let name = &figure.name;
        let message = format!("{name} is a Star and chooses an Attribute: say which with --attribute '{name}:ATTRIBUTE'");
        return Err(Error::refused("FNG Attributes", message));
    };
    let mut recording = Recording::new(dice);
    let attribute = received(attributes::find(id)?, &figure.name, &mut recording)?;
    Ok(Drawn { dice: recording.into_answers(), attribute: Some(attribute) })
}
