//! The sequence of play on an Event card (2.3).

use pointman_core::dice::Scripted;
use pointman_fitl::{
    Acted, ActionTaken, Eligibility, EligibilityMark, Faction, FactionSet, Game, GameEffect, LastingCard,
    NextStep, OperationName, PlayerAction, Row, Scenario, Terms, Track, Turn,
};

use crate::game::helpers::*;

/// Card 1: us, nva, arvn, vc.
fn game() -> Game {
    on(Scenario::Full, 1, 2)
}

fn set(factions: &[Faction]) -> FactionSet {
    factions.iter().copied().collect()
}

#[test]
fn the_leftmost_eligible_faction_acts_first() {
    assert_eq!(turn(&game()), Some(Faction::Us));
    let game = changed(&game(), |data| {
        data.sequence.eligible = set(&[Faction::Vc, Faction::Arvn]);
        data.sequence.ineligible = set(&[Faction::Us, Faction::Nva]);
    });
    assert_eq!(turn(&game), Some(Faction::Arvn));
}

#[test]
fn a_faction_that_is_not_offered_an_action_may_not_act() {
    let game = game();
    let action = PlayerAction::Pass;
    let refused =
        at(&mut game.clone(), &mut Scripted::new([]), |table| table.act(Some(Faction::Nva), &action));
    assert_eq!(rule(refused), "G1, 2.3.2");
}

#[test]
fn the_first_eligible_may_do_anything() {
    let NextStep::Act { eligibility, allowed, .. } = game().next_step() else { panic!("somebody acts") };
    assert_eq!(eligibility, Eligibility::First);
    assert!(allowed.event && allowed.operation && allowed.special && !allowed.limited);
}

#[test]
fn what_the_second_eligible_may_do_follows_from_what_the_first_did() {
    let after = |first: ActionTaken| {
        let game = changed(&game(), |data| {
            data.sequence.acted = vec![Acted { faction: Faction::Us, action: first }]
        });
        let NextStep::Act { faction: Faction::Nva, eligibility: Eligibility::Second, allowed, .. } =
            game.next_step()
        else {
            panic!("NVA is second");
        };
        (allowed.event, allowed.operation, allowed.special, allowed.limited)
    };
    assert_eq!(after(ActionTaken::Op), (false, false, false, true));
    assert_eq!(after(ActionTaken::OpAndSpecial), (true, false, false, true));
    assert_eq!(after(ActionTaken::Event), (false, true, true, false));
}

#[test]
fn g2_the_event_is_refused_after_an_operation_only() {
    let mut game = changed(&game(), |data| {
        data.sequence.acted = vec![Acted { faction: Faction::Us, action: ActionTaken::Op }]
    });
    let before = game;
    assert_eq!(rule(act(&mut game, "event shaded")), "G2, 2.3.4");
    assert_eq!(game, before);
}

#[test]
fn g4_the_second_eligible_adds_no_special_activity_to_a_limited_operation() {
    let mut game = changed(&game(), |data| {
        data.sequence.acted = vec![Acted { faction: Faction::Us, action: ActionTaken::OpAndSpecial }]
    });
    assert!(
        rule(act(&mut game, "rally north-vietnam place 1; special infiltrate north-vietnam build 1"))
            .starts_with("G4")
    );
}

#[test]
fn a_limited_operation_is_in_one_space() {
    let mut game = changed(&game(), |data| {
        data.sequence.acted = vec![Acted { faction: Faction::Us, action: ActionTaken::Op }]
    });
    assert!(rule(act(&mut game, "rally north-vietnam place 1; central-laos place 1")).starts_with("G9"));
    let carried = act(&mut game, "rally north-vietnam place 1").unwrap();
    assert_eq!(carried.record.action, ActionTaken::LimitedOp);
    assert_eq!(game.next_step(), NextStep::Reveal, "two have acted");
}

