//! A folder with a squad in it, and the program run there: what the tests of FNG's commands stand on.

use assert_cmd::Command;
use predicates::prelude::*;
use serde_json::{Value, json};

use super::fng_support::{document, mission};

/// A folder to run the program in.
pub struct Table(pub tempfile::TempDir);

impl Table {
    /// With nothing in it.
    pub fn new() -> Self {
        Table(crate::scenes::folder())
    }

    /// With `squad.json`, which holds these figures.
    pub fn with_squad(figures: Value) -> Self {
        let table = Table::new();
        table.write("squad.json", &squad(figures));
        table
    }

    /// With `patrol.json`, a patrol of the US Army against the VC Main Force, changed.
    pub fn with_mission(change: impl FnOnce(&mut Value)) -> Self {
        let table = Table::new();
        let mut patrol = mission("us-army-infantry", "vc-main-force");
        patrol.own.leader_rep = 5;
        let mut document: Value = serde_json::from_str(&document(patrol)).unwrap();
        change(&mut document["data"]);
        table.write("patrol.json", &document);
        table
    }

    pub fn write(&self, name: &str, document: &Value) {
        std::fs::write(self.0.path().join(name), document.to_string()).unwrap();
    }

    pub fn read(&self, name: &str) -> Value {
        serde_json::from_slice(&std::fs::read(self.0.path().join(name)).unwrap()).unwrap()
    }

    pub fn command(&self, line: &str) -> Command {
        let mut command = Command::cargo_bin("pointman").unwrap();
        command.env("NO_COLOR", "1").current_dir(&self.0).args(split(line));
        command
    }

    pub fn says(&self, line: &str) -> String {
        let output = self.command(line).assert().success();
        String::from_utf8(output.get_output().stdout.clone()).unwrap()
    }

    pub fn data(&self, line: &str) -> Value {
        serde_json::from_str(&self.says(&format!("{line} --json"))).unwrap()
    }

    pub fn fails(&self, line: &str, code: i32, message: &str) {
        self.command(line).assert().code(code).stderr(predicate::str::contains(message));
    }
}

/// A squad's document.
pub fn squad(figures: Value) -> Value {
    json!({
        "format": "pointman", "version": 1, "kind": "fng-squad", "dice": { "seed": 1, "drawn": 0 },
        "data": { "figures": figures }, "history": []
    })
}

/// Words parted by spaces, but for those within single quotes.
fn split(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in line.split('\'').enumerate() {
        match index % 2 {
            0 => words.extend(part.split_whitespace().map(str::to_owned)),
            _ => words.push(part.to_owned()),
        }
    }
    words
}
