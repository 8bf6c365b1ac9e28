//! Steps gone through before they are taken: whatever is open lists legal answers, each leads on, and the
//! step that comes of them is accepted as it was rehearsed.

use std::collections::BTreeMap;
use std::fmt;

use pointman_core::dice::{Dice, DiceError, DiceState, Question, QuestionKind, Scripted, Seeded};
use pointman_core::question::NOTHING;
use pointman_fitl::document::{GameStep, take};
use pointman_fitl::rehearsal::{Draft, Open, Rehearsal, StepOf, Values};
use pointman_fitl::{
    BoxName, Card, CardSide, CoupChoices, Edition, Effect, EventAction, Faction, FactionSet, Game, NextStep,
    OperationName, PieceKind, PlayerAction, Scenario, Space, SpaceSet, SpecialName, Turn, Words,
};

use crate::coin::chance::{Chance as AtRandom, random_game};
use crate::coin::scene::{Scene, scene};
use crate::events::random::{Chance, board};

/// The dice of every rehearsal of one step.
fn dice() -> Seeded {
    Seeded::new(DiceState { seed: 11, drawn: 0 })
}

/// Those dice, counted as they are thrown.
struct Counted(Seeded, usize);

impl Dice for Counted {
    fn answer(&mut self, question: Question, reason: fmt::Arguments<'_>) -> Result<u32, DiceError> {
        self.1 += usize::from(question.kind == QuestionKind::Die);
        self.0.answer(question, reason)
    }
}

fn rehearsed(game: &Game, draft: &Draft, whence: &str) -> Rehearsal {
    let mut dice = Counted(dice(), 0);
    let rehearsal =
        draft.rehearse(game, &mut dice).unwrap_or_else(|error| panic!("{whence}: `{draft}`: {error}"));
    if let Some(settled) = rehearsal.settled {
        assert_eq!(
            dice.1, settled.thrown,
            "{whence}: `{draft}`: dice behind an open question are not thrown"
        );
    }
    rehearsal
}

/// The draft as the command would read it.
fn typed(game: &Game, draft: &Draft) -> GameStep {
    match draft.of {
        StepOf::Action => {
            let action = PlayerAction::parse(&draft.words, game.whose_turn(None).unwrap()).unwrap();
            let action = match action {
                PlayerAction::Event(EventAction { side, choices }) => {
                    PlayerAction::Event(EventAction { side, choices: choices.without_done() })
                }
                other => other,
            };
            GameStep::Act(pointman_fitl::document::ActionChosen { faction: None, action })
        }
        StepOf::Coup => GameStep::Coup(CoupChoices::parse(draft.words.trim_end_matches(", done")).unwrap()),
        StepOf::NonPlayers => {
            let choices = pointman_fitl::EventChoices::parse(&draft.words).unwrap().without_done();
            GameStep::NonPlayers(pointman_fitl::document::NonPlayerDecides { choices })
        }
    }
}

/// Answers at random until nothing is open. Gives how many questions of each name were asked.
fn answered(game: &Game, start: Draft, chance: &mut Chance, whence: &str) -> BTreeMap<String, usize> {
    let (mut draft, mut asked) = (start, BTreeMap::new());
    for _ in 0..300 {
        let Rehearsal { step, told, open, settled, .. } = rehearsed(game, &draft, whence);
        let must = open.iter().find(|open| !open.question.optional);
        assert!(must.is_none() || told.is_none(), "{whence}: `{draft}` may be taken and asks {:?}", must);
        assert!(told.is_some() || !open.is_empty(), "{whence}: `{draft}` may not be taken and asks nothing");
        // The dice behind what is open are thrown once that is answered.
        let supposes = settled.is_some();
        if let (Some(step), Some(told), false) = (&step, &told, supposes) {
            let taken = take(game, step, &mut dice()).unwrap();
            assert_eq!(taken.after, told.after, "{whence}: `{draft}`");
            if draft.words != "pass" && draft.of != StepOf::Coup {
                let taken = take(game, &typed(game, &draft), &mut dice()).unwrap();
                assert_eq!(taken.after, told.after, "{whence}: `{draft}`");
            }
        }
        if open.is_empty() {
            return asked;
        }
        // The questions of an Event come one after the other; steps are taken in any order.
        let is_of_steps = open.iter().all(|open| matches!(open.values, Values::Steps(_)));
        let one: &Open = match must {
            None if is_of_steps => &open[chance.below(open.len())],
            _ => &open[0],
        };
        let question = &one.question;
        *asked.entry(question.name.clone()).or_default() += 1;
        assert!(question.optional || !question.legal.is_empty(), "{whence}: `{draft}`: {question}");
        // Each answer listed leads on.
        for _ in 0..question.legal.len().min(3) {
            let answer = &question.legal[chance.below(question.legal.len())];
            rehearsed(game, &draft.answer(one, answer), &format!("{whence}: {question} answered `{answer}`"));
        }
        let declines = question.optional && (question.legal.is_empty() || chance.below(3) == 0);
        let answer = match declines {
            true => NOTHING,
            false => question.legal[chance.below(question.legal.len())].as_str(),
        };
        let next = draft.answer(one, answer);
        assert_ne!(next, draft, "{whence}: {question}");
        draft = next;
    }
    panic!("{whence}: `{draft}` asks for ever");
}

