//! What would do nothing is asked about, the part as well as the whole; what is typed in another order or
//! place than it is asked for is read all the same.

use super::told_at_prompt::begun;
use super::{prepared, shown};

fn arvn() -> tempfile::TempDir {
    begun("full", "arvn", &["saigon arvn rangers_u 2 from available"], &["68", "13"])
}

#[test]
fn a_space_in_which_an_operation_does_nothing_is_asked_about() {
    for (typed, asked) in [
        ("sweep saigon, tay ninh saigon 2t; done", "Sweep does nothing in Saigon. Take it anyway?"),
        (
            "sweep saigon; hue; tay ninh saigon 2t; done",
            "Sweep does nothing in Hue and Saigon. Take it anyway?",
        ),
        ("train saigon none; hue 6p; done", "Train does nothing in Saigon. Take it anyway?"),
        ("sweep tay ninh saigon 2t; raid an loc; done", "Raid does nothing in An Loc. Take it anyway?"),
        ("sweep saigon; done", "This only spends Resources. Take it anyway?"),
    ] {
        let said = shown(arvn().path(), &[typed, "hold"]);
        assert!(said.contains(&format!("{asked} yes, no (Enter: no)")), "{typed}: {said}");
    }
    // A single space may serve the Special Activity alone.
    for typed in ["train saigon none; govern qui nhon aid; done", "sweep tay ninh saigon 2t; done"] {
        let said = shown(arvn().path(), &[typed, "hold"]);
        assert!(said.contains("Take this step? yes, no (Enter: yes)"), "{typed}: {said}");
    }
    let said = shown(prepared("us", ["8", "97"]).path(), &["sweep saigon; pleiku kontum 1t; done", "hold"]);
    assert!(said.contains("Sweep does nothing in Saigon. Take it anyway? yes, no (Enter: no)"), "{said}");
}

#[test]
fn words_and_number_of_a_base_are_read_in_any_order() {
    let tunneled = || begun("full", "nva", &["central-laos nva tunnels 1 from available"], &["55", "97"]);
    let removed = "Central Laos: remove 1 Tunneled NVA Base";
    for typed in [
        "1 nva base tunneled",
        "tunneled nva base 1",
        "nva tunnel base",
        "nva tunnel base 1",
        "base 1",
        "base nva 1 central laos",
        "central laos tunneled base 1",
        "1 tunnel nva",
    ] {
        let said = shown(tunneled().path(), &["event unshaded", typed, "hold"]);
        assert!(said.contains(removed) && !said.contains("No: "), "{typed}: {said}");
    }
}

#[test]
fn a_look_up_behind_an_answer_is_shown_at_the_next_question() {
    let folder = begun("full", "all", &[], &["8"]);
    let said = shown(folder.path(), &["97; show vc", "hold"]);
    let (_, after) = said.split_once("97 Brinks Hotel is turned up").expect("it is turned up");
    assert!(!after.contains("No: ") && after.contains("VC 2u 1b*"), "{said}");
}

#[test]
fn check_with_a_place_asks_about_that_place_alone() {
    let folder = prepared("us", ["8", "97"]);
    let said = shown(folder.path(), &["check saigon", "", "hold"]);
    assert!(said.contains("Saigon: 2 US Troops") && said.contains("Checked."), "{said}");
    assert!(!said.contains("No: ") && !said.contains("Can Tho: "), "{said}");
    let said = shown(folder.path(), &["check aid", "12", "hold"]);
    assert!(said.contains("Aid: 12 (15 before)") || said.contains("Aid: 15 to 12"), "{said}");
    let said = shown(folder.path(), &["check saigon us 3", "hold"]);
    assert!(said.contains("No: `check saigon us 3`: name one place (`check saigon`"), "{said}");
}

#[test]
fn a_cylinder_is_set_to_eligible_or_ineligible() {
    for typed in ["adjust us ineligible", "adjust us cylinder ineligible", "adjust cylinder us ineligible"] {
        let said = shown(prepared("us", ["8", "97"]).path(), &[typed, "hold"]);
        assert!(
            !said.contains("No: ") && said.contains("NVA, a non-player, 1st Eligible"),
            "{typed}: {said}"
        );
    }
    let said = shown(prepared("us", ["8", "97"]).path(), &["adjust us cylinder pass box", "hold"]);
    let would = "say what is there: `us ineligible` or `us eligible` for its cylinder";
    assert!(said.contains(would), "{said}");
}

