//! The eligibility tables (T5.2), and Pivotal Events of non-players (T5.5.8).

use pointman_core::dice::{DiceState, Scripted, Seeded};
use pointman_core::trace::Silent;
use pointman_fitl::trung::{
    CardEvents, Choice, EligibilityRow as Row, NpAction, Played, choose_action, elect_pivotal, is_first_next,
    play,
};
use pointman_fitl::{
    ActionTaken, Card, EligibilityMark, EventChoices, Faction, FactionSet, Game, GameEffect, Mark, NewGame,
    PieceKind, Scenario, Space, Table,
};

use crate::trung::asked_patrol::arvn_patrols;
use crate::trung::scene::{place, scene};

use ActionTaken::{Event, LimitedOp, Op, OpAndSpecial, Pass};

/// A card whose order begins with `faction` and that each of the `marks` regards so.
fn card(faction: Option<Faction>, marks: &[(Faction, Mark)]) -> u8 {
    let fits = |card: &Card| {
        let facts = card.facts();
        facts.order.is_some_and(|order| faction.is_none_or(|faction| order[0] == faction))
            && marks.iter().all(|(faction, mark)| facts.marks[*faction].mark == *mark)
    };
    (1..=120).map(Card::numbered).find(fits).expect("there is such a card").number()
}

fn game(current: u8, next: u8, acted: &[(Faction, ActionTaken)]) -> Game {
    let mut game = scene().cards(current, Some(next)).game();
    for (faction, action) in acted {
        game.apply(GameEffect::Acted { faction: *faction, action: *action }).unwrap();
    }
    game
}

fn choice(game: &Game, faction: Faction, effective: bool) -> (Option<Row>, NpAction) {
    after(game, faction, None, effective)
}

fn after(game: &Game, faction: Faction, failed: Option<Row>, effective: bool) -> (Option<Row>, NpAction) {
    let Choice { row, action } =
        choose_action(game, faction, failed, &mut |_, _| Ok(effective), &mut Silent).unwrap();
    (row, action)
}

#[test]
fn the_1st_eligible_executes_a_critical_effective_event() {
    let critical = card(Some(Faction::Us), &[(Faction::Us, Mark::Critical), (Faction::Vc, Mark::Ignored)]);
    let later = card(Some(Faction::Vc), &[]);
    assert_eq!(
        choice(&game(critical, later, &[]), Faction::Us, true),
        (Some(Row::FirstEvent), NpAction::Event)
    );
    assert_ne!(choice(&game(critical, later, &[]), Faction::Us, false).1, NpAction::Event);
}

#[test]
fn the_1st_eligible_denies_a_critical_event_to_the_next_effective_or_not() {
    let current = (1..=120)
        .find(|number| {
            let facts = Card::numbered(*number).facts();
            facts.order.is_some_and(|order| {
                facts.marks[order[0]].mark != Mark::Critical && facts.marks[order[1]].mark == Mark::Critical
            })
        })
        .expect("there is such a card");
    let order = Card::numbered(current).facts().order.unwrap();
    let denied = game(current, 125, &[]);
    for effective in [false, true] {
        assert_eq!(choice(&denied, order[0], effective), (Some(Row::FirstDeny), NpAction::Op));
    }
    let passed = game(current, 125, &[(order[1], Pass)]);
    let next = order[2];
    let expected = Card::numbered(current).facts().marks[next].mark == Mark::Critical;
    assert_eq!(
        choice(&passed, order[0], false).0 == Some(Row::FirstDeny),
        expected,
        "who has passed is not the next"
    );
}

/// A card on which `faction` would be 1st Eligible, and that is Critical for it, and one that is neither
/// Critical for it nor for the next.
fn waiting() -> (Faction, u8, u8) {
    for faction in Faction::ALL {
        let quiet = (1..=120).find(|number| {
            let facts = Card::numbered(*number).facts();
            facts
                .order
                .is_some_and(|order| order[0] == faction && facts.marks[order[1]].mark != Mark::Critical)
                && facts.marks[faction].mark != Mark::Critical
        });
        if let Some(quiet) = quiet {
            return (faction, quiet, card(Some(faction), &[(faction, Mark::Critical)]));
        }
    }
    panic!("there is such a card");
}

