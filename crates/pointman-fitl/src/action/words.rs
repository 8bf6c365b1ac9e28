//! Actions in words: `rally tay-ninh place 2; kien-phong base`. One line a space, `;` between steps, any
//! unique prefix of a name.

use crate::board::Board;
use crate::special_activities::SpecialName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::{PieceClass, PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::with_names;
use pointman_core::error::Error;
use pointman_core::names::{self, NoName};
use pointman_core::vocabulary::Term;
use pointman_core::way;

/// The words of one step, taken from the front.
///
/// ```
/// use pointman_fitl::{Faction, PieceKind, Space, Words};
/// let mut words = Words::of("tay-ninh: 2u from the-fish, kien-giang");
/// assert_eq!(words.term::<Space>().unwrap(), Space::TayNinh);
/// assert!(words.mark(":"));
/// assert_eq!(words.pieces(Faction::Vc).unwrap(), (2, PieceKind::VcGuerrillasUnderground));
/// assert!(words.is("from"));
/// assert_eq!(words.term::<Space>().unwrap(), Space::TheFishhook);
/// assert!(words.term::<Space>().is_err(), "a comma is no space");
/// ```
#[derive(Debug, Clone)]
pub struct Words<'a> {
    text: &'a str,
    /// The words still to be read, the next one last.
    left: Vec<&'a str>,
    /// The board that settles what a short name leaves open, if it is known.
    board: Option<&'a Board>,
    /// The space that was read last: pieces are meant to be there.
    here: Option<Space>,
    /// Whether Guerrillas may be Activated between now and when the words come true: then the state they are
    /// in now says nothing about whose are meant.
    may_flip: bool,
}

impl<'a> Words<'a> {
    /// The words of `text`; `:` and `,` are words of their own.
    pub fn of(text: &'a str) -> Words<'a> {
        let mut left = Vec::new();
        for word in text.split_whitespace() {
            let mut rest = word;
            while let Some(at) = rest.find([':', ',']) {
                if at > 0 {
                    left.push(&rest[..at]);
                }
                left.push(&rest[at..=at]);
                rest = &rest[at + 1..];
            }
            if !rest.is_empty() {
                left.push(rest);
            }
        }
        left.reverse();
        Words { text: text.trim(), left, board: None, here: None, may_flip: false }
    }

    /// The same words said of `board`: a letter means the only owner and the only state that are there.
    #[must_use]
    pub fn on(mut self, board: Option<&'a Board>, may_flip: bool) -> Words<'a> {
        (self.board, self.may_flip) = (board, may_flip);
        self
    }

    /// The text they come from.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// Whether none is left.
    pub fn is_done(&self) -> bool {
        self.left.is_empty()
    }

    /// The next word, not taken.
    pub fn peek(&self) -> Option<&'a str> {
        self.left.last().copied()
    }

    /// Takes the next word.
    ///
    /// # Errors
    /// When none is left; `wanted` says what was.
    pub fn next(&mut self, wanted: &str) -> Result<&'a str, Error> {
        self.left.pop().ok_or_else(|| self.lacks(wanted))
    }

    /// Takes the next word if it is `mark`.
    pub fn mark(&mut self, mark: &str) -> bool {
        let is = self.peek() == Some(mark);
        if is {
            self.left.pop();
        }
        is
    }

    /// Takes the next word if it is `word`, or begins it and is not the name of a space.
    pub fn is(&mut self, word: &str) -> bool {
        let begins = |typed: &&str| {
            typed.len() >= 2 && word.starts_with(*typed) && (*typed == word || Space::named(typed).is_none())
        };
        let is = self.peek().as_ref().is_some_and(begins);
        if is {
            self.left.pop();
        }
        is
    }

