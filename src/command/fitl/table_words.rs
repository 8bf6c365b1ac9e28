//! What the table shows, as a person says it: `saigon us troops 4 from available`,
//! `saigon 4 us troops, 2 police`, `aid 12`, `hue active support`; read as the fields of a game's data to
//! set.
//!
//! Pieces that come to the map or leave it come from a box or go to one, so that the inventory holds (1.4):
//! the only box it can be, or the one that is named.

use pointman_core::vocabulary::Term;
use serde::Deserialize;
use serde_json::{Value, json};

use super::deeds::{boxed, pieces};
use super::new::Players;
use super::seats;
use crate::command::document::adjust::{below_data, refuse_twice};
use crate::error::Error;
use crate::fitl::{
    BoxName, ByPieceType, Card, CardSide, Faction, FactionSet, GameData, LastingCard, LastingEntry,
    PieceKind, PieceType, Side, Space, SupportLevel, Track, Words,
};
use crate::names;
use crate::question::OpenQuestion;

/// The words of the longest name that is said with blanks: `LoC Saigon - An Loc - Ban Me Thuot`.
const LONGEST_NAME: usize = 9;

/// What stands before the number of a card whose text lasts, and what says that it is not in play.
const LASTING: [&str; 3] = ["capability", "capabilities", "momentum"];
const OUT_OF_PLAY: [&str; 3] = ["off", "out", "none"];

/// Fields to set, each a path below `data` with its value.
pub(super) type Changes = Vec<(String, Value)>;

/// Reads `words`, said of the game that `data` holds. Numbers may be JSON numbers; the value after a path may
/// be any JSON.
///
/// # Errors
/// When they name nothing on the table, or leave open which box pieces come from or go to.
pub(super) fn read(words: &[Value], data: &GameData) -> Result<Changes, Error> {
    let said = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let mut reader = Reader::of(words.iter().map(said).collect(), words, data);
    while reader.at < reader.words.len() {
        reader.clause()?;
    }
    refuse_twice(&reader.fields)?;
    reader.settle()?;
    let Reader { now, mut fields, touched, players, changes_lasting, .. } = reader;
    fields.extend(changes_lasting.then(|| ("lasting".to_owned(), json!(now.lasting))));
    if let Some(players) = players {
        let agitate = fields.iter().find(|(path, _)| path == "tracks/agitate_total");
        let agitate = agitate.and_then(|(_, shows)| shows.as_u64()).and_then(|shows| shows.try_into().ok());
        let seats = seats::fields(data, players, agitate, &fields)?;
        fields.splice(0..0, seats);
    }
    fields.extend(touched.iter().map(|space| (format!("spaces/{space}"), json!(now.spaces[*space]))));
    Ok(fields)
}

/// What lies in the space or box that `typed` begins with and is not named by it, in words; each with the
/// words that say that it is not there.
///
/// # Errors
/// When `typed` is not what the table shows at one place.
pub(super) fn unnamed(typed: &str, data: &GameData) -> Result<Vec<(String, String)>, Error> {
    let words: Vec<Value> = typed.split_whitespace().map(|word| json!(word)).collect();
    let said = typed.split_whitespace().map(str::to_owned).collect();
    let mut reader = Reader::of(said, &words, data);
    let (_, place) = reader.name();
    reader.clause()?;
    if reader.at < reader.words.len() {
        let rest = reader.words[reader.at..].join(" ");
        return Err(Error::Usage(format!(
            "`{rest}` is not a piece shown here: type it as shown, such as 2 US Troops"
        )));
    }
    let named = plain(&reader.words[..place].join("-"));
    let kinds = PieceKind::ALL.into_iter().filter(|kind| !reader.named.contains(kind));
    let mut left: Vec<(String, String)> = Vec::new();
    if let Some(space) = reader.touched.first() {
        let there = &data.spaces[*space];
        for kind in kinds.filter(|kind| there.pieces[*kind] > 0) {
            let count = u8::try_from(there.pieces[kind]).unwrap_or(u8::MAX);
            left.push((pieces(kind, count), format!("0 {kind} to available")));
        }
        if there.support != SupportLevel::Neutral && !reader.named_level {
            left.push((there.support.title().to_owned(), SupportLevel::Neutral.to_string()));
        }
        if there.terror > 0 && !reader.named_terror {
            let marker = if space.is_loc() { "Sabotage" } else { "Terror" };
            left.push((format!("{} {marker}", there.terror), "0 terror".to_owned()));
        }
    } else if let Some(name) = by_id(&BoxName::ALL, BoxName::id, &named) {
        for piece in PieceType::ALL
            .into_iter()
            .filter(|piece| reader.named.iter().all(|kind| kind.piece_type() != *piece))
        {
            let held = u8::try_from(reader.held(name, piece)).unwrap_or(u8::MAX);
            if held > 0 {
                left.push((boxed(piece, held), format!("0 {}", piece.placed())));
            }
        }
    }
    Ok(left)
}

