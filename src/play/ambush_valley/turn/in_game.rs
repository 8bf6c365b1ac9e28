//! Why what is typed while the game is played cannot be done: an asset is too dear, nobody is named.

use serde_json::{Value, json};

use super::super::super::console::{Rules, with_stop};
use super::super::desk::CampaignClient;
use crate::ambush_valley::{Buy, Campaign, OWN_FIRETEAM, OWN_SQUAD, RegularForce};
use crate::names::either;

/// What refuses words at the prompt of a game.
pub(super) struct InGame<'a> {
    pub(super) client: &'a CampaignClient,
}

impl Rules for InGame<'_> {
    /// What is bought, in the words that reports have for it: `buy fireteam from own platoon 3a turn 3`.
    fn accept(&self, typed: &str, _is_ended: bool) -> bool {
        let bought = self.bought(typed).map(|(force, buy, game_turn)| buying(&force, &buy, game_turn));
        bought.is_some_and(|options| self.client.paper.would(&["campaign-buy"], options).is_ok())
    }

    /// The same behind a `buy` that was typed alone.
    fn accept_line(&self, said: &[String], line: &str) -> Option<usize> {
        let step = line.split(';').next().unwrap_or_default();
        let is_bought = !said.is_empty() && self.accept(&format!("{} {step}", said.join(" ")), true);
        is_bought.then_some(step.len())
    }

    fn refusal(&self, typed: &str) -> Option<String> {
        let typed = typed.trim();
        let behind =
            |word: &str| typed.strip_prefix(word).filter(|rest| rest.starts_with(' ')).map(str::trim);
        let why = match (behind("buy"), behind("length")) {
            (Some(rest), _) => self.not_bought(rest),
            (_, Some(rest)) => self.no_roll(rest),
            _ => None,
        };
        why.map(|why| with_stop(&why))
    }
}

impl InGame<'_> {
    /// What `buy` with an asset by any of its names, the teams it brings and the game turn would buy, for the
    /// platoon that is named or the only one here, and when.
    pub(super) fn bought(&self, typed: &str) -> Option<(String, Buy, u32)> {
        let campaign = self.client.campaign();
        let here = self.client.here();
        let rest = typed.trim().strip_prefix("buy ")?.trim();
        let (named, rest) =
            campaign.after_force(rest).map_or((None, rest), |(force, rest)| (Some(force), rest));
        let is_meant =
            |force: &&RegularForce| here.contains(&force.id) && named.is_none_or(|id| id == force.id);
        let mut buyers = campaign.regulars.iter().filter(is_meant);
        let force = buyers.next().filter(|_| buyers.next().is_none())?;
        let (words, turn) = words_and_turn(rest);
        let (asset, used) = force.asset_meant(&words)?;
        let teams = words[used..].iter().map(|team| (*team).to_owned()).collect();
        Some((force.id.clone(), Buy { asset, teams }, turn?))
    }

    /// Why an asset cannot be bought: `us tank 3`. Where several platoons may buy, one has to be named for
    /// what more than one of them could have.
    fn not_bought(&self, typed: &str) -> Option<String> {
        let campaign = self.client.campaign();
        let here = self.client.here();
        let (named, rest) = match campaign.after_force(typed) {
            Some((force, rest)) => (Some(force), rest),
            None => (None, typed),
        };
        // What a side buys it buys at its own keyboard.
        if let Some(other) = named.filter(|id| !here.iter().any(|one| one == id)) {
            return Some(format!("{} buys at a keyboard of its own", campaign.force_called(other)));
        }
        let is_meant =
            |force: &&RegularForce| here.contains(&force.id) && named.is_none_or(|id| id == force.id);
        let buyers: Vec<&RegularForce> = campaign.regulars.iter().filter(is_meant).collect();
        let (words, turn) = words_and_turn(rest);
        let mut refused = Vec::new();
        for force in &buyers {
            let (asset, used) = match force.asset_meant(&words) {
                Some((asset, used)) => (asset, used),
                // Another may know it.
                None if buyers.len() > 1 => continue,
                None => ((*words.first()?).to_owned(), 1),
            };
            let teams = words[used..].iter().map(|team| (*team).to_owned()).collect();
            let options = buying(&force.id, &Buy { asset: asset.clone(), teams }, turn.unwrap_or_default());
            if let Some(why) = unnamed_team(&campaign, force, &asset, &words[used..], turn) {
                refused.push(why);
                continue;
            }
            match self.client.paper.would(&["campaign-buy"], options) {
                Err(error) => refused.push(error.to_string()),
                Ok(()) if buyers.len() > 1 => {
                    return Some(format!("say for which platoon: `buy {} {rest}`", force.name));
                }
                Ok(()) => return None,
            }
        }
        (!refused.is_empty()).then(|| refused.join("; "))
    }

    /// Why there is no roll for the length: `7 us`.
    fn no_roll(&self, typed: &str) -> Option<String> {
        let campaign = self.client.campaign();
        let due = campaign.mission.as_ref()?.length_due()?;
        let (first, rest) = typed.split_once(' ').unwrap_or((typed, ""));
        let who = match first.parse::<u32>() {
            Ok(turn) if turn == due => rest,
            Ok(turn) => {
                let why = format!(
                    "there is no roll at the end of turn {turn}: the next is at the end of turn {due}"
                );
                return Some(why);
            }
            Err(_) => typed,
        };
        let is_named = campaign.force_named(who).is_some() || campaign.after_force(who).is_some();
        let names: Vec<&str> = campaign.forces().map(|force| force.name()).collect();
        (!who.is_empty() && !is_named)
            .then(|| format!("`{who}`: say who has Initiative and rolls: {}", either(&names)))
    }
}

/// The options of `campaign-buy` that buy this for a force.
pub(super) fn buying(force: &str, buy: &Buy, game_turn: u32) -> Value {
    let Buy { asset, teams } = buy;
    json!({ "force": force, "asset": asset, "teams": teams.join(","), "game_turn": game_turn })
}

/// The words of what is bought, and the game turn that stands behind them, if one does: `tank in turn 3`.
fn words_and_turn(typed: &str) -> (Vec<&str>, Option<u32>) {
    let mut words: Vec<&str> = typed.split_whitespace().collect();
    let turn = words.last().and_then(|turn| turn.parse::<u32>().ok());
    words.truncate(words.len() - usize::from(turn.is_some()));
    while turn.is_some() && words.last().is_some_and(|word| ["in", "game", "turn"].contains(word)) {
        words.pop();
    }
    (words, turn)
}

/// That a fireteam or a squad of the own platoon is named by the teams it may be, with the words that buy the
/// first of them; none where teams are named, or there are none.
fn unnamed_team(
    campaign: &Campaign,
    force: &RegularForce,
    asset: &str,
    named: &[&str],
    turn: Option<u32>,
) -> Option<String> {
    if !named.is_empty() || ![OWN_FIRETEAM, OWN_SQUAD].contains(&asset) {
        return None;
    }
    let open = campaign.open_purchases(&force.id);
    let teams = open.iter().filter(|(known, _)| known == asset).flat_map(|(_, teams)| teams);
    let teams: Vec<&str> = teams.map(|team| force.team_called(team)).collect();
    let turn = turn.map_or_else(|| "TURN".to_owned(), |turn| turn.to_string());
    let first = teams.first()?;
    let asset = force.name_of_asset(asset);
    let such = format!("`buy {} {} {first} {turn}`", force.name, asset.to_lowercase());
    Some(format!("{asset}: name which it brings, {}: {such}", either(&teams)))
}
