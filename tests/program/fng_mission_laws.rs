//! What holds of every mission that is generated.

use pointman::document::{State, faults_against, read, schema};
use pointman::error::Faults;
use pointman::fng::army_lists::ForceId;
use pointman::fng::mission::*;
use proptest::prelude::*;

use crate::scenes::fng_mission::*;

fn orders() -> impl Strategy<Value = Order> {
    let forces = prop::sample::select(vec![
        ("us-army-infantry", 0..4usize),
        ("us-air-cavalry", 0..4),
        ("us-marines", 0..1),
        ("us-sf-cidg", 0..4),
        ("arvn-army-infantry", 0..4),
        ("arvn-militia-rf-pf", 0..4),
        ("anzac-infantry", 0..3),
        ("nva", 0..4),
        ("vc-main-force", 0..4),
        ("local-vc", 0..4),
    ]);
    let setting = (forces, any::<prop::sample::Index>(), 1u8..=48, 2u8..=6, any::<bool>());
    let mission = (
        prop::option::of(prop::sample::select(MissionId::ALL.to_vec())),
        prop::option::of(any::<bool>()),
        any::<bool>(),
    );
    let table = (
        prop::option::of((4u16..=12, 4u16..=12)),
        prop::option::of(prop::sample::select(Edge::ALL.to_vec())),
    );
    let rest = (
        any::<bool>(),
        prop::option::of(prop::sample::select(DoctrineChoice::ALL.to_vec())),
        prop::option::of(prop::sample::select(TimeOfDay::ALL.to_vec())),
        prop::option::of(prop::sample::select(Weather::ALL.to_vec())),
        prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>()), 0..6),
    );
    (setting, mission, table, rest).prop_map(|(setting, mission, table, rest)| {
        let ((force, corps), index, turn, rep, versus) = setting;
        let corps = Corps::ALL[index.index(corps.len())];
        let date = pointman::fng::calendar::Turn::new(turn).unwrap();
        let mut order = Order::new(date, corps, force.parse().unwrap(), rep);
        let (id, urban, carried) = mission;
        order.mission = id;
        order.urban = urban.filter(|urban| *urban || id != Some(MissionId::Attack));
        order.carried = carried;
        order.table = table.0.map(|(width_ft, depth_ft)| TableSize { width_ft, depth_ft });
        order.edge = table.1;
        let (ground, doctrine, time, weather, readings) = rest;
        (order.communist_ground, order.doctrine, order.time, order.weather) =
            (ground, doctrine, time, weather);
        if versus {
            let enemies = order.enemies();
            order.mode = Mode::Versus;
            order.enemy = Some(enemies[index.index(enemies.len())].to_owned());
        }
        for (question, reading) in readings {
            let (number, _, ids) = Options::ALL[question.index(Options::ALL.len())];
            order.options.set(number, ids[reading.index(ids.len())]).unwrap();
        }
        order.figures = (1..=6)
            .map(|rep| UnderFire {
                name: format!("Man {rep}"),
                rep,
                in_cover: rep % 2 == 0,
                enclosed: rep == 5,
            })
            .collect();
        order
    })
}

