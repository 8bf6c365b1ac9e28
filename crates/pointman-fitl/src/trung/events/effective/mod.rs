//! Whether an Event would have an effect listed for a non-player (T5.5.2).

mod cards_001_062;
mod cards_063_090;
mod cards_091_124;
mod granted_coin;
mod granted_insurgent;
mod weighed;

use self::{
    cards_001_062 as early, cards_063_090 as middle, cards_091_124 as late, granted_coin as coin,
    granted_insurgent as insurgent,
};
use weighed::Weighed;

use crate::game::Game;
use crate::game::game_effect::GameEffect;
use crate::vocabulary::card::{Card, CardSide};
use crate::vocabulary::faction::Faction;
use crate::vocabulary::lasting::LastingCard;

/// Whether executing that text now has an effect listed for `faction`.
pub fn is_effective(game: &Game, faction: Faction, card: Card, side: CardSide) -> bool {
    is_effective_with(&mut Vec::new(), game, faction, card, side)
}

/// The same; `room` is lent for what would happen.
pub(super) fn is_effective_with(
    room: &mut Vec<GameEffect>,
    game: &Game,
    faction: Faction,
    card: Card,
    side: CardSide,
) -> bool {
    let mut weighed = Weighed { game, faction, side, room };
    match (SERVES.get(usize::from(card.number()) - 1), side) {
        (Some(Always), _) => true,
        (Some(By(weigh)), _)
        | (Some(Sides(weigh, _)), CardSide::Unshaded)
        | (Some(Sides(_, weigh)), CardSide::Shaded) => weigh(&mut weighed),
        // A Coup card has no text.
        (Some(Never) | None, _) => false,
    }
}

