//! The words for what is listed: a form in a space becomes a step, with numbers and pieces at random.

use pointman_fitl::operations::losses::{BOTH, Losses};
use pointman_fitl::special_activities::air_strike;
use pointman_fitl::special_activities::infiltrate::counterpart;
use pointman_fitl::{
    ActionOptions, Faction, FactionSet, Form, Game, LastingCard, PieceKind, PieceSet, PieceType, Space,
    SpaceOptions, Turn,
};

use crate::play::answer::Chance;
use crate::play::attempt::Draft;

/// What is needed to put a form into words.
pub struct Teller<'a> {
    pub game: &'a Game,
    pub turn: &'a Turn,
    pub chance: &'a mut Chance,
}

impl Teller<'_> {
    /// A step for one thing that is listed. Several drafts are ways of which one at least must be accepted.
    pub fn drafts(&mut self, options: &ActionOptions, space: &SpaceOptions, form: &Form) -> Vec<Draft> {
        let here = space.space;
        let count = form.most.map_or(0, |most| 1 + self.chance.up_to(most.saturating_sub(1)));
        let piece = form.piece.map_or("", PieceKind::id);
        let other = form.other.map_or("", Space::id);
        let owner = form.piece.map_or("", |piece| piece.faction().id());
        let one = |words: String| vec![Draft::of(words)];
        match (options.name, form.form) {
            ("train", "place") => {
                let piece_type = form.piece.expect("a piece is placed").piece_type();
                one(format!("{here} place {count} {piece}{}", self.taking(piece_type, here, count)))
            }
            ("train", "terror") => one(format!("pacify {here} terror {count}")),
            ("train", "levels") => {
                one(format!("pacify {here} terror {} levels {count}", self.game.board().terror(here)))
            }
            ("train", "base") => {
                let [troops, police] = [PieceKind::ArvnTroops, PieceKind::ArvnPolice]
                    .map(|cube| self.game.board().count(here, cube));
                let (fewest, most) = (3_u8.saturating_sub(police), troops.min(3));
                let troops = fewest + self.chance.up_to(most - fewest);
                one(format!("base {here} troops {troops}{}", self.taking(PieceType::ArvnBases, here, 1)))
            }
            ("train", "patronage") => one(format!("patronage {count}")),
            ("train", "police") => {
                let elsewhere: Vec<Space> =
                    self.game.board().with(PieceKind::ArvnPolice).without(here).iter().collect();
                if self.game.board().available(PieceType::ArvnPolice) > 0 {
                    one(format!("police {here}"))
                } else {
                    one(format!("police {here} from {}", self.chance.of(&elsewhere)))
                }
            }
            ("patrol" | "sweep", "activate") => vec![Draft::of(format!("activate {here}")).naming("")],
            ("patrol", "assault") => vec![Draft::of(format!("assault {here}")).naming("remove")],
            ("assault", "remove") => vec![Draft::of(here.id()).naming("remove")],
            ("assault", "m-48") => vec![Draft::of(format!("{here} m-48")).naming("remove")],
            ("assault", "abrams" | "search-and-destroy") => {
                vec![Draft::of(format!("{here} {} {owner}", form.form)).naming("remove")]
            }
            ("assault", _) => {
                let ways = ["", "only nva", "only vc"].map(|only| format!("{here} {only}"));
                ways.into_iter()
                    .map(|words| Draft { tail: "arvn".to_owned(), ..Draft::of(words).naming("remove") })
                    .collect()
            }
            ("rally", "place") => one(format!(
                "{here} place {count}{}",
                self.taking(guerrillas(self.turn.faction), here, count)
            )),
            ("rally", "base") => {
                let base =
                    if self.turn.faction == Faction::Nva { PieceType::NvaBases } else { PieceType::VcBases };
                let tail = self.taking(base, here, 1);
                vec![Draft { tail, ..Draft::of(format!("{here} base")).naming("of") }]
            }
            ("rally", "underground") => one(format!("{here} underground")),
            ("rally", "agitate") => one(format!("{here} agitate {count}")),
            ("attack", _) => self.attack(here, &space.forms),
            ("terror", _) => vec![Draft::of(here.id()).naming("remove")],
            ("advise", "sweep") => vec![Draft::of(format!("{here} sweep")).naming("")],
            ("advise", "assault") => vec![Draft::of(format!("{here} assault")).naming("remove")],
            ("advise", "force") => vec![Draft::of(format!("{here} force activate {piece}")).naming("remove")],
            (_, "cobras") => one(format!("cobras {here} {piece}")),
            ("air-strike", "remove") => one(self.air_strike(here, count)),
            ("air-strike", _) => one(format!("{here} 0")),
            ("govern", "mandate") => one(format!("{here} patronage mandate")),
            ("govern", form) => one(format!("{here} {form}")),
            ("transport", "move") => one(format!("{here} {count} {piece} to {other}")),
            ("raid", "remove") => vec![Draft::of(format!("{here} remove")).naming("")],
            (_, "move" | "from") => one(format!("{here}: {count} {piece} from {other}")),
            ("infiltrate", "build") => {
                let count = self.chance.up_to(form.most.unwrap_or(0));
                one(format!("{here} build {count}{}", self.taking(PieceType::NvaTroops, here, count)))
            }
            ("infiltrate", "build-replacing") => {
                let taking = self.taking(PieceType::NvaTroops, here, count);
                one(format!("{here} build 0 replacing {count} {piece}{taking}"))
            }
            ("infiltrate", "take-over") => one(format!("{here} take-over")),
            ("infiltrate", _) => {
                let with = form.piece.and_then(counterpart).expect("what is listed has a counterpart");
                one(format!("{here} take-over replacing {piece}{}", self.taking(with, here, 1)))
            }
            ("bombard", "remove") => one(format!("{here} remove {piece}")),
            ("ambush", _) => {
                let at = form.other.unwrap_or(here);
                let number = if form.form == "main-force-bns" { 2 } else { 1 };
                let main_force = if number == 2 { " main-force-bns" } else { "" };
                one(format!("{here} at {at}{main_force}{}", self.victims(at, BOTH, number)))
            }
            ("subvert", "remove") => vec![Draft::of(format!("{here} remove")).naming("")],
            ("subvert", _) => {
                one(format!("{here} replace {piece}{}", self.taking(PieceType::VcGuerrillas, here, 1)))
            }
            // Selecting a space, Tax, Bombard where there is no Troop, and the Rangers' flip.
            _ => one(here.id().to_owned()),
        }
    }

    /// A step for one thing that may be done in no space.
    pub fn besides(&mut self, options: &ActionOptions, form: &Form) -> Draft {
        let count = form.most.map_or(0, |most| 1 + self.chance.up_to(most.saturating_sub(1)));
        let piece = form.piece.map_or("", PieceKind::id);
        let other = form.other.map_or("", Space::id);
        Draft::of(match (options.name, form.form) {
            (_, "cobras") => format!("cobras {other} {piece}"),
            (_, "lose") => self.lost(),
            (_, "degrade") => "degrade".to_owned(),
            (_, "sa-2s") => format!("degrade sa-2s {piece} {other}"),
            (_, "armored-cavalry") => return Draft::of(format!("armored-cavalry {other}")).naming("remove"),
            (_, transfer) if transfer.starts_with("transfer") => format!("{transfer} {count}"),
            (_, word) => word.to_owned(),
        })
    }

    /// Pieces taken from the map because too few are Available.
    fn taking(&mut self, piece_type: PieceType, here: Space, count: u8) -> String {
        let board = self.game.board();
        let lacking = count.saturating_sub(board.available(piece_type));
        let mut pool: Vec<(PieceKind, Space)> = Vec::new();
        for kind in piece_type.kinds() {
            for space in board.with(kind).without(here).iter() {
                pool.extend(vec![(kind, space); usize::from(board.count(space, kind))]);
            }
        }
        let mut words = if lacking > 0 { " taking".to_owned() } else { String::new() };
        for _ in 0..lacking {
            let (kind, space) = pool.swap_remove(self.chance.below(pool.len()));
            words = format!("{words} 1 {kind} {space}");
        }
        words
    }

    /// The words for pieces at random among those that `number` removals may take.
    fn victims(&mut self, space: Space, targets: FactionSet, number: u8) -> String {
        let losses = Losses::of(self.game.board(), space, targets, number);
        let of = targets.iter().map(PieceSet::of_faction).fold(PieceSet::NONE, |all, some| all | some);
        let mut words = String::new();
        for (kinds, count) in [(of - PieceSet::BASES, losses.forces), (of & PieceSet::BASES, losses.bases)] {
            let mut pool: Vec<PieceKind> = Vec::new();
            for kind in kinds.iter() {
                pool.extend(vec![kind; usize::from(self.game.board().count(space, kind))]);
            }
            for _ in 0..count {
                let kind = pool.swap_remove(self.chance.below(pool.len()));
                words = format!("{words} 1 {kind}");
            }
        }
        if words.is_empty() { words } else { format!(" remove{words}") }
    }

    fn attack(&mut self, here: Space, forms: &[Form]) -> Vec<Draft> {
        let is_way = |form: &&Form| matches!(form.form, "guerrillas" | "troops" | "pt-76");
        let ways: Vec<&str> = forms.iter().filter(is_way).map(|form| form.form).collect();
        let way = self.chance.of(&ways);
        let against: Vec<Faction> = forms
            .iter()
            .filter_map(|form| match form.form {
                "against us" => Some(Faction::Us),
                "against arvn" => Some(Faction::Arvn),
                _ => None,
            })
            .collect();
        let named = (self.chance.below(3) == 0).then(|| self.chance.of(&against));
        let bound = self.turn.faction == Faction::Nva && self.game.unshaded(LastingCard::Pt76);
        let troops = self.game.board().count(here, PieceKind::NvaTroops).saturating_sub(u8::from(bound));
        let (by, number) = match way {
            "guerrillas" => ("guerrillas", 1 + self.chance.up_to(1)),
            "troops" => ("troops", troops / 2),
            _ => ("troops pt-76", troops),
        };
        let victims = self.victims(here, named.map_or(BOTH, FactionSet::only), number);
        let against = named.map_or(String::new(), |faction| format!(" against {faction}"));
        vec![Draft::of(format!("{here} {by}{against}{victims}"))]
    }

    /// An Air Strike on `count` pieces, named in an order in which they can be removed.
    fn air_strike(&mut self, here: Space, count: u8) -> String {
        let mut board = *self.game.board();
        let mut words = here.id().to_owned();
        for _ in 0..count {
            let exposed: Vec<PieceKind> =
                air_strike::exposed(&board, self.game.edition(), here).iter().collect();
            let piece = self.chance.of(&exposed);
            let to = pointman_fitl::BoxName::Available;
            board.apply(pointman_fitl::Effect::Remove { space: here, piece, count: 1, to }).unwrap();
            words = format!("{words} 1 {piece}");
        }
        words
    }

    /// The cubes that NVA removes by M-48 Patton.
    fn lost(&mut self) -> String {
        let cubes = pointman_fitl::operations::patrol::cubes(self.turn.faction);
        let moved = self.turn.coin.arrived.entries().filter(|(piece, ..)| cubes.contains(*piece));
        let there: Vec<(PieceKind, Space)> = moved
            .filter(|(piece, space, count)| *count > 0 && self.game.board().count(*space, *piece) > 0)
            .map(|(piece, space, _)| (piece, space))
            .collect();
        if there.is_empty() || self.chance.yes() {
            return "lose none".to_owned();
        }
        let (piece, space) = self.chance.of(&there);
        format!("lose 1 {piece} from {space}")
    }
}

const fn guerrillas(faction: Faction) -> PieceType {
    if matches!(faction, Faction::Nva) { PieceType::NvaGuerrillas } else { PieceType::VcGuerrillas }
}
