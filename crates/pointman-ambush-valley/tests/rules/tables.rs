//! Every row of every table, cell by cell, against the tables as they were written down.

use pointman_ambush_valley::campaign::options::*;
use pointman_ambush_valley::*;
use pointman_core::dice::Scripted;
use serde_json::{Value, json};

const WRITTEN: &str = include_str!("../data/ambush-valley-tables.json");

fn written() -> Value {
    serde_json::from_str(WRITTEN).unwrap()
}

#[test]
fn the_tables_compiled_in_are_those_written_down() {
    assert_eq!(include_str!("../../src/data/tables.json"), WRITTEN);
}

#[test]
fn every_row_of_every_table_is_read_cell_by_cell() {
    let written = written();
    let listed = written["tables"].as_array().unwrap();
    assert_eq!(listed.len(), TableId::ALL.len());
    for (table, written) in tables().tables.iter().zip(listed) {
        assert_eq!(table.id.id(), written["id"]);
        assert_eq!(table.name, written["name"].as_str().unwrap());
        assert_eq!(u64::from(table.die.count), written["die"]["count"].as_u64().unwrap());
        let rows = written["rows"].as_array().unwrap();
        assert_eq!(table.rows.len(), rows.len());
        for (row, written) in table.rows.iter().zip(rows) {
            assert_eq!(row.id, written["id"].as_str().unwrap());
            assert_eq!(row.min.map(i64::from), written["min"].as_i64());
            assert_eq!(row.max.map(i64::from), written["max"].as_i64());
            assert_eq!(row.name, written["name"].as_str().unwrap());
            assert_eq!(row.result, written["result"].as_str().unwrap());
            let effects = written["effects"].as_array().unwrap();
            assert_eq!(row.effects.len(), effects.len());
            for (read, written) in row.effects.iter().zip(effects) {
                for (field, value) in effect(read).as_object().unwrap() {
                    assert_eq!(*value, written[field], "{} {} {field}", table.id, row.id);
                }
            }
        }
    }
}

/// An effect as the data writes it, with the fields that the rules use.
fn effect(effect: &tables::Effect) -> Value {
    use tables::Effect::*;
    match effect {
        None => json!({ "op": "none" }),
        RollOn { table } => json!({ "op": "roll-on", "table": table }),
        RollLater { table } => json!({ "op": "roll-later", "table": table }),
        SetLeadership { value } => json!({ "op": "set-leadership", "value": value }),
        SetMission { mission } => json!({ "op": "set-mission", "mission": mission }),
        SetMomentum {} => json!({ "op": "set-momentum" }),
        AddFigure { choose, from } => json!({ "op": "add-figure", "choose": choose, "from": from }),
        EndGame => json!({ "op": "end-game" }),
        ContinueGame { next_turn } => json!({ "op": "continue-game", "next_turn": next_turn }),
        SetStatus { status } => json!({ "op": "set-status", "status": status }),
        PoolAdd { pool } => json!({ "op": "pool-add", "pool": pool }),
        PoolRemove { pool } => json!({ "op": "pool-remove", "pool": pool }),
        CampaignVp { value } => json!({ "op": "campaign-vp", "value": value }),
        GainRank { area } => json!({ "op": "gain-rank", "area": area }),
        GainTrait { gained } => json!({ "op": "gain-trait", "trait": gained }),
        SetFlag {} => json!({ "op": "set-flag" }),
        InGame { rule } => json!({ "op": "in-game", "rule": rule }),
        DegradeDice {} => json!({ "op": "degrade-dice" }),
        DieShift {} => json!({ "op": "die-shift" }),
        SuppressDevelopments {} => json!({ "op": "suppress-developments" }),
        CombatStress {} => json!({ "op": "combat-stress" }),
        NewFigure { grade, troop_quality_die, morale_die } => {
            json!({ "op": "new-figure", "grade": grade, "troop_quality_die": troop_quality_die,
                "morale_die": morale_die })
        }
        ClearDevelopments => json!({ "op": "clear-developments" }),
    }
}

