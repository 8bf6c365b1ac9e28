//! Orders of two people, sealed until both have spoken; choices after a dice-off asked after it (4.2–4.4).

use crate::helpers::*;
use pointman_ambush_valley::*;
use pointman_core::Error;
use pointman_core::document::Document;
use serde_json::{Value, json};

fn received(options: Value) -> Document<Campaign> {
    let mut set_up = set_up(Versus::Irregular, options);
    set_up["sealed_orders"] = json!(true);
    let mut document = begin(set_up);
    take(&mut document, GENERATE_MISSION, json!({}), &[3]).unwrap();
    document
}

fn seal(document: &mut Document<Campaign>, force: &str, orders: &SideOrders) -> Result<StepRecord, Error> {
    take(document, CAMPAIGN_ORDERS, json!({ "force": force, "seal": orders.seal(force) }), &[])
}

fn open(
    document: &mut Document<Campaign>,
    force: &str,
    orders: &SideOrders,
    rolls: &[u32],
) -> Result<StepRecord, Error> {
    let opened = json!({ "salt": force, "orders": orders });
    take(document, CAMPAIGN_ORDERS, json!({ "force": force, "opened": opened }), rolls)
}

fn us_orders() -> SideOrders {
    serde_json::from_value(json!({
        "teams": ["alpha", "bravo", "charlie", "delta"],
        "purchases": [{ "asset": "tank" }, { "asset": "sniper-team" }],
        "objectives": [{ "quadrant": "north-west", "terrain": "hill" }],
    }))
    .unwrap()
}

fn vc_orders() -> SideOrders {
    serde_json::from_value(
        json!({ "units": [{ "name": "Cell Omega", "kind": "main-force" }], "hot_spots": ["the well"],
            "edge": "east" }),
    )
    .unwrap()
}

/// Both sealed and opened, the first named last.
fn both(document: &mut Document<Campaign>, last: &str, rolls: &[u32]) -> StepRecord {
    let (us, vc) = (us_orders(), vc_orders());
    if last == "us" {
        seal(document, "us", &us).unwrap();
        seal(document, "vc", &vc).unwrap();
        open(document, "vc", &vc, &[]).unwrap();
        open(document, "us", &us, rolls).unwrap()
    } else {
        seal(document, "vc", &vc).unwrap();
        seal(document, "us", &us).unwrap();
        open(document, "us", &us, &[]).unwrap();
        open(document, "vc", &vc, rolls).unwrap()
    }
}

fn asked(document: &Document<Campaign>) -> Vec<String> {
    document.data.open_orders().into_iter().map(|question| question.name).collect()
}

#[test]
fn a_side_that_has_not_spoken_is_waited_for_and_never_taken_for_granted() {
    let mut document = received(json!({}));
    assert_eq!(document.data.step, Step::IssueOrders, "the mission alone is received");
    assert_eq!(asked(&document), ["us/orders", "vc/orders"]);
    let why = refusal(take(&mut document, GENERATE_MISSION, json!({}), &[]));
    assert!(why.contains("US: its orders, sealed") && why.contains("VC: its orders, sealed"), "{why}");
    seal(&mut document, "us", &us_orders()).unwrap();
    assert_eq!(asked(&document), ["vc/orders"]);
    let why = refusal(open(&mut document, "us", &us_orders(), &[]));
    assert!(why.contains("VC has not sealed"), "{why}");
    let why = refusal(seal(&mut document, "us", &us_orders()));
    assert!(why.contains("already sealed its orders"), "{why}");
}

