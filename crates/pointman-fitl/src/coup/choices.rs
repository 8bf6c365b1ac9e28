//! What people choose in a Coup Round, as data: in JSON or in words, by the part that asks for it (6.0).

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::card::Desertion;
use super::course::CoupEntry;
use super::part::CoupPart;
use crate::action::words::Words;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::space::Space;
use pointman_core::error::Error;
use pointman_core::names;

/// Where a piece is: in a space or in a box.
///
/// ```
/// use pointman_fitl::coup::Spot;
/// use pointman_fitl::{BoxName, Space};
/// assert_eq!(serde_json::from_str::<Spot>("\"hue\"").unwrap(), Spot::Space(Space::Hue));
/// assert_eq!(serde_json::to_string(&Spot::Box(BoxName::Casualties)).unwrap(), "\"casualties\"");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, JsonSchema)]
#[schemars(untagged)]
pub enum Spot {
    /// In a space.
    Space(Space),
    /// In a box.
    Box(BoxName),
}

impl Spot {
    /// The name of the space or box.
    pub const fn id(self) -> &'static str {
        match self {
            Spot::Space(space) => space.id(),
            Spot::Box(box_name) => box_name.id(),
        }
    }

    /// What people call it: `Saigon`, `Available`.
    pub fn name(self) -> &'static str {
        match self {
            Spot::Space(space) => space.name(),
            Spot::Box(box_name) => box_name.title(),
        }
    }

    fn all() -> impl Iterator<Item = Spot> {
        Space::ALL.into_iter().map(Spot::Space).chain(BoxName::ALL.into_iter().map(Spot::Box))
    }

    fn parse(words: &mut Words<'_>) -> Result<Spot, Error> {
        if words.peek_term::<BoxName>().is_some() && words.peek_term::<Space>().is_none() {
            return words.term().map(Spot::Box);
        }
        let typed = words.peek();
        words.space().map(Spot::Space).map_err(|error| match typed {
            Some(typed) => {
                let ids: Vec<_> = Spot::all().map(Spot::id).collect();
                match names::look_up("space or box", typed, &ids) {
                    Err(why) => words.no_name(&why, ""),
                    Ok(_) => error,
                }
            }
            None => words.wrong("a space or a box is missing at the end"),
        })
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl Serialize for Spot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Spot, D::Error> {
        let name = String::deserialize(deserializer)?;
        Spot::all()
            .find(|spot| spot.id() == name)
            .ok_or_else(|| serde::de::Error::custom(format_args!("`{name}` is not a space or a box")))
    }
}

/// Pieces of one kind that go from one place to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CoupMove {
    /// The kind.
    pub piece: PieceKind,
    /// How many.
    pub count: u8,
    /// Where from.
    pub from: Spot,
    /// Where to.
    pub to: Spot,
}

/// What is done in a space that is Pacified.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SpacePacified {
    /// The space.
    pub space: Space,
    /// Terror markers removed.
    #[serde(default)]
    pub terror: u8,
    /// Levels shifted toward Active Support.
    #[serde(default)]
    pub levels: u8,
}

/// What is done in a space that is Agitated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SpaceAgitated {
    /// The space.
    pub space: Space,
    /// Terror markers removed.
    #[serde(default)]
    pub terror: u8,
    /// Levels shifted toward Active Opposition.
    #[serde(default)]
    pub levels: u8,
    /// Under unshaded Cadres, how many of the 2 Guerrillas removed are Underground; absent where there is but
    /// one way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub underground: Option<u8>,
}

/// What people choose in the next parts of a Coup Round. A part that is absent has not been chosen yet; an
/// empty list declines.
///
/// ```
/// use pointman_fitl::CoupChoices;
/// let words = "us-pacify hue terror 1 levels 2, saigon levels 1; arvn-pacify none";
/// let choices = CoupChoices::parse(words).unwrap();
/// let json = concat!(
///     r#"{"us-pacify":[{"space":"hue","terror":1,"levels":2},"#,
///     r#"{"space":"saigon","terror":0,"levels":1}],"arvn-pacify":[]}"#,
/// );
/// assert_eq!(serde_json::to_string(&choices).unwrap(), json);
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct CoupChoices {
    /// The ARVN cubes that desert at a Failed Attempt.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coup_card: Option<Desertion>,
    /// The LoCs that are Sabotaged, in order, where markers lack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vc_sabotage: Option<Vec<Space>>,
    /// Where the US Pacifies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub us_pacify: Option<Vec<SpacePacified>>,
    /// Where ARVN Pacifies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arvn_pacify: Option<Vec<SpacePacified>>,
    /// Where VC Agitates.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vc_agitate: Option<Vec<SpaceAgitated>>,
    /// ARVN Troops and Police that Redeploy: Troops go first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arvn_redeploy: Option<Vec<CoupMove>>,
    /// NVA Troops that Redeploy.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nva_redeploy: Option<Vec<CoupMove>>,
    /// Troops the US places from Casualties, which go first, and pieces it commits and withdraws.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub us_commitment: Option<Vec<CoupMove>>,
    /// The spaces VC shifts for a withdrawal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub vc_shift: Option<Vec<Space>>,
}

