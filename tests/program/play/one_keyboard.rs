//! Campaigns of Ambush Valley in which two people share a keyboard: whose question it is, whose dice, and
//! what can be redone.

use std::path::Path;

use super::{play, run};

/// A campaign of Marines against the NVA at one keyboard.
fn shared(folder: &Path) {
    let begin = ["campaign", "new", "--game", "ambush-valley", "--regular", "USMC", "--regular", "NVA"];
    run(folder, &[&begin[..], &["--turns", "3", "--seed", "9", "-q", "-o", "game.json"]].concat());
}

/// What is shown while these lines are typed, its blanks joined.
fn typed(folder: &Path, lines: &str) -> String {
    let said = String::from_utf8(play(folder, &["game.json"], lines).stdout).unwrap();
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The orders of both sides, each typed in a line by its player.
const ORDERS: &str = "\nall; nobody; draw; 10; yes\n\nall; nobody; leave; yes\n";

#[test]
fn what_one_player_types_ahead_answers_no_question_of_the_other() {
    let folder = crate::scenes::folder();
    shared(folder.path());
    let said = typed(folder.path(), "\nall; nobody; draw; 10; yes; all; nobody\n\nhold\n");
    assert!(said.contains("Not read: what was typed ahead: now NVA is asked"), "{said}");
    assert!(said.ends_with("offered again when you continue this file."), "{said}");
    assert_eq!(said.matches("NVA: teams to assign").count(), 1, "nothing was answered for NVA: {said}");
    let said = typed(folder.path(), "\nall; nobody; leave; yes\nmortars; none; none\nhold\n");
    assert!(said.contains("Not read: none: now NVA is asked"), "{said}");
    assert!(said.contains("NVA: assets to buy now ("), "{said}");
}

#[test]
fn who_can_buy_nothing_more_is_told_so_and_may_have_said_it() {
    let folder = crate::scenes::folder();
    shared(folder.path());
    typed(folder.path(), &format!("{ORDERS}hold\n"));
    run(
        folder.path(),
        &[
            "adjust",
            "game.json",
            "-i",
            "-q",
            "mission/forces/0/momentum",
            r#"{"rolled":2,"modifier":0,"spent":0,"left":2}"#,
        ],
    );
    let said = typed(folder.path(), "mortars none\nhold\n");
    assert!(said.contains("USMC can buy nothing more (0 OMP left)."), "{said}");
    assert!(!said.contains("Not read") && said.contains("NVA: assets to buy now ("), "{said}");
}

#[test]
fn what_a_rollback_took_back_can_be_redone_before_anything_is_done_by_itself() {
    let folder = crate::scenes::folder();
    shared(folder.path());
    let said = typed(folder.path(), &format!("{ORDERS}none\nrollback\n4\nredo\nhold\n"));
    assert!(said.contains("USMC: its sealed orders: open"), "{said}");
    assert!(!said.contains("there is no step to redo"), "{said}");
    // What the list of steps calls them.
    for step in [
        "2 USMC seals its orders",
        "3 NVA seals and opens its orders",
        "4 USMC opens its orders",
        "5 USMC buys no more",
    ] {
        assert!(said.contains(step), "{step}: {said}");
    }
    // Only what differs is told, and teams by their names.
    assert!(said.contains("USMC, teams assigned: - (was Platoon HQ, 1A"), "{said}");
    assert!(!said.contains("squad-1-a"), "{said}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn dice_of_several_throws_stand_on_one_line_and_each_says_whose_it_is_and_what_it_gave() {
    let folder = crate::scenes::folder();
    shared(folder.path());
    let said = typed(
        folder.path(),
        &format!("dice ask\n\n\n3\n\n5\n\n{}6 4; 3 5\nnone\nnone\n9; 7 2\n7; 2\nhold\n", &ORDERS[1..]),
    );
    assert!(said.contains("USMC: 2D6: 6 + 4 = 10"), "{said}");
    assert!(said.contains("NVA: 2D6: 3 + 5 = 8"), "{said}");
    assert!(said.contains("No: give a whole number from 1 to 8"), "{said}");
    assert!(said.contains("Dice-off, who chooses an objective first: NVA"), "{said}");
    assert!(said.contains("Not read: 7 2") && said.contains("USMC: a quadrant for an objective"), "{said}");
}

#[test]
fn squads_are_assigned_by_their_number_and_a_team_that_is_no_answer_says_why() {
    let folder = crate::scenes::folder();
    shared(folder.path());
    let said = typed(folder.path(), "\nhq\nhq\n1 2a\n2 none\nhold\n");
    assert!(said.contains("No: Platoon HQ is assigned already."), "{said}");
    assert!(said.contains("teams to assign (4 given)"), "{said}");
    assert!(said.contains("men in those teams who stay behind: 24 answers"), "{said}");
    let set = |path: &str, value: &str| run(folder.path(), &["adjust", "game.json", "-i", "-q", path, value]);
    let man = |number: u32| format!(r#"{{"figure":"squad-1-a-{number}","turn":1,"how":"in-game"}}"#);
    let men: Vec<String> = (1..=5).map(man).collect();
    set("regulars/usmc/prisoners", &format!("[{}]", men.join(",")));
    for number in 1..=5 {
        set(&format!("regulars/usmc/figures/squad-1-a-{number}/status"), "captured");
    }
    let said = typed(folder.path(), "no\n1a 2b\nhold\n");
    assert!(said.contains("No: 1A has nobody present."), "{said}");
}

#[test]
fn an_asset_of_which_several_have_the_word_is_asked_about_and_all_are_told_with_their_prices() {
    let folder = crate::scenes::folder();
    let menus = "ambush\nusmc\nnva\n\n\n\nagree\n\n\n\n\n\n\n\n\n";
    let typed = format!("{menus}helo, tank 7, gunship\nhelicopter-gunship\n\n\n\n\n\nnew.json\nhold\n");
    let said = String::from_utf8(play(folder.path(), &["--seed", "1"], &typed).stdout).unwrap();
    assert!(said.contains("`gunship`: which: "), "{said}");
    assert!(said.contains("Transport Helo 6, Tank 7, Helicopter Gunship 8."), "{said}");
}

#[test]
fn more_vehicles_lost_than_were_bought_are_doubted_as_a_card_may_have_brought_them() {
    let folder = crate::scenes::folder();
    shared(folder.path());
    let orders = "\nall; nobody; leave; 10; yes\n\nall; nobody; leave; yes\nnone\nnone\n";
    typed(folder.path(), &format!("{orders}\n\n\n\n\n\n\n\n\n\n\nhold\n"));
    let said = typed(
        folder.path(),
        "nw hut\nne hut\nsw hut\nse hut\nnorth\nreport\n6\nfailed\nnone\nnone\nnobody\nafv-destroyed \
         1\nnone\nrest-nothing\nhold\n",
    );
    assert!(!said.contains("No: "), "{said}");
}
