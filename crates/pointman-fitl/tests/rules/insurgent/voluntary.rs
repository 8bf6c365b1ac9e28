//! Pieces taken from the map to be placed elsewhere (1.4.1).

use pointman_core::dice::Scripted;
use pointman_fitl::Faction::{Arvn, Us, Vc};
use pointman_fitl::PieceKind::{
    ArvnTroops, NvaGuerrillasUnderground, UsTroops, VcBases, VcGuerrillasActive, VcGuerrillasUnderground,
};
use pointman_fitl::{Faction, FactionSet, PieceKind, PieceType, Refusal, Row, Space, Table, Taken};

use super::scene::{Scene, empty, played_by};

/// One VC Guerrilla is Available, Tay Ninh may receive three.
fn scarce() -> Scene {
    let scene = empty().with(Space::TayNinh, 1, VcBases).with(Space::Saigon, 2, VcGuerrillasActive);
    scene.with(Space::TayNinh, 1, VcGuerrillasActive).available(PieceType::VcGuerrillas, 1)
}

#[test]
fn lacking_pieces_are_taken_from_the_map_and_come_back_underground() {
    let played = scarce().plays(Vc, "rally tay-ninh place 3 taking 2a saigon");
    assert_eq!(
        (
            played.count(Space::TayNinh, VcGuerrillasUnderground),
            played.count(Space::Saigon, VcGuerrillasActive)
        ),
        (3, 0)
    );
    let played = scarce().plays(Vc, "rally tay-ninh place 3 taking 1a saigon 1u north-vietnam");
    assert_eq!(played.count(Space::Saigon, VcGuerrillasActive), 1);
}

#[test]
fn taking_while_pieces_are_available_is_refused() {
    let scene = empty().with(Space::TayNinh, 1, VcBases).with(Space::Saigon, 2, VcGuerrillasActive);
    scene.refuses(Row::VR1, Vc, "rally tay-ninh place 1 taking 1a saigon");
}

#[test]
fn taking_more_than_is_lacking_is_refused() {
    scarce().refuses(Row::VR2, Vc, "rally tay-ninh place 2 taking 2a saigon");
    scarce().refuses(Row::VR2, Vc, "rally tay-ninh place 1 taking 1a saigon");
}

#[test]
fn taking_from_the_space_itself_is_refused() {
    scarce().refuses(Row::VR3, Vc, "rally tay-ninh place 2 taking 1a tay-ninh");
}

#[test]
fn taking_a_piece_of_another_faction_or_type_is_refused() {
    let scene = scarce().with(Space::Saigon, 1, NvaGuerrillasUnderground);
    scene.refuses(Row::VR6, Vc, "rally tay-ninh place 2 taking 1 nva_guerrillas_u saigon");
    scene.refuses(Row::VR6, Vc, "rally tay-ninh place 2 taking 1b saigon");
}

#[test]
fn taking_more_than_are_there_is_refused() {
    scarce().refuses(Row::G13, Vc, "rally tay-ninh place 3 taking 2u saigon");
}

#[test]
fn taking_where_nothing_is_placed_is_refused() {
    let scene = empty().with(Space::TayNinh, 3, pointman_fitl::PieceKind::NvaTroops).with(
        Space::Hue,
        1,
        NvaGuerrillasUnderground,
    );
    let scene = scene.with(Space::TayNinh, 1, pointman_fitl::PieceKind::VcGuerrillasActive);
    scene.refuses(
        Row::VR6,
        Faction::Nva,
        "rally saigon; special infiltrate tay-ninh take-over taking 1u hue",
    );
}

/// What taking two pieces for ARVN or the US is answered.
fn taken(faction: Faction, piece: PieceKind) -> Result<(), String> {
    let mut scene = played_by(FactionSet::ALL).with(Space::Saigon, 2, piece);
    let count = scene.game.board().available(piece.piece_type());
    if count > 0 {
        scene = scene.with(Space::DaNang, count, piece);
    }
    let (mut dice, mut effects) = (Scripted::new([]), Vec::new());
    let mut table = Table { game: &mut scene.game, dice: &mut dice, effects: &mut effects };
    let taken = [Taken { space: Space::Saigon, piece, count: 2 }];
    table.place_own(faction, Space::Hue, piece.piece_type(), 2, &taken).map_err(|error| error.to_string())
}

#[test]
fn us_troops_are_never_taken_but_the_us_takes_arvn_forces() {
    let refused =
        |row: Row| Refusal { row, why: "", space: None, limit: None, price: None, floor: None }.to_string();
    let is = |result: Result<(), String>, row: Row| {
        let message = result.unwrap_err();
        assert!(message.contains(row.id()), "{message}: {}", refused(row));
    };
    is(taken(Us, UsTroops), Row::VR4);
    is(taken(Arvn, UsTroops), Row::VR4);
    taken(Us, ArvnTroops).unwrap();
    taken(Us, PieceKind::UsIrregularsActive).unwrap();
    is(taken(Us, PieceKind::ArvnBases), Row::VR5);
    is(taken(Vc, ArvnTroops), Row::VR5);
}
