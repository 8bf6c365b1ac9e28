//! Pivotal Events (2.3.8).

use pointman_core::dice::{DiceState, Scripted, Seeded};
use pointman_core::document::State as _;
use pointman_fitl::document::{GameStep, NonPlayerDecides, StepKept};
use pointman_fitl::trung::Played;
use pointman_fitl::{
    Acted, ActionTaken, BoxName, Card, Effect, EventChoices, Faction, FactionSet, Game, GameData, NextStep,
    Phase, PieceKind, PieceSet, Scenario, Space,
};

use crate::game::helpers::*;

/// The Medium scenario has 3 cards in the RVN Leader box; card 1: us, nva, arvn, vc.
fn game() -> Game {
    on(Scenario::Medium, 1, 2)
}

fn pivotal(game: &mut Game, faction: Faction) -> Result<(), pointman_core::Error> {
    at(game, &mut Scripted::new([]), |table| table.play_pivotal_of_player(faction)).map(|_| ())
}

fn set(factions: &[Faction]) -> FactionSet {
    factions.iter().copied().collect()
}

/// A game in which every precondition is met.
pub fn ready() -> Game {
    changed(&game(), |data| {
        // US Troops leave: fewer than 20 and than NVA Troops, and many Available.
        for space in Space::ALL {
            let troops = std::mem::take(&mut data.spaces[space].pieces[PieceKind::UsTroops]);
            data.available[PieceKind::UsTroops] += troops;
        }
        let guerrillas = std::mem::take(&mut data.available[PieceKind::VcGuerrillasUnderground]);
        data.spaces[Space::TayNinh].pieces[PieceKind::VcGuerrillasUnderground] += guerrillas;
    })
}

#[test]
fn pv1_only_an_eligible_faction_that_holds_its_card_and_has_not_passed_may_play_it() {
    for spoil in [
        (|data: &mut GameData| data.cards.pivotal[Faction::Vc] = None) as fn(&mut GameData),
        |data| {
            data.sequence.eligible = set(&[Faction::Us, Faction::Arvn, Faction::Nva]);
            data.sequence.ineligible = set(&[Faction::Vc]);
        },
        |data| data.sequence.passed = set(&[Faction::Vc]),
    ] {
        assert_eq!(rule(pivotal(&mut changed(&ready(), spoil), Faction::Vc)), "PV1, 2.3.8");
    }
    assert_eq!(
        rule(pivotal(&mut on(Scenario::Short, 1, 2), Faction::Vc)),
        "PV1, 2.3.8",
        "none in the Short scenario"
    );
}

#[test]
fn pv2_two_cards_must_lie_in_the_rvn_leader_box() {
    let mut game = changed(&on(Scenario::Full, 1, 2), |data| {
        data.leaders = vec![card(125)];
        data.lasting = vec![pointman_fitl::LastingEntry { card: card(125), side: None }];
        data.coups_played = 1;
    });
    // Fewer than 20 US Troops are on the map from the start.
    assert_eq!(rule(pivotal(&mut game, Faction::Arvn)), "PV2, 2.7");
    let mut game = changed(&game, |data| {
        data.leaders = vec![card(125), card(129)];
        data.coups_played = 2;
    });
    pivotal(&mut game, Faction::Arvn).unwrap();
}

#[test]
fn pv2_linebacker_needs_support_and_available_above_40_or_25_after_the_peace_talks() {
    let at_total = |total: u8, peace_talks| {
        let mut game = changed(&game(), |data| data.peace_talks = peace_talks);
        // Moves US Troops between Available and a space until the total is right.
        while game.board().victory_total(Faction::Us) != total {
            let effect = if game.board().victory_total(Faction::Us) < total {
                let space = Space::ALL
                    .into_iter()
                    .find(|space| game.board().count(*space, PieceKind::UsTroops) > 0)
                    .unwrap();
                Effect::Remove { space, piece: PieceKind::UsTroops, count: 1, to: BoxName::Available }
            } else if game.board().available(pointman_fitl::PieceType::UsTroops) > 0 {
                Effect::Place {
                    space: Space::Saigon,
                    piece: PieceKind::UsTroops,
                    count: 1,
                    from: BoxName::Available,
                }
            } else {
                let space = Space::ALL
                    .into_iter()
                    .find(|space| game.board().support(*space).support_factor() > 0)
                    .unwrap();
                let from = game.board().support(space);
                Effect::Support { space, from, to: from.shifted(-1) }
            };
            game.apply(effect.into()).unwrap();
        }
        game.pivotal_precondition(Faction::Us).is_ok()
    };
    assert!(!at_total(40, false) && at_total(41, false));
    assert!(!at_total(25, true) && at_total(26, true));
}

