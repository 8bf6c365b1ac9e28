//! Laws of all COIN turns: whatever is accepted keeps the board legal and is replayed by its effects,
//! whatever is refused changes nothing.

use std::collections::BTreeSet;

use pointman_core::dice::{DiceState, Seeded};
use pointman_core::error::Error;
use pointman_fitl::operations::{assault, patrol, sweep, train};
use pointman_fitl::special_activities::{advise, air_lift, air_strike, govern, raid, transport};
use pointman_fitl::{
    ActionOptions, Faction, Form, Game, GameEffect, OperationAction, PieceKind, Space, Table, Terms, Track,
    Turn,
};

use crate::coin::chance::{Chance, random_game};

/// Carries an action out on a copy; checks what must hold of it either way.
fn attempt(
    game: &Game,
    faction: Faction,
    terms: Terms,
    words: &str,
    seed: u64,
) -> Result<(Game, Vec<GameEffect>), Error> {
    let action = OperationAction::parse(words, faction)?;
    let json = serde_json::to_string(&action).unwrap();
    assert_eq!(serde_json::from_str::<OperationAction>(&json).unwrap(), action, "{json}");
    let (mut after, mut effects, mut dice) = (*game, Vec::new(), Seeded::new(DiceState { seed, drawn: 0 }));
    let mut turn = Turn::of(faction, terms);
    let done =
        action.carry_out(&mut Table { game: &mut after, dice: &mut dice, effects: &mut effects }, &mut turn);
    if let Err(error) = done {
        assert_eq!((after, effects.len()), (*game, 0), "{words}: refused, and yet something has changed");
        assert!(matches!(error, Error::Refused { .. }), "{words}: {error}");
        return Err(error);
    }
    let mut replayed = *game;
    for effect in &effects {
        replayed.apply(*effect).unwrap();
        let board = replayed
            .board()
            .setup()
            .validate()
            .unwrap_or_else(|error| panic!("{words}: {:?}", error.faults()));
        assert_eq!(board, *replayed.board(), "{words}: Control and totals are those of the pieces");
    }
    assert_eq!(replayed, after, "{words}");
    holds(game, &after, faction, words);
    Ok((after, effects))
}

/// What no COIN turn does.
fn holds(before: &Game, after: &Game, faction: Faction, words: &str) {
    let resources = |game: &Game| game.board().track(Track::ArvnResources);
    if faction == Faction::Us && resources(after) < resources(before) {
        assert!(
            resources(after) >= after.board().track(Track::Econ),
            "{words}: the US spends above Econ only"
        );
    }
    assert!(
        after.board().track(Track::Trail) <= before.board().track(Track::Trail),
        "{words}: COIN never Improves the Trail"
    );
    for kind in [PieceKind::NvaTunnels, PieceKind::VcTunnels] {
        for space in Space::ALL {
            let lost = before.board().count(space, kind) - after.board().count(space, kind);
            let plain = kind.tunnel_changed().unwrap();
            assert!(lost <= 1, "{words}: one Tunnel marker at most goes in a space");
            assert!(lost == 0 || after.board().count(space, plain) > 0, "{words}: its Base stays");
        }
    }
    for kind in PieceKind::ALL
        .into_iter()
        .filter(|kind| kind.faction() == Faction::Nva || kind.faction() == Faction::Vc)
    {
        let total = |game: &Game| game.board().on_map(kind.piece_type());
        assert!(total(after) <= total(before), "{words}: COIN never places Insurgent pieces");
    }
}

/// The words of one step made of what the options list, often wrong in number.
fn step(chance: &mut Chance, options: &ActionOptions) -> Option<String> {
    if options.spaces.is_empty() {
        return None;
    }
    let listed = &options.spaces[chance.below(options.spaces.len())];
    let form: &Form = listed.forms.get(chance.below(listed.forms.len().max(1)))?;
    let most = usize::from(form.most.unwrap_or(0));
    let count = if chance.is(90) { 1 + chance.below(most.max(1)) } else { most + 1 };
    let (space, piece) = (listed.space, form.piece.map(PieceKind::id).unwrap_or_default());
    let other = form.other.map(Space::id).unwrap_or_default();
    let faction = form.piece.map(|piece| piece.faction().id()).unwrap_or_default();
    Some(match (options.name, form.form) {
        ("transport", "move") => format!("{space} {count} {piece} to {other}"),
        (_, "move") => format!("{space}: {count} {piece} from {other}"),
        (_, "place") => format!("{space} place {count} {piece}"),
        (_, "terror") => format!("pacify {space} terror {count}"),
        (_, "levels") => format!("pacify {space} levels {count}"),
        (_, "base") => format!("base {space}"),
        ("train", "patronage") => format!("patronage {count}"),
        (_, "police") => format!("police {space}"),
        ("assault", "remove") => space.to_string(),
        ("assault", "abrams") => format!("{space} abrams {faction}"),
        ("assault", "search-and-destroy") => format!("{space} search {faction}"),
        ("assault", form) => format!("{space} {form}"),
        ("patrol", "activate") => format!("activate {space}"),
        ("patrol", "assault") => format!("assault {space}"),
        ("air-strike", "remove") => format!("{space} {count}"),
        ("air-strike", _) => format!("{space} 0"),
        ("raid", "remove") => format!("{space} remove"),
        ("advise", "force") => format!("{space} force activate {piece}"),
        ("advise", "sweep" | "assault") => format!("{space} {}", form.form),
        ("govern", "mandate") => format!("{space} patronage mandate"),
        ("govern", form) => format!("{space} {form}"),
        (_, "cobras") => format!("cobras {space} {piece}"),
        _ => space.to_string(),
    })
}

