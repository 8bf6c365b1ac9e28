//! The 47 spaces of the map (1.3) and their printed facts.

use crate::board::map::FACTS;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::vocabulary;
use pointman_core::vocabulary::By;

vocabulary! {
    /// A space of the map: a City, a Province or a Line of Communication, in the printed order.
    ///
    /// ```
    /// use pointman_fitl::{Region, Space, SpaceKind, Terrain};
    /// let hue: Space = "hue".parse().unwrap();
    /// assert_eq!((hue.name(), hue.kind(), hue.population()), ("Hue", SpaceKind::City, 2));
    /// assert!(hue.is_adjacent(Space::LocHueDaNang));
    /// assert_eq!("quang-tri".parse(), Ok(Space::QuangTriThuaThien));
    /// assert_eq!(Space::TheFishhook.region(), Region::Cambodia);
    /// assert_eq!(Space::LocSaigonCanTho.terrain(), Terrain::Mekong);
    /// ```
    pub enum Space: "space" {
        /// Hue: City, Population 2.
        Hue = "hue",
        /// Da Nang: City, Population 1.
        DaNang = "da-nang",
        /// Kontum: City, Population 1.
        Kontum = "kontum",
        /// Qui Nhon: City, Population 1.
        QuiNhon = "qui-nhon",
        /// Cam Ranh: City, Population 1.
        CamRanh = "cam-ranh",
        /// An Loc: City, Population 1.
        AnLoc = "an-loc",
        /// Saigon: City, Population 6.
        Saigon = "saigon",
        /// Can Tho: City, Population 1.
        CanTho = "can-tho",
        /// North Vietnam: Highland, Population 0.
        NorthVietnam = "north-vietnam",
        /// Central Laos: Jungle, Population 0.
        CentralLaos = "central-laos",
        /// Southern Laos: Jungle, Population 0.
        SouthernLaos = "southern-laos",
        /// Northeast Cambodia: Jungle, Population 0.
        NortheastCambodia = "northeast-cambodia",
        /// The Fishhook: Jungle, Population 0.
        TheFishhook = "the-fishhook",
        /// The Parrot's Beak: Jungle, Population 0.
        TheParrotsBeak = "the-parrots-beak",
        /// Sihanoukville: Jungle, Population 0.
        Sihanoukville = "sihanoukville",
        /// Quang Tri-Thua Thien: Highland, Population 2.
        QuangTriThuaThien = "quang-tri-thua-thien",
        /// Quang Nam: Highland, Population 1.
        QuangNam = "quang-nam",
        /// Quang Tin-Quang Ngai: Lowland, Population 2.
        QuangTinQuangNgai = "quang-tin-quang-ngai",
        /// Binh Dinh: Highland, Population 2.
        BinhDinh = "binh-dinh",
        /// Pleiku-Darlac: Highland, Population 1.
        PleikuDarlac = "pleiku-darlac",
        /// Phu Bon-Phu Yen: Lowland, Population 1.
        PhuBonPhuYen = "phu-bon-phu-yen",
        /// Khanh Hoa: Highland, Population 1.
        KhanhHoa = "khanh-hoa",
        /// Phuoc Long: Jungle, Population 0.
        PhuocLong = "phuoc-long",
        /// Quang Duc-Long Khanh: Jungle, Population 1.
        QuangDucLongKhanh = "quang-duc-long-khanh",
        /// Binh Tuy-Binh Thuan: Jungle, Population 1.
        BinhTuyBinhThuan = "binh-tuy-binh-thuan",
        /// Tay Ninh: Jungle, Population 2.
        TayNinh = "tay-ninh",
        /// Kien Phong: Lowland, Population 2.
        KienPhong = "kien-phong",
        /// Kien Hoa-Vinh Binh: Lowland, Population 2.
        KienHoaVinhBinh = "kien-hoa-vinh-binh",
        /// Ba Xuyen: Lowland, Population 1.
        BaXuyen = "ba-xuyen",
        /// Kien Giang-An Xuyen: Lowland, Population 2.
        KienGiangAnXuyen = "kien-giang-an-xuyen",
        /// Hue - Khe Sanh: Highway, Econ 1.
        LocHueKheSanh = "loc-hue-khe-sanh",
        /// Hue - Da Nang: Highway, Econ 1.
        LocHueDaNang = "loc-hue-da-nang",
        /// Da Nang - Dak To: Highway, Econ 0.
        LocDaNangDakTo = "loc-da-nang-dak-to",
        /// Da Nang - Qui Nhon: Highway, Econ 1.
        LocDaNangQuiNhon = "loc-da-nang-qui-nhon",
        /// Kontum - Dak To: Highway, Econ 1.
        LocKontumDakTo = "loc-kontum-dak-to",
        /// Kontum - Qui Nhon: Highway, Econ 1.
        LocKontumQuiNhon = "loc-kontum-qui-nhon",
        /// Kontum - Ban Me Thuot: Highway, Econ 1.
        LocKontumBanMeThuot = "loc-kontum-ban-me-thuot",
        /// Qui Nhon - Cam Ranh: Highway, Econ 1.
        LocQuiNhonCamRanh = "loc-qui-nhon-cam-ranh",
        /// Cam Ranh - Da Lat: Highway, Econ 1.
        LocCamRanhDaLat = "loc-cam-ranh-da-lat",
        /// Ban Me Thuot - Da Lat: Highway, Econ 0.
        LocBanMeThuotDaLat = "loc-ban-me-thuot-da-lat",
        /// Saigon - Cam Ranh: Highway, Econ 1.
        LocSaigonCamRanh = "loc-saigon-cam-ranh",
        /// Saigon - Da Lat: Highway, Econ 1.
        LocSaigonDaLat = "loc-saigon-da-lat",
        /// Saigon - An Loc - Ban Me Thuot: Highway, Econ 1.
        LocSaigonAnLocBanMeThuot = "loc-saigon-an-loc-ban-me-thuot",
        /// Saigon - Can Tho: Mekong, Econ 2.
        LocSaigonCanTho = "loc-saigon-can-tho",
        /// Can Tho - Chau Doc: Mekong, Econ 1.
        LocCanThoChauDoc = "loc-can-tho-chau-doc",
        /// Can Tho - Bac Lieu: Highway, Econ 0.
        LocCanThoBacLieu = "loc-can-tho-bac-lieu",
        /// Can Tho - Long Phu: Mekong, Econ 1.
        LocCanThoLongPhu = "loc-can-tho-long-phu",
    }
}

