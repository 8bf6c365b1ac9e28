//! What the texts ask of people, on random boards: whatever is listed is accepted as it is printed, anything
//! else is refused, and each question says what it is for.

use std::collections::BTreeSet;

use pointman_core::dice::{DiceState, Scripted, Seeded};
use pointman_core::error::Error;
use pointman_core::question::{NOTHING, OpenQuestion};
use pointman_core::trace::Silent;
use pointman_fitl::trung::ByTables;
use pointman_fitl::{Card, CardSide, EventChoices, Faction, Game, PieceKind, PieceType, Space, Table};

use crate::events::event::unshaded;
use crate::events::random::{Chance, board};
use crate::events::scene::scene;

/// Boards for each text and faction.
const BOARDS: u64 = 1;
/// Answers of each question that are tried besides the one the Event goes on with.
const TRIED: usize = 4;

/// Sentences of a choice that do not tell what it is for.
const BARE: [&str; 4] = ["space", "which part of the text", "how many", "faction that executes it"];

fn execute(
    before: &Game,
    by: Faction,
    card: u8,
    side: CardSide,
    choices: &EventChoices,
) -> Result<(), Error> {
    let (mut game, mut effects) = (*before, Vec::new());
    let mut dice = Seeded::new(DiceState { seed: 7, drawn: 0 });
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    let others = &mut ByTables { trace: &mut Silent };
    table.execute_event(by, Card::numbered(card), Some(side), choices, others).map(drop)
}

fn with(choices: &EventChoices, question: &OpenQuestion, answer: &str) -> EventChoices {
    let mut more = choices.clone();
    more.push(&question.name, answer.to_owned());
    more
}

/// Something that is no answer: a space, or a piece in a space.
fn unlisted(question: &OpenQuestion, chance: &mut Chance) -> Option<String> {
    let is_bare = question.legal.iter().any(|answer| answer.parse::<Space>().is_ok());
    let made = |chance: &mut Chance| match is_bare {
        true => chance.of(&Space::ALL).to_string(),
        false => format!("{} {}", chance.of(&PieceKind::ALL), chance.of(&Space::ALL)),
    };
    (0..20).map(|_| made(chance)).find(|answer| !question.legal.contains(answer))
}

fn is_about_the_answer(error: &Error, question: &OpenQuestion) -> bool {
    matches!(error, Error::Refused { message, .. } if message.contains(&format!("`{} ", question.name)))
}

/// Answers everything at random, and tries the law on each question.
fn tried(
    before: &Game,
    by: Faction,
    (card, side): (u8, CardSide),
    chance: &mut Chance,
    bare: &mut BTreeSet<String>,
) {
    let mut choices = EventChoices::default();
    for _ in 0..200 {
        let error = match execute(before, by, card, side, &choices) {
            Ok(()) => return,
            Err(error) => error,
        };
        let said = format!("card {card} {side} by {by}: {error}\n{choices:?}");
        assert_eq!(error.exit_code(), 1, "{said}");
        let Some(question) = error.open().first().cloned() else { return };
        if question.within.is_some() {
            // What an action in brackets asks is gone through by the rehearsals.
            return;
        }
        assert!(error.to_string().contains(&format!("it needs {} (", question.name)), "{said}");
        assert!(question.given <= question.wanted[1] && question.wanted[0] <= question.wanted[1], "{said}");
        if BARE.contains(&question.what.as_str()) {
            bare.insert(format!("{card} {side} {}: {}", question.name, question.what));
        }
        let mut answers = question.legal.clone();
        if question.optional || answers.is_empty() {
            answers.push(NOTHING.to_owned());
        }
        for _ in 0..TRIED {
            let answer = &answers[chance.below(answers.len())];
            let Err(error) = execute(before, by, card, side, &with(&choices, &question, answer)) else {
                continue;
            };
            let is_taken = !is_about_the_answer(&error, &question) && !matches!(error, Error::Usage(_));
            assert!(question.legal.is_empty() || is_taken, "`{answer}` is listed: {error}\n{said}");
        }
        if !question.legal.is_empty() {
            if let Some(answer) = unlisted(&question, chance) {
                let typed = with(&choices, &question, &answer);
                assert!(execute(before, by, card, side, &typed).is_err(), "`{answer}` is not listed\n{said}");
            }
            if !question.optional {
                let typed = with(&choices, &question, NOTHING);
                assert!(execute(before, by, card, side, &typed).is_err(), "it may not be declined\n{said}");
            }
        }
        let answer = answers[chance.below(answers.len())].clone();
        choices.push(&question.name, answer);
    }
    panic!("card {card} {side} by {by} asks for ever: {choices:?}");
}

