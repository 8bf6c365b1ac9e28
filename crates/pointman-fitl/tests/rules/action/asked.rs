//! Open questions: what an incomplete step asks lists its answers, and each is accepted as it is printed.

use pointman_core::error::Error;
use pointman_core::vocabulary::Term;
use pointman_fitl::document::{ActionChosen, GameStep, take};
use pointman_fitl::rehearsal::{Draft, Values};
use pointman_fitl::{
    Faction, Game, LastingCard, OperationAction, OperationName, PieceType, PlayerAction, Space, Table, Terms,
    Track, Turn, TurnStep, end_operation, end_turn, legal_steps,
};

use super::legal::{Six, after, read, step_of};
use crate::coin::chance::{Chance, random_game};
use crate::coin::scene::scene;
use crate::events::random;
use crate::rehearsal::acting;

/// The words without what is said about a choice.
fn unsaid(words: &str) -> String {
    const SAYS: [&str; 7] = [" of ", " remove ", " troops ", " tunnel ", " taking ", " from ", " activate "];
    let end = SAYS.iter().filter_map(|says| words.find(says)).filter(|at| *at > 0).min();
    let words = end.map_or(words, |end| &words[..end]);
    // The keyword of a choice that stands alone keeps it.
    match words.split_once(" replace ") {
        Some((head, _)) => format!("{head} replace"),
        None => words.trim_end_matches(':').to_owned(),
    }
}

/// The words with the answer under its name: after it if it stands there, else both at the end.
fn answered(words: &str, name: &str, answer: &str) -> String {
    // Pieces taken from several spaces stand one after the other.
    if name == "taking" && words.contains(" taking ") {
        return format!("{words} {answer}");
    }
    match words.find(name).filter(|at| words[at + name.len()..].trim().is_empty()) {
        Some(at) => format!("{} {answer}", &words[..at + name.len()]),
        None => format!("{words} {name} {answer}"),
    }
}

/// Tries the words as a step; where it asks, each answer must lead on. Gives how many questions were asked.
fn answers(game: &Game, turn: &Turn, operation: OperationName, words: &str, depth: usize) -> usize {
    let Some(step) = read(operation, words, turn.faction).ok().as_ref().and_then(step_of) else { return 0 };
    let Err(error) = after(game, turn, &step) else { return 0 };
    let Some(question) = error.open().first() else {
        assert!(depth == 0, "{words}: the answer listed is refused: {error}");
        return 0;
    };
    assert!(depth < 8, "{words}: asks without end: {error}");
    assert!(!question.legal.is_empty(), "{words}: {error}");
    let mut asked = 1;
    // Of pieces taken from one space after the other not every order is gone through.
    let few = if depth > 0 && question.name == "taking" { 1 } else { question.legal.len() };
    for answer in question.legal.iter().take(few) {
        let whole = if question.name.parse::<Space>().is_ok() {
            format!("special air-strike {} {answer}", question.name)
        } else if question.name.starts_with("activate loc") && !words.starts_with("activate") {
            // What must be said before the step is a step itself.
            let first = format!("{} {answer}", question.name);
            let first = step_of(&read(operation, &first, turn.faction).unwrap()).unwrap();
            let (game, turn) =
                after(game, turn, &first).unwrap_or_else(|error| panic!("{question}: {error}"));
            asked += answers(&game, &turn, operation, words, 1);
            continue;
        } else {
            answered(words, &question.name, answer)
        };
        let read = read(operation, &whole, turn.faction).unwrap_or_else(|error| panic!("{whole}: {error}"));
        assert!(step_of(&read).is_some());
        asked += answers(game, turn, operation, &whole, depth + 1);
    }
    asked
}

#[test]
fn every_answer_that_a_refusal_lists_is_accepted_as_it_is_printed() {
    let mut asked = 0;
    for seed in 1..=crate::soak::rounds(4) {
        let mut chance = Chance::of(seed);
        let game = random_game(&mut chance);
        for operation in OperationName::ALL {
            for faction in Faction::ALL.into_iter().filter(|faction| operation.is_of(*faction)) {
                let mut turn = Turn::of(faction, Terms::FULL);
                if turn.begin(&game, operation).is_err() {
                    continue;
                }
                let (mut game, mut turn) = (game, turn);
                for _ in 0..2 {
                    let mut tried = std::collections::BTreeSet::new();
                    let legal = legal_steps(&game, &turn);
                    for step in &legal {
                        let words = unsaid(&step.words(faction));
                        if tried.insert(words.clone()) {
                            asked += answers(&game, &turn, operation, &words, 0);
                        }
                    }
                    if legal.is_empty() {
                        break;
                    }
                    let step = &legal[chance.below(legal.len())];
                    (game, turn) = after(&game, &turn, step).unwrap();
                }
            }
        }
    }
    assert!(asked > 100, "{asked} questions");
}

