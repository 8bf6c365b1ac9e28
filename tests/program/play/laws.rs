//! What holds for every turn at the prompt.

use std::cell::RefCell;
use std::fs;
use std::rc::Rc;

use pointman::play::lines::Lines;
use pointman::play::{Begin, Screen, run_with};
use serde_json::{Value, json};

use super::typist::{Memory, random};
use super::{digests, play, prepared, run};

/// The US is 1st Eligible on the first of these.
const CARDS: [&str; 2] = ["8", "97"];

#[test]
fn a_turn_given_up_leaves_the_file_as_it_was_and_no_draft() {
    let folder = prepared("us", CARDS);
    let file = folder.path().join("game.json");
    let before = fs::read(&file).unwrap();
    for typed in [
        "train\nsaigon\nplace\n2p\nabort\n",
        "train; saigon place 2p; done\nabort\n",
        "train saigon 2p\nadvise\nback\nabort\n",
        "event\nshaded\nabort\n",
        "pass\nno\n",
    ] {
        let output = play(folder.path(), &["game.json"], typed);
        assert!(output.status.success());
        assert_eq!(fs::read(&file).unwrap(), before, "{typed}");
        assert!(!folder.path().join("game.json.draft").exists(), "{typed}");
    }
}

#[test]
fn abort_at_any_prompt_leaves_the_bytes_of_the_file_as_they_were() {
    for (game, who) in ["us", "arvn,vc", "nva"].into_iter().enumerate() {
        let folder = crate::scenes::folder();
        let begin =
            ["fitl", "new", "--scenario", "short", "--players", who, "--seed", "4", "-o", "game.json"];
        run(folder.path(), &begin);
        let file = folder.path().join("game.json");
        let (mut below, mut left, mut before) = (random(game as u64 + 40), 160_usize, None);
        let aborted = Rc::new(RefCell::new(0));
        let (counted, path) = (Rc::clone(&aborted), file.clone());
        let lines = Lines::Given(Box::new(move |legal: &[String]| {
            left = left.checked_sub(1)?;
            let now = fs::read(&path).unwrap();
            if let Some(before) = before.take() {
                assert!(before == now, "abort changed the file: {legal:?}");
                *counted.borrow_mut() += 1;
            }
            Some(match (below(4), legal.len()) {
                (0, _) => {
                    before = Some(now);
                    "abort".to_owned()
                }
                (_, 0) => String::new(),
                (_, all) => legal[below(all)].clone(),
            })
        }));
        let screen = Rc::new(Memory(RefCell::default()));
        let begin = Begin { file: Some(file), ..Begin::default() };
        run_with(begin, screen as Rc<dyn Screen>, lines).unwrap();
        assert!(*aborted.borrow() > 20, "{who}: {} times", aborted.borrow());
        run(folder.path(), &["replay", "game.json", "--verify"]);
    }
}

#[test]
fn answers_typed_ahead_give_what_single_answers_and_fitl_act_give() {
    let ways = [
        "train\nsaigon\nplace\n2p\nkontum\nplace\n2\ndone\nyes\n",
        "train; saigon place 2 arvn_police; kontum place 2u; done; yes\n",
        "train saigon 2 police; kontum 2i; done\nyes\n",
        "TRAIN Saigon 1p\nback\nsaigon 2p, kontum 2i\n\n\n",
    ];
    let all: Vec<Vec<String>> = ways
        .iter()
        .map(|typed| {
            let folder = prepared("us", CARDS);
            let output = play(folder.path(), &["game.json"], typed);
            assert!(output.status.success());
            run(folder.path(), &["replay", "game.json", "--verify"]);
            digests(&folder.path().join("game.json"))
        })
        .collect();
    let folder = prepared("us", CARDS);
    run(
        folder.path(),
        &["fitl", "act", "-i", "game.json", "train saigon place 2 arvn_police; kontum place 2u"],
    );
    let by_command = digests(&folder.path().join("game.json"));
    assert_eq!(by_command.len(), 4);
    for (typed, digests) in ways.iter().zip(all) {
        assert_eq!(digests, by_command, "{typed}");
    }
}

