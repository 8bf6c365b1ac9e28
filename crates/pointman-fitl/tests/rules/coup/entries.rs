//! A Coup part in mid-course: what is listed is accepted as it is printed, what is not listed is refused, and
//! the part ends as soon as nothing is left that must be chosen.

use std::collections::BTreeSet;

use pointman_core::error::Error;
use pointman_core::question::NOTHING;
use pointman_fitl::coup::Spot;
use pointman_fitl::coup::{
    CoupChoices, CoupCourse, CoupEntry, CoupMove, Deserted, SpaceAgitated, SpacePacified,
};
use pointman_fitl::{BoxName, CoupPart, CoupQuestion, Game, PieceKind, Space, SupportLevel, Track};

use crate::coup::answer::Chance;
use crate::coup::laws::play_round;
use crate::coup::scene::{Scene, at_part, at_phase, run};

/// Entries of a part that may or may not be legal.
fn made_up(part: CoupPart, chance: &mut Chance) -> CoupEntry {
    let space = chance.of(&Space::ALL);
    let spot = |chance: &mut Chance| match chance.below(4) {
        0 => Spot::Box(chance.of(&BoxName::ALL)),
        _ => Spot::Space(chance.of(&Space::ALL)),
    };
    let (one, other) = (chance.up_to(3), chance.up_to(3));
    match part {
        CoupPart::CoupCard => CoupEntry::Desert(Deserted { space, troops: one, police: other }),
        CoupPart::VcSabotage => CoupEntry::Sabotage(space),
        CoupPart::UsPacify | CoupPart::ArvnPacify => {
            CoupEntry::Pacify(SpacePacified { space, terror: one, levels: other })
        }
        CoupPart::VcAgitate => {
            let underground = if chance.yes() { Some(chance.up_to(2)) } else { None };
            CoupEntry::Agitate(SpaceAgitated { space, terror: one, levels: other, underground })
        }
        CoupPart::VcShift => CoupEntry::Shift(space),
        _ => {
            let piece = chance.of(&[
                PieceKind::ArvnTroops,
                PieceKind::ArvnPolice,
                PieceKind::NvaTroops,
                PieceKind::UsTroops,
                PieceKind::UsBases,
            ]);
            let (from, to) = (spot(chance), spot(chance));
            CoupEntry::Move(CoupMove { piece, count: one, from, to })
        }
    }
}

/// Whether nothing but an unsaid forced choice tells the entry from a listed one.
fn equals_the_forced(course: &CoupCourse, entry: CoupEntry) -> bool {
    match entry {
        CoupEntry::Agitate(agitated) => {
            let unsaid = CoupEntry::Agitate(SpaceAgitated { underground: None, ..agitated });
            course.legal().contains(&unsaid)
        }
        CoupEntry::Desert(deserted) => {
            let game = course.game();
            let (fewest, most) = game.deserting_troops(deserted.space);
            fewest == most && deserted.troops == fewest
        }
        _ => false,
    }
}

/// Goes through a part at random, and tries the law on the way.
fn go_through(game: &Game, asked: &CoupQuestion, chance: &mut Chance) {
    let part = asked.part;
    let mut course = CoupCourse::begin(game, part).unwrap();
    for taken in 0.. {
        let (question, legal) = (course.question(), course.legal());
        let told: BTreeSet<&String> = question.legal.iter().collect();
        let words: Vec<String> = legal.iter().map(|entry| entry.words(asked.faction)).collect();
        assert_eq!(words.iter().collect::<BTreeSet<_>>().len(), legal.len(), "{part}: listed twice");
        assert!(told.iter().all(|answer| words.contains(answer)), "{part}: {told:?}");
        assert!(course.may_end() || !told.is_empty(), "{part}: nothing is listed, and it may not end");
        assert_eq!(question.optional, course.may_end(), "{question}");
        assert_eq!((question.name.as_str(), question.by.as_deref()), (part.id(), Some(asked.faction.id())));
        assert_eq!(question.given as usize, taken);
        for _ in 0..legal.len().min(12) {
            let index = chance.below(legal.len());
            let mut after = course.clone();
            after.take(legal[index]).unwrap_or_else(|error| panic!("{part} {}: {error}", legal[index]));
            let mut typed =
                course.entries().iter().map(|entry| entry.words(asked.faction)).collect::<Vec<_>>();
            typed.push(words[index].clone());
            let typed = format!("{part} {}", typed.join(", "));
            let choices = CoupChoices::parse(&typed).unwrap_or_else(|error| panic!("{typed}: {error}"));
            assert_eq!(choices, after.choices(), "{typed}");
            match run(game, &choices, &[]) {
                Ok(_) => assert!(after.may_end(), "{typed}"),
                // The dice of what follows.
                Err(Error::Dice(_)) => assert!(after.may_end(), "{typed}"),
                Err(error) => {
                    assert!(!after.may_end() && !error.open().is_empty(), "{typed}: {error}");
                    assert_eq!(error.open(), [after.question()], "{typed}");
                }
            }
        }
        for _ in 0..60 {
            let entry = made_up(part, chance);
            if course.clone().take(entry).is_ok() {
                assert!(
                    legal.contains(&entry) || equals_the_forced(&course, entry),
                    "{part} {entry}: not listed"
                );
            }
        }
        let none = CoupChoices::parse(&format!("{part} {NOTHING}")).unwrap();
        if taken == 0 {
            let declined = run(game, &none, &[]);
            assert_eq!(!matches!(declined, Err(Error::Refused { .. })), question.optional, "{part}");
        }
        if course.may_end() && (told.is_empty() || chance.below(4) == 0) {
            return;
        }
        let answer = &question.legal[chance.below(question.legal.len())];
        course.take(legal[words.iter().position(|word| word == answer).unwrap()]).unwrap();
    }
}

