//! Each reading of an unclear rule, the printed one and the other [camp-01 to camp-29].

use pointman_core::Error;
use pointman_fng::army_lists::ForceId;
use pointman_fng::calendar::Turn;
use pointman_fng::mission::*;
use pointman_fng::told::Told;

use crate::mission::order::*;

fn refused(order: &Order) -> String {
    generate(order, &mut seeded(1)).unwrap_err().to_string()
}

#[test]
fn one_pass_carries_one_to_the_next_check_and_no_pass_nothing() {
    let mut told = Told::default();
    let mut order = order(Corps::Ii, "us-army-infantry");
    let mut check =
        |order: &Order, rolls: &[u32]| mission_of_turn(order, &mut told, &mut scripted(rolls)).unwrap();
    let (one, none) = (check(&order, &[4, 5]), check(&order, &[5, 6]));
    assert_eq!((one.0.carried, one.1, none.0.carried, none.1), (1, None, 0, None));
    order.carried = true;
    assert_eq!(check(&order, &[4, 5, 3, 4]).1, Some(MissionId::SAndD), "the carried +1 makes 5 a pass");
}

#[test]
fn doubles_on_two_passes_are_a_large_action_by_die_or_from_the_table() {
    // camp-01
    let mut told = Told::default();
    let mut order = order(Corps::Ii, "us-army-infantry");
    let mut check =
        |order: &Order, rolls: &[u32]| mission_of_turn(order, &mut told, &mut scripted(rolls)).unwrap().1;
    for face in 1..=6 {
        let expected = if face <= 3 { MissionId::Attack } else { MissionId::Defend };
        assert_eq!(check(&order, &[3, 3, face]), Some(expected));
    }
    assert_eq!(check(&order, &[5, 5]), None, "doubles that do not pass are no Large Action");
    order.options.set("camp-01", "from-table").unwrap();
    assert_eq!(check(&order, &[3, 3, 3, 4]), Some(MissionId::Attack), "Search and Destroy");
    assert_eq!(check(&order, &[3, 3, 1, 1]), Some(MissionId::Defend), "Perimeter");
    assert_eq!(check(&order, &[3, 3, 1, 2, 6]), Some(MissionId::Defend), "Fight: 1d6");
    assert_eq!(check(&order, &[3, 3, 5, 6]), Some(MissionId::Defend), "Defense");
}

#[test]
fn every_fight_is_a_fighting_patrol_and_every_free_world_force_uses_the_us_column() {
    // camp-03, camp-04
    for force in ["us-army-infantry", "arvn-army-infantry", "us-sf-cidg"] {
        let id = mission_of_turn(&order(Corps::I, force), &mut Told::default(), &mut scripted(&[1, 2, 1, 2]))
            .unwrap()
            .1;
        assert_eq!(id.map(MissionId::title), Some("Fighting Patrol"), "{force}");
    }
    for force in ["nva", "vc-main-force", "local-vc"] {
        let id =
            mission_of_turn(&order(Corps::Ii, force), &mut Told::default(), &mut scripted(&[1, 2, 1, 2]))
                .unwrap()
                .1;
        assert_eq!(id, Some(MissionId::Defense), "{force}");
    }
}

#[test]
fn the_section_may_be_thrown_before_the_number() {
    // camp-09: the same dice put other numbers of cards elsewhere.
    let mut order = order(Corps::Ii, "us-army-infantry");
    order.mission = Some(MissionId::Attack);
    let throws = |order: &Order| -> Vec<(Vec<u32>, String)> {
        let (_, told) = made(order, 5);
        told.events
            .into_iter()
            .filter(|event| event.dice.len() == 2 && event.text.contains("face down"))
            .map(|event| (event.dice, event.text))
            .collect()
    };
    let first = throws(&order);
    order.options.set("camp-09", "section-first").unwrap();
    let second = throws(&order);
    assert!(first.iter().all(|(dice, text)| text.contains(&format!("section {},", dice[1]))), "{first:?}");
    assert!(second.iter().all(|(dice, text)| text.contains(&format!("section {},", dice[0]))), "{second:?}");
    assert_eq!(first[0].0, second[0].0);
}