#[test]
fn a_space_that_an_operation_refuses_begins_no_special_activity() {
    let folder = prepared("us", CARDS);
    let output = play(folder.path(), &["game.json"], "assault saigon\n");
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.contains("No: ") && !told.contains("air-lift Saigon"), "{told}");
}

#[test]
fn a_turn_under_way_is_offered_again_and_gone_on_with() {
    let folder = prepared("us", CARDS);
    play(folder.path(), &["game.json"], "train saigon 2p\n");
    assert!(folder.path().join("game.json.draft").exists());
    let output = play(folder.path(), &["game.json"], "yes\ndone\nyes\n");
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.contains("You have an unfinished turn: train Saigon place 2 ARVN Police"), "{told}");
    assert_eq!(digests(&folder.path().join("game.json")).len(), 4);
    assert!(!folder.path().join("game.json.draft").exists());
}

#[test]
fn dice_thrown_by_a_person_are_not_asked_for_again_after_going_back() {
    let folder = prepared("vc", ["107", "97"]);
    let typed = "attack pleiku guerrillas\n6\nback\npleiku guerrillas\nback\nhold\n";
    let output = play(folder.path(), &["game.json", "--dice", "ask"], typed);
    let told = String::from_utf8(output.stdout).unwrap();
    assert_eq!(told.matches("roll a d6").count(), 1, "{told}");
    assert_eq!(told.matches("(d6: 6)").count(), 2, "{told}");
}

#[test]
fn rollback_takes_back_the_steps_chosen_and_redo_takes_them_again() {
    let folder = prepared("us", CARDS);
    let file = folder.path().join("game.json");
    let before = digests(&file);
    play(folder.path(), &["game.json"], "train saigon 2p; done; yes\n");
    let after = digests(&file);
    let output = play(folder.path(), &["game.json"], "rollback\n\nredo\nrollback 3\n");
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.contains("Saigon: remove 2 ARVN Police"), "{told}");
    assert_eq!((digests(&file), after.len()), (before, 4));
}

#[test]
fn rollback_and_redo_refuse_what_is_no_number_at_every_prompt() {
    let begin =
        ["fng", "squad", "--force", "us-army-infantry", "--date", "1967-05-early", "--men", "4", "-q"];
    let mission = ["generate-mission", "--game", "fng", "--force", "us-army-infantry", "--corps", "ii", "-q"];
    let more = ["--leader-rep", "4", "--date", "1967-05-early", "--mission", "recon", "--seed", "1"];
    let campaign = ["campaign", "new", "--game", "ambush-valley", "-q", "-o", "game.json", "--seed", "1"];
    let (valley, evening) = (crate::scenes::folder(), crate::scenes::folder());
    run(valley.path(), &campaign);
    run(evening.path(), &[&begin[..], &["--seed", "1", "-o", "squad.json"]].concat());
    run(evening.path(), &[&mission[..], &more, &["--squad", "squad.json", "-o", "game.json"]].concat());
    for (folder, first) in
        [(prepared("us", CARDS), "train saigon 2p; done; yes\n"), (valley, "mission\n"), (evening, "turn\n")]
    {
        let file = folder.path().join("game.json");
        play(folder.path(), &["game.json"], first);
        let before = digests(&file);
        assert!(before.len() > 1, "a step was taken");
        let output = play(folder.path(), &["game.json"], "rollback two\nredo two\nrollback 99\n");
        let told = String::from_utf8(output.stdout).unwrap();
        for word in ["rollback", "redo"] {
            let refusal = format!("No: `{word} two`: follow `{word}` with a number");
            assert!(told.contains(&refusal), "{told}");
        }
        assert!(told.contains("No: there is no step 99"), "{told}");
        assert_eq!(digests(&file), before);
    }
}

