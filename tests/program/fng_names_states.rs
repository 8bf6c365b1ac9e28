//! Figures by their names, and what their states forbid, over all commands that take figures.

use serde_json::{Value, json};

use crate::scenes::fng_table::Table;

fn men() -> Value {
    json!([
        { "name": "Hansen", "rep": 5, "attributes": ["crack-shot", "brawler"], "weapon": { "name": "M-16" } },
        { "name": "Sgt Slag", "rep": 5, "state": ["in-cover"], "weapon": { "name": "M-16" } },
        { "name": "Kowalski", "rep": 3, "weapon": { "name": "M-16" } },
        { "name": "Doc", "rep": 4, "attributes": ["medic"] },
        { "name": "Tucker", "rep": 4, "state": ["out-of-the-fight"], "weapon": { "name": "M-16" } },
        { "name": "Rossi", "rep": 4, "state": ["hunkered-down", "in-cover"], "weapon": { "name": "M-16" } },
        { "name": "Ortiz", "rep": 4, "state": ["running-away"], "weapon": { "name": "M-16" } },
        { "name": "Pike", "rep": 4, "state": ["in-slight-trouble"], "weapon": { "name": "M-16" } }
    ])
}

#[test]
fn a_beginning_of_a_name_is_nobody_not_one_of_my_own_men() {
    let table = Table::with_squad(men());
    let line = "fng shoot --squad squad.json --rep 4 --weapon m-16 --at Ha";
    table.fails(line, 2, "there is no figure `Ha`, which is only the start of Hansen. Give the full name");
    let melee = "fng melee --squad squad.json --us Kowalski,weapon=knife --them Ha,weapon=knife";
    table.fails(melee, 2, "which is only the start of Hansen");
    table.fails("fng-test in-sight --squad squad.json --figure Ha", 2, "which is only the start of Hansen");
    let order = "fng in-sight-order --squad squad.json --tester Kowalski --tester Ha";
    table.fails(order, 2, "which is only the start of Hansen");
    // With his own Rep he is a man of his own: nothing of Hansen's clings to him.
    let told = table.data(&format!("{line},rep=3 --rolls 6,2,1"));
    assert_eq!(told["targets"][0]["name"], "Ha");
    let fought = table.data(&format!("{melee},rep=3 --rolls 1,1,6,6,1"));
    assert_eq!(fought["pairs"][0]["theirs"], "Ha");
}

#[test]
fn a_name_without_its_rank_is_whole() {
    let table = Table::with_squad(men());
    let told = table.data("fng shoot --squad squad.json --rep 4 --weapon m-16 --at slag --rolls 1,1");
    assert_eq!(told["targets"][0]["name"], "Sgt Slag");
}

#[test]
fn an_unknown_name_is_answered_with_the_nearest_and_never_with_rep_4() {
    let table = Table::with_squad(men());
    for (line, message) in [
        ("fng shoot --squad squad.json --shooter Kowalsky --at Ivan,rep=4", "did you mean Kowalski"),
        ("fng shoot --squad squad.json --shooter Kowalski --at Hansn", "did you mean Hansen"),
        ("fng shoot --squad squad.json --shooter Kowalski --at Slag:prone", "`Slag,prone`"),
        (
            "fng shoot --squad squad.json --shooter Kowalski,Hansen --at Ivan,rep=4",
            "names Kowalski and Hansen",
        ),
        ("fng medic --squad squad.json --shooter Dac --casualty Tucker", "did you mean Doc"),
        ("fng medic --squad squad.json --shooter Doc --casualty Tuker", "did you mean Tucker"),
        ("fng medic --shooter Doc", "Doc needs a Rep, as `Doc,rep=N`"),
        ("fng shoot --rep 4 --weapon m-16 --at cover", "target 1 needs a Rep, as `rep=N`"),
        ("fng shoot --weapon m-16 --at cover,rep=4", "give --rep N"),
        ("fng melee --us rep=4 --them weapon=knife", "theirs 1 needs a Rep"),
        ("fng grenade --rep 4 --at Phu", "Phu needs a Rep"),
    ] {
        table.fails(line, 2, message);
    }
}

