//! What the men of a force are called, and by which words they are answered with.

use pointman_core::error::Error;
use pointman_core::named::{Named, plain, word_of_name};
use pointman_core::plural::listed;

use crate::{Campaign, Figure, OWN_FIRETEAM, OWN_SQUAD, RegularForce};

/// What is typed, and what is left of it without its last words: one of these may be a name.
pub(crate) fn beginnings(typed: &str) -> impl Iterator<Item = &str> {
    let blanks = typed.match_indices(char::is_whitespace).map(|(at, _)| at).rev();
    std::iter::once(typed.len()).chain(blanks).map(|end| typed[..end].trim())
}

impl Figure {
    /// The man as something to be named.
    pub fn named(&self) -> Named {
        Named::new(&self.id, &self.name)
    }

    fn name_in_one_word(&self) -> String {
        self.name.split_whitespace().collect::<Vec<_>>().join("-")
    }

    /// Whether this is their whole name, or their id.
    pub(crate) fn is_called(&self, name: &str) -> bool {
        !name.is_empty() && [&self.id, &self.name].iter().any(|of| plain(of) == plain(name))
    }
}

impl RegularForce {
    /// The word by which a man of the force is answered with: their name in one word, if nothing else is
    /// called so; else their id.
    pub fn word_for(&self, man: &Figure) -> String {
        let word = man.name_in_one_word();
        let said = plain(&word);
        let is_his_alone = !word.is_empty()
            && self
                .figures
                .iter()
                .all(|other| other.id == man.id || (plain(&other.name) != said && plain(&other.id) != said));
        if is_his_alone { word } else { man.id.clone() }
    }

    /// The man who is answered with by this word.
    pub fn answered_with(&self, word: &str) -> Option<&Figure> {
        let may_be = |man: &&Figure| man.id == word || man.name_in_one_word() == word;
        self.figures.iter().filter(may_be).find(|man| self.word_for(man) == word)
    }

    /// The teams, by their ids in the order of the log, of the squad that a number or an id means, or of a
    /// range such as `1A-1C` or `1-2`; none if it means neither.
    pub(crate) fn teams_called(&self, word: &str) -> Option<Vec<&str>> {
        let is_team = |team: &crate::Team| {
            // The headquarters is a team too, and its id is what people call it.
            team.name.eq_ignore_ascii_case(word) || team.id.eq_ignore_ascii_case(word)
        };
        if self.teams.iter().any(is_team) {
            return None;
        }
        // The names of teams and the ids of squads have hyphens themselves.
        let range = word.match_indices('-').find_map(|(at, _)| {
            let (first, last) = (self.places(&word[..at])?.0, self.places(&word[at + 1..])?.1);
            self.teams.get(first..=last)
        });
        if let Some(range) = range {
            return Some(range.iter().map(|team| team.id.as_str()).collect());
        }
        let squad = &self.teams.get(self.places(word)?.0)?.squad;
        let teams = self.teams.iter().filter(|team| team.squad == *squad);
        Some(teams.map(|team| team.id.as_str()).collect())
    }

    /// The places on the log of the first and the last team that a word means: of one team, or of a squad by
    /// its number or its id.
    fn places(&self, word: &str) -> Option<(usize, usize)> {
        let place = |is_meant: &dyn Fn(&crate::Team) -> bool| self.teams.iter().position(is_meant);
        let by_name = place(&|team| team.name.eq_ignore_ascii_case(word));
        if let Some(at) = by_name.or_else(|| place(&|team| team.id.eq_ignore_ascii_case(word))) {
            return Some((at, at));
        }
        let squad = self.squad_called(word)?;
        let is_of_it = |team: &crate::Team| team.squad == squad;
        Some((place(&is_of_it)?, self.teams.iter().rposition(is_of_it)?))
    }

    /// The squad, by its id, that its number or its id means; none if that is a team's as well.
    pub(crate) fn squad_called(&self, word: &str) -> Option<&str> {
        let is_number = !word.is_empty() && word.chars().all(|digit| digit.is_ascii_digit());
        let is_meant = |squad: &str| {
            squad.eq_ignore_ascii_case(word) || is_number && squad.rsplit('-').next() == Some(word)
        };
        let squads = self.teams.iter().map(|team| team.squad.as_str());
        squads.filter(|squad| self.has_squad(squad)).find(|squad| is_meant(squad))
    }

    /// What an asset of the force is called: one of its own has the name that the players gave it; so have an
    /// attached one and, of the rules, the lieutenant and the medic.
    pub fn name_of_asset<'a>(&'a self, asset: &'a str) -> &'a str {
        let attached = self.attached_assets.iter().map(|asset| (&asset.id, &asset.name));
        let available = self.available_assets.iter().map(|asset| (&asset.id, &asset.name));
        let mut named = attached.chain(available);
        named.find(|(id, _)| *id == asset).map_or_else(|| crate::tables().asset_name(asset), |(_, name)| name)
    }

    /// How the man stands whose name this is, where they are not there to be named; none if they are, or
    /// there is none.
    pub fn stands(&self, name: &str) -> Option<String> {
        let is_named = |man: &&Figure| man.is_called(name);
        let man = self.figures.iter().find(is_named).filter(|man| man.status != crate::Status::Active)?;
        let turn = man.left_turn.map_or_else(String::new, |turn| format!(" since turn {turn}"));
        Some(format!("{} is not there: {}{turn}", self.called(&man.id), man.status.title().to_lowercase()))
    }
}

