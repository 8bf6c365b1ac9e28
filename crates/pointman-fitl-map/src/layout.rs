//! Where everything is on the picture: outlines of the Provinces, lines of the LoCs, and for each space the
//! rectangle its contents go into.
//!
//! The picture is a schematic of the printed map, north at the top, coast in the east. Units are those of the
//! SVG (pixels at scale 1). That spaces touch in the picture makes it easy to read; who is adjacent is told
//! by [`Space::adjacent`] alone.

use crate::fitl::{Space, Town};

/// Width of the picture.
pub const WIDTH: u16 = 1660;
/// Height of the picture.
pub const HEIGHT: u16 = 1900;
/// What is written beside the map goes here.
pub const PANEL: Slot = Slot { x: 1184, y: 20, width: 456, height: 1860 };
/// The key to the picture goes here.
pub const LEGEND: Slot = Slot { x: 850, y: 1492, width: 310, height: 388 };

/// A point.
pub type MapPoint = (u16, u16);

/// A rectangle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slot {
    /// Left edge.
    pub x: u16,
    /// Upper edge.
    pub y: u16,
    /// Width.
    pub width: u16,
    /// Height.
    pub height: u16,
}

/// What is drawn for a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// A City: a box around its slot.
    City,
    /// A Province: its outline.
    Province(&'static [MapPoint]),
    /// A LoC: its line, from end to end.
    Loc(&'static [MapPoint]),
}

/// A space on the picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MapPlace {
    /// Where its contents go.
    pub slot: Slot,
    /// What is drawn for it.
    pub shape: Shape,
}

/// The coast, from the Gulf of Tonkin to that of Thailand.
#[rustfmt::skip]
pub const COAST: [MapPoint; 29] = [
    (775, 24), (800, 170), (850, 230), (890, 345), (920, 430), (930, 490), (985, 560), (1012, 670),
    (1050, 760), (1075, 840), (1090, 930), (1090, 985), (1092, 1060), (1075, 1170), (1075, 1210),
    (1010, 1330), (880, 1425), (700, 1480), (800, 1550), (812, 1640), (720, 1730), (684, 1812), (560, 1860),
    (440, 1860), (320, 1884), (200, 1800), (165, 1600), (60, 1630), (24, 1480),
];

/// What lies beyond the coast: its points, then the corners of the picture.
pub(super) const SEA_OUTLINE: [MapPoint; COAST.len() + 5] = {
    let corners = [(0, 1470), (0, HEIGHT), (WIDTH, HEIGHT), (WIDTH, 0), (775, 0)];
    let (mut all, mut at) = ([(0, 0); COAST.len() + 5], 0);
    while at < all.len() {
        all[at] = if at < COAST.len() { COAST[at] } else { corners[at - COAST.len()] };
        at += 1;
    }
    all
};

const fn slot(x: u16, y: u16, width: u16, height: u16) -> Slot {
    Slot { x, y, width, height }
}

const fn city(x: u16, y: u16, width: u16, height: u16) -> MapPlace {
    MapPlace { slot: slot(x, y, width, height), shape: Shape::City }
}

const fn province(slot: Slot, outline: &'static [MapPoint]) -> MapPlace {
    MapPlace { slot, shape: Shape::Province(outline) }
}

/// A LoC whose contents are centred on the point.
const fn loc((x, y): MapPoint, line: &'static [MapPoint]) -> MapPlace {
    MapPlace { slot: slot(x - 70, y - 24, 140, 48), shape: Shape::Loc(line) }
}

