//! How an Operation or a Special Activity is typed whole, for `?` with its name: each form of a step as an
//! example that the rules read.

use crate::fitl::{Edition, OperationName, SpecialName, with_names};
use crate::names;

/// A form of a step, and what it says.
type Form = (&'static str, &'static str);

/// The steps of each Operation.
fn operation(name: OperationName) -> &'static [Form] {
    match name {
        OperationName::Train => &[
            ("saigon place 3t 2p", "pieces from Available; `saigon` alone only selects it"),
            ("hue place 2u taking 1u kontum", "as too few are Available, 1 of them from the map"),
            (
                "pacify hue terror 1 levels 1",
                "last: Terror first, then levels; `pacify hue 2`: both together",
            ),
            ("base hue 2t 1p", "last: ARVN's Base in place of these 3 cubes"),
            ("patronage 3", "last: Patronage into ARVN Resources"),
            ("police hue from saigon", "Combined Action Platoons: Police moved or, without `from`, placed"),
        ],
        OperationName::Patrol => &[
            ("hue-da-nang: 2t from hue, 1p from da-nang", "cubes to a LoC (by its two ends) or a City"),
            ("stay", "nobody moves, those on LoCs look there"),
            ("activate hue-da-nang vc 1u nva 1u", "which Guerrillas, where there is a choice"),
            ("assault hue-da-nang", "last: one Assault on a LoC"),
            ("lose 1t from hue", "M-48 Patton: the cubes it costs; `lose none`"),
        ],
        OperationName::Sweep => &[
            ("tay-ninh: 3t from saigon, 1t from kien-phong", "Troops that move in"),
            ("tay-ninh", "in place"),
            ("activate tay-ninh vc 2u nva 1u", "which Guerrillas, where there is a choice"),
            ("cobras tay-ninh nva_troops", "Cobras: the piece that they remove"),
        ],
        OperationName::Assault => &[
            ("tay-ninh", "all that can be removed"),
            ("tay-ninh remove vc 2a nva 1t", "which, where there is a choice"),
            ("tay-ninh only nva", "one enemy's pieces"),
            ("saigon arvn", "US: ARVN Assaults there too, for 3 Resources"),
            ("quang-tri tunnel vc", "with a Tunnel, what its die may remove"),
        ],
        OperationName::Rally => &[
            ("tay-ninh place 2", "Guerrillas"),
            ("hue place 2 taking 1a saigon", "as too few are Available, 1 of them from the map"),
            ("hue base of 1u 1a", "a Base in place of 2 Guerrillas; `of` where there is a choice"),
            ("hue underground", "all Guerrillas flip Underground"),
            ("hue agitate 1", "VC: levels toward Opposition"),
            ("improve-trail", "NVA, last"),
        ],
        OperationName::March => {
            &[("tay-ninh: 2u 1a from the-fishhook, 1a from phuoc-long", "who comes there")]
        }
        OperationName::Attack => &[
            ("hue guerrillas", "Guerrillas, by a die; what goes is asked after it"),
            ("hue guerrillas remove 1t 1 arvn_police", "the same, with what goes said at once"),
            ("hue troops remove 2t", "NVA Troops, without a die"),
            ("hue troops against arvn", "one enemy's pieces"),
            ("hue troops pt-76", "PT-76: 1 enemy for each Troop"),
        ],
        OperationName::Terror => &[
            ("hue", "Terror in a space, Sabotage on a LoC"),
            ("hue remove 1u 1a", "Cadres: the 2 Guerrillas that it costs"),
        ],
    }
}