/// A game in which `first` acts on a card, the others being people or not.
pub(crate) fn acting(chance: &mut Chance, card: u8, is_person: bool) -> Option<Game> {
    let others: Vec<Faction> = Faction::ALL.into_iter().filter(|_| chance.below(2) == 0).collect();
    for first in Faction::ALL {
        let mut players: Vec<Faction> = others.iter().copied().filter(|other| *other != first).collect();
        if is_person {
            players.push(first);
        }
        let game = board(chance, card, &players);
        if let NextStep::Act { faction, .. } = game.next_step()
            && faction == first
        {
            return Some(game);
        }
    }
    None
}

#[test]
fn whatever_a_rehearsal_of_an_operation_lists_leads_on_to_a_step_that_is_accepted() {
    let mut asked: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..90 {
        let card = 1 + (seed * 7 % 120) as u8;
        let mut chance = Chance(seed * 977_121 + 5);
        let Some(game) = acting(&mut chance, card, true) else { continue };
        let open = rehearsed(&game, &Draft::act(""), "start").open;
        let legal = &open[0].question.legal;
        let words = legal[chance.below(legal.len())].clone();
        let words = if words == "event" { "pass".to_owned() } else { words };
        for (name, count) in answered(&game, Draft::act(words), &mut chance, &format!("seed {seed}")) {
            *asked.entry(name).or_default() += count;
        }
    }
    assert!(asked["step"] > 60 && asked["special"] > 5, "{asked:?}");
}

#[test]
fn whatever_a_rehearsal_of_an_event_lists_leads_on_to_a_step_that_is_accepted() {
    for card in 1..=120 {
        for side in CardSide::ALL {
            if side == CardSide::Shaded && !Card::numbered(card).is_dual() {
                continue;
            }
            for round in 0..2 {
                let mut chance = Chance(u64::from(card) * 1000 + round);
                let Some(game) = acting(&mut chance, card, true) else { continue };
                let whence = format!("card {card} {side} round {round}");
                answered(&game, Draft::act(format!("event {side}")), &mut chance, &whence);
            }
        }
    }
}

/// A non-player's Event goes through as a person's does; its turn is gone through here.
#[test]
fn a_rehearsal_of_a_non_players_turn_leads_to_the_turn_it_takes() {
    for seed in 0..60 {
        let card = [50, 62, 69, 73, 96, 90][(seed % 6) as usize];
        let mut chance = Chance(seed * 7_919 + 7);
        let Some(game) = acting(&mut chance, card, false) else { continue };
        answered(&game, Draft::non_players(""), &mut chance, &format!("seed {seed} card {card}"));
    }
}

#[test]
fn whatever_a_rehearsal_of_a_coup_part_lists_leads_on_to_a_step_that_is_accepted() {
    for seed in 0..12 {
        let mut chance = Chance(seed);
        crate::coup::laws::play_round(seed, |game, question| {
            let whence = format!("seed {seed} {}", question.part);
            answered(game, Draft::coup(""), &mut chance, &whence);
        });
    }
}

#[test]
fn an_event_with_two_texts_asks_for_the_side() {
    let game = board(&mut Chance(3), 55, &Faction::ALL);
    let rehearsal = rehearsed(&game, &Draft::act("event"), "card 55");
    let open = &rehearsal.open[0];
    assert_eq!(
        (open.question.name.as_str(), open.question.legal.as_slice()),
        ("side", ["unshaded".to_owned(), "shaded".to_owned()].as_slice())
    );
    assert_eq!(Draft::act("event").answer(open, "shaded").words, "event shaded");
}