#[test]
fn the_menu_of_rollback_takes_an_evening_back_to_the_step_chosen() {
    let folder = crate::scenes::folder();
    let squad = ["fng", "squad", "--force", "us-army-infantry", "--date", "1967-05-early", "--men", "4"];
    run(folder.path(), &[&squad[..], &["--seed", "1", "-q", "-o", "squad.json"]].concat());
    let mission = ["generate-mission", "--game", "fng", "--force", "us-army-infantry", "--corps", "ii", "-q"];
    let more = ["--leader-rep", "4", "--date", "1967-05-early", "--mission", "recon", "--seed", "1"];
    run(folder.path(), &[&mission[..], &more, &["--squad", "squad.json", "-o", "game.json"]].concat());
    let file = folder.path().join("game.json");
    let before = digests(&file);
    play(folder.path(), &["game.json"], "turn\n");
    let after = digests(&file);
    assert!(after.len() > before.len());
    // The last step is the enemy's: nobody of them acts, which the prompt would say again.
    play(folder.path(), &["game.json"], "rollback\n1\n");
    assert_eq!(digests(&file), before);
    play(folder.path(), &["game.json"], "redo\n");
    assert_eq!(digests(&file), after);
}

#[test]
fn without_a_file_the_last_document_of_the_folder_is_offered_first() {
    let folder = prepared("us", CARDS);
    std::fs::write(folder.path().join("notes.json"), "[1, 2]").unwrap();
    let output = play(folder.path(), &[], "? game\n\ntrain saigon 2p; done; yes\n");
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.contains("(Enter: game.json)") && !told.contains("notes.json"), "{told}");
    assert!(told.contains("continue a game of Fire in the Lake"), "{told}");
    assert_eq!(digests(&folder.path().join("game.json")).len(), 4);
}

#[test]
fn a_new_game_with_dice_from_the_table_asks_for_those_of_the_set_up() {
    let folder = crate::scenes::folder();
    let typed = "fire\nshort\nnva\n\n\n\n\nask\nmine.json\n3\n\n";
    let output = play(folder.path(), &[], typed);
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.contains("Agitate Total at the start [T4.1.4] (d3: 3)"), "{told}");
    assert_eq!(digests(&folder.path().join("mine.json")).len(), 1);
}

#[test]
fn several_factions_are_named_at_once_in_any_order_and_any_of_them_may_share_a_player() {
    // A pair of one side is kept as a side that is shared, any other set as one person's.
    let (none, coin) = (json!([]), json!(["coin"]));
    for (said, players, shared, one_person) in [
        ("ARVN, us\n\n", json!(["us", "arvn"]), coin, Value::Null),
        ("us and arvn\napart\n", json!(["us", "arvn"]), none.clone(), Value::Null),
        ("us,nva\ntogether\n", json!(["us", "nva"]), Value::Null, json!([["us", "nva"]])),
        ("us nva vc\nus,nva\n", json!(["us", "nva", "vc"]), Value::Null, json!([["us", "nva"]])),
        ("all\n\n", json!(["us", "arvn", "nva", "vc"]), none, Value::Null),
        ("vc\n", json!(["vc"]), Value::Null, Value::Null),
    ] {
        let folder = crate::scenes::folder();
        let typed = format!("fire\nshort\n{said}second\nphysical\nmixed\nfinal\nroll\nmine.json\n\n");
        let output = play(folder.path(), &[], &typed);
        let told = String::from_utf8(output.stdout).unwrap();
        let begun = fs::read_to_string(folder.path().join("mine.json"));
        let begun: Value = serde_json::from_str(&begun.unwrap_or_else(|_| panic!("{said}: {told}"))).unwrap();
        let kept = |field: &str| begun["data"].get(field).cloned().unwrap_or_default();
        assert_eq!((kept("players"), kept("shared")), (players, shared), "{said}");
        assert_eq!(kept("one_person"), one_person, "{said}");
    }
}

