//! Pieces and spaces in the words of an action as people call them.

use pointman_core::vocabulary::Term;

use super::faction::Faction;
use super::piece::{PieceClass, PieceKind};
use super::space::Space;

/// Words of an action or answer with pieces and spaces as people call them; of a piece more than one where a
/// number before it counts them, and the same for everything else.
///
/// ```
/// use pointman_fitl::with_names;
/// assert_eq!(with_names("saigon place 2 arvn_police, hue 1u"), "Saigon place 2 ARVN Police, Hue 1u");
/// assert_eq!(with_names("us_troops"), "US Troop");
/// ```
pub fn with_names(words: &str) -> String {
    let is_sign = |letter: char| !letter.is_ascii_alphanumeric() && letter != '_' && letter != '-';
    let (mut told, mut before) = (String::new(), "");
    for word in words.split_inclusive(is_sign) {
        let (bare, sign) = word.split_at(word.find(is_sign).unwrap_or(word.len()));
        match (PieceKind::with_id(bare), Space::with_id(bare)) {
            (Some(kind), _) => {
                let is_one = before == "1" || !before.starts_with(|digit: char| digit.is_ascii_digit());
                told.push_str(&kind.name(is_one).to_string());
            }
            (None, Some(space)) => told.push_str(space.name()),
            (None, None) => told.push_str(bare),
        }
        told.push_str(sign);
        before = bare;
    }
    told
}

/// Words of an action as people type them: `can tho 4p` for `can-tho place 4 arvn_police`. Each short name is
/// taken only if `reads` says that the words still mean the same.
///
/// ```
/// use pointman_fitl::{Faction, PlayerAction, as_typed};
/// let words = "train can-tho place 4 arvn_police; special govern hue patronage";
/// let action = PlayerAction::parse(words, Faction::Arvn)?;
/// let reads = |words: &str| PlayerAction::parse(words, Faction::Arvn).is_ok_and(|read| read == action);
/// assert_eq!(as_typed(words, reads), "train can tho 4p; govern hue patronage");
/// # Ok::<(), pointman_core::error::Error>(())
/// ```
pub fn as_typed(words: &str, reads: impl Fn(&str) -> bool) -> String {
    let mut said: Vec<String> = words.split(' ').map(str::to_owned).collect();
    for at in 0..said.len() {
        let word = said[at].clone();
        let (bare, sign) = word.split_at(word.trim_end_matches([',', ':', ';', ')']).len());
        for short in short_names(bare) {
            let long = said.clone();
            said[at] = format!("{short}{sign}");
            let counts = at > 0 && said[at - 1].ends_with(|digit: char| digit.is_ascii_digit());
            if counts && short.len() == 1 {
                let count = std::mem::take(&mut said[at - 1]);
                said[at].insert_str(0, &count);
            }
            if reads(&joined(&said)) {
                break;
            }
            said = long;
        }
    }
    joined(&said)
}

fn joined(words: &[String]) -> String {
    words.iter().filter(|word| !word.is_empty()).map(String::as_str).collect::<Vec<_>>().join(" ")
}

/// What people type for a word that the program writes, the shortest first.
fn short_names(word: &str) -> Vec<String> {
    if let Some(kind) = PieceKind::with_id(word) {
        let owner = kind.faction().id();
        let of_type = match kind.piece_type().class() {
            PieceClass::Cube if word.ends_with("police") => "p",
            PieceClass::Cube => "t",
            PieceClass::Base if word.ends_with("tunnels") => "b*",
            PieceClass::Base => "b",
            PieceClass::SpecialForce if kind.faction() == Faction::Us => "i",
            PieceClass::SpecialForce => "r",
            PieceClass::Guerrilla => "g",
        };
        let state = kind.flipped().map(|_| if kind.is_underground() { "u" } else { "a" });
        let letters = || [Some(of_type), state].into_iter().flatten();
        return letters()
            .map(str::to_owned)
            .chain(letters().map(|letter| format!("{owner} {letter}")))
            .collect();
    }
    if let Some(space) = Space::with_id(word) {
        let name = space.name().strip_prefix("The ").unwrap_or(space.name());
        let first = name.split('-').next().unwrap_or(name).trim().to_lowercase();
        return match space.id().strip_prefix("loc-") {
            Some(towns) => vec![towns.to_owned()],
            None => vec![first, name.to_lowercase()],
        };
    }
    match word {
        "special" | "place" => vec![String::new()],
        _ => Vec::new(),
    }
}
