//! The story of an evening as its campaign keeps it.

use pointman_fng::campaign::{TurnStory, story_of};
use pointman_fng::mission::{MissionId, Weather};
use pointman_fng::told::Told;
use serde_json::json;

use super::helpers::{advanced, all_quiet, campaign_of, fight, squad_of};

#[test]
fn a_story_tells_each_turn_without_throws_secrets_and_whose_time_it_is() {
    let mut told = Told::default();
    told.note("Missions", "your edge: west");
    told.note("Turn Sequence", "turn 1");
    told.rolled("activation", &[3, 2], "US Army acts first with Rep 3 or more");
    told.rolled("ranged-to-hit", &[6], "Slag fires the M-16 at Ha: 1 hit");
    told.thrown("ranged-damage", &[1], "Ha: Obviously Dead");
    told.note("ranged-damage", "Ha is Obviously Dead");
    told.note("ranged-damage", "Ha is Obviously Dead");
    told.note("Actions", "Slag moves: in cover");
    told.note("Time of Day and Weather", "the weather stays rain for the game");
    told.note("recovery", "Ha dies or goes home");
    told.due("recovery", "next, Ha: recovery (after the battle, or a Medic within 3 turns)");
    told.due("Mortar And Artillery Fire", "HQ fires: fng fire-mission --number 2");
    told.hidden("trap-place", &[2], "a trap lies by the gate");
    told.note("Turn Sequence", "turn 2");
    told.note("Turn Sequence", "US Army ends its Activations");
    told.note("Turn Sequence", "turn 3");
    told.note("Moving", "Slag leaves the table");
    let story = story_of(&told.events);
    let lines: Vec<(u16, &str)> = story.iter().map(|of| (of.turn, of.told.as_str())).collect();
    assert_eq!(
        lines,
        [
            (
                1,
                "Slag fires the M-16 at Ha: 1 hit. Ha is Obviously Dead. The weather stays rain for the game."
            ),
            (3, "Slag leaves the table.")
        ]
    );
}

#[test]
fn the_chronicle_takes_up_the_story_of_an_evening_under_its_turn() {
    let squad = squad_of(4, &[3, 3]);
    let mut campaign =
        campaign_of("us-army-infantry", "1967-05-early", &squad, json!({ "paper_strength": 4 }));
    fight(&mut campaign, MissionId::Recon, 2);
    let mut report = all_quiet(&campaign);
    report.weather = Some(Weather::HeavyRain);
    report.story = vec![TurnStory { turn: 3, told: "Slag fires the M-16 at Ha: 1 hit.".to_owned() }];
    advanced(&mut campaign, Some(report), &[]);
    let told = campaign.chronicle().markdown();
    let (_, after) = told.split_once("### Early May 1967: Reconnaissance Patrol").unwrap();
    let weather = Weather::HeavyRain.title();
    assert!(after.contains(weather) && !after.contains("clear"), "the weather of the evening: {told}");
    assert!(after.contains("- *Turn 3*: Slag fires the M-16 at Ha: 1 hit."), "{told}");
}

#[test]
fn a_story_tells_contacts_before_the_first_turn_and_who_withdraws_but_not_what_to_do() {
    let mut told = Told::default();
    told.note("Missions", "your edge: west");
    told.news(
        "Contact Table",
        "the 10 of spades: Tank in marker 1, hidden; In Sight tests",
        "contact in marker 1: Tank",
    );
    told.news("tight-ammo", "Giap is out of ammo: reload before firing again", "Giap is out of ammo");
    told.due("Missions", "an In Sight test at once on entering");
    told.note("Turn Sequence", "turn 1");
    told.news("Actions", "Ha moves: withdrawn", "Ha withdraws");
    let story = story_of(&told.events);
    let lines: Vec<(u16, &str)> = story.iter().map(|of| (of.turn, of.told.as_str())).collect();
    assert_eq!(lines, [(0, "Contact in marker 1: Tank. Giap is out of ammo."), (1, "Ha withdraws.")]);
}
