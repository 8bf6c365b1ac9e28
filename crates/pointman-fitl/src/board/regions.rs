//! The sets of spaces that rules and Events name (1.3).

use crate::vocabulary::space::{Region, Space, SpaceKind, Terrain};
use crate::vocabulary::space_set::SpaceSet;

impl SpaceSet {
    /// The 8 Cities.
    pub const CITIES: SpaceSet = of_kind(SpaceKind::City);
    /// The 22 Provinces, those outside the South included.
    pub const PROVINCES: SpaceSet = of_kind(SpaceKind::Province);
    /// The 17 LoCs.
    pub const LOCS: SpaceSet = of_kind(SpaceKind::Loc);
    /// South Vietnam: all but North Vietnam, Laos and Cambodia (1.3.5).
    pub const SOUTH_VIETNAM: SpaceSet = of_region(Region::SouthVietnam);
    /// Laos.
    pub const LAOS: SpaceSet = of_region(Region::Laos);
    /// Cambodia.
    pub const CAMBODIA: SpaceSet = of_region(Region::Cambodia);
    /// Laos and Cambodia.
    pub const LAOS_CAMBODIA: SpaceSet = SpaceSet::LAOS.union(SpaceSet::CAMBODIA);
    /// North Vietnam, Laos and Cambodia.
    pub const OUTSIDE_SOUTH_VIETNAM: SpaceSet = SpaceSet::ALL.difference(SpaceSet::SOUTH_VIETNAM);
    /// Spaces that are not in Laos or Cambodia but adjacent to them.
    pub const ADJACENT_TO_LAOS_CAMBODIA: SpaceSet =
        SpaceSet::LAOS_CAMBODIA.adjacent().difference(SpaceSet::LAOS_CAMBODIA);
    /// Laos, Cambodia and what is adjacent: all adjacent to each other for a non-player NVA with the Trail at
    /// 4 (T2.1.1).
    pub const IN_OR_ADJACENT_TO_LAOS_CAMBODIA: SpaceSet =
        SpaceSet::LAOS_CAMBODIA.union(SpaceSet::ADJACENT_TO_LAOS_CAMBODIA);
    /// Highland Provinces.
    pub const HIGHLAND: SpaceSet = of_terrain(Terrain::Highland);
    /// Lowland Provinces.
    pub const LOWLAND: SpaceSet = of_terrain(Terrain::Lowland);
    /// Jungle Provinces.
    pub const JUNGLE: SpaceSet = of_terrain(Terrain::Jungle);
    /// LoCs that are roads only.
    pub const HIGHWAYS: SpaceSet = of_terrain(Terrain::Highway);
    /// LoCs on the Mekong.
    pub const MEKONG: SpaceSet = of_terrain(Terrain::Mekong);
    /// Lowland Provinces that touch the Mekong.
    pub const LOWLAND_TOUCHING_MEKONG: SpaceSet = SpaceSet::LOWLAND.intersection(SpaceSet::MEKONG.adjacent());
    /// Spaces that touch the sea (1.3.7).
    pub const COASTAL: SpaceSet = coastal();
    /// Cities and Provinces: where Control is counted (1.7).
    pub const CITIES_AND_PROVINCES: SpaceSet = SpaceSet::CITIES.union(SpaceSet::PROVINCES);
    /// Cities and Provinces with Population: where there can be Support or Opposition (1.6).
    pub const POPULATED: SpaceSet = populated();
    /// Provinces with Population 0.
    pub const ZERO_POPULATION: SpaceSet = SpaceSet::CITIES_AND_PROVINCES.difference(SpaceSet::POPULATED);
    /// Where US and ARVN pieces may never be (1.4.2).
    pub const COIN_FORBIDDEN: SpaceSet = SpaceSet::only(Space::NorthVietnam);

    /// The sum of Population.
    ///
    /// ```
    /// use pointman_fitl::SpaceSet;
    /// assert_eq!(SpaceSet::ALL.population(), 35);
    /// ```
    pub const fn population(self) -> u8 {
        let (mut bit, mut sum) = (0, 0);
        while bit < POPULATION_BITS.len() {
            sum += (self.intersection(POPULATION_BITS[bit]).len() as u8) << bit;
            bit += 1;
        }
        sum
    }

    /// Those with the most Population.
    ///
    /// ```
    /// use pointman_fitl::{Space, SpaceSet};
    /// assert_eq!(SpaceSet::ALL.most_populated(), Space::Saigon.into());
    /// assert_eq!(SpaceSet::LOCS.most_populated(), SpaceSet::LOCS);
    /// ```
    pub const fn most_populated(self) -> SpaceSet {
        let (mut bit, mut most) = (POPULATION_BITS.len(), self);
        while bit > 0 {
            bit -= 1;
            if most.meets(POPULATION_BITS[bit]) {
                most = most.intersection(POPULATION_BITS[bit]);
            }
        }
        most
    }

    /// The sum of Econ.
    ///
    /// ```
    /// use pointman_fitl::SpaceSet;
    /// assert_eq!(SpaceSet::MEKONG.econ(), 4);
    /// ```
    pub const fn econ(self) -> u8 {
        let (mut left, mut sum) = (self, 0);
        while let Some(space) = left.first() {
            left = left.without(space);
            sum += space.econ();
        }
        sum
    }
}

/// The spaces with each bit of Population: 1, 2 and 4.
const POPULATION_BITS: [SpaceSet; 3] =
    [with_population_bit(1), with_population_bit(2), with_population_bit(4)];

const fn with_population_bit(bit: u8) -> SpaceSet {
    let (mut set, mut i) = (SpaceSet::NONE, 0);
    while i < Space::ALL.len() {
        set.set(Space::ALL[i], Space::ALL[i].population() & bit > 0);
        i += 1;
    }
    set
}

const fn of_kind(kind: SpaceKind) -> SpaceSet {
    let (mut set, mut i) = (SpaceSet::NONE, 0);
    while i < Space::ALL.len() {
        set.set(Space::ALL[i], Space::ALL[i].kind() as u8 == kind as u8);
        i += 1;
    }
    set
}

const fn of_region(region: Region) -> SpaceSet {
    let (mut set, mut i) = (SpaceSet::NONE, 0);
    while i < Space::ALL.len() {
        set.set(Space::ALL[i], Space::ALL[i].region() as u8 == region as u8);
        i += 1;
    }
    set
}

const fn of_terrain(terrain: Terrain) -> SpaceSet {
    let (mut set, mut i) = (SpaceSet::NONE, 0);
    while i < Space::ALL.len() {
        set.set(Space::ALL[i], Space::ALL[i].terrain() as u8 == terrain as u8);
        i += 1;
    }
    set
}

const fn coastal() -> SpaceSet {
    let (mut set, mut i) = (SpaceSet::NONE, 0);
    while i < Space::ALL.len() {
        set.set(Space::ALL[i], Space::ALL[i].is_coastal());
        i += 1;
    }
    set
}

const fn populated() -> SpaceSet {
    let (mut set, mut i) = (SpaceSet::NONE, 0);
    while i < Space::ALL.len() {
        set.set(Space::ALL[i], Space::ALL[i].population() > 0);
        i += 1;
    }
    set
}
