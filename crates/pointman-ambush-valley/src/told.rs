//! What came of something that happened: a value, which documents keep as the sentence of 0.1.0 and which is
//! told to people in one place.

use std::borrow::Cow;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use pointman_core::vocabulary;
use pointman_core::vocabulary::Term as _;

use crate::{Figure, RegularForce, tables};

vocabulary! {
    /// What is always told in the same words; the id is the sentence that documents keep.
    pub enum Outright: "what came of it" {
        KilledInAction = "Killed in action: Deceased" "killed in action",
        TakenPrisoner = "Taken prisoner: Captured" "taken prisoner",
        LightlyWounded = "Lightly wounded: Active" "lightly wounded; stays with the team",
        Tie = "a tie: thrown again" "ties: roll again",
        Declines = "does not roll: its player declines" "no development roll: its player declines it",
        Rested = "has rested: no fatigue" "rested: no longer fatigued",
        Rejoins = "Rejoins the unit" "rejoins the team",
        Unfit = "Unfit: leaves the campaign" "unfit: leaves the campaign",
        Stays = "Stays in the Return to Duty pool" "stays in the Return to Duty pool",
        NotFilled = "The place is not filled from the pool" "the place is not filled from the pool",
        PlaceMoves = "His place: moves to the Return to Duty pool"
            "the place moves to the Return to Duty pool",
        Recuperates = "Recuperates: moves to the Return to Duty pool"
            "recuperates and moves to the Return to Duty pool",
    }
}

/// What came of something that happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Told {
    /// One of the things that are always told alike.
    Outright(Outright),
    /// A side loses a dice-off: the other has this prize.
    LosesDiceOff(String),
    /// A team has no development roll, for this reason (6.1).
    NoRoll(String),
    /// A man has a post, with this leadership (2.2).
    Becomes {
        /// The post.
        post: String,
        /// −2 to 2.
        leadership: i32,
    },
    /// An asset is bought (4.2).
    Buys {
        /// The asset.
        asset: String,
        /// The teams of the own platoon that it brings.
        teams: Vec<String>,
        /// In Operational Momentum Points.
        cost: u32,
        /// How many points are left.
        left: u32,
        /// When it appears.
        when: String,
    },
    /// A trait that is held already (A24).
    Held {
        /// The trait.
        held: String,
        /// Whether it is rolled again.
        again: bool,
    },
    /// A team loses something with a man (6.5, A24).
    Loses {
        /// The team.
        team: String,
        /// What it loses.
        what: String,
    },
    /// A new man comes from the Replacement Pool (5.5).
    Joins {
        /// The new man.
        man: String,
        /// His grade and ratings.
        rated: String,
    },
    /// A new man fills the place of one who is out for good (A20).
    FillsPlace(String),
    /// In words of its own.
    Said(String),
}

/// How documents say that a place is filled, before and after the man.
const PLACE_FILLED: (&str, &str) = ("his place is filled by ", ", a new man with the ratings of his team");

/// How documents go on after a trait that is held, by whether it is rolled again.
const HELD: [(bool, &str); 2] =
    [(true, " is held already: rolled again"), (false, " is held already: no more effect")];

impl Told {
    /// The sentence that documents keep, which their digests cover.
    pub fn kept(&self) -> Cow<'_, str> {
        Cow::Owned(match self {
            Told::Outright(outright) => return Cow::Borrowed(outright.id()),
            Told::Said(words) => return Cow::Borrowed(words),
            Told::LosesDiceOff(prize) => format!("the other {prize}"),
            Told::NoRoll(why) => format!("does not roll: it {why}"),
            Told::Becomes { post, leadership } => format!("becomes {post}, leadership {leadership:+}"),
            Told::Buys { asset, teams, cost, left, when } => {
                format!("{asset}{} for {cost}, {left} left; {when}", in_brackets(teams))
            }
            Told::Held { held, again } => {
                let (_, so) = HELD[usize::from(!again)];
                format!("{held}{so}")
            }
            Told::Loses { team, what } => format!("{team} loses {what}"),
            Told::Joins { man, rated } => format!("{man} joins: {rated}"),
            Told::FillsPlace(man) => format!("{}{man}{}", PLACE_FILLED.0, PLACE_FILLED.1),
        })
    }

    /// What the sentence `kept` of a document says.
    pub fn read(kept: &str) -> Told {
        let told = Outright::with_id(kept).map(Told::Outright).or_else(|| parts(kept));
        // What would be kept otherwise is another sentence that looks alike.
        told.filter(|told| told.kept() == kept).unwrap_or_else(|| Told::Said(kept.to_owned()))
    }

    /// Whether it only says that nothing was rolled, which is no part of the story.
    pub fn is_no_roll(&self) -> bool {
        matches!(self, Told::NoRoll(_) | Told::Outright(Outright::Declines))
    }

    /// How it is told, with teams and men of the `force` by their names. `is_gone` says that the man whom it
    /// happened to is out for good: what waits in a pool is his place (A20).
    pub(crate) fn words(&self, force: Option<&RegularForce>, is_gone: bool) -> Cow<'_, str> {
        let man = |id: &str| {
            let known: Option<&Figure> = force.and_then(|force| force.figure(id));
            known.map(|man| man.name.as_str()).filter(|name| !name.is_empty())
        };
        Cow::Owned(match self {
            Told::Outright(Outright::Stays) if is_gone => format!("the place {}", Outright::Stays.title()),
            Told::Outright(outright) => return Cow::Borrowed(outright.title()),
            Told::Said(words) => return Cow::Borrowed(words),
            // The line of the other side says what it wins.
            Told::LosesDiceOff(_) => return Cow::Borrowed("loses the dice-off"),
            Told::NoRoll(why) => format!("no development roll: {why}"),
            Told::Becomes { post, leadership: 0 } => format!("becomes {post}, leadership 0"),
            Told::Becomes { .. } => return self.kept(),
            Told::Buys { asset, teams, cost, left, when } => {
                let name = asset_called(asset, force);
                let teams: Vec<&str> = teams.iter().map(|id| team_called(id, force)).collect();
                format!("buys {name}{} for {cost} OMP, {left} left: {when}", in_brackets(&teams))
            }
            Told::Held { held, again: true } => format!("already has {held} and rolls again"),
            Told::Held { held, again: false } => format!("already has {held}: no further effect"),
            Told::Loses { team, what } => {
                format!("{} loses {what}", team_called(team, force))
            }
            Told::Joins { man: id, rated } => format!("{} joins: {rated}", man(id).unwrap_or(id)),
            Told::FillsPlace(id) => match man(id) {
                Some(name) => format!("{name} fills the place, a new man with the ratings of the team"),
                None => return self.kept(),
            },
        })
    }
}

