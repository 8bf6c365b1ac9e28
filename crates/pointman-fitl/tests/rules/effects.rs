//! Effects: what each does, what each refuses, and the laws they all keep.

use pointman_fitl::{
    Board, BoxName, Control, Effect, EffectError, Faction, PieceKind, PieceSet, PieceType, Policy, Scenario,
    Space, SpaceSet, SupportLevel, Track,
};
use proptest::prelude::*;

use BoxName::{Available, Casualties, OutOfPlay};

fn place(space: Space, piece: PieceKind, count: u8) -> Effect {
    Effect::Place { space, piece, count, from: Available }
}

fn remove(space: Space, piece: PieceKind, count: u8) -> Effect {
    Effect::Remove { space, piece, count, to: Available }
}

/// Applies `effect` to the short set-up, which must refuse it and stay as it was.
fn refused(effect: Effect) -> EffectError {
    let mut board = Scenario::Short.board();
    let error = board.apply(effect).expect_err("the effect breaks a rule");
    assert_eq!(board, Scenario::Short.board());
    error
}

/// The short set-up after `effects`.
fn after(effects: &[Effect]) -> Board {
    let mut board = Scenario::Short.board();
    board.apply_all(effects).unwrap();
    board
}

#[test]
fn placed_pieces_leave_the_box_they_come_from() {
    let board = after(&[
        place(Space::Hue, PieceKind::VcGuerrillasUnderground, 3),
        Effect::Place { space: Space::Hue, piece: PieceKind::UsTroops, count: 2, from: OutOfPlay },
    ]);
    assert_eq!(board.available(PieceType::VcGuerrillas), 13);
    assert_eq!(board.in_box(OutOfPlay, PieceType::UsTroops), 4);
    assert_eq!(board.available(PieceType::UsTroops), 12);
    assert_eq!((board.coin(Space::Hue), board.insurgent(Space::Hue)), (4, 3));
}

#[test]
fn no_more_pieces_are_placed_than_the_box_holds() {
    assert_eq!(
        refused(place(Space::Hue, PieceKind::NvaBases, 2)),
        EffectError::NotInBox { box_name: Available, piece_type: PieceType::NvaBases, there: 1 }
    );
    assert_eq!(refused(place(Space::Hue, PieceKind::NvaTroops, 0)), EffectError::Nothing);
}

#[test]
fn guerrillas_are_placed_underground_and_bases_without_a_tunnel() {
    for piece in [PieceKind::NvaGuerrillasActive, PieceKind::UsIrregularsActive, PieceKind::VcTunnels] {
        assert_eq!(refused(place(Space::KienPhong, piece, 1)), EffectError::NotAsPlaced { piece });
    }
}

#[test]
fn no_us_or_arvn_piece_enters_north_vietnam() {
    for piece in (PieceSet::COIN).iter().filter(|piece| piece.is_as_placed()) {
        let mut board = Board::cleared();
        assert_eq!(board.apply(place(Space::NorthVietnam, piece, 1)), Err(EffectError::CoinInNorthVietnam));
    }
    let march =
        Effect::Move { piece: PieceKind::UsTroops, count: 1, from: Space::DaNang, to: Space::NorthVietnam };
    assert_eq!(refused(march), EffectError::CoinInNorthVietnam);
}

#[test]
fn no_base_comes_to_a_loc_and_no_third_one_to_a_province() {
    let space = Space::LocHueDaNang;
    assert_eq!(refused(place(space, PieceKind::VcBases, 1)), EffectError::BaseOnLoc { space });
    let space = Space::QuangTriThuaThien;
    assert_eq!(refused(place(space, PieceKind::VcBases, 1)), EffectError::TooManyBases { space });
    let relocated = Effect::Move { piece: PieceKind::UsBases, count: 1, from: Space::Saigon, to: space };
    assert_eq!(refused(relocated), EffectError::TooManyBases { space });
}

#[test]
fn removed_pieces_go_to_the_box_named_and_tunnels_are_lost() {
    let board = after(&[
        Effect::Remove { space: Space::Saigon, piece: PieceKind::UsTroops, count: 2, to: Casualties },
        remove(Space::TayNinh, PieceKind::VcTunnels, 1),
    ]);
    assert_eq!(board.in_box(Casualties, PieceType::UsTroops), 2);
    assert_eq!(board.available(PieceType::VcBases), 5);
    assert_eq!(board.tunnel_markers_left(), 6);
}

