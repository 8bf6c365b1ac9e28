//! Completion in the shells themselves: each loads its script, and is asked what could stand next. A shell
//! that is not installed is skipped with a line.

#[cfg(unix)]
use std::path::{Path, PathBuf};
use std::process::Command;
#[cfg(unix)]
use std::process::Stdio;

use assert_cmd::cargo::cargo_bin;
use tempfile::TempDir;

#[cfg(unix)]
/// What is completed on a line that ends with a word, and some of what is offered.
const LINES: &[Line] = &[
    // A check, and the flags that bear on this one.
    ("fng-test received-f", &["received-fire"], &["rally"]),
    ("fng-test received-fire --with in-c", &["in-cover"], &["received-fire"]),
    ("odds received-fire --attribute crack", &["crack-shot"], &[]),
    // The figures of the document on the line.
    ("fng-test received-fire --squad squad.json --figure S", &["Smith"], &["Jones", "squad.json"]),
    ("fng shoot --squad squad.json --by J", &["Jones"], &["Smith"]),
    ("fng shoot --weapon usa-m-6", &["usa-m-60"], &[]),
    ("fng squad --force anz", &["anzac-infantry"], &[]),
    // Closed sets, and parts of lists.
    ("fitl new --scenario s", &["short"], &["full"]),
    ("fitl new --players us,n", &["us,nva"], &["us,vc"]),
    ("fitl new --edition s", &["second"], &["first"]),
    ("fitl new --option event-removals", &["event-removals=column", "event-removals=bases-first"], &[]),
    ("fitl new --option event-removals=co", &["event-removals=column"], &["event-removals=bases-first"]),
    ("fitl new --option=event-removals=co", &["--option=event-removals=column"], &[]),
    ("simulate --without arc", &["arc-light"], &[]),
    ("simulate --advised u", &["us="], &[]),
    // Set-ups: tracks and spaces, keys and then their values.
    ("simulate --set tra", &["trail="], &["saigon="]),
    ("simulate --set saigon=active", &["saigon=active-support"], &["saigon=neutral"]),
    ("simulate --vary edi", &["edition="], &["scenario="]),
    ("simulate --vary edition=first,s", &["edition=first,second"], &["edition=first,first"]),
    ("simulate --vary raid", &["raid-limit="], &["trail="]),
    // What is set by hand: fields a part at a time and what they may be, or what the table shows.
    ("adjust squad.json figures/S", &["figures/Smith/"], &["figures/Jones/"]),
    ("adjust squad.json figures/Smith/re", &["figures/Smith/rep"], &["figures/Smith/name"]),
    ("adjust game.json leader_flipped t", &["true"], &["false"]),
    ("adjust game.json edition first phas", &["phase"], &["spaces/"]),
    ("fitl adjust game.json saig", &["saigon"], &["hue"]),
    ("fitl adjust game.json saigon us_t", &["us_troops"], &["arvn_troops"]),
    ("fitl adjust game.json saigon us_troops 4 from av", &["available"], &["casualties"]),
    ("fitl adjust game.json tracks/trai", &["tracks/trail"], &["trail"]),
    // A command by a prefix.
    ("fitl card-in 12", &["120", "124"], &["12-"]),
    ("odds av:strag", &["av:stragglers"], &["stragglers"]),
    ("schema av-c", &["av-campaign"], &["fitl-game"]),
    // Spaces, cards by number and by name, and how the action may go on.
    ("fitl show game.json saig", &["saigon"], &["hue"]),
    ("fitl card-info 12", &["120", "124"], &["12-"]),
    ("fitl card-info arc", &["arc-light"], &[]),
    ("fitl act game.json pas", &["pass"], &[]),
    ("fitl rules 3.3.", &["3.3.2"], &["3.2.4"]),
    ("fitl rules R17", &["R179"], &["R8"]),
    ("fitl card game.json 12", &["120", "124"], &["12-"]),
    ("fitl card game.json arc", &["arc-light"], &[]),
    ("fng list weapons usa-m-6", &["usa-m-60"], &[]),
    // Men and teams of a campaign of Ambush Valley.
    ("campaign report campaign.json --kia A", &["Adams"], &["Baker"]),
    ("campaign report campaign.json --engaged squad-1", &["squad-1-a", "squad-1-b"], &["squad-2-a"]),
    ("campaign promote campaign.json A", &["Adams"], &["Baker"]),
    ("campaign promote campaign.json Adams --post t", &["team-leader"], &["none"]),
    ("campaign buy campaign.json --asset own", &["own-squad"], &[]),
    ("campaign-advance campaign.json --through c", &["casualty-status"], &["issue-orders"]),
    // Those whom an evening has on its table.
    ("fng exchange evening.json --by S", &["Smith"], &["Jones"]),
    ("fng table evening.json --figure J", &["Jones"], &["Smith"]),
    // The words of an evening.
    ("fng request evening.json a", &["artillery", "air-strike"], &["medevac"]),
    ("fng helicopter evening.json l", &["land", "load", "leave"], &["hover"]),
    ("fng fire-mission evening.json --declare l", &["light-mortar"], &["artillery"]),
    ("fng fire-mission evening.json --load s", &["smoke"], &["he"]),
    ("fng air-run evening.json --declare n", &["napalm"], &["guns"]),
    ("fng stand evening.json --figure Smith --as co", &["cover", "concealed"], &["prone"]),
    ("fng stand evening.json --figure Smith --does r", &["reload", "ready"], &["move"]),
    // Only a vehicle that is on the table, not every type.
    ("fng stand evening.json --vehicle m", &[], &["m-113-apc", "m-48"]),
    ("fng finish evening.json --side e", &["enemy"], &["own"]),
    ("fng charge evening.json --approach f", &["front", "flank"], &["rear"]),
    ("fng main-gun --facing s", &["side"], &["front"]),
    ("fng building --dv m", &["masonry", "masonry-with-sandbags"], &["steel"]),
    ("fng trap-place evening.json --kind t", &["tripwire", "trip-flare"], &["punji"]),
    ("fng sight ju", &["jungle"], &["bamboo"]),
    ("fng sight --weather r", &["rain"], &["fog"]),
    ("fng move --terrain fl", &["flooded-rice-paddy"], &["jungle"]),
    ("generate-mission --corps i", &["i", "ii", "iii", "iv"], &[]),
    ("generate-mission --mission-type def", &["defense", "defend"], &["attack"]),
    ("generate-mission --time p", &["predawn", "pm"], &["am"]),
    ("generate-mission --date 1968-12", &["1968-12-early", "1968-12-late"], &["1967-12-late"]),
    ("av roll stragglers --tq d1", &["d10", "d12"], &["d8"]),
    ("man fitl ac", &["act"], &["card"]),
    // Lists: what stands behind the last comma; and values of parts, what stands behind the last colon.
    ("fng react evening.json --test rally --with w", &["wuss"], &["charged"]),
    ("fng exchange evening.json --by Smith,J", &["Smith,Jones"], &["Jones"]),
    ("fng shoot evening.json --at Smith,co", &["Smith,cover", "Smith,concealed"], &["Smith,prone"]),
    ("campaign report campaign.json --wia Adams:e", &["Adams:evacuated"], &["Adams:light"]),
    ("campaign report campaign.json --accompanied-by Adams:squad-1", &["Adams:squad-1-a"], &["Adams:hq"]),
    ("campaign report campaign.json --fate medic:k", &["medic:kia"], &["medic:pow"]),
    ("campaign report campaign.json --achieved n", &["none"], &[]),
    ("campaign report battle.json --achieved s", &["secure-and-hold"], &["none"]),
    ("campaign rename campaign.json A", &["Adams"], &["Baker"]),
    ("campaign sheet campaign.json --side u", &["us"], &["vc"]),
    ("campaign show campaign.json --side v", &["vc"], &["us"]),
    ("campaign sheet campaign.json --squad h", &["hq"], &["squad-1"]),
    ("campaign orders campaign.json --buy own-s", &["own-squad"], &["tank"]),
    ("campaign new --game fng --option camp-3", &["camp-37=no-cap"], &["leadership_roll=on"]),
    ("fng-test ranged-damage --set imp", &["impact="], &[]),
    ("fng squad --star-post l", &["lmg-gunner", "loader"], &["nco"]),
    ("fng squad --option army-33", &["army-33=rpg-2"], &[]),
    ("fng stand evening.json --what s", &["smoke-grenades", "satchel-charge"], &["grenades"]),
    ("fng flame --dv m", &["masonry"], &["steel"]),
    ("fng radio evening.json --whom f", &["fac"], &["battalion"]),
    ("fng contact evening.json 1", &["1"], &["2"]),
    ("fng helicopter evening.json load --name S", &["Smith"], &["Jones"]),
    ("fng exchange evening.json --answer s", &["smith-reacts="], &["jones-reacts="]),
    ("fitl new --shared c", &["coin"], &["insurgent"]),
    ("fitl new --one-person us,n", &["us,nva"], &["us,vc"]),
    // A script's own words are paths; its limits and code are none.
    ("run --seed ga", &[], &["game.json"]),
    ("run -e ga", &[], &["game.json"]),
    ("run ga", &["game.json"], &["squad.json"]),
    // Commands and options themselves.
    ("fitl car", &["card", "card-info"], &["coup"]),
    ("fitl new --human", &["--human-wins"], &[]),
    ("fitl next ga", &["game.json"], &["squad.json"]),
];

