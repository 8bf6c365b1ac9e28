//! The words of FNG: closed lists that the build script makes of the data. Those of the checks stand in the
//! order of their ids, those of the army lists as printed.
//!
//! While the data is read (`not(baked)`) a word is a text whose list is noted; the build fails when one is
//! used that nothing defines. In the program it is a value of an enumeration.

#[cfg(baked)]
include!(concat!(env!("OUT_DIR"), "/fng_words.rs"));

#[cfg(not(baked))]
pub use lists::*;

#[cfg(not(baked))]
mod lists {
    use crate::baked::Word;

    macro_rules! lists {
        ($($Name:ident $Kind:ident)+) => {$(
            #[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
            pub struct $Kind;

            impl crate::baked::WordList for $Kind {
                const TYPE: &'static str = stringify!($Name);
            }

            /// A word of this list.
            pub type $Name = Word<$Kind>;
        )+};
    }

    lists! {
        AttributeId Attributes
        CheckId Checks
        Flag Flags
        ResultId Results
        Then Thens
        ValueId Values
        FurtherId Furthers
    }
}

#[cfg(baked)]
pointman_core::vocabulary! {
    /// Whose army list it is.
    pub enum Nation: "nation" {
        Usa = "usa" "The United States",
        Anzac = "anzac" "Australia and New Zealand",
        Arvn = "arvn" "The Republic of Vietnam",
        Communist = "communist" "North Vietnam and the Viet Cong",
    }
}

#[cfg(baked)]
pointman_core::vocabulary! {
    /// A force of an army list.
    pub enum ForceId: "force" {
        UsArmyInfantry = "us-army-infantry" "US Army Infantry",
        UsAirCavalry = "us-air-cavalry" "US Air Cavalry",
        UsMarines = "us-marines" "US Marines",
        UsSfCidg = "us-sf-cidg" "US Special Forces / CIDG",
        AnzacInfantry = "anzac-infantry" "ANZAC Infantry",
        ArvnArmyInfantry = "arvn-army-infantry" "ARVN Army Infantry",
        ArvnMilitiaRfPf = "arvn-militia-rf-pf" "ARVN Militia (RF/PF)",
        Nva = "nva" "North Vietnamese Army",
        VcMainForce = "vc-main-force" "Viet Cong Main Force",
        LocalVc = "local-vc" "Local Viet Cong",
    }
}