#[test]
fn an_answer_goes_into_the_step_that_asks_for_it() {
    let map = crate::coin::scene::scene()
        .at(Space::Hue, "2 us_troops 2 arvn_police 3 vc_guerrillas_u")
        .at(Space::AnLoc, "1 vc_guerrillas_u");
    let game = map.track(pointman_fitl::Track::VcResources, 9).game().showing(Card::numbered(107), None);
    assert_eq!(game.players(), FactionSet::ALL);
    assert_eq!(game.whose_turn(None).unwrap(), Faction::Vc);
    let draft = Draft::act("attack hue guerrillas; an-loc guerrillas");
    let rehearsal = draft.rehearse(&game, &mut dice());
    let rehearsal = match rehearsal {
        Ok(rehearsal) => rehearsal,
        Err(error) => panic!("{error}"),
    };
    let open = &rehearsal.open[0];
    assert_eq!(open.question.name, "remove");
    let next = draft.answer(open, &open.question.legal[1]);
    assert_eq!(next.words, "attack hue guerrillas remove 1 us_troops 1 arvn_police; an-loc guerrillas");
}

/// The legal answers to the question of this name.
fn legal<'a>(rehearsal: &'a Rehearsal, name: &str) -> &'a [String] {
    let of_name = |open: &&Open| open.question.name == name;
    rehearsal.open.iter().find(of_name).map_or(&[], |open| &open.question.legal)
}

#[test]
fn a_special_activity_is_offered_after_the_activation_and_the_dice_that_come_before_it() {
    let map = crate::coin::scene::scene()
        .shaded(pointman_fitl::LastingCard::BoobyTraps)
        .at(Space::Hue, "3 us_troops 2 vc_guerrillas_u");
    let game = map.game().showing(Card::numbered(8), None);
    assert_eq!(game.whose_turn(None).unwrap(), Faction::Us);
    for (die, left) in [(3, "2t"), (4, "3t")] {
        let draft = Draft::act("sweep hue");
        let rehearsal = draft.rehearse(&game, &mut Scripted::new([die])).unwrap();
        let special = legal(&rehearsal, "special");
        let lifts: Vec<&str> = special
            .iter()
            .filter_map(|words| words.strip_prefix("special air-lift saigon: ")?.strip_suffix(" from hue"))
            .collect();
        assert_eq!(lifts.last(), Some(&left), "Booby Traps show {die}: {lifts:?}");
        assert!(special.iter().any(|words| words.starts_with("special air-strike hue")), "{special:?}");
    }
}

#[test]
fn a_march_to_one_city_is_asked_on_from_where_it_may_not_stay() {
    let map = crate::coin::scene::scene()
        .at(Space::TheParrotsBeak, "2 nva_troops")
        .at(Space::TheFishhook, "1 nva_troops")
        .at(Space::AnLoc, "1 arvn_troops");
    let mut game = map.game().showing(Card::numbered(71), None);
    while game.whose_turn(None).unwrap() != Faction::Nva {
        let pass = rehearsed(&game, &Draft::act("pass"), "pass").step.unwrap();
        game = *take(&game, &pass, &mut dice()).unwrap().after;
    }
    let mut draft = Draft::act("event shaded city an-loc");
    let open = rehearsed(&game, &draft, "march").open;
    let march = &open[0].question.legal;
    assert!(march.iter().all(|words| !words.contains("tay-ninh")), "Tay Ninh is no way to An Loc: {march:?}");
    let first = "(march the-fishhook: 2t from the-parrots-beak)".to_owned();
    assert!(march.contains(&first), "{march:?}");
    draft = draft.answer(&open[0], &first);
    let Rehearsal { told, open, .. } = rehearsed(&game, &draft, "on");
    assert!(told.is_none() && !open[0].question.optional, "Troops may not stay in the Fishhook");
    let on = |count: u8| format!("an-loc: {count}t from the-fishhook");
    let further = &open[0].question.legal;
    assert!(
        further.contains(&on(3)) && !further.contains(&on(2)),
        "2 would leave one that came: {further:?}"
    );
    draft = draft.answer(&open[0], &on(3));
    // The March may end there; the Attack that the Event orders then is another question.
    let there = rehearsed(&game, &draft, "there").open;
    assert!(there.iter().all(|open| open.question.name != "step" || open.question.optional), "{draft}");
}

