//! How each row of the space selection tables is tested (T5.6).

use super::firepower::{arvn_firepower, vulnerable_bases};
use super::scene::{Manner, Scene};
use super::space_tables::{RowIf, RowKind, RowScope, SpaceRow};
use crate::board::control::Control;
use crate::game::readings::{MostOfNone, RaidLimit, UnmovedTroops, VcBaseRow};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use crate::vocabulary::support::SupportLevel;
use crate::vocabulary::track::Track;
use pointman_core::trace::TestedCondition;

const ENEMY_BASES: PieceSet =
    PieceSet::of(&[PieceKind::NvaBases, PieceKind::NvaTunnels, PieceKind::VcBases, PieceKind::VcTunnels]);
const NVA_BASES: PieceSet = PieceSet::of_type(PieceType::NvaBases);
const VC_BASES: PieceSet = PieceSet::of_type(PieceType::VcBases);
const COIN_BASES: PieceSet = PieceSet::of(&[PieceKind::UsBases, PieceKind::ArvnBases]);
const US_FORCES: PieceSet =
    PieceSet::of(&[PieceKind::UsTroops, PieceKind::UsIrregularsUnderground, PieceKind::UsIrregularsActive]);

impl RowIf {
    /// Whether the condition holds.
    pub fn holds(self, scene: &Scene<'_>) -> bool {
        let is_player = |faction| scene.game.is_player(faction);
        match self {
            RowIf::UsIsPlayer => is_player(Faction::Us),
            RowIf::ArvnIsPlayer => is_player(Faction::Arvn),
            RowIf::NvaIsPlayer => is_player(Faction::Nva),
            RowIf::VcIsPlayer => is_player(Faction::Vc),
            RowIf::UsOrArvnIsPlayer => is_player(Faction::Us) || is_player(Faction::Arvn),
            RowIf::ActingWithTroops => scene.manner == Manner::WithTroops,
            RowIf::ActionIsRaid => scene.manner == Manner::Raid,
            RowIf::ActionIsAssault => scene.manner == Manner::Assault,
            RowIf::TrailBelow4 => scene.board().track(Track::Trail) < 4,
        }
    }

    /// The condition for programs, with what it was tested on.
    pub fn told(self, scene: &Scene<'_>, holds: bool) -> TestedCondition {
        let condition = TestedCondition::of(self.id(), holds);
        match self {
            RowIf::TrailBelow4 => condition.with("trail", scene.board().track(Track::Trail)),
            RowIf::ActingWithTroops | RowIf::ActionIsRaid | RowIf::ActionIsAssault => condition,
            _ => {
                let players = scene.game.players().iter().map(|faction| faction.id().to_owned());
                condition.with("players", players.collect::<Vec<_>>())
            }
        }
    }
}

impl RowScope {
    /// The spaces a row applies to.
    pub const fn spaces(self) -> SpaceSet {
        match self {
            RowScope::Any => SpaceSet::ALL,
            RowScope::Province => SpaceSet::PROVINCES,
            RowScope::CityOrProvince => SpaceSet::CITIES_AND_PROVINCES,
            RowScope::Loc => SpaceSet::LOCS,
            RowScope::Trail | RowScope::Operation => SpaceSet::NONE,
        }
    }
}

impl SpaceRow {
    /// The `candidates` that meet the row; none where it does not apply to any.
    pub fn met_by(self, scene: &Scene<'_>, candidates: SpaceSet) -> SpaceSet {
        let among = candidates & self.scope().spaces();
        match self.kind() {
            RowKind::Boolean => self.true_in(scene, among),
            RowKind::Highest if self == SpaceRow::MostPop => among.most_populated(),
            RowKind::Highest => best(among, |space| self.value(scene, space).map(i16::from)),
            RowKind::Lowest => best(among, |space| self.value(scene, space).map(|value| -i16::from(value))),
            RowKind::Random => among,
            RowKind::Trail | RowKind::None => SpaceSet::NONE,
        }
    }