#[test]
fn who_is_out_of_the_fight_does_nothing_more() {
    let table = Table::with_squad(men());
    for line in [
        "fng shoot --shooter Tucker --at rep=4",
        "fng covering-fire --shooter Tucker --at rep=4",
        "fng recon-by-fire --shooter Tucker --at rep=4",
        "fng grenade --shooter Tucker --at rep=4",
        "fng flame --shooter Tucker --at rep=4",
        "fng main-gun --shooter Tucker --weapon com-rpg-7 --target m-48",
        "fng building --shooter Tucker --weapon com-rpg-7 --dv 4",
        "fng close-assault --shooter Tucker --target m-48",
        "fng melee --us Tucker --them rep=4",
        "fng move --figure Tucker",
        "fng move --figure Tucker --way fast",
        "fng in-sight-order --tester Tucker",
        "fng group --at Tucker --at Hansen,x=2",
    ] {
        table.fails(&format!("{line} --squad squad.json"), 1, "Tucker is Out of the Fight and cannot");
    }
    let line = "fng shoot --shooter Tucker --at rep=4 --squad squad.json";
    table.fails(line, 1, "Out of the Fight and cannot fire. A Medic may treat the casualty");
}

#[test]
fn who_is_hunkered_down_neither_fires_nor_moves() {
    let table = Table::with_squad(men());
    for line in [
        "fng shoot --shooter Rossi --at rep=4",
        "fng grenade --shooter Rossi --at rep=4",
        "fng move --figure Rossi",
        "fng move --figure Rossi --way fast",
        "fng-test fast-move --figure Rossi",
        "fng medic --shooter Rossi --casualty Tucker",
    ] {
        let message = "Rossi is Hunkered Down and cannot";
        table.fails(&format!("{line} --squad squad.json"), 1, message);
    }
    table.fails("fng move --figure Rossi --squad squad.json", 1, "until rallied by a friend within 4 in");
}

#[test]
fn who_runs_away_runs_and_who_swims_only_fights_hand_to_hand() {
    let table = Table::with_squad(men());
    table.fails("fng shoot --shooter Ortiz --at rep=4 --squad squad.json", 1, "is running away");
    table.says("fng move --figure Ortiz --squad squad.json");
    table.fails("fng grenade --shooter Pike --at rep=4 --squad squad.json", 1, "is swimming");
    table.says("fng melee --us Pike,weapon=knife --them rep=4,weapon=knife --squad squad.json --seed 1");
    table.says("fng move --figure Pike --way swim --trouble --squad squad.json");
}

#[test]
fn only_a_figure_with_the_attribute_medic_treats_and_only_who_is_out_of_the_fight() {
    let table = Table::with_squad(men());
    let by = |who: &str, whom: &str| format!("fng medic --squad squad.json --by {who} --casualty {whom}");
    table.fails(
        &by("Kowalski", "Tucker"),
        1,
        "Kowalski is not a Medic: only a figure with that Attribute can treat",
    );
    table.fails(&by("Doc", "Rossi"), 1, "Rossi is not Out of the Fight");
    table.says(&format!("{} --rolls 1,2", by("Doc", "Tucker")));
    table.fails("fng medic --by Doc,rep=4", 1, "Doc is not a Medic");
    table.says("fng medic --by Doc,rep=4,medic --rolls 1,2");
    table.says("fng medic --rep 4 --rolls 1,2");
}

#[test]
fn a_wrong_option_is_answered_with_all_there_are_wherever_options_are_given() {
    let table = Table::with_mission(|_| {});
    table.write("tour.json", &json!({}));
    for (line, listed) in [
        ("fng activation patrol.json -i --option foo=1", "sup-31=written|markers"),
        ("fng reinforce patrol.json -i --side own --option foo=1", "edition=1|2"),
        ("fng trap-place patrol.json -i --option foo=1", "trap-1=at-rep-4|all-hit"),
        ("fng squad --force nva --date 1967-05-early --option foo=1", "army-05=usual|six"),
        ("campaign new --game fng --force nva --option foo=1", "camp-41=us-and-anzac|all"),
        (
            "generate-mission --game fng --force us-marines --corps i --leader-rep 4 --date 1967-05-early \
             --option foo=1",
            "camp-05=not-hidden|hidden",
        ),
        ("campaign new --game ambush-valley --option foo=1", "leadership_roll="),
        ("generate-mission --game ambush-valley --versus irregular --option foo=1", "leadership_roll="),
    ] {
        table.fails(line, 2, "there is no option `foo`. Options: ");
        table.fails(line, 2, listed);
    }
    table.says("fng activation patrol.json -i --option trap-1=all-hit --option small-lz=unhurt --seed 1");
    assert_eq!(table.read("patrol.json")["data"]["play"]["options"]["small-lz"], "unhurt");
}

