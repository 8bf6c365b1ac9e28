//! Who wins (7.0).

use pointman_fitl::{
    Board, Edition, Effect, Faction, FactionSet, Game, GameData, GameEffect, HumanWins, Scenario, Side, Track,
};

fn set(factions: &[Faction]) -> FactionSet {
    factions.iter().copied().collect()
}

/// A game of these players with these margins (US, ARVN, NVA, VC), made by tracks, Support and Bases.
fn with_margins(
    players: &[Faction],
    shared: Option<&[Side]>,
    human_wins: HumanWins,
    margins: [i16; 4],
) -> Game {
    let mut data = GameData::from(&Game::on(board_with(margins), set(players), Edition::Second));
    data.shared = shared.map(<[Side]>::to_vec);
    data.human_wins = human_wins;
    data.cards.mode = pointman_fitl::DeckMode::Physical;
    data.validate().unwrap()
}

/// A board with these margins.
fn board_with(margins: [i16; 4]) -> Board {
    use pointman_fitl::{BoxName, PieceKind, Space, SupportLevel};
    let mut board = Board::cleared();
    // US: 40 Troops and 6 Bases are Available on a cleared board: 46, and Support adds; put Troops Out of
    // Play for less.
    let wanted = |index: usize, threshold: i16| u8::try_from(margins[index] + threshold).unwrap();
    let (us, arvn, nva, vc) = (wanted(0, 50), wanted(1, 50), wanted(2, 18), wanted(3, 35));
    let set = |board: &mut Board, effect| board.apply(effect).unwrap();
    // VC by Opposition: each Population counts 2 at most, the rest by Bases in Laos and Cambodia.
    let mut opposition = vc;
    let mut support = us.saturating_sub(46);
    for space in Space::ALL.into_iter().filter(|space| space.can_have_support()) {
        let population = space.population();
        for (left, passive, active) in [
            (&mut opposition, SupportLevel::PassiveOpposition, SupportLevel::ActiveOpposition),
            (&mut support, SupportLevel::PassiveSupport, SupportLevel::ActiveSupport),
        ] {
            if board.support(space) != SupportLevel::Neutral {
                continue;
            }
            let to = if *left >= 2 * population {
                active
            } else if *left >= population {
                passive
            } else {
                continue;
            };
            *left -= population * if to == active { 2 } else { 1 };
            set(&mut board, Effect::Support { space, from: SupportLevel::Neutral, to });
        }
    }
    let homes = [
        Space::CentralLaos,
        Space::SouthernLaos,
        Space::NortheastCambodia,
        Space::TheFishhook,
        Space::PhuocLong,
    ];
    for home in homes.into_iter().flat_map(|home| [home; 2]).take(usize::from(opposition)) {
        set(
            &mut board,
            Effect::Place { space: home, piece: PieceKind::VcBases, count: 1, from: BoxName::Available },
        );
    }
    if us < 46 {
        set(
            &mut board,
            Effect::Box {
                piece: PieceKind::UsTroops,
                count: 46 - us,
                from: BoxName::Available,
                to: BoxName::OutOfPlay,
            },
        );
    }
    // NVA by Control of the Population it needs.
    let mut population = nva;
    for space in Space::ALL.into_iter().rev().filter(|space| space.can_have_support()) {
        if space.population() <= population {
            population -= space.population();
            set(
                &mut board,
                Effect::Place { space, piece: PieceKind::NvaTroops, count: 1, from: BoxName::Available },
            );
        }
    }
    set(&mut board, Effect::Track { name: Track::Patronage, from: 0, to: arvn });
    let made = Faction::ALL.map(|faction| board.victory_margin(faction));
    assert_eq!(made, margins, "the board of the test");
    board
}

const ALL: [Faction; 4] = Faction::ALL;

fn order(game: &Game) -> Vec<Faction> {
    game.final_ranking().standings().iter().map(|standing| standing.faction).collect()
}

use Faction::{Arvn, Nva, Us, Vc};

#[test]
fn a_check_is_passed_above_the_threshold_not_at_it() {
    let game = with_margins(&ALL, None, HumanWins::Final, [0, 1, 0, 0]);
    assert_eq!(ALL.map(|faction| game.passes_check(faction)), [false, true, false, false]);
    assert_eq!(game.victory_phase_winner(), Some(Arvn));
}

