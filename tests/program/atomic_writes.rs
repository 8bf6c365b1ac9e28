//! A document survives whatever happens while it is written: it is the old one or the new one, whole.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use assert_cmd::cargo::cargo_bin;
use predicates::prelude::*;

const SQUAD: &str = r#"{ "format": "pointman", "version": 1, "kind": "fng-squad",
  "dice": { "seed": 1, "drawn": 0 },
  "data": { "name": "1st Squad", "figures": [ { "name": "Smith", "rep": 4 } ] } }"#;

fn pointman() -> assert_cmd::Command {
    assert_cmd::Command::new(cargo_bin!("pointman"))
}

fn adjust(file: &Path, points: usize) -> Command {
    let mut command = Command::new(cargo_bin!("pointman"));
    command.args(["adjust", "-i"]).arg(file).args(["figures/0/reputation_points", &points.to_string()]);
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// The kills are spread over the time that a writer takes on this machine as it is now, so that they fall on
/// every part of it however busy the machine is; what they hit decides nothing.
#[test]
fn a_writer_killed_at_any_moment_leaves_the_old_document_or_the_new_one() {
    let folder = crate::scenes::folder();
    let file = folder.path().join("squad.json");
    fs::write(&file, SQUAD).unwrap();
    let times: u32 = std::env::var("POINTMAN_SOAK").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    let rounds = 150 * times;
    let begun = Instant::now();
    assert!(adjust(&file, 0).status().unwrap().success());
    let whole = begun.elapsed().min(Duration::from_secs(1));
    for round in 0..rounds {
        let before = fs::read(&file).unwrap();
        let mut writer = adjust(&file, round as usize % 8).spawn().unwrap();
        sleep(whole * (round % 50) / 40);
        let _ = writer.kill();
        let finished = writer.wait().unwrap().success();
        let after = fs::read(&file).unwrap();
        if after != before || finished {
            pointman().arg("validate").arg(&file).assert().success();
        }
        if after.len() > 200_000 {
            fs::write(&file, SQUAD).unwrap();
        }
    }
    assert!(adjust(&file, 1).status().unwrap().success());
    assert_eq!(names(folder.path()), ["squad.json"], "the last writer removes what the killed ones left");
}

#[test]
fn of_two_writers_at_once_none_loses_what_the_other_wrote() {
    let folder = crate::scenes::folder();
    let file = folder.path().join("squad.json");
    fs::write(&file, SQUAD).unwrap();
    let over_itself = |points: usize| {
        let mut command = Command::new(cargo_bin!("pointman"));
        command.arg("adjust").arg(&file).args(["figures/0/reputation_points", &points.to_string(), "-o"]);
        command.arg(folder.path().join(".").join("squad.json")).stdout(Stdio::null()).stderr(Stdio::null());
        command
    };
    let mut done = 0;
    for round in 0..20 {
        let writer = |n: usize| {
            if n.is_multiple_of(2) { adjust(&file, (round + n) % 8) } else { over_itself((round + n) % 8) }
        };
        let writers: Vec<_> = (0..4).map(|n| writer(n).spawn().unwrap()).collect();
        for mut writer in writers {
            match writer.wait().unwrap().code() {
                Some(0) => done += 1,
                Some(73) => {}
                other => panic!("a writer ended with {other:?}"),
            }
        }
    }
    let steps = pointman().args(["replay", "--verify", "--json"]).arg(&file).output().unwrap();
    let record: serde_json::Value = serde_json::from_slice(&steps.stdout).unwrap();
    // Every write that reported success is a step; the import makes one more.
    assert_eq!(record["steps"], done + 1);
}

#[test]
fn a_script_does_not_save_over_what_another_program_wrote_since_it_loaded() {
    let folder = crate::scenes::folder();
    let file = folder.path().join("squad.json");
    fs::write(&file, SQUAD).unwrap();
    let mut prompt = Command::new(cargo_bin!("pointman"))
        .current_dir(folder.path())
        .arg("repl")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = prompt.stdin.take().unwrap();
    let mut answers = BufReader::new(prompt.stdout.take().unwrap());
    writeln!(
        lines,
        "let squad = load(\"squad.json\"); save(squad, \"squad.json\"); save(squad, \"squad.json\"); \
         print(\"saved\")"
    )
    .unwrap();
    let mut answer = String::new();
    answers.read_line(&mut answer).unwrap();
    assert_eq!(answer, "saved\n", "its own writing is no change by another");
    let other = SQUAD.replace("Smith", "Jones");
    fs::write(&file, &other).unwrap();
    writeln!(lines, "save(squad, \"squad.json\")\nprint(\"refused\")").unwrap();
    answer.clear();
    answers.read_line(&mut answer).unwrap();
    assert_eq!(fs::read_to_string(&file).unwrap(), other);
    writeln!(lines, "save(squad, \"squad.json\", #{{force: true}})").unwrap();
    drop(lines);
    let ended = prompt.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&ended.stderr);
    assert!(said.contains("another program changed it") && said.contains("#{force: true}"), "{said}");
    assert!(fs::read_to_string(&file).unwrap().contains("Smith"));
}

