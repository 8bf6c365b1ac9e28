//! What typed words mean in Fire in the Lake: any word of a space's name, a LoC by its ends, a piece by its
//! letter or name, a card by any word of its title.

use pointman_core::vocabulary::Term;

use super::super::answers::LONGEST_NAME;
use super::super::console::{DONE, OPTIONAL};
use crate::fitl::{
    BoxName, Card, CardKind, Edition, Faction, PieceKind, Space, SpaceKind, SpecialName, Words, with_names,
};
use crate::question::NOTHING;

/// How the words of a step of a Special Activity begin; at the prompt its name is enough.
pub const SPECIAL: &str = "special ";

/// Letters of pieces after a number.
const LETTERS: [(&str, &str); 6] = [
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
const TERMS: [(&str, &str); 25] = [
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

/// Whether `typed` names what the legal answer `word` names.
pub fn means(typed: &str, word: &str) -> bool {
    means_beside(space_typed(typed), typed, word)
}

/// The same, where `typed` is the name of `space`, or of none.
pub fn means_beside(space: Option<Space>, typed: &str, word: &str) -> bool {
    space.is_some_and(|space| space.id() == word)
        || is_pieces(typed, word)
        || is_part(typed, word)
        || is_coup_card(typed, word)
        || ends(typed, word)
        || is_force(typed, word)
        || is_direction(typed, word)
}

/// Whether both say which way a level shifts: toward Support, or toward Opposition.
fn is_direction(typed: &str, word: &str) -> bool {
    let named = match word {
        "up" => "support",
        "down" => "opposition",
        _ => return false,
    };
    typed.len() >= SHORTEST_COUNTED && named.starts_with(typed)
}

/// Whether both are what a Special Force does by itself in an Advise (4.2.1).
fn is_force(typed: &str, word: &str) -> bool {
    word == "force" && ["sf", "special force", "special forces"].contains(&typed)
}

/// The pieces that are typed without whose they are, where `word` counts pieces of `owner` by a letter:
/// `6 police` for `6 arvn police` and `6p`.
pub fn without_owner(typed: &str, word: &str, owner: Faction) -> Option<String> {
    let letter = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    // A number alone counts Guerrillas, where those alone are placed.
    let is_counted =
        letter.len() < word.len() && (letter.is_empty() || LETTERS.iter().any(|(known, _)| *known == letter));
    let words: Vec<&str> = typed.split(' ').collect();
    let rest: Vec<&str> = words.iter().copied().filter(|word| *word != owner.id()).collect();
    let is_number = |word: &str| word.chars().all(|letter| letter.is_ascii_digit());
    let is_named = match rest[..] {
        [] => false,
        [only] => !is_number(only),
        _ => typed.starts_with(|letter: char| letter.is_ascii_digit()) || words[0] == owner.id(),
    };
    (is_counted && is_named && rest.len() < words.len()).then(|| rest.join(" "))
}

/// Whether `typed` names the Special Forces of the other COIN faction: a letter counts those of `by`, and the
/// other's are asked for by their name, as the Rangers that the US places (3.2.1).
pub fn is_of_other_forces(typed: &str, word: &str, by: Option<Faction>) -> bool {
    let others = match by {
        Some(Faction::Us) => "rangers",
        Some(Faction::Arvn) => "irregulars",
        _ => return false,
    };
    let is_others = |name: &str| !name.is_empty() && others.starts_with(name);
    let letter = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let number = |name: &str| name.trim_start_matches(|letter: char| letter.is_ascii_digit()).to_owned();
    ["u", "a"].contains(&letter) && typed.split(' ').any(|name| is_others(&number(name)))
}

/// The words of an answer, a number with the piece it counts as one, without the brackets of a granted
/// action.
pub fn split(answer: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let signs = [' ', ':', ',', ';', '(', ')'];
    for word in answer.split(signs).filter(|word| !word.is_empty()) {
        let counts = |number: &String| number.chars().all(|letter| letter.is_ascii_digit());
        match words.last_mut().filter(|last| counts(last) && word.contains('_')) {
            Some(number) => {
                number.push(' ');
                number.push_str(word);
            }
            None => words.push(word.to_owned()),
        }
    }
    words
}

/// Pieces `from` a space with the space first, as they are asked for: `2t from hue` as `hue 2t`.
pub fn in_order(typed: &str) -> Option<String> {
    let typed = typed.trim_start();
    let end = typed.find([',', ';', '/']).unwrap_or(typed.len());
    let (step, rest) = typed.split_at(end);
    let words: Vec<&str> = step.split(' ').filter(|word| !word.is_empty()).collect();
    // Where they come from may follow at once: `2 troops saigon`, and another group with its own behind that.
    let named = || {
        let at = (1..words.len()).find(|at| !is_of_pieces(words[*at]))?;
        let place = words[at..].join(" ");
        let lower = place.to_lowercase();
        let mut behind = Words::of(&lower);
        behind.find_space()?;
        let is_done = behind.is_done() || begins_group(&mut behind);
        is_done.then(|| (words[..at].join(" "), place))
    };
    let from = step.split_once(" from ").map(|(pieces, place)| (pieces.to_owned(), place.to_owned()));
    let (pieces, place) = from.or_else(named)?;
    let mut named = pieces.split(' ').skip(1);
    let are_pieces = named.all(|word| word.starts_with(|letter: char| letter.is_alphabetic()));
    if !pieces.starts_with(|letter: char| letter.is_ascii_digit())
        || !are_pieces
        || pieces.split(' ').count() > LONGEST_NAME
    {
        return None;
    }
    let lower = place.to_lowercase();
    let mut words = Words::of(&lower);
    let space = words.space().ok()?;
    let mut more = String::new();
    if begins_group(&mut words.clone()) {
        more.push(',');
    }
    while let Ok(word) = words.next("a word") {
        more.push(' ');
        more.push_str(word);
    }
    Some(format!("{space} {pieces}{more}{rest}"))
}

/// Whether the words begin with pieces and the place that those come from: a further group.
fn begins_group(words: &mut Words<'_>) -> bool {
    let pieces = pieces_next(words);
    words.is("from");
    !pieces.is_empty() && words.find_space().is_some()
}

/// A move in the orders in which an Operation, a Redeploy and a Transport ask for it: `1u hue da nang` is
/// `da nang hue 1u`. Which place the pieces leave is the same in all. Pieces behind one place are those of an
/// Event, which asks for them first: `tay ninh 1t` is `1t tay ninh`. None for anything else.
pub fn in_other_orders(typed: &str, places: &[&str]) -> Vec<String> {
    let lower = typed.to_lowercase();
    if let Some(turned) = origins_first(&lower, places) {
        return vec![turned];
    }
    if let Some(turned) = number_first(&lower, places) {
        return vec![turned];
    }
    // Other groups that follow behind a comma are steps of their own.
    if lower.contains(',') {
        return Vec::new();
    }
    let Some(Moved { name, pieces, places, before, way }) = Moved::of(&lower, places) else {
        return Vec::new();
    };
    let (one, other) = match (&places[..], &pieces[..]) {
        ([one, other], [_, ..]) => (one, other),
        ([place], [first, ..])
            if before == 1
                && name.is_empty()
                && way.is_none()
                && first.starts_with(|letter: char| letter.is_ascii_digit()) =>
        {
            return vec![format!("{} {place}", pieces.join(" "))];
        }
        _ => return Vec::new(),
    };
    // An Operation asks for where pieces go first; behind pieces, or before them alone, comes where they
    // leave.
    let leaves_first = match way {
        Some((0, "from")) | Some((1, "to")) => true,
        Some(_) => false,
        None => before < 2,
    };
    let pieces = pieces.join(" ");
    let (from, to) = if leaves_first { (one, other) } else { (other, one) };
    vec![
        // Two names side by side might be read as the ends of a LoC.
        format!("{name}{to} from {from} {pieces}"),
        format!("{name}{pieces} {from} to {to}"),
        format!("{name}{from} {pieces} to {to}"),
    ]
}

/// One way to read a move: its places and its words. With `from` between them two places are not read as the
/// ends of a LoC.
pub struct Way {
    pub from: Space,
    pub to: Space,
    /// As the rules read it, and as it is typed.
    pub step: String,
    pub typed: String,
}

/// A move with one place before its pieces and one behind them, `tay ninh 2u fishhook`, that does not say
/// which of the two they leave: as if they came from the second, and as if they went there.
pub fn both_ways(typed: &str) -> Option<[Way; 2]> {
    let lower = typed.to_lowercase();
    let Moved { name, pieces, places, before: 1, way: None } = Moved::of(&lower, &[])? else { return None };
    let [one, other] = &places[..] else { return None };
    let (one, other) = (Space::with_id(one)?, Space::with_id(other)?);
    let is_of_move =
        |word: &&str| word.starts_with(|letter: char| letter.is_ascii_digit()) || is_counted(word);
    let pieces = Some(pieces).filter(|pieces| pieces.iter().all(is_of_move))?.join(" ");
    let way = |from: Space, to: Space| Way {
        from,
        to,
        step: format!("{name}{to}: {pieces} from {from}"),
        typed: format!("{name}{to} from {from} {pieces}"),
    };
    Some([way(other, one), way(one, other)])
}

/// What is said of a move.
struct Moved<'t> {
    /// The Special Activity that it is one of, with the blank behind it.
    name: String,
    pieces: Vec<&'t str>,
    places: Vec<String>,
    /// How many of the places came before the pieces.
    before: usize,
    /// The first `from`, `to` or `:`, which stands behind where pieces go, with how many places came before
    /// it.
    way: Option<(usize, &'t str)>,
}

impl<'t> Moved<'t> {
    /// The move of these words, which may name a place by a part that one of `legal` has alone; none where
    /// there are pieces with a place of their own behind others.
    fn of(lower: &'t str, legal: &[&str]) -> Option<Moved<'t>> {
        let mut words = Words::of(lower);
        let (mut name, mut pieces, mut places) = (String::new(), Vec::new(), Vec::new());
        let (mut before, mut behind, mut way) = (0, 0, None);
        while let Some(word) = words.peek() {
            if ["from", "to", ":"].contains(&word) {
                way = way.or(Some((places.len(), word)));
            } else if !word.starts_with(|letter: char| letter.is_ascii_digit())
                && let Some(space) = words.find_space()
            {
                places.push(space.id().to_owned());
                continue;
            } else if let Some(held) = box_named(word) {
                places.push(held.to_owned());
            } else if let Some(space) = begun_name(word) {
                places.push(space.id().to_owned());
            } else if !is_of_pieces(word)
                && let Some(place) = place_next(&mut words, legal)
            {
                places.push(place.to_owned());
                continue;
            } else if pieces.is_empty() && places.is_empty() && SpecialName::named(word).is_some() {
                name = format!("{word} ");
            } else {
                if pieces.is_empty() {
                    before = places.len();
                } else if places.len() > behind {
                    // Others have a place of their own.
                    return None;
                }
                behind = places.len();
                pieces.push(word);
            }
            words.next("a word").ok()?;
        }
        Some(Moved { name, pieces, places, before, way })
    }
}

/// Pieces whose place stands behind their number: `2 southern laos troops` as `2 troops southern-laos`.
fn number_first(typed: &str, places: &[&str]) -> Option<String> {
    let mut words = Words::of(typed);
    let number = words.next("a number").ok()?;
    number.parse::<u32>().ok()?;
    let place = place_next(&mut words, places)?;
    let pieces: Vec<&str> = std::iter::from_fn(|| words.next("a word").ok()).collect();
    let are_pieces = !pieces.is_empty() && pieces.iter().all(|word| is_of_pieces(word));
    are_pieces.then(|| format!("{number} {} {place}", pieces.join(" ")))
}

/// Several groups that are said with where they come from before where they go, a step each: `quang duc 3
/// binh tuy 1 to khanh hoa`, `3 from quang duc and 1 from binh tuy to khanh hoa`; each may say where it goes.
fn origins_first(typed: &str, places: &[&str]) -> Option<String> {
    let mut words = Words::of(typed);
    let mut groups: Vec<(&str, String)> = Vec::new();
    let mut steps: Vec<String> = Vec::new();
    while !words.is_done() {
        while [",", "and", "+"].iter().any(|sign| words.mark(sign)) {}
        let before = pieces_next(&mut words);
        words.mark("from");
        let from = place_next(&mut words, places)?;
        let pieces = if before.is_empty() { pieces_next(&mut words) } else { before };
        if pieces.is_empty() {
            return None;
        }
        groups.push((from, pieces.join(" ")));
        if words.mark("to") {
            let to = place_next(&mut words, places)?;
            steps.extend(groups.drain(..).map(|(from, pieces)| format!("{to} from {from} {pieces}")));
        }
    }
    (steps.len() > 1 && groups.is_empty()).then(|| steps.join("; "))
}

/// Takes the next words as a place: by its name, or by a part of it that only one of `places` has, as a LoC
/// by one of its ends.
fn place_next<'p>(words: &mut Words<'_>, places: &[&'p str]) -> Option<&'p str> {
    if let Some(space) = words.find_space() {
        return Some(space.id());
    }
    let mut ahead = words.clone();
    let typed: Vec<&str> = std::iter::from_fn(|| ahead.next("a word").ok()).take(LONGEST_NAME).collect();
    let is_name = |word: &&&str| word.starts_with(|letter: char| letter.is_alphabetic());
    let most = typed.iter().take_while(is_name).count();
    let named = |used: usize| {
        let name = typed[..used].join(" ");
        let mut meant = places.iter().filter(|place| is_part(&name, place));
        let only = meant.next().filter(|_| meant.next().is_none() && name.len() >= SHORTEST_BEGINNING)?;
        Some((*only, used))
    };
    let (place, used) = (1..=most).rev().find_map(named)?;
    for _ in 0..used {
        words.next("a word").ok()?;
    }
    Some(place)
}

/// Takes the words that are pieces, each number with what it counts.
fn pieces_next<'w>(words: &mut Words<'w>) -> Vec<&'w str> {
    let mut pieces = Vec::new();
    while let Some(word) = words.peek() {
        let is_count = word.starts_with(|letter: char| letter.is_ascii_digit());
        if !is_count && (pieces.is_empty() || !is_of_pieces(word)) {
            break;
        }
        pieces.push(word);
        let _ = words.next("a word");
    }
    pieces
}

/// The box that pieces come from or go to whose name the word begins.
fn box_named(word: &str) -> Option<&'static str> {
    let begins = |held: &BoxName| word.len() >= SHORTEST_BEGINNING && held.id().starts_with(word);
    BoxName::ALL.into_iter().find(begins).map(BoxName::id)
}

/// The Province or City of whose name only this word, or the beginning of one, is typed: `parrot`.
fn begun_name(word: &str) -> Option<Space> {
    if word.len() < SHORTEST_BEGINNING {
        return None;
    }
    let begins = |space: &Space| !space.is_loc() && is_part(word, space.id());
    let mut begun = Space::ALL.into_iter().filter(begins);
    begun.next().filter(|_| begun.next().is_none() && PieceKind::named(word).is_none())
}

/// Whether the word begins the name of a space, or a part of it.
pub fn begins_name(word: &str) -> bool {
    let word = word.to_lowercase();
    !is_of_pieces(&word) && Space::ALL.into_iter().any(|space| is_part(&word, space.id()))
}

/// So many letters begin a name, and no piece or number.
const SHORTEST_BEGINNING: usize = 4;

/// What `word` is listed under.
pub fn group(word: &str) -> &'static str {
    if SpecialName::with_id(word).is_some() {
        return OPTIONAL;
    }
    match Space::with_id(word).map(Space::kind) {
        Some(SpaceKind::City) => "Cities",
        Some(SpaceKind::Province) => "Provinces",
        Some(SpaceKind::Loc) => "LoCs",
        None => "",
    }
}

