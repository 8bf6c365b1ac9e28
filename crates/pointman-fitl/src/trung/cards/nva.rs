//! The six Trưng cards of NVA, front and back, in the order their boxes are read (T5.3).

use crate::trung::condition::Condition as C;
use crate::trung::flow::{
    AFTER, BEFORE, DRAW, DURING, END, FLIP, Flow, ask, flow, operation, part, sa, special, to,
};
use crate::trung::step::{CardStep as P, NpOperation as O, NpSpecial as S};

/// The cards in the order of their letters.
pub static CARDS: [&[Flow; 2]; 6] = [&N, &P, &Q, &R, &S, &T];

/// N and NN.
static N: [Flow; 2] = [
    flow(
        "N",
        2,
        &[
            ask(C::Nva3d6AvailableTroops, to(2), DRAW),
            ask(C::Nva6TroopsCoinTroopsOrBase, to(3), FLIP),
            part(O::NvaAttack, &[P::NvaAttackTroops], to(4)).or(to(4)),
            special(DURING, &[sa('a', S::NvaAmbush).with_attack()], to(5)),
            part(O::NvaAttack, &[P::NvaAttackGuerrillas], to(6)).continues(3),
            special(AFTER, &[sa('b', S::NvaBombard)], END),
        ],
    )
    .alone(&[1, 2], &[sa('a', S::NvaAmbush).with_attack(), sa('b', S::NvaBombard)]),
    flow(
        "NN",
        2,
        &[
            ask(C::Nva8TroopsOutsideSouth, to(2), to(4)),
            special(BEFORE, &[sa('a', S::NvaInfiltrate)], to(3)),
            operation(O::NvaMarch, END).with_loc(),
            operation(O::NvaRally, to(5)),
            special(AFTER, &[sa('a', S::NvaInfiltrate)], END),
        ],
    )
    .alone(&[], &[sa('a', S::NvaInfiltrate)]),
];

/// P and PP.
static P: [Flow; 2] = [
    flow(
        "P",
        2,
        &[
            ask(C::CoinPoints42, to(2), DRAW),
            ask(C::Nva20Troops, to(3), FLIP),
            special(BEFORE, &[sa('a', S::NvaBombard)], to(4)),
            ask(C::Nva6TroopsCoinTroopsOrBase, to(5), to(6)),
            operation(O::NvaAttack, END),
            operation(O::NvaMarch, END),
        ],
    )
    .alone(&[1, 2], &[sa('a', S::NvaBombard)]),
    flow(
        "PP",
        2,
        &[
            ask(C::Nva2d6AvailableGuerrillas, to(2), to(4)),
            operation(O::NvaRally, to(3)),
            special(AFTER, &[sa('a', S::NvaInfiltrate)], END),
            special(BEFORE, &[sa('a', S::NvaInfiltrate)], to(5)),
            operation(O::NvaMarch, END),
        ],
    )
    .alone(&[], &[sa('a', S::NvaInfiltrate)]),
];

/// Q and QQ.
static Q: [Flow; 2] = [
    flow(
        "Q",
        2,
        &[
            ask(C::Nva2d6AvailableGuerrillasOrD3Trail, to(2), DRAW),
            ask(C::Nva6TroopsCoinTroopsOrBase, to(3), FLIP),
            part(O::NvaAttack, &[P::NvaAttackTroops], to(4)).or(to(4)),
            special(DURING, &[sa('a', S::NvaAmbush).with_attack()], to(5)),
            part(O::NvaAttack, &[P::NvaAttackGuerrillas], to(6)).continues(3),
            special(AFTER, &[sa('b', S::NvaBombard)], END),
        ],
    )
    .alone(&[1, 2], &[sa('a', S::NvaAmbush).with_attack(), sa('b', S::NvaBombard)]),
    flow(
        "QQ",
        2,
        &[
            operation(O::NvaRally, to(2)),
            special(
                AFTER,
                &[
                    sa('a', S::NvaInfiltrate).only_if(C::Nva3d6AvailableTroops).with_vc_base(),
                    sa('b', S::NvaBombard),
                ],
                END,
            ),
        ],
    )
    .alone(
        &[],
        &[sa('a', S::NvaInfiltrate).only_if(C::Nva3d6AvailableTroops).with_vc_base(), sa('b', S::NvaBombard)],
    ),
];

