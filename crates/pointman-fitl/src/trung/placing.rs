//! Which piece non-players place next, and where (T2.1.3, T5.8).

use super::column::Column;
use super::piece_order::{PieceUse, Taking};
use super::scene::{Manner, Scene};
use super::select::select;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::{Faction, Side};
use crate::vocabulary::faction_set::FactionSet;
use crate::vocabulary::piece::{ByPiece, PieceClass, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::dice::Dice;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

impl Column {
    /// The column by which `faction` selects where a piece of the type is placed (T5.5.6).
    ///
    /// ```
    /// use pointman_fitl::trung::Column;
    /// use pointman_fitl::{Faction, PieceType};
    /// assert_eq!(Column::placing(Faction::Us, PieceType::ArvnPolice), Column::UsPlaceCubesOrSf);
    /// assert_eq!(Column::placing(Faction::Nva, PieceType::NvaTroops), Column::NvaPlaceNvaTroops);
    /// ```
    pub const fn placing(faction: Faction, piece_type: PieceType) -> Column {
        let is_base = matches!(piece_type.class(), PieceClass::Base);
        match faction {
            Faction::Us if is_base => Column::UsPlaceBases,
            Faction::Us => Column::UsPlaceCubesOrSf,
            Faction::Arvn if is_base => Column::ArvnPlaceBases,
            Faction::Arvn => Column::ArvnPlaceCubesOrRangers,
            Faction::Nva if is_base => Column::NvaPlaceBasesOrTunnels,
            Faction::Nva if matches!(piece_type, PieceType::NvaTroops) => Column::NvaPlaceNvaTroops,
            Faction::Nva => Column::NvaPlaceNvaGuerrillas,
            Faction::Vc if is_base => Column::VcPlaceBasesOrTunnels,
            Faction::Vc => Column::VcPlaceGuerrillas,
        }
    }

    /// The column by which `faction` selects where pieces are removed or replaced.
    pub const fn removing(faction: Faction) -> Column {
        match faction {
            Faction::Us => Column::UsRemoveOrReplace,
            Faction::Arvn => Column::ArvnRemoveOrReplace,
            Faction::Nva => Column::NvaRemoveOrReplace,
            Faction::Vc => Column::VcRemoveOrReplace,
        }
    }
}

/// The piece from `held`, and the space among `spaces`, that the faction places next; none when nothing of
/// these `types` is there or finds a space. Own pieces come before the ally's, Bases before others unless no
/// space has room for one (T2.1.3, T5.8).
///
/// # Errors
/// When the dice give no answer.
pub fn next_to_place(
    scene: &Scene<'_>,
    types: &[PieceType],
    held: BoxName,
    spaces: SpaceSet,
    dice: &mut dyn Dice,
    trace: &mut impl Trace,
) -> Result<Option<(Space, PieceType)>, Error> {
    let Some((piece_type, allowed)) = type_to_place(scene, types, held, spaces) else { return Ok(None) };
    let with_troops = matches!(piece_type, PieceType::UsTroops | PieceType::ArvnTroops);
    let scene = scene.selecting(if with_troops { Manner::WithTroops } else { Manner::Plain });
    let space = select(&scene, Column::placing(scene.faction(), piece_type), allowed, dice, trace)?;
    Ok(space.map(|space| (space, piece_type)))
}

/// The piece from `held` that the faction places next, and those of the `spaces` it fits in; none when
/// nothing of these `types` is there or finds a space. Own pieces come before the ally's, Bases before others
/// unless no space has room for one (T2.1.3, T5.8).
pub fn type_to_place(
    scene: &Scene<'_>,
    types: &[PieceType],
    held: BoxName,
    spaces: SpaceSet,
) -> Option<(PieceType, SpaceSet)> {
    let (board, faction) = (scene.board(), scene.faction());
    let for_bases = spaces.filter(|space| board.room_for_bases(space) > 0);
    let mut there = ByPiece::default();
    for piece_type in types {
        let fits = piece_type.class() != PieceClass::Base || !for_bases.is_empty();
        there[piece_type.placed()] = if fits { board.in_box(held, *piece_type) } else { 0 };
    }
    let own = PieceSet::of_faction(faction);
    let mut taking = Taking::by(PieceUse::Place, FactionSet::NONE);
    let kind = taking.next(&there, own).or_else(|| taking.next(&there, PieceSet::ALL - own))?;
    let piece_type = kind.piece_type();
    let allowed = if piece_type.class() == PieceClass::Base { for_bases } else { spaces };
    let allowed =
        if piece_type.faction().side() == Side::Coin { allowed - SpaceSet::COIN_FORBIDDEN } else { allowed };
    Some((piece_type, allowed))
}
