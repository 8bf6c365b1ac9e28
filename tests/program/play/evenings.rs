//! Evenings of FNG at the prompt, one procedure a test: who comes onto the table, who must run, what the
//! story tells, and what is put back.

use std::path::Path;

use serde_json::Value;

use super::{fng, play, run};

/// Plays the evening with these lines, and gives what was said as one line.
pub(super) fn said(folder: &Path, lines: &str) -> String {
    let output = play(folder, &["game.json", "--seed", "1"], lines);
    let said = String::from_utf8(output.stdout).unwrap();
    said.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A turn begins with these Activation dice.
pub(super) fn activation(folder: &Path, own: &str, enemy: &str) {
    run(folder, &["fng", "activation", "game.json", "-i", "-q", "--own", own, "--enemy", enemy]);
}

/// An evening of this mission with a squad of four of ours.
fn mission(folder: &Path, id: &str, more: &[&str]) {
    let squad = ["fng", "squad", "--force", "us-army-infantry", "--date", "1967-05-early", "--men", "4"];
    run(folder, &[&squad[..], &["--seed", "2", "-o", "squad.json", "-q"]].concat());
    let mission = ["generate-mission", "--game", "fng", "--force", "us-army-infantry", "--corps", "ii"];
    let when = ["--leader-rep", "4", "--date", "1967-05-early", "--mission-type", id, "--seed", "7"];
    let files = ["--squad", "squad.json", "-o", "game.json", "-q"];
    run(folder, &[&mission[..], &when[..], more, &files[..]].concat());
}

#[test]
fn the_story_tells_what_a_hit_did() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    activation(folder.path(), "3", "1");
    let fire = ["fng", "exchange", "game.json", "-i", "-q", "--by", "Ortiz", "--at", "Ha"];
    run(folder.path(), &[&fire[..], &["--rolls", "6,1,1"]].concat());
    let story = run(folder.path(), &["log", "game.json"]);
    assert!(story.contains("Ortiz fires the M-16 at Ha: 1 hit. Ha is Obviously Dead."), "{story}");
}

#[test]
fn what_is_undone_in_an_evening_is_put_back_on_the_table() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    activation(folder.path(), "3", "1");
    let moves = ["fng", "stand", "game.json", "-i", "-q", "--figure", "Ortiz", "--does", "move"];
    run(folder.path(), &[&moves[..], &["--as", "cover"]].concat());
    let fire = ["fng", "exchange", "game.json", "-i", "-q", "--by", "Ortiz", "--at", "Ha"];
    run(folder.path(), &[&fire[..], &["--rolls", "6,1,1"]].concat());
    let undone = run(folder.path(), &["undo", "game.json", "-i", "2"]);
    assert!(undone.contains("Ha: Rep 4, in the open (was Rep 4, dead)"), "{undone}");
    assert!(undone.contains("Ortiz: Rep 4, in the open (was Rep 4, in cover, 1 kill, moved)"), "{undone}");
    assert!(!undone.contains("Binh"), "who did not change is not named: {undone}");
    let redone = run(folder.path(), &["redo", "game.json", "-i", "2"]);
    assert!(redone.contains("Ha: Rep 4, dead (was Rep 4, in the open)"), "{redone}");
    let said = said(folder.path(), "rollback\n\nquit\n");
    assert!(said.contains("Ha: Rep 4, in the open (was Rep 4, dead)"), "{said}");
}