impl CoupChoices {
    /// Reads choices in words: a part, then its entries or `none`, then the next part. `,`, `;`, `/` and the
    /// ends of lines separate alike; capitals do not matter.
    ///
    /// | Part | Entry |
    /// |---|---|
    /// | `coup-card` | `saigon 1t 1p` |
    /// | `vc-sabotage`, `vc-shift` | `hue` |
    /// | `us-pacify`, `arvn-pacify` | `hue terror 1 levels 2` |
    /// | `vc-agitate` | the same; under unshaded Cadres also `removing 1u 1a` |
    /// | `arvn-redeploy`, `nva-redeploy` | `3t hue to saigon` |
    /// | `us-commitment` | `2t casualties to da-nang`, `1b saigon to available` |
    ///
    /// # Errors
    /// When the words are no choices; the message says what would be.
    pub fn parse(text: &str) -> Result<CoupChoices, Error> {
        let mut choices = CoupChoices::default();
        let text = text.to_lowercase().replace([';', '/', '\n'], ",");
        let mut words = Words::of(&text);
        loop {
            while words.mark(",") {}
            if words.is_done() {
                return Ok(choices);
            }
            let part: CoupPart = words.term()?;
            words.mark(":");
            let twice = match part {
                CoupPart::CoupCard => {
                    set(&mut choices.coup_card, Desertion(entries(&mut words, super::card::deserted)?))
                }
                CoupPart::VcSabotage => set(&mut choices.vc_sabotage, entries(&mut words, Words::space)?),
                CoupPart::UsPacify => set(&mut choices.us_pacify, entries(&mut words, pacified)?),
                CoupPart::ArvnPacify => set(&mut choices.arvn_pacify, entries(&mut words, pacified)?),
                CoupPart::VcAgitate => set(&mut choices.vc_agitate, entries(&mut words, agitated)?),
                CoupPart::ArvnRedeploy => {
                    set(&mut choices.arvn_redeploy, entries(&mut words, |w| moved(w, Faction::Arvn))?)
                }
                CoupPart::NvaRedeploy => {
                    set(&mut choices.nva_redeploy, entries(&mut words, |w| moved(w, Faction::Nva))?)
                }
                CoupPart::UsCommitment => {
                    set(&mut choices.us_commitment, entries(&mut words, |w| moved(w, Faction::Us))?)
                }
                CoupPart::VcShift => set(&mut choices.vc_shift, entries(&mut words, Words::space)?),
                _ => return Err(words.wrong(&format!("the part {part} has no choices"))),
            };
            if twice {
                return Err(words.wrong(&format!(
                    "{part} is given twice: put all its entries together, separated by `,`"
                )));
            }
        }
    }

    /// The parts something was chosen for, in their order, each with whether that is nothing (`none`).
    pub fn chosen(&self) -> Vec<(CoupPart, bool)> {
        fn of<T>(entries: Option<&Vec<T>>) -> Option<bool> {
            entries.map(Vec::is_empty)
        }
        let chosen = [
            (CoupPart::CoupCard, of(self.coup_card.as_ref().map(|desertion| &desertion.0))),
            (CoupPart::VcSabotage, of(self.vc_sabotage.as_ref())),
            (CoupPart::UsPacify, of(self.us_pacify.as_ref())),
            (CoupPart::ArvnPacify, of(self.arvn_pacify.as_ref())),
            (CoupPart::VcAgitate, of(self.vc_agitate.as_ref())),
            (CoupPart::ArvnRedeploy, of(self.arvn_redeploy.as_ref())),
            (CoupPart::NvaRedeploy, of(self.nva_redeploy.as_ref())),
            (CoupPart::UsCommitment, of(self.us_commitment.as_ref())),
            (CoupPart::VcShift, of(self.vc_shift.as_ref())),
        ];
        chosen.into_iter().filter_map(|(part, is_none)| is_none.map(|is_none| (part, is_none))).collect()
    }
}

