//! Documents of games: every fault is named with its place, and what is written reads the same.

use pointman_core::dice::{Dice, Scripted};
use pointman_core::document::{self, Document, State, Told};
use pointman_fitl::document::{ActionChosen, CardDrawn, FITL_ACT, FITL_NEW, GameStep};
use pointman_fitl::rehearsal::Draft;
use pointman_fitl::{
    Acted, ActionTaken, Card, CardSide, DeckMode, Faction, FactionSet, Game, GameData, LastingEntry, NewGame,
    Phase, PlayerAction, Scenario, Side, Space, Track, TrungCard,
};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::game::helpers::*;

fn good() -> GameData {
    GameData::from(&begun(
        &NewGame { players: FactionSet::only(Faction::Vc), ..NewGame::of(Scenario::Full) },
        8,
    ))
}

/// The faults of the good game after `spoil`, as `pointer: message`.
fn faults(spoil: impl FnOnce(&mut GameData)) -> Vec<String> {
    let mut data = good();
    spoil(&mut data);
    let faults = data.validate().expect_err("something is wrong");
    faults.into_iter().map(|fault| format!("{}: {}", fault.pointer, fault.message)).collect()
}

fn one(spoil: impl FnOnce(&mut GameData)) -> String {
    let faults = faults(spoil);
    assert_eq!(faults.len(), 1, "{faults:#?}");
    faults.into_iter().next().unwrap()
}

#[test]
fn the_fields_stand_in_the_fixed_order() {
    let text = serde_json::to_string(&good()).unwrap();
    let mut last = 0;
    for field in [
        "scenario",
        "edition",
        "period_events",
        "players",
        "human_wins",
        "spaces",
        "available",
        "out_of_play",
        "casualties",
        "tracks",
        "us_policy",
        "lasting",
        "leaders",
        "leader_flipped",
        "peace_talks",
        "coups_played",
        "previous_card_was_coup",
        "cards",
        "sequence",
        "trung_deck",
        "phase",
    ] {
        let at = text.find(&format!("\"{field}\":")).unwrap_or_else(|| panic!("{field} is written"));
        assert!(at > last || field == "scenario", "{field}");
        last = at;
    }
    let value = serde_json::to_value(good()).unwrap();
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(
        keys(&value["cards"]),
        ["mode", "current", "next", "deck", "played", "pivotal", "cancelled", "removed"].map(str::to_owned)
    );
    assert_eq!(value["cards"]["pivotal"], json!({ "us": 121, "arvn": 123, "nva": 122, "vc": 124 }));
    assert_eq!(value["sequence"]["eligible"], json!(["us", "arvn", "nva", "vc"]));
}

#[test]
fn a_card_in_two_places_is_named() {
    let current = good().cards.current.unwrap();
    assert!(one(|data| data.cards.deck.push(current)).starts_with("/cards/deck/76: card "));
    assert!(one(|data| data.cards.played = vec![current]).contains("is current too"));
    let in_deck = good().cards.deck[5];
    assert!(
        one(|data| data.cards.removed.push(in_deck))
            .contains("is in the deck too: a card is in one place [2.1]")
    );
    assert!(one(|data| data.cards.cancelled = vec![in_deck]).starts_with("/cards/cancelled/0"));
}

#[test]
fn pivotal_events_and_coup_cards_are_where_they_belong() {
    assert!(
        faults(|data| data.cards.deck[0] = card(121)).contains(
            &"/cards/deck/0: card 121 is a Pivotal Event: it is never in the deck [2.3.8]".to_owned()
        )
    );
    assert!(
        one(|data| data.cards.pivotal[Faction::Us] = Some(card(122)))
            .contains("/cards/pivotal/us: holds card 122: its Pivotal Event is 121")
    );
    assert!(
        one(|data| data.cards.played = vec![card(124)])
            .contains("/cards/pivotal/vc: holds card 124, which has been played")
    );
    let coup = good().cards.deck.iter().position(|card| card.number() >= 125).unwrap();
    let moved = faults(|data| {
        let coup = data.cards.deck.remove(coup);
        data.cards.played.push(coup);
    });
    assert!(moved[0].contains("is a Coup card: it goes to the RVN Leader box [2.4]"), "{moved:?}");
    let short = |change: &dyn Fn(&mut GameData)| {
        let mut data = GameData::from(&begun(&NewGame::of(Scenario::Short), 1));
        change(&mut data);
        data.validate()
            .map_err(|faults| faults.into_iter().map(|fault| fault.message).collect::<Vec<_>>().join("|"))
    };
    assert!(
        short(&|data| data.cards.pivotal[Faction::Vc] = Some(card(124)))
            .unwrap_err()
            .contains("has no Pivotal Events")
    );
    let both = short(&|data| {
        let out = data.cards.removed.remove(0);
        data.cards.deck.push(out);
    });
    let both = both.unwrap_err();
    assert!(both.contains("hold 4 Coup cards") && both.contains("both Failed Attempts"), "{both}");
    assert!(short(&|data| data.leaders.clear()).unwrap_err().contains("lies there from the start"));
}

