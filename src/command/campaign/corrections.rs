//! `campaign promote`, `rename`, `free-prisoner`, `extend`: what players settle between the rules, each one
//! step.

use clap::Args;
use serde::Deserialize;

use crate::ambush_valley::{
    Campaign, CampaignStep, Extension, Figure, Freeing, Leader, Named, Promotion, RegularForce, Renaming,
    Status,
};
use crate::command::ambush_valley::step::{force_id, step};
use crate::command::step::{Taking, Wanted};
use crate::command::{DiceOptions, FilterOptions, Group, Opened, Outcome, Session, Subcommand};
use crate::error::Error;
use crate::named::word_of_name;
use crate::plural::counted;
use crate::question::OpenQuestion;
use crate::voice::option;

/// The force of `side` or of `FORCE:NAME`, else the only one that has what `name` means, the players' own
/// before any other; and the name alone.
fn force_of(
    campaign: &Campaign,
    side: Option<&str>,
    what: &str,
    name: &str,
) -> Result<(String, String), Error> {
    if let Some(side) = side {
        return Ok((force_id(campaign, side)?, name.to_owned()));
    }
    if let Some((force, name)) = name.split_once(':')
        && campaign.regulars.iter().any(|one| one.id == force)
    {
        return Ok((force.to_owned(), name.to_owned()));
    }
    let all = |among: &dyn Fn(&&Figure) -> bool, force: &RegularForce| {
        let men = force.figures.iter().filter(among).map(Figure::named);
        men.chain(force.teams.iter().map(|team| Named::new(&team.id, &team.name))).collect()
    };
    let alive = |force: &RegularForce| all(&|man| man.status != Status::Deceased, force);
    // Where players sit on one side alone, a name is one of theirs if it can be.
    let is_played = |force: &RegularForce| campaign.players.iter().any(|player| player.force == force.id);
    let own = |force: &RegularForce| if is_played(force) { alive(force) } else { Vec::new() };
    let found = campaign.named_in_a_force(what, name, None, &own);
    let found = found.or_else(|_| campaign.named_in_a_force(what, name, None, &alive));
    // Of a dead man the step itself says that they are dead.
    let found = found.or_else(|why| {
        campaign.named_in_a_force(what, name, None, &|force| all(&|_| true, force)).map_err(|_| why)
    });
    Ok((found?.0, name.to_owned()))
}

/// What a force, one of its men or teams, or the campaign is called now; none where that is not known.
fn called_now(campaign: &Campaign, force: Option<&str>, who: Option<&str>) -> Option<String> {
    let Some(id) = force else { return Some(campaign.name.clone()) };
    let Some(who) = who else {
        return campaign.forces().find(|force| force.id() == id).map(|force| force.name().to_owned());
    };
    let named = |force: &RegularForce| {
        let men = force.figures.iter().map(Figure::named);
        men.chain(force.teams.iter().map(|team| Named::new(&team.id, &team.name))).collect()
    };
    let found = campaign.named_in_a_force("man or team", who, Some(id), &named);
    found.ok().map(|(_, one)| one.name)
}

/// Takes a step that needs no dice.
fn take(
    filter: FilterOptions,
    opened: Opened<Campaign>,
    wanted: CampaignStep,
    session: &mut Session,
) -> Result<Outcome, Error> {
    let write = filter.write(opened.origin.clone())?;
    step(opened, Wanted::Step(wanted), Taking::with(&DiceOptions::default()), write, session)
}

/// Gives a man a post.
#[derive(Debug, Args, Deserialize)]
pub struct CampaignPromote {
    /// The campaign, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// The man, by any part of the name
    #[arg(value_name = "FIGURE")]
    pub figure: String,
    /// Their new post
    #[arg(long = "post", alias = "to", value_name = "POST", required_unless_present = "post")]
    #[serde(default)]
    pub to: Option<String>,
    /// The new post, without --post
    #[arg(value_name = "POST", conflicts_with = "to")]
    #[serde(default)]
    pub post: Option<String>,
    /// The force, if both have a man of that name
    #[arg(long, value_name = "FORCE")]
    pub side: Option<String>,
    /// The new role [default: what others with that post are called]
    #[arg(long, value_name = "ROLE")]
    pub role: Option<String>,
    /// The leadership, -2 to 2 [default: the man's own, else the post's]
    #[arg(long, value_name = "N", allow_negative_numbers = true,
        value_parser = clap::value_parser!(i8).range(-2..=2))]
    pub leadership: Option<i8>,
    /// Make the man an officer; a platoon leader is one anyway, for as long as they lead
    #[arg(long)]
    #[serde(default)]
    pub officer: bool,
    /// Relieve the current holder of the post
    #[arg(long)]
    #[serde(default)]
    pub relieve: bool,
}

