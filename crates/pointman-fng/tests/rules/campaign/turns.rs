//! The turn up to its Mission, and where a campaign ends.

use pointman_core::dice::{Dice, DiceError, DiceState, Question, Scripted, Seeded};
use pointman_core::document::{State, TypedStep};
use pointman_fng::army_lists::ForceId;
use pointman_fng::campaign::{
    Away, CAMPAIGN_NEW, Ending, Happening, Outing, Stage, Status, TourMaking, TourOfDuty,
};
use pointman_fng::mission::{BarrageEffect, Corps, FeatureKind, Ground, MissionId, Order, generate};
use pointman_fng::squads::weapons::WeaponId;
use serde_json::{Value, json};

use crate::campaign::helpers::{
    Takes, advanced, all_quiet, campaign_of, fight, man, of, prepare, quiet, squad_of,
};

/// Answers laid out, then those of a seed.
struct Laid {
    first: std::collections::VecDeque<u32>,
    then: Seeded,
}

impl Laid {
    fn new(first: &[u32]) -> Self {
        Laid { first: first.iter().copied().collect(), then: Seeded::new(DiceState { seed: 5, drawn: 0 }) }
    }
}

impl Dice for Laid {
    fn answer(&mut self, question: Question, reason: std::fmt::Arguments<'_>) -> Result<u32, DiceError> {
        self.first.pop_front().map_or_else(|| self.then.answer(question, reason), Ok)
    }
}

fn begun(setup: Value) -> Result<TourOfDuty, pointman_core::Error> {
    TourOfDuty::begin(
        &TourMaking::read(CAMPAIGN_NEW, &setup)?,
        &mut Seeded::new(DiceState { seed: 3, drawn: 0 }),
    )
    .map(|(campaign, _)| campaign)
}

#[test]
fn one_pass_carries_a_bonus_to_the_next_check_only() {
    let mut campaign = campaign_of("us-army-infantry", "1967-05-early", &squad_of(4, &[]), json!({}));
    prepare(&mut campaign, &mut Scripted::new([4, 5]));
    assert_eq!((campaign.stage(), campaign.carried), (Stage::Quiet, 1));
    assert_eq!(campaign.current.as_ref().unwrap().outing, Outing::Quiet { bonus: true });
    advanced(&mut campaign, None, &[]);
    // 5 passes now; 6 does not: one pass again, and no more than +1.
    prepare(&mut campaign, &mut Scripted::new([5, 6]));
    assert_eq!(campaign.carried, 1);
    campaign.squad.figures.iter_mut().for_each(|figure| figure.rep_fixed = true);
    advanced(&mut campaign, None, &[]);
    prepare(&mut campaign, &mut Scripted::new([6, 6]));
    assert_eq!((campaign.carried, campaign.stage()), (0, Stage::Quiet));
}

#[test]
fn two_passes_are_a_mission_and_doubles_a_large_action() {
    let mut campaign = campaign_of("us-army-infantry", "1967-05-early", &squad_of(4, &[]), json!({}));
    let mut dice = Laid::new(&[1, 2, 3, 4]);
    prepare(&mut campaign, &mut dice);
    assert_eq!(campaign.mission.as_ref().unwrap().assignment.as_ref().unwrap().id, MissionId::SAndD);
    let mut campaign = campaign_of("us-army-infantry", "1967-05-early", &squad_of(4, &[]), json!({}));
    let mut dice = Laid::new(&[2, 2, 5]);
    prepare(&mut campaign, &mut dice);
    assert_eq!(campaign.mission.as_ref().unwrap().assignment.as_ref().unwrap().id, MissionId::Defend);
}

#[test]
fn a_follow_up_needs_no_check() {
    let mut campaign = campaign_of("us-army-infantry", "1967-05-early", &squad_of(2, &[]), json!({}));
    campaign.follow_up = Some(MissionId::Attack);
    prepare(&mut campaign, &mut Seeded::new(DiceState { seed: 2, drawn: 0 }));
    let Some(Outing::Mission { mission, follow_up, urban, support, enemy_support, .. }) =
        campaign.current.as_ref().map(|record| record.outing.clone())
    else {
        panic!("there is a Mission")
    };
    assert_eq!((mission, follow_up, urban, campaign.follow_up), (MissionId::Attack, true, true, None));
    assert!(support >= 4 && enemy_support >= 4);
}

#[test]
fn a_turn_is_prepared_once() {
    let mut campaign = campaign_of("us-army-infantry", "1967-05-early", &squad_of(4, &[]), json!({}));
    prepare(&mut campaign, &mut Scripted::new([6, 6]));
    let error = campaign.takes("generate-mission", &json!({}), &mut Scripted::new([])).unwrap_err();
    assert_eq!(error.exit_code(), 1);
}