#[test]
fn pv2_easter_offensive_needs_more_nva_than_us_troops_on_the_map() {
    let game = game();
    let board = game.board();
    let (us, nva) = (pointman_fitl::PieceType::UsTroops, pointman_fitl::PieceType::NvaTroops);
    assert!(board.on_map(nva) < board.on_map(us) && game.pivotal_precondition(Faction::Nva).is_err());
    let mut equal = game;
    let place = |count| Effect::Place {
        space: Space::NorthVietnam,
        piece: PieceKind::NvaTroops,
        count,
        from: BoxName::Available,
    };
    equal.apply(place(board.on_map(us) - board.on_map(nva)).into()).unwrap();
    assert!(equal.pivotal_precondition(Faction::Nva).is_err(), "as many are not more");
    equal.apply(place(1).into()).unwrap();
    assert!(equal.pivotal_precondition(Faction::Nva).is_ok());
}

#[test]
fn pv2_vietnamization_needs_fewer_than_20_us_troops_on_the_map() {
    let game = game();
    let on_map = game.board().on_map(pointman_fitl::PieceType::UsTroops);
    let with = |troops: u8| {
        let mut game = game;
        let mut left = on_map - troops;
        for space in Space::ALL {
            let count = left.min(game.board().count(space, PieceKind::UsTroops));
            if count > 0 {
                game.apply(
                    Effect::Remove { space, piece: PieceKind::UsTroops, count, to: BoxName::Casualties }
                        .into(),
                )
                .unwrap();
                left -= count;
            }
        }
        game.pivotal_precondition(Faction::Arvn).is_ok()
    };
    assert!(!with(20) && with(19));
}

#[test]
fn pv2_tet_needs_more_than_20_vc_guerrillas_in_the_south() {
    let mut game = ready();
    let vc = pointman_fitl::PieceType::VcGuerrillas;
    let guerrillas = PieceKind::VcGuerrillasUnderground;
    let in_south = |game: &Game| game.board().count_in(pointman_fitl::SpaceSet::SOUTH_VIETNAM, vc);
    let surplus = in_south(&game) - 20;
    let away =
        Effect::Move { piece: guerrillas, count: surplus, from: Space::TayNinh, to: Space::TheParrotsBeak };
    game.apply(away.into()).unwrap();
    assert_eq!((in_south(&game), game.pivotal_precondition(Faction::Vc).is_ok()), (20, false));
    let to_loc = Effect::Move {
        piece: guerrillas,
        count: 1,
        from: Space::TheParrotsBeak,
        to: Space::LocCanThoChauDoc,
    };
    game.apply(to_loc.into()).unwrap();
    assert!(game.pivotal_precondition(Faction::Vc).is_ok(), "LoCs count");
}

#[test]
fn pv3_no_pivotal_event_is_played_once_a_faction_has_acted() {
    let mut game = changed(&ready(), |data| {
        data.sequence.acted = vec![Acted { faction: Faction::Us, action: ActionTaken::Op }]
    });
    assert_eq!(rule(pivotal(&mut game, Faction::Vc)), "PV3, 2.3.8");
}

#[test]
fn pv4_no_pivotal_event_is_played_in_monsoon() {
    let mut game = changed(&ready(), |data| data.cards.next = Some(card(128)));
    assert_eq!(rule(pivotal(&mut game, Faction::Vc)), "PV4, 2.3.9");
}

