//! Words and orders that people use at the prompt of Fire in the Lake, and what is told of each question.

use super::told_at_prompt::begun;
use super::{prepared, run, shown, shown_with};

/// All four factions at a Coup Round in which ARVN has all the Resources that there can be.
fn at_a_coup_round() -> tempfile::TempDir {
    begun("full", "us,arvn,nva,vc", &["arvn_resources 75"], &["125", "97"])
}

/// ARVN's cubes where the US may have them Sweep in an Advise.
const WITH_CUBES: [&str; 1] = ["binh-dinh arvn troops 3 from available"];

/// What is typed to pass by all that comes before the Commitment Phase.
const TO_COMMITMENT: [&str; 9] = [""; 9];

#[test]
fn a_number_that_is_no_answer_leaves_a_half_said_special_activity_as_it_is() {
    let folder = begun("full", "us", &WITH_CUBES, &["8", "97"]);
    let said = shown(folder.path(), &["train saigon 1p", "advise binh dinh", "1"]);
    assert!(
        said.contains("No: after `advise Binh Dinh`, `1` is not one of sweep, assault, force."),
        "{said}"
    );
    assert!(!said.contains("Dropped: advise"), "{said}");
}

#[test]
fn how_something_is_done_may_be_said_before_the_space_that_is_asked_for_first() {
    let folder = begun("full", "us", &WITH_CUBES, &["8", "97"]);
    let said = shown(folder.path(), &["train saigon 1p", "advise sweep binh dinh"]);
    assert!(said.contains("Binh Dinh: flip"), "{said}");
    let folder = prepared("vc", ["107", "97"]);
    let said = shown(folder.path(), &["rally place binh dinh 1"]);
    assert!(said.contains("Binh Dinh: place 1 Underground VC Guerrilla"), "{said}");
}

#[test]
fn the_aid_of_an_advise_is_listed_and_done_adds_it_as_enter_does() {
    let folder = begun("full", "us", &WITH_CUBES, &["8", "97"]);
    let typed = ["train saigon 1p; advise binh dinh sweep", "? aid", "done"];
    let said = shown(folder.path(), &typed);
    assert!(said.contains("aid: adds 6 to Aid [4.2.1]") && said.contains("Aid: 15 to 21"), "{said}");
    let said = shown(folder.path(), &[typed[0], ""]);
    assert!(said.contains("Aid: 15 to 21"), "{said}");
    let said = shown(folder.path(), &[typed[0], "none", "none", ""]);
    assert!(!said.contains("Aid: 15 to 21") && said.contains("Take this step?"), "{said}");
}

#[test]
fn the_command_adds_no_aid_that_nobody_spoke_of() {
    let folder = begun("full", "us", &WITH_CUBES, &["8", "97"]);
    let words = "train saigon 1 police; advise sweep binh dinh";
    let said = run(folder.path(), &["fitl", "act", "-i", "game.json", words]);
    assert!(said.contains("Binh Dinh: flip") && !said.contains("Aid: "), "{said}");
}

#[test]
fn the_only_base_of_a_rally_may_be_counted_and_two_are_refused() {
    for typed in ["rally quang nam 1 base", "rally quang nam base 1", "rally base quang nam"] {
        let folder = begun("full", "vc", &["quang-nam vc guerrillas_u 2"], &["107", "97"]);
        let said = shown(folder.path(), &[typed]);
        assert!(said.contains("place 1 VC Base") && !said.contains("No: "), "{typed}: {said}");
    }
    let folder = begun("full", "vc", &["quang-nam vc guerrillas_u 2"], &["107", "97"]);
    let said = shown(folder.path(), &["rally quang nam 2 base"]);
    assert!(said.contains("No: `2 base`: only 1 is possible; type `Quang Nam base`."), "{said}");
}

#[test]
fn flip_turns_guerrillas_underground() {
    let folder = prepared("vc", ["107", "97"]);
    let said = shown(folder.path(), &["rally tay ninh flip"]);
    assert!(said.contains("`flip` is not one of place, base"), "nothing flips there: {said}");
    let folder = begun("full", "vc", &["tay-ninh vc guerrillas_a 2"], &["107", "97"]);
    let said = shown(folder.path(), &["rally tay ninh flip"]);
    assert!(said.contains("Tay Ninh: flip 2 Active VC Guerrillas Underground"), "{said}");
}

