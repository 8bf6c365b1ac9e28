//! Every table, cell by cell, against the data it was made from.

use std::str::FromStr;

use pointman_core::vocabulary::Term;
use pointman_fitl::trung::{
    Alone, CardStep, Column, Condition, EligibilityRow, EligibilityTest, Face, Flow, KeepRow, MoveAction,
    MoveRow, Node, NpAction, NpOperation, NpSpecial, PieceBox, PieceUse, ROUTES, RollRule, RowIf, RowScope,
    SpaceRow, SpecialEntry, Target, Timing, TurnRequest, Variant, space_table,
};
use pointman_fitl::{
    ActionTaken, Eligibility, Faction, FactionSet, PieceKind, PieceSet, Space, SpaceSet, TrungCard,
};
use serde_json::{Map, Value, json};

fn data(name: &str) -> Value {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/trung").join(name);
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is a list"))
}

fn map(value: &Value) -> &Map<String, Value> {
    value.as_object().unwrap_or_else(|| panic!("{value} is an object"))
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is a text"))
}

fn ids<T: Term>(terms: impl IntoIterator<Item = T>) -> Vec<&'static str> {
    terms.into_iter().map(Term::id).collect()
}

fn factions(value: &Value) -> FactionSet {
    list(value).iter().map(|id| Faction::from_str(text(id)).unwrap()).collect()
}

#[test]
fn the_space_tables_have_the_printed_rows_columns_and_dots() {
    let data = data("space-priorities.json");
    assert_eq!(json!(ids(RowIf::ALL)), data["row_conditions"]);
    for faction in Faction::ALL {
        let printed = &data["tables"][faction.id()];
        let columns =
            Column::of(faction).map(|column| json!({ "id": column.name(), "title": column.title() }));
        assert_eq!(columns.collect::<Vec<_>>(), list(&printed["columns"]), "{faction}");
        let rows = space_table(faction).iter().map(|row| {
            let dots: Vec<_> =
                Column::of(faction).filter(|column| row.counts_in(*column)).map(Column::name).collect();
            json!({
                "id": row.row.id(), "kind": row.row.kind().id(), "applies_to": row.row.scope().id(),
                "if": row.condition.map(RowIf::id), "columns": dots,
            })
        });
        assert_eq!(rows.collect::<Vec<_>>(), list(&printed["rows"]), "{faction}");
    }
}

#[test]
fn every_row_of_a_space_table_is_a_different_one_and_every_row_is_used() {
    let mut used: Vec<SpaceRow> = Vec::new();
    for faction in Faction::ALL {
        let rows: Vec<_> = space_table(faction).iter().map(|row| row.row).collect();
        assert!(rows.iter().enumerate().all(|(index, row)| !rows[..index].contains(row)), "{faction}");
        used.extend(rows);
    }
    assert!(SpaceRow::ALL.iter().all(|row| used.contains(row)));
    assert_eq!(RowScope::CityOrProvince.spaces(), SpaceSet::CITIES_AND_PROVINCES);
}

#[test]
fn the_boxes_of_pieces_are_the_printed_ones() {
    let data = data("piece-priorities.json");
    let boxes = PieceBox::ALL.map(
        |within| json!({ "id": within.id(), "pieces": within.pieces(), "in_turn": within.is_in_turn() }),
    );
    assert_eq!(boxes.as_slice(), list(&data["boxes"]));
    let uses = PieceUse::ALL.map(|by| {
        let direction = if by.is_down() { "down" } else { "up" };
        json!({ "id": by.id(), "direction": direction, "players_pieces_first": by.players_first() })
    });
    assert_eq!(uses.as_slice(), list(&data["uses"]));
    let all = PieceBox::ALL.iter().flat_map(|within| within.pieces()).copied().collect::<PieceSet>();
    assert_eq!(all, PieceSet::ALL);
}

#[test]
fn the_move_rows_stand_in_the_printed_order_for_the_printed_factions() {
    let data = data("move-priorities.json");
    let keep: Vec<_> =
        list(&data["keep_rows"]).iter().map(|row| (text(&row["id"]), factions(&row["factions"]))).collect();
    assert_eq!(KeepRow::ALL.map(|row| (row.id(), row.factions())).as_slice(), keep);
    for (to_loc, name) in [(true, "move_rows_loc"), (false, "move_rows_city_province")] {
        let printed: Vec<_> =
            list(&data[name]).iter().map(|row| (text(&row["id"]), factions(&row["factions"]))).collect();
        let rows = || MoveRow::ALL.into_iter().filter(|row| row.is_for_loc() == to_loc);
        assert_eq!(rows().map(|row| (row.id(), row.factions())).collect::<Vec<_>>(), printed);
        for faction in Faction::ALL {
            let read: Vec<_> = rows().filter(|row| row.factions().contains(faction)).collect();
            assert_eq!(MoveRow::of(faction, to_loc), read, "{faction}");
        }
    }
}