#[test]
fn only_us_pieces_become_casualties_and_no_insurgent_goes_out_of_play() {
    let removed = |space, piece, to| Effect::Remove { space, piece, count: 1, to };
    assert_eq!(
        refused(removed(Space::Saigon, PieceKind::ArvnTroops, Casualties)),
        EffectError::WrongBox { box_name: Casualties, piece_type: PieceType::ArvnTroops }
    );
    assert_eq!(
        refused(removed(Space::TayNinh, PieceKind::VcTunnels, OutOfPlay)),
        EffectError::WrongBox { box_name: OutOfPlay, piece_type: PieceType::VcBases }
    );
    let to_casualties =
        Effect::Box { piece: PieceKind::NvaTroops, count: 1, from: Available, to: Casualties };
    assert_eq!(
        refused(to_casualties),
        EffectError::WrongBox { box_name: Casualties, piece_type: PieceType::NvaTroops }
    );
}

#[test]
fn no_more_pieces_are_taken_than_are_there() {
    let not_there = |piece, there| EffectError::NotThere { space: Space::Hue, piece, there };
    assert_eq!(refused(remove(Space::Hue, PieceKind::ArvnPolice, 3)), not_there(PieceKind::ArvnPolice, 2));
    let march =
        Effect::Move { piece: PieceKind::ArvnPolice, count: 3, from: Space::Hue, to: Space::LocHueDaNang };
    assert_eq!(refused(march), not_there(PieceKind::ArvnPolice, 2));
    let flip = Effect::Flip { space: Space::Hue, piece: PieceKind::VcGuerrillasActive, count: 1 };
    assert_eq!(refused(flip), not_there(PieceKind::VcGuerrillasActive, 0));
}

#[test]
fn a_refused_effect_names_pieces_spaces_boxes_and_tracks_as_the_board_does() {
    let words = |error: EffectError| error.to_string();
    let (space, piece) = (Space::LocHueDaNang, PieceKind::VcGuerrillasActive);
    assert_eq!(
        words(EffectError::NotThere { space, piece, there: 1 }),
        "LoC Hue - Da Nang has only 1 Active VC Guerrilla"
    );
    assert_eq!(
        words(EffectError::NotThere { space, piece, there: 0 }),
        "LoC Hue - Da Nang has no Active VC Guerrillas"
    );
    let (box_name, piece_type) = (OutOfPlay, PieceType::ArvnTroops);
    assert_eq!(
        words(EffectError::NotInBox { box_name, piece_type, there: 2 }),
        "Out of Play has only 2 ARVN Troops"
    );
    assert_eq!(
        words(EffectError::WrongBox { box_name, piece_type: PieceType::VcBases }),
        "VC Bases are never in Out of Play"
    );
    let is = SupportLevel::PassiveOpposition;
    assert_eq!(words(EffectError::OtherLevel { space: Space::Hue, is }), "Hue is at Passive Opposition");
    let track = Track::ArvnResources;
    assert_eq!(
        words(EffectError::OffTrack { track, value: 80 }),
        "ARVN Resources cannot be 80: its maximum is 75"
    );
}

#[test]
fn moving_keeps_the_state_of_a_piece() {
    let flip = Effect::Flip { space: Space::TayNinh, piece: PieceKind::VcGuerrillasUnderground, count: 1 };
    let march = Effect::Move {
        piece: PieceKind::VcGuerrillasActive,
        count: 1,
        from: Space::TayNinh,
        to: Space::Saigon,
    };
    let board = after(&[flip, march]);
    assert_eq!(board.count(Space::Saigon, PieceKind::VcGuerrillasActive), 1);
    assert_eq!(board.count(Space::TayNinh, PieceKind::VcGuerrillasUnderground), 1);
    let nowhere = Effect::Move { piece: PieceKind::ArvnPolice, count: 1, from: Space::Hue, to: Space::Hue };
    assert_eq!(refused(nowhere), EffectError::Nothing);
}

