//! An evening of FNG at the prompt: a typist who answers at random, and what the evening leaves for the
//! campaign.
//!
//! `POINTMAN_TYPIST_EVENINGS` says how many evenings beside those that once showed a fault (0),
//! `POINTMAN_TYPIST_FIRST` from which on (0), `POINTMAN_TYPIST_LINES` how many lines of each at most (150).

use std::fs;
use std::path::Path;

use pointman::command::{ENTRIES, Entry};

use super::typist::{Typist, number};
use super::{play, pointman as command, run};

const ENEMIES: [&str; 4] =
    ["Ha,rep=4,weapon=ak-47", "Binh,rep=4,weapon=sks", "Long,rep=3,weapon=ak-47", "Vu,rep=3,weapon=sks"];

/// An evening of four against four in a folder, the squad raised with one seed and the evening with another.
pub(super) fn prepare(folder: &Path, squad_seed: u64, seed: u64) {
    let (squad_seed, seed) = (squad_seed.to_string(), seed.to_string());
    let edition = if seed.ends_with(['1', '3', '5', '7', '9']) { "edition=2" } else { "edition=1" };
    let squad = ["fng", "squad", "--force", "us-army-infantry", "--date", "1967-05-early", "--men", "4"];
    run(folder, &[&squad[..], &["--seed", &squad_seed, "-o", "squad.json", "-q"]].concat());
    let mission = ["generate-mission", "--game", "fng", "--force", "us-army-infantry", "--corps", "ii"];
    let more = ["--leader-rep", "4", "--date", "1967-05-early", "--mission", "recon", "--option", edition];
    run(
        folder,
        &[&mission[..], &more[..], &["--seed", &seed, "--squad", "squad.json", "-o", "game.json", "-q"]]
            .concat(),
    );
    let mut muster = vec!["fng", "muster", "game.json", "-i", "-q", "--side", "enemy", "--group", "cell"];
    for enemy in ENEMIES {
        muster.extend(["--figure", enemy]);
    }
    run(folder, &muster);
}

/// The evenings that a typist fights: the first, or as many as the environment says, and those that once
/// showed a fault.
fn evenings(usual: u64, once_refused: &[u64]) -> impl Iterator<Item = u64> {
    let first = number("POINTMAN_TYPIST_FIRST", 0);
    (first..first + number("POINTMAN_TYPIST_EVENINGS", usual)).chain(once_refused.to_vec())
}

#[test]
fn a_typist_who_answers_at_random_fights_whole_evenings() {
    // In evening 16 a vehicle was refused whose name has a comma; in 72 a man moved whose Leader had acted
    // already; in 112 the shot of a commander whom another of the same moment had hit; in 127 somebody was to
    // come into sight of a tank that had been knocked out as it drove.
    for evening in evenings(0, &[16, 72, 112, 127]) {
        let folder = crate::scenes::folder();
        prepare(folder.path(), evening, evening);
        let file = folder.path().join("game.json");
        let before = fs::read(&file).unwrap();
        let steps = |bytes: &[u8]| {
            let document: serde_json::Value = serde_json::from_slice(bytes).unwrap();
            document["history"].as_array().unwrap().len()
        };
        let typist = Typist { enters: 3, otherwise: "", avoids: &["end", "contact"] };
        typist.plays(&format!("evening {evening}"), &file, evening);
        let taken = steps(&fs::read(&file).unwrap()) - steps(&before);
        assert!(taken > 5, "evening {evening}: {taken} steps only");
        run(folder.path(), &["undo", "game.json", "-i", &taken.to_string(), "-q"]);
        // What was undone is kept for `redo`; all else is as it was, byte for byte.
        let first = |bytes: &[u8]| {
            let mut document: serde_json::Value = serde_json::from_slice(bytes).unwrap();
            document.as_object_mut().unwrap().remove("undone");
            document.to_string()
        };
        let after = first(&fs::read(&file).unwrap());
        assert!(after == first(&before), "evening {evening}: undo leads back to the beginning");
    }
}

