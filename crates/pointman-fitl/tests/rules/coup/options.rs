//! What is listed is accepted, what is not is refused.

use pointman_fitl::coup::{Commitment, CoupChoices, CoupMove, CoupOptions, MoveOptions, SpaceSteps, Spot};
use pointman_fitl::{
    BoxName, CoupPart, CoupQuestion, Edition, Game, LastingCard, Phase, PieceKind, Space, SpaceSet,
};
use proptest::prelude::*;

use crate::coup::laws::play_round;
use crate::coup::scene::{at_part, at_phase, run};

fn accepted(game: &Game, words: &str) -> bool {
    run(game, &CoupChoices::parse(words).unwrap(), &[]).is_ok()
}

fn steps(game: &Game, question: &CoupQuestion, listed: &[SpaceSteps]) {
    for space in Space::ALL {
        let option = listed.iter().find(|option| option.space == space);
        for (terror, levels) in (0..4).flat_map(|terror| (0..4).map(move |levels| (terror, levels))) {
            let ways = match option.and_then(|option| option.removing) {
                Some(_) => vec![Some(0_u8), Some(1), Some(2)],
                None => vec![None],
            };
            for underground in ways {
                let removing =
                    underground.map_or(String::new(), |hidden| format!("removing {hidden}u {}a", 2 - hidden));
                let words = format!("{} {space} terror {terror} levels {levels} {removing}", question.part);
                let is_listed = terror + levels > 0
                    && option.is_some_and(|option| {
                        terror <= option.terror
                            && (levels == 0
                                || (terror == game.board().terror(space) && levels <= option.levels))
                            && option.removing.is_none_or(|ways| {
                                underground.is_none_or(|hidden| {
                                    (ways.fewest_underground..=ways.most_underground).contains(&hidden)
                                })
                            })
                    });
                assert_eq!(accepted(game, &words), is_listed, "{words}: {option:?}");
            }
        }
    }
}

fn is_listed(listed: &[MoveOptions], moved: &CoupMove) -> bool {
    let CoupMove { piece, count, from, to } = *moved;
    listed.iter().any(|option| {
        option.piece == piece
            && option.from == from
            && option.to.contains(&to)
            && (1..=option.most).contains(&count)
    })
}

fn moves(game: &Game, question: &CoupQuestion, listed: &[MoveOptions]) {
    let spots: Vec<Spot> =
        Space::ALL.into_iter().map(Spot::Space).chain(BoxName::ALL.into_iter().map(Spot::Box)).collect();
    let markers = game.control_markers();
    let commitment = Commitment::begin(game, markers, game.casualty_troops());
    let may = |moved: &CoupMove| match question.part {
        CoupPart::ArvnRedeploy => game.may_redeploy_arvn(moved, markers).is_ok(),
        CoupPart::NvaRedeploy => game.may_redeploy_nva(moved).is_ok(),
        _ => match (moved.from, moved.to, moved.piece) {
            (Spot::Box(BoxName::Casualties), Spot::Space(space), PieceKind::UsTroops) => {
                game.may_place_casualties(space, moved.count, markers).is_ok()
            }
            _ => commitment.may_move(game, moved).is_ok(),
        },
    };
    for piece in PieceKind::ALL {
        for from in &spots {
            for to in &spots {
                for count in [0, 1, 2, 3, 11, 41] {
                    let moved = CoupMove { piece, count, from: *from, to: *to };
                    assert_eq!(may(&moved), is_listed(listed, &moved), "{}: {moved:?}", question.part);
                }
            }
        }
    }
}

