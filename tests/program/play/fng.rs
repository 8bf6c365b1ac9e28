//! An evening of FNG at the prompt: a typist who answers at random, and what the evening leaves for the campaign.
//!
//! `POINTMAN_TYPIST_EVENINGS` says how many evenings (3), `POINTMAN_TYPIST_FIRST` from which on (0),
//! `POINTMAN_TYPIST_LINES` how many lines of each at most (150).

use std::fs;
use std::path::Path;

use super::run;
use super::typist::{Typist, number};

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

#[test]
fn a_typist_who_answers_at_random_fights_whole_evenings() {
    let first = number("POINTMAN_TYPIST_FIRST", 0);
    for evening in first..first + number("POINTMAN_TYPIST_EVENINGS", 3) {
        let folder = tempfile::tempdir().unwrap();
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
        assert!(taken > 10, "evening {evening}: {taken} steps only");
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
    let folder = tempfile::tempdir().unwrap();
    prepare(folder.path(), 2, 2);
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
