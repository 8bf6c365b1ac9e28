//! What the players choose when a turn goes on: a Star's Attributes, what Reputation Points are spent on, who
//! signs on again, who leads.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::TourOfDuty;
use crate::attributes;
use pointman_core::error::Error;
use pointman_core::names;

/// What the players choose. A choice that turns out not to be needed is passed over.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Choices {
    /// The Attributes each Star gets next, in order, by the Star's name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub attributes: BTreeMap<String, Vec<String>>,
    /// Who buys an Attribute for 8 Reputation Points.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub buy: Vec<String>,
    /// Who does not advance, to save for an Attribute (char-12).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub save: Vec<String>,
    /// Whether a Star whose tour ends signs on for another, by the Star's name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub re_up: BTreeMap<String, bool>,
    /// Who takes over where several men of the highest Rep may (char-21).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leader: Option<String>,
    /// Names for new men, in the order they come.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub new_men: Vec<String>,
}

impl Choices {
    /// Names resolved to those of the roster, Attributes to their ids.
    ///
    /// # Errors
    /// [`Error::Usage`] for unknown names and contradictions.
    pub fn resolved(&self, campaign: &TourOfDuty) -> Result<Choices, Error> {
        let known: Vec<&str> = campaign.men().map(|figure| figure.name.as_str()).collect();
        let name = |typed: &String| -> Result<String, Error> {
            if known.contains(&typed.as_str()) {
                return Ok(typed.clone());
            }
            let index = names::resolve_in_any_case("figure", typed, &known).map_err(Error::Usage)?;
            Ok(known[index].to_owned())
        };
        let mut wanted = BTreeMap::new();
        for (who, list) in &self.attributes {
            let ids: Vec<String> = list
                .iter()
                .map(|typed| Ok(attributes::find(typed)?.id.id().to_owned()))
                .collect::<Result<_, Error>>()?;
            wanted.insert(name(who)?, ids);
        }
        let names_of = |list: &Vec<String>| list.iter().map(&name).collect::<Result<Vec<_>, _>>();
        let chosen = Choices {
            attributes: wanted,
            buy: names_of(&self.buy)?,
            save: names_of(&self.save)?,
            re_up: self
                .re_up
                .iter()
                .map(|(who, stays)| Ok((name(who)?, *stays)))
                .collect::<Result<_, Error>>()?,
            leader: self.leader.as_ref().map(&name).transpose()?,
            new_men: self.new_men.clone(),
        };
        for (index, new) in chosen.new_men.iter().enumerate() {
            if new.trim().is_empty() {
                return Err(Error::Usage("the name of a new soldier is empty".to_owned()));
            }
            if known.contains(&new.as_str()) || chosen.new_men[..index].contains(new) {
                return Err(Error::Usage(format!("{new} is already in the squad: names must be unique")));
            }
        }
        Ok(chosen)
    }
}