#[test]
fn troops_police_and_bases_have_one_state_only() {
    for piece in [PieceKind::UsTroops, PieceKind::ArvnPolice, PieceKind::UsBases] {
        assert_eq!(
            refused(Effect::Flip { space: Space::Saigon, piece, count: 1 }),
            EffectError::NoOtherState { piece }
        );
    }
}

#[test]
fn a_replacement_comes_from_available_underground() {
    let replace = |with| Effect::Replace {
        space: Space::Saigon,
        piece: PieceKind::ArvnPolice,
        count: 1,
        to: Available,
        with,
    };
    let board = after(&[replace(PieceKind::VcGuerrillasUnderground)]);
    assert_eq!(board.count(Space::Saigon, PieceKind::VcGuerrillasUnderground), 1);
    assert_eq!((board.available(PieceType::ArvnPolice), board.available(PieceType::VcGuerrillas)), (12, 15));
    let active = PieceKind::VcGuerrillasActive;
    assert_eq!(refused(replace(active)), EffectError::NotAsPlaced { piece: active });
    let rangers = EffectError::NotInBox { box_name: Available, piece_type: PieceType::ArvnRangers, there: 0 };
    assert_eq!(refused(replace(PieceKind::ArvnRangersUnderground)), rangers);
    assert_eq!(refused(replace(PieceKind::ArvnPolice)), EffectError::Nothing);
}

#[test]
fn infiltrate_makes_a_vc_tunnel_an_nva_tunnel() {
    let infiltrate = Effect::Replace {
        space: Space::TayNinh,
        piece: PieceKind::VcTunnels,
        count: 1,
        to: Available,
        with: PieceKind::NvaTunnels,
    };
    let board = after(&[infiltrate]);
    assert_eq!(board.count(Space::TayNinh, PieceKind::NvaTunnels), 1);
    assert_eq!(board.tunnel_markers_left(), 5);
    let from_untunneled = Effect::Replace {
        space: Space::BinhDinh,
        piece: PieceKind::VcBases,
        count: 1,
        to: Available,
        with: PieceKind::NvaTunnels,
    };
    assert_eq!(refused(from_untunneled), EffectError::NotAsPlaced { piece: PieceKind::NvaTunnels });
}

#[test]
fn a_base_is_replaced_by_a_base_where_two_stand() {
    let space = Space::BinhDinh;
    let replace =
        |piece| Effect::Replace { space, piece, count: 1, to: Available, with: PieceKind::NvaBases };
    assert_eq!(after(&[replace(PieceKind::VcBases)]).bases(space, Faction::Nva), 1);
    assert_eq!(refused(replace(PieceKind::VcGuerrillasUnderground)), EffectError::TooManyBases { space });
}

#[test]
fn support_is_set_from_the_level_it_has_and_only_where_people_live() {
    let shift = |space, from, to| Effect::Support { space, from, to };
    let (neutral, passive) = (SupportLevel::Neutral, SupportLevel::PassiveSupport);
    let before = Scenario::Short.board();
    let board = after(&[shift(Space::Hue, neutral, passive)]);
    assert_eq!(board.totals().support, before.totals().support + 2);
    assert_eq!(
        refused(shift(Space::Hue, passive, neutral)),
        EffectError::OtherLevel { space: Space::Hue, is: neutral }
    );
    assert_eq!(refused(shift(Space::Hue, neutral, neutral)), EffectError::Nothing);
    for space in SpaceSet::ALL - SpaceSet::POPULATED {
        assert_eq!(refused(shift(space, neutral, passive)), EffectError::NoPopulation { space });
    }
}

#[test]
fn terror_needs_a_marker_and_may_stand_at_population_0() {
    let terror = |space, delta| Effect::Terror { space, delta };
    let board = after(&[terror(Space::PhuocLong, 1), terror(Space::LocHueDaNang, 14)]);
    assert_eq!((board.terror_markers_left(), board.unsabotaged_econ()), (0, 14));
    assert_eq!(board.clone().apply(terror(Space::Hue, 1)), Err(EffectError::NoTerrorMarkers { left: 0 }));
    assert_eq!(refused(terror(Space::Hue, -1)), EffectError::NoTerror { space: Space::Hue, there: 0 });
    assert_eq!(refused(terror(Space::Hue, 0)), EffectError::Nothing);
    assert_eq!(refused(terror(Space::Hue, i8::MIN)), EffectError::NoTerror { space: Space::Hue, there: 0 });
}