/// The order, of men who fight on the rivers of IV Corps when they have boats: against a base, a village or a
/// convoy.
fn order_in_the_delta(order: Order) -> Order {
    let date = pointman::fng::calendar::Turn::new(order.date.index().max(11)).unwrap();
    let mission = order.mission.filter(|id| *id == MissionId::Defend).unwrap_or(MissionId::Attack);
    Order {
        date,
        corps: Corps::Iv,
        force: ForceId::UsArmyInfantry,
        enemy: Some(ForceId::VcMainForce),
        mission: Some(mission),
        urban: None,
        ..order
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn any_legal_order_generates_a_valid_document(order in orders(), seed in any::<u64>()) {
        let document = document(&order, seed);
        let mut faults = Faults::default();
        document.data.check(&mut faults);
        prop_assert_eq!(faults.list().len(), 0, "{:?}", faults.list());
        let text = document.to_text();
        let value: serde_json::Value = serde_json::from_str(&text).unwrap();
        let against = faults_against(&schema::<Mission>(), &value);
        prop_assert_eq!(against.len(), 0, "{:?}", against);
        let again = read::<Mission>("mission", &text).unwrap();
        prop_assert_eq!(again.to_text(), text);
    }

    #[test]
    fn the_same_seed_gives_the_same_bytes(order in orders(), seed in any::<u64>()) {
        prop_assert_eq!(document(&order, seed).to_text(), document(&order, seed).to_text());
    }

    #[test]
    fn everything_lies_on_the_table_and_rivers_are_long_enough(order in orders(), seed in any::<u64>()) {
        let (mission, _) = made(&order, seed);
        let Some(ground) = mission.ground else { return Ok(()) };
        let all = ground.table.area();
        for feature in &ground.features {
            prop_assert!(feature.areas.iter().all(|area| all.contains(*area)), "{feature:?}");
            if feature.kind == FeatureKind::RiverCanal {
                let length: u16 = feature.course.windows(2)
                    .map(|pair| pair[0].x.abs_diff(pair[1].x) + pair[0].y.abs_diff(pair[1].y)).sum();
                prop_assert!(length >= 48, "{feature:?}");
                prop_assert!(feature.ford.is_some());
                prop_assert_eq!(feature.crossing.is_none(), feature.ford == Some(Ford::All));
            }
        }
        prop_assert!(ground.features.iter().filter(|feature| feature.kind == FeatureKind::RiverCanal)
            .count() <= 1);
        let assignment = mission.assignment.unwrap();
        let is_built_up = ground.features.iter().any(|feature| feature.kind == FeatureKind::BuiltUp);
        prop_assert_eq!(assignment.urban, is_built_up);
    }

    #[test]
    fn a_road_crosses_a_river_once_by_its_bridge_or_ford(order in orders(), seed in any::<u64>()) {
        let (mission, _) = made(&Order { riverine: true, ..order_in_the_delta(order) }, seed);
        let Some(ground) = mission.ground else { return Ok(()) };
        let Some(river) = ground.features.iter()
            .find(|feature| feature.kind == FeatureKind::RiverCanal) else { return Ok(()) };
        let is_road = |kind| matches!(kind, FeatureKind::DefiniteRoad | FeatureKind::Trail);
        for road in ground.features.iter().filter(|feature| is_road(feature.kind)) {
            let area = road.areas[0];
            let wet: Vec<Area> = river.areas.iter().copied().filter(|water| water.overlaps(area)).collect();
            prop_assert_eq!(wet.len(), 1, "across one straight stretch, not along the bend or through the \
                                           lake: {:?}", ground);
            let both = |point: TablePoint| wet[0].holds(point) && area.holds(point);
            let points = (0..ground.table.width()).flat_map(|x| (0..ground.table.depth())
                .map(move |y| TablePoint { x, y }));
            let dry = points.filter(|&point| both(point))
                .all(|point| river.crossing.is_none_or(|crossing| crossing.holds(point)));
            prop_assert!(dry, "{:?} {:?}", river, road);
        }
    }

    #[test]
    fn the_mission_knows_whether_vehicles_can_come(order in orders(), seed in any::<u64>()) {
        let (mission, told) = made(&order, seed);
        let closed = mission.ground.as_ref().is_some_and(|ground| !ground.lets_vehicles_in());
        prop_assert_eq!(mission.play.no_vehicles, closed);
        let says = told.events.iter().any(|event| event.text.contains("ground vehicles"));
        prop_assert_eq!(says, closed);
    }

    #[test]
    fn six_sections_hold_all_cards(order in orders(), seed in any::<u64>()) {
        let (mission, _) = made(&order, seed);
        let Some(forces) = &mission.forces else { return Ok(()) };
        if forces.method != Method::Cards {
            prop_assert!(forces.sections.is_empty());
            return Ok(());
        }
        let assignment = mission.assignment.as_ref().unwrap();
        let attacked = assignment.id == MissionId::Defend && assignment.urban;
        let real = usize::from(mission.enemy.support) * if attacked { 2 } else { 1 };
        let cards: Vec<_> = forces.sections.iter().flat_map(|section| &section.cards).collect();
        prop_assert_eq!(cards.len(), 3 * real);
        prop_assert_eq!(cards.iter().filter(|card| card.card.is_some()).count(), real);
        let numbers: Vec<u8> = forces.sections.iter().flat_map(|section| section.numbers.clone()).collect();
        prop_assert_eq!(numbers, vec![1, 2, 3, 4, 5, 6]);
    }

    #[test]
    fn nothing_secret_is_left_in_what_the_player_may_know(order in orders(), seed in any::<u64>()) {
        let (mission, told) = made(&order, seed);
        let known = mission.without_secrets();
        if let Some(forces) = &known.forces {
            prop_assert!(forces.squad.is_empty() && forces.entry.is_none());
            prop_assert!(forces.sections.iter().all(|section| section.cards.iter()
                .all(|card| card.card.is_none())));
            prop_assert!(forces.markers.iter().all(|marker| marker.installation.is_none()));
        }
        if !mission.own_is_communist() {
            prop_assert_eq!(known.works, Works::default());
            prop_assert_eq!(known.doctrine, None);
        }
        // What is told openly names no man of the enemy.
        let open: String = told.events.iter().filter(|event| !event.secret).map(|event| event.text.as_str())
            .collect();
        for figure in mission.forces.iter().flat_map(|forces| &forces.squad) {
            prop_assert!(!open.contains(&format!("{},", figure.name)), "{}", figure.name);
        }
    }

    #[test]
    fn support_and_cards_are_within_their_limits(order in orders(), seed in any::<u64>()) {
        let (mission, _) = made(&order, seed);
        let Some(id) = mission.mission_id() else {
            prop_assert_eq!((mission.own.support, mission.enemy.cards), (0, 0));
            return Ok(());
        };
        for (own, party) in [(true, &mission.own), (false, &mission.enemy)] {
            let least = if id.is_large() && (own
                || order.options.support_of_four == SupportOfFour::EachSide) { 4 } else { 1 };
            prop_assert!((least..=6).contains(&party.support));
            prop_assert_eq!(party.cards, match party.support { 1 | 2 => 1, 3 | 4 => 2, _ => 3 });
        }
        prop_assert_eq!(mission.works.entrances > 0, order.communist_ground);
        prop_assert!(mission.works.entrances <= 12 && mission.works.booby_traps <= 6);
    }

    #[test]
    fn the_drawing_fits_80_columns_and_the_picture_is_well_formed(order in orders(), seed in any::<u64>()) {
        let (mission, _) = made(&order, seed);
        let text = pointman::render::fng_table::text(&mission, true);
        prop_assert!(text.lines().all(|line| line.chars().count() <= 80));
        let svg = pointman::render::fng_table::svg(&mission, true);
        let end = if mission.ground.is_some() { "</svg>" } else { "/>" };
        prop_assert!(svg.starts_with("<svg") && svg.trim_end().ends_with(end));
        for tag in ["text", "g", "defs", "pattern"] {
            prop_assert_eq!(svg.matches(&format!("<{tag} ")).count() + svg.matches(&format!("<{tag}>"))
                .count(), svg.matches(&format!("</{tag}>")).count());
        }
    }
}

#[test]
fn a_document_with_a_feature_off_the_table_or_a_section_too_few_is_refused() {
    let mut order = order(Corps::Ii, "us-army-infantry");
    order.mission = Some(MissionId::Attack);
    let whole = document(&order, 1);
    let mut mission = whole.data.clone();
    mission.ground.as_mut().unwrap().features[0].areas[0].x = 900;
    mission.forces.as_mut().unwrap().sections.pop();
    mission.own.support = 7;
    let mut faults = Faults::default();
    mission.check(&mut faults);
    let pointers: Vec<_> = faults.list().iter().map(|fault| fault.pointer.as_str()).collect();
    assert_eq!(pointers, ["/own/support", "/ground/features/0/areas", "/forces/sections"]);
}