#[test]
fn the_campaign_ends_after_late_december_1968() {
    let mut campaign = campaign_of("nva", "1968-12-late", &squad_of(4, &[]), json!({}));
    quiet(&mut campaign);
    advanced(&mut campaign, None, &[]);
    assert_eq!((campaign.ended, campaign.stage()), (Some(Ending::Calendar), Stage::Over));
    let error = campaign.takes("generate-mission", &json!({}), &mut Scripted::new([])).unwrap_err();
    assert!(error.to_string().contains("the campaign is over"));
}

#[test]
fn a_squad_wiped_out_is_rebuilt_unless_it_is_communist() {
    let wiped = |force: &str| {
        let mut campaign =
            campaign_of(force, "1967-05-early", &squad_of(4, &[3]), json!({ "paper_strength": 5 }));
        fight(&mut campaign, MissionId::Recon, 2);
        let mut report = all_quiet(&campaign);
        for name in ["Lead", "Second", "Grunt 1"] {
            of(&mut report, name).status = Status::Dead;
        }
        advanced(&mut campaign, Some(report), &[]);
        campaign
    };
    assert_eq!(wiped("nva").ended, Some(Ending::WipedOut));
    let mut campaign = wiped("arvn-army-infantry");
    let mut dice = Seeded::new(DiceState { seed: 9, drawn: 0 });
    assert_eq!((campaign.present(), campaign.rest), (0, Some(campaign.turn)));
    prepare(&mut campaign, &mut dice);
    assert_eq!(campaign.current.as_ref().unwrap().outing, Outing::Rest {});
    advanced(&mut campaign, None, &[]);
    prepare(&mut campaign, &mut dice);
    assert_eq!(campaign.present(), 5);
    assert!(
        campaign.squad.figures.iter().all(|figure| figure.rep == 3
            && figure.attributes.written().len() == 1
            && figure.weapon.is_some())
    );
    assert!(campaign.leading().is_some());
}

#[test]
fn forces_keep_to_their_areas_and_their_side() {
    for (setup, why) in [
        (json!({ "force": "us-marines", "corps": "ii" }), "US Marines do not fight in II Corps"),
        (json!({ "force": "anzac-infantry", "corps": "iv" }), "do not fight in IV Corps"),
        (
            json!({ "force": "nva", "enemy": "us-marines", "corps": "iii" }),
            "US Marines do not fight in III Corps",
        ),
        (json!({ "force": "nva", "enemy": "local-vc" }), "fight on the same side"),
        (json!({}), "give the squad's force"),
        (json!({ "force": "us-navy" }), "force"),
    ] {
        let error = begun(setup.clone()).unwrap_err();
        assert!(error.to_string().contains(why), "{setup}: {error}");
    }
    assert_eq!(begun(json!({ "force": "us-marines" })).unwrap().enemy, ForceId::Nva);
    assert_eq!(begun(json!({ "force": "us-army-infantry" })).unwrap().enemy, ForceId::VcMainForce);
    assert_eq!(begun(json!({ "force": "local-vc" })).unwrap().enemy, ForceId::UsArmyInfantry);
}

#[test]
fn a_squad_is_raised_with_its_star_and_attributes() {
    let campaign = begun(json!({
        "force": "us-army-infantry", "full": true, "months": true,
        "star": { "name": "Slag", "rep": 5, "attributes": ["tough", "medic"] },
        "options": { "camp-37": "no-cap" }, "lists": ["army-33=rpg-2"],
        "missions": { "camp-01": "from-table" }
    }))
    .unwrap();
    assert_eq!((campaign.present(), campaign.paper_strength), (10, 10));
    let slag = campaign.squad.figures.iter().find(|figure| figure.star).unwrap();
    assert_eq!((slag.name.as_str(), slag.rep, slag.attributes.written().len()), ("Slag", 5, 2));
    assert!(campaign.squad.figures.iter().all(|figure| !figure.attributes.is_empty() && figure.months <= 9));
}

