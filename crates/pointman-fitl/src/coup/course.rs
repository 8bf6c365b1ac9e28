//! A part of a Coup Round in mid-course: what a faction has chosen so far, one entry after the other, and how
//! it may go on, as values and as an open question (6.0).

use std::fmt;

use super::card::Deserted;
use super::choices::{CoupChoices, CoupMove, SpaceAgitated, SpacePacified, Spot};
use super::commitment::Commitment;
use super::options::{CoupOptions, MoveOptions, StepsOptions};
use super::pacify::Pacified;
use super::part::CoupPart;
use crate::action::legal::Lucky;
use crate::action::refusal::Row;
use crate::action::ways;
use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::game::table::Table;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::question::OpenQuestion;

/// One entry of what a faction chooses in a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CoupEntry {
    /// The cubes that desert in a space (2.4.1).
    Desert(Deserted),
    /// A LoC that is Sabotaged (6.2.1).
    Sabotage(Space),
    /// A space that is Pacified (6.3.1).
    Pacify(SpacePacified),
    /// A space that is Agitated (6.3.2).
    Agitate(SpaceAgitated),
    /// Pieces that are moved (6.4, 6.5).
    Move(CoupMove),
    /// A space that VC shifts for a withdrawal (6.5).
    Shift(Space),
}

impl CoupEntry {
    /// The entry in words, as a player of `faction` types it.
    ///
    /// ```
    /// use pointman_fitl::coup::{CoupEntry, CoupMove, Spot};
    /// use pointman_fitl::{BoxName, Faction, PieceKind, Space};
    /// let (from, to) = (Spot::Box(BoxName::Casualties), Spot::Space(Space::Hue));
    /// let entry = CoupEntry::Move(CoupMove { piece: PieceKind::UsTroops, count: 2, from, to });
    /// assert_eq!(entry.words(Faction::Us), "2t casualties to hue");
    /// ```
    pub fn words(&self, faction: Faction) -> String {
        self.told(Some(faction))
    }

    fn told(&self, owner: Option<Faction>) -> String {
        match *self {
            CoupEntry::Desert(deserted) => deserted.to_string(),
            CoupEntry::Sabotage(space) | CoupEntry::Shift(space) => space.id().to_owned(),
            CoupEntry::Pacify(SpacePacified { space, terror, levels }) => {
                format!("{space}{}", steps_words(terror, levels))
            }
            CoupEntry::Agitate(SpaceAgitated { space, terror, levels, underground }) => {
                let removing = underground.map_or(String::new(), |hidden| {
                    let kinds = [(hidden, 'u'), (2_u8.saturating_sub(hidden), 'a')];
                    let kinds = kinds.into_iter().filter(|(count, _)| *count > 0);
                    let kinds: String = kinds.map(|(count, letter)| format!(" {count}{letter}")).collect();
                    format!(" removing{kinds}")
                });
                format!("{space}{}{removing}", steps_words(terror, levels))
            }
            CoupEntry::Move(CoupMove { piece, count, from, to }) => {
                format!("{} {from} to {to}", ways::counted(count, piece, owner))
            }
        }
    }
}

/// The entry in words, every piece by its full name.
impl fmt::Display for CoupEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told(None))
    }
}

fn steps_words(terror: u8, levels: u8) -> String {
    let steps = [(terror, "terror"), (levels, "levels")].into_iter().filter(|(count, _)| *count > 0);
    steps.map(|(count, step)| format!(" {step} {count}")).collect()
}

/// A part of a Coup Round in mid-course.
///
/// ```
/// use pointman_fitl::coup::{CoupCourse, CoupEntry};
/// use pointman_fitl::{CoupPart, Edition, Effect, FactionSet, Game, GameEffect, Phase, Scenario, Space};
/// let mut game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
/// game.apply(GameEffect::Phase { from: Phase::EventCard, to: Phase::CoupSupport }).unwrap();
///
/// let mut course = CoupCourse::begin(&game, CoupPart::UsPacify).unwrap();
/// let question = course.question();
/// assert!(question.optional && question.legal.contains(&"da-nang levels 1".to_owned()), "{question}");
///
/// let da_nang = *course.legal().iter().find(|entry| entry.to_string() == "da-nang levels 1").unwrap();
/// course.take(da_nang).unwrap();
/// assert_eq!(course.choices().us_pacify.map(|chosen| chosen.len()), Some(1));
/// assert!(course.may_end());
/// ```
#[derive(Debug, Clone)]
pub struct CoupCourse {
    part: CoupPart,
    faction: Faction,
    /// The game before the part.
    start: Game,
    entries: Vec<CoupEntry>,
    now: Midst,
}

