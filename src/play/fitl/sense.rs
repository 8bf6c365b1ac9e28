//! What typed words mean in Fire in the Lake.
//!
//! | File | About |
//! |---|---|
//! | `meaning` | whether what is typed means an answer |
//! | `pieces`, `places` | what those are called |
//! | `moves` | pieces, where from and where to, in the orders in which people say them |
//! | `telling` | words of a step as people call what they stand for |
//! | `legend` | what is told of the words of a list |

mod legend;
mod meaning;
mod moves;
mod pieces;
mod places;
mod telling;

use pointman_core::vocabulary::Term;

pub use self::legend::{is_known, legend};
pub use self::meaning::{is_of_other_forces, means, means_beside, without_owner};
pub use self::moves::{Way, both_ways, in_order, in_other_orders};
pub use self::pieces::{is_counted, is_named_first};
pub use self::places::{begins_name, is_name, names_another, space_typed};
pub use self::telling::{goes_with_it, left_unsaid, shown, under_way, whose};
use crate::fitl::{Space, SpaceKind, SpecialName};
use crate::play::console::OPTIONAL;

/// How the words of a step of a Special Activity begin; at the prompt its name is enough.
pub const SPECIAL: &str = "special ";

/// The words of an answer, a number with the piece it counts as one, without the brackets of a granted
/// action.
pub fn split(answer: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let signs = [' ', ':', ',', ';', '(', ')'];
    for word in answer.split(signs).filter(|word| !word.is_empty()) {
        let counts = |number: &String| number.chars().all(|letter| letter.is_ascii_digit());
        match words.last_mut().filter(|last| counts(last) && word.contains('_')) {
            Some(number) => {
                number.push(' ');
                number.push_str(word);
            }
            None => words.push(word.to_owned()),
        }
    }
    words
}

/// What `word` is listed under.
pub fn group(word: &str) -> &'static str {
    if SpecialName::with_id(word).is_some() {
        return OPTIONAL;
    }
    match Space::with_id(word).map(Space::kind) {
        Some(SpaceKind::City) => "Cities",
        Some(SpaceKind::Province) => "Provinces",
        Some(SpaceKind::Loc) => "LoCs",
        None => "",
    }
}

/// What gives Resources to the ally, between steps of any Operation (1.5.2).
pub const TRANSFER: &str = "transfer";

/// Words that aim at one enemy alone (3.1).
pub const AIMS: [&str; 2] = ["against", "only"];

/// Whether a number behind this word is how many pieces go, which is asked for after the die of an Attack
/// (3.3.3).
pub fn counts_later(word: &str) -> bool {
    ["guerrillas", "troops"].contains(&word)
}

/// The Base that a Rally or Train places: one in a space (3.3.1, 3.2.1).
pub const BASE: &str = "base";

/// A step of a Special Activity without the word that says so.
pub fn in_short(typed: &str) -> Option<String> {
    let rest = typed.trim_start().strip_prefix(SPECIAL)?.trim_start();
    let name = rest.split([' ', ';', ',']).next().unwrap_or_default();
    SpecialName::named(name).map(|_| rest.to_owned())
}

#[cfg(test)]
mod tests {
    use super::super::super::answers::{Meant, Sense, meant};
    use super::*;
    use crate::fitl::{Faction, PieceKind};

    struct Names;

    impl Sense for Names {
        fn means(&self, typed: &str, word: &str) -> bool {
            means(typed, word)
        }

        fn shown(&self, word: &str) -> String {
            shown(word, None)
        }

        fn names_another(&self, typed: &str, words: &[&str]) -> bool {
            names_another(typed, words)
        }
    }

    #[test]
    fn no_name_of_a_space_begins_with_what_a_number_counts() {
        for word in ["troop", "us", "police", "irr", "base", "t", "us_troops", "arvn_rangers_u", "level"] {
            assert!(is_counted(word), "{word}");
        }
        for word in ["hue", "place", "", "ba", "tay"] {
            assert!(!is_counted(word), "{word}");
        }
        for space in Space::ALL {
            assert!(space.id().split('-').all(|part| !is_counted(part)), "{space}");
        }
    }

    #[test]
    fn where_pieces_on_the_map_are_placed_the_question_says_why() {
        let words = ["saigon", "place", "6 arvn_police", "taking", "2 arvn_police"].map(str::to_owned);
        let said = "Saigon place 6 ARVN Police; too few Available, take 2 ARVN Police from";
        assert_eq!(under_way(&words, &["hue", "da-nang"], None), said);
        let said = "Saigon place 6 ARVN Police, 2 ARVN Police of them from the map";
        assert_eq!(under_way(&words, &[], None), said);
        assert_eq!(under_way(&words[..3], &[], None), "Saigon place 6 ARVN Police");
    }