struct Reader<'a> {
    words: Vec<String>,
    values: &'a [Value],
    at: usize,
    before: &'a GameData,
    /// The spaces as the words leave them.
    now: GameData,
    fields: Changes,
    touched: Vec<Space>,
    /// What boxes are said to hold.
    boxed: Vec<(BoxName, PieceType, u16)>,
    /// The box named for pieces of a type.
    boxes: ByPieceType<Option<BoxName>>,
    /// The factions people play from now on.
    players: Option<FactionSet>,
    /// The kinds of pieces that were named, and whether a level or a marker was.
    named: Vec<PieceKind>,
    named_level: bool,
    named_terror: bool,
    /// Whether a Capability or Momentum comes into play or leaves it.
    changes_lasting: bool,
}

impl<'a> Reader<'a> {
    fn of(said: Vec<String>, values: &'a [Value], data: &'a GameData) -> Self {
        Reader {
            // Commas stand between things that lie together.
            words: said.into_iter().map(|word| word.trim_end_matches(',').to_owned()).collect(),
            values,
            at: 0,
            before: data,
            now: data.clone(),
            fields: Vec::new(),
            touched: Vec::new(),
            boxed: Vec::new(),
            boxes: ByPieceType::default(),
            players: None,
            named: Vec::new(),
            named_level: false,
            named_terror: false,
            changes_lasting: false,
        }
    }

    fn peek(&self) -> Option<String> {
        self.words.get(self.at).map(|word| plain(word))
    }

    fn next(&mut self, what: &str) -> Result<String, Error> {
        let Some(word) = self.peek() else {
            return Err(Error::Usage(format!("`{}` must be followed by {what}", self.words.join(" "))));
        };
        self.at += 1;
        Ok(word)
    }

    fn number(&mut self, of: &str) -> Result<u16, Error> {
        self.at += usize::from(self.is_to_number());
        let said = self.words.get(self.at).cloned().unwrap_or_default();
        let word = self.next("a number")?;
        if said.starts_with('+') {
            let why = "say how many are there in all, not how many more";
            return Err(Error::Usage(format!("{of}: `{said}`: {why}")));
        }
        match word.parse() {
            Ok(number) => Ok(number),
            Err(_) if said.parse::<i128>().is_ok() => {
                let wanted =
                    if said.starts_with('-') { "0 or more".to_owned() } else { format!("0 to {}", u16::MAX) };
                Err(Error::Usage(format!("{of}: {said}: give {wanted}")))
            }
            Err(_) => Err(Error::Usage(format!("{of}: `{said}` is not a number: say how many are there"))),
        }
    }

    /// Whether a `to` comes next that only stands before a number: `aid to 20`.
    fn is_to_number(&self) -> bool {
        let is_number = |word: &String| word.parse::<u16>().is_ok();
        self.peek().as_deref() == Some("to") && self.words.get(self.at + 1).is_some_and(is_number)
    }

