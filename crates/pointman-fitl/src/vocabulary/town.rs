//! The Towns (1.3.1): not spaces, but where LoCs end and meet.

use crate::vocabulary::space::Space;
use crate::vocabulary::space_set::SpaceSet;
use pointman_core::vocabulary;

vocabulary! {
    /// A Town. LoCs that meet at one are adjacent; [`Space::adjacent`] says so already.
    pub enum Town: "Town" {
        /// Khe Sanh.
        KheSanh = "khe-sanh",
        /// Dak To.
        DakTo = "dak-to",
        /// Ban Me Thuot.
        BanMeThuot = "ban-me-thuot",
        /// Da Lat.
        DaLat = "da-lat",
        /// Chau Doc.
        ChauDoc = "chau-doc",
        /// Bac Lieu.
        BacLieu = "bac-lieu",
        /// Long Phu.
        LongPhu = "long-phu",
    }
}

impl Town {
    /// The printed name.
    pub const fn name(self) -> &'static str {
        match self {
            Town::KheSanh => "Khe Sanh",
            Town::DakTo => "Dak To",
            Town::BanMeThuot => "Ban Me Thuot",
            Town::DaLat => "Da Lat",
            Town::ChauDoc => "Chau Doc",
            Town::BacLieu => "Bac Lieu",
            Town::LongPhu => "Long Phu",
        }
    }

    /// The LoCs that end there.
    pub const fn locs(self) -> SpaceSet {
        SpaceSet::of(match self {
            Town::KheSanh => &[Space::LocHueKheSanh],
            Town::DakTo => &[Space::LocDaNangDakTo, Space::LocKontumDakTo],
            Town::BanMeThuot => {
                &[Space::LocKontumBanMeThuot, Space::LocBanMeThuotDaLat, Space::LocSaigonAnLocBanMeThuot]
            }
            Town::DaLat => &[Space::LocCamRanhDaLat, Space::LocBanMeThuotDaLat, Space::LocSaigonDaLat],
            Town::ChauDoc => &[Space::LocCanThoChauDoc],
            Town::BacLieu => &[Space::LocCanThoBacLieu],
            Town::LongPhu => &[Space::LocCanThoLongPhu],
        })
    }
}