#[test]
fn each_action_moves_the_printed_kinds() {
    let data = data("move-priorities.json");
    for (action, kinds) in map(&data["movable_types"]) {
        let printed: PieceSet =
            list(kinds).iter().map(|kind| PieceKind::from_str(text(kind)).unwrap()).collect();
        assert_eq!(MoveAction::from_str(action).unwrap().types(), printed, "{action}");
    }
    let zone: SpaceSet = list(&data["trail_4_adjacent_spaces"])
        .iter()
        .map(|space| Space::from_str(text(space)).unwrap())
        .collect();
    assert_eq!(SpaceSet::IN_OR_ADJACENT_TO_LAOS_CAMBODIA, zone);
}

#[test]
fn the_eligibility_tables_have_the_printed_rows() {
    let data = data("eligibility.json");
    assert_eq!(json!(ids(NpAction::ALL)), data["actions"]);
    assert_eq!(json!(ids(EligibilityTest::ALL)), data["conditions"]);
    for (eligibility, name) in
        [(Eligibility::First, "first-eligible"), (Eligibility::Second, "second-eligible")]
    {
        let rows = EligibilityRow::of(eligibility).map(|row| {
            let mut printed = json!({ "id": row.id(), "if": ids(row.tests().iter().copied()) });
            if !row.unless().is_empty() {
                printed["unless"] = json!(ids(row.unless().iter().copied()));
            }
            printed["action"] = json!(row.action().id());
            printed
        });
        assert_eq!(rows.collect::<Vec<_>>(), list(&data["tables"][name]), "{name}");
    }
}

#[test]
fn the_sequence_of_play_leaves_the_printed_actions_open() {
    let data = data("eligibility.json");
    let open = |eligibility, first| {
        let open = NpAction::ALL.into_iter().filter(|action| action.is_open_to(eligibility, first));
        let mut open = ids(open);
        open.sort_unstable();
        open
    };
    let printed = |value: &Value| {
        let mut open: Vec<String> = list(value).iter().map(|id| text(id).to_owned()).collect();
        open.sort_unstable();
        open
    };
    assert_eq!(open(Eligibility::First, None), printed(&data["open_actions"]["first-eligible"]));
    let second = &data["open_actions"]["second-eligible"];
    for (first, name) in [
        (ActionTaken::Op, "op-only"),
        (ActionTaken::OpAndSpecial, "op-plus-sa"),
        (ActionTaken::Event, "event"),
    ] {
        let printed = printed(&second[name]);
        assert_eq!(open(Eligibility::Second, Some(first)), printed, "{name}");
    }
}

#[test]
fn what_the_1st_eligible_executed_decides_its_box() {
    for row in list(&data("eligibility.json")["box_of_first_eligible"]) {
        let request = match text(&row["row_action"]) {
            "op-plus-sa" => TurnRequest::FULL,
            "op-only" => TurnRequest::OPERATION,
            _ => continue,
        };
        let special = text(&row["executed"]).contains("sa") && !text(&row["executed"]).contains("no sa");
        let expected =
            if text(&row["box"]) == "op-plus-sa" { ActionTaken::OpAndSpecial } else { ActionTaken::Op };
        assert_eq!(request.action(special), expected, "{row}");
    }
}

#[test]
fn operations_and_special_activities_have_the_printed_steps() {
    let data = data("cards.json");
    let steps = |steps: &[CardStep]| {
        let steps = steps.iter().map(|step| {
            let mut printed = json!({ "id": step.id(), "column": step.column().map(Column::name) });
            if let Some(condition) = step.condition() {
                printed["condition"] = json!(condition.id());
            }
            if step.is_starred() {
                printed["starred"] = json!(true);
            }
            printed
        });
        Value::Array(steps.collect())
    };
    let printed = map(&data["operations"]);
    assert_eq!(ids(NpOperation::ALL), printed.keys().collect::<Vec<_>>());
    for operation in NpOperation::ALL {
        let printed = &printed[operation.id()];
        let rolls = match operation.rolls() {
            RollRule::Never => "none",
            RollRule::EachSpace => "each-space",
            RollRule::NotAfterLoc => "each-space-not-after-loc",
            RollRule::CubesOnly => "us-train",
        };
        assert_eq!(text(&printed["activation"]).split([';', ':']).next(), Some(rolls), "{operation}");
        assert_eq!(
            (operation.faction().id(), operation.name().id()),
            (text(&printed["faction"]), text(&printed["name"]))
        );
        assert_eq!(steps(operation.steps()), printed["steps"], "{operation}");
        assert!(
            operation
                .steps()
                .iter()
                .all(|step| step.operation() == Some(operation) && step.special().is_none())
        );
        let own =
            |step: &CardStep| step.column().is_none_or(|column| column.faction() == operation.faction());
        assert!(operation.steps().iter().all(own), "{operation}");
    }
    let printed = map(&data["special_activities"]);
    assert_eq!(ids(NpSpecial::ALL), printed.keys().collect::<Vec<_>>());
    for special in NpSpecial::ALL {
        let printed = &printed[special.id()];
        assert_eq!(
            (special.faction().id(), special.name().id()),
            (text(&printed["faction"]), text(&printed["name"]))
        );
        assert_eq!(steps(special.steps()), printed["steps"], "{special}");
        assert!(special.steps().iter().all(|step| step.special() == Some(special)));
    }
}