#[test]
fn a_read_only_file_is_left_alone_and_the_message_says_what_to_do() {
    let folder = crate::scenes::folder();
    let file = folder.path().join("squad.json");
    fs::write(&file, SQUAD).unwrap();
    let mut permissions = fs::metadata(&file).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&file, permissions).unwrap();
    pointman()
        .args(["adjust", "-i"])
        .arg(&file)
        .args(["figures/0/rep", "5"])
        .assert()
        .code(73)
        .stderr(predicate::str::contains("read-only"));
    assert_eq!(fs::read_to_string(&file).unwrap(), SQUAD);
}

#[test]
fn a_file_that_cannot_be_written_is_told_before_a_turn_is_played() {
    let folder = crate::scenes::folder();
    let file = folder.path().join("game.json");
    pointman()
        .args(["fitl", "new", "--scenario", "short", "--seed", "3", "-q", "-o"])
        .arg(&file)
        .assert()
        .success();
    let mut permissions = fs::metadata(&file).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&file, permissions).unwrap();
    let played = pointman().arg("play").arg(&file).write_stdin("quit\n").assert().success();
    let said = String::from_utf8_lossy(&played.get_output().stdout);
    // As one line, wherever the length of the folder's name breaks it.
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(said.contains("the file is read-only"), "{said}");
    assert!(said.contains("no turn can be saved"), "{said}");
}

#[test]
fn a_document_with_steps_that_another_replaces_is_told_of() {
    let folder = crate::scenes::folder();
    let said = |line: &str| {
        let done = pointman().current_dir(folder.path()).args(line.split(' ')).assert().success();
        String::from_utf8_lossy(&done.get_output().stderr).into_owned()
    };
    let new = "fitl new --scenario short --players none --seed 3 -o game.json";
    assert_eq!(said(new), "");
    assert_eq!(said(new), "", "nothing has been played");
    said("trung-turn -i game.json -q");
    // A game that goes on from the one in the file loses nothing.
    said("trung-turn game.json -o later.json");
    assert_eq!(said("adjust later.json tracks/trail 4 -o game.json -q"), "");
    assert_eq!(said(new), "Replaced game.json: it held another fitl-game, 3 steps long.\n");
}

#[test]
fn writing_leaves_no_temporary_files_behind_and_removes_those_of_killed_writers_of_this_file_only() {
    let folder = crate::scenes::folder();
    let file = folder.path().join("squad.json");
    fs::write(&file, SQUAD).unwrap();
    let kept = [".pointman-other.json.abc123.tmp", ".pointman-squad.json.mine.tmp", "squad.json"];
    for left in [".pointman-squad.json.lock", ".pointman-squad.json.aB3dE6.tmp", kept[0], kept[1]] {
        fs::write(folder.path().join(left), "left").unwrap();
    }
    assert!(adjust(&file, 3).status().unwrap().success());
    assert_eq!(names(folder.path()), kept);
}

