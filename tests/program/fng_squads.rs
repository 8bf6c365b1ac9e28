//! Squads: their documents, and the checks their figures take.

use pointman::command::{ENTRIES, Session};
use pointman::dice::Scripted;
use pointman::document::{self, Document};
use pointman::error::{Error, Fault};
use pointman::fng::checks::{Edition, Situation, find, test};
use pointman::fng::checks::{Flag, ValueId};
use pointman::fng::squads::squad::Squad;
use serde_json::{Map, Value, json};

fn squad(figures: Value) -> Value {
    json!({ "format": "pointman", "version": 1, "kind": "fng-squad", "dice": { "seed": 7, "drawn": 0 },
            "data": { "name": "2nd Squad", "force": "us-army-infantry", "figures": figures } })
}

fn second_squad() -> Value {
    squad(json!([
        { "name": "Sgt Slag", "rep": 5, "star": true, "role": "leader", "attributes": ["born-leader"],
          "weapon": { "name": "Thompson", "class": "large-caliber-smg", "range_in": 24, "targets": 4,
              "impact": 2 } },
        { "name": "Cpl Jones", "rep": 4, "role": "junior-nco", "attributes": ["rto-wizard"] },
        { "name": "Coleman", "rep": 3, "attributes": ["coward"], "state": ["in-cover"], "months": 2,
        "kills": 1,
          "weapon": { "name": "M-16", "class": "selective-fire-rifle", "range_in": 48, "targets": 2,
              "targets_auto": 3, "impact": 2 } },
        { "name": "Cowboy", "rep": 4, "attributes": ["pigman"],
            "weapon": { "name": "M-60", "class": "lmg", "range_in": 48, "targets": 5, "impact": 3 } },
        { "name": "Dobbs", "rep": 2, "state": ["out-of-the-fight"], "rep_fixed": true }
    ]))
}

fn open(value: &Value) -> Result<Document<Squad>, Error> {
    document::read("squad.json", &value.to_string())
}

fn run(command: &str, name: &str, options: Value) -> Result<Value, Error> {
    let entry = ENTRIES.iter().find(|entry| entry.path == [command]).unwrap();
    let Value::Object(mut options) = options else { unreachable!("options are a map") };
    options.insert("squad".to_owned(), second_squad());
    let outcome = entry.call(vec![Value::from(name)], options, &mut Session::of_command_line())?;
    Ok(outcome.answer.json())
}

fn tested(check: &str, options: Value) -> Value {
    run("fng-test", check, options).unwrap()
}

#[test]
fn a_squad_is_read_and_written_again_the_same() {
    let text = open(&second_squad()).unwrap().to_text();
    assert_eq!(document::read::<Squad>("squad.json", &text).unwrap().to_text(), text);
}

fn faults_of(bad: &Value) -> Vec<Fault> {
    let Err(Error::Document { faults, .. }) = open(bad) else { panic!("a bad squad was read") };
    faults
}

fn names_faults_at(bad: &Value, pointers: &[&str]) {
    let faults = faults_of(bad);
    for pointer in pointers {
        assert!(faults.iter().any(|fault| fault.pointer == *pointer), "{pointer} is not among {faults:#?}");
    }
}

#[test]
fn every_fault_of_a_squad_that_can_be_read_is_named() {
    let bad = squad(json!([
        { "name": "Smith", "rep": 7, "role": "leader", "attributes": ["towgh", "agile", "agile"] },
        { "name": "Smith", "rep": 4, "role": "leader", "state": ["stationary", "moving"] },
        { "name": " ", "rep": 4, "months": 14, "tour": 0,
        "weapon": { "name": "M-16", "class": "semi-automatic-rifle", "targets": 0, "impact": 12 } }
    ]));
    names_faults_at(
        &bad,
        &[
            "/data/figures/0/rep",
            "/data/figures/0/attributes/0",
            "/data/figures/0/attributes/2",
            "/data/figures/1/name",
            "/data/figures/1/role",
            "/data/figures/1/state",
            "/data/figures/2/name",
            "/data/figures/2/months",
            "/data/figures/2/tour",
            "/data/figures/2/weapon/targets",
            "/data/figures/2/weapon/impact",
        ],
    );
    let of =
        |pointer: &str| faults_of(&bad).into_iter().find(|fault| fault.pointer == pointer).unwrap().message;
    assert!(of("/data/figures/0/attributes/0").contains("did you mean tough?"));
}