#[test]
fn the_conditions_are_the_printed_ones_and_say_which_need_dice() {
    let data = data("cards.json");
    let printed = map(&data["conditions"]);
    assert_eq!(ids(Condition::ALL), printed.keys().collect::<Vec<_>>());
    for condition in Condition::ALL {
        assert_eq!(condition.has_dice(), printed[condition.id()] == "dice", "{condition}");
        assert!(!condition.words().is_empty());
    }
    let routes: SpaceSet =
        list(&data["route_spaces"]).iter().map(|space| Space::from_str(text(space)).unwrap()).collect();
    assert_eq!(ROUTES, routes);
}

#[test]
fn all_24_cards_are_printed_so_front_and_back() {
    let data = data("cards.json");
    assert_eq!(list(&data["cards"]).len(), 24);
    for (card, printed) in TrungCard::ALL.into_iter().zip(list(&data["cards"])) {
        assert_eq!(card.faction().id(), text(&printed["faction"]));
        for face in Face::ALL {
            let flow = card.flow(face);
            assert_eq!(side(flow), printed[face.id()], "{}", flow.id);
            let own = flow.nodes.iter().all(|node| match node {
                Node::Operation { operation, .. } => operation.faction() == card.faction(),
                Node::Special { list, .. } => {
                    list.iter().all(|entry| entry.special.faction() == card.faction())
                }
                Node::Ask { .. } => true,
            });
            assert!(own, "{}: it orders what its faction has", flow.id);
        }
    }
}

fn side(flow: &Flow) -> Value {
    let nodes =
        flow.nodes.iter().enumerate().map(|(index, printed)| node(index + 1, printed)).collect::<Vec<_>>();
    json!({
        "id": flow.id, "act_num": flow.activation, "start": "n1", "nodes": nodes,
            "special_only": flow.alone.map(|only| alone(&only)),
    })
}

fn node(number: usize, node: &Node) -> Value {
    let id = format!("n{number}");
    match node {
        Node::Ask { condition, yes, no } => json!({
            "node": id, "kind": "condition", "condition": condition.id(), "yes": target(*yes),
                "no": target(*no),
        }),
        Node::Operation { operation, steps, with_loc, with_laos_cambodia, continues, next, none } => {
            let mut printed = json!({ "node": id, "kind": "operation", "op": operation.id() });
            if *operation == NpOperation::NvaMarch {
                printed["params"] = json!({ "loc": with_loc, "laos_cambodia": with_laos_cambodia });
            }
            if let Some(number) = continues {
                printed["continues"] = json!(format!("n{number}"));
            }
            printed["steps"] = json!(ids(steps.iter().copied()));
            printed["next"] = json!(target(*next));
            printed["none"] = json!(target(*none));
            printed
        }
        Node::Special { timing, list, next } => {
            let timing = match timing {
                Timing::Before => "before",
                Timing::During => "during",
                Timing::After => "after",
            };
            json!({ "node": id, "kind": "special", "timing": timing, "list": entries(list),
                "next": target(*next) })
        }
    }
}

fn target(target: Target) -> String {
    match target {
        Target::Node(number) => format!("n{number}"),
        Target::Draw => "draw".to_owned(),
        Target::Flip => "flip".to_owned(),
        Target::End => "end".to_owned(),
    }
}

fn entries(list: &[SpecialEntry]) -> Value {
    let entries = list.iter().map(|entry| {
        let mut printed = json!({ "letter": entry.letter.to_string(), "sa": entry.special.id() });
        if let Some(condition) = entry.condition {
            printed["condition"] = json!(condition.id());
        }
        match (entry.special, entry.variant) {
            (NpSpecial::NvaInfiltrate, variant) => {
                printed["params"] = json!({ "replace_vc_base": variant == Variant::WithVcBase });
            }
            (_, Variant::WithAttack) => printed["params"] = json!({ "with": "attack" }),
            (_, Variant::WithMarch) => printed["params"] = json!({ "with": "march" }),
            _ => {}
        }
        printed
    });
    Value::Array(entries.collect())
}

fn alone(alone: &Alone) -> Value {
    let checks: Vec<_> = alone.checks.iter().map(|number| format!("n{number}")).collect();
    let mut printed = json!({ "checks": checks });
    if let Some((condition, list)) = alone.instead {
        printed["condition"] = json!(condition.id());
        printed["list_if_true"] = entries(list);
    }
    printed["list"] = entries(alone.list);
    printed
}
