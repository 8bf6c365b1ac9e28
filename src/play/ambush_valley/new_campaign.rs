//! The menus before a campaign of Ambush Valley.

use std::path::PathBuf;

use serde_json::json;

use super::super::beginning::{begin_document, menu, new_file};
use super::super::console::{Console, Prompt};
use super::super::{Begin, Left};
use crate::ambush_valley::id_of;

/// Asks what is agreed, and begins the campaign in a file of its own.
///
/// # Errors
/// How a prompt was left.
pub fn new_campaign(console: &Console, begin: &Begin) -> Result<PathBuf, Left> {
    console.say("A new campaign of Ambush Valley. Enter accepts the answer in parentheses; ? explains.")?;
    let regulars = [
        ("US", "a US Army platoon"),
        ("USMC", "a platoon of Marines"),
        ("ARVN", "Army of the Republic of Vietnam"),
        ("ROK", "Republic of Korea"),
        ("ANZAC", "Australians and New Zealanders"),
    ];
    let nation = menu(console, "The regular force", &regulars)?;
    let enemies = [("VC", "the local insurgency"), ("NVA", "a regular NVA platoon")];
    let enemy = menu(console, "Against", &enemies)?;
    let ways = [("two-players", "one against the other"), ("co-op", "all on one side, platoon by platoon")];
    let is_co_op = menu(console, "Played by", &ways)? == "co-op";
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
    let is_apart = menu(console, "Keyboards", &keyboards)? == "several";
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
        "seed": begin.seed,
    });
    match lengths[length].parse::<u32>() {
        Ok(turns) => options["turns"] = json!(turns),
        Err(_) => options["open_ended"] = json!(true),
    }
    console.show(&begin_document(console, begin, &["campaign", "new"], options, &file)?)?;
    Ok(file)
}