#[test]
fn a_shot_from_the_shell_is_written_into_the_evening() {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    super::evenings::activation(folder.path(), "3", "1");
    let shoot = ["fng", "shoot", "game.json", "-i", "--rolls", "6,1,1", "--at", "Ha", "--weapon", "m-16"];
    let table: serde_json::Value =
        serde_json::from_str(&run(folder.path(), &["fng", "table", "game.json", "--json"])).unwrap();
    let shooter = table["figures"][0]["name"].as_str().unwrap().to_owned();
    let told = run(folder.path(), &[&shoot[..], &["--shooter", &shooter]].concat());
    assert!(told.contains("fires the M-16 at Ha"), "{told}");
    let table: serde_json::Value =
        serde_json::from_str(&run(folder.path(), &["fng", "table", "game.json", "--json"])).unwrap();
    let figures = table["figures"].as_array().unwrap();
    let of = |name: &str| figures.iter().find(|figure| figure["name"] == name).unwrap();
    assert_eq!((&of("Ha")["standing"], &of(&shooter)["fought"]), (&"dead".into(), &true.into()));
    assert_eq!(of(&shooter)["kills"], serde_json::json!(["Ha"]));
    let before = fs::read(folder.path().join("game.json")).unwrap();
    let odds =
        run(folder.path(), &["fng", "shoot", "game.json", "--shooter", &shooter, "--at", "Binh", "--odds"]);
    assert!(odds.contains("Odds of"), "{odds}");
    assert_eq!(fs::read(folder.path().join("game.json")).unwrap(), before, "odds change nothing");
}

/// Commands on an evening that `play` has no act of its own for, and why.
const WITHOUT_AN_ACT: [(&str, &str); 4] = [
    ("group", "it reads only: `do stand --group` splits somebody off"),
    ("in-sight-order", "it reads only: the exchange takes the checks in that order"),
    ("list", "a look-up of the lists: `do list`"),
    ("melee", "charge and round fight it, with all that leads to it"),
];

#[test]
fn every_command_on_an_evening_has_an_act_at_the_prompt_or_a_reason() {
    let room = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/play/fng");
    let files = [room.join("offers"), room].map(|folder| fs::read_dir(folder).unwrap());
    let files = files.into_iter().flatten().map(|file| file.unwrap().path()).filter(|path| path.is_file());
    let sources: String = files.map(|path| fs::read_to_string(path).unwrap()).collect();
    let on_an_evening = |entry: &&Entry| {
        entry.path[0] == "fng" && ["document", "evening"].iter().any(|name| entry.takes_documents(name))
    };
    let commands: Vec<&str> = ENTRIES.iter().filter(on_an_evening).map(|entry| entry.path[1]).collect();
    assert!(commands.len() > 40, "{commands:?}");
    let has_an_act = |command: &str| {
        let (offered, taken) = (format!("command: \"{command}\""), format!("&[\"fng\", \"{command}\"]"));
        sources.contains(&offered) || sources.contains(&taken)
    };
    for command in &commands {
        let reason = WITHOUT_AN_ACT.iter().any(|(without, _)| without == command);
        assert!(has_an_act(command) != reason, "{command}: an act, or a reason why there is none");
    }
    for (without, _) in WITHOUT_AN_ACT {
        assert!(commands.contains(&without), "{without} is no command on an evening");
    }
}

