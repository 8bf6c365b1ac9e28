//! New men: their names, what they carry, and the Attributes they draw [Replacements; Random Character Generation].

use super::attribute::{self, Drawn};
use super::happening::{Gained, Happening, Source};
use super::turn::Work;
use super::Campaign;
use crate::error::Error;
use crate::fng::squad::{Arms, Figure};

/// Family names of US soldiers and Marines.
const AMERICAN: [&str; 64] = [
    "Abbott", "Alvarez", "Baker", "Barnes", "Bauer", "Bishop", "Boone", "Brady", "Callahan", "Carver", "Castillo", "Cobb",
    "Coleman", "Cruz", "Dalton", "Delaney", "Dobbs", "Doyle", "Duarte", "Eckhart", "Ellis", "Fisher", "Foley", "Garcia",
    "Gentry", "Grady", "Hanson", "Harlan", "Hatch", "Hollis", "Ibarra", "Jarvis", "Jensen", "Kearns", "Keller", "Kowalski",
    "Lacey", "Lindgren", "Lopez", "Maddox", "Malone", "Mercer", "Moreno", "Nolan", "Novak", "Ortega", "Parrish", "Pruitt",
    "Quinn", "Ramos", "Reyes", "Rourke", "Salazar", "Shaw", "Slocum", "Stokes", "Tanner", "Tolliver", "Usher", "Vance",
    "Weaver", "Whitlock", "Yates", "Zeller",
];
/// Family names of Australian and New Zealand soldiers.
const ANZAC: [&str; 36] = [
    "Aldridge", "Bannister", "Barlow", "Bates", "Blackwood", "Burke", "Carmody", "Chapman", "Clancy", "Cooper", "Cullen",
    "Dawes", "Donnelly", "Farrell", "Fenton", "Gallagher", "Harper", "Heke", "Hogan", "Jacobs", "Kelly", "Lawson", "Maher",
    "McCabe", "Murdoch", "Ngata", "Osborne", "Parata", "Pickering", "Rafferty", "Sheehan", "Tamihana", "Thornton", "Walsh",
    "Wiremu", "Wright",
];
/// Given names of Vietnamese soldiers.
const VIETNAMESE: [&str; 40] = [
    "An", "Bao", "Binh", "Cao", "Chau", "Chien", "Cuong", "Dai", "Dao", "Dinh", "Duc", "Dung", "Giang", "Ha", "Hai", "Hieu",
    "Hoa", "Hoang", "Hung", "Huy", "Khai", "Khanh", "Kiet", "Lam", "Linh", "Loc", "Long", "Minh", "Nam", "Ngoc", "Phong",
    "Phuc", "Quan", "Sang", "Son", "Tam", "Thanh", "Trung", "Tuan", "Viet",
];

/// The names that men of `force` bear.
fn names_of(force: &str) -> &'static [&'static str] {
    match force {
        "us-army-infantry" | "us-air-cavalry" | "us-marines" => &AMERICAN,
        "anzac-infantry" => &ANZAC,
        _ => &VIETNAMESE,
    }
}

impl Campaign {
    /// A name that nobody has had in this campaign. The list starts at another place in each.
    pub(super) fn new_name(&mut self) -> String {
        let list = names_of(&self.force);
        // The name of the campaign decides where the list starts.
        let start = self.name.bytes().fold(self.force.len(), |sum, byte| (sum * 31 + usize::from(byte)) % 9973);
        loop {
            let number = usize::from(self.recruits);
            self.recruits += 1;
            let name = list[(start + number * 7) % list.len()];
            let name = match number / list.len() {
                0 => name.to_owned(),
                again => format!("{name} {}", again + 1),
            };
            let taken = self.men().any(|figure| figure.name == name) || self.gone.iter().any(|gone| gone.figure.name == name);
            if !taken {
                return name;
            }
        }
    }

    /// What a new man carries: what most men without a post of their own do.
    pub(super) fn usual_arms(&self) -> Option<Arms> {
        let men = || self.squad.figures.iter().filter_map(|figure| figure.weapon.as_ref());
        let count = |arms: &Arms| men().filter(|other| *other == arms).count();
        let mut best: Option<&Arms> = None;
        for arms in men() {
            if best.is_none_or(|best| count(arms) > count(best)) {
                best = Some(arms);
            }
        }
        best.cloned()
    }

    /// A man of this Rep joins: his Attribute is drawn.
    pub(super) fn join(&mut self, rep: u8, from: Source, work: &mut Work<'_>) -> Result<(), Error> {
        let name = match work.next_name() {
            Some(name) => name,
            None => self.new_name(),
        };
        let weapon = self.spare_arms.pop().or_else(|| self.usual_arms());
        work.tell("Replacements", &[], Happening::Joined { name: name.clone(), rep, from });
        let mut figure = Figure {
            name: name.clone(),
            rep,
            star: false,
            advantages: None,
            role: None,
            attributes: Vec::new(),
            weapon,
            state: Default::default(),
            reputation_points: 0,
            months: 0,
            kills: 0,
            rep_fixed: false,
            tour: 1,
            medals: Vec::new(),
            wounds: Vec::new(),
        };
        let Drawn { dice, attribute } = attribute::draw(&figure, &mut self.deck, &self.options, work.dice)?;
        figure.attributes.extend(attribute.clone());
        work.tell("attribute-draw", &dice, Happening::Attribute { name, attribute, how: Gained::Joining });
        self.squad.figures.push(figure);
        self.losses = self.losses.saturating_sub(1);
        Ok(())
    }

    /// Rep 3 men fill the squad up to paper strength.
    pub(super) fn fill_up(&mut self, from: Source, work: &mut Work<'_>) -> Result<(), Error> {
        while self.present() < self.paper_strength {
            self.join(LEAST_REPLACEMENT, from, work)?;
        }
        Ok(())
    }
}

/// The Rep of a replacement at the least.
pub(super) const LEAST_REPLACEMENT: u8 = 3;