#[test]
fn the_box_of_the_first_eligible_is_that_of_what_it_really_did() {
    let nva_first = on(Scenario::Full, 35, 2);
    assert_eq!(turn(&nva_first), Some(Faction::Nva));
    let mut only = nva_first;
    assert_eq!(act(&mut only, "rally north-vietnam place 1").unwrap().record.action, ActionTaken::Op);
    let mut both = nva_first;
    let carried =
        act(&mut both, "rally north-vietnam place 1; special infiltrate north-vietnam build 1").unwrap();
    assert_eq!(carried.record.action, ActionTaken::OpAndSpecial);
    assert_eq!(carried.record.special.unwrap().name, "infiltrate");
}

#[test]
fn a_pass_gains_insurgents_1_and_coin_3_and_leaves_the_faction_eligible() {
    let mut game = game();
    for (faction, track, gain) in [
        (Faction::Us, Track::ArvnResources, 3),
        (Faction::Nva, Track::NvaResources, 1),
        (Faction::Arvn, Track::ArvnResources, 3),
        (Faction::Vc, Track::VcResources, 1),
    ] {
        assert_eq!(turn(&game), Some(faction));
        let before = game.board().track(track);
        act(&mut game, "pass").unwrap();
        assert_eq!(game.board().track(track), before + gain, "{faction}");
    }
    assert_eq!(game.next_step(), NextStep::Reveal, "nobody is left");
    show(&mut game, 3).unwrap();
    assert_eq!(game.sequence().eligible(), FactionSet::ALL);
    assert_eq!(game.cards().current(), Some(card(2)));
    assert_eq!(game.cards().played().iter().collect::<Vec<_>>(), [card(1)]);
}

#[test]
fn a_pass_at_75_resources_gains_nothing() {
    let mut game = changed(&game(), |data| data.tracks[Track::ArvnResources] = 74);
    act(&mut game, "pass").unwrap();
    assert_eq!(game.board().track(Track::ArvnResources), 75);
}

#[test]
fn a_non_player_us_that_passes_gains_for_a_person_who_plays_arvn_and_a_non_player_nva_nothing() {
    let pass = |players: &[Faction], faction| {
        let mut data = pointman_fitl::GameData::from(&game());
        data.players = set(players);
        data.trung_deck.clear();
        let mut game = data.validate().unwrap();
        let (gained, _) = at(&mut game, &mut Scripted::new([]), |table| table.pass(faction)).unwrap();
        gained
    };
    assert_eq!(pass(&[Faction::Arvn], Faction::Us), 3);
    assert_eq!(pass(&[Faction::Vc], Faction::Us), 0);
    assert_eq!(pass(&[Faction::Vc], Faction::Nva), 0);
}

#[test]
fn a_person_does_not_act_for_a_non_player() {
    let mut data = pointman_fitl::GameData::from(&game());
    data.players = set(&[Faction::Vc]);
    data.trung_deck.clear();
    let mut game = data.validate().unwrap();
    assert_eq!(rule(act(&mut game, "pass")), "G1, 2.3.2");
}

#[test]
fn whoever_passed_is_replaced_by_the_next_leftmost() {
    let mut game = game();
    act(&mut game, "pass").unwrap();
    assert_eq!(turn(&game), Some(Faction::Nva));
    act(&mut game, "event shaded").unwrap();
    assert_eq!(turn(&game), Some(Faction::Arvn));
    act(&mut game, "pass").unwrap();
    assert_eq!(turn(&game), Some(Faction::Vc), "with the same options");
}

#[test]
fn who_acted_is_ineligible_on_the_next_card() {
    let mut game = game();
    act(&mut game, "event shaded").unwrap();
    act(&mut game, "rally north-vietnam place 1").unwrap();
    show(&mut game, 3).unwrap();
    assert_eq!(game.sequence().eligible(), set(&[Faction::Arvn, Faction::Vc]));
    assert!(game.sequence().nobody_has_acted());
}

fn mark(game: &mut Game, faction: Faction, mark: EligibilityMark) {
    game.apply(GameEffect::Eligibility { faction, mark }).unwrap();
}