    /// One thing the table shows.
    fn clause(&mut self) -> Result<(), Error> {
        let (typed, count) = self.name();
        let typed = below_data(&typed).to_owned();
        let named = plain(&typed);
        self.at += count;
        if named == "players" {
            let value = self.values.get(self.at).cloned();
            self.at += 1;
            let lacks = || {
                Error::Usage("`players` must be followed by factions: us,arvn,nva,vc, all or none".to_owned())
            };
            let Players(set) = Players::deserialize(value.ok_or_else(lacks)?)
                .map_err(|why| Error::Usage(format!("players: {why}")))?;
            self.players = Some(set);
            return Ok(());
        }
        if LASTING.contains(&named.as_str()) {
            return self.lasting(&typed);
        }
        if let Some(faction) = self.cylinder(&named) {
            return self.of_cylinder(faction);
        }
        if let Some(track) = by_id(&Track::ALL, Track::id, &named) {
            let value = self.number(track.title())?;
            self.fields.push((format!("tracks/{track}"), value.into()));
            return Ok(());
        }
        if let Some(name) = by_id(&BoxName::ALL, BoxName::id, &named) {
            // More of the same box: `available 12 us troops, 3 irregulars`.
            loop {
                let (kind, count) = match self.is_counted() {
                    true => self.counted(None)?,
                    false => (self.piece(None)?, self.number(name.title())?),
                };
                self.named.push(kind);
                self.boxed.push((name, kind.piece_type(), count));
                self.fields.push((format!("{}/{}", field_of(name), kind.piece_type()), count.into()));
                self.other_box(kind)?;
                if !self.is_counted() {
                    return Ok(());
                }
            }
        }
        if let Some(space) = space_named(&named) {
            self.touch(space);
            self.of_space(space)?;
            // More of the same space: `hue passive opposition terror 2 vc u 2`.
            while self.is_of_a_space() {
                self.of_space(space)?;
            }
            return Ok(());
        }
        let is_box = ["from", "to"].contains(&named.as_str()) && self.at > 1;
        // Behind a level or a marker it is still the box of the pieces that were named before.
        if let Some(kind) = self.named.last().copied().filter(|_| is_box && !self.touched.is_empty()) {
            self.at -= count;
            return self.other_box(kind);
        }
        if is_box {
            let why = "belongs to pieces in a space; of boxes say what each holds";
            return Err(Error::Usage(format!(
                "`{typed}` {why}: `casualties us troops 3 available us troops 17`"
            )));
        }
        if !typed.contains('/') && !self.is_field(&typed) {
            if ["on", "card", "next", "deck"].contains(&named.as_str()) {
                let why = "a card that was named wrong is taken back by `rollback` and named again";
                return Err(Error::Usage(format!("`{}`: {why}", self.words.join(" "))));
            }
            if typed.parse::<i64>().is_ok() {
                let words = self.words.join(" ");
                return Err(Error::Usage(format!(
                    "`{words}`: the place comes first, then what is there and how many: `saigon us troops 4`"
                )));
            }
            let known: Vec<&str> =
                Space::ALL.map(Space::id).into_iter().chain(Track::ALL.map(Track::id)).collect();
            return Err(Error::Usage(names::unknown("space, track or box", &typed, &known)));
        }
        let value = self.values.get(self.at).cloned();
        let value = value.ok_or_else(|| Error::Usage(format!("the field {typed} has no value")))?;
        self.at += 1;
        self.path(typed, value)
    }

    /// Whether the marker of a Capability or Momentum is in play, and with which text (5.3, 5.4):
    /// `capability 14 shaded`, `momentum 5 off`.
    fn lasting(&mut self, named: &str) -> Result<(), Error> {
        let number = self.number(named)?;
        let lasts = u8::try_from(number).ok().and_then(Card::new).and_then(LastingCard::of);
        let card =
            lasts.ok_or_else(|| Error::Usage(format!("card {number} is no Capability or Momentum")))?;
        let word = self.next("`unshaded`, `shaded` or `off`")?;
        let side = CardSide::ALL.into_iter().find(|side| side.id() == word);
        if side.is_none() && !OUT_OF_PLAY.contains(&word.as_str()) {
            let why = "say `unshaded` or `shaded` for the text in play, or `off`";
            return Err(Error::Usage(format!("{named} {number}: `{word}`: {why}")));
        }
        if let Some(side) = side.filter(|side| !card.lasts_on(*side)) {
            let (card, title) = (card.card(), card.card().title());
            return Err(Error::Usage(format!("card {card} {title}, {side}: nothing of it lasts")));
        }
        let entries = &mut self.now.lasting;
        match entries.iter().position(|entry| entry.card == card.card()) {
            Some(at) if side.is_none() => {
                entries.remove(at);
            }
            Some(at) => entries[at].side = side,
            None => entries.extend(side.map(|_| LastingEntry { card: card.card(), side })),
        }
        self.changes_lasting = true;
        Ok(())
    }