#[test]
fn the_edition_of_the_evening_holds_for_every_command() {
    let table = Table::with_mission(|mission| {
        mission["play"]["options"] = json!({ "edition": "2" });
        let vang =
            json!({ "kind": "sapper-cell", "name": "cell", "figures": [{ "name": "Vang", "rep": 4 }] });
        mission["play"]["arrivals"] = json!([{ "turn": 1, "side": "enemy", "at": "here", "units": [vang] }]);
    });
    let refused = "--edition 1: this evening uses edition 2 throughout";
    for line in [
        "fng radio patrol.json -i --operator Jones,rep=4 --edition 1",
        "fng activation patrol.json -i --edition 1",
        "fng trap-turn patrol.json -i --edition 1",
        "fng trap-trip patrol.json -i --among Jones,rep=4 --edition 1",
        "fng tunnel-spot patrol.json -i --by Jones,rep=4 --at 1,1 --edition 1",
        "fng tunnel-blast patrol.json -i --charge demo-charge --entrance 1 --edition 1",
    ] {
        table.fails(line, 2, refused);
    }
    table.says("fng activation patrol.json -i --edition 2 --seed 1");
    // A look-up with the evening's figures is played by its edition too.
    let found = table.data("fng-test knock-down --rolls 1,1 --squad patrol.json --figure Vang");
    assert_eq!(found["edition"], 2);
}

#[test]
fn a_squad_remembers_the_edition_it_was_raised_by() {
    let table = Table::new();
    table.says("fng squad --force nva --date 1967-05-early --edition 2 --seed 1 -o squad.json");
    let name = table.read("squad.json")["data"]["figures"][0]["name"].as_str().unwrap().to_owned();
    let line =
        format!("fng-test ranged-damage --squad squad.json --figure '{name}' --set impact=2 --rolls 6");
    assert_eq!(table.data(&line)["edition"], 2);
    assert_eq!(table.data(&format!("{line} --edition 1"))["edition"], 1);
}

#[test]
fn an_undone_step_of_an_evening_says_what_to_put_back_on_the_table() {
    let table = Table::with_mission(|_| ());
    table.says(
        "fng muster patrol.json -i -q --figure Slag,rep=5,weapon=m-16 --figure Doc,rep=4,medic,weapon=m-16",
    );
    table.says("fng muster patrol.json -i -q --side enemy --figure Ha,rep=4,weapon=ak-47");
    table.says("fng stand patrol.json -i -q --figure Ha --as cover");
    table.says("fng activation patrol.json -i -q --own 1 --enemy-die 2 --seed 1");
    let told = table.says("undo patrol.json -i");
    assert!(told.contains("Turn: 0, day") && told.contains("(was 1, day"), "{told}");
    let told = table.says("undo patrol.json -i");
    assert!(told.contains("Ha: Rep 4, in the open (was Rep 4, in cover)"), "{told}");
    let told = table.says("undo patrol.json -i");
    assert!(told.contains("Take away: Ha"), "{told}");
    assert!(!told.contains("Slag"), "{told}");
    let told = table.says("redo patrol.json -i 2");
    assert!(told.contains("Put back: Ha: Rep 4, in cover"), "{told}");
}

#[test]
fn readings_of_booby_traps_and_tunnels_are_agreed_on_as_the_evening_is_generated() {
    let table = Table::new();
    table.says(
        "generate-mission --game fng --force us-marines --corps i --leader-rep 4 --date 1967-05-early -q \
         --seed 4 --option trap-1=all-hit --option tunnel-1=encounter-4-to-6 -o p.json",
    );
    let data = &table.read("p.json")["data"];
    assert_eq!(data["traps"]["options"]["blasts"], "all-hit");
    assert_eq!(data["play"]["options"]["tunnel-1"], "encounter-4-to-6");
    table.says("campaign new --game fng --force us-marines --option trap-2=hand-held -q -o t.json --seed 1");
    table.says("replay --verify t.json");
    assert_eq!(table.read("t.json")["data"]["traps"]["bayonet"], "hand-held");
}

