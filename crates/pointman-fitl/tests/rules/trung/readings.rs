//! Rules that can be read in two ways: in each both readings come to something else, and the ruling is what a
//! game begins with.

use std::collections::BTreeSet;

use pointman_core::dice::{Scripted, Seeded};
use pointman_core::document::State;
use pointman_core::trace::{Silent, Story};
use pointman_fitl::document::{CardDrawn, GameStep, NonPlayerDecides};
use pointman_fitl::operations::assault::{Assault, Treated};
use pointman_fitl::trung::coin::assault::forecast_there;
use pointman_fitl::trung::{
    Activation, Allowance, CardEvents, Column, Course, Manner, MoveAction, Movement, NpOperation, NpSpecial,
    SpaceRow, give_up, group, is_first_next, kept, narrow, next_to_remove, routes_are_blocked, take_turn,
};
use pointman_fitl::{
    ActionTaken, ByPiece, Card, CoupChoices, Edition, EligibilityMark, EventChoices, Faction, FactionSet,
    Game, GameData, GameEffect, LastingCard, NewGame, NextStep, PieceKind, PieceSet, PieceType, Readings,
    Scenario, Side, Space, SpaceSet, Table,
};

use crate::trung::deed::Deed;
use crate::trung::scene::{Scene, scene};

/// What `decide` comes to by the ruling and by the other reading of the question.
fn read<R>(key: &str, other: &str, scene: Scene, decide: impl Fn(&Scene) -> R) -> [R; 2] {
    let changed = scene.clone().reading(key, other);
    [decide(&scene), decide(&changed)]
}

fn words(pieces: &ByPiece<u8>) -> String {
    let kinds = pieces.iter().filter(|(_, count)| **count > 0).map(|(kind, count)| format!("{count} {kind}"));
    kinds.collect::<Vec<_>>().join(" ")
}

const LIFTED: Allowance = Allowance { pieces: u8::MAX, limited: 4 };

/// What a US Air Lift takes from `from` to `to`.
fn lifted(scene: &Scene, from: Space, to: Space) -> String {
    scene.seen(Faction::Us, |sight| {
        let movement = Movement::of(sight, MoveAction::UsAirLift);
        let goes = group(sight, &movement, from, to, LIFTED, &mut Scripted::new([]), &mut Silent);
        words(&goes.unwrap().goes)
    })
}

fn free(scene: &Scene, faction: Faction, action: MoveAction, from: Space, to: Space) -> String {
    scene.seen(faction, |sight| words(&kept(sight, &Movement::of(sight, action), from, to, &mut Silent).free))
}

#[test]
fn every_question_has_at_least_two_answers_and_its_ruling_is_the_first() {
    assert!(Readings::ALL.len() >= 12);
    let mut keys = BTreeSet::new();
    for (key, about, values) in Readings::ALL {
        assert!(keys.insert(key) && values.len() >= 2 && about.contains(char::is_numeric), "{key}: {about}");
        let mut readings = Readings::default();
        readings.set(key, values[0]).unwrap();
        assert_eq!(readings, Readings::default(), "{key}");
        readings.set(key, values[1]).unwrap();
        assert_eq!(readings.chosen().flatten().collect::<Vec<_>>(), [values[1]], "{key}");
    }
    let wrong = Readings::default().set("event-removing", "column").unwrap_err().to_string();
    assert!(keys.iter().all(|key| wrong.contains(**key)), "{wrong}");
}

#[test]
fn documents_hold_the_readings_agreed_and_nothing_of_those_as_ruled() {
    let mut agreed = NewGame { players: FactionSet::NONE, ..NewGame::of(Scenario::Short) };
    agreed.options.set("raid-limit", "any").unwrap();
    let game = agreed.begin(&mut Seeded::stream(1, 1), &mut Vec::new()).unwrap();
    let written = serde_json::to_value(GameData::from(&game)).unwrap();
    assert_eq!(written["options"], serde_json::json!({ "raid-limit": "any" }));
    let read: GameData = serde_json::from_value(written).unwrap();
    assert_eq!(read.validate().unwrap(), game);
    let ruled = serde_json::to_value(GameData::from(&game.reading(Readings::default()))).unwrap();
    assert!(ruled.get("options").is_none());
}