/// The steps of each Special Activity, of which one has several with commas between them.
fn special(name: SpecialName, edition: Edition) -> &'static [Form] {
    match name {
        SpecialName::Advise => &[
            ("hue sweep vc 1u", "ARVN Sweeps; which Guerrillas, where there is a choice"),
            ("hue assault only nva", "ARVN Assaults; one enemy's pieces"),
            ("hue force activate us_irregulars_u remove vc 1u nva 1t", "Special Forces remove 2"),
            ("aid", "Aid +6, beside the spaces"),
        ],
        SpecialName::AirLift => &[("hue: 3t from saigon, 2 arvn_troops from da-nang", "who is lifted there")],
        // The first edition has no die, and so no hits (4.2.3).
        SpecialName::AirStrike if edition == Edition::First => &[
            ("tay-ninh 2", "2 pieces there, in the order of the rules"),
            ("tay-ninh nva 1t vc 1a", "which pieces, where there is a choice"),
            ("degrade", "the Trail, too"),
            ("degrade sa-2s nva_troops north-vietnam", "SA-2s: the piece removed with it"),
        ],
        SpecialName::AirStrike => &[
            ("tay-ninh 2", "2 hits there, in the order of the rules"),
            ("tay-ninh nva 1t vc 1a", "which pieces, where there is a choice"),
            ("degrade", "2 hits on the Trail"),
            ("degrade sa-2s nva_troops north-vietnam", "SA-2s: the piece removed with it"),
        ],
        SpecialName::Govern => &[
            ("hue aid", "Aid +3 for each Population"),
            ("hue patronage", "Aid into Patronage, for Support"),
            ("hue patronage mandate", "Mandate of Heaven: without losing Support"),
        ],
        SpecialName::Transport => &[("saigon 3t 1u to hue", "who moves; `saigon` alone: nobody")],
        SpecialName::Raid => &[
            ("hue: 1u from da-nang", "Rangers that come"),
            (
                "hue: 1u from da-nang remove vc 1u nva 1t",
                "and remove 2 enemies; `remove` alone without a choice",
            ),
            ("hue remove vc 1u", "Rangers that are there"),
        ],
        SpecialName::Infiltrate => &[
            ("central-laos build 3", "Troops at an NVA Base"),
            ("central-laos build 0 replacing 2u", "Guerrillas become Troops"),
            ("hue take-over", "less Opposition; `replacing b`: a VC Base with it"),
        ],
        SpecialName::Bombard => {
            &[("hue", "1 Troop there"), ("hue remove us_troops", "whose, where there is a choice")]
        }
        SpecialName::Ambush => &[
            ("hue remove 1t", "1 piece in a space of the Operation"),
            ("hue-da-nang at hue remove 1 arvn_police", "from a LoC into a space next to it"),
            ("hue main-force-bns remove 2t", "Main Force Battalions: 2 pieces"),
        ],
        SpecialName::Tax => &[("saigon", "a space to Tax")],
        SpecialName::Subvert => &[
            ("hue remove 1t 1p", "2 cubes go; `hue remove` without a choice"),
            ("hue replace p", "a Guerrilla in place of 1; `taking 1u saigon`: from the map"),
        ],
    }
}

/// The Operation or Special Activity that `typed` begins alone, with how it is typed, a line each; nothing
/// where it begins none.
pub fn of(typed: &str, edition: Edition) -> Vec<String> {
    let typed = typed.to_lowercase();
    let operations = OperationName::ALL.map(OperationName::id);
    let all: Vec<&str> = operations.into_iter().chain(SpecialName::ALL.map(SpecialName::id)).collect();
    let Some(name) = names::find(&typed, all.iter().copied()).map(|index| all[index]) else {
        return Vec::new();
    };
    let (head, forms) = match (name.parse::<OperationName>(), name.parse::<SpecialName>()) {
        (Ok(operation_name), _) if operations.contains(&name) => {
            let head = format!("Typed whole: `{name} STEP; STEP; done`, a STEP each of");
            (head, operation(operation_name))
        }
        (_, Ok(special_name)) => {
            let head =
                format!("Typed whole, after a step of the Operation: `{name} STEP, STEP`, a STEP each of");
            (head, special(special_name, edition))
        }
        _ => return Vec::new(),
    };
    let form = |(form, about): &Form| format!("  `{}`: {about}", with_names(form));
    std::iter::once(head).chain(forms.iter().map(form)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fitl::{Faction, PlayerAction, Scenario};

    #[test]
    fn each_form_of_a_step_is_read_as_the_action_is_typed() {
        let board = Scenario::Full.board();
        let reads = |words: &str, who: &[Faction]| {
            let read = |faction: &Faction| PlayerAction::parse_on(words, *faction, &board).is_ok();
            assert!(
                who.iter().any(read),
                "{words}: {:?}",
                PlayerAction::parse_on(words, who[0], &board).err()
            );
        };
        for name in OperationName::ALL {
            let who: Vec<Faction> = Faction::ALL.into_iter().filter(|faction| name.is_of(*faction)).collect();
            for (form, _) in operation(name) {
                reads(&format!("{name} {form}"), &who);
            }
        }
        for name in SpecialName::ALL {
            let who: Vec<Faction> = name.factions().iter().collect();
            let goes_with = |operation: &OperationName| name.goes_with(*operation) && operation.is_of(who[0]);
            let with = OperationName::ALL.into_iter().find(goes_with).expect("it goes with one");
            for edition in Edition::ALL {
                for (form, _) in special(name, edition) {
                    reads(&format!("{with} special {name} {form}"), &who);
                }
            }
        }
    }

    #[test]
    fn a_beginning_of_one_name_tells_how_that_is_typed() {
        let of = |typed: &str| of(typed, Edition::Second);
        assert!(of("patrol").len() > 4 && of("pat") == of("patrol"));
        assert!(of("air-s")[0].contains("air-strike STEP, STEP"));
        assert!(of("hue").is_empty() && of("").is_empty());
    }
}