#[test]
fn no_more_than_three_features_have_two_sections() {
    // camp-10
    let mut order = order(Corps::I, "us-marines");
    (order.mission, order.density) = (Some(MissionId::Attack), Some(Density::Rugged));
    let (mission, _) = made(&order, 3);
    let sections = mission.forces.unwrap().sections;
    assert_eq!(
        sections.iter().map(|section| section.numbers.clone()).collect::<Vec<_>>(),
        [[1, 2], [3, 4], [5, 6]]
    );
    order.density = Some(Density::Open);
    let open = (0..60)
        .map(|seed| made(&order, seed).0.forces.unwrap().sections)
        .find(|sections| sections.len() > 3)
        .unwrap();
    assert!(
        open.iter().all(|section| section.numbers.len() == if section.feature.is_some() { 2 } else { 1 })
    );
}

#[test]
fn cover_that_other_terrain_overlaps_counts_by_what_is_seen_of_it() {
    // camp-10
    let mut order = order(Corps::Ii, "us-army-infantry");
    (order.mission, order.density) = (Some(MissionId::Defend), Some(Density::Rugged));
    let mut more = 0;
    for seed in 0..30 {
        order.seen_cover = false;
        let earlier = made(&order, seed).0.forces.unwrap().sections;
        order.seen_cover = true;
        let (mission, _) = made(&order, seed);
        let (ground, sections) = (mission.ground.unwrap(), mission.forces.unwrap().sections);
        let (tops, zone) = (ground.tops(), own_zone(&ground, MissionId::Defend).unwrap());
        for section in &sections {
            assert!(section.feature.is_none_or(|number| tops.at(section.at) == Some(number)));
            assert!(section.feature.is_none() || !zone.holds(section.at), "{}", section.name);
        }
        let features = |of: &[TableSection]| of.iter().filter(|section| section.feature.is_some()).count();
        assert!(features(&sections) >= features(&earlier), "seed {seed}");
        more += usize::from(features(&sections) > features(&earlier));
    }
    assert!(more > 0, "rugged ground hides the middle of some cover");
}

#[test]
fn the_open_sections_lie_on_the_enemys_half_where_an_opening_move_gives_him_another_edge() {
    let mut order = order(Corps::Ii, "us-army-infantry");
    (order.mission, order.density) = (Some(MissionId::Defend), Some(Density::Open));
    let mut outflanked = 0;
    for seed in 0..120 {
        order.faces_enemy = false;
        let earlier = made(&order, seed).0;
        order.faces_enemy = true;
        let mission = made(&order, seed).0;
        let (ground, forces) = (mission.ground.as_ref().unwrap(), mission.forces.as_ref().unwrap());
        let (near, far) = (ground.edges.near, ground.edges.enemy);
        if far == near || far == near.opposite() {
            assert_eq!(forces.sections, earlier.forces.unwrap().sections, "seed {seed}");
            continue;
        }
        outflanked += 1;
        let strip = match far.is_horizontal() {
            true => ground.table.strip(far, ground.table.depth() / 2),
            false => ground.table.strip(far, ground.table.width() / 2),
        };
        for section in forces.sections.iter().filter(|section| section.feature.is_none()) {
            assert!(strip.holds(section.at), "seed {seed}: {} by the {far} edge", section.name);
            assert!(section.name.ends_with(&Ground::square(section.at)), "{}", section.name);
        }
    }
    assert!(outflanked > 3, "{outflanked}");
}

#[test]
fn the_least_support_of_four_may_be_the_players_alone() {
    // camp-14
    let mut order = order(Corps::Ii, "us-army-infantry");
    order.mission = Some(MissionId::Defend);
    assert!((0..50).all(|seed| made(&order, seed).0.enemy.support >= 4));
    order.options.set("camp-14", "player").unwrap();
    assert!((0..50).any(|seed| made(&order, seed).0.enemy.support < 4));
    assert!((0..50).all(|seed| made(&order, seed).0.own.support >= 4));
}