impl CoupChoices {
    /// These entries as the choices of `part`; an empty list declines.
    pub(super) fn of(part: CoupPart, entries: &[CoupEntry]) -> CoupChoices {
        let (mut deserted, mut spaces, mut pacified, mut agitated, mut moved) =
            (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for entry in entries {
            match *entry {
                CoupEntry::Desert(one) => deserted.push(one),
                CoupEntry::Sabotage(space) | CoupEntry::Shift(space) => spaces.push(space),
                CoupEntry::Pacify(one) => pacified.push(one),
                CoupEntry::Agitate(one) => agitated.push(one),
                CoupEntry::Move(one) => moved.push(one),
            }
        }
        let mut choices = CoupChoices::default();
        match part {
            CoupPart::CoupCard => choices.coup_card = Some(Desertion(deserted)),
            CoupPart::VcSabotage => choices.vc_sabotage = Some(spaces),
            CoupPart::UsPacify => choices.us_pacify = Some(pacified),
            CoupPart::ArvnPacify => choices.arvn_pacify = Some(pacified),
            CoupPart::VcAgitate => choices.vc_agitate = Some(agitated),
            CoupPart::ArvnRedeploy => choices.arvn_redeploy = Some(moved),
            CoupPart::NvaRedeploy => choices.nva_redeploy = Some(moved),
            CoupPart::UsCommitment => choices.us_commitment = Some(moved),
            CoupPart::VcShift => choices.vc_shift = Some(spaces),
            _ => {}
        }
        choices
    }

    /// What was chosen for `part`, entry by entry; nothing if it was declined or not chosen yet.
    pub fn entries(&self, part: CoupPart) -> Vec<CoupEntry> {
        fn of<T: Copy>(list: Option<&Vec<T>>, entry: fn(T) -> CoupEntry) -> Vec<CoupEntry> {
            list.into_iter().flatten().copied().map(entry).collect()
        }
        match part {
            CoupPart::CoupCard => of(self.coup_card.as_ref().map(|chosen| &chosen.0), CoupEntry::Desert),
            CoupPart::VcSabotage => of(self.vc_sabotage.as_ref(), CoupEntry::Sabotage),
            CoupPart::UsPacify => of(self.us_pacify.as_ref(), CoupEntry::Pacify),
            CoupPart::ArvnPacify => of(self.arvn_pacify.as_ref(), CoupEntry::Pacify),
            CoupPart::VcAgitate => of(self.vc_agitate.as_ref(), CoupEntry::Agitate),
            CoupPart::ArvnRedeploy => of(self.arvn_redeploy.as_ref(), CoupEntry::Move),
            CoupPart::NvaRedeploy => of(self.nva_redeploy.as_ref(), CoupEntry::Move),
            CoupPart::UsCommitment => of(self.us_commitment.as_ref(), CoupEntry::Move),
            CoupPart::VcShift => of(self.vc_shift.as_ref(), CoupEntry::Shift),
            _ => Vec::new(),
        }
    }
}

fn set<T>(slot: &mut Option<T>, value: T) -> bool {
    slot.replace(value).is_some()
}

/// The entries of a part, with `,` between them; `none` for none.
fn entries<'a, T>(
    words: &mut Words<'a>,
    mut read: impl FnMut(&mut Words<'a>) -> Result<T, Error>,
) -> Result<Vec<T>, Error> {
    let mut entries = Vec::new();
    if words.is("none") {
        while words.mark(",") {}
        return if names_part(words) { Ok(entries) } else { words.done().map(|()| entries) };
    }
    if words.peek().is_none_or(|word| word == ",") {
        return Err(words.wrong("the choice (or `none`) is missing at the end"));
    }
    loop {
        entries.push(read(words)?);
        if words.peek().is_some_and(|word| word != ",") {
            words.done()?;
        }
        while words.mark(",") {}
        if words.is_done() || names_part(words) {
            return Ok(entries);
        }
    }
}

/// Whether a part comes next, and no space or number.
fn names_part(words: &Words<'_>) -> bool {
    words.peek_term::<CoupPart>().is_some() && words.peek_term::<Space>().is_none()
}

fn moved(words: &mut Words<'_>, faction: Faction) -> Result<CoupMove, Error> {
    let (count, piece) = words.pieces(faction)?;
    words.is("from");
    let from = Spot::parse(words)?;
    // Where pieces go comes after where they come from, whether `to` is said between them or not.
    if !words.is("to") && words.peek().is_none_or(|word| word == ",") {
        return Err(words.wrong("after the origin, write `to` and a place"));
    }
    Ok(CoupMove { piece, count, from, to: Spot::parse(words)? })
}

/// The steps in a space: Terror markers and levels.
fn steps(words: &mut Words<'_>) -> Result<(u8, u8), Error> {
    let (terror, levels) =
        words.terror_and_levels(|words| words.peek().is_none_or(|word| matches!(word, "," | "removing")))?;
    if terror.is_none() && levels.is_none() {
        return Err(words.wrong("after a space, say what to do there, such as `terror 1 levels 2`"));
    }
    Ok((terror.unwrap_or(0), levels.unwrap_or(0)))
}

fn pacified(words: &mut Words<'_>) -> Result<SpacePacified, Error> {
    let space = words.space()?;
    let (terror, levels) = steps(words)?;
    Ok(SpacePacified { space, terror, levels })
}

fn agitated(words: &mut Words<'_>) -> Result<SpaceAgitated, Error> {
    let space = words.space()?;
    let (terror, levels) = steps(words)?;
    let mut underground = None;
    if words.is("removing") {
        let (mut hidden, mut all) = (0_u8, 0_u8);
        while !words.is_done() && words.peek() != Some(",") {
            let (count, piece) = words.pieces(Faction::Vc)?;
            match piece {
                PieceKind::VcGuerrillasUnderground => hidden = hidden.saturating_add(count),
                PieceKind::VcGuerrillasActive => {}
                other => return Err(words.wrong(&format!("{other} are not VC Guerrillas"))),
            }
            all = all.saturating_add(count);
        }
        if all != 2 {
            return Err(words.wrong("Cadres removes 2 Guerrillas in each Agitated space"));
        }
        underground = Some(hidden);
    }
    Ok(SpaceAgitated { space, terror, levels, underground })
}
