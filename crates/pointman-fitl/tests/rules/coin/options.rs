//! What options list is accepted, and what they do not list is refused: every space, form, piece and number,
//! one at a time.

use std::cell::RefCell;
use std::fmt::Write as _;

use pointman_core::error::Error;
use pointman_fitl::operations::{assault, coin, patrol, sweep, train};
use pointman_fitl::special_activities::{advise, air_lift, air_strike, govern, raid, transport};
use pointman_fitl::{
    ActionOptions, ActionStep, Edition, Faction, Game, OperationName, PieceKind, PieceSet, PieceType, Space,
    SpecialAction, SpecialName, Table, Terms, Turn, Words,
};

use crate::coin::chance::{Chance, random_game};

const GAMES: u64 = 5;

/// How many steps into a turn what is listed is compared with what is accepted.
const DEPTH: usize = 3;

/// Whether steps are accepted in a turn that has begun, its end apart. A refusal that only asks for a choice
/// is no refusal of the step.
fn steps<S: ActionStep>(trial: &Trial<'_>, words: &[&str]) -> bool {
    let (mut game, mut turn, mut effects, mut dice) = (*trial.game, trial.turn, Vec::new(), Six);
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    let mut done = words
        .iter()
        .map(|words| S::parse(&mut Words::of(words), trial.faction)?.carry_out(&mut table, &mut turn));
    trial.has_begun && done.all(accepted)
}

/// Whether an item of a Special Activity is accepted; its name stands before it.
fn item<S: ActionStep>(trial: &Trial<'_>, words: &str) -> bool {
    let (_, words) = words.split_once(' ').unwrap();
    steps::<S>(trial, &[words])
}

/// Whether a whole Special Activity is accepted.
fn special(game: &Game, faction: Faction, words: &str) -> bool {
    let (mut game, mut effects, mut dice) = (*game, Vec::new(), Six);
    let mut turn = Turn::of(faction, Terms::FULL);
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    let action = SpecialAction::parse(&mut Words::of(words), faction);
    accepted(action.and_then(|action| action.carry_out(&mut table, &mut turn)))
}

fn accepted(done: Result<(), Error>) -> bool {
    match done {
        Ok(()) => true,
        Err(Error::Refused { message, .. }) => {
            ["name ", "say ", "which one ", "whose Tunnel"].iter().any(|asks| message.contains(asks))
        }
        Err(error) => panic!("{error}"),
    }
}

/// Dice that show sixes.
struct Six;

impl pointman_core::dice::Dice for Six {
    fn answer(
        &mut self,
        question: pointman_core::dice::Question,
        _: std::fmt::Arguments<'_>,
    ) -> Result<u32, pointman_core::dice::DiceError> {
        Ok(question.sides)
    }
}

/// Whether the options list `count` of the form in `space`.
fn lists(
    options: &ActionOptions,
    space: Space,
    form: &str,
    piece: Option<PieceKind>,
    other: Option<Space>,
    count: u8,
) -> bool {
    let of_space = options.spaces.iter().filter(|listed| listed.space == space && options.refused.is_none());
    of_space.flat_map(|listed| &listed.forms).any(|listed| {
        let same = listed.form == form && listed.piece == piece && listed.other == other;
        same && listed.most.is_none_or(|most| count <= most)
    })
}

/// What is tried, told when the two disagree.
struct Trial<'a> {
    game: &'a Game,
    turn: Turn,
    faction: Faction,
    has_begun: bool,
    options: ActionOptions,
    faults: RefCell<String>,
    listed: RefCell<Vec<String>>,
}

impl Trial<'_> {
    fn check(&self, words: &str, is_accepted: bool, is_listed: bool) {
        if is_listed {
            self.listed.borrow_mut().push(words.to_owned());
        }
        if is_accepted != is_listed {
            writeln!(
                self.faults.borrow_mut(),
                "{} {words}: accepted {is_accepted}, listed {is_listed}",
                self.faction
            )
            .unwrap();
        }
    }
}

/// What a turn begins with.
#[derive(Clone, Copy)]
enum Begins {
    Operation(OperationName),
    Special(SpecialName),
    /// A Special Activity that is tried as a whole.
    Whole,
}

