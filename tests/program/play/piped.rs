//! Lines from a pipe: what is said where they end, and the exit code.

use super::{play, prepared};

#[test]
fn lines_that_end_with_one_refused_leave_the_exit_code_of_a_refusal_and_say_what_stands_open() {
    let folder = prepared("us", ["8", "97"]);
    let ended = |typed: &str| {
        let output = play(folder.path(), &["game.json", "--seed", "1"], typed);
        let said = String::from_utf8(output.stdout).unwrap();
        (output.status.code().unwrap(), said.split_whitespace().collect::<Vec<_>>().join(" "))
    };
    let (code, said) = ended("trane saigon\n");
    assert_eq!(code, 1, "{said}");
    assert!(said.contains("No: "), "{said}");
    assert!(said.ends_with("Held: every finished step is saved, and no turn is unfinished."), "{said}");
    let (code, said) = ended("train saigon\n");
    assert_eq!(code, 0, "{said}");
    assert!(said.ends_with("your unfinished turn is offered again when you go on."), "{said}");
    // Who leaves on purpose has settled it.
    assert_eq!(ended("no\ntrane saigon\nquit\n").0, 0);
}

#[test]
fn a_pipe_that_ends_in_the_menus_says_that_nothing_is_begun() {
    let folder = crate::scenes::folder();
    let output = play(folder.path(), &[], "");
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(
        output.status.success()
            && said.ends_with("Nothing has been started yet, so there is nothing to keep.\n"),
        "{said}"
    );
}