impl Campaign {
    /// The force whose whole name, or id, this is.
    pub fn force_named(&self, typed: &str) -> Option<&str> {
        let mut forces = self.forces();
        let is_meant = |force: &crate::AnyForce<'_>| {
            [force.id(), force.name()].iter().any(|called| plain(called) == plain(typed))
        };
        forces.find(is_meant).map(|force| force.id())
    }

    /// What stands before a blank or a colon, if it is the whole name or the id of a force, and the rest.
    pub fn after_force<'t>(&self, typed: &'t str) -> Option<(&str, &'t str)> {
        let signs = typed.match_indices([' ', ':']).map(|(at, _)| at);
        signs.rev().find_map(|at| {
            let rest = typed[at + 1..].trim();
            Some((self.force_named(typed[..at].trim_end_matches(':'))?, rest)).filter(|_| !rest.is_empty())
        })
    }

    /// The name of an asset, if the id is no more than that name written in one word, or of one that every
    /// platoon may have.
    fn asset_shown<'a>(&'a self, of: Option<&str>, id: &'a str) -> Option<&'a str> {
        if [OWN_FIRETEAM, OWN_SQUAD].contains(&id) {
            return Some(crate::tables().asset_name(id));
        }
        let forces = self.regulars.iter().filter(|force| of.is_none_or(|of| force.id == of));
        let names = forces.flat_map(|force| {
            let attached = force.attached_assets.iter().map(|asset| (&asset.id, asset.name.as_str()));
            attached.chain(force.available_assets.iter().map(|asset| (&asset.id, asset.name.as_str())))
        });
        // An id has no signs but hyphens: `12-7mm-gun` is the 12.7mm gun.
        let letters = |name: &str| name.to_lowercase().replace(|sign: char| !sign.is_alphanumeric(), "-");
        let mut names = names.filter(|(known, name)| **known == id && letters(name) == letters(id));
        names.next().map(|(_, name)| name)
    }

    /// A word of an answer as people read it: a man of several names by these, an asset by its name, a team
    /// by the name it has on the logs, of an allied platoon after that platoon: `us-2:1A`. Where platoons
    /// call teams of one id differently, the id.
    pub fn shown(&self, word: &str) -> String {
        self.shown_to(None, word)
    }

    /// The same to the player of a force, who calls its teams by the names they have there.
    pub fn shown_to(&self, to: Option<&str>, word: &str) -> String {
        if word.contains('-')
            && let Some(man) = self.regulars.iter().find_map(|force| force.answered_with(word))
            && man.name.contains(' ')
        {
            return man.name.clone();
        }
        let (of, id) = word.split_once(':').map_or((None, word), |(of, id)| (Some(of), id));
        let is_own = |force: &&RegularForce| Some(&*force.id) == to && force.team(id).is_some();
        let own = self.regulars.iter().find(is_own).map(|force| force.id.as_str());
        let whose = of.or(own);
        let forces = self.regulars.iter().filter(|force| whose.is_none_or(|whose| force.id == whose));
        let mut names: Vec<&str> =
            forces.filter_map(|force| force.team(id)).map(|team| team.name.as_str()).collect();
        names.dedup();
        match (&names[..], of) {
            ([name], Some(of)) if !name.is_empty() => format!("{of}:{name}"),
            ([name], None) if !name.is_empty() => (*name).to_owned(),
            _ => match (self.asset_shown(of, id), of) {
                (Some(name), Some(of)) => format!("{of}:{name}"),
                (Some(name), None) => name.to_owned(),
                (None, _) => word.to_owned(),
            },
        }
    }

    /// What `typed` means among the named of every regular force, or of `force` alone: the force's id, and
    /// which.
    ///
    /// # Errors
    /// When it means nothing, more than one of a force, or one each of several.
    pub fn named_in_a_force(
        &self,
        what: &str,
        typed: &str,
        force: Option<&str>,
        named: &dyn Fn(&RegularForce) -> Vec<Named>,
    ) -> Result<(String, Named), Error> {
        let forces = || self.regulars.iter().filter(|one| force.is_none_or(|id| one.id == id));
        let all: Vec<(&str, Named)> =
            forces().flat_map(|force| named(force).into_iter().map(|one| (force.id.as_str(), one))).collect();
        let known: Vec<Named> = all.iter().map(|(_, one)| one.clone()).collect();
        let why = match word_of_name(what, typed, &known) {
            Ok(index) => return Ok((all[index].0.to_owned(), known[index].clone())),
            Err(why) => why,
        };
        let has_one = |force: &&RegularForce| word_of_name(what, typed, &named(force)).is_ok();
        let several: Vec<&RegularForce> = forces().filter(has_one).collect();
        Err(Error::Usage(match several[..] {
            [first, _, ..] => {
                let forces: Vec<String> = several.iter().map(|force| force.name.clone()).collect();
                let both = if several.len() == 2 { " both" } else { "" };
                let forces = listed(&forces);
                format!("{forces}{both} have a {what} `{typed}`: say whose, such as {}:{typed}", first.id)
            }
            _ => why,
        }))
    }
}