#[test]
fn of_several_steps_typed_at_once_the_one_that_lacks_something_is_asked_about_and_answered() {
    let folder = crate::scenes::folder();
    let begin =
        ["fitl", "new", "--scenario", "medium", "--players", "us", "--deck", "physical", "--seed", "11"];
    run(folder.path(), &[&begin[..], &["-q", "-o", "game.json"]].concat());
    for card in ["20", "13"] {
        run(folder.path(), &["fitl", "card", "-i", "game.json", card, "-q"]);
    }
    // Only 4 of the 6 Police are Available.
    let typed = "\ntrain saigon 6p, tay-ninh 2r; done\n\nhue\n";
    let output = play(folder.path(), &["game.json", "--seed", "1"], typed);
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.contains("Hue: remove 2 ARVN Police to Available (box now 6)"), "{told}");
}

#[test]
fn what_was_typed_ahead_waits_for_its_question_while_another_comes_in_between() {
    let folder = crate::scenes::folder();
    let begin =
        ["fitl", "new", "--scenario", "medium", "--players", "us", "--deck", "physical", "--seed", "11"];
    run(folder.path(), &[&begin[..], &["-q", "-o", "game.json"]].concat());
    for card in ["20", "13"] {
        run(folder.path(), &["fitl", "card", "-i", "game.json", card, "-q"]);
    }
    // Only 4 of the 6 Police are Available: where the other 2 come from is asked before `qui-nhon 2u` is
    // read, which begins with a legal answer to that.
    let typed = "\ntrain saigon 6p; qui-nhon 2u; done; yes\nhue\n";
    let output = play(folder.path(), &["game.json", "--seed", "1"], typed);
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(!told.contains("No: ") && told.contains("Hue: remove 2 ARVN Police to Available"), "{told}");
    // That step takes Irregulars from the map in turn.
    assert!(told.contains("2 Irregulars from the map, to be placed in Qui Nhon"), "{told}");
    assert!(told.contains("to be placed in Saigon: 1-2 ARVN Police"), "{told}");
}

#[test]
fn after_a_line_that_was_refused_the_whole_line_can_be_typed_again() {
    let folder = prepared("us", CARDS);
    let output = play(folder.path(), &["game.json"], "train\nsaigon plice\nsaigon 2p\n");
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(told.contains("No: ") && told.contains("place 2 ARVN Police from Available"), "{told}");
}

/// The same game at ARVN's turn: it may do anything.
fn arvn() -> tempfile::TempDir {
    prepared("arvn", ["68", "13"])
}

#[test]
fn after_its_name_and_a_semicolon_a_special_activity_goes_on_with_its_spaces() {
    let folder = arvn();
    run(folder.path(), &["fitl", "act", "game.json", "-o", "same.json", "-q", "--", GOVERNING]);
    let same = digests(&folder.path().join("same.json"));
    for typed in [
        "patrol loc-saigon-can-tho saigon 2t; govern; can-tho aid; an-loc patronage\ndone\nyes\n",
        "patrol loc-saigon-can-tho saigon 2t; special govern; can-tho; aid\nan-loc patronage\ndone\nyes\n",
        "patrol loc-saigon-can-tho saigon 2t\nspecial govern\ncan-tho\naid\nan-loc\npatronage\ndone\nyes\n",
        "patrol loc-saigon-can-tho saigon 2t; govern can-tho; aid; an-loc patronage; done; yes\n",
    ] {
        let folder = arvn();
        let told = String::from_utf8(play(folder.path(), &["game.json"], typed).stdout).unwrap();
        assert!(!told.contains("No: "), "{typed}: {told}");
        assert_eq!(digests(&folder.path().join("game.json"))[..same.len()], same, "{typed}: {told}");
    }
}

/// A Patrol with a Govern in two spaces.
const GOVERNING: &str =
    "patrol loc-saigon-can-tho: 2t from saigon; special govern can-tho aid, an-loc patronage";