    #[test]
    fn the_number_after_a_space_of_an_air_strike_says_what_it_counts() {
        let words = ["air-strike", "pleiku-darlac"].map(str::to_owned);
        assert_eq!(under_way(&words, &["1", "2"], None), "air-strike Pleiku-Darlac, pieces to remove");
        assert_eq!(under_way(&words[..1], &["pleiku-darlac", "degrade"], None), "air-strike");
    }

    #[test]
    fn a_question_tells_where_pieces_go_from_where_they_come_from() {
        let words = ["loc-hue-khe-sanh", "hue"].map(str::to_owned);
        assert_eq!(under_way(&words[..1], &["hue", "saigon"], None), "LoC Hue - Khe Sanh from");
        assert_eq!(under_way(&words, &["1t", "2t"], None), "LoC Hue - Khe Sanh from Hue");
        assert_eq!(under_way(&words[1..], &["place"], None), "Hue");
    }

    #[test]
    fn a_space_is_named_by_any_word_of_its_name_and_a_loc_by_its_ends() {
        for (typed, word) in [
            ("fishhook", "the-fishhook"),
            ("an loc", "an-loc"),
            ("saigon-can-tho", "loc-saigon-can-tho"),
            ("darlac", "pleiku-darlac"),
            ("s laos", "southern-laos"),
            ("an loc saigon", "loc-saigon-an-loc-ban-me-thuot"),
        ] {
            assert!(means(typed, word), "{typed}");
        }
        assert!(!means("hue", "saigon"));
    }

    #[test]
    fn the_whole_name_of_a_city_is_no_loc_where_other_cities_are_answers() {
        let (loc, others) = ("loc-hue-da-nang", ["saigon", "loc-hue-da-nang", "loc-hue-khe-sanh"]);
        assert_eq!(meant(&["hue"], &others, &Names), Meant::None);
        assert_eq!(meant(&["Hue", "da", "nang"], &others, &Names), Meant::One(1, 3));
        assert_eq!(meant(&["hue"], &[loc], &Names), Meant::One(0, 1), "only LoCs are asked for");
        assert_eq!(meant(&["da-nang"], &others[1..], &Names), Meant::One(0, 1));
        assert_eq!(meant(&["da", "nang"], &others[1..], &Names), Meant::One(0, 2));
        assert_eq!(meant(&["hue"], &["hue", loc], &Names), Meant::One(0, 1));
        assert_eq!(meant(&["cam"], &["saigon", "loc-saigon-cam-ranh"], &Names), Meant::One(1, 1));
    }

    #[test]
    fn a_special_activity_need_not_be_called_one() {
        assert_eq!(in_short("special govern; hue aid").as_deref(), Some("govern; hue aid"));
        assert_eq!(in_short("special"), None);
        assert_eq!(in_short("govern hue"), None);
    }

    #[test]
    fn pieces_from_a_space_are_put_after_the_space() {
        assert_eq!(in_order("1t from saigon").as_deref(), Some("saigon 1t"));
        assert_eq!(in_order("2 troops from An Loc, 1t").as_deref(), Some("an-loc 2 troops, 1t"));
        assert_eq!(in_order("2 us troops an loc").as_deref(), Some("an-loc 2 us troops"));
        assert_eq!(in_order("saigon 1t"), None);
        let of = |typed: &str| in_other_orders(typed, &["loc-hue-khe-sanh", "tay-ninh"]);
        assert_eq!(of("2t hue to khe sanh")[0], "loc-hue-khe-sanh from hue 2t");
        assert_eq!(of("2 southern laos troops"), ["2 troops southern-laos"]);
        let groups = "tay-ninh from hue 2t; tay-ninh from saigon 1t";
        assert_eq!(of("2t hue to tay ninh and 1t from saigon to tay ninh"), [groups]);
        assert_eq!(of("2t from hue and 1t saigon to tay ninh"), [groups]);
    }