#[test]
fn events_remove_where_the_column_selects_or_where_a_base_is_first() {
    let map =
        scene().at(Space::Saigon, "1 vc_guerrillas_a").at(Space::PhuocLong, "1 vc_bases 1 vc_guerrillas_u");
    let kinds = PieceSet::INSURGENT;
    let spaces = read("event-removals", "bases-first", map, |scene| {
        scene.seen(Faction::Us, |sight| {
            let mut story = Story::default();
            let next = next_to_remove(sight, kinds, SpaceSet::ALL, &mut Scripted::new([]), &mut story);
            (
                next.unwrap().unwrap(),
                story.notes().iter().any(|note| note.what.starts_with("A Base that may go")),
            )
        })
    });
    assert_eq!(
        spaces,
        [
            ((Space::Saigon, PieceKind::VcGuerrillasActive), false),
            ((Space::PhuocLong, PieceKind::VcBases), true)
        ]
    );
}

#[test]
fn m_48_patton_adds_outside_lowland_or_for_a_non_player_us_in_lowland() {
    let map = |space| scene().at(space, "1 us_troops 5 vc_guerrillas_a").unshaded(LastingCard::M48Patton);
    let helps = |space| {
        read("m-48-spaces", "lowland", map(space), |scene| {
            scene.seen(Faction::Us, |sight| forecast_there(sight, &Assault::of(space, Faction::Us)).m48)
        })
    };
    assert_eq!(helps(Space::TayNinh), [true, false]);
    assert_eq!(helps(Space::KienPhong), [false, true]);
    let executed = read("m-48-spaces", "lowland", map(Space::KienPhong), |scene| {
        Deed::on(scene, Faction::Us)
            .operation(NpOperation::UsAssault)
            .count(Space::KienPhong, "vc_guerrillas_a")
    });
    assert_eq!(executed, [4, 2]);
    let person = read("m-48-spaces", "lowland", map(Space::TayNinh).players(&[Faction::Us]), |scene| {
        scene.seen(Faction::Us, |sight| forecast_there(sight, &Assault::of(Space::TayNinh, Faction::Us)).m48)
    });
    assert_eq!(person, [true, true], "a person goes by the card");
}

#[test]
fn tunneled_bases_are_vulnerable_or_not() {
    let map = scene().at(Space::TayNinh, "1 vc_tunnels 1 us_troops");
    let vulnerable = read("vulnerable-tunnels", "left-out", map, |scene| {
        scene.seen(Faction::Us, |sight| {
            (
                sight.vulnerable_enemies(Space::TayNinh),
                SpaceRow::VulnerableBase.met_by(sight, SpaceSet::ALL).len(),
            )
        })
    });
    assert_eq!(vulnerable, [(1, 1), (0, 0)]);
}

#[test]
fn for_firepower_only_pieces_that_raise_it_move_or_others_too() {
    let map = scene()
        .at(Space::TheFishhook, "3 arvn_troops")
        .at(Space::BinhDinh, "3 vc_guerrillas_a")
        .at(Space::LocHueDaNang, "3 vc_guerrillas_a");
    let to = |key, to| read(key, "any", map.clone(), |scene| lifted(scene, Space::TheFishhook, to));
    assert_eq!(to("m-fp-vuln", Space::BinhDinh), ["", "3 arvn_troops"]);
    assert_eq!(to("m-loc-us", Space::LocHueDaNang), ["", "3 arvn_troops"]);
}

#[test]
fn the_4_others_of_an_air_lift_fly_as_the_rows_take_them_or_as_reserved_by_type() {
    let map = scene()
        .at(Space::TheFishhook, "4 arvn_troops 2 us_irregulars_u")
        .at(Space::BinhDinh, "2 vc_guerrillas_u");
    let others =
        read("air-lift-others", "reserved", map, |scene| lifted(scene, Space::TheFishhook, Space::BinhDinh));
    assert_eq!(others, ["2 us_irregulars_u", ""]);
}

#[test]
fn an_origin_of_an_air_lift_that_gave_nothing_is_tried_once_or_again() {
    let map = scene()
        .at(Space::TheFishhook, "4 arvn_troops")
        .at(Space::TheParrotsBeak, "1 us_troops")
        .at(Space::BinhDinh, "3 vc_guerrillas_a");
    let arrived = read("air-lift-origins", "again", map, |scene| {
        let done = Deed::on(scene, Faction::Us).only_in(&[Space::BinhDinh]).special(NpSpecial::UsAirLift);
        (done.count(Space::BinhDinh, "us_troops"), done.count(Space::BinhDinh, "arvn_troops"))
    });
    assert_eq!(arrived[0], (1, 0));
    assert!(arrived[1].0 == 1 && arrived[1].1 > 0, "{arrived:?}");
}