/// An evening on Communist ground with vehicles of both sides, a LAW, a rocket, a flamethrower and a satchel
/// charge.
fn prepare_with_vehicles(folder: &Path, seed: u64) {
    prepare(folder, seed, seed);
    let (seed, edition) = (seed.to_string(), if seed % 2 == 1 { "edition=2" } else { "edition=1" });
    let mission = ["generate-mission", "--game", "fng", "--force", "us-army-infantry", "--corps", "ii"];
    let more = ["--leader-rep", "4", "--date", "1968-05-early", "--mission", "recon", "--option", edition];
    let ground = ["--communist-ground", "--enemy", "nva", "--seed", &seed, "--squad", "squad.json"];
    run(folder, &[&mission[..], &more[..], &ground[..], &["-o", "game.json", "-q"]].concat());
    let muster = ["fng", "muster", "game.json", "-i", "-q"];
    run(folder, &[&muster[..], &["--vehicle", "m-48", "--called", "Tiger"]].concat());
    run(folder, &[&muster[..], &["--vehicle", "m-132", "--called", "Zippo"]].concat());
    let armed = ["--figure", "Dan,rep=5,weapon=m-72-law", "--figure", "Bob,rep=5,weapon=flamethrower"];
    run(folder, &[&muster[..], &armed[..]].concat());
    let tank = ["--side", "enemy", "--vehicle", "pt-76", "--called", "Mule"];
    run(folder, &[&muster[..], &tank[..]].concat());
    let enemies =
        ["--side", "enemy", "--figure", "Ha,rep=5,weapon=rpg-7", "--figure", "Vu,rep=4,weapon=ak-47"];
    run(folder, &[&muster[..], &enemies[..]].concat());
    let more = ["--figure", "Lam,rep=5,leader,weapon=ak-47", "--figure", "Tam,rep=4,medic,weapon=ak-47"];
    let knife = ["--figure", "Khe,rep=4,weapon=hand-held-knife-bayonet", "--side", "enemy"];
    run(folder, &[&muster[..], &more[..], &knife[..]].concat());
    let gear = ["company/soldiers/Lam/man/gear", "[\"grenades\"]"];
    run(folder, &[&["adjust", "game.json", "-i", "-q"][..], &gear[..]].concat());
    run(folder, &["fng", "helicopter", "game.json", "send", "-i", "-q"]);
    let spot = ["fng", "tunnel-spot", "game.json", "-i", "-q", "--by", "Dan", "--seen", "--secrets"];
    run(folder, &[&spot[..], &["--entrance", "1"]].concat());
    let cdm = ["--kind", "cdm", "--where", "the gate", "--free-world"];
    run(folder, &[&["fng", "trap-place", "game.json", "-i", "-q"][..], &cdm[..]].concat());
}

#[test]
fn a_typist_is_never_refused_with_vehicles_aircraft_tunnels_and_traps() {
    // In evening 1 a vehicle was listed as who sees in which nobody was fit to; in evening 94 more men for a
    // helicopter than it holds.
    for evening in evenings(0, &[1, 94]) {
        let folder = crate::scenes::folder();
        prepare_with_vehicles(folder.path(), evening);
        let typist = Typist { enters: 1, otherwise: "", avoids: &["end", "contact", "done"] };
        typist.plays(&format!("evening {evening}"), &folder.path().join("game.json"), evening);
    }
}

#[test]
fn the_enemy_rallies_treats_charges_and_throws_as_the_program_proposes() {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    let muster = ["fng", "muster", "game.json", "-i", "-q", "--side", "enemy"];
    let more = ["--figure", "Lam,rep=5,leader,weapon=ak-47", "--figure", "Tam,rep=4,medic,weapon=ak-47"];
    let knife = ["--figure", "Khe,rep=4,weapon=hand-held-knife-bayonet"];
    run(folder.path(), &[&muster[..], &more[..], &knife[..]].concat());
    let man = |name: &str, field: &str| format!("company/soldiers/{name}/{field}");
    let (ha, binh, down) = (man("Ha", "man/state"), man("Binh", "man/state"), man("Binh", "down"));
    let (gear, ready) = (man("Lam", "man/gear"), man("Lam", "readied"));
    let fields = [&ha, "[\"hunkered-down\"]", &binh, "[\"out-of-the-fight\"]", &down, "{\"turn\":0}"];
    let grenades = [gear.as_str(), "[\"grenades\"]", ready.as_str(), "grenades"];
    run(folder.path(), &[&["adjust", "game.json", "-i", "-q"][..], &fields[..], &grenades[..]].concat());
    run(folder.path(), &["fng", "activation", "game.json", "-i", "-q", "--own", "1", "--enemy", "4"]);
    let lines = "Ha\nnobody\nortiz\n\n\n\n\n\n\n\nquit\n";
    let said = String::from_utf8(play(folder.path(), &["game.json"], lines).stdout).unwrap();
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    for told in [
        "Who comes into Lam's sight now",
        "wants to rally Ha; who is within 4 in after the move: Ha, nobody, other (Enter: Ha)",
        "Lam (Rep 5) wants to throw a grenade at",
        "Lam uses the Grenade at Ortiz",
        "Tam (Rep 4) goes to Binh as a Medic; who is reached: Binh, nobody, other (Enter: Binh)",
        "Tam treats Binh",
        "Khe (Rep 4) wants to charge",
        "Khe against",
    ] {
        assert!(said.contains(told), "{told}: {said}");
    }
    run(folder.path(), &["replay", "game.json", "--verify"]);
    // A word that is no state at all is answered without the hundreds that are.
    let asleep = ["adjust", "game.json", "-i", &ha, "[\"asleep\"]"];
    let refused = command(folder.path()).args(asleep).output().unwrap();
    let why = String::from_utf8(refused.stderr).unwrap();
    assert!(why.contains("is \"asleep\": give one of the") && why.len() < 200, "{why}");
}

