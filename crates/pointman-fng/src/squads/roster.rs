//! Unit rosters, laid out as the rules print them [Unit Roster, Vehicle/Gun Unit Roster].

use serde::Serialize;

use crate::attributes::{self, Attribute};
use crate::baked::Text;
use crate::checks::Edition;
use crate::squads::post::Post;
use crate::squads::squad::{Arms, Figure, Role, Squad};
use crate::squads::vehicles::MachineGun;
use crate::squads::weapons::Weapon;

/// The heads of the unit roster, as printed.
pub const UNIT_ROSTER: [&str; 9] =
    ["Name", "Rep", "Att", "Effect", "Weapon", "Rng", "Tar", "Imp", "R Points"];

/// The heads of the vehicle and gun roster, as printed.
pub const VEHICLE_ROSTER: [&str; 13] = [
    "Designate",
    "Armor",
    "Main",
    "AA",
    "Hull",
    "Co-ax",
    "Speed",
    "Crew",
    "T Com",
    "Driver",
    "Loader",
    "Gunner",
    "RTO",
];

/// One line of a unit roster, and what a campaign keeps beside it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RosterLine {
    /// Name.
    pub name: String,
    /// Rep.
    pub rep: u8,
    /// The names of their Attributes.
    pub attributes: Vec<String>,
    /// What they do.
    pub effect: Vec<String>,
    /// Weapon.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weapon: Option<String>,
    /// Its range in inches: least and most where it has both.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range_in: Option<String>,
    /// Its Target Rating, with that on automatic, or the circle it bursts in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub targets: Option<String>,
    /// Its Impact and its rating against armor.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub impact: Option<String>,
    /// Reputation Points held.
    pub reputation_points: u16,
    /// Whether they are a Star.
    pub star: bool,
    /// Whether they lead.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
    /// Post.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub post: Option<Post>,
    /// What they carry besides.
    pub gear: Vec<&'static str>,
    /// How they stand now.
    pub state: Vec<String>,
    /// Months served of this tour.
    pub months: u8,
    /// Confirmed kills of this tour.
    pub kills: u16,
    /// Whether doubles have fixed their Rep.
    pub rep_fixed: bool,
    /// The number of their tour.
    pub tour: u8,
    /// Medals.
    pub medals: Vec<String>,
    /// Wounds.
    pub wounds: Vec<String>,
}

impl RosterLine {
    /// The line of one figure.
    pub fn of(figure: &Figure) -> Self {
        let held = figure.attributes.all().unwrap_or_default();
        let mut effect: Vec<String> = Vec::new();
        for text in held.iter().flat_map(|attribute| effects(attribute)) {
            if !effect.contains(&text) {
                effect.push(text);
            }
        }
        let arms = figure.weapon.as_ref();
        RosterLine {
            name: figure.name.clone(),
            rep: figure.rep,
            attributes: figure.attributes.names().into_iter().map(str::to_owned).collect(),
            effect,
            weapon: arms.map(|arms| arms.name.clone()),
            range_in: arms.and_then(range),
            targets: arms.and_then(targets),
            impact: arms.and_then(impact),
            reputation_points: figure.reputation_points,
            star: figure.star,
            role: figure.role,
            post: figure.post,
            gear: figure.gear.iter().map(|gear| gear.title()).collect(),
            state: figure.state.iter().map(ToString::to_string).collect(),
            months: figure.months,
            kills: figure.kills,
            rep_fixed: figure.rep_fixed,
            tour: figure.tour,
            medals: figure.medals.clone(),
            wounds: figure.wounds.clone(),
        }
    }

    /// The cells of the roster, in the order of [`UNIT_ROSTER`].
    pub fn cells(&self) -> [String; 9] {
        let text = |value: &Option<String>| value.clone().unwrap_or_default();
        [
            self.name.clone(),
            self.rep.to_string(),
            self.attributes.join(", "),
            self.effect.join("; "),
            text(&self.weapon),
            text(&self.range_in),
            text(&self.targets),
            text(&self.impact),
            self.reputation_points.to_string(),
        ]
    }
}