#[test]
fn words_that_no_squad_has_are_named_with_the_nearest() {
    let mut bad = squad(json!([{ "name": "Smith", "rep": 4, "state": ["in-cver"] }]));
    bad["data"]["force"] = json!("us-marine");
    names_faults_at(&bad, &["/data/figures/0/state/0", "/data/force"]);
    for fault in faults_of(&bad) {
        let nearest = if fault.pointer == "/data/force" { "us-marines" } else { "in-cover" };
        assert!(fault.message.contains(nearest), "{fault:?}");
    }
}

#[test]
fn a_squad_is_never_empty() {
    let faults = faults_of(&squad(json!([])));
    assert_eq!(faults.len(), 1, "{faults:?}");
}

#[test]
fn one_field_of_a_squad_can_be_adjusted() {
    let mut document = open(&second_squad()).unwrap();
    document.adjust("/figures/2/rep", json!(4)).unwrap();
    assert_eq!(document.data.figures[2].rep, 4);
    assert_eq!(document.adjust("/figures/2/rep", json!(9)).unwrap_err().exit_code(), 1);
}

#[test]
fn a_figure_brings_rep_attributes_and_state() {
    let fired = tested("received-fire", json!({ "figure": "Coleman", "rolls": [1, 5] }));
    assert_eq!(
        (&fired["figure"], &fired["target"], &fired["outcome"]),
        (&json!("Coleman"), &json!(3), &json!("return-fire-rep-minus-1"))
    );
    let fired = tested("received-fire", json!({ "figure": "coleman", "rolls": [1, 5], "with": "outgunned" }));
    assert_eq!(fired["outcome"], "hunker-down", "a Coward who is to Duck Back");
}

#[test]
fn a_figures_weapon_makes_his_attributes_act() {
    let shot = tested("ranged-to-hit", json!({ "figure": ["Cowboy"], "rolls": [6] }));
    assert_eq!((&shot["target"], &shot["outcome"]), (&json!(5), &json!("hit")));
    assert_eq!(tested("outgunned", json!({ "figure": "Cowboy" }))["outcome"], "ogr-4");
}

#[test]
fn how_a_shooter_stands_does_not_protect_his_target() {
    let shot = tested("ranged-to-hit", json!({ "figure": "Coleman", "with": "others", "rolls": [6] }));
    assert_eq!((&shot["roll"], &shot["outcome"]), (&json!(9), &json!("hit")));
}

#[test]
fn a_star_with_free_will_chooses_and_rolls_what_is_no_reaction() {
    let choice = tested(
        "received-fire",
        json!({ "figure": "Sgt Slag", "with": "in-cover", "set": { "choice": "hunker-down" } }),
    );
    assert_eq!(choice["outcome"], "hunker-down");
    assert_eq!(tested("swim", json!({ "figure": "Sgt Slag", "rolls": [1, 2] }))["passes"], 2);
    assert_eq!(
        tested("in-sight", json!({ "figure": "Sgt Slag", "with": "stationary", "rolls": [1, 2] }))["passes"],
        2
    );
    assert_eq!(tested("outgunned", json!({ "figure": "Sgt Slag" }))["outcome"], "never-outgunned");
}