#[test]
fn a_squad_that_waits_comes_in_on_its_first_activation_and_takes_in_sight() {
    let folder = crate::scenes::folder();
    mission(folder.path(), "fight", &["--enemy", "local-vc"]);
    activation(folder.path(), "3", "5");
    // Nobody of them is good enough for a 5: they wait.
    let waits = said(folder.path(), "quit\n");
    assert!(!waits.contains("comes onto the table by its edge"), "{waits}");
    activation(folder.path(), "1", "4");
    let later = said(folder.path(), "later\nquit\n");
    assert!(
        later.contains("comes onto the table by its edge: enters, later (Enter: enters) > later"),
        "{later}"
    );
    activation(folder.path(), "1", "4");
    let comes = said(folder.path(), &format!("\n\neveryone\n{}quit\n", "\n".repeat(10)));
    assert!(comes.contains("the enemy squad enters by section"), "{comes}");
    assert!(comes.contains("In Sight: who of yours sees them come"), "{comes}");
    assert!(comes.contains("So far:") || comes.contains("[in-sight]"), "{comes}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn what_comes_into_sight_on_ones_own_move_is_revealed_and_takes_in_sight() {
    let folder = crate::scenes::folder();
    mission(folder.path(), "attack", &["--enemy", "local-vc"]);
    activation(folder.path(), "3", "1");
    let said = said(folder.path(), "reveal section 1\n\neveryone\n\n\n\n\n\n\n\n\n\nquit\n");
    assert!(said.contains("cards turned"), "{said}");
    assert!(said.contains("How do they stand: ") && said.contains("(Enter: cover)"), "{said}");
    assert!(said.contains("In Sight: who of yours sees Dong, Du, Lt Giang, Giap, Ha, Lt Hoan: "), "{said}");
    assert!(said.contains("[in-sight]"), "{said}");
    let table: Value =
        serde_json::from_str(&run(folder.path(), &["fng", "table", "game.json", "--json"])).unwrap();
    let names: Vec<&str> =
        table["figures"].as_array().unwrap().iter().filter_map(|figure| figure["name"].as_str()).collect();
    assert!(
        names.len() > 4 && names.iter().all(|name| !name.ends_with(" 2")),
        "each is there once: {names:?}"
    );
}

#[test]
fn one_of_ours_who_runs_away_only_keeps_running() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    let state = ["company/soldiers/Ortiz/man/state", "[\"running-away\"]"];
    run(folder.path(), &[&["adjust", "game.json", "-i", "-q"][..], &state[..]].concat());
    activation(folder.path(), "3", "1");
    let said = said(folder.path(), "ortiz move\nortiz run\noff\nshow ortiz\nquit\n");
    assert!(said.contains("No: after `Ortiz`, only `run` is an answer here, not `move`"), "{said}");
    assert!(said.contains("Ortiz keeps running: where to: table, off"), "{said}");
    assert!(said.contains("Ortiz: ran away"), "{said}");
}

#[test]
fn the_map_of_an_evening_is_shown_and_drawn_at_its_prompt() {
    let folder = crate::scenes::folder();
    mission(folder.path(), "fight", &["--enemy", "local-vc"]);
    let said = said(folder.path(), "map\nmap table.svg\nquit\n");
    assert!(said.contains("Table: 4x4 ft") && said.contains("Your edge:"), "{said}");
    assert!(said.contains("Wrote table.svg"), "{said}");
    assert!(std::fs::read_to_string(folder.path().join("table.svg")).unwrap().starts_with("<svg"));
}

#[test]
fn the_picture_of_the_table_lies_there_from_the_first_prompt_and_follows_each_step() {
    let folder = crate::scenes::folder();
    mission(folder.path(), "fight", &["--enemy", "local-vc"]);
    let drawn = |typed: &str| {
        let output = play(folder.path(), &["game.json", "--map", "table.svg"], typed);
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        std::fs::read_to_string(folder.path().join("table.svg")).unwrap()
    };
    let begun = drawn("quit\n");
    assert!(begun.contains("II Corps"), "{begun}");
    let changed = drawn("adjust setting/corps iii\nquit\n");
    assert!(changed.contains("III Corps") && changed != begun);
    let output = play(folder.path(), &["game.json", "--map", "table.png"], "quit\n");
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(told.contains("--map table.png: the table of an FNG evening is drawn as SVG"), "{told}");
}

#[test]
fn two_people_bring_a_squad_each() {
    let folder = crate::scenes::folder();
    let squad = ["fng", "squad", "--force", "local-vc", "--date", "1967-05-early", "--men", "3"];
    run(folder.path(), &[&squad[..], &["--seed", "3", "-o", "other.json", "-q"]].concat());
    mission(folder.path(), "fight", &["--versus", "local-vc"]);
    let both = said(folder.path(), "other.json\nshow\nquit\n");
    assert!(both.contains("The other player's squad: its file"), "{both}");
    assert!(both.contains("Viet Cong come onto the table: Sgt An"), "{both}");
    activation(folder.path(), "1", "2");
    let acts = said(folder.path(), "quit\n");
    assert!(acts.contains("Local Viet Cong act: who does what: Sgt An"), "their player is asked: {acts}");
}

