//! What players settle between the rules: promotions, names, freed prisoners, and a longer campaign. Each
//! keeps the fields together that belong together.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Campaign, CampaignType, Event, Figure, Leader, Named, RegularForce, Status, Step, StepRecord, Told,
    part_of_name, tables, word_of_name,
};
use pointman_core::error::Error;
use pointman_core::named::plain;
use pointman_core::names::titled;
use pointman_core::plural::counted;
use pointman_core::voice::{Voice, option};

/// A man gets a post of command, or gives theirs up.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Promotion {
    /// Their force.
    pub force: String,
    /// The man, by any part of their name or id.
    pub figure: String,
    /// The post.
    pub to: Leader,
    /// Their role from now on; if left out the one that goes with the post, or as it is (`role_follows`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<String>,
    /// Their leadership; that of the post if left out and they have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = -2, max = 2))]
    pub leadership: Option<i8>,
    /// Whether they are an officer; a platoon leader is, others stay what they are.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub officer: Option<bool>,
    /// Whether who holds the post now gives it up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub relieve: bool,
    /// Whether roles follow posts where none is given: whoever gets a post is called by it, and whoever gives
    /// one up no longer is. Earlier steps do not say so: they left roles as they were.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub role_follows: bool,
    /// Whether the campaign keeps what was settled, for its chronicle. Earlier steps do not say so: what they
    /// settled stands in the history alone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub noted: bool,
    /// Whether a man who becomes an officer by leading the platoon is one only while they do. Earlier steps
    /// do not say so: theirs made officers for good.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub officer_while_leading: bool,
    /// Whether a man who gets a post has the role he had before it again when he gives it up. Earlier steps
    /// do not say so: theirs made a Rifleman of him.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub role_returns: bool,
}

/// The role of a man without a post, where nothing else is known of them.
pub(crate) const NO_POST: &str = "Rifleman";

/// What holders of a post are called in this force, or else the post itself.
fn role_of(post: Leader, force: &RegularForce) -> String {
    let holds = |man: &&Figure| man.leader == post && !man.role.is_empty();
    let known = force.figures.iter().find(holds).map(|man| man.role.clone());
    known.unwrap_or_else(|| titled(post.id()))
}

impl Figure {
    /// Ends the rank of an officer that went with leading the platoon.
    fn leads_no_more(&mut self) {
        if std::mem::take(&mut self.acting_officer) {
            self.officer = false;
        }
    }
}

/// A man, a team, a force or the campaign gets another name.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Renaming {
    /// The force; the campaign itself if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub force: Option<String>,
    /// The man or team of the force; the force itself if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
    /// The name.
    pub name: String,
    /// Whether the campaign keeps what was settled, for its chronicle. Earlier steps do not say so: what they
    /// settled stands in the history alone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub noted: bool,
    /// Whether the campaign keeps what a man was called before, so that no new man gets that name. Earlier
    /// steps do not say so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub remembers: bool,
}

/// A prisoner comes home, by a rescue that the players agreed on (5.2).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Freeing {
    /// Their force.
    pub force: String,
    /// The man, by any part of their name or id.
    pub figure: String,
    /// Whether the campaign keeps what was settled, for its chronicle. Earlier steps do not say so: what they
    /// settled stands in the history alone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub noted: bool,
}

/// A campaign gets another length.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Extension {
    /// How many turns it has; null makes it open-ended.
    #[schemars(range(min = 1))]
    pub turns: Option<u32>,
    /// Whether the campaign keeps what was settled, for its chronicle. Earlier steps do not say so: what they
    /// settled stands in the history alone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub noted: bool,
}