    /// The one of `keywords` that the next word is or begins, unless it is the name of a space; not taken.
    pub fn peek_keyword(&self, keywords: &[&'static str]) -> Option<&'static str> {
        let word = self.peek()?;
        if word.len() < 2 || Space::named(word).is_some() {
            return None;
        }
        names::find(word, keywords.iter().copied()).map(|index| keywords[index])
    }

    /// Takes one of `keywords`, or a prefix of only one of them.
    ///
    /// # Errors
    /// When the next word is none of them.
    pub fn keyword(&mut self, what: &str, keywords: &[&'static str]) -> Result<&'static str, Error> {
        let word = self.next(&format!("{what} ({})", keywords.join(", ")))?;
        match names::resolve(what, word, keywords) {
            Ok(index) => Ok(keywords[index]),
            Err(_) => {
                let list = keywords.join(", ");
                let meant = match names::nearest(word, keywords)[..] {
                    // A number is told what it counts.
                    _ if keywords.contains(&"place") && word.parse::<u8>().is_ok() => {
                        vec![format!("place {word}")]
                    }
                    [near] => vec![near.to_owned()],
                    _ => Vec::new(),
                };
                let wrong = format!("`{word}` is not legal in `{}`; legal: {list}", self.text);
                let why = NoName { wrong, meant, lists: true };
                Err(Error::Usage(format!("{why}{}", hint(word))))
            }
        }
    }

    /// Takes Terror markers and levels up to where `ends` says so: `terror 1 levels 2`, `1 level`, `2`. A
    /// number alone counts levels.
    ///
    /// # Errors
    /// When something else is said, or one of them twice.
    pub fn terror_and_levels(
        &mut self,
        ends: impl Fn(&Words<'_>) -> bool,
    ) -> Result<(Option<u8>, Option<u8>), Error> {
        const WHAT: [&str; 2] = ["terror", "levels"];
        // Where the last word is no number, each word belongs to the number before it: `1 terror 2 levels`.
        let mut rest = self.clone();
        let mut numbers_lead = false;
        while !ends(&rest) {
            numbers_lead = !rest.begins_with_digit();
            rest.left.pop();
        }
        let (mut terror, mut levels) = (None, None);
        while !ends(self) {
            let before = if numbers_lead { Some(self.number()?) } else { None };
            let what = if self.begins_with_digit() { "levels" } else { self.keyword("what is done", &WHAT)? };
            let count = before.map_or_else(|| self.number(), Ok)?;
            let slot = if what == "terror" { &mut terror } else { &mut levels };
            self.once(what, slot.is_none())?;
            *slot = Some(count);
        }
        Ok((terror, levels))
    }

    /// Whether a number comes next.
    pub fn begins_with_digit(&self) -> bool {
        self.peek().is_some_and(|word| word.starts_with(|letter: char| letter.is_ascii_digit()))
    }

    /// Takes a name of `T`, or a prefix of only one.
    ///
    /// # Errors
    /// When the next word is none.
    pub fn term<T: Term>(&mut self) -> Result<T, Error> {
        let word = self.next(&names::with_article(T::WHAT))?;
        T::read(word).map_err(|why| self.no_name(&why, hint(word)))
    }

    /// Takes the name of a space: its id or a prefix of one alone, words of its name in their order, as many
    /// as stand there (`fishhook`, `an loc`), or the ends of a LoC without `loc` (`saigon-can-tho`).
    ///
    /// # Errors
    /// When no space is named so, or several are.
    pub fn space(&mut self) -> Result<Space, Error> {
        let space = self.space_named()?;
        self.here = Some(space);
        Ok(space)
    }

    /// Looks ahead to the space after the next `from`: the pieces before it are there.
    pub(crate) fn looks_ahead_to_origin(&mut self) {
        let mut ahead = self.clone();
        while let Some(word) = ahead.left.pop() {
            if word == "from" {
                self.here = ahead.find_space().or(self.here);
                return;
            }
        }
    }

    fn space_named(&mut self) -> Result<Space, Error> {
        if let Some(space) = self.find_space() {
            return Ok(space);
        }
        let first = self.next("a space")?;
        let why = Space::read(first).err().unwrap_or_default();
        let is_number = first.starts_with(|letter: char| letter.is_ascii_digit());
        let hint = if is_number { SPACE_FIRST } else { hint(first) };
        if hint.is_empty() && why.meant.is_empty() && !why.lists {
            let list = way!(
                "`pointman fitl show GAME spaces`",
                "show spaces",
                script: "fitl_show(game, \"spaces\")"
            );
            return Err(Error::Usage(format!("{}, in `{}`; {list} lists them", why.wrong, self.text)));
        }
        Err(self.no_name(&why, hint))
    }

    /// Takes the name of a space, if one stands there, as [`Words::space`] reads it, without the words of a
    /// refusal.
    pub fn find_space(&mut self) -> Option<Space> {
        // Most words asked about are counts and marks.
        let first = self.peek().filter(|word| word.starts_with(|letter: char| letter.is_alphabetic()))?;
        let behind = &self.left[..self.left.len() - 1];
        // The most words that together name one space: `an loc` before `an`.
        for more in (1..=MOST_WORDS_OF_A_NAME).rev().filter(|more| *more <= behind.len()) {
            let further: Vec<&str> = behind.iter().rev().take(more).copied().collect();
            let is_word =
                |word: &&str| *word == "-" || word.starts_with(|letter: char| letter.is_alphabetic());
            if !further.iter().all(is_word) || further.last() == Some(&"-") {
                continue;
            }
            // `LoC Saigon - Can Tho` and `The Parrot's Beak`, as reports have them.
            let typed = format!("{first} {}", further.join(" ")).replace(' ', "-").replace("---", "-");
            let typed = typed.replace('\'', "");
            let mut names = Space::ALL.into_iter().filter(|space| {
                without_the(space.id()).starts_with(without_the(&typed))
                    || is_loc_of(*space, &typed)
                    || begins_loc(*space, &typed)
            });
            if let (Some(space), None) = (names.next(), names.next()) {
                self.left.truncate(self.left.len() - 1 - more);
                return Some(space);
            }
        }
        let space = Space::named(first).or_else(|| space_of_one_word(first))?;
        self.left.pop();
        Some(space)
    }

    /// Puts where pieces go before them and where they come from, if the step was said the other way round:
    /// `2t from hue to da-nang` or `from hue 2t to da-nang` as `da-nang: 2t from hue`.
    pub fn put_destination_first(&mut self) {
        let ahead: Vec<&'a str> = self.left.iter().rev().copied().take_while(|word| *word != ",").collect();
        let begins =
            |word: &&str| *word == "from" || word.starts_with(|letter: char| letter.is_ascii_digit());
        let Some(to) = ahead.iter().position(|word| *word == "to") else { return };
        if !ahead.first().is_some_and(begins) || !ahead[..to].contains(&"from") {
            return;
        }
        let part = |words: &[&'a str]| Words { left: words.iter().rev().copied().collect(), ..self.clone() };
        let (mut before, mut after) = (part(&ahead[..to]), part(&ahead[to + 1..]));
        let Ok(destination) = after.space() else { return };
        let mut turned = vec![destination.id(), ":"];
        if before.mark("from") {
            let Ok(origin) = before.space() else { return };
            let mut moved: Vec<&'a str> = before.left.iter().rev().copied().collect();
            moved.retain(|word| *word != "and");
            if moved.is_empty() {
                // `from hue to da-nang 2t`.
                moved = after.left.drain(..).rev().filter(|word| *word != ":").collect();
            }
            for (index, word) in moved.iter().enumerate() {
                let next = moved.get(index + 1);
                turned.push(word);
                // Each number with its pieces says where from.
                if next.is_none_or(|next| next.starts_with(|letter: char| letter.is_ascii_digit())) {
                    turned.extend(["from", origin.id()]);
                }
            }
        } else {
            turned.extend(before.left.iter().rev());
        }
        turned.extend(after.left.iter().rev());
        self.left.truncate(self.left.len() - ahead.len());
        self.left.extend(turned.iter().rev());
    }

    /// Puts where pieces come from behind them, if the step was said in the order in which `play` asks for
    /// it: `da-nang hue 2t` as `da-nang: 2t from hue`.
    pub fn put_origin_last(&mut self) {
        let is_count = |word: &str| word.starts_with(|letter: char| letter.is_ascii_digit());
        let mut ahead = self.clone();
        let Some(destination) = ahead.find_space() else { return };
        ahead.mark(":");
        let mut turned = vec![destination.id(), ":"];
        // Groups from further spaces follow after commas.
        loop {
            let mut group = ahead.clone();
            let is_further = turned.len() > 2;
            if is_further && !group.mark(",") {
                break;
            }
            let Some(origin) = group.find_space() else { break };
            if !group.peek().is_some_and(is_count) {
                break;
            }
            let ends = |word: &&&str| [",", ":", "from", "remove"].contains(*word);
            let pieces: Vec<&str> = group.left.iter().rev().take_while(|word| !ends(word)).copied().collect();
            group.left.truncate(group.left.len() - pieces.len());
            if group.peek() == Some("from") {
                break;
            }
            turned.extend(is_further.then_some(","));
            turned.extend(pieces);
            turned.extend(["from", origin.id()]);
            ahead = group;
        }
        if turned.len() > 2 {
            turned.extend(ahead.left.iter().rev());
            self.left = turned.into_iter().rev().collect();
        }
    }

    /// The name of `T` that the next word is, not taken.
    pub fn peek_term<T: Term>(&self) -> Option<T> {
        self.peek().and_then(T::named)
    }

    /// Takes a number.
    ///
    /// # Errors
    /// When the next word is no whole number from 0 to 255.
    pub fn number(&mut self) -> Result<u8, Error> {
        let word = self.next("a number")?;
        word.parse().map_err(|_| self.wrong(&format!("`{word}` is not a number from 0 to 255")))
    }

    /// Takes pieces: `2u`, `2 u`, `3 troops`, `1 nva_troops`, `1 nva troops`, `1 underground vc guerrilla`. A
    /// letter or short name means the piece of `faction`, a full name that piece.
    ///
    /// | Word | Piece |
    /// |---|---|
    /// | `u`, `a` | Guerrillas, or Irregulars or Rangers, Underground or Active |
    /// | `t`, `p`, `b`, `b*` | Troops, Police, Bases, Tunneled Bases |
    /// | `g`, `i`, `r` | Guerrillas, Irregulars, Rangers in the only state that is there |
    ///
    /// # Errors
    /// When the words are no pieces.
    pub fn pieces(&mut self, faction: Faction) -> Result<(u8, PieceKind), Error> {
        self.pieces_of(&[faction], PieceSet::ALL)
    }

    /// The same of pieces that are placed, which are Underground: `2 rangers`, `2i`.
    ///
    /// # Errors
    /// As [`Words::pieces`].
    pub fn pieces_placed(&mut self, faction: Faction) -> Result<(u8, PieceKind), Error> {
        self.pieces_of(&[faction], PieceType::ALL.into_iter().map(PieceType::placed).collect())
    }

    /// The same of pieces of one of the `owners`: the only one who has such pieces there. Of several states
    /// one of `among` is meant.
    ///
    /// # Errors
    /// As [`Words::pieces`], and when several owners have such pieces there.
    pub fn pieces_of(&mut self, owners: &[Faction], among: PieceSet) -> Result<(u8, PieceKind), Error> {
        let word = self.next("pieces, such as 2u")?;
        let digits = word.len() - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        let count = word[..digits]
            .parse()
            .map_err(|_| self.wrong(&format!("`{word}` does not begin with a number from 0 to 255")))?;
        let name = if digits < word.len() { &word[digits..] } else { self.next("a piece, such as u")? };
        // As reports have it: `1 Underground VC Guerrilla`.
        let (name, among) = match name {
            "underground" => (self.next("a piece, such as guerrilla")?, among & PieceSet::UNDERGROUND),
            "active" => (self.next("a piece, such as guerrilla")?, among & !PieceSet::UNDERGROUND),
            name => (name, among),
        };
        // `1 vc guerrilla` as well as `vc 1 guerrilla`.
        let named = Faction::with_id(name);
        if let (Some(owner), Some(piece)) = (named, self.peek())
            && piece.starts_with(|letter: char| letter.is_alphabetic())
        {
            self.left.pop();
            return Ok((count, self.piece_named(piece, &[owner], among)?));
        }
        Ok((count, self.piece_named(name, owners, among)?))
    }

    /// Takes a kind of piece: a letter for a piece of `faction`, or a full name.
    ///
    /// # Errors
    /// When the next word is none.
    pub fn piece(&mut self, faction: Faction) -> Result<PieceKind, Error> {
        self.piece_of(&[faction], PieceSet::ALL)
    }

    /// The same of a piece of one of the `owners`, as [`Words::pieces_of`] has it.
    ///
    /// # Errors
    /// As [`Words::pieces_of`].
    pub fn piece_of(&mut self, owners: &[Faction], among: PieceSet) -> Result<PieceKind, Error> {
        let name = self.next("a piece, such as u")?;
        let named = owners.iter().find(|faction| faction.id() == name);
        match named {
            Some(owner) => {
                let piece = self.next("a piece, such as u")?;
                self.piece_named(piece, &[*owner], among)
            }
            None => self.piece_named(name, owners, among),
        }
    }

    fn piece_named(&self, name: &str, owners: &[Faction], among: PieceSet) -> Result<PieceKind, Error> {
        let (owners, bare) = match name.split_once('_') {
            Some((owner, bare)) => match Faction::with_id(owner) {
                Some(owner) => (vec![owner], bare),
                None => (owners.to_vec(), name),
            },
            None => (owners.to_vec(), name),
        };
        let meant: Vec<PieceKind> = owners.iter().flat_map(|owner| kinds_named(bare, *owner)).collect();
        let Some(owner) = self.owner_meant(bare, &meant, among)? else {
            return PieceKind::read(name).map_err(|NoName { wrong, meant, lists }| {
                let meant = meant.iter().map(|id| with_names(id)).collect();
                self.no_name(&NoName { wrong: with_names(&wrong), meant, lists }, "")
            });
        };
        let states: PieceSet = meant.into_iter().filter(|kind| kind.faction() == owner).collect();
        let states = if (states & among).is_empty() { states } else { states & among };
        let there = self.there(states);
        let states = if there.is_empty() { states } else { there };
        match states.iter().collect::<Vec<_>>()[..] {
            [kind] => Ok(kind),
            [underground, active] => Err(self.wrong(&format!(
                "`{name}` could be Underground or Active: write `u` or `a`, or {underground} or {active}"
            ))),
            _ => Err(Error::Bug(format!("`{name}` has no state"))),
        }
    }

    /// Whose piece `name` means: the only owner who has one there. Nobody's if it is no name.
    fn owner_meant(
        &self,
        name: &str,
        meant: &[PieceKind],
        among: PieceSet,
    ) -> Result<Option<Faction>, Error> {
        let Some(first) = meant.first().map(|kind| kind.faction()) else { return Ok(None) };
        if meant.iter().all(|kind| kind.faction() == first) {
            return Ok(Some(first));
        }
        let kinds: PieceSet = meant.iter().copied().collect();
        let in_any_state: PieceSet = meant.iter().flat_map(|kind| kind.piece_type().kinds()).collect();
        let states = if (kinds & among).is_empty() { kinds } else { kinds & among };
        let is_settled = !self.may_flip || (states & !PieceSet::UNDERGROUND).is_empty();
        let mut there = if is_settled { self.there(states) } else { PieceSet::NONE };
        if there.is_empty() {
            there = self.there(in_any_state);
        }
        let owners: Vec<Faction> = Faction::ALL
            .into_iter()
            .filter(|owner| !(there & PieceSet::of_faction(*owner)).is_empty())
            .collect();
        match owners[..] {
            [] => Ok(Some(first)),
            [owner] => Ok(Some(owner)),
            [one, other, ..] => Err(self.wrong(&format!(
                "`{name}` may be {}'s or {}'s: both have such pieces there; name the owner, such as \
                 `{other} 1{}`",
                one.name(),
                other.name(),
                if name.len() > 2 { format!(" {name}") } else { name.to_owned() }
            ))),
        }
    }

    /// The `kinds` that stand in the space named last, none if the board is not known.
    fn there(&self, kinds: PieceSet) -> PieceSet {
        match (self.board, self.here) {
            (Some(board), Some(here)) => kinds.iter().filter(|kind| board.count(here, *kind) > 0).collect(),
            _ => PieceSet::NONE,
        }
    }

    /// Checks that a part of a step that begins with `word` is the first of its kind.
    ///
    /// # Errors
    /// When it is not: the two repeat or contradict each other.
    pub fn once(&self, word: &str, is_first: bool) -> Result<(), Error> {
        if is_first { Ok(()) } else { Err(self.wrong(&format!("`{word}` is given twice in one step"))) }
    }

    /// Checks that no word is left.
    ///
    /// # Errors
    /// When one is.
    pub fn done(&self) -> Result<(), Error> {
        match self.peek() {
            None => Ok(()),
            Some(word) => {
                let why =
                    if hint(word).is_empty() { "; start another step with `;` or `,`" } else { hint(word) };
                Err(self.wrong(&format!("`{word}` is not expected here{why}")))
            }
        }
    }

    /// The error that `message` is wrong with these words.
    pub fn wrong(&self, message: &str) -> Error {
        Error::Usage(format!("{message}, in `{}`", self.text))
    }

    /// The error that one of these words names nothing, with a hint, if there is one.
    pub fn no_name(&self, why: &NoName, hint: &str) -> Error {
        Error::Usage(no_name_in(why, hint, self.text))
    }

    fn lacks(&self, wanted: &str) -> Error {
        Error::Usage(format!("`{}` is incomplete: {wanted} is missing", self.text))
    }
}

/// The kinds of piece of `owner` that a letter or short name means; several if it does not say the state.
fn kinds_named(name: &str, owner: Faction) -> Vec<PieceKind> {
    // The other faction's Special Forces by their name: Train places Rangers for the US, too. Guerrillas of a
    // COIN faction are nobody's but an enemy's.
    let (class, owner) = match name {
        "i" | "irregular" | "irregulars" => (Some(PieceClass::SpecialForce), Faction::Us),
        "r" | "ranger" | "rangers" => (Some(PieceClass::SpecialForce), Faction::Arvn),
        "g" | "guerrilla" | "guerrillas" if owner == Faction::Nva => (Some(PieceClass::Guerrilla), owner),
        "g" | "guerrilla" | "guerrillas" => (Some(PieceClass::Guerrilla), Faction::Vc),
        _ => (None, owner),
    };
    let is_meant = |kind: &PieceKind| {
        let id = kind.id().split_once('_').map_or("", |(_, id)| id);
        match name {
            _ if class.is_some() => class == Some(kind.piece_type().class()),
            "u" => kind.is_underground(),
            "a" => kind.flipped().is_some() && !kind.is_underground(),
            "t" | "troop" => id == "troops",
            "p" => id == "police",
            "b" | "base" => id == "bases",
            "b*" => id == "tunnels",
            _ => id == name,
        }
    };
    PieceKind::ALL.into_iter().filter(|kind| kind.faction() == owner && is_meant(kind)).collect()
}

/// So many words the longest name of a space has after its first: `LoC Saigon - An Loc - Ban Me Thuot`.
const MOST_WORDS_OF_A_NAME: usize = 8;

/// Why a word of `text` names nothing: what was typed before what was probably meant.
pub(crate) fn no_name_in(why: &NoName, hint: &str, text: &str) -> String {
    let wrong = &why.wrong;
    match why.meant.is_empty() {
        true => format!("{wrong}{hint}, in `{text}`"),
        false => format!("{wrong}, in `{text}`{}{hint}", why.suggestion()),
    }
}

/// What is said to who begins with pieces.
const SPACE_FIRST: &str = "; a space comes first: `saigon 6p`, `tay-ninh: 2t from saigon`";

/// What may have been meant by a word that is none where it stands.
fn hint(word: &str) -> &'static str {
    match SpecialName::named(word) {
        Some(SpecialName::Ambush) if word.len() > 1 => {
            "; an Ambush is a step of its own, in its own space: `attack special ambush hue`"
        }
        Some(_) if word.len() > 1 => "; start a Special Activity as its own step: `; special tax saigon`",
        _ => "",
    }
}

/// The only space with this word as the ends of a LoC without `loc`, or among the words of its name.
fn space_of_one_word(word: &str) -> Option<Space> {
    let is_by_ends = |space: &Space| is_loc_of(*space, word) || begins_loc(*space, word);
    let mut by_ends = Space::ALL.into_iter().filter(is_by_ends);
    if let Some(space) = by_ends.next() {
        return by_ends.next().is_none().then_some(space);
    }
    let has_word = |space: &Space| {
        let is_whole = |(at, _): (usize, &str)| {
            let (before, after) = (&space.id()[..at], &space.id()[at + word.len()..]);
            (before.is_empty() || before.ends_with('-')) && (after.is_empty() || after.starts_with('-'))
        };
        !space.is_loc() && space.id().match_indices(word).any(is_whole)
    };
    let mut by_word = Space::ALL.into_iter().filter(has_word);
    by_word.next().filter(|_| by_word.next().is_none())
}

/// The name of a space without its article: people write `Parrot's Beak`.
fn without_the(name: &str) -> &str {
    name.strip_prefix("the-").unwrap_or(name)
}

/// Whether `typed` is the name of a LoC up to the beginning of one of its towns, if that begins no City or
/// Province, which could be another place: `hue-khe`, but not `cam-ranh-da`.
fn begins_loc(space: Space, typed: &str) -> bool {
    let (Some(towns), Some((_, last))) = (space.id().strip_prefix("loc-"), typed.rsplit_once('-')) else {
        return false;
    };
    let begins_another = || {
        let part = |space: Space| space.id().split('-').any(|part| part.starts_with(last));
        Space::ALL.into_iter().any(|space| !space.is_loc() && part(space))
    };
    !last.is_empty() && towns.starts_with(typed) && !begins_another()
}

/// Whether `typed` names a LoC by the towns at its ends.
fn is_loc_of(space: Space, typed: &str) -> bool {
    let Some(towns) = space.id().strip_prefix("loc-") else { return false };
    let typed = typed.strip_prefix("loc-").unwrap_or(typed);
    // The one LoC that is named by three towns is also named by two of them that follow each other, or are
    // its ends.
    if let Some((first, last)) = towns.split_once("-an-loc-") {
        let pairs = [(first, "an-loc"), ("an-loc", last), (first, last)];
        let is_pair = |(one, other): (&str, &str)| {
            [(one, other), (other, one)].into_iter().any(|(one, other)| {
                typed.strip_prefix(one).and_then(|rest| rest.strip_prefix('-')) == Some(other)
            })
        };
        return typed == towns || pairs.into_iter().any(is_pair);
    }
    // Every form has the letters of the towns: most words are told apart by their length.
    if typed.len() != towns.len() {
        return false;
    }
    let turned = |towns: &str| {
        let mut splits = towns.match_indices('-');
        splits.any(|(at, _)| {
            typed
                .strip_prefix(&towns[at + 1..])
                .is_some_and(|first| first.strip_prefix('-') == Some(&towns[..at]))
        })
    };
    typed == towns || turned(towns)
}