#[test]
fn enter_behind_place_takes_as_many_as_enter_behind_the_space() {
    let folder = prepared("nva", ["44", "97"]);
    let adjusted = ["fitl", "adjust", "-i", "game.json", "-q", "northeast-cambodia", "nva", "guerrillas_u"];
    run(folder.path(), &[&adjusted[..], &["7", "from", "available"]].concat());
    let said = shown(folder.path(), &["rally central laos", "place"]);
    let enters = said.matches("(Enter: place 1)").count() + said.matches("place … 1-2 (Enter: 1)").count();
    assert_eq!(enters, 2, "{said}");
}

#[test]
fn a_transfer_says_who_gives_what_to_whom_and_no_key_gives_it_all() {
    let folder = prepared("nva,vc", ["107", "97"]);
    let said = shown(folder.path(), &["transfer 3 nva", "? transfer"]);
    assert!(said.contains("No: Resources go from NVA to VC or back during an Operation"), "{said}");
    let folder = begun("full", "us,arvn,nva,vc", &[], &["107", "97"]);
    let said = shown(folder.path(), &["march transfer", "? nva", "nva", "", "3"]);
    assert!(said.contains("March: transfer of Resources from … nva, vc"), "{said}");
    assert!(said.contains("transfer of Resources from NVA to VC … 1-10 >"), "{said}");
    assert!(said.contains("NVA Resources: 10 to 7"), "{said}");
}

#[test]
fn who_asks_about_one_answer_is_told_of_that_alone_with_what_it_does() {
    let folder = prepared("vc", ["107", "97"]);
    let said = shown(folder.path(), &["? march", "? pass", "?"]);
    assert_eq!(said.matches("march: pieces step to adjacent spaces [3.3.2]").count(), 2, "{said}");
    assert_eq!(
        said.matches("VC may not play 124 Tet Offensive").count(),
        2,
        "before the turn and by ?: {said}"
    );
}

#[test]
fn words_that_answer_other_questions_turn_up_no_card() {
    let folder = begun("full", "us", &[], &["8"]);
    let said = shown(folder.path(), &["roll", "no", "97"]);
    assert!(said.contains("No: `roll` answers another question; for 10 Rolling Thunder type more"), "{said}");
    assert!(said.contains("No: `no` answers another question; for 110 No Contact type more"), "{said}");
    assert!(said.contains("97 Brinks Hotel is turned up"), "{said}");
}

#[test]
fn what_begins_nothing_is_refused_where_it_stands() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["train saigon xyz"]);
    assert!(said.contains("No: after `Saigon`, only `place` is an answer here, not `xyz`."), "{said}");
    assert!(said.contains("Train: Saigon"), "{said}");
    let said = shown(folder.path(), &["train kontxm 1i"]);
    assert!(said.contains("there is no answer `kontxm`; did you mean Kontum"), "{said}");
}

#[test]
fn where_pieces_come_from_may_be_said_with_from_in_a_coup_round() {
    let folder = at_a_coup_round();
    let typed = [&TO_COMMITMENT[..], &["?", "2t from saigon", "available"]].concat();
    let said = shown(folder.path(), &typed);
    let (_, asked) = said.split_once("US Troops (up to 10) and Bases (up to 2) to move").expect(&said);
    assert!(asked.contains("t from available, ") && asked.contains("Typed whole: `1"), "{said}");
    assert!(asked.contains("Saigon: ") && !asked.contains("No: "), "{said}");
}

#[test]
fn resources_that_stay_at_their_most_and_a_reset_that_changes_nothing_are_reported() {
    let folder = at_a_coup_round();
    let said = shown(folder.path(), &[&TO_COMMITMENT[..], &["", ""]].concat());
    let told = "ARVN Resources stay at 75, the most there can be (+15 Aid +15 Econ [6.2.3])";
    assert!(said.contains(told), "{said}");
    assert!(said.contains("The Coup Round is over"), "{said}");
}