#[test]
fn the_origin_with_most_movable_pieces_is_taken_before_or_after_keeping() {
    let map = scene()
        .at(Space::TheFishhook, "4 us_troops 1 us_bases")
        .at(Space::TheParrotsBeak, "2 us_troops")
        .at(Space::PhuBonPhuYen, "1 vc_guerrillas_a");
    let left = read("origin-count", "after-keeping", map, |scene| {
        let done = Deed::on(scene, Faction::Us).only_in(&[Space::PhuBonPhuYen]).special(NpSpecial::UsAirLift);
        [Space::TheFishhook, Space::TheParrotsBeak].map(|space| done.count(space, "us_troops"))
    });
    assert_eq!(left, [[3, 2], [4, 1]]);
}

#[test]
fn cubes_too_few_for_a_base_all_leave_or_all_stay() {
    let map = scene().at(Space::TheFishhook, "2 us_troops 1 us_bases");
    let free = read("k-base-3", "all-there-are", map, |scene| {
        free(scene, Faction::Us, MoveAction::UsAirLift, Space::TheFishhook, Space::BinhDinh)
    });
    assert_eq!(free, ["2 us_troops", ""]);
}

#[test]
fn on_a_loc_guerrillas_of_the_partner_count_as_staying_or_not() {
    let map = scene().at(Space::LocHueDaNang, "2 vc_guerrillas_u 2 nva_guerrillas_u 1 arvn_police");
    let free = read("k-loc-insurgent", "left-out", map, |scene| {
        free(scene, Faction::Vc, MoveAction::VcMarch, Space::LocHueDaNang, Space::Hue)
    });
    assert_eq!(free, ["2 vc_guerrillas_u", ""]);
}

#[test]
fn the_jungle_of_the_destination_or_of_the_origin_doubles_the_troops() {
    let map = scene()
        .at(Space::TheFishhook, "3 us_troops")
        .at(Space::KienPhong, "1 us_troops 1 vc_guerrillas_u")
        .at(Space::TayNinh, "1 us_troops 1 vc_guerrillas_u")
        .at(Space::PhuBonPhuYen, "3 us_troops");
    let moved = |from, to| read("m-us-underground", "origin", map.clone(), |scene| lifted(scene, from, to));
    assert_eq!(moved(Space::TheFishhook, Space::KienPhong), ["", "1 us_troops"]);
    assert_eq!(moved(Space::PhuBonPhuYen, Space::TayNinh), ["1 us_troops", ""]);
}

#[test]
fn a_transport_goes_to_every_destination_in_reach_or_to_one() {
    let map = scene()
        .at(Space::PhuBonPhuYen, "6 arvn_troops")
        .at(Space::KhanhHoa, "1 vc_guerrillas_a")
        .at(Space::BinhDinh, "1 vc_guerrillas_a");
    let reached = read("transport-destinations", "first", map, |scene| {
        let only = [Space::KhanhHoa, Space::BinhDinh];
        let done = Deed::on(scene, Faction::Arvn).only_in(&only).special(NpSpecial::ArvnTransport);
        (done.turn.special_spaces.len(), done.story.to_string())
    });
    assert!(reached[0].0 > 1 && reached[1].0 == 1, "{reached:?}");
}

#[test]
fn a_space_to_which_nothing_could_move_is_out_for_the_action_or_for_the_step() {
    let out = read("no-op-destinations", "step", scene(), |scene| {
        scene.seen(Faction::Vc, |sight| {
            let mut course = Course::begin(Movement::of(sight, MoveAction::VcMarch), Treated::Normally);
            course.rejected = Space::Hue.into();
            course.begin_step(sight.game);
            course.rejected.contains(Space::Hue)
        })
    });
    assert_eq!(out, [true, false]);
}

#[test]
fn nva_troops_yet_to_march_are_those_of_one_adjacent_space_or_of_all() {
    let map = scene().at(Space::CentralLaos, "3 nva_troops").at(Space::SouthernLaos, "2 nva_troops");
    let value = read("unmoved-troops", "all-spaces", map, |scene| {
        scene.seen(Faction::Nva, |sight| SpaceRow::AdjacentMostUnmovedNvaTroops.value(sight, Space::QuangNam))
    });
    assert_eq!(value, [Some(3), Some(5)]);
}