#[test]
fn marines_turn_in_the_m_14_as_1968_begins_and_others_keep_what_they_have() {
    let armed = |name: &str, id: &str, more: Value| {
        let mut fields =
            json!({ "weapon": { "id": id, "name": id.trim_start_matches("usa-").to_uppercase() } });
        fields.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        man(name, 3, fields)
    };
    let men = [
        armed("Lead", "usa-m-14", json!({ "role": "leader", "post": "nco", "star": true })),
        armed("Second", "usa-m-14", json!({ "role": "junior-nco", "post": "jr-nco" })),
        armed("Gunner", "usa-m-60", json!({ "post": "lmg-gunner" })),
        armed("Rifle", "usa-m-14", json!({})),
        armed("Modern", "usa-m-16", json!({ "post": "rifleman" })),
        man("Unarmed", 3, json!({})),
        armed("Away", "usa-m-14", json!({ "post": "rifleman" })),
    ];
    let weapons = |campaign: &TourOfDuty| -> Vec<String> {
        campaign
            .men()
            .map(|man| man.weapon.as_ref().map_or("-".to_owned(), |arms| arms.name.clone()))
            .collect()
    };
    for (force, date, changes) in [
        ("us-marines", "1968-01-early", true),
        ("us-marines", "1967-12-late", false),
        ("us-marines", "1968-01-late", false),
        ("us-army-infantry", "1968-01-early", false),
    ] {
        let mut campaign = campaign_of(force, date, &men, json!({}));
        let figure = campaign.squad.figures.pop().unwrap();
        campaign.away.push(Away { figure, returns: None });
        let before = weapons(&campaign);
        prepare(&mut campaign, &mut Scripted::new([6, 6]));
        let told = Happening::Rearmed { from: "M-14".to_owned(), to: "M-16".to_owned() };
        let happenings = &campaign.current.as_ref().unwrap().happenings;
        assert_eq!(
            happenings.iter().filter(|happening| **happening == told).count(),
            usize::from(changes),
            "{force}, {date}"
        );
        if changes {
            assert_eq!(weapons(&campaign), ["M-16", "M-16", "M-60", "M-16", "M-16", "-", "M-16"]);
            let arms = campaign.squad.figures[0].weapon.as_ref().unwrap();
            assert_eq!(arms.id, Some(WeaponId::UsaM16));
            assert!(arms.range_in.is_some() && arms.targets.is_some(), "with all that the list says of it");
            assert!(campaign.chronicle().markdown().contains("- The squad turned in the M-14 for the M-16."));
        } else {
            assert_eq!(weapons(&campaign), before, "{force}, {date}");
        }
    }
}

/// A campaign whose Reconnaissance Patrol has met Support of 4: an Attack follows.
fn found_out(date: &str) -> TourOfDuty {
    let mut campaign = campaign_of("us-army-infantry", date, &squad_of(4, &[]), json!({}));
    fight(&mut campaign, MissionId::Recon, 4);
    let mut report = all_quiet(&campaign);
    report.enemy_uncovered = Some(true);
    advanced(&mut campaign, Some(report), &[]);
    assert_eq!(campaign.follow_up, Some(MissionId::Attack));
    campaign
}

fn ground(campaign: &TourOfDuty) -> &Ground {
    campaign.mission.as_ref().unwrap().ground.as_ref().unwrap()
}

#[test]
fn a_follow_up_is_fought_on_the_battlefield_of_the_last_mission() {
    let mut campaign = found_out("1967-02-early");
    let old = campaign.battlefield.as_mut().unwrap();
    old.features.retain(|feature| !matches!(feature.kind, FeatureKind::BuiltUp | FeatureKind::Trail));
    (1..).zip(&mut old.features).for_each(|(number, feature)| feature.number = number);
    let old = old.clone();
    prepare(&mut campaign, &mut Seeded::new(DiceState { seed: 2, drawn: 0 }));
    assert_eq!(campaign.battlefield, None);
    let new = ground(&campaign);
    assert_eq!((new.table, new.density), (old.table, old.density));
    let pieces = |ground: &Ground| {
        ground.features.iter().map(|feature| (feature.kind, feature.areas.clone())).collect::<Vec<_>>()
    };
    let stands = pieces(new);
    assert!(pieces(&old).iter().all(|piece| stands.contains(piece)), "every piece lies where it lay");
    let added: Vec<FeatureKind> = new
        .features
        .iter()
        .filter(|feature| !pieces(&old).contains(&(feature.kind, feature.areas.clone())))
        .map(|feature| feature.kind)
        .collect();
    assert!(added.contains(&FeatureKind::BuiltUp), "an Attack Mission has a built-up area: one is put there");
    assert!(
        added.iter().all(|kind| matches!(kind, FeatureKind::BuiltUp | FeatureKind::DefiniteRoad)),
        "{added:?}"
    );
}

