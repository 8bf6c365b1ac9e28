//! How a non-player NVA or VC executes an Operation or Special Activity that an Event grants (T5.5.7).

use crate::action::turn::{Terms, Turn};
use crate::events::{Grant, Granted, How, InsurgentProcedure};
use crate::game::table::Table;
use crate::operations::OperationName;
use crate::operations::assault::Treated;
use crate::special_activities::SpecialName;
use crate::trung::activation::Activation;
use crate::trung::deck::{draw_for_attack_or_ambush, draw_for_operation, draw_for_special};
use crate::trung::flow::{Node, Variant};
use crate::trung::hand::Hand;
use crate::trung::movement::{MoveAction, Movement};
use crate::trung::request::TurnRequest;
use crate::trung::scene::Manner;
use crate::trung::step::{CardStep, NpOperation, NpSpecial};
use crate::trung::turn::carry_out;
use crate::trung::walk::OperationOrder;
use crate::trung::{nva, vc};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::error::Error;
use pointman_core::trace::Trace;

/// Executes what is granted; nothing if it is impossible. Gives its spaces.
///
/// # Errors
/// When the dice give no answer.
pub(super) fn granted<T: Trace>(
    table: &mut Table<'_>,
    grant: &Grant,
    trace: &mut T,
) -> Result<SpaceSet, Error> {
    match grant.action {
        Granted::AnyOperation => by_cards(table, grant, TurnRequest::LIMITED_BY_EVENT, trace),
        // What the Event names is not banned (5.1.1, 5.1.2).
        Granted::Anything => {
            by_cards(table, grant, TurnRequest { event: true, ..TurnRequest::LIMITED_BY_EVENT }, trace)
        }
        Granted::AnySpecial => by_cards(table, grant, TurnRequest::SPECIAL_BY_EVENT, trace),
        Granted::Operation(name) => operation(table, grant, name, trace),
        Granted::Special(name) => special(table, grant, name, trace),
        Granted::AttackOrAmbush => attack_or_ambush(table, grant, trace),
        Granted::Commitment => Err(Error::Bug(format!("{} has no Commitment", grant.by))),
    }
}

/// Does what a non-player NVA or VC does by a procedure of its own.
///
/// # Errors
/// When the dice give no answer.
pub(super) fn by_procedure<T: Trace>(
    table: &mut Table<'_>,
    by: Faction,
    procedure: InsurgentProcedure,
    trace: &mut T,
) -> Result<(), Error> {
    match procedure {
        InsurgentProcedure::EasterOffensive => {
            let grant = Grant::named(by, "", Granted::AnyOperation);
            by_hand(table, &grant, grant.terms, trace, |hand| nva::easter_offensive(hand)).map(drop)
        }
    }
}

/// By the Trưng cards, freshly drawn.
fn by_cards<T: Trace>(
    table: &mut Table<'_>,
    grant: &Grant,
    request: TurnRequest,
    trace: &mut T,
) -> Result<SpaceSet, Error> {
    let mut turn = Turn::of(grant.by, Terms { only_in: grant.terms.only_in, ..request.terms() });
    carry_out(table, &mut turn, request, &mut |_, _| Ok(()), trace)?;
    Ok(turn.spaces | turn.special_spaces)
}

/// Without rolls, on these terms. Gives the spaces selected.
fn by_hand<'t, T: Trace>(
    table: &mut Table<'t>,
    grant: &Grant,
    terms: Terms,
    trace: &mut T,
    execute: impl FnOnce(&mut Hand<'_, 't, T>) -> Result<bool, Error>,
) -> Result<SpaceSet, Error> {
    let (mut turn, mut activation) = (Turn::of(grant.by, terms), Activation::NONE);
    let special_only = matches!(grant.action, Granted::Special(_) | Granted::AttackOrAmbush);
    let request = TurnRequest {
        with_special: false,
        special_only,
        max_spaces: terms.max_spaces,
        free: true,
        event: terms.directed,
    };
    let mut hand = Hand {
        table,
        turn: &mut turn,
        activation: &mut activation,
        request,
        treated: Treated::Normally,
        trace,
    };
    execute(&mut hand)?;
    Ok(turn.spaces | turn.special_spaces)
}