/// What an Attribute does: what, and on which checks and rules. What it is made of has lines of its own.
fn effects(attribute: &Attribute) -> Vec<String> {
    let own = attribute.effects.iter().filter(|_| attribute.grants_by_roll.is_empty());
    let mut by_effect: Vec<(Text, Vec<String>)> = Vec::new();
    for effect in own {
        let rule = attributes::rule_called(&effect.on);
        match by_effect.iter_mut().find(|(known, _)| *known == effect.effect) {
            Some((_, on)) if on.contains(&rule) => {}
            Some((_, on)) => on.push(rule),
            None => by_effect.push((effect.effect, vec![rule])),
        }
    }
    by_effect.into_iter().map(|(effect, on)| format!("{}: {effect}", on.join(", "))).collect()
}

/// The Attributes that men of a squad hold, each once, with all that each does and when.
pub fn explained(squad: &Squad) -> Vec<(&'static str, String)> {
    let mut told: Vec<(&'static str, String)> = Vec::new();
    for attribute in squad.figures.iter().flat_map(|figure| figure.attributes.all().unwrap_or_default()) {
        if told.iter().any(|(name, _)| *name == attribute.name.as_str()) {
            continue;
        }
        told.push((attribute.name.as_str(), attribute.told()));
    }
    told
}

fn listed(arms: &Arms) -> Option<&'static Weapon> {
    match arms.id {
        Some(id) => Weapon::all().iter().find(|weapon| weapon.id == id),
        None => Weapon::find(&arms.name, Edition::One).ok(),
    }
}

fn range(arms: &Arms) -> Option<String> {
    let most = arms.range_in?;
    Some(match listed(arms).and_then(|weapon| weapon.range_min) {
        Some(least) => format!("{least}-{most}"),
        None => most.to_string(),
    })
}

fn targets(arms: &Arms) -> Option<String> {
    match (arms.targets, arms.targets_auto) {
        (Some(targets), Some(auto)) => Some(format!("{targets}/{auto}")),
        (Some(targets), None) => Some(targets.to_string()),
        (None, _) => {
            let weapon = listed(arms)?;
            let circle = weapon.circle.map(|circle| format!("{circle} in circle"));
            circle.or_else(|| weapon.path_width.map(|width| format!("{width} in wide")))
        }
    }
}

fn impact(arms: &Arms) -> Option<String> {
    match (arms.impact, arms.apw) {
        (Some(impact), Some(apw)) => Some(format!("{impact}/APW {apw}")),
        (Some(impact), None) => Some(impact.to_string()),
        (None, apw) => apw.map(|apw| format!("APW {apw}")),
    }
}

/// The line of the vehicle and gun roster of a squad that is a crew, in the order of [`VEHICLE_ROSTER`]; none
/// for others.
pub fn vehicle_cells(squad: &Squad) -> Option<[String; 13]> {
    let vehicle = squad.options.vehicle(squad.vehicle?.list());
    let rep = |post: Post| {
        let man = squad.figures.iter().find(|figure| figure.post == Some(post) && !figure.is_out());
        man.map_or_else(|| "-".to_owned(), |man| man.rep.to_string())
    };
    let gun = |gun: &Option<MachineGun>| {
        gun.as_ref().map_or_else(
            || "N".to_owned(),
            |gun| gun.caliber.clone().unwrap_or_else(|| gun.kind.id().to_uppercase()),
        )
    };
    let armor = match vehicle.armor {
        armor if armor.front == 0 && armor.side_rear == 0 => "0".to_owned(),
        armor => format!("{}/{}", armor.front, armor.side_rear),
    };
    let speed = match (vehicle.speed.road, vehicle.speed.cross_country, vehicle.speed.water) {
        (Some(road), Some(off), _) => format!("{road}/{off}"),
        (_, _, Some(water)) => format!("{water} water"),
        _ => "-".to_owned(),
    };
    Some([
        squad.name.as_ref().map_or_else(|| vehicle.name.clone(), |name| format!("{name}, {}", vehicle.name)),
        armor,
        vehicle.main_gun.as_ref().map_or_else(|| "N".to_owned(), |gun| gun.printed.clone()),
        gun(&vehicle.aa_mg),
        gun(&vehicle.hull_mg),
        gun(&vehicle.coaxial_mg),
        speed,
        squad.figures.len().to_string(),
        rep(Post::Commander),
        rep(Post::Driver),
        rep(Post::Loader),
        rep(Post::Gunner),
        rep(Post::RadioOperator),
    ])
}