#[test]
fn the_star_who_leads_nine_grunts_alone_has_the_advantages_of_a_star() {
    let mut figures = vec![
        json!({ "name": "Star", "rep": 5, "star": true, "role": "leader", "attributes": ["born-leader"],
        "weapon": { "name": "SMG", "class": "large-caliber-smg", "range_in": 24, "targets": 3,
        "impact": 2 } }),
    ];
    figures.extend((1..=9).map(|number| json!({ "name": format!("Grunt {number}"), "rep": 4 })));
    let ours = open(&squad(Value::Array(figures))).unwrap();
    let enemy = json!({ "format": "pointman", "version": 1, "kind": "fng-squad",
        "dice": { "seed": 7, "drawn": 0 },
        "data": { "force": "local-vc", "figures": [{ "name": "Phu", "rep": 3 }] } });
    let theirs = open(&enemy).unwrap();
    let check = find("received-fire", Edition::One).unwrap();
    let chooses = |squad: &Document<Squad>, index: usize| {
        let figure = &squad.data.figures[index];
        squad.data.situation(check, Edition::One, figure).state.contains(&Flag::Star)
    };
    assert_eq!(ours.data.figures.len(), 10);
    assert!(chooses(&ours, 0));
    assert!((1..10).all(|grunt| !chooses(&ours, grunt)));
    assert!(!chooses(&theirs, 0), "the Viet Cong are Grunts");
}

#[test]
fn the_leader_of_a_group_gives_the_leader_die_first() {
    let moved =
        tested("fast-move", json!({ "figure": ["Sgt Slag", "Cpl Jones", "Coleman"], "rolls": [6, 5, 4] }));
    let distances: Vec<_> =
        moved.as_array().unwrap().iter().map(|tested| tested["distance_in"].clone()).collect();
    assert_eq!(distances, [16, 12, 8]);
    assert_eq!(moved[0]["leader_die"], 6);
}

#[test]
fn a_junior_nco_leads_a_group_split_off() {
    let charge =
        tested("wanting-to-charge", json!({ "figure": ["Cpl Jones", "Coleman"], "rolls": [4, 6, 5, 3, 1] }));
    assert_eq!(
        (&charge[0]["leader_die"], &charge[0]["passes"], &charge[1]["passes"]),
        (&json!(4), &json!(1), &json!(2))
    );
}

#[test]
fn one_out_of_the_fight_takes_no_check_but_recovers() {
    assert_eq!(run("fng-test", "swim", json!({ "figure": "Dobbs" })).unwrap_err().exit_code(), 1);
    assert_eq!(tested("recovery", json!({ "figure": "Dobbs", "rolls": [1, 2] }))["outcome"], "recovers");
}

#[test]
fn a_rep_fixed_by_doubles_is_not_rolled_for() {
    let refused = run("fng-test", "monthly-rep", json!({ "figure": "Dobbs" })).unwrap_err();
    assert!(refused.to_string().contains("fixed until the tour ends"), "{refused}");
    assert_eq!(tested("monthly-rep", json!({ "figure": "Coleman", "rolls": [1, 2] }))["outcome"], "rep-up");
}

#[test]
fn the_check_of_an_attribute_is_for_those_who_have_it() {
    assert_eq!(
        run("fng-test", "medic", json!({ "figure": "Cowboy" })).unwrap_err().to_string(),
        "Cowboy has no Medic [Attributes (Medic)]"
    );
}

#[test]
fn odds_are_told_for_figures_too() {
    let odds = run("odds", "received-fire", json!({ "figure": "Coleman" })).unwrap();
    assert_eq!((&odds["of"], &odds["outcomes"][0]["ways"]), (&json!(36), &json!(9)));
    assert_eq!(
        run("odds", "fast-move", json!({ "figure": ["Cpl Jones", "Coleman"] }))
            .unwrap()
            .as_array()
            .unwrap()
            .len(),
        2
    );
}

#[test]
fn an_unknown_or_repeated_figure_is_refused() {
    let error = run("fng-test", "swim", json!({ "figure": "Colman" })).unwrap_err();
    assert_eq!(error.to_string(), "there is no figure `Colman`; did you mean Coleman?");
    assert!(
        run("fng-test", "swim", json!({ "figure": ["Coleman", "coleman"] }))
            .unwrap_err()
            .to_string()
            .contains("named twice")
    );
    assert!(run("fng-test", "swim", json!({})).unwrap_err().to_string().contains("with `figure`"));
}