#[test]
fn who_is_marked_to_stay_eligible_is_eligible_though_it_acted() {
    let mut game = game();
    act(&mut game, "event shaded").unwrap();
    mark(&mut game, Faction::Us, EligibilityMark::RemainsEligible);
    act(&mut game, "rally north-vietnam place 1").unwrap();
    assert_eq!(game.sequence().eligible_after(), set(&[Faction::Us, Faction::Arvn, Faction::Vc]));
}

#[test]
fn who_is_made_ineligible_loses_its_chance_on_this_card_and_the_next() {
    let mut game = game();
    act(&mut game, "event shaded").unwrap();
    mark(&mut game, Faction::Nva, EligibilityMark::IneligibleNext);
    assert_eq!(turn(&game), Some(Faction::Arvn));
    act(&mut game, "pass").unwrap();
    act(&mut game, "pass").unwrap();
    show(&mut game, 3).unwrap();
    assert_eq!(game.sequence().eligible(), set(&[Faction::Arvn, Faction::Vc]));
}

#[test]
fn of_two_marks_the_later_prevails() {
    let mut game = game();
    mark(&mut game, Faction::Us, EligibilityMark::RemainsEligible);
    mark(&mut game, Faction::Us, EligibilityMark::IneligibleNext);
    assert!(!game.sequence().eligible_after().contains(Faction::Us));
    mark(&mut game, Faction::Us, EligibilityMark::RemainsEligible);
    assert!(game.sequence().eligible_after().contains(Faction::Us));
}

#[test]
fn a_faction_made_eligible_at_once_may_still_act_and_one_that_has_acted_stays_eligible() {
    let mut game = changed(&game(), |data| {
        data.sequence.eligible = set(&[Faction::Nva, Faction::Vc]);
        data.sequence.ineligible = set(&[Faction::Us, Faction::Arvn]);
    });
    act(&mut game, "event shaded").unwrap();
    mark(&mut game, Faction::Us, EligibilityMark::Eligible);
    assert_eq!(turn(&game), Some(Faction::Us));
    mark(&mut game, Faction::Nva, EligibilityMark::Eligible);
    assert!(game.sequence().eligible_after().contains(Faction::Nva));
}

#[test]
fn a_card_on_which_nobody_is_eligible_is_simply_finished() {
    let game = changed(&game(), |data| {
        data.sequence.eligible = FactionSet::NONE;
        data.sequence.ineligible = FactionSet::ALL;
    });
    assert_eq!(game.next_step(), NextStep::Reveal);
}

#[test]
fn monsoon_is_in_force_while_a_coup_card_is_on_deck() {
    assert!(!game().is_monsoon());
    let mut monsoon = on(Scenario::Full, 35, 125);
    assert!(monsoon.is_monsoon());
    assert!(rule(act(&mut monsoon, "march quang-tri: 1u from central-laos")).starts_with("MA1"));
    assert!(!on(Scenario::Full, 125, 126).is_monsoon(), "a Coup card is not played in Monsoon");
}

#[test]
fn g7_in_monsoon_nobody_sweeps_or_marches() {
    let monsoon = on(Scenario::Full, 35, 125);
    for operation in OperationName::ALL {
        let faction = if operation.is_of(Faction::Us) { Faction::Us } else { Faction::Nva };
        let row =
            Turn::of(faction, Terms::FULL).may_begin(&monsoon, operation).err().map(|refusal| refusal.row);
        let barred = match operation {
            OperationName::Sweep => Some(Row::SW2),
            OperationName::March => Some(Row::MA1),
            _ => None,
        };
        assert_eq!(row, barred, "{operation}");
        let directed = Turn::of(faction, Terms { directed: true, ..Terms::FULL });
        assert!(directed.may_begin(&monsoon, operation).is_ok(), "5.1.1: an Event may direct it");
    }
}

#[test]
fn g23_whoever_has_begun_an_action_does_not_pass() {
    let before = game();
    let mut game = before;
    assert!(act(&mut game, "patrol stay; pass").is_err());
    assert_eq!(game, before, "nothing was done");
    act(&mut game, "patrol stay").unwrap();
    let pass =
        at(&mut game, &mut Scripted::new([]), |table| table.act(Some(Faction::Us), &PlayerAction::Pass));
    assert_eq!(rule(pass), "G1, 2.3.2");
}

