//! The six Trưng cards of US, front and back, in the order their boxes are read (T5.3).

use crate::trung::condition::Condition as C;
use crate::trung::flow::{
    AFTER, BEFORE, DRAW, DURING, END, FLIP, Flow, ask, flow, operation, part, sa, special, to,
};
use crate::trung::step::{CardStep as P, NpOperation as O, NpSpecial as S};

/// The cards in the order of their letters.
pub static CARDS: [&[Flow; 2]; 6] = [&A, &B, &C, &D, &E, &F];

/// A and AA.
static A: [Flow; 2] = [
    flow(
        "A",
        3,
        &[
            ask(C::UsPop2plusUsPieces, to(2), DRAW),
            ask(C::Us4nvaOrVulnerableBase, to(3), FLIP),
            part(O::UsAssault, &[P::UsAssaultAllVulnerable], to(4)).or(to(4)),
            special(
                DURING,
                &[sa('a', S::UsAirLift).only_if(C::UsCoinFpBelowNvaTroops), sa('b', S::UsAirStrike)],
                to(5),
            ),
            part(O::UsAssault, &[P::UsAssaultWithArvn, P::UsAssaultUsTroops], END).continues(3),
        ],
    )
    .alone(&[1, 2], &[sa('a', S::UsAirLift).only_if(C::UsCoinFpBelowNvaTroops), sa('b', S::UsAirStrike)]),
    flow(
        "AA",
        3,
        &[
            special(
                BEFORE,
                &[
                    sa('a', S::UsAirStrike).only_if(C::UsPolicyLbj),
                    sa('b', S::UsAdvise),
                    sa('c', S::UsAirLift),
                ],
                to(2),
            ),
            operation(O::UsTrain, END),
        ],
    )
    .alone(
        &[],
        &[sa('a', S::UsAirStrike).only_if(C::UsPolicyLbj), sa('b', S::UsAdvise), sa('c', S::UsAirLift)],
    ),
];

/// B and BB.
static B: [Flow; 2] = [
    flow(
        "B",
        3,
        &[
            ask(C::UsPop2plusUsPieces, to(2), DRAW),
            ask(C::Us4nvaOrVulnerableBase, to(3), FLIP),
            part(O::UsAssault, &[P::UsAssaultAllVulnerable], to(4)).or(to(4)),
            special(
                DURING,
                &[sa('a', S::UsAirLift).only_if(C::UsCoinFpBelowNvaTroops), sa('b', S::UsAirStrike)],
                to(5),
            ),
            part(O::UsAssault, &[P::UsAssaultWithArvn, P::UsAssaultUsTroops], END).continues(3),
        ],
    )
    .alone(&[1, 2], &[sa('a', S::UsAirLift).only_if(C::UsCoinFpBelowNvaTroops), sa('b', S::UsAirStrike)]),
    flow(
        "BB",
        3,
        &[
            ask(C::RoutesCanThoHueBlocked, to(2), to(3)),
            operation(O::UsPatrol, to(4)),
            operation(O::UsSweep, to(4)),
            special(AFTER, &[sa('a', S::UsAirStrike).only_if(C::UsPolicyLbj), sa('b', S::UsAirLift)], END),
        ],
    )
    .alone(&[], &[sa('a', S::UsAirStrike).only_if(C::UsPolicyLbj), sa('b', S::UsAirLift)]),
];

/// C and CC.
static C: [Flow; 2] = [
    flow(
        "C",
        3,
        &[
            ask(C::CoinPoints42, to(2), DRAW),
            ask(C::Us4nvaOrVulnerableBase, to(3), FLIP),
            part(O::UsAssault, &[P::UsAssaultAllVulnerable], to(4)).or(to(4)),
            special(
                DURING,
                &[sa('a', S::UsAirLift).only_if(C::UsCoinFpBelowNvaTroops), sa('b', S::UsAirStrike)],
                to(5),
            ),
            part(O::UsAssault, &[P::UsAssaultWithArvn, P::UsAssaultUsTroops], END).continues(3),
        ],
    )
    .alone(&[1, 2], &[sa('a', S::UsAirLift).only_if(C::UsCoinFpBelowNvaTroops), sa('b', S::UsAirStrike)]),
    flow(
        "CC",
        3,
        &[
            special(
                BEFORE,
                &[
                    sa('a', S::UsAirStrike).only_if(C::UsPolicyLbj),
                    sa('b', S::UsAdvise),
                    sa('c', S::UsAirLift),
                ],
                to(2),
            ),
            operation(O::UsTrain, END),
        ],
    )
    .alone(
        &[],
        &[sa('a', S::UsAirStrike).only_if(C::UsPolicyLbj), sa('b', S::UsAdvise), sa('c', S::UsAirLift)],
    ),
];