#[test]
fn night_is_for_perimeter_probe_defend_and_defense_alone() {
    // camp-15
    let mut order = order(Corps::Ii, "us-army-infantry");
    let nights = |order: &Order| {
        (0..120)
            .map(|seed| made(order, seed).0.light.contact)
            .filter(|time| *time == TimeOfDay::Night)
            .count()
    };
    for id in MissionId::ALL {
        order.mission = Some(id);
        let may =
            [MissionId::Perimeter, MissionId::Probe, MissionId::Defend, MissionId::Defense].contains(&id);
        assert_eq!(nights(&order) > 0, may, "{id}");
    }
    order.mission = Some(MissionId::Defense);
    order.options.set("camp-15", "large-action-only").unwrap();
    assert_eq!(nights(&order), 0);
}

#[test]
fn a_night_row_of_another_mission_is_an_evening_with_the_same_weather() {
    let mut order = order(Corps::Ii, "us-army-infantry");
    order.mission = Some(MissionId::Recon);
    let mut seen = 0;
    for seed in 0..200 {
        let (mission, told) = made(&order, seed);
        let event = told.events.iter().find(|event| event.rule == "weather").unwrap();
        let total: u32 = event.dice.iter().sum();
        if total == 6 || total == 12 {
            assert_eq!(mission.light.contact, TimeOfDay::Evening);
            assert_eq!(
                mission.light.phases,
                [DayPart { night: false, turns: Some(6) }, DayPart { night: true, turns: None }]
            );
            assert_eq!(mission.weather, if total == 6 { Weather::Clear } else { Weather::HeavyRain });
            seen += 1;
        }
    }
    assert!(seen > 10);
}

#[test]
fn the_monsoon_adds_one_to_the_weather_and_floods_the_paddies() {
    let mut order = order(Corps::Iv, "us-army-infantry");
    order.mission = Some(MissionId::Fight);
    let mut kinds = Vec::new();
    for (turn, monsoon) in
        [("1967-05-early", false), ("1967-05-late", true), ("1968-09-late", true), ("1968-10-early", false)]
    {
        order.date = turn.parse::<Turn>().unwrap();
        let (mission, told) = made(&order, 4);
        let event = told.events.iter().find(|event| event.rule == "weather").unwrap();
        let total = event.dice.iter().sum::<u32>() + u32::from(monsoon);
        let table = pointman_fng::campaign_data::weather();
        let row =
            table.rows.iter().find(|row| (u32::from(row.min)..=u32::from(row.max)).contains(&total)).unwrap();
        assert!(event.text.starts_with(row.contact.title()), "{turn}: {event:?}");
        let features = mission.ground.unwrap().features;
        let wet = features.iter().any(|feature| feature.kind == FeatureKind::RicePaddyWet);
        let dry = features.iter().any(|feature| feature.kind == FeatureKind::RicePaddyDry);
        assert!(if monsoon { !dry } else { !wet }, "{turn}");
        kinds.push(wet || dry);
    }
    assert!(kinds.contains(&true));
}

#[test]
fn of_six_markers_one_to_three_are_installations() {
    // camp-24
    let mut order = order(Corps::Ii, "us-army-infantry");
    order.mission = Some(MissionId::SAndD);
    let real = |order: &Order, seed: u64| {
        let markers = made(order, seed).0.forces.unwrap().markers;
        assert_eq!(markers.len(), 6);
        markers.iter().filter(|marker| marker.installation.is_some()).count()
    };
    let counts: Vec<_> = (0..60).map(|seed| real(&order, seed)).collect();
    assert!(
        (1..=3).all(|count| counts.contains(&count)) && counts.iter().all(|count| (1..=3).contains(count))
    );
    order.options.set("camp-24", "contact-table").unwrap();
    assert_eq!(real(&order, 1), 0);
}

#[test]
fn markers_lie_well_away_from_where_the_player_sets_up() {
    let mut order = order(Corps::Ii, "us-army-infantry");
    order.mission = Some(MissionId::SAndD);
    for (seed, edge) in Edge::ALL.iter().enumerate() {
        order.edge = Some(*edge);
        let (mission, _) = made(&order, seed as u64);
        let ground = mission.ground.unwrap();
        let near = ground.table.strip(*edge, 18);
        assert!(mission.forces.unwrap().markers.iter().all(|marker| !near.holds(marker.at)), "{edge}");
    }
}