#[test]
fn g24_an_event_with_one_text_has_no_shaded_one() {
    let mut single = on(Scenario::Full, 64, 2);
    assert_eq!(rule(act(&mut single, "event shaded")), "G24, 5.2");
    act(&mut single, "event aid up; patronage down").unwrap();
    let mut dual = game();
    assert!(act(&mut dual, "event").unwrap_err().to_string().contains(": unshaded, shaded"));
}

#[test]
fn a_capability_comes_into_play_on_the_side_executed() {
    let mut game = on(Scenario::Full, 8, 2);
    let carried = act(&mut game, "event shaded").unwrap();
    assert!(game.shaded(LastingCard::ArcLight));
    assert!(carried.notes.is_empty(), "nothing is left to be carried out by hand");
}

#[test]
fn unshaded_top_gun_ends_shaded_migs_and_keeps_them_out() {
    let mut game = on(Scenario::Full, 33, 4);
    act(&mut game, "event shaded").unwrap();
    assert!(game.shaded(LastingCard::Migs));
    let mut top_gun = changed(&game, |data| {
        data.cards.current = Some(card(4));
        data.cards.next = Some(card(9));
        data.sequence.acted.clear();
    });
    act(&mut top_gun, "event unshaded").unwrap();
    assert!(!top_gun.shaded(LastingCard::Migs) && top_gun.unshaded(LastingCard::TopGun));
    let mut again = changed(&top_gun, |data| {
        data.cards.current = Some(card(33));
        data.sequence.acted.clear();
    });
    act(&mut again, "event shaded").unwrap();
    assert!(!again.shaded(LastingCard::Migs), "the executed side does nothing");
}

#[test]
fn unshaded_wild_weasels_end_shaded_sa_2s_and_then_do_nothing_else() {
    let mut game = changed(&on(Scenario::Full, 5, 2), |data| {
        data.lasting =
            vec![pointman_fitl::LastingEntry { card: card(34), side: Some(pointman_fitl::CardSide::Shaded) }];
    });
    let carried = act(&mut game, "event unshaded").unwrap();
    assert!(!game.shaded(LastingCard::Sa2s));
    assert!(carried.notes.is_empty());
    let mut without = on(Scenario::Full, 5, 2);
    act(&mut without, "event unshaded").unwrap();
    assert_eq!(without.board().track(pointman_fitl::Track::Trail), 0, "otherwise the Trail is Degraded");
}

#[test]
fn whoever_executes_medevac_shaded_claymores_or_typhoon_kate_stays_eligible() {
    for (number, words) in [(15, "event shaded"), (17, "event unshaded"), (115, "event")] {
        let mut game = on(Scenario::Full, number, 2);
        let faction = turn(&game).unwrap();
        act(&mut game, words).unwrap();
        assert!(game.sequence().eligible_after().contains(faction), "{number}");
    }
}

#[test]
fn what_an_event_leaves_to_the_table_is_said() {
    let mut game = game();
    let open = act(&mut game, "event unshaded").unwrap_err().to_string();
    assert!(open.contains("air-strike (US)") && open.contains("place (US)"), "{open}");
}

#[test]
fn actions_are_read_from_words_and_json_alike() {
    for words in ["pass", "event", "event shaded", "rally north-vietnam place 1"] {
        let action = PlayerAction::parse(words, Faction::Nva).unwrap();
        let json = serde_json::to_string(&action).unwrap();
        assert_eq!(serde_json::from_str::<PlayerAction>(&json).unwrap(), action, "{json}");
    }
    assert!(PlayerAction::parse("pass now", Faction::Nva).is_err());
    assert!(PlayerAction::parse("", Faction::Nva).is_err());
    assert!(serde_json::from_str::<PlayerAction>(r#"{"action":"pass","why":1}"#).is_err());
    assert!(serde_json::from_str::<PlayerAction>("{}").is_err());
}
