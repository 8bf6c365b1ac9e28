//! The four space selection tables (T5.6): rows from top to bottom, with a dot under each column in which a
//! row counts.

use super::column::Column;
use crate::vocabulary::faction::Faction;
use pointman_core::vocabulary;

vocabulary! {
    /// A row of a space selection table. How each is tested: `row_test`.
    pub enum SpaceRow: "row" {
        /// The Trail.
        TheTrail = "the-trail",
        /// Vulnerable NVA or VC Base.
        VulnerableBase = "vulnerable-base",
        /// Province without COIN Base.
        ProvinceWithoutCoinBase = "province-without-coin-base",
        /// Province with US Base and 0 to 2 COIN cubes.
        ProvinceUsBase02Cubes = "province-us-base-0-2-cubes",
        /// At Support, US Troops and Irregulars fewer than Underground Guerrillas.
        UsForcesBelowUndergroundAtSupport = "us-forces-below-underground-at-support",
        /// COIN Control.
        CoinControl = "coin-control",
        /// Population not at Active Support.
        NotAtActiveSupport = "not-at-active-support",
        /// Police without US Troops.
        PoliceWithoutUsTroops = "police-without-us-troops",
        /// US pieces with COIN Firepower below vulnerable enemies.
        CoinFirepowerBelowVulnerable = "coin-firepower-below-vulnerable",
        /// US Base.
        UsBase = "us-base",
        /// Most Population.
        MostPop = "most-pop",
        /// NVA or VC Base.
        EnemyBase = "enemy-base",
        /// LoC with NVA or VC pieces.
        LocWithEnemyPieces = "loc-with-enemy-pieces",
        /// Most Total Opposition.
        MostTotalOpposition = "most-total-opposition",
        /// Highland Province.
        HighlandProvince = "highland-province",
        /// Random.
        Random = "random",
        /// No space: draw a new card.
        NoSpaceDraw = "no-space-draw",
        /// Laos or Cambodia with 0 to 2 enemies and no COIN Control.
        RaidLaosCambodia = "raid-laos-cambodia",
        /// South Vietnam without COIN Control.
        SouthWithoutCoinControl = "south-without-coin-control",
        /// Most Total Support.
        MostTotalSupport = "most-total-support",
        /// Most ARVN Firepower.
        MostArvnFirepower = "most-arvn-firepower",
        /// Fewest NVA and VC pieces.
        FewestEnemyPieces = "fewest-enemy-pieces",
        /// Vulnerable NVA Base.
        VulnerableNvaBase = "vulnerable-nva-base",
        /// Most NVA Guerrillas.
        MostNvaGuerrillas = "most-nva-guerrillas",
        /// Most NVA Bases.
        MostNvaBases = "most-nva-bases",
        /// Laos or Cambodia with COIN Control.
        LaosCambodiaCoinControl = "laos-cambodia-coin-control",
        /// Adjacent to most NVA Troops yet to March.
        AdjacentMostUnmovedNvaTroops = "adjacent-most-unmoved-nva-troops",
        /// South Vietnam without NVA Control.
        SouthWithoutNvaControl = "south-without-nva-control",
        /// No US Base.
        WithoutUsBase = "without-us-base",
        /// VC Base.
        VcBase = "vc-base",
        /// Fewest pieces that are not NVA.
        FewestNonNvaPieces = "fewest-non-nva-pieces",
        /// Most COIN cubes.
        MostCoinCubes = "most-coin-cubes",
        /// Highest adjacent Population.
        HighestAdjacentPop = "highest-adjacent-pop",
        /// Vulnerable VC Base.
        VulnerableVcBase = "vulnerable-vc-base",
        /// Population not at Active Opposition.
        NotAtActiveOpposition = "not-at-active-opposition",
        /// Fewest VC pieces.
        FewestVcPieces = "fewest-vc-pieces",
        /// Most VC Bases.
        MostVcBases = "most-vc-bases",
        /// NVA Control.
        NvaControl = "nva-control",
        /// 1 or 2 VC Guerrillas and room for a Base.
        OneOrTwoVcGuerrillasRoomForBase = "one-or-two-vc-guerrillas-room-for-base",
        /// Most VC Guerrillas.
        MostVcGuerrillas = "most-vc-guerrillas",
        /// Fewest pieces that are not VC.
        FewestNonVcPieces = "fewest-non-vc-pieces",
        /// LoC with Econ.
        EconLoc = "econ-loc",
    }
}

