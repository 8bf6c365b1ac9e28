//! The texts of the cards. A text is a few steps of a [`Play`]; a Capability only comes into play.

mod cards_001_030;
mod cards_031_062;
pub(crate) mod cards_063_090;
pub(crate) mod cards_091_109;
pub(crate) mod cards_110_124;
pub(crate) mod coin_spaces;
mod granted_coin;
mod granted_coin_late;
pub(crate) mod granted_insurgent;
pub(crate) mod kinds;
mod offensives;
pub(crate) mod targets;

use super::play::{Done, Play};
use crate::vocabulary::card::{Card, CardSide};
use crate::vocabulary::lasting::LastingCard;
use pointman_core::error::Error;

/// Executes the text.
///
/// # Errors
/// When a choice is not answered, or the refusal of an answer.
pub fn execute(play: &mut Play<'_, '_>) -> Done {
    match (TEXTS.get(usize::from(play.card.number()) - 1), play.side) {
        (Some(Both(text)), _)
        | (Some(Sides(text, _)), CardSide::Unshaded)
        | (Some(Sides(_, text)), CardSide::Shaded) => text(play),
        (None, _) => Err(Error::Bug(format!("card {} has no text", play.card))),
    }
}

/// The texts of a card: unshaded and shaded.
enum Text {
    /// One function for both; a card with one text has it as unshaded.
    Both(fn(&mut Play<'_, '_>) -> Done),
    /// Each by itself.
    Sides(fn(&mut Play<'_, '_>) -> Done, fn(&mut Play<'_, '_>) -> Done),
}

use Text::{Both, Sides};

