//! What the words of an answer mean, and how they are shown.

use super::super::super::answers::{Sense, begins_a_part};
use super::CampaignClient;
use crate::ambush_valley::{Deployment, OWN_FIRETEAM, OWN_SQUAD, Player, Step, has_letters};
use crate::named::{Named, plain, word_of_name};

impl Sense for CampaignClient {
    /// A force, and the platoon before its team, by the name that people have given it.
    fn shown(&self, word: &str) -> String {
        let campaign = self.campaign();
        let is_force = |id: &str| campaign.forces().any(|force| force.id() == id);
        if is_force(word) {
            return campaign.force_called(word).to_owned();
        }
        let to = self.sitting().or_else(|| self.asked.borrow().clone());
        let shown = campaign.shown_to(to.as_deref(), word);
        match shown.split_once(':') {
            Some((of, team)) if is_force(of) => format!("{}: {team}", campaign.force_called(of)),
            _ => shown,
        }
    }

    fn says_the_only(&self, word: &str) -> bool {
        [OWN_FIRETEAM, OWN_SQUAD].contains(&word)
    }

    /// Of what is bought a team, a squad or a number alone is left to be said, of a roll for the length a
    /// force, which does not say what it is.
    fn under_way(&self, words: &[String], next: &[&str]) -> String {
        let said = words.iter().map(|word| self.shown(word)).collect::<Vec<_>>().join(" ");
        let is_bought = |asset: &str| words.iter().any(|word| word == asset);
        let is_of_platoon = is_bought(OWN_FIRETEAM) || is_bought(OWN_SQUAD);
        let is_turn = !next.is_empty() && next.iter().all(|word| word.parse::<u32>().is_ok());
        if is_turn && (is_of_platoon || words.first().is_some_and(|word| word == "buy")) {
            return format!("{said}, in game turn");
        }
        let campaign = self.campaign();
        let is_force = |word: &&str| campaign.forces().any(|force| force.id() == *word);
        if !next.is_empty() && next.iter().all(is_force) {
            return match words.first().map(String::as_str) {
                Some("length") => format!("{said}, who has Initiative"),
                Some("buy") => format!("{said}, for which platoon"),
                _ => said,
            };
        }
        match words.last().filter(|_| !next.is_empty()).map(String::as_str) {
            Some(OWN_FIRETEAM) => format!("{said}, which fireteam"),
            Some(OWN_SQUAD) => format!("{said}, which squad"),
            _ => said,
        }
    }

    fn is_short_for(&self, typed: &str, word: &str) -> bool {
        is_word_of_asset(typed, word)
    }

    /// A team is also called by the name it has on the logs: `1A` is `squad-1-a`, `us-2 1a` the one of
    /// another platoon; a force by its name; a quadrant by its letters: `nw`.
    fn means(&self, typed: &str, word: &str) -> bool {
        let campaign = self.campaign();
        // A number behind a fireteam that is bought is the game turn in which it comes.
        let is_number = typed.chars().all(|digit| digit.is_ascii_digit());
        let mut bought = campaign.regulars.iter().flat_map(|force| &force.teams);
        if is_number
            && campaign.step == Step::ExecuteOperation
            && bought.any(|team| team.id == word && team.deployed == Deployment::No)
        {
            return false;
        }
        let is_team = |typed: &str, word: &str| {
            let mut teams = campaign.regulars.iter().flat_map(|force| &force.teams);
            teams.any(|team| team.id == word && team.name.to_lowercase().starts_with(typed))
        };
        let of_platoon = || {
            let (force, team) = word.split_once(':')?;
            // Without its platoon a team is one of the player's own.
            let (typed_force, typed) = campaign.after_force(typed)?;
            Some(typed_force == force && (is_team(typed, team) || begins_a_part(typed, team)))
        };
        let is_force = || {
            let force = campaign.forces().find(|force| force.id() == word);
            let name = force.map(|force| force.name().to_lowercase());
            name.is_some_and(|name| plain(&name).starts_with(&plain(typed)) || begins_a_part(typed, &name))
        };
        // A side by who leads it, as the list says.
        let leads = |player: &Player| player.force == word && plain(&player.name).starts_with(&plain(typed));
        let is_called = |part: &str| plain(part) == plain(typed);
        let runs = |who: &String| campaign.co_op && who.split_whitespace().any(is_called);
        let is_run = || {
            let is_other = campaign.players.iter().all(|player| player.force != word);
            is_other
                && campaign.forces().any(|force| force.id() == word)
                && campaign.opposition.as_ref().is_some_and(runs)
        };
        let is_led = || campaign.players.iter().any(|player| campaign.is_named(player) && leads(player));
        let is_quadrant = || has_letters(word, typed);
        // `hit` is no part of `rest-hit`, which is said of other teams.
        let is_part = || !word.starts_with("rest-") && begins_a_part(typed, word);
        // A man by any part of his name: `ller` is Keller.
        let is_man = || {
            let mut men = campaign.regulars.iter().filter_map(|force| force.answered_with(word));
            men.any(|man| word_of_name("man", typed, &[Named::new("", &man.name)]).is_ok())
        };
        let mut teams = campaign.regulars.iter().flat_map(|force| &force.teams);
        let is_id = teams.any(|team| team.name == word && team.id == typed);
        is_id
            || is_man()
            || is_part()
            || is_team(typed, word)
            || of_platoon().unwrap_or(false)
            || is_quadrant()
            || is_force()
            || is_led()
            || is_run()
    }
}

/// Whether `typed` is a whole word of the id of an asset: it is as good at the end as at the beginning, so
/// that `gunship` may be either of two, and none of them is bought unasked.
fn is_word_of_asset(typed: &str, word: &str) -> bool {
    crate::ambush_valley::tables().asset(word).is_some()
        && word.split('-').any(|part| part.eq_ignore_ascii_case(typed))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_two_assets_have_means_either_wherever_it_stands() {
        for asset in ["gunship-air-support", "helicopter-gunship"] {
            assert!(is_word_of_asset("gunship", asset), "{asset}");
            assert!(!is_word_of_asset("gun", asset), "a beginning is looked for after whole words");
        }
        assert!(!is_word_of_asset("squad", "squad-3"), "no asset");
    }
}
