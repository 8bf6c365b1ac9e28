//! The choices of a Coup Round in the words that are read again.

use std::fmt::{self, Display};

use super::choices::{CoupChoices, CoupMove, SpaceAgitated, SpacePacified};
use super::part::CoupPart;
use crate::vocabulary::space::Space;

/// `us-pacify hue terror 1 levels 2; arvn-pacify none`, every piece by its full name.
///
/// ```
/// use pointman_fitl::CoupChoices;
/// let words = "us-pacify hue terror 1 levels 2, saigon levels 1; arvn-redeploy none";
/// assert_eq!(CoupChoices::parse(words).unwrap().to_string(), words);
/// ```
impl Display for CoupChoices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let deserting = self.coup_card.as_ref().map(|desertion| entries(&desertion.0, ToString::to_string));
        let spaces =
            |list: &Option<Vec<Space>>| list.as_deref().map(|list| entries(list, ToString::to_string));
        let moves = |list: &Option<Vec<CoupMove>>| list.as_deref().map(|list| entries(list, moved));
        let pacified = |list: &Option<Vec<SpacePacified>>| {
            list.as_deref().map(|list| entries(list, |one| steps(one.space, one.terror, one.levels)))
        };
        let agitated = self.vc_agitate.as_deref().map(|list| entries(list, agitated));
        let parts = [
            (CoupPart::CoupCard, deserting),
            (CoupPart::VcSabotage, spaces(&self.vc_sabotage)),
            (CoupPart::UsPacify, pacified(&self.us_pacify)),
            (CoupPart::ArvnPacify, pacified(&self.arvn_pacify)),
            (CoupPart::VcAgitate, agitated),
            (CoupPart::ArvnRedeploy, moves(&self.arvn_redeploy)),
            (CoupPart::NvaRedeploy, moves(&self.nva_redeploy)),
            (CoupPart::UsCommitment, moves(&self.us_commitment)),
            (CoupPart::VcShift, spaces(&self.vc_shift)),
        ];
        let told: Vec<String> =
            parts.into_iter().filter_map(|(part, words)| Some(format!("{part} {}", words?))).collect();
        f.write_str(&told.join("; "))
    }
}

fn entries<T>(list: &[T], words: impl Fn(&T) -> String) -> String {
    if list.is_empty() { "none".to_owned() } else { list.iter().map(words).collect::<Vec<_>>().join(", ") }
}

fn moved(moved: &CoupMove) -> String {
    let CoupMove { piece, count, from, to } = moved;
    format!("{count} {piece} {from} to {to}")
}

fn steps(space: Space, terror: u8, levels: u8) -> String {
    let part = |name: &str, count: u8| if count == 0 { String::new() } else { format!(" {name} {count}") };
    format!("{space}{}{}", part("terror", terror), part("levels", levels))
}

fn agitated(agitated: &SpaceAgitated) -> String {
    let SpaceAgitated { space, terror, levels, underground } = *agitated;
    // Cadres remove 2 Guerrillas.
    let removing = underground.map_or(String::new(), |hidden| {
        let of = |count: u8, state: &str| if count == 0 { String::new() } else { format!(" {count}{state}") };
        format!(" removing{}{}", of(hidden, "u"), of(2 - hidden.min(2), "a"))
    });
    format!("{}{removing}", steps(space, terror, levels))
}
