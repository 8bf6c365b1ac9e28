//! The commands from outside.

use std::fs;
use std::path::PathBuf;

use assert_cmd::Command;
use pointman::command::ENTRIES;
use predicates::str::contains;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::scenes::fng_tunnels::mission_data;

/// A folder with a mission in it.
struct Folder(TempDir);

impl Folder {
    fn new(change: impl FnOnce(&mut Value)) -> Self {
        let folder = crate::scenes::folder();
        let mut data = mission_data();
        change(&mut data);
        let document = json!({ "format": "pointman", "version": 1, "kind": "fng-mission",
            "dice": { "seed": 5, "drawn": 0 }, "data": data });
        fs::write(folder.path().join("mission.json"), document.to_string()).unwrap();
        Folder(folder)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn command(&self, line: &str) -> Command {
        let mut command = Command::cargo_bin("pointman").unwrap();
        command.current_dir(self.0.path()).env("NO_COLOR", "1").args(line.split_whitespace());
        command
    }

    fn says(&self, line: &str) -> String {
        let output = self.command(line).assert().success().get_output().clone();
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
    }

    fn data(&self, line: &str) -> Value {
        let output = self.command(&format!("{line} --json")).assert().success().get_output().clone();
        serde_json::from_slice(&output.stdout).unwrap()
    }

    fn fails(&self, line: &str, code: i32, message: &str) {
        self.command(line).assert().code(code).stderr(contains(message));
    }
}

#[test]
fn a_complex_is_entered_explored_drawn_taken_back_and_proved() {
    let folder = Folder::new(|_| {});
    let said = folder.says("fng tunnel-place mission.json -i --place bunker --at 10,10 --rolls 2");
    assert!(said.contains("secret") && !said.contains("bunker"), "{said}");
    assert!(folder.says("fng tunnel mission.json").contains("No tunnel entrance is known"));
    assert!(folder.says("fng tunnel mission.json --secrets").contains("bunker"));
    let spot = "fng tunnel-spot mission.json -i --by Smith,rep=4,pointman --at 12,10 --rolls 4";
    assert!(folder.says(spot).contains("has found entrance 1"));
    let said = folder.says(
        "fng tunnel-enter mission.json -i 1 --by Smith,rep=4,pointman --light torch --heading east --rolls \
         1,2,6,3",
    );
    assert!(
        said.contains("a small complex") && said.contains("opening on the right") && !said.contains("booby"),
        "{said}"
    );
    let map = folder.says("fng tunnel mission.json");
    assert!(map.contains("E1") && map.contains('?') && map.contains("T junction"), "{map}");
    assert!(map.lines().all(|line| line.chars().count() <= 80));
    let shown = folder.data("fng tunnel mission.json");
    assert_eq!(shown["complex"]["sections"].as_array().unwrap().len(), 2);
    assert!(shown["svg"].as_str().unwrap().starts_with("<svg"));
    let record = folder.data("fng tunnel-advance mission.json -i Smith --to 2.2 --rolls 1,1,5");
    assert!(record.to_string().contains("stops before it"), "{record}");
    assert!(folder.says("fng trap mission.json").contains("Tripwire trap"));
    folder.says("fng tunnel mission.json --svg tunnel.svg");
    assert!(fs::read_to_string(folder.path("tunnel.svg")).unwrap().ends_with("</svg>\n"));
    folder.says("replay mission.json --verify");
    assert!(folder.says("log mission.json --explain").contains("fng-tunnel-enter"));
    let before = fs::read(folder.path("mission.json")).unwrap();
    folder.says("undo -i mission.json");
    assert!(folder.says("fng trap mission.json").contains("No booby trap is known"));
    folder.says("fng tunnel-advance mission.json -i Smith --to 2.2 --rolls 1,1,5");
    assert_eq!(fs::read(folder.path("mission.json")).unwrap(), before);
}

#[test]
fn a_record_keeps_its_secrets_unless_they_are_asked_for() {
    let folder = Folder::new(|data| data["setting"]["mode"] = json!("versus"));
    let line = "fng trap-place mission.json -i --kind landmine --at trail --rolls 3";
    let shown = folder.data(line);
    assert!(!shown.to_string().contains("trail"), "{shown}");
    let shown = folder.data("fng trap-place mission.json -i --kind viper --at hut --secrets");
    assert!(shown.to_string().contains("hut"));
    assert!(!folder.says("fng trap mission.json").contains("hut"));
    assert!(folder.says("fng trap mission.json --secrets").contains("Viper trap"));
    let shown = folder.data("fng trap mission.json");
    assert_eq!((&shown["number"], &shown["traps"]), (&Value::Null, &json!([])));
}

#[test]
fn what_hides_is_answered_like_what_does_not_exist() {
    let folder = Folder::new(|data| data["setting"]["mode"] = json!("versus"));
    folder.says("fng tunnel-place mission.json -i --place bunker --at 10,10 --rolls 6");
    folder.says("fng tunnel-place mission.json -i --place well --at 12,10");
    folder.says("fng trap-place mission.json -i --kind landmine --at trail --rolls 3");
    let said = |line: &str| {
        let output = folder.command(line).assert().failure().get_output().clone();
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    for (line, hidden, unknown) in [
        ("fng tunnel-smoke mission.json -i N", "2", "9"),
        ("fng tunnel-enter mission.json -i N --by Smith,rep=4", "2", "9"),
        ("fng tunnel-spot mission.json -i --by Smith,rep=4 --entrance N", "2", "9"),
        ("fng tunnel-blast mission.json -i --charge satchel --entrance N", "2", "9"),
        ("fng tunnel-move mission.json -i cell --into N --toward 3", "2", "9"),
        ("fng trap-disarm mission.json -i N --by Smith,rep=4", "1", "9"),
        ("fng trap-clear mission.json -i N --by Smith,rep=4", "1", "9"),
        ("fng trap-spring mission.json -i --trap N --by Smith,rep=4", "1", "9"),
    ] {
        let (code, text) = said(&line.replace('N', hidden));
        let (other, unknown_text) = said(&line.replace('N', unknown));
        assert_eq!(code, other, "{line}");
        assert_eq!(text.replace(&format!(" {hidden} "), " 9 "), unknown_text, "{line}");
        assert!(text.contains("is not known"), "{text}");
    }
    // Whoever placed them says so.
    folder.says("fng tunnel-smoke mission.json -i 2 --secrets");
    folder.says("fng trap-spring mission.json -i --trap 1 --by Smith,rep=4 --secrets --rolls 1");
}

#[test]
fn whoever_sees_all_secrets_is_told_which_numbers_there_are() {
    let folder = Folder::new(|_| {});
    folder.fails(
        "fng trap-spring mission.json --trap 4 --by Smith,rep=4 --secrets",
        2,
        "none has been placed",
    );
    folder.says("fng tunnel-place mission.json -i --place bunker --at 10,10 --rolls 6");
    folder.says("fng tunnel-place mission.json -i --place well --at 12,10");
    folder.fails("fng tunnel-smoke mission.json -i 9 --secrets", 2, "there is no entrance 9: give 1, 2");
}

#[test]
fn nobody_above_ground_fires_at_a_man_deep_in_a_tunnel_and_a_shot_below_is_one_in_a_tunnel() {
    let folder = Folder::new(|_| {});
    let force = "--force us-army-infantry --corps ii --leader-rep 4 --date 1967-05-early --communist-ground";
    folder.says(&format!("generate-mission --game fng {force} --mission fight --seed 7 -o mission.json"));
    let men = "--figure Smith,rep=4,weapon=m-79-m-203-he --figure Jones,rep=4,weapon=m-16";
    folder.says(&format!("fng muster mission.json -i {men}"));
    folder.says("fng muster mission.json -i --side enemy --figure Duc,rep=3,weapon=ak-47");
    let shot = "fng shoot mission.json -i --reaction --shooter";
    folder.says(
        "fng tunnel-enter mission.json -i 1 --secrets --by Smith --light torch --heading east --rolls \
         1,2,6,6",
    );
    folder.says(&format!("{shot} Jones --at Smith --rolls 1,1 -o at-the-entrance.json").replace(" -i ", " "));
    folder.says("fng tunnel-advance mission.json -i Smith --to 2");
    folder.fails(&format!("{shot} Jones --at Smith"), 1, "Smith is in section 2 of a tunnel");
    folder.says(&format!("{shot} Jones --at Smith --tunnel --rolls 1,1 -o below.json").replace(" -i ", " "));
    folder.fails(&format!("{shot} Smith --at Duc"), 1, "grenade launchers may fire only shot");
}

#[test]
fn troops_below_do_not_go_on_where_the_tunnel_ahead_has_collapsed() {
    let folder = Folder::new(|_| {});
    folder.says("fng tunnel-place mission.json -i --place bunker --at 10,10 --rolls 6");
    folder.says("fng tunnel-place mission.json -i --place well --at 30,10");
    folder.says("fng tunnel-move mission.json -i cell --into 1 --toward 2 --secrets");
    folder.says("fng tunnel-turn mission.json -i");
    let bomb = "fng tunnel-blast mission.json -i --bomb 750 --entrance 1 --toward 2 --inches 9 --secrets";
    folder.says(&format!("{bomb} --rolls 1,1,1"));
    folder.says("fng tunnel-turn mission.json -i");
    folder.fails("fng tunnel-move mission.json -i cell --go-on --secrets", 1, "collapsed: give --back");
    assert!(folder.says("fng tunnel-move mission.json -i cell --back --secrets").contains("to entrance 1"));
    let back = folder.says("fng tunnel-turn mission.json -i --secrets");
    assert!(back.contains("19.5 in from entrance 2"), "{back}");
}

#[test]
fn a_look_for_entrances_asks_for_one_die_whatever_hides_there() {
    let folder = Folder::new(|_| {});
    folder.says("fng tunnel-place mission.json -i --place bunker --at 10,10 --rolls 6");
    folder.says("fng tunnel-place mission.json -i --place well --at 12,10");
    let nothing = folder.says("fng tunnel-spot mission.json --by Smith,rep=4 --at 40,40 --rolls 5 -o a.json");
    let missed = folder.says("fng tunnel-spot mission.json --by Smith,rep=4 --at 11,10 --rolls 5 -o a.json");
    assert_eq!(nothing, missed);
    let lucky = folder.says("fng tunnel-spot mission.json --by Smith,rep=4 --at 40,40 --rolls 1 -o a.json");
    assert!(lucky.contains("sees no entrance"), "{lucky}");
    let found = folder.says("fng tunnel-spot mission.json -i --by Smith,rep=4 --at 11,10 --rolls 3");
    assert!(found.contains("has found entrance 1") && found.contains("has found entrance 2"), "{found}");
    folder.says("replay mission.json --verify");
}

#[test]
fn the_log_keeps_back_where_things_hide() {
    let folder = Folder::new(|data| data["setting"]["mode"] = json!("versus"));
    folder.says("fng tunnel-place mission.json -i --place bunker --at 10,10 --rolls 6");
    folder.says("fng tunnel-place mission.json -i --place granary --at 30,10");
    folder.says("fng trap-place mission.json -i --kind landmine --at paddy --rolls 3");
    folder.says("fng tunnel-move mission.json -i spooks --into 1 --toward 2 --count 3 --secrets");
    folder.says("adjust -i mission.json tunnels/entrances/1/place orchard");
    for line in ["log mission.json", "log mission.json --json", "log mission.json --explain"] {
        let log = folder.says(line).to_lowercase();
        for word in ["bunker", "granary", "paddy", "landmine", "spooks", "orchard"] {
            assert!(!log.contains(word), "{word}: {log}");
        }
        let log = folder.says(&format!("{line} --secrets")).to_lowercase();
        for word in ["bunker", "granary", "paddy", "landmine", "spooks", "orchard"] {
            assert!(log.contains(word), "{word}: {log}");
        }
    }
    let said = folder.says("fng trap-turn mission.json -i --json");
    assert!(!said.contains("bunker"), "{said}");
    // A copy sealed for the Free World.
    let sealed = folder.says("fng briefing mission.json --side free-world");
    for word in ["bunker", "orchard", "paddy", "spooks", "fng-tunnel-place"] {
        assert!(!sealed.contains(word), "{word}: {sealed}");
    }
    assert!(folder.says("fng briefing mission.json --side communist").contains("paddy"));
}

#[test]
fn what_was_placed_in_secret_is_in_the_evening_with_its_spot_for_those_who_may_see_it() {
    let folder = Folder::new(|data| data["setting"]["mode"] = json!("versus"));
    folder.says("fng tunnel-place mission.json -i --scatter 20x20 --seed 3");
    folder.says("fng trap-place mission.json -i --kind punji --where ford --position 12,30 --rolls 2");
    // Every entrance is placed, so scattering the rest places none.
    folder.says("fng tunnel-place mission.json -i --scatter 20x20");
    let log = folder.says("log mission.json --secrets");
    for words in ["Entrance 1 of system 1: in hiding at", "Trap 1: Punji stakes", "ford at 12,30"] {
        assert!(flat(&log).contains(words), "{words}: {log}");
    }
    assert!(!log.contains("kept from the player") && log.contains("Nothing came of it"), "{log}");
    let log = folder.says("log mission.json");
    for word in ["in hiding", "Punji", "ford", "12,30", "Nothing came of it"] {
        assert!(!log.contains(word), "{word}: {log}");
    }
    let shown = folder.says("fng trap mission.json --secrets");
    assert!(shown.contains("ford at 12,30"), "{shown}");
    folder.fails("fng trap-place mission.json -i --position 12,30", 2, "where it is");
    folder.fails("fng trap-place mission.json -i --kind viper --where hut --position 2000,3", 2, "2000,3");
    folder.says("replay mission.json --verify");
}

/// The words of a report without its line breaks.
fn flat(report: &str) -> String {
    report.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn traps_and_entrances_are_named_in_their_place_or_by_an_option() {
    let folder = Folder::new(|data| data["setting"]["mode"] = json!("versus"));
    folder.says("fng tunnel-place mission.json -i --where bunker --position 10,10 --known --rolls 6");
    folder.says("fng trap-place mission.json -i --kind punji --where trail --rolls 3");
    for (command, what) in [
        ("trap-spring mission.json --by Smith,rep=4", "trap"),
        ("trap-disarm mission.json --by Smith,rep=4", "trap"),
        ("trap-clear mission.json --by Smith,rep=4", "trap"),
        ("tunnel-enter mission.json --by Smith,rep=4", "entrance"),
        ("tunnel-smoke mission.json", "entrance"),
        ("tunnel-spot mission.json --by Smith,rep=4", "entrance"),
        ("tunnel-leave mission.json Smith", "entrance"),
        ("tunnel-blast mission.json --charge demo-charge", "entrance"),
    ] {
        let says = |tail: &str| {
            let line = format!("fng {command} {tail} --secrets --seed 1");
            let output = folder.command(&line).output().unwrap();
            let told = [output.stdout, output.stderr].concat();
            (output.status.code(), String::from_utf8(told).unwrap())
        };
        assert_eq!(says("1"), says(&format!("--{what} 1")), "{command}");
        let (code, told) = says(&format!("9 --{what} 9"));
        assert!(code == Some(2) && told.contains("cannot be used with"), "{told}");
        let (_, told) = says(&format!("--{what} 9"));
        assert!(command.starts_with("tunnel-leave") || told.contains(&format!("no {what} 9")), "{told}");
    }
    folder.fails("fng tunnel-smoke mission.json", 2, "give the number of the entrance");
    folder.fails("fng trap-clear mission.json --by Smith,rep=4", 2, "give the number of the trap");
}

#[test]
fn a_trap_is_tripped_found_and_disarmed() {
    let folder = Folder::new(|_| {});
    folder.says("fng trap-place mission.json -i --rolls 2");
    let said =
        folder.says("fng trap-trip mission.json -i --among Smith,rep=4 --among Jones,rep=3 --rolls 3,5,1");
    assert!(said.contains("Jones comes upon trap 1"), "{said}");
    let said = folder.says("fng trap-spring mission.json -i --by Jones,rep=3 --near Smith,rep=4 --rolls 2");
    assert!(said.contains("Jones finds trap 1: Landmine"), "{said}");
    folder.fails("fng trap-disarm mission.json -i 1 --by Smith,rep=5 --rolls 1,1", 1, "from the next");
    folder.says("fng trap-turn mission.json -i");
    let said = folder.says("fng trap-disarm mission.json -i 1 --by Smith,rep=5 --rolls 1,2");
    assert!(said.contains("useless"), "{said}");
}

#[test]
fn what_makes_no_sense_is_refused_with_what_would() {
    let folder = Folder::new(|_| {});
    folder.fails("fng tunnel-enter mission.json -i 1 --by Smith,rep=4", 2, "entrance 1 is not known");
    folder.says("fng tunnel-place mission.json -i --place bunker --at 10,10 --known --rolls 2");
    folder.fails("fng tunnel-enter mission.json -i 1 --by Smith,rep=4 --light lamp", 2, "light `lamp`");
    folder.fails("fng tunnel-enter mission.json -i 1 --by Smith,rep=4 --heading up", 2, "heading `up`");
    folder.fails("fng tunnel-enter mission.json -i 1 --by smith,rep=4", 2, "smith");
    folder.fails("fng tunnel-place mission.json -i --place x --at 10", 2, "12,30");
    folder.fails("fng tunnel-place mission.json -i --scatter 10", 2, "48x72");
    folder.fails("fng tunnel-place mission.json -i", 1, "the number is already rolled");
    folder.fails("fng tunnel-advance mission.json -i Smith --to 5x", 2, "5.1");
    folder.fails("fng tunnel-advance mission.json -i Smith", 2, "is not in a complex");
    folder.fails("fng tunnel mission.json --svg x.svg", 2, "there is no map");
    folder.fails("fng tunnel mission.json --system 4", 2, "system 4");
    folder.fails(
        "fng tunnel-blast mission.json -i --entrance 1",
        2,
        "say what goes off: a bomb (--bomb 500|750), a charge",
    );
    folder.fails("fng tunnel-blast mission.json -i --entrance 1 --charge m-16", 1, "does not burst");
    folder.fails(
        "fng tunnel-blast mission.json -i --entrance 1 --charge grenade",
        1,
        "cannot destroy an entrance",
    );
    folder.fails("fng trap-place mission.json -i --kind snake --at x", 2, "trap `snake`");
    folder.fails("fng trap-place mission.json -i --option sup-34", 2, "sup-34=before-halving");
    folder.fails("fng trap-disarm mission.json -i 9 --by Smith,rep=4", 2, "trap 9 is not known");
    folder.fails("fng trap-spring mission.json -i --by Smith,rep=4", 2, "number of the trap");
    folder.fails("fng trap-trip mission.json -i --night --day", 2, "cannot be used with");
    folder.fails("fng tunnel nowhere.json", 66, "no such file");
    folder.fails("fng tunnel-enter mission.json -i 1 --by Smith,rep=4 --rolls 1", 2, "--rolls ran out");
    folder.fails("fng tunnel-smoke mission.json -i 1 --rolls 1", 2, "--rolls has 1 more");
}

#[test]
fn every_example_of_the_help_runs_in_its_turn() {
    let folder = Folder::new(|data| {
        // A player of the Viet Cong alone: he writes traps down, and dice set off those that are left.
        data["own"]["force"] = json!("vc-main-force");
        data["enemy"]["force"] = json!("us-army-infantry");
        data["tunnels"] = json!({ "number": 12 });
    });
    let before = [
        "fng tunnel-place mission.json -i --place hole --at 10,10",
        "fng tunnel-place mission.json -i --place hole --at 10,13",
        "fng trap-place mission.json -i --rolls 6",
    ];
    before.iter().for_each(|line| drop(folder.says(line)));
    let mut run = 0;
    for entry in
        ENTRIES.iter().filter(|entry| entry.examples.contains("mission.json") && entry.path[0] == "fng")
    {
        if !(entry.path[1].starts_with("trap") || entry.path[1].starts_with("tunnel")) {
            continue;
        }
        for example in entry.examples.lines() {
            let line = example.split('#').next().unwrap().trim().trim_start_matches("pointman ");
            // What the rules refuse in this mission is refused; nothing is misunderstood.
            let output = folder.command(line).output().unwrap();
            let code = output.status.code().unwrap();
            let said = String::from_utf8_lossy(&output.stderr);
            let not_here =
                ["there is no", "not poisoned", "nobody has entered", "is not known", "is not in a"]
                    .iter()
                    .any(|why| said.contains(why));
            assert!(code == 0 || code == 1 || not_here, "{line}: {said}");
            run += 1;
        }
    }
    assert!(run >= 28, "{run}");
}

#[test]
fn another_program_draws_the_picture() {
    let folder = Folder::new(|data| data["tunnels"] = json!({ "number": 12 }));
    for spot in ["20,20", "44,30", "8,44"] {
        folder.says(&format!("fng tunnel-place mission.json -i --place hole --known --at {spot}"));
    }
    folder.says("fng tunnel-enter mission.json -i 1 --by Smith,rep=5,pointman --light flashlight --seed 11");
    for seed in 0..24 {
        let shown = folder.data("fng tunnel mission.json --secrets");
        for section in shown["complex"]["sections"].as_array().unwrap() {
            let held = section["enemies"].as_array().is_some_and(|enemies| {
                enemies.iter().any(|enemy| enemy["down"].is_null() && enemy["hidden"].is_null())
            });
            if held && section["id"] == shown["rats"][0]["section"] {
                folder.says(&format!("fng tunnel-settle mission.json -i {}", section["id"]));
            }
        }
        let open = shown["complex"]["sections"].as_array().unwrap().iter().find_map(|section| {
            let openings = section["openings"].as_array()?;
            let index = openings.iter().position(|opening| opening["leads"] == "unexplored")?;
            Some(format!("{}.{}", section["id"], index + 1))
        });
        let Some(open) = open else { break };
        let _ = folder
            .command(&format!("fng tunnel-advance mission.json -i Smith --to {open} --seed {seed}"))
            .output();
    }
    folder.says("fng tunnel mission.json --svg tunnel.svg --secrets");
    let text = fs::read_to_string(folder.path("tunnel.svg")).unwrap();
    let mut options = resvg::usvg::Options::default();
    options.fontdb_mut().load_font_data(dejavu::sans::regular().to_vec());
    let tree = resvg::usvg::Tree::from_str(&text, &options).unwrap();
    let size = tree.size().to_int_size();
    let mut pixels = resvg::tiny_skia::Pixmap::new(size.width(), size.height()).unwrap();
    resvg::render(&tree, resvg::tiny_skia::Transform::default(), &mut pixels.as_mut());
    assert!(pixels.pixels().iter().any(|pixel| pixel.red() == 0x5b));
    if let Some(path) = std::env::var_os("TUNNEL_PICTURE") {
        pixels.save_png(path).unwrap();
        println!("{}", folder.says("fng tunnel mission.json --secrets"));
    }
}