/// Somebody who waits beyond the edge stands on the table.
fn on_table(folder: &Path, name: &str) {
    run(folder, &["fng", "stand", "game.json", "-i", "-q", "--figure", name, "--as", "open"]);
}

#[test]
fn of_two_people_each_fires_the_mines_of_their_own_side_alone() {
    let folder = crate::scenes::folder();
    let squad = ["fng", "squad", "--force", "local-vc", "--date", "1967-05-early", "--men", "3"];
    run(folder.path(), &[&squad[..], &["--seed", "3", "-o", "other.json", "-q"]].concat());
    mission(folder.path(), "fight", &["--versus", "local-vc"]);
    said(folder.path(), "other.json\nquit\n");
    activation(folder.path(), "2", "1");
    said(folder.path(), "traps place cdm\nby the path\n\nquit\n");
    on_table(folder.path(), "Sgt An");
    // The next turn: the other side has nothing to fire, who set it up has.
    activation(folder.path(), "1", "2");
    let theirs = said(folder.path(), "traps\nfire-mine\nquit\n");
    assert!(!theirs.contains("Who fires it"), "{theirs}");
    let refused = said(folder.path(), "do trap-spring --trap 1 --by An --fired\nquit\n");
    assert!(refused.contains("trap 1 is not known"), "{refused}");
    activation(folder.path(), "2", "1");
    let fired = said(folder.path(), "traps fire-mine\n\nan\nnobody\nnobody\nquit\n");
    assert!(fired.contains("Which mine, 1 is by the path"), "{fired}");
    assert!(fired.contains("trap 1 goes off: Command Detonated Mine"), "{fired}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn of_two_people_each_tells_of_their_trap_as_the_others_come_upon_it() {
    let folder = crate::scenes::folder();
    let squad = ["fng", "squad", "--force", "local-vc", "--date", "1967-05-early", "--men", "3"];
    run(folder.path(), &[&squad[..], &["--seed", "3", "-o", "other.json", "-q"]].concat());
    mission(folder.path(), "fight", &["--versus", "local-vc"]);
    said(folder.path(), "other.json\nquit\n");
    activation(folder.path(), "2", "1");
    said(folder.path(), "traps place trip-flare\nby the path\n\nquit\n");
    on_table(folder.path(), "Sgt An");
    activation(folder.path(), "1", "2");
    let met = said(folder.path(), "traps spring\nan\n\nquit\n");
    assert!(met.contains("An against"), "{met}");
    assert!(!met.contains("by the path,"), "where it is stays theirs until it is found: {met}");
}

#[test]
fn a_grenade_is_readied_at_the_prompt_and_thrown_in_a_later_turn() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    activation(folder.path(), "3", "1");
    let ready = said(folder.path(), "miller throw ha\nmiller ready\nquit\n");
    assert!(ready.contains("No: there is no answer `throw`"), "{ready}");
    assert!(ready.contains("Sgt Miller readies: a grenade"), "{ready}");
    activation(folder.path(), "3", "1");
    let thrown = said(folder.path(), "miller throw ha\nnobody\nnobody\nquit\n");
    assert!(thrown.contains("Sgt Miller uses the Grenade at Ha"), "{thrown}");
}

