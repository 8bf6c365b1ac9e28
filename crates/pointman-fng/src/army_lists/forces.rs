//! The forces of the army lists, as printed [Army Lists].

use super::{Choice, Force, ForceId, Headquarters, Nation, PostLine};
use crate::squads::squad::Post;
use crate::words::Flag;

use Choice::{Bar, M60, M79, M79M203, Rdp, Rpg2, Rpg7, SaRifle, SfRifle, Smg, Varies};
use Post::{Grenadier, JrNco, LmgGunner, Nco, Rifleman, RpgGunner};

/// Every force, in the order of the lists.
pub fn forces() -> &'static [Force] {
    &FORCES
}

const fn line(post: Post, men: (u8, u8), usual: u8, weapons: &'static [Choice]) -> PostLine {
    PostLine { post, men: Some(men), usual, weapons, in_hq: false }
}

const fn in_hq(weapons: &'static [Choice]) -> PostLine {
    PostLine { post: LmgGunner, men: Some((0, 0)), usual: 0, weapons, in_hq: true }
}

/// A post for which the list gives no number.
const fn unnumbered(post: Post, usual: u8) -> PostLine {
    PostLine { post, men: None, usual, weapons: &[Varies], in_hq: false }
}

const fn headquarters(note: &'static str) -> Headquarters {
    Headquarters { officers: 1, ncos: 1, rtos: 1, medics: 1, riflemen: (0, 0), leader_rep: None, note }
}