#[test]
fn what_the_end_of_an_operation_asks_is_answered_by_a_further_step() {
    let mut asked = 0;
    for seed in 1..=150 {
        let mut chance = Chance::of(seed);
        let start = random_game(&mut chance);
        for (operation, faction) in [
            (OperationName::Sweep, Faction::Us),
            (OperationName::Sweep, Faction::Arvn),
            (OperationName::Patrol, Faction::Arvn),
        ] {
            let (mut game, mut turn) = (start, Turn::of(faction, Terms::FULL));
            if turn.begin(&game, operation).is_err() {
                continue;
            }
            let own: Vec<TurnStep> = legal_steps(&game, &turn)
                .into_iter()
                .filter(|step| matches!(step, TurnStep::Operation(_)))
                .collect();
            if own.is_empty() {
                continue;
            }
            (game, turn) = after(&game, &turn, &own[chance.below(own.len())]).unwrap();
            for _ in 0..20 {
                let (mut ended, mut over, mut effects) = (game, turn, Vec::new());
                let table = &mut Table { game: &mut ended, dice: &mut Six, effects: &mut effects };
                let Err(error) = end_operation(table, &mut over) else { break };
                let [question] = error.open() else { panic!("{error}") };
                asked += 1;
                let mut next = None;
                for answer in &question.legal {
                    let words = format!("{} {answer}", question.name);
                    let step = step_of(&read(operation, &words, faction).unwrap()).unwrap();
                    next =
                        Some(after(&game, &turn, &step).unwrap_or_else(|error| panic!("{words}: {error}")));
                }
                (game, turn) = next.unwrap();
            }
        }
    }
    assert!(asked > 5, "{asked} questions");
}

#[test]
fn a_question_says_who_is_asked_in_which_step_and_where() {
    let there = scene().track(Track::VcResources, 9);
    let there = there
        .at(Space::Hue, "2 us_troops 2 arvn_police 3 vc_guerrillas_u")
        .at(Space::AnLoc, "1 vc_guerrillas_u");
    let error = there.attempt(Faction::Vc, "attack hue guerrillas", &[1]).err().unwrap();
    let Error::Refused { asks: Some(asks), .. } = &error else { panic!("{error}") };
    assert_eq!((asks.step, asks.pointer.as_deref()), (Some(1), Some("/steps/0")));
    let question = &error.open()[0];
    assert_eq!((question.name.as_str(), question.by.as_deref()), ("remove", Some("vc")));
    let of_two = ["2 us_troops", "1 us_troops 1 arvn_police", "2 arvn_police"];
    assert_eq!(question.legal, [&of_two[..], &["1 us_troops", "1 arvn_police"]].concat());
    let words = "terror an-loc; special subvert hue remove";
    let there = there.at(Space::Hue, "1 arvn_troops");
    let error = there.attempt(Faction::Vc, words, &[]).err().unwrap();
    let Error::Refused { asks: Some(asks), .. } = &error else { panic!("{error}") };
    assert_eq!((asks.step, asks.pointer.as_deref()), (Some(2), Some("/steps/1/special/steps/0")));
}

#[test]
fn a_choice_that_equals_the_forced_one_is_accepted_and_another_is_refused_with_the_limit() {
    let there = scene()
        .track(Track::VcResources, 9)
        .at(Space::Hue, "2 us_troops 2 vc_guerrillas_a 3 vc_guerrillas_u 1 nva_troops")
        .at(Space::AnLoc, "1 vc_guerrillas_u 1 vc_guerrillas_a 1 us_troops");
    there.us("assault hue remove nva 1t vc 1a");
    there.us("sweep an-loc; activate an-loc vc 1u");
    there.attempt(Faction::Vc, "rally an-loc base of 1u 1a", &[]).map(|_| ()).unwrap();
    for (faction, words, says) in [
        (Faction::Us, "assault hue remove vc 3a", "(only 2 there)"),
        (Faction::Us, "sweep an-loc; activate an-loc vc 2u", "(only 1 there)"),
        (Faction::Vc, "rally an-loc base of 3u", "(at most 2)"),
        (Faction::Vc, "attack an-loc guerrillas remove 2t", "1 piece must go there"),
    ] {
        let error = there.attempt(faction, words, &[]).err().unwrap_or_else(|| panic!("{words}"));
        assert_eq!(error.exit_code(), 1, "{words}");
        assert!(error.to_string().contains(says), "{words}: {error}");
    }
}

#[test]
fn where_too_few_are_available_those_to_take_are_asked_for() {
    let there = scene()
        .only_available(PieceType::ArvnPolice, 0)
        .at(Space::Saigon, "2 us_troops 1 us_bases")
        .unshaded(LastingCard::CombinedActionPlatoons);
    let error = there.attempt(Faction::Us, "train saigon place 2p", &[]).err().unwrap();
    assert!(error.to_string().contains("only 0 ARVN Police Available, and none can be taken"), "{error}");
}

