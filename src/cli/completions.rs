//! `completions`: the script by which a shell asks the program what could stand next on a command line.

use std::path::PathBuf;

use clap::{ArgMatches, Args, Command, FromArgMatches};
use clap_complete::Shell;
use clap_complete::env::Shells;

use super::complete::VARIABLE;
use super::man::make_folder;
use super::output::{Output, print_raw};
use super::parser::parser_with_values;
use super::settings::variable;
use super::shell::ShellCommand;
use crate::command::Group;
use crate::document::write_atomically;
use crate::error::Error;
use crate::render::remark;

const ABOUT: &str = "Print or install the completion script of a shell";
const LONG_ABOUT: &str = "\
Print or install the completion script of a shell.

The script asks pointman itself, so it completes whatever fits at the cursor: checks and the flags that \
affect them, \
figures from the document you named, spaces, cards, legal steps for `fitl act`. A new version does not need \
a new script.";

pub(super) const COMMAND: ShellCommand = ShellCommand {
    name: "completions",
    group: Group::Scripts,
    about: ABOUT,
    examples: "\
pointman completions --install           # for the shell you use
pointman completions fish --install
pointman completions bash                # the script itself",
    augment: |command| Options::augment_args(command).about(ABOUT).long_about(LONG_ABOUT),
    run,
};

#[derive(Args)]
struct Options {
    /// The shell [default with --install: $SHELL]
    #[arg(required_unless_present = "install")]
    shell: Option<Shell>,
    /// Write the script where the shell finds it
    #[arg(long)]
    install: bool,
}

fn run(matches: &ArgMatches, output: &Output) -> Result<u8, Error> {
    let Options { shell, install } =
        Options::from_arg_matches(matches).map_err(|error| Error::Usage(error.to_string()))?;
    let of_environment = || {
        let what = match variable("SHELL") {
            Some(shell) => format!("SHELL is {}, which is not a known shell", shell.to_string_lossy()),
            None => "SHELL is not set".to_owned(),
        };
        Error::Usage(format!("{what}: give a shell, such as bash"))
    };
    let shell = shell.or_else(Shell::from_env).ok_or_else(of_environment)?;
    if !install {
        return print_raw(&script(shell)).map(|()| 0);
    }
    let (path, then) = place(shell)?;
    if let Some(folder) = path.parent() {
        make_folder(folder)?;
    }
    write_atomically(&path, script(shell), &remark)?;
    output.say(&format!("{}: {then}\n", path.display()));
    Ok(0)
}

/// Where the script of `shell` goes, and what is still to be done.
fn place(shell: Shell) -> Result<(PathBuf, String), Error> {
    let home = || {
        etcetera::home_dir().map_err(|_| Error::Usage("there is no home directory to install to".to_owned()))
    };
    let below = |name: &str, otherwise: &str| match variable(name).map(PathBuf::from) {
        Some(folder) if folder.is_absolute() => Ok(folder),
        _ => home().map(|home| home.join(otherwise)),
    };
    let data = || below("XDG_DATA_HOME", ".local/share");
    let config = || below("XDG_CONFIG_HOME", ".config");
    const AGAIN: &str = "start a new shell";
    Ok(match shell {
        Shell::Bash => {
            let path = data()?.join("bash-completion/completions/pointman");
            let then = format!(
                "{AGAIN}; without the package bash-completion, put `. '{}'` into .bashrc",
                path.display()
            );
            (path, then)
        }
        Shell::Fish => (config()?.join("fish/completions/pointman.fish"), AGAIN.to_owned()),
        Shell::Zsh => {
            let folder = data()?.join("zsh/site-functions");
            let then = format!(
                "put `fpath=({} $fpath)` before compinit in .zshrc, and start a new shell",
                folder.display()
            );
            (folder.join("_pointman"), then)
        }
        Shell::Elvish => {
            (config()?.join("elvish/lib/pointman.elv"), "put `use pointman` into rc.elv".to_owned())
        }
        Shell::PowerShell => {
            let path = config()?.join("powershell/pointman.ps1");
            let then = format!("put `. '{}'` into $PROFILE", path.display());
            (path, then)
        }
        other => return Err(Error::Usage(format!("--install does not support {other}"))),
    })
}

/// The completion script for `shell`.
pub fn script(shell: Shell) -> String {
    if shell == Shell::Bash {
        // That of clap's engine does not know that bash breaks `key=value` into three words.
        return include_str!("completions.bash").to_owned();
    }
    let shells = Shells::builtins();
    let name = shell.to_string();
    let writer = shells.completer(&name).expect("the shells are the same in both lists");
    let mut script = Vec::new();
    writer
        .write_registration(VARIABLE, "pointman", "pointman", "pointman", &mut script)
        .expect("memory takes all that is written");
    let mut script = String::from_utf8_lossy(&script).trim_start().to_owned();
    if shell == Shell::Zsh {
        // Loaded from a folder of $fpath, the script itself is the first call.
        script += "\nif [ \"$funcstack[1]\" = \"_pointman\" ]; then\n    _clap_dynamic_completer_pointman \
                   \"$@\"\nfi\n";
    }
    script
}

/// The grammar with the options of every command.
pub fn complete_parser() -> Command {
    let mut parser = parser_with_values();
    parser.build();
    parser
}