impl Subcommand for CampaignPromote {
    const PATH: &'static [&'static str] = &["campaign", "promote"];
    const GROUP: Group = Group::Campaigns;
    const ABOUT: &'static str = "Appoint a man to a command post (Ambush Valley)";
    const EXAMPLES: &'static str = "\
pointman campaign promote song-be.json -i Keller squad-leader
pointman campaign promote song-be.json -i Baker --post platoon-leader --relieve --role 'Platoon Leader'";
    const POSITIONAL: &'static [&'static str] = &["document", "figure", "to"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let opened = self.filter.document.open::<Campaign>(session)?;
        let (force, figure) = force_of(&opened.document.data, self.side.as_deref(), "man", &self.figure)?;
        let of = opened.document.data.regulars.iter().find(|one| one.id == force);
        let typed = self.to.or(self.post).unwrap_or_default();
        let to = of.map_or_else(|| typed.parse::<Leader>(), |of| of.post_called(&typed));
        let to = to.map_err(Error::Usage)?;
        // Another may hold the post as well, and be relieved.
        let relieves = |of: &RegularForce, man: &Figure| self.relieve && of.shares_post(man);
        let changes_more = self.role.is_some() || self.leadership.is_some() || self.officer;
        let man = of.and_then(|of| {
            let there: Vec<Named> =
                of.figures.iter().filter(|man| man.status == Status::Active).map(Figure::named).collect();
            of.figure(&there[word_of_name("man", &figure, &there).ok()?].id)
        });
        if let (Some(of), Some(man)) = (of, man.filter(|man| man.leader == to && !changes_more))
            && !relieves(of, man)
        {
            let post =
                if to == Leader::None { "without a post".to_owned() } else { to.title().to_lowercase() };
            let why = format!("{} is already {post}: nothing to change", of.called(&man.id));
            return Err(Error::refused("AV 2.1", why));
        }
        let promotion = Promotion {
            noted: true,
            officer_while_leading: true,
            force,
            figure,
            to,
            role: self.role,
            leadership: self.leadership,
            officer: self.officer.then_some(true),
            relieve: self.relieve,
            role_follows: true,
            role_returns: true,
        };
        take(self.filter, opened, CampaignStep::Promote(promotion), session)
    }
}

/// Gives something another name.
#[derive(Debug, Args, Deserialize)]
pub struct CampaignRename {
    /// The campaign, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// The man or team (any part of the name), a force's id, or `campaign`
    #[arg(value_name = "WHO")]
    pub who: String,
    /// The new name
    #[arg(value_name = "NAME")]
    pub name: String,
    /// The force, if both have someone of that name
    #[arg(long, value_name = "FORCE")]
    pub side: Option<String>,
}

