//! The Reset Phase (6.6).

use pointman_core::dice::{DiceState, Seeded};
use pointman_fitl::coup::{CoupChoices, CoupStop};
use pointman_fitl::{
    Card, Effect, EligibilityMark, Faction, FactionSet, GameEffect, LastingCard, NextStep, Phase, PieceKind,
    PieceSet, Scenario, Space, SpaceSet, Table, Track, TrungCard,
};

use crate::coup::scene::at_phase;

#[test]
fn a_trail_at_0_improves_and_at_4_degrades() {
    for (before, after) in [(0, 1), (1, 1), (2, 2), (3, 3), (4, 3)] {
        assert_eq!(
            at_phase(Phase::CoupReset).track(Track::Trail, before).run("").track(Track::Trail),
            after,
            "from {before}"
        );
    }
    assert_eq!(
        at_phase(Phase::CoupReset)
            .track(Track::Trail, 4)
            .shaded(LastingCard::Oriskany)
            .run("")
            .track(Track::Trail),
        4
    );
    assert_eq!(
        at_phase(Phase::CoupReset)
            .track(Track::Trail, 0)
            .shaded(LastingCard::Oriskany)
            .run("")
            .track(Track::Trail),
        1
    );
}

#[test]
fn adsid_still_counts_before_momentum_is_discarded() {
    let scene = at_phase(Phase::CoupReset).track(Track::Trail, 4).unshaded(LastingCard::Adsid);
    let outcome = scene.run("");
    assert_eq!(outcome.track(Track::NvaResources), 14);
    assert!(!outcome.game.unshaded(LastingCard::Adsid));
}

#[test]
fn unshaded_migs_cost_a_player_nva_6_resources() {
    let scene = at_phase(Phase::CoupReset).unshaded(LastingCard::Migs);
    assert_eq!(scene.run("").track(Track::NvaResources), 14);
    assert_eq!(scene.clone().track(Track::NvaResources, 4).run("").track(Track::NvaResources), 0);
    let others = scene.players(&[Faction::Us, Faction::Arvn, Faction::Vc]);
    assert_eq!(others.run("").track(Track::NvaResources), 20);
}

#[test]
fn all_terror_and_sabotage_goes() {
    let scene = at_phase(Phase::CoupReset).terror(Space::Hue, 3).terror(Space::LocHueDaNang, 1);
    assert_eq!(scene.run("").game.board().terror_markers_left(), 15);
}

#[test]
fn all_guerrillas_and_special_forces_go_underground() {
    let pieces = "2 nva_guerrillas_a 1 vc_guerrillas_a 1 us_irregulars_a 1 arvn_rangers_a 1 vc_guerrillas_u";
    let outcome = at_phase(Phase::CoupReset)
        .at(Space::Hue, pieces)
        .at(Space::LocHueDaNang, "1 vc_guerrillas_a")
        .run("");
    let hidden = PieceSet::UNDERGROUND;
    assert_eq!(outcome.game.board().count_in(SpaceSet::ALL, hidden), 7);
    assert_eq!(outcome.count(Space::Hue, PieceKind::VcGuerrillasUnderground), 2);
}

#[test]
fn momentum_is_discarded_and_capabilities_stay() {
    let scene = at_phase(Phase::CoupReset)
        .unshaded(LastingCard::BodyCount)
        .shaded(LastingCard::Medevac)
        .shaded(LastingCard::Cadres);
    let game = scene.run("").game;
    assert_eq!(game.lasting().side(LastingCard::BodyCount), None);
    assert_eq!(game.lasting().side(LastingCard::Medevac), None);
    assert!(game.shaded(LastingCard::Cadres));
    assert_eq!(game.leader(), Some(pointman_fitl::Leader::NguyenVanThieu));
}

#[test]
fn all_factions_are_eligible_and_the_next_card_is_due() {
    let mut game =
        pointman_fitl::Game::on(Scenario::Full.board(), FactionSet::ALL, pointman_fitl::Edition::Second)
            .showing(Card::numbered(1), Some(Card::numbered(128)));
    for (faction, action) in
        [(Faction::Us, pointman_fitl::ActionTaken::Op), (Faction::Vc, pointman_fitl::ActionTaken::LimitedOp)]
    {
        game.apply(GameEffect::Acted { faction, action }).unwrap();
    }
    game.apply(GameEffect::Eligibility { faction: Faction::Arvn, mark: EligibilityMark::IneligibleNext })
        .unwrap();
    game.apply(GameEffect::Finish { card: Card::numbered(1) }).unwrap();
    assert_eq!(game.sequence().eligible(), FactionSet::only(Faction::Nva));
    game.apply(GameEffect::Leader { card: Card::numbered(128), flipped: false }).unwrap();
    game.apply(GameEffect::Phase { from: Phase::EventCard, to: Phase::CoupReset }).unwrap();
    let outcome = crate::coup::scene::run(&game, &CoupChoices::default(), &[]).unwrap();
    assert_eq!(*outcome.game.sequence(), pointman_fitl::Sequence::START);
    assert_eq!((outcome.game.phase(), outcome.run.stop), (Phase::EventCard, CoupStop::NextCard));
    assert_eq!(
        outcome.game.next_step(),
        NextStep::NoCards,
        "a made-up deck without cards; otherwise the next is revealed"
    );
}

#[test]
fn the_trung_deck_is_shuffled_and_a_non_player_vc_gets_an_agitate_total() {
    let agreed = pointman_fitl::NewGame {
        players: FactionSet::of_side(pointman_fitl::Side::Coin),
        ..pointman_fitl::NewGame::of(Scenario::Full)
    };
    let mut dice = Seeded::new(DiceState { seed: 7, drawn: 0 });
    let mut game = agreed.begin(&mut dice, &mut Vec::new()).unwrap();
    let held = game.board().track(Track::AgitateTotal);
    game.apply(Effect::Track { name: Track::AgitateTotal, from: held, to: 0 }.into()).unwrap();
    let unseen = *game.trung_deck();
    assert_eq!((unseen.len(), unseen.unseen().count_ones()), (12, 12), "those of NVA and VC");
    for card in [TrungCard::N, TrungCard::U, TrungCard::Z] {
        game.apply(GameEffect::TrungCard { card }).unwrap();
    }
    let (mut after, mut effects) = (game, Vec::new());
    Table { game: &mut after, dice: &mut dice, effects: &mut effects }.reset().unwrap();
    assert_eq!(*after.trung_deck(), unseen, "nobody knows any card");
    assert!((1..=3).contains(&after.board().track(Track::AgitateTotal)));
    let total = after.board().track(Track::AgitateTotal);
    Table { game: &mut after, dice: &mut dice, effects: &mut effects }.reset().unwrap();
    assert_eq!(after.board().track(Track::AgitateTotal), total, "one that is left carries over");
}
