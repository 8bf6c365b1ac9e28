//! Attributes of figures: what they are made of and which results they replace (FNG "Attributes", "Random
//! Character Generation").

pub(crate) mod data;
mod held;

use crate::checks::{self, Check, Edition};
use crate::tables::{ATTRIBUTES, RANDOM};
use crate::words::AttributeId;
use crate::{baked, words};
use pointman_core::error::Error;
use pointman_core::names;
use pointman_core::way;

pub use data::{Attribute, ByRoll, Effect, Replaced};
pub use held::Attributes;

impl Attribute {
    /// The Attributes it is made of when `die` is rolled for it; none when no row has that die.
    pub fn granted_by(&self, die: u8) -> Option<&'static [AttributeId]> {
        self.grants_by_roll.iter().find(|row| (row.from..=row.to).contains(&die)).map(|row| row.grants.all())
    }

    /// All that it does, when, and on which checks and rules, in words.
    ///
    /// ```
    /// use pointman_fng::attributes;
    /// let scout = attributes::find("scout")?;
    /// assert_eq!(scout.told(), "counts as Fast and Tough");
    /// # Ok::<(), pointman_core::error::Error>(())
    /// ```
    pub fn told(&self) -> String {
        let mut parts: Vec<String> = Vec::new();
        if !self.grants.is_empty() {
            let granted = self.grants.iter().filter_map(|id| by_id(*id)).map(|granted| granted.name.as_str());
            let granted: Vec<&str> = granted.collect();
            parts.push(match granted[..] {
                [ref most @ .., last] if !most.is_empty() => {
                    format!("counts as {} and {last}", most.join(", "))
                }
                _ => format!("counts as {}", granted.join(", ")),
            });
        }
        parts.extend(
            self.effects
                .iter()
                .map(|effect| effect_told(&rule_called(&effect.on), &effect.when, &effect.effect)),
        );
        if parts.is_empty() { "no rule is printed for it".to_owned() } else { parts.join("; ") }
    }
}

/// The check or the rule with this id, by its name: `In Sight`, or `movement`.
pub fn rule_called(id: &str) -> String {
    let of_check = |edition| find_check(id, edition).map(|check| check.name.to_string());
    of_check(Edition::One).or_else(|| of_check(Edition::Two)).unwrap_or_else(|| id.replace('-', " "))
}

fn find_check(id: &str, edition: Edition) -> Option<&'static Check> {
    checks::ids().find(|known| known.id() == id).and_then(|known| checks::of_edition(known, edition).ok())
}

/// An effect of an Attribute: on what, when, and how.
pub fn effect_told(on: &str, when: &str, effect: &str) -> String {
    match when {
        "" | "always" => format!("{on}: {effect}"),
        when => format!("{on} ({when}): {effect}"),
    }
}

/// Every Attribute in the order of the rules.
pub fn all() -> &'static [Attribute] {
    ATTRIBUTES.all()
}

/// The Attribute `typed` means: its id, its name or another spelling of it, or a unique beginning of the id.
///
/// # Errors
/// [`Error::Usage`] with the nearest names.
pub fn find(typed: &str) -> Result<&'static Attribute, Error> {
    // Documents name them by id, and each check of a state reads them.
    if let Some(found) = ATTRIBUTES.iter().find(|attribute| attribute.id.id() == typed) {
        return Ok(found);
    }
    let plain = |text: &str| text.to_lowercase().replace([' ', '_'], "-");
    let wanted = plain(typed);
    let spelt = |attribute: &Attribute| {
        attribute.id.id() == wanted
            || plain(&attribute.name) == wanted
            || attribute.aliases.iter().any(|alias| plain(alias) == wanted)
    };
    if let Some(found) = ATTRIBUTES.iter().find(|attribute| spelt(attribute)) {
        return Ok(found);
    }
    let ids: Vec<_> = ATTRIBUTES.iter().map(|attribute| attribute.id.id()).collect();
    let all = way!("pointman fng list attributes", "list attributes");
    let found = names::look_up("Attribute", &wanted, &ids).map_err(|why| names::listed_by(&all, &why));
    found.map(|index| &ATTRIBUTES[index]).map_err(Error::Usage)
}

/// The Attribute `typed` with its die, as documents write it, of those for which one is rolled:
/// `street-punk:2`.
pub fn with_die(typed: &str) -> Option<String> {
    let (id, die) = typed.split_once(':')?;
    let attribute = find(id).ok()?;
    attribute.granted_by(die.parse().ok()?).map(|_| format!("{}:{die}", attribute.id.id()))
}

/// The name of the Attribute that a document writes so, without the die of a Street Punk; an unknown one as
/// it is written.
pub fn name_of(written: &str) -> &str {
    let id = written.split(':').next().unwrap_or(written);
    find(id).map_or(id, |attribute| attribute.name.as_str())
}