#[test]
fn a_copy_for_one_side_is_asked_for_by_the_words_of_the_evening_or_of_the_rules() {
    let table = Table::with_mission(|_| ());
    let copy = |side: &str| table.says(&format!("fng briefing patrol.json --side {side}"));
    assert_eq!((copy("own"), copy("enemy")), (copy("free-world"), copy("communist")));
    table.fails("fng briefing patrol.json --side nva", 2, "there is no side `nva`");
}

#[test]
fn every_command_that_takes_a_step_of_an_evening_refuses_another_edition() {
    let table = Table::with_mission(|_| ());
    for line in [
        "reveal patrol.json --enters",
        "trap-place patrol.json",
        "trap-turn patrol.json",
        "tunnel-place patrol.json",
        "tunnel-turn patrol.json",
        "tunnel-smoke patrol.json 1",
        "tunnel-blast patrol.json 1 --charge satchel",
        "activation patrol.json",
        "contact patrol.json hootch",
    ] {
        table.fails(&format!("fng {line} --edition 2"), 2, "uses edition 1 throughout");
    }
}

#[test]
fn every_command_of_fng_takes_an_edition() {
    fn walk(command: &clap::Command, path: &str, without: &mut Vec<String>, seen: &mut usize) {
        let inner: Vec<_> = command.get_subcommands().filter(|inner| inner.get_name() != "help").collect();
        if inner.is_empty() {
            *seen += 1;
            if !command.get_arguments().any(|argument| argument.get_long() == Some("edition")) {
                without.push(path.to_owned());
            }
        }
        for inner in inner {
            walk(inner, &format!("{path} {}", inner.get_name()), without, seen);
        }
    }
    let (mut without, mut seen) = (Vec::new(), 0);
    let program = pointman::cli::complete_parser();
    for first in ["fng", "fng-test", "generate-mission"] {
        walk(program.find_subcommand(first).unwrap(), first, &mut without, &mut seen);
    }
    assert_eq!(without, [""; 0]);
    assert!(seen > 50, "{seen}");
}