    /// Whose cylinder comes next, whose name stood last: `us cylinder`, `us ineligible`; its words may stand
    /// before the name, too. A faction is nothing else on the table.
    fn cylinder(&mut self, named: &str) -> Option<Faction> {
        if let Some(faction) = Faction::with_id(named) {
            let next = self.peek().unwrap_or_default();
            let is_its = CYLINDER.contains(&next.as_str()) || LIES.contains(&next.as_str());
            let is_track = by_id(&Track::ALL, Track::id, named).is_some();
            return Some(faction).filter(|_| is_its || !is_track);
        }
        if !CYLINDER.contains(&named) {
            return None;
        }
        let faction = Faction::with_id(&self.peek()?)?;
        self.at += 1;
        Some(faction)
    }

    /// Where a cylinder lies: with those that are Eligible on this card, or with those that are not (2.3.1).
    fn of_cylinder(&mut self, faction: Faction) -> Result<(), Error> {
        let id = faction.id();
        while self.peek().is_some_and(|word| CYLINDER.contains(&word.as_str()) || word == "is") {
            self.at += 1;
        }
        let sequence = &self.before.sequence;
        let (eligible, ineligible) = (sequence.eligible, sequence.ineligible);
        let fields = match self.peek().as_deref() {
            Some("eligible") => (eligible.with(faction), ineligible.without(faction)),
            Some("ineligible") => (eligible.without(faction), ineligible.with(faction)),
            _ => {
                return Err(Error::Usage(format!(
                    "say what is there: `{id} ineligible` or `{id} eligible` for its cylinder, `saigon {id} \
                     troops 4` for its pieces; what it has done on this card is undone, not adjusted"
                )));
            }
        };
        self.at += 1;
        self.fields.push(("sequence/eligible".to_owned(), json!(fields.0)));
        self.fields.push(("sequence/ineligible".to_owned(), json!(fields.1)));
        Ok(())
    }

    /// The name that comes next and how many words it takes, as many as there can be: `us policy`, `an loc`.
    fn name(&self) -> (String, usize) {
        let first = (self.words[self.at].clone(), 1);
        let longer = |count: usize| {
            let words = self.words.get(self.at..self.at + count)?;
            let (field, named) =
                (words.join("_").to_lowercase(), plain(&words.join("-")).replace("---", "-"));
            let is_name = by_id(&Track::ALL, Track::id, &named).is_some()
                || is_box(&named)
                || space_named(&named).is_some();
            let name = if is_name { Some(named) } else { self.is_field(&field).then_some(field) };
            name.map(|name| (name, count))
        };
        (2..=LONGEST_NAME).rev().find_map(longer).unwrap_or(first)
    }

    /// Whether more of the same space comes next: a marker, a level, or a piece with its faction.
    fn is_of_a_space(&self) -> bool {
        matches!(self.peek().as_deref(), Some("terror" | "sabotage" | "support" | "opposition" | "level"))
            || self.is_counted()
            || self.is_level()
            || self.is_piece_of_a_faction() && self.name().1 == 1
    }

    /// Whether a number comes next: what it counts follows it.
    fn is_counted(&self) -> bool {
        self.peek().is_some_and(|word| word.starts_with(|letter: char| letter.is_ascii_digit()))
    }

    /// Pieces with their number first: `2 us troops`, `3t`, `1 underground ranger`.
    fn counted(&mut self, space: Option<Space>) -> Result<(PieceKind, u16), Error> {
        let word = self.next("a number and pieces")?;
        let digits = word.len() - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        let count =
            word[..digits].parse().map_err(|_| Error::Usage(format!("`{word}` is too large a number")))?;
        let letter = word[digits..].trim_start_matches('-');
        let mut said: Vec<String> = Vec::new();
        said.extend((!letter.is_empty()).then(|| letter.to_owned()));
        while let Some(word) = self.peek().filter(|_| said.is_empty() || letter.is_empty()) {
            let goes_on = word.starts_with(|letter: char| letter.is_alphabetic())
                && !["from", "to", "terror", "sabotage"].contains(&word.as_str())
                && !self.is_level();
            if !goes_on {
                break;
            }
            said.extend(word.split('-').map(str::to_owned));
            self.at += 1;
        }
        Ok((self.kind_of(&said, space)?, count))
    }