vocabulary! {
    /// How a row narrows the candidates (T5.6.1).
    pub enum RowKind: "kind of row" {
        /// Those of which it is true.
        Boolean = "boolean",
        /// Those with the greatest value.
        Highest = "highest",
        /// Those with the least value.
        Lowest = "lowest",
        /// One of those left.
        Random = "random",
        /// The Trail, which is no space.
        Trail = "trail",
        /// Reached when there was no candidate.
        None = "none",
    }
}

vocabulary! {
    /// What a row applies to.
    pub enum RowScope: "what a row applies to" {
        /// Spaces of every kind.
        Any = "any",
        /// Provinces.
        Province = "province",
        /// Cities and Provinces.
        CityOrProvince = "city-province",
        /// LoCs.
        Loc = "loc",
        /// The Trail.
        Trail = "trail",
        /// The Operation as a whole.
        Operation = "operation",
    }
}

vocabulary! {
    /// The red condition of a row (T5.6).
    pub enum RowIf: "condition of a row" {
        /// A person plays the US.
        UsIsPlayer = "us-is-player",
        /// A person plays ARVN.
        ArvnIsPlayer = "arvn-is-player",
        /// A person plays NVA.
        NvaIsPlayer = "nva-is-player",
        /// A person plays VC.
        VcIsPlayer = "vc-is-player",
        /// A person plays US or ARVN.
        UsOrArvnIsPlayer = "us-or-arvn-is-player",
        /// Acting with Troops.
        ActingWithTroops = "acting-with-troops",
        /// Raid.
        ActionIsRaid = "action-is-raid",
        /// Assault.
        ActionIsAssault = "action-is-assault",
        /// The Trail is at 0 to 3.
        TrailBelow4 = "trail-below-4",
    }
}

/// A row as one table prints it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableRow {
    /// The row.
    pub row: SpaceRow,
    /// Its red condition.
    pub condition: Option<RowIf>,
    /// One bit for each column from the left.
    dots: u8,
}

impl TableRow {
    /// Whether it counts in `column`, apart from its condition.
    pub const fn counts_in(&self, column: Column) -> bool {
        self.dots >> column.place() & 1 == 1
    }
}

/// The table of `faction` from top to bottom.
pub const fn space_table(faction: Faction) -> &'static [TableRow] {
    match faction {
        Faction::Us => &US,
        Faction::Arvn => &ARVN,
        Faction::Nva => &NVA,
        Faction::Vc => &VC,
    }
}

/// The rows of a table that narrow candidates by `column`, from top to bottom.
pub fn narrowing_rows(column: Column) -> &'static [TableRow] {
    /// The rows of the longest table.
    const MOST: usize = US.len();
    static OF: [([TableRow; MOST], usize); Column::ALL.len()] = {
        let (mut of, mut at) = ([([US[0]; MOST], 0); Column::ALL.len()], 0);
        while at < of.len() {
            let (column, mut i) = (Column::ALL[at], 0);
            let table = space_table(column.faction());
            while i < table.len() {
                if table[i].counts_in(column) && table[i].row.kind().narrows() {
                    of[at].0[of[at].1] = table[i];
                    of[at].1 += 1;
                }
                i += 1;
            }
            at += 1;
        }
        of
    };
    let (rows, len) = &OF[column as usize];
    &rows[..*len]
}

impl RowKind {
    /// Whether it says which candidates are left.
    const fn narrows(self) -> bool {
        matches!(self, RowKind::Boolean | RowKind::Highest | RowKind::Lowest)
    }
}