#[test]
fn enemies_in_hue_or_can_tho_block_the_routes_or_not() {
    let map = scene().at(Space::Hue, "1 vc_guerrillas_u").at(Space::CanTho, "1 nva_guerrillas_u");
    assert_eq!(read("route-ends", "left-out", map, |scene| routes_are_blocked(&scene.game())), [true, false]);
}

/// A card whose first to act is `faction`.
fn first(faction: Faction, than: u8) -> Card {
    let is_first =
        |card: &Card| card.number() > than && card.facts().order.is_some_and(|order| order[0] == faction);
    (1..=120).map(Card::numbered).find(is_first).expect("there is such a card")
}

#[test]
fn a_faction_marked_to_stay_eligible_counts_as_first_on_the_next_card_or_not() {
    let (current, next) = (first(Faction::Us, 0), first(Faction::Us, 10));
    let map = scene()
        .cards(current.number(), Some(next.number()))
        .after(GameEffect::Acted { faction: Faction::Us, action: ActionTaken::Op });
    let map =
        map.after(GameEffect::Eligibility { faction: Faction::Us, mark: EligibilityMark::RemainsEligible });
    let is_first = read("next-eligible", "unmarked", map, |scene| is_first_next(&scene.game(), Faction::Us));
    assert_eq!(is_first, [true, false]);
}

#[test]
fn after_a_row_whose_operation_fails_comes_the_next_row_or_a_pass() {
    let map = scene()
        .only_available(PieceType::VcGuerrillas, 0)
        .only_available(PieceType::VcBases, 0)
        .cards(first(Faction::Vc, 0).number(), Some(125));
    let rows = read("failed-row", "pass", map, |scene| {
        let (mut game, mut effects) = (scene.game(), Vec::new());
        let mut dice = Seeded::stream(1, 1);
        let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
        let mut events = CardEvents { choices: &EventChoices::default(), asks: false };
        let turn = take_turn(&mut table, &mut events, &mut Silent).unwrap();
        assert_eq!(turn.action, ActionTaken::Pass);
        turn.row.is_some()
    });
    assert_eq!(rows, [false, true], "the row that failed is the last");
}

#[test]
fn a_row_that_asks_for_the_fewest_leaves_locs_out_or_is_skipped_for_them() {
    let map = scene()
        .at(Space::PhuocLong, "3 vc_guerrillas_u 3 nva_guerrillas_u")
        .at(Space::SouthernLaos, "4 vc_guerrillas_u");
    let among = SpaceSet::of(&[Space::PhuocLong, Space::SouthernLaos, Space::LocHueDaNang]);
    let left = read("lowest-rows", "skipped", map, |scene| {
        scene
            .seen(Faction::Vc, |sight| narrow(sight, Column::VcMarchDestinations, among, &mut Silent).first())
    });
    assert_eq!(left, [Some(Space::PhuocLong), Some(Space::SouthernLaos)]);
}

#[test]
fn most_support_is_more_than_none_or_any() {
    let value = read("most-of-none", "any-amount", scene(), |scene| {
        scene.seen(Faction::Vc, |sight| SpaceRow::MostTotalSupport.value(sight, Space::Hue))
    });
    assert_eq!(value, [None, Some(0)]);
}

#[test]
fn raids_seek_laos_and_cambodia_with_up_to_2_enemies_or_any() {
    let map = scene().at(Space::CentralLaos, "3 nva_troops");
    let sought = read("raid-limit", "any", map, |scene| {
        scene.seen_by(Faction::Arvn, Manner::Raid, |sight| {
            SpaceRow::RaidLaosCambodia.met_by(sight, Space::CentralLaos.into()).len()
        })
    });
    assert_eq!(sought, [0, 1]);
}

#[test]
fn the_row_vc_base_tests_for_bases_of_vc_or_of_nva() {
    let map = scene().at(Space::TayNinh, "1 vc_bases").at(Space::CentralLaos, "1 nva_bases");
    let met = read("vc-base-row", "nva", map, |scene| {
        scene.seen(Faction::Nva, |sight| SpaceRow::VcBase.met_by(sight, SpaceSet::ALL).first())
    });
    assert_eq!(met, [Some(Space::TayNinh), Some(Space::CentralLaos)]);
}

