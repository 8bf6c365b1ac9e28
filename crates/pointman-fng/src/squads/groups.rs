//! Who may move together in one Activation, and to which unit a figure belongs [Groups, Vehicles: Groups].

/// The maximum distance to the next figure of a group, in inches.
const REACH: f64 = 4.0;
/// The maximum distance to the next vehicle of a group, in inches.
const REACH_OF_VEHICLES: f64 = 12.0;
/// Inches to the next figure for a Pointman ahead of their group.
const REACH_OF_POINTMAN: f64 = 8.0;
/// Turns that a Leader spends to take command of a figure of another unit, and that detaching it takes.
pub const TURNS_TO_CHANGE_UNIT: u8 = 1;

/// A figure or vehicle on the table.
#[derive(Debug, Clone, PartialEq)]
pub struct Placed {
    /// Where it stands, in inches from a corner of the table.
    pub at: (f64, f64),
    /// The unit it obeys.
    pub unit: UnitObeyed,
    /// A vehicle rather than a man.
    pub vehicle: bool,
    /// Has the Attribute Pointman.
    pub pointman: bool,
}

impl Placed {
    /// A man of `unit`.
    pub fn man(at: (f64, f64), unit: &str) -> Self {
        Placed { at, unit: UnitObeyed::new(unit), vehicle: false, pointman: false }
    }

    fn distance(&self, other: &Placed) -> f64 {
        (self.at.0 - other.at.0).hypot(self.at.1 - other.at.1)
    }

    /// Whether `other` is ahead of it in the direction of travel.
    fn has_ahead(&self, other: &Placed, travel: (f64, f64)) -> bool {
        (other.at.0 - self.at.0) * travel.0 + (other.at.1 - self.at.1) * travel.1 > 0.0
    }
}

/// The unit a figure obeys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnitObeyed {
    own: String,
    taken_over_by: Option<String>,
}

impl UnitObeyed {
    /// A figure of the unit `own`.
    pub fn new(own: &str) -> Self {
        UnitObeyed { own: own.to_owned(), taken_over_by: None }
    }

    /// The unit it belongs to now.
    pub fn name(&self) -> &str {
        self.taken_over_by.as_deref().unwrap_or(&self.own)
    }

    /// A Leader of `unit` takes command: the turns it takes them.
    pub fn take_command(&mut self, unit: &str) -> u8 {
        self.taken_over_by = Some(unit.to_owned()).filter(|unit| *unit != self.own);
        TURNS_TO_CHANGE_UNIT
    }

    /// It is detached to its own unit: the turns it takes.
    pub fn detach(&mut self) -> u8 {
        self.taken_over_by = None;
        TURNS_TO_CHANGE_UNIT
    }
}

/// Figures on the table as they may be grouped for one Activation.
#[derive(Debug, Clone, PartialEq)]
pub struct Field {
    /// Everybody.
    pub placed: Vec<Placed>,
    /// The direction of travel, if it is known: it lets a Pointman be 8 in ahead.
    pub travel: Option<(f64, f64)>,
    /// Pairs that cannot see each other.
    pub out_of_sight: Vec<(usize, usize)>,
}

impl Field {
    /// Figures that all see each other.
    pub fn new(placed: Vec<Placed>) -> Self {
        Field { placed, travel: None, out_of_sight: Vec::new() }
    }

    fn sees(&self, one: usize, other: usize) -> bool {
        !self.out_of_sight.iter().any(|&pair| pair == (one, other) || pair == (other, one))
    }

    /// Whether two figures of one unit see each other within so many inches.
    fn within(&self, one: usize, other: usize, reach: f64) -> bool {
        let (a, b) = (&self.placed[one], &self.placed[other]);
        a.unit.name() == b.unit.name() && self.sees(one, other) && a.distance(b) <= reach
    }

    fn linked(&self, one: usize, other: usize) -> bool {
        let vehicles = self.placed[one].vehicle && self.placed[other].vehicle;
        self.within(one, other, if vehicles { REACH_OF_VEHICLES } else { REACH })
    }

    /// Whether these figures may be one group: each near another, and all of one unit. One Pointman may be
    /// ahead of the others.
    pub fn is_group(&self, members: &[usize]) -> bool {
        let leads = |&&man: &&usize| {
            let others: Vec<usize> = members.iter().copied().filter(|&other| other != man).collect();
            self.placed[man].pointman
                && self.are_linked(&others)
                && others.iter().any(|&other| self.is_ahead(man, other))
        };
        self.are_linked(members) || members.iter().any(|man| leads(&man))
    }

    /// Whether `man` is ahead of `behind` in the direction of travel, within the reach of a Pointman.
    fn is_ahead(&self, man: usize, behind: usize) -> bool {
        let ahead = |travel| self.placed[behind].has_ahead(&self.placed[man], travel);
        self.travel.is_some_and(ahead) && self.within(man, behind, REACH_OF_POINTMAN)
    }

    fn are_linked(&self, members: &[usize]) -> bool {
        let Some((&first, rest)) = members.split_first() else { return false };
        let (mut reached, mut left) = (vec![first], rest.to_vec());
        while let Some(next) = left.iter().position(|&man| reached.iter().any(|&near| self.linked(man, near)))
        {
            reached.push(left.remove(next));
        }
        left.is_empty()
    }

    /// The largest groups that can be made: figures near each other through others belong together, and a
    /// Pointman ahead joins the group behind them.
    pub fn largest(&self) -> Vec<Vec<usize>> {
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for man in 0..self.placed.len() {
            let (near, mut far): (Vec<_>, Vec<_>) =
                groups.into_iter().partition(|group| group.iter().any(|&other| self.linked(man, other)));
            let mut joined: Vec<usize> = near.into_iter().flatten().chain([man]).collect();
            joined.sort_unstable();
            far.push(joined);
            groups = far;
        }
        groups.sort();
        // One Pointman for each group, who stands alone ahead of it.
        let alone: Vec<usize> =
            groups.iter().filter(|group| group.len() == 1).map(|group| group[0]).collect();
        for man in alone {
            let joins = |group: &Vec<usize>| {
                let with_him: Vec<usize> = group.iter().copied().chain([man]).collect();
                !group.contains(&man) && self.is_group(&with_him)
            };
            if let Some(index) = groups.iter().position(joins) {
                groups[index].push(man);
                groups[index].sort_unstable();
                groups.retain(|group| *group != [man]);
            }
        }
        groups
    }

    /// Every way to divide all figures into groups.
    pub fn groupings(&self) -> Vec<Vec<Vec<usize>>> {
        let mut ways: Vec<Vec<Vec<usize>>> = vec![Vec::new()];
        for man in 0..self.placed.len() {
            let join = |way: &Vec<Vec<usize>>| -> Vec<Vec<Vec<usize>>> {
                let joined = (0..way.len()).map(|group| {
                    let mut way = way.clone();
                    way[group].push(man);
                    way
                });
                let alone = way.iter().cloned().chain([vec![man]]).collect();
                joined.chain([alone]).collect()
            };
            ways = ways.iter().flat_map(join).collect();
        }
        ways.retain(|way| way.iter().all(|group| self.is_group(group)));
        ways
    }
}
