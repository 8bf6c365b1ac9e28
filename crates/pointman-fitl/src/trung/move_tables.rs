//! The rows of the Move Priorities (T5.7): what stays in an origin, and what goes to a destination, from top
//! to bottom.

use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::faction_set::FactionSet;
use pointman_core::vocabulary;

vocabulary! {
    /// What a non-player keeps in an origin (T5.7.3), from top to bottom. How each is tested: `group`.
    pub enum KeepRow: "row of what is kept" {
        /// Control unchanged.
        Control = "K-CONTROL",
        /// All COIN cubes when leaving South Vietnam.
        South = "K-SOUTH",
        /// On a LoC, COIN cubes equal to Insurgent pieces.
        LocCoin = "K-LOC-COIN",
        /// With a COIN Base, 3 COIN cubes.
        BaseThree = "K-BASE-3",
        /// COIN Firepower at least vulnerable enemies.
        Firepower = "K-FIREPOWER",
        /// At Support with Population 1 or 2, ARVN cubes more than US Troops.
        ArvnSupport = "K-ARVN-SUPPORT",
        /// US Troops and Irregulars at least Underground Guerrillas, twice in Jungle.
        UsUnderground = "K-US-UNDERGROUND",
        /// In Saigon, or at Population 2 not at Active Support, 1 US Troop.
        UsOne = "K-US-1",
        /// At Support with Population 2, US Troops at least ARVN cubes.
        UsSupport = "K-US-SUPPORT",
        /// With an own Base, 1 own Guerrilla.
        OwnBase = "K-OWN-BASE",
        /// With room for an Available Base, 3 own Guerrillas.
        BaseRoom = "K-BASE-ROOM",
        /// On a LoC, Guerrillas more than COIN forces.
        LocInsurgent = "K-LOC-INSURGENT",
        /// At Population 1 or more not at Active Opposition, 1 Underground VC Guerrilla.
        VcUnderground = "K-VC-UNDERGROUND",
    }
}

vocabulary! {
    /// What a non-player moves to a destination (T5.7.4): first the rows for a LoC, then those for a City or
    /// Province, each from top to bottom.
    pub enum MoveRow: "row of what is moved" {
        /// To a LoC: All NVA Troops.
        Easter = "M-EASTER",
        /// To a LoC: COIN Firepower equal to Insurgent pieces.
        LocUs = "M-LOC-US",
        /// To a LoC: ARVN Firepower equal to Insurgent pieces.
        LocArvn = "M-LOC-ARVN",
        /// To a LoC: Guerrillas more than COIN forces.
        LocIns = "M-LOC-INS",
        /// To a City or Province: 1 piece of the faction.
        OnePiece = "M-1-PIECE",
        /// To a City or Province: With a US Base, 3 COIN cubes.
        BaseThree = "M-BASE-3",
        /// To a City or Province: COIN Firepower equal to vulnerable enemies.
        FpVuln = "M-FP-VULN",
        /// To a City or Province: US Troops and Irregulars equal to Underground Guerrillas, twice in Jungle.
        UsUnderground = "M-US-UNDERGROUND",
        /// To a City or Province: COIN Control.
        CoinControl = "M-COIN-CONTROL",
        /// To a City or Province: NVA Control where COIN forces are, by a roll.
        NvaControlCoin = "M-NVA-CONTROL-COIN",
        /// To a City or Province: With room for an Available Base, 3 own Guerrillas.
        BaseRoom = "M-BASE-ROOM",
        /// To a City or Province: With an Insurgent Base, 1 own Guerrilla.
        GuardBase = "M-GUARD-BASE",
        /// To a City or Province: NVA Control.
        NvaControl = "M-NVA-CONTROL",
    }
}

const COIN: FactionSet = FactionSet::of_side(Side::Coin);
const INSURGENT: FactionSet = FactionSet::of_side(Side::Insurgent);