#[test]
fn an_rpg_is_fired_at_figures_and_a_crew_fires_its_machine_guns_and_drives() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    let muster = ["fng", "muster", "game.json", "-i", "-q"];
    run(folder.path(), &[&muster[..], &["--vehicle", "m-48", "--called", "Tiger"]].concat());
    run(folder.path(), &["fng", "crew", "game.json", "-i", "-q", "--round", "he"]);
    let rocket = ["--side", "enemy", "--figure", "Lam,rep=5,weapon=rpg-7"];
    run(folder.path(), &[&muster[..], &rocket[..]].concat());
    activation(folder.path(), "1", "5");
    // No vehicle is in sight of the rocket: it goes at the men.
    let fired = said(folder.path(), "ortiz\nnobody\n12\nnobody\nquit\n");
    assert!(fired.contains("Lam uses the RPG-7 at Ortiz"), "{fired}");
    activation(folder.path(), "1", "5");
    let crew: Value =
        serde_json::from_str(&run(folder.path(), &["fng", "crew", "game.json", "--of", "Tiger", "--json"]))
            .unwrap();
    let of = |place: usize| crew["places"][place]["by"].as_str().unwrap().to_owned();
    let (commander, driver) = (of(0), of(1));
    run(folder.path(), &["fng", "finish", "game.json", "-i", "-q", "--side", "enemy"]);
    let lines = format!("{driver} drive\n10\n\nnobody\n{commander} fire ha\nquit\n");
    let acted = said(folder.path(), &lines);
    assert!(acted.contains(&format!("{driver} drives Tiger 10 in")), "{acted}");
    assert!(acted.contains(&format!("{commander} fires the")), "{acted}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

/// An evening on Communist ground with a tunnel whose first entrance is known.
fn tunnels(folder: &Path) {
    mission(folder, "s-and-d", &["--enemy", "vc-main-force", "--communist-ground"]);
    let clear = ["adjust", "game.json", "-i", "-q", "tunnels/entrances", "[]", "tunnels/number", "2"];
    run(folder, &clear);
    for at in ["44,20", "5,26"] {
        let place = ["fng", "tunnel-place", "game.json", "-i", "-q", "--position", at, "--known"];
        run(folder, &[&place[..], &["--where", "a well", "--secrets"]].concat());
    }
}

#[test]
fn a_script_names_an_entrance_as_the_command_line_does() {
    let folder = crate::scenes::folder();
    tunnels(folder.path());
    let code = "let d = load(\"game.json\"); let d = fng_tunnel_smoke(d, #{entrance: 1}); \
                print(d.data.tunnels.smoke.len())";
    assert_eq!(run(folder.path(), &["run", "-e", code]).trim(), "1");
}

#[test]
fn an_entrance_is_placed_at_the_prompt_with_the_position_by_which_it_is_found() {
    let folder = crate::scenes::folder();
    mission(folder.path(), "s-and-d", &["--enemy", "vc-main-force", "--communist-ground"]);
    let clear = ["adjust", "game.json", "-i", "-q", "tunnels/entrances", "[]", "tunnels/number", "2"];
    run(folder.path(), &clear);
    activation(folder.path(), "3", "1");
    let placed = said(folder.path(), "tunnels place\na well\n12,30\nquit\n");
    assert!(placed.contains("Its position, as X,Y in inches"), "{placed}");
    let file = std::fs::read_to_string(folder.path().join("game.json")).unwrap();
    let document: Value = serde_json::from_str(&file).unwrap();
    let at = &document["data"]["tunnels"]["entrances"][0]["at"];
    assert_eq!((&at["x"], &at["y"]), (&12.into(), &30.into()), "{placed}");
}

#[test]
fn nobody_goes_into_a_tunnel_from_aboard_a_vehicle() {
    let folder = crate::scenes::folder();
    tunnels(folder.path());
    activation(folder.path(), "3", "1");
    run(
        folder.path(),
        &["fng", "stand", "game.json", "-i", "-q", "--figure", "Cpl Kowalski", "--vehicle", "a truck"],
    );
    let entered = said(folder.path(), "do tunnel-enter --entrance 1 --by Kowalski\nquit\n");
    assert!(entered.contains("is aboard a truck and cannot go into a tunnel"), "{entered}");
}

#[test]
fn a_man_goes_into_a_known_tunnel_at_the_prompt() {
    let folder = crate::scenes::folder();
    tunnels(folder.path());
    activation(folder.path(), "3", "1");
    let goes_on = "advance: someone below goes on";
    let entered = said(folder.path(), "tunnels enter 1\nkowalski\nflashlight\ntunnels\n?\nquit\n");
    assert!(entered.contains("Cpl Kowalski goes in by entrance 1"), "{entered}");
    assert!(!entered.contains(goes_on), "he has acted this turn: {entered}");
    activation(folder.path(), "3", "1");
    let next = said(folder.path(), "tunnels\n?\nquit\n");
    assert!(next.contains(goes_on), "{next}");
    // Who comes up is subject to In Sight at once.
    let ha = ["--side", "enemy", "--figure", "Ha,rep=4,weapon=ak-47"];
    run(folder.path(), &[&["fng", "muster", "game.json", "-i", "-q"][..], &ha[..]].concat());
    let up = said(folder.path(), "tunnels leave kowalski\nnobody\nquit\n");
    assert!(up.contains("Cpl Kowalski comes out by entrance 1"), "{up}");
    assert!(up.contains("Who comes into Cpl Kowalski's sight now"), "{up}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn back_drops_an_answer_without_saying_that_there_is_none() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    activation(folder.path(), "3", "1");
    let nothing = "There is nothing to undo or drop here";
    let dropped = said(folder.path(), "ortiz move\nback\nquit\n");
    assert!(dropped.contains("state after the move") && !dropped.contains(nothing), "{dropped}");
    assert!(said(folder.path(), "back\nquit\n").contains(nothing));
}

#[test]
fn several_names_on_one_line_are_the_whole_list() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    activation(folder.path(), "3", "1");
    let two = said(folder.path(), "ortiz move open\nha,binh\nquit\n");
    assert!(two.contains("Who comes into") && !two.contains("And who else"), "{two}");
    let one = said(folder.path(), "rollback\n\nquit\n");
    assert!(!one.contains("No:"), "{one}");
}

#[test]
fn fire_that_the_rules_refuse_is_refused_with_the_reason() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    activation(folder.path(), "3", "1");
    let fire =
        ["fng", "exchange", "game.json", "-i", "-q", "--by", "Ortiz", "--at", "Ha", "--reactions", "0"];
    run(folder.path(), &[&fire[..], &["--rolls", "1,1"]].concat());
    let again = said(folder.path(), "ortiz fire binh\nquit\n");
    assert!(again.contains("No: Ortiz"), "{again}");
    assert!(again.contains("has acted this turn") || again.contains("out of ammo"), "{again}");
}

