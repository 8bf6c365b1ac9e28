//! What a part of a Coup Round asks of a faction: the legal choices with their limits. Whatever is listed is
//! accepted, whatever is not is refused.

use serde::Serialize;

use super::agitate::CadresTaken;
use super::choices::{CoupMove, Spot};
use super::commitment::Commitment;
use super::pacify::Pacified;
use super::part::CoupPart;
use crate::board::agitation;
use crate::board::control::ControlMap;
use crate::game::Game;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;

/// A question to a faction.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CoupQuestion {
    /// The part that asks.
    pub part: CoupPart,
    /// Who chooses.
    pub faction: Faction,
    /// Whether choosing nothing is allowed.
    pub may_decline: bool,
    /// What can be chosen.
    #[serde(flatten)]
    pub options: CoupOptions,
}

/// What can be chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CoupOptions {
    /// Cubes that desert.
    Desert(Vec<DesertOptions>),
    /// LoCs that are Sabotaged.
    Sabotage(SabotageOptions),
    /// Steps of Pacification or Agitation.
    Steps(StepsOptions),
    /// Pieces that are moved.
    Moves(MovesOptions),
    /// Spaces that are shifted for a withdrawal.
    Shift(ShiftOptions),
}

/// The cubes that desert in a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct DesertOptions {
    /// The space.
    pub space: Space,
    /// How many desert.
    pub cubes: u8,
    /// How many of them are Troops at least; the rest are Police.
    pub fewest_troops: u8,
    /// How many of them are Troops at most.
    pub most_troops: u8,
}

/// LoCs to Sabotage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct SabotageOptions {
    /// How many are chosen, no more and no fewer.
    pub count: u8,
    /// Among these.
    pub spaces: SpaceSet,
}

/// Steps of Pacification or Agitation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct StepsOptions {
    /// What a step costs.
    pub price: u8,
    /// What can be spent in all; absent: it is not kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub purse: Option<u8>,
    /// The most spaces.
    pub most_spaces: u8,
    /// The spaces, in the printed order.
    pub spaces: Vec<SpaceSteps>,
}

/// Steps in a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct SpaceSteps {
    /// The space.
    pub space: Space,
    /// Terror markers that can be removed and paid for.
    pub terror: u8,
    /// Levels that can be shifted and paid for when all Terror is removed.
    pub levels: u8,
    /// The Guerrillas that Cadres takes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub removing: Option<CadresTaken>,
}

/// Pieces to move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MovesOptions {
    /// The most US Troops that are moved, those from Casualties apart.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most_troops: Option<u8>,
    /// The most US Bases.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most_bases: Option<u8>,
    /// The moves.
    pub moves: Vec<MoveOptions>,
}

/// Pieces of one kind at one place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MoveOptions {
    /// The kind.
    pub piece: PieceKind,
    /// Where from.
    pub from: Spot,
    /// How many must go.
    pub must: u8,
    /// How many may go.
    pub most: u8,
    /// Where to.
    pub to: Vec<Spot>,
}

/// Spaces to shift for a withdrawal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct ShiftOptions {
    /// The Population that may be shifted in all.
    pub points: u8,
    /// The spaces, each at most once.
    pub spaces: SpaceSet,
}

impl CoupOptions {
    /// Whether nothing can be chosen.
    pub fn is_empty(&self) -> bool {
        match self {
            CoupOptions::Desert(spaces) => spaces.is_empty(),
            CoupOptions::Sabotage(options) => options.spaces.is_empty(),
            CoupOptions::Steps(options) => options.spaces.is_empty(),
            CoupOptions::Moves(options) => options.moves.is_empty(),
            CoupOptions::Shift(options) => options.spaces.is_empty(),
        }
    }

    /// Whether something must be chosen.
    fn obliges(&self) -> bool {
        match self {
            CoupOptions::Desert(_) | CoupOptions::Sabotage(_) => true,
            CoupOptions::Steps(_) | CoupOptions::Shift(_) => false,
            CoupOptions::Moves(options) => options.moves.iter().any(|moves| moves.must > 0),
        }
    }
}