impl Subcommand for CampaignRename {
    const PATH: &'static [&'static str] = &["campaign", "rename"];
    const GROUP: Group = Group::Campaigns;
    const ABOUT: &'static str = "Rename a man, a team, a force or the campaign (Ambush Valley)";
    const EXAMPLES: &'static str = "\
pointman campaign rename song-be.json -i squad-1-a-3 'Joe Grant'
pointman campaign rename song-be.json -i us '2nd Platoon'
pointman campaign rename song-be.json -i campaign 'Song Be, 1967'";
    const POSITIONAL: &'static [&'static str] = &["document", "who", "name"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let opened = self.filter.document.open::<Campaign>(session)?;
        let campaign = &*opened.document.data;
        let (force, who) = match campaign.force_named(&self.who) {
            _ if self.side.is_none() && self.who.eq_ignore_ascii_case("campaign") => (None, None),
            Some(force) => (Some(force.to_owned()), None),
            None => {
                let (force, who) = force_of(campaign, self.side.as_deref(), "man or team", &self.who)?;
                (Some(force), Some(who))
            }
        };
        let renaming = Renaming { force, who, name: self.name, noted: true, remembers: true };
        let now = called_now(campaign, renaming.force.as_deref(), renaming.who.as_deref());
        if now.as_deref() == Some(renaming.name.trim()) {
            let why = format!("{} already has that name: nothing to rename", renaming.name.trim());
            return Err(Error::refused("AV 8", why));
        }
        // Whoever is named by that name would be either.
        if renaming.who.is_none()
            && let Some(of) = &renaming.force
            && campaign.force_named(&renaming.name).is_some_and(|other| other != of)
        {
            let why = format!("the other side is already called {}", renaming.name.trim());
            return Err(Error::refused("AV 8", why));
        }
        take(self.filter, opened, CampaignStep::Rename(renaming), session)
    }
}

/// Brings a prisoner home.
#[derive(Debug, Args, Deserialize)]
pub struct CampaignFreePrisoner {
    /// The campaign, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// The man, by any part of the name
    #[arg(value_name = "FIGURE")]
    pub figure: String,
    /// The force, if both have a man of that name
    #[arg(long, value_name = "FORCE")]
    pub side: Option<String>,
}

impl Subcommand for CampaignFreePrisoner {
    const PATH: &'static [&'static str] = &["campaign", "free-prisoner"];
    const GROUP: Group = Group::Campaigns;
    const ABOUT: &'static str = "Free a prisoner of war (Ambush Valley)";
    const EXAMPLES: &'static str = "\
pointman campaign free-prisoner song-be.json -i Lopez     # after a rescue agreed between the players";
    const POSITIONAL: &'static [&'static str] = &["document", "figure"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        let opened = self.filter.document.open::<Campaign>(session)?;
        let (force, figure) = force_of(&opened.document.data, self.side.as_deref(), "man", &self.figure)?;
        let freeing = Freeing { force, figure, noted: true };
        take(self.filter, opened, CampaignStep::FreePrisoner(freeing), session)
    }
}

/// Gives the campaign another length.
#[derive(Debug, Args, Deserialize)]
pub struct CampaignExtend {
    /// The campaign, and where to write the new version
    #[command(flatten)]
    #[serde(flatten)]
    pub filter: FilterOptions,
    /// How many turns the campaign lasts
    #[arg(long, value_name = "N")]
    pub turns: Option<u32>,
    /// Play until the players end the campaign
    #[arg(long, conflicts_with = "turns")]
    #[serde(default)]
    pub open_ended: bool,
}

impl Subcommand for CampaignExtend {
    const PATH: &'static [&'static str] = &["campaign", "extend"];
    const GROUP: Group = Group::Campaigns;
    const ABOUT: &'static str = "Change a campaign's length; a finished one continues (Ambush Valley)";
    const EXAMPLES: &'static str = "\
pointman campaign extend song-be.json -i --turns 9
pointman campaign extend song-be.json -i --open-ended";
    const POSITIONAL: &'static [&'static str] = &["document", "turns"];

    fn run(self, session: &mut Session) -> Result<Outcome, Error> {
        if self.turns.is_none() && !self.open_ended {
            let ways =
                [("so many turns", option("turns").with("N")), ("without an end", option("open-ended"))];
            return Err(Error::needs_one_of(OpenQuestion::of("turns", "how long it lasts", "AV 1.1"), ways));
        }
        let opened = self.filter.document.open::<Campaign>(session)?;
        if opened.document.data.turns_planned == self.turns {
            let now =
                self.turns.map_or_else(|| "no end".to_owned(), |turns| counted(turns, "turn").to_string());
            let why = format!("the campaign has {now} already: nothing to change");
            return Err(Error::refused("AV 1.1", why));
        }
        take(self.filter, opened, CampaignStep::Extend(Extension { turns: self.turns, noted: true }), session)
    }
}
