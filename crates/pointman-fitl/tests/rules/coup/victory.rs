//! The Victory Phase (6.1) and the end of the final Round (6.4.5).

use pointman_fitl::coup::CoupStop;
use pointman_fitl::{CoupPart, Faction, HumanWins, LastingCard, Phase, Space, SupportLevel, Track};

use crate::coup::scene::{at_part, at_phase};

#[test]
fn the_game_ends_at_once_when_a_faction_passes_the_check() {
    let scene = at_phase(Phase::CoupVictory).track(Track::Patronage, 51);
    let outcome = scene.run("");
    assert_eq!((outcome.game.phase(), outcome.game.winner()), (Phase::Over, Some(Faction::Arvn)));
    assert_eq!((outcome.run.parts, outcome.run.stop), (vec![CoupPart::Victory], CoupStop::GameOver));
}

#[test]
fn a_total_that_only_equals_the_threshold_does_not_end_the_game() {
    // The US has 40 Troops and 6 Bases Available: 4 more make 50.
    let scene = at_phase(Phase::CoupVictory).support(Space::Hue, SupportLevel::ActiveSupport);
    assert_eq!(scene.game().board().victory_total(Faction::Us), 50);
    assert_eq!(scene.run("").game.winner(), None);
    let more = scene.support(Space::DaNang, SupportLevel::PassiveSupport);
    assert_eq!(more.run("").game.winner(), Some(Faction::Us));
}

#[test]
fn a_lone_person_against_non_players_does_not_win_before_the_end() {
    let scene = at_phase(Phase::CoupVictory).track(Track::Patronage, 60).players(&[Faction::Arvn]);
    assert_eq!(scene.game().human_wins(), HumanWins::Final);
    let outcome = scene.run("");
    assert_eq!(outcome.game.winner(), None);
}

#[test]
fn the_final_round_ends_after_redeploy_and_the_highest_margin_wins() {
    let scene = at_part(CoupPart::NvaRedeploy).final_round().at(Space::KienPhong, "1 vc_bases");
    let outcome = scene.run("");
    // US: 46 of 50 with all Troops and Bases Available; the others are further behind.
    assert_eq!((outcome.game.phase(), outcome.game.winner()), (Phase::Over, Some(Faction::Us)));
    assert_eq!(outcome.run.stop, CoupStop::GameOver);
}

#[test]
fn the_final_victory_counts_what_redeployed() {
    // NVA takes Control of Tay Ninh, Population 2.
    let south = [Space::TayNinh, Space::KienPhong, Space::KienHoaVinhBinh, Space::BinhDinh];
    let mut scene = at_part(CoupPart::NvaRedeploy).final_round().at(Space::NorthVietnam, "9 nva_troops");
    for space in south {
        scene = scene.at(space, "1 nva_bases");
    }
    scene = scene.at(Space::TayNinh, "1 us_bases 1 us_troops").at(Space::Saigon, "2 nva_guerrillas_u");
    let stays = scene.run("nva-redeploy none").game;
    let comes = scene.run("nva-redeploy 2t north-vietnam to tay-ninh").game;
    let margin = |game: &pointman_fitl::Game| game.board().victory_margin(Faction::Nva);
    assert_eq!(margin(&comes) - margin(&stays), 2);
    assert_eq!(comes.phase(), Phase::Over);
}

#[test]
fn a_round_that_is_not_the_last_goes_on_with_commitment() {
    let outcome = at_part(CoupPart::NvaRedeploy).unshaded(LastingCard::TopGun).run("");
    assert_eq!(outcome.game.winner(), None);
    assert!(outcome.run.parts.contains(&CoupPart::Casualties));
}