#[test]
fn a_physical_deck_is_not_in_the_document() {
    let in_deck = good().cards.deck[0];
    assert!(one(|data| data.cards.mode = DeckMode::Physical).starts_with("/cards/deck: "), "{in_deck}");
    assert!(
        one(|data| data.cards.current = None)
            .starts_with("/cards/next: is a card while there is no current one")
    );
}

#[test]
fn contradictions_of_the_sequence_are_named() {
    let acted = |faction, action| Acted { faction, action };
    assert!(
        one(|data| data.sequence.ineligible = FactionSet::only(Faction::Us))
            .contains("/sequence/ineligible: names US, which is Eligible")
    );
    assert!(
        one(|data| data.sequence.eligible = FactionSet::ALL.without(Faction::Us))
            .contains("/sequence/eligible: lacks US")
    );
    let twice = faults(|data| {
        data.sequence.acted =
            vec![acted(Faction::Us, ActionTaken::Op), acted(Faction::Us, ActionTaken::LimitedOp)]
    });
    assert_eq!(twice, ["/sequence/acted/1/faction: US has acted already [2.3]"]);
    let wrong = one(|data| {
        data.sequence.acted =
            vec![acted(Faction::Us, ActionTaken::Op), acted(Faction::Vc, ActionTaken::Event)]
    });
    assert_eq!(wrong, "/sequence/acted/1/action: is event: it can be limited-op here [2.3.4]");
    assert!(
        one(|data| data.sequence.acted = vec![acted(Faction::Us, ActionTaken::LimitedOp)])
            .contains("op or op-and-special or event")
    );
    assert!(
        one(|data| data.sequence.acted = vec![acted(Faction::Us, ActionTaken::Pass)])
            .contains("who passes is in `passed`")
    );
    let passed = faults(|data| {
        data.sequence.acted = vec![acted(Faction::Us, ActionTaken::Op)];
        data.sequence.passed = FactionSet::only(Faction::Us);
    });
    assert_eq!(passed, ["/sequence/passed: names US, which has acted [2.3.3]"]);
    assert!(
        one(|data| {
            data.sequence.eligible_next = FactionSet::only(Faction::Us);
            data.sequence.ineligible_next = FactionSet::only(Faction::Us);
        })
        .contains("the later mark prevails")
    );
    let ineligible = faults(|data| {
        data.sequence.eligible = FactionSet::ALL.without(Faction::Us);
        data.sequence.ineligible = FactionSet::only(Faction::Us);
        data.sequence.acted = vec![acted(Faction::Us, ActionTaken::Op)];
    });
    assert_eq!(ineligible, ["/sequence/acted/0/faction: US is Ineligible [2.3.1]"]);
    let three =
        [Faction::Us, Faction::Arvn, Faction::Nva].map(|faction| acted(faction, ActionTaken::LimitedOp));
    assert!(
        faults(|data| data.sequence.acted = three.to_vec())
            .iter()
            .any(|fault| fault.contains("two act on a card"))
    );
}

