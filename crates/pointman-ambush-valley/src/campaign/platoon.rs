//! A usual platoon, for players who do not want to enter their own: headquarters and three squads (2.1).

use crate::campaign::setup::{FigureSetup, TeamSetup};
use crate::{Leader, RegularForce};

/// The posts of a headquarters: role, post of command.
const HEADQUARTERS: [(&str, Leader); 4] = [
    ("Platoon Leader", Leader::PlatoonLeader),
    ("Platoon Sergeant", Leader::PlatoonSergeant),
    ("RTO", Leader::None),
    ("Medic", Leader::None),
];

/// A squad of two fireteams, as most armies have them.
const TWO_TEAMS: [(&str, &[(&str, Leader)]); 2] = [
    (
        "Fireteam A",
        &[
            ("Squad Leader", Leader::SquadLeader),
            ("Team Leader", Leader::TeamLeader),
            ("Grenadier", Leader::None),
            ("Automatic Rifleman", Leader::None),
            ("Rifleman", Leader::None),
        ],
    ),
    (
        "Fireteam B",
        &[
            ("Team Leader", Leader::TeamLeader),
            ("Machine Gunner", Leader::None),
            ("Assistant Gunner", Leader::None),
            ("Grenadier", Leader::None),
            ("Rifleman", Leader::None),
        ],
    ),
];

/// A squad of three cells, as the NVA has them.
const THREE_CELLS: [(&str, &[(&str, Leader)]); 3] = [
    (
        "Cell 1",
        &[
            ("Squad Leader", Leader::SquadLeader),
            ("Machine Gunner", Leader::None),
            ("Assistant Gunner", Leader::None),
            ("Rifleman", Leader::None),
        ],
    ),
    (
        "Cell 2",
        &[("Cell Leader", Leader::TeamLeader), ("RPG Gunner", Leader::None), ("Rifleman", Leader::None)],
    ),
    (
        "Cell 3",
        &[("Cell Leader", Leader::TeamLeader), ("Rifleman", Leader::None), ("Rifleman", Leader::None)],
    ),
];

const ENGLISH: [&str; 36] = [
    "Adams",
    "Baker",
    "Carter",
    "Dawson",
    "Ellis",
    "Foster",
    "Grant",
    "Hayes",
    "Irving",
    "Jensen",
    "Keller",
    "Lopez",
    "Mason",
    "Nolan",
    "Ortiz",
    "Parker",
    "Quinn",
    "Reed",
    "Sawyer",
    "Turner",
    "Underwood",
    "Vance",
    "Walker",
    "Young",
    "Zimmer",
    "Barnes",
    "Cole",
    "Diaz",
    "Evans",
    "Fisher",
    "Garza",
    "Holt",
    "Ivey",
    "Jordan",
    "Knox",
    "Lane",
];
/// Names of a second platoon, for those of whom another has the first.
const MORE_ENGLISH: [&str; 36] = [
    "Abbott", "Boyd", "Conway", "Doyle", "Emerson", "Flynn", "Gibbs", "Hanley", "Ingram", "Jarvis", "Kerr",
    "Lowry", "Maddox", "Norris", "Oakes", "Pratt", "Quigley", "Rowan", "Shaw", "Tate", "Upton", "Voss",
    "Weaver", "Yates", "Ziegler", "Beck", "Crane", "Dunn", "Ewing", "Frost", "Gorman", "Hobbs", "Irwin",
    "Judd", "Kirby", "Lamb",
];
const VIETNAMESE: [&str; 36] = [
    "An", "Bao", "Binh", "Canh", "Chau", "Cuong", "Dat", "Dinh", "Duc", "Dung", "Giang", "Hai", "Hien",
    "Hoa", "Hung", "Khai", "Khanh", "Kiet", "Lam", "Linh", "Loc", "Long", "Minh", "Nam", "Nghia", "Phong",
    "Phuc", "Quan", "Quang", "Son", "Tai", "Tam", "Thanh", "Tien", "Tuan", "Vinh",
];
const KOREAN: [&str; 36] = [
    "Ahn", "Bae", "Baek", "Cha", "Cho", "Choi", "Chung", "Do", "Eom", "Ha", "Han", "Heo", "Hong", "Hwang",
    "Im", "Jang", "Jeon", "Ji", "Jin", "Jo", "Joo", "Kang", "Kim", "Ko", "Kwon", "Lee", "Min", "Moon", "Nam",
    "Noh", "Oh", "Park", "Ryu", "Seo", "Shin", "Yoon",
];