impl RegularForce {
    /// The post that a word means: its own, or what holders of it are called in this force.
    ///
    /// # Errors
    /// When it means none.
    pub fn post_called(&self, typed: &str) -> Result<Leader, String> {
        let words = |post: Leader| match post {
            Leader::None => String::new(),
            post => self.post_words(post),
        };
        let is_meant = |post: &Leader| plain(&words(*post)) == plain(typed);
        if let Some(post) = Leader::ALL.into_iter().find(is_meant) {
            return Ok(post);
        }
        let known = Leader::ALL.map(|post| Named::new(post.id(), words(post)));
        word_of_name("post", typed, &known).map(|index| Leader::ALL[index])
    }

    /// A post by what its holders are called in this force, unless others are called so too.
    fn post_words(&self, post: Leader) -> String {
        let role = role_of(post, self);
        let is_of_others = self.figures.iter().any(|man| man.leader == Leader::None && man.role == role);
        if is_of_others { post.title().to_lowercase() } else { role.to_lowercase() }
    }

    /// Who else is there and holds the post that `man` would have in their team, squad or platoon.
    fn holder_of(&self, post: Leader, man: &Figure) -> Option<&Figure> {
        let squad = |man: &Figure| self.team(&man.team).map(|team| team.squad.clone());
        self.figures.iter().find(|other| {
            other.id != man.id
                && other.status == Status::Active
                && other.leader == post
                && match post {
                    Leader::PlatoonLeader | Leader::PlatoonSergeant => true,
                    Leader::SquadLeader => squad(other) == squad(man),
                    Leader::TeamLeader => other.team == man.team,
                    Leader::None => false,
                }
        })
    }

    /// Whether another holds the post that `man` has.
    pub fn shares_post(&self, man: &Figure) -> bool {
        self.holder_of(man.leader, man).is_some()
    }

    /// That nobody has the post that `man` had, if so.
    fn vacant(&self, man: &Figure) -> Option<String> {
        let is_vacant = man.leader != Leader::None && self.holder_of(man.leader, man).is_none();
        let of = match man.leader {
            Leader::PlatoonLeader | Leader::PlatoonSergeant => String::new(),
            _ => format!(" of {}", self.team_called(&man.team)),
        };
        is_vacant.then(|| {
            let post = self.post_words(man.leader);
            format!("{}: nobody is {post}{of} now: promote somebody to the post", self.name)
        })
    }

    /// That another holds the post that `man` has too, if so.
    fn held_twice(&self, man: &Figure) -> Option<String> {
        let holder = self.holder_of(man.leader, man).filter(|_| man.leader != Leader::None)?;
        let post = man.leader.title().to_lowercase();
        Some(format!(
            "{}: {} and {} are both {post} now: give one of them another post, or none",
            self.name,
            self.called(&man.id),
            self.called(&holder.id)
        ))
    }

    /// The posts of those who are `back` that others have got meanwhile.
    pub(crate) fn posts_held_twice(&self, back: impl Fn(&Figure) -> bool) -> impl Iterator<Item = String> {
        let men = self.figures.iter().filter(move |man| man.status == Status::Active && back(man));
        men.filter_map(|man| self.held_twice(man))
    }

    /// 6.5: that a point man is to be named of each team which got an Ace Point Man in this turn.
    pub(crate) fn point_men_due(&self, turn: u32) -> impl Iterator<Item = String> {
        let is_due = move |team: &&crate::Team| {
            let held = team.special.iter().filter(|held| held.kind == crate::SpecialTrait::AcePointMan);
            held.clone().any(|held| held.turn == turn) && team.point_men.len() < held.count()
        };
        let due = self.teams.iter().filter(is_due);
        due.map(|team| {
            let (name, team) = (&self.name, &team.name);
            format!("{name}, {team}: name its Designated Point Man with the next orders it goes out under")
        })
    }

