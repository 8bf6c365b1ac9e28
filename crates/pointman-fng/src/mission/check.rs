//! What must hold of a mission that was read.

use super::Mission;
use super::forces::{Forces, Method};
use super::ground::{Area, Ground, TablePoint};
use pointman_core::error::Faults;

/// The least and greatest side of a table, in feet.
const FEET: std::ops::RangeInclusive<u16> = 3..=12;

impl Mission {
    /// Notes what is wrong with it, but for its play, tunnels and traps.
    pub(super) fn check_setting(&self, faults: &mut Faults) {
        for (name, party) in [("own", &self.own), ("enemy", &self.enemy)] {
            faults.at(name, |faults| {
                if party.leader_rep > 6 {
                    faults.add("leader_rep", format!("is {}: Rep is at most 6", party.leader_rep));
                }
                if party.support > 6 {
                    faults.add("support", format!("is {}: Support is 1 to 6", party.support));
                }
                if party.cards > 3 {
                    faults.add("cards", format!("is {}: a side draws 1 to 3", party.cards));
                }
            });
        }
        if let Some(check) = &self.check
            && (check.passes > 2 || check.carried > 1)
        {
            faults.add("check", "has more than two passes, or a bonus of more than 1");
        }
        if self.assignment.is_some() != self.ground.is_some()
            || self.assignment.is_some() != self.forces.is_some()
        {
            faults.add("assignment", "a mission has a ground and forces; without a mission there are none");
        }
        if let Some(ground) = &self.ground {
            faults.at("ground", |faults| ground.check(faults));
            if let Some(forces) = &self.forces {
                faults.at("forces", |faults| check_forces(forces, ground, faults));
            }
            let all = ground.table.area();
            faults.at("works", |faults| {
                for (name, points) in [
                    ("entrances_at", &self.works.entrances_at),
                    ("booby_traps_at", &self.works.booby_traps_at),
                ] {
                    faults.at(name, |faults| check_points(points, all, faults));
                }
            });
        }
    }
}

fn check_points(points: &[TablePoint], all: Area, faults: &mut Faults) {
    for (index, point) in points.iter().enumerate() {
        if point.x > all.width || point.y > all.depth {
            faults.add(index, "lies off the table");
        }
    }
}

impl Ground {
    /// Notes what is wrong with it.
    pub(crate) fn check(&self, faults: &mut Faults) {
        check_ground(self, faults);
    }
}

fn check_ground(ground: &Ground, faults: &mut Faults) {
    if !FEET.contains(&ground.table.width_ft) || !FEET.contains(&ground.table.depth_ft) {
        faults.add("table", format!("is {}: give 3 to 12 feet each way", ground.table));
        return;
    }
    let all = ground.table.area();
    let on_table = |area: &Area| {
        let sum = |a: u16, b: u16| u32::from(a) + u32::from(b);
        area.width > 0
            && area.depth > 0
            && sum(area.x, area.width) <= u32::from(all.width)
            && sum(area.y, area.depth) <= u32::from(all.depth)
    };
    if ground.edges.own.is_empty() {
        faults.at("edges", |faults| faults.add("own", "is empty: reinforcements need at least one edge"));
    }
    faults.at("features", |faults| {
        for (index, feature) in ground.features.iter().enumerate() {
            faults.at(index, |faults| {
                if usize::from(feature.number) != index + 1 {
                    faults.add(
                        "number",
                        format!("is {}: features are numbered from 1 in order", feature.number),
                    );
                }
                if feature.areas.is_empty() || !feature.areas.iter().all(on_table) {
                    faults.add("areas", "has an area that does not lie on the table, or has none");
                }
                if feature.crossing.is_some_and(|area| !on_table(&area)) {
                    faults.add("crossing", "does not lie on the table");
                }
                faults.at("course", |faults| check_points(&feature.course, all, faults));
            });
        }
    });
    faults.at("sites", |faults| {
        for (index, site) in ground.sites.iter().enumerate() {
            if !on_table(&site.area) {
                faults.at(index, |faults| faults.add("area", "does not lie on the table"));
            }
        }
    });
}

fn check_forces(forces: &Forces, ground: &Ground, faults: &mut Faults) {
    let all = ground.table.area();
    if let Some(entry) = &forces.entry
        && !(1..=6).contains(&entry.sixth)
    {
        faults.at("entry", |faults| {
            faults.add("sixth", format!("is {}: an edge has sixths 1 to 6", entry.sixth))
        });
    }
    if forces.method == Method::Cards {
        let mut numbers: Vec<u8> =
            forces.sections.iter().flat_map(|section| section.numbers.clone()).collect();
        numbers.sort_unstable();
        if numbers != [1, 2, 3, 4, 5, 6] {
            faults.add("sections", "do not have each of the numbers 1 to 6 once");
        }
        let points: Vec<TablePoint> = forces.sections.iter().map(|section| section.at).collect();
        faults.at("sections", |faults| check_points(&points, all, faults));
    }
    let points: Vec<TablePoint> = forces.markers.iter().map(|marker| marker.at).collect();
    faults.at("markers", |faults| {
        check_points(&points, all, faults);
        for (index, marker) in forces.markers.iter().enumerate() {
            if usize::from(marker.number) != index + 1 {
                faults.at(index, |faults| {
                    faults.add("number", format!("is {}: markers are numbered from 1", marker.number))
                });
            }
        }
    });
}