#[test]
fn a_side_that_wants_to_know_its_operational_momentum_first_is_asked_what_it_buys_after_the_roll() {
    let mut document = received(json!({}));
    let us = SideOrders { purchases: Vec::new(), buys_after_roll: true, ..us_orders() };
    seal(&mut document, "us", &us).unwrap();
    seal(&mut document, "vc", &vc_orders()).unwrap();
    open(&mut document, "vc", &vc_orders(), &[]).unwrap();
    // Operational Momentum 9; no die is thrown for an objective before all is bought.
    open(&mut document, "us", &us, &[4, 5]).unwrap();
    assert_eq!((document.data.step, asked(&document)), (Step::Reconnoiter, vec!["us/purchase".to_owned()]));
    let question = document.data.open_orders().remove(0);
    assert!(question.what.contains("9 OMP left") && question.optional, "{question}");
    assert!(question.legal.contains(&"tank".to_owned()), "{question}");
    let why = refusal(take(&mut document, CAMPAIGN_ORDERS, json!({ "force": "vc", "edge": "north" }), &[]));
    assert!(why.contains("US chooses now: assets to buy"), "{why}");
    let buys = |assets: Value| json!({ "force": "us", "buys": assets });
    take(&mut document, CAMPAIGN_ORDERS, buys(json!([{ "asset": "sniper-team" }])), &[]).unwrap();
    let question = document.data.open_orders().remove(0);
    assert!(
        question.what.contains("7 OMP left") && !question.legal.contains(&"tank".to_owned()),
        "{question}"
    );
    let why = refusal(take(&mut document, CAMPAIGN_ORDERS, buys(json!([{ "asset": "tank" }])), &[]));
    assert!(why.contains("costs 8"), "{why}");
    let done = json!({ "force": "us", "buys_no_more": true });
    take(&mut document, CAMPAIGN_ORDERS, done, &[7, 3]).unwrap();
    assert!(asked(&document)[0].ends_with("/objective"), "{:?}", asked(&document));
    assert_eq!(document.data.mission.as_ref().unwrap().force("us").unwrap().purchases.len(), 1);
    document.verify().unwrap();
}

#[test]
fn the_units_that_vc_orders_name_are_noted_with_the_game() {
    let mut document = received(json!({}));
    both(&mut document, "us", &[4, 5, 7, 3]);
    let mission = document.data.mission.as_ref().unwrap();
    assert_eq!(mission.units_of("vc")[0].name, "Cell Omega");
    let mut document = begin(set_up(Versus::Irregular, json!({})));
    let units = json!([{ "name": "Cell Omega", "kind": "main-force" }]);
    let orders = json!({ "notes_units": true, "forces": [{ "force": "vc", "units": units }] });
    take(&mut document, GENERATE_MISSION, orders, &[3, 4, 5, 7, 3, 7, 3, 7, 3]).unwrap();
    assert_eq!(document.data.mission.as_ref().unwrap().units_of("vc")[0].name, "Cell Omega");
}

#[test]
fn nothing_of_orders_is_in_the_campaign_until_both_are_sealed() {
    let mut document = received(json!({}));
    seal(&mut document, "vc", &vc_orders()).unwrap();
    let text = document.to_text();
    for secret in ["Omega", "the well", "main-force", "\"east\""] {
        assert!(!text.contains(secret), "{secret}");
    }
    seal(&mut document, "us", &us_orders()).unwrap();
    assert!(!document.to_text().contains("Omega"));
    assert_eq!(asked(&document), ["us/opened", "vc/opened"]);
}

#[test]
fn only_what_was_sealed_can_be_opened() {
    let mut document = received(json!({}));
    seal(&mut document, "us", &us_orders()).unwrap();
    seal(&mut document, "vc", &vc_orders()).unwrap();
    let other = SideOrders { teams: Some(vec!["alpha".to_owned()]), ..us_orders() };
    let why = refusal(open(&mut document, "us", &other, &[]));
    assert!(why.contains("not the orders that US sealed"), "{why}");
    let unknown = SideOrders { teams: Some(vec!["omega".to_owned()]), ..us_orders() };
    assert!(document.data.check_side_orders("us", &unknown).is_err());
}