#[cfg(unix)]
mod unix {
    use std::os::unix::fs::{PermissionsExt, symlink};

    use super::*;

    fn mode(file: &Path) -> u32 {
        fs::metadata(file).unwrap().permissions().mode() & 0o7777
    }

    #[test]
    fn a_link_is_followed_and_permissions_are_kept() {
        let folder = crate::scenes::folder();
        let (file, link) = (folder.path().join("squad.json"), folder.path().join("link.json"));
        fs::write(&file, SQUAD).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
        symlink(&file, &link).unwrap();
        assert!(adjust(&link, 3).status().unwrap().success());
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(mode(&file), 0o640);
        assert_ne!(fs::read_to_string(&file).unwrap(), SQUAD);
    }

    #[test]
    fn a_new_file_obeys_the_mask_of_the_user_and_a_replaced_one_loses_its_set_user_id_bit() {
        let folder = crate::scenes::folder();
        fs::write(folder.path().join("squad.json"), SQUAD).unwrap();
        let script = format!(
            "umask 077; '{0}' -q adjust squad.json figures/0/rep 5 -o new.json && umask 022 && '{0}' -q \
             adjust squad.json figures/0/rep 5 -o open.json",
            cargo_bin!("pointman").display()
        );
        assert!(
            Command::new("sh").args(["-c", &script]).current_dir(folder.path()).status().unwrap().success()
        );
        assert_eq!(mode(&folder.path().join("new.json")), 0o600);
        let open = folder.path().join("open.json");
        assert_eq!(mode(&open), 0o644);
        fs::set_permissions(&open, fs::Permissions::from_mode(0o4755)).unwrap();
        assert!(adjust(&open, 3).status().unwrap().success());
        assert_eq!(mode(&open), 0o755);
    }

    #[test]
    fn a_link_to_a_file_that_is_not_there_is_followed() {
        let folder = crate::scenes::folder();
        let file = folder.path().join("squad.json");
        fs::write(&file, SQUAD).unwrap();
        fs::create_dir(folder.path().join("deep")).unwrap();
        let link = folder.path().join("link.json");
        symlink("deep/new.json", &link).unwrap();
        pointman().arg("adjust").arg(&file).args(["figures/0/rep", "5", "-o"]).arg(&link).assert().success();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert!(folder.path().join("deep/new.json").is_file());
        // For a script such a link leads out of the folders that it may use.
        let outside = crate::scenes::folder();
        symlink(outside.path().join("x.json"), folder.path().join("out.json")).unwrap();
        pointman()
            .current_dir(folder.path())
            .args(["run", "-e", "save(#{a: 1}, \"out.json\")"])
            .assert()
            .code(2)
            .stderr(predicate::str::contains("below the working directory"));
        assert!(!outside.path().join("x.json").exists());
    }

    #[test]
    fn who_waits_for_another_writer_says_so() {
        let folder = crate::scenes::folder();
        let file = folder.path().join("squad.json");
        fs::write(&file, SQUAD).unwrap();
        let lock = fs::File::create(folder.path().join(".pointman-squad.json.lock")).unwrap();
        lock.lock().unwrap();
        let mut waiting = adjust(&file, 3);
        let mut waiting = waiting.stderr(Stdio::piped()).spawn().unwrap();
        let mut said = String::new();
        BufReader::new(waiting.stderr.take().unwrap()).read_line(&mut said).unwrap();
        assert!(said.contains("squad.json: waiting for another pointman"), "{said}");
        assert_eq!(fs::read_to_string(&file).unwrap(), SQUAD);
        drop(lock);
        assert!(waiting.wait().unwrap().success());
    }
}