/// How things stand after the entries.
#[derive(Debug, Clone, Copy)]
struct Midst {
    game: Game,
    pacified: Pacified,
    /// The spaces named so far, where each is named once.
    named: SpaceSet,
    /// The Population that VC may still shift.
    points: u8,
    /// What the US may still move; none while Casualty Troops are left to place.
    commitment: Option<Commitment>,
}

impl CoupCourse {
    /// The part at its beginning; none if nobody chooses anything in it.
    pub fn begin(game: &Game, part: CoupPart) -> Option<CoupCourse> {
        let faction = part.chooser()?;
        let progress = game.coup_progress();
        let now = Midst {
            game: *game,
            pacified: progress.pacified,
            named: SpaceSet::NONE,
            points: progress.points,
            commitment: None,
        };
        let mut course = CoupCourse { part, faction, start: *game, entries: Vec::new(), now };
        course.open_commitment();
        Some(course)
    }

    /// The part after everything in `choices` that is chosen for it.
    ///
    /// # Errors
    /// The refusal of an entry.
    pub fn after(game: &Game, part: CoupPart, choices: &CoupChoices) -> Result<Option<CoupCourse>, Error> {
        let Some(mut course) = CoupCourse::begin(game, part) else { return Ok(None) };
        course.take_all(&choices.entries(part))?;
        Ok(Some(course))
    }

    /// The part.
    pub const fn part(&self) -> CoupPart {
        self.part
    }

    /// Who chooses.
    pub const fn faction(&self) -> Faction {
        self.faction
    }

    /// What was chosen so far, in order.
    pub fn entries(&self) -> &[CoupEntry] {
        &self.entries
    }

    /// The board as it stands after the entries: Control follows the pieces, not the markers.
    pub const fn game(&self) -> &Game {
        &self.now.game
    }

    /// The entries as the choices of a step.
    pub fn choices(&self) -> CoupChoices {
        CoupChoices::of(self.part, &self.entries)
    }

    /// The Population that VC may shift if the US ends its part now (6.5); 0 in every other part.
    pub fn withdrawal_points(&self) -> u8 {
        self.now.commitment.map_or(0, |commitment| commitment.withdrawal_points(&self.now.game))
    }

    /// Goes on by this entry.
    ///
    /// # Errors
    /// The rule that refuses it; nothing has changed then.
    pub fn take(&mut self, entry: CoupEntry) -> Result<(), Error> {
        self.take_all(&[entry])
    }

    /// Goes on by these entries. Casualty Troops are placed before anything else is moved, wherever they
    /// stand among them (6.5).
    ///
    /// # Errors
    /// The rule that refuses one; nothing has changed then.
    pub fn take_all(&mut self, entries: &[CoupEntry]) -> Result<(), Error> {
        if entries.is_empty() {
            return Ok(());
        }
        let all: Vec<CoupEntry> = self.entries.iter().chain(entries).copied().collect();
        let Some(mut course) = CoupCourse::begin(&self.start, self.part) else { return Ok(()) };
        let (first, then): (Vec<CoupEntry>, Vec<CoupEntry>) =
            all.iter().partition(|entry| is_casualties(entry));
        for entry in &first {
            course.now.carry_out(&self.start, self.part, *entry)?;
        }
        course.open_commitment();
        course.entries = first;
        if self.part == CoupPart::UsCommitment && !then.is_empty() {
            course.end()?;
        }
        for entry in then {
            course.now.carry_out(&self.start, self.part, entry)?;
        }
        *self = CoupCourse { entries: all, ..course };
        Ok(())
    }

    /// Begins what the US commits and withdraws, once all Casualty Troops are placed.
    fn open_commitment(&mut self) {
        let Midst { game, commitment, .. } = &mut self.now;
        if self.part == CoupPart::UsCommitment && game.casualty_troops() == 0 {
            let placed = self.start.casualty_troops();
            *commitment = Some(Commitment::begin(game, self.start.control_markers(), placed));
        }
    }

    /// Whether the part may end as it stands.
    pub fn may_end(&self) -> bool {
        let Midst { game, named, .. } = &self.now;
        match self.part {
            CoupPart::CoupCard => (self.to_desert() - *named).is_empty(),
            // Where there is nothing to choose, all that are due may be named all the same.
            CoupPart::VcSabotage => named.len() >= self.to_sabotage(),
            CoupPart::ArvnRedeploy => game.must_redeploy().is_empty(),
            CoupPart::UsCommitment => game.casualty_troops() == 0,
            _ => true,
        }
    }