#[test]
fn the_1st_eligible_passes_when_it_will_be_first_on_an_upcoming_critical_event() {
    let (faction, current, next) = waiting();
    let waits = game(current, next, &[]);
    assert!(is_first_next(&waits, faction));
    assert_eq!(choice(&waits, faction, false), (Some(Row::FirstWait), NpAction::Pass));
    assert_eq!(
        choice(&game(current, 125, &[]), faction, false),
        (Some(Row::FirstOp), NpAction::OpPlusSpecial),
        "a Coup card"
    );
}

#[test]
fn a_failed_operation_goes_on_with_the_next_row_and_never_passes_while_one_applies() {
    let (faction, current, _) = waiting();
    let plain = game(current, 125, &[]);
    assert_eq!(
        after(&plain, faction, Some(Row::FirstDeny), false),
        (Some(Row::FirstOp), NpAction::OpPlusSpecial)
    );
    assert_eq!(after(&plain, faction, Some(Row::FirstOp), false), (None, NpAction::Pass));
}

#[test]
fn the_2nd_eligible_may_only_do_what_the_1st_left_open() {
    let current = card(Some(Faction::Us), &[(Faction::Vc, Mark::Performed)]);
    let next = card(Some(Faction::Us), &[]);
    let by = |action| {
        let mut game = game(current, next, &[(Faction::Us, action)]);
        // The US stays Eligible, so that VC will not be first on the next card.
        game.apply(GameEffect::Eligibility { faction: Faction::Us, mark: EligibilityMark::RemainsEligible })
            .unwrap();
        game
    };
    assert_eq!(choice(&by(OpAndSpecial), Faction::Vc, true), (Some(Row::SecondEvent), NpAction::Event));
    assert_eq!(choice(&by(OpAndSpecial), Faction::Vc, false), (Some(Row::SecondLimOp), NpAction::LimitedOp));
    assert_eq!(
        choice(&by(Op), Faction::Vc, true),
        (Some(Row::SecondLimOp), NpAction::LimitedOp),
        "the Event is closed"
    );
    assert_eq!(choice(&by(Event), Faction::Vc, true), (Some(Row::SecondOp), NpAction::OpPlusSpecial));
    assert_eq!(after(&by(Op), Faction::Vc, Some(Row::SecondLimOp), true), (None, NpAction::Pass));
    assert_eq!(choice(&by(LimitedOp), Faction::Vc, true).1, NpAction::Pass);
}

#[test]
fn the_box_of_the_2nd_eligible_is_that_of_its_row_whatever_was_executed() {
    let boxed = |first: Option<ActionTaken>| {
        let mut game =
            arvn_patrols().cards(card(Some(Faction::Us), &[(Faction::Arvn, Mark::Ignored)]), None).game();
        let mut apply = |effect| game.apply(effect).unwrap();
        let mark = EligibilityMark::IneligibleNext;
        [Faction::Nva, Faction::Vc]
            .into_iter()
            .for_each(|faction| apply(GameEffect::Eligibility { faction, mark }));
        match first {
            Some(action) => apply(GameEffect::Acted { faction: Faction::Us, action }),
            None => apply(GameEffect::Eligibility { faction: Faction::Us, mark }),
        }
        let (mut effects, mut dice) = (Vec::new(), Scripted::new([]));
        let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
        let events = &mut CardEvents { choices: &EventChoices::default(), asks: false };
        let Played::Turn(turn) = play(&mut table, events, &mut Silent).unwrap() else {
            panic!("it is the turn of ARVN")
        };
        assert_eq!(turn.executed.special, None, "no Special Activity was possible");
        (turn.executed.operation.is_some(), turn.action)
    };
    assert_eq!(boxed(None), (true, Op), "T5.3.7");
    assert_eq!(boxed(Some(Event)), (true, OpAndSpecial));
    assert_eq!(boxed(Some(Op)), (true, LimitedOp));
}

#[test]
fn the_2nd_eligible_waits_for_a_critical_event_unless_it_can_execute_one_now() {
    let critical = [(Faction::Vc, Mark::Critical)];
    let (current, next) = (card(Some(Faction::Us), &critical), card(Some(Faction::Vc), &critical));
    let open = game(current, next, &[(Faction::Us, OpAndSpecial)]);
    assert_eq!(choice(&open, Faction::Vc, true), (Some(Row::SecondEvent), NpAction::Event));
    assert_eq!(choice(&open, Faction::Vc, false), (Some(Row::SecondWaitCritical), NpAction::Pass));
    let closed = game(current, next, &[(Faction::Us, Op)]);
    assert_eq!(choice(&closed, Faction::Vc, true), (Some(Row::SecondWaitCritical), NpAction::Pass));
}