#[test]
fn a_further_space_of_a_special_activity_is_none_of_the_operation() {
    let adjusted = [
        "hue arvn troops 0 to available vc guerrillas_u 1 from available",
        "ba-xuyen arvn police 2 from available vc guerrillas_u 1 from available",
    ];
    let folder = || begun("full", "vc", &adjusted, &["107", "97"]);
    for typed in [
        "terror subvert hue remove, ba xuyen remove; quang tin",
        "terror subv hue remove, ba xuyen remove; quang tin",
    ] {
        let said = shown(folder().path(), &[typed, "hold"]);
        assert!(said.contains("remove 2 ARVN Police") && said.contains("Patronage: 1"), "{typed}: {said}");
        assert!(said.contains("to 13") && !said.contains("Ba Xuyen: flip"), "{typed}: {said}");
        assert!(said.contains("Terror, 1 space so far") && !said.contains("No: "), "{typed}: {said}");
    }
    for typed in
        ["rally tax tay ninh kien phong quang duc; binh tuy 1", "rally tax tay ninh, kien phong; binh tuy 1"]
    {
        let said = shown(folder().path(), &[typed, "hold"]);
        assert!(
            said.contains("Rally, 1 space so far") && said.contains("Binh Tuy-Binh Thuan: place 1"),
            "{said}"
        );
        let is_taxed = |told: &&str| said.contains(told);
        let told = ["Kien Phong: flip 1 Underground", "Kien Phong, each: flip 1 Underground"];
        assert!(told.iter().any(is_taxed), "{typed}: {said}");
    }
}

#[test]
fn a_turn_under_way_is_not_dropped_by_rollback_or_redo_unasked() {
    let folder = prepared("vc", ["107", "97"]);
    for word in ["rollback", "rollback 1"] {
        let said = shown(folder.path(), &["terror binh tuy", word, "", "hold"]);
        assert!(
            said.contains("This drops your turn under way: terror Binh Tuy-Binh Thuan"),
            "{word}: {said}"
        );
        let (_, after) = said.split_once("Go on? yes, no (Enter: no)").expect("it is asked");
        assert!(after.contains("Terror, 1 space so far"), "{word}: {said}");
        shown(folder.path(), &["no"]);
    }
    // Where nothing was taken back there is nothing to ask.
    let said = shown(folder.path(), &["terror binh tuy", "redo", "hold"]);
    let (_, after) = said.split_once("> redo No: there is no step to redo").expect(&said);
    assert!(after.contains("Terror, 1 space so far"), "{said}");
}

#[test]
fn a_tunnel_marker_is_taken_from_under_its_base() {
    let folder = || prepared("vc", ["107", "97"]);
    for typed in ["adjust tay ninh tunnel 0", "adjust tay ninh tunneled 0", "adjust tay ninh 0 vc tunnel"] {
        let said = shown(folder().path(), &[typed, "hold"]);
        assert!(
            said.contains("Tay Ninh: 1 VC Base (0 before); 0 Tunneled VC Bases (1 before)"),
            "{typed}: {said}"
        );
    }
    let said = shown(folder().path(), &["adjust tay ninh tunneled base 0", "hold"]);
    assert!(said.contains("Available: 3 VC Bases (2 before)"), "{said}");
}

#[test]
fn of_several_pieces_each_is_asked_for_its_box_once() {
    let folder = prepared("vc", ["107", "97"]);
    let said = shown(folder.path(), &["adjust saigon us troops 1, arvn troops 0", "", "", "hold"]);
    assert!(
        said.contains(
            "The box that 1 US Troop from Saigon goes to: to Available, to Out of Play, to Casualties"
        ),
        "{said}"
    );
    assert!(
        said.contains("The box that 2 ARVN Troops from Saigon go to: to Available, to Out of Play (Enter"),
        "{said}"
    );
    assert!(said.contains("1 US Troop (2 before)") && !said.contains("No: "), "{said}");
    let said = shown(folder.path(), &["adjust aid to 20", "adjust vc ineligible", "hold"]);
    assert!(
        said.contains("Aid: 20 (15 before)") && said.contains("VC cylinder: Ineligible (Eligible before)"),
        "{said}"
    );
}

#[test]
fn a_number_that_no_manner_takes_is_refused_with_the_most() {
    let said = shown(prepared("vc", ["107", "97"]).path(), &["rally tay ninh 9", "hold"]);
    assert!(said.contains("No: `9` is too many here; at most `Tay Ninh place 3`."), "{said}");
}

#[test]
fn a_list_without_commas_asks_what_is_missing_of_each() {
    let pieces = "nva troops 2 from available nva guerrillas_u 2 from available";
    let adjusted = [format!("pleiku-darlac {pieces}"), format!("quang-tri {pieces}")];
    let adjusted: Vec<&str> = adjusted.iter().map(String::as_str).collect();
    let folder = begun("full", "nva", &adjusted, &["55", "97"]);
    let said = shown(folder.path(), &["attack pleiku quang tri", "troops", "1 us troop", "troops", "hold"]);
    for place in ["Pleiku-Darlac", "Quang Tri-Thua Thien"] {
        assert!(
            said.contains(&format!(
                "Attack{}: {place}, 2 Guerrillas",
                if place == "Pleiku-Darlac" { "" } else { ", 1 space so far" }
            )),
            "{place}: {said}"
        );
    }
    assert!(!said.contains("No: "), "{said}");
}