#[test]
fn nobody_wins_while_nobody_passes() {
    let game = with_margins(&ALL, None, HumanWins::Final, [0, -1, 0, -3]);
    assert_eq!(game.victory_phase_winner(), None);
}

#[test]
fn the_highest_margin_wins_and_of_equal_ones_vc_then_arvn_then_nva_then_us() {
    let game = with_margins(&ALL, None, HumanWins::Final, [2, 3, 1, 3]);
    assert_eq!(game.victory_phase_winner(), Some(Vc));
    assert_eq!(order(&game), [Vc, Arvn, Us, Nva]);
    let equal = with_margins(&ALL, None, HumanWins::Final, [1, 1, 1, 1]);
    assert_eq!(order(&equal), [Vc, Arvn, Nva, Us]);
}

#[test]
fn non_players_come_before_people_at_equal_margins() {
    let game = with_margins(&[Vc, Us], None, HumanWins::Final, [1, 1, 1, 1]);
    assert_eq!(order(&game), [Arvn, Nva, Vc, Us]);
}

#[test]
fn a_non_player_that_passes_beats_people_with_higher_margins() {
    let game = with_margins(&[Vc, Us], None, HumanWins::Final, [1, -2, 1, 9]);
    assert_eq!(game.victory_phase_winner(), Some(Nva));
    assert_eq!(game.victory_phase_ranking().winner(), Nva);
    assert_eq!(game.victory_phase_ranking().standings()[1].faction, Vc, "the others follow by margin");
}

#[test]
fn the_ranking_of_a_game_that_is_over_begins_with_who_has_won() {
    let mut game = with_margins(&[Vc, Us], None, HumanWins::Final, [1, -2, 1, 9]);
    assert_eq!(game.ranking().winner(), Vc, "as things stand");
    game.apply(GameEffect::Won { winner: Nva }).unwrap();
    let ranked = game.ranking().standings().map(|standing| standing.faction);
    assert_eq!(ranked, [Nva, Vc, Us, Arvn], "7.1: the non-player has won, the others follow by margin");
}

#[test]
fn several_people_against_non_players_win_at_any_check() {
    let game = with_margins(&[Vc, Us], None, HumanWins::Final, [-1, -2, -1, 2]);
    assert_eq!(game.victory_phase_winner(), Some(Vc));
}

#[test]
fn a_lone_person_wins_at_the_end_only_unless_it_is_agreed() {
    let margins = [-1, -2, -1, 2];
    let game = with_margins(&[Vc], None, HumanWins::Final, margins);
    assert_eq!((game.victory_phase_winner(), order(&game)[0]), (None, Vc));
    assert_eq!(with_margins(&[Vc], None, HumanWins::Early, margins).victory_phase_winner(), Some(Vc));
}

#[test]
fn of_a_lone_persons_pair_the_lower_margin_counts_for_both() {
    let game = with_margins(&[Us, Arvn], None, HumanWins::Early, [5, -3, -2, -4]);
    assert_eq!((game.people(), game.victory_phase_winner()), (1, None));
    assert_eq!(order(&game), [Nva, Arvn, Us, Vc]);
    let tied = with_margins(&[Us, Arvn], None, HumanWins::Final, [5, -2, -2, -4]);
    assert_eq!(order(&tied)[0], Nva, "ties go to non-players");
}

#[test]
fn two_people_who_play_a_pair_against_non_players_count_by_themselves() {
    let game = with_margins(&[Us, Arvn], Some(&[]), HumanWins::Final, [5, -3, -2, -4]);
    assert_eq!((game.people(), game.victory_phase_winner(), order(&game)[0]), (2, Some(Us), Us));
    let shared = with_margins(&[Us, Arvn, Vc], Some(&[Side::Coin]), HumanWins::Final, [5, -3, -2, -4]);
    assert_eq!(shared.victory_phase_winner(), Some(Us), "the rule for pairs is of games without non-players");
}

#[test]
fn without_non_players_one_persons_us_and_arvn_must_both_pass() {
    let pair = Some(&[Side::Coin][..]);
    assert_eq!(with_margins(&ALL, pair, HumanWins::Final, [5, 0, -2, -4]).victory_phase_winner(), None);
    assert_eq!(with_margins(&ALL, pair, HumanWins::Final, [5, 1, -2, -4]).victory_phase_winner(), Some(Arvn));
}