/// Runs `check` in random games for each of `factions`, at the beginning of a turn and after steps that were
/// listed; something must have been listed in all.
fn in_games<S: ActionStep>(
    factions: &[Faction],
    begins: Begins,
    options: impl Fn(&Game, &Turn) -> ActionOptions,
    check: impl Fn(&Trial<'_>),
) {
    let mut all_listed = 0;
    for seed in 1..=crate::soak::rounds(GAMES) {
        let mut chance = Chance::of(seed);
        let start = random_game(&mut chance);
        for &faction in factions {
            let mut game = start;
            let limits = [
                Terms { max_spaces: Some(2), ..Terms::FULL },
                Terms { free: true, ..Terms::FULL },
                Terms::LIMITED,
            ];
            let terms = match begins {
                Begins::Operation(_) if chance.is(40) => chance.one(&limits),
                _ => Terms::FULL,
            };
            let mut turn = Turn::of(faction, terms);
            let has_begun = match begins {
                Begins::Operation(operation) => turn.begin(&game, operation).is_ok(),
                Begins::Special(name) => {
                    let with: Vec<_> = OperationName::ALL
                        .into_iter()
                        .filter(|operation| operation.is_of(faction) && name.goes_with(*operation))
                        .collect();
                    turn.operation = Some(chance.one(&with));
                    turn.begin_special(&game, name).is_ok()
                }
                Begins::Whole => true,
            };
            for _ in 0..DEPTH {
                let options = options(&game, &turn);
                let (faults, listed) = (RefCell::default(), RefCell::default());
                let trial = Trial { game: &game, turn, faction, has_begun, options, faults, listed };
                check(&trial);
                let (faults, listed) = (trial.faults.into_inner(), trial.listed.into_inner());
                assert!(faults.is_empty(), "game {seed}: {:?}\n{turn:?}\n{faults}", game.lasting().entries());
                all_listed += listed.len();
                if matches!(begins, Begins::Whole)
                    || !go_on::<S>(&mut game, &mut turn, &listed, begins, &mut chance)
                {
                    break;
                }
            }
        }
    }
    assert!(all_listed > 0, "nothing was ever listed");
}

/// Does one of the listed things, if one of some picked at random can be done as it was tried. Gives whether
/// it has.
fn go_on<S: ActionStep>(
    game: &mut Game,
    turn: &mut Turn,
    listed: &[String],
    begins: Begins,
    chance: &mut Chance,
) -> bool {
    for _ in 0..listed.len().min(8) {
        let words = &listed[chance.below(listed.len())];
        let words = match begins {
            Begins::Special(_) => words.split_once(' ').unwrap().1,
            _ => words,
        };
        let (mut after, mut next, mut effects) = (*game, *turn, Vec::new());
        let mut table = Table { game: &mut after, dice: &mut Six, effects: &mut effects };
        let step = S::parse(&mut Words::of(words), turn.faction);
        if step.and_then(|step| step.carry_out(&mut table, &mut next)).is_ok() {
            (*game, *turn) = (after, next);
            return true;
        }
    }
    false
}

const COIN: [Faction; 2] = [Faction::Us, Faction::Arvn];

/// Every kind of piece in every space it is in, with a number up to one too many.
fn movable(game: &Game) -> impl Iterator<Item = (PieceKind, Space, u8)> {
    let kinds = PieceSet::COIN.iter();
    let there = kinds.flat_map(|piece| game.board().with(piece).iter().map(move |space| (piece, space)));
    there.flat_map(|(piece, space)| {
        [1, game.board().count(space, piece), game.board().count(space, piece) + 1].map(|n| (piece, space, n))
    })
}

#[test]
fn of_an_assault() {
    in_games::<assault::AssaultSpace>(
        &COIN,
        Begins::Operation(OperationName::Assault),
        assault::options,
        |trial| {
            for space in Space::ALL {
                let run = |words: &str| steps::<assault::AssaultSpace>(trial, &[&format!("{space} {words}")]);
                let mut results = vec![("", run(""), lists(&trial.options, space, "remove", None, None, 0))];
                results.push(("m-48", run("m-48"), lists(&trial.options, space, "m-48", None, None, 0)));
                for (words, piece) in [("abrams nva", PieceKind::NvaBases), ("abrams vc", PieceKind::VcBases)]
                {
                    results.push((
                        words,
                        run(words),
                        lists(&trial.options, space, "abrams", Some(piece), None, 0),
                    ));
                }
                for (words, piece) in [
                    ("search nva", PieceKind::NvaGuerrillasUnderground),
                    ("search vc", PieceKind::VcGuerrillasUnderground),
                ] {
                    results.push((
                        words,
                        run(words),
                        lists(&trial.options, space, "search-and-destroy", Some(piece), None, 0),
                    ));
                }
                let followed = ["arvn", "only nva arvn", "only vc arvn"].iter().any(|words| run(words));
                results.push(("arvn", followed, lists(&trial.options, space, "arvn", None, None, 0)));
                for (words, is_accepted, is_listed) in results {
                    trial.check(&format!("{space} {words}"), is_accepted, is_listed);
                }
            }
        },
    );
}

#[test]
fn of_a_sweep() {
    in_games::<sweep::SweepStep>(&COIN, Begins::Operation(OperationName::Sweep), sweep::options, |trial| {
        for space in Space::ALL {
            let run = |words: &[&str]| steps::<sweep::SweepStep>(trial, words);
            let may_be_selected = run(&[space.id()]);
            trial.check(space.id(), may_be_selected, lists(&trial.options, space, "select", None, None, 0));
            let is_selected = trial.turn.spaces.contains(space);
            for (piece, from, count) in movable(trial.game).filter(|_| may_be_selected || is_selected) {
                let words = format!("{space}: {count} {piece} from {from}");
                trial.check(
                    &words,
                    run(&[&words]),
                    lists(&trial.options, space, "move", Some(piece), Some(from), count),
                );
            }
            let activate = format!("activate {space}");
            let words: &[&str] = if is_selected { &[&activate] } else { &[space.id(), &activate] };
            trial.check(&activate, run(words), lists(&trial.options, space, "activate", None, None, 0));
            for piece in PieceSet::INSURGENT.iter() {
                let words = format!("cobras {space} {piece}");
                let asks = steps_ask::<sweep::SweepStep>(trial, &words);
                let is_listed = trial
                    .options
                    .besides
                    .iter()
                    .any(|form| (form.piece, form.other) == (Some(piece), Some(space)));
                trial.check(&words, run(&[&words]) && !asks, is_listed);
            }
        }
    });
}

/// Whether the step is refused for want of a choice that stands in another step.
fn steps_ask<S: ActionStep>(trial: &Trial<'_>, words: &str) -> bool {
    let (mut game, mut turn, mut effects) = (*trial.game, trial.turn, Vec::new());
    let mut table = Table { game: &mut game, dice: &mut Six, effects: &mut effects };
    let step = S::parse(&mut Words::of(words), trial.faction).unwrap();
    step.carry_out(&mut table, &mut turn).is_err_and(|error| error.to_string().contains("name "))
}

#[test]
fn of_a_patrol() {
    in_games::<patrol::PatrolStep>(
        &COIN,
        Begins::Operation(OperationName::Patrol),
        patrol::options,
        |trial| {
            let run = |words: &str| steps::<patrol::PatrolStep>(trial, &[words]);
            let stays = trial.options.besides.iter().any(|form| form.form == "stay");
            trial.check("stay", run("stay"), stays);
            for space in Space::ALL {
                for (piece, from, count) in movable(trial.game) {
                    let words = format!("{space}: {count} {piece} from {from}");
                    trial.check(
                        &words,
                        run(&words),
                        lists(&trial.options, space, "move", Some(piece), Some(from), count),
                    );
                }
                let words = format!("activate {space}");
                trial.check(&words, run(&words), lists(&trial.options, space, "activate", None, None, 0));
                let stays_choice_free = Space::ALL.into_iter().filter(|loc| loc.is_loc()).all(|loc| {
                    let kinds = [PieceKind::NvaGuerrillasUnderground, PieceKind::VcGuerrillasUnderground];
                    let both = kinds.iter().all(|kind| trial.game.board().count(loc, *kind) > 0);
                    !both || patrol::activations(trial.game.board(), trial.faction, loc) == 0
                });
                if stays_choice_free {
                    let words = format!("assault {space}");
                    trial.check(&words, run(&words), lists(&trial.options, space, "assault", None, None, 0));
                }
            }
        },
    );
}

#[test]
fn of_a_train() {
    in_games::<train::TrainStep>(&COIN, Begins::Operation(OperationName::Train), train::options, |trial| {
        for space in Space::ALL {
            let run = |words: &[&str]| steps::<train::TrainStep>(trial, words);
            let select = space.id();
            // What needs a selected space is tried there, or after selecting it.
            let there = |words: &str| {
                if trial.turn.spaces.contains(space) { run(&[words]) } else { run(&[select, words]) }
            };
            let board = *trial.game.board();
            trial.check(select, run(&[select]), lists(&trial.options, space, "select", None, None, 0));
            for (piece_type, count) in
                PieceType::ALL.into_iter().flat_map(|piece_type| (1..8).map(move |count| (piece_type, count)))
            {
                let piece = piece_type.placed();
                let mut words = format!("{space} place {count} {piece}");
                let mut short = count - board.available(piece_type).min(count);
                if short > 0 {
                    words += " taking";
                    for kind in piece_type.kinds() {
                        for from in board
                            .with(kind)
                            .without(space)
                            .iter()
                            .filter(|_| piece_type.faction() != Faction::Nva)
                        {
                            let now = board.count(from, kind).min(short);
                            if now > 0 {
                                write!(words, " {now} {kind} {from}").unwrap();
                            }
                            short -= now;
                        }
                    }
                }
                let is_accepted = !words.ends_with("taking") && run(&[&words]);
                trial.check(
                    &words,
                    is_accepted,
                    lists(&trial.options, space, "place", Some(piece), None, count),
                );
            }
            let terror = board.terror(space);
            for count in 1..4 {
                let words = format!("pacify {space} terror {count}");
                trial.check(&words, there(&words), lists(&trial.options, space, "terror", None, None, count));
                let words = format!("pacify {space} terror {terror} levels {count}");
                trial.check(&words, there(&words), lists(&trial.options, space, "levels", None, None, count));
                let words = format!("patronage {count}");
                trial.check(
                    &words,
                    there(&words) && space == Space::Saigon,
                    lists(&trial.options, space, "patronage", None, None, count),
                );
            }
            let mut bases = vec![format!("base {space}")];
            bases.extend(
                board
                    .with(PieceKind::ArvnBases)
                    .without(space)
                    .iter()
                    .map(|from| format!("base {space} taking 1b {from}")),
            );
            let is_accepted = bases.iter().any(|words| there(words));
            trial.check(&bases[0], is_accepted, lists(&trial.options, space, "base", None, None, 0));
            let mut police = vec![format!("police {space}")];
            police.extend(
                board.with(PieceKind::ArvnPolice).iter().map(|from| format!("police {space} from {from}")),
            );
            let is_accepted = police.iter().any(|words| run(&[words]));
            trial.check(&police[0], is_accepted, lists(&trial.options, space, "police", None, None, 0));
        }
    });
}

#[test]
fn of_advise() {
    in_games::<advise::AdviseStep>(
        &[Faction::Us],
        Begins::Special(SpecialName::Advise),
        advise::options,
        |trial| {
            for space in Space::ALL {
                for form in ["sweep", "assault"] {
                    let words = format!("advise {space} {form}");
                    let is_accepted = item::<advise::AdviseStep>(trial, &words);
                    trial.check(&words, is_accepted, lists(&trial.options, space, form, None, None, 0));
                }
                for piece in PieceKind::ALL {
                    let words = format!("advise {space} force activate {piece}");
                    let is_accepted = item::<advise::AdviseStep>(trial, &words);
                    trial.check(
                        &words,
                        is_accepted,
                        lists(&trial.options, space, "force", Some(piece), None, 0),
                    );
                }
            }
        },
    );
}

#[test]
fn of_an_air_lift() {
    in_games::<air_lift::AirLiftStep>(
        &[Faction::Us],
        Begins::Special(SpecialName::AirLift),
        air_lift::options,
        |trial| {
            for space in Space::ALL {
                for (piece, from, count) in movable(trial.game) {
                    let words = format!("air-lift {space}: {count} {piece} from {from}");
                    let is_accepted = item::<air_lift::AirLiftStep>(trial, &words);
                    trial.check(
                        &words,
                        is_accepted,
                        lists(&trial.options, space, "move", Some(piece), Some(from), count),
                    );
                }
            }
        },
    );
}

#[test]
fn of_an_air_strike() {
    in_games::<air_strike::AirStrikeItem>(&[Faction::Us], Begins::Whole, air_strike::options, |trial| {
        for space in Space::ALL {
            for count in 1..8 {
                // In the one way that names the pieces: as the options count them.
                let words = format!("air-strike {space} {count}");
                let is_accepted = special(trial.game, trial.faction, &words);
                let is_listed = lists(&trial.options, space, "remove", None, None, count);
                if is_listed || !asks(trial.game, trial.faction, &words) {
                    trial.check(&words, is_accepted, is_listed);
                }
            }
            let words = format!("air-strike {space} 0");
            let is_accepted = special(trial.game, trial.faction, &words);
            let is_listed = lists(&trial.options, space, "select", None, None, 0);
            trial.check(&words, is_accepted, is_listed && trial.game.edition() == Edition::First);
        }
        let is_listed = trial.options.refused.is_none()
            && trial.options.besides.iter().any(|form| form.form == "degrade");
        trial.check("degrade", special(trial.game, trial.faction, "air-strike degrade"), is_listed);
    });
}

/// Whether the words are refused for want of a choice.
fn asks(game: &Game, faction: Faction, words: &str) -> bool {
    let (mut game, mut effects, mut dice) = (*game, Vec::new(), Six);
    let mut turn = Turn::of(faction, Terms::FULL);
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    let action = SpecialAction::parse(&mut Words::of(words), faction).unwrap();
    action.carry_out(&mut table, &mut turn).is_err_and(|error| error.to_string().contains("name "))
}

#[test]
fn of_govern() {
    in_games::<govern::GovernStep>(
        &[Faction::Arvn],
        Begins::Special(SpecialName::Govern),
        govern::options,
        |trial| {
            for space in Space::ALL {
                for (form, words) in
                    [("aid", "aid"), ("patronage", "patronage"), ("mandate", "patronage mandate")]
                {
                    let words = format!("govern {space} {words}");
                    let is_accepted = item::<govern::GovernStep>(trial, &words);
                    trial.check(&words, is_accepted, lists(&trial.options, space, form, None, None, 0));
                }
            }
        },
    );
}

#[test]
fn of_a_transport() {
    in_games::<transport::TransportStep>(
        &[Faction::Arvn],
        Begins::Special(SpecialName::Transport),
        transport::options,
        |trial| {
            for (piece, from, count) in movable(trial.game) {
                for to in Space::ALL {
                    let words = format!("transport {from} {count} {piece} to {to}");
                    let is_accepted = item::<transport::TransportStep>(trial, &words);
                    trial.check(
                        &words,
                        is_accepted,
                        lists(&trial.options, from, "move", Some(piece), Some(to), count),
                    );
                }
            }
            for from in Space::ALL {
                let words = format!("transport {from}");
                let is_accepted = item::<transport::TransportStep>(trial, &words);
                trial.check(&words, is_accepted, lists(&trial.options, from, "flip", None, None, 0));
            }
        },
    );
}

#[test]
fn of_a_raid() {
    in_games::<raid::RaidStep>(
        &[Faction::Arvn],
        Begins::Special(SpecialName::Raid),
        raid::options,
        |trial| {
            for space in Space::ALL {
                let words = format!("raid {space}");
                let selected = item::<raid::RaidStep>(trial, &words);
                trial.check(&words, selected, lists(&trial.options, space, "select", None, None, 0));
                let words = format!("raid {space} remove");
                trial.check(
                    &words,
                    item::<raid::RaidStep>(trial, &words),
                    lists(&trial.options, space, "remove", None, None, 0),
                );
                for (piece, from, count) in
                    movable(trial.game).filter(|_| selected || trial.turn.special_spaces.contains(space))
                {
                    let words = format!("raid {space}: {count} {piece} from {from}");
                    let is_accepted = item::<raid::RaidStep>(trial, &words);
                    trial.check(
                        &words,
                        is_accepted,
                        lists(&trial.options, space, "move", Some(piece), Some(from), count),
                    );
                }
            }
        },
    );
}

/// The forms besides the spaces that are listed once `words` have been carried out.
fn besides(
    there: &crate::coin::scene::Scene,
    faction: Faction,
    words: &str,
    options: fn(&Game, &Turn) -> ActionOptions,
) -> Vec<&'static str> {
    let (mut game, mut effects, mut dice) = (there.game(), Vec::new(), Six);
    let mut turn = Turn::of(faction, Terms::FULL);
    let mut table = Table { game: &mut game, dice: &mut dice, effects: &mut effects };
    pointman_fitl::OperationAction::parse(words, faction).unwrap().carry_out(&mut table, &mut turn).unwrap();
    options(&game, &turn).besides.iter().map(|form| form.form).collect()
}

#[test]
fn what_capabilities_allow_after_a_step_is_listed_then() {
    use pointman_fitl::LastingCard::{ArmoredCavalry, Cobras};
    let there = crate::coin::scene::scene().unshaded(Cobras).unshaded(ArmoredCavalry);
    let there = there.at(Space::Saigon, "4 arvn_troops 1 nva_troops").at(Space::TayNinh, "1 vc_guerrillas_a");
    assert_eq!(besides(&there, Faction::Arvn, "sweep saigon", sweep::options), ["cobras"]);
    let moved = "patrol stay; special transport saigon 2t to tay-ninh";
    assert_eq!(besides(&there, Faction::Arvn, moved, transport::options), ["armored-cavalry"]);
}

#[test]
fn moves_are_listed_once_for_each_piece_and_space() {
    let game = random_game(&mut Chance::of(3));
    let forms = coin::moves(game.board(), PieceSet::COIN_CUBES, |_| true);
    let total: u8 = forms.iter().filter_map(|form| form.most).sum();
    assert_eq!(total, game.board().count_in(pointman_fitl::SpaceSet::ALL, PieceSet::COIN_CUBES));
}