#[test]
fn pv5_vc_trumps_all_arvn_trumps_us_and_nva_and_nva_trumps_us() {
    use Faction::{Arvn, Nva, Us, Vc};
    for (first, over) in [(Us, vec![Nva, Arvn, Vc]), (Nva, vec![Arvn, Vc]), (Arvn, vec![Vc]), (Vc, vec![])] {
        for second in Faction::ALL.into_iter().filter(|second| *second != first) {
            let mut game = ready();
            pivotal(&mut game, first).unwrap();
            let trumped = pivotal(&mut game, second);
            if over.contains(&second) {
                trumped.unwrap();
                assert_eq!(
                    game.cards().pivotal(first),
                    Some(Card::pivotal(first)),
                    "the trumped card returns to its owner"
                );
                assert_eq!(game.cards().current(), Some(Card::pivotal(second)));
                assert_eq!(game.cards().cancelled().len(), 1, "only the Event is cancelled");
            } else {
                assert_eq!(rule(trumped), "PV5, 2.3.8", "{second} over {first}");
            }
        }
    }
}

/// The same, but for all US and ARVN pieces and 6 VC Guerrillas, which are Available: the Tet Offensive meets
/// nobody.
fn unopposed() -> Game {
    changed(&ready(), |data| {
        for space in Space::ALL {
            for piece in PieceSet::COIN.iter() {
                let there = std::mem::take(&mut data.spaces[space].pieces[piece]);
                data.available[piece.piece_type().placed()] += there;
            }
        }
        data.spaces[Space::TayNinh].pieces[PieceKind::VcGuerrillasUnderground] -= 6;
        data.available[PieceKind::VcGuerrillasUnderground] += 6;
    })
}

#[test]
fn pv6_whoever_plays_its_pivotal_event_executes_it() {
    let mut game = unopposed();
    pivotal(&mut game, Faction::Vc).unwrap();
    let NextStep::Act { faction: Faction::Vc, pivotal: true, .. } = game.next_step() else {
        panic!("VC executes it")
    };
    assert_eq!(rule(act(&mut game, "pass")), "PV6, 5.1.4");
    assert_eq!(rule(act(&mut game, "rally tay-ninh place 1")), "PV6, 5.1.4");
    act(&mut game, "event place 6u saigon").unwrap();
    assert_eq!(turn(&game), Some(Faction::Nva), "the order is now that of the Pivotal Event");
    assert_eq!(rule(pivotal(&mut game, Faction::Arvn)), "PV3, 2.3.8", "what has begun cannot be trumped");
}

#[test]
fn a_pivotal_event_that_has_been_executed_is_gone() {
    let mut game = unopposed();
    pivotal(&mut game, Faction::Vc).unwrap();
    act(&mut game, "event place 6u saigon").unwrap();
    for _ in 0..3 {
        act(&mut game, "pass").unwrap();
    }
    show(&mut game, 3).unwrap();
    assert_eq!(game.cards().played().iter().collect::<Vec<_>>(), [card(124)]);
    assert_eq!(game.cards().cancelled().iter().collect::<Vec<_>>(), [card(1)]);
    assert_eq!(rule(pivotal(&mut game, Faction::Vc)), "PV1, 2.3.8");
    assert_eq!(game.may_show(card(1)).unwrap_err().row, pointman_fitl::Row::G25);
}

#[test]
fn the_window_stays_open_after_a_pass_while_nobody_has_acted() {
    let mut game = ready();
    act(&mut game, "pass").unwrap();
    assert_eq!(rule(pivotal(&mut game, Faction::Us)), "PV1, 2.3.8", "who passed is out");
    pivotal(&mut game, Faction::Nva).unwrap();
}

fn with_non_players(players: &[Faction]) -> Game {
    changed(&ready(), |data| {
        data.players = set(players);
        data.trung_deck.clear();
    })
}

#[test]
fn non_players_decide_first_when_a_card_shows_and_again_after_each_pass() {
    let mut game = changed(&with_non_players(&[Faction::Us]), |data| {
        data.cards.next = None;
        data.sequence.passed = FactionSet::NONE;
    });
    show(&mut game, 3).unwrap();
    assert_eq!(game.phase(), Phase::PivotalWindow);
    let non_players = set(&[Faction::Arvn, Faction::Nva, Faction::Vc]);
    assert_eq!(game.next_step(), NextStep::PivotalWindow(non_players));
    assert_eq!(rule(act(&mut game, "pass")), "G1, 2.3.2");
    assert_eq!(rule(pivotal(&mut game, Faction::Us)), "PV5, 2.3.8", "they trump it");
    at(&mut game, &mut Scripted::new([]), |table| table.change_phase(Phase::EventCard)).unwrap();
    act(&mut game, "pass").unwrap();
    assert_eq!(game.phase(), Phase::PivotalWindow);
}