    /// The posts that nobody has now of those who were lost in this turn, for good or for a time.
    pub(crate) fn posts_lost_in(&self, turn: u32) -> impl Iterator<Item = String> {
        let is_gone = move |man: &Figure| man.left_turn == Some(turn) && man.status.is_final();
        let is_missing = move |man: &Figure| {
            self.whereabouts_unknown.iter().any(|lost| lost.figure == man.id && lost.since_turn == turn)
        };
        let recovers = move |man: &Figure| {
            let mut pool = self.return_to_duty.iter().filter(|entry| !entry.place_only);
            pool.any(|entry| entry.figure == man.id && entry.since_turn == turn)
        };
        let lost = self.figures.iter().filter(move |man| is_gone(man) || is_missing(man) || recovers(man));
        lost.filter_map(|man| self.vacant(man))
    }
}

impl Campaign {
    fn regular_mut(&mut self, id: &str) -> Result<&mut RegularForce, Error> {
        let ids: Vec<String> = self.regulars.iter().map(|force| force.id.clone()).collect();
        let index = pointman_core::names::resolve("regular force", id, &ids).map_err(Error::Usage)?;
        Ok(&mut self.regulars[index])
    }

    /// Gives a man a post.
    pub(crate) fn promote(&mut self, order: &Promotion, record: &mut StepRecord) -> Result<(), Error> {
        let step = self.step;
        let force = self.regular_mut(&order.force)?;
        let index =
            figure(force, &order.figure, Status::Active, ("AV 2.1", "only someone present can take a post"))?;
        let man = force.figures[index].clone();
        let holder = force.holder_of(order.to, &man).map(|other| other.id.clone());
        if let Some(holder) = &holder
            && !order.relieve
        {
            let how = match Voice::now() {
                Voice::Prompt => "add `relieve` after the post".to_owned(),
                Voice::Shell | Voice::Script => format!("add {}", option("relieve")),
            };
            let why = format!(
                "{} is already {}: to take over the post, relieve its holder ({how})",
                force.called(holder),
                order.to.title().to_lowercase()
            );
            return Err(Error::refused("AV 2.1", why));
        }
        if order.leadership.is_some_and(|leadership| !(-2..=2).contains(&leadership)) {
            return Err(Error::refused("AV 2.2", "leadership is -2 to +2"));
        }
        // The words for a post, before anybody changes theirs: a force may call its team leaders cell
        // leaders.
        let role = match (&order.role, order.to) {
            (Some(role), _) => Some(role.clone()),
            (None, _) if !order.role_follows => None,
            (None, Leader::None) => (man.leader != Leader::None)
                .then(|| man.role_before.clone().unwrap_or_else(|| NO_POST.to_owned())),
            (None, post) => Some(role_of(post, force)),
        };
        let called = match order.role_returns {
            true => force.post_words(order.to),
            false => order.to.title().to_lowercase(),
        };
        let mut is_role_taken = false;
        if let Some(holder) = holder {
            let relieved = force.figure_mut(&holder);
            relieved.leader = Leader::None;
            relieved.leads_no_more();
            if order.role_follows {
                let former = order.role_returns.then(|| relieved.role_before.take()).flatten();
                // They change places, unless the place they would take is a post itself.
                is_role_taken = former.is_none() && man.leader == Leader::None;
                let place = if is_role_taken { man.role.clone() } else { NO_POST.to_owned() };
                relieved.role = former.unwrap_or(place);
            }
            let what = format!("gives up the post of {called}");
            record.events.push(Event::of(step, &force.id.clone(), None, what).figure(&holder));
        }
        let usual = tables().starting_ratings.leadership(order.to);
        let promoted = &mut force.figures[index];
        promoted.leader = order.to;
        promoted.leadership = match (order.leadership, man.leadership) {
            (Some(leadership), _) => leadership,
            (None, 0) => usual,
            (None, leadership) => leadership,
        };
        if order.to != Leader::PlatoonLeader {
            promoted.leads_no_more();
        }
        let leads = order.to == Leader::PlatoonLeader;
        promoted.acting_officer |=
            order.officer_while_leading && order.officer.is_none() && leads && !promoted.officer;
        promoted.acting_officer &= order.officer.is_none();
        promoted.officer = order.officer.unwrap_or(promoted.officer || leads);
        if let Some(role) = role {
            promoted.role = role;
        }
        if order.to == Leader::None {
            promoted.role_before = None;
        } else if order.role_returns && man.leader == Leader::None && !is_role_taken {
            promoted.role_before = Some(man.role.clone()).filter(|role| !role.is_empty());
        }
        let (leadership, id) = (promoted.leadership, force.id.clone());
        // Whoever rises leaves a post, which nobody takes by itself.
        if man.leader != order.to {
            record.warnings.extend(force.vacant(&man));
        }
        let what = match order.to {
            Leader::None => Told::from("gives up the post"),
            _ => Told::Becomes { post: called.to_owned(), leadership: leadership.into() },
        };
        record.events.push(Event::of(step, &id, None, what).figure(&man.id));
        Ok(())
    }

