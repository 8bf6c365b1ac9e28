//! Pieces and Resources that others ask of non-players: what they give up, what SA-2s cost NVA, and what
//! nobody gets (T2.1.4, T5.8, 1.5.2, 1.4.1).

use pointman_core::dice::Scripted;
use pointman_core::trace::Silent;
use pointman_fitl::action::voluntary::reachable;
use pointman_fitl::trung::asked::{give_up_pieces, given_up, sam_victim};
use pointman_fitl::{
    Cause, Edition, Faction, FactionSet, Game, LastingCard, PieceKind, PieceSet, PieceType, Scenario, Space,
    SpaceSet, Table, Terms, Transfer, Turn,
};

use crate::trung::scene::{Scene, scene};

use PieceKind::{
    ArvnPolice, ArvnTroops, NvaGuerrillasActive, NvaGuerrillasUnderground, NvaTroops, VcBases,
    VcGuerrillasActive,
};

fn mixes() -> impl Iterator<Item = FactionSet> {
    (0..16_u8).map(|mix| Faction::ALL.into_iter().filter(|faction| mix >> faction.index() & 1 == 1).collect())
}

/// The game after `number` pieces were given up.
fn after_giving(scene: &Scene, faction: Faction, kinds: PieceSet, number: u8, answers: &[u32]) -> (u8, Game) {
    let (mut game, mut effects, mut dice) =
        (scene.game(), Vec::new(), Scripted::new(answers.iter().copied()));
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    let given =
        give_up_pieces(&mut table, faction, (kinds, SpaceSet::ALL), number, Cause::Return, &mut Silent)
            .unwrap();
    dice.finish().unwrap();
    (given, game)
}

#[test]
fn pieces_are_given_up_one_at_a_time_where_most_pieces_of_the_faction_are() {
    let there = scene()
        .at(Space::Hue, "3 vc_guerrillas_u")
        .at(Space::TayNinh, "1 vc_guerrillas_a 1 vc_guerrillas_u 2 vc_bases");
    let (given, after) = after_giving(&there, Faction::Vc, PieceSet::of_faction(Faction::Vc), 2, &[1]);
    assert_eq!(given, 2);
    // Tay Ninh has 4: its Active Guerrilla goes; then both have 3, and chance takes Hue.
    assert_eq!(after.board().count(Space::TayNinh, VcGuerrillasActive), 0);
    assert_eq!(after.board().count_by(Space::Hue, Faction::Vc), 2);
    assert_eq!(after.board().count(Space::TayNinh, VcBases), 2);
}

#[test]
fn no_more_is_given_up_than_there_is_and_never_a_tunneled_base() {
    let there = scene().at(Space::TayNinh, "1 vc_guerrillas_a 1 vc_tunnels");
    let (given, after) = after_giving(&there, Faction::Vc, PieceSet::of_faction(Faction::Vc), 5, &[]);
    assert_eq!((given, after.board().count_by(Space::TayNinh, Faction::Vc)), (1, 1));
    let all = given_up(there.game().board(), Space::TayNinh, PieceSet::ALL, 9);
    assert_eq!((all[VcGuerrillasActive], all[PieceKind::VcTunnels]), (1, 0));
}

#[test]
fn of_one_space_several_cubes_go_in_turn_troops_first() {
    let there = scene().at(Space::Hue, "4 arvn_troops 1 arvn_police");
    let lost = given_up(there.game().board(), Space::Hue, PieceSet::ARVN_CUBES, 4);
    assert_eq!((lost[ArvnTroops], lost[ArvnPolice]), (3, 1));
}

fn victim(scene: &Scene, answers: &[u32]) -> Option<(Space, PieceKind)> {
    let (mut game, mut effects, mut dice) =
        (scene.game(), Vec::new(), Scripted::new(answers.iter().copied()));
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    let victim = sam_victim(&mut table, &mut Silent).unwrap();
    dice.finish().unwrap();
    victim.map(|victim| (victim.space, victim.piece))
}

#[test]
fn sa_2s_cost_nva_a_base_before_a_troop_before_a_guerrilla_outside_south_vietnam() {
    let there = scene().unshaded(LastingCard::Sa2s).at(Space::Hue, "2 nva_bases 9 nva_troops");
    assert_eq!(victim(&there, &[]), None);
    let guerrillas = there.at(Space::CentralLaos, "1 nva_guerrillas_u 1 nva_guerrillas_a");
    assert_eq!(victim(&guerrillas, &[]), Some((Space::CentralLaos, NvaGuerrillasUnderground)));
    let troops = guerrillas.at(Space::NorthVietnam, "3 nva_troops");
    assert_eq!(victim(&troops, &[]), Some((Space::NorthVietnam, NvaTroops)));
    let base = troops.at(Space::TheFishhook, "1 nva_bases 1 nva_tunnels");
    assert_eq!(victim(&base, &[]), Some((Space::TheFishhook, PieceKind::NvaBases)));
    let tunnel = scene().at(Space::TheFishhook, "1 nva_tunnels").at(Space::CentralLaos, "1 nva_guerrillas_a");
    assert_eq!(victim(&tunnel, &[]), Some((Space::CentralLaos, NvaGuerrillasActive)));
}

#[test]
fn resources_flow_neither_to_nor_from_a_non_player() {
    for players in mixes() {
        for (from, to) in [(Faction::Nva, Faction::Vc), (Faction::Vc, Faction::Nva)] {
            let mut game = Game::on(Scenario::Full.board(), players, Edition::Second);
            let turn = Turn::of(from, Terms::FULL);
            let (mut dice, mut effects) = (Scripted::new([]), Vec::new());
            let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
            let given = Transfer { from, to, amount: 1 }.carry_out(&mut table, &turn);
            let both = players.contains(Faction::Nva) && players.contains(Faction::Vc);
            let shared = players == FactionSet::of_side(pointman_fitl::Side::Insurgent);
            assert_eq!(given.is_ok(), both && !shared, "{players}");
        }
    }
}

#[test]
fn non_players_never_take_pieces_from_the_map_to_place_them() {
    for players in mixes() {
        let scene =
            scene().at(Space::TayNinh, "2 vc_guerrillas_a 1 vc_bases").at(Space::CentralLaos, "1 nva_bases");
        let people: Vec<_> = players.iter().collect();
        let game = scene.players(&people).deck(&[]).game();
        for (piece, elsewhere) in
            [(PieceType::VcBases, 1), (PieceType::VcGuerrillas, 2), (PieceType::NvaBases, 1)]
        {
            let taken = reachable(&game, piece, Space::Hue) - game.board().available(piece);
            assert_eq!(
                taken,
                if players.contains(piece.faction()) { elsewhere } else { 0 },
                "{players} {piece}"
            );
        }
    }
}