/// A turn in words: an Operation of 1 to 4 steps, often with a Special Activity somewhere.
fn turn_words(chance: &mut Chance, game: &Game, faction: Faction) -> String {
    let turn = Turn::of(faction, Terms::FULL);
    let operation = chance.one(&["train", "patrol", "sweep", "assault"]);
    let options = match operation {
        "train" => train::options(game, &turn),
        "patrol" => patrol::options(game, &turn),
        "sweep" => sweep::options(game, &turn),
        _ => assault::options(game, &turn),
    };
    let mut steps: Vec<String> = (0..1 + chance.below(4)).filter_map(|_| step(chance, &options)).collect();
    if operation == "patrol" && steps.is_empty() {
        steps.push("stay".to_owned());
    }
    if chance.is(50) {
        let name = match faction {
            Faction::Us => chance.one(&["advise", "air-lift", "air-strike"]),
            _ => chance.one(&["govern", "transport", "raid"]),
        };
        let options = match name {
            "advise" => advise::options(game, &turn),
            "air-lift" => air_lift::options(game, &turn),
            "air-strike" => air_strike::options(game, &turn),
            "govern" => govern::options(game, &turn),
            "transport" => transport::options(game, &turn),
            _ => raid::options(game, &turn),
        };
        let mut items: Vec<String> =
            (0..1 + chance.below(3)).filter_map(|_| step(chance, &options)).collect();
        if name == "air-strike" && chance.is(50) {
            items.insert(0, "degrade".to_owned());
        }
        let at = chance.below(steps.len() + 1);
        steps.insert(at, format!("special {name} {}", items.join(", ")));
        if name == "transport" && chance.is(40) {
            steps.push(format!("armored-cavalry {}", chance.one(&Space::ALL)));
        }
    }
    if operation == "patrol" && chance.is(30) {
        steps.push("lose none".to_owned());
    }
    format!("{operation} {}", steps.join("; "))
}

#[test]
fn random_turns_keep_every_rule_and_their_effects_lead_to_the_game() {
    let (mut done, mut refused, mut rows) = (0, 0, BTreeSet::new());
    for seed in 1..=60 {
        let mut chance = Chance::of(seed);
        let mut game = random_game(&mut chance);
        for turn in 0..60 {
            let faction = chance.one(&[Faction::Us, Faction::Arvn]);
            let terms = chance.one(&[
                Terms::FULL,
                Terms::FULL,
                Terms::FULL,
                Terms::LIMITED,
                Terms { free: true, ..Terms::FULL },
                Terms { directed: true, max_spaces: Some(2), ..Terms::FULL },
            ]);
            let words = turn_words(&mut chance, &game, faction);
            match attempt(&game, faction, terms, &words, seed * 1000 + turn) {
                Ok((after, _)) => {
                    game = after;
                    done += 1;
                }
                Err(Error::Refused { rule, .. }) => {
                    rows.insert(rule);
                    refused += 1;
                }
                Err(error) => panic!("{words}: {error}"),
            }
        }
    }
    assert!(done > 600, "{done} done, {refused} refused: {rows:?}");
}

#[test]
fn the_same_dice_lead_to_the_same_turn() {
    let mut chance = Chance::of(77);
    let game = random_game(&mut chance);
    for seed in 0..200 {
        let faction = chance.one(&[Faction::Us, Faction::Arvn]);
        let words = turn_words(&mut chance, &game, faction);
        let [one, other] = [0, 1].map(|_| attempt(&game, faction, Terms::FULL, &words, seed));
        match (one, other) {
            (Ok(one), Ok(other)) => assert_eq!(one, other),
            (Err(one), Err(other)) => assert_eq!(one.to_string(), other.to_string()),
            _ => panic!("{words}: once accepted, once refused"),
        }
    }
}
