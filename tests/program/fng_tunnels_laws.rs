//! Laws that hold for any complex, however the dice fall.

use std::collections::BTreeSet;

use pointman::dice::{Dice, DiceState, Seeded};
use pointman::document::Document;
use pointman::fng::mission::Mission;
use pointman::fng::tunnels::{Complex, SectionKind, Size};
use pointman::render::tunnel_map::{View, svg, text};
use serde_json::json;

use crate::scenes::fng_tunnels::Scene;

/// Smith explores a complex until nothing is left of it, or so many sections are laid. Calls `each` after
/// every step.
fn explore(seed: u64, most: usize, mut each: impl FnMut(&Scene)) -> Scene {
    let mut dice = Seeded::new(DiceState { seed, drawn: 0 });
    let spots = [(20, 20), (40, 30), (10, 50), (60, 5)];
    let number = 1 + dice.pick(spots.len(), format_args!("")).unwrap();
    let mut scene = Scene::with_entrances(&spots[..number]);
    let light = ["none", "candle", "flashlight", "red-filter"][dice.pick(4, format_args!("")).unwrap()];
    // A man whom nothing stops, for the sake of the walls.
    let smith = json!({ "name": "Smith", "rep": 6, "attributes": ["pointman"] });
    let enter = json!({ "entrance": 1, "by": smith, "light": light });
    scene.take_with("fng-tunnel-enter", enter, &mut dice).unwrap();
    each(&scene);
    for _ in 0..most * 4 {
        let held: Vec<u16> = scene
            .complex()
            .sections
            .iter()
            .filter(|section| section.enemies.iter().any(|enemy| !enemy.down && !enemy.hidden))
            .map(|section| section.id)
            .collect();
        for section in held {
            scene.take_with("fng-tunnel-settle", json!({ "section": section }), &mut dice).unwrap();
        }
        let open: Vec<_> = scene.complex().unexplored().collect();
        let here = scene.mission.tunnels.rats[0].section;
        let kind = scene.complex().section(here).unwrap().kind;
        if open.is_empty() && kind == SectionKind::SupplyRoom && !scene.complex().has_other_way(None) {
            let wall = ["ahead", "left", "right"][dice.pick(3, format_args!("")).unwrap()];
            scene.take_with("fng-tunnel-search", json!({ "who": "Smith", "wall": wall }), &mut dice).unwrap();
        } else if open.is_empty() || scene.complex().laid() >= most {
            break;
        } else {
            let to = open[dice.pick(open.len(), format_args!("")).unwrap()];
            scene.take_with("fng-tunnel-advance", json!({ "who": "Smith", "to": to }), &mut dice).unwrap();
        }
        // Whatever the traps did, he goes on.
        let rat = &mut scene.mission.tunnels.rats[0];
        rat.state = pointman::fng::tunnels::RatState::Up;
        each(&scene);
    }
    scene
}

fn overlaps(complex: &Complex) -> Option<(u16, u16)> {
    for (index, a) in complex.sections.iter().enumerate() {
        for b in complex.sections[..index].iter().filter(|b| b.level == a.level) {
            if a.rooms.iter().any(|a| b.rooms.iter().any(|b| a.overlaps(*b))) {
                return Some((b.id, a.id));
            }
        }
    }
    None
}

#[test]
fn no_section_of_any_complex_overlaps_another_and_every_one_can_be_reached() {
    let mut kinds = BTreeSet::new();
    let mut sections = 0;
    for seed in 0..1500 {
        let scene = explore(seed, 14, |_| {});
        let complex = scene.complex();
        assert_eq!(overlaps(complex), None, "seed {seed}");
        for section in &complex.sections {
            assert!(complex.path(1, section.id).is_some(), "seed {seed}: section {}", section.id);
        }
        sections += complex.laid();
        kinds.extend(complex.sections.iter().map(|section| (complex.size, section.kind)));
    }
    assert!(sections > 8000, "{sections}");
    for size in Size::ALL {
        for row in &size.table().rows {
            assert!(kinds.contains(&(size, row.section)), "{size:?} {row:?}");
        }
    }
}

#[test]
fn a_dead_end_or_water_never_closes_the_last_way_to_an_exit() {
    for seed in 0..600 {
        explore(seed, 20, |scene| {
            let last = scene.last();
            if matches!(last.kind, SectionKind::DeadEnd | SectionKind::Water) {
                assert!(scene.complex().has_other_way(None), "seed {seed}");
            }
            if last.instead_of.is_some() {
                assert_eq!((last.kind, last.openings.len()), (SectionKind::Junction, 2));
            }
        });
    }
}

#[test]
fn every_map_is_80_columns_wide_at_the_most_and_names_every_section() {
    for seed in 0..300 {
        let scene = explore(seed, 16, |_| {});
        let tunnels = &scene.mission.tunnels;
        let view = View {
            complex: scene.complex(),
            entrances: &tunnels.entrances,
            rats: &tunnels.rats,
            traps: &[],
            secrets: false,
        };
        let map = text(&view);
        assert!(map.lines().all(|line| line.chars().count() <= 80), "seed {seed}\n{map}");
        let picture = svg(&view);
        for section in &scene.complex().sections {
            assert!(picture.contains(&format!("data-section=\"{}\"", section.id)));
        }
    }
}

#[test]
fn a_complex_survives_being_written_and_read_and_its_steps_can_be_taken_back() {
    for seed in 0..20 {
        let mut dice = Seeded::new(DiceState { seed, drawn: 0 });
        let mission: Mission = Scene::with_entrances(&[(20, 20), (60, 40)]).mission;
        let mut document = Document::of(mission, DiceState { seed, drawn: 0 });
        let start = document.data.clone();
        let smith = json!({ "name": "Smith", "rep": 5 });
        document
            .take_given(
                "fng-tunnel-enter",
                json!({ "entrance": 1, "by": smith, "light": "flashlight" }),
                &mut dice,
            )
            .unwrap();
        let mut steps = 1;
        while steps < 8 {
            let Some(to) = document.data.tunnels.complexes[0].unexplored().next() else { break };
            if document
                .take_given("fng-tunnel-advance", json!({ "who": "Smith", "to": to }), &mut dice)
                .is_err()
            {
                break;
            }
            steps += 1;
        }
        document.verify().unwrap();
        let text = document.to_text();
        assert_eq!(pointman::document::read::<Mission>("-", &text).unwrap(), document);
        assert_eq!(document.undo(steps).unwrap().data, start);
    }
}
