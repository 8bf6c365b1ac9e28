//! A run played on Dask: the bytes of the single run, also after a killed worker.

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