/// Words of an answer with spaces and pieces as people call them ([`with_names`]), and the Special Forces of
/// `by`; a Special Activity by its name alone, as it is typed.
pub fn shown(words: &str, by: Option<Faction>) -> String {
    let named = with_names(&words.replace(SPECIAL, "")).replace("main-force-bns", "Main Force Bns");
    let told = named.split(' ').map(|word| special_forces(word, by).unwrap_or_else(|| word.to_owned()));
    told.collect::<Vec<_>>().join(" ")
}

/// The Special Forces of a COIN faction that a number with a letter counts: `1-2u` of the US as
/// `1-2 Underground Irregulars`.
fn special_forces(word: &str, by: Option<Faction>) -> Option<String> {
    let number = word.strip_suffix(['u', 'a']).filter(|number| !number.is_empty())?;
    if !number.chars().all(|letter| letter.is_ascii_digit() || ['-', '/'].contains(&letter)) {
        return None;
    }
    let [underground, active] = match by? {
        Faction::Us => [PieceKind::UsIrregularsUnderground, PieceKind::UsIrregularsActive],
        Faction::Arvn => [PieceKind::ArvnRangersUnderground, PieceKind::ArvnRangersActive],
        Faction::Nva | Faction::Vc => return None,
    };
    let kind = if word.ends_with('u') { underground } else { active };
    Some(format!("{number} {}", kind.name(number == "1")))
}