#[test]
fn every_total_of_the_dice_falls_into_the_row_that_holds_it() {
    let written = written();
    for (table, written) in tables().tables.iter().zip(written["tables"].as_array().unwrap()) {
        for total in -3..=24 {
            let holds = |row: &&Value| {
                row["min"].as_i64().is_none_or(|min| min <= total)
                    && row["max"].as_i64().is_none_or(|max| total <= max)
            };
            let rows: Vec<_> = written["rows"].as_array().unwrap().iter().filter(holds).collect();
            if let [row] = rows[..] {
                assert_eq!(table.row(total as i32).id, row["id"].as_str().unwrap());
            } else {
                assert!(rows.is_empty(), "{} has one row for {total}", table.id);
            }
        }
    }
}

#[test]
fn every_id_that_a_row_gives_is_in_the_vocabulary() {
    let rows =
        |table: TableId| tables().table(table).rows.iter().map(|row| (row.id.as_str(), row.name.as_str()));
    assert!(
        rows(TableId::SpecialTeamDevelopment).eq(SpecialTrait::ALL.iter().map(|one| (one.id(), one.title())))
    );
    assert!(
        rows(TableId::LeadershipDevelopment)
            .eq(LeadershipTrait::ALL.iter().map(|one| (one.id(), one.title())))
    );
    assert!(
        rows(TableId::InsurgencySpecialDevelopment)
            .eq(InsurgencyTrait::ALL.iter().map(|one| (one.id(), one.title())))
    );
    assert!(rows(TableId::CombatFatigue).eq(FatigueEffect::ALL.iter().map(|one| (one.id(), one.title()))));
    assert!(rows(TableId::Mission).eq(MissionId::ALL.iter().map(|one| (one.id(), one.title()))));
}

#[test]
fn ranks_prices_points_and_margins_are_read_cell_by_cell() {
    let written = written();
    for (ladder, written) in tables().regular_ranks.iter().zip(written["regular_ranks"].as_array().unwrap()) {
        assert_eq!(ladder.id.id(), written["id"]);
        for (rank, written) in ladder.ranks.iter().zip(written["ranks"].as_array().unwrap()) {
            assert_eq!(
                (u64::from(rank.rank), rank.result.as_str()),
                (written["rank"].as_u64().unwrap(), written["result"].as_str().unwrap())
            );
        }
        assert_eq!(ladder.ranks.len(), 3);
    }
    for (ladder, written) in
        tables().insurgency_ranks.iter().zip(written["insurgency_ranks"].as_array().unwrap())
    {
        assert_eq!(ladder.id.id(), written["id"]);
        for (rank, written) in ladder.ranks.iter().zip(written["ranks"].as_array().unwrap()) {
            assert_eq!(
                (u64::from(rank.rank), rank.result.as_str()),
                (written["rank"].as_u64().unwrap(), written["result"].as_str().unwrap())
            );
        }
        assert_eq!(ladder.superseded.len(), written["superseded"].as_array().unwrap().len());
    }
    let prices = written["available_asset_costs"]["assets"].as_array().unwrap();
    assert_eq!(tables().available_asset_costs.assets.len(), prices.len());
    for (asset, written) in tables().available_asset_costs.assets.iter().zip(prices) {
        assert_eq!(
            (asset.id.as_str(), asset.name.as_str()),
            (written["id"].as_str().unwrap(), written["name"].as_str().unwrap())
        );
        assert_eq!(u64::from(asset.cost_points), written["cost_points"].as_u64().unwrap());
    }
    for (list, id) in [(&tables().victory_points.regular, "regular"), (&tables().victory_points.vc, "vc")] {
        let rows = written["victory_points"][id]["rows"].as_array().unwrap();
        assert_eq!(list.rows.len(), rows.len());
        for (row, written) in list.rows.iter().zip(rows) {
            assert_eq!(
                (row.id.as_str(), i64::from(row.vp)),
                (written["id"].as_str().unwrap(), written["vp"].as_i64().unwrap())
            );
            assert_eq!(row.vp_officer.map(i64::from), written["vp_officer"].as_i64());
        }
    }
    for (row, written) in tables().margins.rows.iter().zip(written["margins"]["rows"].as_array().unwrap()) {
        assert_eq!(row.id.id(), written["id"]);
        assert_eq!(
            (row.ratio_min, row.ratio_below),
            (written["ratio_min"].as_i64(), written["ratio_below"].as_i64())
        );
    }
    for (mission, written) in tables().missions.iter().zip(written["missions"].as_array().unwrap()) {
        assert_eq!(mission.id.id(), written["id"]);
        assert_eq!(u64::from(mission.roll), written["roll"].as_u64().unwrap());
        let deploy = mission.deploy.as_ref().or(mission.deploy_reading.as_ref()).unwrap();
        let written_deploy =
            if written["deploy"].is_null() { &written["deploy_reading"] } else { &written["deploy"] };
        assert_eq!(u64::from(deploy.distance_in), written_deploy["distance_in"].as_u64().unwrap());
        assert_eq!(deploy.zone, written_deploy["zone"].as_str().unwrap());
        assert_eq!(
            deploy.alternative_distance_in.map(u64::from),
            written_deploy["alternative_distance_in"].as_u64()
        );
        assert_eq!(mission.objectives.len(), written["objectives"].as_array().unwrap().len());
        for (objective, written) in mission.objectives.iter().zip(written["objectives"].as_array().unwrap()) {
            assert_eq!(
                (json!(objective.id), json!(objective.all_of)),
                (written["id"].clone(), written["all_of"].clone())
            );
        }
    }
}