    /// The spaces in which ARVN chooses the cubes that desert.
    fn to_desert(&self) -> SpaceSet {
        match self.start.coup_options(CoupPart::CoupCard) {
            Some(CoupOptions::Desert(spaces)) => spaces.iter().map(|options| options.space).collect(),
            _ => SpaceSet::NONE,
        }
    }

    /// How many LoCs VC chooses.
    fn to_sabotage(&self) -> usize {
        self.start.sabotage_to_choose().map_or(0, usize::from)
    }

    /// Every legal next entry, as values.
    pub fn legal(&self) -> Vec<CoupEntry> {
        let Midst { game, pacified, named, points, commitment } = &self.now;
        let mut entries = match self.part {
            CoupPart::CoupCard => {
                let open = (self.to_desert() - *named).iter();
                let ways = open.flat_map(|space| {
                    let (cubes, (fewest, most)) = (game.deserting(space), game.deserting_troops(space));
                    (fewest..=most).rev().map(move |troops| Deserted {
                        space,
                        troops,
                        police: cubes - troops,
                    })
                });
                ways.map(CoupEntry::Desert).collect()
            }
            CoupPart::VcSabotage if named.len() < self.to_sabotage() => {
                (self.start.to_sabotage() - *named).iter().map(CoupEntry::Sabotage).collect()
            }
            CoupPart::UsPacify | CoupPart::ArvnPacify => {
                let options = game.pacify_options(self.faction, pacified);
                steps(&options)
                    .map(|(space, terror, levels, _)| {
                        CoupEntry::Pacify(SpacePacified { space, terror, levels })
                    })
                    .collect()
            }
            CoupPart::VcAgitate => {
                let options = game.agitate_options(*named);
                steps(&options)
                    .map(|(space, terror, levels, underground)| {
                        CoupEntry::Agitate(SpaceAgitated { space, terror, levels, underground })
                    })
                    .collect()
            }
            CoupPart::ArvnRedeploy => moves(&game.arvn_redeploy_moves(self.start.control_markers())),
            CoupPart::NvaRedeploy => moves(&game.nva_redeploy_moves()),
            CoupPart::UsCommitment => match commitment {
                Some(commitment) => moves(&game.commitment_moves(commitment)),
                None => moves(&game.casualty_moves(self.start.control_markers())),
            },
            CoupPart::VcShift => {
                let may = |space| game.may_shift_for_withdrawal(space, *points, *named).is_ok();
                SpaceSet::ALL.filter(may).iter().map(CoupEntry::Shift).collect()
            }
            _ => Vec::new(),
        };
        if matches!(self.part, CoupPart::UsPacify | CoupPart::ArvnPacify | CoupPart::VcAgitate) {
            entries.retain(|entry| self.clone().take(*entry).is_ok());
        }
        entries
    }

    /// What is open: how many entries are still wanted, and which are legal: while something must be done,
    /// those that do it. It may be declined once the part may end.
    pub fn question(&self) -> OpenQuestion {
        let given = u32::try_from(self.entries.len()).unwrap_or(u32::MAX);
        let mut legal = self.legal();
        if self.part == CoupPart::ArvnRedeploy && !self.may_end() {
            let must = self.now.game.must_redeploy();
            legal.retain(|entry| match entry {
                CoupEntry::Move(CoupMove {
                    piece: PieceKind::ArvnTroops, from: Spot::Space(from), ..
                }) => must.contains(*from),
                _ => false,
            });
        }
        let (fewest, most) = self.wanted(&legal);
        let (what, row) = self.sentence();
        let rule = match row {
            Some(row) => format!("{}, {}", row.id(), row.rule()),
            None => super::card::RULE.to_owned(),
        };
        let question = OpenQuestion::of(self.part.id(), what, rule)
            .by(self.faction.id())
            .wanted(given.saturating_add(fewest), given.saturating_add(most))
            .given(given)
            .legal(legal.iter().map(|entry| entry.words(self.faction)));
        if self.may_end() {
            OpenQuestion { wanted: [0, question.wanted[1]], ..question }.optional()
        } else {
            question
        }
    }

