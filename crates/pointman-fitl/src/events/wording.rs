//! What an Event asks, in words: the open question that each choice is.

use pointman_core::names::either;
use pointman_core::question::OpenQuestion;

use super::ask::{Answer, Ask, Fate, What};
use super::grant::{Grant, Granted};
use super::play::To;
use super::sentences;
use crate::game::Game;
use crate::special_activities::SpecialName;
use crate::special_activities::air_lift::OTHERS;
use crate::vocabulary::boxes::BoxName;
use crate::vocabulary::card::{Card, CardSide};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::piece::{PieceKind, PieceType};
use crate::vocabulary::piece_set::PieceSet;
use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;

/// How the question of a granted action ends: its answer is typed so among those of its Event. A dialogue
/// that asks for it by itself leaves that out.
pub const IN_PARENTHESES: &str = ", in parentheses";

/// The text of a card that asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asker {
    /// The card.
    pub card: Card,
    /// Which text of it.
    pub side: CardSide,
}

impl Asker {
    /// The choice as an open question: what for, how many, the answers that are legal now.
    pub fn question(self, game: &Game, ask: &Ask<'_>) -> OpenQuestion {
        let legal = ask.answers(game);
        let most = most(game, ask);
        let fewest = if ask.optional { ask.doing.given.min(most) } else { most };
        let question = OpenQuestion::of(ask.name, self.sentence(game, ask, &legal), self.rule())
            .by(ask.by.id())
            .wanted(if ask.optional && most == 1 { 0 } else { fewest.into() }, most.into())
            .given(ask.doing.given.into())
            .legal(legal.iter().map(|answer| ask.in_words(*answer)));
        if ask.optional { question.optional() } else { question }
    }

    /// How to execute what is granted, as an open question: each answer is the action with its `first` step.
    pub fn question_of_grant(self, grant: &Grant, is_optional: bool, first: Vec<String>) -> OpenQuestion {
        let question = OpenQuestion::of(
            grant.name,
            format!("{}{}{IN_PARENTHESES}", granted(grant), limits(grant)),
            self.rule(),
        )
        .by(grant.by.id())
        .legal(first);
        if is_optional { question.wanted(0, 1).optional() } else { question }
    }

    /// How an action that is granted may go on, as an open question inside its brackets.
    pub fn question_of_more(self, grant: &Grant, further: Vec<String>) -> OpenQuestion {
        OpenQuestion::of("step", format!("next step of the {}", granted(grant)), self.rule())
            .by(grant.by.id())
            .wanted(0, 1)
            .legal(further)
    }

    /// The rule that asks.
    fn rule(self) -> String {
        format!("5.1, card {}", self.card)
    }

    /// What the choice is for; of pieces on the map only the kinds that are among the `legal` answers are
    /// listed.
    fn sentence(self, game: &Game, ask: &Ask<'_>, legal: &[Answer]) -> String {
        let stock = |types: &[PieceType], held: BoxName| {
            let there = |piece: &PieceType| game.board().in_box(held, *piece);
            let left = match types {
                [one] => there(one).to_string(),
                several => {
                    let each = several.iter().map(|piece| piece.counted(there(piece)).to_string());
                    each.collect::<Vec<_>>().join(", ")
                }
            };
            format!("from {} ({left})", held.title())
        };
        if let Some(told) = sentences::of(self.card, self.side, ask.name) {
            return match (ask.what, ask.doing.at) {
                (What::Place(types, held, _), _) => format!("{told}, {}", stock(types, held)),
                (_, Some(space)) => format!("{}: {told}", space.name()),
                _ => told.to_owned(),
            };
        }
        match ask.what {
            What::Piece(kinds, spaces) => {
                let fate = match ask.doing.fate {
                    Fate::AsTold => "",
                    Fate::Flipped => " to turn Underground or Active",
                    Fate::Removed(To::Lost) => " to remove",
                    Fate::Removed(To::Available) => " to move to Available",
                    Fate::Removed(To::OutOfPlay) => " to move Out of Play",
                };
                let cause = sentences::cause(self.card, ask.name);
                format!("{}{fate}{}{cause}", pieces_among(kinds, legal), within(" in ", spaces))
            }
            What::Place(types, held, spaces) => {
                format!("{} to place {}{}", of_types(types), stock(types, held), within(" in ", spaces))
            }
            What::Boxed(types, held) => format!("{} in {} to move", of_types(types), held.title()),
            What::Move(kinds, from, to) => {
                format!("{} to move{}{}", pieces(kinds), within(" from ", from), within(" to ", to))
            }
            What::Step(kinds, from) => {
                let next = if from.len() == 1 { "it" } else { "theirs" };
                format!("{} to move{} to a space next to {next}", pieces(kinds), within(" from ", from))
            }
            What::Space(_) => "space".to_owned(),
            What::Word(_) => "which part of the text".to_owned(),
            What::Faction(_) => "faction that executes it".to_owned(),
            What::Number(..) => "how many".to_owned(),
        }
    }
}

