//! How a non-player makes an Assault in one space (3.2.4), and what it would come to.
//!
//! The [`Forecast`] is at once the plan: it is reckoned from pieces alone, without dice, and carried out as
//! it stands.

use crate::action::choice::{Chosen, chosen_kinds};
use crate::game::readings::VulnerableTunnels;
use crate::operations::assault::{Assault, Fight, begin_follow_up, m48_adds_in};
use crate::trung::firepower::{arvn_firepower, count, pieces_in, us_hits, vulnerable_enemies};
use crate::trung::hand::Hand;
use crate::trung::piece_order::{PieceUse, Taking};
use crate::trung::removal::{INSURGENT_BASES_LAST, INSURGENT_BASES_LAST_TUNNELS_TOO, removed};
use crate::trung::scene::{Manner, Scene};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;
use crate::vocabulary::piece::PieceKind;
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::plural::counted;
use pointman_core::trace::Trace;

const OPEN_BASES: PieceSet = PieceSet::of(&[PieceKind::NvaBases, PieceKind::VcBases]);
const EXPOSED: PieceSet =
    PieceSet::of(&[PieceKind::NvaTroops, PieceKind::NvaGuerrillasActive, PieceKind::VcGuerrillasActive]);

/// What an Assault would come to, and how it is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Forecast {
    /// How many pieces it can remove, M-48 Patton included.
    pub hits: u8,
    /// Whether M-48 Patton adds 2.
    pub m48: bool,
    /// The Underground Guerrilla that Search and Destroy removes.
    pub searched: Option<PieceKind>,
    /// The Base that Abrams removes out of order.
    pub abrams: Option<PieceKind>,
    /// What is removed in the order of the rule.
    pub removed: Chosen,
    /// The Tunneled Base for which a die is rolled.
    pub tunnel: Option<PieceKind>,
    /// What is left in the space, the Tunnel included.
    pub left: Chosen,
    /// Whether Tunneled Bases left are vulnerable (R2).
    vulnerable_tunnels: VulnerableTunnels,
}

impl Forecast {
    /// How many Insurgent pieces are removed.
    pub fn size(&self) -> u8 {
        count(&self.removed, PieceSet::ALL)
            + u8::from(self.searched.is_some())
            + u8::from(self.abrams.is_some())
    }

    /// How many NVA Troops and Guerrillas are removed.
    pub fn forces(&self) -> u8 {
        count(&self.removed, PieceSet::INSURGENT_FORCES) + u8::from(self.searched.is_some())
    }

    /// Whether it has an effect: a piece is removed, or a die rolled for a Tunnel.
    pub fn is_effective(&self) -> bool {
        self.tunnel.is_some() || self.size() > 0
    }

    /// Whether it removes a Base.
    pub fn removes_base(&self) -> bool {
        self.abrams.is_some() || count(&self.removed, PieceSet::BASES) > 0
    }

    /// Whether it has an effect and leaves no vulnerable enemy, Tunneled Bases included (T2).
    pub fn removes_all_vulnerable(&self) -> bool {
        self.is_effective() && vulnerable_enemies(&self.left, false, self.vulnerable_tunnels) == 0
    }

    /// Whether no NVA Troop or Guerrilla is left.
    pub fn leaves_no_force(&self) -> bool {
        count(&self.left, PieceSet::INSURGENT_FORCES) == 0
    }

    fn reach(&self) -> u8 {
        self.size() + u8::from(self.tunnel.is_some())
    }
}