#[test]
fn a_person_need_not_wait_for_non_players_that_are_trumped_anyway() {
    let mut game = changed(&with_non_players(&[Faction::Vc]), |data| data.phase = Phase::PivotalWindow);
    pivotal(&mut game, Faction::Vc).unwrap();
    assert_eq!((game.phase(), game.cards().current()), (Phase::EventCard, Some(card(124))));
    assert_eq!(
        rule(pivotal(&mut with_non_players(&[Faction::Vc]), Faction::Us)),
        "PV1, 2.3.8",
        "a non-player decides for itself"
    );
}

#[test]
fn a_person_whose_event_a_non_player_trumps_is_offered_it_once_those_have_decided() {
    let window = changed(&with_non_players(&[Faction::Nva]), |data| data.phase = Phase::PivotalWindow);
    assert_eq!(window.pivotal_players(), FactionSet::NONE);
    assert_eq!(window.non_player_before(Faction::Nva), Some(Faction::Vc));
    assert_eq!(rule(pivotal(&mut window.clone(), Faction::Nva)), "PV5, 2.3.8");
    let mut after = window;
    at(&mut after, &mut Scripted::new([]), |table| table.change_phase(Phase::EventCard)).unwrap();
    assert_eq!(after.pivotal_players(), set(&[Faction::Nva]));
    let vc = changed(&with_non_players(&[Faction::Vc]), |data| data.phase = Phase::PivotalWindow);
    assert_eq!(vc.pivotal_players(), set(&[Faction::Vc]), "nobody trumps it");
}

/// 2.3.8: whoever may play a Pivotal Event decides before anybody acts. Steps of 0.1.0 went on with the turn
/// of the non-player that is 1st Eligible, and run as they ran.
#[test]
fn once_non_players_decline_a_person_decides_before_a_non_player_acts() {
    let window = changed(&with_non_players(&[Faction::Nva]), |data| data.phase = Phase::PivotalWindow);
    let data = GameData::from(&window);
    let step = GameStep::NonPlayers(NonPlayerDecides { choices: EventChoices::default() });
    let declined = (0..50).find_map(|seed| {
        let dice = || Seeded::new(DiceState { seed, drawn: 0 });
        let (after, told) = data.apply(&step, &mut dice()).unwrap();
        let StepKept::NonPlayers(decided) = &told.done else { panic!("they decide") };
        matches!(decided.played, Played::Pivotal(None)).then(|| {
            let (_, then) = data.apply_as_of(None, &step, &mut dice()).unwrap();
            (after, then)
        })
    });
    let (after, then) = declined.expect("they decline with some dice");
    let after = after.validate().unwrap();
    assert_eq!((after.phase(), turn(&after)), (Phase::EventCard, Some(Faction::Us)));
    assert_eq!(after.pivotal_players(), set(&[Faction::Nva]));
    let StepKept::NonPlayers(decided) = &then.done else { panic!("they decide") };
    assert!(matches!(decided.played, Played::Turn(_)), "as 0.1.0 took it");
}

#[test]
fn a_pivotal_event_that_has_been_executed_may_return_to_its_owner_by_shaded_apc() {
    let mut game = changed(&on(Scenario::Medium, 96, 2), |data| {
        data.cards.pivotal[Faction::Vc] = None;
        data.cards.played = vec![card(124)];
    });
    let support = game.board().victory_total(Faction::Us);
    act(&mut game, "event shaded").unwrap();
    assert_eq!(game.cards().pivotal(Faction::Vc), Some(card(124)));
    assert!(!game.cards().played().contains(card(124)));
    assert_eq!(game.board().victory_total(Faction::Us), support, "it is not executed again");
}
