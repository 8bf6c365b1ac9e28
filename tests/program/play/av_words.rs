//! Words at the prompt of Ambush Valley: ranges, quadrants, what is bought, and platoons that are not there.

use super::campaigns::{being_played, due, objectives_due, typed};
use super::{platoons, run};

#[test]
fn a_range_may_begin_at_the_headquarters_and_go_over_squads() {
    let folder = crate::scenes::folder();
    platoons::begun(folder.path(), &["--regular", "NVA"]);
    let said = typed(folder.path(), "\nhq-2b\nhold\n");
    assert!(!said.contains("No: ") && said.contains("(5 given)"), "{said}");
    let said = typed(folder.path(), "no\nhq 1-2\nhold\n");
    assert!(!said.contains("No: ") && said.contains("(5 given)"), "{said}");
    let folder = platoons::played();
    let lines = "report\n6\nfailed\nnone\nnone\nnobody\nnone\nhq nothing; 1-2 hit fired\nhold\n";
    let said = typed(folder.path(), lines);
    assert!(!said.contains("No: ") && said.contains("USMC, 3A: engaged a hostile unit"), "{said}");
}

#[test]
fn the_last_quadrant_need_not_be_named_and_what_waits_for_the_other_side_is_not_tried_here() {
    let folder = crate::scenes::folder();
    objectives_due(folder.path());
    let side = || due(folder.path())["mission"]["apart"]["asks"]["force"].as_str().unwrap().to_owned();
    let said = typed(folder.path(), &format!("{}\nnw rubber trees; sw tunnel mouth\nhold\n", side()));
    assert!(said.contains("Not read: sw tunnel mouth") && !said.contains("\nNo: "), "{said}");
    typed(folder.path(), &format!("{}\nne hut\nhold\n", side()));
    typed(folder.path(), &format!("{}\nsw hut\nhold\n", side()));
    let said = typed(folder.path(), &format!("{}\nold fort\nhold\n", side()));
    let last = due(folder.path())["mission"]["board"]["objectives"][3].clone();
    assert_eq!((&last["quadrant"], &last["terrain"]), (&"south-east".into(), &"old fort".into()), "{said}");
}

#[test]
fn a_fireteam_that_is_not_named_is_refused_with_the_words_that_buy_one() {
    let folder = crate::scenes::folder();
    platoons::begun(folder.path(), &["--regular", "NVA"]);
    let orders = "\nhq 1 2; none; nobody; leave; 10\n\nall; nobody; leave\nnone\nnone\n";
    typed(folder.path(), &format!("{orders}nw hut\nne hut\nsw hut\nse hut\nnorth\nhold\n"));
    let points = r#"{"rolled":6,"modifier":0,"spent":0,"left":6}"#;
    run(folder.path(), &["adjust", "game.json", "-i", "-q", "mission/forces/0/momentum", points]);
    let said = typed(folder.path(), "buy usmc own-fireteam 4\nhold\n");
    let words = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains("name which it brings, 3A or 3B: `buy USMC own-fireteam 3A 4`"), "{said}");
}

#[test]
fn vehicles_disabled_before_are_asked_for_only_where_they_count() {
    let folder = crate::scenes::folder();
    being_played(folder.path());
    let said = typed(folder.path(), "vc\nreport\nvehicles-destroyed 1\n?\nhold\n");
    assert!(!said.contains("disabled-before-destroyed") && said.contains("mobs-won-over"), "{said}");
}

#[test]
fn a_platoon_that_is_not_there_chooses_nothing_and_is_asked_nothing() {
    let folder = crate::scenes::folder();
    let begin = ["campaign", "new", "--game", "ambush-valley", "--regular", "US", "--regular", "US"];
    let more = ["--insurgent", "VC", "--co-op", "Carol", "--seed", "9", "-q", "-o", "game.json"];
    run(folder.path(), &[&begin[..], &more[..]].concat());
    let orders = "\nall\nnobody\ndraw\n10\nnone\nnone\nnone\n";
    let said = typed(folder.path(), &format!("{orders}nw hut\nne hut\nsw hut\nse hut\nnone\nnorth\nhold\n"));
    assert!(!said.contains("US 2: a quadrant") && !said.contains("US 2: assets to buy"), "{said}");
    let chosen = due(folder.path())["mission"]["board"]["objectives"].clone();
    let choosers: Vec<&str> =
        chosen.as_array().unwrap().iter().map(|one| one["chosen_by"].as_str().unwrap()).collect();
    assert!(choosers.iter().all(|id| *id == choosers[0] || *id == choosers[1]), "{choosers:?}\n{said}");
    assert!(choosers.contains(&"us-1") || choosers.contains(&"us"), "{choosers:?}");
    let said = typed(folder.path(), "report\n6\nachieved\nnone\nnobody\nnone\nrest\nnone\nroll\nhold\n");
    assert!(!said.contains("US 2: what counts") && !said.contains("US 2: assets bought"), "{said}");
    let told = typed(folder.path(), "yes\nyes\nlog\nhold\n");
    let (_, assessed) = told.split_once("Operation Assessment").unwrap();
    let (assessed, _) = assessed.split_once("Campaign Victory Points").unwrap();
    assert!(assessed.contains("US 2: 0 VP: it was not there") && !assessed.contains("US 2: M"), "{told}");
}

#[test]
fn of_several_platoons_the_status_line_names_whose_momentum_it_is() {
    let folder = crate::scenes::folder();
    let begin = ["campaign", "new", "--game", "ambush-valley", "--insurgent", "VC", "--co-op", "Carol"];
    let platoons = ["US"; 3].map(|nation| ["--regular", nation]).concat();
    run(folder.path(), &[&begin[..], &platoons, &["--seed", "9", "-q", "-o", "game.json"]].concat());
    let said =
        typed(folder.path(), "\nall\nnobody\ndraw\n10\nall\nnobody\ndraw\nall\nnobody\ndraw\nnone\nhold\n");
    let status = said.lines().rfind(|line| line.starts_with("Turn 1")).unwrap();
    assert!(status.contains("| OMP US 1 ") && status.contains(", US 3 "), "{status}\n{said}");
}