/// The Attributes in `typed` and all they are made of, each once.
/// Street Punk brings what both its rolls give, or with the die (`street-punk:2`) all that the die gives.
///
/// # Errors
/// [`Error::Usage`] for an unknown Attribute or a die that is none.
pub fn expand(typed: &[String]) -> Result<Vec<&'static Attribute>, Error> {
    let mut found: Vec<&'static Attribute> = Vec::new();
    for text in typed {
        let (name, die) = match text.split_once(':') {
            Some((name, die)) => (name, Some(die)),
            None => (text.as_str(), None),
        };
        let attribute = find(name)?;
        add(attribute, &mut found);
        if let Some(die) = die {
            let rolled = die.parse().ok().and_then(|die| attribute.granted_by(die));
            let Some(granted) = rolled else {
                return Err(Error::Usage(match attribute.grants_by_roll.is_empty() {
                    true => {
                        format!("{text}: {} takes no die; give {} alone", attribute.name, attribute.id)
                    }
                    false => format!("{text}: follow {} with its die, 1 to 6", attribute.id),
                }));
            };
            granted.iter().filter_map(|id| by_id(*id)).for_each(|granted| add(granted, &mut found));
        }
    }
    Ok(found)
}

fn add(attribute: &'static Attribute, found: &mut Vec<&'static Attribute>) {
    if found.iter().any(|known| known.id == attribute.id) {
        return;
    }
    found.push(attribute);
    attribute.grants.iter().filter_map(|id| by_id(*id)).for_each(|granted| add(granted, found));
    if let [first, rest @ ..] = attribute.grants_by_roll.all() {
        let always = first.grants.iter().filter(|id| rest.iter().all(|row| row.grants.contains(id)));
        always.filter_map(|id| by_id(*id)).for_each(|granted| add(granted, found));
    }
}

/// The Attribute of this id.
pub fn by_id(id: AttributeId) -> Option<&'static Attribute> {
    ATTRIBUTES.iter().find(|attribute| attribute.id == id)
}

/// What `attribute` becomes for one of whom `has` tells what they have: Fluent is Language for a soldier
/// without Language.
pub fn fitting(attribute: &'static Attribute, has: impl Fn(AttributeId) -> bool) -> &'static Attribute {
    let lacks = attribute.requires.is_some_and(|needed| !has(needed));
    attribute.otherwise_becomes.filter(|_| lacks).and_then(by_id).unwrap_or(attribute)
}

/// The Attribute that a card gives on the odd or the even tables.
pub fn of_card(card: crate::squads::cards::Card, odd: bool) -> &'static Attribute {
    NumberedCard(card.index() as u8).attribute(odd)
}

/// The suits of the random tables, in the printed order.
pub const SUITS: [&str; 4] = ["diamonds", "hearts", "clubs", "spades"];
/// The ranks of the random tables, in the printed order.
pub const RANKS: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

/// A card of a full deck, numbered 0 to 51 in the printed order: diamonds 2 to ace, hearts, clubs, spades.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NumberedCard(u8);

impl NumberedCard {
    /// The card with this number; none from 52 on.
    pub fn new(number: usize) -> Option<Self> {
        u8::try_from(number).ok().filter(|&number| number < 52).map(NumberedCard)
    }

    /// The card `typed` names, such as `spades-3` or `hearts-K`.
    ///
    /// # Errors
    /// [`Error::Usage`] when it names none.
    pub fn parse(typed: &str) -> Result<Self, Error> {
        let unknown = || {
            Error::Usage(format!("{typed} is not a card: give suit and rank, such as spades-3 or hearts-K"))
        };
        let (suit, rank) = typed.split_once('-').ok_or_else(unknown)?;
        let suit = SUITS.iter().position(|name| name.eq_ignore_ascii_case(suit)).ok_or_else(unknown)?;
        let rank = RANKS.iter().position(|name| name.eq_ignore_ascii_case(rank)).ok_or_else(unknown)?;
        Ok(NumberedCard((suit * 13 + rank) as u8))
    }

    /// Its number, 0 to 51.
    pub fn number(self) -> i32 {
        i32::from(self.0)
    }

    /// Its name, such as `spades-3`.
    pub fn name(self) -> String {
        format!("{}-{}", SUITS[usize::from(self.0 / 13)], RANKS[usize::from(self.0 % 13)])
    }

    /// The Attribute it gives on the odd or the even tables.
    pub fn attribute(self, odd: bool) -> &'static Attribute {
        let id = RANDOM[usize::from(self.0) + if odd { 0 } else { 52 }];
        by_id(id).expect("the random tables name Attributes")
    }
}