/// Says whether a text has an effect listed for a faction.
type Weigh = fn(&mut Weighed<'_>) -> bool;

/// Whom the texts of a card serve.
enum Serves {
    /// Whoever it is marked for, whatever the map looks like: it comes into play to last.
    Always,
    /// No non-player: all ignore it (T5.5.1).
    Never,
    /// By the board, both texts in one place.
    By(Weigh),
    /// By the board, the unshaded and the shaded text apart.
    Sides(Weigh, Weigh),
}

use Serves::{Always, By, Never, Sides};

/// Whom each Event serves, by card.
#[rustfmt::skip]
static SERVES: [Serves; Card::EVENTS] = [
    /*   1 */ By(coin::gulf_of_tonkin),
    /*   2 */ By(early::kissinger),
    /*   3 */ By(early::peace_talks),
    /*   4 */ Always,
    /*   5 */ By(early::wild_weasels),
    /*   6 */ By(coin::aces_over_the_trail),
    /*   7 */ By(early::adsid),
    /*   8 */ Always,
    /*   9 */ By(early::psychedelic_cookie),
    /*  10 */ By(early::rolling_thunder),
    /*  11 */ Always,
    /*  12 */ By(early::capt_buck_adams),
    /*  13 */ Always,
    /*  14 */ Always,
    /*  15 */ By(early::medevac),
    /*  16 */ By(early::blowtorch_komer),
    /*  17 */ By(early::claymores),
    /*  18 */ Always,
    /*  19 */ Always,
    /*  20 */ Always,
    /*  21 */ By(early::americal),
    /*  22 */ By(early::da_nang),
    /*  23 */ By(coin::operation_attleboro),
    /*  24 */ By(early::operation_starlite),
    /*  25 */ By(coin::tf_116_riverines),
    /*  26 */ By(coin::lrrp),
    /*  27 */ By(early::phoenix_program),
    /*  28 */ Always,
    /*  29 */ By(early::tribesmen),
    /*  30 */ By(coin::uss_new_jersey),
    /*  31 */ Always,
    /*  32 */ Always,
    /*  33 */ By(migs),
    /*  34 */ Always,
    /*  35 */ By(early::thanh_hoa),
    /*  36 */ By(early::hamburger_hill),
    /*  37 */ By(early::khe_sanh),
    /*  38 */ By(early::mcnamara_line),
    /*  39 */ By(early::oriskany),
    /*  40 */ By(coin::pows),
    /*  41 */ By(early::bombing_pause),
    /*  42 */ By(early::chou_en_lai),
    /*  43 */ By(early::economic_aid),
    /*  44 */ By(coin::ia_drang),
    /*  45 */ Always,
    /*  46 */ By(insurgent::transport_group_559),
    /*  47 */ By(coin::chu_luc),
    /*  48 */ By(early::nam_dong),
    /*  49 */ By(insurgent::russian_arms),
    /*  50 */ By(insurgent::uncle_ho),
    /*  51 */ By(early::supply_bn_301st),
    /*  52 */ By(early::rand),
    /*  53 */ By(early::sappers),
    /*  54 */ By(early::son_tay),
    /*  55 */ By(early::trucks),
    /*  56 */ Never,
    /*  57 */ By(early::international_unrest),
    /*  58 */ By(early::pathet_lao),
    /*  59 */ By(insurgent::plei_mei),
    /*  60 */ By(early::war_photographer),
    /*  61 */ Always,
    /*  62 */ By(coin::cambodian_civil_war),
    /*  63 */ By(middle::fact_finding),
    /*  64 */ By(coin::honolulu_conference),
    /*  65 */ By(middle::international_forces),
    /*  66 */ By(middle::ambassador_taylor),
    /*  67 */ Never,
    /*  68 */ By(middle::green_berets),
    /*  69 */ By(insurgent::macv),
    /*  70 */ By(coin::roks),
    /*  71 */ By(insurgent::an_loc),
    /*  72 */ By(middle::body_count),
    /*  73 */ By(coin::great_society),
    /*  74 */ By(coin::lam_son_719),
    /*  75 */ Sides(coin::sihanouk, insurgent::sihanouk),
    /*  76 */ By(middle::annam),
    /*  77 */ By(insurgent::detente),
    /*  78 */ By(middle::general_lansdale),
    /*  79 */ By(middle::henry_cabot_lodge),
    /*  80 */ By(middle::light_at_the_end_of_the_tunnel),
    /*  81 */ By(middle::cidg),
    /*  82 */ By(middle::domino_theory),
    /*  83 */ By(middle::election),
    /*  84 */ By(middle::to_quoc),
    /*  85 */ By(middle::usaid),
    /*  86 */ Always,
    /*  87 */ By(middle::nguyen_chanh_thi),
    /*  88 */ By(middle::phan_quang_dan),
    /*  89 */ By(middle::tam_chau),
    /*  90 */ By(coin::walt_rostow),
    /*  91 */ By(late::bob_hope),
    /*  92 */ Sides(coin::sealords, insurgent::sealords),
    /*  93 */ By(late::senator_fulbright),
    /*  94 */ By(late::tunnel_rats),
    /*  95 */ By(coin::westmoreland),
    /*  96 */ Sides(coin::apc, insurgent::apc),
    /*  97 */ By(late::brinks_hotel),
    /*  98 */ By(late::long_tan),
    /*  99 */ Sides(coin::masher_white_wing, insurgent::masher_white_wing),
    /* 100 */ By(late::rach_ba_rai),
    /* 101 */ Always,
    /* 102 */ By(late::cu_chi),
    /* 103 */ By(insurgent::kent_state),
    /* 104 */ Always,
    /* 105 */ By(late::rural_pressure),
    /* 106 */ By(late::binh_duong),
    /* 107 */ By(late::burning_bonze),
    /* 108 */ By(late::draft_dodgers),
    /* 109 */ By(late::nguyen_huu_tho),
    /* 110 */ By(late::no_contact),
    /* 111 */ By(coin::agent_orange_sprayed),
    /* 112 */ By(late::colonel_chau),
    /* 113 */ By(late::ruff_puff),
    /* 114 */ By(late::tri_quang),
    /* 115 */ By(late::typhoon_kate),
    /* 116 */ Always,
    /* 117 */ By(coin::corps_commanders),
    /* 118 */ By(late::korean_war_arms),
    /* 119 */ By(late::my_lai),
    /* 120 */ By(late::us_press_corps),
    /* 121 */ By(late::linebacker_ii),
    /* 122 */ By(insurgent::easter_offensive),
    /* 123 */ By(late::vietnamization),
    /* 124 */ By(insurgent::tet_offensive),
];

/// Card 33, a Capability.
fn migs(w: &mut Weighed<'_>) -> bool {
    match w.side {
        CardSide::Unshaded => w.game.is_player(Faction::Nva),
        CardSide::Shaded => !w.game.unshaded(LastingCard::TopGun),
    }
}