#[test]
fn spaces_where_a_train_could_do_nothing_are_not_listed_but_may_be_said() {
    let folder = arvn();
    let typed = "train\n?\nloc-saigon-can-tho 2p\nkien-giang 2p\nphuoc-long\nback\nback\nsweep\n? laos\n";
    let told = String::from_utf8(play(folder.path(), &["game.json"], typed).stdout).unwrap();
    let listed = &told[told.find("Cities (8)").unwrap()..told.find("> loc-saigon").unwrap()];
    assert!(listed.contains("Pleiku-Darlac") && !listed.contains("Phuoc Long"), "{listed}");
    assert!(!listed.contains("Northeast Cambodia"), "{listed}");
    // What is refused says why.
    assert!(told.contains("Saigon - Can Tho") && told.contains("[TR1, 3.2.1]"), "{told}");
    assert!(told.contains("a US or ARVN Base [TR6, 3.2.1]"), "{told}");
    assert!(told.contains("Train, 1 space so far"), "{told}");
    assert!(told.contains("Central Laos"), "Troops can Sweep from Hue: {told}");
}

#[test]
fn a_space_that_is_no_answer_is_refused_with_the_rule_that_forbids_it() {
    let said = |folder: &tempfile::TempDir, typed: &str| {
        String::from_utf8(play(folder.path(), &["game.json"], typed).stdout).unwrap()
    };
    let vc = prepared("vc", ["107", "97"]);
    for (operation, space, why) in [
        ("attack", "hue", "No: Hue: an Attack needs your own Guerrilla or an NVA Troop [AT1, 3.3.3]"),
        ("terror", "hue", "No: Hue: Terror needs your own Underground Guerrilla"),
    ] {
        let told = said(&vc, &format!("{operation}\n{space}\nabort\nquit\n"));
        assert!(told.contains(why), "{told}");
    }
    // A place asked for by a Special Activity is none of the Patrol's.
    let typed = "patrol loc-saigon-can-tho saigon 2t\ngovern\nsaigon\nhue\nloc-saigon-can-tho\nquit\n";
    let told = said(&arvn(), typed);
    assert!(told.contains("No: Hue has no Support [GO1, 4.3.1]"), "{told}");
    assert_eq!(told.matches("[GO1, 4.3.1]").count(), 3, "{told}");
    let (asked, _) = told.split_once("> quit").unwrap();
    assert!(!asked.contains("Dropped"), "{told}");
}

#[test]
fn in_the_midst_of_a_turn_options_are_those_of_the_faction_whose_turn_it_is() {
    let folder = prepared("vc", ["107", "97"]);
    let typed = "terror tay ninh\noptions terror\noptions\nabort\nquit\n";
    let told = String::from_utf8(play(folder.path(), &["game.json"], typed).stdout).unwrap();
    assert!(!told.contains("No: "), "{told}");
    assert!(told.contains("with the board as it is now:\nVC: Terror"), "{told}");
}

#[test]
fn a_redeployment_to_a_city_where_it_is_not_allowed_says_why() {
    let folder = crate::scenes::folder();
    let begin =
        ["fitl", "new", "--scenario", "medium", "--players", "arvn", "--deck", "physical", "--seed", "5"];
    run(folder.path(), &[&begin[..], &["-q", "-o", "game.json"]].concat());
    for card in ["129", "97"] {
        run(folder.path(), &["fitl", "card", "-i", "game.json", card, "-q"]);
    }
    run(folder.path(), &["fitl", "adjust", "-i", "game.json", "hue", "nva", "troops", "6", "-q"]);
    let desert = "coup-card an-loc 1t, saigon 1t, can-tho 1t, quang-tin-quang-ngai 1t, phu-bon-phu-yen 1t, \
                  quang-duc-long-khanh 1t, binh-tuy-binh-thuan 1t";
    run(folder.path(), &["fitl", "coup", "-i", "game.json", "-q", desert]);
    let said = |typed: &str| {
        let output = play(folder.path(), &["game.json"], typed);
        String::from_utf8(output.stdout).unwrap()
    };
    let told = said("1t phu-bon hue\n2t tay-ninh hue\nto\nhue\nabort\nquit\n");
    let why = "No: Hue: ARVN Troops may go only to Saigon, Cities without NVA Control, or";
    assert_eq!(told.matches(why).count(), 3, "{told}");
    let told =
        said("1t phu-bon saigon; 1t quang-duc saigon\n1p saigon hue\n1p saigon loc-hue\nda-nang\nquit\n");
    let why = "No: Hue: Police may go only to LoCs or to spaces in South Vietnam";
    assert_eq!(told.matches(why).count(), 1, "{told}");
    assert!(told.contains("LoC Hue - Da Nang: move in 1 ARVN Police from Saigon"), "{told}");
    // A command takes it in the same words.
    run(
        folder.path(),
        &["fitl", "coup", "-i", "game.json", "-q", "arvn-redeploy 1t phu-bon saigon, 1t quang-duc saigon"],
    );
}