#[test]
fn the_2nd_eligible_passes_when_it_will_be_first_next() {
    let quiet = |card: &Card| {
        let facts = card.facts();
        facts
            .order
            .is_some_and(|order| order[0] != Faction::Us && facts.marks[order[0]].mark != Mark::Critical)
    };
    let next = (1..=120).map(Card::numbered).find(quiet).expect("there is such a card");
    let second = next.facts().order.unwrap()[0];
    let game = game(card(Some(Faction::Us), &[]), next.number(), &[(Faction::Us, Op)]);
    assert_eq!(choice(&game, second, true), (Some(Row::SecondWait), NpAction::Pass));
}

#[test]
fn who_is_marked_to_stay_eligible_counts_as_eligible_next() {
    let (current, next) = (card(Some(Faction::Us), &[]), card(Some(Faction::Us), &[]));
    let mut game = game(current, next, &[(Faction::Us, Op)]);
    let second = Card::numbered(next).facts().order.unwrap()[1];
    assert!(is_first_next(&game, second));
    game.apply(GameEffect::Eligibility { faction: Faction::Us, mark: EligibilityMark::RemainsEligible })
        .unwrap();
    assert!(!is_first_next(&game, second) && is_first_next(&game, Faction::Us));
    game.apply(GameEffect::Eligibility { faction: Faction::Us, mark: EligibilityMark::IneligibleNext })
        .unwrap();
    assert!(is_first_next(&game, second));
}

/// The Full scenario without people, with more NVA Troops than US Troops on the map; cards laid in the RVN
/// Leader box.
fn pivotal(current: u8, laid: &[u8]) -> Game {
    let agreed = NewGame { players: FactionSet::NONE, ..NewGame::of(Scenario::Full) };
    let mut dice = Seeded::new(DiceState { seed: 1, drawn: 0 });
    let mut game = agreed
        .begin(&mut dice, &mut Vec::new())
        .unwrap()
        .showing(Card::numbered(current), Some(Card::numbered(2)));
    place(&mut game, Space::NorthVietnam, PieceKind::NvaTroops, 19);
    for card in laid {
        game.apply(GameEffect::Leader { card: Card::numbered(*card), flipped: false }).unwrap();
    }
    game
}

#[test]
fn a_non_player_plays_its_pivotal_event_on_less_than_the_cards_in_the_leader_box() {
    let current = card(
        None,
        &[(Faction::Arvn, Mark::Performed), (Faction::Nva, Mark::Performed), (Faction::Us, Mark::Performed)],
    );
    let game = pivotal(current, &[125, 126, 129]);
    let elect = |rolls: &[u32]| {
        let mut dice = Scripted::new(rolls.iter().copied());
        let elected = elect_pivotal(&game, &mut dice, &mut Silent).unwrap();
        dice.finish().unwrap();
        elected
    };
    assert_eq!(elect(&[2]), Some(Faction::Arvn), "ARVN is asked before NVA; a Failed Attempt counts");
    assert_eq!(elect(&[3, 2]), Some(Faction::Nva), "3 is not less than 3");
}

#[test]
fn a_non_player_for_which_the_current_event_is_critical_does_not_roll() {
    let current = card(None, &[(Faction::Arvn, Mark::Critical), (Faction::Nva, Mark::Performed)]);
    let game = pivotal(current, &[125, 126, 127]);
    let mut dice = Scripted::new([1]);
    assert_eq!(elect_pivotal(&game, &mut dice, &mut Silent).unwrap(), Some(Faction::Nva));
    dice.finish().unwrap();
}

#[test]
fn an_event_that_a_faction_does_not_execute_is_never_executed_by_it() {
    for current in 1..=120 {
        let facts = Card::numbered(current).facts();
        let order = facts.order.expect("an Event has an order");
        let next = card(None, &[]);
        for faction in Faction::ALL.into_iter().filter(|faction| facts.marks[*faction].mark == Mark::Ignored)
        {
            if order[0] == faction {
                let (row, action) = choice(&game(current, next, &[]), faction, true);
                assert!(
                    action != NpAction::Event || row == Some(Row::FirstDeny),
                    "card {current} by {faction}: {row:?}"
                );
            } else {
                let second = game(current, next, &[(order[0], OpAndSpecial)]);
                assert_ne!(choice(&second, faction, true).1, NpAction::Event, "card {current} by {faction}");
            }
        }
    }
}