/// What `assault` would come to among these pieces: with Search and Destroy, M-48 Patton and Abrams as far as
/// they can be used now.
///
/// ```
/// use pointman_fitl::operations::assault::Assault;
/// use pointman_fitl::trung::coin::assault::forecast;
/// use pointman_fitl::trung::{Scene, pieces_in};
/// use pointman_fitl::{Edition, Faction, FactionSet, Game, Scenario, Space, Terms, Turn};
/// let game = Game::on(Scenario::Full.board(), FactionSet::NONE, Edition::Second);
/// let turn = Turn::of(Faction::Arvn, Terms::FULL);
/// let assault = Assault::of(Space::Saigon, Faction::Arvn);
/// let there = pieces_in(game.board(), Space::Saigon);
/// assert_eq!(forecast(&Scene::of(&game, &turn), &assault, &there).hits, 2);
/// ```
pub fn forecast(scene: &Scene<'_>, assault: &Assault, pieces: &Chosen) -> Forecast {
    let hits = if assault.is_as_us() {
        us_hits(assault.space, pieces, assault.treated)
    } else {
        arvn_firepower(assault.space, pieces)
    };
    let plain = resolved(scene, assault, pieces, hits);
    if !has_m48(scene, assault, pieces) {
        return plain;
    }
    let more = resolved(scene, assault, pieces, hits + 2);
    if more.reach() > plain.reach() { Forecast { m48: true, ..more } } else { plain }
}

/// Whether unshaded M-48 Patton may add 2.
fn has_m48(scene: &Scene<'_>, assault: &Assault, pieces: &Chosen) -> bool {
    let used = scene.turn.coin.assault.m48;
    scene.game.unshaded(LastingCard::M48Patton)
        && assault.is_as_us()
        && m48_adds_in(scene.game, assault.space)
        && used.len() < 2
        && !used.contains(assault.space)
        && count(pieces, assault.fighters()) > 0
}

fn resolved(scene: &Scene<'_>, assault: &Assault, pieces: &Chosen, hits: u8) -> Forecast {
    let (game, mut left, mut more) = (scene.game, *pieces, hits);
    let targets =
        assault.targets.iter().fold(PieceSet::NONE, |set, faction| set | PieceSet::of_faction(faction));
    let mut searched = None;
    if assault.is_as_us()
        && game.unshaded(LastingCard::SearchAndDestroy)
        && count(pieces, assault.fighters()) > 0
    {
        // VC before NVA, whoever is a player.
        let hidden = [PieceKind::VcGuerrillasUnderground, PieceKind::NvaGuerrillasUnderground];
        searched = hidden.into_iter().find(|kind| targets.contains(*kind) && left[*kind] > 0);
    }
    if let Some(kind) = searched {
        left[kind] -= 1;
        more = more.saturating_sub(1);
    }
    let mut abrams = None;
    if assault.is_as_us() && game.unshaded(LastingCard::Abrams) && !scene.turn.coin.assault.abrams && more > 0
    {
        let exposed = count(&left, EXPOSED & targets);
        let reaches_bases = count(&left, PieceSet::INSURGENT_FORCES) == exposed && more > exposed;
        if !reaches_bases {
            abrams = Taking::by(PieceUse::Harm, game.players()).next(&left, OPEN_BASES & targets);
        }
    }
    if let Some(base) = abrams {
        left[base] -= 1;
        more -= 1;
    }
    let stages =
        if assault.tunnels_protect { &INSURGENT_BASES_LAST } else { &INSURGENT_BASES_LAST_TUNNELS_TOO };
    let taken = removed(&left, stages, targets, game.players(), more);
    for (kind, number) in chosen_kinds(&taken) {
        left[kind] -= number;
        more -= number;
    }
    let is_dug = assault.tunnels_protect
        && more > 0
        && count(&left, PieceSet::INSURGENT_FORCES | OPEN_BASES & targets) == 0;
    let tunnels = if is_dug { PieceSet::TUNNELS & targets } else { PieceSet::NONE };
    let tunnel = Taking::by(PieceUse::Harm, game.players()).next(&left, tunnels);
    let vulnerable_tunnels = game.readings.vulnerable_tunnels;
    Forecast { hits, m48: false, searched, abrams, removed: taken, tunnel, left, vulnerable_tunnels }
}

/// What `assault` would come to as its space stands.
pub fn forecast_there(scene: &Scene<'_>, assault: &Assault) -> Forecast {
    forecast(scene, assault, &pieces_in(scene.board(), assault.space))
}