#[test]
fn a_space_is_also_named_without_its_article() {
    for name in ["the parrot's beak", "parrot's beak", "Parrots Beak", "the fishhook", "fishhook"] {
        let lower = name.to_lowercase();
        let mut words = Words::of(&lower);
        assert!(matches!(words.space(), Ok(Space::TheParrotsBeak | Space::TheFishhook)), "{name}");
        assert!(words.is_done(), "{name}");
    }
}

/// The spaces that the steps name first.
fn first_spaces<'a>(steps: impl IntoIterator<Item = &'a String>) -> SpaceSet {
    steps.into_iter().filter_map(|step| step.split([' ', ':']).next()?.parse::<Space>().ok()).collect()
}

#[test]
fn options_list_where_an_operation_may_begin_as_the_rehearsal_does_without_selections_that_do_nothing() {
    let mut left_out = 0;
    for scenario in Scenario::ALL {
        for card in [8, 23, 84, 107] {
            let game = Game::on(scenario.board(), FactionSet::ALL, Edition::Second);
            let game = game.showing(Card::numbered(card), Some(Card::numbered(97)));
            let options = game.turn_options().unwrap();
            for operation in options.operations().filter(|name| options.operation(*name).refused.is_none()) {
                let rehearsal = Draft::act(operation.id()).rehearse(&game, &mut Scripted::new([])).unwrap();
                let own = rehearsal.open.iter().find(|open| open.question.name == "step").unwrap();
                let faction = options.faction;
                let steps: Vec<String> =
                    options.steps(operation).iter().map(|step| step.words(faction)).collect();
                assert_eq!(steps, own.question.legal, "{faction}: {operation}");
                let mut turn = Turn::of(faction, options.terms);
                turn.begin(&game, operation).unwrap();
                if matches!(operation, OperationName::Train | OperationName::Sweep) {
                    let listed: SpaceSet =
                        options.operation(operation).spaces.iter().map(|of| of.space).collect();
                    assert_eq!(listed, first_spaces(&steps), "{faction}: {operation}");
                    left_out += operation.options(&game, &turn).spaces.len() - listed.len();
                }
            }
        }
    }
    assert!(left_out > 0, "a Sweep would do nothing in some spaces");
}

#[test]
fn a_transport_lists_where_somebody_can_go_from_and_its_origin_alone_only_if_rangers_go_underground() {
    let transports = |scene: &Scene| {
        let game = scene.game().showing(Card::numbered(84), Some(Card::numbered(97)));
        let ahead = game.turn_options().unwrap();
        let steps = ahead.special_steps(SpecialName::Transport, OperationName::Sweep);
        let said: Vec<String> = steps.iter().map(|step| step.words(Faction::Arvn)).collect();
        let options = ahead.special(SpecialName::Transport);
        let listed: SpaceSet = options[0].options.spaces.iter().map(|of| of.space).collect();
        let named: SpaceSet =
            said.iter().filter_map(|step| step.split(' ').nth(2)?.parse::<Space>().ok()).collect();
        assert_eq!(listed, named, "{said:?}");
        (listed, said.contains(&"special transport saigon".to_owned()))
    };
    let hidden = scene().at(Space::Saigon, "2 arvn_troops").at(Space::Hue, "1 arvn_rangers_u 3 us_troops");
    assert_eq!(transports(&hidden), (SpaceSet::from_iter([Space::Saigon, Space::Hue]), false));
    let active = hidden.at(Space::TayNinh, "1 arvn_rangers_a 1 arvn_police");
    let spaces = [Space::Saigon, Space::Hue, Space::TayNinh];
    assert_eq!(transports(&active), (SpaceSet::from_iter(spaces), true));
}