#[test]
fn a_draw_among_named_spaces_takes_a_name_at_the_prompt() {
    let folder = prepared("us", ["108", "13"]);
    let said = |typed: &str| {
        let output = play(folder.path(), &["game.json", "--dice", "ask"], typed);
        String::from_utf8(output.stdout).unwrap()
    };
    // The first card since the shuffle is put away; the front of Y places Guerrillas.
    let told = said("\nX\nY\n3,3,3\nhue\ntay\n");
    let asks = "Guerrillas: which of Quang Tin-Quang Ngai, Tay Ninh? [T5.6.2]: draw one of";
    assert_eq!(told.matches(asks).count(), 2, "{told}");
    assert_eq!(told.matches("or enough of one of these names: Quang").count(), 1, "{told}");
    assert!(told.contains("roll a d6"), "it went on: {told}");
}

#[test]
fn a_game_is_called_by_its_first_letters_too() {
    let folder = crate::scenes::folder();
    let output = play(folder.path(), &[], "fitl\n");
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(!told.contains("No: ") && told.contains("Scenario"), "{told}");
}

#[test]
fn options_of_an_operation_are_headed_by_the_name_of_the_faction() {
    let folder = prepared("us", CARDS);
    let told = String::from_utf8(play(folder.path(), &["game.json"], "options train\n").stdout).unwrap();
    assert!(told.contains("\nUS: Train\n"), "{told}");
}

#[test]
fn the_picture_of_the_map_lies_there_from_the_first_prompt_and_follows_each_step() {
    let folder = crate::scenes::folder();
    run(
        folder.path(),
        &["fitl", "new", "--scenario", "short", "--players", "us", "--seed", "3", "-o", "game.json"],
    );
    let picture = folder.path().join("map.svg");
    let drawn = |typed: &str| {
        let output = play(folder.path(), &["game.json", "--map", "map.svg"], typed);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        fs::read_to_string(&picture).unwrap()
    };
    let begun = drawn("");
    assert!(begun.contains("Support + Available") && begun.contains("10 Rolling Thunder"));
    let passed = drawn("pass\n\n");
    assert!(passed.contains("10 Rolling Thunder") && passed != begun);
}

#[test]
fn the_adviser_proposes_at_the_prompt_what_can_be_typed_there() {
    let folder = crate::scenes::folder();
    let new =
        ["fitl", "new", "--scenario", "medium", "--players", "vc", "--human-wins", "early", "--seed", "7"];
    run(folder.path(), &[&new[..], &["-o", "game.json", "-q"]].concat());
    let said = |typed: &str| {
        String::from_utf8(play(folder.path(), &["game.json", "--seed", "1"], typed).stdout).unwrap()
    };
    let told = said("adviser 0.01\nquit\n");
    let proposed = "pivotal\nevent unshaded\n  It asks you more once its dice are rolled.";
    assert!(told.contains("VC: what you could do") && told.contains(proposed), "{told}");
    let played = said("pivotal\nyes\nevent unshaded\nquit\n");
    assert!(
        played.contains("VC plays 124 Tet Offensive") && played.contains("VC piece to place"),
        "{played}"
    );
}