impl KeepRow {
    /// The rows that `faction` reads, from top to bottom.
    pub const fn of(faction: Faction) -> &'static [KeepRow] {
        const OF: [([KeepRow; KeepRow::ALL.len()], usize); Faction::ALL.len()] = [
            KeepRow::read_by(Faction::ALL[0]),
            KeepRow::read_by(Faction::ALL[1]),
            KeepRow::read_by(Faction::ALL[2]),
            KeepRow::read_by(Faction::ALL[3]),
        ];
        let (rows, len) = &OF[faction as usize];
        rows.split_at(*len).0
    }

    const fn read_by(faction: Faction) -> ([KeepRow; KeepRow::ALL.len()], usize) {
        let (mut rows, mut len, mut index) = (KeepRow::ALL, 0, 0);
        while index < KeepRow::ALL.len() {
            if KeepRow::ALL[index].factions().contains(faction) {
                rows[len] = KeepRow::ALL[index];
                len += 1;
            }
            index += 1;
        }
        (rows, len)
    }

    /// The row as a person at the table reads it.
    pub const fn words(self) -> &'static str {
        match self {
            KeepRow::Control => "Control unchanged",
            KeepRow::South => "All COIN cubes when leaving South Vietnam",
            KeepRow::LocCoin => "On a LoC, COIN cubes equal to Insurgent pieces",
            KeepRow::BaseThree => "With a COIN Base, 3 COIN cubes",
            KeepRow::Firepower => "COIN Firepower at least vulnerable enemies",
            KeepRow::ArvnSupport => "At Support with Population 1 or 2, ARVN cubes more than US Troops",
            KeepRow::UsUnderground => {
                "US Troops and Irregulars at least Underground Guerrillas, twice in Jungle"
            }
            KeepRow::UsOne => "In Saigon, or at Population 2 not at Active Support, 1 US Troop",
            KeepRow::UsSupport => "At Support with Population 2, US Troops at least ARVN cubes",
            KeepRow::OwnBase => "With an own Base, 1 own Guerrilla",
            KeepRow::BaseRoom => "With room for an Available Base, 3 own Guerrillas",
            KeepRow::LocInsurgent => "On a LoC, Guerrillas more than COIN forces",
            KeepRow::VcUnderground => {
                "At Population 1 or more not at Active Opposition, 1 Underground VC Guerrilla"
            }
        }
    }

    /// The factions that read it.
    pub const fn factions(self) -> FactionSet {
        match self {
            KeepRow::Control => FactionSet::ALL,
            KeepRow::South | KeepRow::LocCoin | KeepRow::BaseThree | KeepRow::Firepower => COIN,
            KeepRow::ArvnSupport => FactionSet::only(Faction::Arvn),
            KeepRow::UsUnderground | KeepRow::UsOne | KeepRow::UsSupport => FactionSet::only(Faction::Us),
            KeepRow::OwnBase | KeepRow::BaseRoom | KeepRow::LocInsurgent => INSURGENT,
            KeepRow::VcUnderground => FactionSet::only(Faction::Vc),
        }
    }
}

impl MoveRow {
    /// The rows that `faction` reads for a destination, from top to bottom.
    pub const fn of(faction: Faction, to_loc: bool) -> &'static [MoveRow] {
        const OF: [[([MoveRow; MoveRow::ALL.len()], usize); 2]; Faction::ALL.len()] = [
            [MoveRow::read_by(Faction::ALL[0], false), MoveRow::read_by(Faction::ALL[0], true)],
            [MoveRow::read_by(Faction::ALL[1], false), MoveRow::read_by(Faction::ALL[1], true)],
            [MoveRow::read_by(Faction::ALL[2], false), MoveRow::read_by(Faction::ALL[2], true)],
            [MoveRow::read_by(Faction::ALL[3], false), MoveRow::read_by(Faction::ALL[3], true)],
        ];
        let (rows, len) = &OF[faction as usize][to_loc as usize];
        rows.split_at(*len).0
    }

    const fn read_by(faction: Faction, to_loc: bool) -> ([MoveRow; MoveRow::ALL.len()], usize) {
        let (mut rows, mut len, mut index) = (MoveRow::ALL, 0, 0);
        while index < MoveRow::ALL.len() {
            let row = MoveRow::ALL[index];
            if row.is_for_loc() == to_loc && row.factions().contains(faction) {
                rows[len] = row;
                len += 1;
            }
            index += 1;
        }
        (rows, len)
    }

    /// Whether it is for a LoC; the others are for Cities and Provinces.
    pub const fn is_for_loc(self) -> bool {
        matches!(self, MoveRow::Easter | MoveRow::LocUs | MoveRow::LocArvn | MoveRow::LocIns)
    }

    /// The row as a person at the table reads it.
    pub const fn words(self) -> &'static str {
        match self {
            MoveRow::Easter => "All NVA Troops",
            MoveRow::LocUs => "COIN Firepower equal to Insurgent pieces",
            MoveRow::LocArvn => "ARVN Firepower equal to Insurgent pieces",
            MoveRow::LocIns => "Guerrillas more than COIN forces",
            MoveRow::OnePiece => "1 piece of the faction",
            MoveRow::BaseThree => "With a US Base, 3 COIN cubes",
            MoveRow::FpVuln => "COIN Firepower equal to vulnerable enemies",
            MoveRow::UsUnderground => {
                "US Troops and Irregulars equal to Underground Guerrillas, twice in Jungle"
            }
            MoveRow::CoinControl => "COIN Control",
            MoveRow::NvaControlCoin => "NVA Control where COIN forces are, by a roll",
            MoveRow::BaseRoom => "With room for an Available Base, 3 own Guerrillas",
            MoveRow::GuardBase => "With an Insurgent Base, 1 own Guerrilla",
            MoveRow::NvaControl => "NVA Control",
        }
    }

    /// The factions that read it.
    pub const fn factions(self) -> FactionSet {
        match self {
            MoveRow::Easter | MoveRow::NvaControlCoin | MoveRow::NvaControl => FactionSet::only(Faction::Nva),
            MoveRow::LocUs | MoveRow::FpVuln | MoveRow::UsUnderground => FactionSet::only(Faction::Us),
            MoveRow::LocArvn => FactionSet::only(Faction::Arvn),
            MoveRow::LocIns | MoveRow::BaseRoom | MoveRow::GuardBase => INSURGENT,
            MoveRow::OnePiece => FactionSet::only(Faction::Us).with(Faction::Arvn).with(Faction::Vc),
            MoveRow::BaseThree | MoveRow::CoinControl => COIN,
        }
    }
}