#[test]
fn support_that_the_rules_refuse_now_is_refused_with_the_reason() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    run(folder.path(), &["fng", "helicopter", "game.json", "-i", "-q", "send"]);
    activation(folder.path(), "3", "1");
    activation(folder.path(), "3", "1");
    let lands = said(folder.path(), "support land\n\n\n\n\nsupport load-men\nquit\n");
    assert!(lands.contains("is on the LZ"), "{lands}");
    assert!(lands.contains("No: ") && !lands.contains("`load-men` is not one of"), "{lands}");
}

#[test]
fn where_somebody_looks_for_an_entrance_may_be_said_on_the_line() {
    let folder = crate::scenes::folder();
    tunnels(folder.path());
    activation(folder.path(), "3", "1");
    let spots = said(folder.path(), "tunnels spot kowalski 40,18\nquit\n");
    assert!(!spots.contains("Not read") && !spots.contains("Their position"), "{spots}");
    let file = std::fs::read_to_string(folder.path().join("game.json")).unwrap();
    let document: Value = serde_json::from_str(&file).unwrap();
    let last = document["history"].as_array().unwrap().last().unwrap();
    assert_eq!(
        (&last["choices"]["at"]["x"], &last["choices"]["at"]["y"]),
        (&40.into(), &18.into()),
        "{spots}"
    );
    let wrong = said(folder.path(), "tunnels spot kowalski\nthe well\n5,26\nquit\n");
    assert!(wrong.contains("is neither two whole numbers, as 12,30, nor a square of the map"), "{wrong}");
    let by_square = said(folder.path(), "tunnels spot ortiz B3\nquit\n");
    assert!(!by_square.contains("Not read") && !by_square.contains("No: "), "{by_square}");
}

