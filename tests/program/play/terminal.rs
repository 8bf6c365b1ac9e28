//! The prompt at a terminal: Tab, Ctrl-C, Ctrl-D, a kill.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use nix::pty::{Winsize, openpty};

use super::told_at_prompt::begun;
use super::{digests, play, pointman, prepared, run};

/// The program at a terminal of 80 by 24.
struct Seat {
    child: Child,
    keys: File,
    shown: Receiver<Vec<u8>>,
    seen: String,
}

impl Seat {
    fn at(folder: &Path) -> Seat {
        Seat::with(folder, "1")
    }

    /// The same with this for `NO_COLOR`; empty for a terminal with colours.
    fn with(folder: &Path, no_color: &str) -> Seat {
        Seat::running(folder, no_color, &["play", "game.json"])
    }

    /// A terminal at which another command runs.
    fn running(folder: &Path, no_color: &str, arguments: &[&str]) -> Seat {
        let size = Winsize { ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0 };
        let pty = openpty(&size, None).unwrap();
        let slave = || Stdio::from(pty.slave.try_clone().unwrap());
        let mut command = pointman(folder);
        command.args(arguments).env("TERM", "xterm").env("NO_COLOR", no_color);
        let child = command.stdin(slave()).stdout(slave()).stderr(slave()).spawn().unwrap();
        let (send, shown) = channel();
        let mut screen = File::from(pty.master.try_clone().unwrap());
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(read) = screen.read(&mut bytes) {
                if read == 0 || send.send(bytes[..read].to_vec()).is_err() {
                    break;
                }
            }
        });
        Seat { child, keys: File::from(pty.master), shown, seen: String::new() }
    }

    /// Waits until `text` is shown, and forgets what came before.
    fn sees(&mut self, text: &str) {
        self.shown_to(text);
    }

    /// Waits until `text` is asked, and the prompt reads keys.
    fn asked(&mut self, text: &str) {
        self.sees(text);
        self.sees("> ");
    }

    /// What is shown up to `text`.
    fn shown_to(&mut self, text: &str) -> String {
        loop {
            if let Some(at) = self.seen.find(text) {
                return self.seen.drain(..at + text.len()).collect();
            }
            // A guard against a test that hangs, no measure of speed: no machine is so busy.
            match self.shown.recv_timeout(Duration::from_secs(3600)) {
                Ok(bytes) => self.seen.push_str(&String::from_utf8_lossy(&bytes)),
                Err(_) => panic!("`{text}` was never shown; last: {}", self.seen),
            }
        }
    }

    /// Gives the terminal another size.
    fn resize(&self, rows: u16, columns: u16) {
        let size = rustix::termios::Winsize { ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 };
        rustix::termios::tcsetwinsize(&self.keys, size).unwrap();
    }

    fn types(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn tab_completes_an_answer_ctrl_c_takes_it_back_and_ctrl_d_holds() {
    let folder = prepared("us", ["8", "97"]);
    let mut seat = Seat::at(folder.path());
    seat.asked("US, 1st Eligible");
    seat.types("tra\t\r");
    seat.asked("Train:");
    seat.types("\x03");
    seat.asked("US, 1st Eligible");
    seat.types("train saigon 2p\r");
    seat.sees("place 2 ARVN Police");
    seat.asked("Train, 1 space so far");
    seat.types("\x04");
    assert!(seat.child.wait().unwrap().success());
    assert!(folder.path().join("game.json.draft").exists());
}

#[test]
fn tab_completes_names_and_what_follows_the_words_before_it() {
    let folder = prepared("vc", ["107", "97"]);
    let mut seat = Seat::at(folder.path());
    seat.asked("VC, 1st Eligible");
    seat.types("show sai\t\r");
    seat.sees("> show Saigon");
    seat.asked("VC, 1st Eligible");
    seat.types("rally\r");
    seat.asked("Rally:");
    seat.types("tay ninh p\t\r");
    seat.sees("> tay ninh place");
    seat.asked("Rally: Tay Ninh place");
    seat.types("1\r");
    seat.asked("Rally, 1 space so far");
    seat.types("duc\t\r");
    seat.sees("> Quang Duc-Long Khanh");
}

#[test]
fn a_kill_at_the_prompt_loses_nothing() {
    let folder = prepared("us", ["8", "97"]);
    let mut seat = Seat::at(folder.path());
    seat.asked("US, 1st Eligible");
    seat.types("train saigon 2p\r");
    seat.asked("Train, 1 space so far");
    drop(seat);
    assert_eq!(digests(&folder.path().join("game.json")).len(), 3);
    let mut seat = Seat::at(folder.path());
    seat.asked("You have an unfinished turn");
    seat.types("\r");
    seat.asked("Train, 1 space so far");
    seat.types("done\r\r");
    seat.sees("Saved as step 3");
    drop(seat);
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn dice_of_a_throw_that_were_typed_before_a_kill_are_not_asked_again() {
    let folder = crate::scenes::folder();
    let begin =
        ["fitl", "new", "--scenario", "medium", "--deck", "physical", "--players", "us", "--seed", "5"];
    run(folder.path(), &[&begin[..], &["--edition", "second", "-q", "-o", "game.json"]].concat());
    for card in ["68", "13"] {
        run(folder.path(), &["fitl", "card", "-i", "game.json", card, "-q"]);
    }
    let own_dice = ["play", "game.json", "--dice", "ask"];
    let mut seat = Seat::running(folder.path(), "1", &own_dice);
    seat.asked("(Enter: go on)");
    seat.types("\r");
    // The first card since the shuffle is put away.
    for card in ["H\r", "G\r"] {
        seat.asked("draw a card");
        seat.types(card);
    }
    seat.asked("3d6 <= Available ARVN pieces (6) [T5.3.4]: roll 3d6");
    seat.types("3\r");
    seat.asked("roll 2d6");
    drop(seat);
    let mut seat = Seat::running(folder.path(), "1", &own_dice);
    seat.asked("(Enter: go on)");
    seat.types("\r");
    let asked = seat.shown_to("(1-6 each)");
    assert!(asked.contains("roll 2d6") && !asked.contains("draw a card"), "{asked}");
    seat.types("1,1\r");
    seat.sees("ARVN");
    drop(seat);
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

/// How many lines the text has, and how wide the widest is, without what a terminal does not show.
fn extent(text: &str) -> (usize, usize) {
    let mut plain = String::new();
    let mut rest = text.chars();
    while let Some(letter) = rest.next() {
        match letter {
            '\u{1b}' => {
                rest.by_ref().find(|letter| letter.is_ascii_alphabetic());
            }
            '\r' => {}
            _ => plain.push(letter),
        }
    }
    (plain.lines().count(), plain.lines().map(|line| line.chars().count()).max().unwrap_or(0))
}

#[test]
fn a_long_list_is_shown_a_page_at_a_time() {
    let folder = prepared("us", ["8", "97"]);
    let mut seat = Seat::at(folder.path());
    seat.asked("US, 1st Eligible");
    seat.types("show spaces\r");
    seat.sees("show spaces");
    let (lines, columns) = extent(&seat.shown_to("more lines: Enter, q, or an answer -- "));
    assert!((10..=24).contains(&lines) && columns <= 80, "{lines} by {columns}");
    seat.types("\r");
    let (lines, columns) = extent(&seat.shown_to("more lines: Enter, q, or an answer -- "));
    assert!((10..=24).contains(&lines) && columns <= 80, "{lines} by {columns}");
    seat.types("q\r");
    seat.asked("US, 1st Eligible");
}

#[test]
fn pages_and_lines_follow_the_size_of_the_terminal() {
    let folder = prepared("us", ["8", "97"]);
    let mut seat = Seat::at(folder.path());
    seat.asked("US, 1st Eligible");
    seat.resize(12, 60);
    seat.types("show spaces\r");
    seat.sees("show spaces");
    let (lines, columns) = extent(&seat.shown_to("more lines: Enter, q, or an answer -- "));
    assert!(lines <= 12 && columns <= 60, "{lines} by {columns}");
    seat.resize(200, 100);
    seat.types("q\r");
    seat.asked("US, 1st Eligible");
    seat.types("show spaces\r");
    seat.sees("show spaces");
    assert!(!seat.shown_to("US, 1st Eligible").contains("more lines: Enter"));
}

#[test]
fn no_page_is_turned_for_lines_that_fit_above_the_question() {
    let folder = prepared("us", ["8", "97"]);
    let mut seat = Seat::at(folder.path());
    seat.asked("US, 1st Eligible");
    let mut shown = |rows: u16| {
        seat.resize(rows, 100);
        seat.types("show spaces\r");
        seat.sees("show spaces");
        let text = seat.shown_to("US, 1st Eligible");
        seat.asked("");
        text
    };
    let lines = u16::try_from(extent(&shown(200)).0).unwrap();
    assert!(!shown(lines + 4).contains("more line"));
}

#[test]
fn colours_are_left_out_where_no_color_is_set() {
    let folder = prepared("us", ["8", "97"]);
    for (no_color, coloured) in [("1", false), ("", true)] {
        let mut seat = Seat::with(folder.path(), no_color);
        let shown = seat.shown_to("US, 1st Eligible");
        // Select Graphic Rendition: what sets colours and weights.
        let is_coloured = shown.split('\u{1b}').skip(1).any(|code| {
            code.find(|letter: char| letter.is_ascii_alphabetic())
                .is_some_and(|end| code[end..].starts_with('m'))
        });
        assert_eq!(is_coloured, coloured, "{shown:?}");
    }
}

#[test]
fn a_kill_at_any_prompt_leaves_a_document_that_is_proved() {
    let folder = prepared("us", ["8", "97"]);
    for (typed, prompt) in [
        ("", "US, 1st Eligible"),
        ("train\r", "Train:"),
        ("train saigon 2p\r", "Train, 1 space so far"),
        ("train saigon 2p; advise\r", "advise"),
        ("train saigon 2p; done\r", "Take this step?"),
        ("event\r", "Event"),
        ("rollback\r", "Step"),
        ("check\r", "Checking"),
    ] {
        let mut seat = Seat::at(folder.path());
        // A draft of an earlier kill is dropped.
        if seat.shown_to("> ").contains("You have an unfinished turn") {
            seat.types("no\r");
            seat.asked("US, 1st Eligible");
        }
        if !typed.is_empty() {
            seat.types(typed);
            let prompt = if ["event\r", "check\r"].contains(&typed) { "> " } else { prompt };
            seat.sees(prompt);
        }
        drop(seat);
        run(folder.path(), &["replay", "game.json", "--verify"]);
        assert_eq!(digests(&folder.path().join("game.json")).len(), 3, "{typed}");
    }
}

#[test]
fn a_kill_in_a_coup_round_an_event_an_insurgents_turn_or_a_correction_loses_nothing() {
    let at_coup = || {
        let folder = begun("medium", "us,vc", &[], &["128", "97"]);
        play(folder.path(), &["game.json"], "\nhold\n");
        folder
    };
    let us = || prepared("us", ["8", "97"]);
    let vc = || prepared("vc", ["107", "97"]);
    let event = || begun("medium", "all", &[], &["65", "97"]);
    let amending = || {
        let folder = us();
        play(folder.path(), &["game.json"], "train saigon 2p; done\nyes\nhold\n");
        folder
    };
    type Scene<'s> = (&'s dyn Fn() -> tempfile::TempDir, &'s [&'s str], &'s str);
    let scenes: [Scene<'_>; 12] = [
        (&at_coup, &[], "spaces to Pacify"),
        (&at_coup, &["1"], "Pacify"),
        (&event, &["event"], "which text"),
        (&event, &["event unshaded"], "1 of 4"),
        (&event, &["event unshaded", "us troop saigon"], "2 of 4"),
        (&vc, &["rally"], "Rally:"),
        (&vc, &["rally tay ninh"], "Tay Ninh"),
        (&vc, &["rally tay ninh 1", "tax"], "tax"),
        (&us, &["adjust saigon us troops 6"], "The box that"),
        (&amending, &["amend"], "yes, no"),
        (&us, &["check"], "Hue"),
        (&us, &["check", "2 ARVN Troops"], "You did not name"),
    ];
    for (scene, typed, prompt) in scenes {
        let folder = scene();
        let file = folder.path().join("game.json");
        let before = digests(&file);
        let mut seat = Seat::at(folder.path());
        for line in typed {
            seat.sees("> ");
            seat.types(&format!("{line}\r"));
        }
        seat.asked(prompt);
        drop(seat);
        run(folder.path(), &["replay", "game.json", "--verify"]);
        assert_eq!(digests(&file), before, "{typed:?}");
        // It is gone on with.
        let mut seat = Seat::at(folder.path());
        seat.asked("");
    }
}

#[test]
fn an_action_that_changes_nothing_is_asked_about_at_a_terminal() {
    let folder = prepared("us", ["8", "97"]);
    let file = folder.path().join("game.json");
    let before = std::fs::read(&file).unwrap();
    let act = ["fitl", "act", "-i", "game.json", "train da-nang"];
    let mut seat = Seat::running(folder.path(), "1", &act);
    seat.asked("This changes nothing on the board. Take it anyway?: yes, no");
    seat.types("no\r");
    seat.sees("not taken: the game stays as it is");
    assert_eq!(seat.child.wait().unwrap().code(), Some(1));
    assert_eq!(std::fs::read(&file).unwrap(), before);
    let mut seat = Seat::running(folder.path(), "1", &act);
    seat.asked("Take it anyway?");
    seat.types("yes\r");
    seat.sees("Nothing on the board changes.");
    assert!(seat.child.wait().unwrap().success());
    assert_eq!(digests(&file).len(), 4, "one step more");
    // Elsewhere it is carried out with the same note.
    std::fs::write(&file, &before).unwrap();
    run(folder.path(), &act);
    // A pass, and a step that does something, are not asked about.
    std::fs::write(&file, before).unwrap();
    let mut seat = Seat::running(folder.path(), "1", &["fitl", "act", "-i", "game.json", "pass"]);
    seat.sees("passes");
    assert!(seat.child.wait().unwrap().success());
}

#[test]
fn the_box_that_pieces_come_from_is_asked_for_at_a_terminal() {
    let folder = prepared("us", ["8", "97"]);
    let adjust = ["fitl", "adjust", "-i", "game.json", "saigon", "us_troops", "4"];
    let mut seat = Seat::running(folder.path(), "1", &adjust);
    seat.asked("the box that 2 US Troops for Saigon come from: from available, from out-of-play");
    seat.types("casualties\r");
    seat.asked("No: give from available or from out-of-play");
    seat.types("available\r");
    seat.sees("Saigon: 4 US Troops (2 before)");
    assert!(seat.child.wait().unwrap().success());
    // At the prompt of a game, too.
    let mut seat = Seat::at(folder.path());
    seat.asked("US, 1st Eligible");
    seat.types("adjust saigon us troops 6\r");
    seat.asked("The box that 2 US Troops for Saigon come from: from Available, from Out of Play");
    seat.types("out\r");
    seat.sees("Saigon: 6 US Troops (4 before)");
}

#[test]
fn who_plays_two_allies_is_asked_at_a_terminal() {
    let folder = crate::scenes::folder();
    let begin =
        ["fitl", "new", "--scenario", "full", "--players", "us,arvn", "--no-pager", "-o", "game.json"];
    for (typed, together) in [("apart\r", false), ("\r", true)] {
        let mut seat = Seat::running(folder.path(), "1", &begin);
        seat.asked("Who plays US and ARVN: together, apart");
        seat.types(typed);
        seat.sees("Set up the map");
        let shown = seat.shown_to("Next: ");
        assert_eq!(shown.contains("One player has US and ARVN"), together, "{shown}");
    }
}

#[test]
fn a_keyboard_that_is_handed_over_forgets_what_was_shown_and_typed() {
    let folder = crate::scenes::folder();
    let begin = ["campaign", "new", "--game", "ambush-valley", "--turns", "3", "--seed", "9", "-q"];
    run(folder.path(), &[&begin[..], &["-o", "game.json"]].concat());
    run(
        folder.path(),
        &["generate-mission", "--from", "game.json", "-i", "-q", "--through", "receive-mission"],
    );
    let mut seat = Seat::at(folder.path());
    seat.asked("US: teams to assign");
    seat.types("hq\r");
    seat.asked("US: teams to assign");
    seat.types("\r");
    seat.asked("who stay behind");
    seat.types("\r");
    seat.asked("Fog of War");
    seat.types("leave\r");
    seat.asked("Items of terrain");
    seat.types("10\r");
    seat.asked("Seal these orders?");
    seat.types("\r");
    let shown = seat.shown_to("Hand the keyboard to VC");
    // The screen, and what scrolled off it.
    let (gone, left) = shown.split_once("\x1b[H\x1b[2J\x1b[3J").unwrap();
    assert!(gone.contains("US: seals its orders"), "{gone}");
    assert!(!left.contains("US: seals") && !left.contains("leave"), "{left}");
    seat.sees("> ");
    // The up arrow brings nothing back: the line is empty, and Enter accepts.
    seat.types("\x1b[A\r");
    seat.asked("VC: a participating unit");
}

#[test]
fn tab_completes_an_action_in_one_line_and_what_a_finished_name_is_followed_by() {
    for (typed, completed) in
        [("rally fish\t", "rally The Fishhook"), ("adjust saigon us b\t", "adjust saigon US Bases")]
    {
        let folder = prepared("vc", ["107", "97"]);
        let mut seat = Seat::at(folder.path());
        seat.asked("VC, 1st Eligible");
        seat.types(typed);
        seat.sees(completed);
    }
}