#[test]
fn what_lasts_must_last_and_be_in_play_once() {
    let entry = |number, side| LastingEntry { card: card(number), side };
    let lasting = |entries: Vec<LastingEntry>| {
        faults(|data| {
            // Cards in play are not still to be drawn.
            data.cards.deck.retain(|card| card.number() >= 125);
            data.lasting = entries;
        })
    };
    assert_eq!(
        lasting(vec![entry(10, Some(CardSide::Unshaded))]),
        ["/lasting/0/side: the unshaded text of card 10 does not last (5.3, 5.4)"]
    );
    assert!(lasting(vec![entry(8, None)])[0].contains("say unshaded or shaded"));
    assert!(lasting(vec![entry(1, Some(CardSide::Shaded))])[0].contains("neither Capability nor Momentum"));
    assert!(
        lasting(vec![entry(8, Some(CardSide::Shaded)), entry(8, Some(CardSide::Unshaded))])[0]
            .contains("named twice")
    );
    assert!(lasting(vec![entry(127, None)])[0].contains("is not the leader in force"));
    assert!(
        lasting(vec![entry(4, Some(CardSide::Unshaded)), entry(33, Some(CardSide::Shaded))])[0]
            .contains("the first ends the second")
    );
    let mut data = good();
    let drawn = data
        .cards
        .deck
        .iter()
        .copied()
        .find(|card| pointman_fitl::LastingCard::of(*card).is_some_and(|card| card.is_capability()))
        .unwrap();
    data.lasting = vec![LastingEntry { card: drawn, side: Some(CardSide::Shaded) }];
    assert!(data.validate().unwrap_err()[0].message.contains("in play and still to be drawn"));
}

#[test]
fn leaders_agree_with_the_coup_cards_played() {
    assert!(
        faults(|data| data.coups_played = 1)[0].starts_with("/coups_played: is 1, but 0 cards were laid")
    );
    let led = |leaders: Vec<u8>| {
        faults(|data| {
            data.cards.deck.retain(|card| card.number() < 125);
            data.leaders = leaders.iter().map(|number| card(*number)).collect();
            data.coups_played = leaders.len() as u8;
            data.lasting = data
                .leaders
                .first()
                .filter(|card| card.number() < 129)
                .map(|card| LastingEntry { card: *card, side: None })
                .into_iter()
                .collect();
        })
    };
    assert_eq!(
        led(vec![129, 125]),
        ["/leaders/1: 125 lies under a Failed Attempt, which goes under all others [2.4]"]
    );
    assert!(led(vec![125, 125])[0].contains("in the box twice"));
    assert!(led(vec![7]).iter().any(|fault| fault.contains("/leaders/0: 7 is no Coup card")));
    assert!(one(|data| data.leader_flipped = true).contains("only a named leader"));
    let lacking = faults(|data| {
        data.cards.deck.retain(|card| card.number() < 125);
        data.leaders = vec![card(125)];
        data.coups_played = 1;
    });
    assert!(lacking[0].starts_with("/lasting: lacks the leader in force"), "{lacking:?}");
}

#[test]
fn the_trung_deck_holds_the_cards_of_the_non_players_once_each() {
    let known = |data: &mut GameData, cards: &[TrungCard]| {
        data.trung_deck = cards.iter().copied().map(Some).collect()
    };
    let all = &TrungCard::ALL[..18];
    assert_eq!(one(|data| known(data, &all[..17])), "/trung_deck: lacks T [T4.1.3]");
    assert!(
        one(|data| known(data, &TrungCard::ALL[..19])).contains("U is a card of VC, which a person plays")
    );
    assert!(one(|data| known(data, &[all, &[TrungCard::A]].concat())).contains("A is in the deck twice"));
}

#[test]
fn trung_cards_that_nobody_has_seen_lie_below_the_top_card_and_above_those_seen_before() {
    let mut data = good();
    assert_eq!(data.trung_deck, [None; 18]);
    data.trung_deck.clear();
    assert_eq!(data.validate().unwrap(), good().validate().unwrap(), "absent: nobody has seen any");
    data.trung_deck = vec![None; 18];
    (data.trung_deck[0], data.trung_deck[17]) = (Some(TrungCard::G), Some(TrungCard::A));
    let game = data.validate().unwrap();
    assert_eq!((game.trung_deck().top(), game.trung_deck().known_next()), (Some(TrungCard::G), None));
    assert_eq!(GameData::from(&game).trung_deck, data.trung_deck);
    assert!(
        one(|data| {
            data.trung_deck.pop();
        })
        .starts_with("/trung_deck: holds 17 cards, the non-players have 18")
    );
    for index in [1, 5, 17] {
        let fault = one(|data| data.trung_deck[index] = Some(TrungCard::G));
        assert!(fault.starts_with(&format!("/trung_deck/{index}: the cards nobody has seen")), "{fault}");
    }
    let fault =
        one(|data| (data.trung_deck[0], data.trung_deck[1]) = (Some(TrungCard::G), Some(TrungCard::A)));
    assert!(fault.starts_with("/trung_deck/1: "), "{fault}");
}