vocabulary! {
    /// What sort of space it is.
    pub enum SpaceKind: "kind of space" {
        /// A City.
        City = "city",
        /// A Province.
        Province = "province",
        /// A Line of Communication.
        Loc = "loc",
    }
}

vocabulary! {
    /// What the ground is.
    pub enum Terrain: "terrain" {
        /// Every City.
        City = "city",
        /// A Province.
        Highland = "highland",
        /// A Province.
        Lowland = "lowland",
        /// A Province.
        Jungle = "jungle",
        /// A LoC by road.
        Highway = "highway",
        /// A LoC by river.
        Mekong = "mekong",
    }
}

vocabulary! {
    /// The country. All Cities and LoCs are in South Vietnam (1.3.5).
    pub enum Region: "region" {
        /// The South.
        SouthVietnam = "south-vietnam",
        /// North Vietnam, one space.
        NorthVietnam = "north-vietnam",
        /// Laos, two spaces.
        Laos = "laos",
        /// Cambodia, four spaces.
        Cambodia = "cambodia",
    }
}

/// One `T` for each space.
pub type BySpace<T> = By<Space, T, { Space::ALL.len() }>;

impl Space {
    /// The printed names of all, in order.
    pub const NAMES: [&'static str; Space::ALL.len()] = {
        let mut names = [""; Space::ALL.len()];
        let mut index = 0;
        while index < names.len() {
            names[index] = Space::ALL[index].name();
            index += 1;
        }
        names
    };

    /// The printed name.
    pub const fn name(self) -> &'static str {
        FACTS[self as usize].name
    }

    /// City, Province or LoC.
    #[inline]
    pub const fn kind(self) -> SpaceKind {
        FACTS[self as usize].kind
    }

    /// Whether it is a Line of Communication.
    #[inline]
    pub const fn is_loc(self) -> bool {
        matches!(self.kind(), SpaceKind::Loc)
    }

    /// What the ground is; of the one LoC that is road and river at once, the river.
    #[inline]
    pub const fn terrain(self) -> Terrain {
        FACTS[self as usize].terrain
    }

    /// Population (1.3.2, 1.3.3): 0 to 6, and 0 on LoCs.
    #[inline]
    pub const fn population(self) -> u8 {
        FACTS[self as usize].population
    }

    /// Econ of a LoC (1.3.4): 0 to 2, and 0 elsewhere.
    #[inline]
    pub const fn econ(self) -> u8 {
        FACTS[self as usize].econ
    }

    /// The country it is in.
    #[inline]
    pub const fn region(self) -> Region {
        FACTS[self as usize].region
    }

    /// Whether it touches the sea (1.3.7).
    #[inline]
    pub const fn is_coastal(self) -> bool {
        FACTS[self as usize].coastal
    }

    /// Every space adjacent to it, LoCs included (1.3.6).
    #[inline]
    pub const fn adjacent(self) -> SpaceSet {
        FACTS[self as usize].adjacent
    }

    /// Whether it is adjacent to `other`; no space is adjacent to itself.
    #[inline]
    pub const fn is_adjacent(self, other: Space) -> bool {
        self.adjacent().contains(other)
    }

    /// Whether it can have Support or Opposition: a City or Province with Population (1.6).
    #[inline]
    pub const fn can_have_support(self) -> bool {
        self.population() > 0
    }

    /// Whether US and ARVN pieces may be there: anywhere but North Vietnam (1.4.2).
    #[inline]
    pub const fn admits_coin(self) -> bool {
        !matches!(self, Space::NorthVietnam)
    }

    /// How many Bases of all factions together may be there: 2, none on a LoC (1.4.2).
    #[inline]
    pub const fn base_limit(self) -> u8 {
        if self.is_loc() { 0 } else { 2 }
    }
}
