//! Attributes by die and card: odd or even tables, a card of the deck of 52 [Random Character Generation, Odd
//! Tables, Even Tables].

use crate::army_lists::{Alternative, ListOptions};
use crate::attributes::{self, Attribute, Attributes};
use crate::checks::AttributeId;
use crate::squads::cards::{Card, Deck};
use crate::squads::squad::Figure;
use crate::told::Told;
use pointman_core::dice::{Again, Dice};
use pointman_core::error::Error;

/// An Attribute as it was drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draw {
    /// The die: odd or even tables.
    pub die: u8,
    /// The cards, the last of which counts.
    pub cards: Vec<Card>,
    /// What it gives: an Attribute's id, with its die for Street Punk (`street-punk:2`); none when a card was
    /// kept to no effect.
    pub attribute: Option<String>,
}

/// The rule of the draw.
const RULE: &str = "attribute-draw";

/// Gives each figure an Attribute by die and card, one after the other.
///
/// # Errors
/// When the dice give no answer.
pub fn draw_attributes<'a>(
    figures: impl IntoIterator<Item = &'a mut Figure>,
    options: &ListOptions,
    deck: &mut Deck,
    told: &mut Told,
    dice: &mut dyn Dice,
) -> Result<(), Error> {
    for figure in figures {
        draw_attribute(figure, options, deck, told, dice)?;
    }
    Ok(())
}

/// Gives a figure one Attribute: a die for the tables, odd or even, then a card, which goes back into the
/// deck (char-17). A card for an Attribute that they have is drawn again. Street Punk is rolled for at once;
/// a soldier without Language who draws Fluent gets Language.
///
/// # Errors
/// When the dice give no answer, or never settle it.
pub fn draw_attribute(
    figure: &mut Figure,
    options: &ListOptions,
    deck: &mut Deck,
    told: &mut Told,
    dice: &mut dyn Dice,
) -> Result<Draw, Error> {
    let die = dice.d6(format_args!("odd or even tables, Attribute of {}", figure.name))?;
    let odd = die % 2 == 1;
    let tables = if odd { "odd" } else { "even" };
    let mut cards = Vec::new();
    let mut again = Again::default();
    let attribute = loop {
        let card = deck.draw(&[], dice, format_args!("Attribute of {}, {tables} tables", figure.name))?;
        if !options.has(Alternative::CardsStayOut) {
            deck.put_back(card);
        }
        cards.push(card);
        let given = fitting(attributes::of_card(card, odd), figure);
        let no_rule = given.id == AttributeId::StoneCold && options.has(Alternative::StoneColdAgain);
        if !no_rule && !has(figure, given.id) {
            break Some(given);
        }
        if !no_rule && options.has(Alternative::KeepRepeated) {
            break None;
        }
        again.throw(format_args!("Attribute of {}", figure.name))?;
    };
    let drawn: Vec<String> = cards.iter().map(ToString::to_string).collect();
    let drawn = drawn.join(", again ");
    let Some(attribute) = attribute else {
        told.rolled(
            RULE,
            &[die.into()],
            format!("{}: {tables} tables, {drawn}: an Attribute already held", figure.name),
        );
        return Ok(Draw { die, cards, attribute: None });
    };
    told.rolled(
        RULE,
        &[die.into()],
        format!("{}: {tables} tables, {drawn}: {}", figure.name, attribute.name),
    );
    let id = with_die(attribute, figure, told, dice)?;
    figure.attributes.gain(id.clone());
    Ok(Draw { die, cards, attribute: Some(id) })
}

/// The id under which a figure gets an Attribute: with its die where one is rolled for it (street-punk-1:
/// once, on receiving it).
///
/// # Errors
/// When the dice give no answer.
pub(super) fn with_die(
    attribute: &Attribute,
    figure: &Figure,
    told: &mut Told,
    dice: &mut dyn Dice,
) -> Result<String, Error> {
    if attribute.grants_by_roll.is_empty() {
        return Ok(attribute.id.id().to_owned());
    }
    let die = dice.d6(format_args!("{} of {}", attribute.name, figure.name))?;
    let granted = attribute.granted_by(die).unwrap_or_default();
    told.rolled(
        attribute.id.id(),
        &[die.into()],
        format!(
            "{}, {}: {}",
            figure.name,
            attribute.name,
            granted.iter().map(|id| id.id()).collect::<Vec<_>>().join(", ")
        ),
    );
    Ok(format!("{}:{die}", attribute.id))
}

/// Throws the die of each Attribute that a figure has without one (street-punk-1).
///
/// # Errors
/// When the dice give no answer.
pub(crate) fn throw_open_dice(
    figure: &mut Figure,
    told: &mut Told,
    dice: &mut dyn Dice,
) -> Result<(), Error> {
    let mut held = Attributes::default();
    for written in figure.attributes.written() {
        held.gain(match attributes::find(written) {
            Ok(attribute) => match attribute.grants_by_roll.is_empty() {
                true => written.clone(),
                false => with_die(attribute, figure, told, dice)?,
            },
            Err(_) => written.clone(),
        });
    }
    figure.attributes = held;
    Ok(())
}

/// What an Attribute becomes for one who lacks what it needs: Fluent is Language for a soldier without
/// Language.
pub(super) fn fitting(attribute: &'static Attribute, figure: &Figure) -> &'static Attribute {
    attributes::fitting(attribute, |id| has(figure, id))
}

/// Whether they have this Attribute, by itself or as part of another.
fn has(figure: &Figure, id: AttributeId) -> bool {
    figure.attributes.has(id)
}
