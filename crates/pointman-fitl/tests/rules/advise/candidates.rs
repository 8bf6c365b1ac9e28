//! Candidates: a person's own actions.

use std::collections::BTreeMap;

use pointman_core::dice::{DiceState, Seeded};
use pointman_fitl::advise::candidates::{Breadth, candidates};
use pointman_fitl::advise::search::Deed;
use pointman_fitl::document::{ActionChosen, GameStep, PivotalPlayed, take};
use pointman_fitl::{CoupChoices, Faction, FactionSet, Game, NextStep, PlayerAction};

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
                (10..13).for_each(|dice| typed(&game, faction, &deed, dice));
            }
        }
    }
    for faction in Faction::ALL {
        let of = |kind| kinds.get(&(faction, kind)).copied().unwrap_or_default();
        assert!(of("operation") + of("special") > 0, "{faction}: {kinds:?}");
    }
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
        // What the Tet Offensive asks hangs on its dice: the tables answer that.
        let breadth = if faction == Faction::Vc { Breadth::NARROW } else { COMPLETE };
        let deeds = candidates(&game, faction, breadth);
        let pivotal: Vec<&Deed> = deeds.iter().filter(|deed| matches!(deed, Deed::Pivotal(..))).collect();
        let [Deed::Pivotal(whose, _)] = pivotal[..] else { panic!("{faction}: {deeds:?}") };
        assert_eq!(*whose, faction);
        assert_eq!(deeds.contains(&Deed::Wait), acting != faction, "{faction}: who acts need not wait");
        if breadth.complete {
            (20..23).for_each(|dice| typed(&game, faction, pivotal[0], dice));
        }
    }
}
