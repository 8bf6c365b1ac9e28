//! Actions in words: `rally tay-ninh place 2; kien-phong base`. One line a space, `;` between steps, any
//! unique prefix of a name.

use crate::special_activities::SpecialName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::space::Space;
use pointman_core::error::Error;
use pointman_core::names;
use pointman_core::vocabulary::Term;

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
        Words { text: text.trim(), left }
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
            typed.len() >= 2
                && word.starts_with(*typed)
                && (*typed == word || typed.parse::<Space>().is_err())
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
        if word.len() < 2 || word.parse::<Space>().is_ok() {
            return None;
        }
        names::resolve("", word, keywords).ok().map(|index| keywords[index])
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
                let near = match names::nearest(word, keywords)[..] {
                    [near] => format!("; did you mean {near}?"),
                    _ => String::new(),
                };
                Err(self.wrong(&format!("`{word}` is not legal here; legal: {list}{near}{}", hint(word))))
            }
        }
    }

    /// Takes a name of `T`, or a prefix of only one.
    ///
    /// # Errors
    /// When the next word is none.
    pub fn term<T: Term>(&mut self) -> Result<T, Error> {
        let word = self.next(&format!("a {}", T::WHAT))?;
        word.parse().map_err(|message: String| self.wrong(&message))
    }

    /// Takes the name of a space: its id or a prefix of one alone, words of its name in their order, as many as
    /// stand there (`fishhook`, `an loc`), or the ends of a LoC without `loc` (`saigon-can-tho`).
    ///
    /// # Errors
    /// When no space is named so, or several are.
    pub fn space(&mut self) -> Result<Space, Error> {
        let first = self.next("a space")?;
        let whole = first.parse::<Space>();
        // The most words that together name one space: `an loc` before `an`.
        for more in (1..=3).rev().filter(|more| *more <= self.left.len()) {
            let further: Vec<&str> = self.left.iter().rev().take(more).copied().collect();
            let typed = format!("{first} {}", further.join(" ")).replace(' ', "-");
            let is_name = further.iter().all(|word| word.starts_with(|letter: char| letter.is_alphabetic()));
            let names = Space::ALL
                .into_iter()
                .filter(|space| space.id().starts_with(&typed) || is_loc_of(*space, &typed));
            if let (true, &[space]) = (is_name, names.collect::<Vec<_>>().as_slice()) {
                self.left.truncate(self.left.len() - more);
                return Ok(space);
            }
        }
        if whole.is_ok() {
            return whole.map_err(|message| self.wrong(&message));
        }
        let by_ends: Vec<Space> = Space::ALL.into_iter().filter(|space| is_loc_of(*space, first)).collect();
        let by_word = || {
            let has_word = |space: &Space| {
                !space.is_loc() && format!("-{}-", space.id()).contains(&format!("-{first}-"))
            };
            Space::ALL.into_iter().filter(has_word).collect::<Vec<Space>>()
        };
        match (by_ends.as_slice(), by_word().as_slice()) {
            ([space], _) | ([], [space]) => Ok(*space),
            _ => whole.map_err(|message| self.wrong(&format!("{message}{}", hint(first)))),
        }
    }

    /// Puts where pieces go before them and where they come from, if the step was said the other way round: `2t from
    /// hue to da-nang` or `from hue 2t to da-nang` as `da-nang: 2t from hue`.
    pub fn put_destination_first(&mut self) {
        let ahead: Vec<&'a str> = self.left.iter().rev().copied().take_while(|word| *word != ",").collect();
        let begins =
            |word: &&str| *word == "from" || word.starts_with(|letter: char| letter.is_ascii_digit());
        let Some(to) = ahead.iter().position(|word| *word == "to") else { return };
        if !ahead.first().is_some_and(begins) || !ahead[..to].contains(&"from") {
            return;
        }
        let mut before = Words { text: self.text, left: ahead[..to].iter().rev().copied().collect() };
        let mut after = Words { text: self.text, left: ahead[to + 1..].iter().rev().copied().collect() };
        let Ok(destination) = after.space() else { return };
        let mut turned = vec![destination.id(), ":"];
        if before.mark("from") {
            let Ok(origin) = before.space() else { return };
            let mut moved: Vec<&'a str> = before.left.iter().rev().copied().collect();
            moved.retain(|word| *word != "and");
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

    /// The name of `T` that the next word is, not taken.
    pub fn peek_term<T: Term>(&self) -> Option<T> {
        self.peek().and_then(|word| word.parse().ok())
    }

    /// Takes a number.
    ///
    /// # Errors
    /// When the next word is no whole number from 0 to 255.
    pub fn number(&mut self) -> Result<u8, Error> {
        let word = self.next("a number")?;
        word.parse().map_err(|_| self.wrong(&format!("`{word}` is not a number from 0 to 255")))
    }

    /// Takes pieces: `2u`, `2 u`, `3 troops`, `1 nva_troops`. A letter or short name means the piece of
    /// `faction`, a full name that piece.
    ///
    /// | Word | Piece |
    /// |---|---|
    /// | `u`, `a` | Guerrillas, or Irregulars or Rangers, Underground or Active |
    /// | `t`, `p`, `b`, `b*` | Troops, Police, Bases, Tunneled Bases |
    ///
    /// # Errors
    /// When the words are no pieces.
    pub fn pieces(&mut self, faction: Faction) -> Result<(u8, PieceKind), Error> {
        let word = self.next("pieces, such as 2u")?;
        let digits = word.len() - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        let count = word[..digits]
            .parse()
            .map_err(|_| self.wrong(&format!("`{word}` does not begin with a number from 0 to 255")))?;
        let name = if digits < word.len() { &word[digits..] } else { self.next("a piece, such as u")? };
        Ok((count, self.piece_named(name, faction)?))
    }

    /// The same of pieces that are placed, which are Underground: `2 rangers`, `2i`.
    ///
    /// # Errors
    /// As [`Words::pieces`].
    pub fn pieces_placed(&mut self, faction: Faction) -> Result<(u8, PieceKind), Error> {
        let mut words = self.clone();
        let word = words.next("pieces, such as 2u")?;
        let digits = word.len() - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        let name = if digits < word.len() { &word[digits..] } else { words.next("a piece, such as u")? };
        if let (Ok(count), Some(kind)) = (word[..digits].parse(), stateless(name, faction)) {
            *self = words;
            return Ok((count, kind));
        }
        self.pieces(faction)
    }

    /// Takes a kind of piece: a letter for a piece of `faction`, or a full name.
    ///
    /// # Errors
    /// When the next word is none.
    pub fn piece(&mut self, faction: Faction) -> Result<PieceKind, Error> {
        let name = self.next("a piece, such as u")?;
        self.piece_named(name, faction)
    }

    fn piece_named(&self, name: &str, faction: Faction) -> Result<PieceKind, Error> {
        let endings: &[&str] = match name {
            "u" => &["guerrillas_u", "irregulars_u", "rangers_u"],
            "a" => &["guerrillas_a", "irregulars_a", "rangers_a"],
            "t" | "troop" => &["troops"],
            "p" => &["police"],
            "b" | "base" => &["bases"],
            "b*" => &["tunnels"],
            _ => &[],
        };
        if let Some(kind) = stateless(name, faction) {
            let (underground, active) = (kind, kind.flipped().unwrap_or(kind));
            return Err(self.wrong(&format!(
                "`{name}` could be Underground or Active: write `u` or `a`, or {underground} or {active}"
            )));
        }
        let own = |kind: &PieceKind| kind.faction() == faction;
        let short = PieceKind::ALL.into_iter().filter(own).find(|kind| {
            let id = kind.id().split_once('_').map_or("", |(_, id)| id);
            endings.contains(&id) || id == name
        });
        match short {
            Some(kind) => Ok(kind),
            None => name.parse().map_err(|message: String| self.wrong(&message)),
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

    fn lacks(&self, wanted: &str) -> Error {
        Error::Usage(format!("`{}` is incomplete: {wanted} is missing", self.text))
    }
}

/// The Underground piece that a name without a state means: `g`, `irregulars`, `2 arvn_rangers`. Where pieces are
/// placed they are Underground.
fn stateless(name: &str, faction: Faction) -> Option<PieceKind> {
    let (owner, bare) = match name.split_once('_') {
        Some((owner, bare)) => (owner.parse().ok()?, bare),
        None => (faction, name),
    };
    let (whose, id) = match bare {
        "i" | "irregular" | "irregulars" => (Faction::Us, PieceKind::UsIrregularsUnderground),
        "r" | "ranger" | "rangers" => (Faction::Arvn, PieceKind::ArvnRangersUnderground),
        "g" | "guerrilla" | "guerrillas" if owner == Faction::Nva => {
            (Faction::Nva, PieceKind::NvaGuerrillasUnderground)
        }
        "g" | "guerrilla" | "guerrillas" => (Faction::Vc, PieceKind::VcGuerrillasUnderground),
        _ => return None,
    };
    (owner == whose || !name.contains('_')).then_some(id)
}

/// What may have been meant by a word that is none where it stands.
fn hint(word: &str) -> &'static str {
    match word.parse::<SpecialName>() {
        Ok(_) if word.len() > 1 => "; start a Special Activity as its own step: `; special tax saigon`",
        _ => "",
    }
}

/// Whether `typed` names a LoC by the towns at its ends.
fn is_loc_of(space: Space, typed: &str) -> bool {
    space.is_loc() && space.id().strip_prefix("loc-") == Some(typed)
}