#[test]
fn a_probe_finds_a_fortified_position_on_a_six_in_every_mode() {
    // camp-25
    for versus in [false, true] {
        let mut order = order(Corps::Ii, "us-army-infantry");
        order.mission = Some(MissionId::Probe);
        if versus {
            (order.mode, order.enemy) = (Mode::Versus, Some(ForceId::Nva));
        }
        for seed in 0..60 {
            let (mission, told) = made(&order, seed);
            let event = told.events.iter().find(|event| event.rule == "probe-fortified").unwrap();
            let fortified = mission.assignment.unwrap().fortified;
            assert_eq!(fortified, event.dice == [6]);
            let sites = mission.ground.unwrap().sites;
            assert_eq!(fortified, sites.iter().any(|site| site.kind == SiteKind::FortifiedPosition));
        }
    }
}

#[test]
fn the_attacker_of_either_large_action_rolls_opening_moves_or_the_enemy_alone() {
    // camp-29
    let mut order = order(Corps::Ii, "us-army-infantry");
    order.mission = Some(MissionId::Attack);
    assert!(made(&order, 1).0.opening.is_some_and(|opening| opening.by_player));
    order.options.set("camp-29", "defend-only").unwrap();
    assert!(made(&order, 1).0.opening.is_none());
    order.mission = Some(MissionId::Defend);
    assert!(made(&order, 1).0.opening.is_some_and(|opening| !opening.by_player));
}

#[test]
fn a_barrage_strikes_each_man_by_his_rep_and_cover_and_each_vehicle_by_its_top() {
    let man =
        |name: &str, rep, in_cover, enclosed| UnderFire { name: name.to_owned(), rep, in_cover, enclosed };
    let men = [
        man("A", 4, false, false),
        man("B", 4, true, false),
        man("C", 3, false, false),
        man("D", 3, false, true),
    ];
    let tank = |name: &str, top_armor| VehicleUnderFire { name: name.to_owned(), top_armor };
    let vehicles = [tank("truck", 0), tank("M-48", 3), tank("M-113", 1)];
    let rolls = [5, 2, 5, 5, 4, 4, 1, 1, 1, 1, 1, 2];
    let mut told = Told::default();
    let mut dice = scripted(&rolls);
    let shelled = barrage(&men, &vehicles, CrewsUnderBarrage::VehicleStands, &mut told, &mut dice).unwrap();
    let effects: Vec<_> = shelled.iter().map(|shelled| (shelled.name.as_str(), shelled.effect)).collect();
    use BarrageEffect::*;
    assert_eq!(
        effects,
        [
            ("A", DuckBack),
            ("B", NoEffect),
            ("C", OutOfTheFight),
            ("truck", Destroyed),
            ("M-48", Disabled),
            ("M-113", NoEffect)
        ]
    );
    // barrage-1: the man in the vehicle rolls too, at +1.
    let shelled =
        barrage(&men[3..], &[], CrewsUnderBarrage::TheyRoll, &mut told, &mut scripted(&[4, 4])).unwrap();
    assert_eq!(shelled[0].effect, NoEffect);
}

#[test]
fn tunnel_entrances_follow_the_support_of_the_communist_side() {
    let mut order = order(Corps::Iii, "us-army-infantry");
    (order.mission, order.communist_ground) = (Some(MissionId::SAndD), true);
    for seed in 0..80 {
        let (mission, told) = made(&order, seed);
        let dice = told.events.iter().find(|event| event.rule == "Tunnels").unwrap().dice.clone();
        let expected = match mission.enemy.support {
            1 => 0,
            2 => 1,
            _ => 2,
        };
        assert_eq!(dice.len(), expected);
        let number = dice.iter().sum::<u32>().max(1);
        assert_eq!(u32::from(mission.works.entrances), number);
        // With a single entrance of Support 1 there is an exit.
        let exits = usize::from(mission.enemy.support == 1);
        assert_eq!(mission.works.entrances_at.len(), number as usize + exits);
        assert_eq!(mission.works.booby_traps_at.len(), usize::from(mission.works.booby_traps));
    }
    // A Communist player writes down his own, and knows how many.
    let mut order = Order::new(order.date, Corps::Iii, ForceId::VcMainForce, 4);
    (order.mission, order.communist_ground) = (Some(MissionId::Probe), true);
    let (mission, _) = made(&order, 2);
    assert!(mission.works.entrances > 0 && mission.works.entrances_at.is_empty());
    assert_eq!(mission.without_secrets().works, mission.works);
}