/// Whose pieces a letter counts after these words: those of `by`, unless they are an enemy's.
pub fn whose(said: &[String], by: Option<Faction>) -> Option<Faction> {
    const ENEMIES: [&str; 5] = ["vc", "nva", "remove", "activate", "only"];
    by.filter(|_| !said.iter().any(|word| ENEMIES.contains(&word.as_str())))
}

/// The words of a step under way in a question, with the reason why pieces come from the map (1.4.1): of
/// `saigon place 6 arvn_police taking 2 arvn_police` the answer is where those 2 stand.
///
/// Where pieces come from is told apart from where they go: `Hue from Saigon`.
pub fn under_way(words: &[String], next: &[&str], by: Option<Faction>) -> String {
    let is_space = |word: &str| Space::with_id(word).is_some();
    let mut told: Vec<String> = Vec::new();
    for (at, word) in words.iter().enumerate() {
        if at > 0 && is_space(word) && is_space(&words[at - 1]) {
            told.push("from".to_owned());
        }
        told.push(shown(word, whose(&words[..at], by)));
    }
    if words.last().is_some_and(|word| is_space(word)) && next.iter().any(|word| is_space(word)) {
        told.push("from".to_owned());
    }
    // A move that so far only has its name comes from somewhere, or goes there.
    let moves = [(SpecialName::Transport, "from"), (SpecialName::AirLift, "to")];
    let begun = moves.into_iter().find(|(name, _)| words.last().is_some_and(|word| word == name.id()));
    if let Some((_, way)) = begun.filter(|_| next.iter().any(|word| is_space(word))) {
        told.push(way.to_owned());
    }
    let mut said = told.join(" ");
    // The hits in a space are a bare number.
    let is_number = |word: &&str| word.chars().all(|letter| letter.is_ascii_digit());
    if words.first().is_some_and(|name| name == SpecialName::AirStrike.id())
        && words.last().is_some_and(|word| is_space(word))
        && !next.is_empty()
        && next.iter().all(is_number)
    {
        said.push_str(", pieces to remove");
    }
    // The pieces are said first, and then where they are taken from.
    if words.len() > 1 && words.last().is_some_and(|word| word == "taking") {
        let placed = said.trim_end_matches(" taking");
        return format!("{placed}; too few Available, take from the map");
    }
    match said.split_once(" taking ") {
        Some((placed, taken)) if words.len() > 1 && words[words.len() - 2] == "taking" => {
            format!("{placed}; too few Available, take {taken} from")
        }
        _ => said,
    }
}

