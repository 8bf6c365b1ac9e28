//! The sums behind the tracks that change in a Coup Round (6.2).

use crate::fitl::{CoupPart, Earnings, Game, Track};

/// Why a track changes in a part that begins with `before`; none where the step itself says it.
pub(super) fn reason(part: CoupPart, before: &Game, track: Track, to: u8) -> Option<String> {
    if part != CoupPart::Earnings {
        return None;
    }
    let Earnings { degrades, aid, econ, sabotaged, vc_bases, nva_bases, trail, casualties } =
        before.earnings();
    let count =
        |number: u8, one: &str, many: &str| format!("{number} {}", if number == 1 { one } else { many });
    Some(match track {
        Track::Trail => {
            degrades?;
            format!("COIN controls {} [6.2.2]", degrades?.name())
        }
        Track::Econ => format!("15 - {sabotaged} on Sabotaged LoCs [6.2.3]"),
        Track::ArvnResources => format!("+{aid} Aid +{econ} Econ [6.2.3]"),
        Track::VcResources => format!("+{} on the map [6.2.4]", count(vc_bases, "VC Base", "VC Bases")),
        Track::NvaResources => {
            let bases = count(nva_bases, "Base", "Bases");
            format!("+{bases} in Laos and Cambodia +{} for Trail {trail} [6.2.4]", 2 * trail)
        }
        Track::Aid => {
            let loss = Earnings::AID_PER_CASUALTY * casualties;
            // The track ends at 0 (1.8).
            let least = if loss > aid { ", not below 0" } else { "" };
            let casualties = count(casualties, "casualty", "casualties");
            let is = if loss > aid { String::new() } else { format!("{to} = ") };
            format!("{is}{aid} - {loss} for {casualties}{least} [6.2.5]")
        }
        Track::Patronage | Track::AgitateTotal => return None,
    })
}