/// The pieces of terrain of one kind that lie on the spot of another, and the tunnel entrances a corridor or
/// less from another, over many missions.
fn on_one_spot(apart: bool) -> (usize, usize) {
    let (mut pieces, mut entrances) = (0, 0);
    for seed in 0..60 {
        let corps = [Corps::I, Corps::Ii, Corps::Iii, Corps::Iv][seed as usize % 4];
        let mut order = order(corps, "us-army-infantry");
        (order.mission, order.communist_ground, order.apart) = (Some(MissionId::SAndD), true, apart);
        (order.density, order.urban) = (Some(Density::Rugged), Some(seed % 3 == 0));
        let (mission, _) = made(&order, seed);
        let ground = mission.ground.unwrap();
        let all: Vec<(FeatureKind, Area)> = ground
            .features
            .iter()
            .flat_map(|piece| piece.areas.iter().map(|area| (piece.kind, *area)))
            .collect();
        pieces += (1..all.len()).filter(|&index| all[..index].contains(&all[index])).count();
        let at = &mission.works.entrances_at;
        let near = |one: TablePoint, other: TablePoint| {
            let (x, y) = (u32::from(one.x.abs_diff(other.x)), u32::from(one.y.abs_diff(other.y)));
            x * x + y * y <= 36
        };
        entrances +=
            (1..at.len()).filter(|&index| at[..index].iter().any(|&other| near(other, at[index]))).count();
    }
    (pieces, entrances)
}

#[test]
fn pieces_of_a_kind_never_lie_on_one_spot_nor_tunnel_entrances_within_a_corridor_of_each_other() {
    assert_eq!(on_one_spot(true), (0, 0));
}

#[test]
fn missions_of_version_0_1_0_lay_pieces_and_entrances_wherever_the_dice_have_them() {
    let (pieces, entrances) = on_one_spot(false);
    assert!(pieces > 0 && entrances > 0, "{pieces} {entrances}");
}

#[test]
fn on_ground_without_terrain_every_tunnel_entrance_has_a_place_of_its_own() {
    let mut order = order(Corps::Iii, "us-army-infantry");
    (order.mission, order.communist_ground, order.apart) = (Some(MissionId::SAndD), true, true);
    (order.density, order.urban) = (Some(Density::Open), Some(false));
    order.table = Some(TableSize { width_ft: 3, depth_ft: 3 });
    for seed in 0..60 {
        let (mission, _) = made(&order, seed);
        let mut at: Vec<(u16, u16)> = mission.works.entrances_at.iter().map(|at| (at.x, at.y)).collect();
        let count = at.len();
        at.sort_unstable();
        at.dedup();
        assert_eq!(at.len(), count, "seed {seed}");
    }
}

#[test]
fn forces_out_of_their_area_and_opponents_of_one_side_are_refused() {
    assert!(
        refused(&order(Corps::Ii, "us-marines"))
            .contains("US Marines do not fight in II Corps, only in I Corps")
    );
    assert!(refused(&order(Corps::Iv, "anzac-infantry")).contains("do not fight in IV Corps"), "camp-45");
    let mut us = order(Corps::Ii, "us-army-infantry");
    us.enemy = Some(ForceId::AnzacInfantry);
    assert!(refused(&us).contains("fight on the same side"));
    us.enemy = Some(ForceId::UsMarines);
    assert!(refused(&us).contains("US Marines do not fight in II Corps, only in I Corps"));
    us.enemy = None;
    us.mode = Mode::Versus;
    assert!(matches!(generate(&us, &mut seeded(1)), Err(Error::Incomplete { .. })));
    let mut rep = order(Corps::Ii, "us-army-infantry");
    rep.leader_rep = 7;
    assert!(refused(&rep).contains("Rep is 2 to 6"));
}