#[test]
fn those_below_fire_at_the_enemies_that_were_laid_there_and_these_fire_back() {
    let folder = crate::scenes::folder();
    tunnels(folder.path());
    activation(folder.path(), "3", "1");
    said(folder.path(), "tunnels enter 1\nkowalski\nflashlight\nquit\n");
    let laid = [
        "tunnels/complexes/0/sections/0/enemies",
        "[{\"rep\":4,\"weapon\":\"pistol\"},{\"rep\":4,\"weapon\":\"pistol\"}]",
    ];
    run(folder.path(), &[&["adjust", "game.json", "-i", "-q"][..], &laid[..]].concat());
    activation(folder.path(), "3", "1");
    let fired = said(folder.path(), "tunnels fire\n\ndone\ntunnels enemy-fires\n\n\nquit\n");
    assert!(fired.contains("Cpl Kowalski fires the M-16 at Enemy in 1"), "{fired}");
    assert!(fired.contains("Enemy in 1 is out of action"), "a hit puts them down: {fired}");
    assert!(fired.contains("Enemy 2 in 1 fires the") && fired.contains("at Cpl Kowalski"), "{fired}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn the_squares_of_a_contact_are_those_of_the_legend_of_the_map() {
    let folder = crate::scenes::folder();
    mission(folder.path(), "recon", &["--enemy", "local-vc"]);
    activation(folder.path(), "3", "1");
    let asked = said(folder.path(), "contact\n?\nnone\nquit\n");
    let legend = run(folder.path(), &["fng", "briefing", "game.json"]);
    let is_square = |word: &str| {
        let parts = word.split_at_checked(1);
        parts.is_some_and(|(letter, number)| {
            letter.chars().all(|letter| letter.is_ascii_uppercase()) && number.parse::<u8>().is_ok()
        })
    };
    let places: Vec<&str> = legend.split([' ', ',', '\n']).filter(|word| !word.is_empty()).collect();
    let words: Vec<&str> = asked.split(' ').collect();
    let mut compared = 0;
    for (index, word) in words.iter().enumerate() {
        let Some(number) = word.strip_suffix(':').filter(|number| number.parse::<u8>().is_ok()) else {
            continue;
        };
        let square = words[index..].iter().copied().take(8).find(|word| is_square(word));
        // A place that is broken at the end of a line is not read.
        let place = places.windows(2).find(|pair| pair[0] == number && is_square(pair[1]));
        let (Some(square), Some(place)) = (square, place) else { continue };
        compared += 1;
        assert_eq!(square, place[1], "feature {number}: {asked}\n{legend}");
    }
    assert!(compared > 10, "{compared}: {asked}\n{legend}");
}

#[test]
fn who_comes_up_to_fire_is_seen_first() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    let state = ["company/soldiers/Ortiz/man/state", "[\"duck-back\"]"];
    run(folder.path(), &[&["adjust", "game.json", "-i", "-q"][..], &state[..]].concat());
    activation(folder.path(), "3", "1");
    let fires = said(folder.path(), "ortiz fire ha\nnobody\nquit\n");
    assert!(fires.contains("Ortiz comes up to fire: who else sees Ortiz: nobody, Binh"), "{fires}");
    // Ha, at whom Ortiz means to fire, takes In Sight without being named, and hits first.
    for told in ["Ha against 4, passes 2: fires now", "at Ortiz: 1 hit", "Ortiz cannot fire any more"] {
        assert!(fires.contains(told), "{told}: {fires}");
    }
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn a_tour_takes_up_the_squad_of_an_evening_that_is_over() {
    let folder = crate::scenes::folder();
    mission(folder.path(), "fight", &["--enemy", "local-vc"]);
    run(folder.path(), &["fng", "finish", "game.json", "-i", "-q", "--evening"]);
    let names = |value: &Value| -> Vec<String> {
        let figures = value["figures"].as_array().unwrap();
        figures.iter().map(|man| man["name"].as_str().unwrap().to_owned()).collect()
    };
    let read = |name: &str| -> Value {
        serde_json::from_str(&std::fs::read_to_string(folder.path().join(name)).unwrap()).unwrap()
    };
    // At the prompt: a tour, first edition, US Army in II Corps, the date, the enemy, the ground; the squad
    // and the file.
    let lines = "fng\ntour\n\nus-army-infantry\nii\n\n\n\ngame.json\n\ntour.json\nhold\n";
    let said = play(folder.path(), &[], lines);
    let said = String::from_utf8(said.stdout).unwrap();
    assert!(said.contains("its last evening's") && said.contains("(Enter: fire-in-the-lake)"), "{said}");
    assert_eq!(names(&read("tour.json")["data"]["squad"]), names(&read("squad.json")["data"]), "{said}");
}

#[test]
fn the_enemy_springs_a_trap_of_ones_own() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    let cdm = ["--kind", "trip-flare", "--where", "the wire", "--free-world"];
    run(folder.path(), &[&["fng", "trap-place", "game.json", "-i", "-q"][..], &cdm[..]].concat());
    activation(folder.path(), "5", "1");
    let said = said(folder.path(), "traps\nspring\n\n\nquit\n");
    assert!(said.contains("Who: Ha, "), "{said}");
    assert!(said.contains("Ha against"), "{said}");
}