#[test]
fn a_village_of_the_last_mission_stands_in_the_follow_up_without_a_die() {
    for (id, needs) in [(MissionId::Attack, true), (MissionId::Defend, false)] {
        for village in [true, false] {
            let order = Order {
                mission: Some(MissionId::Recon),
                urban: Some(village),
                ..Order::new("1967-02-early".parse().unwrap(), Corps::Ii, ForceId::UsArmyInfantry, 4)
            };
            let old = generate(&order, &mut Seeded::new(DiceState { seed: 4, drawn: 0 }))
                .unwrap()
                .0
                .ground
                .unwrap();
            let mut campaign = campaign_of("us-army-infantry", "1967-02-early", &squad_of(4, &[]), json!({}));
            (campaign.follow_up, campaign.battlefield) = (Some(id), Some(old.clone()));
            prepare(&mut campaign, &mut Seeded::new(DiceState { seed: 2, drawn: 0 }));
            let urban = campaign.mission.as_ref().unwrap().assignment.as_ref().unwrap().urban;
            assert_eq!(urban, village || needs, "{id}, village {village}");
            if village {
                assert_eq!(ground(&campaign).built_up(), old.built_up());
                let ways = |ground: &Ground| {
                    let is_way = |kind| matches!(kind, FeatureKind::Trail | FeatureKind::DefiniteRoad);
                    ground.features.iter().filter(|feature| is_way(feature.kind)).count()
                };
                assert_eq!((ways(&old), ways(ground(&campaign))), (1, 1), "its trail is the road of a base");
            }
        }
    }
}

#[test]
fn the_paddies_of_a_battlefield_are_wet_once_the_monsoon_has_come() {
    let mut campaign = found_out("1967-05-early");
    let battlefield = campaign.battlefield.as_mut().unwrap();
    battlefield.features[0].kind = FeatureKind::RicePaddyDry;
    prepare(&mut campaign, &mut Seeded::new(DiceState { seed: 2, drawn: 0 }));
    let kinds: Vec<FeatureKind> = ground(&campaign).features.iter().map(|feature| feature.kind).collect();
    assert!(kinds.contains(&FeatureKind::RicePaddyWet) && !kinds.contains(&FeatureKind::RicePaddyDry));
}

#[test]
fn players_who_say_how_the_table_is_lay_another_for_a_follow_up_and_rest_forgets_it() {
    let mut campaign = found_out("1967-02-early");
    let given = json!({ "table": { "width_ft": 6, "depth_ft": 4 } });
    campaign.takes("generate-mission", &given, &mut Seeded::new(DiceState { seed: 2, drawn: 0 })).unwrap();
    assert_eq!(ground(&campaign).table.width_ft, 6);
    let mut campaign = found_out("1967-02-early");
    campaign.rest = Some(campaign.turn);
    prepare(&mut campaign, &mut Scripted::new([]));
    assert_eq!((campaign.follow_up, campaign.battlefield), (None, None));
}

#[test]
fn men_in_cover_have_one_more_rep_under_a_barrage() {
    let barrage = |in_cover: Value| {
        let mut campaign = campaign_of("us-army-infantry", "1967-02-early", &squad_of(4, &[3]), json!({}));
        campaign.follow_up = Some(MissionId::Defend);
        let mut dice = Barraged(Seeded::new(DiceState { seed: 2, drawn: 0 }), 0);
        let given = json!({ "urban": false, "objective": "convoy", "in_cover": in_cover });
        campaign
            .takes("generate-mission", &given, &mut dice)
            .map(|_| campaign.mission.unwrap().opening.unwrap())
    };
    let effects = |in_cover: Value| -> Vec<BarrageEffect> {
        barrage(in_cover).unwrap().shelled.iter().map(|shelled| shelled.effect).collect()
    };
    let out = BarrageEffect::OutOfTheFight;
    assert_eq!(effects(json!([])), [out, out, out]);
    assert_eq!(
        effects(json!(["lead", "Grunt"])),
        [BarrageEffect::DuckBack, out, out],
        "5 passes at Rep 4 and one more"
    );
    assert!(barrage(json!(["Nobody"])).unwrap_err().to_string().contains("Nobody"));
}

/// Dice of a seed, but for a barrage that falls on men who all throw 5 and 6.
struct Barraged(Seeded, u32);

impl Dice for Barraged {
    fn answer(&mut self, question: Question, reason: std::fmt::Arguments<'_>) -> Result<u32, DiceError> {
        let what = reason.to_string();
        let thrown = self.0.answer(question, reason)?;
        Ok(match what {
            _ if what.starts_with("Opening moves") => 1,
            _ if what.contains("Barrage") => {
                self.1 += 1;
                6 - self.1 % 2
            }
            _ => thrown,
        })
    }
}
