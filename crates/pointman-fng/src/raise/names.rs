//! Names of raised men: those given, else the next of their side's list, with a rank.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::army_lists::{Force, ForceId, Nation};
use crate::squads::squad::{Post, bare_name};

/// Names given out in order; nobody gets one that another has.
#[derive(Debug, Clone, Default)]
pub(super) struct Names {
    given: VecDeque<String>,
    /// The name of the man who is the so-manieth of the next unit.
    set: BTreeMap<usize, String>,
    asked: usize,
    taken: BTreeSet<String>,
    passed_over: usize,
    /// Whether no name may be the beginning of another.
    pub(super) unlike: bool,
}

impl Names {
    pub(super) fn give(&mut self, names: impl IntoIterator<Item = String>) {
        self.given.extend(names);
    }

    /// Names that others have: whole, and without rank.
    pub(super) fn take<'a>(&mut self, names: impl IntoIterator<Item = &'a str>) {
        for name in names {
            self.taken.extend([name.to_owned(), bare_name(name).to_owned()]);
        }
    }

    pub(super) fn pass_over(&mut self, names: usize) {
        self.passed_over += names;
    }

    /// The man who is asked for after so many others is called so.
    pub(super) fn set(&mut self, place: usize, name: String) {
        self.taken.insert(name.clone());
        self.set.insert(self.asked + place, name);
    }

    /// The name of the next man.
    pub(super) fn next(&mut self, force: &Force, post: Post) -> String {
        let place = self.asked;
        self.asked += 1;
        if let Some(name) = self.set.remove(&place) {
            return name;
        }
        if let Some(name) = self.given.pop_front() {
            self.taken.insert(name.clone());
            return name;
        }
        let list = list_of(force, post);
        // One name that begins another would be the wrong man for a slip of the typist.
        let mut alone = list
            .iter()
            .skip(self.passed_over)
            .filter(|_| self.unlike)
            .filter(|name| !self.taken.iter().any(|other| alike(name, other)));
        let rounds = (0..).flat_map(|round| list.iter().map(move |name| (round, *name)));
        let mut free = rounds.skip(self.passed_over).filter_map(|(round, name)| {
            let name = if round == 0 { name.to_owned() } else { format!("{name} {}", round + 1) };
            (!self.taken.contains(&name)).then_some(name)
        });
        let alone = alone.next().map(|name| (*name).to_owned());
        let bare = alone.or_else(|| free.next()).unwrap_or_else(|| format!("Man {place}"));
        self.taken.insert(bare.clone());
        let name = match rank(force, post) {
            Some(rank) => format!("{rank} {bare}"),
            None => bare,
        };
        self.taken.insert(name.clone());
        name
    }
}

/// Whether one of these names is the other, or the beginning of it.
fn alike(one: &str, other: &str) -> bool {
    let (one, other) = (one.to_lowercase(), bare_name(other).to_lowercase());
    one.starts_with(&other) || other.starts_with(&one)
}

fn rank(force: &Force, post: Post) -> Option<&'static str> {
    match (post, force.nation) {
        (Post::Officer, _) => Some("Lt"),
        (Post::PlatoonSergeant, Nation::Usa) => Some("SSgt"),
        (Post::Nco, Nation::Anzac) => Some("Cpl"),
        (Post::JrNco, Nation::Anzac) => Some("LCpl"),
        (Post::JrNco, _) => Some("Cpl"),
        (Post::PlatoonSergeant | Post::Nco | Post::Advisor | Post::Commander, _) => Some("Sgt"),
        (Post::Medic, Nation::Usa | Nation::Anzac) => Some("Doc"),
        _ => None,
    }
}

fn list_of(force: &Force, post: Post) -> &'static [&'static str] {
    match (force.id, force.nation) {
        // Advisors are Americans, their men are not.
        (ForceId::UsSfCidg, _) if post != Post::Advisor => &MONTAGNARDS,
        (_, Nation::Usa) => &AMERICANS,
        (_, Nation::Anzac) => &ANZACS,
        (_, Nation::Arvn) => &SOUTHERNERS,
        (_, Nation::Communist) => &NORTHERNERS,
    }
}