/// The pieces at the end of a step that go with others of its list, with whose they are: `vc 1u` of
/// `remove nva 1t vc 1u`.
pub fn goes_with_it(path: &[String]) -> Option<String> {
    let counts = |word: &String| word.starts_with(|letter: char| letter.is_ascii_digit());
    let (last, before) = path.split_last().filter(|(last, _)| counts(last))?;
    let chosen = before.iter().rposition(counts)?;
    match &before[chosen + 1..] {
        [] => Some(shown(last, None)),
        [whose] if Faction::with_id(whose).is_some() => Some(format!("{whose} {}", shown(last, None))),
        _ => None,
    }
}

/// Words that aim at one enemy alone (3.1).
pub const AIMS: [&str; 2] = ["against", "only"];

/// What a step comes to without the word that may follow it: an Attack or Assault that aims at neither enemy
/// alone takes both (3.1), a Train places nothing.
pub fn left_unsaid(next: &str) -> Option<&'static str> {
    match next {
        aims if AIMS.contains(&aims) => Some("both enemies"),
        "place" => Some("place nothing"),
        _ => None,
    }
}

/// Whether a number behind this word is how many pieces go, which is asked for after the die of an Attack
/// (3.3.3).
pub fn counts_later(word: &str) -> bool {
    ["guerrillas", "troops"].contains(&word)
}

