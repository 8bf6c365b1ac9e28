//! The game of four players among the examples: played by its script, it ends as the log beside it says.
//! `REGENERATE=1` writes that log.

use std::fs;
use std::path::Path;
use std::process::Command;

use assert_cmd::cargo::cargo_bin;
use pointman::document::{Document, read};
use pointman::fitl::{CoupPart, Faction, GameData, Phase};

#[cfg(unix)]
#[test]
fn a_game_of_four_players_goes_through_a_coup_round_to_its_end_as_the_log_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/fire-in-the-lake");
    let table = crate::scenes::folder();
    let played = Command::new("sh")
        .arg(folder.join("four-players.sh"))
        .arg("game.json")
        .env("POINTMAN", cargo_bin!("pointman"))
        .current_dir(table.path())
        .output()
        .unwrap();
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    let told = String::from_utf8(played.stdout).unwrap();
    let expected = folder.join("four-players.log");
    if std::env::var_os("REGENERATE").is_some() {
        fs::write(&expected, &told).unwrap();
    }
    assert_eq!(
        told,
        fs::read_to_string(&expected).unwrap(),
        "run scripts/regenerate if this is how it should be"
    );

    let text = fs::read_to_string(table.path().join("game.json")).unwrap();
    let document: Document<GameData> = read("game.json", &text).unwrap();
    assert_eq!((document.data.phase, document.data.winner), (Phase::Over, Some(Faction::Arvn)));
    let parts: Vec<CoupPart> = document
        .history()
        .iter()
        .filter_map(|step| step.summary.get("parts"))
        .flat_map(|parts| serde_json::from_value::<Vec<CoupPart>>(parts.clone()).unwrap())
        .collect();
    assert!(
        CoupPart::ALL.into_iter().all(|part| parts.contains(&part)),
        "every part of a Coup Round: {parts:?}"
    );
}
