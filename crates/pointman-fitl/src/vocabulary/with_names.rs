//! Pieces and spaces in the words of an action as people call them.

use pointman_core::vocabulary::Term;

use super::piece::PieceKind;
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