#[test]
fn a_briefing_says_every_distance_turn_share_and_edge_of_its_mission() {
    for mission in written()["missions"].as_array().unwrap() {
        let id: MissionId = mission["id"].as_str().unwrap().parse().unwrap();
        let words = objective_words(id, &Options::default());
        assert!(
            words.iter().map(|(id, _)| id.as_str()).eq(mission["objectives"]
                .as_array()
                .unwrap()
                .iter()
                .map(|one| one["id"].as_str().unwrap()))
        );
        for part in mission["objectives"][0]["all_of"].as_array().unwrap() {
            let said = |what: &str| assert!(words[0].1.contains(what), "{id}: {what} in {}", words[0].1);
            for distance in
                ["within_in", "no_enemy_within_in"].iter().filter_map(|field| part[field].as_u64())
            {
                said(&format!("within {distance}\""));
            }
            match part["by"].as_str().or(part["until"].as_str()).or(part["at"].as_str()) {
                Some("end-of-turn-4") => said("by the end of turn 4"),
                Some("end-of-game") if part["kind"] != "no-enemy-exit" => said("the end"),
                _ => {}
            }
            if part["at_least_share"] == "half" {
                said("at least half the units");
            }
            if let Some(edge) = part["edge"].as_str() {
                said(&format!("{edge} edge"));
            }
            match part["half"].as_str() {
                Some("own") => said("own half"),
                Some(_) => said("the other half"),
                None => {}
            }
        }
    }
}

#[test]
fn the_options_and_their_defaults_are_those_written_down() {
    let written = written();
    let options = serde_json::to_value(Options::default()).unwrap();
    let listed = written["options"].as_array().unwrap();
    assert!(
        options.as_object().unwrap().keys().eq(listed.iter().map(|option| option["id"].as_str().unwrap()))
    );
    for option in listed {
        let id = option["id"].as_str().unwrap();
        assert_eq!(options[id], option["default"], "{id}");
        for value in option["values"].as_array().unwrap() {
            let mut changed = Options::default();
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            changed.set(id, &text).unwrap();
            assert_eq!(serde_json::to_value(&changed).unwrap()[id], *value, "{id}");
        }
    }
    let mut options = Options::default();
    options.set("casualty-die", "team").unwrap();
    assert_eq!(options.casualty_die, CasualtyDie::Team);
    assert!(
        options.set("casualty-dye", "team").unwrap_err().to_string().contains("did you mean casualty_die")
    );
    assert!(options.set("mission_distance_in", "7").is_err());
}