impl Game {
    /// What `part` asks as things stand, if there is something to choose in it.
    pub fn coup_question(&self, part: CoupPart) -> Option<CoupQuestion> {
        let faction = part.chooser()?;
        let options = self.coup_options(part)?;
        (!options.is_empty()).then(|| CoupQuestion {
            part,
            faction,
            may_decline: !options.obliges(),
            options,
        })
    }

    /// What can be chosen at the beginning of `part`; none if nobody chooses anything in it.
    pub(super) fn coup_options(&self, part: CoupPart) -> Option<CoupOptions> {
        let faction = part.chooser()?;
        let moves = |moves| CoupOptions::Moves(MovesOptions { most_troops: None, most_bases: None, moves });
        Some(match part {
            CoupPart::CoupCard => self.desert_options(),
            CoupPart::VcSabotage => self.sabotage_options(),
            CoupPart::UsPacify | CoupPart::ArvnPacify => {
                CoupOptions::Steps(self.pacify_options(faction, &self.coup_progress().pacified))
            }
            CoupPart::VcAgitate => CoupOptions::Steps(self.agitate_options(SpaceSet::NONE)),
            CoupPart::ArvnRedeploy => moves(self.arvn_redeploy_moves(self.control_markers())),
            CoupPart::NvaRedeploy => moves(self.nva_redeploy_moves()),
            CoupPart::UsCommitment => self.commitment_options(),
            CoupPart::VcShift => self.shift_options(),
            _ => return None,
        })
    }

    /// Why nothing can be chosen in `part`, with the figure and the rule; none if something can, or nobody
    /// chooses.
    ///
    /// ```
    /// use pointman_fitl::{CoupPart, Edition, FactionSet, Game, Scenario};
    /// let game = Game::on(Scenario::Full.board(), FactionSet::ALL, Edition::Second);
    /// let why = "no NVA Troops are on the map [6.4.3]";
    /// assert_eq!(game.coup_nothing(CoupPart::NvaRedeploy).as_deref(), Some(why));
    /// assert_eq!(game.coup_nothing(CoupPart::ArvnRedeploy), None);
    /// ```
    pub fn coup_nothing(&self, part: CoupPart) -> Option<String> {
        let options = self.coup_options(part).filter(CoupOptions::is_empty)?;
        let steps = if let CoupOptions::Steps(steps) = &options { Some(steps) } else { None };
        let too_poor =
            steps.and_then(|steps| Some((steps.price, steps.purse.filter(|purse| *purse < steps.price)?)));
        let is_full = steps.is_some_and(|steps| steps.most_spaces == 0);
        let there = |kinds: &[PieceKind]| kinds.iter().any(|kind| !self.board().with(*kind).is_empty());
        Some(match (part, too_poor) {
            (CoupPart::UsPacify | CoupPart::ArvnPacify, Some((price, purse))) => {
                let who = if part == CoupPart::UsPacify { "the US may spend" } else { "ARVN has" };
                format!("a Terror marker or level costs {price} ARVN Resources, and {who} {purse} [6.3.1]")
            }
            (CoupPart::UsPacify | CoupPart::ArvnPacify, None) if is_full => {
                "no more spaces may be Pacified in this phase [6.3.1]".to_owned()
            }
            (CoupPart::UsPacify | CoupPart::ArvnPacify, None) => {
                let troops = if part == CoupPart::UsPacify { "US" } else { "ARVN" };
                format!(
                    "no space under COIN Control with Police and {troops} Troops has Terror or may shift \
                     toward Active Support [6.3.1]"
                )
            }
            (CoupPart::VcAgitate, Some((_, purse))) => {
                format!("a Terror marker or level costs 1 VC Resource, and VC may spend {purse} [6.3.2]")
            }
            (CoupPart::VcAgitate, None) => {
                "no space with VC pieces and without COIN Control has Terror or may shift toward Active \
                 Opposition [6.3.2]"
                    .to_owned()
            }
            (CoupPart::NvaRedeploy, _) if there(&[PieceKind::NvaTroops]) => {
                "no NVA Base stands anywhere else for NVA Troops to move to [6.4.3]".to_owned()
            }
            (CoupPart::NvaRedeploy, _) => "no NVA Troops are on the map [6.4.3]".to_owned(),
            (CoupPart::ArvnRedeploy, _) if there(&[PieceKind::ArvnTroops, PieceKind::ArvnPolice]) => {
                "no space is open to ARVN Troops or Police that are elsewhere [6.4.2]".to_owned()
            }
            (CoupPart::ArvnRedeploy, _) => "no ARVN Troops or Police are on the map [6.4.2]".to_owned(),
            (CoupPart::UsCommitment, _) => {
                "no US Troops or Bases are Available or in spaces that are open to them [6.5]".to_owned()
            }
            (CoupPart::CoupCard, _) => "no ARVN cubes desert".to_owned(),
            (CoupPart::VcSabotage, _) => "no LoC can be Sabotaged [6.2.1]".to_owned(),
            _ => "no space can shift [6.5]".to_owned(),
        })
    }