/// The texts by card.
#[rustfmt::skip]
static TEXTS: [Text; Card::EVENTS] = [
    /*   1 */ Both(granted_coin::gulf_of_tonkin),
    /*   2 */ Both(cards_001_030::kissinger),
    /*   3 */ Both(cards_001_030::peace_talks),
    /*   4 */ Both(top_gun),
    /*   5 */ Both(cards_001_030::wild_weasels),
    /*   6 */ Both(granted_coin::aces_over_the_trail),
    /*   7 */ Both(cards_001_030::adsid),
    /*   8 */ Both(capability),
    /*   9 */ Both(cards_001_030::psychedelic_cookie),
    /*  10 */ Both(cards_001_030::rolling_thunder),
    /*  11 */ Both(capability),
    /*  12 */ Both(cards_001_030::capt_buck_adams),
    /*  13 */ Both(capability),
    /*  14 */ Both(capability),
    /*  15 */ Both(cards_001_030::medevac),
    /*  16 */ Both(cards_001_030::blowtorch_komer),
    /*  17 */ Both(cards_001_030::claymores),
    /*  18 */ Both(capability),
    /*  19 */ Both(capability),
    /*  20 */ Both(capability),
    /*  21 */ Both(cards_001_030::americal),
    /*  22 */ Both(cards_001_030::da_nang),
    /*  23 */ Both(granted_coin::operation_attleboro),
    /*  24 */ Both(cards_001_030::operation_starlite),
    /*  25 */ Both(granted_coin::tf_116_riverines),
    /*  26 */ Both(granted_coin::lrrp),
    /*  27 */ Both(cards_001_030::phoenix_program),
    /*  28 */ Both(capability),
    /*  29 */ Both(cards_001_030::tribesmen),
    /*  30 */ Both(granted_coin::uss_new_jersey),
    /*  31 */ Both(capability),
    /*  32 */ Both(capability),
    /*  33 */ Both(capability),
    /*  34 */ Both(capability),
    /*  35 */ Both(cards_031_062::thanh_hoa),
    /*  36 */ Both(cards_031_062::hamburger_hill),
    /*  37 */ Both(cards_031_062::khe_sanh),
    /*  38 */ Both(cards_031_062::mcnamara_line),
    /*  39 */ Both(cards_031_062::oriskany),
    /*  40 */ Both(granted_coin::pows),
    /*  41 */ Both(cards_031_062::bombing_pause),
    /*  42 */ Both(cards_031_062::chou_en_lai),
    /*  43 */ Both(cards_031_062::economic_aid),
    /*  44 */ Both(granted_coin::ia_drang),
    /*  45 */ Both(capability),
    /*  46 */ Both(granted_insurgent::transport_group_559),
    /*  47 */ Both(granted_coin::chu_luc),
    /*  48 */ Both(cards_031_062::nam_dong),
    /*  49 */ Both(granted_insurgent::russian_arms),
    /*  50 */ Both(granted_insurgent::uncle_ho),
    /*  51 */ Both(cards_031_062::supply_bn_301st),
    /*  52 */ Both(cards_031_062::rand),
    /*  53 */ Both(cards_031_062::sappers),
    /*  54 */ Both(cards_031_062::son_tay),
    /*  55 */ Both(cards_031_062::trucks),
    /*  56 */ Both(granted_insurgent::vo_nguyen_giap),
    /*  57 */ Both(cards_031_062::international_unrest),
    /*  58 */ Both(cards_031_062::pathet_lao),
    /*  59 */ Both(granted_insurgent::plei_mei),
    /*  60 */ Both(cards_031_062::war_photographer),
    /*  61 */ Both(capability),
    /*  62 */ Both(granted_coin::cambodian_civil_war),
    /*  63 */ Both(cards_063_090::fact_finding),
    /*  64 */ Both(granted_coin_late::honolulu_conference),
    /*  65 */ Both(cards_063_090::international_forces),
    /*  66 */ Both(cards_063_090::ambassador_taylor),
    /*  67 */ Both(granted_coin_late::amphib_landing),
    /*  68 */ Both(cards_063_090::green_berets),
    /*  69 */ Both(granted_insurgent::macv),
    /*  70 */ Both(granted_coin_late::roks),
    /*  71 */ Both(granted_insurgent::an_loc),
    /*  72 */ Both(cards_063_090::body_count),
    /*  73 */ Both(granted_coin_late::great_society),
    /*  74 */ Both(granted_coin_late::lam_son_719),
    /*  75 */ Sides(granted_coin_late::sihanouk, granted_insurgent::sihanouk),
    /*  76 */ Both(cards_063_090::annam),
    /*  77 */ Both(granted_insurgent::detente),
    /*  78 */ Both(cards_063_090::general_lansdale),
    /*  79 */ Both(cards_063_090::henry_cabot_lodge),
    /*  80 */ Both(cards_063_090::light_at_the_end_of_the_tunnel),
    /*  81 */ Both(cards_063_090::cidg),
    /*  82 */ Both(cards_063_090::domino_theory),
    /*  83 */ Both(cards_063_090::election),
    /*  84 */ Both(cards_063_090::to_quoc),
    /*  85 */ Both(cards_063_090::usaid),
    /*  86 */ Both(capability),
    /*  87 */ Both(cards_063_090::nguyen_chanh_thi),
    /*  88 */ Both(cards_063_090::phan_quang_dan),
    /*  89 */ Both(cards_063_090::tam_chau),
    /*  90 */ Both(granted_coin_late::walt_rostow),
    /*  91 */ Both(cards_091_109::bob_hope),
    /*  92 */ Sides(granted_coin_late::sealords, granted_insurgent::sealords),
    /*  93 */ Both(cards_091_109::senator_fulbright),
    /*  94 */ Both(cards_091_109::tunnel_rats),
    /*  95 */ Both(granted_coin_late::westmoreland),
    /*  96 */ Sides(granted_coin_late::apc, granted_insurgent::apc),
    /*  97 */ Both(cards_091_109::brinks_hotel),
    /*  98 */ Both(cards_091_109::long_tan),
    /*  99 */ Sides(granted_coin_late::masher_white_wing, granted_insurgent::masher_white_wing),
    /* 100 */ Both(cards_091_109::rach_ba_rai),
    /* 101 */ Both(capability),
    /* 102 */ Both(cards_091_109::cu_chi),
    /* 103 */ Both(granted_insurgent::kent_state),
    /* 104 */ Both(capability),
    /* 105 */ Both(cards_091_109::rural_pressure),
    /* 106 */ Both(cards_091_109::binh_duong),
    /* 107 */ Both(cards_091_109::burning_bonze),
    /* 108 */ Both(cards_091_109::draft_dodgers),
    /* 109 */ Both(cards_091_109::nguyen_huu_tho),
    /* 110 */ Both(cards_110_124::no_contact),
    /* 111 */ Both(granted_coin_late::agent_orange_sprayed),
    /* 112 */ Both(cards_110_124::colonel_chau),
    /* 113 */ Both(cards_110_124::ruff_puff),
    /* 114 */ Both(cards_110_124::tri_quang),
    /* 115 */ Both(cards_110_124::typhoon_kate),
    /* 116 */ Both(capability),
    /* 117 */ Both(granted_coin_late::corps_commanders),
    /* 118 */ Both(cards_110_124::korean_war_arms),
    /* 119 */ Both(cards_110_124::my_lai),
    /* 120 */ Both(cards_110_124::us_press_corps),
    /* 121 */ Both(cards_110_124::linebacker_ii),
    /* 122 */ Both(offensives::easter),
    /* 123 */ Both(cards_110_124::vietnamization),
    /* 124 */ Both(offensives::tet),
];

/// A Capability comes into play.
fn capability(play: &mut Play<'_, '_>) -> Done {
    play.lasts()
}

/// Card 4: unshaded Top Gun ends shaded MiGs.
fn top_gun(play: &mut Play<'_, '_>) -> Done {
    if play.side == CardSide::Unshaded {
        play.ends(LastingCard::Migs, CardSide::Shaded)?;
    }
    play.lasts()
}
