//! The menus before a campaign of Ambush Valley.

use std::path::PathBuf;

use serde_json::{Value, json};

use super::super::console::{Console, Prompt};
use super::super::{Left, new_file};
use crate::ambush_valley::id_of;
use crate::command::{Entry, Session, Write};
use crate::error::Error;

/// Asks what is agreed, and begins the campaign in a file of its own.
///
/// # Errors
/// How a prompt was left.
pub fn new_campaign(console: &Console, seed: Option<u64>) -> Result<PathBuf, Left> {
    console.say("A new campaign of Ambush Valley. Enter accepts the answer in parentheses; ? explains.")?;
    let ask = |what: &str, answers: &[(&str, &str)]| -> Result<usize, Left> {
        let words = answers.iter().map(|(answer, _)| *answer);
        let prompt = Prompt::of(what, words).enter(0, answers[0].0);
        console.ask(&answers.iter().fold(prompt, |prompt, (answer, about)| prompt.noting(answer, *about)))
    };
    let regulars = [
        ("US", "a US Army platoon"),
        ("USMC", "a platoon of Marines"),
        ("ARVN", "Army of the Republic of Vietnam"),
        ("ROK", "Republic of Korea"),
        ("ANZAC", "Australians and New Zealanders"),
    ];
    let nation = regulars[ask("The regular force", &regulars)?].0;
    let enemies = [("VC", "the local insurgency"), ("NVA", "a regular NVA platoon")];
    let enemy = enemies[ask("Against", &enemies)?].0;
    let ways = [("two-players", "one against the other"), ("co-op", "all on one side, platoon by platoon")];
    let is_co_op = ask("Played by", &ways)? == 1;
    let platoons = match is_co_op {
        true => console.ask(&Prompt::of("Platoons side by side", ["1", "2", "3", "4"]).enter(1, "2"))? + 1,
        false => 1,
    };
    let mut led_by = Vec::new();
    for number in 1..=platoons {
        if is_co_op {
            let force = if platoons == 1 { nation.to_owned() } else { format!("{nation} {number}") };
            let name = console.text(
                &format!("Who leads {force} (Enter: nobody by name)"),
                &[],
                "A player's name; `campaign sheet --player NAME` prints what is theirs.",
            )?;
            let name = name.replace(':', " ");
            let name = if name.is_empty() { format!("{force} player") } else { name };
            led_by.push(format!("{}:{name}", id_of(&force)));
        }
    }
    let lengths = ["6", "3", "4", "5", "7", "8", "9", "10", "11", "12", "open-ended"];
    let length = console.ask(&Prompt::of("Turns", lengths).enter(0, "6"))?;
    let keyboards = [
        ("one", "all players use this keyboard"),
        ("several", "each player seals orders at their own keyboard"),
    ];
    let is_apart = ask("Keyboards", &keyboards)? == 1;
    let file = new_file(console, "campaign")?;
    let mut regular = vec![nation; platoons];
    if enemy == "NVA" {
        regular.push(enemy);
    }
    let mut options = json!({
        "game": "ambush-valley",
        "regular": regular,
        "sealed_orders": is_apart,
        "insurgent": (enemy == "VC").then_some(enemy),
        "co_op": is_co_op.then_some("whoever is left out"),
        "led_by": led_by,
        "seed": seed,
    });
    match lengths[length].parse::<u32>() {
        Ok(turns) => options["turns"] = json!(turns),
        Err(_) => options["open_ended"] = json!(true),
    }
    let (entry, _) =
        Entry::of_words(&["campaign", "new"]).ok_or_else(|| Error::Bug("no campaign new".to_owned()))?;
    let Value::Object(options) = options else { unreachable!("it was written as an object") };
    let outcome = entry.call(Vec::new(), options, &mut Session::of_command_line())?;
    if let Some(mut produced) = outcome.document {
        produced.write = Write::File(file.clone());
        console.screen().save(&produced)?;
    }
    console.show(&outcome.answer.report().without_hint())?;
    Ok(file)
}