#[test]
fn a_track_is_set_from_the_value_it_has_within_its_range() {
    let set = |name, from, to| Effect::Track { name, from, to };
    let board = after(&[set(Track::Trail, 2, 4), set(Track::Patronage, 18, 0)]);
    assert_eq!((board.track(Track::Trail), board.track(Track::Patronage)), (4, 0));
    assert_eq!(refused(set(Track::Trail, 1, 4)), EffectError::OtherValue { track: Track::Trail, is: 2 });
    assert_eq!(refused(set(Track::Trail, 2, 5)), EffectError::OffTrack { track: Track::Trail, value: 5 });
    assert_eq!(refused(set(Track::Trail, 2, 2)), EffectError::Nothing);
}

#[test]
fn pieces_change_boxes_beside_the_map() {
    let board =
        after(&[Effect::Box { piece: PieceKind::UsTroops, count: 4, from: OutOfPlay, to: Available }]);
    assert_eq!(board.available(PieceType::UsTroops), 16);
    let stays = Effect::Box { piece: PieceKind::UsTroops, count: 4, from: OutOfPlay, to: OutOfPlay };
    assert_eq!(refused(stays), EffectError::Nothing);
}

#[test]
fn a_tunnel_marker_goes_on_a_base_as_long_as_one_is_left() {
    let tunnel = |space, piece, count| Effect::Tunnel { space, piece, count };
    let five = [
        tunnel(Space::NorthVietnam, PieceKind::NvaBases, 2),
        tunnel(Space::SouthernLaos, PieceKind::NvaBases, 2),
    ];
    let mut board = after(&five);
    board.apply(tunnel(Space::BinhDinh, PieceKind::VcBases, 1)).unwrap();
    let seventh = tunnel(Space::TheFishhook, PieceKind::NvaBases, 1);
    assert_eq!(board.apply(seventh), Err(EffectError::NoTunnelMarkers { left: 0 }));
    board.apply(tunnel(Space::BinhDinh, PieceKind::VcTunnels, 1)).unwrap();
    board.apply(seventh).unwrap();
    let us_base = tunnel(Space::Saigon, PieceKind::UsBases, 1);
    assert_eq!(refused(us_base), EffectError::NoTunnel { piece: PieceKind::UsBases });
}

#[test]
fn policy_changes_from_what_it_is() {
    let board = after(&[Effect::Policy { from: Policy::Lbj, to: Policy::Nixon }]);
    assert_eq!(board.policy(), Policy::Nixon);
    assert_eq!(
        refused(Effect::Policy { from: Policy::Jfk, to: Policy::Nixon }),
        EffectError::OtherPolicy { is: Policy::Lbj }
    );
}

#[test]
fn control_and_victory_follow_each_piece() {
    let mut board = Scenario::Short.board();
    assert_eq!(board.control(Space::Hue), Control::Coin);
    board.apply(place(Space::Hue, PieceKind::VcGuerrillasUnderground, 2)).unwrap();
    assert_eq!((board.control(Space::Hue), board.victory_total(Faction::Arvn)), (Control::None, 39));
    board.apply(remove(Space::Hue, PieceKind::ArvnPolice, 2)).unwrap();
    assert_eq!(board.control(Space::Hue), Control::None);
    board.apply(place(Space::Hue, PieceKind::NvaTroops, 3)).unwrap();
    assert_eq!((board.control(Space::Hue), board.victory_total(Faction::Nva)), (Control::Nva, 12));
}

#[test]
fn nobody_controls_a_loc() {
    let board = after(&[place(Space::LocHueDaNang, PieceKind::NvaTroops, 5)]);
    assert_eq!(board.control(Space::LocHueDaNang), Control::None);
}

#[test]
fn a_refused_effect_in_a_list_undoes_the_list() {
    let mut board = Scenario::Short.board();
    let effects = [place(Space::Hue, PieceKind::NvaTroops, 1), remove(Space::Hue, PieceKind::NvaTroops, 2)];
    let error = EffectError::NotThere { space: Space::Hue, piece: PieceKind::NvaTroops, there: 1 };
    assert_eq!(board.apply_all(&effects), Err((1, error)));
    assert_eq!(board, Scenario::Short.board());
}