#[test]
fn what_the_end_of_a_sweep_asks_comes_after_all_moves_and_before_a_special_activity() {
    let there = scene().at(Space::TayNinh, "2 us_troops 2 nva_guerrillas_u 2 vc_guerrillas_u");
    let game = there
        .at(Space::Saigon, "3 us_troops 1 vc_guerrillas_u")
        .game()
        .showing(Card::numbered(8), Some(Card::numbered(97)));
    let names = |words: &str| -> Vec<String> {
        let open = Draft::act(words).rehearse(&game, &mut dice()).unwrap().open;
        open.into_iter().map(|open| open.question.name).collect()
    };
    assert_eq!(names("sweep tay-ninh"), ["step", "activate tay-ninh"]);
    assert_eq!(names("sweep tay-ninh; saigon: 1t from tay-ninh"), ["step", "special"], "one way is left");
    assert_eq!(names("sweep tay-ninh; done"), ["activate tay-ninh"]);
    assert_eq!(names("sweep tay-ninh; special air-strike degrade"), ["step", "activate tay-ninh"]);
    // What is answered stays before `done`.
    let draft = Draft::act("sweep tay-ninh; done");
    let open = draft.rehearse(&game, &mut dice()).unwrap().open;
    assert_eq!(draft.answer(&open[0], "vc 1u").words, "sweep tay-ninh; activate tay-ninh vc 1u; done");
}

#[test]
fn of_words_that_the_dice_refuse_is_kept_what_the_event_asks_for() {
    let game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
    let game = game.showing(Card::numbered(81), Some(Card::numbered(97)));
    let typed = "event unshaded replace vc_guerrillas_u pleiku-darlac, vc_guerrillas_u pleiku-darlac, \
                 vc_guerrillas_u binh-dinh; with us_irregulars_u, us_irregulars_u, arvn_police";
    // The die lets CIDG replace 2 Guerrillas, not 3.
    let dice = || Scripted::new([2]);
    assert!(Draft::act(typed).rehearse(&game, &mut dice()).is_err());
    let kept = Draft::act("event").accepted(typed, &game, dice);
    assert_eq!(kept.len(), 5, "the side and 4 answers: {kept:?}");
    let last = kept.last().unwrap();
    let whole = last.rehearse(&game, &mut dice()).unwrap();
    assert!(whole.step.is_some() && whole.open.is_empty(), "{last}");
    assert!(last.words.contains("pleiku-darlac, vc_guerrillas_u pleiku-darlac"), "{last}");
    assert!(!last.words.contains("binh-dinh") && !last.words.contains("arvn_police"), "{last}");

    // Of an Operation its first steps, up to the one that is refused.
    let game = game.showing(Card::numbered(107), Some(Card::numbered(97)));
    let typed = "rally tay-ninh place 1; saigon place 9; binh-dinh place 1";
    let kept = Draft::act("rally").accepted(typed, &game, || Scripted::new([]));
    assert_eq!(kept.iter().map(|draft| draft.words.as_str()).collect::<Vec<_>>(), ["rally tay-ninh place 1"]);
}

#[test]
fn troops_may_move_into_a_further_space_of_a_sweep_that_an_event_grants() {
    let game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
    let game = game.showing(Card::numbered(70), Some(Card::numbered(97)));
    let sweep = Draft::act("event unshaded faction arvn");
    let first = rehearsed(&game, &sweep, "70 ROKs").open.remove(0);
    let moves = |open: &Open| {
        open.question.legal.iter().filter(|step| step.contains(": ")).cloned().collect::<Vec<String>>()
    };
    let into = |step: &str| step.trim_start_matches("(sweep ").split(':').next().unwrap().to_owned();
    let begun = moves(&first);
    let draft = sweep.answer(&first, &begun[0]);
    let next = rehearsed(&game, &draft, "70 ROKs").open.remove(0);
    let on: BTreeMap<String, String> = moves(&next).into_iter().map(|step| (into(&step), step)).collect();
    let others: Vec<String> =
        begun.iter().map(|step| into(step)).filter(|space| *space != into(&begun[0])).collect();
    assert!(!others.is_empty() && others.iter().all(|space| on.contains_key(space)), "{begun:?}: {on:?}");
    let further = draft.answer(&next, &on[&others[0]]);
    assert!(further.rehearse(&game, &mut dice()).is_ok(), "{further}");
}