#[test]
fn a_non_player_gives_up_where_it_has_most_pieces_of_any_kind_or_most_that_may_go() {
    let map = scene().at(Space::Hue, "3 arvn_police 1 arvn_troops").at(Space::DaNang, "2 arvn_troops");
    let given = read("own-losses", "removable", map, |scene| {
        let kinds = PieceKind::ArvnTroops.into();
        let (game, mut dice) = (scene.game(), Scripted::new([]));
        give_up(&game, Faction::Arvn, kinds, SpaceSet::ALL, &mut dice, &mut Silent).unwrap().unwrap().0
    });
    assert_eq!(given, [Space::Hue, Space::DaNang]);
}

#[test]
fn terror_on_a_loc_and_assaults_under_body_count_ask_for_a_roll_or_not() {
    let due = |scene: &Scene, operation, space| {
        let mut activation = Activation::of(&scene.game(), operation, 3);
        activation.executed_in(space);
        activation.is_due()
    };
    let terror = read("terror-on-locs", "no-roll", scene(), |scene| {
        [Space::LocHueDaNang, Space::Hue].map(|space| due(scene, NpOperation::NvaTerror, space))
    });
    assert_eq!(terror, [[true, true], [false, true]]);
    let body_count = scene().unshaded(LastingCard::BodyCount);
    let assault = read("body-count-rolls", "no-roll", body_count, |scene| {
        due(scene, NpOperation::ArvnAssault, Space::Hue)
    });
    assert_eq!(assault, [true, false]);
    let without = read("body-count-rolls", "no-roll", scene(), |scene| {
        due(scene, NpOperation::ArvnAssault, Space::Hue)
    });
    assert_eq!(without, [true, true], "without the card it rolls");
}

#[test]
fn for_a_lone_person_with_a_pair_the_lower_margin_counts_or_each_its_own() {
    let players = FactionSet::of_side(Side::Coin);
    let game = Game::on(Scenario::Full.board(), players, Edition::Second);
    let mut readings = Readings::default();
    readings.set("lone-pair", "each").unwrap();
    let own = |game: &Game, faction| {
        let ranking = game.final_ranking();
        let standing = ranking.standings().iter().find(|standing| standing.faction == faction).unwrap();
        standing.counts == standing.margin
    };
    let of_both = |game: &Game| [Faction::Us, Faction::Arvn].map(|faction| own(game, faction));
    assert_eq!(of_both(&game).into_iter().filter(|own| *own).count(), 1, "the lower of the two");
    assert_eq!(of_both(&game.reading(readings)), [true, true]);
}

/// R179 is younger than 0.1.0: its steps run as they ran then, and leave no trace of it in the document.
#[test]
fn steps_of_0_1_0_remove_where_a_base_is_first() {
    let mut differ = 0;
    for number in 0..20 {
        let mut dice = Seeded::stream(5, number);
        let agreed = NewGame { players: FactionSet::NONE, ..NewGame::of(Scenario::Full) };
        let mut data = GameData::from(&agreed.begin(&mut dice, &mut Vec::new()).unwrap());
        for _ in 0..200 {
            let step = match data.validate().unwrap().next_step() {
                NextStep::Reveal => GameStep::Draw(CardDrawn {}),
                NextStep::Act { .. } | NextStep::PivotalWindow(_) => {
                    GameStep::NonPlayers(NonPlayerDecides { choices: EventChoices::default() })
                }
                NextStep::CoupCard(_) | NextStep::CoupRound(_) => GameStep::Coup(CoupChoices::default()),
                NextStep::Over | NextStep::NoCards => break,
            };
            let mut same = dice.clone();
            let (next, _) = data.apply(&step, &mut dice).unwrap();
            let mut agreed = same.clone();
            let (old, _) = data.apply_as_of(None, &step, &mut same).unwrap();
            differ += usize::from(old != next);
            let mut as_then = data.clone();
            as_then.options.set("event-removals", "bases-first").unwrap();
            let (mut then, _) = as_then.apply(&step, &mut agreed).unwrap();
            then.options = Readings::default();
            assert_eq!(old, then);
            if differ > 0 {
                return;
            }
            data = next;
        }
    }
    panic!("some Events are such removals");
}