    /// Whether a faction and its piece come next, not its Resources.
    fn is_piece_of_a_faction(&self) -> bool {
        let next = self.words.get(self.at + 1).map(|word| plain(word));
        self.peek().is_some_and(|word| Faction::with_id(&word).is_some())
            && next.is_some_and(|word| word.parse::<u16>().is_err() && !"resources".starts_with(&word))
    }

    /// Whether the data has a field of this name.
    fn is_field(&self, name: &str) -> bool {
        serde_json::to_value(self.before).is_ok_and(|data| data.get(name).is_some())
    }

    fn touch(&mut self, space: Space) {
        if !self.touched.contains(&space) {
            self.touched.push(space);
        }
    }

    /// A field by its path. What lies below a space that is empty and Neutral, and so left out of the data,
    /// is set with the space.
    fn path(&mut self, path: String, value: Value) -> Result<(), Error> {
        let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
        let absent = match parts[..] {
            ["spaces", id, _, ..] => Space::ALL
                .into_iter()
                .find(|space| space.id() == id && self.before.spaces[*space] == Default::default()),
            _ => None,
        };
        match (absent, &parts[..]) {
            (Some(space), [_, _, "pieces", piece]) => {
                self.fields.push((format!("spaces/{space}"), json!({ "pieces": { *piece: value } })));
            }
            (Some(space), [_, _, field]) => {
                self.fields.push((format!("spaces/{space}"), json!({ *field: value })));
            }
            _ => self.fields.push((path, value)),
        }
        Ok(())
    }

    /// What the table shows in a space: a marker, a level, or pieces.
    fn of_space(&mut self, space: Space) -> Result<(), Error> {
        if let Some(marker @ ("terror" | "sabotage")) = self.peek().as_deref() {
            self.at += 1;
            self.now.spaces[space].terror = self.number(marker)?;
            self.named_terror = true;
            return Ok(());
        }
        let after = self.words.get(self.at + 1).map(|word| plain(word));
        if let (true, Some(marker @ ("terror" | "sabotage"))) = (self.is_counted(), after.as_deref()) {
            self.now.spaces[space].terror = self.number(marker)?;
            self.named_terror = true;
            self.at += 1;
            return Ok(());
        }
        if let Some(toward @ ("support" | "opposition" | "level")) = self.peek().as_deref() {
            self.at += 1;
            return if self.peek().is_some() { self.level(space) } else { Err(which_level(space, toward)) };
        }
        if self.peek().as_deref() == Some("control") {
            let why = "Control follows from the pieces: say which of those differ";
            return Err(Error::refused("1.7", format!("{}: {why}", space.name())));
        }
        if self.is_level() {
            return self.level(space);
        }
        let from = self.at;
        let (kind, count) = match self.is_counted() {
            true => self.counted(Some(space))?,
            false => (self.piece(Some(space))?, self.number(space.name())?),
        };
        let is_marker = self.is_marker_alone(&self.words[from..self.at], kind);
        let there = &mut self.now.spaces[space].pieces;
        // It lies under a Base, which stays when it goes (1.4.4).
        let base = kind.tunnel_changed().filter(|base| is_marker && count <= there[*base] + there[kind]);
        if let Some(base) = base {
            there[base] = there[base] + there[kind] - count;
            self.named.push(base);
        }
        there[kind] = count;
        self.named.push(kind);
        self.other_box(kind)
    }

    /// Whether the words say a Tunnel marker and not the Base above it, nor where that comes from or goes to.
    fn is_marker_alone(&self, words: &[String], kind: PieceKind) -> bool {
        let is_base = |word: &String| {
            word == kind.id()
                || plain(word).split('-').any(|part| !part.is_empty() && "bases".starts_with(part))
        };
        kind.is_tunneled()
            && !words.iter().any(is_base)
            && !matches!(self.peek().as_deref(), Some("from" | "to"))
    }

