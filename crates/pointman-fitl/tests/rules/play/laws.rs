//! What must hold of a game at every moment.

use pointman_fitl::{Faction, Game, GameData, PieceType, Space, SpaceKind, SpaceSet, Track};

/// What must hold after each effect: pieces are conserved, stacking and ranges kept, totals those of the
/// pieces.
pub fn after_an_effect(game: &Game) {
    let board = game.board();
    assert_eq!(board.setup().validate().as_ref(), Ok(board), "inventory, stacking, ranges, markers");
    assert_eq!(board.victory_totals(), board.victory_totals_recounted(), "totals are those of the pieces");
    assert_eq!(board.control_recounted(), *board.control_map(), "Control is that of the pieces");
    let setup = board.setup();
    for piece_type in PieceType::ALL {
        let in_spaces: u16 = Space::ALL
            .iter()
            .flat_map(|space| piece_type.kinds().map(|kind| setup.spaces[*space].pieces[kind]))
            .sum();
        let in_boxes: u16 = [&setup.available, &setup.out_of_play, &setup.casualties]
            .iter()
            .flat_map(|held| piece_type.kinds().map(|kind| held[kind]))
            .sum();
        assert_eq!(in_spaces + in_boxes, u16::from(piece_type.total()), "{piece_type}: none is lost or made");
    }
    for track in Track::ALL {
        assert!(board.track(track) <= track.highest(), "{track}: {}", board.track(track));
    }
    assert!(board.track(Track::Trail) <= 4 && board.track(Track::ArvnResources) <= 75);
    for space in Space::ALL {
        let bases: u8 = Faction::ALL.iter().map(|faction| board.bases(space, *faction)).sum();
        let most = if space.kind() == SpaceKind::Loc { 0 } else { 2 };
        assert!(bases <= most, "{space}: {bases} Bases");
    }
    let in_the_north =
        board.count_by(Space::NorthVietnam, Faction::Us) + board.count_by(Space::NorthVietnam, Faction::Arvn);
    assert_eq!(in_the_north, 0, "no COIN piece is in North Vietnam");
    let markers: u8 = SpaceSet::ALL.iter().map(|space| board.terror(space)).sum();
    assert_eq!(markers + board.terror_markers_left(), 15, "Terror and Sabotage markers");
}

/// What must hold after each step besides: the game is one that its document's checks accept.
pub fn after_a_step(game: &Game) {
    assert_eq!(GameData::from(game).validate().as_ref(), Ok(game), "a game is what its data say");
    let sequence = game.sequence();
    assert!(
        sequence.have_acted().iter().all(|faction| !sequence.passed().contains(faction)),
        "nobody acts and passes"
    );
}