    /// The fewest and the most entries that may follow.
    fn wanted(&self, legal: &[CoupEntry]) -> (u32, u32) {
        let Midst { game, pacified, named, points, .. } = &self.now;
        let left = |all: usize| u32::try_from(all.saturating_sub(named.len())).unwrap_or(u32::MAX);
        match self.part {
            CoupPart::CoupCard => (left(self.to_desert().len()), left(self.to_desert().len())),
            CoupPart::VcSabotage => (left(self.to_sabotage()), left(self.to_sabotage())),
            CoupPart::UsPacify | CoupPart::ArvnPacify => {
                let spaces = game.spaces_to_pacify(self.faction, pacified, &game.pacification_terms());
                (0, if legal.is_empty() { 0 } else { spaces.into() })
            }
            CoupPart::VcAgitate => {
                (0, if legal.is_empty() { 0 } else { game.spaces_to_agitate(*named).into() })
            }
            // Each space has at least 1 Population.
            CoupPart::VcShift => (0, different(legal).min((*points).into())),
            // Pieces may go one by one.
            _ => (u32::from(!self.may_end()), pieces(legal)),
        }
    }

    /// What the part asks for, and the row of its rule; none for the card itself.
    fn sentence(&self) -> (String, Option<Row>) {
        let Midst { game, points, commitment, .. } = &self.now;
        let purse = |purse: Option<u8>| purse.map_or(String::new(), |purse| format!(" of {purse}"));
        match self.part {
            CoupPart::CoupCard => {
                ("ARVN cubes that desert, one in every three in each space".to_owned(), None)
            }
            CoupPart::VcSabotage => (
                "LoCs to Sabotage, since fewer markers are left than LoCs due for Sabotage".to_owned(),
                Some(Row::CP1),
            ),
            CoupPart::UsPacify | CoupPart::ArvnPacify => {
                let price = game.pacification_price();
                let purse = purse(game.purse(self.faction));
                (
                    format!("spaces to Pacify, {price}{purse} Resources for each Terror marker or level"),
                    Some(Row::CP2),
                )
            }
            CoupPart::VcAgitate => {
                let purse = purse(Some(crate::board::agitation::payable(game)));
                (
                    format!("spaces to Agitate, 1{purse} Resources for each Terror marker or level"),
                    Some(Row::CP4),
                )
            }
            CoupPart::ArvnRedeploy => match game.must_redeploy() {
                none if none.is_empty() => ("ARVN Troops and Police to Redeploy".to_owned(), Some(Row::CP6)),
                left => {
                    let troops = |space| (game.board().count(space, PieceKind::ArvnTroops), space.name());
                    let places: Vec<_> =
                        left.iter().map(troops).map(|(count, name)| format!("{count} from {name}")).collect();
                    (format!("ARVN Troops that must Redeploy, {}", places.join(", ")), Some(Row::CP5))
                }
            },
            CoupPart::NvaRedeploy => ("NVA Troops to Redeploy".to_owned(), Some(Row::CP7)),
            CoupPart::UsCommitment => match commitment {
                None => {
                    let left = game.casualty_troops();
                    let troops = if left == 1 { "Troop" } else { "Troops" };
                    (format!("{left} US {troops} from Casualties, which must be placed"), Some(Row::CP10))
                }
                Some(commitment) => {
                    let (troops, bases) = (commitment.troops_left, commitment.bases_left);
                    let points = match self.withdrawal_points() {
                        0 => String::new(),
                        points => format!("; VC then shifts Population {points}"),
                    };
                    let of = |count: u8, kind: &str| (count > 0).then(|| format!("{kind} (up to {count})"));
                    let kinds: Vec<String> =
                        [of(troops, "Troops"), of(bases, "Bases")].into_iter().flatten().collect();
                    let kinds = if kinds.is_empty() { "pieces".to_owned() } else { kinds.join(" and ") };
                    (format!("US {kinds} to move{points}"), Some(Row::CP8))
                }
            },
            _ => {
                let what = format!("spaces to shift toward Active Opposition, Population {points} in all");
                (what, Some(Row::CP10))
            }
        }
    }

    /// The refusal of the part as it stands, if it may not end yet.
    ///
    /// # Errors
    /// What is still open.
    pub fn end(&self) -> Result<(), Error> {
        if self.may_end() {
            return Ok(());
        }
        let question = self.question();
        let told = question.clone().shortened().in_words();
        Err(Error::asks(format!("{} is incomplete: it needs {told}", self.part.title()), vec![question]))
    }
}