    /// The box that such pieces come from or go to, if it is said; that of others behind them says whose it
    /// is: `to available of us_troops`.
    fn other_box(&mut self, kind: PieceKind) -> Result<(), Error> {
        loop {
            match self.peek().as_deref() {
                Some("from" | "to") => self.at += 1,
                // A box that ends what is said: `saigon us troops 6 available`.
                Some(last) if self.at + 1 == self.words.len() && is_box(last) => {}
                _ => break,
            }
            let named = self.next("a box")?;
            let index =
                names::resolve("box", &named, &BoxName::ALL.map(BoxName::id)).map_err(Error::Usage)?;
            let kind = match self.peek().as_deref() {
                Some("of") => {
                    self.at += 1;
                    let said = self.next("a piece")?;
                    self.kind_of(&said.split('-').map(str::to_owned).collect::<Vec<_>>(), None)?
                }
                _ => kind,
            };
            self.boxes[kind.piece_type()] = Some(BoxName::ALL[index]);
        }
        Ok(())
    }

    /// Whether a level of Support comes next: `neutral`, `active-support`, `passive opposition`.
    fn is_level(&self) -> bool {
        let next = self.words.get(self.at + 1).map(|word| plain(word));
        self.peek().is_some_and(|word| match word.as_str() {
            "active" | "passive" => matches!(next.as_deref(), Some("support" | "opposition")),
            _ => by_id(&SupportLevel::ALL, SupportLevel::id, &word).is_some(),
        })
    }

    fn level(&mut self, space: Space) -> Result<(), Error> {
        let mut word = self.next("a level of Support or Opposition")?;
        if matches!(word.as_str(), "active" | "passive") {
            word = format!("{word}-{}", self.next("support or opposition")?);
        }
        let ids = SupportLevel::ALL.map(SupportLevel::id);
        let index = names::resolve("level of Support", &word, &ids).map_err(Error::Usage)?;
        self.now.spaces[space].support = SupportLevel::ALL[index];
        self.named_level = true;
        Ok(())
    }

    /// A kind of piece: its id, or its faction, state and type as words. Of kinds that fit alike the one that
    /// is in `space` is meant; in a box they are one.
    fn piece(&mut self, space: Option<Space>) -> Result<PieceKind, Error> {
        let mut said = Vec::new();
        while let Some(word) = self.peek().filter(|word| word.parse::<i128>().is_err()) {
            if self.is_to_number() {
                break;
            }
            said.extend(word.split('-').map(str::to_owned));
            self.at += 1;
        }
        self.kind_of(&said, space)
    }

    /// The kind of piece that the words say.
    fn kind_of(&self, said: &[String], space: Option<Space>) -> Result<PieceKind, Error> {
        let typed = said.join(" ");
        if said.is_empty() {
            return Err(Error::Usage(format!(
                "`{}` must be followed by a piece",
                self.words[..self.at].join(" ")
            )));
        }
        let is_tunneled = said.iter().any(|word| TUNNELED.contains(&word.as_str()));
        let fits: Vec<PieceKind> = PieceKind::ALL
            .into_iter()
            .filter(|kind| kind.is_tunneled() == is_tunneled && said.iter().all(|word| is_part(*kind, word)))
            .collect();
        let is_there =
            |kind: &PieceKind| space.is_some_and(|space| self.before.spaces[space].pieces[*kind] > 0);
        let there: Vec<PieceKind> = fits.iter().copied().filter(is_there).collect();
        let of_one_type = fits.iter().all(|kind| kind.piece_type() == fits[0].piece_type());
        match (&fits[..], &there[..]) {
            ([], _) => {
                let known = PieceKind::ALL.map(|kind| kind.name(false).to_string().to_lowercase());
                Err(Error::Usage(names::unknown("piece", &typed.to_lowercase(), &known)))
            }
            ([kind], _) | (_, [kind]) => Ok(*kind),
            ([kind, ..], _) if space.is_none() && of_one_type => Ok(*kind),
            _ => {
                let could: Vec<&str> = fits.iter().map(|kind| kind.id()).collect();
                let named: Vec<String> = fits.iter().map(|kind| kind.name(true).to_string()).collect();
                Err(Error::asks(
                    format!("`{typed}` is ambiguous: it could be {}", named.join(" or ")),
                    vec![OpenQuestion::of("piece", "the piece meant", "1.4").legal(could)],
                ))
            }
        }
    }

