//! Candidates: a person's own actions.

use std::collections::{BTreeMap, BTreeSet};

use pointman_core::dice::{DiceState, Seeded};
use pointman_fitl::advise::candidates::{Breadth, candidates, is_complete};
use pointman_fitl::advise::for_event;
use pointman_fitl::advise::search::Deed;
use pointman_fitl::document::{ActionChosen, GameStep, PivotalPlayed, take};
use pointman_fitl::{
    Card, CardSide, CoupChoices, Edition, Faction, FactionSet, Game, NextStep, PlayerAction, Scenario,
};

use super::position;
use crate::game::pivotal::ready;

/// Candidates for advice, fewer of them.
const COMPLETE: Breadth = Breadth { complete: true, ..Breadth::NARROW };

/// The step that the words of a command are.
fn read(command: &str, words: &str, faction: Faction) -> GameStep {
    match command {
        "fitl act" => {
            let action =
                PlayerAction::parse(words, faction).unwrap_or_else(|error| panic!("{words}: {error}"));
            GameStep::Act(ActionChosen { faction: None, action })
        }
        "fitl coup" => GameStep::Coup(CoupChoices::parse(words).unwrap()),
        "fitl pivotal" => GameStep::Pivotal(PivotalPlayed { faction: words.parse().unwrap() }),
        other => panic!("{other} is no command that takes a step"),
    }
}

/// Takes the commands of a deed one after the other as they are printed.
fn typed(game: &Game, faction: Faction, deed: &Deed, seed: u64) {
    let (mut game, mut dice) = (*game, Seeded::new(DiceState { seed, drawn: 0 }));
    for (command, words) in deed.commands(faction) {
        let told = take(&game, &read(command, &words, faction), &mut dice)
            .unwrap_or_else(|error| panic!("{faction}: {command} '{words}': {error}"));
        game = *told.after;
    }
}

#[test]
fn every_candidate_is_accepted_as_it_is_printed_whatever_the_dice_show() {
    let mut kinds: BTreeMap<(Faction, &str), usize> = BTreeMap::new();
    for seed in 0..crate::soak::rounds(3) {
        for faction in Faction::ALL {
            let nth = 1 + (seed * 5 + faction as u64 * 3) as u32 % 11;
            let Some((game, asked)) = position(FactionSet::only(faction), seed, nth) else { continue };
            assert_eq!(asked, faction);
            for deed in candidates(&game, faction, COMPLETE) {
                let kind = match &deed {
                    Deed::Act(PlayerAction::Pass) => "pass",
                    Deed::Act(PlayerAction::Event(_)) => "event",
                    Deed::Act(PlayerAction::Operation(operation)) if operation.special().is_some() => {
                        "special"
                    }
                    Deed::Act(PlayerAction::Operation(_)) => "operation",
                    Deed::Coup(..) => "coup",
                    Deed::Pivotal(..) | Deed::Wait => "pivotal",
                };
                *kinds.entry((faction, kind)).or_default() += 1;
                // An Event that asks after its roll is typed without answers, and asks for them.
                let is_event = matches!(deed, Deed::Act(PlayerAction::Event(_)) | Deed::Pivotal(..));
                if is_complete(&game, &deed) || !is_event {
                    (10..13).for_each(|dice| typed(&game, faction, &deed, dice));
                }
            }
        }
    }
    for faction in Faction::ALL {
        let of = |kind| kinds.get(&(faction, kind)).copied().unwrap_or_default();
        assert!(of("operation") + of("special") > 0, "{faction}: {kinds:?}");
    }
}

#[test]
fn the_same_parts_in_another_order_are_proposed_once_where_the_board_comes_out_alike() {
    let parts = |words: &str| {
        let mut parts: Vec<String> =
            words.split([';', ',']).map(|part| part.trim().replace("train ", "")).collect();
        parts.sort();
        parts
    };
    let game = Game::on(Scenario::Full.board(), FactionSet::only(Faction::Us), Edition::Second);
    let game = game.showing(Card::numbered(8), Some(Card::numbered(97)));
    let found = candidates(&game, Faction::Us, Breadth::WIDE);
    let words: Vec<String> =
        found.iter().flat_map(|deed| deed.commands(Faction::Us)).map(|(_, words)| words).collect();
    let degrades = |words: &&String| {
        let is_plain = !words.contains("binh-dinh") && !words.contains("da-nang");
        words.contains("air-strike degrade") && is_plain
    };
    let mut alike: Vec<Vec<String>> = words.iter().filter(degrades).map(|words| parts(words)).collect();
    let all = alike.len();
    assert!(all > 0, "{words:?}");
    alike.sort();
    alike.dedup();
    assert_eq!(alike.len(), all, "{words:?}");
}

#[test]
fn what_a_coup_round_leaves_to_a_person_has_candidates_that_are_accepted() {
    let mut parts = 0;
    for seed in 0..crate::soak::rounds(4) {
        for faction in Faction::ALL {
            let in_a_round = (1..40)
                .step_by(3)
                .filter_map(|nth| position(FactionSet::only(faction), seed * 3, nth))
                .find(|(game, _)| game.coup_due().is_some());
            let Some((game, _)) = in_a_round else { continue };
            let deeds = candidates(&game, faction, COMPLETE);
            assert!(!deeds.is_empty(), "{faction}: {}", game.due());
            deeds.iter().for_each(|deed| typed(&game, faction, deed, seed));
            parts += 1;
        }
    }
    assert!(parts > 0);
}

#[test]
fn a_person_who_may_play_a_pivotal_event_is_proposed_it_and_letting_it_be() {
    for faction in Faction::ALL {
        let game = ready();
        game.may_play_pivotal(faction).unwrap();
        let NextStep::Act { faction: acting, .. } = game.next_step() else { panic!("{}", game.due()) };
        let deeds = candidates(&game, faction, COMPLETE);
        let pivotal: Vec<&Deed> = deeds.iter().filter(|deed| matches!(deed, Deed::Pivotal(..))).collect();
        let [Deed::Pivotal(whose, _)] = pivotal[..] else { panic!("{faction}: {deeds:?}") };
        assert_eq!(*whose, faction);
        assert_eq!(deeds.contains(&Deed::Wait), acting != faction, "{faction}: who acts need not wait");
        // What the Tet Offensive asks hangs on its dice: it is proposed without answers.
        assert_eq!(is_complete(&game, pivotal[0]), faction != Faction::Vc);
        if faction != Faction::Vc {
            (20..23).for_each(|dice| typed(&game, faction, pivotal[0], dice));
        }
    }
}

#[test]
fn an_event_that_asks_after_its_roll_is_answered_by_the_dice_that_lie_there() {
    let game = ready();
    let pivotal = GameStep::Pivotal(PivotalPlayed { faction: Faction::Vc });
    let mut answers = BTreeSet::new();
    for seed in 20..26 {
        let begun = Seeded::new(DiceState { seed, drawn: 0 });
        let played = take(&game, &pivotal, &mut begun.clone()).unwrap().after;
        let proposed = candidates(&played, Faction::Vc, COMPLETE);
        assert!(matches!(proposed[..], [Deed::Act(PlayerAction::Event(_))]), "{proposed:?}");
        let event = for_event(&played, Faction::Vc, CardSide::Unshaded, &|| Box::new(begun.clone())).unwrap();
        let step = GameStep::Act(ActionChosen { faction: None, action: event });
        take(&played, &step, &mut begun.clone()).unwrap_or_else(|error| panic!("{step:?}: {error}"));
        answers.insert(format!("{step:?}"));
    }
    assert!(answers.len() > 1, "other dice ask something else: {answers:?}");
}