static FORCES: [Force; 10] = [
    Force {
        id: ForceId::UsArmyInfantry,
        name: ForceId::UsArmyInfantry.title(),
        nation: Nation::Usa,
        squads: Some((3, 3)),
        men: (10, 10),
        present_add: 5,
        rep_by_d6: [3, 3, 3, 4, 4, 5],
        squad: &[
            line(Nco, (1, 1), 1, &[SfRifle]),
            line(JrNco, (1, 1), 1, &[SfRifle]),
            line(LmgGunner, (1, 1), 1, &[M60]),
            line(Grenadier, (1, 1), 1, &[M79M203]),
            line(Rifleman, (6, 6), 6, &[SfRifle]),
        ],
        headquarters: headquarters(
            "Lt., platoon sergeant, RTO, medic (Navy corpsman with Marines). Weapons-platoon weapons of the \
             company join rifle platoon HQs as needed.",
        ),
        notes: &[],
        sides: &[Flag::Us, Flag::FreeWorld],
    },
    Force {
        id: ForceId::UsAirCavalry,
        name: ForceId::UsAirCavalry.title(),
        nation: Nation::Usa,
        squads: Some((3, 3)),
        men: (10, 10),
        present_add: 5,
        rep_by_d6: [3, 3, 3, 4, 4, 5],
        squad: &[
            line(Nco, (1, 1), 1, &[SfRifle]),
            line(JrNco, (1, 1), 1, &[SfRifle]),
            in_hq(&[M60]),
            line(Grenadier, (1, 2), 1, &[M79M203]),
            line(Rifleman, (6, 7), 7, &[SfRifle]),
        ],
        headquarters: headquarters(
            "Lt., platoon sergeant, RTO, medic (Navy corpsman with Marines). Weapons-platoon weapons of the \
             company join rifle platoon HQs as needed.",
        ),
        notes: &["LMG is in the platoon HQ (footnote *). One launcher goes with 7 riflemen, two with 6."],
        sides: &[Flag::Us, Flag::FreeWorld],
    },
    Force {
        id: ForceId::UsMarines,
        name: ForceId::UsMarines.title(),
        nation: Nation::Usa,
        squads: Some((3, 3)),
        men: (13, 13),
        present_add: 5,
        rep_by_d6: [3, 3, 4, 4, 4, 5],
        squad: &[
            line(Nco, (1, 1), 1, &[SfRifle]),
            line(JrNco, (3, 3), 3, &[SfRifle]),
            in_hq(&[M60]),
            line(Grenadier, (1, 3), 2, &[M79M203]),
            line(Rifleman, (7, 7), 7, &[SfRifle]),
        ],
        headquarters: headquarters(
            "Lt., platoon sergeant, RTO, medic (Navy corpsman with Marines). Weapons-platoon weapons of the \
             company join rifle platoon HQs as needed.",
        ),
        notes: &[
            "LMG is in the platoon HQ (footnote *).",
            "One to three launchers; two make up the 13 men (army-36).",
            "SF Rifle is the M-14 or M-16 until late 1967, the M-16 alone after that.",
            "With a radio they talk straight to Marine aircraft on station; no FAC needed.",
        ],
        sides: &[Flag::Us, Flag::FreeWorld, Flag::Marines],
    },
    Force {
        id: ForceId::UsSfCidg,
        name: ForceId::UsSfCidg.title(),
        nation: Nation::Usa,
        squads: Some((3, 3)),
        men: (10, 14),
        present_add: 6,
        rep_by_d6: [3, 3, 3, 4, 4, 5],
        squad: &[
            line(Nco, (1, 1), 1, &[Varies]),
            line(JrNco, (1, 1), 1, &[Varies]),
            line(LmgGunner, (1, 1), 1, &[M60, Bar]),
            line(Grenadier, (2, 2), 2, &[M79M203]),
            line(Rifleman, (5, 9), 9, &[Varies]),
        ],
        headquarters: Headquarters {
            officers: 1,
            ncos: 0,
            rtos: 1,
            medics: 0,
            riflemen: (1, 2),
            leader_rep: Some((4, 5)),
            note: "Leader is a US Special Forces officer or NCO advisor. Medics are assigned to companies.",
        },
        notes: &["US advisor gives orders through the Language Barrier check."],
        sides: &[Flag::Us, Flag::FreeWorld],
    },
    Force {
        id: ForceId::AnzacInfantry,
        name: ForceId::AnzacInfantry.title(),
        nation: Nation::Anzac,
        squads: Some((3, 3)),
        men: (10, 10),
        present_add: 5,
        rep_by_d6: [3, 3, 3, 4, 4, 5],
        squad: &[
            line(Nco, (1, 1), 1, &[SaRifle, Smg]),
            line(JrNco, (1, 1), 1, &[SaRifle, Smg]),
            line(LmgGunner, (1, 1), 1, &[M60]),
            line(Grenadier, (1, 1), 1, &[M79]),
            line(Rifleman, (6, 6), 6, &[SaRifle]),
        ],
        headquarters: headquarters("Lt., SGT or senior CPL, RTO, medic."),
        notes: &[
            "NCO is a CPL, Jr NCO a LCPL.",
            "Point man carries an L1A1, SMG, M-16 or shotgun.",
            "SA Rifle is the L1A1 SLR until 1968, when the M-16 starts to be issued.",
        ],
        sides: &[Flag::FreeWorld],
    },
    Force {
        id: ForceId::ArvnArmyInfantry,
        name: ForceId::ArvnArmyInfantry.title(),
        nation: Nation::Arvn,
        squads: Some((3, 3)),
        men: (10, 10),
        present_add: 5,
        rep_by_d6: [3, 3, 3, 4, 4, 5],
        squad: &[
            line(Nco, (1, 1), 1, &[Varies, SfRifle]),
            line(JrNco, (1, 1), 1, &[Varies, SfRifle]),
            line(LmgGunner, (1, 1), 1, &[Varies, M60]),
            line(Grenadier, (1, 1), 1, &[M79]),
            line(Rifleman, (6, 6), 6, &[Varies, SfRifle]),
        ],
        headquarters: headquarters(
            "Lt., platoon sergeant, RTO, medic. Weapons-platoon weapons as for the US.",
        ),
        notes: &[],
        sides: &[Flag::FreeWorld],
    },
    Force {
        id: ForceId::ArvnMilitiaRfPf,
        name: ForceId::ArvnMilitiaRfPf.title(),
        nation: Nation::Arvn,
        squads: Some((4, 4)),
        men: (6, 12),
        present_add: 4,
        rep_by_d6: [2, 2, 3, 3, 4, 4],
        squad: &[
            line(Nco, (1, 1), 1, &[Varies]),
            line(JrNco, (1, 1), 1, &[Varies]),
            in_hq(&[Bar, M60]),
            line(Grenadier, (0, 1), 1, &[M79]),
            line(Rifleman, (6, 7), 7, &[Varies]),
        ],
        headquarters: headquarters(
            "Lt., platoon sergeant, RTO, medic. Weapons-platoon weapons as for the US.",
        ),
        notes: &[
            "LMG is in the platoon HQ (footnote *).",
            "Fight in platoons to companies, usually with a US MACV advisor.",
        ],
        sides: &[Flag::FreeWorld],
    },
    Force {
        id: ForceId::Nva,
        name: ForceId::Nva.title(),
        nation: Nation::Communist,
        squads: Some((3, 3)),
        men: (10, 10),
        present_add: 5,
        rep_by_d6: [3, 3, 3, 4, 4, 5],
        squad: &[
            line(Nco, (1, 1), 1, &[SfRifle]),
            line(JrNco, (1, 1), 1, &[SfRifle]),
            line(LmgGunner, (1, 1), 1, &[Rdp]),
            line(RpgGunner, (1, 1), 1, &[Rpg2, Rpg7]),
            line(Rifleman, (6, 6), 6, &[SfRifle]),
        ],
        headquarters: headquarters("Lt., NCO, RTO, medic. Weapons-platoon weapons as for the US."),
        notes: &[],
        sides: &[Flag::Communist, Flag::VietCongOrNva],
    },
    Force {
        id: ForceId::VcMainForce,
        name: ForceId::VcMainForce.title(),
        nation: Nation::Communist,
        squads: Some((3, 5)),
        men: (10, 10),
        present_add: 5,
        rep_by_d6: [3, 3, 3, 3, 4, 5],
        squad: &[
            line(Nco, (1, 1), 1, &[Varies, SfRifle]),
            line(JrNco, (1, 1), 1, &[Varies, SfRifle]),
            in_hq(&[Rdp]),
            line(RpgGunner, (1, 1), 1, &[Rpg2, Rpg7]),
            line(Rifleman, (6, 7), 7, &[Varies, SfRifle]),
        ],
        headquarters: headquarters("Lt., NCO, RTO, medic. Weapons-platoon weapons as for the US."),
        notes: &["LMG is in the platoon HQ (footnote *)."],
        sides: &[Flag::Communist, Flag::VietCongOrNva],
    },
    Force {
        id: ForceId::LocalVc,
        name: ForceId::LocalVc.title(),
        nation: Nation::Communist,
        squads: None,
        men: (3, 10),
        present_add: 3,
        rep_by_d6: [2, 2, 3, 3, 4, 4],
        squad: &[
            unnumbered(Nco, 1),
            unnumbered(JrNco, 1),
            unnumbered(LmgGunner, 0),
            unnumbered(RpgGunner, 0),
            unnumbered(Rifleman, 0),
        ],
        headquarters: headquarters("Lt., NCO, RTO, medic. Weapons-platoon weapons as for the US."),
        notes: &[
            "Small cells, at most platoon strength; 3 squads where a platoon is needed (army-19).",
            "Reinforcement squads add their own limits (VC table, note 6).",
        ],
        sides: &[Flag::Communist, Flag::VietCongOrNva],
    },
];
