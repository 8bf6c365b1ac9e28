//! What a Coup Round asks of a faction, in words.

use crate::fitl::coup::options::DesertOptions;
use crate::fitl::coup::{CoupOptions, CoupStop, Deserted, MoveOptions, SpaceSteps, Spot};
use crate::fitl::{BoxName, CoupPart, CoupQuestion, Edition, Game, Space, SpaceSet};
use crate::plural::counted;
use crate::render::Report;

/// The part that is due, with what is asked there.
pub(super) fn coup_lines(report: &mut Report, game: &Game, part: CoupPart) {
    match game.coup_stop(part) {
        Some(CoupStop::Choice(question)) => {
            let decline = if question.may_decline { " (or `none`)" } else { "" };
            report.line(format!(
                "Next: {}: {} chooses{decline}: pointman fitl coup -i GAME \"{part} …\"",
                part.title(),
                question.faction.name()
            ));
            question_lines(report, game, &question);
        }
        Some(CoupStop::NeedsNonPlayer { faction, .. }) => {
            report.line(format!(
                "Next: {}, a non-player, decides in the {}: pointman fitl coup -i GAME",
                faction.name(),
                part.title()
            ));
        }
        _ => report.line(format!("Next: the Coup Round, {}: pointman fitl coup -i GAME", part.title())),
    }
}

/// What the US must know before it withdraws.
pub(super) const WITHDRAWAL: &str = "for every 2 US pieces more in Available than before, VC shifts \
                                     Population 1 toward Active Opposition [6.5]";

fn question_lines(report: &mut Report, game: &Game, question: &CoupQuestion) {
    match &question.options {
        CoupOptions::Desert(spaces) => {
            for options in spaces {
                let DesertOptions { space, cubes, fewest_troops, most_troops } = *options;
                let ways = (fewest_troops..=most_troops)
                    .map(|troops| Deserted { space, troops, police: cubes - troops }.cubes());
                report
                    .item(1, format!("{}: {}", options.space.name(), ways.collect::<Vec<_>>().join(" or ")));
            }
        }
        CoupOptions::Sabotage(options) => {
            report.item(1, format!("{} of {}", options.count, spaces(options.spaces)))
        }
        CoupOptions::Steps(options) => {
            let purse = options.purse.map_or(String::new(), |purse| format!(", {purse} to spend"));
            let spaces = counted_spaces(options.most_spaces);
            report.item(1, format!("at most {spaces}; each step costs {}{purse}", options.price));
            for options in &options.spaces {
                report.item(1, steps(options));
            }
        }
        CoupOptions::Moves(options) => {
            for (most, what) in [(options.most_troops, "US Troops"), (options.most_bases, "US Bases")] {
                if let Some(most) = most {
                    report.item(1, format!("move at most {most} {what}"));
                }
            }
            if options.most_troops.is_some() && game.edition() == Edition::Second {
                report.item(1, WITHDRAWAL);
            }
            if options.moves.iter().any(|moves| moves.from == Spot::Box(BoxName::Casualties)) {
                report.item(1, "Troops from Casualties go first; after that they may move like others");
            }
            moves_lines(report, &options.moves);
        }
        CoupOptions::Shift(options) => {
            let with_population = |space: Space| format!("{} ({})", space.name(), space.population());
            let among: Vec<_> = options.spaces.iter().map(with_population).collect();
            report.item(
                1,
                format!("Population {} in all, each space once: {}", options.points, among.join(", ")),
            );
        }
    }
}

/// Pieces of one kind that have the same destinations, told together.
pub(super) struct MoveGroup<'a> {
    first: &'a MoveOptions,
    to: Vec<Spot>,
    /// Where from, and how many at most.
    pub(super) origins: Vec<(Spot, u8)>,
}

impl MoveGroup<'_> {
    /// The pieces, and whether they must go.
    pub(super) fn what(&self) -> String {
        let must = if self.first.must > 0 { "must go" } else { "may go" };
        format!("{} {must}", self.first.piece.piece_type().plural())
    }

    /// Where to.
    pub(super) fn destinations(&self) -> String {
        let mut to = self.to.clone();
        to.sort_unstable();
        to.iter().map(|spot| spot.name()).collect::<Vec<_>>().join(", ")
    }
}

/// The moves, those of pieces of one kind with the same destinations together.
pub(super) fn move_groups(moves: &[MoveOptions]) -> Vec<MoveGroup<'_>> {
    let mut groups: Vec<MoveGroup<'_>> = Vec::new();
    for options in moves {
        let from = (options.from, options.most);
        let same = groups.iter_mut().find(|group| {
            let first = group.first;
            (first.piece, first.must > 0) == (options.piece, options.must > 0)
                && same_but_for_origins(&group.to, first, options)
        });
        match same {
            Some(group) => {
                let known = group.to.clone();
                group.to.extend(options.to.iter().filter(|spot| !known.contains(spot)));
                group.origins.push(from);
            }
            None => groups.push(MoveGroup { first: options, to: options.to.clone(), origins: vec![from] }),
        }
    }
    groups
}

fn moves_lines(report: &mut Report, moves: &[MoveOptions]) {
    for group in move_groups(moves) {
        let origins: Vec<_> =
            group.origins.iter().map(|(from, most)| format!("{most} from {}", from.name())).collect();
        report.item(1, format!("{}: {}", group.what(), origins.join(", ")));
        report.item(2, format!("to {}", group.destinations()));
    }
}

/// Whether `options` leads to the same places as `first`, but that no piece goes where it is.
fn same_but_for_origins(to: &[Spot], first: &MoveOptions, options: &MoveOptions) -> bool {
    let is_origin = |spot: &Spot| *spot == first.from || *spot == options.from;
    let differ =
        |one: &[Spot], other: &[Spot]| one.iter().any(|spot| !is_origin(spot) && !other.contains(spot));
    !differ(&first.to, &options.to) && !differ(&options.to, to)
}

fn steps(options: &SpaceSteps) -> String {
    let SpaceSteps { space, terror, levels, removing } = *options;
    let mut does = Vec::new();
    if terror > 0 {
        does.push(format!("{} Terror", up_to(terror)));
    }
    if levels > 0 {
        does.push(format!("{} level{}", up_to(levels), if levels > 1 { "s" } else { "" }));
    }
    let removing = removing.map_or(String::new(), |ways| {
        let ways = (ways.fewest_underground..=ways.most_underground)
            .map(|hidden| format!("{hidden}u {}a", 2 - hidden));
        format!(", removing {}", ways.collect::<Vec<_>>().join(" or "))
    });
    format!("{}: {}{removing}", space.name(), does.join(", then "))
}

fn up_to(most: u8) -> String {
    if most == 1 { "1".to_owned() } else { format!("up to {most}") }
}

fn spaces(spaces: SpaceSet) -> String {
    spaces.iter().map(Space::name).collect::<Vec<_>>().join(", ")
}

fn counted_spaces(count: u8) -> String {
    counted(count, "space").to_string()
}