#[test]
fn a_flak_jacket_on_the_roster_softens_blasts_and_no_bullets() {
    let squad = open(&squad(json!([{ "name": "Slag", "rep": 4, "state": ["flak-jacket"] }]))).unwrap().data;
    for edition in Edition::ALL {
        let check = find("ranged-damage", edition).unwrap();
        let hit = squad.situation(check, edition, &squad.figures[0]).set(ValueId::Impact, 3);
        let target = |situation: &Situation| {
            test(check, situation, &mut Scripted::new([6]), &mut pointman::trace::Silent).unwrap().target
        };
        assert_eq!((target(&hit), target(&hit.clone().with(Flag::Blast))), (Some(3), Some(2)));
    }
}

#[test]
fn a_man_knocked_down_is_prone_and_one_in_slight_trouble_swims_and_fights_so() {
    let states = json!([{ "name": "A", "rep": 4, "state": ["knocked-down"] },
        { "name": "B", "rep": 4, "state": ["slight-trouble"] },
        { "name": "C", "rep": 4, "state": ["in-slight-trouble"] }]);
    let squad = open(&squad(states)).unwrap().data;
    let tested = |figure: usize, check: &str, rolls: [u32; 2]| {
        let check = find(check, Edition::One).unwrap();
        let situation = squad.situation(check, Edition::One, &squad.figures[figure]);
        test(check, &situation, &mut Scripted::new(rolls), &mut pointman::trace::Silent).unwrap()
    };
    for figure in 0..3 {
        assert_eq!(tested(figure, "melee", [6, 6]).target, Some(3));
    }
    for figure in 1..3 {
        assert_eq!(tested(figure, "swim", [1, 6]).outcome.map(|result| result.id()), Some("big-trouble"));
    }
}

#[test]
fn a_script_gives_flags_and_numbers_as_words_lists_or_maps() {
    let entry = ENTRIES.iter().find(|entry| entry.path == ["fng-test"]).unwrap();
    let mut session = Session::of_command_line();
    for (with, set) in [
        (json!("flak-jacket"), json!({ "impact": 3 })),
        (json!(["flak-jacket"]), json!("impact=3")),
        (json!(["flak_jacket"]), json!(["impact=3"])),
    ] {
        let options = [("rep", json!(4)), ("with", with), ("set", set), ("rolls", json!([3]))];
        let options: Map<String, Value> =
            options.map(|(name, value)| (name.to_owned(), value)).into_iter().collect();
        let outcome = entry.call(vec!["ranged-damage".into()], options, &mut session).unwrap();
        assert_eq!(
            (&outcome.answer.json()["target"], &outcome.answer.json()["outcome"]),
            (&json!(2), &json!("knocked-down"))
        );
    }
}

#[test]
fn a_squad_is_made_by_its_own_command_alone() {
    let mut dice = Scripted::new([]);
    let error = Document::<Squad>::begin_given("squad-new", json!({}), &mut dice).unwrap_err();
    assert!(error.to_string().ends_with("it is fng-squad"), "{error}");
}

#[test]
fn the_leader_die_is_of_the_highest_rep_when_nobody_leads() {
    let leaderless = squad(json!([{ "name": "A", "rep": 3 }, { "name": "B", "rep": 5 },
            { "name": "C", "rep": 4, "role": "leader", "state": ["out-of-the-fight"] }]));
    let squad = open(&leaderless).unwrap().data;
    let check = find("fast-move", Edition::One).unwrap();
    let group = squad.situations(check, Edition::One, &["A".to_owned(), "B".to_owned()]).unwrap();
    assert!(group.iter().all(|situation| situation.leader_rep == Some(5)));
}