fn operation<T: Trace>(
    table: &mut Table<'_>,
    grant: &Grant,
    name: OperationName,
    trace: &mut T,
) -> Result<SpaceSet, Error> {
    let is_nva = grant.by == Faction::Nva;
    match name {
        OperationName::March => march(table, grant, trace),
        OperationName::Rally => by_hand(table, grant, grant.terms, trace, |hand| match grant.how {
            _ if is_nva => nva::rally(hand, NpOperation::NvaRally.steps()),
            How::Leaving => vc::rally(hand, &[CardStep::VcRallyGuerrillas, CardStep::VcRallyFlip]),
            _ => vc::rally(hand, NpOperation::VcRally.steps()),
        }),
        OperationName::Attack if is_nva => by_hand(table, grant, grant.terms, trace, |hand| {
            nva::attack(hand, NpOperation::NvaAttack.steps())
        }),
        _ => Err(Error::Bug(format!("no Event grants {name} to {}", grant.by))),
    }
}

/// March: to a LoC and into Laos or Cambodia first, if the first card that shows a March of NVA says so.
fn march<T: Trace>(table: &mut Table<'_>, grant: &Grant, trace: &mut T) -> Result<SpaceSet, Error> {
    let said = grant.terms.march;
    // A non-player does not march on, so what it enters is where it stays.
    let only_in = grant.terms.only_in & said.ends_in;
    let max_spaces = said.most_ends.or(grant.terms.max_spaces);
    let terms = Terms { only_in, max_spaces, ..grant.terms };
    let movement = |whole: Movement| Movement {
        types: whole.types & said.movers,
        from: terms.from,
        amass: grant.how != How::Leaving,
        ..whole
    };
    if grant.by != Faction::Nva {
        return by_hand(table, grant, terms, trace, |hand| {
            let whole = Movement::of(&hand.scene(Manner::Plain), MoveAction::VcMarch);
            vc::march(hand, NpOperation::VcMarch.steps(), movement(whole))
        });
    }
    let (with_loc, with_laos_cambodia) = match grant.how {
        How::Plain => (false, false),
        _ => match draw_for_operation(table, NpOperation::NvaMarch)? {
            Some((flow, Node::Operation { with_loc, with_laos_cambodia, .. })) => {
                trace.note("T5.5.7", format_args!("March as on {}", flow.id));
                (*with_loc, *with_laos_cambodia)
            }
            _ => (true, true),
        },
    };
    let order = OperationOrder {
        operation: NpOperation::NvaMarch,
        steps: NpOperation::NvaMarch.steps(),
        with_loc,
        with_laos_cambodia,
        continues: false,
    };
    by_hand(table, grant, terms, trace, |hand| {
        let whole = Movement::of(&hand.scene(Manner::Plain), MoveAction::NvaMarch);
        nva::march(hand, &order, movement(whole))
    })
}

fn special<T: Trace>(
    table: &mut Table<'_>,
    grant: &Grant,
    name: SpecialName,
    trace: &mut T,
) -> Result<SpaceSet, Error> {
    match (name, grant.by) {
        (SpecialName::Infiltrate, Faction::Nva) => {
            let replaces = match grant.how {
                How::WithVcBase => true,
                How::Plain | How::Leaving => false,
                How::Drawn => draw_for_special(table, NpSpecial::NvaInfiltrate)?
                    .is_none_or(|(_, entry)| entry.variant == Variant::WithVcBase),
            };
            by_hand(table, grant, grant.terms, trace, |hand| nva::infiltrate(hand, replaces))
        }
        (SpecialName::Bombard, Faction::Nva) => {
            by_hand(table, grant, grant.terms, trace, |hand| nva::bombard(hand))
        }
        (SpecialName::Ambush, _) => ambush(table, grant, trace),
        _ => Err(Error::Bug(format!("no Event grants {name} to {}", grant.by))),
    }
}

fn ambush<T: Trace>(table: &mut Table<'_>, grant: &Grant, trace: &mut T) -> Result<SpaceSet, Error> {
    by_hand(table, grant, grant.terms, trace, |hand| match grant.by {
        Faction::Nva => nva::ambush(hand, Variant::Plain),
        _ => vc::ambush(hand, Variant::Plain),
    })
}

/// An Attack or an Ambush, as the first card says that shows either; the other if that is impossible.
fn attack_or_ambush<T: Trace>(
    table: &mut Table<'_>,
    grant: &Grant,
    trace: &mut T,
) -> Result<SpaceSet, Error> {
    let attacks_first = draw_for_attack_or_ambush(table)?.unwrap_or(true);
    let mut spaces = SpaceSet::NONE;
    for attacks in [attacks_first, !attacks_first] {
        if spaces.is_empty() {
            spaces = if attacks {
                operation(table, grant, OperationName::Attack, trace)
            } else {
                ambush(table, grant, trace)
            }?;
        }
    }
    Ok(spaces)
}