    /// Gives something another name.
    pub(crate) fn rename(&mut self, order: &Renaming, record: &mut StepRecord) -> Result<(), Error> {
        let name = order.name.trim().to_owned();
        if name.is_empty() {
            return Err(Error::Usage("a name cannot be empty".to_owned()));
        }
        let step = self.step;
        let Some(id) = &order.force else {
            let what = format!("{} is now called {name}", self.name);
            self.name = name;
            record.events.push(Event::of_game(step, None, what));
            return Ok(());
        };
        let ids: Vec<String> = self.forces().map(|force| force.id().to_owned()).collect();
        let id = &ids[pointman_core::names::resolve("force", id, &ids).map_err(Error::Usage)?];
        let regular = self.regulars.iter_mut().find(|force| force.id == *id);
        let event = match (regular, &order.who) {
            (Some(force), None) => {
                let what = format!("{} is now called {name}", force.name);
                force.name = name;
                Event::of(step, id, None, what)
            }
            (Some(force), Some(who)) => {
                let men = force.figures.len();
                let mut known: Vec<Named> = force.figures.iter().map(Figure::named).collect();
                known.extend(force.teams.iter().map(|team| Named::new(&team.id, &team.name)));
                let index = part_of_name("man or team", who, &known).map_err(Error::Usage)?;
                let same = |one: &Named| one.name.eq_ignore_ascii_case(&name) && one.id != known[index].id;
                if let Some(other) = known.iter().find(|one| same(one)) {
                    let what = match force.figures.iter().find(|man| man.id == other.id) {
                        Some(man) if !man.role.is_empty() => format!("the {} of {}", man.role, force.name),
                        Some(_) => format!("another man of {}", force.name),
                        None => format!("a team of {}", force.name),
                    };
                    return Err(Error::refused("AV 8", format!("{what} is already called {}", other.name)));
                }
                let what = format!("{} is now called {name}", known[index].name);
                if index < men {
                    let before = std::mem::replace(&mut force.figures[index].name, name);
                    if order.remembers && !self.names_had.contains(&before) {
                        self.names_had.push(before);
                    }
                    Event::of(step, id, None, what).figure(&known[index].id)
                } else {
                    force.teams[index - men].name = name;
                    Event::of(step, id, None, what).team(&known[index].id)
                }
            }
            (None, None) => {
                let Some(force) = self.insurgents.iter_mut().find(|force| force.id == *id) else {
                    return Err(Error::Bug(format!("{id} is not a force")));
                };
                let what = format!("{} is now called {name}", force.name);
                force.name = name;
                Event::of(step, id, None, what)
            }
            (None, Some(_)) => {
                return Err(Error::refused("AV 7", format!("{id} has no roster")));
            }
        };
        record.events.push(event);
        Ok(())
    }

