//! Asks the linker for what makes the program smaller, where this machine's linker and loader know it.

use std::env;
use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, Stdio};

/// What is tried, each with the ones before it that worked.
const TRIED: &[&str] = &[
    // The loader corrects 35,000 addresses at every start. Listed one by one they take 900 kB; packed, a
    // hundredth. The C library of Linux reads packed lists from 2.36 on, and refuses a program that has one
    // before.
    "-Wl,-z,pack-relative-relocs",
    // Nothing is unwound: a panic ends the program. The table that finds the way back for a place takes 430
    // kB.
    "-Wl,--no-eh-frame-hdr",
    // Functions that differ by nothing but the types they were made for are in the program once.
    "-Wl,--icf=all",
];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let optimized = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let on_linux = env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "linux");
    if !(optimized && on_linux) {
        return;
    }
    let mut known = Vec::new();
    for option in TRIED {
        known.push(*option);
        if !runs_when_linked_with(&known) {
            known.pop();
        }
    }
    known.iter().for_each(|option| println!("cargo::rustc-link-arg-bins={option}"));
}

/// Whether a program that does nothing can be linked with these options, and then runs here. One that is
/// built for another kind of machine does not.
fn runs_when_linked_with(options: &[&str]) -> bool {
    let set = |name: &str| env::var_os(name).unwrap_or_default();
    let folder = set("OUT_DIR");
    let (source, program) = (Path::new(&folder).join("nothing.rs"), Path::new(&folder).join("nothing"));
    let mut compiler = Command::new(set("RUSTC"));
    compiler
        .arg("--target")
        .arg(set("TARGET"))
        .args(flags())
        .args(["-Cpanic=abort", "-o"])
        .arg(&program)
        .arg(&source);
    if let Some(linker) = env::var_os("RUSTC_LINKER") {
        compiler.arg(with("-Clinker=", &linker));
    }
    compiler.args(options.iter().map(|option| with("-Clink-arg=", option.as_ref())));
    std::fs::write(&source, "fn main() {}").is_ok()
        && succeeds(&mut compiler)
        && succeeds(&mut Command::new(&program))
}

/// The flags that the program itself is compiled with.
fn flags() -> Vec<String> {
    let flags = env::var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    flags.split('\u{1f}').filter(|flag| !flag.is_empty()).map(str::to_owned).collect()
}

fn with(option: &str, value: &std::ffi::OsStr) -> OsString {
    let mut option = OsString::from(option);
    option.push(value);
    option
}

fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}