#[test]
fn choices_after_a_dice_off_are_asked_after_it_and_either_order_gives_the_same_game() {
    let states = ["us", "vc"].map(|last| {
        let mut document = received(json!({}));
        // Operational Momentum 9; US wins the first dice-off.
        let record = both(&mut document, last, &[4, 5, 7, 3]);
        assert!(record.events.iter().any(|event| event.consequence.kept().starts_with("tank for 8")));
        assert!(
            record
                .events
                .iter()
                .any(|event| event.consequence.kept().starts_with("not bought: Sniper Team costs 2")),
            "{:?}",
            record.events
        );
        assert_eq!(asked(&document), ["vc/objective"], "US has named its first in advance");
        let quadrant = |quadrant: &str| json!({ "quadrant": quadrant });
        let wrong = json!({ "force": "us", "objective": quadrant("south-east") });
        assert!(refusal(take(&mut document, CAMPAIGN_ORDERS, wrong, &[])).contains("VC chooses now"));
        let taken = json!({ "force": "vc", "objective": quadrant("north-west") });
        assert!(
            refusal(take(&mut document, CAMPAIGN_ORDERS, taken, &[])).contains("already has an objective")
        );
        let choice = json!({ "force": "vc", "objective": quadrant("south-east") });
        take(&mut document, CAMPAIGN_ORDERS, choice, &[]).unwrap();
        assert_eq!(asked(&document), ["us/objective"]);
        // The last quadrant is taken by itself; the US wins the dice-off for the edge.
        let choice = json!({ "force": "us", "objective": quadrant("north-east") });
        take(&mut document, CAMPAIGN_ORDERS, choice, &[6, 2]).unwrap();
        assert_eq!(asked(&document), ["us/edge"]);
        take(&mut document, CAMPAIGN_ORDERS, json!({ "force": "us", "edge": "north" }), &[1, 4]).unwrap();
        assert_eq!(document.data.step, Step::ExecuteOperation);
        assert_eq!(asked(&document), Vec::<String>::new());
        let mission = document.data.mission.clone().unwrap();
        let chosen: Vec<_> = mission.board.objectives.iter().map(|one| one.chosen_by.as_str()).collect();
        assert_eq!(chosen, ["us", "vc", "us", "vc"]);
        assert_eq!(mission.board.objectives[0].terrain.as_deref(), Some("hill"));
        assert_eq!(mission.board.edges[0].edge, Edge::North);
        assert_eq!(mission.board.set_up_order, ["vc", "us"]);
        assert_eq!(mission.board.hot_spots, ["the well"]);
        document.verify().unwrap();
        let mut data = (*document.data).clone();
        data.mission.as_mut().unwrap().apart.as_mut().unwrap().sides.sort_by(|a, b| a.force.cmp(&b.force));
        data
    });
    assert_eq!(states[0], states[1]);
}

#[test]
fn choices_made_in_advance_are_not_asked_for() {
    let mut document = received(json!({}));
    let every = |start: usize| -> Vec<ObjectiveChoice> {
        let all = Quadrant::ALL.into_iter().cycle().skip(start).take(4);
        all.map(|quadrant| ObjectiveChoice { quadrant, terrain: None }).collect()
    };
    let us = SideOrders { objectives: every(0), edge: Some(Edge::West), ..SideOrders::default() };
    let vc = SideOrders { objectives: every(2), edge: Some(Edge::South), ..SideOrders::default() };
    seal(&mut document, "us", &us).unwrap();
    seal(&mut document, "vc", &vc).unwrap();
    open(&mut document, "us", &us, &[]).unwrap();
    open(&mut document, "vc", &vc, &[1, 1, 2, 5, 2, 5, 5, 2]).unwrap();
    assert_eq!(document.data.step, Step::ExecuteOperation);
    let board = &document.data.mission.as_ref().unwrap().board;
    let chosen: Vec<_> = board.objectives.iter().map(|one| one.quadrant).collect();
    assert_eq!(chosen, [Quadrant::SouthWest, Quadrant::NorthWest, Quadrant::SouthEast, Quadrant::NorthEast]);
    assert_eq!(board.edges[1].edge, Edge::South);
}