/// What pieces are called.
const PIECES: [&str; 11] = [
    "troops",
    "police",
    "guerrillas",
    "irregulars",
    "rangers",
    "bases",
    "tunnels",
    "underground",
    "active",
    "tunneled",
    "pieces",
];

/// What else a number counts, and stands before it in the rules' own words.
const LEVELS: [&str; 2] = ["levels", "terror"];

/// So many letters of these say which is meant, and begin no name of a space.
const SHORTEST_COUNTED: usize = 3;

/// Whether the word, or an id such as `us_troops`, names pieces or a part of their name.
fn is_of_pieces(word: &str) -> bool {
    const SHORT: [&str; 9] = ["t", "p", "g", "i", "r", "b", "u", "a", "sf"];
    let is_part =
        |part: &str| Faction::with_id(part).is_some() || SHORT.contains(&part) || begins_one(part, &PIECES);
    !word.is_empty() && word.to_lowercase().split('_').all(is_part)
}

/// Whether a number before this word, a part of a name or an id, counts what it names.
pub fn is_counted(word: &str) -> bool {
    is_of_pieces(word) || begins_one(&word.to_lowercase(), &LEVELS)
}

/// Whether the word, or a beginning of one, is counted by a number behind it.
pub fn is_named_first(word: &str) -> bool {
    LEVELS.iter().any(|level| level.starts_with(word))
}