#[test]
fn a_part_of_a_coup_round_is_offered_again_in_words() {
    let folder = at_a_coup_round();
    let typed = [&TO_COMMITMENT[..], &["2t saigon to available", "hold"]].concat();
    let said = shown(folder.path(), &typed);
    assert!(said.contains("your unfinished turn is offered again"), "{said}");
    let said = shown(folder.path(), &[]);
    let offered = "You have an unfinished turn: Commitment Phase, US: 2t Saigon to available.";
    assert!(said.contains(offered), "{said}");
}

#[test]
fn a_non_players_event_that_asks_a_person_is_read_out() {
    let folder = prepared("us", ["2", "97"]);
    let said = shown(folder.path(), &["pass", "", "", "?"]);
    let text = "2 Kissinger, shaded: Cambodia gains 2 NVA pieces; US sends 2 of its Troops Out of Play";
    assert_eq!(said.matches(text).count(), 2, "{said}");
    assert!(
        said.contains("how many US Troops go Out of Play from the map; the others of 2 go from"),
        "{said}"
    );
}

#[test]
fn a_text_that_does_nothing_whatever_is_chosen_is_marked() {
    // ARVN has no Troops left to place, and what it could Assault is Underground.
    let gone = ["saigon arvn troops 10 from available", "hue nva guerrillas_u 1 from available"];
    let folder = begun("full", "nva", &gone, &["47", "97"]);
    let said = shown(folder.path(), &["event"]);
    assert!(said.contains("free Assaults NVA everywhere. (no effect now)"), "{said}");
    assert!(!said.contains("neighbour spaces. (no effect now)"), "{said}");
}

#[test]
fn a_raid_lists_no_removal_where_nobody_can_be_removed() {
    let folder = prepared("arvn", ["70", "97"]);
    let said = shown(folder.path(), &["patrol raid da nang quang nam"]);
    assert!(!said.contains("remove"), "{said}");
}

#[test]
fn the_name_of_a_draw_may_be_typed_ahead_of_it() {
    let folder = begun("full", "us", &[], &["112", "97"]);
    let said = shown_with(folder.path(), &["--dice", "ask"], &["go; khanh hoa"]);
    assert!(!said.contains("Not read: khanh hoa"), "{said}");
}

#[test]
fn an_air_strike_that_ends_a_sweep_says_so() {
    let adjusted = ["binh-dinh us troops 6 from available"];
    let folder = begun("full", "us", &adjusted, &["8", "97"]);
    let said = shown(folder.path(), &["sweep binh dinh; air strike binh dinh", ""]);
    assert!(said.contains("no space can be added to the Sweep"), "{said}");
}

#[test]
fn several_troops_that_are_asked_for_singly_may_be_named_at_once() {
    let folder = begun("full", "vc", &["pleiku-darlac us troops 2 from available"], &["91", "97"]);
    let said = shown(folder.path(), &["event shaded vc", "2 troops pleiku to kontum"]);
    assert!(said.contains("3 of up to 3") && !said.contains("No: "), "{said}");
}

#[test]
fn a_word_that_is_refused_stands_before_the_list_of_those_that_are_legal() {
    let folder = prepared("us", ["8", "97"]);
    let refused = super::pointman(folder.path())
        .args(["fitl", "act", "-i", "game.json", "train saigon xyz"])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(said.contains("`xyz` is not legal in `train saigon xyz`; legal: place, taking"), "{said}");
}

#[test]
fn words_that_can_be_read_in_two_ways_are_asked_about_where_dice_are() {
    use std::io::Write as _;
    let folder = begun("full", "us", &["binh-dinh us troops 3 from available"], &["8", "97"]);
    let words = ["fitl", "act", "-i", "game.json", "sweep binh dinh 1t pleiku"];
    let refused = super::pointman(folder.path()).args(words).output().unwrap();
    assert!(!refused.status.success());
    let mut asking = super::pointman(folder.path());
    asking.args(words).args(["--dice", "ask"]).stdin(std::process::Stdio::piped());
    let mut asking =
        asking.stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped()).spawn().unwrap();
    asking.stdin.take().unwrap().write_all(b"3\n1\n").unwrap();
    let done = asking.wait_with_output().unwrap();
    let (said, told) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    assert!(done.status.success(), "{told}");
    assert!(told.contains("`3` is not one of the readings"), "{told}");
    assert!(said.contains("Binh Dinh: move in 1 US Troop from Pleiku-Darlac"), "{said}");
}