/// The usual platoon of a nation.
pub(crate) fn usual(nation: &str) -> Vec<TeamSetup> {
    let nation = nation.to_lowercase();
    let is = |names: &[&str]| names.contains(&nation.as_str());
    let names = if is(&["nva", "pavn", "arvn", "vc"]) {
        &VIETNAMESE
    } else if is(&["rok", "korea"]) {
        &KOREAN
    } else {
        &ENGLISH
    };
    let squads: &[(&str, &[(&str, Leader)])] = if is(&["nva", "pavn"]) { &THREE_CELLS } else { &TWO_TEAMS };
    let mut men = names.iter();
    let mut team = |id: String, squad: &str, role: &str, name: String, posts: &[(&str, Leader)]| TeamSetup {
        id,
        squad: squad.to_owned(),
        role: role.to_owned(),
        name,
        troop_quality_die: None,
        morale_die: None,
        own_platoon: true,
        figures: posts
            .iter()
            .map(|&(role, leader)| FigureSetup {
                id: None,
                role: role.to_owned(),
                name: men.next().map_or_else(String::new, |name| (*name).to_owned()),
                officer: None,
                leader: Some(leader),
                leadership: None,
                troop_quality_die: None,
                morale_die: None,
            })
            .collect(),
    };
    let mut teams = vec![team("hq".to_owned(), "hq", "Headquarters", "Platoon HQ".to_owned(), &HEADQUARTERS)];
    for squad in 1..=3 {
        for (index, (role, posts)) in squads.iter().enumerate() {
            let letter = char::from(b'a' + index as u8);
            let id = format!("squad-{squad}-{letter}");
            teams.push(team(
                id,
                &format!("squad-{squad}"),
                role,
                format!("{squad}{}", letter.to_uppercase()),
                posts,
            ));
        }
    }
    teams
}

/// Gives a man whose name was drawn and who is called as one before them another where there is one for them
/// and `own_names` wants it, or else an initial, so that names are unique in a campaign: `B. Adams`. The
/// names that players enter stay as they are.
pub(crate) fn tell_apart(forces: &mut [RegularForce], drawn: &[bool], own_names: bool) {
    let entered = forces.iter().zip(drawn).filter(|(_, drawn)| !**drawn);
    let mut taken: Vec<String> =
        entered.flat_map(|(force, _)| &force.figures).map(|man| man.name.clone()).collect();
    let drawn = forces.iter_mut().zip(drawn).filter(|(_, drawn)| **drawn);
    for man in drawn.flat_map(|(force, _)| &mut force.figures).filter(|man| !man.name.is_empty()) {
        let mut initials = ('B'..='Z').map(|initial| format!("{initial}. {}", man.name));
        let place = ENGLISH.iter().position(|name| *name == man.name).filter(|_| own_names);
        let other = place.map(|place| MORE_ENGLISH[place].to_owned());
        let name = if !taken.contains(&man.name) {
            man.name.clone()
        } else if let Some(other) = other.filter(|other| !taken.contains(other)) {
            other
        } else {
            initials.find(|name| !taken.contains(name)).unwrap_or_else(|| man.name.clone())
        };
        taken.push(name.clone());
        man.name = name;
    }
}

/// A name as an id: small letters, digits and single hyphens.
///
/// ```
/// assert_eq!(pointman_ambush_valley::id_of("2nd Platoon"), "2nd-platoon");
/// ```
pub fn slug(name: &str) -> String {
    let mut id = String::new();
    for c in name.chars().flat_map(char::to_lowercase) {
        if c.is_ascii_alphanumeric() {
            id.push(c);
        } else if !id.is_empty() && !id.ends_with('-') {
            id.push('-');
        }
    }
    let id = id.trim_end_matches('-').to_owned();
    if id.is_empty() { "force".to_owned() } else { id }
}