/// R and RR.
static R: [Flow; 2] = [
    flow(
        "R",
        2,
        &[
            ask(C::UsPoints42, to(2), DRAW),
            ask(C::Nva3d6AvailableTroops, to(3), FLIP),
            special(BEFORE, &[sa('a', S::NvaInfiltrate).with_vc_base()], to(4)),
            operation(O::NvaMarch, END).with_loc().with_laos_cambodia(),
        ],
    )
    .alone(&[1, 2], &[sa('a', S::NvaInfiltrate).with_vc_base()]),
    flow(
        "RR",
        2,
        &[
            ask(C::NvaUndergroundSupport, to(2), to(4)),
            operation(O::NvaTerror, to(3)),
            special(AFTER, &[sa('a', S::NvaBombard)], END),
            operation(O::NvaMarch, to(5)).with_loc().with_laos_cambodia(),
            special(
                AFTER,
                &[sa('a', S::NvaAmbush).only_if(C::MarchAmbushPossible).with_march(), sa('b', S::NvaBombard)],
                END,
            ),
        ],
    )
    .alone(&[], &[sa('a', S::NvaBombard)]),
];

/// S and SS.
static S: [Flow; 2] = [
    flow(
        "S",
        2,
        &[
            ask(C::Pop2WithoutCoinControl, to(2), DRAW),
            ask(C::Nva2d6AvailableGuerrillasOrD3Trail, to(3), FLIP),
            operation(O::NvaRally, to(4)),
            special(
                AFTER,
                &[
                    sa('a', S::NvaInfiltrate).only_if(C::Nva3d6AvailableTroops).with_vc_base(),
                    sa('b', S::NvaBombard),
                ],
                END,
            ),
        ],
    )
    .alone(
        &[1, 2],
        &[sa('a', S::NvaInfiltrate).only_if(C::Nva3d6AvailableTroops).with_vc_base(), sa('b', S::NvaBombard)],
    ),
    flow(
        "SS",
        2,
        &[
            ask(C::Nva6TroopsCoinPieces, to(2), to(6)),
            part(O::NvaAttack, &[P::NvaAttackTroops], to(3)).or(to(3)),
            special(DURING, &[sa('a', S::NvaAmbush).with_attack()], to(4)),
            part(O::NvaAttack, &[P::NvaAttackGuerrillas], to(5)).continues(2),
            special(AFTER, &[sa('b', S::NvaBombard)], END),
            operation(O::NvaMarch, to(7)).with_loc().with_laos_cambodia(),
            special(
                AFTER,
                &[sa('a', S::NvaAmbush).only_if(C::MarchAmbushPossible).with_march(), sa('b', S::NvaBombard)],
                END,
            ),
        ],
    )
    .alone(&[], &[sa('a', S::NvaAmbush).with_attack(), sa('b', S::NvaBombard)]),
];

/// T and TT.
static T: [Flow; 2] = [
    flow(
        "T",
        2,
        &[
            ask(C::Nva20Troops, to(2), DRAW),
            ask(C::Nva6TroopsCoinTroopsOrBase, to(3), FLIP),
            part(O::NvaAttack, &[P::NvaAttackTroops], to(4)).or(to(4)),
            special(DURING, &[sa('a', S::NvaAmbush).with_attack()], to(5)),
            part(O::NvaAttack, &[P::NvaAttackGuerrillas], to(6)).continues(3),
            special(AFTER, &[sa('b', S::NvaBombard)], END),
        ],
    )
    .alone(&[1, 2], &[sa('a', S::NvaAmbush).with_attack(), sa('b', S::NvaBombard)]),
    flow(
        "TT",
        2,
        &[
            ask(C::NvaUndergroundSupport2, to(2), to(4)),
            operation(O::NvaTerror, to(3)),
            special(AFTER, &[sa('b', S::NvaBombard)], END),
            special(
                BEFORE,
                &[
                    sa('a', S::NvaInfiltrate).only_if(C::Nva3d6AvailableTroops).with_vc_base(),
                    sa('b', S::NvaBombard),
                ],
                to(5),
            ),
            operation(O::NvaMarch, END).with_loc(),
        ],
    )
    .alone(
        &[],
        &[sa('a', S::NvaInfiltrate).only_if(C::Nva3d6AvailableTroops).with_vc_base(), sa('b', S::NvaBombard)],
    )
    .alone_if(C::NvaUndergroundSupport2, &[sa('b', S::NvaBombard)]),
];
