//! The prompt at a terminal: Tab, Ctrl-C, Ctrl-D, a kill.

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use nix::pty::{Winsize, openpty};

use super::{digests, pointman, prepared, run};

/// The program at a terminal of 80 by 24.
struct Seat {
    child: Child,
    keys: File,
    shown: Receiver<Vec<u8>>,
    seen: String,
}

impl Seat {
    fn at(folder: &Path) -> Seat {
        let size = Winsize { ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0 };
        let pty = openpty(&size, None).unwrap();
        let slave = || Stdio::from(pty.slave.try_clone().unwrap());
        let mut command = pointman(folder);
        command.args(["play", "game.json"]).env("TERM", "xterm").env("NO_COLOR", "1");
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
        loop {
            if let Some(at) = self.seen.find(text) {
                self.seen.drain(..at + text.len());
                return;
            }
            // A guard against a test that hangs, no measure of speed.
            match self.shown.recv_timeout(Duration::from_secs(120)) {
                Ok(bytes) => self.seen.push_str(&String::from_utf8_lossy(&bytes)),
                Err(_) => panic!("`{text}` was never shown; last: {}", self.seen),
            }
        }
    }

    /// Waits until `text` is asked, and the prompt reads keys.
    fn asked(&mut self, text: &str) {
        self.sees(text);
        self.sees("> ");
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
fn a_kill_at_the_prompt_loses_nothing() {
    let folder = prepared("us", ["8", "97"]);
    let mut seat = Seat::at(folder.path());
    seat.asked("US, 1st Eligible");
    seat.types("train saigon 2p\r");
    seat.asked("Train, 1 space so far");
    drop(seat);
    assert_eq!(digests(&folder.path().join("game.json")).len(), 3);
    let mut seat = Seat::at(folder.path());
    seat.asked("A turn is under way");
    seat.types("\r");
    seat.asked("Train, 1 space so far");
    seat.types("done\r\r");
    seat.sees("Saved as step 3");
    drop(seat);
    run(folder.path(), &["replay", "game.json", "--verify"]);
}

#[test]
fn a_long_list_is_shown_a_page_at_a_time() {
    let folder = prepared("us", ["8", "97"]);
    let mut seat = Seat::at(folder.path());
    seat.asked("US, 1st Eligible");
    seat.types("show spaces\r");
    seat.sees("more lines: Enter, or q -- ");
    seat.types("q\r");
    seat.asked("US, 1st Eligible");
}