impl SpaceRow {
    /// The row as a person at the table reads it.
    pub const fn words(self) -> &'static str {
        match self {
            SpaceRow::TheTrail => "The Trail",
            SpaceRow::VulnerableBase => "Vulnerable NVA or VC Base",
            SpaceRow::ProvinceWithoutCoinBase => "Province without COIN Base",
            SpaceRow::ProvinceUsBase02Cubes => "Province with US Base and 0 to 2 COIN cubes",
            SpaceRow::UsForcesBelowUndergroundAtSupport => {
                "At Support, US Troops and Irregulars fewer than Underground Guerrillas"
            }
            SpaceRow::CoinControl => "COIN Control",
            SpaceRow::NotAtActiveSupport => "Population not at Active Support",
            SpaceRow::PoliceWithoutUsTroops => "Police without US Troops",
            SpaceRow::CoinFirepowerBelowVulnerable => {
                "US pieces with COIN Firepower below vulnerable enemies"
            }
            SpaceRow::UsBase => "US Base",
            SpaceRow::MostPop => "Most Population",
            SpaceRow::EnemyBase => "NVA or VC Base",
            SpaceRow::LocWithEnemyPieces => "LoC with NVA or VC pieces",
            SpaceRow::MostTotalOpposition => "Most Total Opposition",
            SpaceRow::HighlandProvince => "Highland Province",
            SpaceRow::Random => "Random",
            SpaceRow::NoSpaceDraw => "No space: draw a new card",
            SpaceRow::RaidLaosCambodia => "Laos or Cambodia with 0 to 2 enemies and no COIN Control",
            SpaceRow::SouthWithoutCoinControl => "South Vietnam without COIN Control",
            SpaceRow::MostTotalSupport => "Most Total Support",
            SpaceRow::MostArvnFirepower => "Most ARVN Firepower",
            SpaceRow::FewestEnemyPieces => "Fewest NVA and VC pieces",
            SpaceRow::VulnerableNvaBase => "Vulnerable NVA Base",
            SpaceRow::MostNvaGuerrillas => "Most NVA Guerrillas",
            SpaceRow::MostNvaBases => "Most NVA Bases",
            SpaceRow::LaosCambodiaCoinControl => "Laos or Cambodia with COIN Control",
            SpaceRow::AdjacentMostUnmovedNvaTroops => "Adjacent to most NVA Troops yet to March",
            SpaceRow::SouthWithoutNvaControl => "South Vietnam without NVA Control",
            SpaceRow::WithoutUsBase => "No US Base",
            SpaceRow::VcBase => "VC Base",
            SpaceRow::FewestNonNvaPieces => "Fewest pieces that are not NVA",
            SpaceRow::MostCoinCubes => "Most COIN cubes",
            SpaceRow::HighestAdjacentPop => "Highest adjacent Population",
            SpaceRow::VulnerableVcBase => "Vulnerable VC Base",
            SpaceRow::NotAtActiveOpposition => "Population not at Active Opposition",
            SpaceRow::FewestVcPieces => "Fewest VC pieces",
            SpaceRow::MostVcBases => "Most VC Bases",
            SpaceRow::NvaControl => "NVA Control",
            SpaceRow::OneOrTwoVcGuerrillasRoomForBase => "1 or 2 VC Guerrillas and room for a Base",
            SpaceRow::MostVcGuerrillas => "Most VC Guerrillas",
            SpaceRow::FewestNonVcPieces => "Fewest pieces that are not VC",
            SpaceRow::EconLoc => "LoC with Econ",
        }
    }

    /// How it narrows the candidates.
    pub const fn kind(self) -> RowKind {
        use SpaceRow as R;
        match self {
            R::TheTrail => RowKind::Trail,
            R::MostPop
            | R::MostTotalOpposition
            | R::MostTotalSupport
            | R::MostArvnFirepower
            | R::MostNvaGuerrillas
            | R::MostNvaBases
            | R::AdjacentMostUnmovedNvaTroops
            | R::MostCoinCubes
            | R::HighestAdjacentPop
            | R::MostVcBases
            | R::MostVcGuerrillas => RowKind::Highest,
            R::FewestEnemyPieces | R::FewestNonNvaPieces | R::FewestVcPieces | R::FewestNonVcPieces => {
                RowKind::Lowest
            }
            R::Random => RowKind::Random,
            R::NoSpaceDraw => RowKind::None,
            _ => RowKind::Boolean,
        }
    }

    /// What it applies to.
    pub const fn scope(self) -> RowScope {
        use SpaceRow as R;
        match self {
            R::TheTrail => RowScope::Trail,
            R::VulnerableBase
            | R::PoliceWithoutUsTroops
            | R::CoinFirepowerBelowVulnerable
            | R::UsBase
            | R::EnemyBase
            | R::Random
            | R::MostArvnFirepower
            | R::VulnerableNvaBase
            | R::AdjacentMostUnmovedNvaTroops
            | R::VcBase
            | R::VulnerableVcBase => RowScope::Any,
            R::ProvinceWithoutCoinBase
            | R::ProvinceUsBase02Cubes
            | R::HighlandProvince
            | R::RaidLaosCambodia
            | R::LaosCambodiaCoinControl => RowScope::Province,
            R::LocWithEnemyPieces | R::EconLoc => RowScope::Loc,
            R::NoSpaceDraw => RowScope::Operation,
            _ => RowScope::CityOrProvince,
        }
    }
}

