//! What the letters and words of lists of answers mean.

use pointman_core::vocabulary::Term;

use super::pieces::{LEVELS, is_counted};
use super::places::is_part;
use super::telling::shown;
use crate::fitl::{BoxName, Edition, Faction, Space, SpecialName};

/// Letters of pieces after a number.
pub(super) const LETTERS: [(&str, &str); 6] = [
    ("t", "Troops"),
    ("p", "Police"),
    ("u", "Underground Guerrillas or Special Forces"),
    ("a", "Active Guerrillas or Special Forces"),
    ("b", "Bases"),
    ("b*", "Tunneled Bases"),
];

/// What a faction may choose on a card; listed where a Pass may be chosen too.
const ACTIONS: [(&str, &str); 10] = [
    ("event", "what the card says, by one of its sides if it has two [5.1]"),
    ("train", "places pieces; then one space may be Pacified or given a Base [3.2.1]"),
    ("patrol", "cubes move along LoCs and Activate Guerrillas there [3.2.2]"),
    ("sweep", "Troops move in and Activate Guerrillas [3.2.3]"),
    ("assault", "removes enemies that are not Underground [3.2.4]"),
    ("rally", "places Guerrillas or a Base; NVA may improve the Trail [3.3.1]"),
    ("march", "pieces step to adjacent spaces [3.3.2]"),
    ("attack", "removes COIN pieces, by Guerrillas on a d6 [3.3.3]"),
    ("terror", "a Terror marker and less Support, or Sabotage on a LoC [3.3.4]"),
    ("pass", "does nothing; 1 Resource, or 3 to ARVN for COIN; stays Eligible [2.3.3]"),
];

/// Special Activities.
const SPECIALS: [(&str, &str); 11] = [
    ("advise", "ARVN Sweeps or Assaults free, or Special Forces remove 2; Aid +6 [4.2.1]"),
    ("air-lift", "US Troops and up to 4 ARVN or Special Forces move, 4 spaces [4.2.2]"),
    ("air-strike", "a die of hits removes exposed pieces, 2 Degrade the Trail [4.2.3]"),
    ("govern", "Aid +3 x Population, or Aid into Patronage for Support [4.3.1]"),
    ("transport", "up to 6 ARVN Troops and Rangers move from one space [4.3.2]"),
    ("raid", "Rangers step in; an Underground one removes 2 enemies [4.3.3]"),
    ("infiltrate", "Troops at an NVA Base, or a VC piece taken over [4.4.1]"),
    ("bombard", "3 NVA Troops there or adjacent remove 1 Troop [4.4.2]"),
    ("ambush", "removes 1 COIN piece without a die [4.4.3, 4.5.3]"),
    ("tax", "Resources by Population or Econ, for less Opposition [4.5.1]"),
    ("subvert", "removes or replaces ARVN cubes, against Patronage [4.5.2]"),
];

/// An Air Strike in the first edition, which has no die.
const AIR_STRIKE_OF_THE_FIRST: &str = "removes up to 6 exposed pieces, and may Degrade the Trail [4.2.3]";

/// What `activate` means behind `force`.
const ACTIVATE_OF_A_FORCE: &str = "the Irregular or Ranger that goes Active to remove 2 enemies [4.2.1]";

/// The two forms of a Govern.
const GOVERN: [(&str, &str); 2] = [
    ("aid", "adds 3 x Population to Aid [4.3.1]"),
    ("patronage", "moves Population from Aid into Patronage, for a level of Support [4.3.1]"),
];

/// Words of the steps that say too little by themselves.
const TERMS: [(&str, &str); 27] = [
    ("transfer", "NVA or VC gives the other some of its Resources: who gives, then how many [1.5.2]"),
    ("replace", "1 ARVN cube goes, and a VC Guerrilla comes in its place [4.5.2]"),
    ("active", "a Guerrilla that is Active already Ambushes, and no other flips [99]"),
    ("guerrillas", "all of them go Active; on a d6 of their number or less 1 or 2 pieces go [3.3.3]"),
    ("troops", "1 piece goes for each 2 of them, without a die [3.3.3]"),
    ("pacify", "removes Terror and shifts toward Support in one Trained space, for ARVN Resources [3.2.1]"),
    ("patronage", "moves Patronage into ARVN Resources [3.2.1]"),
    (
        "force",
        "instead of ARVN's Sweep or Assault there, one Irregular or Ranger goes Active and removes 2 \
         enemies [4.2.1]",
    ),
    ("aid", "adds 6 to Aid [4.2.1]"),
    ("arvn", "ARVN Assaults there too, for 3 ARVN Resources unless it is free [3.2.4]"),
    ("remove", "which pieces go"),
    ("against", "only that faction's pieces"),
    ("build", "so many Troops arrive at an NVA Base, or 0, and others may replace Guerrillas [4.4.1]"),
    ("take-over", "less Opposition; an NVA piece may replace one of the VC [4.4.1]"),
    ("base", "a Base in place of pieces there"),
    ("main-force-bns", "the Ambush removes 2 pieces, not 1 [104]"),
    ("underground", "Active Guerrillas flip Underground"),
    ("only", "one enemy's pieces, not the other's"),
    ("place", "puts pieces from Available there"),
    ("taking", "pieces from the map to be placed, as too few are Available"),
    ("stay", "moves nothing; Guerrillas on LoCs are Activated all the same [3.2.2]"),
    ("pt-76", "1 enemy for each NVA Troop in this one Attack space, not for each 2 [45, 3.3.3]"),
    ("replacing", "which pieces the new ones take the place of [4.4.1]"),
    ("activate", "which Guerrillas flip Active, where there is a choice [3.2.2, 3.2.3]"),
    (
        "agitate",
        "116 Cadres: Terror and levels as in the Support Phase, 1 VC Resource each, in one Rally space [116]",
    ),
    ("cobras", "13 Cobras: removes an exposed piece, Troops first, in each of up to 2 Sweep spaces [13]"),
    (
        "mandate",
        "86 Mandate of Heaven: takes the Patronage without the level of Support, in one space of the Govern \
         [86]",
    ),
];

