//! The set-up and deck of the Short scenario, Westy's War (1965-1967).

use super::{Deck, Facts, cards, space};
use crate::PieceKind::*;
use crate::SupportLevel::*;
use crate::{Card, CardSide, PieceType, Policy, Series, Space, Track};

pub(super) static FACTS: Facts = Facts {
    title: "Westy's War",
    years: "1965-1967",
    spaces: &[
        space(Space::Hue, Neutral, &[(ArvnPolice, 2)]),
        space(Space::DaNang, ActiveSupport, &[(UsTroops, 3), (ArvnPolice, 1)]),
        space(Space::Kontum, ActiveSupport, &[(UsTroops, 3), (ArvnPolice, 1)]),
        space(Space::QuiNhon, PassiveSupport, &[(ArvnPolice, 1)]),
        space(Space::CamRanh, PassiveSupport, &[(ArvnPolice, 1)]),
        space(Space::AnLoc, PassiveSupport, &[(ArvnPolice, 1)]),
        space(
            Space::Saigon,
            ActiveSupport,
            &[(UsTroops, 3), (UsBases, 1), (ArvnTroops, 4), (ArvnPolice, 2), (ArvnRangersUnderground, 1)],
        ),
        space(
            Space::CanTho,
            ActiveSupport,
            &[(UsTroops, 3), (UsBases, 1), (ArvnTroops, 4), (ArvnPolice, 2), (ArvnRangersUnderground, 1)],
        ),
        space(Space::NorthVietnam, Neutral, &[(NvaTroops, 6), (NvaGuerrillasUnderground, 1), (NvaBases, 2)]),
        space(Space::CentralLaos, Neutral, &[(NvaGuerrillasUnderground, 2), (NvaBases, 1)]),
        space(Space::SouthernLaos, Neutral, &[(NvaTroops, 6), (NvaGuerrillasUnderground, 1), (NvaBases, 2)]),
        space(Space::TheFishhook, Neutral, &[(NvaGuerrillasUnderground, 2), (NvaBases, 1)]),
        space(Space::TheParrotsBeak, Neutral, &[(NvaGuerrillasUnderground, 2), (NvaBases, 1)]),
        space(
            Space::QuangTriThuaThien,
            ActiveOpposition,
            &[(ArvnTroops, 2), (ArvnBases, 1), (NvaGuerrillasUnderground, 4), (NvaBases, 1)],
        ),
        space(Space::QuangNam, Neutral, &[(ArvnPolice, 1), (ArvnRangersUnderground, 1)]),
        space(Space::QuangTinQuangNgai, Neutral, &[(UsTroops, 2), (ArvnPolice, 1)]),
        space(
            Space::BinhDinh,
            PassiveSupport,
            &[
                (UsTroops, 4),
                (UsIrregularsUnderground, 1),
                (UsBases, 1),
                (ArvnTroops, 2),
                (ArvnPolice, 1),
                (VcGuerrillasUnderground, 2),
                (VcBases, 1),
            ],
        ),
        space(
            Space::PleikuDarlac,
            Neutral,
            &[
                (UsTroops, 1),
                (UsIrregularsUnderground, 1),
                (UsBases, 1),
                (VcGuerrillasUnderground, 2),
                (VcBases, 1),
            ],
        ),
        space(Space::KhanhHoa, Neutral, &[(UsTroops, 1), (UsIrregularsUnderground, 1)]),
        space(
            Space::QuangDucLongKhanh,
            ActiveOpposition,
            &[(NvaGuerrillasUnderground, 1), (VcGuerrillasUnderground, 2), (VcBases, 1)],
        ),
        space(
            Space::BinhTuyBinhThuan,
            PassiveSupport,
            &[(UsTroops, 2), (ArvnPolice, 1), (VcGuerrillasUnderground, 2), (VcBases, 1)],
        ),
        space(
            Space::TayNinh,
            ActiveOpposition,
            &[(NvaGuerrillasUnderground, 1), (VcGuerrillasUnderground, 2), (VcTunnels, 1)],
        ),
        space(Space::KienPhong, ActiveOpposition, &[(VcGuerrillasUnderground, 2)]),
        space(Space::KienHoaVinhBinh, Neutral, &[(ArvnPolice, 2)]),
        space(Space::BaXuyen, Neutral, &[(ArvnPolice, 2)]),
        space(Space::KienGiangAnXuyen, ActiveOpposition, &[(VcGuerrillasUnderground, 2)]),
    ],
    available: &[
        (PieceType::UsTroops, 12),
        (PieceType::UsIrregulars, 3),
        (PieceType::UsBases, 2),
        (PieceType::ArvnTroops, 8),
        (PieceType::ArvnPolice, 11),
        (PieceType::ArvnBases, 2),
        (PieceType::NvaTroops, 28),
        (PieceType::NvaGuerrillas, 6),
        (PieceType::NvaBases, 1),
        (PieceType::VcGuerrillas, 16),
        (PieceType::VcBases, 4),
    ],
    out_of_play: &[(PieceType::UsTroops, 6), (PieceType::ArvnTroops, 10), (PieceType::ArvnRangers, 3)],
    tracks: &[
        (Track::ArvnResources, 30),
        (Track::NvaResources, 15),
        (Track::VcResources, 10),
        (Track::Aid, 15),
        (Track::Patronage, 18),
        (Track::Econ, 15),
        (Track::Trail, 2),
    ],
    policy: Policy::Lbj,
    deck: Deck {
        events_per_pile: 8,
        piles: &[Series::Of1965, Series::Of1965, Series::Of1965],
        coup_cards: &cards([127, 128, 129, 130]),
        leader_box: &cards([125, 126]),
        pivotal_events: false,
        capabilities: &[(Card::numbered(31), CardSide::Shaded)],
    },
};