#[test]
fn the_lieutenant_or_the_medic_is_chosen_after_the_roll() {
    let mut document = received(json!({ "lieutenant_and_medic": "on" }));
    let edges = |orders: SideOrders| SideOrders { edge: Some(Edge::West), ..orders };
    let all = Quadrant::ALL.map(|quadrant| ObjectiveChoice { quadrant, terrain: None }).to_vec();
    let us = edges(SideOrders { objectives: all.clone(), ..SideOrders::default() });
    let vc = edges(SideOrders { objectives: all, ..SideOrders::default() });
    seal(&mut document, "us", &us).unwrap();
    seal(&mut document, "vc", &vc).unwrap();
    open(&mut document, "us", &us, &[]).unwrap();
    open(&mut document, "vc", &vc, &[1, 1, 2, 5, 2, 5, 4]).unwrap();
    assert_eq!((asked(&document), document.data.step), (vec!["us/extra".to_owned()], Step::InitiatePlan));
    take(&mut document, CAMPAIGN_ORDERS, json!({ "force": "us", "extra": "medic" }), &[5, 2]).unwrap();
    let part = document.data.mission.as_ref().unwrap().forces[0].clone();
    assert_eq!(part.extras, [Extra::Medic]);
}

#[test]
fn the_questions_of_orders_make_some_that_are_taken() {
    let document = received(json!({}));
    let mut told = OrdersTold::begin(&document.data, "us");
    let answers = [
        ("us/teams", "alpha"),
        ("us/teams", "bravo"),
        ("us/teams", "none"),
        ("us/absent_figures", "bravo-3"),
        ("us/absent_figures", ""),
        ("us/first_fog_card", "leave"),
        ("us/terrain_items", "11"),
    ];
    for (name, answer) in answers {
        assert_eq!(told.next_question().unwrap().name, name);
        told.answer(answer).unwrap();
    }
    assert_eq!(told.next_question(), None);
    assert_eq!(told.orders.absent_figures, ["bravo-3"]);
    assert_eq!(told.orders.terrain_items, Some(11), "asked once, of whoever gives orders first");
    assert!(told.orders.buys_after_roll, "what it buys is asked once its Operational Momentum is known");
    assert_eq!(told.wish("own-fireteam charlie").unwrap().teams, ["charlie"]);
    document.data.check_side_orders("us", &told.orders).unwrap();
    let mut told = OrdersTold::begin(&document.data, "vc");
    told.answer("main Cell Omega").unwrap();
    told.answer("").unwrap();
    assert_eq!((told.next_question(), told.orders.units.len()), (None, 1));
    assert!(told.orders.hot_spots_after_objectives, "Hot Spots are placed once there are objectives");
}

#[test]
fn hot_spots_are_placed_after_the_objectives_and_before_the_edges_are_thrown_for() {
    let mut document = received(json!({}));
    let all = Quadrant::ALL.map(|quadrant| ObjectiveChoice { quadrant, terrain: None }).to_vec();
    let us = SideOrders { objectives: all.clone(), ..us_orders() };
    let vc = SideOrders {
        objectives: all,
        hot_spots: Vec::new(),
        hot_spots_after_objectives: true,
        ..vc_orders()
    };
    seal(&mut document, "us", &us).unwrap();
    seal(&mut document, "vc", &vc).unwrap();
    open(&mut document, "vc", &vc, &[]).unwrap();
    // Operational Momentum, and the dice-off for the objectives: the edges wait.
    open(&mut document, "us", &us, &[4, 5, 7, 3]).unwrap();
    assert_eq!(asked(&document), ["vc/hot-spot"]);
    assert_eq!(document.data.mission.as_ref().unwrap().board.objectives.len(), 4);
    let edge = json!({ "force": "vc", "edge": "north" });
    let why = refusal(take(&mut document, CAMPAIGN_ORDERS, edge, &[]));
    assert!(why.contains("VC chooses now: a Hot Spot"), "{why}");
    let places = |places: Value| json!({ "force": "vc", "hot_spots": places });
    take(&mut document, CAMPAIGN_ORDERS, places(json!(["the well"])), &[]).unwrap();
    assert!(document.data.open_orders()[0].optional);
    take(&mut document, CAMPAIGN_ORDERS, places(json!(["the ferry"])), &[]).unwrap();
    // VC takes its edge, and then sets up.
    let done = json!({ "force": "vc", "places_no_more": true });
    take(&mut document, CAMPAIGN_ORDERS, done, &[2, 5, 7, 3]).unwrap();
    assert_eq!(document.data.step, Step::ExecuteOperation);
    let board = &document.data.mission.as_ref().unwrap().board;
    assert_eq!(board.hot_spots, ["the well", "the ferry"]);
    document.verify().unwrap();
}