    /// The spaces among those it applies to for which a row that is true or not is true.
    fn true_in(self, scene: &Scene<'_>, among: SpaceSet) -> SpaceSet {
        let board = scene.board();
        // 6.4, 6.5: in Redeploy and Commitment the markers count, which are adjusted later.
        let control = scene.game.control_markers();
        let controlled = |by| among & control.with(by);
        match self {
            SpaceRow::VulnerableBase => among & vulnerable_bases(scene.game, ENEMY_BASES),
            SpaceRow::VulnerableNvaBase => among & vulnerable_bases(scene.game, NVA_BASES),
            SpaceRow::VulnerableVcBase => among & vulnerable_bases(scene.game, VC_BASES),
            SpaceRow::ProvinceWithoutCoinBase => among - board.with_any(COIN_BASES),
            SpaceRow::ProvinceUsBase02Cubes => (among & board.with(PieceKind::UsBases))
                .filter(|space| board.count_of(space, PieceSet::COIN_CUBES) <= 2),
            SpaceRow::UsForcesBelowUndergroundAtSupport => among.filter(|space| {
                board.support(space) > SupportLevel::Neutral
                    && board.count_of(space, US_FORCES)
                        < board.count_of(space, PieceSet::UNDERGROUND_GUERRILLAS)
            }),
            SpaceRow::CoinControl => controlled(Control::Coin),
            SpaceRow::NvaControl => controlled(Control::Nva),
            SpaceRow::NotAtActiveSupport => (among & SpaceSet::POPULATED)
                .filter(|space| board.support(space) != SupportLevel::ActiveSupport),
            SpaceRow::NotAtActiveOpposition => (among & SpaceSet::POPULATED)
                .filter(|space| board.support(space) != SupportLevel::ActiveOpposition),
            SpaceRow::PoliceWithoutUsTroops => {
                (among & board.with(PieceKind::ArvnPolice)) - board.with(PieceKind::UsTroops)
            }
            SpaceRow::CoinFirepowerBelowVulnerable => among.filter(|space| {
                board.count_by(space, Faction::Us) > 0
                    && scene.coin_firepower(space) < scene.vulnerable_enemies(space)
            }),
            SpaceRow::UsBase => among & board.with(PieceKind::UsBases),
            SpaceRow::WithoutUsBase => among - board.with(PieceKind::UsBases),
            SpaceRow::EnemyBase => among & board.with_any(ENEMY_BASES),
            SpaceRow::VcBase => {
                let bases = match scene.game.readings.vc_base_row {
                    VcBaseRow::Vc => VC_BASES,
                    VcBaseRow::Nva => NVA_BASES,
                };
                among & board.with_any(bases)
            }
            SpaceRow::LocWithEnemyPieces => among & board.with_any(PieceSet::INSURGENT),
            SpaceRow::HighlandProvince => among & SpaceSet::HIGHLAND,
            SpaceRow::RaidLaosCambodia => {
                let most = match scene.game.readings.raid_limit {
                    RaidLimit::UpTo2 => 2,
                    RaidLimit::Any => u8::MAX,
                };
                (among & SpaceSet::LAOS_CAMBODIA)
                    .filter(|space| board.insurgent(space) <= most && control.of(space) != Control::Coin)
            }
            SpaceRow::SouthWithoutCoinControl => {
                (among & SpaceSet::SOUTH_VIETNAM) - controlled(Control::Coin)
            }
            SpaceRow::SouthWithoutNvaControl => (among & SpaceSet::SOUTH_VIETNAM) - controlled(Control::Nva),
            SpaceRow::LaosCambodiaCoinControl => controlled(Control::Coin) & SpaceSet::LAOS_CAMBODIA,
            SpaceRow::OneOrTwoVcGuerrillasRoomForBase => among.filter(|space| {
                (1..=2).contains(&board.count_of(space, PieceType::VcGuerrillas))
                    && board.room_for_bases(space) > 0
            }),
            SpaceRow::EconLoc => among.filter(|space| space.econ() > 0),
            _ => SpaceSet::NONE,
        }
    }

    /// What a row that asks for most or fewest counts in `space`; none where the space does not qualify.
    pub fn value(self, scene: &Scene<'_>, space: Space) -> Option<u8> {
        let board = scene.board();
        let level = || board.support(space);
        let others = |faction| board.coin(space) + board.insurgent(space) - board.count_by(space, faction);
        let needed = u8::from(scene.game.readings.most_of_none == MostOfNone::MoreThanNone);
        let positive = |value: u8| (value >= needed).then_some(value);
        Some(match self {
            SpaceRow::MostPop => space.population(),
            SpaceRow::MostTotalOpposition => {
                return positive(space.population() * level().opposition_factor());
            }
            SpaceRow::MostTotalSupport => {
                let governed_in_vain = scene.faction() == Faction::Arvn
                    && scene.manner == Manner::Govern
                    && !can_take(scene, space);
                return positive(space.population() * level().support_factor()).filter(|_| !governed_in_vain);
            }
            SpaceRow::MostArvnFirepower => arvn_firepower(space, board.pieces(space)),
            SpaceRow::FewestEnemyPieces => board.insurgent(space),
            SpaceRow::MostNvaGuerrillas => board.count_of(space, PieceType::NvaGuerrillas),
            SpaceRow::MostVcGuerrillas => board.count_of(space, PieceType::VcGuerrillas),
            SpaceRow::MostNvaBases => board.count_of(space, PieceType::NvaBases),
            SpaceRow::MostVcBases => board.count_of(space, PieceType::VcBases),
            SpaceRow::FewestNonNvaPieces => others(Faction::Nva),
            SpaceRow::FewestNonVcPieces => others(Faction::Vc),
            SpaceRow::FewestVcPieces => board.count_by(space, Faction::Vc),
            SpaceRow::MostCoinCubes => board.count_of(space, PieceSet::COIN_CUBES),
            SpaceRow::HighestAdjacentPop => space.adjacent().population(),
            SpaceRow::AdjacentMostUnmovedNvaTroops => {
                let troops = PieceKind::NvaTroops;
                let marched = |from| scene.turn.insurgent.marched(scene.game, from, troops);
                let origins = (space.adjacent() - scene.turn.spaces).iter();
                let unmoved = origins.map(|from| board.count(from, troops) - marched(from));
                match scene.game.readings.unmoved_troops {
                    UnmovedTroops::OneSpace => unmoved.max().unwrap_or(0),
                    UnmovedTroops::AllSpaces => unmoved.sum(),
                }
            }
            _ => return None,
        })
    }
}

/// Whether Govern can turn Aid into Patronage in `space`: ARVN cubes exceed US Troops there (4.3.1).
fn can_take(scene: &Scene<'_>, space: Space) -> bool {
    let board = scene.board();
    board.count_of(space, PieceSet::ARVN_CUBES) > board.count(space, PieceKind::UsTroops)
}

/// The spaces with the greatest value; those without one do not qualify.
pub fn best(among: SpaceSet, mut value: impl FnMut(Space) -> Option<i16>) -> SpaceSet {
    let (mut spaces, mut greatest) = (SpaceSet::NONE, i16::MIN);
    for space in among.iter() {
        match value(space) {
            Some(value) if spaces.is_empty() || value > greatest => {
                (spaces, greatest) = (SpaceSet::only(space), value)
            }
            Some(value) if value == greatest => spaces.set(space, true),
            _ => {}
        }
    }
    spaces
}