    #[test]
    fn pieces_are_named_by_their_letters_and_names_with_or_without_a_number() {
        for (typed, word) in [
            ("2t", "2 arvn_troops"),
            ("2 troops", "2t"),
            ("t", "3t"),
            ("i", "1 us_irregulars_u"),
            ("2g", "2u"),
            ("police", "4 arvn_police"),
            ("2", "2u"),
            ("2 us troops", "2 us_troops"),
            ("us 1t", "1 us_troops"),
            ("1 underground nva guerrilla", "1 nva_guerrillas_u"),
            ("tunneled vc base", "vc_tunnels"),
            ("2g", "2"),
            ("sf", "force"),
            ("t", "us_troops"),
            ("1b", "us_bases"),
        ] {
            assert!(means(typed, word), "{typed} for {word}");
        }
        assert!(
            !means("2t", "1 arvn_troops")
                && !means("us 1t", "1 arvn_troops")
                && !means("2t", "2")
                && !means("2i", "2")
                && !means("2t", "us_troops")
                && !means("active ranger", "arvn_rangers_u")
                && !means("t", "1u")
                && !means("2", "place")
        );
    }

    #[test]
    fn pieces_are_shown_as_people_call_them_and_can_be_typed_so() {
        for (word, told) in [
            ("2 arvn_police", "2 ARVN Police"),
            ("1-2 arvn_rangers_u", "1-2 Underground Rangers"),
            ("1 us_troops", "1 US Troop"),
            ("vc_tunnels", "Tunneled VC Base"),
            ("train saigon place 2 arvn_police; done", "train Saigon place 2 ARVN Police; done"),
            ("the-parrots-beak", "The Parrot's Beak"),
            ("2u", "2u"),
        ] {
            assert_eq!(shown(word, None), told);
        }
        assert_eq!(shown("1-2u", Some(Faction::Us)), "1-2 Underground Irregulars");
        assert_eq!(shown("1u", Some(Faction::Arvn)), "1 Underground Ranger");
        assert_eq!(shown("1-2u", Some(Faction::Vc)), "1-2u", "Guerrillas are told by their letters");
        let said = ["saigon", "remove", "vc"].map(str::to_owned);
        assert_eq!(whose(&said, Some(Faction::Us)), None, "these are the enemy's");
        assert_eq!(whose(&said[..1], Some(Faction::Us)), Some(Faction::Us));
        assert!(means("2 underground irregulars", "2u") && !means("2 active irregulars", "2u"));
        for kind in PieceKind::ALL {
            assert!(means(&shown(kind.id(), None).to_lowercase(), kind.id()), "{kind}");
        }
        for space in Space::ALL {
            let (typed, ids) = (shown(space.id(), None), Space::ALL.map(Space::id));
            let words: Vec<&str> = typed.split(' ').collect();
            let only = ids.iter().position(|id| *id == space.id()).map(|at| Meant::One(at, words.len()));
            assert_eq!(Some(meant(&words, &ids, &Names)), only, "{typed}");
        }
    }

    #[test]
    fn a_letter_behind_a_place_names_pieces_and_not_the_place() {
        let answers = [["phu-bon-phu-yen", "1t"], ["phu-bon-phu-yen", "1p"], ["hue", "1t"]]
            .map(|words| words.map(str::to_owned).to_vec());
        let tree = crate::play::answers::Tree::of(&answers);
        assert_eq!(tree.named_by(&["phu", "bon", "p"], "phu-bon-phu-yen", 3, &Names), 2);
        assert_eq!(tree.named_by(&["phu", "bon"], "phu-bon-phu-yen", 2, &Names), 2);
        assert!(crate::play::answers::takes_all(tree, "phu bon p", &Names));
    }

    #[test]
    fn ones_own_pieces_have_their_letter_and_their_longer_name() {
        for (typed, word, owner, rest) in [
            ("6 arvn police", "6p", Faction::Arvn, Some("6 police")),
            ("1 underground vc guerrilla", "1u", Faction::Vc, Some("1 underground guerrilla")),
            ("2 vc guerrillas", "2", Faction::Vc, Some("2 guerrillas")),
            ("us troop", "1t", Faction::Us, Some("troop")),
            ("us 1t", "1t", Faction::Us, Some("1t")),
            ("1 us", "1t", Faction::Us, None),
            ("6 us police", "6p", Faction::Arvn, None),
            ("6 police", "6p", Faction::Arvn, None),
            ("6 arvn police", "6 arvn_police", Faction::Arvn, None),
        ] {
            assert_eq!(without_owner(typed, word, owner).as_deref(), rest, "{typed}");
        }
        assert!(means("1 underground guerrilla", "1u") && !means("1 underground guerrilla", "1a"));
    }

    #[test]
    fn a_card_is_named_by_its_number_or_a_word_of_its_title() {
        assert!(means("8", "8 Arc Light") && means("light", "8 Arc Light"));
        assert!(!means("8", "80 Light at the End of the Tunnel"));
        assert!(means("coup", "125 Nguyen Khanh") && !means("coup", "8 Arc Light"));
    }
}