#[test]
fn a_document_in_which_the_whole_order_of_the_trung_cards_stands_is_read_as_known() {
    let mut value = serde_json::to_value(good()).unwrap();
    let letters: Vec<&str> = TrungCard::ALL[..18].iter().rev().map(|card| card.id()).collect();
    value["trung_deck"] = letters.into();
    let data: GameData = serde_json::from_value(value.clone()).unwrap();
    let game = data.validate().unwrap();
    assert_eq!(
        (game.trung_deck().top(), game.trung_deck().known_next()),
        (Some(TrungCard::T), Some(TrungCard::S))
    );
    assert_eq!(serde_json::to_value(GameData::from(&game)).unwrap(), value, "and written so again");
}

#[test]
fn the_phase_fits_the_card() {
    assert!(
        one(|data| data.phase = Phase::CoupSupport)
            .contains("/phase: is coup-support, but the current card is no Coup card")
    );
    assert!(one(|data| data.phase = Phase::Over).starts_with("/winner"));
    assert!(one(|data| data.winner = Some(Faction::Us)).starts_with("/winner"));
    assert!(one(|data| data.shared = Some(vec![Side::Coin])).contains("/shared/0"));
    let window = faults(|data| {
        data.phase = Phase::PivotalWindow;
        data.sequence.acted = vec![Acted { faction: Faction::Us, action: ActionTaken::Op }];
    });
    assert!(window[0].starts_with("/phase: is pivotal-window"));
}

#[test]
fn a_window_waits_only_for_a_non_player_who_may_play_its_pivotal_event() {
    // Nobody has two cards in the RVN Leader box yet.
    assert!(
        one(|data| data.phase = Phase::PivotalWindow)
            .contains("no non-player may play a Pivotal Event on this card")
    );
}

#[test]
fn every_fault_is_named_not_only_the_first() {
    let all = faults(|data| {
        data.spaces[Space::NorthVietnam].pieces[pointman_fitl::PieceKind::UsTroops] = 1;
        data.coups_played = 3;
        data.sequence.ineligible = FactionSet::only(Faction::Vc);
        data.trung_deck.pop();
    });
    assert_eq!(all.len(), 6, "{all:#?}");
}

#[test]
fn documents_satisfy_their_schema_and_are_the_same_bytes_when_read_again() {
    let choices = serde_json::to_value(NewGame::of(Scenario::Medium)).unwrap();
    let (document, _) = Document::<GameData>::begin_given(FITL_NEW, choices, &mut seeded(3)).unwrap();
    let text = document.to_text();
    assert_eq!(
        document::faults_against(&document::schema::<GameData>(), &serde_json::from_str(&text).unwrap()),
        vec![]
    );
    assert_eq!(document::read::<GameData>("game.json", &text).unwrap().to_text(), text);
}

/// A game of passes, Events and the simplest Operations, with the steps of its document.
fn play(choices: &[u8], agreed: &NewGame) -> Document<GameData> {
    let mut dice = seeded(21);
    let (mut document, _) =
        Document::<GameData>::begin_given(FITL_NEW, serde_json::to_value(agreed).unwrap(), &mut dice)
            .unwrap();
    for choice in choices {
        let game = document.data.validate().unwrap();
        let no_dice: &mut dyn Dice = &mut Scripted::new([]);
        let Some(faction) = turn(&game) else {
            if document.take(&GameStep::Draw(CardDrawn {}), no_dice).is_err() {
                break;
            }
            continue;
        };
        let words = match choice % 3 {
            0 => "pass",
            1 => "event unshaded",
            _ if faction.side() == Side::Insurgent => "rally central-laos place 1",
            _ => "train saigon",
        };
        let action = PlayerAction::parse(words, faction).unwrap();
        let chosen = GameStep::Act(ActionChosen { faction: None, action });
        // Refused by the sequence of play: the document is unchanged then.
        let before = document.clone();
        if document.take(&chosen, no_dice).is_err() {
            assert_eq!(document, before);
            document.take_given(FITL_ACT, json!({ "action": { "action": "pass" } }), no_dice).unwrap();
        }
    }
    document
}