fn begins_one(part: &str, names: &[&str]) -> bool {
    part.len() >= SHORTEST_COUNTED && names.iter().any(|name| name.starts_with(part))
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

/// Whether both end what was being said: `none` where `done` is meant.
fn ends(typed: &str, word: &str) -> bool {
    typed == NOTHING && word == DONE
}

/// Whether `typed` names a City or Province in full that is none of `words`, while others of those are among
/// them: `hue` is no LoC that ends there where Cities are asked for too.
pub fn names_another(typed: &str, words: &[&str]) -> bool {
    let plain = |name: &str| name.to_lowercase().replace([' ', '_'], "-").replace('\'', "");
    let typed = plain(typed);
    let is_named = |space: &Space| space.id() == typed || plain(space.name()) == typed;
    let places = || Space::ALL.into_iter().filter(|space| !space.is_loc());
    // A word that other names begin with is no later part of another: `binh` of Binh Dinh is not Vinh Binh.
    let begins = |space: &Space| space.id().split('-').next() == Some(&typed[..]);
    let may_be = |space: &Space| words.contains(&space.id()) && is_part(&typed, space.id());
    if places().any(|space| begins(&space) && !words.contains(&space.id()))
        && !Space::ALL.iter().any(|space| begins(space) && words.contains(&space.id()))
        && places().any(|space| may_be(&space))
    {
        return true;
    }
    let Some(named) = places().find(is_named) else { return false };
    !words.contains(&named.id()) && places().any(|space| words.contains(&space.id()))
}

/// A step of a Special Activity without the word that says so.
pub fn in_short(typed: &str) -> Option<String> {
    let rest = typed.trim_start().strip_prefix(SPECIAL)?.trim_start();
    let name = rest.split([' ', ';', ',']).next().unwrap_or_default();
    SpecialName::named(name).map(|_| rest.to_owned())
}

/// Whether the words are the name of a Province or City; a LoC is also called by two of those, as a move is,
/// and named for sure only with the word before them.
pub fn is_name(typed: &str) -> bool {
    let mut words = Words::of(typed);
    let is_called_so = |space: Space| !space.is_loc() || typed.starts_with("loc ");
    words.find_space().is_some_and(is_called_so) && words.is_done()
}

/// The space that is typed, and nothing else.
pub fn space_typed(typed: &str) -> Option<Space> {
    let mut words = Words::of(typed);
    words.find_space().filter(|_| words.is_done())
}

/// Whether both are pieces, of which `typed` says a part: `2`, `2t`, `t`, `troops`.
fn is_pieces(typed: &str, word: &str) -> bool {
    // Whose they are may stand before their number: `us 1t`.
    if let Some((who, pieces)) = typed.split_once(' ')
        && Faction::with_id(who).is_some()
        && pieces.starts_with(|letter: char| letter.is_ascii_digit())
    {
        let of = word.split([' ', '_']).any(|part| part == who);
        return of && is_pieces(pieces, word);
    }
    let (Some((count, name)), Some((number, kind))) = (counted(typed), counted(word)) else { return false };
    // Where only Guerrillas are placed their number is the whole answer.
    if kind.is_empty() && count.is_some() && count == number {
        let names = ["u", "guerrillas", "underground guerrillas"];
        return !name.is_empty() && names.iter().any(|guerrillas| guerrillas.starts_with(name));
    }
    let says_something = count.is_some() || !name.is_empty();
    // A kind of piece without a number is one piece of it.
    let one = number.is_none() && kind.contains('_');
    let same_count = count.is_none() || count == number.or(one.then_some(1));
    says_something && (number.is_some() || one) && same_count && (name.is_empty() || is_kind(name, kind))
}

/// A number, if one comes first, and what follows.
fn counted(text: &str) -> Option<(Option<u32>, &str)> {
    let digits = text.len() - text.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    let name = text[digits..].trim_start();
    let is_name = name.chars().all(|letter| letter.is_alphabetic() || ['_', '*', ' '].contains(&letter));
    is_name.then(|| (text[..digits].parse().ok(), name))
}

/// Whether `typed` is a letter or a name of the kind of piece `kind`, itself a letter or an id.
fn is_kind(typed: &str, kind: &str) -> bool {
    let parts: Vec<&str> = kind.split('_').collect();
    if typed.contains(' ') {
        // The kind as it is shown, or a part of that: `us troops`, `underground rangers`.
        let has_name = parts.len() > 1 || ["u", "a", "b", "b*"].contains(&kind);
        // No word says again what another does: `base ba` is a Base, and then Ba Xuyen.
        let words: Vec<&str> = typed.split(' ').collect();
        let says_again = |at: usize, word: &str| {
            words.iter().enumerate().any(|(other, of)| other != at && of.starts_with(word))
        };
        let is_one =
            |(at, word): (usize, &&str)| word.len() > 1 && is_kind(word, kind) && !says_again(at, word);
        return has_name && words.iter().enumerate().all(is_one);
    }
    let begins = |name: &str| typed.len() >= SHORTEST_COUNTED && name.starts_with(typed);
    match (typed, kind) {
        _ if begins("underground") => parts.last() == Some(&"u"),
        _ if begins("active") => parts.last() == Some(&"a"),
        ("tunneled" | "tunnel" | "tunnels", "b*") => true,
        ("tunneled", _) | ("base" | "bases", "nva_tunnels" | "vc_tunnels") => parts.contains(&"tunnels"),
        ("i" | "r" | "g", "u" | "a") => true,
        ("i", _) => parts.contains(&"irregulars"),
        ("r", _) => parts.contains(&"rangers"),
        ("g", _) => parts.contains(&"guerrillas"),
        ("t", _) => parts.contains(&"troops") || kind == "t",
        ("p", _) => parts.contains(&"police") || kind == "p",
        ("b", _) => parts.contains(&"bases") || kind == "b" || kind == "b*",
        (_, "t") => "troops".starts_with(typed),
        (_, "p") => "police".starts_with(typed),
        (_, "b" | "b*") => "bases".starts_with(typed),
        (_, "u" | "a") => ["irregulars", "rangers", "guerrillas"].iter().any(|name| name.starts_with(typed)),
        _ => kind.starts_with(typed) || parts.iter().any(|part| part.starts_with(typed)),
    }
}

/// Whether `typed` is `coup` and `word` one of the Coup cards, of whose names no word says that:
/// `125 Nguyen Khanh`.
fn is_coup_card(typed: &str, word: &str) -> bool {
    let card = word.split_once(' ').and_then(|(number, _)| number.parse::<Card>().ok());
    typed == "coup" && card.is_some_and(|card| card.kind() == CardKind::Coup)
}

/// Whether `typed` is a word of a name: `light` of `8 Arc Light`, `trail` of `improve-trail`.
fn is_part(typed: &str, word: &str) -> bool {
    let letters = typed.chars().filter(|letter| letter.is_alphabetic()).count();
    let word = word.to_lowercase();
    let numbered = typed.chars().all(|letter| letter.is_ascii_digit());
    if numbered {
        return word.split(' ').next() == Some(typed) && word.contains(' ');
    }
    let (word, typed) = (word.replace(' ', "-"), typed.replace(' ', "-"));
    // Of a LoC any words of its name say which, and `loc` before them says nothing else.
    if let (Some(ends), Some(name)) = (typed.strip_prefix("loc-"), word.strip_prefix("loc-")) {
        return name.starts_with(ends) || name.contains(&format!("-{ends}"));
    }
    letters > 1 && (word.starts_with(&typed) || word.contains(&format!("-{typed}")))
        || begins_parts(&typed, &word)
}

/// Whether each word that is typed begins one of the name, from its first: `s laos`. A letter behind the
/// first word may name pieces.
fn begins_parts(typed: &str, name: &str) -> bool {
    let (words, mut parts) = (typed.split('-'), name.split('-'));
    let is_long = |word: &str| word.len() >= SHORTEST_COUNTED && word.chars().all(char::is_alphabetic);
    typed.split('-').skip(1).all(is_long)
        && typed.contains('-')
        && words
            .into_iter()
            .all(|word| !word.is_empty() && parts.next().is_some_and(|part| part.starts_with(word)))
}

#[cfg(test)]
mod tests {
    use super::super::super::answers::{Meant, Sense, meant};
    use super::*;

    struct Names;

    impl Sense for Names {
        fn means(&self, typed: &str, word: &str) -> bool {
            means(typed, word)
        }

        fn shown(&self, word: &str) -> String {
            shown(word, None)
        }

        fn names_another(&self, typed: &str, words: &[&str]) -> bool {
            names_another(typed, words)
        }
    }

    #[test]
    fn no_name_of_a_space_begins_with_what_a_number_counts() {
        for word in ["troop", "us", "police", "irr", "base", "t", "us_troops", "arvn_rangers_u", "level"] {
            assert!(is_counted(word), "{word}");
        }
        for word in ["hue", "place", "", "ba", "tay"] {
            assert!(!is_counted(word), "{word}");
        }
        for space in Space::ALL {
            assert!(space.id().split('-').all(|part| !is_counted(part)), "{space}");
        }
    }

    #[test]
    fn where_pieces_on_the_map_are_placed_the_question_says_why() {
        let words = ["saigon", "place", "6 arvn_police", "taking", "2 arvn_police"].map(str::to_owned);
        let said = "Saigon place 6 ARVN Police; too few Available, take 2 ARVN Police from";
        assert_eq!(under_way(&words, &[], None), said);
        assert_eq!(under_way(&words[..3], &[], None), "Saigon place 6 ARVN Police");
    }

    #[test]
    fn the_number_after_a_space_of_an_air_strike_says_what_it_counts() {
        let words = ["air-strike", "pleiku-darlac"].map(str::to_owned);
        assert_eq!(under_way(&words, &["1", "2"], None), "air-strike Pleiku-Darlac, pieces to remove");
        assert_eq!(under_way(&words[..1], &["pleiku-darlac", "degrade"], None), "air-strike");
    }

    #[test]
    fn a_question_tells_where_pieces_go_from_where_they_come_from() {
        let words = ["loc-hue-khe-sanh", "hue"].map(str::to_owned);
        assert_eq!(under_way(&words[..1], &["hue", "saigon"], None), "LoC Hue - Khe Sanh from");
        assert_eq!(under_way(&words, &["1t", "2t"], None), "LoC Hue - Khe Sanh from Hue");
        assert_eq!(under_way(&words[1..], &["place"], None), "Hue");
    }

    #[test]
    fn a_space_is_named_by_any_word_of_its_name_and_a_loc_by_its_ends() {
        for (typed, word) in [
            ("fishhook", "the-fishhook"),
            ("an loc", "an-loc"),
            ("saigon-can-tho", "loc-saigon-can-tho"),
            ("darlac", "pleiku-darlac"),
            ("s laos", "southern-laos"),
            ("an loc saigon", "loc-saigon-an-loc-ban-me-thuot"),
        ] {
            assert!(means(typed, word), "{typed}");
        }
        assert!(!means("hue", "saigon"));
    }

    #[test]
    fn the_whole_name_of_a_city_is_no_loc_where_other_cities_are_answers() {
        let (loc, others) = ("loc-hue-da-nang", ["saigon", "loc-hue-da-nang", "loc-hue-khe-sanh"]);
        assert_eq!(meant(&["hue"], &others, &Names), Meant::None);
        assert_eq!(meant(&["Hue", "da", "nang"], &others, &Names), Meant::One(1, 3));
        assert_eq!(meant(&["hue"], &[loc], &Names), Meant::One(0, 1), "only LoCs are asked for");
        assert_eq!(meant(&["da-nang"], &others[1..], &Names), Meant::One(0, 1));
        assert_eq!(meant(&["da", "nang"], &others[1..], &Names), Meant::One(0, 2));
        assert_eq!(meant(&["hue"], &["hue", loc], &Names), Meant::One(0, 1));
        assert_eq!(meant(&["cam"], &["saigon", "loc-saigon-cam-ranh"], &Names), Meant::One(1, 1));
    }

    #[test]
    fn a_special_activity_need_not_be_called_one() {
        assert_eq!(in_short("special govern; hue aid").as_deref(), Some("govern; hue aid"));
        assert_eq!(in_short("special"), None);
        assert_eq!(in_short("govern hue"), None);
    }

    #[test]
    fn pieces_from_a_space_are_put_after_the_space() {
        assert_eq!(in_order("1t from saigon").as_deref(), Some("saigon 1t"));
        assert_eq!(in_order("2 troops from An Loc, 1t").as_deref(), Some("an-loc 2 troops, 1t"));
        assert_eq!(in_order("2 us troops an loc").as_deref(), Some("an-loc 2 us troops"));
        assert_eq!(in_order("saigon 1t"), None);
        let of = |typed: &str| in_other_orders(typed, &["loc-hue-khe-sanh", "tay-ninh"]);
        assert_eq!(of("2t hue to khe sanh")[0], "loc-hue-khe-sanh from hue 2t");
        assert_eq!(of("2 southern laos troops"), ["2 troops southern-laos"]);
        let groups = "tay-ninh from hue 2t; tay-ninh from saigon 1t";
        assert_eq!(of("2t hue to tay ninh and 1t from saigon to tay ninh"), [groups]);
        assert_eq!(of("2t from hue and 1t saigon to tay ninh"), [groups]);
    }

    #[test]
    fn pieces_are_named_by_their_letters_and_names_with_or_without_a_number() {
        for (typed, word) in [
            ("2t", "2 arvn_troops"),
            ("2 troops", "2t"),
            ("t", "3t"),
            ("i", "1 us_irregulars_u"),
            ("2g", "2u"),
            ("police", "4 arvn_police"),
            ("2", "2u"),
            ("2 us troops", "2 us_troops"),
            ("us 1t", "1 us_troops"),
            ("1 underground nva guerrilla", "1 nva_guerrillas_u"),
            ("tunneled vc base", "vc_tunnels"),
            ("2g", "2"),
            ("sf", "force"),
            ("t", "us_troops"),
            ("1b", "us_bases"),
        ] {
            assert!(means(typed, word), "{typed} for {word}");
        }
        assert!(
            !means("2t", "1 arvn_troops")
                && !means("us 1t", "1 arvn_troops")
                && !means("2t", "2")
                && !means("2i", "2")
                && !means("2t", "us_troops")
                && !means("active ranger", "arvn_rangers_u")
                && !means("t", "1u")
                && !means("2", "place")
        );
    }

    #[test]
    fn pieces_are_shown_as_people_call_them_and_can_be_typed_so() {
        for (word, told) in [
            ("2 arvn_police", "2 ARVN Police"),
            ("1-2 arvn_rangers_u", "1-2 Underground Rangers"),
            ("1 us_troops", "1 US Troop"),
            ("vc_tunnels", "Tunneled VC Base"),
            ("train saigon place 2 arvn_police; done", "train Saigon place 2 ARVN Police; done"),
            ("the-parrots-beak", "The Parrot's Beak"),
            ("2u", "2u"),
        ] {
            assert_eq!(shown(word, None), told);
        }
        assert_eq!(shown("1-2u", Some(Faction::Us)), "1-2 Underground Irregulars");
        assert_eq!(shown("1u", Some(Faction::Arvn)), "1 Underground Ranger");
        assert_eq!(shown("1-2u", Some(Faction::Vc)), "1-2u", "Guerrillas are told by their letters");
        let said = ["saigon", "remove", "vc"].map(str::to_owned);
        assert_eq!(whose(&said, Some(Faction::Us)), None, "these are the enemy's");
        assert_eq!(whose(&said[..1], Some(Faction::Us)), Some(Faction::Us));
        assert!(means("2 underground irregulars", "2u") && !means("2 active irregulars", "2u"));
        for kind in PieceKind::ALL {
            assert!(means(&shown(kind.id(), None).to_lowercase(), kind.id()), "{kind}");
        }
        for space in Space::ALL {
            let (typed, ids) = (shown(space.id(), None), Space::ALL.map(Space::id));
            let words: Vec<&str> = typed.split(' ').collect();
            let only = ids.iter().position(|id| *id == space.id()).map(|at| Meant::One(at, words.len()));
            assert_eq!(Some(meant(&words, &ids, &Names)), only, "{typed}");
        }
    }

    #[test]
    fn a_letter_behind_a_place_names_pieces_and_not_the_place() {
        let answers = [["phu-bon-phu-yen", "1t"], ["phu-bon-phu-yen", "1p"], ["hue", "1t"]]
            .map(|words| words.map(str::to_owned).to_vec());
        let tree = crate::play::answers::Tree::of(&answers);
        assert_eq!(tree.named_by(&["phu", "bon", "p"], "phu-bon-phu-yen", 3, &Names), 2);
        assert_eq!(tree.named_by(&["phu", "bon"], "phu-bon-phu-yen", 2, &Names), 2);
        assert!(crate::play::answers::takes_all(tree, "phu bon p", &Names));
    }

    #[test]
    fn ones_own_pieces_have_their_letter_and_their_longer_name() {
        for (typed, word, owner, rest) in [
            ("6 arvn police", "6p", Faction::Arvn, Some("6 police")),
            ("1 underground vc guerrilla", "1u", Faction::Vc, Some("1 underground guerrilla")),
            ("2 vc guerrillas", "2", Faction::Vc, Some("2 guerrillas")),
            ("us troop", "1t", Faction::Us, Some("troop")),
            ("us 1t", "1t", Faction::Us, Some("1t")),
            ("1 us", "1t", Faction::Us, None),
            ("6 us police", "6p", Faction::Arvn, None),
            ("6 police", "6p", Faction::Arvn, None),
            ("6 arvn police", "6 arvn_police", Faction::Arvn, None),
        ] {
            assert_eq!(without_owner(typed, word, owner).as_deref(), rest, "{typed}");
        }
        assert!(means("1 underground guerrilla", "1u") && !means("1 underground guerrilla", "1a"));
    }

    #[test]
    fn a_card_is_named_by_its_number_or_a_word_of_its_title() {
        assert!(means("8", "8 Arc Light") && means("light", "8 Arc Light"));
        assert!(!means("8", "80 Light at the End of the Tunnel"));
        assert!(means("coup", "125 Nguyen Khanh") && !means("coup", "8 Arc Light"));
    }
}