    fn desert_options(&self) -> CoupOptions {
        let desert = |space: Space| {
            let (fewest_troops, most_troops) = self.deserting_troops(space);
            DesertOptions { space, cubes: self.deserting(space), fewest_troops, most_troops }
        };
        let has_choice = |options: &DesertOptions| options.fewest_troops < options.most_troops;
        let spaces = if self.failed_attempt_is_due() { SpaceSet::ALL } else { SpaceSet::NONE };
        CoupOptions::Desert(spaces.iter().map(desert).filter(has_choice).collect())
    }

    fn sabotage_options(&self) -> CoupOptions {
        CoupOptions::Sabotage(match self.sabotage_to_choose() {
            Some(count) => SabotageOptions { count, spaces: self.to_sabotage() },
            None => SabotageOptions { count: 0, spaces: SpaceSet::NONE },
        })
    }

    /// Where `faction` may Pacify, and how much, after what has been `done`.
    pub(super) fn pacify_options(&self, faction: Faction, done: &Pacified) -> StepsOptions {
        let terms = self.pacification_terms();
        let may = |space: &Space| self.may_pacify(faction, *space, done, &terms).is_ok();
        let steps = |space| {
            let limits = self.pacify_limits(faction, space, done, &terms);
            (!limits.is_nothing()).then_some(SpaceSteps {
                space,
                terror: limits.terror,
                levels: limits.levels,
                removing: None,
            })
        };
        StepsOptions {
            price: terms.price,
            purse: self.purse(faction),
            most_spaces: self.spaces_to_pacify(faction, done, &terms),
            spaces: SpaceSet::ALL.iter().filter(may).filter_map(steps).collect(),
        }
    }

    /// Where VC may Agitate, and how much, after the spaces of `done`.
    pub(super) fn agitate_options(&self, done: SpaceSet) -> StepsOptions {
        let may = |space: &Space| self.may_agitate(*space, done).is_ok();
        let steps = |space| {
            let limits = self.agitate_limits(space);
            let removing = self.cadres_taken(space);
            (!limits.is_nothing()).then_some(SpaceSteps {
                space,
                terror: limits.terror,
                levels: limits.levels,
                removing,
            })
        };
        StepsOptions {
            price: 1,
            purse: Some(agitation::payable(self)),
            most_spaces: self.spaces_to_agitate(done),
            spaces: SpaceSet::ALL.iter().filter(may).filter_map(steps).collect(),
        }
    }