/// How much an Air Lift may lift, which is told before it begins (4.2.2).
fn limits(grant: &Grant) -> String {
    if !matches!(grant.action, Granted::Special(SpecialName::AirLift)) {
        return String::new();
    }
    let spaces = match grant.terms.max_spaces {
        Some(most) => most.to_string(),
        None => "4 (in Monsoon 2)".to_owned(),
    };
    format!(", {spaces} spaces in all with the origins, {OTHERS} pieces besides US Troops")
}

/// What is granted, without whose it is: that is who is asked.
fn granted(grant: &Grant) -> String {
    let within = within(" in ", grant.terms.only_in);
    match grant.action {
        Granted::Operation(operation) => format!("free {}{within}", titled(operation.id())),
        Granted::Special(special) => {
            let way = if special == SpecialName::AirLift { " into " } else { " in " };
            format!("free {}{}", titled(special.id()), self::within(way, grant.terms.only_in))
        }
        Granted::AnyOperation if grant.nth[1] > 1 => {
            let [nth, all] = grant.nth;
            format!("free Limited Operation{within}, {nth} of {all}")
        }
        Granted::AnyOperation => format!("free Limited Operation{within}"),
        Granted::AnySpecial => format!("free Special Activity{within}"),
        Granted::Anything => {
            let [nth, all] = grant.nth;
            let spaces: Vec<&str> = grant.terms.only_in.iter().map(Space::name).collect();
            format!("free action, {nth} of {all}, in {}", either(&spaces))
        }
        Granted::AttackOrAmbush => format!("free Attack or Ambush{within}"),
        Granted::Commitment => "pieces that the US commits and withdraws".to_owned(),
    }
}

/// The name that an id stands for: `air-strike` is the Air Strike, `us_troops` are US Troops.
fn titled(id: &str) -> String {
    let word = |word: &str| match word {
        "us" | "arvn" | "nva" | "vc" => word.to_uppercase(),
        _ => word.chars().take(1).flat_map(char::to_uppercase).chain(word.chars().skip(1)).collect(),
    };
    id.split(['-', '_']).map(word).collect::<Vec<_>>().join(" ")
}

/// The most that can be chosen in all, those given included.
fn most(game: &Game, ask: &Ask<'_>) -> u8 {
    let board = game.board();
    let left = match ask.what {
        What::Space(among) => among.len() as u8,
        What::Piece(kinds, spaces) | What::Move(kinds, spaces, _) | What::Step(kinds, spaces) => {
            board.count_in(spaces, kinds)
        }
        What::Boxed(types, held) => types.iter().map(|piece| board.in_box(held, *piece)).sum(),
        // Only own pieces may come from the map instead (1.4.1).
        What::Place(types, held, _)
            if !game.is_player(ask.by)
                || held != BoxName::Available
                || types.iter().all(|piece| piece.faction() != ask.by) =>
        {
            types.iter().map(|piece| board.in_box(held, *piece)).sum()
        }
        What::Place(..) | What::Word(_) | What::Faction(_) | What::Number(..) => u8::MAX,
    };
    // What has moved within those spaces is still counted there.
    let all = match ask.what {
        What::Move(_, from, to) if (to - from).is_empty() => left.max(ask.doing.given),
        _ => ask.doing.given.saturating_add(left),
    };
    ask.doing.of.min(all).max(1)
}