fn question_is_complete(game: &Game, question: &CoupQuestion) {
    match &question.options {
        CoupOptions::Desert(spaces) => {
            for space in SpaceSet::ALL.iter().filter(|space| game.deserting(*space) > 0) {
                let (fewest, most) = game.deserting_troops(space);
                assert_eq!(spaces.iter().any(|option| option.space == space), fewest < most);
            }
            for option in spaces {
                for (troops, police) in (0..5).flat_map(|troops| (0..5).map(move |police| (troops, police))) {
                    let words: Vec<String> = spaces
                        .iter()
                        .map(|other| match other.space == option.space {
                            true => format!("{} {troops}t {police}p", other.space),
                            false => format!(
                                "{} {}t {}p",
                                other.space,
                                other.fewest_troops,
                                other.cubes - other.fewest_troops
                            ),
                        })
                        .collect();
                    let is_listed = troops + police == option.cubes
                        && (option.fewest_troops..=option.most_troops).contains(&troops);
                    let words = format!("coup-card {}", words.join(", "));
                    assert_eq!(accepted(game, &words), is_listed, "{words}: {option:?}");
                }
            }
        }
        CoupOptions::Sabotage(options) => {
            for space in Space::ALL {
                let others = options.spaces.without(space).iter().take(usize::from(options.count) - 1);
                let words: Vec<_> = std::iter::once(space).chain(others).map(Space::id).collect();
                assert_eq!(
                    accepted(game, &format!("vc-sabotage {}", words.join(", "))),
                    options.spaces.contains(space),
                    "{space}"
                );
            }
        }
        CoupOptions::Steps(options) => steps(game, question, &options.spaces),
        CoupOptions::Moves(options) => moves(game, question, &options.moves),
        CoupOptions::Shift(options) => {
            for space in Space::ALL {
                assert_eq!(
                    accepted(game, &format!("vc-shift {space}")),
                    options.spaces.contains(space),
                    "{space}"
                );
            }
        }
    }
    let none = format!("{} none", question.part);
    assert_eq!(accepted(game, &none), question.may_decline, "{none}");
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn what_is_listed_is_accepted_and_what_is_not_is_refused(seed in any::<u64>()) {
        play_round(seed, question_is_complete);
    }
}

/// The question that this game asks, if it asks one.
fn asks(game: &Game) -> Option<CoupQuestion> {
    game.coup_question(game.coup_due().unwrap())
}

#[test]
fn the_listing_tells_prices_purses_and_limits() {
    let scene = at_phase(Phase::CoupSupport)
        .at(Space::Hue, "1 us_troops 1 arvn_police")
        .terror(Space::Hue, 1)
        .leader(127);
    let json = serde_json::to_value(asks(&scene.game()).unwrap()).unwrap();
    let expected = serde_json::json!({
        "part": "us-pacify", "faction": "us", "may_decline": true,
        "steps": { "price": 4, "purse": 20, "most_spaces": 4,
        "spaces": [{ "space": "hue", "terror": 1, "levels": 2 }] },
    });
    assert_eq!(json, expected);
}

#[test]
fn the_listing_tells_what_must_redeploy_and_where_to() {
    let scene =
        at_part(CoupPart::ArvnRedeploy).at(Space::TayNinh, "2 arvn_troops").at(Space::Hue, "1 nva_troops");
    let question = asks(&scene.game()).unwrap();
    assert!(!question.may_decline);
    let CoupOptions::Moves(options) = question.options else { panic!("pieces are moved") };
    let [troops] = &options.moves[..] else { panic!("{:?}", options.moves) };
    assert_eq!((troops.must, troops.most), (2, 2));
    assert!(!troops.to.contains(&Spot::Space(Space::Hue)) && troops.to.len() == 7);
}

#[test]
fn the_listing_tells_the_limits_of_commitment() {
    let scene = at_part(CoupPart::UsCommitment)
        .casualties(PieceKind::UsTroops, 4)
        .at(Space::DaNang, "1 us_bases 1 arvn_bases");
    let CoupOptions::Moves(options) = asks(&scene.game()).unwrap().options else {
        panic!("pieces are moved")
    };
    assert_eq!((options.most_troops, options.most_bases), (Some(6), Some(2)));
    let casualties = &options.moves[0];
    assert_eq!((casualties.from, casualties.must), (Spot::Box(BoxName::Casualties), 4));
}

#[test]
fn nothing_is_asked_where_there_is_nothing_to_choose() {
    assert_eq!(
        asks(&at_part(CoupPart::NvaRedeploy).at(Space::Hue, "3 nva_troops").game()),
        None,
        "no NVA Base"
    );
    assert_eq!(
        asks(&at_part(CoupPart::NvaRedeploy).at(Space::TayNinh, "3 nva_troops 1 nva_bases").game()),
        None
    );
    assert_eq!(asks(&at_part(CoupPart::VcShift).game()), None);
    assert_eq!(asks(&at_part(CoupPart::ArvnRedeploy).game()), None);
    let spent =
        at_part(CoupPart::VcAgitate).at(Space::TayNinh, "1 vc_guerrillas_u").unshaded(LastingCard::Cadres);
    assert_eq!(asks(&spent.game()), None);
    assert_eq!(spent.game().edition(), Edition::Second);
}
