//! The six Trưng cards of VC, front and back, in the order their boxes are read (T5.3).

use crate::trung::condition::Condition as C;
use crate::trung::flow::{
    AFTER, BEFORE, DRAW, DURING, END, FLIP, Flow, ask, flow, operation, sa, special, to,
};
use crate::trung::step::{NpOperation as O, NpSpecial as S};

/// The cards in the order of their letters.
pub static CARDS: [&[Flow; 2]; 6] = [&U, &V, &W, &X, &Y, &Z];

/// U and UU.
static U: [Flow; 2] = [
    flow(
        "U",
        2,
        &[
            ask(C::Vc3Guerrillas, to(2), DRAW),
            ask(C::VcUndergroundNotActiveOpposition, to(3), FLIP),
            operation(O::VcTerror, to(4)),
            special(AFTER, &[sa('a', S::VcSubvert).only_if(C::Patronage17), sa('b', S::VcTax)], END),
        ],
    )
    .alone(&[1, 2], &[sa('a', S::VcSubvert).only_if(C::Patronage17), sa('b', S::VcTax)]),
    flow(
        "UU",
        2,
        &[
            ask(C::Vc3d6AvailablePieces, to(2), to(4)),
            operation(O::VcRally, to(3)),
            special(AFTER, &[sa('b', S::VcTax).only_if(C::Vc2d6Agitate), sa('c', S::VcSubvert)], END),
            operation(O::VcMarch, to(5)),
            special(
                AFTER,
                &[
                    sa('a', S::VcAmbush).only_if(C::MarchAmbushPossible).with_march(),
                    sa('b', S::VcTax).only_if(C::Vc2d6Agitate),
                    sa('c', S::VcSubvert),
                ],
                END,
            ),
        ],
    )
    .alone(&[], &[sa('b', S::VcTax).only_if(C::Vc2d6Agitate), sa('c', S::VcSubvert)]),
];

/// V and VV.
static V: [Flow; 2] = [
    flow(
        "V",
        2,
        &[
            ask(C::VcUndergroundNotActiveOpposition, to(2), DRAW),
            ask(C::Vc3d6AvailablePieces, to(3), FLIP),
            operation(O::VcRally, to(4)),
            special(AFTER, &[sa('a', S::VcTax).only_if(C::Vc2d6Agitate), sa('b', S::VcSubvert)], END),
        ],
    )
    .alone(&[1, 2], &[sa('a', S::VcTax).only_if(C::Vc2d6Agitate), sa('b', S::VcSubvert)]),
    flow(
        "VV",
        2,
        &[
            ask(C::Vc3GuerrillasUsTroopsNoBase, to(2), to(4)),
            special(DURING, &[sa('a', S::VcAmbush).with_attack()], to(3)),
            operation(O::VcAttack, END),
            operation(O::VcTerror, to(5)),
            special(AFTER, &[sa('b', S::VcSubvert)], END),
        ],
    )
    .alone(&[], &[sa('b', S::VcSubvert)]),
];

/// W and WW.
static W: [Flow; 2] = [
    flow(
        "W",
        2,
        &[
            ask(C::VcUndergroundUsTroops, to(2), DRAW),
            ask(C::Vc3d6AvailablePieces, to(3), FLIP),
            operation(O::VcRally, to(4)),
            special(AFTER, &[sa('a', S::VcSubvert).only_if(C::Patronage17), sa('b', S::VcTax)], END),
        ],
    )
    .alone(&[1, 2], &[sa('a', S::VcSubvert).only_if(C::Patronage17), sa('b', S::VcTax)]),
    flow(
        "WW",
        2,
        &[
            ask(C::VcUndergroundNotActiveOpposition, to(2), to(4)),
            operation(O::VcTerror, to(3)),
            special(AFTER, &[sa('b', S::VcSubvert)], END),
            special(DURING, &[sa('a', S::VcAmbush).with_attack()], to(5)),
            operation(O::VcAttack, END),
        ],
    )
    .alone(&[], &[sa('b', S::VcSubvert)]),
];

/// X and XX.
static X: [Flow; 2] = [
    flow(
        "X",
        2,
        &[
            ask(C::VcPop2WithoutGuerrillas, to(2), DRAW),
            ask(C::Vc3d6AvailablePieces, to(3), FLIP),
            operation(O::VcRally, to(4)),
            special(AFTER, &[sa('a', S::VcTax).only_if(C::Vc2d6Agitate), sa('b', S::VcSubvert)], END),
        ],
    )
    .alone(&[1, 2], &[sa('a', S::VcTax).only_if(C::Vc2d6Agitate), sa('b', S::VcSubvert)]),
    flow(
        "XX",
        2,
        &[
            operation(O::VcMarch, to(2)),
            special(
                AFTER,
                &[
                    sa('a', S::VcAmbush).only_if(C::MarchAmbushPossible).with_march(),
                    sa('b', S::VcSubvert).only_if(C::Patronage17),
                    sa('c', S::VcTax),
                ],
                END,
            ),
        ],
    )
    .alone(&[], &[sa('b', S::VcSubvert).only_if(C::Patronage17), sa('c', S::VcTax)]),
];

/// Y and YY.
static Y: [Flow; 2] = [
    flow(
        "Y",
        2,
        &[
            ask(C::Vc3d6AvailablePieces, to(2), DRAW),
            ask(C::Vc3GuerrillasUsTroopsNoBase, to(3), FLIP),
            special(DURING, &[sa('a', S::VcAmbush).with_attack()], to(4)),
            operation(O::VcAttack, to(5)),
            special(AFTER, &[sa('b', S::VcTax)], END),
        ],
    )
    .alone(&[1, 2], &[sa('b', S::VcTax)]),
    flow(
        "YY",
        2,
        &[
            operation(O::VcRally, to(2)),
            special(AFTER, &[sa('a', S::VcSubvert).only_if(C::Patronage17), sa('b', S::VcTax)], END),
        ],
    )
    .alone(&[], &[sa('a', S::VcSubvert).only_if(C::Patronage17), sa('b', S::VcTax)]),
];

/// Z and ZZ.
static Z: [Flow; 2] = [
    flow(
        "Z",
        2,
        &[
            ask(C::Vc15Guerrillas, to(2), DRAW),
            special(BEFORE, &[sa('a', S::VcSubvert).only_if(C::Patronage17), sa('b', S::VcTax)], to(3)),
            ask(C::Vc3Guerrillas, to(4), FLIP),
            operation(O::VcMarch, END),
        ],
    )
    .alone(&[1], &[sa('a', S::VcSubvert).only_if(C::Patronage17), sa('b', S::VcTax)]),
    flow(
        "ZZ",
        2,
        &[
            ask(C::VcUndergroundNotActiveOpposition, to(2), to(3)),
            operation(O::VcTerror, END),
            operation(O::VcMarch, END),
        ],
    ),
];