fn of_types(types: &[PieceType]) -> String {
    let mut kinds = PieceSet::NONE;
    for piece_type in types {
        kinds = kinds | PieceSet::of_type(*piece_type);
    }
    pieces(kinds)
}

/// Pieces by the widest names that fit: `Insurgent piece`, `VC Guerrilla or Base`, `US Troops`.
fn pieces(kinds: PieceSet) -> String {
    let but_tunnels = |set: PieceSet| [set, set - PieceSet::TUNNELS];
    let is = |set: PieceSet| but_tunnels(set).contains(&kinds);
    let named = [
        (PieceSet::ALL, "piece"),
        (PieceSet::COIN, "COIN piece"),
        (PieceSet::INSURGENT, "Insurgent piece"),
        (PieceSet::GUERRILLAS, "Guerrilla"),
        (PieceSet::UNDERGROUND_GUERRILLAS, "Underground Guerrilla"),
        (PieceSet::ACTIVE_GUERRILLAS, "Active Guerrilla"),
        (PieceSet::COIN_CUBES, "COIN cube"),
        (PieceSet::ARVN_CUBES, "ARVN cube"),
        (PieceSet::TUNNELS, "Tunneled Base"),
    ];
    if let Some((_, name)) = named.into_iter().find(|(set, _)| is(*set)) {
        return name.to_owned();
    }
    let mut words: Vec<String> = Vec::new();
    for faction in Faction::ALL {
        let own = kinds & PieceSet::of_faction(faction);
        if own != PieceSet::NONE && is_whole(own, faction) {
            words.push(format!("{} piece", titled(faction.id())));
            continue;
        }
        for piece_type in PieceType::ALL.into_iter().filter(|piece| piece.faction() == faction) {
            let there: Vec<PieceKind> = piece_type.kinds().filter(|kind| kinds.contains(*kind)).collect();
            let state = match there[..] {
                [] => continue,
                [only] if only.is_tunneled() => "Tunneled ",
                [only] if only.is_underground() => "Underground ",
                [only] if only.flipped().is_some() => "Active ",
                _ => "",
            };
            words.push(format!("{state}{}", titled(piece_type.id())));
        }
    }
    words.join(" or ")
}

/// The same of pieces that are told one by one: only those among the `legal` answers.
fn pieces_among(kinds: PieceSet, legal: &[Answer]) -> String {
    const OR: &str = " or ";
    let told = pieces(kinds);
    let mut there = PieceSet::NONE;
    for answer in legal {
        if let Answer::Piece(_, kind) = answer {
            there = there | PieceSet::from(*kind);
        }
    }
    if told.contains(OR) && there != PieceSet::NONE { pieces(there) } else { told }
}

fn is_whole(own: PieceSet, faction: Faction) -> bool {
    let all = PieceSet::of_faction(faction);
    own == all || own == all - PieceSet::TUNNELS
}

/// The spaces by a name of the map, after `before`; nothing where they have none.
fn within(before: &str, spaces: SpaceSet) -> String {
    let named = [
        (SpaceSet::CITIES, "a City"),
        (SpaceSet::PROVINCES, "a Province"),
        (SpaceSet::LOCS, "a LoC"),
        (SpaceSet::CITIES_AND_PROVINCES, "a City or Province"),
        (SpaceSet::SOUTH_VIETNAM, "South Vietnam"),
        (SpaceSet::LAOS, "Laos"),
        (SpaceSet::CAMBODIA, "Cambodia"),
        (SpaceSet::LAOS_CAMBODIA, "Laos or Cambodia"),
        (SpaceSet::OUTSIDE_SOUTH_VIETNAM, "North Vietnam, Laos or Cambodia"),
        (SpaceSet::MEKONG, "a Mekong LoC"),
        (SpaceSet::HIGHLAND, "a Highland"),
        (SpaceSet::JUNGLE, "a Jungle"),
        (SpaceSet::COASTAL, "a coastal space"),
    ];
    let only = spaces.first().filter(|_| spaces.len() == 1).map(Space::name);
    match only.or_else(|| named.into_iter().find(|(set, _)| *set == spaces).map(|(_, name)| name)) {
        Some(name) => format!("{before}{name}"),
        None => String::new(),
    }
}