#[test]
fn what_guerrillas_remove_is_asked_after_the_die_of_their_attack_and_only_if_it_succeeds() {
    let board = Scenario::Full.board();
    let game = Game::on(board, FactionSet::ALL, Edition::Second);
    let game = game.showing(Card::numbered(107), Some(Card::numbered(97)));
    let attack = Draft::act("attack pleiku-darlac guerrillas");
    let first = Draft::act("attack").rehearse(&game, &mut Scripted::new([])).unwrap();
    assert!(!legal(&first, "step").iter().any(|step| step.contains("remove")), "{:?}", legal(&first, "step"));
    let failed = attack.rehearse(&game, &mut Scripted::new([6])).unwrap();
    assert!(failed.open.iter().all(|open| open.question.name != "remove"));
    let done = attack.rehearse(&game, &mut Scripted::new([1])).unwrap();
    let open = &done.open[0];
    assert_eq!(open.question.name, "remove");
    assert_eq!(open.question.legal, ["1 us_troops 1 us_irregulars_u", "1 us_troops", "1 us_irregulars_u"]);
    // Left unsaid, as many go as may; what is said is not asked again.
    let both = attack.answer(open, NOTHING);
    assert_eq!(both.words, "attack pleiku-darlac guerrillas remove 1 us_troops 1 us_irregulars_u");
    let one = attack.answer(open, "1 us_troops").rehearse(&game, &mut Scripted::new([1])).unwrap();
    assert!(one.open.iter().all(|open| open.question.name != "remove") && one.told.is_some());
}

#[test]
fn a_special_activity_says_how_much_more_of_it_there_may_be() {
    let mut board = Scenario::Full.board();
    let troops = PieceKind::NvaTroops;
    let place = Effect::Place { space: Space::Saigon, piece: troops, count: 5, from: BoxName::Available };
    board.apply(place).unwrap();
    let game = Game::on(board, FactionSet::ALL, Edition::Second);
    let game = game.showing(Card::numbered(8), Some(Card::numbered(97)));
    let left = |words: &str, dice: &[u32]| {
        let rehearsal = Draft::act(words).rehearse(&game, &mut Scripted::new(dice.iter().copied())).unwrap();
        let special = rehearsal.open.into_iter().find(|open| open.question.name == "special");
        special.and_then(|open| open.left)
    };
    assert_eq!(left("sweep hue; special air-strike saigon 1", &[4]).as_deref(), Some("3 hits left"));
    assert_eq!(
        left("train saigon; special advise pleiku-darlac force", &[]).as_deref(),
        Some("up to 1 more space")
    );
}

#[test]
fn a_granted_march_to_a_city_that_nobody_reaches_may_be_left() {
    let mut board = Scenario::Full.board();
    let troops = PieceKind::NvaTroops;
    for space in [Space::QuangTriThuaThien, Space::SouthernLaos] {
        board.apply(Effect::Place { space, piece: troops, count: 6, from: BoxName::Available }).unwrap();
    }
    let game = Game::on(board, FactionSet::ALL, Edition::Second);
    let game = game.showing(Card::numbered(71), Some(Card::numbered(97)));
    let asked = |words: &str| Draft::act(words).rehearse(&game, &mut dice()).unwrap();
    let reached = asked("event shaded city hue");
    assert!(!reached.open[0].question.optional, "{:?}", reached.open[0].question);
    let draft = Draft::act("event shaded city qui-nhon");
    let far = draft.rehearse(&game, &mut dice()).unwrap();
    let open = &far.open[0];
    assert_eq!((open.question.name.as_str(), open.question.optional), ("march", true));
    assert!(open.question.legal.is_empty(), "{:?}", open.question.legal);
    let left = draft.answer(open, NOTHING).rehearse(&game, &mut dice()).unwrap();
    assert!(left.open.is_empty() && left.told.is_some(), "{:?}", left.open);
}

#[test]
fn a_rally_lists_a_flip_only_where_a_vc_guerrilla_is_active() {
    let mut listed = 0;
    for seed in 1..60 {
        let game = random_game(&mut AtRandom::of(seed));
        let game = game.showing(Card::numbered(107), Some(Card::numbered(97)));
        let Ok(options) = game.turn_options() else { continue };
        if options.faction != Faction::Vc || options.operation(OperationName::Rally).refused.is_some() {
            continue;
        }
        let steps = options.steps(OperationName::Rally);
        let words = steps.iter().map(|step| step.words(Faction::Vc));
        for flip in words.filter(|words| words.ends_with(" underground")) {
            let space = flip.split(' ').find_map(|word| word.parse::<Space>().ok()).unwrap();
            let active = game.board().count_of(space, PieceKind::VcGuerrillasActive);
            assert!(active > 0, "seed {seed}: {flip}");
            listed += 1;
        }
    }
    assert!(listed > 0, "a flip is listed where it does something");
}