#[test]
fn starting_values_and_limits_are_those_written_down() {
    let written = written();
    let start = &tables().starting_ratings;
    assert_eq!(
        u64::from(start.troop_quality_die.sides()),
        written["starting_ratings"]["troop_quality_die"].as_u64().unwrap()
    );
    assert_eq!(
        u64::from(start.morale_die.sides()),
        written["starting_ratings"]["morale_die"].as_u64().unwrap()
    );
    assert_eq!((start.leadership(Leader::PlatoonLeader), start.leadership(Leader::PlatoonSergeant)), (1, 1));
    assert_eq!((start.leadership(Leader::SquadLeader), start.leadership(Leader::None)), (0, 0));
    assert_eq!((tables().game_length.min_turns, tables().game_length.max_turns), (5, 8));
    assert_eq!((tables().setup.terrain_items_min, tables().setup.terrain_items_max), (9, 11));
    assert_eq!(tables().captured.campaign_vp_each, -5);
    let steps: Vec<_> = written["turn_sequence"]
        .as_array()
        .unwrap()
        .iter()
        .map(|step| step["id"].as_str().unwrap().to_owned())
        .collect();
    assert!(steps.iter().eq(Step::ALL[..10].iter().map(|step| step.id())));
}

#[test]
fn the_tables_stand_in_the_order_of_their_ids() {
    assert_eq!(tables().tables.iter().map(|table| table.id).collect::<Vec<_>>(), TableId::ALL);
    assert!(tables().regular_ranks.iter().map(|ladder| ladder.id).eq(Area::ALL.iter().copied()));
    assert!(tables().insurgency_ranks.iter().map(|ladder| ladder.id).eq(InsurgencyArea::ALL.iter().copied()));
    assert!(tables().missions.iter().map(|mission| mission.id).eq(MissionId::ALL.iter().copied()));
}

#[test]
fn a_line_of_victory_points_is_named_as_the_lists_name_it() {
    let line =
        |id: &str, officer| ScoreLine { id: id.to_owned(), officer, count: 2, each: -3, vp: -6 }.words();
    assert_eq!(line("kia", true), "2 KIA (officers), -3 each: -6");
    assert_eq!(
        line("objective-failed-by-regulars", false),
        "2 Objectives the Regular Player Fails to Achieve, -3 each: -6"
    );
    assert_eq!(line("scenario", false), "by the scenario's own list: -6");
}

#[test]
fn every_row_of_the_lists_of_victory_points_has_a_name() {
    let lists = &tables().victory_points;
    for row in lists.regular.rows.iter().chain(&lists.vc.rows) {
        assert_ne!(tables::victory_point_name(&row.id, 1), "by the scenario's own list", "{}", row.id);
    }
}

#[test]
fn two_troop_quality_dice_are_added() {
    let (throw, row) =
        roll(TableId::EvacuatedCasualties, Some(Die::D8), 0, "Smith", &mut Scripted::new([3, 4])).unwrap();
    assert_eq!((throw.total, row.id.as_str()), (7, "incapacitating-injury"));
    assert_eq!(throw.words(), "2D8: 3 + 4 = 7");
}

#[test]
fn a_modified_total_below_every_face_still_has_a_row() {
    let (throw, row) =
        roll(TableId::LossOfAdvancements, Some(Die::D6), -5, "Alpha", &mut Scripted::new([1])).unwrap();
    assert_eq!((throw.total, row.id.as_str()), (-4, "lost"));
    assert_eq!(throw.words(), "D6: 1 - 5 = -4");
}
