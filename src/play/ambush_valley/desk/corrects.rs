//! Who is meant by `promote` and `rename`, and what may be set by whom.

use super::CampaignClient;
use crate::ambush_valley::{Campaign, Figure, RegularForce, Status};
use crate::command::document::adjust::is_sealed_from;
use crate::error::Error;
use crate::named::Named;

impl CampaignClient {
    /// Refuses to set, and so to tell, what is sealed from whoever sits here (4.1).
    pub(super) fn check_unsealed(&self, path: &str) -> Result<(), Error> {
        let campaign = self.campaign();
        // Of a co-op campaign at one keyboard, all players are on one side.
        let regular = || campaign.players.first().map(|player| player.force.clone());
        let side = self.sitting().or_else(|| regular().filter(|_| campaign.co_op));
        if is_sealed_from(&campaign, side.as_deref(), path) {
            let why = format!(
                "`{path}` is sealed from this keyboard until the game is over; both players together can \
                 set it in the shell, with `pointman adjust`"
            );
            return Err(Error::refused("AV 4.1", why));
        }
        Ok(())
    }

    /// Refuses to promote a man of the other side at a keyboard of one's own, unless that side is named:
    /// nobody means them by chance.
    pub(super) fn check_own_man(&self, name: &str, post: &str) -> Result<(), Error> {
        let campaign = self.campaign();
        let Some(here) = self.alone_here().filter(|_| !name.contains(':')) else { return Ok(()) };
        let men = |force: &RegularForce| force.figures.iter().map(Figure::named).collect();
        if campaign.named_in_a_force("man", name, Some(&here), &men).is_ok() {
            return Ok(());
        }
        match campaign.named_in_a_force("man", name, None, &men) {
            Ok((force, _)) if !campaign.are_allies(&here, &force) => Err(Error::Usage(format!(
                "`{name}` belongs to {}: to promote a man of the other side, put the force first: `promote \
                 {force}:{name} {post}`",
                campaign.force_called(&force)
            ))),
            _ => Ok(()),
        }
    }
}

/// What is typed without the quotes around it.
pub(super) fn unquoted(name: &str) -> String {
    name.trim().trim_matches(['"', '\'']).trim().to_owned()
}

/// The man and the post after `promote`: either may be of several words. The post is the longest that is one.
pub(super) fn promoted(campaign: &Campaign, typed: &str) -> Option<(String, String)> {
    let is_post = |words: &str| {
        let mut forces = campaign.regulars.iter();
        forces.any(|force| force.post_called(&words.replace(' ', "-")).is_ok())
    };
    let mut splits =
        typed.match_indices(char::is_whitespace).map(|(at, _)| (&typed[..at], typed[at..].trim()));
    let (name, post) = splits.clone().find(|(_, post)| is_post(post)).or_else(|| splits.next_back())?;
    let name = unquoted(name);
    (!name.is_empty()).then(|| (name, post.replace(' ', "-")))
}

/// What `rename` is to do.
pub(super) struct Renamed {
    /// The force whose man or team it is; none for a force, or for what the command itself finds.
    pub(super) force: Option<String>,
    /// Who gets another name.
    pub(super) who: String,
    /// The new name.
    pub(super) name: String,
    /// The name they have now, if that is known.
    pub(super) now: Option<String>,
}

/// The two names after `rename`: either may be of several words, with or without quotes. The first is the
/// longest that somebody has: of the side that sits here if it has one, else of any; none if there are not
/// two.
pub(super) fn renamed(
    campaign: &Campaign,
    sitting: Option<&str>,
    typed: &str,
) -> Result<Option<Renamed>, Error> {
    let is_regular = |id: &str| campaign.regulars.iter().any(|force| force.id == id);
    let (whose, typed) = match typed.split_once(':') {
        Some((whose, rest)) if is_regular(whose) => (Some(whose), rest.trim_start()),
        _ => (None, typed),
    };
    let quoted = ['"', '\''].into_iter().find_map(|mark| typed.strip_prefix(mark)?.split_once(mark));
    let splits: Vec<(String, String)> = match quoted {
        Some((who, name)) => vec![(who.to_owned(), name.to_owned())],
        None => {
            let blanks = typed.match_indices(char::is_whitespace).map(|(at, _)| at).rev();
            blanks.map(|at| (typed[..at].to_owned(), typed[at..].to_owned())).collect()
        }
    };
    let mut splits: Vec<(String, String)> =
        splits.iter().map(|(who, name)| (unquoted(who), unquoted(name))).collect();
    splits.retain(|(who, name)| !who.is_empty() && !name.is_empty());
    let Some((shortest, rest)) = splits.last().cloned() else { return Ok(None) };
    for (who, name) in splits.iter().filter(|_| whose.is_none()) {
        let mut forces = campaign.forces();
        let is_force =
            |id: &str, called: &str| id.eq_ignore_ascii_case(who) || called.eq_ignore_ascii_case(who);
        if let Some(force) = forces.find(|force| is_force(force.id(), force.name())) {
            let (who, now) = (force.id().to_owned(), Some(force.name().to_owned()));
            return Ok(Some(Renamed { force: None, who, name: name.clone(), now }));
        }
    }
    let named = |force: &RegularForce, is_meant: &dyn Fn(&&Figure) -> bool| -> Vec<Named> {
        let men = force.figures.iter().filter(is_meant).map(Figure::named);
        men.chain(force.teams.iter().map(|team| Named::new(&team.id, &team.name))).collect()
    };
    let find = |who: &str, of: Option<&str>| {
        let alive = |force: &RegularForce| named(force, &|man| man.status != Status::Deceased);
        let all = |force: &RegularForce| named(force, &|_| true);
        let what = "man or team";
        campaign
            .named_in_a_force(what, who, of, &alive)
            .or_else(|_| campaign.named_in_a_force(what, who, of, &all))
    };
    let own = whose.or(sitting).filter(|id| is_regular(id));
    for of in own.map(Some).into_iter().chain(whose.is_none().then_some(None)) {
        for (who, name) in &splits {
            match find(who, of) {
                // The other side's are renamed by who names that side: nobody means them by chance.
                Ok((force, one)) if sitting.is_some_and(|sitting| sitting != force) && whose.is_none() => {
                    let why = format!(
                        "`{who}` belongs to {}: to rename the other side's, put the force first: `rename \
                         {force}:{} {name}`",
                        campaign.force_called(&force),
                        one.id
                    );
                    return Err(Error::Usage(why));
                }
                Ok((force, one)) => {
                    let (who, now) = (one.id, Some(one.name));
                    return Ok(Some(Renamed { force: Some(force), who, name: name.clone(), now }));
                }
                Err(_) => {}
            }
        }
    }
    let shortest = whose.map_or(shortest.clone(), |whose| format!("{whose}:{shortest}"));
    Ok(Some(Renamed { force: None, who: shortest, name: rest, now: None }))
}