impl RowIf {
    /// The condition as a person at the table reads it.
    pub const fn words(self) -> &'static str {
        match self {
            RowIf::UsIsPlayer => "The US has a player",
            RowIf::ArvnIsPlayer => "ARVN has a player",
            RowIf::NvaIsPlayer => "NVA has a player",
            RowIf::VcIsPlayer => "VC has a player",
            RowIf::UsOrArvnIsPlayer => "The US or ARVN has a player",
            RowIf::ActingWithTroops => "Acting with Troops",
            RowIf::ActionIsRaid => "Raid",
            RowIf::ActionIsAssault => "Assault",
            RowIf::TrailBelow4 => "The Trail is at 0 to 3",
        }
    }
}

const fn row(row: SpaceRow, dots: &str) -> TableRow {
    let (bytes, mut bits, mut i) = (dots.as_bytes(), 0, 0);
    while i < bytes.len() {
        bits |= ((bytes[i] == b'x') as u8) << i;
        i += 1;
    }
    TableRow { row, condition: None, dots: bits }
}

impl TableRow {
    const fn only_if(self, condition: RowIf) -> TableRow {
        TableRow { condition: Some(condition), ..self }
    }
}

use RowIf as I;
use SpaceRow as R;

/// Shift Toward Active Support; Place Bases; Place Cubes or Special Forces; Sweep Destinations; Air Lift
/// Destinations; Air Strike; Remove or Replace.
#[rustfmt::skip]
static US: [TableRow; 17] = [
    row(R::TheTrail,                          ".....x."),
    row(R::VulnerableBase,                    ".....xx"),
    row(R::ProvinceWithoutCoinBase,           ".x...x."),
    row(R::ProvinceUsBase02Cubes,             "..xx..."),
    row(R::UsForcesBelowUndergroundAtSupport, "...x..x"),
    row(R::CoinControl,                       ".x.x...").only_if(I::ArvnIsPlayer),
    row(R::NotAtActiveSupport,                "x.xx..."),
    row(R::PoliceWithoutUsTroops,             "..xx...").only_if(I::ActingWithTroops),
    row(R::CoinFirepowerBelowVulnerable,      "..x.xxx"),
    row(R::UsBase,                            "....x.x"),
    row(R::MostPop,                           "xxxxx.x"),
    row(R::EnemyBase,                         "x.xxx.."),
    row(R::LocWithEnemyPieces,                "......x"),
    row(R::MostTotalOpposition,               "x....x.").only_if(I::VcIsPlayer),
    row(R::HighlandProvince,                  ".x...x."),
    row(R::Random,                            "xxxxxxx"),
    row(R::NoSpaceDraw,                       "xxxxxxx"),
];

