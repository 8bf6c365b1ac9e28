//! What an evening says and remembers: lights by night, Attributes that turn a result, second squads.

use pointman_core::voice::{self, Voice};
use pointman_fng::calendar::Turn;
use pointman_fng::checks::Flag;
use pointman_fng::support::Who;
use serde_json::json;

use super::mended::now;
use super::scene::{dice, man, of, refusal, take};
use crate::support::scene::by_night;

#[test]
fn a_flashlight_adds_1_to_the_rep_of_whoever_fires_at_it() {
    let fired = |light: Option<&str>| {
        let mut mission = by_night(now(3, 5));
        if let Some(light) = light {
            let uses = json!({ "figures": ["Smith"], "as": [light] });
            take(&mut mission, "fng-stand", uses, &mut dice(&[])).unwrap();
        }
        let fire = json!({ "fire": [{ "by": "Ha", "at": ["Smith"] }], "reactions": 0, "reaction": true });
        take(&mut mission, "fng-exchange", fire, &mut dice(&[3, 1, 1])).unwrap()
    };
    // Rep 4 and a 3 are one short in the open.
    for (light, hits) in [(None, false), (Some("red-filter"), false), (Some("flashlight"), true)] {
        assert_eq!(!fired(light).contains("no hit"), hits, "{light:?}: {}", fired(light));
    }
}

#[test]
fn a_pencil_flare_is_launched_by_night_and_is_no_act() {
    let flare = json!({ "figures": ["Slag"], "does": "flare", "place": "the ford" });
    assert!(refusal(&now(5, 3), "fng-stand", flare.clone()).contains("it is day"));
    let mut mission = by_night(now(5, 3));
    take(&mut mission, "fng-stand", flare, &mut dice(&[])).unwrap();
    let burning = &mission.play.flares[0];
    assert_eq!((burning.area_in, burning.until), (24, mission.play.turn + 1));
    assert!(mission.acted_in_turn(of(&mission, "Slag")).is_fresh());
    let nowhere = json!({ "figures": ["Slag"], "does": "flare" });
    assert!(refusal(&mission, "fng-stand", nowhere).contains("what the flare lights"));
}

#[test]
fn an_attribute_that_turns_a_result_is_named() {
    let mut mission = now(5, 3);
    mission.company.find_mut("Smith").unwrap().man.attributes.gain("coward");
    let check = json!({ "check": "received-fire", "figures": ["Smith"] });
    let told = take(&mut mission, "fng-react", check, &mut dice(&[6, 1])).unwrap();
    assert!(told.contains("passes 1: Hunker Down (Coward)"), "{told}");
}

#[test]
fn a_command_names_its_file_and_quotes_names_of_several_words() {
    let mut mission = now(5, 3);
    mission.company.find_mut("Smith").unwrap().man.name = "Cpl Smith".to_owned();
    let fire = json!({ "fire": [{ "by": "Cpl Smith", "at": ["Ha"] }] });
    mission.company.find_mut("Cpl Smith").unwrap().out_of_ammo = true;
    voice::about(Some("'my evening.json'"));
    let (shell, prompt) = (
        refusal(&mission, "fng-exchange", fire.clone()),
        Voice::Prompt.speaking(|| refusal(&mission, "fng-exchange", fire.clone())),
    );
    voice::about(None);
    let reload = "pointman fng stand 'my evening.json' -i --figure 'Cpl Smith' --does reload";
    assert!(shell.contains(reload), "{shell}");
    assert!(prompt.contains("`Cpl Smith reload`"), "{prompt}");
}

#[test]
fn a_squad_of_others_who_are_called_alike_is_another_squad() {
    let mission = now(3, 5);
    let ha = |rep: u8| man("Ha", rep, "ak-47");
    assert!(mission.are_another_squad(Who::Enemy, &[ha(5), man("Cong", 3, "ak-47")]));
    assert!(!mission.are_another_squad(Who::Enemy, &[ha(4)]), "the same men");
    assert!(!mission.are_another_squad(Who::Enemy, &[man("Cong", 3, "ak-47")]), "nobody is called alike");
    assert_eq!(mission.squad_group(Who::Enemy), "squad 2");
}

#[test]
fn everyone_of_the_free_world_on_foot_may_have_tripped() {
    let mut mission = now(3, 5);
    mission.company.find_mut("Jones").unwrap().man.state.insert(Flag::KnockedDown);
    let names: Vec<&str> = mission.may_have_tripped().into_iter().map(|man| man.name()).collect();
    assert_eq!(names, ["Slag", "Smith", "Ortiz"]);
}

#[test]
fn a_turn_may_be_written_as_reports_call_it() {
    for typed in ["early May 1967", "May 1967 early", "1967-05-early", "EARLY may, 1967"] {
        assert_eq!(typed.parse::<Turn>().unwrap().to_string(), "1967-05-early", "{typed}");
    }
    for wrong in ["May 1967", "early May 1972", "early 1967", "soon"] {
        assert!(wrong.parse::<Turn>().is_err(), "{wrong}");
    }
    assert!(Turn::is_begun_by("early May") && !Turn::is_begun_by("draw"));
}
