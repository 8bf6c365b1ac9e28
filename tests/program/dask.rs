//! A run played on Dask: the bytes of the single run, also after a killed worker and beside damaged pieces.

use std::path::Path;
use std::process::Command;

/// A Python that has Dask; none if this machine has none.
fn python() -> Option<String> {
    let named = std::env::var("POINTMAN_PYTHON").ok();
    let found = named.into_iter().chain(["python3".to_owned()]).find(|python| {
        Command::new(python)
            .args(["-c", "import distributed"])
            .output()
            .is_ok_and(|told| told.status.success())
    });
    if found.is_none() {
        eprintln!(
            "skipped: no Python with Dask: pip install 'dask[distributed]', or name one by POINTMAN_PYTHON"
        );
    }
    found
}

#[test]
fn a_run_on_dask_gives_the_bytes_of_the_single_run_after_a_killed_worker() {
    let Some(python) = python() else { return };
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (pointman, folder) = (assert_cmd::cargo::cargo_bin("pointman"), crate::scenes::folder());
    let pieces = folder.path().join("pieces");
    let told = Command::new(python)
        .arg(root.join("tests/data/dask_with_a_killed_worker.py"))
        .arg(root.join("scripts/simulate_on_dask.py"))
        .args([&pointman, &pieces])
        .args(["90", "10"])
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&told.stdout).into_owned();
    assert!(told.status.success(), "{said}{}", String::from_utf8_lossy(&told.stderr));
    assert!(said.contains("killed worker"), "{said}");
    let output = |arguments: &[&str]| {
        let told = Command::new(&pointman).args(arguments).output().unwrap();
        assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
        told.stdout
    };
    let pieces = pieces.display().to_string();
    let sum = output(&["simulate", "--merge", &pieces, "--expect", "90", "--format", "summary"]);
    let whole = output(&["simulate", "--scenario", "short", "--games", "90", "--format", "summary"]);
    assert_eq!(sum, whole);
}

/// Plays a run on Dask in `folder`; gives whether it went well, its standard output, and its standard error.
fn run_on_dask(python: &str, folder: &Path, piece: &str, options: &[&str]) -> (bool, String, String) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/simulate_on_dask.py");
    let pointman = assert_cmd::cargo::cargo_bin("pointman");
    let told = Command::new(python)
        .arg(script)
        .args(["--games", "20", "--piece", piece, "--workers", "2", "--pointman"])
        .args([pointman.as_os_str(), "--out".as_ref(), folder.as_os_str(), "--".as_ref()])
        .args(options)
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (told.status.success(), text(told.stdout), text(told.stderr))
}

/// The files of a folder, in order.
fn files(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

#[test]
fn a_run_on_dask_never_counts_pieces_of_another_run_as_its_own() {
    let Some(python) = python() else { return };
    let folder = crate::scenes::folder();
    let out = folder.path().join("pieces");
    let short = ["--scenario", "short", "--seed", "7"];
    let (good, sum, told) = run_on_dask(&python, &out, "10", &short);
    assert!(good, "{told}");
    assert!(sum.starts_with("20 games of short-"), "{sum}");
    let before = files(&out);
    assert_eq!(before.len(), 2);
    // Another scenario, another seed, and the same games in pieces of another size.
    let others =
        [("10", ["--scenario", "full", "--seed", "7"]), ("10", ["--scenario", "short", "--seed", "8"])];
    for (piece, options) in others.into_iter().chain([("20", short)]) {
        let (good, sum, told) = run_on_dask(&python, &out, piece, &options);
        assert!(!good && sum.is_empty(), "{sum}{told}");
        assert!(told.contains("is not a piece of this run") && told.contains("another --out"), "{told}");
        assert_eq!(files(&out), before, "nothing was played");
    }
    let (good, again, told) = run_on_dask(&python, &out, "10", &short);
    assert!(good && told.contains("2 pieces, 2 of them there"), "{told}");
    assert_eq!(again, sum);
}

#[test]
fn a_run_on_dask_plays_damaged_pieces_again() {
    let Some(python) = python() else { return };
    let (folder, options) = (crate::scenes::folder(), ["--scenario", "short"]);
    let (good, sum, told) = run_on_dask(&python, folder.path(), "10", &options);
    assert!(good, "{told}");
    let pieces = files(folder.path());
    let whole = std::fs::read(&pieces[1]).unwrap();
    std::fs::write(&pieces[1], &whole[..whole.len() / 2]).unwrap();
    let (good, again, told) = run_on_dask(&python, folder.path(), "10", &options);
    assert!(good && told.contains("is not whole: playing it again"), "{told}");
    assert!(told.contains("2 pieces, 1 of them there"), "{told}");
    assert_eq!((again, std::fs::read(&pieces[1]).unwrap()), (sum, whole));
}