/// D and DD.
static D: [Flow; 2] = [
    flow(
        "D",
        3,
        &[
            ask(C::UsTwoSupportUnderground, to(2), DRAW),
            ask(C::Us4nvaOrVulnerableBase, to(3), FLIP),
            part(O::UsAssault, &[P::UsAssaultAllVulnerable], to(4)).or(to(4)),
            special(
                DURING,
                &[sa('a', S::UsAirLift).only_if(C::UsCoinFpBelowNvaTroops), sa('b', S::UsAirStrike)],
                to(5),
            ),
            part(O::UsAssault, &[P::UsAssaultWithArvn, P::UsAssaultUsTroops], END).continues(3),
        ],
    )
    .alone(&[1, 2], &[sa('a', S::UsAirLift).only_if(C::UsCoinFpBelowNvaTroops), sa('b', S::UsAirStrike)]),
    flow(
        "DD",
        3,
        &[
            operation(O::UsSweep, to(2)),
            special(AFTER, &[sa('a', S::UsAirStrike).only_if(C::UsPolicyLbj), sa('b', S::UsAirLift)], END),
        ],
    )
    .alone(&[], &[sa('a', S::UsAirStrike).only_if(C::UsPolicyLbj), sa('b', S::UsAirLift)]),
];

/// E and EE.
static E: [Flow; 2] = [
    flow(
        "E",
        3,
        &[
            ask(C::UsPiecesWithVulnerableEnemies, to(2), DRAW),
            ask(C::Us4nvaOrVulnerableBase, to(3), FLIP),
            part(O::UsAssault, &[P::UsAssaultAllVulnerable], to(4)).or(to(4)),
            special(
                DURING,
                &[sa('a', S::UsAirLift).only_if(C::UsCoinFpBelowNvaTroops), sa('b', S::UsAirStrike)],
                to(5),
            ),
            part(O::UsAssault, &[P::UsAssaultWithArvn, P::UsAssaultUsTroops], END).continues(3),
        ],
    )
    .alone(&[1, 2], &[sa('a', S::UsAirLift).only_if(C::UsCoinFpBelowNvaTroops), sa('b', S::UsAirStrike)]),
    flow(
        "EE",
        3,
        &[
            operation(O::UsTrain, to(2)),
            special(
                AFTER,
                &[
                    sa('a', S::UsAdvise),
                    sa('b', S::UsAirStrike).only_if(C::UsPolicyLbj),
                    sa('c', S::UsAirLift),
                ],
                END,
            ),
        ],
    )
    .alone(
        &[],
        &[sa('a', S::UsAdvise), sa('b', S::UsAirStrike).only_if(C::UsPolicyLbj), sa('c', S::UsAirLift)],
    ),
];

/// F and FF.
static F: [Flow; 2] = [
    flow(
        "F",
        3,
        &[
            ask(C::UsSouthBasesGuarded, to(2), DRAW),
            special(BEFORE, &[sa('a', S::UsAirStrike).only_if(C::UsPolicyLbj), sa('b', S::UsAirLift)], to(3)),
            ask(C::RoutesCanThoHueBlocked, to(4), FLIP),
            operation(O::UsPatrol, END),
        ],
    )
    .alone(&[1], &[sa('a', S::UsAirStrike).only_if(C::UsPolicyLbj), sa('b', S::UsAirLift)]),
    flow(
        "FF",
        3,
        &[ask(C::UsPop2UsTroops, to(2), to(3)), operation(O::UsTrain, END), operation(O::UsSweep, END)],
    ),
];
