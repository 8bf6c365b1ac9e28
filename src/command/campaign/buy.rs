//! `campaign-buy`: spends Operational Momentum before or during a game.

use clap::Args;
use serde::Deserialize;
use serde_json::json;

use crate::ambush_valley::CAMPAIGN_BUY;
use crate::command::ambush_valley::step::{Either, Played, force_id, listed, open_either, step};
use crate::command::fng::combat::words::one_or_many;
use crate::command::step::{Taking, Wanted};
use crate::command::{DiceOptions, FilterOptions, Group, Opened, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::question::OpenQuestion;
use crate::voice::option;

/// Buys an asset.
#[derive(Debug, Args, Deserialize)]
pub struct CampaignBuy {
    /// The campaign or mission, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// The force that buys it [default: the only one that can]
    #[arg(long, value_name = "FORCE")]
    #[serde(default)]
    pub force: Option<String>,
    /// The asset
    #[arg(long, value_name = "ASSET")]
    pub asset: String,
    /// The teams it brings (own-fireteam and own-squad)
    #[arg(long, value_name = "TEAM", value_delimiter = ',')]
    #[serde(default, deserialize_with = "one_or_many")]
    pub teams: Vec<String>,
    /// The game turn that is about to begin; 0 before the first
    #[arg(long, value_name = "N", default_value_t = 0)]
    #[serde(default)]
    pub game_turn: u32,
}

impl Subcommand for CampaignBuy {
    const PATH: &'static [&'static str] = &["campaign-buy"];
    const ALSO: &'static [&'static [&'static str]] = &[&["campaign", "buy"]];
    const GROUP: Group = Group::Campaigns;
    const ABOUT: &'static str = "Buy an asset with Operational Momentum before or during a game";
    const EXAMPLES: &'static str = "\
pointman campaign-buy song-be.json -i --asset tank                            # sets up with the force
pointman campaign-buy song-be.json -i --force us --asset own-fireteam --teams squad-3-b --game-turn 4";
    const POSITIONAL: &'static [&'static str] = &["document", "force", "asset"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        match open_either(&self.filter.document, session)? {
            Either::Campaign(opened) => {
                let campaign = &*opened.document.data;
                campaign.check_may_buy(&self.buyer(campaign)?)?;
                self.buy(*opened, session)
            }
            Either::Mission(opened) => self.buy(*opened, session),
        }
    }
}

impl CampaignBuy {
    /// The force that was named, or the only one with Operational Momentum: insurgents buy nothing (4.5).
    fn buyer(&self, state: &impl Played) -> Result<String, Error> {
        match (&self.force, state.regulars()) {
            (Some(typed), _) => force_id(state, typed),
            (None, [only]) => Ok(only.id.clone()),
            (None, several) => {
                let ids = several.iter().map(|force| force.id.as_str());
                let force = OpenQuestion::of("force", "the force that buys it", "AV 4.5").legal(ids);
                Err(Error::needs("", force, option("force")))
            }
        }
    }

    fn buy<S: Played>(self, opened: Opened<S>, session: &Session) -> Result<Outcome, Error> {
        let write = self.filter.write(opened.origin.clone())?;
        // As orders name it: `own-fireteam:2a`.
        let (asset, team) = self.asset.split_once(':').unwrap_or((&self.asset, ""));
        let teams = self.teams.iter().map(String::as_str).chain(Some(team).filter(|team| !team.is_empty()));
        let buyer = self.buyer(&*opened.document.data)?;
        // Insurgents are refused by the step.
        let mut regulars = opened.document.data.regulars().iter();
        let asset = match regulars.find(|force| force.id == buyer) {
            Some(force) => force.asset_named(asset)?,
            None => asset.to_owned(),
        };
        let choices = json!({
            "force": buyer,
            "asset": asset,
            "teams": teams.flat_map(listed).collect::<Vec<_>>(),
            "game_turn": self.game_turn,
        });
        let wanted = Wanted::Given(CAMPAIGN_BUY, choices);
        step(opened, wanted, Taking::with(&DiceOptions::default()), write, session)
    }
}
