//! The turn up to its Mission, and where a campaign ends.

use pointman::dice::{Dice, DiceError, DiceState, Question, Scripted, Seeded};
use pointman::document::State;
use pointman::fng::campaign::{CAMPAIGN_NEW, Campaign, Ending, Outing, Stage, Status};
use pointman::fng::mission::MissionId;
use serde_json::{Value, json};

use crate::helpers::{advanced, all_quiet, campaign_of, fight, of, prepare, quiet, squad_of};

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

fn begun(setup: Value) -> Result<Campaign, pointman::Error> {
    Campaign::begin(CAMPAIGN_NEW, &setup, &mut Seeded::new(DiceState { seed: 3, drawn: 0 })).map(|(campaign, _)| campaign)
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
    let error = campaign.apply("generate-mission", &json!({}), &mut Scripted::new([])).unwrap_err();
    assert_eq!(error.exit_code(), 1);
}

#[test]
fn the_campaign_ends_after_late_december_1968() {
    let mut campaign = campaign_of("nva", "1968-12-late", &squad_of(4, &[]), json!({}));
    quiet(&mut campaign);
    advanced(&mut campaign, None, &[]);
    assert_eq!((campaign.ended, campaign.stage()), (Some(Ending::Calendar), Stage::Over));
    let error = campaign.apply("generate-mission", &json!({}), &mut Scripted::new([])).unwrap_err();
    assert!(error.to_string().contains("the campaign is over"));
}

#[test]
fn a_squad_wiped_out_is_rebuilt_unless_it_is_communist() {
    let wiped = |force: &str| {
        let mut campaign = campaign_of(force, "1967-05-early", &squad_of(4, &[3]), json!({ "paper_strength": 5 }));
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
        campaign.squad.figures.iter().all(|figure| figure.rep == 3 && figure.attributes.len() == 1 && figure.weapon.is_some())
    );
    assert!(campaign.leading().is_some());
}

#[test]
fn forces_keep_to_their_areas_and_their_side() {
    for (setup, why) in [
        (json!({ "force": "us-marines", "corps": "ii" }), "US Marines do not fight in II Corps"),
        (json!({ "force": "anzac-infantry", "corps": "iv" }), "do not fight in IV Corps"),
        (json!({ "force": "nva", "enemy": "us-marines", "corps": "iii" }), "US Marines do not fight in III Corps"),
        (json!({ "force": "nva", "enemy": "local-vc" }), "fight on one side"),
        (json!({}), "say whose squad it is"),
        (json!({ "force": "us-navy" }), "force"),
    ] {
        let error = begun(setup.clone()).unwrap_err();
        assert!(error.to_string().contains(why), "{setup}: {error}");
    }
    assert_eq!(begun(json!({ "force": "us-marines" })).unwrap().enemy, "nva");
    assert_eq!(begun(json!({ "force": "us-army-infantry" })).unwrap().enemy, "vc-main-force");
    assert_eq!(begun(json!({ "force": "local-vc" })).unwrap().enemy, "us-army-infantry");
}

#[test]
fn a_squad_is_raised_with_its_star_and_attributes() {
    let campaign = begun(json!({
        "force": "us-army-infantry", "full": true, "months": true,
        "star": { "name": "Slag", "rep": 5, "attributes": ["tough", "medic"] },
        "options": { "camp-37": "no-cap" }, "lists": ["army-33=rpg-2"], "missions": { "camp-01": "from-table" }
    }))
    .unwrap();
    assert_eq!((campaign.present(), campaign.paper_strength), (10, 10));
    let slag = campaign.squad.figures.iter().find(|figure| figure.star).unwrap();
    assert_eq!((slag.name.as_str(), slag.rep, slag.attributes.len()), ("Slag", 5, 2));
    assert!(campaign.squad.figures.iter().all(|figure| !figure.attributes.is_empty() && figure.months <= 9));
}
