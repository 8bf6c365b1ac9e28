//! Every table of what follows a Mission and of Reputation, cell by cell.

use pointman_fng::checks::Flag;
use std::sync::LazyLock;

use pointman_core::document::Described;
use pointman_fng::army_lists::ForceId;
use pointman_fng::attributes;
use pointman_fng::calendar::Turn;
use pointman_fng::campaign::{ARMY, MARINES, Options, Report, Status, tour_of};
use pointman_fng::campaign_data::calendar;
use pointman_fng::checks::{Edition, Situation, Tested, find, test};
use pointman_fng::squads::reputation::points_to_advance;
use serde_json::Value;

static PRINTED: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../data/fng/campaign.json")).unwrap());

fn roll(id: &str, situation: Situation, rolls: &[u32]) -> Tested {
    let mut dice = pointman_core::dice::Scripted::new(rolls.iter().copied());
    let mut situation = situation;
    situation.state.insert(Flag::Others);
    let tested =
        test(find(id, Edition::One).unwrap(), &situation, &mut dice, &mut pointman_core::trace::Silent)
            .unwrap();
    dice.finish().unwrap();
    tested
}

/// The result with so many of two dice passing against Rep 3.
fn of_passes(id: &str, flags: &[&str], passes: u64, more: &[u32]) -> String {
    let situation = flags
        .iter()
        .fold(Situation::new(Edition::One).rep(3), |situation, flag| situation.with(flag.parse().unwrap()));
    let mut rolls: Vec<u32> = (0..2).map(|die| if die < passes { 1 } else { 6 }).collect();
    rolls.extend(more);
    roll(id, situation, &rolls).outcome.unwrap().to_string()
}

#[test]
fn recovery_medals_and_the_piper_are_as_printed() {
    let after = &PRINTED["after_mission"];
    assert_eq!(
        (&after["recovery"]["dice"], &after["recovery"]["evacuated_dice"]),
        (&"2d6".into(), &"3d6".into())
    );
    for row in after["recovery"]["results"].as_array().unwrap() {
        let passes = row["pass"].as_u64().unwrap();
        let more: &[u32] = if passes == 1 { &[2] } else { &[] };
        let ours = match of_passes("recovery", &[], passes, more).as_str() {
            "recovers" => "recovers-stays",
            "recovers-later" => "returns-as-replacement",
            _ => "dead-or-sent-home",
        };
        assert_eq!(row["result"], ours);
    }
    for row in after["medal"]["results"].as_array().unwrap() {
        let ours = match of_passes("medal-of-valor", &[], row["pass"].as_u64().unwrap(), &[]).as_str() {
            "major-medal" => "major-medal-of-valor",
            "medal" => "medal-of-valor",
            _ => "nothing",
        };
        assert_eq!(row["result"], ours);
    }
    for row in after["pay_the_piper"]["results"].as_array().unwrap() {
        let passes = row["pass"].as_u64().unwrap();
        for (side, key) in [("free-world", "free-world"), ("viet-cong-or-nva", "communist")] {
            let printed = row.get("result").or_else(|| row.get(key)).unwrap();
            let ours = of_passes("pay-the-piper", &[side], passes, &[]).replace("killed", "executed");
            assert_eq!(printed, &Value::from(ours));
        }
    }
    for row in after["pay_the_piper"]["court_martial"]["rows"].as_array().unwrap() {
        for face in row["rolls"].as_array().unwrap() {
            let ours = roll("court-martial", Situation::new(Edition::One), &[face.as_u64().unwrap() as u32])
                .outcome
                .unwrap();
            let ours = match ours.id() {
                "death-sentence" => "sentenced-to-death",
                "prison" => "military-prison",
                _ => "not-guilty-returns",
            };
            assert_eq!(row["result"], ours);
        }
    }
}