#[test]
fn what_a_mission_demands_cannot_be_ordered_away() {
    let mut order = order(Corps::Ii, "us-army-infantry");
    (order.mission, order.urban) = (Some(MissionId::Attack), Some(false));
    assert!(refused(&order).contains("built-up urban area"));
    (order.urban, order.objective) = (None, Some(Objective::Convoy));
    assert!(refused(&order).contains("convoy is not"));
    (order.mission, order.objective, order.density) = (Some(MissionId::Recon), None, Some(Density::Open));
    assert!(refused(&order).contains("broken"));
    (order.mission, order.density, order.table) =
        (Some(MissionId::Defense), None, Some(TableSize { width_ft: 3, depth_ft: 5 }));
    assert!(refused(&order).contains("18 in from every edge"));
}

#[test]
fn riverine_operations_are_fought_in_iii_and_iv_corps_from_june_1967_and_have_a_river() {
    let mut order = order(Corps::Ii, "us-army-infantry");
    order.riverine = true;
    assert!(refused(&order).contains("III and IV Corps"));
    order.corps = Corps::Iv;
    assert!(refused(&order).contains("from early June 1967"));
    order.date = "1967-06-early".parse().unwrap();
    order.mission = Some(MissionId::Fight);
    for seed in 0..20 {
        assert!(
            made(&order, seed)
                .0
                .ground
                .unwrap()
                .features
                .iter()
                .any(|feature| feature.kind == FeatureKind::RiverCanal)
        );
    }
}

#[test]
fn the_enemy_of_a_defense_comes_by_any_edge_but_that_of_your_reinforcements() {
    let mut order = order(Corps::Ii, "us-army-infantry");
    order.mission = Some(MissionId::Defense);
    let mut edges = Vec::new();
    for seed in 0..60 {
        let (mission, _) = made(&order, seed);
        let ground = mission.ground.as_ref().unwrap();
        assert!(!ground.edges.own.contains(&ground.edges.enemy));
        assert_eq!(mission.forces.as_ref().unwrap().entry.unwrap().edge, ground.edges.enemy);
        assert!(!mission.knows_enemy_edge());
        let zone = own_zone(ground, MissionId::Defense).unwrap();
        assert_eq!(zone, Area { x: 18, y: 18, width: 12, depth: 12 });
        edges.push(ground.edges.enemy);
    }
    assert!(Edge::ALL.iter().all(|edge| edges.contains(edge)));
}

#[test]
fn the_enemy_squad_is_raised_from_its_own_list_and_has_one_leader() {
    let mut order = order(Corps::Ii, "us-army-infantry");
    order.mission = Some(MissionId::Perimeter);
    for enemy in ["nva", "vc-main-force", "local-vc"] {
        order.enemy = Some(enemy.parse().unwrap());
        let (mission, _) = made(&order, 9);
        let squad = mission.forces.unwrap().squad;
        let leaders: Vec<_> =
            squad.iter().filter(|man| man.role == Some(pointman_fng::squads::squad::Role::Leader)).collect();
        assert_eq!(leaders.len(), 1, "{enemy}");
        assert_eq!(mission.enemy.leader_rep, leaders[0].rep);
        assert!(squad.len() >= 3 && squad.iter().all(|man| man.weapon.is_some()), "{enemy}");
    }
}

#[test]
fn every_question_has_its_printed_reading_first_and_takes_each_of_its_readings() {
    crate::readings::can_all_be_chosen(Options::ALL, Options::set);
    assert!(Options::default().set("camp-99", "x").unwrap_err().to_string().contains("camp-99"));
    assert!(
        Options::default().set("camp-05", "x").unwrap_err().to_string().contains("give hidden or not-hidden")
    );
}