    /// Takes what came to the map from its boxes, and puts into them what left it; what came to a box or left
    /// it, where nothing else is said of such pieces, from another or into it.
    fn settle(&mut self) -> Result<(), Error> {
        for piece in PieceType::ALL {
            let on_map = |data: &GameData| -> i32 {
                let of = |space: &Space| -> i32 {
                    piece.kinds().map(|kind| i32::from(data.spaces[*space].pieces[kind])).sum()
                };
                self.touched.iter().map(of).sum()
            };
            let named: Vec<(BoxName, i32)> = self
                .boxed
                .iter()
                .filter(|(_, of, _)| *of == piece)
                .map(|(name, _, count)| (*name, i32::from(*count) - i32::from(self.held(*name, piece))))
                .collect();
            let (came, in_boxes) =
                (on_map(&self.now) - on_map(self.before), named.iter().map(|(_, more)| more).sum::<i32>());
            let (more, except) = match named[..] {
                [] => (came, None),
                [(name, more)] if came == 0 => (more, Some(name)),
                _ if came + in_boxes == 0 => continue,
                _ => (came, None),
            };
            let others =
                BoxName::ALL.into_iter().filter(|name| except != Some(*name) && piece.may_be_in(*name));
            if more == 0 || others.count() == 0 {
                continue;
            }
            let name = self.box_of(piece, more, except)?;
            let held = i32::from(self.held(name, piece));
            let left = u16::try_from(held - more).map_err(|_| {
                let lack = more.unsigned_abs();
                let wanted = u8::try_from(lack)
                    .map_or_else(|_| format!("{lack} {}", piece.plural()), |lack| boxed(piece, lack));
                let has = if held == 0 { "none".to_owned() } else { format!("only {held}") };
                let why = format!("{wanted} must come from elsewhere, but {} has {has}", name.title());
                Error::refused("1.4", format!("{why}: correct the space that has too many first"))
            })?;
            self.fields.push((format!("{}/{}", field_of(name), piece.placed()), left.into()));
        }
        Ok(())
    }

    /// Where `more` pieces come from, or `-more` go to: another box than `except`.
    fn box_of(&self, piece: PieceType, more: i32, except: Option<BoxName>) -> Result<BoxName, Error> {
        if let Some(name) = self.boxes[piece] {
            return if piece.may_be_in(name) { Ok(name) } else { Err(no_place(piece, name)) };
        }
        // 1.4.1: NVA Troops are Out of Play by card 77 alone; where none are, it has not put any there.
        let is_by_card =
            |name: BoxName| name == BoxName::OutOfPlay && piece.faction().side() == Side::Insurgent;
        let fits = |name: &BoxName| {
            piece.may_be_in(*name)
                && except != Some(*name)
                && !(is_by_card(*name) && self.held(*name, piece) == 0)
                && (more < 0 || i32::from(self.held(*name, piece)) >= more)
        };
        let could: Vec<BoxName> = BoxName::ALL.into_iter().filter(fits).collect();
        match could[..] {
            [only] => Ok(only),
            [] => {
                let others =
                    BoxName::ALL.into_iter().filter(|name| except != Some(*name) && piece.may_be_in(*name));
                Ok(others.min_by_key(|name| *name != BoxName::Available).unwrap_or(BoxName::Available))
            }
            _ => {
                let count = u8::try_from(more.unsigned_abs()).unwrap_or(u8::MAX);
                let word = if more > 0 { "from" } else { "to" };
                let verb = if more > 0 { comes(count) } else { goes(count) };
                let place = match self.touched[..] {
                    [space] if more > 0 => format!(" for {space}", space = space.name()),
                    [space] => format!(" from {space}", space = space.name()),
                    _ => String::new(),
                };
                let what = format!("the box that {}{place} {verb} {word}", boxed(piece, count));
                // Behind several pieces it says whose box it is.
                let of = match self.named.len() {
                    0 | 1 => String::new(),
                    _ => format!(" of {}", piece.placed()),
                };
                let legal = could.iter().map(|name| format!("{word} {}{of}", name.id()));
                let said: Vec<String> = legal.clone().collect();
                Err(Error::asks(
                    format!("{what} is not clear: add {}", said.join(" or ")),
                    vec![OpenQuestion::of(word, what, "1.4.1").legal(legal)],
                ))
            }
        }
    }