#[test]
fn a_mine_is_fired_at_the_prompt_into_its_zone_and_its_back_blast() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    let cdm = ["--kind", "cdm", "--where", "the wire", "--free-world"];
    run(folder.path(), &[&["fng", "trap-place", "game.json", "-i", "-q"][..], &cdm[..]].concat());
    activation(folder.path(), "5", "1");
    let fired = said(folder.path(), "traps\nfire-mine\nortiz\nha\nnobody\nmiller\nnobody\nquit\n");
    assert!(fired.contains("Who is in its back blast, 2 in behind"), "{fired}");
    assert!(fired.contains("trap 1 goes off: Command Detonated Mine"), "{fired}");
    for hit in ["Ha: ", "Sgt Miller: "] {
        assert!(fired.contains(hit), "{hit}: {fired}");
    }
    let again = said(folder.path(), "traps\nfire-mine\nquit\n");
    assert!(!again.contains("Who fires it"), "it is spent: {again}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn who_cannot_be_fired_at_is_refused_with_the_reason() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    let state = |name: &str| format!("company/soldiers/{name}/man/state");
    let fields = [&state("Ha"), "[\"hidden\"]", &state("Binh"), "[\"hunkered-down\"]"];
    run(folder.path(), &[&["adjust", "game.json", "-i", "-q"][..], &fields[..]].concat());
    let left = ["fng", "stand", "game.json", "-i", "-q", "--figure", "Long", "--as", "ran"];
    run(folder.path(), &left);
    activation(folder.path(), "4", "1");
    for (typed, why) in [
        ("ortiz fire ha", "Ha is hidden"),
        ("ortiz fire binh", "Binh is Hunkered Down"),
        ("ortiz charge long", "Long is no longer on the table (ran away)"),
    ] {
        let said = said(folder.path(), &format!("{typed}\nquit\n"));
        assert!(said.contains(why), "{typed}: {said}");
    }
}

#[test]
fn enemies_who_would_do_the_same_are_answered_in_one_line() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    activation(folder.path(), "1", "3");
    let said = said(folder.path(), "all nobody\ncover\nnobody\nquit\n");
    assert!(said.contains("each moves towards the nearest known enemy"), "{said}");
    assert!(said.contains("sight of Ha, Binh") || said.contains("sight of Binh, Ha"), "{said}");
    let text = std::fs::read_to_string(folder.path().join("game.json")).unwrap();
    let document: Value = serde_json::from_str(&text).unwrap();
    let soldiers = document["data"]["company"]["soldiers"].as_array().unwrap();
    let moved = soldiers.iter().filter(|man| man["side"] == "enemy" && man["acted"]["moved"] == true);
    assert!(moved.count() > 1, "{said}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn how_to_split_men_off_with_a_junior_nco_can_be_typed_as_it_is_printed() {
    let folder = crate::scenes::folder();
    fng::prepare(folder.path(), 2, 2);
    activation(folder.path(), "5", "1");
    let refused = said(folder.path(), "ortiz fire ha\nquit\n");
    let split = "do stand --figure Ortiz --figure Kowalski --group NAME";
    assert!(refused.contains(split), "{refused}");
    let led = said(folder.path(), &format!("{split}\nortiz fire ha\n\nquit\n"));
    assert!(!led.contains("No: Ortiz (Rep 4) cannot act") && led.contains("Ortiz fires"), "{led}");
}