/// Where the space is.
#[rustfmt::skip]
pub const fn place(space: Space) -> MapPlace {
    match space {
        Space::Hue => city(815, 196, 140, 112),
        Space::DaNang => city(880, 436, 144, 112),
        Space::Kontum => city(482, 790, 140, 112),
        Space::QuiNhon => city(1020, 792, 140, 112),
        Space::CamRanh => city(1020, 1122, 140, 112),
        Space::AnLoc => city(345, 1208, 132, 98),
        Space::Saigon => city(524, 1378, 206, 136),
        Space::CanTho => city(352, 1588, 136, 110),
        Space::NorthVietnam => province(slot(312, 32, 456, 112),
        &[(300, 24), (775, 24), (800, 170), (470, 170), (300, 170)]),
        Space::CentralLaos => province(slot(154, 206, 300, 200),
        &[(140, 200), (300, 170), (470, 170), (470, 345), (470, 420), (140, 420)]),
        Space::SouthernLaos => province(slot(154, 430, 300, 230),
        &[(140, 420), (470, 420), (470, 490), (560, 490), (560, 670), (560, 700), (560, 740), (300, 740),
        (140, 700)]),
        Space::NortheastCambodia => province(slot(146, 742, 148, 186),
        &[(140, 700), (300, 740), (300, 960), (120, 930)]),
        Space::TheFishhook => province(slot(126, 962, 160, 138),
        &[(120, 930), (300, 960), (520, 1010), (520, 1085), (470, 1085), (290, 1085), (290, 1225),
        (200, 1225), (110, 1150)]),
        Space::TheParrotsBeak => province(slot(50, 1232, 148, 140),
        &[(110, 1150), (200, 1225), (215, 1330), (230, 1430), (235, 1500), (165, 1490), (40, 1400),
        (40, 1180)]),
        Space::Sihanoukville => province(slot(56, 1490, 106, 106),
        &[(40, 1400), (165, 1490), (165, 1600), (60, 1630), (24, 1480)]),
        Space::QuangTriThuaThien => province(slot(484, 200, 316, 134),
        &[(470, 170), (800, 170), (850, 230), (890, 345), (470, 345)]),
        Space::QuangNam => province(slot(484, 352, 340, 108),
        &[(470, 345), (890, 345), (920, 430), (930, 490), (560, 490), (470, 490), (470, 420)]),
        Space::QuangTinQuangNgai => province(slot(572, 520, 300, 142),
        &[(560, 490), (930, 490), (985, 560), (1012, 670), (560, 670)]),
        Space::BinhDinh => province(slot(636, 678, 330, 134),
        &[(560, 670), (1012, 670), (1050, 760), (1075, 840), (560, 840), (560, 740), (560, 700)]),
        Space::PhuBonPhuYen => province(slot(660, 868, 340, 110),
        &[(560, 840), (1075, 840), (1090, 930), (1090, 985), (590, 985)]),
        Space::PleikuDarlac => province(slot(308, 748, 166, 208),
        &[(300, 740), (560, 740), (560, 840), (590, 985), (620, 1085), (520, 1085), (520, 1010), (300, 960)]),
        Space::KhanhHoa => province(slot(676, 996, 326, 122),
        &[(590, 985), (1090, 985), (1092, 1060), (1075, 1170), (800, 1230), (620, 1085)]),
        Space::PhuocLong => province(slot(298, 1092, 162, 108),
        &[(290, 1085), (470, 1085), (470, 1270), (400, 1270), (290, 1225)]),
        Space::QuangDucLongKhanh => province(slot(492, 1118, 158, 180),
        &[(470, 1085), (520, 1085), (620, 1085), (800, 1230), (640, 1440), (560, 1420), (470, 1270)]),
        Space::BinhTuyBinhThuan => province(slot(806, 1246, 170, 104),
        &[(800, 1230), (1075, 1170), (1075, 1210), (1010, 1330), (880, 1425), (700, 1480), (640, 1440)]),
        Space::TayNinh => province(slot(232, 1318, 206, 108),
        &[(200, 1225), (290, 1225), (400, 1270), (470, 1270), (560, 1420), (540, 1440), (230, 1430),
        (215, 1330)]),
        Space::KienPhong => province(slot(268, 1440, 246, 80),
        &[(230, 1430), (540, 1440), (570, 1510), (430, 1630), (235, 1500)]),
        Space::KienHoaVinhBinh => province(slot(610, 1534, 164, 116),
        &[(570, 1510), (700, 1480), (800, 1550), (812, 1640), (720, 1730), (430, 1630)]),
        Space::BaXuyen => province(slot(508, 1718, 160, 100),
        &[(430, 1630), (720, 1730), (684, 1812), (560, 1860), (440, 1860)]),
        Space::KienGiangAnXuyen => province(slot(188, 1604, 148, 120),
        &[(235, 1500), (430, 1630), (440, 1860), (320, 1884), (200, 1800), (165, 1600), (165, 1490)]),
        Space::LocHueKheSanh => loc((652, 170), &[(830, 215), (800, 170), (478, 170)]),
        Space::LocHueDaNang => loc((900, 370), &[(870, 290), (890, 345), (920, 430)]),
        Space::LocDaNangDakTo => loc((660, 492), &[(890, 490), (560, 490), (560, 690)]),
        Space::LocDaNangQuiNhon => loc((1000, 625),
        &[(945, 520), (985, 560), (1012, 670), (1050, 760), (1070, 810)]),
        Space::LocKontumDakTo => loc((548, 740), &[(560, 690), (560, 800)]),
        Space::LocKontumQuiNhon => loc((780, 840), &[(610, 840), (1030, 840)]),
        Space::LocKontumBanMeThuot => loc((584, 960), &[(570, 880), (590, 985), (620, 1085)]),
        Space::LocQuiNhonCamRanh => loc((1096, 1010),
        &[(1080, 880), (1090, 930), (1092, 1060), (1082, 1130)]),
        Space::LocCamRanhDaLat => loc((920, 1202), &[(1030, 1180), (800, 1230)]),
        Space::LocBanMeThuotDaLat => loc((722, 1167), &[(620, 1085), (800, 1230)]),
        Space::LocSaigonCamRanh => loc((930, 1388), &[(1075, 1210), (1010, 1330), (880, 1425), (700, 1480)]),
        Space::LocSaigonDaLat => loc((728, 1324), &[(800, 1230), (660, 1414)]),
        Space::LocSaigonAnLocBanMeThuot => loc((525, 1336),
        &[(620, 1085), (470, 1085), (470, 1270), (560, 1420)]),
        Space::LocSaigonCanTho => loc((529, 1544), &[(580, 1500), (450, 1612)]),
        Space::LocCanThoChauDoc => loc((290, 1556), &[(400, 1610), (235, 1500)]),
        Space::LocCanThoBacLieu => loc((438, 1766), &[(434, 1670), (440, 1850)]),
        Space::LocCanThoLongPhu => loc((590, 1686), &[(470, 1644), (715, 1728)]),
    }
}

/// Where the Town is, and where its name begins.
pub const fn town(town: Town) -> (MapPoint, MapPoint) {
    match town {
        Town::KheSanh => ((478, 170), (484, 188)),
        Town::DakTo => ((560, 690), (508, 694)),
        Town::BanMeThuot => ((620, 1085), (538, 1106)),
        Town::DaLat => ((800, 1230), (793, 1207)),
        Town::ChauDoc => ((235, 1500), (176, 1518)),
        Town::BacLieu => ((440, 1850), (446, 1848)),
        Town::LongPhu => ((715, 1728), (724, 1742)),
    }
}