#[test]
fn who_is_near_the_target_of_a_grenade_or_a_flame_is_asked_and_reacts_at_once() {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    let muster = ["fng", "muster", "game.json", "-i", "-q"];
    let armed = ["--figure", "Dan,rep=5,weapon=m-79-he", "--figure", "Bob,rep=5,weapon=flamethrower"];
    run(folder.path(), &[&muster[..], &armed[..]].concat());
    run(folder.path(), &["fng", "activation", "game.json", "-i", "-q", "--own", "5", "--enemy", "1"]);
    let lines = "Dan launch Ha\nBinh\nnobody\nBob flame\nBob\nLong\nnobody\nquit\n";
    let said = String::from_utf8(play(folder.path(), &["game.json"], lines).stdout).unwrap();
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("Who else is in the 5 in circle round Ha"), "{said}");
    assert!(said.contains("at Ha, Binh"), "{said}");
    assert!(said.contains("Bob fires the Flame Thrower at Long"), "nobody stands in his own path: {said}");
    assert!(!said.contains("received fire (fired on"), "nothing is left to do by hand: {said}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn a_contact_is_followed_by_in_sight() {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    // With Support 6 both dice pass: a unit is there.
    run(folder.path(), &["adjust", "game.json", "-i", "-q", "enemy/support", "6"]);
    let lines = "contact\n1\nortiz\nnobody\nfire\nfire\nfire\nquit\n";
    let said = String::from_utf8(play(folder.path(), &["game.json"], lines).stdout).unwrap();
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("In Sight: whom of yours do those hidden in feature 1 see"), "{said}");
    assert!(said.contains("[in-sight]"), "{said}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn a_trap_of_three_equal_dice_is_proposed_before_anybody_acts() {
    let folder = crate::scenes::folder();
    prepare_with_vehicles(folder.path(), 2);
    run(folder.path(), &["adjust", "game.json", "-i", "-q", "traps/number", "3"]);
    let dice = ["--own", "2", "--enemy", "2", "--third", "2"];
    run(folder.path(), &[&["fng", "activation", "game.json", "-i", "-q"][..], &dice[..]].concat());
    // Put off, it is proposed again; taken, it finds its victim and does its work.
    let said = |lines: &str| {
        let said = String::from_utf8(play(folder.path(), &["game.json"], lines).stdout).unwrap();
        said.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let put_off = said("later\nquit\n");
    assert!(put_off.contains("Three equal dice"), "{put_off}");
    assert!(put_off.contains("trip, later (Enter: trip) > later"), "{put_off}");
    let said = said("trip\nDan\n\nspring\n\n\n\nquit\n");
    assert!(said.contains("Dan comes upon trap 2") && said.contains(": spring (Enter: spring)"), "{said}");
    assert!(said.contains("trap 2 goes off") || said.contains("finds trap 2"), "{said}");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn everyone_of_the_side_may_have_set_off_the_trap_of_three_equal_dice() {
    let folder = crate::scenes::folder();
    prepare_with_vehicles(folder.path(), 2);
    run(folder.path(), &["adjust", "game.json", "-i", "-q", "traps/number", "3"]);
    let dice = ["--own", "2", "--enemy", "2", "--third", "2"];
    run(folder.path(), &[&["fng", "activation", "game.json", "-i", "-q"][..], &dice[..]].concat());
    let said = play(folder.path(), &["game.json"], "trip\n\nlater\nquit\n").stdout;
    let said = String::from_utf8(said).unwrap();
    assert!(said.contains("(Enter: everyone)"), "a die for each of them: {said}");
    let file = fs::read_to_string(folder.path().join("game.json")).unwrap();
    let document: serde_json::Value = serde_json::from_str(&file).unwrap();
    let last = document["history"].as_array().unwrap().last().unwrap();
    assert!(last["choices"]["among"].as_array().unwrap().len() > 3, "{last}");
}

#[test]
fn a_name_of_four_words_is_one_answer() {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    let muster = ["fng", "muster", "game.json", "-i", "-q"];
    run(folder.path(), &[&muster[..], &["--vehicle", "m-48", "--called", "Tiger of the West"]].concat());
    run(folder.path(), &["fng", "crew", "game.json", "-i", "-q", "--round", "he"]);
    let rocket = ["--side", "enemy", "--figure", "Lam,rep=5,weapon=rpg-7"];
    run(folder.path(), &[&muster[..], &rocket[..]].concat());
    run(folder.path(), &["fng", "activation", "game.json", "-i", "-q", "--own", "1", "--enemy", "5"]);
    let typed = "Tiger of the West\nquit\n";
    let said = String::from_utf8(play(folder.path(), &["game.json"], typed).stdout).unwrap();
    assert!(said.contains("Which of its sides faces the shot") && !said.contains("No: "), "{said}");
}

#[test]
fn the_evening_of_a_tour_is_saved_beside_it_and_fought_there() {
    let folder = crate::scenes::folder();
    let tour = ["campaign", "new", "--game", "fng", "--force", "us-marines", "--date", "1967-05-early"];
    run(folder.path(), &[&tour[..], &["--seed", "1", "-o", "tour.json", "-q"]].concat());
    // Enter at every prompt: the turn is rolled for, and the evening of its Mission begins.
    let typist = Typist { enters: 12, otherwise: "", avoids: &[] };
    let said = typist.plays("tour 1", &folder.path().join("tour.json"), 1);
    assert!(said.contains("The evening is saved in") && said.contains("Turn 1, day"), "{said}");
    run(folder.path(), &["replay", "tour.1967-05-early.json", "--verify"]);
}

#[test]
fn a_law_is_fired_at_a_figure_and_men_of_the_table_get_into_a_helicopter() {
    let folder = crate::scenes::folder();
    prepare(folder.path(), 2, 2);
    run(folder.path(), &["fng", "helicopter", "game.json", "send", "-i", "-q"]);
    let landed = ["play/aircraft/0/place", "landed", "company/soldiers/Ortiz/man/gear", "[\"law\"]"];
    run(folder.path(), &[&["adjust", "game.json", "-i", "-q"][..], &landed[..]].concat());
    run(folder.path(), &["fng", "activation", "game.json", "-i", "-q", "--own", "2", "--enemy-die", "1"]);
    // The gunners of the helicopter on the LZ come into sight.
    let lines = "nobody\nortiz law-figure ha 10\nnobody\nsupport load-men 1\nkowalski\nnobody\nquit\n";
    let said = String::from_utf8(play(folder.path(), &["game.json"], lines).stdout).unwrap();
    assert!(said.contains("Ortiz fires the M-72 LAW at Ha"), "{said}");
    assert!(said.contains("1 soldier and 0 casualties aboard"), "{said}");
    let document = fs::read_to_string(folder.path().join("game.json")).unwrap();
    let document: serde_json::Value = serde_json::from_str(&document).unwrap();
    assert_eq!(document["data"]["play"]["aircraft"][0]["riders"][0], "Cpl Kowalski");
    run(folder.path(), &["replay", "game.json", "--verify"]);
}