#[test]
fn without_non_players_one_persons_nva_and_vc_have_the_higher_margin_in_rounds_and_the_lower_at_the_end() {
    let game = with_margins(&ALL, Some(&[Side::Insurgent]), HumanWins::Final, [0, -1, 2, -4]);
    assert!(game.victory_phase_winner().is_some_and(|winner| winner.side() == Side::Insurgent));
    assert_eq!(order(&game), [Us, Arvn, Vc, Nva]);
}

#[test]
fn the_ranking_tells_totals_and_margins() {
    let game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
    let ranking = game.final_ranking();
    let first = ranking.standings()[0];
    assert_eq!(first.margin, i16::from(first.total) - i16::from(first.faction.victory_threshold()));
    assert_eq!(first.counts, first.margin);
}

/// The game with one person playing these factions.
fn by_one(game: &Game, sets: &[&[Faction]]) -> Game {
    let mut data = GameData::from(game);
    data.one_person = Some(sets.iter().map(|factions| set(factions)).collect());
    data.validate().unwrap()
}

#[test]
fn a_lone_person_with_any_other_set_than_a_pair_wins_with_either_at_the_end_alone() {
    let two = with_margins(&[Us, Nva], None, HumanWins::Final, [9, -1, -3, -4]);
    assert_eq!((two.people(), two.victory_phase_winner()), (2, Some(Us)), "T3.2: two people");
    let lone = by_one(&two, &[&[Us, Nva]]);
    assert_eq!((lone.people(), lone.victory_phase_winner()), (1, None), "T3.1: not before the end");
    assert_eq!(order(&lone)[0], Us, "its own margin counts");
    let three = with_margins(&[Us, Arvn, Nva], None, HumanWins::Final, [9, -5, -3, -4]);
    let lone = by_one(&three, &[&[Us, Arvn, Nva]]);
    assert_eq!((lone.people(), order(&lone)[0]), (1, Us), "not the lower of the US and ARVN");
    let pair = by_one(&three, &[&[Us, Arvn]]);
    assert_eq!(
        (pair.people(), pair.victory_phase_winner()),
        (2, Some(Us)),
        "two people: each faction by itself"
    );
}

#[test]
fn documents_tell_whole_sides_as_before_and_other_sets_by_their_factions() {
    let game = with_margins(&[Us, Arvn, Nva], None, HumanWins::Final, [1, 1, 1, 1]);
    let written = |game: &Game| serde_json::to_value(GameData::from(game)).unwrap();
    let side = by_one(&game, &[&[Us, Arvn]]);
    assert_eq!(
        (&written(&side)["shared"], written(&side).get("one_person")),
        (&serde_json::json!(["coin"]), None)
    );
    let mixed = by_one(&game, &[&[Us, Nva]]);
    assert_eq!(written(&mixed)["one_person"], serde_json::json!([["us", "nva"]]));
    for game in [game, side, mixed] {
        assert_eq!(GameData::from(&game).validate().unwrap(), game);
    }
}

#[test]
fn nobody_plays_a_non_player_or_what_another_plays() {
    let fault = |shared: Option<Vec<Side>>, sets: &[&[Faction]]| {
        let mut data = GameData::from(&with_margins(&[Us, Arvn, Nva], None, HumanWins::Final, [1, 1, 1, 1]));
        data.shared = shared;
        data.one_person = Some(sets.iter().map(|factions| set(factions)).collect());
        let fault = data.validate().unwrap_err().remove(0);
        format!("{}: {}", fault.pointer, fault.message)
    };
    assert_eq!(fault(None, &[&[Us, Vc]]), "/one_person/0: names VC, which no person plays [T3.1]");
    assert_eq!(fault(None, &[&[Us, Nva], &[Us, Arvn]]), "/one_person: gives us to two players");
    assert_eq!(fault(None, &[&[Us]]), "/one_person: gives one player only us: name two or more");
    assert!(fault(Some(vec![Side::Coin]), &[&[Us, Nva]]).starts_with("/one_person: contradicts `shared`"));
}
