//! Campaigns of Ambush Valley at the prompt: a typist who answers at random is never refused, and the campaign is
//! proved and taken back to its first bytes.
//!
//! `POINTMAN_TYPIST_CAMPAIGNS` says how many campaigns (2), `POINTMAN_TYPIST_FIRST` from which on (0),
//! `POINTMAN_TYPIST_LINES` how many lines of each at most (150).

use std::fs;

use super::run;
use super::typist::{Typist, number};

#[test]
fn a_typist_of_campaigns_is_never_refused() {
    let kinds: [&[&str]; 6] = [
        &[],
        &["--regular", "US", "--regular", "ARVN", "--regular", "NVA", "--co-op", "Carol"],
        &["--regular", "US", "--regular", "NVA"],
        &["--regular", "US", "--regular", "US", "--insurgent", "VC", "--co-op", "Carol", "--sealed-orders"],
        &["--sealed-orders", "--option", "lieutenant_and_medic=on"],
        &["--open-ended", "--option", "first_fog_card=both"],
    ];
    let first = number("POINTMAN_TYPIST_FIRST", 0);
    for game in first..first + number("POINTMAN_TYPIST_CAMPAIGNS", 2) {
        let folder = tempfile::tempdir().unwrap();
        let seed = game.to_string();
        let begin = ["campaign", "new", "--game", "ambush-valley", "-q", "-o", "game.json", "--seed", &seed];
        run(folder.path(), &[&begin[..], kinds[game as usize % kinds.len()]].concat());
        let file = folder.path().join("game.json");
        let before = fs::read_to_string(&file).unwrap();
        let typist = Typist { enters: 5, otherwise: "rain", avoids: &[] };
        typist.plays(&format!("campaign {game}"), &file, game);
        let played: serde_json::Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
        let steps = played["history"].as_array().unwrap().len() - 1;
        assert!(steps > 2, "campaign {game} came to {steps} steps");
        run(folder.path(), &["undo", "game.json", "-i", "-q", "--forget", &steps.to_string()]);
        assert_eq!(fs::read_to_string(&file).unwrap(), before, "campaign {game} undone to its first bytes");
    }
}