#[cfg(unix)]
type Line = (&'static str, &'static [&'static str], &'static [&'static str]);

#[cfg(unix)]
/// The lines that the shell of this number is asked to complete: a quarter of all, and those whose last word
/// a shell may break; each of them under `POINTMAN_SOAK`. What the program answers to each line is asked
/// without a shell.
fn lines_of(shell: usize) -> Vec<&'static Line> {
    let is_asked = |(number, (line, ..)): &(usize, &Line)| {
        let last = line.split(' ').next_back().unwrap();
        number % 4 == shell || last.contains(['=', ':']) || std::env::var_os("POINTMAN_SOAK").is_some()
    };
    LINES.iter().enumerate().filter(is_asked).map(|(_, line)| line).collect()
}

#[cfg(unix)]
fn scene() -> TempDir {
    let folder = crate::scenes::folder();
    for line in [
        "fitl new --scenario short --seed 4 -o game.json",
        "fng squad --force us-marines --names Smith,Jones,Brown --seed 1 -o squad.json",
        "campaign new --game ambush-valley --seed 11 -o campaign.json",
        "generate-mission --from campaign.json -o battle.json",
        "generate-mission --game fng --force us-marines --corps i --leader-rep 4 --date 1967-05-early \
         --mission-type recon --seed 4 -o evening.json",
        "fng muster evening.json --arrivals squad.json -i",
    ] {
        let made =
            Command::new(cargo_bin!("pointman")).args(line.split(' ')).current_dir(&folder).output().unwrap();
        assert!(made.status.success(), "{line}: {}", String::from_utf8_lossy(&made.stderr));
    }
    folder
}

#[cfg(unix)]
/// The script of `shell`, as a file in `folder`.
fn script(folder: &TempDir, shell: &str, name: &str) -> PathBuf {
    let printed = Command::new(cargo_bin!("pointman")).args(["completions", shell]).output().unwrap();
    assert!(printed.status.success());
    let path = folder.path().join(name);
    std::fs::write(&path, printed.stdout).unwrap();
    path
}

#[cfg(unix)]
/// What `shell` says to `code`; none if it is not installed.
fn said(shell: &str, arguments: &[&str], code: &str, folder: &TempDir) -> Option<String> {
    let program = cargo_bin!("pointman");
    let own = program.parent().unwrap_or(Path::new(".")).display().to_string();
    let output = Command::new(shell)
        .args(arguments)
        .arg(code)
        .env("PATH", format!("{own}:{}", std::env::var("PATH").unwrap_or_default()))
        .env("HOME", folder.path())
        .env("TERM", "dumb")
        .env_remove("POINTMAN_GAME")
        .current_dir(folder)
        .stdin(Stdio::null())
        .output();
    match output {
        Ok(output) => Some(String::from_utf8_lossy(&output.stdout).into_owned()),
        Err(_) => {
            eprintln!("skipped: {shell} is not installed");
            None
        }
    }
}

#[cfg(unix)]
/// Checks what was offered on each of `lines`, a line of `offered` each.
fn check(shell: &str, lines: &[&Line], offered: &[Vec<String>]) {
    assert_eq!(offered.len(), lines.len(), "{shell}");
    for ((line, wanted, unwanted), offered) in lines.iter().zip(offered) {
        // Zsh takes the slash at the end as something it adds itself.
        let offered: Vec<&str> = offered.iter().map(|one| one.trim_end_matches('/')).collect();
        for word in *wanted {
            assert!(
                offered.contains(&word.trim_end_matches('/')),
                "{shell}: {line}: no {word} in {offered:?}"
            );
        }
        for word in *unwanted {
            assert!(!offered.contains(&word.trim_end_matches('/')), "{shell}: {line}: {word} in {offered:?}");
        }
    }
}

#[cfg(unix)]
/// Checks what a shell's script prints: a line for each of `lines`.
fn check_lines(shell: &str, lines: &[&Line], arguments: &[&str], code: &str, folder: &TempDir) {
    let Some(said) = said(shell, arguments, code, folder) else { return };
    let offered = said.lines().map(|line| line.split_whitespace().map(str::to_owned).collect());
    check(shell, lines, &offered.collect::<Vec<_>>());
}

#[cfg(unix)]
#[test]
fn bash_completes_by_asking_the_program() {
    let folder = scene();
    let (script, lines) = (script(&folder, "bash", "pointman.bash"), lines_of(0));
    let mut code = format!("source {}\n", script.display());
    for (line, ..) in &lines {
        let words: Vec<String> = broken_by_bash(line).iter().map(|word| format!("'{word}'")).collect();
        code += &format!(
            "COMP_LINE='pointman {line}'; COMP_POINT=${{#COMP_LINE}}\n\
             COMP_WORDS=(pointman {}); COMP_CWORD={}; COMP_TYPE=9; COMPREPLY=()\n\
             _pointman pointman {} ''\n\
             (IFS=' '; echo \"${{COMPREPLY[*]}}\")\n",
            words.join(" "),
            words.len(),
            words[words.len() - 1],
        );
    }
    let Some(said) = said("bash", &["--norc", "-c"], &code, &folder) else { return };
    // What is offered stands in place of what follows the last break.
    let whole = |(line, offered): (&str, &str)| -> Vec<String> {
        let last = line.split(' ').next_back().unwrap();
        let before = &last[..last.rfind(['=', ':']).map_or(0, |place| place + 1)];
        offered.split_whitespace().map(|word| format!("{before}{word}")).collect()
    };
    let offered = lines.iter().map(|(line, ..)| *line).zip(said.lines()).map(whole);
    check("bash", &lines, &offered.collect::<Vec<_>>());
}

#[cfg(unix)]
/// The words of a line as bash hands them to a completion: broken at `=` and `:` too.
fn broken_by_bash(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for word in line.split(' ') {
        let mut rest = word;
        while let Some(place) = rest.find(['=', ':']) {
            words.extend((place > 0).then(|| rest[..place].to_owned()));
            words.push(rest[place..=place].to_owned());
            rest = &rest[place + 1..];
        }
        words.extend((!rest.is_empty()).then(|| rest.to_owned()));
    }
    words
}

#[cfg(unix)]
#[test]
fn fish_completes_by_asking_the_program() {
    let folder = scene();
    let (script, lines) = (script(&folder, "fish", "pointman.fish"), lines_of(1));
    let mut code = format!("source {}\n", script.display());
    for (line, ..) in &lines {
        code += &format!("echo (complete -C 'pointman {line}' | string split -f1 \\t | string join ' ')\n");
    }
    check_lines("fish", &lines, &["--no-config", "-c"], &code, &folder);
}

#[cfg(unix)]
#[test]
fn zsh_completes_by_asking_the_program() {
    let folder = scene();
    script(&folder, "zsh", "_pointman");
    // The script is found in $fpath and loaded by the first Tab. What the completion system is given is noted
    // in place of being shown.
    let mut code = format!(
        "zmodload zsh/zpty\nzpty z zsh -f -i\nzpty -w z 'PS1=; unsetopt zle_bracketed_paste; \
         fpath=({folder} $fpath); autoload -Uz compinit; compinit -u -d {folder}/dump'\nzpty -w z \
         'compadd() {{ builtin compadd -A got \"$@\"; print -r -- \"$got\" >> {folder}/offered; builtin \
         compadd \"$@\" }}'\nzpty -w z 'bindkey \"^I\" list-choices; bindkey \"^X\" kill-whole-line; print \
         -r -- \"rea\"\"dy\"'\nzpty -r z said '*ready*'\n",
        folder = folder.path().display()
    );
    let lines = lines_of(2);
    for (number, (line, ..)) in lines.iter().enumerate() {
        code += &format!(
            "zpty -w -n z $'print -r -- \"line {number}\" >> {folder}/offered\\n'\n\
             zpty -w -n z $'pointman {line}\\t\\x18'\n",
            folder = folder.path().display()
        );
    }
    code += "zpty -w z 'print -r -- \"do\"\"ne\"'\nzpty -r z said '*done*'\nprint over\n";
    let Some(said) = said("zsh", &["-f", "-c"], &code, &folder) else { return };
    assert!(said.contains("over"), "{said}");
    let noted = std::fs::read_to_string(folder.path().join("offered")).unwrap();
    let parts = noted.split("line ").skip(1);
    let words = |part: &str| part.split_whitespace().skip(1).map(|word| word.replace('\\', "")).collect();
    check("zsh", &lines, &parts.map(words).collect::<Vec<_>>());
}

#[cfg(unix)]
#[test]
fn elvish_completes_by_asking_the_program() {
    let folder = scene();
    let (script, lines) = (script(&folder, "elvish", "pointman.elv"), lines_of(3));
    // The editor's module is there only at a terminal: a table of the same name stands in for it.
    let mut code = format!(
        "use str\nvar edit: = (ns [&completion:=(ns [&arg-completer=[&]])])\neval (slurp < {})\n\
         var complete = $edit:completion:arg-completer[pointman]\n",
        script.display()
    );
    for (line, ..) in &lines {
        let words: Vec<String> = line.split(' ').map(|word| format!("'{word}'")).collect();
        code += &format!("echo (str:join ' ' [($complete pointman {})])\n", words.join(" "));
    }
    check_lines("elvish", &lines, &["-norc", "-c"], &code, &folder);
}

#[cfg(unix)]
#[test]
fn what_the_powershell_script_asks_is_answered() {
    let folder = scene();
    // PowerShell is rarely there to be tried: this is what its script runs, and a value stands before a tab.
    let offered = LINES.iter().map(|(line, ..)| {
        let asked = Command::new(cargo_bin!("pointman"))
            .args(["--", "pointman"])
            .args(line.split(' '))
            .env("POINTMAN_COMPLETE", "powershell")
            .env_remove("POINTMAN_GAME")
            .current_dir(&folder)
            .output()
            .unwrap();
        assert!(asked.status.success(), "{line}: {}", String::from_utf8_lossy(&asked.stderr));
        let said = String::from_utf8(asked.stdout).unwrap();
        said.lines().map(|line| line.split('\t').next().unwrap().to_owned()).collect()
    });
    check("powershell", &LINES.iter().collect::<Vec<_>>(), &offered.collect::<Vec<_>>());
}

#[test]
fn every_shell_has_a_script_that_asks_the_program_and_can_be_installed() {
    let folder = crate::scenes::folder();
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = Command::new(cargo_bin!("pointman")).args(["completions", shell]).output().unwrap();
        let script = String::from_utf8(script.stdout).unwrap();
        assert!(script.contains("POINTMAN_COMPLETE") && script.contains("pointman"), "{shell}: {script}");
        let installed = Command::new(cargo_bin!("pointman"))
            .args(["completions", shell, "--install"])
            .env("HOME", folder.path())
            .env_remove("XDG_DATA_HOME")
            .env_remove("XDG_CONFIG_HOME")
            .output()
            .unwrap();
        let told = String::from_utf8(installed.stderr).unwrap();
        assert!(installed.status.success(), "{told}");
        let path = told.split_once(": ").unwrap().0;
        assert_eq!(std::fs::read_to_string(path).unwrap(), script);
    }
    let installed = Command::new(cargo_bin!("pointman"))
        .args(["man", "--install"])
        .env("HOME", folder.path())
        .env_remove("MANPATH")
        .output()
        .unwrap();
    let pages = folder.path().join(".local/share/man");
    assert!(installed.status.success() && pages.join("man1/pointman-fitl-act.1").is_file());
    // Where man does not look there, what is said has it look there.
    let told = String::from_utf8(installed.stderr).unwrap();
    let Some((_, path)) = told.split_once("export MANPATH='") else {
        assert!(told.contains("try man pointman"), "{told}");
        return;
    };
    let found = Command::new("man")
        .args(["-w", "pointman-fitl-act"])
        .env("MANPATH", path.split('\'').next().unwrap())
        .output()
        .unwrap();
    assert!(String::from_utf8_lossy(&found.stdout).starts_with(&*pages.to_string_lossy()), "{told}");
}

#[cfg(unix)]
#[test]
fn pages_in_a_folder_where_man_never_looks_are_shown_by_their_path() {
    let folder = crate::scenes::folder();
    let pages = folder.path().join("pages");
    let installed = Command::new(cargo_bin!("pointman"))
        .args(["man", "--install", "--folder"])
        .arg(&pages)
        .output()
        .unwrap();
    let told = String::from_utf8(installed.stderr).unwrap();
    let page = pages.join("pointman.1");
    assert!(page.is_file() && told.contains(&format!("try man {}", page.display())), "{told}");
}
