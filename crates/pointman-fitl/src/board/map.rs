//! The printed facts of the 47 spaces, and who is adjacent to whom (1.3).

use crate::vocabulary::space::{Region, Space, SpaceKind, Terrain};
use crate::vocabulary::space_set::SpaceSet;

/// What the map prints of a space.
pub(crate) struct Facts {
    pub name: &'static str,
    pub kind: SpaceKind,
    pub terrain: Terrain,
    pub population: u8,
    pub econ: u8,
    pub region: Region,
    pub coastal: bool,
    pub adjacent: SpaceSet,
}

/// The facts in the order of [`Space::ALL`].
pub(crate) static FACTS: [Facts; Space::ALL.len()] = {
    use Space::*;
    [
        city("Hue", 2, SOUTH, COASTAL, &[QuangTriThuaThien, LocHueKheSanh, LocHueDaNang]),
        city(
            "Da Nang",
            1,
            SOUTH,
            COASTAL,
            &[QuangNam, QuangTinQuangNgai, LocHueDaNang, LocDaNangDakTo, LocDaNangQuiNhon],
        ),
        city(
            "Kontum",
            1,
            SOUTH,
            INLAND,
            &[BinhDinh, PleikuDarlac, PhuBonPhuYen, LocKontumDakTo, LocKontumQuiNhon, LocKontumBanMeThuot],
        ),
        city(
            "Qui Nhon",
            1,
            SOUTH,
            COASTAL,
            &[BinhDinh, PhuBonPhuYen, LocDaNangQuiNhon, LocKontumQuiNhon, LocQuiNhonCamRanh],
        ),
        city(
            "Cam Ranh",
            1,
            SOUTH,
            COASTAL,
            &[KhanhHoa, BinhTuyBinhThuan, LocQuiNhonCamRanh, LocCamRanhDaLat, LocSaigonCamRanh],
        ),
        city("An Loc", 1, SOUTH, INLAND, &[TheFishhook, PhuocLong, TayNinh, LocSaigonAnLocBanMeThuot]),
        city(
            "Saigon",
            6,
            SOUTH,
            COASTAL,
            &[
                QuangDucLongKhanh,
                BinhTuyBinhThuan,
                TayNinh,
                KienPhong,
                KienHoaVinhBinh,
                LocSaigonCamRanh,
                LocSaigonDaLat,
                LocSaigonAnLocBanMeThuot,
                LocSaigonCanTho,
            ],
        ),
        city(
            "Can Tho",
            1,
            SOUTH,
            INLAND,
            &[
                KienPhong,
                KienHoaVinhBinh,
                BaXuyen,
                KienGiangAnXuyen,
                LocSaigonCanTho,
                LocCanThoChauDoc,
                LocCanThoBacLieu,
                LocCanThoLongPhu,
            ],
        ),
        highland("North Vietnam", 0, NORTH, COASTAL, &[CentralLaos, QuangTriThuaThien, LocHueKheSanh]),
        jungle(
            "Central Laos",
            0,
            LAOS,
            INLAND,
            &[NorthVietnam, SouthernLaos, QuangTriThuaThien, QuangNam, LocHueKheSanh],
        ),
        jungle(
            "Southern Laos",
            0,
            LAOS,
            INLAND,
            &[
                CentralLaos,
                NortheastCambodia,
                QuangNam,
                QuangTinQuangNgai,
                BinhDinh,
                PleikuDarlac,
                LocDaNangDakTo,
                LocKontumDakTo,
            ],
        ),
        jungle("Northeast Cambodia", 0, CAMBODIA, INLAND, &[SouthernLaos, TheFishhook, PleikuDarlac]),
        jungle(
            "The Fishhook",
            0,
            CAMBODIA,
            INLAND,
            &[
                AnLoc,
                NortheastCambodia,
                TheParrotsBeak,
                PleikuDarlac,
                PhuocLong,
                QuangDucLongKhanh,
                TayNinh,
                LocSaigonAnLocBanMeThuot,
            ],
        ),
        jungle(
            "The Parrot's Beak",
            0,
            CAMBODIA,
            INLAND,
            &[TheFishhook, Sihanoukville, TayNinh, KienPhong, KienGiangAnXuyen, LocCanThoChauDoc],
        ),
        jungle("Sihanoukville", 0, CAMBODIA, COASTAL, &[TheParrotsBeak, KienGiangAnXuyen]),
        highland(
            "Quang Tri-Thua Thien",
            2,
            SOUTH,
            COASTAL,
            &[Hue, NorthVietnam, CentralLaos, QuangNam, LocHueKheSanh, LocHueDaNang],
        ),
        highland(
            "Quang Nam",
            1,
            SOUTH,
            COASTAL,
            &[
                DaNang,
                CentralLaos,
                SouthernLaos,
                QuangTriThuaThien,
                QuangTinQuangNgai,
                LocHueDaNang,
                LocDaNangDakTo,
            ],
        ),
        lowland(
            "Quang Tin-Quang Ngai",
            2,
            SOUTH,
            COASTAL,
            &[DaNang, SouthernLaos, QuangNam, BinhDinh, LocDaNangDakTo, LocDaNangQuiNhon],
        ),
        highland(
            "Binh Dinh",
            2,
            SOUTH,
            COASTAL,
            &[
                Kontum,
                QuiNhon,
                SouthernLaos,
                QuangTinQuangNgai,
                PleikuDarlac,
                PhuBonPhuYen,
                LocDaNangDakTo,
                LocDaNangQuiNhon,
                LocKontumDakTo,
                LocKontumQuiNhon,
            ],
        ),
        highland(
            "Pleiku-Darlac",
            1,
            SOUTH,
            INLAND,
            &[
                Kontum,
                SouthernLaos,
                NortheastCambodia,
                TheFishhook,
                BinhDinh,
                PhuBonPhuYen,
                KhanhHoa,
                QuangDucLongKhanh,
                LocDaNangDakTo,
                LocKontumDakTo,
                LocKontumBanMeThuot,
                LocBanMeThuotDaLat,
                LocSaigonAnLocBanMeThuot,
            ],
        ),
        lowland(
            "Phu Bon-Phu Yen",
            1,
            SOUTH,
            COASTAL,
            &[
                Kontum,
                QuiNhon,
                BinhDinh,
                PleikuDarlac,
                KhanhHoa,
                LocKontumQuiNhon,
                LocKontumBanMeThuot,
                LocQuiNhonCamRanh,
            ],
        ),
        highland(
            "Khanh Hoa",
            1,
            SOUTH,
            COASTAL,
            &[
                CamRanh,
                PleikuDarlac,
                PhuBonPhuYen,
                QuangDucLongKhanh,
                BinhTuyBinhThuan,
                LocKontumBanMeThuot,
                LocQuiNhonCamRanh,
                LocCamRanhDaLat,
                LocBanMeThuotDaLat,
                LocSaigonDaLat,
                LocSaigonAnLocBanMeThuot,
            ],
        ),
        jungle(
            "Phuoc Long",
            0,
            SOUTH,
            INLAND,
            &[AnLoc, TheFishhook, QuangDucLongKhanh, TayNinh, LocSaigonAnLocBanMeThuot],
        ),
        jungle(
            "Quang Duc-Long Khanh",
            1,
            SOUTH,
            INLAND,
            &[
                Saigon,
                TheFishhook,
                PleikuDarlac,
                KhanhHoa,
                PhuocLong,
                BinhTuyBinhThuan,
                TayNinh,
                LocKontumBanMeThuot,
                LocCamRanhDaLat,
                LocBanMeThuotDaLat,
                LocSaigonDaLat,
                LocSaigonAnLocBanMeThuot,
            ],
        ),
        jungle(
            "Binh Tuy-Binh Thuan",
            1,
            SOUTH,
            COASTAL,
            &[
                CamRanh,
                Saigon,
                KhanhHoa,
                QuangDucLongKhanh,
                LocCamRanhDaLat,
                LocBanMeThuotDaLat,
                LocSaigonCamRanh,
                LocSaigonDaLat,
            ],
        ),
        jungle(
            "Tay Ninh",
            2,
            SOUTH,
            INLAND,
            &[
                AnLoc,
                Saigon,
                TheFishhook,
                TheParrotsBeak,
                PhuocLong,
                QuangDucLongKhanh,
                KienPhong,
                LocSaigonAnLocBanMeThuot,
            ],
        ),
        lowland(
            "Kien Phong",
            2,
            SOUTH,
            INLAND,
            &[
                Saigon,
                CanTho,
                TheParrotsBeak,
                TayNinh,
                KienHoaVinhBinh,
                KienGiangAnXuyen,
                LocSaigonCanTho,
                LocCanThoChauDoc,
            ],
        ),
        lowland(
            "Kien Hoa-Vinh Binh",
            2,
            SOUTH,
            COASTAL,
            &[Saigon, CanTho, KienPhong, BaXuyen, LocSaigonCanTho, LocCanThoLongPhu],
        ),
        lowland(
            "Ba Xuyen",
            1,
            SOUTH,
            COASTAL,
            &[CanTho, KienHoaVinhBinh, KienGiangAnXuyen, LocCanThoBacLieu, LocCanThoLongPhu],
        ),
        lowland(
            "Kien Giang-An Xuyen",
            2,
            SOUTH,
            COASTAL,
            &[CanTho, TheParrotsBeak, Sihanoukville, KienPhong, BaXuyen, LocCanThoChauDoc, LocCanThoBacLieu],
        ),
        highway(
            "LoC Hue - Khe Sanh",
            1,
            SOUTH,
            COASTAL,
            &[Hue, NorthVietnam, CentralLaos, QuangTriThuaThien],
        ),
        highway("LoC Hue - Da Nang", 1, SOUTH, COASTAL, &[Hue, DaNang, QuangTriThuaThien, QuangNam]),
        highway(
            "LoC Da Nang - Dak To",
            0,
            SOUTH,
            INLAND,
            &[DaNang, SouthernLaos, QuangNam, QuangTinQuangNgai, BinhDinh, PleikuDarlac, LocKontumDakTo],
        ),
        highway("LoC Da Nang - Qui Nhon", 1, SOUTH, COASTAL, &[DaNang, QuiNhon, QuangTinQuangNgai, BinhDinh]),
        highway(
            "LoC Kontum - Dak To",
            1,
            SOUTH,
            INLAND,
            &[Kontum, SouthernLaos, BinhDinh, PleikuDarlac, LocDaNangDakTo],
        ),
        highway("LoC Kontum - Qui Nhon", 1, SOUTH, INLAND, &[Kontum, QuiNhon, BinhDinh, PhuBonPhuYen]),
        highway(
            "LoC Kontum - Ban Me Thuot",
            1,
            SOUTH,
            INLAND,
            &[
                Kontum,
                PleikuDarlac,
                PhuBonPhuYen,
                KhanhHoa,
                QuangDucLongKhanh,
                LocBanMeThuotDaLat,
                LocSaigonAnLocBanMeThuot,
            ],
        ),
        highway("LoC Qui Nhon - Cam Ranh", 1, SOUTH, COASTAL, &[QuiNhon, CamRanh, PhuBonPhuYen, KhanhHoa]),
        highway(
            "LoC Cam Ranh - Da Lat",
            1,
            SOUTH,
            INLAND,
            &[CamRanh, KhanhHoa, QuangDucLongKhanh, BinhTuyBinhThuan, LocBanMeThuotDaLat, LocSaigonDaLat],
        ),
        highway(
            "LoC Ban Me Thuot - Da Lat",
            0,
            SOUTH,
            INLAND,
            &[
                PleikuDarlac,
                KhanhHoa,
                QuangDucLongKhanh,
                BinhTuyBinhThuan,
                LocKontumBanMeThuot,
                LocCamRanhDaLat,
                LocSaigonDaLat,
                LocSaigonAnLocBanMeThuot,
            ],
        ),
        highway("LoC Saigon - Cam Ranh", 1, SOUTH, COASTAL, &[CamRanh, Saigon, BinhTuyBinhThuan]),
        highway(
            "LoC Saigon - Da Lat",
            1,
            SOUTH,
            INLAND,
            &[Saigon, KhanhHoa, QuangDucLongKhanh, BinhTuyBinhThuan, LocCamRanhDaLat, LocBanMeThuotDaLat],
        ),
        highway(
            "LoC Saigon - An Loc - Ban Me Thuot",
            1,
            SOUTH,
            INLAND,
            &[
                AnLoc,
                Saigon,
                TheFishhook,
                PleikuDarlac,
                KhanhHoa,
                PhuocLong,
                QuangDucLongKhanh,
                TayNinh,
                LocKontumBanMeThuot,
                LocBanMeThuotDaLat,
            ],
        ),
        mekong("LoC Saigon - Can Tho", 2, SOUTH, INLAND, &[Saigon, CanTho, KienPhong, KienHoaVinhBinh]),
        mekong(
            "LoC Can Tho - Chau Doc",
            1,
            SOUTH,
            INLAND,
            &[CanTho, TheParrotsBeak, KienPhong, KienGiangAnXuyen],
        ),
        highway("LoC Can Tho - Bac Lieu", 0, SOUTH, COASTAL, &[CanTho, BaXuyen, KienGiangAnXuyen]),
        mekong("LoC Can Tho - Long Phu", 1, SOUTH, COASTAL, &[CanTho, KienHoaVinhBinh, BaXuyen]),
    ]
};