#[test]
fn whatever_an_event_lists_is_accepted_as_printed_and_anything_else_is_refused() {
    let mut bare = BTreeSet::new();
    for card in 1..=124 {
        for side in CardSide::ALL {
            if side == CardSide::Shaded && !Card::numbered(card).is_dual() {
                continue;
            }
            for by in Faction::ALL {
                for index in 0..crate::soak::rounds(BOARDS) {
                    let mut chance = Chance(u64::from(card) * 10_000 + by as u64 * 100 + index);
                    let mut players: Vec<_> =
                        Faction::ALL.into_iter().filter(|_| chance.below(2) == 0).collect();
                    players.push(by);
                    let game = board(&mut chance, card, &players);
                    tried(&game, by, (card, side), &mut chance, &mut bare);
                }
            }
        }
    }
    assert!(bare.is_empty(), "these questions do not say what they are for:\n{bare:#?}");
}

#[test]
fn a_person_who_may_do_something_in_somebody_elses_event_is_asked_until_they_say_a_word() {
    let map = scene().at(Space::Hue, "2 arvn_troops 1 arvn_police").players(&[Faction::Arvn]);
    let error = unshaded(96).tried(&map, Faction::Us, "", &[]).err().expect("ARVN is asked");
    let asked = error.open().first().expect("a question");
    assert_eq!((asked.name.as_str(), asked.by.as_deref()), ("arvn-pacify", Some("arvn")));
    assert!(asked.optional && asked.legal.contains(&"hue".to_owned()), "{asked}");
    assert!(unshaded(96).tried(&map, Faction::Us, "arvn-pacify none", &[]).is_ok());
    assert!(unshaded(96).tried(&map, Faction::Us, "arvn-pacify hue; arvn-steps 1", &[]).is_ok());
}

#[test]
fn a_choice_that_equals_the_forced_one_is_accepted_and_another_is_refused_with_the_limit() {
    let map = scene().at(Space::CentralLaos, "1 us_irregulars_u 2 nva_troops").at(Space::Hue, "1 nva_troops");
    let forced = unshaded(29).by_person(&map, Faction::Arvn, "remove 2 nva_troops central-laos", &[]);
    assert_eq!(forced.at(Space::CentralLaos), "1 us_irregulars_u");
    let players = map.players(&[Faction::Arvn]);
    for other in ["remove nva_troops hue", "remove 3 nva_troops central-laos"] {
        let error = unshaded(29).tried(&players, Faction::Arvn, other, &[]).err().expect("it is refused");
        assert_eq!(error.exit_code(), 1);
        assert!(error.to_string().contains("there is nothing to choose: all of them go, up to 4"), "{error}");
    }
}

#[test]
fn several_pieces_are_named_at_once_and_the_only_action_granted_need_not_be_named() {
    let map = scene().only_available(PieceType::UsTroops, 35);
    let placed = |choices: &str| unshaded(65).by_person(&map, Faction::Us, choices, &[]);
    assert_eq!(placed("place 3t to hue, 1 us troop in saigon").at(Space::Hue), "3 us_troops");
    let map = scene().at(Space::Hue, "1 us_troops 2 vc_guerrillas_a");
    for choices in ["air-strike (air-strike hue 1)", "air-strike (hue 1)"] {
        let struck = unshaded(1).by_person(&map, Faction::Us, choices, &[6]);
        assert_eq!(struck.at(Space::Hue), "1 us_troops 1 vc_guerrillas_a", "{choices}");
    }
}

#[test]
fn a_granted_air_strike_goes_on_with_the_hits_that_are_left_and_no_more() {
    let map = scene().at(Space::Hue, "1 us_troops 6 vc_guerrillas_a").players(&Faction::ALL);
    let before = map.cards(1, Some(2)).game();
    for hits in 1..=6_u32 {
        for struck in 1..=hits {
            let choices = EventChoices::parse(&format!("air-strike (hue {struck})")).unwrap();
            let (mut game, mut effects, mut dice) = (before, Vec::new(), Scripted::new([hits]));
            let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
            let others = &mut ByTables { trace: &mut Silent };
            let side = Some(CardSide::Unshaded);
            let asked = table.execute_event(
                Faction::Us,
                Card::numbered(1),
                side,
                &choices.asking_everything(),
                others,
            );
            let mut listed: Vec<String> =
                asked.err().map_or(Vec::new(), |error| error.open()[0].legal.clone());
            listed.retain(|step| step.starts_with("hue"));
            let left: Vec<String> = (1..=hits - struck).map(|more| format!("hue {more}")).collect();
            assert_eq!(listed, left, "{hits} hits, {struck} used");
        }
    }
}

#[test]
fn an_operation_that_an_event_grants_is_executed_where_it_can_be() {
    let map = scene().at(Space::DaNang, "3 us_troops 1 vc_guerrillas_u");
    let said = unshaded(99).refused(&map, Faction::Us, "faction us; space da-nang; sweep none", &[]);
    assert!(said.contains("sweep: US must execute it, because it can"), "{said}");
    let said = unshaded(67).refused(&map, Faction::Us, "faction us; space da-nang; sweep none", &[]);
    assert!(said.contains("sweep: US must execute it, because it can"), "{said}");
    let asked = unshaded(69).tried(&map.players(&[Faction::Us]), Faction::Us, "pair us-arvn", &[]);
    let error = asked.err().expect("the US is asked");
    assert!(
        error.open().iter().all(|question| !question.optional),
        "none is legal for no part of it: {error}"
    );
}
