//! The `pointman` program.

use std::process::ExitCode;

fn main() -> ExitCode {
    pointman::cli::main(std::env::args_os())
}