/// Whether the word begins the name of a space or of pieces, or a word of the rules; or is none of letters.
pub fn is_known(word: &str) -> bool {
    const OTHERS: [&str; 12] =
        ["done", "none", "nothing", "nobody", "yes", "no", "special", "and", "from", "to", "with", "in"];
    let word = word.to_lowercase();
    let terms = ACTIONS.iter().chain(&SPECIALS).chain(&TERMS).map(|(term, _)| *term);
    let mut all = terms.chain(OTHERS).chain(LEVELS).chain(BoxName::ALL.into_iter().map(BoxName::id));
    !word.starts_with(|letter: char| letter.is_alphabetic())
        || is_counted(&word)
        || Space::ALL.into_iter().any(|space| is_part(&word, space.id()))
        || all.any(|term| term.split('-').any(|part| part.starts_with(&word)))
}

/// What the letters and words of a list of answers mean that go on with the words `said`; an Event's own
/// choices (`is_of_event`) are under no rule of an action.
pub fn legend(
    said: &[String],
    words: &[&str],
    edition: Edition,
    by: Option<Faction>,
    is_of_event: bool,
) -> Vec<String> {
    let letter = |word: &&str| {
        let digits = word.len() - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        LETTERS.iter().position(|(letter, _)| digits > 0 && *letter == &word[digits..])
    };
    let mut counted: Vec<usize> = words.iter().filter_map(letter).collect();
    counted.sort_unstable();
    counted.dedup();
    let letters: Vec<String> =
        counted.into_iter().map(|index| format!("{} {}", LETTERS[index].0, LETTERS[index].1)).collect();
    // As the name of a faction it is no manner of a step.
    let is_faction = |term: &str| term == Faction::Arvn.id() && words.contains(&Faction::Us.id());
    let is_choice = words.contains(&"pass");
    let actions = ACTIONS.iter().filter(|_| is_choice).chain(&SPECIALS);
    // Behind it stand pieces that say nothing of it themselves.
    let builds = |term: &str| term == "build" && said.last().is_some_and(|last| last == term);
    let is_told = |term: &str| words.contains(&term) && !is_faction(term) || builds(term);
    let terms = TERMS.iter().filter(|(_, about)| !(is_of_event && about.ends_with(']')));
    let terms = actions.chain(terms).filter(|(term, _)| is_told(term));
    // The two forms of a Govern have the names of other steps; of ARVN's only a Govern takes Aid.
    let is_govern = by == Some(Faction::Arvn) && words.contains(&"aid");
    let of_govern =
        |term: &str| GOVERN.iter().find(|(form, _)| is_govern && *form == term).map(|(_, told)| *told);
    // Of an Advise it is no Guerrilla that goes Active.
    let is_force = said.last().is_some_and(|last| last == "force");
    let of_force = |term: &str| Some(ACTIVATE_OF_A_FORCE).filter(|_| is_force && term == "activate");
    let of_first = |term: &str| edition == Edition::First && term == SpecialName::AirStrike.id();
    let terms = terms.map(|(term, about)| {
        let about = of_govern(term).or_else(|| of_force(term)).unwrap_or(about);
        format!("{}: {}", shown(term, None), if of_first(term) { AIR_STRIKE_OF_THE_FIRST } else { about })
    });
    // Of each of several owners some may go.
    let are_owners = words.len() > 1 && words.iter().all(|word| Faction::with_id(word).is_some());
    let of_each = words.iter().map(|owner| format!("1 {owner}")).collect::<Vec<_>>().join(" ");
    let of_each = (are_owners && said.last().is_some_and(|last| last == "remove"))
        .then(|| format!("whose, then how many of them; of each at once: `{of_each}`"));
    terms.chain((!letters.is_empty()).then(|| letters.join(", "))).chain(of_each).collect()
}