/// 3.3.1, 4.4.1: the Trail is Improved after all Rally spaces, so that an Infiltrate that builds by the new
/// Trail ends them. Documents have steps that were taken before this was asked.
#[test]
fn after_an_infiltrate_by_the_improved_trail_no_rally_space_follows_but_older_steps_run_as_they_ran() {
    let game = changed(&on(Scenario::Short, 37, 107), |data| {
        data.tracks[Track::NvaResources] = 20;
        data.tracks[Track::Trail] = 2;
    });
    let data = GameData::from(&game);
    let take = |words: &str| {
        let action = PlayerAction::parse(words, Faction::Nva).unwrap();
        GameStep::Act(ActionChosen { faction: None, action })
    };
    let mut no_dice = Scripted::new([]);
    let built = "rally improve-trail; special infiltrate the-parrots-beak build 4";
    let after = take(&format!("{built}; hue place 1"));
    let refused = data.apply(&after, &mut no_dice).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "step 3, `hue place 1`: Rally spaces come before the Trail is Improved, and Infiltrate has already \
         built with the new Trail [RA7, 3.3.1]"
    );
    data.apply_as_of(Some("0.2.0"), &after, &mut no_dice).unwrap();
    // Every other order is one in which the Trail may come last.
    for words in [
        built.to_owned(),
        "rally improve-trail; hue place 1; special infiltrate the-parrots-beak build 4".to_owned(),
        "rally special infiltrate the-parrots-beak build 3; hue place 1; improve-trail".to_owned(),
    ] {
        data.apply(&take(&words), &mut no_dice).unwrap();
    }
    // Nor is one offered.
    let open = |words: &str| Draft::act(words).rehearse(&game, &mut Scripted::new([])).unwrap().open;
    let offers_hue = |words: &str| {
        open(words).iter().flat_map(|open| open.question.legal.clone()).any(|legal| legal.starts_with("hue"))
    };
    assert!(offers_hue("rally improve-trail"));
    assert!(!offers_hue(built), "{:?}", open(built));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn any_course_of_cards_is_written_read_replayed_and_undone(choices in prop::collection::vec(any::<u8>(),
        1..40), scenario in 0..3_usize) {
        let agreed = NewGame::of(Scenario::ALL[scenario]);
        let document = play(&choices, &agreed);
        let text = document.to_text();
        let read = document::read::<GameData>("game.json", &text).unwrap();
        prop_assert_eq!(read.to_text(), text);
        document.verify().unwrap();
        let taken = document.history().len() as u32 - 1;
        if taken > 0 {
            let undone = document.undo(1).unwrap();
            prop_assert_eq!(undone.history().len() as u32, taken);
            undone.verify().unwrap();
        }
        // The effects of every step, applied to the game before it, give the game after it.
        let mut game: Option<Game> = None;
        for (index, entry) in document.log(0..=u32::MAX).unwrap().into_iter().enumerate() {
            let left = taken - index as u32;
            let state = if left == 0 { document.clone() } else { document.undo(left).unwrap() };
            let after = state.data.validate().unwrap();
            if let Some(mut before) = game {
                let Some(Told::Game(told)) = entry.told else { panic!("a step of these rules is told") };
                before.apply_all(&told.effects).unwrap();
                prop_assert_eq!(before, after);
            }
            game = Some(after);
        }
    }
}

#[test]
fn a_card_number_is_from_1_to_130_and_unknown_fields_are_refused() {
    let mut value = serde_json::to_value(good()).unwrap();
    value["cards"]["current"] = json!(131);
    assert!(serde_json::from_value::<GameData>(value).is_err());
    let mut value = serde_json::to_value(good()).unwrap();
    value["surprise"] = json!(1);
    assert!(serde_json::from_value::<GameData>(value).is_err());
    assert!(Card::new(0).is_none());
}