#[test]
fn whatever_a_part_lists_in_mid_course_is_accepted_as_printed_and_nothing_else() {
    for seed in 0..40 {
        let mut chance = Chance::new(seed + 1000);
        play_round(seed, |game, question| go_through(game, question, &mut chance));
    }
}

fn refused(scene: &Scene, words: &str) -> Error {
    let game = scene.game();
    run(&game, &CoupChoices::parse(words).unwrap(), &[]).map(|_| ()).expect_err("it is refused")
}

#[test]
fn a_part_that_is_not_finished_asks_for_the_rest() {
    let scene =
        at_part(CoupPart::UsCommitment).casualties(PieceKind::UsTroops, 3).at(Space::Saigon, "4 us_troops");
    let error = refused(&scene, "us-commitment 1t casualties to saigon");
    let [question] = error.open() else { panic!("{error}") };
    assert_eq!((question.name.as_str(), question.by.as_deref()), ("us-commitment", Some("us")));
    assert_eq!((question.given, question.optional), (1, false));
    assert!(question.legal.contains(&"2t casualties to saigon".to_owned()), "{question}");
    assert!(error.to_string().contains("2 US Troops from Casualties, which must be placed"), "{error}");
    assert_eq!(error.exit_code(), 1);
}

#[test]
fn what_the_us_commits_is_told_with_the_population_that_vc_may_then_shift() {
    let scene = at_part(CoupPart::UsCommitment).at(Space::Saigon, "8 us_troops");
    let game = scene.game();
    let choices = CoupChoices::parse("us-commitment 5t saigon to available").unwrap();
    let course = CoupCourse::after(&game, CoupPart::UsCommitment, &choices).unwrap().unwrap();
    assert_eq!(course.withdrawal_points(), 2);
    assert!(course.question().what.contains("VC then shifts Population 2"), "{}", course.question());
}

#[test]
fn pacification_lists_what_the_purse_still_pays_for() {
    let scene = at_phase(pointman_fitl::Phase::CoupSupport)
        .at(Space::Hue, "2 us_troops 1 arvn_police")
        .at(Space::Saigon, "2 us_troops 1 arvn_police")
        .track(Track::ArvnResources, 19)
        .support(Space::Hue, SupportLevel::Neutral)
        .support(Space::Saigon, SupportLevel::Neutral);
    let game = scene.game();
    let mut course = CoupCourse::begin(&game, CoupPart::UsPacify).unwrap();
    assert_eq!(
        course.question().legal,
        ["hue levels 1", "hue levels 2", "saigon levels 1", "saigon levels 2"]
    );
    let first = CoupChoices::parse("us-pacify hue levels 2").unwrap().entries(CoupPart::UsPacify);
    course.take_all(&first).unwrap();
    assert_eq!(course.question().legal, ["saigon levels 1"]);
}

#[test]
fn all_locs_that_are_due_may_be_named_although_there_is_no_choice() {
    let scene = at_part(CoupPart::VcSabotage).at(Space::LocHueDaNang, "1 vc_guerrillas_u");
    let scene = pointman_fitl::SpaceSet::CITIES.iter().fold(scene, |scene, city| {
        if city == Space::Hue { scene.at(city, "1 us_troops") } else { scene.at(city, "1 arvn_police") }
    });
    assert_eq!(scene.run("vc-sabotage loc-hue-da-nang").game.board().terror(Space::LocHueDaNang), 1);
    for words in ["vc-sabotage none", "vc-sabotage loc-hue-da-nang, loc-saigon-can-tho"] {
        let error = refused(&scene, words);
        assert!(error.to_string().contains("CP1"), "{error}");
        assert_eq!(error.exit_code(), 1, "{error}");
    }
}