#[test]
fn a_look_up_of_a_document_refuses_another_edition() {
    let table = Table::with_mission(|_| ());
    table.says("fng muster patrol.json -i -q --figure Slag,rep=5,weapon=m-16");
    table.says("fng squad --force nva --date 1967-05-early --edition 2 --seed 1 -o squad.json");
    table.says(
        "campaign new --game fng --force us-marines --corps i --date 1967-05-early --seed 1 -o tour.json",
    );
    for line in [
        "briefing patrol.json",
        "table patrol.json",
        "trap patrol.json",
        "tunnel patrol.json",
        "list vehicles --on-table patrol.json",
        "test received-fire --squad patrol.json --figure Slag",
        "shoot --squad patrol.json --shooter Slag --at open,rep=3",
        "group --squad patrol.json --at Slag",
        "roster tour.json",
        "group --squad tour.json --at Slag,rep=3",
    ] {
        table.fails(&format!("fng {line} --edition second"), 2, "--edition 2: this ");
        table.fails(&format!("fng {line} --edition second"), 2, " uses edition 1 throughout; `");
        table.says(&format!("fng {line} --edition first"));
    }
    // The ratings on a roster are those of the squad's edition.
    table.fails("fng roster squad.json --edition 1", 2, "--edition 1: this squad uses edition 2 throughout");
    table.says("fng roster squad.json --edition 2");
    // What the refusal proposes is so.
    table.says(r#"adjust tour.json -i support/edition "2""#);
    table.says("fng roster tour.json --edition 2");
    table.fails("fng roster tour.json --edition 1", 2, "uses edition 2 throughout");
}

#[test]
fn a_name_that_is_nobodys_is_answered_with_everyone_there() {
    let table = Table::with_squad(men());
    let line = "fng shoot --squad squad.json --shooter Xyz --at open,rep=4";
    let said = "there is no figure `Xyz`: give Doc, Hansen, Kowalski, Ortiz, Pike, Rossi, Sgt Slag or Tucker";
    table.fails(line, 2, said);
}

/// A patrol with Slag and Tucker against Ha and two whom nobody has named.
fn patrol() -> Table {
    let table = Table::with_mission(|_| ());
    let squad = "--figure Slag,rep=5,weapon=m-16 --figure Tucker,rep=4,weapon=m-16";
    table.says(&format!("fng muster patrol.json -i {squad}"));
    let unnamed = "--figure rep=3,weapon=ak-47 --figure Ha,rep=4,weapon=ak-47 --figure rep=3,weapon=ak-47";
    table.says(&format!("fng muster patrol.json -i --side enemy {unnamed}"));
    table
}

#[test]
fn a_figure_without_a_name_is_called_by_its_force_and_a_number() {
    let table = patrol();
    table.says("fng muster patrol.json -i --side enemy --figure rep=2,weapon=ak-47");
    let told = table.data("fng table patrol.json");
    let names: Vec<&str> =
        told["figures"].as_array().unwrap().iter().filter_map(|one| one["name"].as_str()).collect();
    assert_eq!(names, ["Slag", "Tucker", "VC 1", "Ha", "VC 2", "VC 3"]);
}

#[test]
fn who_has_left_or_is_out_of_the_fight_takes_no_in_sight() {
    let table = patrol();
    table.says("fng stand patrol.json -i --figure Ha --as withdrew");
    let left = "fng exchange patrol.json -i --mover Slag --watcher Ha --in 10";
    table.fails(left, 1, "Ha is no longer on the table");
    table.fails(
        "fng exchange patrol.json --mover Slag --watcher Ha --odds 10",
        1,
        "Ha is no longer on the table",
    );
    let mut document = table.read("patrol.json");
    document["data"]["company"]["soldiers"][1]["man"]["state"] = json!(["out-of-the-fight"]);
    document["data"]["company"]["soldiers"][1]["down"] = json!({ "turn": 0 });
    document["history"] = json!([]);
    table.write("out.json", &document);
    let out = "fng exchange out.json -i --mover Tucker,Slag --watcher VC --in 10";
    table.fails(&out.replace("VC", "'VC 1'"), 1, "Tucker is Out of the Fight and cannot react");
}

#[test]
fn a_step_of_an_earlier_version_that_named_one_who_has_left_still_replays() {
    use pointman::dice::Scripted;
    use pointman::document::{Document, read};
    use pointman::fng::mission::Mission;
    let table = patrol();
    table.says("fng stand patrol.json -i --figure Ha --as withdrew");
    let text = std::fs::read_to_string(table.0.path().join("patrol.json")).unwrap();
    let mut document: Document<Mission> = read("patrol.json", &text).unwrap();
    let choices = json!({ "sight": { "movers": ["Slag"], "watchers": ["Ha"] } });
    document.take_given("fng-exchange", choices, &mut Scripted::new([])).unwrap();
}

#[test]
fn a_step_of_an_evening_ends_with_the_command_that_goes_on() {
    let table = patrol();
    let words = |told: String| told.split_whitespace().collect::<Vec<_>>().join(" ");
    let stands = words(table.says("fng stand patrol.json -i --figure Slag --as cover"));
    assert!(stands.ends_with("Next: begin turn 1: pointman fng activation patrol.json -i"), "{stands}");
    let begins = words(table.says("fng activation patrol.json -i --own 4 --enemy 1"));
    let next = "own: may act: Slag, Tucker Next, once they have acted: pointman fng finish patrol.json -i";
    assert!(begins.ends_with(next), "{begins}");
    let over = words(table.says("fng finish patrol.json -i --evening"));
    assert!(over.ends_with("The evening is over: pointman log patrol.json"), "{over}");
}

#[test]
fn a_check_tells_its_dice_in_parentheses() {
    let told = Table::new().says("fng-test received-fire --rep 4 --rolls 4,3");
    assert!(told.contains("against 4, passes 2 (4, 3)"), "{told}");
}
