//! How long `pointman` takes as a whole process, paired against a program that does nothing and was built by
//! the same profile and `.cargo/config.toml`.
//!
//! `cargo bench --bench startup` prints the medians and the median of the pairwise ratios.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const PAIRS: usize = 500;

const CASES: &[&[&str]] = &[
    &["fng-test", "received-fire", "--rep", "4"],
    &["odds", "received-fire", "--rep", "4"],
    &["odds", "10d10"],
    &["generate-mission", "--game", "ambush-valley", "--versus", "irregular", "--seed", "1"],
    &[
        "generate-mission",
        "--game",
        "fng",
        "--force",
        "us-marines",
        "--corps",
        "i",
        "--leader-rep",
        "4",
        "--date",
        "1967-05-early",
        "--mission",
        "attack",
        "--seed",
        "1",
    ],
];

fn main() {
    let pointman = PathBuf::from(env!("CARGO_BIN_EXE_pointman"));
    let nothing = build_nothing(&pointman);
    println!("{:<52} {:>10} {:>10} {:>7}", "command", "median", "nothing", "ratio");
    for case in CASES {
        let (mut ours, mut theirs, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..PAIRS {
            let a = time(Command::new(&pointman).args(*case));
            let b = time(&mut Command::new(&nothing));
            ours.push(a);
            theirs.push(b);
            ratios.push(a.as_secs_f64() / b.as_secs_f64());
        }
        ratios.sort_by(f64::total_cmp);
        let (ours, theirs) = (median(ours), median(theirs));
        println!("{:<52} {ours:>10.1?} {theirs:>10.1?} {:>7.2}", case.join(" "), ratios[PAIRS / 2]);
    }
}

/// Builds `benches/nothing.rs` by the settings of the release profile and of `.cargo/config.toml`, and gives
/// its path. What `build.rs` asks of the linker is left out: it makes large programs smaller, and of this one
/// less than a hundredth of its time.
fn build_nothing(pointman: &std::path::Path) -> PathBuf {
    let nothing = pointman.with_file_name(format!("nothing{}", std::env::consts::EXE_SUFFIX));
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/nothing.rs");
    let settings = ["--edition=2024", "-Copt-level=z", "-Cpanic=abort", "-Cstrip=symbols"];
    let calls = match cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        true => &["-Crelro-level=partial", "-Clink-arg=-Wl,-z,now"][..],
        false => &[],
    };
    let built = Command::new("rustc").args(settings).args(calls).arg("-o").arg(&nothing).arg(source).status();
    assert!(built.is_ok_and(|status| status.success()), "benches/nothing.rs does not build");
    nothing
}

fn time(command: &mut Command) -> Duration {
    let start = Instant::now();
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    let taken = start.elapsed();
    assert!(status.is_ok_and(|status| status.success()), "{command:?} failed");
    taken
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}