    /// Brings a prisoner home. That they were lost counts for the turn in which they were (5.3).
    pub(crate) fn free_prisoner(&mut self, order: &Freeing, record: &mut StepRecord) -> Result<(), Error> {
        let step = self.step;
        let force = self.regular_mut(&order.force)?;
        let index =
            figure(force, &order.figure, Status::Captured, ("AV 5.2", "only a prisoner can be freed"))?;
        let man = force.figures[index].clone();
        // Whoever fills their place keeps it, and the team gets another.
        let fills = |other: &Figure| other.fills_place_of.as_ref() == Some(&man.id);
        if let Some(other) = force.figures.iter().position(fills) {
            force.figures[other].fills_place_of = None;
            let filled_by = force.called(&force.figures[other].id);
            let team = force.team_mut(&man.team);
            team.strength += 1;
            let places = counted(team.strength, "place");
            let why = format!("{filled_by} has their place, so {} has {places} now", team.name);
            record.warnings.push(why);
        }
        force.return_to_duty.retain(|entry| entry.figure != man.id);
        force.replacement_pool.retain(|entry| entry.figure != man.id);
        let freed = &mut force.figures[index];
        freed.status = Status::Active;
        freed.left_turn = None;
        let id = force.id.clone();
        record.events.push(Event::of(step, &id, None, "is free again").figure(&man.id));
        // What they were others may be by now.
        record.warnings.extend(force.held_twice(&man));
        Ok(())
    }

    /// Changes the campaign's length; one that has ended by its length continues.
    pub(crate) fn extend(&mut self, order: Extension, record: &mut StepRecord) -> Result<(), Error> {
        if self.r#type == CampaignType::CampaignPack {
            return Err(Error::refused("AV 1.3", "the pack fixes the length of its campaign"));
        }
        let closed = self.turn_records.len() as u32;
        let is_between = matches!(self.step, Step::Finished | Step::ReceiveMission);
        let begun = if is_between { closed } else { self.turn };
        if let Some(turns) = order.turns.filter(|&turns| turns < begun) {
            let are = if turns == 1 { "is" } else { "are" };
            let why = format!("{} {are} too few: turn {begun} has begun", counted(turns, "turn"));
            return Err(Error::refused("AV 1.3", why));
        }
        self.turns_planned = order.turns;
        let goes_on = order.turns.is_none_or(|turns| turns > closed);
        if self.step == Step::Finished && goes_on {
            self.step = Step::ReceiveMission;
            self.turn = closed + 1;
        } else if self.step == Step::ReceiveMission && order.turns == Some(closed) && closed > 0 {
            // The turn that was to come is not played.
            self.step = Step::Finished;
            self.turn = closed;
        }
        let length = order
            .turns
            .map_or_else(|| "is open-ended".to_owned(), |turns| format!("has {}", counted(turns, "turn")));
        record.events.push(Event::of_game(self.step, None, format!("the campaign {length}")));
        record.warnings.extend(self.length_warning());
        Ok(())
    }
}

/// The place of the figure that a name means among those of this `status`, or the rule by which only they
/// will do, and why.
fn figure(
    force: &RegularForce,
    name: &str,
    status: Status,
    (rule, only): (&str, &str),
) -> Result<usize, Error> {
    let among = |fits: &dyn Fn(&Figure) -> bool| {
        let places: Vec<usize> =
            (0..force.figures.len()).filter(|&index| fits(&force.figures[index])).collect();
        let named: Vec<Named> = places.iter().map(|&index| force.figures[index].named()).collect();
        part_of_name("man", name, &named).map(|index| places[index])
    };
    among(&|man| man.status == status).map_err(|why| {
        // Of one who is called so but stands otherwise, say how.
        let other = among(&|man| man.status != status).ok().map(|index| &force.figures[index]);
        match other {
            Some(man) => {
                let stands = man.status.title().to_lowercase();
                let stands = match stands.ends_with("injury") {
                    true if stands.starts_with('i') => format!("has an {stands}"),
                    true => format!("has a {stands}"),
                    false => format!("is {stands}"),
                };
                Error::refused(rule, format!("{} {stands}: {only}", force.called(&man.id)))
            }
            None => Error::Usage(why),
        }
    })
}
