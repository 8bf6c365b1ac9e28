//! What M-48 Patton costs a person's Patrol where NVA is a non-player (card 14, T2.1.5).

use pointman_core::dice::Scripted;
use pointman_core::error::Error;
use pointman_core::trace::Silent;
use pointman_fitl::rehearsal::Draft;
use pointman_fitl::trung::{ByTables, CardEvents, Played, play};
use pointman_fitl::{
    EventChoices, Faction, Game, GameEffect, LastingCard, PieceType, PlayerAction, Space, SpaceSet, Table,
    Track, TrungCard,
};

use crate::trung::scene::{Scene, scene};

/// US, ARVN and VC are people; US and ARVN have cubes in Saigon.
fn patrolling() -> Scene {
    let people = scene().players(&[Faction::Us, Faction::Arvn, Faction::Vc]).shaded(LastingCard::M48Patton);
    people
        .deck(&[])
        .track(pointman_fitl::Track::ArvnResources, 20)
        .at(Space::Saigon, "4 us_troops 4 arvn_troops 4 arvn_police")
}

/// What comes of a person's action with these answers of the dice.
fn acts(
    game: &Game,
    faction: Faction,
    words: &str,
    answers: &[u32],
) -> Result<(Game, Vec<GameEffect>), Error> {
    let action = PlayerAction::parse(words, faction)?;
    let (mut after, mut effects, mut dice) = (*game, Vec::new(), Scripted::new(answers.iter().copied()));
    let mut table = Table { game: &mut after, dice: &mut dice, effects: &mut effects };
    table.act_asking(Some(faction), &action, &mut ByTables { trace: &mut Silent })?;
    dice.finish()?;
    let mut replayed = *game;
    effects.iter().for_each(|effect| replayed.apply(*effect).unwrap());
    assert_eq!(replayed, after, "the effects lead to the game");
    Ok((after, effects))
}

#[test]
fn a_non_player_nva_takes_two_cubes_of_a_patrol_where_its_column_says() {
    let us = turn_of(patrolling().game(), Faction::Us);
    // Can Tho is no LoC: it has Population, which NVA's column looks for.
    let (after, _) =
        acts(&us, Faction::Us, "patrol can-tho: 2t from saigon; loc-saigon-can-tho: 1t from saigon", &[])
            .unwrap();
    let left = [Space::CanTho, Space::LocSaigonCanTho]
        .map(|space| after.board().count_of(space, PieceType::UsTroops));
    assert_eq!(left, [0, 1]);
    assert_eq!(after.casualty_troops(), 2);
}

#[test]
fn where_but_one_cube_had_moved_it_chooses_again_for_the_second() {
    let us = turn_of(patrolling().game(), Faction::Us);
    let words = "patrol can-tho: 1t from saigon; loc-saigon-can-tho: 1t from saigon";
    let (after, _) = acts(&us, Faction::Us, words, &[]).unwrap();
    assert_eq!(after.casualty_troops(), 2);
}

#[test]
fn of_arvn_cubes_it_takes_police_and_troops_in_turn_police_first() {
    let arvn = turn_of(patrolling().game(), Faction::Arvn);
    let (after, _) =
        acts(&arvn, Faction::Arvn, "patrol can-tho: 3t from saigon, 2p from saigon", &[]).unwrap();
    let left = [PieceType::ArvnTroops, PieceType::ArvnPolice]
        .map(|piece| after.board().count_of(Space::CanTho, piece));
    assert_eq!(left, [2, 1]);
}

#[test]
fn no_person_says_for_it_which_cubes_go() {
    let us = turn_of(patrolling().game(), Faction::Us);
    for lost in ["none", "1t from can-tho", "2t from can-tho"] {
        let refused =
            acts(&us, Faction::Us, &format!("patrol can-tho: 3t from saigon; lose {lost}"), &[]).unwrap_err();
        assert!(refused.to_string().contains("NVA is a non-player"), "{refused}");
    }
}

#[test]
fn a_person_who_plays_nva_is_still_asked() {
    let people = patrolling().players(&Faction::ALL);
    let us = turn_of(people.game(), Faction::Us);
    let patrol = "patrol can-tho: 3t from saigon";
    assert!(acts(&us, Faction::Us, patrol, &[]).unwrap_err().to_string().contains("NVA removes cubes"));
    let (after, _) = acts(&us, Faction::Us, &format!("{patrol}; lose none"), &[]).unwrap();
    assert_eq!(after.casualty_troops(), 0);
}

