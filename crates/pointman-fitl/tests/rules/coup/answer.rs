//! Legal answers to what a Coup Round asks, made of what it lists, and the chance that picks them.

use pointman_core::dice::{Dice, DiceState, Seeded};
use pointman_fitl::coup::{
    CoupChoices, CoupMove, CoupOptions, Deserted, Desertion, SpaceAgitated, SpacePacified,
};
use pointman_fitl::{CoupPart, CoupQuestion, Game, PieceKind};

/// Random numbers for a test.
pub struct Chance(Seeded);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(Seeded::new(DiceState { seed, drawn: 0 }))
    }

    /// A number below `n`, which is not 0.
    pub fn below(&mut self, n: usize) -> usize {
        self.0.pick(n, format_args!("test")).unwrap()
    }

    /// A number from 0 to `most`.
    pub fn up_to(&mut self, most: u8) -> u8 {
        self.below(usize::from(most) + 1) as u8
    }

    pub fn of<T: Copy>(&mut self, values: &[T]) -> T {
        values[self.below(values.len())]
    }

    pub fn yes(&mut self) -> bool {
        self.below(2) == 0
    }
}

/// A legal answer: what is listed, as far as it goes together.
pub fn answer(chance: &mut Chance, question: &CoupQuestion, game: &Game) -> CoupChoices {
    let mut choices = CoupChoices::default();
    match &question.options {
        CoupOptions::Desert(spaces) => {
            let deserted = spaces.iter().map(|options| {
                let troops =
                    options.fewest_troops + chance.up_to(options.most_troops - options.fewest_troops);
                Deserted { space: options.space, troops, police: options.cubes - troops }
            });
            choices.coup_card = Some(Desertion(deserted.collect()));
        }
        CoupOptions::Sabotage(options) => {
            let mut spaces: Vec<_> = options.spaces.iter().collect();
            while spaces.len() > usize::from(options.count) {
                spaces.remove(chance.below(spaces.len()));
            }
            choices.vc_sabotage = Some(spaces);
        }
        CoupOptions::Steps(options) => {
            let mut purse = options.purse.unwrap_or(u8::MAX);
            let (mut pacified, mut agitated) = (Vec::new(), Vec::new());
            for step in &options.spaces {
                if chance.yes() || pacified.len().max(agitated.len()) == usize::from(options.most_spaces) {
                    continue;
                }
                let there = game.board().terror(step.space);
                let terror = if step.levels > 0 && chance.yes() { there } else { chance.up_to(step.terror) };
                let levels = if terror == there { chance.up_to(step.levels) } else { 0 };
                let cost = (terror + levels) * options.price;
                if cost == 0 || cost > purse {
                    continue;
                }
                purse -= cost;
                pacified.push(SpacePacified { space: step.space, terror, levels });
                let underground = step.removing.map(|ways| {
                    ways.fewest_underground + chance.up_to(ways.most_underground - ways.fewest_underground)
                });
                agitated.push(SpaceAgitated { space: step.space, terror, levels, underground });
            }
            match question.part {
                CoupPart::UsPacify => choices.us_pacify = Some(pacified),
                CoupPart::ArvnPacify => choices.arvn_pacify = Some(pacified),
                _ => choices.vc_agitate = Some(agitated),
            }
        }
        CoupOptions::Moves(options) => {
            let (mut troops, mut bases) =
                (options.most_troops.unwrap_or(u8::MAX), options.most_bases.unwrap_or(u8::MAX));
            let mut moves = Vec::new();
            let mut moved = Vec::new();
            for option in &options.moves {
                let mut must = option.must;
                while must > 0 {
                    let count = 1 + chance.up_to(must - 1);
                    moves.push(CoupMove {
                        piece: option.piece,
                        count,
                        from: option.from,
                        to: chance.of(&option.to),
                    });
                    must -= count;
                }
                // One free move from each place, and one Base in all: more might not go together.
                let left = if option.piece == PieceKind::UsBases { &mut bases } else { &mut troops };
                if option.must > 0
                    || moved.contains(&(option.piece, option.from))
                    || *left == 0
                    || chance.yes()
                {
                    continue;
                }
                let count = 1 + chance.up_to(option.most.min(*left) - 1);
                *left = if option.piece == PieceKind::UsBases { 0 } else { *left - count };
                moved.push((option.piece, option.from));
                moves.push(CoupMove {
                    piece: option.piece,
                    count,
                    from: option.from,
                    to: chance.of(&option.to),
                });
            }
            match question.part {
                CoupPart::ArvnRedeploy => choices.arvn_redeploy = Some(moves),
                CoupPart::NvaRedeploy => choices.nva_redeploy = Some(moves),
                _ => choices.us_commitment = Some(moves),
            }
        }
        CoupOptions::Shift(options) => {
            let mut points = options.points;
            let mut spaces = Vec::new();
            for space in options.spaces.iter() {
                if space.population() <= points && chance.yes() {
                    points -= space.population();
                    spaces.push(space);
                }
            }
            choices.vc_shift = Some(spaces);
        }
    }
    choices
}