#[rustfmt::skip]
const AMERICANS: [&str; 84] = [
    "Miller", "Kowalski", "Washington", "Ortiz", "Hansen", "Brooks", "Delgado", "O'Brien", "Tucker", "Rossi",
    "Freeman", "Schmidt", "Garza", "Hollis", "Nolan", "Pruitt", "Vance", "Chavez", "Dawson", "Eklund",
    "Fuller", "Grady", "Huff", "Ingram", "Jarvis", "Keller", "Lomax", "Mancini", "Newsome", "Odom", "Pike",
    "Quinn", "Ramsey", "Sandoval", "Tate", "Underwood", "Vargas", "Weaver", "Yates", "Zielinski", "Abbott",
    "Becker", "Callahan", "Dupree", "Easley", "Fontaine", "Gaines", "Hatcher", "Ives", "Jessup", "Kimball",
    "Lujan", "Maddox", "Naylor", "Ogden", "Paxton", "Rucker", "Salazar", "Thorpe", "Upton", "Voss",
    "Whitaker", "Yoder", "Ames", "Boone", "Crane", "Duffy", "Evers", "Farrell", "Gentry", "Holt", "Irwin",
    "Judd", "Kirby", "Lyle", "Mercer", "Nash", "Orr", "Purdy", "Reese", "Stokes", "Trask", "Vega", "Wyatt",
];

#[rustfmt::skip]
const ANZACS: [&str; 48] = [
    "Mitchell", "Kelly", "Fraser", "Tamihana", "Doyle", "Barlow", "Cameron", "Hughes", "Parata", "Sinclair",
    "Walsh", "Burgess", "Connolly", "Dempsey", "Ellis", "Flynn", "Gallagher", "Henare", "Innes", "Jamieson",
    "Keogh", "Lawson", "McLeod", "Nicholls", "Osborne", "Pascoe", "Quirk", "Rangi", "Sheehan", "Tindall",
    "Urquhart", "Vickers", "Whelan", "Yeo", "Armitage", "Brennan", "Cullen", "Dunstan", "Eastwood", "Ferris",
    "Gillies", "Hogan", "Jolley", "Kemp", "Lockyer", "Marama", "Noonan", "Prentice",
];

#[rustfmt::skip]
const SOUTHERNERS: [&str; 48] = [
    "Anh Dung", "Ba", "Bao Loc", "Canh", "Chau", "Chien", "Cuong", "Danh", "Dao", "Dat", "Diem", "Dinh",
    "Duc", "Duy", "Gia", "Hai", "Hien", "Hiep", "Hoa", "Hung", "Huy", "Khanh", "Khoa", "Lam", "Liem", "Loan",
    "Luan", "Manh", "Nam", "Nghia", "Ngoc", "Phong", "Phuoc", "Quang", "Qui", "Sang", "Son", "Tai", "Tam",
    "Thanh", "Thinh", "Tien", "Toan", "Tri", "Trung", "Tuan", "Vinh", "Xuan",
];

#[rustfmt::skip]
const NORTHERNERS: [&str; 60] = [
    "An", "Bach", "Bang", "Binh", "Bong", "Can", "Chinh", "Chu", "Cong", "Cu", "Dai", "Dam", "Dien", "Doan",
    "Dong", "Du", "Giang", "Giap", "Ha", "Hanh", "Hao", "Hoan", "Hong", "Hop", "Huan", "Huong", "Ke", "Khai",
    "Khiem", "Kien", "Ky", "Lai", "Lan", "Linh", "Loi", "Long", "Luc", "Mai", "Minh", "My", "Nhan", "Nhat",
    "Ninh", "Phan", "Phuc", "Quan", "Que", "Quyet", "Sau", "Tan", "Thach", "Thai", "Thang", "Thao", "Thuan",
    "Tinh", "Tong", "Tru", "Tu", "Vu",
];

#[rustfmt::skip]
const MONTAGNARDS: [&str; 40] = [
    "Y Bhan", "Y Blo", "Y Drim", "Y Dhun", "Y Duen", "Y Gler", "Y Hin", "Y Jut", "Y Kdruin", "Y Klong",
    "Y Kpal", "Y Lem", "Y Mdhur", "Y Mlo", "Y Nang", "Y Ngue", "Y Nham", "Y Pen", "Y Preh", "Y Rit",
    "Y Sieng", "Y Sok", "Y Tang", "Y Tlur", "Y Tuan", "Y Wik", "Y Yon", "Y Bham", "Y Bru", "Y Ksor", "Y Ayun",
    "Y Eban", "Y Hmok", "Y Jar", "Y Kuang", "Y Nue", "Y Phok", "Y Rcom", "Y Siu", "Y Thih",
];