/// Shift Toward Passive Support; Place Bases; Place Cubes or Rangers; Sweep or Transport Destinations; Patrol
/// Destinations; Govern; Remove or Replace.
#[rustfmt::skip]
static ARVN: [TableRow; 13] = [
    row(R::ProvinceWithoutCoinBase, ".x....."),
    row(R::VulnerableBase,          "......x"),
    row(R::RaidLaosCambodia,        "......x").only_if(I::ActionIsRaid),
    row(R::SouthWithoutCoinControl, "..xxx.x"),
    row(R::MostPop,                 "xxxxxxx"),
    row(R::LocWithEnemyPieces,      "....x.x"),
    row(R::EnemyBase,               "x.xx..."),
    row(R::MostTotalSupport,        ".x...x."),
    row(R::MostArvnFirepower,       "......x").only_if(I::ActionIsAssault),
    row(R::FewestEnemyPieces,       ".xxx..x"),
    row(R::MostTotalOpposition,     "x.x....").only_if(I::VcIsPlayer),
    row(R::Random,                  "xxxxxxx"),
    row(R::NoSpaceDraw,             "xxxxxxx"),
];

/// Place Bases or Tunnels; Place NVA Troops; Place NVA Guerrillas; March Destinations; Place Terror; Remove
/// or Replace.
#[rustfmt::skip]
static NVA: [TableRow; 16] = [
    row(R::MostTotalSupport,             "....x."),
    row(R::VulnerableNvaBase,            "..x.x."),
    row(R::MostNvaGuerrillas,            "xx..x."),
    row(R::MostNvaBases,                 ".xx..."),
    row(R::LaosCambodiaCoinControl,      "xxxx.x"),
    row(R::AdjacentMostUnmovedNvaTroops, "...x..").only_if(I::TrailBelow4),
    row(R::SouthWithoutNvaControl,       ".x.x.x"),
    row(R::CoinControl,                  ".xxx.x").only_if(I::ArvnIsPlayer),
    row(R::MostPop,                      "xxxx.x"),
    row(R::WithoutUsBase,                "xx.x.."),
    row(R::VcBase,                       ".xxx..").only_if(I::VcIsPlayer),
    row(R::FewestNonNvaPieces,           ".xxx.x"),
    row(R::MostCoinCubes,                ".....x"),
    row(R::HighestAdjacentPop,           "xxx..."),
    row(R::Random,                       "xxxxxx"),
    row(R::NoSpaceDraw,                  "xxxxxx"),
];

/// Shift Toward Active Opposition; Place Terror; Place Bases or Tunnels; Place Guerrillas; March
/// Destinations; Tax; Remove or Replace.
#[rustfmt::skip]
static VC: [TableRow; 15] = [
    row(R::VulnerableVcBase,                "...x..x"),
    row(R::NotAtActiveOpposition,           "xx..x.."),
    row(R::FewestVcPieces,                  "....x.."),
    row(R::MostPop,                         "xxxxx.x"),
    row(R::MostVcBases,                     "...x..x"),
    row(R::CoinControl,                     "...xx.x").only_if(I::ArvnIsPlayer),
    row(R::MostTotalSupport,                "xx.xx..").only_if(I::UsIsPlayer),
    row(R::NvaControl,                      "...xx.x").only_if(I::NvaIsPlayer),
    row(R::OneOrTwoVcGuerrillasRoomForBase, "...xx.."),
    row(R::MostTotalOpposition,             ".....x."),
    row(R::MostVcGuerrillas,                ".xx..xx"),
    row(R::FewestNonVcPieces,               ".xxxx.x"),
    row(R::EconLoc,                         ".x...x.").only_if(I::UsOrArvnIsPlayer),
    row(R::Random,                          "xxxxxxx"),
    row(R::NoSpaceDraw,                     "xxxxxxx"),
];