/// Where a non-player ARVN patrols the LoC between Saigon and Can Tho by Trưng card K, without a Special
/// Activity.
pub fn arvn_patrols() -> Scene {
    let map = scene()
        .shaded(LastingCard::M48Patton)
        .unshaded(LastingCard::TyphoonKate)
        .track(Track::Patronage, 50)
        .deck(&[TrungCard::L, TrungCard::K])
        .at(Space::Saigon, "9 arvn_troops 3 arvn_police")
        .at(Space::LocSaigonCanTho, "2 vc_guerrillas_u");
    let others =
        Space::ALL.into_iter().filter(|space| SpaceSet::CITIES.contains(*space) && *space != Space::Saigon);
    others.fold(map, |map, city| map.at(city, "1 arvn_police"))
}

/// It does so while people play NVA.
fn patrolled(choices: &str, asks: bool) -> Result<(Game, Played), Error> {
    let mut game = turn_of(arvn_patrols().players(&[Faction::Nva]).game(), Faction::Arvn);
    let (mut effects, mut dice) = (Vec::new(), Scripted::new([]));
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    let choices = EventChoices::parse(choices)?;
    let played = play(&mut table, &mut CardEvents { choices: &choices, asks }, &mut Silent)?;
    Ok((game, played))
}

#[test]
fn a_person_who_plays_nva_is_asked_which_cubes_the_patrol_of_a_non_player_loses() {
    let refused = patrolled("", true).unwrap_err().to_string();
    let there = "up to 2: 1 arvn_troops from loc-saigon-can-tho";
    assert!(refused.contains("G18") && refused.contains("lose") && refused.contains(there), "{refused}");
    let left = |choices: &str| {
        let (game, played) = patrolled(choices, true).unwrap();
        let Played::Turn(turn) = played else { panic!("{played:?}") };
        assert!(turn.turn.spaces.contains(Space::LocSaigonCanTho), "{turn:?}");
        [PieceType::ArvnTroops, PieceType::ArvnPolice]
            .map(|cube| game.board().count_of(Space::LocSaigonCanTho, cube))
    };
    assert_eq!(left("lose none"), [2, 2]);
    assert_eq!(left("lose 1p from loc-saigon-can-tho"), [2, 1], "it need not take 2");
    assert_eq!(left("lose 1t from loc-saigon-can-tho, 1p from loc-saigon-can-tho"), [1, 1]);
    let refusal = |choices: &str| patrolled(choices, true).unwrap_err().to_string();
    let many = refusal("lose 2t from loc-saigon-can-tho, 1p from loc-saigon-can-tho");
    assert!(many.contains("removes no more"), "{many}");
    assert!(refusal("lose 1t from saigon").contains("cubes moved there"));
    assert!(refusal("lose").contains("has no value") && refusal("lose saigon").contains("cubes that moved"));
}

#[test]
fn what_the_patrol_of_a_non_player_leaves_to_a_person_is_an_open_question_with_every_way() {
    let game = turn_of(arvn_patrols().players(&[Faction::Nva]).game(), Faction::Arvn);
    let draft = Draft::non_players("");
    let rehearsal = draft.rehearse(&game, &mut Scripted::new([])).unwrap();
    let open = &rehearsal.open[0];
    assert_eq!((open.question.name.as_str(), open.question.by.as_deref()), ("lose", Some("nva")));
    assert!(open.question.optional && open.question.legal.len() == 5, "{}", open.question);
    for answer in open.question.legal.iter().map(String::as_str).chain(["none"]) {
        let said = draft.answer(open, answer);
        let rehearsal = said.rehearse(&game, &mut Scripted::new([])).unwrap();
        let told = rehearsal.told.unwrap_or_else(|| panic!("{said}"));
        let left =
            told.after.board().count_in(Space::LocSaigonCanTho.into(), pointman_fitl::PieceSet::ARVN_CUBES);
        let lost: u8 = answer.split(", ").filter_map(|one| one.split(' ').next()?.parse::<u8>().ok()).sum();
        assert_eq!(left, 4 - lost, "{said}");
    }
}

#[test]
fn a_forecast_does_not_wait_for_the_person_who_plays_nva() {
    patrolled("", false).unwrap();
}

/// The game when it is `faction`'s turn, the others having no part in the card.
fn turn_of(mut game: Game, faction: Faction) -> Game {
    use pointman_fitl::EligibilityMark;
    for other in Faction::ALL.into_iter().filter(|other| *other != faction) {
        game.apply(GameEffect::Eligibility { faction: other, mark: EligibilityMark::IneligibleNext })
            .unwrap();
    }
    assert_eq!(game.whose_turn(None).unwrap(), faction);
    game
}