#[test]
fn refusals_say_which_rule_and_what_is_there() {
    let error: pointman_core::Error = refused(place(Space::Hue, PieceKind::NvaBases, 2)).into();
    assert_eq!(error.to_string(), "Available has only 1 NVA Base [1.4.1]");
    assert_eq!(error.exit_code(), 1);
}

/// What a random choice makes of a board: mostly effects it allows, now and then any at all.
fn effect(board: &Board, (sort, a, b, c, count): (u8, u8, u8, u8, u8)) -> Effect {
    let pick = |n: u8, of: usize| usize::from(n) % of;
    let space = Space::ALL[pick(a, Space::ALL.len())];
    let other = Space::ALL[pick(c, Space::ALL.len())];
    let any = PieceKind::ALL[pick(b, PieceKind::ALL.len())];
    let here: Vec<PieceKind> =
        PieceKind::ALL.into_iter().filter(|kind| board.count(space, *kind) > 0).collect();
    let piece = if here.is_empty() || sort & 64 > 0 { any } else { here[pick(b, here.len())] };
    let to = BoxName::ALL[pick(c, BoxName::ALL.len())];
    let from = BoxName::ALL[pick(b, BoxName::ALL.len())];
    let count = if sort & 128 > 0 { count } else { 1 + count % 3 };
    let placed = any.piece_type().placed();
    let name = Track::ALL[pick(a, Track::ALL.len())];
    match sort % 16 {
        0 | 1 => {
            Effect::Place { space, piece: if sort & 64 > 0 { any } else { placed }, count, from: Available }
        }
        2 => Effect::Place { space, piece: placed, count, from },
        3 => Effect::Remove { space, piece, count, to },
        4 => Effect::Remove { space, piece, count, to: Available },
        5 | 6 => Effect::Move { piece, count, from: space, to: other },
        7 => Effect::Flip { space, piece, count },
        8 => Effect::Replace {
            space,
            piece,
            count,
            to: Available,
            with: PieceKind::ALL[pick(c, PieceKind::ALL.len())],
        },
        9 | 10 => {
            let from = if sort & 64 > 0 { SupportLevel::ALL[pick(b, 5)] } else { board.support(space) };
            Effect::Support { space, from, to: SupportLevel::ALL[pick(c, 5)] }
        }
        11 => Effect::Terror { space, delta: if sort & 64 > 0 { -(count as i8 / 2) } else { count as i8 } },
        12 => Effect::Track { name, from: board.track(name), to: c % (name.highest() + 2) },
        13 => Effect::Box { piece: placed, count, from, to },
        14 => Effect::Tunnel { space, piece, count: 1 },
        _ => Effect::Policy { from: board.policy(), to: Policy::ALL[pick(c, 3)] },
    }
}

/// Every invariant: written and read again the board is the same, with everything it keeps up to date counted
/// anew.
fn keeps_the_rules(board: &Board) {
    assert_eq!(&board.setup().validate().expect("the board keeps every rule"), board);
    assert_eq!(&board.control_recounted(), board.control_map());
    assert_eq!(&board.totals_recounted(board.control_map()), board.totals());
    assert_eq!(board.victory_totals_recounted(), board.victory_totals());
}