#[test]
fn re_up_bars_the_printed_attributes() {
    let re_up = &PRINTED["after_mission"]["re_up"];
    let printed: Vec<&str> =
        re_up["barred_attributes"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    let ours: Vec<&str> = attributes::all()
        .iter()
        .filter(|attribute| attribute.bars_re_up)
        .map(|attribute| attribute.id.id())
        .collect();
    assert_eq!(ours, printed);
    assert_eq!(re_up["dice"], "3d6");
    for row in re_up["results"].as_array().unwrap() {
        let passes = row["pass"].as_u64().unwrap();
        let rolls: Vec<u32> = (0..3).map(|die| if die < passes { 1 } else { 6 }).collect();
        let first =
            roll("re-up", Situation::new(Edition::One).rep(3).with(Flag::FirstRoll), &rolls).outcome.unwrap();
        assert_eq!(row["result"], first.id().replace("re-ups", "another-tour"));
        let second = roll("re-up", Situation::new(Edition::One).rep(3), &rolls).outcome.unwrap();
        assert_eq!(second.id(), if passes == 3 { "re-ups" } else { "goes-home" });
    }
}

#[test]
fn the_follow_up_table_is_as_printed() {
    let rows = PRINTED["after_mission"]["follow_up"]["rows"].as_array().unwrap();
    let of = |mission: &str| {
        rows.iter()
            .find(|row| row["missions"].as_array().unwrap().contains(&mission.into()))
            .map(|row| &row["next"])
    };
    assert_eq!(
        (of("recon").unwrap(), of("s-and-d").unwrap(), of("perimeter").unwrap()),
        (&"attack".into(), &"attack".into(), &"defend".into())
    );
    assert_eq!((of("probe"), of("defense")), (None, None));
    let fight = of("fight").unwrap();
    for face in 1..=6 {
        let ours = roll("follow-up", Situation::new(Edition::One), &[face]).outcome.unwrap();
        let printed = if face <= 3 { &fight["1-3"] } else { &fight["4-6"] };
        assert_eq!(ours.id(), format!("large-action-{}", printed.as_str().unwrap()));
    }
}

#[test]
fn tours_points_and_arrivals_are_as_printed() {
    let reputation = &PRINTED["reputation"];
    let options = Options::default();
    let tour = |force: &str| tour_of(force.parse().unwrap(), &options).unwrap();
    assert_eq!(reputation["tour_months"]["us-army"], tour("us-army-infantry").months);
    assert_eq!(reputation["tour_months"]["us-marines"], tour("us-marines").months);
    assert_eq!(reputation["month_end_short_timer"]["from_month"]["us-army"], ARMY.short_from);
    assert_eq!(reputation["month_end_short_timer"]["from_month"]["us-marines"], MARINES.short_from);
    assert_eq!(reputation["month_end_raise"]["last_month"]["us-army"], ARMY.short_from - 1);
    assert_eq!(reputation["month_end_raise"]["last_month"]["us-marines"], MARINES.short_from - 1);
    for rep in 2..=6u8 {
        assert_eq!(
            reputation["reputation_points"]["needed"][rep.to_string()].as_u64(),
            points_to_advance(rep).map(u64::from)
        );
    }
    assert_eq!(reputation["reputation_points"]["attribute_cost"], 8);
    for row in reputation["arrival"]["rows"].as_array().unwrap() {
        for face in row["rolls"].as_array().unwrap() {
            let ours = roll("starting-rep", Situation::new(Edition::One), &[face.as_u64().unwrap() as u32])
                .outcome
                .unwrap();
            assert_eq!(ours.id(), format!("rep-{}", row["rep"]));
        }
    }
}

#[test]
fn the_report_has_the_printed_fields() {
    let schema = Report::schema();
    let text = schema.to_string();
    let figure = &schema["$defs"]["FigureReport"];
    for row in PRINTED["player_report"].as_array().unwrap() {
        let field = row["field"].as_str().unwrap();
        let (of, name) = match field.strip_prefix("figures[].") {
            Some(name) => (figure, name),
            None => (&schema, field),
        };
        assert!(of["properties"].get(name).is_some(), "{field} in {text}");
        let required = of["required"].as_array().unwrap().contains(&name.into());
        assert_eq!(row["needed"], required, "{field}");
        if name == "status" {
            for status in row["type"].as_str().unwrap().split(" | ") {
                serde_json::from_value::<Status>(status.into()).unwrap();
            }
        }
    }
}

#[test]
fn the_calendar_and_the_timeline_are_as_printed() {
    let turns = PRINTED["time"]["turns"].as_array().unwrap();
    for (turn, printed) in Turn::all().zip(turns) {
        assert_eq!(
            (printed["id"].as_str().unwrap(), printed["monsoon"].as_bool().unwrap()),
            (&*turn.to_string(), turn.is_monsoon())
        );
    }
    assert_eq!(turns.len(), usize::from(Turn::COUNT));
    assert_eq!(serde_json::to_value(&calendar().timeline).unwrap(), PRINTED["timeline"]);
}

#[test]
fn the_steps_of_the_turn_are_those_that_are_told() {
    let steps: Vec<&str> =
        PRINTED["campaign_turn"].as_array().unwrap().iter().filter_map(|step| step["id"].as_str()).collect();
    assert_eq!(steps[..3], ["calendar", "returns", "mission-check"]);
    let after = [
        "recovery",
        "reputation-points",
        "follow-up",
        "replacements",
        "medals",
        "pay-the-piper",
        "month-end",
        "advance",
    ];
    assert_eq!(steps[14..], after);
    // They come in that order in the code.
    let source = include_str!("../../../src/campaign/advance.rs");
    let places = [
        "self.recovery(",
        "self.reputation_points(",
        "self.follow_up(",
        "self.replacements(",
        "self.medals(",
        "self.pay_the_piper(",
        "self.month_end(",
        "self.close(",
    ];
    let order: Vec<usize> = places.iter().map(|place| source.find(place).unwrap()).collect();
    assert!(order.is_sorted());
}

#[test]
fn soldiers_serve_12_months_marines_13_and_others_for_the_duration() {
    use ForceId::*;
    let printed = Options::default();
    assert_eq!(tour_of(UsArmyInfantry, &printed), Some(ARMY));
    assert_eq!(tour_of(UsMarines, &printed), Some(MARINES));
    assert_eq!(tour_of(AnzacInfantry, &printed), Some(ARMY));
    for force in [UsSfCidg, ArvnArmyInfantry, ArvnMilitiaRfPf, Nva, VcMainForce, LocalVc] {
        assert_eq!(tour_of(force, &printed), None, "{force}");
    }
    let mut options = Options::default();
    options.set("char-06", "all").unwrap();
    assert_eq!((tour_of(ArvnArmyInfantry, &options), tour_of(Nva, &options)), (Some(ARMY), None));
    options.set("camp-41", "all").unwrap();
    assert_eq!(tour_of(Nva, &options), Some(ARMY));
}