impl Midst {
    /// Carries out an entry of a part that began as `start`, on a copy that its caller drops if it is
    /// refused.
    fn carry_out(&mut self, start: &Game, part: CoupPart, entry: CoupEntry) -> Result<(), Error> {
        let markers = start.control_markers();
        let mut effects: Vec<GameEffect> = Vec::new();
        let Midst { game, pacified, named, points, commitment } = self;
        let table = &mut Table { game, dice: &mut Lucky, effects: &mut effects };
        match (part, entry) {
            (CoupPart::CoupCard, CoupEntry::Desert(chosen)) => {
                start.may_desert(&chosen, *named)?;
                *named = named.with(chosen.space);
            }
            (CoupPart::VcSabotage, CoupEntry::Sabotage(space)) => {
                start.may_sabotage_too(space, *named)?;
                *named = named.with(space);
            }
            (CoupPart::UsPacify | CoupPart::ArvnPacify, CoupEntry::Pacify(chosen)) => {
                let faction = if part == CoupPart::UsPacify { Faction::Us } else { Faction::Arvn };
                let SpacePacified { space, terror, levels } = chosen;
                table.pacify(faction, (space, terror, levels), pacified, &start.pacification_terms())?;
            }
            (CoupPart::VcAgitate, CoupEntry::Agitate(chosen)) => {
                let SpaceAgitated { space, terror, levels, underground } = chosen;
                table.agitate((space, terror, levels), underground, named)?;
            }
            (CoupPart::ArvnRedeploy, CoupEntry::Move(moved)) => table.redeploy_arvn(&moved, markers)?,
            (CoupPart::NvaRedeploy, CoupEntry::Move(moved)) => table.redeploy_nva(&moved)?,
            (CoupPart::UsCommitment, CoupEntry::Move(moved)) => match commitment {
                _ if is_casualties(&entry) => table.place_casualties_by(&moved, markers)?,
                Some(commitment) => table.commit(&moved, commitment)?,
                None => return table.casualties_are_placed(markers),
            },
            (CoupPart::VcShift, CoupEntry::Shift(space)) => {
                table.shift_for_withdrawal(space, points, named)?;
            }
            _ => return Err(Error::Bug(format!("{entry} is not an entry of {part}"))),
        }
        Ok(())
    }
}

/// Whether an entry places Troops from Casualties.
fn is_casualties(entry: &CoupEntry) -> bool {
    matches!(entry, CoupEntry::Move(CoupMove { from: Spot::Box(BoxName::Casualties), .. }))
}

/// Each space with each number of Terror markers and levels, and each way to take what Cadres costs: left
/// unsaid where there is one.
fn steps(options: &StepsOptions) -> impl Iterator<Item = (Space, u8, u8, Option<u8>)> {
    options.spaces.iter().flat_map(|options| {
        let steps =
            (0..=options.terror).flat_map(|terror| (0..=options.levels).map(move |levels| (terror, levels)));
        let ways: Vec<Option<u8>> = match options.removing {
            Some(ways) if ways.fewest_underground < ways.most_underground => {
                (ways.fewest_underground..=ways.most_underground).map(Some).collect()
            }
            _ => vec![None],
        };
        steps
            .filter(|steps| *steps != (0, 0))
            .flat_map(move |(terror, levels)| ways.clone().into_iter().map(move |way| (terror, levels, way)))
            .map(|(terror, levels, way)| (options.space, terror, levels, way))
    })
}

/// Each move with each number of pieces.
fn moves(options: &[MoveOptions]) -> Vec<CoupEntry> {
    let mut entries = Vec::new();
    for MoveOptions { piece, from, most, to, .. } in options {
        for to in to {
            for count in 1..=*most {
                let moved = CoupMove { piece: *piece, count, from: *from, to: *to };
                entries.push(CoupEntry::Move(moved));
            }
        }
    }
    entries
}

/// How many spaces the entries name.
fn different(entries: &[CoupEntry]) -> u32 {
    u32::try_from(entries.len()).unwrap_or(u32::MAX)
}

/// How many pieces the entries can move, each counted once.
fn pieces(entries: &[CoupEntry]) -> u32 {
    let mut most: Vec<(PieceKind, Spot, u8)> = Vec::new();
    for entry in entries {
        let CoupEntry::Move(moved) = entry else { continue };
        match most.iter_mut().find(|(piece, from, _)| (*piece, *from) == (moved.piece, moved.from)) {
            Some((.., count)) => *count = moved.count.max(*count),
            None => most.push((moved.piece, moved.from, moved.count)),
        }
    }
    most.iter().map(|(.., count)| u32::from(*count)).sum()
}
