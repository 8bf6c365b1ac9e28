//! The six Trưng cards of ARVN, front and back, in the order their boxes are read (T5.3).

use crate::trung::condition::Condition as C;
use crate::trung::flow::{
    AFTER, BEFORE, DRAW, DURING, END, FLIP, Flow, ask, flow, operation, part, sa, special, to,
};
use crate::trung::step::{CardStep as P, NpOperation as O, NpSpecial as S};

/// The cards in the order of their letters.
pub static CARDS: [&[Flow; 2]; 6] = [&G, &H, &J, &K, &L, &M];

/// G and GG.
static G: [Flow; 2] = [
    flow(
        "G",
        3,
        &[
            ask(C::Arvn3d6AvailablePieces, to(2), DRAW),
            ask(C::ArvnAssaultAddsControlOrUnblocks, to(3), FLIP),
            part(O::ArvnAssault, &[P::ArvnAssaultMostFirepower], to(4)),
            special(DURING, &[sa('a', S::ArvnTransport), sa('b', S::ArvnRaid)], to(5)),
            part(O::ArvnAssault, &[P::ArvnAssaultRemove], END).continues(3),
        ],
    )
    .alone(&[1, 2], &[sa('a', S::ArvnTransport), sa('b', S::ArvnRaid)]),
    flow(
        "GG",
        3,
        &[
            operation(O::ArvnTrain, to(2)),
            special(AFTER, &[sa('a', S::ArvnGovern), sa('b', S::ArvnTransport)], END),
        ],
    )
    .alone(&[], &[sa('a', S::ArvnGovern), sa('b', S::ArvnTransport)]),
];

/// H and HH.
static H: [Flow; 2] = [
    flow(
        "H",
        3,
        &[
            ask(C::Arvn5TroopsRangers, to(2), DRAW),
            special(BEFORE, &[sa('a', S::ArvnTransport)], to(3)),
            ask(C::ArvnAssaultAddsControlOrUnblocks, to(4), FLIP),
            part(O::ArvnAssault, &[P::ArvnAssaultRemove], END),
        ],
    )
    .alone(&[1], &[sa('a', S::ArvnTransport)]),
    flow(
        "HH",
        3,
        &[
            ask(C::Arvn3d6AvailablePieces, to(2), to(3)),
            operation(O::ArvnTrain, END),
            part(O::ArvnAssault, &[P::ArvnAssaultRemove], END),
        ],
    ),
];

/// J and JJ.
static J: [Flow; 2] = [
    flow(
        "J",
        3,
        &[
            ask(C::ArvnPop2SupportMoreCubes, to(2), DRAW),
            ask(C::Arvn3d6AvailablePieces, to(3), FLIP),
            operation(O::ArvnTrain, to(4)),
            special(AFTER, &[sa('a', S::ArvnGovern), sa('b', S::ArvnTransport)], END),
        ],
    )
    .alone(&[1, 2], &[sa('a', S::ArvnGovern), sa('b', S::ArvnTransport)]),
    flow(
        "JJ",
        3,
        &[
            ask(C::RoutesCanThoHueBlocked, to(2), to(3)),
            operation(O::ArvnPatrol, to(4)),
            operation(O::ArvnSweep, to(4)),
            special(
                AFTER,
                &[
                    sa('a', S::ArvnGovern).only_if(C::OpWasPatrol),
                    sa('b', S::ArvnRaid),
                    sa('c', S::ArvnTransport),
                ],
                END,
            ),
        ],
    )
    .alone(&[], &[sa('a', S::ArvnGovern), sa('b', S::ArvnRaid), sa('c', S::ArvnTransport)]),
];

/// K and KK.
static K: [Flow; 2] = [
    flow(
        "K",
        3,
        &[
            ask(C::CoinPoints42, to(2), DRAW),
            ask(C::RoutesCanThoHueBlocked, to(3), FLIP),
            special(
                BEFORE,
                &[sa('a', S::ArvnGovern), sa('b', S::ArvnRaid), sa('c', S::ArvnTransport)],
                to(4),
            ),
            operation(O::ArvnPatrol, END),
        ],
    )
    .alone(&[1, 2], &[sa('a', S::ArvnGovern), sa('b', S::ArvnRaid), sa('c', S::ArvnTransport)]),
    flow(
        "KK",
        3,
        &[
            ask(C::ArvnAssaultAddsControl, to(2), to(3)),
            part(O::ArvnAssault, &[P::ArvnAssaultRemove], to(4)),
            operation(O::ArvnTrain, to(4)),
            special(AFTER, &[sa('a', S::ArvnGovern).only_if(C::OpWasTrain), sa('b', S::ArvnTransport)], END),
        ],
    )
    .alone(&[], &[sa('a', S::ArvnGovern), sa('b', S::ArvnTransport)]),
];

/// L and LL.
static L: [Flow; 2] = [
    flow(
        "L",
        3,
        &[
            ask(C::NvaBaseOrControlPop2plus, to(2), DRAW),
            ask(C::Arvn3d6AvailablePieces, to(3), FLIP),
            operation(O::ArvnTrain, to(4)),
            special(AFTER, &[sa('a', S::ArvnGovern), sa('b', S::ArvnTransport)], END),
        ],
    )
    .alone(&[1, 2], &[sa('a', S::ArvnGovern), sa('b', S::ArvnTransport)]),
    flow(
        "LL",
        3,
        &[
            ask(C::ArvnAssaultAddsControlOrUnblocks, to(2), to(3)),
            part(O::ArvnAssault, &[P::ArvnAssaultRemove], to(4)),
            operation(O::ArvnSweep, to(4)),
            special(AFTER, &[sa('a', S::ArvnRaid), sa('b', S::ArvnTransport)], END),
        ],
    )
    .alone(&[], &[sa('a', S::ArvnRaid), sa('b', S::ArvnTransport)]),
];

/// M and MM.
static M: [Flow; 2] = [
    flow(
        "M",
        3,
        &[
            ask(C::NvaPoints14, to(2), DRAW),
            ask(C::Arvn3d6AvailablePieces, to(3), FLIP),
            operation(O::ArvnTrain, to(4)),
            special(AFTER, &[sa('a', S::ArvnTransport), sa('b', S::ArvnGovern)], END),
        ],
    )
    .alone(&[1, 2], &[sa('a', S::ArvnTransport), sa('b', S::ArvnGovern)]),
    flow(
        "MM",
        3,
        &[
            ask(C::RoutesCanThoHueBlocked, to(2), to(3)),
            operation(O::ArvnPatrol, to(4)),
            operation(O::ArvnSweep, to(4)),
            special(
                AFTER,
                &[
                    sa('a', S::ArvnGovern).only_if(C::RoutesCanThoHueBlocked),
                    sa('b', S::ArvnRaid),
                    sa('c', S::ArvnTransport),
                ],
                END,
            ),
        ],
    )
    .alone(
        &[],
        &[
            sa('a', S::ArvnGovern).only_if(C::RoutesCanThoHueBlocked),
            sa('b', S::ArvnRaid),
            sa('c', S::ArvnTransport),
        ],
    ),
];