    fn held(&self, name: BoxName, piece: PieceType) -> u16 {
        let held = match name {
            BoxName::Available => &self.before.available,
            BoxName::OutOfPlay => &self.before.out_of_play,
            BoxName::Casualties => &self.before.casualties,
        };
        piece.kinds().map(|kind| held[kind]).sum()
    }
}

/// Whether the word names a box.
fn is_box(word: &str) -> bool {
    by_id(&BoxName::ALL, BoxName::id, word).is_some()
}

/// What asks for the level where only the side that it is `toward` is said.
fn which_level(space: Space, toward: &str) -> Error {
    let levels = SupportLevel::ALL.map(SupportLevel::id);
    let of_side = |level: &&'static str| toward == "level" || level.ends_with(toward);
    let legal: Vec<&str> = levels.iter().copied().filter(of_side).collect();
    let what = format!("the level of {}", space.name());
    let message = format!("{what} is not clear: {}", legal.join(" or "));
    Error::asks(message, vec![OpenQuestion::of("level", what, "1.6").legal(legal)])
}

/// Why such pieces are never in the box (1.4.1).
fn no_place(piece: PieceType, name: BoxName) -> Error {
    let whose = match name {
        BoxName::Casualties => "only US pieces",
        _ => "only US and ARVN pieces, and NVA Troops by card 77",
    };
    let message = format!("{} are never in {}: {whose} are", piece.plural(), name.title());
    Error::refused("1.4.1", message)
}

const fn comes(count: u8) -> &'static str {
    if count == 1 { "comes" } else { "come" }
}

const fn goes(count: u8) -> &'static str {
    if count == 1 { "goes" } else { "go" }
}

/// The field of a game's data that holds the box.
const fn field_of(name: BoxName) -> &'static str {
    match name {
        BoxName::Available => "available",
        BoxName::OutOfPlay => "out_of_play",
        BoxName::Casualties => "casualties",
    }
}

/// Lower case, with hyphens between words as in ids.
pub(super) fn plain(word: &str) -> String {
    word.trim().to_lowercase().replace([' ', '_'], "-")
}

/// The value whose id `typed` is, or the only one it begins.
pub(super) fn by_id<T: Copy>(all: &[T], id: impl Fn(T) -> &'static str, typed: &str) -> Option<T> {
    let ids: Vec<String> = all.iter().map(|one| plain(id(*one))).collect();
    names::resolve("", typed, &ids).ok().map(|index| all[index])
}

/// The space that a word names: by its id or a prefix of it, a word of its name, or the ends of a LoC.
pub(super) fn space_named(typed: &str) -> Option<Space> {
    by_id(&Space::ALL, Space::id, typed).or_else(|| {
        let mut words = Words::of(typed);
        words.space().ok().filter(|_| words.is_done())
    })
}

/// What a faction's cylinder is called, which lies with those that are Eligible or with the others.
const CYLINDER: [&str; 3] = ["cylinder", "eligibility", "sequence"];

/// Where it lies.
const LIES: [&str; 2] = ["eligible", "ineligible"];

/// What says that a Base is Tunneled.
const TUNNELED: [&str; 3] = ["tunneled", "tunnel", "tunnels"];

/// Whether a word of a person may stand for a part of the name of `kind`: faction, type, or state.
fn is_part(kind: PieceKind, word: &str) -> bool {
    let (name, state) = (kind.piece_type().id(), kind.id().rsplit('_').next().unwrap_or_default());
    let begins = |part: &str| part.starts_with(word) || part.trim_end_matches('s').starts_with(word);
    let of_state = match word {
        "u" | "underground" => kind.is_underground(),
        "a" | "active" => kind.flipped().is_some() && !kind.is_underground(),
        tunneled if TUNNELED.contains(&tunneled) => kind.is_tunneled(),
        _ => false,
    };
    let letter = match word {
        "t" => "troops",
        "p" => "police",
        "g" => "guerrillas",
        "i" => "irregulars",
        "r" => "rangers",
        "b" => "bases",
        _ => "",
    };
    let is_letter = name.split('_').any(|part| part == letter);
    of_state || is_letter || (word.len() > 1 || state == word) && name.split('_').any(begins)
}