/// The effect that takes `effect` back, if one alone can: removing an Active or Tunneled piece forgets its
/// state.
fn opposite(effect: Effect) -> Option<Effect> {
    Some(match effect {
        Effect::Place { space, piece, count, from } => Effect::Remove { space, piece, count, to: from },
        Effect::Remove { space, piece, count, to } if piece.is_as_placed() => {
            Effect::Place { space, piece, count, from: to }
        }
        Effect::Move { piece, count, from, to } => Effect::Move { piece, count, from: to, to: from },
        Effect::Flip { space, piece, count } => Effect::Flip { space, piece: piece.flipped()?, count },
        Effect::Replace { space, piece, count, to: Available, with } if piece.is_as_placed() => {
            Effect::Replace { space, piece: with, count, to: Available, with: piece }
        }
        Effect::Support { space, from, to } => Effect::Support { space, from: to, to: from },
        Effect::Terror { space, delta } => Effect::Terror { space, delta: -delta },
        Effect::Track { name, from, to } => Effect::Track { name, from: to, to: from },
        Effect::Box { piece, count, from, to } => Effect::Box { piece, count, from: to, to: from },
        Effect::Tunnel { space, piece, count } => {
            Effect::Tunnel { space, piece: piece.tunnel_changed()?, count }
        }
        Effect::Policy { from, to } => Effect::Policy { from: to, to: from },
        Effect::Remove { .. } | Effect::Replace { .. } => return None,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn effects_keep_every_rule_or_change_nothing(
        scenario in prop::sample::select(&Scenario::ALL),
        choices in prop::collection::vec(any::<(u8, u8, u8, u8, u8)>(), 1..200),
    ) {
        let mut board = scenario.board();
        let mut done = Vec::new();
        for choice in choices {
            let (before, effect) = (board, effect(&board, choice));
            match board.apply(effect) {
                Err(_) => prop_assert_eq!(board, before),
                Ok(()) => {
                    done.push(effect);
                    prop_assert_ne!(board, before);
                    keeps_the_rules(&board);
                    if let Some(opposite) = opposite(effect) {
                        let mut back = board;
                        prop_assert_eq!(back.apply(opposite), Ok(()));
                        prop_assert_eq!(back, before);
                    }
                }
            }
        }
        let mut replayed = scenario.board();
        prop_assert_eq!(replayed.apply_all(&done), Ok(()));
        prop_assert_eq!(replayed, board);
        let text = serde_json::to_string(&done).unwrap();
        prop_assert_eq!(serde_json::from_str::<Vec<Effect>>(&text).unwrap(), done);
    }
}

#[test]
fn thousands_of_effects_in_a_row_keep_every_rule_in_each_scenario() {
    for scenario in Scenario::ALL {
        let mut board = scenario.board();
        let (mut state, mut done) = (0x9e37_79b9_7f4a_7c15_u64, 0);
        let mut next = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state
        };
        while done < crate::soak::rounds(20_000) {
            let [sort, a, b, c, count, ..] = next().to_le_bytes();
            done += u64::from(board.apply(effect(&board, (sort, a, b, c, count))).is_ok());
            assert_eq!(&board.control_recounted(), board.control_map());
            assert_eq!(&board.totals_recounted(board.control_map()), board.totals());
            if done % 64 == 0 {
                keeps_the_rules(&board);
            }
        }
    }
}

/// The board of a scenario after effects at random, those that a rule forbids left out.
fn shaken(seed: u64) -> Board {
    let mut chance = crate::coin::chance::Chance::of(seed);
    let mut board = *crate::coin::chance::random_game(&mut chance).board();
    for _ in 0..150 {
        let (space, piece) = (chance.one(&Space::ALL), chance.one(&PieceKind::ALL));
        let (from, to) = (chance.one(&BoxName::ALL), chance.one(&BoxName::ALL));
        let count = 1 + chance.below(3) as u8;
        let policy = chance.one(&Policy::ALL);
        let _ = board.apply(match chance.below(6) {
            0 => Effect::Remove { space, piece, count, to },
            1 => Effect::Place { space, piece, count, from },
            2 => Effect::Box { piece, count, from, to },
            3 => Effect::Policy { from: board.policy(), to: policy },
            _ => Effect::Tunnel { space, piece, count: 1 },
        });
    }
    board
}

#[test]
fn the_difference_of_two_boards_applied_to_one_gives_the_other() {
    for seed in 1..crate::soak::rounds(150) {
        let (one, other) = (shaken(seed), shaken(seed * 7 + 1));
        let mut board = one;
        assert_eq!(board.apply_all(&one.difference(&other)), Ok(()), "seed {seed}");
        assert_eq!(board, other, "seed {seed}");
        assert_eq!(other.difference(&other), []);
    }
}

#[test]
fn a_piece_missing_here_and_too_many_there_is_moved_rather_than_boxed() {
    let board = after(&[]);
    let moved =
        after(&[Effect::Move { piece: PieceKind::UsTroops, count: 2, from: Space::Saigon, to: Space::Hue }]);
    let back = Effect::Move { piece: PieceKind::UsTroops, count: 2, from: Space::Hue, to: Space::Saigon };
    assert_eq!(moved.difference(&board), [back]);
}