const SOUTH: Region = Region::SouthVietnam;
const NORTH: Region = Region::NorthVietnam;
const LAOS: Region = Region::Laos;
const CAMBODIA: Region = Region::Cambodia;

const COASTAL: bool = true;
const INLAND: bool = false;

const fn city(
    name: &'static str,
    population: u8,
    region: Region,
    coastal: bool,
    adjacent: &[Space],
) -> Facts {
    let adjacent = SpaceSet::of(adjacent);
    Facts {
        name,
        kind: SpaceKind::City,
        terrain: Terrain::City,
        population,
        econ: 0,
        region,
        coastal,
        adjacent,
    }
}

const fn province(
    terrain: Terrain,
    name: &'static str,
    population: u8,
    region: Region,
    coastal: bool,
    adjacent: &[Space],
) -> Facts {
    let adjacent = SpaceSet::of(adjacent);
    Facts { name, kind: SpaceKind::Province, terrain, population, econ: 0, region, coastal, adjacent }
}

const fn highland(
    name: &'static str,
    population: u8,
    region: Region,
    coastal: bool,
    adjacent: &[Space],
) -> Facts {
    province(Terrain::Highland, name, population, region, coastal, adjacent)
}

const fn lowland(
    name: &'static str,
    population: u8,
    region: Region,
    coastal: bool,
    adjacent: &[Space],
) -> Facts {
    province(Terrain::Lowland, name, population, region, coastal, adjacent)
}

const fn jungle(
    name: &'static str,
    population: u8,
    region: Region,
    coastal: bool,
    adjacent: &[Space],
) -> Facts {
    province(Terrain::Jungle, name, population, region, coastal, adjacent)
}

const fn loc(
    terrain: Terrain,
    name: &'static str,
    econ: u8,
    region: Region,
    coastal: bool,
    adjacent: &[Space],
) -> Facts {
    let adjacent = SpaceSet::of(adjacent);
    Facts { name, kind: SpaceKind::Loc, terrain, population: 0, econ, region, coastal, adjacent }
}

const fn highway(name: &'static str, econ: u8, region: Region, coastal: bool, adjacent: &[Space]) -> Facts {
    loc(Terrain::Highway, name, econ, region, coastal, adjacent)
}

const fn mekong(name: &'static str, econ: u8, region: Region, coastal: bool, adjacent: &[Space]) -> Facts {
    loc(Terrain::Mekong, name, econ, region, coastal, adjacent)
}