/// The spaces among `spaces` where an Assault like `assault` may be made and has an effect.
pub fn where_effective(scene: &Scene<'_>, assault: Assault, spaces: SpaceSet) -> SpaceSet {
    where_it(scene, assault, spaces, Forecast::is_effective)
}

/// The spaces among `spaces` where an Assault like `assault` may be made and `comes_to` something.
pub fn where_it(
    scene: &Scene<'_>,
    assault: Assault,
    spaces: SpaceSet,
    comes_to: impl Fn(&Forecast) -> bool,
) -> SpaceSet {
    let board = scene.board();
    let fought = spaces & board.with_any(assault.fighters()) & board.with_any(PieceSet::INSURGENT);
    fought.filter(|space| {
        let there = Assault { space, ..assault };
        there.may_be_made(scene.game, scene.turn).is_ok() && comes_to(&forecast_there(scene, &there))
    })
}

/// What ARVN, added to a US Assault in `space`, would come to once that is made.
pub fn added(scene: &Scene<'_>, assault: &Assault) -> Forecast {
    let after = forecast_there(scene, assault).left;
    forecast(scene, &assault.followed_up(), &after)
}

/// Makes the Assault, which has been selected and paid for. It need not have an effect.
///
/// # Errors
/// When the dice give no answer; an error of a doing function is a broken law of the game.
pub fn make<T: Trace>(hand: &mut Hand<'_, '_, T>, assault: Assault) -> Result<Forecast, Error> {
    let plan = forecast_there(&hand.scene(Manner::Plain), &assault);
    let (space, by) = (assault.space, if assault.by == Faction::Us { "US" } else { "ARVN" });
    hand.within(
        "3.2.4",
        format_args!("{by} Assault in {}: {}", space.name(), counted(plan.hits, "hit")),
        |hand| carry_out(hand, assault, &plan),
    )?;
    Ok(plan)
}

fn carry_out<T: Trace>(hand: &mut Hand<'_, '_, T>, assault: Assault, plan: &Forecast) -> Result<(), Error> {
    let Hand { table, turn, trace, .. } = hand;
    let mut fight = Fight::begin(table.game, turn, assault)?;
    if plan.m48 {
        fight.add_two(table.game, turn)?;
        trace.note("card 14", format_args!("M-48 Patton adds 2"));
    }
    if let Some(guerrilla) = plan.searched {
        fight.search(table, guerrilla)?;
        trace.note("card 28", format_args!("Search and Destroy removes 1 {}", guerrilla.name(true)));
    }
    if let Some(base) = plan.abrams {
        fight.use_abrams(table, turn, base)?;
        trace.note("card 11", format_args!("Abrams removes 1 {} out of order", base.name(true)));
    }
    for kinds in [PieceKind::NvaTroops.into(), PieceSet::ACTIVE_GUERRILLAS, PieceSet::BASES] {
        for kind in kinds.iter().filter(|kind| plan.removed[*kind] > 0) {
            fight.remove(table, kind, plan.removed[kind])?;
            trace.note("T5.8", format_args!("removes {}", kind.counted(plan.removed[kind])));
        }
    }
    if let Some(tunnel) = plan.tunnel {
        fight.roll_for_tunnel(table, tunnel)?;
    }
    fight.end(table, turn)
}

/// Makes a US Assault and, if `with_arvn`, the ARVN Assault added to it, which is paid for, if it may still
/// be made.
///
/// # Errors
/// As [`make`].
pub fn make_by_us<T: Trace>(
    hand: &mut Hand<'_, '_, T>,
    assault: Assault,
    with_arvn: bool,
) -> Result<(), Error> {
    make(hand, assault)?;
    if with_arvn {
        hand.turn.coin.assault.latest = Some(assault.space);
        if begin_follow_up(hand.table, hand.turn, assault.space)? {
            make(hand, assault.followed_up())?;
        }
        hand.turn.coin.assault.latest = None;
    }
    Ok(())
}