    /// The Troops and Police that may Redeploy while Control is that of the markers.
    pub(super) fn arvn_redeploy_moves(&self, markers: &ControlMap) -> Vec<MoveOptions> {
        let board = self.board();
        let must = self.must_redeploy();
        let mut moves = Vec::new();
        for (piece, to) in [
            (PieceKind::ArvnTroops, self.arvn_troop_destinations(markers)),
            (PieceKind::ArvnPolice, self.police_destinations(markers)),
        ] {
            for from in board.with(piece).iter().filter(|from| !to.without(*from).is_empty()) {
                let most = board.count(from, piece);
                let obliged = piece == PieceKind::ArvnTroops && must.contains(from);
                moves.push(between_spaces(piece, from, if obliged { most } else { 0 }, most, to));
            }
        }
        moves
    }

    /// The NVA Troops that may Redeploy.
    pub(super) fn nva_redeploy_moves(&self) -> Vec<MoveOptions> {
        let (piece, to) = (PieceKind::NvaTroops, self.with_nva_base());
        let from = self.board().with(piece).iter().filter(|from| !to.without(*from).is_empty());
        from.map(|from| between_spaces(piece, from, 0, self.board().count(from, piece), to)).collect()
    }

    /// The Casualty Troops that the US must place, if there are any.
    pub(super) fn casualty_moves(&self, markers: &ControlMap) -> Vec<MoveOptions> {
        let casualties = self.casualty_troops();
        let to = self.commit_spaces(markers).iter().map(Spot::Space).collect();
        let from = Spot::Box(BoxName::Casualties);
        let moves = MoveOptions { piece: PieceKind::UsTroops, from, must: casualties, most: casualties, to };
        if casualties > 0 { vec![moves] } else { Vec::new() }
    }

    /// What the US may move now.
    pub(super) fn commitment_moves(&self, commitment: &Commitment) -> Vec<MoveOptions> {
        let open = self.commit_spaces(commitment.markers());
        let mut moves = Vec::new();
        let available = Spot::Box(BoxName::Available);
        for piece in [PieceKind::UsTroops, PieceKind::UsBases] {
            for from in std::iter::once(available).chain(open.iter().map(Spot::Space)) {
                let most = |to| {
                    let may = |count: &u8| {
                        commitment.may_move(self, &CoupMove { piece, count: *count, from, to }).is_ok()
                    };
                    (1..=commitment.unmoved(piece, from)).take_while(may).last()
                };
                let spots = std::iter::once(available).chain(open.iter().map(Spot::Space));
                let limits: Vec<(Spot, u8)> =
                    spots.filter_map(|to| most(to).map(|most| (to, most))).collect();
                let mut counts: Vec<u8> = limits.iter().map(|(_, most)| *most).collect();
                counts.sort_unstable_by(|one, other| other.cmp(one));
                counts.dedup();
                for most in counts {
                    let to = limits.iter().filter(|(_, limit)| *limit == most).map(|(to, _)| *to).collect();
                    moves.push(MoveOptions { piece, from, must: 0, most, to });
                }
            }
        }
        moves
    }

    fn commitment_options(&self) -> CoupOptions {
        let markers = self.control_markers();
        let commitment = Commitment::begin(self, markers, self.casualty_troops());
        let mut moves = self.casualty_moves(markers);
        moves.extend(self.commitment_moves(&commitment));
        let (most_troops, most_bases) = (Some(commitment.troops_left), Some(commitment.bases_left));
        CoupOptions::Moves(MovesOptions { most_troops, most_bases, moves })
    }

    fn shift_options(&self) -> CoupOptions {
        let points = self.coup_progress().points;
        let may = |space| self.may_shift_for_withdrawal(space, points, SpaceSet::NONE).is_ok();
        CoupOptions::Shift(ShiftOptions { points, spaces: SpaceSet::ALL.filter(may) })
    }
}

fn between_spaces(piece: PieceKind, from: Space, must: u8, most: u8, to: SpaceSet) -> MoveOptions {
    MoveOptions {
        piece,
        from: Spot::Space(from),
        must,
        most,
        to: to.without(from).iter().map(Spot::Space).collect(),
    }
}