#[test]
fn the_terrain_of_the_last_objective_is_asked_of_its_chooser_and_not_where_a_step_of_before_left_it_out() {
    let chosen = |quadrant: &str| json!({ "quadrant": quadrant, "terrain": format!("hut {quadrant}") });
    for asks in [false, true] {
        let mut document = received(json!({}));
        let (us, vc) = (SideOrders { objectives: Vec::new(), ..us_orders() }, vc_orders());
        seal(&mut document, "us", &us).unwrap();
        seal(&mut document, "vc", &vc).unwrap();
        open(&mut document, "vc", &vc, &[]).unwrap();
        open(&mut document, "us", &us, &[4, 5, 7, 3]).unwrap();
        let say = |document: &mut Document<Campaign>, force: &str, quadrant: &str, rolls: &[u32]| {
            let mut said = json!({ "force": force, "objective": chosen(quadrant) });
            if asks {
                said["every_objective"] = json!(true);
            }
            take(document, CAMPAIGN_ORDERS, said, rolls).unwrap();
        };
        say(&mut document, "us", "north-west", &[]);
        say(&mut document, "vc", "north-east", &[]);
        // VC takes the edge and then sets up, once every objective is placed.
        let rest = [2, 5, 7, 3];
        say(&mut document, "us", "south-west", if asks { &[] } else { &rest });
        let placed = |document: &Document<Campaign>| {
            let board = &document.data.mission.as_ref().unwrap().board;
            board.objectives.last().map(|last| (last.chosen_by.clone(), last.terrain.clone())).unwrap()
        };
        if asks {
            assert_eq!(asked(&document), ["vc/objective"]);
            assert_eq!(document.data.open_orders()[0].legal, ["south-east:agreed"]);
            say(&mut document, "vc", "south-east", &rest);
            assert_eq!(placed(&document), ("vc".to_owned(), Some("hut south-east".to_owned())));
        } else {
            assert_eq!(placed(&document), ("vc".to_owned(), None));
        }
        assert_eq!(document.data.step, Step::ExecuteOperation);
        document.verify().unwrap();
    }
}

#[test]
fn as_many_point_men_are_named_as_the_team_has_ace_point_men() {
    let ace = HeldTrait { kind: SpecialTrait::AcePointMan, turn: 1, leader: None };
    let document = changed(&received(json!({})), |campaign| {
        campaign.regulars[0].teams[1].special.push(ace.clone());
        campaign.regulars[0].teams[2].special.extend([ace.clone(), ace.clone()]);
    });
    let mut told = OrdersTold::begin(&document.data, "us");
    while told.next_question().unwrap().name != "us/point_men" {
        told.answer(&told.next_question().unwrap().legal[0].clone()).or_else(|_| told.answer("")).unwrap();
    }
    told.answer("alpha-2").unwrap();
    let why = "alpha has 1 Ace Point Man, and alpha 1 is named already";
    assert!(refusal(told.answer("alpha-3")).contains(why));
    assert!(told.why_not("alpha-3").unwrap().contains(why));
    assert!(told.next_question().unwrap().legal.iter().all(|man| man.starts_with("bravo")));
    told.answer("bravo-1").unwrap();
    told.answer("bravo-2").unwrap();
    assert!(told.next_question().is_none_or(|open| open.name != "us/point_men"), "no more can be named");
    let force = us(&document);
    let names = |men: &[&str]| men.iter().map(|man| (*man).to_owned()).collect::<Vec<_>>();
    assert!(force.check_point_men(&names(&["bravo-1", "bravo-2", "alpha-1"])).is_ok());
    assert!(refusal(force.check_point_men(&names(&["hq-1"]))).contains("has no Ace Point Man"));
    // Orders of earlier versions named more; they still hold.
    let old = SideOrders { point_men: names(&["alpha-2", "alpha-3"]), ..SideOrders::default() };
    document.data.check_side_orders("us", &old).unwrap();
}