/// What a sentence says that is put together of parts.
fn parts(kept: &str) -> Option<Told> {
    if let Some(prize) = kept.strip_prefix("the other ") {
        return Some(Told::LosesDiceOff(prize.to_owned()));
    }
    if let Some(why) = kept.strip_prefix("does not roll: it ") {
        return Some(Told::NoRoll(why.to_owned()));
    }
    if let Some((post, leadership)) =
        kept.strip_prefix("becomes ").and_then(|rest| rest.rsplit_once(", leadership "))
    {
        return Some(Told::Becomes { post: post.to_owned(), leadership: leadership.parse().ok()? });
    }
    if let Some(bought) = bought(kept) {
        return Some(bought);
    }
    for (again, so) in HELD {
        if let Some(held) = kept.strip_suffix(so) {
            return Some(Told::Held { held: held.to_owned(), again });
        }
    }
    if let Some(man) = kept.strip_prefix(PLACE_FILLED.0).and_then(|rest| rest.strip_suffix(PLACE_FILLED.1)) {
        return Some(Told::FillsPlace(man.to_owned()));
    }
    if let Some((team, what)) = kept.split_once(" loses ") {
        return Some(Told::Loses { team: team.to_owned(), what: what.to_owned() });
    }
    let (man, rated) = kept.split_once(" joins: ")?;
    Some(Told::Joins { man: man.to_owned(), rated: rated.to_owned() })
}

/// A purchase, kept as `tank for 4, 5 left; sets up with the force`.
fn bought(kept: &str) -> Option<Told> {
    let (bought, when) = kept.split_once("; ")?;
    let (bought, left) = bought.strip_suffix(" left")?.rsplit_once(", ")?;
    let (asset, cost) = bought.rsplit_once(" for ")?;
    let (asset, teams) = match asset.split_once(" (") {
        Some((asset, teams)) => (asset, teams.strip_suffix(')')?.split(", ").map(str::to_owned).collect()),
        None => (asset, Vec::new()),
    };
    let (cost, left) = (cost.parse().ok()?, left.parse().ok()?);
    Some(Told::Buys { asset: asset.to_owned(), teams, cost, left, when: when.to_owned() })
}

fn team_called<'a>(id: &'a str, force: Option<&'a RegularForce>) -> &'a str {
    force.map_or(id, |force| force.team_called(id))
}

/// An asset by its usual name; one of their own by the name that the players gave it.
fn asset_called<'a>(id: &'a str, force: Option<&'a RegularForce>) -> &'a str {
    let own = || force?.available_assets.iter().find(|asset| asset.id == id);
    match tables().asset(id) {
        Some(listed) => &listed.name,
        None => own().map_or(id, |asset| &asset.name),
    }
}

fn in_brackets(teams: &[impl AsRef<str>]) -> String {
    let teams: Vec<&str> = teams.iter().map(AsRef::as_ref).collect();
    if teams.is_empty() { String::new() } else { format!(" ({})", teams.join(", ")) }
}

impl From<Outright> for Told {
    fn from(outright: Outright) -> Told {
        Told::Outright(outright)
    }
}

impl From<String> for Told {
    fn from(words: String) -> Told {
        Told::Said(words)
    }
}

impl From<&str> for Told {
    fn from(words: &str) -> Told {
        Told::Said(words.to_owned())
    }
}

impl Serialize for Told {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.kept())
    }
}

impl<'de> Deserialize<'de> for Told {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Told::read(&Cow::<str>::deserialize(deserializer)?))
    }
}