#[test]
fn steps_taken_one_by_one_lead_where_the_whole_action_leads() {
    let mut compared = 0;
    for seed in 1..=40 {
        let mut chance = Chance::of(seed);
        let start = random_game(&mut chance);
        for operation in OperationName::ALL {
            for faction in Faction::ALL.into_iter().filter(|faction| operation.is_of(*faction)) {
                let (mut game, mut turn, mut steps) = (start, Turn::of(faction, Terms::FULL), Vec::new());
                if turn.begin(&game, operation).is_err() {
                    continue;
                }
                for _ in 0..1 + chance.below(4) {
                    let legal = legal_steps(&game, &turn);
                    if legal.is_empty() {
                        break;
                    }
                    let step = legal[chance.below(legal.len())].clone();
                    (game, turn) = after(&game, &turn, &step).unwrap();
                    steps.push(step);
                }
                // The Operation of a whole action ends before a Special Activity that stands last.
                if !matches!(steps.last(), Some(TurnStep::Operation(_))) {
                    continue;
                }
                let mut effects = Vec::new();
                let ended = end_turn(
                    &mut Table { game: &mut game, dice: &mut Six, effects: &mut effects },
                    &mut turn,
                );
                let action = OperationAction::of(operation, &steps).unwrap();
                let (mut whole, mut over, mut effects) = (start, Turn::of(faction, Terms::FULL), Vec::new());
                let words = action.words(faction);
                let read = OperationAction::parse(&words, faction).unwrap();
                let table = &mut Table { game: &mut whole, dice: &mut Six, effects: &mut effects };
                let done = read.carry_out(table, &mut over);
                assert_eq!(ended.is_ok(), done.is_ok(), "{words}: {ended:?} {done:?}");
                if done.is_ok() {
                    assert_eq!(game, whole, "{words}");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 60, "{compared} compared");
}

/// What is asked of these words of an action; none where they are a whole one.
fn asked_of(game: &Game, words: &str) -> Option<Error> {
    let faction = game.whose_turn(None).unwrap();
    let taken = PlayerAction::parse_on(words, faction, game.board()).and_then(|action| {
        take(game, &GameStep::Act(ActionChosen { faction: None, action }), &mut Six).map(|_| ())
    });
    taken.err().map(|error| Draft::act(words).asking(game, error))
}

#[test]
fn words_that_break_off_in_a_step_ask_how_it_goes_on() {
    let (mut asked, mut of_special) = (0, 0);
    for seed in 0..16 {
        let mut chance = random::Chance(seed * 7_919 + 3);
        let Some(game) = acting(&mut chance, 1 + (seed * 11 % 120) as u8, true) else { continue };
        let rehearsed = |draft: &Draft| draft.rehearse(&game, &mut Six).map(|rehearsal| rehearsal.open);
        let actions = rehearsed(&Draft::act("")).unwrap()[0].question.legal.clone();
        let operations = actions.iter().filter(|action| OperationName::with_id(action).is_some());
        for mut draft in operations.map(Draft::act) {
            for _ in 0..3 {
                let Ok(open) = rehearsed(&draft) else { break };
                let steps = open.iter().filter(|open| matches!(open.values, Values::Steps(_)));
                let mut next = None;
                for open in steps {
                    let legal = &open.question.legal;
                    let answer = &legal[chance.below(legal.len())];
                    let words: Vec<&str> = answer.split(' ').collect();
                    let sign = if draft.words.contains(' ') { ";" } else { "" };
                    for end in 1..words.len() {
                        let half = format!("{}{sign} {}", draft.words, words[..end].join(" "));
                        let Some(error) = asked_of(&game, &half) else { continue };
                        let is_named = end == 2 && words[0] == "special";
                        let asks = matches!(error, Error::Usage(_) | Error::Incomplete { .. }) || is_named;
                        if !asks || half.ends_with(',') {
                            continue;
                        }
                        let [question] = error.open() else { panic!("{half}: {error}") };
                        assert!(question.legal.contains(answer), "{half}: {question}");
                        let one = &question.legal[chance.below(question.legal.len())];
                        let whole = draft.answer(open, one);
                        rehearsed(&whole).unwrap_or_else(|error| panic!("{half}: {}: {error}", whole.words));
                        asked += 1;
                        of_special += usize::from(is_named);
                    }
                    next = Some(draft.answer(open, answer));
                }
                let Some(next) = next else { break };
                draft = next;
            }
        }
    }
    assert!(asked > 80 && of_special > 8, "{asked}, {of_special} of Special Activities");
}

#[test]
fn letters_that_were_meant_for_vc_are_told() {
    let there = scene().at(Space::Hue, "3 us_troops 2 vc_guerrillas_a 1 vc_guerrillas_u");
    let error = there.attempt(Faction::Us, "assault hue remove 1a", &[]).err().unwrap();
    assert!(error.to_string().contains("write `vc` before its pieces"), "{error}");
}
